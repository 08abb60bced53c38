//! A Game With Numbers (Codeforces 919F)
//!
//! Limits: 4 s, 512 MB
//!
//! Alice and Bob hold 8 cards each, every card a number from 0 to 4. Whoever is to move picks an
//! own card a and a card b of the other, neither of them 0, and replaces a by (a + b) mod 5.
//! Whoever has only zeros first has won. Who wins each of T situations (1 <= T <= 10^5)?
//!
//! Input: T, then for each situation f (0: Alice moves first, 1: Bob does), Alice's 8 cards and
//! Bob's 8 cards. The judge has a card other than 0 in the first mover's hand; a hand of zeros
//! there counts as his win, and two of them are refused, since neither was first.
//! Output: a line for each situation, `Alice`, `Bob`, or `Deal` if neither can force a win.
//!
//! # Idea
//!
//! The order of the cards does not matter, so a hand is how often it holds each of 1 to 4: there
//! are C(12, 4) = 495 hands, and 495^2 = 245,025 positions (hand of whoever is to move, hand of the
//! other). All are labelled once, and a situation is looked up. A game may run in circles, so
//! labels spread backwards from the ended positions: one of zeros in the other's hand is lost, one
//! of zeros in the mover's own is won (it only occurs at the start). A position is won as soon as a
//! move leads to a lost one, and lost once all moves lead to won ones.
//!
//! After a move the other player is to move, so the hands change places: (mine, yours) leads to
//! (yours, mine with a replaced by c = (a + b) mod 5). The predecessors of (x, y) are therefore (y
//! with a c replaced by a, x), for every card a, and every card b in x, for which c is in y. Each
//! pair of kinds (a, b) counts as one move, forwards and backwards alike.
//!
//! # Proof
//!
//! Nobody is ever stuck: until the end both hands hold a card other than 0. By induction over the
//! order of labelling every label is right. An unlabelled position has no move to a lost one, and
//! has one to an unlabelled one since its counter is not 0, so both players can stay among those
//! for ever, and can do no better: a deal.
//!
//! # Cost
//!
//! At most 16 moves a position, 3.9 million steps, whatever T is; then one look a situation.
//!
//! Checked against repeated forward sweeps that know only the rules, on every pair of hands with
//! either player moving first.
#![forbid(unsafe_code)]

const MOST_SITUATIONS: usize = 100_000;
const HANDS: usize = 495;
const CARDS: usize = 8;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Win,
    Lose,
    Deal,
}

/// How many cards of each number.
type Counts = [usize; 5];

/// Reads the situations and answers with a line for each.
pub fn solve(input: &[u8]) -> Result<String, String> {
    let situations = read(input)?;
    let hands = Hands::all();
    let outcomes = outcomes(&hands);
    let mut output = String::new();
    for (mover, cards) in situations {
        let outcome =
            outcomes[hands.number(&cards[mover]) * HANDS + hands.number(&cards[1 - mover])];
        output += match (outcome, mover) {
            (Outcome::Deal, _) => "Deal\n",
            (Outcome::Win, 0) | (Outcome::Lose, 1) => "Alice\n",
            _ => "Bob\n",
        };
    }
    Ok(output)
}

/// All hands, numbered, that of zeros first.
pub struct Hands {
    counts: Vec<Counts>,
    /// The number of a hand, by its counts of 1 to 4 as digits to the base 9.
    numbers: Vec<usize>,
}

/// No hand: such a card cannot be replaced.
const NONE: usize = HANDS;

impl Hands {
    pub fn all() -> Hands {
        let mut hands = Hands { counts: Vec::new(), numbers: vec![NONE; 9 * 9 * 9 * 9] };
        for code in 0..hands.numbers.len() {
            let digits = [code % 9, code / 9 % 9, code / 81 % 9, code / 729];
            let nonzero: usize = digits.iter().sum();
            if nonzero <= CARDS {
                hands.numbers[code] = hands.counts.len();
                hands.counts.push([CARDS - nonzero, digits[0], digits[1], digits[2], digits[3]]);
            }
        }
        hands
    }

    pub fn number(&self, counts: &Counts) -> usize {
        self.numbers[counts[1] + 9 * counts[2] + 81 * counts[3] + 729 * counts[4]]
    }

    /// For each hand the numbers of the hands in which a card `from` is replaced by `to`, by `from`
    /// and `to`.
    fn replaced(&self) -> Vec<[[usize; 5]; 5]> {
        let replaced = self.counts.iter().map(|counts| {
            let mut numbers = [[NONE; 5]; 5];
            for from in (0..5).filter(|&from| counts[from] > 0) {
                for (to, number) in numbers[from].iter_mut().enumerate() {
                    let mut counts = *counts;
                    counts[from] -= 1;
                    counts[to] += 1;
                    *number = self.number(&counts);
                }
            }
            numbers
        });
        replaced.collect()
    }
}

/// How whoever is to move fares, by the number of his own hand times 495 plus that of the other's.
pub fn outcomes(hands: &Hands) -> Vec<Outcome> {
    let kinds = |hand: usize| hands.counts[hand][1..].iter().filter(|&&count| count > 0).count();
    let replaced = hands.replaced();
    // How many moves do not lead to a position that the other player wins, while it is unlabelled.
    let mut moves_left = Vec::with_capacity(HANDS * HANDS);
    let mut outcomes = vec![Outcome::Deal; HANDS * HANDS];
    let mut labelled = Vec::new();
    for mine in 0..HANDS {
        for other in 0..HANDS {
            moves_left.push((kinds(mine) * kinds(other)) as u8);
            if mine == 0 || other == 0 {
                let outcome = if mine == 0 { Outcome::Win } else { Outcome::Lose };
                outcomes[mine * HANDS + other] = outcome;
                labelled.push((mine, other));
            }
        }
    }
    while let Some((mine, other)) = labelled.pop() {
        let is_lost = outcomes[mine * HANDS + other] == Outcome::Lose;
        for b in (1..5).filter(|&b| hands.counts[mine][b] > 0) {
            for a in 1..5 {
                let before = replaced[other][(a + b) % 5][a];
                let index = before * HANDS + mine;
                if before == NONE || outcomes[index] != Outcome::Deal {
                    continue;
                }
                moves_left[index] -= 1;
                if is_lost {
                    outcomes[index] = Outcome::Win;
                } else if moves_left[index] == 0 {
                    outcomes[index] = Outcome::Lose;
                } else {
                    continue;
                }
                labelled.push((before, mine));
            }
        }
    }
    outcomes
}

/// For each situation who moves first, Alice (0) or Bob (1), and what they hold.
fn read(input: &[u8]) -> Result<Vec<(usize, [Counts; 2])>, String> {
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
    let situations_count = number("T", 1, MOST_SITUATIONS)?;
    let mut situations = Vec::new();
    for situation in 1..=situations_count {
        let mover = number("f", 0, 1)?;
        let mut cards = [[0; 5]; 2];
        for (player, cards) in cards.iter_mut().enumerate() {
            let name = if player == 0 { "a card of Alice" } else { "a card of Bob" };
            for _ in 0..CARDS {
                cards[number(name, 0, 4)?] += 1;
            }
        }
        if cards[0][0] == CARDS && cards[1][0] == CARDS {
            return Err(format!(
                "situation {}: expected a card other than 0, found two hands of zeros",
                situation
            ));
        }
        situations.push((mover, cards));
    }
    match words.next() {
        None => Ok(situations),
        extra => Err(format!(
            "word {}: expected the end of the input, found {}",
            17 * situations_count + 2,
            shown(extra)
        )),
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
