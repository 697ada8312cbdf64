//! Sets of Territory cards (K13, K14, K36), as cards that lie there: pressed, they are traded.

use super::signs::{card, on_card};
use super::{Drawn, MOMENT, Table, heading};
use crate::language::risk::heard::SETS;
use crate::risk::cards::Card;
use crate::risk::command::Command;
use crate::risk::step::Step;
use crate::window::pieces::{At, Paint, Side};
use crate::window::risk::Wish;
use iced::color;

/// How large a set is, and where the four are.
const SIZE: At = [168.0, 126.0];
const CORNERS: [At; 4] = [[0.0, 40.0], [176.0, 40.0], [0.0, 176.0], [176.0, 176.0]];

pub(super) fn moment(mat: &mut Drawn, table: &Table<'_>) {
    let tints = mat.tints();
    let hand = table.view.player(table.present()).hand.territory;
    let name = match table.view.step() {
        Some(Step::Trade) => "map-trade-spoils",
        _ if table.view.must_trade() => "map-trade-first",
        _ => "map-trade-may",
    };
    heading(mat, 26.0, &table.say(name, &[("count", hand.into())]));
    for (corner, (name, worth, cards)) in CORNERS.into_iter().zip(SETS) {
        let called = table.say(name, &[]);
        mat.plate(corner, SIZE, 6.0, Paint::filled(tints.well).edged(tints.rim, 1.0));
        for (number, kind) in cards.into_iter().enumerate() {
            let lean = (number as f32 - 1.0) * 0.122;
            let lower = if number == 1 { 43.0 } else { 46.0 };
            let at = [corner[0] + 44.0 + number as f32 * 40.0, corner[1] + lower];
            card(mat, at, 0.86, lean, (color!(0xefe1bd), color!(0xa58f63)));
            sign(mat, at, lean, kind);
        }
        mat.bold([corner[0] + 154.0, corner[1] + 112.0], 40.0, tints.gold, Side::To, worth.to_string());
        let at = [corner[0] + 14.0, corner[1] + 108.0];
        mat.fits(at, 96.0, 15.5, (tints.ink, Side::From, true), &called);
        mat.place(corner, SIZE, format!("{called}: {worth}"), Wish::give(Command::Trade(cards)));
    }
    mat.fits([0.0, 316.0], MOMENT[0], 14.0, (tints.faint, Side::From, false), &table.say("map-wild", &[]));
}

/// What is on a card: a bow, a horse's head, an eagle's.
fn sign(mat: &mut Drawn, at: At, lean: f32, kind: Card) {
    const BOW: &str = "M-4 -11 C9 -7 9 7 -4 11 M-4 -11 L-4 11 M-9 0 L9 0 5.5 -3 M9 0 L5.5 3";
    const HORSE: &str = "M-6 11 C-7 3 -5 -4 0 -7 L-1 -11 3.5 -8 C6 -6 7 -2 8.5 2 L6 5 1.5 1.5 C2 5 5 7 6 \
        11 Z";
    const EAGLE: &str = "M-8 11 C-9 0 -6 -9 1 -9 5 -9 9 -6 9 -1 L7.5 3 5.5 0 2 0.5 4.5 4 2.5 6 5 11 0.5 \
        8.5 -2.5 11 -5 8.5 Z";
    let ink = color!(0x2a2115);
    let (path, paint) = match kind {
        Card::Archer => (BOW, Paint::line(ink, 1.5)),
        Card::Rider => (HORSE, Paint::filled(ink)),
        Card::Eagle => (EAGLE, Paint::filled(ink)),
        // No set that lies there needs one.
        Card::Wild => return,
    };
    mat.outline(on_card(at, 0.86, lean, path), paint);
}
