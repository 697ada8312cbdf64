//! A round that the table tells: how strong each side is, and the dice where hands throw them. It is a command that grows on the
//! line, and is read from there.

use crate::books::{D6, Roll, Throw};
use crate::war::battle::{self, Army, TARGET};
use crate::war::command::Fought;
use crate::war::{WarCommand as C, WarView};

/// A round as far as it was told: the attacker's part first.
#[derive(Clone)]
pub(super) struct Told {
    pub armies: [Army; 2],
    pub dice: [Vec<D6>; 2],
    pub again: [Vec<D6>; 2],
    /// What each side's dice have to show.
    targets: [u8; 2],
    /// The companion knows what stands: no numbers are told.
    carried: bool,
    by_hand: bool,
}

impl Told {
    /// The one that stands on the line; nothing, where something else does, or what no press has made.
    pub fn of(line: &[&str], view: &WarView, by_hand: bool) -> Option<Self> {
        let battle = view.battle.as_ref()?;
        let said = line.strip_prefix(&["round"])?;
        let stands = battle.carried.as_ref().map(|it| it.stands.each_ref().map(|host| host.army()));
        let mut told = Self {
            armies: stands.unwrap_or_default(),
            dice: Default::default(),
            again: Default::default(),
            targets: [battle.kind.attackers_target(battle.rounds.saturating_add(1)), TARGET],
            carried: stands.is_some(),
            by_hand,
        };
        let (mut thrown, mut again, mut side) = (false, false, 0);
        for word in said {
            match *word {
                "dice" if !thrown => (thrown, side) = (true, 0),
                "again" if thrown => (again, side) = (true, 0),
                ":" => side = 1,
                pips if thrown => {
                    let die = D6::try_from(pips.parse::<u8>().ok()?).ok()?;
                    if again { told.again[side].push(die) } else { told.dice[side].push(die) }
                }
                numbers => {
                    let (strength, leadership) = numbers.split_once(',')?;
                    let army = told.armies.get_mut(side).filter(|_| !told.carried)?;
                    *army = Army {
                        strength: strength.parse().ok()?,
                        leadership: leadership.parse().ok()?,
                        ..Army::default()
                    };
                    side += 1;
                }
            }
        }
        Some(told)
    }

    /// Whether the companion asks how strong they are.
    pub fn asks_numbers(&self) -> bool {
        !self.carried
    }

    /// Whether it is known how strong both sides are.
    pub fn is_counted(&self) -> bool {
        self.armies.iter().all(|army| army.strength > 0)
    }

    /// So many dice of a side are thrown again (W57).
    pub fn again_of(&self, side: usize) -> usize {
        let dice = &self.dice[side];
        let hits = battle::count(dice, 0, self.targets[side]);
        self.armies[side].again((dice.len() as u8).saturating_sub(hits)).into()
    }

    /// Whose dice are told next, and whether those are thrown again; nobody's, where the companion throws or all are told.
    pub fn next(&self) -> Option<(usize, bool)> {
        if !self.by_hand || !self.is_counted() {
            return None;
        }
        let first = (0..2).find(|side| self.dice[*side].len() < self.armies[*side].dice().into());
        let again = || (0..2).find(|side| self.again[*side].len() < self.again_of(*side));
        first.map(|side| (side, false)).or_else(|| again().map(|side| (side, true)))
    }

    /// The same with one more die.
    pub fn with(&self, die: D6) -> Option<Self> {
        let (side, again) = self.next()?;
        let mut told = self.clone();
        if again {
            told.again[side].push(die)
        } else {
            told.dice[side].push(die)
        }
        Some(told)
    }

    /// The same, where a side is so strong, or has so much leadership: dice that fell belong to it no more.
    pub fn counting(&self, side: usize, army: Army) -> Self {
        let mut told = Self { dice: Default::default(), again: Default::default(), ..self.clone() };
        told.armies[side] = army;
        told
    }

    /// The command so far.
    pub fn command(&self) -> C {
        let any = |dice: &[Vec<D6>; 2]| dice.iter().any(|row| !row.is_empty());
        let again = if any(&self.again) { self.again.to_vec() } else { Vec::new() };
        let throw = match any(&self.dice) {
            true => Throw::Told(Roll { sides: self.dice.to_vec(), again }),
            false => Throw::Unsaid("dice"),
        };
        C::Round {
            fought: Fought { sides: (!self.carried).then_some(self.armies), ..Fought::default() },
            throw,
        }
    }
}
