//! A Hunt: its dice, its tile, and the Ring that bears what nobody else does.

use super::{SIZE, Table, UPPER, signs};
use crate::language::Words;
use crate::war::WarView;
use crate::war::hunt::{EyeDeals, Hunt, HuntStep};
use crate::war::odds::HUNT_DICE;
use crate::war::view::CORRUPTED;
use crate::window::pieces::{Lit, Side, Step, signs::war};

pub(super) fn hunt(mat: &mut Table, words: &Words, view: &WarView, hunt: &Hunt) {
    let tints = mat.tints();
    let [free, shadow] = view.boxed;
    let rolls = view.mordor.is_none() && !hunt.for_card;
    let dice = shadow.min(HUNT_DICE);
    let least = 6u8.saturating_sub(free).max(2);
    let said = words.say("part-rolls", &[("dice", dice.into()), ("least", least.into())]);
    let said = if rolls { said } else { String::new() };
    mat.panel([0.0, 0.0], [SIZE[0], UPPER], &words.say("part-hunt", &[]), &said);
    let hits = match (hunt.step, hunt.eye) {
        (HuntStep::Roll, _) | (_, EyeDeals::Box) => 0,
        (_, EyeDeals::This(hits)) => usize::from(hits),
    };
    if rolls {
        let side = if dice > 4 { 58.0 } else { 68.0 };
        for number in 0..usize::from(dice) {
            let at = [30.0 + number as f32 * (side + 12.0), 76.0];
            match hunt.step {
                HuntStep::Roll => mat.die(at, side, 0, Lit::Plain),
                _ if number < hits => mat.face(at, side, Some(war::HIT), (false, Lit::Ringed)),
                _ => mat.face(at, side, None, (false, Lit::Spent)),
            }
        }
        if hunt.step != HuntStep::Roll {
            let facts = [("hits", hits.into())];
            let at = [30.0, 76.0 + side + 36.0];
            mat.fitted(at, 340.0, 17.0, (tints.gold, Side::From, true), &words.say("mat-hits", &facts));
        }
    }
    mat.arrow([388.0, 126.0], 34.0);
    let open = hunt.open.as_ref();
    match open {
        Some(open) => mat.tile([430.0, 62.0], 128.0, &signs::tile(open.tile), Lit::Ringed),
        None => mat.tile_back(
            [430.0, 62.0],
            128.0,
            if hunt.step == HuntStep::Tile { Lit::Ringed } else { Lit::Plain },
        ),
    }
    let tile = match hunt.step {
        HuntStep::Roll => String::new(),
        HuntStep::Tile => words.say("step-eye", &[("damage", view.eye_deals().into())]),
        _ => words.say(if view.reveals() { "mat-reveal" } else { "mat-no-reveal" }, &[]),
    };
    mat.fitted([494.0, 222.0], 190.0, 15.0, (tints.ink, Side::About, false), &tile);
    mat.arrow([584.0, 126.0], 34.0);
    let damage = open.filter(|open| !open.accepted).map_or(0, |open| open.damage);
    let would = view.corruption.saturating_add(damage);
    let middle = [732.0, 126.0];
    let steps: Vec<Step> = Step::along(CORRUPTED, view.corruption, would).collect();
    mat.ring(middle, [74.0, 98.0], tints.gold, steps.into_iter());
    mat.fitted(
        [middle[0], 100.0],
        120.0,
        15.0,
        (tints.faint, Side::About, false),
        &words.say("track-corruption", &[]),
    );
    let said = match damage {
        0 => view.corruption.to_string(),
        _ => format!("{} → {}", view.corruption, would),
    };
    mat.bold([middle[0], 146.0], 40.0, tints.ink, Side::About, said);
    let end = words.say("mat-end", &[("end", CORRUPTED.into())]);
    mat.fitted([middle[0], 168.0], 116.0, 13.0, (tints.faint, Side::About, false), &end);
}
