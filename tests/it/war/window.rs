//! The game in the window, with keys alone and with the mouse alone.

use crate::desk::Desk;
use iced::keyboard::key::Named;
use underhill::war::nation::Side;
use underhill::war::view::Step;
use underhill::war::{War, WarView};

fn view(desk: &Desk) -> WarView {
    desk.app.referee().state::<War>().expect("it is on the table").view.own.clone()
}

/// A game that was opened so, where it stands after these.
fn after(opening: &str, commands: &[&str]) -> Desk {
    let mut desk = Desk::new(None);
    desk.letters("w");
    desk.key(Named::Enter);
    for command in std::iter::once(&opening).chain(commands) {
        desk.types(command);
    }
    desk
}

#[test]
fn it_is_looked_at() {
    let mut desk = Desk::new(None);
    desk.letters("w");
    desk.picture().leave("war-ways.png", crate::desk::LARGE);
    desk.key(Named::Enter);
    desk.picture().leave("war-setup.png", crate::desk::LARGE);
    let mut desk = after("new war seed=42", &["begin", "done"]);
    desk.picture().leave("war-fellowship.png", crate::desk::LARGE);
    desk.resize(crate::desk::SMALL);
    desk.picture().leave("war-fellowship-small.png", crate::desk::SMALL);
    desk.resize(crate::desk::LARGE);
    desk.types("guide strider");
    desk.types("d");
    desk.picture().leave("war-allocation.png", crate::desk::LARGE);
    desk.types("1");
    desk.types("");
    desk.picture().leave("war-actions.png", crate::desk::LARGE);
    desk.types("m");
    desk.picture().leave("war-hunt-roll.png", crate::desk::LARGE);
    desk.types("");
    desk.picture().leave("war-hunt-tile.png", crate::desk::LARGE);
    desk.types("");
    desk.picture().leave("war-hunt-damage.png", crate::desk::LARGE);
    desk.types("");
    desk.clicks("Where …");
    desk.picture().leave("war-hunt-reveal.png", crate::desk::LARGE);
    desk.types("fords-of-bruinen");
    desk.types("event");
    desk.types("1");
    desk.clicks("Battle …");
    desk.picture().leave("war-battle-kind.png", crate::desk::LARGE);
    desk.types("city gondor");
    desk.picture().leave("war-battle.png", crate::desk::LARGE);
    desk.types("o");
    desk.picture().leave("war-odds.png", crate::desk::LARGE);
    desk.key(Named::Escape);
    desk.types("concede free");
    desk.picture().leave("war-end.png", crate::desk::LARGE);
    assert_eq!(view(&desk).step, Step::Over { winner: Side::Shadow, how: Some("conceded".to_owned()) });
}
