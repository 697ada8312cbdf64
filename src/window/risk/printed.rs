//! The empty sheet to print: the turn, the score and the odds.

use super::odds::{DEFENDERS, NETS, STACKS, short, signed};
use crate::language::Words;
use crate::language::risk::colour;
use crate::risk::colour::Colour;
use crate::window::frame::Page;
use strum::IntoEnumIterator;

/// Where a number is written.
const ROOM: &str = "………………";

/// What a table plays with that has no companion.
pub(super) fn empty(words: &Words, page: &mut Page) {
    page.line(&words.say("print-turn", &[]));
    page.boxes(&words.say("track-ring", &[]), 0..=16);
    page.head(&words.say("part-score", &[]));
    let parts = ["territories", "strongholds", "regions", "cards"];
    let parts = parts.map(|part| words.say(&format!("part-of-{part}"), &[]));
    page.cells("", &parts);
    for of in Colour::iter() {
        page.cells(&colour(words, of), &[ROOM; 4]);
    }
    for net in NETS.into_iter().take(2) {
        let head = [words.say("odds-stacks", &[]), words.say("odds-net", &[("net", signed(net).into())])];
        page.head(&head.join(" "));
        let head: Vec<String> = DEFENDERS.map(|defenders| defenders.to_string()).collect();
        page.cells("", &head);
        for stack in STACKS {
            let chances: Vec<String> =
                DEFENDERS.map(|defenders| short(words, stack, defenders, net)).collect();
            page.cells(&stack.to_string(), &chances);
        }
    }
}
