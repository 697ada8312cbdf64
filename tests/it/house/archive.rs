//! The games that are kept: gone on with, named, copied, printed, revealed, thrown away; and all of them in figures.

use crate::common::{Folder, table};
use crate::desk::{self, Desk, LARGE, SMALL};
use iced::Rectangle;
use iced::keyboard::{Key, Modifiers, key::Named};
use iced_test::selector::{Candidate, id};
use underhill::hunt::{Figures, Hunt};
use underhill::store::{Kept, OnDisk as _, Store};
use underhill::window::Message;

/// A game of practice that is over: Frodo was corrupted.
fn lost(desk: &mut Desk) {
    let commands = ["move .", "done", "search 60", "hunt 59", "corruption = 12"];
    table().at("8", "4 12 26 35 38").giving().shadows(1).then(&commands).begins(desk);
}

fn begun(desk: &mut Desk) {
    for command in ["new", "start draw"] {
        assert!(desk.app.hear(command), "{command}");
    }
}

#[test]
fn what_can_be_done_with_games() {
    let folder = Folder::new("archive-deeds");
    let mut desk = folder.desk();
    begun(&mut desk);
    lost(&mut desk);
    let path = desk.app.referee().kept::<Hunt>().and_then(Kept::path).unwrap().to_path_buf();
    let record = Store::look::<Hunt>(&path).unwrap();
    let figures = Figures::of(&record);
    assert_eq!((figures.questions, figures.yes, figures.steps), (2, 0, 1));
    assert_eq!((figures.ring_bearer_won, figures.corruption), (Some(false), 12));
    drop(desk);

    let mut desk = folder.desk();
    desk.letters("g");
    assert!(desk.sees("2 games; won by the Ring-bearer: 0, by the Ringwraiths: 1; 2 questions, 0 with yes"));
    assert!(desk.sees("one day, one step, Corruption 12, 2 questions, 0 with yes"));
    desk.clicks("the Ringwraiths won");
    desk.clicks("Tell");
    assert!(desk.sees("What was hidden"));
    desk.key(Named::Escape);
    desk.leaves();
    desk.letters("g");
    desk.clicks("the Ringwraiths won");
    // A name of the owner's own, which no file tells.
    let field = |desk: &mut Desk, name: &'static str| {
        let line = desk.find(id(name)).unwrap();
        desk.clicks_at(line.center());
        desk.chooses_all();
    };
    field(&mut desk, "title of a game");
    desk.types("The evening at Tom’s");
    assert!(desk.sees("The evening at Tom’s"));
    assert!(!std::fs::read_to_string(&path).unwrap().contains("Tom"));
    // A copy, a page, a reveal, each where it was said, and over nothing that is there.
    let there = |name: &str| folder.file(name);
    let writes = |desk: &mut Desk, name: &str, button: &str| {
        field(desk, "file of a game");
        desk.letters(&there(name).display().to_string());
        desk.clicks(button);
    };
    writes(&mut desk, "copy", "Copy");
    assert_eq!(std::fs::read(there("copy.underhill")).unwrap(), std::fs::read(&path).unwrap());
    writes(&mut desk, "copy", "Copy");
    assert!(desk.sees_within("is there already. Name another file"));
    writes(&mut desk, "page", "Print the log");
    let page = std::fs::read_to_string(there("page.svg")).unwrap();
    assert!(page.starts_with("<svg") && page.trim_end().ends_with("</svg>"));
    assert_eq!(page.matches("<rect").count(), 17);
    std::fs::write(desk::folder().join("journey-log.svg"), &page).unwrap();
    assert!(page.contains(">12<") && page.contains("•"));
    writes(&mut desk, "revealed", "Reveal");
    assert!(desk.sees_within("Written to"), "revealed");
    let found = underhill::referee::verify::file(&there("revealed.underhill"), &[], Default::default());
    assert!(matches!(found, underhill::referee::verify::Verdict::Holds(..)), "{found:?}");
    // To the bin, once that is said twice.
    desk.clicks("Throw away …");
    desk.clicks("No");
    assert!(path.exists());
    desk.key(Named::Escape);
    drop(desk);
    // The name is there the next time.
    let mut desk = folder.desk();
    desk.letters("g");
    assert!(desk.sees("The evening at Tom’s"));
    desk.clicks("The evening at Tom’s");
    // Nobody goes on with what is over.
    assert!(!desk.sees("Go on"));
    desk.clicks("Look at it");
    assert!(desk.app.is_curtained());
}

/// The games that are listed, by where they stand.
fn listed(desk: &mut Desk) -> [bool; 4] {
    ["Battle of the Ring", "War of the Ring", "the Ringwraiths won", "in set-up"].map(|game| desk.sees(game))
}

/// Of one game, going on or over, with a person: by keys and by the mouse, one beside the other.
#[test]
fn those_are_listed_that_are_asked_for() {
    let folder = Folder::new("archive-sieve");
    let mut desk = folder.desk();
    begun(&mut desk);
    lost(&mut desk);
    for command in ["new war", "seat free peoples Cora", "new battle", "seat sauron Anna Berg"] {
        desk.app_command(command);
    }
    drop(desk);
    let mut desk = folder.desk();
    desk.letters("g");
    let all = listed(&mut desk);
    assert_eq!(all, [true; 4]);
    assert!(desk.sees("Anna Berg") && desk.sees("Cora"));
    // Only games are offered of which there is one.
    assert!(desk.sees("Hunt for the Ring · H") && !desk.sees("Fate of the Fellowship · F"));
    desk.letters("f");
    assert_eq!(listed(&mut desk), all);
    desk.letters("b");
    assert_eq!(listed(&mut desk), [true, false, false, false]);
    desk.letters("b");
    desk.clicks("Hunt for the Ring · H");
    assert_eq!(listed(&mut desk), [false, false, true, true]);
    desk.letters("e");
    assert_eq!(listed(&mut desk), [false, false, true, false]);
    desk.clicks("Going on · U");
    assert_eq!(listed(&mut desk), [false, false, false, true]);
    desk.letters("w");
    assert_eq!(listed(&mut desk), [false, true, false, false]);
    desk.letters("e");
    assert!(desk.sees("No game is like that."));
    // Back to all of them, and only then to the first screen.
    desk.key(Named::Escape);
    assert_eq!(listed(&mut desk), all);
    desk.letters("s");
    desk.letters("berg");
    assert_eq!(listed(&mut desk), [true, false, false, false]);
    desk.key(Named::Escape);
    assert_eq!(listed(&mut desk), all);
    desk.key(Named::Escape);
    assert!(desk.sees("Underhill"));
}

/// A game that hides nothing has nothing to tell when it is over.
#[test]
fn what_a_game_cannot_do_is_not_offered() {
    let folder = Folder::new("archive-tells");
    let mut desk = folder.desk();
    assert!(desk.app.hear("new war seed=1"));
    drop(desk);
    let mut desk = folder.desk();
    desk.letters("g");
    desk.clicks("War of the Ring");
    assert!(desk.sees("Throw away …") && !desk.sees("Tell"));
    // Enter does what has an edge of gold: *No*, and then *Go on*.
    desk.clicks("Throw away …");
    desk.key(Named::Enter);
    assert!(desk.sees("Throw away …"));
    desk.key(Named::Enter);
    assert!(desk.app.referee().game().is_some());
    drop(desk);
    let mut desk = folder.desk();
    begun(&mut desk);
    drop(desk);
    let mut desk = folder.desk();
    desk.letters("g");
    desk.clicks("Practice board");
    assert!(desk.sees("Throw away …") && desk.sees("Tell"));
}

/// Everything on the screen that can be pressed, and where it is.
fn places(desk: &mut Desk) -> Vec<Rectangle> {
    desk.all(|candidate| match candidate {
        Candidate::Focusable { bounds, .. } => Some(bounds),
        _ => None,
    })
}

/// The first picture waits for no game: each has its place there already, and when they were looked at nothing has moved.
#[test]
fn the_first_picture_keeps_a_place_for_the_kept_games() {
    for goes_on in [true, false] {
        let folder = Folder::new(if goes_on { "archive-first" } else { "archive-first-over" });
        let mut desk = folder.desk();
        lost(&mut desk);
        if goes_on {
            begun(&mut desk);
        }
        drop(desk);
        for size in [LARGE, SMALL] {
            for scale in [0, 5] {
                let mut desk = Desk::at_first(Some(Store::at(&folder.0)));
                desk.resize(size);
                for _ in 0..scale {
                    desk.press(Key::Character("+".into()), Modifiers::COMMAND, Some("+"));
                }
                let there = |desk: &mut Desk, text: &str| desk.texts().iter().any(|it| it == text);
                assert!(there(&mut desk, "…") && there(&mut desk, "Go on"));
                desk.picture().leave(&format!("first-{goes_on}-{scale}-{}.png", size.width), size);
                let before = places(&mut desk);
                desk.tell(Message::Opened);
                assert!(!there(&mut desk, "…"));
                assert_eq!(there(&mut desk, "Go on"), goes_on);
                let mut after = places(&mut desk);
                // A press on what there may be to go on with waits until it is known; where nothing is, it is looked at.
                assert_eq!(after.len(), before.len());
                after.retain(|place| !before.contains(place));
                assert!(after.is_empty(), "{size:?} {scale}: {after:?}");
            }
        }
    }
}

/// What Enter means hangs on the kept games: it waits for them, and begins no other game meanwhile.
#[test]
fn a_key_that_comes_before_the_kept_games_waits_for_them() {
    let folder = Folder::new("archive-early");
    let mut desk = folder.desk();
    begun(&mut desk);
    drop(desk);
    let mut desk = Desk::at_first(Some(Store::at(&folder.0)));
    desk.key(Named::Enter);
    assert!(desk.app.referee().kept::<Hunt>().is_none());
    desk.tell(Message::Opened);
    assert!(desk.app.is_curtained() && desk.app.referee().kept::<Hunt>().is_some());
    assert_eq!(Store::at(&folder.0).games().len(), 1);
    drop(desk);
    // Whoever has pressed something else since has thought better of it.
    let mut desk = Desk::at_first(Some(Store::at(&folder.0)));
    desk.key(Named::Enter);
    desk.key(Named::Escape);
    desk.tell(Message::Opened);
    assert!(desk.app.referee().kept::<Hunt>().is_none());
}

/// Nobody loses a game that another copy of the program plays, locked or not.
#[test]
fn a_game_that_is_played_elsewhere_is_not_thrown_away() {
    for locked in [false, true] {
        let folder = Folder::new(if locked { "archive-locked" } else { "archive-played" });
        let mut elsewhere = folder.desk();
        begun(&mut elsewhere);
        if locked {
            assert!(elsewhere.app.hear("lock speak friend"));
        }
        let path = elsewhere.app.referee().kept::<Hunt>().and_then(Kept::path).unwrap().to_path_buf();
        let mut desk = folder.desk();
        desk.letters("g");
        desk.clicks(if locked { "locked" } else { "Practice board" });
        desk.clicks("Throw away …");
        desk.clicks("Yes");
        assert!(desk.sees_within("played by another copy"), "locked {locked}");
        assert!(path.exists());
    }
}

#[test]
fn pictures_of_the_archive() {
    let folder = Folder::new("archive-pictures");
    let mut desk = folder.desk();
    lost(&mut desk);
    let path = desk.app.referee().kept::<Hunt>().and_then(Kept::path).unwrap().to_path_buf();
    drop(desk);
    // The same day and the same name each time that the pictures are made.
    let text = std::fs::read(&path).unwrap();
    std::fs::remove_file(&path).unwrap();
    std::fs::write(folder.0.join("2026-01-02-0123456789abcdef.underhill"), text).unwrap();
    let mut desk = folder.desk();
    desk.letters("g");
    desk.shows_all("archive");
}

/// A game that was revealed into the same folder is no game more.
#[test]
fn a_copy_is_no_game_more() {
    let folder = Folder::new("archive-copy");
    let mut desk = folder.desk();
    lost(&mut desk);
    let own = folder.game();
    assert!(desk.app.hear(&format!("reveal {}", folder.file("all-revealed.underhill").display())));
    assert_eq!(Store::at(&folder).games().len(), 2);
    drop(desk);
    let mut desk = folder.desk();
    desk.letters("g");
    assert!(
        desk.sees_within("One game; won by the Ring-bearer: 0, by the Ringwraiths: 1"),
        "{:?}",
        desk.texts()
    );
    // It is the one that goes by its own name.
    std::fs::remove_file(&own).unwrap();
    desk.key(Named::Escape);
    desk.letters("g");
    assert!(desk.sees_within("One game"), "{:?}", desk.texts());
}
