//! Who may still attack, and who not, with why.

use super::{APART, Given, INSET, MIDDLE, SMALL, TITLE, Table, begins, named_counter, several, title};
use crate::battle::{BattleView, Piece, Refusal, Sleep, cannot_attack, cannot_be_attacked};
use crate::language::battle::begun::Begun;
use crate::window::pieces::{Lit, Paint};
use strum::VariantArray;

/// How many attacks a nation has left.
pub(super) fn left(view: &BattleView, piece: Piece) -> u8 {
    view.step.began_with[piece].saturating_sub(view.step.attacks[piece]).min(view.map[piece])
}

/// Why one is kept from fighting all through the phase, as a sentence knows it.
fn why(view: &BattleView, piece: Piece) -> Option<&'static str> {
    match cannot_be_attacked(view, piece)? {
        Refusal::FangornSleeps => Some("asleep"),
        Refusal::OnThePaths { .. } if view.paths == Sleep::Asleep => Some("asleep"),
        Refusal::OnThePaths { .. } => Some("paths"),
        Refusal::GandalfInMoria => Some("moria"),
        Refusal::GandalfInFangorn => Some("fangorn"),
        _ => None,
    }
}

/// Those who may stand at the left, those who are kept from it at the right: nobody changes places while the phase lasts.
pub(super) fn tray(mat: &mut Table, given: &Given<'_>) {
    let view = given.view;
    let began = |piece: &Piece| view.step.began_with[*piece] > 0 || view.has(*piece);
    let own = Piece::VARIANTS.iter().copied().filter(|piece| view.side_of(*piece) == given.side());
    let (kept, may): (Vec<Piece>, Vec<Piece>) =
        own.filter(began).partition(|piece| why(view, *piece).is_some());
    let room = APART * may.len() as f32;
    title(mat, [INSET, TITLE], (room - 20.0).max(150.0), &given.say("mat-may", &[]));
    let plan = given.plan();
    let named = match &plan {
        Some(plan) => plan.attackers.iter().map(|it| it.piece).collect(),
        None => given.begun().attacker.into_iter().collect::<Vec<_>>(),
    };
    for (number, piece) in may.iter().copied().enumerate() {
        let at = [84.0 + APART * number as f32, MIDDLE];
        let may = cannot_attack(view, piece).is_none();
        let lit = Lit::of(named.contains(&piece), may);
        named_counter(mat, given, at, piece, (left(view, piece), lit));
        let wish = match &plan {
            // Chances are asked of those as well who have attacked, as long as another one has room.
            Some(plan) => {
                let more = plan.clone().with(view, piece);
                if !view.has(piece) || more == *plan {
                    continue;
                }
                several::asks(given, &more)
            }
            // Another one attacks the same, with what was said of it.
            None if may => {
                let kept = given.begun();
                let begun = Begun { said: true, attacker: Some(piece), lent: false, sum: None, ..kept };
                begins(begun, given.words)
            }
            None => given.no(piece),
        };
        let corner = [at[0] - SMALL - 6.0, at[1] - SMALL - 2.0];
        mat.place(corner, [SMALL * 2.0 + 12.0, SMALL * 2.0 + 26.0], given.nation(piece), wish);
    }
    if kept.is_empty() {
        return;
    }
    let from = INSET + room + 8.0;
    let rim = Paint::filled(mat.tints().rim);
    mat.plate([from, TITLE - 6.0], [1.0, 100.0], 0.0, rim);
    let mut reasons: Vec<&str> = kept.iter().filter_map(|piece| why(view, *piece)).collect();
    reasons.sort_unstable();
    reasons.dedup();
    let reasons: Vec<String> =
        reasons.into_iter().map(|why| given.say("mat-why", &[("why", why.into())])).collect();
    let said = given.say("mat-not", &[("why", reasons.join(", ").into())]);
    title(mat, [from + 16.0, TITLE], 884.0 - from, &said);
    for (number, piece) in kept.into_iter().enumerate() {
        let at = [from + 44.0 + APART * number as f32, MIDDLE];
        named_counter(mat, given, at, piece, (view.map[piece], Lit::Spent));
    }
}
