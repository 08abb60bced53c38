//! Baltic OI 2008 "Game": boards.

use super::{Generator, Worst};
use crate::random::Random;

pub const GENERATORS: &[Generator] =
    &[Generator { problem: "boi2008game", small, shrink, worst: WORST }];

const WORST: &[Worst] = &[
    Worst { name: "empty", make: |_| text(&vec![empty(300); 10]) },
    Worst { name: "walls_3_percent", make: |random| ten(|| walls(random, 300, 3)) },
    Worst { name: "walls_20_percent", make: |random| ten(|| walls(random, 300, 20)) },
    Worst { name: "serpentine", make: |_| text(&vec![serpentine(300); 10]) },
    Worst { name: "serpentine_opened", make: |random| ten(|| serpentine_opened(random, 300)) },
    Worst { name: "pools_62_in_4_levels", make: |_| text(&vec![tree_of_pools(300, 62, 4); 10]) },
    Worst { name: "pools_22_in_6_levels", make: |_| text(&vec![tree_of_pools(300, 22, 6); 10]) },
    Worst { name: "three_arcs", make: |_| text(&vec![three_arcs(); 10]) },
    Worst { name: "largest_for_search", make: |_| text(&vec![empty(16); 10]) },
];

/// A square board: `.` free, `#` wall, `A` and `B` the start squares.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    pub size: usize,
    /// Row by row.
    pub squares: Vec<u8>,
}

/// The input that holds these boards.
pub fn text(boards: &[Board]) -> Vec<u8> {
    let mut text = format!("{}\n", boards.len()).into_bytes();
    for board in boards {
        text.extend_from_slice(format!("{}\n", board.size).as_bytes());
        for row in board.squares.chunks(board.size) {
            text.extend_from_slice(row);
            text.push(b'\n');
        }
    }
    text
}

fn ten(make: impl FnMut() -> Board) -> Vec<u8> {
    text(&std::iter::repeat_with(make).take(10).collect::<Vec<Board>>())
}

impl Board {
    fn filled(size: usize, square: u8) -> Board {
        Board { size, squares: vec![square; size * size] }
    }

    fn square(&mut self, row: usize, column: usize) -> &mut u8 {
        &mut self.squares[row * self.size + column]
    }

    /// The neighbours of a square on the board.
    fn neighbours(&self, at: usize) -> impl Iterator<Item = usize> {
        let (size, row, column) = (self.size, at / self.size, at % self.size);
        let near = [
            (row > 0, at.wrapping_sub(size)),
            (column > 0, at.wrapping_sub(1)),
            (column + 1 < size, at + 1),
            (row + 1 < size, at + size),
        ];
        near.into_iter().filter(|&(exists, _)| exists).map(|(_, near)| near)
    }

    /// The squares a walk from `start` reaches, nearest first, and the distance of every square.
    pub fn reach(&self, start: usize) -> (Vec<usize>, Vec<usize>) {
        let mut distances = vec![usize::MAX; self.squares.len()];
        let mut reached = vec![start];
        distances[start] = 0;
        let mut next = 0;
        while next < reached.len() {
            let square = reached[next];
            next += 1;
            for near in self.neighbours(square) {
                if self.squares[near] != b'#' && distances[near] == usize::MAX {
                    distances[near] = distances[square] + 1;
                    reached.push(near);
                }
            }
        }
        (reached, distances)
    }

    /// The distance between A and B, if a path joins them.
    pub fn distance(&self) -> Option<usize> {
        let start = |letter| self.squares.iter().position(|&square| square == letter);
        let distance = self.reach(start(b'A')?).1[start(b'B')?];
        Some(distance).filter(|&distance| distance != usize::MAX)
    }
}

/// No wall, A top left, B bottom right.
pub fn empty(size: usize) -> Board {
    let mut board = Board::filled(size, b'.');
    *board.square(0, 0) = b'A';
    *board.square(size - 1, size - 1) = b'B';
    board
}

/// The same with so many percent of walls, and a path between A and B.
pub fn walls(random: &mut Random, size: usize, percent: u64) -> Board {
    loop {
        let mut board = empty(size);
        for square in board.squares.iter_mut().filter(|square| **square == b'.') {
            if random.chance(percent) {
                *square = b'#';
            }
        }
        if board.distance().is_some() {
            return board;
        }
    }
}

/// One corridor from A, top left, to B, bottom right, that fills every second row.
pub fn serpentine(size: usize) -> Board {
    let mut board = empty(size);
    for (number, row) in (0..size - 1).rev().step_by(2).enumerate() {
        let opening = if number % 2 == 0 { 0 } else { size - 1 };
        for column in (0..size).filter(|&column| column != opening) {
            let square = board.square(row, column);
            if *square == b'.' {
                *square = b'#';
            }
        }
    }
    board
}

/// The same with one more square opened in every wall.
pub fn serpentine_opened(random: &mut Random, size: usize) -> Board {
    let mut board = serpentine(size);
    for row in (0..size - 1).rev().step_by(2) {
        let square = board.square(row, random.below(size as u64) as usize);
        if *square == b'#' {
            *square = b'.';
        }
    }
    board
}

/// Part of a board with two ports, s on its left edge and t on its right edge, so that every
/// shortest path from s to t crosses one of many pools in the same two layers.
#[derive(Clone)]
struct Block {
    /// Rows of squares, `true` for free.
    rows: Vec<Vec<bool>>,
    /// The rows of the ports, s then t.
    ports: [usize; 2],
    /// How far each port is from the nearest corner of every pool.
    distances: [usize; 2],
}

impl Block {
    /// One open square with the ports in opposite corners.
    fn pool(side: usize) -> Block {
        Block { rows: vec![vec![true; side]; side], ports: [0, side - 1], distances: [0, 0] }
    }

    fn height(&self) -> usize {
        self.rows.len()
    }

    fn width(&self) -> usize {
        self.rows[0].len()
    }

    fn flipped(mut self) -> Block {
        self.rows.reverse();
        let last = self.height() - 1;
        self.ports = [last - self.ports[0], last - self.ports[1]];
        self
    }

    fn exchanged(mut self) -> Block {
        for row in &mut self.rows {
            row.reverse();
        }
        self.ports.reverse();
        self.distances.reverse();
        self
    }

    /// The block over its mirror image. A wire left joins both ports s, one right both ports t; the
    /// new ports are in the middle, equally far from both halves.
    fn doubled(self) -> Block {
        let (height, width) = (self.height(), self.width());
        let mut rows = vec![vec![false; width + 4]; 2 * height + 1];
        for (row, squares) in self.rows.iter().enumerate() {
            rows[row][2..width + 2].copy_from_slice(squares);
            rows[2 * height - row][2..width + 2].copy_from_slice(squares);
        }
        let mut distances = self.distances;
        for (side, &port) in self.ports.iter().enumerate() {
            let (wire, gap) = [(0, 1), (width + 3, width + 2)][side];
            for row in &mut rows[port..=2 * height - port] {
                row[wire] = true;
            }
            rows[port][gap] = true;
            rows[2 * height - port][gap] = true;
            distances[side] += 2 + height - port;
        }
        Block { rows, ports: [height, height], distances }
    }

    /// The block transposed, with wires that lead its ports, now in the first and last row, back to
    /// the left and right edge.
    fn turned(self) -> Block {
        let (height, width) = (self.width() + 4, self.height());
        let mut rows = vec![vec![false; width]; height];
        for (column, squares) in self.rows.iter().enumerate() {
            for (row, &square) in squares.iter().enumerate() {
                rows[row + 2][column] = square;
            }
        }
        let [s, t] = self.ports;
        rows[0][..=s].fill(true);
        rows[1][s] = true;
        rows[height - 2][t] = true;
        rows[height - 1][t..].fill(true);
        let distances = [self.distances[0] + 2 + s, self.distances[1] + 2 + width - 1 - t];
        Block { rows, ports: [0, height - 1], distances }
    }
}

/// 2^levels open pools, joined in parallel so that all of them lie in the layers around D/2. For
/// size 300, 62 and 4 levels make the most pairs known (20.8 million), 22 and 6 the widest layer
/// (1,408).
pub fn tree_of_pools(size: usize, side: usize, levels: usize) -> Board {
    let mut block = Block::pool(side);
    for level in 0..levels {
        if level > 0 {
            block = block.turned();
        }
        block = if level % 2 == 0 { block.doubled() } else { block.flipped().doubled() };
    }
    // The port that is nearer to the pools is to be on the right, where there is room for a snake.
    if block.distances[0] < block.distances[1] {
        block = block.exchanged();
    }
    let (height, width) = (block.height(), block.width());
    assert!(height <= size && width <= size, "{height} x {width} squares do not fit {size}");
    let mut board = Board::filled(size, b'#');
    for (row, squares) in block.rows.iter().enumerate() {
        for (column, _) in squares.iter().enumerate().filter(|(_, &free)| free) {
            *board.square(row, column) = b'.';
        }
    }
    *board.square(block.ports[0], 0) = b'B';
    let mut snake = vec![(block.ports[1], width - 1), (block.ports[1], width)];
    snake.extend((0..=block.ports[1]).rev().map(|row| (row, width + 1)));
    for (number, row) in (0..size).step_by(2).enumerate() {
        let columns = width + 3..size;
        if number == 0 {
            snake.push((0, width + 2));
            snake.extend(columns.map(|column| (row, column)));
        } else if number % 2 == 1 {
            snake.push((row - 1, size - 1));
            snake.extend(columns.rev().map(|column| (row, column)));
        } else {
            snake.push((row - 1, width + 3));
            snake.extend(columns.map(|column| (row, column)));
        }
    }
    let length = block.distances[0] - block.distances[1];
    assert!(length < snake.len() && snake[length].1 < size, "no room for a snake of {length}");
    for &(row, column) in &snake[..length] {
        *board.square(row, column) = b'.';
    }
    let (row, column) = snake[length];
    *board.square(row, column) = b'A';
    board
}

/// A board on which B's winning squares for one square of A are three arcs.
///
/// A walks a snake to a fork, from which three wires lead to three squares of the middle layer.
/// Around them lie two rings. A ring has three entries and three exits, evenly spaced in turn, so B
/// goes from an entry to either neighbouring exit. Three of B's six wires enter the outer ring,
/// from where every square of the middle layer can be reached; every second wire meets the outer
/// ring in an exit instead, has only the inner ring left, and misses one square. So while B is in
/// the wires and A at the fork, every second wire wins.
pub fn three_arcs() -> Board {
    // The rings are rectangles around (middle, center), three spacings long and wide together. The
    // first and last entry or exit of a long side are `corner` squares from its ends.
    let (spacing, corner, gap) = (36, 4, 6);
    let outer_spacing = spacing + 4 * gap / 3;
    let (height, width) = (spacing / 2 - corner, spacing + corner);
    let (outer_height, outer_width) = (height + gap, width + gap);
    let (middle, center) = (outer_height + 8, outer_width + 2);
    let mut wiring = Wiring { board: Board::filled(center + outer_width + 60, b'#') };
    let mut ring = |height, width, spacing| {
        let (top, bottom) = (middle - height, middle + height);
        let (left, right) = (center - width, center + width);
        wiring.open([top, left, top, right]);
        wiring.open([bottom, left, bottom, right]);
        wiring.open([top, left, bottom, left]);
        wiring.open([top, right, bottom, right]);
        let columns = [center - spacing, center, center + spacing];
        [columns.map(|column| (top, column)), columns.map(|column| (bottom, column))]
    };
    let outer = ring(outer_height, outer_width, outer_spacing);
    let inner = ring(height, width, spacing);

    // From the exits of the outer ring to the entries of the inner one.
    let link = gap + 4 * gap / 3;
    for (from, to) in
        [(outer[0][1], inner[0][1]), (outer[1][0], inner[1][0]), (outer[1][2], inner[1][2])]
    {
        wiring.wire(
            from,
            to,
            link,
            &[[from.0.min(to.0), from.1.min(to.1), from.0.max(to.0), from.1.max(to.1) + 4]],
        );
    }

    // Right of the rings B forks into two, above and below the middle, and each of these into three
    // wires, which run above or below the rings to the right, the central and the left square.
    let right = center + outer_width;
    let fork = right + 23;
    let longest = 22 + (outer_height + 4) + (fork + 22 - (center - outer_spacing)) + 6;
    wiring.open([middle - 2, fork, middle + 2, fork]);
    for (side, edges) in outer.iter().enumerate() {
        let row = |offset: usize| if side == 0 { middle - offset } else { middle + offset };
        let area = |from: usize, left: usize, to: usize, right: usize| {
            [row(from).min(row(to)), left, row(from).max(row(to)), right]
        };
        let start = (row(2), fork);
        let length = |exit| longest + if exit { outer_spacing } else { 0 };
        let edge = outer_height;
        let [left_end, center_end, right_end] = *edges;
        let areas = [
            area(2, fork - 1, 2, fork - 1),
            area(2, right + 2, edge + 2, fork - 2),
            area(edge + 2, right_end.1, edge + 2, right + 2),
            area(edge + 1, right_end.1, edge + 1, right_end.1),
        ];
        wiring.wire(start, right_end, length(side == 1), &areas);
        let areas = [
            area(3, fork, 3, fork),
            area(4, fork, edge + 4, fork + 20),
            area(edge + 4, center, edge + 4, fork),
            area(edge + 1, center, edge + 4, center),
        ];
        wiring.wire(start, center_end, length(side == 0), &areas);
        let areas = [
            area(2, fork + 1, 2, fork + 22),
            area(2, fork + 22, edge + 6, fork + 34),
            area(edge + 6, left_end.1, edge + 6, fork + 22),
            area(edge + 1, left_end.1, edge + 6, left_end.1),
        ];
        wiring.wire(start, left_end, length(side == 1), &areas);
    }

    // Inside the rings A's fork, three wires to the exits of the inner ring, and A's snake. The
    // wires are as long as what is left for B two steps before it enters a ring.
    let length = outer_spacing + link + spacing + 2;
    let fork_of_a = (middle, center);
    let (top, bottom) = (middle + 2 - height, middle + height - 2);
    wiring.open([middle, center, middle, center]);
    for (exit, run, area) in [
        (
            inner[0][0],
            [middle, center - 24, middle, center - 1],
            [top, center - width + 2, bottom, center - 24],
        ),
        (
            inner[0][2],
            [middle, center + 1, middle, center + 24],
            [top, center + 24, bottom, center + width - 2],
        ),
        (
            inner[1][1],
            [middle + 1, center, middle + 1, center],
            [middle + 2, center - 22, bottom, center + 22],
        ),
    ] {
        let last = [exit.0.min(bottom), exit.1, exit.0.max(top), exit.1];
        wiring.wire(fork_of_a, exit, length, &[run, area, last]);
    }
    let half = 2 + longest + outer_spacing + link + spacing;
    let start = (top, center + (half - length + top + middle) % 2);
    wiring.open([start.0, start.1, start.0, start.1]);
    let areas =
        [[middle - 1, center, middle - 1, center], [top, center - 22, middle - 2, center + 22]];
    wiring.wire(fork_of_a, start, half - length, &areas);
    *wiring.board.square(start.0, start.1) = b'A';
    *wiring.board.square(middle, fork) = b'B';
    wiring.board
}

/// Top, left, bottom and right of a rectangle, all included.
type Area = [usize; 4];

/// A board made of corridors.
struct Wiring {
    board: Board,
}

impl Wiring {
    fn open(&mut self, area: Area) {
        for row in area[0]..=area[2] {
            self.board.squares[row * self.board.size..][area[1]..=area[3]].fill(b'.');
        }
    }

    /// Joins two free squares by a corridor of exactly this length, inside the areas (the union of
    /// them), that touches nothing else.
    fn wire(&mut self, from: (usize, usize), to: (usize, usize), length: usize, areas: &[Area]) {
        let size = self.board.size;
        let (from, to) = (from.0 * size + from.1, to.0 * size + to.1);
        let allowed: Vec<bool> = (0..size * size)
            .map(|at| {
                areas.iter().any(|area| {
                    let (row, column) = (at / size, at % size);
                    (area[0]..=area[2]).contains(&row) && (area[1]..=area[3]).contains(&column)
                })
            })
            .collect();
        // A wall that may become part: none of its free neighbours is another than these.
        let fits = |board: &Board, at: usize, near: &[usize]| {
            allowed[at]
                && board.squares[at] == b'#'
                && board
                    .neighbours(at)
                    .all(|other| board.squares[other] == b'#' || near.contains(&other))
        };
        let mut path = {
            let mut before = vec![usize::MAX; size * size];
            let mut queue = vec![from];
            let mut next = 0;
            while before[to] == usize::MAX {
                let square = *queue.get(next).expect("there is room for a corridor");
                next += 1;
                for near in self.board.neighbours(square) {
                    let reachable =
                        near == to && square != from || fits(&self.board, near, &[from, to]);
                    if before[near] == usize::MAX && reachable {
                        before[near] = square;
                        queue.push(near);
                    }
                }
            }
            let mut path = vec![to];
            while path[path.len() - 1] != from {
                path.push(before[path[path.len() - 1]]);
            }
            path.reverse();
            path
        };
        for &square in &path {
            self.board.squares[square] = b'.';
        }
        // Lengthen it: three squares in a row become a bump around the middle one.
        let mut at = 1;
        while path.len() <= length {
            assert!(
                at + 3 < path.len(),
                "no room for a corridor of {length}, only {}",
                path.len() - 1
            );
            let (first, middle, last) = (path[at], path[at + 1], path[at + 2]);
            let step = middle.wrapping_sub(first);
            let mut aside = [size, size.wrapping_neg(), 1, 1usize.wrapping_neg()]
                .into_iter()
                .filter(|&aside| aside != step && aside != step.wrapping_neg());
            let bump = aside.find(|&aside| {
                last == middle.wrapping_add(step)
                    && [first, middle, last]
                        .iter()
                        .all(|&square| fits(&self.board, square.wrapping_add(aside), &[square]))
            });
            if let Some(aside) = bump {
                let bump = [first, middle, last].map(|square| square.wrapping_add(aside));
                for square in bump {
                    self.board.squares[square] = b'.';
                }
                self.board.squares[middle] = b'#';
                path.splice(at + 1..at + 2, bump);
            } else {
                at += 1;
            }
        }
        assert_eq!(path.len(), length + 1, "a corridor of another parity");
    }
}

/// One to three boards of up to 10 rows (at size 30).
fn small(random: &mut Random, size: u32) -> String {
    let rows = 2 + i64::from(size) * 8 / 30;
    let boards: Vec<Board> = (0..random.between(1, 3))
        .map(|_| {
            let rows = random.between(2, rows) as usize;
            joined(random, rows)
        })
        .collect();
    String::from_utf8(text(&boards)).expect("boards are ASCII")
}

/// A random board with up to half of its squares walls whose A and B are joined.
fn joined(random: &mut Random, size: usize) -> Board {
    loop {
        let walls = random.below(51);
        let mut board = Board::filled(size, b'.');
        for square in &mut board.squares {
            if random.chance(walls) {
                *square = b'#';
            }
        }
        let a = random.below((size * size) as u64) as usize;
        let (reached, _) = board.reach(a);
        if reached.len() > 1 {
            // One time in two B stands as far away as can be.
            let b = if random.chance(50) {
                reached[reached.len() - 1]
            } else {
                *random.pick(&reached[1..])
            };
            board.squares[a] = b'A';
            board.squares[b] = b'B';
            return board;
        }
    }
}

/// Fewer boards; a row and a column less; a wall more.
fn shrink(input: &str) -> Vec<String> {
    let mut words = input.split_ascii_whitespace();
    let mut number = || words.next().and_then(|word| word.parse().ok()).expect("a valid input");
    let _: usize = number();
    let mut boards: Vec<Board> = Vec::new();
    while let Some(size) = words.next() {
        let size: usize = size.parse().expect("a valid input");
        let squares = words.by_ref().take(size).collect::<Vec<&str>>().concat().into_bytes();
        boards.push(Board { size, squares });
    }
    let mut simpler: Vec<Vec<Board>> = Vec::new();
    if boards.len() > 1 {
        simpler.extend(boards.iter().map(|board| vec![board.clone()]));
        for left_out in 0..boards.len() {
            let mut rest = boards.clone();
            rest.remove(left_out);
            simpler.push(rest);
        }
    }
    for (index, board) in boards.iter().enumerate() {
        let mut candidates = Vec::new();
        let size = board.size;
        for (row, column) in (0..size * size).map(|at| (at / size, at % size)).filter(|_| size > 2)
        {
            let kept = (0..size * size).filter(|at| at / size != row && at % size != column);
            candidates.push(Board {
                size: size - 1,
                squares: kept.map(|at| board.squares[at]).collect(),
            });
        }
        for at in (0..size * size).filter(|&at| board.squares[at] == b'.') {
            let mut candidate = board.clone();
            candidate.squares[at] = b'#';
            candidates.push(candidate);
        }
        for candidate in candidates {
            if candidate.distance().is_some() {
                let mut boards = boards.clone();
                boards[index] = candidate;
                simpler.push(boards);
            }
        }
    }
    simpler
        .iter()
        .map(|boards| String::from_utf8(text(boards)).expect("boards are ASCII"))
        .collect()
}
