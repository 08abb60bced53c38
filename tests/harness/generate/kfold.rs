//! The k-fold subtraction game: one game of any size, and the judges' four kinds of input.

use std::fmt::Write;

use super::{smaller_numbers, Generator, Worst};
use crate::random::Random;

pub const GENERATORS: &[Generator] = &[
    Generator { problem: "boj2373", small: small_boj, shrink: shrink_boj, worst: WORST_BOJ },
    Generator { problem: "coci10c4p6", small: small_coci, shrink: shrink_coci, worst: WORST_COCI },
    Generator { problem: "hdu2516", small: small_hdu, shrink: shrink_hdu, worst: WORST_HDU },
    Generator { problem: "kfold", small, shrink, worst: WORST },
    Generator { problem: "poj3922", small: small_poj, shrink: shrink_poj, worst: WORST_POJ },
];

const WORST: &[Worst] = &[
    Worst { name: "most_runs", make: |_| b"1000000000000000000 707106781\n".to_vec() },
    Worst { name: "most_blocks", make: |_| b"1000000000000000000 67000000\n".to_vec() },
    Worst { name: "longest_first_run", make: |_| b"1000000000000000000 1000000000\n".to_vec() },
    Worst { name: "k_100000000", make: |_| b"1000000000000000000 100000000\n".to_vec() },
    Worst { name: "k_1000000", make: |_| b"1000000000000000000 1000000\n".to_vec() },
    Worst { name: "k_100000", make: |_| b"1000000000000000000 100000\n".to_vec() },
    Worst { name: "k_1", make: |_| b"1000000000000000000 1\n".to_vec() },
    Worst { name: "largest", make: |_| b"1000000000000000000 1000000000000000000\n".to_vec() },
    Worst { name: "most_stones_for_linear", make: |_| b"30000000 3\n".to_vec() },
    Worst { name: "ten_million_stones", make: |_| b"10000000 3\n".to_vec() },
    Worst { name: "most_comparisons_for_quadratic", make: |_| b"20000 20000\n".to_vec() },
    Worst { name: "most_takes_for_cubic", make: |_| b"500 500\n".to_vec() },
];

/// A k of a random size: small, near S, or anything up to 10^18.
fn small_k(random: &mut Random, stones: i64) -> i64 {
    match random.below(8) {
        0 => stones + random.between(-3, 3),
        1 => random.between(1, stones),
        2 => {
            let digits = random.between(0, 18) as u32;
            random.between(1, 10i64.pow(digits))
        }
        _ => random.between(1, 12),
    }
    .max(1)
}

fn small(random: &mut Random, size: u32) -> String {
    let stones = random.between(2, 2 + 8 * i64::from(size));
    format!("{stones} {}\n", small_k(random, stones))
}

fn shrink(input: &str) -> Vec<String> {
    let values = numbers(input);
    let (stones, k) = (values[0], values[1]);
    let fewer = smaller_numbers(stones, 2).into_iter().map(|stones| format!("{stones} {k}\n"));
    let less = smaller_numbers(k, 1).into_iter().map(|k| format!("{stones} {k}\n"));
    fewer.chain(less).collect()
}

const WORST_POJ: &[Worst] = &[
    Worst { name: "most_losing_numbers", make: |_| games(&[(100_000_000, 100_000); 20]).into() },
    Worst { name: "smallest_k", make: |_| games(&[(100_000_000, 1); 20]).into() },
];

fn small_poj(random: &mut Random, size: u32) -> String {
    let most = 2 + 8 * i64::from(size);
    let count = random.between(1, i64::from(size.min(20)));
    let games_of = |random: &mut Random| {
        let stones = random.between(2, most);
        (stones, small_k(random, stones).min(100_000))
    };
    games(&(0..count).map(|_| games_of(random)).collect::<Vec<_>>())
}

fn shrink_poj(input: &str) -> Vec<String> {
    let pairs: Vec<(i64, i64)> =
        numbers(input)[1..].chunks(2).map(|game| (game[0], game[1])).collect();
    let mut simpler = Vec::new();
    for index in 0..pairs.len() {
        let (stones, k) = pairs[index];
        if pairs.len() > 1 {
            let mut fewer = pairs.clone();
            fewer.remove(index);
            simpler.push(games(&fewer));
        }
        let mut replaced = |game| {
            let mut pairs = pairs.clone();
            pairs[index] = game;
            simpler.push(games(&pairs));
        };
        smaller_numbers(stones, 2).into_iter().for_each(|stones| replaced((stones, k)));
        smaller_numbers(k, 1).into_iter().for_each(|k| replaced((stones, k)));
    }
    simpler
}

/// The input of poj3922 that asks about these pairs of n and k.
fn games(pairs: &[(i64, i64)]) -> String {
    let mut input = format!("{}\n", pairs.len());
    for (stones, k) in pairs {
        writeln!(input, "{stones} {k}").expect("a String takes all");
    }
    input
}

const WORST_HDU: &[Worst] = &[
    Worst { name: "many_random", make: |random| many(|_| random.between(2, (1 << 31) - 1)) },
    Worst { name: "many_smallest", make: |_| many(|_| 2) },
    Worst { name: "many_largest", make: |_| many(|index| (1 << 31) - 1 - index % 2) },
];

fn many(mut number: impl FnMut(i64) -> i64) -> Vec<u8> {
    lines((0..100_000).map(&mut number)).into()
}

fn small_hdu(random: &mut Random, size: u32) -> String {
    let count = random.between(0, i64::from(size));
    lines((0..count).map(|_| random.between(2, 2 + 4 * i64::from(size))))
}

fn shrink_hdu(input: &str) -> Vec<String> {
    let mut values = numbers(input);
    let end = values.iter().position(|&number| number == 0);
    values.truncate(end.unwrap_or(values.len()));
    let mut simpler = Vec::new();
    for index in 0..values.len() {
        let mut fewer = values.clone();
        fewer.remove(index);
        simpler.push(lines(fewer.into_iter()));
        for candidate in smaller_numbers(values[index], 2) {
            let mut values = values.clone();
            values[index] = candidate;
            simpler.push(lines(values.into_iter()));
        }
    }
    simpler
}

/// The input of hdu2516 that asks about these numbers.
fn lines(numbers: impl Iterator<Item = i64>) -> String {
    let mut input: String = numbers.map(|number| format!("{number}\n")).collect();
    input += "0\n";
    input
}

const WORST_COCI: &[Worst] = &[
    Worst { name: "largest", make: |_| b"1000000000000000\n".to_vec() },
    Worst { name: "most_terms", make: |_| b"806515533049392\n".to_vec() },
];

fn small_coci(random: &mut Random, size: u32) -> String {
    format!("{}\n", random.between(1, 8 * i64::from(size)))
}

fn shrink_coci(input: &str) -> Vec<String> {
    smaller_numbers(numbers(input)[0], 1).iter().map(|number| format!("{number}\n")).collect()
}

const WORST_BOJ: &[Worst] = &[
    Worst { name: "largest", make: |_| b"1000000\n".to_vec() },
    Worst { name: "most_terms", make: |_| b"832039\n".to_vec() },
];

fn small_boj(random: &mut Random, size: u32) -> String {
    format!("{}\n", random.between(2, 2 + 8 * i64::from(size)))
}

fn shrink_boj(input: &str) -> Vec<String> {
    smaller_numbers(numbers(input)[0], 2).iter().map(|number| format!("{number}\n")).collect()
}

fn numbers(input: &str) -> Vec<i64> {
    input.split_ascii_whitespace().map(|word| word.parse().expect("a valid input")).collect()
}
