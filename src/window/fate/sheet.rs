//! The empty sheet to print: the set-up with its numbers, and room for layers.

use crate::fate::ITEMS;
use crate::fate::terms::{Level, events, hand};
use crate::fate::{FateOptions, Fellowship};
use crate::language::Words;
use crate::language::fate::{detail, item_said};
use crate::window::frame::Page;
use strum::IntoEnumIterator;

/// F1: how many play at most.
const PLAYERS: u8 = 5;
/// Items with numbers of players and level (F1): they stand in the tables.
const OF_TABLES: [u8; 3] = [8, 11, 12];
/// So many layers have room.
const LAYERS: u32 = 7;

/// What a table plays with that has no companion.
pub(super) fn empty(words: &Words, page: &mut Page) {
    let say = |name: &str| words.say(name, &[]);
    let any = Fellowship::laid_out(&FateOptions { players: 2, ..FateOptions::default() });
    page.head(&say("head-setup"));
    for item in (1..=ITEMS).filter(|item| !OF_TABLES.contains(item)) {
        let line = format!("{item}. {}", item_said(words, &any, item));
        page.line(&detail(words, &any, item).map_or(line.clone(), |detail| format!("{line}. {detail}")));
    }
    let players: Vec<u8> = (1..=PLAYERS).collect();
    let row = |of: fn(u8) -> u8| players.iter().map(|players| of(*players).to_string()).collect::<Vec<_>>();
    page.cells(&say("option-players"), &row(|players| players));
    page.cells(&format!("11. {}", say("sheet-events")), &row(events));
    page.cells(&format!("11. {}", say("sheet-hand")), &row(hand));
    let level = |level: Level| {
        let name: &str = level.into();
        words.say("level", &[("level", name.into())])
    };
    let of = |of: fn(Level) -> u8| Level::iter().map(|level| of(level).to_string()).collect::<Vec<_>>();
    page.cells(&say("option-level"), &Level::iter().map(level).collect::<Vec<_>>());
    page.cells(&format!("8. {}", say("track-objectives")), &of(Level::objectives));
    page.cells(&format!("12. {}", say("sheet-stacks")), &of(Level::skies));
    page.boxes(&say("track-hope"), 0..=u32::from(any.hope_top));
    page.boxes(&say("track-threat"), any.rates.iter().map(|rate| u32::from(*rate)));
    let most = Level::iter().map(Level::skies).max().unwrap_or_default();
    page.boxes(&say("head-skies"), 1..=u32::from(most));
    page.head(&say("head-deck"));
    page.cells(&say("sheet-layer"), &[say("sheet-back"), say("sheet-cards")]);
    page.room(LAYERS);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fate::Fate;
    use crate::language::Language;
    use crate::window::screens::Screens;

    /// Whoever plays with the sheet alone has the items and numbers of F1 and F2 on it, in his language.
    #[test]
    fn the_empty_sheet_has_the_set_up() {
        let sheet = |language| <Fate as Screens>::sheet(&Words::of_game::<Fate>(language), None);
        let english = sheet(Language::En);
        for line in [
            "3. Shuffle the other shadow cards",
            "6. Nine shadow cards, one troop each<",
            "7. Nazgûl on their regions, the Eye in Eriador. Eriador",
            "13. The lowest region number begins",
            "Legendary",
            "11. events",
        ] {
            assert!(english.contains(line), "{line}: {english}");
        }
        assert!(sheet(Language::De).contains("Die niedrigste Regionszahl beginnt"));
    }
}
