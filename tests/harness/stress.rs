//! Stress testing: two solutions on many small inputs, and the first disagreement made small.

use crate::generate::Generator;
use crate::random::Random;
use std::time::{Duration, Instant};

/// What a solution says to an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Output(String),
    /// It died, refused the input, or ran into a limit: why.
    Failure(String),
    /// A method found the input too large for it.
    Declined,
}

impl Answer {
    /// The answer of a `solve` function, caught where it panics.
    pub fn of(solve: fn(&[u8]) -> Result<String, String>, input: &str) -> Answer {
        match std::panic::catch_unwind(|| solve(input.as_bytes())) {
            Ok(Ok(output)) => Answer::Output(output),
            Ok(Err(why)) if why.starts_with("too large for this method: ") => Answer::Declined,
            Ok(Err(why)) => Answer::Failure(format!("refused the input: {why}")),
            Err(cause) => {
                let text = cause.downcast_ref::<String>().map(String::as_str);
                let text = text.or_else(|| cause.downcast_ref::<&str>().copied());
                Answer::Failure(format!("panicked: {}", text.unwrap_or("no message")))
            }
        }
    }
}

/// Where inputs come from.
pub trait Source {
    /// Input number `index`, for the size asked for. Err: no more can be made.
    fn input(&mut self, random: &mut Random, size: u32) -> Result<String, String>;

    /// Simpler valid inputs, the boldest first.
    fn simpler(&mut self, input: &str) -> Vec<String>;
}

impl Source for &Generator {
    fn input(&mut self, random: &mut Random, size: u32) -> Result<String, String> {
        Ok((self.small)(random, size))
    }

    fn simpler(&mut self, input: &str) -> Vec<String> {
        (self.shrink)(input)
    }
}

/// How long to go on; whichever comes first.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    pub seed: u64,
    pub time: Duration,
    pub count: u64,
    /// The largest size; 1 is the smallest.
    pub size: u32,
}

/// Two answers to one input that cannot both be right.
#[derive(Clone, Debug)]
pub struct Disagreement {
    pub input: String,
    pub answers: [Answer; 2],
}

/// What a stress test came to.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Inputs that both solutions answered.
    pub compared: u64,
    /// Inputs that one of them declined.
    pub declined: u64,
    pub disagreement: Option<Disagreement>,
    /// The disagreement as it was found, before it was made smaller.
    pub found: Option<String>,
}

/// The size of input number `index`: sizes grow by one every few inputs, and begin anew at the top, so
/// that the small ones come first and all keep coming.
fn size_of(index: u64, largest: u32) -> u32 {
    1 + (index / 50 % u64::from(largest.max(1))) as u32
}

/// Compares the two solutions until the options say stop or they disagree. `agree` says whether two
/// outputs are both right; `progress` is told the number of inputs tried, now and then.
pub fn run(
    source: &mut dyn Source,
    solutions: [&mut dyn FnMut(&str) -> Answer; 2],
    agree: &dyn Fn(&str, &str, &str) -> bool,
    options: Options,
    progress: &mut dyn FnMut(u64),
) -> Result<Outcome, String> {
    let [first, second] = solutions;
    let mut outcome = Outcome { compared: 0, declined: 0, disagreement: None, found: None };
    let mut differ = |input: &str| -> Result<(), Option<Disagreement>> {
        let answers = [first(input), second(input)];
        match &answers {
            [Answer::Declined, _] | [_, Answer::Declined] => Err(None),
            [Answer::Output(a), Answer::Output(b)] if agree(input, a, b) => Ok(()),
            _ => Err(Some(Disagreement { input: input.to_string(), answers })),
        }
    };
    let started = Instant::now();
    let mut seeds = Random::new(options.seed);
    for index in 0..options.count {
        if index % 16 == 0 && started.elapsed() >= options.time {
            break;
        }
        progress(index);
        let mut random = Random::new(seeds.next_u64());
        let input = source.input(&mut random, size_of(index, options.size))?;
        match differ(&input) {
            Ok(()) => outcome.compared += 1,
            Err(None) => outcome.declined += 1,
            Err(Some(disagreement)) => {
                outcome.compared += 1;
                outcome.disagreement = Some(shrink(source, disagreement, &mut differ));
                outcome.found = Some(input);
                break;
            }
        }
    }
    Ok(outcome)
}

/// Goes to simpler inputs as long as the disagreement lasts, for a minute at most.
fn shrink(
    source: &mut dyn Source,
    mut smallest: Disagreement,
    differ: &mut dyn FnMut(&str) -> Result<(), Option<Disagreement>>,
) -> Disagreement {
    let started = Instant::now();
    loop {
        let simpler = source.simpler(&smallest.input).into_iter().find_map(|input| {
            if started.elapsed() > Duration::from_secs(60) {
                return None;
            }
            differ(&input).err().flatten()
        });
        match simpler {
            Some(simpler) => smallest = simpler,
            None => return smallest,
        }
    }
}
