//! The k-fold dynamic subtraction game
//!
//! Limits: 2 s, 16 MB
//!
//! S stones. The first player takes at least 1 and fewer than S of them; after that the players take
//! turns, each taking at least 1 and at most k times what the other has just taken. Whoever takes
//! the last stone wins. 2 <= S <= 10^18, 1 <= k <= 10^18.
//!
//! Input: `S k`.
//! Output: `A x`, x the smallest first take that wins, or `B` if none does.
//!
//! # Idea
//!
//! The losing S are a(1) = 1 and a(i+1) = a(i) + a(j), j the smallest index with k a(j) >= a(i)
//! (Schwenk, 1970). Subtract from S the largest a that fits, and again from what is left: the last
//! number subtracted is the smallest take that wins; if that is S itself, S is losing. There can be
//! 2 * 10^10 losing numbers up to 10^18, but they come in runs of equal step, and the runs are made one after the
//! other, without storing them.
//!
//! # Proof
//!
//! **P-positions.** Let f(m) be the smallest x such that the player to move, free to take up to x of m
//! stones, wins. A take x wins if and only if the other player loses with m - x stones and limit
//! k x, so f(m) = min { x : f(m - x) > k x } with f(0) = infinity, and f(m) <= m: taking all wins. With
//! limit n the player to move is in a P-position if and only if n < f(m). The first player has limit S - 1: it wins if f(S) < S, with f(S), and
//! loses if f(S) = S.
//!
//! **f(S) is the last number subtracted.** Claim: f(m) = m if m is some a(i), otherwise f(m) = f(r),
//! where r = m - a(i), a(i) the largest below m. By induction on m = a(i) + r, 1 <= r <= a(j):
//!
//! * A take x < r wins if and only if it wins with r stones, as f(a(i) + r - x) = f(r - x).
//! * r < a(j): if f(r) < r that settles f(m) = f(r). If f(r) = r, no x < r wins, but x = r does: r is
//!   losing, so r <= a(j-1) and k r < a(i) = f(a(i)). Again f(m) = f(r).
//! * r = a(j): no x < r wins. x >= r leaves at most a(i) <= k a(j) <= k x, all of which the other
//!   player may take. Only x = m wins: f(m) = m, and m = a(i+1).
//!
//! **Runs.** The step after an element is a(j) as long as the element is in (k a(j-1), k a(j)]. So run
//! j, the elements found there, has the constant step a(j), and its last element steps on to the
//! first of run j+1. No run is empty, since its first element is at most (k+1) a(j-1), and with g = a(j) - a(j-1),
//! itself a step, k g >= a(j-1) and so (k+1) a(j-1) <= k a(j). Write the first element of run j+1 as (k+1) a(j) - e(j), 0 <= e(j) < a(j). It is the first of run j plus
//! a multiple of a(j), hence
//!
//!     e(1) = 0,    e(j) = (e(j-1) + (k+1) (a(j) - a(j-1))) mod a(j).
//!
//! (While the gap a(j) - a(j-1) is 1 that is the survivor's place in the Josephus problem.) If S is
//! below the first of run j+1 and not below that of run j, the largest element that fits leaves
//! (S - first of run j+1) mod a(j).
//!
//! **Memory.** Walking the runs takes the a(j) in order, and these are the elements of runs again: gaps of equal length, taken from a second walk of the same kind that is
//! far behind, at about 1/k of the first one's place; that takes its gaps from a third, and so on. Each is
//! four numbers, and the walk that is still in run 1 (gap 1, up to k+1) needs none below it. A walk at a(j) has drawn a gap a(i) with k a(i-1) < a(j), so
//! the places fall by at least half from each walk to the next (k = 1: all are powers of two): 60 walks at most.
#![forbid(unsafe_code)]

const LARGEST: u64 = 1_000_000_000_000_000_000;

/// Reads `S k` and answers with a line `A x` or `B`.
pub fn solve(input: &[u8]) -> Result<String, String> {
    let (stones, k) = read(input)?;
    let take = smallest_take(stones, k);
    Ok(if take < stones { format!("A {}\n", take) } else { "B\n".to_string() })
}

/// The smallest take that wins if all `stones` may be taken.
pub fn smallest_take(stones: u64, k: u64) -> u64 {
    let mut take = stones;
    loop {
        match rest(take, k) {
            0 => return take,
            rest => take = rest,
        }
    }
}

/// What the largest losing number that is not above `stones` leaves of them.
pub fn rest(stones: u64, k: u64) -> u64 {
    let mut walk = Walk::new(k);
    let mut slower = Vec::new();
    while walk.end_of_run() <= stones {
        walk.draw_gap(&mut slower);
        // While (k + 1) a(j) <= S the run ends within S too, and nothing need be looked at.
        let sure = walk.gap_until.min(stones / walk.factor).saturating_sub(walk.at) / walk.gap;
        walk.advance(sure.max(1));
    }
    let beyond = (walk.end_of_run() - stones) % walk.at;
    if beyond == 0 {
        0
    } else {
        walk.at - beyond
    }
}

/// A place j in the losing numbers.
struct Walk {
    /// k + 1.
    factor: u64,
    /// a(j), the step of run j.
    at: u64,
    /// e(j): run j ends before its first element above k a(j), which is (k + 1) a(j) - e(j).
    short: u64,
    /// The gap between elements, from a(j) on until `gap_until`.
    gap: u64,
    gap_until: u64,
}

impl Walk {
    fn new(k: u64) -> Walk {
        Walk { factor: k + 1, at: 1, short: 0, gap: 1, gap_until: k + 1 }
    }

    fn end_of_run(&self) -> u64 {
        self.factor * self.at - self.short
    }

    /// Where the gap ends, takes the next one from the walks that are farther behind.
    fn draw_gap(&mut self, slower: &mut Vec<Walk>) {
        if self.at < self.gap_until {
            return;
        }
        // The first one that need not draw goes first.
        let ready = slower.iter().position(|walk| walk.at < walk.gap_until);
        let ready = ready.unwrap_or_else(|| {
            slower.push(Walk::new(self.factor - 1));
            slower.len() - 1
        });
        slower[ready].advance(1);
        for index in (0..ready).rev() {
            let (gap, until) = (slower[index + 1].at, slower[index + 1].end_of_run());
            slower[index].gap = gap;
            slower[index].gap_until = until;
            slower[index].advance(1);
        }
        self.gap = slower[0].at;
        self.gap_until = slower[0].end_of_run();
    }

    /// Goes on by `steps` gaps of the present length.
    fn advance(&mut self, mut steps: u64) {
        let turn = self.factor * self.gap;
        while steps > 0 {
            let next = self.at + self.gap;
            // At least 1: the gap is right for a(j), so next <= (k + 1) gap.
            let quotient = if turn < 2 * next { 1 } else { turn / next };
            let count = match quotient {
                1 => steps,
                _ => steps.min((turn - quotient * next) / (quotient * self.gap) + 1),
            };
            let mut more = turn - quotient * next;
            let mut less = next - more;
            for _ in 0..count {
                let (lower, wraps) = self.short.overflowing_sub(less);
                self.short = if wraps { self.short + more } else { lower };
                more = more.wrapping_sub(quotient * self.gap);
                less += (quotient + 1) * self.gap;
            }
            self.at += count * self.gap;
            steps -= count;
        }
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
