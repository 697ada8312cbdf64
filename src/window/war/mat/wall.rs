//! The table's window, read from three metres: whose it is to decide, what hands do, the thing of the moment as large as there is
//! room, and below it what is always asked: turn, road, points.

mod actions;
mod borne;
mod checked;
mod drafted;
mod ended;
mod fought;
mod laid;
mod placed;
mod strip;

use super::super::moment::headline;
use super::super::sight::{Moment, Sight};
use super::{SIZE, Table, UPPER, armies, hunt, moment};
use crate::language::capital;
use crate::language::war::reminders;
use crate::war::hunt::{Came, HuntStep};
use crate::war::nation::Side;
use crate::war::view::Battle;
use crate::window::pieces::{self, Mat, Side as Align, measured, signs::war, wrapped};
use crate::window::widgets::look::Look;
use std::convert::Infallible;

/// How large it is.
const ROOM: [f32; 2] = [1280.0, 800.0];
/// Where the thing of the moment begins, and where the strip does.
const TOP: f32 = 168.0;
const FOOT: f32 = 684.0;
/// How broad the headline may be, and how large it is at the least where it has both lines.
const BROAD: f32 = 1136.0;
const LEAST: f32 = 52.0;
/// How much smaller words of one line are made before they stand in two.
const SMALLEST: f32 = 0.62;
/// How much larger than on the screen a drawing is that is the same.
const LARGER: f32 = 1.44;

/// The whole window. `heard`: what happened last, in words, and that something was taken back or done again.
pub(in crate::window::war) fn wall(
    look: Look,
    sight: &Sight<'_>,
    heard: (&[String], Option<&str>),
) -> Mat<Infallible> {
    let mut mat = Mat::new(look, ROOM);
    head(&mut mat, sight, heard);
    match sight.moment() {
        Moment::Hunt(of) => borne::hunt(&mut mat, sight, of),
        Moment::Over => ended::ended(&mut mat, sight),
        Moment::Battle(of) => fought::fought(&mut mat, sight, of),
        Moment::Region("appear") => borne::reveal(&mut mat, sight),
        Moment::Region("capture") if let Some(fought) = sight.fought() => {
            fought::over(&mut mat, sight, fought);
        }
        Moment::Region("capture") => checked::checked(&mut mat, sight),
        Moment::Draft(draft) => drafted::drafted(&mut mat, sight, &draft),
        // Dice that found nothing lie below those of the actions; who has raised one of these looks at them.
        Moment::Actions if sight.raised().is_some() || matches!(sight.view.came, Some(Came::Missed(_))) => {
            actions::actions(&mut mat, sight);
        }
        _ if let Some(came) = &sight.view.came => borne::came(&mut mat, sight, came),
        Moment::Draw | Moment::Actions | Moment::Roll => actions::actions(&mut mat, sight),
        Moment::Setup => placed::placed(&mut mat, sight),
        Moment::Allocation => laid::laid(&mut mat, sight),
        Moment::Check => checked::checked(&mut mat, sight),
        Moment::Region(_) | Moment::Rest => actions::road(&mut mat, sight),
        _ => same(&mut mat, look, sight),
    }
    strip::strip(&mut mat, sight);
    mat.to_look_at()
}

/// What lies on the screen's mat, larger.
fn same(mat: &mut Table, look: Look, sight: &Sight<'_>) {
    let mut upper = Mat::new(look, [SIZE[0], UPPER]);
    moment(&mut upper, sight);
    mat.lay(upper, [(ROOM[0] - SIZE[0] * LARGER) / 2.0, TOP + 20.0], LARGER);
}

/// The pennant of who decides, what hands do, and what came of what was done.
fn head(mat: &mut Table, sight: &Sight<'_>, (told, again): (&[String], Option<&str>)) {
    let tints = mat.tints();
    let side = match sight.moment() {
        Moment::Battle(battle) => falls_to(sight, battle),
        _ => sight.view.decides(),
    };
    let shadow = side == Side::Shadow;
    mat.pennant([28.0, 26.0], 64.0, if shadow { war::EYE } else { war::WILL }, shadow);
    let headline = headline(sight, false);
    let came = again.map_or_else(|| came_of(sight, told), str::to_owned);
    if came.is_empty() && measured(&headline, LEAST, true) > BROAD {
        // It has both lines to itself.
        let lines = wrapped(&headline, LEAST, true, BROAD).into_iter().take(2);
        return mat.paragraph([116.0, 76.0], 64.0, (BROAD, LEAST), (tints.ink, Align::From, true), lines);
    }
    written(mat, [116.0, 76.0], 60.0, BROAD, (tints.ink, headline));
    written(mat, [116.0, 142.0], 52.0, BROAD, (tints.gold, came));
}

/// Who decides in a battle: whoever alone has losses to take, else who attacks.
fn falls_to(sight: &Sight<'_>, battle: &Battle) -> Side {
    let attacks = armies::attacker(sight);
    match battle.carried.as_ref().map(|carried| carried.owed) {
        Some([0, owed]) if owed > 0 => attacks.other(),
        _ => attacks,
    }
}

/// What came of what was done: in a Hunt whether they are seen, in a battle nothing that does not lie there.
fn came_of(sight: &Sight<'_>, told: &[String]) -> String {
    // What happened last is read from three metres, before all that went before it.
    let told_in_a_row = || {
        let told: Vec<&str> = told.iter().map(|told| told.trim_end_matches('.')).collect();
        let rows = (0..told.len()).map(|from| told[from..].join(" · "));
        let last = told.last().copied().unwrap_or_default();
        rows.into_iter().find(|row| has_room(row, SMALLEST)).unwrap_or_else(|| last.to_owned())
    };
    match sight.moment() {
        // Who is lost for it goes first.
        Moment::Hunt(of) if of.step == HuntStep::Damage && told.is_empty() => {
            let does = capital(&sight.say(sight.what_a_tile_does()));
            [does].into_iter().chain(sight.holds_back()).collect::<Vec<_>>().join(" · ")
        }
        Moment::Hunt(of) if of.step == HuntStep::Damage => told_in_a_row(),
        Moment::Hunt(_) | Moment::Battle(_) | Moment::Draft(_) | Moment::Region("appear") => String::new(),
        // What is easily forgotten is the headline then.
        Moment::Check if told.is_empty() => String::new(),
        _ if told.is_empty() => {
            let all = reminders(sight.words, sight.view);
            let rows = (1..=all.len()).rev().map(|upto| all[..upto].join(" "));
            rows.into_iter().find(|row| has_room(row, 1.0)).or(all.first().cloned()).unwrap_or_default()
        }
        _ => told_in_a_row(),
    }
}

/// Whether words have room in the second line, made smaller by so much at the most.
fn has_room(words: &str, smaller: f32) -> bool {
    measured(words, LEAST, true) * smaller <= BROAD
}

/// Words in one line as large as they fit, or in two lines where they would be small.
fn written(mat: &mut Table, [x, y]: [f32; 2], size: f32, room: f32, (ink, words): (iced::Color, String)) {
    let broad = measured(&words, size, true);
    let fits = (size * room / broad.max(1.0)).min(size);
    if fits >= size * SMALLEST {
        return mat.bold([x, y], fits, ink, Align::From, words);
    }
    let small = size * 0.5;
    let lines = wrapped(&words, small * 0.9, true, room);
    for (line, words) in lines.into_iter().take(2).enumerate() {
        let at = [x, y - small * 0.72 + line as f32 * small * 1.12];
        mat.bold(at, small, ink, Align::From, words);
    }
}

/// The Ring of Corruption, large.
fn ring(mat: &mut Table, sight: &Sight<'_>, damage: u8) {
    hunt::ring(mat, sight, [1068.0, 340.0], 168.0, damage);
}

/// A line that parts what lies there.
fn parts(mat: &mut Table, x: f32) {
    mat.rule([x, 546.0], [x, 666.0]);
}

/// An arrow as large as the things it stands between.
fn arrow(mat: &mut Table, at: [f32; 2]) {
    let tints = mat.tints();
    mat.plate([at[0], at[1] - 3.0], [36.0, 6.0], 3.0, pieces::Paint::filled(tints.line));
    let [back, y] = [at[0] + 32.0, at[1]];
    let head = pieces::closed([[back, y - 15.0], [back + 24.0, y], [back, y + 15.0]]);
    mat.outline(head, pieces::Paint::filled(tints.line));
}
