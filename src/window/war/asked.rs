//! Dice of a Hunt that are thrown on the table, pressed one by one: a command that grows on the line, and is read from there.
//! Dice that are typed are taken as if each was pressed, those of a battle too.

use super::round;
use super::sight::{Moment, Sight, Wished, begin, give};
use crate::books::{D6, Roll, Throw as Told};
use crate::war::command::{Conditions, HuntWords};
use crate::war::hunt::{HuntStep, least};
use crate::war::{WarCommand as C, WarView};
use crate::window::play::wish::Begun;

/// A throw as far as it was told.
#[derive(Clone)]
pub(super) struct Throw {
    /// What holds where the Fellowship is.
    pub conditions: Conditions,
    pub dice: Vec<D6>,
    again: Vec<D6>,
    /// What a card adds to each die (W24).
    pub bonus: u8,
    /// How many dice there are, and what each has to show.
    of: usize,
    target: u8,
    /// A Stronghold is known to be there.
    known: bool,
}

impl Throw {
    pub fn of(sight: &Sight<'_>) -> Self {
        let told = match sight.command() {
            Some(C::Hunt(told)) => Some(told),
            _ => None,
        };
        Self::told(sight.view, told)
    }

    fn told(view: &WarView, told: Option<HuntWords>) -> Self {
        let [dice, again] = match told.as_ref().map(|told| &told.throw) {
            Some(Told::Told(roll)) => [roll.side(0), roll.side_again(0)],
            _ => Default::default(),
        };
        let (conditions, bonus) = told.map_or_else(Default::default, |told| (told.conditions, told.bonus));
        let (of, known) = (view.hunt_dice().into(), view.is_at_shadow_stronghold());
        let mut throw = Self { conditions, dice, again, bonus, of, target: 0, known };
        throw.target = least(throw.added(view));
        throw
    }

    /// What is added to each die: the Free dice that lie in the box, and what a card adds.
    pub fn added(&self, view: &WarView) -> u8 {
        view.boxed[0].saturating_add(self.bonus)
    }

    fn fails(&self, die: D6) -> bool {
        die.pips() < self.target
    }

    /// W25: so many are thrown again.
    pub fn again(&self) -> usize {
        let failed = self.dice.iter().filter(|die| self.fails(**die)).count();
        failed.min(self.holds().into())
    }

    /// How many of the conditions hold: a Stronghold that is known (W24) counts once.
    pub fn holds(&self) -> u8 {
        self.conditions.count(self.known)
    }

    /// Whether all are told, and now those that are thrown again.
    pub fn throws_again(&self) -> bool {
        self.dice.len() >= self.of && self.again.len() < self.again()
    }

    /// What a die showed that is thrown again; nothing, as long as that is still to be told.
    pub fn again_of(&self, number: usize) -> Option<Option<D6>> {
        let before = self.dice.get(..number)?.iter().filter(|die| self.fails(**die)).count();
        self.dice.get(number).filter(|die| self.dice.len() >= self.of && self.fails(**die))?;
        (before < self.again()).then(|| self.again.get(before).copied())
    }

    /// The same without this die, which was told amiss, and what hangs on it.
    pub fn without(mut self, sight: &Sight<'_>, number: usize) -> Wished {
        self.dice.remove(number);
        self.again.clear();
        begin(self.command(), &sight.say("part-hunt"))
    }

    /// Whether another die is to be told.
    pub fn asks(&self) -> bool {
        self.dice.len() < self.of || self.throws_again()
    }

    /// The command so far.
    pub fn command(&self) -> C {
        let told = |dice: &Vec<D6>| if dice.is_empty() { Vec::new() } else { vec![dice.clone()] };
        let throw = match self.dice.is_empty() {
            true => Told::Unsaid(""),
            false => Told::Told(Roll { sides: told(&self.dice), again: told(&self.again) }),
        };
        C::Hunt(HuntWords { conditions: self.conditions, bonus: self.bonus, throw })
    }

    /// The same with one more die, where one is asked for.
    fn and(mut self, die: D6) -> Option<Self> {
        if !self.asks() {
            return None;
        }
        let row = if self.dice.len() < self.of { &mut self.dice } else { &mut self.again };
        row.push(die);
        Some(self)
    }

    /// One more die; the last one gives the command.
    pub fn with(self, sight: &Sight<'_>, die: D6) -> Option<Wished> {
        let told = self.and(die)?;
        Some(match told.asks() {
            true => begin(told.command(), &sight.say("part-hunt")),
            false => give(told.command()),
        })
    }

    /// A card adds so much to each die, or no more.
    pub fn adding(mut self, sight: &Sight<'_>, bonus: u8) -> Wished {
        self.bonus = if self.bonus == bonus { 0 } else { bonus };
        begin(self.command(), &sight.say("part-hunt"))
    }

    /// This one of the conditions holds too, or no more.
    pub fn holding(mut self, sight: &Sight<'_>, which: usize) -> Wished {
        self.conditions.0[which] ^= true;
        self.again.clear();
        match self.dice.is_empty() || self.asks() {
            true => begin(self.command(), &sight.say("part-hunt")),
            false => give(self.command()),
        }
    }
}

/// The faces that are typed, one behind the other; nothing else.
fn faces(typed: &str) -> Option<Vec<D6>> {
    let face = |word: &str| D6::try_from(word.parse::<u8>().ok()?).ok();
    typed.split_whitespace().map(face).collect::<Option<Vec<D6>>>().filter(|faces| !faces.is_empty())
}

/// Dice that are typed where they are asked for: as many presses. What is still to be told stays asked.
pub(super) fn typed(sight: &Sight<'_>, typed: &str) -> Option<Begun> {
    let mut faces = faces(typed)?.into_iter();
    let (command, asks, called) = match sight.moment() {
        Moment::Hunt(hunt) if hunt.step == HuntStep::Roll => {
            let told = faces.try_fold(Throw::of(sight), Throw::and)?;
            (told.command(), told.asks(), "part-hunt")
        }
        moment @ (Moment::Round(_) | Moment::Battle(_)) => {
            let begun = match moment {
                Moment::Round(told) => Some(told),
                _ => round::Told::of(&["round"], sight.view, sight.by_hand),
            };
            let told = faces.try_fold(begun?, |told, die| told.with(die))?;
            (told.command(), told.next().is_some(), "can-told-round")
        }
        _ => return None,
    };
    Some(Begun { whole: !asks, ..Begun::new(command, sight.say(called)) })
}

/// Whether these are dice of a Hunt of which nothing was told yet, and more are to come.
pub(super) fn lacks_dice(view: &WarView, typed: &str) -> bool {
    let rolls = view.hunt.as_ref().is_some_and(|hunt| hunt.step == HuntStep::Roll);
    let faces = faces(typed).filter(|_| rolls);
    let told = faces.and_then(|faces| faces.into_iter().try_fold(Throw::told(view, None), Throw::and));
    told.is_some_and(|told| told.asks())
}
