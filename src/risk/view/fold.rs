//! How what has happened changes what is known of a game.

use super::{Course, LastRoll, Marks, PutOut, View, Whence};
use crate::books::Luck;
use crate::risk::cards::{Adventure, SET};
use crate::risk::clock::at_least;
use crate::risk::colour::{Colour, Holder};
use crate::risk::event::{Event, Hand};
use crate::risk::roll::chances;
use crate::risk::step::{At, End, Step};
use crate::table::Fold;

impl Fold<Event> for View {
    fn apply(&mut self, event: &Event) {
        match event {
            Event::Owned { by, territories } => {
                for territory in territories {
                    self.give(territory, *by);
                }
                self.scored_anew();
            }
            Event::Leader { colour, from, to } => {
                self.leads(*colour, from.as_ref(), to.as_ref());
                let way = self.fortified.as_ref().map(|[from, to]| (Some(from), Some(to)));
                self.leader_fortified |= way == Some((from.as_ref(), to.as_ref()));
                match (from, to) {
                    (Some(from), None) => drop(self.left.insert(from.clone(), *colour)),
                    (_, to) => self.left.retain(|at, of| of != colour || Some(at) != to.as_ref()),
                }
                self.scored_anew();
            }
            Event::Leaders { colour, at } => {
                let player = self.player_mut(*colour);
                (player.leaders, player.keeps_leaders) = (at.clone(), true);
                self.scored_anew();
            }
            Event::Ticked { item } => {
                if !self.ticked.remove(item) {
                    self.ticked.insert(*item);
                }
            }
            Event::Stands { at } => self.stand(at),
            Event::Traded { value, sets, .. } => {
                let (present, in_reinforce) = (self.present(), self.step() == Some(&Step::Reinforce));
                let player = self.player_mut(present);
                player.hand.territory = player.hand.territory.saturating_sub(SET as u16);
                player.sets = player.sets.saturating_add(1);
                if in_reinforce {
                    self.marks.sets = self.marks.sets.saturating_add(*value);
                }
                self.marks.spoils = sets.unwrap_or(self.marks.spoils);
            }
            Event::Holds { colour, hand } => {
                self.player_mut(*colour).hand = *hand;
                self.scored_anew();
            }
            Event::Rolled { attack, defence, net, lost, .. } => {
                self.roll([attack.len(), defence.len()], *net, *lost);
                let roll = LastRoll { dice: [attack.clone(), defence.clone()], lost: *lost };
                self.course.iter_mut().for_each(|course| course.rolls.push(roll.clone()));
            }
            Event::Conquered { territory, adventure, .. } => {
                let present = self.present();
                // What was told on the table stands no longer where a fight has left it.
                self.course.take_if(|course| course.moved.is_some() || course.stand()[1] > 0);
                self.marks.conquests += 1;
                self.marks.adventure |= adventure;
                self.player_mut(present).conquests += 1;
                if let Some(territory) = territory {
                    self.give(territory, Some(present.into()));
                }
            }
            Event::Along { colour, from, to } => self.leads(*colour, Some(from), Some(to)),
            Event::Whence { territory, among } => {
                self.whence = Some(Whence { territory: territory.clone(), among: among.clone() });
            }
            Event::From { adventure, .. } => {
                self.whence = None;
                self.marks.adventure |= adventure;
            }
            Event::PutOut { colour, by } => {
                let out = std::mem::take(&mut self.player_mut(*colour).hand);
                let player = self.player_mut(*colour);
                (player.hand, player.said_out) = (Hand { territory: 0, adventure: 0, ..out }, true);
                player.leaders.clear();
                let by_hand = &mut self.player_mut(*by).hand;
                by_hand.territory = by_hand.territory.saturating_add(out.territory);
                let round = self.at.as_ref().map_or(0, |at| at.round);
                self.put_out.push(PutOut { colour: *colour, by: *by, round });
            }
            Event::InAgain { colour } => self.player_mut(*colour).said_out = false,
            Event::Moved { battalions } => {
                self.course.iter_mut().for_each(|course| course.moved = Some(*battalions));
            }
            Event::Fortified { from, to } => self.fortified = Some([from.clone(), to.clone()]),
            Event::TerritoryCard { colour } => {
                self.marks.territory_card = true;
                let hand = &mut self.player_mut(*colour).hand;
                hand.territory = hand.territory.saturating_add(1);
            }
            Event::Drew { card, due, points } => {
                let keeps = *card != Adventure::Event;
                self.marks.drawing |= due;
                self.marks.drawn |= *due && keeps;
                let present = self.present();
                let hand = &mut self.player_mut(present).hand;
                hand.adventure = hand.adventure.saturating_add(keeps.into());
                hand.played = hand.played.saturating_add(*points);
            }
            Event::Discarded { to } => {
                let present = self.present();
                self.player_mut(present).hand.adventure = *to;
            }
            Event::Played { colour, points, .. } | Event::PlayedOnRing { colour, points, .. } => {
                let hand = &mut self.player_mut(*colour).hand;
                hand.adventure = hand.adventure.saturating_sub(1);
                hand.played = hand.played.saturating_add(*points);
            }
            Event::Effect { colour, text } => self.effects.push((*colour, text.clone())),
            Event::EffectOver { number, .. } => {
                if *number < self.effects.len() {
                    self.effects.remove(*number);
                }
            }
            Event::RingDie { modifier, needed, enough, .. } => {
                let gates = self.gates.get_or_insert_with(|| Luck::of("gates"));
                gates.take_one(*enough, at_least(*needed, *modifier));
            }
            Event::Ring { step, .. } => self.ring = *step,
            Event::RingSet { step } => {
                self.ring = *step;
                self.scored_anew();
            }
            Event::Counted { colour, counts } => {
                let player = self.player_mut(*colour);
                (player.counted, player.has_counted) = (*counts, true);
            }
            Event::Over { end } => {
                (self.end, self.chosen, self.whence) = (Some(end.clone()), None, None);
                self.end_round();
            }
            Event::Chosen { winner } => self.chosen = Some(*winner),
            Event::Dealt { .. }
            | Event::Begun
            | Event::FewLeaders { .. }
            | Event::TooMany { .. }
            | Event::Unticked { .. }
            | Event::First { .. }
            | Event::OnSites { .. }
            | Event::Reinforced { .. }
            | Event::Won { .. }
            | Event::Beaten { .. }
            | Event::BrokenOff { .. }
            | Event::Hunted { .. } => {}
        }
    }
}

impl View {
    /// K39: from when one of his was told, a player's Leaders are kept.
    fn leads(&mut self, colour: Colour, from: Option<&String>, to: Option<&String>) {
        let player = self.player_mut(colour);
        player.leaders.retain(|at| Some(at) != from);
        player.leaders.extend(to.cloned());
        player.keeps_leaders |= to.is_some();
    }

    fn give(&mut self, territory: &str, to: Option<Holder>) {
        match to {
            Some(holder) => self.owners.insert(territory.to_owned(), holder),
            None => self.owners.remove(territory),
        };
    }

    /// K58: what the dice chose falls, where the points decide.
    fn scored_anew(&mut self) {
        if self.end == Some(End::Ring) {
            self.chosen = None;
        }
    }

    fn stand(&mut self, at: &At) {
        let is_same = |before: &At| (before.round, before.colour) == (at.round, at.colour);
        if self.at.as_ref().is_some_and(|before| before.round != at.round) {
            self.end_round();
        }
        if !self.at.as_ref().is_some_and(is_same) {
            self.marks = Marks::default();
            (self.course, self.fortified, self.leader_fortified) = (None, None, false);
            self.left.clear();
        }
        if let Step::Battle(fight) = &at.step {
            self.course = Some(Course { fight: fight.clone(), rolls: Vec::new(), moved: None });
        }
        if at.step == Step::Trade && self.step() != Some(&Step::Trade) {
            self.marks.spoils = 0;
        }
        if at.step == Step::Score {
            self.players.iter_mut().for_each(|player| player.has_counted = false);
        }
        self.began = self.began.or(Some(at.colour));
        (self.at, self.end, self.chosen) = (Some(at.clone()), None, None);
    }

    /// Where the Ring stands as the round ends.
    fn end_round(&mut self) {
        let round = self.at.as_ref().map(|at| at.round);
        self.ring_by_round.extend(round.map(|round| (round, self.ring)));
    }

    fn roll(&mut self, dice: [usize; 2], net: i8, lost: [u16; 2]) {
        let chances = chances(dice[0], dice[1], net);
        let attacker = Holder::from(self.present());
        let luck_of = |holder: Holder| Luck::of(format!("{holder} lost"));
        let luck = self.lost.entry(attacker).or_insert_with(|| luck_of(attacker));
        luck.take(lost[0].into(), chances.of_losses());
        let Some(At { step: Step::Battle(fight), .. }) = &mut self.at else { return };
        fight.attacker.battalions = fight.attacker.battalions.saturating_sub(lost[0]);
        fight.defender.battalions = fight.defender.battalions.saturating_sub(lost[1]);
        if let Some(defender) = fight.against {
            let luck = self.lost.entry(defender).or_insert_with(|| luck_of(defender));
            luck.take(lost[1].into(), chances.of_defenders_losses());
        }
    }
}
