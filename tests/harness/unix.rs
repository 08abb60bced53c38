//! The calls that std does not offer on Unix. All `unsafe` code of the project for this platform is
//! here, each block with its reason.

use std::io;
use std::os::raw::{c_int, c_long, c_short, c_ulong};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command};
use std::time::Duration;

#[cfg(target_os = "linux")]
mod number {
    pub const RLIMIT_AS: i32 = 9;
    pub const MAXRSS_UNIT: u64 = 1024;
}
#[cfg(not(target_os = "linux"))]
mod number {
    pub const RLIMIT_AS: i32 = 5;
    #[cfg(target_os = "macos")]
    pub const MAXRSS_UNIT: u64 = 1;
    #[cfg(not(target_os = "macos"))]
    pub const MAXRSS_UNIT: u64 = 1024;
}
const RLIMIT_CPU: c_int = 0;
const RLIMIT_FSIZE: c_int = 1;
const RLIMIT_CORE: c_int = 4;
const WNOHANG: c_int = 1;
const POLLIN: c_short = 1;

#[repr(C)]
struct Rlimit {
    soft: c_ulong,
    hard: c_ulong,
}

#[cfg(target_os = "macos")]
type Microseconds = i32;
#[cfg(not(target_os = "macos"))]
type Microseconds = c_long;

#[repr(C)]
#[derive(Clone, Copy, Default)]
struct Timeval {
    seconds: c_long,
    microseconds: Microseconds,
}

#[repr(C)]
#[derive(Clone, Copy, Default)]
struct Rusage {
    user: Timeval,
    system: Timeval,
    maxrss: c_long,
    unused: [c_long; 16],
}

#[repr(C)]
struct PollFd {
    fd: c_int,
    events: c_short,
    revents: c_short,
}

// `poll` takes an unsigned long on Linux and an unsigned int elsewhere; the count is 1 or 2, and both
// are passed in a register.
extern "C" {
    fn isatty(fd: c_int) -> c_int;
    fn kill(pid: c_int, signal: c_int) -> c_int;
    fn poll(fds: *mut PollFd, count: c_ulong, timeout: c_int) -> c_int;
    fn setpgid(pid: c_int, group: c_int) -> c_int;
    fn setrlimit(resource: c_int, limit: *const Rlimit) -> c_int;
    fn setsid() -> c_int;
    fn wait4(pid: c_int, status: *mut c_int, options: c_int, usage: *mut Rusage) -> c_int;
    #[cfg(target_os = "linux")]
    fn close(fd: c_int) -> c_int;
    #[cfg(target_os = "linux")]
    fn prctl(option: c_int, ...) -> c_int;
    #[cfg(target_os = "linux")]
    fn syscall(number: c_long, ...) -> c_long;
}

/// Whether standard output (1) or standard error (2) is a terminal.
pub fn is_terminal(fd: i32) -> bool {
    // SAFETY: isatty only looks at the number.
    unsafe { isatty(fd) == 1 }
}

/// Makes the calling process the leader of a session of its own, out of reach of the terminal's
/// signals, and (on Linux) the parent of every orphan among its descendants.
pub fn become_launcher() {
    // SAFETY: neither call touches memory of ours; where one fails, the launcher works without it.
    unsafe {
        setsid();
        #[cfg(target_os = "linux")]
        prctl(
            36, /* PR_SET_CHILD_SUBREAPER */
            1 as c_ulong,
            0 as c_ulong,
            0 as c_ulong,
            0 as c_ulong,
        );
    }
}

/// Limits that the kernel enforces on a program.
#[derive(Clone, Copy)]
pub struct KernelLimits {
    /// CPU time, whole seconds.
    pub cpu_seconds: u64,
    /// Bytes in any file the program writes.
    pub file_bytes: u64,
    /// Bytes of address space.
    pub address_space: Option<u64>,
}

/// Starts a program in a process group of its own and under these limits.
pub fn spawn_limited(command: &mut Command, limits: KernelLimits) -> io::Result<Child> {
    let limit = |resource, amount: u64| {
        let amount = c_ulong::try_from(amount).unwrap_or(c_ulong::MAX);
        let limit = Rlimit { soft: amount, hard: amount };
        // SAFETY: the pointer is to a live Rlimit, laid out as C has it. Where the user's own limit
        // is lower the call fails, and that lower limit stands.
        unsafe { setrlimit(resource, &limit) };
    };
    // SAFETY: between fork and exec the closure calls setpgid, prctl and setrlimit, which are safe
    // there, and allocates nothing.
    unsafe {
        command.pre_exec(move || {
            if setpgid(0, 0) != 0 {
                return Err(io::Error::last_os_error());
            }
            // On Linux a program dies with its launcher, should that be killed.
            #[cfg(target_os = "linux")]
            prctl(
                1, /* PR_SET_PDEATHSIG */
                9 as c_ulong,
                0 as c_ulong,
                0 as c_ulong,
                0 as c_ulong,
            );
            limit(RLIMIT_CORE, 0);
            limit(RLIMIT_CPU, limits.cpu_seconds);
            limit(RLIMIT_FSIZE, limits.file_bytes);
            if let Some(bytes) = limits.address_space {
                limit(number::RLIMIT_AS, bytes);
            }
            Ok(())
        });
    }
    command.spawn()
}

/// What ended first, or neither.
pub enum Woken {
    /// The child has ended, and is still to be collected by `reap`.
    Ended,
    /// The other end of our standard input is gone, or has sent something.
    Input,
    /// Neither is known to have happened.
    Timeout,
}

/// A child to wait for, on Linux without polling.
pub struct ChildWatch {
    pidfd: c_int,
}

impl ChildWatch {
    pub fn new(pid: u32) -> ChildWatch {
        #[cfg(target_os = "linux")]
        // SAFETY: pidfd_open (434 on every architecture) takes two integers and gives a new file
        // descriptor or -1 (before Linux 5.3), for which `wait` has a fallback.
        let pidfd = unsafe { syscall(434, pid as c_long, 0 as c_long) as c_int };
        #[cfg(not(target_os = "linux"))]
        let pidfd = {
            let _ = pid;
            -1
        };
        ChildWatch { pidfd }
    }

    /// Waits until the child ends or our standard input has news, for `timeout` at most.
    pub fn wait(&self, timeout: Duration) -> Woken {
        let fallback = self.pidfd < 0;
        let mut fds = [
            PollFd { fd: 0, events: POLLIN, revents: 0 },
            PollFd { fd: self.pidfd, events: POLLIN, revents: 0 },
        ];
        let timeout = if fallback { 1 } else { timeout.as_millis().min(1000) as c_int };
        let count = if fallback { 1 } else { 2 };
        // SAFETY: the pointer is to `count` live PollFds, laid out as C has them.
        match unsafe { poll(fds.as_mut_ptr(), count, timeout) } {
            n if n > 0 && fds[0].revents != 0 => Woken::Input,
            n if n > 0 => Woken::Ended,
            _ => Woken::Timeout,
        }
    }
}

#[cfg(target_os = "linux")]
impl Drop for ChildWatch {
    fn drop(&mut self) {
        if self.pidfd >= 0 {
            // SAFETY: the descriptor is ours and is used nowhere else.
            unsafe { close(self.pidfd) };
        }
    }
}

/// A child that has ended.
pub struct Reaped {
    /// The exit status, or the signal that killed it.
    pub exit: Result<i32, i32>,
    pub cpu: Duration,
    /// Peak resident memory in bytes.
    pub peak: u64,
}

/// Collects the child if it has ended; waits for it if `block`. None: it runs on, or is no child of ours.
pub fn reap(pid: u32, block: bool) -> Option<Reaped> {
    let mut status = 0;
    let mut usage = Rusage::default();
    let options = if block { 0 } else { WNOHANG };
    // SAFETY: both pointers are to live values, laid out as C has them; Rusage is padded at its end.
    if unsafe { wait4(pid as c_int, &mut status, options, &mut usage) } != pid as c_int {
        return None;
    }
    Some(Reaped {
        exit: if status & 0x7f == 0 { Ok(status >> 8 & 0xff) } else { Err(status & 0x7f) },
        cpu: usage.cpu(),
        peak: usage.peak(),
    })
}

impl Rusage {
    fn cpu(&self) -> Duration {
        let time = |t: Timeval| {
            Duration::from_secs(t.seconds as u64) + Duration::from_micros(t.microseconds as u64)
        };
        time(self.user) + time(self.system)
    }

    fn peak(&self) -> u64 {
        self.maxrss as u64 * number::MAXRSS_UNIT
    }
}

/// Collects every adopted orphan that has ended; their CPU time together, and the largest peak.
pub fn reap_orphans() -> (Duration, u64) {
    let (mut cpu, mut peak) = (Duration::default(), 0);
    loop {
        let mut status = 0;
        let mut usage = Rusage::default();
        // SAFETY: as in `reap`.
        if unsafe { wait4(-1, &mut status, WNOHANG, &mut usage) } <= 0 {
            return (cpu, peak);
        }
        cpu += usage.cpu();
        peak = peak.max(usage.peak());
    }
}

/// Kills a process.
pub fn kill_process(pid: u32) {
    // SAFETY: kill touches no memory.
    unsafe { kill(pid as c_int, 9) };
}

/// Kills a process and every process of the group that it leads, whether or not it is still in it.
pub fn kill_with_group(leader: u32) {
    kill_process(leader);
    // SAFETY: kill touches no memory.
    unsafe { kill(-(leader as c_int), 9) };
}

/// The name of a signal, as far as programs die of it.
pub fn signal_name(signal: i32) -> &'static str {
    match signal {
        1 => "SIGHUP",
        2 => "SIGINT",
        3 => "SIGQUIT",
        4 => "SIGILL",
        5 => "SIGTRAP",
        6 => "SIGABRT",
        8 => "SIGFPE",
        9 => "SIGKILL",
        11 => "SIGSEGV",
        13 => "SIGPIPE",
        14 => "SIGALRM",
        15 => "SIGTERM",
        24 => "SIGXCPU",
        25 => "SIGXFSZ",
        7 if cfg!(target_os = "linux") => "SIGBUS",
        10 if cfg!(target_os = "macos") => "SIGBUS",
        31 if cfg!(target_os = "linux") => "SIGSYS",
        _ => "an unnamed signal",
    }
}
