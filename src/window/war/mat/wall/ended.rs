//! The end, large: Corruption turn by turn with the Hunts as dots, the Ring, and below them how many Hunts came to what.

use super::super::super::sight::Sight;
use super::super::{Table, ended as small};
use crate::window::pieces::Side;

/// How much larger than on the screen the columns are.
const LARGER: f32 = 1.5;

pub(super) fn ended(mat: &mut Table, sight: &Sight<'_>) {
    let tints = mat.tints();
    small::road(mat, sight, [200.0, 350.0], (660.0, LARGER));
    super::ring(mat, sight, 0);
    mat.rule([40.0, 540.0], [1240.0, 540.0]);
    for (number, (trace, name)) in small::TRACES.into_iter().enumerate() {
        let x = 40.0 + number as f32 * 404.0;
        small::dot(mat, [x + 24.0, 614.0], 4.0, trace);
        let count = sight.view.chronicle.hunts.iter().filter(|(_, of)| *of == trace).count();
        mat.bold([x + 64.0, 636.0], 66.0, tints.ink, Side::From, count.to_string());
        mat.fits([x + 150.0, 632.0], 230.0, 44.0, (tints.faint, Side::From, false), &sight.say(name));
    }
}
