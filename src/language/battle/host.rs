//! What hands do now, and behind that what is easily forgotten at this moment.

use super::told::{either, place, side, won};
use crate::battle::{BattleView, Moment, Piece, Power, Step};
use crate::language::{Words, capital};

/// One line for the whole table.
pub fn host_line(words: &Words, view: &BattleView) -> String {
    let now = match (view.won, view.moment) {
        (Some((winner, line)), _) => won(words, winner, line),
        (None, None) => words.say("battle-host-setup", &[]),
        (None, Some(moment)) => step_told(words, view, moment),
    };
    std::iter::once(capital(&now)).chain(reminders(words, view)).collect::<Vec<_>>().join(" ")
}

fn step_told(words: &Words, view: &BattleView, moment: Moment) -> String {
    let who = side(words, moment.side);
    match moment.step {
        Step::Build => {
            let builds = view.armies_to_build();
            let told = builds.iter().map(|(piece, or, armies)| {
                let facts = [("piece", either(words, *piece, *or).into()), ("armies", (*armies).into())];
                words.say("battle-host-builds", &facts)
            });
            let told = told.collect::<Vec<_>>().join(", ");
            let name = if builds.is_empty() { "battle-host-built" } else { "battle-host-build" };
            words.say(name, &[("side", who.into()), ("builds", told.into())])
        }
        Step::FirstMove => words.say("battle-host-first", &[("side", who.into())]),
        Step::Attack => words.say("battle-host-attack", &[("side", who.into())]),
        Step::SecondMove => words.say("battle-host-second", &[("side", who.into())]),
    }
}

/// What is easily forgotten now, each a sentence.
pub fn reminders(words: &Words, view: &BattleView) -> Vec<String> {
    let Some(moment) = view.moment.filter(|_| view.won.is_none()) else { return Vec::new() };
    let mut told = Vec::new();
    if view.paths_are_owed() {
        told.push(words.say("battle-remind-paths", &[]));
    }
    if let Some(at) = view.place_to_leave() {
        told.push(words.say("battle-remind-ring", &[("place", place(words, at).into())]));
    } else if let Some(at) = view.elven_place().filter(|_| view.ring.holder == moment.side) {
        let facts = [("place", place(words, at).into()), ("round", view.ring.round().into())];
        told.push(words.say("battle-remind-stay", &facts));
    }
    // B55: his place is asked for where it was not told in this turn, so that the deadline is there.
    let ends = moment.step == Step::SecondMove && moment.side == view.ring.holder && !view.ring.told;
    if let Some(at) = view.ring.place.as_deref().filter(|_| ends && view.place_to_leave().is_none()) {
        told.push(words.say("battle-remind-still", &[("place", place(words, at).into())]));
    }
    if view.fangorn_is_to_clear() {
        told.push(words.say("battle-remind-fangorn", &[]));
    }
    if view.shire.sauron_there && view.moves(view.players.side(Power::Sauron)) {
        told.push(words.say("battle-remind-shire", &[]));
    }
    if moment.step.is_move() && view.step.passed && view.has(Piece::Gandalf) {
        told.push(words.say("battle-remind-moria", &[]));
    }
    told
}
