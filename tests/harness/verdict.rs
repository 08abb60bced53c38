//! From a run to a verdict.

use crate::cases::Case;
use crate::checkers::Checker;
use crate::compare::{compare, same_but_for_line_ends, visible, Comparison};
use crate::run::{Exceeded, Exit, Limits, Outcome, Runner, MB};
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

/// What a case came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// Byte for byte the expected output, or what the checker accepts.
    Accepted,
    /// A method declined the input as too large for it.
    Skipped,
    /// The right words, other white space.
    Presentation,
    Wrong,
    TimeLimit,
    MemoryLimit,
    OutputLimit,
    /// A status other than 0, or a signal.
    Runtime,
    /// The program does not compile.
    Compile,
    /// The case cannot be judged: no expected output, an unreadable file, a checker that failed.
    Failed,
}

impl Verdict {
    /// The word judges use.
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Accepted => "AC",
            Verdict::Skipped => "SKIP",
            Verdict::Presentation => "PE",
            Verdict::Wrong => "WA",
            Verdict::TimeLimit => "TLE",
            Verdict::MemoryLimit => "MLE",
            Verdict::OutputLimit => "OLE",
            Verdict::Runtime => "RE",
            Verdict::Compile => "CE",
            Verdict::Failed => "FAIL",
        }
    }

    /// Whether a run with this verdict is fine.
    pub fn passes(self) -> bool {
        matches!(self, Verdict::Accepted | Verdict::Skipped)
    }
}

/// A verdict, why, and what the run used.
#[derive(Clone, Debug)]
pub struct Judgement {
    pub verdict: Verdict,
    /// For people: several lines, or none.
    pub why: String,
    /// None where nothing was run.
    pub outcome: Option<Outcome>,
}

impl Judgement {
    /// A judgement without a run.
    pub fn without_run(verdict: Verdict, why: impl Into<String>) -> Judgement {
        Judgement { verdict, why: why.into(), outcome: None }
    }
}

/// How to judge.
#[derive(Clone)]
pub struct Rules {
    pub limits: Limits,
    /// A PE passes if only blanks at line ends or newlines at the end differ.
    pub lenient: bool,
    /// Exit status 3 means that the method declined the input.
    pub may_decline: bool,
    pub checker: Checker,
}

/// Runs a program on a case and judges it.
pub fn judge(runner: &mut Runner, program: &[OsString], case: &Case, rules: &Rules) -> Judgement {
    let expected = match &case.expected {
        Ok(path) => path,
        Err(why) => return Judgement::without_run(Verdict::Failed, why),
    };
    for path in [&case.input, expected] {
        // Nothing but a file: opening a named pipe would wait for ever.
        let why = match fs::metadata(path).map(|data| data.is_file()) {
            Ok(false) => "it is no file".to_string(),
            is_file => match is_file.and_then(|_| File::open(path)) {
                Ok(_) => continue,
                Err(error) => error.to_string(),
            },
        };
        let why = format!("cannot read {}: {why}", path.display());
        return Judgement::without_run(Verdict::Failed, why);
    }
    let (outcome, death) = match run_to_end(runner, program, &case.input, rules) {
        Ok(ended) => ended,
        Err(why) => return Judgement::without_run(Verdict::Failed, why),
    };
    let (verdict, why) = match death {
        Some(death) => death,
        None => {
            let found = runner.stdout();
            match &rules.checker {
                Checker::Exact => compared(expected, &found, rules.lenient),
                checker => checker.check(runner, &case.input, expected),
            }
        }
    };
    Judgement { verdict, why, outcome: Some(outcome) }
}

/// What a run used, and, where it did not end by itself with status 0, the verdict on that and why.
pub type Ended = (Outcome, Option<(Verdict, String)>);

/// Runs a program. Err: it could not be run.
pub(crate) fn run_to_end(
    runner: &mut Runner,
    program: &[OsString],
    input: &Path,
    rules: &Rules,
) -> Result<Ended, String> {
    let outcome = runner.run(program, input, &rules.limits)?;
    let death = death(runner, &outcome, rules);
    Ok((outcome, death))
}

/// The verdict on a program that did not end by itself with status 0. A limit explains a death better
/// than its signal does, so limits come first.
fn death(runner: &Runner, outcome: &Outcome, rules: &Rules) -> Option<(Verdict, String)> {
    let limits = &rules.limits;
    let size = |path| fs::metadata(path).map_or(0, |metadata| metadata.len());
    let clean = outcome.exit == Exit::Status(0);
    for (path, name) in [(runner.stdout(), "output"), (runner.stderr(), "error output")] {
        if size(path) > limits.output {
            let why = format!("more than {} of {name}", megabytes(limits.output));
            return Some((Verdict::OutputLimit, why));
        }
    }
    let errors = error_output(runner);
    let peak = outcome.peak.unwrap_or(0);
    if outcome.exceeded == Some(Exceeded::Memory) || peak > limits.memory {
        let why = format!("{} used, limit {}", megabytes(peak), megabytes(limits.memory));
        return Some((Verdict::MemoryLimit, why));
    }
    if outcome.exceeded == Some(Exceeded::Time) || outcome.cpu > limits.time {
        let (cpu, wall) = (outcome.cpu.as_secs_f64(), outcome.wall.as_secs_f64());
        let limit = limits.time.as_secs_f64();
        let why = if outcome.cpu >= limits.time {
            format!("{cpu:.3} s of CPU time, limit {limit} s")
        } else {
            format!(
                "{wall:.2} s of wall time ({cpu:.3} s of CPU time), limit {limit} s of CPU time"
            )
        };
        return Some((Verdict::TimeLimit, why));
    }
    if clean {
        return None;
    }
    let refused_memory = ["memory allocation of ", "bad_alloc", "MemoryError", "OutOfMemoryError"];
    let has_limit = limits.address_space.is_some();
    if has_limit && refused_memory.iter().any(|text| errors.contains(text)) {
        let why =
            format!("an allocation was refused, limit {}\n{errors}", megabytes(limits.memory));
        return Some((Verdict::MemoryLimit, why));
    }
    if rules.may_decline && outcome.exit == Exit::Status(3) {
        return Some((Verdict::Skipped, errors));
    }
    let by_signal = matches!(outcome.exit, Exit::Signal(_));
    let how = if by_signal && errors.contains("has overflowed its stack") {
        "stack overflow".to_string()
    } else {
        match outcome.exit {
            Exit::Status(status) => format!("exit status {status}"),
            Exit::Signal(signal) => signal_text(signal),
        }
    };
    Some((Verdict::Runtime, format!("{how}\n{errors}")))
}

#[cfg(unix)]
fn signal_text(signal: i32) -> String {
    match crate::unix::signal_name(signal) {
        "SIGSEGV" => "killed by SIGSEGV, possibly a stack overflow".to_string(),
        name => format!("killed by {name} (signal {signal})"),
    }
}

#[cfg(not(unix))]
fn signal_text(signal: i32) -> String {
    format!("killed by signal {signal}")
}

/// The beginning of what a program wrote to its standard error.
fn error_output(runner: &Runner) -> String {
    beginning(&runner.stderr())
}

/// The beginning of a file, for the screen: at most eight lines of 160 visible characters.
pub(crate) fn beginning(path: &Path) -> String {
    let mut bytes = Vec::new();
    if let Ok(file) = File::open(path) {
        let _ = file.take(4096).read_to_end(&mut bytes);
    }
    let lines = bytes.split(|&byte| byte == b'\n').filter(|line| !line.is_empty());
    let cut = |line: &[u8]| visible(line).chars().take(160).collect::<String>() + "\n";
    lines.take(8).map(cut).collect()
}

fn compared(expected: &Path, found: &Path, lenient: bool) -> (Verdict, String) {
    let result = compare(expected, found).and_then(|comparison| {
        Ok(match comparison {
            Comparison::Same => (Verdict::Accepted, String::new()),
            Comparison::Wrong(why) => (Verdict::Wrong, why),
            Comparison::Presentation(_) if lenient && same_but_for_line_ends(expected, found)? => {
                (Verdict::Accepted, String::new())
            }
            Comparison::Presentation(why) => (Verdict::Presentation, why),
        })
    });
    result.unwrap_or_else(|error| (Verdict::Failed, format!("cannot compare: {error}")))
}

/// Bytes as `2.1 MB`.
pub fn megabytes(bytes: u64) -> String {
    match bytes % MB {
        0 => format!("{} MB", bytes / MB),
        _ => format!("{:.1} MB", bytes as f64 / MB as f64),
    }
}
