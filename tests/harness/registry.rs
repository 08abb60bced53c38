//! The problem files that can be called in process: a line a file, with its module's name, its own
//! name and its path. `registry!(m)` hands the lines to the macro `m`, so that whoever needs them (the
//! sample tests, the stress worker, the malformed-input tests) has the same list.
//!
//! This file is no part of the library: were it, a problem file that does not compile would take the
//! judge with it.

macro_rules! registry {
    ($use_them:ident) => {
        $use_them! {
            algo529 "algo529" "../../problems/algo529.rs"
            algo529_search "algo529-search" "../../problems/algo529-search.rs"
        }
    };
}
