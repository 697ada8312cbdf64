//! Where a game stands: the steps of a turn (K8), a fight while it is open, and how it ended (K50 to K53).

use super::colour::{Colour, Holder, Side};
use crate::books::PhaseLine;
use serde::{Deserialize, Serialize};

/// An army in a fight: how many, and the letters behind the number (K21, K22, K24).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Army {
    pub battalions: u16,
    pub leader: bool,
    pub stronghold: bool,
    pub card: bool,
}

impl Army {
    /// What its highest die has more.
    pub fn bonus(self) -> i8 {
        [self.leader, self.stronghold, self.card].into_iter().map(i8::from).sum()
    }
}

/// A fight that is open: the only time that stacks are known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fight {
    pub attacker: Army,
    pub defender: Army,
    /// From where to where, if it was told with names.
    pub places: Option<[String; 2]>,
    pub against: Option<Holder>,
}

impl Fight {
    /// What the highest attack die has more than it shows, the defender's bonus taken off (K23).
    pub fn net(&self) -> i8 {
        self.attacker.bonus() - self.defender.bonus()
    }
}

/// What comes when the men have moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Afterwards {
    /// The combat goes on.
    Combat,
    /// The territory is still to be told; whether a Leader fought for it.
    Owed { leader: bool },
    /// K36: cards have to be traded.
    Trade,
}

/// A step of a turn (K8), with what is only known in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Reinforce.
    Reinforce,
    /// Combat, between two fights.
    Combat,
    /// Combat, where a fight told in numbers was won: the territory is owed, and whether a Leader fought for it.
    Conquest { leader: bool },
    /// A fight.
    Battle(Fight),
    /// K32: so many move at least, and so many at most.
    Move { least: u16, most: u16, then: Afterwards },
    /// K36: cards are traded after an elimination.
    Trade,
    /// Fortify.
    Fortify,
    /// An Adventure card is due.
    Adventure,
    /// K38: a Leader is due.
    Leader,
    /// The Fellowship's step.
    Ring,
    /// K59: the Ring is hunted, in this territory and by this player.
    Hunt { territory: String, by: Colour },
    /// K51: the table tells its counts.
    Score,
}

impl Step {
    /// Its name in the phase line.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Reinforce => "reinforce",
            Self::Combat | Self::Conquest { .. } => "combat",
            Self::Battle(_) => "battle",
            Self::Move { .. } => "move",
            Self::Trade => "trade",
            Self::Fortify => "fortify",
            Self::Adventure => "adventure",
            Self::Leader => "leader",
            Self::Ring => "ring",
            Self::Hunt { .. } => "hunt",
            Self::Score => "score",
        }
    }

    /// The one that `phase =` calls so.
    pub fn called(name: &str) -> Option<Self> {
        let steps = [Self::Reinforce, Self::Combat, Self::Fortify, Self::Adventure, Self::Leader, Self::Ring];
        steps.into_iter().find(|step| step.name() == name)
    }
}

impl From<Afterwards> for Step {
    fn from(then: Afterwards) -> Self {
        match then {
            Afterwards::Combat => Self::Combat,
            Afterwards::Owed { leader } => Self::Conquest { leader },
            Afterwards::Trade => Self::Trade,
        }
    }
}

/// Whose turn it is, and where it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct At {
    /// The round (K9), from 1 on.
    pub round: u16,
    pub colour: Colour,
    pub step: Step,
}

impl At {
    pub fn line(&self) -> PhaseLine {
        let who = match &self.step {
            Step::Score => None,
            Step::Hunt { by, .. } => Some(by.name()),
            _ => Some(self.colour.name()),
        };
        PhaseLine::step("round", self.round, self.step.name(), who)
    }
}

/// Who can win: a player, or a side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Winner {
    Player(Colour),
    Side(Side),
}

impl Winner {
    /// How the phase line calls it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Player(colour) => colour.name(),
            Self::Side(side) => side.name(),
        }
    }

    pub fn called(name: &str) -> Option<Self> {
        let sides = [Side::FreePeoples, Side::Sauron];
        let side = sides.into_iter().find(|side| side.name() == name).map(Self::Side);
        side.or_else(|| name.parse().ok().map(Self::Player))
    }

    /// The phase line of a game that these have won.
    pub fn line(winners: &[Self], how: Option<String>) -> PhaseLine {
        let names: Vec<&str> = winners.iter().map(|winner| winner.name()).collect();
        let does = if let [winner] = winners { winner.wins() } else { "tie" };
        PhaseLine::Over { who: names.join(" and "), does: does.to_owned(), how }
    }

    /// `wins`, or `win` for the Free Peoples.
    pub fn wins(self) -> &'static str {
        match self {
            Self::Player(_) => "wins",
            Self::Side(side) => side.wins(),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The Ring is destroyed: the points decide (K51 to K53), and the dice where they do not.
    Ring,
    /// Nobody else holds a territory (K50).
    Last(Winner),
    /// K59: the Ring was found.
    Found,
    /// The table says so: who has won, or ties, and how.
    Said { winners: Vec<Winner>, how: Option<String> },
}
