//! W74: the list of the set-up, item by item.

use super::names;
use crate::language::Words;
use crate::war::WarView;
use crate::war::figures::Figures;
use crate::war::nation::Nation;
use strum::IntoEnumIterator;

/// The items before those of the nations, and the one behind them.
const BEFORE: [&str; 7] = ["fellowship", "companions", "tiles", "dice", "rings", "politics", "decks"];
const BEHIND: &str = "aside";

pub fn laid_out(words: &Words) -> Vec<String> {
    let item = |name: &str| words.say("war-laid-out", &[("item", name.into())]);
    let nations = Nation::iter().map(|nation| {
        let there = nation.set_up();
        let there =
            there.map(|it| words.pair(names::place(words, it.region), figures(words, nation, it.figures)));
        let reserve = figures(words, nation, nation.reserve());
        let reserve = words.say("list-reserve", &[("figures", reserve.into())]);
        let all = there.chain([reserve]).collect::<Vec<_>>().join("; ");
        words.pair(names::nation(words, nation), all)
    });
    BEFORE.into_iter().map(item).chain(nations).chain([item(BEHIND)]).collect()
}

/// The list, ticked or not.
pub(super) fn listed(words: &Words, view: &WarView, by_hand: bool) -> Vec<String> {
    let line = |(item, said): (u8, String)| {
        let stays = stays_in_box(item, view, by_hand);
        let said = if stays { words.say("war-stays-in-box", &[("item", said.into())]) } else { said };
        let sign = if view.ticked.contains(&item) { "[x]" } else { "[ ]" };
        format!("{sign} {item} {said}")
    };
    (1..).zip(laid_out(words)).map(line).collect()
}

/// Whether what this item lays ready may stay in the box: the companion keeps it, and rolls or draws it where the table does not.
pub fn stays_in_box(item: u8, view: &WarView, by_hand: bool) -> bool {
    match item {
        3 => !view.options.cup_by_hand(by_hand),
        4 => !by_hand,
        1 | 5 | 6 => true,
        _ => false,
    }
}

pub fn item(words: &Words, item: u8) -> String {
    let before = BEFORE.len() as u8;
    let at = usize::from(item.saturating_sub(1));
    match item.checked_sub(before + 1).and_then(|at| Nation::iter().nth(at.into())) {
        Some(nation) => names::nation(words, nation),
        None => words.say("war-item", &[("item", (*BEFORE.get(at).unwrap_or(&BEHIND)).into())]),
    }
}

/// What is not ticked where a list was kept.
pub(super) fn unticked(words: &Words, items: &[u8]) -> String {
    let items: Vec<String> = items.iter().map(|number| item(words, *number)).collect();
    words.say("war-unticked", &[("items", items.join(", ").into())])
}

/// So many of one figure: of the Shadow's the third are Nazgûl.
pub fn figure_name(words: &Words, shadow: bool, which: usize, count: u8) -> String {
    let name = ["regulars", "elites", if shadow { "nazgul" } else { "leaders" }][which.min(2)];
    words.say(&format!("figures-{name}"), &[("count", count.into())])
}

/// `3 Regulars, 1 Elite, 1 Leader`, or none.
pub fn figures(words: &Words, nation: Nation, Figures(counts): Figures) -> String {
    let there = counts.into_iter().enumerate().filter(|(_, count)| *count > 0);
    // Sauron's third figures are Nazgûl.
    let shadow = nation == Nation::Sauron;
    names::listed(words, there.map(|(which, count)| figure_name(words, shadow, which, count)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::war::War;

    /// W74: what is kept, rolled and drawn here may stay in the box.
    #[test]
    fn what_stays_in_the_box_is_said() {
        let words = Words::of_game::<War>(Language::En);
        let stay = |by_hand| -> Vec<usize> {
            let listed = listed(&words, &WarView::default(), by_hand);
            let stays = (1..).zip(&listed).filter(|(_, line)| line.contains("may stay in the box"));
            stays.map(|(item, _)| item).collect()
        };
        assert_eq!(stay(false), [1, 3, 4, 5, 6]);
        assert_eq!(stay(true), [1, 5, 6]);
    }

    /// W74: numbers and places of each item are told to its end.
    #[test]
    fn no_item_is_cut_short() {
        for language in Language::iter() {
            let words = Words::of_game::<War>(language);
            let listed = listed(&words, &WarView::default(), false);
            assert_eq!(listed.len(), 16);
            let cut = listed.iter().find(|line| line.contains('…'));
            assert_eq!(cut, None, "{}", language.name());
            let southrons = &listed[14];
            assert!(southrons.contains(&names::place(&words, "umbar")), "{southrons}");
        }
    }
}
