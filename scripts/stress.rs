//! The worker behind `judge stress`: two of our solutions against each other, in process.
//!
//! usage: stress NAME OTHER SEED SECONDS COUNT SIZE FOLDER AGAIN
//!
//! It is a program of its own so that a problem file that does not compile does not take the judge
//! with it.
#![forbid(unsafe_code)]

#[path = "../tests/harness/solutions.rs"]
mod solutions;

use harness::report::Screen;
use harness::stress::{self, Answer, Options};
use harness::{catalog, generate};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long a solution may think about one input before it counts as hanging.
const PATIENCE: Duration = Duration::from_secs(10);

/// What is being solved, and since when.
type Current = Arc<Mutex<Option<(&'static str, String, Instant)>>>;

fn main() {
    match run(&std::env::args().skip(1).collect::<Vec<_>>()) {
        Ok(status) => std::process::exit(i32::from(status)),
        Err(message) => {
            eprintln!("judge: {message}");
            std::process::exit(2);
        }
    }
}

fn run(arguments: &[String]) -> Result<u8, String> {
    let [name, other, seed, seconds, count, size, folder, again] = match arguments {
        [a, b, c, d, e, f, g, h] => [a, b, c, d, e, f, g, h],
        _ => return Err("this is the worker behind `judge stress`; use that".to_string()),
    };
    let number = |text: &String| text.parse::<u64>().map_err(|_| format!("no number: {text}"));
    let options = Options {
        seed: number(seed)?,
        time: catalog::parse_seconds(seconds).ok_or("no time")?,
        count: number(count)?,
        size: number(size)?.min(u64::from(u32::MAX)) as u32,
        inputs_per_size: 50,
    };
    let generator = generate::of(name).ok_or_else(|| format!("no generator for {name}"))?;
    let current = Current::default();
    watch(current.clone());
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
    let found = solutions::SOLUTIONS.iter().find(|(known, _)| *known == name);
    let &(name, solve) = found.ok_or_else(|| {
        format!("{name} is not in tests/harness/registry.rs, so it cannot be called in process")
    })?;
    let current = current.clone();
    Ok(move |input: &str| {
        *current.lock().unwrap() = Some((name, input.to_string(), Instant::now()));
        let answer = Answer::of(solve, input);
        *current.lock().unwrap() = None;
        answer
    })
}

/// Ends the process, and says on which input, when a solution hangs.
fn watch(current: Current) {
    std::thread::spawn(move || loop {
        std::thread::sleep(Duration::from_millis(200));
        if let Some((name, input, since)) = &*current.lock().unwrap() {
            if since.elapsed() > PATIENCE {
                let seconds = PATIENCE.as_secs();
                Screen::new()
                    .print(&format!("{name} has no answer after {seconds} s to:\n{input}"));
                std::process::exit(1);
            }
        }
    });
}
