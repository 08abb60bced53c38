//! Reports for machines: JSON and JUnit XML.

use crate::report::Record;
use crate::verdict::Verdict;
use std::fmt::Write as _;
use std::time::Duration;

/// A text as a JSON string, quotes included.
pub fn json_string(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            '\n' => quoted.push_str("\\n"),
            c if c < ' ' => quoted.push_str(&format!("\\u{:04x}", c as u32)),
            c => quoted.push(c),
        }
    }
    quoted + "\""
}

/// An optional number as JSON.
pub fn json_number(number: Option<impl std::fmt::Display>) -> String {
    number.map_or("null".to_string(), |number| number.to_string())
}

/// Whether all passed, and a list of the cases: times in seconds, memory in bytes.
pub fn json(records: &[Record]) -> String {
    let seconds = |time: Option<Duration>| json_number(time.map(|time| time.as_secs_f64()));
    let case = |record: &Record| {
        format!(
            "    {{\"problem\": {}, \"case\": {}, \"verdict\": \"{}\", \"passes\": {}, \
             \"cpu_seconds\": {}, \"wall_seconds\": {}, \"peak_bytes\": {}, \"why\": {}}}",
            json_string(&record.group),
            json_string(&record.case),
            record.verdict.word(),
            record.verdict.passes(),
            seconds(record.cpu),
            seconds(record.wall),
            json_number(record.peak),
            json_string(&record.why),
        )
    };
    let cases: Vec<String> = records.iter().map(case).collect();
    let all = records.iter().all(|record| record.verdict.passes());
    format!("{{\n  \"passes\": {all},\n  \"cases\": [\n{}\n  ]\n}}\n", cases.join(",\n"))
}

/// JUnit XML: a suite a problem, a test case a case. A wrong output is a failure, a program that died
/// or cannot be judged an error.
pub fn junit(records: &[Record]) -> String {
    let mut groups: Vec<&str> = Vec::new();
    for record in records {
        if groups.last() != Some(&record.group.as_str()) {
            groups.push(&record.group);
        }
    }
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let _ = writeln!(text, "<testsuites{}>", counts(records.iter()));
    for group in groups {
        let own = || records.iter().filter(|record| record.group == group);
        let _ = writeln!(text, "  <testsuite name={}{}>", xml(group), counts(own()));
        for record in own() {
            let time = record.cpu.unwrap_or_default().as_secs_f64();
            let _ = write!(
                text,
                "    <testcase classname={} name={} time=\"{time:.6}\"",
                xml(group),
                xml(&record.case)
            );
            match element(record.verdict) {
                None => text += "/>\n",
                Some(element) => {
                    let message = format!("{}: {}", record.verdict.word(), record.why);
                    let _ = writeln!(text, "><{element} message={}/></testcase>", xml(&message));
                }
            }
        }
        text += "  </testsuite>\n";
    }
    text + "</testsuites>\n"
}

/// The element that JUnit has for a verdict.
fn element(verdict: Verdict) -> Option<&'static str> {
    match verdict {
        Verdict::Accepted => None,
        Verdict::Skipped => Some("skipped"),
        Verdict::Wrong | Verdict::Presentation => Some("failure"),
        _ => Some("error"),
    }
}

fn counts<'a>(records: impl Iterator<Item = &'a Record>) -> String {
    let (mut tests, mut failures, mut errors, mut skipped, mut time) = (0, 0, 0, 0, 0.0);
    for record in records {
        tests += 1;
        time += record.cpu.unwrap_or_default().as_secs_f64();
        match element(record.verdict) {
            Some("failure") => failures += 1,
            Some("error") => errors += 1,
            Some(_) => skipped += 1,
            None => {}
        }
    }
    format!(
        " tests=\"{tests}\" failures=\"{failures}\" errors=\"{errors}\" skipped=\"{skipped}\" \
         time=\"{time:.6}\""
    )
}

/// A text as an XML attribute, quotes included; what XML cannot hold becomes U+FFFD.
fn xml(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => quoted.push_str("&quot;"),
            '&' => quoted.push_str("&amp;"),
            '<' => quoted.push_str("&lt;"),
            '\n' => quoted.push_str("&#10;"),
            '\t' => quoted.push_str("&#9;"),
            c if c < ' ' || c == '\u{fffe}' || c == '\u{ffff}' => quoted.push('\u{fffd}'),
            c => quoted.push(c),
        }
    }
    quoted + "\""
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(group: &str, verdict: Verdict, why: &str) -> Record {
        let (cpu, wall) = (Some(Duration::from_millis(1500)), None);
        let (group, case, why) = (group.to_string(), "a<b".to_string(), why.to_string());
        Record { group, case, verdict, why, cpu, wall, peak: Some(1 << 20) }
    }

    #[test]
    fn strings_are_escaped() {
        assert_eq!(json_string("a\"\\\n\u{1}\u{e9}"), "\"a\\\"\\\\\\n\\u0001\u{e9}\"");
        assert_eq!(xml("<\"&\n\u{1}>"), "\"&lt;&quot;&amp;&#10;\u{fffd}>\"");
    }

    #[test]
    fn json_has_every_case() {
        let text = json(&[record("p", Verdict::Accepted, ""), record("p", Verdict::Wrong, "w")]);
        assert!(text.starts_with("{\n  \"passes\": false,"), "{text}");
        assert!(text.contains("\"verdict\": \"WA\", \"passes\": false, \"cpu_seconds\": 1.5, "));
        assert!(text.contains("\"wall_seconds\": null, \"peak_bytes\": 1048576, \"why\": \"w\"}"));
        assert_eq!(json(&[]), "{\n  \"passes\": true,\n  \"cases\": [\n\n  ]\n}\n");
    }

    #[test]
    fn junit_has_a_suite_a_problem_and_a_case_a_case() {
        let text = junit(&[
            record("p", Verdict::Accepted, ""),
            record("p", Verdict::TimeLimit, "slow"),
            record("q", Verdict::Wrong, "w"),
            record("q", Verdict::Skipped, "s"),
        ]);
        assert!(text.contains("<testsuites tests=\"4\" failures=\"1\" errors=\"1\" skipped=\"1\""));
        assert!(text.contains("  <testsuite name=\"p\" tests=\"2\" failures=\"0\" errors=\"1\""));
        assert!(text.contains("name=\"a&lt;b\" time=\"1.500000\"/>\n"));
        assert!(text.contains("><error message=\"TLE: slow\"/></testcase>\n"));
        assert!(text.contains("><failure message=\"WA: w\"/>"), "{text}");
    }
}
