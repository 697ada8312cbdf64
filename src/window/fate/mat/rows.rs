//! The moment's own box: its head, and rows that are pressed; those that do not go in stand on pages.

use super::Table;
use super::stage::{LIST, Stage, begins};
use crate::language::fate::draft::Draft;
use crate::window::fate::{Choice, Wish};
use crate::window::pieces::{At, Lit, Row, Side, in_so_many, measured};

/// The box.
pub(super) const BOX: [f32; 4] = [892.0, 100.0, 368.0, 228.0];
/// What is to be read is no smaller than that.
pub(super) const READ: f32 = 12.5;
/// What turns the page of rows.
const PAGE: &str = "rows";
/// Rows in two columns: how broad, how high, how many go in.
const KEY: [f32; 2] = [170.0, 34.0];
const KEYS: usize = 8;
const LETTERS: f32 = 15.5;
/// How many times as broad as its key a word may be, and is drawn smaller.
const LONG: f32 = 1.2;

/// The box with its head.
pub(super) fn head(mat: &mut Table, _stage: &Stage<'_>, title: &str, beside: &str) {
    let tints = mat.tints();
    let [x, y, width, height] = BOX;
    mat.panel([x, y], [width, height], "", "");
    mat.bold([910.0, 130.0], 17.0, tints.gold, Side::From, title);
    let room = 320.0 - measured(title, 17.0, true);
    mat.fits([1244.0, 130.0], room, 14.0, (tints.faint, Side::To, false), beside);
}

/// Words that are to be read: where they would be too small in one line, in two about it.
pub(super) fn told(
    mat: &mut Table,
    [x, y]: At,
    (room, size): (f32, f32),
    ink: (iced::Color, Side, bool),
    words: &str,
) {
    if measured(words, size, ink.2) * READ <= room * size {
        return mat.fits([x, y], room, size, ink, words);
    }
    let (lines, share) = in_so_many(words, READ, ink.2, room, 2);
    let apart = READ * share * 1.15;
    let first = y - apart * lines.len().saturating_sub(1) as f32 / 2.0;
    mat.paragraph([x, first], apart, (room, READ * share), ink, lines);
}

/// A row that is pressed, the first, second or third of the box.
pub(super) fn row(mat: &mut Table, at: usize, row: &Row, lit: Lit, wish: Option<Wish>) {
    let (corner, size) = ([900.0, 142.0 + at as f32 * 60.0], [352.0, 54.0]);
    // What only says something is no key.
    match wish {
        None if lit == Lit::Plain => mat.lines(corner, size, row, lit),
        _ => mat.row(corner, size, row, lit),
    }
    if let Some(wish) = wish {
        mat.place(corner, size, row.title.clone(), wish);
    }
}

/// A low row at the foot of the box: what else goes on.
pub(super) fn foot(mat: &mut Table, title: &str, below: &str, wish: Wish) {
    let (corner, size) = ([904.0, 284.0], [344.0, 34.0]);
    let row = Row { title: title.to_owned(), below: below.to_owned(), ..Row::default() };
    mat.row(corner, size, &row, Lit::Plain);
    mat.place(corner, size, title, wish);
}

/// Two of them beside each other.
pub(super) fn feet(mat: &mut Table, both: [(String, Wish); 2]) {
    for (at, (title, wish)) in both.into_iter().enumerate() {
        let (corner, size) = ([904.0 + at as f32 * 176.0, 284.0], [168.0, 34.0]);
        mat.key(corner, size, 15.0, &title, Lit::Plain);
        mat.place(corner, size, title, wish);
    }
}

/// F40: after a reinforce, as long as nobody knows better: that friends stand there. Whether it can be.
pub(super) fn friends_there(mat: &mut Table, stage: &Stage<'_>) -> bool {
    if stage.moves_by_special() && stage.said.is_empty() {
        foot(mat, &stage.of("mat-word", "troops-move"), "", stage.moves());
        return true;
    }
    let Some(place) = stage.reinforced() else { return false };
    let label = stage.of("mat-told", "battle-told");
    let below = stage.named(&place);
    foot(mat, &label, &below, begins(Draft::of("battle").and(place), &label));
    true
}

/// The way back: from a card that is none of those that lie there to these, and in the set-up to its list.
pub(super) fn to_list(mat: &mut Table, stage: &Stage<'_>) {
    if stage.asks_another() {
        return foot(
            mat,
            &stage.say("frame-back"),
            "",
            if stage.said.is_empty() { stage.opens(stage.opened) } else { Wish::Back },
        );
    }
    if !stage.is_set_up() && stage.said.is_empty() {
        foot(mat, &stage.of("mat-step", "list"), "", stage.opens(LIST));
    }
}

/// What can stand next on the line, where the mat draws nothing for it: keys in two columns, page by page.
pub(super) fn picks(mat: &mut Table, stage: &Stage<'_>, choices: &[Choice]) {
    let title = if stage.said.verb() == "amend" { "which-card" } else { "picks" };
    head(mat, stage, &stage.of("mat-title", title), "");
    let said = |choice: &Choice| match &choice.chance {
        Some(chance) => format!("{} · {chance}", choice.label),
        None => choice.label.clone(),
    };
    // What is too long for half of the box has all of it.
    let long = choices.iter().any(|choice| measured(&said(choice), LETTERS, false) > KEY[0] * LONG);
    let columns = if long { 1 } else { 2 };
    let keys = KEYS / 2 * columns;
    let pages = choices.len().div_ceil(keys).max(1);
    let page = stage.opened.strip_prefix(PAGE).and_then(|page| page.trim().parse().ok()).unwrap_or(0) % pages;
    for (at, choice) in choices.iter().skip(page * keys).take(keys).enumerate() {
        let (column, row) = (at % columns, at / columns);
        let corner = [904.0 + column as f32 * 176.0, 140.0 + row as f32 * 37.0];
        let width = if long { 344.0 } else { KEY[0] - column as f32 * 2.0 };
        mat.key(corner, [width, KEY[1]], LETTERS, &said(choice), Lit::Plain);
        let size = [width, KEY[1]];
        // A card goes on with what is begun: what is typed of it is no name.
        let wish = match &choice.wish {
            Wish::Type(word) if matches!(stage.said.verb(), "amend" | "peek" | "order" | "remove") => {
                begins(stage.said.clone().and(word.trim()), &choice.label)
            }
            wish => wish.clone(),
        };
        mat.place(corner, size, choice.label.clone(), wish);
    }
    if pages > 1 {
        let next = (page + 1) % pages;
        let label = format!("{} / {pages} ›", page + 1);
        mat.key([904.0, 288.0], [344.0, 30.0], 16.0, &label, Lit::Plain);
        mat.place([904.0, 288.0], [344.0, 30.0], label, stage.opens(&format!("{PAGE} {next}")));
    }
}
