//! The harness: everything that runs, judges, generates and reports. It knows the problems; no
//! problem file knows anything of it.
#![cfg_attr(not(unix), forbid(unsafe_code))]

pub mod bench;
pub mod build;
pub mod cases;
pub mod catalog;
pub mod checkers;
pub mod compare;
pub mod generate;
pub mod machine;
pub mod malformed;
pub mod paste;
pub mod random;
pub mod report;
pub mod run;
pub mod scaffold;
pub mod stress;
pub mod suite;
pub mod verdict;

#[cfg(not(unix))]
mod direct;
#[cfg(unix)]
mod launcher;
#[cfg(unix)]
mod unix;

#[cfg(not(unix))]
pub use direct::serve_if_asked;
#[cfg(unix)]
pub use launcher::serve_if_asked;
#[cfg(unix)]
pub use unix::is_terminal;

/// Whether standard output (1) or standard error (2) is a terminal; not known here, so no.
#[cfg(not(unix))]
pub fn is_terminal(_fd: i32) -> bool {
    false
}
