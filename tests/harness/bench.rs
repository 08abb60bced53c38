//! Timing programs against each other on the same input.

use crate::run::Limits;
use crate::stress::Program;
use crate::verdict::Verdict;
use std::ffi::OsString;
use std::path::Path;
use std::time::Duration;

/// A program to time.
pub struct Contestant {
    pub name: String,
    pub command: Vec<OsString>,
    pub limits: Limits,
    pub may_decline: bool,
}

/// What a program needed for one input.
#[derive(Clone, Debug)]
pub enum Timing {
    /// Every run ended well.
    Done {
        /// CPU time of each run, in ascending order.
        cpu: Vec<Duration>,
        /// The largest peak of resident memory in bytes, where the system tells.
        peak: Option<u64>,
        /// A digest of the output of the first run.
        output: u64,
    },
    /// A run did not end well: its verdict, and why.
    Failed(Verdict, String),
}

impl Timing {
    /// The median CPU time.
    pub fn median(&self) -> Option<Duration> {
        match self {
            Timing::Done { cpu, .. } => cpu.get(cpu.len() / 2).copied(),
            Timing::Failed(..) => None,
        }
    }
}

/// Runs every program `runs` times on the input, in turn (A B C A B C ...), so that a machine that
/// slows down slows all of them. A program that fails once is not run again.
pub fn time(
    launcher: &Path,
    contestants: &[Contestant],
    input: &Path,
    runs: usize,
) -> Result<Vec<Timing>, String> {
    let mut programs = Vec::new();
    for contestant in contestants {
        let Contestant { command, limits, may_decline, .. } = contestant;
        programs.push(Program::new(launcher, command.clone(), *limits, *may_decline)?);
    }
    let mut timings: Vec<Timing> = contestants
        .iter()
        .map(|_| Timing::Done { cpu: Vec::new(), peak: None, output: 0 })
        .collect();
    for _ in 0..runs {
        for (program, timing) in programs.iter_mut().zip(&mut timings) {
            if let Timing::Done { cpu, peak, output } = timing {
                match program.run(input)? {
                    (outcome, None) => {
                        if cpu.is_empty() {
                            *output = program.output_digest();
                        }
                        cpu.push(outcome.cpu);
                        *peak = (*peak).max(outcome.peak);
                    }
                    (_, Some((verdict, why))) => *timing = Timing::Failed(verdict, why),
                }
            }
        }
    }
    for timing in &mut timings {
        if let Timing::Done { cpu, .. } = timing {
            cpu.sort();
        }
    }
    Ok(timings)
}
