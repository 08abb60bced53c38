//! Stress testing: two solutions on many small inputs, and the first disagreement made small.

use crate::checkers::{self, Checker};
use crate::generate::Generator;
use crate::random::Random;
use crate::report::Screen;
use crate::run::{Limits, Runner};
use crate::verdict::{run_to_end, Ended, Rules, Verdict};
use std::collections::hash_map::DefaultHasher;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io::Write as _;
use std::path::Path;
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

/// A program as a solution: every input is written to a file and the program run on it.
pub struct Program {
    /// The program and its arguments.
    pub command: Vec<OsString>,
    runner: Runner,
    rules: Rules,
}

impl Program {
    /// A program under limits; `may_decline` if it is a method of ours.
    pub fn new(
        launcher: &Path,
        command: Vec<OsString>,
        limits: Limits,
        may_decline: bool,
    ) -> Result<Program, String> {
        let rules = Rules { limits, lenient: false, may_decline, checker: Checker::Exact };
        Ok(Program { runner: Runner::start(launcher)?, command, rules })
    }

    /// Runs the program on a file. Beside what it used, the verdict on it if it did not end well, and
    /// why. Err: it could not be run.
    pub fn run(&mut self, input: &Path) -> Result<Ended, String> {
        run_to_end(&mut self.runner, &self.command, input, &self.rules)
    }

    /// A number that differs where the outputs of two runs differ.
    pub fn output_digest(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        fs::read(self.runner.stdout()).unwrap_or_default().hash(&mut hasher);
        hasher.finish()
    }

    /// The program's answer to an input.
    pub fn answer(&mut self, input: &str) -> Answer {
        let file = self.runner.folder().join("input");
        if let Err(error) = std::fs::write(&file, input) {
            return Answer::Failure(format!("cannot write {}: {error}", file.display()));
        }
        match self.run(&file) {
            Err(why) => Answer::Failure(why),
            Ok((_, Some((Verdict::Skipped, _)))) => Answer::Declined,
            Ok((_, Some((verdict, why)))) => Answer::Failure(format!("{}: {why}", verdict.word())),
            Ok((_, None)) => {
                let output = std::fs::read(self.runner.stdout()).unwrap_or_default();
                Answer::Output(String::from_utf8_lossy(&output).into_owned())
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

/// Whether two outputs for an input (the first argument) can both be right.
pub type Agree = dyn Fn(&str, &str, &str) -> bool;

/// How long to go on; whichever comes first.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    pub seed: u64,
    pub time: Duration,
    pub count: u64,
    /// The largest size; 1 is the smallest.
    pub size: u32,
    /// How many inputs of a size are tried before the next size.
    pub inputs_per_size: u64,
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
fn size_of(index: u64, options: &Options) -> u32 {
    1 + (index / options.inputs_per_size.max(1) % u64::from(options.size.max(1))) as u32
}

/// Compares the two solutions until the options say stop or they disagree. `agree` says whether two
/// outputs are both right; `progress` is told the number of inputs tried, now and then.
pub fn run(
    source: &mut dyn Source,
    solutions: [&mut dyn FnMut(&str) -> Answer; 2],
    agree: &Agree,
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
        let input = source.input(&mut random, size_of(index, &options))?;
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

/// Whether two outputs for an input of this problem can both be right: they are equal, or the
/// problem's checker accepts each where the other is expected.
pub fn agreement(problem: &str) -> Box<Agree> {
    match checkers::of(problem) {
        Checker::Function(check) => Box::new(move |input, a, b| {
            let accepts = |output: &str, expected: &str| {
                check(input.as_bytes(), output.as_bytes(), expected.as_bytes()).is_ok()
            };
            a == b || accepts(a, b) && accepts(b, a)
        }),
        _ => Box::new(|_, a, b| a == b),
    }
}

/// Shows on a terminal how many inputs have been tried; elsewhere nothing.
pub fn progress_on_terminal() -> impl FnMut(u64) {
    let terminal = crate::is_terminal(2);
    let mut shown = Instant::now();
    move |tried| {
        if terminal && tried & 63 == 0 && shown.elapsed() >= Duration::from_millis(200) {
            shown = Instant::now();
            let _ = write!(std::io::stderr(), "\r{tried} inputs \r");
        }
    }
}

/// Reports an outcome, and saves a disagreement in `folder` as a case. `again` is the command that
/// finds it again. Gives the exit status: 0 if the two agreed on at least one input.
pub fn conclude(
    screen: &Screen,
    names: [&str; 2],
    outcome: &Outcome,
    seed: u64,
    folder: &Path,
    again: &str,
) -> u8 {
    let Outcome { compared, declined, .. } = outcome;
    let mut text = format!("{} against {}, seed {seed}: ", names[0], names[1]);
    let (disagreement, found) = match (&outcome.disagreement, &outcome.found) {
        (Some(disagreement), Some(found)) => (disagreement, found),
        _ => {
            let _ = writeln!(text, "{compared} inputs, no difference ({declined} declined)");
            screen.print(&text);
            if *compared == 0 {
                screen.print("nothing was compared: a method declined every input\n");
            }
            return u8::from(*compared == 0);
        }
    };
    let (before, after) = (found.len(), disagreement.input.len());
    let _ = write!(text, "different on input {}", compared + declined);
    if *found != disagreement.input {
        let _ = write!(text, ", made simpler: {before} bytes before, {after} now");
    }
    let _ = writeln!(text, "\n\ninput\n{}", indented(&disagreement.input));
    for (name, answer) in names.iter().zip(&disagreement.answers) {
        let answer = match answer {
            Answer::Output(output) => output.as_str(),
            Answer::Failure(why) => why,
            Answer::Declined => "declined",
        };
        let _ = writeln!(text, "{name}\n{}", indented(answer));
    }
    match save(disagreement, folder, seed) {
        Ok(saved) => text += &format!("saved: {saved} {}\n", names[1]),
        Err(error) => text += &format!("cannot save it in {}: {error}\n", folder.display()),
    }
    let _ = writeln!(text, "again: {again}");
    screen.print(&text);
    1
}

fn save(disagreement: &Disagreement, folder: &Path, seed: u64) -> std::io::Result<String> {
    fs::create_dir_all(folder)?;
    let path = folder.join(format!("seed_{seed}.in"));
    fs::write(&path, &disagreement.input)?;
    match &disagreement.answers[1] {
        Answer::Output(output) => {
            fs::write(path.with_extension("out"), output)?;
            Ok(format!("{} and .out, the output of", shown(&path)))
        }
        _ => Ok(format!("{} without .out, as there is no output of", shown(&path))),
    }
}

/// A path as seen from the present folder, if it lies below.
fn shown(path: &Path) -> String {
    let here = std::env::current_dir().unwrap_or_default();
    path.strip_prefix(here).unwrap_or(path).display().to_string()
}

/// Text for the screen: indented, cut after 30 lines and each line after 200 characters.
fn indented(text: &str) -> String {
    let mut shown = String::new();
    for line in text.lines().take(30) {
        let _ = writeln!(shown, "  {}", line.chars().take(200).collect::<String>());
    }
    if text.lines().count() > 30 {
        shown += "  ...\n";
    }
    shown
}
