//! Baltic OI 2008 "Game": the three methods agree, layer by layer, and say what is wrong with an input.

use harness::random::Random;

#[allow(dead_code)]
#[path = "../problems/boi2008game.rs"]
mod boi2008game;
#[allow(dead_code)]
#[path = "../problems/boi2008game-layers.rs"]
mod boi2008game_layers;
#[allow(dead_code)]
#[path = "../problems/boi2008game-search.rs"]
mod boi2008game_search;

use boi2008game::{Arcs, Circles};
use boi2008game_layers::Layers;

/// A board as plain characters, row by row.
#[derive(Clone)]
struct Plain {
    size: usize,
    squares: Vec<u8>,
}

impl Plain {
    fn new(rows: &[&str]) -> Plain {
        Plain { size: rows.len(), squares: rows.concat().into_bytes() }
    }

    fn text(&self) -> String {
        let rows: Vec<&str> =
            self.squares.chunks(self.size).map(|row| std::str::from_utf8(row).unwrap()).collect();
        format!("1\n{}\n{}\n", self.size, rows.join("\n"))
    }

    /// The squares with a border of walls, and where A and B start.
    fn padded(&self) -> (Vec<u8>, usize, usize) {
        let stride = self.size + 2;
        let mut padded = vec![b'#'; stride * stride];
        let (mut a, mut b) = (0, 0);
        for (row, squares) in self.squares.chunks(self.size).enumerate() {
            let start = (row + 1) * stride + 1;
            for (at, &square) in (start..).zip(squares) {
                padded[at] = if square == b'#' { b'#' } else { b'.' };
                match square {
                    b'A' => a = at,
                    b'B' => b = at,
                    _ => {}
                }
            }
        }
        (padded, a, b)
    }
}

/// What a comparison saw.
struct Seen {
    distance: usize,
    first_wins: bool,
    /// The largest number of arcs one square had.
    most_arcs: usize,
}

/// Solves a board by arcs and by the pair table, and compares the winner and every pair of squares
/// of every layer. `None` if no path joins A and B, and both methods say so. `tamper` may change
/// the arcs of a layer before they are compared and the next ones are made from them.
fn compare(plain: &Plain, mut tamper: impl FnMut(&mut Arcs, u32)) -> Result<Option<Seen>, String> {
    let (squares, a, b) = plain.padded();
    let stride = plain.size + 2;
    let free = squares.iter().map(|&square| square == b'.').collect();
    let board = boi2008game_layers::Board { stride, free, a, b };
    let layers = Layers::new(&board);
    let mut board = boi2008game::Board { stride, squares, a, b };
    let measured = board.measure();
    if measured != layers.as_ref().map(|layers| layers.layers.len() - 1) {
        return Err(format!("measured distance {measured:?}"));
    }
    let (layers, distance) = match (layers, measured) {
        (Some(layers), Some(distance)) => (layers, distance),
        _ => return Ok(None),
    };
    if distance % 2 == 1 {
        return Ok(Some(Seen { distance, first_wins: layers.first_wins(|_, _| ()), most_arcs: 0 }));
    }
    let circles = Circles::new(&mut board, distance);
    let places: Vec<Vec<usize>> =
        (0..=distance).map(|layer| places(&circles, &layers, layer)).collect::<Result<_, _>>()?;
    let mut found: Vec<Vec<Vec<(u32, u32)>>> = vec![Vec::new(); distance / 2 + 1];
    let mut most_arcs = 0;
    let second_wins = circles.second_wins(|layer, arcs| {
        let width = places[distance - layer].len() as u32;
        tamper(arcs, width);
        found[layer] = (0..places[layer].len()).map(|square| arcs.of(square).to_vec()).collect();
        let counts = found[layer].iter().map(|arcs| circular(arcs, width));
        most_arcs = most_arcs.max(counts.max().unwrap_or(0));
    });
    let mut fault = None;
    let first_wins = layers.first_wins(|layer, table| {
        let width = places[distance - layer].len();
        let mut expected = vec![second_wins; table.len()];
        if !found[layer].is_empty() {
            expected = vec![false; table.len()];
            for (arcs, &a_place) in found[layer].iter().zip(&places[layer]) {
                for place in arcs.iter().flat_map(|&(start, end)| start..end) {
                    expected[a_place * width + places[distance - layer][place as usize]] = true;
                }
            }
        }
        if fault.is_none() && expected != table {
            fault = Some(format!(
                "layer {layer}: arcs {:?} of places {:?} differ from the pair table",
                found[layer],
                places[distance - layer]
            ));
        }
    });
    match fault {
        Some(fault) => Err(fault),
        None if first_wins == second_wins => {
            Err(format!("pairs: A wins is {first_wins}; arcs: B wins is {second_wins}"))
        }
        None => Ok(Some(Seen { distance, first_wins, most_arcs })),
    }
}

/// For every square of a circle its place in the same layer of the pair table.
fn places(circles: &Circles, layers: &Layers, layer: usize) -> Result<Vec<usize>, String> {
    let circle = &circles.squares[circles.bounds[layer]..circles.bounds[layer + 1]];
    let places =
        circle.iter().map(|&square| layers.layers[layer].binary_search(&(square as usize)));
    let places = places.collect::<Result<Vec<usize>, usize>>();
    match places {
        Ok(places) if places.len() == layers.layers[layer].len() => Ok(places),
        _ => Err(format!("layer {layer}: swept {circle:?}, expected {:?}", layers.layers[layer])),
    }
}

/// How many arcs of the circle these runs are: the last and the first may be one that passes the end.
fn circular(arcs: &[(u32, u32)], width: u32) -> usize {
    let passes = arcs.len() > 1 && arcs[0].0 == 0 && arcs[arcs.len() - 1].1 == width;
    arcs.iter().filter(|arc| arc.0 < arc.1).count() - passes as usize
}

/// Compares the methods; a difference is a failure that shows the board.
fn check(plain: &Plain) -> Option<Seen> {
    compare(plain, |_, _| ()).unwrap_or_else(|fault| panic!("{fault}\n{}", plain.text()))
}

/// The same with the search, which knows nothing but the rules.
fn check_with_search(plain: &Plain) -> Option<Seen> {
    let seen = check(plain);
    let (squares, a, b) = plain.padded();
    let free = squares.iter().map(|&square| square == b'.').collect();
    let board = boi2008game_search::Board { stride: plain.size + 2, free, a, b };
    let first_wins = boi2008game_search::first_wins(&board);
    let expected = seen.as_ref().map(|seen| seen.first_wins);
    assert_eq!(first_wins, expected, "the search differs from the pair table\n{}", plain.text());
    seen
}

/// Calls `visit` with every board of this size whose A stands on one of these squares.
fn every_board(size: usize, squares_of_a: std::ops::Range<usize>, mut visit: impl FnMut(&Plain)) {
    let count = size * size;
    for a in squares_of_a {
        for b in (0..count).filter(|&b| b != a) {
            for walls in 0..1u32 << count {
                if walls >> a & 1 == 0 && walls >> b & 1 == 0 {
                    let mut squares: Vec<u8> =
                        (0..count).map(|at| b".#"[(walls >> at & 1) as usize]).collect();
                    squares[a] = b'A';
                    squares[b] = b'B';
                    visit(&Plain { size, squares });
                }
            }
        }
    }
}

#[test]
fn all_methods_agree_on_every_board_of_2_and_3_rows() {
    let (mut boards, mut joined) = (0, 0);
    for size in 2..=3 {
        every_board(size, 0..size * size, |plain| {
            boards += 1;
            joined += check_with_search(plain).is_some() as u32;
        });
    }
    assert_eq!((boards, joined), (48 + 9216, 40 + 5808));
}

fn every_board_of_4_rows(squares_of_a: std::ops::Range<usize>) -> u32 {
    let mut joined = 0;
    every_board(4, squares_of_a, |plain| joined += check(plain).is_some() as u32);
    joined
}

#[test]
fn arcs_and_pairs_agree_on_every_board_of_4_rows_with_a_in_the_upper_half() {
    assert_eq!(every_board_of_4_rows(0..8), 1_212_156);
}

#[test]
fn arcs_and_pairs_agree_on_every_board_of_4_rows_with_a_in_the_lower_half() {
    assert_eq!(every_board_of_4_rows(8..16), 1_212_156);
}

#[test]
fn all_methods_agree_on_random_boards_of_4_and_5_rows() {
    let mut random = Random::new(4);
    for number in 0..150_000 {
        let size = 4 + number % 2;
        check_with_search(&random_board(&mut random, size, Symmetry::None));
    }
}

#[derive(Clone, Copy)]
enum Symmetry {
    None,
    /// Left and right are mirrored, A and B stand in the middle column. The size has to be odd.
    Mirrored,
    /// Turned by 180 degrees the board is itself, with A and B exchanged.
    Turned,
}

/// A board with 0 to 55 % walls whose A and B are joined, mostly at an even distance.
fn random_board(random: &mut Random, size: usize, symmetry: Symmetry) -> Plain {
    let count = size * size;
    loop {
        let walls = random.below(56);
        let mut squares: Vec<u8> =
            (0..count).map(|_| if random.chance(walls) { b'#' } else { b'.' }).collect();
        let a = match symmetry {
            Symmetry::Mirrored => random.below(size as u64) as usize * size + size / 2,
            _ => random.below(count as u64) as usize,
        };
        match symmetry {
            Symmetry::None => {}
            Symmetry::Mirrored => {
                for at in 0..count {
                    squares[at] = squares[at / size * size + (at % size).min(size - 1 - at % size)];
                }
            }
            Symmetry::Turned => {
                for at in 0..count {
                    squares[at] = squares[at.min(count - 1 - at)];
                }
            }
        }
        squares[a] = b'.';
        let mut plain = Plain { size, squares };
        let (reached, distances) = plain.reach(a);
        let goals: Vec<usize> = match symmetry {
            Symmetry::None => reached,
            Symmetry::Mirrored => reached.into_iter().filter(|at| at % size == size / 2).collect(),
            Symmetry::Turned => reached.into_iter().filter(|&at| at == count - 1 - a).collect(),
        };
        let even = random.chance(90);
        let goals: Vec<usize> =
            goals.into_iter().filter(|&at| at != a && (distances[at] % 2 == 0 || !even)).collect();
        if !goals.is_empty() {
            // One time in two B stands as far away as can be.
            let b = if random.chance(50) { goals[goals.len() - 1] } else { *random.pick(&goals) };
            plain.squares[a] = b'A';
            plain.squares[b] = b'B';
            return plain;
        }
    }
}

impl Plain {
    /// The squares a walk from `start` reaches, nearest first, and all distances.
    fn reach(&self, start: usize) -> (Vec<usize>, Vec<usize>) {
        let mut distances = vec![usize::MAX; self.squares.len()];
        let mut reached = vec![start];
        distances[start] = 0;
        let mut next = 0;
        while next < reached.len() {
            let (row, column) = (reached[next] / self.size, reached[next] % self.size);
            let distance = distances[reached[next]] + 1;
            next += 1;
            for (row, column) in [
                (row.wrapping_sub(1), column),
                (row, column.wrapping_sub(1)),
                (row, column + 1),
                (row + 1, column),
            ] {
                if row < self.size && column < self.size {
                    let near = row * self.size + column;
                    if self.squares[near] != b'#' && distances[near] == usize::MAX {
                        distances[near] = distance;
                        reached.push(near);
                    }
                }
            }
        }
        (reached, distances)
    }
}

fn random_boards_agree(seed: u64, count: usize) {
    let mut random = Random::new(seed);
    let mut two_arcs = 0;
    for number in 0..count {
        let size = random.between(5, 20) as usize;
        let plain = match number % 6 {
            0 | 1 => random_board(&mut random, size | 1, Symmetry::Mirrored),
            2 => random_board(&mut random, size, Symmetry::Turned),
            _ => random_board(&mut random, size, Symmetry::None),
        };
        let seen = check(&plain).expect("A and B are joined");
        two_arcs += (seen.most_arcs > 1) as u32;
    }
    println!("{two_arcs}");
}

#[test]
fn arcs_and_pairs_agree_on_50_000_random_boards() {
    random_boards_agree(5, 50_000);
}

#[test]
fn arcs_and_pairs_agree_on_50_000_other_random_boards() {
    random_boards_agree(6, 50_000);
}

const TWO_ARCS: [&str; 9] = [
    "#########",
    "#########",
    ".........",
    ".##.B.##.",
    "...#.#...",
    ".#.....#.",
    ".#######.",
    ".###A###.",
    ".........",
];

#[test]
fn arcs_and_pairs_agree_near_the_board_that_needs_two_arcs() {
    let original = Plain::new(&TWO_ARCS);
    assert_eq!(
        check(&original).map(|seen| (seen.distance, seen.first_wins, seen.most_arcs)),
        Some((16, false, 2))
    );
    let mut random = Random::new(9);
    let (mut boards, mut two_arcs) = (0, 0);
    while boards < 20_000 {
        let mut plain = original.clone();
        let mirrored = boards % 2 == 0;
        for _ in 0..random.between(1, if mirrored { 2 } else { 4 }) {
            let (row, column) = (random.below(9) as usize, random.below(9) as usize);
            plain.flip(row, column);
            if mirrored && column != 4 {
                plain.flip(row, 8 - column);
            }
        }
        if let Some(seen) = check(&plain) {
            boards += 1;
            two_arcs += (seen.most_arcs > 1) as u32;
        }
    }
    println!("{two_arcs}");
    assert!(two_arcs >= 1000, "only {two_arcs} of {boards} boards need two arcs");
}

impl Plain {
    /// Makes a wall of a free square or the other way round; A and B stay.
    fn flip(&mut self, row: usize, column: usize) {
        let square = &mut self.squares[row * self.size + column];
        *square = match *square {
            b'.' => b'#',
            b'#' => b'.',
            start => start,
        };
    }
}
