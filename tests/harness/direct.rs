//! Running programs where the launcher's system calls are not to be had: wall time is limited, CPU
//! time, memory and output are not, and only the program itself is killed, not what it started.

use crate::run::{scratch_folder, stderr_in, stdout_in, Exceeded, Exit, Limits, Outcome};
use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// Starts programs, one at a time.
pub struct Runner {
    folder: PathBuf,
}

impl Runner {
    /// Makes a folder for temporary files. The executable is not needed here.
    pub fn start(_executable: &Path) -> Result<Runner, String> {
        let folder = scratch_folder().map_err(|error| format!("cannot make a folder: {error}"))?;
        Ok(Runner { folder })
    }

    /// Runs a program to its end or to the wall time limit, with the file `input` as its standard
    /// input. CPU time is given as wall time. Err: it could not be started.
    pub fn run(
        &mut self,
        program: &[OsString],
        input: &Path,
        limits: &Limits,
    ) -> Result<Outcome, String> {
        let told = |path: &Path, error| format!("cannot use {}: {error}", path.display());
        let file = |path: PathBuf| File::create(&path).map_err(|error| told(&path, error));
        let mut child = Command::new(&program[0])
            .args(&program[1..])
            .stdin(File::open(input).map_err(|error| told(input, error))?)
            .stdout(file(self.stdout())?)
            .stderr(file(self.stderr())?)
            .spawn()
            .map_err(|error| told(Path::new(&program[0]), error))?;
        let started = Instant::now();
        let mut exceeded = None;
        let status = loop {
            if let Some(status) = child.try_wait().map_err(|error| error.to_string())? {
                break status;
            }
            if started.elapsed() > limits.wall() {
                exceeded = Some(Exceeded::Time);
                let _ = child.kill();
            }
            std::thread::sleep(Duration::from_millis(1));
        };
        let wall = started.elapsed();
        let exit = Exit::Status(status.code().unwrap_or(-1));
        Ok(Outcome { exit, exceeded, cpu: wall, wall, peak: None })
    }

    /// What the last program wrote to its standard output.
    pub fn stdout(&self) -> PathBuf {
        stdout_in(&self.folder)
    }

    /// What the last program wrote to its standard error.
    pub fn stderr(&self) -> PathBuf {
        stderr_in(&self.folder)
    }

    /// A folder for temporary files, removed with the runner.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Nothing to do here: programs are started without a launcher.
pub fn serve_if_asked() {}
