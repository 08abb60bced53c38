//! Judging many cases, with one worker or several, and handing the results over in order.

use crate::cases::Case;
use crate::run::Runner;
use crate::verdict::{judge, Judgement, Rules};
use std::ffi::OsString;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{mpsc, Arc};
use std::thread;

/// A case of a program.
#[derive(Clone)]
pub struct Task {
    pub case: Case,
    pub program: Arc<Vec<OsString>>,
    pub rules: Arc<Rules>,
}

/// Judges the tasks with `workers` runners, each started from the executable `launcher`, and calls
/// `each` with a task's number and judgement, in the order of the tasks. Err: a runner could not start.
pub fn run(
    tasks: &[Task],
    workers: usize,
    launcher: &Path,
    mut each: impl FnMut(usize, Judgement),
) -> Result<(), String> {
    let judge_task = |runner: &mut Runner, index: usize| {
        let task: &Task = &tasks[index];
        judge(runner, &task.program, &task.case, &task.rules)
    };
    let workers = workers.min(tasks.len());
    if workers <= 1 {
        if !tasks.is_empty() {
            let mut runner = Runner::start(launcher)?;
            (0..tasks.len()).for_each(|index| each(index, judge_task(&mut runner, index)));
        }
        return Ok(());
    }
    let mut runners = Vec::new();
    for _ in 0..workers {
        runners.push(Runner::start(launcher)?);
    }
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    let (mut started, mut refused) = (0, String::new());
    thread::scope(|scope| {
        for mut runner in runners {
            let (sender, next) = (sender.clone(), &next);
            let work = move || loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= tasks.len()
                    || sender.send((index, judge_task(&mut runner, index))).is_err()
                {
                    return;
                }
            };
            match thread::Builder::new().spawn_scoped(scope, work) {
                Ok(_) => started += 1,
                Err(error) => refused = error.to_string(),
            }
        }
        if started == 0 {
            return Err(format!("cannot start a thread: {refused}"));
        }
        drop(sender);
        let mut early: Vec<Option<Judgement>> = tasks.iter().map(|_| None).collect();
        let mut due = 0;
        for (index, judgement) in receiver {
            early[index] = Some(judgement);
            while let Some(judgement) = early.get_mut(due).and_then(Option::take) {
                each(due, judgement);
                due += 1;
            }
        }
        Ok(())
    })
}
