//! Fate of the Fellowship: a game that was written by the rules of its time and is kept, its draws worked out as `SEALS.md` says
//! and no program of ours does, and games that somebody has tampered with.

use crate::common::accepted;
use crate::lines::{Line, chained_anew, lines, written};
use crate::table::{Table, own};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use underhill::fate::{Fate, Step};
use underhill::referee::Referee;
use underhill::referee::verify::{Doubt, verify};
use underhill::table::Game as _;

/// The rules that a golden game was written by, and what its table has kept: the seal in words, and whole.
const GOLDEN: [(u32, [&str; 2]); 2] = [
    (1, ["inmate piece live speak", "74548e0ae86e076c6a5fc291cee44fa8e7ee4b86bf5f4db7a4f7e2bb6dbe3382"]),
    (3, ["sheriff dinner monster fresh", "c587ca3d2e6d48a3805fa4a8b422b4f10d856e7d2a75114672fc3e4c776f1213"]),
];

fn golden(rules: u32) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/boards/fate-{rules}.underhill"))
}

/// A finished game with all that a game can have: draws of every kind, a word of the table's, lines taken back and given again,
/// a card that was mended, something that went by the table's word.
fn finished_game() -> Referee {
    let mut referee = Referee::new(None);
    for line in [
        "new fate players=2 level=introductory board=practice ledger=on",
        "table-word mellon",
        "seat player 1 Ada",
        "objectives draw",
        "characters draw",
        "tick 1",
        "tick 2",
        "undo",
    ] {
        accepted(&mut referee, line);
    }
    let mut table = Table::new(1978, &own(&referee));
    let mut played = 0;
    while !matches!(own(&referee).step, Step::Over { .. }) {
        let before = own(&referee);
        let Some(line) = table.play(&mut referee, false) else { break };
        played += 1;
        let asides: &[&str] = match played {
            4 => &["undo", "redo"],
            _ if line.starts_with("begin") => &["amend 2 ?", "undo", "note all is well"],
            _ if line == "roll" && before.dice().is_some_and(|dice| dice.count > 1) => &["undo", "redo"],
            _ if line == "done" && own(&referee).turn == 3 => {
                &["hope +1 an ability", "park troops in the tin"]
            }
            _ => &[],
        };
        asides.iter().for_each(|line| drop(accepted(&mut referee, line)));
    }
    referee
}

/// The text of such a game.
pub fn finished() -> String {
    text(&finished_game())
}

fn text(referee: &Referee) -> String {
    referee.kept::<Fate>().unwrap().record().text().to_owned()
}

/// Every later version opens it, and verifies it or says that it cannot.
#[test]
fn games_of_all_rules_open() {
    for (rules, kept) in GOLDEN {
        let text = std::fs::read_to_string(golden(rules)).unwrap();
        let found = verify::<Fate>(text.as_bytes(), &kept.map(str::to_owned));
        let others = Some(vec![Doubt::OtherRules { rules, known: Fate::RULES }]);
        assert_eq!(found.err(), others.filter(|_| rules != Fate::RULES));
        let mut referee = Referee::new(None);
        accepted(&mut referee, &format!("open {}", golden(rules).display()));
        assert_eq!(accepted(&mut referee, "phase"), "over: players lose");
        assert_eq!(accepted(&mut referee, "seal"), format!("seal {}", kept[0]));
        let luck = referee.hear("luck").unwrap();
        assert_eq!(luck.to_the_table().count(), 2);
    }
}

/// Writes the golden game of the rules as they are now, and prints what its test has to compare:
/// `cargo test --test trust -- --ignored --nocapture fate`.
#[test]
#[ignore = "writes a file that is kept, once for each version of the rules"]
fn a_golden_game_of_fate_is_written() {
    let mut referee = finished_game();
    std::fs::write(golden(Fate::RULES), text(&referee)).unwrap();
    println!("{}\n{}", accepted(&mut referee, "seal"), referee.kept::<Fate>().unwrap().record().seal());
}

/// The first item that a draw gives, worked out as `SEALS.md` says.
fn drawn(seed: &[u8], word: &str, kind: &str, nth: u64, of: u32) -> u32 {
    let least = u64::from(of) * ((1_u64 << 32) / u64::from(of));
    let numbers = (0_u64..).flat_map(|block| {
        let bytes = Sha256::new()
            .chain_update(b"underhill-draw/1\0")
            .chain_update(seed)
            .chain_update((word.len() as u32).to_be_bytes())
            .chain_update(word)
            .chain_update([kind.len() as u8])
            .chain_update(kind)
            .chain_update(nth.to_be_bytes())
            .chain_update(block.to_be_bytes())
            .finalize();
        let four = |four: &[u8]| u32::from_be_bytes(four.try_into().unwrap());
        bytes.chunks(4).map(four).collect::<Vec<_>>()
    });
    numbers.into_iter().find(|number| u64::from(*number) < least).unwrap() % of
}

/// The value of a text behind a key, wherever it stands first.
fn behind<'a>(text: &'a str, key: &str) -> &'a str {
    text.split(&format!("\"{key}\":"))
        .nth(1)
        .unwrap()
        .split(['"', ',', '}', ']'])
        .find(|it| !it.is_empty())
        .unwrap()
}

/// Each die of the golden game is what the seed, the word and its number give.
#[test]
fn the_dice_are_those_of_the_stream() {
    let text = std::fs::read_to_string(golden(1)).unwrap();
    let all = lines(&text);
    let seed = behind(&all[0].secret, "seed");
    let seed: Vec<u8> =
        (0..64).step_by(2).map(|at| u8::from_str_radix(&seed[at..at + 2], 16).unwrap()).collect();
    let sides = BTreeMap::from([
        ("search", ["slip", "slip", "weary", "weary", "exposed", "recall"]),
        ("battle", ["rout", "rout", "exchange", "exchange", "overrun", "nazgul"]),
    ]);
    let undone: Vec<usize> = standing_out(&all);
    let mut thrown: BTreeMap<&str, u64> = BTreeMap::new();
    for (at, line) in all.iter().enumerate().filter(|(at, _)| !undone.contains(at)) {
        let Some((_, rolled)) = line.public.split_once("\"rolled\":{\"die\":") else { continue };
        let die = rolled.split('"').nth(1).unwrap();
        let (kind, six) = sides.get_key_value(die).unwrap();
        let faces = rolled.split_once("\"faces\":[").unwrap().1.split_once(']').unwrap().0;
        for face in faces.split(',').map(|face| face.trim_matches('"')) {
            let nth = thrown.entry(kind).or_default();
            assert_eq!(six[drawn(&seed, "mellon", kind, *nth, 6) as usize], face, "line {}", at + 1);
            *nth += 1;
        }
    }
    assert!(thrown.len() == 2 && thrown.values().all(|count| *count > 3), "{thrown:?}");
}

/// The places of the lines that were taken back and not given again.
fn standing_out(all: &[Line]) -> Vec<usize> {
    let number =
        |public: &str| public.trim_matches(|sign: char| !sign.is_ascii_digit()).parse::<usize>().unwrap() - 1;
    let mut undone = Vec::new();
    for line in all {
        if line.public.starts_with("{\"undid\"") {
            undone.push(number(&line.public));
        } else if line.public.starts_with("{\"redid\"") {
            undone.retain(|at| *at != number(&line.public));
        }
    }
    undone
}

/// Ways to tamper with a finished game, whose chain is made anew: each with what a verifier calls it.
fn tampered(all: &[Line]) -> Vec<(&'static str, &'static str, Vec<Line>)> {
    let find = |part: &str| {
        all.iter().position(|line| line.public.contains(part)).unwrap_or_else(|| panic!("no {part}"))
    };
    let mut kinds = Vec::new();
    let mut kind = |kind: &'static str, called: &'static str, change: &dyn Fn(&mut Vec<Line>)| {
        let mut lines = all.to_vec();
        change(&mut lines);
        assert!(written(&lines) != written(all), "{kind} changes nothing");
        kinds.push((kind, called, lines));
    };
    let replaced = |line: &mut Line, from: &str, to: &str| {
        assert!(line.public.contains(from), "{from} is not in {}", line.public);
        line.public = line.public.replacen(from, to, 1);
    };
    let rolled = find("\"rolled\"");
    kind("a die", "Otherwise", &|lines| {
        let faces = lines[rolled].public.split_once("\"faces\":[\"").unwrap().1;
        let face = faces.split('"').next().unwrap().to_owned();
        let other = if face == "weary" || face == "exchange" { "slip" } else { "weary" };
        lines[rolled].public =
            lines[rolled].public.replace(&format!("[\"{face}\""), &format!("[\"{other}\""));
    });
    let hope = find("\"hope\":{\"to\"");
    kind("hope", "Otherwise", &|lines| {
        let to = behind(&lines[hope].public, "to").to_owned();
        replaced(&mut lines[hope], &format!("\"to\":{to}"), "\"to\":8");
    });
    kind("why hope fell", "Otherwise", &|lines| {
        let cause = behind(&lines[hope].public, "cause").to_owned();
        let other = if cause == "ring" { "eye" } else { "ring" };
        replaced(&mut lines[hope], &format!("\"cause\":\"{cause}\""), &format!("\"cause\":\"{other}\""));
    });
    let flip = find("\"said\":\"flip ");
    kind("the back behind a card", "Otherwise", &|lines| {
        let back = if lines[flip].public.contains("\"back\":\"red\",\"setup\"") { "red" } else { "black" };
        let other = if back == "red" { "black" } else { "red" };
        replaced(
            &mut lines[flip],
            &format!("\"back\":\"{back}\",\"setup\""),
            &format!("\"back\":\"{other}\",\"setup\""),
        );
    });
    kind("a card that was said otherwise", "Refused", &|lines| {
        let said = behind(&lines[flip].public, "said").to_owned();
        let half = if said.ends_with("red") { "black" } else { "red" };
        let other = format!("flip zzz {half}");
        let Line { public, secret, .. } = &mut lines[flip];
        for part in [public, secret] {
            *part = part.replacen(&format!("\"said\":\"{said}\""), &format!("\"said\":\"{other}\""), 1);
        }
    });
    let drawn = find("\"said\":\"objectives draw\"");
    kind("an objective that was drawn", "Otherwise", &|lines| {
        let names = lines[drawn].public.split_once("\"names\":[\"").unwrap().1;
        let name = names.split('"').next().unwrap().to_owned();
        replaced(&mut lines[drawn], &format!("[\"{name}\""), "[\"nothing-at-all\"");
    });
    let dealt = find("\"said\":\"characters draw\"");
    kind("who plays whom", "Otherwise", &|lines| {
        let names = lines[dealt].public.split_once("\"seats\":[[\"").unwrap().1;
        let name = names.split('"').next().unwrap().to_owned();
        replaced(&mut lines[dealt], &format!("[[\"{name}\""), "[[\"somebody\"");
    });
    let marched = find("\"nazgul\":{\"stand\"");
    kind("where the Nine stand", "Otherwise", &|lines| {
        let stand = lines[marched]
            .public
            .split_once("\"stand\":{\"")
            .unwrap()
            .1
            .split('"')
            .next()
            .unwrap()
            .to_owned();
        replaced(&mut lines[marched], &format!("\"stand\":{{\"{stand}\""), "\"stand\":{\"nowhere\"");
    });
    let skies = find("\"skies\":{\"place\"");
    kind("how many were shuffled", "Otherwise", &|lines| {
        let count = behind(&lines[skies].public, "shuffled").to_owned();
        replaced(&mut lines[skies], &format!("\"shuffled\":{count}"), "\"shuffled\":1");
    });
    let over = all.iter().rposition(|line| line.public.contains("{\"over\"")).unwrap();
    kind("who has won", "Otherwise", &|lines| replaced(&mut lines[over], "\"won\":false", "\"won\":true"));
    kind("the end cut off", "Otherwise", &|lines| {
        replaced(&mut lines[over], ",{\"own\":{\"over\":{\"won\":false}}}", "");
    });
    kind("a line taken out", "Strange", &|lines| drop(lines.remove(flip)));
    kind("a line put in twice", "Refused", &|lines| lines.insert(flip, lines[flip].clone()));
    kind("two lines exchanged", "Refused", &|lines| {
        lines.swap(find("\"said\":\"begin"), find("\"said\":\"begin") - 1)
    });
    let undone = all.iter().position(|line| line.public.contains("undid")).unwrap();
    kind("undo of another line", "Strange", &|lines| lines[undone].public = "{\"undid\":4}".to_owned());
    kind("the table's word", "Otherwise", &|lines| {
        let word = find("table-word");
        let Line { public, secret, .. } = &mut lines[word];
        for part in [public, secret] {
            *part = part.replace("mellon", "melon");
        }
    });
    kind("the seed", "Otherwise", &|lines| {
        let at = lines[0].secret.find(":\"").unwrap() + 2;
        let digit = if lines[0].secret[at..].starts_with('0') { "1" } else { "0" };
        lines[0].secret.replace_range(at..=at, digit);
    });
    kind("what was agreed", "Otherwise", &|lines| {
        replaced(&mut lines[1], "\"ledger\":true", "\"ledger\":false")
    });
    kind("the rules", "OtherRules", &|lines| {
        let rules = format!("\"rules\":{}", Fate::RULES);
        replaced(&mut lines[0], &rules, "\"rules\":0");
    });
    kinds
}

/// Whatever is tampered with, it is found: naively by the chain, and with the chain made anew for what it is.
#[test]
fn a_tampered_game_of_fate_does_not_hold() {
    let game = finished_game();
    let seal = game.kept::<Fate>().unwrap().record().seal().to_string();
    let text = text(&game);
    let kinds = tampered(&lines(&text));
    assert!(kinds.len() >= 12);
    let mut otherwise = Vec::new();
    for (kind, called, lines) in kinds {
        let named = |text: &str, seals: &[String]| -> Vec<String> {
            let doubts = verify::<Fate>(text.as_bytes(), seals).err().unwrap_or_default();
            doubts
                .iter()
                .map(|doubt| format!("{doubt:?}").split([' ', '{']).next().unwrap().to_owned())
                .collect()
        };
        let naively = named(&written(&lines), &[]);
        assert!(
            naively.first().is_some_and(|name| matches!(&**name, "Chain" | "NoGame")),
            "{kind}: {naively:?}"
        );
        let anew = written(&chained_anew(&lines));
        let found = named(&anew, &[]);
        if !found.iter().any(|name| name == called) {
            otherwise.push(format!("{kind}: {found:?}"));
        }
        // Whoever has kept the seal is never deceived.
        assert!(
            named(&anew, std::slice::from_ref(&seal))
                .iter()
                .any(|name| name == "Seal" || name == "OtherRules"),
            "{kind}"
        );
    }
    assert!(otherwise.is_empty(), "{otherwise:#?}");
    let mut lines = lines(&text);
    lines[7].salt = "0".repeat(32);
    assert_eq!(verify::<Fate>(written(&lines).as_bytes(), &[]).err(), Some(vec![Doubt::Chain { line: 8 }]));
}
