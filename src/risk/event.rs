//! What happens in this game alone. It goes into files: what stands there once never changes its meaning.

use super::cards::{Adventure, Card, SET};
use super::colour::{Colour, Holder};
use super::options::Dealt;
use super::reinforcements::Reinforcements;
use super::score::Counts;
use super::step::{At, End, Winner};
use crate::books::D6;
use serde::{Deserialize, Serialize};

/// How many cards a player has, and what those count that he has played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hand {
    pub territory: u16,
    pub adventure: u16,
    /// Points on the Adventure cards that were played.
    pub played: u16,
}

impl Default for Hand {
    /// K6.
    fn default() -> Self {
        Self { territory: 1, adventure: 4, played: 0 }
    }
}

fn is_zero(points: &u16) -> bool {
    *points == 0
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// K3, K4: this is dealt, claimed and left.
    Dealt { dealt: Vec<Dealt> },
    /// These are somebody's now, or nobody's.
    Owned { by: Option<Holder>, territories: Vec<String> },
    /// K39: a Leader leaves a territory, comes to one, or both.
    Leader { colour: Colour, from: Option<String>, to: Option<String> },
    /// K39: all of somebody's Leaders stand there, and nowhere else.
    Leaders { colour: Colour, at: Vec<String> },
    /// K60: an item of the set-up is done, or not yet after all.
    Ticked { item: u8 },
    /// K64: somebody has fewer Leaders than are placed before the game.
    FewLeaders { colour: Colour, leaders: usize, of: usize },
    /// K64: somebody holds more territories than he has battalions.
    TooMany { colour: Colour, territories: u16, battalions: u16 },
    /// K60: these items of the set-up are not ticked, and others are.
    Unticked { items: Vec<u8> },
    /// K6: who throws the highest has the first turn.
    First { dice: Vec<(Colour, D6)> },
    /// The first turn begins.
    Begun,
    /// The game stands there now. In another turn than before its marks begin anew (K58).
    Stands { at: At },
    /// K15: what is to be placed now.
    Reinforced { given: Reinforcements },
    /// K13: a set was traded. `sets`: what all of a step are worth in which cards are traded after an elimination (K36).
    Traded {
        set: [Card; SET],
        value: u16,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sets: Option<u16>,
    },
    /// Somebody's hand is this.
    Holds { colour: Colour, hand: Hand },
    /// K20: a roll, and how many battalions each side lost by it, the attacker's first. `drawn`: the program's dice.
    Rolled { attack: Vec<D6>, defence: Vec<D6>, net: i8, lost: [u16; 2], drawn: bool },
    /// No defender is left: so many move at least and at most (K32).
    Won { least: u16, most: u16 },
    /// The attacker has none left to attack with, against so many.
    Beaten { against: u16 },
    /// K25: the attacker has stopped.
    BrokenOff { attackers: u16, defenders: u16 },
    /// K32: so many have moved.
    Moved { battalions: u16 },
    /// K34: a territory was taken, if its name is known; whether by a Leader, and whether an Adventure card is due for it.
    Conquered { territory: Option<String>, leader: bool, adventure: bool },
    /// K33: a Leader moves along into what was taken.
    Along { colour: Colour, from: String, to: String },
    /// K61: Leaders of somebody's stand on these Sites now.
    OnSites { colour: Colour, sites: Vec<String> },
    /// K62: from which of these it was taken is to be told.
    Whence { territory: String, among: Vec<String> },
    /// K62: it was from there, or that is not asked any more; and whether an Adventure card is due for a Leader (K48).
    From { from: Option<String>, adventure: bool },
    /// K35: somebody is out.
    PutOut { colour: Colour, by: Colour },
    /// With no board: somebody is in again, by the table's word (K58).
    InAgain { colour: Colour },
    /// K37: battalions went from one territory to another.
    Fortified { from: String, to: String },
    /// K47: a Territory card.
    TerritoryCard { colour: Colour },
    /// K48: an Adventure card was drawn. `due`: it is that of the turn. `points`: those of an Event (K63).
    Drew {
        card: Adventure,
        due: bool,
        #[serde(default, skip_serializing_if = "is_zero")]
        points: u16,
    },
    /// K48: more than four were in hand.
    Discarded { to: u16 },
    /// K49: a card was played.
    Played { colour: Colour, points: u16, name: Option<String> },
    /// K43: a card was played on the Ring, and so many are left in hand.
    PlayedOnRing { colour: Colour, points: u16, hand: u16 },
    /// K57: this stands until somebody's next turn.
    Effect { colour: Colour, text: String },
    /// The effect of this number, from 0 on, does not stand any more: somebody's turn has come, or the table says so.
    EffectOver { number: usize, colour: Colour, text: String },
    /// K41 to K43: a die of the Fellowship's: so many are needed, and whether it was enough.
    RingDie { die: D6, modifier: i8, needed: u8, enough: bool, drawn: bool },
    /// K41: the Ring stands on this step: it went on, or stays.
    Ring { step: u16, moved: bool },
    /// The table sets the Ring right (K45).
    RingSet { step: u16 },
    /// K59: two dice are thrown for the Ring, and what they come to with the bonuses.
    Hunted { dice: Vec<D6>, sum: u8, drawn: bool },
    /// K51: what the table counts for a player.
    Counted { colour: Colour, counts: Counts },
    /// The game is over.
    Over { end: End },
    /// K53: whom the dice chose.
    Chosen { winner: Winner },
}
