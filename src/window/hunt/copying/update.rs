//! What follows from what is done on these pages.

use super::super::Action;
use super::easel::Gesture;
use super::found::Found;
use super::message::{Confirm, Message, Page};
use super::own_board::{At, OwnBoard};
use super::{Copying, lessons, sharing, tracing};
use crate::hunt::board::{Location, tokens};
use crate::language::{Words, yes};
use crate::store::path_to_type;
use crate::window::widgets::beside::Step;
use crate::window::widgets::keys::Shortcut;
use iced::Task;
use iced::widget::operation;

impl Copying {
    pub fn update(&mut self, message: Message, words: &Words) -> Action<Message> {
        let task = match message {
            // What could not be written is said once; who leaves again leaves it.
            Message::Leave => match self.save_now() {
                Err(trouble) if !std::mem::replace(&mut self.unwritten, true) => {
                    self.said = Some((words.tell("trouble", &trouble), true));
                    return Action::Stay;
                }
                _ => return Action::Leave,
            },
            Message::Shortcut(Shortcut::Escape) if self.is_left_by_escape() => {
                return self.update(Message::Leave, words);
            }
            message => self.take_in(message, words),
        };
        Action::Run(Task::batch([task, self.save()]))
    }

    /// Whether nothing else is let go by it.
    fn is_left_by_escape(&self) -> bool {
        self.asked.is_none() && !matches!(self.page, Page::Picture | Page::Links)
    }

    fn take_in(&mut self, message: Message, words: &Words) -> Task<Message> {
        // What was wrong before is over with the next thing that is done.
        if !matches!(
            message,
            Message::Saved(_)
                | Message::PictureRead(..)
                | Message::Circles(_, _, Step::TakesLong)
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
            Message::Chains(action) => {
                self.board.type_chains(action);
                self.drawn.look_again(&self.board);
            }
            Message::Sketch(camera) => camera.into_iter().for_each(|camera| self.drawn.turn(camera)),
            Message::Gesture(gesture) => {
                let no_number = self.tracing.handle(gesture, &mut self.board);
                self.say_no_number(no_number, words);
            }
            Message::Tool(tool) => self.tracing.take(tool),
            Message::Next(typed) => self.tracing.next = typed,
            Message::Renumber => {
                let to = self.tracing.next.clone();
                let renamed = self.tracing.gives_number(&mut self.board);
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
            Message::LearnAll => {
                lessons::take_all(&lessons::news(&self.taught, &self.board), &mut self.board)
            }
            Message::File(typed) => self.file = typed,
            Message::Choose => return sharing::choose(words).map(Message::Chosen),
            Message::Chosen(None) => {}
            Message::Chosen(Some(path)) => {
                self.file = path_to_type(&path);
                return self.take(words);
            }
            Message::Take => return self.take(words),
            Message::Yes => match self.asked.take() {
                Some(Confirm::TakeOver(shared)) => return self.take_over(shared, words),
                Some(Confirm::WriteOver(path)) => self.write(&path, words),
                None => {}
            },
            Message::No => self.asked = None,
            Message::Export => self.export(words),
            Message::PictureRead(part, read) => self.picture_read(part, read, words),
            Message::ShowPicture => self.tracing.shows_picture = !self.tracing.shows_picture,
            Message::Find => return self.find(),
            Message::Circles(part, size, step) => self.circles(part, size, step, words),
            Message::DropRest => self.tracing.lay_found(Found::default(), &self.board),
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

    fn key(&mut self, shortcut: Shortcut, words: &Words) -> Task<Message> {
        match shortcut {
            Shortcut::Delete if self.page == Page::Picture && self.tracing.takes_back(&self.board) => {}
            Shortcut::Delete if self.page == Page::Picture => self.remove(words),
            Shortcut::Letter('f') if self.page == Page::Picture => return self.find(),
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
                    self.drawn.look_again(&self.board);
                }
            }
            Shortcut::Escape if self.asked.is_some() => self.asked = None,
            shortcut if self.page == Page::Links => self.drawn.key(shortcut),
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
        let linked = |board: &OwnBoard, location: &Location| {
            board.draft().chains.iter().any(|chain| tokens(chain).1.contains(&location.to_string().as_str()))
        };
        let links = location.is_some_and(|location| linked(&self.board, &location));
        let area = location.is_some_and(|location| self.board.draft().area_of(location).is_some());
        self.tracing.remove(&mut self.board);
        if let Some(location) = location {
            let facts = [
                ("space", location.to_string().into()),
                ("area", yes(area).into()),
                ("links", yes(links).into()),
            ];
            self.said = Some((words.say("copy-picture-removed", &facts), false));
        }
    }
}

/// No line takes the keys any more: they go to the easel.
fn to_easel() -> Task<Message> {
    operation::focus(tracing::EASEL)
}
