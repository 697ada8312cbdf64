//! Sentences are said at two doors: in a terminal they name commands, in a window buttons and things. All sentences of all
//! languages are gone through.

use fluent_bundle::FluentValue;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use strum::IntoEnumIterator;
use underhill::hunt::Hunt;
use underhill::language::{Language, Usage, Words, in_short, without_rules};

/// How many letters a refusal has at the most on the card, and what goes on at the top.
const ON_THE_CARD: usize = 60;
const AT_THE_TOP: usize = 46;

/// What is said in a terminal alone, about what can be typed, or by boards and files: there commands stand as they are typed.
const OF_THE_TERMINAL: [&str; 13] = [
    "help",
    "greeting",
    "no-display",
    "file-without-command",
    "keys-short",
    "plain-",
    "do-",
    "ask-",
    "proof-",
    "fault-",
    "rule-",
    "keyname-",
    "language",
];

/// Ordinary words that look like a command: of the language, or in the sentence.
const ORDINARY: [(Language, &[&str]); 6] = [
    (Language::En, &[]),
    (Language::It, &["log", "note", "area"]),
    (Language::Fr, &["escape", "phase", "course", "note", "correct"]),
    (Language::De, &["status", "log", "phase"]),
    (Language::Es, &["escape", "red"]),
    (Language::Pl, &["log", "rescue", "start"]),
];

/// The messages of a language's file and what they say, with what they say in a window apart.
fn messages(language: Language, file: &str) -> BTreeMap<String, String> {
    let name: &str = language.into();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("resources/locales").join(name).join(file);
    let text = std::fs::read_to_string(path).unwrap();
    let mut messages: BTreeMap<String, String> = BTreeMap::new();
    let mut at = String::new();
    for line in text.lines() {
        if let Some((name, said)) = line.split_once(" =").filter(|(name, _)| is_name(name)) {
            at = name.to_owned();
            messages.insert(at.clone(), said.to_owned());
        } else if let Some(said) = line.trim_start().strip_prefix(".window =") {
            at = format!("{}.window", at.trim_end_matches(".window"));
            messages.insert(at.clone(), said.to_owned());
        } else if line.starts_with([' ', '}']) {
            let said = messages.entry(at.clone()).or_default();
            said.push('\n');
            said.push_str(line);
        }
    }
    messages
}

fn is_name(name: &str) -> bool {
    !name.is_empty()
        && name.chars().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-')
}

const FILES: [&str; 2] = ["house.ftl", "hunt.ftl"];
/// The sentences of each game stand beside the house's.
const GAMES: [&str; 5] = ["hunt.ftl", "war.ftl", "fate.ftl", "risk.ftl", "battle.ftl"];

/// The sentence's function calls: `DEED("done")`, each with its function and its first word.
fn calls(said: &str) -> Vec<(String, String)> {
    let of = |function: &str| {
        let begins = format!("{function}(\"");
        let calls = said.split(&begins).skip(1).filter_map(|rest| rest.split('"').next());
        calls.map(|first| (function.to_owned(), first.to_owned())).collect::<Vec<_>>()
    };
    let mut calls = [of("DEED"), of("ASK")].concat();
    calls.sort();
    calls
}

/// The name of what a window calls it, as `src/language/named.rs` has it.
fn named((function, command): &(String, String)) -> String {
    let family = if function == "DEED" { "do-" } else { "ask-" };
    let spelled = command.to_ascii_lowercase().replace(" .", " dot").replace('!', "word");
    let words = spelled.split(|sign: char| !sign.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    format!("{family}{}", words.collect::<Vec<_>>().join("-"))
}

#[test]
fn what_is_done_has_a_name_in_every_window() {
    let mut seen = 0;
    for language in Language::iter() {
        let house = messages(language, "house.ftl");
        let mut used_by_the_house = BTreeSet::new();
        for game in GAMES {
            let own = messages(language, game);
            let mut used = BTreeSet::new();
            for (name, said) in house.iter().chain(&own) {
                for call in calls(said) {
                    let wanted = named(&call);
                    // What the house calls something need not be said again.
                    let known = house.contains_key(&wanted) || own.contains_key(&wanted);
                    assert!(known, "{} {game}: {name} wants {wanted}", language.name());
                    used.insert(wanted);
                    seen += 1;
                }
            }
            let is_name = |name: &&String| name.starts_with("do-") || name.starts_with("ask-");
            let unused: Vec<&String> =
                own.keys().filter(is_name).filter(|name| !used.contains(*name)).collect();
            assert!(unused.is_empty(), "{} {game}: {unused:?}", language.name());
            used_by_the_house.extend(used);
        }
        let unused: Vec<&String> = house
            .keys()
            .filter(|name| name.starts_with("do-") || name.starts_with("ask-"))
            .filter(|name| !used_by_the_house.contains(*name))
            .collect();
        assert!(unused.is_empty(), "{}: {unused:?}", language.name());
    }
    assert!(seen > 600, "{seen}");
}

/// What is refused names its rule, and so does what tells of rules and files; what is told at both doors names it at the exact one
/// alone.
const WITH_RULES: [&str; 11] = [
    "refused-",
    "misheard-",
    "no-letter-",
    "no-players",
    "rule-",
    "help",
    "proof-",
    "fault-",
    "war-lingered",
    "told-again",
    "told-too-often",
];

#[test]
fn no_rule_is_read_by_its_number() {
    for (language, file) in Language::iter().flat_map(|language| GAMES.map(|file| (language, file))) {
        for (name, said) in messages(language, file) {
            // F1 to F12 are keys as well.
            let said = (1..=12).rev().fold(said, |said, key| said.replace(&format!("(F{key})"), ""));
            let told = said.lines().map(|line| line.trim()).find(|line| without_rules(line) != *line);
            let excepted = WITH_RULES.iter().any(|begins| name.starts_with(begins));
            assert!(excepted || told.is_none(), "{}: {name}: {told:?}", language.name());
        }
    }
}

#[test]
fn every_language_names_the_same_deeds() {
    for file in GAMES.into_iter().chain(["house.ftl"]) {
        let english = messages(Language::En, file);
        for language in Language::iter() {
            let said = messages(language, file);
            for (name, text) in &english {
                // Where a sentence has a choice, a language may choose in another way.
                let of = |text: &str| calls(text).into_iter().collect::<BTreeSet<_>>();
                let other = said.get(name).unwrap_or_else(|| panic!("{} lacks {name}", language.name()));
                assert_eq!(of(other), of(text), "{name} in {}", language.name());
            }
        }
    }
}

/// What a sentence says by itself: without what is put in.
fn bare(said: &str) -> String {
    let mut depth = 0;
    let mut bare = String::new();
    let mut rest = said;
    while let Some(sign) = rest.chars().next() {
        match sign {
            // A choice is a part of the sentence; what is put in is not.
            '{' if rest.split('}').next().is_some_and(|inside| !inside.contains("->")) => {
                rest = rest.split_once('}').map_or("", |(_, rest)| rest);
                bare.push('§');
                continue;
            }
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => bare.push(sign),
        }
        rest = &rest[sign.len_utf8()..];
    }
    assert_eq!(depth, 0, "{said}");
    // Neither what is chosen by, nor the names of the choices.
    let lines = bare.lines().map(|line| {
        let line = line.split_once("->").map_or(line, |(_, rest)| rest);
        let said = line.trim_start().trim_start_matches('*');
        if said.starts_with('[') { said.split_once(']').map_or(said, |(_, rest)| rest) } else { line }
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn no_command_stands_outside_of_its_deed() {
    let commands: Vec<&str> = Usage::<Hunt>::all().map(|command| command.name).collect();
    let (mut read, mut faults) = (0, Vec::new());
    for language in Language::iter() {
        let ordinary = ORDINARY.iter().find(|(of, _)| *of == language).map_or(&[][..], |(_, words)| words);
        for (name, said) in FILES.iter().flat_map(|file| messages(language, file)) {
            // A guide has a form for each door; the first one is the terminal's, where forms are shown as they are typed.
            if OF_THE_TERMINAL.iter().any(|family| name.starts_with(family)) {
                continue;
            }
            read += 1;
            let said = bare(&said);
            // In no language is a form that is typed left as it is typed.
            let forms = [" N N", "PATH", "PASSPHRASE", "ROWS", "=N", " AREA"];
            if forms.iter().any(|form| said.contains(form)) {
                faults.push(format!("{}: {name}: {said}", language.name()));
            }
            // English has the commands' words for words; a command that stands in it stands in the others too.
            if language == Language::En || name.contains("guide-") {
                continue;
            }
            let words = said.split(|sign: char| !(sign.is_alphanumeric() || sign == '-'));
            for word in words.filter(|word| word.len() > 2) {
                if commands.contains(&word) && !ordinary.contains(&word) {
                    faults.push(format!("{}: {name} says {word}: {said}", language.name()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(read > 3000, "{read}");
}

/// What can be put in for a fact: all that the sentence chooses by, and something as long as it mostly is.
fn values(said: &str, fact: &str) -> Vec<FluentValue<'static>> {
    let typical: FluentValue<'static> = match fact {
        "location" | "other" | "last" | "here" => "59".into(),
        "area" | "region" => "II-A".into(),
        "tile" => "eye".into(),
        "who" => "pippin".into(),
        "question" => "Search 59".into(),
        "word" | "key" | "typed" | "sign" => "abcdefgh".into(),
        "what" | "now" | "kind" | "phase" => "x".into(),
        _ => 3.into(),
    };
    let mut values = vec![typical];
    let mut rest = said;
    while let Some((_, choice)) = rest.split_once(&format!("{{ ${fact} ->")) {
        let keys = choice
            .lines()
            .map(str::trim_start)
            .filter(|line| line.starts_with('[') || line.starts_with("*["));
        for key in keys.filter_map(|line| line.split(['[', ']']).nth(1)) {
            values.push(match (key, key.parse::<i32>()) {
                ("one", _) => 1.into(),
                ("few", _) => 2.into(),
                ("many" | "other", _) => 12.into(),
                (_, Ok(number)) => number.into(),
                (key, _) => key.to_owned().into(),
            });
        }
        rest = choice;
    }
    values
}

/// All that a sentence can say at a door, with facts as they mostly are.
fn outcomes(words: &Words, name: &str, said: &str) -> Vec<String> {
    let facts: BTreeSet<&str> = said
        .split('$')
        .skip(1)
        .map(|rest| {
            rest.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '-')).next().unwrap_or_default()
        })
        .collect();
    let mut all: Vec<Vec<(&str, FluentValue<'static>)>> = vec![Vec::new()];
    for fact in facts {
        let values = values(said, fact);
        all = all
            .into_iter()
            .flat_map(|chosen| {
                values
                    .iter()
                    .map(move |value| [chosen.clone(), vec![(fact, value.clone())]].concat())
                    .collect::<Vec<_>>()
            })
            .take(400)
            .collect();
    }
    all.into_iter().map(|facts| words.say(name, &facts)).collect()
}

#[test]
fn every_refusal_is_rendered_for_both_doors() {
    let mut read = 0;
    for language in Language::iter() {
        let words = Words::of_game::<Hunt>(language);
        let window = words.clone().in_window(true);
        for file in FILES {
            let messages = messages(language, file);
            let kinds = ["refused-", "misheard-", "no-letter-"];
            let refusals =
                messages.iter().filter(|(name, _)| kinds.iter().any(|kind| name.starts_with(kind)));
            for (name, _) in refusals.filter(|(name, _)| !name.contains('.')) {
                let in_window = messages.get(&format!("{name}.window")).unwrap_or(&messages[name]);
                for said in outcomes(&words, name, &messages[name]) {
                    assert!(!said.contains(['\u{1}', '\u{2}', '\u{3}']), "{name}: {said}");
                    read += 1;
                }
                for said in outcomes(&window, name, in_window) {
                    assert!(!said.contains(['\u{1}', '\u{2}', '\u{3}']), "{name}: {said}");
                    let names_a_name = said.contains("do-") || said.contains("ask-");
                    assert!(!names_a_name, "{} {name}: {said}", language.name());
                    let (short, _) = in_short(&said);
                    let letters = short.trim_end_matches('.').chars().count();
                    // What names a file or lists what can be said is as long as that.
                    let names_a_list = ["$path", "$languages", "$games", "$keys"]
                        .iter()
                        .any(|list| in_window.contains(list));
                    assert!(
                        letters <= ON_THE_CARD || names_a_list,
                        "{} {name} has {letters}: {short}",
                        language.name()
                    );
                }
            }
        }
    }
    assert!(read > 900, "{read}");
}

#[test]
fn headlines_fit_in_every_language() {
    let mut read = 0;
    for language in Language::iter() {
        let words = Words::of_game::<Hunt>(language);
        let messages = messages(language, "hunt.ftl");
        for name in ["headline", "headline-asked"] {
            for said in outcomes(&words, name, &messages[name]) {
                assert!(said.chars().count() <= AT_THE_TOP, "{}: {said}", language.name());
                read += 1;
            }
        }
        for (name, said) in messages.iter().filter(|(name, _)| name.starts_with("table-hint")) {
            for said in outcomes(&words, name, said) {
                assert!(said.chars().count() <= 72, "{} {name}: {said}", language.name());
            }
        }
    }
    assert!(read > 150, "{read}");
}
