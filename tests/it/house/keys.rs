//! The page of keys: what it says is pressed and typed.

use crate::desk::Desk;
use crate::house::documents::{read, rows};
use iced::keyboard::key::Named;
use underhill::battle::Battle;
use underhill::fate::Fate;
use underhill::language::{Language, Words};
use underhill::referee::Errands;
use underhill::risk::Risk;
use underhill::war::War;
use underhill::window::KEYS;

const PAGE: &str = "docs/keys.md";

/// The table behind a heading, without its head.
fn table(heading: &str) -> Vec<Vec<String>> {
    let page = read(PAGE);
    let (_, behind) = page.split_once(&format!("\n## {heading}\n")).expect("a heading");
    let part = behind.split("\n## ").next().unwrap_or_default();
    rows(part).into_iter().skip(1).map(|row| row.into_iter().map(str::to_owned).collect()).collect()
}

/// Strokes that mean the same stand in one row, each once, in the order of the program's own table.
#[test]
fn the_page_has_the_keys_of_the_table_that_dispatches_them() {
    let words = Words::of(Language::En);
    let called = |key: &str| {
        let name = format!("keyname-{}", key.to_ascii_lowercase());
        if words.has(&name) { words.say(&name, &[]) } else { key.to_owned() }
    };
    let mut keys: Vec<(String, Vec<String>)> = Vec::new();
    for binding in &KEYS {
        let stroke = binding.written.split(' ').map(called).collect::<Vec<_>>().join(" ");
        let does = words.say(binding.sentence, &[]);
        match keys.iter_mut().find(|(it, _)| *it == does) {
            Some((_, strokes)) if strokes.contains(&stroke) => {}
            Some((_, strokes)) => strokes.push(stroke),
            None => keys.push((does, vec![stroke])),
        }
    }
    let keys: Vec<Vec<String>> =
        keys.into_iter().map(|(does, strokes)| vec![strokes.join(", "), does]).collect();
    assert_eq!(table("On every screen"), keys);
}

/// The first screen, and behind it these keys.
fn pressed(keys: &str) -> Desk {
    let mut desk = Desk::new(None);
    desk.letters(&keys.to_ascii_lowercase().replace(' ', ""));
    desk
}

/// What stands on the screen, but for a seal, which is another one each time.
fn shown(desk: &mut Desk) -> Vec<String> {
    desk.texts().into_iter().filter(|text| !text.to_lowercase().starts_with("seal")).collect()
}

/// What stands for itself, or for a key behind each of several: `W, F or B, then O`.
fn each(keys: &str) -> Vec<String> {
    let Some((doors, behind)) = keys.split_once(", then ") else { return vec![keys.to_owned()] };
    doors.split([',', ' ']).filter(|door| door.len() == 1).map(|door| format!("{door} {behind}")).collect()
}

#[test]
fn a_key_on_the_first_screen_is_as_what_it_presses() {
    let rows = table("On the first screen");
    for row in &rows {
        let [keys, label] = &row[..] else { panic!("{row:?}") };
        for keys in each(keys) {
            let before = keys.rsplit_once(' ').map_or("", |(before, _)| before);
            let (mut by_key, mut by_mouse) = (pressed(&keys), pressed(before));
            assert_ne!(shown(&mut by_key), shown(&mut by_mouse), "{keys}: nothing came of it");
            by_mouse.clicks(label);
            assert_eq!(shown(&mut by_key), shown(&mut by_mouse), "{keys}: {label}");
        }
    }
    assert!(rows.len() > 10, "{rows:?}");
}

/// The last command that stands, in full.
fn last<G: Errands>(desk: &Desk) -> String {
    let record = desk.app.referee().kept::<G>().expect("it is on the table").record();
    record.said().last().map(|(said, _)| said.full.clone()).unwrap_or_default()
}

/// How a game comes to a moment.
type Moment = (&'static str, &'static str, &'static [&'static str]);

const MOMENTS: [Moment; 19] = [
    ("War of the Ring", "allocation", &["phase = turn 2 allocation, shadow"]),
    ("War of the Ring", "roll", &["phase = turn 2 roll"]),
    ("War of the Ring", "actions", ACTIONS),
    ("War of the Ring", "actions, revealed", &["revealed"]),
    ("War of the Ring", "a battle", &["battle field"]),
    ("War of the Ring", "the Hunt's roll", &["box = 3 1", "move"]),
    ("War of the Ring", "the Hunt's tile", &["box = 3 1", "move", "hunt dice 2 5 6"]),
    ("War of the Ring", "damage", &["box = 3 1", "move", "hunt dice 2 5 6", "tile 3"]),
    ("War of the Ring", "the Reveal", &["box = 3 1", "move", "hunt dice 2 5 6", "tile 2r", "accept"]),
    ("Fate of the Fellowship", "set-up", &["new fate players=2 board=practice"]),
    ("Fate of the Fellowship", "set-up, flips", &["new fate players=2 board=practice", "top red"]),
    ("Fate of the Fellowship", "player cards", CARDS),
    ("Risk: The Lord of the Rings", "combat", COMBAT),
    ("Risk: The Lord of the Rings", "a fight", &["fight 8 5"]),
    ("Battle of the Ring", "set-up", &["new battle seed=1"]),
    (
        "Battle of the Ring",
        "the holder moves",
        &["new battle seed=1", "begin", "phase = round 4 first move, alliance"],
    ),
    ("Battle of the Ring", "build", &["new battle seed=1", "begin", "phase = round 4 build, sauron"]),
    (
        "Battle of the Ring",
        "Sauron attacks",
        &["new battle seed=1", "begin", "phase = round 4 attack, sauron"],
    ),
    (
        "Battle of the Ring",
        "Saruman attacks",
        &["new battle seed=1", "begin", "phase = round 4 attack, saruman"],
    ),
];
/// What stands before the other moments of War.
const ACTIONS: &[&str] = &[
    "new war seed=42",
    "begin",
    "phase = turn 2 actions, free peoples",
    "dice free c m",
    "dice shadow p p p",
];
/// What is done until player cards are drawn.
const CARDS: &[&str] = &[
    "new fate players=2 board=practice",
    "top red",
    "flip aer black",
    "flip acb red",
    "flip adr red",
    "flip ber black",
    "flip bcb black",
    "flip ceb red",
    "flip cdr red",
    "flip dcr black",
    "flip edb red",
    "begin frodo=rhudaur",
    "done",
];
/// What stands before a fight.
const COMBAT: &[&str] =
    &["new risk players=red,yellow board=none seed=7", "begin red", "reinforce 21 strongholds=4", "done"];

/// A game at this moment.
fn at(game: &str, moment: &str) -> Desk {
    let (.., own) = MOMENTS.iter().find(|(of, it, _)| (*of, *it) == (game, moment)).expect("a moment");
    let before = match game {
        "War of the Ring" if moment == "allocation" => &ACTIONS[..2],
        "War of the Ring" if moment != "actions" => ACTIONS,
        "Risk: The Lord of the Rings" if moment != "combat" => COMBAT,
        _ => &[],
    };
    let mut desk = Desk::new(None);
    before.iter().chain(*own).for_each(|command| desk.app_command(command));
    desk.goes_on();
    // What is typed goes to the line when the page of keys is closed.
    desk.key(Named::F12);
    desk.key(Named::F12);
    desk
}

#[test]
fn what_is_short_on_the_line_means_what_the_page_says() {
    let rows = table("On the line");
    for row in &rows {
        let [game, moment, typed, means] = &row[..] else { panic!("{row:?}") };
        let (typed, means) = (typed.trim_matches('`'), means.trim_matches('`'));
        let mut desk = at(game, moment);
        desk.types(typed);
        let said = match game.as_str() {
            "War of the Ring" => last::<War>(&desk),
            "Fate of the Fellowship" => last::<Fate>(&desk),
            "Risk: The Lord of the Rings" => last::<Risk>(&desk),
            _ => last::<Battle>(&desk),
        };
        assert_eq!(said, means, "{game}, {moment}: {typed}: {:?}", desk.texts());
    }
    assert!(MOMENTS.iter().all(|(game, moment, _)| rows.iter().any(|row| row[..2] == [*game, *moment])));
}
