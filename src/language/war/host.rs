//! What hands do now, with what is easily forgotten; and the report (W68).

use super::names::{self, listed, whereabouts};
use super::remember::reminders;
use crate::language::Words;
use crate::war::WarView;
use crate::war::hunt::HuntStep;
use crate::war::nation::{Nation, Side};
use crate::war::odds::HUNT_DICE;
use crate::war::view::Step;
use strum::IntoEnumIterator;

/// As many reminders are read at once.
const AT_ONCE: usize = 2;

/// One sentence on what hands do now, and what is easily forgotten at this moment.
pub fn line(words: &Words, view: &WarView) -> String {
    let forgotten = reminders(words, view).into_iter().take(AT_ONCE);
    std::iter::once(now(words, view)).chain(forgotten).collect::<Vec<_>>().join(" ")
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
        Step::Over { winner, how } => names::won(words, *winner, how.as_deref()),
    }
}

/// Where the Fellowship is, how, and who guides it.
fn fellowship(words: &Words, view: &WarView) -> String {
    let revealed = if view.revealed { "yes" } else { "no" };
    let guide = names::guide(words, view.guide);
    let place = whereabouts(words, view);
    words.say(
        "part-fellowship",
        &[("revealed", revealed.into()), ("where", place.into()), ("guide", guide.into())],
    )
}

/// Who is in the Fellowship, the Guide first.
fn company(words: &Words, view: &WarView) -> String {
    let names = view.company().into_iter().map(|name| names::companion(words, name));
    let there = if view.guide.is_some() { listed(words, names) } else { names::guide(words, None) };
    words.say("part-company", &[("company", there.into())])
}

fn points(words: &Words, view: &WarView) -> String {
    let [free, shadow] = [Side::Free, Side::Shadow].map(|side| view.points(side));
    words.say("part-points", &[("shadow", shadow.into()), ("free", free.into())])
}

/// W68: the sheet of the game.
pub fn report(words: &Words, view: &WarView) -> Vec<String> {
    let taken = view.taken.iter().map(|region| names::place(words, region));
    let tokens = view.chronicle.tokens.iter().map(|(side, token)| {
        let (side, token) = (names::side(words, *side), names::token(words, *token));
        words.say("report-token", &[("side", side.into()), ("token", token.into())])
    });
    vec![
        names::when(words, view),
        words.say("report-turns", &[("turns", view.turn.into())]),
        words.say("report-corruption", &[("corruption", view.corruption.into())]),
        fellowship(words, view),
        company(words, view),
        words.say("report-first-box", &[("dice", view.chronicle.first_box.unwrap_or_default().into())]),
        words.say("report-crowned", &[("turn", view.chronicle.crowned.unwrap_or_default().into())]),
        points(words, view),
        words.say("report-taken", &[("regions", listed(words, taken).into())]),
        words.say("report-tokens", &[("tokens", listed(words, tokens).into())]),
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
            format!("{}{passive}", names::nation(words, nation))
        };
        let there = there.map(name).collect::<Vec<_>>();
        if there.is_empty() { "–".to_owned() } else { there.join(", ") }
    };
    let [free, shadow] = view.rings;
    let politics =
        [("war", at(0).into()), ("one", at(1).into()), ("two", at(2).into()), ("three", at(3).into())];
    Parts {
        dice: ["part-free", "part-shadow"].map(|name| words.say(name, &[])),
        rings: words.say("part-rings", &[("free", free.into()), ("shadow", shadow.into())]),
        fellowship: fellowship(words, view),
        company: company(words, view),
        pool: words.say("part-pool", &[("pool", view.cup.pool.to_string().into())]),
        politics: words.say("part-politics", &politics),
        points: points(words, view),
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
