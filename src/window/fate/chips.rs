//! What is likely next at each step, in words, and the short forms of the line.

use super::picks::places;
use super::shadow_cards::{on_top, unread};
use crate::fate::terms::{Back, SETUP_FLIPS};
use crate::fate::{Due, Fellowship, For, Step};
use crate::language::Words;
use crate::language::fate::stand;
use crate::window::frame::Choice;

/// So many letters may be the beginning of a command rather than of a place.
const LETTERS: usize = 3;

/// What is chosen from.
pub(super) fn chips(words: &Words, view: &Fellowship) -> Vec<Choice> {
    let give = |name: &str, command: &str| Choice::give(words.say(name, &[]), command);
    let begin = |name: &str, command: &str| Choice::begin(words.say(name, &[]), command);
    let tops = || vec![give("fate-do-top-red", "top red"), give("fate-do-top-black", "top black")];
    match view.due.first() {
        Some(Due::Dice(dice)) if dice.faces.is_none() => {
            return vec![give("fate-do-roll", "roll").due(), begin("fate-do-rolled", "roll")];
        }
        Some(Due::Dice(dice)) => {
            let reroll = begin("fate-do-reroll", "reroll");
            // F30: Valor is for battles.
            let valor = (dice.what == For::Battle).then(|| begin("fate-do-valor", "valor"));
            let accept = give("fate-do-accept", "accept").due();
            return std::iter::once(reroll).chain(valor).chain([accept]).collect();
        }
        Some(Due::Search) => {
            return vec![give("fate-do-search", "search").due(), begin("fate-do-search-troops", "search")];
        }
        Some(Due::Choose { options, .. }) if options.is_empty() => {
            return vec![begin("fate-do-nazgul", "nazgul"), give("fate-do-moved", "done")];
        }
        Some(Due::Choose { options, .. }) => {
            let option = |(at, option): (usize, &crate::fate::nazgul::Nazgul)| {
                Choice::give(stand(words, option), format!("choose {}", at + 1))
            };
            return options.iter().enumerate().map(option).collect();
        }
        Some(Due::Top) => return tops(),
        _ => {}
    }
    match view.step {
        Step::Setup if view.deck.flips.is_empty() && view.deck.top().is_none() => {
            tops().into_iter().chain(dealt(&begin)).collect()
        }
        Step::Setup if view.deck.flips.len() < SETUP_FLIPS => {
            let mut chips = flips(words, view);
            chips.extend(dealt(&begin));
            chips
        }
        Step::Setup => {
            let mut chips = vec![begin("fate-do-begin", "begin")];
            chips.extend(dealt(&begin));
            chips
        }
        Step::Actions => {
            let last = usize::from(view.all_objectives()).saturating_sub(1);
            let doom = (view.done.len() >= last).then(|| begin("fate-do-doom", "doom"));
            let chips = [
                give("fate-do-done", "done"),
                begin("fate-do-frodo", "frodo"),
                begin("fate-do-search-troops", "search"),
                begin("fate-do-attack", "attack"),
                begin("fate-do-capture", "capture"),
                begin("fate-do-objective", "objective"),
                begin("fate-do-ring", "ring"),
                begin("fate-do-act", "act"),
            ];
            doom.into_iter().chain(chips).collect()
        }
        Step::Cards => vec![
            give("fate-do-draw", "draw card card"),
            give("fate-do-draw-skies", "draw skies card"),
            begin("fate-do-draw-named", "draw"),
        ],
        Step::Skies(_) => vec![begin("fate-do-skies", "skies")],
        Step::Shadow { made, of } if made >= of => {
            let done = give("fate-do-done", "done").due();
            vec![done, begin("fate-do-battle", "battle"), begin("fate-do-lost", "lost")]
        }
        Step::Shadow { .. } => {
            let mut chips = if view.deck.top().is_none() { tops() } else { flips(words, view) };
            chips.extend([begin("fate-do-battle", "battle"), begin("fate-do-lost", "lost")]);
            chips.push(begin("fate-do-amend", "amend"));
            chips
        }
        Step::Over { .. } => Vec::new(),
    }
}

/// What the set-up asks for by the way.
fn dealt(begin: &impl Fn(&str, &str) -> Choice) -> [Choice; 3] {
    [
        begin("fate-do-objectives", "objectives"),
        begin("fate-do-characters", "characters"),
        begin("fate-do-tick", "tick"),
    ]
}

/// The cards that can lie on top; where none is known, one that nobody reads, by the back behind it.
fn flips(words: &Words, view: &Fellowship) -> Vec<Choice> {
    let known = on_top(view);
    let another = Choice::begin(words.say("fate-do-flip", &[]), "flip");
    if known.is_empty() {
        let unread = [Back::Red, Back::Black].map(|back| {
            let name: &str = (&back).into();
            Choice::give(words.say("fate-do-unread", &[("back", name.into())]), format!("flip ? {back}"))
        });
        return unread.into_iter().chain([another]).collect();
    }
    // Those that are known stand beside, to be pressed.
    vec![unread(words), another]
}

/// The command that a short form stands for (G16).
pub(super) fn in_full(view: &Fellowship, typed: &str) -> Option<String> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let haven = |marks: &[&str]| match marks {
        [] => Some(String::new()),
        ["h"] => Some(" haven".to_owned()),
        _ => None,
    };
    let flips = matches!(view.step, Step::Setup | Step::Shadow { .. });
    let darkens = matches!(view.step, Step::Skies(_)) && view.due.is_empty();
    let back = |word: &str| match word {
        "r" | "red" => Some(Back::Red),
        "b" | "black" => Some(Back::Black),
        _ => None,
    };
    match *words {
        ["cc"] if view.step == Step::Cards => Some("draw card card".to_owned()),
        ["cs" | "sc"] if view.step == Step::Cards => Some("draw card skies".to_owned()),
        ["r" | "b"] if view.due.first() == Some(&Due::Top) || view.deck.top().is_none() => {
            back(words[0]).map(|back| format!("top {back}"))
        }
        ["b", region, friendly, shadow, ref marks @ ..] => {
            Some(format!("battle {region} friendly={friendly} shadow={shadow}{}", haven(marks)?))
        }
        ["at", region, friendly, shadow, ref marks @ ..] => {
            Some(format!("attack {region} friendly={friendly} shadow={shadow}{}", haven(marks)?))
        }
        ["f", region] => Some(format!("frodo {region}")),
        [place] if darkens && is_place(view, place) => Some(format!("skies {place}")),
        [place, friendly, shadow, ref marks @ ..] if darkens && is_place(view, place) => {
            Some(format!("skies {place} friendly={friendly} shadow={shadow}{}", haven(marks)?))
        }
        ["flip", card, word] if back(word).is_some() => back(word).map(|back| format!("flip {card} {back}")),
        [card, word] if flips && back(word).is_some() && view.dice().is_none() => {
            let known = card == "?" || card.contains('>') || crate::fate::named_card(view, card).is_ok();
            known.then(|| back(word).map(|back| format!("flip {card} {back}"))).flatten()
        }
        _ => None,
    }
}

/// Whether a place is meant: its name, or so much of it that no command begins so.
fn is_place(view: &Fellowship, typed: &str) -> bool {
    let typed = typed.to_lowercase();
    let places = places(view);
    let begins = || places.iter().filter(|place| place.starts_with(&typed)).count() == 1;
    places.contains(&typed) || typed.chars().count() > LETTERS && begins()
}
