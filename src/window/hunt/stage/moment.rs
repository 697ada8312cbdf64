//! Which moment it is, by what everybody was told last.

use crate::hunt::board::Location;
use crate::hunt::{Answer, Asked, Phase, Public, Side, Tile, Touched, Turn, View};
use crate::table::How;
use std::collections::BTreeMap;

/// What was heard last, and what lay on the board before.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Heard {
    /// What became of the command.
    pub how: How,
    pub said: String,
    /// What happened before everybody's eyes; of what was taken back, what is gone.
    pub events: Vec<Public>,
    /// The Track tokens that lay before.
    pub lay: BTreeMap<Location, Side>,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Moment {
    /// Nothing stands out: hands do what the phase asks.
    Turn,
    /// Frodo, or Gandalf, has moved, rests, or escapes.
    Moved,
    /// A question waits.
    Asked(Asked),
    /// It was withdrawn, or (`true`) a card blocked it.
    Dropped(Asked, bool),
    Answered(Asked, Answer),
    Drawn(Vec<Tile>),
    Taken,
    /// A command was taken back.
    Undone,
    /// An entry of the log was set right.
    Corrected(Vec<Touched>),
    /// Gandalf is seen; `true`: by a deed.
    Gandalf(Location, bool),
    /// P10, P12: his figure leaves the board: he hides, or is in Rivendell.
    Gone(Public),
    /// P20: the course was kept, or changed: the step of the figure, and the Track tokens are off.
    Course(Option<u8>),
    /// Somebody has said something that counts.
    Told(String),
    Over,
}

impl Moment {
    pub fn of(view: &View, heard: &Heard) -> Self {
        // Tiles that lie there, or lie there again, are seen whatever was heard.
        if let Some((tiles, _)) = view.drawn.as_ref().filter(|(tiles, _)| !tiles.is_empty()) {
            return Self::Drawn(tiles.clone());
        }
        if heard.how == How::Undid {
            return Self::Undone;
        }
        if let Some(asked) = view.asked {
            return Self::Asked(asked);
        }
        let moment = heard.events.iter().rev().find_map(|event| {
            Some(match event {
                Public::Answered { asked, answer } => Self::Answered(*asked, *answer),
                Public::Withdrawn(asked) => Self::Dropped(*asked, false),
                Public::Blocked { asked, .. } => Self::Dropped(*asked, true),
                Public::Corrected { answers, .. } => Self::Corrected(answers.clone()),
                Public::GandalfRevealed { location } => Self::Gandalf(*location, false),
                Public::DeedDone { location } => Self::Gandalf(*location, true),
                Public::GandalfHidden | Public::GandalfInRivendell => Self::Gone(event.clone()),
                Public::Told { text } => Self::Told(crate::language::clean(text).into_owned()),
                Public::TilesSettled => Self::Taken,
                Public::CourseKept => Self::Course(None),
                Public::CourseChanged { step } => Self::Course(Some(*step)),
                _ => return None,
            })
        });
        let moved = |event: &Public| {
            matches!(
                event,
                Public::Stepped { .. }
                    | Public::Rested
                    | Public::NoMove
                    | Public::Escaped { .. }
                    | Public::GandalfMoved { .. }
            )
        };
        match moment {
            // Nobody takes more notice of what was drawn than of how it ends.
            Some(Self::Taken) | None if view.phase.is_over() => Self::Over,
            None if heard.events.iter().any(moved) => Self::Moved,
            moment => moment.unwrap_or(Self::Turn),
        }
    }

    pub fn asked(&self, heard: &Heard) -> Option<Asked> {
        match self {
            Self::Asked(asked) | Self::Dropped(asked, _) | Self::Answered(asked, _) => Some(*asked),
            Self::Undone => heard.answered().map(|(asked, _)| asked),
            _ => None,
        }
    }
}

impl Heard {
    pub fn answered(&self) -> Option<(Asked, Answer)> {
        self.events.iter().find_map(|event| match event {
            Public::Answered { asked, answer } => Some((*asked, *answer)),
            _ => None,
        })
    }

    /// The step from which the figure has just gone on.
    pub fn step_before(&self) -> Option<u8> {
        let step = self.events.iter().rev().find_map(|event| match event {
            Public::Stepped { step, .. } | Public::Escaped { step } => step.checked_sub(1),
            Public::CourseChanged { step } => step.checked_add(1),
            _ => None,
        });
        step.filter(|_| self.how != How::Undid)
    }

    /// The step to which a card has just moved Frodo.
    pub fn step_by_card(&self) -> Option<u8> {
        self.events.iter().find_map(|event| match event {
            Public::Stepped { step, card: true } => Some(*step),
            _ => None,
        })
    }

    /// What cards and hands have done while nothing else goes on: it is on the table, and hands follow it.
    pub fn done_by_hands(&self) -> Vec<Public> {
        let told = |event: &&Public| {
            matches!(
                event,
                Public::Company { .. }
                    | Public::FrodoFlipped { .. }
                    | Public::Fellowship { .. }
                    | Public::FellowshipPool { .. }
                    | Public::Corruption { .. }
                    | Public::Track { .. }
                    | Public::InformationFound { .. }
                    | Public::InformationHidden { .. }
                    | Public::RedJoined { .. }
                    | Public::BarrowWights { .. }
                    | Public::EyesSet { .. }
                    | Public::TilePutBack { .. }
                    | Public::TileTakenOut { .. }
                    | Public::JourneyChanged
                    | Public::CourseDrawn
                    | Public::Lord { in_play: false }
            )
        };
        self.events.iter().filter(told).filter(|_| !self.turn_begins()).cloned().collect()
    }

    pub fn turn_begins(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Public::TurnBegan { .. }))
    }

    /// P18: whether their Lord comes into play.
    pub fn lord_comes(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Public::Lord { in_play: true }))
    }

    /// Whether tiles lie drawn that hands drew and told.
    pub fn typed_tiles(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Public::TilesDrawn { by_app: false, .. }))
    }

    /// The tiles that have taken effect, and those that went back into the cup.
    pub fn settled(&self) -> [Vec<Tile>; 2] {
        let of = |which: fn(&Public) -> Option<Tile>| self.events.iter().filter_map(which).collect();
        [
            of(|event| if let Public::TileApplied { tile, .. } = event { Some(*tile) } else { None }),
            of(|event| if let Public::TileReturned { tile } = event { Some(*tile) } else { None }),
        ]
    }

    /// Whether night falls with it.
    pub fn night_falls(&self) -> bool {
        let falls = |event: &Public| matches!(event, Public::TurnBegan { turn: Turn::Nightfall, .. });
        self.how != How::Undid && self.events.iter().any(falls)
    }

    /// The Information token in it, and which one it is.
    pub fn found(&self) -> Option<(Location, u8)> {
        self.events.iter().find_map(|event| match event {
            Public::InformationFound { location, count } => Some((*location, *count)),
            _ => None,
        })
    }

    /// From where to where a token goes that lay wrong.
    pub fn moved_token(&self) -> Option<[Location; 2]> {
        let tracks = self.tracks();
        let one = |lies: bool| tracks.iter().find(|(_, side)| side.is_some() == lies).map(|(at, _)| *at);
        Some([one(false)?, one(true)?])
    }

    /// The Track tokens that it has laid, turned or (`None`) taken away.
    pub fn tracks(&self) -> Vec<(Location, Option<Side>)> {
        let tracks = self.events.iter().filter_map(|event| match event {
            Public::Track { location, side } => Some((*location, *side)),
            _ => None,
        });
        tracks.collect()
    }
}

/// Whether it is the Ring-bearer's time, and not the Ringwraiths'.
pub(super) fn is_his(view: &View) -> bool {
    matches!(view.phase, Phase::Setup | Phase::Letter | Phase::RingBearer | Phase::Escape | Phase::Hiding)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::Question;

    fn heard(events: Vec<Public>) -> Heard {
        Heard { events, ..Heard::default() }
    }

    /// An answer stands until the next thing is heard; what was taken back stands above all.
    #[test]
    fn the_last_thing_heard_makes_the_moment() {
        let asked = Asked { card: false, question: Question::Search(Location::number(12).unwrap()) };
        let answered = Public::Answered { asked, answer: Answer::Yes };
        let view = View { phase: Phase::Ringwraiths, ..View::default() };
        let of = |view: &View, heard: &Heard| Moment::of(view, heard);
        let answer = heard(vec![answered]);
        assert_eq!(of(&view, &answer), Moment::Answered(asked, Answer::Yes));
        assert_eq!(of(&View { asked: Some(asked), ..view.clone() }, &answer), Moment::Asked(asked));
        assert_eq!(of(&view, &Heard { how: How::Undid, ..answer.clone() }), Moment::Undone);
        assert_eq!(of(&view, &Heard { how: How::Redid, ..answer }), Moment::Answered(asked, Answer::Yes));
        assert_eq!(of(&view, &heard(vec![Public::Withdrawn(asked)])), Moment::Dropped(asked, false));
        assert_eq!(of(&view, &heard(vec![Public::Stepped { step: 3, card: false }])), Moment::Moved);
        for gone in [Public::GandalfHidden, Public::GandalfInRivendell] {
            assert_eq!(of(&view, &heard(vec![gone.clone()])), Moment::Gone(gone));
        }
        let leaves = Public::Lord { in_play: false };
        let course = heard(vec![Public::CourseChanged { step: 4 }, leaves]);
        assert_eq!(of(&view, &course), Moment::Course(Some(4)));
        assert_eq!(course.step_before(), Some(5));
        assert_eq!(of(&view, &heard(vec![Public::TilesSettled])), Moment::Taken);
        assert_eq!(of(&view, &heard(Vec::new())), Moment::Turn);
        let over = View { phase: Phase::Corrupted, ..view };
        assert_eq!(of(&over, &heard(vec![Public::TilesSettled])), Moment::Over);
    }
}
