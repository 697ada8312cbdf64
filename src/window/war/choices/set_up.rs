//! The set-up: what stays in the box, the next item, and the first turn.

use super::super::mat::set_up::{next_item, sign};
use super::super::sight::{Sight, give, say};
use super::choice;
use crate::language::new_game;
use crate::language::war::names;
use crate::language::war::set_up_item;
use crate::war::nation::Side;
use crate::war::options::{Token, Tokens};
use crate::war::view::ITEMS;
use crate::war::{War, WarCommand as C, WarView};
use crate::window::pieces::{Sign, signs::war};
use crate::window::war::Choice;
use strum::IntoEnumIterator;

/// What can be agreed by a press: the key, and both its values, the usual one first.
const AGREED: [(&str, [&str; 2], Sign); 4] = [
    ("draws", ["app", "hand"], war::DIE_5),
    ("cup", ["app", "hand"], war::CUP),
    ("cards", ["off", "on"], war::CARD),
    ("figures", ["off", "on"], war::REGULAR),
];

pub(super) fn set_up(sight: &Sight<'_>) -> Vec<Choice> {
    // The others stand on the page of what is agreed.
    let agreed = AGREED.into_iter().take(2).map(|(key, values, sign)| {
        let second = holds(sight.view, sight.by_hand, key);
        let value = values[usize::from(second)];
        let under = sight.tell(&format!("agreed-{key}"), &[("value", value.into())]);
        let title = sight.say(&format!("agree-{key}"));
        let other = values[usize::from(!second)];
        choice(sign, (title, under), say(anew(sight, key, other)))
    });
    let tokens = tokens(sight);
    let mut all: Vec<Choice> = if tokens.is_empty() { agreed.collect() } else { tokens };
    let view = sight.view;
    let Some(item) = next_item(sight) else {
        let first = sight.tell("can-begin", &[("turn", view.turn.into())]);
        all.push(choice(war::GOES_ON, (first, String::new()), give(C::Begin)).due());
        return all;
    };
    let called = |item: u8| set_up_item(sight.words, item);
    let stands = sight.tell("can-stands", &[("item", called(item).into())]);
    let then = (item + 1..=ITEMS).find(|item| !view.ticked.contains(item));
    let then = then.map(|item| sight.tell("can-then", &[("item", called(item).into())]));
    let tick = choice(sign(item), (stands, then.unwrap_or_default()), give(C::Tick(item)));
    all.push(tick.with_number(item).due());
    all
}

/// W69: a side with one token of two chooses it, one side after the other.
pub(in crate::window::war) fn chooses_token(sight: &Sight<'_>) -> Option<Side> {
    let view = sight.view;
    let chooses = |side: &Side| view.options.tokens.of(*side) == 1 && view.tokens[*side as usize].is_empty();
    Side::iter().find(chooses)
}

fn tokens(sight: &Sight<'_>) -> Vec<Choice> {
    let each = chooses_token(sight).into_iter().flat_map(|side| {
        Token::of(side).map(|token| {
            let title = names::token(sight.words, token);
            let under = names::side(sight.words, side);
            choice(war::TOKEN, (title, under), give(C::Take { side, token }))
        })
    });
    each.collect()
}

/// Whether the second of its values is agreed.
fn holds(view: &WarView, by_hand: bool, key: &str) -> bool {
    match key {
        "draws" => by_hand,
        "cup" => view.options.cup_by_hand(by_hand),
        "cards" => view.options.cards,
        _ => view.options.figures,
    }
}

/// What a press on what is agreed says: the same game anew with that, and what was ticked ticked again.
fn anew(sight: &Sight<'_>, key: &str, value: &str) -> String {
    let holds = |key| holds(sight.view, sight.by_hand, key);
    // Whoever throws dice on the table has the cup there too, until that is said otherwise.
    let cup = holds("cup") != holds("draws") || key == "cup";
    let kept = AGREED.into_iter().filter(|(name, ..)| *name != key && (*name != "cup" || cup));
    let kept = kept.map(|(name, values, _)| (name, values[usize::from(holds(name))]));
    let options = &sight.view.options;
    let agreed = std::iter::once(("players", options.players.to_string()))
        .chain(kept.map(|(name, value)| (name, value.to_owned())))
        .chain([(key, value.to_owned())])
        .chain((!options.cities.is_empty()).then(|| ("cities", options.cities.join(","))))
        .chain((options.tokens != Tokens::default()).then(|| ("tokens", options.tokens.to_string())))
        .chain((!sight.odds).then(|| ("odds", "off".to_owned())))
        .chain(sight.seed.map(|seed| ("seed", seed.to_string())));
    let ticks = sight.view.ticked.iter().map(|item| String::from(C::Tick(*item)));
    std::iter::once(new_game::<War>(agreed)).chain(ticks).collect::<Vec<_>>().join("\n")
}
