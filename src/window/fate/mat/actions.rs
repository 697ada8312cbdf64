//! Actions: who acts, how often they may, and what is done.

use super::Table;
use super::rows;
use super::stage::{Stage, army_sign, begins, person_sign};
use crate::books::{Change, Command};
use crate::fate::terms::{Army, FRODO_SAM};
use crate::fate::{Fate, FateCommand as C, FateTrack, Fellowship};
use crate::language::fate::army as army_named;
use crate::language::fate::draft::Draft;
use crate::window::fate::Wish;
use crate::window::pieces::{At, Lit, Side, signs::fate, wrapped};

/// What is done, with its sign, and the command that it begins.
const DEEDS: [(&str, crate::window::pieces::Sign, &str); 6] = [
    ("travel", fate::TRAVEL, "frodo"),
    ("attack", fate::ATTACK, "attack"),
    ("capture", fate::CAPTURE, "capture"),
    ("muster", fate::MUSTER, "muster"),
    ("objective", fate::OBJECTIVE, "objective"),
    ("ring", fate::RING, "ring"),
];

/// In hand: who acts in this turn, and who is next.
pub(super) fn hand(mat: &mut Table, stage: &Stage<'_>) {
    let view = stage.view;
    let tints = mat.tints();
    let who = [("who", stage.who(view.who).into())];
    mat.panel([20.0, 100.0], [300.0, 304.0], &stage.tell("mat-acts", &who), "");
    let own = view.who_act();
    if own.is_empty() {
        return nameless(mat, stage);
    }
    let apart = 260.0 / own.len() as f32;
    for (at, name) in own.iter().enumerate() {
        let x = 40.0 + apart * (at as f32 + 0.5);
        let radius = if own.len() > 2 { 34.0 } else { 45.0 };
        pawn(mat, stage, [x, 194.0], radius, name, apart);
    }
    mat.rule([40.0, 302.0], [300.0, 302.0]);
    let next = stage.next_seat();
    let facts = [("who", stage.who(next).into())];
    let said = stage.tell("mat-next", &facts);
    mat.fits([42.0, 326.0], 256.0, 14.5, (tints.faint, Side::From, false), &said);
    for (at, name) in next_ones(stage, next).iter().take(2).enumerate() {
        let x = 66.0 + at as f32 * 128.0;
        mat.pawn([x, 364.0], 24.0, person_sign(name), Lit::Spent);
        if name == FRODO_SAM {
            // Two are one character.
            mat.sign(fate::FRODO, [x - 2.0, 356.0], 20.0, tints.faint);
        }
        mat.fits([x + 32.0, 369.0], 66.0, 15.0, (tints.faint, Side::From, false), &stage.named(name));
    }
}

/// Who acts in the next turn.
fn next_ones(stage: &Stage<'_>, next: u8) -> Vec<String> {
    let Some(told) = &stage.view.characters else { return Vec::new() };
    let at = usize::from(next) - 1;
    if stage.view.is_solo() {
        return told.first().and_then(|row| row.get(at)).cloned().into_iter().collect();
    }
    told.get(at).cloned().unwrap_or_default()
}

/// Nobody has said who plays whom: the player's two, without their names.
fn nameless(mat: &mut Table, stage: &Stage<'_>) {
    for (at, name) in pair(stage.view).into_iter().enumerate() {
        pawn(mat, stage, [105.0 + at as f32 * 130.0, 194.0], 45.0, name, 130.0);
    }
    mat.rule([40.0, 302.0], [300.0, 302.0]);
    let said = stage.of("mat-word", "nameless");
    let lines = wrapped(&said, 14.5 * 0.92, false, 256.0).into_iter().take(3);
    mat.paragraph([42.0, 328.0], 19.0, (256.0, 14.5), (mat.tints().faint, Side::From, false), lines);
}

/// The two, without their names; of whoever has gone as Frodo that is known.
fn pair(view: &Fellowship) -> [&'static str; 2] {
    let acted = |name| view.times_acted(name) > 0;
    match (view.is_solo() || acted(FRODO_SAM), acted("other")) {
        (false, _) => ["one", "other"],
        (true, false) => ["one", FRODO_SAM],
        (true, true) => [FRODO_SAM, "other"],
    }
}

/// Who of them Frodo is: one of whom nothing is known yet, or else whoever acts now.
pub(super) fn frodo_as(view: &Fellowship) -> String {
    let untold = pair(view).into_iter().all(|name| name == FRODO_SAM || view.times_acted(name) > 0);
    let last = view.acted.last().filter(|_| untold && view.times_acted(FRODO_SAM) == 0 && !view.is_solo());
    last.map_or_else(|| FRODO_SAM.to_owned(), |(name, _)| name.clone())
}

/// Somebody, with the actions done, of those that may be.
fn pawn(mat: &mut Table, stage: &Stage<'_>, [x, y]: At, radius: f32, name: &str, room: f32) {
    let view = stage.view;
    let tints = mat.tints();
    let times = view.times_acted(name);
    let most = view.may_act(name).max(times);
    // Who is lit acts by what is done next.
    let last = stage.actor().is_some_and(|actor| actor == name);
    let lit = if last { Lit::Ringed } else { Lit::Plain };
    let sign = if name == FRODO_SAM { fate::FRODO } else { person_sign(name) };
    if name == FRODO_SAM || name == "merry-pippin" {
        let ink = if last { tints.gold } else { tints.ink };
        mat.pawn([x, y], radius, crate::window::pieces::Sign(' '), lit);
        mat.sign(fate::FRODO, [x - radius * 0.84, y - radius * 0.58], radius * 1.12, ink);
        mat.sign(fate::FRODO, [x - radius * 0.16, y - radius * 0.42], radius, ink);
    } else {
        mat.pawn([x, y], radius, sign, lit);
    }
    let below = radius + 23.0;
    let ink = if last { tints.gold } else { tints.ink };
    mat.fits([x, y + below], room - 6.0, 17.0, (ink, Side::About, true), &stage.named(name));
    mat.dots([x, y + below + 18.0], (times, most), if last { tints.gold } else { tints.faint });
    let broad = (room - 4.0).max(radius * 2.0);
    mat.place(
        [x - broad / 2.0, y - radius],
        [broad, radius + below + 26.0],
        stage.named(name),
        begins(stage.acts(name), stage.named(name)),
    );
}

/// The moment: what is done.
pub(super) fn deeds(mat: &mut Table, stage: &Stage<'_>) {
    if stage.said.verb() == "muster" {
        return armies(mat, stage);
    }
    rows::head(mat, stage, &stage.of("mat-title", "what-is-done"), "");
    for (at, (name, sign, verb)) in DEEDS.into_iter().enumerate() {
        let corner = [904.0 + (at % 2) as f32 * 176.0, 142.0 + (at / 2) as f32 * 47.0];
        // Of those that travel the program follows Frodo alone; and the Ring is his.
        let frodo = stage.frodo_acts();
        let verb = if verb == "frodo" && !frodo { "travel" } else { verb };
        let lit = match stage.said.verb() == verb {
            true => Lit::Ringed,
            _ if verb == "ring" && !frodo => Lit::Spent,
            _ => Lit::Plain,
        };
        let label = stage.of("mat-deed", name);
        mat.deed(corner, [168.0, 41.0], sign, &label, lit);
        let wish = match lit {
            Lit::Spent => Wish::Ask(stage.of("mat-word", "frodos-turn")),
            _ => begins(stage.by_actor(Draft::of(verb)), &label),
        };
        mat.place(corner, [168.0, 41.0], label, wish);
    }
    let there = stage.view.frodo_place.as_ref();
    if stage.said.verb() == "ring" && there.is_none_or(|place| stage.may_be_haven(place)) {
        let label = stage.of("mat-word", "in-haven");
        let lit = if stage.said.has("haven") { Lit::Ringed } else { Lit::Plain };
        mat.deed([904.0, 284.0], [344.0, 36.0], fate::HAVEN, &label, lit);
        mat.place([904.0, 284.0], [344.0, 36.0], label.clone(), begins(stage.said.toggled("haven"), label));
    } else if stage.said.is_empty() {
        let label = stage.of("mat-word", "search-here");
        match stage.view.options.ledger {
            true => {
                let moves = stage.of("mat-word", "troops-move");
                rows::feet(mat, [(label.clone(), begins("search", label)), (moves, stage.moves())]);
            }
            false => rows::foot(mat, &label, "", begins("search", &label)),
        }
    } else {
        let below = stage.say("mat-player-cards");
        rows::foot(mat, &stage.say("mat-actions-done"), &below, Wish::give(C::Done));
    }
}

/// Whose troop is pressed to come.
pub(super) fn mustered(stage: &Stage<'_>) -> Option<Army> {
    stage.said.told("army")?.parse().ok()
}

/// What a muster is told by: the troops of its place, where the ledger knows them, or what is left of the army.
pub(super) fn musters(stage: &Stage<'_>, army: Army) -> Command<Fate> {
    match stage.said_place().filter(|_| stage.view.options.ledger) {
        Some(place) => {
            let stands = stage.view.troops_at(&place).friendly.get(&army).copied().unwrap_or_default();
            C::Troops { place, shadow: None, friendly: vec![(army, u32::from(stands) + 1)] }.into()
        }
        None => Command::Track(FateTrack::Army(army), Change::Fewer(1)),
    }
}

/// A muster: whose troop comes out of what is left.
fn armies(mat: &mut Table, stage: &Stage<'_>) {
    rows::head(mat, stage, &stage.of("mat-title", "whose-troop"), &stage.of("mat-word", "left-beside"));
    let ledger = stage.view.options.ledger;
    for (at, army) in Army::ALL.into_iter().enumerate() {
        let corner = [904.0 + (at % 2) as f32 * 176.0, 142.0 + (at / 2) as f32 * 60.0];
        let left = stage.view.left_of(army);
        let name = army_named(stage.words, army);
        let may = left > 0 && (!ledger || stage.said_place().is_some());
        let lit = Lit::of(may && mustered(stage) == Some(army), may);
        mat.deed(corner, [168.0, 52.0], army_sign(army), &name, lit);
        mat.bold([corner[0] + 156.0, corner[1] + 33.0], 20.0, mat.tints().ink, Side::To, left.to_string());
        if lit != Lit::Spent {
            mat.place(corner, [168.0, 52.0], name.clone(), begins(stage.said.with("army", army), name));
        }
    }
    let below = stage.say("mat-player-cards");
    rows::foot(mat, &stage.say("mat-actions-done"), &below, Wish::give(C::Done));
}
