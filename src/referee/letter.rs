//! The Letter from Gandalf: written after Part 1, opened weeks later, or told from paper; and then Part 2 (R33).

use super::new::{self, ORIGINALS};
use super::{Mark, No, Referee, Reply};
use crate::file::LARGEST_FILE;
use crate::hunt::{Command, HEAD_DIGITS, Hunt, Letter, Options, Origin, Phase, Refusal, State};
use crate::language::hunt::{self as grammar, Heard, Misheard, NewGame, TableKnows, envelope, previously};
use crate::store::{Kept, Store, Trouble, is_there, put_for_others, read_file, seed, typed_path};
use crate::table::{Digest, Draws, Game as _, Said, Seed};
use std::path::Path;

/// A letter has room for a board, a tile set and decks, each as large as may be, and written as text within text.
const LARGEST_LETTER: u64 = 8 * LARGEST_FILE as u64;

impl Referee {
    /// Writes the letter of the game on the table.
    pub(super) fn letter(&self, path: &Path, knows: &TableKnows, reply: &mut Reply) -> Result<String, No> {
        let (letter, options) = self.sealed(knows)?;
        // A letter of this game may be written again; nothing else is written over.
        if is_there(path) {
            let written = match read_file(path, LARGEST_LETTER) {
                Err(trouble @ Trouble::DeadLink { .. }) => return Err(trouble.into()),
                written => written.ok().and_then(|bytes| Letter::read(&bytes).ok()),
            };
            if !written.is_some_and(|(written, _)| self.has_sealed(&written)) {
                return Err(Trouble::WouldOverwriteFile { path: path.display().to_string() }.into());
            }
        }
        put_for_others(path, letter.write(&options).as_bytes()).map_err(Trouble::besides_the_game)?;
        envelope(&self.words, &letter).into_iter().for_each(|line| reply.say(Mark::Table, line));
        reply.say(Mark::Table, self.words.say("envelope-rest", &[]));
        reply.say(Mark::Table, format!("code {}", letter.code(&options, new::origins(&options))));
        Ok("sealed".into())
    }

    /// Whether a letter was sealed in the game on the table as it is here: in a copy it may have gone on otherwise.
    fn has_sealed(&self, letter: &Letter) -> bool {
        let Some((record, part1)) = self.game.as_ref().map(Kept::record).zip(letter.part1.as_ref()) else {
            return false;
        };
        let head = part1.head.parse::<Digest>().ok();
        part1.game == record.header().id && head.is_some_and(|head| record.heads().contains(&head))
    }

    /// What goes into the envelope, a line each, if Part 1 of the game on the table is over.
    pub fn envelope(&self, knows: &TableKnows) -> Option<Vec<String>> {
        let (letter, _) = self.sealed(knows).ok()?;
        Some(envelope(&self.words, &letter))
    }

    fn sealed(&self, knows: &TableKnows) -> Result<(Letter, Options), No> {
        let record = self.game.as_ref().map(Kept::record).ok_or(Misheard::NewGameFirst)?;
        let header = record.header();
        let (letter, options) =
            Letter::of(&record.state().view, &header.id, day(&header.time), record.head())?;
        let TableKnows { hand, sorcery, ring_bearer, ringwraiths } = knows.clone();
        Ok((Letter { hand, sorcery, ring_bearer, ringwraiths, ..letter }, options))
    }

    /// Opens a game with a letter: a file, or its code.
    pub(super) fn open_letter(&mut self, said: Said, text: &str, reply: &mut Reply) -> Result<String, No> {
        self.may_open_letter()?;
        let path = &typed_path(text);
        let (letter, options, origins) = if path.exists() || !looks_like_a_code(text) {
            let bytes = read_file(path, LARGEST_LETTER)?;
            let (letter, options) = Letter::read(&bytes).map_err(No::Letter)?;
            (letter, options, ORIGINALS)
        } else {
            let (letter, options, origins) = Letter::read_code(text).map_err(No::Letter)?;
            (letter, new::with_shipped(options, origins).map_err(No::Source)?, origins)
        };
        let played = self.store.as_ref().and_then(|store| played_on(store, &letter));
        let answer = self.put_on_the_table(said, letter, options, reply)?;
        if origins.contains(&Origin::Own) {
            reply.say(Mark::Table, self.words.say("letter-own-files", &[]));
        }
        if let Some(day) = played {
            reply.say(Mark::Table, self.words.say("letter-played", &[("day", day.into())]));
        }
        Ok(answer)
    }

    /// Opens a game with what paper says of its Part 1.
    pub(super) fn letter_by_hand(
        &mut self,
        said: Said,
        letter: Letter,
        pool: u8,
        reply: &mut Reply,
    ) -> Result<String, No> {
        self.may_open_letter()?;
        self.put_on_the_table(said, letter, Options { pool, ..Options::default() }, reply)
    }

    fn put_on_the_table(
        &mut self,
        said: Said,
        letter: Letter,
        options: Options,
        reply: &mut Reply,
    ) -> Result<String, No> {
        let lines = previously(&self.words, &letter);
        let answer = self.begin(seed()?, said, &Command::OpenLetter(Box::new((letter, options))), reply)?;
        lines.into_iter().for_each(|line| reply.say(Mark::Table, line));
        Ok(answer)
    }

    /// Why a line that tells of paper or of Part 2 would be refused, were it heard now. Nothing is carried out.
    pub fn would_not_do(&self, line: &str) -> Option<String> {
        self.tried(line).err().map(|no| self.sentence(&no).1)
    }

    fn tried(&self, line: &str) -> Result<(), No> {
        match grammar::hear(line)? {
            Heard::LetterByHand(_, letter, pool) => {
                let opening =
                    Command::OpenLetter(Box::new((*letter, Options { pool, ..Options::default() })));
                Hunt::decide(&State::default(), &opening, &Draws::new(Seed::from_number(0)))?;
            }
            Heard::Part2(_, game) => {
                let record = self.game.as_ref().map(Kept::record).ok_or(Misheard::NewGameFirst)?;
                Hunt::decide(record.state(), &self.part2(&game)?, record.draws())?;
            }
            _ => {}
        }
        Ok(())
    }

    /// A letter is opened where no game is running, or its part is over.
    fn may_open_letter(&self) -> Result<(), No> {
        match self.state().map(|state| &state.view) {
            Some(view) if !view.phase.is_over() && view.phase != Phase::Letter => {
                Err(Refusal::GameIsRunning { now: view.now() }.into())
            }
            _ => Ok(()),
        }
    }

    /// What Part 2 is to be played with: what `part2` says, and else what was agreed before.
    pub(super) fn part2(&self, game: &NewGame) -> Result<Command, No> {
        let state = self.state().ok_or(Misheard::NewGameFirst)?;
        let options = new::part2(&state.view.options, &self.with_own(game, 2)?).map_err(No::Source)?;
        Ok(Command::Part2 { options: Box::new(options), seed: game.seed })
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
