//! The rooms of the house and the arrows between them: who knows whom. An arrow that is not drawn here does not stand in the
//! sources; within a room no module imports what imports it, where that is said.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Each room with those that it knows.
const ROOMS: [(&str, &[&str]); 9] = [
    ("file", &[]),
    ("table", &[]),
    ("store", &["table", "file"]),
    ("hunt", &["table", "file"]),
    ("language", &["hunt", "table", "file"]),
    ("games", &["language", "hunt", "table"]),
    ("referee", &["games", "language", "store", "hunt", "table", "file"]),
    ("cli", &["language"]),
    ("window", &["referee", "games", "language", "store", "hunt", "table", "file"]),
];

/// Rooms within a room, likewise: what the window's folders know of each other.
const WINDOW: [(&str, &[&str]); 6] = [
    ("widgets", &[]),
    ("play", &["widgets"]),
    ("screens", &["play", "widgets"]),
    ("hunt", &["screens", "play", "widgets"]),
    ("on_screen", &["hunt", "screens", "play", "widgets"]),
    ("house", &["on_screen", "screens", "play", "widgets"]),
];

/// Likewise what the parts of Hunt for the Ring know of each other: values, then what is said and what happens, then what
/// is folded from that, and then what decides or tells.
const HUNT: [(&str, &[&str]); 15] = [
    ("board", &[]),
    ("things", &["board"]),
    ("refusal", &["things", "board"]),
    ("command", &["things", "board"]),
    ("event", &["things", "board"]),
    ("view", &["event", "things", "board"]),
    ("history", &["things", "board"]),
    ("hidden", &["history", "event", "things", "board"]),
    ("frodo", &["view", "things", "board"]),
    ("decide", &["hidden", "history", "view", "event", "command", "refusal", "things", "board"]),
    ("shipped", &["things", "board"]),
    ("war", &["view", "refusal", "things"]),
    ("figures", &["event", "things"]),
    ("lessons", &["event", "things", "board"]),
    ("proofreading", &["things", "board"]),
];
/// What `hunt/` itself tells all of them.
const OF_HUNT: [&str; 5] = ["Hunt", "Decision", "Event", "State", "Record"];

/// An arrow from a file to what it names.
type Arrows = BTreeMap<String, BTreeSet<String>>;

/// The rooms that each room names in its sources, its tests apart.
fn arrows(files: &[(String, String)], from: &str) -> Arrows {
    let mut arrows = Arrows::new();
    for (room, text) in files {
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        let named = arrows.entry(room.clone()).or_default();
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        for line in code {
            for part in line.split(from).skip(1) {
                let name: String =
                    part.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect();
                named.insert(name);
            }
        }
        named.remove(room);
    }
    arrows
}

/// The arrows that are not allowed, as `from → to`.
fn forbidden(arrows: &Arrows, allowed: &[(&str, &[&str])]) -> Vec<String> {
    let rooms: BTreeSet<&str> = allowed.iter().map(|(room, _)| *room).collect();
    let mut forbidden = Vec::new();
    for (room, named) in arrows {
        let may = allowed.iter().find(|(known, _)| known == room).map_or(&[][..], |(_, may)| may);
        let named =
            named.iter().filter(|name| rooms.contains(name.as_str()) && !may.contains(&name.as_str()));
        forbidden.extend(named.map(|name| format!("{room} → {name}")));
    }
    forbidden
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// The sources below a folder, each with the room that it lies in.
fn read(folder: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let room = |path: &Path| {
        let below = path.strip_prefix(&folder).unwrap().components().next().unwrap();
        below.as_os_str().to_string_lossy().trim_end_matches(".rs").to_owned()
    };
    sources(&folder).iter().map(|path| (room(path), std::fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn no_room_knows_what_it_should_not() {
    let arrows = arrows(&read("src"), "crate::");
    assert_eq!(forbidden(&arrows, &ROOMS), [] as [&str; 0]);
    // Every room is in the table, and nothing in the table is without a room.
    let rooms: BTreeSet<&str> = ROOMS.iter().map(|(room, _)| *room).collect();
    let there: BTreeSet<&str> =
        arrows.keys().map(String::as_str).filter(|room| !matches!(*room, "main" | "lib")).collect();
    assert_eq!(there, rooms);
    // And the table itself is without a circle: each room knows rooms above it only.
    for (at, (room, knows)) in ROOMS.iter().enumerate() {
        for known in *knows {
            assert!(ROOMS[..at].iter().any(|(earlier, _)| earlier == known), "{room} → {known}");
        }
    }
}

#[test]
fn the_windows_folders_know_what_they_may() {
    let arrows = arrows(&read("src/window"), "crate::window::");
    assert_eq!(forbidden(&arrows, &WINDOW), [] as [&str; 0]);
    assert!(arrows.contains_key("widgets") && arrows["hunt"].contains("widgets"));
}

#[test]
fn the_parts_of_hunt_know_what_they_may() {
    let all: Vec<(String, String)> = read("src/hunt").into_iter().filter(|(room, _)| room != "mod").collect();
    let arrows = arrows(&all, "crate::hunt::");
    assert_eq!(forbidden(&arrows, &HUNT), [] as [&str; 0]);
    let there: BTreeSet<&str> = arrows.keys().map(String::as_str).collect();
    assert_eq!(there, HUNT.iter().map(|(room, _)| *room).collect());
    for (at, (room, knows)) in HUNT.iter().enumerate() {
        for known in *knows {
            assert!(HUNT[..at].iter().any(|(earlier, _)| earlier == known), "{room} → {known}");
        }
    }
    // What the outside knows by a short name is known by its place within.
    for (room, text) in &all {
        let named = text.split("crate::hunt::{").skip(1).filter_map(|rest| rest.split('}').next());
        for name in named.flat_map(|names| names.split(',')).map(str::trim).filter(|name| !name.is_empty()) {
            assert!(OF_HUNT.contains(&name), "{room} takes {name} from hunt itself");
        }
    }
}

/// What is no arrow is none, and what is one is found.
#[test]
fn an_arrow_that_is_not_allowed_is_found() {
    let file = |room: &str, text: &str| (room.to_owned(), text.to_owned());
    let found = |text: &str| forbidden(&arrows(&[file("hunt", text)], "crate::"), &ROOMS);
    assert_eq!(found("use crate::table::Draws;\nuse crate::hunt::Phase;"), [] as [&str; 0]);
    assert_eq!(found("use crate::store::Store;"), ["hunt → store"]);
    assert_eq!(
        found("    let x = crate::window::run(crate::language::Words);"),
        ["hunt → language", "hunt → window"]
    );
    assert_eq!(
        found("// crate::store is somewhere else\n#[cfg(test)]\nmod tests { use crate::store::X; }"),
        [""; 0]
    );
}
