//! The harness: everything that runs, judges, generates and reports. It knows the problems; no
//! problem file knows anything of it.
pub mod generate;
pub mod random;
