//! What is turned up: the cards that can lie on top, the half that the last one was read by; and what dice can do, while some
//! lie there.

use super::drawn::boxed;
use super::road::hope_lasts;
use super::shadow_cards::on_top;
use crate::fate::dice::battle;
use crate::fate::terms::Back;
use crate::fate::{Dice, Fellowship, For, Step};
use crate::language::Words;
use crate::language::fate::{face, named, order};
use crate::window::frame::Own;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::press::{Weight, press};
use iced::widget::{Row, text};

/// The size of the half, which is read across the table.
const HALF: f32 = 30.0;

/// The part.
pub(super) fn card<'a>(look: Look, words: &Words, view: &Fellowship, odds: bool) -> Option<Own<'a>> {
    if let Some(dice) = view.dice() {
        return Some(on_table(look, words, view, dice, odds));
    }
    let flips = matches!(view.step, Step::Setup | Step::Shadow { .. });
    let said = half(words, view)
        .map(|half| text(half).size(look.size(HALF)).font(BOLD).color(look.colours().gold).into());
    let mut lines: Vec<Own<'a>> = said.into_iter().collect();
    let goes_on = match view.step {
        Step::Shadow { made, of } => made < of,
        _ => view.deck.flips.len() < crate::fate::terms::SETUP_FLIPS,
    };
    if let Some(back) = view.deck.top().filter(|_| flips && goes_on && view.due.is_empty()) {
        let name: &str = (&back).into();
        let cards = on_top(view);
        let facts = [("back", name.into()), ("count", cards.len().into())];
        let said = if cards.is_empty() { "fate-card-unknown" } else { "fate-card-top" };
        lines.push(look.text(words.say(said, &facts)).into());
        let gap = look.size(4.0);
        let cards = cards.into_iter().map(|card| {
            let inside = [look.size(5.0), look.size(9.0)];
            press(look, card.label, Weight::Quiet, Some(card.wish)).padding(inside).into()
        });
        lines.push(Row::with_children(cards).spacing(gap).wrap().vertical_spacing(gap).into());
    }
    (!lines.is_empty()).then(|| boxed(look, words.say("fate-head-card", &[]), lines))
}

/// F40: how the last card of this step was read, in a word.
pub(super) fn half(words: &Words, view: &Fellowship) -> Option<String> {
    let Step::Shadow { made: 1.., .. } = view.step else { return None };
    let flip = view.deck.flips.last()?;
    let (half, front) = (flip.half?, flip.card.kind.as_ref()?.front.as_ref()?);
    let name: &str = (&half).into();
    let what = if half == Back::Red { front.line.clone() } else { named(words, &front.place) };
    // F42: the order is carried out behind the troop.
    let then = Some(front.order).filter(|_| half == Back::Black);
    let facts = [
        ("half", name.into()),
        ("what", what.into()),
        ("order", then.map_or("none", <&str>::from).into()),
        ("then", then.map(|then| order(words, then)).unwrap_or_default().into()),
    ];
    Some(words.say("fate-half", &facts))
}

/// Dice, as they were rolled, or what they can do.
fn on_table<'a>(look: Look, words: &Words, view: &Fellowship, dice: &Dice, odds: bool) -> Own<'a> {
    let what: String = dice.what.to_string();
    let title = words.say("fate-dice", &[("what", what.into()), ("count", dice.count.into())]);
    let mut lines: Vec<Own<'a>> = Vec::new();
    if let Some(faces) = &dice.faces {
        let faces: Vec<String> = faces.iter().map(|one| face(words, *one)).collect();
        lines.push(text(faces.join(" · ")).size(look.size(HALF)).font(BOLD).into());
    } else if odds {
        lines.push(look.text(chance(words, view, dice)).into());
    }
    boxed(look, title, lines)
}

/// The chances before the roll.
fn chance(words: &Words, view: &Fellowship, dice: &Dice) -> String {
    if dice.what == For::Battle {
        let found = battle(&view.battle, dice.count, view.field(dice));
        let facts = [
            ("clear", found.clear.percent().into()),
            ("lost", found.lost.mean().into()),
            ("falls", found.falls.percent().into()),
        ];
        return words.say("fate-dice-battle", &facts);
    }
    let of = |resistance| hope_lasts(view, dice.count, dice.haven, resistance).percent();
    words.say(
        "fate-dice-lasts",
        &[("hope", view.hope.into()), ("chance", of(0).into()), ("one", of(1).into()), ("two", of(2).into())],
    )
}
