//! Seeded pseudo-random numbers: the same seed gives the same numbers on every machine.

/// A SplitMix64 generator (Steele, Lea and Flood, 2014): fast, small, good enough to make tests.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator that is wholly determined by `seed`.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to `bound` - 1, evenly up to a bias below `bound` / 2^64. Panics if `bound` is 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        assert!(bound > 0, "Random::below needs a bound of at least 1");
        ((u128::from(self.next_u64()) * u128::from(bound)) >> 64) as u64
    }

    /// A number from `low` to `high`, both included. Panics if `low` > `high`.
    pub fn between(&mut self, low: i64, high: i64) -> i64 {
        assert!(low <= high, "Random::between needs low <= high, not {low} and {high}");
        match (high.wrapping_sub(low) as u64).checked_add(1) {
            Some(bound) => low.wrapping_add(self.below(bound) as i64),
            None => self.next_u64() as i64,
        }
    }

    /// True in `percent` of 100 cases.
    pub fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    /// One of the items. Panics if there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u64) as usize]
    }

    /// Puts the items into a random order, each order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u64 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_splitmix64() {
        let mut random = Random::new(1_234_567);
        assert_eq!(random.next_u64(), 6_457_827_717_110_365_317);
        assert_eq!(random.next_u64(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn ranges_reach_both_ends_and_no_further() {
        let mut random = Random::new(1);
        let drawn: Vec<i64> = (0..1000).map(|_| random.between(-2, 3)).collect();
        assert_eq!(drawn.iter().min(), Some(&-2));
        assert_eq!(drawn.iter().max(), Some(&3));
        random.between(i64::MIN, i64::MAX);
    }
}
