//! Baltic OI 2008 "Game": the three methods agree, the two that keep to shortest paths layer by
//! layer, and all say what is wrong with an input.

use std::io::Write;
use std::ops::Range;
use std::process::{Command, Stdio};

use harness::generate::boi2008game::{self as generate, Board};
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

use boi2008game::{Circles, Run, Wins};
use boi2008game_layers::Layers;

type Runs = Vec<Run>;

/// What a comparison saw.
#[derive(Debug, PartialEq)]
struct Seen {
    distance: usize,
    first_wins: bool,
    /// The most arcs that one square of A had.
    most_arcs: usize,
}

/// Solves a board by arcs and by the pair table, and compares the distance, the winner and, if the
/// distance is even, every pair of squares of every layer. `None` if no path joins A and B and both
/// methods say so. `tamper` may change the arcs of every square, given the width of the layer they
/// are on, before they are compared and the next layer's are made from them.
fn compare(board: &Board, tamper: Option<fn(&[Run], u32) -> Runs>) -> Result<Option<Seen>, String> {
    let (free, a, b) = padded(board);
    let stride = board.size + 2;
    let squares = free.iter().map(|&free| if free { b'.' } else { b'#' }).collect();
    let padded = boi2008game_layers::Board { stride, free, a, b };
    let layers = Layers::new(&padded);
    let mut measured = boi2008game::Board { stride, squares, a, b };
    let mut circles = Circles::default();
    let found = circles.measure(&mut measured);
    if found != layers.as_ref().map(|layers| layers.layers.len() - 1) {
        return Err(format!("arcs measure the distance as {found:?}"));
    }
    let (layers, distance) = match (layers, found) {
        (Some(layers), Some(distance)) => (layers, distance),
        _ => return Ok(None),
    };
    if distance % 2 == 1 {
        return Ok(Some(Seen { distance, first_wins: layers.first_wins(|_, _| ()), most_arcs: 0 }));
    }
    let mut fault = None;
    let mut most_arcs = 0;
    let mut found: Vec<Vec<Runs>> = vec![Vec::new(); distance / 2 + 1];
    let mut all_places: Vec<Vec<usize>> = vec![Vec::new(); distance + 1];
    let second_wins = circles.second_wins(&mut measured, distance, |circles, layer, wins| {
        for side in [layer, distance - layer] {
            match places(circles, &layers, side) {
                Ok(places) => all_places[side] = places,
                Err(message) => fault = fault.take().or(Some(message)),
            }
        }
        let width = layers.layers[distance - layer].len() as u32;
        let squares = 0..layers.layers[layer].len();
        let mut runs: Vec<Runs> = squares.map(|square| wins.of(square).to_vec()).collect();
        if let Some(tamper) = tamper {
            runs = runs.iter().map(|runs| tamper(runs, width)).collect();
            *wins = Wins::new(&runs);
        }
        for runs in &runs {
            let in_order = runs.windows(2).all(|pair| pair[0].1 < pair[1].0);
            let has_empty = runs.iter().any(|run| run.0 >= run.1) && runs[..] != [(0, 0)];
            if !in_order || has_empty || runs.iter().any(|run| run.1 > width) {
                fault = fault.take().or(Some(format!("layer {layer}: runs {runs:?}")));
            }
        }
        most_arcs = runs.iter().map(|runs| number_of_arcs(runs, width)).fold(most_arcs, usize::max);
        found[layer] = runs;
    });
    if let Some(fault) = fault {
        return Err(fault);
    }
    let mut fault = None;
    let first_wins = layers.first_wins(|layer, table| {
        let places = &all_places[distance - layer];
        let width = layers.layers[distance - layer].len();
        // Once B wins all pairs of a layer, or none, the arcs of the layers before are not made.
        let unmade = found[layer].is_empty();
        let mut b_wins = vec![unmade && second_wins; table.len()];
        for (runs, &place_of_a) in found[layer].iter().zip(&all_places[layer]) {
            for place in runs.iter().flat_map(|&(start, end)| start..end) {
                b_wins[place_of_a * width + places[place as usize]] = true;
            }
        }
        if fault.is_none() && b_wins != table {
            fault = Some(format!("layer {layer}: arcs {:?} are wrong", found[layer]));
        }
    });
    match fault {
        Some(fault) => Err(fault),
        None if first_wins == second_wins => Err(format!("A wins: {first_wins} by pairs")),
        None => Ok(Some(Seen { distance, first_wins, most_arcs })),
    }
}

/// Which squares are free, with a border of walls, and the numbers of A and B.
fn padded(board: &Board) -> (Vec<bool>, usize, usize) {
    let stride = board.size + 2;
    let number = |at: usize| (at / board.size + 1) * stride + at % board.size + 1;
    let mut free = vec![false; stride * stride];
    let (mut a, mut b) = (0, 0);
    for (at, &square) in board.squares.iter().enumerate() {
        free[number(at)] = square != b'#';
        match square {
            b'A' => a = number(at),
            b'B' => b = number(at),
            _ => {}
        }
    }
    (free, a, b)
}

/// For every square of a layer in circular order its place in the same layer of the pair table.
fn places(circles: &Circles, layers: &Layers, layer: usize) -> Result<Vec<usize>, String> {
    let circle = &circles.queue[circles.bounds[layer]..circles.bounds[layer + 1]];
    let expected = &layers.layers[layer];
    let places = circle.iter().map(|&square| expected.binary_search(&(square / 4)));
    let places: Vec<usize> = places.filter_map(Result::ok).collect();
    if circle.len() != expected.len() || places.len() != expected.len() {
        return Err(format!("layer {layer}: swept {circle:?}, expected {expected:?}"));
    }
    Ok(places)
}

/// How many arcs of the circle these are: the last run and the first may be one arc.
fn number_of_arcs(runs: &[Run], width: u32) -> usize {
    let passes_the_end = runs.len() > 1 && runs[0].0 == 0 && runs[runs.len() - 1].1 == width;
    runs.iter().filter(|run| run.0 < run.1).count() - usize::from(passes_the_end)
}

/// Compares arcs and pairs; a difference is a failure that shows the board.
fn check(board: &Board) -> Option<Seen> {
    compare(board, None).unwrap_or_else(|fault| panic!("{fault}\n{}", shown(board)))
}

fn shown(board: &Board) -> String {
    String::from_utf8(generate::text(std::slice::from_ref(board))).unwrap()
}

/// Compares all three methods.
fn check_with_search(board: &Board) -> Option<Seen> {
    let seen = check(board);
    let (free, a, b) = padded(board);
    let padded = boi2008game_search::Board { stride: board.size + 2, free, a, b };
    let found = boi2008game_search::first_wins(&padded);
    let expected = seen.as_ref().map(|seen| seen.first_wins);
    assert_eq!(found, expected, "by search, and by pairs\n{}", shown(board));
    if let Some(first_wins) = found {
        let winner = if first_wins { "A\n" } else { "B\n" };
        for (name, solve) in METHODS {
            let input = shown(board);
            assert_eq!(solve(input.as_bytes()).as_deref(), Ok(winner), "{name}\n{input}");
        }
    }
    seen
}

/// Calls `visit` with every board of this size whose A stands on one of these squares.
fn every_board(size: usize, squares_of_a: Range<usize>, mut visit: impl FnMut(&Board)) {
    let count = size * size;
    let mut board = Board { size, squares: vec![b'.'; count] };
    for a in squares_of_a {
        for b in (0..count).filter(|&b| b != a) {
            for walls in
                (0..1u32 << count).filter(|walls| walls >> a & 1 == 0 && walls >> b & 1 == 0)
            {
                for (at, square) in board.squares.iter_mut().enumerate() {
                    *square = if walls >> at & 1 == 1 { b'#' } else { b'.' };
                }
                board.squares[a] = b'A';
                board.squares[b] = b'B';
                visit(&board);
            }
        }
    }
}

#[test]
fn all_methods_agree_on_every_board_of_2_and_3_rows() {
    let (mut boards, mut joined) = (0, 0);
    for size in 2..=3 {
        every_board(size, 0..size * size, |board| {
            let seen = check_with_search(board);
            assert_eq!(seen.map(|seen| seen.distance), board.distance(), "\n{}", shown(board));
            boards += 1;
            joined += usize::from(board.distance().is_some());
        });
    }
    assert_eq!((boards, joined), (9264, 6836));
}

fn joined_boards_of_4_rows(squares_of_a: Range<usize>) -> usize {
    let mut joined = 0;
    every_board(4, squares_of_a, |board| joined += usize::from(check(board).is_some()));
    joined
}

#[test]
fn arcs_and_pairs_agree_on_every_board_of_4_rows_with_a_in_the_upper_half() {
    assert_eq!(joined_boards_of_4_rows(0..8), 1_212_156);
}

#[test]
fn arcs_and_pairs_agree_on_every_board_of_4_rows_with_a_in_the_lower_half() {
    assert_eq!(joined_boards_of_4_rows(8..16), 1_212_156);
}

#[derive(Clone, Copy, PartialEq)]
enum Symmetry {
    None,
    /// Left and right are mirrored, A and B stand in the middle column. The size has to be odd.
    Mirrored,
    /// Turned by 180 degrees the board is itself with A and B exchanged.
    Turned,
}

/// A board with 0 to 55 % walls whose A and B are joined, nine times in ten at an even distance.
fn random_board(random: &mut Random, size: usize, symmetry: Symmetry) -> Board {
    let count = size * size;
    let middle = |at: usize| at % size == size / 2;
    loop {
        let walls = random.below(56);
        let mut squares: Vec<u8> =
            (0..count).map(|_| if random.chance(walls) { b'#' } else { b'.' }).collect();
        for at in 0..count {
            let column = at % size;
            match symmetry {
                Symmetry::None => {}
                Symmetry::Mirrored => {
                    squares[at] = squares[at - column + column.min(size - 1 - column)]
                }
                Symmetry::Turned => squares[at] = squares[at.min(count - 1 - at)],
            }
        }
        let a = random.below(count as u64) as usize;
        if squares[a] == b'#' || symmetry == Symmetry::Mirrored && !middle(a) {
            continue;
        }
        let mut board = Board { size, squares };
        let (mut goals, distances) = board.reach(a);
        let any_distance = random.chance(10);
        goals.retain(|&at| {
            let allowed = match symmetry {
                Symmetry::None => true,
                Symmetry::Mirrored => middle(at),
                Symmetry::Turned => at == count - 1 - a,
            };
            at != a && allowed && (any_distance || distances[at] % 2 == 0)
        });
        if let Some(&farthest) = goals.last() {
            let b = if random.chance(50) { farthest } else { *random.pick(&goals) };
            board.squares[a] = b'A';
            board.squares[b] = b'B';
            return board;
        }
    }
}

#[test]
fn all_methods_agree_on_200_000_random_boards_of_4_and_5_rows() {
    let mut random = Random::new(4);
    for number in 0..200_000 {
        check_with_search(&random_board(&mut random, 4 + number % 2, Symmetry::None));
    }
}

#[test]
fn all_methods_agree_on_3_000_random_boards_of_6_to_12_rows() {
    let mut random = Random::new(12);
    for _ in 0..3_000 {
        let size = random.between(6, 12) as usize;
        check_with_search(&random_board(&mut random, size, Symmetry::None));
    }
}

/// Half of the boards without symmetry, a third mirrored, a sixth turned.
fn random_boards_agree(seed: u64, count: usize) {
    let mut random = Random::new(seed);
    for number in 0..count {
        let size = random.between(5, 20) as usize;
        check(&match number % 6 {
            0 | 1 => random_board(&mut random, (size - 1) | 1, Symmetry::Mirrored),
            2 => random_board(&mut random, size, Symmetry::Turned),
            _ => random_board(&mut random, size, Symmetry::None),
        });
    }
}

#[test]
fn arcs_and_pairs_agree_on_90_000_random_boards_of_5_to_20_rows() {
    random_boards_agree(5, 90_000);
}

#[test]
fn arcs_and_pairs_agree_on_90_000_other_random_boards_of_5_to_20_rows() {
    random_boards_agree(20, 90_000);
}

/// The smallest board known on which one arc is not enough.
fn two_arcs() -> Board {
    let rows = [
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
    Board { size: 9, squares: rows.concat().into_bytes() }
}

#[test]
fn arcs_and_pairs_agree_on_30_000_boards_of_which_many_need_two_arcs() {
    let mut random = Random::new(9);
    let (mut boards, mut several_arcs) = (0, 0);
    while boards < 30_000 {
        let mut board = two_arcs();
        let mut flip = |row: usize, column: usize| {
            let square = &mut board.squares[row * 9 + column];
            *square = match *square {
                b'.' => b'#',
                b'#' => b'.',
                start => start,
            };
        };
        let in_pairs = boards % 2 == 0;
        for _ in 0..random.between(1, if in_pairs { 2 } else { 4 }) {
            let (row, column) = (random.below(9) as usize, random.below(9) as usize);
            flip(row, column);
            if in_pairs && column != 4 {
                flip(row, 8 - column);
            }
        }
        if let Some(seen) = check(&board) {
            boards += 1;
            several_arcs += usize::from(seen.most_arcs > 1);
        }
    }
    assert!(several_arcs >= 1000, "only {several_arcs} of {boards} boards needed two arcs");
}

#[test]
fn a_square_can_need_three_arcs() {
    let seen = check(&generate::three_arcs());
    assert_eq!(seen, Some(Seen { distance: 566, first_wins: false, most_arcs: 3 }));
}

/// Of several arcs only the first, the last or the shortest one that holds them all.
fn one_arc(runs: &[Run], width: u32, which: usize) -> Runs {
    let mut arcs = runs.to_vec();
    if number_of_arcs(runs, width) < 2 {
        return arcs;
    }
    if number_of_arcs(runs, width) < runs.len() {
        // The last run goes on in the first one.
        let end = arcs.remove(0).1;
        arcs.last_mut().unwrap().1 += end;
    }
    let (start, end) = match which {
        0 => arcs[0],
        1 => arcs[arcs.len() - 1],
        _ => (arcs[0].0, arcs[arcs.len() - 1].1),
    };
    match end.checked_sub(width) {
        Some(0) | None => vec![(start, end)],
        Some(beyond) if beyond >= start => vec![(0, width)],
        Some(beyond) => vec![(0, beyond), (start, width)],
    }
}

#[test]
fn keeping_one_arc_is_noticed() {
    let variants: [fn(&[Run], u32) -> Runs; 3] = [
        |runs, width| one_arc(runs, width, 0),
        |runs, width| one_arc(runs, width, 1),
        |runs, width| one_arc(runs, width, 2),
    ];
    for board in [two_arcs(), generate::three_arcs()] {
        for variant in variants {
            assert!(compare(&board, Some(variant)).is_err(), "one arc will do\n{}", shown(&board));
        }
    }
    // What fails is the variant and not the tampering.
    assert!(compare(&two_arcs(), Some(|runs, _| runs.to_vec())).is_ok());
}

#[test]
fn arcs_and_pairs_agree_on_trees_of_pools() {
    for (size, side, levels, expected_pairs, expected_width) in [
        (40, 3, 3, 1_357, 24),
        (60, 5, 3, 4_093, 40),
        (100, 20, 2, 46_221, 80),
        (300, 62, 4, 20_847_657, 992),
        (300, 22, 6, 15_648_833, 1_408),
    ] {
        let board = generate::tree_of_pools(size, side, levels);
        check(&board);
        let (free, a, b) = padded(&board);
        let padded = boi2008game_layers::Board { stride: size + 2, free, a, b };
        let widths = Layers::new(&padded).unwrap().layers;
        let widths = widths.iter().map(Vec::len);
        let pairs = widths.clone().zip(widths.clone().rev()).take(widths.len() / 2 + 1);
        let pairs: usize = pairs.map(|(width, other)| width * other).sum();
        assert_eq!((pairs, widths.max()), (expected_pairs, Some(expected_width)), "{size} {side}");
    }
}

#[test]
fn arcs_and_pairs_agree_on_larger_boards() {
    let mut random = Random::new(60);
    for size in [59, 60] {
        for percent in [0, 1, 3, 10, 20, 30] {
            for _ in 0..5 {
                check(&generate::walls(&mut random, size, percent));
            }
        }
        check(&generate::serpentine(size));
        for _ in 0..10 {
            check(&generate::serpentine_opened(&mut random, size));
        }
    }
}

type Solve = fn(&[u8]) -> Result<String, String>;

const METHODS: [(&str, Solve); 3] = [
    ("boi2008game", boi2008game::solve),
    ("boi2008game-layers", boi2008game_layers::solve),
    ("boi2008game-search", boi2008game_search::solve),
];

#[test]
fn blanks_and_line_ends_do_not_matter() {
    let input = "2\n2\nA.\n.B\n3\nA#B\n...\n...\n".to_string();
    for (name, solve) in METHODS {
        for (what, input) in [
            ("as it is", input.clone()),
            ("CRLF", input.replace('\n', "\r\n")),
            ("byte-order mark", format!("\u{feff}{input}")),
            ("no final newline", input.trim_end().to_string()),
            ("blank lines", input.replace('\n', "\n\n \n")),
            ("blanks", format!(" \t\x0c{}", input.replace('\n', " \t\n  "))),
            ("one line", input.replace('\n', " ")),
        ] {
            assert_eq!(solve(input.as_bytes()), Ok("B\nB\n".to_string()), "{name}: {what}");
        }
    }
}

#[test]
fn a_bad_input_is_answered_with_one_line_that_says_where_and_what() {
    let digits = "9".repeat(400);
    let cases: &[(&str, &str)] = &[
        ("", "word 1: expected t, at least 1, found the end of the input"),
        (" \n ", "word 1: expected t, at least 1, found the end of the input"),
        ("x", "word 1: expected t, at least 1, found \"x\""),
        ("0", "word 1: expected t, at least 1, found \"0\""),
        ("-1 2 AB ..", "word 1: expected t, at least 1, found \"-1\""),
        (&digits, "word 1: expected t, at least 1, found \"999999999999999999999999\"..."),
        ("1", "board 1: expected n, from 2 to 23168, found the end of the input"),
        ("1 0", "board 1: expected n, from 2 to 23168, found \"0\""),
        ("1 1 A", "board 1: expected n, from 2 to 23168, found \"1\""),
        ("1 -2 AB ..", "board 1: expected n, from 2 to 23168, found \"-2\""),
        ("1 1000000000 AB ..", "board 1: expected n, from 2 to 23168, found \"1000000000\""),
        ("1 23168 AB ..", "board 1, row 1: expected 23168 characters, found 2: \"AB\""),
        ("1 2 AB", "board 1, row 2: expected 2 characters, found the end of the input"),
        ("1 3 AB. .. ...", "board 1, row 2: expected 3 characters, found 2: \"..\""),
        ("1 3 AB. .... ...", "board 1, row 2: expected 3 characters, found 4: \"....\""),
        ("1 3 AB. ..\n.\n...", "board 1, row 2: expected 3 characters, found 2: \"..\""),
        ("1 3 AB. \u{e9}. ...", "board 1, row 2: expected one of . # A B, found '\u{e9}'"),
        ("1 3 AB. .x. ...", "board 1, row 2: expected one of . # A B, found 'x'"),
        ("1 3 AB. .b. ...", "board 1, row 2: expected one of . # A B, found 'b'"),
        ("1 2 AB A.", "board 1, row 2: expected no second A, found one"),
        ("1 2 AB .B", "board 1, row 2: expected no second B, found one"),
        ("1 2 BB .A", "board 1, row 1: expected no second B, found one"),
        ("1 2 .B ..", "board 1: expected an A, found none"),
        ("1 2 A. ..", "board 1: expected a B, found none"),
        ("1 2 .. ..", "board 1: expected an A, found none"),
        ("1 2 A# #B", "board 1: expected a path between A and B, found none"),
        ("1 3 A#B .#. .#.", "board 1: expected a path between A and B, found none"),
        ("2 2 AB ..", "board 2: expected n, from 2 to 23168, found the end of the input"),
        ("2 2 AB .. 3 A.. ... ..", "board 2, row 3: expected 3 characters, found 2: \"..\""),
        ("2 2 AB .. 2 AB A.", "board 2, row 2: expected no second A, found one"),
        ("1 2 AB .. 2", "after board 1: expected the end of the input, found \"2\""),
        ("1 2 AB .. ..", "after board 1: expected the end of the input, found \"..\""),
    ];
    for (name, solve) in METHODS {
        for &(input, message) in cases {
            assert_eq!(solve(input.as_bytes()), Err(message.to_string()), "{name}: {input:?}");
        }
        let message = "byte 8: expected UTF-8 text, found 0xff".to_string();
        assert_eq!(solve(b"1 2 AB \xff."), Err(message), "{name}");
    }
}

#[test]
fn methods_decline_boards_that_are_too_large_for_them() {
    let text = |size| generate::text(&[generate::empty(size)]);
    assert_eq!(boi2008game_search::solve(&text(16)), Ok("B\n".to_string()));
    assert_eq!(
        boi2008game_search::solve(&text(17)),
        Err("too large for this method: board 1 has 289 free squares, not 256 at most".to_string())
    );
    assert_eq!(boi2008game_layers::solve(&text(300)), Ok("B\n".to_string()));
    assert_eq!(
        boi2008game_layers::solve(&text(1500)),
        Err("too large for this method: \
             a layer of board 1 has 2250000 pairs of squares, not 1048576 at most"
            .to_string())
    );
    assert_eq!(boi2008game::solve(&text(1500)), Ok("B\n".to_string()));
}

#[test]
fn nothing_is_printed_when_only_the_last_board_is_wrong() {
    let mut input = generate::text(&vec![generate::empty(20); 10]);
    *input.last_mut().unwrap() = b'.';
    for program in [env!("CARGO_BIN_EXE_boi2008game"), env!("CARGO_BIN_EXE_boi2008game-layers")] {
        let mut child = Command::new(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(&input).unwrap();
        let output = child.wait_with_output().unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), output.stdout), (Some(1), Vec::new()), "{stderr}");
        assert!(
            stderr.contains(": board 10, row 20: expected 20 characters, found 21:"),
            "{stderr}"
        );
        assert_eq!(stderr.lines().count(), 1, "{stderr}");
    }
}
