//! Game (Baltic OI 2008, BOJ 1191), by search
//!
//! Limits: 1 s, 8 MB
//!
//! On an n x n board of free squares and walls players A and B take turns, A first. A turn is one
//! step up, down, left or right onto a free square; whoever steps onto the square the other stands
//! on moves once more in the same turn, in any direction (back too). The first to stand on the
//! other's start square, stepped or jumped there, wins. Who has a winning strategy?
//!
//! Input: the number of boards t >= 1; per board n >= 2, then n lines of n characters: `.` free,
//! `#` wall, one `A` and one `B`, the start squares, which a path of free squares joins.
//! Output: a line `A` or `B` a board.
//!
//! # Idea
//!
//! The rules and nothing else: an oracle for methods that know more. A position is (square of A,
//! square of B, who moves). The graph of positions has loops, so it is labelled backwards, by
//! retrograde analysis:
//!
//! 1. A position in which the player who just moved stands on the other's start square has ended;
//!    the player to move has lost: P.
//! 2. Each labelled position is taken up once. If it is P, every predecessor is N. If it is N,
//!    every predecessor has one move less that might help, and is P once no move is left.
//!
//! Steps and jumps can be walked in both directions, so predecessors are computed like successors:
//! the player who just moved stepped here from a neighbour, or, if the other stands next to here
//! and not on its start square, jumped here over the other from any neighbour of the other's square
//! (here included). One move is counted for every way to make it, in both directions alike. A
//! player can always move: a path joins A and B, so every square in reach has a free neighbour.
//!
//! Positions with both players on one square that is no start square occur in no game. They are
//! left in, with moves but without predecessors, so that they decide nothing.
//!
//! What is never labelled is a draw. The start was one exactly if no path joined A and B, on every
//! board of n = 2 and 3 and on all larger ones tried.
//!
//! # Cost
//!
//! 2 f^2 positions for f free squares, each taken up once, with at most 8 predecessors. Boards of
//! more than 256 free squares (131,072 positions) are declined.
#![forbid(unsafe_code)]

/// Far beyond what any of the methods can hold; it keeps (n + 2)^2 below 2^32.
const MOST_ROWS: usize = 23_168;
const MOST_FREE_SQUARES: usize = 256;
const TOO_LARGE: &str = "too large for this method: ";
const NOT_JOINED: &str = ": expected a path between A and B, found none";
const P: u8 = 254;
const N: u8 = 255;

/// Reads the boards and answers with a line `A` or `B` for each.
pub fn solve(input: &[u8]) -> Result<String, String> {
    let mut words = words_of(input)?;
    let boards = read_number(words.next(), 1, std::usize::MAX)
        .map_err(|found| format!("word 1: expected t, at least 1, found {}", found))?;
    let (mut winners, mut declined) = (String::new(), None);
    for number in 1..=boards {
        let named = |message| format!("board {}{}", number, message);
        let board = read_board(&mut words).map_err(named)?;
        let free_squares = board.free.iter().filter(|&&free| free).count();
        if free_squares > MOST_FREE_SQUARES {
            let why = format!("board {} has {} free squares", number, free_squares);
            declined = Some(format!("{}, not {} at most", why, MOST_FREE_SQUARES));
            continue;
        }
        let winner = first_wins(&board).ok_or_else(|| named(NOT_JOINED.to_string()))?;
        winners.push_str(if winner { "A\n" } else { "B\n" });
    }
    match words.next() {
        None => declined.map_or(Ok(winners), |why| Err(TOO_LARGE.to_string() + &why)),
        extra => {
            let place = format!("after board {}: expected the end of the input", boards);
            Err(format!("{}, found {}", place, shown(extra)))
        }
    }
}

/// Whether A, who moves first, has a winning strategy, or `None` if nobody has.
pub fn first_wins(board: &Board) -> Option<bool> {
    let game = Game::new(board);
    let mut labels = Vec::with_capacity(game.positions());
    let mut labelled = Vec::new();
    for index in 0..game.positions() {
        let position = game.position(index);
        let mover = position.mover;
        if position.squares[1 - mover] == game.starts[mover] {
            labels.push(P);
            labelled.push(index as u32);
        } else {
            labels.push(game.moves(position));
        }
    }
    while let Some(index) = labelled.pop() {
        let is_p = labels[index as usize] == P;
        game.for_each_predecessor(game.position(index as usize), |predecessor| {
            let label = &mut labels[predecessor];
            *label = match *label {
                P | N => return,
                _ if is_p => N,
                1 => P,
                moves => moves - 1,
            };
            if *label == N || *label == P {
                labelled.push(predecessor as u32);
            }
        });
    }
    match labels[game.index(Position { squares: game.starts, mover: 0 })] {
        N => Some(true),
        P => Some(false),
        _ => None,
    }
}

/// The squares of A and B (numbers of free squares), and who moves (A is 0, B is 1).
#[derive(Clone, Copy)]
struct Position {
    squares: [usize; 2],
    mover: usize,
}

/// The rules, and the numbering of the positions.
struct Game {
    neighbours: Vec<Vec<usize>>,
    starts: [usize; 2],
}

impl Game {
    fn new(board: &Board) -> Game {
        let squares: Vec<usize> = (0..board.free.len()).filter(|&at| board.free[at]).collect();
        let number = |square: usize| squares.binary_search(&square).ok();
        let neighbours_of = |&square: &usize| {
            let around = [square - board.stride, square - 1, square + 1, square + board.stride];
            around.iter().filter_map(|&near| number(near)).collect()
        };
        Game {
            neighbours: squares.iter().map(neighbours_of).collect(),
            starts: [number(board.a).unwrap(), number(board.b).unwrap()],
        }
    }

    fn positions(&self) -> usize {
        self.neighbours.len() * self.neighbours.len() * 2
    }

    fn index(&self, position: Position) -> usize {
        let [a, b] = position.squares;
        (a * self.neighbours.len() + b) * 2 + position.mover
    }

    fn position(&self, index: usize) -> Position {
        let squares = index / 2;
        let (a, b) = (squares / self.neighbours.len(), squares % self.neighbours.len());
        Position { squares: [a, b], mover: index % 2 }
    }

    /// In how many ways the player to move can move: at most 3 steps and 4 jumps, or 4 steps.
    fn moves(&self, position: Position) -> u8 {
        let (mover, goal) = (position.mover, self.starts[1 - position.mover]);
        let other = position.squares[1 - mover];
        let steps = self.neighbours[position.squares[mover]].iter();
        let ways = steps.map(|&to| match to == other && to != goal {
            true => self.neighbours[other].len(),
            false => 1,
        });
        ways.sum::<usize>() as u8
    }

    /// Calls `visit` with the number of every position that has a move to this one, once for each.
    fn for_each_predecessor<F: FnMut(usize)>(&self, position: Position, mut visit: F) {
        let (other, mover) = (position.mover, 1 - position.mover);
        let (here, over) = (position.squares[mover], position.squares[other]);
        let goal = self.starts[other];
        let mut before = Position { mover, ..position };
        let mut visit_from = |from: usize| {
            before.squares[mover] = from;
            visit(self.index(before));
        };
        if here != over || here == goal {
            self.neighbours[here].iter().for_each(|&from| visit_from(from));
        }
        if over != goal && self.neighbours[here].contains(&over) {
            self.neighbours[over].iter().for_each(|&from| visit_from(from));
        }
    }
}

/// A board with a border of walls: square (row, column), counted from 0, is number
/// (row + 1) * stride + column + 1.
pub struct Board {
    pub stride: usize,
    pub free: Vec<bool>,
    pub a: usize,
    pub b: usize,
}

fn read_board<'a, W: Iterator<Item = &'a str>>(words: &mut W) -> Result<Board, String> {
    let size = read_number(words.next(), 2, MOST_ROWS)
        .map_err(|found| format!(": expected n, from 2 to {}, found {}", MOST_ROWS, found))?;
    let stride = size + 2;
    let (mut free, mut starts) = (Vec::new(), [None, None]);
    for number in 1..=size {
        let place = |message| format!(", row {}: expected {}", number, message);
        let found = words.next();
        let row = found.filter(|row| row.len() == size).ok_or_else(|| {
            let length = found.map_or(String::new(), |row| format!(" {}:", row.chars().count()));
            place(format!("{} characters, found{} {}", size, length, shown(found)))
        })?;
        if number == 1 {
            free.resize(stride, false);
        }
        free.push(false);
        for square in row.chars() {
            if square == 'A' || square == 'B' {
                let start = &mut starts[(square == 'B') as usize];
                if start.is_some() {
                    return Err(place(format!("no second {}, found one", square)));
                }
                *start = Some(free.len());
            } else if square != '.' && square != '#' {
                return Err(place(format!("one of . # A B, found {:?}", square)));
            }
            free.push(square != '#');
        }
        free.push(false);
    }
    free.resize(stride * stride, false);
    match starts {
        [Some(a), Some(b)] => Ok(Board { stride, free, a, b }),
        [None, _] => Err(": expected an A, found none".to_string()),
        _ => Err(": expected a B, found none".to_string()),
    }
}

fn words_of(input: &[u8]) -> Result<std::str::SplitAsciiWhitespace<'_>, String> {
    let text = std::str::from_utf8(input).map_err(|error| {
        let at = error.valid_up_to();
        format!("byte {}: expected UTF-8 text, found {:#04x}", at + 1, input[at])
    })?;
    Ok(text.trim_start_matches('\u{feff}').split_ascii_whitespace())
}

/// The word as a number from `least` to `most`, or what stands there instead.
fn read_number(word: Option<&str>, least: usize, most: usize) -> Result<usize, String> {
    let value = word.and_then(|word| word.parse().ok());
    value.filter(|&value| value >= least && value <= most).ok_or_else(|| shown(word))
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
