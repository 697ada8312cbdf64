//! What the window keeps from one day to the next: how it is set, and games that were left.

use crate::common::Folder;
use iced::Point;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use underhill::hunt::Hunt;
#[cfg(target_os = "linux")]
use underhill::hunt::Phase;
use underhill::store::OnDisk as _;
use underhill::window::Message;

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
fn a_letter_is_opened_though_a_game_was_left() {
    let folder = Folder::new("window-letter-after-game");
    let mut desk = folder.desk();
    desk.clicks("Hunt for the Ring");
    desk.clicks("Practice");
    desk.types("7");
    desk.leaves();
    desk.clicks("Hunt for the Ring");
    desk.clicks("A Letter from Gandalf");
    assert!(desk.app.referee().kept::<Hunt>().is_none());
}

#[cfg(target_os = "linux")]
#[test]
fn a_game_is_gone_on_with_whatever_its_file_is_called() {
    use std::os::unix::ffi::OsStrExt as _;
    let folder = Folder::new("window-strange-name");
    let mut desk = folder.desk();
    desk.clicks("Hunt for the Ring");
    desk.clicks("Practice");
    desk.types("7");
    desk.leaves();
    let games = || -> Vec<std::path::PathBuf> {
        let files = std::fs::read_dir(&folder.0).unwrap().map(|file| file.unwrap().path());
        files.filter(|path| path.extension().is_some_and(|ending| ending == "underhill")).collect()
    };
    let strange = std::ffi::OsStr::from_bytes(b"b\xffg.underhill");
    // Nobody plays it any more.
    drop(desk);
    std::fs::rename(&games()[0], folder.0.join(strange)).unwrap();
    let mut desk = folder.desk();
    desk.clicks("Go on");
    assert_eq!(desk.phase(), Phase::Setup);
    assert_eq!(desk.app.referee().kept::<Hunt>().unwrap().path(), Some(games()[0].as_path()));
}
