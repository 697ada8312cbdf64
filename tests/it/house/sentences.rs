//! The language files against the program and against each other: no sentence that nobody says, and none that is English in
//! another language without a reason.

use crate::house::documents::{below, read};
use std::collections::{BTreeMap, BTreeSet};
use strum::IntoEnumIterator;
use underhill::language::Language;

/// The files of every language.
const FILES: [&str; 6] = ["house", "hunt", "war", "fate", "risk", "battle"];

/// What begins the names of sentences that are put together while the program runs, behind what is in no one place: what stands
/// behind `new` and its values, commands as sentences quote them, what is counted as one of some things.
const FAMILIES: [&str; 6] = ["option-", "value-", "do-", "ask-", "victory-", "holder-"];

/// Each sentence of a file by its name, as it stands there.
fn sentences(language: Language, file: &str) -> BTreeMap<String, String> {
    let text = read(format!("resources/locales/{}/{file}.ftl", <&str>::from(language)));
    let mut sentences: BTreeMap<String, String> = BTreeMap::new();
    let mut last = None;
    for line in text.lines() {
        match line.split_once(" =") {
            Some((name, said)) if name.starts_with(|letter: char| letter.is_ascii_lowercase()) => {
                sentences.insert(name.to_owned(), said.trim_start().to_owned());
                last = Some(name.to_owned());
            }
            _ if line.starts_with([' ', '}']) => {
                let said =
                    last.as_ref().and_then(|name| sentences.get_mut(name)).expect("a sentence goes on");
                said.push('\n');
                said.push_str(line);
            }
            _ => {}
        }
    }
    sentences
}

/// All texts between quotation marks in the program.
fn literals() -> BTreeSet<String> {
    let mut literals = BTreeSet::new();
    for file in below("src").into_iter().filter(|path| path.ends_with(".rs")) {
        let text = read(&file);
        literals.extend(text.split('"').map(str::to_owned));
    }
    literals
}

/// Whether a name can come of a text with places for others in it: `home-{}-what`.
fn comes_of(name: &str, pattern: &str) -> bool {
    let mut parts = Vec::new();
    let mut rest = pattern;
    while let Some((before, behind)) = rest.split_once('{') {
        parts.push(before);
        rest = behind.split_once('}').map_or("", |(_, behind)| behind);
    }
    parts.push(rest);
    if parts.len() < 2 || parts.concat().len() < 3 {
        return false;
    }
    let (first, last) = (parts[0], parts[parts.len() - 1]);
    let Some(middle) = name.strip_prefix(first).and_then(|name| name.strip_suffix(last)) else {
        return false;
    };
    let mut middle = middle;
    for part in &parts[1..parts.len() - 1] {
        let Some((_, behind)) = middle.split_once(part) else { return false };
        middle = behind;
    }
    true
}

#[test]
fn no_sentence_is_there_that_nobody_says() {
    let literals = literals();
    let patterns: Vec<&String> = literals
        .iter()
        .filter(|text| text.contains('{') && text.contains('-') && !text.contains(' '))
        .collect();
    // What is told of a fact: `refused-…`.
    let program = below("src").into_iter().filter(|path| path.ends_with(".rs")).map(read).collect::<String>();
    let kinds: BTreeSet<&str> =
        program.split("tell(\"").skip(1).filter_map(|behind| behind.split('"').next()).collect();
    let mut unsaid = Vec::new();
    for file in FILES {
        let english = sentences(Language::En, file);
        let within: String = english.values().map(String::as_str).collect();
        // `CALLED("back", $back)` says `back-red`.
        let called: BTreeSet<&str> =
            within.split("CALLED(\"").skip(1).filter_map(|behind| behind.split('"').next()).collect();
        for name in english.keys() {
            let is_said = literals.contains(name)
                || FAMILIES.iter().any(|family| name.starts_with(family))
                || kinds.iter().any(|kind| name.strip_prefix(kind).is_some_and(|rest| rest.starts_with('-')))
                || within.contains(&format!("{{ {name} }}"))
                || called
                    .iter()
                    .any(|family| name.strip_prefix(family).is_some_and(|rest| rest.starts_with('-')))
                || patterns.iter().any(|pattern| comes_of(name, pattern));
            if !is_said {
                unsaid.push(format!("{file}: {name}"));
            }
        }
    }
    assert!(unsaid.is_empty(), "{unsaid:#?}");
}

/// What is the same in every language: names out of the book that every edition has, dice, keys with their names on them.
const NAMES: &str = "Alt Ctrl Tab Enter Escape Page Up Down Home End Delete Shift \
    Gandalf Frodo Nazgûl Saruman Sauron Boromir Legolas Gimli Merry Pippin Aragorn Éowyn Gollum \
    Gondor Rohan Isengard Mordor Moria Erebor Ered Luin Lórien Dol Amroth Minas Tirith Pelargir Lamedon Lossarnach Dale Carrock \
    Edoras Folde Westemnet Dunland Eriador Rhudaur Rhûn Orthanc Barad dûr Guldur Morgul Morannon Angmar Nurn Nûrn Umbar Osgiliath Gorgoroth Bree Rivendell";

/// What hands type is English everywhere, and so is a game that was printed in English alone.
const TYPED: &str = "none eye 1r shire sauron left OWNER Battle of the Ring Risk standard";

/// Titles of objectives are those of the one box whose titles are known.
const TITLES: &str =
    "Deal with Freca Heirs Free Théoden Mind Ride the Your Staff Is Broken Éored Shelob Lair";

/// Words that a language shares with English.
fn shared(language: Language) -> &'static str {
    match language {
        Language::En => "",
        Language::It => "file no No Round round Standard min",
        Language::Fr => {
            "Options Table Points Perception Perceptions II A Information Corruption Correction Guide Conditions sortie Standard \
             Mission Archer Net Round round Actions min"
        }
        Language::De => "Phase Start Standard Neutral in Fangorn",
        Language::Es => "no No Valor Neutral min",
        Language::Pl => "Start limit Hollin",
    }
}

/// The words of a sentence without what is put into it.
fn words(said: &str) -> Vec<String> {
    let mut text = String::new();
    for line in said.lines() {
        // A choice is said, and not what it is called.
        let line = line.trim_start();
        let is_choice = line.starts_with(['[', '*']);
        let line = if is_choice { line.split_once(']').map_or("", |(_, behind)| behind) } else { line };
        for part in line.split('{') {
            let behind = part.split_once('}').map_or(part, |(_, behind)| behind);
            let begins_a_choice = part.ends_with("->");
            text.push_str(if begins_a_choice { "" } else { behind });
            text.push(' ');
        }
    }
    text.split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| word.chars().filter(|letter| letter.is_alphabetic()).count() > 1)
        .map(str::to_owned)
        .collect()
}

#[test]
fn what_is_said_as_in_english_has_a_reason() {
    let mut faults = Vec::new();
    for language in Language::iter().filter(|language| *language != Language::En) {
        let known: BTreeSet<&str> =
            [NAMES, TYPED, TITLES, shared(language)].into_iter().flat_map(str::split_whitespace).collect();
        for file in FILES {
            let (english, said) = (sentences(Language::En, file), sentences(language, file));
            for (name, text) in said.iter().filter(|(name, text)| english.get(*name) == Some(text)) {
                if let Some(word) = words(text).iter().find(|word| !known.contains(word.as_str())) {
                    faults.push(format!("{file}, {}: {name} = {text} ({word})", language.name()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// What is said in German to several alone.
const TO_SEVERAL: &str = "euch euer eure euren eures eurem eurer nehmt werft lasst seht gebt lest helft vergesst wisst wollt \
    könnt müsst dürft sollt habt seid wart hattet wusstet werdet würdet";

/// What begins a sentence that asks several to do it. What a command or a rule does, and what was done, is told with the same
/// words.
const ASKS_SEVERAL: &str = "Nennt Drückt Zieht Stellt Sagt Zählt Baut Setzt Mischt Hakt Deckt Würfelt Wählt Schreibt Legt \
    Vergleicht Tippt Tauscht Rückt Bewegt Versteckt Öffnet Fügt Dreht Spielt Bringt Beginnt";

/// What tells of somebody or something else with these words.
const TELLS: [&str; 4] = ["help", "rule-", "key-", "deed-"];

/// What stands in small letters behind an *ihr* that is hers or theirs: *doubt-torn*, *mat-head* and others.
const HERS: [&str; 7] = ["unter", "roter", "gehört", "gilt", "fehlt", "zurück", "gespielt"];

#[test]
fn german_speaks_to_one() {
    let mut faults = Vec::new();
    for file in FILES {
        for (name, said) in sentences(Language::De, file) {
            let words = words(&said);
            let tells = TELLS.iter().any(|family| name.starts_with(family));
            let several = words.iter().find(|word| {
                let asks = !tells && ASKS_SEVERAL.split_whitespace().any(|it| it == word.as_str());
                asks || TO_SEVERAL.split_whitespace().any(|it| it == word.to_lowercase())
            });
            faults.extend(several.map(|word| format!("{file}: {name} = {said} ({word})")));
            let lines = said.lines().map(self::words);
            let you = lines.filter(|words| {
                words.windows(2).any(|pair| {
                    let hers = pair[1].starts_with(char::is_uppercase) || HERS.contains(&pair[1].as_str());
                    pair[0].to_lowercase() == "ihr" && !hers
                })
            });
            faults.extend(you.map(|words| format!("{file}: {name}: {}", words.join(" "))));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// French has a blank before some signs, and no line ends there: it is one that does not break.
#[test]
fn french_blanks_before_signs_do_not_break() {
    let mut faults = Vec::new();
    for file in FILES {
        for (name, said) in sentences(Language::Fr, file) {
            // What stands behind the name of a variant begins there.
            let said = said.replace("] ", "]");
            let breaks = [" :", " ;", " ?", " !", " »", "« "].into_iter().find(|it| said.contains(it));
            faults.extend(breaks.map(|it| format!("{file}: {name} has {it:?}: {said}")));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn words_are_what_is_said_and_not_what_is_put_in() {
    assert_eq!(words("Hope { $to } ({ $by }): lost"), ["Hope", "lost"]);
    assert_eq!(
        words("{ $a ->\n    [one] One game\n   *[other] { $a } games\n} are over"),
        ["One", "game", "games", "are", "over"]
    );
    assert!(comes_of("home-war-what", "home-{}-what") && comes_of("rule-w3", "rule-w{number}"));
    assert!(!comes_of("home-war", "home-{}-what") && !comes_of("anything", "{a}-{b}"));
}
