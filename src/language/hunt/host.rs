//! The host's line: what hands do now; and what is for the Ring-bearer alone.

use super::announce::{question, turn_name};
use crate::hunt::{Companion, CompanyCard, Entry, Phase, Question, State, Turn, View};
use crate::language::{Words, protocol};
use fluent_bundle::FluentValue;

/// One plain sentence on what hands do now. It is made from the public view alone.
pub fn host_line(words: &Words, view: &View) -> String {
    if let Some(asked) = view.asked {
        return words.say("host-asked", &[("question", question(words, asked).into())]);
    }
    if let Some((tiles, _)) = &view.drawn {
        return words
            .say("host-drawn", &[("tiles", protocol::tiles(tiles).into()), ("count", tiles.len().into())]);
    }
    let yes_or_no = |yes: bool| FluentValue::from(if yes { "yes" } else { "no" });
    words.say(
        "host",
        &[
            ("phase", view.phase.name().into()),
            ("turn", turn_name(view.turn).into()),
            ("moved", yes_or_no(view.moved)),
            ("rested", yes_or_no(view.rested)),
            ("eye", yes_or_no(view.eye)),
            ("found", yes_or_no(view.found)),
            ("step", view.step.into()),
            ("corruption", view.corruption.into()),
            ("start-set", yes_or_no(view.start_set)),
            ("information-set", yes_or_no(view.information_set)),
            ("given", yes_or_no(view.given || view.options.give == 0)),
            ("give", view.options.give.into()),
        ],
    )
}

/// The private line of facts, which answers what any card may ask; and which Company card may help now (R7).
pub fn private_line(words: &Words, state: &State) -> Option<String> {
    let State { view, hidden } = state;
    let last = hidden.last_location()?;
    let name = view.options.board.as_ref().and_then(|board| board.name_of(last)).unwrap_or_default();
    let area = hidden.area(&view.options, last).map(|area| area.to_string()).unwrap_or_default();
    let on_the_way = view.options.linked().filter(|_| !last.is_exit());
    let exit = on_the_way.and_then(|board| board.moves_to_exit(last, hidden.dots()));
    let mut line = words.say(
        "private",
        &[
            ("last", last.to_string().into()),
            ("named", if name.is_empty() { "no" } else { "yes" }.into()),
            ("name", name.into()),
            (
                "placed",
                if last.is_exit() {
                    "exit"
                } else if area.is_empty() {
                    "no"
                } else {
                    "yes"
                }
                .into(),
            ),
            ("area", area.into()),
            ("dots", hidden.dots().into()),
            ("exit-known", if exit.is_some() { "yes" } else { "no" }.into()),
            ("exit", exit.unwrap_or_default().into()),
        ],
    );
    if let Some(who) = helper(view) {
        line.push_str("  ");
        line.push_str(&words.say("private-company", &[("who", who.to_string().into())]));
    }
    Some(line)
}

/// R7: the Company cards have their moments in the day.
fn helper(view: &View) -> Option<Companion> {
    let who = match (view.phase, view.turn) {
        (Phase::RingBearer, Turn::Daylight1) => Companion::Frodo,
        (Phase::RingBearer, Turn::Nightfall) => Companion::Sam,
        (Phase::Ringwraiths, _) => Companion::Merry,
        (Phase::Refresh, _) => Companion::Pippin,
        _ => return None,
    };
    (view.company.card(who) == CompanyCard::Ready).then_some(who)
}

/// Why the answer to a question is what it is, for the Ring-bearer alone: where on the log the location stands, or
/// where the last location lies.
pub fn reason(words: &Words, state: &State, question: Question) -> Option<String> {
    let State { view, hidden } = state;
    let last = hidden.last_location()?;
    match question {
        Question::Search(location) | Question::Hunt(location) => {
            let entered = hidden.log.iter().rposition(|entry| *entry == Entry::Location(location));
            let found = match entered {
                Some(_) if location == last => "last",
                Some(_) => "entry",
                None if hidden.start == Some(location) => "start",
                None => "nowhere",
            };
            let number = entered.map_or(0, |at| at + 1);
            Some(words.say(
                "why-location",
                &[
                    ("location", location.to_string().into()),
                    ("found", found.into()),
                    ("number", number.into()),
                    ("last", last.to_string().into()),
                ],
            ))
        }
        Question::Perception(_) => {
            let area = hidden.area(&view.options, last)?.to_string();
            Some(words.say("why-area", &[("last", last.to_string().into()), ("area", area.into())]))
        }
    }
}
