//! The steps of set-up: what each is called, what it asks for, and the command that it makes.

use crate::hunt::board::Location;
use crate::hunt::{Command, Journeys, Length, State};
use crate::language::hunt::{card_rows, print};

/// The steps of set-up, in order: those of Part 1, then those of Part 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Step {
    Start,
    Information,
    Gift,
    Dice,
    Journey,
    Deeds,
    Gandalf,
    #[strum(serialize = "dice-2")]
    Dice2,
}

pub(super) fn steps_of(state: &State) -> [Step; 4] {
    match state.view.part2 {
        None => [Step::Start, Step::Information, Step::Gift, Step::Dice],
        Some(_) => [Step::Journey, Step::Deeds, Step::Gandalf, Step::Dice2],
    }
}

/// The step that is to be done now.
pub(super) fn step(state: &State) -> Step {
    let view = &state.view;
    if let Some(part2) = &view.part2 {
        return match (part2.journey_set, part2.deeds_set, part2.gandalf_set) {
            (false, ..) => Step::Journey,
            (_, false, _) => Step::Deeds,
            (.., false) => Step::Gandalf,
            _ => Step::Dice2,
        };
    }
    if !view.start_set {
        Step::Start
    } else if !view.information_set {
        Step::Information
    } else if !view.given && view.options.give > 0 {
        Step::Gift
    } else {
        Step::Dice
    }
}

impl Step {
    pub(super) fn name(self) -> &'static str {
        self.into()
    }

    pub(super) fn command(self, typed: &str) -> String {
        // Numbers may be parted by commas and semicolons as well.
        let typed = &typed.replace([',', ';'], " ");
        let begins = match self {
            Self::Start => "start ",
            Self::Information => "information ",
            Self::Gift => "give ",
            // One of the two that were drawn, by its name; else the rows of a card of cardboard.
            Self::Journey if typed.parse::<Length>().is_ok() => "journey keep ",
            Self::Journey => "journey ",
            Self::Deeds => "deeds ",
            Self::Gandalf => "gandalf start ",
            Self::Dice | Self::Dice2 => "begin shadows=",
        };
        format!("{begins}{typed}")
    }

    /// What the framed button does, if one is framed.
    pub(super) fn framed(self, state: &State) -> Option<String> {
        let draws = match self {
            Self::Start => "start draw",
            Self::Information if self.is_known(state) => "information draw",
            Self::Journey if self.is_known(state) && state.hidden.drawn_journeys.is_none() => "journey draw",
            Self::Deeds if self.is_known(state) => "deeds draw",
            _ => return None,
        };
        Some(draws.to_owned())
    }

    /// Whether the program knows what it could draw from.
    pub(super) fn is_known(self, state: &State) -> bool {
        let options = &state.view.options;
        match self {
            Self::Information => options.information().is_some(),
            Self::Journey => options.journeys.as_ref().is_some_and(Journeys::is_complete),
            Self::Deeds => options.deeds().is_some(),
            _ => true,
        }
    }

    /// What a click on the map means.
    pub(super) fn picked(self, location: Location, state: &State) -> Option<String> {
        match self {
            Self::Start if state.view.options.starts().contains(&location) => {
                Some(print(&Command::Start(Some(location))))
            }
            Self::Gift if state.view.options.give == 1 => Some(print(&Command::Give(vec![location]))),
            Self::Gandalf => Some(print(&Command::GandalfStart(location))),
            _ => None,
        }
    }

    /// What was set, for the Ring-bearer.
    pub(super) fn told(self, state: &State) -> String {
        let list = |items: &mut dyn Iterator<Item = &Location>| {
            items.map(ToString::to_string).collect::<Vec<_>>().join(", ")
        };
        let hidden = &state.hidden;
        match self {
            Self::Start => list(&mut hidden.start.iter()),
            Self::Information => list(&mut hidden.information.keys()),
            Self::Gift => list(&mut state.view.information.iter()),
            Self::Journey => {
                hidden.journey.as_ref().map(|journey| card_rows(&journey.known())).unwrap_or_default()
            }
            Self::Deeds => list(&mut hidden.deeds.kept.iter()),
            Self::Gandalf => list(&mut hidden.gandalf.iter().take(1)),
            Self::Dice | Self::Dice2 => String::new(),
        }
    }
}
