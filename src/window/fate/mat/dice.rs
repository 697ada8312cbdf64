//! Dice: what each does as it lies there, and what they come to together; before that, what they may do.

use super::super::odds::hope_lasts;
use super::Table;
use super::rows;
use super::stage::{Stage, begins, face_sign};
use crate::books::{Ratio, Throw};
use crate::fate::dice::{battle, chance_of, falls_after_reroll, is_harmful, lasts};
use crate::fate::terms::{Face, MORDOR};
use crate::fate::{Dice, FateCommand as C, For};
use crate::language::fate::draft::Draft;
use crate::language::fate::face;
use crate::window::fate::Wish;
use crate::window::pieces::{Lit, Paint, Row, Side, signs::fate};

/// How large a die is, and how many slots a search has.
const DIE: f32 = 62.0;
const SLOTS: usize = 7;
/// How the window remembers that an ability is at work on a die.
pub(super) const ABILITY: &str = "ability";

/// What dice come to.
#[derive(Clone, Copy, Default)]
pub(super) struct Effect {
    /// Hope that is lost.
    pub harm: u32,
    /// Riders that go to Mordor.
    pub recalled: u32,
    /// Friendly and shadow troops that are left.
    pub friendly: u32,
    pub shadow: u32,
    /// The haven falls.
    pub falls: bool,
    /// Shadow troops stand alone where nobody knows whether it is a haven.
    pub alone: bool,
}

/// What they come to as they lie (F23, F25, F31).
pub(super) fn effect(stage: &Stage<'_>, dice: &Dice) -> Effect {
    let view = stage.view;
    let faces = dice.faces.as_deref().unwrap_or_default();
    if dice.what == For::Battle {
        let after =
            if dice.faces.is_some() { view.field(dice).after(faces, dice.valor) } else { view.field(dice) };
        return Effect {
            friendly: after.friendly,
            shadow: after.shadow,
            falls: dice.faces.is_some() && dice.haven && after.is_lost(),
            alone: dice.faces.is_some() && !dice.haven && after.is_lost(),
            ..Effect::default()
        };
    }
    let harm = faces.iter().filter(|face| is_harmful(**face, dice.haven)).count() as u32;
    // F23, F25, F27: none on Mount Doom, in Mordor, or without hope.
    let recalls =
        dice.what == For::Search && u32::from(view.hope) > harm && view.frodo.as_deref() != Some(MORDOR);
    let recalled = faces.iter().filter(|face| recalls && **face == Face::Recall).count() as u32;
    Effect { harm, recalled: recalled.min(view.nazgul_with_frodo().into()), ..Effect::default() }
}

/// The mat: dice as they lie, or what they may do.
pub(super) fn dice(mat: &mut Table, stage: &Stage<'_>) {
    let Some(dice) = stage.view.dice() else { return };
    let tints = mat.tints();
    let which = match dice.what {
        For::Battle => "battle",
        For::Search => "search",
        For::Doom => "doom",
    };
    let title = stage.count("mat-dice", which, dice.on_the_table());
    mat.panel([332.0, 100.0], [540.0, 304.0], &title, "");
    let says = match (&dice.faces, stage.opened == ABILITY) {
        (None, _) => "press-fell",
        (Some(_), true) => "press-turned",
        (Some(_), false) => "press-again",
    };
    let says = stage.of("mat-word", says);
    mat.fits([852.0, 130.0], 260.0, 14.0, (tints.faint, Side::To, false), &says);
    match &dice.faces {
        Some(faces) if dice.what == For::Battle => fought(mat, stage, dice, faces),
        Some(faces) => searched(mat, stage, dice, faces),
        None => unthrown(mat, stage, dice),
    }
}

/// What a press on a die gives: it is thrown again, or an ability turns or drops it.
fn pressed(stage: &Stage<'_>, one: Face) -> Wish {
    let name = face(stage.words, one);
    if stage.opened == ABILITY {
        return begins(Draft::of("turn").and(one), name);
    }
    if stage.by_hand {
        return begins(C::Reroll(one.to_string(), Throw::Unsaid("")), name);
    }
    Wish::give(C::Reroll(one.to_string(), Throw::App))
}

/// Battle dice in rows: the face, what it does, and whom it takes.
fn fought(mat: &mut Table, stage: &Stage<'_>, dice: &Dice, faces: &[Face]) {
    let tints = mat.tints();
    let field = stage.view.field(dice);
    for (at, one) in faces.iter().take(3).enumerate() {
        let y = 146.0 + at as f32 * 82.0;
        mat.plate([344.0, y], [516.0, 74.0], 6.0, Paint::filled(tints.well).edged(tints.rim, 1.0));
        mat.face([352.0, y + 6.0], DIE, Some(face_sign(*one)), (true, Lit::Plain));
        mat.fits([434.0, y + 33.0], 300.0, 19.0, (tints.ink, Side::From, true), &face(stage.words, *one));
        let before = field.after(&faces[..at], 0);
        let after = field.after(&faces[..=at], 0);
        let (friends, shadow) = (before.friendly - after.friendly, before.shadow - after.shadow);
        let which = match one {
            Face::Overrun if field.haven => "overrun-haven",
            Face::Nazgul if !field.nazgul => "nazgul-none",
            Face::Overrun | Face::Nazgul if before.friendly == 0 => "nobody-left",
            Face::Rout if before.shadow == 0 => "nobody-left",
            Face::Nazgul if friends == 1 => "overrun",
            other => other.into(),
        };
        let region = stage.name_of(dice.region.as_ref());
        let said = stage.tell("mat-face", &[("of", which.into()), ("place", region.into())]);
        mat.fits([434.0, y + 56.0], 340.0, 15.5, (tints.faint, Side::From, false), &said);
        let mut x = 815.0;
        for _ in 0..shadow {
            mat.gone(
                fate::TROOP_SHADOW,
                [x, y + 18.0],
                38.0,
                crate::window::widgets::look::mixed(tints.red, tints.panel, 0.4),
            );
            x -= 34.0;
        }
        for _ in 0..friends {
            mat.gone(fate::TROOP_FRIEND, [x, y + 18.0], 38.0, tints.faint);
            x -= 34.0;
        }
        if friends + shadow == 0 {
            mat.words([846.0, y + 43.0], 20.0, tints.faint, Side::To, "–");
        }
        mat.place([344.0, y], [516.0, 74.0], face(stage.words, *one), pressed(stage, *one));
    }
    if faces.is_empty() {
        let said = stage.of("mat-word", "no-dice-left");
        mat.fits([602.0, 260.0], 480.0, 17.0, (tints.faint, Side::About, false), &said);
    }
}

/// Search dice in their slots, with what each costs below it.
fn searched(mat: &mut Table, stage: &Stage<'_>, dice: &Dice, faces: &[Face]) {
    let tints = mat.tints();
    let effect = effect(stage, dice);
    let mut recalled = effect.recalled;
    for slot in 0..SLOTS {
        let x = 350.0 + slot as f32 * 73.5;
        let Some(one) = faces.get(slot) else {
            mat.dashed([x, 146.0], [DIE; 2], 10.5, tints.rim);
            continue;
        };
        mat.face([x, 146.0], DIE, Some(face_sign(*one)), (false, Lit::Plain));
        let name = face(stage.words, *one);
        mat.fits([x + 31.0, 228.0], 72.0, 15.5, (tints.ink, Side::About, true), &name);
        if is_harmful(*one, dice.haven) {
            mat.gone(fate::LAMP_OUT, [x + 15.0, 235.0], 32.0, tints.red);
        } else if *one == Face::Recall && recalled > 0 {
            recalled -= 1;
            mat.gone(fate::NAZGUL, [x + 15.0, 235.0], 32.0, tints.faint);
        } else {
            mat.words([x + 31.0, 258.0], 20.0, tints.faint, Side::About, "–");
        }
        mat.place([x, 146.0], [DIE, 126.0], name, pressed(stage, *one));
    }
    let free = SLOTS - faces.len().min(SLOTS);
    if free > 0 {
        let middle = 350.0 + (SLOTS as f32 - free as f32 / 2.0) * 73.5 - 6.0;
        let said = stage.of("mat-word", "seven-at-most");
        mat.fits([middle, 228.0], 72.0 * free as f32, 14.0, (tints.faint, Side::About, false), &said);
    }
    mat.rule([344.0, 278.0], [860.0, 278.0]);
    sides(mat, stage, dice, |to| turned(stage, to).map(Wish::give));
}

/// What a die that is pressed shows then: an ability turns it, or it is thrown again on the table.
fn turned(stage: &Stage<'_>, to: Face) -> Option<C> {
    let from = stage.said.plain().next()?.to_owned();
    match stage.said.verb() {
        "turn" => Some(C::Turn(from, to.to_string())),
        "reroll" => Some(C::Reroll(from, Throw::Told(vec![to.to_string()]))),
        _ => None,
    }
}

/// The faces of the die, each with how often it is there and what it does; pressed where `wish` says what that gives.
fn sides(mat: &mut Table, stage: &Stage<'_>, dice: &Dice, wish: impl Fn(Face) -> Option<Wish>) {
    let tints = mat.tints();
    let shadow = dice.what == For::Battle;
    for (at, (one, count)) in stage.view.sides(dice.die()).iter().enumerate() {
        let x = 344.0 + at as f32 * 130.7;
        mat.plate([x, 290.0], [124.0, 102.0], 6.0, Paint::filled(tints.well).edged(tints.rim, 1.0));
        mat.face([x + 10.0, 300.0], 38.0, Some(face_sign(*one)), (shadow, Lit::Plain));
        let of = stage.tell("mat-of", &[("count", (*count).into()), ("of", 6.into())]);
        mat.fits([x + 114.0, 325.0], 60.0, 15.0, (tints.faint, Side::To, false), &of);
        let name = face(stage.words, *one);
        mat.fits([x + 10.0, 361.0], 106.0, 17.0, (tints.ink, Side::From, true), &name);
        // F27: nobody is recalled from the mountain.
        let does = if dice.what == For::Doom && *one == Face::Recall { Face::Slip } else { *one };
        let does = stage.of("mat-face-does", does.into());
        mat.fits([x + 10.0, 381.0], 108.0, 14.0, (tints.faint, Side::From, false), &does);
        if let Some(wish) = wish(*one) {
            mat.place([x, 290.0], [124.0, 102.0], name, wish);
        }
    }
}

/// The faces that are pressed as they fell on the table.
pub(super) fn told(stage: &Stage<'_>) -> Vec<Face> {
    match stage.said.verb() {
        "roll" => stage.said.plain().filter_map(|word| word.parse().ok()).collect(),
        _ => Vec::new(),
    }
}

/// Before the throw: the dice, what they may come to, and the faces, to be pressed as they fell on the table.
fn unthrown(mat: &mut Table, stage: &Stage<'_>, dice: &Dice) {
    let tints = mat.tints();
    let told = told(stage);
    let shadow = dice.what == For::Battle;
    for at in 0..dice.count as usize {
        let x = 350.0 + at as f32 * 73.5;
        match told.get(at) {
            Some(one) => mat.face([x, 146.0], DIE, Some(face_sign(*one)), (shadow, Lit::Ringed)),
            None => {
                mat.face([x, 146.0], DIE, None, (shadow, Lit::Plain));
                let ink = if shadow { tints.on_blood } else { tints.on_bone };
                mat.bold([x + 31.0, 187.0], 30.0, ink, Side::About, "?");
            }
        }
    }
    if stage.odds {
        chances(mat, stage, dice);
    }
    mat.rule([344.0, 278.0], [860.0, 278.0]);
    let full = told.len() >= dice.count as usize;
    sides(mat, stage, dice, |one| {
        let said: Vec<String> = told.iter().chain([&one]).map(ToString::to_string).collect();
        (!full).then(|| begins(C::Roll(Throw::Told(said)), face(stage.words, one)))
    });
}

/// What the dice may come to.
fn chances(mat: &mut Table, stage: &Stage<'_>, dice: &Dice) {
    let tints = mat.tints();
    let view = stage.view;
    let columns = if dice.what == For::Battle {
        let found = battle(&view.battle, dice.count, view.field(dice));
        let falls = if dice.haven { "falls" } else { "alone" };
        vec![("clear", stage.percent(found.clear)), (falls, stage.percent(found.falls))]
    } else {
        let none = lasts(&view.search, dice.count, dice.haven, 1, 0);
        let holds = hope_lasts(stage.view, stage.view.hope, dice.count, dice.haven, 0);
        let one = hope_lasts(stage.view, stage.view.hope, dice.count, dice.haven, 1);
        vec![
            ("no-loss", stage.percent(none)),
            ("lasts", stage.percent(holds)),
            ("with-one", stage.percent(one)),
        ]
    };
    for (at, (name, chance)) in columns.iter().enumerate() {
        let x = 350.0 + at as f32 * 172.0;
        mat.bold([x, 246.0], 24.0, if at == 0 { tints.ink } else { tints.gold }, Side::From, chance.as_str());
        let said = stage.of("mat-comes", name);
        mat.fits([x, 266.0], 164.0, 14.0, (tints.faint, Side::From, false), &said);
    }
}

/// The moment: what can be spent before it counts.
pub(super) fn before(mat: &mut Table, stage: &Stage<'_>) {
    let Some(dice) = stage.view.dice() else { return };
    if dice.faces.is_none() {
        rows::head(mat, stage, &stage.of("mat-title", "to-throw"), "");
        let row = Row {
            sign: Some(fate::DICE),
            title: stage.of("mat-word", "on-the-table"),
            below: stage.of("mat-word", "press-fell"),
            ..Row::default()
        };
        return rows::row(mat, 0, &row, Lit::Plain, None);
    }
    rows::head(mat, stage, &stage.of("mat-title", "before"), "");
    let battles = dice.what == For::Battle;
    let again = Row {
        sign: Some(fate::RESISTANCE),
        title: stage.of("mat-spend", "resistance"),
        below: spared(stage, dice),
        ..Row::default()
    };
    rows::row(mat, 0, &again, Lit::Plain, None);
    let valor = Row {
        sign: Some(fate::VALOR),
        title: stage.of("mat-spend", "valor"),
        below: stage.of("mat-spend", if battles { "a-troop-each" } else { "only-battles" }),
        ..Row::default()
    };
    rows::row(mat, 1, &valor, if battles { Lit::Plain } else { Lit::Spent }, None);
    for count in 1..=3u32 {
        let corner = [1160.0 + (count - 1) as f32 * 29.0, 215.0];
        let lit = if battles { Lit::Plain } else { Lit::Spent };
        mat.key(corner, [26.0, 26.0], 15.0, &count.to_string(), lit);
        if battles {
            let name = stage.tell("deed-valor", &[("count", count.into())]);
            mat.place(corner, [26.0, 26.0], name, Wish::give(C::Valor(count)));
        }
    }
    let ability = Row {
        sign: Some(fate::PLUS),
        title: stage.of("mat-spend", "ability"),
        below: stage.of("mat-spend", "die-then-face"),
        ..Row::default()
    };
    let lit = if stage.opened == ABILITY { Lit::Ringed } else { Lit::Plain };
    rows::row(mat, 2, &ability, lit, Some(stage.opens(ABILITY)));
}

/// What one die thrown again is good for, as far as anything is lost.
fn spared(stage: &Stage<'_>, dice: &Dice) -> String {
    let (view, effect) = (stage.view, effect(stage, dice));
    let faces = dice.faces.as_deref().unwrap_or_default();
    let best = match dice.what {
        _ if !stage.odds => None,
        For::Battle if effect.falls || effect.alone => {
            let field = view.field(dice);
            let falls = |die| falls_after_reroll(&view.battle, field, faces, die, dice.valor);
            (0..faces.len())
                .map(|die| falls(die).otherwise())
                .reduce(|one, other| if other > one { other } else { one })
        }
        For::Search if effect.harm > 0 => {
            Some(chance_of(&view.search, |face| is_harmful(face, dice.haven)).otherwise())
        }
        _ => None,
    };
    let Some(best) = best else { return stage.of("mat-spend", "press-die") };
    let which = match dice.what {
        _ if best == Ratio::ZERO => "falls-still",
        For::Battle => "saves-place",
        _ => "saves-hope",
    };
    let chance = stage.chance(best);
    stage.tell("mat-spend", &[("of", which.into()), ("chance", chance.into())])
}

/// The moment, while an ability turns a die, or one is thrown again on the table: which face it shows then.
pub(super) fn turns(mat: &mut Table, stage: &Stage<'_>) {
    let Some(dice) = stage.view.dice() else { return };
    let verb = stage.said.verb();
    rows::head(mat, stage, &stage.of("mat-title", "turns"), "");
    let from = stage.said.plain().next().unwrap_or_default();
    for (at, (one, _)) in stage.view.sides(dice.die()).iter().enumerate() {
        let corner = [900.0 + (at % 2) as f32 * 178.0, 142.0 + (at / 2) as f32 * 60.0];
        let row = Row { sign: Some(face_sign(*one)), title: face(stage.words, *one), ..Row::default() };
        mat.row(corner, [174.0, 54.0], &row, Lit::Plain);
        if let Some(command) = turned(stage, *one) {
            mat.place(corner, [174.0, 54.0], row.title.clone(), Wish::give(command));
        }
    }
    if verb == "turn" {
        let drop = Row { sign: Some(fate::CROSS), title: stage.of("mat-spend", "drop"), ..Row::default() };
        rows::row(mat, 2, &drop, Lit::Plain, Some(Wish::give(C::Drop(from.to_owned()))));
    }
}
