//! Game (Baltic OI 2008, BOJ 1191)
//!
//! Limits: 1 s, 8 MB
//!
//! On an n x n board of free squares and walls players A and B take turns, A first. A turn is one
//! step up, down, left or right onto a free square; whoever steps onto the square the other stands
//! on moves once more in the same turn, in any direction. The first to stand on the other's start
//! square, stepped or jumped there, wins. Who has a winning strategy?
//!
//! Input: the number of boards t >= 1; per board n >= 2, then n lines of n characters: `.` free,
//! `#` wall, one `A` and one `B`, the start squares, which a path of free squares joins. The
//! judge's boards have n <= 300 and t <= 10; here only memory sets a bound, and n <= 23168.
//! Output: a line `A` or `B` a board.
//!
//! # Idea
//!
//! Let D be the distance from A to B, and layer k the squares at distance k from A and D - k from
//! B: those of the shortest paths.
//!
//! * Only shortest paths matter. If D is odd A wins; if D is even B wins exactly if, both walking
//!   shortest paths, it can force a meeting: B steps onto A's square when A is on layer D/2.
//! * So a position is a pair (a, b), a on layer k, b on layer D - k, A to move. B wins it if for
//!   every successor a' of a it has a step to some b' such that B wins (a', b'). At k = D/2 B wins
//!   if a = b.
//! * Every layer is a circle: it has a circular order in which the successors of neighbouring
//!   squares follow each other. The squares b on which B wins for a fixed a are then a few arcs of
//!   the circle of layer D - k. B can step into an arc of layer D - k - 1 from the successors of
//!   its squares, which are an arc again, from the first successor of its first square to the last
//!   one of its last. What B wins for a is what the arcs so found for all successors of a have in
//!   common.
//!
//! So a pair table (`boi2008game-layers`) with up to 20.8 million entries a board becomes a list of
//! arcs a square. Once B wins all pairs of a layer, or none, the outcome is known.
//!
//! # Only shortest paths matter
//!
//! Let i be how many steps A has made, and beta the distance from B's square to A's start, where B
//! wants to go. Suppose A walks a shortest path, whatever B does: A needs D turns, or fewer if it
//! jumps. A turn of B lowers beta by at most 1, or by 2 if B jumps from i + 1 over A to i - 1.
//! After i turns of A and i - 1 of B without that, beta >= D - i + 1, so such a jump needs
//! i >= D/2. It leaves B i - 1 turns to go and A, whose turn it is, D - i: B is first only if
//! i <= D/2. Another jump like it would cost B more turns to get back in front of A than it gains.
//! (A jump of A over B only helps A: it takes place at i + 1 = beta >= D - i and leaves A, after
//! its turn, D - i - 2 turns to go and B i + 1 >= D - i.) So B beats an A that walks straight only
//! by a jump at exactly i = D/2, and only if it has walked straight too. If D is odd there is no
//! such i: A wins.
//!
//! If D is even, A wins if, walking straight, it can keep out of that jump. If it cannot, B wins:
//! against an A that walks straight by the jump, after which B has D/2 - 1 turns to go and A D/2.
//! And if A leaves the shortest paths after k < D/2 turns each (it cannot jump there: an even
//! distance is between them), A has at least D - k + 1 to go by parity and B, whose turn it is,
//! D - k. B walks straight on, and the same count with exchanged roles says that a jump of A would
//! be possible only after 2i >= D - 2k + 2 more turns of B and would help only at 2i < D - 2k + 1.
//!
//! # Every layer is a circle
//!
//! The steps of shortest paths are a plane graph with V squares, E steps and F faces, without
//! cycles, in which only A has no step in and only B none out. Go round every square and count the
//! corners between a step in and a step out, S in all: at least 2 at each of the V - 2 squares
//! other than A and B. The other corners of a face are where its boundary, followed around, turns
//! from forward to backward; it cannot always go forward, so there are at least 2. There are 2E
//! corners, so S <= 2E - 2F, and that is 2V - 4 by Euler's formula. Hence there are exactly 2 at
//! every square: the steps in are consecutive around it, and so are the steps out.
//!
//! The steps from layer k to k + 1 separate the squares up to layer k from the others. Both sides
//! are connected, so a closed curve crosses just these steps, each once, in a circular order. In it
//! the steps out of a square are consecutive, and so are the steps into one. That gives layers k
//! and k + 1 their orders, and around a square of layer k + 1 clockwise order carries that on to
//! the next layer.
//!
//! # How many arcs
//!
//! Where the circles of B's layers can be cut open (no square's successors pass the end of their
//! layer) arcs are intervals, and what intervals have in common is one interval. On a circle two
//! arcs can have two arcs in common. The paper this idea is from (Cao Qinxiang, 2009 training-team
//! paper on the k-fold dynamic subtraction game) says that one is always enough. It is not on this
//! board (D = 16, B wins; after a move of each, with A at row 8, column 4, counted from 0, B on the
//! squares around its start wins on two that do not touch and loses on the two between):
//!
//! ```text
//! #########
//! #########
//! .........
//! .##.B.##.
//! ...#.#...
//! .#.....#.
//! .#######.
//! .###A###.
//! .........
//! ```
//!
//! There is no fixed bound: if A's square branches to r squares of the middle layer, B comes along
//! 2r wires, and behind them r - 1 nested rings lead from place i to places i and i + 1, then a
//! wire into the outermost ring reaches all r squares, one that enters a ring later all but one,
//! and taken in turn they make r arcs. Such a board with r = 3 has 154 rows; random boards hardly
//! ever need two arcs, boards that differ from the one above in a few squares often do. So a square
//! has a list of arcs. Arcs are kept as runs of places, and an arc that passes the end of its layer
//! is two runs; while every square has one run and no layer closes, the list is flat.
//!
//! # Cost
//!
//! A breadth-first search from B up to A's distance, a sweep over the shortest paths, and a few
//! operations for each arc. On ten boards with n = 300, empty or with walls or with the most pairs
//! known, that is about the time of two breadth-first searches, and 4 MB.
//!
//! Checked against `boi2008game-layers`, every layer's arcs against its pair table, on every board
//! of n = 2, 3 and 4 and on 210,000 larger ones of all kinds; where small, against
//! `boi2008game-search`.
#![forbid(unsafe_code)]

/// Keeps (n + 2)^2 below 2^29, so that 8 times a place and a number up to 7 fit 32 bits.
const MOST_ROWS: usize = 23_168;
const FREE: u8 = b'.';
const WALL: u8 = b'#';
const SWEPT: u8 = b'+';

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
        let second_wins =
            distance % 2 == 0 && circles.second_wins(&mut board, distance, |_, _, _| ());
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
/// (row + 1) * stride + column + 1. A and B are free squares.
#[derive(Default)]
pub struct Board {
    pub stride: usize,
    pub squares: Vec<u8>,
    pub a: usize,
    pub b: usize,
}

impl Board {
    /// What to add to a square's number, modulo 2^64 or 2^32, to go up, right, down and left.
    fn clockwise(&self) -> [usize; 4] {
        [self.stride.wrapping_neg(), 1, self.stride, 1usize.wrapping_neg()]
    }

    fn is_adjacent(&self, square: usize, other: usize) -> bool {
        self.clockwise().iter().any(|&step| square.wrapping_add(step) == other)
    }
}

/// A run of places of a layer, from the first to the second - 1. An arc of the layer's circle is
/// one run, or two if it passes the end of the layer.
pub type Run = (u32, u32);

/// The places, in the next layer, of a square's successors: 8 * the first one + how many they are.
/// They may pass the end of the layer: the place after the last is place 0.
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

/// The layers, every one in its circular order, clockwise around A.
#[derive(Default)]
pub struct Circles {
    /// The squares of layer 0, layer 1 and so on: 4 * the square + the direction (up, right, down,
    /// left are 0 to 3) in which its first predecessor lies.
    pub queue: Vec<u32>,
    /// Where each layer begins in `queue`, and the end of the last.
    pub bounds: Vec<usize>,
    /// For each square of `queue`, up to the last layer but one.
    successors: Vec<Successors>,
    /// What leads from a square in `queue` to its neighbours other than the first predecessor,
    /// clockwise, by the direction in which that lies.
    turns: [[u32; 3]; 4],
}

impl Circles {
    /// The distance from A to B, `None` if no path joins them. Marks the squares no farther from B
    /// than A is with their distance from B modulo 4.
    pub fn measure(&mut self, board: &mut Board) -> Option<usize> {
        if self.queue.len() < board.squares.len() {
            self.queue = vec![0; board.squares.len()];
            self.successors = vec![Successors(0); board.squares.len()];
        }
        let steps = board.clockwise();
        let (queue, squares) = (&mut self.queue[..], &mut board.squares[..]);
        queue[0] = board.b as u32;
        squares[board.b] = 0;
        let (mut begin, mut end) = (0, 1);
        for distance in 1.. {
            let mut tail = end;
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
            end = tail;
        }
        None
    }

    /// Begins a sweep of a measured board: layer 0, which is A, and layer 1.
    fn begin_sweep(&mut self, board: &Board, distance: usize) {
        let steps = board.clockwise();
        let entry = |square: usize, direction: usize| {
            let near = square.wrapping_add(steps[direction]) as u32;
            near.wrapping_mul(4).wrapping_add((direction as u32 + 2) % 4)
        };
        for from in 0..4 {
            for turn in 0..3 {
                self.turns[from][turn] = entry(0, (from + turn + 1) % 4).wrapping_sub(from as u32);
            }
        }
        let leads_on = |&direction: &usize| {
            let near = board.a.wrapping_add(steps[direction]);
            board.squares[near] as usize == (distance - 1) % 4
        };
        // Where A has no successor the circles can often be cut open: begin there.
        let cut = (0..4).find(|direction| !leads_on(direction)).unwrap_or(0);
        let mut tail = 1;
        self.queue[0] = board.a as u32 * 4;
        for direction in (cut..cut + 4).map(|direction| direction % 4).filter(leads_on) {
            self.queue[tail] = entry(board.a, direction);
            tail += 1;
        }
        self.successors[0] = Successors(tail as u32 - 1);
        self.bounds.clear();
        self.bounds.extend(&[0, 1, tail]);
    }

    /// Finds the successors of the last layer so far; they are the next layer.
    fn sweep_layer(&mut self, board: &mut Board, distance: usize) {
        let layer = self.bounds.len() - 2;
        let (begin, end) = (self.bounds[layer], self.bounds[layer + 1]);
        let (queue, successors) = (&mut self.queue[..], &mut self.successors[..]);
        let squares = &mut board.squares[..];
        let nearer = ((distance - layer - 1) % 4) as u8;
        let (mut tail, mut last) = (end, 0);
        for index in begin..end {
            let entry = queue[index];
            let mut start = tail;
            for &turn in &self.turns[entry as usize % 4] {
                let successor = entry.wrapping_add(turn);
                let near = successor as usize / 4;
                if squares[near] == nearer {
                    squares[near] = SWEPT;
                    queue[tail] = successor;
                    tail += 1;
                    last = near;
                } else if near == last {
                    start -= 1;
                }
            }
            successors[index] = Successors(((start - end) * 8 + (tail - start)) as u32);
        }
        self.bounds.push(tail);
        // The last squares of the layer may lead to the first of the next one, too.
        let first = queue[end] as usize / 4;
        let mut index = end - 1;
        while successors[index].start() > 0 && board.is_adjacent(queue[index] as usize / 4, first) {
            successors[index].0 += 1;
            index -= 1;
        }
    }

    fn layer(&self, layer: usize) -> &[Successors] {
        &self.successors[self.bounds[layer]..self.bounds[layer + 1]]
    }

    /// Whether B has a winning strategy on a measured board, D being even. `observe` is called for
    /// layers k from D/2 down, until B wins all pairs of squares or none: with k and, for every
    /// square of layer k, the places of layer D - k on which B wins. It may change these.
    pub fn second_wins<F>(&mut self, board: &mut Board, distance: usize, mut observe: F) -> bool
    where
        F: FnMut(&Circles, usize, &mut Wins),
    {
        self.begin_sweep(board, distance);
        for _ in 1..distance / 2 {
            self.sweep_layer(board, distance);
        }
        let width = (self.bounds[distance / 2 + 1] - self.bounds[distance / 2]) as u32;
        let (mut wins, mut next) = (Wins::default(), Wins::default());
        wins.runs.extend((0..width).map(|place| (place, place + 1)));
        observe(self, distance / 2, &mut wins);
        for layer in (0..distance / 2).rev() {
            self.sweep_layer(board, distance);
            let moves_of_a = self.layer(layer);
            let moves_of_b = self.layer(distance - layer - 1);
            let width = (self.bounds[distance - layer + 1] - self.bounds[distance - layer]) as u32;
            let is_closed = moves_of_b[moves_of_b.len() - 1].end() > width;
            if wins.ends.is_empty() && !is_closed {
                wins.step_of_single_runs(moves_of_a, moves_of_b, &mut next);
            } else {
                next = wins.step(moves_of_a, moves_of_b, width);
            }
            std::mem::swap(&mut wins, &mut next);
            observe(self, layer, &mut wins);
            if wins.runs.iter().all(|run| run.0 == run.1) {
                return false;
            }
            if wins.runs.iter().all(|&run| run == (0, width)) {
                return true;
            }
        }
        true
    }
}

/// For every square of one layer the runs of places of another layer on which B wins, apart from
/// each other and in order.
#[derive(Default)]
pub struct Wins {
    runs: Vec<Run>,
    /// Where the runs of each square end. Nothing while each has just one, which may be empty.
    ends: Vec<usize>,
}

impl Wins {
    pub fn new(lists: &[Vec<Run>]) -> Wins {
        let (mut runs, mut ends) = (Vec::new(), Vec::new());
        for list in lists {
            if list.is_empty() {
                runs.push((0, 0));
            }
            runs.extend(list);
            ends.push(runs.len());
        }
        if runs.len() == ends.len() {
            ends.clear();
        }
        Wins { runs, ends }
    }

    /// The runs of one square.
    pub fn of(&self, square: usize) -> &[Run] {
        if self.ends.is_empty() {
            return &self.runs[square..square + 1];
        }
        let start = if square == 0 { 0 } else { self.ends[square - 1] };
        &self.runs[start..self.ends[square]]
    }

    /// From the pairs of layers k + 1 and D - k - 1 that B wins to those of layers k and D - k: for
    /// each square of A what the images of the runs of all its successors have in common.
    fn step(&self, moves_of_a: &[Successors], moves_of_b: &[Successors], width: u32) -> Wins {
        let squares = if self.ends.is_empty() { self.runs.len() } else { self.ends.len() };
        let images: Vec<Vec<Run>> =
            (0..squares).map(|square| image(self.of(square), moves_of_b, width)).collect();
        let common_image = |successors: &Successors| {
            let places = successors.start() as usize..successors.end() as usize;
            let mut images = places.map(|place| &images[place % squares]);
            let first = images.next().cloned().unwrap_or_default();
            images.fold(first, |runs, image| common(&runs, image))
        };
        Wins::new(&moves_of_a.iter().map(common_image).collect::<Vec<Vec<Run>>>())
    }

    /// The same where every square has one run and no image passes the end of its layer. Images
    /// keep the order of starts and ends, so the common part may be taken first.
    fn step_of_single_runs(
        &mut self,
        moves_of_a: &[Successors],
        moves_of_b: &[Successors],
        next: &mut Wins,
    ) {
        next.runs.clear();
        next.ends.clear();
        // The successors of the last squares of A may pass the end of the layer.
        self.runs.push(self.runs[0]);
        let runs = &self.runs[..];
        next.runs.extend(moves_of_a.iter().map(|successors| {
            let first = successors.start() as usize;
            let (mut start, mut end) = runs[first];
            // At most three more: a compiler that knows it makes better code.
            for run in runs[first + 1..successors.end() as usize].iter().take(3) {
                start = start.max(run.0);
                end = end.min(run.1);
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
    }
}

/// The successors of runs, as runs.
fn image(runs: &[Run], moves: &[Successors], width: u32) -> Vec<Run> {
    let mut image: Vec<Run> = Vec::new();
    let mut closes = false;
    for &(start, end) in runs.iter().filter(|run| run.0 < run.1) {
        let (start, end) = (moves[start as usize].start(), moves[end as usize - 1].end());
        closes = closes || end > width;
        match image.last_mut() {
            Some(last) if last.1 >= start => last.1 = end.min(width),
            _ => image.push((start, end.min(width))),
        }
    }
    if closes {
        match image.first_mut() {
            Some(first) if first.0 <= 1 => first.0 = 0,
            _ => image.insert(0, (0, 1)),
        }
    }
    image.retain(|run| run.0 < run.1);
    image
}

/// What two lists of runs have in common.
fn common(mut runs: &[Run], mut others: &[Run]) -> Vec<Run> {
    let mut common = Vec::new();
    while let (Some(run), Some(other)) = (runs.first(), others.first()) {
        let (start, end) = (run.0.max(other.0), run.1.min(other.1));
        if start < end {
            common.push((start, end));
        }
        if run.1 < other.1 {
            runs = &runs[1..];
        } else {
            others = &others[1..];
        }
    }
    common
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
        if !row.bytes().fold(false, |other, square| other | (square != FREE) & (square != WALL)) {
            continue;
        }
        for (column, square) in
            row.chars().enumerate().filter(|&(_, square)| square != '.' && square != '#')
        {
            if square != 'A' && square != 'B' {
                return Err(place(format!("one of . # A B, found {:?}", square)));
            }
            let first = &mut starts[(square == 'B') as usize];
            if first.is_some() {
                return Err(place(format!("no second {}, found one", square)));
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

/// The words of the text that is left.
struct Words<'a>(&'a str);

impl<'a> Words<'a> {
    /// The next word. One of the likely length is found without looking at its bytes one by one.
    fn next(&mut self, likely: usize) -> Option<&'a str> {
        let is_blank = |byte: &u8| byte.is_ascii_whitespace();
        let text = self.0.as_bytes();
        let start = text.iter().position(|byte| !is_blank(byte))?;
        let text = &text[start..];
        let is_likely = likely > 0
            && text.len() >= likely
            && text.get(likely).map_or(true, is_blank)
            && !text[..likely].iter().fold(false, |blank, &byte| blank | (byte <= b' '));
        let length = match is_likely {
            true => likely,
            false => text.iter().position(is_blank).unwrap_or(text.len()),
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
