//! What lies on the table of War of the Ring, drawn: what the moment is about, the Fellowship on its road, the peoples; beside
//! them dice, Rings, the Hunt Box and points. Everything keeps its place from the first moment to the last.

pub(super) mod allocation;
mod armies;
mod battle;
mod beside;
mod came;
mod cards;
mod check;
mod climb;
mod cup;
mod dice;
mod draft;
mod drawn;
mod ended;
mod fellowship;
mod figured;
mod forgotten;
mod fought;
mod hunt;
mod letters;
mod nations;
mod next;
mod numbers;
mod points;
mod pools;
mod region;
mod regions;
mod rolled;
mod round;
pub(super) mod set_up;
pub(super) mod signs;
mod thrown;
mod wall;

pub(super) use battle::name as battle_name;
pub(super) use beside::beside;
pub(super) use drawn::DECKS;
pub(super) use nations::{musters, paying};
pub(super) use wall::wall;

use super::sight::{Moment, Sight, Wished};
use crate::window::pieces::{At, Mat};
use crate::window::widgets::look::Look;

/// What is wished for on the mat.
type Table = Mat<Wished>;

/// How large the mat is, in its own points, and where its three boxes begin and how deep they are.
const SIZE: [f32; 2] = [852.0, 640.0];
const UPPER: f32 = 304.0;
const MIDDLE: [f32; 2] = [316.0, 152.0];
const LOWER: [f32; 2] = [480.0, 160.0];
/// How far what stands in a box is from its edge.
const INSET: f32 = 22.0;
/// How far the halves of a battle are apart.
const HALF: f32 = 420.0;
/// How large what stands below the choices is.
const BELOW: [f32; 2] = [368.0, 324.0];

/// The mat.
pub(super) fn mat(look: Look, sight: &Sight<'_>) -> Table {
    let mut mat = Mat::new(look, SIZE);
    mat.panel([0.0, 0.0], [SIZE[0], UPPER], "", "");
    moment(&mut mat, sight);
    fellowship::fellowship(&mut mat, sight);
    nations::nations(&mut mat, sight);
    mat.asks(asked(sight));
    mat
}

/// In which part of it is answered what is asked now: who advances, among the peoples; all else where the moment is.
pub(super) fn asked(sight: &Sight<'_>) -> (At, At) {
    let advances = matches!(sight.moment(), Moment::Actions) && sight.begins("advance");
    let [top, high] = if advances { LOWER } else { [0.0, UPPER] };
    ([0.0, top], [SIZE[0], high])
}

/// A place where something is set right: while anything is begun a press there is no answer, and takes nothing from it.
fn sets_right(mat: &mut Table, sight: &Sight<'_>, (at, size): (At, At), name: String, wish: Wished) {
    if sight.typed.trim().is_empty() {
        mat.place(at, size, name, wish);
    }
}

/// What stands below the choices.
pub(super) fn below(look: Look, sight: &Sight<'_>) -> Table {
    let mut mat = Mat::new(look, BELOW);
    pools::pools(&mut mat, sight);
    points::points(&mut mat, sight);
    mat
}

/// The tiles that are drawn from, alone.
pub(super) fn in_the_cup(look: Look, sight: &Sight<'_>) -> Table {
    let mut mat = Mat::new(look, [SIZE[0], 40.0]);
    cup::cup(&mut mat, sight, 10.0);
    mat
}

/// What the moment is about.
fn moment(mat: &mut Table, sight: &Sight<'_>) {
    match sight.moment() {
        Moment::Discards => drawn::discards(mat, sight),
        Moment::Tiles(told) => cup::told(mat, sight, told),
        Moment::Die(told) => cup::die(mat, sight, told),
        Moment::Cards => cards::cards(mat, sight),
        Moment::Setup => set_up::set_up(mat, sight),
        Moment::Draw => drawn::drawn(mat, sight),
        Moment::Region(begun) => regions::regions(mat, sight, begun),
        Moment::Rest => next::next(mat, sight),
        Moment::Number(begun) => numbers::numbers(mat, sight, begun),
        Moment::Allocation => allocation::allocation(mat, sight),
        Moment::Roll => rolled::rolled(mat, sight),
        Moment::Hunt(hunt) => hunt::hunt(mat, sight, hunt),
        Moment::Draft(draft) => draft::draft(mat, sight, &draft),
        Moment::Figures(of) => figured::figured(mat, sight, &of),
        Moment::Round(told) => round::round(mat, sight, &told),
        Moment::Battle(battle) => battle::battle(mat, sight, battle),
        Moment::Actions => {
            dice::dice(mat, sight);
            next::below_dice(mat, sight);
        }
        Moment::Check => check::check(mat, sight),
        Moment::Over => ended::ended(mat, sight),
    }
}
