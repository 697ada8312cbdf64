//! Games that somebody has tampered with: they do not hold, and what does not is named.

use crate::common::accepted;
use crate::games::sealed_game;
use crate::lines::{Line, chained_anew, lines, written};
use crate::second_verifier::second_verifier;
use crate::{folder, text};
use underhill::hunt::Hunt;
use underhill::referee::Referee;
use underhill::referee::verify::{Doubt, verify};

/// One way to tamper with a game.
struct Tampered {
    kind: &'static str,
    lines: Vec<Line>,
    /// Whether the chain made anew hides it from somebody who has kept no seal.
    hidden_by_a_new_chain: bool,
}

fn tampered(text: &str) -> Vec<Tampered> {
    let all = lines(text);
    let find = |part: &str| {
        all.iter().position(|line| line.public.contains(part) || line.secret.contains(part)).unwrap()
    };
    let mut tampered = Vec::new();
    let mut kind = |kind, hidden_by_a_new_chain, change: &dyn Fn(&mut Vec<Line>)| {
        let mut lines = all.clone();
        change(&mut lines);
        assert!(written(&lines) != written(&all), "{kind} changes nothing");
        tampered.push(Tampered { kind, lines, hidden_by_a_new_chain });
    };
    let replaced = |text: &mut String, from: &str, to: &str| {
        assert!(text.contains(from), "{from} is not in {text}");
        *text = text.replacen(from, to, 1);
    };
    let moved = find("\"move 22 !\"");
    kind("entry", false, &|lines| replaced(&mut lines[moved].secret, "\"entry\":\"22\"", "\"entry\":\"24\""));
    kind("entry and what was said", false, &|lines| {
        replaced(&mut lines[moved].secret, "\"entry\":\"22\"", "\"entry\":\"24\"");
        replaced(&mut lines[moved].secret, "move 22 !", "move 24 !");
    });
    // Nothing was asked since the last entry but what the correction has touched.
    let perception = find("\"perception I\"");
    kind("answer", false, &|lines| {
        let (from, to) = if lines[perception].public.contains("\"answer\":\"yes\"") {
            ("yes", "no")
        } else {
            ("no", "yes")
        };
        replaced(
            &mut lines[perception].public,
            &format!("\"answer\":\"{from}\""),
            &format!("\"answer\":\"{to}\""),
        );
    });
    let drawn = find("tiles-drawn");
    kind("draw of tiles", false, &|lines| {
        let at = lines[drawn].public.find("\"tiles\":[\"").unwrap() + 10;
        let tile = if lines[drawn].public[at..].starts_with('1') { "2" } else { "1" };
        let end = at + lines[drawn].public[at..].find('"').unwrap();
        lines[drawn].public.replace_range(at..end, tile);
    });
    let start = find("\"start draw\"");
    kind("draw of the start", false, &|lines| {
        let here = lines[start]
            .secret
            .split("\"location\":\"")
            .nth(1)
            .unwrap()
            .split('"')
            .next()
            .unwrap()
            .to_owned();
        let other = if here == "7" { "8" } else { "7" };
        replaced(
            &mut lines[start].secret,
            &format!("\"location\":\"{here}\""),
            &format!("\"location\":\"{other}\""),
        );
    });
    let note = find("note all is well");
    kind("order", false, &|lines| lines.swap(moved, moved + 2));
    kind("order of what does not matter", true, &|lines| {
        lines.swap(note, note - 1);
        lines.swap(note, note - 1);
        lines[note].public = lines[note].public.replace("well", "not well");
        lines[note].secret = lines[note].secret.replace("well", "not well");
    });
    kind("line taken out", false, &|lines| drop(lines.remove(moved)));
    kind("line put in twice", false, &|lines| lines.insert(moved, lines[moved].clone()));
    let undone = all.iter().rposition(|line| line.public.contains("undid")).unwrap();
    kind("undo of another line", false, &|lines| {
        let of: usize = lines[undone].public.split([':', ',', '}']).nth(1).unwrap().parse().unwrap();
        lines[undone].public = format!("{{\"undid\":{}}}", of - 1);
    });
    kind("undo that was not", false, &|lines| lines[undone].public = "{\"redid\":3}".into());
    // To have forgotten that a question was asked, answered and taken back leaves no trace in the chain alone.
    kind("undo forgotten", true, &|lines| drop(lines.drain(undone - 1..=undone)));
    let corrected = find("{\"corrected\"");
    kind("correction", false, &|lines| {
        replaced(&mut lines[corrected].public, "\"was\":\"yes\"", "\"was\":\"no\"")
    });
    let proposed = find("{\"proposed\"");
    kind("what was proposed", false, &|lines| {
        replaced(&mut lines[proposed].secret, "\"entry\":\"23\"", "\"entry\":\"24\"");
    });
    kind("salt", true, &|lines| {
        let salt = &mut lines[moved].salt;
        let digit = if salt.starts_with('0') { "1" } else { "0" };
        salt.replace_range(0..1, digit);
    });
    kind("head", true, &|lines| {
        let head = &mut lines[moved].head;
        let digit = if head.starts_with('0') { "1" } else { "0" };
        head.replace_range(0..1, digit);
    });
    kind("seed", false, &|lines| {
        let at = lines[0].secret.find(":\"").unwrap() + 2;
        let digit = if lines[0].secret[at..].starts_with('0') { "1" } else { "0" };
        lines[0].secret.replace_range(at..=at, digit);
    });
    kind("table's word", false, &|lines| {
        let word = lines.iter_mut().find(|line| line.public.contains("table-word")).unwrap();
        word.public = word.public.replace("mellon", "melon");
        word.secret = word.secret.replace("mellon", "melon");
    });
    kind("header", true, &|lines| replaced(&mut lines[0].public, "\"time\":\"20", "\"time\":\"19"));
    kind("rules", false, &|lines| replaced(&mut lines[0].public, "\"rules\":5", "\"rules\":4"));
    kind("what the table was told was said", false, &|lines| {
        replaced(&mut lines[moved].public, "\"said\":\"move\"", "\"said\":\"rest\"");
    });
    tampered
}

/// Games of two parts in which something else was agreed than the line says, each in words of its own.
fn agreed_otherwise() -> Vec<(String, String)> {
    let game = |opening: &str, part2: &str| {
        let mut referee = Referee::new(None);
        accepted(&mut referee, opening);
        if opening.starts_with("new") {
            for command in ["start draw", "information draw", "begin", "move A !"] {
                accepted(&mut referee, command);
            }
        }
        accepted(&mut referee, part2);
        text(&referee)
    };
    let forged = |text: &str, said: &str, from: &str, to: &str| {
        let mut lines = lines(text);
        let line =
            lines.iter_mut().find(|line| line.public.contains(&format!("\"said\":\"{said}\""))).unwrap();
        for part in [&mut line.public, &mut line.secret] {
            *part = part.replace(from, to);
        }
        assert!(written(&lines) != text, "{said}: {from} is not there");
        written(&chained_anew(&lines))
    };
    let (plain, paper) = ("new give=0", "letter-by-hand corruption=2 fellowship=1");
    let mut games = Vec::new();
    for (opening, part2, pretended) in [
        (plain, "part2 shelters=on", "part2"),
        (plain, "part2 length=open", "part2 length=secret"),
        (plain, "part2 draws=hand", "part2 shelters=off"),
        (plain, "part2 tiles=tests/boards/tiles.json", "part2"),
        (plain, "part2 tiles=none", "part2"),
        (plain, "part2", "part2 tiles=none"),
        (plain, "part2 tiles=none", "part2 tiles=practice"),
        (plain, "part2 journeys=tests/boards/cards.json", "part2"),
        (plain, "part2 board=tests/boards/wold-2.json", "part2"),
        (plain, "part2", "part2 board=none"),
        (plain, "part2 seed=5", "part2"),
        (paper, "part2 shelters=on", "part2"),
        (paper, "part2 tiles=practice", "part2"),
    ] {
        let text = forged(&game(opening, part2), part2, &format!("\"{part2}\""), &format!("\"{pretended}\""));
        games.push((format!("{opening}; {part2}, and it stands {pretended}"), text));
    }
    for (opening, part2, said, from, to) in [
        (plain, "part2", "part2", "\"escape\":\"text\"", "\"escape\":\"example\""),
        (plain, "part2", "part2", "\"repeatable\":false", "\"repeatable\":true"),
        (plain, "part2", "part2", "\"pool\":3", "\"pool\":4"),
        (paper, "part2 shelters=on", paper, "\"shelters\":false", "\"shelters\":true"),
        (plain, "part2 shelters=on", plain, "\"shelters\":false", "\"shelters\":true"),
        (plain, "part2 draws=app", plain, "\"by_hand\":false", "\"by_hand\":true"),
        (plain, "part2", plain, "\"starts\":[]", "\"starts\":[\"7\",\"8\",\"11\"]"),
        // Played as it was agreed, and not as it stands there.
        (plain, "part2", plain, "\"said\":\"new give=0\"", "\"said\":\"new\""),
    ] {
        let text = forged(&game(opening, part2), said, from, to);
        games.push((format!("{opening}; {part2}, with {to} in {said}"), text));
    }
    games
}

/// The files that a second verifier has to agree on: where it lies, the seals, and whether it is honest.
pub fn cases() -> Vec<(String, String, Vec<String>, bool)> {
    let (referee, seal) = sealed_game();
    let text = text(&referee);
    let mut cases = vec![
        ("honest".to_owned(), text.clone(), Vec::new(), true),
        ("honest, sealed".to_owned(), text.clone(), vec![seal.clone()], true),
        ("seal".to_owned(), text.clone(), vec!["0".repeat(64)], false),
        ("words".to_owned(), text.clone(), vec!["zoo zoo zoo zoo".into()], false),
        ("no seal".to_owned(), text.clone(), vec!["friend".into()], false),
        ("cut off".to_owned(), text[..text.len() - 40].to_owned(), Vec::new(), false),
        ("nothing".to_owned(), String::new(), Vec::new(), false),
        ("foreign".to_owned(), "{\"a\":1}\n".to_owned(), Vec::new(), false),
    ];
    for Tampered { kind, lines, hidden_by_a_new_chain } in tampered(&text) {
        let anew = written(&chained_anew(&lines));
        cases.push((format!("{kind}, naively"), written(&lines), Vec::new(), false));
        cases.push((format!("{kind}, chained anew"), anew.clone(), Vec::new(), hidden_by_a_new_chain));
        // Whoever has kept the seal is never deceived; but for a head that was mended by chaining anew.
        cases.push((format!("{kind}, chained anew, sealed"), anew, vec![seal.clone()], kind == "head"));
    }
    cases.extend(agreed_otherwise().into_iter().map(|(kind, text)| (kind, text, Vec::new(), false)));
    cases
}

#[test]
fn tampered_games_do_not_hold() {
    for (kind, text, seals, is_honest) in cases() {
        let found = verify::<Hunt>(text.as_bytes(), &seals);
        assert_eq!(found.is_ok(), is_honest, "{kind}: {found:?}");
    }
}

/// What does not hold is named for what it is.
#[test]
fn what_does_not_hold_is_named() {
    let (referee, _) = sealed_game();
    let text = text(&referee);
    let name = |kind: &str, anew: bool| -> Vec<String> {
        let lines = tampered(&text).into_iter().find(|tampered| tampered.kind == kind).unwrap().lines;
        let lines = if anew { chained_anew(&lines) } else { lines };
        let doubts = verify::<Hunt>(written(&lines).as_bytes(), &[]).unwrap_err();
        doubts.iter().map(|doubt| format!("{doubt:?}").split([' ', '{']).next().unwrap().to_owned()).collect()
    };
    for (kind, wanted) in [
        ("answer", "Answer"),
        ("draw of tiles", "Draw"),
        ("draw of the start", "Draw"),
        ("seed", "Draw"),
        ("table's word", "Draw"),
        ("correction", "Otherwise"),
        ("rules", "OtherRules"),
        ("what the table was told was said", "Said"),
        ("line taken out", "Refused"),
        ("undo of another line", "Strange"),
    ] {
        let named = name(kind, true);
        assert!(named.iter().any(|name| name == wanted), "{kind}: {named:?}");
        let naively = name(kind, false);
        assert!(matches!(naively[0].as_str(), "Chain" | "NoGame"), "{kind}: {naively:?}");
    }
    // A chain that does not hold names the line.
    let mut lines = lines(&text);
    lines[7].salt = "0".repeat(32);
    assert_eq!(verify::<Hunt>(written(&lines).as_bytes(), &[]), Err(vec![Doubt::Chain { line: 8 }]));
}

/// A word that was chosen after its draws were seen is no word of the table's, in the file either.
#[test]
fn a_word_that_came_too_late_does_not_hold() {
    let mut referee = Referee::new(None);
    for command in ["new", "start draw", "undo"] {
        accepted(&mut referee, command);
    }
    let reply = referee.hear("table-word mellon").unwrap();
    assert_eq!(reply.refused_as(), Some("refused-table-word-too-late"));
    // Somebody who writes it in all the same, behind the undone draw.
    let mut lines = lines(&text(&referee));
    let said = "table-word mellon";
    lines.push(Line {
        public: format!(
            "{{\"did\":{{\"said\":\"{said}\",\"events\":[{{\"table-word\":{{\"word\":\"mellon\"}}}}]}}}}"
        ),
        salt: "0".repeat(32),
        secret: format!("{{\"said\":\"{said}\",\"events\":[],\"pad\":\"\"}}"),
        head: String::new(),
    });
    let found = verify::<Hunt>(written(&chained_anew(&lines)).as_bytes(), &[]);
    assert_eq!(found, Err(vec![Doubt::Otherwise { line: 5, said: said.into() }]));
    let path = folder("too-late").join("game.underhill");
    std::fs::write(&path, written(&chained_anew(&lines))).unwrap();
    assert!(!second_verifier(&path, &[]).0);
}
