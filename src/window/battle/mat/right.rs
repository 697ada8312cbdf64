//! What the table sets right by its word: who is out or back, how many there are, who has the Ring, and how a place is. The tray
//! asks, and is pressed.

use super::{END, Given, INSET, TITLE, Table, Told, signs, title};
use crate::battle::{Battle, BattleCommand as C, Gandalf, Owner, Piece, Setting, Sleep};
use crate::books::{Change, Command};
use crate::language::battle::begun::piece as piece_of;
use crate::language::battle::{owner, side};
use crate::language::books::set_right;
use crate::window::battle::Wish;
use crate::window::pieces::{Lit, Paint, Side};
use crate::window::play::wish::Begun;
use strum::VariantArray;

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::window::battle) enum Asks {
    /// Which piece is out.
    Out,
    /// Which one is back.
    Back,
    /// What is wrong: a number, who has the Ring, or how a place is.
    Wrong,
    /// How many there are of it.
    Number(Piece),
}

impl Asks {
    /// What stands on the line so far.
    pub(in crate::window::battle) fn of(typed: &str) -> Option<Self> {
        match typed.split_whitespace().collect::<Vec<_>>()[..] {
            ["lost"] => Some(Self::Out),
            ["back"] => Some(Self::Back),
            ["count"] => Some(Self::Wrong),
            ["count", piece, "="] => piece_of(piece).map(Self::Number),
            _ => None,
        }
    }

    /// Its question.
    pub(super) fn said(self, given: &Given<'_>) -> String {
        match self {
            Self::Out => given.say("mat-which-out", &[]),
            Self::Back => given.say("mat-which-back", &[]),
            Self::Wrong => given.say("mat-which-wrong", &[]),
            Self::Number(piece) => given.say("mat-number", &[("piece", given.nation(piece).into())]),
        }
    }

    /// What a press on a piece answers, where it can be the answer.
    pub(super) fn answer(self, given: &Given<'_>, piece: Piece) -> Option<Wish> {
        let now = given.view.map[piece];
        match self {
            Self::Out => (now > 0).then(|| Wish::give(C::Set(Setting::Lost(piece)))),
            Self::Back => (now < piece.counters()).then(|| Wish::give(C::Set(Setting::Back(piece)))),
            Self::Wrong => Some(sets_right(given, piece)),
            Self::Number(_) => None,
        }
    }
}

/// The number of a piece is set right: how many there are is asked.
pub(super) fn sets_right(given: &Given<'_>, piece: Piece) -> Wish {
    Wish::Begin(Begun::new(set_right::<Battle>(piece), given.nation(piece)))
}

/// Who has the Ring, as what is unfolded.
const RING: &str = "ring";

/// How a place can be otherwise, or who else has the Ring.
pub(super) fn otherwise(given: &Given<'_>, name: &str) -> Vec<Told> {
    let view = given.view;
    let state = |is: &str| given.say("once-stands", &[("is", is.to_owned().into())]);
    let set = |said: String, setting: Setting| (said, Wish::give(C::Set(setting)));
    let sleeps = |now: Sleep, setting: fn(Sleep) -> Setting| {
        let others = Sleep::VARIANTS.iter().filter(|is| **is != now);
        others.map(|is| set(state(is.name()), setting(*is))).collect()
    };
    match name {
        "shire" => {
            let others = Owner::VARIANTS.iter().filter(|owner| **owner != view.shire.owner);
            others.map(|it| set(owner(given.words, *it), Setting::Shire(*it))).collect()
        }
        "moria" if view.has(Piece::Gandalf) => {
            let inside = view.gandalf != Gandalf::InMoria;
            vec![set(state(if inside { "gandalf" } else { "nobody" }), Setting::Moria { inside })]
        }
        "fangorn" => sleeps(view.fangorn, Setting::Fangorn),
        "paths" => sleeps(view.paths, Setting::Paths),
        "isengard" => {
            let open = !view.isengard_open;
            vec![set(state(if open { "open" } else { "saruman" }), Setting::Isengard { open })]
        }
        RING => {
            let others = view.players.sides().iter().filter(|side| **side != view.ring.holder);
            others.map(|it| set(side(given.words, *it), Setting::Ring { side: it.to_string() })).collect()
        }
        _ => Vec::new(),
    }
}

pub(super) fn tray(mat: &mut Table, given: &Given<'_>, asks: Asks) {
    title(mat, [INSET, TITLE], 700.0, &asks.said(given));
    match asks {
        Asks::Number(piece) => numbers(mat, given, piece),
        _ => pieces(mat, given, asks),
    }
}

/// All pieces of all sides beside each other.
fn pieces(mat: &mut Table, given: &Given<'_>, asks: Asks) {
    const RADIUS: f32 = 24.0;
    const MIDDLE: f32 = 676.0;
    let tints = mat.tints();
    let rings = usize::from(asks == Asks::Wrong);
    let apart = (END - INSET) / (Piece::VARIANTS.len() + rings) as f32;
    for (number, piece) in Piece::VARIANTS.iter().copied().enumerate() {
        let x = INSET + apart * (number as f32 + 0.5);
        let answer = asks.answer(given, piece);
        let lit = if answer.is_some() { Lit::Plain } else { Lit::Spent };
        mat.counter([x, MIDDLE], RADIUS, signs::counter(piece), lit);
        if piece.counters() > 1 {
            mat.badge([x + 19.0, MIDDLE + 14.0], given.view.map[piece], lit);
        }
        let (name, ink) = (given.nation(piece), if answer.is_some() { tints.ink } else { tints.faint });
        mat.fits([x, 725.0], apart - 3.0, 13.0, (ink, Side::About, false), &name);
        if let Some(wish) = answer {
            mat.place([x - apart / 2.0 + 1.0, MIDDLE - 27.0], [apart - 2.0, 82.0], name, wish);
        }
    }
    if rings == 0 {
        return;
    }
    let x = END - apart * 0.5;
    mat.counter([x, MIDDLE], RADIUS, signs::side(given.view.ring.holder), Lit::Plain);
    mat.circle([x, MIDDLE], RADIUS - 5.0, Paint::line(tints.lit, 3.0));
    let name = given.say("mat-bearer", &[]);
    mat.fits([x, 725.0], apart - 3.0, 13.0, (tints.ink, Side::About, false), &name);
    let mut others = otherwise(given, RING);
    let wish = match others.len() {
        1 => others.swap_remove(0).1,
        _ => Wish::Open(RING.to_owned()),
    };
    mat.place([x - apart / 2.0 + 1.0, MIDDLE - 27.0], [apart - 2.0, 82.0], name, wish);
}

/// All numbers that there can be of it, and which it is now.
fn numbers(mat: &mut Table, given: &Given<'_>, piece: Piece) {
    const TOP: f32 = 651.0;
    const HIGH: f32 = 64.0;
    let tints = mat.tints();
    let apart = ((END - INSET) / f32::from(piece.counters() + 1)).min(66.0);
    for number in 0..=piece.counters() {
        let (left, wide) = (INSET + apart * f32::from(number), apart - 2.5);
        let is = number == given.view.map[piece];
        let paint = match is {
            true => Paint::filled(tints.raised).edged(tints.gold, 1.6),
            false => Paint::filled(tints.panel).edged(tints.rim, 1.2),
        };
        mat.plate([left, TOP], [wide, HIGH], 4.0, paint);
        let size = (wide * 0.62).min(22.0);
        let ink = if is { tints.gold } else { tints.ink };
        let at = [left + wide / 2.0, TOP + HIGH / 2.0 + size * 0.36];
        mat.bold(at, size, ink, Side::About, number.to_string());
        // As it is it stays.
        let wish = match is {
            true => Wish::Back,
            false => Wish::give(Command::Track(piece, Change::To(number))),
        };
        mat.place([left, TOP], [wide, HIGH], number.to_string(), wish);
    }
}
