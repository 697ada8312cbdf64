//! Copying the owner's own box: the boards, the tiles and the Journey cards, stage by stage, each of which switches on
//! more. Whatever is typed or clicked is kept at once.

mod areas;
mod decks;
mod easel;
mod files;
mod found;
mod frame;
mod in_use;
mod keeping;
mod lessons;
mod links;
mod message;
mod numbers;
mod own_board;
mod parts;
#[cfg(test)]
mod photographs;
mod picture;
mod saving;
mod scale;
mod sharing;
mod side;
mod steps;
mod tracing;
mod update;

use crate::hunt::Lesson;
use crate::hunt::board::{Board, List};
use crate::language::Words;
use crate::referee::Referee;
use crate::store::Trouble;
use crate::window::widgets::beside::Work;
use decks::Decks;
pub use easel::Gesture;
use iced::Task;
use iced::widget::operation;
use message::Confirm;
pub use message::{Message, Page};
use own_board::OwnBoard;
use parts::{FIRST, shown};
use saving::Writer;
use std::path::{Path, PathBuf};
use tracing::Tracing;

/// The screen.
pub struct Copying {
    folder: Option<PathBuf>,
    page: Page,
    board: OwnBoard,
    tracing: Tracing,
    /// The map of the links, as they are typed.
    drawn: links::Drawn,
    decks: Decks,
    taught: Vec<Lesson>,
    /// The name of a file, as it is typed.
    file: String,
    /// The board of Part 2, while the page of cards is open.
    over: Option<Board>,
    /// What was said last, and whether something is wrong.
    said: Option<(String, bool)>,
    /// What is done once it is agreed to.
    asked: Option<Confirm>,
    /// Whoever writes, where anything can be kept.
    writer: Option<Writer>,
    /// What was written last could not be; it is tried again with the next thing that is changed.
    unwritten: bool,
    /// A picture is being read.
    reading: bool,
    /// Circles are being looked for on it.
    search: Option<Work>,
}

impl Copying {
    /// With the board of a part, on the page that is wanted.
    pub fn new(referee: &Referee, part: u8, page: Page) -> (Self, Task<Message>) {
        let folder = referee.folder().map(Path::to_path_buf);
        let (board, opened) = OwnBoard::open(part, folder.as_deref());
        let (decks, read) = Decks::open(folder.as_deref());
        let writer = folder.clone().map(Writer::new);
        let mut copying = Self {
            tracing: Tracing::new(&board),
            drawn: links::Drawn::default(),
            board,
            decks,
            taught: Vec::new(),
            page,
            folder,
            file: String::new(),
            over: None,
            said: None,
            asked: None,
            writer,
            unwritten: false,
            reading: false,
            search: None,
        };
        let words = referee.words();
        copying.opened(opened.and_then(|aside| read.map(|()| aside)), words);
        let task = copying.turn_to(page);
        (copying, task)
    }

    /// What is to be said of how the copies were found.
    fn opened(&mut self, opened: Result<Option<PathBuf>, Trouble>, words: &Words) {
        self.said = match opened {
            Err(trouble) => Some((words.tell("trouble", &trouble), true)),
            Ok(Some(aside)) => Some((words.say("copy-laid-aside", &[("path", shown(&aside).into())]), true)),
            Ok(None) if self.folder.is_none() => Some((words.say("copy-no-folder", &[]), true)),
            Ok(None) => None,
        };
    }

    /// Another look: everything is drawn anew.
    pub fn redraw(&self) {
        self.tracing.redraw();
        self.drawn.redraw();
    }

    fn turn_to(&mut self, page: Page) -> Task<Message> {
        if self.page != page {
            self.file.clear();
        }
        self.page = page;
        self.asked = None;
        self.tracing.look_again(&self.board);
        match page {
            Page::Links => {
                self.drawn.look_again(&self.board);
                operation::focus(FIRST)
            }
            Page::Picture => {
                self.tracing.count_on(&self.board);
                self.read_kept_picture()
            }
            Page::Games => {
                let part = self.board.draft().part;
                self.taught =
                    self.folder.as_deref().map(|folder| lessons::read(folder, part)).unwrap_or_default();
                Task::none()
            }
            Page::Cards => {
                self.over = self.part_2();
                operation::focus(FIRST)
            }
            _ => operation::focus(FIRST),
        }
    }

    fn turn_to_part(&mut self, part: u8, words: &Words) -> Task<Message> {
        if !self.saved(words) {
            return Task::none();
        }
        let (board, opened) = OwnBoard::open(part, self.folder.as_deref());
        self.tracing = Tracing::new(&board);
        self.search = None;
        self.board = board;
        self.opened(opened, words);
        let page = if self.page.is_of_a_board() { self.page } else { Page::Numbers };
        self.turn_to(page)
    }
}

/// The starting numbers that were copied: a board that has not their locations yet cannot say them.
///
/// # Errors
///
/// If the copy cannot be read.
pub fn starts(folder: &Path) -> Result<String, Trouble> {
    let draft = own_board::kept(1, folder)?;
    Ok(draft.and_then(|draft| draft.lists.get(&List::Starts).cloned()).unwrap_or_default())
}
