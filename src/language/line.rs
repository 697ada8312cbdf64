//! A command as data: its parts say how they are read and how they are printed, so that what is printed reads back. A game's
//! rows are made of them by [`rows`].

use super::Spoken;
use super::books::PIPS;
use super::misheard::Misheard;
use super::reader::{BY_WORD, Reader, number, shown};
use crate::books::{D6, Named, Roll, Throw, Word, known};
use std::fmt::Display;

pub(crate) trait Part<T, E = Misheard> {
    fn read(&self, words: &mut Reader<'_>) -> Result<T, E>;

    /// Prints it, so that it reads back; nothing, where nothing is said.
    fn print(&self, it: &T) -> String;
}

pub(crate) struct Name;

impl<T: Named, E: From<Misheard>> Part<T, E> for Name {
    fn read(&self, words: &mut Reader<'_>) -> Result<T, E> {
        Ok(words.named()?)
    }

    fn print(&self, it: &T) -> String {
        name(*it)
    }
}

fn name<T: Named>(it: T) -> String {
    let name: &str = it.into();
    name.to_owned()
}

pub(crate) struct Typed;

impl<E: From<Misheard>> Part<String, E> for Typed {
    fn read(&self, words: &mut Reader<'_>) -> Result<String, E> {
        Ok(words.want()?.to_owned())
    }

    fn print(&self, it: &String) -> String {
        it.clone()
    }
}

/// One of a few where no other word can stand: all of them are told to whoever says another.
pub(crate) struct Choice;

impl<T: Named, E: From<Misheard>> Part<T, E> for Choice {
    fn read(&self, words: &mut Reader<'_>) -> Result<T, E> {
        let at = words.one_among(T::names())?;
        match T::VARIANTS.get(at) {
            Some(meant) => Ok(*meant),
            None => words.missing(),
        }
    }

    fn print(&self, it: &T) -> String {
        name(*it)
    }
}

/// Words that stand for values: all of them are told to whoever says another.
pub(crate) struct OneOf<T: 'static>(pub(crate) &'static [(&'static str, T)]);

impl<T: Copy + PartialEq, E: From<Misheard>> Part<T, E> for OneOf<T> {
    fn read(&self, words: &mut Reader<'_>) -> Result<T, E> {
        let at = words.one_among(self.0.iter().map(|(name, _)| *name))?;
        match self.0.get(at) {
            Some((_, meant)) => Ok(*meant),
            None => words.missing(),
        }
    }

    fn print(&self, it: &T) -> String {
        self.0.iter().find(|(_, meant)| meant == it).map_or_else(String::new, |(name, _)| (*name).to_owned())
    }
}

pub(crate) struct Number(pub(crate) u64, pub(crate) u64);

impl<T: TryFrom<u64> + Display, E: From<Misheard>> Part<T, E> for Number {
    fn read(&self, words: &mut Reader<'_>) -> Result<T, E> {
        let word = words.want()?;
        let Self(least, most) = *self;
        let wrong = |_| Misheard::NotANumber { word: shown(word), least, most };
        Ok(T::try_from(number(word, least, most)?).map_err(wrong)?)
    }

    fn print(&self, it: &T) -> String {
        it.to_string()
    }
}

/// A word that stands there or does not; and others that can stand there.
pub(crate) struct Flag(pub(crate) &'static str, pub(crate) &'static [&'static str]);

impl<E> Part<bool, E> for Flag {
    fn read(&self, words: &mut Reader<'_>) -> Result<bool, E> {
        Ok(words.take_of(self.0, &[self.1, &[self.0]].concat()))
    }

    fn print(&self, it: &bool) -> String {
        if *it { self.0.to_owned() } else { String::new() }
    }
}

/// What stands behind such a word, if that stands there.
pub(crate) struct Behind<P>(pub(crate) Flag, pub(crate) P);

impl<T, E, P: Part<T, E>> Part<Option<T>, E> for Behind<P> {
    fn read(&self, words: &mut Reader<'_>) -> Result<Option<T>, E> {
        Part::<bool, E>::read(&self.0, words)?.then(|| self.1.read(words)).transpose()
    }

    fn print(&self, it: &Option<T>) -> String {
        it.as_ref().map_or_else(String::new, |it| said(&[self.0.0, &self.1.print(it)], &[], Word::Rules))
    }
}

/// What stands behind a `=` (G8).
pub(crate) struct Equals<P>(pub(crate) P);

impl<T, E: From<Misheard>, P: Part<T, E>> Part<T, E> for Equals<P> {
    fn read(&self, words: &mut Reader<'_>) -> Result<T, E> {
        let word = words.behind_equals()?;
        self.0.read(&mut Reader { words: &[word], ..*words })
    }

    fn print(&self, it: &T) -> String {
        format!("= {}", self.0.print(it))
    }
}

/// A part behind which a reason can stand, if one likes (G8).
pub(crate) struct Reasoned<P>(pub(crate) P);

impl<T, E: From<Misheard>, P: Part<T, E>> Part<T, E> for Reasoned<P> {
    fn read(&self, words: &mut Reader<'_>) -> Result<T, E> {
        let it = self.0.read(words)?;
        let _ = words.reason();
        Ok(it)
    }

    fn print(&self, it: &T) -> String {
        self.0.print(it)
    }
}

/// What stands behind a `=`, and a reason.
pub(crate) const fn set_to<P>(part: P) -> Reasoned<Equals<P>> {
    Reasoned(Equals(part))
}

/// All that is left, if anything is.
pub(crate) struct Reason;

impl<E> Part<Option<String>, E> for Reason {
    fn read(&self, words: &mut Reader<'_>) -> Result<Option<String>, E> {
        Ok(words.reason())
    }

    fn print(&self, it: &Option<String>) -> String {
        it.clone().unwrap_or_default()
    }
}

/// The same part once and again, to the end: so many at least.
pub(crate) struct Many<P>(pub(crate) usize, pub(crate) P);

impl<T, E, P: Part<T, E>> Part<Vec<T>, E> for Many<P> {
    fn read(&self, words: &mut Reader<'_>) -> Result<Vec<T>, E> {
        let mut all = Vec::new();
        while all.len() < self.0 || !words.words.is_empty() {
            all.push(self.1.read(words)?);
        }
        Ok(all)
    }

    fn print(&self, all: &Vec<T>) -> String {
        all.iter().map(|it| self.1.print(it)).collect::<Vec<_>>().join(" ")
    }
}

/// A part that stands there unless one of these words does.
pub(crate) struct Unless<P>(pub(crate) &'static [&'static str], pub(crate) P);

impl<T, E, P: Part<T, E>> Part<Option<T>, E> for Unless<P> {
    fn read(&self, words: &mut Reader<'_>) -> Result<Option<T>, E> {
        let is_none = |word: &&str| self.0.iter().any(|other| word.eq_ignore_ascii_case(other));
        if words.words.first().is_none_or(is_none) { Ok(None) } else { self.1.read(words).map(Some) }
    }

    fn print(&self, it: &Option<T>) -> String {
        it.as_ref().map_or_else(String::new, |it| self.1.print(it))
    }
}

/// A part that can stand here where it was not said before: it is printed there.
pub(crate) struct Or<T, P>(pub(crate) T, pub(crate) P);

impl<T: Clone + Default + PartialEq, E, P: Part<T, E>> Part<T, E> for Or<T, P> {
    fn read(&self, words: &mut Reader<'_>) -> Result<T, E> {
        if self.0 == T::default() { self.1.read(words) } else { Ok(self.0.clone()) }
    }

    fn print(&self, _: &T) -> String {
        String::new()
    }
}

/// Dice of so many sides at most, as a command asks for them behind its other words (G7).
pub(crate) struct Dice(pub(crate) usize);

impl Part<Throw<Roll<D6>>> for Dice {
    fn read(&self, words: &mut Reader<'_>) -> Result<Throw<Roll<D6>>, Misheard> {
        let throw = words.dice(PIPS)?;
        match &throw {
            Throw::Told(roll) if roll.sides.len() > self.0 || roll.again.len() > self.0 => {
                Err(Misheard::TooManyWords { word: ":".to_owned(), usage: words.usage })
            }
            _ => Ok(throw),
        }
    }

    fn print(&self, throw: &Throw<Roll<D6>>) -> String {
        told(throw, "roll", |roll| format!("dice {}", thrown(roll)))
    }
}

/// Dice of the table, side by side.
pub(crate) fn thrown(roll: &Roll<D6>) -> String {
    let side = |dice: &Vec<D6>| dice.iter().map(D6::to_string).collect::<Vec<_>>().join(" ");
    let sides = |sides: &[Vec<D6>]| sides.iter().map(side).collect::<Vec<_>>().join(" : ");
    let again = if roll.again.is_empty() { "" } else { "again" };
    said(&[&sides(&roll.sides), again, &sides(&roll.again)], &[], Word::Rules)
}

/// What a command says of what fell or was drawn: what was told, this word for the program, or nothing.
pub(crate) fn told<T>(throw: &Throw<T>, app: &str, told: impl FnOnce(&T) -> String) -> String {
    match throw {
        Throw::Told(it) => told(it),
        Throw::App => app.to_owned(),
        Throw::Unsaid(_) => String::new(),
    }
}

/// All that is left, of which there is something.
pub(crate) struct Saying;

impl<E: From<Misheard>> Part<String, E> for Saying {
    fn read(&self, words: &mut Reader<'_>) -> Result<String, E> {
        Ok(words.saying()?)
    }

    fn print(&self, it: &String) -> String {
        it.clone()
    }
}

/// What is read and printed by two functions.
pub(crate) struct By<T, E = Misheard>(
    pub(crate) fn(&mut Reader<'_>) -> Result<T, E>,
    pub(crate) fn(&T) -> String,
);

impl<T, E> Part<T, E> for By<T, E> {
    fn read(&self, words: &mut Reader<'_>) -> Result<T, E> {
        (self.0)(words)
    }

    fn print(&self, it: &T) -> String {
        (self.1)(it)
    }
}

/// A part of a game's command, read.
pub(crate) fn read<G: Spoken, T>(
    part: &impl Part<T, G::Misheard>,
    words: &mut Reader<'_>,
) -> Result<T, G::Misheard> {
    part.read(words)
}

pub(crate) fn print<G: Spoken, T>(part: &impl Part<T, G::Misheard>, it: &T) -> String {
    part.print(it)
}

/// A command by its words and parts, as far as these say anything; what stands behind `=` has its own.
pub(crate) fn said(words: &[&str], parts: &[String], by: Word) -> String {
    let mark = (by == Word::Table).then_some(BY_WORD);
    let words = words.iter().copied().filter(|word| *word != "=");
    let all = words.chain(parts.iter().map(String::as_str)).chain(mark);
    all.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

impl Reader<'_> {
    pub(crate) fn missing<T, E: From<Misheard>>(&self) -> Result<T, E> {
        Err(Misheard::TooFewWords { usage: self.usage }.into())
    }

    /// Which of the forms of a command this is, by its first word: `""` has none, `"="` sets something right. Nothing, if it is
    /// none of them and another form is there (`open`).
    pub(crate) fn form(
        &mut self,
        forms: &[&'static str],
        all: &'static str,
        open: bool,
    ) -> Result<Option<&'static str>, Misheard> {
        let form = |form: &str| forms.iter().copied().find(|it| *it == form);
        let Some(word) = self.words.first() else {
            return match form("") {
                None if !open => self.missing(),
                none => Ok(none),
            };
        };
        if word.starts_with('=') && form("=").is_some() {
            return Ok(form("="));
        }
        let words = forms.iter().copied().filter(|form| !["", "="].contains(form));
        match self.meant(words, word) {
            Some(found) => {
                self.words = &self.words[1..];
                Ok(Some(found))
            }
            None if open => Ok(None),
            None => Err(Misheard::not_a_choice(word, all.trim_matches([',', ' ']))),
        }
    }

    /// Which of these words is meant, if one is: it is that, or begins it alone where it may be cut short (G13).
    fn meant<'n>(&self, all: impl Iterator<Item = &'n str> + Clone, word: &str) -> Option<&'n str> {
        if self.whole { all.clone().find(|it| it.eq_ignore_ascii_case(word)) } else { known(all, word) }
    }

    /// The place of the one among these words that stands there: all of them are told to whoever says another.
    fn one_among<'n>(&mut self, all: impl Iterator<Item = &'n str> + Clone) -> Result<usize, Misheard> {
        let word = self.want()?;
        let meant = self.meant(all.clone(), word).and_then(|meant| all.clone().position(|it| it == meant));
        meant.ok_or_else(|| Misheard::not_a_choice(word, all.collect::<Vec<_>>().join(", ")))
    }
}

/// The rows of a game's own commands, each with its forms, of which the first that fits is read: its first word if it has one,
/// `@` a function that says so, how it goes (`own`, `set`, `ask`, `track` or another function of the game's), what it means, and its
/// parts in the order in which they are said. What a form means is written once: it is made when it is read, and taken apart
/// when it is printed; `by` is read by a function of its own, and printed by another form.
macro_rules! rows {
    (books $Game:ty, $Command:ty; $($rows:tt)*) => {
        $crate::language::line::rows!($Game, $Command; $($rows)*);
        $crate::language::line::given!($Game, $Command; $($rows)*);
    };
    ($Game:ty, $Command:ty;
        $($name:literal, $usage:literal $(, $help:literal)? $(.$such:ident($($fact:expr)?))* {
            $($($form:literal)? $(@ $when:ident)? $how:ident ($($made:tt)*) $([$($bound:ident: $part:expr),* $(,)?])?;)*
        })*
    ) => {
        pub(super) const COMMANDS: &[$crate::language::Usage<$Game>] = &[$(
            $crate::language::Usage::new($name, $usage, |words| {
                let forms: &[&'static str] = &[$($($form,)?)*];
                let open = forms.len() < [$(stringify!($how)),*].len();
                let form = words.form(forms, concat!($($($form, ", ",)?)*), open)?;
                $(
                    let this: &[&'static str] = &[$($form)?];
                    if form == this.first().copied() $(&& $when(words))? {
                        return $crate::language::line::form!($Game, words, $how, ($($made)*), [$($($bound: $part),*)?]);
                    }
                )*
                words.missing()
            })$(.told_as($help))?$(.$such($($fact)?))*,
        )*];

        pub(super) fn printed(command: &$Command, word: $crate::books::Word) -> String {
            $($(
                $crate::language::line::printed!(
                    $Game, command, word, $how, [$name $(, $form)?], ($($made)*), [$($($bound: $part),*)?]
                );
            )*)*
            String::new()
        }

        /// As it is said by the rules: whoever presses something gives a value, and its row alone knows the words.
        impl From<$Command> for String {
            fn from(command: $Command) -> Self {
                printed(&command, $crate::books::Word::Rules)
            }
        }
    };
}

macro_rules! form {
    ($Game:ty, $words:ident, by, ($by:expr), []) => { $by($words) };
    ($Game:ty, $words:ident, $how:ident, ($($made:tt)*), [$($bound:ident: $part:expr),*]) => {{
        $(let $bound = $crate::language::line::read::<$Game, _>(&$part, $words)?;)*
        $how($words, $($made)*)
    }};
}

/// How it is printed, if it is this one: what is set right is the table's word already.
macro_rules! printed {
    ($Game:ty, $command:ident, $word:expr, by, $($rest:tt)*) => {};
    ($Game:ty, $command:ident, $word:expr, ask, $($rest:tt)*) => {};
    ($Game:ty, $command:ident, $word:expr, track, $($rest:tt)*) => {};
    ($Game:ty, $command:ident, $word:expr, set, $($rest:tt)*) => {
        $crate::language::line::printed!($Game, $command, $crate::books::Word::Rules, own, $($rest)*);
    };
    (
        $Game:ty, $command:ident, $word:expr, $how:ident, [$name:literal $(, $form:literal)?], ($made:pat),
        [$($bound:ident: $part:expr),*]
    ) => {
        if let $made = $command {
            let parts: &[String] = &[$($crate::language::line::print::<$Game, _>(&$part, $bound)),*];
            return $crate::language::line::said(&[$name $(, $form)?], parts, $word);
        }
    };
}

/// A command of the game's own as it is given by the rules; what is set right is the table's word already.
macro_rules! given {
    ($Game:ty, $Command:ty;
        $($name:literal, $usage:literal $(, $help:literal)? $(.$such:ident($($fact:expr)?))* {
            $($($form:literal)? $(@ $when:ident)? $how:ident ($($made:tt)*) $([$($bound:ident: $part:expr),* $(,)?])?;)*
        })*
    ) => {
        impl From<$Command> for $crate::books::Command<$Game> {
            fn from(command: $Command) -> Self {
                $($($crate::language::line::set_right!(command, $how, ($($made)*));)*)*
                Self::Own(command, $crate::books::Word::Rules)
            }
        }
    };
}

/// Given by the table's word, if it is this one and sets something right.
macro_rules! set_right {
    ($command:ident, set, ($made:pat)) => {
        #[allow(unused_variables, reason = "only which command it is matters")]
        if let $made = &$command {
            return Self::Own($command, $crate::books::Word::Table);
        }
    };
    ($command:ident, $how:ident, ($($made:tt)*)) => {};
}

pub(crate) use {form, given, printed, rows, set_right};
