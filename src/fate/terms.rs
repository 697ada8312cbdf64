//! The words of the rulebook that are one of a few: backs, orders, faces, levels, armies.

use crate::books::named;
use serde::Serialize;
use strum::IntoStaticStr;

named! {
    /// The back of a shadow card.
    pub enum Back {
        /// With a flag: the card before it advances.
        Red,
        /// With a banner: the card before it reinforces.
        Black,
    }
    /// The special order of a reinforce half.
    pub enum Order {
        /// F19: the Eye comes to Frodo, or searches him.
        Eye,
        /// F20: two Nazgûl come a step nearer.
        Closer,
        /// F21: three Nazgûl go to the Eye.
        Deploy,
    }
    pub enum Face {
        /// F23: nothing.
        Slip,
        /// F23: 1 hope.
        Weary,
        /// F23: 1 hope, unless in a haven.
        Exposed,
        /// F23: a Nazgûl goes to Mordor.
        Recall,
        /// F29: a shadow troop.
        Rout,
        /// F29: one of each.
        Exchange,
        /// F29: a friendly troop, unless in a haven.
        Overrun,
        /// F29: two friendly troops, if a Nazgûl is present.
        Nazgul,
    }
    pub enum Die {
        /// F22, F27.
        Search,
        /// F28.
        Battle,
    }
    /// How hard it is to be (F1).
    pub enum Level {
        /// S 4, O 4.
        Introductory,
        /// S 5, O 4.
        Standard,
        /// S 5, O 5.
        Heroic,
        /// S 6, O 5.
        Epic,
        /// S 6, O 6.
        Legendary,
    }
    pub enum Army {
        /// 8 in all.
        Dwarven,
        /// 9 in all.
        Elven,
        /// 8 in all.
        Rohirrim,
        /// 10 in all.
        Gondor,
    }
    pub enum Site {
        /// Printed so, or captured.
        Haven,
        /// A shadow stronghold, printed or lost.
        Stronghold,
        /// Neither.
        None,
    }
    /// What a player card shows.
    pub enum Symbol {
        /// Spared on the road.
        Stealth,
        Friendship,
        Valor,
        /// Rolls again.
        Resistance,
    }
}

/// What the table is at. Sentences choose by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum At {
    Setup,
    Actions,
    Cards,
    Skies,
    /// A shadow card is to be turned up.
    Shadow,
    Over,
    Dice,
    Search,
    Choose,
    Top,
    Won,
    Lost,
}

impl Back {
    #[must_use]
    pub fn other(self) -> Self {
        if self == Self::Red { Self::Black } else { Self::Red }
    }
}

impl Die {
    /// Its faces (F23, F29).
    pub fn faces(self) -> [Face; 4] {
        match self {
            Self::Search => [Face::Slip, Face::Weary, Face::Exposed, Face::Recall],
            Self::Battle => [Face::Rout, Face::Exchange, Face::Overrun, Face::Nazgul],
        }
    }

    /// As shipped: each face so often, in this order.
    pub fn shipped(self) -> Vec<(Face, u8)> {
        self.faces().into_iter().zip([2, 2, 1, 1]).collect()
    }
}

impl Army {
    pub const ALL: [Self; 4] = [Self::Dwarven, Self::Elven, Self::Rohirrim, Self::Gondor];

    /// How many there are in the box (F58).
    pub fn in_box(self) -> u8 {
        match self {
            Self::Dwarven | Self::Rohirrim => 8,
            Self::Elven => 9,
            Self::Gondor => 10,
        }
    }
}

impl Level {
    /// S: how many Skies Darken cards (F1).
    pub fn skies(self) -> u8 {
        match self {
            Self::Introductory => 4,
            Self::Standard | Self::Heroic => 5,
            Self::Epic | Self::Legendary => 6,
        }
    }

    /// O: how many objectives, the last one among them (F1).
    pub fn objectives(self) -> u8 {
        match self {
            Self::Introductory | Self::Standard => 4,
            Self::Heroic | Self::Epic => 5,
            Self::Legendary => 6,
        }
    }
}

/// E: events among the player cards (F1).
pub fn events(players: u8) -> u8 {
    match players {
        1 => 5,
        2 | 3 => 6,
        4 => 7,
        _ => 9,
    }
}

/// H: cards in each hand (F1).
pub fn hand(players: u8) -> u8 {
    match players {
        1 | 2 => 4,
        3 => 3,
        _ => 2,
    }
}

/// F7: how many characters may be needed.
pub fn most_needed(players: u8) -> usize {
    if players == 1 { 5 } else { 2 * usize::from(players) }
}

/// F63: the objectives of the six scenarios, by name alone.
pub const OBJECTIVES: [&str; 23] = [
    "attain-the-blessing-of-the-elves",
    "saruman-your-staff-is-broken",
    "challenge-sauron",
    "confront-the-balrog",
    "oathbreakers-fulfill-their-duty",
    "subdue-umbar",
    "ride-with-the-eored",
    "free-theodens-mind",
    "deal-with-frecas-heirs",
    "shieldmaiden-no-longer",
    "that-makes-six",
    "arwen-unfurls-the-banner",
    "lay-bare-the-pits",
    "bring-light-to-mirkwood",
    "boromir-reclaims-his-honor",
    "secure-the-crossing-of-the-anduin",
    "unseat-denethor",
    "infiltrate-minas-morgul",
    "avenge-balin",
    "lift-shadow-from-dwarven-lands",
    "rangers-secure-eriador",
    "hobbits-pledge-their-loyalty",
    "shelobs-lair",
];
/// F63: characters likewise.
pub const CHARACTERS: [&str; 5] = [FRODO_SAM, "merry-pippin", "eowyn", "legolas", "gandalf"];
/// Frodo & Sam, who count as needed (F7).
pub const FRODO_SAM: &str = "frodo-sam";
/// The last objective (F7).
pub const LAST_OBJECTIVE: &str = "destroy-the-one-ring";
/// F22, F27: the most dice.
pub const MOST_DICE: u32 = 7;
/// So many sides has a die.
pub const SIDES: u8 = 6;
/// Where the Ring is destroyed, as the ledger calls it (F58).
pub const MOUNT_DOOM: &str = "mount-doom";
/// F18: so many Nazgûl there are in all.
pub const RIDERS: u8 = 9;
pub const MORDOR: &str = "mordor";
/// Where the Eye is at the start (F6).
pub const ERIADOR: &str = "eriador";
/// F6: where the Nazgûl stand.
pub const NAZGUL: [(&str, u8); 5] =
    [(ERIADOR, 2), ("rhudaur", 1), ("misty-mountains", 1), ("gondor", 1), (MORDOR, 4)];
/// All shadow troops (F58).
pub const SHADOW_TROOPS: u8 = 48;
/// Region cards, and shadow cards that are no specials (F9, F46).
pub const CARDS: u32 = 48;
/// F5: how many shadow cards are turned up in the set-up.
pub const SETUP_FLIPS: usize = 9;
/// F3: friendly troops at the start.
pub const FRIENDLY: [(&str, Army, u8); 13] = [
    ("ered-luin", Army::Dwarven, 1),
    ("erebor", Army::Dwarven, 1),
    ("iron-hills", Army::Dwarven, 1),
    ("grey-havens", Army::Elven, 1),
    ("rivendell", Army::Elven, 1),
    ("lorien", Army::Elven, 1),
    ("woodland-realm", Army::Elven, 1),
    ("helms-deep", Army::Rohirrim, 1),
    ("edoras", Army::Rohirrim, 1),
    ("eastemnet", Army::Rohirrim, 1),
    ("minas-tirith", Army::Gondor, 2),
    ("dol-amroth", Army::Gondor, 2),
    ("pelargir", Army::Gondor, 1),
];
/// F4: shadow troops at the start.
pub const SHADOW: [(&str, u8); 10] = [
    ("dunland", 1),
    ("isengard", 1),
    ("moria", 2),
    ("dol-guldur", 1),
    ("rhun", 3),
    ("minas-morgul", 2),
    ("barad-dur", 2),
    ("nurn", 3),
    ("umbar", 1),
    ("near-harad", 2),
];
