//! The stage: what the table's window shows at each moment, and that nothing on it moves or tells too much.

use super::window_table::hear;
use crate::desk::{self, Desk};
use iced::keyboard::key::Named;
use iced_test::selector::id;
use underhill::hunt::Phase;
use underhill::language::hunt::tiles;

/// A game on the practice board with Frodo at 11, three tokens on his card, and the stage beside it.
fn on_stage(then: &[&str]) -> Desk {
    let mut desk = Desk::new(None);
    for command in ["new seed=7 give=1", "start 11", "information 4 34 3 12 16", "give 4", "begin shadows=3"]
    {
        desk.app_command(command);
    }
    desk.app.show_table();
    desk.key(Named::F4);
    // The line waits for what is typed.
    desk.key(Named::Escape);
    for command in then {
        assert!(hear(&mut desk, command), "{command}");
    }
    desk
}

/// What stands there is looked at, under this name.
fn shows(desk: &mut Desk, name: &str) {
    desk.turns_to_table();
    desk.shows(name);
    desk.turns_back();
}

/// Two days in which tokens came to lie on the board.
const TWO_DAYS: [&str; 22] = [
    "move 18 !",
    "done",
    "search 18",
    "done",
    "move 20 !",
    "done",
    "search 20",
    "done",
    "rest",
    "done",
    "done",
    "refresh shadows=0",
    "move 27 !",
    "done",
    "search 27",
    "done",
    "move 26 !",
    "done",
    "hunt 20",
    "done",
    "move . free",
    "done",
];

/// What a card moves, what is turned over, whose hands are looked at first and which tiles are taken back is said to everybody.
#[test]
fn the_table_is_told_what_hands_have_to_know() {
    let says = |desk: &mut Desk, said: &str| {
        desk.turns_to_table();
        assert!(desk.sees_within(said), "{said}: {:?}", desk.texts());
        desk.turns_back();
    };
    let mut desk = on_stage(&[]);
    for (command, said) in [
        ("card move 18 !", "By a card: Frodo's figure goes to step 1."),
        ("company flip sam", "Sam's card is flipped."),
        ("company flip frodo", "Fellowship tokens: 2 of 2."),
        ("move 20 !", "He has moved."),
    ] {
        assert!(hear(&mut desk, command), "{command}");
        says(&mut desk, said);
    }
    hear(&mut desk, "done");
    assert!(hear(&mut desk, "draw 2"));
    let drawn = desk.state().view.drawn.clone().unwrap().0;
    let drawn = tiles(desk.app.referee().words(), &drawn);
    // The tiles lie there again.
    assert!(hear(&mut desk, "accept") && hear(&mut desk, "undo"));
    says(&mut desk, "Undone: Accept.");
    shows(&mut desk, "stage-undo-tiles");
    hear(&mut desk, "undo");
    says(&mut desk, &format!(": {drawn}."));
    let mut desk = on_stage(&[]);
    for (command, said) in [
        ("barrow-wights", "The Barrow-wights lie beside the track: 1 Eye."),
        ("track 25 eye", "Lay a Track token on 25, the eye up."),
        ("track 25 off", "Take the Track token off 25."),
    ] {
        assert!(hear(&mut desk, command), "{command}");
        says(&mut desk, said);
    }
    let mut desk = on_stage(&TWO_DAYS[..11]);
    assert_eq!(desk.phase(), Phase::Refresh);
    says(&mut desk, "First look at the hands");
    says(&mut desk, "Ally card, pass the");
}

/// P18: that their Lord comes is said with what hands do for it; and nothing is said twice.
#[test]
fn the_table_is_told_when_the_lord_comes() {
    let mut desk = on_stage(&["move A !", "part2", "journey draw", "journey keep short", "deeds draw"]);
    let gandalf = *desk.state().hidden.deeds.kept.first().unwrap();
    for command in [&*format!("gandalf start {gandalf}"), "begin shadows=2", "lord in"] {
        assert!(hear(&mut desk, command), "{command}");
    }
    desk.turns_to_table();
    assert!(desk.sees("The Lord of the Nazgûl comes: he replaces a Nazgûl."), "{:?}", desk.texts());
    desk.turns_back();
    for command in ["lord out", "advance", &format!("gandalf {gandalf}"), "done", &format!("hunt {gandalf}")]
    {
        assert!(hear(&mut desk, command), "{command}");
    }
    desk.turns_to_table();
    assert!(desk.sees("Gandalf flees: he draws a deed token."));
    assert!(!desk.sees_within("Gandalf is found, and flees"), "{:?}", desk.texts());
}

#[test]
fn pictures_of_the_stage() {
    let mut desk = on_stage(&["move 18 !", "done", "search 34"]);
    shows(&mut desk, "stage-token");
    let mut desk = on_stage(&TWO_DAYS);
    shows(&mut desk, "stage-night-moved");
    hear(&mut desk, "perception III-B");
    shows(&mut desk, "stage-night-no");
    for command in ["done", "refresh shadows=1", "move 37 !", "done"] {
        assert!(hear(&mut desk, command), "{command}");
    }
    hear(&mut desk, "ask search 37");
    shows(&mut desk, "stage-asked");
    hear(&mut desk, "answer");
    shows(&mut desk, "stage");
    for size in [desk::SMALL, desk::LARGE] {
        desk.resize(size);
        desk.turns_to_table();
        desk.key(Named::F2);
        desk.shows("stage-day");
        desk.key(Named::F2);
        desk.turns_back();
    }
    hear(&mut desk, "undo");
    hear(&mut desk, "undo");
    shows(&mut desk, "stage-undo-asked");
    for command in ["search 37", "undo"] {
        assert!(hear(&mut desk, command), "{command}");
    }
    shows(&mut desk, "stage-undo");
    for command in ["search 37", "search 36", "correct 6 36 !", "correct apply"] {
        assert!(hear(&mut desk, command), "{command}");
    }
    shows(&mut desk, "stage-correct");
    for command in ["done", "move .", "done", "done", "move . free", "done", "perception II-B"] {
        assert!(hear(&mut desk, command), "{command}");
    }
    shows(&mut desk, "stage-night");
    hear(&mut desk, "hunt 36");
    shows(&mut desk, "stage-found");
    // Where he was found stays seen while the Nazgûl are counted.
    hear(&mut desk, "done");
    desk.turns_to_table();
    assert!(desk.sees("Count the Nazgûl at 36 and beside it."));
    desk.turns_back();
    shows(&mut desk, "stage-encounter");
}

/// What hands do is said: of a log token that a correction takes off, of an encounter without Nazgûl, and by one name of what is done
/// again.
#[test]
fn what_hands_do_is_said_at_the_table() {
    let sees = |desk: &mut Desk, said: &str| {
        desk.turns_to_table();
        let (sees, texts) = (desk.sees_within(said), desk.texts());
        desk.turns_back();
        assert!(sees, "{said}: {texts:?}");
    };
    let mut desk = on_stage(&["move 18 !", "done", "perception I-C", "correct 1 13 !"]);
    desk.types("correct apply");
    sees(&mut desk, "Take the log token off I-C.");
    assert!(desk.sees_within("Take the log token off I-C."), "{:?}", desk.texts());
    let mut desk = on_stage(&["move 18 !", "done", "hunt 18", "done", "nazgul 0"]);
    sees(&mut desk, "No tiles are drawn");
    assert!(desk.sees_within("No tiles are drawn") && !desk.sees("Tiles lie drawn"), "{:?}", desk.texts());
    hear(&mut desk, "accept");
    sees(&mut desk, "No tiles are drawn.");
    let mut desk = on_stage(&["move 18 !", "done", "done", "undo", "redo"]);
    sees(&mut desk, "Done again: The Nazgûl have acted.");
}

/// Tiles lie face down until his window turns them, one by one; what was typed lies open.
#[test]
fn a_tile_turns_when_his_does() {
    let mut desk = on_stage(&["corruption = 5", "eyes = 1", "move 18 !", "done", "hunt 18", "done"]);
    assert_eq!(desk.phase(), Phase::Encounter);
    desk.types("4");
    let covered = |desk: &mut Desk| {
        desk.turns_to_table();
        let texts = desk.texts();
        desk.turns_back();
        texts.iter().filter(|text| *text == "?").count()
    };
    assert_eq!(covered(&mut desk), 4);
    for left in [3, 2] {
        desk.types("");
        assert_eq!(covered(&mut desk), left);
    }
    shows(&mut desk, "stage-tiles");
    for left in [1, 0] {
        desk.types("");
        assert_eq!(covered(&mut desk), left);
    }
    shows(&mut desk, "stage-tiles-turned");
    // Taken, with one put back: it goes to the cup.
    let drawn = desk.state().view.drawn.clone().unwrap().0;
    assert!(hear(&mut desk, &format!("cancel {} with sam", drawn[0])));
    shows(&mut desk, "stage-taken");
    let mut desk = on_stage(&["move 18 !", "done", "hunt 18", "done"]);
    let drawn: Vec<String> =
        desk.state().view.hunt_pool.as_ref().unwrap().iter().take(2).map(ToString::to_string).collect();
    assert!(hear(&mut desk, &format!("nazgul 2 tiles {}", drawn.join(" "))));
    assert_eq!(covered(&mut desk), 0);
}

/// Whatever the moment, what is always there stands where it stood.
#[test]
fn nothing_on_the_stage_moves() {
    let mut places = Vec::new();
    for size in [desk::LARGE, desk::SMALL] {
        for question in ["search 60", "search 18", "hunt 18", "perception I-C", "perception III", "search 34"]
        {
            let mut desk = on_stage(&["move 18 !", "done", question]);
            desk.resize(size);
            desk.turns_to_table();
            let found = ["Day 1", "Information found", "of 12"].map(|text| desk.find(text).unwrap());
            places.push((size.width as u32, found.map(|at| [at.x, at.y, at.height].map(|it| it as i32))));
        }
    }
    places.dedup();
    assert_eq!(places.len(), 2, "{places:?}");
}

/// When all is over the game is told there: a pause before each step, and nothing of it before it was shown.
#[test]
fn the_telling_plays_on_the_stage() {
    let mut desk = on_stage(&TWO_DAYS);
    for command in ["hunt 18", "done", "refresh", "move 37 !", "done", "hunt 37", "corruption = 12"] {
        assert!(hear(&mut desk, command), "{command}");
    }
    desk.settles_telling();
    desk.key(Named::Home);
    desk.stands_still = true;
    let steps = |desk: &mut Desk, keys: usize| (0..keys).for_each(|_| desk.key(Named::ArrowRight));
    steps(&mut desk, 1);
    desk.turns_to_table();
    assert!(desk.sees("Step 1. Where is he now?") && !desk.sees_within("18:"));
    desk.turns_back();
    // A press is a moment; what is stopped in its pause is shown by the next one.
    steps(&mut desk, 6);
    shows(&mut desk, "stage-telling");
    (0..2).for_each(|_| desk.key(Named::Space));
    steps(&mut desk, 1);
    shows(&mut desk, "stage-telling-on");
    for _ in 0..40 {
        steps(&mut desk, 1);
        (0..2).for_each(|_| desk.key(Named::Space));
        desk.turns_to_table();
        let near = desk.sees_within("He had been there");
        desk.turns_back();
        if near {
            break;
        }
    }
    shows(&mut desk, "stage-telling-miss");
}

impl Desk {
    /// To the telling, counted.
    fn settles_telling(&mut self) {
        self.clicks("Tell the game");
        for _ in 0..200 {
            if self.find(id("map")).is_some() {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        panic!("it is never counted");
    }
}
