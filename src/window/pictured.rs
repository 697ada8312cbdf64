//! What each game is known by before it is opened: the colour and the emblem of its door, and what a list of evenings shows of one in
//! small. Made of what everybody may see, and of nothing else.

use super::pieces::{Emblem, Hue, Small};
use crate::table::Game;

/// Somebody's banner: its colour, whose it is, and how much is his.
pub type Banner = (Hue, String, usize);

/// A game with a door and a picture.
pub trait Pictured: Game {
    /// The colour of its door.
    const HUE: Hue;
    const EMBLEM: Emblem;

    fn small(view: &Self::View) -> Small;

    /// Whose banners stand beside the picture, of those who have said who they are.
    fn banners(_view: &Self::View) -> Vec<Banner> {
        Vec::new()
    }
}
