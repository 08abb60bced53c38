//! The k-fold dynamic subtraction game, by a stack of walls
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
//! The third method of Cao Qinxiang's 2009 training-team paper on the k-fold dynamic subtraction
//! game. Let f(m) be the smallest limit with which the player to move wins when m stones are left.
//! Taking x is right if the other player, who may then take up to k x of m - x stones, cannot win:
//!
//!     f(m) = min { x : f(m - x) > k x },    f(0) = infinity.
//!
//! Picture f(i) as a wall of that height at the place i. From the ground at m a line rises to the
//! left, k up for each step: f(m) is the distance to the first wall that stops it.
//!
//! # Proof
//!
//! The wall i stops the line from m if f(i) > k (m - i). The right side grows with m, so a wall
//! that misses the line once misses it for ever after and can be thrown away. Keep the walls still
//! in use on a stack, the nearest on top. For each m take off the walls that miss; the one left on
//! top is the first that stops the line (those below it are farther away), so f(m) is its distance.
//! Then put the new wall m on top. The wall 0 is infinitely high and never goes.
//!
//! The first player may take up to S - 1, so it wins if and only if f(S) < S, and f(S) is then the
//! smallest winning take. As f(m) <= m <= S, a k larger than S gives the same comparisons as k = S.
//!
//! # Cost
//!
//! Each m puts one wall on the stack, and a wall leaves it once: O(S) together, though a single m
//! may take off many. A wall m stands on the wall m - f(m) that stopped its line, so
//! f(m - f(m)) > k f(m): from each wall to the next one above it the height falls by more than a
//! factor k (for k = 1, where f(m) is the lowest bit of m, to a smaller power of two). So the stack
//! never holds more than 2 + log2 S walls. S is at most 3 * 10^7 here; a larger S is declined.
//!
//! Checked against `kfold-cubic` on all S <= 300 and `kfold-quadratic` on all S <= 2000, k <= 40.
#![forbid(unsafe_code)]

const LARGEST: u64 = 1_000_000_000_000_000_000;
const MOST_STONES: u64 = 30_000_000;

/// Reads `S k` and answers with a line `A x` or `B`.
pub fn solve(input: &[u8]) -> Result<String, String> {
    let (stones, k) = read(input)?;
    if stones > MOST_STONES {
        return Err(format!(
            "too large for this method: {} stones, at most {}",
            stones, MOST_STONES
        ));
    }
    let mut take = 0;
    for_each_smallest_limit(stones, k, |_, limit| take = limit);
    Ok(if take < stones { format!("A {}\n", take) } else { "B\n".to_string() })
}

/// Calls `visit` with m and f(m), the smallest limit that wins, for every m from 1 to `stones`.
pub fn for_each_smallest_limit<F: FnMut(u64, u64)>(stones: u64, k: u64, mut visit: F) {
    let k = k.min(stones);
    let mut walls = Vec::new();
    let (mut place, mut height) = (0, std::u64::MAX);
    for m in 1..stones + 1 {
        while height <= k * (m - place) {
            let below: (u64, u64) = walls.pop().expect("the wall 0 stops every line");
            place = below.0;
            height = below.1;
        }
        walls.push((place, height));
        height = m - place;
        place = m;
        visit(m, height);
    }
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
