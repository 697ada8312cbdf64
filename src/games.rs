//! The one list of games. Whatever is there once for each game is made from it: [`Kind`], and the enums in which a game is on
//! the table ([`crate::referee::OnTable`]) and in the window, each with an arm for every game. A game's folder knows no other game,
//! and nothing outside of what is made here asks which one it is.

use crate::language::{Columns, Language, Misheard, Rule, Secrecy, Spoken, Usage, Words, reader, secrecy};
use crate::table::Game;

/// Hands the list to a macro: each game by its name here, and its type. The first is the one that `new` means where it
/// names none. The toys are there in tests alone: what holds for them holds for any game. A macro that makes others is handed a `$`
/// before it, for what those are given.
macro_rules! games {
    ($make:ident $($dollar:tt)?) => {
        $make! {
            $($dollar)?
            /// Hunt for the Ring.
            Hunt = $crate::hunt::Hunt,
            /// War of the Ring.
            War = $crate::war::War,
            /// Fate of the Fellowship.
            Fate = $crate::fate::Fate,
            /// Risk: The Lord of the Rings.
            Risk = $crate::risk::Risk,
            /// Battle of the Ring.
            Battle = $crate::battle::Battle,
            /// A pebble under one of three cups.
            #[cfg(test)]
            Cups = $crate::table::toy::Cups,
            /// A count that hides nothing.
            #[cfg(test)]
            Tally = $crate::books::toy::Tally,
        }
    };
}
pub(crate) use games;

macro_rules! kinds {
    ($d:tt $($(#[doc = $about:literal])* $(#[cfg($when:meta)])? $name:ident = $Game:ty,)*) => {
        /// Which game it is.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Kind {
            $($(#[doc = $about])* $(#[cfg($when)])? $name,)*
        }

        impl Kind {
            /// All of them; the first is the one that `new` means where it names none.
            pub const ALL: &'static [Self] = &[$($(#[cfg($when)])? Self::$name,)*];
        }

        /// Does this with the type of the game of a kind.
        macro_rules! of_kind {
            ($d kind:expr, $d G:ident => $d it:expr) => {
                match $d kind {
                    $($(#[cfg($when)])? $crate::games::Kind::$name => {
                        type $d G = $Game;
                        $d it
                    })*
                }
            };
        }

        /// Does this with what an enum of all games holds of one; where it is wanted, with what puts its messages among those of
        /// all, and with the type of that game.
        macro_rules! of_held {
            ($d Enum:ident, $d held:expr, $d it:pat $d(, $d Into:ident::$d into:ident)? $d(in $d G:ident)? => $d done:expr) => {
                match $d held {
                    $($(#[cfg($when)])? $d Enum::$name($d it) => {
                        $d(type $d G = $Game;)?
                        $d(let $d into = $d Into::$name;)?
                        $d done
                    })*
                }
            };
        }
    };
}

games!(kinds $);
pub(crate) use {of_held, of_kind};

/// The built-in files of sentences in a language, by their names: the house's, and one a game.
pub fn sentences(language: Language) -> Vec<(&'static str, &'static str)> {
    let of_games = Kind::ALL.iter().map(|kind| (kind.word(), kind.texts(language)));
    std::iter::once(("house", language.texts())).chain(of_games).collect()
}

impl Default for Kind {
    fn default() -> Self {
        Self::ALL[0]
    }
}

impl Kind {
    /// What `new` calls it.
    pub fn word(self) -> &'static str {
        of_kind!(self, G => G::WORD)
    }

    /// What the header of its records calls it.
    pub fn name(self) -> &'static str {
        of_kind!(self, G => G::NAME)
    }

    /// The sentences of this game in a language, as its file has them.
    fn texts(self, language: Language) -> &'static str {
        of_kind!(self, G => G::texts(language))
    }

    /// The sentences of the house and of this game.
    pub fn words(self, language: Language) -> Words {
        of_kind!(self, G => Words::of_game::<G>(language))
    }

    /// What is counted of its games that are over.
    pub fn counted(self) -> &'static Columns {
        of_kind!(self, G => &G::COUNTED)
    }

    /// All commands while it is on the table: the name of each, how it is said, and the name of its sentence in `help`.
    pub fn commands(self) -> Vec<(&'static str, &'static str, String)> {
        of_kind!(self, G => Usage::<G>::all().map(|it| (it.name, it.usage, it.help())).collect())
    }

    /// How much of a line the table may know while it is on the table.
    pub fn secrecy(self, line: &str) -> Secrecy {
        of_kind!(self, G => secrecy::<G>(line))
    }

    /// Its rules by number.
    pub fn rules(self, words: &Words) -> Vec<Rule> {
        of_kind!(self, G => G::rules(words))
    }

    /// The game that `new` calls so.
    pub fn called(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.word().eq_ignore_ascii_case(word))
    }

    /// The same, if there is one.
    pub fn named(word: &str) -> Result<Self, Misheard> {
        Self::called(word).ok_or_else(|| {
            let games = Self::ALL.iter().map(|kind| kind.word()).collect::<Vec<_>>().join(", ");
            Misheard::UnknownGame { word: reader::shown(word), games }
        })
    }

    /// The game that the header of a record calls so.
    pub fn of_record(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::{IntoEnumIterator, VariantNames};

    /// What a game has to be able to say, in every language: why it refuses, why it does not understand, and what each of
    /// its commands is for.
    fn says_all<G: Spoken>() {
        for language in Language::iter() {
            let words = Words::of_game::<G>(language);
            let refused = G::Refusal::VARIANTS.iter().filter(|name| **name != "books");
            let refused = refused.map(|name| format!("refused-{name}"));
            let misheard = G::Misheard::VARIANTS.iter().filter(|name| **name != "house");
            let misheard = misheard.map(|name| format!("misheard-{name}"));
            let help = Usage::<G>::all().map(Usage::help);
            for name in refused.chain(misheard).chain(help).chain(["help".to_owned()]) {
                assert!(words.has(&name), "{} lacks {name} in {}", G::WORD, language.name());
            }
        }
    }

    #[test]
    fn every_game_has_its_sentences() {
        Kind::ALL.iter().for_each(|kind| of_kind!(*kind, G => says_all::<G>()));
    }

    #[test]
    fn every_game_is_called_otherwise() {
        for (at, kind) in Kind::ALL.iter().enumerate() {
            assert_eq!((Kind::called(kind.word()), Kind::of_record(kind.name())), (Some(*kind), Some(*kind)));
            let others = &Kind::ALL[at + 1..];
            assert!(others.iter().all(|other| other.word() != kind.word() && other.name() != kind.name()));
        }
    }
}
