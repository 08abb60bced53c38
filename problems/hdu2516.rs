//! The stone taking game (HDU 2516)
//!
//! Limits: 1 s, 32 MB
//!
//! n stones. The first player takes at least 1 and fewer than n of them; after that the players
//! take turns, each taking at least 1 and at most twice what the other has just taken. Whoever
//! takes the last stone wins. 2 <= n < 2^31.
//!
//! Input: any number of n, one a line, ended by 0 or by the end of the input. What follows the 0 is
//! ignored.
//! Output: a line `First win` or `Second win` for each n.
//!
//! # Idea
//!
//! Every number is, in one way only, a sum of Fibonacci numbers 1, 2, 3, 5, 8, ... no two of which
//! are neighbours in that sequence (Zeckendorf); subtracting the largest that fits, again and
//! again, finds it. Let z(m) be its smallest term. The second player wins if and only if n is
//! itself a Fibonacci number.
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
//! The first player may take up to n - 1, so it loses if and only if z(n) = n.
//!
//! # Cost
//!
//! There are 45 Fibonacci numbers below 2^31, so an n costs six comparisons beside its reading.
//!
//! Checked against `kfold` with k = 2 on all n below 20,000, next to every Fibonacci number, and on
//! random larger ones.
#![forbid(unsafe_code)]

/// Reads numbers of stones up to a 0 and answers each with a line `First win` or `Second win`.
pub fn solve(input: &[u8]) -> Result<String, String> {
    let text = if input.starts_with(b"\xef\xbb\xbf") { &input[3..] } else { input };
    let words = text.split(|byte| byte.is_ascii_whitespace()).filter(|word| !word.is_empty());
    let losing = fibonacci_numbers();
    let mut output = String::new();
    for (index, word) in words.enumerate() {
        let number = std::str::from_utf8(word).ok().and_then(|word| word.parse().ok());
        match number {
            Some(0) => break,
            Some(n @ 2..=0x7fff_ffff) => {
                let first_wins = losing.binary_search(&n).is_err();
                output += if first_wins { "First win\n" } else { "Second win\n" };
            }
            _ => {
                let found = String::from_utf8_lossy(word);
                let place = format!("word {}: expected n", index + 1);
                let found = shown(Some(&found));
                return Err(format!(
                    "{}, a number from 2 to 2^31 - 1, or 0, found {}",
                    place, found
                ));
            }
        }
    }
    Ok(output)
}

/// The Fibonacci numbers 1, 2, 3, 5, ... below 2^31.
pub fn fibonacci_numbers() -> Vec<u64> {
    let (mut number, mut next) = (1, 2);
    let mut numbers = Vec::new();
    while number < 1 << 31 {
        numbers.push(number);
        let sum = number + next;
        number = next;
        next = sum;
    }
    numbers
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
