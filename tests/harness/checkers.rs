//! Deciding whether an output is right where a problem has many right answers.

use crate::run::{Exit, Limits, Runner, MB};
use crate::verdict::{beginning, Verdict};
use std::ffi::OsString;
use std::fs;
use std::panic;
use std::path::Path;
use std::time::Duration;

#[path = "../checkers/cf936b.rs"]
mod cf936b;

/// Input, output, expected output -> accepted, or wrong and why. A panic means that it failed itself.
pub type CheckerFunction = fn(input: &[u8], output: &[u8], expected: &[u8]) -> Result<(), String>;

/// How an output is judged.
#[derive(Clone)]
pub enum Checker {
    /// By comparison with the expected output.
    Exact,
    /// By a function under `tests/checkers/`.
    Function(CheckerFunction),
    /// By a program called as `PROGRAM input output answer`: status 0 accepted, 1 or 2 wrong.
    Program(Vec<OsString>),
}

/// The checker of a problem.
pub fn of(problem: &str) -> Checker {
    match problem {
        "cf936b" => Checker::Function(cf936b::check),
        _ => Checker::Exact,
    }
}

impl Checker {
    /// Judges what `runner` ran last.
    pub(crate) fn check(
        &self,
        runner: &mut Runner,
        input: &Path,
        expected: &Path,
    ) -> (Verdict, String) {
        match self {
            Checker::Exact => unreachable!("the caller compares"),
            Checker::Function(check) => by_function(*check, input, &runner.stdout(), expected),
            Checker::Program(program) => by_program(program, runner, input, expected),
        }
    }
}

fn by_function(
    check: CheckerFunction,
    input: &Path,
    output: &Path,
    expected: &Path,
) -> (Verdict, String) {
    let read = |path: &Path| {
        fs::read(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
    };
    let files = read(input).and_then(|input| Ok((input, read(output)?, read(expected)?)));
    let (input, output, expected) = match files {
        Ok(files) => files,
        Err(why) => return (Verdict::Failed, why),
    };
    match panic::catch_unwind(|| check(&input, &output, &expected)) {
        Ok(Ok(())) => (Verdict::Accepted, String::new()),
        Ok(Err(why)) => (Verdict::Wrong, why),
        Err(_) => (Verdict::Failed, "the checker failed: it panicked".to_string()),
    }
}

fn by_program(
    program: &[OsString],
    runner: &mut Runner,
    input: &Path,
    expected: &Path,
) -> (Verdict, String) {
    let failed = |why: String| (Verdict::Failed, format!("the checker failed: {why}"));
    let output = runner.folder().join("output");
    if let Err(error) = fs::rename(runner.stdout(), &output) {
        return failed(error.to_string());
    }
    let mut command = program.to_vec();
    command.extend([input, &output, expected].map(|path| path.as_os_str().to_os_string()));
    let limits = Limits { address_space: None, ..Limits::new(Duration::from_secs(30), 2048 * MB) };
    let outcome = match runner.run(&command, input, &limits) {
        Ok(outcome) => outcome,
        Err(why) => return failed(why),
    };
    let said = beginning(&runner.stdout()) + &beginning(&runner.stderr());
    let length = |path| fs::metadata(path).map_or(0, |data| data.len());
    let too_long = length(runner.stdout()).max(length(runner.stderr())) > limits.output;
    match outcome.exit {
        _ if too_long || outcome.exceeded.is_some() => failed("it ran into a limit".to_string()),
        Exit::Status(0) => (Verdict::Accepted, String::new()),
        Exit::Status(1 | 2) => (Verdict::Wrong, said),
        Exit::Status(status) => failed(format!("exit status {status}\n{said}")),
        Exit::Signal(signal) => failed(format!("signal {signal}\n{said}")),
    }
}
