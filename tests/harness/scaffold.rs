//! Beginning a problem, or another method for one: the files to make, and the lists to extend.

use crate::catalog::{natural_order, parse_limits, Problem, Project};
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::PathBuf;

/// The file whose `main` and `shown` are those of every problem file.
const MODEL: &str = "algo529";
/// Marks the places in what is made that somebody has to fill in.
pub const MARK: &str = "TO FILL";

/// What a name may be, said to whoever chose another.
const ALLOWED: &str = "\
allowed are the letters a-z and digits, a letter first, at most 40: the judge's id (poj3922) or the \
game's name (kfold); for another method of a problem, a hyphen and the method (kfold-cubic)";

/// Names that cannot be a problem's, and why.
const RESERVED: &[(&str, &[&str])] = &[
    ("Cargo keeps this name for itself", &["build", "deps", "examples", "incremental"]),
    ("the project uses this name", &["floor", "harness", "judge", "registry", "stress"]),
    (
        "it is a word or a type of Rust, and could not be a module",
        &[
            "abstract", "alloc", "as", "async", "await", "become", "bool", "box", "break", "char",
            "const", "continue", "core", "crate", "do", "dyn", "else", "enum", "extern", "f128",
            "f16", "f32", "f64", "false", "final", "fn", "for", "gen", "i128", "i16", "i32", "i64",
            "i8", "if", "impl", "in", "isize", "let", "loop", "macro", "main", "match", "mod",
            "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static", "std",
            "str", "struct", "super", "test", "trait", "true", "try", "type", "typeof", "u128",
            "u16", "u32", "u64", "u8", "union", "unsafe", "unsized", "use", "usize", "virtual",
            "where", "while", "yield",
        ],
    ),
    (
        "Windows cannot have a file of this name",
        &[
            "aux", "com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8", "com9", "con",
            "lpt1", "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9", "nul", "prn",
        ],
    ),
];

/// What is wrong with a new problem's or method's name, and what is allowed.
pub fn check_name(name: &str) -> Result<(), String> {
    let refuse = |why: &str| Err(format!("{name:?} cannot be the name: {why}; {ALLOWED}"));
    let is_known = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if let Some(other) = name.chars().find(|&c| !is_known(c)) {
        return refuse(&format!("it has {other:?} in it"));
    }
    if !name.starts_with(|c: char| c.is_ascii_lowercase()) {
        return refuse("it does not begin with a letter");
    }
    if name.split('-').any(str::is_empty) {
        return refuse("a hyphen stands between a problem and its method, not at an end");
    }
    if name.len() > 40 {
        return refuse(&format!("it has {} characters", name.len()));
    }
    let problem = name.split('-').next().unwrap_or_default();
    match RESERVED.iter().find(|(_, names)| names.contains(&problem)) {
        Some((why, _)) => refuse(why),
        None => Ok(()),
    }
}

/// What is to be written: whole files, new ones and those with an entry more.
pub struct Plan {
    root: PathBuf,
    /// Paths within the project and contents of the files to make.
    pub made: Vec<(String, String)>,
    /// The same of the files that get an entry more.
    pub extended: Vec<(String, String)>,
}

/// Plans a problem, or where the name has a hyphen a method. Nothing is written; Err if anything is
/// in the way.
pub fn plan(
    project: &Project,
    name: &str,
    title: Option<&str>,
    limits: Option<&str>,
) -> Result<Plan, String> {
    check_name(name)?;
    check_limits(limits)?;
    let read = |path: &str| {
        let text = fs::read_to_string(project.root.join(path));
        text.map_err(|error| format!("cannot read {path}: {error}"))
    };
    let mut lists = [read("Cargo.toml")?, read("tests/harness/registry.rs")?, read("README.md")?];
    let model = read(&path_of(MODEL))?;
    let mut made = Vec::new();
    let problem = name.split('-').next().unwrap_or(name);
    if problem == name {
        let samples = format!("tests/samples/{name}");
        refuse_if_there(project, name, &[&path_of(name), &samples], &lists)?;
        made.push((path_of(name), problem_text(title, limits, name, &model)?));
        made.push((format!("{samples}/sample-1.in"), "7\n".to_string()));
        made.push((format!("{samples}/sample-1.out"), "7\n".to_string()));
        add_row(&mut lists[2], name)?;
    } else {
        let missing = |why| format!("{why}; a method needs its problem: cargo judge new {problem}");
        project.find_problem(problem).map_err(missing)?;
        refuse_if_there(project, name, &[&path_of(name)], &lists)?;
        made.push((path_of(name), method_text(title, limits, name, project, &model)?));
        add_link(&mut lists[2], name, problem)?;
    }
    add_binary(&mut lists[0], name)?;
    add_to_registry(&mut lists[1], name)?;
    let [manifest, registry, readme] = lists;
    let extended = vec![
        ("tests/harness/registry.rs".to_string(), registry),
        ("README.md".to_string(), readme),
        ("Cargo.toml".to_string(), manifest),
    ];
    Ok(Plan { root: project.root.clone(), made, extended })
}

impl Plan {
    /// Writes everything; if that fails, puts everything back as it was.
    pub fn carry_out(&self) -> Result<(), String> {
        let mut undo: Vec<Box<dyn Fn()>> = Vec::new();
        let result = self.write(&mut undo);
        if result.is_err() {
            undo.iter().rev().for_each(|step| step());
        }
        result
    }

    fn write(&self, undo: &mut Vec<Box<dyn Fn()>>) -> Result<(), String> {
        for (name, text) in &self.made {
            let fail = |error| format!("cannot make {name}: {error}; nothing was changed");
            let path = self.root.join(name);
            let folder = path.parent().unwrap_or(&self.root).to_path_buf();
            if !folder.exists() {
                fs::create_dir_all(&folder).map_err(fail)?;
                undo.push(Box::new(move || drop(fs::remove_dir(&folder))));
            }
            let mut file =
                OpenOptions::new().write(true).create_new(true).open(&path).map_err(fail)?;
            undo.push(Box::new(move || drop(fs::remove_file(&path))));
            file.write_all(text.as_bytes()).map_err(fail)?;
        }
        for (name, text) in &self.extended {
            let fail = |error| format!("cannot write {name}: {error}; nothing was changed");
            let path = self.root.join(name);
            let before = fs::read(&path).map_err(fail)?;
            let written = path.clone();
            undo.push(Box::new(move || drop(fs::write(&written, &before))));
            fs::write(&path, text).map_err(fail)?;
        }
        Ok(())
    }
}

fn path_of(name: &str) -> String {
    format!("problems/{name}.rs")
}

/// The name of a file's module.
pub fn module_of(name: &str) -> String {
    name.replace('-', "_")
}

fn check_limits(limits: Option<&str>) -> Result<(), String> {
    match limits {
        Some(limits) if parse_limits(limits).is_none() => {
            Err(format!("--limits expects limits like \"1 s, 256 MB\", not {limits:?}"))
        }
        _ => Ok(()),
    }
}

/// The first line of a file: the title given, else `default`.
fn title_line(title: Option<&str>, default: String) -> Result<String, String> {
    let title = title.map_or(default, |title| title.trim().to_string());
    let fits = title.chars().count() <= 96 && !title.contains(char::is_control);
    match fits && !title.is_empty() {
        true => Ok(format!("//! {title}")),
        false => Err(format!("--title expects one line of 1 to 96 characters, not {title:?}")),
    }
}

/// Err: what of this name is there already.
fn refuse_if_there(
    project: &Project,
    name: &str,
    paths: &[&str],
    [manifest, registry, readme]: &[String; 3],
) -> Result<(), String> {
    let mut there: Vec<String> =
        paths.iter().filter(|p| project.root.join(p).exists()).map(|p| p.to_string()).collect();
    let mut look = |text: &str, part: String, what: &str| {
        if text.contains(&part) {
            there.push(what.to_string());
        }
    };
    look(manifest, format!("name = \"{name}\"\n"), "a name in Cargo.toml");
    let module = format!(" {} \"", module_of(name));
    look(registry, module, "a line in tests/harness/registry.rs");
    look(readme, format!("]({})", path_of(name)), "a link in README.md");
    match there.is_empty() {
        true => Ok(()),
        false => Err(format!("{name} exists: {}; nothing was changed", there.join(", "))),
    }
}

fn problem_text(
    title: Option<&str>,
    limits: Option<&str>,
    name: &str,
    model: &str,
) -> Result<String, String> {
    let title = title_line(title, format!("{MARK}: title (judge and id of {name})"))?;
    let limits = limits.unwrap_or("1 s, 256 MB").trim();
    let body = TEMPLATE.replace("{LIMITS}", limits).replace("{MARK}", MARK);
    Ok([&title, &body, shown_of(model)?, main_of(model)?].join("\n"))
}

const TEMPLATE: &str = r##"//!
//! Limits: {LIMITS}
//!
//! {MARK}: the title and the limits above, as the judge gives them; here the task in your own
//! words, with every bound. So far this is a template: it answers a number with that number.
//!
//! Input: `N`, an integer, 0 <= N <= 10^9. {MARK}: what the judge gives, word by word.
//! Output: N. {MARK}: what the judge expects.
//!
//! # Idea
//!
//! {MARK}: what a position is, who moves, what ends the game, and what makes the answer quick.
//!
//! # Proof
//!
//! {MARK}: why the answer is right.
//!
//! # Cost
//!
//! {MARK}: time and memory, with the bounds plugged in.
//!
//! {MARK}: how it was checked, and against what.
#![forbid(unsafe_code)]

/// Reads N and answers with a line N.
pub fn solve(input: &[u8]) -> Result<String, String> {
    let number = read(input)?;
    Ok(format!("{}\n", answer(number)))
}

/// {MARK}: the algorithm, on plain values, so that tests can call it.
pub fn answer(number: u32) -> u32 {
    number
}

fn read(input: &[u8]) -> Result<u32, String> {
    let text = std::str::from_utf8(input).map_err(|error| {
        let at = error.valid_up_to();
        format!("byte {}: expected UTF-8 text, found {:#04x}", at + 1, input[at])
    })?;
    let mut words = text.trim_start_matches('\u{feff}').split_ascii_whitespace();
    let found = words.next();
    let number = found.and_then(|word| word.parse().ok());
    let number = number.filter(|&number| number <= 1_000_000_000).ok_or_else(|| {
        format!("word 1: expected N, an integer from 0 to 10^9, found {}", shown(found))
    })?;
    match words.next() {
        None => Ok(number),
        extra => Err(format!("word 2: expected the end of the input, found {}", shown(extra))),
    }
}
"##;

/// The model's function that shows a word, with its comment.
fn shown_of(model: &str) -> Result<&str, String> {
    part(model, "/// What stands at a place", "\n}\n")
}

/// The model's `main`.
fn main_of(model: &str) -> Result<&str, String> {
    part(model, "fn main() {", "\n}\n")
}

/// A part of the model, from the line that begins with `first` up to and with `last`.
fn part<'a>(model: &'a str, first: &str, last: &str) -> Result<&'a str, String> {
    let found = model.find(&format!("\n{first}")).and_then(|start| {
        let text = &model[start + 1..];
        Some(&text[..text.find(last)? + last.len()])
    });
    found.ok_or_else(|| format!("problems/{MODEL}.rs has no `{first}` to take over"))
}

/// A method begins as a copy of its problem's file, with a note under the limits.
fn method_text(
    title: Option<&str>,
    limits: Option<&str>,
    name: &str,
    project: &Project,
    model: &str,
) -> Result<String, String> {
    let problem = name.split('-').next().unwrap_or(name);
    let (from, text) = start_of_method(project, problem, main_of(model)?)?;
    let method = &name[problem.len() + 1..];
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    let of_problem = project.find_problem(problem)?.title;
    lines[0] = title_line(title, format!("{of_problem}, by {method}"))?;
    let is_limits = |line: &String| line.starts_with("//! Limits: ");
    let at = lines.iter().position(is_limits).ok_or("the header has no limits")?;
    if let Some(limits) = limits {
        lines[at] = format!("//! Limits: {}", limits.trim());
    }
    let note = METHOD_NOTE.replace("{MARK}", MARK);
    let note = note.replace("{FROM}", &from.name).replace("{PROBLEM}", problem);
    lines.splice(at + 1..at + 1, note.lines().map(str::to_string));
    Ok(lines.join("\n") + "\n")
}

const METHOD_NOTE: &str = "\
//!
//! {MARK}: so far this is a copy of problems/{FROM}.rs.
//! Keep what reads and writes, put another method in the place of the algorithm, and say its idea,
//! proof, cost and checks below. It is judged on the samples of its problem, those in
//! tests/samples/{PROBLEM}/.
//! A valid input that is too large for it is declined, before the work is done, with an error that
//! begins `too large for this method: `.
";

/// The file that a new method begins as, and its text: the problem's own file, or if that has a
/// `main` of its own the first of its methods that has the common one.
fn start_of_method(
    project: &Project,
    problem: &str,
    main: &str,
) -> Result<(Problem, String), String> {
    let read = |file: Problem| match fs::read_to_string(&file.file) {
        Ok(text) => Ok((file, text)),
        Err(error) => Err(format!("cannot read {}: {error}", file.file.display())),
    };
    let own = read(project.find_problem(problem)?)?;
    if own.1.ends_with(main) {
        return Ok(own);
    }
    for file in project.problems()?.into_iter().filter(|file| file.problem() == problem) {
        let other = read(file)?;
        if other.1.ends_with(main) {
            return Ok(other);
        }
    }
    Err(format!("no file of {problem} has the `main` of problems/{MODEL}.rs to begin with"))
}

/// Puts an entry before the first one with a larger name; behind the last if there is none, or if the
/// entries are not in the order of their names. Entries are what `is_entry` says; an entry's name is
/// that of the first file under problems/ in it. Err: there is none.
fn insert(
    parts: &mut Vec<String>,
    is_entry: impl Fn(&str) -> bool,
    name: &str,
    entry: String,
) -> Result<(), String> {
    let mut entries = Vec::new();
    for (index, part) in parts.iter().enumerate().filter(|(_, part)| is_entry(part)) {
        let behind = part.split("problems/").nth(1).unwrap_or_default();
        entries.push((index, behind.split(".rs").next().unwrap_or_default()));
    }
    let last = entries.last().ok_or("has no entry of another problem to put the new one beside")?.0;
    let in_order = entries.windows(2).all(|pair| natural_order(pair[0].1, pair[1].1).is_lt());
    let larger = entries.iter().find(|(_, other)| natural_order(other, name).is_gt());
    let place = larger.filter(|_| in_order).map_or(last + 1, |&(index, _)| index);
    parts.insert(place, entry);
    Ok(())
}

fn add_binary(manifest: &mut String, name: &str) -> Result<(), String> {
    let mut parts: Vec<String> = manifest.trim_end().split("\n\n").map(str::to_string).collect();
    let is_entry = |part: &str| part.starts_with("[[bin]]") && part.contains("\"problems/");
    let path = path_of(name);
    let entry = format!("[[bin]]\nname = \"{name}\"\npath = \"{path}\"\ntest = false");
    insert(&mut parts, is_entry, name, entry).map_err(|why| format!("Cargo.toml {why}"))?;
    *manifest = parts.join("\n\n") + "\n";
    Ok(())
}

fn add_to_registry(registry: &mut String, name: &str) -> Result<(), String> {
    let mut lines: Vec<String> = registry.lines().map(str::to_string).collect();
    let is_entry = |line: &str| line.contains("\"../../problems/");
    let entry = format!("{:12}{} \"{name}\" \"../../{}\"", "", module_of(name), path_of(name));
    insert(&mut lines, is_entry, name, entry)
        .map_err(|why| format!("tests/harness/registry.rs {why}"))?;
    *registry = lines.join("\n") + "\n";
    Ok(())
}

/// Whether a line of the README is a problem's row.
fn is_row(line: &str) -> bool {
    line.starts_with('|') && line.contains("](problems/")
}

/// Adds a row to the first table with problems.
fn add_row(readme: &mut String, name: &str) -> Result<(), String> {
    let mut lines: Vec<String> = readme.lines().map(str::to_string).collect();
    let start = lines.iter().position(|line| is_row(line)).unwrap_or(lines.len());
    let length = lines[start..].iter().take_while(|line| line.starts_with('|')).count();
    let mut table: Vec<String> = lines.drain(start..start + length).collect();
    let link = format!("[`{name}`]({})", path_of(name));
    let entry = format!("| {link} | {MARK}: what is asked | {MARK}: idea | {MARK}: cost |");
    insert(&mut table, is_row, name, entry).map_err(|why| format!("README.md {why}"))?;
    lines.splice(start..start, table);
    *readme = lines.join("\n") + "\n";
    Ok(())
}

/// Adds a link to a method behind the last one of its problem, in the problem's row.
fn add_link(readme: &mut String, name: &str, problem: &str) -> Result<(), String> {
    let missing = || format!("README.md has no row for {problem} to put {name} into");
    let first = format!("]({})", path_of(problem));
    let row = readme.lines().find(|line| is_row(line) && line.contains(&first));
    let row = row.ok_or_else(missing)?.to_string();
    let last = row.rfind(&format!("](problems/{problem}-")).or_else(|| row.find(&first));
    let end = last.and_then(|at| Some(at + row[at..].find(')')? + 1)).ok_or_else(missing)?;
    let link = format!("[`{name}`]({})", path_of(name));
    *readme = readme.replacen(&row, &format!("{}, {link}{}", &row[..end], &row[end..]), 1);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_refused_with_the_reason() {
        for good in ["a", "algo529", "kfold-cubic", "kfold-2", "kfold-very-slow", "tests"] {
            assert_eq!(check_name(good), Ok(()));
        }
        let long = "a".repeat(41);
        for (bad, why) in [
            ("", "begin with a letter"),
            ("Kfold", "it has 'K' in it"),
            ("k_fold", "it has '_' in it"),
            ("k.fold", "it has '.' in it"),
            ("k fold", "it has ' ' in it"),
            ("k/fold", "it has '/' in it"),
            ("spiel\u{e9}", "it has '\u{e9}' in it"),
            ("936b", "begin with a letter"),
            ("-slow", "begin with a letter"),
            ("kfold-", "not at an end"),
            ("kfold--slow", "not at an end"),
            ("build", "Cargo keeps"),
            ("incremental", "Cargo keeps"),
            ("judge", "the project uses"),
            ("floor-kfold", "the project uses"),
            ("registry-slow", "the project uses"),
            ("match", "a word or a type of Rust"),
            ("test", "a word or a type of Rust"),
            ("u8", "a word or a type of Rust"),
            ("con", "Windows"),
            (&long, "it has 41 characters"),
        ] {
            let error = check_name(bad).unwrap_err();
            assert!(error.contains(why) && error.contains("allowed are"), "{bad:?}: {error}");
        }
    }

    #[test]
    fn entries_are_put_in_order() {
        let place = |names: &[&str], name: &str| {
            let mut parts: Vec<String> = names.iter().map(|n| path_of(n)).collect();
            insert(&mut parts, |part| part.contains("problems/"), name, "new".to_string())?;
            Ok::<_, String>(parts.iter().position(|part| part == "new").unwrap())
        };
        let names = ["b2", "b2-slow", "b10", "d"];
        let places = ["a", "b1", "b2-fast", "b3", "b9", "c", "d-slow", "e"];
        let found: Vec<usize> = places.iter().map(|name| place(&names, name).unwrap()).collect();
        assert_eq!(found, [0, 0, 1, 2, 2, 3, 4, 4]);
        assert_eq!(place(&["b", "d", "c"], "a"), Ok(3));
        assert!(place(&[], "a").unwrap_err().contains("no entry"));
    }

    #[test]
    fn a_row_goes_into_the_table_and_a_method_into_its_row() {
        let row = |name: &str| format!("| [`{name}`](problems/{name}.rs) | x | y | z |\n");
        let begin = "# T\n\n[`b`](problems/b.rs)\n\n| a | b |\n|---|---|\n".to_string();
        let end = format!("\n| other |\n|---|\n{}", row("a"));
        let before = begin.clone() + &row("b") + &row("d") + &end;
        let mut readme = before.clone();
        add_row(&mut readme, "c").unwrap();
        let new =
            "| [`c`](problems/c.rs) | TO FILL: what is asked | TO FILL: idea | TO FILL: cost |\n";
        assert_eq!(readme, begin.clone() + &row("b") + new + &row("d") + &end);
        let mut readme = before;
        for method in ["b-slow", "b-fast", "b-new"] {
            add_link(&mut readme, method, "b").unwrap();
        }
        let b = "| [`b`](problems/b.rs), [`b-slow`](problems/b-slow.rs), \
                 [`b-fast`](problems/b-fast.rs), [`b-new`](problems/b-new.rs) | x | y | z |\n";
        assert_eq!(readme, begin + b + &row("d") + &end);
        assert!(add_link(&mut readme, "e-slow", "e").is_err());
        assert!(add_row(&mut "# T\n".to_string(), "c").is_err());
    }
}
