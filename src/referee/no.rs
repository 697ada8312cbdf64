//! Why something is refused: by the grammar, by the rules, by the system; as a fact, and then in words.

use super::errands::{Errands, Worded};
use crate::language::{Misheard, Words, named};
use crate::store::{Refused, Trouble};
use serde::Serialize;

/// Why something is refused before or instead of the rules, or by them.
pub enum Why<G: Errands> {
    /// The line is no command, whatever is played.
    House(Misheard),
    /// The line is no command of this game.
    Misheard(G::Misheard),
    Rules(G::Refusal),
    Trouble(Trouble),
    /// An errand comes to nothing.
    Errand(G::Fault),
}

impl<G: Errands> From<Misheard> for Why<G> {
    fn from(misheard: Misheard) -> Self {
        Self::House(misheard)
    }
}

impl<G: Errands> From<Trouble> for Why<G> {
    fn from(trouble: Trouble) -> Self {
        Self::Trouble(trouble)
    }
}

impl<G: Errands> From<Refused<G::Refusal>> for Why<G> {
    fn from(refused: Refused<G::Refusal>) -> Self {
        match refused {
            Refused::ByTheRules(refusal) => Self::Rules(refusal),
            Refused::Trouble(trouble) => Self::Trouble(trouble),
        }
    }
}

impl<G: Errands> Why<G> {
    pub(super) fn no(&self, words: &Words) -> No {
        match self {
            Self::House(misheard) => No::told(words, "misheard", misheard),
            Self::Misheard(misheard) => No::told(words, "misheard", misheard),
            Self::Rules(refusal) => {
                let remedy = G::lacks(refusal).map(Remedy::Tell);
                let no = No::told(words, "refused", refusal);
                let text = match G::yields(refusal) {
                    true => format!("{} {}", no.text, words.say("refused-by-rule", &[])),
                    false => no.text,
                };
                No { is_secret: G::is_secret(refusal), remedy, text, ..no }
            }
            Self::Trouble(trouble) => No::trouble(words, trouble),
            Self::Errand(fault) => {
                let (sentence, text) = fault.worded(words);
                No { sentence, text, is_secret: false, remedy: None }
            }
        }
    }
}

/// Why something is refused, in words.
pub(super) struct No {
    pub sentence: String,
    pub text: String,
    /// Whether it would tell the table a secret.
    pub is_secret: bool,
    pub remedy: Option<Remedy>,
}

/// What whoever was refused can do remedy, where that is one thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remedy {
    /// Tell the passphrase of the game that was to be opened.
    Passphrase,
    /// Say the same once more, and behind this word what hands have drawn.
    Tell(&'static str),
}

impl No {
    pub fn told(words: &Words, kind: &str, fact: &impl Serialize) -> Self {
        let (sentence, _) = named(kind, fact);
        Self { sentence, text: words.tell(kind, fact), is_secret: false, remedy: None }
    }

    pub fn said(words: &Words, name: &str) -> Self {
        Self { sentence: name.to_owned(), text: words.say(name, &[]), is_secret: false, remedy: None }
    }

    pub fn trouble(words: &Words, trouble: &Trouble) -> Self {
        let remedy = matches!(trouble, Trouble::PassphraseWanted { .. }).then_some(Remedy::Passphrase);
        Self { remedy, ..Self::told(words, "trouble", trouble) }
    }

    /// The line is no command, or nothing that could be done now.
    pub fn misheard(words: &Words, misheard: &Misheard) -> Self {
        Self::told(words, "misheard", misheard)
    }
}
