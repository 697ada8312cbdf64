//! What is taken home of games of anything that comes into a head: well formed, by itself, the same each time; and written
//! over no other file.

use super::ways_to_part2::random_part1;
use crate::common::{Folder, Whims, accepted, table};
use crate::desk::shows_file;
use iced::keyboard::key::Named;
use iced_test::selector::{Candidate, id};
use std::path::Path;
use strum::IntoEnumIterator;
use underhill::hunt::Hunt;
use underhill::language::{Language, Words};
use underhill::referee::{Referee, finished};
use underhill::store::{Kept, OnDisk as _};
use underhill::window::{Evening, Form};

/// A board whose words mean something else in such files.
const SHARP: &str = r#"{"format":"underhill-board/1","name":"<b>A & \"B\" ]]></b>","part":1,"starts":[1],
    "information":[2,3,4,5,6],"links":["1 . 2 . 3 . A","1 4 . 5 3","2 5","4 6"],
    "names":{"1":"O'Dell & <Sons>","3":"<script>alert(1)</script>","A":"</svg>"},"areas":{"I-A":[1,2],"I-B":[3,4,5,6]}}"#;

fn evening(referee: &Referee) -> Evening {
    Evening::of(referee.kept::<Hunt>().unwrap().record()).unwrap()
}

/// Every tag is closed in its order, every value is quoted, and nothing is named twice.
fn well_formed(text: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut ids = std::collections::BTreeSet::new();
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        assert!(!rest[..at].contains('>') || open.last() == Some(&"style"), "{}", &rest[..at]);
        let plain = rest[..at].split('&').skip(1);
        for entity in plain {
            let name = entity.split(';').next().unwrap();
            assert!(["amp", "lt", "gt", "quot", "#39"].contains(&name), "&{name}");
        }
        // No value has a sharp bracket in it: that is escaped.
        let end = at + rest[at..].find('>').expect("a tag ends");
        let tag = &rest[at + 1..end];
        rest = &rest[end + 1..];
        if tag.starts_with(['!', '?']) {
            continue;
        }
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
            continue;
        }
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        let id = tag.split(" id=\"").nth(1).and_then(|id| id.split('"').next());
        assert!(id.is_none_or(|id| ids.insert(id.to_owned())), "{id:?} twice");
        let name = tag.split([' ', '/']).next().unwrap();
        if !tag.ends_with('/') && name != "meta" {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?}");
    // What is pointed to is there.
    for pointed in text.split("aria-labelledby=\"").skip(1) {
        for id in pointed.split('"').next().unwrap().split(' ') {
            assert!(ids.contains(id), "{id}");
        }
    }
}

/// It needs no other file, and runs nothing.
fn stands_by_itself(text: &str) {
    assert!(!text.contains("<script") && !text.contains("@import") && !text.contains("<link"));
    let others = text.matches("://").count();
    let of_svg = text.matches("xmlns=\"http://www.w3.org/2000/svg\"").count();
    assert_eq!(others, of_svg);
    for begin in ["src=", "href=", "url("] {
        for pointed in text.split(begin).skip(1) {
            assert!(pointed.trim_start_matches('"').starts_with("data:"), "{begin}{}", &pointed[..40]);
        }
    }
    for handler in [" onload", " onclick", " onerror"] {
        assert!(!text.contains(handler));
    }
}

fn all_files(name: &str, evening: &Evening, parts: usize, languages: impl Iterator<Item = Language>) {
    for language in languages {
        let words = Words::of_game::<Hunt>(language);
        let page = evening.page(&words);
        let code: &str = language.into();
        assert!(page.starts_with("<!doctype html>") && page.contains(&format!("<html lang=\"{code}\">")));
        assert_eq!(page.matches("<caption>").count(), parts, "{name}");
        let svg = evening.svg(&words, None).unwrap();
        for text in [&page, &svg] {
            well_formed(text);
            stands_by_itself(text);
            // Nothing was left unsaid.
            assert!(!text.contains("keepsake-") && !text.contains("telling-of"), "{name} {language:?}");
            assert!(text.contains("role=\"img\"") && text.contains("<desc"));
        }
    }
}

#[test]
fn whatever_was_played_is_taken_home() {
    let mut parts = [0; 3];
    for number in 0..8 {
        let mut whims = Whims::new(90_000 + number);
        let mut referee = Referee::new(None);
        accepted(&mut referee, &format!("new seed={number}"));
        if number % 2 == 0 {
            random_part1(&mut referee, &mut whims, number);
            accepted(&mut referee, &format!("part2 seed={number}"));
        }
        for _ in 0..2_000 {
            let command = whims.command(referee.state::<Hunt>().unwrap());
            referee.hear(&command).unwrap();
            if referee.state::<Hunt>().unwrap().view.phase.is_over() {
                break;
            }
        }
        if !referee.state::<Hunt>().unwrap().view.phase.is_over() {
            continue;
        }
        let evening = evening(&referee);
        let played = evening.parts().len();
        parts[played] += 1;
        let language = Language::iter().cycle().nth(number as usize);
        all_files(&number.to_string(), &evening, played, language.into_iter());
    }
    assert!(parts[1] > 1 && parts[2] > 1, "{parts:?}");
}

#[test]
fn names_are_names_whatever_they_look_like() {
    let folder = Folder::new("keepsake-sharp");
    let board = folder.0.join("sharp.json");
    std::fs::write(&board, SHARP).unwrap();
    let mut referee =
        table().of(&format!("board={} tiles=none", board.display())).at("1", "2 3 4 5 6").begun(1);
    for command in [
        "move .",
        "done",
        "search 3",
        "hunt 2",
        "perception I-B",
        "done",
        "move 3 !",
        "done",
        "done",
        "move A !",
    ] {
        accepted(&mut referee, command);
    }
    let evening = evening(&referee);
    all_files("sharp", &evening, 1, Language::iter());
    let page = evening.page(&Words::of_game::<Hunt>(Language::En));
    assert!(page.contains("&lt;b&gt;A &amp; &quot;B&quot; ]]&gt;&lt;/b&gt;"));
    assert!(page.contains("O&#39;Dell &amp; &lt;Sons&gt;") && page.contains("&lt;script&gt;"));
}

#[test]
fn it_is_written_over_no_other_file() {
    let folder = Folder::new("keepsake-written");
    let evening = kept();
    let words = Words::of_game::<Hunt>(Language::En);
    for (form, name) in [(Form::Page, "a.html"), (Form::Svg, "a.svg"), (Form::Png, "a.png")] {
        let path = folder.0.join(name);
        let said = evening.write(form, None, &path, &words).unwrap();
        assert_eq!(said, format!("Written to {}.", path.display()));
        let written = std::fs::read(&path).unwrap();
        let refused = evening.write(form, None, &path, &words).unwrap_err();
        assert!(refused.contains(name), "{refused}");
        assert!(written == std::fs::read(&path).unwrap());
        // The same game is the same file.
        let again = folder.0.join(format!("again-{name}"));
        evening.write(form, None, &again, &words).unwrap();
        assert!(written == std::fs::read(&again).unwrap());
    }
    let nowhere = folder.0.join("no folder").join("a.html");
    assert!(evening.write(Form::Page, None, &nowhere, &words).is_err() && !nowhere.exists());
    // A part that was not played has no picture.
    assert!(evening.svg(&words, Some(2)).is_none() && evening.png(&words, Some(2)).is_err());
}

fn kept() -> Evening {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/boards/trust-4.underhill");
    let (record, _) = finished(&std::fs::read(path).unwrap(), None, Language::En).unwrap();
    Evening::of(&record).unwrap()
}

/// As it was looked at, and broad enough to be hung on a wall.
#[test]
fn picture_of_an_evening() {
    for language in [Language::En, Language::Pl] {
        let png = kept().png(&Words::of_game::<Hunt>(language), None).unwrap();
        let name: &str = language.into();
        let [width, height] = shows_file(&format!("keepsake-{name}"), &png);
        assert!(width >= 2_400 && height > 1_500, "{width} {height}");
    }
}

/// The door in the window: nothing is written before it is asked for; where it is, is said; and keys typed there are letters.
#[test]
fn it_is_taken_home_from_the_window() {
    let folder = Folder::new("keepsake-window");
    let mut desk = folder.desk();
    table().of("seed=1").begins(&mut desk);
    for command in ["move 10", "done", "hunt 8", "search 18", "perception I-B", "done", "move A !"] {
        desk.app_command(command);
    }
    desk.goes_on();
    desk.clicks("Tell the game");
    desk.clicks("To take home");
    // What is suggested is named by this game's file.
    let game = desk.app.referee().kept::<Hunt>().and_then(Kept::path).unwrap().to_path_buf();
    let name = game.file_name().unwrap().to_str().unwrap().split('.').next().unwrap().to_owned();
    let typed = desk.all(|candidate| match candidate {
        Candidate::TextInput { state, .. } => Some(state.text().to_owned()),
        _ => None,
    });
    assert!(typed.iter().any(|line| line.ends_with(&format!("{name}-telling"))), "{typed:?}");
    let line = desk.find(id("telling file")).unwrap();
    desk.clicks_at(line.center());
    desk.chooses_all();
    desk.letters("our evening");
    desk.shows_all("telling-home");
    let files = || std::fs::read_dir(&folder.0).unwrap().count();
    let before = files();
    for (button, ending) in [("Page to read", "html"), ("Picture, PNG", "png"), ("Picture, SVG", "svg")] {
        let line = desk.find(id("telling file")).unwrap();
        desk.clicks_at(line.center());
        desk.chooses_all();
        let bare = folder.0.join("home");
        desk.letters(&bare.display().to_string());
        desk.clicks(button);
        let path = bare.with_extension(ending);
        assert!(desk.sees(&format!("Written to {}.", path.display())), "{:?}", desk.texts());
        let written = std::fs::read(&path).unwrap();
        desk.clicks(button);
        assert!(desk.sees_within("is there already. Name another file"));
        assert!(written == std::fs::read(&path).unwrap());
    }
    // What was asked for, and nothing else.
    assert_eq!(files(), before + 3);
    desk.key(Named::Escape);
    assert!(desk.sees("Journeys that fit: 3"));
}
