//! The moments that draw little: where Frodo is and who begins, which back lies on top, whether a haven stands, the cards of the
//! turn that are over, Mount Doom, and the end.

use super::super::odds::hope_lasts;
use super::Table;
use super::moment::Moment;
use super::place::{There, place};
use super::rows;
use super::stage::{HAVEN, MOVES, Stage, begins};
use crate::fate::terms::{FRODO_SAM, MOUNT_DOOM};
use crate::fate::{Alone, Cause, FateCommand as C, Step};
use crate::language::fate::draft::Draft;
use crate::window::fate::Wish;
use crate::window::pieces::{At, Lit, Paint, Row, Side, Sign, signs::fate, wrapped};
use strum::IntoEnumIterator;

/// In hand: Frodo, and where he begins.
pub(super) fn begin_hand(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    mat.panel([20.0, 100.0], [300.0, 304.0], &stage.named(FRODO_SAM), "");
    mat.glow([170.0, 220.0], 70.0);
    mat.sign(fate::FRODO, [98.0, 150.0], 120.0, tints.gold);
    mat.sign(fate::FRODO, [154.0, 170.0], 100.0, tints.gold);
    let region = super::set_up::begins_in(stage);
    let said = region.map_or_else(|| stage.of("mat-word", "press-frodos"), |region| stage.named(&region));
    mat.fits([170.0, 330.0], 270.0, 21.0, (tints.ink, Side::About, true), &said);
}

/// The mat: who begins.
pub(super) fn begin(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    mat.panel([332.0, 100.0], [540.0, 304.0], &stage.of("mat-title", "who-begins"), "");
    // Numbers that are not the box's are compared while they can still be told.
    let compares = stage.view.confirmed.len() < 4 && stage.view.options.copied.is_none();
    let compare = stage.of("remind", "confirm");
    let lines = wrapped(&compare, 15.0 * 0.92, false, 500.0).into_iter().take(2).filter(|_| compares);
    mat.paragraph([352.0, 366.0], 20.0, (500.0, 15.0), (tints.faint, Side::From, false), lines);
    let solo = stage.view.is_solo();
    let said = if solo { super::set_up::said(stage, 13) } else { stage.of("mat-word", "lowest-number") };
    mat.fits([352.0, 164.0], 500.0, 16.0, (tints.faint, Side::From, false), &said);
    if solo {
        return;
    }
    let first = stage.said.number("first").unwrap_or(1);
    let players = stage.view.options.players;
    let apart = 500.0 / f32::from(players);
    for player in 1..=players {
        let x = 352.0 + apart * (f32::from(player) - 0.5);
        let lit = if u32::from(player) == first { Lit::Ringed } else { Lit::Plain };
        mat.pawn([x, 240.0], 45.0_f32.min(apart / 2.0 - 6.0), fate::FIGURE, lit);
        let name = stage.who(player);
        mat.fits([x, 312.0], apart - 6.0, 17.0, (tints.ink, Side::About, true), &name);
        let command = super::set_up::begun(stage, "first", player);
        mat.place([x - 45.0, 195.0], [90.0, 126.0], name.clone(), begins(command, name));
    }
}

/// The mat: which back lies on top.
pub(super) fn top(mat: &mut Table, stage: &Stage<'_>) {
    let shuffled = super::skies::darkens(stage).map_or(0, |darkens| darkens.shuffled);
    let title = if shuffled > 0 { "shuffled" } else { "on-top" };
    mat.panel([332.0, 100.0], [540.0, 304.0], &stage.count("mat-title", title, shuffled), "");
    for (at, back) in super::flip::BACKS.into_iter().enumerate() {
        let x = 412.0 + at as f32 * 210.0;
        mat.backs([x, 152.0], [150.0, 196.0], stage.view.deck.len().min(12), Some(super::flip::piece(back)));
        let said = stage.of("mat-on-top", back.into());
        mat.fits([x + 75.0, 388.0], 190.0, 19.0, (mat.tints().ink, Side::About, true), &said);
        mat.place([x - 22.0, 146.0], [198.0, 250.0], said, Wish::give(C::Top(back)));
    }
}

/// Whether a haven stands, in which shadow troops may stand alone.
pub(super) fn haven(mat: &mut Table, stage: &Stage<'_>) {
    let Some(Alone { name, region, left, came }) = stage.asked() else { return };
    let stand = left.unwrap_or(*came).max(1);
    let there = There {
        name: stage.named(name),
        haven: true,
        may_be: false,
        falls: false,
        friends: [0, 0],
        shadow: [stand, stand],
        came: *came,
        // Who has marched there, or stood there before a card came, the table sees.
        counted: left.is_some(),
        whose: false,
    };
    place(mat, stage, &there);
    let tints = mat.tints();
    mat.panel([332.0, 100.0], [540.0, 304.0], &stage.of("mat-title", "haven"), "");
    for (at, (sign, which)) in [(fate::FALLEN, "lost"), (fate::HAVEN, "holds")].into_iter().enumerate() {
        let y = 150.0 + at as f32 * 120.0;
        let ink = if at == 0 { tints.red } else { tints.friend };
        mat.row([344.0, y - 4.0], [516.0, 104.0], &Row::default(), Lit::Plain);
        mat.sign(sign, [362.0, y], 92.0, ink);
        let title = stage.of("mat-haven", which);
        mat.fits([482.0, y + 42.0], 370.0, 21.0, (tints.ink, Side::From, true), &title);
        let below = stage.of("mat-haven-if", which);
        let below = match which {
            "lost" => format!("{below} {}", crate::language::capital(&stage.costs(HAVEN))),
            _ => below,
        };
        rows::told(mat, [482.0, y + 72.0], (370.0, 16.0), (tints.faint, Side::From, false), &below);
        // A region is no place that can be lost: which it was is pressed.
        let wish = match which {
            "lost" if *region => begins("lost", &title),
            "lost" => Wish::give(C::Lost(name.clone())),
            _ => Wish::give(C::Holds(vec![name.clone()])),
        };
        mat.place([344.0, y - 4.0], [516.0, 104.0], title, wish);
    }
}

/// The moment: what else can be told of the last card.
pub(super) fn told(mat: &mut Table, stage: &Stage<'_>) {
    let title = if stage.moment() == Moment::Haven { "asked" } else { "last-card" };
    rows::head(mat, stage, &stage.of("mat-title", title), "");
    let asked = stage.asked().map(|asked| asked.name.clone()).or_else(|| stage.reinforced());
    let battle = asked.iter().fold(Draft::of("battle"), |draft, name| draft.and(name));
    // By the ledger, what a special says of troops is told by where they go; a haven falls by itself then.
    let falls = match stage.moves_by_special() {
        true => (fate::TROOP_SHADOW, "troops-move", Draft::of(MOVES)),
        false => (fate::FALLEN, "haven-lost", Draft::of("lost")),
    };
    let rows = [
        (fate::ATTACK, "battle-told", battle),
        falls,
        (fate::UNDO, "amended", Draft::of("amend").and(stage.view.deck.flips.len())),
    ];
    // In another step no card lies there that was a wrong one.
    let count = if matches!(stage.view.step, Step::Shadow { .. }) { 3 } else { 2 };
    for (at, (sign, title, command)) in rows.into_iter().take(count).enumerate() {
        let row = Row {
            sign: Some(sign),
            title: match title {
                "troops-move" => stage.of("mat-word", title),
                _ => stage.of("mat-told", title),
            },
            below: match title {
                "haven-lost" => stage.costs(HAVEN),
                "troops-move" => String::new(),
                _ => stage.of("mat-told-if", title),
            },
            ..Row::default()
        };
        let wish = begins(command, &row.title);
        rows::row(mat, at, &row, Lit::Plain, Some(wish));
    }
}

/// Mount Doom: the mat says how likely hope lasts against so many.
pub(super) fn doom(mat: &mut Table, stage: &Stage<'_>) {
    let view = stage.view;
    let tints = mat.tints();
    mat.panel([332.0, 100.0], [540.0, 304.0], &stage.of("mat-word", "shadow-there"), "");
    let says = stage.of("mat-word", "hope-lasts-above");
    mat.fits([852.0, 130.0], 320.0, 14.0, (tints.faint, Side::To, false), &says);
    mat.rule([352.0, 320.0], [852.0, 320.0]);
    let told = doom_troops(stage);
    for troops in 0..=super::travel::TROOPS {
        let x = 352.0 + troops as f32 * 63.0;
        let dice = view.doom_dice(view.doom_enemies(troops));
        let chance = hope_lasts(stage.view, stage.view.hope, dice, false, 0);
        let lit = troops == told;
        if stage.odds {
            let high = (chance.about() as f32 * 136.0).max(1.5);
            let ink = if lit {
                tints.gold
            } else {
                crate::window::widgets::look::mixed(tints.gold, tints.panel, 0.55)
            };
            mat.plate([x + 7.0, 318.0 - high], [44.0, high], 3.0, Paint::filled(ink));
            let ink = if lit { tints.ink } else { tints.faint };
            mat.fits([x + 29.0, 311.0 - high], 61.0, 16.0, (ink, Side::About, lit), &stage.percent(chance));
        }
        let corner = [x, 326.0];
        mat.key(corner, [58.0, 44.0], 22.0, &troops.to_string(), if lit { Lit::Ringed } else { Lit::Plain });
        let name = format!("{}: {troops}", stage.of("mat-word", "shadow-there"));
        mat.place(
            corner,
            [58.0, 44.0],
            name,
            begins(C::Doom { troops: Some(troops) }, stage.say("deed-doom")),
        );
    }
    let facts = [
        ("nazgul", view.doom_enemies(0).into()),
        ("hope", view.hope_top.saturating_sub(view.hope).into()),
        ("dice", view.doom_dice(view.doom_enemies(told)).into()),
    ];
    let said = stage.tell("mat-doom", &facts);
    mat.fits([352.0, 392.0], 500.0, 15.0, (tints.faint, Side::From, false), &said);
}

/// The shadow troops on the mountain, as they are pressed or the ledger knows them.
pub(super) fn doom_troops(stage: &Stage<'_>) -> u32 {
    stage.view.doom_troops().or(stage.said.number("troops")).unwrap_or_default()
}

/// In hand, at the mountain.
pub(super) fn doom_hand(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    mat.panel([20.0, 100.0], [300.0, 304.0], &stage.named(MOUNT_DOOM), "");
    mat.glow([170.0, 210.0], 80.0);
    mat.sign(fate::MOUNT, [95.0, 140.0], 150.0, tints.gold);
    let said = stage.tell("remind", &[("of", "doom-costs".into())]);
    mat.fits([170.0, 340.0], 270.0, 16.0, (tints.ink, Side::About, false), &said);
}

/// The end: hope over the turns, a column of lamps for each.
pub(super) fn end(mat: &mut Table, stage: &Stage<'_>) {
    let view = stage.view;
    let tints = mat.tints();
    mat.panel([20.0, 100.0], [852.0, 304.0], &stage.of("mat-title", "hope-by-turn"), "");
    let mut turns = view.hope_by_turn.clone();
    turns.push((view.turn + 1, view.hope));
    let shown: Vec<_> = turns.iter().skip(turns.len().saturating_sub(24)).collect();
    let apart = (812.0 / shown.len().max(1) as f32).min(100.0);
    let top = f32::from(view.hope_top.max(1));
    let high = (216.0 / top).min(27.0);
    let side = high.min(apart - 2.0);
    for (at, (turn, hope)) in shown.iter().enumerate() {
        let x = 40.0 + apart * at as f32;
        lamps(mat, [x + (apart - side) / 2.0, 356.0], [side, high], [*hope, view.hope_top]);
        let last = at + 1 == shown.len();
        let said = if last { stage.of("mat-word", "end") } else { turn.to_string() };
        let middle = x + apart / 2.0;
        mat.fits([middle, 378.0], apart - 2.0, 14.0, (tints.faint, Side::About, last), &said);
        if view.skies_turns.contains(turn) && !last {
            mat.sign(fate::MOON, [middle - 8.0, 383.0], 16.0, tints.red);
        }
    }
}

/// Lamps above each other, from here up: so many burn, of so many.
pub(super) fn lamps(mat: &mut Table, [x, foot]: At, [side, high]: At, [burn, all]: [u8; 2]) {
    let tints = mat.tints();
    for lamp in 0..all {
        let (sign, ink) = if lamp < burn { (fate::LAMP, tints.gold) } else { (fate::LAMP_OUT, tints.dim) };
        mat.sign(sign, [x, foot - (f32::from(lamp) + 1.0) * high], side, ink);
    }
}

/// The sheet: what the game came to, in figures.
pub(super) fn sheet(mat: &mut Table, stage: &Stage<'_>) {
    let view = stage.view;
    let tints = mat.tints();
    mat.panel([20.0, 100.0], [852.0, 304.0], &stage.of("mat-word", "sheet"), "");
    let flips = view.deck.flips.iter().filter(|flip| !flip.setup).count() as u32;
    let of = |name: &str| stage.of("mat-sheet", name);
    let done = [("done", view.done.len().into()), ("all", view.all_objectives().into())];
    let figures: [(Sign, iced::Color, String, String); 8] = [
        (fate::PLAYERS, tints.ink, view.turn.to_string(), of("turns")),
        (fate::DECK, tints.ink, flips.to_string(), of("flips")),
        (fate::MOON, tints.red, view.skies.to_string(), stage.say("head-skies")),
        (fate::OBJECTIVE, tints.gold, stage.tell("mat-done", &done), stage.say("track-objectives")),
        (fate::FALLEN, tints.red, view.havens_lost.to_string(), of("lost")),
        (fate::CAPTURE, tints.friend, view.havens_captured.to_string(), of("captured")),
        (fate::NAZGUL, tints.ink, view.most_nazgul.to_string(), of("nazgul")),
        (fate::TROOP_SHADOW, tints.red, view.supply.to_string(), stage.say("mat-supply")),
    ];
    for (at, (sign, ink, number, said)) in figures.into_iter().enumerate() {
        let [x, y] = [40.0 + (at % 4) as f32 * 205.0, 146.0 + (at / 4) as f32 * 124.0];
        mat.plate([x, y], [197.0, 116.0], 8.0, Paint::filled(tints.well).edged(tints.rim, 1.2));
        mat.sign(sign, [x + 14.0, y + 14.0], 56.0, ink);
        mat.fits([x + 183.0, y + 62.0], 108.0, 44.0, (tints.ink, Side::To, true), &number);
        mat.fits([x + 98.0, y + 101.0], 181.0, 15.5, (tints.faint, Side::About, false), &said);
    }
}

/// What took hope, and what gave it: what it is called, by how much, and whether it took any.
pub(super) fn took(stage: &Stage<'_>) -> Vec<(String, String, bool)> {
    let by = &stage.view.hope_by;
    let all = Cause::iter().filter_map(|cause| Some((cause, by.get(&cause).filter(|by| **by != (0, 0))?)));
    all.map(|(cause, (lost, gained))| {
        let name: &str = cause.into();
        let said = match cause {
            Cause::Haven if stage.view.havens_lost > 1 => stage.of("mat-sheet", "lost"),
            _ => stage.tell("cause", &[("cause", name.into())]),
        };
        let said = crate::language::capital(&said);
        let parts = [(*lost > 0).then(|| format!("−{lost}")), (*gained > 0).then(|| format!("+{gained}"))];
        (said, parts.into_iter().flatten().collect::<Vec<_>>().join("  "), *lost > 0)
    })
    .collect()
}

/// The moment, at the end: what that was.
pub(super) fn causes(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    rows::head(mat, stage, &stage.of("mat-title", "causes"), "");
    let took = took(stage);
    // Below them stand the ways on.
    let step = (92.0 / took.len().max(1) as f32).min(25.0);
    for (at, (said, by, lost)) in took.into_iter().enumerate() {
        let y = 156.0 + at as f32 * step;
        mat.fits([910.0, y], 230.0, step.min(16.0), (tints.ink, Side::From, false), &said);
        mat.bold([1244.0, y], step.min(17.0), if lost { tints.red } else { tints.gold }, Side::To, by);
    }
}
