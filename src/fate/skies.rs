//! What a Skies Darken card comes to (F34 to F38), step by step, with the numbers of this moment.

/// F37: so many shadow troops.
pub(super) const TROOPS: u8 = 3;
/// F35: the last space of the threat; the marker stays there.
pub(super) const LAST_SPACE: u8 = 7;

/// The four steps of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Darkens {
    /// F35: the space to which the threat moves, from 1.
    pub space: u8,
    /// F36: the Eye is with Frodo already.
    pub with_frodo: bool,
    /// F37: the place on the card, once it is told.
    pub place: Option<String>,
    /// F37: how many troops come there.
    pub placed: u8,
    /// F37: how many are missing, 1 hope each.
    pub missing: u8,
    /// F38: how many cards are shuffled.
    pub shuffled: u32,
    /// F38: whether that waits for the battle.
    pub to_shuffle: bool,
}

impl Darkens {
    pub(super) fn resolved(&mut self, place: &str, placed: u32, shuffled: u32, fights: bool) {
        // F37: a captured place may have been spared.
        if placed < u32::from(self.placed) {
            (self.placed, self.missing) = (0, 0);
        }
        (self.place, self.shuffled, self.to_shuffle) = (Some(place.to_owned()), shuffled, fights);
    }
}
