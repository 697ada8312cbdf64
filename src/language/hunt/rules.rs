//! The rules by number, in a few words of our own: for whoever asks why.

use crate::hunt::{Occasion, Phase, View};
use crate::language::{Rule, Words};

/// How many rules there are for Part 1, and for Part 2 and what follows.
const RULES: [(char, u8); 2] = [('R', 33), ('P', 23)];

pub fn all_rules(words: &Words) -> Vec<Rule> {
    let names =
        RULES.iter().flat_map(|(part, last)| (1..=*last).map(move |number| format!("{part}{number}")));
    names.filter_map(|name| words.rule(name)).collect()
}

/// The rules behind a refusal: those that its sentence names.
pub fn rules_behind(words: &Words, sentence: &str) -> Vec<Rule> {
    numbers(sentence).into_iter().filter_map(|name| words.rule(name)).collect()
}

pub fn rules_now(words: &Words, view: &View) -> Vec<Rule> {
    let part2 = view.part2.is_some();
    let names: &[&str] = match view.phase {
        _ if view.asked.is_some() && part2 => &["R23", "P14", "P15", "R18", "P16", "P17"],
        _ if view.asked.is_some() => &["R17", "R18", "R19", "R21", "R23"],
        _ if let Some((_, occasion)) = &view.drawn => match occasion {
            Occasion::Encounter => &["R25", "R26"],
            Occasion::Rescue => &["R15", "R25", "R26"],
            Occasion::CardInRingBearersTurn | Occasion::CardInRingwraithsTurn | Occasion::CardInRefresh => {
                &["R12", "R26"]
            }
        },
        Phase::Setup if part2 => &["P1", "P2", "P3", "P4", "P5", "P6"],
        Phase::Setup => &["R1", "R2", "R3", "R4"],
        Phase::RingBearer if part2 => &["P7", "P8", "P9", "P10", "P11", "P12"],
        Phase::RingBearer => &["R7", "R8", "R9", "R11", "R12"],
        Phase::Ringwraiths if part2 => &["P14", "P15", "R18", "P16", "P17", "R20"],
        Phase::Ringwraiths => &["R17", "R18", "R19", "R20", "R21"],
        Phase::Encounter if part2 => &["R24", "P18", "P19"],
        Phase::Encounter => &["R24", "R25"],
        Phase::Escape if part2 => &["P20"],
        Phase::Escape => &["R28"],
        Phase::Fleeing => &["P16", "P13"],
        Phase::Hiding => &["P10", "P13"],
        Phase::Rescue => &["R14", "R15"],
        Phase::Tiles => &["R25", "R26"],
        Phase::Refresh => &["R30", "R31"],
        Phase::Letter => &["R33", "P1"],
        Phase::Bree => &["R13", "R33"],
        Phase::Rescued => &["R14", "R33"],
        Phase::Corrupted if part2 => &["P22", "P23"],
        Phase::Corrupted => &["R27", "P23"],
        Phase::Rivendell => &["P21", "P23"],
    };
    names.iter().filter_map(|name| words.rule((*name).to_owned())).collect()
}

/// The numbers that a sentence names: `(R8, P3)`, or from one to another: `(R17–R19)`.
fn numbers(sentence: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    let named = sentence.split('(').skip(1).filter_map(|from| from.split_once(')'));
    for word in
        named.flat_map(|(named, _)| named.split(|it: char| !(it.is_ascii_alphanumeric() || it == '–')))
    {
        let mut ends = word.split('–').map(numbered);
        let (Some(Some((part, first))), last) = (ends.next(), ends.next()) else { continue };
        let last = match last {
            Some(Some((other, last))) if other == part => last,
            _ => first,
        };
        for name in (first..=last).map(|number| format!("{part}{number}")) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    names
}

/// `R15`.
fn numbered(word: &str) -> Option<(char, u8)> {
    let (part, last) = RULES.into_iter().find(|(part, _)| word.starts_with(*part))?;
    Some((part, word[1..].parse().ok().filter(|number| *number <= last)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::Hunt;
    use crate::language::{Language, Spoken as _};
    use std::collections::BTreeMap;
    use strum::IntoEnumIterator as _;

    #[test]
    fn every_rule_has_its_words() {
        assert_eq!(all_rules(&Words::of_game::<crate::hunt::Hunt>(Default::default())).len(), 33 + 23);
    }

    #[test]
    fn a_sentence_names_its_rules() {
        assert_eq!(numbers("No (R8, P3). R9 again (R8)."), ["R8", "P3"]);
        assert_eq!(numbers("Not in set-up (R1–R4)."), ["R1", "R2", "R3", "R4"]);
        assert_eq!(numbers("Part (R, R99, RR1 and a 22); (R33"), [""; 0]);
    }

    /// The same in every language; and of what can be refused, most is by some rule.
    #[test]
    fn a_refusal_names_the_same_rules_in_every_language() {
        let named = |language| -> BTreeMap<String, Vec<String>> {
            let text = Hunt::texts(language);
            let said = text.split("\n").fold(Vec::<(String, String)>::new(), |mut said, line| {
                match (line.split_once(" = "), said.last_mut()) {
                    (Some((name, begins)), _) if !line.starts_with(' ') => {
                        said.push((name.into(), begins.into()))
                    }
                    (_, Some((_, goes_on))) => goes_on.push_str(line),
                    _ => {}
                }
                said
            });
            let of_a_refusal = |name: &str| {
                ["refused-", "misheard-", "no-letter-"].iter().any(|kind| name.starts_with(kind))
            };
            said.into_iter()
                .filter(|(name, _)| of_a_refusal(name))
                .map(|(name, said)| (name, numbers(&said)))
                .collect()
        };
        let english = named(Language::En);
        assert!(english.values().filter(|rules| !rules.is_empty()).count() > 120);
        for language in Language::iter() {
            assert_eq!(named(language), english, "{}", language.name());
        }
    }
}
