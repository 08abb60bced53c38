//! Building what is to be judged, with Cargo, next to the running executable.

use crate::catalog::Project;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A place where Cargo puts binaries.
#[derive(Clone, Debug)]
pub struct Binaries {
    root: PathBuf,
    /// The folder of the binaries: `target/release`.
    folder: PathBuf,
}

impl Binaries {
    /// The folder in which the running executable lies, if Cargo built it there; otherwise the
    /// project's `target/release`.
    pub fn beside_this_executable(project: &Project) -> Binaries {
        let executable = std::env::current_exe().unwrap_or_default();
        let own = executable.parent().filter(|folder| folder.join(".fingerprint").is_dir());
        let folder = own.map_or_else(|| project.root.join("target/release"), Path::to_path_buf);
        Binaries { root: project.root.clone(), folder }
    }

    /// Where the binary of this name lies, built or not.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
    }

    /// Builds binaries, quietly. One answer a name: where it lies, or the compiler's text. Err: Cargo
    /// cannot be run at all.
    pub fn build(&self, names: &[&str]) -> Result<Vec<Result<PathBuf, String>>, String> {
        if names.is_empty() {
            return Ok(Vec::new());
        }
        if self.cargo(names)?.is_ok() {
            return Ok(names.iter().map(|name| Ok(self.path(name))).collect());
        }
        let one = |name: &&str| Ok(self.cargo(&[name])?.map(|()| self.path(name)));
        names.iter().map(one).collect()
    }

    fn cargo(&self, names: &[&str]) -> Result<Result<(), String>, String> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(&cargo);
        command.arg("build").arg("--quiet");
        command.arg("--manifest-path").arg(self.root.join("Cargo.toml"));
        command.arg("--target-dir").arg(self.folder.parent().unwrap_or(&self.folder));
        match self.folder.file_name().and_then(|name| name.to_str()) {
            Some("debug") => {}
            Some(profile) => {
                command.args(["--profile", profile]);
            }
            None => {}
        }
        names.iter().for_each(|name| {
            command.args(["--bin", name]);
        });
        let output = command.output().map_err(|error| {
            let cargo = Path::new(&cargo).display();
            format!("cannot run {cargo}: {error}; --no-build judges what is built already")
        })?;
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        Ok(if output.status.success() { Ok(()) } else { Err(text) })
    }
}
