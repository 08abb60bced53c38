//! The worker behind `judge stress` and the malformed-input test: our solutions, called in process.
//!
//! usage: stress agree NAME OTHER SEED SECONDS COUNT SIZE FOLDER AGAIN
//!        stress malformed NAME SECONDS COUNT FILE...
//!
//! It is a program of its own so that a problem file that does not compile does not take the judge
//! with it.
#![forbid(unsafe_code)]

#[path = "../tests/harness/solutions.rs"]
mod solutions;

use harness::report::Screen;
use harness::stress::{self, Answer, Options};
use harness::{catalog, generate, malformed, random::Random};
use solutions::Solve;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long a solution may think about one small input before it counts as hanging.
const PATIENCE: Duration = Duration::from_secs(10);

/// What is being solved, and since when.
type Current = Arc<Mutex<Option<(String, Instant)>>>;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let result = match arguments.split_first() {
        Some((mode, rest)) if mode == "agree" => agree(rest),
        Some((mode, rest)) if mode == "malformed" => hold_against_malformed(rest),
        _ => Err("this is the worker behind `judge stress`; use that".to_string()),
    };
    match result {
        Ok(status) => std::process::exit(i32::from(status)),
        Err(message) => {
            eprintln!("judge: {message}");
            std::process::exit(2);
        }
    }
}

fn number(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("no number: {text}"))
}

fn seconds(text: &str) -> Result<Duration, String> {
    catalog::parse_seconds(text).ok_or_else(|| format!("no time: {text}"))
}

fn find(name: &str) -> Result<Solve, String> {
    let found = solutions::SOLUTIONS.iter().find(|(known, _)| *known == name);
    found.map(|&(_, solve)| solve).ok_or_else(|| {
        format!("{name} is not in tests/harness/registry.rs, so it cannot be called in process")
    })
}

/// Two solutions against each other.
fn agree(arguments: &[String]) -> Result<u8, String> {
    let [name, other, seed, time, count, size, folder, again] = match arguments {
        [a, b, c, d, e, f, g, h] => [a, b, c, d, e, f, g, h],
        _ => return Err("`agree` takes eight words".to_string()),
    };
    let options = Options {
        seed: number(seed)?,
        time: seconds(time)?,
        count: number(count)?,
        size: number(size)?.min(u64::from(u32::MAX)) as u32,
        inputs_per_size: 50,
    };
    let generator = generate::of(name).ok_or_else(|| format!("no generator for {name}"))?;
    let current = watched();
    std::panic::set_hook(Box::new(|_| {}));
    let (mut first, mut second) = (solution(name, &current)?, solution(other, &current)?);
    let outcome = stress::run(
        &mut &*generator,
        [&mut first, &mut second],
        &stress::agreement(generator.problem),
        options,
        &mut stress::progress_on_terminal(),
    )?;
    let names = [name.as_str(), other.as_str()];
    Ok(stress::conclude(&Screen::new(), names, &outcome, options.seed, Path::new(folder), again))
}

fn solution(name: &str, current: &Current) -> Result<impl FnMut(&str) -> Answer, String> {
    let solve = find(name)?;
    let (name, current) = (name.to_string(), current.clone());
    Ok(move |input: &str| {
        *current.lock().unwrap() = Some((format!("{name} on\n{input}"), Instant::now()));
        let answer = Answer::of(solve, input);
        *current.lock().unwrap() = None;
        answer
    })
}

/// Ends the process, and says on which input, when a solution hangs.
fn watched() -> Current {
    let current = Current::default();
    let watched = current.clone();
    std::thread::spawn(move || loop {
        std::thread::sleep(Duration::from_millis(200));
        if let Some((what, since)) = &*watched.lock().unwrap() {
            if since.elapsed() > PATIENCE {
                let seconds = PATIENCE.as_secs();
                Screen::new().print(&format!("no answer after {seconds} s: {what}\n"));
                std::process::exit(1);
            }
        }
    });
    current
}

/// A solution on damaged samples and random bytes: at least COUNT of them, and for SECONDS. It may
/// refuse or answer each, in good form and within its time limit; memory is for the caller to limit.
fn hold_against_malformed(arguments: &[String]) -> Result<u8, String> {
    let (name, time, count, files) = match arguments {
        [name, time, count, files @ ..] if !files.is_empty() => (name, time, count, files),
        _ => return Err("`malformed` takes at least four words".to_string()),
    };
    let (solve, time, count) = (find(name)?, seconds(time)?, number(count)?);
    let limit = catalog::Project::find()?.find_problem(name)?.limits.time;
    let mut samples = Vec::new();
    for file in files {
        samples.push(std::fs::read(file).map_err(|error| format!("cannot read {file}: {error}"))?);
    }
    let mut random = Random::new(6);
    let (mut tried, mut answered) = (0, 0);
    let started = Instant::now();
    while tried < count || started.elapsed() < time {
        let input = match generate::of(name) {
            Some(generator) if random.chance(30) => {
                let size = random.between(1, 8) as u32;
                (generator.small)(&mut random, size).into_bytes()
            }
            _ => random.pick(&samples).clone(),
        };
        let input = malformed::damaged(&mut random, &input);
        let (answer, spent) = timed(solve, &input);
        let fault = match &answer {
            Err(_) => Some("it panicked".to_string()),
            // Once more, in case the machine was busy with something else.
            Ok(_) if spent > limit && timed(solve, &input).1 > limit => {
                Some(format!("it took {} s", spent.as_secs_f64()))
            }
            Ok(answer) => malformed::fault(answer),
        };
        if let Some(fault) = fault {
            let shown = String::from_utf8_lossy(&input);
            Screen::new().print(&format!("{name}: {fault}, on {shown:?} = {input:?}\n"));
            return Ok(1);
        }
        tried += 1;
        answered += u64::from(matches!(answer, Ok(Ok(_))));
    }
    Screen::new().print(&format!("{name}: {tried} inputs, {answered} of them answered\n"));
    Ok(0)
}

/// A solution's answer, unless it panics, and the time it took: CPU time of this thread where the
/// system tells, else wall time.
fn timed(solve: Solve, input: &[u8]) -> (std::thread::Result<Result<String, String>>, Duration) {
    let cpu_time = || {
        let statistics = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        statistics.split(' ').next()?.parse().ok().map(Duration::from_nanos)
    };
    let (cpu, wall) = (cpu_time(), Instant::now());
    let answer = std::panic::catch_unwind(|| solve(input));
    let spent = match (cpu, cpu_time()) {
        (Some(before), Some(after)) => after.saturating_sub(before),
        _ => wall.elapsed(),
    };
    (answer, spent)
}
