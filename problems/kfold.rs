//! The k-fold dynamic subtraction game
//!
//! Limits: 2 s, 16 MB
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
//! The losing S are a(1) = 1 and a(i+1) = a(i) + a(j), j the smallest index with k a(j) >= a(i)
//! (Schwenk, 1970). Subtract from S the largest a that fits, and again from what is left: the last
//! number subtracted is the smallest take that wins; if that is S itself, S is losing. There can be
//! 2 * 10^10 losing numbers up to 10^18, but they come in runs of equal steps. A walk goes from run
//! to run without storing them, and over long stretches many runs at a time.
//!
//! # Proof
//!
//! **P-positions.** Let f(m) be the smallest x such that the player to move, free to take up to x
//! of m stones, wins. Taking x of them wins if and only if the other player loses with m - x stones
//! and limit k x: f(m) = min { x : f(m - x) > k x }, f(0) = infinity. Taking all m wins, so
//! f(m) <= m. A position with m stones and limit n is a P-position if and only if n < f(m). The
//! first player has limit S - 1: it wins if f(S) < S, with f(S), and loses if f(S) = S.
//!
//! **f(S) is the last number subtracted.** Claim: f(m) = m if m is some a(i), otherwise
//! f(m) = f(r), r what the largest a(i) below m leaves. By induction on m = a(i) + r,
//! 1 <= r <= a(j):
//!
//! * Taking x < r wins if and only if it wins with r stones, as f(a(i) + r - x) = f(r - x).
//! * r < a(j): if f(r) < r that settles f(m) = f(r). If f(r) = r, no x < r wins, but x = r does: r
//!   is losing, so r <= a(j-1) and k r < a(i) = f(a(i)). Again f(m) = f(r).
//! * r = a(j): no x < r wins. x >= r leaves at most a(i) <= k a(j) <= k x, all of which the other
//!   player may take. Only x = m wins: f(m) = m, and m = a(i+1).
//!
//! **Runs.** Let run j be the losing numbers above k a(j-1) and up to k a(j), a(0) = 0. By
//! definition each of them is followed by itself plus a(j). No run is empty: g = a(j) - a(j-1) is
//! such a step too, so k g >= a(j-1), k a(j) >= (k+1) a(j-1), and the last of run j-1 plus a(j-1)
//! is at most that. Write the first number of run j+1 as (k+1) a(j) - e(j), 0 <= e(j) < a(j). It is
//! the first number of run j plus a multiple of a(j), hence
//!
//!     e(1) = 0,    e(j) = (e(j-1) + (k+1) g) mod a(j),    g = a(j) - a(j-1).
//!
//! (While g is 1 this is the survivor's place in the Josephus problem.) If S is not below the first
//! number of run j but below that of run j+1, the largest losing number that fits leaves
//! S - (k+1) a(j) + e(j) modulo a(j).
//!
//! **Memory.** A walk over the runs needs a(j) and e(j) and the gaps g, and the a(j) come in runs
//! too: g is a(i) while a(j-1) is in run i. It takes its gaps from a second walk, which stands at
//! i, that one from a third, and so on; a walk still in run 1 (gap 1, up to k+1) needs none. As
//! k a(i-1) < a(j-1), the places fall by a factor of k from walk to walk (k = 1: all are powers of
//! two, so by 2), and there are at most 60 walks, five numbers each.
//!
//! **Steps with one quotient.** Since k g >= a(j-1), q = floor((k+1) g / a(j)) is at least 1. While
//! g and q stay, a step takes e to e - less if e >= less, else to e + more. From step to step
//! more = (k+1) g - q a(j) falls by q g, and less = a(j) - more rises by (q+1) g.
//!
//! **Blocks.** Make b such steps from e, w of them with e >= less, and remember what became of e: a
//! shift. Make b steps again t steps later, from e + x, and suppose they fall out the same way up
//! to some step, the i-th. Then e there is larger by x - t g (q (i-1) + v), v the number of steps
//! with e >= less so far, and e - less is larger by x - t g (q i + v + 1). Hence
//!
//! * a step with e < less falls out the same way if x is less than its less - e,
//! * a step with e >= less does if x - t g (q b + w) is at least less - e, since v + 1 <= w then.
//!
//! With `high` and `low` from the worst step of each kind, the whole block comes out the same way
//! if e + x < high and e + x - t g (q b + w) >= low, and then adds shift - t g (q b + w) to e + x.
//! That holds for any b. Good ones are two neighbouring denominators of the continued fraction of
//! more / a(j): e comes back close to where it was, a little further each time with the larger one,
//! and the smaller takes it back to the other end of the range.
//!
//! # Cost
//!
//! A walk visits the a(j) up to S/k, the slower ones those up to S/k^2 and so on: for S = 10^18
//! these are 28,211 for k = 1000 and 1,899,795 for k = 10^5. 1, ..., k+1 are all losing, and from
//! there to 2k every second number is, so k near sqrt(S/2) gives the most: k = 707,106,781 has
//! 1,060,660,172, of which 6 % are walked one by one and the others in 57 million blocks. The most
//! blocks, 127 million, are made for k near 67,000,000. For k >= sqrt(S) there are only S/k.
//!
//! No number exceeds 4 S. k a(j-1) < S and g <= max(1, 2 a(j-1) / k), so (k+1) a(j) <= 4 S. In a
//! stretch of c steps (q+1) g c < 2 a(j) + 2 (q+1) g, and b is at most the fourth root of 2 k + 2.
//!
//! Checked against the other three methods on all S <= 300 and k <= 40 (S <= 2000 without the cubic
//! one), against `kfold-linear` on random S <= 10^6, and beyond, up to S = 10^18, against the
//! losing numbers one by one for k <= 10^5 and against plain runs in 128 bits for any k.
#![forbid(unsafe_code)]

const LARGEST: i64 = 1_000_000_000_000_000_000;
/// Stretches of fewer steps are walked one by one: their blocks would be too short.
const WORTH_BLOCKS: i64 = 300_000;

/// Reads `S k` and answers with a line `A x` or `B`.
pub fn solve(input: &[u8]) -> Result<String, String> {
    let (stones, k) = read(input)?;
    let take = smallest_take(stones, k);
    Ok(if take < stones { format!("A {}\n", take) } else { "B\n".to_string() })
}

/// The smallest take that wins if all `stones` may be taken.
pub fn smallest_take(stones: i64, k: i64) -> i64 {
    let mut take = stones;
    loop {
        match rest(take, k) {
            0 => return take,
            rest => take = rest,
        }
    }
}

/// What the largest losing number that is not above `stones` leaves of them.
fn rest(stones: i64, k: i64) -> i64 {
    let mut walk = Walk::new(k);
    let mut slower = Vec::new();
    // While (k + 1) a(j) <= S run j ends within S too, and need not be looked at.
    let certain = stones / walk.factor;
    while walk.end_of_run() <= stones {
        walk.draw_gap(&mut slower);
        walk.advance(at_least_one(walk.gap_until.min(certain) - walk.at, walk.gap));
    }
    (stones - walk.end_of_run()).rem_euclid(walk.at)
}

/// How many gaps fit into a span, or one if none does. For k = 10^5 that is mostly one or two, and
/// comparing is quicker than dividing.
fn at_least_one(span: i64, gap: i64) -> i64 {
    if span < 2 * gap {
        1
    } else if span < 3 * gap {
        2
    } else {
        span / gap
    }
}

/// A place j in the losing numbers.
struct Walk {
    /// k + 1.
    factor: i64,
    /// a(j), the step of run j.
    at: i64,
    /// e(j).
    short: i64,
    /// The gap between losing numbers, from a(j) on until `gap_until`.
    gap: i64,
    gap_until: i64,
}

impl Walk {
    fn new(k: i64) -> Walk {
        Walk { factor: k + 1, at: 1, short: 0, gap: 1, gap_until: k + 1 }
    }

    /// The first losing number after run j.
    fn end_of_run(&self) -> i64 {
        self.factor * self.at - self.short
    }

    /// Where the gap ends, takes the next one from the walks farther behind.
    fn draw_gap(&mut self, slower: &mut Vec<Walk>) {
        if self.at < self.gap_until {
            return;
        }
        if let Some(next) = slower.first_mut() {
            // What follows does this too, but this is how it mostly goes.
            if next.at < next.gap_until {
                next.step();
                self.gap = next.at;
                self.gap_until = next.end_of_run();
                return;
            }
        }
        let ready = slower.iter().position(|walk| walk.at < walk.gap_until);
        let ready = ready.unwrap_or_else(|| {
            slower.push(Walk::new(self.factor - 1));
            slower.len() - 1
        });
        for index in (0..ready + 1).rev() {
            slower[index].step();
            let (gap, gap_until) = (slower[index].at, slower[index].end_of_run());
            let faster = if index == 0 { &mut *self } else { &mut slower[index - 1] };
            faster.gap = gap;
            faster.gap_until = gap_until;
        }
    }

    /// Goes on by one gap.
    fn step(&mut self) {
        self.at += self.gap;
        self.short = (self.short + self.factor * self.gap) % self.at;
    }

    /// Goes on by `steps` gaps of the present length.
    fn advance(&mut self, mut steps: i64) {
        let turn = self.factor * self.gap;
        while steps > 0 {
            let next = self.at + self.gap;
            let quotient = if turn < 2 * next { 1 } else { turn / next };
            let (fall, more) = (quotient * self.gap, turn - quotient * next);
            let count = if quotient == 1 { steps } else { steps.min(more / fall + 1) };
            let stretch = Stretch { gap: self.gap, fall, more, less: next - more };
            self.short = stretch.advance(self.short, count);
            self.at += count * self.gap;
            steps -= count;
        }
    }
}

/// Steps with one quotient q, no more of them than keep `more` at 0 or above.
pub struct Stretch {
    /// g.
    pub gap: i64,
    /// q g.
    pub fall: i64,
    /// `more` and `less` at the first step.
    pub more: i64,
    pub less: i64,
}

/// `length` steps as they came out from step `start` on, and for which e they do so again.
#[derive(Clone, Copy, Default)]
struct Block {
    length: i64,
    start: i64,
    low: i64,
    high: i64,
    shift: i64,
    /// How much less it shifts for each step that it starts later: g (q b + w).
    bend: i64,
}

impl Stretch {
    /// What `count` steps make of e, here called `short`.
    fn advance(&self, mut short: i64, count: i64) -> i64 {
        let (mut more, mut less, mut left) = (self.more, self.less, count);
        if count >= WORTH_BLOCKS {
            let done = self.repeat_blocks(&mut short, count);
            let there = self.at_step(done);
            more = there.0;
            less = there.1;
            left -= done;
        }
        for _ in 0..left {
            // The smaller of the two, where a negative number counts as a huge one: no branch.
            short = ((short - less) as u64).min((short + more) as u64) as i64;
            more -= self.fall;
            less += self.fall + self.gap;
        }
        short
    }

    /// Makes most of at least 3 steps, in blocks, and says how many.
    #[inline(never)]
    pub fn repeat_blocks(&self, short: &mut i64, count: i64) -> i64 {
        // About as far as a block stays useful: its range of `short` is a(j) / b wide, and `low`
        // has risen by as much after a(j) / (b b (q + 1) g) steps.
        let ratio = (self.more + self.less) / (self.fall + self.gap);
        let longest = (4.0 * ratio as f64).sqrt().sqrt() as i64;
        let (mut lengths, mut blocks) = ([0; 2], [Block::default(); 2]);
        let (mut newest, mut done) = (1, 0);
        while done + longest <= count {
            let bent = |block: &Block| *short - block.bend * (done - block.start);
            let fits = |block: &&Block| bent(block) >= block.low && *short < block.high;
            if let Some(block) = blocks.iter().find(fits) {
                *short = bent(block) + block.shift;
                done += block.length;
                continue;
            }
            newest = 1 - newest;
            if newest == 0 {
                let (more, less) = self.at_step(done);
                lengths = denominators(more, more + less, longest);
                blocks = [Block::default(); 2];
            }
            let block = self.block(done, *short, lengths[newest]);
            *short += block.shift;
            done += block.length;
            blocks[newest] = block;
        }
        done
    }

    fn at_step(&self, step: i64) -> (i64, i64) {
        (self.more - step * self.fall, self.less + step * (self.fall + self.gap))
    }

    /// Makes `length` steps from step `start` on.
    fn block(&self, start: i64, begin: i64, length: i64) -> Block {
        let (mut more, mut less) = self.at_step(start);
        let (mut short, mut wraps) = (begin, 0);
        let (mut below, mut above) = (more + less, more + less);
        for _ in 0..length {
            if short >= less {
                short -= less;
                below = below.min(short);
                wraps += 1;
            } else {
                above = above.min(less - short);
                short += more;
            }
            more -= self.fall;
            less += self.fall + self.gap;
        }
        Block {
            length,
            start,
            low: begin - below,
            high: begin + above,
            shift: short - begin,
            bend: self.fall * length + self.gap * wraps,
        }
    }
}

/// The largest denominator, up to `longest`, of the continued fraction of `part` / `whole`, and the
/// one before it.
fn denominators(part: i64, whole: i64, longest: i64) -> [i64; 2] {
    let (mut far, mut near) = (whole, part);
    let (mut before, mut length) = (0, 1);
    while near > 0 && far / near * length + before <= longest {
        let next = far / near * length + before;
        before = length;
        length = next;
        let nearer = far % near;
        far = near;
        near = nearer;
    }
    [length, before.max(1)]
}

fn read(input: &[u8]) -> Result<(i64, i64), String> {
    let text = std::str::from_utf8(input).map_err(|error| {
        let at = error.valid_up_to();
        format!("byte {}: expected UTF-8 text, found {:#04x}", at + 1, input[at])
    })?;
    let mut words = text.trim_start_matches('\u{feff}').split_ascii_whitespace();
    let mut values = [0i64; 2];
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
