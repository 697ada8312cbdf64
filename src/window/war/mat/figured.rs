//! Figures that come, fall or are weakened: whose, and how many of each.

use super::draft::shield;
use super::nations::figures_of;
use super::numbers::dial;
use super::{INSET, SIZE, Table, signs};
use crate::language::war::draft::MOST;
use crate::language::war::{figure_name, figures};
use crate::war::nation::{Nation, Side as Of};
use crate::window::pieces::Side;
use crate::window::war::figured::Figured;
use crate::window::war::sight::{Sight, begin};
use strum::IntoEnumIterator;

/// W62: the most of each figure that a die musters.
const MUSTERED: [u8; 3] = [2, 1, 2];

pub(super) fn figured(mat: &mut Table, sight: &Sight<'_>, figured: &Figured) {
    let tints = mat.tints();
    let title = sight.say("wants-whose");
    mat.fits([INSET, 34.0], 400.0, 17.0, (tints.gold, Side::From, true), &title);
    let called = sight.say(&format!("chip-{}", figured.what));
    for (number, nation) in Nation::iter().enumerate() {
        let Some(next) = figures_of(sight, figured, nation) else { continue };
        let of = (nation, figured.nation == Some(nation));
        shield(mat, sight, ([INSET + number as f32 * 100.0, 46.0], 92.0), of, Some(next));
    }
    let Some(nation) = figured.nation else { return };
    let among = figured.among(nation, sight.view);
    let left = [("what", figured.what.into()), ("figures", figures(sight.words, nation, among).into())];
    let left = sight.tell("mat-figures-left", &left);
    mat.fits([INSET, 146.0], SIZE[0] - 2.0 * INSET, 15.0, (tints.faint, Side::From, false), &left);
    let musters = figured.what == "recruit" && sight.raised().is_some_and(|(_, face)| face.musters());
    let may = if musters { MUSTERED } else { MOST };
    let most: [u8; 3] = std::array::from_fn(|which| may[which].min(among.0[which]));
    let shadow = nation.side() == Of::Shadow;
    let ink = if shadow { tints.red } else { tints.ink };
    for which in (0..3).filter(|which| figured.tells(*which)) {
        let y = 162.0 + which as f32 * 44.0;
        mat.sign(signs::figures(shadow)[which], [INSET, y + 2.0], 30.0, ink);
        let now = figured.figures.0[which];
        dial(mat, [INSET + 48.0, y], ([38.0, 34.0], 42.0), (0..=MOST[which], now), |count| {
            let name = figure_name(sight.words, shadow, which, count);
            let next = figured.counting(nation, which, count, sight.view);
            (count <= most[which]).then(|| (name, begin(next, &called)))
        });
    }
}
