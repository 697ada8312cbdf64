//! The Fellowship's step, the hunt, and the score where there is no board (K40 to K45, K51, K59).

use super::{Decided, Play};
use crate::books::{self, D6, Roll, Throw};
use crate::risk::board::Board;
use crate::risk::clock::{Asks, GATE};
use crate::risk::colour::{Colour, Side};
use crate::risk::command::{CardRing, Counted, Die, OfWhom};
use crate::risk::event::Event;
use crate::risk::refusal::Refusal;
use crate::risk::score::Counts;
use crate::risk::step::{End, Step};

/// The kinds of these dice (K55).
const RING: &str = "ring";
const HUNT: &str = "hunt";
/// K59: the Ring is found with so many.
const FOUND: u8 = 12;

impl Play<'_, '_> {
    fn is_on_last(&self) -> bool {
        matches!(self.view.asks(), Asks::Doom(_))
    }

    /// K41, K42: a step, with a die where it asks for one.
    pub(super) fn ring(&mut self, die: &Die) -> Decided {
        self.in_step(&Step::Ring)?;
        if self.view.asks() != Asks::Nothing {
            return self.ring_by_die(die);
        }
        if !matches!(die.throw, Throw::Unsaid(_)) {
            return Err(Refusal::NoDie { territory: self.view.ring_at().to_owned() });
        }
        self.ring_moves();
        Ok(())
    }

    /// K43: it stays in spite of the roll, a die is thrown where the board has none, or it goes on besides the turn's own step.
    pub(super) fn card_ring(&mut self, what: &CardRing, of: Option<&OfWhom>) -> Decided {
        if *what == CardRing::On {
            self.unless_can_go_on()?;
        } else {
            self.in_step(&Step::Ring)?;
        }
        self.card_on_ring(of)?;
        match what {
            CardRing::Stay => self.ring_stands(),
            CardRing::On => {
                self.happen(Event::Ring { step: self.view.ring.saturating_add(1), moved: true });
            }
            CardRing::Die(die) => self.ring_by_die(die)?,
        }
        Ok(())
    }

    fn ring_by_die(&mut self, Die { throw, modifier }: &Die) -> Decided {
        let needed = if self.is_on_last() { self.view.options.doom } else { GATE };
        let dice = self.source.dice(RING, &D6::FACES, 1, &throw.part(|die| vec![*die]))?;
        let drawn = !matches!(throw, Throw::Told(_));
        let (modifier, mut enough) = (*modifier, false);
        for die in dice {
            enough = die.pips() as i8 + modifier >= needed as i8;
            self.happen(Event::RingDie { die, modifier, needed, enough, drawn });
        }
        match (enough, self.is_on_last()) {
            (false, _) => self.ring_stands(),
            (true, false) => self.ring_moves(),
            (true, true) if self.view.options.board.is_some() => self.over(End::Ring),
            (true, true) => self.stand(Step::Score),
        }
        Ok(())
    }

    /// One step on. On the last one the next die follows in this same step (K42).
    fn ring_moves(&mut self) {
        self.happen(Event::Ring { step: self.view.ring.saturating_add(1), moved: true });
        if !self.is_on_last() {
            self.turn_ends();
        }
    }

    fn ring_stands(&mut self) {
        self.happen(Event::Ring { step: self.view.ring, moved: false });
        self.turn_ends();
    }

    /// K43: in any step but these two, and not from the last step of the path.
    fn unless_can_go_on(&self) -> Decided {
        if matches!(self.at()?.step, Step::Hunt { .. } | Step::Score) {
            let others = "reinforce, combat, battle, move, trade, fortify, adventure, leader, ring";
            return Err(self.out_of_step(&[others]));
        }
        if self.is_on_last() { Err(Refusal::LastStep) } else { Ok(()) }
    }

    /// K59: where the Ring stands the hunt is due, before the turn passes.
    fn turn_ends(&mut self) {
        let territory = self.view.ring_at().to_owned();
        let holder = self.view.holder(&territory).and_then(|holder| holder.player());
        let hunts = |by: &Colour| self.view.options.hunt && by.side() == Side::Sauron;
        match holder.filter(hunts) {
            Some(by) => self.stand(Step::Hunt { territory, by }),
            None => self.turn_passes(),
        }
    }

    /// K59: two dice, and one more for a Leader there, and for the region.
    pub(super) fn hunt(&mut self, throw: &Throw<Roll<D6>>) -> Decided {
        let Step::Hunt { territory, by } = self.at()?.step.clone() else {
            return Err(self.out_of_step(&[HUNT]));
        };
        let dice = self.source.dice(HUNT, &D6::FACES, 2, &throw.part(|roll| roll.side(0)))?;
        let leader = self.view.player(by).leaders.contains(&territory);
        let region = self.view.board()?.region_of(&territory);
        let is_sauron = |name: &str| {
            let holder = self.view.holder(name).and_then(|holder| holder.player());
            holder.is_some_and(|colour| colour.side() == Side::Sauron)
        };
        let whole = region.is_some_and(|region| region.territories.iter().all(|it| is_sauron(&it.name)));
        let pips: u8 = dice.iter().map(|die| die.pips()).sum();
        let sum = pips + u8::from(leader) + u8::from(whole);
        self.happen(Event::Hunted { dice, sum, drawn: !matches!(throw, Throw::Told(_)) });
        if sum >= FOUND {
            self.over(End::Found);
        } else {
            self.turn_passes();
        }
        Ok(())
    }

    /// K51: what the table counts for a player; the last one ends the game.
    pub(super) fn score(&mut self, colour: &str, counted: &Counted) -> Decided {
        self.at()?;
        if self.view.options.board.is_some() {
            return Err(Refusal::BoardCounts);
        }
        let colour = self.view.colour(colour)?;
        if !self.view.is_in(colour) {
            return Err(Refusal::IsOut { colour: colour.to_string() });
        }
        let regions = regions(&counted.regions)?.iter().map(|(_, bonus)| bonus).sum();
        let Counted { territories, strongholds, .. } = *counted;
        let counts = Counts { territories, strongholds, cards: 0, regions };
        self.happen(Event::Counted { colour, counts });
        let all = self.view.players_in().iter().all(|colour| self.view.player(*colour).has_counted);
        if all && self.view.step() == Some(&Step::Score) {
            self.over(End::Ring);
        }
        Ok(())
    }
}

/// The regions of these names on the board of the box, with their bonuses.
pub(crate) fn regions(words: &[String]) -> Result<Vec<(String, u16)>, Refusal> {
    let board = Board::trilogy();
    let mut found: Vec<(String, u16)> = Vec::new();
    for word in words {
        let names = board.regions().iter().map(|region| region.name.as_str());
        let there: Vec<&str> = found.iter().map(|(known, _)| known.as_str()).collect();
        let name = books::find_another(names, &there, word)
            .map_err(|unknown| books::Refusal::of_name(word, unknown))?;
        if found.iter().any(|(known, _)| known == name) {
            return Err(Refusal::Same { territory: name.to_owned() });
        }
        let bonus =
            board.regions().iter().find(|region| region.name == name).map_or(0, |region| region.bonus);
        found.push((name.to_owned(), bonus));
    }
    // In the board's order.
    let place = |name: &str| board.regions().iter().position(|region| region.name == name);
    found.sort_by_key(|(name, _)| place(name));
    Ok(found)
}
