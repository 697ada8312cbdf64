//! Dice that were thrown outside of a fight: who begins (K6), and the Ring's (K41). They lie there with their faces at the next moment.

use super::Table;
use super::dice::die;
use crate::risk::event::Event as Happened;
use crate::window::pieces::{At, Lit, Mat, Paint, Side};

/// Where they lie on the map: on the sea in the south-west.
pub(super) const ON_SEA: At = [6.0, 492.0];
/// How broad a die is there, how far the next one, and how large is what is written below.
const DIE: f32 = 30.0;
const STEP: f32 = 36.0;
const TYPE: f32 = 12.5;

/// What of all this was thrown.
pub(super) fn among<'a>(own: &[&'a Happened]) -> Option<&'a Happened> {
    let thrown = |event: &&&Happened| matches!(event, Happened::First { .. } | Happened::RingDie { .. });
    own.iter().rfind(thrown).copied()
}

/// The dice with their faces, and what came of them.
pub(super) fn thrown<M>(mat: &mut Mat<M>, table: &Table<'_>, [x, y]: At, scale: f32) {
    let Some(thrown) = table.thrown else { return };
    let tints = mat.tints();
    let (side, step, size) = (DIE * scale, STEP * scale, TYPE * scale);
    let (count, said) = match thrown {
        Happened::First { dice } => {
            let first = table.view.began.unwrap_or_else(|| table.present());
            (dice.len(), vec![table.begins(first)])
        }
        Happened::RingDie { needed, enough, modifier, .. } => {
            let how = if *enough { "on" } else { "stays" };
            let modifier = if *modifier == 0 { String::new() } else { format!(" {modifier:+}") };
            let facts = [("needed", (*needed).into()), ("how", how.into()), ("modifier", modifier.into())];
            // How it ended is said above all.
            let lines = if table.view.has_ended() { 1 } else { 2 };
            let said = table.say("map-ring-thrown", &facts);
            (1, said.split(" · ").take(lines).map(str::to_owned).collect())
        }
        _ => return,
    };
    let broad = (count as f32 * step + 8.0 * scale).max(150.0 * scale);
    let high = side + (14.0 + 17.0 * said.len() as f32) * scale;
    mat.plate([x, y], [broad, high], 6.0, Paint::filled(tints.well).edged(tints.gold, 1.4));
    let corner = |number: usize| [x + 7.0 * scale + number as f32 * step, y + 7.0 * scale];
    match thrown {
        Happened::First { dice } => {
            let most = dice.iter().map(|(_, pips)| pips.pips()).max();
            for (number, (of, pips)) in dice.iter().enumerate() {
                let lit = Some(pips.pips()) == most;
                die(mat, table, corner(number), side, (Some((*of).into()), pips.pips()), (lit, !lit));
            }
        }
        Happened::RingDie { die: pips, enough, .. } => {
            mat.die(corner(0), side, pips.pips(), Lit::of(*enough, true));
        }
        _ => {}
    }
    for (number, line) in said.iter().enumerate() {
        let foot = y + side + (22.0 + 17.0 * number as f32) * scale;
        mat.fits([x + 8.0 * scale, foot], broad - 16.0 * scale, size, (tints.ink, Side::From, true), line);
    }
}
