//! The climb through Mordor: one tile a move, and what it has to expect.

use super::{INSET, SIZE, Table};
use crate::language::capital;
use crate::language::war::{self, the_climb};
use crate::war::view::Step as OfTurn;
use crate::window::pieces::{Lit, Side};
use crate::window::war::sight::Sight;
use iced::Color;

/// W45: whether it has moved or hidden in this turn, and in which of two colours that is written.
pub(super) fn lingers(sight: &Sight<'_>, moved: Color, lingers: Color) -> (Color, String) {
    match sight.view.marks.moved {
        true => (moved, capital(&sight.say("mat-moved"))),
        false => (lingers, capital(&sight.say("mat-lingers"))),
    }
}

pub(super) fn climb(mat: &mut Table, sight: &Sight<'_>, top: f32) {
    let (view, tints) = (sight.view, mat.tints());
    let title = sight.say("mat-climb");
    mat.fits([INSET, top + 15.0], 360.0, 16.0, (tints.gold, Side::From, true), &title);
    mat.tile_back([INSET, top + 28.0], 42.0, Lit::Plain);
    mat.arrow([INSET + 54.0, top + 49.0], 28.0);
    // Before the Action dice are rolled nobody knows what it will be.
    if matches!(view.step, OfTurn::Actions) {
        let eye = sight.tell("mat-eye-deals", &[("damage", view.in_the_box().into())]);
        mat.fits([INSET + 94.0, top + 46.0], 270.0, 15.0, (tints.ink, Side::From, false), &eye);
    }
    let (ink, said) = lingers(sight, tints.faint, tints.red);
    mat.fits([INSET + 94.0, top + 67.0], 270.0, 14.0, (ink, Side::From, false), &said);
    if !sight.odds {
        return;
    }
    let foretold = the_climb(view);
    let climb = &foretold.climbed;
    // On what it stands.
    let on = war::foretold(sight.words, &foretold);
    mat.fits([404.0, top + 68.0], SIZE[0] - INSET - 404.0, 13.0, (tints.faint, Side::From, false), &on);
    if climb.never() {
        let never = sight.say("mat-no-climb");
        let ink = (tints.red, Side::From, false);
        return mat.fits([404.0, top + 37.0], SIZE[0] - INSET - 404.0, 15.0, ink, &never);
    }
    let said = sight.say("mat-arrives");
    mat.fits([404.0, top + 12.0], 130.0, 15.0, (tints.ink, Side::From, false), &said);
    mat.bar([540.0, top], [210.0, 15.0], climb.arrives.about() as f32, tints.gold);
    let hundred = sight.hundred(climb.arrives.about());
    mat.bold([SIZE[0] - INSET, top + 14.0], 20.0, tints.ink, Side::To, hundred);
    let means = [("mat-climb-dice", climb.dice), ("mat-climb-corruption", climb.corruption)];
    for (number, (name, mean)) in means.into_iter().enumerate() {
        let y = top + 31.0 + number as f32 * 18.0;
        mat.fits([404.0, y], 340.0, 15.0, (tints.ink, Side::From, false), &sight.say(name));
        let mean = sight.words.tenths(mean.about());
        mat.bold([SIZE[0] - INSET, y + 1.0], 17.0, tints.ink, Side::To, mean);
    }
}
