//! Which rules stand behind a refusal: for whoever asks why.

/// The rules behind each refusal that has any, by the name of its sentence.
const BEHIND: &[(&str, &[&str])] = &[
    ("refused-not-in-setup", &["R1", "R2", "R3", "R4", "P1", "P2", "P3", "P4", "P5", "P6"]),
    ("refused-not-begun", &["R7"]),
    ("refused-no-starts", &["R1"]),
    ("refused-said-twice", &["R1", "R2", "P4"]),
    ("refused-already-set", &["R1", "R2", "P3", "P4"]),
    ("refused-not-a-start", &["R1"]),
    ("refused-wrong-number-of-tokens", &["R2"]),
    ("refused-not-information", &["R2"]),
    ("refused-tokens-unknown", &["R2"]),
    ("refused-wrong-number-given", &["R2"]),
    ("refused-nothing-to-give", &["R2"]),
    ("refused-not-yours", &["R2"]),
    ("refused-start-missing", &["R1"]),
    ("refused-information-missing", &["R2"]),
    ("refused-gift-missing", &["R2"]),
    ("refused-not-ring-bearers-turn", &["R7", "P9"]),
    ("refused-no-cards-now", &["R12"]),
    ("refused-already-moved", &["R7", "P8"]),
    ("refused-already-rested", &["R7"]),
    ("refused-no-rest-in-daylight", &["R7", "P8"]),
    ("refused-move-first", &["R7"]),
    ("refused-move-or-rest-first", &["R7"]),
    ("refused-no-turn-to-end", &["R7"]),
    ("refused-not-on-board", &["R8"]),
    ("refused-last-location-needs-a-dot", &["R9"]),
    ("refused-not-connected", &["R8"]),
    ("refused-too-far", &["R8"]),
    ("refused-too-early-to-ask", &["R7"]),
    ("refused-no-questions-now", &["R17", "R18", "R19"]),
    ("refused-question-waits", &["R23"]),
    ("refused-nothing-asked", &["R23"]),
    ("refused-start-not-searched", &["R17"]),
    ("refused-track-lies-there", &["R17"]),
    ("refused-exit-not-asked", &["R20"]),
    ("refused-no-such-area", &["R19"]),
    ("refused-area-unknown", &["R19"]),
    ("refused-no-encounter", &["R24"]),
    ("refused-no-rescue", &["R14"]),
    ("refused-already-drawn", &["R24"]),
    ("refused-nothing-drawn", &["R25"]),
    ("refused-wrong-number-of-tiles", &["R24"]),
    ("refused-name-the-tiles", &["R24"]),
    ("refused-not-in-pool", &["R24"]),
    ("refused-moves-are-known", &["R15"]),
    ("refused-moves-are-unknown", &["R15"]),
    ("refused-tile-not-drawn", &["R25"]),
    ("refused-red-not-cancelled", &["R25"]),
    ("refused-one-company-card", &["R25"]),
    ("refused-no-company-for-cards", &["R25"]),
    ("refused-not-in-company", &["R5"]),
    ("refused-already-flipped", &["R25"]),
    ("refused-no-escape", &["R28"]),
    ("refused-no-escape-to-exit", &["R28"]),
    ("refused-escape-not-connected", &["R28"]),
    ("refused-escape-too-far", &["R28"]),
    ("refused-no-refresh", &["R30"]),
    ("refused-part-is-over", &["R13", "R14", "R27", "P21"]),
    ("refused-too-few-tokens", &["R31"]),
    ("refused-more-than-pool", &["R31"]),
    ("refused-pool-is-empty", &["R31"]),
    ("refused-not-flipped", &["R25"]),
    ("refused-merry-is-here", &["R5", "P1"]),
    ("refused-no-such-red-tile", &["R6"]),
    ("refused-red-has-joined", &["R32"]),
    ("refused-no-more-red-tiles", &["R32"]),
    ("refused-barrow-wights-lie", &["R32"]),
    ("refused-barrow-wights-count", &["R32"]),
    ("refused-token-not-kept", &["R21", "R22"]),
    ("refused-exit-in-no-area", &["R19"]),
    ("refused-area-is-known", &["R19"]),
    ("refused-tiles-unknown", &["R6"]),
    ("refused-no-links", &["R8"]),
    ("refused-nothing-in-reach-now", &["R8", "R28", "P9"]),
    ("refused-only-in-part", &["R7", "P1"]),
    ("refused-no-letter-now", &["R33"]),
    ("refused-too-many-found", &["R2"]),
    ("refused-letter-of-a-lost-game", &["R27"]),
    ("refused-game-is-running", &["R33"]),
    ("refused-part2-not-now", &["P1"]),
    ("refused-not-in-the-set", &["P5"]),
    ("refused-journeys-unknown", &["P3"]),
    ("refused-no-journeys-drawn", &["P3"]),
    ("refused-too-many-rows", &["P3"]),
    ("refused-start-row-wanted", &["P3"]),
    ("refused-exit-not-at-end", &["P3"]),
    ("refused-end-wants-exit", &["P3"]),
    ("refused-row-not-in-reach", &["R8", "P3"]),
    ("refused-row-is-told", &["P3"]),
    ("refused-no-such-row", &["P3"]),
    ("refused-row-is-open", &["P7"]),
    ("refused-rows-missing", &["P20"]),
    ("refused-name-the-rows", &["P20"]),
    ("refused-deck-too-small", &["P20"]),
    ("refused-strider-wanted", &["P20"]),
    ("refused-choice-waits", &["P20"]),
    ("refused-nothing-to-choose", &["P20"]),
    ("refused-no-such-card", &["P20"]),
    ("refused-journey-missing", &["P3"]),
    ("refused-deeds-missing", &["P4"]),
    ("refused-gandalf-missing", &["P4"]),
    ("refused-wrong-number-of-deeds", &["P4"]),
    ("refused-not-a-deed", &["P4"]),
    ("refused-deeds-unknown", &["P4"]),
    ("refused-not-among-his-deeds", &["P4"]),
    ("refused-advance-first", &["P8"]),
    ("refused-advance-or-rest-first", &["P8"]),
    ("refused-frodo-first", &["P9"]),
    ("refused-gandalf-has-moved", &["P9"]),
    ("refused-gandalf-moves-first", &["P9", "P10", "P11"]),
    ("refused-gandalf-not-connected", &["P9"]),
    ("refused-gandalf-in-rivendell", &["P12"]),
    ("refused-gandalf-stands", &["P10"]),
    ("refused-gandalf-stands-there", &["P17"]),
    ("refused-not-revealed-on-exit", &["P10"]),
    ("refused-no-token-to-spend", &["P10"]),
    ("refused-nothing-to-hide", &["P10"]),
    ("refused-not-among-the-two", &["P10"]),
    ("refused-nothing-to-flee", &["P16"]),
    ("refused-not-a-remaining-deed", &["P10", "P13"]),
    ("refused-gandalf-place-first", &["P11"]),
    ("refused-no-deed-here", &["P11"]),
    ("refused-not-on-an-exit", &["P12"]),
    ("refused-lord-is-in", &["P18"]),
    ("refused-lord-is-out", &["P18"]),
    ("refused-lord-not-today", &["P14"]),
    ("refused-lord-is-one-of-them", &["P18"]),
    ("refused-not-over", &["P23"]),
    ("refused-log-is-full", &["R14"]),
    ("refused-end-not-corrected", &["R13", "R14"]),
    ("refused-was-told", &["P10", "P11", "P12"]),
    ("refused-was-drawn", &["P16"]),
    ("refused-gandalf-is-somewhere", &["P9"]),
    ("no-letter-not-a-letter", &["R33"]),
    ("no-letter-damaged", &["R33"]),
    ("misheard-eyes-are-counted", &["R26"]),
    ("misheard-wrong-number-of-rows", &["P3"]),
    ("misheard-dot-not-asked", &["R20"]),
    ("misheard-dot-no-escape", &["R28"]),
    ("misheard-wants-area", &["R19"]),
    ("misheard-not-an-area", &["R19"]),
];

/// The rules behind the refusal with this sentence.
pub fn rules_behind(sentence: &str) -> &'static [&'static str] {
    BEHIND.iter().find(|(name, _)| *name == sentence).map_or(&[], |(_, rules)| rules)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::{Hunt, LetterFault, Refusal};
    use crate::language::hunt::{Misheard, rules};
    use crate::language::{Language, Spoken as _};
    use std::collections::BTreeSet;
    use strum::{IntoEnumIterator, VariantNames};

    /// Every name is that of a refusal, and once there.
    #[test]
    fn every_name_is_a_refusals() {
        let all = |kind: &str, names: &[&str]| {
            names.iter().map(|name| format!("{kind}-{name}")).collect::<Vec<_>>()
        };
        let known: BTreeSet<String> = [
            all("refused", Refusal::VARIANTS),
            all("misheard", Misheard::VARIANTS),
            all("no-letter", LetterFault::VARIANTS),
        ]
        .concat()
        .into_iter()
        .collect();
        let named: BTreeSet<String> = BEHIND.iter().map(|(name, _)| (*name).to_owned()).collect();
        assert_eq!(named.len(), BEHIND.len());
        assert_eq!(named.difference(&known).collect::<Vec<_>>(), [""; 0]);
    }

    /// Each sentence names these rules in every language, and no sentence of a refusal names others.
    #[test]
    fn the_sentences_name_the_same_rules() {
        for language in Language::iter() {
            let mut named = BTreeSet::new();
            for text in Hunt::texts(language).split("\n\n").flat_map(|block| block.split_inclusive('\n')) {
                let Some((name, said)) = text.split_once(" = ") else { continue };
                if !["refused-", "misheard-", "no-letter-"].iter().any(|kind| name.starts_with(kind)) {
                    continue;
                }
                let numbers = rules::numbers(said);
                if !said.contains("->") {
                    assert_eq!(numbers, rules_behind(name), "{name} in {}", language.name());
                }
                named.insert(name.to_owned());
            }
            assert!(named.len() > 100, "{}", named.len());
        }
    }
}
