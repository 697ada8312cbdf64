//! An attack that is typed or pressed, word by word, as far as it goes.

use super::nation;
use crate::battle::{BattleCommand, BattleView, Cell, Fight, Fought, Piece};
use crate::books::{D6, Throw, known};
use crate::language::Words;
use strum::VariantArray;

/// What is said of it so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Begun {
    /// Whether `attack` was said.
    pub(crate) said: bool,
    pub(crate) attacker: Option<Piece>,
    /// Whether the attacker is said to have Elven strength.
    pub(crate) lent: bool,
    /// Whether `on` was said.
    pub(crate) on: bool,
    pub(crate) defender: Option<Piece>,
    /// Whether the defender is said to have Elven strength.
    pub(crate) lent_to_defender: bool,
    pub(crate) fortress: bool,
    pub(crate) river: bool,
    /// Whether `dice` was said: what is typed next are their faces.
    pub(crate) dice: bool,
    /// The sum of dice whose faces are asked for still.
    pub(crate) sum: Option<u8>,
}

/// What stands before that sum.
pub(crate) const SUM: &str = "sum";

/// A piece by a beginning of its name.
pub(crate) fn piece(word: &str) -> Option<Piece> {
    known(Piece::VARIANTS.iter().map(<&'static str>::from), word)?.parse().ok()
}

/// A defender, with what was said of its place and its strength in the last attack on the same in this turn.
fn as_before(view: &BattleView, defender: Piece) -> String {
    let before = view.turn.fought.iter().rev().find(|fought| fought.defender == defender);
    let before = before.map(|fought| (fought.cell, fought.cell.elven_defender && !view.is_elven(defender)));
    let flags = before.map(|(cell, lent)| {
        let flags = [(lent, " elven"), (cell.fortress, " fortress"), (cell.river, " river")];
        flags.into_iter().filter(|(is, _)| *is).map(|(_, word)| word).collect::<String>()
    });
    format!("{defender}{}", flags.unwrap_or_default())
}

impl Begun {
    /// What a line says: nothing, if it is no attack. Dice do not matter.
    pub(crate) fn of(typed: &str) -> Self {
        let mut begun = Self::default();
        let typed = typed.to_ascii_lowercase();
        let mut words = typed.split_whitespace();
        match words.next() {
            Some("attack" | "a") => {}
            _ => return begun,
        }
        begun.said = true;
        begun.attacker = words.next().and_then(piece);
        while let Some(word) = words.next() {
            match word {
                SUM => {
                    begun.sum =
                        words.next().and_then(|sum| sum.parse().ok()).filter(|it| (2..=12).contains(it))
                }
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

    /// The same attack as this one.
    pub(crate) fn again(view: &BattleView, fought: &Fought) -> Self {
        let Fought { attacker, defender, cell, .. } = *fought;
        Self {
            said: true,
            attacker: Some(attacker),
            lent: cell.elven_attacker && !view.is_elven(attacker),
            on: true,
            defender: Some(defender),
            lent_to_defender: cell.elven_defender && !view.is_elven(defender),
            fortress: cell.fortress,
            river: cell.river,
            ..Self::default()
        }
    }

    /// The same on this defender, with what was said of it before in this turn.
    pub(crate) fn on(self, view: &BattleView, defender: Piece) -> Self {
        Self::of(&format!("{} on {}", self.without_defender().typed(), as_before(view, defender)))
    }

    /// The same without a defender, and what was said of him.
    pub(crate) fn without_defender(self) -> Self {
        Self { said: self.said, attacker: self.attacker, lent: self.lent, ..Self::default() }
    }

    /// As it is typed, but for dice.
    pub(crate) fn typed(self) -> String {
        let flag = |is: bool, word: &'static str| is.then_some(word);
        let attacker = self.attacker.map(<&str>::from);
        let defender = self.defender.map(<&str>::from);
        let attacker = ["attack"].into_iter().chain(attacker).chain(flag(self.lent, "elven"));
        let flags = [
            flag(self.lent_to_defender, "elven"),
            flag(self.fortress, "fortress"),
            flag(self.river, "river"),
        ];
        let on = flag(defender.is_some(), "on");
        let whole = attacker.chain(on).chain(defender).chain(flags.into_iter().flatten());
        let whole = whole.collect::<Vec<_>>().join(" ");
        self.sum.map_or(whole.clone(), |sum| format!("{whole} {SUM} {sum}"))
    }

    /// The whole command with these dice, once both are named.
    pub(crate) fn thrown(self, throw: Throw<Vec<D6>>) -> Option<BattleCommand> {
        let fight = Fight {
            attacker: self.attacker?,
            elven_attacker: self.lent,
            defender: self.defender?,
            elven_defender: self.lent_to_defender,
            fortress: self.fortress,
            river: self.river,
        };
        Some(BattleCommand::Attack { fight, throw })
    }

    /// What it is called so far.
    pub(crate) fn called(self, words: &Words) -> String {
        match (self.attacker, self.defender) {
            (Some(attacker), Some(defender)) => {
                let facts = [
                    ("attacker", nation(words, attacker).into()),
                    ("defender", nation(words, defender).into()),
                    ("dice", "none".into()),
                ];
                words.say("deed-attack", &facts)
            }
            (Some(attacker), None) => nation(words, attacker),
            _ => words.say("chip-attack", &[]).trim_end_matches([' ', '…']).to_owned(),
        }
    }

    /// The cell of the combat table by which it would be thrown, once both are named.
    pub(crate) fn cell(self, view: &BattleView) -> Option<Cell> {
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
    fn what_is_taken_off_leaves_the_rest() {
        let of = |typed: &str| Begun::of(typed);
        let all = of("a orc e on roh e f r dice 5");
        assert_eq!(all.typed(), "attack orc elven on rohan elven fortress river");
        assert_eq!(Begun { river: false, ..all }.typed(), "attack orc elven on rohan elven fortress");
        assert_eq!(all.without_defender().typed(), "attack orc elven");
        assert_eq!(Begun::default().typed(), "attack");
        assert_eq!(of("attack orc on rohan sum 9").typed(), "attack orc on rohan sum 9");
        assert_eq!(of("attack orc on rohan sum 13").sum, None);
    }

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
