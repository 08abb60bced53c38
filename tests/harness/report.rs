//! What a person reads: a line a case, why it failed, and a summary.

use crate::compare::visible;
use crate::verdict::{megabytes, Judgement, Verdict};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::time::Duration;

/// Standard output with or without colours. When it cannot be written any more, the process ends;
/// quietly, if that is because nobody reads it.
pub struct Screen {
    colours: bool,
}

impl Screen {
    /// Colours only on a terminal that has them, and not where `NO_COLOR` is set.
    pub fn new() -> Screen {
        let no_color = std::env::var_os("NO_COLOR").map_or(false, |value| !value.is_empty());
        let dumb = std::env::var_os("TERM").map_or(false, |value| value == "dumb");
        Screen { colours: !no_color && !dumb && crate::is_terminal(1) }
    }

    /// Writes text as it is.
    pub fn print(&self, text: &str) {
        let mut stdout = io::stdout();
        if let Err(error) = stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
            if error.kind() != io::ErrorKind::BrokenPipe {
                let _ = writeln!(io::stderr(), "judge: cannot write the output: {error}");
            }
            std::process::exit(1);
        }
    }

    /// A verdict word in a column of its own.
    fn verdict(&self, verdict: Verdict) -> String {
        let word = verdict.word();
        let colour = match verdict {
            Verdict::Accepted => 32,
            Verdict::Skipped => 33,
            _ => 31,
        };
        match self.colours {
            true => format!("\x1b[{colour}m{word:<4}\x1b[0m"),
            false => format!("{word:<4}"),
        }
    }
}

impl Default for Screen {
    fn default() -> Screen {
        Screen::new()
    }
}

/// What is kept of a judged case.
#[derive(Clone, Debug)]
pub struct Record {
    /// The problem's or program's name.
    pub group: String,
    /// The case's name.
    pub case: String,
    pub verdict: Verdict,
    /// Why, for people; may have several lines.
    pub why: String,
    pub cpu: Option<Duration>,
    pub wall: Option<Duration>,
    pub peak: Option<u64>,
}

impl Record {
    /// The record of a judgement.
    pub fn new(group: &str, case: &str, judgement: Judgement) -> Record {
        Record {
            group: group.to_string(),
            case: case.to_string(),
            verdict: judgement.verdict,
            why: judgement.why,
            cpu: judgement.outcome.map(|outcome| outcome.cpu),
            wall: judgement.outcome.map(|outcome| outcome.wall),
            peak: judgement.outcome.and_then(|outcome| outcome.peak),
        }
    }

    /// The case's line, its name padded to `width`, and below it why it did not pass.
    pub fn text(&self, screen: &Screen, width: usize) -> String {
        let case = visible(self.case.as_bytes());
        let mut text = format!("  {} {case:<width$}", screen.verdict(self.verdict));
        if let Some(cpu) = self.cpu {
            let _ = write!(text, "  {:>7.3} s", cpu.as_secs_f64());
        }
        if let Some(peak) = self.peak {
            let _ = write!(text, "  {:>8}", format!("{:.1} MB", peak as f64 / 1048576.0));
        }
        text = text.trim_end().to_string() + "\n";
        let shown = if self.verdict == Verdict::Compile { 60 } else { 20 };
        for line in self.why.lines().take(shown) {
            let _ = writeln!(text, "       {line}");
        }
        text
    }
}

/// The counts, the slowest case and the largest memory.
pub fn summary(records: &[Record]) -> String {
    let mut counts = BTreeMap::new();
    for record in records {
        *counts.entry(record.verdict).or_insert(0) += 1;
    }
    let counts: Vec<String> =
        counts.iter().map(|(verdict, count)| format!("{count} {}", verdict.word())).collect();
    let cases = if records.len() == 1 { "case" } else { "cases" };
    let mut text = format!("{} {cases}: {}\n", records.len(), counts.join(", "));
    if let Some(slowest) =
        records.iter().filter(|record| record.cpu.is_some()).max_by_key(|r| r.cpu)
    {
        let cpu = slowest.cpu.unwrap_or_default().as_secs_f64();
        let _ = writeln!(text, "slowest {} {cpu:.3} s", name(slowest));
    }
    if let Some(largest) =
        records.iter().filter(|record| record.peak.is_some()).max_by_key(|r| r.peak)
    {
        let _ =
            writeln!(text, "largest {} {}", name(largest), megabytes(largest.peak.unwrap_or(0)));
    }
    text
}

fn name(record: &Record) -> String {
    format!("{}/{}", record.group, visible(record.case.as_bytes()))
}
