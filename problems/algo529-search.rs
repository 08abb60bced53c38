//! DOTA (Lanqiao ALGO-529), by search
//!
//! Limits: 1 s, 128 MB
//!
//! The ALGO-529 article's way, made to end. Two heroes take turns, A first. In a turn a hero
//! attacks (allowed when its own remaining cooldown is 0: the other loses DAMAGE, its own cooldown
//! becomes COOLDOWN) or waits (its own cooldown falls by 1, not below 0). A hero whose turn it is
//! while the other is dead (HP <= 0) has won. Does A have a winning strategy?
//!
//! Input: `HP_A HP_B DAMAGE COOLDOWN`, 64-bit integers with a sign, COOLDOWN >= 0.
//! Output: `A` if A has a winning strategy, otherwise `B`.
//!
//! # Idea
//!
//! A position has five parts: the hits that would still kill A, those that would still kill B, both
//! remaining cooldowns, and who moves (hits say as much as HP, and there are fewer of them). Both
//! may wait for ever, so the graph of positions has loops: the article's depth-first search, which
//! marks a position only after its successors, never returns. Retrograde analysis labels backwards:
//!
//! 1. Every ended position is labelled: the mover has won (N) if the other is dead, else the mover
//!    is dead and has lost (P).
//! 2. Each labelled position is taken up once. If it is P, every predecessor is N. If it is N,
//!    every predecessor has one move less that might help, and is P once no move is left.
//! 3. What is never labelled is a draw: every such position has an unlabelled successor to move to
//!    and none that is P, so neither player can force the end. A has no winning strategy there.
//!
//! A position has two moves at cooldown 0 and one otherwise, so one byte holds the label or the
//! number of moves left. Predecessors are computed, not stored: the player who just moved either
//! waited (its cooldown was one more, or was 0 and stayed 0) or attacked (its cooldown is COOLDOWN
//! now, was 0, and the mover needs one hit less to die). With DAMAGE <= 0 no hit kills and the
//! positions are without bound; nobody can win then, so that is answered before any search.
//!
//! # Cost
//!
//! (hits + 1)^2 (COOLDOWN + 1)^2 2 positions, each taken up once with at most three predecessors.
//! At HP 200, DAMAGE 1, COOLDOWN 10 that is 9.8 million. More than 2^24 positions are declined.
#![forbid(unsafe_code)]

const MOST_POSITIONS: u128 = 1 << 24;
const ONE_MOVE_LEFT: u8 = 1;
const TWO_MOVES_LEFT: u8 = 2;
const P: u8 = 3;
const N: u8 = 4;

/// Reads `HP_A HP_B DAMAGE COOLDOWN` and answers with a line `A` or `B`.
pub fn solve(input: &[u8]) -> Result<String, String> {
    let values = read(input)?;
    let (hp_a, hp_b, damage, cooldown) = (values[0], values[1], values[2], values[3]);
    let first_wins = if hp_a <= 0 || hp_b <= 0 || damage <= 0 {
        hp_b <= 0
    } else {
        let hits = |hp: i64| (hp - 1) / damage + 1;
        search(&Duel::new(hits(hp_a), hits(hp_b), cooldown)?)
    };
    Ok(if first_wins { "A\n" } else { "B\n" }.to_string())
}

/// Labels every position of the duel; whether the start, A to move and no cooldowns, is N.
fn search(duel: &Duel) -> bool {
    let mut labels = vec![0u8; duel.positions()];
    let mut labelled = Vec::new();
    for (index, label) in labels.iter_mut().enumerate() {
        let position = duel.position(index);
        *label = match position.cooldown[position.mover] {
            _ if position.hits[1 - position.mover] == 0 => N,
            _ if position.hits[position.mover] == 0 => P,
            0 => TWO_MOVES_LEFT,
            _ => ONE_MOVE_LEFT,
        };
        if *label == N || *label == P {
            labelled.push(index as u32);
        }
    }
    while let Some(index) = labelled.pop() {
        let is_p = labels[index as usize] == P;
        duel.for_each_predecessor(duel.position(index as usize), |predecessor| {
            let label = &mut labels[predecessor];
            *label = match *label {
                P | N => return,
                _ if is_p => N,
                TWO_MOVES_LEFT => ONE_MOVE_LEFT,
                _ => P,
            };
            if *label == N || *label == P {
                labelled.push(predecessor as u32);
            }
        });
    }
    labels[duel.index(Position { hits: duel.hits, cooldown: [0, 0], mover: 0 })] == N
}

/// Who moves (A is 0, B is 1), and for each hero the hits that still kill it and its cooldown.
#[derive(Clone, Copy)]
struct Position {
    hits: [usize; 2],
    cooldown: [usize; 2],
    mover: usize,
}

/// The rules, and the numbering of the positions.
struct Duel {
    hits: [usize; 2],
    cooldown: usize,
}

impl Duel {
    fn new(hits_a: i64, hits_b: i64, cooldown: i64) -> Result<Duel, String> {
        let sizes = [hits_a, hits_b, cooldown, cooldown];
        let count = sizes.iter().fold(2u128, |n, &size| n.saturating_mul(size as u128 + 1));
        if count > MOST_POSITIONS {
            return Err(format!(
                "too large for this method: {} and {} hits and COOLDOWN {}, more than {} positions",
                hits_a, hits_b, cooldown, MOST_POSITIONS
            ));
        }
        Ok(Duel { hits: [hits_a as usize, hits_b as usize], cooldown: cooldown as usize })
    }

    fn positions(&self) -> usize {
        (self.hits[0] + 1) * (self.hits[1] + 1) * (self.cooldown + 1) * (self.cooldown + 1) * 2
    }

    fn index(&self, position: Position) -> usize {
        let index = position.hits[0] * (self.hits[1] + 1) + position.hits[1];
        let index = index * (self.cooldown + 1) + position.cooldown[0];
        (index * (self.cooldown + 1) + position.cooldown[1]) * 2 + position.mover
    }

    fn position(&self, index: usize) -> Position {
        let (rest, mover) = (index / 2, index % 2);
        let (rest, cooldown_b) = (rest / (self.cooldown + 1), rest % (self.cooldown + 1));
        let (rest, cooldown_a) = (rest / (self.cooldown + 1), rest % (self.cooldown + 1));
        let hits = [rest / (self.hits[1] + 1), rest % (self.hits[1] + 1)];
        Position { hits, cooldown: [cooldown_a, cooldown_b], mover }
    }

    /// Calls `visit` with the number of every position that has a move to this one.
    fn for_each_predecessor<F: FnMut(usize)>(&self, position: Position, mut visit: F) {
        let (other, mover) = (position.mover, 1 - position.mover);
        let now = position.cooldown[mover];
        let mut before = Position { mover, ..position };
        if now == 0 {
            visit(self.index(before));
        }
        if now < self.cooldown {
            before.cooldown[mover] = now + 1;
            visit(self.index(before));
        }
        if now == self.cooldown && position.hits[other] < self.hits[other] {
            before.cooldown[mover] = 0;
            before.hits[other] += 1;
            visit(self.index(before));
        }
    }
}

fn read(input: &[u8]) -> Result<[i64; 4], String> {
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
        None => Ok(values),
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
