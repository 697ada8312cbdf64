//! A track that is set right: each number that it can have is pressed.

use super::{INSET, Table};
use crate::language::war::names;
use crate::war::die::MOST;
use crate::war::nation::Side as Of;
use crate::war::view::{CORRUPTED, DOOM};
use crate::window::pieces::{At, Lit, Side};
use crate::window::war::sight::{Sight, Wished, begin};

/// Numbers beside each other, so large and so far apart: which one it is, and which can be pressed, with what that is called.
pub(super) fn dial(
    mat: &mut Table,
    [x, y]: At,
    (size, apart): (At, f32),
    (numbers, now): (std::ops::RangeInclusive<u8>, u8),
    each: impl Fn(u8) -> Option<(String, Wished)>,
) {
    for number in numbers {
        let (at, pressed) = ([x + f32::from(number) * apart, y], each(number));
        mat.word_cell(at, size, &number.to_string(), Lit::of(number == now, pressed.is_some()));
        // What is chosen already is not begun again.
        if let Some((name, wish)) = pressed.filter(|_| number != now) {
            mat.place(at, size, name, wish);
        }
    }
}

pub(super) fn numbers(mat: &mut Table, sight: &Sight<'_>, begun: &str) {
    let (view, tints) = (sight.view, mat.tints());
    let side = |of: Of| names::side(sight.words, of);
    // What it is called, the most of it, and where it stands.
    let (title, rows) = match begun {
        "corruption =" => ("track-corruption", vec![(String::new(), CORRUPTED, view.corruption)]),
        "mordor =" => ("track-mordor", vec![(String::new(), DOOM, view.mordor.unwrap_or_default())]),
        _ => {
            let [free, shadow] = view.boxed;
            let rows = vec![(side(Of::Shadow), MOST[1], shadow), (side(Of::Free), MOST[0], free)];
            ("track-box", rows)
        }
    };
    let title = sight.say(title);
    mat.fits([INSET, 30.0], 400.0, 17.0, (tints.gold, Side::From, true), &title);
    let said = sight.behind(begun);
    let told = |row: usize| said.get(row).and_then(|word| word.parse::<u8>().ok());
    let stands: Vec<u8> = rows.iter().enumerate().map(|(at, row)| told(at).unwrap_or(row.2)).collect();
    for (row, (name, most, _)) in rows.into_iter().enumerate() {
        let top = 78.0 + row as f32 * 104.0;
        mat.fits([INSET, top - 12.0], 400.0, 15.0, (tints.ink, Side::From, false), &name);
        dial(mat, [INSET, top], ([54.0, 48.0], 62.0), (0..=most, stands[row]), |number| {
            let mut to = stands.clone();
            to[row] = number;
            let to: Vec<String> = to.iter().map(u8::to_string).collect();
            let called = format!("{title} {number}");
            Some((called.clone(), begin(format!("{begun} {}", to.join(" ")), &called)))
        });
    }
}
