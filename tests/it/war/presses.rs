//! How many presses a step takes: never more than the page says, each played with the mouse alone.

use super::window::{after, view};
use crate::desk::Desk;
use underhill::war::die::Face;
use underhill::war::hunt::HuntStep;
use underhill::war::view::Step;

/// At the actions of a turn, with these dice of the Free Peoples.
fn acting(dice: &str) -> Desk {
    let mut desk = after("new war seed=42", &["begin", "d", "guide strider", "d", "1", "roll"]);
    desk.types(&format!("dice free {dice}"));
    desk.pressed = 0;
    desk
}

fn took(desk: &Desk, most: usize) {
    assert!(desk.pressed <= most, "{} presses, not {most}", desk.pressed);
}

#[test]
fn the_action_roll_takes_one() {
    let mut desk = after("new war seed=42", &["begin", "d", "d", "1"]);
    desk.pressed = 0;
    desk.clicks("Roll");
    assert_eq!(view(&desk).step, Step::Actions);
    took(&desk, 1);
}

#[test]
fn a_die_is_spent_with_two() {
    let mut desk = acting("event event");
    desk.clicks("Event");
    desk.clicks("On the board");
    assert_eq!(view(&desk).unused[0], [Face::Event]);
    took(&desk, 2);
}

#[test]
fn a_ring_takes_three() {
    let mut desk = acting("event");
    desk.clicks("Event");
    desk.clicks("A Ring turns it");
    desk.clicks("Muster");
    assert_eq!(view(&desk).unused[0], [Face::Muster]);
    took(&desk, 3);
}

#[test]
fn a_nation_advances_with_two() {
    let mut desk = acting("muster");
    let before = view(&desk).standing(underhill::war::nation::Nation::Elves).step;
    desk.clicks("Elves");
    desk.clicks("Elves advance");
    assert_eq!(view(&desk).standing(underhill::war::nation::Nation::Elves).step, before - 1);
    took(&desk, 2);
}

/// To its end where nothing reveals: a condition that holds, the throw, the tile, who bears it.
#[test]
fn a_hunt_takes_four() {
    let mut desk = (0..200)
        .find_map(|seed| {
            let mut desk = after(&format!("new war seed={seed}"), &["begin", "d", "d", "5", "roll"]);
            ["dice free c", "move"].iter().for_each(|line| desk.enters(line));
            desk.pressed = 0;
            desk.clicks("Nazgûl");
            desk.clicks_starting_with("Roll ");
            view(&desk).hunt.filter(|hunt| hunt.step == HuntStep::Tile)?;
            desk.clicks("Draw");
            let now = view(&desk);
            let bears = now.hunt.as_ref().is_some_and(|hunt| hunt.step == HuntStep::Damage);
            (bears && !now.reveals()).then_some(desk)
        })
        .expect("a Hunt that finds them and is not seen");
    desk.clicks("The Ring bears it");
    assert!(view(&desk).hunt.is_none());
    took(&desk, 4);
}

#[test]
fn a_region_of_a_reveal_takes_two() {
    let mut desk = after("new war draws=hand", &["begin", "d", "d", "2"]);
    for line in ["roll free c c m w shadow c a m am p", "move", "hunt dice 1 6", "tile 1r", "accept"] {
        desk.types(line);
    }
    desk.pressed = 0;
    desk.clicks("Bree");
    desk.clicks("In Bree");
    assert_eq!((view(&desk).at.as_str(), view(&desk).hunt.is_none()), ("bree", true));
    took(&desk, 2);
}

#[test]
fn ten_dice_of_the_table_take_ten() {
    let mut desk = after("new war draws=hand", &["begin", "d", "d", "1"]);
    desk.pressed = 0;
    for face in ["Character", "Character", "Muster", "Will of the West"] {
        desk.clicks(face);
    }
    for face in ["Character", "Army", "Muster", "Event", "Eye", "Eye"] {
        desk.clicks(face);
    }
    assert_eq!((view(&desk).step, view(&desk).unused[1].len()), (Step::Actions, 4), "{:?}", desk.texts());
    took(&desk, 10);
}

/// Figures stand there as the set-up has them; each that differs takes one more, and so does a battle that the table throws.
#[test]
fn a_battle_begins_with_four() {
    let mut desk = acting("character");
    desk.types("dice free");
    desk.pressed = 0;
    desk.clicks("A battle");
    desk.clicks("Siege");
    desk.clicks("Gondor");
    desk.clicks("The battle begins");
    let carried = view(&desk).battle.and_then(|battle| battle.carried).expect("it is carried");
    assert_eq!(carried.stands.map(|host| host.groups[0].figures.0), [[5, 1, 1], [3, 1, 1]]);
    took(&desk, 4);
    for line in ["battle over", ""] {
        desk.types(line);
    }
    desk.pressed = 0;
    for pressed in ["A battle", "Siege", "Gondor", "Without figures", "The battle begins"] {
        desk.clicks(pressed);
    }
    assert!(view(&desk).battle.is_some_and(|battle| battle.carried.is_none()));
    took(&desk, 5);
}

/// What falls in a round falls with the press for the next one; a figure that is pressed has another one fall.
#[test]
fn a_round_takes_two() {
    let mut desk = acting("character");
    desk.types("battle field gondor with 5,1,1 against 3,1,1");
    desk.pressed = 0;
    for round in 1..=2 {
        desk.clicks(&format!("Round {round}"));
        assert_eq!(view(&desk).battle.map(|battle| battle.rounds), Some(round));
        took(&desk, 2 * usize::from(round));
    }
    desk.clicks_starting_with("Gondor: retreat");
    assert!(view(&desk).battle.is_none());
}

/// W73: a press on a figure that stands has it fall in another one's place, one on a figure that would fall has it stand.
#[test]
fn another_figure_falls_with_a_press() {
    let mut desk = acting("character");
    desk.types("battle city gondor with sauron 4,1,1 against gondor 2,1,1");
    desk.types("round dice 6 6 1 1 1 : 1 1 1 again 1 : 1");
    let proposed = |desk: &Desk, side: usize| {
        let carried = view(desk).battle.and_then(|battle| battle.carried).expect("it is carried");
        carried.proposed[side].groups[0].figures.0
    };
    assert_eq!(proposed(&desk, 1), [0, 1, 1]);
    desk.pressed = 0;
    // The attacker owes nothing: of the Elites that are drawn the defender's can be pressed.
    desk.clicks("one Elite");
    assert_eq!(proposed(&desk, 1), [2, 0, 1], "an Elite becomes a Regular, and one Regular falls");
    took(&desk, 1);
    desk.clicks("one Elite");
    assert_eq!(proposed(&desk, 1), [0, 1, 1]);
    desk.types("casualties");
    assert!(view(&desk).battle.and_then(|battle| battle.carried).is_some_and(|it| !it.is_owed()));
}
