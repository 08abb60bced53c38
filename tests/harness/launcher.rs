//! The launcher: a tiny process that starts the programs, watches them, kills them and measures them.
//!
//! Why a process of its own: the kernel counts the peak memory of a program from the fork on, so a
//! program started by a runner of 300 MB seems to need 300 MB. The launcher is the same executable in
//! a hidden mode, holds about 2 MB, and lives as long as its `Runner`. It hears of the runner's end
//! (Ctrl-C, SIGKILL, a panic) by the end of its standard input; then it kills what runs, removes its
//! temporary files and goes. It has a session of its own, so the terminal's Ctrl-C never reaches it.
//!
//! The protocol, on its standard input and output: it opens with the path of its folder; a request is
//! a list of fields, an answer a line. Both ends are this file.

use crate::run::{scratch_folder, stderr_in, stdout_in, Exceeded, Exit, Limits, Outcome};
use crate::unix::{self, ChildWatch, KernelLimits, Woken};
use std::ffi::{OsStr, OsString};
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// The argument that turns an executable into a launcher.
const HIDDEN_MODE: &str = "run-as-launcher";
/// How often CPU time and memory are looked at.
const WATCH_EVERY: Duration = Duration::from_millis(5);

/// Starts programs, one at a time.
pub struct Runner {
    executable: PathBuf,
    launcher: Child,
    requests: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
    folder: PathBuf,
}

impl Runner {
    /// Starts the launcher. `executable` is a program whose `main` begins with `serve_if_asked`.
    pub fn start(executable: &Path) -> Result<Runner, String> {
        let mut launcher = Command::new(executable)
            .arg(HIDDEN_MODE)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("cannot start {}: {error}", executable.display()))?;
        let mut answers = BufReader::new(launcher.stdout.take().expect("stdout was piped"));
        let requests = launcher.stdin.take();
        let folder = PathBuf::from(answer(&mut answers)?);
        let executable = executable.to_path_buf();
        Ok(Runner { executable, launcher, requests, answers, folder })
    }

    /// Runs a program to its end or to a limit, with the file `input` as its standard input, in this
    /// process's folder and environment. Err: it could not be started, or the launcher is gone.
    pub fn run(
        &mut self,
        program: &[OsString],
        input: &Path,
        limits: &Limits,
    ) -> Result<Outcome, String> {
        let mut fields: Vec<&[u8]> = vec![input.as_os_str().as_bytes()];
        let numbers = [
            limits.time.as_micros().to_string(),
            limits.memory.to_string(),
            limits.output.to_string(),
            limits.address_space.unwrap_or(0).to_string(),
        ];
        fields.extend(numbers.iter().map(|number| number.as_bytes()));
        fields.extend(program.iter().map(|word| word.as_bytes()));
        let mut request = format!("{}\n", fields.len()).into_bytes();
        for field in fields {
            request.extend_from_slice(format!("{}\n", field.len()).as_bytes());
            request.extend_from_slice(field);
        }
        let requests = self.requests.as_mut().expect("open until the runner is dropped");
        let sent = requests.write_all(&request).map_err(|error| error.to_string());
        match sent.and_then(|()| answer(&mut self.answers)) {
            Ok(line) => decode(&line).ok_or(line),
            Err(why) => {
                // A program may have killed the launcher; the next one gets another.
                *self = Runner::start(&self.executable)?;
                Err(why)
            }
        }
    }

    /// What the last program wrote to its standard output.
    pub fn stdout(&self) -> PathBuf {
        stdout_in(&self.folder)
    }

    /// What the last program wrote to its standard error.
    pub fn stderr(&self) -> PathBuf {
        stderr_in(&self.folder)
    }

    /// A folder for temporary files, removed with the runner, whatever ends it.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        drop(self.requests.take());
        let _ = self.launcher.wait();
        // Gone already, unless somebody killed the launcher.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn answer(answers: &mut impl BufRead) -> Result<String, String> {
    let mut line = String::new();
    match answers.read_line(&mut line) {
        Ok(_) if line.ends_with('\n') => Ok(line.trim_end().to_string()),
        Ok(_) => Err("the launcher ended".to_string()),
        Err(error) => Err(format!("the launcher cannot be heard: {error}")),
    }
}

fn encode(outcome: &Outcome) -> String {
    let (kind, number) = match outcome.exit {
        Exit::Status(status) => ("status", status),
        Exit::Signal(signal) => ("signal", signal),
    };
    let exceeded = match outcome.exceeded {
        None => "nothing",
        Some(Exceeded::Time) => "time",
        Some(Exceeded::Memory) => "memory",
        Some(Exceeded::Output) => "output",
    };
    let (cpu, wall) = (outcome.cpu.as_micros(), outcome.wall.as_micros());
    format!("ended {kind} {number} {exceeded} {cpu} {wall} {}", outcome.peak.unwrap_or(0))
}

fn decode(line: &str) -> Option<Outcome> {
    let words: Vec<&str> = line.strip_prefix("ended ")?.split(' ').collect();
    let number = |index: usize| words.get(index)?.parse::<u64>().ok();
    Some(Outcome {
        exit: match *words.first()? {
            "status" => Exit::Status(number(1)? as i32),
            _ => Exit::Signal(number(1)? as i32),
        },
        exceeded: match *words.get(2)? {
            "time" => Some(Exceeded::Time),
            "memory" => Some(Exceeded::Memory),
            "output" => Some(Exceeded::Output),
            _ => None,
        },
        cpu: Duration::from_micros(number(3)?),
        wall: Duration::from_micros(number(4)?),
        peak: Some(number(5)?),
    })
}

/// To be called first in `main`: if this process was started as a launcher, serves and never returns.
pub fn serve_if_asked() {
    let mut arguments = std::env::args_os().skip(1);
    if arguments.next().as_deref() != Some(OsStr::new(HIDDEN_MODE)) || arguments.next().is_some() {
        return;
    }
    unix::become_launcher();
    let folder = match scratch_folder() {
        Ok(folder) => folder,
        Err(error) => {
            eprintln!("judge: cannot make a folder in {}: {error}", std::env::temp_dir().display());
            std::process::exit(1);
        }
    };
    let served = serve(&folder);
    let _ = fs::remove_dir_all(&folder);
    std::process::exit(if served.is_ok() { 0 } else { 1 });
}

/// Answers requests until the standard input ends.
fn serve(folder: &Path) -> io::Result<()> {
    let mut input = io::stdin().lock();
    let mut output = io::stdout();
    writeln!(output, "{}", folder.display())?;
    while let Some(count) = read_number(&mut input)? {
        let mut fields = Vec::new();
        for _ in 0..count {
            let length = read_number(&mut input)?.ok_or(io::ErrorKind::UnexpectedEof)?;
            let mut field = vec![0; length];
            input.read_exact(&mut field)?;
            fields.push(OsString::from_vec(field));
        }
        let answer = match launch(folder, &fields) {
            Ok(Some(outcome)) => encode(&outcome),
            Ok(None) => return Ok(()),
            Err(message) => message.replace('\n', " "),
        };
        writeln!(output, "{answer}")?;
    }
    Ok(())
}

fn read_number(input: &mut impl BufRead) -> io::Result<Option<usize>> {
    let mut line = String::new();
    match input.read_line(&mut line)? {
        0 => Ok(None),
        _ => line.trim_end().parse().map(Some).map_err(|_| io::ErrorKind::InvalidData.into()),
    }
}

/// Runs one program. None: the runner went away meanwhile, and the program with it.
fn launch(folder: &Path, fields: &[OsString]) -> Result<Option<Outcome>, String> {
    let number = |index: usize| fields[index].to_string_lossy().parse::<u64>().unwrap_or(0);
    let input = Path::new(&fields[0]);
    let limits = Limits {
        time: Duration::from_micros(number(1)),
        memory: number(2),
        output: number(3),
        address_space: Some(number(4)).filter(|&bytes| bytes > 0),
    };
    let program = &fields[5..];
    let fresh = |path: PathBuf| {
        // The program before may have done anything to the folder.
        let _ = fs::create_dir_all(folder);
        let _ = fs::remove_file(&path).or_else(|_| fs::remove_dir_all(&path));
        let file = OpenOptions::new().write(true).create_new(true).open(&path);
        file.map_err(|error| format!("cannot write {}: {error}", path.display()))
    };
    let input_file =
        File::open(input).map_err(|error| format!("cannot read {}: {error}", input.display()))?;
    let (stdout, stderr) = (fresh(stdout_in(folder))?, fresh(stderr_in(folder))?);
    let copy = |file: &File| file.try_clone().map_err(|error| error.to_string());
    let mut command = Command::new(&program[0]);
    command.args(&program[1..]).stdin(input_file).stdout(copy(&stdout)?).stderr(copy(&stderr)?);
    let started = Instant::now();
    let kernel_limits = KernelLimits {
        cpu_seconds: limits.time.as_secs() + 2,
        file_bytes: limits.output.saturating_add(1),
        address_space: limits.address_space,
    };
    let child = unix::spawn_limited(&mut command, kernel_limits)
        .map_err(|error| format!("cannot run {}: {error}", Path::new(&program[0]).display()))?;
    let pid = child.id();
    let watch = ChildWatch::new(pid);
    let mut killed_for = None;
    let mut seen_peak = 0;
    let mut runner_is_gone = false;
    let reaped = loop {
        let woken = watch.wait(WATCH_EVERY);
        let ended = matches!(woken, Woken::Ended);
        if ended {
            // Before the child is collected: until then nobody else can be given its number.
            unix::kill_with_group(pid);
        }
        if let Some(reaped) = unix::reap(pid, ended || runner_is_gone) {
            if !ended {
                unix::kill_with_group(pid);
            }
            break reaped;
        }
        runner_is_gone = matches!(woken, Woken::Input);
        seen_peak = peak_memory(pid).unwrap_or(0).max(seen_peak);
        killed_for = killed_for.or_else(|| exceeded(pid, started.elapsed(), seen_peak, &limits));
        if runner_is_gone || killed_for.is_some() {
            unix::kill_with_group(pid);
        }
    };
    let wall = started.elapsed();
    let (orphans_cpu, orphans_peak) = kill_orphans();
    if runner_is_gone {
        return Ok(None);
    }
    for (file, path) in [(&stdout, stdout_in(folder)), (&stderr, stderr_in(folder))] {
        if !is_at(file, &path) {
            return Err(format!(
                "the program put something else in the place of {}",
                path.display()
            ));
        }
    }
    Ok(Some(Outcome {
        exit: match reaped.exit {
            Ok(status) => Exit::Status(status),
            Err(signal) => Exit::Signal(signal),
        },
        exceeded: killed_for,
        cpu: reaped.cpu + orphans_cpu,
        wall,
        // The kernel's two counts differ a little; the verdict may have come from either.
        peak: Some(reaped.peak.max(seen_peak).max(orphans_peak)),
    }))
}

/// Which limit a running program is over.
fn exceeded(pid: u32, wall: Duration, peak: u64, limits: &Limits) -> Option<Exceeded> {
    if wall > limits.wall() || cpu_time(pid) > Some(limits.time) {
        Some(Exceeded::Time)
    } else if peak > limits.memory {
        Some(Exceeded::Memory)
    } else {
        None
    }
}

/// CPU time so far of a process and of its collected children, to a hundredth of a second. None:
/// it has just ended, or the system has no /proc, and the kernel's limit in whole seconds has to do.
fn cpu_time(pid: u32) -> Option<Duration> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The program's name, in brackets, may hold anything; utime is the 12th word behind it.
    let words = stat.rsplit_once(") ")?.1.split(' ');
    let ticks: u64 = words.skip(11).take(4).filter_map(|word| word.parse::<u64>().ok()).sum();
    Some(Duration::from_millis(ticks * 10))
}

/// Peak resident memory so far, in bytes; None as above.
fn peak_memory(pid: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().trim_end_matches(" kB").parse::<u64>().ok()? * 1024)
}

/// Whether a file still lies at its path.
fn is_at(file: &File, path: &Path) -> bool {
    let identity = |data: Metadata| (data.dev(), data.ino());
    let (open, there) = (file.metadata().map(identity), fs::symlink_metadata(path).map(identity));
    matches!((open, there), (Ok(open), Ok(there)) if open == there)
}

/// Kills what the program started and moved out of its process group, and gives the CPU time and the
/// largest peak of such orphans. They are children of ours by now, as the launcher asked to be given
/// them; on other systems than Linux they escape.
fn kill_orphans() -> (Duration, u64) {
    let (mut cpu, mut peak) = (Duration::default(), 0);
    let started = Instant::now();
    loop {
        let (more_cpu, more_peak) = unix::reap_orphans();
        cpu += more_cpu;
        peak = peak.max(more_peak);
        let children = fs::read_to_string("/proc/thread-self/children").unwrap_or_default();
        if children.is_empty() || started.elapsed() > Duration::from_secs(20) {
            return (cpu, peak);
        }
        for pid in children.split_whitespace().filter_map(|word| word.parse().ok()) {
            unix::kill_process(pid);
        }
    }
}
