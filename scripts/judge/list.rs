//! `judge list`.

use crate::arguments::Arguments;
use harness::catalog::Project;
use harness::report::Screen;
use harness::{cases, verdict::megabytes};

pub const HELP: &str = "\
usage: cargo judge list

Shows every problem and every other method (PROBLEM-METHOD) with its limits of CPU time and memory,
the number of its samples, and its title.
";

pub fn run(words: &[String]) -> Result<u8, String> {
    let arguments = Arguments::parse(words, &[], &[])?;
    if let Some(name) = arguments.names.first() {
        return Err(format!("`judge list` takes no name, not {name:?}"));
    }
    let project = Project::find()?;
    let problems = project.problems()?;
    let width = problems.iter().map(|problem| problem.name.len()).max().unwrap_or(0);
    let mut text = format!("{:width$}  {:>6}  {:>7}  samples  title\n", "name", "time", "memory");
    for problem in &problems {
        let samples = cases::find(&project.samples(problem), "")?.cases.len();
        text += &format!(
            "{:width$}  {:>4} s  {:>7}  {samples:>7}  {}\n",
            problem.name,
            problem.limits.time.as_secs_f64(),
            megabytes(problem.limits.memory),
            problem.title
        );
    }
    Screen::new().print(&text);
    Ok(0)
}
