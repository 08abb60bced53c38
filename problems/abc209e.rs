//! Shiritori (AtCoder ABC 209 E)
//!
//! Limits: 2 s, 1024 MB
//!
//! A list of N words (1 <= N <= 2*10^5) of 3 to 8 English letters, large and small ones being
//! different. Two players take turns to say a word of the list that begins with the last three
//! letters of the word said before; words may be said again. Who cannot speak loses. Takahashi has
//! just said the i-th word and Aoki is next: who wins?
//!
//! Input: N, then N words.
//! Output: a line for each word, `Takahashi`, `Aoki`, or `Draw` if neither can force a win.
//!
//! # Idea
//!
//! What can follow depends on the last three letters alone, so these are the positions: 52^3 of
//! them, and a word is a move from its first three letters to its last three. The answer for a word
//! is the outcome of its end, with Aoki to move. Words may repeat a move and, when three letters
//! stand at both ends, lead from a position to itself; both only count as further moves.
//!
//! Labels spread backwards: a position without moves is P (who is to speak loses); one with a move
//! to a P is N; one whose moves all lead to an N is P. A counter a position says how many of its
//! moves do not lead to an N yet. What is never labelled is a draw.
//!
//! # Proof
//!
//! By induction over the order of labelling an N has a move to an earlier P and a P has moves to
//! earlier N only, so its winner wins in fewer plies than there are positions. An unlabelled
//! position has no move to a P, and has one to an unlabelled position since its counter is not 0.
//! So whoever is to speak there can stay among the unlabelled for ever, and can do no better.
//!
//! # Cost
//!
//! O(N + 52^3): every position is taken up at most once, and every word is looked at once then.
//!
//! Checked against a search of bounded depth over the words themselves: on every list of up to 2
//! words of 3 to 6 letters, and of 3 words of 3 or 4 letters, from two letters, and on 10,000
//! random lists.
#![forbid(unsafe_code)]

const MOST_WORDS: usize = 200_000;
const ENDS: usize = 52 * 52 * 52;

/// Positions, and the moves between them.
type Game = (usize, Vec<(usize, usize)>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    P,
    N,
    Draw,
}

/// Reads the list and answers with a line for each word.
pub fn solve(input: &[u8]) -> Result<String, String> {
    let (positions, moves) = read(input)?;
    let outcomes = outcomes(positions, &moves);
    let mut output = String::new();
    for &(_, end) in &moves {
        output += match outcomes[end] {
            Outcome::P => "Takahashi\n",
            Outcome::N => "Aoki\n",
            Outcome::Draw => "Draw\n",
        };
    }
    Ok(output)
}

/// The outcome of each of so many positions, given the moves between them.
pub fn outcomes(positions: usize, moves: &[(usize, usize)]) -> Vec<Outcome> {
    // How many moves do not lead to an N, while the position is unlabelled.
    let mut moves_left = vec![0u32; positions];
    // First how many predecessors, then where they end, at last where they start.
    let mut starts = vec![0; positions + 1];
    for &(from, to) in moves {
        moves_left[from] += 1;
        starts[to] += 1;
    }
    let mut end = 0;
    for start in &mut starts {
        end += *start;
        *start = end;
    }
    let mut predecessors = vec![0; moves.len()];
    for &(from, to) in moves {
        starts[to] -= 1;
        predecessors[starts[to]] = from;
    }

    let mut outcomes = vec![Outcome::Draw; positions];
    let mut labelled = Vec::new();
    for position in 0..positions {
        if moves_left[position] == 0 {
            outcomes[position] = Outcome::P;
            labelled.push(position);
        }
    }
    while let Some(position) = labelled.pop() {
        for &predecessor in &predecessors[starts[position]..starts[position + 1]] {
            if outcomes[predecessor] != Outcome::Draw {
                continue;
            }
            moves_left[predecessor] -= 1;
            if outcomes[position] == Outcome::P {
                outcomes[predecessor] = Outcome::N;
            } else if moves_left[predecessor] == 0 {
                outcomes[predecessor] = Outcome::P;
            } else {
                continue;
            }
            labelled.push(predecessor);
        }
    }
    outcomes
}

/// The words as moves, from their first three letters to their last three. Only those that occur
/// are positions.
fn read(input: &[u8]) -> Result<Game, String> {
    let text = std::str::from_utf8(input).map_err(|error| {
        let at = error.valid_up_to();
        format!("byte {}: expected UTF-8 text, found {:#04x}", at + 1, input[at])
    })?;
    let mut words = text.trim_start_matches('\u{feff}').split_ascii_whitespace();
    let found = words.next();
    let count = found.and_then(|word| word.parse().ok());
    let count = count.filter(|count| (1..=MOST_WORDS).contains(count)).ok_or_else(|| {
        let expected = format!("N, a number from 1 to {}", MOST_WORDS);
        format!("word 1: expected {}, found {}", expected, shown(found))
    })?;
    // The number of an end as a position, plus 1; 0 while it did not occur.
    let mut numbers = vec![0; ENDS];
    let mut positions = 0;
    let mut position = |letters: &[u8]| {
        let number: &mut usize = &mut numbers[end_number(letters)];
        if *number == 0 {
            positions += 1;
            *number = positions;
        }
        *number - 1
    };
    let mut moves = Vec::new();
    for index in 1..=count {
        let found = words.next();
        let letters = found.unwrap_or("").as_bytes();
        let is_of_letters = letters.iter().all(|letter| letter.is_ascii_alphabetic());
        if !is_of_letters || letters.len() < 3 || letters.len() > 8 {
            let expected = format!("word {} of the list, 3 to 8 English letters", index);
            return Err(format!(
                "word {}: expected {}, found {}",
                index + 1,
                expected,
                shown(found)
            ));
        }
        moves.push((position(&letters[..3]), position(&letters[letters.len() - 3..])));
    }
    match words.next() {
        None => Ok((positions, moves)),
        extra => Err(format!(
            "word {}: expected the end of the input, found {}",
            count + 2,
            shown(extra)
        )),
    }
}

/// Numbers three letters from 0.
fn end_number(letters: &[u8]) -> usize {
    letters.iter().fold(0, |number, &letter| {
        let rank = if letter >= b'a' { letter - b'a' + 26 } else { letter - b'A' };
        number * 52 + rank as usize
    })
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
