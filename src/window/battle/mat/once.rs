//! What happens once in a game, or seldom: the Shire, Moria, Fangorn, the Paths and Isengard, with how each stands and what can
//! be told of it. Where that is more than one thing the tray asks.

use super::right::{self, Asks};
use super::{Given, HERE, INSET, Table, Told, broad, lines, title};
use crate::battle::{BattleCommand as C, Gandalf, Owner, Piece, Power, Side as Who, Sleep, Waker};
use crate::language::battle::{nation, owner};
use crate::window::battle::Wish;
use crate::window::pieces::signs::battle;
use crate::window::pieces::{Paint, Side, Sign};
use crate::window::play::wish::Begun;
use strum::VariantArray;

/// Where Fangorn sleeps, as a place where the Ring-bearer can be.
const FANGORN: &str = "fangorn";

/// A place as it stands there.
struct Spot {
    /// As it is called in commands, and what unfolds it in the tray.
    name: &'static str,
    sign: Sign,
    /// How it stands.
    stands: String,
    /// What can be told of it.
    tells: Option<Told>,
}

pub(super) fn once(mat: &mut Table, given: &Given<'_>) {
    const RADIUS: f32 = 56.0;
    let tints = mat.tints();
    title(mat, [INSET, 379.0], 800.0, &given.say("mat-once", &[]));
    for (number, spot) in spots(given).into_iter().enumerate() {
        let [x, y] = [118.0 + 162.0 * number as f32, 455.0];
        let can = spot.tells.is_some();
        let (edge, ink) = if can { (tints.gold, tints.gold) } else { (tints.rim, tints.dim) };
        let lit = can && given.opened == spot.name;
        mat.hex([x, y], RADIUS, Paint::filled(tints.raised).edged(edge, if lit { 3.2 } else { 1.8 }));
        mat.sign(spot.sign, [x - 28.0, y - 28.0], 56.0, ink);
        let name = given.say("once", &[("place", spot.name.into())]);
        let bold = if can { tints.ink } else { tints.faint };
        mat.fits([x, y + 77.0], 150.0, 16.0, (bold, Side::About, can), &name);
        mat.fits([x, y + 96.0], 154.0, 14.0, (tints.faint, Side::About, false), &spot.stands);
        if let Some((said, wish)) = spot.tells {
            // What would be written too small stands in two lines.
            let (at, most, ink) = ([x, y + 115.0], 154.0, (tints.gold, Side::About, false));
            if broad(&said, 14.0, false) > most * 1.1 {
                lines(mat, at, (most, 14.0), ink, &said);
            } else {
                mat.fits(at, most, 14.0, ink, &said);
            }
            // As broad as what is written there.
            mat.place([x - 79.0, y - 58.0], [158.0, 178.0], name, wish);
        } else {
            mat.place([x - 62.0, y - 58.0], [124.0, 116.0], name, given.no(format!("{} {HERE}", spot.name)));
        }
    }
}

/// One thing is told by a press; of several the tray asks which.
fn tells(given: &Given<'_>, name: &'static str, told: Vec<Told>) -> Option<Told> {
    let mut told = told.into_iter();
    let (first, others) = (told.next()?, told.count());
    let right = given.sets_right().is_some();
    let goes = name == "shire" && given.view.shire.sauron_there && !right;
    let said = match others {
        // B22: in others' turns it can only be destroyed there.
        0 if goes => given.say("once-destroyed", &[]),
        _ if goes => given.say("once-gone", &[]),
        // It has not happened before it is pressed.
        0 => given.say("once-did", &[("what", first.0.into())]),
        _ if right => given.say("mat-how-is", &[]),
        _ => given.say("once-which", &[("place", name.into())]),
    };
    Some((said, if others == 0 { first.1 } else { Wish::Open(name.to_owned()) }))
}

fn spots(given: &Given<'_>) -> [Spot; 5] {
    let view = given.view;
    let state = |is: &str| given.say("once-stands", &[("is", is.to_owned().into())]);
    let shire = if view.shire.sauron_there { state("sauron") } else { owner(given.words, view.shire.owner) };
    let moria = if view.gandalf == Gandalf::InMoria { state("gandalf") } else { state("nobody") };
    let isengard = match (view.fangorn_on_isengard, view.isengard_open) {
        (true, _) => state("fangorn"),
        (_, true) => state("open"),
        (_, false) => state("saruman"),
    };
    let spot = |name, sign, stands| Spot { name, sign, stands, tells: tells(given, name, told(given, name)) };
    [
        spot("shire", battle::HOBBIT, shire),
        spot("moria", battle::MINES, moria),
        spot("fangorn", battle::WOODS, state(view.fangorn.name())),
        spot("paths", battle::PATHS, state(view.paths.name())),
        spot("isengard", battle::ISENGARD, isengard),
    ]
}

/// What can be told of a place now, or set right of it.
pub(super) fn told(given: &Given<'_>, name: &str) -> Vec<Told> {
    match given.sets_right() {
        Some(Asks::Wrong) => return right::otherwise(given, name),
        // A number is asked for: nothing else is told meanwhile.
        Some(_) => return Vec::new(),
        None if given.wakes() => return Vec::new(),
        None => {}
    }
    match name {
        "shire" => shire(given),
        "moria" => moria(given),
        "fangorn" => fangorn(given),
        "paths" => paths(given),
        _ => Vec::new(),
    }
}

fn give(given: &Given<'_>, command: C) -> Told {
    (given.words.tell("deed", &command), Wish::give(command))
}

fn shire(given: &Given<'_>) -> Vec<Told> {
    let (view, side) = (given.view, given.side());
    let there = view.shire.sauron_there;
    let sauron = side == view.players.side(Power::Sauron);
    if there {
        let may = Owner::VARIANTS.iter().filter(|owner| sauron || **owner == view.shire.owner);
        return may.map(|owner| give(given, C::ShireLeft(*owner))).collect();
    }
    // What would change nothing is not told.
    let changes = |power: Power| Owner::after(power) != Some(view.shire.owner);
    let powers =
        Power::VARIANTS.iter().filter(|power| side == view.players.side(**power) && changes(**power));
    powers.map(|power| give(given, C::ShireEntered(*power))).collect()
}

fn moria(given: &Given<'_>) -> Vec<Told> {
    let view = given.view;
    // Others pass without anything following from it.
    if given.side() != Who::Alliance {
        return Vec::new();
    }
    match view.gandalf {
        // Once it is told he stays, whoever passes after that.
        Gandalf::InMoria if view.step.passed => Vec::new(),
        Gandalf::InMoria => vec![give(given, C::MoriaPassed), give(given, C::MoriaOut)],
        Gandalf::Abroad if view.has(Piece::Gandalf) => vec![give(given, C::MoriaIn)],
        _ => Vec::new(),
    }
}

fn fangorn(given: &Given<'_>) -> Vec<Told> {
    let view = given.view;
    if given.side() != Who::Alliance {
        return Vec::new();
    }
    match view.fangorn {
        Sleep::Asleep if view.has(Piece::Fangorn) => {
            // Behind it is told who stood on Isengard.
            let wakes = |name: &str, by: Waker| {
                let said = given.say(name, &[]);
                let begun = Begun::new(C::FangornAwake { by, over: None }, &said);
                (said, Wish::Begin(begun))
            };
            let gandalf = view.has(Piece::Gandalf) && view.gandalf == Gandalf::Abroad;
            let gandalf = gandalf.then(|| wakes("chip-fangorn-gandalf", Waker::Gandalf));
            let ring = (view.ring.holder == Who::Alliance).then(|| wakes("chip-fangorn-ring", Waker::Ring));
            gandalf.into_iter().chain(ring).collect()
        }
        Sleep::Awake if view.fangorn_is_to_clear() => {
            vec![give(given, C::FangornClear)]
        }
        _ => Vec::new(),
    }
}

fn paths(given: &Given<'_>) -> Vec<Told> {
    let view = given.view;
    let wakes = view.paths == Sleep::Asleep && view.has(Piece::Aragorn) && view.has(Piece::Dead);
    if given.side() == Who::Alliance && wakes {
        return vec![give(given, C::PathsAwake)];
    }
    if view.paths_are_owed() {
        return vec![give(given, C::PathsClear), give(given, C::PathsLost)];
    }
    Vec::new()
}

/// B42: who stood on Isengard when Fangorn came, behind how that is begun.
pub(super) fn stood_on_isengard(given: &Given<'_>, command: &str) -> Vec<Told> {
    let view = given.view;
    let by = if command.ends_with("gandalf") { Waker::Gandalf } else { Waker::Ring };
    // B42: he has come there, and so is there (B55).
    let there = (by == Waker::Ring).then(|| C::RingAt { place: FANGORN.to_owned(), elven: false });
    let over = |over: Option<Piece>| {
        let wakes = std::iter::once(C::FangornAwake { by, over });
        Wish::Give(wakes.chain(there.clone()).map(Into::into).collect())
    };
    let nobody = (given.say("mat-nobody", &[]), over(None));
    let may = |piece: &Piece| {
        let woke = *piece == Piece::Gandalf && by == Waker::Gandalf;
        let stops = view.isengard_open || piece.power() == Power::Saruman;
        view.has(*piece) && stops && !woke && *piece != Piece::Fangorn
    };
    let pieces = Piece::VARIANTS.iter().filter(|piece| may(piece));
    let pieces = pieces.map(|piece| (nation(given.words, *piece), over(Some(*piece))));
    std::iter::once(nobody).chain(pieces).collect()
}
