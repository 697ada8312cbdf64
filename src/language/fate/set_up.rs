//! F2: the list of the set-up, item by item, with the numbers of this table.

use super::names::{self, listed, named, stand};
use crate::fate::terms::{Army, events, hand};
use crate::fate::{FateBox, FateOptions, Fellowship, ITEMS};
use crate::language::{Words, yes};
use fluent_bundle::FluentValue;

/// The numbers of this table, of which an item speaks.
pub fn facts(view: &Fellowship, item: u8) -> Vec<(&'static str, FluentValue<'static>)> {
    vec![
        ("item", item.into()),
        ("solo", yes(view.is_solo()).into()),
        ("hope", view.hope.into()),
        ("objectives", view.all_objectives().into()),
        ("events", events(view.options.players).into()),
        ("hand", hand(view.options.players).into()),
        ("flips", view.deck.flips.len().into()),
    ]
}

pub fn item_said(words: &Words, view: &Fellowship, item: u8) -> String {
    let sizes: Vec<String> = view.stacks.sizes.iter().map(ToString::to_string).collect();
    let facts = facts(view, item).into_iter().chain([("stacks", sizes.join(" + ").into())]);
    words.say("item", &facts.collect::<Vec<_>>())
}

/// What lies where, for items that have more than a line holds.
pub fn detail(words: &Words, view: &Fellowship, item: u8) -> Option<String> {
    let told = match item {
        4 => friendly(words, view),
        5 => {
            let there = view.first_troops().into_iter().filter(|(_, troops)| troops.shadow > 0);
            let there = there.map(|(place, troops)| format!("{} {}", named(words, &place), troops.shadow));
            there.collect::<Vec<_>>().join(", ")
        }
        7 => stand(words, &view.nazgul),
        8 => listed(words, view.objectives.as_ref()?),
        9 => view.characters.as_ref()?.iter().map(|seat| listed(words, seat)).collect::<Vec<_>>().join("; "),
        _ => String::new(),
    };
    Some(told).filter(|told| !told.is_empty())
}

/// F3: each army with its places.
fn friendly(words: &Words, view: &Fellowship) -> String {
    let troops = view.first_troops();
    let of = |army: Army| {
        let there = troops.iter().filter_map(|(place, troops)| Some((place, troops.friendly.get(&army)?)));
        let there: Vec<String> =
            there.map(|(place, count)| format!("{} {count}", named(words, place))).collect();
        let name = names::army(words, army);
        words.pair(name, there.join(", "))
    };
    Army::ALL.map(of).join("; ")
}

/// The list, ticked or not.
pub(super) fn list(words: &Words, view: &Fellowship) -> Vec<String> {
    let line = |item: u8| {
        let sign = if view.ticked.contains(&item) { "[x]" } else { "[ ]" };
        let more = detail(words, view, item).map(|detail| format!("; {detail}")).unwrap_or_default();
        format!("{sign} {item} {}{more}", item_said(words, view, item))
    };
    (1..=ITEMS).map(line).collect()
}

/// `new` with what is agreed, but for this; whether dice are thrown on the table, and chances told, is agreed apart.
pub fn otherwise(options: &FateOptions, [by_hand, odds]: [bool; 2], key: &str, value: &str) -> String {
    let board = match &options.copied {
        None => "none",
        Some(copied) if copied.name == FateBox::PRACTICE_NAME => "practice",
        Some(_) => "own",
    };
    let players = options.players.to_string();
    let word = |is: bool, [yes, no]: [&'static str; 2]| if is { yes } else { no };
    let pairs = [
        ("players", players.as_str(), "0"),
        ("level", options.level.into(), "standard"),
        ("board", board, "none"),
        ("draws", word(by_hand, ["hand", "app"]), "app"),
        ("odds", word(odds, ["open", "off"]), "open"),
        ("cards", word(options.names, ["names", "count"]), "count"),
        ("ledger", word(options.ledger, ["on", "off"]), "off"),
        ("closer", word(options.nearest, ["nearest", "distinct"]), "distinct"),
        ("captured", word(options.captured_all, ["all", "cards"]), "cards"),
    ];
    // What needs a box goes with it.
    let without = key == "board" && value == "none";
    pairs.into_iter().fold("new fate".to_owned(), |said, (name, now, usual)| {
        let now = match (name == key, name == "ledger" && without) {
            (true, _) => value,
            (_, true) => usual,
            _ => now,
        };
        if now == usual { said } else { format!("{said} {name}={now}") }
    })
}
