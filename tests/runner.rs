//! The runner against hostile programs: every way to die has its verdict, nothing hangs, nothing
//! survives, and what is measured belongs to the program.
#![cfg(unix)]

mod support;

use harness::cases::Case;
use harness::checkers::Checker;
use harness::run::{split_command, Exit, Limits, Runner, MB};
use harness::verdict::{judge, Judgement, Rules, Verdict};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use support::{hostile, interruptible_judge, Folder, JUDGE};

fn limits(milliseconds: u64, megabytes: u64) -> Limits {
    let time = Duration::from_millis(milliseconds);
    Limits { address_space: None, ..Limits::new(time, megabytes * MB) }
}

fn runner() -> Runner {
    Runner::start(Path::new(JUDGE)).unwrap()
}

/// Judges a hostile program on a case whose input is `5` and whose expected output is the line `7`.
fn judged_with(arguments: &str, limits: Limits) -> Judgement {
    let folder = Folder::new("runner");
    let case = Case {
        name: "case".to_string(),
        input: folder.write("case.in", "5\n"),
        expected: Ok(folder.write("case.out", "7\n")),
    };
    let program = split_command(&format!("'{}' {arguments}", hostile())).unwrap();
    let rules = Rules { limits, lenient: false, may_decline: false, checker: Checker::Exact };
    judge(&mut runner(), &program, &case, &rules)
}

fn judged(arguments: &str) -> Judgement {
    judged_with(arguments, limits(5000, 256))
}

#[track_caller]
fn expect(judgement: &Judgement, verdict: Verdict, why: &str) {
    assert_eq!(judgement.verdict, verdict, "{judgement:?}");
    assert!(judgement.why.contains(why), "{why:?} is not in {judgement:?}");
}

/// Whether a process with this number runs (one that has ended and is not collected does not).
fn runs(pid: &str) -> bool {
    let state = fs::read_to_string(format!("/proc/{pid}/stat"));
    state.map_or(false, |stat| !stat.contains(") Z "))
}

#[track_caller]
fn expect_gone(pid: &str) {
    assert!(!pid.is_empty());
    let started = Instant::now();
    while runs(pid) {
        assert!(started.elapsed() < Duration::from_secs(10), "process {pid} lives on");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_right_answer_is_accepted_whatever_goes_to_the_error_output() {
    expect(&judged("says '7\n'"), Verdict::Accepted, "");
    expect(&judged("complains"), Verdict::Accepted, "");
}

#[test]
fn white_space_is_a_presentation_error_and_says_where() {
    expect(&judged("trailing_space"), Verdict::Presentation, "line 1 ends in a space");
    expect(&judged("no_newline"), Verdict::Presentation, "no newline at the end");
    expect(&judged("leading_blank_line"), Verdict::Presentation, "a blank line before");
}

#[test]
fn output_that_is_no_text_is_a_wrong_answer_and_is_shown() {
    expect(&judged("odd_bytes"), Verdict::Wrong, "7\\xff\\xfe\\0\\n");
}

#[test]
fn an_endless_loop_is_a_time_limit_and_not_a_wrong_answer() {
    let judgement = judged_with("loops", limits(200, 256));
    expect(&judgement, Verdict::TimeLimit, "CPU time, limit 0.2 s");
    assert!(judgement.outcome.unwrap().cpu < Duration::from_secs(2), "{judgement:?}");
}

#[test]
fn a_sleeper_is_ended_by_wall_time() {
    let judgement = judged_with("sleeps", limits(100, 256));
    expect(&judgement, Verdict::TimeLimit, "wall time");
    assert!(judgement.outcome.unwrap().cpu < Duration::from_millis(100), "{judgement:?}");
}

#[test]
fn endless_output_is_stopped_at_the_limit() {
    let few = Limits { output: 3 * MB, ..limits(5000, 256) };
    expect(&judged_with("writes_without_end", few), Verdict::OutputLimit, "3 MB of output");
    expect(&judged_with("complains_without_end", few), Verdict::OutputLimit, "error output");
}

#[test]
fn neither_an_unread_input_nor_a_closed_output_breaks_the_runner() {
    let folder = Folder::new("unread");
    let input = folder.write("large.in", vec![b'5'; 4 << 20]);
    for program in ["reads_nothing", "closes_stdout", "echo"] {
        let program = [hostile().into(), program.into()];
        let outcome = runner().run(&program, &input, &limits(5000, 256)).unwrap();
        assert_eq!(outcome.exit, Exit::Status(0), "{program:?}");
    }
    expect(&judged("closes_stdout"), Verdict::Wrong, "ends too early");
}

#[test]
fn a_large_echo_arrives_whole() {
    let folder = Folder::new("echo");
    let bytes: Vec<u8> = (0..5_000_000u32).map(|n| (n % 251) as u8).collect();
    let input = folder.write("large.in", &bytes);
    let mut runner = runner();
    runner.run(&[hostile().into(), "echo".into()], &input, &limits(5000, 256)).unwrap();
    assert!(fs::read(runner.stdout()).unwrap() == bytes);
}

#[test]
fn every_kind_of_crash_is_named() {
    expect(&judged("panics"), Verdict::Runtime, "exit status 101");
    expect(&judged("panics"), Verdict::Runtime, "of its own accord");
    expect(&judged("exits 3"), Verdict::Runtime, "exit status 3");
    expect(&judged("aborts"), Verdict::Runtime, "SIGABRT (signal 6)");
    expect(&judged("segfaults"), Verdict::Runtime, "SIGSEGV, possibly a stack overflow");
    expect(&judged("overflows_its_stack"), Verdict::Runtime, "stack overflow\n");
}

#[test]
fn a_right_answer_before_a_crash_does_not_count() {
    expect(&judged("exits 0"), Verdict::Accepted, "");
    expect(&judged("exits 1"), Verdict::Runtime, "exit status 1");
}

#[test]
fn only_a_method_may_decline() {
    let folder = Folder::new("decline");
    let (input, answer) = (folder.write("a.in", "5\n"), folder.write("a.out", "7\n"));
    let case = Case { name: "a".to_string(), input, expected: Ok(answer) };
    let program = [hostile().into(), "exits".into(), "3".into()];
    for (may_decline, verdict) in [(true, Verdict::Skipped), (false, Verdict::Runtime)] {
        let limits = limits(5000, 256);
        let rules = Rules { limits, lenient: false, may_decline, checker: Checker::Exact };
        assert_eq!(judge(&mut runner(), &program, &case, &rules).verdict, verdict);
    }
}

#[test]
fn memory_over_the_limit_is_its_own_verdict_however_it_is_asked_for() {
    let judgement = judged_with("allocates", limits(20_000, 64));
    expect(&judgement, Verdict::MemoryLimit, "limit 64 MB");
    // An overshoot is bounded by what can be touched between two looks.
    assert!(judgement.outcome.unwrap().peak.unwrap() < 2048 * MB, "{judgement:?}");
    let address_space = Some(128 * MB);
    let hard = Limits { address_space, ..limits(5000, 100_000) };
    expect(&judged_with("allocates", hard), Verdict::MemoryLimit, "refused");
    expect(&judged_with("allocates_at_once", hard), Verdict::MemoryLimit, "refused");
    // Words alone are no reason.
    let words = "complains_and_exits 'MemoryError: not really' 1";
    expect(&judged(words), Verdict::Runtime, "exit status 1\nMemoryError: not really");
    let words = "complains_and_exits 'main has overflowed its stack' 1";
    expect(&judged(words), Verdict::Runtime, "exit status 1\n");
}

#[test]
fn memory_is_measured_in_bytes_and_is_the_programs_own() {
    // A runner that has grown: what its programs use must not seem to be what it uses itself.
    let grown = vec![1u8; 300 << 20];
    let small = judged("says '7\n'").outcome.unwrap().peak.unwrap();
    let large = judged("uses_megabytes 100").outcome.unwrap().peak.unwrap();
    assert_eq!(grown.iter().map(|&byte| u64::from(byte)).sum::<u64>(), 300 << 20);
    assert!(small < 10 * MB, "a program that prints a line seems to use {small} bytes");
    assert!((100 * MB..110 * MB).contains(&large), "100 MB seem to be {large} bytes");
}

#[test]
fn nothing_that_a_program_started_lives_on() {
    let folder = Folder::new("children");
    for kind in ["leaves_a_child", "leaves_a_child_elsewhere"] {
        let file = folder.0.join(kind);
        expect(&judged(&format!("{kind} '{}'", file.display())), Verdict::Accepted, "");
        expect_gone(&fs::read_to_string(file).unwrap());
    }
    let file = folder.0.join("loops");
    let arguments = format!("loops_with_a_child '{}'", file.display());
    expect(&judged_with(&arguments, limits(300, 256)), Verdict::TimeLimit, "");
    fs::read_to_string(file).unwrap().split(' ').for_each(expect_gone);
}

#[test]
fn whatever_ends_the_judge_ends_the_program_and_leaves_no_file() {
    for signal in ["INT", "TERM", "KILL"] {
        let folder = Folder::new("signals");
        folder.write("a.in", "");
        folder.write("a.out", "");
        let ids = folder.0.join("ids");
        let command = format!("'{}' loops_with_a_child '{}'", hostile(), ids.display());
        let mut judge = interruptible_judge()
            .args(["test", "--time-limit", "100", "--command", &command, "--cases"])
            .arg(&folder.0)
            .env("TMPDIR", &folder.0)
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let started = Instant::now();
        while !ids.exists() {
            assert!(started.elapsed() < Duration::from_secs(20), "the program did not start");
            std::thread::sleep(Duration::from_millis(5));
        }
        let kill = format!("kill -{signal} {}", judge.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
        assert!(!judge.wait().unwrap().success());
        fs::read_to_string(&ids).unwrap().split(' ').for_each(expect_gone);
        let temporary = || {
            let names = fs::read_dir(&folder.0).unwrap().map(|entry| entry.unwrap().file_name());
            names.filter(|name| name.to_string_lossy().starts_with("judge-")).count()
        };
        while temporary() > 0 {
            assert!(started.elapsed() < Duration::from_secs(20), "temporary files remain");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

#[test]
fn a_program_that_leaves_its_process_group_is_killed_all_the_same() {
    let judgement = judged_with("sleeps_in_the_group_of_its_parent", limits(100, 256));
    expect(&judgement, Verdict::TimeLimit, "wall time");
}

#[test]
fn what_a_program_does_to_the_files_of_the_runner_fails_its_own_case_only() {
    let folder = Folder::new("vandals");
    let input = folder.write("a.in", "5\n");
    let case = Case { name: "a".to_string(), input, expected: Ok(folder.write("a.out", "7\n")) };
    let rules = Rules {
        limits: limits(5000, 256),
        lenient: false,
        may_decline: false,
        checker: Checker::Exact,
    };
    let mut runner = runner();
    let mut judged = |arguments: &[&str]| {
        let words = std::iter::once(hostile()).chain(arguments.iter().copied());
        let program: Vec<_> = words.map(|word| word.into()).collect();
        judge(&mut runner, &program, &case, &rules)
    };
    for vandalism in ["removes_its_output", "removes_its_folder", "kills_its_parent"] {
        expect(&judged(&[vandalism]), Verdict::Failed, "");
        expect(&judged(&["says", "7\n"]), Verdict::Accepted, "");
    }
}

#[test]
fn what_is_no_file_cannot_be_judged_and_is_not_waited_for() {
    let folder = Folder::new("pipes");
    let file = folder.write("a.in", "5\n");
    let pipe = folder.0.join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let rules = Rules {
        limits: limits(5000, 256),
        lenient: false,
        may_decline: false,
        checker: Checker::Exact,
    };
    for (input, expected) in
        [(&pipe, &file), (&file, &pipe), (&folder.0, &file), (&file, &folder.0)]
    {
        let expected = Ok(expected.clone());
        let case = Case { name: "a".to_string(), input: input.clone(), expected };
        let says = [hostile().into(), "says".into(), "7\n".into()];
        expect(&judge(&mut runner(), &says, &case, &rules), Verdict::Failed, "it is no file");
    }
}

#[test]
fn a_case_that_cannot_be_judged_is_neither_right_nor_wrong() {
    let folder = Folder::new("unjudgeable");
    let input = folder.write("a.in", "5\n");
    let answer = folder.write("a.out", "7\n");
    let rules = Rules {
        limits: limits(5000, 256),
        lenient: false,
        may_decline: false,
        checker: Checker::Exact,
    };
    let says = [hostile().into(), "says".into(), "7\n".into()];
    let missing = folder.0.join("missing");
    let case = |input: &Path, expected| Case {
        name: "a".to_string(),
        input: input.to_path_buf(),
        expected,
    };
    for (case, program, why) in [
        (case(&input, Err("no expected output".to_string())), &says[..], "no expected output"),
        (case(&input, Ok(missing.clone())), &says[..], "missing"),
        (case(&missing, Ok(answer.clone())), &says[..], "missing"),
        (case(&input, Ok(answer)), &["no such program".into()][..], "cannot run no such program"),
    ] {
        expect(&judge(&mut runner(), program, &case, &rules), Verdict::Failed, why);
    }
}

#[test]
fn checkers_accept_refuse_and_fail_each_in_its_own_way() {
    let folder = Folder::new("checkers");
    let (input, answer) = (folder.write("a.in", "5\n"), folder.write("a.out", "10\n"));
    let case = Case { name: "a".to_string(), input, expected: Ok(answer) };
    let multiple: harness::checkers::CheckerFunction = |input, output, _| {
        let number = |bytes| std::str::from_utf8(bytes).unwrap().trim().parse::<i64>().unwrap();
        match number(output) % number(input) {
            0 => Ok(()),
            _ => Err("is no multiple of the input".to_string()),
        }
    };
    let program = Checker::Program(vec![hostile().into(), "checks".into()]);
    let missing = Checker::Program(vec!["no such checker".into()]);
    for (checker, output, verdict, why) in [
        (Checker::Function(multiple), "15", Verdict::Accepted, ""),
        (Checker::Function(multiple), "16", Verdict::Wrong, "no multiple of the input"),
        (Checker::Function(multiple), "x", Verdict::Failed, "the checker failed"),
        (program.clone(), "15", Verdict::Accepted, ""),
        (program.clone(), "16", Verdict::Wrong, "16 is no multiple of 5"),
        (program, "x", Verdict::Failed, "the checker failed: exit status 101"),
        (missing, "15", Verdict::Failed, "the checker failed: cannot run no such checker"),
    ] {
        let says = [hostile().into(), "says".into(), output.into()];
        let limits = limits(5000, 256);
        let rules = Rules { limits, lenient: false, may_decline: false, checker };
        expect(&judge(&mut runner(), &says, &case, &rules), verdict, why);
    }
}
