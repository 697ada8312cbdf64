//! What a game teaches about the board on the table: the areas that were told in it, and ways that were walked although
//! the board in the program does not show them.

use super::event::{Entry, Public, Secret};
use super::{Event, Record};
use crate::board::{Area, Board, Location};
use std::sync::Arc;

/// Something that a game has taught about the board of a part.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Lesson {
    /// A location lies in an area.
    Area {
        /// Where.
        location: Location,
        /// In which.
        area: Area,
    },
    /// Two locations are connected, by so many dots at most (R8).
    Way {
        /// The one that Frodo came from.
        from: Location,
        /// The one that he entered.
        to: Location,
        /// The dots that he had marked, and two more in an escape (R28).
        most: u16,
    },
}

/// What a game taught about the board of this part, each thing once, in the order of the game. Nothing is learned of a
/// board that `invented` says is not the box's.
pub fn lessons(record: &Record, part: u8, invented: impl Fn(&Board) -> bool) -> Vec<Lesson> {
    let mut lessons = Vec::new();
    let mut walk = Walk::default();
    for (_, events) in record.said() {
        let escapes = events.iter().any(|event| matches!(event, Event::Public(Public::Escaped { .. })));
        for event in events {
            if let Some(lesson) = walk.take_in(event, escapes)
                && walk.part == part
                && !walk.board.as_deref().is_some_and(&invented)
                && !lessons.contains(&lesson)
            {
                lessons.push(lesson);
            }
        }
    }
    lessons
}

/// Where Frodo is, as far as his log tells.
#[derive(Default)]
struct Walk {
    part: u8,
    board: Option<Arc<Board>>,
    last: Option<Location>,
    dots: u16,
}

impl Walk {
    fn take_in(&mut self, event: &Event, escapes: bool) -> Option<Lesson> {
        match event {
            Event::Public(Public::Opened(options)) => {
                (self.part, self.board) = (1, options.board.clone());
            }
            Event::Public(Public::PartTwo { options, .. }) => {
                (self.part, self.board, self.last, self.dots) = (2, options.board.clone(), None, 0);
            }
            Event::Secret(Secret::Start { location, .. }) => self.last = Some(*location),
            Event::Secret(Secret::AreaTold { location, area }) => {
                return Some(Lesson::Area { location: *location, area: *area });
            }
            Event::Secret(Secret::Entered { entry, word }) => match entry {
                Entry::Dot => self.dots += 1,
                Entry::Slash => {}
                Entry::Location(to) => {
                    let marked = std::mem::take(&mut self.dots);
                    let from = self.last.replace(*to).filter(|from| from != to);
                    // Without links nothing but his word says that there is a way.
                    let unseen = *word || !self.board.as_ref().is_some_and(|board| board.is_linked());
                    let most = if escapes { marked + 2 } else { marked };
                    return from.filter(|_| unseen).map(|from| Lesson::Way { from, to: *to, most });
                }
            },
            _ => {}
        }
        None
    }
}
