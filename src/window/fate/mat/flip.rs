//! The top card is turned up: the deck as piles, and the cards that it can be, each pressed on the half that counts.

use super::stage::{ANOTHER, Stage, begins, order_sign};
use super::{Table, rows};
use crate::fate::deck::{Kind, Layer, Seen};
use crate::fate::terms::{Back, Order};
use crate::fate::{FateCommand as C, named_card};
use crate::language::fate::draft::Draft;
use crate::window::fate::{Choice, Wish};
use crate::window::pieces::{self, Halves, Lit, Row, Side, signs::fate};

/// So many piles have room.
const PILES: usize = 3;
/// Of more cards than this each is drawn small; so many of them have room.
const LARGE: usize = 2;
const SMALL: usize = 8;
/// How the window remembers that the pile is pressed.
pub(super) const PILE: &str = "pile";
/// What begins a card that cannot lie there, by all that was seen.
pub(super) const BELIEVED: &str = "believed";
/// What turns the page of cards, with the page behind it.
const PAGE: &str = "cards";

/// F46: the kinds that can lie on top, as far as they are known.
pub(super) fn on_top<'a>(stage: &Stage<'a>) -> Vec<&'a Kind> {
    // Two that differ in their backs alone are one to be pressed.
    let mut found: Vec<&Kind> = Vec::new();
    for kind in stage.view.deck.on_top() {
        if !found.iter().any(|other| other.name == kind.name) {
            found.push(kind);
        }
    }
    found
}

/// Where a card begins and ends, for whoever has never typed one: of those that can lie there, one with the order that is told.
pub(in crate::window::fate) fn a_card(stage: &Stage<'_>) -> [String; 2] {
    let front = on_top(stage).into_iter().filter_map(|kind| kind.front.as_ref());
    let front = front.into_iter().find(|front| front.order == Order::Closer);
    front.map_or(["umbar", "helms-deep"].map(str::to_owned), |front| stage.view.ends_of(front))
}

/// The back of a piece.
pub(super) fn piece(back: Back) -> pieces::Back {
    if back == Back::Red { pieces::Back::Red } else { pieces::Back::Black }
}

/// Both, in the order of the halves.
pub(super) const BACKS: [Back; 2] = [Back::Red, Back::Black];

/// In hand: what is known of the deck, pile by pile.
pub(super) fn piles(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    let deck = &stage.view.deck;
    mat.panel([20.0, 100.0], [300.0, 304.0], &stage.of("mat-title", "deck"), "");
    mat.bold([300.0, 130.0], 17.0, tints.ink, Side::To, deck.len().to_string());
    let layers = gathered(&deck.layers);
    let shown = layers.len().min(PILES);
    for (at, (cards, back, kind)) in layers.iter().take(shown).enumerate() {
        let y = 148.0 + at as f32 * 82.0;
        mat.backs([44.0, y], [58.0, 68.0], *cards, back.map(piece));
        let (said, most) = (stage.count("mat-pile", kind, *cards), 158.0);
        mat.fits([148.0, y + 30.0], most, 17.0, (tints.ink, Side::From, false), &said);
        let (which, ink) = match back {
            Some(Back::Red) => ("red", tints.red),
            Some(Back::Black) => ("black", tints.ink),
            None => ("none", tints.faint),
        };
        let said = stage.of("mat-on-top", which);
        mat.fits([148.0, y + 53.0], most, 15.5, (ink, Side::From, true), &said);
    }
    if layers.is_empty() {
        let said = stage.of("mat-on-top", "empty");
        mat.fits([170.0, 260.0], 260.0, 17.0, (tints.faint, Side::About, false), &said);
    } else if stage.said.is_empty() && stage.looks_at_pile() {
        mat.place([36.0, 144.0], [276.0, 78.0], stage.of("mat-title", "deck"), stage.opens(PILE));
    }
}

/// The moment, once the pile is pressed: what an ability does with it.
pub(super) fn looked(mat: &mut Table, stage: &Stage<'_>) {
    rows::head(mat, stage, &stage.of("mat-title", "deck"), "");
    let known = stage.view.deck.layers.iter().map_while(Layer::single).count();
    for (at, (sign, verb, may)) in [
        (fate::EYE, "peek", true),
        (fate::SHUFFLE, "order", known > 1),
        (fate::CROSS, "remove", known > 0 || !stage.view.deck.discard.cards.kinds.is_empty()),
    ]
    .into_iter()
    .enumerate()
    {
        let row = Row {
            sign: Some(sign),
            title: stage.of("mat-look", verb),
            below: stage.of("mat-look-if", verb),
            ..Row::default()
        };
        let wish = may.then(|| begins(Draft::of(verb), &row.title));
        rows::row(mat, at, &row, if may { Lit::Plain } else { Lit::Spent }, wish);
    }
}

/// The piles that are shown: how many cards each has, the back on top, and what it is. Those below the second lie together.
fn gathered(layers: &[Layer]) -> Vec<(u32, Option<Back>, &'static str)> {
    let of = |at: usize, layer: &Layer| {
        let kind = match at {
            0 if layers.len() == 1 && layer.set.unread() > 0 => "never",
            0 if layer.single().is_some() => "known",
            0 => "first",
            at if at + 1 == layers.len() && layer.set.unread() > 0 => "never",
            _ => "below",
        };
        (layer.len(), layer.shown_back(), kind)
    };
    let mut piles: Vec<_> = layers.iter().enumerate().map(|(at, layer)| of(at, layer)).collect();
    if piles.len() > PILES {
        let below: u32 = piles[PILES - 1..].iter().map(|(cards, ..)| cards).sum();
        let (_, back, _) = piles[PILES - 1];
        piles.truncate(PILES - 1);
        piles.push((below, back, "below"));
    }
    piles
}

/// What is written on a card of this kind.
pub(super) fn halves(stage: &Stage<'_>, kind: &Kind, heads: [String; 2]) -> Halves {
    let Some(front) = &kind.front else { return Halves::default() };
    let [start, end] = stage.view.ends_of(front);
    Halves {
        heads,
        places: [stage.named(&start), stage.named(&end), format!("{} +1", stage.named(&front.place))],
        order: Some((order_sign(front.order), stage.of("mat-order", front.order.into()))),
        asks: Default::default(),
    }
}

/// The same before it comes: where no troop is left, what that costs stands there.
fn to_come(stage: &Stage<'_>, kind: &Kind, heads: [String; 2]) -> Halves {
    let mut card = halves(stage, kind, heads);
    if let Some((front, costs)) = kind.front.as_ref().and_then(|it| Some((it, stage.wants_troop(&it.place)?)))
    {
        (card.heads[1], card.places[2]) = (costs, stage.named(&front.place));
    }
    card
}

/// Whether that back can lie behind this card, by all that was seen.
fn can(stage: &Stage<'_>, kind: &Kind, back: Option<Back>) -> bool {
    let card = named_card(stage.view, &kind.name).ok();
    let seen = Seen::Flip { card, back, setup: !stage.is_set_up(), by_word: false };
    stage.view.deck.clone().see(&seen).is_ok()
}

/// A half is pressed: the card, and the back that lies there then; what cannot be is dimmed, and asked once more. While cards are
/// looked at it is one of these.
fn half(
    mat: &mut Table,
    stage: &Stage<'_>,
    (corner, size): (pieces::At, pieces::At),
    kind: &Kind,
    back: Back,
) {
    let name = called(stage, kind, back);
    let behind = Some(back).filter(|_| stage.view.deck.len() > 1);
    let wish = match stage.said.verb() {
        "peek" => begins(stage.said.clone().and(&kind.name), &name),
        "order" | "remove" | "amend" => return,
        _ if can(stage, kind, behind) => Wish::give(C::Flip(kind.name.clone(), behind, None)),
        _ => {
            mat.above();
            let veil = iced::Color { a: 0.64, ..mat.tints().panel };
            mat.plate(corner, size, 8.0, pieces::Paint::filled(veil));
            begins(Draft::of(BELIEVED).and(&kind.name).and(back), &name)
        }
    };
    mat.place(corner, size, name, wish);
}

/// A card that was pressed though it cannot lie there: whether the table has it all the same.
pub(super) fn believed(stage: &Stage<'_>) -> Vec<Choice> {
    let told = stage.said.words().chain(["!"]).fold(Draft::of("flip"), Draft::and);
    let says = Choice::say(stage.of("mat-word", "all-the-same"), told);
    vec![says.with_chance(stage.of("mat-word", "earlier-wrong")).with_sign(fate::CARD).due()]
}

/// The cards that it can be.
pub(super) fn cards(mat: &mut Table, stage: &Stage<'_>) {
    let cards = on_top(stage);
    let unread = stage.view.deck.unread_on_top() > 0;
    let top = stage.view.deck.top().map_or("none", <&str>::from);
    let title = stage.count("mat-one-of", if unread { "unread" } else { top }, cards.len());
    mat.panel([332.0, 100.0], [540.0, 304.0], &title, "");
    let another = stage.of("mat-word", "another-card");
    let name = format!("{ANOTHER} {}", stage.view.deck.flips.len());
    if cards.len() <= LARGE {
        let mut x = 352.0;
        for kind in &cards {
            x += if kind.front.is_some() { large(mat, stage, x, kind) } else { special(mat, stage, x, kind) }
                + 14.0;
        }
        let width = (852.0 - x).min(84.0);
        other(mat, [[852.0 - width, 146.0], [width, 242.0]], &another, stage.opens(&name));
        return;
    }
    let pages = cards.len().div_ceil(SMALL);
    let page = stage.opened.strip_prefix(PAGE).and_then(|page| page.trim().parse().ok()).unwrap_or(0) % pages;
    for (at, kind) in cards.iter().skip(page * SMALL).take(SMALL).enumerate() {
        let corner = [352.0 + (at % 4) as f32 * 109.0, 146.0 + (at / 4) as f32 * 125.0];
        small(mat, stage, corner, kind);
    }
    let high = if pages > 1 { 117.0 } else { 242.0 };
    other(mat, [[790.0, 146.0], [62.0, high]], &another, stage.opens(&name));
    if pages > 1 {
        let next = (page + 1) % pages;
        let label = format!("{} / {pages} ›", page + 1);
        mat.key([790.0, 271.0], [62.0, 117.0], 18.0, &label, Lit::Plain);
        mat.place([790.0, 271.0], [62.0, 117.0], label, stage.opens(&format!("{PAGE} {next}")));
    }
}

/// A card, large: how broad it is.
fn large(mat: &mut Table, stage: &Stage<'_>, x: f32, kind: &Kind) -> f32 {
    let heads = if stage.is_set_up() { ["red-now", "black-now"] } else { ["red-top", "black-top"] };
    let card = to_come(stage, kind, heads.map(|head| stage.of("mat-half", head)));
    mat.halves([x, 146.0], 1.0, &card, [Lit::Plain; 2]);
    for (back, y) in BACKS.into_iter().zip([146.0, 269.0]) {
        half(mat, stage, ([x, y], [206.0, 119.0]), kind, back);
    }
    206.0
}

/// What a half of it is called.
fn called(stage: &Stage<'_>, kind: &Kind, back: Back) -> String {
    let costs = kind.front.as_ref().filter(|_| back == Back::Black);
    let costs = costs.and_then(|front| stage.wants_troop(&front.place));
    let name = match &kind.front {
        Some(front) => {
            let [start, end] = stage.view.ends_of(front);
            let order = stage.of("mat-order", front.order.into());
            format!("{} → {}, {order}", stage.named(&start), stage.named(&end))
        }
        None => stage.named(&kind.name),
    };
    let said = [name, stage.of("mat-on-top", back.into())];
    said.into_iter().chain(costs).collect::<Vec<_>>().join(", ")
}

/// One of the specials: it has no half, and the back counts for the next.
fn special(mat: &mut Table, stage: &Stage<'_>, x: f32, kind: &Kind) -> f32 {
    let (tints, width) = (mat.tints(), 180.0);
    mat.plate([x, 146.0], [width, 242.0], 12.0, pieces::Paint::filled(tints.raised).edged(tints.gold, 1.4));
    let middle = x + width / 2.0;
    mat.sign(special_sign(&kind.name), [middle - 31.0, 167.0], 62.0, tints.gold);
    let name = stage.named(&kind.name);
    mat.fits([middle, 258.0], 164.0, 20.0, (tints.ink, Side::About, true), &name);
    let says = stage.of("mat-word", "do-what-it-says");
    mat.fits([middle, 280.0], 164.0, 14.5, (tints.faint, Side::About, false), &says);
    for (back, y) in BACKS.into_iter().zip([296.0, 340.0]) {
        let label = stage.of("mat-on-top", back.into());
        mat.back_key([x + 14.0, y], [width - 28.0, 36.0], piece(back), [&label, ""], false);
        half(mat, stage, ([x + 14.0, y], [width - 28.0, 36.0]), kind, back);
    }
    width
}

/// The sign of a special.
pub(super) fn special_sign(name: &str) -> pieces::Sign {
    match name {
        "drums" => fate::DRUMS,
        "wheels" => fate::WHEELS,
        _ => fate::CARD,
    }
}

/// A card, small.
fn small(mat: &mut Table, stage: &Stage<'_>, [x, y]: pieces::At, kind: &Kind) {
    let size = [103.0, 117.0];
    if kind.front.is_some() {
        mat.halves_small([x, y], size, &to_come(stage, kind, Default::default()));
    } else {
        let backs = BACKS.map(|back| stage.of("mat-on-top", back.into()));
        for (at, back) in BACKS.into_iter().enumerate() {
            let corner = [x, y + at as f32 * 60.0];
            mat.back_key(corner, [size[0], 57.0], piece(back), [&backs[at], &stage.named(&kind.name)], false);
        }
    }
    for (at, back) in BACKS.into_iter().enumerate() {
        let corner = [x, y + at as f32 * 60.0];
        half(mat, stage, (corner, [size[0], 57.0]), kind, back);
    }
}

/// What is none of these.
fn other(mat: &mut Table, [corner, size]: [pieces::At; 2], label: &str, wish: Wish) {
    let tints = mat.tints();
    mat.dashed(corner, size, 12.0, tints.rim);
    let [x, y] = [corner[0] + size[0] / 2.0, corner[1] + size[1] / 2.0];
    mat.sign(fate::PLUS, [x - 14.0, y - 48.0], 28.0, tints.faint);
    let ink = (tints.faint, Side::About, false);
    mat.paragraph([x, y + 4.0], 19.0, (size[0] - 8.0, 15.0), ink, label.split_whitespace());
    mat.place(corner, size, label, wish);
}
