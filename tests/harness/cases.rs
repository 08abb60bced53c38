//! Finding the cases of a folder: `NAME.in` with the expected output in `NAME.out` or `NAME.ans`.

use crate::catalog::{list, natural_order};
use std::path::{Path, PathBuf};

/// One case.
#[derive(Clone, Debug)]
pub struct Case {
    pub name: String,
    pub input: PathBuf,
    /// The expected output, or why there is none.
    pub expected: Result<PathBuf, String>,
}

/// The cases of a folder in natural order, and expected outputs that no input belongs to.
#[derive(Clone, Debug, Default)]
pub struct Cases {
    pub cases: Vec<Case>,
    pub orphans: Vec<PathBuf>,
}

/// Finds the cases whose name contains `filter`. Err: the folder cannot be read.
pub fn find(folder: &Path, filter: &str) -> Result<Cases, String> {
    let mut found = Cases::default();
    for path in list(folder)? {
        let wanted = stem(&path).contains(filter);
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("in") if wanted => found.cases.push(case(path)),
            Some("out" | "ans") if wanted && !path.with_extension("in").exists() => {
                found.orphans.push(path)
            }
            _ => {}
        }
    }
    found.cases.sort_by(|a, b| natural_order(&a.name, &b.name));
    found.orphans.sort();
    Ok(found)
}

fn case(input: PathBuf) -> Case {
    let answers = [input.with_extension("out"), input.with_extension("ans")];
    let expected = match (answers[0].exists(), answers[1].exists()) {
        (true, false) => Ok(answers[0].clone()),
        (false, true) => Ok(answers[1].clone()),
        (false, false) => Err(format!("no expected output: {} is missing", answers[0].display())),
        (true, true) => Err(format!("two expected outputs: {} and .ans", answers[0].display())),
    };
    Case { name: stem(&input), input, expected }
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn finds_pairs_in_natural_order_and_what_has_no_partner() {
        let folder = crate::run::scratch_folder().unwrap();
        for name in ["10.in", "10.out", "2.in", "2.ans", "a [b] c.in", "a [b] c.out", "lone.in"] {
            fs::write(folder.join(name), "").unwrap();
        }
        for name in ["orphan.out", "both.in", "both.out", "both.ans", "notes.txt"] {
            fs::write(folder.join(name), "").unwrap();
        }
        let found = find(&folder, "").unwrap();
        let names: Vec<&str> = found.cases.iter().map(|case| case.name.as_str()).collect();
        assert_eq!(names, ["2", "10", "a [b] c", "both", "lone"]);
        let judgeable: Vec<bool> = found.cases.iter().map(|case| case.expected.is_ok()).collect();
        assert_eq!(judgeable, [true, true, true, false, false]);
        assert_eq!(found.orphans, [folder.join("orphan.out")]);
        let filtered = find(&folder, "10").unwrap();
        assert_eq!((filtered.cases.len(), filtered.orphans.len()), (1, 0));
        fs::remove_dir_all(&folder).unwrap();
        assert!(find(&folder, "").is_err());
    }
}
