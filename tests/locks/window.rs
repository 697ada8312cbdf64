//! A game is locked in the window, and opened there.

use crate::PASSPHRASE;
use crate::common::Folder;
use crate::desk::Desk;
use iced::keyboard::key::Named;
use underhill::hunt::Hunt;
use underhill::store::Store;

/// Where the passphrase is typed.
fn line(desk: &mut Desk) -> iced::Point {
    desk.find(iced_test::selector::id("passphrase")).expect("its line").center()
}

#[test]
fn a_game_is_locked_and_opened_in_the_window() {
    let folder = Folder::new("window");
    let mut desk = Desk::new(Some(Store::at(&folder)));
    desk.letters("hp");
    desk.types("draw");
    desk.key(Named::F12);
    desk.clicks("Settings");
    let place = desk.find("several words").expect("a game that is kept can be locked").center();
    desk.clicks_at(place);
    // A slip of the hand would lose the game: it is typed twice.
    desk.types(PASSPHRASE);
    assert!(desk.sees_within("not the same twice"));
    assert!(desk.sees("the same words once more"));
    let place = line(&mut desk);
    desk.clicks_at(place);
    desk.types(PASSPHRASE);
    assert!(desk.sees("This game is locked with a passphrase."));
    desk.clicks("Close");
    desk.leaves();
    assert!(desk.sees("locked") && desk.sees("Go on"));
    // Who has left it needs the passphrase like anybody.
    assert!(desk.app.referee().kept::<Hunt>().is_none());
    desk.clicks("Go on");
    assert!(desk.sees("This game is locked. Its passphrase:"));
    drop(desk);

    let mut desk = Desk::new(Some(Store::at(&folder)));
    desk.clicks("Go on");
    assert!(desk.sees("This game is locked. Its passphrase:"));
    desk.types("quelb");
    assert!(desk.sees_within("That is not the passphrase"));
    // Letters are a passphrase now, and no shortcuts of the screen.
    desk.types(PASSPHRASE);
    assert!(desk.app.is_curtained());
    desk.key(Named::F1);
    assert!(desk.state().view.start_set);
    // What is typed at the table is read by everybody: there it is no command.
    let begun = desk.app.referee().kept::<Hunt>().unwrap().record().acts().len();
    assert_eq!(begun, 2);
}
