//! Comparing a program's output with the expected one, without holding either in memory.
//!
//! The same: equal byte for byte, or equal once CR LF in the *expected* file counts as LF.
//! Presentation: the same words in the same order, other white space. Wrong: anything else.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::Path;

/// The result of a comparison; the texts are for people and may have several lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Comparison {
    Same,
    Presentation(String),
    Wrong(String),
}

/// Compares two files. Cost: two or three passes over both; memory for one run of white space.
pub fn compare(expected: &Path, found: &Path) -> io::Result<Comparison> {
    if same_bytes(open(expected)?, open(found)?)? {
        return Ok(Comparison::Same);
    }
    match first_difference(&mut Cursor::new(open(expected)?), &mut Cursor::new(open(found)?))? {
        None => Ok(Comparison::Same),
        Some(difference) => {
            let mut text = difference.text;
            text.push_str(&excerpt("expected", expected, difference.expected_at)?);
            text.push_str(&excerpt("found   ", found, difference.found_at)?);
            Ok(if difference.words_differ {
                Comparison::Wrong(text)
            } else {
                Comparison::Presentation(text)
            })
        }
    }
}

/// Whether the files are equal once blanks at line ends and empty lines at the end are removed.
pub fn same_but_for_line_ends(expected: &Path, found: &Path) -> io::Result<bool> {
    let (mut expected, mut found) = (Trimmed::new(open(expected)?), Trimmed::new(open(found)?));
    loop {
        match (expected.next_byte()?, found.next_byte()?) {
            (None, None) => return Ok(true),
            (a, b) if a != b => return Ok(false),
            _ => {}
        }
    }
}

fn open(path: &Path) -> io::Result<BufReader<File>> {
    File::open(path).map(BufReader::new)
}

fn same_bytes(mut a: impl BufRead, mut b: impl BufRead) -> io::Result<bool> {
    loop {
        let (left, right) = (a.fill_buf()?, b.fill_buf()?);
        let length = left.len().min(right.len());
        if length == 0 {
            return Ok(left.len() == right.len());
        }
        if left[..length] != right[..length] {
            return Ok(false);
        }
        a.consume(length);
        b.consume(length);
    }
}

/// A place in a file: line and column from 1, and the byte's number from 0.
#[derive(Clone, Copy, Debug)]
struct Place {
    line: u64,
    column: u64,
    offset: u64,
}

/// Reads a file byte by byte and knows where it is. A column is a character, however many bytes.
struct Cursor<R> {
    reader: R,
    place: Place,
}

impl<R: BufRead> Cursor<R> {
    fn new(reader: R) -> Cursor<R> {
        Cursor { reader, place: Place { line: 1, column: 1, offset: 0 } }
    }

    fn peek(&mut self) -> io::Result<Option<u8>> {
        Ok(self.reader.fill_buf()?.first().copied())
    }

    fn advance(&mut self, byte: u8) {
        self.reader.consume(1);
        self.place.offset += 1;
        if byte == b'\n' {
            self.place.line += 1;
            self.place.column = 1;
        } else if byte & 0xc0 != 0x80 {
            self.place.column += 1;
        }
    }

    /// Passes over white space, and returns it.
    fn gap(&mut self) -> io::Result<Vec<u8>> {
        let mut gap = Vec::new();
        while let Some(byte) = self.peek()?.filter(|&byte| is_white(byte)) {
            gap.push(byte);
            self.advance(byte);
        }
        Ok(gap)
    }
}

fn is_white(byte: u8) -> bool {
    byte.is_ascii_whitespace() || byte == 0x0b
}

struct Difference {
    text: String,
    words_differ: bool,
    expected_at: Place,
    found_at: Place,
}

/// The first word that differs, else the first gap that differs, else nothing.
fn first_difference(
    expected: &mut Cursor<impl BufRead>,
    found: &mut Cursor<impl BufRead>,
) -> io::Result<Option<Difference>> {
    let mut gap_difference = None;
    loop {
        let (expected_at, found_at) = (expected.place, found.place);
        let (expected_gap, found_gap) = (without_cr(expected.gap()?), found.gap()?);
        if expected_gap != found_gap && gap_difference.is_none() {
            let at_end = found.peek()?.is_none() && expected.peek()?.is_none();
            let text = describe_gap(&expected_gap, &found_gap, found_at, at_end);
            gap_difference = Some(Difference { text, words_differ: false, expected_at, found_at });
        }
        let mut inside = false;
        loop {
            let (a, b) = (expected.peek()?, found.peek()?);
            let (a_word, b_word) =
                (a.filter(|&byte| !is_white(byte)), b.filter(|&byte| !is_white(byte)));
            match (a_word, b_word) {
                (Some(byte), Some(other)) if byte == other => {
                    expected.advance(byte);
                    found.advance(byte);
                    inside = true;
                }
                (None, None) if inside => break,
                (None, None) => return Ok(gap_difference),
                _ => {
                    let (expected_at, found_at) = (expected.place, found.place);
                    let what = match (a, b) {
                        (None, _) if !inside => "the output goes on where its end was expected",
                        (_, None) if !inside => "the output ends too early",
                        _ => "the first difference",
                    };
                    let Place { line, column, .. } = found_at;
                    let text = format!("line {line}, column {column}: {what}\n");
                    return Ok(Some(Difference {
                        text,
                        words_differ: true,
                        expected_at,
                        found_at,
                    }));
                }
            }
        }
    }
}

/// CR LF as LF.
fn without_cr(gap: Vec<u8>) -> Vec<u8> {
    let mut kept = Vec::with_capacity(gap.len());
    for (index, &byte) in gap.iter().enumerate() {
        if byte != b'\r' || gap.get(index + 1) != Some(&b'\n') {
            kept.push(byte);
        }
    }
    kept
}

/// Says how the white space found between two words differs from what was expected.
fn describe_gap(expected: &[u8], found: &[u8], at: Place, at_end: bool) -> String {
    let lines = |gap: &[u8]| gap.iter().filter(|&&byte| byte == b'\n').count();
    let head = |gap: &[u8]| gap.split(|&byte| byte == b'\n').next().unwrap_or_default().to_vec();
    let (expected_lines, found_lines) = (lines(expected), lines(found));
    let found_head = head(found);
    let line = at.line;
    let ends_line = found_lines > 0 || at_end;
    let expected_head = head(expected);
    let text = if ends_line && !found_head.is_empty() && expected_head != found_head {
        format!("line {line} ends in {}", name_blanks(&found_head))
    } else if ends_line && expected_lines > 0 && !expected_head.is_empty() && found_head.is_empty()
    {
        format!("line {line} lacks {} at its end", name_blanks(&expected_head))
    } else if at_end && found_lines == 0 {
        "no newline at the end".to_string()
    } else if at_end && found_lines > expected_lines {
        format!(
            "{} at the end",
            count(found_lines - expected_lines, "newline too many", "newlines too many")
        )
    } else if at.offset == 0 && found_lines > expected_lines {
        "a blank line before the first word".to_string()
    } else if found_lines > 0 && found_lines > expected_lines && expected_lines > 0 {
        format!("a blank line after line {line}")
    } else if found_lines > 0 && found_lines < expected_lines {
        format!("a blank line is missing after line {line}")
    } else if found_lines > expected_lines {
        format!("line {line} ends where {} was expected", name_blanks(expected))
    } else if expected_lines > found_lines {
        format!(
            "line {line}, column {}: {} where a line end was expected",
            at.column,
            name_blanks(found)
        )
    } else if found_lines > 0 || at.offset == 0 {
        // As many lines in both: the first one that differs.
        let lines_of = |gap: &[u8]| -> Vec<Vec<u8>> {
            gap.split(|&byte| byte == b'\n').map(|line| line.to_vec()).collect()
        };
        let (wanted, there) = (lines_of(expected), lines_of(found));
        let differs = (0..there.len()).find(|&index| there[index] != wanted[index]).unwrap_or(0);
        let (wanted, there) = (name_blanks(&wanted[differs]), name_blanks(&there[differs]));
        let verb = if differs == found_lines { "begins with" } else { "is" };
        format!("line {} {verb} {there} where {wanted} was expected", line + differs as u64)
    } else {
        format!(
            "line {line}, column {}: expected {}, found {}",
            at.column,
            name_blanks(expected),
            name_blanks(found)
        )
    };
    text + "\n"
}

/// "a space", "2 spaces", "a tab", "a carriage return", "3 blanks".
fn name_blanks(blanks: &[u8]) -> String {
    let all = |byte: u8| blanks.iter().all(|&b| b == byte);
    match blanks {
        [] => "nothing".to_string(),
        _ if all(b' ') => count(blanks.len(), "space", "spaces"),
        _ if all(b'\t') => count(blanks.len(), "tab", "tabs"),
        [b'\r'] => "a carriage return (CR LF line ends)".to_string(),
        _ => count(blanks.len(), "blank", "blanks"),
    }
}

fn count(number: usize, one: &str, many: &str) -> String {
    if number == 1 {
        format!("a {one}")
    } else {
        format!("{number} {many}")
    }
}

/// The line around a place, cut to what a terminal shows, with a mark under the place.
fn excerpt(label: &str, path: &Path, at: Place) -> io::Result<String> {
    const REACH: u64 = 30;
    let start = at.offset.saturating_sub(REACH);
    let mut file = File::open(path)?;
    file.seek(SeekFrom::Start(start))?;
    let mut bytes = Vec::new();
    file.take(2 * REACH).read_to_end(&mut bytes)?;
    let middle = (at.offset - start) as usize;
    let (before, after) = bytes.split_at(middle.min(bytes.len()));
    let line_start = before.iter().rposition(|&byte| byte == b'\n').map(|index| index + 1);
    let line_end = after.iter().position(|&byte| byte == b'\n');
    let at_file_end = (bytes.len() as u64) < 2 * REACH;
    let before = &before[line_start.unwrap_or(0)..];
    let after = &after[..line_end.map_or(after.len(), |end| end + 1)];
    let cut_before = line_start.is_none() && start > 0;
    let cut_after = line_end.is_none() && !at_file_end;
    let ends_here = after.is_empty() || after.starts_with(b"\n") || after.starts_with(b"\r\n");
    let shown_before = if ends_here { visible(before) } else { escaped(before) };
    let shown_before = format!("{}{}", if cut_before { "..." } else { "" }, shown_before);
    let shown_after = match after {
        [] if at_file_end => " (end)".to_string(),
        _ => format!("{}{}", visible(after), if cut_after { "..." } else { "" }),
    };
    let width = shown_before.chars().count();
    Ok(format!("{label} | {shown_before}{shown_after}\n{:>1$}\n", "^", label.len() + 4 + width))
}

/// Text with everything invisible made visible: control characters and bytes that are not UTF-8
/// escaped, blanks before a line end or the end as `\x20`.
pub fn visible(bytes: &[u8]) -> String {
    let text = escaped(bytes);
    let body = text.trim_end_matches("\\n").trim_end_matches("\\r").trim_end_matches(' ').len();
    let (body, tail) = text.split_at(body);
    format!("{body}{}", tail.replace(' ', "\\x20"))
}

/// The same with blanks as they are.
fn escaped(bytes: &[u8]) -> String {
    let mut text = String::new();
    let mut rest = bytes;
    while !rest.is_empty() {
        let (valid, invalid) = match std::str::from_utf8(rest) {
            Ok(valid) => (valid, 0),
            Err(error) => {
                let end = error.valid_up_to();
                let valid = std::str::from_utf8(&rest[..end]).unwrap_or_default();
                (valid, error.error_len().unwrap_or(rest.len() - end))
            }
        };
        for c in valid.chars() {
            match c {
                '"' | '\'' => text.push(c),
                _ => text.extend(c.escape_debug()),
            }
        }
        let end = valid.len() + invalid;
        text.extend(rest[valid.len()..end].iter().map(|byte| format!("\\x{byte:02x}")));
        rest = &rest[end..];
    }
    text
}

/// A file without blanks at line ends and without empty lines at the end.
struct Trimmed<R> {
    reader: R,
    /// White space that counts only if something follows it: newlines, and blanks after the last.
    newlines: u64,
    blanks: std::collections::VecDeque<u8>,
    ready: bool,
}

impl<R: BufRead> Trimmed<R> {
    fn new(reader: R) -> Trimmed<R> {
        Trimmed { reader, newlines: 0, blanks: Default::default(), ready: false }
    }

    fn next_byte(&mut self) -> io::Result<Option<u8>> {
        loop {
            if self.ready {
                if self.newlines > 0 {
                    self.newlines -= 1;
                    return Ok(Some(b'\n'));
                }
                if let Some(blank) = self.blanks.pop_front() {
                    return Ok(Some(blank));
                }
                self.ready = false;
            }
            let byte = match self.reader.fill_buf()?.first() {
                None => return Ok(None),
                Some(&byte) => byte,
            };
            match byte {
                b'\n' => {
                    self.newlines += 1;
                    self.blanks.clear();
                }
                b' ' | b'\t' | b'\r' => self.blanks.push_back(byte),
                _ if self.newlines > 0 || !self.blanks.is_empty() => {
                    self.ready = true;
                    continue;
                }
                _ => {
                    self.reader.consume(1);
                    return Ok(Some(byte));
                }
            }
            self.reader.consume(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn compared(expected: &[u8], found: &[u8]) -> (Comparison, bool) {
        let folder = crate::run::scratch_folder().unwrap();
        let (a, b) = (folder.join("a"), folder.join("b"));
        fs::write(&a, expected).unwrap();
        fs::write(&b, found).unwrap();
        let result = (compare(&a, &b).unwrap(), same_but_for_line_ends(&a, &b).unwrap());
        fs::remove_dir_all(&folder).unwrap();
        result
    }

    fn presentation(expected: &str, found: &str) -> (String, bool) {
        match compared(expected.as_bytes(), found.as_bytes()) {
            (Comparison::Presentation(text), lenient) => {
                (text.lines().next().unwrap_or_default().to_string(), lenient)
            }
            other => panic!("{expected:?} and {found:?} compare as {other:?}"),
        }
    }

    fn wrong(expected: &[u8], found: &[u8]) -> String {
        match compared(expected, found) {
            (Comparison::Wrong(text), false) => text,
            other => panic!("{expected:?} and {found:?} compare as {other:?}"),
        }
    }

    #[test]
    fn the_same_bytes_are_the_same_and_crlf_in_the_expected_file_is_forgiven() {
        for (expected, found) in
            [("", ""), ("a b\n", "a b\n"), ("a\r\nb\r\n", "a\nb\n"), ("a\r\n", "a\r\n")]
        {
            let result = compared(expected.as_bytes(), found.as_bytes());
            assert_eq!(result, (Comparison::Same, true), "{expected:?} {found:?}");
        }
    }

    #[test]
    fn white_space_is_named_and_only_line_ends_are_lenient() {
        for (expected, found, text, lenient) in [
            ("a\nb\n", "a\nb \n", "line 2 ends in a space", true),
            ("a\nb\n", "a\t\nb\n", "line 1 ends in a tab", true),
            ("a\n", "a", "no newline at the end", true),
            ("a\n", "a\n\n", "a newline too many at the end", true),
            ("a\n", "a  ", "line 1 ends in 2 spaces", true),
            ("a\n", "a\r\n", "line 1 ends in a carriage return (CR LF line ends)", true),
            ("a", "a\n", "a newline too many at the end", true),
            ("a\n", "\na\n", "a blank line before the first word", false),
            ("a\n", " a\n", "line 1 begins with a space where nothing was expected", false),
            ("a\nb\n", "a\n b\n", "line 2 begins with a space where nothing was expected", false),
            (" a\n", "a\n", "line 1 begins with nothing where a space was expected", false),
            ("a  \nb\n", "a\nb\n", "line 1 lacks 2 spaces at its end", true),
            ("a \n", "a\n", "line 1 lacks a space at its end", true),
            ("a\n \nb\n", "a\n\nb\n", "line 2 is nothing where a space was expected", true),
            ("a\n\nb\n", "a\n \nb\n", "line 2 is a space where nothing was expected", true),
            ("a\nb\n", "a\n\nb\n", "a blank line after line 1", false),
            ("a\n\nb\n", "a\nb\n", "a blank line is missing after line 1", false),
            ("a b\n", "a  b\n", "line 1, column 2: expected a space, found 2 spaces", false),
            ("a b\n", "a\nb\n", "line 1 ends where a space was expected", false),
            ("a\nb\n", "a b\n", "line 1, column 2: a space where a line end was expected", false),
            ("", "\n", "a newline too many at the end", true),
        ] {
            assert_eq!(presentation(expected, found), (text.to_string(), lenient), "{found:?}");
        }
    }

    #[test]
    fn runs_of_white_space_of_any_length_are_compared_to_the_last_byte() {
        let blanks = |count| format!("a{}b\n", " ".repeat(count));
        assert!(!presentation(&blanks(20_000), &blanks(20_001)).1);
    }

    #[test]
    fn a_wrong_word_is_shown_with_line_and_column() {
        let text = wrong(b"1 2 17\n3 4\n", b"1 2 18\n3 4\n");
        assert_eq!(
            text,
            "line 1, column 6: the first difference\n\
             expected | 1 2 17\\n\n                ^\n\
             found    | 1 2 18\\n\n                ^\n"
        );
        assert!(wrong(b"a b\n", b"a\n").contains("ends too early"));
        assert!(wrong(b"a\n", b"").contains("(end)"));
        assert!(wrong(b"a\n", b"a\nb\n").starts_with("line 2, column 1: the output goes on"));
        assert!(wrong(b"ab\n", b"a b\n").contains("column 2"));
    }

    #[test]
    fn columns_count_characters_and_odd_bytes_are_shown() {
        let text = wrong("\u{e9}\u{e9}x".as_bytes(), b"\xc3\xa9\xc3\xa9\xff\x00\x1b");
        assert!(text.starts_with("line 1, column 3:"), "{text}");
        assert!(text.contains("\\xff\\0\\u{1b}"), "{text}");
    }

    #[test]
    fn a_line_of_megabytes_is_cut_around_the_difference() {
        let expected = vec![b'x'; 3_000_000];
        let mut found = expected.clone();
        found[2_000_000] = b'y';
        let text = wrong(&expected, &found);
        assert!(text.starts_with("line 1, column 2000001:"), "{text}");
        assert!(text.lines().count() == 5 && text.lines().all(|line| line.len() < 100), "{text}");
    }

    #[test]
    fn blanks_at_line_ends_are_made_visible() {
        assert_eq!(visible(b"a  b  \n"), "a  b\\x20\\x20\\n");
        assert_eq!(visible(b"\ta\r\n"), "\\ta\\r\\n");
    }
}
