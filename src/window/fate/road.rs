//! Frodo's road: what a search would do where he stands, before it is told (F22 to F24), and Mount Doom (F27).

use super::drawn::{boxed, cells};
use crate::books::Ratio;
use crate::fate::dice::lasts;
use crate::fate::terms::MORDOR;
use crate::fate::{Fellowship, Step};
use crate::language::Words;
use crate::language::fate::named;
use crate::window::frame::Own;
use crate::window::widgets::look::Look;

/// So many shadow troops are reckoned with on the screen.
const TROOPS: u32 = 2;
/// F22, F27: dice at most.
pub(super) const MOST: u32 = 7;

/// F22: the dice of a search with so many shadow troops in the place.
pub(super) fn search_dice(view: &Fellowship, troops: u32) -> u32 {
    let nazgul = u32::from(view.nazgul_with_frodo());
    if nazgul == 0 { 0 } else { (nazgul + troops).min(MOST) }
}

/// F27: the dice at Mount Doom with so many Nazgûl and shadow troops there.
pub(super) fn doom_dice(view: &Fellowship, enemies: u32) -> u32 {
    (enemies + u32::from(view.hope_top.saturating_sub(view.hope))).min(MOST)
}

/// Those in Mordor, with so many shadow troops.
pub(super) fn enemies(view: &Fellowship, troops: u32) -> u32 {
    u32::from(view.nazgul_in(Some(MORDOR), false)) + troops
}

/// The chance that hope lasts.
pub(super) fn hope_lasts(view: &Fellowship, dice: u32, haven: bool, resistance: u32) -> Ratio {
    match view.hope {
        0 => Ratio::ZERO,
        hope => lasts(&view.search, dice, haven, hope.into(), resistance),
    }
}

/// F18: where the Nazgûl stand, and who else is there.
pub(super) fn stand(words: &Words, view: &Fellowship) -> String {
    let region = |(name, count): (&String, &u8)| {
        let frodo = (view.frodo.as_ref() == Some(name)).then(|| words.say("fate-track-frodo", &[]));
        let eye = (view.eye == *name).then(|| words.say("fate-track-eye", &[]));
        let with = frodo.into_iter().chain(eye).collect::<Vec<_>>().join(", ");
        let with = if with.is_empty() { with } else { format!(" ({with})") };
        format!("{}\u{a0}{count}{with}", named(words, name))
    };
    let there = view.nazgul.iter().filter(|(_, count)| **count > 0).map(region);
    there.collect::<Vec<_>>().join(" · ")
}

/// The part, while actions are done.
pub(super) fn road<'a>(look: Look, words: &Words, view: &Fellowship) -> Option<Own<'a>> {
    let frodo = view.frodo.as_ref().filter(|_| view.step == Step::Actions && view.due.is_empty())?;
    let haven = view.frodo_place.as_ref().is_some_and(|place| view.is_haven(place));
    let say = |name: &str| words.say(name, &[]);
    let head = [
        say("fate-column-troops"),
        say("fate-column-dice"),
        say("fate-column-no-loss"),
        say("fate-column-lasts"),
        say("fate-column-resistance"),
    ];
    let row = |troops: u32| {
        let dice = search_dice(view, troops);
        let chance = |resistance| words.numbers(&hope_lasts(view, dice, haven, resistance).percent());
        let no_loss = words.numbers(&lasts(&view.search, dice, haven, 1, 0).percent());
        cells(look, [troops.to_string(), dice.to_string(), no_loss, chance(0), chance(1)])
    };
    let mut lines: Vec<Own<'a>> =
        vec![look.label(words.say("fate-told-nazgul", &[("where", stand(words, view).into())])).into()];
    let title = words.say("fate-head-road", &[("region", named(words, frodo).into())]);
    // F22: shadow troops are searched for too, with or without Nazgûl.
    lines.push(cells(look, head));
    lines.extend((0..=TROOPS).map(row));
    let dice = doom_dice(view, enemies(view, 0));
    let chance = |resistance| hope_lasts(view, dice, false, resistance).percent();
    let doom = [("dice", dice.into()), ("chance", chance(0).into()), ("one", chance(1).into())];
    let doom = words.say("fate-road-doom", &doom);
    let stealth = (view.nazgul_with_frodo() > 0).then(|| say("fate-road-stealth"));
    let last = stealth.into_iter().chain([doom]).collect::<Vec<_>>().join(" ");
    lines.push(look.label(last).into());
    Some(boxed(look, title, lines))
}
