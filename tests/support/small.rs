//! A small project of its own, with a judge in it where Cargo would have built it.
#![allow(dead_code)]

use crate::support::{Folder, JUDGE};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The judge behind the problems stands for whatever else there is.
const MANIFEST: &str = r#"[package]
name = "small"
version = "0.1.0"
edition = "2021"

[workspace]

# Problems.

[[bin]]
name = "algo529"
path = "problems/algo529.rs"
test = false

[[bin]]
name = "judge"
path = "scripts/judge.rs"
test = false
"#;

/// A README with a table as the repository's.
pub const README: &str = "\
# Small

| problem | asked | idea | cost |
|---|---|---|---|
| [`algo529`](problems/algo529.rs) | who wins? | counting | constant |

The end.
";

/// The repository's folder.
pub fn repository() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The registry of the repository with no problem in it but algo529.
pub fn registry() -> String {
    let text = fs::read_to_string(repository().join("tests/harness/registry.rs")).unwrap();
    let keep = |line: &&str| !line.contains("/problems/") || line.contains("/algo529.rs");
    text.lines().filter(keep).map(|line| line.to_string() + "\n").collect()
}

/// A project with the problem algo529 and its samples.
pub fn project() -> Folder {
    let folder = Folder::new("small");
    for part in ["problems", "tests/samples", "tests/harness", "target/debug/.fingerprint"] {
        fs::create_dir_all(folder.0.join(part)).unwrap();
    }
    // A link: a copy could not be started as long as some child inherits the file being written.
    fs::hard_link(JUDGE, judge(&folder)).unwrap();
    copy(&repository().join("tests/samples/algo529"), &folder.0.join("tests/samples/algo529"));
    copy(&repository().join("problems/algo529.rs"), &folder.0.join("problems/algo529.rs"));
    folder.write("Cargo.toml", MANIFEST);
    folder.write("README.md", README);
    folder.write("tests/harness/registry.rs", registry());
    folder
}

fn judge(folder: &Folder) -> PathBuf {
    folder.0.join("target/debug").join(format!("judge{}", std::env::consts::EXE_SUFFIX))
}

/// The judge of a small project, ready to run.
pub fn command(folder: &Folder, arguments: &[&str]) -> Command {
    let mut command = Command::new(judge(folder));
    command.args(arguments).stdin(Stdio::null()).env_remove("NO_COLOR");
    command
}

/// Runs the judge of a small project. It has to end with this status.
#[track_caller]
pub fn run(folder: &Folder, arguments: &[&str], status: i32) -> Output {
    let output = command(folder, arguments).output().unwrap();
    let [out, err] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
    assert_eq!(output.status.code(), Some(status), "{arguments:?}\n{out}{err}");
    output
}

/// Copies a file, or a folder with all that is in it.
pub fn copy(from: &Path, to: &Path) {
    if from.is_dir() {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap() {
            let entry = entry.unwrap();
            copy(&entry.path(), &to.join(entry.file_name()));
        }
    } else {
        fs::copy(from, to).unwrap();
    }
}

/// Every file of a project and its content, the target folder aside.
pub fn files(folder: &Folder) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut files = BTreeMap::new();
    let mut folders = vec![folder.0.clone()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_file() {
                let name = path.strip_prefix(&folder.0).unwrap().to_path_buf();
                files.insert(name, fs::read(path).unwrap());
            } else if !path.ends_with("target") {
                files.insert(path.strip_prefix(&folder.0).unwrap().to_path_buf(), Vec::new());
                folders.push(path);
            }
        }
    }
    files
}
