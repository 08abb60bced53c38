#![forbid(unsafe_code)]

/// Keeps the number of every square of a board below 2^30.
const MOST_ROWS: usize = 23_168;
const FREE: u8 = b'.';
const WALL: u8 = b'#';
/// Marks a square that the sweep has reached; the two lowest bits say from which direction.
const SWEPT: u8 = 4;

/// Reads the boards and answers with a line `A` or `B` for each.
pub fn solve(input: &[u8]) -> Result<String, String> {
    let text = std::str::from_utf8(input).map_err(|error| {
        let at = error.valid_up_to();
        format!("byte {}: expected UTF-8 text, found {:#04x}", at + 1, input[at])
    })?;
    let mut words = Words(text.trim_start_matches('\u{feff}'));
    let boards = read_number(words.next(0), 1, std::usize::MAX)
        .map_err(|found| format!("word 1: expected t, at least 1, found {}", found))?;
    let (mut board, mut circles) = (Board::default(), Circles::default());
    let mut winners = String::new();
    for number in 1..=boards {
        let named = |message| format!("board {}{}", number, message);
        read_board(&mut words, &mut board).map_err(named)?;
        let distance = circles
            .measure(&mut board)
            .ok_or_else(|| named(": expected a path between A and B, found none".to_string()))?;
        let second_wins = distance % 2 == 0 && {
            circles.sweep(&mut board, distance);
            circles.second_wins(|_, _| ())
        };
        winners.push_str(if second_wins { "B\n" } else { "A\n" });
    }
    match words.next(0) {
        None => Ok(winners),
        extra => {
            let place = format!("after board {}: expected the end of the input", boards);
            Err(format!("{}, found {}", place, shown(extra)))
        }
    }
}

/// A board with a border of walls: square (row, column), counted from 0, is number
/// (row + 1) * stride + column + 1.
#[derive(Default)]
pub struct Board {
    pub stride: usize,
    pub squares: Vec<u8>,
    pub a: usize,
    pub b: usize,
}

impl Board {
    /// What to add to a square's number to go up, right, down and left.
    fn clockwise(&self) -> [usize; 4] {
        [self.stride.wrapping_neg(), 1, self.stride, 1usize.wrapping_neg()]
    }
}

fn is_adjacent(square: usize, other: usize, stride: usize) -> bool {
    let difference = square.wrapping_sub(other);
    (difference == 1)
        | (difference == stride)
        | (difference == 1usize.wrapping_neg())
        | (difference == stride.wrapping_neg())
}

/// The squares on shortest paths from A to B, layer by layer, every layer in its circular order.
#[derive(Default)]
pub struct Circles {
    /// All layers one after the other.
    pub squares: Vec<u32>,
    /// Where each layer begins in `squares`, and the end of the last.
    pub bounds: Vec<usize>,
    /// For every square the places of its successors in the next layer.
    successors: Vec<Successors>,
}

/// Consecutive places in a layer: 8 * the first + how many there are. The place after the last
/// of a layer is its first again.
#[derive(Clone, Copy)]
struct Successors(u32);

impl Successors {
    fn start(self) -> u32 {
        self.0 / 8
    }

    fn end(self) -> u32 {
        self.0 / 8 + self.0 % 8
    }
}

impl Circles {
    /// The distance from A to B, `None` if no path joins them. Marks B, every square nearer to B
    /// than A is, and A with the distance from B modulo 4; some of the squares as far as A too.
    pub fn measure(&mut self, board: &mut Board) -> Option<usize> {
        if self.squares.len() < board.squares.len() {
            self.squares = vec![0; board.squares.len()];
            self.successors = vec![Successors(0); board.squares.len()];
        }
        let steps = board.clockwise();
        let (queue, squares) = (&mut self.squares[..], &mut board.squares[..]);
        queue[0] = board.b as u32;
        squares[board.b] = 0;
        let (mut begin, mut tail) = (0, 1);
        for distance in 1.. {
            let end = tail;
            for index in begin..end {
                for &step in &steps {
                    let near = (queue[index] as usize).wrapping_add(step);
                    if squares[near] == FREE {
                        squares[near] = (distance % 4) as u8;
                        queue[tail] = near as u32;
                        tail += 1;
                    }
                }
            }
            if squares[board.a] != FREE {
                return Some(distance);
            }
            if tail == end {
                break;
            }
            begin = end;
        }
        None
    }

    /// Sweeps a measured board from A along falling distances.
    pub fn sweep(&mut self, board: &mut Board, distance: usize) {
        let steps = board.clockwise();
        let entry = |square: usize, direction: usize| {
            square.wrapping_add(steps[direction]).wrapping_mul(4).wrapping_add((direction + 2) % 4)
                as u32
        };
        // What leads from the entry of a square to the entries of its three other neighbours.
        let mut turns = [[0; 3]; 4];
        for from in 0..4 {
            for turn in 0..3 {
                turns[from][turn] = entry(0, (from + turn + 1) % 4).wrapping_sub(from as u32);
            }
        }
        let (queue, squares) = (&mut self.squares[..], &mut board.squares[..]);
        queue[0] = (board.a * 4) as u32;
        let mut tail = 1;
        // The circle is best cut where A has no successor.
        let nearer = |&direction: &usize| {
            squares[board.a.wrapping_add(steps[direction])] as usize == (distance - 1) % 4
        };
        let cut = (0..4).find(|direction| !nearer(direction)).unwrap_or(0);
        for direction in (cut..cut + 4).map(|direction| direction % 4).filter(nearer) {
            queue[tail] = entry(board.a, direction);
            tail += 1;
        }
        self.successors[0] = Successors(tail as u32 - 1);
        self.bounds.clear();
        self.bounds.extend(&[0, 1]);
        let mut begin = 1;
        let mut last = 0;
        for falling in (0..distance - 1).rev() {
            let falling = (falling % 4) as u8;
            let (level, next_level) = queue[begin..].split_at_mut(tail - begin);
            let successors = &mut self.successors[begin..tail];
            let mut width = 0;
            for (&entry, successors) in level.iter().zip(successors.iter_mut()) {
                let mut start = width;
                for &turn in &turns[entry as usize % 4] {
                    let successor = entry.wrapping_add(turn);
                    let near = successor as usize / 4;
                    if squares[near] == falling {
                        squares[near] = SWEPT;
                        next_level[width] = successor;
                        width += 1;
                        last = near;
                    } else if near == last {
                        start -= 1;
                    }
                }
                *successors = Successors((start * 8 + (width - start)) as u32);
            }
            let first = next_level[0] as usize / 4;
            for (&entry, successors) in level.iter().zip(successors).rev() {
                if successors.start() == 0 || !is_adjacent(entry as usize / 4, first, board.stride)
                {
                    break;
                }
                successors.0 += 1;
            }
            begin = tail;
            tail += width;
            self.bounds.push(begin);
        }
        self.bounds.push(tail);
    }

    fn layer(&self, layer: usize) -> &[Successors] {
        &self.successors[self.bounds[layer]..self.bounds[layer + 1]]
    }

    /// Whether B has a winning strategy, D being even. `observe` is shown B's winning squares of
    /// layer D - k for every square of layer k, for k from D/2 down to 0 or to where they are all
    /// squares or none; it may change them.
    pub fn second_wins<F: FnMut(usize, &mut Arcs)>(&self, mut observe: F) -> bool {
        let distance = self.bounds.len() - 2;
        let width = self.layer(distance / 2).len() as u32;
        let mut wins = Arcs { arcs: (0..width).map(|at| (at, at + 1)).collect(), ends: Vec::new() };
        observe(distance / 2, &mut wins);
        let (mut images, mut next) = (Arcs::default(), Arcs::default());
        for layer in (0..distance / 2).rev() {
            let moves_of_a = self.layer(layer);
            let moves_of_b = self.layer(distance - layer - 1);
            let width = (self.bounds[distance - layer + 1] - self.bounds[distance - layer]) as u32;
            let closed = moves_of_b[moves_of_b.len() - 1].end() > width;
            images.clear();
            next.clear();
            if wins.ends.is_empty() && !closed {
                wins.arcs.push(wins.arcs[0]);
                let arcs = &wins.arcs[..];
                next.arcs.extend(moves_of_a.iter().map(|successors| {
                    let first = successors.start() as usize;
                    let (mut start, mut end) = arcs[first];
                    for arc in &arcs[first + 1..successors.end() as usize] {
                        start = start.max(arc.0);
                        end = end.min(arc.1);
                    }
                    if end > 0 {
                        start = moves_of_b[start as usize].start();
                        end = moves_of_b[end as usize - 1].end();
                    }
                    if start < end {
                        (start, end)
                    } else {
                        (0, 0)
                    }
                }));
            } else {
                let squares = if wins.ends.is_empty() { wins.arcs.len() } else { wins.ends.len() };
                for square in 0..squares {
                    images.push_images(wins.of(square), moves_of_b, width);
                }
                for &successors in moves_of_a {
                    next.push_common(&images, successors);
                }
                if next.arcs.len() == next.ends.len() {
                    next.ends.clear();
                }
            }
            std::mem::swap(&mut wins, &mut next);
            observe(layer, &mut wins);
            if wins.arcs.iter().all(|arc| arc.0 == arc.1) {
                return false;
            }
            if wins.arcs.len() == moves_of_a.len() && wins.arcs.iter().all(|&arc| arc == (0, width))
            {
                return true;
            }
        }
        true
    }
}

/// For every square of one layer a set of places of another layer: runs from start to end - 1, apart
/// from each other and in order. An arc that passes the end of the layer is two runs.
#[derive(Default)]
pub struct Arcs {
    arcs: Vec<(u32, u32)>,
    /// Where the runs of each square end; nothing as long as each has just one, or an empty one.
    ends: Vec<usize>,
}

impl Arcs {
    pub fn from_lists(lists: &[Vec<(u32, u32)>]) -> Arcs {
        let mut all = Arcs::default();
        for list in lists {
            all.arcs.extend_from_slice(list);
            all.ends.push(all.arcs.len());
        }
        all
    }

    /// The runs of one square.
    pub fn of(&self, square: usize) -> &[(u32, u32)] {
        if self.ends.is_empty() {
            return &self.arcs[square..square + 1];
        }
        let start = if square == 0 { 0 } else { self.ends[square - 1] };
        &self.arcs[start..self.ends[square]]
    }

    fn clear(&mut self) {
        self.arcs.clear();
        self.ends.clear();
    }

    /// Adds a square that has the successors of these places.
    fn push_images(&mut self, runs: &[(u32, u32)], layer: &[Successors], width: u32) {
        let begin = self.arcs.len();
        let mut closed = false;
        for &(start, end) in runs.iter().filter(|run| run.0 < run.1) {
            let (start, end) = (layer[start as usize].start(), layer[end as usize - 1].end());
            closed = closed || end > width;
            let end = end.min(width);
            match self.arcs[begin..].last_mut() {
                Some(last) if last.1 >= start => last.1 = end,
                _ if start < end => self.arcs.push((start, end)),
                _ => {}
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

    /// Adds a square that has what these squares of `images` have in common.
    fn push_common(&mut self, images: &Arcs, successors: Successors) {
        let begin = self.arcs.len();
        let squares = images.ends.len();
        self.arcs.extend_from_slice(images.of(successors.start() as usize % squares));
        for square in successors.start() + 1..successors.end() {
            let end = self.arcs.len();
            let mut others = images.of(square as usize % squares);
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
        if self.arcs.len() == begin {
            self.arcs.push((0, 0));
        }
        self.ends.push(self.arcs.len());
    }
}

fn read_board(words: &mut Words, board: &mut Board) -> Result<(), String> {
    let size = read_number(words.next(0), 2, MOST_ROWS)
        .map_err(|found| format!(": expected n, from 2 to {}, found {}", MOST_ROWS, found))?;
    let squares = &mut board.squares;
    let mut starts = [None, None];
    squares.clear();
    for number in 1..=size {
        let place = |message| format!(", row {}: expected {}", number, message);
        let found = words.next(size);
        let row = found.filter(|row| row.len() == size).ok_or_else(|| {
            let length = found.map_or(String::new(), |row| format!(" {}:", row.chars().count()));
            place(format!("{} characters, found{} {}", size, length, shown(found)))
        })?;
        if number == 1 {
            squares.resize(size + 2, WALL);
        }
        squares.push(WALL);
        let start = squares.len();
        squares.extend_from_slice(row.as_bytes());
        squares.push(WALL);
        let is_other = |&square: &u8| (square != FREE) & (square != WALL);
        if !squares[start..].iter().fold(false, |found, square| found | is_other(square)) {
            continue;
        }
        for (column, letter) in
            row.chars().enumerate().filter(|&(_, letter)| letter != '.' && letter != '#')
        {
            if letter != 'A' && letter != 'B' {
                return Err(place(format!("one of . # A B, found {:?}", letter)));
            }
            let first = &mut starts[(letter == 'B') as usize];
            if first.is_some() {
                return Err(place(format!("no second {}, found one", letter)));
            }
            *first = Some(start + column);
            squares[start + column] = FREE;
        }
    }
    board.stride = size + 2;
    squares.resize(board.stride * board.stride, WALL);
    board.a = starts[0].ok_or_else(|| ": expected an A, found none".to_string())?;
    board.b = starts[1].ok_or_else(|| ": expected a B, found none".to_string())?;
    Ok(())
}

/// What is left of the text.
struct Words<'a>(&'a str);

impl<'a> Words<'a> {
    /// The next word; a word of the likely length is found faster.
    fn next(&mut self, likely: usize) -> Option<&'a str> {
        let blank = |byte: &u8| byte.is_ascii_whitespace();
        let text = self.0.as_bytes();
        let start = text.iter().position(|byte| !blank(byte))?;
        let text = &text[start..];
        let expected = text.len() >= likely
            && text.get(likely).map_or(true, blank)
            && !text[..likely].iter().fold(false, |found, &byte| found | (byte <= b' '));
        let length = if expected && likely > 0 {
            likely
        } else {
            text.iter().position(blank).unwrap_or(text.len())
        };
        let (word, rest) = self.0[start..].split_at(length);
        self.0 = rest;
        Some(word)
    }
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
