//! What hands are likely to want: commands as buttons, what a click on the map means, and how a line is completed.

use crate::hunt::board::Location;
use crate::hunt::{self, Hunt, Occasion, Part2, Phase, State, Turn};
use crate::language::Usage;
use crate::language::Words;
use crate::language::hunt::{card_rows, deed};
use crate::window::play::wish::{self, Wish};
use crate::window::widgets::press::Weight;

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
            "search" | "hunt" | "card move" | "card search" | "card hunt" | "card gandalf" => begun,
            _ => return Some(format!("{begun} {location}")),
        };
        return Some(format!("{verb} {location}"));
    }
    let part2 = view.part2.as_ref();
    match view.phase {
        _ if view.asked.is_some() => None,
        Phase::RingBearer
            if part2.is_some_and(|part2| part2.gandalf_moved || !(view.moved || view.rested)) =>
        {
            None
        }
        Phase::RingBearer if part2.is_some() => Some(format!("gandalf {location}")),
        Phase::Hiding => Some(format!("gandalf hide {location}")),
        Phase::Fleeing => Some(format!("gandalf flee {location}")),
        Phase::RingBearer if view.moved || view.rested => None,
        Phase::RingBearer => Some(format!("move {location}")),
        Phase::Escape if part2.is_some() => None,
        Phase::Escape => Some(format!("escape {location}")),
        Phase::Ringwraiths if view.eye => Some(format!("hunt {location}")),
        Phase::Ringwraiths => Some(format!("search {location}")),
        _ => None,
    }
}

/// The locations that can be chosen now, to be marked on the map: where Frodo or Gandalf may go, or what tokens offer.
pub(super) fn choices(state: &State) -> Vec<Location> {
    let State { view, hidden } = state;
    let options = &view.options;
    match (view.phase, &view.part2) {
        (Phase::RingBearer, None) if !view.moved && !view.rested => hunt::reach(state).unwrap_or_default(),
        (Phase::Escape, None) => hunt::reach(state).unwrap_or_default(),
        (Phase::RingBearer, Some(part2))
            if (view.moved || view.rested) && !part2.gandalf_moved && part2.figure.is_none() =>
        {
            let (Some(here), Some(board)) = (state.gandalf(), options.linked()) else { return Vec::new() };
            let there = board.connected(here).iter().map(|(location, _)| *location);
            there.chain([here]).collect()
        }
        (Phase::Hiding, _) if !hidden.deeds.drawn.is_empty() => hidden.deeds.drawn.clone(),
        (Phase::Hiding | Phase::Fleeing, _) => hidden.deeds.remaining.clone().unwrap_or_default(),
        (Phase::Setup, None) if view.information_set && !view.given && options.give > 0 => {
            hidden.information.keys().copied().collect()
        }
        (Phase::Setup, Some(part2)) if !part2.gandalf_set => hidden.deeds.kept.clone(),
        _ => Vec::new(),
    }
}

/// The areas of the board, if it tells them.
fn areas(state: &State) -> std::collections::BTreeSet<crate::hunt::board::Area> {
    state.view.options.board.as_ref().map(|board| board.all_areas()).unwrap_or_default()
}

/// Commands that begin with what is typed.
pub(super) fn completions(typed: &str) -> impl Iterator<Item = &'static str> {
    let typed = typed.trim_start().to_ascii_lowercase();
    let names = Usage::<Hunt>::all().map(|command| command.name);
    names.filter(move |name| typed.len() > 1 && name.starts_with(&typed) && *name != typed).take(COMPLETIONS)
}

/// Where a button leads that gives no command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Door {
    /// To the Letter from Gandalf, and Part 2.
    Letter,
    /// The game is to be revealed, into a file.
    Reveal,
    /// Back to the first screen.
    Leave,
}

/// A button of this game.
pub(super) type Chip = wish::Chip<Door>;

/// The beginning of a command, as it stands on a button.
fn unfinished(words: &Words, command: &str) -> String {
    format!("{} …", deed(words, command))
}

/// The commands within reach of the mouse; where secrets are veiled, none that tells one.
pub(super) fn chips(
    words: &Words,
    state: &State,
    typed: &str,
    accepted: Option<u16>,
    veiled: bool,
) -> Vec<Chip> {
    let view = &state.view;
    let whole = |command: &str| (deed(words, command), Wish::Give(command.to_owned()), Weight::Quiet);
    let main = |command: &str| (deed(words, command), Wish::Give(command.to_owned()), Weight::Main);
    let beginning = |command: &str| {
        let begun = typed.trim() == command;
        let weight = if begun { Weight::Chosen } else { Weight::Quiet };
        (unfinished(words, command), Wish::Begin(format!("{command} ")), weight)
    };
    // That an entry is wrong is nobody's business either, until the table is told.
    if state.hidden.proposed.is_some() && !veiled {
        return vec![main("correct apply"), whole("correct keep")];
    }
    if let ["correct", at] = typed.split_whitespace().collect::<Vec<_>>()[..]
        && at.parse::<u8>().is_ok()
    {
        // P9: Gandalf's log has no dots.
        let dot = view.part2.is_none().then(|| whole(&format!("correct {at} .")));
        let others = [whole(&format!("correct remove {at}")), beginning(&format!("correct insert {at}"))];
        return dot.into_iter().chain(others).collect();
    }
    if view.drawn.is_some() {
        let (accept, message, weight) = main("accept");
        // Nobody loses a game by not having added up.
        let label = match accepted {
            Some(total) => format!("{accept}: {}", deed(words, &format!("corruption = {total}"))),
            None => accept,
        };
        return vec![(label, message, weight)];
    }
    if view.asked.is_some() {
        return vec![main("answer"), whole("withdraw"), whole("blocked")];
    }
    let by_hand = view.tiles_by_hand();
    match view.phase {
        // Both have a screen of their own.
        Phase::Setup | Phase::Letter => Vec::new(),
        Phase::Refresh => (0..=6).map(|shadows| whole(&format!("refresh shadows={shadows}"))).collect(),
        Phase::RingBearer if let Some(part2) = &view.part2 => {
            let mut chips = in_part2(words, state, part2, veiled);
            chips.extend([whole("card advance"), beginning("card gandalf")]);
            chips
        }
        Phase::RingBearer => {
            let mut chips = Vec::new();
            if !view.moved && !view.rested {
                if !veiled {
                    chips.push(whole("move ."));
                    let reach = hunt::reach(state).unwrap_or_default();
                    chips.extend(reach.iter().map(|location| whole(&format!("move {location}"))));
                }
                if view.turn == Turn::Nightfall {
                    chips.push(whole("rest"));
                }
            }
            chips.push(beginning("card move"));
            chips
        }
        Phase::Ringwraiths if matches!(typed.trim(), "perception" | "p") && !areas(state).is_empty() => {
            let areas = areas(state);
            let mut sections: Vec<String> = areas.iter().map(|area| area.section().to_string()).collect();
            sections.dedup();
            let names = sections.into_iter().chain(areas.iter().map(ToString::to_string));
            // P14: the Morgul Ring goes with the Lord's die.
            let lord = view.part2.as_ref().is_some_and(|part2| part2.lord_today);
            let names = names.flat_map(|name| {
                let morgul = lord.then(|| format!("{name} morgul"));
                std::iter::once(name).chain(morgul)
            });
            names
                .map(|name| (name.clone(), Wish::Give(format!("perception {name}")), Weight::Quiet))
                .collect()
        }
        Phase::Ringwraiths => {
            let mut chips = vec![beginning("search"), beginning("hunt"), beginning("perception")];
            match &view.part2 {
                None => chips.push(beginning("card move")),
                Some(part2) => {
                    let lord = if part2.lord { "lord out" } else { "lord in" };
                    chips.extend([whole("card advance"), beginning("card gandalf"), whole(lord)]);
                    // P12: at any time.
                    if !veiled && state.gandalf().is_some_and(|here| here.is_exit()) {
                        chips.push(whole("gandalf rivendell"));
                    }
                }
            }
            chips
        }
        Phase::Fleeing | Phase::Hiding => {
            let verb = if view.phase == Phase::Hiding { "gandalf hide" } else { "gandalf flee" };
            let tokens = if veiled { Vec::new() } else { choices(state) };
            if tokens.is_empty() {
                return vec![beginning(verb)];
            }
            tokens.iter().map(|token| whole(&format!("{verb} {token}"))).collect()
        }
        Phase::Encounter if by_hand => {
            let tiles = |count: u8| match count {
                0 => whole("nazgul 0"),
                _ => {
                    let (_, message, weight) = beginning(&format!("nazgul {count} tiles"));
                    (unfinished(words, &format!("nazgul {count}")), message, weight)
                }
            };
            (0..=hunt::NAZGUL).map(tiles).collect()
        }
        Phase::Encounter => {
            let lord = view.part2.as_ref().is_some_and(|part2| part2.lord);
            let alone = (0..=hunt::NAZGUL).map(|count| whole(&format!("nazgul {count}")));
            // He counts for two.
            let with_lord = (1..=hunt::NAZGUL).map(|count| {
                let (_, message, weight) = whole(&format!("nazgul {count} lord"));
                let facts = [("count", count.into()), ("tiles", (count + 1).into())];
                (words.say("chip-with-lord", &facts), message, weight)
            });
            alone.chain(with_lord.filter(|_| lord)).collect()
        }
        Phase::Escape if let Some(part2) = &view.part2 => {
            if part2.choosing {
                let offered = (1..).zip(&state.hidden.offered);
                let take = |(number, card): (usize, &hunt::Card)| {
                    let at = card.last_location(view.step.saturating_sub(1)).filter(|_| !veiled);
                    let rows = if veiled { "–".into() } else { card_rows(&card.rows) };
                    let facts = [
                        ("number", number.into()),
                        ("at", at.map_or("–".into(), |at| at.to_string()).into()),
                        ("rows", rows.into()),
                    ];
                    let label = words.say("chip-card", &facts);
                    (label, Wish::Give(format!("course take {number}")), Weight::Main)
                };
                return offered.map(take).collect();
            }
            // P20: a deck of which some cards are known, and others are not, is no deck to draw from.
            let complete = view.options.journeys.as_ref().is_some_and(hunt::Journeys::is_complete);
            let by_hand = view.options.by_hand || !complete;
            let change = if by_hand { beginning("course change") } else { whole("course change") };
            let mut chips = vec![whole("course keep"), change];
            if complete && view.company.ready().any(|who| who == hunt::Companion::Strider) {
                chips.extend([whole("course draw 2"), whole("course draw 3")]);
            }
            chips
        }
        Phase::Escape => {
            let mut chips = Vec::new();
            if !veiled {
                chips.push(whole("escape stay"));
                let reach = hunt::reach(state).unwrap_or_default();
                chips.extend(reach.iter().map(|location| whole(&format!("escape {location}"))));
            }
            chips
        }
        Phase::Rescue if by_hand || view.options.linked().is_none() => vec![beginning("rescue")],
        Phase::Rescue => vec![main("rescue")],
        Phase::Bree | Phase::Rescued => vec![
            (words.say("table-letter", &[]), Wish::To(Door::Letter), Weight::Main),
            (words.say("table-reveal", &[]), Wish::To(Door::Reveal), Weight::Quiet),
            (words.say("table-save", &[]), Wish::Begin("save ".into()), Weight::Quiet),
        ],
        Phase::Tiles => Vec::new(),
        Phase::Corrupted | Phase::Rivendell => vec![
            (words.say("table-reveal", &[]), Wish::To(Door::Reveal), Weight::Main),
            (words.say("table-save", &[]), Wish::Begin("save ".into()), Weight::Quiet),
            (words.say("table-leave", &[]), Wish::To(Door::Leave), Weight::Quiet),
        ],
    }
}

/// R25: for each tile that was drawn: its name, and who can put it back.
pub(super) fn put_back(words: &Words, state: &State) -> Vec<(String, Vec<Chip>)> {
    let view = &state.view;
    let Some((tiles, occasion)) = &view.drawn else { return Vec::new() };
    let mut unlike = tiles.clone();
    unlike.sort();
    unlike.dedup();
    let by_company = matches!(occasion, Occasion::Encounter | Occasion::Rescue);
    let of_tile = |tile: hunt::Tile| {
        let chip =
            |who: &str, name: String| (name, Wish::Give(format!("cancel {tile} with {who}")), Weight::Quiet);
        let company = view.company.ready().filter(|_| by_company && !tile.red).map(|who| {
            let who = who.to_string();
            chip(&who, words.say("company-name", &[("who", who.as_str().into())]))
        });
        let card = chip("card", words.say("chip-another-card", &[]));
        let named = crate::language::hunt::tiles(words, &[tile]);
        (words.say("chip-put-back", &[("tile", named.into())]), company.chain([card]).collect())
    };
    unlike.into_iter().map(of_tile).collect()
}

/// What Frodo and Gandalf can do in the Ring-bearer's turn of Part 2.
fn in_part2(words: &Words, state: &State, part2: &Part2, veiled: bool) -> Vec<Chip> {
    let view = &state.view;
    let chip = |command: &str, weight| (deed(words, command), Wish::Give(command.to_owned()), weight);
    if !view.moved && !view.rested {
        let open = state.hidden.journey.as_ref().is_some_and(|journey| journey.row(view.step + 1).is_none());
        if open && !veiled {
            let begun = format!("journey row {} ", view.step + 1);
            let mut chips = vec![(unfinished(words, &begun), Wish::Begin(begun), Weight::Main)];
            if view.turn == Turn::Nightfall {
                chips.push(chip("rest", Weight::Quiet));
            }
            return chips;
        }
        if view.turn == Turn::Nightfall {
            return vec![chip("advance", Weight::Quiet), chip("rest", Weight::Quiet)];
        }
        return vec![chip("advance", Weight::Main)];
    }
    let Some(here) = state.gandalf().filter(|_| !veiled) else { return Vec::new() };
    let mut chips = Vec::new();
    if !part2.gandalf_moved && choices(state).is_empty() {
        chips.push((unfinished(words, "gandalf"), Wish::Begin("gandalf ".to_owned()), Weight::Main));
        chips.push(chip(&format!("gandalf {here}"), Weight::Quiet));
    } else if !part2.gandalf_moved {
        chips.extend(choices(state).iter().map(|there| chip(&format!("gandalf {there}"), Weight::Quiet)));
    } else if part2.figure.is_none() && view.tokens > 0 && !here.is_exit() {
        chips.push(chip("gandalf reveal", Weight::Quiet));
    }
    if part2.gandalf_moved && state.hidden.deeds.kept.contains(&here) {
        chips.push(chip("gandalf deed", Weight::Main));
    }
    if here.is_exit() {
        chips.push(chip("gandalf rivendell", Weight::Main));
    }
    chips
}

/// The end of a turn, where there is one to end. It has a place of its own: a click too many on a move must not end
/// the turn.
pub(super) fn done(words: &Words, state: &State) -> Option<Chip> {
    let view = &state.view;
    let ends = match view.phase {
        Phase::RingBearer => {
            let gandalf = |part2: &Part2| part2.gandalf_moved || part2.in_rivendell;
            (view.moved || view.rested) && view.part2.as_ref().is_none_or(gandalf)
        }
        Phase::Ringwraiths => view.asked.is_none(),
        _ => false,
    };
    let label = || match view.phase {
        Phase::Ringwraiths => words.say("chip-done-ringwraiths", &[]),
        _ => deed(words, "done"),
    };
    (ends && view.drawn.is_none()).then(|| (label(), Wish::Give("done".to_owned()), Weight::Main))
}
