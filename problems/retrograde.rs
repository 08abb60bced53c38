//! Retrograde analysis: every position of a finite game (general)
//!
//! Limits: 2 s, 256 MB
//!
//! A game has n positions (1 <= n <= 10^6) and m moves (0 <= m <= 5*10^6); two players move in
//! turn. A position marked `P` has ended and the player who just moved has won, one marked `N` has
//! ended and the player to move has won; moves out of either are ignored. In the others, marked
//! `.`, who cannot move loses. A move may repeat another, or lead from a position to itself. For
//! every position: who can force a win, and in how many plies if the winner hurries and the loser
//! stalls?
//!
//! Input: `n m`, a word of n marks, then m moves `u v` from position u to position v, from 1 to n.
//! Output: a line of n letters: `P` (the previous player wins), `N` (the next player, who is to
//! move, wins) or `D` (a draw: neither can force a win), then a line of n remotenesses, the plies
//! left, separated by single spaces, -1 for D.
//!
//! # Idea
//!
//! Labels spread backwards from what has ended: an ordinary position is N as soon as one of its
//! moves leads to a P, and P once all of its moves lead to an N. A queue holds the labelled
//! positions that were not taken up yet. Taking up a P labels its unlabelled predecessors N; taking
//! up an N takes one from their counters of moves that may still help, and a counter that reaches 0
//! makes a P. So every position is taken up at most once and every move is looked at once.
//!
//! # Proof
//!
//! The labels are right: by induction over the order of labelling, an N has a move to an earlier P
//! and a P has only moves to earlier N, so the winner's play ends, after at most n plies.
//!
//! What is never labelled is a draw: such a position has no move to a P, or it would be N, and a
//! move to an unlabelled position, or it would be P. So whoever is to move can move to an
//! unlabelled position again, for ever, and any other move leads to an N, the other player's win.
//!
//! Breadth-first order gives the remoteness, which is 1 + the least among the P successors of an N
//! (the winner hurries) and 1 + the greatest among the successors of a P (the loser stalls). The
//! queue starts with all remotenesses 0, and what is labelled while remoteness r is taken up gets
//! r + 1, so the queue never decreases. Hence the first P successor taken up is a nearest one, and
//! the successor that brings a counter to 0 is a farthest one.
//!
//! # Cost
//!
//! O(n + m), but for sorting the positions of each remoteness. What costs is not the steps but the
//! waiting for memory, so what is looked up at random is small: the input is read in pieces, and a
//! move kept in 4 bytes (20 MB for 5*10^6) in one of 245 lists by its target; each list is sorted
//! within the cache into the flat array of predecessors (20 MB). A counter is one byte, with the
//! rare rest elsewhere. The positions of one remoteness are taken up in the order of their numbers,
//! so that memory is walked through forwards, and what is found there decides no branch. The moves
//! are dropped before the queue is made: the peak is 55 MB.
//!
//! Checked against `retrograde-rounds` and a search of bounded depth, labels and remotenesses, on
//! every game of up to 3 positions and on all 65,536 unmarked ones of 4, each move at most once.
#![forbid(unsafe_code)]

use std::convert::TryInto;
use std::io::{ErrorKind, Read};

const MOST_POSITIONS: u32 = 1_000_000;
const MOST_MOVES: u32 = 5_000_000;

/// Reads a game and answers with the line of labels and the line of remotenesses.
pub fn solve(input: &[u8]) -> Result<String, String> {
    solve_from(input)
}

/// The same for an input that comes in pieces.
pub fn solve_from<R: Read>(source: R) -> Result<String, String> {
    let game = Words::new(source).game()?;
    Ok(shown_verdicts(&game.label()))
}

/// A label, and a remoteness unless it is D.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict(u32);

impl Verdict {
    const D: Verdict = Verdict(!0);

    fn new(is_n: bool, remoteness: u32) -> Verdict {
        Verdict(remoteness << 1 | is_n as u32)
    }

    /// `b'P'`, `b'N'` or `b'D'`.
    pub fn letter(self) -> u8 {
        match self {
            Verdict::D => b'D',
            Verdict(bits) => b"PN"[(bits & 1) as usize],
        }
    }

    /// The plies left; `None` for a draw.
    pub fn remoteness(self) -> Option<u32> {
        if self == Verdict::D {
            None
        } else {
            Some(self.0 >> 1)
        }
    }
}

/// Labels every position. `marks` holds `b'P'`, `b'N'` or `b'.'` a position; `moves` are pairs of
/// positions counted from 0.
pub fn label(marks: &[u8], moves: &[(u32, u32)]) -> Vec<Verdict> {
    let mut game = Game::new(marks.to_vec());
    for &(from, to) in moves {
        game.add(from, to);
    }
    game.label()
}

/// The positions, and the moves that were added so far.
struct Game {
    marks: Vec<u8>,
    /// By the upper bits of their target: the number of the source, followed by the lower bits of
    /// the target.
    moves: Vec<Vec<u32>>,
}

impl Game {
    /// With 12 bits, two numbers below 2^20 fit, and what is sorted at a time fits the cache.
    const LOWER_BITS: u32 = 12;
    const LOWER: u32 = (1 << Game::LOWER_BITS) - 1;

    fn new(marks: Vec<u8>) -> Game {
        let moves = vec![Vec::new(); (marks.len() >> Game::LOWER_BITS) + 1];
        Game { marks, moves }
    }

    fn add(&mut self, from: u32, to: u32) {
        let packed = from << Game::LOWER_BITS | to & Game::LOWER;
        self.moves[(to >> Game::LOWER_BITS) as usize].push(packed);
    }

    /// Sorts the moves by their target: the sources of those to a position p, and where they lie,
    /// from number p to number p + 1. And counts the moves out of each position.
    fn predecessors(&self) -> (Vec<u32>, Vec<u32>, Counters) {
        let mut counters = Counters::zeros(self.marks.len());
        let mut starts = vec![0; self.marks.len() + 1];
        let mut predecessors = vec![0; self.moves.iter().map(|pile| pile.len()).sum()];
        let mut end = 0;
        for (pile, starts) in self.moves.iter().zip(starts.chunks_mut(1 << Game::LOWER_BITS)) {
            // First how many predecessors, then where they end, at last where they start.
            for packed in pile {
                counters.increase(packed >> Game::LOWER_BITS);
                starts[(packed & Game::LOWER) as usize] += 1;
            }
            for start in starts.iter_mut() {
                end += *start;
                *start = end;
            }
            for packed in pile {
                let start = &mut starts[(packed & Game::LOWER) as usize];
                *start -= 1;
                predecessors[*start as usize] = packed >> Game::LOWER_BITS;
            }
        }
        (predecessors, starts, counters)
    }

    fn label(self) -> Vec<Verdict> {
        // In the queue, the label that a position gets stands in front of its number.
        const N: u32 = 1 << 31;
        let (predecessors, starts, mut counters) = self.predecessors();
        let Game { marks, moves } = self;
        drop(moves);
        // One place more than positions, so that what is not to be queued can be written there too.
        let mut queue = vec![0; marks.len() + 1];
        let mut queued = 0;
        for (position, &mark) in marks.iter().enumerate() {
            if mark != b'.' {
                counters.clear(position as u32);
            }
            if counters.is_zero(position as u32) {
                queue[queued] = if mark == b'N' { N } else { 0 } | position as u32;
                queued += 1;
            }
        }

        // A counter of 0 means from here on that the position is labelled, or about to be.
        let mut verdicts = vec![Verdict::D; marks.len()];
        let mut taken_up = 0;
        let mut remoteness = 0;
        while taken_up < queued {
            let of_this_remoteness = taken_up..queued;
            queue[of_this_remoteness.clone()].sort_unstable();
            for index in of_this_remoteness {
                let (position, is_n) = ((queue[index] & !N) as usize, queue[index] & N != 0);
                verdicts[position] = Verdict::new(is_n, remoteness);
                let before = starts[position] as usize..starts[position + 1] as usize;
                for &predecessor in &predecessors[before] {
                    queue[queued] = if is_n { predecessor } else { predecessor | N };
                    let is_found = if is_n {
                        counters.decrease(predecessor)
                    } else {
                        counters.clear(predecessor)
                    };
                    queued += is_found as usize;
                }
                taken_up += 1;
            }
            remoteness += 1;
        }
        verdicts
    }
}

/// A counter a position: one byte, and what a byte cannot hold.
struct Counters {
    bytes: Vec<u8>,
    rests: Vec<u32>,
}

impl Counters {
    fn zeros(positions: usize) -> Counters {
        Counters { bytes: vec![0; positions], rests: vec![0; positions] }
    }

    fn is_zero(&self, position: u32) -> bool {
        self.bytes[position as usize] == 0
    }

    fn increase(&mut self, position: u32) {
        let byte = &mut self.bytes[position as usize];
        if *byte < 255 {
            *byte += 1;
        } else {
            self.rests[position as usize] += 1;
        }
    }

    /// Takes one from a counter that is not 0; whether it became 0.
    fn decrease(&mut self, position: u32) -> bool {
        let byte = &mut self.bytes[position as usize];
        if *byte == 255 && self.rests[position as usize] > 0 {
            self.rests[position as usize] -= 1;
            return false;
        }
        let before = *byte;
        *byte -= (before > 0) as u8;
        before == 1
    }

    /// Makes a counter 0; whether it was not.
    fn clear(&mut self, position: u32) -> bool {
        let byte = &mut self.bytes[position as usize];
        let before = *byte;
        *byte = 0;
        before > 0
    }
}

fn shown_verdicts(verdicts: &[Verdict]) -> String {
    let mut lines: Vec<u8> = verdicts.iter().map(|verdict| verdict.letter()).collect();
    for (position, verdict) in verdicts.iter().enumerate() {
        // The text of a number and the blank before it, at most 8 bytes, the first one lowest.
        let mut text = 0;
        let mut length = 1;
        let mut rest = verdict.remoteness().unwrap_or(1);
        while length == 1 || rest > 0 {
            text = text << 8 | u64::from(b'0' + (rest % 10) as u8);
            length += 1;
            rest /= 10;
        }
        if verdict.remoteness().is_none() {
            text = text << 8 | u64::from(b'-');
            length += 1;
        }
        text = text << 8 | u64::from(if position == 0 { b'\n' } else { b' ' });
        let end = lines.len() + length;
        lines.extend_from_slice(&text.to_le_bytes());
        lines.truncate(end);
    }
    lines.push(b'\n');
    String::from_utf8(lines).expect("only letters, digits, signs and blanks")
}

/// The words of an input that is read in pieces.
struct Words<R> {
    source: R,
    /// The present piece: unread bytes lie in `at..end`, and at least 8 blanks behind the last
    /// piece.
    piece: Vec<u8>,
    at: usize,
    end: usize,
    source_is_empty: bool,
    /// How many words were read.
    count: u64,
}

impl<R: Read> Words<R> {
    const PIECE: usize = 1 << 16;
    /// As much of a word as is looked at, more than any number and any error message needs.
    const LONGEST: usize = 128;

    fn new(source: R) -> Words<R> {
        let piece = vec![b' '; Words::<R>::PIECE + 8];
        Words { source, piece, at: 0, end: 0, source_is_empty: false, count: 0 }
    }

    fn game(&mut self) -> Result<Game, String> {
        self.refill()?;
        if self.piece[..self.end].starts_with(b"\xef\xbb\xbf") {
            self.at = 3;
        }
        let positions = self.number(|| "n".to_string(), 1, MOST_POSITIONS)?;
        let count = self.number(|| "m".to_string(), 0, MOST_MOVES)?;
        let mut game = Game::new(self.marks(positions as usize)?);
        self.moves(&mut game, positions, count)?;
        match self.word()? {
            None => Ok(game),
            Some(extra) => Err(self.unlike("the end of the input", Some(extra))),
        }
    }

    /// A word of so many marks, kept as they come.
    fn marks(&mut self, positions: usize) -> Result<Vec<u8>, String> {
        let mut marks = Vec::new();
        let mut is_there = self.skip_blanks()?;
        self.count += 1;
        while is_there && !is_blank(self.piece[self.at]) {
            let mark = self.piece[self.at];
            if marks.len() == positions {
                return Err(format!("word 3: expected {} marks, found more", positions));
            }
            if mark != b'.' && mark != b'P' && mark != b'N' {
                let end = self.end.min(self.at + 4);
                let found = String::from_utf8_lossy(&self.piece[self.at..end]).into_owned();
                let found = found.chars().next().map(|mark| mark.to_string());
                let found = shown(found.as_deref());
                let place = format!("word 3, mark {}", marks.len() + 1);
                return Err(format!("{}: expected '.', 'P' or 'N', found {}", place, found));
            }
            marks.push(mark);
            self.at += 1;
            is_there = self.has_bytes(4)?;
        }
        if marks.len() < positions {
            return Err(format!("word 3: expected {} marks, found {}", positions, marks.len()));
        }
        Ok(marks)
    }

    /// So many moves, kept as they come.
    fn moves(&mut self, game: &mut Game, positions: u32, count: u32) -> Result<(), String> {
        for index in 1..=count {
            self.has_bytes(2 * Words::<R>::LONGEST)?;
            let (from, to) = match self.plain_move(positions) {
                Some(pair) => pair,
                None => (
                    self.number(|| format!("u of move {}", index), 1, positions)?,
                    self.number(|| format!("v of move {}", index), 1, positions)?,
                ),
            };
            game.add(from - 1, to - 1);
        }
        Ok(())
    }

    /// The quick way to read two numbers that stand in the piece, with one blank between them;
    /// `None`, and nothing read, when anything is unusual, so that the plain way finds out what.
    fn plain_move(&mut self, positions: u32) -> Option<(u32, u32)> {
        let mut at = self.at;
        while is_blank(*self.piece.get(at)?) {
            at += 1;
        }
        let from = leading_number(self.piece.get(at..at + 8)?)?;
        at += from.1 + 1;
        let to = leading_number(self.piece.get(at..at + 8)?)?;
        at += to.1;
        let is_cut = at >= self.end && !self.source_is_empty;
        let is_in_range = |number: u32| number.wrapping_sub(1) < positions;
        if is_cut || !is_in_range(from.0) || !is_in_range(to.0) {
            return None;
        }
        self.at = at;
        self.count += 2;
        Some((from.0, to.0))
    }

    fn number<F: Fn() -> String>(&mut self, name: F, low: u32, high: u32) -> Result<u32, String> {
        let word = self.word()?;
        let whole = word.as_ref().filter(|word| word.len() < Words::<R>::LONGEST);
        let value = whole.and_then(|word| word.parse().ok());
        value.filter(|&value| low <= value && value <= high).ok_or_else(|| {
            self.unlike(&format!("{}, a number from {} to {}", name(), low, high), word)
        })
    }

    /// What is wrong with the word read last.
    fn unlike(&self, expected: &str, found: Option<String>) -> String {
        let found = shown(found.as_deref());
        format!("word {}: expected {}, found {}", self.count, expected, found)
    }

    /// The next word, or the start of one that is too long to be a number.
    fn word(&mut self) -> Result<Option<String>, String> {
        let is_there = self.skip_blanks()?;
        self.count += 1;
        if !is_there {
            return Ok(None);
        }
        self.has_bytes(Words::<R>::LONGEST)?;
        let bytes = &self.piece[self.at..self.end];
        let length = bytes.iter().take(Words::<R>::LONGEST).take_while(|&&byte| !is_blank(byte));
        let length = length.count();
        let word = String::from_utf8_lossy(&bytes[..length]).into_owned();
        self.at += length;
        Ok(Some(word))
    }

    /// Moves to the next word; whether there is one.
    fn skip_blanks(&mut self) -> Result<bool, String> {
        while self.has_bytes(1)? {
            if !is_blank(self.piece[self.at]) {
                return Ok(true);
            }
            self.at += 1;
        }
        Ok(false)
    }

    /// Gets so many bytes into the piece, or all that are left; whether any are.
    fn has_bytes(&mut self, wanted: usize) -> Result<bool, String> {
        if self.end - self.at < wanted && !self.source_is_empty {
            self.refill()?;
        }
        Ok(self.at < self.end)
    }

    fn refill(&mut self) -> Result<(), String> {
        self.piece.copy_within(self.at..self.end, 0);
        self.end -= self.at;
        self.at = 0;
        while self.end < Words::<R>::PIECE && !self.source_is_empty {
            match self.source.read(&mut self.piece[self.end..Words::<R>::PIECE]) {
                Ok(length) => {
                    self.end += length;
                    self.source_is_empty = length == 0;
                }
                Err(ref error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(format!("cannot read the input: {}", error)),
            }
        }
        for byte in &mut self.piece[self.end..] {
            *byte = b' ';
        }
        Ok(())
    }
}

fn is_blank(byte: u8) -> bool {
    byte == b' ' || byte == b'\n' || byte == b'\r' || byte == b'\t' || byte == b'\x0c'
}

/// The number of 1 to 7 digits with which 8 bytes start, and its length, if a blank follows. All
/// digits are dealt with at once, as 8 numbers of one digit, 4 of two, 2 of four and 1 of eight.
fn leading_number(bytes: &[u8]) -> Option<(u32, usize)> {
    let ones = u64::from_le_bytes(bytes.try_into().ok()?) ^ 0x3030_3030_3030_3030;
    // The high bit of a byte: it, or one before it, is no digit.
    let ends = (ones.wrapping_add(0x7676_7676_7676_7676) | ones) & 0x8080_8080_8080_8080;
    let length = ends.trailing_zeros() as usize / 8;
    if length == 0 || length == 8 || !is_blank(bytes[length]) {
        return None;
    }
    let ones = ones << (64 - 8 * length);
    let twos = (ones * 10 + (ones >> 8)) & 0x00ff_00ff_00ff_00ff;
    let fours = (twos * 100 + (twos >> 16)) & 0x0000_ffff_0000_ffff;
    let eights = (fours * 10_000 + (fours >> 32)) & 0xffff_ffff;
    Some((eights as u32, length))
}

/// What stands at a place, for an error message: escaped, and cut where it is long.
fn shown(word: Option<&str>) -> String {
    word.map_or("the end of the input".to_string(), |word| {
        let head: String = word.chars().take(24).collect();
        format!("{:?}{}", head, if head.len() < word.len() { "..." } else { "" })
    })
}

fn main() {
    use std::io::{self, Write};
    let stdin = io::stdin();
    let result = solve_from(stdin.lock()).and_then(|output| {
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
