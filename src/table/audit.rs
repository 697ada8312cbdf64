//! Deciding a whole record again: what stands in it has to be what the rules make of what was said.

use super::record::{Act, Line, OPENING, Record, Said, is_written_so};
use super::{Event, Game, State};

/// What does not hold in a line of a record whose chain holds.
pub enum Doubt<G: Game> {
    /// What stands in the line is not written as it would be written.
    Strange,
    /// What was said is no command, or not the one that the table was told of.
    Unheard,
    /// The rules refuse the command.
    Refused(G::Refusal),
    /// The rules make something else of it.
    Otherwise {
        /// What stands in the line.
        written: Vec<Event<G>>,
        /// What the rules make of the command.
        decided: Vec<Event<G>>,
    },
}

impl<G: Game + PartialEq> Record<G> {
    /// Decides every command again, undone ones too, each by the state in which it was given. `hear` understands
    /// what was said; the events of the line stand for whatever came from files.
    pub fn audit(&self, hear: impl Fn(&Said, &[Event<G>]) -> Option<G::Command>) -> Vec<(Line, Doubt<G>)> {
        let mut doubts = Vec::new();
        let mut state = State::default();
        let mut standing: Vec<Line> = Vec::new();
        for ((line, act), written) in (OPENING..).zip(self.acts()).zip(self.text().lines().skip(1)) {
            // What says the same otherwise would be read otherwise by somebody.
            if !is_written_so(written, act) {
                doubts.push((line, Doubt::Strange));
            }
            match act {
                Act::Did { said, events } => {
                    let doubt = match hear(said, events) {
                        None => Some(Doubt::Unheard),
                        Some(command) => match G::decide(&state, &command, self.draws()) {
                            Err(refusal) => Some(Doubt::Refused(refusal)),
                            Ok(decided) if decided == *events => None,
                            Ok(decided) => Some(Doubt::Otherwise { written: events.clone(), decided }),
                        },
                    };
                    doubts.extend(doubt.map(|doubt| (line, doubt)));
                    events.iter().for_each(|event| state.apply(event));
                    standing.push(line);
                }
                // That it was the last command, or the last one undone, was seen when the record was read.
                Act::Undid(_) => {
                    standing.pop();
                    state = State::default();
                    let events = standing.iter().filter_map(|line| self.line(*line));
                    events.flat_map(|(_, events)| events).for_each(|event| state.apply(event));
                }
                Act::Redid(again) => {
                    let events = self.line(*again).map_or(&[][..], |(_, events)| events);
                    events.iter().for_each(|event| state.apply(event));
                    standing.push(*again);
                }
            }
        }
        doubts
    }
}
