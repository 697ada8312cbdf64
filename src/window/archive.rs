//! All games that are kept: to go on with, to reveal, to copy, to print, to name, to throw away; and what there is to say
//! of all of them in figures.

use super::keys::Shortcut;
use super::letter::documents;
use super::look::Look;
use super::press::{Weight, around, press};
use super::sheet::sheet;
use super::still::still;
use crate::hunt::{Figures, Hunt, Phase, Turn};
use crate::language::Words;
use crate::language::hunt::phase_told;
use crate::store::{ENDING, Kept, LARGEST_RECORD, Settings, Store, Trouble, put_in_place, read_file};
use iced::widget::{Column, column, container, row, scrollable, text, text_input};
use iced::{Center, Element, Fill, Task};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The setting with the names that the owner has given to games.
const TITLES: &str = "titles";
/// The longest name of a game, in letters.
const LONGEST_TITLE: usize = 60;

/// A kept game, as far as it can be told without its passphrase.
#[derive(Clone, Debug)]
pub struct Game {
    path: PathBuf,
    /// What tells it from all others, for as long as it has this file.
    id: String,
    day: String,
    /// `None`: it is locked.
    told: Option<Told>,
}

/// What is to be told of it.
#[derive(Clone, Debug)]
struct Told {
    board: String,
    part: u8,
    phase: Phase,
    turn: Turn,
    figures: Figures,
}

/// The screen.
pub struct Archive {
    folder: PathBuf,
    /// `None`: they are being read.
    games: Option<Vec<Game>>,
    titles: BTreeMap<String, String>,
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
    Read(Vec<Game>),
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
    Titles(BTreeMap<String, String>),
    /// Back to the first screen.
    Leave,
}

/// Reads all games of a folder.
fn read(folder: &Path) -> Vec<Game> {
    let games = Store::at(folder).games().into_iter().filter_map(|path| {
        let name = path.file_name()?.to_string_lossy().into_owned();
        let day = name.chars().take(10).collect();
        let id = name.split('.').next().unwrap_or_default().to_owned();
        let told = match Store::look::<Hunt>(&path) {
            Ok(record) => {
                let view = &record.state().view;
                let part = if view.letter.is_some() { 2 } else { view.part() };
                let board =
                    view.options.board.as_ref().or(view.options.board2.as_ref().filter(|_| part == 2));
                Some(Told {
                    board: board.map(|board| board.name().to_owned()).unwrap_or_default(),
                    part,
                    phase: view.phase,
                    turn: view.turn,
                    figures: Figures::of(&record),
                })
            }
            Err(Trouble::PassphraseWanted { .. }) => None,
            Err(_) => return None,
        };
        Some(Game { path, id, day, told })
    });
    games.collect()
}

impl Archive {
    /// The games of a folder, which are read while the screen is there already.
    pub fn new(folder: PathBuf, settings: &Settings) -> (Self, Task<Message>) {
        let titles = settings.get(TITLES).unwrap_or_default();
        let archive = Self {
            folder: folder.clone(),
            games: None,
            titles,
            chosen: None,
            title: String::new(),
            file: String::new(),
            said: None,
            asked: false,
        };
        (archive, Task::perform(async move { read(&folder) }, Message::Read))
    }

    /// Takes down the names of games.
    pub fn remember(titles: &BTreeMap<String, String>, settings: &mut Settings) -> bool {
        settings.set(TITLES, titles)
    }

    fn chosen(&self) -> Option<&Game> {
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
                self.file = suggested(&id);
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
            Message::Copy => self.write(words, "", |game, _| read_file(&game.path, LARGEST_RECORD)),
            Message::Print => self.write(words, ".svg", |game, words| {
                Ok(sheet(words, Some(&Store::look::<Hunt>(&game.path)?)).into_bytes())
            }),
            Message::Reveal => self.reveal(words),
            Message::PrintEmpty => {
                let named = |number: u32| {
                    PathBuf::from(suggested(&format!("journey-log-{number}"))).with_extension("svg")
                };
                let path = (1..).map(named).find(|path| !path.exists()).unwrap_or_default();
                let written = written(&path, sheet(words, None).as_bytes());
                self.told(written.map(|()| path), words);
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
        what: impl Fn(&Game, &Words) -> Result<Vec<u8>, Trouble>,
    ) {
        let Some(game) = self.chosen() else { return };
        let path = PathBuf::from(format!("{}{ending}", self.file.trim().trim_end_matches(ending)));
        let done = what(game, words).and_then(|bytes| written(&path, &bytes));
        self.told(done.map(|()| path), words);
    }

    fn reveal(&mut self, words: &Words) {
        let Some(game) = self.chosen() else { return };
        let path = PathBuf::from(self.file.trim());
        let done = Kept::<Hunt>::open(&game.path, false).and_then(|(mut kept, _)| kept.reveal(&path));
        self.told(done.map(|()| path), words);
    }

    fn told(&mut self, done: Result<PathBuf, Trouble>, words: &Words) {
        self.said = Some(match done {
            Ok(path) => (words.say("archive-written", &[("path", path.display().to_string().into())]), false),
            Err(trouble) => (words.tell("trouble", &trouble), true),
        });
    }

    /// To the system's bin, from where it can be taken back; where there is none, it stays.
    fn delete(&mut self, words: &Words) {
        self.asked = false;
        let Some(path) = self.chosen().map(|game| game.path.clone()) else { return };
        // Nobody loses a game that he is playing.
        if let Err(trouble) = Store::is_free(&path) {
            self.said = Some((words.tell("trouble", &trouble), true));
            return;
        }
        match trash::delete(&path) {
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
        let head = row![
            look.heading(say("archive")).width(Fill),
            press(look, say("archive-empty-sheet"), Weight::Quiet, Some(Message::PrintEmpty)),
            press(look, say("table-leave"), Weight::Quiet, Some(Message::Leave)),
        ]
        .spacing(look.size(8.0))
        .align_y(Center);
        let mut page = column![head].spacing(look.size(8.0)).max_width(look.size(860.0));
        match &self.games {
            None => page = page.push(look.text(say("archive-reading"))),
            Some(games) if games.is_empty() => page = page.push(look.text(say("home-no-games"))),
            Some(games) => {
                page = page.push(look.label(totals(words, games)));
                let lines = games.iter().enumerate().map(|(at, game)| self.line(look, words, at, game));
                page = page.push(Column::with_children(lines).spacing(look.size(4.0)));
            }
        }
        if let Some((said, wrong)) = &self.said {
            let colours = look.colours();
            let colour = if *wrong { colours.red } else { colours.gold };
            page = page.push(text(said).size(look.size(16.0)).color(colour));
        }
        scrollable(container(page).center_x(Fill).padding(look.size(24.0))).into()
    }

    /// A game; the chosen one with what can be done with it.
    fn line<'a>(&'a self, look: Look, words: &Words, at: usize, game: &'a Game) -> Element<'a, Message> {
        let say = |name: &str| words.say(name, &[]);
        let board = match &game.told {
            None => say("home-locked"),
            Some(told) if told.board.is_empty() => say("home-box"),
            Some(told) => told.board.clone(),
        };
        let phase = game.told.as_ref().map(|told| {
            let phase = phase_told(words, told.phase, told.figures.day, told.turn);
            words.say("home-part", &[("part", told.part.into()), ("phase", phase.into())])
        });
        let title = self.titles.get(&game.id).map(|title| look.text(title.as_str()).width(Fill));
        let first = row![
            look.text(game.day.as_str()),
            look.text(board).width(Fill),
            look.label(phase.unwrap_or_default())
        ]
        .spacing(look.size(14.0))
        .align_y(Center);
        let figures = game.told.as_ref().map(|told| look.label(figures(words, &told.figures)));
        let mut told = Column::new().spacing(2);
        if let Some(title) = title {
            told = told.push(title);
        }
        told = told.push(first);
        if let Some(figures) = figures {
            told = told.push(figures);
        }
        let chosen = self.chosen == Some(at);
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
    fn deeds<'a>(&'a self, look: Look, words: &Words, game: &Game) -> Element<'a, Message> {
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
                press(look, say("copy-yes"), Weight::Main, Some(Message::Yes)),
                quiet("copy-no", Some(Message::No)),
            ]
            .spacing(look.size(8.0))
            .align_y(Center)
            .into();
        }
        let open = game.told.as_ref();
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
                quiet("archive-copy", open.map(|_| Message::Copy)),
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
fn totals(words: &Words, games: &[Game]) -> String {
    let figures: Vec<&Figures> = games.iter().filter_map(|game| Some(&game.told.as_ref()?.figures)).collect();
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

/// Where something of this game is best written: among the owner's documents.
fn suggested(id: &str) -> String {
    documents().join(format!("{id}-copy.{ENDING}")).display().to_string()
}

/// Writes a file beside the games, and over no other one.
fn written(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    if path.exists() {
        return Err(Trouble::Exists { path: path.display().to_string() });
    }
    put_in_place(path, bytes).map_err(Trouble::besides_the_game)
}
