//! The rooms of the house and the arrows between them: who knows whom. An arrow that is not drawn here does not stand in the
//! sources; within a room no module imports what imports it, where that is said.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Each room with those that it knows.
#[rustfmt::skip]
const ROOMS: &[(&str, &[&str])] = &[
    ("file", &[]),
    ("table", &[]),
    ("books", &["table"]),
    ("store", &["table", "file"]),
    ("hunt", &["books", "table", "file"]),
    ("war", &["books", "table"]),
    ("fate", &["books", "table", "file"]),
    ("risk", &["books", "table", "file"]),
    ("battle", &["books", "table"]),
    ("language", &["hunt", "war", "fate", "risk", "battle", "books", "table", "file"]),
    ("games", &["language", "hunt", "war", "fate", "risk", "battle", "books", "table"]),
    ("referee", &["games", "language", "store", "hunt", "war", "fate", "risk", "battle", "books", "table", "file"]),
    ("cli", &["language"]),
    ("window", &["referee", "games", "language", "store", "hunt", "war", "fate", "risk", "battle", "books", "table", "file"]),
];

/// Rooms within a room, likewise: what the window's folders know of each other.
#[rustfmt::skip]
const WINDOW: &[(&str, &[&str])] = &[
    ("widgets", &[]),
    ("paper", &["widgets"]),
    ("pieces", &["paper", "widgets"]),
    ("play", &["pieces", "widgets"]),
    ("screens", &["play", "widgets"]),
    ("pictured", &["pieces"]),
    ("frame", &["screens", "play", "pieces", "paper", "widgets"]),
    ("hunt", &["screens", "pictured", "play", "pieces", "paper", "widgets"]),
    ("war", &["frame", "screens", "pictured", "pieces", "play", "widgets"]),
    ("fate", &["frame", "screens", "pictured", "pieces", "play", "widgets"]),
    ("risk", &["frame", "screens", "pictured", "pieces", "play", "widgets"]),
    ("battle", &["frame", "screens", "pictured", "pieces", "play", "widgets"]),
    ("on_screen", &["hunt", "war", "fate", "risk", "battle", "screens", "pictured", "pieces", "play", "widgets"]),
    ("house", &["on_screen", "screens", "pieces", "play", "widgets"]),
];

/// Likewise the rooms among Hunt for the Ring's screens, which know nothing of the others there.
#[rustfmt::skip]
const SCREENS_OF_HUNT: &[(&str, &[&str])] = &[
    ("map", &[]),
    ("copying", &["map"]),
    ("stage", &["map"]),
    ("keepsake", &["stage", "map"]),
    ("telling", &["keepsake", "stage", "map"]),
];

/// Likewise what the parts of Hunt for the Ring know of each other: values, then what is said and what happens, then what
/// is folded from that, and then what decides or tells.
const HUNT: [(&str, &[&str]); 17] = [
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
    ("telling", &["event", "things", "board"]),
    ("reckoning", &["telling", "view", "event", "things", "board"]),
];
/// What `hunt/` itself tells all of them.
const OF_HUNT: [&str; 5] = ["Hunt", "Decision", "Event", "State", "Record"];

/// An arrow from a file to what it names.
type Arrows = BTreeMap<String, BTreeSet<String>>;

/// What is named behind `crate::` or the like: `store::Store`, or `{store::Store, table}`.
fn names(rest: &str) -> Vec<String> {
    let name = |path: &str| -> String {
        path.trim_start().chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect()
    };
    let Some(group) = rest.strip_prefix('{') else { return vec![name(rest)] };
    let mut depth = 0;
    let mut paths = vec![String::new()];
    for letter in group.chars() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => paths.push(String::new()),
            letter => paths.last_mut().unwrap().push(letter),
        }
    }
    paths.iter().map(|path| name(path)).collect()
}

/// The rooms that each room names in its sources, its tests apart.
fn arrows(files: &[(String, String)], from: &str) -> Arrows {
    let mut arrows = Arrows::new();
    for (room, text) in files {
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        let named = arrows.entry(room.clone()).or_default();
        let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        let code = code.join("\n");
        code.split(from).skip(1).for_each(|rest| named.extend(names(rest)));
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
        } else if path.extension().is_some_and(|ending| ending == "rs") && !path.ends_with("toy.rs") {
            // The toys are of the tests alone.
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
    assert_eq!(forbidden(&arrows, ROOMS), [] as [&str; 0]);
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
    assert_eq!(forbidden(&arrows, WINDOW), [] as [&str; 0]);
    assert!(arrows.contains_key("widgets") && arrows["hunt"].contains("widgets"));
}

#[test]
fn the_rooms_of_hunts_screens_know_what_they_may() {
    let all = read("src/window/hunt");
    let modules: BTreeSet<&str> = all.iter().map(|(room, _)| room.as_str()).collect();
    let may = |room: &str| SCREENS_OF_HUNT.iter().find(|(known, _)| *known == room).map(|(_, may)| *may);
    let mut forbidden = Vec::new();
    for from in ["crate::window::hunt::", "super::super::"] {
        for (room, named) in arrows(&all, from) {
            let Some(may) = may(&room) else { continue };
            let named =
                named.iter().map(String::as_str).filter(|it| modules.contains(it) && !may.contains(it));
            forbidden.extend(named.map(|name| format!("{room} → {name}")));
        }
    }
    assert_eq!(forbidden, [""; 0]);
    assert!(SCREENS_OF_HUNT.iter().all(|(room, _)| modules.contains(room)));
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
    let found = |text: &str| forbidden(&arrows(&[file("hunt", text)], "crate::"), ROOMS);
    assert_eq!(found("use crate::table::Draws;\nuse crate::hunt::Phase;"), [] as [&str; 0]);
    assert_eq!(found("use crate::store::Store;"), ["hunt → store"]);
    assert_eq!(found("use crate::{\n    file::Fault,\n    store::{Kept, Store},\n};"), ["hunt → store"]);
    assert_eq!(
        found("    let x = crate::window::run(crate::language::Words);"),
        ["hunt → language", "hunt → window"]
    );
    assert_eq!(
        found("// crate::store is somewhere else\n#[cfg(test)]\nmod tests { use crate::store::X; }"),
        [""; 0]
    );
}

/// The modules of a folder, each with those of its siblings that it names by `super::`, its tests apart. What a folder's own
/// `mod.rs` has for all of them is no sibling's.
fn siblings(folder: &str) -> Arrows {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let files: Vec<PathBuf> =
        std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    let name = |path: &Path| path.file_stem().unwrap().to_string_lossy().into_owned();
    let files = files.iter().filter(|path| path.extension().is_some_and(|ending| ending == "rs"));
    let files: Vec<_> = files.filter(|path| name(path) != "mod").collect();
    let names: BTreeSet<String> = files.iter().map(|path| name(path)).collect();
    let texts = files.iter().map(|path| (name(path), std::fs::read_to_string(path).unwrap()));
    let mut arrows = arrows(&texts.collect::<Vec<_>>(), "super::");
    arrows.values_mut().for_each(|named| named.retain(|name| names.contains(name)));
    arrows
}

/// A way from a module back to itself, if there is one.
fn circle(arrows: &Arrows) -> Option<Vec<String>> {
    fn back(arrows: &Arrows, way: &mut Vec<String>, done: &mut BTreeSet<String>) -> bool {
        let last = way[way.len() - 1].clone();
        for next in arrows.get(&last).into_iter().flatten() {
            if let Some(at) = way.iter().position(|module| module == next) {
                way.drain(..at);
                return true;
            }
            if done.contains(next) {
                continue;
            }
            way.push(next.clone());
            if back(arrows, way, done) {
                return true;
            }
            way.pop();
        }
        done.insert(last);
        false
    }
    let mut done = BTreeSet::new();
    arrows.keys().find_map(|first| {
        let mut way = vec![first.clone()];
        back(arrows, &mut way, &mut done).then_some(way)
    })
}

#[test]
fn no_module_imports_what_imports_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders: BTreeSet<PathBuf> =
        ["src/window", "src/hunt", "src/war", "src/fate", "src/risk", "src/battle", "src/language"]
            .iter()
            .flat_map(|folder| sources(&root.join(folder)))
            .map(|path| path.parent().unwrap().strip_prefix(root).unwrap().to_owned())
            .collect();
    let circles: Vec<String> = folders
        .iter()
        .filter_map(|folder| {
            let circle = circle(&siblings(folder.to_str().unwrap()))?;
            Some(format!("{}: {}", folder.display(), circle.join(" → ")))
        })
        .collect();
    assert_eq!(circles, [""; 0]);
    assert!(folders.len() > 10 && !siblings("src/window/hunt")["setup"].is_empty());
}

#[test]
fn a_circle_is_found() {
    let arrows = |all: [(&str, &str); 3]| -> Arrows {
        let named = |names: &str| names.split_whitespace().map(str::to_owned).collect();
        all.into_iter().map(|(from, to)| (from.to_owned(), named(to))).collect()
    };
    assert_eq!(circle(&arrows([("a", "b c"), ("b", "c"), ("c", "")])), None);
    assert_eq!(circle(&arrows([("a", "b"), ("b", "c"), ("c", "b")])).unwrap(), ["b", "c"]);
}

/// The games, by the folders in which they are spoken of.
const GAMES: [&str; 5] = ["hunt", "war", "fate", "risk", "battle"];

/// What is written for all games names none of them: the games' own folders and the one list apart.
#[test]
fn what_is_written_once_knows_no_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut seen = 0;
    for path in sources(&root) {
        let within = path.strip_prefix(&root).unwrap();
        let is_of = |part: &Path| part.file_stem().is_some_and(|stem| GAMES.iter().any(|game| stem == *game));
        let is_a_games = within.components().any(|part| is_of(Path::new(&part)));
        if is_a_games || within.ends_with("games.rs") {
            continue;
        }
        seen += 1;
        let text = std::fs::read_to_string(&path).unwrap();
        let code = text.split("#[cfg(test)]\nmod tests").next().unwrap();
        for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
            let names = |root: &str| GAMES.iter().any(|game| line.contains(&format!("{root}::{game}")));
            let names = names("crate") || names("underhill");
            assert!(!names, "{}: {line}", within.display());
        }
    }
    assert!(seen > 60, "{seen} files");
}
