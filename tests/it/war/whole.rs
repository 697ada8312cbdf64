//! Whole games in the window, to victory by each of the three ways: with keys alone, and with the mouse alone.

use super::window::{after, view};
use crate::desk::Desk;
use underhill::war::die::Face;
use underhill::war::hunt::HuntStep;
use underhill::war::nation::Side;
use underhill::war::view::{Ending, Step};

fn over(winner: Side, how: Ending) -> Step {
    Step::Over { winner, how: Some(how) }
}

/// Everything is thrown and drawn on the table: the Fellowship goes to Morannon unhunted, and climbs.
#[test]
fn the_ring_is_destroyed_with_keys_alone() {
    let mut desk = after("new war draws=hand", &["begin", "", "d", "0"]);
    let rolled = "roll free c c m w shadow c a m am p p a";
    for line in [rolled, "m", "4", "m", "4"] {
        desk.types(line);
    }
    assert_eq!(view(&desk).progress, 2);
    spends_the_rest(&mut desk);
    // The paying dice come back, and oblige the Shadow to lay one.
    for line in [
        "",
        "",
        "declare morannon",
        "enter",
        "d",
        "1",
        "roll free c c w w shadow c a m am p p",
        "m",
        "tile 1",
    ] {
        desk.types(line);
    }
    // By the Ring; then the Shadow acts, and they move on.
    for line in ["", "4", "m", "tile 1", "", "3", "m with w", "tile 2", "", "2", "m with w", "tile 2", ""] {
        desk.types(line);
    }
    let now = view(&desk);
    assert_eq!((now.mordor, now.corruption), (Some(4), 6), "{:?}", desk.texts());
    spends_the_rest(&mut desk);
    for line in ["", "", "d", "1", "roll free c c w w shadow c a m am p p", "m", "tile 3", "g"] {
        desk.types(line);
    }
    let now = view(&desk);
    assert_eq!((now.step, now.corruption, now.mordor), (over(Side::Free, Ending::Ring), 6, Some(5)));
    desk.shows("war-end-ring");
    desk.types("report");
    assert!(desk.sees_within("The Free Peoples win: the Ring is destroyed"));
}

fn spends_the_rest(desk: &mut Desk) {
    while let Some(side) = view(desk).acts() {
        let face = view(desk).unused[side as usize][0];
        desk.types(&format!("use {}", face.name()));
    }
}

/// The Shadow takes what it needs in two turns.
#[test]
fn the_shadow_conquers_with_keys_alone() {
    let mut desk = after("new war seed=11", &["begin", "", "d", "0", ""]);
    for places in [["riv", "lor", "hel"], ["minas-t", "dol-a", "ede"]] {
        for place in places {
            desk.types(&format!("c {place}"));
        }
        // Edoras is no word of its own: it is refused, and stands there to be put right.
        if places.contains(&"ede") {
            desk.types("c edo");
        }
        spends_the_rest(&mut desk);
        desk.types("");
        if view(&desk).is_over() {
            break;
        }
        ["", "d", "1", ""].iter().for_each(|line| desk.enters(line));
    }
    let now = view(&desk);
    assert_eq!((now.step.clone(), now.points(Side::Shadow)), (over(Side::Shadow, Ending::Conquest), 11));
    desk.shows("war-end-conquest");
}

/// Everything pressed: the Fellowship moves as often as it can, and takes all by the Ring.
#[test]
fn the_ring_bearer_is_corrupted_with_the_mouse_alone() {
    let mut desk = after("new war seed=3", &[]);
    for _ in 0..2_000 {
        let now = view(&desk);
        match (&now.step, now.hunt.as_ref().map(|hunt| hunt.step)) {
            (Step::Over { .. }, _) => break,
            (_, Some(HuntStep::Roll)) => desk.clicks_starting_with("Roll "),
            (_, Some(HuntStep::Tile)) => desk.clicks("Draw"),
            (_, Some(HuntStep::Damage)) => desk.clicks("The Ring bears it"),
            (_, Some(HuntStep::Reveal)) if now.progress == 0 => desk.clicks("They stay"),
            (_, Some(HuntStep::Reveal)) => {
                desk.clicks("Bree");
                desk.clicks("In Bree");
            }
            (Step::Setup, _) => desk.clicks("Begin at once"),
            (Step::Draw, _) => desk.clicks("Drawn"),
            (Step::Fellowship, _) if now.revealed => desk.clicks("Go on"),
            (Step::Fellowship, _) => desk.clicks("They stay hidden"),
            (Step::Allocation, _) => {
                let most = now.allocation().1;
                desk.clicks(&format!("{most} in the Hunt Box"));
                desk.clicks(&format!("Lay {most} in the box"));
            }
            (Step::Roll, _) => desk.clicks("Roll"),
            (Step::Actions, _) => acts(&mut desk),
        }
    }
    let now = view(&desk);
    assert_eq!((now.step, now.corruption >= 12), (over(Side::Shadow, Ending::Ring), true));
    desk.shows("war-end-corrupted");
}

/// What a die is called to whom Tab brings there.
pub fn called(face: Face) -> &'static str {
    match face {
        Face::Character => "Character",
        Face::Army => "Army",
        Face::Muster => "Muster",
        Face::ArmyMuster => "Army/Muster",
        Face::Event => "Event",
        Face::Will => "Will of the West",
        Face::Eye => "Eye",
    }
}

/// A move or a hiding where a die is there for it; else the first die.
fn acts(desk: &mut Desk) {
    let now = view(desk);
    let Some(side) = now.acts() else { return desk.clicks_starting_with("On to turn ") };
    let pays = side == Side::Free && now.unused[0].contains(&Face::Character);
    desk.clicks(called(if pays { Face::Character } else { now.unused[side as usize][0] }));
    desk.clicks(match (pays, now.revealed) {
        (true, true) => "The Fellowship hides",
        (true, false) => "The Fellowship moves",
        (false, _) => "On the board",
    });
}
