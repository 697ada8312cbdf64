//! All games that are kept: to go on with, to reveal, to copy, to print, to name, to throw away; and what there is to say
//! of all of them in figures.

use super::listed::{Listed, Titles, titles};
use crate::hunt::{Figures, Hunt};
use crate::language::Words;
use crate::store::{
    ENDING, Held, Kept, LARGEST_RECORD, LOCKED, Settings, Store, Trouble, copy_locked, documents,
    files_of_locked, is_there, path_to_type, put_for_others, put_in_place, read_file, typed_path,
};
use crate::window::hunt::sheet::sheet;
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::page;
use crate::window::widgets::press::{Weight, around, press};
use crate::window::widgets::still::still;
use iced::widget::{Column, column, row, text, text_input};
use iced::{Center, Element, Fill, Task};
use std::path::{Path, PathBuf};

/// How the file of a game ends.
const GAME: &str = ".underhill";
/// The longest name of a game, in letters.
const LONGEST_TITLE: usize = 60;

/// The screen.
pub struct Archive {
    folder: PathBuf,
    /// `None`: they are being read.
    games: Option<Vec<Listed>>,
    titles: Titles,
    chosen: Option<usize>,
    /// The name that is given, or the file to be written.
    title: String,
    file: String,
    said: Option<(String, bool)>,
    /// Whether the chosen game is to go to the bin.
    asked: bool,
}

/// Something done on it.
#[derive(Clone, Debug)]
pub enum Message {
    /// The games were read.
    Read(Vec<Listed>),
    /// A game is chosen.
    Choose(usize),
    /// It goes on, or is looked at.
    Open,
    /// Its name was typed.
    Title(String),
    /// It is given.
    Name,
    /// The name of a file was typed.
    File(String),
    /// A copy is written there.
    Copy,
    /// It is revealed there.
    Reveal,
    /// Its log is written there, as a page to print.
    Print,
    /// An empty page is.
    PrintEmpty,
    /// It is to go to the bin.
    Delete,
    /// It goes.
    Yes,
    /// It stays.
    No,
    /// A key.
    Shortcut(Shortcut),
    /// Back to the first screen.
    Leave,
}

/// What the program does about it.
pub enum Action {
    /// Nothing.
    None,
    /// This game goes on.
    Open(PathBuf),
    /// The names of games are others, and are remembered.
    Titles(Titles),
    /// Back to the first screen.
    Leave,
}

/// Reads all games of a folder.
fn read(folder: &Path) -> Vec<Listed> {
    Store::at(folder).games().iter().map(|path| Listed::look(path)).collect()
}

impl Archive {
    /// The games of a folder, which are read while the screen is there already.
    pub fn new(folder: PathBuf, settings: &Settings) -> (Self, Task<Message>) {
        let archive = Self {
            folder: folder.clone(),
            games: None,
            titles: titles(settings),
            chosen: None,
            title: String::new(),
            file: String::new(),
            said: None,
            asked: false,
        };
        (archive, Task::perform(async move { read(&folder) }, Message::Read))
    }

    fn chosen(&self) -> Option<&Listed> {
        self.games.as_ref()?.get(self.chosen?)
    }

    pub fn update(&mut self, message: Message, words: &Words) -> Action {
        if !matches!(message, Message::Read(_)) {
            self.said = None;
        }
        match message {
            Message::Read(games) => self.games = Some(games),
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
            Message::Copy if self.chosen().is_some_and(|game| game.is_locked()) => {
                self.copy_locked(words);
            }
            Message::Copy => self.write(words, GAME, |game, _| read_file(&game.path, LARGEST_RECORD)),
            Message::Print => self.write(words, ".svg", |game, words| {
                Ok(sheet(words, Some(&Store::look::<Hunt>(&game.path)?)).into_bytes())
            }),
            Message::Reveal => self.reveal(words),
            Message::PrintEmpty => {
                let named = |number: u32| {
                    PathBuf::from(suggested(&format!("journey-log-{number}"))).with_extension("svg")
                };
                let path = (1..).map(named).find(|path| !path.exists()).unwrap_or_default();
                let written = put_for_others(&path, sheet(words, None).as_bytes());
                self.told(written.map(|()| path).map_err(Trouble::besides_the_game), words);
            }
            Message::Delete => self.asked = self.chosen.is_some(),
            Message::No => self.asked = false,
            Message::Yes => self.delete(words),
            Message::Shortcut(Shortcut::Escape) if self.asked => self.asked = false,
            Message::Shortcut(Shortcut::Escape) | Message::Leave => return Action::Leave,
            Message::Shortcut(_) => {}
        }
        Action::None
    }

    /// Writes something of the chosen game beside, under the name that was typed.
    fn write(
        &mut self,
        words: &Words,
        ending: &str,
        what: impl Fn(&Listed, &Words) -> Result<Vec<u8>, Trouble>,
    ) {
        let Some(game) = self.chosen() else { return };
        let path = typed_path(&with_ending(self.file.trim(), ending));
        let done = what(game, words).and_then(|bytes| written(&path, &bytes));
        self.told(done.map(|()| path), words);
    }

    /// A locked game is copied as it is, with its key.
    fn copy_locked(&mut self, words: &Words) {
        let Some(game) = self.chosen() else { return };
        let path = typed_path(&self.file);
        let done = copy_locked(&game.path, &path);
        self.told(done.map(|()| path), words);
    }

    fn reveal(&mut self, words: &Words) {
        let Some(game) = self.chosen() else { return };
        let path = typed_path(&with_ending(self.file.trim(), GAME));
        let done = Kept::<Hunt>::open(&game.path, false).and_then(|(mut kept, _)| kept.reveal(&path));
        self.told(done.map(|()| path), words);
    }

    fn told(&mut self, done: Result<PathBuf, Trouble>, words: &Words) {
        self.said = Some(match done {
            // Where that is, whatever the program was started from.
            Ok(path) => {
                let path = std::path::absolute(&path).unwrap_or(path);
                (words.say("archive-written", &[("path", path.display().to_string().into())]), false)
            }
            Err(trouble) => (words.tell("trouble", &trouble), true),
        });
    }

    /// To the system's bin, from where it can be taken back; where there is none, it stays.
    fn delete(&mut self, words: &Words) {
        self.asked = false;
        let Some(game) = self.chosen() else { return };
        let (path, locked) = (game.path.clone(), game.is_locked());
        // Nobody loses a game that he is playing.
        let held = Held::of(&path);
        if let Err(trouble @ Trouble::Locked { .. }) = held {
            self.said = Some((words.tell("trouble", &trouble), true));
            return;
        }
        // A key without its game opens nothing, and one beside a plain game is another's.
        let files = if locked { files_of_locked(&path) } else { vec![path.clone()] };
        match trash::delete_all(files) {
            Ok(()) => {
                self.games = Some(read(&self.folder));
                self.chosen = None;
                self.said = Some((words.say("archive-deleted", &[]), false));
            }
            Err(_) => {
                let facts = [("path", path.display().to_string().into())];
                self.said = Some((words.say("archive-no-bin", &facts), true));
            }
        }
    }

    pub fn view<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let say = |name: &str| words.say(name, &[]);
        let button =
            |name: &str, message: Message| press(look, say(name), Weight::Quiet, Some(message)).into();
        let head = page::head(
            look,
            say("archive"),
            [button("archive-empty-sheet", Message::PrintEmpty), button("table-leave", Message::Leave)],
        );
        // What was said stands where eyes are, above a list that may be long. Its place is always there, so that nothing
        // moves, or loses the focus, when something is said.
        let colours = look.colours();
        let (said, wrong) = self.said.as_ref().map_or(("", false), |(said, wrong)| (said.as_str(), *wrong));
        let said = text(said).size(look.size(16.0)).color(if wrong { colours.red } else { colours.gold });
        let list: Element<'a, Message> = match &self.games {
            None => look.text(say("archive-reading")).into(),
            Some(games) if games.is_empty() => look.text(say("home-no-games")).into(),
            Some(games) => {
                let lines = games.iter().enumerate().map(|(at, game)| self.line(look, words, at, game));
                let totals = look.label(totals(words, games));
                column![totals, Column::with_children(lines).spacing(look.size(5.0))]
                    .spacing(look.size(10.0))
                    .into()
            }
        };
        page::page(look, column![column![head, said].spacing(2), list])
    }

    /// A game; the chosen one with what can be done with it.
    fn line<'a>(&'a self, look: Look, words: &Words, at: usize, game: &'a Listed) -> Element<'a, Message> {
        let title = self.titles.get(&game.id);
        let first = row![
            look.text(game.day.as_str()),
            look.text(title.cloned().unwrap_or_else(|| game.board(words))).font(BOLD).width(Fill),
            look.text(game.phase(words)),
        ]
        .spacing(look.size(14.0))
        .align_y(Center);
        let figures = game.told.as_ref().map(|told| figures(words, &told.figures)).unwrap_or_default();
        // What is chosen has a ground on which faint letters could not be read.
        let colours = look.colours();
        let chosen = self.chosen == Some(at);
        let colour = if chosen { colours.ink } else { colours.faint };
        let board = title.map(|_| look.label(game.board(words)).color(colour));
        let second = row![].push(board).push(look.label(figures).color(colour)).spacing(look.size(14.0));
        let told = column![first, second].spacing(2);
        let weight = if chosen { Weight::Chosen } else { Weight::Quiet };
        let line = around(look, told, weight, Some(Message::Choose(at)))
            .width(Fill)
            .padding([look.size(6.0), look.size(12.0)]);
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
            let line = text_input("", typed)
                .id(id)
                .on_input(on)
                .on_submit(done)
                .padding([look.size(4.0), look.size(10.0)])
                .size(look.size(16.0))
                .style(look.line());
            still(line, Message::Shortcut)
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
        let over = open.is_some_and(|told| told.phase.is_end());
        let gap = look.size(6.0);
        column![
            row![
                press(look, say("archive-open"), Weight::Main, Some(Message::Open)),
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
                quiet("archive-reveal", over.then_some(Message::Reveal)),
            ]
            .spacing(gap)
            .align_y(Center),
        ]
        .spacing(gap)
        .into()
    }
}

/// A game in figures.
fn figures(words: &Words, figures: &Figures) -> String {
    words.say(
        "archive-figures",
        &[
            ("days", figures.day.into()),
            ("steps", figures.step.into()),
            ("corruption", figures.corruption.into()),
            ("questions", figures.questions.into()),
            ("yes", figures.yes.into()),
        ],
    )
}

/// All games in figures.
fn totals(words: &Words, games: &[Listed]) -> String {
    let figures: Vec<&Figures> =
        games.iter().filter_map(|game| Some(&game.told.as_ref().ok()?.figures)).collect();
    let won = |ring_bearer| figures.iter().filter(|it| it.ring_bearer_won == Some(ring_bearer)).count();
    let questions: usize = figures.iter().map(|it| it.questions).sum();
    let yes: usize = figures.iter().map(|it| it.yes).sum();
    words.say(
        "archive-totals",
        &[
            ("games", games.len().into()),
            ("ring-bearer", won(true).into()),
            ("ringwraiths", won(false).into()),
            ("questions", questions.into()),
            ("yes", yes.into()),
        ],
    )
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

/// Writes what is the owner's alone, and over no other file.
fn written(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    if is_there(path) {
        return Err(Trouble::Exists { path: path.display().to_string() });
    }
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
