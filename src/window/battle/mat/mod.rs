//! What lies on the table of Battle of the Ring, drawn: above the field with what the moment is about, below it what can
//! be said of it, at the foot a tray; beside it this turn, what is owed, and all counters. Everything keeps its place from the
//! first moment to the last.

mod attack;
mod below;
mod build;
mod capture;
mod had;
mod moves;
mod once;
mod over;
mod owed;
mod place;
mod right;
mod set_up;
mod several;
mod signs;
mod sums;
mod tray;
mod turn;
mod wall;

pub(super) use over::end;
pub(super) use place::{ELVEN, HEX, WAKES, is_asked};
pub(super) use right::Asks;
pub(super) use wall::wall;

use crate::battle::{
    BattleView, Gandalf, Piece, Side, Sleep, Step, cannot_attack, cannot_be_attacked, cannot_build,
};
use crate::books::Books;
use crate::language::battle::begun::{Begun, piece as piece_of};
use crate::language::battle::plan::Plan;
use crate::language::battle::{
    ground, nation, now_told, off_told, one, place as place_told, side as called, the,
};
use crate::language::{Words, in_short, yes};
use crate::window::battle::Wish;
use crate::window::pieces::{self, At, Lit, Mat, Paint, Side as Stands, breadth, wrapped};
use crate::window::play::wish;
use crate::window::widgets::look::Look;
use fluent_bundle::FluentValue;

/// What can be told of a place: what it is called, and the command.
type Told = (String, Wish);

/// What is wished for on the mat.
pub(super) type Table = Mat<Wish>;

/// How large the mats are, in their own points: that at the left, and those above and below the gold button.
pub(super) const LEFT: At = [900.0, 736.0];
pub(super) const MOMENT: At = [344.0, 320.0];
pub(super) const BELOW: At = [344.0, 292.0];
/// The field, and how far it goes down.
const FIELD: At = [900.0, 352.0];
/// Where what stands in the tray begins: its rule, its title.
const TRAY: f32 = 615.0;
const TITLE: f32 = 639.0;
/// From where to where what is written goes.
const INSET: f32 = 40.0;
const END: f32 = 860.0;
/// How large the counters of the tray are, their middles, and how far they are apart.
const SMALL: f32 = 28.0;
const MIDDLE: f32 = 679.0;
const APART: f32 = 92.0;

/// What begins it that a piece was pressed for which that means nothing.
const NO: &str = "no ";
/// What stands behind a place, which may be called as a piece.
const HERE: &str = "here";

/// What there is to draw from, and how it is looked at.
#[derive(Clone, Copy)]
pub(super) struct Given<'a> {
    pub(super) words: &'a Words,
    pub(super) view: &'a BattleView,
    /// What all such games keep: who sits where, who throws, whether chances are told.
    pub(super) books: &'a Books,
    /// What stands on the line.
    pub(super) typed: &'a str,
    /// What was unfolded.
    pub(super) opened: &'a str,
    /// Whether it is looked at from afar, where nothing is pressed.
    pub(super) far: bool,
}

/// What the moment is about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum About {
    SetUp,
    Build,
    Move,
    /// The Ring was captured by this piece, and nobody has said where it is now.
    Captured(Piece),
    Attack,
    Over,
}

impl<'a> Given<'a> {
    pub(super) fn about(&self) -> About {
        match (self.view.won, self.view.moment, self.view.captor()) {
            (Some(_), ..) => About::Over,
            (_, None, _) => About::SetUp,
            (_, _, Some(captor)) => About::Captured(captor),
            (_, Some(moment), _) => match moment.step {
                Step::Build => About::Build,
                Step::Attack => About::Attack,
                Step::FirstMove | Step::SecondMove => About::Move,
            },
        }
    }

    /// The attack as far as it is said.
    pub(super) fn begun(&self) -> Begun {
        Begun::of(self.typed)
    }

    /// The chances that are asked for, as far as it is said; none where none are told.
    pub(super) fn plan(&self) -> Option<Plan> {
        Plan::of(self.typed).filter(|_| self.books.tells_odds())
    }

    /// Who sits at a side, which is typed, if that is asked.
    pub(super) fn seat_asked(&self) -> Option<&'a str> {
        seat_of(self.typed)
    }

    /// Whether it is asked who stood on Isengard.
    pub(super) fn wakes(&self) -> bool {
        self.typed.starts_with(WAKES) && self.about() == About::Move
    }

    /// What is asked of what the table sets right.
    pub(super) fn sets_right(&self) -> Option<Asks> {
        Asks::of(self.typed).filter(|_| self.can_be_set_right())
    }

    /// Whether a number can be set right: from the first step to the end.
    fn can_be_set_right(&self) -> bool {
        !matches!(self.about(), About::SetUp | About::Over)
    }

    /// A press on this means nothing now: why, is said above, however often it is pressed.
    fn no(&self, what: impl std::fmt::Display) -> Wish {
        let why = format!("{NO}{what}");
        Wish::Open(if self.opened == why { format!("{why} {NO}") } else { why })
    }

    /// Why what was pressed last is not done: a piece, a centre of its own, or a place where nothing is told now; until something
    /// else is pressed.
    fn refused(&self) -> Option<String> {
        let mut words = self.opened.strip_prefix(NO)?.split_whitespace();
        let (what, at) = (words.next()?, words.next());
        let (view, begun) = (self.view, self.begun());
        let Some(piece) = piece_of(what).filter(|_| at != Some(HERE)) else {
            let lost = !(view.has(Piece::Aragorn) && view.has(Piece::Dead));
            let place = match what {
                "paths" if lost && view.paths == Sleep::Asleep => "paths-lost",
                "fangorn" if view.fangorn == Sleep::Asleep && view.gandalf == Gandalf::InMoria => {
                    "fangorn-moria"
                }
                "moria" if !view.has(Piece::Gandalf) => "moria-lost",
                "moria" if view.step.passed && view.gandalf == Gandalf::InMoria => "moria-passed",
                _ => what,
            };
            return Some(self.say("now-nothing", &[("place", place.to_owned().into())]));
        };
        let own = view.side_of(piece) == self.side();
        let refusal = match (self.about(), begun.attacker, begun.defender) {
            (About::Attack, None, _) if own => cannot_attack(view, piece),
            (About::Attack, Some(_), None) if !own => cannot_be_attacked(view, piece),
            (About::Build, ..) => cannot_build(view, piece, at?.parse().ok()?),
            (About::Move, ..) => {
                return Some(self.say("now-asleep", &[("piece", piece.name().into())]));
            }
            _ => None,
        };
        refusal.map(|why| in_short(&self.words.tell("refused", &why)).0)
    }

    /// Whose turn it is.
    fn side(&self) -> Side {
        self.view.moment.map_or(Side::Alliance, |moment| moment.side)
    }

    fn say(&self, name: &str, facts: &[(&str, FluentValue<'_>)]) -> String {
        self.words.say(name, facts)
    }

    fn nation(&self, piece: Piece) -> String {
        nation(self.words, piece)
    }

    /// A sentence about one piece, as a word and as it stands in a sentence.
    fn about_one(&self, name: &str, piece: Piece, more: &[(&'static str, FluentValue<'_>)]) -> String {
        let mut facts = vec![("one", one(self.words, piece).into()), ("the", the(self.words, piece).into())];
        facts.extend_from_slice(more);
        self.say(name, &facts)
    }
}

/// A command that is begun anew, and what it is called so far.
pub(super) fn begins(begun: Begun, words: &Words) -> Wish {
    Wish::Begin(as_begun(begun, words))
}

fn as_begun(begun: Begun, words: &Words) -> wish::Begun {
    wish::Begun::new(begun.typed(), begun.called(words))
}

/// Whether all of an attack is said but its dice.
pub(super) fn is_attack(typed: &str) -> bool {
    Begun::of(typed).defender.is_some()
}

/// The side of which it is begun to be said who sits there.
pub(super) fn seat_of(begun: &str) -> Option<&str> {
    match begun.split_whitespace().collect::<Vec<_>>()[..] {
        ["seat", side] => Some(side),
        _ => None,
    }
}

/// Chances that are asked for so far, as a command that is begun.
fn plan_begun(plan: &Plan, words: &Words) -> wish::Begun {
    wish::Begun::new(plan.typed(), plan.called(words))
}

/// An attack that was typed, or chances that were asked for, as if it had been pressed.
pub(super) fn begun(typed: &str, words: &Words) -> wish::Begun {
    let plan = Plan::of(typed).map(|plan| plan_begun(&plan, words));
    plan.unwrap_or_else(|| as_begun(Begun::of(typed), words))
}

/// The mat at the left.
pub(super) fn left(look: Look, given: &Given<'_>) -> Table {
    let mut mat = Mat::new(look, LEFT);
    if given.about() == About::SetUp {
        set_up::set_up(&mut mat, given);
        return mat;
    }
    field(&mut mat, given);
    let line = Paint::filled(mat.tints().rim);
    mat.plate([24.0, TRAY], [868.0, 1.0], 0.0, line);
    match given.about() {
        About::Build => build::cards(&mut mat, given),
        About::Move => once::once(&mut mat, given),
        About::Captured(_) => capture::places(&mut mat, given),
        About::Attack => match given.plan() {
            Some(plan) => several::chances(&mut mat, given, &plan),
            None => sums::sums(&mut mat, given),
        },
        About::SetUp | About::Over => {}
    }
    match (given.about(), given.sets_right()) {
        (_, Some(asks)) => {
            // What was pressed can be in more ways than one.
            let others = if asks == Asks::Wrong { right::otherwise(given, given.opened) } else { Vec::new() };
            if others.len() > 1 {
                place::asked(&mut mat, given, "mat-how-is", others);
            } else {
                right::tray(&mut mat, given, asks);
            }
        }
        (About::Build, None) => build::never(&mut mat, given),
        (About::Move, None) => place::tray(&mut mat, given),
        (About::Captured(_), None) => place::after_capture(&mut mat, given),
        (About::Attack, None) => tray::tray(&mut mat, given),
        (About::SetUp | About::Over, None) => {}
    }
    if let Some(part) = asked(given) {
        mat.asks(part);
    }
    // Where a press only says why nothing is done, nobody is led first.
    mat.comes_last(|wish| matches!(wish, Wish::Open(what) if what.starts_with(NO)));
    mat
}

/// The tray, and where on the field stands who can be attacked.
const IN_TRAY: (At, At) = ([24.0, TRAY], [868.0, 121.0]);
const AMONG_THEM: (At, At) = ([440.0, 0.0], [250.0, FIELD[1]]);

/// In which part of the mat at the left is answered what is asked now.
pub(super) fn asked(given: &Given<'_>) -> Option<(At, At)> {
    if given.sets_right().is_some() {
        return Some(IN_TRAY);
    }
    let view = given.view;
    match given.about() {
        About::Build => (!view.builds().is_empty()).then_some(([0.0, 0.0], FIELD)),
        About::Move => {
            let last = view.moment.is_some_and(|moment| moment.step == Step::SecondMove);
            let leaves = last && view.place_to_leave().is_some() && !view.paths_are_owed();
            (is_asked(given) || leaves).then_some(IN_TRAY)
        }
        About::Captured(_) if given.opened == place::ELVEN => Some(IN_TRAY),
        About::Captured(_) => Some(([24.0, FIELD[1]], [868.0, TRAY - FIELD[1]])),
        About::Attack => attack_asked(given),
        About::SetUp | About::Over => None,
    }
}

/// The same of an attack: who, whom, and which faces or which sum the table threw.
fn attack_asked(given: &Given<'_>) -> Option<(At, At)> {
    let (view, begun) = (given.view, given.begun());
    if let Some(plan) = given.plan() {
        // Whoever has named one may name others.
        return plan.attackers.is_empty().then_some(IN_TRAY);
    }
    match (begun.attacker, begun.defender, begun.sum) {
        // What came of the last attack is looked at first.
        (None, ..) => (view.last_attack().is_none() || begun.said).then_some(IN_TRAY),
        (Some(_), None, _) => Some(AMONG_THEM),
        (.., Some(_)) => Some(sums::FACES),
        (.., None) => given.books.draws_by_hand().then_some(sums::COLUMNS),
    }
}

/// What hands do now; while an attack is said, who attacks whom, and from which sum on that one is out.
pub(super) fn now(given: &Given<'_>) -> String {
    let (begun, view) = (given.begun(), given.view);
    let far = ("far", yes(given.far).into());
    let again = view.moment.is_some_and(|moment| moment.step == Step::SecondMove);
    if let Some(asks) = given.sets_right() {
        return asks.said(given);
    }
    if let Some(seat) = given.seat_asked() {
        let side = given.say(&format!("seat-{seat}"), &[]);
        return given.say("now-name", &[("side", side.into())]);
    }
    if given.wakes() {
        return given.say("mat-stood", &[]);
    }
    // Whoever begins something else has read it.
    if let Some(no) = given.refused().filter(|_| given.typed.is_empty() || begun.said) {
        return no;
    }
    match (given.about(), begun.attacker, begun.defender, begun.cell(view)) {
        (About::SetUp, ..) => given.say("now-set-up", &[far]),
        (About::Move, ..) if again && view.place_to_leave().is_some() => {
            let at = view.ring.place.as_deref().map_or_else(String::new, |at| place_told(given.words, at));
            given.say("now-leaves", &[("place", at.into())])
        }
        (About::Move, ..) if view.paths_are_owed() => given.say("now-paths", &[]),
        (About::Move, ..) if view.step.dead_lost => given.say("now-lost", &[]),
        (About::Move, ..) if view.step.fangorn_woke => {
            let over = view.step.over.map(|over| off_told(given.words, view, over));
            over.into_iter().chain([given.say("now-woken", &[])]).collect::<Vec<_>>().join(" ")
        }
        (About::Move, ..) => given.say(if again { "now-second" } else { "now-first" }, &[]),
        (About::Captured(captor), ..) => {
            let at = view.ring.place.as_deref().map_or_else(String::new, |at| place_told(given.words, at));
            given.about_one("now-captured", captor, &[("place", at.into())])
        }
        (About::Attack, ..) if let Some(plan) = given.plan() => {
            several::falls(given, &plan).unwrap_or_else(|| given.say("now-odds", &[far]))
        }
        (About::Attack, Some(attacker), Some(defender), Some(cell)) => {
            let facts = [
                ("attacker", one(given.words, attacker).into()),
                ("ground", ground(given.words, cell.fortress, cell.river).into()),
                ("from", cell.defender_out_from().into()),
            ];
            given.about_one("host-takes", defender, &facts)
        }
        (About::Attack, Some(attacker), ..) => given.about_one("now-whom", attacker, &[far]),
        (About::Attack, ..) if view.last_attack().is_none() || begun.said => given.say("now-attack", &[far]),
        (About::Build, ..) if view.step.built.is_empty() && !view.builds().is_empty() => {
            given.say("now-build", &[far])
        }
        _ => now_told(given.words, view),
    }
}

/// A side, and who sits there (G17).
pub(super) fn whose(words: &Words, books: &Books, side: Side) -> String {
    let whose = called(words, side);
    books.seated(side.name()).map_or(whose.clone(), |who| format!("{who}, {whose}"))
}

/// What a side's line is drawn with on this ground.
pub(super) fn ink(side: Side, look: Look) -> iced::Color {
    of_livery(signs::side(side).0, look)
}

/// The same of whoever wears these colours.
fn of_livery(livery: pieces::Livery, look: Look) -> iced::Color {
    let [fill, edge, _] = livery.colours();
    if look.day { fill } else { edge }
}

/// Whose turn it is.
pub(super) fn pennant(look: Look, given: &Given<'_>) -> Table {
    let mut mat = Mat::new(look, [44.0, 56.0]);
    // Before the game it is nobody's.
    if given.about() != About::SetUp {
        cloth(&mut mat, given, [12.0, 6.0], 30.0);
    }
    mat
}

/// A cloth in the colours of the side whose turn it is, with its sign.
fn cloth(mat: &mut Table, given: &Given<'_>, [x, y]: At, wide: f32) {
    let (livery, sign) = signs::side(given.view.won.map_or(given.side(), |(winner, _)| winner));
    let [fill, edge, ink] = livery.colours();
    let (high, notch) = (wide * 1.4, wide * 0.3);
    let cloth = pieces::pennant([x, y], [wide, high], notch);
    mat.outline(cloth, Paint::filled(fill).edged(edge, (wide / 32.0).max(1.0)));
    let side = wide * 0.72;
    mat.sign(sign, [x + (wide - side) / 2.0, y + wide * 0.16], side, ink);
}

/// The field: what the moment is about.
fn field(mat: &mut Table, given: &Given<'_>) {
    mat.cells(FIELD);
    match given.about() {
        About::Build => build::field(mat, given),
        About::Move => moves::field(mat, given),
        About::Captured(captor) => capture::field(mat, given, captor),
        About::Attack => match given.plan() {
            Some(plan) => several::field(mat, given, &plan),
            None => attack::field(mat, given),
        },
        About::SetUp | About::Over => over::field(mat, given),
    }
}

/// What stands above the gold button: this turn, and what is owed before it ends.
pub(super) fn moment(look: Look, given: &Given<'_>) -> Table {
    let mut mat = Mat::new(look, MOMENT);
    turn::turn(&mut mat, given);
    for y in [149.0, 311.0] {
        mat.rule([0.0, y], [MOMENT[0], y]);
    }
    owed::owed(&mut mat, given);
    mat
}

/// What stands below it: all counters that can be built again, and the Elves.
pub(super) fn below(look: Look, given: &Given<'_>) -> Table {
    let mut mat = Mat::new(look, BELOW);
    below::below(&mut mat, given);
    mat
}

/// A small title.
fn title(mat: &mut Table, at: At, most: f32, said: &str) {
    let faint = mat.tints().faint;
    mat.fits(at, most, 15.0, (faint, Stands::From, false), said);
}

/// Words in lines that are no broader than this, one below the other; where the next one would stand.
fn lines(
    mat: &mut Table,
    [x, y]: At,
    (most, size): (f32, f32),
    ink: (iced::Color, Stands, bool),
    said: &str,
) -> f32 {
    let mut down = y;
    // Letters are about so broad, in what they are at the most; a word that is broader is written smaller, and not broken.
    let room = most / 0.88;
    let widest = said.split_whitespace().map(|word| breadth(word, size, ink.2)).fold(room, f32::max);
    let size = size * room / widest;
    for line in wrapped(said, size, ink.2, room) {
        mat.fits([x, down], most, size, ink, &line);
        down += size * 1.28;
    }
    down
}

/// A counter with its number at its foot and its name below.
fn named_counter(mat: &mut Table, given: &Given<'_>, at: At, piece: Piece, (number, lit): (u8, Lit)) {
    let tints = mat.tints();
    mat.counter(at, SMALL, signs::counter(piece), lit);
    if piece.counters() > 1 {
        mat.badge([at[0] + 23.0, at[1] + 17.0], number, lit);
    }
    let ink = if lit == Lit::Spent { tints.faint } else { tints.ink };
    let bold = lit == Lit::Ringed;
    let name = given.nation(piece);
    mat.fits([at[0], at[1] + 52.0], APART - 6.0, 14.0, (ink, Stands::About, bold), &name);
}

/// How broad words are on the mat.
fn broad(said: &str, size: f32, bold: bool) -> f32 {
    breadth(said, size, bold) * 0.88
}
