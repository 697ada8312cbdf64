//! The steps of a turn, one after the other (K8, K9): set-up and its end, what ends a step, fortifying, the next player.

use super::{Decided, Play};
use crate::books::{self, D6, Throw};
use crate::risk::cards::{Card, SET, WILDS, value};
use crate::risk::colour::Colour;
use crate::risk::event::Event;
use crate::risk::options::{ITEMS, dealt};
use crate::risk::refusal::Refusal;
use crate::risk::step::{At, Step};
use crate::risk::view::FULL_HAND;

/// The kind of the dice that say who begins (K55), and the word by which they are thrown.
const FIRST: &str = "first";
const ROLL: &str = "roll";
/// So many of the territories that nobody holds are named; it is said how many there are.
const NAMED: usize = 6;

fn unheld_yet(unheld: &[&str]) -> Refusal {
    let named = unheld.iter().copied().take(NAMED).chain((unheld.len() > NAMED).then_some("…"));
    Refusal::Unheld { count: unheld.len(), territories: named.collect::<Vec<_>>().join(" ") }
}

impl Play<'_, '_> {
    /// K3, K4.
    pub(super) fn deal(&mut self) -> Decided {
        if self.view.at.is_some() {
            return Err(books::Refusal::AfterBegin.into());
        }
        self.happen(Event::Dealt { dealt: dealt(&self.view.options) });
        Ok(())
    }

    /// K60: an item of the list is ticked, or that is taken back.
    pub(super) fn tick(&mut self, item: u8) -> Decided {
        if self.view.at.is_some() {
            return Err(books::Refusal::AfterBegin.into());
        }
        self.happen(Event::Ticked { item });
        Ok(())
    }

    /// K6, K7: who was said to begins, else who throws the highest; what is missing is named first (K64).
    pub(super) fn begin(&mut self, who: Option<&str>) -> Decided {
        if self.view.at.is_some() {
            return Err(books::Refusal::AfterBegin.into());
        }
        self.unless_all_is_held()?;
        let players: Vec<Colour> = self.view.options.players.iter().collect();
        let words = players.iter().map(|colour| colour.name()).chain([ROLL]);
        let said =
            who.map(|who| books::find(words, who).map_err(|unknown| books::Refusal::of_name(who, unknown)));
        let said = said.transpose()?;
        self.what_is_missing();
        let named = said.filter(|word| *word != ROLL);
        let first = match (named, said) {
            (Some(name), _) => self.view.colour(name)?,
            (None, Some(_)) => self.highest(players, &Throw::App)?,
            (None, None) => match self.view.options.first {
                Some(first) => first,
                None => self.highest(players, &Throw::Unsaid(""))?,
            },
        };
        self.happen(Event::Begun);
        self.turn_begins(1, first);
        Ok(())
    }

    /// K6: one die for each; those who share the highest throw again, until it is one's alone.
    fn highest(&mut self, mut those: Vec<Colour>, throw: &Throw<Vec<D6>>) -> Result<Colour, Refusal> {
        let colours = those.iter().map(|colour| colour.name()).collect::<Vec<_>>().join(" ");
        loop {
            let dice = self.source.dice(FIRST, &D6::FACES, those.len(), throw);
            let dice = dice.map_err(|_| Refusal::WhoBegins { colours: colours.clone() })?;
            let dice: Vec<(Colour, D6)> = those.into_iter().zip(dice).collect();
            let highest = dice.iter().map(|(_, die)| *die).max();
            those = dice.iter().filter(|(_, die)| Some(*die) == highest).map(|(colour, _)| *colour).collect();
            self.happen(Event::First { dice });
            if let [first] = *those {
                return Ok(first);
            }
        }
    }

    /// K64: who has fewer Leaders than are placed, if any are kept; who holds more than he has battalions; what of the list is
    /// not ticked, if anything is (K60).
    fn what_is_missing(&mut self) {
        let options = self.view.options.clone();
        let kept = options.players.iter().any(|colour| self.view.player(colour).keeps_leaders);
        for colour in options.players.iter().filter(|_| kept) {
            let leaders = self.view.player(colour).leaders.len();
            if leaders < options.leaders {
                self.happen(Event::FewLeaders { colour, leaders, of: options.leaders });
            }
        }
        let battalions = options.battalions();
        for colour in options.players.iter() {
            let territories = self.view.territories(Some(colour.into())).len() as u16;
            if territories > battalions {
                self.happen(Event::TooMany { colour, territories, battalions });
            }
        }
        let items: Vec<u8> = (1..=ITEMS).filter(|item| !self.view.ticked.contains(item)).collect();
        if !items.is_empty() && items.len() < ITEMS.into() {
            self.happen(Event::Unticked { items });
        }
    }

    fn unless_all_is_held(&self) -> Decided {
        if let Some(board) = self.view.options.board.as_deref() {
            let unheld = if board.is_open() { Vec::new() } else { self.view.territories(None) };
            if !unheld.is_empty() {
                return Err(unheld_yet(&unheld));
            }
            let holds = |colour| !self.view.territories(Some(colour)).is_empty();
            let mut players = self.view.options.players.iter();
            if let Some(colour) = players.find(|colour| !holds((*colour).into())) {
                return Err(Refusal::HoldsNone { colour: colour.to_string() });
            }
        }
        Ok(())
    }

    fn turn_begins(&mut self, round: u16, colour: Colour) {
        self.happen(Event::Stands { at: At { round, colour, step: Step::Reinforce } });
        self.reinforced();
        self.come_onto_sites(colour, &[]);
    }

    /// The next step in which something is needed.
    pub(super) fn done(&mut self) -> Decided {
        let At { colour, step, .. } = self.at()?.clone();
        let cards = self.view.player(colour).hand.territory;
        self.unless_from_is_due()?;
        match step {
            Step::Reinforce | Step::Trade if cards >= FULL_HAND => {
                return Err(Refusal::TradeFirst { cards, most: FULL_HAND - 1 });
            }
            Step::Reinforce | Step::Trade => self.stand(Step::Combat),
            Step::Combat => self.stand(Step::Fortify),
            Step::Conquest { .. } => return Err(Refusal::ConquestDue),
            Step::Fortify => self.behind_fortify(),
            Step::Adventure => self.behind_adventure(),
            Step::Leader => {
                self.word.unless(!self.is_leader_due(), Refusal::LeaderDue)?;
                self.stand(Step::Ring);
            }
            Step::Battle(_) | Step::Move { .. } | Step::Ring | Step::Hunt { .. } | Step::Score => {
                let steps = "reinforce, combat, trade, fortify, adventure, leader";
                return Err(self.out_of_step(&[steps]));
            }
        }
        Ok(())
    }

    /// K47, K48: cards for what was conquered.
    fn behind_fortify(&mut self) {
        let colour = self.view.present();
        let marks = self.view.marks;
        if marks.conquests > 0 && !marks.territory_card {
            self.happen(Event::TerritoryCard { colour });
        }
        if marks.adventure && !marks.drawn {
            self.stand(Step::Adventure);
        } else {
            self.behind_adventure();
        }
    }

    /// K38: a Leader is placed by whoever has none.
    pub(super) fn behind_adventure(&mut self) {
        self.stand(if self.is_leader_due() { Step::Leader } else { Step::Ring });
    }

    fn is_leader_due(&self) -> bool {
        let colour = self.view.present();
        let holds = || !self.view.territories(Some(colour.into())).is_empty();
        let player = self.view.player(colour);
        player.keeps_leaders && player.leaders.is_empty() && holds()
    }

    /// K14, K36: a set, in its steps.
    pub(super) fn trade(&mut self, set: [Card; SET]) -> Decided {
        let At { colour, step, .. } = self.at()?.clone();
        if !matches!(step, Step::Reinforce | Step::Trade) {
            return Err(self.out_of_step(&["reinforce", "trade"]));
        }
        if set.iter().filter(|card| **card == Card::Wild).count() > WILDS {
            return Err(Refusal::ThirdWild);
        }
        let value = value(set).ok_or(Refusal::NotASet)?;
        let cards = self.view.player(colour).hand.territory;
        self.word.unless(usize::from(cards) >= SET, Refusal::FewerCards { cards })?;
        let sets = (step == Step::Trade).then_some(self.view.marks.spoils + value);
        self.happen(Event::Traded { set, value, sets });
        if step == Step::Reinforce {
            self.reinforced();
        } else if self.view.player(colour).hand.territory < FULL_HAND {
            self.stand(Step::Combat);
        }
        Ok(())
    }

    /// K37: once a turn, from one territory to one other.
    pub(super) fn fortify(&mut self, from: &str, to: &str, leader: bool) -> Decided {
        let colour = self.in_step(&Step::Fortify)?;
        let from = self.view.territory(from)?;
        let to = self.view.another_territory(to, &[&from])?;
        if from == to {
            return Err(Refusal::Same { territory: from });
        }
        self.word.unless(self.view.fortified.is_none(), Refusal::FortifiedOnce)?;
        for end in [&from, &to] {
            self.unless_held(colour, end)?;
        }
        let own = self.view.territories(Some(colour.into()));
        let connected = self.view.board()?.connected(&from, &to, &own);
        let apart = Refusal::NotConnected { territory: from.clone(), other: to.clone() };
        self.word.unless(connected, apart)?;
        let player = self.view.player(colour);
        let stood = player.leaders.clone();
        let goes = leader && stood.contains(&from);
        if leader && !goes && player.keeps_leaders {
            return Err(Refusal::NoLeaderThere { territory: from, colour: colour.to_string() });
        }
        if goes && stood.contains(&to) {
            return Err(Refusal::LeaderThere { territory: to, colour: colour.to_string() });
        }
        self.happen(Event::Fortified { from: from.clone(), to: to.clone() });
        if goes && self.view.holds(colour, &to) {
            self.happen(Event::Leader { colour, from: Some(from), to: Some(to) });
            self.leaders_have_moved(colour, &stood);
        }
        Ok(())
    }

    /// A territory is that player's, or the table says so.
    pub(super) fn unless_held(&self, colour: Colour, territory: &str) -> Decided {
        let refusal = Refusal::NotHeld { territory: territory.to_owned(), colour: colour.to_string() };
        self.word.unless(self.view.holds(colour, territory), refusal)
    }

    /// K9: the next player who is in; what stood until the turn of each who comes next, or would come, ends (K57).
    pub(super) fn turn_passes(&mut self) {
        let Some(At { mut round, colour, .. }) = self.view.at else { return };
        let players = self.view.options.players.clone();
        let first = self.view.began.unwrap_or_else(|| players.first());
        for next in players.behind(colour) {
            if next == first {
                round += 1;
            }
            self.effects_end(next);
            if self.view.is_in(next) || next == colour {
                self.turn_begins(round, next);
                return;
            }
        }
    }

    fn effects_end(&mut self, until: Colour) {
        while let Some(number) = self.view.effects.iter().position(|(colour, _)| *colour == until) {
            let (colour, text) = self.view.effects[number].clone();
            self.happen(Event::EffectOver { number, colour, text });
        }
    }
}
