//! The rules by number, as sentences.

use crate::war::WarView;
use crate::war::hunt::HuntStep;
use crate::war::people::Companion;
use crate::war::view::Step;

/// The numbers of the rules that matter at this moment, the first first.
pub fn why(view: &WarView) -> Vec<&'static str> {
    let in_mordor = view.mordor.is_some();
    if let Some(hunt) = &view.hunt {
        return match hunt.step {
            HuntStep::Roll => vec!["W23", "W24", "W25", "W26", "W33"],
            HuntStep::Tile if hunt.for_card => vec!["W34", "W27", "W35", "W37"],
            HuntStep::Tile if in_mordor => vec!["W41", "W42", "W27", "W36", "W37"],
            HuntStep::Tile => vec!["W26", "W27", "W35", "W37"],
            HuntStep::Damage => damage(view),
            HuntStep::Reveal => vec!["W21", "W22", "W34"],
        };
    }
    match &view.step {
        Step::Setup if view.options.players > 2 => vec!["W4", "W69", "W70"],
        Step::Setup => vec!["W1", "W69", "W70"],
        Step::Draw if view.options.cards => vec!["W2", "W3", "W6"],
        Step::Draw => vec!["W2", "W6"],
        Step::Fellowship if in_mordor => vec!["W16", "W41", "W43", "W44"],
        Step::Fellowship => vec!["W17", "W16", "W39", "W40"],
        Step::Allocation => vec!["W8", "W72", "W5"],
        Step::Roll => vec!["W9", "W7", "W5"],
        Step::Actions if view.battle.is_some() => vec!["W56", "W57", "W58", "W59", "W48", "W49", "W52"],
        Step::Actions if view.acts().is_none() => vec!["W10", "W14", "W45", "W52", "W53"],
        Step::Actions if in_mordor => {
            vec!["W10", "W11", "W12", "W13", "W41", "W42", "W43", "W44", "W45", "W47", "W54"]
        }
        Step::Actions => vec!["W10", "W11", "W12", "W13", "W18", "W19", "W20", "W47", "W49", "W54"],
        Step::Over { .. } => vec!["W53", "W32", "W46", "W66", "W68"],
    }
}

/// W28, with what the Guide can do, and what else holds in Mordor.
fn damage(view: &WarView) -> Vec<&'static str> {
    let mut numbers = vec!["W28"];
    numbers.extend(match view.guide {
        None => Some("W31"),
        Some(Companion::Merry | Companion::Pippin) => Some("W30"),
        Some(_) => None,
    });
    numbers.extend(view.guide.map(|_| "W29"));
    if view.mordor.is_some() {
        numbers.extend(["W42", "W43", "W46"]);
    }
    numbers.push("W32");
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, Spoken as _, Words};
    use crate::war::War;
    use crate::war::die::Face;
    use crate::war::hunt::Hunt;
    use crate::war::view::Battle;
    use std::collections::BTreeSet;
    use strum::IntoEnumIterator;

    /// Every number has its sentence, no more, and in each language another one.
    #[test]
    fn every_rule_has_a_sentence_in_every_language() {
        let mut told = BTreeSet::new();
        for language in Language::iter() {
            let words = Words::of_game::<War>(language);
            let rules = War::rules(&words);
            assert!(rules.iter().map(|(number, _)| number.clone()).eq((1..=76).map(|it| format!("W{it}"))));
            for (number, sentence) in rules {
                assert!(words.has(&format!("rule-{}", number.to_ascii_lowercase())), "{number}");
                assert!(told.insert(sentence.clone()), "{number}: {sentence} in {}", language.name());
                assert!(!sentence.contains("rule-") && sentence.chars().count() < 300, "{sentence}");
            }
        }
        assert_eq!(told.len(), 6 * 76);
    }

    #[test]
    fn the_numbers_that_matter_are_those_of_the_moment() {
        let known: BTreeSet<String> =
            War::rules(&Words::of_game::<War>(Language::En)).into_iter().map(|(number, _)| number).collect();
        let mut seen = BTreeSet::new();
        let mut says = |view: &WarView, first: &str, also: &str| {
            let why = why(view);
            assert!(why[0] == first && why.contains(&also), "{why:?}");
            assert!(why.iter().all(|number| known.contains(*number)), "{why:?}");
            assert_eq!(why.iter().collect::<BTreeSet<_>>().len(), why.len());
            seen.insert(why);
        };
        let mut view = WarView::default();
        says(&view, "W1", "W69");
        for (step, first, also) in [
            (Step::Draw, "W2", "W6"),
            (Step::Fellowship, "W17", "W39"),
            (Step::Allocation, "W8", "W72"),
            (Step::Roll, "W9", "W7"),
            (Step::Actions, "W10", "W45"),
        ] {
            view.step = step;
            says(&view, first, also);
        }
        view.unused[0] = vec![Face::Will];
        says(&view, "W10", "W18");
        view.battle = Some(Battle {
            kind: crate::war::battle::Kind::Siege,
            rounds: 1,
            carried: None,
            stood: None,
            thrown: None,
        });
        says(&view, "W56", "W58");
        view.hunt = Some(Hunt::at(HuntStep::Roll));
        says(&view, "W23", "W25");
        view.hunt = Some(Hunt::at(HuntStep::Damage));
        says(&view, "W28", "W29");
        view.guide = None;
        says(&view, "W28", "W31");
        view.hunt = Some(Hunt::at(HuntStep::Reveal));
        says(&view, "W21", "W22");
        view.hunt = Some(Hunt::at(HuntStep::Tile));
        says(&view, "W26", "W37");
        view.mordor = Some(2);
        says(&view, "W41", "W42");
        assert_eq!(seen.len(), 14);
    }
}
