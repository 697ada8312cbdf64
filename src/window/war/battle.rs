//! A battle, in the place of the Fellowship while it lasts: its kind, its round, what hits, and its chances.

use crate::language::war::names;
use crate::language::{Words, capital};
use crate::war::battle::TARGET;
use crate::war::view::Battle;
use crate::window::frame::{self, Own, headed};
use crate::window::play::wish::{Begun, Wish};
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, press};
use iced::widget::{Row, column};
use std::convert::Infallible;

/// What has to be known of its next round, and how it ends; its chances are asked for where any are told (W71).
pub(super) fn panel<'a>(look: Look, words: &Words, battle: Battle, odds: bool) -> Own<'a> {
    let round = battle.rounds.saturating_add(1);
    let kind = capital(&names::kind(words, battle.kind));
    let title = words.say("battle-title", &[("kind", kind.into()), ("round", round.into())]);
    let hits = words.say(
        "battle-hits",
        &[("attacker", battle.kind.attackers_target(round).into()), ("defender", TARGET.into())],
    );
    let button = |name: &str, wish: Wish<Infallible>| {
        press(look, words.say(name, &[]), Weight::Quiet, Some(wish)).into()
    };
    let over = button("battle-over", Wish::Give("battle over".to_owned()));
    let chances = odds.then(|| {
        let asked = Begun::new("odds battle", words.say("battle-odds", &[]));
        button("battle-odds", Wish::Begin(Begun { behind: battle.kind.name(), ..asked }))
    });
    let how = odds.then(|| look.label(words.say("battle-odds-how", &[])));
    let lines = column![
        headed(look, title, true),
        look.text(hits),
        look.label(words.say("battle-how", &[])),
        Row::from_iter(std::iter::once(over).chain(chances)).spacing(look.size(8.0)).wrap(),
    ];
    frame::panel(look, lines.push(how).spacing(look.size(6.0)))
}
