//! What `retrograde` is timed against: reads the same input whole and parses the same numbers, by
//! `split_ascii_whitespace`, and does nothing with them.
#![forbid(unsafe_code)]

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).expect("a readable input of UTF-8 text");
    let mut words = input.split_ascii_whitespace();
    let number = |word: &str| word.parse::<u32>().expect("a number");
    let mut all = 0;
    for word in words.by_ref().take(2) {
        all ^= number(word);
    }
    words.next();
    for word in words {
        all ^= number(word);
    }
    println!("{all}");
}
