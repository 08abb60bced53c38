//! ALGO-529: duels.

use super::{smaller_numbers, Generator, Worst};
use crate::random::Random;

pub const GENERATORS: &[Generator] =
    &[Generator { problem: "algo529", small, shrink, worst: WORST }];

const WORST: &[Worst] = &[
    Worst { name: "most_positions_for_search", make: |_| b"200 200 1 10\n".to_vec() },
    Worst { name: "largest_numbers", make: |_| format!("{0} {0} 1 {0}\n", i64::MAX).into_bytes() },
];

fn small(random: &mut Random, size: u32) -> String {
    let size = i64::from(size);
    format!(
        "{} {} {} {}\n",
        random.between(-1, size),
        random.between(-1, size),
        random.between(-1, 1 + size / 3),
        random.between(0, size.min(6))
    )
}

fn shrink(input: &str) -> Vec<String> {
    let values: Vec<i64> =
        input.split_whitespace().map(|word| word.parse().expect("a valid input")).collect();
    let mut simpler = Vec::new();
    for (index, &value) in values.iter().enumerate() {
        for candidate in smaller_numbers(value, 0) {
            let mut values = values.clone();
            values[index] = candidate;
            simpler.push(format!("{} {} {} {}\n", values[0], values[1], values[2], values[3]));
        }
    }
    simpler
}
