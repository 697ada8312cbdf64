//! Whatever is typed or clicked is kept at once.

use super::Copying;
use super::message::Message;
use super::saving::Files;
use crate::hunt::board::Board;
use crate::language::Words;
use crate::store::{Own, Trouble};
use iced::Task;

impl Copying {
    /// The files that are not written yet.
    fn unsaved(&mut self) -> Files {
        if self.unwritten {
            (self.board.unsaved, self.decks.unsaved) = (true, true);
        }
        let part_2 = if self.decks.unsaved { self.part_2() } else { None };
        let decks = self.decks.take_unsaved(part_2.as_ref());
        self.board.take_unsaved().into_iter().chain(decks).flatten().collect()
    }

    /// Writes what has changed, while everything goes on. What could not be written is tried again together with what
    /// is changed next.
    pub(super) fn save(&mut self) -> Task<Message> {
        if !self.board.unsaved && !self.decks.unsaved {
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
            (self.board.unsaved, self.decks.unsaved) = (true, true);
        }
        written
    }

    /// The same, before something else takes the place of what is there; what went wrong is said.
    pub(super) fn saved(&mut self, words: &Words) -> bool {
        match self.save_now() {
            Ok(()) => true,
            Err(trouble) => {
                self.said = Some((words.tell("trouble", &trouble), true));
                false
            }
        }
    }

    /// The board of Part 2, which Journey cards lead over: the one in the making, or the one that games have.
    pub(super) fn part_2(&self) -> Option<Board> {
        if self.board.draft().part == 2 {
            return self.board.seen.board.clone();
        }
        let bytes = Own::Board(2).read(self.folder.as_deref()?).ok()??;
        Board::read(&bytes).ok()
    }
}
