//! Game on Graph (NEERC 2016, problem G; Luogu P6970)
//!
//! Limits: 2 s, 512 MB
//!
//! A token stands on a vertex of a directed graph, loops allowed. Gennady and Georgiy take turns
//! moving it along an edge; who cannot move loses, and the game may go on for ever. Gennady likes
//! an endless game best, then a win, then a loss. Georgiy likes a win best, then a loss, and an
//! endless game least. How does the game end, from every vertex, for either of them moving first?
//!
//! Input: `n m`, then m moves `u v`; 1 <= n <= 10^5, 1 <= m <= 2 * 10^5, 1 <= u, v <= n.
//! Output: two lines of n letters, letter v for the token on vertex v: the first line if Gennady
//! moves first, the second if Georgiy does. `W`: who moves first wins, `L`: loses, `D`: endless.
//!
//! # Idea
//!
//! A position is (vertex, who moves); there are three ends: "Georgiy wins" (Gennady is stuck),
//! "Gennady wins" (Georgiy is stuck), "endless". Gennady's order is endless > Gennady wins >
//! Georgiy wins, Georgiy's is exactly the reverse. So the wishes are opposed after all, and the two
//! places where the order can be cut give two plain questions, each about what Georgiy can force:
//!
//! 1. Can he force that Gennady is stuck?
//! 2. Can he force that somebody is stuck, no matter who?
//!
//! First yes: Georgiy wins. Only the second: Gennady wins. Neither: endless.
//!
//! # Proof
//!
//! For a set of ended positions let F be the least set that contains it, every position of Georgiy
//! with a move into F, and every position of Gennady that has moves, all of them into F. Inside F
//! Georgiy gets to the ended set: he moves to a position that joined F earlier, Gennady cannot help
//! doing so. Outside F Gennady keeps away from it for ever: his positions outside that have moves
//! have one that stays outside, Georgiy's have no other. (Where there is no move, the game has
//! ended, outside the ended set.)
//!
//! Let F1 come from "vertex without moves, Gennady to move", and F2 from "vertex without moves,
//! either to move", so that F1 lies in F2. In F1 Georgiy gets his best end. In F2 but not in F1
//! Georgiy can see to it that the game ends, and Gennady that he is not the one who is stuck: one
//! of them excludes "endless", the other "Georgiy wins", and neither can do better for himself,
//! since the other one's way is there. So Gennady wins. Outside F2 Gennady gets his best end.
//!
//! # Cost
//!
//! Two passes over 2n positions and 2m moves between them, each backwards from the ended positions
//! with a counter of the moves that still stay outside: at most 1.2 million steps in all, 9 MB.
//!
//! Checked on every graph with up to 3 vertices against the best and the worst over all pairs of
//! strategies that fix one move a position (the two agree, so no other strategy does better), on
//! every graph with 4 vertices and 10,000 random ones with up to 12 against play to a bounded
//! depth.
#![forbid(unsafe_code)]

const MOST_VERTICES: usize = 100_000;
const MOST_MOVES: usize = 200_000;

/// The player to move, as part of a position's number `2 * vertex + mover`.
const GENNADY: usize = 0;
const GEORGIY: usize = 1;

/// How the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    GeorgiyWins,
    GennadyWins,
    Endless,
}

/// Reads the graph and answers with two lines of letters.
pub fn solve(input: &[u8]) -> Result<String, String> {
    let (n, moves) = read(input)?;
    let ends = ends(n, &moves);
    let mut output = String::with_capacity(2 * n + 2);
    for &(first, win, loss) in &[
        (GENNADY, End::GennadyWins, End::GeorgiyWins),
        (GEORGIY, End::GeorgiyWins, End::GennadyWins),
    ] {
        output.extend(ends.iter().skip(first).step_by(2).map(|&end| match end {
            _ if end == win => 'W',
            _ if end == loss => 'L',
            _ => 'D',
        }));
        output.push('\n');
    }
    Ok(output)
}

/// How the game ends from every position, number `2 * vertex + mover`, vertices counted from 0.
pub fn ends(n: usize, moves: &[(u32, u32)]) -> Vec<End> {
    let mut out_degree = vec![0; n];
    let mut first_predecessor = vec![0; n + 1];
    for &(from, to) in moves {
        out_degree[from as usize] += 1;
        first_predecessor[to as usize] += 1;
    }
    let mut sum = 0;
    for first in &mut first_predecessor {
        sum += *first;
        *first = sum;
    }
    let mut predecessors = vec![0; moves.len()];
    for &(from, to) in moves {
        first_predecessor[to as usize] -= 1;
        predecessors[first_predecessor[to as usize]] = from;
    }
    let game = Game { out_degree, first_predecessor, predecessors };
    let gennady_stuck = game.georgiy_forces(&[GENNADY]);
    let somebody_stuck = game.georgiy_forces(&[GENNADY, GEORGIY]);
    let both = gennady_stuck.iter().zip(&somebody_stuck);
    both.map(|answers| match answers {
        (true, _) => End::GeorgiyWins,
        (false, true) => End::GennadyWins,
        (false, false) => End::Endless,
    })
    .collect()
}

/// The graph; the predecessors of vertex v are at `first_predecessor[v]..first_predecessor[v + 1]`.
struct Game {
    out_degree: Vec<u32>,
    first_predecessor: Vec<usize>,
    predecessors: Vec<u32>,
}

impl Game {
    /// From which positions Georgiy can force that one of `movers` has to move and cannot.
    fn georgiy_forces(&self, movers: &[usize]) -> Vec<bool> {
        let n = self.out_degree.len();
        let mut forced = vec![false; 2 * n];
        let mut fresh = Vec::new();
        for vertex in (0..n).filter(|&vertex| self.out_degree[vertex] == 0) {
            for mover in movers {
                forced[2 * vertex + mover] = true;
                fresh.push(2 * vertex + mover);
            }
        }
        let mut moves_outside = self.out_degree.clone(); // of Gennady, at each vertex
        while let Some(position) = fresh.pop() {
            let (vertex, before) = (position / 2, 1 - position % 2);
            let range = self.first_predecessor[vertex]..self.first_predecessor[vertex + 1];
            for &predecessor in &self.predecessors[range] {
                let predecessor = predecessor as usize;
                if before == GENNADY {
                    moves_outside[predecessor] -= 1;
                }
                let joins = before == GEORGIY || moves_outside[predecessor] == 0;
                let position = 2 * predecessor + before;
                if joins && !forced[position] {
                    forced[position] = true;
                    fresh.push(position);
                }
            }
        }
        forced
    }
}

fn read(input: &[u8]) -> Result<(usize, Vec<(u32, u32)>), String> {
    let text = std::str::from_utf8(input).map_err(|error| {
        let at = error.valid_up_to();
        format!("byte {}: expected UTF-8 text, found {:#04x}", at + 1, input[at])
    })?;
    let text = text.trim_start_matches('\u{feff}');
    let mut words = Words { words: text.split_ascii_whitespace(), read: 0 };
    let n = words.number("the number of vertices", 1, MOST_VERTICES)?;
    let m = words.number("the number of moves", 1, MOST_MOVES)?;
    let mut moves = Vec::new();
    for _ in 0..m {
        let from = words.number("a move's first vertex", 1, n)?;
        let to = words.number("a move's second vertex", 1, n)?;
        moves.push((from as u32 - 1, to as u32 - 1));
    }
    words.end()?;
    Ok((n, moves))
}

/// The words of the input, and how many of them have been read.
struct Words<'a> {
    words: std::str::SplitAsciiWhitespace<'a>,
    read: usize,
}

impl<'a> Words<'a> {
    fn number(&mut self, name: &str, least: usize, most: usize) -> Result<usize, String> {
        let found = self.words.next();
        self.read += 1;
        let value = found.and_then(|word| word.parse().ok());
        value.filter(|&value| least <= value && value <= most).ok_or_else(|| {
            let place = format!("word {}: expected {}", self.read, name);
            format!("{}, {} to {}, found {}", place, least, most, shown(found))
        })
    }

    fn end(&mut self) -> Result<(), String> {
        let place = format!("word {}: expected the end of the input", self.read + 1);
        match self.words.next() {
            None => Ok(()),
            extra => Err(format!("{}, found {}", place, shown(extra))),
        }
    }
}

/// What stands at a place, for an error message: escaped, and cut where it is long.
fn shown(word: Option<&str>) -> String {
    word.map_or("the end of the input".to_string(), |word| {
        let head: String = word.chars().take(24).collect();
        format!("{:?}{}", head, if head.len() < word.len() { "..." } else { "" })
    })
}

fn main() {
    use std::io::{self, Read, Write};
    let mut input = Vec::new();
    let result = io::stdin()
        .read_to_end(&mut input)
        .map_err(|error| format!("cannot read the input: {}", error))
        .and_then(|_| solve(&input))
        .and_then(|output| {
            let mut stdout = io::stdout();
            let written = stdout.write_all(output.as_bytes()).and_then(|()| stdout.flush());
            written.map_err(|error| format!("cannot write the output: {}", error))
        });
    if let Err(message) = result {
        let path = std::env::args_os().next().unwrap_or_default();
        let name = std::path::Path::new(&path).file_stem().unwrap_or_default().to_string_lossy();
        let _ = writeln!(io::stderr(), "{}: {}", name, message);
        let declined = message.starts_with("too large for this method: ");
        std::process::exit(if declined { 3 } else { 1 });
    }
}
