//! The problem files that can be called in process: a line a file, with its module's name, its own
//! name and its path. `registry!(m)` hands the lines to the macro `m`, so that whoever needs them (the
//! sample tests, the stress worker, the malformed-input tests) has the same list.
//!
//! This file is no part of the library: were it, a problem file that does not compile would take the
//! judge with it.

macro_rules! registry {
    ($use_them:ident) => {
        $use_them! {
            abc209e "abc209e" "../../problems/abc209e.rs"
            algo529 "algo529" "../../problems/algo529.rs"
            algo529_search "algo529-search" "../../problems/algo529-search.rs"
            boi2008game "boi2008game" "../../problems/boi2008game.rs"
            boi2008game_layers "boi2008game-layers" "../../problems/boi2008game-layers.rs"
            boi2008game_search "boi2008game-search" "../../problems/boi2008game-search.rs"
            boj2373 "boj2373" "../../problems/boj2373.rs"
            cf786a "cf786a" "../../problems/cf786a.rs"
            cf919f "cf919f" "../../problems/cf919f.rs"
            cf936b "cf936b" "../../problems/cf936b.rs"
            coci10c4p6 "coci10c4p6" "../../problems/coci10c4p6.rs"
            hdu2516 "hdu2516" "../../problems/hdu2516.rs"
            kfold "kfold" "../../problems/kfold.rs"
            kfold_cubic "kfold-cubic" "../../problems/kfold-cubic.rs"
            kfold_linear "kfold-linear" "../../problems/kfold-linear.rs"
            kfold_quadratic "kfold-quadratic" "../../problems/kfold-quadratic.rs"
            luogu6560 "luogu6560" "../../problems/luogu6560.rs"
            neerc2016g "neerc2016g" "../../problems/neerc2016g.rs"
            poj3922 "poj3922" "../../problems/poj3922.rs"
            retrograde "retrograde" "../../problems/retrograde.rs"
            retrograde_rounds "retrograde-rounds" "../../problems/retrograde-rounds.rs"
        }
    };
}
