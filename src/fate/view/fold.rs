//! How what has happened changes the table.

use super::{Alone, Fellowship};
use crate::books::Luck;
use crate::fate::command::Confirmed;
use crate::fate::deck::Seen;
use crate::fate::dice::{chance_of, is_counted};
use crate::fate::event::{Cause, Dice, Due, FateEvent, For, Step};
use crate::fate::nazgul::rides;
use crate::fate::terms::{Back, Die, Face, Site};
use crate::table::Fold;

impl Fold<FateEvent> for Fellowship {
    fn apply(&mut self, event: &FateEvent) {
        // F17: the Eye that an attack brings comes right before its dice.
        let throws = matches!(event, FateEvent::ToRoll { .. } | FateEvent::Due { .. });
        self.eye_came &= throws || self.dice().is_some();
        match event {
            FateEvent::Confirmed { numbers } => self.confirm(numbers),
            FateEvent::Objectives { names, drawn, .. } => {
                (self.objectives, self.drawn_objectives) = (Some(names.clone()), *drawn);
            }
            FateEvent::Characters { seats } => self.characters = Some(seats.clone()),
            FateEvent::Ticked { item } => {
                if !self.ticked.remove(item) {
                    self.ticked.insert(*item);
                }
            }
            FateEvent::Hands { cards } => {
                self.hands = true;
                cards.iter().for_each(|card| self.stacks.name(card));
            }
            FateEvent::Began { first } => self.who = *first,
            FateEvent::Stands { turn, who, step } => {
                if *step == Step::Actions {
                    (self.acted, self.four) = (Vec::new(), None);
                    self.hope_by_turn.push((*turn, self.hope));
                }
                (self.turn, self.who, self.step) = (*turn, *who, *step);
            }
            FateEvent::Due { due } => {
                let haven = |due: &Due| match due {
                    Due::Dice(dice) => self.called_haven(dice).cloned(),
                    _ => None,
                };
                let havens: Vec<_> = due.iter().filter_map(haven).collect();
                self.said_havens.extend(havens);
                let lies = |due: &Due| match due {
                    Due::Dice(dice) => dice.place.clone().zip(dice.region.clone()),
                    _ => None,
                };
                self.lies.extend(due.iter().filter_map(lies));
                self.waited |= due.iter().any(|due| matches!(due, Due::Search | Due::Choose { .. }));
                self.due.clone_from(due);
            }
            FateEvent::Saw { seen } => {
                // What was decided can be; of a record that was tampered with nothing is believed that cannot.
                let mut deck = self.deck.clone();
                if matches!(seen, Seen::Top { .. } | Seen::Flip { .. }) {
                    self.darkened = None;
                }
                if matches!(seen, Seen::Flip { .. }) {
                    self.fought.clear();
                    self.held = false;
                }
                if deck.see(seen).is_ok() {
                    self.deck = deck;
                    self.seen.push(seen.clone());
                }
            }
            FateEvent::Amended { flip, card, back, .. } => {
                self.amended = Some(*flip);
                let seen = self.amended(*flip, card.as_ref(), *back);
                if let Ok(deck) = self.worked_out(&seen) {
                    (self.deck, self.seen) = (deck, seen);
                }
            }
            FateEvent::Hope { to, by, cause } => {
                let (lost, gained) = self.hope_by.entry(*cause).or_default();
                if *by < 0 {
                    *lost += u32::from(by.unsigned_abs())
                } else {
                    *gained += u32::from(by.unsigned_abs())
                }
                self.hope = *to;
                self.havens_lost += u32::from(*cause == Cause::Haven);
                self.havens_captured += u32::from(*cause == Cause::Capture);
            }
            FateEvent::Threat { space } => {
                if matches!(self.step, Step::Skies(_)) {
                    self.darkened = Some(self.darkens(None));
                }
                self.space = *space;
            }
            FateEvent::Supply { to } => self.supply = *to,
            FateEvent::Nazgul { stand } => {
                if self.before.is_some() {
                    self.rode.extend(rides(&self.nazgul, stand));
                }
                self.nazgul.clone_from(stand);
            }
            FateEvent::Before { stood } => {
                self.rode.clear();
                self.before.clone_from(stood);
            }
            FateEvent::Eye { region, .. } => {
                self.eye_came = self.eye != *region;
                self.eye.clone_from(region);
            }
            FateEvent::Frodo { region, place } => {
                self.lies.extend(place.iter().map(|place| (place.clone(), region.clone())));
                (self.frodo, self.frodo_place) = (Some(region.clone()), place.clone());
            }
            FateEvent::Drew { cards, .. } => self.stacks.draw(cards),
            FateEvent::Foresaw { cards } => self.stacks.foreseen.clone_from(cards),
            FateEvent::CardsSet { drawn, skies } => self.stacks.set((*drawn).into(), (*skies).into()),
            FateEvent::Skies { place, placed, shuffled, fights } => {
                self.skies += 1;
                self.skies_at.insert(place.clone());
                self.skies_turns.push(self.turn);
                if let Some(darkened) = &mut self.darkened {
                    darkened.resolved(place, *placed, *shuffled, *fights);
                }
            }
            FateEvent::Shuffles { .. } => {
                if let Some(darkened) = &mut self.darkened {
                    darkened.to_shuffle = false;
                }
            }
            FateEvent::Rolled { die, faces, haven } => self.rolled(*die, faces, *haven),
            FateEvent::Site { place, site, captured } => {
                self.sites.insert(place.clone(), *site);
                // F33: the dice of a battle take their effect on what the place is by then.
                if let Some(Due::Dice(dice)) = self.due.first_mut()
                    && dice.place.as_ref() == Some(place)
                {
                    dice.haven = *site == Site::Haven;
                }
                if *captured {
                    self.captured.insert(place.clone())
                } else {
                    self.captured.remove(place)
                };
            }
            FateEvent::Troops { place, troops } => drop(self.troops.insert(place.clone(), troops.clone())),
            FateEvent::Objective { name, done } => {
                self.done.retain(|other| other != name);
                if *done {
                    self.done.push(name.clone());
                }
            }
            FateEvent::Acted { name, .. } => self.act(name),
            FateEvent::Over { won } => {
                // The card that takes the last hope is resolved no further (F14), and was one of those that came.
                self.skies += u32::from(self.hope == 0 && matches!(self.step, Step::Skies(_)));
                self.step = Step::Over { won: *won };
                self.due.clear();
            }
            FateEvent::Turned { turned } => {
                self.marched.clear();
                self.waited = false;
                self.ordered = turned.order.filter(|_| turned.half == Some(Back::Black));
            }
            FateEvent::Fought { .. } => self.eye_came = false,
            FateEvent::Marched { moves, .. } => self.marched.clone_from(moves),
            FateEvent::Army { army, to } => drop(self.armies.insert(*army, *to)),
            FateEvent::HavenAsked { name, region } => {
                if !self.asked.iter().any(|asked| asked.name == *name) {
                    self.asked.push(self.alone(name, *region));
                }
            }
            FateEvent::HavenHolds { names, unanswered } => {
                self.held |= !unanswered;
                self.asked.retain(|asked| !names.contains(&asked.name));
            }
            FateEvent::HavenAnswered { name, lost } => {
                self.held |= lost;
                self.asked.retain(|asked| asked.name != *name);
            }
            FateEvent::ToRoll { what: For::Battle, place, .. } => self.fought.push(place.clone()),
            FateEvent::Travelled { .. }
            | FateEvent::Unticked { .. }
            | FateEvent::Fell { .. }
            | FateEvent::StandAlone { .. }
            | FateEvent::ToRoll { .. }
            | FateEvent::Rerolled { .. }
            | FateEvent::Options { .. }
            | FateEvent::Reminded { .. } => {}
        }
        self.most_nazgul = self.most_nazgul.max(self.nazgul_with_frodo());
    }
}

impl Fellowship {
    fn confirm(&mut self, numbers: &Confirmed) {
        match numbers {
            Confirmed::Hope(start, top) => (self.hope, self.hope_top) = (*start, *top),
            Confirmed::Threat(rates) => self.rates.clone_from(rates),
            Confirmed::Die(Die::Search, sides) => self.search.clone_from(sides),
            Confirmed::Die(Die::Battle, sides) => self.battle.clone_from(sides),
        }
        self.confirmed.push(numbers.clone());
    }

    /// F66: who may stand alone there, by the dice that lie there, or by the card that is resolved.
    fn alone(&self, name: &str, region: bool) -> Alone {
        let fought = |dice: &Dice| {
            let faces = dice.faces.as_ref().filter(|_| dice.what == For::Battle)?;
            Some(self.field(dice).after(faces, dice.valor).shadow)
        };
        let came = match self.step {
            Step::Skies(_) if self.dice().is_none() => self.darkens(Some(name)).placed.into(),
            _ => 0,
        };
        Alone { name: name.to_owned(), region, left: self.dice().and_then(fought), came }
    }

    fn act(&mut self, name: &str) {
        let at = self.acted.iter().position(|(other, _)| other == name).unwrap_or_else(|| {
            self.acted.push((name.to_owned(), 0));
            self.acted.len() - 1
        });
        self.acted[at].1 += 1;
        // F11: it is settled among the player's own.
        if self.acted[at].1 == 2 && self.four.is_none() && self.may_act(name) > 0 {
            self.four = Some(name.to_owned());
        }
    }

    fn rolled(&mut self, die: Die, faces: &[Face], haven: bool) {
        let chance = chance_of(self.sides(die), |face| is_counted(die, face, haven));
        let at = self.luck.iter().position(|(other, _)| *other == die).unwrap_or_else(|| {
            self.luck.push((die, Luck::of(format!("{die} dice"))));
            self.luck.len() - 1
        });
        faces.iter().for_each(|face| self.luck[at].1.take_one(is_counted(die, *face, haven), chance));
    }
}
