//! What is offered is made of: buttons that give a command, begin one or lead somewhere, and where a place may lie.

use super::places::areas_of_the_part;
use crate::hunt::board::{Area, Location};
use crate::hunt::{Canceller, Command, Companion, Hunt, State};
use crate::language::Words;
use crate::language::hunt::{deed, deed_of, places_unknown, print};
use crate::window::play::wish::{self, Begun};
use crate::window::widgets::press::Weight;

/// Where a button leads that gives no command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Door {
    /// To the Letter from Gandalf, and Part 2.
    Letter,
    Telling,
    /// The game is to be revealed, into a file.
    Reveal,
    /// A copy of it is to be written.
    Save,
    /// Back to the first screen.
    Leave,
    /// The question that he alone has seen is asked and answered.
    Give,
    Forget,
    /// It is asked, and a card blocks it.
    Block,
    /// A tile that was drawn is turned over.
    TurnOver,
    /// The tile at this place is to be put back, by somebody who is still to be named; or is not after all.
    PutBack(usize),
    /// This companion may be flipped for it: that is asked first.
    Flips(Companion),
    /// It is put back by this.
    By(Canceller),
    /// What is done by a card is chosen from.
    ByCard,
    /// What the table sets right is chosen from.
    ByHand,
    /// What waits is left.
    Back,
    /// An entry of the log was wrong.
    Correct,
}

/// What is wished for in this game.
pub(super) type Wish = wish::Wish<Hunt, Door>;
/// A button of this game.
pub(super) type Chip = wish::Chip<Hunt, Door>;
/// What can be done in this game.
pub(super) type Offer = wish::Offer<Hunt, Door>;

/// Makes them, in these words.
pub(super) struct Chips<'a>(pub(super) &'a Words);

impl Chips<'_> {
    pub(super) fn give(&self, command: Command) -> Chip {
        (deed_of(self.0, &command), Wish::give(command), Weight::Quiet)
    }

    /// What everybody is told of, and hears no more of when it is taken back: it is asked first whether it is meant.
    pub(super) fn once_meant(&self, command: &Command) -> Chip {
        let called = deed_of(self.0, command);
        (called.clone(), Wish::Confirm(Begun::new(print(command), called)), Weight::Quiet)
    }

    /// A number or a name that says by itself what it is.
    pub(super) fn short(label: impl ToString, command: Command) -> Chip {
        (label.to_string(), Wish::give(command), Weight::Quiet)
    }

    pub(super) fn gold(&self, command: Command) -> Option<(String, Wish)> {
        Some((deed_of(self.0, &command), Wish::give(command)))
    }

    /// What asks for something.
    pub(super) fn due(&self, name: &str) -> Option<(String, Wish)> {
        let asked = self.0.say(name, &[]);
        Some((asked.clone(), Wish::Ask(asked)))
    }

    pub(super) fn begin(&self, command: &str, begun: Option<&Begun>) -> Chip {
        self.begin_called(command, deed(self.0, command), begun)
    }

    pub(super) fn begin_called(&self, command: &str, called: String, begun: Option<&Begun>) -> Chip {
        Self::begins(Begun::new(command, called), begun)
    }

    pub(super) fn begins(it: Begun, begun: Option<&Begun>) -> Chip {
        let weight = Weight::chosen(begun == Some(&it));
        (format!("{} …", it.called), Wish::Begin(it), weight)
    }

    pub(super) fn to(&self, name: &str, door: Door) -> Chip {
        (self.0.say(name, &[]), Wish::To(door), Weight::Quiet)
    }
}

/// Where a place may lie that nobody has placed yet.
pub(super) fn in_areas(state: &State, place: Location) -> Vec<Chip> {
    let lies = |area: Area| Chips::short(area, Command::Area { location: place, area });
    areas_of_the_part(state).into_iter().map(lies).collect()
}

/// Where Frodo, or Gandalf, has come and nobody has told where that lies: it is best told at once.
pub(super) fn new_place(state: &State, veiled: bool) -> Vec<Chip> {
    let place = unplaced(state).filter(|_| !veiled);
    place.map(|place| in_areas(state, place)).unwrap_or_default()
}

/// The place where Frodo or Gandalf is and of which nobody has told where it lies.
pub(super) fn unplaced(state: &State) -> Option<Location> {
    places_unknown(state).into_iter().next()
}
