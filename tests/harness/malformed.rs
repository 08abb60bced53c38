//! Inputs that are nearly right, and random bytes: what a solution has to refuse or answer, and must
//! never choke on.

use crate::random::Random;

/// What a broken input is made from, or put into it.
const ODDITIES: &[&str] = &[
    "-1",
    "0",
    "1",
    "2",
    "-0",
    "+5",
    "007",
    "1.5",
    "1e9",
    "x",
    "",
    "-",
    "2147483648",
    "4294967296",
    "999999999999999999",
    "1000000000000000001",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551616",
    "-9223372036854775809",
    "\u{feff}",
    "\u{e9}",
    "\u{3000}",
    "\u{1f3b2}",
    "\0",
    "#",
    "A",
    "B",
    ".",
    "N",
    "P",
];

/// One to three small damages to a valid input, or, one time in eight, random bytes.
pub fn damaged(random: &mut Random, valid: &[u8]) -> Vec<u8> {
    if random.chance(12) {
        let length = random.below(200);
        let alphabets = [&b"0123456789 \n-"[..], b".#AB \n12", b""];
        let alphabet = *random.pick(&alphabets);
        return (0..length)
            .map(|_| match alphabet {
                [] => random.next_u64() as u8,
                alphabet => *random.pick(alphabet),
            })
            .collect();
    }
    let mut input = valid.to_vec();
    for _ in 0..random.between(1, 3) {
        damage(random, &mut input);
    }
    input
}

fn damage(random: &mut Random, input: &mut Vec<u8>) {
    let at = random.below(input.len() as u64 + 1) as usize;
    let word = word_around(input, at);
    match random.below(11) {
        // Cut at any byte, at either side.
        0 => input.truncate(at),
        1 => drop(input.drain(..at)),
        // A byte or a word deleted, doubled, replaced.
        2 => drop(input.drain(at..(at + 1).min(input.len()))),
        3 => drop(input.drain(word)),
        4 => {
            let mut copy = input[word.clone()].to_vec();
            copy.push(b' ');
            input.splice(word.start..word.start, copy);
        }
        5 => drop(input.splice(word, random.pick(ODDITIES).bytes())),
        6 => drop(input.splice(at..at, random.pick(ODDITIES).bytes())),
        7 => drop(input.splice(at..at, [random.next_u64() as u8])),
        // A number of hundreds of digits, a sign, another place for a byte.
        8 => drop(input.splice(word.start..word.start, vec![b'7'; random.below(400) as usize])),
        9 => drop(input.splice(word.start..word.start, [*random.pick(b"-+ \n\r\t")])),
        _ if at < input.len() => {
            let other = random.below(input.len() as u64) as usize;
            input.swap(at, other);
        }
        _ => {}
    }
}

/// The run of bytes that are not white space around a place; empty if there is none.
fn word_around(input: &[u8], at: usize) -> std::ops::Range<usize> {
    let is_word = |index: &usize| !input[*index].is_ascii_whitespace();
    let start = (0..at).rev().take_while(is_word).last().unwrap_or(at);
    let end = (at..input.len()).take_while(is_word).last().map_or(at, |last| last + 1);
    start..end
}

/// What is wrong with a solution's answer to any input at all: an output has lines of visible ASCII
/// words with one space between, an error is a line.
pub fn fault(answer: &Result<String, String>) -> Option<String> {
    let fine_line = |line: &str| {
        line.split(' ')
            .all(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_graphic()))
    };
    match answer {
        Ok(output) if output.is_empty() => None,
        Ok(output) if !output.ends_with('\n') => Some("no newline at the end".to_string()),
        Ok(output) => {
            let mut lines = output[..output.len() - 1].split('\n');
            lines.find(|line| !fine_line(line)).map(|line| format!("the line {line:?}"))
        }
        Err(message) if message.trim().is_empty() => Some("an empty message".to_string()),
        Err(message) if message.contains(['\n', '\r']) => Some(format!("two lines: {message:?}")),
        Err(message) if message.len() > 300 => Some(format!("a long message: {message}")),
        Err(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_damage_works_on_every_input() {
        let mut random = Random::new(6);
        for valid in [&b""[..], b"\n", b"1", b"12 -3\n4", b"  "] {
            for _ in 0..2000 {
                damaged(&mut random, valid);
            }
        }
    }

    #[test]
    fn words_are_found_around_a_place() {
        assert_eq!(word_around(b"ab cd", 0), 0..2);
        assert_eq!(word_around(b"ab cd", 2), 0..2);
        assert_eq!(word_around(b"ab cd", 4), 3..5);
        assert_eq!(word_around(b"a  b", 2), 2..2);
        assert_eq!(word_around(b"", 0), 0..0);
    }

    #[test]
    fn faults_are_found() {
        let ok = |text: &str| fault(&Ok(text.to_string()));
        assert!(ok("").is_none() && ok("A 1\nB\n").is_none());
        assert!(ok("A").is_some() && ok("A \n").is_some() && ok("A\r\n").is_some());
        assert!(ok("\n").is_some() && ok("A\n\nB\n").is_some() && ok("\u{e9}\n").is_some());
        let err = |text: &str| fault(&Err(text.to_string()));
        assert!(err("word 1: bad").is_none());
        assert!(err("").is_some() && err("a\nb").is_some() && err(&"x".repeat(400)).is_some());
    }
}
