//! F2: the thirteen items of the set-up with the numbers of this table, each ticked by a press; and what was packed up.

use super::drawn::boxed;
use crate::books::View;
use crate::fate::terms::{Army, events, hand};
use crate::fate::{Fate, Fellowship};
use crate::language::Words;
use crate::language::fate::{listed, named, stand};
use crate::window::frame::{List, Own};
use crate::window::play::wish::Wish;
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, around};
use iced::Fill;
use iced::widget::{Column, column, container, row, scrollable};

/// How many items there are.
pub(super) const ITEMS: u8 = 13;
/// How wide their numbers are.
const NUMBER: f32 = 24.0;

/// The items; what is ticked stands on the record (F2).
pub(super) fn items<'a>(look: Look, words: &Words, view: &Fellowship) -> Own<'a> {
    let item = |item: u8| {
        let colours = look.colours();
        let is_done = view.ticked.contains(&item);
        let number = look.text(item.to_string()).color(colours.faint).width(look.size(NUMBER));
        let sign = look.text(if is_done { "×" } else { "·" }).color(colours.gold).width(look.size(18.0));
        let line =
            look.text(said(words, view, item)).color(if is_done { colours.faint } else { colours.ink });
        let detail = detail(words, view, item).map(|detail| look.label(detail));
        let inside = row![number, sign, column![line].push(detail)];
        let inside = container(inside).padding([look.size(1.0), look.size(6.0)]).width(Fill);
        around(look, inside, Weight::Plain, Some(Wish::Give(format!("tick {item}")))).width(Fill).into()
    };
    let items = Column::with_children((1..=ITEMS).map(item));
    boxed(look, words.say("fate-head-setup", &[]), vec![scrollable(items).into()])
}

/// An item in words.
pub(super) fn said(words: &Words, view: &Fellowship, item: u8) -> String {
    let sizes: Vec<String> = view.stacks.sizes.iter().map(ToString::to_string).collect();
    let facts = [
        ("item", item.into()),
        ("solo", if view.is_solo() { "yes" } else { "no" }.into()),
        ("hope", view.hope.into()),
        ("objectives", view.all_objectives().into()),
        ("events", events(view.options.players).into()),
        ("hand", hand(view.options.players).into()),
        ("stacks", sizes.join(" + ").into()),
        ("flips", view.deck.flips.len().into()),
    ];
    words.say("fate-item", &facts)
}

/// What lies where, for items that have more than a line holds.
pub(super) fn detail(words: &Words, view: &Fellowship, item: u8) -> Option<String> {
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
        let name = words.say("fate-army", &[("army", army.to_string().into())]);
        words.pair(name, there.join(", "))
    };
    Army::ALL.map(of).join("; ")
}

/// What was packed up (G18), place by place.
pub(super) fn parked(words: &Words, view: &View<Fate>) -> Vec<List> {
    let lines: Vec<String> =
        view.books.parked.iter().map(|(place, text)| format!("{}: {text}", named(words, place))).collect();
    let title = words.say("fate-list-parked", &[]);
    if lines.is_empty() { Vec::new() } else { vec![List { title, lines }] }
}
