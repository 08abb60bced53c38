//! The k-fold dynamic subtraction game, by labelling every position
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
//! The first method of Cao Qinxiang's 2009 training-team paper on the k-fold dynamic subtraction
//! game, straight from the rules. A position is (m, n): m stones are left and the player to move
//! may take up to n of them, n <= m. Taking x leads to (m - x, k x), the limit cut to m - x. Every
//! take leaves fewer stones, so labelling by rising m meets all successors first: a position is N
//! (the player to move wins) if some take leads to a P-position, else P. With no stones left the
//! player to move has lost, so (0, 0) is P.
//!
//! # Proof
//!
//! It is the definition: no property of the game is used, which is what makes this the oracle for
//! the faster methods. The first player stands at (S, S - 1), and a first take wins if and only if
//! it leads to a P-position; they are tried from 1 upwards.
//!
//! # Cost
//!
//! (S + 1) (S + 2) / 2 labels of one byte, and up to n takes tried for each: S^3 / 6 at worst. S is
//! at most 500 here: 126 KB and 21 million takes. A larger S is declined.
//!
//! Checked against the other methods on all S <= 300, k <= 40.
#![forbid(unsafe_code)]

const LARGEST: u64 = 1_000_000_000_000_000_000;
const MOST_STONES: u64 = 500;

/// Reads `S k` and answers with a line `A x` or `B`.
pub fn solve(input: &[u8]) -> Result<String, String> {
    let (stones, k) = read(input)?;
    if stones > MOST_STONES {
        return Err(format!(
            "too large for this method: {} stones, at most {}",
            stones, MOST_STONES
        ));
    }
    let positions = Positions::label(stones as usize, k);
    let take = (1..stones as usize).find(|&take| positions.wins(stones as usize, take));
    Ok(take.map_or("B\n".to_string(), |take| format!("A {}\n", take)))
}

/// The labels of all positions of up to some number of stones.
pub struct Positions {
    k: usize,
    /// `is_n[m][n]`: the player to move, who may take up to n of the m stones, wins.
    is_n: Vec<Vec<bool>>,
}

impl Positions {
    /// Labels every position of up to `stones` stones.
    pub fn label(stones: usize, k: u64) -> Positions {
        // More than `stones` is never in reach, so a larger k allows the same takes.
        let k = k.min(stones as u64) as usize;
        let mut positions = Positions { k, is_n: Vec::new() };
        for m in 0..stones + 1 {
            let labels = (0..m + 1).map(|n| (1..n + 1).any(|x| positions.wins(m, x))).collect();
            positions.is_n.push(labels);
        }
        positions
    }

    /// Whether taking `x` of `m` stones wins.
    pub fn wins(&self, m: usize, x: usize) -> bool {
        let left = m - x;
        !self.is_n[left][left.min(self.k * x)]
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
