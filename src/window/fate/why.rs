//! What stands behind the chances of this moment: the layers that the flips reach, the cards that count, and the fraction.

use super::deck::at_least;
use super::road::hope_lasts;
use crate::books::Ratio;
use crate::fate::deck::Layer;
use crate::fate::dice::{battle, chance_of, is_harmful};
use crate::fate::odds::Coming;
use crate::fate::{Dice, Fellowship, For, Step};
use crate::language::Words;
use crate::language::fate::{deck_chance, named};
use std::collections::BTreeMap;

/// The reasons, a line each.
pub(super) fn reasons(words: &Words, view: &Fellowship) -> Vec<String> {
    match (view.dice(), view.step) {
        (_, Step::Setup | Step::Over { .. }) => Vec::new(),
        (Some(dice), _) => vec![of_dice(words, view, dice)],
        _ => of_deck(words, view),
    }
}

/// Before the roll; afterwards it is what lies there.
fn of_dice(words: &Words, view: &Fellowship, dice: &Dice) -> String {
    if dice.what == For::Battle {
        let field = view.field(dice);
        let odds = battle(&view.battle, dice.count, field);
        let facts = [
            ("dice", dice.count.into()),
            ("shadow", field.shadow.into()),
            ("friendly", field.friendly.into()),
            ("clear", odds.clear.fraction().into()),
            ("falls", odds.falls.fraction().into()),
        ];
        return words.say("fate-why-battle", &facts);
    }
    let harm = chance_of(&view.search, |face| is_harmful(face, dice.haven));
    let facts = [
        ("dice", dice.count.into()),
        ("harm", harm.fraction().into()),
        ("hope", view.hope.into()),
        ("bears", view.hope.saturating_sub(1).into()),
        ("chance", hope_lasts(view, dice.count, dice.haven, 0).fraction().into()),
    ];
    words.say("fate-why-search", &facts)
}

/// F52: the layers down to the card that says the last half, and what of them counts for each line and place.
fn of_deck(words: &Words, view: &Fellowship) -> Vec<String> {
    let flips = view.flips_to_come();
    let mut lines = vec![words.say("fate-why-flips", &[("flips", flips.into())])];
    let reached = reached(view, flips);
    for (at, layer) in (1..).zip(&reached) {
        let back = layer.shown_back().map_or("none", <&str>::from);
        let facts = [
            ("layer", at.into()),
            ("cards", layer.len().into()),
            ("back", back.into()),
            ("names", layer.set.listed().join(" ").into()),
            ("unread", layer.set.unread().into()),
        ];
        lines.push(words.say("fate-why-layer", &facts));
    }
    let mut count: BTreeMap<(&str, &str), Vec<&str>> = BTreeMap::new();
    for kind in reached.iter().flat_map(|layer| layer.set.kinds.keys()) {
        if let Some(front) = &kind.front {
            count.entry((&front.line, &front.place)).or_default().push(&kind.name);
        }
    }
    let chance = |coming: Coming| deck_chance(view, &coming, None);
    lines.extend(count.into_iter().filter_map(|((line, place), cards)| {
        let advances = chance(Coming::Line(line.to_owned()));
        let reinforced = chance(Coming::At(place.to_owned()));
        let facts = [
            ("line", line.to_owned().into()),
            ("place", named(words, place).into()),
            ("cards", cards.join(" ").into()),
            ("advances", at_least(advances, advances.chance.fraction()).into()),
            ("reinforced", at_least(reinforced, reinforced.chance.fraction()).into()),
        ];
        let may_come = [advances, reinforced].iter().any(|it| it.at_least || it.chance > Ratio::ZERO);
        may_come.then(|| words.say("fate-why-line", &facts))
    }));
    lines
}

/// The layers of the cards that are flipped, and of the one under the last.
fn reached(view: &Fellowship, flips: u32) -> Vec<&Layer> {
    let mut above = 0;
    let layers = view.deck.layers.iter();
    layers
        .take_while(|layer| {
            let is_reached = above < flips + 1;
            above += layer.len();
            is_reached
        })
        .collect()
}
