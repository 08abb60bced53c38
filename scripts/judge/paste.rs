//! `judge paste`.

use crate::arguments::Arguments;
use harness::catalog::Project;
use harness::paste::{strip_comments, Compiler, SOURCE_LIMIT};
use harness::report::Screen;
use harness::run::Runner;
use std::ffi::OsString;
use std::fs;
use std::path::Path;

pub const HELP: &str = "\
usage: cargo judge paste NAME [--rustc PATH]... [--strip]

Prints a problem's or method's source, ready to paste into a judge, once it is known to stand alone:
copied into an empty folder, it has to compile without a warning with the bare compiler, with no flag
(a judge without an edition flag means 2015) and under every edition that the compiler knows. What
was checked and the source's size go to standard error. If anything fails, nothing is printed.

options:
  --rustc PATH   check with this compiler; may be given again for more. Else RUSTC or rustc
  --strip        leave comments out; what is left is what is checked and printed

exit status: 0 it stands alone, 1 it does not, 2 the call was wrong

example: cargo judge paste algo529 --strip > to_paste.rs
";

pub fn run(words: &[String]) -> Result<u8, String> {
    let arguments = Arguments::parse_repeatable(words, &["--strip"], &["--rustc"], &["--rustc"])?;
    let name = match arguments.names.as_slice() {
        [name] => name,
        [] => return Err("name the problem to paste".to_string()),
        _ => return Err("one problem at a time".to_string()),
    };
    let problem = Project::find()?.find_problem(name)?;
    let file = problem.file.display();
    let source = fs::read_to_string(&problem.file);
    let source = source.map_err(|error| format!("cannot read {file}: {error}"))?;
    let is_stripped = arguments.has("--strip");
    let source = if is_stripped { strip_comments(&source) } else { source };
    let compilers = compilers(&arguments)?;
    let mut stands_alone = true;
    let launcher = std::env::current_exe().map_err(|error| error.to_string())?;
    for compiler in &compilers {
        // A runner's folder is removed whatever ends this process.
        let alone = Runner::start(&launcher)?;
        stands_alone &= check(compiler, name, &source, alone.folder())?;
    }
    if !stands_alone {
        eprintln!("judge: {name} does not stand alone");
        return Ok(1);
    }
    eprintln!("{}", size(name, source.len(), is_stripped));
    Screen::new().print(&source);
    Ok(0)
}

fn compilers(arguments: &Arguments) -> Result<Vec<Compiler>, String> {
    let mut programs: Vec<OsString> = arguments.values("--rustc").map(OsString::from).collect();
    if programs.is_empty() {
        programs.push(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    }
    let compiler = |program: &OsString| {
        Compiler::new(program).map_err(|why| format!("{why}; --rustc PATH names another compiler"))
    };
    programs.iter().map(compiler).collect()
}

/// Whether one compiler takes the source; says so.
fn check(compiler: &Compiler, name: &str, source: &str, folder: &Path) -> Result<bool, String> {
    let report = compiler.check(name, source, folder)?;
    let version = &compiler.version;
    if !report.good.is_empty() {
        eprintln!("{version}: no warning with {}", report.good.join(", "));
    }
    for (ways, text) in &report.bad {
        eprintln!("{version}: fails with {}\n{}", ways.join(", "), text.trim_end());
    }
    Ok(report.bad.is_empty())
}

fn size(name: &str, bytes: usize, is_stripped: bool) -> String {
    let fits = if bytes <= SOURCE_LIMIT { "within" } else { "OVER" };
    let hint = match bytes > SOURCE_LIMIT && !is_stripped {
        true => "; --strip leaves comments out",
        false => "",
    };
    format!(
        "{name}.rs: {bytes} bytes, {fits} the 64 KB ({SOURCE_LIMIT}) that many judges take{hint}"
    )
}
