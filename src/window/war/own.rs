//! War of the Ring's own part: the dice of both sides, the Fellowship, a Hunt or a battle in its place while it lasts, what the
//! next moves have to expect, politics and points.

use super::drawn::{Sign, numbered, signs, track};
use super::{battle, hunt, odds, politics};
use crate::language::Words;
use crate::language::war::names;
use crate::war::WarView;
use crate::war::nation::Side;
use crate::war::people::{Character, Companion, Person};
use crate::war::view::{CORRUPTED, DOOM, PROGRESS, Step};
use crate::window::frame::{Own, headed, panel};
use crate::window::play::wish::Wish;
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, around};
use iced::Center;
use iced::widget::{Row, column, container, row};
use strum::IntoEnumIterator;

/// How much larger everything is than what one reads alone.
const LARGER: f32 = 1.12;
/// How far panels are apart.
const APART: f32 = 8.0;

/// The parts, below each other. `odds`: whether chances are told.
pub(super) fn own<'a>(look: Look, words: &Words, view: &WarView, odds: bool) -> Own<'a> {
    // Read from a metre and a half.
    let look = Look { scale: look.scale * LARGER, ..look };
    let gap = look.size(APART);
    let sides = [Side::Free, Side::Shadow].map(|side| self::side(look, words, view, side));
    let middle = match (&view.hunt, view.battle) {
        (Some(hunt), _) => hunt::panel(look, words, view, hunt),
        (None, Some(battle)) => battle::panel(look, words, battle, odds),
        (None, None) => fellowship(look, words, view),
    };
    column![
        Row::from_iter(sides).spacing(gap),
        middle,
        odds::panel(look, words, view, odds),
        row![politics::nations(look, words, view), politics::points(look, words, view)].spacing(gap),
    ]
    .spacing(gap)
    .into()
}

/// A side: its dice, each with its number by which it is spent, its Rings, who is in play, its hand.
fn side<'a>(look: Look, words: &Words, view: &WarView, side: Side) -> Own<'a> {
    let at = side as usize;
    let acts = view.hunt.is_none() && view.acts() == Some(side);
    let mut title = names::side(words, side);
    if acts {
        title = words.say("part-acts", &[("side", title.into())]);
    }
    let rings = (0..view.rings[at]).map(|_| if side == Side::Free { Sign::Ring } else { Sign::Full });
    let rings = (view.rings[at] > 0).then(|| {
        let rings = row![look.label(words.say("part-elven-rings", &[])), signs(look, rings)];
        rings.spacing(look.size(5.0)).align_y(Center)
    });
    let in_play = Character::iter().filter(|it| it.side() == side && view.is_in_play(*it));
    let mut beside: Vec<String> = in_play.map(|it| names::person(words, Person::Character(it))).collect();
    beside.extend(
        view.tokens[at]
            .iter()
            .map(|token| words.say("chip-token", &[("token", names::token(words, *token).into())])),
    );
    if view.options.cards {
        beside.push(words.say("part-hand", &[("cards", view.hands[at].into())]));
    }
    let beside = look.label(beside.join(" · "));
    let below = row![].push(rings).push(beside).spacing(look.size(16.0)).align_y(Center);
    let inner = column![headed(look, title, acts), dice(look, words, view, side), below];
    panel(look, inner.spacing(look.size(5.0)))
}

/// The dice of a side that are left, counted on from the Free Peoples'; before the roll, how many there will be.
fn dice<'a>(look: Look, words: &Words, view: &WarView, side: Side) -> Own<'a> {
    let before = if side == Side::Free { 0 } else { view.unused[Side::Free as usize].len() };
    let acts = view.step == Step::Actions && view.hunt.is_none() && view.acts() == Some(side);
    let faces = &view.unused[side as usize];
    if faces.is_empty() {
        let count = if view.step == Step::Actions { 0 } else { view.to_roll()[side as usize] };
        let padding = [look.size(5.0), 0.0];
        return container(look.label(words.say("part-dice", &[("dice", count.into())])))
            .padding(padding)
            .into();
    }
    let dice = faces.iter().enumerate().map(|(at, face)| {
        let label = format!("{}  {}", before + at + 1, names::face(words, *face));
        let padding = [look.size(4.0), look.size(9.0)];
        if !acts {
            return container(look.text(label)).padding(padding).style(look.inset(false)).into();
        }
        let used = Wish::Give(format!("use {}", face.name()));
        around(look, look.text(label), Weight::Quiet, Some(used)).padding(padding).into()
    });
    let gap = look.size(4.0);
    Row::with_children(dice).spacing(gap).wrap().vertical_spacing(gap).into()
}

/// Whether the Fellowship is hidden, where it was last seen, and who leads it.
pub(super) fn known(words: &Words, view: &WarView) -> String {
    format!("{} · {}", counter(words, view), led(words, view))
}

fn counter(words: &Words, view: &WarView) -> String {
    words.say(if view.revealed { "part-revealed" } else { "part-hidden" }, &[])
}

/// Where the Fellowship was last seen, and who leads it.
fn led(words: &Words, view: &WarView) -> String {
    let facts = [
        ("where", names::whereabouts(words, view).into()),
        ("guide", names::guide(words, view.guide).into()),
        ("level", view.guide.map_or(0, Companion::level).into()),
    ];
    words.say("part-led", &facts)
}

/// The Fellowship: hidden or revealed, where it was last seen, who leads it, its tracks, and who is in it.
fn fellowship<'a>(look: Look, words: &Words, view: &WarView) -> Own<'a> {
    let counter = counter(words, view);
    let told = led(words, view);
    let road = match view.mordor {
        Some(step) => (words.say("track-mordor", &[]), step, DOOM),
        None => (words.say("track-progress", &[]), view.progress, PROGRESS),
    };
    let company = view.company().into_iter().map(|companion| {
        let called = format!("{} {}", names::companion(words, companion), companion.level());
        look.text(called).into()
    });
    let company = Row::with_children(company).spacing(look.size(14.0)).wrap();
    let inner = column![
        row![headed(look, counter, view.revealed), look.text(told)].spacing(look.size(12.0)).align_y(Center),
        numbered(look, road),
        track(look, (words.say("track-corruption", &[]), view.corruption, CORRUPTED)),
        company,
    ];
    panel(look, inner.spacing(look.size(5.0)))
}
