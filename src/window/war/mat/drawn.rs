//! A turn begins: the dice come back, the Hunt Box is emptied, cards are drawn.

use super::{INSET, Table, forgotten};
use crate::language::war::names;
use crate::war::WarCommand as C;
use crate::war::command::{CardDeed, Deck};
use crate::war::nation::Side;
use crate::war::view::HAND;
use crate::window::pieces::{self, Paint, Sign, signs::war};
use crate::window::war::sight::{Sight, give};
use strum::IntoEnumIterator;

/// How large a deck is where it is pressed.
const CARD: [f32; 2] = [120.0, 112.0];
/// The decks of each side.
pub(in crate::window::war) const DECKS: [[Sign; 2]; 2] =
    [[war::DECK_C_FREE, war::DECK_S_FREE], [war::DECK_C_SHADOW, war::DECK_S_SHADOW]];

pub(super) fn drawn(mat: &mut Table, sight: &Sight<'_>) {
    let (view, tints) = (sight.view, mat.tints());
    for side in [Side::Free, Side::Shadow] {
        let x = INSET + side as u8 as f32 * 300.0;
        mat.bold([x, 30.0], 17.0, tints.gold, pieces::Side::From, names::side(sight.words, side));
        let dice = view.pools_due()[side as usize];
        let said = sight.tell("mat-dice-back", &[("dice", dice.into())]);
        mat.fits([x, 54.0], 270.0, 14.0, (tints.faint, pieces::Side::From, false), &said);
        let apart = 25.0;
        for die in 0..dice {
            let at = [x + f32::from(die) * apart, 64.0];
            let paint = match side {
                Side::Free => Paint::filled(tints.bone).edged(tints.bone_edge, 1.0),
                Side::Shadow => Paint::filled(tints.blood).edged(tints.red, 1.2),
            };
            mat.plate(at, [21.0; 2], 4.0, paint);
        }
        for (of, sign) in Deck::iter().zip(DECKS[side as usize]) {
            // Hands draw: a deck is nothing that is pressed.
            deck(mat, sight, [x + f32::from(of as u8) * 132.0, 104.0], side, (of, sign));
        }
        let said = drawing(sight, side);
        let lines = pieces::wrapped(&said, 12.4, false, 270.0);
        mat.paragraph([x, 244.0], 18.0, (320.0, 14.5), (tints.ink, pieces::Side::From, false), lines);
    }
    if forgotten::forgotten(mat, sight, [634.0, 30.0]) {
        mat.rule([612.0, 18.0], [612.0, 286.0]);
    }
}

/// W3: a hand holds too many cards: a press on a deck throws one of its cards away.
pub(super) fn discards(mat: &mut Table, sight: &Sight<'_>) {
    let tints = mat.tints();
    for (side, over) in [Side::Free, Side::Shadow].into_iter().zip(sight.view.discards()) {
        let x = INSET + side as u8 as f32 * 300.0;
        let (ink, name) = (if over > 0 { tints.gold } else { tints.faint }, names::side(sight.words, side));
        mat.bold([x, 30.0], 17.0, ink, pieces::Side::From, name.clone());
        let hand = sight.view.hands[side as usize];
        let said = sight.tell("mat-of-hand", &[("cards", hand.into()), ("over", over.into())]);
        mat.fits([x, 54.0], 270.0, 14.0, (tints.faint, pieces::Side::From, false), &said);
        for (of, sign) in Deck::iter().zip(DECKS[side as usize]).filter(|_| over > 0) {
            let at = [x + f32::from(of as u8) * 132.0, 104.0];
            mat.plate(at, CARD, 6.0, Paint::filled(tints.raised).edged(tints.gold, 1.6));
            deck(mat, sight, at, side, (of, sign));
            let facts = [("side", name.clone().into()), ("kind", of.name().into())];
            let away = give(C::Card { side, deed: CardDeed::Discard, deck: of });
            mat.place(at, CARD, sight.tell("chip-hand-discard", &facts), away);
        }
    }
}

/// What each player of a side draws.
pub(super) fn drawing(sight: &Sight<'_>, side: Side) -> String {
    let (view, first) = (sight.view, sight.view.turn == 1);
    let team = view.options.players == 4 || view.options.players == 3 && side == Side::Shadow;
    let how = match (team, first) {
        (false, _) => "one",
        (true, true) => "team-first",
        (true, false) => "team",
    };
    sight.tell("mat-drawing", &[("how", how.into()), ("most", HAND.into())])
}

/// A deck, and how many cards are left in it, where that is counted.
fn deck(mat: &mut Table, sight: &Sight<'_>, [x, y]: [f32; 2], side: Side, (deck, sign): (Deck, Sign)) {
    let tints = mat.tints();
    let ink = if side == Side::Free { tints.ink } else { tints.red };
    mat.sign(sign, [x + 32.0, y + 10.0], 56.0, ink);
    let name = names::deck(sight.words, deck);
    mat.fits([x + 60.0, y + 86.0], 110.0, 14.0, (tints.ink, pieces::Side::About, false), &name);
    if sight.view.options.cards {
        let left = sight.view.decks[side as usize][deck as usize];
        let left = sight.tell("mat-deck-left", &[("cards", left.into())]);
        mat.fits([x + 60.0, y + 104.0], 110.0, 13.0, (tints.faint, pieces::Side::About, false), &left);
    }
}
