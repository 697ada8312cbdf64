//! The Letter from Gandalf: what is kept between the two parts (R33).

use super::company::Companion;
use super::options::Options;
use super::the_box::{LAST_STEP, RED_TILES};
use super::tiles::{Tile, Value};
use crate::hunt::board::Location;
use crate::table::Digest;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sha2::{Digest as _, Sha256};

const FORMAT: &str = "underhill-letter/1";
const FORMAT_FAMILY: &str = "underhill-letter/";

/// The most cards that anybody can hold.
pub const MOST_CARDS: u8 = 99;
pub const MOST_RINGWRAITHS: usize = 4;
/// More tiles than can have left the pool, whatever the table has drawn.
const MOST_SPENT: usize = 31;

/// What the envelope holds, and what is told of Part 1.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Letter {
    pub corruption: u16,
    /// Unspent Fellowship tokens.
    pub tokens: u8,
    /// Company cards that are used up.
    pub flipped: Vec<Companion>,
    pub merry: bool,
    /// The Information tokens that the Ringwraiths found, in order.
    pub information: Vec<Location>,
    /// The tiles that are out of the pool, those beside the track among them.
    pub spent: Vec<Tile>,
    /// The special tiles that were brought into play.
    pub red: Vec<Value>,
    pub barrow_wights: bool,
    /// How many Eyes lie beside the track, the Barrow-wights among them, where the table has it otherwise than the tiles
    /// that are out of the pool.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eyes: Option<u8>,
    /// The Ring-bearer's Ally cards, if the table has told their number.
    pub hand: Option<u8>,
    /// The Sorcery cards of each Ringwraith player, as far as told.
    pub sorcery: Vec<u8>,
    /// Who leads Frodo, if the table has told.
    pub ring_bearer: Option<String>,
    pub ringwraiths: Vec<String>,
    /// How Part 1 ended; `None`: it was played on paper.
    pub part1: Option<Part1>,
}

/// What a letter tells of Part 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Part1 {
    pub rescued: bool,
    /// The last day.
    pub day: u16,
    /// The last step of Frodo's figure.
    pub step: u8,
    /// What tells the game from every other one; empty if the letter does not tell.
    #[serde(default)]
    pub game: String,
    /// The day on which it was begun, as people read it; empty if the letter does not tell.
    pub begun: String,
    /// The head of its chain, in hexadecimal, or the beginning of it.
    pub head: String,
}

/// Why a text is no letter that can be opened. The words are in the language files, as `no-letter-…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum LetterFault {
    /// Something else.
    NotALetter,
    /// Written by a later version.
    Newer,
    /// Its check says that it is not as it was written, or not whole.
    Damaged,
    /// A sign that no code has.
    CodeSign { sign: char },
    /// A group of a code is mistyped, or not in its place.
    CodeGroup {
        /// Which one, from 1 on.
        group: usize,
        typed: String,
    },
    /// Something in it that no game has.
    Contents,
}

#[derive(Serialize)]
struct Body<'a> {
    letter: &'a Letter,
    options: &'a Options,
}

#[derive(Deserialize)]
struct Content {
    letter: Letter,
    options: Options,
}

#[derive(Deserialize)]
struct Written<'a> {
    format: String,
    #[serde(borrow)]
    content: &'a RawValue,
    check: Digest,
}

impl Letter {
    /// Eyes beside the track, the Barrow-wights among them.
    pub fn eyes(&self) -> u8 {
        self.eyes.unwrap_or_else(|| eyes_of(&self.spent, self.barrow_wights))
    }

    pub fn write(&self, options: &Options) -> String {
        let content = crate::table::json(&Body { letter: self, options });
        let check = check(&content);
        format!("{{\"format\":\"{FORMAT}\",\"content\":{content},\"check\":\"{check}\"}}\n")
    }

    /// Reads a letter's file.
    /// Fails if it is none, of a later version, or not as it was written.
    pub fn read(bytes: &[u8]) -> Result<(Self, Options), LetterFault> {
        let start = format!("{{\"format\":\"{FORMAT_FAMILY}");
        if !bytes.starts_with(start.as_bytes()) {
            return Err(LetterFault::NotALetter);
        }
        let written: Written<'_> = serde_json::from_slice(bytes).map_err(|_| LetterFault::Damaged)?;
        if written.format != FORMAT {
            return Err(LetterFault::Newer);
        }
        if check(written.content.get()) != written.check {
            return Err(LetterFault::Damaged);
        }
        let content: Content =
            serde_json::from_str(written.content.get()).map_err(|_| LetterFault::Damaged)?;
        let Content { letter, options } = content;
        if letter.is_sound(&options) { Ok((letter, options)) } else { Err(LetterFault::Contents) }
    }

    /// Whether it says nothing that no game can come to. Whoever makes a check may write anything.
    pub(in crate::hunt) fn is_sound(&self, options: &Options) -> bool {
        let red = options.tiles.as_ref().map_or(RED_TILES, |tiles| tiles.red.len());
        let mut flipped = self.flipped.clone();
        flipped.sort();
        flipped.dedup();
        let flipped_merry = flipped.contains(&Companion::Merry);
        let part1 = self.part1.as_ref();
        matches!(options.pool, 3 | 4)
            && flipped.len() == self.flipped.len()
            && !flipped.contains(&Companion::Strider)
            && (self.merry || !flipped_merry)
            && !(self.barrow_wights && self.eyes == Some(0))
            && self.red.len() <= red
            && self.spent.len() <= MOST_SPENT
            && self.sorcery.len() <= MOST_RINGWRAITHS
            && self.ringwraiths.len() <= MOST_RINGWRAITHS
            && self.hand.iter().chain(&self.sorcery).all(|cards| *cards <= MOST_CARDS)
            && part1.is_none_or(|part1| part1.day > 0 && (1..=LAST_STEP).contains(&part1.step))
    }
}

/// The Eyes among the tiles that are out of the pool, and the Barrow-wights.
pub(in crate::hunt) fn eyes_of(spent: &[Tile], barrow_wights: bool) -> u8 {
    let eyes = spent.iter().filter(|tile| tile.value == Value::Eye).count();
    u8::try_from(eyes).unwrap_or(u8::MAX).saturating_add(barrow_wights.into())
}

fn check(content: &str) -> Digest {
    Digest(Sha256::digest(content.as_bytes()).into())
}
