//! What can be checked afterwards: honest games of every kind, tampered ones, and corrections.

#[path = "it/common.rs"]
mod common;
#[path = "trust/forging.rs"]
mod forging;
#[path = "trust/games.rs"]
mod games;

use common::{Whims, accepted};
use forging::{Forged, Sample, forged, kind_of, spots};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use underhill::hunt::{Hunt, Lesson, Record, State, lessons};
use underhill::referee::verify::{self, Account as _, Checked, Doubt, verify};
use underhill::referee::{Mark, Referee};
use underhill::table::Game as _;

/// A game of both parts with everything in it that a record can hold, and the seals that were kept on the way.
fn game(number: u64) -> (Referee, Vec<String>) {
    let mut whims = Whims::new(200_000 + number);
    let mut referee = Referee::new(None);
    let options =
        ["", " give=0", " pool=4 escape=example", " shelters=on length=open", " draws=hand", " seed=5"];
    accepted(&mut referee, &format!("new{}", whims.one_of(&options).unwrap()));
    let mut seals = vec![seal(&mut referee)];
    if whims.chance(50) {
        accepted(&mut referee, "table-word speak friend, and enter");
    }
    for _ in 0..260 {
        goes_on(&mut referee, &mut whims, 30);
        if whims.chance(2) {
            seals.push(seal(&mut referee));
        }
    }
    (referee, seals)
}

/// One more command, one of so many an undo and one a redo.
fn goes_on(referee: &mut Referee, whims: &mut Whims, of: u32) {
    let state = referee.state::<Hunt>().unwrap().clone();
    let command = match whims.below(of) {
        0 => "undo".into(),
        1 => "redo".into(),
        _ => correction(whims, &state).unwrap_or_else(|| whims.command(&state)),
    };
    let reply = referee.hear(&command).unwrap();
    // Hands that draw by hand take what there is.
    if reply.refused_as() == Some("refused-name-the-tiles")
        && let Some(tiles) = some_tiles(whims, &state, &command)
    {
        referee.hear(&tiles).unwrap();
    }
}

/// Now and then something is wrong with the log; and what is proposed is kept or carried out.
fn correction(whims: &mut Whims, state: &State) -> Option<String> {
    if state.hidden.proposed.is_some() {
        return Some((*whims.one_of(&["correct apply", "correct apply", "correct keep"]).unwrap()).into());
    }
    if !whims.chance(6) {
        return None;
    }
    let entry = if whims.chance(30) { ".".into() } else { whims.location(state) };
    let at = 1 + whims.below(8);
    Some(match whims.below(4) {
        0 => format!("correct insert {at} {entry}"),
        1 => format!("correct remove {at}"),
        _ => format!("correct {at} {entry}"),
    })
}

fn some_tiles(whims: &mut Whims, state: &State, command: &str) -> Option<String> {
    let count = command.split(' ').nth(1)?.parse::<usize>().ok()?;
    let pool = state.view.hunt_pool.clone()?;
    let start = whims.below(pool.len().max(1) as u32) as usize;
    let tiles = pool.iter().cycle().skip(start).take(count.min(pool.len()));
    Some(tiles.fold(format!("{command} tiles"), |words, tile| format!("{words} {tile}")))
}

fn seal(referee: &mut Referee) -> String {
    accepted(referee, "seal").trim_start_matches("seal ").to_owned()
}

fn text(referee: &Referee) -> String {
    referee.kept::<Hunt>().unwrap().record().text().to_owned()
}

fn whole_seal(referee: &Referee) -> String {
    referee.kept::<Hunt>().unwrap().record().seal().to_string()
}

/// A game in which everything holds.
type Honest = verify::Honest<<Hunt as Checked>::Account>;

fn honest(text: &str, seals: &[String]) -> Honest {
    verify::<Hunt>(text.as_bytes(), seals).unwrap_or_else(|doubts| panic!("{doubts:?}"))
}

#[test]
fn honest_games_hold() {
    let mut all = <Hunt as Checked>::Account::default();
    for number in 0..150 {
        let (referee, mut seals) = game(number);
        seals.push(whole_seal(&referee));
        let found = honest(&text(&referee), &seals);
        assert_eq!(found.seals.len(), seals.len());
        assert!(found.seals.last().unwrap().whole && !found.seals[0].whole);
        let found = found.account;
        // The log that the Ring-bearer is told has as many entries, if there is but one part.
        let state = referee.state::<Hunt>().unwrap();
        if state.view.part2.is_none() {
            assert_eq!(found.entries, state.hidden.log.len());
        }
        all.entries += found.entries;
        all.answers += found.answers;
        all.draws += found.draws;
        all.corrections += found.corrections;
        all.by_word.extend(found.by_word);
    }
    // Nothing of it was without games that had it.
    assert!(all.entries > 1_000 && all.answers > 1_000 && all.draws > 300, "{all:?}");
    assert!(all.corrections > 50 && all.by_word.len() > 30, "{all:?}");
}

/// Entries by a number of their own, in order; what each is; and what was asked, told, and there to be read.
type Paper = (Vec<u32>, BTreeMap<u32, String>, Vec<(String, String, Vec<u32>)>);

/// A correction against somebody who numbers every entry and remembers which of them were there.
#[test]
fn a_correction_touches_what_re_reading_finds() {
    let (mut proposals, mut touched) = (0, 0);
    for number in 0..150 {
        let mut whims = Whims::new(300_000 + number);
        let mut referee = Referee::new(None);
        accepted(&mut referee, "new give=0");
        for command in ["start draw", "information draw", "begin shadows=2"] {
            accepted(&mut referee, command);
        }
        let (mut log, mut entries, mut past) = Paper::default();
        let mut next = 0;
        let mut proposed: Option<Paper> = None;
        for _ in 0..120 {
            let state = referee.state::<Hunt>().unwrap().clone();
            if state.view.phase.is_over() || state.view.part2.is_some() {
                break;
            }
            let command = correction(&mut whims, &state).unwrap_or_else(|| whims.command(&state));
            let command = command.replace("ask ", "");
            let reply = referee.hear(&command).unwrap();
            // R11: the Corruption of a move at Nightfall may end the game before it is entered.
            if !reply.accepted() || reply.answer().starts_with("over") {
                continue;
            }
            let words: Vec<&str> = command.trim_start_matches("card ").split(' ').collect();
            match words[..] {
                ["move" | "escape", entry, ..] => {
                    log.push(next);
                    entries.insert(next, entry.replace("stay", "/"));
                    next += 1;
                }
                ["search" | "hunt" | "perception", ..] => {
                    past.push((command.clone(), reply.answer().to_owned(), log.clone()));
                }
                ["correct", "apply"] => (log, entries, past) = proposed.take().unwrap(),
                ["correct", "keep"] => proposed = None,
                ["correct", ref what @ ..] => {
                    proposals += 1;
                    let (mut log, mut entries, mut past) = (log.clone(), entries.clone(), past.clone());
                    match what {
                        ["insert", at, entry] => {
                            let at: usize = at.parse().unwrap();
                            // It was made right after the one before it: whoever read that one reads it as well.
                            let before = at.checked_sub(2).map(|before| log[before]);
                            log.insert(at - 1, next);
                            entries.insert(next, (*entry).to_owned());
                            for (_, _, there) in &mut past {
                                let place = match before {
                                    None => Some(0),
                                    Some(before) => {
                                        there.iter().position(|id| *id == before).map(|at| at + 1)
                                    }
                                };
                                place.into_iter().for_each(|place| there.insert(place, next));
                            }
                            next += 1;
                        }
                        ["remove", at] => {
                            let gone = log.remove(at.parse::<usize>().unwrap() - 1);
                            past.iter_mut().for_each(|(_, _, there)| there.retain(|id| *id != gone));
                        }
                        [at, entry] => {
                            let id = log[at.parse::<usize>().unwrap() - 1];
                            entries.insert(id, (*entry).to_owned());
                        }
                        _ => panic!("{command}"),
                    }
                    let mut wanted = Vec::new();
                    for (question, told, there) in &mut past {
                        let read: Vec<String> = there.iter().map(|id| entries[id].clone()).collect();
                        let is = re_read(&state, &read, question);
                        if is != *told {
                            wanted.push(format!("answer {question} was {told}, would be {is}"));
                            *told = is;
                        }
                    }
                    touched += wanted.len();
                    let came: Vec<String> = reply
                        .lines
                        .iter()
                        .filter(|line| line.mark == Mark::Secret && line.text.starts_with("answer"))
                        .map(|line| line.text.clone())
                        .collect();
                    assert_eq!(came, wanted, "game {number}: {command}");
                    proposed = Some((log, entries, past));
                }
                _ => {}
            }
            assert_eq!(
                referee.state::<Hunt>().unwrap().hidden.log.len(),
                log.len(),
                "game {number}: {command}"
            );
        }
    }
    assert!(proposals > 300 && touched > 100, "{proposals} {touched}");
}

/// What a game teaches about the board is what its log says in the end, by the options that were agreed (R28).
#[test]
fn what_was_set_right_teaches_nothing_wrong() {
    let mut referee = Referee::new(None);
    for command in [
        "new board=tests/boards/wold.json tiles=none give=0 escape=example",
        "start 1",
        "information 4 6 8 10 12",
        "begin",
        // 1 and 4 are adjacent on the board, and nobody was at 23.
        "move 23 !",
        "done",
        "done",
        "move .",
        "correct 1 4",
        "correct apply",
        "done",
        "hunt 4",
        "done",
        "nazgul 0",
        "accept",
        "escape 13 !",
        "area 13 II-A",
        "area 13 II-B",
    ] {
        accepted(&mut referee, command);
    }
    let record = referee.kept::<Hunt>().unwrap().record();
    let [from, to] = ["4", "13"].map(|place| place.parse().unwrap());
    let wanted =
        [Lesson::Area { location: to, area: "II-B".parse().unwrap() }, Lesson::Way { from, to, most: 2 }];
    assert_eq!(lessons(record, 1, |_| false), wanted);
    assert_eq!(lessons(record, 2, |_| false), []);
    assert_eq!(lessons(record, 1, |_| true), []);
}

/// The answer that somebody reads from a log on paper.
fn re_read(state: &State, log: &[String], question: &str) -> String {
    let start = state.hidden.start.unwrap().to_string();
    let places: Vec<&String> = std::iter::once(&start)
        .chain(log.iter().filter(|entry| !matches!(entry.as_str(), "." | "/")))
        .collect();
    let here = *places.last().unwrap();
    let words: Vec<&str> = question.trim_start_matches("card ").split(' ').collect();
    let yes = match words[0] {
        "hunt" if here == words[1] => return "yes, Frodo is here".into(),
        "perception" => {
            let board = state.view.options.board.as_ref().unwrap();
            let area = here.parse().ok().and_then(|here| board.area(here)).map(|area| area.to_string());
            area.is_some_and(|area| area == words[1] || area.split('-').next() == Some(words[1]))
        }
        _ => places.iter().any(|place| *place == words[1]),
    };
    if yes { "yes" } else { "no" }.into()
}

// ---------------------------------------------------------------------------------------------------------------
// Tampering.

/// A line of a file in its four parts.
#[derive(Clone, Debug)]
struct Line {
    public: String,
    salt: String,
    secret: String,
    head: String,
}

fn lines(text: &str) -> Vec<Line> {
    let line = |line: &str| {
        let (public, rest) = line.strip_prefix("{\"public\":").unwrap().split_once(",\"salt\":\"").unwrap();
        let (salt, rest) = rest.split_once("\",\"secret\":").unwrap();
        let (secret, head) = rest.rsplit_once(",\"head\":\"").unwrap();
        let head = head.strip_suffix("\"}").unwrap();
        Line { public: public.into(), salt: salt.into(), secret: secret.into(), head: head.into() }
    };
    text.lines().map(line).collect()
}

fn written(lines: &[Line]) -> String {
    let line = |Line { public, salt, secret, head }: &Line| {
        format!("{{\"public\":{public},\"salt\":\"{salt}\",\"secret\":{secret},\"head\":\"{head}\"}}\n")
    };
    lines.iter().map(line).collect()
}

/// The secret part with a pad as long as it has to be.
fn padded(secret: &str) -> String {
    let Some((said, _)) = secret.rsplit_once(",\"pad\":\"") else { return secret.to_owned() };
    let bare = format!("{said},\"pad\":\"\"}}");
    let missing = bare.len().next_multiple_of(512) - bare.len();
    format!("{said},\"pad\":\"{}\"}}", " ".repeat(missing))
}

/// The chain as somebody makes it anew who wants to hide what he has changed, and knows what he has to look after.
fn chained_anew(lines: &[Line]) -> Vec<Line> {
    chained(lines.iter().map(|line| Line { secret: padded(&line.secret), ..line.clone() }).collect())
}

/// The lines as they stand, chained.
fn chained(mut lines: Vec<Line>) -> Vec<Line> {
    let bytes = |hex: &str| -> Vec<u8> {
        (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap()).collect()
    };
    let mut head = vec![0; 32];
    for line in &mut lines {
        let public = Sha256::digest(&line.public);
        let secret = Sha256::new().chain_update(bytes(&line.salt)).chain_update(&line.secret).finalize();
        let next = Sha256::new().chain_update(&head).chain_update(public).chain_update(secret).finalize();
        head = next.to_vec();
        line.head = head.iter().map(|byte| format!("{byte:02x}")).collect();
    }
    lines
}

/// A game in which every kind of thing stands that can be tampered with.
fn sealed_game() -> (Referee, String) {
    let mut referee = Referee::new(None);
    for command in ["new", "table-word mellon", "start draw", "information draw", "undo", "information draw"]
    {
        accepted(&mut referee, command);
    }
    let token = referee.state::<Hunt>().unwrap().hidden.information.keys().next().unwrap().to_string();
    for command in
        [&*format!("give {token}"), "begin shadows=3", "move .", "done", "search 22", "undo", "search 22"]
    {
        accepted(&mut referee, command);
    }
    let here = referee.state::<Hunt>().unwrap().hidden.start.unwrap();
    for command in [
        &*format!("hunt {here}"),
        "perception I",
        "done",
        "nazgul 3",
        "accept",
        "escape stay",
        "move 22 !",
        "done",
        "search 22",
        "correct 3 23",
        "correct apply",
        "note all is well",
        "corruption = 12",
    ] {
        accepted(&mut referee, command);
    }
    let seal = whole_seal(&referee);
    (referee, seal)
}

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
        let of: usize =
            lines[undone].public.trim_matches(|sign: char| !sign.is_ascii_digit()).parse().unwrap();
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
    kind("rules", false, &|lines| replaced(&mut lines[0].public, "\"rules\":4", "\"rules\":3"));
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
fn cases() -> Vec<(String, String, Vec<String>, bool)> {
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

// ---------------------------------------------------------------------------------------------------------------
// The second verifier, in another language.

fn second_verifier(path: &Path, seals: &[String]) -> (bool, String) {
    let output = call_second_verifier(&[path.to_owned()], seals);
    let said = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
    (output.status.success(), said)
}

fn call_second_verifier(paths: &[PathBuf], seals: &[String]) -> std::process::Output {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/verifier.py");
    let mut call = Command::new("python3");
    call.arg(script).args(paths);
    for seal in seals {
        call.arg("--seal").arg(seal);
    }
    call.output().expect("python3 is there: packaging/linux/needs --tests")
}

/// What it says of many files, in their order.
fn second_verifier_of_all(folder: &Path, texts: &[&str], seals: &[String]) -> Vec<String> {
    let path = |at: usize| folder.join(format!("{at}.underhill"));
    let paths: Vec<PathBuf> = (0..texts.len()).map(path).collect();
    for (path, text) in paths.iter().zip(texts) {
        std::fs::write(path, text).unwrap();
    }
    let output = call_second_verifier(&paths, seals);
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    let said = String::from_utf8(output.stdout).unwrap();
    if let [_] = texts {
        return vec![said];
    }
    let of_one = |said: &str| said.split_once('\n').unwrap().1.to_owned();
    let said: Vec<String> = said.split("# /").skip(1).map(of_one).collect();
    assert_eq!(said.len(), texts.len());
    said
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A game on a board from a file, whose name looks like something else that is agreed.
fn game_from_a_file(folder: &Path) -> (Referee, Vec<String>) {
    let board = folder.join("My  pool=4 \"box.json");
    std::fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("resources/boards/practice.json"), &board)
        .unwrap();
    let mut referee = Referee::new(None);
    accepted(&mut referee, &format!("new board=\"{}\" give=0", board.display()));
    // No start is 22: the question is answered with no, and the game goes on.
    for command in ["start draw", "information draw", "begin", "move .", "done", "hunt 22"] {
        accepted(&mut referee, command);
    }
    (referee, Vec::new())
}

/// A game whose Part 1 stands in a letter, in a file whose name has blanks in it.
fn game_from_a_letter(folder: &Path) -> (Referee, Vec<String>) {
    let letter = folder.join("part 1  of  2.letter");
    let (mut referee, _) = game_from_a_file(folder);
    for command in [
        "withdraw",
        "done",
        "move A !",
        &format!("letter \"{}\"", letter.display()),
        &format!("open-letter \"{}\"", letter.display()),
        "part2 board=practice journeys=practice",
        "journey draw",
        "journey keep long",
    ] {
        let _ = referee.hear(command);
    }
    assert!(referee.state::<Hunt>().unwrap().view.part2.as_ref().is_some_and(|part2| part2.journey_set));
    (referee, Vec::new())
}

#[test]
fn a_second_verifier_agrees() {
    let folder = folder("second-verifier");
    let mut by_seals: BTreeMap<Vec<String>, Vec<(String, String, bool)>> = BTreeMap::new();
    for (kind, text, seals, is_honest) in cases() {
        by_seals.entry(seals).or_default().push((kind, text, is_honest));
    }
    for (seals, cases) in by_seals {
        let texts: Vec<&str> = cases.iter().map(|(_, text, _)| text.as_str()).collect();
        let said = second_verifier_of_all(&folder, &texts, &seals);
        for ((kind, _, is_honest), said) in cases.iter().zip(said) {
            assert_eq!(said.starts_with("= honest"), *is_honest, "{kind}: {said}");
        }
    }
}

#[test]
fn a_second_verifier_finds_honest_games_honest() {
    let folder = folder("honest");
    let games = (0..160).map(game).chain([game_from_a_file(&folder), game_from_a_letter(&folder)]);
    let (texts, seals): (Vec<_>, Vec<_>) = games.map(|(referee, seals)| (text(&referee), seals)).unzip();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let wanted = |text| format!("= {}\n", verify::answer(honest(text, &[]).account.counts()));
    for ((number, text), said) in texts.iter().enumerate().zip(second_verifier_of_all(&folder, &texts, &[])) {
        assert_eq!(said, wanted(text), "game {number}, {}", folder.display());
    }
    // The seals that were kept on the way.
    for (text, seals) in texts.iter().zip(&seals).take(12) {
        assert_eq!(second_verifier_of_all(&folder, &[*text], seals), [wanted(text)]);
    }
}

/// Of a game whose rules it does not know it checks the chain and the form of every line, and says that this was all.
#[test]
fn a_second_verifier_checks_the_chain_of_any_game() {
    let line = |public: &str, secret: &str| {
        let [public, secret] = [public, secret].map(str::to_owned);
        Line { public, salt: "5".repeat(32), secret, head: String::new() }
    };
    let did = |full: &str, open: &str, public: &str, secret: &str| {
        let public = format!(r#"{{"did":{{"said":"{open}","events":[{public}]}}}}"#);
        line(&public, &format!(r#"{{"said":"{full}","events":[{secret}],"pad":""}}"#))
    };
    let header =
        r#"{"format":"underhill-record/1","game":"cups","rules":2,"program":"0","id":"ab","time":"now"}"#;
    let all = chained_anew(&[
        line(header, &format!(r#"{{"seed":"{}"}}"#, "07".repeat(32))),
        did("new 3", "new 3", r#"{"opened":{"cups":3}}"#, ""),
        did("lay 2", "lay", r#""laid""#, r#"[0,{"pebble":{"cup":2}}]"#),
        did("guess 1", "guess 1", r#"{"guessed":{"cup":1}}"#, ""),
        line(r#"{"undid":4}"#, "null"),
        line(r#"{"redid":4}"#, "null"),
        did("guess 2", "guess 2", r#"{"guessed":{"cup":2}}"#, ""),
    ]);
    let (text, seal) = (written(&all), [all[6].head.clone()]);
    let folder = folder("any-game");
    let judged = |text: &str, seals: &[String]| {
        let path = folder.join("cups.underhill");
        std::fs::write(&path, text).unwrap();
        second_verifier(&path, seals)
    };
    let whole = "= chained: 4 commands stand; the chain alone was checked, and not what the rules of the game make \
        of it: “cups”, rules 2\n";
    assert_eq!(judged(&text, &seal), (true, whole.to_owned()));
    assert!(!judged(&text, &["0".repeat(64)]).0);
    // A byte, here and there in every line and at its end.
    let ends = text.match_indices('\n').map(|(at, _)| at);
    let flipped = (0..text.len()).step_by(11).chain(ends).map(|at| {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 1;
        String::from_utf8(bytes).unwrap()
    });
    let flipped: Vec<String> = flipped.collect();
    let flipped: Vec<&str> = flipped.iter().map(String::as_str).collect();
    for (text, said) in flipped.iter().zip(second_verifier_of_all(&folder, &flipped, &[])) {
        assert!(said.starts_with("? ") && !said.contains("\n= "), "{said}{text}");
    }
    // With the chain made anew.
    let anew = |at: usize, from: &str, to: &str| {
        let mut lines = all.clone();
        let Line { public, secret, .. } = &mut lines[at];
        for part in [public, secret] {
            *part = part.replacen(from, to, 1);
        }
        written(&chained(lines))
    };
    for (wrong, named) in [
        (anew(4, "4", "3"), "? line 5: that is not the line that can be undone\n"),
        (anew(5, "4", "3"), "? line 6: that is not the line that can be redone\n"),
        (anew(3, "  ", " "), "? line 4: the pad is not what it has to be\n"),
        (anew(2, "[0,", "[7,"), "? line 3: the places of the secret events"),
        (anew(0, "record/1", "record/2"), "? line 1: the header"),
    ] {
        let (holds, said) = judged(&wrong, &[]);
        assert!(!holds && said.contains(named), "{named}: {said}");
    }
    // What only its rules could tell, or a seal that somebody kept.
    let elsewhere = anew(2, r#""cup":2"#, r#""cup":1"#);
    assert_eq!(judged(&elsewhere, &[]), (true, whole.to_owned()));
    assert!(!judged(&elsewhere, &seal).0);
}

/// What nobody can prove is named: what went by word, by hand, by a chosen number, and where a location was said to lie.
#[test]
fn what_nobody_can_prove_is_named() {
    let mut referee = Referee::new(None);
    for command in [
        "new board=none starts=1,2,3 draws=hand give=0 seed=5",
        "start 1",
        "information 4 6 8 10 11",
        "begin",
        "area 1 I-A",
        "move 22",
        "area 22 II-B",
        "done",
        "perception I-A",
        "area 22 I-A",
        "perception I-A",
        "correct 1 23",
    ] {
        let _ = referee.hear(command);
    }
    assert!(referee.state::<Hunt>().unwrap().hidden.proposed.is_none(), "23 lies nobody knows where");
    for command in ["area 23 II-C", "correct 1 23", "correct apply", "nazgul 0"] {
        let _ = referee.hear(command);
    }
    let found = honest(&text(&referee), &[]);
    assert_eq!(found.account.by_hand, [3, 4]);
    assert_eq!(found.account.by_word, [15]);
    assert_eq!(
        (found.account.areas, found.account.told_otherwise),
        (vec![6, 8, 11, 13], vec!["22".to_owned()])
    );
    assert_eq!((found.account.seeds, found.account.over, found.account.files), (vec![5], false, Vec::new()));
    // What is said of it at the end is the log as it was set right.
    accepted(&mut referee, "corruption = 12");
    let told = referee.hear("result").unwrap().print(false);
    assert!(told.contains("1 23") && !told.contains("1 22"), "{told}");
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

/// A game of rules 4 with the seals that its table has kept: every later version verifies it, or says that it cannot.
#[test]
fn a_game_of_rules_4_holds() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/boards/trust-4.underhill");
    let text = std::fs::read_to_string(path).unwrap();
    let whole = "644db756a93c135f71f8c0b56add6744c356b9565110a23af83e051b72bcfc0f";
    let found = honest(&text, &["gold horror stick fame".into(), format!("UNDERHILL:{whole}")]);
    let found = found.account;
    assert_eq!((found.entries, found.answers, found.draws, found.corrections), (3, 4, 3, 1));
    assert_eq!((found.taken_back, found.set_right, found.by_word), (vec![12], vec![23], vec![21, 25]));
}

/// A game of the first version that could be verified: every later version verifies it, or says that it cannot decide
/// by those rules; and it opens and is gone on with as it was begun.
#[test]
fn a_game_of_rules_3_opens() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/boards/trust.underhill");
    let text = std::fs::read_to_string(path).unwrap();
    assert_eq!(verify::<Hunt>(text.as_bytes(), &[]), Err(vec![Doubt::OtherRules { rules: 3, known: 4 }]));
    let opened = Record::read(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault:?}"));
    assert!(opened.fault.is_none() && opened.record.text() == text && opened.record.rules() == 3);
    // Up to where it is still played.
    let begun: String = text.split_inclusive('\n').take(9).collect();
    let path = folder("rules-3").join("game.underhill");
    std::fs::write(&path, &begun).unwrap();
    let mut referee = Referee::new(None);
    for command in [&*format!("open {}", path.display()), "note gone on with"] {
        let reply = referee.hear(command).unwrap();
        assert!(reply.accepted(), "{}", reply.answer());
    }
    let record = referee.kept::<Hunt>().unwrap().record();
    let added = record.text().strip_prefix(&begun).unwrap();
    assert!(added.contains("\"secret\":{\"said\":\"note gone on with\",\"events\":[]},\"head\""), "{added}");
    assert!(!record.text().contains("\"pad\""));
    let again = Record::read(record.text().as_bytes()).unwrap_or_else(|fault| panic!("{fault:?}"));
    assert!(again.fault.is_none() && again.record.rules() == 3);
}

/// Writes a golden game of the rules as they are now, and prints the seals that its test has to compare:
/// `cargo test --test trust -- --ignored --nocapture golden`.
#[test]
#[ignore = "writes a file that is kept, once for each version of the rules"]
fn a_golden_game_is_written() {
    let (mut referee, whole) = sealed_game();
    let path = format!("tests/boards/trust-{}.underhill", Hunt::RULES);
    std::fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join(&path), text(&referee)).unwrap();
    let words = seal(&mut referee);
    println!("{path}\n{words}\n{whole}\n{:?}", honest(&text(&referee), &[words.clone(), whole.clone()]));
}

/// Whatever can be agreed and said: both find it honest.
#[test]
fn two_verifiers_agree_on_every_kind_of_game() {
    let texts: Vec<String> = games::games().iter().map(text).collect();
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for line in texts.iter().flat_map(|text| lines(text)) {
        *kinds.entry(kind_of(&line)).or_default() += 1;
    }
    let every = [
        "area",
        "card course",
        "correct apply",
        "course take",
        "gandalf flee",
        "give",
        "journey long",
        "journey row",
        "letter-by-hand",
        "open-letter",
        "token",
        "withdraw",
    ];
    assert!(every.iter().all(|kind| kinds.contains_key(*kind)) && kinds.len() > 65, "{kinds:?}");
    let all: Vec<&str> = texts.iter().map(String::as_str).collect();
    let said = second_verifier_of_all(&folder("kinds"), &all, &[]);
    for ((number, text), said) in texts.iter().enumerate().zip(said) {
        let honest = verify::answer(honest(text, &[]).account.counts());
        assert_eq!(said, format!("= {honest}\n"), "game {number}");
    }
}

// ---------------------------------------------------------------------------------------------------------------
// Everything that stands in a file, changed.

/// What nobody can tell from the file: it names the game, or came from files of somebody's own.
const OF_NO_CONSEQUENCE: [&str; 8] = [
    // A letter is taken on trust until its own file is verified.
    "open-letter: public did.events.letter-opened.",
    "header,: public id",
    "header,: public program",
    "header,: public time",
    ".journeys.long.name",
    ".journeys.short.name",
    // Decks and tiles that nobody has drawn from, and a board that nobody has played on.
    "new: public did.events.opened.",
    "part2: public did.events.part-two.options.",
];

/// What only the rules tell, as SEALS.md says at its end.
const ONLY_BY_THE_RULES: [&str; 13] = [
    "open-letter: public did.events.letter-opened.",
    ".limit",
    ".phase",
    "phase taken out",
    "part2: public did.events.company.",
    "part2: public did.events.hunt-pool.",
    "part2: public did.events.fellowship.",
    "correct apply: public did.events.track.",
    "correct apply: token",
    "correct apply: track",
    ": token taken out",
    ": lord taken out",
    "correct insert: the secret part of the next",
];

/// The two verifiers agree on every file that is forged so, and what has to be refused is refused by both. A part of
/// them is tried; with `FORGED=all` each, with `FORGED=3/40` every fortieth, from the third on.
#[test]
fn two_verifiers_agree_on_whatever_is_forged() {
    let folder = folder("forged");
    let part = std::env::var("FORGED").unwrap_or_else(|_| "0/16".to_owned());
    let (at, of) = part.split_once('/').map_or((0, 1), |(at, of)| (at.parse().unwrap(), of.parse().unwrap()));
    // All draws of these come from numbers: the same is forged each time.
    let games: Vec<String> = games::games().iter().map(text).collect();
    let mut sample = Sample::new(at, of);
    let mut forged: Vec<Forged> = forged(&games, &mut sample);
    forged.extend(forging::forged_otherwise(&games, &mut sample));
    let kinds: std::collections::BTreeSet<&str> =
        forged.iter().map(|forged| forged.how.rsplit_once([',', ':']).unwrap().0).collect();
    assert!(forged.len() >= 400 && kinds.len() >= 40, "{} of {} kinds", forged.len(), kinds.len());
    println!("{} of {} kinds", forged.len(), kinds.len());
    let texts: Vec<&str> = forged.iter().map(|forged| forged.text.as_str()).collect();
    // Beside each other: both take their time.
    let (said, found) = std::thread::scope(|scope| {
        let second = scope.spawn(|| second_verifier_of_all(&folder, &texts, &[]));
        let found: Vec<_> = texts.iter().map(|text| verify::<Hunt>(text.as_bytes(), &[])).collect();
        (second.join().unwrap(), found)
    });
    let mut wrong = Vec::new();
    for ((Forged { how, has_to_fail, .. }, found), said) in forged.iter().zip(found).zip(&said) {
        let is_among = |some: &[&str]| some.iter().any(|it| how.contains(it));
        let (holds, second) = (found.is_ok(), said.starts_with("= honest"));
        let in_order =
            is_among(&OF_NO_CONSEQUENCE) || how.ends_with("the secret part of the next") || !has_to_fail;
        if holds && !in_order {
            wrong.push(format!("{how} holds"));
        }
        // A command that cannot be given then is the rules' to name, and what happened by it all the same.
        let by_rules = |doubts: &Vec<Doubt>| {
            doubts.iter().all(|doubt| match doubt {
                Doubt::Refused { .. } => true,
                Doubt::Otherwise { said, .. } => said == "correct apply",
                _ => false,
            })
        };
        let only_by_the_rules =
            is_among(&ONLY_BY_THE_RULES) || !has_to_fail && found.as_ref().is_err_and(by_rules);
        if holds != second && !(second && only_by_the_rules) {
            wrong.push(format!("{how}: {found:?}, and the second says {said}"));
        }
    }
    assert!(wrong.is_empty(), "{} in {}:\n{}", wrong.len(), folder.display(), wrong.join("\n"));
}

// ---------------------------------------------------------------------------------------------------------------
// What a file says must not write on the terminal.

/// It clears the screen, prints a verdict of its own, turns the line round, and hides.
const NASTY: &str = "x\u{1b}[2J\u{1b}]0;t\u{7}\r\n= honest: 9 entries, 9 answers, 9 draws, 0 corrections\n~ start 7\
    \u{9b}31m\u{85}\u{2028}\u{2029}\u{202e}\u{2066}\u{200b}\u{200f}\u{61c}\u{ad}\u{feff}\u{2060}\u{e0041}\u{e007f}\t\u{8}";

/// Whether it can stand on a line of its own, and is none that pretends to be another.
fn is_fit(line: &str) -> bool {
    let unfit = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
    };
    !line.contains(unfit)
}

/// What there is to say of a file at the doors of `verify`, of `open` and `status`, with its marks.
fn said_of(path: &Path, text: &str, seals: &[String]) -> String {
    let words = underhill::language::Words::of_game::<Hunt>(Default::default());
    std::fs::write(path, text).unwrap();
    let mut said = match verify::<Hunt>(text.as_bytes(), seals) {
        Ok(honest) => {
            let (lines, answer) = (honest.lines(&words), verify::answer(honest.account.counts()));
            lines.iter().map(|line| format!("! {line}\n")).chain([format!("= {answer}\n")]).collect()
        }
        Err(doubts) => {
            doubts.iter().map(|doubt| format!("? {}\n", words.tell("doubt", doubt))).collect::<String>()
        }
    };
    let mut referee = Referee::new(None);
    for command in [
        &*format!("open {}", path.display()),
        "status",
        "log",
        "undo",
        "redo",
        "result",
        "undo",
        "help x\u{1b}",
    ] {
        said += &referee.hear(command).unwrap().print(true);
    }
    said
}

/// A game in which everything has a name that somebody has chosen with care.
fn nasty_game(folder: &Path) -> Referee {
    let copy = |from: &str, to: &str| {
        let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(from)).unwrap();
        let mut json: serde_json::Value = serde_json::from_str(&text).unwrap();
        json["name"] = NASTY.into();
        std::fs::write(folder.join(to), json.to_string()).unwrap();
        folder.join(to).display().to_string()
    };
    let board = copy("resources/boards/practice.json", "board.json");
    let board2 = copy("resources/boards/practice-2.json", "board2.json");
    let tiles = copy("resources/tiles/practice.json", "tiles.json");
    let journeys = copy("resources/journeys/practice.json", "journeys.json");
    let mut referee = Referee::new(None);
    let nasty = NASTY.replace(['\n', '\r'], "");
    let new = format!("new board={board} board2={board2} tiles={tiles} journeys={journeys} give=0");
    for command in [
        &*new,
        &format!("table-word {nasty}"),
        "start draw",
        "information draw",
        "begin",
        &format!("corruption +1 {nasty}"),
        &format!("tell {nasty}"),
        &format!("note {nasty}"),
        "move .",
        "done",
        "ask search 22",
        &format!("blocked {nasty}"),
    ] {
        let reply = referee.hear(command).unwrap();
        assert!(reply.accepted(), "{}", reply.answer());
        assert!(reply.print(true).lines().all(is_fit), "{command:?}: {:?}", reply.print(true));
    }
    referee
}

#[test]
fn no_fact_of_a_file_writes_on_the_terminal() {
    let folder = folder("nasty");
    let path = folder.join("game.underhill");
    let referee = nasty_game(&folder);
    let all = lines(&text(&referee));
    let nasty = serde_json::to_string(NASTY).unwrap();
    let mut files = vec![text(&referee)];
    for (at, line) in all.iter().enumerate() {
        for (of, half) in [(&line.public, false), (&line.secret, true)] {
            for spot in spots(of).into_iter().filter(|spot| of[spot.range.clone()].starts_with('"')) {
                let mut lines = all.clone();
                let part = if half { &mut lines[at].secret } else { &mut lines[at].public };
                part.replace_range(spot.range, &nasty);
                files.push(written(&chained_anew(&lines)));
            }
        }
    }
    // A header of a later version, and of another game.
    for (from, to) in [("\"rules\":4", "\"rules\":999"), ("hunt-for-the-ring", "\\u001b[2J\\nother")] {
        let mut lines = all.clone();
        let program =
            spots(&lines[0].public).into_iter().find(|spot| spot.path == "program" && !spot.is_key).unwrap();
        lines[0].public.replace_range(program.range, &nasty);
        lines[0].public = lines[0].public.replace(from, to);
        files.push(written(&chained_anew(&lines)));
    }
    assert!(files.len() > 100, "{}", files.len());
    for text in &files {
        let said = said_of(&path, text, &[]);
        for line in said.lines() {
            assert!(is_fit(line) && line.starts_with(['=', '?', '!', '~', '>']), "{line:?}");
            // What is quoted is cut; the table's own words stand whole.
            assert!(line.chars().count() < 700, "{line}");
        }
        assert!(said.matches("\n= honest: ").count() <= 1 && !said.contains("\n= honest: 9"), "{said}");
    }
    // Names, and the word with every letter told apart.
    let said = said_of(&path, &files[0], &[seal(&mut nasty_game(&folder)), NASTY.to_owned()]);
    assert!(said.lines().all(is_fit) && said.starts_with("? “") && said.contains("is no seal"), "{said}");
    let said = said_of(&path, &files[0], &[]);
    assert!(said.contains("[U+202E]") && said.contains("[U+E0041]"), "{said}");
    for own in ["The board “x", "The tiles “x", "The Journey cards “x"] {
        assert!(
            said.lines().any(|line| line.contains(own) && line.contains("own copy") && line.contains('…')),
            "{said}"
        );
    }
}

/// The same at the program's own doors, standard error among them.
#[test]
fn nothing_writes_on_the_terminal_of_the_program() {
    let folder = folder("nasty-program");
    let referee = nasty_game(&folder);
    let name = NASTY.replace(['/', '\0'], "");
    let path = folder.join(&name);
    std::fs::write(&path, text(&referee)).unwrap();
    let path = path.to_str().unwrap();
    let board = folder.join("board.json");
    let missing = folder.join("no").join(&name);
    let missing = missing.to_str().unwrap();
    for (arguments, code) in [
        (&["verify", path][..], 0),
        (&["verify", path, "--seal", NASTY], 1),
        (&["verify", missing], 1),
        (&["board", "check", path, missing, board.to_str().unwrap()], 1),
        (&["referee", missing], 1),
        (&["--language", NASTY], 2),
        (&[&*format!("--{NASTY}")], 2),
        (&["referee", "a", NASTY], 2),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_underhill")).args(arguments).output().unwrap();
        let [out, err] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {out}{err}");
        for line in out.lines().chain(err.lines()) {
            assert!(is_fit(line), "{arguments:?}: {line:?}");
        }
        assert!(out.lines().all(|line| line.starts_with(['=', '?', '!', '~'])), "{out}");
        assert!(
            !out.contains("\n= honest: 9") && !err.contains("\n= honest") && !err.starts_with('='),
            "{out}{err}"
        );
    }
}

/// Lines of the same kind are of the same length behind the screen: nobody tells a dot from a number by a file's size.
#[test]
fn the_length_of_a_line_tells_nothing() {
    let length = |commands: &[&str]| -> Vec<usize> {
        let mut referee = Referee::new(None);
        for command in commands {
            accepted(&mut referee, command);
        }
        let lines = lines(&text(&referee));
        let commands = &lines[1..];
        assert!(commands.iter().all(|line| line.secret.len().is_multiple_of(512)), "{commands:?}");
        commands.iter().map(|line| line.public.len() + line.secret.len()).skip(1).collect()
    };
    let part1 = ["new board=none tiles=none starts=1,22,333 give=0 seed=1"];
    let (begin, night) = ("begin", ["move .", "done", "done", "move .", "done", "done"]);
    let game = |own: &[&'static str]| length(&[&part1[..], own].concat());
    let same = |one: Vec<usize>, other: Vec<usize>| assert_eq!(one, other);
    same(
        game(&["start 1", "information 2 3 4 5 6"]),
        game(&["start 333", "information 111 222 444 555 666"]),
    );
    let set = ["start 1", "information 2 3 4 5 6", begin];
    let in_game = |own: &[&'static str]| game(&[&set[..], own].concat());
    same(in_game(&["move .", "area 4 I-A"]), in_game(&["move 333 !", "area 444 III-D"]));
    same(in_game(&["card move ."]), in_game(&["card move 222 !"]));
    same(
        in_game(&[&night[..], &["rest", "correct 1 2", "correct keep"]].concat()),
        in_game(&[&night[..], &["rest", "correct insert 2 333", "correct keep"]].concat()),
    );
    let found = ["move .", "done", "hunt 1", "done", "nazgul 0", "accept"];
    same(
        in_game(&[&found[..], &["escape stay"]].concat()),
        in_game(&[&found[..], &["escape 333 !"]].concat()),
    );
    let part2 = [&set[..], &["move A", "part2"]].concat();
    let in_part2 = |own: &[&'static str]| game(&[&part2[..], own].concat());
    let dots = "journey 1 . . . . . . . . . . . . . A";
    let numbers = "journey 111 222 333 444 555 666 777 888 999 111 222 333 444 555 A";
    same(in_part2(&[dots]), in_part2(&[numbers]));
    same(
        in_part2(&["journey long 1", "journey row 1 ."]),
        in_part2(&["journey long 111", "journey row 12 333*"]),
    );
    same(
        in_part2(&[
            dots,
            "deeds 1 2 3 4",
            "gandalf start 1",
            begin,
            "advance",
            "gandalf 2",
            "card gandalf 3",
        ]),
        in_part2(&[
            dots,
            "deeds 111 222 333 444",
            "gandalf start 333",
            begin,
            "advance",
            "gandalf 222 !",
            "card gandalf 999",
        ]),
    );
}

/// What a seal binds, and what it does not: answers that were taken back, and what stands behind its line.
#[test]
fn what_a_seal_does_not_bind_is_said() {
    let mut referee = Referee::new(None);
    for command in ["new give=0", "start draw", "information draw", "begin", "move .", "done"] {
        accepted(&mut referee, command);
    }
    for location in ["22", "23", "24"] {
        accepted(&mut referee, &format!("hunt {location}"));
    }
    let kept = whole_seal(&referee);
    for command in ["undo", "undo", "undo", "hunt 25", "note another way"] {
        accepted(&mut referee, command);
    }
    let text = text(&referee);
    let found = honest(&text, std::slice::from_ref(&kept));
    assert_eq!((found.account.taken_back.as_slice(), found.last), (&[8, 9, 10][..], 15));
    assert_eq!(found.seals[0].line, 10);
    let words = underhill::language::Words::of_game::<Hunt>(Default::default());
    let (lines, answer) = (found.lines(&words), verify::answer(found.account.counts()));
    assert_eq!(answer, "honest: 1 entries, 1 answers, 2 draws, 0 corrections");
    assert!(lines[1].starts_with("5 lines stand behind line 10"), "{lines:?}");
    assert!(lines[2].starts_with("3 answers") && lines[2].contains("lines 8–10"), "{lines:?}");
    assert!(lines[2].contains("binds 3 of them"), "{lines:?}");
    assert!(lines.iter().any(|line| line.contains("gave no word of their own")), "{lines:?}");
    assert!(lines.iter().any(|line| line.contains("comes with the program")), "{lines:?}");
    // Without a seal they are named as well, and none is bound.
    let lines = honest(&text, &[]).lines(&words);
    assert!(
        lines[0].starts_with("No seal") && lines[1].starts_with("3 answers") && !lines[1].contains("binds")
    );
    // What was given again stands.
    accepted(&mut referee, "undo");
    accepted(&mut referee, "redo");
    assert_eq!(honest(&self::text(&referee), &[]).account.taken_back, [8, 9, 10]);
    // What a correction has set right is named by the line of its answer.
    let (referee, _) = sealed_game();
    let found = honest(&self::text(&referee), &[]);
    let right = found.account.set_right.as_slice();
    assert!(!right.is_empty(), "{found:?}");
    for line in right {
        let public = &lines_of(&referee)[line - 1].public;
        assert!(public.contains("\"answered\""), "{public}");
    }
}

/// What a Ring-bearer could do without anybody's hearing of it, or before anybody remembers it.
#[test]
fn what_helps_the_ring_bearer_is_named() {
    let mut referee = Referee::new(None);
    for command in [
        "new board=none starts=1,2 give=0 escape=example shelters=on",
        "start 1",
        "information 4 6 8 10 11",
        "begin",
        "area 1 I-A",
        "move 22",
        "area 22 I-B",
        "done",
        // He sees what the answer would be, and would rather be somewhere else.
        "ask perception I-B",
        "undo",
        "undo",
        "undo",
        "area 22 I-C",
        "done",
        "ask perception I-B",
        "answer",
        "ask hunt 22",
        "withdraw",
        "ask hunt 23",
        "blocked",
        "card move . ",
        "done",
        "move . free",
        "token 8 hidden",
    ] {
        accepted(&mut referee, command);
    }
    let found = honest(&text(&referee), &[]);
    assert_eq!(found.account.told_otherwise, ["22"]);
    assert_eq!(
        (found.account.unanswered.as_slice(), found.account.undone.as_slice()),
        (&[10, 18, 20][..], &[8, 9][..])
    );
    assert_eq!(
        (found.account.by_card.as_slice(), found.account.unchecked.as_slice()),
        (&[22, 24, 25][..], &[1][..])
    );
    assert_eq!(found.account.agreed, ["starts=1,2", "give=0", "escape=example", "shelters=on"]);
    assert!(found.account.taken_back.is_empty());
    let words = underhill::language::Words::of_game::<Hunt>(Default::default());
    let lines = found.lines(&words);
    for wanted in
        ["lines 10, 18, 20", "lines 8, 9", "in line 22, 24, 25", "escape=example", "what is connected"]
    {
        assert_eq!(lines.iter().filter(|line| line.contains(wanted)).count(), 1, "{wanted}: {lines:?}");
    }
    // Of a game in which nothing of it is, none of it is said.
    accepted(&mut referee, "new");
    let lines = honest(&text(&referee), &[]).lines(&words);
    assert!(lines.len() == 5, "{lines:?}");
}

fn lines_of(referee: &Referee) -> Vec<Line> {
    lines(&text(referee))
}

/// A board of one's own that is named like one that comes with the program is told apart, and Part 1 is named that a
/// letter speaks of.
#[test]
fn what_was_agreed_is_told_apart() {
    let folder = folder("agreed");
    let own = folder.join("board.json");
    let practice = Path::new(env!("CARGO_MANIFEST_DIR")).join("resources/boards/practice.json");
    let mut json: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(practice).unwrap()).unwrap();
    json["deeds"] = serde_json::json!([1]);
    json["information"] = serde_json::json!([2, 3, 4, 5, 6]);
    std::fs::write(&own, json.to_string()).unwrap();
    let mut referee = Referee::new(None);
    let reply = referee.hear(&format!("new board={} give=0", own.display())).unwrap().print(false);
    assert!(reply.contains("only bears the name"), "{reply}");
    let found = honest(&text(&referee), &[]);
    assert_eq!(found.account.files[0].whose, underhill::hunt::Whose::OwnByItsName);
    let plain = referee.hear("new give=0").unwrap().print(false);
    assert!(!plain.contains("own copy"), "{plain}");
    let whose: Vec<_> = honest(&text(&referee), &[]).account.files.iter().map(|file| file.whose).collect();
    assert_eq!(whose, [underhill::hunt::Whose::Programs; 3]);
    // Part 1 behind a letter.
    for command in ["start draw", "information draw", "begin", "move A !"] {
        accepted(&mut referee, command);
    }
    let head = referee.kept::<Hunt>().unwrap().record().head().to_string();
    let letter = folder.join("letter.json");
    let _ = std::fs::remove_file(&letter);
    accepted(&mut referee, &format!("letter {}", letter.display()));
    accepted(&mut referee, &format!("open-letter {}", letter.display()));
    let found = honest(&text(&referee), &[]);
    assert_eq!(found.account.letter, Some(Some(head.clone())));
    let words = underhill::language::Words::of_game::<Hunt>(Default::default());
    let lines = found.lines(&words);
    assert!(lines.iter().any(|line| line.contains(&head) && line.contains("on trust")), "{lines:?}");
}

/// However much is taken back at once, and given again, the game is what its lines make.
#[test]
fn much_can_be_taken_back() {
    let mut referee = Referee::new(None);
    for command in
        ["new board=none starts=1,2,3 give=0", "start 1", "information 2 3 4 5 6", "begin", "move 22", "done"]
    {
        accepted(&mut referee, command);
    }
    for round in 0..900 {
        accepted(&mut referee, &format!("hunt {}", 30 + round * 7 % 400));
    }
    let is_what_its_lines_make = |referee: &Referee| {
        let record = referee.kept::<Hunt>().unwrap().record();
        let again = Record::read(record.text().as_bytes()).unwrap_or_else(|fault| panic!("{fault:?}")).record;
        assert_eq!(record.standing(), again.standing());
        let (state, again) = (record.state(), again.state());
        assert!(state.view == again.view && state.hidden == again.hidden);
        let hunts = record.said().filter(|(said, _)| said.full.starts_with("hunt")).count();
        let told = record
            .events()
            .filter(|event| matches!(event, underhill::hunt::Event::Public(it) if it.answer().is_some()));
        assert_eq!(told.count(), hunts);
        hunts
    };
    assert_eq!(is_what_its_lines_make(&referee), 900);
    for (command, times) in
        [("undo", 20), ("undo", 641), ("redo", 500), ("undo", 530), ("hunt 999", 300), ("undo", 290)]
    {
        for _ in 0..times {
            accepted(&mut referee, command);
        }
        is_what_its_lines_make(&referee);
    }
    assert_eq!(is_what_its_lines_make(&referee), 900 - 20 - 641 + 500 - 530 + 300 - 290);
    honest(&text(&referee), &[]);
}
