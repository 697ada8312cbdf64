//! Everybody's banner, in the order of play: his points with what they are made of, and his cards; in the set-up his lands and
//! Leaders, and the brush.

use super::names::shortened;
use super::signs::{leaning, owed_shield, shield};
use super::{Drawn, MOMENT, Table, begin};
use super::{hand, setup};
use crate::books::Command as Books;
use crate::language::risk::letter;
use crate::risk::Risk;
use crate::risk::colour::{Colour, Holder};
use crate::risk::command::Command::Begin;
use crate::risk::options::{NEUTRAL_ARMYS, dealt};
use crate::risk::reinforcements::whole_regions;
use crate::window::pieces::{At, Besides, Paint, Side, breadth, closed, measured};
use iced::Color;

/// Where they hang, how high they are, and how far apart.
const TOP: f32 = 132.0;
const HIGH: f32 = 116.0;
const APART: f32 = 10.0;
/// How large is what stands below the number, and how far it is from both edges.
const BELOW: f32 = 12.0;
const INSET: f32 = 5.0;
/// How large his letter is.
const LETTER: f32 = 27.0;
/// How far the gold edge of whose turn it is is around his banner.
const GOLD: f32 = 3.0;

/// All of them; that of the neutral army, which has no points, as long as lands are known: no other moves when one of its is wrong.
pub(super) fn banners(mat: &mut Drawn, table: &Table<'_>) {
    let (view, counts) = (table.view, table.has_lands() || table.view.at.is_none());
    let players = view.options.players.iter().map(Holder::from);
    let neutral = (view.options.has_neutral_army() && counts).then_some(Holder::Neutral);
    let holders: Vec<Holder> = players.chain(neutral).collect();
    let broad = (MOMENT[0] - 2.0 * GOLD - APART * (holders.len() as f32 - 1.0)) / holders.len() as f32;
    let has_room = |below: &str| measured(below, BELOW, false) <= broad - INSET;
    let told: Vec<(usize, String)> =
        holders.iter().map(|holder| counted(table, *holder, &has_room)).collect();
    let two = told.iter().any(|(_, below)| !has_room(below));
    for (number, (holder, told)) in holders.into_iter().zip(told).enumerate() {
        let x = GOLD + number as f32 * (broad + APART);
        banner(mat, table, ([x, TOP], broad), holder, (told, two));
    }
}

/// The number on a banner, and what stands below it: points and what he holds, in the set-up his lands.
fn counted(table: &Table<'_>, holder: Holder, has_room: &impl Fn(&str) -> bool) -> (usize, String) {
    let view = table.view;
    let score = holder.player().and_then(|of| view.scores().into_iter().find(|score| score.colour == of));
    let lands = view.territories(Some(holder)).len();
    match (view.at.is_some(), score) {
        (true, Some(score)) => {
            // A region whose name has no room is counted.
            let named = held(table, score.colour);
            let shorter =
                Some(holds(table, score.colour, false)).filter(|it| !has_room(&named) && has_room(it));
            (score.counts.points() as usize, shorter.unwrap_or(named))
        }
        _ => {
            let cards =
                holder.player().and_then(|of| dealt(&view.options).into_iter().find(|it| it.colour == of));
            let of_cards = cards.map_or(NEUTRAL_ARMYS, |it| it.cards);
            let facts = [("count", of_cards.into())];
            // Claimed ones are on nobody's cards (K4).
            let alone = view.territories(None).is_empty() || lands > usize::from(of_cards);
            let name = if alone { "map-lands-alone" } else { "map-lands-of" };
            (lands, table.say(name, &facts))
        }
    }
}

/// A banner; with what is `counted` on it, in `two` lines below the number.
fn banner(
    mat: &mut Drawn,
    table: &Table<'_>,
    ([x, y], broad): (At, f32),
    holder: Holder,
    ((number, below), two): ((usize, String), bool),
) {
    let (view, tints, inks) = (table.view, mat.tints(), table.inks(Some(holder)));
    let turn = match setup::brush(table) {
        _ if setup::places_others(table) => false,
        _ if view.end.is_some() => holder.player().is_some_and(|of| setup::has_won(table, of)),
        Some(brush) => brush == Some(holder),
        // Nobody is the brush before one was pressed.
        None if setup::paints(table) => false,
        None => holder == Holder::from(setup::present(table)),
    };
    let pens = |grown: f32| {
        let [left, top, right, low] = [x - grown, y - grown, x + broad + grown, y + 102.0 + grown];
        closed([[left, top], [right, top], [right, low], [x + broad / 2.0, y + HIGH + grown], [left, low]])
    };
    let gold = if turn { tints.gold } else { Color::TRANSPARENT };
    mat.outline(pens(GOLD), Paint::line(gold, 3.0));
    mat.outline(pens(0.0), Paint::filled(inks.banner).edged(inks.edge, 1.0));
    let (name, middle) = (table.holder(holder), x + broad / 2.0);
    // The letter as it lies on his lands: no key. Some languages have longer ones.
    let sign = letter(table.words, Some(holder));
    let room = broad - 27.0 - breadth(&sign, LETTER, true).min(28.0) / 2.0;
    let short = shortened(&name, 14.0, false, room);
    mat.fits([x + 9.0, y + 20.0], room, 14.0, (inks.ink, Side::From, false), &short);
    let ink = (Color { a: 0.5, ..inks.ink }, Side::About, true);
    mat.fits([x + broad - 16.0, y + 27.0], 28.0, LETTER, ink, &sign);
    // What has no room on one line stands on two, no smaller; numbers stand on one line all the same.
    let lines: Vec<&str> = if two { below.split(", ").collect() } else { vec![&below] };
    let [foot, large, first] = match (two, lines.len()) {
        (true, 1) => [53.0, 34.0, 73.0],
        (true, _) => [53.0, 34.0, 67.0],
        _ => [61.0, 38.0, 78.0],
    };
    mat.bold([middle, y + foot], large, inks.ink, Side::About, number.to_string());
    mat.paragraph([middle, y + first], 13.0, (broad - INSET, BELOW), (inks.ink, Side::About, false), lines);
    if let Some(of) = holder.player() {
        if view.at.is_none() {
            let stand = view.player(of).leaders.len();
            for leader in 0..view.options.leaders.max(stand) {
                let at = [middle - 11.0 + leader as f32 * 22.0, y + 94.0];
                if leader < stand {
                    shield(mat, table, at, 0.85, Some(of))
                } else {
                    owed_shield(mat, at, 0.85, inks.ink)
                }
            }
        } else {
            cards(mat, table, [middle, y + 95.0], of);
        }
    }
    pressed(mat, table, ([x, y], broad), holder, &name);
}

/// What he holds, in a few words: lands and whole regions.
pub(super) fn held(table: &Table<'_>, of: Colour) -> String {
    holds(table, of, true)
}

/// The same; `named`: a region alone by its name.
fn holds(table: &Table<'_>, of: Colour, named: bool) -> String {
    let Some(board) = table.view.options.board.as_deref() else { return String::new() };
    let lands = table.view.territories(Some(of.into())).len();
    let regions = whole_regions(board, |name| table.view.holds(of, name));
    // A banner has room for one name, or for how many there are.
    let region = match regions.first() {
        Some((region, _)) if named => table.called(region),
        Some(_) => table.say("map-one-region", &[]),
        None => String::new(),
    };
    let facts = [("count", lands.into()), ("whole", regions.len().into()), ("region", region.into())];
    table.say("map-held", &facts)
}

/// His cards: Territory cards as an empty one, Adventure cards as a full one.
fn cards(mat: &mut Drawn, table: &Table<'_>, [middle, y]: At, of: Colour) {
    let (hand, inks) = (table.view.player(of).hand, table.inks(Some(of.into())));
    for (number, (count, full)) in [(hand.territory, false), (hand.adventure, true)].into_iter().enumerate() {
        let x = middle - 36.0 + number as f32 * 38.0;
        let paint = if full { Paint::filled(inks.ink) } else { Paint::default() };
        let lean = if full { 0.1 } else { -0.14 };
        mat.outline(leaning([x + 6.0, y], [6.0, 8.5], lean), paint.edged(inks.ink, 1.2));
        mat.bold([x + 17.0, y + 4.5], 13.0, inks.ink, Side::From, count.to_string());
    }
}

/// In the set-up a banner is a brush, and its name is written; later it sets a hand right.
fn pressed(mat: &mut Drawn, table: &Table<'_>, ([x, y], broad): (At, f32), holder: Holder, name: &str) {
    if table.view.end.is_some() {
        return;
    }
    let seat = holder.player().map(|of| begin(Books::<Risk>::Seat(of.to_string()), name));
    let of_hand = table.say("map-hand-of", &[("who", name.into())]);
    let hand = holder.player().map(|of| hand::opens(table, of));
    if table.view.at.is_some() && !setup::paints(table) {
        if let Some(hand) = hand {
            mat.place([x, y], [broad, HIGH - 14.0], of_hand, hand);
        }
        return;
    }
    let whole = ([x, y + 26.0], [broad, HIGH - 40.0]);
    match holder.player().filter(|_| setup::asks_who_begins(table)) {
        Some(of) => {
            let begins = setup::begins(table, Begin(Some(of.to_string())));
            mat.place(whole.0, whole.1, table.begins(of), begins);
        }
        None if setup::paints(table) => {
            let brush = setup::takes_brush(table, holder);
            let said = table.say("map-brush-of", &[("who", name.into())]);
            mat.place(whole.0, whole.1, said, brush);
        }
        None => {}
    }
    if let Some(seat) = seat {
        let broad = breadth(name, 14.0, false).min(broad - 20.0) + 12.0;
        mat.place([x + 3.0, y + 4.0], [broad, 20.0], table.say("map-name-of", &[("who", name.into())]), seat);
        mat.besides(Besides { other: hand, wheel: None });
    }
}
