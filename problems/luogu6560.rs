#![forbid(unsafe_code)]

const MOST_VERTICES: usize = 100_000;
const MOST_MOVES: usize = 500_000;
const MOST_QUERIES: usize = 500;

/// One bit for each different end.
const WORDS: usize = 8;
type Bits = [u64; WORDS];

/// What is known of a vertex: for which ends it is lost or won for who has to move there.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Labels {
    lost: Bits,
    won: Bits,
}

/// Added to the counter of a vertex that is done with; no counter reaches half of it.
const DONE: u32 = 1 << 31;

/// How many sweeps an order of the vertices is given, and how many queries left open are too few
/// to look for a better order. Any numbers give the right outcomes.
#[derive(Clone, Copy)]
pub struct Effort {
    pub sweeps: usize,
    pub few: usize,
}

/// Reads the graph and the queries, and answers with a line `1`, `-1` or `0` for each query.
pub fn solve(input: &[u8]) -> Result<String, String> {
    let (n, moves, queries) = read(input)?;
    let outcomes = outcomes(n, &moves, &queries, Effort { sweeps: 4, few: 16 });
    Ok(outcomes.iter().map(|outcome| format!("{}\n", outcome)).collect())
}

/// For each query (start, end), vertices counted from 0 and at most 512 different ends: 1 if who
/// moves first wins, -1 if the other one does, 0 if neither.
pub fn outcomes(
    n: usize,
    moves: &[(u32, u32)],
    queries: &[(u32, u32)],
    effort: Effort,
) -> Vec<i32> {
    let mut outcomes = vec![None; queries.len()];
    let peeled = peeled(&Game::new(n, moves.to_vec(), queries.to_vec()));
    let mut game = Game::new(n, moves.to_vec(), queries.to_vec()).renamed(&peeled);
    game.by_sweeps(effort.sweeps, &mut outcomes);
    if outcomes.iter().filter(|outcome| outcome.is_none()).count() > effort.few {
        let example = outcomes.iter().position(|outcome| outcome.is_none()).unwrap_or(0);
        let order = game.by_labels(example, true).1;
        game = game.renamed(&order);
        game.by_sweeps(effort.sweeps, &mut outcomes);
    }
    let known = outcomes.iter().enumerate();
    known.map(|(index, known)| known.unwrap_or_else(|| game.by_labels(index, false).0)).collect()
}

/// The vertices in an order such that few moves lead from one to a later one.
fn peeled(game: &Game) -> Vec<u32> {
    let mut left = game.out_degree.clone();
    let mut order = game.stuck.clone();
    let mut met = Vec::new();
    let (mut next_met, mut next_vertex) = (0, 0);
    for place in 0..left.len() {
        while order.len() == place {
            let vertex = if next_met < met.len() {
                next_met += 1;
                met[next_met - 1]
            } else {
                next_vertex += 1;
                next_vertex - 1
            };
            if left[vertex as usize] != 0 && left[vertex as usize] < DONE / 2 {
                left[vertex as usize] += DONE;
                order.push(vertex);
            }
        }
        for &predecessor in game.predecessors.of(order[place]) {
            let left = &mut left[predecessor as usize];
            *left -= 1;
            if *left == 0 {
                order.push(predecessor);
            } else {
                met.push(predecessor);
            }
        }
    }
    order
}

struct Game {
    moves: Vec<(u32, u32)>,
    queries: Vec<(u32, u32)>,
    successors: Lists,
    predecessors: Lists,
    out_degree: Vec<u32>,
    stuck: Vec<u32>, // the vertices without moves
}

impl Game {
    fn new(n: usize, moves: Vec<(u32, u32)>, queries: Vec<(u32, u32)>) -> Game {
        let successors = Lists::new(n, moves.iter().cloned());
        let predecessors = Lists::new(n, moves.iter().map(|&(from, to)| (to, from)));
        let out_degree = degrees(n, moves.iter().map(|&(from, _)| from));
        let stuck = (0..n as u32).filter(|&vertex| out_degree[vertex as usize] == 0).collect();
        Game { moves, queries, successors, predecessors, out_degree, stuck }
    }

    /// The same game, its vertices numbered in the given order, those not in it last.
    fn renamed(self, order: &[u32]) -> Game {
        let n = self.out_degree.len();
        let mut names = vec![n as u32; n];
        for (name, &vertex) in order.iter().enumerate() {
            names[vertex as usize] = name as u32;
        }
        let mut next = order.len() as u32;
        for name in names.iter_mut().filter(|name| **name == n as u32) {
            *name = next;
            next += 1;
        }
        let rename = |&(a, b): &(u32, u32)| (names[a as usize], names[b as usize]);
        let moves = self.moves.iter().map(rename).collect();
        Game::new(n, moves, self.queries.iter().map(rename).collect())
    }

    /// Fills in the outcomes that are certain after some sweeps, all open queries at once.
    fn by_sweeps(&self, sweeps: usize, outcomes: &mut [Option<i32>]) {
        let open = |(query, _): &(&(u32, u32), &Option<i32>)| query.1;
        let mut ends: Vec<u32> = self
            .queries
            .iter()
            .zip(outcomes.iter())
            .filter(|(_, outcome)| outcome.is_none())
            .map(|pair| open(&pair))
            .collect();
        ends.sort();
        ends.dedup();
        let mut labels = vec![Labels { lost: [0; WORDS], won: [0; WORDS] }; self.out_degree.len()];
        for _ in 0..sweeps {
            let changed = self.sweep(&ends, &mut labels);
            let mut open = false;
            for (outcome, (start, end)) in outcomes.iter_mut().zip(&self.queries) {
                if outcome.is_none() {
                    let index = ends.binary_search(end).unwrap_or(0);
                    let holds = |bits: &Bits| bits[index / 64] >> (index % 64) & 1 == 1;
                    let Labels { lost, won } = labels[*start as usize];
                    if holds(&lost) || holds(&won) || !holds(&changed) {
                        *outcome = Some(holds(&won) as i32 - holds(&lost) as i32);
                    }
                    open |= outcome.is_none();
                }
            }
            if !open {
                break;
            }
        }
    }

    /// Labels each vertex from its successors, in order; for which ends that changed a label.
    fn sweep(&self, ends: &[u32], labels: &mut [Labels]) -> Bits {
        let mut changed = [0; WORDS];
        let mut next_end = 0;
        for vertex in 0..labels.len() {
            let (mut lost, mut won) = ([!0; WORDS], [0; WORDS]);
            for &successor in self.successors.of(vertex as u32) {
                let after = &labels[successor as usize];
                for word in 0..WORDS {
                    won[word] |= after.lost[word];
                    lost[word] &= after.won[word];
                }
            }
            if ends.get(next_end) == Some(&(vertex as u32)) {
                lost[next_end / 64] |= 1 << (next_end % 64);
                won[next_end / 64] &= !(1 << (next_end % 64));
                next_end += 1;
            }
            let before = &mut labels[vertex];
            for word in 0..WORDS {
                changed[word] |= lost[word] ^ before.lost[word];
                changed[word] |= won[word] ^ before.won[word];
            }
            *before = Labels { lost, won };
        }
        changed
    }

    /// The outcome of one query, by labelling backwards from the end and what has no moves, and
    /// what has been labelled, in order; `all` of it, or only until the outcome is certain.
    fn by_labels(&self, query: usize, all: bool) -> (i32, Vec<u32>) {
        let (start, end) = self.queries[query];
        let mut left = self.out_degree.clone(); // moves not known to lead to a won vertex
        let mut lost = self.stuck.clone();
        if left[end as usize] > 0 {
            lost.push(end);
        }
        let mut outcome = if left[start as usize] == 0 { -1 } else { 0 };
        left[end as usize] += DONE;
        let mut order = Vec::new();
        let mut next = 0;
        while next < lost.len() && (all || outcome == 0) {
            let vertex = lost[next];
            next += 1;
            order.push(vertex);
            for &winner in self.predecessors.of(vertex) {
                if left[winner as usize] >= DONE / 2 {
                    continue;
                }
                if winner == start {
                    outcome = 1;
                }
                order.push(winner);
                left[winner as usize] += DONE;
                for &before in self.predecessors.of(winner) {
                    left[before as usize] -= 1;
                    if left[before as usize] == 0 {
                        if before == start {
                            outcome = -1;
                        }
                        lost.push(before);
                    }
                }
            }
        }
        (outcome, order)
    }
}

/// A list of vertices for each vertex, one behind the other.
struct Lists {
    first: Vec<u32>,
    items: Vec<u32>,
}

impl Lists {
    fn new<I: Iterator<Item = (u32, u32)> + Clone>(n: usize, pairs: I) -> Lists {
        let mut first = degrees(n + 1, pairs.clone().map(|(key, _)| key));
        let mut sum = 0;
        for first in &mut first {
            sum += *first;
            *first = sum;
        }
        let mut items = vec![0; sum as usize];
        for (key, item) in pairs {
            first[key as usize] -= 1;
            items[first[key as usize] as usize] = item;
        }
        Lists { first, items }
    }

    fn of(&self, vertex: u32) -> &[u32] {
        let vertex = vertex as usize;
        &self.items[self.first[vertex] as usize..self.first[vertex + 1] as usize]
    }
}

fn degrees<I: Iterator<Item = u32>>(n: usize, keys: I) -> Vec<u32> {
    let mut degrees = vec![0; n];
    keys.for_each(|key| degrees[key as usize] += 1);
    degrees
}

fn read(input: &[u8]) -> Result<(usize, Vec<(u32, u32)>, Vec<(u32, u32)>), String> {
    let text = std::str::from_utf8(input).map_err(|error| {
        let at = error.valid_up_to();
        format!("byte {}: expected UTF-8 text, found {:#04x}", at + 1, input[at])
    })?;
    let text = text.trim_start_matches('\u{feff}');
    let mut words = Words { words: text.split_ascii_whitespace(), read: 0 };
    let n = words.number("the number of vertices", 1, MOST_VERTICES)?;
    let m = words.number("the number of moves", 0, MOST_MOVES)?;
    let q = words.number("the number of queries", 1, MOST_QUERIES)?;
    let mut moves = Vec::new();
    for _ in 0..m {
        let from = words.number("a move's first vertex", 1, n)?;
        let to = words.number("a move's second vertex", 1, n)?;
        moves.push((from as u32 - 1, to as u32 - 1));
    }
    let mut queries = Vec::new();
    for _ in 0..q {
        let start = words.number("a start", 1, n)?;
        let end = words.number("an end", 1, n)?;
        if start == end {
            let place = format!("word {}: expected an end other than the start", words.read);
            return Err(format!("{}, found {:?}", place, end.to_string()));
        }
        queries.push((start as u32 - 1, end as u32 - 1));
    }
    words.end()?;
    Ok((n, moves, queries))
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
