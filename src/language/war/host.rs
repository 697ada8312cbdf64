//! What hands do now, with what is easily forgotten; and the report (W68).

use super::names::{self, listed, whereabouts};
use super::remember::reminders;
use crate::language::{Words, capital, yes};
use crate::war::WarView;
use crate::war::carried::Carried;
use crate::war::hunt::HuntStep;
use crate::war::land::settlement;
use crate::war::nation::Side;
use crate::war::view::Step;

/// As many reminders are read at once.
const AT_ONCE: usize = 2;

/// One sentence on what hands do now, and what is easily forgotten at this moment.
pub fn line(words: &Words, view: &WarView) -> String {
    let forgotten = reminders(words, view).into_iter().take(AT_ONCE);
    std::iter::once(now(words, view)).chain(forgotten).collect::<Vec<_>>().join(" ")
}

fn now(words: &Words, view: &WarView) -> String {
    if let Some(hunt) = &view.hunt {
        return match hunt.step {
            HuntStep::Roll => {
                let facts = [("dice", view.hunt_dice().into()), ("bonus", view.boxed[0].into())];
                words.say("host-hunt-roll", &facts)
            }
            HuntStep::Tile => match &hunt.is_for {
                None => words.say("host-hunt-tile", &[]),
                Some(due) => words.say("host-tile-for", &names::due(words, due)),
            },
            HuntStep::Damage => {
                let damage = hunt.open.as_ref().map_or(0, |open| open.damage);
                let corruption = view.corruption.saturating_add(damage);
                words.say("host-hunt-damage", &[("damage", damage.into()), ("corruption", corruption.into())])
            }
            HuntStep::Reveal => {
                let moves = words.say("host-hunt-reveal", &[("progress", view.progress.into())]);
                // W22: what it crosses is the table's to say.
                let crosses = (view.progress > 0).then(|| words.say("remember-crossed", &[]));
                std::iter::once(moves).chain(crosses).collect::<Vec<_>>().join(" ")
            }
        };
    }
    if let Some(battle) = view.fought() {
        if let Some(Carried { owed: [attacker, defender], .. }) =
            battle.carried.as_ref().filter(|it| it.is_owed())
        {
            let facts = [("attacker", (*attacker).into()), ("defender", (*defender).into())];
            return words.say("host-casualties", &facts);
        }
        let facts = [
            ("kind", capital(&names::kind(words, battle.kind)).into()),
            ("round", battle.rounds.saturating_add(1).into()),
        ];
        let goes_on = battle.rounds > 0 && battle.carried.is_some();
        return words.say(if goes_on { "host-battle-on" } else { "host-battle" }, &facts);
    }
    match &view.step {
        Step::Setup => words.say("host-setup", &[]),
        Step::Draw if view.options.players > 2 => drawn_by_teams(words, view),
        Step::Draw => words.say("host-draw", &[]),
        Step::Fellowship => {
            // W39: Mordor is entered from its gates alone, and nothing is declared in it.
            let gates = if view.mordor.is_some() { "in" } else { yes(view.at_a_gate()) };
            words.say("host-fellowship", &[("gates", gates.into())])
        }
        Step::Allocation => {
            let (least, most) = view.allocation();
            words.say("host-allocation", &[("least", least.into()), ("most", most.into())])
        }
        Step::Roll => {
            let [free, shadow] = view.to_roll();
            words.say("host-roll", &[("free", free.into()), ("shadow", shadow.into())])
        }
        Step::Actions => {
            let side = view.acts().map_or("nobody", |side| side.into());
            let [free, shadow] = view.unused.each_ref().map(Vec::len);
            words.say(
                "host-actions",
                &[("side", side.into()), ("free", free.into()), ("shadow", shadow.into())],
            )
        }
        Step::Over { winner, how } => names::won(words, *winner, how.as_ref()),
    }
}

/// W4: what each of a team draws, side by side.
fn drawn_by_teams(words: &Words, view: &WarView) -> String {
    let first = yes(view.turn == 1);
    let side = |side: Side| {
        let team = yes(view.options.players == 4 || side == Side::Shadow);
        let facts =
            [("side", names::side(words, side).into()), ("team", team.into()), ("first", first.into())];
        words.say("host-draw-side", &facts)
    };
    let [free, shadow] = [Side::Free, Side::Shadow].map(side);
    words.say("host-draw-teams", &[("free", free.into()), ("shadow", shadow.into())])
}

/// Where the Fellowship is, how, and who guides it.
pub(super) fn fellowship(words: &Words, view: &WarView) -> String {
    let revealed = yes(view.revealed);
    let guide = names::guide(words, view.guide);
    let place = whereabouts(words, view);
    words.say(
        "part-fellowship",
        &[("revealed", revealed.into()), ("where", place.into()), ("guide", guide.into())],
    )
}

/// Who is in the Fellowship, the Guide first.
pub(super) fn company(words: &Words, view: &WarView) -> String {
    let names = view.company().into_iter().map(|name| names::companion(words, name));
    let there = if view.guide.is_some() { listed(words, names) } else { names::guide(words, None) };
    words.say("part-company", &[("company", there.into())])
}

pub(super) fn points(words: &Words, view: &WarView) -> String {
    let [free, shadow] = [Side::Free, Side::Shadow].map(|side| view.points(side));
    words.say("part-points", &[("shadow", shadow.into()), ("free", free.into())])
}

/// W68: the sheet of the game.
pub fn report(words: &Words, view: &WarView) -> Vec<String> {
    let tokens = view.chronicle.tokens.iter().map(|(side, token)| {
        let (side, token) = (names::side(words, *side), names::token(words, *token));
        words.say("report-token", &[("side", side.into()), ("token", token.into())])
    });
    let mut lines = vec![
        names::when(words, view),
        words.say("report-turns", &[("turns", view.turn.into())]),
        words.say("report-corruption", &[("corruption", view.corruption.into())]),
        fellowship(words, view),
        company(words, view),
        words.say("report-first-box", &[("dice", view.chronicle.first_box.unwrap_or_default().into())]),
        words.say("report-crowned", &[("turn", view.chronicle.crowned.unwrap_or_default().into())]),
        points(words, view),
    ];
    lines.extend(taken(words, view));
    lines.push(words.say("report-tokens", &[("tokens", listed(words, tokens).into())]));
    lines
}

/// What each side has taken that has taken something.
pub(super) fn taken(words: &Words, view: &WarView) -> Vec<String> {
    let by =
        |side: Side| {
            let of_other =
                |region: &&String| settlement(region).is_some_and(|it| it.nation.side() == side.other());
            let mut regions = view.taken.iter().filter(of_other).peekable();
            regions.peek()?;
            let regions = listed(words, regions.map(|region| names::place(words, region)));
            Some(words.say(
                "report-taken",
                &[("side", names::side(words, side).into()), ("regions", regions.into())],
            ))
        };
    [Side::Free, Side::Shadow].into_iter().filter_map(by).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::war::War;
    use crate::war::land::GATES;

    fn said(view: &WarView) -> String {
        line(&Words::of_game::<War>(Language::En), view)
    }

    /// W4: what each of a team draws is said, side by side.
    #[test]
    fn teams_are_told_what_each_draws() {
        let mut view = WarView { step: Step::Draw, ..WarView::default() };
        view.options.players = 3;
        let first = said(&view);
        assert!(first.contains("Free Peoples: a card of each deck, down to 6."), "{first}");
        assert!(first.contains("Shadow: each of the team draws a card of each deck of that side"), "{first}");
        view.turn = 2;
        assert!(said(&view).contains("Shadow: each of the team draws one card, of the deck of his choice"));
        view.options.players = 4;
        assert!(said(&view).contains("Free Peoples: each of the team draws one card"));
    }

    /// W17, W39.
    #[test]
    fn nothing_is_declared_in_mordor() {
        let mut view = WarView { step: Step::Fellowship, ..WarView::default() };
        assert!(said(&view).contains("declare"));
        view.at = GATES[0].to_owned();
        assert!(said(&view).contains("enter Mordor"));
        view.mordor = Some(1);
        assert!(!said(&view).contains("declare") && !said(&view).contains("enter"));
    }
}
