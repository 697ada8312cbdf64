//! Journey cards that were typed in games, in the deck of their owner.

use super::ways_to_part2::to_part2;
use crate::common::{Folder, accepted};
use underhill::hunt::Hunt;
use underhill::referee::Referee;
use underhill::store::{OnDisk as _, Own, Store};

/// Cards that were typed whole are kept in the owner's deck; but nothing is filled in from it unasked (P3).
#[test]
fn typed_cards_are_kept_in_the_owners_deck() {
    let folder = Folder::new("own-deck");
    let mut referee = Referee::new(Some(Store::at(&folder)));
    let card = "2 . 10 . . 23 . 27 . 36 . . 35 . A";
    to_part2(&mut referee, "");
    assert!(!referee.has_own(Own::Journeys));
    for command in [&format!("journey {card}") as &str, "deeds 3 4 5 6", "gandalf start 3", "begin"] {
        accepted(&mut referee, command);
    }
    accepted(&mut referee, "corruption = 12");
    // It is kept when the game is left: what was mistyped has been taken back by then.
    assert!(!referee.has_own(Own::Journeys));
    // Nor is it before the game is over: it could still be locked, and the card be known all the same.
    accepted(&mut referee, "undo");
    let game = referee.kept::<Hunt>().unwrap().path().unwrap().to_owned();
    to_part2(&mut referee, "");
    assert!(!referee.has_own(Own::Journeys));
    accepted(&mut referee, &format!("open {}", game.display()));
    accepted(&mut referee, "redo");
    to_part2(&mut referee, "");
    assert!(referee.has_own(Own::Journeys));
    to_part2(&mut referee, " journeys=own");
    accepted(&mut referee, "journey short 2 . 10");
    let journey = referee.state::<Hunt>().unwrap().hidden.journey.clone().unwrap();
    assert_eq!(journey.rows.iter().flatten().count(), 3);
    for command in ["deeds 3 4 5 6", "gandalf start 3", "begin", "advance"] {
        accepted(&mut referee, command);
    }
    // A deck that somebody has spoiled is left as it is.
    let path = folder.join("own-journeys.json");
    std::fs::write(&path, "{").unwrap();
    to_part2(&mut referee, "");
    for command in ["journey 9 . 10 . . 23 . 27 . 36 . . 35 . A", "deeds 3 4 5 6", "gandalf start 3", "begin"]
    {
        accepted(&mut referee, command);
    }
    accepted(&mut referee, "corruption = 12");
    referee.close();
    assert_eq!(std::fs::read_to_string(path).unwrap(), "{");
}

/// Invented cards never mix with real ones.
#[test]
fn nothing_of_a_practice_game_comes_into_the_owners_deck() {
    let folder = Folder::new("practice-deck");
    let mut referee = Referee::new(Some(Store::at(&folder)));
    accepted(&mut referee, "letter-by-hand corruption=1 fellowship=1");
    accepted(&mut referee, "part2 board=practice tiles=practice journeys=practice draws=hand");
    accepted(&mut referee, "journey short 1 2 3 4 5 6 7 8 9 10 11 12 13 14 A !");
    for command in ["deeds draw", "gandalf start draw", "begin", "corruption = 12"] {
        let _ = referee.hear(command);
    }
    referee.close();
    assert!(!referee.has_own(Own::Journeys));
}
