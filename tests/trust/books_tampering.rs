//! Games that keep books and that somebody has tampered with: none of them holds, however its chain was made anew.

use crate::books::{ALL, BATTLE, Played, RISK, WAR};
use crate::common::accepted;
use crate::lines::{Line, chained_anew, lines, written};
use underhill::battle::Battle;
use underhill::referee::Referee;
use underhill::referee::verify::{Verdict, judged};
use underhill::risk::Risk;
use underhill::war::War;

fn holds(text: &str, seals: &[String]) -> bool {
    matches!(judged(text.as_bytes(), seals, Default::default()), Verdict::Holds(..))
}

/// The line in which a command was carried out.
fn of(lines: &[Line], said: &str) -> usize {
    let said = format!("{{\"did\":{{\"said\":\"{said}\"");
    lines.iter().position(|line| line.public.starts_with(&said)).unwrap_or_else(|| panic!("{said}"))
}

/// In both halves of a line one text for another.
fn replaced(line: &mut Line, from: &str, to: &str) {
    assert!(line.public.contains(from), "{from} is not in {}", line.public);
    line.public = line.public.replacen(from, to, 1);
    line.secret = line.secret.replacen(from, to, 1);
}

/// What a command led to with another digit in place of the first one behind these words.
fn other_digit(lines: &mut [Line], said: &str, behind: &str) {
    let at = of(lines, said);
    let line = &mut lines[at];
    let at = line.public.find(behind).unwrap_or_else(|| panic!("{behind} is not in {}", line.public))
        + behind.len();
    let digit = if &line.public[at..=at] == "2" { "3" } else { "2" };
    line.public.replace_range(at..=at, digit);
}

/// What a command led to with one text for another.
fn led_to(lines: &mut [Line], said: &str, from: &str, to: &str) {
    let at = of(lines, said);
    let (said, events) = lines[at].public.split_once("\"events\"").unwrap();
    assert!(events.contains(from), "{from} is not in {events}");
    lines[at].public = format!("{said}\"events\"{}", events.replacen(from, to, 1));
}

/// A way to tamper with a game: what it is called, what it does, and whether a chain made anew hides it from somebody who
/// has kept no seal.
type Way = (&'static str, fn(&mut Vec<Line>), bool);

/// What can be done to any of them.
const ANY: [Way; 18] = [
    ("a line is taken out", |lines| drop(lines.remove(of(lines, "done"))), false),
    ("a line is put in twice", |lines| lines.insert(3, lines[3].clone()), false),
    (
        "the order",
        |lines| {
            let at = of(lines, "done");
            lines.swap(at - 1, at + 1);
        },
        false,
    ),
    ("the seed", |lines| lines[0].secret = lines[0].secret.replace(":\"0", ":\"1"), false),
    ("what the seed was said to be", |lines| replaced(&mut lines[1], "seed=9", "seed=8"), false),
    ("the seed that was agreed", |lines| replaced(&mut lines[1], "\"seed\":9", "\"seed\":8"), false),
    (
        "the table's word",
        |lines| {
            let at = of(lines, "table-word mellon");
            replaced(&mut lines[at], "table-word mellon", "table-word melon");
            replaced(&mut lines[at], "\"word\":\"mellon\"", "\"word\":\"melon\"");
        },
        false,
    ),
    (
        "the table's word, where it stands",
        |lines| {
            let at = of(lines, "table-word mellon");
            replaced(&mut lines[at], "\"word\":\"mellon\"", "\"word\":\"melon\"");
        },
        false,
    ),
    (
        "the rules",
        |lines| {
            let header = &mut lines[0].public;
            let at = header.find("\"rules\":").unwrap() + "\"rules\":".len();
            let other = if &header[at..=at] == "1" { "2" } else { "1" };
            header.replace_range(at..=at, other);
        },
        false,
    ),
    ("the game", |lines| replaced(&mut lines[0], "\"game\":\"", "\"game\":\"the-"), false),
    ("when it was begun", |lines| replaced(&mut lines[0], "\"time\":\"20", "\"time\":\"19"), true),
    (
        "who sat there",
        |lines| {
            let at = lines.iter().position(|line| line.public.contains("\"name\":\"Ada\"")).unwrap();
            replaced(&mut lines[at], "\"name\":\"Ada\"", "\"name\":\"Bob\"");
        },
        false,
    ),
    (
        "a note",
        |lines| {
            let at = of(lines, "note Pippin is late");
            lines[at].public = lines[at].public.replace("Pippin", "Sam");
            lines[at].secret = lines[at].secret.replace("Pippin", "Sam");
        },
        true,
    ),
    (
        "a note, but not what was said",
        |lines| {
            let at = of(lines, "note Pippin is late");
            replaced(&mut lines[at], "\"text\":\"Pippin", "\"text\":\"Sam");
        },
        false,
    ),
    (
        "an undo of another line",
        |lines| {
            let at = of(lines, "note Merry is late") + 1;
            lines[at].public = format!("{{\"undid\":{}}}", at - 1);
        },
        false,
    ),
    (
        "an undo that was none",
        |lines| {
            let at = of(lines, "note Merry is late") + 1;
            lines[at].public = format!("{{\"redid\":{}}}", at);
        },
        false,
    ),
    (
        "an undo that is forgotten",
        |lines| {
            let at = of(lines, "note Merry is late");
            lines.drain(at..at + 2);
        },
        true,
    ),
    (
        "a salt",
        |lines| {
            let digit = if lines[2].salt.starts_with('0') { "1" } else { "0" };
            lines[2].salt.replace_range(0..1, digit);
        },
        true,
    ),
];

const OF_WAR: [Way; 8] = [
    ("a die of the Hunt", |lines| other_digit(lines, "hunt army nazgul", "\"dice\":["), false),
    ("a die that was rolled", |lines| led_to(lines, "roll", "\"muster\"", "\"eye\""), false),
    ("how many dice were drawn", |lines| other_digit(lines, "roll", "\"count\":"), false),
    ("the tile", |lines| led_to(lines, "tile", "\"0r\"", "\"er\""), false),
    (
        "dice laid in the box",
        |lines| {
            let at = of(lines, "allocate 2");
            replaced(&mut lines[at], "allocate 2", "allocate 1");
        },
        false,
    ),
    ("a nation", |lines| led_to(lines, "advance gondor", "\"gondor\"", "\"rohan\""), false),
    ("that it was by word", |lines| led_to(lines, "corruption +4", "\"by-word\",", ""), false),
    ("Corruption", |lines| other_digit(lines, "corruption +4", "\"to\":"), false),
];

const OF_RISK: [Way; 9] = [
    ("a die that was drawn", |lines| other_digit(lines, "roll all", "\"attack\":["), false),
    ("a die of the table", |lines| other_digit(lines, "roll 6 5 1 : 2 2", "\"attack\":["), false),
    (
        "what a roll cost",
        |lines| led_to(lines, "roll 6 5 1 : 2 2", "\"lost\":[0,2]", "\"lost\":[2,0]"),
        false,
    ),
    (
        "that dice were of the table",
        |lines| led_to(lines, "roll", "\"drawn\":true", "\"drawn\":false"),
        false,
    ),
    (
        "whose a territory is",
        |lines| led_to(lines, "own red fornost weather-hills", "\"by\":\"red\"", "\"by\":\"black\""),
        false,
    ),
    ("how many move", |lines| led_to(lines, "move 3", "\"battalions\":3", "\"battalions\":4"), false),
    ("what a set is worth", |lines| led_to(lines, "trade a r e !", "\"value\":10", "\"value\":8"), false),
    ("the Fellowship's die", |lines| other_digit(lines, "ring roll", "\"die\":"), false),
    ("who has won", |lines| led_to(lines, "ring 5", "\"end\":\"ring\"", "\"end\":\"found\""), false),
];

const OF_BATTLE: [Way; 8] = [
    ("a die that was drawn", |lines| other_digit(lines, "attack nazgul on gondor f", "\"dice\":["), false),
    (
        "the sum of the table's dice",
        |lines| led_to(lines, "attack orc on rohan dice 3 4", "\"sum\":7", "\"sum\":8"),
        false,
    ),
    (
        "what an attack came to",
        |lines| led_to(lines, "attack manorc on rohan r", "\"nothing\"", "\"defender-out\""),
        false,
    ),
    (
        "a fortress",
        |lines| led_to(lines, "attack nazgul on gondor f", "\"fortress\":true", "\"fortress\":false"),
        false,
    ),
    ("what is left", |lines| led_to(lines, "attack nazgul on gondor f", "\"now\":7", "\"now\":8"), false),
    (
        "where an army was built",
        |lines| led_to(lines, "build orc barad-dur", "\"barad-dur\"]", "\"harad\"]"),
        false,
    ),
    (
        "what the Ring cost",
        |lines| led_to(lines, "ring taken nazgul", "\"cost\":\"nazgul\"", "\"cost\":null"),
        false,
    ),
    (
        "who has won",
        |lines| led_to(lines, "ring at barad-dur", "\"side\":\"sauron\"", "\"side\":\"saruman\""),
        false,
    ),
];

fn do_not_hold(played: &Played, own: &[Way]) {
    let text = played.text();
    let all = lines(&text);
    let seal = all.last().unwrap().head.clone();
    assert!(holds(&text, std::slice::from_ref(&seal)));
    assert!(ANY.len() + own.len() >= 12);
    for (what, change, is_hidden) in ANY.iter().chain(own) {
        let mut tampered = all.clone();
        change(&mut tampered);
        let (naive, anew) = (written(&tampered), written(&chained_anew(&tampered)));
        assert!(naive != text, "{what} changes nothing in {}", played.game);
        assert!(!holds(&naive, &[]), "{}: {what}, naively", played.game);
        assert_eq!(holds(&anew, &[]), *is_hidden, "{}: {what}, chained anew", played.game);
        // Whoever has kept the seal is never deceived.
        assert!(!holds(&anew, std::slice::from_ref(&seal)), "{}: {what}, chained anew, sealed", played.game);
    }
}

#[test]
fn war_of_the_ring_tampered_with_does_not_hold() {
    do_not_hold(&WAR, &OF_WAR);
}

#[test]
fn risk_tampered_with_does_not_hold() {
    do_not_hold(&RISK, &OF_RISK);
}

#[test]
fn battle_of_the_ring_tampered_with_does_not_hold() {
    do_not_hold(&BATTLE, &OF_BATTLE);
}

/// A game that is cut off, is nothing, or is another one.
#[test]
fn what_is_no_whole_game_does_not_hold() {
    for played in ALL {
        let text = played.text();
        assert!(!holds(&text[..text.len() - 40], &[]) && !holds("", &[]));
        assert!(!holds(&text, &["0".repeat(64)]) && !holds(&text, &["zoo zoo zoo zoo".into()]));
    }
}

/// A word that was chosen after its draws were seen is no word of the table's, in the file either.
#[test]
fn a_word_that_came_too_late_does_not_hold() {
    type Text = fn(&Referee) -> String;
    let war: Text = |referee| referee.kept::<War>().unwrap().record().text().to_owned();
    let risk: Text = |referee| referee.kept::<Risk>().unwrap().record().text().to_owned();
    let battle: Text = |referee| referee.kept::<Battle>().unwrap().record().text().to_owned();
    let fight = ["own yellow shire", "own red rest", "begin yellow", "done", "fight 9 9", "roll"];
    for (new, commands, text) in [
        ("new war seed=9", &["begin", "done", "done", "allocate 2", "roll"][..], war),
        ("new risk players=yellow,red seed=9", &fight, risk),
        ("new battle seed=9", &["begin", "done", "attack nazgul on gondor"], battle),
    ] {
        let mut referee = Referee::new(None);
        for command in [new].iter().chain(commands).chain(&vec!["undo"; commands.len()]) {
            accepted(&mut referee, command);
        }
        let said = "table-word mellon";
        let reply = referee.hear(said).unwrap();
        assert_eq!(reply.refused_as(), Some("refused-word-too-late"));
        let text = text(&referee);
        assert!(holds(&text, &[]), "{new}");
        // Somebody who writes it in all the same, behind the undone draw.
        let mut lines = lines(&text);
        let event = r#"{"table-word":{"word":"mellon"}}"#;
        lines.push(Line {
            public: format!(r#"{{"did":{{"said":"{said}","events":[{event}]}}}}"#),
            secret: lines[1].secret.replace(new, said),
            ..lines[1].clone()
        });
        assert!(!holds(&written(&chained_anew(&lines)), &[]), "{new}");
    }
}
