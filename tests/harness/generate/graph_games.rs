//! Games on a given directed graph: P6560, NEERC 2016 G and Codeforces 936B.

use super::{smaller_numbers, Generator, Worst};
use crate::random::Random;

pub const CF936B: &[Generator] =
    &[Generator { problem: "cf936b", small: sleepy_small, shrink: sleepy_shrink, worst: SLEEPY }];
pub const LUOGU6560: &[Generator] =
    &[Generator { problem: "luogu6560", small: ends_small, shrink: ends_shrink, worst: ENDS }];
pub const NEERC2016G: &[Generator] = &[Generator {
    problem: "neerc2016g",
    small: wishes_small,
    shrink: wishes_shrink,
    worst: WISHES,
}];

/// A graph with vertices 0 to n - 1, before it is written in a problem's format.
#[derive(Clone, Debug)]
struct Graph {
    n: usize,
    moves: Vec<(usize, usize)>,
}

impl Graph {
    fn new(n: usize, moves: Vec<(usize, usize)>) -> Graph {
        Graph { n, moves }
    }

    /// A random graph of one of many kinds: with or without loops, few or many moves, layered.
    fn small(random: &mut Random, size: u32) -> Graph {
        let n = random.between(2, 1 + i64::from(size).max(1)) as usize;
        let most = (n * n).min(4 * n) as i64;
        let m = random.between(1, most) as usize;
        let kind = random.below(4);
        let mut moves = Vec::new();
        for _ in 0..m {
            let mut from = random.below(n as u64) as usize;
            let mut to = random.below(n as u64) as usize;
            match kind {
                0 => {}
                1 if from > to => std::mem::swap(&mut from, &mut to),
                2 => to = (from + 1 + random.below(2) as usize) % n,
                3 if random.chance(80) => to = (from + 1) % n,
                _ => {}
            }
            moves.push((from, to));
        }
        Graph { n, moves }
    }

    /// Its vertices under other names.
    fn renamed(mut self, names: &[usize]) -> Graph {
        for (from, to) in &mut self.moves {
            *from = names[*from];
            *to = names[*to];
        }
        self
    }

    fn shuffled(self, random: &mut Random) -> Graph {
        let names = permutation(random, self.n);
        let mut graph = self.renamed(&names);
        random.shuffle(&mut graph.moves);
        graph
    }

    /// Without loops and without repeats, moves ordered by where they start.
    fn simple(mut self) -> Graph {
        self.moves.retain(|&(from, to)| from != to);
        self.moves.sort_unstable();
        self.moves.dedup();
        self
    }

    fn chain(n: usize) -> Graph {
        Graph::new(n, (1..n).map(|to| (to - 1, to)).collect())
    }

    fn cycle(n: usize) -> Graph {
        Graph::new(n, (0..n).map(|from| (from, (from + 1) % n)).collect())
    }

    /// All others to vertex 0, vertex 0 to as many others as there are moves left.
    fn star(n: usize, m: usize) -> Graph {
        let inwards = (1..n).map(|from| (from, 0));
        Graph::new(n, inwards.chain((1..n).map(|to| (0, to))).take(m).collect())
    }

    fn random(random: &mut Random, n: usize, m: usize) -> Graph {
        let mut vertex = || random.below(n as u64) as usize;
        Graph::new(n, (0..m).map(|_| (vertex(), vertex())).collect())
    }

    fn acyclic(random: &mut Random, n: usize, m: usize) -> Graph {
        let mut graph = Graph::random(random, n, m);
        graph.moves.retain(|&(from, to)| from != to);
        for (from, to) in &mut graph.moves {
            if from > to {
                std::mem::swap(from, to);
            }
        }
        graph
    }

    /// Layers of `width` vertices, `degree` random moves from each vertex to the next layer.
    fn layers(random: &mut Random, n: usize, width: usize, degree: usize) -> Graph {
        let mut moves = Vec::new();
        for from in 0..n - width {
            let next = (from / width + 1) * width;
            for _ in 0..degree {
                moves.push((from, next + random.below(width.min(n - next) as u64) as usize));
            }
        }
        Graph::new(n, moves)
    }

    /// A ring of layers, every move from a layer to the next one; `width` divides n.
    fn ring(n: usize, width: usize) -> Graph {
        let mut moves = Vec::new();
        for from in 0..n {
            let next = (from / width + 1) * width % n;
            moves.extend((next..next + width).map(|to| (from, to)));
        }
        Graph::new(n, moves)
    }

    /// A graph in which labels go backwards along the edges of another one with `half` vertices. Its
    /// vertex v is split: 2v has one move, to 2v + 1, which has one to 2u for each edge from v to u.
    /// If an even vertex is lost, so is every even one that has a way to it. The rest of the moves
    /// lead from odd vertices to random odd ones and say nothing, but hide the edges' order.
    fn walks(random: &mut Random, half: usize, edges: &[(usize, usize)], m: usize) -> Graph {
        let mut moves: Vec<(usize, usize)> = (0..half).map(|v| (2 * v, 2 * v + 1)).collect();
        moves.extend(edges.iter().map(|&(from, to)| (2 * from + 1, 2 * to)));
        for from in (0..half).cycle().take(m.saturating_sub(moves.len())) {
            moves.push((2 * from + 1, 2 * random.below(half as u64) as usize + 1));
        }
        Graph::new(2 * half, moves)
    }
}

/// Edges both ways between neighbours in a square grid.
fn grid(side: usize) -> Vec<(usize, usize)> {
    let mut edges = Vec::new();
    for place in 0..side * side {
        let right = Some(place + 1).filter(|next| next % side != 0);
        let below = Some(place + side).filter(|&next| next < side * side);
        for next in right.into_iter().chain(below) {
            edges.extend([(place, next), (next, place)]);
        }
    }
    edges
}

/// Rings of `length`, from each a way to the next one, so that each end has other labels.
fn stairs(rings: usize, length: usize) -> Vec<(usize, usize)> {
    let mut edges = Vec::new();
    for first in (0..rings).map(|ring| ring * length) {
        edges.extend((0..length).map(|place| (first + place, first + (place + 1) % length)));
        edges.push((first, first + length + length / 2));
    }
    edges.pop();
    edges
}

/// A random tree with long ways to its root, and another one with ways from the root to all.
fn two_trees(random: &mut Random, n: usize) -> Vec<(usize, usize)> {
    let names = permutation(random, n);
    let mut parent = |child: usize| child - 1 - random.below(child.min(20) as u64) as usize;
    let up: Vec<(usize, usize)> = (1..n).map(|child| (child, parent(child))).collect();
    let down = (1..n).map(|child| (names[parent(child)], names[child]));
    let down: Vec<(usize, usize)> = down.collect();
    [up, down].concat()
}

fn permutation(random: &mut Random, n: usize) -> Vec<usize> {
    let mut names: Vec<usize> = (0..n).collect();
    random.shuffle(&mut names);
    names
}

fn numbers(input: &str) -> Vec<usize> {
    input.split_whitespace().map(|word| word.parse().expect("a valid input")).collect()
}

/// Graphs with a vertex less, and with fewer moves, each with the names its vertices had.
fn simpler(graph: &Graph, least_n: usize, least_m: usize) -> Vec<(Graph, Vec<usize>)> {
    let all: Vec<usize> = (0..graph.n).collect();
    let mut simpler = Vec::new();
    for fewer in smaller_numbers(graph.moves.len() as i64, least_m as i64) {
        let moves = graph.moves[..fewer as usize].to_vec();
        simpler.push((Graph::new(graph.n, moves), all.clone()));
    }
    for gone in (0..graph.n).rev().filter(|_| graph.n > least_n) {
        let kept = graph.moves.iter().filter(|&&(from, to)| from != gone && to != gone);
        let moved = |vertex: usize| vertex - usize::from(vertex > gone);
        let moves: Vec<_> = kept.map(|&(from, to)| (moved(from), moved(to))).collect();
        if moves.len() >= least_m {
            let names = all.iter().copied().filter(|&vertex| vertex != gone).collect();
            simpler.push((Graph::new(graph.n - 1, moves), names));
        }
    }
    for gone in (0..graph.moves.len()).filter(|_| graph.moves.len() > least_m) {
        let mut moves = graph.moves.clone();
        moves.remove(gone);
        simpler.push((Graph::new(graph.n, moves), all.clone()));
    }
    simpler
}

// luogu6560: moves, then queries.

fn ends_input(graph: &Graph, queries: &[(usize, usize)]) -> String {
    let mut text = format!("{} {} {}\n", graph.n, graph.moves.len(), queries.len());
    for (from, to) in graph.moves.iter().chain(queries) {
        text.push_str(&format!("{} {}\n", from + 1, to + 1));
    }
    text
}

fn ends_small(random: &mut Random, size: u32) -> String {
    let graph = Graph::small(random, size);
    let n = graph.n as i64;
    let queries: Vec<(usize, usize)> = (0..random.between(1, i64::from(size)))
        .map(|_| {
            let start = random.between(0, n - 1);
            (start as usize, ((start + random.between(1, n - 1)) % n) as usize)
        })
        .collect();
    ends_input(&graph, &queries)
}

fn ends_shrink(input: &str) -> Vec<String> {
    let values = numbers(input);
    let pairs: Vec<_> = values[3..].chunks(2).map(|pair| (pair[0] - 1, pair[1] - 1)).collect();
    let (moves, queries) = pairs.split_at(values[1]);
    let graph = Graph::new(values[0], moves.to_vec());
    let mut inputs = Vec::new();
    if queries.len() > 1 {
        inputs.extend(queries.iter().map(|&query| ends_input(&graph, &[query])));
    }
    for (graph, names) in simpler(&graph, 2, 0) {
        let place = |vertex| names.iter().position(|&name| name == vertex);
        let kept: Vec<(usize, usize)> = queries
            .iter()
            .filter_map(|&(start, end)| place(start).and_then(|s| place(end).map(|e| (s, e))))
            .collect();
        if !kept.is_empty() {
            inputs.push(ends_input(&graph, &kept));
        }
    }
    inputs
}

const ENDS: &[Worst] = &[
    Worst { name: "layers_of_10", make: |random| ends_layers(random, 10) },
    Worst { name: "layers_of_200", make: |random| ends_layers(random, 200) },
    Worst { name: "layers_of_10000", make: |random| ends_layers(random, 10_000) },
    Worst {
        name: "one_end",
        make: |random| {
            let graph = Graph::layers(random, ENDS_N, 200, 5);
            ends_worst(random, graph, |index| (index, ENDS_N - 700))
        },
    },
    Worst { name: "ring_of_5", make: |random| ends_spread(random, Graph::ring(ENDS_N, 5)) },
    Worst {
        name: "layers_with_a_way_back",
        make: |random| {
            let mut graph = Graph::layers(random, ENDS_N, 200, 5);
            graph.moves.truncate(ENDS_M - 200);
            graph.moves.extend((ENDS_N - 200..ENDS_N).map(|from| (from, from - (ENDS_N - 200))));
            ends_spread(random, graph)
        },
    },
    Worst {
        name: "hidden_ring",
        make: |random| {
            let ring = Graph::cycle(ENDS_N / 2).moves;
            let graph = Graph::walks(random, ENDS_N / 2, &ring, ENDS_M);
            ends_spread(random, graph)
        },
    },
    Worst {
        name: "hidden_grid",
        make: |random| {
            let graph = Graph::walks(random, 223 * 223, &grid(223), ENDS_M);
            ends_spread(random, graph)
        },
    },
    Worst {
        name: "hidden_trees",
        make: |random| {
            let trees = two_trees(random, ENDS_N / 2);
            let graph = Graph::walks(random, ENDS_N / 2, &trees, ENDS_M);
            ends_spread(random, graph)
        },
    },
    Worst {
        name: "hidden_stairs",
        make: |random| {
            let graph = Graph::walks(random, ENDS_N / 2, &stairs(500, 100), ENDS_M);
            ends_worst(random, graph, |index| (3, 200 * index + 10))
        },
    },
    Worst {
        name: "random",
        make: |random| {
            let graph = Graph::random(random, ENDS_N, ENDS_M);
            ends_spread(random, graph)
        },
    },
    Worst {
        name: "acyclic",
        make: |random| {
            let graph = Graph::acyclic(random, ENDS_N, ENDS_M);
            ends_worst(random, graph, |index| (index, ENDS_N - 1 - index))
        },
    },
    Worst {
        name: "chain",
        make: |random| ends_worst(random, Graph::chain(ENDS_N), |i| (i, ENDS_N - 1 - i)),
    },
    Worst { name: "cycle", make: |random| ends_spread(random, Graph::cycle(ENDS_N)) },
    Worst { name: "star", make: |random| ends_spread(random, Graph::star(ENDS_N, ENDS_M)) },
    Worst {
        name: "dense",
        make: |random| {
            let graph = Graph::random(random, 800, ENDS_M);
            ends_spread(random, graph)
        },
    },
];

const ENDS_N: usize = 100_000;
const ENDS_M: usize = 500_000;

/// Layered, 500 queries from the first vertices to ends near the last layer.
fn ends_layers(random: &mut Random, width: usize) -> Vec<u8> {
    let graph = Graph::layers(random, ENDS_N, width, 5);
    ends_worst(random, graph, |index| (index, ENDS_N - 1 - width - 2 * index))
}

/// Different even ends and different odd starts, spread evenly.
fn ends_spread(random: &mut Random, graph: Graph) -> Vec<u8> {
    let step = graph.n / 500 / 2 * 2;
    let step = if step == 0 { 1 } else { step };
    let n = graph.n;
    ends_worst(random, graph, |index| ((index * step + n / 2 + 1) % n, index * step))
}

/// 500 queries, one for each index, all vertices then renamed at random.
fn ends_worst<F>(random: &mut Random, graph: Graph, query: F) -> Vec<u8>
where
    F: Fn(usize) -> (usize, usize),
{
    let names = permutation(random, graph.n);
    let mut graph = graph.renamed(&names);
    random.shuffle(&mut graph.moves);
    let renamed = |(start, end): (usize, usize)| (names[start], names[end]);
    let queries: Vec<(usize, usize)> = (0..500).map(|index| renamed(query(index))).collect();
    ends_input(&graph, &queries).into_bytes()
}

// neerc2016g: moves only.

fn wishes_input(graph: &Graph) -> String {
    let mut text = format!("{} {}\n", graph.n, graph.moves.len());
    for (from, to) in &graph.moves {
        text.push_str(&format!("{} {}\n", from + 1, to + 1));
    }
    text
}

fn wishes_small(random: &mut Random, size: u32) -> String {
    wishes_input(&Graph::small(random, size))
}

fn wishes_shrink(input: &str) -> Vec<String> {
    let values = numbers(input);
    let moves = values[2..].chunks(2).map(|pair| (pair[0] - 1, pair[1] - 1)).collect();
    let graph = Graph::new(values[0], moves);
    simpler(&graph, 1, 1).iter().map(|(graph, _)| wishes_input(graph)).collect()
}

const WISHES: &[Worst] = &[
    Worst { name: "chain", make: |_| wishes_input(&Graph::chain(100_000)).into_bytes() },
    Worst {
        name: "chain_shuffled",
        make: |random| wishes_input(&Graph::chain(100_000).shuffled(random)).into_bytes(),
    },
    Worst {
        name: "layers",
        make: |random| {
            let graph = Graph::layers(random, 100_000, 100, 2);
            wishes_input(&graph.shuffled(random)).into_bytes()
        },
    },
    Worst {
        name: "random",
        make: |random| wishes_input(&Graph::random(random, 100_000, 200_000)).into_bytes(),
    },
    Worst {
        name: "acyclic",
        make: |random| {
            let graph = Graph::acyclic(random, 100_000, 200_000);
            wishes_input(&graph.shuffled(random)).into_bytes()
        },
    },
    Worst {
        name: "dense",
        make: |random| wishes_input(&Graph::random(random, 500, 200_000)).into_bytes(),
    },
    Worst { name: "star", make: |_| wishes_input(&Graph::star(100_000, 199_998)).into_bytes() },
    Worst {
        name: "star_that_ends",
        make: |_| wishes_input(&Graph::star(100_000, 99_999)).into_bytes(),
    },
    Worst {
        name: "endless_cycle",
        make: |random| wishes_input(&Graph::cycle(100_000).shuffled(random)).into_bytes(),
    },
];

// cf936b: a list for each vertex, then the start.

/// The moves are made simple first: no loops, no repeats.
fn sleepy_input(graph: Graph, start: usize) -> String {
    let graph = graph.simple();
    let mut text = format!("{} {}\n", graph.n, graph.moves.len());
    let mut moves = graph.moves.iter().peekable();
    for vertex in 0..graph.n {
        let mut list = String::new();
        let mut count = 0;
        while let Some((_, to)) = moves.peek().filter(|&&&(from, _)| from == vertex) {
            list.push_str(&format!(" {}", to + 1));
            count += 1;
            moves.next();
        }
        text.push_str(&format!("{count}{list}\n"));
    }
    text.push_str(&format!("{}\n", start + 1));
    text
}

fn sleepy_small(random: &mut Random, size: u32) -> String {
    let graph = Graph::small(random, size);
    let start = random.below(graph.n as u64) as usize;
    sleepy_input(graph, start)
}

fn sleepy_shrink(input: &str) -> Vec<String> {
    let mut values = numbers(input).into_iter();
    let mut next = || values.next().expect("a valid input");
    let (n, _) = (next(), next());
    let mut moves = Vec::new();
    for from in 0..n {
        for _ in 0..next() {
            moves.push((from, next() - 1));
        }
    }
    let start = next() - 1;
    let graph = Graph::new(n, moves);
    let mut inputs: Vec<String> = smaller_numbers(start as i64, 0)
        .into_iter()
        .map(|start| sleepy_input(graph.clone(), start as usize))
        .collect();
    for (graph, names) in simpler(&graph, 2, 0) {
        if let Some(start) = names.iter().position(|&name| name == start) {
            inputs.push(sleepy_input(graph, start));
        }
    }
    inputs
}

const SLEEPY: &[Worst] = &[
    Worst { name: "chain_won", make: |_| sleepy_input(Graph::chain(100_000), 0).into_bytes() },
    Worst { name: "chain_lost", make: |_| sleepy_input(Graph::chain(99_999), 0).into_bytes() },
    Worst {
        name: "longest_way",
        make: |_| {
            let mut graph = Graph::cycle(99_999);
            graph.n += 1;
            graph.moves.push((99_997, 99_999)); // in vain after one round, won after two
            sleepy_input(graph, 0).into_bytes()
        },
    },
    Worst { name: "chain_shuffled", make: |random| sleepy_worst(random, Graph::chain(100_000)) },
    Worst { name: "cycle", make: |random| sleepy_worst(random, Graph::cycle(100_000)) },
    Worst {
        name: "layers",
        make: |random| {
            let graph = Graph::layers(random, 100_000, 1000, 2);
            sleepy_worst(random, graph)
        },
    },
    Worst {
        name: "random",
        make: |random| {
            let graph = Graph::random(random, 100_000, 200_000);
            sleepy_worst(random, graph)
        },
    },
    Worst {
        name: "dense",
        make: |random| {
            let moves = (0..448).flat_map(|from| (0..447).map(move |to| (from, to))).collect();
            sleepy_worst(random, Graph::new(448, moves))
        },
    },
    Worst { name: "star", make: |_| sleepy_input(Graph::star(100_000, 199_998), 1).into_bytes() },
];

/// The first vertex is the start; then all are renamed at random.
fn sleepy_worst(random: &mut Random, graph: Graph) -> Vec<u8> {
    let names = permutation(random, graph.n);
    sleepy_input(graph.renamed(&names), names[0]).into_bytes()
}
