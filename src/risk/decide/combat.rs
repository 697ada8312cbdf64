//! Fights: who attacks whom, dice of the table and of the program, and when a fight is over (K17 to K26).

use super::{Decided, Play};
use crate::books::{D6, Throw};
use crate::risk::command::Dice;
use crate::risk::event::Event;
use crate::risk::odds::{Table, Target, Way};
use crate::risk::queries::fight;
use crate::risk::refusal::Refusal;
use crate::risk::roll::{attack_dice, defence_dice, settle};
use crate::risk::step::{Afterwards, Army, At, Fight, Step};

/// The kind of the dice of a fight (K55).
const DICE: &str = "dice";

impl Play<'_, '_> {
    /// K17: in numbers, or from one territory to another.
    pub(super) fn fight(&mut self, places: Option<&[String; 2]>, attacker: Army, defender: Army) -> Decided {
        let At { colour, step, .. } = self.at()?.clone();
        self.unless_from_is_due()?;
        match step {
            Step::Combat => {}
            Step::Conquest { .. } => return Err(Refusal::ConquestDue),
            _ => return Err(self.out_of_step(&[Step::Combat.name()])),
        }
        let fight = fight(&self.view, places, attacker, defender)?;
        if let Some([from, to]) = &fight.places {
            if from == to {
                return Err(Refusal::Same { territory: from.clone() });
            }
            self.unless_held(colour, from)?;
            let own = Refusal::OwnTerritory { territory: to.clone() };
            self.word.unless(!self.view.holds(colour, to), own)?;
            self.unless_adjacent(from, to)?;
        }
        self.stand(Step::Battle(fight));
        Ok(())
    }

    /// Two territories have a border, or the table says so.
    pub(super) fn unless_adjacent(&self, one: &str, other: &str) -> Decided {
        let refusal = Refusal::NotAdjacent { territory: one.to_owned(), other: other.to_owned() };
        self.word.unless(self.view.board()?.adjacent(one, other), refusal)
    }

    fn open_fight(&self) -> Result<Fight, Refusal> {
        self.at()?;
        self.view.fight().cloned().ok_or_else(|| self.out_of_step(&["battle"]))
    }

    /// Dice of the table.
    pub(super) fn roll_told(&mut self, attack: &[D6], defence: &[D6]) -> Decided {
        let fight = self.open_fight()?;
        dice(&fight, Some(attack.len()), Some(defence.len()))?;
        self.settled(attack.to_vec(), defence.to_vec(), false);
        Ok(())
    }

    pub(super) fn roll_once(&mut self, told: Dice) -> Decided {
        let fight = self.open_fight()?;
        let [attack, defence] = dice(&fight, told.attack, told.defence)?;
        self.throw(attack, defence)
    }

    /// The program's, until it is over or the stack is so small.
    pub(super) fn roll_all(&mut self, way: Way) -> Decided {
        let fight = self.open_fight()?;
        let (stack, defenders) = (fight.attacker.battalions, fight.defender.battalions);
        let table = way.best.then(|| Table::of(stack, Target { defenders, net: fight.net() }, way));
        while let Some(fight) = self.view.fight() {
            let (stack, defenders) = (fight.attacker.battalions, fight.defender.battalions);
            if stack <= way.stop {
                break;
            }
            let dice = table.as_ref().map_or(defence_dice(defenders), |table| table.dice(stack, defenders));
            self.throw(attack_dice(stack), dice)?;
        }
        Ok(())
    }

    fn throw(&mut self, attack: usize, defence: usize) -> Decided {
        let attack = self.source.dice(DICE, &D6::FACES, attack, &Throw::App)?;
        let defence = self.source.dice(DICE, &D6::FACES, defence, &Throw::App)?;
        self.settled(attack, defence, true);
        Ok(())
    }

    /// K20: a roll is settled, and the fight with it if it was the last.
    fn settled(&mut self, attack: Vec<D6>, defence: Vec<D6>, drawn: bool) {
        let Some(net) = self.view.fight().map(Fight::net) else { return };
        let (lost, dice) = (settle(&attack, &defence, net), attack.len() as u16);
        self.happen(Event::Rolled { attack, defence, net, lost, drawn });
        let Some(fight) = self.view.fight().cloned() else { return };
        if fight.defender.battalions == 0 {
            self.won(&fight, dice);
        } else if fight.attacker.battalions < 2 {
            self.happen(Event::Beaten { against: fight.defender.battalions });
            self.stand(Step::Combat);
        }
    }

    /// K32: all that a conquest brings happens with the roll; only the number that moves is owed.
    fn won(&mut self, fight: &Fight, least: u16) {
        let most = fight.attacker.battalions.saturating_sub(1);
        self.happen(Event::Won { least, most });
        let leader = fight.attacker.leader;
        let then = match &fight.places {
            None => Afterwards::Owed { leader },
            Some([from, to]) => {
                self.stand(Step::Combat);
                let moves = self.view.player(self.view.present()).leaders.contains(from);
                self.taken(to, moves.then(|| from.clone()), leader)
            }
        };
        if self.view.end.is_none() {
            self.stand(if least < most { Step::Move { least, most, then } } else { then.into() });
        }
    }

    /// K32.
    pub(super) fn move_on(&mut self, battalions: u16) -> Decided {
        let Step::Move { least, most, then } = self.at()?.step else {
            return Err(self.out_of_step(&["move"]));
        };
        if !(least..=most).contains(&battalions) {
            return Err(Refusal::OtherMove { least, most });
        }
        self.happen(Event::Moved { battalions });
        self.stand(then.into());
        Ok(())
    }

    /// K25.
    pub(super) fn break_off(&mut self) -> Decided {
        let fight = self.open_fight()?;
        let (attackers, defenders) = (fight.attacker.battalions, fight.defender.battalions);
        self.happen(Event::BrokenOff { attackers, defenders });
        self.stand(Step::Combat);
        Ok(())
    }
}

/// K18, K19: so many dice as were said, or as many as each may.
fn dice(fight: &Fight, attack: Option<usize>, defence: Option<usize>) -> Result<[usize; 2], Refusal> {
    let most = [attack_dice(fight.attacker.battalions), defence_dice(fight.defender.battalions)];
    let dice = [attack.unwrap_or(most[0]), defence.unwrap_or(most[1])];
    if !(1..=most[0]).contains(&dice[0]) {
        return Err(Refusal::AttackDice { most: most[0] });
    }
    if !(1..=most[1]).contains(&dice[1]) {
        return Err(Refusal::DefenceDice { most: most[1] });
    }
    Ok(dice)
}
