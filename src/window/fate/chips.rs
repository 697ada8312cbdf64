//! What is likely next at each step, in words, and the short forms of the line.

use super::picks::{darkened, places};
use super::shadow_cards::{UNREAD, on_top, unread};
use crate::books::find;
use crate::fate::nazgul::Nazgul;
use crate::fate::terms::{Back, FRODO_SAM, SETUP_FLIPS};
use crate::fate::{Due, Fate, Fellowship, For, Step, named_card};
use crate::language::fate::named;
use crate::language::{Usage, Words};
use crate::window::frame::Choice;
use std::collections::BTreeSet;

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
            let option = |(number, option): (usize, &Nazgul)| {
                let label = format!("{number}  {}", moved(words, &view.nazgul, option));
                Choice::give(label, format!("choose {number}"))
            };
            return (1..).zip(options).map(option).collect();
        }
        Some(Due::Top) => return tops(),
        _ => {}
    }
    if !view.asked.is_empty() && matches!(view.step, Step::Shadow { .. }) {
        return vec![
            give("fate-do-holds", "holds").due(),
            begin("fate-do-lost", "lost"),
            begin("fate-do-battle", "battle"),
        ];
    }
    match view.step {
        Step::Setup if view.deck.flips.is_empty() && view.deck.top().is_none() => {
            tops().into_iter().chain(dealt(view, &begin)).collect()
        }
        Step::Setup if view.deck.flips.len() < SETUP_FLIPS => {
            let mut chips = flips(words, view);
            chips.extend(dealt(view, &begin));
            chips
        }
        Step::Setup => {
            let mut chips: Vec<Choice> = begins(words, view).into_iter().collect();
            chips.push(begin("fate-do-begin", "begin"));
            chips.extend(dealt(view, &begin));
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
            give("fate-do-draw-skies", "draw skies card").with_chance(darkens(view)),
            begin("fate-do-draw-named", "draw"),
        ],
        Step::Skies(_) => {
            let place = |name: String| Choice::begin(named(words, &name), format!("skies {name}"));
            let places: Vec<Choice> = darkened(view).into_iter().map(place).collect();
            if places.is_empty() { vec![begin("fate-do-skies", "skies")] } else { places }
        }
        Step::Shadow { made, of } if made >= of => {
            let done = give("fate-do-done", "done").due();
            let others = [("fate-do-battle", "battle"), ("fate-do-lost", "lost"), ("fate-do-amend", "amend")];
            std::iter::once(done).chain(others.map(|(name, command)| begin(name, command))).collect()
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

/// F56: how likely one of both is one with the next draw.
fn darkens(view: &Fellowship) -> String {
    let [_, one, _] = view.stacks.skies_chances(view.stacks.next());
    one.percent()
}

/// Where Frodo starts, the file says.
fn begins(words: &Words, view: &Fellowship) -> Option<Choice> {
    let region = view.region_of(view.copied.characters.as_ref()?.get(FRODO_SAM)?)?;
    let label = words.say("fate-do-begin-in", &[("region", named(words, region).into())]);
    Some(Choice::give(label, format!("begin frodo={region}")).due())
}

/// Where there are fewer Nazgûl than now, and where more.
fn moved(words: &Words, now: &Nazgul, then: &Nazgul) -> String {
    let count = |there: &Nazgul, region: &String| i16::from(there.get(region).copied().unwrap_or_default());
    let regions: BTreeSet<&String> = now.keys().chain(then.keys()).collect();
    let by = regions.into_iter().map(|region| (region, count(then, region) - count(now, region)));
    let (mut fewer, more): (Vec<_>, Vec<_>) = by.filter(|(_, by)| *by != 0).partition(|(_, by)| *by < 0);
    fewer.extend(more);
    let told = fewer.into_iter().map(|(region, by)| {
        let sign = if by < 0 { "−" } else { "+" };
        format!("{} {sign}{}", named(words, region), by.abs())
    });
    told.collect::<Vec<_>>().join(", ")
}

/// What the set-up asks for by the way, as long as it was not told.
fn dealt(view: &Fellowship, begin: &impl Fn(&str, &str) -> Choice) -> Vec<Choice> {
    let objectives = view.objectives.is_none().then(|| begin("fate-do-objectives", "objectives"));
    let characters = view.characters.is_none().then(|| begin("fate-do-characters", "characters"));
    let tick = begin("fate-do-tick", "tick");
    objectives.into_iter().chain(characters).chain([tick]).collect()
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
        [command @ ("roll" | "reroll" | "turn" | "drop"), ref faces @ ..] => {
            let said = faces.iter().map(|typed| whole(view, typed));
            Some(std::iter::once(command.to_owned()).chain(said).collect::<Vec<_>>().join(" "))
        }
        [number] if matches!(view.due.first(), Some(Due::Choose { .. })) && number.parse::<u8>().is_ok() => {
            Some(format!("choose {number}"))
        }
        ["cc"] if view.step == Step::Cards => Some("draw card card".to_owned()),
        ["cs" | "sc"] if view.step == Step::Cards => Some("draw card skies".to_owned()),
        ["r" | "b"] if view.due.first() == Some(&Due::Top) || view.deck.top().is_none() => {
            back(words[0]).map(|back| format!("top {back}"))
        }
        [short @ ("b" | "at"), region, ref rest @ ..] if rest.len() > 1 => {
            let command = if short == "b" { "battle" } else { "attack" };
            // The place may stand between.
            let (place, rest) = match rest {
                [place, rest @ ..] if place.parse::<u8>().is_err() => (format!(" {place}"), rest),
                rest => (String::new(), rest),
            };
            let [friendly, shadow, marks @ ..] = rest else { return None };
            let fought = format!("friendly={friendly} shadow={shadow}{}", haven(marks)?);
            Some(format!("{command} {region}{place} {fought}"))
        }
        ["f", region] => Some(format!("frodo {region}")),
        [place] if darkens && is_place(view, place) => Some(format!("skies {place}")),
        [place, friendly, shadow, ref marks @ ..] if darkens && is_place(view, place) => {
            Some(format!("skies {place} friendly={friendly} shadow={shadow}{}", haven(marks)?))
        }
        ["flip", card, word] if back(word).is_some() => back(word).map(|back| format!("flip {card} {back}")),
        // What is no back, is refused as one.
        [card, word] if flips && view.dice().is_none() && is_card(view, card) && !is_command(card) => Some(
            back(word).map_or_else(|| format!("flip {card} {word}"), |back| format!("flip {card} {back}")),
        ),
        _ => None,
    }
}

/// The face of the dice on the table that begins so, if only one does.
fn whole(view: &Fellowship, typed: &str) -> String {
    let faces = view.dice().map(|dice| dice.die().faces()).into_iter().flatten();
    let names: Vec<String> = faces.map(|face| face.to_string()).collect();
    find(names.iter().map(String::as_str), typed).map_or_else(|_| typed.to_owned(), str::to_owned)
}

fn is_command(word: &str) -> bool {
    Usage::<Fate>::all().any(|usage| usage.name == word)
}

/// Whether a card is meant: one that anything is known of, one typed in full, or the unread one.
fn is_card(view: &Fellowship, typed: &str) -> bool {
    typed == UNREAD || typed.contains('>') || named_card(view, typed).is_ok()
}

/// Whether a place is meant: its name, or so much of it that no command begins so.
fn is_place(view: &Fellowship, typed: &str) -> bool {
    let typed = typed.to_lowercase();
    let places = places(view);
    let begins = || places.iter().filter(|place| place.starts_with(&typed)).count() == 1;
    places.contains(&typed) || typed.chars().count() > LETTERS && begins()
}
