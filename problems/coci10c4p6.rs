//! HRPA (COCI 2010/2011, contest 4, task 6; Luogu P6487)
//!
//! Limits: 1 s, 32 MB
//!
//! N stones, two players. The first player takes any number of them, all of them if it likes; after
//! that the players take turns, each taking at least 1 and at most twice what the other has just
//! taken. Whoever takes the last stone wins. With how many stones, at the least, can the first
//! player begin and win? 1 <= N <= 10^15.
//!
//! Input: `N`.
//! Output: the smallest first take that wins; there always is one, since taking all wins.
//!
//! # Idea
//!
//! Every number is, in one way only, a sum of Fibonacci numbers 1, 2, 3, 5, 8, ... no two of which
//! are neighbours in that sequence (Zeckendorf); subtracting the largest that fits, again and
//! again, finds it. Let z(m) be its smallest term. The answer is z(N).
//!
//! # Proof
//!
//! Claim: a player who may take up to n of m stones wins exactly if n >= z(m). By induction on m:
//!
//! * n >= z(m): take z(m). Either nothing is left, or the next term is at least the second
//!   Fibonacci number after z(m), which exceeds 2 z(m): the other player loses.
//! * n < z(m) = F: a take x leaves the other terms and F - x > 0. The terms of F - x are below F,
//!   so the smallest, t, is also the smallest of what is left, and the other player wins if
//!   2 x >= t. If 2 x < t, x would be below the Fibonacci number before t, which is at least t / 2.
//!   The terms of x together with those of F - x would then be a second sum for F, which cannot be.
//!
//! The first player may take up to N, so the smallest take with which it wins is z(N).
//!
//! # Cost
//!
//! There are 72 Fibonacci numbers up to 10^15 and at most 36 terms: 2,600 additions.
//!
//! Checked against `kfold` with k = 2 on all N below 20,000 and random larger ones.
#![forbid(unsafe_code)]

const LEAST: u64 = 1;
const MOST: u64 = 1_000_000_000_000_000;

/// Reads `N` and answers with the smallest first take that wins.
pub fn solve(input: &[u8]) -> Result<String, String> {
    Ok(format!("{}\n", smallest_term(read(input)?)))
}

/// z(`number`), the smallest term of its sum of Fibonacci numbers.
pub fn smallest_term(number: u64) -> u64 {
    let mut rest = number;
    loop {
        let (mut term, mut next) = (1, 2);
        while next <= rest {
            let sum = term + next;
            term = next;
            next = sum;
        }
        if term == rest {
            return term;
        }
        rest -= term;
    }
}

fn read(input: &[u8]) -> Result<u64, String> {
    let text = std::str::from_utf8(input).map_err(|error| {
        let at = error.valid_up_to();
        format!("byte {}: expected UTF-8 text, found {:#04x}", at + 1, input[at])
    })?;
    let mut words = text.trim_start_matches('\u{feff}').split_ascii_whitespace();
    let found = words.next();
    let value = found.and_then(|word| word.parse().ok());
    let value = value.filter(|&value| (LEAST..=MOST).contains(&value)).ok_or_else(|| {
        format!("word 1: expected N, a number from 1 to 10^15, found {}", shown(found))
    })?;
    match words.next() {
        None => Ok(value),
        extra => Err(format!("word 2: expected the end of the input, found {}", shown(extra))),
    }
}

/// What stands at a place, for an error message: escaped, and cut where it is long.
fn shown(word: Option<&str>) -> String {
    word.map_or("the end of the input".to_string(), |word| {
        let head: String = word.chars().take(24).collect();
        format!("{:?}{}", head, if head.len() < word.len() { "..." } else { "" })
    })
}

fn main() {
    use std::io::{self, Read, Write};
    let mut input = Vec::new();
    let result = io::stdin()
        .read_to_end(&mut input)
        .map_err(|error| format!("cannot read the input: {}", error))
        .and_then(|_| solve(&input))
        .and_then(|output| {
            let mut stdout = io::stdout();
            let written = stdout.write_all(output.as_bytes()).and_then(|()| stdout.flush());
            written.map_err(|error| format!("cannot write the output: {}", error))
        });
    if let Err(message) = result {
        let path = std::env::args_os().next().unwrap_or_default();
        let name = std::path::Path::new(&path).file_stem().unwrap_or_default().to_string_lossy();
        let _ = writeln!(io::stderr(), "{}: {}", name, message);
        let declined = message.starts_with("too large for this method: ");
        std::process::exit(if declined { 3 } else { 1 });
    }
}
