//! The Letter from Gandalf as a short code, to be pencilled on the real log.
//!
//! The facts are packed into bits, most significant first, and 20 bits of SHA-256 over them follow. Five bits are a
//! sign of Crockford's alphabet (no I, L, O, U; they are read as 1, 1, 0 and refused). Four signs and a check sign
//! make a group: `v1 + 3·v2 + 5·v3 + 7·v4 + the group's number` modulo 32. So one mistyped sign, or two groups in
//! each other's place, are found, and the group can be named; whatever else is wrong, the check over all finds.
//!
//! A code has no room for boards, decks and names of players; it says which were the practice ones.

use super::company::Companion;
use super::letter::{Letter, LetterFault, Part1};
use super::options::Options;
use super::tiles::{Tile, Value};
use crate::hunt::board::Location;
use sha2::{Digest as _, Sha256};
use strum::VariantArray as _;

const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const VERSION: u64 = 1;
/// The version of a code that also says how many Eyes lie beside the track; one that need not is of the first.
const WITH_EYES: u64 = 2;
/// Signs of a group, its check sign apart.
const GROUP: usize = 4;
/// Bits of the check over everything.
const CHECK: usize = 20;
/// The digits of the chain's head that a code carries, in hexadecimal.
pub const HEAD_DIGITS: usize = 10;
/// The Company cards that can be flipped in Part 1.
const COMPANY: usize = 4;

/// Where the board, the tiles or the cards of a game are from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// Nothing was copied.
    None,
    Practice,
    /// The owner's file.
    Own,
}

/// Where Part 2's board, the tiles and the Journey cards are from, in this order.
pub type Origins = [Origin; 3];

impl Letter {
    pub fn code(&self, options: &Options, origins: Origins) -> String {
        let mut bits = Bits::default();
        bits.put(if self.eyes.is_some() { WITH_EYES } else { VERSION }, 4);
        match &self.part1 {
            None => bits.put(0, 1),
            Some(part1) => {
                bits.put(1, 1);
                bits.put(part1.rescued.into(), 1);
                bits.put(part1.day.into(), 8);
                bits.put(part1.step.into(), 5);
                for digit in part1.head.chars().chain(std::iter::repeat('0')).take(HEAD_DIGITS) {
                    bits.put(digit.to_digit(16).unwrap_or_default().into(), 4);
                }
            }
        }
        bits.put(self.corruption.into(), 4);
        bits.put(self.tokens.into(), 3);
        bits.put((options.pool == 4).into(), 1);
        for agreed in [options.by_hand, options.shelters, options.open_length, options.repeatable] {
            bits.put(agreed.into(), 1);
        }
        for origin in origins {
            bits.put(origin as u64, 2);
        }
        for who in &Companion::VARIANTS[..COMPANY] {
            bits.put(self.flipped.contains(who).into(), 1);
        }
        bits.put(self.merry.into(), 1);
        bits.list(&self.information, 3, |bits, location| bits.put(location.as_number().into(), 10));
        bits.list(&self.spent, 5, |bits, tile| {
            bits.put(value_to_number(tile.value), 4);
            bits.put(tile.red.into(), 1);
        });
        bits.list(&self.red, 3, |bits, value| bits.put(value_to_number(*value), 4));
        bits.put(self.barrow_wights.into(), 1);
        bits.list(options.seed.as_slice(), 1, |bits, seed| bits.put(*seed, 64));
        bits.list(self.hand.as_slice(), 1, |bits, cards| bits.put((*cards).into(), 7));
        bits.list(&self.sorcery, 3, |bits, cards| bits.put((*cards).into(), 7));
        if let Some(eyes) = self.eyes {
            bits.put(eyes.into(), 8);
        }
        bits.put(check(&bits.0), CHECK);
        signs(&bits.0)
    }

    /// Reads a code, in either case, with blanks or dashes anywhere.
    pub fn read_code(code: &str) -> Result<(Self, Options, Origins), LetterFault> {
        let bits = bits_of(code)?;
        // The last group may be filled up behind the check.
        let end = (0..GROUP * 5).find_map(|filling| {
            let end = bits.len().checked_sub(CHECK + filling)?;
            let (facts, rest) = bits.split_at(end);
            let (told, filled) = rest.split_at(CHECK);
            (number(told) == check(facts) && filled.iter().all(|bit| !bit)).then_some(end)
        });
        let mut bits = Reader(&bits[..end.ok_or(LetterFault::Damaged)?]);
        let with_eyes = match bits.take(4) {
            Some(VERSION) => false,
            Some(WITH_EYES) => true,
            Some(newer) if newer > WITH_EYES => return Err(LetterFault::Newer),
            _ => return Err(LetterFault::Contents),
        };
        let read = bits
            .letter(with_eyes)
            .filter(|(letter, options, _)| bits.0.is_empty() && letter.is_sound(options));
        read.ok_or(LetterFault::Contents)
    }
}

/// Bits, most significant first.
#[derive(Default)]
struct Bits(Vec<bool>);

impl Bits {
    /// A number in so many bits; the greatest one they hold, if it is greater.
    fn put(&mut self, number: u64, width: usize) {
        let number = if width < 64 { number.min((1 << width) - 1) } else { number };
        self.0.extend((0..width).rev().map(|bit| number >> bit & 1 == 1));
    }

    fn list<T>(&mut self, items: &[T], width: usize, mut put: impl FnMut(&mut Self, &T)) {
        let most = (1 << width) - 1;
        self.put(items.len() as u64, width);
        items.iter().take(most).for_each(|item| put(self, item));
    }
}

struct Reader<'a>(&'a [bool]);

impl Reader<'_> {
    fn take(&mut self, width: usize) -> Option<u64> {
        let (taken, rest) = self.0.split_at_checked(width)?;
        self.0 = rest;
        Some(number(taken))
    }

    fn flag(&mut self) -> Option<bool> {
        self.take(1).map(|bit| bit == 1)
    }

    fn list<T>(&mut self, width: usize, mut take: impl FnMut(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        (0..self.take(width)?).map(|_| take(self)).collect()
    }

    fn value(&mut self) -> Option<Value> {
        match self.take(4)? {
            number @ 0..=9 => Some(Value::Number(number as u8)),
            10 => Some(Value::Eye),
            _ => None,
        }
    }

    fn letter(&mut self, with_eyes: bool) -> Option<(Letter, Options, Origins)> {
        let part1 = if self.flag()? {
            Some(Part1 {
                rescued: self.flag()?,
                day: self.take(8)? as u16,
                step: self.take(5)? as u8,
                head: format!("{:0width$x}", self.take(4 * HEAD_DIGITS)?, width = HEAD_DIGITS),
                game: String::new(),
                begun: String::new(),
            })
        } else {
            None
        };
        let (corruption, tokens) = (self.take(4)? as u16, self.take(3)? as u8);
        let mut options = Options {
            pool: if self.flag()? { 4 } else { 3 },
            by_hand: self.flag()?,
            shelters: self.flag()?,
            open_length: self.flag()?,
            repeatable: self.flag()?,
            ..Options::default()
        };
        let mut origin = || match self.take(2)? {
            0 => Some(Origin::None),
            1 => Some(Origin::Practice),
            2 => Some(Origin::Own),
            _ => None,
        };
        let origins = [origin()?, origin()?, origin()?];
        let mut flipped = Vec::new();
        for who in &Companion::VARIANTS[..COMPANY] {
            if self.flag()? {
                flipped.push(*who);
            }
        }
        let mut letter = Letter {
            corruption,
            tokens,
            flipped,
            merry: self.flag()?,
            information: self.list(3, |bits| Location::number(bits.take(10)? as u16))?,
            spent: self.list(5, |bits| Some(Tile { value: bits.value()?, red: bits.flag()? }))?,
            red: self.list(3, Self::value)?,
            barrow_wights: self.flag()?,
            part1,
            ..Letter::default()
        };
        options.seed = self.list(1, |bits| bits.take(64))?.first().copied();
        letter.hand = self.list(1, |bits| Some(bits.take(7)? as u8))?.first().copied();
        letter.sorcery = self.list(3, |bits| Some(bits.take(7)? as u8))?;
        if with_eyes {
            letter.eyes = Some(self.take(8)? as u8);
        }
        Some((letter, options, origins))
    }
}

fn value_to_number(value: Value) -> u64 {
    match value {
        Value::Number(number) => number.into(),
        Value::Eye => 10,
    }
}

fn number(bits: &[bool]) -> u64 {
    bits.iter().fold(0, |number, bit| number << 1 | u64::from(*bit))
}

fn check(facts: &[bool]) -> u64 {
    let text: String = facts.iter().map(|bit| if *bit { '1' } else { '0' }).collect();
    let digest = Sha256::new().chain_update(b"underhill-letter-code/1\0").chain_update(text).finalize();
    u64::from(digest[0]) << 12 | u64::from(digest[1]) << 4 | u64::from(digest[2] >> 4)
}

/// Groups with their check signs, with a dash between them.
fn signs(bits: &[bool]) -> String {
    let mut bits = bits.to_vec();
    bits.resize(bits.len().next_multiple_of(5 * GROUP), false);
    let groups = bits.chunks(5 * GROUP).enumerate().map(|(at, group)| {
        let values: Vec<usize> = group.chunks(5).map(|sign| number(sign) as usize).collect();
        let with_check = values.iter().copied().chain([group_check(&values, at)]);
        with_check.map(|value| SIGNS[value % 32] as char).collect::<String>()
    });
    groups.collect::<Vec<_>>().join("-")
}

fn group_check(values: &[usize], at: usize) -> usize {
    let weighed = values.iter().zip([1, 3, 5, 7]).map(|(value, weight)| value * weight);
    (weighed.sum::<usize>() + at + 1) % 32
}

fn bits_of(code: &str) -> Result<Vec<bool>, LetterFault> {
    let mut values = Vec::new();
    // Whatever stands between the groups: a dash of any length, a dot, a blank.
    for sign in code.chars().filter(|sign| sign.is_alphanumeric()) {
        let meant = match sign.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            sign => sign,
        };
        let value = SIGNS.iter().position(|known| *known as char == meant);
        values.push(value.ok_or(LetterFault::CodeSign { sign })?);
    }
    let mut bits = Bits::default();
    for (at, group) in values.chunks(GROUP + 1).enumerate() {
        let typed = || group.iter().map(|value| SIGNS[*value] as char).collect();
        match group.split_last() {
            Some((told, signs)) if signs.len() == GROUP && group_check(signs, at) == *told => {
                signs.iter().for_each(|value| bits.put(*value as u64, 5));
            }
            _ => return Err(LetterFault::CodeGroup { group: at + 1, typed: typed() }),
        }
    }
    Ok(bits.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> (Letter, Options, Origins) {
        let letter = Letter {
            corruption: 7,
            tokens: 2,
            flipped: vec![Companion::Frodo, Companion::Merry],
            merry: true,
            information: [24, 999].iter().filter_map(|number| Location::number(*number)).collect(),
            spent: vec![Tile { value: Value::Number(3), red: false }, Tile { value: Value::Eye, red: true }],
            red: vec![Value::Eye, Value::Number(4)],
            barrow_wights: true,
            hand: Some(3),
            sorcery: vec![2, 0, 4],
            part1: Some(Part1 {
                rescued: true,
                day: 6,
                step: 16,
                game: String::new(),
                begun: String::new(),
                head: "0123456789".into(),
            }),
            ..Letter::default()
        };
        let options = Options {
            pool: 4,
            by_hand: true,
            open_length: true,
            seed: Some(u64::MAX - 5),
            ..Options::default()
        };
        (letter, options, [Origin::Practice, Origin::Own, Origin::None])
    }

    #[test]
    fn a_code_comes_back_as_it_was() {
        let (letter, options, origins) = some();
        let code = letter.code(&options, origins);
        assert_eq!(Letter::read_code(&code), Ok((letter, options.clone(), origins)));
        let sloppy = code.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l");
        assert_eq!(Letter::read_code(&sloppy).map(|(letter, ..)| letter), Ok(some().0));
        let eyes = Letter { eyes: Some(200), ..some().0 };
        let code = eyes.code(&options, origins);
        assert_eq!(Letter::read_code(&code).map(|(letter, ..)| letter), Ok(eyes));
        let empty = Letter::default().code(&Options::default(), [Origin::None; 3]);
        assert_eq!(Letter::read_code(&empty).map(|(letter, ..)| letter), Ok(Letter::default()));
    }

    /// A code that somebody else's program made, with its checks right.
    fn sealed(mut facts: Vec<bool>) -> String {
        let mut bits = Bits(std::mem::take(&mut facts));
        bits.put(check(&bits.0), CHECK);
        signs(&bits.0)
    }

    #[test]
    fn codes_of_other_programs_are_read_as_what_they_are() {
        let facts = |letter: &Letter| {
            let code = bits_of(&letter.code(&Options::default(), [Origin::None; 3])).unwrap_or_default();
            let holds = |end: &usize| {
                code.get(*end..*end + CHECK).is_some_and(|told| number(told) == check(&code[..*end]))
            };
            let end = (0..code.len()).find(holds).unwrap_or_default();
            code[..end].to_vec()
        };
        let sound = facts(&Letter::default());
        assert!(Letter::read_code(&sealed(sound.clone())).is_ok());
        let versioned = |version: u64| {
            let mut bits = Bits::default();
            bits.put(version, 4);
            bits.0.extend(&sound[4..]);
            Letter::read_code(&sealed(bits.0))
        };
        assert!(versioned(1).is_ok());
        assert_eq!(versioned(0), Err(LetterFault::Contents));
        // What it says of Eyes is not there.
        assert_eq!(versioned(2), Err(LetterFault::Contents));
        assert_eq!(versioned(3), Err(LetterFault::Newer));
        // More than there is to say, and what no game can come to.
        let more = sound.iter().copied().chain([true; 5]).collect();
        assert_eq!(Letter::read_code(&sealed(more)), Err(LetterFault::Contents));
        let flipped = Letter { flipped: vec![Companion::Merry], ..Letter::default() };
        assert_eq!(Letter::read_code(&sealed(facts(&flipped))), Err(LetterFault::Contents));
    }

    #[test]
    fn whatever_is_mistyped_is_found() {
        let (letter, options, origins) = some();
        let code = letter.code(&options, origins);
        let groups: Vec<&str> = code.split('-').collect();
        // Every sign by every other: the group is named.
        for (at, sign) in code.char_indices().filter(|(_, sign)| *sign != '-') {
            for other in SIGNS.iter().map(|other| *other as char).filter(|other| *other != sign) {
                let mut wrong = code.clone();
                wrong.replace_range(at..=at, &other.to_string());
                let group = at / 6 + 1;
                match Letter::read_code(&wrong) {
                    Err(LetterFault::CodeGroup { group: named, .. }) => assert_eq!(named, group),
                    other => panic!("{other:?} from {wrong}"),
                }
            }
        }
        // Two neighbours, two groups, a group too few or too many.
        for at in 0..code.len() - 1 {
            let mut signs: Vec<char> = code.chars().collect();
            signs.swap(at, at + 1);
            let wrong: String = signs.into_iter().collect();
            if wrong.replace('-', "") != code.replace('-', "") {
                assert!(Letter::read_code(&wrong).is_err(), "{wrong}");
            }
        }
        for at in 0..groups.len() - 1 {
            let mut swapped = groups.clone();
            swapped.swap(at, at + 1);
            assert!(Letter::read_code(&swapped.join("-")).is_err());
            let mut fewer = groups.clone();
            fewer.remove(at);
            assert!(Letter::read_code(&fewer.join("-")).is_err());
        }
        assert!(Letter::read_code(&groups[..groups.len() - 1].join("-")).is_err());
        assert_eq!(Letter::read_code("UUUUU"), Err(LetterFault::CodeSign { sign: 'U' }));
        assert_eq!(Letter::read_code(""), Err(LetterFault::Damaged));
    }
}
