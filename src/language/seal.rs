//! Seals as people read, write and photograph them.
//!
//! The proof is the whole seal: 256 bits, in a QR code or in hexadecimal. Four words are for the eye: they are the
//! first 44 bits, eleven a word, by the list in `resources/seal-words.txt` (the English one of BIP-39).

use crate::table::Digest;
use std::str::FromStr;

/// The list, a word a line.
const WORDS: &str = include_str!("../../resources/seal-words.txt");
/// What stands before the digits in a QR code, so that whoever finds it in a photograph knows what it is.
const PREFIX: &str = "UNDERHILL:";
const BITS_OF_A_WORD: u32 = 11;

pub fn in_words(seal: Digest) -> String {
    let words: Vec<&str> = numbers(seal).iter().filter_map(|number| WORDS.lines().nth(*number)).collect();
    words.join(" ")
}

/// What the QR code of a seal says: all of it.
pub fn in_code(seal: Digest) -> String {
    format!("{PREFIX}{}", seal.to_string().to_uppercase())
}

fn numbers(seal: Digest) -> [usize; 4] {
    let mut bits = [0; 8];
    bits.copy_from_slice(&seal.0[..8]);
    let bits = u64::from_be_bytes(bits);
    [1, 2, 3, 4]
        .map(|word| (bits >> (u64::BITS - BITS_OF_A_WORD * word)) as usize & ((1 << BITS_OF_A_WORD) - 1))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeptSeal {
    Whole(Digest),
    Words([usize; 4]),
}

impl KeptSeal {
    /// Whether it is, as far as it tells, this seal.
    pub fn is(self, seal: Digest) -> bool {
        match self {
            Self::Whole(whole) => whole == seal,
            Self::Words(words) => words == numbers(seal),
        }
    }
}

/// A text that is no seal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotASeal;

impl FromStr for KeptSeal {
    type Err = NotASeal;

    /// Reads four words, or 64 digits with or without what a QR code has before them.
    fn from_str(text: &str) -> Result<Self, NotASeal> {
        let text = text.trim().to_lowercase();
        let apart = |sign: char| sign.is_whitespace() || sign == ',';
        let words: Vec<&str> = text.split(apart).filter(|word| !word.is_empty()).collect();
        if let [one, two, three, four] = words[..] {
            let number = |word: &str| WORDS.lines().position(|other| other == word).ok_or(NotASeal);
            return Ok(Self::Words([number(one)?, number(two)?, number(three)?, number(four)?]));
        }
        let digits = text.strip_prefix(&PREFIX.to_lowercase()).unwrap_or(&text);
        digits.parse().map(Self::Whole).map_err(|_| NotASeal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_is_read_as_it_is_written() {
        assert_eq!(WORDS.lines().count(), 1 << BITS_OF_A_WORD);
        assert_eq!(in_words(Digest([0; 32])), "abandon abandon abandon abandon");
        assert_eq!(in_words(Digest([255; 32])), "zoo zoo zoo zoo");
        let mut seal = [0; 32];
        (0..).zip(&mut seal).for_each(|(number, byte)| *byte = number);
        // As Python has it: `int.from_bytes(bytes(range(8))) >> 64 - 11 * word & 2047`.
        assert_eq!(numbers(Digest(seal)), [0, 64, 1030, 64]);
        for seal in [Digest(seal), Digest([255; 32])] {
            let words: KeptSeal = in_words(seal).to_uppercase().parse().unwrap();
            assert!(words.is(seal) && !words.is(Digest([1; 32])));
            for text in [in_code(seal), seal.to_string(), format!(" {} ", seal.to_string().to_uppercase())] {
                assert_eq!(text.parse(), Ok(KeptSeal::Whole(seal)), "{text}");
            }
        }
        for wrong in ["", "zoo", "zoo zoo zoo zo", "zoo zoo zoo zoo zoo", "UNDERHILL:12", &"g".repeat(64)] {
            assert_eq!(wrong.parse::<KeptSeal>(), Err(NotASeal), "{wrong}");
        }
    }
}
