//! ALGO-529: the closed form against the search, which knows only the rules.

#[allow(dead_code)]
#[path = "../problems/algo529.rs"]
mod algo529;
#[allow(dead_code)]
#[path = "../problems/algo529-search.rs"]
mod algo529_search;

use harness::random::Random;

fn agree(hp_a: i64, hp_b: i64, damage: i64, cooldown: i64) {
    let input = format!("{hp_a} {hp_b} {damage} {cooldown}\n");
    let expected = algo529_search::solve(input.as_bytes());
    assert_eq!(algo529::solve(input.as_bytes()), expected, "on {input}");
}

#[test]
fn closed_form_and_search_agree_on_every_small_duel() {
    let half = |odd: i64| {
        for hp_a in (-1..=40).filter(|hp_a| hp_a & 1 == odd) {
            for hp_b in -1..=40 {
                for damage in -1..=8 {
                    for cooldown in 0..=6 {
                        agree(hp_a, hp_b, damage, cooldown);
                    }
                }
            }
        }
    };
    std::thread::scope(|scope| {
        scope.spawn(|| half(0));
        half(1);
    });
}

#[test]
fn closed_form_and_search_agree_on_random_duels() {
    let mut random = Random::new(529);
    for _ in 0..2000 {
        let damage = random.between(1, 12);
        let cooldown = random.between(0, 10);
        let (hp_a, hp_b) = (random.between(1, 25 * damage), random.between(1, 25 * damage));
        agree(hp_a, hp_b, damage, cooldown);
    }
}

/// The game played out by value iteration: who can force a win within so many plies, from the
/// article's rules and with no labels at all.
fn forced_within(plies: u32, hp: [i64; 2], cooldown: [i64; 2], damage: i64, full: i64) -> bool {
    if hp[1] <= 0 {
        return true;
    }
    if hp[0] <= 0 || plies == 0 {
        return false;
    }
    let moves = |attack: bool| {
        let own = if attack { full } else { (cooldown[0] - 1).max(0) };
        let other = hp[1] - if attack { damage } else { 0 };
        ([other, hp[0]], [cooldown[1], own])
    };
    let choices = if cooldown[0] == 0 { &[true, false][..] } else { &[false][..] };
    choices.iter().any(|&attack| {
        let (hp, cooldown) = moves(attack);
        loses_within(plies - 1, hp, cooldown, damage, full)
    })
}

fn loses_within(plies: u32, hp: [i64; 2], cooldown: [i64; 2], damage: i64, full: i64) -> bool {
    if hp[1] <= 0 {
        return false;
    }
    if hp[0] <= 0 {
        return true;
    }
    if plies == 0 {
        return false;
    }
    let after = |attack: bool| {
        let own = if attack { full } else { (cooldown[0] - 1).max(0) };
        let other = hp[1] - if attack { damage } else { 0 };
        forced_within(plies - 1, [other, hp[0]], [cooldown[1], own], damage, full)
    };
    after(false) && (cooldown[0] > 0 || after(true))
}

#[test]
fn the_search_agrees_with_play_to_a_bounded_depth() {
    for hp_a in -1..=4 {
        for hp_b in -1..=4 {
            for damage in 1..=3 {
                for cooldown in 0..=2 {
                    let input = format!("{hp_a} {hp_b} {damage} {cooldown}\n");
                    // Four hits, each three rounds apart, are made within 22 plies.
                    let wins = forced_within(22, [hp_a, hp_b], [0, 0], damage, cooldown);
                    let expected = Ok(if wins { "A\n" } else { "B\n" }.to_string());
                    assert_eq!(algo529_search::solve(input.as_bytes()), expected, "on {input}");
                }
            }
        }
    }
}

#[test]
fn the_search_takes_what_it_promises_and_declines_the_rest() {
    assert_eq!(algo529_search::solve(b"200 200 1 10"), Ok("A\n".to_string()));
    assert_eq!(algo529_search::solve(b"199 200 1 10"), Ok("B\n".to_string()));
    for large in ["1000000 1000000 1 1", "9 9 1 9223372036854775807"] {
        let message = algo529_search::solve(large.as_bytes()).unwrap_err();
        assert!(message.starts_with("too large for this method: "), "{message}");
    }
}

#[test]
fn every_64_bit_value_is_answered() {
    let values = [i64::MIN, -1, 0, 1, 2, i64::MAX / 2, i64::MAX - 1, i64::MAX];
    for hp_a in values {
        for hp_b in values {
            for damage in values {
                let needed =
                    |hp: i64| (i128::from(hp) + i128::from(damage) - 1) / i128::from(damage);
                let expected = if hp_b <= 0 {
                    true
                } else {
                    hp_a > 0 && damage > 0 && needed(hp_b) <= needed(hp_a)
                };
                let found = algo529::first_wins(hp_a, hp_b, damage);
                assert_eq!(found, expected, "{hp_a} {hp_b} {damage}");
            }
        }
    }
}

#[test]
fn white_space_and_a_byte_order_mark_do_not_matter() {
    for input in ["\u{feff}30 25 5 2", "30\r\n25\r\n5\r\n2\r\n", "\n\n  30\t25 5\n\n2\n\n\n"] {
        assert_eq!(algo529::solve(input.as_bytes()), Ok("A\n".to_string()), "{input:?}");
        assert_eq!(algo529_search::solve(input.as_bytes()), Ok("A\n".to_string()), "{input:?}");
    }
}

#[test]
fn bad_input_is_named() {
    for (input, text) in [
        (&b""[..], "word 1: expected HP_A, a signed 64-bit integer, found the end of the input"),
        (b"1 1 1", "word 4: expected COOLDOWN"),
        (b"1 1 1 0 9", "word 5: expected the end of the input, found \"9\""),
        (b"1 x 1 0", "word 2: expected HP_B, a signed 64-bit integer, found \"x\""),
        (
            b"1 1 1 -1",
            "word 4: expected COOLDOWN, a signed 64-bit integer, at least 0, found \"-1\"",
        ),
        (b"9223372036854775808 1 1 1", "word 1: expected HP_A"),
        (b"1 1 1.0 1", "word 3: expected DAMAGE"),
        (b"1 1 \xff 1", "byte 5: expected UTF-8 text, found 0xff"),
    ] {
        for message in [algo529::solve(input), algo529_search::solve(input)] {
            let message = message.unwrap_err();
            assert!(message.contains(text), "{message:?} for {input:?}");
            assert!(!message.contains('\n'));
        }
    }
    let digits = "7".repeat(400);
    assert!(algo529::solve(digits.as_bytes()).unwrap_err().len() < 200);
}
