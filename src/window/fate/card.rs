//! What is turned up: the cards that can lie on top, the half that the last one was read by; and what dice can do, while some
//! lie there.

use super::drawn::boxed;
use super::road::hope_lasts;
use super::shadow_cards::{UNREAD, on_top};
use crate::fate::dice::{battle, is_harmful, lasts};
use crate::fate::terms::{Back, Face, MORDOR};
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
    lines.extend(marched(words, view).map(|places| look.text(places).into()));
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
    let front = flip.card.kind.as_ref().map(|kind| kind.front.as_ref());
    let (name, what): (&str, String) = match (front, flip.half) {
        // F40: specials have no half.
        (Some(None), _) => ("special", flip.card.kind.as_ref()?.name.clone()),
        (_, None) => return None,
        (Some(Some(front)), Some(Back::Red)) => ("red", front.line.clone()),
        (Some(Some(front)), Some(Back::Black)) => ("black", named(words, &front.place)),
        (None, Some(half)) => (half.into(), UNREAD.to_owned()),
    };
    // F42: the order is carried out behind the troop.
    let then = front.flatten().map(|front| front.order).filter(|_| flip.half == Some(Back::Black));
    let facts = [
        ("half", name.into()),
        ("what", what.into()),
        ("order", then.map_or("none", <&str>::from).into()),
        ("then", then.map(|then| order(words, then)).unwrap_or_default().into()),
    ];
    Some(words.say("fate-half", &facts))
}

/// F41: the places of the line that advances, from its red one to the haven.
fn marched(words: &Words, view: &Fellowship) -> Option<String> {
    let Step::Shadow { made: 1.., .. } = view.step else { return None };
    let flip = view.deck.flips.last().filter(|flip| flip.half == Some(Back::Red))?;
    let front = flip.card.kind.as_ref()?.front.as_ref()?;
    let places = view.copied.lines.as_ref()?.get(&front.line)?;
    let places: Vec<String> = places.iter().map(|place| named(words, place)).collect();
    Some(places.join(" → "))
}

/// Dice, as they were rolled, or what they can do.
fn on_table<'a>(look: Look, words: &Words, view: &Fellowship, dice: &Dice, odds: bool) -> Own<'a> {
    let what: String = dice.what.to_string();
    let facts = [
        ("what", what.into()),
        ("count", dice.on_the_table().into()),
        ("shadow", dice.shadow.into()),
        ("friendly", dice.friendly.into()),
    ];
    let title = words.say("fate-dice", &facts);
    let mut lines: Vec<Own<'a>> = Vec::new();
    if let Some(faces) = &dice.faces {
        let called: Vec<String> = faces.iter().map(|one| face(words, *one)).collect();
        lines.push(text(called.join(" · ")).size(look.size(HALF)).font(BOLD).into());
        lines.push(look.text(comes_to(words, view, dice, faces)).into());
    } else if odds {
        lines.push(look.text(chance(words, view, dice)).into());
    }
    boxed(look, title, lines)
}

/// What they come to as they lie (F23, F31).
fn comes_to(words: &Words, view: &Fellowship, dice: &Dice, faces: &[Face]) -> String {
    if dice.what == For::Battle {
        let after = view.field(dice).after(faces, dice.valor);
        let falls = if dice.haven && after.is_lost() { "yes" } else { "no" };
        let facts =
            [("shadow", after.shadow.into()), ("friendly", after.friendly.into()), ("falls", falls.into())];
        return words.say("fate-said-fought", &facts);
    }
    let harm = faces.iter().filter(|face| is_harmful(**face, dice.haven)).count();
    let hope = usize::from(view.hope).saturating_sub(harm);
    // F23, F25, F27: none on Mount Doom, in Mordor, or without hope.
    let recalled = dice.what == For::Search && hope > 0 && view.frodo.as_deref() != Some(MORDOR);
    let recalls = faces.iter().filter(|face| recalled && **face == Face::Recall).count();
    let facts = [
        ("hope", hope.into()),
        ("harm", harm.into()),
        ("recalls", recalls.min(view.nazgul_with_frodo().into()).into()),
    ];
    words.say("fate-dice-come-to", &facts)
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
    let none = lasts(&view.search, dice.count, dice.haven, 1, 0).percent();
    let facts = [
        ("none", none.into()),
        ("hope", view.hope.into()),
        ("chance", of(0).into()),
        ("one", of(1).into()),
        ("two", of(2).into()),
    ];
    words.say("fate-dice-lasts", &facts)
}
