//! Retrograde analysis: the two methods agree with each other and with play of bounded depth; three
//! judge problems agree with brute forces that know only their rules.

use harness::generate;
use harness::random::Random;
use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::{Read, Write as _};
use std::process::{Command, Stdio};

#[allow(dead_code)]
#[path = "../problems/abc209e.rs"]
mod abc209e;
#[allow(dead_code)]
#[path = "../problems/cf786a.rs"]
mod cf786a;
#[allow(dead_code)]
#[path = "../problems/cf919f.rs"]
mod cf919f;
#[allow(dead_code)]
#[path = "../problems/retrograde.rs"]
mod retrograde;
#[allow(dead_code)]
#[path = "../problems/retrograde-rounds.rs"]
mod retrograde_rounds;

type Solve = fn(&[u8]) -> Result<String, String>;

// Oracles that know nothing of labels.

/// A label and a remoteness; `None` for a draw.
type Verdict = Option<(char, usize)>;

/// A game as its rules give it: what has ended, and whether the player to move has won there; and
/// where one can move to.
struct Rules {
    ended: Vec<Option<bool>>,
    successors: Vec<Vec<usize>>,
}

impl Rules {
    fn of_game(marks: &[u8], moves: &[(u32, u32)]) -> Rules {
        let mut successors = vec![Vec::new(); marks.len()];
        for &(from, to) in moves {
            successors[from as usize].push(to as usize);
        }
        let ended = marks.iter().map(|mark| match mark {
            b'P' => Some(false),
            b'N' => Some(true),
            _ => None,
        });
        Rules { ended: ended.collect(), successors }
    }

    /// Plays every line of so many plies: can the player to move force his win within them?
    fn wins_within(&self, plies: usize, position: usize) -> bool {
        match self.ended[position] {
            Some(has_won) => has_won,
            None => {
                plies > 0
                    && self.successors[position].iter().any(|&to| self.loses_within(plies - 1, to))
            }
        }
    }

    /// Does he lose within so many plies, whatever he does? At once if he cannot move.
    fn loses_within(&self, plies: usize, position: usize) -> bool {
        match self.ended[position] {
            Some(has_won) => !has_won,
            None => {
                let successors = &self.successors[position];
                (plies > 0 || successors.is_empty())
                    && successors.iter().all(|&to| self.wins_within(plies - 1, to))
            }
        }
    }

    /// The least number of plies up to that of the positions within which anyone wins.
    fn played_out(&self, position: usize) -> Verdict {
        (0..=self.ended.len()).find_map(|plies| {
            if self.wins_within(plies, position) {
                Some(('N', plies))
            } else if self.loses_within(plies, position) {
                Some(('P', plies))
            } else {
                None
            }
        })
    }

    /// The same for all positions at once, from the answers for one ply less.
    fn all_played_out(&self) -> Vec<Verdict> {
        let count = self.ended.len();
        let mut verdicts: Vec<Verdict> = (0..count)
            .map(|position| match self.ended[position] {
                Some(has_won) => Some((if has_won { 'N' } else { 'P' }, 0)),
                None if self.successors[position].is_empty() => Some(('P', 0)),
                None => None,
            })
            .collect();
        for plies in 1..=count {
            let before = verdicts.clone();
            let letter = |position: &usize| before[*position].map(|verdict| verdict.0);
            for position in (0..count).filter(|&position| before[position].is_none()) {
                let successors = &self.successors[position];
                if successors.iter().any(|to| letter(to) == Some('P')) {
                    verdicts[position] = Some(('N', plies));
                } else if successors.iter().all(|to| letter(to) == Some('N')) {
                    verdicts[position] = Some(('P', plies));
                }
            }
        }
        verdicts
    }
}

// retrograde and retrograde-rounds.

fn by_retrograde(marks: &[u8], moves: &[(u32, u32)]) -> Vec<Verdict> {
    let verdicts = retrograde::label(marks, moves);
    let shown = verdicts.iter().map(|verdict| {
        let remoteness = verdict.remoteness().map(|plies| plies as usize);
        assert_eq!(verdict.letter() == b'D', remoteness.is_none());
        remoteness.map(|plies| (verdict.letter() as char, plies))
    });
    shown.collect()
}

fn by_rounds(marks: &[u8], moves: &[(u32, u32)]) -> Vec<Verdict> {
    let marks: Vec<char> = marks.iter().map(|&mark| mark as char).collect();
    let mut successors = vec![Vec::new(); marks.len()];
    for &(from, to) in moves {
        successors[from as usize].push(to as usize);
    }
    retrograde_rounds::label(&marks, &successors)
}

fn assert_agreement(marks: &[u8], moves: &[(u32, u32)], expected: &[Verdict]) {
    for (name, found) in [
        ("retrograde", by_retrograde(marks, moves)),
        ("retrograde-rounds", by_rounds(marks, moves)),
    ] {
        let marks = String::from_utf8_lossy(marks);
        assert_eq!(found, expected, "{name}, marks {marks:?}, moves counted from 0: {moves:?}");
    }
}

/// The moves whose bits are set, of all between so many positions.
fn moves_of_bits(positions: u32, bits: u32) -> Vec<(u32, u32)> {
    let pairs = (0..positions * positions).map(|index| (index / positions, index % positions));
    pairs.filter(|&(from, to)| bits >> (from * positions + to) & 1 == 1).collect()
}

fn assert_agreement_with_play(marks: &[u8], moves: &[(u32, u32)]) {
    let rules = Rules::of_game(marks, moves);
    let played_out: Vec<Verdict> =
        (0..marks.len()).map(|position| rules.played_out(position)).collect();
    assert_eq!(rules.all_played_out(), played_out, "{marks:?} {moves:?}");
    assert_agreement(marks, moves, &played_out);
}

#[test]
fn every_game_of_up_to_3_positions() {
    for positions in 1..=3u32 {
        for marking in 0..3usize.pow(positions) {
            let marks: Vec<u8> =
                (0..positions).map(|index| b".PN"[marking / 3usize.pow(index) % 3]).collect();
            for bits in 0..1 << (positions * positions) {
                assert_agreement_with_play(&marks, &moves_of_bits(positions, bits));
            }
        }
    }
}

#[test]
fn every_unmarked_game_of_4_positions() {
    for bits in 0..1 << 16 {
        assert_agreement_with_play(b"....", &moves_of_bits(4, bits));
    }
}

#[test]
fn random_games_of_4_and_5_positions() {
    let mut random = Random::new(5);
    for index in 0..200_000 {
        let positions = 4 + index % 2;
        let percent = random.below(60);
        let marks: Vec<u8> = (0..positions).map(|_| *random.pick(b"......PN")).collect();
        let moves: Vec<(u32, u32)> = moves_of_bits(positions, !0)
            .into_iter()
            .flat_map(|pair| {
                vec![pair; usize::from(random.chance(percent)) * (1 + index as usize % 2)]
            })
            .collect();
        assert_agreement_with_play(&marks, &moves);
    }
}

#[test]
fn larger_games_in_rounds_and_as_text() {
    let mut random = Random::new(6);
    for positions in [30u32, 100, 300, 4095, 4096, 4097] {
        for round in 0..6u64 {
            let end = |random: &mut Random| random.below(u64::from(positions)) as u32;
            let marks: Vec<u8> =
                (0..positions).map(|_| if random.chance(round) { b'P' } else { b'.' }).collect();
            let mut moves: Vec<(u32, u32)> = (0..u64::from(positions) * (1 + round) / 2)
                .map(|_| (end(&mut random), end(&mut random)))
                .collect();
            if round % 2 == 1 {
                for (from, to) in &mut moves {
                    if from > to {
                        std::mem::swap(from, to);
                    }
                }
            }
            let verdicts = Rules::of_game(&marks, &moves).all_played_out_quickly();
            assert_agreement(&marks, &moves, &verdicts);
            let input = game_text(&marks, &moves);
            let output = text_of(&verdicts);
            assert_eq!(retrograde::solve(input.as_bytes()), Ok(output.clone()));
            assert_eq!(retrograde_rounds::solve(input.as_bytes()), Ok(output));
        }
    }
}

impl Rules {
    /// Sweep after sweep until one finds nothing: enough for games too large for all plies.
    fn all_played_out_quickly(&self) -> Vec<Verdict> {
        let count = self.ended.len();
        let mut verdicts: Vec<Verdict> = vec![None; count];
        for plies in 0.. {
            let before = verdicts.clone();
            let letter = |position: &usize| before[*position].map(|verdict| verdict.0);
            for position in (0..count).filter(|&position| before[position].is_none()) {
                let successors = &self.successors[position];
                let wins = self.ended[position]
                    .unwrap_or_else(|| successors.iter().any(|to| letter(to) == Some('P')));
                let loses = self.ended[position].map_or_else(
                    || successors.iter().all(|to| letter(to) == Some('N')),
                    |has_won| !has_won,
                );
                if wins || loses {
                    verdicts[position] = Some((if wins { 'N' } else { 'P' }, plies));
                }
            }
            if verdicts == before {
                break;
            }
        }
        verdicts
    }
}

fn game_text(marks: &[u8], moves: &[(u32, u32)]) -> String {
    let mut text = format!("{} {}\n{}\n", marks.len(), moves.len(), String::from_utf8_lossy(marks));
    for (from, to) in moves {
        writeln!(text, "{} {}", from + 1, to + 1).unwrap();
    }
    text
}

fn text_of(verdicts: &[Verdict]) -> String {
    let letters: String =
        verdicts.iter().map(|verdict| verdict.map_or('D', |verdict| verdict.0)).collect();
    let plies: Vec<String> = verdicts
        .iter()
        .map(|verdict| verdict.map_or("-1".to_string(), |verdict| verdict.1.to_string()))
        .collect();
    format!("{letters}\n{}\n", plies.join(" "))
}

/// Counters beyond a byte: a hub with many moves to the same or to different lost positions.
#[test]
fn counters_of_every_width() {
    for width in (1..=520).chain([65_535, 65_536, 65_537]) {
        // 0 moves to `width` leaves, each of which moves to its own end: all leaves are N.
        let leaf = |index: u32| 1 + 2 * index;
        let mut moves: Vec<(u32, u32)> = (0..width).map(|index| (0, leaf(index))).collect();
        moves.extend((0..width).map(|index| (leaf(index), leaf(index) + 1)));
        let marks = vec![b'.'; 1 + 2 * width as usize];
        let verdicts = by_retrograde(&marks, &moves);
        assert_eq!(verdicts[0], Some(('P', 2)), "{width} leaves");
        // One move more, to itself: never lost.
        moves.push((0, 0));
        let verdicts = by_retrograde(&marks, &moves);
        assert_eq!(verdicts[0], None, "{width} leaves and a loop");
        // Or to an end: won.
        moves.push((0, 2));
        let verdicts = by_retrograde(&marks, &moves);
        assert_eq!(verdicts[0], Some(('N', 1)), "{width} leaves, a loop and an end");
        // The same move over and over.
        let moves: Vec<(u32, u32)> = (0..width).map(|_| (0, 1)).chain([(1, 2)]).collect();
        let verdicts = by_retrograde(b"...", &moves);
        assert_eq!(verdicts, [Some(('P', 2)), Some(('N', 1)), Some(('P', 0))], "{width} times");
    }
}

#[test]
fn a_chain_of_a_million_positions() {
    let mut order: Vec<u32> = (0..1_000_000).collect();
    Random::new(7).shuffle(&mut order);
    let moves: Vec<(u32, u32)> = order.windows(2).map(|pair| (pair[0], pair[1])).collect();
    let verdicts = retrograde::label(&vec![b'.'; order.len()], &moves);
    for (index, &position) in order.iter().enumerate() {
        let plies = (order.len() - 1 - index) as u32;
        let verdict = verdicts[position as usize];
        assert_eq!(verdict.remoteness(), Some(plies), "{plies} plies before the end");
        assert_eq!(verdict.letter(), if plies % 2 == 0 { b'P' } else { b'N' });
    }
}

/// A source that hands out so many bytes at a time.
struct InPieces<'a>(&'a [u8], usize);

impl Read for InPieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let (piece, rest) = self.0.split_at(self.1.min(buffer.len()).min(self.0.len()));
        buffer[..piece.len()].copy_from_slice(piece);
        self.0 = rest;
        Ok(piece.len())
    }
}

/// The pieces that are read end at every place of a line once: in blanks, in numbers, between them.
#[test]
fn pieces_end_anywhere() {
    let mut random = Random::new(8);
    let end = |random: &mut Random| random.below(90_000) as u32;
    let marks = vec![b'.'; 90_000];
    let moves: Vec<(u32, u32)> =
        (0..20_000).map(|_| (end(&mut random), end(&mut random))).collect();
    let expected = text_of(&by_retrograde(&marks, &moves));
    let plain = game_text(&marks, &moves);
    for shift in 0..40 {
        let shifted = format!("{}{plain}", " ".repeat(shift));
        assert_eq!(retrograde::solve(shifted.as_bytes()).as_ref(), Ok(&expected), "{shift}");
    }
    for blanks in [30, 126, 127, 128, 129, 254, 255, 256, 257, 70_000] {
        let mut wide = plain.clone();
        let before_last = wide.trim_end().rfind([' ', '\n']).unwrap();
        wide.insert_str(before_last, &"\t".repeat(blanks));
        let wide = wide.replacen('\n', &" \n".repeat(blanks), 3);
        assert_eq!(retrograde::solve(wide.as_bytes()).as_ref(), Ok(&expected), "{blanks}");
    }
    for length in [1, 2, 3, 8191, 65_535, 65_536, 65_537] {
        let found = retrograde::solve_from(InPieces(plain.as_bytes(), length));
        assert_eq!(found.as_ref(), Ok(&expected), "pieces of {length}");
    }
}

/// A number of 7 digits too large, cut by the end of a piece, is not taken for a smaller one.
#[test]
fn a_number_is_never_cut() {
    for blanks in 65_500..65_540 {
        let input = format!("9 1 .........{}5 1234567", " ".repeat(blanks));
        let message = retrograde::solve(input.as_bytes()).unwrap_err();
        assert!(
            message.contains("word 5: expected v of move 1, a number from 1 to 9"),
            "{message}"
        );
        assert!(message.ends_with("\"1234567\""), "{blanks} blanks: {message}");
    }
}

const MALFORMED_GAMES: &[(&str, &str)] = &[
    ("", "word 1: expected n, a number from 1 to 1000000, found the end of the input"),
    (" \r\n\t", "word 1: expected n, a number from 1 to 1000000, found the end of the input"),
    ("0 0 .", "word 1: expected n, a number from 1 to 1000000, found \"0\""),
    ("1000001 0", "word 1: expected n, a number from 1 to 1000000, found \"1000001\""),
    ("-1 0 .", "word 1: expected n, a number from 1 to 1000000, found \"-1\""),
    ("x 0 .", "word 1: expected n, a number from 1 to 1000000, found \"x\""),
    ("1", "word 2: expected m, a number from 0 to 5000000, found the end of the input"),
    ("1 5000001 .", "word 2: expected m, a number from 0 to 5000000, found \"5000001\""),
    ("1 -0 .", "word 2: expected m, a number from 0 to 5000000, found \"-0\""),
    ("3 0", "word 3: expected 3 marks, found 0"),
    ("1000000 5000000", "word 3: expected 1000000 marks, found 0"),
    ("3 0 ..", "word 3: expected 3 marks, found 2"),
    ("3 0 ....", "word 3: expected 3 marks, found more"),
    ("3 0 .. .", "word 3: expected 3 marks, found 2"),
    ("3 0 .p.", "word 3, mark 2: expected '.', 'P' or 'N', found \"p\""),
    ("3 0 ..\u{e4}", "word 3, mark 3: expected '.', 'P' or 'N', found \"\u{e4}\""),
    ("3 0 D..", "word 3, mark 1: expected '.', 'P' or 'N', found \"D\""),
    ("2 1 ..", "word 4: expected u of move 1, a number from 1 to 2, found the end of the input"),
    ("2 1 .. 1", "word 5: expected v of move 1, a number from 1 to 2, found the end of the input"),
    ("2 2 .. 1 2\n2", "word 7: expected v of move 2, a number from 1 to 2, found the end"),
    ("2 1 .. 0 1", "word 4: expected u of move 1, a number from 1 to 2, found \"0\""),
    ("2 1 .. 3 1", "word 4: expected u of move 1, a number from 1 to 2, found \"3\""),
    ("2 1 .. 1 3", "word 5: expected v of move 1, a number from 1 to 2, found \"3\""),
    ("2 1 PN 1 3", "word 5: expected v of move 1, a number from 1 to 2, found \"3\""),
    ("2 1 .. 1 1.", "word 5: expected v of move 1, a number from 1 to 2, found \"1.\""),
    ("2 1 .. 1\u{b}1", "word 4: expected u of move 1, a number from 1 to 2, found \"1\\u{b}1\""),
    ("2 1 .. 1 2\0", "word 5: expected v of move 1, a number from 1 to 2, found \"2\\"),
    (
        "2 1 .. 1 4294967297",
        "word 5: expected v of move 1, a number from 1 to 2, found \"4294967297\"",
    ),
    ("2 1 .. 1 18446744073709551617", "word 5: expected v of move 1, a number from 1 to 2, found"),
    ("2 1 .. 1 2 1", "word 6: expected the end of the input, found \"1\""),
    ("2 0 .. 1 2", "word 4: expected the end of the input, found \"1\""),
    ("2 1 .. 1 2\n\u{feff}", "word 6: expected the end of the input, found \"\\u{feff}\""),
];

#[test]
fn malformed_games() {
    for solve in [retrograde::solve as Solve, retrograde_rounds::solve] {
        assert_refused(solve, MALFORMED_GAMES);
        let long = format!("2 1 .. 1 {}", "9".repeat(400));
        let text = "word 5: expected v of move 1, a number from 1 to 2, found \"999999999999999999999999\"...";
        assert_refused(solve, &[(&long, text)]);
        solve(b"2 1 .. 1 \xff").unwrap_err();
        solve(b"2 1 .\xff 1 1").unwrap_err();
    }
    // A long word is no number, whatever it starts with, and what follows is not taken for a word.
    for zeros in 120..300 {
        let input = format!("1 {}. .", "0".repeat(zeros));
        let message = retrograde::solve(input.as_bytes()).unwrap_err();
        assert!(message.starts_with("word 2: expected m, a number from 0 to"), "{message}");
    }
}

/// What is read in pieces, from a pipe too, is refused in the same words as what is read whole.
#[test]
fn pieces_and_the_whole_are_refused_alike() {
    let no_text: &[&[u8]] =
        &[b"2 1 .. 1 \xff", b"2 1 .\xff 1 1", b"\xff\xfe2", b"\xef\xbb", b"\xef\xbb\xbf"];
    let long =
        [format!("2 1 .. 1 {}", "9".repeat(400)), format!("2 1 .. {} 1", "\u{e4}".repeat(70_000))];
    let inputs = MALFORMED_GAMES.iter().map(|(input, _)| input.as_bytes());
    let inputs =
        inputs.chain(no_text.iter().copied()).chain(long.iter().map(|text| text.as_bytes()));
    for input in inputs {
        let message = retrograde::solve(input).unwrap_err();
        for length in [1, 2, 3, 5, 100] {
            let found = retrograde::solve_from(InPieces(input, length));
            assert_eq!(found.as_ref(), Err(&message), "{}", String::from_utf8_lossy(input));
        }
        let (status, stdout, stderr) = run_binary(input);
        assert_eq!((status, stdout.as_str()), (Some(1), ""), "{}", String::from_utf8_lossy(input));
        assert_eq!(stderr, format!("retrograde: {message}\n"));
    }
    let input = b"5 7\n.....\n1 1\n1 2\n2 3\n2 4\n3 1\n4 3\n4 5\n";
    assert_eq!(run_binary(input), (Some(0), "DDDNP\n-1 -1 -1 1 0\n".into(), String::new()));
}

fn run_binary(input: &[u8]) -> (Option<i32>, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_retrograde"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program is built");
    // The program may end before it has read all.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    let output = child.wait_with_output().expect("the program ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn rounds_decline_what_takes_too_long() {
    let marks = |count: usize| ".".repeat(count);
    let chain = |count: usize| {
        let mut text = format!("{} {}\n{}\n", count, count - 1, marks(count));
        (1..count).for_each(|from| writeln!(text, "{} {}", from, from + 1).unwrap());
        text
    };
    let message = retrograde_rounds::solve(chain(20_000).as_bytes()).unwrap_err();
    assert_eq!(message, "too large for this method: 20000 positions and 19999 moves");
    let accepted = chain(3_000);
    let expected = retrograde::solve(accepted.as_bytes());
    assert_eq!(retrograde_rounds::solve(accepted.as_bytes()), expected);
    // A malformed input is malformed, however large.
    let malformed = chain(20_000) + "1";
    let message = retrograde_rounds::solve(malformed.as_bytes()).unwrap_err();
    assert_eq!(message, "word 40002: expected the end of the input, found \"1\"");
}

// cf786a.

/// The rules: positions are numbered place * 2 + who moves, both from 0.
fn circle_by_rules(places: usize, steps: &[Vec<usize>; 2]) -> String {
    let mut rules = Rules { ended: Vec::new(), successors: Vec::new() };
    for position in 0..2 * places {
        let (place, player) = (position / 2, position % 2);
        // Whoever brought the monster to place 1 has won.
        rules.ended.push(if place == 0 { Some(false) } else { None });
        let walk = |step: &usize| (place + step) % places * 2 + (1 - player);
        rules.successors.push(steps[player].iter().map(walk).collect());
    }
    let verdicts = rules.all_played_out_quickly();
    let line = |player: usize| {
        let words: Vec<&str> = (1..places)
            .map(|place| match verdicts[place * 2 + player] {
                Some(('N', _)) => "Win",
                Some(_) => "Lose",
                None => "Loop",
            })
            .collect();
        words.join(" ") + "\n"
    };
    line(0) + &line(1)
}

fn assert_circle(places: usize, steps: &[Vec<usize>; 2]) {
    let mut input = format!("{places}\n");
    for steps in steps {
        let steps: Vec<String> = steps.iter().map(|step| step.to_string()).collect();
        writeln!(input, "{} {}", steps.len(), steps.join(" ")).unwrap();
    }
    let expected = circle_by_rules(places, steps);
    assert_eq!(cf786a::solve(input.as_bytes()), Ok(expected), "{input}");
}

#[test]
fn every_circle_of_up_to_7_places() {
    for places in 2..=7 {
        let of_bits = |bits: u32| (1..places).filter(|&step| bits >> step & 1 == 1).collect();
        for one in (2..1 << places).step_by(2) {
            for other in (2..1 << places).step_by(2) {
                assert_circle(places, &[of_bits(one), of_bits(other)]);
            }
        }
    }
}

#[test]
fn random_circles() {
    let mut random = Random::new(786);
    for index in 0..10_000 {
        let places = random.between(2, if index % 100 == 0 { 150 } else { 30 }) as usize;
        let steps = [(); 2].map(|()| {
            let mut steps: Vec<usize> = (1..places).collect();
            random.shuffle(&mut steps);
            let most = if random.chance(50) { 4 } else { places as u64 };
            steps.truncate(1 + random.below(most) as usize);
            steps
        });
        assert_circle(places, &steps);
    }
}

#[test]
fn malformed_circles() {
    let table = [
        ("", "word 1: expected n, a number from 2 to 7000, found the end of the input"),
        ("1 0 0", "word 1: expected n, a number from 2 to 7000, found \"1\""),
        ("7001", "word 1: expected n, a number from 2 to 7000, found \"7001\""),
        (
            "5 0 1 1",
            "word 2: expected player 1's number of steps, a number from 1 to 4, found \"0\"",
        ),
        ("5 5 1 2 3 4 5 1 1", "word 2: expected player 1's number of steps, a number from 1 to 4"),
        ("5 2 3", "word 4: expected a step of player 1, a number from 1 to 4, found the end"),
        ("5 2 3 5 1 1", "word 4: expected a step of player 1, a number from 1 to 4, found \"5\""),
        ("5 2 3 0 1 1", "word 4: expected a step of player 1, a number from 1 to 4, found \"0\""),
        ("5 2 3 -1 1 1", "word 4: expected a step of player 1, a number from 1 to 4, found \"-1\""),
        ("5 2 3 3 1 1", "word 4: expected different steps, found 3 again"),
        (
            "5 1 3",
            "word 4: expected player 2's number of steps, a number from 1 to 4, found the end",
        ),
        ("5 1 3 2 1", "word 6: expected a step of player 2, a number from 1 to 4, found the end"),
        ("5 1 3 2 1 x", "word 6: expected a step of player 2, a number from 1 to 4, found \"x\""),
        ("5 1 3 2 1 1", "word 6: expected different steps, found 1 again"),
        ("5 1 3 1 1 1", "word 6: expected the end of the input, found \"1\""),
    ];
    assert_refused(cf786a::solve, &table);
    assert_numbers_and_text(cf786a::solve, "5 1 3 1 ");
}

// abc209e.

/// The rules: a position is the word said last.
fn words_by_rules(words: &[&str]) -> String {
    let follows = |said: &str, next: &str| next.starts_with(&said[said.len() - 3..]);
    let successors = words.iter().map(|said| {
        (0..words.len()).filter(|&next| follows(said, words[next])).collect::<Vec<usize>>()
    });
    let rules = Rules { ended: vec![None; words.len()], successors: successors.collect() };
    let verdicts = rules.all_played_out_quickly();
    let lines = verdicts.iter().map(|verdict| match verdict {
        Some(('N', _)) => "Aoki\n",
        Some(_) => "Takahashi\n",
        None => "Draw\n",
    });
    lines.collect()
}

fn assert_words(words: &[&str]) {
    let input = format!("{}\n{}\n", words.len(), words.join("\n"));
    assert_eq!(abc209e::solve(input.as_bytes()), Ok(words_by_rules(words)), "{input}");
}

/// All words of so many letters from two.
fn all_words(letters: usize) -> Vec<String> {
    let letter = |bits: usize, place: usize| if bits >> place & 1 == 1 { 'a' } else { 'Z' };
    (0..1 << letters).map(|bits| (0..letters).map(|place| letter(bits, place)).collect()).collect()
}

#[test]
fn every_list_of_few_words_from_two_letters() {
    let words: Vec<String> = (3..=6).flat_map(all_words).collect();
    for one in &words {
        assert_words(&[one]);
        for other in &words {
            assert_words(&[one, other]);
        }
    }
    let words: Vec<String> = (3..=4).flat_map(all_words).collect();
    for one in &words {
        for other in &words {
            for third in &words {
                assert_words(&[one, other, third]);
            }
        }
    }
}

#[test]
fn random_lists_of_words() {
    let mut random = Random::new(209);
    for index in 0..10_000 {
        let letters = *random.pick(&["ab", "aA", "abc", "xyzZ"]);
        let letters: Vec<char> = letters.chars().collect();
        let longest = random.between(3, 8);
        let words: Vec<String> = (0..random.between(1, if index % 100 == 0 { 200 } else { 30 }))
            .map(|_| (0..random.between(3, longest)).map(|_| *random.pick(&letters)).collect())
            .collect();
        let words: Vec<&str> = words.iter().map(|word| word.as_str()).collect();
        assert_words(&words);
    }
}

#[test]
fn malformed_lists_of_words() {
    let table = [
        ("", "word 1: expected N, a number from 1 to 200000, found the end of the input"),
        ("0", "word 1: expected N, a number from 1 to 200000, found \"0\""),
        ("200001 abc", "word 1: expected N, a number from 1 to 200000, found \"200001\""),
        ("2 abc", "word 3: expected word 2 of the list, 3 to 8 English letters, found the end"),
        (
            "200000 abc",
            "word 3: expected word 2 of the list, 3 to 8 English letters, found the end",
        ),
        ("2 abc ab", "word 3: expected word 2 of the list, 3 to 8 English letters, found \"ab\""),
        ("1 abcdefghi", "word 2: expected word 1 of the list, 3 to 8 English letters, found \"abc"),
        ("1 ab1", "word 2: expected word 1 of the list, 3 to 8 English letters, found \"ab1\""),
        ("1 ab\u{e4}", "word 2: expected word 1 of the list, 3 to 8 English letters, found \"ab"),
        ("1 a-b", "word 2: expected word 1 of the list, 3 to 8 English letters, found \"a-b\""),
        ("1 abc abd", "word 3: expected the end of the input, found \"abd\""),
    ];
    assert_refused(abc209e::solve, &table);
    assert_numbers_and_text(abc209e::solve, "");
    abc209e::solve(b"1 ab\xff").unwrap_err();
}

// cf919f.

type Hand = [u8; 8];

/// All hands with their cards in order.
fn all_hands() -> Vec<Hand> {
    let mut hands = vec![[0; 8]];
    let mut index = 0;
    while index < hands.len() {
        for place in 0..8 {
            let mut next = hands[index];
            next[place] += 1;
            if next[place] <= 4
                && next.windows(2).all(|pair| pair[0] <= pair[1])
                && !hands.contains(&next)
            {
                hands.push(next);
            }
        }
        index += 1;
    }
    hands
}

/// The rules, for every pair of hands (mover's, other's): sweeps over all of them, until one finds
/// nothing, for a move to a lost pair, or only moves to won ones.
fn hands_by_rules(hands: &[Hand]) -> Vec<Verdict> {
    let numbers: HashMap<Hand, usize> = hands.iter().copied().zip(0..).collect();
    // The hands that a hand can become by a card of the other.
    let become_by = |hand: &Hand, card: u8| {
        let mut successors = Vec::new();
        for place in (0..8).filter(|&place| hand[place] != 0) {
            let mut next = *hand;
            next[place] = (next[place] + card) % 5;
            next.sort_unstable();
            successors.push(numbers[&next]);
        }
        successors.dedup();
        successors
    };
    let become_by: Vec<[Vec<usize>; 4]> =
        hands.iter().map(|hand| [1, 2, 3, 4].map(|card| become_by(hand, card))).collect();
    let count = hands.len();
    let zeros = numbers[&[0; 8]];
    let mut verdicts: Vec<Verdict> = vec![None; count * count];
    for hand in 0..count {
        verdicts[hand * count + zeros] = Some(('P', 0));
    }
    for hand in 0..count {
        verdicts[zeros * count + hand] = Some(('N', 0));
    }
    loop {
        let mut found = false;
        for mine in 0..count {
            for other in (0..count).filter(|&other| other != zeros) {
                if verdicts[mine * count + other].is_some() {
                    continue;
                }
                let mut can_win = false;
                let mut must_lose = true;
                for card in (1..=4).filter(|card| hands[other].contains(card)) {
                    for next in &become_by[mine][usize::from(card) - 1] {
                        match verdicts[other * count + next] {
                            Some(('P', _)) => can_win = true,
                            Some(_) => continue,
                            None => {}
                        }
                        must_lose = false;
                    }
                }
                if can_win || must_lose {
                    verdicts[mine * count + other] = Some((if can_win { 'N' } else { 'P' }, 1));
                    found = true;
                }
            }
        }
        if !found {
            return verdicts;
        }
    }
}

#[test]
fn every_pair_of_hands() {
    let hands = all_hands();
    assert_eq!(hands.len(), 495);
    let verdicts = hands_by_rules(&hands);
    let mut random = Random::new(919);
    let mut situations = Vec::new();
    for (one, mine) in hands.iter().enumerate() {
        for (another, others) in hands.iter().enumerate() {
            if mine == others && mine == &[0; 8] {
                continue;
            }
            let (mut mine, mut others) = (*mine, *others);
            random.shuffle(&mut mine);
            random.shuffle(&mut others);
            let line = |hand: &Hand| hand.map(|card| card.to_string()).join(" ");
            let verdict = verdicts[one * hands.len() + another].map(|verdict| verdict.0);
            let answer = |first, second| match verdict {
                Some('N') => first,
                Some(_) => second,
                None => "Deal",
            };
            let of_alice = format!("0\n{}\n{}\n", line(&mine), line(&others));
            let of_bob = format!("1\n{}\n{}\n", line(&others), line(&mine));
            situations.push((of_alice, answer("Alice", "Bob")));
            situations.push((of_bob, answer("Bob", "Alice")));
        }
    }
    for batch in situations.chunks(100_000) {
        let mut input = format!("{}\n", batch.len());
        batch.iter().for_each(|situation| input.push_str(&situation.0));
        let output = cf919f::solve(input.as_bytes()).expect("a valid input");
        assert_eq!(output.lines().count(), batch.len());
        for (line, (situation, answer)) in output.lines().zip(batch) {
            assert_eq!(line, *answer, "{situation}");
        }
    }
}

#[test]
fn malformed_hands() {
    let hand = "1 2 3 4 0 0 0 0";
    let (zeros, f0) = ("0 0 0 0 0 0 0 0", "1\n0\n");
    let table = [
        (
            "".to_string(),
            "word 1: expected T, a number from 1 to 100000, found the end of the input",
        ),
        ("0".to_string(), "word 1: expected T, a number from 1 to 100000, found \"0\""),
        ("100001".to_string(), "word 1: expected T, a number from 1 to 100000, found \"100001\""),
        (
            "100000".to_string(),
            "word 2: expected f, a number from 0 to 1, found the end of the input",
        ),
        (format!("1\n2\n{hand}\n{hand}"), "word 2: expected f, a number from 0 to 1, found \"2\""),
        (
            format!("{f0}{hand}\n1 2 3 4 0 0 0"),
            "word 18: expected a card of Bob, a number from 0 to 4, found the end",
        ),
        (
            format!("{f0}1 2 3 4 5 0 0 0\n{hand}"),
            "word 7: expected a card of Alice, a number from 0 to 4, found \"5\"",
        ),
        (
            format!("{f0}1 2 3 4 -1 0 0 0\n{hand}"),
            "word 7: expected a card of Alice, a number from 0 to 4, found \"-1\"",
        ),
        (
            format!("{f0}{zeros}\n{zeros}"),
            "situation 1: expected a card other than 0, found two hands of zeros",
        ),
        (format!("{f0}{hand}\n{hand}\n0"), "word 19: expected the end of the input, found \"0\""),
        (
            format!("2\n0\n{hand}\n{hand}"),
            "word 19: expected f, a number from 0 to 1, found the end",
        ),
    ];
    for (input, text) in &table {
        assert_refused(cf919f::solve, &[(input, text)]);
    }
    assert_numbers_and_text(cf919f::solve, f0);
}

// All of them.

/// Each input is refused in one line that contains the text.
fn assert_refused(solve: Solve, table: &[(&str, &str)]) {
    for (input, text) in table {
        let message = solve(input.as_bytes()).expect_err(input);
        assert!(message.contains(text), "{input:?}: expected {text:?} in {message:?}");
        assert!(!message.contains('\n'), "{message:?}");
    }
}

/// After this start of an input a number is due.
fn assert_numbers_and_text(solve: Solve, start: &str) {
    for word in ["9".repeat(400), "-1".to_string(), "1.0".to_string(), "\u{661}".to_string()] {
        let message = solve(format!("{start}{word}").as_bytes()).unwrap_err();
        assert!(message.contains("expected"), "{message}");
        assert!(message.len() < 200 && message.contains(&word[..2]), "{message}");
    }
    let message = solve(&[start.as_bytes(), b"\xff"].concat()).unwrap_err();
    assert_eq!(message, format!("byte {}: expected UTF-8 text, found 0xff", start.len() + 1));
}

const METHODS: &[(&str, &[Solve])] = &[
    ("retrograde", &[retrograde::solve, retrograde_rounds::solve]),
    ("cf786a", &[cf786a::solve]),
    ("abc209e", &[abc209e::solve]),
    ("cf919f", &[cf919f::solve]),
];

/// Small generated inputs, and what they shrink to, are answered, by all methods alike; blanks, line
/// ends and a byte-order mark change nothing.
#[test]
fn generated_inputs() {
    for &(problem, methods) in METHODS {
        let generator = generate::of(problem).expect("a generator");
        let mut random = Random::new(1);
        let answer = |input: &str| {
            let output = methods[0](input.as_bytes()).expect(input);
            for method in methods {
                assert_eq!(method(input.as_bytes()).as_ref(), Ok(&output), "{input}");
            }
            output
        };
        let inputs_a_size = if problem == "cf919f" { 1 } else { 5 };
        for size in (1..=30).flat_map(|size| vec![size; inputs_a_size]) {
            let input = (generator.small)(&mut random, size);
            let output = answer(&input);
            for tolerated in [
                format!("\u{feff}{}", input.replace('\n', "\r\n")),
                input.trim_end().to_string(),
                format!("\n\n {}\n \n", input.replace(' ', "\t ").replace('\n', " \n\x0c\n")),
            ] {
                for method in methods {
                    let found = method(tolerated.as_bytes());
                    assert_eq!(found.as_ref(), Ok(&output), "{tolerated:?}");
                }
            }
            if size % 10 != 1 {
                continue;
            }
            for simpler in (generator.shrink)(&input).iter().take(20) {
                answer(simpler);
            }
            // Whichever way is taken down, it ends.
            for always_last in [false, true] {
                let mut steps = 0;
                let mut current = input.clone();
                loop {
                    let mut simpler = (generator.shrink)(&current);
                    let index = if always_last { simpler.len().wrapping_sub(1) } else { 0 };
                    if simpler.is_empty() {
                        break;
                    }
                    current = simpler.swap_remove(index);
                    steps += 1;
                    assert!(steps < 5_000, "{input}");
                }
                answer(&current);
            }
        }
    }
}

/// The largest inputs are valid, but for those of 14 MB and more, which are left to `judge bench`.
#[test]
fn worst_inputs() {
    for &(problem, methods) in METHODS {
        let generator = generate::of(problem).expect("a generator");
        for worst in generator.worst {
            if problem == "retrograde" && worst.name != "long_chain_for_rounds" {
                continue;
            }
            let input = (worst.make)(&mut Random::new(2));
            let output = methods[0](&input).expect(worst.name);
            for method in methods {
                assert_eq!(method(&input).as_ref(), Ok(&output), "{}", worst.name);
            }
        }
    }
}
