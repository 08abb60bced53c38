//! Every solution against damaged samples and random bytes: a well-formed answer or a line that says
//! what is wrong, inside the file's own limits of time and memory, and never a panic.
//!
//! `MALFORMED_COUNT=200000 cargo test --release --test malformed` tries so many inputs a file.
#![cfg(unix)]

mod support;

use harness::cases;
use harness::catalog::{Problem, Project};
use harness::run::{Exit, Limits, Runner, MB};
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;

/// Larger samples are left out, so that many inputs can be tried.
const LARGEST_SAMPLE: u64 = 2000;
/// What the worker itself needs beside the solution.
const WORKER: u64 = 4 * MB;

fn hold_against_malformed(project: &Project, problem: &Problem, count: &str) -> Result<(), String> {
    let cases = cases::find(&project.samples(problem), "")?.cases;
    let inputs = cases.iter().map(|case| &case.input);
    let small = inputs.filter(|path| fs::metadata(path).unwrap().len() <= LARGEST_SAMPLE);
    let mut command = vec![env!("CARGO_BIN_EXE_stress").into(), "malformed".into()];
    command.extend([problem.name.as_str(), "2", count].map(|word| word.into()));
    command.extend(small.map(|path| path.clone().into_os_string()));
    let limits = Limits {
        time: Duration::from_secs(7200),
        memory: problem.limits.memory + WORKER,
        address_space: None,
        ..problem.limits
    };
    let mut runner = Runner::start(Path::new(support::JUDGE))?;
    let outcome = runner.run(&command, Path::new("/dev/null"), &limits)?;
    let read = |path| String::from_utf8_lossy(&fs::read(path).unwrap_or_default()).into_owned();
    let said = read(runner.stdout()) + &read(runner.stderr());
    let within = outcome.peak.map_or(true, |peak| peak <= limits.memory);
    if outcome.exit != Exit::Status(0) || !within {
        return Err(format!("{}: {outcome:?}\n{said}", problem.name));
    }
    println!("{}", said.trim_end());
    Ok(())
}

#[test]
fn every_solution_refuses_or_answers_whatever_it_is_given() {
    let project = Project::find().unwrap();
    let count = std::env::var("MALFORMED_COUNT").unwrap_or_else(|_| "2000".to_string());
    let waiting = Mutex::new(project.problems().unwrap());
    let failures = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| loop {
                let problem = match waiting.lock().unwrap().pop() {
                    Some(problem) => problem,
                    None => return,
                };
                if let Err(why) = hold_against_malformed(&project, &problem, &count) {
                    failures.lock().unwrap().push(why);
                }
            });
        }
    });
    let failures = failures.into_inner().unwrap();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
