//! Journey cards that were typed in games, in the deck of their owner.

use super::ways_to_part2::to_part2;
use crate::common::{Folder, accepted};
use underhill::hunt::{self, Hunt};
use underhill::referee::{Mark, Referee};
use underhill::store::{Own, Store};

/// Cards that were typed whole are known from then on: as soon as the rows fit only one of them, the rest is filled in.
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
    let reply = referee.hear("journey short 2 . 10").unwrap();
    assert!(
        reply.lines.iter().any(|line| line.mark == Mark::Secret && line.text == format!("journey {card}"))
    );
    // It was another card after all: what was filled in goes again, and another row can be told.
    accepted(&mut referee, "journey row 3 11");
    let journey = referee.state::<Hunt>().unwrap().hidden.journey.clone().unwrap();
    assert_eq!((journey.rows.iter().flatten().count(), journey.filled.len()), (4, 0));
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

/// P7: what Frodo has walked by a wrong guess stays as it was, and with the rest of the other card it is no card at all.
#[test]
fn a_card_of_which_another_was_walked_is_not_kept() {
    let folder = Folder::new("two-cards");
    let mut referee = Referee::new(Some(Store::at(&folder)));
    let (known, half) = ("2 . 10 . . 23 . 27 . 36 . . 35 . A", "2 . 10");
    let begin = ["deeds 3 4 5 6", "gandalf start 3", "begin"];
    to_part2(&mut referee, "");
    accepted(&mut referee, &format!("journey {known}"));
    begin.iter().chain(&["corruption = 12"]).for_each(|command| drop(accepted(&mut referee, command)));
    // Before it was walked, or where the rows were read in time, it is one card.
    let (walked, read) = (["card advance"; 4], ["card advance"; 2]);
    let rest = ["5 24", "6 .", "7 27", "8 .", "9 36", "10 .", "11 .", "12 35", "13 .", "14 A"];
    for (walks, confirmed, kept) in [(&walked[..], None, 1), (&walked, Some("9 36"), 1), (&read, None, 2)] {
        to_part2(&mut referee, " journeys=own");
        accepted(&mut referee, &format!("journey short {half}"));
        begin.iter().chain(walks).for_each(|command| drop(accepted(&mut referee, command)));
        for row in confirmed.into_iter().chain(rest).chain(["3 .", "4 ."]) {
            let _ = referee.hear(&format!("journey row {row}"));
        }
        assert!(referee.state::<Hunt>().unwrap().hidden.journey.as_ref().unwrap().whole().is_some());
        accepted(&mut referee, "corruption = 12");
        referee.close();
        let deck = std::fs::read(folder.join("own-journeys.json")).unwrap();
        assert_eq!(hunt::Journeys::read(&deck).unwrap().short.len(), kept, "{walks:?} {confirmed:?}");
    }
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
