//! Which moment it is: what the mat is about.

use super::naming::Naming;
use super::stage::{ANOTHER, LIST, MARCHED, MOVES, Stage};
use crate::fate::deck::Flipped;
use crate::fate::terms::{Back, SETUP_FLIPS};
use crate::fate::{Due, ITEMS, Step};
use crate::window::fate::Wish;

/// The item of the set-up at which nine cards are turned up (F5).
pub(super) const NINE: u8 = 6;

/// What stands between what is unfolded and what is remembered of a march.
const BEHIND: char = ';';

/// A moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::window::fate) enum Moment {
    /// The list of the set-up is ticked.
    List,
    /// Objectives, or who plays whom, are named.
    Naming,
    /// Frodo's region, and who begins.
    Begin,
    /// What is done in the turn's first step.
    Actions,
    /// Frodo goes somewhere.
    Travel,
    /// A search is due where he stands.
    Search,
    /// An attack, or a battle by a card.
    Fight,
    /// Mount Doom.
    Doom,
    /// Player cards are drawn.
    Draw,
    /// The place on a Skies Darken card, and who stands there.
    Skies,
    /// Dice lie there, or are to be thrown.
    Dice,
    /// Which back lies on top.
    Top,
    /// The top card is turned up.
    Flip,
    /// A card that nobody knows yet.
    New,
    /// A line advances.
    March,
    /// Troops of the ledger go from a place to another.
    Moves,
    /// Where Nazgûl go.
    Choose,
    /// Whether a haven stands.
    Haven,
    /// All cards of the turn were turned up.
    Over,
    /// The game is over.
    End,
}

impl Stage<'_> {
    /// Which it is.
    pub fn moment(&self) -> Moment {
        let view = self.view;
        match view.due.first() {
            _ if view.is_over() => return Moment::End,
            Some(Due::Dice(dice))
                if dice.faces.is_none() && self.marching().is_some_and(|march| march.is_rolled(self)) =>
            {
                return Moment::March;
            }
            Some(Due::Dice(_)) => return Moment::Dice,
            // A battle of the card comes before its order (F42).
            Some(Due::Search | Due::Choose { .. }) if self.said.verb() == "battle" => return Moment::Fight,
            Some(Due::Search) => return Moment::Search,
            Some(Due::Choose { .. }) => return Moment::Choose,
            Some(Due::Top) => return Moment::Top,
            _ => {}
        }
        let begun = match self.said.verb() {
            _ if Naming::of(self).is_some() => Some(Moment::Naming),
            "begin" if !self.is_set_up() => Some(Moment::Begin),
            "flip" => Some(Moment::New),
            "frodo" if view.step == Step::Actions => Some(Moment::Travel),
            "attack" | "battle" if self.is_set_up() => Some(Moment::Fight),
            "doom" => Some(Moment::Doom),
            MOVES if self.is_set_up() && view.options.ledger => Some(Moment::Moves),
            _ => None,
        };
        begun.unwrap_or_else(|| match view.step {
            Step::Setup => self.set_up(),
            // F66: what is asked is answered by a press, whatever has led there.
            Step::Actions | Step::Cards | Step::Skies(_)
                if self.said.is_empty() && self.asked().is_some() =>
            {
                Moment::Haven
            }
            Step::Actions => Moment::Actions,
            Step::Cards => Moment::Draw,
            Step::Skies(_) => Moment::Skies,
            Step::Shadow { .. } if self.marching().is_some() => Moment::March,
            Step::Shadow { .. } if self.asked().is_some() => Moment::Haven,
            Step::Shadow { made, of } if made >= of => Moment::Over,
            Step::Shadow { .. } => self.flip(),
            Step::Over { .. } => Moment::End,
        })
    }

    fn set_up(&self) -> Moment {
        let flips = self.view.deck.flips.len();
        let begun = flips > 0 || self.view.deck.top().is_some();
        match self.next_item() {
            _ if self.opened == LIST => Moment::List,
            Some(NINE) | None if flips < SETUP_FLIPS => self.flip(),
            _ if begun && flips < SETUP_FLIPS => self.flip(),
            None => Moment::Begin,
            // Whoever has ticked nothing goes on without.
            Some(_) if flips >= SETUP_FLIPS && self.view.ticked.is_empty() => Moment::Begin,
            Some(_) => Moment::List,
        }
    }

    /// The back on top is asked for where nobody knows it; a card is new where none is known that can lie there.
    fn flip(&self) -> Moment {
        match self.view.deck.top() {
            None => Moment::Top,
            Some(_) if self.asks_another() || super::flip::on_top(self).is_empty() => Moment::New,
            Some(_) => Moment::Flip,
        }
    }

    /// Whether the card on top is none of those that can lie there.
    pub fn asks_another(&self) -> bool {
        let flip = self.opened.strip_prefix(ANOTHER).map(str::trim);
        flip.is_some_and(|flip| flip == self.view.deck.flips.len().to_string())
    }

    /// F2: the first item that is not ticked.
    pub fn next_item(&self) -> Option<u8> {
        (1..=ITEMS).find(|item| !self.view.ticked.contains(item))
    }

    /// How many flips of this turn were made.
    pub fn made(&self) -> u8 {
        if let Step::Shadow { made, .. } = self.view.step { made } else { 0 }
    }

    /// The last card of this turn, with its number in the game.
    pub fn last_flip(&self) -> Option<(usize, &Flipped)> {
        let flips = &self.view.deck.flips;
        (self.made() > 0).then_some(())?;
        Some((flips.len(), flips.last()?))
    }

    /// F40: the place that the last card has reinforced, where no ledger knows who stands there; nothing once something is begun.
    pub fn reinforced(&self) -> Option<String> {
        let (_, flipped) = self.last_flip()?;
        let place = &flipped.card.kind.as_ref()?.front.as_ref()?.place;
        let came = flipped.half == Some(Back::Black) && !self.view.no_troops().contains(place);
        (came && !self.view.options.ledger && self.said.is_empty()).then(|| place.clone())
    }

    /// F51: whether the pile may be pressed, as an ability looks at its top, sorts it, or takes a card out.
    pub fn looks_at_pile(&self) -> bool {
        self.is_set_up() && matches!(self.moment(), Moment::Flip | Moment::Over)
    }

    /// What unfolds this, or folds it; what is remembered of the march stays.
    pub fn opens(&self, what: &str) -> Wish {
        let what = if self.opened == what { "" } else { what };
        Wish::Open(match (what, self.marched) {
            // The window folds what is open already.
            ("", "") => self.opened.to_owned(),
            (what, "") => what.to_owned(),
            ("", marched) => marched.to_owned(),
            (what, marched) => format!("{what}{BEHIND}{marched}"),
        })
    }

    /// How many hands of the last card are done, of those that the window ticks.
    pub fn marched(&self) -> usize {
        let Some((flip, _)) = self.last_flip() else { return 0 };
        let mut said = self.marched.split_whitespace();
        let of_it = said.next() == Some(MARCHED) && said.next() == Some(&flip.to_string());
        let ticked = said.next().filter(|_| of_it).and_then(|done| done.parse().ok()).unwrap_or_default();
        // Where they have fought, as in a game that was opened again, all had marched before that.
        let march = self.last_flip().and_then(|(flip, flipped)| super::march::March::of(self, flip, flipped));
        // That their havens hold is told last.
        let all = march.map_or(0, |march| match (self.view.held, march.has_fought(self)) {
            (true, _) => march.hands(),
            (_, true) => march.moves.len(),
            _ => 0,
        });
        all.max(ticked)
    }

    /// Whether the table's window goes with what is pressed or typed: where Frodo goes, where is fought, where troops come.
    /// `whole`: no name is half typed.
    pub fn is_followed(&self, whole: bool) -> bool {
        // What is typed as far as half a name is none of these yet.
        let region =
            || self.said_region().is_some_and(|region| whole || self.view.regions().contains(&region));
        let place = || self.said_place().is_some_and(|place| whole || self.places().contains(&place));
        match self.moment() {
            Moment::Doom | Moment::Search => true,
            Moment::Dice => self.said.verb() == "roll",
            Moment::Actions => self.said.verb() == "search",
            Moment::Travel | Moment::Fight | Moment::Skies => region() || place(),
            _ => false,
        }
    }

    /// F41: the line that advances by the last card, while hands are at it.
    pub fn marching(&self) -> Option<super::march::March> {
        let (flip, flipped) = self.last_flip()?;
        (flipped.half == Some(Back::Red)).then_some(())?;
        let march = super::march::March::of(self, flip, flipped)?;
        (march.is_rolled(self) || self.marched() < march.hands()).then_some(march)
    }
}

/// What is unfolded, and behind it what is remembered of the last march.
pub(in crate::window::fate) fn apart(opened: &str) -> (&str, &str) {
    match opened.split_once(BEHIND) {
        Some(both) => both,
        None if opened.starts_with(MARCHED) => ("", opened),
        None => (opened, ""),
    }
}

/// The list of the set-up is ticked item by item.
pub(in crate::window::fate) fn keeps_open(view: &crate::fate::Fellowship, opened: &str) -> bool {
    opened == LIST && view.step == Step::Setup
}

/// Of what is unfolded the hands of a march last, until another card is turned up.
pub(in crate::window::fate) fn lasts<'o>(view: &crate::fate::Fellowship, opened: &'o str) -> &'o str {
    let (_, marched) = apart(opened);
    let of_it = marched.split_whitespace().nth(1) == Some(&view.deck.flips.len().to_string());
    if of_it { marched } else { "" }
}
