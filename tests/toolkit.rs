//! `judge stress`, `judge bench`, the reports and `--watch`, as a person or a script uses them.
#![cfg(unix)]

mod support;

use harness::generate;
use harness::stress::{self, Answer, Options, Outcome};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use support::{expect, hostile, interruptible_judge, judge, stdout, Folder};

#[allow(dead_code)]
#[path = "../problems/algo529.rs"]
mod algo529;
#[allow(dead_code)]
#[path = "../problems/algo529-search.rs"]
mod algo529_search;

#[allow(dead_code)]
#[path = "../problems/boi2008game.rs"]
mod boi2008game;
#[allow(dead_code)]
#[path = "../problems/kfold-linear.rs"]
mod kfold_linear;

type Solve = fn(&[u8]) -> Result<String, String>;

/// Stresses a wrong solution against a right one, and gives what it came to.
fn stressed(problem: &str, wrong: Solve, right: Solve) -> Outcome {
    let generator = generate::of(problem).unwrap();
    let time = Duration::from_secs(60);
    let options = Options { seed: 1, time, count: 20_000, size: 30, inputs_per_size: 50 };
    let solutions: [&mut dyn FnMut(&str) -> Answer; 2] =
        [&mut |input| Answer::of(wrong, input), &mut |input| Answer::of(right, input)];
    let agree = stress::agreement(problem);
    stress::run(&mut &*generator, solutions, &agree, options, &mut |_| {}).unwrap()
}

/// The disagreement's input once it is small.
#[track_caller]
fn smallest(outcome: Outcome) -> String {
    let disagreement = outcome.disagreement.expect("a wrong solution passed");
    assert!(disagreement.input.len() <= outcome.found.unwrap().len());
    assert_ne!(disagreement.answers[0], disagreement.answers[1]);
    disagreement.input
}

#[test]
fn a_right_solution_passes() {
    let outcome = stressed("algo529", algo529::solve, algo529_search::solve);
    assert!(outcome.disagreement.is_none());
    assert!(outcome.compared > 1000, "{outcome:?}");
}

#[test]
fn rounding_down_is_found_and_made_small() {
    fn wrong(input: &[u8]) -> Result<String, String> {
        let text = std::str::from_utf8(input).unwrap();
        let values: Vec<i64> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
        let (hp_a, hp_b, damage) = (values[0], values[1], values[2]);
        let alive = hp_a > 0 && hp_b > 0 && damage > 0;
        let wins = if alive { hp_b / damage <= hp_a / damage } else { hp_b <= 0 };
        Ok(if wins { "A\n" } else { "B\n" }.to_string())
    }
    let input = smallest(stressed("algo529", wrong, algo529_search::solve));
    assert!(input.split_whitespace().all(|word| word.parse::<i64>().unwrap() <= 4), "{input}");
}

#[test]
fn a_strict_comparison_in_the_k_fold_game_is_found_and_made_small() {
    /// Takes j with k a(j) > a(i) where the right condition is k a(j) >= a(i).
    fn wrong(input: &[u8]) -> Result<String, String> {
        let text = std::str::from_utf8(input).unwrap();
        let values: Vec<u64> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
        let (stones, k) = (values[0], values[1].min(values[0]));
        let mut losing = vec![1];
        while losing[losing.len() - 1] <= stones {
            let last = losing[losing.len() - 1];
            let step = losing.iter().find(|&&number| k * number > last).unwrap_or(&last);
            losing.push(last + step);
        }
        let (mut rest, mut take) = (stones, stones);
        for &number in losing.iter().rev() {
            if number <= rest {
                rest -= number;
                take = number;
            }
        }
        Ok(if take < stones { format!("A {take}\n") } else { "B\n".to_string() })
    }
    let input = smallest(stressed("kfold", wrong, kfold_linear::solve));
    let stones: u64 = input.split_whitespace().next().unwrap().parse().unwrap();
    assert!(stones < 20, "{input}");
}

#[test]
fn forgetting_the_jump_in_the_baltic_game_is_found_and_made_small() {
    /// Says that A wins exactly if the distance is odd.
    fn wrong(input: &[u8]) -> Result<String, String> {
        let text = std::str::from_utf8(input).unwrap();
        let mut words = text.split_whitespace().skip(1);
        let mut answer = String::new();
        while let Some(size) = words.next() {
            let size: usize = size.parse().unwrap();
            let board: Vec<u8> = (0..size).flat_map(|_| words.next().unwrap().bytes()).collect();
            let place = |letter| board.iter().position(|&square| square == letter).unwrap();
            let mut distance = vec![usize::MAX; board.len()];
            let mut queue = vec![place(b'A')];
            distance[queue[0]] = 0;
            let mut next = 0;
            while next < queue.len() {
                let at = queue[next];
                next += 1;
                let (row, column) = (at / size, at % size);
                let near = [
                    (row > 0, at.wrapping_sub(size)),
                    (row + 1 < size, at + size),
                    (column > 0, at.wrapping_sub(1)),
                    (column + 1 < size, at + 1),
                ];
                for (inside, to) in near {
                    if inside && board[to] != b'#' && distance[to] == usize::MAX {
                        distance[to] = distance[at] + 1;
                        queue.push(to);
                    }
                }
            }
            answer += if distance[place(b'B')] % 2 == 1 { "A\n" } else { "B\n" };
        }
        Ok(answer)
    }
    let input = smallest(stressed("boi2008game", wrong, boi2008game::solve));
    let words: Vec<&str> = input.split_whitespace().collect();
    assert_eq!(words[0], "1", "{input}");
    assert!(words[1].parse::<usize>().unwrap() <= 5, "{input}");
}

#[test]
fn a_panic_and_a_refusal_are_disagreements() {
    let panics: Solve = |_| panic!("of its own accord");
    let refuses: Solve = |_| Err("word 1: no".to_string());
    for (wrong, why) in [(panics, "panicked: of its own accord"), (refuses, "refused the input")] {
        let outcome = stressed("algo529", wrong, algo529::solve);
        match &outcome.disagreement.unwrap().answers[0] {
            Answer::Failure(text) => assert!(text.contains(why), "{text}"),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn what_is_declined_is_not_compared() {
    let declines: Solve = |_| Err("too large for this method: all".to_string());
    let outcome = stressed("algo529", declines, algo529::solve);
    assert!(outcome.disagreement.is_none() && outcome.compared == 0 && outcome.declined > 1000);
}

#[test]
fn stress_runs_ours_in_process() {
    let output = judge(&["stress", "algo529", "--count", "500", "--seed", "7"]);
    expect(&output, 0, &["algo529 against algo529-search, seed 7: 500 inputs, no difference"]);
    let output = judge(&["stress", "algo529-search", "--count", "50", "--against", "algo529"]);
    expect(&output, 0, &["algo529-search against algo529, seed ", "50 inputs, no difference"]);
}

#[test]
fn stress_finds_a_wrong_program_in_any_language_and_says_how_to_have_it_again() {
    let wrong = format!("'{}' says 'A\n'", hostile());
    let output = judge(&["stress", "algo529", "--against-command", &wrong, "--seed", "5"]);
    expect(
        &output,
        1,
        &["different on input", "input\n", "saved: ", "again: cargo judge stress algo529"],
    );
    let text = stdout(&output);
    let path = text.split("saved: ").nth(1).unwrap().split(" and .out").next().unwrap();
    assert_eq!(std::fs::read_to_string(path.replace(".in", ".out")).unwrap(), "A\n");
    let input = std::fs::read(path).unwrap();
    assert_eq!(algo529::solve(&input), Ok("B\n".to_string()));
}

#[test]
fn stress_takes_a_generator_in_any_language() {
    let hostile = hostile();
    let echo = format!("'{hostile}' echo");
    let says = format!("'{hostile}' says '1 1'");
    let generator = format!("'{hostile}' says");
    let both = ["stress", "--command", &echo, "--generator", &generator, "--seconds", "1"];
    let same = [&both[..], &["--against-command", &echo]].concat();
    expect(&judge(&same), 0, &["no difference"]);
    let other = [&both[..], &["--against-command", &says]].concat();
    expect(&judge(&other), 1, &["different on input 1"]);
}

#[test]
fn a_wrong_call_of_stress_says_what_is_wrong() {
    for (arguments, text) in [
        (&["stress"][..], "name a problem"),
        (&["stress", "algo592"], "did you mean algo529?"),
        (&["stress", "algo529", "--against", "algo529-serach"], "did you mean algo529-search?"),
        (&["stress", "--command", "true"], "--against-command is missing"),
        (&["stress", "--command", "true", "--against-command", "true"], "--generator is missing"),
        (&["stress", "algo529", "--against-command", "no-such-program"], "no program"),
        (&["bench", "algo529", "--case", "no such case"], "no generator has such an input"),
    ] {
        expect(&judge(arguments), 2, &[text]);
    }
}

#[test]
fn bench_prints_a_table_and_writes_json() {
    let folder = Folder::new("bench");
    let json = folder.0.join("bench.json");
    let case = ["--case", "largest_numbers", "--runs", "2", "--json", json.to_str().unwrap()];
    let output = judge(&[&["bench", "algo529"][..], &case].concat());
    expect(&output, 0, &["algo529 largest_numbers", "x floor", "algo529-search         declined"]);
    let json = std::fs::read_to_string(json).unwrap();
    assert!(json.contains("\"program\": \"floor-words\", \"verdict\": \"AC\""), "{json}");
    assert!(json.contains("\"program\": \"algo529-search\", \"verdict\": \"SKIP\""), "{json}");
}

#[test]
fn test_writes_json_and_junit() {
    let folder = Folder::new("reports");
    folder.write("a.in", "");
    folder.write("a.out", "8 \"<\u{e9}>\n");
    let path = |name: &str| folder.0.join(name).to_str().unwrap().to_string();
    let command = format!("'{}' says 7", hostile());
    let (json, junit) = (path("report.json"), path("report.xml"));
    let cases = folder.0.to_str().unwrap();
    let options = ["--command", &command, "--cases", cases, "--json", &json, "--junit", &junit];
    expect(&judge(&[&["test"][..], &options].concat()), 1, &["1 case: 1 WA"]);
    let json = std::fs::read_to_string(json).unwrap();
    assert!(json.contains("\"case\": \"a\", \"verdict\": \"WA\", \"passes\": false"), "{json}");
    let junit = std::fs::read_to_string(junit).unwrap();
    assert!(junit.contains("failures=\"1\" errors=\"0\" skipped=\"0\""), "{junit}");
    assert!(junit.contains("<failure message=\"WA: line 1"), "{junit}");
    let nowhere = path("no such folder/x.json");
    let options = ["--command", &command, "--cases", cases, "--json", &nowhere];
    expect(&judge(&[&["test"][..], &options].concat()), 2, &["--json: cannot write"]);
}

#[test]
fn watch_judges_again_when_a_sample_changes_and_ends_on_ctrl_c() {
    let folder = Folder::new("watch");
    folder.write("a.in", "");
    folder.write("a.out", "8\n");
    let command = format!("'{}' says '7\n'", hostile());
    let log = folder.0.join("log.txt");
    let mut watching = interruptible_judge()
        .args(["test", "--watch", "--command", &command, "--cases"])
        .arg(&folder.0)
        .stdout(Stdio::from(std::fs::File::create(&log).unwrap()))
        .spawn()
        .unwrap();
    let wait_for = |text: &str| {
        let started = Instant::now();
        while !std::fs::read_to_string(&log).unwrap().contains(text) {
            assert!(started.elapsed() < Duration::from_secs(30), "no {text:?} in the log");
            std::thread::sleep(Duration::from_millis(20));
        }
    };
    wait_for("1 case: 1 WA");
    folder.write("a.out", "7\n");
    wait_for("1 case: 1 AC");
    let text = std::fs::read_to_string(&log).unwrap();
    assert_eq!(text.matches("1 case").count(), 2, "it judges although nothing changed:\n{text}");
    let kill = format!("kill -INT {}", watching.id());
    assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
    assert!(!watching.wait().unwrap().success());
}
