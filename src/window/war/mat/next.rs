//! What the next move has to expect: the dice of the Hunt, how likely it is found and seen, and the cup.

use super::{INSET, SIZE, Table, came, climb, cup, forgotten};
use crate::language::war::next_moves;
use crate::war::hunt::least;
use crate::war::view::Step as OfTurn;
use crate::window::pieces::{Lit, Side, Step, measured};
use crate::window::war::sight::Sight;

/// Where a mean that is more than a bar's boxes have room for ends.
const BOXES: u8 = 12;

/// Below the dice of both sides.
pub(super) fn below_dice(mat: &mut Table, sight: &Sight<'_>) {
    expected(mat, sight, 188.0);
    cup::cup(mat, sight, 271.0);
}

/// Alone, where nothing else lies there.
pub(super) fn next(mat: &mut Table, sight: &Sight<'_>) {
    forgotten::forgotten(mat, sight, [INSET, 30.0]);
    expected(mat, sight, 120.0);
    cup::cup(mat, sight, 250.0);
}

fn expected(mat: &mut Table, sight: &Sight<'_>, top: f32) {
    let (view, tints) = (sight.view, mat.tints());
    if let Some(came) = &view.came {
        return came::came(mat, sight, came, top);
    }
    if view.mordor.is_some() {
        return climb::climb(mat, sight, top);
    }
    // W18: what is revealed hides before it moves.
    let title = sight.say(if view.revealed { "mat-next-hidden" } else { "mat-next" });
    mat.fits([INSET, top + 15.0], 360.0, 16.0, (tints.gold, Side::From, true), &title);
    let (free, dice) = (view.boxed[0], view.hunt_dice());
    let next = next_moves(view, 1).into_iter().next();
    if dice == 0 {
        // W72: before dice are laid it is told of the fewest that may be, with the Eyes.
        let none = match next.filter(|_| sight.odds && view.step == OfTurn::Fellowship) {
            Some((count, _)) => sight.tell("mat-laid-first", &[("count", count.into())]),
            None => sight.say("mat-no-hunt"),
        };
        mat.fits([INSET, top + 48.0], 360.0, 15.0, (tints.faint, Side::From, false), &none);
    } else {
        hits(mat, sight, [INSET, top + 33.0], dice, free);
    }
    if !sight.odds {
        return;
    }
    let Some((_, found)) = next else { return };
    let rows = [("odds-success", found.success, tints.gold), ("odds-seen", found.reveal, tints.red)];
    for (number, (name, chance, color)) in rows.into_iter().enumerate() {
        let y = top + number as f32 * 25.0;
        mat.fits([404.0, y + 12.0], 62.0, 15.0, (tints.ink, Side::From, false), &sight.say(name));
        mat.bar([470.0, y], [280.0, 15.0], chance.about() as f32, color);
        let hundred = sight.hundred(chance.about());
        mat.bold([SIZE[0] - INSET, y + 14.0], 20.0, tints.ink, Side::To, hundred);
    }
    let mean = found.damage.about();
    let y = top + 50.0;
    mat.fits([404.0, y + 12.0], 62.0, 15.0, (tints.ink, Side::From, false), &sight.say("odds-damage"));
    mat.boxes([470.0, y], [20.5, 15.0], 3.0, tints.gold, Step::along(BOXES, 0, 0));
    mat.boxes([470.0, y], [20.5, 15.0], 3.0, tints.gold, Step::along(mean as u8, 0, BOXES));
    let rest = mean.fract() as f32 * 20.5;
    if rest > 2.0 {
        let from = 470.0 + mean.floor() as f32 * 23.5;
        mat.boxes([from, y], [rest, 15.0], 0.0, tints.gold, [Step::ToCome]);
    }
    let said = sight.words.tenths(mean);
    mat.bold([SIZE[0] - INSET, y + 14.0], 20.0, tints.ink, Side::To, said);
}

/// So many dice with this added, and the faces that hit.
fn hits(mat: &mut Table, sight: &Sight<'_>, [x, y]: [f32; 2], dice: u8, bonus: u8) {
    const SIDE: f32 = 34.0;
    /// Where chances begin.
    const END: f32 = 394.0;
    let tints = mat.tints();
    let (side, apart) = if dice > 3 { (28.0, 32.0) } else { (SIDE, 42.0) };
    for die in 0..dice {
        mat.die([x + f32::from(die) * apart, y + (SIDE - side) / 2.0], side, 0, Lit::Plain);
    }
    let mut along = x + f32::from(dice) * apart;
    if bonus > 0 {
        mat.bold([along + 4.0, y + 23.0], 18.0, tints.ink, Side::From, format!("+ {bonus}"));
        along += 36.0;
    }
    mat.arrow([along + 4.0, y + 17.0], 24.0);
    along += 40.0;
    let least = least(bonus);
    let hit = sight.say("mat-hit");
    // Where there is no room for both, the ring around a face says what the word does.
    let (faces, word) = (f32::from(7 - least), measured(&hit, 16.0, true) + 6.0);
    let room = END - along;
    let word = if room >= faces * 27.0 + word { word } else { 0.0 };
    let apart = ((room - word) / faces).min(48.0);
    let side = (apart - 7.0).min(SIDE);
    for pips in least..=6 {
        mat.die([along, y + (SIDE - side) / 2.0], side, pips, Lit::Ringed);
        along += apart;
    }
    if word > 0.0 {
        mat.fits([along, y + 23.0], END - along, 16.0, (tints.gold, Side::From, true), &hit);
    }
}
