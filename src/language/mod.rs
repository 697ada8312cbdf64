//! Words: the commands that people type, and the sentences that they are told.
//!
//! The sentences are in `resources/locales`, in every language at once; code knows them by name only. Those of the house
//! are in a file of their own, and each game's in one that is read when the first of them is wanted. What a program reads
//! (the texts behind `=` of the referee protocol, and the exact ones behind `!` and `~`) is in [`protocol`], or in the
//! file of that name of a game's folder, and is never translated.

/// The sentences of a file by this name, in this language.
macro_rules! texts {
    ($language:expr, $name:literal) => {
        match $language {
            $crate::language::Language::En => texts!(@ "en", $name),
            $crate::language::Language::It => texts!(@ "it", $name),
            $crate::language::Language::Fr => texts!(@ "fr", $name),
            $crate::language::Language::De => texts!(@ "de", $name),
            $crate::language::Language::Es => texts!(@ "es", $name),
            $crate::language::Language::Pl => texts!(@ "pl", $name),
        }
    };
    (@ $language:literal, $name:literal) => {
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/resources/locales/",
            $language,
            "/",
            $name,
            ".ftl"
        ))
    };
}

pub mod battle;
pub mod books;
mod capital;
mod clean;
mod day;
mod decimal;
pub mod fate;
mod finished;
mod grammar;
pub mod hunt;
mod in_short;
mod line;
mod misheard;
mod named;
mod overlay;
pub mod protocol;
pub mod reader;
pub mod risk;
pub mod seal;
mod spoken;
#[cfg(test)]
pub(crate) mod toy;
pub mod war;

pub use capital::capital;
pub use clean::{clean, marked, path, quoted};
pub use finished::{Column, Columns, Finished, PlayedOn, Seat, Share, Unit, one_of};
pub use grammar::{
    Heard, Meaning, Read, Secrecy, Secretly, Usage, Verb, folded, hear, new_game, said, secrecy,
};
pub use in_short::{in_short, without_rules};
pub use misheard::Misheard;
pub(crate) use named::spelled;
pub use overlay::{Amiss, Looked, Translated, lay_over, look_over};
pub use spoken::{Ear, Rule, Spoken, Summary, Told};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use strum::{EnumIter, EnumString, IntoStaticStr};

/// A fact that is so or is not, as sentences choose by it.
pub fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

/// A language in which the program speaks.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, EnumIter, EnumString, IntoStaticStr,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase", ascii_case_insensitive)]
pub enum Language {
    #[default]
    En,
    It,
    Fr,
    De,
    Es,
    Pl,
}

impl Language {
    /// The sentences of the house, as they stand in its file.
    pub(crate) fn texts(self) -> &'static str {
        texts!(self, "house")
    }

    pub fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::It => "Italiano",
            Self::Fr => "Français",
            Self::De => "Deutsch",
            Self::Es => "Español",
            Self::Pl => "Polski",
        }
    }

    /// The language that the system is set to, or else English.
    pub fn of_system() -> Self {
        let of = |locale: String| locale.split(['-', '_', '.']).next().and_then(|name| name.parse().ok());
        sys_locale::get_locale().and_then(of).unwrap_or_default()
    }
}

type Bundle = FluentBundle<FluentResource>;

/// The sentences of one language: the house's, and those of one game if they know one. To be had again and again for
/// little.
#[derive(Clone)]
pub struct Words {
    language: Language,
    house: Arc<Bundle>,
    game: Option<Arc<OfGame>>,
    /// Whether they are said in a window, which names buttons and things where a terminal names commands.
    in_window: bool,
}

struct OfGame {
    name: &'static str,
    /// What its files are called.
    word: &'static str,
    texts: fn(Language) -> &'static str,
    /// Read when the first of them is wanted: whoever only looks at the first screen waits for none of them.
    read: OnceLock<Bundle>,
}

impl Default for Words {
    fn default() -> Self {
        Self::of(Language::default())
    }
}

impl Words {
    /// The sentences of the house in a language.
    pub fn of(language: Language) -> Self {
        Self::kept(language, None, || Self::unread(language))
    }

    /// Those of the house and of a game; the game's are read when they are wanted first.
    pub fn of_game<G: Spoken>(language: Language) -> Self {
        Self::kept(language, Some(G::NAME), || Self::of(language).unread_for::<G>())
    }

    pub fn for_game<G: Spoken>(&self) -> Self {
        Self { in_window: self.in_window, ..Self::of_game::<G>(self.language) }
    }

    /// These without those of a game: nothing of a game's is read for what is said with them.
    pub fn of_the_house(&self) -> Self {
        Self { game: None, ..self.clone() }
    }

    /// These, as they are said in a window: where a sentence names commands, its `.window` names what is on the screen.
    pub fn in_window(self, in_window: bool) -> Self {
        Self { in_window, ..self }
    }

    /// What was read before, or is made now.
    fn kept(language: Language, game: Option<&str>, make: impl FnOnce() -> Self) -> Self {
        static READ: Mutex<Vec<Words>> = Mutex::new(Vec::new());
        let find = || {
            let read = READ.lock().unwrap_or_else(PoisonError::into_inner);
            let is = |words: &&Words| words.language == language && words.game_named() == game;
            read.iter().find(is).cloned()
        };
        find().unwrap_or_else(|| {
            let words = make();
            READ.lock().unwrap_or_else(PoisonError::into_inner).push(words.clone());
            words
        })
    }

    fn game_named(&self) -> Option<&'static str> {
        self.game.as_ref().map(|game| game.name)
    }

    fn unread(language: Language) -> Self {
        let house = Arc::new(bundle(language, "house", language.texts()));
        Self { language, house, game: None, in_window: false }
    }

    /// The same with those of a game, of which nothing was read yet.
    pub(crate) fn unread_for<G: Spoken>(&self) -> Self {
        let game = OfGame { name: G::NAME, word: G::WORD, texts: G::texts, read: OnceLock::new() };
        Self { game: Some(Arc::new(game)), ..self.clone() }
    }

    /// The sentences of the game, if these know one.
    fn own(&self) -> Option<&Bundle> {
        let game = self.game.as_ref()?;
        Some(game.read.get_or_init(|| bundle(self.language, game.word, (game.texts)(self.language))))
    }

    /// Whether nothing was said yet but by the house.
    #[cfg(test)]
    pub(crate) fn are_of_the_house_alone(&self) -> bool {
        self.game.as_ref().is_none_or(|game| game.read.get().is_none())
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence of this name, with its facts put in. The name itself if the language lacks it.
    pub fn say(&self, name: &str, facts: &[(&str, FluentValue<'_>)]) -> String {
        let facts =
            facts.iter().map(|(fact, value)| (*fact, self.decimal(fact, fit(name, fact, value.clone()))));
        self.find(name, &facts.collect()).unwrap_or_else(|| name.to_owned())
    }

    /// The sentence for a fact that is an enum variant: `kind-variant`, with its fields put in.
    pub fn tell(&self, kind: &str, fact: &impl Serialize) -> String {
        let (name, facts) = named(kind, fact);
        self.find(&name, &facts).unwrap_or(name)
    }

    /// Something, and what is said of it behind a colon, as the language sets it.
    pub fn pair(&self, name: impl Into<String>, said: impl Into<String>) -> String {
        self.say("pair", &[("name", name.into().into()), ("fact", said.into().into())])
    }

    /// A number with one digit behind its mark, as the language writes it.
    pub(crate) fn tenths(&self, number: f64) -> String {
        format!("{number:.1}").replace('.', &self.say("decimal-mark", &[]))
    }

    /// The text with its numbers as they are written in the language: the pages have a point in each.
    pub fn numbers(&self, text: &str) -> String {
        decimal::marked(text, &self.say("decimal-mark", &[]))
    }

    /// A fact that is a number, likewise; what people have written stays.
    fn decimal<'a>(&self, name: &str, fact: FluentValue<'a>) -> FluentValue<'a> {
        let is_number = |text: &str| text.contains('.') && !text.chars().any(char::is_alphabetic);
        match fact {
            FluentValue::String(text) if is_number(&text) && !clean::is_written(name) => {
                self.numbers(&text).into()
            }
            other => other,
        }
    }

    /// Whether the language has a sentence of this name.
    pub fn has(&self, name: &str) -> bool {
        self.house.has_message(name) || self.own().is_some_and(|own| own.has_message(name))
    }

    /// The rule of this name, if the game has a sentence for it.
    pub fn rule(&self, name: String) -> Option<Rule> {
        let text = format!("rule-{}", name.to_ascii_lowercase());
        self.has(&text).then(|| (name, self.say(&text, &[])))
    }

    /// The house's sentence, or else the game's; what a language lacks is said in English.
    fn find(&self, name: &str, facts: &FluentArgs<'_>) -> Option<String> {
        let said = |bundle| formatted(bundle, name, facts, self.in_window);
        let said = said(&self.house).or_else(|| said(self.own()?));
        let said = said.map(|said| {
            named::named(said, self.in_window, |name, fact| match fact {
                Some((fact, value)) => {
                    let value = FluentValue::from(value.to_owned());
                    self.find(name, &[(fact, value)].into_iter().collect::<FluentArgs<'_>>())
                }
                None => self.find(name, facts),
            })
        });
        said.or_else(|| match (self.language, &self.game) {
            (Language::En, _) => None,
            (_, None) => Self::of(Language::En).find(name, facts),
            (_, Some(game)) => {
                let english = || Self {
                    game: Some(Arc::new(OfGame { read: OnceLock::new(), ..**game })),
                    ..Self::of(Language::En)
                };
                let english = Self::kept(Language::En, Some(game.name), english);
                english.in_window(self.in_window).find(name, facts)
            }
        })
    }
}

/// Reads the sentences of a file of this name, and what a translator has laid over them.
fn bundle(language: Language, called: &str, text: &str) -> Bundle {
    let name: &str = language.into();
    let mut bundle = FluentBundle::new_concurrent(vec![name.parse().unwrap_or_default()]);
    // Marks around numbers would be drawn by terminals and screen readers.
    bundle.set_use_isolating(false);
    named::teach(&mut bundle);
    for text in std::iter::once(text).chain(overlay::laid_over(language, called)) {
        // A built-in file with a fault is a fault of the build, and the tests find it; one of a translator's is looked over
        // by its own command. A player gets the rest.
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The name of what a sentence says in a window, where that is something else.
const IN_WINDOW: &str = "window";

fn formatted(bundle: &Bundle, name: &str, facts: &FluentArgs<'_>, in_window: bool) -> Option<String> {
    let message = bundle.get_message(name)?;
    let in_window = message.get_attribute(IN_WINDOW).filter(|_| in_window);
    let pattern = in_window.map(|it| it.value()).or(message.value())?;
    Some(bundle.format_pattern(pattern, Some(facts), &mut Vec::new()).into_owned())
}

/// The name of the sentence for an enum variant, and its fields.
pub fn named(kind: &str, fact: &impl Serialize) -> (String, FluentArgs<'static>) {
    let mut facts = FluentArgs::new();
    let (variant, fields) = match serde_json::to_value(fact) {
        Ok(Value::String(variant)) => (variant, None),
        Ok(Value::Object(object)) => match object.into_iter().next() {
            Some((variant, Value::Object(fields))) => (variant, Some(fields)),
            // What has no name of its own.
            Some((variant, it)) => (variant, Some(Map::from_iter([("it".to_owned(), it)]))),
            None => (String::new(), None),
        },
        _ => (String::new(), None),
    };
    let sentence = format!("{kind}-{variant}");
    for (name, value) in fields.into_iter().flatten() {
        let value = fit(&sentence, &name, fluent_value(value));
        facts.set(name, value);
    }
    (sentence, facts)
}

/// A fact as it may stand in a sentence, whoever has written it.
fn fit<'a>(sentence: &str, name: &str, value: FluentValue<'a>) -> FluentValue<'a> {
    match value {
        FluentValue::String(text) => match clean::fact(sentence, name, &text) {
            Cow::Borrowed(whole) if whole == text => FluentValue::String(text),
            fit => FluentValue::String(fit.into_owned().into()),
        },
        other => other,
    }
}

fn fluent_value(value: Value) -> FluentValue<'static> {
    match value {
        // Larger numbers than these would be rounded.
        Value::Number(number) if number.as_u64().is_some_and(|number| number >= 1 << 53) => {
            number.to_string().into()
        }
        Value::Number(number) => number.as_f64().unwrap_or_default().into(),
        Value::String(text) => text.into(),
        Value::Null => FluentValue::None,
        Value::Array(names) if names.iter().all(Value::is_string) => {
            names.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" ").into()
        }
        other => other.to_string().into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Kind, of_kind};
    use crate::hunt::Hunt;
    use crate::table::Game;
    use std::collections::{BTreeMap, BTreeSet};
    use strum::{IntoEnumIterator, VariantNames};

    /// Why each game refuses, but for what any may that keeps books.
    fn refused_by_games() -> Vec<&'static str> {
        let all = Kind::ALL.iter().flat_map(|kind| of_kind!(*kind, G => <G as Game>::Refusal::VARIANTS));
        all.copied().filter(|name| *name != "books").collect()
    }

    /// What each game can mishear, but for what the house can.
    fn misheard_by_games() -> Vec<&'static str> {
        let all = Kind::ALL.iter().flat_map(|kind| of_kind!(*kind, G => <G as Spoken>::Misheard::VARIANTS));
        all.copied().filter(|name| *name != "house").collect()
    }

    /// The files of a language: the house's, and one a game.
    fn files(language: Language) -> Vec<&'static str> {
        crate::games::sentences(language).into_iter().map(|(_, text)| text).collect()
    }

    /// Every variant that is put into words has its sentence, in every language, and no sentence is left over.
    #[test]
    fn every_fact_has_its_sentence() {
        let misheard = [Misheard::VARIANTS, &misheard_by_games()].concat();
        let refused = [crate::books::Refusal::VARIANTS, &["by-rule"], &refused_by_games()].concat();
        let proofs = [crate::hunt::Remark::VARIANTS, crate::fate::learned::Remark::VARIANTS].concat();
        let facts: [(&str, &[&str]); 10] = [
            ("refused", &refused),
            ("fault", crate::file::Fault::VARIANTS),
            ("misheard", &misheard),
            ("trouble", crate::store::Trouble::VARIANTS),
            ("found", crate::store::Found::VARIANTS),
            ("no-letter", crate::hunt::LetterFault::VARIANTS),
            ("doubt", crate::referee::verify::Doubt::VARIANTS),
            ("proof", &proofs),
            ("picture", crate::store::PictureFault::VARIANTS),
            ("locale", &[Amiss::VARIANTS, &["counted", "none"]].concat()),
        ];
        for language in Language::iter() {
            let names: Vec<String> =
                files(language).iter().flat_map(|text| messages(text).into_keys()).collect();
            let language = language.name();
            for (kind, variants) in facts {
                let wanted: Vec<String> =
                    variants.iter().map(|variant| format!("{kind}-{variant}")).collect();
                for name in &wanted {
                    assert!(names.contains(name), "{language} lacks {name}");
                }
                let family = format!("{kind}-");
                let said =
                    names.iter().filter(|name| name.starts_with(&family) && !name.ends_with(".window"));
                for name in said {
                    assert!(
                        wanted.iter().any(|wanted| wanted == name),
                        "{language} has {name}, which nothing says"
                    );
                }
            }
        }
    }

    /// The messages of each file of a language.
    fn all_messages(language: Language) -> Vec<BTreeMap<String, BTreeSet<String>>> {
        files(language).into_iter().map(messages).collect()
    }

    /// The messages of a file, each with its facts.
    fn messages(text: &str) -> BTreeMap<String, BTreeSet<String>> {
        let (sentences, faults) = overlay::sentences(text);
        assert!(faults.is_empty(), "{faults:?}");
        let begins = |line: &&str| line.contains(" =") && line.trim_start_matches([' ', '.']) != *line;
        let whole = |line: &&str| line.contains(" =") && line.starts_with(|it: char| it.is_ascii_lowercase());
        let count =
            text.lines().filter(|line| whole(line) || begins(line) && line.trim().starts_with('.')).count();
        assert_eq!(sentences.len(), count, "something is said twice, or elsewhere than in a window");
        sentences.into_iter().map(|(name, sentence)| (name, sentence.facts)).collect()
    }

    #[test]
    fn every_language_has_every_text_with_the_same_facts_in_the_same_file() {
        let english = all_messages(Language::En);
        for language in Language::iter() {
            for (texts, english) in all_messages(language).iter().zip(&english) {
                for (name, facts) in english {
                    assert_eq!(texts.get(name), Some(facts), "{} in {}", name, language.name());
                }
                assert_eq!(texts.len(), english.len(), "{}", language.name());
            }
        }
    }

    /// The house's sentence is found first: a game's of the same name would never be said.
    #[test]
    fn no_text_is_in_two_files() {
        let all = all_messages(Language::En);
        let (house, games) = all.split_first().unwrap();
        for game in games {
            let twice: Vec<&String> = house.keys().filter(|name| game.contains_key(*name)).collect();
            assert!(twice.is_empty(), "{twice:?}");
        }
    }

    /// A sentence within a sentence is looked for in the same file only.
    #[test]
    fn no_text_reaches_into_another_file() {
        let mut seen = 0;
        for language in Language::iter() {
            for text in files(language) {
                let (there, _) = overlay::sentences(text);
                for name in there.values().flat_map(|sentence| &sentence.quoted) {
                    assert!(there.contains_key(name), "{name} in {}", language.name());
                    seen += 1;
                }
            }
        }
        assert!(seen > 30, "{seen}");
    }

    #[test]
    fn a_window_names_what_is_on_the_screen() {
        let words = Words::of_game::<Hunt>(Language::En);
        let said =
            [false, true].map(|in_window| words.clone().in_window(in_window).say("letter-own-files", &[]));
        assert!(said[0].contains("part2") && !said[1].contains("part2"), "{said:?}");
        let in_window = words.in_window(true);
        assert_eq!(in_window.for_game::<Hunt>().say("letter-own-files", &[]), said[1]);
        assert_eq!(in_window.say("language", &[]), "Language");
    }

    #[test]
    fn a_games_sentences_are_read_when_the_first_of_them_is_wanted() {
        let words = Words::unread(Language::De).unread_for::<Hunt>();
        assert!(words.has("language") && words.say("language", &[]) == "Sprache");
        assert!(words.are_of_the_house_alone());
        assert!(words.say("board-practice", &[]).starts_with("Übung"));
        assert!(!words.are_of_the_house_alone());
        assert_eq!(words.say("no-such-sentence", &[]), "no-such-sentence");
    }

    #[test]
    fn every_letter_of_every_language_is_in_the_faces_that_come_along() {
        // What the subset has (resources/fonts/subset.py).
        let there = |letter: char| {
            matches!(u32::from(letter), 0x0a | 0x20..=0x7e | 0xa0..=0x17f | 0x218..=0x21b | 0x1e9e | 0x2010..=0x2026
                | 0x2030 | 0x2032 | 0x2033 | 0x2039 | 0x203a | 0x2044 | 0x20ac | 0x2116 | 0x2122 | 0x2190..=0x2193 | 0x2212)
        };
        for language in Language::iter() {
            let letters = files(language).into_iter().flat_map(str::chars);
            let strange: BTreeSet<char> = letters.filter(|letter| !there(*letter)).collect();
            assert!(strange.is_empty(), "{} has {strange:?}", language.name());
        }
    }

    #[test]
    fn a_language_is_known_by_the_name_that_the_world_has_for_it() {
        assert_eq!("DE".parse(), Ok(Language::De));
        assert!("quenya".parse::<Language>().is_err());
        let words = Words::of(Language::Pl);
        assert_eq!((words.language(), words.say("language", &[]).as_str()), (Language::Pl, "Język"));
        assert_eq!(Words::default().say("language", &[]), "Language");
    }
}
