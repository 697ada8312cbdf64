//! What came of the last command where nothing is asked about it: dice that found nothing, a tile that dealt nothing, tiles that were
//! shown or put into play, a battle that is over. It lies there until something else is done.

use super::{INSET, SIZE, Table, fought, signs, thrown};
use crate::language::capital;
use crate::language::war::names;
use crate::war::hunt::{Came, Thrown};
use crate::war::tile::{Deals, Lies, Tile};
use crate::window::pieces::{Lit, Side, measured};
use crate::window::war::sight::Sight;

/// How large a tile is beside what else lies there.
const TILE: f32 = 70.0;

/// What it comes to, in a few words.
pub(super) fn said(sight: &Sight<'_>, came: &Came) -> String {
    let how = match came {
        // W31: by whose guidance a number that reveals does not.
        Came::Harmless { tile, .. } if hidden_by_gollum(sight, *tile) => {
            let damage = sight.tell("mat-came", &[("how", "nothing".into())]);
            return format!("{damage} · {}", sight.say("mat-gollum-hides"));
        }
        Came::Fought(over) => return fought::said(sight, over),
        Came::Missed(missed) => return sight.tell("mat-hits", &[("hits", missed.successes.into())]),
        Came::Harmless { tile, .. } if matches!(tile.deals(), Deals::Heals(1..)) => "heals",
        Came::Harmless { .. } => "nothing",
        Came::Put(_, Lies::Pool) => "cup",
        Came::Put(..) => "waits",
        Came::Shown(_) => "shown",
    };
    sight.tell("mat-came", &[("how", how.into())])
}

/// Whether a tile has not revealed them because Gollum guides.
fn hidden_by_gollum(sight: &Sight<'_>, tile: Tile) -> bool {
    let view = sight.view;
    view.guide.is_none() && !view.revealed && tile.has_reveal() && !tile.reveals(true)
}

/// The tile that lies there while another is to be drawn.
pub(super) fn tile(sight: &Sight<'_>) -> Option<(Tile, String)> {
    let came = sight.view.came.as_ref()?;
    Some((*came.tiles().last()?, said(sight, came)))
}

/// Where nothing else lies, from there down.
pub(super) fn came(mat: &mut Table, sight: &Sight<'_>, came: &Came, top: f32) {
    let tints = mat.tints();
    let thrown = match came {
        Came::Missed(missed) => return fell(mat, sight, missed, top),
        Came::Harmless { thrown, .. } => thrown.as_ref(),
        Came::Fought(over) => return fought::fought(mat, sight, over, top),
        Came::Put(..) | Came::Shown(_) => None,
    };
    let tiles = came.tiles();
    for (number, tile) in tiles.iter().enumerate() {
        let at = [INSET + number as f32 * (TILE + 8.0), top - 2.0];
        mat.tile(at, TILE, &signs::tile(*tile), Lit::Plain);
    }
    let x = INSET + tiles.len() as f32 * (TILE + 8.0) + 12.0;
    let room = if thrown.is_some() { 500.0 } else { SIZE[0] - INSET } - x;
    let named: Vec<String> = tiles.iter().map(|tile| names::tile(sight.words, *tile)).collect();
    let named = capital(&sight.tell("mat-tile", &[("tiles", named.join(" · ").into())]));
    mat.fits([x, top + 26.0], room, 22.0, (tints.gold, Side::From, true), &named);
    let said = said(sight, came);
    mat.fits([x, top + 54.0], room, 16.0, (tints.ink, Side::From, false), &said);
    if let Some(thrown) = thrown {
        dice(mat, thrown, [516.0, top + 6.0]);
        let hits = sight.tell("mat-hits", &[("hits", thrown.successes.into())]);
        mat.fits([SIZE[0] - INSET, top + 28.0], 100.0, 18.0, (tints.gold, Side::To, true), &hits);
    }
}

/// The same where there is room at the end of what else lies there.
pub(super) fn beside(mat: &mut Table, sight: &Sight<'_>, came: &Came, [x, y]: [f32; 2]) {
    if let Came::Fought(over) = came {
        return fought::beside(mat, sight, over, [x, y]);
    }
    let tints = mat.tints();
    let ink = (tints.gold, Side::From, true);
    let said = said(sight, came);
    if let Came::Missed(missed) = came {
        dice(mat, missed, [x, y]);
        return mat.fits([x, y + 84.0], SIZE[0] - INSET - x, 18.0, ink, &said);
    }
    let many = came.tiles().len().max(1) as f32;
    let side = 84.0f32.min((SIZE[0] - INSET - x) / many - 4.0);
    for (number, tile) in came.tiles().iter().enumerate() {
        mat.tile([x + number as f32 * (side + 4.0), y], side, &signs::tile(*tile), Lit::Plain);
    }
    mat.fits([x, y + side + 20.0], SIZE[0] - INSET - x, 15.0, ink, &said);
}

/// Small dice in a row.
fn dice(mat: &mut Table, thrown: &Thrown, at: [f32; 2]) {
    let _ = thrown::thrown(mat, at, [26.0, 42.0], &thrown::Row::of(thrown), None);
}

/// Dice that found nothing.
fn fell(mat: &mut Table, sight: &Sight<'_>, missed: &Thrown, top: f32) {
    let tints = mat.tints();
    let title = sight.say("part-hunt");
    mat.fits([INSET, top + 15.0], 160.0, 16.0, (tints.gold, Side::From, true), &title);
    let how = thrown::hit_by(sight, missed.dice.len(), missed.bonus);
    let after = INSET + measured(&title, 16.0, true).min(160.0) + 14.0;
    mat.fits([after, top + 15.0], 480.0, 15.0, (tints.faint, Side::From, false), &how);
    dice(mat, missed, [INSET + 8.0, top + 19.0]);
    let hits = sight.tell("mat-hits", &[("hits", missed.successes.into())]);
    mat.fits([SIZE[0] - INSET, top + 44.0], 300.0, 26.0, (tints.gold, Side::To, true), &hits);
}
