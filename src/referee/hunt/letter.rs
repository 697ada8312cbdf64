//! The Letter from Gandalf: written after Part 1, opened weeks later, or told from paper; and then Part 2 (R33).

use super::aloud;
use super::new::{self, ORIGINALS};
use crate::file::LARGEST_FILE;
use crate::hunt::{Command, HEAD_DIGITS, Hunt, Letter, Options, Origin, Phase, Record, Refusal, State};
use crate::language::hunt::{Errand, TableKnows, envelope, previously};
use crate::language::{Meaning, Misheard, Told, Words, hear};
use crate::referee::{Declined, Done, Referee, Site, Why};
use crate::store::{Kept, OnDisk as _, Store, Trouble, is_there, put_for_others, read_file, typed_path};
use crate::table::{Digest, Draws, Game as _, Seed};
use std::path::PathBuf;

/// A letter has room for a board, a tile set and decks, each as large as may be, and written as text within text.
const LARGEST_LETTER: u64 = 8 * LARGEST_FILE as u64;

impl Site<'_, Hunt> {
    /// Writes the letter of the game on the table.
    pub(super) fn write_letter(&self, path: &str, knows: &TableKnows) -> Result<Told, Why<Hunt>> {
        let letter = self.letter(path, knows)?;
        letter.write()?;
        let code = format!("code {}", letter.code());
        let rest = [self.words.say("envelope-rest", &[]), code];
        let lines = envelope(self.words, &letter.letter).into_iter().chain(rest).map(aloud).collect();
        Ok(Told { lines, answer: "sealed".into() })
    }

    /// The letter of the game on the table, to be written.
    fn letter(&self, path: &str, knows: &TableKnows) -> Result<SealedLetter, Why<Hunt>> {
        let game = self.game.ok_or(Misheard::NewGameFirst)?;
        // What everybody may know by now is not played on, with a letter either.
        if let Some(revealed @ Trouble::Revealed) = game.looking() {
            return Err(revealed.clone().into());
        }
        let record = game.record();
        let (letter, options) = sealed(record, knows).map_err(Why::Rules)?;
        let (game, heads) = (record.header().id.clone(), record.heads().to_vec());
        Ok(SealedLetter { path: typed_path(path), letter, options, game, heads })
    }

    /// Opens a game with a letter: a file, or its code.
    pub(super) fn open_letter(&self, text: &str) -> Result<Done<Hunt>, Why<Hunt>> {
        self.may_open_letter()?;
        let path = &typed_path(text);
        let (letter, options, origins) = if path.exists() || !looks_like_a_code(text) {
            let bytes = read_file(path, LARGEST_LETTER)?;
            let (letter, options) = Letter::read(&bytes)?;
            (letter, options, ORIGINALS)
        } else {
            let (letter, options, origins) = Letter::read_code(text)?;
            (letter, new::with_shipped(options, origins)?, origins)
        };
        let mut then: Vec<String> = previously(self.words, &letter);
        if origins.contains(&Origin::Own) {
            then.push(self.words.say("letter-own-files", &[]));
        }
        if let Some(day) = self.store.and_then(|store| played_on(store, &letter)) {
            then.push(self.words.say("letter-played", &[("day", day.into())]));
        }
        Ok(begins(letter, options, then))
    }

    /// Opens a game with what paper says of its Part 1.
    pub(super) fn letter_by_hand(&self, letter: Letter, options: Options) -> Result<Done<Hunt>, Why<Hunt>> {
        self.may_open_letter()?;
        let then = previously(self.words, &letter);
        Ok(begins(letter, options, then))
    }

    /// A letter is opened where no game is running, or its part is over.
    fn may_open_letter(&self) -> Result<(), Why<Hunt>> {
        match self.game.map(|game| &game.record().state().view) {
            Some(view) if !view.phase.is_over() && view.phase != Phase::Letter => {
                Err(Why::Rules(Refusal::GameIsRunning { now: view.now() }))
            }
            _ => Ok(()),
        }
    }
}

fn begins(letter: Letter, options: Options, then: Vec<String>) -> Done<Hunt> {
    let command = Command::OpenLetter(Box::new((letter, options)));
    Done::Begins { seed: None, command, then: then.into_iter().map(aloud).collect() }
}

/// The letter of this game, and what goes with it.
fn sealed(record: &Record, knows: &TableKnows) -> Result<(Letter, Options), Refusal> {
    let header = record.header();
    let (letter, options) = Letter::of(&record.state().view, &header.id, day(&header.time), record.head())?;
    let TableKnows { hand, sorcery, ring_bearer, ringwraiths } = knows.clone();
    Ok((Letter { hand, sorcery, ring_bearer, ringwraiths, ..letter }, options))
}

/// A letter that only has to be written, which needs no table.
#[derive(Clone, Debug)]
pub struct SealedLetter {
    path: PathBuf,
    letter: Letter,
    options: Options,
    /// The game that it was sealed in, and all its heads.
    game: String,
    heads: Vec<Digest>,
}

impl SealedLetter {
    /// Writes it.
    /// Fails if something else lies there, or the system refuses.
    pub fn write(&self) -> Result<(), Trouble> {
        // A letter of this game may be written again; nothing else is written over.
        if is_there(&self.path) {
            let written = match read_file(&self.path, LARGEST_LETTER) {
                Err(trouble @ Trouble::DeadLink { .. }) => return Err(trouble),
                written => written.ok().and_then(|bytes| Letter::read(&bytes).ok()),
            };
            if !written.is_some_and(|(written, _)| self.is_of_this_game(&written)) {
                return Err(Trouble::WouldOverwriteFile { path: self.path.display().to_string() });
            }
        }
        let text = self.letter.write(&self.options);
        put_for_others(&self.path, text.as_bytes()).map_err(Trouble::besides_the_game)
    }

    /// Whether a letter was sealed in this game as it is here: in a copy it may have gone on otherwise.
    fn is_of_this_game(&self, letter: &Letter) -> bool {
        let Some(part1) = letter.part1.as_ref() else { return false };
        let head = part1.head.parse::<Digest>().ok();
        part1.game == self.game && head.is_some_and(|head| self.heads.contains(&head))
    }

    /// Its code, with what goes with it as far as a code has room for it.
    pub fn code(&self) -> String {
        self.letter.code(&self.options, new::origins(&self.options))
    }

    /// What goes into the envelope, a line each.
    pub fn envelope(&self, words: &Words) -> Vec<String> {
        envelope(words, &self.letter)
    }
}

impl Referee {
    /// What goes into the envelope, a line each, if Part 1 of the game on the table is over.
    pub fn envelope(&self, knows: &TableKnows) -> Option<Vec<String>> {
        let (letter, _) = sealed(self.kept::<Hunt>()?.record(), knows).ok()?;
        Some(envelope(self.words(), &letter))
    }

    /// The letter that a line wants to have written, to be written where nobody waits for it.
    pub(crate) fn letter_by(&self, line: &str) -> Result<SealedLetter, Declined> {
        let words = self.words();
        let letter = hear::<Hunt>(line).map_err(Why::Misheard).and_then(|heard| match heard.meaning {
            Meaning::Errand(Errand::Letter(path, knows)) => {
                Site { words, store: self.store(), game: self.kept::<Hunt>(), left: None }
                    .letter(&path, &knows)
            }
            _ => Err(Misheard::UnknownCommand { word: line.to_owned(), nearest: String::new() }.into()),
        });
        letter.map_err(|why| why.no(words).into())
    }

    /// Why a line that tells of a letter, of paper or of Part 2 would be refused, were it heard now. Nothing is carried out.
    pub fn would_not_do(&self, line: &str) -> Option<Declined> {
        self.tried(line).err().map(|why| why.no(self.words()).into())
    }

    fn tried(&self, line: &str) -> Result<(), Why<Hunt>> {
        match hear::<Hunt>(line).map_err(Why::Misheard)?.meaning {
            Meaning::Errand(Errand::LetterByHand(letter, pool)) => {
                let opening =
                    Command::OpenLetter(Box::new((*letter, Options { pool, ..Options::default() })));
                let draws = Draws::new(Seed::from_number(0));
                Hunt::decide(&State::default(), &opening, &draws).map_err(Why::Rules)?;
            }
            Meaning::Errand(Errand::Part2(game)) => {
                let kept = self.kept::<Hunt>();
                let at = Site { words: self.words(), store: self.store(), game: kept, left: None };
                let record = kept.map(Kept::record).ok_or(Misheard::NewGameFirst)?;
                Hunt::decide(record.state(), &at.part2(&game)?, record.draws()).map_err(Why::Rules)?;
            }
            _ => {}
        }
        Ok(())
    }
}

/// Whole groups of signs, digits among them, and nothing that stands in the name of a file only.
fn looks_like_a_code(text: &str) -> bool {
    let signs = text.chars().filter(|sign| sign.is_ascii_alphanumeric()).count();
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let of_file = |sign: char| matches!(sign, '/' | '\\' | '_' | ':');
    signs >= 20 && signs % 5 == 0 && digits >= 3 && !text.contains(of_file) && !text.ends_with(".letter")
}

/// The day of a time as people read it.
fn day(time: &str) -> &str {
    time.get(..10).unwrap_or(time)
}

fn head(letter: &Letter) -> &str {
    letter.part1.as_ref().map_or("", |part1| &part1.head)
}

/// The day of a game in which this letter's Part 2 was played already.
fn played_on(store: &Store, letter: &Letter) -> Option<String> {
    // A code carries the beginning of the head only.
    let start = head(letter).get(..HEAD_DIGITS)?.to_owned();
    let part1 = format!("\"head\":\"{start}");
    let games = store.games().into_iter().filter_map(|path| Store::look::<Hunt>(&path).ok());
    let mut played = games.filter(|record| {
        let view = &record.state().view;
        let from_letter = view.letter.as_ref().is_some_and(|other| head(other).starts_with(&start));
        view.part2.is_some() && (from_letter || record.text().contains(&part1))
    });
    played.next().map(|record| day(&record.header().time).to_owned())
}
