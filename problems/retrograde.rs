//! Retrograde analysis: every position of a finite game (general)
//!
//! Limits: 2 s, 256 MB
//!
//! A game has n positions (1 <= n <= 10^6) and m moves (0 <= m <= 5*10^6); two players move in turn.
//! A position marked `P` has ended and the player who just moved has won, one marked `N` has ended
//! and the player to move has won; moves out of either are ignored. In the others, marked `.`, who
//! cannot move loses. A move may repeat another, or lead from a position to itself. For every
//! position: who can force a win, and in how many plies if the winner hurries and the loser stalls?
//!
//! Input: `n m`, a word of n marks, then m moves `u v` from position u to position v, from 1 to n.
//! Output: a line of n letters: `P` (the previous player wins), `N` (the next player, who is to
//! move, wins) or `D` (a draw: neither can force a win), then a line of n remotenesses, the plies
//! left, separated by single spaces, -1 for D.
//!
//! # Idea
//!
//! Labels spread backwards from what has ended: an ordinary position is N as soon as one of its
//! moves leads to a P, and P once all of its moves lead to an N. A queue holds the labelled positions
//! that were not taken up yet. Taking up a P labels its unlabelled predecessors N; taking up an N
//! takes one from their counters of moves that may still help, and a counter that reaches 0 makes a
//! P. So every position is taken up at most once and every move is looked at once.
//!
//! # Proof
//!
//! The labels are right: by induction over the order of labelling, an N has a move to an earlier P
//! and a P has only moves to earlier N, so the winner's play ends, after at most n plies.
//!
//! What is never labelled is a draw: such a position has no move to a P, or it would be N, and a
//! move to an unlabelled position, or it would be P. So whoever is to move can move to an unlabelled
//! position again, for ever, and any other move leads to an N, the other player's win.
//!
//! Breadth-first order gives the remoteness, which is 1 + the least among the P successors of an N
//! (the winner hurries) and 1 + the greatest among the successors of a P (the loser stalls). The
//! queue starts with all remotenesses 0, and what is labelled while remoteness r is taken up gets
//! r + 1, so the queue never decreases. Hence the first P successor taken up is a nearest one, and
//! the successor that brings a counter to 0 is a farthest one.
//!
//! # Cost
//!
//! O(n + m). The moves are read in pieces (8 bytes each, 40 MB for 5*10^6) and sorted by their target
//! into one flat array of predecessors (20 MB) by counting; with one number a position for its
//! counter or its label and remoteness, and one for its predecessors (8 MB), that is the peak of
//! 68 MB. The list of moves is dropped before the queue and the output are made.
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
    let (marks, moves) = Words::new(source).game()?;
    Ok(shown_verdicts(&label(&marks, moves)))
}

/// What is known of a position: while it is unlabelled, how many of its moves do not lead to an N;
/// then its label and its remoteness.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict(u32);

impl Verdict {
    const LABELLED: u32 = 1 << 31;
    const NEXT_WINS: u32 = 1 << 30;

    fn p(remoteness: u32) -> Verdict {
        Verdict(Verdict::LABELLED | remoteness)
    }

    fn n(remoteness: u32) -> Verdict {
        Verdict(Verdict::LABELLED | Verdict::NEXT_WINS | remoteness)
    }

    fn is_labelled(self) -> bool {
        self.0 & Verdict::LABELLED != 0
    }

    /// `b'P'`, `b'N'` or `b'D'`.
    pub fn letter(self) -> u8 {
        match (self.is_labelled(), self.0 & Verdict::NEXT_WINS != 0) {
            (false, _) => b'D',
            (true, false) => b'P',
            (true, true) => b'N',
        }
    }

    /// The plies left; `None` for a draw.
    pub fn remoteness(self) -> Option<u32> {
        let remoteness = self.0 & (Verdict::NEXT_WINS - 1);
        if self.is_labelled() {
            Some(remoteness)
        } else {
            None
        }
    }
}

/// Labels every position. `marks` holds `b'P'`, `b'N'` or `b'.'` a position; `moves` are pairs of
/// positions counted from 0, fewer than 2^30, none of them out of a marked position.
pub fn label(marks: &[u8], moves: Vec<(u32, u32)>) -> Vec<Verdict> {
    let mut verdicts = vec![Verdict(0); marks.len()];
    // First how many predecessors, then where they end, at last where they start.
    let mut starts = vec![0u32; marks.len() + 1];
    for &(from, to) in &moves {
        verdicts[from as usize].0 += 1;
        starts[to as usize] += 1;
    }
    let mut end = 0;
    for start in &mut starts {
        end += *start;
        *start = end;
    }
    let mut predecessors = vec![0u32; moves.len()];
    for &(from, to) in &moves {
        let place = &mut starts[to as usize];
        *place -= 1;
        predecessors[*place as usize] = from;
    }
    drop(moves);

    let mut queue = Vec::with_capacity(marks.len());
    for (position, (verdict, mark)) in verdicts.iter_mut().zip(marks).enumerate() {
        *verdict = match *mark {
            b'N' => Verdict::n(0),
            b'P' => Verdict::p(0),
            _ if verdict.0 == 0 => Verdict::p(0),
            _ => continue,
        };
        queue.push(position as u32);
    }
    let mut taken_up = 0;
    while let Some(&position) = queue.get(taken_up) {
        taken_up += 1;
        let position = position as usize;
        let verdict = verdicts[position];
        let next = (verdict.0 & (Verdict::NEXT_WINS - 1)) + 1;
        let is_p = verdict.0 & Verdict::NEXT_WINS == 0;
        for &predecessor in &predecessors[starts[position] as usize..starts[position + 1] as usize]
        {
            let verdict = &mut verdicts[predecessor as usize];
            if verdict.is_labelled() {
                continue;
            }
            if is_p {
                *verdict = Verdict::n(next);
            } else {
                verdict.0 -= 1;
                if verdict.0 > 0 {
                    continue;
                }
                *verdict = Verdict::p(next);
            }
            queue.push(predecessor);
        }
    }
    verdicts
}

fn shown_verdicts(verdicts: &[Verdict]) -> String {
    let mut lines: Vec<u8> = verdicts.iter().map(|verdict| verdict.letter()).collect();
    for (position, verdict) in verdicts.iter().enumerate() {
        lines.push(if position == 0 { b'\n' } else { b' ' });
        match verdict.remoteness() {
            None => lines.extend_from_slice(b"-1"),
            Some(mut rest) => {
                let mut digits = [0u8; 10];
                let mut first = digits.len();
                while first == digits.len() || rest > 0 {
                    first -= 1;
                    digits[first] = b'0' + (rest % 10) as u8;
                    rest /= 10;
                }
                lines.extend_from_slice(&digits[first..]);
            }
        }
    }
    lines.push(b'\n');
    String::from_utf8(lines).expect("only letters, digits, signs and blanks")
}

/// The words of an input that is read in pieces.
struct Words<R> {
    source: R,
    /// The present piece: unread bytes lie in `at..end`, and at least 8 blanks behind the last piece.
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

    fn game(&mut self) -> Result<(Vec<u8>, Vec<(u32, u32)>), String> {
        self.refill()?;
        if self.piece[..self.end].starts_with(b"\xef\xbb\xbf") {
            self.at = 3;
        }
        let positions = self.number(|| "n".to_string(), 1, MOST_POSITIONS)?;
        let count = self.number(|| "m".to_string(), 0, MOST_MOVES)?;
        let marks = self.marks(positions as usize)?;
        let moves = self.moves(&marks, count)?;
        match self.word()? {
            None => Ok((marks, moves)),
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
                let found = shown(found.as_ref().map(|mark| mark.as_str()));
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

    /// So many moves, kept as they come, without those out of marked positions.
    fn moves(&mut self, marks: &[u8], count: u32) -> Result<Vec<(u32, u32)>, String> {
        let positions = marks.len() as u32;
        let mut moves = Vec::new();
        for index in 1..=count {
            self.has_bytes(2 * Words::<R>::LONGEST)?;
            let (from, to) = match self.plain_move(positions) {
                Some(pair) => pair,
                None => (
                    self.number(|| format!("u of move {}", index), 1, positions)?,
                    self.number(|| format!("v of move {}", index), 1, positions)?,
                ),
            };
            if marks[from as usize - 1] == b'.' {
                moves.push((from - 1, to - 1));
            }
        }
        Ok(moves)
    }

    /// The quick way to read two numbers that stand in the piece; `None`, and nothing read, when
    /// anything is unusual, so that the plain way finds out what.
    fn plain_move(&mut self, positions: u32) -> Option<(u32, u32)> {
        let mut at = self.at;
        let mut pair = [0u32; 2];
        for value in &mut pair {
            while at < self.end && is_blank(self.piece[at]) {
                at += 1;
            }
            let (number, length) = leading_number(self.piece.get(at..at + 8)?)?;
            at += length;
            if number == 0 || number > positions || !is_blank(self.piece[at]) {
                return None;
            }
            *value = number;
        }
        self.at = at;
        self.count += 2;
        Some((pair[0], pair[1]))
    }

    fn number<F: Fn() -> String>(&mut self, name: F, low: u32, high: u32) -> Result<u32, String> {
        let word = self.word()?;
        let value = word.as_ref().and_then(|word| word.parse().ok());
        value.filter(|&value| low <= value && value <= high).ok_or_else(|| {
            self.unlike(&format!("{}, a number from {} to {}", name(), low, high), word)
        })
    }

    /// What is wrong with the word read last.
    fn unlike(&self, expected: &str, found: Option<String>) -> String {
        let found = shown(found.as_ref().map(|word| word.as_str()));
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

/// The number of 1 to 7 digits with which 8 bytes start, and its length. All digits are dealt with
/// at once, as 8 numbers of one digit, 4 of two, 2 of four and 1 of eight.
fn leading_number(bytes: &[u8]) -> Option<(u32, usize)> {
    let ones = u64::from_le_bytes(bytes.try_into().ok()?) ^ 0x3030_3030_3030_3030;
    // The high bit of a byte: it, or one before it, is no digit.
    let ends = (ones.wrapping_add(0x7676_7676_7676_7676) | ones) & 0x8080_8080_8080_8080;
    let length = ends.trailing_zeros() as usize / 8;
    if length == 0 || length == 8 {
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
