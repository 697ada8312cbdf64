//! A battle: how it begins, the next round, who falls, and how it ends.

use super::super::mat::{battle_name, signs};
use super::super::moment::waiting;
use super::super::round::Told;
use super::super::sight::{RETREATED, STAYS, Sight, Wished, begin, give, meant, paid, say};
use super::{cards, choice};
use crate::books::Throw;
use crate::language::war::draft::Draft;
use crate::language::war::names;
use crate::war::battle::{Added, Army, Kind, TARGET};
use crate::war::command::{Fought, WarCommand as C};
use crate::war::die::Face;
use crate::war::view::Battle;
use crate::window::pieces::signs::war;
use crate::window::play::wish::Begun;
use crate::window::war::Choice;

/// Whether such a die has an Army attack, with a Leader or without.
pub(super) fn fights(face: Face) -> bool {
    matches!(face, Face::Army | Face::ArmyMuster | Face::Character | Face::Will)
}

pub(super) fn fight(sight: &Sight<'_>) -> Choice {
    // What pays for it lies raised, or is pressed first; where no die is left none does.
    let under = match (sight.raised(), sight.view.acts()) {
        (Some(_), _) => "can-battle-more",
        (None, Some(_)) => "can-battle-first",
        (None, None) => "can-begins-free",
    };
    let title = (sight.say("can-battle"), sight.say(under));
    choice(war::FIELD, title, Wished::Begin(begins(sight)))
}

/// A battle that is to be told: one in the field, as long as nobody says otherwise.
pub(in crate::window::war) fn begins(sight: &Sight<'_>) -> Begun {
    Begun { each: true, ..Begun::new("battle field", sight.say("chip-battle")) }
}

pub(super) fn draft(sight: &Sight<'_>, draft: &Draft) -> Vec<Choice> {
    let Some(kind) = draft.kind else {
        let anew = choice(war::CARD, sight.titled("can-stands-anew"), say(sight.typed.trim())).due();
        let asks = Choice::asks(sight.say("wants-how-many"));
        return super::with_back(sight, vec![if draft.are_counted() { anew } else { asks }]);
    };
    let figures = match draft.are_counted() {
        true if draft.is_proposed(sight.view) => "proposed",
        true => "told",
        false => "none",
    };
    let called = sight.say("chip-battle");
    let uncounted = draft.is_counted().then(|| {
        choice(war::MINUS, sight.titled("can-uncounted"), begin(draft.uncounted().to_string(), &called))
    });
    let turned = begin(draft.turned(sight.view).to_string(), &called);
    let turned = choice(war::AGAIN, sight.titled("can-turned"), turned);
    // The die that lies raised is spent for it; else none of who acts is.
    let die = sight.raised().map(|(_, face)| face).filter(|face| fights(*face));
    let acts = sight.view.acts() == Some(draft.attacks(sight.view));
    let under = match die {
        Some(die) => sight.tell("can-begins-die", &[("die", names::face(sight.words, die).into())]),
        None if acts => sight.say("can-begins-free"),
        None => sight.tell("can-begins-more", &[("figures", figures.into())]),
    };
    let waits = waiting(sight, draft);
    let waits = waits.map(|nations| sight.tell("can-begins-waits", &[("nations", nations.into())]));
    let under = waits.into_iter().chain([under]).collect::<Vec<_>>().join(" · ");
    let title = (sight.say("can-begins"), under);
    let begins = match (draft.are_counted(), draft.is_counted()) {
        (false, true) if !draft.attacked.is_empty() => Choice::asks(sight.say("wants-how-many")),
        (false, _) if draft.attacked.is_empty() => Choice::asks(sight.say("wants-attacked")),
        _ => match sight.command() {
            Some(begins) => choice(signs::kind(kind), title, paid(die, begins)).due(),
            None => Choice::asks(title.0),
        },
    };
    super::with_back(sight, [Some(turned), uncounted, Some(begins)].into_iter().flatten().collect())
}

/// What is proposed falls.
const FALL_AS_PROPOSED: C = C::Casualties([None, None]);
/// A round is fought with what stands, and the companion throws.
const ANOTHER_ROUND: C = C::Round {
    fought: Fought { sides: None, added: [Added { roll: 0, again: 0 }; 2] },
    throw: Throw::Unsaid("dice"),
};

/// A round of the table: how strong both are; then the companion throws, or the dice of the table are pressed.
pub(super) fn round(sight: &Sight<'_>, told: &Told) -> Vec<Choice> {
    let gold = if !told.is_counted() {
        Choice::asks(sight.say("wants-numbers"))
    } else if told.next().is_some() {
        Choice::asks(sight.say("wants-what-came"))
    } else {
        let [attacker, defender] = told.armies.each_ref().map(Army::dice);
        let facts = [("attacker", attacker.into()), ("defender", defender.into())];
        let title = (sight.say("can-throw"), sight.tell("can-throw-more", &facts));
        choice(war::DIE_5, title, say(sight.typed.trim())).due()
    };
    super::with_back(sight, vec![gold])
}

pub(super) fn battle(sight: &Sight<'_>, battle: &Battle) -> Vec<Choice> {
    let Some(carried) = &battle.carried else {
        let over = choice(war::STOPS, sight.titled("can-over"), give(C::BattleOver));
        let round =
            choice(war::FIELD, sight.titled("can-told-round"), begin("round", &sight.say("can-told-round")));
        return vec![over, cards::more(sight), round.due()];
    };
    let (more, under) = sight.titled("can-stands-anew");
    let wish = begin(Draft::anew(carried).to_string(), &more);
    let anew = choice(war::CARD, (more, under), wish);
    let owed = carried.is_owed();
    // What is proposed falls before anything else happens.
    let fall = owed.then_some(FALL_AS_PROPOSED);
    let ends = |how| meant(fall.clone().into_iter().chain([C::BattleOver]), how);
    let [attacker, defender] = [0, 1].map(|side| battle_name(sight, side, &carried.stands[side]));
    let stops = (sight.tell("can-stops", &[("side", attacker.into())]), sight.say("can-stops-more"));
    let retreats = (sight.tell("can-retreats", &[("side", defender.into())]), sight.say("can-retreats-more"));
    let next = battle.rounds.saturating_add(1);
    let [first, second] = carried.proposed.each_ref().map(|host| host.army().dice());
    // W58: each further round of a siege costs the attacker an Elite.
    let costs = battle.kind == Kind::Siege && next > 1;
    let cannot = sight.view.is_siege_over();
    // W73: behind each round it is asked who goes on. Nobody leaves a Stronghold under siege.
    let retreats = match battle.kind {
        _ if battle.rounds == 0 => Choice::nothing(),
        Kind::Siege => Choice::nothing(),
        _ => choice(war::RETREATS, retreats, ends(RETREATED)),
    };
    if cannot && !owed {
        let stops = (stops.0, sight.say("can-no-elite"));
        let stops = choice(war::STOPS, stops, ends(STAYS));
        return vec![anew, Choice::nothing(), retreats, stops.due()];
    }
    let stops = match battle.rounds {
        0 => Choice::nothing(),
        _ => choice(war::STOPS, stops, ends(STAYS)),
    };
    let last = carried.proposed.iter().any(|host| host.units() == 0);
    if owed && (last || cannot || sight.by_hand) {
        let falls = choice(war::TICK, sight.titled("can-casualties"), give(FALL_AS_PROPOSED));
        // Where nobody is left on one side, that ends the battle.
        let still = |choice| if last { Choice::nothing() } else { choice };
        return vec![anew, still(stops), still(retreats), falls.due()];
    }
    let facts = [
        ("attacker", first.into()),
        ("defender", second.into()),
        ("target", battle.kind.attackers_target(next).into()),
        ("other", TARGET.into()),
    ];
    let under = if costs { sight.say("can-round-elite") } else { sight.tell("can-round-more", &facts) };
    let title = (sight.tell("can-round", &[("round", next.into())]), under);
    let wish = match sight.by_hand {
        true => begin("round dice", &title.0),
        false => Wished::Give(fall.into_iter().chain([ANOTHER_ROUND]).map(Into::into).collect()),
    };
    vec![anew, stops, retreats, choice(war::GOES_ON, title, wish).with_number(next).due()]
}
