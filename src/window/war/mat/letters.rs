//! A region that has no name here is spelled letter by letter; those that have one and begin so are pressed as soon as they are seen.

use super::region::{self, APART, CELL};
use super::{INSET, SIZE, Table};
use crate::books::spelled_out;
use crate::language::war::names;
use crate::window::pieces::{Lit, Side};
use crate::window::play::wish::Begun;
use crate::window::war::near::near_them;
use crate::window::war::sight::{Sight, Wished};

/// What can be pressed: names of several words have a hyphen between them.
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz-";
const IN_A_ROW: usize = 9;
/// How large a key is, how far the next one and the next row are, and where they begin.
const KEY: [f32; 2] = [82.0, 42.0];
const KEYS: [f32; 2] = [90.75, 48.0];
const TOP: f32 = 92.0;
/// Where those begin that begin so, and how many have room.
const FOUND: f32 = 242.0;
const MOST: usize = 10;

pub(super) fn letters(mat: &mut Table, sight: &Sight<'_>, begun: &str, spelled: &str) {
    let tints = mat.tints();
    let place = names::place(sight.words, spelled);
    let said = if spelled.is_empty() { "…".to_owned() } else { format!("{place}…") };
    mat.fits([INSET, 76.0], SIZE[0] - 2.0 * INSET, 28.0, (tints.ink, Side::From, true), &said);
    for (number, letter) in LETTERS.chars().enumerate() {
        // No name begins with a hyphen, or has two behind each other.
        let may = letter != '-' || !spelled.is_empty() && !spelled.ends_with('-');
        let (row, column) = (number / IN_A_ROW, number % IN_A_ROW);
        let at = [INSET + column as f32 * KEYS[0], TOP + row as f32 * KEYS[1]];
        let name = letter.to_uppercase().to_string();
        mat.key(at, KEY, 20.0, &name, if may { Lit::Plain } else { Lit::Spent });
        if may {
            // Each letter is taken back by itself.
            let called = sight.say("mat-another-region");
            let more = sight.region_is(begun, &format!("{spelled}{letter}"));
            mat.place(at, KEY, name, Wished::Begin(Begun { called, ..more }));
        }
    }
    let begins = |region: &&str| {
        let called = spelled_out(&names::place(sight.words, region)).replace([' ', '’', '\''], "-");
        !spelled.is_empty() && [region, &*called].into_iter().any(|name| name.starts_with(spelled))
    };
    let may = |region: &&str| region::may_be(sight, begun, region);
    for (number, region) in
        near_them(sight.view).into_iter().filter(begins).filter(may).take(MOST).enumerate()
    {
        let at = [INSET + (number % 5) as f32 * APART[0], FOUND + (number / 5) as f32 * APART[1]];
        let name = names::place(sight.words, region);
        mat.name_cell(at, CELL, Some(region::sign(sight, region)), &name, Lit::of(region == spelled, true));
        mat.place(at, CELL, name, Wished::Begin(sight.region_is(begun, region)));
    }
}
