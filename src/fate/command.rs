//! What can be asked for in Fate of the Fellowship, as it was said: names are looked up when it is decided.

use super::dice::Sides;
use super::stacks::Drawn;
use super::terms::{Army, Back, Die, Face, Site};
use crate::books::Throw;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FateCommand {
    Confirm(Confirmed),
    /// F7: those of the table, or drawn.
    Objectives(Throw<Vec<String>>),
    /// F8: by player.
    Characters(Throw<Vec<Vec<String>>>),
    Tick(u8),
    Top(Back),
    Flip(String, Option<Back>, Option<bool>),
    Hands(Vec<Drawn>),
    Begin {
        frodo: String,
        first: Option<u8>,
    },
    Act(String),
    Done,
    Draw(Vec<Drawn>),
    Skies {
        place: String,
        region: Option<String>,
        field: ToldField,
    },
    Frodo {
        region: String,
        place: Option<String>,
    },
    Eye(String),
    Search {
        troops: Option<u32>,
        haven: bool,
    },
    Ring {
        haven: bool,
    },
    Doom {
        troops: Option<u32>,
    },
    Attack {
        region: String,
        place: Option<String>,
        field: ToldField,
        dice: Option<u32>,
    },
    Battle {
        region: String,
        place: Option<String>,
        field: ToldField,
    },
    Roll(Throw<Vec<String>>),
    Reroll(String, Throw<Vec<String>>),
    Turn(String, String),
    Drop(String),
    Valor(u32),
    Accept(Vec<(Army, u32)>),
    Choose(u64),
    /// F20: the table moves one.
    NazgulGoes {
        from: String,
        to: String,
    },
    Capture {
        region: String,
        place: String,
    },
    Lost(String),
    /// F66: none of those that are asked is lost, or none of these.
    Holds(Vec<String>),
    Place(String, Site),
    Objective {
        name: String,
        done: bool,
    },
    Peek(Vec<String>),
    Order(Vec<String>),
    Remove(String),
    Foresee(Vec<Drawn>),
    Amend {
        flip: u64,
        card: String,
        back: Option<Back>,
    },
    /// F60.
    Troops {
        place: String,
        shadow: Option<u32>,
        friendly: Vec<(Army, u32)>,
    },
    /// Shadow troops without an army.
    Move {
        army: Option<Army>,
        count: u32,
        from: String,
        to: String,
    },
}

/// Troops at a place, as far as they were told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ToldField {
    pub friendly: Option<u32>,
    pub shadow: Option<u32>,
    pub haven: bool,
}

/// The numbers on the owner's own pieces.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Confirmed {
    /// Start and top.
    Hope(u8, u8),
    /// The rates of the seven spaces.
    Threat(Vec<u8>),
    Die(Die, Sides),
}

/// What the table sets right (G8).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FateTrack {
    /// F14.
    Hope,
    /// F35: the space.
    Threat,
    /// Shadow troops not on the board.
    Supply,
    /// F65: what is left of an army.
    Army(Army),
    /// F18: those in a region, or (asked for) all.
    Nazgul(String),
    /// F55: so many drawn, so many Skies Darken cards among them.
    Cards(u8),
}

/// The faces that were told for a die.
pub(super) fn face_of(sides: &Sides, word: &str) -> Option<Face> {
    let word = word.to_ascii_lowercase();
    let mut faces = sides
        .iter()
        .filter(|(face, count)| *count > 0 && !word.is_empty() && <&str>::from(*face).starts_with(&word));
    let (face, _) = faces.next()?;
    faces.next().is_none().then_some(*face)
}
