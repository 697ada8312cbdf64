//! Victory points, and what they are for.

use super::{BELOW, Table, sets_right, signs};
use crate::language::war::names;
use crate::war::land::{Settlement, settlement};
use crate::war::nation::Side;
use crate::window::pieces::{self, Step, breadth};
use crate::window::war::sight::{Sight, begin};

/// Where the box begins, and how deep it is.
const TOP: f32 = 164.0;
const DEEP: f32 = 160.0;

pub(super) fn points(mat: &mut Table, sight: &Sight<'_>) {
    mat.panel([0.0, TOP], [BELOW[0], DEEP], "", "");
    let tints = mat.tints();
    let title = sight.say("part-points-title");
    mat.bold([18.0, TOP + 26.0], 17.0, tints.gold, pieces::Side::From, title.clone());
    let taken = begin("capture", &sight.say("chip-capture"));
    sets_right(mat, sight, ([14.0, TOP + 6.0], [340.0, 28.0]), title, taken);
    for (side, y, color) in [(Side::Shadow, TOP + 60.0, tints.red), (Side::Free, TOP + 118.0, tints.gold)] {
        of_side(mat, sight, side, y, color);
    }
}

fn of_side(mat: &mut Table, sight: &Sight<'_>, side: Side, y: f32, color: iced::Color) {
    let tints = mat.tints();
    let name = names::side(sight.words, side);
    mat.fits([18.0, y], 150.0, 15.0, (tints.ink, pieces::Side::From, false), &name);
    let (points, goal) = (sight.view.points(side), side.goal());
    let said = sight.tell("part-of", &[("points", points.into()), ("of", goal.into())]);
    mat.bold([BELOW[0] - 18.0, y], 16.0, tints.ink, pieces::Side::To, said);
    let steps = Step::along(goal, points.min(goal), 0);
    mat.boxes([18.0, y + 8.0], [29.0, 13.0], 4.4, color, steps);
    let mut along = 18.0;
    let room = BELOW[0] - 18.0;
    // What is worth most stands first, where not all have room.
    let taken = sight.view.taken.iter().filter_map(|region| settlement(region));
    let mut taken: Vec<&Settlement> = taken.filter(|it| it.nation.side() != side).collect();
    taken.sort_by_key(|it| std::cmp::Reverse(sight.view.worth(it)));
    for (number, settlement) in taken.iter().enumerate() {
        let name = names::place(sight.words, settlement.name);
        let wide = 20.0 + breadth(&name, 12.5, false) * 0.9;
        let dots = if number + 1 < taken.len() { 14.0 } else { 0.0 };
        if along + wide + dots > room {
            mat.words([along, y + 36.0], 12.5, tints.faint, pieces::Side::From, "…");
            break;
        }
        mat.sign(signs::size(settlement.size), [along, y + 24.0], 15.0, tints.faint);
        mat.fits([along + 19.0, y + 36.0], wide, 12.5, (tints.faint, pieces::Side::From, false), &name);
        along += wide + 12.0;
    }
    if along == 18.0 && side == Side::Shadow {
        let nothing = sight.say("mat-nothing-taken");
        mat.fits([18.0, y + 36.0], room, 12.5, (tints.faint, pieces::Side::From, false), &nothing);
    }
}
