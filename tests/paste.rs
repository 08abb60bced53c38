//! `judge paste`: what stands alone is printed, what does not is not, and stripping changes nothing
//! but comments.

#[path = "support/small.rs"]
mod small;
mod support;

use harness::paste::strip_comments;
use small::{command, project, repository, run};
use std::fs;
use std::path::Path;
use std::process::{Output, Stdio};
use support::{rustc, stderr, stdout, Folder};

/// A source in a small project, under a name that is free there.
fn project_with(source: &str) -> Folder {
    let folder = project();
    let header = "//! Title\n//! Limits: 1 s, 64 MB\n";
    folder.write("problems/other.rs", header.to_string() + source);
    folder
}

#[track_caller]
fn expect(output: &Output, texts: &[&str]) {
    let said = stderr(output);
    for text in texts {
        assert!(said.contains(text), "{text:?} is not in:\n{said}");
    }
}

#[test]
fn a_file_that_stands_alone_is_printed_as_it_is() {
    let folder = project();
    let output = run(&folder, &["paste", "algo529"], 0);
    let source = fs::read_to_string(repository().join("problems/algo529.rs")).unwrap();
    assert_eq!(stdout(&output), source);
    let size = format!("algo529.rs: {} bytes, within the 64 KB (65536)", source.len());
    expect(&output, &["rustc 1.", ": no warning with no flag, 2015, 2018, 2021", &size]);
    assert_eq!(stderr(&output).lines().count(), 2, "{}", stderr(&output));
}

#[test]
fn a_file_that_does_not_stand_alone_is_not_printed() {
    for (source, texts) in [
        ("mod algo529;\nfn main() {}\n", &["fails with no flag, ", "algo529"][..]),
        ("fn main() { let unused = 1; }\n", &["fails with no flag, ", "warning: unused variable"]),
        (
            "fn main() { std::process::exit(i32::try_from(0u32).unwrap()) }\n",
            &["no warning with 2021", "fails with no flag, 2015, 2018", "try_from"],
        ),
        ("fn main() { let _ = env!(\"CARGO_PKG_NAME\"); }\n", &["CARGO_PKG_NAME"]),
    ] {
        let folder = project_with(source);
        let output = run(&folder, &["paste", "other"], 1);
        assert_eq!(stdout(&output), "", "{source}");
        expect(&output, texts);
        expect(&output, &["judge: other does not stand alone"]);
    }
}

#[test]
fn every_compiler_named_is_asked() {
    let compiler = rustc().get_program().to_str().unwrap().to_string();
    let folder = project_with("fn main() {}\n");
    let call = ["paste", "other", "--rustc", &compiler, "--rustc", &compiler];
    let output = run(&folder, &call, 0);
    assert_eq!(stderr(&output).matches("no warning with no flag").count(), 2);
    let output = run(&folder, &["paste", "other", "--rustc", support::JUDGE], 2);
    expect(&output, &["is no rustc", "--rustc PATH names another"]);
    let mut judge = command(&folder, &["paste", "other"]);
    let output = judge.env("RUSTC", "./no-such-rustc").output().unwrap();
    assert_eq!((output.status.code(), stdout(&output)), (Some(2), String::new()));
    expect(&output, &["cannot run", "no-such-rustc"]);
}

#[test]
fn a_source_over_the_limit_of_judges_is_told_from_one_within() {
    let folder = project_with(&format!("// {}\nfn main() {{}}\n", "x".repeat(65536)));
    let output = run(&folder, &["paste", "other"], 0);
    expect(&output, &["OVER the 64 KB (65536)", "--strip leaves comments out"]);
    let output = run(&folder, &["paste", "other", "--strip"], 0);
    expect(&output, &["other.rs: 13 bytes, within"]);
    assert_eq!(stdout(&output), "fn main() {}\n");
}

#[test]
fn a_wrong_call_is_status_2_and_says_what_to_do() {
    let folder = project();
    for (arguments, text) in [
        (&["paste"][..], "name the problem to paste"),
        (&["paste", "algo529", "algo529"], "one problem at a time"),
        (&["paste", "algo592"], "did you mean algo529?"),
        (&["paste", "algo529", "--srtip"], "did you mean --strip?"),
        (&["paste", "algo529", "--strip", "--strip"], "given twice"),
        (&["paste", "algo529", "--rustc"], "--rustc needs a value"),
        (&["paste", "algo529", "--rustc", "no-such-rustc"], "cannot run no-such-rustc"),
    ] {
        let output = run(&folder, arguments, 2);
        expect(&output, &[text]);
        assert_eq!(stdout(&output), "");
    }
    assert!(stdout(&run(&folder, &["paste", "--help"], 0)).contains("--rustc PATH"));
}

/// Compiles a source as a judge does, under edition 2021 for newer literals; runs it on an input.
fn compile_and_run(folder: &Folder, name: &str, source: &str, inputs: &[&Path]) -> Vec<Vec<u8>> {
    let file = folder.write(&format!("{name}.rs"), source);
    let program = folder.0.join(name);
    let output = rustc().arg("--edition=2021").arg(file).arg("-o").arg(&program).output().unwrap();
    assert!(output.status.success(), "{}", stderr(&output));
    let run = |input: &&Path| {
        let mut command = std::process::Command::new(&program);
        command.stdin(fs::File::open(input).unwrap()).stderr(Stdio::null());
        command.output().unwrap().stdout
    };
    inputs.iter().map(run).collect()
}

#[test]
fn stripping_leaves_every_literal_and_lifetime_as_it_was() {
    let tricky = r####"//! Header
/* block /* nested // */ still */ fn main() {
    // A quote " and a ' in a comment.
    let texts = [
        "// no comment", "/* nor */ this", "a \" // b", "\\", // a comment
        r"\", r#"a " // b"#, r##"/* "# */"##, "two // lines
        /* of */ text   

        and a blank one", "\
           // joined", /* one */ "last", /* two */
    ];
    let characters = ['"', '\'', '/', '\\', '*', '\u{2f}']; // Not kept.
    let bytes = [b'"', b'\'', b'/', b'\\'];
    let byte_texts: [&[u8]; 3] = [b"// \" /*", br"\", br#"" // "#];
    println!("{:?} {:?} {:?} {:?}", texts, characters, bytes, byte_texts);
    println!("{} {}", first("a//b", "c"), 8/*
    */ / /**/2);
    let r#match = 'outer: loop { break 'outer 1 /* 2 */ };
    println!("{}", r#match);
}

/** Block documentation. */
fn first<'r, 'a: 'r>(text: &'a str, _: &'r str) -> &'r str {
    text.split('/').next().unwrap()
}
"####;
    let stripped = strip_comments(tricky);
    for gone in ["Header", "nested", "quote", "a comment", "one */", "Not kept", "documentation"] {
        assert!(tricky.contains(gone) && !stripped.contains(gone), "{gone} is in:\n{stripped}");
    }
    let folder = Folder::new("tricky");
    let empty = folder.write("empty", "");
    let before = compile_and_run(&folder, "before", tricky, &[&empty]);
    let after = compile_and_run(&folder, "after", &stripped, &[&empty]);
    assert_eq!(before, after, "{stripped}");
    assert!(!before[0].is_empty());
}

#[test]
fn a_stripped_solution_is_readable_and_answers_the_same() {
    let folder = project();
    let stripped = stdout(&run(&folder, &["paste", "algo529", "--strip"], 0));
    assert!(!stripped.contains("//"), "{stripped}");
    assert!(stripped.starts_with("#![forbid(unsafe_code)]\n\npub fn solve("), "{stripped}");
    assert!(!stripped.contains("\n\n\n") && stripped.ends_with("}\n"), "{stripped}");
    assert!(stripped.lines().all(|line| line == line.trim_end()), "{stripped}");
    let samples = repository().join("tests/samples/algo529");
    let found = harness::cases::find(&samples, "").unwrap().cases;
    let inputs: Vec<&Path> = found.iter().map(|case| case.input.as_path()).collect();
    let outputs = compile_and_run(&folder, "stripped", &stripped, &inputs);
    for (case, output) in found.iter().zip(outputs) {
        let expected = fs::read(case.expected.as_ref().unwrap()).unwrap();
        assert_eq!(output, expected, "{}", case.name);
    }
}

#[test]
fn stripping_a_stripped_file_changes_nothing() {
    for file in fs::read_dir(repository().join("problems")).unwrap() {
        let source = fs::read_to_string(file.unwrap().path()).unwrap();
        let stripped = strip_comments(&source);
        assert!(stripped.len() < source.len());
        assert_eq!(strip_comments(&stripped), stripped);
    }
}
