//! What is likely next at each step, in words.

use crate::battle::{BattleView, Gandalf, Owner, Piece, Players, Power, Side, Sleep, Step};
use crate::language::Words;
use crate::language::battle::step as called;
use crate::window::frame::Choice;
use strum::VariantArray;

/// What is chosen from.
pub(super) fn chips(words: &Words, view: &BattleView) -> Vec<Choice> {
    if view.won.is_some() {
        return Vec::new();
    }
    let Some(moment) = view.moment else { return before_begin(words, view) };
    let next = moment.next(view.players);
    let to = match next.side == moment.side {
        true => called(words, next.step),
        false => format!("{}, {}", crate::language::battle::side(words, next.side), called(words, next.step)),
    };
    let done = Choice::give(words.say("battle-do-done", &[("to", to.into())]), "done");
    // What can be built still would be gone.
    let due = moment.step == Step::Build && view.builds().is_empty();
    let done = if due { done.due() } else { done };
    match moment.step {
        Step::Build => vec![done],
        Step::Attack => vec![Choice::begin(words.say("battle-do-attack", &[]), "attack"), done],
        Step::FirstMove | Step::SecondMove => std::iter::once(done).chain(of_ring(words, view)).collect(),
    }
}

fn before_begin(words: &Words, view: &BattleView) -> Vec<Choice> {
    let others = if view.players == Players::Three { 2 } else { 3 };
    let otherwise = words.say("battle-do-players", &[("players", others.into())]);
    vec![
        Choice::give(otherwise, format!("new battle players={others}")),
        Choice::give(words.say("battle-do-begin", &[]), "begin").due(),
    ]
}

/// What is told of the Ring in a Movement Phase, and before that what is owed.
fn of_ring(words: &Words, view: &BattleView) -> Vec<Choice> {
    let mut chips = Vec::new();
    if view.paths_are_owed() {
        chips.push(Choice::give(words.say("battle-do-paths-clear", &[]), "paths clear"));
        chips.push(Choice::give(words.say("battle-do-paths-lost", &[]), "paths lost"));
    }
    chips.push(Choice::begin(words.say("battle-do-ring-at", &[]), "ring at"));
    if view.moment.is_some_and(|moment| moment.side != view.ring.holder) {
        chips.push(Choice::begin(words.say("battle-do-ring-taken", &[]), "ring taken"));
    }
    chips
}

/// What else can be told of a Movement Phase: what is done there once, or seldom. Nothing in other steps.
pub(super) fn seldom(words: &Words, view: &BattleView) -> Vec<Choice> {
    let is_move = view.moment.is_some_and(|moment| moment.step.is_move());
    if !is_move || view.won.is_some() {
        return Vec::new();
    }
    let give = |name: &str, command: &str| Choice::give(words.say(name, &[]), command);
    let mut chips = Vec::new();
    let side = view.moment.map(|moment| moment.side);
    if side == Some(Side::Alliance) {
        if view.fangorn_is_to_clear() {
            chips.push(give("battle-do-fangorn-clear", "fangorn clear"));
        }
        if view.paths == Sleep::Asleep && view.has(Piece::Aragorn) && view.has(Piece::Dead) {
            chips.push(give("battle-do-paths-awake", "paths awake"));
        }
        if view.fangorn == Sleep::Asleep && view.has(Piece::Fangorn) {
            if view.has(Piece::Gandalf) && view.gandalf == Gandalf::Abroad {
                chips.push(give("battle-do-fangorn-gandalf", "fangorn awake gandalf"));
            }
            if view.ring.holder == Side::Alliance {
                chips.push(give("battle-do-fangorn-ring", "fangorn awake ring"));
            }
        }
        match view.gandalf {
            Gandalf::InMoria => {
                chips.push(give("battle-do-moria-passed", "moria passed"));
                chips.push(give("battle-do-moria-out", "moria out"));
            }
            Gandalf::Abroad if view.has(Piece::Gandalf) => {
                chips.push(give("battle-do-moria-in", "moria in"));
            }
            Gandalf::Abroad | Gandalf::InFangorn => {}
        }
    } else {
        chips.push(give("battle-do-moria-passed", "moria passed"));
    }
    chips.extend(shire(words, view, side));
    chips
}

/// Whose piece stands in the Shire, or that Sauron's has gone.
fn shire(words: &Words, view: &BattleView, side: Option<Side>) -> Vec<Choice> {
    if view.shire.sauron_there {
        let free = side == Some(view.players.side(Power::Sauron));
        let owners = Owner::VARIANTS.iter().filter(|owner| free || **owner == view.shire.owner);
        let left = |owner: &Owner| {
            let name: &str = owner.into();
            let label = words.say("battle-do-shire-left", &[("owner", name.into())]);
            Choice::give(label, format!("shire left {owner}"))
        };
        return owners.map(left).collect();
    }
    let powers = Power::VARIANTS.iter().filter(|power| side == Some(view.players.side(**power)));
    let there = |power: &Power| {
        let name: &str = power.into();
        Choice::give(words.say("battle-do-shire", &[("side", name.into())]), format!("shire {power}"))
    };
    powers.map(there).collect()
}
