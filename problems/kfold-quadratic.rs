//! The k-fold dynamic subtraction game, by the recurrence
//!
//! Limits: 1 s, 256 MB
//!
//! S stones. The first player takes at least 1 and fewer than S of them; after that the players
//! take turns, each taking at least 1 and at most k times what the other has just taken. Whoever
//! takes the last stone wins. 2 <= S <= 10^18, 1 <= k <= 10^18.
//!
//! Input: `S k`.
//! Output: `A x`, x the smallest first take that wins, or `B` if none does.
//!
//! # Idea
//!
//! The second method of Cao Qinxiang's 2009 training-team paper on the k-fold dynamic subtraction
//! game. A position is (m, n): m stones are left and the player to move may take up to n. A larger
//! n only adds takes, so if (m, n) is won so is (m, n + 1), and one number says all about m: f(m),
//! the smallest n with which the player to move wins.
//!
//! # Proof
//!
//! Taking x of m stones leads to (m - x, k x), which the other player loses if and only if
//! k x < f(m - x). So (m, n) is won if and only if some x <= n has f(m - x) > k x, and
//!
//!     f(m) = min { x : f(m - x) > k x },    f(0) = infinity (no stones left: the mover has lost).
//!
//! x = m always qualifies, so f(m) <= m. The first player may take up to S - 1: it wins if and only
//! if f(S) < S, and f(S) is then itself the smallest winning take. As f(m) <= m <= S for m > 0, a k
//! larger than S gives the same comparisons as k = S.
//!
//! # Cost
//!
//! S numbers, and up to m takes tried for m: at most S^2 / 2, which is reached when k >= S - 1. S
//! is at most 20,000 here: 160 KB and 200 million comparisons. A larger S is declined.
//!
//! Checked against `kfold-cubic` on all S <= 300, k <= 40.
#![forbid(unsafe_code)]

const LARGEST: u64 = 1_000_000_000_000_000_000;
const MOST_STONES: u64 = 20_000;

/// Reads `S k` and answers with a line `A x` or `B`.
pub fn solve(input: &[u8]) -> Result<String, String> {
    let (stones, k) = read(input)?;
    if stones > MOST_STONES {
        return Err(format!(
            "too large for this method: {} stones, at most {}",
            stones, MOST_STONES
        ));
    }
    let take = smallest_limits(stones as usize, k)[stones as usize];
    Ok(if take < stones { format!("A {}\n", take) } else { "B\n".to_string() })
}

/// f(0), ..., f(`stones`): the smallest limit with which the player to move wins.
pub fn smallest_limits(stones: usize, k: u64) -> Vec<u64> {
    let k = k.min(stones as u64);
    let mut f = vec![std::u64::MAX];
    for m in 1..stones + 1 {
        let reach = f.iter().rev().zip(1..).find(|&(&limit, x)| limit > k * x);
        let smallest = reach.expect("taking all stones wins").1;
        f.push(smallest);
        debug_assert!(smallest <= m as u64);
    }
    f
}

fn read(input: &[u8]) -> Result<(u64, u64), String> {
    let text = std::str::from_utf8(input).map_err(|error| {
        let at = error.valid_up_to();
        format!("byte {}: expected UTF-8 text, found {:#04x}", at + 1, input[at])
    })?;
    let mut words = text.trim_start_matches('\u{feff}').split_ascii_whitespace();
    let mut values = [0u64; 2];
    for (index, &(name, least)) in [("S", 2), ("k", 1)].iter().enumerate() {
        let found = words.next();
        let value = found.and_then(|word| word.parse().ok());
        values[index] =
            value.filter(|&value| (least..=LARGEST).contains(&value)).ok_or_else(|| {
                let place = format!("word {}: expected {}", index + 1, name);
                format!("{}, a number from {} to 10^18, found {}", place, least, shown(found))
            })?;
    }
    match words.next() {
        None => Ok((values[0], values[1])),
        extra => Err(format!("word 3: expected the end of the input, found {}", shown(extra))),
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
