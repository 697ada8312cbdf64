//! What hands do now, with what is easily forgotten; and the report (W68).

use super::protocol::{guide, score};
use super::tell::{company, fellowship};
use crate::language::Words;
use crate::war::hunt::HuntStep;
use crate::war::nation::{Nation, Side};
use crate::war::odds::HUNT_DICE;
use crate::war::view::{HAND, Step};
use crate::war::{WarView, phase_line};
use strum::IntoEnumIterator;

/// One sentence on what hands do now, and what is easily forgotten at this moment.
pub fn line(words: &Words, view: &WarView) -> String {
    let mut said = vec![now(words, view)];
    said.extend(forgotten(view).into_iter().map(|name| words.say(name, &[])));
    said.join(" ")
}

fn now(words: &Words, view: &WarView) -> String {
    let [free, shadow] = view.boxed;
    if let Some(hunt) = &view.hunt {
        return match hunt.step {
            HuntStep::Roll => {
                let dice = shadow.min(HUNT_DICE);
                words.say("host-hunt-roll", &[("dice", dice.into()), ("bonus", free.into())])
            }
            HuntStep::Tile => words.say("host-hunt-tile", &[]),
            HuntStep::Damage => {
                let damage = hunt.open.as_ref().map_or(0, |open| open.damage);
                let corruption = view.corruption.saturating_add(damage);
                words.say("host-hunt-damage", &[("damage", damage.into()), ("corruption", corruption.into())])
            }
            HuntStep::Reveal => words.say("host-hunt-reveal", &[("progress", view.progress.into())]),
        };
    }
    match &view.step {
        Step::Setup => words.say("host-setup", &[]),
        Step::Draw => words.say("host-draw", &[]),
        Step::Fellowship => words.say("host-fellowship", &[]),
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
        Step::Over { winner, .. } => {
            let side: &str = (*winner).into();
            words.say("host-over", &[("side", side.into())])
        }
    }
}

/// What is easily forgotten, and true now.
fn forgotten(view: &WarView) -> Vec<&'static str> {
    let mut forgotten = Vec::new();
    if view.is_over() || view.hunt.is_some() {
        return forgotten;
    }
    let may_declare = view.step == Step::Fellowship && view.mordor.is_none() && !view.revealed;
    if may_declare && !view.marks.declared && view.corruption > 0 {
        forgotten.push("remember-heal");
    }
    if view.step == Step::Actions {
        let [free, shadow] = view.unused.each_ref().map(Vec::len);
        if view.acts() == Some(Side::Free) && free < shadow {
            forgotten.push("remember-pass");
        }
        if view.mordor.is_some() && !view.marks.moved {
            forgotten.push("remember-mordor");
        }
        if view.acts().is_none() {
            forgotten.push("remember-captures");
        }
    }
    if view.options.cards && view.hands.iter().any(|hand| *hand > HAND) {
        forgotten.push("remember-hand");
    }
    forgotten
}

/// W68: the sheet of the game.
pub fn report(words: &Words, view: &WarView) -> Vec<String> {
    let taken = view.taken.iter().map(String::as_str).collect::<Vec<_>>().join(", ");
    let tokens = view.chronicle.tokens.iter().map(|(side, token)| {
        let (side, token): (&str, &str) = ((*side).into(), (*token).into());
        format!("{side} {token}")
    });
    let tokens = tokens.collect::<Vec<_>>().join(", ");
    let or_none = |list: String| if list.is_empty() { "none".to_owned() } else { list };
    vec![
        phase_line(view).to_string(),
        words.say("report-turns", &[("turns", view.turn.into())]),
        words.say("report-corruption", &[("corruption", view.corruption.into())]),
        fellowship(view),
        company(view),
        words.say("report-first-box", &[("dice", view.chronicle.first_box.unwrap_or_default().into())]),
        words.say("report-crowned", &[("turn", view.chronicle.crowned.unwrap_or_default().into())]),
        score(view),
        words.say("report-taken", &[("regions", or_none(taken).into())]),
        words.say("report-tokens", &[("tokens", or_none(tokens).into())]),
    ]
}

/// What the window shows, part by part.
pub struct Parts {
    /// Whose dice they are: the Free Peoples', the Shadow's.
    pub dice: [String; 2],
    /// Elven Rings.
    pub rings: String,
    /// Where the Fellowship is, and how.
    pub fellowship: String,
    /// Who is in it.
    pub company: String,
    /// The tiles in the cup.
    pub pool: String,
    /// The Political Track.
    pub politics: String,
    /// Victory points.
    pub points: String,
}

/// See [`Parts`].
pub fn parts(words: &Words, view: &WarView) -> Parts {
    let at = |step: u8| {
        let there = Nation::iter().filter(|nation| view.standing(*nation).step == step);
        let name = |nation: Nation| {
            // A passive nation is marked.
            let passive = if view.standing(nation).active { "" } else { "°" };
            format!("{}{passive}", nation.name())
        };
        there.map(name).collect::<Vec<_>>().join(" ")
    };
    let [free, shadow] = view.rings;
    let revealed = if view.revealed { "yes" } else { "no" };
    let place = view.mordor.map_or_else(|| view.at.clone(), |step| format!("Mordor {step}"));
    let stands =
        [("revealed", revealed.into()), ("where", place.into()), ("guide", guide(view.guide).into())];
    let politics =
        [("war", at(0).into()), ("one", at(1).into()), ("two", at(2).into()), ("three", at(3).into())];
    let points = [Side::Shadow, Side::Free].map(|side| view.points(side));
    Parts {
        dice: ["part-free", "part-shadow"].map(|name| words.say(name, &[])),
        rings: words.say("part-rings", &[("free", free.into()), ("shadow", shadow.into())]),
        fellowship: words.say("part-fellowship", &stands),
        company: words.say("part-company", &[("company", company(view).into())]),
        pool: words.say("part-pool", &[("pool", view.cup.pool.to_string().into())]),
        politics: words.say("part-politics", &politics),
        points: words.say("part-points", &[("shadow", points[0].into()), ("free", points[1].into())]),
    }
}

/// How the next move is hunted, as it stands (W63).
pub fn next_move(words: &Words, view: &WarView) -> Option<String> {
    let hunted = super::tell::next_move(view)?;
    let [success, reveal] = [hunted.success, hunted.reveal].map(|chance| chance.percent());
    Some(words.say(
        "part-next",
        &[("success", success.into()), ("reveal", reveal.into()), ("damage", hunted.damage.mean().into())],
    ))
}

/// The page of chances: each allocation where one is due, else one move after the other; then the climb.
pub fn odds_told(words: &Words, view: &WarView) -> Vec<String> {
    let mut told = Vec::new();
    for (count, hunted) in super::tell::next_moves(view) {
        let [success, reveal] = [hunted.success, hunted.reveal].map(|chance| chance.percent());
        told.push(words.say(
            "odds-line",
            &[
                ("count", count.into()),
                ("success", success.into()),
                ("reveal", reveal.into()),
                ("damage", hunted.damage.mean().into()),
            ],
        ));
    }
    let climb = super::tell::the_climb(view);
    told.push(words.say(
        "odds-climb",
        &[
            ("arrives", climb.arrives.percent().into()),
            ("dice", climb.dice.mean().into()),
            ("corruption", climb.corruption.mean().into()),
        ],
    ));
    told
}
