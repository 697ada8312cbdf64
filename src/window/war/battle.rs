//! A battle, in the place of the Fellowship while it lasts: its kind, its round, and what hits.

use crate::language::Words;
use crate::language::war::names;
use crate::war::battle::TARGET;
use crate::war::view::Battle;
use crate::window::frame::{self, Own, headed};
use crate::window::play::wish::Wish;
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, press};
use iced::widget::{column, row};
use std::convert::Infallible;

/// What has to be known of its next round, and how it ends.
pub(super) fn panel<'a>(look: Look, words: &Words, battle: Battle) -> Own<'a> {
    let round = battle.rounds.saturating_add(1);
    let title = words
        .say("battle-title", &[("kind", names::kind(words, battle.kind).into()), ("round", round.into())]);
    let hits = words.say(
        "battle-hits",
        &[("attacker", battle.kind.attackers_target(round).into()), ("defender", TARGET.into())],
    );
    let over = press(
        look,
        words.say("battle-over", &[]),
        Weight::Quiet,
        Some(Wish::<Infallible>::Give("battle over".to_owned())),
    );
    let lines = column![
        headed(look, title, true),
        look.text(hits),
        look.label(words.say("battle-how", &[])),
        row![over],
    ];
    frame::panel(look, lines.spacing(look.size(6.0)))
}
