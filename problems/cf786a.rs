//! Berzerk (Codeforces 786A, also 787C)
//!
//! Limits: 4 s, 256 MB
//!
//! n places (2 <= n <= 7000) lie in a circle, numbered clockwise; a monster stands at one of 2..n.
//! Two players move in turn. Whoever is to move picks one of his own steps, and the monster goes
//! that many places clockwise; who brings it to place 1 wins. Each player has from 1 to n - 1
//! different steps from 1 to n - 1. Who wins, for each first player and each place of the monster?
//!
//! Input: n; then for each player a line `c s1 ... sc`, his number of steps and the steps.
//! Output: two lines of n - 1 words, for the monster at 2..n; line i says how player i fares if he
//! moves first: `Win`, `Lose`, or `Loop` if neither can force a win.
//!
//! # Idea
//!
//! A position is (place, who is to move), so there are 2n. At place 1 the game has ended and
//! whoever is to move has lost. Labels spread backwards from those two: a position is won as soon
//! as a step leads to a lost one, and lost once every step leads to a won one. What is never
//! labelled can go on for ever.
//!
//! The twist: the players have different steps, so place alone is no position; and predecessors
//! need no list. Those of (place, player) are (place - s, other player) for the other's steps s.
//!
//! # Proof
//!
//! By induction over the order of labelling every label is right, and the win takes fewer than 2n
//! moves. An unlabelled position has no step to a lost position and, since its counter is not 0,
//! one to an unlabelled position; so whoever is to move can stay among them, and can do no better.
//!
//! # Cost
//!
//! Every position is taken up at most once, with at most n - 1 predecessors: 2n(n - 1), fewer than
//! 10^8 for n = 7000, in counters of 28 KB that stay in the nearest cache.
//!
//! Checked against a search of bounded depth on every input of n <= 7 and on 10,000 random ones.
#![forbid(unsafe_code)]

const MOST_PLACES: usize = 7000;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Win,
    Lose,
    Loop,
}

/// Reads the circle and both players' steps and answers with a line for each first player.
pub fn solve(input: &[u8]) -> Result<String, String> {
    let (places, steps) = read(input)?;
    let mut output = String::new();
    for outcomes in &outcomes(places, &steps) {
        let words: Vec<&str> = outcomes[1..]
            .iter()
            .map(|outcome| match outcome {
                Outcome::Win => "Win",
                Outcome::Lose => "Lose",
                Outcome::Loop => "Loop",
            })
            .collect();
        output += &words.join(" ");
        output += "\n";
    }
    Ok(output)
}

/// How whoever is to move fares, by player and by the monster's place, counted from 0.
pub fn outcomes(places: usize, steps: &[Vec<usize>; 2]) -> [Vec<Outcome>; 2] {
    let mut outcomes = [vec![Outcome::Loop; places], vec![Outcome::Loop; places]];
    // How many steps do not lead to a position that the other player wins, while it is unlabelled.
    let mut steps_left = [vec![steps[0].len() as u16; places], vec![steps[1].len() as u16; places]];
    let mut labelled = vec![(0, 0), (0, 1)];
    outcomes[0][0] = Outcome::Lose;
    outcomes[1][0] = Outcome::Lose;
    while let Some((place, player)) = labelled.pop() {
        let is_lost = outcomes[player][place] == Outcome::Lose;
        let other = 1 - player;
        for &step in &steps[other] {
            let before = if step <= place { place - step } else { place + places - step };
            if outcomes[other][before] != Outcome::Loop {
                continue;
            }
            steps_left[other][before] -= 1;
            if is_lost {
                outcomes[other][before] = Outcome::Win;
            } else if steps_left[other][before] == 0 {
                outcomes[other][before] = Outcome::Lose;
            } else {
                continue;
            }
            labelled.push((before, other));
        }
    }
    outcomes
}

fn read(input: &[u8]) -> Result<(usize, [Vec<usize>; 2]), String> {
    let text = std::str::from_utf8(input).map_err(|error| {
        let at = error.valid_up_to();
        format!("byte {}: expected UTF-8 text, found {:#04x}", at + 1, input[at])
    })?;
    let mut words = text.trim_start_matches('\u{feff}').split_ascii_whitespace();
    let mut count = 0;
    let mut number = |name: &str, low: usize, high: usize| {
        count += 1;
        let found = words.next();
        let value = found.and_then(|word| word.parse().ok());
        value.filter(|&value| low <= value && value <= high).ok_or_else(|| {
            let place = format!("word {}: expected {}", count, name);
            format!("{}, a number from {} to {}, found {}", place, low, high, shown(found))
        })
    };
    let places = number("n", 2, MOST_PLACES)?;
    let mut steps = [Vec::new(), Vec::new()];
    let mut at = 1;
    for (player, steps) in steps.iter_mut().enumerate() {
        let steps_count =
            number(&format!("player {}'s number of steps", player + 1), 1, places - 1)?;
        at += 1;
        let mut is_taken = vec![false; places];
        for _ in 0..steps_count {
            let step = number(&format!("a step of player {}", player + 1), 1, places - 1)?;
            at += 1;
            if is_taken[step] {
                return Err(format!("word {}: expected different steps, found {} again", at, step));
            }
            is_taken[step] = true;
            steps.push(step);
        }
    }
    match words.next() {
        None => Ok((places, steps)),
        extra => {
            Err(format!("word {}: expected the end of the input, found {}", at + 1, shown(extra)))
        }
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
