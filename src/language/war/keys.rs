//! What tiles and faces of dice are typed as, as they are told to whoever says another.

pub(super) const TILES: &str = "er, 3, 2, 2r, 1, 1r, 0r, b0, b-1, b-2, ds, ers, 3s, 1rs";
/// The results of Action dice, with their short forms.
pub(super) const FACES: &str =
    "character (c), army (a), muster (m), army-muster (am), event (p), will (w), eye (e)";
