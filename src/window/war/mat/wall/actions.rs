//! All dice, large; and between them what the Hunt Box holds and the next move has to expect; or the road alone.

use super::super::super::sight::Sight;
use super::super::{Table, climb, signs, thrown};
use crate::language::war::{foretold as stands_on, names, next_moves, the_climb};
use crate::war::hunt::{Came, Thrown};
use crate::war::nation::Side;
use crate::war::view::{CORRUPTED, Lain, Step as OfTurn};
use crate::window::pieces::{Lit, Side as Align, Step, signs::war, wrapped};

const DIE: f32 = 96.0;

pub(super) fn actions(mat: &mut Table, sight: &Sight<'_>) {
    let (view, tints) = (sight.view, mat.tints());
    for (side, y) in [(Side::Free, 182.0), (Side::Shadow, 322.0)] {
        let acts = view.acts() == Some(side);
        let ink = if acts { tints.gold } else { tints.ink };
        let name = names::side(sight.words, side);
        mat.fits([40.0, y + 62.0], 226.0, 40.0, (ink, Align::From, true), &name);
        let rings = view.rings[side as usize];
        let color = if side == Side::Free { tints.gold } else { tints.red };
        for ring in 0..rings {
            mat.sign(war::ELVEN_RING, [40.0 + f32::from(ring) * 34.0, y + 74.0], 30.0, color);
        }
        let lain = &view.lain[side as usize];
        let count = match view.step {
            OfTurn::Draw => view.pools_due()[side as usize].into(),
            OfTurn::Roll => view.to_roll()[side as usize].into(),
            _ => lain.len(),
        };
        let apart = (960.0 / count.max(1) as f32).min(DIE + 20.0);
        let size = DIE.min(apart - 10.0);
        // Of several that show the same one lies raised.
        let raised = sight.raised().and(sight.lies_raised()).filter(|_| acts);
        for number in 0..count {
            let at = [284.0 + number as f32 * apart, y + (DIE - size) / 2.0];
            let die = lain.get(number).filter(|_| view.step == OfTurn::Actions);
            let up =
                die.is_some_and(|die| !die.spent) && raised.is_some() && raised == Lain::which(lain, number);
            super::super::dice::lying(mat, (at, size), die, (side, up));
        }
    }
    mat.rule([40.0, 444.0], [1240.0, 444.0]);
    match (&view.step, &view.came) {
        (OfTurn::Draw, _) => draws(mat, sight),
        (_, Some(Came::Missed(missed))) => fell(mat, sight, missed, 456.0),
        _ => expected(mat, sight, 456.0),
    }
}

/// Dice of a Hunt that found nothing, until something else is done.
fn fell(mat: &mut Table, sight: &Sight<'_>, missed: &Thrown, top: f32) {
    let tints = mat.tints();
    let title = sight.say("part-hunt");
    mat.fits([40.0, top + 62.0], 226.0, 40.0, (tints.gold, Align::From, true), &title);
    let _ = thrown::thrown(mat, [284.0, top + 10.0], [84.0, 104.0], &thrown::Row::of(missed), None);
    let hits = sight.tell("mat-hits", &[("hits", missed.successes.into())]);
    mat.fits([1240.0, top + 78.0], 400.0, 64.0, (tints.gold, Align::To, true), &hits);
    let how = thrown::hit_by(sight, missed.dice.len(), missed.bonus);
    mat.fits([1240.0, top + 186.0], 440.0, 36.0, (tints.faint, Align::To, false), &how);
    corrupted(mat, sight, top);
}

/// What each side draws, once where it is the same.
fn draws(mat: &mut Table, sight: &Sight<'_>) {
    let tints = mat.tints();
    let said = [Side::Free, Side::Shadow].map(|side| (side, super::super::drawn::drawing(sight, side)));
    let same = said[0].1 == said[1].1;
    for (row, (side, said)) in said.into_iter().enumerate().skip(usize::from(same)) {
        let y = if same { 560.0 } else { 500.0 + row as f32 * 110.0 };
        if !same {
            let name = names::side(sight.words, side);
            mat.fits([40.0, y], 226.0, 40.0, (tints.ink, Align::From, true), &name);
        }
        let (x, room) = if same { (40.0, 1200.0) } else { (284.0, 956.0) };
        let lines = wrapped(&said, 38.0, false, room).into_iter().take(2);
        mat.paragraph([x, y], 46.0, (room, 38.0), (tints.gold, Align::From, false), lines);
    }
}

/// The Hunt Box, and how likely the next move is found, and seen.
fn expected(mat: &mut Table, sight: &Sight<'_>, top: f32) {
    let (view, tints) = (sight.view, mat.tints());
    if view.mordor.is_some() {
        return climbs(mat, sight, top);
    }
    let title = sight.say("track-box");
    mat.fits([40.0, top + 66.0], 226.0, 40.0, (tints.gold, Align::From, true), &title);
    let [free, shadow] = view.lie_boxed();
    let all = usize::from(free + shadow);
    let apart = (430.0 / all.max(1) as f32).min(96.0);
    let size = (apart - 10.0).min(84.0);
    for number in 0..all {
        let shadows = number < usize::from(shadow);
        let sign = if shadows { war::EYE } else { war::HIDDEN };
        let at = [284.0 + number as f32 * apart, top + 14.0];
        mat.face(at, size, Some(sign), (shadows, Lit::Plain));
    }
    corrupted(mat, sight, top);
    if matches!(view.step, OfTurn::Draw | OfTurn::Roll) {
        return;
    }
    if view.revealed {
        // W18: there is no next move before.
        let hides = sight.say("mat-hides-first");
        return mat.fits([1020.0, top + 110.0], 440.0, 48.0, (tints.red, Align::About, true), &hides);
    }
    if !sight.odds {
        return;
    }
    let Some((_, found)) = next_moves(view, 1).into_iter().next() else { return };
    let rows = [("odds-success", found.success, tints.gold), ("odds-seen", found.reveal, tints.red)];
    for (number, (name, chance, color)) in rows.into_iter().enumerate() {
        let y = top + 16.0 + number as f32 * 104.0;
        mat.fits([800.0, y + 40.0], 180.0, 38.0, (tints.ink, Align::From, false), &sight.say(name));
        mat.bar([800.0, y + 58.0], [440.0, 22.0], chance.about() as f32, color);
        let hundred = sight.hundred(chance.about());
        mat.bold([1240.0, y + 46.0], 60.0, tints.ink, Align::To, hundred);
    }
}

/// The climb: what an Eye deals and how corrupt they are, and how likely they arrive.
fn climbs(mat: &mut Table, sight: &Sight<'_>, top: f32) {
    let (view, tints) = (sight.view, mat.tints());
    mat.tile_back([40.0, top + 10.0], 84.0, Lit::Plain);
    // Before the Action dice are rolled nobody knows what it will be.
    if view.step == OfTurn::Actions {
        let eye = sight.tell("mat-eye-deals", &[("damage", view.in_the_box().into())]);
        mat.fits([148.0, top + 48.0], 600.0, 46.0, (tints.ink, Align::From, true), &eye);
    }
    let (ink, said) = climb::lingers(sight, tints.faint, tints.red);
    mat.fits([148.0, top + 92.0], 600.0, 34.0, (ink, Align::From, false), &said);
    corrupted(mat, sight, top);
    if !sight.odds {
        return;
    }
    let foretold = the_climb(view);
    let climb = &foretold.climbed;
    // On what it stands.
    let on = wrapped(&stands_on(sight.words, &foretold), 24.0, false, 440.0).into_iter().take(2);
    mat.paragraph([800.0, top + 176.0], 26.0, (440.0, 24.0), (tints.faint, Align::From, false), on);
    if climb.never() {
        let never = sight.say("mat-no-climb");
        return mat.fits([1240.0, top + 90.0], 460.0, 44.0, (tints.red, Align::To, true), &never);
    }
    mat.fits([800.0, top + 56.0], 250.0, 38.0, (tints.ink, Align::From, false), &sight.say("mat-arrives"));
    let hundred = sight.hundred(climb.arrives.about());
    mat.bold([1240.0, top + 62.0], 60.0, tints.ink, Align::To, hundred);
    mat.bar([800.0, top + 76.0], [440.0, 22.0], climb.arrives.about() as f32, tints.gold);
    let said = sight.say("mat-climb-corruption");
    mat.fits([800.0, top + 140.0], 320.0, 34.0, (tints.ink, Align::From, false), &said);
    let mean = sight.words.tenths(climb.corruption.about());
    mat.bold([1240.0, top + 146.0], 50.0, tints.ink, Align::To, mean);
}

/// Corruption as it stands.
fn corrupted(mat: &mut Table, sight: &Sight<'_>, top: f32) {
    let (view, tints) = (sight.view, mat.tints());
    let corruption = sight.say("track-corruption");
    mat.fits([40.0, top + 176.0], 226.0, 40.0, (tints.ink, Align::From, true), &corruption);
    let steps = Step::along(CORRUPTED, view.corruption, view.corruption);
    mat.boxes([284.0, top + 142.0], [26.0, 46.0], 8.0, tints.gold, steps);
    mat.bold([724.0, top + 188.0], 66.0, tints.ink, Align::About, view.corruption.to_string());
}

/// The Ring and who goes with it, where nothing else is asked.
pub(super) fn road(mat: &mut Table, sight: &Sight<'_>) {
    let (view, tints) = (sight.view, mat.tints());
    super::ring(mat, sight, 0);
    let company = view.company();
    let apart = (800.0 / company.len().max(1) as f32).min(150.0);
    for (number, companion) in company.iter().enumerate() {
        let guides = view.guide == Some(*companion);
        let lit = if guides { Lit::Ringed } else { Lit::Plain };
        let name = names::companion(sight.words, *companion);
        let side = 110.0f32.min(apart * 0.86);
        let x = 50.0 + apart * (number as f32 + 0.5);
        mat.figure([x, 250.0], side, signs::companion(*companion), lit, (&name, companion.level()));
    }
    if company.is_empty() {
        mat.figure([180.0, 240.0], 120.0, war::GOLLUM, Lit::Ringed, (&sight.say("person-gollum"), 0));
    }
    mat.rule([40.0, 526.0], [1240.0, 526.0]);
    // Those that are left, once they were rolled.
    let left = view.unused.each_ref().map(|dice| dice.len() as u8);
    let [free, shadow] = if view.step == OfTurn::Actions { left } else { view.pools };
    let facts = [("free", free.into()), ("shadow", shadow.into())];
    let dice = sight.tell("mat-dice-of-both", &facts);
    mat.fits([40.0, 620.0], 1200.0, 52.0, (tints.faint, Align::From, false), &dice);
}
