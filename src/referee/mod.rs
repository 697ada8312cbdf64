//! The referee: commands in, answers out. It is the whole game without a window; the window hands its commands to it
//! as well.

mod letter;
mod new;
mod own;
mod passphrase;
mod reply;
mod status;
pub mod terminal;
pub mod verify;

pub use own::OWN;
pub use reply::{Mark, Reply, Spoken};

use crate::hunt::{Command, Entry, Event, Hunt, LetterFault, Phase, Public, Record, Refusal, Secret, State};
use crate::language::hunt::{
    self as grammar, COMMANDS, Heard, Misheard, NewGame, Query, Secrecy, besides, of_events,
};
use crate::language::{Language, Words, protocol};
use crate::store::{Found, Kept, Opening, Refused, SecretString, Store, Trouble, seed, typed_path};
use crate::table::{Game as _, Said, Seed, Stage};
use std::path::{Path, PathBuf};

/// A line longer than this is no command, in bytes.
pub const LONGEST_LINE: usize = 64 << 10;

/// A table with at most one game on it.
#[derive(Default)]
pub struct Referee {
    words: Words,
    store: Option<Store>,
    game: Option<Kept<Hunt>>,
    /// A locked game that wants its passphrase.
    locked: Option<PathBuf>,
    /// Whether the Ring-bearer has been told that the game is not safe on disk.
    unsafe_told: bool,
}

/// Something that is refused before or instead of the rules.
enum No {
    Misheard(Misheard),
    Rules(Refusal),
    Trouble(Trouble),
    Source(new::SourceFault),
    Letter(LetterFault),
    /// A passphrase that was not typed the same twice.
    Differs,
}

/// What stands behind `=`, and what the table sees of it where that is something else.
struct Told {
    text: String,
    open: Option<String>,
}

impl From<String> for Told {
    fn from(text: String) -> Self {
        Self { text, open: None }
    }
}

impl Told {
    /// The answer of an undo or a redo. Of a command that the table knows nothing of, it hears nothing now either.
    fn again(word: &str, said: &Said, reply: &mut Reply) -> Self {
        if said.open.is_empty() {
            reply.secrecy = Secrecy::Silent;
        }
        Self { text: format!("{word} {}", said.full), open: Some(format!("{word} {}", said.open)) }
    }
}

impl From<Misheard> for No {
    fn from(misheard: Misheard) -> Self {
        Self::Misheard(misheard)
    }
}

impl From<Refusal> for No {
    fn from(refusal: Refusal) -> Self {
        Self::Rules(refusal)
    }
}

impl From<Trouble> for No {
    fn from(trouble: Trouble) -> Self {
        Self::Trouble(trouble)
    }
}

impl From<Refused<Refusal>> for No {
    fn from(refused: Refused<Refusal>) -> Self {
        match refused {
            Refused::ByTheRules(refusal) => Self::Rules(refusal),
            Refused::Trouble(trouble) => Self::Trouble(trouble),
        }
    }
}

impl Referee {
    /// A table; games are kept in the store if there is one, else played in memory.
    pub fn new(store: Option<Store>) -> Self {
        store.iter().for_each(Store::sweep);
        Self { store, ..Self::default() }
    }

    /// Speaks another language from now on.
    pub fn speak(&mut self, language: Language) {
        self.words = Words::of(language);
    }

    /// The sentences that the referee speaks.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// Where games are kept, if they are.
    pub fn store(&self) -> Option<&Store> {
        self.store.as_ref()
    }

    /// The game on the table.
    pub fn game(&self) -> Option<&Kept<Hunt>> {
        self.game.as_ref()
    }

    /// The state of the game on the table.
    pub fn state(&self) -> Option<&State> {
        self.game.as_ref().map(|game| game.record().state())
    }

    /// Tries once more to write what could not be written, and keeps what was typed from cards: before the program
    /// ends.
    pub fn close(&mut self) {
        self.learn_cards();
        if let Some(game) = &mut self.game {
            game.try_again();
            game.sync();
        }
    }

    /// Puts the game on the table away, if it is safe on disk: it can be opened again, and nobody plays it meanwhile.
    pub fn put_away(&mut self) {
        let lies_somewhere = |game: &Kept<Hunt>| game.path().is_some() || game.looking().is_some();
        if self.game.as_ref().is_some_and(lies_somewhere) && self.may_leave().is_ok() {
            self.close();
            self.game = None;
        }
    }

    /// Puts a locked game away when it is left, and its key with it: without the passphrase nobody goes on with it. One
    /// that is not safe on disk stays.
    pub fn put_away_if_locked(&mut self) {
        if self.game.as_ref().is_some_and(Kept::is_locked) {
            self.put_away();
        }
    }

    /// Leaves a game in its set-up behind as if it had never been begun, if hands have told nothing of it yet.
    pub fn leave_set_up(&mut self) {
        if let Some(game) = &mut self.game
            && nobody_told_anything(game.record())
            && game.forget()
        {
            self.game = None;
        }
    }

    /// Waits until the disk has what was written; to be called after the answer was shown.
    pub fn sync(&mut self) {
        if let Some(game) = &mut self.game {
            game.sync();
        }
    }

    /// Answers one line. Blank lines and comments get no answer.
    pub fn hear(&mut self, line: &str) -> Option<Reply> {
        // Some editors put a mark before the first letter of a text.
        let line = line.trim_start_matches('\u{feff}').trim();
        if line.is_empty() || line.starts_with('#') {
            return None;
        }
        let mut reply = Reply::to(line);
        if let Some(game) = &mut self.game {
            game.try_again();
        }
        let result = if line.len() > LONGEST_LINE {
            reply.said = "…".into();
            Err(Misheard::LineTooLong { most: LONGEST_LINE }.into())
        } else {
            grammar::hear(line).map_err(No::from).and_then(|heard| self.obey(heard, &mut reply))
        };
        self.conclude(result, &mut reply);
        Some(reply)
    }

    /// `open`, for a file that somebody has pointed at: not every name of a file can be said in a line.
    pub fn open_file(&mut self, path: &Path) -> Reply {
        let mut reply = Reply::to(&format!("open {}", path.display()));
        if let Some(game) = &mut self.game {
            game.try_again();
        }
        let result = self.open(Some(path.to_owned()), &mut reply).map(Told::from);
        self.conclude(result, &mut reply);
        reply
    }

    /// What would come back for a line that is refused for this, and is not heard because something else comes first.
    pub fn would_refuse(&self, line: &str, refusal: Refusal) -> Reply {
        let mut reply = Reply::to(line);
        self.refuse(refusal.into(), &mut reply);
        reply
    }

    fn conclude(&mut self, result: Result<Told, No>, reply: &mut Reply) {
        match result {
            Ok(answer) => {
                self.tell_of_trouble(reply);
                reply.lines.push(Spoken::new(Mark::Answer, answer.text, answer.open));
            }
            Err(no) => self.refuse(no, reply),
        }
    }

    fn refuse(&self, no: No, reply: &mut Reply) {
        let secret =
            reply.secrecy != Secrecy::Open || matches!(&no, No::Rules(refusal) if refusal.is_secret());
        if let (No::Rules(Refusal::AreaUnknown), Some(state)) = (&no, self.state()) {
            grammar::areas_unknown(state).into_iter().for_each(|text| reply.say(Mark::Secret, text));
        }
        if let No::Rules(Refusal::AreaNotTold { location }) = &no {
            reply.say(Mark::Secret, format!("area of {location} unknown"));
        }
        let (name, text) = self.sentence(&no);
        reply.refused = Some(name);
        // Why a secret command is refused would tell what was tried.
        let open = secret.then(|| self.words.say("secretly-refused", &[]));
        reply.lines.push(Spoken::new(Mark::Refused, text, open));
    }

    /// The name of the sentence that says why not, and the sentence.
    fn sentence(&self, no: &No) -> (String, String) {
        match no {
            No::Misheard(misheard) => self.worded("misheard", misheard),
            No::Rules(refusal) => self.worded("refused", refusal),
            No::Trouble(trouble) => self.worded("trouble", trouble),
            No::Source(fault) => fault.worded(&self.words),
            No::Letter(fault) => self.worded("no-letter", fault),
            No::Differs => ("lock-differs".into(), self.words.say("lock-differs", &[])),
        }
    }

    fn worded(&self, kind: &str, fact: &impl serde::Serialize) -> (String, String) {
        (crate::language::named(kind, fact).0, self.words.tell(kind, fact))
    }

    /// Says for as long as a game is not safe on disk that it is not, and once that it is again.
    fn tell_of_trouble(&mut self, reply: &mut Reply) {
        let trouble = self.game.as_ref().and_then(Kept::trouble);
        match (trouble, self.unsafe_told) {
            (Some(trouble), _) => {
                reply.say(Mark::Secret, self.words.tell("trouble", trouble));
                self.unsafe_told = true;
            }
            (None, true) => {
                reply.say(Mark::Secret, self.words.say("safe-again", &[]));
                reply.safe_again = true;
                self.unsafe_told = false;
            }
            (None, false) => {}
        }
    }

    fn obey(&mut self, heard: Heard, reply: &mut Reply) -> Result<Told, No> {
        match heard {
            Heard::Protocol => Ok(protocol::VERSION.to_owned().into()),
            Heard::Quit => {
                self.close();
                reply.quit = true;
                Ok("bye".to_owned().into())
            }
            Heard::Language(language) => {
                self.speak(language);
                Ok(protocol::language(language).into())
            }
            Heard::Help(about) => self.help(about.as_deref(), reply).map(Told::from),
            Heard::New(said, game) => self.new_game(said, &game, reply).map(Told::from),
            Heard::Lock(grammar::Secretly(passphrase)) => {
                self.lock_aloud(SecretString::from(passphrase), reply)
            }
            Heard::Unlock(grammar::Secretly(passphrase)) => {
                self.unlock_game(SecretString::from(passphrase), reply).map(Told::from)
            }
            Heard::Open(path) => self.open(path.as_deref().map(typed_path), reply).map(Told::from),
            Heard::Query(Query::Phase) if self.game.is_none() => Ok("setup".to_owned().into()),
            Heard::Query(query) => self.tell(query, reply).map(Told::from),
            Heard::Command(said, command) => self.carry_out(said, &command, reply),
            Heard::Part2(said, game) => {
                let command = self.part2(&game)?;
                self.carry_out(said, &command, reply)
            }
            Heard::Letter(path, knows) => self.letter(&typed_path(&path), &knows, reply).map(Told::from),
            Heard::OpenLetter(said, text) => self.open_letter(said, &text, reply).map(Told::from),
            Heard::LetterByHand(said, letter, pool) => {
                self.letter_by_hand(said, *letter, pool, reply).map(Told::from)
            }
            Heard::Undo => self.undo(reply),
            Heard::Redo => self.redo(reply),
            Heard::Reveal(path) => {
                let game = self.game.as_mut().ok_or(Misheard::NewGameFirst)?;
                let view = &game.record().state().view;
                if !matches!(Hunt::stage(view), Stage::Between | Stage::Over) {
                    return Err(Refusal::NotRevealedYet { now: view.now() }.into());
                }
                game.reveal(&typed_path(&path))?;
                Ok("revealed".to_owned().into())
            }
            Heard::Save(path) => {
                self.game.as_mut().ok_or(Misheard::NewGameFirst)?.save(&typed_path(&path))?;
                Ok("saved".to_owned().into())
            }
        }
    }

    fn carry_out(&mut self, said: Said, command: &Command, reply: &mut Reply) -> Result<Told, No> {
        let game = self.game.as_mut().ok_or(Misheard::NewGameFirst)?;
        // What an undone command has drawn was seen all the same.
        let set_up = Hunt::stage(&game.record().state().view) == Stage::Setup;
        if matches!(command, Command::TableWord(_)) && set_up && game.record().first_draw().is_some() {
            return Err(Refusal::TableWordTooLate.into());
        }
        let events = game.give(said, command)?;
        let state = game.record().state();
        announce(&self.words, command, &events, state, reply);
        Ok(protocol::answer(command, &events, state).into())
    }

    fn new_game(&mut self, said: Said, game: &NewGame, reply: &mut Reply) -> Result<String, No> {
        let options = new::options(&self.with_own(game, 1)?).map_err(No::Source)?;
        let seed = match game.seed {
            Some(number) => Seed::from_number(number),
            None => seed()?,
        };
        self.begin(seed, said, &Command::New(Box::new(options)), reply)
    }

    /// Begins a record with its first command.
    fn begin(&mut self, seed: Seed, said: Said, command: &Command, reply: &mut Reply) -> Result<String, No> {
        self.may_leave()?;
        self.learn_cards();
        let kept = Kept::begin(self.store.as_ref(), seed, said, command)?;
        let events = kept.record().line(2).map_or(&[][..], |(_, events)| events).to_vec();
        announce(&self.words, command, &events, kept.record().state(), reply);
        let answer = protocol::answer(command, &events, kept.record().state());
        // It binds the seed before the table says its word.
        reply.say(Mark::Table, protocol::seal(kept.record().seal()));
        self.game = Some(kept);
        self.unsafe_told = false;
        Ok(answer)
    }

    fn open(&mut self, path: Option<PathBuf>, reply: &mut Reply) -> Result<String, No> {
        let path = match (path, &self.store) {
            (Some(path), _) => path,
            (None, None) => return Err(Trouble::NoFolder.into()),
            (None, Some(store)) => store.last_unfinished(Opening::is_over::<Hunt>)?,
        };
        let already = self.game.as_ref().is_some_and(|game| game.is_kept_at(&path));
        if !already {
            self.may_leave()?;
            self.learn_cards();
            let opened = Kept::open(&path, self.store.is_some());
            if let Err(Trouble::PassphraseWanted { .. }) = &opened {
                self.locked = Some(path);
            }
            self.puts(opened?, reply);
        }
        Ok(self.phase_line())
    }

    fn lock_game(&mut self, passphrase: SecretString) -> Result<(), No> {
        let game = self.game.as_mut().ok_or(Misheard::NewGameFirst)?;
        Ok(game.lock(passphrase)?)
    }

    /// Opens the locked game that was to be opened last.
    fn unlock_game(&mut self, passphrase: SecretString, reply: &mut Reply) -> Result<String, No> {
        let path = self.wants_unlocked()?;
        self.puts_unlocked(Kept::unlock(&path, passphrase), reply)
    }

    /// Puts an opened game on the table, and says how it was found.
    fn puts(&mut self, (kept, found): (Kept<Hunt>, Option<Found>), reply: &mut Reply) {
        if let Some(found) = found {
            reply.say(Mark::Secret, self.words.tell("found", &found));
        }
        self.game = Some(kept);
        self.unsafe_told = false;
    }

    fn phase_line(&self) -> String {
        self.state().map(|state| state.view.phase_line().to_string()).unwrap_or_default()
    }

    /// A game of which the disk lacks something is not left behind.
    fn may_leave(&mut self) -> Result<(), No> {
        match self.game.as_mut().and_then(Kept::unsaved) {
            Some(trouble) => Err(trouble.into()),
            None => Ok(()),
        }
    }

    fn undo(&mut self, reply: &mut Reply) -> Result<Told, No> {
        let game = self.game.as_mut().ok_or(Misheard::NewGameFirst)?;
        let line = game.undo()?.ok_or(Misheard::NothingToUndo)?;
        let (said, events) = game.record().line(line).ok_or(Misheard::NothingToUndo)?;
        let told = Told::again("undone", said, reply);
        if events.iter().any(|event| matches!(event, Event::Public(_))) {
            reply.say(Mark::Table, format!("undone {}", said.open));
        }
        Ok(told)
    }

    fn redo(&mut self, reply: &mut Reply) -> Result<Told, No> {
        let game = self.game.as_mut().ok_or(Misheard::NewGameFirst)?;
        let line = game.redo()?.ok_or(Misheard::NothingToRedo)?;
        let (said, events) = game.record().line(line).ok_or(Misheard::NothingToRedo)?;
        let told = Told::again("redone", said, reply);
        match grammar::hear(&said.full) {
            Ok(Heard::Command(_, command)) => {
                announce(&self.words, &command, events, game.record().state(), reply);
            }
            // Its events say all that there is to say.
            _ => announce_events(&self.words, events, game.record().state(), reply),
        }
        Ok(told)
    }

    fn help(&self, about: Option<&str>, reply: &mut Reply) -> Result<String, No> {
        match about {
            None => {
                reply.say(Mark::Secret, self.words.say("help", &[]));
                for command in COMMANDS {
                    reply.say(Mark::Secret, format!("  {}", command.usage));
                }
            }
            Some(about) => {
                let Some(command) = COMMANDS.iter().find(|command| command.name == about) else {
                    return Err(Misheard::UnknownCommand { word: about.chars().take(30).collect() }.into());
                };
                reply.say(Mark::Secret, command.usage.to_owned());
                reply.say(Mark::Secret, self.words.say(&format!("help-{about}"), &[]));
            }
        }
        Ok("ok".into())
    }

    fn tell(&self, query: Query, reply: &mut Reply) -> Result<String, No> {
        let state = self.state().ok_or(Misheard::NewGameFirst)?;
        let State { view, hidden } = state;
        Ok(match query {
            Query::Log if view.part2.is_some() => {
                // P9: in Part 2 the log is Gandalf's.
                for (number, location) in hidden.gandalf.iter().enumerate() {
                    let text = if number == 0 {
                        format!("start {location}")
                    } else {
                        entry_line(number, Entry::Location(*location))
                    };
                    reply.say(Mark::Secret, text);
                }
                hidden.gandalf.len().saturating_sub(1).to_string()
            }
            Query::Result => {
                let tokens = crate::hunt::result(view)?;
                reply.say(Mark::Table, grammar::war_tokens(&self.words, tokens));
                if let Some(game) = &self.game {
                    let story = grammar::story(&self.words, game.record());
                    story.into_iter().for_each(|line| reply.say(Mark::Secret, line));
                }
                protocol::result(tokens)
            }
            Query::Corruption if view.part2.is_some() && !view.options.open_length => {
                reply.say(Mark::Secret, protocol::limit(state));
                protocol::corruption(view)
            }
            Query::Phase => view.phase_line().to_string(),
            Query::Reach => {
                reply.say(Mark::Secret, protocol::list("reach", &crate::hunt::reach(state)?));
                "listed".into()
            }
            Query::Log => {
                if let Some(start) = hidden.start {
                    reply.say(Mark::Secret, format!("start {start}"));
                }
                for (number, entry) in (1..).zip(&hidden.log) {
                    reply.say(Mark::Secret, entry_line(number, *entry));
                }
                hidden.log.len().to_string()
            }
            Query::Seal => {
                let seal =
                    self.game.as_ref().map(|game| game.record().seal()).ok_or(Misheard::NewGameFirst)?;
                let facts = [("seal", seal.to_string().into())];
                reply.say(Mark::Table, self.words.say("told-seal", &facts));
                protocol::seal(seal)
            }
            Query::Corruption => protocol::corruption(view),
            Query::Fellowship => protocol::fellowship(view),
            Query::Company => protocol::company(view),
            Query::Eyes => protocol::eyes(view),
            Query::Pool => protocol::pool(view).ok_or(Refusal::TilesUnknown)?,
            Query::Tracks => {
                for (&location, &side) in &view.tracks {
                    reply.say(Mark::Table, protocol::track(location, Some(side)));
                }
                view.tracks.len().to_string()
            }
            Query::Status => {
                for fact in status::status(&self.words, state) {
                    reply.say(Mark::Table, fact);
                }
                "ok".into()
            }
        })
    }
}

fn announce(words: &Words, command: &Command, events: &[Event], state: &State, reply: &mut Reply) {
    // An escape of Part 1 says nothing to the table but what its answer says (R28).
    if matches!(command, Command::Escape { .. }) {
        of_events(words, events, state, |table, text| {
            if !table {
                reply.say(Mark::Secret, text);
            }
        });
    } else {
        announce_events(words, events, state, reply);
    }
    besides(words, command, state).into_iter().for_each(|text| reply.say(Mark::Secret, text));
}

fn announce_events(words: &Words, events: &[Event], state: &State, reply: &mut Reply) {
    of_events(words, events, state, |table, text| {
        reply.say(if table { Mark::Table } else { Mark::Secret }, text);
    });
}

fn entry_line(number: usize, entry: Entry) -> String {
    format!("entry {number} {entry}")
}

/// Whether nothing stands in a game but what was agreed and what the program has drawn, before its first day.
fn nobody_told_anything(record: &Record) -> bool {
    let drawn = |event: &Event| {
        matches!(
            event,
            Event::Public(Public::Opened(_) | Public::StartSet | Public::InformationSet)
                | Event::Secret(Secret::Start { drawn: true, .. } | Secret::Information { drawn: true, .. })
        )
    };
    record.state().view.phase == Phase::Setup && record.events().all(drawn)
}
