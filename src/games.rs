//! The one list of games. Whatever is there once for each game is made from it: [`Kind`], and the enums in which a game is on
//! the table ([`crate::referee::OnTable`]) and in the window, each with an arm for every game. A game's folder knows no other game,
//! and nothing outside of what is made here asks which one it is.

use crate::language::{Columns, Language, Misheard, Rule, Secrecy, Spoken, Usage, Words, reader, secrecy};
use crate::table::Game;

/// Hands the list to a macro: each game by its name here, and its type. The first is the one that `new` means where it
/// names none. The toys are there in tests alone: what holds for them holds for any game.
macro_rules! games {
    ($make:ident) => {
        $make! {
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
    ($($(#[doc = $about:literal])* $(#[cfg($when:meta)])? $name:ident = $Game:ty,)*) => {
        /// Which game it is.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Kind {
            $($(#[doc = $about])* $(#[cfg($when)])? $name,)*
        }

        impl Kind {
            /// All of them; the first is the one that `new` means where it names none.
            pub const ALL: &'static [Self] = &[$($(#[cfg($when)])? Self::$name,)*];

            /// What `new` calls it.
            pub fn word(self) -> &'static str {
                match self {
                    $($(#[cfg($when)])? Self::$name => <$Game as Spoken>::WORD,)*
                }
            }

            /// What the header of its records calls it.
            pub fn name(self) -> &'static str {
                match self {
                    $($(#[cfg($when)])? Self::$name => <$Game as Game>::NAME,)*
                }
            }

            /// The sentences of this game in a language, as its file has them.
            fn texts(self, language: Language) -> &'static str {
                match self {
                    $($(#[cfg($when)])? Self::$name => <$Game as Spoken>::texts(language),)*
                }
            }

            /// The sentences of the house and of this game.
            pub fn words(self, language: Language) -> Words {
                match self {
                    $($(#[cfg($when)])? Self::$name => Words::of_game::<$Game>(language),)*
                }
            }

            /// What is counted of its games that are over.
            pub fn counted(self) -> &'static Columns {
                match self {
                    $($(#[cfg($when)])? Self::$name => &<$Game as Spoken>::COUNTED,)*
                }
            }

            /// All commands while it is on the table: the name of each, how it is said, and the name of its sentence in `help`.
            pub fn commands(self) -> Vec<(&'static str, &'static str, String)> {
                match self {
                    $($(#[cfg($when)])? Self::$name => {
                        Usage::<$Game>::all().map(|command| (command.name, command.usage, command.help())).collect()
                    })*
                }
            }

            /// How much of a line the table may know while it is on the table.
            pub fn secrecy(self, line: &str) -> Secrecy {
                match self {
                    $($(#[cfg($when)])? Self::$name => secrecy::<$Game>(line),)*
                }
            }

            /// Its rules by number.
            pub fn rules(self, words: &Words) -> Vec<Rule> {
                match self {
                    $($(#[cfg($when)])? Self::$name => <$Game as Spoken>::rules(words),)*
                }
            }
        }
    };
}

games!(kinds);

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

    macro_rules! every_game_says_all {
        ($($(#[doc = $about:literal])* $(#[cfg($when:meta)])? $name:ident = $Game:ty,)*) => {
            #[test]
            fn every_game_has_its_sentences() {
                $(says_all::<$Game>();)*
            }
        };
    }
    games!(every_game_says_all);

    #[test]
    fn every_game_is_called_otherwise() {
        for (at, kind) in Kind::ALL.iter().enumerate() {
            assert_eq!((Kind::called(kind.word()), Kind::of_record(kind.name())), (Some(*kind), Some(*kind)));
            let others = &Kind::ALL[at + 1..];
            assert!(others.iter().all(|other| other.word() != kind.word() && other.name() != kind.name()));
        }
    }
}
