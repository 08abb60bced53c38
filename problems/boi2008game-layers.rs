//! Game (Baltic OI 2008, BOJ 1191), by a table of pairs a layer
//!
//! Limits: 1 s, 8 MB
//!
//! On an n x n board of free squares and walls players A and B take turns, A first. A turn is one
//! step up, down, left or right onto a free square; whoever steps onto the square the other stands
//! on moves once more in the same turn, in any direction. The first to stand on the other's start
//! square, stepped or jumped there, wins. Who has a winning strategy?
//!
//! Input: the number of boards t >= 1; per board n >= 2, then n lines of n characters: `.` free,
//! `#` wall, one `A` and one `B`, the start squares, which a path of free squares joins.
//! Output: a line `A` or `B` a board.
//!
//! # Idea
//!
//! Let D be the length of a shortest path from A to B. Why only shortest paths matter, and who wins
//! once the players have met or passed, is argued in `boi2008game`: if D is odd A wins; if D is
//! even B wins exactly if it can force a jump over A on layer D/2.
//!
//! Layer k is the squares at distance k from A and D - k from B. After k moves each A stands on
//! layer k, B on layer D - k, and A is to move. From there A wins (N) if it has a move to layer
//! k + 1 such that no move of B to layer D - k - 1 leads to a position that B wins (P). After D/2
//! moves each both are on layer D/2, and B has won if its last step led onto A's square.
//!
//! The table of layer k, one entry for each pair of squares of layers k and D - k, follows from
//! that of layer k + 1. The tables are as large as the layers that are there: a layer of a board
//! with n = 300 can be 1,408 squares wide, more than four times n.
//!
//! # Cost
//!
//! One entry for each pair, at most 6 look-ups each: 9 million pairs on an empty board with
//! n = 300, 20.8 million on the worst known. A table of more than 2^20 pairs is declined.
#![forbid(unsafe_code)]

/// Far beyond what any of the methods can hold; it keeps (n + 2)^2 below 2^32.
const MOST_ROWS: usize = 23_168;
const MOST_PAIRS: usize = 1 << 20;
const TOO_LARGE: &str = "too large for this method: ";
const UNREACHED: u32 = std::u32::MAX;

/// Reads the boards and answers with a line `A` or `B` for each.
pub fn solve(input: &[u8]) -> Result<String, String> {
    let mut words = words_of(input)?;
    let boards = read_number(words.next(), 1, std::usize::MAX)
        .map_err(|found| format!("word 1: expected t, at least 1, found {}", found))?;
    let (mut winners, mut declined) = (String::new(), None);
    for number in 1..=boards {
        let named = |message| format!("board {}{}", number, message);
        let board = read_board(&mut words).map_err(named)?;
        let layers = Layers::new(&board)
            .ok_or_else(|| named(": expected a path between A and B, found none".to_string()))?;
        let pairs = layers.most_pairs();
        if pairs > MOST_PAIRS {
            let why = format!("a layer of board {} has {} pairs of squares", number, pairs);
            declined = Some(format!("{}, not {} at most", why, MOST_PAIRS));
            continue;
        }
        winners.push_str(if layers.first_wins(|_, _| ()) { "A\n" } else { "B\n" });
    }
    match words.next() {
        None => declined.map_or(Ok(winners), |why| Err(TOO_LARGE.to_string() + &why)),
        extra => {
            let place = format!("after board {}: expected the end of the input", boards);
            Err(format!("{}, found {}", place, shown(extra)))
        }
    }
}

/// The squares on shortest paths from A to B.
pub struct Layers<'a> {
    board: &'a Board,
    /// The squares of layer k: at distance k from A, in the order of their numbers.
    pub layers: Vec<Vec<u32>>,
    /// The layer of every square, `UNREACHED` off the shortest paths.
    layer_of: Vec<u32>,
    /// The place in its layer of every square on a shortest path.
    place_of: Vec<u32>,
}

impl<'a> Layers<'a> {
    /// `None` if no path joins A and B.
    pub fn new(board: &'a Board) -> Option<Layers<'a>> {
        let mut layer_of = distances(board, board.a);
        let mut place_of = distances(board, board.b);
        let distance = place_of[board.a];
        if distance == UNREACHED {
            return None;
        }
        let mut layers = vec![Vec::new(); distance as usize + 1];
        for square in 0..layer_of.len() {
            let (from_a, from_b) = (layer_of[square], place_of[square]);
            if from_a == UNREACHED || from_a + from_b != distance {
                layer_of[square] = UNREACHED;
                continue;
            }
            let layer: &mut Vec<u32> = &mut layers[from_a as usize];
            place_of[square] = layer.len() as u32;
            layer.push(square as u32);
        }
        Some(Layers { board, layers, layer_of, place_of })
    }

    /// The size of the largest table.
    pub fn most_pairs(&self) -> usize {
        let widths = self.layers.iter().map(Vec::len);
        widths.clone().zip(widths.rev()).map(|(a, b)| a * b).max().unwrap_or(0)
    }

    /// Whether A, who moves first, has a winning strategy. For even D, `observe` is shown the table
    /// of every layer k from D/2 down to 0: whether B wins with A on place i of layer k, B on place
    /// j of layer D - k and A to move is entry i * (width of layer D - k) + j.
    pub fn first_wins<F: FnMut(usize, &[bool])>(&self, mut observe: F) -> bool {
        let distance = self.layers.len() - 1;
        if distance % 2 == 1 {
            return true;
        }
        let width = self.layers[distance / 2].len();
        let mut b_wins: Vec<bool> = (0..width * width).map(|at| at / width == at % width).collect();
        observe(distance / 2, &b_wins);
        for layer in (0..distance / 2).rev() {
            let moves_of_a = self.moves(layer, layer + 1);
            let moves_of_b = self.moves(distance - layer, distance - layer - 1);
            let narrow = self.layers[distance - layer - 1].len();
            // B to move, A already on layer + 1: B needs one good move.
            let width = moves_of_b.len();
            let mut after_a = Vec::with_capacity(b_wins.len() / narrow * width);
            for row in b_wins.chunks(narrow) {
                let good = |moves: &Vec<usize>| moves.iter().any(|&to| row[to]);
                after_a.extend(moves_of_b.iter().map(good));
            }
            // A to move: every move of A has to leave B a good one.
            b_wins.clear();
            b_wins.reserve_exact(moves_of_a.len() * width);
            for moves in &moves_of_a {
                let start = b_wins.len();
                b_wins.resize(start + width, true);
                for &to in moves {
                    let answers = &after_a[to * width..][..width];
                    for (wins, &answer) in b_wins[start..].iter_mut().zip(answers) {
                        *wins &= answer;
                    }
                }
            }
            observe(layer, &b_wins);
        }
        !b_wins[0]
    }

    /// For every square of a layer, the places of its neighbours in an adjacent layer.
    fn moves(&self, layer: usize, to: usize) -> Vec<Vec<usize>> {
        let moves_of = |&square: &u32| {
            let near = neighbours(self.board, square as usize);
            let near = near.iter().filter(|&&near| self.layer_of[near] == to as u32);
            near.map(|&near| self.place_of[near] as usize).collect()
        };
        self.layers[layer].iter().map(moves_of).collect()
    }
}

/// The distance of every square from one square, by breadth-first search.
fn distances(board: &Board, from: usize) -> Vec<u32> {
    let mut distances = vec![UNREACHED; board.free.len()];
    distances[from] = 0;
    let mut queue = std::collections::VecDeque::new();
    queue.push_back(from);
    while let Some(square) = queue.pop_front() {
        for &near in &neighbours(board, square) {
            if board.free[near] && distances[near] == UNREACHED {
                distances[near] = distances[square] + 1;
                queue.push_back(near);
            }
        }
    }
    distances
}

fn neighbours(board: &Board, square: usize) -> [usize; 4] {
    [square - board.stride, square - 1, square + 1, square + board.stride]
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
