//! A battle: how it begins, the next round, who falls, and how it ends.

use super::super::mat::{battle_name, signs};
use super::super::sight::{Sight, begin, give};
use super::{cards, choice};
use crate::language::war::draft::Draft;
use crate::war::battle::TARGET;
use crate::war::view::Battle;
use crate::window::frame::Choice;
use crate::window::pieces::signs::war;

pub(super) fn draft(sight: &Sight<'_>) -> Vec<Choice> {
    let draft = Draft::of(sight.typed);
    let told = draft.as_ref().is_some_and(Draft::are_counted);
    let facts = [("figures", if told { "told" } else { "none" }.into())];
    let title = (sight.say("can-begins"), sight.tell("can-begins-more", &facts));
    let kind = draft.map_or(war::FIELD, |draft| signs::kind(draft.kind));
    let begins = choice(kind, title, give(sight.typed.trim()));
    vec![super::back(sight), begins.due()]
}

pub(super) fn battle(sight: &Sight<'_>, battle: &Battle) -> Vec<Choice> {
    let Some(carried) = &battle.carried else {
        let over = choice(war::STOPS, sight.titled("can-over"), give("battle over"));
        let round =
            choice(war::FIELD, sight.titled("can-told-round"), begin("round", &sight.say("can-told-round")));
        return vec![over, cards::more(sight), round.due()];
    };
    let anew = choice(
        war::CARD,
        sight.titled("can-stands-anew"),
        begin("battle with", &sight.say("can-stands-anew")),
    );
    if carried.is_owed() {
        return owed(sight, anew);
    }
    let [attacker, defender] = [0, 1].map(|side| battle_name(sight, side, carried));
    let stops = (sight.tell("can-stops", &[("side", attacker.into())]), sight.say("can-stops-more"));
    let retreats = (sight.tell("can-retreats", &[("side", defender.into())]), sight.say("can-retreats-more"));
    let next = battle.rounds.saturating_add(1);
    let [first, second] = carried.stands.each_ref().map(|host| host.army().dice());
    let facts = [
        ("attacker", first.into()),
        ("defender", second.into()),
        ("target", battle.kind.attackers_target(next).into()),
        ("other", TARGET.into()),
    ];
    let title = (sight.tell("can-round", &[("round", next.into())]), sight.tell("can-round-more", &facts));
    let wish = if sight.by_hand { begin("round dice", &title.0) } else { give("round") };
    vec![
        anew,
        choice(war::STOPS, stops, give("battle over")),
        choice(war::RETREATS, retreats, give("battle over")),
        choice(war::GOES_ON, title, wish).with_number(next).due(),
    ]
}

/// What falls as it is proposed, or as a card has it.
fn owed(sight: &Sight<'_>, anew: Choice) -> Vec<Choice> {
    let other = choice(war::FALLS, sight.titled("can-others"), begin("casualties", &sight.say("can-others")));
    let falls = choice(war::TICK, sight.titled("can-casualties"), give("casualties"));
    vec![anew, other, falls.due()]
}
