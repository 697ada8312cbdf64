//! What each game is known by before it is opened: the colour and the emblem of its door, and what a list of evenings shows of one in
//! small. Made of what everybody may see, and of nothing else.

use super::pieces::{Emblem, Hue, Small};
use crate::table::Game;

/// Somebody who sits there: his colour, where his side has one, and how much is his, where that is counted.
#[derive(Clone, PartialEq, Debug)]
pub struct Banner {
    pub hue: Option<Hue>,
    /// Empty, where nobody has said who it is.
    pub name: String,
    pub held: Option<usize>,
}

/// A game with a door and a picture.
pub trait Pictured: Game {
    /// The colour of its door.
    const HUE: Hue;
    const EMBLEM: Emblem;

    fn small(view: &Self::View) -> Small;

    /// The colour of who sits there, where sides have colours.
    fn hue_of(_seat: &str) -> Option<Hue> {
        None
    }

    /// Whose banners stand beside the picture, where more is told there than who has said who he is.
    fn banners(_view: &Self::View) -> Vec<Banner> {
        Vec::new()
    }
}
