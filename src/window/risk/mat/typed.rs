//! What is typed as a land is called: it is as good as pressed.

use super::staged::pressed;
use super::{Table, attack, cards, setup};
use crate::books::{Command as Books, known, spelled_out};
use crate::language::Spoken as _;
use crate::language::risk::begun::Attack;
use crate::risk::Risk;
use crate::risk::command::Command as C;
use crate::window::play::wish::Begun;
use crate::window::risk::Wish;
use std::collections::BTreeMap;

/// What each land is called in the table's language, as it is typed, with its name.
type Called<'a> = BTreeMap<String, &'a String>;

fn called<'a>(table: &Table<'a>) -> Called<'a> {
    let board = table.view.board().ok().filter(|board| !board.is_open());
    let lands = board.into_iter().flat_map(|board| board.territories());
    lands.map(|land| (spelled_out(&table.called(&land.name)), &land.name)).collect()
}

/// The land that is called so, in the table's language or as commands have it: by its first letters, if these are its alone.
fn land_called(table: &Table<'_>, called: &Called<'_>, typed: &str) -> Option<String> {
    const LETTERS: usize = 3;
    if called.is_empty() || typed.chars().count() < LETTERS {
        return None;
    }
    let found = known(called.keys().map(String::as_str), &spelled_out(typed));
    found
        .map(|found| called[found].clone())
        .or_else(|| table.view.known_territory(&typed.split_whitespace().collect::<Vec<_>>().join("-")))
}

/// Lands that are typed one behind the other, each as it is called: all or none.
fn lands_called(table: &Table<'_>, called: &Called<'_>, typed: &str) -> Option<Vec<String>> {
    /// No name has more words.
    const WORDS: usize = 4;
    let words: Vec<&str> = typed.split([' ', ',', ';']).filter(|word| !word.is_empty()).collect();
    let (mut lands, mut rest) = (Vec::new(), &words[..]);
    while !rest.is_empty() {
        // Of a name of several words as many as mean one.
        let longest = (1..=WORDS.min(rest.len())).rev();
        let (land, many) = longest
            .filter_map(|many| Some((land_called(table, called, &rest[..many].join(" "))?, many)))
            .next()?;
        lands.push(land);
        rest = &rest[many..];
    }
    Some(lands)
}

/// K7: of several lands that are typed while they are laid out all are the brush's. What is claimed in turn is said land by land.
fn laid_out(table: &Table<'_>, called: &Called<'_>, typed: &str) -> Option<Begun> {
    let brush = setup::brush(table).flatten().filter(|_| !setup::claims(table))?;
    let lands = lands_called(table, called, typed).filter(|lands| lands.len() > 1)?;
    whole(table, &C::Own(brush.to_string(), lands).into(), None)
}

/// What is typed is as good as this command, pressed.
fn whole(table: &Table<'_>, command: &Books<Risk>, called: Option<String>) -> Option<Begun> {
    let line = String::from(command.clone());
    let called = called.unwrap_or_else(|| Risk::deed(table.words, &line));
    Some(Begun { whole: true, ..Begun::new(line, called) })
}

/// What is typed as a land is called does what a press on it does; what is typed behind an attack belongs to that, and an Event
/// asks for its points.
pub(in crate::window::risk) fn as_pressed(table: &Table<'_>, typed: &str) -> Option<Begun> {
    if let Some((command, called)) = attack::made_whole(table, typed) {
        return whole(table, &command.into(), Some(called));
    }
    if let Some(begun) = attack::as_pressed(table, typed).or_else(|| cards::as_pressed(table, typed)) {
        return Some(begun);
    }
    let stands = table.seen.typed.trim();
    let attacks = Attack::typed(table.view, stands).is_some();
    // Behind an attack any beginning is a land's.
    let any = || table.view.known_territory(typed).filter(|_| attacks);
    let called = called(table);
    match land_called(table, &called, typed).or_else(any).filter(|_| stands.is_empty() || attacks) {
        Some(land) => match pressed(table)(&land)?.0 {
            Wish::Begin(begun) => Some(begun),
            Wish::Give(commands) => match &commands[..] {
                [command] => whole(table, command, None),
                _ => None,
            },
            _ => None,
        },
        None => laid_out(table, &called, typed).filter(|_| stands.is_empty()),
    }
}
