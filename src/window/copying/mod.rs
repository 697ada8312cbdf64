//! Copying the owner's own box: the boards, the tiles and the Journey cards, stage by stage, each of which switches on
//! more. Whatever is typed or clicked is kept at once.

mod areas;
mod decks;
mod easel;
mod lessons;
mod links;
mod numbers;
mod own_board;
mod picture;
mod saving;
mod sharing;
mod side;
mod steps;
mod tracing;

use super::keys::Shortcut;
use super::look::Look;
use super::press::{Weight, press};
use super::still::still;
use crate::board::{Board, List, Stages, tokens};
use crate::hunt::{Length, Lesson, Value};
use crate::language::Words;
use crate::referee::Referee;
use crate::store::{Own, Picture, PictureFault, Trouble, typed_path};
use decks::Decks;
pub use easel::Gesture;
use iced::widget::{
    Column, Row, column, container, operation, responsive, row, scrollable, space, text, text_editor,
    text_input,
};
use iced::{Center, Element, Fill, Size, Task};
use own_board::{At, OwnBoard};
use saving::{Files, Writer};
use sharing::{Shared, There};
use std::path::{Path, PathBuf};
use tracing::{Tool, Tracing};

/// How many faults or remarks are told at once.
const LISTED: usize = 10;
/// The line or page that has the focus when a page is opened.
const FIRST: &str = "copying";

/// What is copied on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Page {
    /// The numbers on the tokens.
    Numbers,
    /// The areas.
    Areas,
    /// The paths and roads, as chains.
    Links,
    /// All of that, on a picture.
    Picture,
    /// What games have taught.
    Games,
    /// The Corruption tiles.
    Tiles,
    /// The Journey cards.
    Cards,
}

impl Page {
    const OF_A_BOARD: [Self; 5] = [Self::Numbers, Self::Areas, Self::Links, Self::Picture, Self::Games];

    fn is_of_a_board(self) -> bool {
        Self::OF_A_BOARD.contains(&self)
    }

    fn name(self) -> &'static str {
        self.into()
    }
}

/// The screen.
pub struct Copying {
    folder: Option<PathBuf>,
    page: Page,
    board: OwnBoard,
    tracing: Tracing,
    decks: Decks,
    taught: Vec<Lesson>,
    /// The name of a file, as it is typed.
    file: String,
    /// The board of Part 2, while the page of cards is open.
    over: Option<Board>,
    /// What was said last, and whether something is wrong.
    said: Option<(String, bool)>,
    /// What is done once it is agreed to.
    asked: Option<Asked>,
    /// Whoever writes, where anything can be kept.
    writer: Option<Writer>,
    /// What was written last could not be; it is tried again with the next thing that is changed.
    unwritten: bool,
    /// A picture is being read.
    reading: bool,
}

/// Something that is not done without asking.
enum Asked {
    /// What is there is laid aside, and this takes its place.
    TakeOver(Shared),
    /// The page is written over what somebody has shared.
    WriteOver(PathBuf),
}

/// Something done on this screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// Another page.
    Page(Page),
    /// The board of another part.
    Part(u8),
    /// Numbers were typed.
    Listed(List, String),
    /// Locations of an area were typed.
    AreaTyped(String, String),
    /// Something was typed among the chains.
    Chains(text_editor::Action),
    /// Something was done on the easel.
    Gesture(Gesture),
    /// Another tool.
    Tool(Tool),
    /// The number that the next location gets, or the one that is chosen.
    Next(String),
    /// It is given to the one that is chosen.
    Renumber,
    /// The area that is laid.
    Area(String),
    /// What is chosen is taken off the picture.
    Unplace,
    /// What is chosen is removed.
    Remove,
    /// It becomes a road, or a path.
    Pave,
    /// It has so many dots.
    Dots(usize),
    /// The next space is an exit.
    Exits,
    /// Games are to use what there is.
    Insist(Stages),
    /// Tiles were typed.
    Tiles(usize, String),
    /// One more tile.
    Tile(usize, Value),
    /// Something was typed among the cards.
    Cards(Length, text_editor::Action),
    /// Something that a game has taught is taken over; a way with so many dots.
    Learn(Lesson, u16),
    /// The name of a file was typed.
    File(String),
    /// A file is to be chosen in the system's dialog.
    Choose,
    /// It was, or not.
    Chosen(Option<PathBuf>),
    /// A file was dropped on the window, or named.
    Take,
    /// What is there may be laid aside.
    Yes,
    /// It may not.
    No,
    /// What is on this page is to be written to the file.
    Export,
    /// A picture was read.
    PictureRead(u8, Result<Result<Picture, PictureFault>, Trouble>),
    /// The picture is shown, or not.
    ShowPicture,
    /// Files were written.
    Saved(Result<(), Trouble>),
    /// A key.
    Shortcut(Shortcut),
    /// Back to the first screen.
    Leave,
}

/// What the program does about it.
pub enum Action {
    /// This.
    Run(Task<Message>),
    /// Back to the first screen.
    Leave,
}

/// A line to write on.
fn line<'a>(look: Look, hint: &str, typed: &'a str) -> text_input::TextInput<'a, Message> {
    text_input(hint, typed)
        .padding([look.size(6.0), look.size(12.0)])
        .size(look.size(17.0))
        .style(look.line())
}

/// How many there are, of how many.
fn counted(words: &Words, found: usize, printed: Option<usize>) -> String {
    match printed {
        Some(printed) => words.say("copy-count-of", &[("found", found.into()), ("printed", printed.into())]),
        None => words.say("copy-count", &[("found", found.into())]),
    }
}

impl Copying {
    /// With the board of a part, on the page that is wanted.
    pub fn new(referee: &Referee, part: u8, page: Page) -> (Self, Task<Message>) {
        let folder = referee.own_folder().map(Path::to_path_buf);
        let (board, opened) = OwnBoard::open(part, folder.as_deref());
        let (decks, read) = Decks::open(folder.as_deref());
        let writer = folder.clone().map(Writer::new);
        let mut copying = Self {
            tracing: Tracing::new(&board),
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
    }

    fn turn_to(&mut self, page: Page) -> Task<Message> {
        if self.page != page {
            self.file.clear();
        }
        self.page = page;
        self.asked = None;
        self.tracing.look_again(&self.board);
        match page {
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

    /// The picture that was laid here before.
    fn read_kept_picture(&mut self) -> Task<Message> {
        let Some(folder) = self.folder.clone().filter(|_| !self.tracing.has_picture()) else {
            return Task::none();
        };
        let part = self.board.draft().part;
        let path = Own::Picture(part).path(&folder);
        if !path.exists() {
            return Task::none();
        }
        self.reading = true;
        Task::perform(async move { Picture::open(&path) }, move |read| Message::PictureRead(part, read))
    }

    pub fn update(&mut self, message: Message, words: &Words) -> Action {
        let task = match message {
            // What could not be written is said once; who leaves again leaves it.
            Message::Leave => match self.save_now() {
                Err(trouble) if !std::mem::replace(&mut self.unwritten, true) => {
                    self.said = Some((words.tell("trouble", &trouble), true));
                    return Action::Run(Task::none());
                }
                _ => return Action::Leave,
            },
            message => self.take_in(message, words),
        };
        Action::Run(Task::batch([task, self.save()]))
    }

    fn take_in(&mut self, message: Message, words: &Words) -> Task<Message> {
        // What was wrong before is over with the next thing that is done.
        if !matches!(
            message,
            Message::Saved(_)
                | Message::PictureRead(..)
                | Message::Gesture(Gesture::Camera(_))
                | Message::Chosen(None)
        ) {
            self.said = None;
        }
        match message {
            Message::Page(page) => return self.turn_to(page),
            Message::Part(part) => return self.turn_to_part(part, words),
            Message::Listed(list, typed) => {
                self.board.change(At::List(list), |draft| draft.list(list, &typed))
            }
            Message::AreaTyped(label, typed) => {
                self.board.change(At::Area(label.clone()), |draft| draft.area(&label, &typed));
            }
            Message::Chains(action) => self.board.type_chains(action),
            Message::Gesture(gesture) => {
                let no_number = self.tracing.handle(gesture, &mut self.board);
                self.say_no_number(no_number, words);
            }
            Message::Tool(tool) => self.tracing.take(tool),
            Message::Next(typed) => self.tracing.next = typed,
            Message::Renumber => {
                let to = self.tracing.next.clone();
                let renamed = self.tracing.renumber(&to, &mut self.board);
                let taken = || (words.say("copy-picture-taken", &[("space", to.clone().into())]), true);
                self.said = (!renamed).then(taken);
                return to_easel();
            }
            Message::Area(label) => {
                self.tracing.area = label;
                self.tracing.redraw();
            }
            Message::Unplace => self.tracing.unplace(&mut self.board),
            Message::Remove => self.remove(words),
            Message::Pave => self.tracing.pave(&mut self.board),
            Message::Dots(dots) => self.tracing.dots(dots, &mut self.board),
            Message::Exits => self.tracing.exits(&self.board),
            Message::Insist(stages) => self.board.insist(stages),
            Message::Tiles(colour, typed) => self.decks.type_tiles(colour, typed),
            Message::Tile(colour, value) => self.decks.add_tile(colour, value),
            Message::Cards(length, action) => self.decks.type_cards(length, action),
            Message::Learn(lesson, dots) => lessons::take_over(lesson, dots, &mut self.board),
            Message::File(typed) => self.file = typed,
            Message::Choose => return sharing::choose(words),
            Message::Chosen(None) => {}
            Message::Chosen(Some(path)) => {
                self.file = shown(&path);
                return self.take(words);
            }
            Message::Take => return self.take(words),
            Message::Yes => match self.asked.take() {
                Some(Asked::TakeOver(shared)) => return self.take_over(shared, words),
                Some(Asked::WriteOver(path)) => self.write(&path, words),
                None => {}
            },
            Message::No => self.asked = None,
            Message::Export => self.export(words),
            Message::PictureRead(part, read) => self.picture_read(part, read, words),
            Message::ShowPicture => self.tracing.shows_picture = !self.tracing.shows_picture,
            Message::Saved(Ok(())) => {
                self.unwritten = false;
                return Task::none();
            }
            Message::Saved(Err(trouble)) => {
                self.said = Some((words.tell("trouble", &trouble), true));
                self.unwritten = true;
                return Task::none();
            }
            Message::Shortcut(shortcut) => return self.key(shortcut, words),
            Message::Leave => {}
        }
        if !matches!(self.page, Page::Tiles | Page::Cards) {
            self.tracing.look_again(&self.board);
        }
        Task::none()
    }

    fn turn_to_part(&mut self, part: u8, words: &Words) -> Task<Message> {
        if !self.saved(words) {
            return Task::none();
        }
        let (board, opened) = OwnBoard::open(part, self.folder.as_deref());
        self.tracing = Tracing::new(&board);
        self.board = board;
        self.opened(opened, words);
        let page = if self.page.is_of_a_board() { self.page } else { Page::Numbers };
        self.turn_to(page)
    }

    fn key(&mut self, shortcut: Shortcut, words: &Words) -> Task<Message> {
        match shortcut {
            Shortcut::Delete if self.page == Page::Picture => self.remove(words),
            Shortcut::Undo | Shortcut::Redo => {
                let done = match (self.page.is_of_a_board(), shortcut == Shortcut::Undo) {
                    (true, true) => self.board.undo(),
                    (true, false) => self.board.redo(),
                    (false, true) => self.decks.undo(),
                    (false, false) => self.decks.redo(),
                };
                if done {
                    self.tracing.look_again(&self.board);
                    self.tracing.count_on(&self.board);
                }
            }
            Shortcut::Escape if self.asked.is_some() => self.asked = None,
            shortcut if self.page == Page::Picture => {
                let no_number = self.tracing.key(shortcut, &mut self.board);
                self.say_no_number(no_number, words);
                if shortcut == Shortcut::Escape {
                    return to_easel();
                }
            }
            _ => {}
        }
        Task::none()
    }

    /// Nothing could be placed, if the next number is none.
    fn say_no_number(&mut self, no_number: bool, words: &Words) {
        if no_number {
            self.said = Some((words.say("copy-picture-no-number", &[]), true));
        }
    }

    /// Removes what is chosen on the picture, and says what goes along.
    fn remove(&mut self, words: &Words) {
        let location = self.tracing.chosen_location();
        let linked = |board: &OwnBoard, location: &crate::board::Location| {
            board.draft().chains.iter().any(|chain| tokens(chain).1.contains(&location.to_string().as_str()))
        };
        let links = location.is_some_and(|location| linked(&self.board, &location));
        let area = location.is_some_and(|location| self.board.draft().area_of(location).is_some());
        self.tracing.remove(&mut self.board);
        if let Some(location) = location {
            let told = |is: bool| if is { "yes" } else { "no" };
            let facts = [
                ("space", location.to_string().into()),
                ("area", told(area).into()),
                ("links", told(links).into()),
            ];
            self.said = Some((words.say("copy-picture-removed", &facts), false));
        }
    }

    fn picture_read(
        &mut self,
        part: u8,
        read: Result<Result<Picture, PictureFault>, Trouble>,
        words: &Words,
    ) {
        self.reading = false;
        match read {
            Ok(Ok(picture)) if part == self.board.draft().part => {
                self.file.clear();
                self.tracing.lay(Some(picture));
            }
            Ok(Ok(_)) => {}
            Ok(Err(fault)) => self.said = Some((words.tell("picture", &fault), true)),
            Err(trouble) => self.said = Some((words.tell("trouble", &trouble), true)),
        }
    }

    /// Takes in the file that was named, chosen or dropped: a picture, or something that somebody has shared.
    fn take(&mut self, words: &Words) -> Task<Message> {
        let path = typed_path(&self.file);
        if path.as_os_str().is_empty() {
            return Task::none();
        }
        self.said = None;
        match sharing::open(&path) {
            Ok(Some(shared)) => {
                self.file.clear();
                if self.stands(&shared) {
                    self.asked = Some(Asked::TakeOver(shared));
                    return Task::none();
                }
                self.take_over(shared, words)
            }
            // Anything else may be a picture, and is one or says why not.
            Ok(None) => {
                self.page = Page::Picture;
                self.reading = true;
                let (folder, part) = (self.folder.clone(), self.board.draft().part);
                let read = async move {
                    let picture = Picture::open(&path)?;
                    if let (Some(folder), Ok(picture)) = (folder, &picture) {
                        Own::Picture(part).lay_aside(&folder)?;
                        Own::Picture(part).write(&folder, &picture.write())?;
                    }
                    Ok(picture)
                };
                Task::perform(read, move |read| Message::PictureRead(part, read))
            }
            Err(fault) => {
                self.said = Some((fault.worded(words), true));
                Task::none()
            }
        }
    }

    /// Whether something is copied already that would be laid aside.
    fn stands(&self, shared: &Shared) -> bool {
        match shared {
            Shared::Board(draft) => match &self.folder {
                _ if draft.part == self.board.draft().part => !self.board.draft().is_empty(),
                Some(folder) => [Own::Draft(draft.part), Own::Board(draft.part)]
                    .iter()
                    .any(|own| own.path(folder).exists()),
                None => false,
            },
            Shared::Tiles(_) => !self.decks.has_no_tiles(),
            Shared::Cards(_) => !self.decks.has_no_cards(),
        }
    }

    /// What was there is laid aside, and this takes its place.
    fn take_over(&mut self, shared: Shared, words: &Words) -> Task<Message> {
        if !self.saved(words) {
            return Task::none();
        }
        let theirs = match &shared {
            Shared::Board(draft) => [Own::Board(draft.part), Own::Draft(draft.part)],
            Shared::Tiles(_) => [Own::Tiles, Own::Typed],
            Shared::Cards(_) => [Own::Journeys, Own::Typed],
        };
        let aside = match self.folder.as_deref().map(|folder| Own::lay_all_aside(&theirs, folder)) {
            None => None,
            Some(Ok(aside)) => aside,
            Some(Err(trouble)) => {
                self.said = Some((words.tell("trouble", &trouble), true));
                return Task::none();
            }
        };
        let task = match shared {
            Shared::Board(draft) => {
                let task = if draft.part == self.board.draft().part {
                    Task::none()
                } else {
                    self.turn_to_part(draft.part, words)
                };
                self.board.replace(*draft);
                self.tracing = Tracing::new(&self.board);
                let page = if self.page.is_of_a_board() { self.page } else { Page::Numbers };
                Task::batch([task, self.turn_to(page)])
            }
            Shared::Tiles(tiles) => {
                self.decks.take_tiles(&tiles);
                self.turn_to(Page::Tiles)
            }
            Shared::Cards(cards) => {
                self.decks.take_cards(&cards);
                self.turn_to(Page::Cards)
            }
        };
        let taken = match aside {
            Some(aside) => words.say("copy-taken-instead", &[("path", shown(&aside).into())]),
            None => words.say("copy-taken", &[]),
        };
        self.said = Some((taken, false));
        task
    }

    /// Writes what is on this page to the file that was named, over what is there only if that is agreed to.
    fn export(&mut self, words: &Words) {
        let path = typed_path(&self.file);
        match sharing::there(&path) {
            There::OneOfOurs => self.asked = Some(Asked::WriteOver(path)),
            There::Nothing | There::SomethingElse => self.write(&path, words),
        }
    }

    fn write(&mut self, path: &Path, words: &Words) {
        let (file, faults) = match self.page {
            Page::Tiles => (self.decks.tiles_file(), self.decks.tile_faults(words).len()),
            Page::Cards => (self.decks.cards_file(), self.decks.card_faults(words, None).len()),
            _ => (self.board.draft().file(Stages::ALL), self.board.faults().len()),
        };
        self.said = Some(match sharing::write(path, file.as_bytes()) {
            Ok(()) => {
                let facts = [("path", shown(path).into()), ("faults", faults.into())];
                (words.say("copy-exported", &facts), faults > 0)
            }
            Err(fault) => (fault.worded(words), true),
        });
    }

    /// The files that are not written yet.
    fn unsaved(&mut self) -> Files {
        if self.unwritten {
            self.board.was_not_saved();
            self.decks.was_not_saved();
        }
        let part_2 = if self.decks.is_unsaved() { self.part_2() } else { None };
        let decks = self.decks.take_unsaved(part_2.as_ref());
        self.board.take_unsaved().into_iter().chain(decks).flatten().collect()
    }

    /// Writes what has changed, while everything goes on. What could not be written is tried again together with what
    /// is changed next.
    fn save(&mut self) -> Task<Message> {
        if !self.board.is_unsaved() && !self.decks.is_unsaved() {
            return Task::none();
        }
        let files = self.unsaved();
        match &self.writer {
            Some(writer) if !files.is_empty() => Task::perform(writer.write(files), Message::Saved),
            _ => Task::none(),
        }
    }

    /// Writes what has changed, and waits for it and all before it.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn save_now(&mut self) -> Result<(), Trouble> {
        let files = self.unsaved();
        let written = self.writer.as_ref().map_or(Ok(()), |writer| writer.flush(files));
        if written.is_err() {
            self.board.was_not_saved();
            self.decks.was_not_saved();
        }
        written
    }

    /// The same, before something else takes the place of what is there; what went wrong is said.
    fn saved(&mut self, words: &Words) -> bool {
        match self.save_now() {
            Ok(()) => true,
            Err(trouble) => {
                self.said = Some((words.tell("trouble", &trouble), true));
                false
            }
        }
    }

    /// The board of Part 2, which Journey cards lead over: the one in the making, or the one that games have.
    fn part_2(&self) -> Option<Board> {
        if self.board.draft().part == 2 {
            return self.board.board().cloned();
        }
        let bytes = Own::Board(2).read(self.folder.as_deref()?).ok()??;
        Board::read(&bytes).ok()
    }

    pub fn view<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let gap = look.size(6.0);
        let say = |name: &str| words.say(name, &[]);
        let part = self.board.draft().part;
        let of_board = self.page.is_of_a_board();
        let tab = |label: String, chosen: bool, message: Message| {
            press(look, label, if chosen { Weight::Chosen } else { Weight::Quiet }, Some(message)).into()
        };
        let things: [Element<'a, Message>; 4] = [
            tab(say("copy-part-1"), of_board && part == 1, Message::Part(1)),
            tab(say("copy-part-2"), of_board && part == 2, Message::Part(2)),
            tab(say("copy-page-tiles"), self.page == Page::Tiles, Message::Page(Page::Tiles)),
            tab(say("copy-page-cards"), self.page == Page::Cards, Message::Page(Page::Cards)),
        ];
        let head = row![
            look.heading(say("copy")).color(look.colours().gold),
            Row::with_children(things).spacing(gap),
            space().width(Fill),
            press(look, say("undo"), Weight::Quiet, Some(Message::Shortcut(Shortcut::Undo))),
            press(look, say("redo"), Weight::Quiet, Some(Message::Shortcut(Shortcut::Redo))),
            press(look, say("table-leave"), Weight::Quiet, Some(Message::Leave)),
        ]
        .spacing(look.size(14.0))
        .align_y(Center);
        let mut page = column![head].spacing(look.size(8.0));
        if of_board {
            let pages = Page::OF_A_BOARD.map(|page| {
                tab(say(&format!("copy-page-{}", page.name())), self.page == page, Message::Page(page))
            });
            page = page.push(Row::with_children(pages).spacing(gap));
        }
        let foot = self.foot(look, words);
        let words = words.clone();
        let body = responsive(move |room| self.body(look, &words, room)).height(Fill);
        page.push(body).push(foot).padding(look.size(12.0)).into()
    }

    /// What is copied on this page, and what is to be said of it.
    fn body<'a>(&'a self, look: Look, words: &Words, room: Size) -> Element<'a, Message> {
        let what = look.label(words.say(&format!("copy-page-{}-what", self.page.name()), &[]));
        let content: Element<'a, Message> = match self.page {
            Page::Numbers => scrolled(look, numbers::view(look, words, &self.board)),
            Page::Areas => scrolled(look, areas::view(look, words, &self.board)),
            Page::Links => links::view(look, words, &self.board),
            Page::Picture => self.picture_page(look, words),
            Page::Games => {
                scrolled(look, lessons::view(look, words, lessons::news(&self.taught, &self.board)))
            }
            Page::Tiles => scrolled(look, self.decks.tiles_view(look, words)),
            Page::Cards => self.decks.cards_view(look, words),
        };
        // Where there is little room, it is the picture's.
        let room_is_wanted = self.page == Page::Picture;
        let what: Element<'a, Message> =
            if room_is_wanted && room.height < look.size(420.0) { space().into() } else { what.into() };
        let mut both = row![container(content).width(Fill).height(Fill)];
        if !(room_is_wanted && room.width < look.size(800.0)) {
            let side = self.side(look, words).padding(iced::Padding::ZERO.right(look.size(12.0)));
            both = both.push(scrollable(side).width(look.size(330.0).min(460.0)).height(Fill));
        }
        column![what, both.spacing(look.size(14.0)).height(Fill)].spacing(look.size(8.0)).into()
    }

    /// What was said last, and files.
    fn foot<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let say = |name: &str| words.say(name, &[]);
        let mut foot = Column::new().spacing(look.size(5.0));
        let colours = look.colours();
        match (&self.said, &self.asked) {
            (Some((said, wrong)), _) => {
                let colour = if *wrong { colours.red } else { colours.gold };
                foot = foot.push(text(said).size(look.size(15.0)).color(colour));
            }
            // What comes and goes moves nothing else: under a hand that clicks, least of all the picture.
            (None, None) => foot = foot.push(text(" ").size(look.size(15.0))),
            (None, Some(_)) => {}
        }
        if let Some(asked) = &self.asked {
            let question = match asked {
                Asked::TakeOver(shared) => words.say("copy-ask", &[("what", shared.name().into())]),
                Asked::WriteOver(path) => words.say("copy-ask-over", &[("path", shown(path).into())]),
            };
            foot = foot.push(
                row![
                    look.text(question),
                    press(look, say("copy-yes"), Weight::Main, Some(Message::Yes)),
                    press(look, say("copy-no"), Weight::Quiet, Some(Message::No)),
                ]
                .spacing(look.size(8.0))
                .align_y(Center),
            );
        }
        let file = line(look, &say("copy-file-typed"), &self.file)
            .on_input(Message::File)
            .id("file")
            .on_submit(Message::Take)
            .padding([look.size(4.0), look.size(10.0)]);
        let named = !self.file.trim().is_empty();
        let files = row![
            look.label(say("copy-file")),
            still(file, Message::Shortcut),
            press(look, say("copy-choose"), Weight::Quiet, Some(Message::Choose)),
            press(look, say("copy-import"), Weight::Quiet, named.then_some(Message::Take)),
            press(look, say("copy-export"), Weight::Quiet, named.then_some(Message::Export)),
        ]
        .spacing(look.size(6.0))
        .align_y(Center);
        foot.push(files).into()
    }
}

/// No line takes the keys any more: they go to the easel.
fn to_easel() -> Task<Message> {
    operation::focus(tracing::EASEL)
}

/// A page that may be longer than the window.
fn scrolled<'a>(look: Look, content: Element<'a, Message>) -> Element<'a, Message> {
    scrollable(container(content).padding(iced::Padding::ZERO.right(look.size(14.0)))).height(Fill).into()
}

fn shown(path: &Path) -> String {
    path.display().to_string()
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
