//! The floor of a problem without one of its own: reads the input, splits it into words, and no more.
#![forbid(unsafe_code)]

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).expect("text on standard input");
    println!("{}", input.split_ascii_whitespace().count());
}
