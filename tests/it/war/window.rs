//! The game in the window, with keys alone and with the mouse alone.

use super::whole::called;
use crate::desk::{Desk, LARGE, SMALL};
use iced::keyboard::key::Named;
use underhill::war::die::Face;
use underhill::war::hunt::HuntStep;
use underhill::war::nation::Side;
use underhill::war::view::Step;
use underhill::war::{War, WarView};

pub fn view(desk: &Desk) -> WarView {
    desk.app.referee().state::<War>().expect("it is on the table").view.own.clone()
}

/// From the first screen by keys to a game that was opened so, and where it stands after these.
pub fn after(opening: &str, commands: &[&str]) -> Desk {
    let mut desk = Desk::new(None);
    desk.letters("w");
    desk.key(Named::Enter);
    std::iter::once(&opening).chain(commands).for_each(|command| desk.types(command));
    desk
}

/// A turn of eleven dice with one Hunt that finds the Fellowship.
#[test]
fn a_turn_takes_few_keys() {
    let (keys, _) = (0..200).find_map(plays).expect("such a turn");
    assert!(keys <= 40, "{keys} keys");
}

/// The turn that the page counts, with this seed: its keys, where a Hunt has found them and one Reveal followed.
fn plays(seed: u32) -> Option<(usize, Desk)> {
    let mut desk = after(&format!("new war seed={seed}"), &["begin"]);
    let mut keys = 0;
    let mut types = |desk: &mut Desk, line: &str| {
        keys += line.len() + 1;
        desk.types(line);
    };
    types(&mut desk, "");
    types(&mut desk, "d");
    types(&mut desk, "1");
    types(&mut desk, "");
    let rolled = view(&desk);
    if !rolled.unused[Side::Free as usize].contains(&Face::Character) {
        return None;
    }
    types(&mut desk, "m");
    types(&mut desk, "");
    view(&desk).hunt.as_ref()?;
    types(&mut desk, "");
    if view(&desk).hunt.is_none_or(|hunt| hunt.step != HuntStep::Damage) {
        return None;
    }
    types(&mut desk, "");
    if view(&desk).hunt.is_none_or(|hunt| hunt.step != HuntStep::Reveal) {
        return None;
    }
    types(&mut desk, "hollin");
    if view(&desk).hunt.is_some() {
        return None;
    }
    while view(&desk).acts().is_some() {
        let before = view(&desk).unused[Side::Free as usize].len();
        let side = view(&desk).acts()?;
        let number = if side == Side::Free { 1 } else { before + 1 };
        types(&mut desk, &number.to_string());
    }
    types(&mut desk, "");
    assert_eq!((view(&desk).turn, view(&desk).step), (2, Step::Draw));
    Some((keys, desk))
}

/// The same with the mouse alone; the region stands in a list.
#[test]
fn a_turn_takes_few_presses() {
    let seed = (0..200).find(|seed| plays(*seed).is_some()).expect("such a turn");
    let mut desk = after(&format!("new war seed={seed}"), &["begin"]);
    desk.pressed = 0;
    desk.clicks("Done");
    desk.clicks("Done");
    desk.clicks("1");
    desk.clicks("Roll");
    desk.clicks_starting_with("Move");
    desk.clicks_starting_with("Roll the Hunt");
    desk.clicks("Draw a tile");
    desk.clicks_starting_with("By the Ring");
    desk.clicks("Where …");
    desk.clicks("Bree");
    desk.clicks("Enter");
    while let Some(side) = view(&desk).acts() {
        desk.clicks(called(view(&desk).unused[side as usize][0]));
    }
    desk.clicks("Done");
    assert_eq!((view(&desk).turn, view(&desk).step), (2, Step::Draw));
    assert!(desk.pressed <= 22, "{} presses", desk.pressed);
}

/// What is agreed is pressed before the game begins, and stands there for as long as nothing was done.
#[test]
fn what_is_agreed_is_pressed() {
    let mut desk = after("new war", &[]);
    desk.types("parked");
    desk.clicks("Options …");
    desk.shows("war-options");
    let yes = |desk: &mut Desk| desk.texts().iter().filter(|text| *text == "yes").count();
    assert_eq!(yes(&mut desk), 2);
    desk.clicks("yes");
    desk.clicks("3");
    assert_eq!(
        (view(&desk).options.cards, view(&desk).options.players),
        (true, 2),
        "three have no hands to count"
    );
    desk.clicks("no");
    desk.clicks("3");
    assert_eq!((view(&desk).options.cards, view(&desk).options.players), (false, 3));
    desk.clicks("Begin");
    assert!(!desk.sees("Options …") && desk.sees("Done"));
}

/// Each screen, as it was looked at.
#[test]
fn every_screen_is_as_it_was_looked_at() {
    let mut desk = Desk::new(None);
    desk.letters("w");
    desk.shows("war-ways");
    desk.key(Named::Enter);
    desk.types("new war seed=42");
    // The seal is another one each time: something else is asked for.
    desk.types("parked");
    desk.shows("war-set-up");
    desk.clicks("Next page");
    desk.clicks_starting_with("Rivendell");
    desk.shows("war-set-up-elves");
    for (line, name) in [
        ("begin", ""),
        ("d", "war-fellowship"),
        ("d", "war-allocation"),
        ("1", ""),
        ("", "war-actions"),
        ("m", "war-hunt-roll"),
        ("", "war-hunt-tile"),
        ("", "war-hunt-damage"),
        ("", "war-hunt-reveal"),
        ("fords-of-bruinen", ""),
        ("use event", ""),
        ("1", ""),
        ("battle city gondor", "war-battle"),
        ("o", "war-odds"),
    ] {
        desk.types(line);
        if !name.is_empty() {
            for size in [LARGE, SMALL] {
                desk.resize(size);
                desk.shows(name);
            }
            desk.resize(LARGE);
        }
    }
    desk.key(Named::Escape);
    desk.clicks("Why?");
    desk.shows("war-why");
    desk.key(Named::Escape);
    desk.clicks("Capture …");
    desk.shows("war-capture");
}

/// The first evening, by an empty Enter alone: the page's first turn.
#[test]
fn a_first_evening_is_gone_through_with_enter_alone() {
    let mut desk = Desk::new(None);
    desk.letters("wf");
    while view(&desk).at == "rivendell" || view(&desk).revealed {
        desk.key(Named::Enter);
    }
    let now = view(&desk);
    assert_eq!((now.corruption, &*now.at, now.revealed), (1, "fords-of-bruinen", false));
    // It is over, and the game goes on.
    assert!(desk.sees_within("The Shadow acts"));
}
