//! The odds page: stacks by defenders for a net, for everybody to look up; below it a battle or a chain of them, in fields.

use super::chain;
use crate::books::Ratio;
use crate::language::Words;
use crate::risk::Risk;
use crate::risk::odds::{TO_THE_END, Target, battle};
use crate::risk::view::View;
use crate::window::frame::{Own, Seen};
use crate::window::risk::Wish;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::press::{Weight, press};
use iced::Center;
use iced::widget::{Row, column, row, text};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The nets, stacks and defenders that are listed.
pub(super) const NETS: [i8; 4] = [1, 0, -1, -2];
pub(super) const STACKS: std::ops::RangeInclusive<u16> = 2..=20;
pub(super) const DEFENDERS: std::ops::RangeInclusive<u16> = 1..=15;
/// How wide a number's column is, and how large it is written.
const COLUMN: f32 = 52.0;
const TYPE: f32 = 13.0;

/// All of them, worked out once: the same at every table.
static CHANCES: LazyLock<BTreeMap<(u16, u16, i8), String>> = LazyLock::new(|| {
    let nets = NETS.into_iter().flat_map(|net| STACKS.map(move |stack| (stack, net)));
    let all = nets.flat_map(|(stack, net)| DEFENDERS.map(move |defenders| (stack, defenders, net)));
    all.map(|(stack, defenders, net)| {
        let fought = battle(stack, Target { defenders, net }, TO_THE_END);
        ((stack, defenders, net), Ratio::worked_out(fought.chance()).percent())
    })
    .collect()
});

/// The chance that a stack takes a territory; of what is not listed, nothing.
pub(super) fn chance(stack: u16, defenders: u16, net: i8) -> &'static str {
    CHANCES.get(&(stack, defenders, net)).map_or("", String::as_str)
}

/// The page.
pub(super) fn page<'a>(look: Look, words: &Words, view: &View, seen: Seen<'_>) -> Own<'a, Risk> {
    let asked = chain::Fields::of(view, seen);
    let nets = NETS.into_iter().map(|net| {
        let chosen = net == asked.net;
        let weight = if chosen { Weight::Chosen } else { Weight::Quiet };
        let wish = Wish::Open(asked.at_net(net).to_string());
        let label = words.say("odds-net", &[("net", signed(net).into())]);
        press(look, label, weight, (!chosen).then_some(wish)).into()
    });
    let nets = row![look.text(words.say("odds-stacks", &[]))].extend(nets).spacing(look.size(6.0));
    column![nets.align_y(Center), table(look, words, asked.net), chain::part(look, words, &asked)]
        .spacing(look.size(8.0))
        .into()
}

/// Stacks by defenders.
fn table<'a>(look: Look, words: &Words, net: i8) -> Own<'a, Risk> {
    let cell = |said: String, head: bool| {
        let said = text(said).size(look.size(TYPE)).width(look.size(COLUMN)).color(look.colours().ink);
        if head { said.font(BOLD) } else { said }
    };
    let head = std::iter::once(String::new()).chain(DEFENDERS.map(|defenders| defenders.to_string()));
    let head = Row::with_children(head.map(|said| cell(said, true).into()));
    let rows = STACKS.map(|stack| {
        let numbers = DEFENDERS.map(|defenders| cell(short(words, stack, defenders, net), false).into());
        Row::with_children(std::iter::once(cell(stack.to_string(), true).into()).chain(numbers)).into()
    });
    column![head].extend(rows).spacing(look.size(1.0)).into()
}

/// A net with its sign.
pub(super) fn signed(net: i8) -> String {
    match net {
        0 => "0".to_owned(),
        net if net > 0 => format!("+{net}"),
        net => format!("−{}", net.unsigned_abs()),
    }
}

/// Without the sign, which the column has no room for.
pub(super) fn short(words: &Words, stack: u16, defenders: u16, net: i8) -> String {
    words.numbers(chance(stack, defenders, net).trim_end_matches(" %"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines of the shelf on the odds page.
    #[test]
    fn the_page_says_what_the_shelf_says() {
        for (stack, chances) in [
            (5, ["47.65 %", "12.34 %", "2.55 %"]),
            (10, ["92.98 %", "64.64 %", "33.37 %"]),
            (15, ["99.32 %", "91.84 %", "72.40 %"]),
        ] {
            assert_eq!([4, 8, 12].map(|defenders| chance(stack, defenders, 0)), chances, "{stack}");
        }
        assert_eq!([1, -1, -2].map(|net| chance(10, 8, net)), ["90.13 %", "36.24 %", "14.67 %"]);
    }
}
