//! An attack that is typed or pressed, word by word, as far as it goes.

use crate::battle::{BattleView, Cell, Piece};
use crate::books::find;
use strum::VariantArray;

/// What is said of it so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Begun {
    pub(super) attacker: Option<Piece>,
    /// Whether the attacker is said to have Elven strength.
    pub(super) lent: bool,
    /// Whether `on` was said.
    pub(super) on: bool,
    pub(super) defender: Option<Piece>,
    /// Whether the defender is said to have Elven strength.
    pub(super) lent_to_defender: bool,
    pub(super) fortress: bool,
    pub(super) river: bool,
    /// Whether `dice` was said: what is typed next are their faces.
    pub(super) dice: bool,
}

/// A piece by a beginning of its name.
pub(super) fn piece(word: &str) -> Option<Piece> {
    find(Piece::VARIANTS.iter().map(<&'static str>::from), word).ok()?.parse().ok()
}

impl Begun {
    /// What a line says: nothing, if it is no attack. Dice do not matter.
    pub(super) fn of(typed: &str) -> Self {
        let mut begun = Self::default();
        let typed = typed.to_ascii_lowercase();
        let mut words = typed.split_whitespace();
        if !matches!(words.next(), Some("attack" | "a")) {
            return begun;
        }
        begun.attacker = words.next().and_then(piece);
        for word in words {
            match word {
                "on" => begun.on = true,
                "elven" | "e" if begun.on => begun.lent_to_defender = true,
                "elven" | "e" => begun.lent = true,
                "fortress" | "f" => begun.fortress = true,
                "river" | "r" => begun.river = true,
                "dice" => begun.dice = true,
                "roll" => break,
                named if begun.on && begun.defender.is_none() => begun.defender = piece(named),
                _ => {}
            }
        }
        begun
    }

    /// The cell of the combat table by which it would be thrown, once both are named.
    pub(super) fn cell(self, view: &BattleView) -> Option<Cell> {
        Some(Cell {
            elven_attacker: self.lent || view.is_elven(self.attacker?),
            elven_defender: self.lent_to_defender || view.is_elven(self.defender?),
            fortress: self.fortress,
            river: self.river,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attack_is_read_as_far_as_it_goes() {
        let of = |typed: &str| {
            let it = Begun::of(typed);
            (it.attacker, it.lent, it.defender, it.lent_to_defender, it.fortress, it.river)
        };
        let (orc, rohan) = (Some(Piece::Orc), Some(Piece::Rohan));
        assert_eq!(of("attack"), (None, false, None, false, false, false));
        assert_eq!(of("attack orc elven"), (orc, true, None, false, false, false));
        assert_eq!(of("a orc on roh e f dice 5 4"), (orc, false, rohan, true, true, false));
        assert_eq!(of("attack orc elven on rohan river roll"), (orc, true, rohan, false, false, true));
        assert_eq!(of("build orc harad"), (None, false, None, false, false, false));
    }
}
