//! luogu6560, neerc2016g, cf936b and the checker of cf936b, against brute forces that know nothing
//! but the rules.

#[allow(dead_code)]
#[path = "../problems/cf936b.rs"]
mod cf936b;
#[path = "checkers/cf936b.rs"]
mod checker;
#[allow(dead_code)]
#[path = "../problems/luogu6560.rs"]
mod luogu6560;
#[allow(dead_code)]
#[path = "../problems/neerc2016g.rs"]
mod neerc2016g;

use cf936b::Outcome;
use harness::random::Random;
use luogu6560::Effort;
use neerc2016g::End;

/// The ends of the moves from each vertex.
type Graph = Vec<Vec<usize>>;

/// The graph whose moves are the bits of `code`; bit n * u + v is the move from u to v.
fn coded(n: usize, code: u64) -> Graph {
    (0..n).map(|from| (0..n).filter(|to| code >> (n * from + to) & 1 == 1).collect()).collect()
}

/// All graphs with n vertices, loops allowed.
fn all_graphs(n: usize) -> impl Iterator<Item = Graph> {
    (0..1u64 << (n * n)).map(move |code| coded(n, code))
}

/// All graphs with n vertices and without loops.
fn all_loopless(n: usize) -> impl Iterator<Item = Graph> {
    (0..1u64 << (n * (n - 1))).map(move |code| {
        let bit = |from, to| (n - 1) * from + to - usize::from(to > from);
        let has = |from, to| from != to && code >> bit(from, to) & 1 == 1;
        (0..n).map(|from| (0..n).filter(|&to| has(from, to)).collect()).collect()
    })
}

/// Graphs of several kinds with `least` to 12 vertices: random, acyclic, rings with chords, sparse.
fn random_graph(random: &mut Random, least: i64, repeats: bool) -> Graph {
    let n = random.between(least, 12) as usize;
    let kind = random.below(4);
    let mut graph = vec![Vec::new(); n];
    for _ in 0..random.between(0, 3 * n as i64) {
        let (mut from, mut to) = (random.below(n as u64) as usize, random.below(n as u64) as usize);
        match kind {
            0 if from > to => std::mem::swap(&mut from, &mut to),
            1 if random.chance(75) => to = (from + 1) % n,
            2 => from = random.below(from as u64 + 1) as usize,
            _ => {}
        }
        if repeats || (from != to && !graph[from].contains(&to)) {
            graph[from].push(to);
        }
    }
    graph
}

fn moves_of(graph: &Graph) -> Vec<(u32, u32)> {
    let from = |from: usize| graph[from].iter().map(move |&to| (from as u32, to as u32));
    (0..graph.len()).flat_map(from).collect()
}

// luogu6560

/// Who wins if the game is broken off after 2n + 1 moves: the mover 1, the other -1, nobody 0. A
/// win that can be forced is forced within n moves.
fn played_to_end(graph: &Graph, end: usize) -> Vec<i32> {
    let mut value = vec![0; graph.len()];
    for _ in 0..=2 * graph.len() {
        let next = |from: usize| {
            let result = |&to: &usize| if to == end { 1 } else { -value[to] };
            graph[from].iter().map(result).max().unwrap_or(-1)
        };
        value = (0..graph.len()).map(next).collect();
        // The token never stands on the end with a move to make; its value is never asked for.
    }
    value
}

/// Every start with every end, or as many of these queries as are allowed at once.
fn all_queries(n: usize) -> Vec<(u32, u32)> {
    let pairs = |start| (0..n as u32).map(move |end| (start, end));
    (0..n as u32).flat_map(pairs).filter(|(start, end)| start != end).collect()
}

/// One query after the other, also in a second order; few sweeps; as it is meant; sweeps only.
const EFFORTS: [Effort; 6] = [
    Effort { sweeps: 0, few: 1000 },
    Effort { sweeps: 0, few: 0 },
    Effort { sweeps: 1, few: 0 },
    Effort { sweeps: 2, few: 3 },
    Effort { sweeps: 3, few: 16 },
    Effort { sweeps: 100, few: 1000 },
];

fn compare_ends(graph: &Graph) {
    let n = graph.len();
    let queries = all_queries(n);
    let by_end: Vec<Vec<i32>> = (0..n).map(|end| played_to_end(graph, end)).collect();
    let right = |&(start, end): &(u32, u32)| by_end[end as usize][start as usize];
    let expected: Vec<i32> = queries.iter().map(right).collect();
    for effort in EFFORTS {
        let found = luogu6560::outcomes(n, moves_of(graph), queries.clone(), effort);
        assert_eq!(found, expected, "{graph:?}, queries {queries:?}, {effort:?}");
    }
}

#[test]
fn luogu6560_agrees_with_bounded_play_on_all_graphs_with_up_to_4_vertices() {
    for n in 1..=4 {
        all_graphs(n).for_each(|graph| compare_ends(&graph));
    }
}

#[test]
fn luogu6560_agrees_with_bounded_play_on_10000_random_graphs() {
    let mut random = Random::new(6560);
    for _ in 0..10_000 {
        compare_ends(&random_graph(&mut random, 1, true));
    }
}

#[test]
fn luogu6560_answers_queries_in_the_order_and_number_asked() {
    let mut random = Random::new(1);
    for _ in 0..300 {
        let graph = random_graph(&mut random, 2, true);
        let n = graph.len() as u64;
        let mut input = format!(
            "{n} {} 500\n",
            graph.iter().map(|ends: &Vec<usize>| ends.len()).sum::<usize>()
        );
        for (from, to) in moves_of(&graph) {
            input += &format!("{} {}\n", from + 1, to + 1);
        }
        let mut expected = String::new();
        for _ in 0..500 {
            let start = random.below(n);
            let end = (start + 1 + random.below(n - 1)) % n;
            input += &format!("{} {}\n", start + 1, end + 1);
            expected += &format!("{}\n", played_to_end(&graph, end as usize)[start as usize]);
        }
        assert_eq!(luogu6560::solve(input.as_bytes()), Ok(expected), "{input}");
    }
}

/// Larger graphs, all 500 different ends, each way of working against each other.
#[test]
fn luogu6560_agrees_with_itself_with_500_ends() {
    let mut random = Random::new(2);
    for round in 0..60u64 {
        let n = random.between(500, 1500) as usize;
        let mut moves = Vec::new();
        let reach = [3, 40, n as u64][round as usize % 3];
        for _ in 0..n * (1 + round as usize % 4) {
            let from = random.below(n as u64);
            let to = (from + 1 + random.below(reach)) % n as u64;
            let stays = round % 2 == 0 || from < to;
            moves.extend(Some((from as u32, to as u32)).filter(|_| stays));
        }
        let queries: Vec<(u32, u32)> =
            (0..500).map(|end| ((end + 1 + random.below(499) as u32) % 500, end)).collect();
        let one_by_one = luogu6560::outcomes(n, moves.clone(), queries.clone(), EFFORTS[0]);
        for effort in EFFORTS {
            let found = luogu6560::outcomes(n, moves.clone(), queries.clone(), effort);
            assert_eq!(found, one_by_one, "graph {round}, {effort:?}");
        }
    }
}

// neerc2016g

const GENNADY: usize = 0;

/// How well an end suits Gennady; it suits Georgiy as well as it does not suit Gennady.
fn joy(end: End) -> u8 {
    match end {
        End::Endless => 2,
        End::GennadyWins => 1,
        End::GeorgiyWins => 0,
    }
}

fn stuck(mover: usize) -> End {
    if mover == GENNADY {
        End::GeorgiyWins
    } else {
        End::GennadyWins
    }
}

/// How the game ends if it counts as endless after 4n + 2 moves, each player choosing what suits
/// him best, move by move.
fn wishes_played(graph: &Graph) -> Vec<End> {
    let mut value = vec![End::Endless; 2 * graph.len()];
    for _ in 0..4 * graph.len() + 2 {
        let next = |position: usize| {
            let (vertex, mover) = (position / 2, position % 2);
            let ends = graph[vertex].iter().map(|to| value[2 * to + 1 - mover]);
            let best = if mover == GENNADY {
                ends.max_by_key(|&end| joy(end))
            } else {
                ends.min_by_key(|&end| joy(end))
            };
            best.unwrap_or_else(|| stuck(mover))
        };
        value = (0..2 * graph.len()).map(next).collect();
    }
    value
}

/// All strategies of one player that fix one move at each vertex (none where there is none).
fn strategies(graph: &Graph) -> Vec<Vec<Option<usize>>> {
    graph.iter().fold(vec![Vec::new()], |strategies, ends| {
        let choices: Vec<Option<usize>> =
            if ends.is_empty() { vec![None] } else { ends.iter().copied().map(Some).collect() };
        let with = |strategy: Vec<Option<usize>>| {
            let append = move |&choice: &Option<usize>| {
                strategy.iter().copied().chain(Some(choice)).collect::<Vec<_>>()
            };
            choices.iter().map(append).collect::<Vec<_>>()
        };
        strategies.into_iter().flat_map(with).collect()
    })
}

/// How the game ends when both keep to a strategy; after more moves than positions it is endless.
fn played_out(of_both: [&[Option<usize>]; 2], position: usize) -> End {
    let (mut vertex, mut mover) = (position / 2, position % 2);
    for _ in 0..=2 * of_both[0].len() {
        match of_both[mover][vertex] {
            None => return stuck(mover),
            Some(to) => {
                vertex = to;
                mover = 1 - mover;
            }
        }
    }
    End::Endless
}

/// What each player can make sure of by such a strategy, against all of the other's. Against a
/// fixed one, no way of playing does better than the best fixed one; so where the two agree, that
/// is how the game ends.
fn wishes_by_strategies(graph: &Graph) -> Vec<End> {
    let all = strategies(graph);
    let against = |position, gennady: &Vec<Option<usize>>, georgiy: &Vec<Option<usize>>| {
        joy(played_out([gennady, georgiy], position))
    };
    let ends = (0..2 * graph.len()).map(|position| {
        let gennady = all.iter().map(|own| all.iter().map(|his| against(position, own, his)).min());
        let georgiy = all.iter().map(|own| all.iter().map(|his| against(position, his, own)).max());
        let (sure_of, held_to) = (gennady.max().flatten(), georgiy.min().flatten());
        assert_eq!(sure_of, held_to, "{graph:?}, position {position}: fixed moves do not decide");
        [End::GeorgiyWins, End::GennadyWins, End::Endless][sure_of.map_or(9, usize::from)]
    });
    ends.collect()
}

#[test]
fn neerc2016g_agrees_with_all_pairs_of_strategies_on_all_graphs_with_up_to_3_vertices() {
    for n in 1..=3 {
        for graph in all_graphs(n) {
            let expected = wishes_by_strategies(&graph);
            assert_eq!(neerc2016g::ends(n, &moves_of(&graph)), expected, "{graph:?}");
            assert_eq!(wishes_played(&graph), expected, "{graph:?}, bounded play");
        }
    }
}

#[test]
fn neerc2016g_agrees_with_bounded_play_on_all_graphs_with_4_vertices() {
    for graph in all_graphs(4) {
        let expected = wishes_played(&graph);
        assert_eq!(neerc2016g::ends(4, &moves_of(&graph)), expected, "{graph:?}");
    }
}

#[test]
fn neerc2016g_agrees_with_bounded_play_on_10000_random_graphs() {
    let mut random = Random::new(2016);
    for _ in 0..10_000 {
        let graph = random_graph(&mut random, 1, true);
        let expected = wishes_played(&graph);
        assert_eq!(neerc2016g::ends(graph.len(), &moves_of(&graph)), expected, "{graph:?}");
    }
}

#[test]
fn neerc2016g_prints_what_the_first_mover_sees() {
    // 1 goes round for ever; 2 goes there, as Gennady likes, or to 3, where the other one is stuck.
    let input = b"3 3\n1 1\n2 1\n2 3\n";
    assert_eq!(neerc2016g::solve(input), Ok("DDL\nDWL\n".to_string()));
}

// cf936b

/// Where the chip can be after k moves, for k = 0 to 2n + 1: the outcome without a game. A game that
/// can be won can be won without being twice in one place with the same one to move, so in less
/// than 2n moves; n moves need a vertex twice, and what goes round once can go round for ever.
fn sleepy_walks(graph: &Graph, start: usize) -> &'static str {
    let n = graph.len();
    let mut here = vec![false; n];
    here[start] = true;
    let mut outcome = "Lose";
    for moves in 0..=2 * n + 1 {
        let places: Vec<usize> = (0..n).filter(|&vertex| here[vertex]).collect();
        if moves % 2 == 1 && places.iter().any(|&vertex| graph[vertex].is_empty()) {
            return "Win";
        }
        if moves == n && !places.is_empty() {
            outcome = "Draw";
        }
        here = vec![false; n];
        places.iter().flat_map(|&vertex| &graph[vertex]).for_each(|&to| here[to] = true);
    }
    outcome
}

fn sleepy_graph(graph: &Graph) -> cf936b::Graph {
    let mut first = vec![0];
    first.extend(graph.iter().scan(0, |sum, ends| {
        *sum += ends.len();
        Some(*sum)
    }));
    cf936b::Graph { first, ends: graph.iter().flatten().map(|&to| to as u32).collect() }
}

fn sleepy_input(graph: &Graph, start: usize) -> String {
    let mut input = format!("{} {}\n", graph.len(), graph.iter().map(Vec::len).sum::<usize>());
    for ends in graph {
        input += &ends.len().to_string();
        ends.iter().for_each(|to| input += &format!(" {}", to + 1));
        input.push('\n');
    }
    input + &format!("{}\n", start + 1)
}

fn compare_sleepy(graph: &Graph, start: usize) {
    let input = sleepy_input(graph, start);
    let expected = sleepy_walks(graph, start);
    let output = cf936b::solve(input.as_bytes()).unwrap_or_else(|error| panic!("{input}{error}"));
    let verdict = checker::check(input.as_bytes(), output.as_bytes(), expected.as_bytes());
    assert_eq!(verdict, Ok(()), "{input}expected {expected}, found {output}");
}

#[test]
fn cf936b_agrees_with_all_walks_on_all_graphs_with_up_to_4_vertices() {
    for n in 2..=4 {
        for graph in all_loopless(n) {
            (0..n).for_each(|start| compare_sleepy(&graph, start));
        }
    }
}

#[test]
fn cf936b_agrees_with_all_walks_on_all_graphs_with_5_vertices() {
    for graph in all_loopless(5) {
        let expected = sleepy_walks(&graph, 0);
        match cf936b::outcome(&sleepy_graph(&graph), 0) {
            Outcome::Win(game) => {
                let step = |pair: &[u32]| graph[pair[0] as usize].contains(&(pair[1] as usize));
                let right = game.len() % 2 == 0 && game[0] == 0 && game.windows(2).all(step);
                let ended = graph[game[game.len() - 1] as usize].is_empty();
                assert!(expected == "Win" && right && ended, "{graph:?}: {expected}, not {game:?}");
            }
            Outcome::Draw => assert_eq!(expected, "Draw", "{graph:?}"),
            Outcome::Lose => assert_eq!(expected, "Lose", "{graph:?}"),
        }
    }
}

#[test]
fn cf936b_agrees_with_all_walks_on_10000_random_graphs() {
    let mut random = Random::new(936);
    for _ in 0..10_000 {
        let graph = random_graph(&mut random, 2, false);
        let start = random.below(graph.len() as u64) as usize;
        compare_sleepy(&graph, start);
    }
}

#[test]
fn cf936b_does_not_recurse_and_keeps_its_games_short() {
    // A ring of 99,999 vertices with one way out: too early by one move the first time round.
    let n = 100_000;
    let mut graph: Graph = (0..n - 1).map(|from| vec![(from + 1) % (n - 1)]).collect();
    graph.push(Vec::new());
    graph[n - 3].push(n - 1);
    let input = sleepy_input(&graph, 0);
    let output = cf936b::solve(input.as_bytes()).expect("an answer");
    assert_eq!(output.split_whitespace().count(), 1 + 199_998);
    assert_eq!(checker::check(input.as_bytes(), output.as_bytes(), b"Win\n"), Ok(()));
}

// The checker

/// 1 -> 2, 3; 2 -> 3, 4; 3 -> 1, 4; 4 ended; from 1. Won by 1 2 3 4, for one.
const SLEEPY: &str = "4 6\n2 2 3\n2 3 4\n2 1 4\n0\n1\n";
/// 1 -> 2 -> 1, nothing else: drawn. And 1 -> 2 -> 3: lost.
const DRAWN: &str = "2 2\n1 2\n1 1\n1\n";
const LOST: &str = "3 2\n1 2\n1 3\n0\n1\n";

fn check(input: &str, output: &str, expected: &str) -> Result<(), String> {
    checker::check(input.as_bytes(), output.as_bytes(), expected.as_bytes())
}

/// Every sequence of up to 6 numbers from 0 to 5 as a game in SLEEPY, which has vertices 1 to 4.
#[test]
fn the_checker_accepts_exactly_the_winning_games() {
    let edges = [(1, 2), (1, 3), (2, 3), (2, 4), (3, 1), (3, 4)];
    let mut accepted = 0;
    for length in 0..=6u32 {
        for code in 0..6usize.pow(length) {
            let game: Vec<usize> = (0..length).map(|place| code / 6usize.pow(place) % 6).collect();
            let words: Vec<String> = game.iter().map(usize::to_string).collect();
            let right = game.first() == Some(&1)
                && game.last() == Some(&4)
                && game.len() % 2 == 0
                && game.windows(2).all(|step| edges.contains(&(step[0], step[1])));
            let verdict = check(SLEEPY, &format!("Win\n{}\n", words.join(" ")), "Win\n1 2 3 4\n");
            assert_eq!(verdict.is_ok(), right, "{game:?}: {verdict:?}");
            accepted += usize::from(right);
        }
    }
    assert_eq!(accepted, 4); // 1 2 3 4, 1 3 1 2 3 4, 1 2 3 1 3 4, 1 2 3 1 2 4
}

#[test]
fn the_checker_accepts_right_answers_in_any_white_space() {
    let longest = format!("Win\n{}1 2 3 4\n", "1 3 ".repeat(499_998));
    assert_eq!(longest.split_whitespace().count(), 1 + 1_000_000);
    for (input, output, expected) in [
        (SLEEPY, longest.as_str(), "Win\n1 2 3 4\n"),
        (SLEEPY, "Win 1\r\n2 3\t4", "Win"),
        (DRAWN, "Draw\n", "Draw\n"),
        (DRAWN, "Draw", "Draw\r\n"),
        (LOST, "\nLose \n", "Lose\n"),
    ] {
        assert_eq!(check(input, output, expected), Ok(()), "{output:.80}");
    }
}

#[test]
fn the_checker_says_what_is_wrong_and_where() {
    let won = "Win\n1 2 3 4\n";
    let too_long = format!("Win\n{}1 2 3 4\n", "1 3 ".repeat(499_999));
    for (input, output, expected, message) in [
        (SLEEPY, "", won, "word 1: expected Win, Draw or Lose, found the end"),
        (SLEEPY, "win\n1 2 3 4\n", won, "word 1: expected Win, Draw or Lose, found \"win\""),
        (SLEEPY, "1 2 3 4\n", won, "word 1: expected Win, Draw or Lose, found \"1\""),
        (SLEEPY, "Draw\n", won, "word 1: expected Win, found Draw"),
        (SLEEPY, "Lose\n", won, "word 1: expected Win, found Lose"),
        (SLEEPY, "Win\n", won, "word 2: expected the vertices of a game, found the end"),
        (SLEEPY, "Win\n2 3 4\n", won, "word 2: expected the game to begin at 1, found 2"),
        (SLEEPY, "Win\n1 4\n", won, "word 3: expected an edge from 1, found 4"),
        (SLEEPY, "Win\n1 2 2 4\n", won, "word 4: expected an edge from 2, found 2"),
        (SLEEPY, "Win\n1 2 3 4 1\n", won, "word 6: expected an edge from 4, found 1"),
        (SLEEPY, "Win\n1 2 3 1\n", won, "word 5: expected the game to end where no move is left"),
        (
            SLEEPY,
            "Win\n1 2 4\n",
            won,
            "word 4: expected the game to have an odd number of moves, found 2",
        ),
        (SLEEPY, "Win\n1 5\n", won, "word 3: expected a vertex, 1 to 4, found \"5\""),
        (SLEEPY, "Win\n1 0\n", won, "word 3: expected a vertex, 1 to 4, found \"0\""),
        (SLEEPY, "Win\n1 -2\n", won, "word 3: expected a vertex, 1 to 4, found \"-2\""),
        (SLEEPY, "Win\n1 +2 3 4\n", won, "word 3: expected a vertex, 1 to 4, found \"+2\""),
        (SLEEPY, "Win\n1 2 3 4 Win\n", won, "word 6: expected a vertex, 1 to 4, found \"Win\""),
        (SLEEPY, "Win\n1,2,3,4\n", won, "word 2: expected a vertex, 1 to 4, found \"1,2,3,4\""),
        (
            SLEEPY,
            "Win\n99999999999999999999999999 2\n",
            won,
            "found \"999999999999999999999999\"...",
        ),
        (SLEEPY, &too_long, won, "word 1000002: expected at most 1000000 vertices, found one more"),
        (DRAWN, "Lose\n", "Draw\n", "word 1: expected Draw, found Lose"),
        (DRAWN, "Draw\nDraw\n", "Draw\n", "word 2: expected the end, found \"Draw\""),
        (DRAWN, "Win\n1\n", "Draw\n", "word 2: expected the game to end where no move is left"),
        (LOST, "Draw\n", "Lose\n", "word 1: expected Lose, found Draw"),
        (LOST, "Lose 1\n", "Lose\n", "word 2: expected the end, found \"1\""),
        (
            LOST,
            "Win\n1 2 3\n",
            "Lose\n",
            "word 4: expected the game to have an odd number of moves",
        ),
    ] {
        let verdict = check(input, output, expected);
        let found = verdict.as_ref().err().map_or("", String::as_str);
        assert!(found.contains(message), "{output:.80}: {verdict:?} instead of {message:?}");
        assert!(!found.contains('\n'), "{output:.80}: more than a line: {found}");
    }
    let verdict = checker::check(SLEEPY.as_bytes(), b"Win\n1 \xff", won.as_bytes());
    assert_eq!(verdict, Err("byte 7: expected UTF-8 text".to_string()));
}

/// What is wrong with the input or the expected answer is no fault of the output.
#[test]
fn the_checker_panics_where_it_cannot_judge() {
    for (input, output, expected) in [
        (SLEEPY, "Win\n1 2 3 4\n", "Draw\n"),
        (SLEEPY, "Draw\n", "yes\n"),
        (SLEEPY, "Draw\n", ""),
        ("2 1\n1 2\n", "Draw\n", "Draw\n"),
        ("2 2\n1 2\n0\n1\n", "Draw\n", "Draw\n"),
        ("2 1\n1 2\n0\n3\n", "Draw\n", "Draw\n"),
    ] {
        let verdict = std::panic::catch_unwind(|| check(input, output, expected));
        assert!(verdict.is_err(), "{input}{output}{expected}: {verdict:?}");
    }
}

// Malformed input

type Solve = fn(&[u8]) -> Result<String, String>;

#[test]
fn malformed_inputs_are_refused_with_the_place_and_what_was_expected() {
    let long = format!("{} 1", "9".repeat(400));
    let table: &[(Solve, &str, &str)] = &[
        (
            luogu6560::solve,
            "",
            "word 1: expected the number of vertices, 1 to 100000, found the end",
        ),
        (luogu6560::solve, &long, "found \"999999999999999999999999\"..."),
        (luogu6560::solve, "100001 0 1 1 2", "word 1: expected the number of vertices"),
        (luogu6560::solve, "0 0 1", "word 1: expected the number of vertices"),
        (luogu6560::solve, "2 500001 1", "word 2: expected the number of moves, 0 to 500000"),
        (
            luogu6560::solve,
            "2 -1 1",
            "word 2: expected the number of moves, 0 to 500000, found \"-1\"",
        ),
        (luogu6560::solve, "2 1 501 1 2", "word 3: expected the number of queries, 1 to 500"),
        (luogu6560::solve, "2 1 0 1 2", "word 3: expected the number of queries, 1 to 500"),
        (
            luogu6560::solve,
            "2 1 1 3 2 1 2",
            "word 4: expected a move's first vertex, 1 to 2, found \"3\"",
        ),
        (
            luogu6560::solve,
            "2 1 1 1 0 1 2",
            "word 5: expected a move's second vertex, 1 to 2, found \"0\"",
        ),
        (
            luogu6560::solve,
            "2 500000 500 1 2",
            "word 6: expected a move's first vertex, 1 to 2, found the end",
        ),
        (luogu6560::solve, "2 1 1 1 2 x 2", "word 6: expected a start, 1 to 2, found \"x\""),
        (luogu6560::solve, "2 1 1 1 2 1 3", "word 7: expected an end, 1 to 2, found \"3\""),
        (
            luogu6560::solve,
            "2 1 1 1 2 1 1",
            "word 7: expected an end other than the start, found \"1\"",
        ),
        (luogu6560::solve, "2 1 1 1 2 1 2 0", "word 8: expected the end of the input, found \"0\""),
        (
            neerc2016g::solve,
            " \n",
            "word 1: expected the number of vertices, 1 to 100000, found the end",
        ),
        (neerc2016g::solve, "100001 1", "word 1: expected the number of vertices"),
        (
            neerc2016g::solve,
            "1 0",
            "word 2: expected the number of moves, 1 to 200000, found \"0\"",
        ),
        (neerc2016g::solve, "1 200001", "word 2: expected the number of moves, 1 to 200000"),
        (neerc2016g::solve, "100000 200000", "word 3: expected a move's first vertex, 1 to 100000"),
        (
            neerc2016g::solve,
            "2 2 1 2 2",
            "word 6: expected a move's second vertex, 1 to 2, found the end",
        ),
        (
            neerc2016g::solve,
            "2 1 1 3",
            "word 4: expected a move's second vertex, 1 to 2, found \"3\"",
        ),
        (
            neerc2016g::solve,
            "2 1 1.0 2",
            "word 3: expected a move's first vertex, 1 to 2, found \"1.0\"",
        ),
        (neerc2016g::solve, "2 1 1 2 1 2", "word 5: expected the end of the input, found \"1\""),
        (cf936b::solve, "", "word 1: expected the number of vertices, 2 to 100000, found the end"),
        (
            cf936b::solve,
            "1 0 0 1",
            "word 1: expected the number of vertices, 2 to 100000, found \"1\"",
        ),
        (cf936b::solve, "2 200001", "word 2: expected the number of edges, 0 to 200000"),
        (
            cf936b::solve,
            "100000 0",
            "word 3: expected how many edges start at a vertex, 0 to 0, found the end",
        ),
        (
            cf936b::solve,
            "2 1 2 2 2 0 1",
            "word 3: expected how many edges start at a vertex, 0 to 1",
        ),
        (
            cf936b::solve,
            "2 2 1 2 0 1",
            "word 5: expected how many edges start at a vertex, 1 to 1, found \"0\"",
        ),
        (cf936b::solve, "2 1 1 3 0 1", "word 4: expected a vertex, 1 to 2, found \"3\""),
        (
            cf936b::solve,
            "2 1 1 2 0 3",
            "word 6: expected the vertex of the chip, 1 to 2, found \"3\"",
        ),
        (
            cf936b::solve,
            "2 1 1 2 0",
            "word 6: expected the vertex of the chip, 1 to 2, found the end",
        ),
        (cf936b::solve, "2 1 1 2 0 1 1", "word 7: expected the end of the input, found \"1\""),
    ];
    for (solve, input, message) in table {
        let found = solve(input.as_bytes()).expect_err(input);
        assert!(found.contains(message), "{input:.60}: {found:?} instead of {message:?}");
        assert!(!found.contains('\n'), "{input:.60}: more than a line: {found}");
    }
    for solve in [luogu6560::solve as Solve, neerc2016g::solve, cf936b::solve] {
        let expected = "byte 3: expected UTF-8 text, found 0xff".to_string();
        assert_eq!(solve(b"2 \xff1 1\n"), Err(expected));
    }
}

#[test]
fn line_ends_byte_order_mark_and_blanks_do_not_matter() {
    for (solve, input, output) in [
        (luogu6560::solve as Solve, "3 2 2\n1 2\n2 3\n1 2\n1 3\n", "1\n-1\n"),
        (neerc2016g::solve, "2 1\n1 2\n", "WL\nWL\n"),
        (cf936b::solve, "2 1\n1 2\n0\n1\n", "Win\n1 2\n"),
    ] {
        for variant in [
            input.to_string(),
            input.trim_end().to_string(),
            input.replace('\n', "\r\n"),
            input.replace('\n', " \n\n\t"),
            input.replace('\n', " "),
            format!("\u{feff}{input}"),
        ] {
            assert_eq!(solve(variant.as_bytes()).as_deref(), Ok(output), "{variant:?}");
        }
    }
}
