//! The door of Risk: who holds what of the map, and how far the Ring has come; where no map is known, how much everybody holds.

use super::{MAP, coasts};
use crate::risk::Risk;
use crate::risk::colour::{Colour, Holder};
use crate::risk::view::View;
use crate::window::pictured::{Banner, Pictured};
use crate::window::pieces::{Emblem, Hue, Small};

const COLOURS: [(Colour, Hue); 4] = [
    (Colour::Yellow, Hue::Yellow),
    (Colour::Green, Hue::Green),
    (Colour::Red, Hue::Red),
    (Colour::Black, Hue::Black),
];

/// How far below a name the Ring lies.
const BELOW_NAME: f32 = 20.0;

/// How much everybody holds.
fn by_number(view: &View) -> Small {
    let held = |holder: Holder| u8::try_from(view.territories(Some(holder)).len()).unwrap_or(u8::MAX);
    let players = COLOURS.map(|(colour, hue)| (hue, held(colour.into())));
    Small::Hexes(players.into_iter().chain([(Hue::Grey, held(Holder::Neutral))]).collect())
}

/// The colour of who holds something.
fn hue(holder: Holder) -> Hue {
    let of = holder.player().and_then(|player| COLOURS.iter().find(|(colour, _)| *colour == player));
    of.map_or(Hue::Grey, |(_, hue)| *hue)
}

impl Pictured for Risk {
    const HUE: Hue = Hue::Yellow;
    const EMBLEM: Emblem = Emblem::Lands;

    fn small(view: &Self::View) -> Small {
        let own = &view.own;
        let Some(board) = own.options.board.as_deref() else {
            // Nobody knows who holds what: how far the Ring has come.
            let steps = [own.ring.into(), own.options.path().last()];
            return Small::Steps(steps.map(|step| u8::try_from(step).unwrap_or(u8::MAX)), false);
        };
        let coasts = coasts(board);
        if coasts.is_empty() {
            return by_number(own);
        }
        let here = own.ring_at();
        let ring = coasts.iter().find(|(name, ..)| name == here).map(|(.., [x, y])| [*x, y + BELOW_NAME]);
        let lands = coasts.into_iter().map(|(name, coast, _)| (coast, own.holder(&name).map(hue)));
        Small::Lands(MAP, lands.collect(), ring)
    }

    /// In the order of play: everybody's points, and before the game the lands of those who sit there.
    fn banners(view: &Self::View) -> Vec<Banner> {
        let own = &view.own;
        let scores = own.scores();
        let of = |colour: Colour| {
            let name = view.books.seated(colour.name()).map(str::to_owned);
            let points = scores.iter().find(|score| score.colour == colour).map(|it| it.counts.points());
            match points.filter(|_| own.at.is_some() && own.options.board.is_some()) {
                Some(points) => Some((hue(colour.into()), name.unwrap_or_default(), points.into())),
                None => Some((hue(colour.into()), name?, own.territories(Some(colour.into())).len())),
            }
        };
        own.options.players.iter().filter_map(of).collect()
    }
}
