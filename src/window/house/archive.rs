//! All games that are kept: to go on with, to reveal, to copy, to print, to name, to throw away; and what there is to say
//! of all of them in figures.

use super::listed::{Listed, Titles, titles};
use super::people;
use super::sieve::{self, Sieve};
use crate::games::Kind;
use crate::language::{Words, capital};
use crate::referee::reveal;
use crate::store::{
    ENDING, Held, LARGEST_RECORD, LOCKED, Settings, Store, Trouble, copy_locked, documents, files_of_locked,
    is_there, path_to_type, put_for_others, put_in_place, read_file, today, typed_path,
};
use crate::window::on_screen;
use crate::window::pieces::Mat;
use crate::window::widgets::beside::{Step, Work, beside};
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::page;
use crate::window::widgets::press::{Weight, around, press};
use crate::window::widgets::still::still;
use iced::widget::{Column, Row, column, container, operation, row};
use iced::{Center, Element, Fill, Task};
use std::path::{Path, PathBuf};

/// How the file of a game ends.
const GAME: &str = ".underhill";
/// How large a game in small is, in points.
const SMALL: [f32; 2] = [52.0, 44.0];
/// The longest name of a game, in letters.
const LONGEST_TITLE: usize = 60;

#[derive(Default)]
pub struct Archive {
    folder: PathBuf,
    /// `None`: they are being read.
    games: Option<Vec<Listed>>,
    titles: Titles,
    sieve: Sieve,
    chosen: Option<usize>,
    /// The name that is given, or the file to be written.
    title: String,
    file: String,
    /// A file that lies somewhere else, as its name is typed.
    elsewhere: String,
    today: String,
    said: Option<(String, bool)>,
    /// Whether the chosen game is to go to the bin.
    asked: bool,
    /// Something is being done, and how that is called.
    work: Option<(Work, &'static str)>,
}

/// What comes of something that is done with a game.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// What is said of it, and whether that is bad news.
    said: (String, bool),
    games: Option<Vec<Listed>>,
}

#[derive(Clone, Debug)]
pub enum Message {
    Read(Vec<Listed>),
    /// Something is being done with a game.
    Done(Step<Outcome>),
    /// Others are to be listed.
    Sieve(sieve::Message),
    /// The name of a file that lies somewhere else was typed.
    Elsewhere(String),
    OpenFile,
    Choose(usize),
    Open,
    Tell,
    Title(String),
    Name,
    File(String),
    Copy,
    Reveal,
    /// Its log is written there, as a page to print.
    Print,
    PrintEmpty,
    Figures,
    Delete,
    Yes,
    No,
    Shortcut(Shortcut),
    Leave,
}

pub enum Action {
    None,
    Run(Task<Message>),
    Open(PathBuf),
    /// What was hidden in this game is told.
    Tell(PathBuf),
    /// To the figures over the games of this folder.
    Figures(PathBuf),
    /// The names of games are others, and are remembered.
    Titles(Titles),
    Leave,
}

fn read(folder: &Path) -> Vec<Listed> {
    Listed::all(&Store::at(folder).games())
}

impl Archive {
    /// The games of a folder, which are read while the screen is there already.
    pub fn new(folder: PathBuf, settings: &Settings) -> (Self, Task<Message>) {
        let (titles, today) = (titles(settings), today());
        let archive = Self { folder: folder.clone(), titles, today, ..Self::default() };
        (archive, Task::perform(async move { read(&folder) }, Message::Read))
    }

    fn chosen(&self) -> Option<&Listed> {
        self.games.as_ref()?.get(self.chosen?)
    }

    pub fn update(&mut self, message: Message, words: &Words) -> Action {
        if !matches!(message, Message::Read(_) | Message::Done(_)) {
            self.said = None;
        }
        match message {
            Message::Read(games) => self.games = Some(games),
            Message::Done(Step::TakesLong) => self.work.iter_mut().for_each(|(work, _)| work.is_long()),
            Message::Done(Step::Done(outcome)) => self.done(outcome),
            Message::Sieve(message) => {
                self.sieve.update(message);
                (self.chosen, self.asked) = (None, false);
            }
            Message::Elsewhere(typed) => self.elsewhere = typed,
            Message::OpenFile => {
                let typed = self.elsewhere.trim();
                if !typed.is_empty() {
                    return Action::Open(typed_path(typed));
                }
            }
            Message::Choose(game) => {
                self.chosen = Some(game).filter(|_| self.chosen != Some(game));
                self.asked = false;
                let id = self.chosen().map(|game| game.id.clone()).unwrap_or_default();
                self.title = self.titles.get(&id).cloned().unwrap_or_default();
                // A locked game has an ending more.
                let locked = self.chosen().is_some_and(|game| game.is_locked());
                self.file = if locked { format!("{}.{LOCKED}", suggested(&id)) } else { suggested(&id) };
            }
            Message::Open => {
                if let Some(game) = self.chosen() {
                    return Action::Open(game.path.clone());
                }
            }
            Message::Tell => {
                if let Some(game) = self.chosen() {
                    return Action::Tell(game.path.clone());
                }
            }
            Message::Title(typed) => self.title = typed.chars().take(LONGEST_TITLE).collect(),
            Message::Name => {
                if let Some(id) = self.chosen().map(|game| game.id.clone()) {
                    let title = self.title.trim().to_owned();
                    match title.is_empty() {
                        true => self.titles.remove(&id),
                        false => self.titles.insert(id, title),
                    };
                    return Action::Titles(self.titles.clone());
                }
            }
            Message::File(typed) => self.file = typed,
            // One after the other.
            Message::Copy | Message::Print | Message::Reveal | Message::PrintEmpty | Message::Yes
                if self.work.is_some() => {}
            Message::Copy if self.chosen().is_some_and(|game| game.is_locked()) => {
                // A locked game is copied as it is, with its key.
                return self.writes(words, "", |game, to, _| copy_locked(game, to));
            }
            Message::Copy => {
                return self.writes(words, GAME, |game, to, _| write(to, &read_file(game, LARGEST_RECORD)?));
            }
            Message::Print => {
                return self.writes(words, ".svg", |game, to, words| {
                    write(to, on_screen::sheet(game, words)?.as_bytes())
                });
            }
            Message::Reveal => {
                return self.writes(words, GAME, |game, to, _| reveal(game, to));
            }
            Message::PrintEmpty => {
                let words = words.clone();
                return self.begins("archive-writes", move || print_empty(&words));
            }
            Message::Delete => self.asked = self.chosen.is_some(),
            Message::No => self.asked = false,
            Message::Yes => return self.delete(words),
            Message::Shortcut(Shortcut::Escape) if self.asked => self.asked = false,
            // Enter does what has an edge of gold.
            Message::Shortcut(Shortcut::Enter) if self.asked => self.asked = false,
            Message::Shortcut(Shortcut::Enter) => return self.update(Message::Open, words),
            Message::Shortcut(Shortcut::Escape) if self.sieve.asks() => {
                (self.sieve, self.chosen) = (Sieve::default(), None);
            }
            Message::Shortcut(Shortcut::Escape) | Message::Leave => return Action::Leave,
            Message::Figures | Message::Shortcut(Shortcut::Letter('o')) => {
                return Action::Figures(self.folder.clone());
            }
            Message::Shortcut(Shortcut::Letter(sieve::SEARCH)) => {
                return Action::Run(operation::focus(sieve::PERSON));
            }
            Message::Shortcut(Shortcut::Letter(letter)) => {
                if let Some(message) = self.games.as_ref().and_then(|games| Sieve::key(letter, games)) {
                    return self.update(Message::Sieve(message), words);
                }
            }
            Message::Shortcut(shortcut) => return Action::Run(page::turn(shortcut)),
        }
        Action::None
    }

    /// Does something beside the window.
    fn begins(&mut self, name: &'static str, deed: impl FnOnce() -> Outcome + Send + 'static) -> Action {
        let (work, task) = beside(deed);
        self.work = Some((work, name));
        Action::Run(task.map(Message::Done))
    }

    fn done(&mut self, Outcome { said, games }: Outcome) {
        (self.said, self.work) = (Some(said), None);
        if games.is_some() {
            (self.games, self.chosen) = (games, None);
        }
    }

    /// Writes something of the chosen game, under the name that was typed with this ending.
    fn writes(
        &mut self,
        words: &Words,
        ending: &str,
        write: impl FnOnce(&Path, &Path, &Words) -> Result<(), Trouble> + Send + 'static,
    ) -> Action {
        let Some(game) = self.chosen().map(|game| game.path.clone()) else { return Action::None };
        let typed = self.file.trim();
        let to = typed_path(&if ending.is_empty() { typed.to_owned() } else { with_ending(typed, ending) });
        let words = words.clone();
        self.begins("archive-writes", move || {
            let done = write(&game, &to, &words);
            Outcome { said: written(done.map(|()| to), &words), games: None }
        })
    }

    /// To the system's bin, from where it can be taken back; where there is none, it stays.
    fn delete(&mut self, words: &Words) -> Action {
        self.asked = false;
        let Some(game) = self.chosen() else { return Action::None };
        let (path, locked, folder) = (game.path.clone(), game.is_locked(), self.folder.clone());
        let words = words.clone();
        self.begins("archive-deletes", move || delete(path, locked, &folder, &words))
    }

    pub fn view<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let say = |name: &str| words.say(name, &[]);
        let button =
            |name: &str, message: Message| press(look, say(name), Weight::Quiet, Some(message)).into();
        let head = page::head(
            look,
            capital(&say("home-all-evenings")),
            [
                button("archive-figures-of-all", Message::Figures),
                button("archive-empty-sheet", Message::PrintEmpty),
                button("table-leave", Message::Leave),
            ],
        );
        // What was said stands where eyes are, above a list that may be long. Its place is always there, so that nothing
        // moves, or loses the focus, when something is said.
        let goes_on =
            self.work.as_ref().filter(|(work, _)| work.takes_long()).map(|(_, name)| (say(name), false));
        let said = page::said(look, self.said.clone().or(goes_on).unwrap_or_default());
        let list: Element<'a, Message> = match &self.games {
            None => look.text(say("archive-reading")).into(),
            Some(games) if games.is_empty() => look.text(say("home-no-games")).into(),
            Some(games) => {
                let listed: Vec<(usize, &Listed)> =
                    games.iter().enumerate().filter(|(_, game)| self.sieve.lets_through(game)).collect();
                // Games for practice are no habit of anybody's.
                let counted = |game: &&Listed| game.told.as_ref().map_or(true, |known| known.counts);
                let counted: Vec<&Listed> = listed.iter().map(|(_, game)| *game).filter(counted).collect();
                let totals = totals(words, counted.into_iter());
                let totals = totals.into_iter().filter(|_| !listed.is_empty());
                let totals = totals.map(|line| look.label(line).into());
                let none = listed.is_empty().then(|| look.text(say("archive-none-fit")));
                let lines = listed.iter().map(|(at, game)| self.line(look, words, *at, game));
                column![self.sieve.view(look, words, games).map(sifted), Column::with_children(totals)]
                    .push(none)
                    .push(Column::with_children(lines).spacing(look.size(5.0)))
                    .spacing(look.size(10.0))
                    .into()
            }
        };
        page::page(look, column![column![head, said].spacing(2), list, self.elsewhere(look, words)])
    }

    /// A game that lies somewhere else.
    fn elsewhere<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let line = page::line(look, &words.say("home-file-typed", &[]), &self.elsewhere)
            .id("file elsewhere")
            .on_input(Message::Elsewhere)
            .on_submit(Message::OpenFile)
            .padding([look.size(5.0), look.size(12.0)])
            .size(look.size(16.0));
        row![
            look.label(words.say("home-file", &[])),
            still(line, Message::Shortcut),
            press(look, words.say("home-file-open", &[]), Weight::Quiet, Some(Message::OpenFile)),
        ]
        .spacing(look.size(8.0))
        .align_y(Center)
        .into()
    }

    /// A game; the chosen one with what can be done with it.
    fn line<'a>(&'a self, look: Look, words: &Words, at: usize, game: &'a Listed) -> Element<'a, Message> {
        let title = self.titles.get(&game.id);
        let first = row![
            look.text(game.when(words, &self.today)),
            look.text(title.cloned().unwrap_or_else(|| game.name(words))).font(BOLD).width(Fill),
            look.text(game.stands(words)),
        ]
        .spacing(look.size(14.0))
        .align_y(Center);
        let figures = game.figures(words);
        // What is chosen has a ground on which faint letters could not be read.
        let colours = look.colours();
        let chosen = self.chosen == Some(at);
        let colour = if chosen { colours.ink } else { colours.faint };
        let board = game.name(words);
        // A game without a board of its own is called as it is.
        let what = game.game(words).filter(|what| *what != board);
        let board = title.map(|_| board);
        let banners = game.told.as_ref().map(|known| &*known.banners).unwrap_or_default();
        let people = banners.iter().any(|it| !it.name.is_empty()).then(|| people::drawn(look, banners));
        let is_practice = game.told.as_ref().is_ok_and(|known| !known.counts);
        let uncounted = is_practice.then(|| words.say("archive-uncounted", &[]));
        let label = |told: String| look.label(told).color(colour);
        let second = Row::new().push(what.map(label)).push(board.map(label)).push(people);
        let second = second.push(label(figures)).push(uncounted.map(label)).spacing(look.size(14.0));
        let told = column![first, second].spacing(2).width(Fill);
        let told = row![small(look, game), told].spacing(look.size(12.0)).align_y(Center);
        let line = around(look, told, Weight::chosen(chosen), Some(Message::Choose(at)))
            .width(Fill)
            .padding([look.size(5.0), look.size(10.0)]);
        if chosen {
            column![line, self.deeds(look, words, game)].spacing(look.size(6.0)).into()
        } else {
            line.into()
        }
    }

    /// What can be done with the chosen game.
    fn deeds<'a>(&'a self, look: Look, words: &Words, game: &Listed) -> Element<'a, Message> {
        let say = |name: &str| words.say(name, &[]);
        let quiet = |name: &str, message: Option<Message>| press(look, say(name), Weight::Quiet, message);
        let line = |id: &'static str, typed: &'a str, on: fn(String) -> Message, done: Message| {
            still(page::low_line(look, typed).id(id).on_input(on).on_submit(done), Message::Shortcut)
        };
        if self.asked {
            return row![
                look.text(say("archive-ask")),
                quiet("copy-yes", Some(Message::Yes)),
                press(look, say("copy-no"), Weight::Main, Some(Message::No)),
            ]
            .spacing(look.size(8.0))
            .align_y(Center)
            .into();
        }
        let open = game.told.as_ref().ok();
        let over = open.is_some_and(|told| !told.unfinished);
        let tells = open.is_none_or(|told| told.summary.tells());
        let gap = look.size(6.0);
        column![
            row![
                press(
                    look,
                    say(if over { "archive-look" } else { "archive-open" }),
                    Weight::Main,
                    Some(Message::Open)
                ),
                tells.then(|| quiet("archive-tell", over.then_some(Message::Tell))),
                look.label(say("archive-title")),
                line("title of a game", &self.title, Message::Title, Message::Name),
                quiet("archive-name", Some(Message::Name)),
                quiet("archive-delete", Some(Message::Delete)),
            ]
            .spacing(gap)
            .align_y(Center),
            row![
                look.label(say("archive-file")),
                line("file of a game", &self.file, Message::File, Message::Copy),
                quiet("archive-copy", Some(Message::Copy)),
                quiet("archive-print", open.map(|_| Message::Print)),
                // Where nothing was hidden a copy tells all.
                tells.then(|| quiet("archive-reveal", over.then_some(Message::Reveal))),
            ]
            .spacing(gap)
            .align_y(Center),
        ]
        .spacing(gap)
        .into()
    }
}

/// A game in small; of one of which nothing is known nothing is shown.
fn small<'a>(look: Look, game: &Listed) -> Element<'a, Message> {
    let mut mat: Mat<Message> = Mat::new(look, SMALL);
    if let Ok(known) = &game.told {
        mat.small([0.0, 0.0], SMALL, &known.small);
    }
    container(mat).width(look.size(SMALL[0])).height(look.size(SMALL[1])).into()
}

/// What was done to the sieve; on its line a key means what it means anywhere.
fn sifted(message: sieve::Message) -> Message {
    match message {
        sieve::Message::Shortcut(key) => Message::Shortcut(key),
        message => Message::Sieve(message),
    }
}

/// What is said of something that was written, and whether that is bad news.
pub(super) fn written(done: Result<PathBuf, Trouble>, words: &Words) -> (String, bool) {
    match done {
        // Where that is, whatever the program was started from.
        Ok(path) => {
            let path = std::path::absolute(&path).unwrap_or(path);
            (words.say("archive-written", &[("path", path.display().to_string().into())]), false)
        }
        Err(trouble) => (words.tell("trouble", &trouble), true),
    }
}

/// An empty page, under a name that nothing has yet.
fn print_empty(words: &Words) -> Outcome {
    let named = |number: u32| typed_path(&suggested(&format!("journey-log-{number}"))).with_extension("svg");
    let path = (1..).map(named).find(|path| !is_there(path)).unwrap_or_default();
    let done = put_for_others(&path, on_screen::empty_sheet(Kind::default(), words).as_bytes());
    let done = done.map(|()| path).map_err(Trouble::besides_the_game);
    Outcome { said: written(done, words), games: None }
}

/// Throws a game away, and reads what is left.
fn delete(path: PathBuf, locked: bool, folder: &Path, words: &Words) -> Outcome {
    // Nobody loses a game that he is playing.
    let held = Held::of(&path);
    if let Err(trouble @ Trouble::Locked { .. }) = held {
        return Outcome { said: (words.tell("trouble", &trouble), true), games: None };
    }
    // A key without its game opens nothing, and one beside a plain game is another's.
    let files = if locked { files_of_locked(&path) } else { vec![path.clone()] };
    match trash::delete_all(files) {
        Ok(()) => Outcome { said: (words.say("archive-deleted", &[]), false), games: Some(read(folder)) },
        Err(_) => {
            let facts = [("path", path.display().to_string().into())];
            Outcome { said: (words.say("archive-no-bin", &facts), true), games: None }
        }
    }
}

fn totals<'a>(words: &Words, games: impl ExactSizeIterator<Item = &'a Listed>) -> Vec<String> {
    let all = games.len();
    let told: Vec<_> = games.filter_map(|game| Some(&game.told.as_ref().ok()?.summary)).collect();
    on_screen::totals(words, &told, all - told.len())
}

/// The name of a file with this ending instead of that of a game.
fn with_ending(typed: &str, ending: &str) -> String {
    let bare = typed.trim_end_matches(ending);
    let bare = bare.strip_suffix(ENDING).and_then(|bare| bare.strip_suffix('.')).unwrap_or(bare);
    format!("{bare}{ending}")
}

/// Where something of this game is best written: among the owner's documents.
fn suggested(id: &str) -> String {
    path_to_type(&documents().join(format!("{id}-copy.{ENDING}")))
}

/// Nothing is written over another file.
pub(super) fn over_no_other(path: &Path) -> Result<(), Trouble> {
    if is_there(path) { Err(Trouble::Exists { path: path.display().to_string() }) } else { Ok(()) }
}

/// Writes what is the owner's alone.
fn write(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    over_no_other(path)?;
    put_in_place(path, bytes).map_err(Trouble::besides_the_game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_not_named_like_a_game() {
        assert_eq!(with_ending("evening.underhill", ".svg"), "evening.svg");
        assert_eq!(with_ending("evening", ".svg"), "evening.svg");
        assert_eq!(with_ending("evening.svg", ".svg"), "evening.svg");
        assert_eq!(with_ending("evening", GAME), "evening.underhill");
        assert_eq!(with_ending("evening.underhill", GAME), "evening.underhill");
        assert_eq!(GAME.strip_prefix('.'), Some(ENDING));
    }
}
