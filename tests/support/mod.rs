//! What several test crates need.
#![allow(dead_code)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::Once;

/// The judge that Cargo built for these tests.
pub const JUDGE: &str = env!("CARGO_BIN_EXE_judge");

/// A folder for one test, empty at first, removed when dropped.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("{name}-{}-{number}", std::process::id());
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    /// Writes a file in the folder; gives its path.
    pub fn write(&self, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        std::fs::write(&path, content).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The compiler that these tests are to use: `RUSTC`, else the one on the PATH.
pub fn rustc() -> Command {
    Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
}

/// The hostile programs, built once per test crate.
pub fn hostile() -> &'static str {
    static BUILT: Once = Once::new();
    const PATH: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/hostile-", env!("CARGO_CRATE_NAME"));
    BUILT.call_once(|| {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hostile/programs.rs");
        let args = ["--edition", "2021", "-o", PATH];
        let output = rustc().args(args).arg(source).output().expect("rustc");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    });
    PATH
}

/// Runs the judge with these arguments, without a terminal and without colours of its own accord.
pub fn judge(arguments: &[&str]) -> Output {
    let mut command = Command::new(JUDGE);
    command.args(arguments).stdin(Stdio::null()).env_remove("NO_COLOR");
    command.output().expect("the judge")
}

/// The judge as a command that Ctrl-C ends, also where whoever runs the tests ignores it (as a shell
/// does for what it runs in the background): GNU `env` sets the signal back, then becomes the judge.
pub fn interruptible_judge() -> Command {
    let reset = "--default-signal=INT";
    let works = Command::new("env").args([reset, "true"]).status();
    if works.map_or(false, |status| status.success()) {
        let mut command = Command::new("env");
        command.args([reset, JUDGE]);
        return command;
    }
    Command::new(JUDGE)
}

/// Standard output as text.
pub fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Standard error as text.
pub fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A run has to end with this status, and to say these texts.
#[track_caller]
pub fn expect(output: &Output, status: i32, texts: &[&str]) {
    let all = format!("{}{}", stdout(output), stderr(output));
    assert_eq!(output.status.code(), Some(status), "{all}");
    for text in texts {
        assert!(all.contains(text), "{text:?} is not in:\n{all}");
    }
}

/// Two lists that have to have the same entries.
#[track_caller]
pub fn agree(left: &str, left_has: &BTreeSet<String>, right: &str, right_has: &BTreeSet<String>) {
    let only_left: Vec<_> = left_has.difference(right_has).collect();
    let only_right: Vec<_> = right_has.difference(left_has).collect();
    let fine = only_left.is_empty() && only_right.is_empty();
    assert!(fine, "only in {left}: {only_left:?}; only in {right}: {only_right:?}");
}
