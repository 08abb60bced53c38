//! `judge new`: what it makes is green, and it changes nothing where anything is in the way.

#[path = "support/small.rs"]
mod small;
mod support;

use small::{copy, files, project, registry, repository, run, README};
use std::collections::BTreeSet;
use std::fs;
use std::process::Command;
use support::{stderr, stdout, Folder};

fn read(folder: &Folder, file: &str) -> String {
    fs::read_to_string(folder.0.join(file)).unwrap()
}

/// The places of texts in a text; every one has to be there once.
#[track_caller]
fn in_order(text: &str, parts: &[&str]) {
    let places: Vec<usize> = parts
        .iter()
        .map(|part| {
            assert_eq!(text.matches(part).count(), 1, "{part:?} in:\n{text}");
            text.find(part).unwrap()
        })
        .collect();
    assert!(places.windows(2).all(|pair| pair[0] < pair[1]), "{parts:?} in:\n{text}");
}

#[test]
fn a_new_problem_is_green_and_stands_in_every_list() {
    let folder = project();
    let before = files(&folder);
    let title = "Nim (House 3)";
    let output = run(&folder, &["new", "nim3", "--title", title, "--limits", "1.5 s, 64 MB"], 0);
    let text = stdout(&output);
    for part in [
        "made problems/nim3.rs",
        "cargo judge test nim3\n",
        "cargo test --test samples nim3\n",
        "TO FILL",
    ] {
        assert!(text.contains(part), "{part:?} is not in:\n{text}");
    }
    run(&folder, &["new", "aaa"], 0);

    let made: BTreeSet<String> = files(&folder)
        .into_keys()
        .filter(|path| !before.contains_key(path))
        .map(|path| path.to_string_lossy().replace('\\', "/"))
        .collect();
    let expected = ["aaa", "nim3"].iter().flat_map(|name| {
        let samples = format!("tests/samples/{name}");
        let cases = ["in", "out"].map(|end| format!("{samples}/sample-1.{end}"));
        [format!("problems/{name}.rs"), samples].into_iter().chain(cases)
    });
    assert_eq!(made, expected.collect());
    let manifest = read(&folder, "Cargo.toml");
    let names = ["# Problems", "\"aaa\"", "\"algo529\"", "\"nim3\"", "\"judge\""];
    in_order(&manifest, &names);
    let lines = ["aaa \"aaa\"", "algo529 \"algo529\"", "nim3 \"nim3\" \"../../problems/nim3.rs\""];
    in_order(&read(&folder, "tests/harness/registry.rs"), &lines);
    let rows =
        ["# Small", "| [`aaa`](problems/aaa.rs) |", "| [`algo529`]", "| [`nim3`]", "The end."];
    in_order(&read(&folder, "README.md"), &rows);

    let text = stdout(&run(&folder, &["test", "nim3", "aaa"], 0));
    for part in ["nim3  Nim (House 3)  (1.5 s, 64 MB)", "2 cases: 2 AC"] {
        assert!(text.contains(part), "{part:?} is not in:\n{text}");
    }
    run(&folder, &["paste", "nim3"], 0);
}

#[test]
fn a_new_method_begins_as_its_problem_and_shares_its_samples() {
    let folder = project();
    let before = files(&folder);
    let text = stdout(&run(&folder, &["new", "algo529-guess"], 0));
    for part in ["tests/samples/algo529/", "cargo test --test samples algo529_guess\n"] {
        assert!(text.contains(part), "{part:?} is not in:\n{text}");
    }
    let made: Vec<_> = files(&folder).into_keys().filter(|p| !before.contains_key(p)).collect();
    assert_eq!(made, [std::path::Path::new("problems/algo529-guess.rs")]);
    let source = read(&folder, "problems/algo529-guess.rs");
    assert!(source.starts_with("//! DOTA (Lanqiao ALGO-529), by guess\n//!\n//! Limits: 1 s, 128"));
    in_order(&source, &["too large for it is declined", "# Idea", "pub fn solve(", "fn main()"]);
    let links =
        "[`algo529`](problems/algo529.rs), [`algo529-guess`](problems/algo529-guess.rs) | who";
    in_order(&read(&folder, "README.md"), &[links]);
    let line = "algo529_guess \"algo529-guess\" \"../../problems/algo529-guess.rs\"\n";
    in_order(&read(&folder, "tests/harness/registry.rs"), &["algo529 \"algo529\"", line]);
    run(&folder, &["test", "algo529-guess"], 0);
}

#[test]
fn where_anything_is_in_the_way_nothing_is_changed() {
    let folder = project();
    fs::create_dir_all(folder.0.join("tests/samples/leftover")).unwrap();
    folder.write("README.md", README.to_string() + "[x](problems/linked.rs)\n");
    let before = files(&folder);
    for (arguments, text) in [
        (&["new"][..], "give the new problem a name"),
        (&["new", "a", "title"], "a title goes behind --title"),
        (&["new", "algo529"], "algo529 exists: problems/algo529.rs, tests/samples/algo529, a name"),
        (&["new", "leftover"], "leftover exists: tests/samples/leftover; nothing was changed"),
        (&["new", "linked"], "linked exists: a link in README.md"),
        (&["new", "algo592-slow"], "did you mean algo529?"),
        (&["new", "nothing-slow"], "no problem \"nothing\""),
        (&["new", "Nim"], "it has 'N' in it; allowed are the letters a-z"),
        (&["new", "nim_3"], "it has '_' in it"),
        (&["new", "../nim"], "it has '.' in it"),
        (&["new", "deps"], "Cargo keeps this name for itself"),
        (&["new", "stress"], "the project uses this name"),
        (&["new", "nim", "--title", ""], "--title expects one line"),
        (&["new", "nim", "--title", "a\nb"], "--title expects one line"),
        (&["new", "nim", "--limits", "1s"], "--limits expects limits like \"1 s, 256 MB\""),
        (&["new", "nim", "--titel", "a"], "did you mean --title?"),
    ] {
        let said = stderr(&run(&folder, arguments, 2));
        assert!(said.contains(text), "{text:?} is not in:\n{said}");
    }
    assert_eq!(files(&folder), before);
    assert!(stdout(&run(&folder, &["new", "--help"], 0)).contains("--limits LIMITS"));
}

#[test]
fn a_list_without_a_place_for_it_or_a_failure_on_the_way_undoes_everything() {
    let folder = project();
    for (file, text) in [
        ("README.md", "README.md has no entry"),
        ("Cargo.toml", "Cargo.toml has no entry"),
        ("tests/harness/registry.rs", "registry.rs has no entry"),
    ] {
        let content = read(&folder, file);
        folder.write(file, "[package]\n");
        let before = files(&folder);
        let said = stderr(&run(&folder, &["new", "nim"], 2));
        assert!(said.contains(text), "{text:?} is not in:\n{said}");
        assert_eq!(files(&folder), before);
        folder.write(file, content);
    }
    fs::rename(folder.0.join("tests/samples"), folder.0.join("tests/gone")).unwrap();
    folder.write("tests/samples", "no folder");
    let before = files(&folder);
    let said = stderr(&run(&folder, &["new", "nim"], 2));
    assert!(said.contains("cannot make tests/samples/nim/sample-1.in"), "{said}");
    assert_eq!(files(&folder), before);
}

/// The harness for the manifest of a small project, to be built fast.
const HARNESS: &str = r#"
[lib]
name = "harness"
path = "tests/harness/lib.rs"

[profile.dev]
debug = false
incremental = false
"#;

/// The guards and the sample tests of this repository, on a copy with all of its harness and few of
/// its problems. That the files compile alone is left to `judge paste`, which is faster.
#[test]
fn the_tests_of_the_repository_accept_what_was_made() {
    let folder = project();
    for entry in fs::read_dir(repository().join("tests")).unwrap() {
        let path = entry.unwrap().path();
        if !path.ends_with("samples") {
            copy(&path, &folder.0.join("tests").join(path.file_name().unwrap()));
        }
    }
    folder.write("tests/harness/registry.rs", registry());
    copy(&repository().join("scripts"), &folder.0.join("scripts"));
    folder.write("Cargo.toml", read(&folder, "Cargo.toml") + HARNESS);
    run(&folder, &["new", "nim"], 0);
    run(&folder, &["new", "algo529-guess"], 0);
    run(&folder, &["paste", "algo529-guess"], 0);
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(&folder.0).env("CARGO_TARGET_DIR", folder.0.join("target"));
    command.args(["test", "--offline", "--test", "guards", "--test", "samples"]);
    command.args(["--", "--skip", "every_problem_file_compiles_alone"]);
    let output = command.output().unwrap();
    let said = stdout(&output) + &stderr(&output);
    assert!(output.status.success(), "{said}");
    for test in ["algo529", "algo529_guess", "nim"] {
        assert!(said.contains(&format!("test {test} ... ok")), "{said}");
    }
}
