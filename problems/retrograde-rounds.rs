//! Retrograde analysis, in rounds (general)
//!
//! Limits: 2 s, 256 MB
//!
//! The general method of the Cao Qinxiang, 2009 training-team paper on the k-fold dynamic
//! subtraction game, as it stands there. A game has n positions (1 <= n <= 10^6) and m moves (0 <=
//! m <= 5*10^6); two players move in turn. A position marked `P` has ended and the player who just
//! moved has won, one marked `N` has ended and the player to move has won; moves out of either are
//! ignored. In the others, marked `.`, who cannot move loses. Who can force a win, and in how many
//! plies if the winner hurries and the loser stalls?
//!
//! Input: `n m`, a word of n marks, then m moves `u v` from position u to position v, from 1 to n.
//! Output: a line of n letters: `P` (the previous player wins), `N` (the next player, who is to
//! move, wins) or `D` (a draw: neither can force a win), then a line of n remotenesses, the plies
//! left, separated by single spaces, -1 for D.
//!
//! # Idea
//!
//! 1. Label what has ended: P where the player who just moved has won, N where the player to move
//!    has. An ordinary position without moves is P.
//! 2. Find every unlabelled position whose successors are all labelled N: it becomes P.
//! 3. Find every unlabelled position with a successor labelled P: it becomes N.
//! 4. Unless the last two steps labelled nothing, go back to step 2. The rest is D.
//!
//! # Proof
//!
//! Both steps look at the labels from before the round, so round r labels exactly the positions of
//! remoteness r: by induction those of remoteness below r are labelled before it, so what it makes
//! N has a P successor of remoteness r - 1 but none nearer, and what it makes P has only N
//! successors, the farthest of remoteness r - 1. When a round labels nothing, every unlabelled
//! position has an unlabelled successor and no P successor, so both players can stay among them for
//! ever, and a move to anywhere else loses.
//!
//! # Cost
//!
//! At most n + 1 rounds over all positions and moves, so O(n (n + m)), reached by a long chain.
//! More than 4*10^8 for (n + 1) (n + m) is declined: 10,000 positions in a chain are in bounds.
#![forbid(unsafe_code)]

const MOST_POSITIONS: usize = 1_000_000;
const MOST_MOVES: usize = 5_000_000;
const MOST_WORK: u64 = 400_000_000;

/// Reads a game and answers with the line of labels and the line of remotenesses.
pub fn solve(input: &[u8]) -> Result<String, String> {
    let (marks, successors) = read(input)?;
    let labels = label(&marks, &successors);
    let letters: String = labels.iter().map(|label| label.map_or('D', |label| label.0)).collect();
    let remotenesses: Vec<String> = labels
        .iter()
        .map(|label| label.map_or("-1".to_string(), |label| label.1.to_string()))
        .collect();
    Ok(format!("{}\n{}\n", letters, remotenesses.join(" ")))
}

/// Labels every position with `'P'` or `'N'` and its remoteness, or `None` for a draw. `marks`
/// holds `'P'`, `'N'` or `'.'` a position; positions are counted from 0.
pub fn label(marks: &[char], successors: &[Vec<usize>]) -> Vec<Option<(char, usize)>> {
    let mut labels: Vec<Option<(char, usize)>> = marks
        .iter()
        .zip(successors)
        .map(|(&mark, successors)| match mark {
            '.' if successors.is_empty() => Some(('P', 0)),
            '.' => None,
            _ => Some((mark, 0)),
        })
        .collect();
    for round in 1.. {
        let letter = |&successor: &usize| labels[successor].map(|label| label.0);
        let mut found = Vec::new();
        for (position, successors) in successors.iter().enumerate() {
            if labels[position].is_some() {
                continue;
            }
            if successors.iter().all(|successor| letter(successor) == Some('N')) {
                found.push((position, 'P'));
            } else if successors.iter().any(|successor| letter(successor) == Some('P')) {
                found.push((position, 'N'));
            }
        }
        if found.is_empty() {
            break;
        }
        for (position, letter) in found {
            labels[position] = Some((letter, round));
        }
    }
    labels
}

/// The marks, and the successors of each position, counted from 0.
fn read(input: &[u8]) -> Result<(Vec<char>, Vec<Vec<usize>>), String> {
    let text = std::str::from_utf8(input).map_err(|error| {
        let at = error.valid_up_to();
        format!("byte {}: expected UTF-8 text, found {:#04x}", at + 1, input[at])
    })?;
    let mut words = text.trim_start_matches('\u{feff}').split_ascii_whitespace();
    let positions = number(words.next(), 1, || "n".to_string(), 1, MOST_POSITIONS)?;
    let count = number(words.next(), 2, || "m".to_string(), 0, MOST_MOVES)?;
    let marks: Vec<char> = words.next().unwrap_or("").chars().collect();
    for (index, &mark) in marks.iter().enumerate().take(positions) {
        if mark != '.' && mark != 'P' && mark != 'N' {
            let place = format!("word 3, mark {}", index + 1);
            let found = shown(Some(&mark.to_string()));
            return Err(format!("{}: expected '.', 'P' or 'N', found {}", place, found));
        }
    }
    if marks.len() != positions {
        let found = if marks.len() > positions { "more".into() } else { marks.len().to_string() };
        return Err(format!("word 3: expected {} marks, found {}", positions, found));
    }
    let mut successors = vec![Vec::new(); positions];
    for index in 1..=count {
        let from =
            number(words.next(), 2 * index + 2, || format!("u of move {}", index), 1, positions)?;
        let to =
            number(words.next(), 2 * index + 3, || format!("v of move {}", index), 1, positions)?;
        successors[from - 1].push(to - 1);
    }
    if let Some(extra) = words.next() {
        let found = shown(Some(extra));
        return Err(format!(
            "word {}: expected the end of the input, found {}",
            2 * count + 4,
            found
        ));
    }
    if (positions as u64 + 1) * (positions + count) as u64 > MOST_WORK {
        return Err(format!(
            "too large for this method: {} positions and {} moves",
            positions, count
        ));
    }
    Ok((marks, successors))
}

/// The number that a word is to be.
fn number<F: Fn() -> String>(
    found: Option<&str>,
    place: usize,
    name: F,
    low: usize,
    high: usize,
) -> Result<usize, String> {
    let value = found.and_then(|word| word.parse().ok());
    value.filter(|&value| low <= value && value <= high).ok_or_else(|| {
        let expected = format!("{}, a number from {} to {}", name(), low, high);
        format!("word {}: expected {}, found {}", place, expected, shown(found))
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
