//! The floor under every solution of `boi2008game` that measures both distances: it reads the
//! boards, runs a breadth-first search from A and one from B, and prints their distance. It expects
//! valid input and reuses its memory from board to board.

use std::io::{self, Read, Write};

const WALL: u32 = u32::MAX;
const UNREACHED: u32 = u32::MAX - 1;

fn main() -> io::Result<()> {
    let mut input = Vec::new();
    io::stdin().read_to_end(&mut input)?;
    let mut output = String::new();
    let mut at = 0;
    let (mut from_a, mut from_b, mut queue) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..number(&input, &mut at) {
        let size = number(&input, &mut at);
        let stride = size + 2;
        let (mut a, mut b) = (0, 0);
        from_a.clear();
        from_a.resize(stride * stride, WALL);
        for row in 1..=size {
            skip_blanks(&input, &mut at);
            let start = row * stride + 1;
            let squares = &mut from_a[start..start + size];
            for (place, (square, &letter)) in squares.iter_mut().zip(&input[at..]).enumerate() {
                if letter != b'#' {
                    *square = UNREACHED;
                    match letter {
                        b'A' => a = start + place,
                        b'B' => b = start + place,
                        _ => {}
                    }
                }
            }
            at += size;
        }
        from_b.clear();
        from_b.extend_from_slice(&from_a);
        search(&mut from_a, a, stride, &mut queue);
        search(&mut from_b, b, stride, &mut queue);
        assert_eq!(from_a[b], from_b[a]);
        output += &format!("{}\n", from_a[b]);
    }
    io::stdout().write_all(output.as_bytes())
}

/// Fills in the distance of every square from `start`.
fn search(distances: &mut [u32], start: usize, stride: usize, queue: &mut Vec<u32>) {
    queue.clear();
    queue.push(start as u32);
    distances[start] = 0;
    let mut next = 0;
    while next < queue.len() {
        let square = queue[next] as usize;
        next += 1;
        let distance = distances[square] + 1;
        for near in [square - stride, square - 1, square + 1, square + stride] {
            if distances[near] == UNREACHED {
                distances[near] = distance;
                queue.push(near as u32);
            }
        }
    }
}

fn skip_blanks(input: &[u8], at: &mut usize) {
    while input[*at].is_ascii_whitespace() {
        *at += 1;
    }
}

fn number(input: &[u8], at: &mut usize) -> usize {
    skip_blanks(input, at);
    let mut value = 0;
    while input[*at].is_ascii_digit() {
        value = value * 10 + usize::from(input[*at] - b'0');
        *at += 1;
    }
    value
}
