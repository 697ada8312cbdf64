//! The door of Risk: who holds how much of the map.

use crate::risk::Risk;
use crate::risk::colour::{Colour, Holder};
use crate::window::pictured::{Banner, Pictured};
use crate::window::pieces::{Emblem, Hue, Small};

const COLOURS: [(Colour, Hue); 4] = [
    (Colour::Yellow, Hue::Yellow),
    (Colour::Green, Hue::Green),
    (Colour::Red, Hue::Red),
    (Colour::Black, Hue::Black),
];

impl Pictured for Risk {
    const HUE: Hue = Hue::Yellow;
    const EMBLEM: Emblem = Emblem::Lands;

    fn small(view: &Self::View) -> Small {
        let held = |holder: Holder| u8::try_from(view.own.territories(Some(holder)).len()).unwrap_or(u8::MAX);
        let neutral = (Hue::Grey, held(Holder::Neutral));
        Small::Hexes(
            COLOURS.map(|(colour, hue)| (hue, held(colour.into()))).into_iter().chain([neutral]).collect(),
        )
    }

    fn banners(view: &Self::View) -> Vec<Banner> {
        let of = |(colour, hue): (Colour, Hue)| {
            let (_, name) = view.books.seats.iter().find(|(seat, _)| seat == colour.name())?;
            Some((hue, name.clone(), view.own.territories(Some(colour.into())).len()))
        };
        COLOURS.into_iter().filter_map(of).collect()
    }
}
