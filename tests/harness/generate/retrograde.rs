//! Retrograde analysis: game graphs, and three public problems that are one in disguise.

use super::{smaller_numbers, Generator, Worst};
use crate::random::Random;
use std::collections::BTreeSet;
use std::fmt::Write;

pub const GENERATORS: &[Generator] = &[
    Generator { problem: "abc209e", small: small_words, shrink: shrink_words, worst: WORST_WORDS },
    Generator {
        problem: "cf786a",
        small: small_circle,
        shrink: shrink_circle,
        worst: WORST_CIRCLES,
    },
    Generator { problem: "cf919f", small: small_hands, shrink: shrink_hands, worst: WORST_HANDS },
    Generator { problem: "retrograde", small: small_game, shrink: shrink_game, worst: WORST_GAMES },
];

// retrograde: positions with marks, and moves between them.

const MOST_POSITIONS: u32 = 1_000_000;
const MOST_MOVES: u32 = 5_000_000;

const WORST_GAMES: &[Worst] = &[
    Worst { name: "random", make: |random| random_game(random, false) },
    Worst { name: "random_marked", make: |random| random_game(random, true) },
    Worst { name: "acyclic", make: acyclic_game },
    Worst { name: "chain_in_order", make: |_| chain(&Vec::from_iter(1..=MOST_POSITIONS), false) },
    Worst { name: "chain_shuffled", make: |random| chain(&shuffled(random), false) },
    Worst { name: "all_draw_cycle", make: |_| chain(&Vec::from_iter(1..=MOST_POSITIONS), true) },
    Worst { name: "all_draw_cycle_shuffled", make: |random| chain(&shuffled(random), true) },
    Worst { name: "band_five_wide", make: |_| band() },
    Worst { name: "wide_star_of_wins", make: |_| star(|hub, leaf| (leaf, hub)) },
    Worst { name: "wide_star_of_losses", make: |_| star(|hub, leaf| (hub, leaf)) },
    Worst { name: "dense_without_loops", make: dense_without_loops },
    Worst { name: "dense_all_drawn", make: |_| dense_all_drawn() },
    Worst { name: "long_chain_for_rounds", make: |_| chain(&Vec::from_iter(1..=10_000), false) },
];

fn shuffled(random: &mut Random) -> Vec<u32> {
    let mut positions = Vec::from_iter(1..=MOST_POSITIONS);
    random.shuffle(&mut positions);
    positions
}

/// The text of a game with the given marks.
fn game_text(marks: &[u8], moves: &[(u32, u32)]) -> Vec<u8> {
    let mut text = format!("{} {}\n", marks.len(), moves.len()).into_bytes();
    text.extend_from_slice(marks);
    text.push(b'\n');
    for &(from, to) in moves {
        push_number(&mut text, from);
        text.push(b' ');
        push_number(&mut text, to);
        text.push(b'\n');
    }
    text
}

fn push_number(text: &mut Vec<u8>, value: u32) {
    if value >= 10 {
        push_number(text, value / 10);
    }
    text.push(b'0' + (value % 10) as u8);
}

fn unmarked(positions: u32) -> Vec<u8> {
    vec![b'.'; positions as usize]
}

/// A position from 1 to `most`.
fn position(random: &mut Random, most: u32) -> u32 {
    random.below(u64::from(most)) as u32 + 1
}

fn random_game(random: &mut Random, marked: bool) -> Vec<u8> {
    let marks: Vec<u8> = (0..MOST_POSITIONS)
        .map(|_| if marked { *random.pick(b"..................PN") } else { b'.' })
        .collect();
    let moves: Vec<(u32, u32)> = (0..MOST_MOVES)
        .map(|_| (position(random, MOST_POSITIONS), position(random, MOST_POSITIONS)))
        .collect();
    game_text(&marks, &moves)
}

/// Every move leads to a higher number.
fn acyclic_game(random: &mut Random) -> Vec<u8> {
    let mut moves = Vec::new();
    while moves.len() < MOST_MOVES as usize {
        let (one, other) = (position(random, MOST_POSITIONS), position(random, MOST_POSITIONS));
        if one != other {
            moves.push((one.min(other), one.max(other)));
        }
    }
    game_text(&unmarked(MOST_POSITIONS), &moves)
}

/// From each of the positions to the next one, and from the last to the first if `closed`.
fn chain(positions: &[u32], closed: bool) -> Vec<u8> {
    let mut moves: Vec<(u32, u32)> = positions.windows(2).map(|pair| (pair[0], pair[1])).collect();
    if closed {
        moves.push((positions[positions.len() - 1], positions[0]));
    }
    game_text(&unmarked(positions.len() as u32), &moves)
}

/// From every position to each of the next five.
fn band() -> Vec<u8> {
    let moves: Vec<(u32, u32)> = (1..=MOST_POSITIONS)
        .flat_map(|from| (from + 1..=(from + 5).min(MOST_POSITIONS)).map(move |to| (from, to)))
        .collect();
    game_text(&unmarked(MOST_POSITIONS), &moves)
}

/// A hub in the middle of the numbers and a move between it and every other position, over and over.
fn star(direction: fn(u32, u32) -> (u32, u32)) -> Vec<u8> {
    let hub = MOST_POSITIONS / 2;
    let leaves = (1..=MOST_POSITIONS).filter(|&leaf| leaf != hub);
    let moves = leaves.cycle().take(MOST_MOVES as usize).map(|leaf| direction(hub, leaf));
    game_text(&unmarked(MOST_POSITIONS), &Vec::from_iter(moves))
}

/// As many positions as can each have a move to every one behind it, in a random order.
fn dense_without_loops(random: &mut Random) -> Vec<u8> {
    let mut positions = Vec::from_iter(1..=3162);
    random.shuffle(&mut positions);
    let mut moves = Vec::new();
    for (index, &from) in positions.iter().enumerate() {
        moves.extend(positions[index + 1..].iter().map(|&to| (from, to)));
    }
    random.shuffle(&mut moves);
    game_text(&unmarked(3162), &moves)
}

/// As many positions as can each have a move to every one, itself included.
fn dense_all_drawn() -> Vec<u8> {
    let moves: Vec<(u32, u32)> =
        (1..=2236).flat_map(|from| (1..=2236).map(move |to| (from, to))).collect();
    game_text(&unmarked(2236), &moves)
}

fn small_game(random: &mut Random, size: u32) -> String {
    let positions = position(random, size / 2 + 1);
    let marked = *random.pick(&[0, 0, 10, 50]);
    let marks: Vec<u8> = (0..positions)
        .map(|_| if random.chance(marked) { *random.pick(b"PN") } else { b'.' })
        .collect();
    let most_moves = *random.pick(&[1, 2, 4]) * u64::from(positions);
    let upwards = random.chance(30);
    let mut moves = Vec::new();
    for _ in 0..random.below(most_moves + 1) {
        let (from, to) = (position(random, positions), position(random, positions));
        if upwards && from != to {
            moves.push((from.min(to), from.max(to)));
        } else {
            moves.push((from, to));
        }
    }
    String::from_utf8(game_text(&marks, &moves)).expect("text")
}

/// Fewer positions, then fewer moves, then fewer marks, then lower numbers.
fn shrink_game(input: &str) -> Vec<String> {
    let mut words = input.split_whitespace();
    let positions: u32 = words.next().and_then(|word| word.parse().ok()).expect("n");
    words.next();
    let marks = words.next().expect("the marks").as_bytes();
    let ends: Vec<u32> = words.map(|word| word.parse().expect("a position")).collect();
    let moves: Vec<(u32, u32)> = ends.chunks(2).map(|pair| (pair[0], pair[1])).collect();

    let mut simpler = Vec::new();
    let mut add = |marks: &[u8], moves: &[(u32, u32)]| {
        simpler.push(String::from_utf8(game_text(marks, moves)).expect("text"));
    };
    for removed in (1..=positions).filter(|_| positions > 1) {
        let mut marks = marks.to_vec();
        marks.remove(removed as usize - 1);
        let renumbered = |position: u32| position - u32::from(position > removed);
        let left: Vec<(u32, u32)> = moves
            .iter()
            .filter(|&&(from, to)| from != removed && to != removed)
            .map(|&(from, to)| (renumbered(from), renumbered(to)))
            .collect();
        add(&marks, &left);
    }
    for (start, end) in cuts(moves.len()) {
        add(marks, &[&moves[..start], &moves[end..]].concat());
    }
    for index in (0..marks.len()).filter(|&index| marks[index] != b'.') {
        let mut marks = marks.to_vec();
        marks[index] = b'.';
        add(&marks, &moves);
    }
    for (index, &(from, to)) in moves.iter().enumerate() {
        let lower_from =
            smaller_numbers(i64::from(from), 1).into_iter().map(|from| (from as u32, to));
        let lower_to = smaller_numbers(i64::from(to), 1).into_iter().map(|to| (from, to as u32));
        for simpler in lower_from.chain(lower_to) {
            let mut moves = moves.clone();
            moves[index] = simpler;
            add(marks, &moves);
        }
    }
    simpler
}

/// Ranges of a list to leave out: its halves, its quarters, and so on down to each item.
fn cuts(length: usize) -> Vec<(usize, usize)> {
    let mut cuts = Vec::new();
    let mut part = length;
    while part > 0 {
        for start in (0..length).step_by(part) {
            cuts.push((start, (start + part).min(length)));
        }
        part /= 2;
    }
    cuts
}

// cf786a: the size of the circle, and the steps of the two players.

const WORST_CIRCLES: &[Worst] = &[
    Worst { name: "all_steps", make: |_| circle_text(7000, [&|_| true, &|_| true]) },
    Worst { name: "all_steps_but_one", make: |_| circle_text(7000, [&|step| step > 1, &|_| true]) },
    Worst { name: "every_second_step", make: |random| random_circle(random, 50) },
    Worst { name: "few_steps", make: |random| random_circle(random, 1) },
    Worst { name: "long_loops", make: |_| circle_text(7000, [&|step| step % 2 == 0; 2]) },
    Worst { name: "longest_wait", make: |_| circle_text(6999, [&|step| step == 1; 2]) },
];

fn circle_text(places: u32, has_step: [&dyn Fn(u32) -> bool; 2]) -> Vec<u8> {
    let mut text = format!("{places}\n");
    for has_step in has_step {
        let steps: Vec<u32> = (1..places).filter(|&step| has_step(step)).collect();
        push_steps(&mut text, &steps);
    }
    text.into_bytes()
}

fn push_steps(text: &mut String, steps: &[u32]) {
    write!(text, "{}", steps.len()).expect("writing to a String cannot fail");
    for step in steps {
        write!(text, " {step}").expect("writing to a String cannot fail");
    }
    text.push('\n');
}

fn random_circle(random: &mut Random, percent: u64) -> Vec<u8> {
    let mut text = String::from("7000\n");
    for _ in 0..2 {
        let steps: Vec<u32> =
            (1..7000).filter(|&step| step == 1 || random.chance(percent)).collect();
        push_steps(&mut text, &steps);
    }
    text.into_bytes()
}

fn small_circle(random: &mut Random, size: u32) -> String {
    let places = 1 + position(random, size);
    let mut text = format!("{places}\n");
    for _ in 0..2 {
        let mut steps = Vec::from_iter(1..places);
        random.shuffle(&mut steps);
        let most = if random.chance(50) { 3.min(places - 1) } else { places - 1 };
        steps.truncate(position(random, most) as usize);
        push_steps(&mut text, &steps);
    }
    text
}

/// Fewer places, then fewer steps, then smaller ones.
fn shrink_circle(input: &str) -> Vec<String> {
    let mut numbers = input.split_whitespace().map(|word| word.parse::<u32>().expect("a number"));
    let places = numbers.next().expect("n");
    let steps = [(); 2].map(|()| {
        let count = numbers.next().expect("how many steps") as usize;
        Vec::from_iter(numbers.by_ref().take(count))
    });

    let mut simpler = Vec::new();
    let mut add = |places: u32, steps: &[Vec<u32>; 2]| {
        let mut text = format!("{places}\n");
        for steps in steps {
            push_steps(&mut text, steps);
        }
        simpler.push(text);
    };
    for places in smaller_numbers(i64::from(places), 2) {
        let places = places as u32;
        let fitting = steps.clone().map(|steps| {
            let lowered: BTreeSet<u32> = steps.iter().map(|&step| step.min(places - 1)).collect();
            Vec::from_iter(lowered)
        });
        add(places, &fitting);
    }
    for player in 0..2 {
        for (start, end) in cuts(steps[player].len()) {
            if end - start < steps[player].len() {
                let mut steps = steps.clone();
                steps[player].drain(start..end);
                add(places, &steps);
            }
        }
        for (index, &step) in steps[player].iter().enumerate() {
            for lower in smaller_numbers(i64::from(step), 1) {
                let mut steps = steps.clone();
                if !steps[player].contains(&(lower as u32)) {
                    steps[player][index] = lower as u32;
                    add(places, &steps);
                }
            }
        }
    }
    simpler
}

// abc209e: how many words, and the words.

const LETTERS: &[u8] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const MOST_WORDS: usize = 200_000;

const WORST_WORDS: &[Worst] = &[
    Worst { name: "random_long_words", make: |random| random_words(random, LETTERS, 8) },
    Worst { name: "random_short_words", make: |random| random_words(random, LETTERS, 3) },
    Worst { name: "dense", make: |random| random_words(random, b"abcdeXYZ", 8) },
    Worst { name: "longest_chain", make: longest_chain },
    Worst { name: "all_draw_cycle", make: |_| words_text(&closed_chain()) },
    Worst { name: "wide_star", make: |random| wide_star(random) },
];

fn words_text(words: &[Vec<u8>]) -> Vec<u8> {
    let mut text = format!("{}\n", words.len()).into_bytes();
    for word in words {
        text.extend_from_slice(word);
        text.push(b'\n');
    }
    text
}

fn random_letters(random: &mut Random, letters: &[u8], count: usize) -> Vec<u8> {
    (0..count).map(|_| *random.pick(letters)).collect()
}

fn random_words(random: &mut Random, letters: &[u8], most_letters: i64) -> Vec<u8> {
    let words: Vec<Vec<u8>> = (0..MOST_WORDS)
        .map(|_| {
            let length = random.between(3, most_letters) as usize;
            random_letters(random, letters, length)
        })
        .collect();
    words_text(&words)
}

/// Three letters, for a number below 52^3.
fn three_letters(number: usize) -> [u8; 3] {
    [LETTERS[number / 52 / 52], LETTERS[number / 52 % 52], LETTERS[number % 52]]
}

/// A word from each three letters to the next ones.
fn closed_chain() -> Vec<Vec<u8>> {
    let ends = 52 * 52 * 52;
    (0..ends)
        .map(|number| [three_letters(number), three_letters((number + 1) % ends)].concat())
        .collect()
}

/// All three-letter ends, one after the other, in a random order of the words.
fn longest_chain(random: &mut Random) -> Vec<u8> {
    let mut words = closed_chain();
    words.pop();
    random.shuffle(&mut words);
    words_text(&words)
}

/// Words that all lead to one end, and one that leads on from it to its loss.
fn wide_star(random: &mut Random) -> Vec<u8> {
    let mut words: Vec<Vec<u8>> = (1..MOST_WORDS)
        .map(|_| {
            let length = random.between(3, 5) as usize;
            [random_letters(random, &LETTERS[1..], length), b"aaa".to_vec()].concat()
        })
        .collect();
    words.push(b"aaaZ".to_vec());
    words_text(&words)
}

fn small_words(random: &mut Random, size: u32) -> String {
    let letters = *random.pick(&[&b"a"[..], b"ab", b"aA", b"abZ"]);
    let most_letters = *random.pick(&[3, 4, 4, 6, 8]);
    let words: Vec<Vec<u8>> = (0..position(random, size))
        .map(|_| {
            let length = random.between(3, most_letters) as usize;
            random_letters(random, letters, length)
        })
        .collect();
    String::from_utf8(words_text(&words)).expect("text")
}

/// Fewer words, then shorter ones, then earlier letters.
fn shrink_words(input: &str) -> Vec<String> {
    let words: Vec<Vec<u8>> =
        input.split_whitespace().skip(1).map(|word| word.as_bytes().to_vec()).collect();
    let mut simpler = Vec::new();
    let mut add = |words: &[Vec<u8>]| {
        simpler.push(String::from_utf8(words_text(words)).expect("text"));
    };
    for (start, end) in cuts(words.len()) {
        if end - start < words.len() {
            add(&[&words[..start], &words[end..]].concat());
        }
    }
    for (index, word) in words.iter().enumerate() {
        for place in (0..word.len()).filter(|_| word.len() > 3) {
            let mut words = words.clone();
            words[index].remove(place);
            add(&words);
        }
        for (place, letter) in word.iter().enumerate() {
            let rank = LETTERS.iter().position(|other| other == letter).expect("a letter");
            for earlier in smaller_numbers(rank as i64, 0) {
                let mut words = words.clone();
                words[index][place] = LETTERS[earlier as usize];
                add(&words);
            }
        }
    }
    simpler
}

// cf919f: situations of who moves and two hands; the one who moves has a card to play.

type Situation = (bool, [[u8; 8]; 2]);

const WORST_HANDS: &[Worst] = &[
    Worst { name: "random_hands", make: |random| many_hands(random, 80) },
    Worst { name: "few_cards", make: |random| many_hands(random, 15) },
    Worst { name: "one_situation", make: |_| situations_text(&[(true, [[1; 8]; 2])]).into_bytes() },
];

fn situations_text(situations: &[Situation]) -> String {
    let mut text = format!("{}\n", situations.len());
    for (bob_moves_first, hands) in situations {
        writeln!(text, "{}", u8::from(*bob_moves_first)).expect("writing to a String cannot fail");
        for hand in hands {
            let cards: Vec<String> = hand.iter().map(|card| card.to_string()).collect();
            text.push_str(&cards.join(" "));
            text.push('\n');
        }
    }
    text
}

/// A situation in which about so many percent of the cards are not 0.
fn situation(random: &mut Random, percent: u64) -> Situation {
    let bob_moves_first = random.chance(50);
    let mut hands = [[0; 8]; 2];
    for card in hands.iter_mut().flatten() {
        if random.chance(percent) {
            *card = random.between(1, 4) as u8;
        }
    }
    let mover = usize::from(bob_moves_first);
    if hands[mover] == [0; 8] {
        hands[mover][random.below(8) as usize] = random.between(1, 4) as u8;
    }
    (bob_moves_first, hands)
}

fn many_hands(random: &mut Random, percent: u64) -> Vec<u8> {
    let situations: Vec<Situation> = (0..100_000).map(|_| situation(random, percent)).collect();
    situations_text(&situations).into_bytes()
}

fn small_hands(random: &mut Random, size: u32) -> String {
    let count = position(random, size / 3 + 1);
    let situations: Vec<Situation> = (0..count)
        .map(|_| {
            let percent = *random.pick(&[80, 50, 30, 15]);
            situation(random, percent)
        })
        .collect();
    situations_text(&situations)
}

/// Fewer situations, then lower cards, then Alice moving first.
fn shrink_hands(input: &str) -> Vec<String> {
    let numbers: Vec<u8> = input
        .split_whitespace()
        .skip(1)
        .map(|word| word.parse().expect("a card or who moves first"))
        .collect();
    let situations: Vec<Situation> = numbers
        .chunks(17)
        .map(|numbers| {
            let hand = |start: usize| {
                let mut hand = [0; 8];
                hand.copy_from_slice(&numbers[start..start + 8]);
                hand
            };
            (numbers[0] == 1, [hand(1), hand(9)])
        })
        .collect();

    let mut simpler = Vec::new();
    for (start, end) in cuts(situations.len()) {
        if end - start < situations.len() {
            simpler.push(situations_text(&[&situations[..start], &situations[end..]].concat()));
        }
    }
    for (index, &(bob_moves_first, hands)) in situations.iter().enumerate() {
        let mut add = |situation: Situation| {
            if situation.1[usize::from(situation.0)] != [0; 8] {
                let mut situations = situations.clone();
                situations[index] = situation;
                simpler.push(situations_text(&situations));
            }
        };
        for place in 0..16 {
            for lower in 0..hands[place / 8][place % 8] {
                let mut hands = hands;
                hands[place / 8][place % 8] = lower;
                add((bob_moves_first, hands));
            }
        }
        if bob_moves_first {
            add((false, hands));
        }
    }
    simpler
}
