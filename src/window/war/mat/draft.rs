//! A battle is about to begin: of what kind, who is attacked, and how many figures stand there.

use super::nations::standing;
use super::numbers::dial;
use super::{HALF, INSET, SIZE, Table, armies, signs};
use crate::language::capital;
use crate::language::war::draft::{Draft, LEAD, MOST};
use crate::language::war::{figure_name, names};
use crate::war::battle::Kind;
use crate::war::nation::{Nation, Side};
use crate::window::pieces::{self, Lit, Standing, signs::war};
use crate::window::war::sight::{Sight, Wished, begin};

pub(super) fn draft(mat: &mut Table, sight: &Sight<'_>, draft: &Draft) {
    let tints = mat.tints();
    let called = sight.say("chip-battle");
    let to = |draft: Draft| begin(draft.to_string(), &called);
    let kinds = [Kind::Field, Kind::City, Kind::Siege, Kind::Sortie];
    for (number, kind) in kinds.into_iter().enumerate().filter(|_| draft.kind.is_some()) {
        let at = [INSET + number as f32 * 204.0, 12.0];
        let name = capital(&names::kind(sight.words, kind));
        let lit = if draft.kind == Some(kind) { Lit::Ringed } else { Lit::Plain };
        mat.name_cell(at, [196.0, 36.0], Some(signs::kind(kind)), &name, lit);
        if draft.kind != Some(kind) {
            mat.place(at, [196.0, 36.0], name, to(draft.of_kind(kind)));
        }
    }
    mat.rule([SIZE[0] / 2.0, 62.0], [SIZE[0] / 2.0, 290.0]);
    // In a battle that goes on it is known who fights.
    let (attacks, titles) = match draft.kind {
        Some(_) => (draft.attacks(sight.view), ["mat-attacks", "mat-attacked"]),
        None => (armies::attacker(sight), ["mat-attacker", "mat-defender"]),
    };
    let titles = titles.into_iter().zip([attacks, attacks.other()]);
    for (side, (title, of)) in titles.enumerate() {
        let x = INSET + side as f32 * HALF;
        mat.fits([x, 78.0], 190.0, 16.0, (tints.gold, pieces::Side::From, true), &sight.say(title));
        // What nobody has told yet is said to be proposed.
        if draft.kind.is_some() && draft.is_proposed(sight.view) {
            let said = sight.tell("can-begins-more", &[("figures", "proposed".into())]);
            mat.fits([x + 380.0, 78.0], 184.0, 13.0, (tints.faint, pieces::Side::To, false), &said);
        }
        let peoples = draft.peoples(side);
        // In a battle that goes on those of an Army of several peoples are pressed: nobody joins, and nobody leaves.
        let is_there = |nation: Nation| peoples.len() > 1 && peoples.iter().any(|(it, _)| *it == nation);
        for (number, nation) in
            Nation::of(of).enumerate().filter(|(_, nation)| draft.kind.is_some() || is_there(*nation))
        {
            let (fights, next) = match side {
                _ if draft.kind.is_none() && draft.is_told_now(side, nation) => (true, draft.clone()),
                0 => (draft.attacker == Some(nation), draft.attacked_by(nation, sight.view)),
                _ => (draft.attacked.contains(&nation), draft.attacking(nation, sight.view)),
            };
            let chosen = fights && draft.is_told_now(side, nation);
            let at = ([x + number as f32 * 76.0, 90.0], 70.0);
            // Who attacks already stays it, and nothing that is begun is let go.
            shield(mat, sight, at, (nation, chosen), (next != *draft).then(|| to(next)));
            // Of several each says how many it has.
            let told = peoples.iter().find(|(there, _)| peoples.len() > 1 && *there == nation);
            if let Some((_, [regulars, elites, _])) = told {
                let units = (regulars + elites).to_string();
                mat.bold([at.0[0] + 66.0, 108.0], 16.0, tints.gold, pieces::Side::To, units);
            }
        }
    }
    // Tab comes to who fights before it comes to with how many.
    for (side, of) in [attacks, attacks.other()].into_iter().enumerate() {
        let x = INSET + side as f32 * HALF;
        for which in 0..3 {
            figure(mat, sight, [x, 176.0 + which as f32 * 38.0], (draft, side, which, of), &to);
        }
        beside(mat, sight, [x, 214.0], (draft, side, of), &to);
    }
}

/// Beside the figures: another people joins; and what Characters add to the leadership.
fn beside(
    mat: &mut Table,
    sight: &Sight<'_>,
    [x, y]: [f32; 2],
    (draft, side, of): (&Draft, usize, Side),
    to: &dyn Fn(Draft) -> Wished,
) {
    if draft.kind.is_some() {
        let joined = draft.joined(side, sight.view).filter(|_| draft.are_counted());
        let (at, size) = ([x + 262.0, y], [118.0, 30.0]);
        let name = sight.say("mat-joins");
        mat.name_cell(at, size, Some(war::PLUS), &name, Lit::of(false, joined.is_some()));
        if let Some(joined) = joined {
            mat.place(at, size, name, to(joined));
        }
    }
    let ink = if of == Side::Shadow { mat.tints().red } else { mat.tints().ink };
    mat.sign(war::CHARACTER, [x + 208.0, y + 41.0], 24.0, ink);
    let name = sight.say("mat-leadership");
    let now = draft.added[side][0];
    dial(mat, [x + 240.0, y + 38.0], ([26.0, 30.0], 28.0), (0..=LEAD, now), |count| {
        Some((format!("{name} {count}"), to(draft.led(side, count))))
    });
}

/// A people that is pressed, in a cell that is so broad.
pub(super) fn shield(
    mat: &mut Table,
    sight: &Sight<'_>,
    ([x, y], broad): ([f32; 2], f32),
    (nation, chosen): (Nation, bool),
    wish: Option<Wished>,
) {
    let tints = mat.tints();
    let (size, middle) = ([broad, 74.0], x + broad / 2.0);
    mat.word_cell([x, y], size, "", Lit::of(chosen, true));
    let shadow = nation.side() == Side::Shadow;
    // Gold is what is chosen: who is At War is seen in the politics.
    let standing = match standing(sight, nation) {
        Standing::AtWar if !chosen => Standing::Active,
        standing => standing,
    };
    mat.shield([middle - 17.0, y + 7.0], 34.0, (signs::nation(nation), shadow), standing);
    let name = names::nation(sight.words, nation);
    let short = names::nation_in_short(sight.words, nation);
    let ink = if chosen { tints.gold } else { tints.faint };
    mat.fits([middle, y + 67.0], broad - 4.0, 12.5, (ink, pieces::Side::About, chosen), &short);
    if let Some(wish) = wish {
        mat.place([x, y], size, name, wish);
    }
}

/// How many of a figure stand there.
fn figure(
    mat: &mut Table,
    sight: &Sight<'_>,
    [x, y]: [f32; 2],
    (draft, side, which, of): (&Draft, usize, usize, Side),
    to: &dyn Fn(Draft) -> Wished,
) {
    let tints = mat.tints();
    let shadow = of == Side::Shadow;
    let ink = if shadow { tints.red } else { tints.ink };
    mat.sign(signs::figures(shadow)[which], [x, y + 1.0], 28.0, ink);
    let now = draft.armies[side][which];
    dial(mat, [x + 40.0, y], ([29.0, 30.0], 31.0), (0..=MOST[which], now), |count| {
        Some((figure_name(sight.words, shadow, which, count), to(draft.counting(side, which, count))))
    });
}
