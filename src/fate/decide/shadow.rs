//! Shadow cards (F39 to F44), what is known of them (F45 to F53), the Nazgûl's orders (F19 to F21) and Skies Darken (F34 to F38).

use super::{Table, setup_flips};
use crate::fate::command::ToldField;
use crate::fate::deck::{Front, Named, Seen};
use crate::fate::event::{Cause, Dice, Due, FateEvent, For, Step, Turned};
use crate::fate::nazgul::{Nazgul, closer, deploy, moved};
use crate::fate::refusal::FateRefusal;
use crate::fate::skies::Darkens;
use crate::fate::terms::{Back, Order, SETUP_FLIPS};

/// What is typed for a card that nobody has read.
pub(in crate::fate) const UNREAD: &str = "?";

/// Whether any of these Nazgûl are outside Frodo's region.
fn is_outside(stand: &Nazgul, frodo: &str) -> bool {
    stand.iter().any(|(region, count)| region != frodo && *count > 0)
}

impl Table {
    /// The back on the deck (F46); after a shuffle or a `remove` it is asked for (F38, F44, F51): where a battle lies before
    /// the question, it is asked all the same.
    pub(super) fn top(&mut self, back: Back, by_word: bool) -> Result<(), FateRefusal> {
        let waits = self.view.deck.waits;
        let battle = self.view.dice().is_some_and(|dice| dice.what == For::Battle);
        let asked = !battle && self.view.due.contains(&Due::Top);
        self.saw(Seen::Top { back, by_word })?;
        if asked {
            let due = self.view.due.iter().filter(|due| **due != Due::Top).cloned().collect();
            self.put(FateEvent::Due { due });
            if waits {
                self.turned(false, None);
            }
        }
        Ok(())
    }

    /// F39, F40, and F5 in the set-up.
    pub(super) fn flip(
        &mut self,
        card: &str,
        back: Option<Back>,
        troop: Option<bool>,
        by_word: bool,
    ) -> Result<(), FateRefusal> {
        let setup = self.view.step == Step::Setup;
        if troop.is_some() && (card != UNREAD || !(setup || back == Some(Back::Black))) {
            return Err(FateRefusal::OnlyUnread);
        }
        if setup && setup_flips(&self.view) == SETUP_FLIPS {
            return Err(FateRefusal::NineFlips { made: SETUP_FLIPS });
        }
        let card = self.card_or_unread(card)?;
        // Nothing is believed before the back on top is known, by whatever word (F46).
        self.saw(Seen::Flip { card, back, setup, by_word })?;
        self.put(FateEvent::Before { stood: None });
        if setup {
            self.turned(true, None);
            self.adds_in_setup(troop);
            return Ok(());
        }
        if let Step::Shadow { made, of } = self.view.step {
            self.stand(Step::Shadow { made: made + 1, of });
        }
        if back.is_some() {
            self.turned(false, troop);
            return Ok(());
        }
        // F44: the discard is the new deck, and its top decides the half.
        if self.view.deck.discard.cards.is_empty() {
            self.turned(false, None);
            if let Step::Shadow { made, .. } = self.view.step {
                self.stand(Step::Shadow { made, of: made });
            }
        } else {
            self.saw(Seen::Shuffle)?;
            self.last_due(Due::Top);
        }
        Ok(())
    }

    fn card_or_unread(&self, word: &str) -> Result<Option<Named>, FateRefusal> {
        if word == UNREAD { Ok(None) } else { self.card(word).map(Some) }
    }

    /// F5: a troop to its red place.
    fn adds_in_setup(&mut self, troop: Option<bool>) {
        let flipped = self.view.deck.flips.last().and_then(|flip| flip.card.kind.clone());
        match flipped {
            // F59: an unread card's troop stays in the supply until it is told.
            None if self.view.options.ledger => {}
            Some(kind) if kind.front.is_none() => {}
            // F58: the ledger's troops are 48 with the supply, and out of an empty one none comes.
            Some(_) if self.view.supply == 0 => {}
            Some(kind) => {
                let place = kind.front.map(|front| front.place).unwrap_or_default();
                self.reinforces(&place, 1);
            }
            None if troop == Some(false) => {}
            None => self.supply(-1),
        }
    }

    /// The last flip is told, and its half carried out.
    fn turned(&mut self, setup: bool, troop: Option<bool>) {
        let flip = self.view.deck.flips.len() - 1;
        let Some(flipped) = self.view.deck.flips.last().cloned() else { return };
        let kind = flipped.card.kind.as_ref();
        let front = kind.and_then(|kind| kind.front.clone());
        let reinforces = flipped.half.is_some_and(|half| half == Back::Black);
        let is_spared = |place| self.view.supply == 0 || self.view.no_troops().contains(place);
        // F42: one that nobody has read brings its troop likewise; F59: by the ledger the table says where.
        let unread = kind.is_none() && reinforces;
        let brings = unread && troop != Some(false);
        let a_troop = brings && self.view.supply > 0 && !self.view.options.ledger;
        let no_troop = match &front {
            Some(front) => reinforces && is_spared(&front.place),
            None => unread && !a_troop && !self.view.options.ledger,
        };
        if let (Some(front), Some(Back::Red), false) = (&front, flipped.half, setup) {
            self.asks_of_line(&front.line);
        }
        self.put(FateEvent::Turned {
            turned: Turned {
                flip: flip + 1,
                card: kind.map(|kind| kind.name.clone()),
                line: front.as_ref().map(|front| front.line.clone()),
                place: front.as_ref().map(|front| front.place.clone()),
                order: front.as_ref().map(|front| front.order),
                half: flipped.half,
                setup,
                last: flipped.half.is_none() && !setup,
                no_troop,
                a_troop,
            },
        });
        if a_troop {
            self.supply(-1);
        } else if brings && self.view.supply == 0 {
            self.hope(-1, Cause::Troops);
        }
        self.half(flip);
    }

    /// F42: a troop, a battle, then the order.
    pub(super) fn reinforce(&mut self, front: &Front) {
        if !self.view.no_troops().contains(&front.place) {
            if self.view.supply > 0 {
                self.reinforces(&front.place, 1);
            } else {
                self.hope(-1, Cause::Troops);
            }
        }
        self.put(FateEvent::Before { stood: Some(self.view.nazgul.clone()) });
        if self.view.options.ledger {
            let troops = self.view.troops_at(&front.place);
            if troops.shadow > 0 && troops.friends() > 0 {
                self.last_due(Due::Battle { place: front.place.clone() });
            } else {
                self.falls_by_ledger(&front.place);
            }
        }
        self.last_due(Due::Order(front.order));
    }

    /// Shadow troops go from the supply to a place.
    pub(super) fn reinforces(&mut self, place: &str, count: u8) {
        self.supply(-i32::from(count));
        if self.view.options.ledger {
            let mut troops = self.view.troops_at(place);
            troops.shadow += count;
            self.put(FateEvent::Troops { place: place.to_owned(), troops });
        }
    }

    /// F19 to F21.
    pub(super) fn carry_out(&mut self, order: Order) {
        let frodo = self.view.frodo.clone().unwrap_or_default();
        match order {
            Order::Eye if self.view.eye == frodo => self.first_due(Due::Search),
            Order::Eye => self.eye_to(&frodo),
            Order::Closer if self.view.copied.borders.is_none() => {
                // Those with Frodo too: he may be said to stand elsewhere before they have gone.
                let still = self.view.nazgul.clone();
                if is_outside(&still, &frodo) {
                    self.first_due(Due::Choose { options: Vec::new(), still, moves: 2 });
                }
            }
            Order::Closer | Order::Deploy => self.one_of(self.comes_of(order)),
        }
    }

    /// What can come of an order is carried out if it is one thing, and else chosen from.
    fn one_of(&mut self, options: Vec<Nazgul>) {
        match &*options {
            [] => {}
            [stand] => self.put(FateEvent::Nazgul { stand: stand.clone() }),
            _ => self.lists(options),
        }
    }

    fn lists(&mut self, options: Vec<Nazgul>) {
        self.put(FateEvent::Options { options: options.clone() });
        self.first_due(Due::Choose { options, still: Nazgul::new(), moves: 0 });
    }

    /// Where what can come of an order was listed and what it goes by is set right since, it is listed anew, also under dice.
    pub(super) fn chooses_anew(&mut self, goes_by: impl Fn(Order) -> bool) {
        let Some(order) = self.view.ordered.filter(|order| goes_by(*order)) else { return };
        let mut due = self.view.due.clone();
        let listed = |due: &Due| matches!(due, Due::Choose { options, .. } if !options.is_empty());
        let Some(at) = due.iter().position(listed) else { return };
        let options = self.comes_of(order);
        if options.is_empty() {
            due.remove(at);
        } else {
            self.put(FateEvent::Options { options: options.clone() });
            due[at] = Due::Choose { options, still: Nazgul::new(), moves: 0 };
        }
        self.put(FateEvent::Due { due });
    }

    /// F20: where the table moves them, those that it says stand in a region are among those that were there before (F18).
    pub(super) fn may_go_anew(&mut self, region: &str, count: u8) {
        let mut due = self.view.due.clone();
        let by_hand = due.iter_mut().find_map(|due| match due {
            Due::Choose { options, still, .. } if options.is_empty() => Some(still),
            _ => None,
        });
        if let Some(still) = by_hand {
            still.insert(region.to_owned(), count);
            self.put(FateEvent::Due { due });
        }
    }

    /// What can come of an order that moves Nazgûl (F20, F21), where the borders are known.
    fn comes_of(&self, order: Order) -> Vec<Nazgul> {
        let view = &self.view;
        let frodo = view.frodo.as_deref().unwrap_or_default();
        match (order, &view.copied.borders) {
            (Order::Closer, Some(borders)) => closer(&view.nazgul, borders, frodo, view.options.nearest),
            (Order::Deploy, _) => deploy(&view.nazgul, &view.eye),
            (Order::Eye | Order::Closer, _) => Vec::new(),
        }
    }

    pub(super) fn choose(&mut self, choice: u64) -> Result<(), FateRefusal> {
        let Some(Due::Choose { options, .. }) = self.view.due.first() else { return Err(self.open()) };
        let at = usize::try_from(choice).ok().and_then(|choice| choice.checked_sub(1));
        let stand = at.and_then(|at| options.get(at)).cloned();
        let stand = stand.ok_or(FateRefusal::NoChoice { options: options.len() })?;
        self.no_longer_due();
        self.puts(FateEvent::Nazgul { stand })
    }

    /// F20: without borders the table moves them.
    pub(super) fn nazgul_goes(&mut self, from: &str, to: &str) -> Result<(), FateRefusal> {
        let (from, to) = (self.region(from)?, self.region(to)?);
        let Some(Due::Choose { options, still, moves }) = self.view.due.first().cloned() else {
            return Err(self.open());
        };
        let frodo = self.view.frodo.clone().unwrap_or_default();
        let nearest = self.view.options.nearest;
        let stand = &self.view.nazgul;
        let may = if nearest { stand.get(&from) } else { still.get(&from) };
        if !options.is_empty() || from == frodo || from == to || may.is_none_or(|count| *count == 0) {
            return Err(FateRefusal::NoSuchMove { from, to });
        }
        let stand = moved(stand, &from, &to);
        let mut left = if nearest { stand.clone() } else { still };
        if !nearest && let Some(count) = left.get_mut(&from) {
            *count -= 1;
        }
        left.retain(|_, count| *count > 0);
        self.no_longer_due();
        self.put(FateEvent::Nazgul { stand });
        if moves > 1 && is_outside(&left, &frodo) {
            self.first_due(Due::Choose { options, still: left, moves: moves - 1 });
        }
        Ok(())
    }

    /// F34 to F38.
    pub(super) fn skies(
        &mut self,
        place: &str,
        region: Option<&str>,
        told: ToldField,
    ) -> Result<(), FateRefusal> {
        let Step::Skies(left) = self.view.step else { return Err(self.open()) };
        let place = self.place(place)?;
        let told_region = region.map(|region| self.region(region)).transpose()?;
        let known = self.view.region_of(&place).cloned();
        if let (Some(told), Some(known)) = (&told_region, &known)
            && told != known
        {
            return Err(FateRefusal::OtherRegion { place, region: told.clone() });
        }
        let region = known.or(told_region);
        let (friendly, shadow) = self.troops_told(Some(&place), told, false)?;
        if friendly > 0 && region.is_none() {
            return Err(FateRefusal::RegionUnknown { place });
        }
        if friendly > 0 && shadow.is_none() {
            return Err(FateRefusal::TroopsUntold { what: "shadow" });
        }
        let Darkens { space, with_frodo, placed, missing, .. } = self.view.darkens(Some(&place));
        let before = self.events.len();
        let stand = shadow.unwrap_or(0) + u32::from(placed);
        // F66: nobody has said whether it is a haven.
        let unsaid = !told.haven && self.view.site(&place).is_none() && !self.view.options.ledger;
        self.threat(space);
        if with_frodo {
            self.hope(-2, Cause::Eye);
        } else {
            self.eye_to(&self.view.frodo.clone().unwrap_or_default());
        }
        if placed > 0 {
            self.reinforces(&place, placed);
        }
        for _ in 0..missing {
            self.hope(-1, Cause::Troops);
        }
        if friendly == 0 && stand > 0 && unsaid && !self.view.is_over() {
            self.put(FateEvent::HavenAsked { name: place.clone(), region: false });
            // It is said first, though whether the game goes on is known only now.
            self.events[before..].rotate_right(1);
        }
        let haven = told.haven || self.view.is_haven(&place);
        let battle = friendly > 0 && stand > 0;
        let shuffled = self.view.deck.discard.cards.len();
        let darkens =
            FateEvent::Skies { place: place.clone(), placed: placed.into(), shuffled, fights: battle };
        if battle {
            self.put(darkens.clone());
            let dice = self.battle_dice(region, Some(place.clone()), (friendly, stand), haven);
            self.open_dice(dice);
        } else if friendly == 0 && stand > 0 && haven {
            self.falls(Some(&place));
        }
        self.saw(Seen::Shuffle)?;
        if !battle {
            self.put(darkens);
        }
        if shuffled > 0 {
            self.last_due(Due::Top);
        }
        match left {
            2.. => self.stand(Step::Skies(left - 1)),
            _ => {
                self.flips_begin();
                self.last_due(Due::Hands);
            }
        }
        Ok(())
    }

    /// F38: last, as the battle is over.
    pub(super) fn shuffles(&mut self) {
        let waits = self.view.darkened.as_ref().filter(|darkened| darkened.to_shuffle);
        if let Some(count) = waits.map(|darkened| darkened.shuffled).filter(|_| !self.view.is_over()) {
            self.put(FateEvent::Shuffles { count });
        }
    }

    /// F51: the first cards are looked at, or laid in another order.
    pub(super) fn looked_at(
        &mut self,
        cards: &[String],
        seen: fn(Vec<Named>) -> Seen,
    ) -> Result<(), FateRefusal> {
        let cards = self.cards(cards)?;
        self.saw(seen(cards))
    }

    pub(super) fn remove(&mut self, card: &str) -> Result<(), FateRefusal> {
        let card = self.card(card)?;
        let first = self.view.deck.layers.first();
        let lay_on_top = first.and_then(|layer| layer.single()).is_some_and(|kind| kind.name == card.name());
        let known = self.view.deck.top().is_some() || lay_on_top;
        self.saw(Seen::Remove { card })?;
        // A back that is due already is asked once (F38).
        let asked = self.view.due.contains(&Due::Top);
        if known && !asked && self.view.deck.top().is_none() && !self.view.deck.is_empty() {
            self.last_due(Due::Top);
        }
        Ok(())
    }

    /// F53.
    pub(super) fn amend(&mut self, flip: u64, card: &str, back: Option<Back>) -> Result<(), FateRefusal> {
        let flips = self.view.deck.flips.len();
        let at = usize::try_from(flip).ok().filter(|flip| (1..=flips).contains(flip));
        let at = at.ok_or(FateRefusal::NoSuchFlip { flip, flips })? - 1;
        let card = self.card_or_unread(card)?;
        let seen = self.view.amended(at, card.as_ref(), back);
        let deck = self.view.worked_out(&seen).map_err(|(stands, why)| {
            let which = seen[..=stands].iter().filter(|seen| matches!(seen, Seen::Flip { .. })).count();
            match &seen[stands] {
                Seen::Flip { .. } if which == at + 1 => why,
                Seen::Flip { card, .. } => {
                    let card = card.as_ref().map_or(UNREAD, Named::name);
                    FateRefusal::CannotFollow { what: format!("flip {which}: {card}") }
                }
                other => FateRefusal::CannotFollow { what: said(other) },
            }
        })?;
        let pairs = deck.flips.iter().zip(&self.view.deck.flips).enumerate();
        let other = pairs.filter(|(_, (new, old))| !new.setup && new != old).map(|(at, _)| at + 1).collect();
        self.puts(FateEvent::Amended { flip: at, card, back, other })
    }

    /// A battle by a card is rolled with these (F28).
    pub(super) fn battle_dice(
        &self,
        region: Option<String>,
        place: Option<String>,
        (friendly, shadow): (u32, u32),
        haven: bool,
    ) -> Dice {
        Dice { haven, region, place, friendly, shadow, ..Dice::of(For::Battle, shadow.min(3)) }
    }
}

fn said(seen: &Seen) -> String {
    let names = |cards: &[Named]| cards.iter().map(Named::name).collect::<Vec<_>>().join(" ");
    match seen {
        Seen::Top { back, .. } => format!("top {back}"),
        Seen::Flip { card, .. } => format!("flip {}", card.as_ref().map_or(UNREAD, Named::name)),
        Seen::Peek { cards } => format!("peek {}", names(cards)),
        Seen::Order { cards } => format!("order {}", names(cards)),
        Seen::Remove { card } => format!("remove {}", card.name()),
        Seen::Shuffle => "skies".to_owned(),
        Seen::Gather => "done".to_owned(),
    }
}
