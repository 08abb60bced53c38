//! `judge bench`.

use crate::arguments::Arguments;
use harness::bench::{self, Contestant, Timing};
use harness::build::Binaries;
use harness::catalog::{Problem, Project};
use harness::generate::{self, Worst};
use harness::machine::{json_number, json_string};
use harness::random::Random;
use harness::report::Screen;
use harness::run::{Limits, Runner, MB};
use harness::verdict::{megabytes, Verdict};
use std::fmt::Write as _;
use std::time::Duration;

pub const HELP: &str = "\
usage: cargo judge bench [NAME...] [OPTIONS]

Times problems (all, if none is named) on the worst inputs that their generators make: the problem's
program, its other methods, and its floor, a program that only reads the input (for some problems in
the plain way in which most solutions begin; see tests/floors/). A method by name is timed with its
problem. The runs take turns, so a machine that slows down slows all of them. For each program: median
CPU time, how many times the floor's that is, its part of the time limit, peak memory.

options:
  --case TEXT   only inputs whose name contains TEXT
  --runs N      runs of each program, 5 if not given
  --json FILE   also write every figure to FILE, times in seconds, memory in bytes

exit status: 0 every problem's own program is inside its limits and its other methods give the same
output, 1 otherwise, 2 the call was wrong
";

/// One program on one input.
struct Row {
    problem: String,
    case: &'static str,
    program: String,
    limits: Limits,
    timing: Timing,
    /// The floor's median CPU time.
    floor: Option<Duration>,
    /// A method whose output is not that of the problem's own program.
    disagrees: bool,
}

pub fn run(words: &[String]) -> Result<u8, String> {
    let arguments = Arguments::parse(words, &[], &["--case", "--runs", "--json"])?;
    let project = Project::find()?;
    let runs = arguments.count("--runs")?.unwrap_or(5) as usize;
    let filter = arguments.value("--case").unwrap_or("");
    let mut mains: Vec<String> = Vec::new();
    for problem in project.select(&arguments.names)? {
        if !mains.iter().any(|main| main == problem.problem()) {
            mains.push(problem.problem().to_string());
        }
    }
    let screen = Screen::new();
    let mut rows = Vec::new();
    for main in &mains {
        let worst = generate::of(main).map_or(&[][..], |generator| generator.worst);
        let worst: Vec<&Worst> = worst.iter().filter(|worst| worst.name.contains(filter)).collect();
        if !worst.is_empty() {
            rows.extend(bench_problem(&project, main, &worst, runs, &screen)?);
        }
    }
    if rows.is_empty() {
        return Err("no generator has such an input".to_string());
    }
    if let Some(path) = arguments.value("--json") {
        std::fs::write(path, json(&rows))
            .map_err(|error| format!("cannot write {path}: {error}"))?;
    }
    let failed = rows
        .iter()
        .any(|row| row.program == row.problem && matches!(row.timing, Timing::Failed(..)));
    Ok(u8::from(failed))
}

fn bench_problem(
    project: &Project,
    main: &str,
    worst: &[&Worst],
    runs: usize,
    screen: &Screen,
) -> Result<Vec<Row>, String> {
    let launcher = std::env::current_exe().map_err(|error| error.to_string())?;
    let scratch = Runner::start(&launcher)?;
    let contestants = contestants(project, main)?;
    let mut rows = Vec::new();
    for worst in worst {
        let input = scratch.folder().join("input");
        // The seed is fixed: a benchmark is to be the same tomorrow.
        let bytes = (worst.make)(&mut Random::new(1));
        screen.print(&format!("{main} {} ({})\n", worst.name, size(bytes.len() as u64)));
        std::fs::write(&input, bytes).map_err(|error| error.to_string())?;
        let timings = bench::time(&launcher, &contestants, &input, runs)?;
        let floor = timings.last().and_then(Timing::median);
        let outputs: Vec<Option<u64>> = timings.iter().map(output).collect();
        for (index, (contestant, timing)) in contestants.iter().zip(timings).enumerate() {
            let is_floor = index + 1 == contestants.len();
            let both = outputs[0].zip(outputs[index]).filter(|_| !is_floor);
            let disagrees = both.map_or(false, |(first, own)| first != own);
            let (program, limits) = (contestant.name.clone(), contestant.limits);
            let (problem, case) = (main.to_string(), worst.name);
            let row = Row { problem, case, program, limits, timing, floor, disagrees };
            screen.print(&line(&row));
            rows.push(row);
        }
        screen.print("\n");
    }
    Ok(rows)
}

fn output(timing: &Timing) -> Option<u64> {
    match timing {
        Timing::Done { output, .. } => Some(*output),
        Timing::Failed(..) => None,
    }
}

/// The problem's own program, its other methods, and the floor as the last.
fn contestants(project: &Project, main: &str) -> Result<Vec<Contestant>, String> {
    let mut problems: Vec<Problem> = project.problems()?;
    problems.retain(|problem| problem.problem() == main);
    let own_floor = format!("floor-{main}");
    let has_own = project.root.join("tests/floors").join(format!("{main}.rs")).is_file();
    let floor = if has_own { own_floor.as_str() } else { "floor-words" };
    let mut names: Vec<&str> = problems.iter().map(|problem| problem.name.as_str()).collect();
    names.push(floor);
    let built = Binaries::beside_this_executable(project).build(&names)?;
    let mut contestants = Vec::new();
    for (name, path) in names.iter().zip(built) {
        let problem = problems.iter().find(|problem| problem.name == *name);
        contestants.push(Contestant {
            name: name.to_string(),
            command: vec![path.map_err(|text| format!("{name} does not compile:\n{text}"))?.into()],
            limits: problem.map_or(Limits::new(Duration::from_secs(10), 2048 * MB), |p| p.limits),
            may_decline: problem.map_or(false, Problem::is_method),
        });
    }
    Ok(contestants)
}

fn size(bytes: u64) -> String {
    match bytes {
        0..=9999 => format!("{bytes} bytes"),
        10_000..=999_999 => format!("{} KB", bytes / 1000),
        _ => megabytes(bytes),
    }
}

fn line(row: &Row) -> String {
    let mut text = format!("  {:<22}", row.program);
    match &row.timing {
        Timing::Failed(Verdict::Skipped, _) => text += " declined",
        Timing::Failed(verdict, why) => {
            let _ = write!(text, " {}: {}", verdict.word(), why.lines().next().unwrap_or_default());
        }
        Timing::Done { peak, .. } => {
            let median = row.timing.median().unwrap_or_default().as_secs_f64();
            let floor = row.floor.unwrap_or_default().as_secs_f64();
            let times = if floor > 0.0 { median / floor } else { 0.0 };
            let part = 100.0 * median / row.limits.time.as_secs_f64();
            let _ = write!(text, " {median:>8.4} s {times:>7.2} x floor {part:>4.0}% of limit");
            if let Some(peak) = peak {
                let _ = write!(text, " {:>6.1} MB", *peak as f64 / MB as f64);
            }
        }
    }
    if row.disagrees {
        text += "  another output!";
    }
    text + "\n"
}

fn json(rows: &[Row]) -> String {
    let row = |row: &Row| {
        let (cpu, peak, verdict) = match &row.timing {
            Timing::Done { cpu, peak, .. } => (cpu.as_slice(), *peak, "AC"),
            Timing::Failed(verdict, _) => (&[][..], None, verdict.word()),
        };
        let times: Vec<String> = cpu.iter().map(|time| time.as_secs_f64().to_string()).collect();
        format!(
            "  {{\"problem\": {}, \"case\": {}, \"program\": {}, \"verdict\": \"{verdict}\", \
             \"cpu_seconds\": [{}], \"median_cpu_seconds\": {}, \"floor_cpu_seconds\": {}, \
             \"peak_bytes\": {}, \"limit_seconds\": {}, \"limit_bytes\": {}}}",
            json_string(&row.problem),
            json_string(row.case),
            json_string(&row.program),
            times.join(", "),
            json_number(row.timing.median().map(|time| time.as_secs_f64())),
            json_number(row.floor.map(|time| time.as_secs_f64())),
            json_number(peak),
            row.limits.time.as_secs_f64(),
            row.limits.memory,
        )
    };
    format!("[\n{}\n]\n", rows.iter().map(row).collect::<Vec<_>>().join(",\n"))
}
