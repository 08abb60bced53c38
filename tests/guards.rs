//! Lists that have to agree, and the form that every problem file has to have.

mod support;

use harness::catalog::{Problem, Project};
use harness::paste::Compiler;
use std::collections::BTreeSet;
use std::fs;
use support::{agree, Folder};

fn problems() -> (Project, Vec<Problem>) {
    let project = Project::find().unwrap();
    let problems = project.problems().unwrap();
    (project, problems)
}

fn text_of(problem: &Problem) -> String {
    fs::read_to_string(&problem.file).unwrap()
}

#[test]
fn every_problem_file_is_a_binary_of_its_name() {
    let (project, problems) = problems();
    let manifest = fs::read_to_string(project.root.join("Cargo.toml")).unwrap();
    let binaries: BTreeSet<String> = manifest
        .split("[[bin]]")
        .filter(|entry| entry.contains("path = \"problems/"))
        .map(|entry| entry.trim().lines().take(2).collect::<Vec<_>>().join(" "))
        .collect();
    let files: BTreeSet<String> = problems
        .iter()
        .map(|problem| format!("name = \"{0}\" path = \"problems/{0}.rs\"", problem.name))
        .collect();
    agree("Cargo.toml", &binaries, "problems/", &files);
}

#[test]
fn every_method_belongs_to_a_problem_and_every_samples_folder_too() {
    let (project, problems) = problems();
    let mains: BTreeSet<String> =
        problems.iter().filter(|p| !p.is_method()).map(|p| p.name.clone()).collect();
    for problem in &problems {
        assert!(mains.contains(problem.problem()), "{} is a method of nothing", problem.name);
    }
    let folders: BTreeSet<String> = fs::read_dir(project.root.join("tests/samples"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    agree("tests/samples/", &folders, "problems/", &mains);
}

#[test]
fn the_readme_has_a_row_for_every_problem_and_its_links_lead_somewhere() {
    let (project, problems) = problems();
    let readme = fs::read_to_string(project.root.join("README.md")).unwrap();
    for problem in &problems {
        let link = format!("[`{0}`](problems/{0}.rs)", problem.name);
        assert!(readme.contains(&link), "README.md has no {link}");
    }
    for target in readme.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
        let path = target.split('#').next().unwrap_or_default();
        assert!(path.is_empty() || project.root.join(path).exists(), "README.md links to {target}");
    }
}

/// The text of a function, from its first line to the closing brace in column 1.
fn function<'a>(text: &'a str, first_line: &str) -> Option<&'a str> {
    let start = text.find(&format!("\n{first_line}"))? + 1;
    let end = text[start..].find("\n}\n")? + start + 3;
    Some(&text[start..end])
}

#[test]
fn main_and_what_shows_a_word_have_the_same_text_everywhere() {
    let (_, problems) = problems();
    let model = text_of(problems.iter().find(|problem| problem.name == "algo529").unwrap());
    let main = function(&model, "fn main() {").unwrap();
    let shown = function(&model, "fn shown(").unwrap();
    for problem in &problems {
        let text = text_of(problem);
        let own_shown = function(&text, "fn shown(");
        assert!(own_shown.map_or(true, |own| own == shown), "{}: another `shown`", problem.name);
        let reads_in_pieces = problem.name == "retrograde";
        assert!(reads_in_pieces || text.ends_with(main), "{}: another `main`", problem.name);
    }
}

#[test]
fn every_header_argues_and_no_file_uses_unsafe_code_or_newer_syntax() {
    for problem in problems().1 {
        let text = text_of(&problem);
        let header: String = text.lines().take_while(|line| line.starts_with("//!")).collect();
        for part in ["Input:", "Output:", "# Idea", "# Cost"] {
            assert!(header.contains(part), "{}: the header has no {part}", problem.name);
        }
        assert!(text.contains("\n#![forbid(unsafe_code)]\n"), "{}", problem.name);
        assert!(text.contains("\npub fn solve(input: &[u8]) -> Result<String, String> {\n"));
        for (number, line) in text.lines().enumerate() {
            let place = format!("{}.rs, line {}: {line}", problem.name, number + 1);
            assert!(line.chars().count() <= 100, "longer than 100 characters: {place}");
            let code = line.split("//").next().unwrap_or_default();
            // Rust 1.58 and later: names inside format strings.
            let inline = code.match_indices('{').any(|(at, _)| {
                let inside = code[at + 1..].split(['}', ':']).next().unwrap_or_default();
                let in_quotes = code[..at].matches('"').count() % 2 == 1;
                let is_name = inside.starts_with(|c: char| c.is_ascii_lowercase());
                in_quotes
                    && is_name
                    && inside.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
            });
            assert!(!inline, "a name inside a format string: {place}");
            assert!(!code.contains("matches!("), "matches! is newer than 1.40: {place}");
        }
    }
}

#[test]
fn every_problem_file_compiles_alone_under_every_edition_without_a_warning() {
    let program = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let compiler = Compiler::new(&program).unwrap();
    let problems = problems().1;
    let failures = |problems: &[Problem]| -> Vec<String> {
        let mut failures = Vec::new();
        for problem in problems {
            let report =
                compiler.check(&problem.name, &text_of(problem), &Folder::new("alone").0).unwrap();
            assert!(report.good.len() + report.bad.len() >= 4, "{report:?}");
            for (ways, text) in report.bad {
                failures.push(format!("{} with {}:\n{text}", problem.name, ways.join(", ")));
            }
        }
        failures
    };
    let (left, right) = problems.split_at(problems.len() / 2);
    let failures = std::thread::scope(|scope| {
        let other = scope.spawn(|| failures(right));
        let mut failures = failures(left);
        failures.extend(other.join().unwrap());
        failures
    });
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
