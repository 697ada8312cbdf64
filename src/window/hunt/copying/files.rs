//! Files that are taken in, and the page that is written to one.

use super::Copying;
use super::decks::Decks;
use super::message::{Confirm, Message, Page};
use super::parts::shown;
use super::sharing::{self, Shared, There};
use super::tracing::Tracing;
use crate::hunt::board::Stages;
use crate::language::Words;
use crate::store::{Own, Picture, Trouble, typed_path};
use iced::Task;
use std::path::{Path, PathBuf};

impl Copying {
    /// Takes in the file that was named, chosen or dropped: a picture, or something that somebody has shared.
    pub(super) fn take(&mut self, words: &Words) -> Task<Message> {
        let path = typed_path(&self.file);
        if path.as_os_str().is_empty() {
            return Task::none();
        }
        self.said = None;
        match sharing::open(&path) {
            Ok(Some(shared)) => {
                self.file.clear();
                if self.stands(&shared) {
                    self.asked = Some(Confirm::TakeOver(shared));
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

    /// Lays aside what something takes the place of. Tiles and cards share a file: what of them could not be read when
    /// they were opened stands in their way no longer, if it is laid aside.
    fn lay_aside(&mut self, theirs: &[Own], of_a_board: bool) -> Result<Option<PathBuf>, Trouble> {
        let Some(folder) = self.folder.as_deref() else { return Ok(None) };
        let opens_anew = !of_a_board && !self.decks.are_kept();
        if opens_anew {
            for own in [Own::Typed, Own::Tiles, Own::Journeys].iter().filter(|own| !theirs.contains(own)) {
                own.read(folder)?;
            }
        }
        let aside = Own::lay_all_aside(theirs, folder)?;
        if opens_anew {
            let (decks, opened) = Decks::open(Some(folder));
            opened?;
            self.decks = decks;
        }
        Ok(aside)
    }

    /// What was there is laid aside, and this takes its place.
    pub(super) fn take_over(&mut self, shared: Shared, words: &Words) -> Task<Message> {
        if !self.saved(words) {
            return Task::none();
        }
        let theirs = match &shared {
            Shared::Board(draft) => [Own::Board(draft.part), Own::Draft(draft.part)],
            Shared::Tiles(_) => [Own::Tiles, Own::Typed],
            Shared::Cards(_) => [Own::Journeys, Own::Typed],
        };
        let aside = match self.lay_aside(&theirs, matches!(shared, Shared::Board(_))) {
            Ok(aside) => aside,
            Err(trouble) => {
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
    pub(super) fn export(&mut self, words: &Words) {
        let path = typed_path(&self.file);
        match sharing::there(&path) {
            There::OneOfOurs => self.asked = Some(Confirm::WriteOver(path)),
            There::Nothing | There::SomethingElse => self.write(&path, words),
        }
    }

    pub(super) fn write(&mut self, path: &Path, words: &Words) {
        let (file, faults) = match self.page {
            Page::Tiles => (self.decks.tiles_file(), self.decks.tile_faults(words).len()),
            Page::Cards => (self.decks.cards_file(), self.decks.card_faults(words, None).len()),
            _ => (self.board.draft().file(Stages::ALL), self.board.seen.faults.len()),
        };
        self.said = Some(match sharing::write(path, file.as_bytes()) {
            Ok(()) => {
                let facts = [("path", shown(path).into()), ("faults", faults.into())];
                (words.say("copy-exported", &facts), faults > 0)
            }
            Err(fault) => (fault.worded(words), true),
        });
    }
}
