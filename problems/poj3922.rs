//! A simple stone game (POJ 3922, HDU 2486, UVa 1567)
//!
//! Limits: 1 s, 64 MB
//!
//! n stones. The first player takes at least 1 and fewer than n of them; after that the players
//! take turns, each taking at least 1 and at most k times what the other has just taken. Whoever
//! takes the last stone wins. 2 <= n <= 10^8, 1 <= k <= 10^5, at most 20 games.
//!
//! Input: t, then t lines `n k`.
//! Output: a line `Case i: x` for game i, x the smallest first take that wins, or `Case i: lose`.
//!
//! # Idea
//!
//! The losing n are a(1) = 1 and a(i+1) = a(i) + a(j), j the smallest index with k a(j) >= a(i).
//! Subtract from n the largest a that fits, and again from what is left: the last number subtracted
//! is the smallest take that wins. If that is n itself, n is losing.
//!
//! # Proof
//!
//! Let f(m) be the smallest x such that the player to move, free to take up to x of m stones, wins.
//! Taking x of them wins if and only if the other player loses with m - x stones and limit k x:
//! f(m) = min { x : f(m - x) > k x }, f(0) = infinity. Claim: f(m) = m if m is some a(i), otherwise
//! f(m) = f(r), r what the largest a(i) below m leaves. By induction on m = a(i) + r,
//! 1 <= r <= a(j):
//!
//! * Taking x < r wins if and only if it wins with r stones, as f(a(i) + r - x) = f(r - x).
//! * r < a(j): if f(r) < r that settles f(m) = f(r). If f(r) = r, no x < r wins, but x = r does: r
//!   is losing, so r <= a(j-1) and k r < a(i) = f(a(i)). Again f(m) = f(r).
//! * r = a(j): no x < r wins. x >= r leaves at most a(i) <= k a(j) <= k x, all of which the other
//!   player may take. Only x = m wins: f(m) = m, and m = a(i+1).
//!
//! The first player may take up to n - 1, so it wins if and only if f(n) < n, with f(n).
//!
//! # Cost
//!
//! There are 748,550 losing numbers up to 10^8 for k = 10^5, fewer for a smaller k: 20 games take
//! 15 million additions and 12 MB while the list grows. k a(j) needs 64 bits.
//!
//! Checked against `kfold-cubic` on all n <= 300, k <= 40, and against `kfold` on random games.
#![forbid(unsafe_code)]

/// Reads t games `n k` and answers with a line `Case i: x` or `Case i: lose` each.
pub fn solve(input: &[u8]) -> Result<String, String> {
    let mut output = String::new();
    for (index, &(stones, k)) in read(input)?.iter().enumerate() {
        let take = smallest_take(stones, k);
        let answer = if take < stones { take.to_string() } else { "lose".to_string() };
        output += &format!("Case {}: {}\n", index + 1, answer);
    }
    Ok(output)
}

/// The smallest take that wins if all `stones` may be taken.
pub fn smallest_take(stones: u64, k: u64) -> u64 {
    let mut losing = vec![1];
    let (mut last, mut step) = (1, 0);
    while last <= stones {
        while k * losing[step] < last {
            step += 1;
        }
        last += losing[step];
        losing.push(last);
    }
    let (mut rest, mut take) = (stones, stones);
    for &number in losing.iter().rev().filter(|&&number| number <= stones) {
        if number <= rest {
            rest -= number;
            take = number;
        }
    }
    take
}

fn read(input: &[u8]) -> Result<Vec<(u64, u64)>, String> {
    let text = std::str::from_utf8(input).map_err(|error| {
        let at = error.valid_up_to();
        format!("byte {}: expected UTF-8 text, found {:#04x}", at + 1, input[at])
    })?;
    let mut words = text.trim_start_matches('\u{feff}').split_ascii_whitespace();
    let mut place = 0;
    let mut number = |name, least, most| {
        place += 1;
        let found = words.next();
        let value = found.and_then(|word| word.parse().ok());
        value.filter(|value: &u64| (least..=most).contains(value)).ok_or_else(|| {
            let bounds = format!("{}, a number from {} to {}", name, least, most);
            format!("word {}: expected {}, found {}", place, bounds, shown(found))
        })
    };
    let mut games = Vec::new();
    for _ in 0..number("t", 1, 20)? {
        games.push((number("n", 2, 100_000_000)?, number("k", 1, 100_000)?));
    }
    match words.next() {
        None => Ok(games),
        extra => {
            let end = format!("word {}: expected the end of the input", 2 * games.len() + 2);
            Err(format!("{}, found {}", end, shown(extra)))
        }
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
