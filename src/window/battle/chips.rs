//! What the gold button does at each step, or asks for, and what stands below it.

use super::mat::{About, Asks, ELVEN, Given, begins, is_asked};
use crate::battle::{
    Battle, BattleCommand as C, BattleView, Piece, Players, SET_UP, Side, Step, cannot_attack,
};
use crate::books::Throw;
use crate::language::battle::plan::Plan;
use crate::language::battle::{item, place, side, step as called};
use crate::language::{capital, new_game};
use crate::window::battle::{Choice, Wish};
use strum::VariantArray;

/// B56, B57: who wins by what is begun, and the command: Saruman himself has come to the Ring-bearer, or that one to his goal.
pub(super) fn wins(view: &BattleView, begun: &str) -> Option<(Side, C)> {
    let himself = (view.players == Players::Three).then_some((Side::Saruman, C::RingTaken(Piece::Saruman)));
    let holder = view.ring.holder;
    let at_goal = (holder, C::RingAt { place: holder.goal().to_owned(), elven: false });
    let is = |(_, command): &(Side, C)| begun.trim() == String::from(command.clone());
    himself.into_iter().chain([at_goal]).find(is)
}

/// What is chosen from.
pub(super) fn chips(given: &Given<'_>) -> Vec<Choice> {
    if given.seat_asked().is_some() {
        return vec![asks(given, "mat-which-name"), back(given)];
    }
    if let Some((side, command)) = wins(given.view, given.typed) {
        let wins = given.words.say("mat-wins", &[("side", side.name().into())]);
        return vec![Choice::give(capital(&wins), command).due(), back(given)];
    }
    if let Some(asked) = given.sets_right() {
        let name = match asked {
            Asks::Number(_) => "mat-how-many",
            Asks::Wrong => "mat-what-wrong",
            Asks::Out | Asks::Back => "mat-which-piece",
        };
        return vec![asks(given, name), back(given)];
    }
    match given.about() {
        About::SetUp => before_begin(given),
        About::Build => build(given),
        About::Move if is_asked(given) => {
            let asked = match given.typed.is_empty() {
                _ if given.opened == ELVEN => "mat-which-elven",
                true => "mat-which",
                false => "mat-who-stood",
            };
            vec![asks(given, asked), back(given)]
        }
        About::Move => moves(given),
        About::Captured(_) if given.opened == ELVEN => vec![asks(given, "mat-which-elven"), back(given)],
        About::Captured(_) => vec![
            asks(given, "mat-where"),
            Choice::say(given.words.say("mat-not-captured", &[]), "undo"),
            right(given),
        ],
        About::Attack => attack(given),
        About::Over => Vec::new(),
    }
}

fn asks(given: &Given<'_>, name: &str) -> Choice {
    Choice::asks(given.words.say(name, &[]))
}

fn give(given: &Given<'_>, name: &str, command: C) -> Choice {
    Choice::give(given.words.say(name, &[]), command)
}

/// What is given is called as it is when it was done.
fn deed(given: &Given<'_>, command: C) -> Choice {
    Choice::give(given.words.tell("deed", &command), command)
}

/// What was begun is taken off again.
fn back(given: &Given<'_>) -> Choice {
    Choice::of(given.words.say("frame-back", &[]), Wish::Back)
}

/// What the table sets right by its word.
fn right(given: &Given<'_>) -> Choice {
    Choice::begin(given.words.say("mat-right", &[]), "count")
}

/// On to the next step.
fn done(given: &Given<'_>) -> Choice {
    let Some(moment) = given.view.moment else { return deed(given, C::Begin) };
    let next = moment.next(given.view.players);
    let to = match next.side == moment.side {
        true => called(given.words, next.step),
        false => format!("{}, {}", side(given.words, next.side), called(given.words, next.step)),
    };
    Choice::give(given.words.say("chip-done", &[("to", to.into())]), C::Done)
}

fn before_begin(given: &Given<'_>) -> Vec<Choice> {
    let others = if given.view.players == Players::Three { 2 } else { 3 };
    let otherwise = given.words.say("chip-players", &[("players", others.into())]);
    // Who throws, and whether chances are told, stays agreed; a number to draw from is no habit of a table.
    let books = given.books;
    let draws = if books.draws_by_hand() { "hand" } else { "app" };
    let odds = if books.tells_odds() { "open" } else { "off" };
    let agreed = [("players", others.to_string()), ("draws", draws.into()), ("odds", odds.into())];
    let anew = new_game::<Battle>(agreed);
    // What is ticked would be gone: that is asked.
    let otherwise = match given.view.ticked.is_empty() {
        true => Choice::say(otherwise, anew),
        false => Choice::begin(otherwise, anew),
    };
    // Whoever ticks goes on so: nothing begins before all stands there.
    let next = (1..=SET_UP.len() as u8).find(|item| !given.view.ticked.contains(item));
    let next = next.filter(|_| !given.view.ticked.is_empty()).map(|number| {
        let ticks = given.words.say("deed-tick", &[("item", item(given.words, number).into())]);
        Choice::give(ticks, C::Tick(number)).due()
    });
    let begin = deed(given, C::Begin);
    match next {
        Some(next) => vec![next, otherwise, begin],
        None => vec![begin.due(), otherwise],
    }
}

/// What can be built still would be gone: that is no gold.
fn build(given: &Given<'_>) -> Vec<Choice> {
    if given.view.builds().is_empty() {
        return vec![done(given).due(), right(given)];
    }
    vec![asks(given, "mat-which-centre"), give(given, "mat-leave", C::Done), right(given)]
}

/// What is owed becomes gold.
fn moves(given: &Given<'_>) -> Vec<Choice> {
    let view = given.view;
    let last = view.moment.is_some_and(|moment| moment.step == Step::SecondMove);
    let out = || Choice::begin(given.words.say("mat-piece-out", &[]), "lost");
    if view.paths_are_owed() {
        return vec![deed(given, C::PathsClear).due(), deed(given, C::PathsLost), out()];
    }
    if last && view.place_to_leave().is_some() {
        return vec![asks(given, "mat-where"), out(), right(given)];
    }
    let still =
        view.ring.place.as_deref().filter(|_| last && view.moves(view.ring.holder) && !view.ring.told);
    let label = match still {
        Some(at) => given.words.say("mat-moved-still", &[("place", place(given.words, at).into())]),
        None => given.words.say("mat-moved", &[]),
    };
    vec![Choice::give(label, C::Done).due(), out(), right(given)]
}

/// Chances of several attacks: who attacks is pressed one after the other, then whom; what is so of each is pressed where it stands.
/// They are drawn; the first of these attacks is what can be gone on with.
fn odds(given: &Given<'_>, plan: &Plan) -> Vec<Choice> {
    let gold = match (plan.attackers.first(), plan.defender) {
        (None, _) => Some(asks(given, "mat-who")),
        (_, None) => Some(asks(given, "mat-whom")),
        _ if plan.percent.is_some() => Some(Choice::say(plan.called(given.words), given.typed.trim()).due()),
        _ => plan.first(given.view).map(|first| {
            let facts = [("attack", first.called(given.words).into())];
            Choice::of(given.words.say("mat-attack-so", &facts), begins(first, given.words)).due()
        }),
    };
    gold.into_iter().chain([back(given)]).collect()
}

fn attack(given: &Given<'_>) -> Vec<Choice> {
    let view = given.view;
    if let Some(plan) = given.plan() {
        return odds(given, &plan);
    }
    let odds = Choice::begin(given.words.say("chip-odds", &[]), "odds");
    let odds = given.books.tells_odds().then_some(odds);
    let begun = given.begun();
    let gold = match (begun.attacker, begun.thrown(Throw::App), begun.sum) {
        (_, Some(_), Some(_)) => asks(given, "mat-which-faces"),
        (_, Some(_), None) if given.books.draws_by_hand() => asks(given, "mat-which-sum"),
        (_, Some(throws), None) => give(given, "mat-throw", throws).due(),
        (Some(_), None, _) => asks(given, "mat-whom"),
        (None, ..) => {
            let own = |piece: Piece| view.moment.is_some_and(|moment| view.side_of(piece) == moment.side);
            let may = |piece: &Piece| own(*piece) && cannot_attack(view, *piece).is_none();
            if !Piece::VARIANTS.iter().any(may) {
                return std::iter::once(done(given).due()).chain(odds).collect();
            }
            asks(given, "mat-who")
        }
    };
    [gold, done(given)].into_iter().chain(odds).collect()
}
