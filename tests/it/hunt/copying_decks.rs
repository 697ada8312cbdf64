//! Tiles and cards of a box are typed and pressed, and checked.

use crate::common::Folder;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced_test::selector::id;
use underhill::hunt::{Journeys, SHIPPED_JOURNEYS, SHIPPED_TILES, TileSet};

#[test]
fn tiles_are_typed_and_pressed() {
    let folder = Folder::new("copying-tiles");
    let wanted = TileSet::read(SHIPPED_TILES[0].1.as_bytes()).unwrap();
    let mut desk = folder.desk();
    desk.letters("k");
    desk.clicks("Tiles");
    let typed = |values: &[underhill::hunt::Value]| {
        values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    // The last beige one is pressed, the others are typed.
    let (last, others) = wanted.beige.split_last().unwrap();
    desk.puts(&typed(others));
    assert!(desk.sees("14 of 15"));
    assert!(!folder.file("own-tiles.json").exists());
    desk.clicks(&match last {
        underhill::hunt::Value::Eye => "Eye".to_owned(),
        number => number.to_string(),
    });
    assert!(desk.sees("15 of 15"));
    let field = desk.find(id("grey tiles")).unwrap();
    desk.clicks_at(field.center());
    desk.puts(&typed(&wanted.grey));
    let field = desk.find(id("red tiles")).unwrap();
    desk.clicks_at(field.center());
    desk.letters("12");
    assert!(desk.sees_within("is no tile"));
    desk.chooses_all();
    desk.letters("1 2 3");
    assert!(desk.sees_within("Red tiles: 3, and the box has 2."));
    desk.chooses_all();
    desk.puts(&typed(&wanted.red));
    desk.shows_all("copying-tiles");
    desk.leaves();
    let copied = TileSet::read(&std::fs::read(folder.file("own-tiles.json")).unwrap()).unwrap();
    assert_eq!((&copied.beige, &copied.grey, &copied.red), (&wanted.beige, &wanted.grey, &wanted.red));
    // What is cleared leaves games what they had as long as anything is there, and comes back.
    desk.letters("k");
    desk.clicks("Tiles");
    desk.chooses_all();
    desk.key(Named::Backspace);
    assert!(desk.sees("0 of 15") && folder.file("own-tiles.json").exists());
    desk.undoes();
    assert!(desk.sees("15 of 15"));
    desk.leaves();
    // They are there when the page is opened again, and in the next game.
    desk.letters("k");
    desk.clicks("Tiles");
    assert!(desk.sees("15 of 15") && desk.sees("3 of 3") && desk.sees("2 of 2"));
    desk.leaves();
    desk.letters("hb");
    desk.letters("1 2 3");
    desk.clicks("Begin");
    assert_eq!(desk.state().view.options.tiles.as_ref(), Some(&copied));
}

#[test]
fn cards_are_typed_and_checked_against_the_board() {
    let folder = Folder::new("copying-cards");
    let wanted = Journeys::read(SHIPPED_JOURNEYS[0].1.as_bytes()).unwrap();
    let board = underhill::hunt::SHIPPED_BOARDS_2[0].1;
    std::fs::write(folder.file("own-board-2.json"), board).unwrap();
    let mut desk = folder.desk();
    desk.letters("k");
    desk.clicks("Part 2");
    desk.clicks("Cards");
    let rows = |card: &underhill::hunt::Card| {
        card.rows.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    for card in &wanted.short {
        desk.puts(&rows(card));
        desk.key(Named::Enter);
    }
    assert!(desk.sees(&format!("{} of 18", wanted.short.len())));
    let copied = || Journeys::read(&std::fs::read(folder.file("own-journeys.json")).unwrap()).unwrap();
    let same = |one: &[underhill::hunt::Card], other: &[underhill::hunt::Card]| {
        one.iter().map(|card| &card.rows).eq(other.iter().map(|card| &card.rows))
    };
    assert!(same(&copied().short, &wanted.short));
    desk.shows_all("copying-cards");
    let page = desk.find(id("copying")).unwrap();
    desk.clicks_at(page.center());
    desk.press(Key::Named(Named::End), Modifiers::COMMAND, None);
    // A card that is cut off, and one that leads nowhere on this board.
    desk.letters("2 . 10");
    assert!(desk.sees_within("has 2 moves behind its start"));
    assert!(same(&copied().short, &wanted.short));
    desk.puts(&" .".repeat(11));
    desk.letters(" A");
    assert!(desk.sees_within("is out of reach on your board"));
    assert!(same(&copied().short, &wanted.short));
    // All of it goes at a stroke, and comes back at one.
    desk.chooses_all();
    desk.key(Named::Backspace);
    assert!(desk.sees("0 of 18") && !folder.file("own-journeys.json").exists());
    desk.undoes();
    assert!(same(&copied().short, &wanted.short));
}

/// Another game was on the table before: its words are not those of the page.
#[test]
fn a_box_is_copied_behind_another_game() {
    let folder = Folder::new("copying-behind");
    let mut desk = folder.desk();
    desk.letters("w");
    desk.letters("b");
    desk.types("begin");
    desk.leaves();
    desk.letters("k");
    assert!(desk.sees("Tiles"), "{:?}", desk.texts());
    let codes: Vec<_> = desk.texts().into_iter().filter(|it| it.starts_with("copy-")).collect();
    assert_eq!(codes, [""; 0]);
}
