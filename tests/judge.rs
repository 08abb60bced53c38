//! The command-line program, as a person or a script sees it.
#![cfg(unix)]

mod support;

use std::process::{Command, Output, Stdio};
use support::{expect, hostile, judge, stderr, stdout, Folder, JUDGE};

/// Judges `hostile says TEXT` on the cases in `folder`.
fn judge_says(folder: &Folder, text: &str, options: &[&str]) -> Output {
    let command = format!("'{}' says '{text}'", hostile());
    let cases = folder.0.to_str().unwrap();
    judge(&[&["test", "--command", &command, "--cases", cases], options].concat())
}

#[test]
fn all_right_is_status_0_with_a_summary() {
    let folder = Folder::new("right");
    for name in ["10", "9", "a [b] *c"] {
        folder.write(&format!("{name}.in"), "");
        folder.write(&format!("{name}.out"), "7\n");
    }
    let output = judge_says(&folder, "7\n", &[]);
    expect(&output, 0, &["3 cases: 3 AC", "slowest hostile", "largest hostile", "a [b] *c"]);
    let text = stdout(&output);
    assert!(text.find("AC   9 ").unwrap() < text.find("AC   10 ").unwrap(), "{text}");
    assert!(!text.contains('\x1b'), "colours although nobody sees them");
    assert!(stderr(&output).is_empty(), "{}", stderr(&output));
}

#[test]
fn one_failure_is_status_1_and_hides_no_other_case() {
    let folder = Folder::new("wrong");
    for (name, answer) in [("1", "7\n"), ("2", "8\n"), ("3", "7\n"), ("4", "7 \n"), ("5", "")] {
        folder.write(&format!("{name}.in"), "");
        folder.write(&format!("{name}.ans"), answer);
    }
    for jobs in ["1", "2", "9"] {
        let output = judge_says(&folder, "7\n", &["--jobs", jobs]);
        expect(
            &output,
            1,
            &["AC   1", "WA   2", "AC   3", "PE   4", "WA   5", "5 cases: 2 AC, 1 PE, 2 WA"],
        );
        let text = stdout(&output);
        let order: Vec<usize> = ["  AC   1", "  WA   2", "  AC   3", "  PE   4", "  WA   5"]
            .iter()
            .map(|line| text.find(line).unwrap())
            .collect();
        assert!(order.windows(2).all(|pair| pair[0] < pair[1]), "{text}");
    }
}

#[test]
fn crlf_in_a_sample_is_forgiven_and_only_lenient_forgives_line_ends() {
    let folder = Folder::new("crlf");
    folder.write("a.in", "");
    folder.write("a.out", "7\r\n");
    expect(&judge_says(&folder, "7\n", &[]), 0, &["1 AC"]);
    expect(&judge_says(&folder, "7", &[]), 1, &["PE", "no newline at the end"]);
    expect(&judge_says(&folder, "7", &["--lenient"]), 0, &["1 AC"]);
    expect(&judge_says(&folder, " 7\n", &["--lenient"]), 1, &["PE", "begins with a space"]);
    expect(&judge_says(&folder, "8\n", &["--lenient"]), 1, &["WA"]);
}

#[test]
fn an_empty_expected_output_is_an_expected_output() {
    let folder = Folder::new("empty");
    folder.write("a.in", "");
    folder.write("a.out", "");
    expect(&judge_says(&folder, "", &[]), 0, &["1 AC"]);
    expect(&judge_says(&folder, "7\n", &[]), 1, &["WA", "goes on where its end was expected"]);
}

#[test]
fn what_cannot_be_judged_fails_the_run() {
    let folder = Folder::new("missing");
    folder.write("a.in", "");
    folder.write("a.out", "7\n");
    folder.write("b.in", "");
    expect(&judge_says(&folder, "7\n", &[]), 1, &["AC   a", "FAIL b", "b.out is missing"]);
    expect(&judge_says(&folder, "7\n", &["--case", "a"]), 0, &["1 case: 1 AC"]);
    std::fs::rename(folder.0.join("b.in"), folder.0.join("b.out")).unwrap();
    expect(&judge_says(&folder, "7\n", &[]), 1, &["FAIL b.out", "has no .in beside it"]);
}

#[test]
fn no_case_is_no_success() {
    let folder = Folder::new("none");
    expect(&judge_says(&folder, "7\n", &[]), 2, &["no case to judge in"]);
    let output = judge(&["test", "--no-build", "algo529", "--case", "no such case"]);
    expect(&output, 2, &["no case with \"no such case\" in its name in"]);
    let gone = folder.0.join("gone");
    let output = judge(&["test", "--command", "true", "--cases", gone.to_str().unwrap()]);
    expect(&output, 2, &["cannot read the folder"]);
}

#[test]
fn a_wrong_call_is_status_2_and_says_what_to_do() {
    for (arguments, text) in [
        (&["tset"][..], "did you mean test?"),
        (&["test", "algo592"], "did you mean algo529?"),
        (&["test", "--tmie-limit", "1"], "did you mean --time-limit?"),
        (&["test", "--time-limit"], "--time-limit needs a value"),
        (&["test", "--time-limit", "-1"], "a positive number of seconds"),
        (&["test", "--jobs=0"], "a whole number, at least 1"),
        (&["test", "--lenient=1"], "takes no value"),
        (&["test", "--jobs", "1", "--jobs", "2"], "given twice"),
        (&["test", "--command", "true"], "--command and --cases go together"),
        (&["test", "--command", "true", "--cases", ".", "algo529"], "no problem by name"),
        (&["test", "--command", "'", "--cases", "."], "without its partner"),
        (&["test", "--command", "no-such-program", "--cases", "."], "no program no-such-program"),
        (&["test", "--command", "./no-such-program", "--cases", "."], "no program ./no-such"),
        (&["list", "algo529"], "takes no name"),
        (&[], "commands:"),
    ] {
        expect(&judge(arguments), 2, &[text]);
    }
}

#[test]
fn help_is_there_for_everything() {
    expect(&judge(&["--help"]), 0, &["usage:", "test", "list", "Windows"]);
    for arguments in [["test", "--help"], ["help", "test"], ["list", "-h"]] {
        expect(&judge(&arguments), 0, &["usage: cargo judge"]);
    }
}

#[test]
fn list_shows_title_limits_and_number_of_samples() {
    let text = stdout(&judge(&["list"]));
    let line = text.lines().find(|line| line.starts_with("algo529 ")).unwrap();
    let words: Vec<&str> = line.split_whitespace().collect();
    assert_eq!(words[1..5], ["1", "s", "128", "MB"]);
    assert!(words[5].parse::<u32>().unwrap() >= 13);
    assert!(line.ends_with("DOTA (Lanqiao ALGO-529)"));
}

#[test]
fn a_reader_that_goes_away_ends_it_quietly() {
    let mut list = Command::new(JUDGE);
    let mut child = list.arg("list").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(stderr(&output).is_empty(), "{}", stderr(&output));
}

#[test]
fn colours_are_for_terminals_and_not_where_no_color_is_set() {
    // `script` gives its command a terminal; where it is missing there is nothing to try.
    let on_terminal = |no_color: &str| {
        let line = format!("'{JUDGE}' test --no-build algo529 --case one_hit");
        let mut script = Command::new("script");
        script.args(["-qec", &line, "/dev/null"]).env("NO_COLOR", no_color).stdin(Stdio::null());
        script.output().ok()
    };
    if let (Some(with), Some(without)) = (on_terminal(""), on_terminal("1")) {
        assert!(stdout(&with).contains("\x1b[32mAC"), "{}", stdout(&with));
        assert!(stdout(&without).contains("AC   one_hit"), "{}", stdout(&without));
        assert!(!stdout(&without).contains('\x1b'), "{}", stdout(&without));
    }
}

#[test]
fn limits_given_on_the_command_line_hold() {
    let folder = Folder::new("limits");
    folder.write("a.in", "");
    folder.write("a.out", "7\n");
    let cases = folder.0.to_str().unwrap();
    let run = |program: &str, options: &[&str]| {
        let command = format!("'{}' {program}", hostile());
        judge(&[&["test", "--command", &command, "--cases", cases], options].concat())
    };
    expect(&run("loops", &["--time-limit", "0.2"]), 1, &["TLE", "limit 0.2 s"]);
    expect(&run("uses_megabytes 50", &["--memory-limit", "20"]), 1, &["MLE", "limit 20 MB"]);
    expect(&run("writes_without_end", &["--output-limit", "2"]), 1, &["OLE", "2 MB"]);
}

#[test]
fn a_checker_program_judges_and_its_failure_is_its_own() {
    let folder = Folder::new("checker");
    folder.write("a.in", "5\n");
    folder.write("a.out", "10\n");
    let checker = format!("'{}' checks", hostile());
    expect(&judge_says(&folder, "15", &["--checker", &checker]), 0, &["1 AC"]);
    expect(&judge_says(&folder, "16", &["--checker", &checker]), 1, &["WA", "no multiple"]);
    expect(&judge_says(&folder, "x", &["--checker", &checker]), 1, &["FAIL", "checker failed"]);
}

/// A project of its own, small, with a judge in it as Cargo would have built it.
fn project(problems: &[(&str, &str)]) -> Folder {
    let folder = Folder::new("project");
    let mut manifest =
        "[package]\nname = \"small\"\nversion = \"0.1.0\"\nedition = \"2021\"\n[workspace]\n"
            .to_string();
    std::fs::create_dir_all(folder.0.join("problems")).unwrap();
    std::fs::create_dir_all(folder.0.join("target/debug/.fingerprint")).unwrap();
    // A link: a copy could not be started as long as some child inherits the file being written.
    std::fs::hard_link(JUDGE, folder.0.join("target/debug/judge")).unwrap();
    for (name, body) in problems {
        manifest += &format!("[[bin]]\nname = \"{name}\"\npath = \"problems/{name}.rs\"\n");
        let text = format!("//! Title of {name}\n//! Limits: 5 s, 64 MB\nfn main() {{ {body} }}\n");
        folder.write(&format!("problems/{name}.rs"), text);
        let problem = name.split('-').next().unwrap();
        let samples = format!("tests/samples/{problem}");
        std::fs::create_dir_all(folder.0.join(&samples)).unwrap();
        folder.write(&format!("{samples}/a.in"), "");
        folder.write(&format!("{samples}/a.out"), "7\n");
    }
    folder.write("Cargo.toml", manifest);
    folder
}

fn judge_in(folder: &Folder, arguments: &[&str]) -> Output {
    Command::new(folder.0.join("target/debug/judge")).args(arguments).output().unwrap()
}

#[test]
fn what_does_not_compile_is_ce_and_the_rest_is_judged() {
    let folder = project(&[("good", "println!(\"7\")"), ("broken", "let x: u8 = \"\";")]);
    let output = judge_in(&folder, &["test"]);
    expect(&output, 1, &["CE   (build)", "mismatched types", "AC   a", "2 cases: 1 AC, 1 CE"]);
    expect(&judge_in(&folder, &["test", "good"]), 0, &["1 case: 1 AC"]);
    expect(&judge_in(&folder, &["test", "--no-build", "broken"]), 2, &["broken is missing"]);
}

#[test]
fn a_method_may_skip_cases_but_not_all_and_a_main_file_none() {
    let decline = "eprintln!(\"too large for this method: 1\"); std::process::exit(3)";
    let folder = project(&[("main", decline), ("main-slow", decline)]);
    expect(&judge_in(&folder, &["test", "main-slow"]), 1, &["SKIP a", "FAIL (all skipped)"]);
    expect(&judge_in(&folder, &["test", "main"]), 1, &["RE   a", "exit status 3"]);
    folder.write("tests/samples/main/b.in", "1");
    folder.write("tests/samples/main/b.out", "7\n");
    folder.write(
        "problems/main-slow.rs",
        format!(
            "//! T\n//! Limits: 5 s, 64 MB\nfn main() {{ let mut s = String::new(); \
             std::io::stdin().read_line(&mut s).unwrap(); \
             if s == \"1\" {{ println!(\"7\") }} else {{ {decline} }} }}\n"
        ),
    );
    expect(&judge_in(&folder, &["test", "main-slow"]), 0, &["SKIP a", "AC   b"]);
}
