//! `judge test`.

use crate::arguments::Arguments;
use crate::is_there;
use harness::build::Binaries;
use harness::cases::{self, Case};
use harness::catalog::{parse_seconds, Project};
use harness::checkers::{self, Checker};
use harness::compare::visible;
use harness::machine;
use harness::report::{summary, Record, Screen};
use harness::run::{join_command, split_command, Limits, MB};
use harness::suite::{self, Task};
use harness::verdict::{megabytes, Judgement, Rules, Verdict};
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

pub const HELP: &str = "\
usage: cargo judge test [NAME...] [OPTIONS]
       cargo judge test --command \"PROGRAM ARGUMENTS\" --cases FOLDER [OPTIONS]

The first form builds the problems and methods named (all, if none is) and runs each on its samples in
tests/samples/PROBLEM/. The second form judges any program on the pairs NAME.in and NAME.out (or
NAME.ans) of a folder. The program is started directly, without a shell: the command is split at
blanks, quotes keep blanks together.

verdicts:
  AC    the output is exactly the expected one, or the checker accepts it
  PE    the right words with other white space; fails
  WA    anything else
  TLE   more CPU time than the limit, or more wall time than twice the limit and a second
  MLE   more memory than the limit         OLE   more output than the limit
  RE    an exit status other than 0, or a signal
  CE    it does not compile                SKIP  a method declined an input as too large for it
  FAIL  the case cannot be judged: no expected output, an unreadable file, a checker that failed

options:
  --case TEXT            only cases whose name contains TEXT
  --time-limit SECONDS   CPU time; else the limit in the problem's header, or 2 for --command
  --memory-limit MB      peak memory; else the limit in the header, or 256 for --command
  --output-limit MB      output and error output, 64 if not given
  --lenient              blanks at line ends and newlines at the end do not matter
  --jobs N               run N cases at once, 1 if not given; more than there are cores inflates times
  --no-build             judge what is built already
  --watch                judge again whenever a source file or a sample changes; Ctrl-C ends it
  --json FILE            also write every verdict, time and peak to FILE
  --junit FILE           also write a JUnit report to FILE
  --checker PROGRAM      for problems with many right answers, called as PROGRAM input output answer:
                         status 0 is accepted, 1 and 2 are wrong, anything else is a failed checker

exit status: 0 all accepted, 1 something failed, 2 the call was wrong, no program or no case
";

/// The cases of one program.
struct Group {
    name: String,
    heading: String,
    is_method: bool,
    cases: Vec<Case>,
    orphans: Vec<PathBuf>,
    folder: PathBuf,
    /// Part of the names of the cases wanted.
    filter: String,
    /// The program, or the compiler's text.
    program: Result<Vec<OsString>, String>,
    rules: Rules,
}

impl Group {
    fn no_case(&self) -> String {
        let folder = self.folder.display();
        match self.filter.as_str() {
            "" => format!("no case to judge in {folder}: no file whose name ends in .in"),
            filter => format!("no case with {filter:?} in its name in {folder}"),
        }
    }
}

pub fn run(words: &[String]) -> Result<u8, String> {
    let switches = ["--lenient", "--no-build", "--watch"];
    let options = [
        "--case",
        "--command",
        "--cases",
        "--time-limit",
        "--memory-limit",
        "--output-limit",
        "--jobs",
        "--checker",
        "--json",
        "--junit",
    ];
    let arguments = Arguments::parse(words, &switches, &options)?;
    let workers = arguments.count("--jobs")?.unwrap_or(1) as usize;
    if !arguments.has("--watch") {
        return judge_groups(&groups(&arguments)?, workers, &arguments);
    }
    loop {
        // What is wrong now may be right after the next change, so an error ends nothing.
        let before = state_of(&watched(&arguments)?);
        match groups(&arguments).and_then(|groups| judge_groups(&groups, workers, &arguments)) {
            Ok(_) => {}
            Err(message) => eprintln!("judge: {message}"),
        }
        Screen::new().print("\nwatching; Ctrl-C ends it\n");
        while state_of(&watched(&arguments)?) == before {
            std::thread::sleep(Duration::from_millis(200));
        }
    }
}

fn groups(arguments: &Arguments) -> Result<Vec<Group>, String> {
    match (arguments.value("--command"), arguments.value("--cases")) {
        (Some(command), Some(folder)) if arguments.names.is_empty() => {
            Ok(vec![command_group(command, Path::new(folder), arguments)?])
        }
        (None, None) => problem_groups(arguments),
        (Some(_), Some(_)) => Err("--command judges no problem by name".to_string()),
        _ => Err("--command and --cases go together".to_string()),
    }
}

/// The files and folders on which the verdicts depend.
fn watched(arguments: &Arguments) -> Result<Vec<PathBuf>, String> {
    if let (Some(command), Some(folder)) =
        (arguments.value("--command"), arguments.value("--cases"))
    {
        let words = split_command(command)?.into_iter().map(PathBuf::from);
        return Ok(words.filter(|path| path.is_file()).chain([folder.into()]).collect());
    }
    let project = Project::find()?;
    let problems = project.select(&arguments.names)?;
    Ok(problems
        .iter()
        .flat_map(|problem| [problem.file.clone(), project.samples(problem)])
        .collect())
}

/// When each file, and each case's file in a folder, was last changed, and its length.
fn state_of(paths: &[PathBuf]) -> Vec<(PathBuf, Option<SystemTime>, u64)> {
    let mut state = Vec::new();
    for path in paths {
        let entries = std::fs::read_dir(path).into_iter().flatten().flatten();
        let of_a_case = |path: &PathBuf| {
            ["in", "out", "ans"].iter().any(|end| path.extension() == Some(OsStr::new(end)))
        };
        let inside = entries.map(|entry| entry.path()).filter(of_a_case);
        for path in inside.chain([path.clone()].into_iter().filter(|path| path.is_file())) {
            let data = std::fs::metadata(&path).ok();
            let changed = data.as_ref().and_then(|data| data.modified().ok());
            state.push((path, changed, data.map_or(0, |data| data.len())));
        }
    }
    state.sort();
    state
}

fn command_group(command: &str, folder: &Path, arguments: &Arguments) -> Result<Group, String> {
    let program = split_command(command).map_err(|why| format!("--command: {why}"))?;
    if !is_there(&program[0]) {
        return Err(format!("--command: no program {}", Path::new(&program[0]).display()));
    }
    let limits = Limits {
        // A program in another language may reserve far more address space than it uses.
        address_space: None,
        ..Limits::new(Duration::from_secs(2), 256 * MB)
    };
    // The command as the program's name, without the path and on one line.
    let mut words = program.clone();
    words[0] = Path::new(&words[0]).file_name().unwrap_or(&words[0]).to_os_string();
    let name = visible(join_command(&words).as_bytes());
    group(name, "", folder, Ok(program), Checker::Exact, limits, arguments)
}

fn problem_groups(arguments: &Arguments) -> Result<Vec<Group>, String> {
    let project = Project::find()?;
    let problems = project.select(&arguments.names)?;
    let names: Vec<&str> = problems.iter().map(|problem| problem.name.as_str()).collect();
    let binaries = Binaries::beside_this_executable(&project);
    let built = if arguments.has("--no-build") {
        names.iter().map(|name| Ok(binaries.path(name))).collect()
    } else {
        binaries.build(&names)?
    };
    let mut groups = Vec::new();
    for (problem, built) in problems.iter().zip(built) {
        let program = match built {
            Ok(path) if !path.is_file() => {
                return Err(format!(
                    "{} is missing; without --no-build it is built",
                    path.display()
                ))
            }
            Ok(path) => Ok(vec![path.into_os_string()]),
            Err(text) => Err(text),
        };
        let folder = project.samples(problem);
        let checker = checkers::of(problem.problem());
        let (name, title) = (problem.name.clone(), problem.title.as_str());
        let group = group(name, title, &folder, program, checker, problem.limits, arguments)?;
        groups.push(Group { is_method: problem.is_method(), ..group });
    }
    Ok(groups)
}

/// A group with what the arguments say applied to it.
fn group(
    name: String,
    title: &str,
    folder: &Path,
    program: Result<Vec<OsString>, String>,
    checker: Checker,
    mut limits: Limits,
    arguments: &Arguments,
) -> Result<Group, String> {
    let time = arguments.read("--time-limit", "a positive number of seconds", parse_seconds)?;
    limits.time = time.unwrap_or(limits.time);
    if let Some(megabytes) = arguments.count("--memory-limit")? {
        limits.memory = megabytes.saturating_mul(MB);
        limits.address_space = limits.address_space.map(|_| limits.memory.saturating_add(64 * MB));
    }
    if let Some(megabytes) = arguments.count("--output-limit")? {
        limits.output = megabytes.saturating_mul(MB);
    }
    let checker = match arguments.value("--checker") {
        None => checker,
        Some(line) => {
            let program = split_command(line).map_err(|why| format!("--checker: {why}"))?;
            if !is_there(&program[0]) {
                return Err(format!("--checker: no program {}", Path::new(&program[0]).display()));
            }
            Checker::Program(program)
        }
    };
    let filter = arguments.value("--case").unwrap_or("").to_string();
    let found = cases::find(folder, &filter)?;
    let seconds = limits.time.as_secs_f64();
    let heading = format!("{name}  {title}  ({seconds} s, {})", megabytes(limits.memory));
    Ok(Group {
        heading: heading.replace("    ", "  "),
        name,
        folder: folder.to_path_buf(),
        filter,
        is_method: false,
        cases: found.cases,
        orphans: found.orphans,
        program,
        rules: Rules { limits, lenient: arguments.has("--lenient"), may_decline: false, checker },
    })
}

/// Judges the groups one after the other and reports.
fn judge_groups(groups: &[Group], workers: usize, arguments: &Arguments) -> Result<u8, String> {
    let executable = std::env::current_exe().map_err(|error| error.to_string())?;
    let formats =
        [("--json", machine::json as fn(&[Record]) -> String), ("--junit", machine::junit)];
    let write = |option, path: &str, text| {
        std::fs::write(path, text)
            .map_err(|error| format!("{option}: cannot write {path}: {error}"))
    };
    for (option, _) in formats {
        // Now rather than after all the cases.
        if let Some(path) = arguments.value(option) {
            write(option, path, String::new())?;
        }
    }
    let mut tasks = Vec::new();
    let mut owners = Vec::new();
    for (owner, group) in groups.iter().enumerate() {
        let rules = Rules { may_decline: group.is_method, ..group.rules.clone() };
        let (program, rules) =
            (Arc::new(group.program.clone().unwrap_or_default()), Arc::new(rules));
        for case in group.cases.iter().filter(|_| group.program.is_ok()) {
            let (case, program, rules) = (case.clone(), program.clone(), rules.clone());
            tasks.push(Task { case, program, rules });
            owners.push(owner);
        }
    }
    let mut report = Report { screen: Screen::new(), groups, opened: 0, records: Vec::new() };
    suite::run(&tasks, workers, &executable, |index, judgement| {
        report.open_up_to(owners[index] + 1);
        report.add(&tasks[index].case.name, judgement);
    })?;
    report.open_up_to(groups.len());
    report.close();
    report.screen.print(&format!("\n{}", summary(&report.records)));
    for (option, format) in formats {
        if let Some(path) = arguments.value(option) {
            write(option, path, format(&report.records))?;
        }
    }
    if groups.iter().all(|group| group.cases.is_empty()) {
        return Err(groups.first().map_or("nothing to judge".to_string(), Group::no_case));
    }
    Ok(if report.records.iter().all(|record| record.verdict.passes()) { 0 } else { 1 })
}

/// What has been reported so far.
struct Report<'a> {
    screen: Screen,
    groups: &'a [Group],
    /// So many groups have their heading on the screen; the last of them is the current one.
    opened: usize,
    records: Vec<Record>,
}

impl Report<'_> {
    /// Puts the headings of the next groups on the screen, closing each group before the next.
    fn open_up_to(&mut self, count: usize) {
        while self.opened < count {
            self.close();
            let group = &self.groups[self.opened];
            self.opened += 1;
            let blank = if self.opened > 1 { "\n" } else { "" };
            self.screen.print(&format!("{blank}{}\n", group.heading));
            if let Err(text) = &group.program {
                self.add("(build)", Judgement::without_run(Verdict::Compile, text));
            }
        }
    }

    /// Reports what belongs behind the cases of the current group.
    fn close(&mut self) {
        if self.opened == 0 {
            return;
        }
        let group = &self.groups[self.opened - 1];
        for orphan in &group.orphans {
            let why = format!("{} has no .in beside it", orphan.display());
            let name = orphan.file_name().unwrap_or_default().to_string_lossy();
            self.add(&name, Judgement::without_run(Verdict::Failed, why));
        }
        let skipped = |record: &Record| record.verdict == Verdict::Skipped;
        let mut own = self.records.iter().filter(|record| record.group == group.name).peekable();
        if group.is_method && own.peek().is_some() && own.all(skipped) {
            let why = "this method declined every case, so nothing of it was judged";
            self.add("(all skipped)", Judgement::without_run(Verdict::Failed, why));
        }
        if group.cases.is_empty() {
            let why = group.no_case();
            self.add("(no case)", Judgement::without_run(Verdict::Failed, why));
        }
    }

    fn add(&mut self, case: &str, judgement: Judgement) {
        let group = &self.groups[self.opened - 1];
        let record = Record::new(&group.name, case, judgement);
        let names = group.cases.iter().map(|case| case.name.chars().count());
        self.screen.print(&record.text(&self.screen, names.max().unwrap_or(0).min(40)));
        self.records.push(record);
    }
}
