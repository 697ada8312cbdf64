//! Deciding a whole record again: what stands in it has to be what the rules make of what was said.

use super::line::{Act, Line, OPENING, Said};
use super::record::Record;
use super::trail::Trail;
use super::{Event, Game};

/// The line before the first command.
const HEADER: Line = 1;

/// What does not hold in a line of a record whose chain holds.
pub enum Flaw<G: Game> {
    /// What stands in the line is not written as it would be written.
    Strange,
    /// What was said is no command, or not the one that the table was told of.
    Unheard,
    Refused(G::Refusal),
    /// The rules make something else of it.
    Otherwise {
        written: Vec<Event<G>>,
        /// What the rules make of the command.
        decided: Vec<Event<G>>,
    },
}

impl<G: Game> Record<G> {
    /// Decides every command again, undone ones too, each by the state in which it was given. `hear` understands
    /// what was said; the events of the line stand for whatever came from files.
    pub fn audit(&self, hear: impl Fn(&Said, &[Event<G>]) -> Option<G::Command>) -> Vec<(Line, Flaw<G>)> {
        let mut doubts = Vec::new();
        let (mut trail, mut standing) = (Trail::default(), Vec::new());
        let mut lines = self.text().lines();
        // What says the same otherwise would be read otherwise by somebody.
        if !lines.next().is_some_and(|header| self.is_header_written_so(header)) {
            doubts.push((HEADER, Flaw::Strange));
        }
        for ((line, act), written) in (OPENING..).zip(self.acts()).zip(lines) {
            if !self.is_written_so(written, act) {
                doubts.push((line, Flaw::Strange));
            }
            match act {
                Act::Did { said, events } => {
                    let doubt = match hear(said, events) {
                        None => Some(Flaw::Unheard),
                        Some(command) => match G::decide(trail.state(), &command, self.draws()) {
                            Err(refusal) => Some(Flaw::Refused(refusal)),
                            Ok(decided) if decided == *events => None,
                            Ok(decided) => Some(Flaw::Otherwise { written: events.clone(), decided }),
                        },
                    };
                    doubts.extend(doubt.map(|doubt| (line, doubt)));
                    standing.push(line);
                    trail.go_on(&standing, events);
                }
                // That it was the last command, or the last one undone, was seen when the record was read.
                Act::Undid(_) => {
                    standing.pop();
                    trail.go_back(&standing, |line| self.events_of(line));
                }
                Act::Redid(again) => {
                    standing.push(*again);
                    trail.go_on(&standing, self.events_of(*again));
                }
            }
        }
        doubts
    }

    fn events_of(&self, line: Line) -> &[Event<G>] {
        self.line(line).map_or(&[], |(_, events)| events)
    }
}
