//! Whether a source text stands alone, as a judge takes it, and the text without its comments.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// The length in bytes at which common judges stop taking a source.
pub const SOURCE_LIMIT: usize = 64 << 10;

const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

/// A Rust compiler, called as a judge calls it: without Cargo.
pub struct Compiler {
    program: OsString,
    /// What it calls itself: `rustc 1.63.0`.
    pub version: String,
}

/// What a compiler said to a source.
#[derive(Debug, Default)]
pub struct Report {
    /// The ways of calling it that gave no warning: `no flag`, `2015`, ...
    pub good: Vec<&'static str>,
    /// The others, those with the same text together.
    pub bad: Vec<(Vec<&'static str>, String)>,
}

impl Compiler {
    /// The compiler at a path, or of a name on the PATH. Err: it cannot be run, or is no rustc.
    pub fn new(program: &OsStr) -> Result<Compiler, String> {
        let mut compiler = Compiler { program: program.to_os_string(), version: String::new() };
        let shown = Path::new(program).display();
        // Compiling happens in another folder, where a relative path would lead somewhere else.
        if Path::new(program).components().count() > 1 {
            let here = std::env::current_dir().map_err(|error| error.to_string())?;
            compiler.program = here.join(program).into_os_string();
        }
        let output = compiler.call(Path::new("."), &["--version"])?;
        compiler.version = String::from_utf8_lossy(&output.stdout).trim().to_string();
        match output.status.success() && compiler.version.starts_with("rustc ") {
            true => Ok(compiler),
            false => Err(format!("{shown} is no rustc: `{shown} --version` does not say so")),
        }
    }

    /// Writes a source into a folder, empty so far, and compiles it: with no flag to a program, and
    /// under every edition that this compiler knows to metadata, which finds the same errors and
    /// warnings.
    pub fn check(&self, name: &str, source: &str, folder: &Path) -> Result<Report, String> {
        let file = format!("{name}.rs");
        fs::write(folder.join(&file), source)
            .map_err(|error| format!("cannot write to {}: {error}", folder.display()))?;
        let mut report = Report::default();
        report.add("no flag", self.call(folder, &[&file])?);
        for edition in EDITIONS {
            let known = self.call(folder, &["--edition", edition, "--print", "sysroot"])?;
            if known.status.success() {
                let arguments = ["--edition", edition, "--emit=metadata", &file];
                report.add(edition, self.call(folder, &arguments)?);
            }
        }
        Ok(report)
    }

    fn call(&self, folder: &Path, arguments: &[&str]) -> Result<Output, String> {
        let mut command = Command::new(&self.program);
        command.current_dir(folder).args(arguments);
        // What `cargo run` tells its programs would let `env!("CARGO_...")` compile.
        for (variable, _) in std::env::vars_os() {
            if variable.to_string_lossy().starts_with("CARGO_") && variable != "CARGO_HOME" {
                command.env_remove(variable);
            }
        }
        let program = Path::new(&self.program).display();
        command.output().map_err(|error| format!("cannot run {program}: {error}"))
    }
}

impl Report {
    fn add(&mut self, way: &'static str, output: Output) {
        let mut text = String::from_utf8_lossy(&output.stderr).into_owned();
        if output.status.success() && text.is_empty() {
            return self.good.push(way);
        }
        if text.is_empty() {
            text = format!("{}\n", output.status);
        }
        match self.bad.iter_mut().find(|(_, other)| *other == text) {
            Some((ways, _)) => ways.push(way),
            None => self.bad.push((vec![way], text)),
        }
    }
}

/// A source without its comments. Lines that held nothing else go, runs of blank lines become one,
/// and no line ends in blanks; literals stay as they are.
pub fn strip_comments(source: &str) -> String {
    let mut stripped = Stripped::default();
    let mut rest = source.trim_start_matches('\u{feff}');
    while let Some(first) = rest.chars().next() {
        let length = token(rest);
        let (text, behind) = rest.split_at(length);
        match first {
            '/' if is_comment(text) => stripped.leave_out(text, behind),
            '\n' => stripped.end_line(),
            _ => stripped.text += text,
        }
        rest = behind;
    }
    stripped.end_line();
    stripped.text.truncate(stripped.text.trim_end().len());
    stripped.text + "\n"
}

/// The text so far, and whether a comment was left out of its last line.
#[derive(Default)]
struct Stripped {
    text: String,
    had_comment: bool,
}

impl Stripped {
    /// Leaves a comment out; a space takes its place where it may have kept two words apart.
    fn leave_out(&mut self, comment: &str, behind: &str) {
        self.had_comment = true;
        let before = self.text.chars().last().unwrap_or(' ');
        let after = behind.chars().next().unwrap_or(' ');
        if comment.starts_with("/*") && !before.is_whitespace() && !after.is_whitespace() {
            self.text.push(' ');
        }
    }

    /// Ends a line, unless nothing is left of it or it is a blank one too many. What is trimmed is
    /// never part of a literal, since that ends in a quote.
    fn end_line(&mut self) {
        let had_comment = std::mem::take(&mut self.had_comment);
        let length = self.text.trim_end_matches(|c: char| c.is_whitespace() && c != '\n').len();
        self.text.truncate(length);
        let is_blank = self.text.is_empty() || self.text.ends_with('\n');
        let one_too_many = self.text.is_empty() || self.text.ends_with("\n\n");
        if !is_blank || !had_comment && !one_too_many {
            self.text.push('\n');
        }
    }
}

/// The length of the comment, literal, word or single character that a text begins with.
fn token(text: &str) -> usize {
    let first = text.chars().next().map_or(0, char::len_utf8);
    if text.starts_with("//") {
        return text.find('\n').unwrap_or(text.len());
    }
    if text.starts_with("/*") {
        return block_comment(text);
    }
    if text.starts_with('"') {
        return quoted(text, '"');
    }
    if let Some(behind) = text.strip_prefix('\'') {
        let mut next = behind.chars();
        let (one, two) = (next.next(), next.next());
        return match (one, two) {
            (Some('\\'), _) | (_, Some('\'')) => quoted(text, '\''),
            _ => 1 + word(behind),
        };
    }
    let length = word(text);
    let behind = &text[length..];
    let hashes = behind.len() - behind.trim_start_matches('#').len();
    if ["r", "br", "cr"].contains(&&text[..length]) && behind[hashes..].starts_with('"') {
        let end = format!("\"{}", &behind[..hashes]);
        let inside = length + hashes + 1;
        return text[inside..].find(&end).map_or(text.len(), |at| inside + at + end.len());
    }
    length.max(first)
}

fn is_comment(token: &str) -> bool {
    token.starts_with("//") || token.starts_with("/*") && token.ends_with("*/")
}

/// The length of the letters, digits and underscores that a text begins with.
fn word(text: &str) -> usize {
    text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len())
}

/// The length of a literal with escapes, its quotes included.
fn quoted(text: &str, quote: char) -> usize {
    let mut characters = text.char_indices().skip(1);
    while let Some((at, c)) = characters.next() {
        if c == '\\' {
            characters.next();
        } else if c == quote {
            return at + 1;
        }
    }
    text.len()
}

/// The length of a block comment with those nested in it; all of the text if it has no end.
fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        let pair = text.as_bytes().get(at..at + 2);
        match pair {
            Some(b"/*") => depth += 1,
            Some(b"*/") => depth -= 1,
            _ => {
                at += 1;
                continue;
            }
        }
        at += 2;
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn strips(source: &str, expected: &str) {
        assert_eq!(strip_comments(source), expected, "from {source:?}");
    }

    #[test]
    fn comments_go_and_take_their_lines_with_them() {
        strips(
            "//! Title\n//!\n//! Text\n#![x]\n\n/// a\nfn a() {} // b\n",
            "#![x]\n\nfn a() {}\n",
        );
        strips("a;\n\n// one\n// two\n\nb;\n", "a;\n\nb;\n");
        strips("a;\n    // one\n    b;\n", "a;\n    b;\n");
        strips("/* a\n b */\n\n\na; /* c */ /** d */\n//", "a;\n");
        strips("a /* 1 /* 2 */ // 3 */ b\n", "a  b\n");
        strips("let/* */a = 1/**/+ /*/ */2;\n", "let a = 1 + 2;\n");
        strips("\u{feff}// a\r\nb;  \r\n\r\n\r\nc;", "b;\n\nc;\n");
    }

    #[test]
    fn what_only_looks_like_a_comment_stays() {
        for source in [
            r##"("//", "/*", "\"//", "\\", '"', '\'', '\\', b'"', b'\'', b"//\"//", '/')"##,
            r#"['\\','"','/']"#,
            r####"(r"\", r#"//"/*"#, br##""#//"##, r###"a"## // b"###, cr"\")"####,
            "fn a<'a, 'b: 'a>(x: &'a str, y: &'b u8) -> &'a str { 'c: loop { break 'c } }",
            "(\"// a  \n\n\n  // b \\\n   c\", r\"  \n\n\n\")",
            "r#fn(a / b, a / *b, 'r, bar!(\"//\"), 0r, 'é', \"é//\")",
        ] {
            strips(&format!("{source}\n"), &format!("{source}\n"));
            strips(&format!("{source} // \"'\n"), &format!("{source}\n"));
        }
        strips("/* no /* end */ // a\n", "/* no /* end */ // a\n");
        strips(r#"'\u{22}' // '"#, "'\\u{22}'\n");
    }

    #[test]
    fn a_compiler_has_to_be_one() {
        let error = |program: &str| Compiler::new(program.as_ref()).err().unwrap();
        assert!(error("no-such-program").contains("cannot run no-such-program"));
        assert!(error("./no-such-program").contains("no-such-program"));
    }
}
