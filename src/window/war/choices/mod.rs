//! What is chosen from beside the mat at each moment, with what would come of it; and what the gold button does.

mod battle;
mod cards;
mod dice;
mod hunt;
mod set_up;
mod turn;

pub(super) use set_up::in_several;

use super::mat::DECKS;
use super::sight::{Moment, Sight, Wished};
use crate::language::war::{discards, names};
use crate::war::hunt::HuntStep;
use crate::war::nation::Side;
use crate::war::view::HAND;
use crate::window::frame::Choice;
use crate::window::pieces::{Sign, signs::war};

/// A choice: its sign, its title and what stands below that.
fn choice(sign: Sign, (title, under): (String, String), wish: Wished) -> Choice {
    let choice = Choice::of(title, wish).with_sign(sign);
    if under.is_empty() { choice } else { choice.with_chance(under) }
}

impl Sight<'_> {
    /// The title of a choice, and what stands below it.
    fn titled(&self, name: &str) -> (String, String) {
        (self.say(name), self.say(&format!("{name}-more")))
    }

    /// The same with nothing below it.
    fn alone(&self, name: &str) -> (String, String) {
        (self.say(name), String::new())
    }
}

/// The choices of this moment.
pub(super) fn choices(sight: &Sight<'_>) -> Vec<Choice> {
    let full: Vec<Choice> = over_full(sight).collect();
    if !full.is_empty() {
        return full;
    }
    if sight.is_open(cards::CARDS) {
        return cards::cards(sight);
    }
    match sight.moment() {
        Moment::Setup => set_up::set_up(sight),
        Moment::Draw => vec![turn::drawn(sight)],
        Moment::Region("appear") => turn::reveal(sight),
        Moment::Region("declare") if !sight.begins("declare") => turn::fellowship(sight),
        Moment::Region(begun) => turn::region(sight, begun),
        Moment::Rest => turn::fellowship(sight),
        Moment::Allocation => turn::allocation(sight),
        Moment::Roll => turn::roll(sight),
        Moment::Hunt(hunt) => match hunt.step {
            HuntStep::Roll => hunt::roll(sight),
            HuntStep::Tile => hunt::tile(sight),
            _ => hunt::damage(sight),
        },
        Moment::Draft(_) => battle::draft(sight),
        Moment::Battle(of) => battle::battle(sight, of),
        Moment::Actions => dice::actions(sight),
        Moment::Check => turn::check(sight),
        Moment::Over(_) => Vec::new(),
    }
}

/// W3: a card of either kind, of each hand that is over its limit: nothing else is done first.
fn over_full(sight: &Sight<'_>) -> impl Iterator<Item = Choice> {
    let over = move |side: &Side| sight.view.hands[*side as usize] > HAND;
    [Side::Free, Side::Shadow].into_iter().filter(over).flat_map(move |side| {
        [("character", 0), ("strategy", 1)].map(|(kind, deck)| {
            let facts = [("side", names::side(sight.words, side).into()), ("kind", kind.into())];
            let title = (sight.tell("chip-hand-discard", &facts), String::new());
            let wish = Wished::Give(discards(side, kind));
            choice(DECKS[side as usize][deck], title, wish)
        })
    })
}

/// Back from what is begun, or from what was laid open.
fn back(sight: &Sight<'_>) -> Choice {
    choice(war::UNDO, sight.alone("can-back"), Wished::Back)
}
