//! The tray of a Movement Phase: what was asked last, where the Ring-bearer stands, or who has come to him; and where he may
//! stand at all.

use super::once;
use super::{APART, END, Given, INSET, MIDDLE, SMALL, TITLE, Table, Told, named_counter, title};
use crate::battle::{BattleCommand as C, Piece, Players, Side as Who, cannot_move, elven_hexes};
use crate::language::battle::{place, side};
use crate::window::battle::Wish;
use crate::window::pieces::{Lit, Paint, Side};
use crate::window::play::wish::Begun;
use strum::VariantArray;

/// An ordinary hex, whichever.
pub(in crate::window::battle) const HEX: &str = "hex";
/// What unfolds the Elven hexes.
pub(in crate::window::battle) const ELVEN: &str = "elven";
/// So many places keep theirs in the tray.
const SPOTS: usize = 4;
/// What begins the commands that ask who stood on Isengard.
pub(in crate::window::battle) const WAKES: &str = "fangorn awake ";

/// A place where the Ring-bearer may be told to stand.
#[derive(Default)]
pub(super) struct Spot {
    /// As commands have it.
    pub(super) name: String,
    pub(super) called: String,
    pub(super) said: String,
    pub(super) elven: bool,
    /// Whether somebody wins there.
    pub(super) wins: bool,
    /// Whether he stands there.
    pub(super) here: bool,
    /// Which place it keeps, whatever is told.
    pub(super) slot: usize,
    /// `None`: it cannot be told.
    pub(super) wish: Option<Wish>,
}

fn ring_at(name: &str) -> Wish {
    Wish::give(C::RingAt { place: name.to_owned(), elven: false })
}

/// What ends the game or turns it is given by the gold button.
fn begins(command: C, called: &str) -> Wish {
    Wish::Begin(Begun::new(command, called))
}

/// Where he is, an ordinary hex, another Elven one, and where his side wins: each at its own place, also where the first is
/// none.
pub(super) fn spots(given: &Given<'_>) -> Vec<Spot> {
    let (view, words) = (given.view, given.words);
    let at = view.ring.place.as_deref();
    let stands = at.filter(|at| *at != HEX).map(|at| {
        let elven = view.elven_place().is_some();
        let said = match (elven, view.place_to_leave().is_some()) {
            (_, true) => given.say("mat-rounds-over", &[]),
            (true, false) => given.say("mat-round", &[("round", view.ring.round().into())]),
            (false, _) => String::new(),
        };
        // B54: where he has to leave he does not stay.
        let (name, wish) = (at.to_owned(), view.place_to_leave().is_none().then(|| ring_at(at)));
        Spot { name, called: place(words, at), said, elven, here: true, wish, ..Spot::default() }
    });
    let hex = Spot {
        name: HEX.to_owned(),
        called: place(words, HEX),
        here: at == Some(HEX),
        slot: 1,
        wish: Some(ring_at(HEX)),
        ..Spot::default()
    };
    let elven = Spot {
        name: ELVEN.to_owned(),
        // Where he is in none it is no other one.
        called: given.say(
            if view.elven_place().is_some() { "chip-another-elven-hex" } else { "chip-an-elven-hex" },
            &[],
        ),
        said: given.say("mat-two-rounds", &[]),
        elven: true,
        slot: 2,
        wish: view.has(Piece::Elf).then(|| Wish::Open(ELVEN.to_owned())),
        ..Spot::default()
    };
    let goal = view.ring.holder.goal();
    let called = place(words, goal);
    let goal = Spot {
        name: goal.to_owned(),
        said: given.say("mat-wins", &[("side", view.ring.holder.name().into())]),
        wins: true,
        slot: 3,
        wish: Some(begins(C::RingAt { place: goal.to_owned(), elven: false }, &called)),
        called,
        ..Spot::default()
    };
    // B56: Saruman himself, whoever's bearer it is; another side's is among those that can be captured.
    let himself = Piece::Saruman;
    let comes = given.side() == Who::Saruman && view.players == Players::Three && view.has(himself);
    let himself = comes.then(|| Spot {
        name: himself.to_string(),
        called: given.say("mat-himself", &[]),
        said: given.say("mat-wins", &[("side", Who::Saruman.name().into())]),
        wins: true,
        slot: SPOTS,
        wish: Some(begins(C::RingTaken(himself), &given.nation(himself))),
        ..Spot::default()
    });
    stands.into_iter().chain([hex, elven, goal]).chain(himself).collect()
}

/// The six Elven hexes: by their names those that were named, by their numbers the others; those that were left are dimmed.
fn elven(given: &Given<'_>) -> Vec<Spot> {
    let view = given.view;
    let is_numbered = |name: &&String| name.starts_with("elven-hex-");
    let known = &view.ring.elven;
    let mut unnamed = 6_usize.saturating_sub(known.len());
    // A number is there that was told, and others for so many as were not told at all.
    let numbered = elven_hexes().filter(|name| {
        let is_told = known.contains(name);
        let is_new = !is_told && unnamed > 0;
        unnamed -= usize::from(is_new);
        is_told || is_new
    });
    let mut names: Vec<String> = numbered.collect();
    names.extend(known.iter().filter(|name| !is_numbered(name)).cloned());
    let spot = |(slot, name): (usize, String)| {
        let (gone, here) = (view.ring.has_left(&name), view.ring.place.as_deref() == Some(&*name));
        let said = match (here, gone) {
            (true, _) => String::new(),
            (_, true) => given.say("mat-left", &[]),
            (_, false) => given.say("mat-two-rounds", &[]),
        };
        let may = if here { view.place_to_leave().is_none() } else { !gone };
        let wish = may.then(|| ring_at(&name));
        Spot {
            called: place(given.words, &name),
            said,
            elven: true,
            here,
            slot,
            wish,
            name,
            ..Spot::default()
        }
    };
    names.into_iter().enumerate().map(spot).collect()
}

pub(super) fn tray(mat: &mut Table, given: &Given<'_>) {
    let view = given.view;
    let opened = once::told(given, given.opened);
    if given.typed.starts_with(WAKES) {
        let stood = once::stood_on_isengard(given, given.typed.trim());
        asked(mat, given, "mat-stood", stood);
    } else if given.opened == ELVEN {
        title(mat, [INSET, TITLE], 600.0, &given.say("mat-which-elven", &[]));
        cards(mat, elven(given), SPOTS);
    } else if opened.len() > 1 {
        let goes = given.opened == "shire" && view.shire.sauron_there;
        asked(mat, given, if goes { "mat-whose" } else { "mat-which" }, opened);
    } else if view.ring.holder == given.side() {
        title(mat, [INSET, TITLE], 600.0, &given.say("mat-stands", &[]));
        let spots = spots(given);
        let places = spots.iter().map(|spot| spot.slot + 1).max().unwrap_or_default();
        cards(mat, spots, places);
    } else {
        captors(mat, given);
    }
}

/// Whether something that was pressed is asked about in the tray: then nothing is gold until it is answered.
pub(in crate::window::battle) fn is_asked(given: &Given<'_>) -> bool {
    given.typed.starts_with(WAKES) || given.opened == ELVEN || once::told(given, given.opened).len() > 1
}

/// Behind a capture: the Elven hexes, where they were asked for, else who had the Ring.
pub(super) fn after_capture(mat: &mut Table, given: &Given<'_>) {
    if given.opened == ELVEN {
        title(mat, [INSET, TITLE], 600.0, &given.say("mat-which-elven", &[]));
        cards(mat, elven(given), SPOTS);
    } else {
        super::had::had(mat, given, TITLE);
    }
}

/// A question, and what can be answered, a card each.
pub(super) fn asked(mat: &mut Table, given: &Given<'_>, question: &str, told: Vec<Told>) {
    title(mat, [INSET, TITLE], 700.0, &given.say(question, &[]));
    let card = |(slot, (called, wish))| Spot { called, slot, wish: Some(wish), ..Spot::default() };
    cards(mat, told.into_iter().enumerate().map(card).collect(), 2);
}

/// A card each, side by side: of fewer than the `least` each is as broad as if there were so many.
fn cards(mat: &mut Table, spots: Vec<Spot>, least: usize) {
    const TOP: f32 = 651.0;
    const HIGH: f32 = 64.0;
    let tints = mat.tints();
    let wide = (END - 4.0 - INSET + 10.0) / spots.len().max(least) as f32 - 10.0;
    for spot in spots {
        let left = INSET + (wide + 10.0) * spot.slot as f32;
        let can = spot.wish.is_some();
        let paint = match (spot.here, can) {
            (true, true) => Paint::filled(tints.raised).edged(tints.gold, 1.6),
            (false, true) => Paint::filled(tints.panel).edged(tints.rim, 1.6),
            (_, false) => Paint::filled(tints.well).edged(tints.rim, 1.0),
        };
        mat.plate([left, TOP], [wide, HIGH], 6.0, paint);
        let from = if spot.here {
            let [x, y] = [left + 28.0, TOP + 32.0];
            mat.circle([x, y], 9.0, Paint::line(tints.lit, 4.2));
            left + 52.0
        } else {
            left + 16.0
        };
        let most = left + wide - 8.0 - from;
        let down = if spot.said.is_empty() { 38.0 } else { 30.0 };
        let ink = if can { tints.ink } else { tints.faint };
        mat.fits([from, TOP + down], most, 17.0, (ink, Side::From, true), &spot.called);
        let ink = if spot.wins { tints.red } else { tints.faint };
        mat.fits([from, TOP + 50.0], most, 14.0, (ink, Side::From, false), &spot.said);
        if let Some(wish) = spot.wish {
            mat.place([left, TOP], [wide, HIGH], spot.called, wish);
        }
    }
}

/// Who of this side may have come to the Ring-bearer.
fn captors(mat: &mut Table, given: &Given<'_>) {
    let view = given.view;
    let facts = [("side", side(given.words, view.ring.holder).into())];
    title(mat, [INSET, TITLE], 800.0, &given.say("mat-taken", &facts));
    let theirs = Piece::VARIANTS.iter().copied().filter(|piece| view.side_of(*piece) == given.side());
    for (number, piece) in theirs.enumerate() {
        let at = [84.0 + APART * number as f32, MIDDLE];
        let can = view.has(piece) && cannot_move(view, piece).is_none();
        let taken = begins(C::RingTaken(piece), &given.nation(piece));
        let is_begun = matches!(&taken, Wish::Begin(begun) if begun.command == given.typed.trim());
        let lit = Lit::of(can && is_begun, can);
        named_counter(mat, given, at, piece, (view.map[piece], lit));
        if can {
            let size = [SMALL * 2.0 + 12.0, SMALL * 2.0 + 26.0];
            mat.place([at[0] - SMALL - 6.0, at[1] - SMALL - 2.0], size, given.nation(piece), taken);
        }
    }
}
