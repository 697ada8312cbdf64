//! Dice of a Hunt that are thrown on the table, pressed one by one: a command that grows on the line, and is read from there.

use super::sight::{Sight, Wished, begin, give};
use crate::books::{D6, Roll, Throw as Told, toggle};
use crate::language::war::asked::Conditions;
use crate::language::war::names::CONDITIONS;
use crate::war::WarCommand as C;
use crate::war::command::HuntWords;
use crate::war::hunt::least;

/// A throw as far as it was told.
#[derive(Clone, Default)]
pub(super) struct Throw {
    /// What holds where the Fellowship is.
    pub conditions: Vec<&'static str>,
    pub dice: Vec<u8>,
    again: Vec<u8>,
    /// What a card adds to each die (W24).
    pub bonus: Option<u8>,
    /// How many dice there are, and what each has to show.
    of: usize,
    target: u8,
    /// A Stronghold is known to be there.
    known: bool,
}

impl Throw {
    pub fn of(sight: &Sight<'_>) -> Self {
        let mut throw = Self {
            of: sight.view.hunt_dice().into(),
            known: sight.view.is_at_shadow_stronghold(),
            ..Self::default()
        };
        let (mut again, mut adds) = (false, false);
        for word in sight.behind("hunt") {
            if let Some(condition) = CONDITIONS.into_iter().find(|condition| *condition == word) {
                throw.conditions.push(condition);
            }
            again |= word == "again";
            if let Ok(pips) = word.parse() {
                if adds {
                    throw.bonus = Some(pips);
                } else if again {
                    throw.again.push(pips);
                } else {
                    throw.dice.push(pips);
                }
            }
            adds = word == "bonus";
        }
        throw.target = least(throw.added(sight));
        throw
    }

    /// What is added to each die: the Free dice that lie in the box, and what a card adds.
    pub fn added(&self, sight: &Sight<'_>) -> u8 {
        sight.view.boxed[0].saturating_add(self.bonus.unwrap_or(0))
    }

    fn fails(&self, pips: u8) -> bool {
        pips < self.target
    }

    /// W25: so many are thrown again.
    fn again(&self) -> usize {
        let failed = self.dice.iter().filter(|pips| self.fails(**pips)).count();
        failed.min(self.holds().into())
    }

    /// How many of the conditions hold: a Stronghold that is known (W24) counts once.
    pub fn holds(&self) -> u8 {
        let named = self.conditions.iter().filter(|it| !self.known || **it != "stronghold").count();
        named as u8 + u8::from(self.known)
    }

    /// What a die showed when it was thrown again.
    pub fn again_of(&self, number: usize) -> Option<u8> {
        let before = self.dice.get(..number)?.iter().filter(|pips| self.fails(**pips)).count();
        self.dice.get(number).filter(|pips| self.fails(**pips))?;
        self.again.get(before).copied()
    }

    /// Whether another die is to be told.
    pub fn asks(&self) -> bool {
        self.dice.len() < self.of || self.again.len() < self.again()
    }

    /// The command so far.
    pub fn command(&self) -> C {
        let conditions = Conditions::of(|it| self.conditions.contains(&it));
        let told = |pips: &Vec<u8>| -> Vec<Vec<D6>> {
            let dice: Vec<D6> = pips.iter().filter_map(|pips| D6::try_from(*pips).ok()).collect();
            if dice.is_empty() { Vec::new() } else { vec![dice] }
        };
        let throw = match self.dice.is_empty() {
            true => Told::Unsaid(""),
            false => Told::Told(Roll { sides: told(&self.dice), again: told(&self.again) }),
        };
        C::Hunt(HuntWords { conditions, bonus: self.bonus.unwrap_or(0), throw })
    }

    /// One more die; the last one gives the command.
    pub fn with(&self, sight: &Sight<'_>, pips: u8) -> Wished {
        let mut throw = self.clone();
        if throw.dice.len() < throw.of {
            throw.dice.push(pips)
        } else {
            throw.again.push(pips)
        }
        match throw.asks() {
            true => begin(throw.command(), &sight.say("part-hunt")),
            false => give(throw.command()),
        }
    }

    /// A card adds so much to each die, or no more.
    pub fn adding(&self, sight: &Sight<'_>, bonus: u8) -> Wished {
        let bonus = Some(bonus).filter(|bonus| self.bonus != Some(*bonus));
        begin(Self { bonus, ..self.clone() }.command(), &sight.say("part-hunt"))
    }

    /// This holds too, or no more.
    pub fn holding(&self, sight: &Sight<'_>, condition: &'static str) -> Wished {
        let mut throw = self.clone();
        toggle(&mut throw.conditions, condition);
        begin(throw.command(), &sight.say("part-hunt"))
    }
}
