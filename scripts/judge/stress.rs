//! `judge stress`.

use crate::arguments::Arguments;
use crate::is_there;
use harness::build::Binaries;
use harness::catalog::{parse_seconds, Problem, Project};
use harness::generate;
use harness::random::Random;
use harness::report::Screen;
use harness::run::{join_command, split_command, Limits, MB};
use harness::stress::{self, Answer, Options, Program, Source};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

pub const HELP: &str = "\
usage: cargo judge stress NAME [--against METHOD] [OPTIONS]
       cargo judge stress NAME --against-command \"PROGRAM\" [OPTIONS]
       cargo judge stress --command \"PROGRAM\" --against-command \"PROGRAM\" --generator NAME [OPTIONS]

Runs two solutions on small inputs, the smallest first, until they disagree. Then makes the input
simpler as long as the disagreement lasts, shows it with both answers, and saves it as a case under
target/stress/.

The first form runs a problem or method of ours against METHOD, or against every other method of the
same problem, all in one process: some 100,000 inputs a second. The second runs it against a program
in any language; the third, any two programs. --generator is one of our problems, or a program that is
called as PROGRAM SEED SIZE and prints an input; its inputs are made simpler by trying smaller sizes.
The second form takes it too, where the problem has no generator of its own.

options:
  --seed N               where to begin, so that a run can be had again; else the time of day
  --seconds S            how long to go on, 10 if not given
  --count N              how many inputs, if not as many as there is time for
  --size N               the largest size of an input, 30 if not given (1 is the smallest)
  --time-limit SECONDS   for a program; else the problem's limit, or 2
  --memory-limit MB      for a program; else the problem's limit, or 256

exit status: 0 no difference, 1 a difference, 2 the call was wrong
";

pub fn run(words: &[String]) -> Result<u8, String> {
    let options = [
        "--against",
        "--against-command",
        "--command",
        "--generator",
        "--seed",
        "--seconds",
        "--count",
        "--size",
        "--time-limit",
        "--memory-limit",
    ];
    let arguments = Arguments::parse(words, &[], &options)?;
    let project = Project::find()?;
    let whole = |text: &str| text.parse::<u64>().ok();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let seconds = arguments.read("--seconds", "a positive number of seconds", parse_seconds)?;
    let options = Options {
        seed: arguments
            .read("--seed", "a whole number", whole)?
            .unwrap_or(now.as_secs() % 1_000_000),
        time: seconds.unwrap_or(Duration::from_secs(10)),
        count: arguments.count("--count")?.unwrap_or(u64::MAX),
        size: arguments.count("--size")?.unwrap_or(30).min(1 << 30) as u32,
        inputs_per_size: 3,
    };
    let limits = |problem: Option<&Problem>| -> Result<Limits, String> {
        let default = Limits::new(Duration::from_secs(2), 256 * MB);
        let mut limits = problem.map_or(default, |problem| problem.limits);
        let time = arguments.read("--time-limit", "a positive number of seconds", parse_seconds)?;
        limits.time = time.unwrap_or(limits.time);
        limits.memory = arguments.count("--memory-limit")?.map_or(limits.memory, |mb| mb * MB);
        limits.address_space = None;
        Ok(limits)
    };
    match (arguments.names.as_slice(), arguments.value("--command")) {
        ([name], None) => {
            let problem = &project.find_problem(name)?;
            let own = problem.problem();
            let generator = arguments.value("--generator").unwrap_or(own);
            match (arguments.value("--against"), arguments.value("--against-command")) {
                (_, None) if generator != own => {
                    Err("--generator goes with --against-command".to_string())
                }
                (_, None) => in_process(&project, problem, arguments.value("--against"), options),
                (None, Some(_)) if generate::of(generator).is_none() && generator == own => {
                    Err(no_generator(own))
                }
                (None, Some(other)) => {
                    let binaries = Binaries::beside_this_executable(&project);
                    let built = binaries.build(&[name])?.remove(0)?;
                    let command = vec![built.into_os_string()];
                    let sides = [(name.as_str(), command), named(other)?];
                    programs(&project, generator, sides, limits(Some(problem))?, options, words)
                }
                _ => Err("--against or --against-command, not both".to_string()),
            }
        }
        ([], Some(command)) => {
            let other =
                arguments.value("--against-command").ok_or("--against-command is missing")?;
            let generator = arguments.value("--generator").ok_or("--generator is missing")?;
            let sides = [named(command)?, named(other)?];
            programs(&project, generator, sides, limits(None)?, options, words)
        }
        ([], None) => Err("name a problem, or give --command".to_string()),
        ([_], Some(_)) => Err("name a problem or give --command, not both".to_string()),
        _ => Err("one problem at a time".to_string()),
    }
}

/// A command with its text as its name.
fn named(line: &str) -> Result<(&str, Vec<OsString>), String> {
    let command = split_command(line)?;
    match is_there(&command[0]) {
        true => Ok((line, command)),
        false => Err(format!("no program {}", Path::new(&command[0]).display())),
    }
}

/// Two of ours, in the worker's process, once for every other method.
fn in_process(
    project: &Project,
    problem: &Problem,
    against: Option<&str>,
    options: Options,
) -> Result<u8, String> {
    let name = &problem.name;
    let others: Vec<String> = match against {
        Some(other) => vec![project.find_problem(other)?.name],
        None => {
            let all = project.problems()?.into_iter();
            all.filter(|other| other.problem() == problem.problem() && other.name != *name)
                .map(|other| other.name)
                .collect()
        }
    };
    if others.is_empty() {
        return Err(format!("{name} has no other method; give --against-command \"PROGRAM\""));
    }
    if generate::of(name).is_none() {
        return Err(no_generator(problem.problem()));
    }
    let binaries = Binaries::beside_this_executable(project);
    let worker = binaries.build(&["stress"])?.remove(0)?;
    let mut status = 0;
    let time = options.time / others.len() as u32;
    for other in &others {
        let again = format!("cargo judge stress {name} --against {other} --seed {}", options.seed);
        let mut command = Command::new(&worker);
        command.args(["agree", name, other]).arg(options.seed.to_string());
        command.arg(time.as_secs_f64().to_string());
        command.arg(options.count.to_string()).arg(options.size.to_string());
        command.arg(folder(project, name)).arg(again);
        let ended = command.status().map_err(|error| format!("cannot run the worker: {error}"))?;
        match ended.code() {
            Some(code @ (0 | 1)) => status = status.max(code as u8),
            _ => return Err(format!("the worker ended with {ended}")),
        }
    }
    Ok(status)
}

fn no_generator(problem: &str) -> String {
    format!(
        "no generator for {problem}: give --generator \"PROGRAM\" and --against-command, or write \
         one in tests/harness/generate/"
    )
}

fn folder(project: &Project, name: &str) -> PathBuf {
    project.root.join("target/stress").join(name)
}

/// Two programs, at least one of them not ours.
fn programs(
    project: &Project,
    generator: &str,
    sides: [(&str, Vec<OsString>); 2],
    limits: Limits,
    options: Options,
    words: &[String],
) -> Result<u8, String> {
    let launcher = std::env::current_exe().map_err(|error| error.to_string())?;
    let [(name, command), (other, other_command)] = sides;
    let mut first = Program::new(&launcher, command, limits, true)?;
    let mut second = Program::new(&launcher, other_command, limits, true)?;
    let mut ours;
    let mut external;
    let (source, problem): (&mut dyn Source, &str) = match generate::of(generator) {
        Some(found) => {
            ours = found;
            (&mut ours, found.problem)
        }
        None => {
            let near = harness::catalog::nearest(generator, generate::all().map(|g| g.problem));
            let (_, command) = named(generator).map_err(|why| match near {
                Some(near) => format!("--generator: {why}; did you mean {near}?"),
                None => format!("--generator: {why}, and no problem of that name"),
            })?;
            external = External::new(&launcher, command)?;
            (&mut external, "")
        }
    };
    let outcome = stress::run(
        source,
        [&mut |input| first.answer(input), &mut |input| second.answer(input)],
        &stress::agreement(problem),
        options,
        &mut stress::progress_on_terminal(),
    )?;
    let words: Vec<OsString> = words.iter().map(OsString::from).collect();
    let mut again = format!("cargo judge stress {}", join_command(&words));
    if !again.contains(" --seed") {
        again += &format!(" --seed {}", options.seed);
    }
    let folder = folder(project, if problem.is_empty() { "programs" } else { problem });
    Ok(stress::conclude(&Screen::new(), [name, other], &outcome, options.seed, &folder, &again))
}

/// A generator in any language: `PROGRAM SEED SIZE` prints an input.
struct External {
    command: Vec<OsString>,
    program: Program,
    /// The size of the input last made for a test.
    size: u32,
}

impl External {
    fn new(launcher: &Path, command: Vec<OsString>) -> Result<External, String> {
        let limits = Limits::new(Duration::from_secs(10), 1024 * MB);
        let limits = Limits { address_space: None, ..limits };
        let program = Program::new(launcher, command.clone(), limits, false)?;
        Ok(External { command, program, size: 1 })
    }

    fn make(&mut self, random: &mut Random, size: u32) -> Result<String, String> {
        let seed = random.next_u64() >> 33;
        self.program.command = self.command.clone();
        self.program.command.extend([seed.to_string().into(), size.to_string().into()]);
        match self.program.answer("") {
            Answer::Output(input) if input.is_empty() => {
                Err("the generator printed nothing".to_string())
            }
            Answer::Output(input) => Ok(input),
            Answer::Failure(why) => Err(format!("the generator failed: {why}")),
            Answer::Declined => Err("the generator declined".to_string()),
        }
    }
}

impl Source for External {
    fn input(&mut self, random: &mut Random, size: u32) -> Result<String, String> {
        self.size = size;
        self.make(random, size)
    }

    fn simpler(&mut self, input: &str) -> Vec<String> {
        let mut random = Random::new(self.size.into());
        let sizes = (1..=self.size.min(20)).flat_map(|size| std::iter::repeat(size).take(20));
        let made = sizes.filter_map(|size| self.make(&mut random, size).ok());
        made.filter(|other| other.len() < input.len()).collect()
    }
}
