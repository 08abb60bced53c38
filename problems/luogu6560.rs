//! The passing of time (Luogu P6560)
//!
//! Limits: 1.5 s, 500 MB
//!
//! A token stands on a vertex of a directed graph. Two players take turns moving it along an edge;
//! who moves it to a given end wins, even if there are moves from there, and who cannot move loses.
//! Who wins, for each of up to 500 pairs of a start and an end?
//!
//! Input: `n m q`, then m moves `u v`, then q queries `start end` (different); 1 <= n <= 10^5,
//! 0 <= m <= 5 * 10^5, 1 <= q <= 500, vertices 1 to n.
//! Output: a line for each query: `1` if who moves first wins, `-1` if the other one, `0` if
//! neither.
//!
//! # Idea
//!
//! For one end this is retrograde analysis, the position being the vertex, seen by who has to move
//! there: lost on the end and where there is no move; won if a move leads to a lost vertex; lost if
//! all moves lead to won ones. What never gets a label is a draw. One such pass a query would
//! go through 500 (n + m) = 3 * 10^8 places all over the memory. Instead:
//!
//! 1. *All ends at once.* A vertex has a bit for each end, one row of bits for "lost" and one for
//!    "won"; rows follow from the successors' rows by AND and OR. Sweep over all vertices, in an
//!    order in which few moves lead to a later vertex: take away vertices whose successors are all
//!    taken, and if there is none, the one that was first seen to have a successor taken. A query
//!    is settled when its start is labelled for its end, or a sweep changed nothing for its end.
//! 2. *A better order.* If many queries are open after a few sweeps, label everything for
//!    a few of their ends one by one, take the order in which most vertices got a label, and sweep
//!    again in that order.
//! 3. *One by one.* What is still open is answered by a pass from its end, which stops when it is
//!    seen that the labels will be those of an earlier pass: if f is lost in the labelling of end
//!    e, and e in that of end f, the two are the same.
//!
//! # Proof
//!
//! The labels of one end are the least ones closed under its rules: a label says that somebody
//! can force his win, and where there is none, the mover has a move to a vertex without one and
//! none to a lost vertex, so neither forces anything. Sweeps only put labels that follow from
//! labels; a sweep without any change for an end shows that nothing more follows for it. In a graph
//! without cycles every move leads to an earlier vertex of the first order, so one sweep does it.
//!
//! The rule of step 3: go through the labelling of e in the order in which its labels come about;
//! all of them are in that of f. The first ones, e and what has no moves, are lost there too. Every
//! later one follows from earlier ones by the rules, which are the same for both ends except at f,
//! and there the label is "lost" for both. By symmetry the two labellings are the same.
//!
//! # Cost
//!
//! A sweep takes n + m = 6 * 10^5 steps of 16 words. There are at most six, and four passes for the
//! second order. Step 3 takes at most 500 passes of n + m steps; it comes near that only if most
//! ends have a labelling of their own that six sweeps do not reach. Ends on one cycle of labels
//! share it, and each pass then goes no further than to the next end that is known. 100 MB at most.
//!
//! Checked against play to a bounded depth on every graph with up to 4 vertices, loops allowed, and
//! every query, and on 10,000 random ones with up to 12, each with no sweep, with one, two and
//! three, and with sweeps only; those against each other on graphs with up to 1500 vertices.
#![forbid(unsafe_code)]

const MOST_VERTICES: usize = 100_000;
const MOST_MOVES: usize = 500_000;
const MOST_QUERIES: usize = 500;

/// A bit for each different end.
const WORDS: usize = 8;
type Bits = [u64; WORDS];

/// For which ends a vertex is lost, and for which it is won, for who has to move there.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Labels {
    lost: Bits,
    won: Bits,
}

/// Moves (from, to) or queries (start, end), vertices counted from 0.
type Pairs = Vec<(u32, u32)>;

/// Added to the counter of a vertex that is done with; no counter reaches half of it.
const DONE: u32 = 1 << 31;

/// In place of the number of an end's labelling, which is below 512.
const NO_LABELLING: u16 = std::u16::MAX;

/// How many sweeps each order gets, and how many open queries are too few for a second order.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    pub sweeps: usize,
    pub few: usize,
}

/// Reads the graph and the queries, and answers with a line `1`, `-1` or `0` for each query.
pub fn solve(input: &[u8]) -> Result<String, String> {
    let (n, moves, queries) = read(input)?;
    let outcomes = outcomes(n, moves, queries, Effort { sweeps: 3, few: 16 });
    Ok(outcomes.iter().map(|outcome| format!("{}\n", outcome)).collect())
}

/// For each query, of which at most 512 have different ends: 1 if who moves first wins, -1 if the
/// other one does, 0 if neither. That does not depend on the effort.
pub fn outcomes(n: usize, moves: Pairs, queries: Pairs, effort: Effort) -> Vec<i32> {
    let mut outcomes = vec![None; queries.len()];
    let mut game = Game::new(n, moves, queries);
    let order = peeled(&game);
    game = game.renamed(&order);
    game.by_sweeps(effort.sweeps, &mut outcomes);
    let known = outcomes.iter().zip(&game.queries);
    let open = known.filter(|(outcome, _)| outcome.is_none()).map(|(_, &(_, end))| end);
    let open: Vec<u32> = open.collect();
    if open.len() > effort.few {
        let examples = open.iter().step_by(open.len() / 4 + 1);
        let orders = examples.map(|&end| match game.labelled(end, |_| false) {
            Labelled::All { order, .. } => order,
            Labelled::UpTo(_) => Vec::new(),
        });
        let longest = orders.max_by_key(|order| order.len()).unwrap_or_default();
        game = game.renamed(&longest);
        game.by_sweeps(effort.sweeps, &mut outcomes);
    }
    game.one_by_one(&mut outcomes);
    outcomes.into_iter().flatten().collect()
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
    moves: Pairs,
    queries: Pairs,
    successors: Lists,
    predecessors: Lists,
    out_degree: Vec<u32>,
    stuck: Vec<u32>, // the vertices without moves
}

impl Game {
    fn new(n: usize, moves: Pairs, queries: Pairs) -> Game {
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
        let unnamed = names.iter_mut().filter(|name| **name == n as u32);
        unnamed.zip(order.len() as u32..).for_each(|(name, free)| *name = free);
        let rename = |&(a, b): &(u32, u32)| (names[a as usize], names[b as usize]);
        let moves = self.moves.iter().map(rename).collect();
        let queries = self.queries.iter().map(rename).collect();
        Game::new(n, moves, queries)
    }

    /// Fills in the outcomes that are certain after some sweeps with all ends at once.
    fn by_sweeps(&self, sweeps: usize, outcomes: &mut [Option<i32>]) {
        let mut ends: Vec<u32> = self.queries.iter().map(|&(_, end)| end).collect();
        ends.sort();
        ends.dedup();
        let mut labels = vec![Labels { lost: [0; WORDS], won: [0; WORDS] }; self.out_degree.len()];
        for _ in 0..sweeps {
            let changed = self.sweep(&ends, &mut labels);
            for (outcome, &(start, end)) in outcomes.iter_mut().zip(&self.queries) {
                let index = ends.binary_search(&end).unwrap_or(0);
                let holds = |bits: &Bits| bits[index / 64] >> (index % 64) & 1 == 1;
                let Labels { lost, won } = labels[start as usize];
                if holds(&lost) || holds(&won) || !holds(&changed) {
                    *outcome = Some(holds(&won) as i32 - holds(&lost) as i32);
                }
            }
            if outcomes.iter().all(|outcome| outcome.is_some()) {
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

    /// Fills in the outcomes still open, each from the labelling of its end.
    fn one_by_one(&self, outcomes: &mut [Option<i32>]) {
        let mut labellings: Vec<Vec<i8>> = Vec::new();
        // For an end, the number of its labelling.
        let mut index_of = vec![NO_LABELLING; self.out_degree.len()];
        for (outcome, &(start, end)) in outcomes.iter_mut().zip(&self.queries) {
            if outcome.is_some() {
                continue;
            }
            if index_of[end as usize] == NO_LABELLING {
                let is_same = |lost: u32| {
                    let index = index_of[lost as usize];
                    index != NO_LABELLING && labellings[index as usize][end as usize] == -1
                };
                index_of[end as usize] = match self.labelled(end, is_same) {
                    Labelled::UpTo(same) => index_of[same as usize],
                    Labelled::All { values, .. } => {
                        labellings.push(values);
                        labellings.len() as u16 - 1
                    }
                };
            }
            let labelling = &labellings[index_of[end as usize] as usize];
            *outcome = Some(i32::from(labelling[start as usize]));
        }
    }

    /// Labels backwards from the end and what has no moves, up to the first lost vertex for which
    /// `stop` holds.
    fn labelled<F: Fn(u32) -> bool>(&self, end: u32, stop: F) -> Labelled {
        let mut left = self.out_degree.clone(); // moves not known to lead to a won vertex
        let mut lost = self.stuck.clone();
        if left[end as usize] > 0 {
            lost.push(end);
        }
        left[end as usize] += DONE;
        let mut order = Vec::new();
        let mut next = 0;
        while next < lost.len() {
            let vertex = lost[next];
            next += 1;
            order.push(vertex);
            if stop(vertex) {
                return Labelled::UpTo(vertex);
            }
            for &winner in self.predecessors.of(vertex) {
                if left[winner as usize] >= DONE / 2 {
                    continue;
                }
                left[winner as usize] += DONE;
                order.push(winner);
                for &before in self.predecessors.of(winner) {
                    left[before as usize] -= 1;
                    if left[before as usize] == 0 {
                        lost.push(before);
                    }
                }
            }
        }
        left[end as usize] = 0;
        let value = |&left: &u32| (left >= DONE / 2) as i8 - (left == 0) as i8;
        Labelled::All { values: left.iter().map(value).collect(), order }
    }
}

/// The labels for one end: 1 won, -1 lost, 0 neither, and the labelled vertices in order; or the
/// lost vertex at which labelling was stopped.
enum Labelled {
    All { values: Vec<i8>, order: Vec<u32> },
    UpTo(u32),
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

/// n, the moves and the queries.
fn read(input: &[u8]) -> Result<(usize, Pairs, Pairs), String> {
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
