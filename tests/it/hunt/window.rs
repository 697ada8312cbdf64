//! The window, driven without a display: a whole game by keyboard alone and one by mouse alone, every control with
//! Tab, the curtain, and the screens' pictures. Part 2 has a file of its own.
//!
//! A picture is kept as the hash of its pixels in `tests/pictures.sha256`. A changed one fails, and a new one fails
//! where `CI` is set; either leaves itself in `target/pictures` to be looked at.

use crate::common::{Folder, in_box, table};
use crate::desk::{self, Desk};
use iced::Point;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use underhill::hunt::{Hunt, Phase, Turn};
use underhill::window::Message;

/// Set-up by keyboard, the same every time.
fn begins(desk: &mut Desk, seed: u64) {
    desk.letters("p");
    assert_eq!(desk.phase(), Phase::Setup);
    // A game whose draws can be repeated, so that its pictures can.
    desk.app_command(&format!("new seed={seed}"));
    desk.types("draw");
    desk.types("draw");
    let token = *desk.state().hidden.information.keys().next().unwrap();
    desk.types(&token.to_string());
    desk.types("1");
    assert_eq!(desk.phase(), Phase::RingBearer);
}

/// A game of which everything is known, after these commands of its first day.
fn begun(commands: &[&str]) -> Desk {
    Desk::after(&table().of("seed=7").at("7", "12 26 35 38 3").shadows(1).then(commands))
}

#[test]
fn a_whole_part_1_by_keyboard_alone() {
    let mut desk = Desk::new(None);
    begins(&mut desk, 7);

    // A question before the move says so, and changes nothing.
    desk.types("s 22");
    assert_eq!(desk.phase(), Phase::RingBearer);
    // What was refused is typed over.
    desk.types("..");
    assert_eq!(desk.state().view.step, 1);
    // A question after the move ends the turn, and shows its answer to the Ring-bearer first.
    desk.types("h 22");
    assert_eq!(desk.phase(), Phase::Ringwraiths);
    assert!(desk.state().view.asked.is_some());
    desk.key(Named::Enter);
    assert!(desk.state().view.asked.is_none() && desk.state().view.answer.is_some());
    // Another one is withdrawn with Escape.
    desk.types("p IIA");
    desk.key(Named::Escape);
    assert!(desk.state().view.asked.is_none());
    desk.types("d");

    // Frodo walks into the open, is found, met, and escapes.
    let start = desk.state().hidden.start.unwrap();
    desk.types(&start.to_string());
    desk.types(&format!("h {start}"));
    desk.key(Named::Enter);
    desk.types("d");
    assert_eq!(desk.phase(), Phase::Encounter);
    desk.types("nazgul 2");
    desk.types("accept");
    assert_eq!(desk.phase(), Phase::Escape);
    desk.types("//");
    assert_eq!(desk.phase(), Phase::RingBearer);
    // A slip of the hand is taken back, and given again.
    desk.types("u");
    assert_eq!(desk.phase(), Phase::Escape);
    desk.press(Key::Character("y".into()), Modifiers::COMMAND, None);
    assert_eq!(desk.phase(), Phase::RingBearer);
    // An earlier command comes back with the arrow.
    desk.key(Named::ArrowUp);
    desk.key(Named::Escape);

    // On to the end of the track, and the rescue.
    while desk.phase() != Phase::Rescue {
        match desk.phase() {
            Phase::RingBearer if desk.state().view.turn == Turn::Nightfall => {
                desk.types("r");
                desk.types("d");
            }
            Phase::RingBearer => {
                desk.types(".");
                if desk.phase() == Phase::RingBearer {
                    desk.types("d");
                }
            }
            Phase::Ringwraiths => desk.types("d"),
            Phase::Refresh => desk.types("refresh shadows=0"),
            phase => panic!("{phase:?}"),
        }
    }
    desk.types("rescue");
    desk.types("accept");
    assert!(matches!(desk.phase(), Phase::Rescued | Phase::Corrupted));
}

#[test]
fn a_whole_part_1_by_mouse_alone() {
    let folder = Folder::not_yet("window");
    let mut desk = folder.desk();
    desk.clicks("Practice");
    desk.clicks("Draw");
    desk.clicks("Draw");
    let token = *desk.state().hidden.information.keys().next().unwrap();
    desk.clicks(&token.to_string());
    desk.clicks("2");
    assert_eq!(desk.phase(), Phase::RingBearer);

    assert_eq!(desk.walks_to_bree(), 3);
    // The end is taken back with the mouse as well, and given again.
    desk.clicks_starting_with("Undo: ");
    assert_eq!(desk.phase(), Phase::RingBearer);
    desk.clicks_starting_with("Redo: ");
    assert_eq!(desk.phase(), Phase::Bree);
    desk.clicks("Leave");
    assert!(desk.sees("Part 1 is over: Bree"));
}

#[test]
fn a_game_goes_on_behind_a_curtain() {
    let folder = Folder::not_yet("curtain");
    let mut desk = folder.desk();
    begins(&mut desk, 3);
    desk.types(".");
    drop(desk);

    // The program was closed; another day it goes on, and shows nothing until it is told to.
    let mut desk = folder.desk();
    desk.key(Named::Enter);
    assert_eq!(desk.phase(), Phase::RingBearer);
    assert!(desk.app.is_curtained() && !desk.sees("Journey log"));
    let behind = desk.picture();
    // Behind the curtain no key does anything, and the picture tells nothing.
    desk.types("d");
    desk.press(Key::Character("z".into()), Modifiers::COMMAND, None);
    assert_eq!(desk.state().view.step, 1);
    assert_eq!(desk.phase(), Phase::RingBearer);
    assert_eq!(desk.picture(), behind);
    desk.key(Named::F1);
    assert!(desk.sees("Journey log"));
    desk.types("d");
    assert_eq!(desk.phase(), Phase::Ringwraiths);
    desk.key(Named::F1);
    assert_eq!(desk.picture(), behind, "one curtain is like another");
}

#[test]
fn with_the_hush_hand_secrets_show_only_while_the_key_is_held() {
    // Two games that differ in nothing but what is secret look the same, until the key is held.
    let mut pictures = Vec::new();
    for start in ["7", "11"] {
        let mut desk = Desk::new(None);
        desk.letters("p");
        desk.app_command("new give=0 seed=4");
        desk.key(Named::F3);
        for command in [&format!("start {start}") as &str, "information 3 4 12 16 26", "begin shadows=1"] {
            desk.app_command(command);
        }
        desk.tell(Message::Shortcut(underhill::window::Shortcut::Escape));
        desk.app_command("move .");
        desk.goes_to_table();
        let veiled = desk.picture();
        desk.key(Named::F1);
        let shown = desk.picture();
        desk.release(Named::F1);
        assert_eq!(desk.picture(), veiled);
        assert_ne!(shown, veiled);
        veiled.leave(&format!("veiled-{start}.png"), desk::LARGE);
        pictures.push((veiled, shown));
    }
    assert_eq!(pictures[0].0, pictures[1].0);
    assert_ne!(pictures[0].1, pictures[1].1);
}

impl Desk {
    /// To the table of a game that was set up behind the screens' backs.
    fn goes_to_table(&mut self) {
        self.key(Named::F3);
        self.clicks("Leave");
        self.tell(Message::Shortcut(underhill::window::Shortcut::Hush));
        self.app.show_table();
        self.key(Named::Escape);
    }
}

/// R21: whatever the answer, hands have something to do.
#[test]
fn a_found_token_is_told_with_the_answer() {
    let mut desk = Desk::new(None);
    begins(&mut desk, 7);
    desk.types("..");
    let token = desk.state().hidden.information.keys().find(|token| desk.state().hidden.keeps(**token));
    let token = token.unwrap().to_string();
    desk.types(&format!("h {token}"));
    let told = format!("Hand over Information token {token}");
    assert!(!desk.sees_within(&told), "nothing is told before the answer is given");
    desk.types("");
    assert!(desk.sees("no"));
    assert!(desk.sees_within(&format!("Hand over Information token {token}: their second. Two dice")));
}

#[test]
fn a_click_beside_everything_takes_nothing_from_the_line() {
    let mut desk = Desk::new(None);
    begins(&mut desk, 7);
    desk.clicks_at(Point::new(500.0, 130.0));
    desk.types("..");
    assert_eq!(desk.state().view.step, 1);
}

/// From the box: a number that lacks its tiles stays on the line, and the tiles are typed behind it.
#[test]
fn tiles_are_typed_behind_the_number() {
    let mut desk = Desk::new(None);
    desk.letters("b");
    desk.letters("1 2 3");
    desk.key(Named::Enter);
    desk.types("1");
    desk.types("2 3 4 5 6");
    desk.types("2");
    desk.types("0");
    desk.types(".");
    desk.types("h 1");
    desk.types("");
    desk.types("d");
    assert_eq!(desk.phase(), Phase::Encounter);
    desk.types("2");
    assert!(desk.state().view.drawn.is_none());
    desk.types("3 eye");
    assert_eq!(desk.state().view.drawn.as_ref().map(|(tiles, _)| tiles.len()), Some(2));
}

#[test]
fn a_day_costs_few_keys() {
    let mut desk = Desk::new(None);
    begins(&mut desk, 7);
    desk.keys = 0;
    // Three moves and four questions, ends of turns and confirmations included.
    desk.types("..");
    desk.types("s 22");
    desk.types("");
    desk.types("h 25");
    desk.types("");
    desk.types("d");
    desk.types("..");
    desk.types("s 30");
    desk.types("");
    desk.types("d");
    desk.types("..");
    desk.types("h 41");
    desk.types("");
    desk.types("d");
    assert_eq!(desk.phase(), Phase::Refresh);
    assert!(desk.keys <= 40, "{} keys", desk.keys);
}

#[test]
fn every_control_is_reached_with_tab() {
    let mut desk = Desk::new(None);
    // Home: Tab to the first choice, Space presses it.
    desk.key(Named::Tab);
    desk.key(Named::Space);
    assert_eq!(desk.phase(), Phase::Setup);
    desk.app_command("new seed=7");
    // Set-up: from the line back to Draw.
    desk.press(Key::Named(Named::Tab), Modifiers::SHIFT, None);
    desk.key(Named::Enter);
    assert!(desk.state().view.start_set);
    desk.app_command("information draw");
    desk.app_command("give 3");
    desk.app_command("begin shadows=1");
    desk.app.show_table();
    // The table: every focus looks different from every other, all the way round.
    desk.tell(Message::Shortcut(underhill::window::Shortcut::Next));
    let first = desk.picture();
    let mut seen = vec![first.clone()];
    loop {
        desk.key(Named::Tab);
        let picture = desk.picture();
        if picture == first {
            break;
        }
        assert!(!seen.contains(&picture), "after {} steps the focus cannot be told", seen.len());
        seen.push(picture);
        assert!(seen.len() < 60);
    }
    // Undo, curtain, keys, leave, moves, card move, tracks, cards, the line.
    assert!(seen.len() >= 15, "{} controls", seen.len());
}

#[test]
fn the_map_is_dragged_turned_and_clicked() {
    let mut desk = Desk::new(None);
    begins(&mut desk, 7);
    let whole = desk.picture();
    desk.key(Named::PageUp);
    let near = desk.picture();
    assert_ne!(whole, near);
    desk.press(Key::Named(Named::ArrowRight), Modifiers::ALT, None);
    assert_ne!(desk.picture(), near);
    desk.key(Named::PageDown);
    desk.key(Named::PageDown);
    assert_eq!(desk.picture(), whole);
    // A click beside everything does nothing.
    let bounds = desk.find(iced_test::selector::id("map")).unwrap();
    desk.clicks_at(Point::new(bounds.x + 6.0, bounds.y + 6.0));
    assert_eq!(desk.state().view.step, 0);
}

#[test]
fn pictures_of_home_and_set_up() {
    let mut desk = Desk::new(None);
    desk.shows_all("home");
    desk.letters("b");
    desk.shows_all("our-box");
    desk.letters("1 2 3");
    desk.key(Named::Enter);
    desk.types("2");
    desk.shows_all("setup-information");
    desk.key(Named::F12);
    desk.shows_all("keys");
}

#[test]
fn pictures_of_the_table() {
    let mut desk = Desk::new(None);
    begins(&mut desk, 7);
    desk.shows_all("table-first-turn");
    desk.types("s 22");
    desk.shows("table-too-early");
    desk.types("..");
    desk.types("h 22");
    desk.shows_all("table-asked");
    desk.types("");
    desk.shows("table-answered");
    desk.types("d");
    let start = desk.state().hidden.start.unwrap();
    desk.types(&start.to_string());
    desk.types(&format!("h {start}"));
    desk.types("");
    desk.types("d");
    desk.shows_all("table-encounter");
    desk.types("nazgul 2");
    desk.shows_all("table-drawn");
    desk.types("cancel 2 with sam");
    desk.shows_all("table-escape");
    desk.types("//");
    desk.types("r");
    desk.types("d");
    desk.types("d");
    desk.shows_all("table-refresh");
    desk.app_command("undo");
    for _ in 0..12 {
        desk.app_command("card move .");
    }
    desk.tell(Message::Shortcut(underhill::window::Shortcut::Escape));
    desk.types("card move .");
    desk.shows_all("table-rescue");
    desk.types("rescue");
    desk.types("accept");
    desk.shows_all("table-over");
}

#[test]
fn pictures_of_a_game_from_the_box() {
    let mut desk = Desk::new(None);
    desk.letters("b");
    desk.letters("1 2 3");
    desk.key(Named::Enter);
    desk.types("1");
    desk.types("2 3 4 5 6");
    desk.types("2");
    desk.types("0");
    desk.types("22 IIB");
    assert_eq!(desk.state().hidden.areas.len(), 1);
    desk.types("p IIB");
    desk.shows_all("table-box");
}

#[test]
fn how_it_is_set_is_remembered() {
    let folder = Folder::not_yet("settings-window");
    let mut desk = folder.desk();
    let usual = desk.app.look();
    desk.letters("k");
    desk.letters("5");
    // Nothing is written as long as everything is as usual.
    let settings = folder.join("settings.json");
    assert!(!settings.exists());
    desk.key(Named::F2);
    desk.press(Key::Named(Named::F2), Modifiers::SHIFT, None);
    desk.press(Key::Character("+".into()), Modifiers::COMMAND, Some("+"));
    // Each of the four can be drawn.
    for (key, held) in
        [(Named::F2, Modifiers::empty()), (Named::F2, Modifiers::SHIFT)].into_iter().cycle().take(8)
    {
        desk.press(Key::Named(key), held, None);
        let _drawn = desk.picture();
        let style = desk.app.style(&desk.app.look().theme());
        let iced::Color { r, g, b, .. } = style.background_color;
        assert!([r, g, b].iter().all(|part| (0.0..=1.0).contains(part)), "{r} {g} {b}");
    }
    let set = desk.app.look();
    assert!(set.day && set.contrast && set.scale > 1.05);
    let main = desk.app.main;
    desk.tell(Message::Resized(main, iced::Size::new(1400.0, 900.0)));
    desk.tell(Message::Moved(main, Point::new(30.0, 40.0)));
    desk.tell(Message::Close);
    assert_eq!(folder.desk().app.look(), set);
    let text = std::fs::read_to_string(&settings).unwrap();
    assert!(text.contains("1400.0") && text.contains("40.0"), "{text}");
    // One that was spoilt is as usual, and the others stay.
    std::fs::write(&settings, text.replace("true", "\"perhaps\"")).unwrap();
    let look = folder.desk().app.look();
    assert_eq!((look.day, look.contrast, look.scale), (usual.day, usual.contrast, set.scale));
}

#[test]
fn the_first_game_is_guided_until_it_is_left() {
    let mut desk = Desk::new(None);
    desk.clicks("Your first game");
    assert!(desk.sees_within("Press Draw: the program draws"));
    desk.clicks("Draw");
    assert!(desk.sees_within("Likewise the five Information tokens"));
    desk.clicks("Draw");
    assert!(desk.sees_within("Press the number that you give away openly"));
    let token = *desk.state().hidden.information.keys().next().unwrap();
    desk.clicks(&token.to_string());
    assert!(desk.sees_within("The Ringwraiths roll their dice"));
    desk.clicks("1");
    assert!(desk.sees_within("Your turn: press a ringed place"));
    desk.types(".");
    assert!(desk.sees_within("Entered, and nobody saw it."));
    desk.types("d");
    assert!(desk.sees_within("Now they ask."));
    desk.types("s 60");
    assert!(desk.sees_within("Only you see this answer"));
    desk.key(Named::Enter);
    assert!(desk.sees_within("That answer is on the record"));
    // Twelve presses and words to the first answer; a question is answered as ever.
    assert!(desk.state().view.answer.is_some());
    desk.clicks("Without the guide");
    assert!(!desk.sees_within("That answer is on the record"));
    desk.types("d");
    assert!(!desk.sees_within("So it goes on"));
    // It is offered to those who have played nothing yet, and comes with nothing else.
    let mut desk = Desk::new(None);
    desk.letters("p");
    assert!(!desk.sees_within("Press Draw: the program draws"));
}

#[test]
fn why_is_told_by_the_rules() {
    let mut desk = begun(&["move .", "done"]);
    // Those of the moment, unfolded by mouse and folded by typing.
    assert!(!desk.sees("R17"));
    desk.clicks("Why?");
    assert!(desk.sees("R17") && desk.sees("R19") && !desk.sees("R28"));
    desk.types("why");
    assert!(!desk.sees("R17"));
    // Those that a refusal names; a question that waits keeps its place, and says what is missing.
    desk.types("s 60");
    desk.types("h 16");
    assert!(desk.sees_within("A question waits for its answer (R23)"));
    assert!(desk.sees("Search 60, not yet answered:"));
    desk.types("why");
    assert!(desk.sees("R23") && !desk.sees("R17"));
    // All of them stand with the keys, and every command with what it does.
    desk.key(Named::F12);
    let texts = desk.texts();
    for wanted in ["R1", "R33", "P23", "cancel T with NAME [T with NAME…]", "Keys"] {
        assert!(texts.iter().any(|text| text == wanted), "{wanted}");
    }
}

#[test]
fn what_is_written_when_all_is_over_is_told_beside_the_end() {
    let folder = Folder::new("window-over");
    let mut desk = begun(&["move .", "done"]);
    desk.types("corruption = 12");
    let end = "Frodo is corrupted. The Ringwraiths win.";
    assert!(desk.sees(end));
    desk.types("reveal");
    assert!(desk.sees(end) && desk.sees_within("reveal PATH"));
    let path = folder.file("game");
    desk.types(&format!("reveal {}", path.display()));
    assert!(desk.sees(end) && desk.sees(&format!("Written to {}.", path.display())));
    assert!(path.exists());
}

#[test]
fn what_a_query_tells_is_told_in_the_window() {
    let mut desk = begun(&["move .", "done"]);
    desk.types("help move");
    assert!(desk.sees_within("move X [!] [free]"));
    desk.types("log");
    assert!(desk.sees("entry 1 ."));
    // What was redone is told again, and stands among what was done lately.
    desk.types("h 7");
    desk.key(Named::Enter);
    assert!(desk.sees("yes, Frodo is here") && desk.sees("Lay a Track token on 7, the sword up."));
    desk.types("undo");
    assert!(desk.sees("Hunt 7, not yet answered:") && desk.sees("Undo: Answer"));
    desk.types("redo");
    assert!(desk.sees("yes, Frodo is here") && desk.sees("Lay a Track token on 7, the sword up."));
    desk.types("track 7 off");
    assert!(desk.sees("Track token on 7: none"));
}

#[test]
fn what_was_done_in_secret_is_not_told_while_it_is_veiled() {
    let mut desk = begun(&[]);
    desk.types("13");
    assert!(desk.sees("Done: To 13") && desk.sees("To 13") && desk.sees("Undo: Move"));
    desk.key(Named::F3);
    // Nowhere on the screen, whatever it stands in, but as the number of a step.
    assert_eq!(desk.texts().iter().filter(|text| text.contains("13")).collect::<Vec<_>>(), ["13"]);
    assert!(!desk.sees("Done: To 13") && !desk.sees("To 13") && desk.sees("Undo: Move"));
    desk.types("help move");
    desk.types("log");
    assert!(!desk.sees_within("entry 1 13"));
}

#[test]
fn the_curtain_falls_by_mouse_whatever_the_hush_hand() {
    let mut desk = begun(&["move ."]);
    desk.key(Named::F3);
    desk.clicks("Curtain");
    assert!(desk.app.is_curtained());
    // It rises on what is veiled, until the key is held.
    desk.key(Named::F1);
    assert!(desk.sees_within("Hush: hold F1") && !desk.sees("•"));
    desk.release(Named::F1);
    desk.key(Named::F1);
    assert!(!desk.sees_within("Hush: hold F1") && desk.sees("•"));
    desk.release(Named::F1);
    assert!(desk.sees_within("Hush: hold F1"));
}

#[test]
fn a_key_that_is_held_down_does_one_thing() {
    let mut desk = begun(&["move .", "done"]);
    desk.letters("h 9");
    desk.key(Named::Enter);
    // A long Enter does not give away what nobody has read yet.
    desk.holds(Named::Enter);
    assert!(desk.state().view.asked.is_some());
    desk.key(Named::Enter);
    assert!(desk.state().view.asked.is_none());
    desk.key(Named::F1);
    for _ in 0..3 {
        desk.holds(Named::F1);
        assert!(desk.app.is_curtained());
    }
}

#[test]
fn what_was_refused_in_set_up_is_not_told_while_it_is_veiled() {
    let mut desk = Desk::new(None);
    desk.letters("p");
    desk.app_command("new seed=7 give=0");
    desk.types("7");
    desk.types("4 4 9 13 20");
    assert!(desk.sees_within("4 was named twice"));
    desk.key(Named::F3);
    assert!(!desk.sees_within("named twice") && desk.sees("refused; why is for the Ring-bearer alone"));
}

#[test]
fn what_is_told_to_nobody_is_undone_by_mouse_as_well() {
    let mut desk = Desk::after(&in_box().then(&["move 22"]));
    desk.types("area 22 IIB");
    let lines = desk.app.referee().kept::<Hunt>().unwrap().record().acts().len();
    desk.clicks("Undo");
    assert_eq!(desk.app.referee().kept::<Hunt>().unwrap().record().acts().len(), lines + 1);
    assert!(desk.sees("Undo: Move"));
}

#[test]
fn what_is_typed_in_one_is_told_in_one() {
    let mut desk = Desk::after(&in_box());
    desk.types("4 IIB");
    assert!(desk.sees("Done: To 4\nDone: 4 lies in II-B"));
    let hidden = "The Information at 4 is hidden for good: Frodo was there.";
    assert!(
        desk.texts().iter().filter(|text| text.contains("The Information at 4")).count() >= 2,
        "{hidden}"
    );
    // An entry is set right with its area; nobody who looks on learns that it was wrong before the table does.
    desk.types("correct 1 5 IIC");
    assert!(desk.sees("Set the log right") && desk.sees("Undo: Correction"));
    assert!(!desk.sees("End the turn"));
    desk.key(Named::F3);
    assert!(!desk.sees("Set the log right") && !desk.sees("Undo: Correction") && desk.sees("Undo"));
}

#[test]
fn three_starts_are_named_or_none() {
    let mut desk = Desk::new(None);
    desk.letters("b");
    desk.letters("2 8");
    desk.clicks("Begin");
    assert!(desk.app.referee().kept::<Hunt>().is_none() && desk.sees_within("2 were named"));
    desk.letters(" 11");
    desk.clicks("Begin");
    assert_eq!(desk.phase(), Phase::Setup);
}

#[test]
fn a_slip_of_the_fingers_does_not_end_the_turn() {
    let mut desk = begun(&["move ."]);
    for (slip, told) in [("s", "Something is missing"), ("s 9999", "is no location"), ("s 900", "has no 900")]
    {
        desk.types(slip);
        assert_eq!(desk.phase(), Phase::RingBearer, "{slip}");
        assert!(desk.sees_within(told), "{slip}: {:?}", desk.texts());
        desk.key(Named::Escape);
    }
    desk.types("s 9");
    assert_eq!(desk.phase(), Phase::Ringwraiths);
    assert!(desk.state().view.asked.is_some());
}

#[test]
fn a_letter_is_opened_though_a_game_was_left() {
    let folder = Folder::new("window-letter-after-game");
    let mut desk = folder.desk();
    desk.clicks("Practice");
    desk.types("7");
    desk.clicks("Leave");
    desk.clicks("A Letter from Gandalf");
    assert!(desk.app.referee().kept::<Hunt>().is_none());
}

#[cfg(target_os = "linux")]
#[test]
fn a_game_is_gone_on_with_whatever_its_file_is_called() {
    use std::os::unix::ffi::OsStrExt as _;
    let folder = Folder::new("window-strange-name");
    let mut desk = folder.desk();
    desk.clicks("Practice");
    desk.types("7");
    desk.clicks("Leave");
    let games = || -> Vec<std::path::PathBuf> {
        let files = std::fs::read_dir(&folder.0).unwrap().map(|file| file.unwrap().path());
        files.filter(|path| path.extension().is_some_and(|ending| ending == "underhill")).collect()
    };
    let strange = std::ffi::OsStr::from_bytes(b"b\xffg.underhill");
    // Nobody plays it any more.
    drop(desk);
    std::fs::rename(&games()[0], folder.0.join(strange)).unwrap();
    let mut desk = folder.desk();
    desk.clicks("Practice board");
    assert_eq!(desk.phase(), Phase::Setup);
    assert_eq!(desk.app.referee().kept::<Hunt>().unwrap().path(), Some(games()[0].as_path()));
}
