//! Sleepy Game (Codeforces 936B)
//!
//! Limits: 2 s, 256 MB
//!
//! A chip stands on vertex s of a directed graph. Petya and Vasya take turns moving it along an
//! edge, Petya first; who cannot move loses, and after 10^6 moves the game is a draw. But Vasya
//! sleeps, and Petya makes the moves of both. Can he win, or else draw?
//!
//! Input: `n m`, then n lines `c v1 .. vc`, the ends of the edges from vertex 1, 2, ..., n (all
//! different, none the vertex itself, m in all), then s; 2 <= n <= 10^5, 0 <= m <= 2 * 10^5.
//! Output: `Win` and a line with the vertices of a winning game, from s to a vertex without moves,
//! at most 10^6 of them; or `Draw`; or `Lose`. Any winning game is accepted.
//!
//! # Idea
//!
//! One person makes all moves, so nothing is fought over, and only the parity matters: Petya wants
//! a walk with an odd number of moves to a vertex without moves, for then Vasya is the one who is
//! stuck. A position is (vertex, number of moves made so far mod 2). A breadth-first search from
//! (s, 0) finds all positions there are, and for each the position it was first reached from; if a
//! vertex without moves is among them with parity 1, going back from it to (s, 0) gives the game.
//!
//! # Proof
//!
//! A walk of the graph from s is a walk of the positions from (s, 0), move by move, so Petya can
//! win exactly if the search reaches (vertex without moves, 1). The walk found repeats no position:
//! it has at most 2n = 2 * 10^5 vertices. If he cannot win, he draws exactly if the chip can be
//! moved for ever, that is, if a cycle can be reached from s: without one no walk repeats a vertex,
//! so every game ends after at most n - 1 < 10^6 moves, and not with Vasya stuck. Whether there is
//! a cycle: take away, again and again, a reached vertex into which no edge comes from a reached
//! vertex that is still there. A vertex of a cycle is never taken; if there is no cycle, there is
//! always one to take (go back along edges until it stops).
//!
//! # Cost
//!
//! Two passes over at most 2n positions and 2m edges between them: 6 * 10^5 steps and 10 MB.
//!
//! Checked on every graph with up to 4 vertices and every s, every graph with 5 vertices and s = 1
//! (the numbering does not matter), and 10,000 random ones with up to 12, against the set of
//! vertices where the chip can be after 0, 1, 2, ... moves.
#![forbid(unsafe_code)]

const MOST_VERTICES: usize = 100_000;
const MOST_EDGES: usize = 200_000;
const UNREACHED: u32 = std::u32::MAX;

/// What Petya can reach, with a winning game if there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Win(Vec<u32>),
    Draw,
    Lose,
}

/// The edges from vertex v, counted from 0, end at `ends[first[v]..first[v + 1]]`.
pub struct Graph {
    pub first: Vec<usize>,
    pub ends: Vec<u32>,
}

impl Graph {
    fn successors(&self, vertex: usize) -> &[u32] {
        &self.ends[self.first[vertex]..self.first[vertex + 1]]
    }
}

/// Reads the graph and s, and answers with `Win` and a game, `Draw` or `Lose`.
pub fn solve(input: &[u8]) -> Result<String, String> {
    let (graph, start) = read(input)?;
    Ok(match outcome(&graph, start) {
        Outcome::Win(game) => {
            let words: Vec<String> = game.iter().map(|vertex| (vertex + 1).to_string()).collect();
            format!("Win\n{}\n", words.join(" "))
        }
        Outcome::Draw => "Draw\n".to_string(),
        Outcome::Lose => "Lose\n".to_string(),
    })
}

/// The best that can be done from `start` by who makes the moves of both.
pub fn outcome(graph: &Graph, start: usize) -> Outcome {
    let n = graph.first.len() - 1;
    let mut reached_from = vec![UNREACHED; 2 * n]; // position 2 * vertex + parity
    reached_from[2 * start] = 2 * start as u32;
    let mut positions = vec![2 * start];
    let mut next = 0;
    while next < positions.len() {
        let position = positions[next];
        next += 1;
        let successors = graph.successors(position / 2);
        if successors.is_empty() && position % 2 == 1 {
            return Outcome::Win(game_to(position, &reached_from));
        }
        for &successor in successors {
            let after = 2 * successor as usize + 1 - position % 2;
            if reached_from[after] == UNREACHED {
                reached_from[after] = position as u32;
                positions.push(after);
            }
        }
    }
    let reached = |vertex: &usize| {
        reached_from[2 * vertex] != UNREACHED || reached_from[2 * vertex + 1] != UNREACHED
    };
    if has_cycle(graph, &(0..n).filter(reached).collect::<Vec<usize>>()) {
        Outcome::Draw
    } else {
        Outcome::Lose
    }
}

/// The vertices on the way to a position.
fn game_to(last: usize, reached_from: &[u32]) -> Vec<u32> {
    let mut game = Vec::new();
    let mut position = last;
    loop {
        game.push(position as u32 / 2);
        let before = reached_from[position] as usize;
        if before == position {
            game.reverse();
            return game;
        }
        position = before;
    }
}

/// Whether the given vertices, from which no edge leads to any other, contain a cycle.
fn has_cycle(graph: &Graph, vertices: &[usize]) -> bool {
    let mut edges_into = vec![0; graph.first.len() - 1];
    for &vertex in vertices {
        for &successor in graph.successors(vertex) {
            edges_into[successor as usize] += 1;
        }
    }
    let mut free: Vec<usize> = vertices.iter().cloned().filter(|&v| edges_into[v] == 0).collect();
    let mut taken = 0;
    while let Some(vertex) = free.pop() {
        taken += 1;
        for &successor in graph.successors(vertex) {
            edges_into[successor as usize] -= 1;
            if edges_into[successor as usize] == 0 {
                free.push(successor as usize);
            }
        }
    }
    taken < vertices.len()
}

fn read(input: &[u8]) -> Result<(Graph, usize), String> {
    let text = std::str::from_utf8(input).map_err(|error| {
        let at = error.valid_up_to();
        format!("byte {}: expected UTF-8 text, found {:#04x}", at + 1, input[at])
    })?;
    let text = text.trim_start_matches('\u{feff}');
    let mut words = Words { words: text.split_ascii_whitespace(), read: 0 };
    let n = words.number("the number of vertices", 2, MOST_VERTICES)?;
    let m = words.number("the number of edges", 0, MOST_EDGES)?;
    let mut graph = Graph { first: vec![0], ends: Vec::new() };
    for vertex in 1..=n {
        let left = m - graph.ends.len();
        let least = if vertex == n { left } else { 0 };
        for _ in 0..words.number("how many edges start at a vertex", least, left)? {
            graph.ends.push(words.number("a vertex", 1, n)? as u32 - 1);
        }
        graph.first.push(graph.ends.len());
    }
    let start = words.number("the vertex of the chip", 1, n)?;
    words.end()?;
    Ok((graph, start - 1))
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
