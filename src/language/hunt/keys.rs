//! Commands that are said in `key=value` words: `new`, `part2`, `letter`, `letter-by-hand`.

use super::misheard::Misheard;
use super::reader::{location, tile};
use crate::hunt::board::{Location, locations_in, words_in};
use crate::hunt::{Companion, EscapeReach, Hunt, Letter, MOST_CARDS, MOST_RINGWRAITHS, Tile, Value};
use crate::language::reader::{Reader, list, number, said_behind_a_key, shown};
use crate::language::{Misheard as House, Spoken as _};
use std::path::PathBuf;

/// Where a board, a tile set or a deck is to come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// Not copied: it lies on the table.
    None,
    /// A shipped one of this name, or a path.
    Named(String),
    /// What the owner has copied of his box, in this file. Nobody says it so: a name need not be text.
    Own(PathBuf),
}

/// The keys of `new` and `part2`; what was not said is `None`. With `part2`, `board` is Part 2's.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NewGame {
    pub board: Option<Source>,
    pub board2: Option<Source>,
    pub tiles: Option<Source>,
    pub journeys: Option<Source>,
    pub starts: Vec<Location>,
    pub by_hand: Option<bool>,
    pub seed: Option<u64>,
    pub pool: Option<u8>,
    pub give: Option<u8>,
    pub escape: Option<EscapeReach>,
    pub shelters: Option<bool>,
    pub open_length: Option<bool>,
}

impl NewGame {
    /// It as it is said: `new`, or `part2`, and what there is to say.
    pub fn said(&self, command: &str) -> String {
        let from = |source: &Option<Source>| {
            source.as_ref().and_then(|source| match source {
                Source::None => Some("none".to_owned()),
                Source::Named(name) => Some(said_behind_a_key(name)),
                Source::Own(_) => None,
            })
        };
        let word = |is: Option<bool>, [no, yes]: [&str; 2]| is.map(|is| if is { yes } else { no }.to_owned());
        let starts: Vec<String> = self.starts.iter().map(ToString::to_string).collect();
        let pairs = [
            ("board", from(&self.board)),
            ("board2", from(&self.board2)),
            ("tiles", from(&self.tiles)),
            ("journeys", from(&self.journeys)),
            ("starts", Some(starts.join(",")).filter(|starts| !starts.is_empty())),
            ("draws", word(self.by_hand, ["app", "hand"])),
            ("seed", self.seed.map(|seed| seed.to_string())),
            ("pool", self.pool.map(|pool| pool.to_string())),
            ("give", self.give.map(|give| give.to_string())),
            ("escape", word(self.escape.map(|reach| reach == EscapeReach::Example), ["text", "example"])),
            ("shelters", word(self.shelters, ["off", "on"])),
            ("length", word(self.open_length, ["secret", "open"])),
        ];
        let said = pairs.into_iter().filter_map(|(key, value)| Some(format!(" {key}={}", value?)));
        std::iter::once(command.to_owned()).chain(said).collect()
    }
}

/// Numbers of starting tokens as hands write them: `1-3`, parted by blanks or commas. Fails at what is no location.
pub fn starts(typed: &str) -> Result<Vec<Location>, Misheard> {
    let mut starts = Vec::new();
    for word in words_in(typed) {
        match locations_in(word) {
            none if none.is_empty() => starts.push(location(word)?),
            mut locations => starts.append(&mut locations),
        }
    }
    Ok(starts)
}

/// What only the table can tell for a letter (R33).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableKnows {
    /// The Ring-bearer's Ally cards.
    pub hand: Option<u8>,
    /// The Sorcery cards of each Ringwraith player.
    pub sorcery: Vec<u8>,
    /// Who leads Frodo.
    pub ring_bearer: Option<String>,
    pub ringwraiths: Vec<String>,
}

const NEW_KEYS: &str =
    "board, board2, tiles, journeys, starts, draws, seed, pool, give, escape, shelters, length";
const PART2_KEYS: &str = "board, tiles, journeys, draws, seed, shelters, length";
const LETTER_KEYS: &str = "hand, sorcery, ring-bearer, ringwraiths";
const BY_HAND_KEYS: &str =
    "corruption, fellowship, pool, flipped, merry, information, eyes, barrow-wights, discarded, red";

/// The longest name of a player, in letters.
const LONGEST_NAME: usize = 40;

/// `new`: the game's name, which need not be said, and the keys.
pub(super) fn new_game(words: &mut Reader<'_>) -> Result<NewGame, Misheard> {
    words.take(Hunt::WORD);
    game(words, NEW_KEYS)
}

/// The keys of `part2`.
pub(super) fn part2(words: &mut Reader<'_>) -> Result<NewGame, Misheard> {
    game(words, PART2_KEYS)
}

fn game(words: &mut Reader<'_>, keys: &'static str) -> Result<NewGame, Misheard> {
    let mut game = NewGame::default();
    for (key, value) in words.pairs(keys, "")? {
        let source = || {
            Some(if value.eq_ignore_ascii_case("none") {
                Source::None
            } else {
                Source::Named(value.to_owned())
            })
        };
        let choice = |choices: &'static str, no: &str, yes: &str| {
            if value.eq_ignore_ascii_case(yes) {
                Ok(true)
            } else if value.eq_ignore_ascii_case(no) {
                Ok(false)
            } else {
                Err(House::not_a_choice(value, choices))
            }
        };
        match key.as_str() {
            "board" => game.board = source(),
            "board2" => game.board2 = source(),
            "tiles" => game.tiles = source(),
            "journeys" => game.journeys = source(),
            "starts" => game.starts = list(value, location)?,
            "draws" => game.by_hand = Some(choice("app, hand", "app", "hand")?),
            "seed" => game.seed = Some(number(value, 0, u64::MAX)?),
            "pool" => game.pool = Some(number(value, 3, 4)? as u8),
            "give" => game.give = Some(number(value, 0, 2)? as u8),
            "escape" => {
                let example = choice("text, example", "text", "example")?;
                game.escape = Some(if example { EscapeReach::Example } else { EscapeReach::Text });
            }
            "shelters" => game.shelters = Some(choice("off, on", "off", "on")?),
            _ => game.open_length = Some(choice("secret, open", "secret", "open")?),
        }
    }
    Ok(game)
}

/// `letter`: a path, which may have blanks in it, and behind it what only the table knows.
pub(super) fn letter(words: &mut Reader<'_>) -> Result<(String, TableKnows), Misheard> {
    let is_key = |word: &&&str| word.contains('=') && !word.starts_with('"');
    let told = words.words.iter().rev().take_while(is_key).count();
    let (path, told) = words.words.split_at(words.words.len() - told);
    let path = Reader { words: path, line: words.line_up_to(told.first()), ..*words }.path()?;
    words.words = told;
    let mut knows = TableKnows::default();
    for (key, value) in words.pairs(LETTER_KEYS, "")? {
        match key.as_str() {
            "hand" => knows.hand = Some(number(value, 0, MOST_CARDS.into())? as u8),
            "sorcery" => {
                knows.sorcery =
                    list(value, |cards| number(cards, 0, MOST_CARDS.into()).map(|cards| cards as u8))?
            }
            "ring-bearer" => knows.ring_bearer = Some(name(value)),
            _ => {
                let names = value.split(',').map(name);
                knows.ringwraiths = names.filter(|name| !name.is_empty()).collect();
            }
        }
    }
    for players in [knows.sorcery.len(), knows.ringwraiths.len()] {
        if players > MOST_RINGWRAITHS {
            return Err(Misheard::TooManyPlayers { most: MOST_RINGWRAITHS });
        }
    }
    Ok((path, knows))
}

/// The name of a player: `_` stands for a blank.
fn name(word: &str) -> String {
    let words = word.replace('_', " ");
    words.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(LONGEST_NAME).collect()
}

/// `letter-by-hand`: Part 1 was played on paper. The letter, and the pool of R3.
pub(super) fn letter_by_hand(words: &mut Reader<'_>) -> Result<(Letter, u8), Misheard> {
    let mut letter = Letter::default();
    let (mut corruption, mut tokens, mut eyes, mut pool) = (None, None, 0, 3);
    let mut discarded = Vec::new();
    for (key, value) in words.pairs(BY_HAND_KEYS, "barrow-wights")? {
        match key.as_str() {
            "corruption" => corruption = Some(number(value, 0, 99)? as u16),
            "fellowship" => tokens = Some(number(value, 0, 4)? as u8),
            "pool" => pool = number(value, 3, 4)? as u8,
            "flipped" => letter.flipped = list(value, |who| companion(who, "frodo, sam, pippin, merry"))?,
            "merry" if value.eq_ignore_ascii_case("joined") => letter.merry = true,
            "merry" => return Err(House::not_a_choice(value, "joined").into()),
            "information" => letter.information = list(value, location)?,
            "eyes" => eyes = number(value, 0, 20)?,
            "barrow-wights" if value.is_empty() => letter.barrow_wights = true,
            "barrow-wights" => {
                return Err(House::TooManyWords { word: shown(value), usage: words.usage }.into());
            }
            "discarded" => discarded = list(value, tile)?,
            _ => letter.red = list(value, |value| value.parse().map_err(|_| not_a_tile(value)))?,
        }
    }
    letter.corruption = corruption.ok_or(House::TooFewWords { usage: words.usage })?;
    letter.tokens = tokens.ok_or(House::TooFewWords { usage: words.usage })?;
    if let Some(twice) =
        letter.flipped.iter().enumerate().find(|(at, who)| letter.flipped[..*at].contains(who))
    {
        return Err(House::KeyTwice { key: twice.1.to_string() }.into());
    }
    letter.flipped.sort();
    letter.merry |= letter.flipped.contains(&Companion::Merry);
    // An Eye is not discarded: it lies beside the track. A red one among the Eyes is told by naming it.
    for tile in discarded {
        if tile.value == Value::Eye {
            eyes = eyes.checked_sub(1).filter(|_| tile.red).ok_or(Misheard::EyesAreCounted)?;
        }
        // What is out of the game was brought into it.
        let joined = letter.red.iter().filter(|value| **value == tile.value).count();
        let spent = letter.spent.iter().filter(|other| **other == tile).count();
        if tile.red && spent >= joined {
            letter.red.push(tile.value);
        }
        letter.spent.push(tile);
    }
    letter.spent.extend((0..eyes).map(|_| Tile { value: Value::Eye, red: false }));
    Ok((letter, pool))
}

fn companion(word: &str, choices: &'static str) -> Result<Companion, Misheard> {
    let known = choices.split(", ").any(|choice| choice.eq_ignore_ascii_case(word));
    let no = || Misheard::from(House::not_a_choice(word, choices));
    if known { word.parse().map_err(|_| no()) } else { Err(no()) }
}

fn not_a_tile(word: &str) -> Misheard {
    Misheard::NotATile { word: shown(word) }
}
