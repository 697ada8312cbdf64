//! What hands are likely to want: commands as buttons, what a click on the map means, and how a line is completed.

use super::press::Weight;
use super::table::Message;
use crate::board::Location;
use crate::hunt::{Occasion, Phase, State, Turn};
use crate::language::Words;
use crate::language::hunt::COMMANDS;

/// How many commands are offered to complete what is typed.
const COMPLETIONS: usize = 4;

/// A question as it is asked in two steps, if the command is one.
pub(super) fn as_asked(command: &str) -> Option<String> {
    let mut words = command.split_whitespace();
    let first = words.next()?.to_ascii_lowercase();
    let second = words.next().unwrap_or_default().to_ascii_lowercase();
    let asks = |word: &str| matches!(word, "search" | "hunt" | "perception");
    (asks(&first) || (first == "card" && asks(&second))).then(|| format!("ask {command}"))
}

/// What a click on a location means: what was begun on the command line, or what the phase is for.
pub(super) fn picked(location: Location, begun: &str, state: &State) -> Option<String> {
    let view = &state.view;
    let begun = begun.trim();
    if !begun.is_empty() {
        let verb = match begun.to_ascii_lowercase().as_str() {
            "s" => "search",
            "h" => "hunt",
            "search" | "hunt" | "card move" | "card search" | "card hunt" => begun,
            _ => return Some(format!("{begun} {location}")),
        };
        return Some(format!("{verb} {location}"));
    }
    match view.phase {
        _ if view.asked.is_some() => None,
        Phase::RingBearer if view.moved || view.rested => None,
        Phase::RingBearer => Some(format!("move {location}")),
        Phase::Escape => Some(format!("escape {location}")),
        Phase::Ringwraiths if view.eye => Some(format!("hunt {location}")),
        Phase::Ringwraiths => Some(format!("search {location}")),
        _ => None,
    }
}

/// Commands that begin with what is typed.
pub(super) fn completions(typed: &str) -> impl Iterator<Item = &'static str> {
    let typed = typed.trim_start().to_ascii_lowercase();
    let names = COMMANDS.iter().map(|command| command.name);
    names.filter(move |name| typed.len() > 1 && name.starts_with(&typed) && *name != typed).take(COMPLETIONS)
}

/// What stands on a button, what it does, and how much it asks to be pressed.
pub(super) type Chip = (String, Message, Weight);

/// The commands within reach of the mouse; where secrets are veiled, none that tells one.
pub(super) fn chips(words: &Words, state: &State, typed: &str, veiled: bool) -> Vec<Chip> {
    let view = &state.view;
    let whole = |command: &str| (command.to_owned(), Message::Give(command.to_owned()), Weight::Quiet);
    let main = |command: &str| (command.to_owned(), Message::Give(command.to_owned()), Weight::Main);
    let beginning = |command: &str| {
        let begun = typed.trim() == command;
        let weight = if begun { Weight::Chosen } else { Weight::Quiet };
        (format!("{command} …"), Message::Begin(format!("{command} ")), weight)
    };
    if let Some((tiles, occasion)) = &view.drawn {
        let mut chips = vec![main("accept")];
        for tile in tiles.iter().filter(|tile| !tile.red) {
            if matches!(occasion, Occasion::Encounter | Occasion::Rescue) {
                chips.extend(view.company.ready().map(|who| whole(&format!("cancel {tile} with {who}"))));
            }
            chips.push(whole(&format!("cancel {tile} with card")));
        }
        chips.dedup_by(|one, other| one.0 == other.0);
        return chips;
    }
    if view.asked.is_some() {
        return vec![main("answer"), whole("withdraw"), whole("blocked")];
    }
    let by_hand = view.tiles_by_hand();
    match view.phase {
        Phase::Setup if !view.start_set => vec![main("start draw"), beginning("start")],
        Phase::Setup if !view.information_set && view.options.information().is_some() => {
            vec![main("information draw"), beginning("information")]
        }
        Phase::Setup if !view.information_set => vec![beginning("information")],
        Phase::Setup if !view.given && view.options.give == 1 && !veiled => {
            state.hidden.information.keys().map(|token| whole(&format!("give {token}"))).collect()
        }
        Phase::Setup if !view.given && view.options.give > 0 => vec![beginning("give")],
        Phase::Setup => (0..=6).map(|shadows| whole(&format!("begin shadows={shadows}"))).collect(),
        Phase::Refresh => (0..=6).map(|shadows| whole(&format!("refresh shadows={shadows}"))).collect(),
        Phase::RingBearer => {
            let mut chips = Vec::new();
            if !view.moved && !view.rested {
                if !veiled {
                    chips.push(whole("move ."));
                    let reach = crate::hunt::reach(state).unwrap_or_default();
                    chips.extend(reach.iter().map(|location| whole(&format!("move {location}"))));
                }
                if view.turn == Turn::Nightfall {
                    chips.push(whole("rest"));
                }
            }
            chips.push(beginning("card move"));
            chips
        }
        Phase::Ringwraiths if typed.trim() == "perception" || typed.trim() == "p" => {
            let areas = view.options.board.as_ref().map(|board| board.all_areas()).unwrap_or_default();
            let mut sections: Vec<String> = areas.iter().map(|area| area.section().to_string()).collect();
            sections.dedup();
            let names = sections.into_iter().chain(areas.iter().map(ToString::to_string));
            names
                .map(|name| (name.clone(), Message::Give(format!("perception {name}")), Weight::Quiet))
                .collect()
        }
        Phase::Ringwraiths => {
            vec![beginning("search"), beginning("hunt"), beginning("perception"), beginning("card move")]
        }
        Phase::Encounter if by_hand => {
            let tiles = |count: u8| {
                if count == 0 { whole("nazgul 0") } else { beginning(&format!("nazgul {count} tiles")) }
            };
            (0..=crate::hunt::NAZGUL).map(tiles).collect()
        }
        Phase::Encounter => {
            (0..=crate::hunt::NAZGUL).map(|count| whole(&format!("nazgul {count}"))).collect()
        }
        Phase::Escape => {
            let mut chips = Vec::new();
            if !veiled {
                chips.push(whole("escape stay"));
                let reach = crate::hunt::reach(state).unwrap_or_default();
                chips.extend(reach.iter().map(|location| whole(&format!("escape {location}"))));
            }
            chips
        }
        Phase::Rescue if by_hand || view.options.linked().is_none() => vec![beginning("rescue")],
        Phase::Rescue => vec![main("rescue")],
        Phase::Tiles | Phase::Bree | Phase::Rescued | Phase::Corrupted => vec![
            (words.say("table-save", &[]), Message::Begin("save ".into()), Weight::Quiet),
            (words.say("table-leave", &[]), Message::Leave, Weight::Quiet),
        ],
    }
}

/// The end of a turn, where there is one to end. It has a place of its own: a click too many on a move must not end
/// the turn.
pub(super) fn done(state: &State) -> Option<Chip> {
    let view = &state.view;
    let ends = match view.phase {
        Phase::RingBearer => view.moved || view.rested,
        Phase::Ringwraiths => view.asked.is_none(),
        _ => false,
    };
    (ends && view.drawn.is_none())
        .then(|| ("done".to_owned(), Message::Give("done".to_owned()), Weight::Main))
}
