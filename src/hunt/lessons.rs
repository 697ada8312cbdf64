//! What a game teaches about the board on the table: the areas that were told in it, and ways that were walked although
//! the board in the program does not show them.

use crate::hunt::board::{Area, Board, Location};
use crate::hunt::event::{Public, Secret};
use crate::hunt::things::{Correction, Entry, Options};
use crate::hunt::{Event, Record};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Something that a game has taught about the board of a part.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Lesson {
    /// A location lies in an area.
    Area { location: Location, area: Area },
    /// Two locations are connected, by so many dots at most (R8).
    Way {
        from: Location,
        to: Location,
        /// The dots that he had marked, and in an escape those that it adds (R28).
        most: u16,
    },
}

/// What a game taught about the board of this part, each thing once, as it was set right in the end. Nothing is learned
/// of a board that `invented` says is not the box's.
pub fn lessons(record: &Record, part: u8, invented: impl Fn(&Board) -> bool) -> Vec<Lesson> {
    let walk = Walk::of(record, part);
    if walk.part != part || walk.options.board.as_deref().is_some_and(invented) {
        return Vec::new();
    }
    let areas = walk.areas.iter().map(|(&location, &area)| Lesson::Area { location, area });
    let mut lessons: Vec<Lesson> = areas.collect();
    for way in walk.ways() {
        if !lessons.contains(&way) {
            lessons.push(way);
        }
    }
    lessons
}

/// What was told of a part, and Frodo's log of it.
#[derive(Default)]
struct Walk {
    part: u8,
    options: Arc<Options>,
    areas: BTreeMap<Location, Area>,
    start: Option<Location>,
    log: Vec<Entry>,
    /// For each entry, whether it was an escape.
    escaped: Vec<bool>,
}

impl Walk {
    fn of(record: &Record, part: u8) -> Self {
        let mut walk = Self::default();
        for (_, events) in record.said() {
            let escapes = events.iter().any(|event| matches!(event, Event::Public(Public::Escaped { .. })));
            for event in events {
                if part == 1 && matches!(event, Event::Public(Public::PartTwo { .. })) {
                    return walk;
                }
                walk.take_in(event, escapes);
            }
        }
        walk
    }

    fn take_in(&mut self, event: &Event, escapes: bool) {
        match event {
            Event::Public(Public::Opened(options)) => {
                *self = Self { part: 1, options: Arc::clone(options), ..Self::default() };
            }
            Event::Public(Public::PartTwo { options, .. }) => {
                *self = Self { part: 2, options: Arc::clone(options), ..Self::default() };
            }
            Event::Secret(Secret::Start { location, .. }) => self.start = Some(*location),
            // What was told last counts.
            Event::Secret(Secret::AreaTold { location, area }) => {
                self.areas.insert(*location, *area);
            }
            Event::Secret(Secret::Entered { entry, .. }) => {
                self.log.push(*entry);
                self.escaped.push(escapes);
            }
            // In Part 2 the log that is set right is Gandalf's.
            Event::Secret(Secret::Corrected { correction, .. }) if self.part == 1 => {
                correction.mend(&mut self.log, Some);
                // What should have been another entry came about as it did.
                let inserts = matches!(correction, Correction::Insert { .. });
                correction.mend(&mut self.escaped, |_| inserts.then_some(false));
            }
            _ => {}
        }
    }

    /// The ways that nothing but the Ring-bearer's word says are there.
    fn ways(&self) -> Vec<Lesson> {
        let mut ways = Vec::new();
        let (mut last, mut dots) = (self.start, 0);
        for (entry, escaped) in self.log.iter().zip(&self.escaped) {
            match entry {
                Entry::Dot => dots += 1,
                Entry::Slash => {}
                Entry::Location(to) => {
                    let marked = std::mem::take(&mut dots);
                    let most = if *escaped { marked + self.options.escape.bonus() } else { marked };
                    if let Some(from) = last.replace(*to).filter(|from| from != to)
                        && !self.shows(from, *to, most)
                    {
                        ways.push(Lesson::Way { from, to: *to, most });
                    }
                }
            }
        }
        ways
    }

    /// Whether the board shows a way of so many dots at most.
    fn shows(&self, from: Location, to: Location, most: u16) -> bool {
        let dots = self.options.linked().and_then(|board| board.dot_distance(from, to));
        dots.is_some_and(|dots| dots <= most)
    }
}
