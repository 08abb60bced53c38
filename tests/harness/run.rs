//! Running one program under limits, and what came of it.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

#[cfg(not(unix))]
pub use crate::direct::Runner;
#[cfg(unix)]
pub use crate::launcher::Runner;

/// What a program may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// CPU time. Wall time is limited to twice this plus a second, which ends sleepers.
    pub time: Duration,
    /// Bytes of resident memory at its peak.
    pub memory: u64,
    /// Bytes of output, and of error output.
    pub output: u64,
    /// Bytes of address space, for programs that are known not to reserve more than they use.
    pub address_space: Option<u64>,
}

/// The output limit where nobody says otherwise.
pub const DEFAULT_OUTPUT: u64 = 64 << 20;
/// One of the megabytes in which limits are written.
pub const MB: u64 = 1 << 20;

impl Limits {
    /// Limits for a program of ours: its address space may exceed its memory by 64 MB (stack, code).
    pub fn new(time: Duration, memory: u64) -> Limits {
        Limits { time, memory, output: DEFAULT_OUTPUT, address_space: Some(memory + 64 * MB) }
    }

    /// Wall time after which the program is killed.
    pub fn wall(&self) -> Duration {
        self.time * 2 + Duration::from_secs(1)
    }
}

/// Which limit a program was killed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exceeded {
    Time,
    Memory,
    Output,
}

/// How a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    Status(i32),
    Signal(i32),
}

/// What one run came to. Its output lies in `Runner::stdout` and `Runner::stderr` until the next run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub exit: Exit,
    /// Set when the runner killed it; the exit is then only the signal that did it.
    pub exceeded: Option<Exceeded>,
    /// CPU time of the program and of the children it waited for.
    pub cpu: Duration,
    pub wall: Duration,
    /// Peak resident memory of the largest process in bytes; None where the system does not tell.
    pub peak: Option<u64>,
}

/// A program and its arguments, ready to run; never given to a shell.
pub type Command = Vec<OsString>;

/// Splits a command line at blanks. Single and double quotes keep blanks together; a backslash takes
/// the next character as it is, except inside single quotes. Nothing else is special.
pub fn split_command(line: &str) -> Result<Command, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut characters = line.chars();
    while let Some(c) = characters.next() {
        match c {
            _ if quote == Some(c) => quote = None,
            '\'' | '"' if quote.is_none() => {
                quote = Some(c);
                word.get_or_insert_with(String::new);
            }
            '\\' if quote != Some('\'') && cfg!(unix) => {
                let next = characters.next().ok_or("a backslash ends the command")?;
                word.get_or_insert_with(String::new).push(next);
            }
            _ if c.is_whitespace() && quote.is_none() => words.extend(word.take()),
            _ => word.get_or_insert_with(String::new).push(c),
        }
    }
    if let Some(quote) = quote {
        return Err(format!("the command has a {quote} without its partner"));
    }
    words.extend(word);
    if words.is_empty() {
        return Err("the command is empty".to_string());
    }
    Ok(words.into_iter().map(OsString::from).collect())
}

/// A command's words as one line that a shell, or `split_command`, takes apart again.
pub fn join_command(command: &[OsString]) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_./:=,+@%".contains(c);
    let quoted = |word: &OsString| match word.to_string_lossy() {
        word if !word.is_empty() && word.chars().all(is_plain) => word.into_owned(),
        word => format!("'{}'", word.replace('\'', "'\\''")),
    };
    command.iter().map(quoted).collect::<Vec<_>>().join(" ")
}

/// A folder for temporary files that nobody else uses.
pub(crate) fn scratch_folder() -> std::io::Result<PathBuf> {
    use std::sync::atomic::{AtomicU32, Ordering};
    static NEXT: AtomicU32 = AtomicU32::new(0);
    loop {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("judge-{}-{number}", std::process::id()));
        match std::fs::create_dir(&path) {
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
            Ok(()) => return Ok(path),
        }
    }
}

/// Names of the files in a runner's folder.
pub(crate) fn stdout_in(folder: &Path) -> PathBuf {
    folder.join("stdout")
}

/// See `stdout_in`.
pub(crate) fn stderr_in(folder: &Path) -> PathBuf {
    folder.join("stderr")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        split_command(line).unwrap().iter().map(|w| w.to_string_lossy().into_owned()).collect()
    }

    #[test]
    fn commands_split_at_blanks_and_honour_quotes() {
        assert_eq!(words("python3  a.py -x"), ["python3", "a.py", "-x"]);
        assert_eq!(words("'my program' \"a b\"c ''"), ["my program", "a bc", ""]);
        assert_eq!(words(r#"a\ b '\' "\"""#), ["a b", "\\", "\""]);
        assert!(split_command("  ").is_err());
        assert!(split_command("a 'b").unwrap_err().contains('\''));
        assert!(split_command("a \\").is_err());
    }

    #[test]
    fn a_joined_command_splits_into_itself() {
        let words = ["a", "b c", "", "it's", "$HOME `x` \\ \""];
        let command: Command = words.iter().map(OsString::from).collect();
        assert_eq!(split_command(&join_command(&command)).unwrap(), command);
        assert_eq!(join_command(&command[..2]), "a 'b c'");
    }
}
