//! Every binary on every sample of its problem: `cargo test algo529` judges `algo529`.

mod support;

use harness::build::Binaries;
use harness::catalog::Project;
use harness::report::{Record, Screen};
use harness::suite::{self, Task};
use harness::verdict::{Rules, Verdict};
use harness::{cases, checkers};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

#[path = "harness/registry.rs"]
#[macro_use]
mod registry;

macro_rules! judged {
    ($($test:ident $name:literal $file:literal)*) => {
        $(#[test]
        fn $test() {
            judge_samples($name, env!(concat!("CARGO_BIN_EXE_", $name)));
        })*

        const NAMES: &[&str] = &[$($name),*];
    };
}

registry!(judged);

fn judge_samples(name: &str, binary: &str) {
    let project = Project::find().unwrap();
    let problem = &project.find_problem(name).unwrap();
    let found = cases::find(&project.samples(problem), "").unwrap();
    assert!(found.orphans.is_empty(), "no .in beside {:?}", found.orphans);
    assert!(!found.cases.is_empty(), "{name} has no samples");
    let mut limits = problem.limits;
    // These binaries check for overflow, and other tests run beside them: a limit is for hangs here.
    // `judge test` and `judge bench` hold the release binaries to the limits as they are.
    limits.time *= 10;
    let checker = checkers::of(problem.problem());
    let may_decline = problem.is_method();
    let rules = Arc::new(Rules { limits, lenient: false, may_decline, checker });
    let program = Arc::new(vec![binary.into()]);
    let task = |case| Task { case, program: program.clone(), rules: rules.clone() };
    let tasks: Vec<Task> = found.cases.into_iter().map(task).collect();
    let mut records = Vec::new();
    suite::run(&tasks, 1, Path::new(support::JUDGE), |index, judgement| {
        records.push(Record::new(name, &tasks[index].case.name, judgement));
    })
    .unwrap();
    let failed = records.iter().filter(|record| !record.verdict.passes());
    let report: String = failed.map(|record| record.text(&Screen::new(), 0)).collect();
    assert!(report.is_empty(), "{name}:\n{report}");
    let accepted = records.iter().filter(|record| record.verdict == Verdict::Accepted).count();
    assert!(accepted > 0, "{name} declined every sample");
}

#[test]
fn every_problem_file_is_judged_here() {
    let problems = Project::find().unwrap().problems().unwrap();
    let files: BTreeSet<String> = problems.into_iter().map(|problem| problem.name).collect();
    let listed: BTreeSet<String> = NAMES.iter().map(|name| name.to_string()).collect();
    support::agree("tests/harness/registry.rs", &listed, "problems/", &files);
}

#[test]
fn binaries_are_looked_for_where_cargo_puts_them() {
    let project = Project::find().unwrap();
    let here = Binaries::beside_this_executable(&project).path("judge");
    assert!(here.starts_with(&project.root), "{}", here.display());
}
