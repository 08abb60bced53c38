//! What there is to judge: the problem files, their titles and limits, and their samples' folders.

use crate::run::{Limits, MB};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The project's folder.
#[derive(Clone, Debug)]
pub struct Project {
    pub root: PathBuf,
}

/// A file under `problems/`: a problem's main solution, or another method for it.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The binary's name: the file's without `.rs`.
    pub name: String,
    pub file: PathBuf,
    /// The first line of the header.
    pub title: String,
    /// From the header's line `//! Limits: 1 s, 128 MB`.
    pub limits: Limits,
}

impl Problem {
    /// The problem's name without that of the method: `kfold` for `kfold-cubic`.
    pub fn problem(&self) -> &str {
        self.name.split('-').next().unwrap_or(&self.name)
    }

    /// Whether this is a `PROBLEM-METHOD` file, which may decline inputs.
    pub fn is_method(&self) -> bool {
        self.name.contains('-')
    }
}

impl Project {
    /// The project that this executable was built in (it lies in the project's target folder), or
    /// the folder it was compiled from.
    pub fn find() -> Result<Project, String> {
        let is_root =
            |folder: &Path| folder.join("Cargo.toml").is_file() && folder.join("problems").is_dir();
        let executable = std::env::current_exe().unwrap_or_default();
        let compiled_from = Path::new(env!("CARGO_MANIFEST_DIR"));
        let root = executable.ancestors().chain([compiled_from]).find(|folder| is_root(folder));
        match root {
            Some(root) => Ok(Project { root: root.to_path_buf() }),
            None => Err(format!(
                "no project (a folder with Cargo.toml and problems/) around {} nor at {}",
                executable.display(),
                compiled_from.display()
            )),
        }
    }

    /// Every problem and method, in natural order of the names.
    pub fn problems(&self) -> Result<Vec<Problem>, String> {
        self.files()?.into_iter().map(|(name, file)| read_header(name, file)).collect()
    }

    /// The problems of these names, in this order; all of them where no name is given.
    pub fn select(&self, names: &[String]) -> Result<Vec<Problem>, String> {
        match names {
            [] => self.problems(),
            names => names.iter().map(|name| self.find_problem(name)).collect(),
        }
    }

    /// The problem or method of this name. Err: there is none, and which name comes near.
    pub fn find_problem(&self, name: &str) -> Result<Problem, String> {
        let mut files = self.files()?;
        match files.iter().position(|(known, _)| known == name) {
            Some(index) => {
                let (name, file) = files.swap_remove(index);
                read_header(name, file)
            }
            None => {
                Err(match nearest(&bare(name), files.iter().map(|(known, _)| known.as_str())) {
                    Some(near) => format!("no problem {name:?}; did you mean {near}?"),
                    None => format!("no problem {name:?}; `cargo judge list` shows them all"),
                })
            }
        }
    }

    /// The problem files with their names, in natural order.
    fn files(&self) -> Result<Vec<(String, PathBuf)>, String> {
        let mut files = list(&self.root.join("problems"))?;
        files.retain(|file| file.extension().map_or(false, |extension| extension == "rs"));
        let name =
            |file: &Path| file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let mut named: Vec<(String, PathBuf)> =
            files.into_iter().map(|file| (name(&file), file)).collect();
        named.sort_by(|(a, _), (b, _)| natural_order(a, b));
        Ok(named)
    }

    /// The folder of a problem's samples, which its methods share.
    pub fn samples(&self, problem: &Problem) -> PathBuf {
        self.root.join("tests/samples").join(problem.problem())
    }
}

/// A name as it was probably meant: without a path and `.rs`, in small letters.
fn bare(name: &str) -> String {
    let file = name.rsplit(['/', '\\']).next().unwrap_or(name);
    file.trim_end_matches(".rs").to_lowercase()
}

fn read_header(name: String, file: PathBuf) -> Result<Problem, String> {
    let text = fs::read_to_string(&file)
        .map_err(|error| format!("cannot read {}: {error}", file.display()))?;
    let title = text.lines().next().and_then(|line| line.strip_prefix("//! ")).unwrap_or("");
    let limits = text.lines().find_map(|line| line.strip_prefix("//! Limits: "));
    if title.trim().is_empty() {
        return Err(format!("{}: line 1 has to be `//! TITLE (judge and id)`", file.display()));
    }
    let limits = limits.and_then(parse_limits).ok_or_else(|| {
        format!("{}: the header needs a line like `//! Limits: 1 s, 128 MB`", file.display())
    })?;
    Ok(Problem { name, title: title.trim().to_string(), limits, file })
}

/// Limits written as `1.5 s, 128 MB`.
pub fn parse_limits(text: &str) -> Option<Limits> {
    let (time, memory) = text.trim().split_once(", ")?;
    let time = parse_seconds(time.strip_suffix(" s")?)?;
    let memory: u64 = memory.strip_suffix(" MB")?.parse().ok()?;
    Some(Limits::new(time, memory.checked_mul(MB)?)).filter(|limits| limits.memory > 0)
}

/// A positive number of seconds, a fraction allowed, no more than a day.
pub fn parse_seconds(text: &str) -> Option<Duration> {
    let seconds: f64 = text.parse().ok()?;
    Some(seconds).filter(|&s| s > 0.0 && s <= 86_400.0).map(Duration::from_secs_f64)
}

/// A folder's entries, in no particular order.
pub(crate) fn list(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let fail = |error| format!("cannot read the folder {}: {error}", folder.display());
    let entries = fs::read_dir(folder).map_err(fail)?;
    entries.map(|entry| Ok(entry.map_err(fail)?.path())).collect()
}

/// Compares names so that runs of digits count as numbers: `a2` before `a10`.
pub fn natural_order(a: &str, b: &str) -> std::cmp::Ordering {
    fn key(name: &str) -> Vec<(&str, usize, &str)> {
        // Pairs of a run without digits and a number, the number as its length and its digits.
        let mut parts = Vec::new();
        let mut rest = name;
        while !rest.is_empty() {
            let text = rest.find(|c: char| c.is_ascii_digit()).unwrap_or(rest.len());
            let (before, tail) = rest.split_at(text);
            let end = tail.find(|c: char| !c.is_ascii_digit()).unwrap_or(tail.len());
            let (digits, tail) = tail.split_at(end);
            let digits = digits.trim_start_matches('0');
            parts.push((before, digits.len(), digits));
            rest = tail;
        }
        parts
    }
    key(a).cmp(&key(b)).then_with(|| a.cmp(b))
}

/// The known name closest to a mistyped one, if any is close.
pub fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let allowed = 1 + name.chars().count() / 3;
    known
        .map(|candidate| (distance(name, candidate), candidate))
        .filter(|&(distance, _)| distance <= allowed)
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, candidate)| candidate)
}

/// Levenshtein distance.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &to) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(from != to);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_names_sort_as_numbers() {
        let mut names = vec!["b", "a10", "a2", "a", "a02", "10", "9", "a2b", "a 3"];
        names.sort_by(|a, b| natural_order(a, b));
        assert_eq!(names, ["9", "10", "a", "a02", "a2", "a2b", "a10", "a 3", "b"]);
    }

    #[test]
    fn a_mistyped_name_finds_its_neighbour() {
        let known = ["algo529", "kfold", "kfold-cubic"];
        assert_eq!(nearest("algo592", known.into_iter()), Some("algo529"));
        assert_eq!(nearest("kfoldcubic", known.into_iter()), Some("kfold-cubic"));
        assert_eq!(nearest("zzz", known.into_iter()), None);
    }

    #[test]
    fn limits_are_read_as_written_and_nonsense_is_refused() {
        let limits = parse_limits("1.5 s, 128 MB").unwrap();
        assert_eq!(limits.time, Duration::from_millis(1500));
        assert_eq!(limits.memory, 128 << 20);
        for wrong in ["", "1 s", "1 s 128 MB", "0 s, 1 MB", "1 s, 0 MB", "NaN s, 1 MB", "1s, 1MB"] {
            assert!(parse_limits(wrong).is_none(), "{wrong:?} was read as limits");
        }
    }
}
