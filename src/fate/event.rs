//! What happens in Fate of the Fellowship. It goes into files: what stands there once never changes its meaning.

use super::box_file::Troops;
use super::command::Confirmed;
use super::deck::{Named, Seen};
use super::nazgul::Nazgul;
use super::stacks::Drawn;
use super::terms::{Army, Back, Die, Face, Order, Site};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum FateEvent {
    Confirmed {
        numbers: Confirmed,
    },
    /// Sets that needed too many were put back (F7).
    Objectives {
        names: Vec<String>,
        put_back: Vec<Vec<String>>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        drawn: bool,
    },
    Characters {
        seats: Vec<Vec<String>>,
    },
    Ticked {
        item: u8,
    },
    Hands {
        cards: Vec<Drawn>,
    },
    Began {
        first: u8,
    },
    Stands {
        turn: u16,
        who: u8,
        step: Step,
    },
    Due {
        due: Vec<Due>,
    },
    Saw {
        seen: Seen,
    },
    Turned {
        turned: Turned,
    },
    Amended {
        flip: usize,
        card: Option<Named>,
        back: Option<Back>,
        other: Vec<usize>,
    },
    Hope {
        to: u8,
        by: i16,
        cause: Cause,
    },
    Threat {
        space: u8,
    },
    Supply {
        to: u8,
    },
    Nazgul {
        stand: Nazgul,
    },
    /// F18: where they stood before an order, while that matters.
    Before {
        stood: Option<Nazgul>,
    },
    Eye {
        region: String,
        with_frodo: bool,
    },
    Frodo {
        region: String,
        place: Option<String>,
    },
    Drew {
        cards: Vec<Drawn>,
        missing: u32,
    },
    Foresaw {
        cards: Vec<Drawn>,
    },
    CardsSet {
        drawn: u8,
        skies: u8,
    },
    Skies {
        place: String,
        placed: u32,
        shuffled: u32,
        /// A battle comes first: what is shuffled is told behind it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        fights: bool,
    },
    /// F38: hands lay so many cards of the discard on the deck, as the battle is over.
    Shuffles {
        count: u32,
    },
    Marched {
        line: String,
        moves: Vec<(String, String, u8)>,
    },
    Options {
        options: Vec<Nazgul>,
    },
    /// Dice are to be rolled.
    ToRoll {
        what: For,
        place: String,
        count: u32,
    },
    Rolled {
        die: Die,
        faces: Vec<Face>,
        haven: bool,
    },
    /// F24, F30: a die was rolled once more.
    Rerolled {
        face: Face,
    },
    Fought {
        shadow: u32,
        friendly: u32,
        falls: Option<u8>,
    },
    Site {
        place: String,
        site: Site,
        captured: bool,
    },
    Troops {
        place: String,
        troops: Troops,
    },
    Objective {
        name: String,
        done: bool,
    },
    Acted {
        name: String,
        over: bool,
        /// F11: the other one of the player's has acted since.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        again: bool,
    },
    /// F22: what Frodo's way costs: who is there, and the shadow troops of his place where they are known.
    Travelled {
        nazgul: u8,
        troops: Option<u8>,
    },
    Reminded {
        of: Reminder,
    },
    /// F2: the game begins though these items are not ticked, and others are.
    Unticked {
        items: Vec<u8>,
    },
    /// F65: so many are left of an army.
    Army {
        army: Army,
        to: u8,
    },
    /// F65: so many friendly troops fell, and go back to what is left.
    Fell {
        count: u32,
    },
    /// F66: shadow troops may stand alone in this haven.
    HavenAsked {
        name: String,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        region: bool,
    },
    /// F66: it holds. `unanswered`: nobody has said otherwise.
    HavenHolds {
        names: Vec<String>,
        unanswered: bool,
    },
    /// F66: it is asked no more. `lost`: the table said that it is.
    HavenAnswered {
        name: String,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        lost: bool,
    },
    /// F60: shadow troops stand alone in this haven.
    StandAlone {
        place: String,
    },
    Over {
        won: bool,
    },
}

/// A shadow card that was turned up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turned {
    pub flip: usize,
    /// Unread without.
    pub card: Option<String>,
    pub line: Option<String>,
    pub place: Option<String>,
    pub order: Option<Order>,
    /// `None`: in the set-up, or where there is none (F44).
    pub half: Option<Back>,
    pub setup: bool,
    /// F44: it waits for its half, or has none.
    pub last: bool,
    /// F42: a captured place gets none, and where the supply is empty there is none.
    pub no_troop: bool,
    /// F42: an unread card brought one out of the supply.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub a_troop: bool,
}

/// What a table easily forgets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Reminder {
    /// F12.
    Hands,
    /// The shipped numbers are to be confirmed.
    Confirm,
    /// F2: ticks are missing.
    Ticks,
    /// F27.
    DoomCosts,
}

/// Why hope changes (F15, F16).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, strum::EnumIter, IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Cause {
    Search,
    Eye,
    Haven,
    Troops,
    Cards,
    Ring,
    Capture,
    Table,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Before `begin`.
    #[default]
    Setup,
    /// F11.
    Actions,
    /// F12.
    Cards,
    /// F34: so many cards to resolve.
    Skies(u8),
    /// F13: so many flips made, of so many.
    Shadow { made: u8, of: u8 },
    /// F61.
    Over { won: bool },
}

/// What is due before the step goes on, or happens by itself when it is its turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Due {
    /// Dice on the table, or still to be rolled.
    Dice(Dice),
    /// F59: a battle by a card, by the ledger.
    Battle { place: String },
    /// F41: the other havens of a line fall.
    Falls { places: Vec<String> },
    /// F42: an order is carried out.
    Order(Order),
    /// A search.
    Search,
    /// F20, F21: one of these is chosen; none where the table moves them, with those that may go and how many still do.
    Choose {
        options: Vec<Nazgul>,
        /// F20: those that have not moved.
        still: Nazgul,
        moves: u8,
    },
    /// The back on top.
    Top,
    /// F12: hands are looked at.
    Hands,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, strum::Display)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum For {
    #[default]
    Search,
    Battle,
    Doom,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Dice {
    pub what: For,
    pub count: u32,
    /// `None` before the roll.
    pub faces: Option<Vec<Face>>,
    pub haven: bool,
    pub region: Option<String>,
    pub place: Option<String>,
    pub friendly: u32,
    pub shadow: u32,
    pub valor: u32,
    /// F18: the Nazgûl of before the order count.
    pub before: bool,
}

impl Dice {
    /// So many, still to be rolled.
    pub fn of(what: For, count: u32) -> Self {
        Self { what, count, ..Self::default() }
    }

    /// The place that they are about, or the region where no place was told.
    pub fn name(&self) -> Option<&String> {
        self.place.as_ref().or(self.region.as_ref())
    }

    pub fn die(&self) -> Die {
        if self.what == For::Battle { Die::Battle } else { Die::Search }
    }

    /// How many lie on the table, or are still to be rolled.
    pub fn on_the_table(&self) -> u32 {
        self.faces.as_ref().map_or(self.count, |faces| faces.len() as u32)
    }
}
