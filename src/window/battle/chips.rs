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
        Step::Attack => vec![
            Choice::begin(words.say("battle-do-attack", &[]), "attack"),
            done,
            Choice::begin(words.say("battle-do-odds", &[]), "odds"),
        ],
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

/// What is told of the Ring in a Movement Phase; behind that what is owed, which is gone once it is told.
fn of_ring(words: &Words, view: &BattleView) -> Vec<Choice> {
    let mut chips = vec![Choice::begin(words.say("battle-do-ring-at", &[]), "ring at")];
    if view.moment.is_some_and(|moment| moment.side != view.ring.holder) {
        chips.push(Choice::begin(words.say("battle-do-ring-taken", &[]), "ring taken"));
    }
    if view.paths_are_owed() {
        chips.push(Choice::give(words.say("battle-do-paths-clear", &[]), "paths clear"));
        chips.push(Choice::give(words.say("battle-do-paths-lost", &[]), "paths lost"));
    }
    chips
}

/// What else can be told of a Movement Phase: what is done there once, or seldom, and whether it can be done now. Each keeps its
/// place while others are done. Nothing in other steps.
pub(super) fn seldom(words: &Words, view: &BattleView) -> Vec<(Choice, bool)> {
    let Some(moment) = view.moment.filter(|moment| moment.step.is_move() && view.won.is_none()) else {
        return Vec::new();
    };
    let give = |name: &str, command: &str, can: bool| (Choice::give(words.say(name, &[]), command), can);
    let in_moria = view.gandalf == Gandalf::InMoria;
    let mut chips = Vec::new();
    if moment.side == Side::Alliance {
        let asleep = view.fangorn == Sleep::Asleep && view.has(Piece::Fangorn);
        let abroad = view.gandalf == Gandalf::Abroad && view.has(Piece::Gandalf);
        let ring = view.ring.holder == Side::Alliance;
        let dead = view.paths == Sleep::Asleep && view.has(Piece::Aragorn) && view.has(Piece::Dead);
        chips.extend([
            give("battle-do-fangorn-gandalf", "fangorn awake gandalf", asleep && abroad),
            give("battle-do-fangorn-ring", "fangorn awake ring", asleep && ring),
            give("battle-do-fangorn-clear", "fangorn clear", view.fangorn_is_to_clear()),
            give("battle-do-paths-awake", "paths awake", dead),
            give("battle-do-moria-in", "moria in", abroad),
            give("battle-do-moria-passed", "moria passed", in_moria),
            give("battle-do-moria-out", "moria out", in_moria && !view.step.passed),
        ]);
    } else {
        chips.push(give("battle-do-moria-passed", "moria passed", true));
    }
    chips.extend(shire(words, view, moment.side));
    chips
}

/// Whose piece stands in the Shire, and that Sauron's has gone.
fn shire(words: &Words, view: &BattleView, side: Side) -> Vec<(Choice, bool)> {
    let there = view.shire.sauron_there;
    let powers = Power::VARIANTS.iter().filter(|power| side == view.players.side(**power));
    let entered = powers.map(|power| {
        let name: &str = power.into();
        let label = words.say("battle-do-shire", &[("side", name.into())]);
        (Choice::give(label, format!("shire {power}")), !there)
    });
    let sauron = side == view.players.side(Power::Sauron);
    let left = Owner::VARIANTS.iter().filter(|_| sauron || there).map(|owner| {
        let name: &str = owner.into();
        let label = words.say("battle-do-shire-left", &[("owner", name.into())]);
        (Choice::give(label, format!("shire left {owner}")), there && (sauron || *owner == view.shire.owner))
    });
    entered.chain(left).collect()
}
