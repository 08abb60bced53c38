//! The k-fold subtraction game: every method against the rules and against each other, and the
//! judges' games with k = 2 and with many lines.

use harness::random::Random;

#[allow(dead_code)]
#[path = "../problems/boj2373.rs"]
mod boj2373;
#[allow(dead_code)]
#[path = "../problems/coci10c4p6.rs"]
mod coci10c4p6;
#[allow(dead_code)]
#[path = "../problems/hdu2516.rs"]
mod hdu2516;
#[allow(dead_code)]
#[path = "../problems/kfold.rs"]
mod kfold;
#[allow(dead_code)]
#[path = "../problems/kfold-cubic.rs"]
mod kfold_cubic;
#[allow(dead_code)]
#[path = "../problems/kfold-linear.rs"]
mod kfold_linear;
#[allow(dead_code)]
#[path = "../problems/kfold-quadratic.rs"]
mod kfold_quadratic;
#[allow(dead_code)]
#[path = "../problems/poj3922.rs"]
mod poj3922;

const LARGEST: u64 = 1_000_000_000_000_000_000;

type Solve = fn(&[u8]) -> Result<String, String>;

/// The losing numbers up to `most`, from their definition.
fn losing_numbers(k: u64, most: u64) -> Vec<u64> {
    let (mut numbers, mut step) = (vec![1], 0);
    loop {
        let last = *numbers.last().unwrap();
        while u128::from(k) * u128::from(numbers[step]) < u128::from(last) {
            step += 1;
        }
        let next = last + numbers[step];
        if next > most {
            return numbers;
        }
        numbers.push(next);
    }
}

/// The greedy terms of `number`, the smallest first.
fn greedy_terms(losing: &[u64], number: u64) -> Vec<u64> {
    let (mut terms, mut rest) = (Vec::new(), number);
    while rest > 0 {
        let term = losing[losing.partition_point(|&losing| losing <= rest) - 1];
        terms.insert(0, term);
        rest -= term;
    }
    terms
}

/// Every first take that wins, from the greedy terms: the sums of the smallest ones that even k times
/// leave the next one out of reach.
fn winning_takes(losing: &[u64], stones: u64, k: u64) -> Vec<u64> {
    let terms = greedy_terms(losing, stones);
    let mut sum = 0;
    let mut takes = Vec::new();
    for pair in terms.windows(2) {
        sum += pair[0];
        if u128::from(k) * u128::from(sum) < u128::from(pair[1]) {
            takes.push(sum);
        }
    }
    takes
}

/// The losing numbers one after the other in 128 bits, by the definition alone.
struct Elements {
    k: u128,
    at: u128,
    step: u128,
    steps: Option<Box<Elements>>,
}

impl Elements {
    fn new(k: u128) -> Elements {
        Elements { k, at: 0, step: 1, steps: None }
    }

    fn next(&mut self) -> u128 {
        if self.at > self.k * self.step {
            let k = self.k;
            let first_passed = || {
                let mut steps = Box::new(Elements::new(k));
                steps.next();
                steps
            };
            self.step = self.steps.get_or_insert_with(first_passed).next();
        }
        self.at += self.step;
        self.at
    }
}

/// `kfold::smallest_take` without any of its shortcuts: one division a run, in 128 bits.
fn smallest_take_by_plain_runs(stones: u64, k: u64) -> u64 {
    let (mut take, k) = (u128::from(stones), u128::from(k));
    loop {
        let (mut steps, mut start) = (Elements::new(k), 1);
        let rest = loop {
            let step = steps.next();
            let end = start + ((k * step - start) / step + 1) * step;
            if end > take {
                break (take - start) % step;
            }
            start = end;
        };
        if rest == 0 {
            return take as u64;
        }
        take = rest;
    }
}

/// `kfold::smallest_take` on numbers without a sign, which the other methods take.
fn by_kfold(stones: u64, k: u64) -> u64 {
    kfold::smallest_take(stones as i64, k as i64) as u64
}

/// What `kfold` has to print, given the smallest take of a player who may take all.
fn printed(stones: u64, take: u64) -> String {
    if take < stones {
        format!("A {take}\n")
    } else {
        "B\n".to_string()
    }
}

/// A number from 1 to `most`, of every order of magnitude equally likely.
fn of_any_size(random: &mut Random, most: u64) -> u64 {
    let bits = random.below(u64::from(64 - most.leading_zeros())) + 1;
    (1 + random.below(1 << bits)).min(most)
}

#[test]
fn the_four_methods_agree_on_all_s_to_300_and_k_to_40() {
    for k in 1..=40 {
        let positions = kfold_cubic::Positions::label(300, k);
        let f = kfold_quadratic::smallest_limits(300, k);
        let losing = losing_numbers(k, 300);
        kfold_linear::for_each_smallest_limit(300, k, |m, limit| {
            assert_eq!(limit, f[m as usize], "{m} {k}: linear and quadratic");
        });
        for stones in 2..=300 {
            let wins = |&take: &u64| positions.wins(stones as usize, take as usize);
            let takes: Vec<u64> = (1..stones).filter(wins).collect();
            assert_eq!(
                winning_takes(&losing, stones, k),
                takes,
                "{stones} {k}: all takes that win"
            );
            let smallest = takes.first().copied().unwrap_or(stones);
            assert_eq!(f[stones as usize], smallest, "{stones} {k}: quadratic and cubic");
            assert_eq!(by_kfold(stones, k), smallest, "{stones} {k}: kfold and cubic");
            assert_eq!(
                poj3922::smallest_take(stones, k),
                smallest,
                "{stones} {k}: poj3922 and cubic"
            );
        }
    }
}

#[test]
fn the_four_methods_print_the_same() {
    let methods: [Solve; 4] =
        [kfold::solve, kfold_cubic::solve, kfold_quadratic::solve, kfold_linear::solve];
    for stones in 2..=60u64 {
        for k in (1..=stones + 2).chain([1 << 31, 1 << 32, LARGEST - 1, LARGEST]) {
            let input = format!("{stones} {k}\n");
            let expected = printed(stones, smallest_take_by_plain_runs(stones, k));
            for solve in methods {
                assert_eq!(solve(input.as_bytes()).as_ref(), Ok(&expected), "{input}");
            }
        }
    }
}

#[test]
fn three_methods_agree_on_all_s_to_2000_and_k_to_40() {
    for k in (1..=40).chain([100, 999, 1000, 1997, 1998, 1999, 2000, 2001, LARGEST]) {
        let f = kfold_quadratic::smallest_limits(2000, k);
        kfold_linear::for_each_smallest_limit(2000, k, |m, limit| {
            assert_eq!(limit, f[m as usize], "{m} {k}: linear and quadratic");
            assert_eq!(by_kfold(m, k), limit, "{m} {k}: kfold and linear");
        });
    }
}

#[test]
fn kfold_agrees_with_linear_on_random_s_to_a_million() {
    let mut random = Random::new(0x6b66_6f6c_6431);
    for case in 0..200 {
        let k = if case < 50 { case + 1 } else { of_any_size(&mut random, 1_100_000) };
        let mut wanted: Vec<u64> = (0..200).map(|_| random.below(999_999) + 2).collect();
        wanted.sort_unstable();
        let mut wanted = wanted.into_iter().peekable();
        kfold_linear::for_each_smallest_limit(1_000_000, k, |m, limit| {
            while wanted.next_if_eq(&m).is_some() {
                assert_eq!(by_kfold(m, k), limit, "{m} {k}");
            }
        });
    }
}

#[test]
fn kfold_agrees_with_the_stored_losing_numbers_up_to_the_largest_s() {
    let mut random = Random::new(0x6b66_6f6c_6432);
    for k in (1..=50).chain([99, 100, 101, 1000, 4096, 9_999, 10_000, 65_536, 100_000]) {
        let losing = losing_numbers(k, LARGEST);
        let times = if k <= 1000 { 100 } else { 6 };
        for _ in 0..times {
            let near = *random.pick(&losing);
            let any = of_any_size(&mut random, LARGEST);
            for stones in [near - 1, near, near + 1, any, LARGEST - random.below(1000)] {
                if (2..=LARGEST).contains(&stones) {
                    let takes = winning_takes(&losing, stones, k);
                    let smallest = takes.first().copied().unwrap_or(stones);
                    assert_eq!(by_kfold(stones, k), smallest, "{stones} {k}");
                }
            }
        }
    }
}

#[test]
fn kfold_agrees_with_plain_runs_on_large_s_and_k() {
    let mut random = Random::new(0x6b66_6f6c_6433);
    // S / k is small here, so the plain walk is quick although both are large.
    for _ in 0..2000 {
        let stones = 2 + random.below(LARGEST - 1);
        let k = stones / (1 + of_any_size(&mut random, 20_000)) + random.below(3);
        let k = k.clamp(1, LARGEST);
        let plain = smallest_take_by_plain_runs(stones, k);
        assert_eq!(by_kfold(stones, k), plain, "{stones} {k}");
    }
    // Many runs, and gaps of several lengths.
    for _ in 0..40 {
        let k = of_any_size(&mut random, 300_000);
        let stones = (k * k).saturating_mul(of_any_size(&mut random, 4 * k)).clamp(2, LARGEST);
        let stones = stones - random.below(stones / 2);
        let plain = smallest_take_by_plain_runs(stones, k);
        assert_eq!(by_kfold(stones, k), plain, "{stones} {k}");
    }
    // The longest walks with gaps of 1, of 1 and 2, and of many lengths.
    for (stones, k) in [
        (100_000_000_000_000, 7_071_067),
        (100_000_000_000_000, 10_000_000),
        (100_000_000_000_007, 3_000_000),
        (1_000_000_000_000_000, 1_000_000),
        (LARGEST, 1_000_000),
    ] {
        let plain = smallest_take_by_plain_runs(stones, k);
        assert_eq!(by_kfold(stones, k), plain, "{stones} {k}");
    }
}

#[test]
fn blocks_of_steps_agree_with_single_steps() {
    let mut random = Random::new(0x6b66_6f6c_6438);
    for case in 0..20_000 {
        let gap = of_any_size(&mut random, 1000) as i64;
        let quotient = if case % 2 == 0 { 1 } else { of_any_size(&mut random, 50) as i64 };
        let fall = quotient * gap;
        let count = 3 + of_any_size(&mut random, 3000) as i64;
        // `more` is still at least 0 in the last step, and below `at` in the first one.
        let more = (count - 1) * fall + of_any_size(&mut random, 100_000_000) as i64 - 1;
        let at = more + 1 + of_any_size(&mut random, 1_000_000_000) as i64;
        let begin = random.between(0, at - gap - 1).max(0);
        let stretch = kfold::Stretch { gap, fall, more, less: at - more };
        let mut short = begin;
        let done = stretch.repeat_blocks(&mut short, count);
        assert!((0..=count).contains(&done), "{done} of {count} steps");
        let single = |short, step| (short + more - step * fall) % (at + step * gap);
        let expected = (0..done).fold(begin, single);
        let values = (gap, quotient, more, at, begin, count);
        assert_eq!(short, expected, "gap, quotient, more, at, begin, count: {values:?}");
    }
}

#[test]
fn a_k_from_s_minus_2_on_is_settled_at_once() {
    let mut random = Random::new(0x6b66_6f6c_6434);
    for _ in 0..1000 {
        let stones = 3 + of_any_size(&mut random, LARGEST - 3);
        assert_eq!(by_kfold(stones, stones - 2), 1, "{stones} {}", stones - 2);
        let k = stones - 1 + random.below(LARGEST + 2 - stones);
        assert_eq!(by_kfold(stones, k), stones, "{stones} {k}");
    }
}

#[test]
fn poj3922_agrees_with_kfold() {
    let mut random = Random::new(0x6b66_6f6c_6435);
    for case in 0..30 {
        let mut input = String::new();
        let mut expected = String::new();
        let count = if case < 20 { case + 1 } else { 20 };
        for game in 1..=count {
            let stones = of_any_size(&mut random, 100_000_000).max(2);
            let k = of_any_size(&mut random, 100_000);
            input += &format!("{stones} {k}\n");
            let take = by_kfold(stones, k);
            let answer = if take < stones { take.to_string() } else { "lose".to_string() };
            expected += &format!("Case {game}: {answer}\n");
        }
        let input = format!("{count}\n{input}");
        assert_eq!(poj3922::solve(input.as_bytes()), Ok(expected), "{input}");
    }
}

#[test]
fn hdu2516_agrees_with_kfold_for_k_2() {
    let mut random = Random::new(0x6b66_6f6c_6436);
    let mut numbers: Vec<u64> = (2..20_000).collect();
    for number in losing_numbers(2, (1 << 31) - 1) {
        numbers.extend([number - 1, number, number + 1].iter().filter(|&&number| number >= 2));
    }
    numbers.extend((0..20_000).map(|_| of_any_size(&mut random, (1 << 31) - 1).max(2)));
    numbers.push((1 << 31) - 1);
    let input: String = numbers.iter().map(|number| format!("{number}\n")).collect();
    let answer = |&stones: &u64| {
        let first_wins = by_kfold(stones, 2) < stones;
        if first_wins {
            "First win"
        } else {
            "Second win"
        }
    };
    let found = hdu2516::solve(input.as_bytes()).unwrap();
    assert_eq!(found.lines().count(), numbers.len());
    for (stones, found) in numbers.iter().zip(found.lines()) {
        assert_eq!(found, answer(stones), "{stones}");
    }
    let ended = input + "0\n7\nnonsense \u{1f41f} -1\n0\n";
    assert!(hdu2516::solve(ended.as_bytes()) == Ok(found), "what follows the 0 is ignored");
    assert_eq!(hdu2516::solve(b"5 0 \xff"), Ok("Second win\n".to_string()));
    assert_eq!(hdu2516::solve(b""), Ok(String::new()));
}

#[test]
fn coci10c4p6_and_boj2373_agree_with_kfold_for_k_2() {
    let mut random = Random::new(0x6b66_6f6c_6437);
    let losing = losing_numbers(2, 1_000_000_000_000_000);
    let mut numbers: Vec<u64> = (1..20_000).chain(losing.iter().copied()).collect();
    numbers.extend(losing.iter().flat_map(|&number| [number + 1, number - 1]));
    numbers.extend((0..20_000).map(|_| of_any_size(&mut random, 1_000_000_000_000_000)));
    for stones in numbers {
        if stones == 0 {
            continue;
        }
        let take = by_kfold(stones, 2);
        let input = format!("{stones}\n");
        assert_eq!(coci10c4p6::solve(input.as_bytes()), Ok(format!("{take}\n")), "{stones}");
        if (2..=1_000_000).contains(&stones) {
            let answer = if take < stones { take.to_string() } else { "-1".to_string() };
            assert_eq!(boj2373::solve(input.as_bytes()), Ok(answer + "\n"), "{stones}");
        }
    }
}

#[test]
fn methods_decline_what_is_too_large_for_them() {
    let methods: [(Solve, u64, &str); 3] = [
        (kfold_cubic::solve, 500, "B\n"),
        (kfold_quadratic::solve, 20_000, "B\n"),
        (kfold_linear::solve, 30_000_000, "B\n"),
    ];
    for (solve, most, answer) in methods {
        let input = format!("{most} {LARGEST}");
        assert_eq!(solve(input.as_bytes()), Ok(answer.to_string()), "{input}");
        for stones in [most + 1, 1 << 32, LARGEST] {
            let message = solve(format!("{stones} 3").as_bytes()).unwrap_err();
            let expected = format!("too large for this method: {stones} stones, at most {most}");
            assert_eq!(message, expected);
        }
    }
}

#[test]
fn malformed_inputs_are_named() {
    let methods: [Solve; 4] =
        [kfold::solve, kfold_cubic::solve, kfold_quadratic::solve, kfold_linear::solve];
    let long = "9".repeat(400);
    let s = "word 1: expected S, a number from 2 to 10^18, found ";
    let k = "word 2: expected k, a number from 1 to 10^18, found ";
    let kfold_cases = [
        ("".to_string(), format!("{s}the end of the input")),
        (" \r\n\n".to_string(), format!("{s}the end of the input")),
        ("10".to_string(), format!("{k}the end of the input")),
        ("10 3 7".to_string(), "word 3: expected the end of the input, found \"7\"".to_string()),
        ("1 3".to_string(), format!("{s}\"1\"")),
        ("0 3".to_string(), format!("{s}\"0\"")),
        ("10 0".to_string(), format!("{k}\"0\"")),
        ("-10 3".to_string(), format!("{s}\"-10\"")),
        ("10 -3".to_string(), format!("{k}\"-3\"")),
        ("1000000000000000001 3".to_string(), format!("{s}\"1000000000000000001\"")),
        ("10 1000000000000000001".to_string(), format!("{k}\"1000000000000000001\"")),
        ("18446744073709551618 3".to_string(), format!("{s}\"18446744073709551618\"")),
        (format!("{long} 3"), format!("{s}\"{}\"...", &long[..24])),
        (format!("10 {long}"), format!("{k}\"{}\"...", &long[..24])),
        ("ten 3".to_string(), format!("{s}\"ten\"")),
        ("1e3 3".to_string(), format!("{s}\"1e3\"")),
        ("10.0 3".to_string(), format!("{s}\"10.0\"")),
        ("10 3\u{0}".to_string(), format!("{k}\"3\\0\"")),
        ("10\u{3000}3".to_string(), format!("{s}\"10\\u{{3000}}3\"")),
    ];
    for solve in methods {
        for (input, message) in &kfold_cases {
            assert_eq!(solve(input.as_bytes()).as_ref(), Err(message), "{input:?}");
        }
        assert_eq!(solve(b"10 \xff").unwrap_err(), "byte 4: expected UTF-8 text, found 0xff");
    }
    let others: [(Solve, &str, &str); 27] = [
        (
            poj3922::solve,
            "",
            "word 1: expected t, a number from 1 to 20, found the end of the input",
        ),
        (poj3922::solve, "0", "word 1: expected t, a number from 1 to 20, found \"0\""),
        (poj3922::solve, "21 5 5", "word 1: expected t, a number from 1 to 20, found \"21\""),
        (poj3922::solve, &long, "word 1: expected t, a number from 1 to 20, found \"9999"),
        (poj3922::solve, "1", "word 2: expected n, a number from 2 to 100000000, found the end"),
        (poj3922::solve, "1\n5", "word 3: expected k, a number from 1 to 100000, found the end"),
        (
            poj3922::solve,
            "2\n5 5\n1 5",
            "word 4: expected n, a number from 2 to 100000000, found \"1\"",
        ),
        (poj3922::solve, "1\n5 0", "word 3: expected k, a number from 1 to 100000, found \"0\""),
        (
            poj3922::solve,
            "1\n-5 1",
            "word 2: expected n, a number from 2 to 100000000, found \"-5\"",
        ),
        (
            poj3922::solve,
            "1\n100000001 1",
            "word 2: expected n, a number from 2 to 100000000, found",
        ),
        (poj3922::solve, "1\n5 100001", "word 3: expected k, a number from 1 to 100000, found"),
        (poj3922::solve, "1\n5 5\n6", "word 4: expected the end of the input, found \"6\""),
        (hdu2516::solve, "1", "word 1: expected n, a number from 2 to 2^31 - 1, or 0, found \"1\""),
        (
            hdu2516::solve,
            "2\n3\n-4\n0",
            "word 3: expected n, a number from 2 to 2^31 - 1, or 0, found",
        ),
        (hdu2516::solve, "2147483648", "word 1: expected n, a number from 2 to 2^31 - 1, or 0"),
        (hdu2516::solve, "5\nfive\n0", "word 2: expected n, a number from 2 to 2^31 - 1, or 0"),
        (
            hdu2516::solve,
            &long,
            "word 1: expected n, a number from 2 to 2^31 - 1, or 0, found \"9999",
        ),
        (coci10c4p6::solve, "", "word 1: expected N, a number from 1 to 10^15, found the end"),
        (coci10c4p6::solve, "0", "word 1: expected N, a number from 1 to 10^15, found \"0\""),
        (
            coci10c4p6::solve,
            "1000000000000001",
            "word 1: expected N, a number from 1 to 10^15, found",
        ),
        (coci10c4p6::solve, "4 5", "word 2: expected the end of the input, found \"5\""),
        (coci10c4p6::solve, &long, "word 1: expected N, a number from 1 to 10^15, found \"9999"),
        (boj2373::solve, "", "word 1: expected N, a number from 2 to 10^6, found the end"),
        (boj2373::solve, "1", "word 1: expected N, a number from 2 to 10^6, found \"1\""),
        (boj2373::solve, "1000001", "word 1: expected N, a number from 2 to 10^6, found"),
        (boj2373::solve, "-7", "word 1: expected N, a number from 2 to 10^6, found \"-7\""),
        (boj2373::solve, "7 7", "word 2: expected the end of the input, found \"7\""),
    ];
    for (solve, input, message) in others {
        let found = solve(input.as_bytes()).unwrap_err();
        assert!(found.starts_with(message), "{input:?}: expected {message:?}, found {found:?}");
    }
    let message = "word 2: expected n, a number from 2 to 2^31 - 1, or 0, found \"\u{fffd}\"";
    assert_eq!(hdu2516::solve(b"5 \xff").unwrap_err(), message);
}

#[test]
fn white_space_marks_and_line_ends_do_not_matter() {
    let cases: [(Solve, &str); 8] = [
        (kfold::solve, "1000 7\n"),
        (kfold_cubic::solve, "400 7\n"),
        (kfold_quadratic::solve, "1000 7\n"),
        (kfold_linear::solve, "1000 7\n"),
        (poj3922::solve, "3\n16 1\n11 1\n32 2\n"),
        (hdu2516::solve, "2\n13\n10000\n0\n"),
        (coci10c4p6::solve, "1000\n"),
        (boj2373::solve, "1000\n"),
    ];
    for (solve, input) in cases {
        let expected = solve(input.as_bytes());
        assert!(expected.is_ok(), "{input:?}: {expected:?}");
        for variant in [
            input.trim_end().to_string(),
            input.replace('\n', "\r\n"),
            input.replace('\n', "\r"),
            input.replace('\n', " \n\n"),
            input.replace(' ', "\t \t"),
            input.replace(' ', "\n"),
            format!("\n \t{input}\u{c}\n"),
            format!("\u{feff}{input}"),
        ] {
            assert_eq!(solve(variant.as_bytes()), expected, "{variant:?}");
        }
    }
}
