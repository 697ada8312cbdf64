//! The peoples, a column each, so that no shield moves when another does; and what each side has taken.

use super::{INSET, LOWER, SIZE, Table, signs};
use crate::language::Words;
use crate::language::war::names;
use crate::war::WarView;
use crate::war::nation::{Nation, Side};
use crate::window::pieces::{self, Standing};
use crate::window::play::wish::Wish;
use strum::IntoEnumIterator;

pub(super) fn nations(mat: &mut Table, words: &Words, view: &WarView) {
    let [top, height] = LOWER;
    mat.panel([0.0, top], [SIZE[0], height], &words.say("part-politics", &[]), "");
    let faint = mat.tints().faint;
    let dashed = words.say("mat-dashed", &[]);
    mat.fitted([SIZE[0] - INSET, top + 28.0], 520.0, 13.0, (faint, pieces::Side::To, false), &dashed);
    let step = 100.0;
    for (number, nation) in Nation::iter().enumerate() {
        let shadow = nation.side() == Side::Shadow;
        // The Shadow's stand a little apart.
        let x = INSET + number as f32 * step + if shadow { 14.0 } else { 0.0 };
        let standing = view.standing(nation);
        let (how, above) = match standing.step {
            0 => (Standing::AtWar, words.say("part-at-war", &[])),
            steps => {
                let how = if standing.active { Standing::Active } else { Standing::Passive };
                (how, words.say("mat-steps", &[("steps", steps.into())]))
            }
        };
        let name = names::nation(words, nation);
        let corner = [x, top + 38.0];
        mat.nation(corner, [94.0, 110.0], (signs::nation(nation), shadow), how, [&above, &name]);
        let advance = Wish::Type(format!("advance {} ", nation.name()));
        mat.place(corner, [94.0, 110.0], name, advance);
    }
}
