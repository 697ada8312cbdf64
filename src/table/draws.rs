//! Draws that depend on nothing but what was fixed beforehand.
//!
//! A draw is made from the seed, the table's word (empty if none was given), the kind of the draw, and how many
//! draws of that kind stand. So undoing and repeating never changes one, and anybody who is shown the seed can
//! repeat it:
//!
//! * Block `i` of the stream is SHA-256 over `underhill-draw/1`, a zero byte, the seed (32 bytes), the length of the
//!   table's word (4 bytes) and the word, the length of the kind (1 byte) and the kind, the number of the draw
//!   (8 bytes) and `i` (8 bytes). All numbers are big-endian. Each block gives eight numbers of 4 bytes, in order.
//! * A number below `b` is the next number of the stream that is less than the greatest multiple of `b` up to
//!   2³², modulo `b`; others are passed over.
//! * The pool is put in ascending order. For each `i` from 0 a number below (size − `i`) is taken, and the items at
//!   `i` and at `i` plus that number change places. The first `n` items are what was drawn, in that order.

use super::chain::written_as_hex;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::str::FromStr;

/// What all draws of a game come from.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

written_as_hex!(Seed);

impl Seed {
    /// The seed for repeatable draws from a number.
    pub fn from_number(number: u64) -> Self {
        let mut seed = [0; 32];
        seed[24..].copy_from_slice(&number.to_be_bytes());
        Self(seed)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

/// The source of all draws of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draws {
    pub(super) seed: Seed,
    pub(super) table_word: String,
}

impl Draws {
    /// Draws from a seed, with no word from the table.
    pub fn new(seed: Seed) -> Self {
        Self { seed, table_word: String::new() }
    }

    /// The same, with the seed of a number if one was agreed on, and with the table's word if it has given one.
    #[must_use]
    pub fn agreed(&self, number: Option<u64>, table_word: Option<&str>) -> Self {
        Self {
            seed: number.map_or(self.seed, Seed::from_number),
            table_word: table_word.map_or_else(|| self.table_word.clone(), str::to_owned),
        }
    }

    /// Draws `n` items, or all if there are fewer, in the order drawn. `kind` names the kind of draw, at most 255
    /// bytes; `nth` is how many draws of that kind stand already.
    pub fn pick<T: Ord + Clone>(&self, kind: &str, nth: u64, from: &[T], n: usize) -> Vec<T> {
        let mut pool = from.to_vec();
        pool.sort();
        let mut stream = Stream { draws: self, kind, nth, block: 0, numbers: Vec::new() };
        let n = n.min(pool.len());
        for i in 0..n {
            let j = i + stream.below(pool.len() - i);
            pool.swap(i, j);
        }
        pool.truncate(n);
        pool
    }
}

struct Stream<'a> {
    draws: &'a Draws,
    kind: &'a str,
    nth: u64,
    block: u64,
    /// What is left of the present block, last first.
    numbers: Vec<u32>,
}

impl Stream<'_> {
    fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u64;
        let limit = (1 << 32) / bound * bound;
        loop {
            let number = u64::from(self.next());
            if number < limit {
                return (number % bound) as usize;
            }
        }
    }

    fn next(&mut self) -> u32 {
        loop {
            if let Some(number) = self.numbers.pop() {
                return number;
            }
            let word = self.draws.table_word.as_bytes();
            let block = Sha256::new()
                .chain_update(b"underhill-draw/1\0")
                .chain_update(self.draws.seed.0)
                .chain_update((word.len() as u32).to_be_bytes())
                .chain_update(word)
                .chain_update([self.kind.len() as u8])
                .chain_update(self.kind)
                .chain_update(self.nth.to_be_bytes())
                .chain_update(self.block.to_be_bytes())
                .finalize();
            self.block += 1;
            let mut bytes = [0; 4];
            self.numbers.extend(block.chunks_exact(4).rev().map(|chunk| {
                bytes.copy_from_slice(chunk);
                u32::from_be_bytes(bytes)
            }));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a second program, in Python, draws by the description above.
    #[test]
    fn draws_are_what_the_description_says() {
        let mut draws = Draws::new(Seed::from_number(42));
        let tiles: Vec<u8> = (1..=15).collect();
        assert_eq!(draws.pick("tile", 0, &tiles, 4), [6, 5, 1, 4]);
        draws.table_word = "mellon".into();
        let tokens: Vec<u8> = (1..=12).rev().collect();
        assert_eq!(draws.pick("tile", 3, &tokens, 99), [5, 2, 11, 6, 10, 8, 9, 3, 4, 12, 7, 1]);
    }

    #[test]
    fn a_draw_hangs_on_kind_and_number() {
        let draws = Draws::new(Seed::from_number(1));
        let pool: Vec<u16> = (0..500).collect();
        let first = draws.pick("a", 0, &pool, 5);
        assert_eq!(first, draws.pick("a", 0, &pool, 5));
        assert_ne!(first, draws.pick("a", 1, &pool, 5));
        assert_ne!(first, draws.pick("b", 0, &pool, 5));
        assert!(draws.pick("a", 0, &[] as &[u8], 3).is_empty());
    }
}
