//! `judge`: the command-line program over the harness. `judge --help` says what it does.
#![forbid(unsafe_code)]

#[path = "judge/arguments.rs"]
mod arguments;
#[path = "judge/bench.rs"]
mod bench;
#[path = "judge/list.rs"]
mod list;
#[path = "judge/new.rs"]
mod new;
#[path = "judge/paste.rs"]
mod paste;
#[path = "judge/stress.rs"]
mod stress;
#[path = "judge/test.rs"]
mod test;

use harness::report::Screen;
use std::ffi::{OsStr, OsString};
use std::path::Path;

/// A command: its name, what it does in a few words, its help, and the function behind it.
struct Command {
    name: &'static str,
    summary: &'static str,
    help: &'static str,
    run: fn(&[String]) -> Result<u8, String>,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "test",
        summary: "judge problems, or any program, on samples",
        help: test::HELP,
        run: test::run,
    },
    Command {
        name: "list",
        summary: "show every problem and method",
        help: list::HELP,
        run: list::run,
    },
    Command {
        name: "stress",
        summary: "find an input on which two solutions disagree, and make it small",
        help: stress::HELP,
        run: stress::run,
    },
    Command {
        name: "bench",
        summary: "time problems on their worst inputs, against floor and limits",
        help: bench::HELP,
        run: bench::run,
    },
    Command {
        name: "paste",
        summary: "check that a problem file stands alone, and print it",
        help: paste::HELP,
        run: paste::run,
    },
    Command {
        name: "new",
        summary: "begin a problem, or another method for one",
        help: new::HELP,
        run: new::run,
    },
];

const INTRODUCTION: &str = "\
judge: runs solutions of judge problems under limits and says what came of it

usage: cargo judge COMMAND [ARGUMENTS]; `cargo judge COMMAND --help` tells more
";

const PLATFORMS: &str = "
On Linux every limit is enforced. On macOS CPU time is enforced by the kernel in whole seconds only,
memory is compared with the limit after the run, and what a program started and moved to another
process group lives on. On Windows wall time alone is enforced: CPU time is wall time there, memory
and output are not limited, and only the program itself is killed, not what it started.

exit status: 0 all is well, 1 something failed, 2 the call was wrong
";

fn main() {
    harness::serve_if_asked();
    let arguments: Result<Vec<String>, OsString> =
        std::env::args_os().skip(1).map(OsString::into_string).collect();
    let result = arguments
        .map_err(|word| format!("the argument {word:?} is not UTF-8"))
        .and_then(|arguments| dispatch(&arguments));
    match result {
        Ok(status) => std::process::exit(i32::from(status)),
        Err(message) => {
            eprintln!("judge: {message}");
            std::process::exit(2);
        }
    }
}

fn dispatch(arguments: &[String]) -> Result<u8, String> {
    let (first, rest) = match arguments.split_first() {
        Some((first, rest)) if !["--help", "-h", "help"].contains(&first.as_str()) => (first, rest),
        Some((_, rest)) if !rest.is_empty() => (&rest[0], &arguments[..1]),
        _ => {
            Screen::new().print(&overview());
            return Ok(if arguments.is_empty() { 2 } else { 0 });
        }
    };
    let command = COMMANDS.iter().find(|command| command.name == first).ok_or_else(|| {
        let near = harness::catalog::nearest(first, COMMANDS.iter().map(|command| command.name));
        let hint = near
            .map_or("`cargo judge --help` shows all".to_string(), |n| format!("did you mean {n}?"));
        format!("no command {first:?}; {hint}")
    })?;
    if rest.iter().any(|word| ["--help", "-h", "help"].contains(&word.as_str())) {
        Screen::new().print(command.help);
        return Ok(0);
    }
    (command.run)(rest)
}

fn overview() -> String {
    let mut text = format!("{INTRODUCTION}\ncommands:\n");
    for command in COMMANDS {
        text += &format!("  {:<8}{}\n", command.name, command.summary);
    }
    text + PLATFORMS
}

/// Whether a program can be found: at its path, or by its name on the PATH.
fn is_there(program: &OsStr) -> bool {
    let is_file = |path: &Path| {
        path.is_file() || path.with_extension(std::env::consts::EXE_EXTENSION).is_file()
    };
    if Path::new(program).components().count() > 1 {
        return is_file(Path::new(program));
    }
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&folders).any(|folder| is_file(&folder.join(program)));
    found
}
