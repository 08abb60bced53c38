#![forbid(unsafe_code)]

/// Keeps the number of every square of a board below 2^30.
const MOST_ROWS: usize = 32_766;
const FREE: u8 = b'.';
const WALL: u8 = b'#';
/// Marks a square that the sweep has reached; the two lowest bits say from which direction.
const SWEPT: u8 = 4;

/// Reads the boards and answers with a line `A` or `B` for each.
pub fn solve(input: &[u8]) -> Result<String, String> {
    let mut words = words_of(input)?;
    let boards = read_number(words.next(), 1, std::usize::MAX)
        .map_err(|found| format!("word 1: expected t, at least 1, found {}", found))?;
    let mut winners = String::new();
    for number in 1..=boards {
        let named = |message| format!("board {}{}", number, message);
        let mut board = read_board(&mut words).map_err(named)?;
        let distance = board
            .measure()
            .ok_or_else(|| named(": expected a path between A and B, found none".to_string()))?;
        let first_wins =
            distance % 2 == 1 || !Circles::new(&mut board, distance).second_wins(|_, _| ());
        winners.push_str(if first_wins { "A\n" } else { "B\n" });
    }
    match words.next() {
        None => Ok(winners),
        extra => {
            let place = format!("after board {}: expected the end of the input", boards);
            Err(format!("{}, found {}", place, shown(extra)))
        }
    }
}

/// A board with a border of walls: square (row, column), counted from 0, is number
/// (row + 1) * stride + column + 1.
pub struct Board {
    pub stride: usize,
    pub squares: Vec<u8>,
    pub a: usize,
    pub b: usize,
}

impl Board {
    /// Marks every square nearer to B than A is, and A's, with its distance from B modulo 4. Returns A's distance,
    /// `None` if no path joins A and B.
    pub fn measure(&mut self) -> Option<usize> {
        let (mut level, mut next) = (vec![self.b as u32], Vec::new());
        self.squares[self.b] = 0;
        let steps = [self.stride, 1];
        for distance in 1.. {
            for &square in &level {
                let square = square as usize;
                for &step in &steps {
                    for &near in &[square - step, square + step] {
                        if self.squares[near] == FREE {
                            self.squares[near] = (distance % 4) as u8;
                            next.push(near as u32);
                        }
                    }
                }
            }
            if self.squares[self.a] != FREE {
                return Some(distance);
            }
            if next.is_empty() {
                return None;
            }
            std::mem::swap(&mut level, &mut next);
            next.clear();
        }
        None
    }
}

/// The squares on shortest paths, layer by layer, every layer in its circular order, clockwise.
pub struct Circles {
    /// All layers one after the other, from A to B.
    pub squares: Vec<u32>,
    /// Where each layer begins in `squares`, and the end.
    pub bounds: Vec<usize>,
    /// For every square the places of its successors in the next layer.
    successors: Vec<Successors>,
}

/// A run of places of the next layer: 4 * first place + number of places - 1. A run may pass the
/// end of the layer: the place after its last is its first again.
#[derive(Clone, Copy)]
struct Successors(u32);

impl Successors {
    fn start(self) -> usize {
        self.0 as usize / 4
    }

    fn end(self) -> usize {
        self.start() + self.0 as usize % 4 + 1
    }
}

impl Circles {
    /// Sweeps a measured board from A along falling distances.
    pub fn new(board: &mut Board, distance: usize) -> Circles {
        let stride = board.stride;
        let directions = [stride.wrapping_neg(), 1, stride, 1usize.wrapping_neg()];
        let (mut squares, mut bounds, mut successors) = (vec![board.a as u32], vec![0], Vec::new());
        for falling in (0..distance).rev() {
            let falling = (falling % 4) as u8;
            let (layer, next) = (*bounds.last().unwrap(), squares.len());
            bounds.push(next);
            let first_turn = if layer == 0 { 0 } else { 1 };
            for index in layer..next {
                let square = squares[index] as usize;
                let from = board.squares[square] % 4;
                let before = squares.len();
                let mut count = 0;
                let mut start = before - next;
                for turn in first_turn..4 {
                    let direction = (from + turn) % 4;
                    let near = square.wrapping_add(directions[direction as usize]);
                    if board.squares[near] == falling {
                        board.squares[near] = SWEPT + (direction + 2) % 4;
                        squares.push(near as u32);
                        count += 1;
                    } else if before > next && near as u32 == squares[before - 1] {
                        start -= 1;
                        count += 1;
                    } else if before > next && near as u32 == squares[next] {
                        count += 1;
                    }
                }
                successors.push(Successors((start * 4 + count - 1) as u32));
            }
        }
        bounds.push(squares.len());
        Circles { squares, bounds, successors }
    }

    fn layer(&self, layer: usize) -> &[Successors] {
        &self.successors[self.bounds[layer]..self.bounds[layer + 1]]
    }

    fn width(&self, layer: usize) -> usize {
        self.bounds[layer + 1] - self.bounds[layer]
    }

    /// Whether B has a winning strategy; the distance from A to B has to be even. `observe`
    /// may look at B's winning squares on every layer until they are all or none.
    pub fn second_wins<F: FnMut(usize, &mut Arcs)>(&self, mut observe: F) -> bool {
        let distance = self.bounds.len() - 2;
        let width = self.width(distance / 2) as u32;
        let mut wins = Arcs {
            ends: (1..=width as usize).collect(),
            arcs: (0..width).map(|at| (at, at + 1)).collect(),
        };
        observe(distance / 2, &mut wins);
        let (mut images, mut next) = (Arcs::default(), Arcs::default());
        for layer in (0..distance / 2).rev() {
            images.clear();
            let width = self.width(distance - layer) as u32;
            for square in 0..wins.ends.len() {
                images.push_images(wins.of(square), self.layer(distance - layer - 1), width);
            }
            next.clear();
            for &successors in self.layer(layer) {
                next.push_common(&images, successors);
            }
            std::mem::swap(&mut wins, &mut next);
            observe(layer, &mut wins);
            if wins.arcs.is_empty() {
                return false;
            }
            if wins.arcs.len() == wins.ends.len() && wins.arcs.iter().all(|&arc| arc == (0, width))
            {
                return true;
            }
        }
        !wins.arcs.is_empty()
    }
}

/// For every square of a layer a set of places in another layer: runs of places from start to end - 1, apart
/// from each other and in order. An arc that passes the end of the layer is two of them.
#[derive(Default)]
pub struct Arcs {
    pub ends: Vec<usize>,
    pub arcs: Vec<(u32, u32)>,
}

impl Arcs {
    pub fn of(&self, square: usize) -> &[(u32, u32)] {
        let start = if square == 0 { 0 } else { self.ends[square - 1] };
        &self.arcs[start..self.ends[square]]
    }

    pub fn from_lists(lists: &[Vec<(u32, u32)>]) -> Arcs {
        let mut all = Arcs::default();
        for list in lists {
            all.arcs.extend_from_slice(list);
            all.ends.push(all.arcs.len());
        }
        all
    }

    fn clear(&mut self) {
        self.ends.clear();
        self.arcs.clear();
    }

    /// Appends the successors of arcs.
    fn push_images(&mut self, arcs: &[(u32, u32)], layer: &[Successors], width: u32) {
        let begin = self.arcs.len();
        let mut closed = false;
        for &(start, end) in arcs {
            let image_start = layer[start as usize].start() as u32;
            let image_end = layer[end as usize - 1].end() as u32;
            if image_end > width {
                closed = true;
            }
            let image_end = image_end.min(width);
            if image_start < image_end {
                match self.arcs[begin..].last_mut() {
                    Some(last) if last.1 >= image_start => last.1 = image_end,
                    _ => self.arcs.push((image_start, image_end)),
                }
            }
        }
        if closed {
            match self.arcs[begin..].first_mut() {
                Some(first) if first.0 <= 1 => first.0 = 0,
                _ => self.arcs.insert(begin, (0, 1)),
            }
        }
        self.ends.push(self.arcs.len());
    }

    fn push_common(&mut self, images: &Arcs, successors: Successors) {
        let begin = self.arcs.len();
        let width = images.ends.len();
        self.arcs.extend_from_slice(images.of(successors.start() % width));
        for place in successors.start() + 1..successors.end() {
            let end = self.arcs.len();
            let mut others = images.of(place % width);
            let mut at = begin;
            while at < end && !others.is_empty() {
                let (one, other) = (self.arcs[at], others[0]);
                let common = (one.0.max(other.0), one.1.min(other.1));
                if common.0 < common.1 {
                    self.arcs.push(common);
                }
                if one.1 < other.1 {
                    at += 1;
                } else {
                    others = &others[1..];
                }
            }
            self.arcs.drain(begin..end);
        }
        self.ends.push(self.arcs.len());
    }
}

fn read_board<'a, W: Iterator<Item = &'a str>>(words: &mut W) -> Result<Board, String> {
    let size = read_number(words.next(), 2, MOST_ROWS)
        .map_err(|found| format!(": expected n, from 2 to {}, found {}", MOST_ROWS, found))?;
    let stride = size + 2;
    let (mut squares, mut starts) = (Vec::new(), [None, None]);
    for number in 1..=size {
        let place = |message| format!(", row {}: expected {}", number, message);
        let found = words.next();
        let row = found.filter(|row| row.len() == size).ok_or_else(|| {
            let length = found.map_or(String::new(), |row| format!(" {}:", row.chars().count()));
            place(format!("{} characters, found{} {}", size, length, shown(found)))
        })?;
        if number == 1 {
            squares.resize(stride, WALL);
        }
        squares.push(WALL);
        for square in row.chars() {
            if square == 'A' || square == 'B' {
                let start = &mut starts[(square == 'B') as usize];
                if start.is_some() {
                    return Err(place(format!("no second {}, found one", square)));
                }
                *start = Some(squares.len());
            } else if square != '.' && square != '#' {
                return Err(place(format!("one of . # A B, found {:?}", square)));
            }
            squares.push(if square == '#' { WALL } else { FREE });
        }
        squares.push(WALL);
    }
    squares.resize(stride * stride, WALL);
    match starts {
        [Some(a), Some(b)] => Ok(Board { stride, squares, a, b }),
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
