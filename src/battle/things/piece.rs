//! The pieces, and how many of each there are.

use super::{Centre, Power};
use crate::books::named;
use std::ops::{Index, IndexMut};
use strum::VariantArray;

named! {
    /// A nation's armies or a character, in the order of the table of pieces.
    pub enum Piece {
        Orc,
        Nazgul,
        #[serde(rename = "manorc")]
        #[strum(serialize = "manorc")]
        ManOrc,
        Saruman,
        Gondor,
        Rohan,
        Dwarf,
        Hobbit,
        Elf,
        Dead,
        /// The army that sleeps in Fangorn.
        Fangorn,
        Aragorn,
        Gandalf,
    }
}

impl Piece {
    pub fn power(self) -> Power {
        match self {
            Self::Orc | Self::Nazgul => Power::Sauron,
            Self::ManOrc | Self::Saruman => Power::Saruman,
            _ => Power::Alliance,
        }
    }

    /// How many hexes it moves in a Movement Phase.
    pub fn allowance(self) -> u8 {
        match self {
            Self::Nazgul | Self::Gandalf => 6,
            Self::Saruman | Self::Aragorn => 4,
            Self::ManOrc | Self::Rohan | Self::Fangorn => 3,
            _ => 2,
        }
    }

    pub fn counters(self) -> u8 {
        match self {
            Self::Orc => 30,
            Self::ManOrc => 16,
            Self::Gondor => 12,
            Self::Rohan | Self::Dwarf => 8,
            Self::Elf => 6,
            Self::Hobbit => 4,
            Self::Dead => 2,
            Self::Nazgul | Self::Saruman | Self::Fangorn | Self::Aragorn | Self::Gandalf => 1,
        }
    }

    /// How many stand on the map at the start (B2).
    pub fn at_start(self) -> u8 {
        match self {
            Self::Orc => 25,
            Self::ManOrc => 10,
            Self::Gondor => 8,
            Self::Rohan => 6,
            Self::Dwarf => 3,
            Self::Hobbit => 2,
            Self::Nazgul
            | Self::Saruman
            | Self::Elf
            | Self::Dead
            | Self::Fangorn
            | Self::Aragorn
            | Self::Gandalf => self.counters(),
        }
    }

    /// Whether it is a character and no army.
    pub fn is_character(self) -> bool {
        matches!(self, Self::Nazgul | Self::Saruman | Self::Aragorn | Self::Gandalf)
    }

    /// Where its armies are built (B11); nowhere, if they are never built again (B16).
    pub fn centres(self) -> &'static [Centre] {
        match self {
            Self::Orc => &[Centre::BaradDur, Centre::DolGuldur, Centre::Harad, Centre::MinasMorgul],
            Self::ManOrc => &[Centre::Isengard, Centre::Shire],
            Self::Gondor => &[Centre::DolAmroth, Centre::MinasTirith],
            Self::Rohan => &[Centre::Edoras, Centre::HelmsDeep],
            Self::Dwarf => &[Centre::IronMountains, Centre::LonelyMountain],
            Self::Hobbit => &[Centre::Shire],
            _ => &[],
        }
    }

    /// How many of its armies are built in a round (B10); of Dwarves and Hobbits one of the two (B13).
    pub fn builds(self, round: u16) -> u8 {
        match (self, round) {
            (_, 0 | 1) => 0,
            (Self::Orc, 2) => 1,
            (Self::Orc, 3) | (Self::ManOrc, _) => 2,
            (Self::Orc, _) => 3,
            (Self::Gondor | Self::Rohan | Self::Dwarf | Self::Hobbit, _) => 1,
            _ => 0,
        }
    }

    /// The nation that shares the one army of a round with it (B13).
    pub fn builds_with(self) -> Option<Self> {
        match self {
            Self::Dwarf => Some(Self::Hobbit),
            Self::Hobbit => Some(Self::Dwarf),
            _ => None,
        }
    }

    /// Whether it has Elven strength by itself (B32); of Fangorn, once it is awake.
    pub fn is_elven(self) -> bool {
        matches!(self, Self::Elf | Self::Fangorn | Self::Gandalf | Self::Nazgul)
    }

    /// Whether it lends Elven strength to that one (B33), where `friends` are pieces of one player.
    pub fn lends_to(self, other: Self, friends: bool) -> bool {
        let lends = match self {
            Self::Gandalf | Self::Nazgul => friends && !other.is_elven(),
            Self::Aragorn => matches!(other, Self::Gondor | Self::Dead),
            Self::Saruman => other == Self::ManOrc,
            _ => false,
        };
        lends && self != other
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts([u8; Piece::VARIANTS.len()]);

impl Counts {
    /// Those that stand on the map at the start.
    pub fn at_start() -> Self {
        let mut counts = Self::default();
        Piece::VARIANTS.iter().for_each(|piece| counts[*piece] = piece.at_start());
        counts
    }
}

impl Index<Piece> for Counts {
    type Output = u8;

    fn index(&self, piece: Piece) -> &u8 {
        &self.0[piece as usize]
    }
}

impl IndexMut<Piece> for Counts {
    fn index_mut(&mut self, piece: Piece) -> &mut u8 {
        &mut self.0[piece as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::super::Players;
    use super::*;

    /// Row 33 of the numbers to check.
    #[test]
    fn the_pieces_at_the_start() {
        let start = Counts::at_start();
        let of = |power| {
            let pieces = Piece::VARIANTS.iter().filter(|piece| piece.power() == power);
            pieces.map(|piece| u32::from(start[*piece])).sum::<u32>()
        };
        assert_eq!([of(Power::Sauron), of(Power::Saruman), of(Power::Alliance)], [26, 11, 30]);
        let spare = Piece::VARIANTS.iter().map(|piece| piece.counters() - start[*piece]);
        assert_eq!(spare.collect::<Vec<_>>(), [5, 0, 6, 0, 4, 2, 5, 2, 0, 0, 0, 0, 0]);
    }

    /// Row 24.
    #[test]
    fn armies_are_built_by_the_round() {
        let rounds = |piece: Piece| (1..=5).map(|round| piece.builds(round)).collect::<Vec<_>>();
        assert_eq!(rounds(Piece::Orc), [0, 1, 2, 3, 3]);
        assert_eq!(rounds(Piece::ManOrc), [0, 2, 2, 2, 2]);
        for piece in [Piece::Gondor, Piece::Rohan, Piece::Dwarf, Piece::Hobbit] {
            assert_eq!(rounds(piece), [0, 1, 1, 1, 1], "{piece}");
        }
        for piece in Piece::VARIANTS {
            assert_eq!(piece.builds(9) > 0, !piece.centres().is_empty(), "{piece}");
        }
    }

    /// Rows 30 and 31.
    #[test]
    fn strength_is_lent_within_one_players_pieces() {
        let lent = |players: Players, lender: Piece| {
            let friends = |other: Piece| players.side_of(lender) == players.side_of(other);
            let to = Piece::VARIANTS.iter().filter(|to| lender.lends_to(**to, friends(**to)));
            to.map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        for (players, lender, to) in [
            (Players::Three, Piece::Gandalf, "gondor rohan dwarf hobbit dead aragorn"),
            (Players::Three, Piece::Aragorn, "gondor dead"),
            (Players::Three, Piece::Nazgul, "orc"),
            (Players::Three, Piece::Saruman, "manorc"),
            (Players::Two, Piece::Nazgul, "orc manorc saruman"),
            (Players::Two, Piece::Saruman, "manorc"),
            (Players::Three, Piece::Elf, ""),
        ] {
            assert_eq!(lent(players, lender), to, "{lender}");
        }
    }
}
