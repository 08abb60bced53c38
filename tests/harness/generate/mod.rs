//! Inputs made by program: small random ones for `judge stress`, the worst ones for `judge bench`,
//! and the smaller neighbours of an input, for shrinking. All are valid inputs of their problem and
//! wholly determined by the seed; none is ever committed as data.

use crate::random::Random;

mod algo529;
pub mod boi2008game;
mod graph_games;
mod kfold;
mod retrograde;

/// What can be generated for one problem. Its other methods share it.
pub struct Generator {
    /// The problem's name.
    pub problem: &'static str,
    /// A random valid input. `size` starts at 1, the smallest inputs there are, and grows slowly;
    /// up to 30 every method of the problem must accept the input and answer in well under 10 ms.
    pub small: fn(random: &mut Random, size: u32) -> String,
    /// Valid inputs that are simpler than this valid one, the boldest simplification first. Following
    /// it over and over has to end, so "simpler" must be an order. Empty when nothing is simpler.
    pub shrink: fn(input: &str) -> Vec<String>,
    /// The inputs that cost the most within the problem's bounds, and what else is worth timing.
    pub worst: &'static [Worst],
}

/// One large or hard input.
pub struct Worst {
    /// What it is, in a few lower-case words joined by underscores.
    pub name: &'static str,
    /// Makes it. Large ones take a while and a lot of memory.
    pub make: fn(random: &mut Random) -> Vec<u8>,
}

/// The generators of all problems.
pub fn all() -> impl Iterator<Item = &'static Generator> {
    [
        algo529::GENERATORS,
        boi2008game::GENERATORS,
        graph_games::CF936B,
        graph_games::LUOGU6560,
        graph_games::NEERC2016G,
        kfold::GENERATORS,
        retrograde::GENERATORS,
    ]
    .into_iter()
    .flatten()
}

/// The generator of a problem or of one of its methods (`kfold-cubic` has that of `kfold`).
pub fn of(name: &str) -> Option<&'static Generator> {
    let problem = name.split('-').next().unwrap_or(name);
    all().find(|generator| generator.problem == problem)
}

/// Values simpler than `value` and not below `least`: `least` itself, then ever closer ones.
pub fn smaller_numbers(value: i64, least: i64) -> Vec<i64> {
    let mut candidates = Vec::new();
    let mut distance = value.saturating_sub(least);
    while distance > 0 {
        candidates.push(value - distance);
        distance /= 2;
    }
    candidates
}
