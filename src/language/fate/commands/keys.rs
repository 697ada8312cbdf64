//! What can stand behind `odds`.

/// Which chance.
pub(super) const CHANCES: &str =
    "card, line, at, order, special, troops, skies, symbol, search, doom, attack, battle, reroll";
/// What is told of Mount Doom.
pub(super) const OF_DOOM: &str = "hope, enemies, resistance";
