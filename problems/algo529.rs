//! DOTA (Lanqiao ALGO-529)
//!
//! Limits: 1 s, 128 MB
//!
//! Two heroes take turns, A first. In a turn a hero attacks (allowed when its own remaining
//! cooldown is 0: the other loses DAMAGE, its own cooldown becomes COOLDOWN) or waits (its own
//! cooldown falls by 1, not below 0). A hero whose turn it is while the other is dead (HP <= 0)
//! has won. Does A have a winning strategy?
//!
//! Input: `HP_A HP_B DAMAGE COOLDOWN`, 64-bit integers with a sign, COOLDOWN >= 0.
//! Output: `A` if A has a winning strategy, otherwise `B`.
//!
//! # Idea
//!
//! A position is (HP_A, HP_B, both cooldowns, who moves). Both may wait for ever, so the graph of
//! positions has loops, and a depth-first search that marks a position only after its successors
//! never ends. No search is needed: a hero gains nothing by waiting when it could attack, both hit
//! in the same rhythm, and A is half a round ahead.
//!
//! # Proof
//!
//! HP_B <= 0: it is A's turn and B is dead, A has won. Otherwise HP_A <= 0: it is A's turn and A is
//! dead, A has lost. Otherwise DAMAGE <= 0: no HP ever falls, nobody can win, so A has no winning
//! strategy.
//!
//! Now both live and DAMAGE > 0. Let a = ceil(HP_B / DAMAGE) and b = ceil(HP_A / DAMAGE) be the
//! hits that A and B need. Number each hero's turns 1, 2, ...; A's turn t comes before B's turn t.
//! Two hits of one hero are at least COOLDOWN + 1 of its turns apart, so
//!
//! * whatever a hero does, its hit number i is not before its turn 1 + (i - 1) (COOLDOWN + 1);
//! * a hero that attacks whenever it can makes its hit number i exactly in that turn.
//!
//! If a <= b, A attacks whenever it can: its last hit falls in a turn whose number is no larger
//! than that of B's last hit, and A's turn comes first. If a > b, B does the same: its last hit
//! comes at least COOLDOWN + 1 turns before A's. Hence A wins exactly if a <= b; COOLDOWN does not
//! matter.
//!
//! # Cost
//!
//! Two divisions. `(hp - 1) / damage + 1` is the ceiling for positive numbers and cannot overflow.
//!
//! Checked against `algo529-search`, which knows only the rules, on all HP -1..40, DAMAGE -1..8,
//! COOLDOWN 0..6.
#![forbid(unsafe_code)]

/// Reads `HP_A HP_B DAMAGE COOLDOWN` and answers with a line `A` or `B`.
pub fn solve(input: &[u8]) -> Result<String, String> {
    let (hp_a, hp_b, damage) = read(input)?;
    let winner = if first_wins(hp_a, hp_b, damage) { "A\n" } else { "B\n" };
    Ok(winner.to_string())
}

/// Whether A, who moves first, has a winning strategy.
pub fn first_wins(hp_a: i64, hp_b: i64, damage: i64) -> bool {
    if hp_b <= 0 {
        return true;
    }
    if hp_a <= 0 || damage <= 0 {
        return false;
    }
    let hits_needed = |hp: i64| (hp - 1) / damage + 1;
    hits_needed(hp_b) <= hits_needed(hp_a)
}

fn read(input: &[u8]) -> Result<(i64, i64, i64), String> {
    let text = std::str::from_utf8(input).map_err(|error| {
        let at = error.valid_up_to();
        format!("byte {}: expected UTF-8 text, found {:#04x}", at + 1, input[at])
    })?;
    let mut words = text.trim_start_matches('\u{feff}').split_ascii_whitespace();
    let mut values = [0i64; 4];
    for (index, name) in ["HP_A", "HP_B", "DAMAGE", "COOLDOWN"].iter().enumerate() {
        let found = words.next();
        let value = found.and_then(|word| word.parse().ok());
        values[index] = value.filter(|&value| index < 3 || value >= 0).ok_or_else(|| {
            let least = if index < 3 { "" } else { ", at least 0" };
            let place = format!("word {}: expected {}", index + 1, name);
            format!("{}, a signed 64-bit integer{}, found {}", place, least, shown(found))
        })?;
    }
    match words.next() {
        None => Ok((values[0], values[1], values[2])),
        extra => Err(format!("word 5: expected the end of the input, found {}", shown(extra))),
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
