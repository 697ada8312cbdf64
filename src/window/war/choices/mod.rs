//! What is chosen from beside the mat at each moment, with what would come of it; and what the gold button does.

mod battle;
mod cards;
mod dice;
mod hunt;
mod set_up;
mod turn;

pub(super) use battle::begins as battle_begins;
pub(super) use cards::{deeds, specials};
pub(super) use hunt::able;
pub(super) use set_up::chooses_token;

use super::mat::signs;
use super::sight::{Moment, RANDOM, SPELLS, Sight, Wished, give};
use crate::language::war::names;
use crate::war::WarCommand as C;
use crate::war::hunt::HuntStep;
use crate::war::people::Companion;
use crate::window::pieces::{Sign, signs::war};
use crate::window::war::Choice;

/// The sheet lies open in the mat's place.
pub(super) const SHEET: &str = "sheet";

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
    let moment = sight.moment();
    let is_free = !matches!(moment, Moment::Discards);
    if is_free && sight.leaves().is_some() {
        return dice::leaving(sight);
    }
    if let Some((side, does)) = sight.hand().filter(|_| is_free) {
        return cards::hand(sight, side, does);
    }
    if matches!(moment, Moment::Region(begun) if sight.is_open(SPELLS) && sight.region_said(begun).is_none())
    {
        return with_back(sight, vec![Choice::asks(sight.say("wants-letters"))]);
    }
    match moment {
        // Decks are pressed on the mat, so that nothing else comes to lie where they were.
        Moment::Discards => vec![Choice::asks(sight.say("wants-deck"))],
        Moment::Tiles(_) => with_back(sight, vec![Choice::asks(sight.say("wants-tile"))]),
        Moment::Die(_) => with_back(sight, vec![Choice::asks(sight.say("wants-what-came"))]),
        Moment::Cards => with_back(sight, vec![Choice::asks(sight.say("wants-card"))]),
        Moment::Setup => set_up::set_up(sight),
        Moment::Draw => vec![turn::drawn(sight)],
        Moment::Region("appear") => turn::reveal(sight),
        Moment::Region("declare") if !sight.begins("declare") => turn::fellowship(sight),
        Moment::Region(begun) => turn::region(sight, begun),
        Moment::Rest => turn::fellowship(sight),
        Moment::Number(track) => turn::number(sight, track),
        Moment::Allocation => vec![turn::allocation(sight)],
        Moment::Roll => turn::roll(sight),
        Moment::Hunt(_) if sight.begins(RANDOM) => hunt::drawn(sight),
        Moment::Hunt(hunt) => match hunt.step {
            HuntStep::Roll => hunt::roll(sight),
            HuntStep::Tile => hunt::tile(sight),
            _ => hunt::damage(sight),
        },
        Moment::Draft(draft) => battle::draft(sight, &draft),
        Moment::Figures(of) => cards::figures(sight, &of),
        Moment::Round(told) => battle::round(sight, &told),
        Moment::Battle(of) => battle::battle(sight, of),
        Moment::Actions => dice::actions(sight),
        Moment::Check => turn::check(sight),
        Moment::Over => vec![sheet(sight)],
    }
}

/// One of the highest level guides (W16).
fn guides(sight: &Sight<'_>, companion: Companion) -> Choice {
    let name = names::companion(sight.words, companion);
    let title = (sight.tell("can-guides", &[("name", name.into())]), sight.say("can-guides-more"));
    choice(signs::companion(companion), title, give(C::Guide(Some(companion))))
}

/// How it went, with the sheet in the mat's place, or the mat again.
fn sheet(sight: &Sight<'_>) -> Choice {
    let name = if sight.opened == SHEET { "mat-how-it-went" } else { "can-sheet" };
    choice(war::CARD, sight.alone(name), Wished::Open(SHEET.to_owned())).due()
}

/// These, and the way back from what is begun or was laid open: it stands in the third row, however many these are.
fn with_back(sight: &Sight<'_>, all: Vec<Choice>) -> Vec<Choice> {
    with_way_back(choice(war::UNDO, sight.alone("can-back"), Wished::Back), all)
}

fn with_way_back(back: Choice, mut all: Vec<Choice>) -> Vec<Choice> {
    let gold = all.iter().position(Choice::is_gold).map(|at| all.split_off(at));
    // Of more than two, two stand beside each other.
    let third = if all.len() > 2 { 4 } else { 2 };
    all.resize(all.len().max(third), Choice::nothing());
    all.insert(third, back);
    all.into_iter().chain(gold.into_iter().flatten()).collect()
}
