//! Checker for Codeforces 936B (Sleepy Game): the outcome has to be the expected one, and `Win` has
//! to be followed by any winning game: vertices from s to one without moves, every step an edge of
//! the graph, an odd number of moves, at most 10^6 vertices.
//!
//! Words count, line ends and blanks between them do not. A wrong input or a wrong expected answer
//! is nobody's wrong answer: the checker then panics, which is no verdict.

const MOST_VERTICES: usize = 1_000_000;

/// Whether `output` is right for `input`; if not, what is wrong with it and where. Of `expected`, a
/// right answer, only the outcome counts: a game in it is not looked at.
pub fn check(input: &[u8], output: &[u8], expected: &[u8]) -> Result<(), String> {
    let (edges, start) = read(input);
    let expected =
        std::str::from_utf8(expected).ok().and_then(|text| text.split_ascii_whitespace().next());
    let expected = expected.filter(|outcome| ["Win", "Draw", "Lose"].contains(outcome));
    let expected = expected.expect("the expected answer begins with Win, Draw or Lose");

    let output = std::str::from_utf8(output)
        .map_err(|error| format!("byte {}: expected UTF-8 text", error.valid_up_to() + 1))?;
    let mut words = output.split_ascii_whitespace();
    let outcome = words.next();
    match outcome {
        Some("Win") => check_game(&edges, start, words)?,
        Some("Draw") | Some("Lose") => {
            if let Some(extra) = words.next() {
                return Err(format!("word 2: expected the end, found {}", shown(extra)));
            }
        }
        Some(word) => {
            return Err(format!("word 1: expected Win, Draw or Lose, found {}", shown(word)));
        }
        None => return Err("word 1: expected Win, Draw or Lose, found the end".to_string()),
    }
    match outcome {
        Some(outcome) if outcome != expected => {
            assert!(outcome != "Win", "the output wins, so the expected {expected} is wrong");
            Err(format!("word 1: expected {expected}, found {outcome}"))
        }
        _ => Ok(()),
    }
}

/// Checks the vertices of a winning game; the first of them is word 2 of the output.
fn check_game<'a>(
    edges: &[Vec<usize>],
    start: usize,
    words: impl Iterator<Item = &'a str>,
) -> Result<(), String> {
    let n = edges.len() - 1;
    let mut count = 0;
    let mut last = None;
    for word in words {
        count += 1;
        let wrong = |what: String| format!("word {}: expected {what}", count + 1);
        if count > MOST_VERTICES {
            return Err(wrong(format!("at most {MOST_VERTICES} vertices, found one more")));
        }
        let digits = word.bytes().all(|byte| byte.is_ascii_digit());
        let vertex = word.parse().ok().filter(|vertex| digits && (1..=n).contains(vertex));
        let vertex =
            vertex.ok_or_else(|| wrong(format!("a vertex, 1 to {n}, found {}", shown(word))))?;
        match last {
            None if vertex != start => {
                return Err(wrong(format!("the game to begin at {start}, found {vertex}")));
            }
            Some(last) if !has_edge(edges, last, vertex) => {
                return Err(wrong(format!("an edge from {last}, found {vertex}")));
            }
            _ => last = Some(vertex),
        }
    }
    let wrong = |what: String| format!("word {}: expected {what}", count + 1);
    match last {
        None => Err("word 2: expected the vertices of a game, found the end".to_string()),
        Some(last) if !edges[last].is_empty() => {
            Err(wrong(format!("the game to end where no move is left, found {last}")))
        }
        _ if count % 2 == 1 => {
            Err(wrong(format!("the game to have an odd number of moves, found {}", count - 1)))
        }
        _ => Ok(()),
    }
}

fn has_edge(edges: &[Vec<usize>], from: usize, to: usize) -> bool {
    edges[from].binary_search(&to).is_ok()
}

/// The ends of the edges from each vertex, in order, counted from 1; and s.
fn read(input: &[u8]) -> (Vec<Vec<usize>>, usize) {
    let text = std::str::from_utf8(input).expect("the input is UTF-8");
    let mut words = text.trim_start_matches('\u{feff}').split_ascii_whitespace();
    let mut number = || -> usize {
        words.next().and_then(|word| word.parse().ok()).expect("the input has a number here")
    };
    let n = number();
    let m = number();
    let mut edges = vec![Vec::new()];
    for _ in 0..n {
        let mut ends: Vec<usize> = (0..number()).map(|_| number()).collect();
        ends.sort_unstable();
        edges.push(ends);
    }
    let start = number();
    assert!(words.next().is_none(), "the input ends after s");
    assert_eq!(edges.iter().map(Vec::len).sum::<usize>(), m, "the input has m edges");
    assert!((1..=n).contains(&start), "s is a vertex");
    (edges, start)
}

/// A word for a message: escaped, and cut where it is long.
fn shown(word: &str) -> String {
    let head: String = word.chars().take(24).collect();
    format!("{:?}{}", head, if head.len() < word.len() { "..." } else { "" })
}
