//! `judge new`.

use crate::arguments::Arguments;
use harness::catalog::Project;
use harness::report::Screen;
use harness::scaffold::{self, module_of, Plan, MARK};

pub const HELP: &str = "\
usage: cargo judge new NAME [--title TITLE] [--limits \"1 s, 256 MB\"]
       cargo judge new PROBLEM-METHOD [--title TITLE] [--limits \"1 s, 256 MB\"]

Begins a problem: a file under problems/ with header, `solve` and `main` that compiles and answers a
number with the same number, a first sample for it, its `[[bin]]` in Cargo.toml, its line in
tests/harness/registry.rs and its row in README.md. What is to be filled in is marked. The second form
begins another method for a problem, as a copy of the problem's file; it shares the problem's samples.

NAME is the judge's id in small letters (poj3922) or the game's name (kfold). All checks come before the
first change: if anything of that name exists, nothing is changed.

options:
  --title TITLE      the first line of the header, such as \"DOTA (Lanqiao ALGO-529)\"
  --limits LIMITS    CPU time and memory, 1 s, 256 MB if not given; a method has its problem's

exit status: 0 it is made, 2 the call was wrong or something is in the way
";

pub fn run(words: &[String]) -> Result<u8, String> {
    let arguments = Arguments::parse(words, &[], &["--title", "--limits"])?;
    let name = match arguments.names.as_slice() {
        [name] => name,
        [] => return Err("give the new problem a name: judge new NAME".to_string()),
        _ => {
            return Err("one problem at a time; a title goes behind --title, in quotes".to_string())
        }
    };
    let project = Project::find()?;
    let (title, limits) = (arguments.value("--title"), arguments.value("--limits"));
    let plan = scaffold::plan(&project, name, title, limits)?;
    plan.carry_out()?;
    Screen::new().print(&(done(&plan) + "\n" + &next(name)));
    Ok(0)
}

fn done(plan: &Plan) -> String {
    let made = plan.made.iter().map(|(path, _)| format!("made {path}\n"));
    made.chain(plan.extended.iter().map(|(path, _)| format!("extended {path}\n"))).collect()
}

fn next(name: &str) -> String {
    let problem = name.split('-').next().unwrap_or(name);
    let module = module_of(name);
    let (cases, row) = match problem == name {
        true => (
            "put the judge's samples in the place of sample-1: CASE.in and CASE.out, in",
            "fill in its row in README.md",
        ),
        false => (
            "its samples are those of its problem, which may need more of them, in",
            "say what it is for in its problem's row in README.md",
        ),
    };
    format!(
        "It is green as it stands. Next:
  1. {cases}
     tests/samples/{problem}/
  2. write problems/{name}.rs, and fill in what is marked {MARK} there
  3. {row}
  4. run it all:
     cargo judge test {name}
     cargo judge paste {name}
     cargo test --test samples {module}
     cargo test --test guards
"
    )
}
