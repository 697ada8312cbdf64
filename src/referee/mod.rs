//! The referee: commands in, answers out. It is the whole game without a window; the window hands its commands to it
//! as well. Whatever is the same for all games is done here, and what only one has to do besides in its folder.

mod battle;
mod books;
mod copied;
mod errands;
mod fate;
mod hunt;
mod no;
mod on_table;
mod over_all;
mod own_box;
mod passphrase;
mod plain;
mod reply;
mod risk;
mod seat;
pub mod terminal;
#[cfg(test)]
mod toy;
pub mod verify;
mod war;

pub use books::Sources;
pub use copied::{learned, looked_over};
pub use errands::{Copied, Done, Errands, LookedOver, Site, Worded};
pub use hunt::{OWN, SealedLetter, finished, told};
pub use no::{Remedy, Why};
pub(crate) use on_table::kind_in;
pub use on_table::{OnTable, Seated, reveal};
pub use over_all::{OverAll, Part};
pub use own_box::is_box_of;
pub use reply::{Declined, Mark, Reply, ReplyLine};
pub use seat::Seat;

use self::no::No;
use self::reply::Equals;
use self::seat::Play;
use crate::games::Kind;
use crate::language::{Language, Meaning, Misheard, Verb, Words, clean, hear, protocol, said};
use crate::store::{Found, Kept, Opening, SecretString, Store, Trouble, seed, typed_path};
use crate::table::{Said, Seed, State};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A line longer than this is no command, in bytes.
pub const LONGEST_LINE: usize = 64 << 10;

/// A table with at most one game on it.
pub struct Referee {
    /// Those of the game on the table, or of the one that `new` begins where it names none.
    words: Words,
    in_window: bool,
    store: Option<Store>,
    game: Option<OnTable>,
    /// A locked game that wants its passphrase.
    locked: Option<PathBuf>,
    /// Games that were revealed here, by their ids: none is played on, whichever of its copies is opened.
    revealed: BTreeSet<String>,
    /// Whether it was said that the game is not safe on disk.
    unsafe_told: bool,
    /// What a game that was left gives the next one.
    left: Option<String>,
}

impl Referee {
    /// A table; games are kept in the store if there is one, else played in memory.
    pub fn new(store: Option<Store>) -> Self {
        store.iter().for_each(Store::sweep);
        let words = Kind::default().words(Language::default());
        let revealed = BTreeSet::new();
        Self {
            words,
            in_window: false,
            store,
            game: None,
            locked: None,
            revealed,
            unsafe_told: false,
            left: None,
        }
    }

    pub fn speak(&mut self, language: Language) {
        self.words = self.kind().words(language).in_window(self.in_window);
    }

    /// Speaks in a window from now on, where buttons and things are named and no commands.
    pub fn speak_in_window(&mut self) {
        self.in_window = true;
        self.speak(self.words.language());
    }

    pub fn words(&self) -> &Words {
        &self.words
    }

    /// Where games are kept, if they are.
    pub fn store(&self) -> Option<&Store> {
        self.store.as_ref()
    }

    /// The folder in which games are kept, if they are.
    pub fn folder(&self) -> Option<&Path> {
        self.store().map(Store::folder)
    }

    /// The game on the table, whichever it is.
    pub fn game(&self) -> Option<&dyn Seat> {
        self.game.as_ref().map(|game| game.seat() as &dyn Seat)
    }

    /// Which game is on the table, or would be begun where none is named.
    pub fn kind(&self) -> Kind {
        self.game().map_or_else(Kind::default, Seat::kind)
    }

    /// The game on the table, if it is one of these.
    pub fn kept<G: Errands>(&self) -> Option<&Kept<G>> {
        self.game.as_ref().and_then(G::at)
    }

    pub fn state<G: Errands>(&self) -> Option<&State<G>> {
        self.kept::<G>().map(|game| game.record().state())
    }

    /// Tries once more to write what could not be written, before the program ends or the game is left.
    pub fn close(&mut self) {
        self.before_leaving();
        if let Some(game) = &mut self.game {
            game.seat_mut().try_again();
            game.seat_mut().sync();
        }
    }

    /// What the game that was last on the table gives the next one.
    fn leaves(&self) -> Option<String> {
        self.game().map_or_else(|| self.left.clone(), |game| game.leaves().or_else(|| self.left.clone()))
    }

    /// What is to be done when the game on the table is left.
    fn before_leaving(&mut self) {
        self.left = self.leaves();
        if let (Some(game), Some(folder)) = (self.game(), self.folder()) {
            game.left(folder);
        }
    }

    /// Puts the game on the table away, if it is safe on disk: it can be opened again, and nobody plays it meanwhile.
    pub fn put_away(&mut self) {
        let lies_somewhere = |game: &dyn Seat| game.path().is_some() || game.looking().is_some();
        if self.game().is_some_and(lies_somewhere) && self.may_leave().is_ok() {
            self.close();
            self.clear();
        }
    }

    /// Nothing is on the table any more.
    fn clear(&mut self) {
        self.game = None;
        self.speak(self.words.language());
    }

    /// Puts a locked game away when it is left, and its key with it: without the passphrase nobody goes on with it. One
    /// that is not safe on disk stays.
    pub fn put_away_if_locked(&mut self) {
        if self.game().is_some_and(|game| game.is_locked()) {
            self.put_away();
        }
    }

    /// Leaves a game in its set-up behind as if it had never been begun, if hands have told nothing of it yet.
    pub fn leave_set_up(&mut self) {
        if self.game.as_mut().is_some_and(|game| game.seat_mut().forget()) {
            self.clear();
        }
    }

    /// Waits until the disk has what was written; to be called after the answer was shown.
    pub fn sync(&mut self) {
        if let Some(game) = &mut self.game {
            game.seat_mut().sync();
        }
    }

    /// Answers one line. Blank lines and comments get no answer.
    pub fn hear(&mut self, line: &str) -> Option<Reply> {
        // Some editors put a mark before the first letter of a text.
        let line = line.trim_start_matches('\u{feff}').trim();
        if line.is_empty() || line.starts_with('#') {
            return None;
        }
        let kind = self.kind_for(line);
        let mut reply = self.begins_to_answer(line, *kind.as_ref().unwrap_or(&self.kind()));
        let result = if line.len() > LONGEST_LINE {
            reply.hide_line();
            Err(No::misheard(&self.words, &Misheard::LineTooLong { most: LONGEST_LINE }))
        } else {
            kind.map_err(|misheard| No::misheard(&self.words, &misheard))
                .and_then(|kind| on_table::hear(self, kind, line, &mut reply))
        };
        self.conclude(result, &mut reply);
        Some(reply)
    }

    /// Carries a command out as if it had been said: whoever presses something has a value, and no line.
    pub fn give<G: Errands>(&mut self, command: &G::Command) -> Reply {
        let said = said::<G>(command);
        let mut reply = self.begins_to_answer(&said.full, G::KIND);
        let result = self.carry_out::<G>(said, command, &mut reply);
        let result = result.map_err(|why| self.ruled::<G>(why, &mut reply));
        self.conclude(result, &mut reply);
        reply
    }

    /// The game by whose grammar a line is heard: the one on the table, or the one that `new` begins.
    fn kind_for(&self, line: &str) -> Result<Kind, Misheard> {
        let mut words = line.split_whitespace();
        if !words.next().is_some_and(|word| word.eq_ignore_ascii_case("new")) {
            return Ok(self.kind());
        }
        match words.next().filter(|word| !word.contains('=')) {
            None => Ok(Kind::default()),
            Some(word) => Kind::named(word),
        }
    }

    /// `open`, for a file that somebody has pointed at: not every name of a file can be said in a line.
    pub fn open_file(&mut self, path: &Path) -> Reply {
        let mut reply = self.begins_to_answer(&format!("open {}", path.display()), self.kind());
        let result = self.open(Some(path.to_owned()), &mut reply);
        self.conclude(result, &mut reply);
        reply
    }

    /// What would come back for a line that is refused for this, and is not heard because something else comes first.
    pub fn would_refuse<G: Errands>(&self, line: &str, refusal: G::Refusal) -> Reply {
        let mut reply = Reply::to(line, G::KIND);
        let no = self.ruled::<G>(Why::Rules(refusal), &mut reply);
        self.refuse(no, &mut reply);
        reply
    }

    /// A reply to a line, of which nothing is known yet.
    fn begins_to_answer(&mut self, line: &str, kind: Kind) -> Reply {
        if let Some(game) = &mut self.game {
            game.seat_mut().try_again();
        }
        Reply::to(line, kind)
    }

    fn conclude(&mut self, result: Result<Equals, No>, reply: &mut Reply) {
        self.tell_of_disk(reply);
        match result {
            Ok(answer) => reply.answered(answer),
            Err(no) => self.refuse(no, reply),
        }
    }

    fn refuse(&self, no: No, reply: &mut Reply) {
        reply.refuse(no, self.words.say("secretly-refused", &[]));
    }

    /// Says for as long as a game is not safe on disk that it is not, and once that it is again, or where it is by now.
    fn tell_of_disk(&mut self, reply: &mut Reply) {
        let news = self.game.as_mut().and_then(|game| game.seat_mut().news());
        let news = news.map(|news| self.words.tell("found", &news));
        let trouble =
            self.game().and_then(|game| game.trouble()).map(|trouble| self.words.tell("trouble", trouble));
        let again = (trouble.is_none() && self.unsafe_told).then(|| self.words.say("safe-again", &[]));
        self.unsafe_told = trouble.is_some();
        let clean = |text: String| clean(&text).into_owned();
        reply.news.extend(again.into_iter().chain(news).map(clean));
        reply.unsaved = trouble.map(clean);
    }

    /// Answers a line as this game understands it.
    fn hear_as<G: Errands>(&mut self, line: &str, reply: &mut Reply) -> Result<Equals, No> {
        let words = self.words.for_game::<G>();
        let exactly = self.state::<G>().map_or(Ok(None), |state| G::exactly(&words, &state.view, line));
        let exactly = exactly.map_err(|refusal| self.ruled::<G>(Why::Rules(refusal), reply))?;
        let line = exactly.as_deref().unwrap_or(line);
        let heard = hear::<G>(line).map_err(|misheard| Why::<G>::Misheard(misheard).no(&words))?;
        let answer = match heard.meaning {
            Meaning::House(verb) => return self.obey(verb, reply),
            Meaning::Command(command) => self.carry_out::<G>(heard.said, &command, reply),
            Meaning::Query(query) => self.query::<G>(query, reply),
            Meaning::Errand(errand) => self.run::<G>(heard.said, errand, reply),
        };
        answer.map_err(|why| self.ruled(why, reply))
    }

    /// Why not, in words, with what is said beside it to whoever is behind the screen.
    fn ruled<G: Errands>(&self, why: Why<G>, reply: &mut Reply) -> No {
        if let (Why::Rules(refusal), Some(state)) = (&why, self.state::<G>()) {
            G::beside(refusal, state).into_iter().for_each(|text| reply.say(Mark::Secret, text));
        }
        why.no(&self.words.for_game::<G>())
    }

    fn carry_out<G: Errands>(
        &mut self,
        said: Said,
        command: &G::Command,
        reply: &mut Reply,
    ) -> Result<Equals, Why<G>> {
        let game = self.game.as_mut().and_then(G::at_mut).ok_or(Misheard::NewGameFirst)?;
        let events = game.give(said, command)?;
        let state = game.record().state();
        reply.tell(G::announce(&self.words, Some(command), &events, state));
        Ok(G::answer(command, &events, state).into())
    }

    fn query<G: Errands>(&self, query: G::Query, reply: &mut Reply) -> Result<Equals, Why<G>> {
        let game = self.kept::<G>().ok_or(Misheard::NewGameFirst)?;
        let in_words = G::answered(&self.words, &query, game.record());
        let told = G::tell(&self.words, query, game.record()).map_err(Why::Rules)?;
        reply.in_words = in_words.into_iter().map(|(ear, text)| (ear.into(), clean(&text).into())).collect();
        reply.tell(told.lines);
        Ok(told.answer.into())
    }

    fn run<G: Errands>(
        &mut self,
        said: Said,
        errand: G::Errand,
        reply: &mut Reply,
    ) -> Result<Equals, Why<G>> {
        let words = self.words.for_game::<G>();
        let at = Site { words: &words, store: self.store(), game: self.kept::<G>(), left: self.leaves() };
        match G::run(errand, &at)? {
            Done::Begins { seed, command, then } => {
                let answer = self.begin::<G>(seed, said, &command, reply)?;
                reply.tell(then);
                Ok(answer)
            }
            Done::Gives(command) => self.carry_out::<G>(said, &command, reply),
            Done::Says(told) => {
                reply.tell(told.lines);
                Ok(told.answer.into())
            }
        }
    }

    /// Begins a record with its first command. All draws come from this number, or from what the system gives.
    fn begin<G: Errands>(
        &mut self,
        number: Option<u64>,
        said: Said,
        command: &G::Command,
        reply: &mut Reply,
    ) -> Result<Equals, Why<G>> {
        self.may_leave()?;
        self.before_leaving();
        let seed = match number {
            Some(number) => Seed::from_number(number),
            None => seed()?,
        };
        let kept = Kept::<G>::begin(self.store.as_ref(), seed, said, command)?;
        let (record, words) = (kept.record(), self.words.for_game::<G>());
        let events = record.line(crate::table::OPENING).map_or(&[][..], |(_, events)| events);
        reply.tell(G::announce(&words, Some(command), events, record.state()));
        let answer = G::answer(command, events, record.state());
        // It binds the seed before the table says its word.
        reply.seals(record.seal());
        // What was agreed anew, before anything was done, is no other game that anybody would look for.
        if G::BEGINS_ANEW && self.kept::<G>().is_some() {
            self.leave_set_up();
        }
        self.puts(G::put(kept), None, reply);
        Ok(answer.into())
    }

    /// Does what the house does, whatever is played.
    fn obey(&mut self, verb: Verb, reply: &mut Reply) -> Result<Equals, No> {
        match verb {
            Verb::Protocol => Ok(protocol::VERSION.to_owned().into()),
            Verb::Quit => {
                self.close();
                reply.quit = true;
                Ok("bye".to_owned().into())
            }
            Verb::Language(language) => {
                self.speak(language);
                Ok(protocol::language(language).into())
            }
            Verb::Help(about) => self.help(about.as_deref(), reply),
            Verb::Lock(passphrase) => self.lock_aloud(SecretString::from(passphrase.0), reply),
            Verb::Unlock(passphrase) => self.unlock_game(SecretString::from(passphrase.0), reply),
            Verb::Open(path) => self.open(path.as_deref().map(typed_path), reply),
            Verb::Phase => {
                let now = self.game().map(|game| game.now(&self.words));
                let now = now.unwrap_or_else(|| self.words.tell("misheard", &Misheard::NewGameFirst));
                reply.in_words = Box::new([(Mark::Table, clean(&now).into())]);
                Ok(self.phase_line().into())
            }
            Verb::Seal => {
                let seal = self.seated()?.seal();
                let facts = [("seal", seal.to_string().into())];
                reply.say(Mark::Table, self.words.say("told-seal", &facts));
                Ok(protocol::seal(seal).into())
            }
            Verb::Undo => {
                let words = self.words.clone();
                self.seated()?.undo(&words, reply)
            }
            Verb::Redo => {
                let words = self.words.clone();
                self.seated()?.redo(&words, reply)
            }
            Verb::Reveal(path) => {
                let words = self.words.clone();
                let game = self.seated()?;
                game.may_be_revealed(&words)?;
                game.reveal(&typed_path(&path)).map_err(|trouble| No::trouble(&words, &trouble))?;
                let id = game.id().to_owned();
                self.revealed.insert(id);
                Ok("revealed".to_owned().into())
            }
            Verb::Save(path) => {
                let saved = self.seated()?.save(&typed_path(&path));
                saved.map_err(|trouble| No::trouble(&self.words, &trouble))?;
                Ok("saved".to_owned().into())
            }
        }
    }

    /// The game on the table, without which nothing can be done.
    fn seated(&mut self) -> Result<&mut dyn Play, No> {
        let game = self.game.as_mut().map(OnTable::seat_mut);
        game.ok_or_else(|| No::misheard(&self.words, &Misheard::NewGameFirst))
    }

    fn open(&mut self, path: Option<PathBuf>, reply: &mut Reply) -> Result<Equals, No> {
        let opened = self.opened(path, reply);
        opened.map_err(|trouble| No::trouble(&self.words, &trouble))
    }

    fn opened(&mut self, path: Option<PathBuf>, reply: &mut Reply) -> Result<Equals, Trouble> {
        let path = match (path, &self.store) {
            (Some(path), _) => path,
            (None, None) => return Err(Trouble::NoFolder),
            (None, Some(store)) => store.last_unfinished(on_table::is_over)?,
        };
        let already = self.game().is_some_and(|game| game.is_kept_at(&path));
        if !already {
            self.may_leave()?;
            self.before_leaving();
            let opened = Opening::of(&path, self.store.is_some()).and_then(on_table::open);
            if let Err(Trouble::PassphraseWanted { .. }) = &opened {
                self.locked = Some(path);
            }
            let (game, found) = opened?;
            self.puts(game, found, reply);
        }
        Ok(self.phase_line().into())
    }

    /// Puts a game on the table, and says how it was found.
    fn puts(&mut self, mut game: OnTable, found: Option<Found>, reply: &mut Reply) {
        if self.revealed.contains(game.seat().id()) {
            game.seat_mut().was_revealed();
        }
        self.game = Some(game);
        self.speak(self.words.language());
        if let Some(found) = found {
            // Where nothing is hidden, everything is said to the table.
            let hides = self.game().is_some_and(Seat::hides);
            let mark = if hides { Mark::Secret } else { Mark::Table };
            reply.say(mark, self.words.tell("found", &found));
        }
        self.unsafe_told = false;
    }

    /// Where the game on the table stands.
    fn phase_line(&self) -> String {
        self.game().map_or_else(|| protocol::NO_GAME.to_owned(), Seat::phase_line)
    }

    /// A game of which the disk lacks something is not left behind.
    fn may_leave(&mut self) -> Result<(), Trouble> {
        self.game.as_mut().and_then(|game| game.seat_mut().unsaved()).map_or(Ok(()), Err)
    }

    fn help(&self, about: Option<&str>, reply: &mut Reply) -> Result<Equals, No> {
        let commands = self.kind().commands();
        match about {
            None => {
                reply.say(Mark::Secret, self.words.say("help", &[]));
                for (_, usage, _) in commands {
                    reply.say(Mark::Secret, format!("  {usage}"));
                }
            }
            Some(about) => {
                let Some((_, usage, help)) = commands.iter().find(|(name, ..)| *name == about) else {
                    let word = about.chars().take(30).collect();
                    let unknown = Misheard::UnknownCommand { word, nearest: String::new() };
                    return Err(No::misheard(&self.words, &unknown));
                };
                reply.say(Mark::Secret, (*usage).to_owned());
                reply.say(Mark::Secret, self.words.say(help, &[]));
            }
        }
        Ok("ok".to_owned().into())
    }
}

impl Default for Referee {
    fn default() -> Self {
        Self::new(None)
    }
}
