//! What can stand behind `odds`.

pub(super) const CHANCES: &str =
    "card, line, at, order, special, troops, skies, symbol, search, doom, attack, battle, reroll";
pub(super) const OF_DOOM: &str = "hope, enemies, resistance";
