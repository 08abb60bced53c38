//! Programs that a runner has to survive. The first argument says which one; the runner's tests build
//! this file with rustc, without optimisation (which would take some of the hostility out).

use std::fs::File;
use std::io::{self, Read, Write};
use std::os::unix::io::FromRawFd;
use std::process::Command;
use std::time::Duration;

extern "C" {
    fn getppid() -> i32;
    fn kill(pid: i32, signal: i32) -> i32;
    fn setpgid(pid: i32, group: i32) -> i32;
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let file = || arguments.get(1).expect("the path of a file");
    match arguments[0].as_str() {
        "echo" => {
            let mut input = Vec::new();
            io::stdin().read_to_end(&mut input).unwrap();
            io::stdout().write_all(&input).unwrap();
        }
        "loops" => loop {
            std::hint::spin_loop();
        },
        "sleeps" => std::thread::sleep(Duration::from_secs(1000)),
        "writes_without_end" => write_all_the_time(io::stdout()),
        "complains_without_end" => write_all_the_time(io::stderr()),
        "complains" => {
            eprintln!("warning: all is well");
            print!("7\n");
        }
        "complains_and_exits" => {
            eprintln!("{}", arguments[1]);
            std::process::exit(arguments[2].parse().unwrap());
        }
        "sleeps_in_the_group_of_its_parent" => {
            // SAFETY: these calls touch no memory.
            unsafe { setpgid(0, getppid()) };
            std::thread::sleep(Duration::from_secs(1000));
        }
        "kills_its_parent" => {
            // SAFETY: these calls touch no memory.
            unsafe { kill(getppid(), 9) };
            std::thread::sleep(Duration::from_secs(1000));
        }
        "removes_its_output" | "removes_its_folder" => {
            let output = std::fs::read_link("/proc/self/fd/1").unwrap();
            if arguments[0].ends_with("output") {
                std::fs::remove_file(output).unwrap();
            } else {
                std::fs::remove_dir_all(output.parent().unwrap()).unwrap();
            }
        }
        "reads_nothing" => print!("7\n"),
        "closes_stdout" => {
            // SAFETY: nothing else in this process uses descriptor 1.
            drop(unsafe { File::from_raw_fd(1) });
            std::thread::sleep(Duration::from_millis(20));
        }
        "panics" => panic!("of its own accord"),
        "aborts" => std::process::abort(),
        "exits" => {
            print!("7\n");
            std::process::exit(arguments[1].parse().unwrap());
        }
        "segfaults" => {
            // SAFETY: none; this is what the runner has to report.
            unsafe { std::ptr::null_mut::<u8>().write_volatile(1) };
        }
        "overflows_its_stack" => println!("{}", deep(1)),
        "allocates" => {
            let mut hoard = Vec::new();
            loop {
                hoard.push(vec![1u8; 1 << 20]);
            }
        }
        "allocates_at_once" => {
            let hoard: Vec<u8> = Vec::with_capacity(1 << 46);
            println!("{}", hoard.capacity());
        }
        "uses_megabytes" => {
            let hoard = vec![1u8; arguments[1].parse::<usize>().unwrap() << 20];
            println!("{}", 6 + hoard[hoard.len() - 1]);
        }
        // Leaves a process behind that holds its output, in its process group, or in one of its own.
        "leaves_a_child" | "leaves_a_child_elsewhere" => {
            let program = if arguments[0].ends_with("elsewhere") { "setsid" } else { "env" };
            let child = Command::new(program).args(["sleep", "1000"]).spawn().unwrap();
            std::fs::write(file(), child.id().to_string()).unwrap();
            print!("7\n");
        }
        "loops_with_a_child" => {
            let child = Command::new("sleep").arg("1000").spawn().unwrap();
            let ids = format!("{} {}", std::process::id(), child.id());
            std::fs::write(format!("{}.new", file()), ids).unwrap();
            std::fs::rename(format!("{}.new", file()), file()).unwrap();
            loop {
                std::hint::spin_loop();
            }
        }
        "odd_bytes" => io::stdout().write_all(b"7\xff\xfe\x00\n").unwrap(),
        "trailing_space" => print!("7 \n"),
        "no_newline" => print!("7"),
        "leading_blank_line" => print!("\n7\n"),
        "says" => print!("{}", arguments[1]),
        "says_twice_the_input" => {
            let mut input = String::new();
            io::stdin().read_to_string(&mut input).unwrap();
            println!("{}", 2 * input.trim().parse::<i64>().unwrap());
        }
        // As a checker: accepts an output that is a multiple of the input.
        "checks" => {
            let number = |index: usize| -> i64 {
                let text = std::fs::read_to_string(&arguments[index]).unwrap();
                text.trim().parse().unwrap()
            };
            if number(2) % number(1) != 0 {
                println!("{} is no multiple of {}", number(2), number(1));
                std::process::exit(1);
            }
        }
        other => panic!("no hostile program {other:?}"),
    }
}

fn write_all_the_time(mut to: impl Write) {
    loop {
        to.write_all(&[b'x'; 4096]).unwrap();
    }
}

fn deep(level: u64) -> u64 {
    let here = [level; 64];
    if level == 0 { 0 } else { deep(level + 1) + here[7] }
}
