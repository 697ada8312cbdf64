//! What hands do now, and behind that what is easily forgotten at this moment.

use super::told::{armies_told, centre, ground, nation, one, place, side, the, won};
use crate::battle::{BattleView, Fought, Moment, Outcome, Owed, Piece, Step};
use crate::language::{Words, capital, yes};

/// One line for the whole table.
pub fn host_line(words: &Words, view: &BattleView) -> String {
    let now = now_told(words, view);
    std::iter::once(now).chain(reminders(words, view)).collect::<Vec<_>>().join(" ")
}

/// What hands do now, and no more.
pub fn now_told(words: &Words, view: &BattleView) -> String {
    let now = match (view.won, view.moment) {
        (Some((winner, line)), _) => won(words, winner, line),
        (None, None) => words.say("host-setup", &[]),
        (None, Some(moment)) => step_told(words, view, moment),
    };
    capital(&now)
}

/// What the last attack wants done.
fn fought_told(words: &Words, view: &BattleView, fought: &Fought) -> String {
    let out = match fought.outcome {
        Outcome::AttackerOut => fought.attacker,
        Outcome::DefenderOut => fought.defender,
        Outcome::Nothing => return words.say("host-nothing", &[("sum", fought.sum.into())]),
    };
    off_told(words, view, out)
}

/// Whoever is out is taken off.
pub fn off_told(words: &Words, view: &BattleView, out: Piece) -> String {
    // B46.
    let last = yes(out == Piece::Elf && !view.has(Piece::Elf));
    let facts = [("piece", out.name().into()), ("the", the(words, out).into()), ("last", last.into())];
    words.say("host-off", &facts)
}

pub fn attack_told(words: &Words, attacker: Piece, defender: Piece, [fortress, river]: [bool; 2]) -> String {
    let facts = [
        ("attacker", one(words, attacker).into()),
        ("one", one(words, defender).into()),
        ("the", the(words, defender).into()),
        ("ground", ground(words, fortress, river).into()),
    ];
    words.say("host-on", &facts)
}

fn step_told(words: &Words, view: &BattleView, moment: Moment) -> String {
    let who = side(words, moment.side);
    if let (Some(captor), Some(at)) = (view.captor(), &view.ring.place) {
        let facts = [
            ("piece", nation(words, captor).into()),
            ("side", side(words, view.ring.holder).into()),
            ("place", place(words, at).into()),
        ];
        return words.say("host-escape", &facts);
    }
    if let Some(fought) = view.last_attack() {
        return fought_told(words, view, fought);
    }
    if !view.step.built.is_empty() {
        return built_told(words, view);
    }
    match moment.step {
        Step::Build => {
            let builds = view.armies_to_build();
            let told = armies_told(words, &builds);
            let name = if builds.is_empty() { "host-built" } else { "host-build" };
            words.say(name, &[("side", who.into()), ("builds", told.into())])
        }
        Step::FirstMove => words.say("host-first", &[("side", who.into())]),
        Step::Attack => words.say("host-attack", &[("side", who.into())]),
        Step::SecondMove => words.say("host-second", &[("side", who.into())]),
    }
}

/// What was built in this step, all of a nation's together, and how much is left to build.
fn built_told(words: &Words, view: &BattleView) -> String {
    let left: u8 = view.armies_to_build().iter().map(|(.., armies)| *armies).sum();
    let mut nations: Vec<(Piece, Vec<String>)> = Vec::new();
    for (piece, at) in &view.step.built {
        let at = centre(words, *at);
        match nations.iter_mut().find(|(nation, _)| nation == piece) {
            Some((_, places)) => places.push(at),
            None => nations.push((*piece, vec![at])),
        }
    }
    let put = |(piece, at): (Piece, Vec<String>)| {
        let facts = [("piece", nation(words, piece).into()), ("centres", at.join(", ").into())];
        words.say("put", &facts)
    };
    let armies = nations.into_iter().map(put).collect::<Vec<_>>().join("; ");
    words.say("host-put", &[("armies", armies.into()), ("left", left.into())])
}

/// What is easily forgotten now, each a sentence.
pub(super) fn reminders(words: &Words, view: &BattleView) -> Vec<String> {
    let owed = view.owed().into_iter().filter(|owed| *owed != Owed::Paths || view.paths_are_owed());
    owed.map(|owed| owed_told(words, view, &format!("remind-{owed}"))).collect()
}

/// A sentence about something owed, of which there are several.
pub fn owed_told(words: &Words, view: &BattleView, name: &str) -> String {
    let at = view.ring.place.as_deref().map(|at| place(words, at)).unwrap_or_default();
    words.say(name, &[("place", at.into()), ("round", view.ring.round().into())])
}

#[cfg(test)]
mod tests {
    use super::super::told::said;
    use super::*;
    use crate::battle::{Battle, BattleEvent, Options, Side};
    use crate::language::Language;
    use crate::table::Fold as _;

    /// A game in this step of the Alliance's, which holds the Ring.
    fn at(step: Step) -> BattleView {
        let mut view = BattleView::laid_out(&Options::default());
        view.apply(&BattleEvent::Stands { moment: Moment { round: 2, step, side: Side::Alliance } });
        view
    }

    fn told(place: &str, elven: bool) -> BattleEvent {
        BattleEvent::RingAt { place: place.to_owned(), elven }
    }

    /// B55: at the end of the holder's turn, where it was not told in it.
    #[test]
    fn it_is_asked_whether_the_ring_bearer_is_still_there() {
        let words = Words::of_game::<Battle>(Language::En);
        let asks = |view: &BattleView| {
            let line = host_line(&words, view);
            line.split_once("still here: ").and_then(|(_, at)| Some(at.split_once('?')?.0.to_owned()))
        };
        assert_eq!(asks(&at(Step::FirstMove)), None);
        let mut view = at(Step::SecondMove);
        assert_eq!(asks(&view).as_deref(), Some("the Shire"));
        view.apply(&told("bree", false));
        assert_eq!(asks(&view), None, "told in this turn");
        // In the next turn it is asked again, about the place that was told last.
        view.apply(&BattleEvent::Stands {
            moment: Moment { round: 3, step: Step::SecondMove, side: Side::Sauron },
        });
        assert_eq!(asks(&view), None, "he is not Sauron's");
        view.apply(&BattleEvent::Stands {
            moment: Moment { round: 3, step: Step::SecondMove, side: Side::Alliance },
        });
        assert_eq!(asks(&view).as_deref(), Some("Bree"));
        // B54: where he has to leave nobody is asked whether he stays.
        view.apply(&told("lorien", true));
        view.apply(&BattleEvent::RingStayed { turn_ends: 2 });
        view.apply(&BattleEvent::Stands {
            moment: Moment { round: 4, step: Step::SecondMove, side: Side::Alliance },
        });
        assert_eq!(asks(&view), None);
        assert!(host_line(&words, &view).contains("has to be out of"));
    }

    /// B52: who has the Ring now, until it is told where he goes or the step is over.
    #[test]
    fn a_capture_changes_what_hands_do() {
        let words = Words::of_game::<Battle>(Language::En);
        let now = |view: &BattleView| host_line(&words, view);
        let mut view = BattleView::laid_out(&Options::default());
        let moment = Moment { round: 2, step: Step::FirstMove, side: Side::Sauron };
        view.apply(&BattleEvent::Stands { moment });
        assert!(now(&view).starts_with("Sauron moves"));
        view.apply(&BattleEvent::RingTaken { by: Side::Sauron, cost: Some(Piece::Orc) });
        let captured = "The Ring is captured. Take the captor (Orcs) and the old Ring-bearer off; put the new one (Sauron) \
                        there: the Shire.";
        assert!(now(&view).starts_with(captured), "{}", now(&view));
        let mut escaped = view.clone();
        escaped.apply(&told("bree", false));
        assert!(now(&escaped).starts_with("Sauron moves"));
        view.apply(&BattleEvent::Stands { moment: moment.next(view.players) });
        assert!(now(&view).starts_with("Sauron attacks"));
    }

    /// B54: turn ends are counted before the table where they count.
    #[test]
    fn turn_ends_are_told_in_an_elven_hex_only() {
        let words = Words::of_game::<Battle>(Language::En);
        let rests = |elven| BattleEvent::RingRests { place: "lorien".to_owned(), turn_ends: 1, elven };
        assert_eq!(said(&words, &rests(true)).len(), 2);
        assert_eq!(said(&words, &rests(true))[1], "Turn ends in this Elven hex: 1");
        let elsewhere = said(&words, &rests(false));
        assert!(matches!(&*elsewhere, [line] if !line.contains("Elven")), "{elsewhere:?}");
    }
}
