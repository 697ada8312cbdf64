//! What cards do, and what else happens on the map.

use super::super::sight::{CARDS, Sight, begin, give};
use super::choice;
use crate::language::war::names;
use crate::war::WarCommand as C;
use crate::war::options::Token;
use crate::war::tile::Tile;
use crate::war::view::Step;
use crate::window::frame::Choice;
use crate::window::pieces::{Sign, signs::war};
use strum::IntoEnumIterator;

/// What a card does: its command, its sign, and whether more is to be said.
const DOES: [(&str, Sign, bool); 10] = [
    ("card move", war::HIDDEN, false),
    ("card hide", war::HIDDEN, false),
    ("card separate", war::LEAVES, true),
    ("card appear", war::REVEALED, false),
    ("card hunt", war::EYE, false),
    ("card tile", war::CUP, false),
    ("card eyes", war::EYE, true),
    ("card advance", war::ADVANCE, true),
    ("card retreat", war::RETREATS, true),
    ("activate", war::SHIELD, true),
];

/// The way to it.
pub(super) fn more(sight: &Sight<'_>) -> Choice {
    choice(war::CARD, sight.titled("can-cards"), sight.open(CARDS)).with_number("…")
}

/// W70: those that the side that acts can spend now.
fn tokens<'a>(sight: &'a Sight<'_>) -> impl Iterator<Item = Choice> + 'a {
    let acts = sight.view.acts().filter(|side| !sight.view.marks.token[*side as usize]);
    let all = acts.map_or(&[][..], |side| &sight.view.tokens[side as usize]);
    all.iter().map(|token| {
        let title = (names::token(sight.words, *token), sight.say("can-token-more"));
        let spends = C::Token { token: *token, nation: None };
        let wish = match token {
            Token::Advance => begin(spends, &title.0),
            _ => give(spends),
        };
        choice(war::TOKEN, title, wish)
    })
}

pub(super) fn cards(sight: &Sight<'_>) -> Vec<Choice> {
    if !sight.typed.is_empty() {
        return Vec::new();
    }
    let view = sight.view;
    let does = DOES.into_iter().map(|(command, sign, more)| {
        let title = sight.say(&format!("can-{}", command.replace(' ', "-")));
        let wish = if more { begin(command, &title) } else { give(command) };
        choice(sign, (title, String::new()), wish)
    });
    let specials = Tile::iter().filter(|tile| view.cup.aside.count(*tile) > 0).map(|tile| {
        let name = names::tile(sight.words, tile);
        let title = (sight.tell("can-special", &[("tile", name.into())]), String::new());
        choice(war::TILE, title, give(C::Special(tile)))
    });
    let figures = view.options.figures && view.step == Step::Actions;
    let figures = [("recruit", war::PLUS), ("fallen", war::FALLS), ("weaken", war::MINUS)]
        .into_iter()
        .filter(|_| figures)
        .map(|(command, sign)| {
            let title = sight.say(&format!("chip-{command}"));
            choice(sign, (title.clone(), String::new()), begin(command, &title))
        });
    let asks = Choice::asks(sight.say("wants-card"));
    // They stand on pages: the way back is above all of them.
    tokens(sight).chain(does).chain(specials).chain(figures).chain([asks]).collect()
}
