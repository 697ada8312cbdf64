//! A command as data: its parts say how they are read and how they are printed, so that what is printed reads back. A game's
//! rows are made of them by [`rows`].

use super::books::PIPS;
use super::misheard::Misheard;
use super::reader::{BY_WORD, Reader, number, shown};
use crate::books::{D6, Named, Roll, Throw, Word, find};
use std::fmt::Display;

/// A part of a command.
pub(crate) trait Part<T> {
    /// Reads it.
    fn read(&self, words: &mut Reader<'_>) -> Result<T, Misheard>;

    /// Prints it, so that it reads back; nothing, where nothing is said.
    fn print(&self, it: &T) -> String;
}

/// One of a few, by its name.
pub(crate) struct Name;

impl<T: Named> Part<T> for Name {
    fn read(&self, words: &mut Reader<'_>) -> Result<T, Misheard> {
        words.named()
    }

    fn print(&self, it: &T) -> String {
        name(*it)
    }
}

fn name<T: Named>(it: T) -> String {
    let name: &str = it.into();
    name.to_owned()
}

/// The same where only a few words can stand: all of them are told to whoever says another.
pub(crate) struct Choice;

impl<T: Named> Part<T> for Choice {
    fn read(&self, words: &mut Reader<'_>) -> Result<T, Misheard> {
        let word = words.want()?;
        let all = || T::names().collect::<Vec<_>>().join(", ");
        T::meant(word).map_err(|_| Misheard::not_a_choice(word, all()))
    }

    fn print(&self, it: &T) -> String {
        name(*it)
    }
}

/// Words that stand for values: all of them are told to whoever says another.
pub(crate) struct OneOf<T: 'static>(pub(crate) &'static [(&'static str, T)]);

impl<T: Copy + PartialEq> Part<T> for OneOf<T> {
    fn read(&self, words: &mut Reader<'_>) -> Result<T, Misheard> {
        let word = words.want()?;
        let names = self.0.iter().map(|(name, _)| *name);
        let all = || names.clone().collect::<Vec<_>>().join(", ");
        let wrong = || Misheard::not_a_choice(word, all());
        let name = find(names.clone(), word).map_err(|_| wrong())?;
        self.0.iter().find(|(known, _)| *known == name).map(|(_, meant)| *meant).ok_or_else(wrong)
    }

    fn print(&self, it: &T) -> String {
        self.0.iter().find(|(_, meant)| meant == it).map_or_else(String::new, |(name, _)| (*name).to_owned())
    }
}

/// A number within these bounds.
pub(crate) struct Number(pub(crate) u64, pub(crate) u64);

impl<T: TryFrom<u64> + Display> Part<T> for Number {
    fn read(&self, words: &mut Reader<'_>) -> Result<T, Misheard> {
        let word = words.want()?;
        let Self(least, most) = *self;
        let wrong = |_| Misheard::NotANumber { word: shown(word), least, most };
        T::try_from(number(word, least, most)?).map_err(wrong)
    }

    fn print(&self, it: &T) -> String {
        it.to_string()
    }
}

/// A word that stands there or does not; and others that can stand there.
pub(crate) struct Flag(pub(crate) &'static str, pub(crate) &'static [&'static str]);

impl Part<bool> for Flag {
    fn read(&self, words: &mut Reader<'_>) -> Result<bool, Misheard> {
        Ok(words.take_of(self.0, &[self.1, &[self.0]].concat()))
    }

    fn print(&self, it: &bool) -> String {
        if *it { self.0.to_owned() } else { String::new() }
    }
}

/// What stands behind such a word, if that stands there.
pub(crate) struct Behind<P>(pub(crate) Flag, pub(crate) P);

impl<T, P: Part<T>> Part<Option<T>> for Behind<P> {
    fn read(&self, words: &mut Reader<'_>) -> Result<Option<T>, Misheard> {
        self.0.read(words)?.then(|| self.1.read(words)).transpose()
    }

    fn print(&self, it: &Option<T>) -> String {
        it.as_ref().map_or_else(String::new, |it| format!("{} {}", self.0.0, self.1.print(it)))
    }
}

/// What stands behind a `=` (G8).
pub(crate) struct Equals<P>(pub(crate) P);

impl<T, P: Part<T>> Part<T> for Equals<P> {
    fn read(&self, words: &mut Reader<'_>) -> Result<T, Misheard> {
        let word = words.behind_equals()?;
        self.0.read(&mut Reader { words: &[word], ..*words })
    }

    fn print(&self, it: &T) -> String {
        format!("= {}", self.0.print(it))
    }
}

/// A part behind which a reason can stand, if one likes (G8).
pub(crate) struct Reasoned<P>(pub(crate) P);

impl<T, P: Part<T>> Part<T> for Reasoned<P> {
    fn read(&self, words: &mut Reader<'_>) -> Result<T, Misheard> {
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

impl Part<Option<String>> for Reason {
    fn read(&self, words: &mut Reader<'_>) -> Result<Option<String>, Misheard> {
        Ok(words.reason())
    }

    fn print(&self, it: &Option<String>) -> String {
        it.clone().unwrap_or_default()
    }
}

/// The same part once and again, to the end: so many at least.
pub(crate) struct Many<P>(pub(crate) usize, pub(crate) P);

impl<T, P: Part<T>> Part<Vec<T>> for Many<P> {
    fn read(&self, words: &mut Reader<'_>) -> Result<Vec<T>, Misheard> {
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

impl<T, P: Part<T>> Part<Option<T>> for Unless<P> {
    fn read(&self, words: &mut Reader<'_>) -> Result<Option<T>, Misheard> {
        let is_none = |word: &&str| self.0.iter().any(|other| word.eq_ignore_ascii_case(other));
        if words.words.first().is_none_or(is_none) { Ok(None) } else { self.1.read(words).map(Some) }
    }

    fn print(&self, it: &Option<T>) -> String {
        it.as_ref().map_or_else(String::new, |it| self.1.print(it))
    }
}

/// A part that can stand here where it was not said before: it is printed there.
pub(crate) struct Or<T, P>(pub(crate) T, pub(crate) P);

impl<T: Clone + Default + PartialEq, P: Part<T>> Part<T> for Or<T, P> {
    fn read(&self, words: &mut Reader<'_>) -> Result<T, Misheard> {
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

/// What is read and printed by two functions.
pub(crate) struct By<T>(pub(crate) fn(&mut Reader<'_>) -> Result<T, Misheard>, pub(crate) fn(&T) -> String);

impl<T> Part<T> for By<T> {
    fn read(&self, words: &mut Reader<'_>) -> Result<T, Misheard> {
        (self.0)(words)
    }

    fn print(&self, it: &T) -> String {
        (self.1)(it)
    }
}

/// A command by its words and parts, as far as these say anything; what stands behind `=` has its own.
pub(crate) fn said(words: &[&str], parts: &[String], by: Word) -> String {
    let mark = (by == Word::Table).then_some(BY_WORD);
    let all = words.iter().copied().chain(parts.iter().map(String::as_str)).chain(mark);
    all.filter(|word| !["", "="].contains(word)).collect::<Vec<_>>().join(" ")
}

impl Reader<'_> {
    /// Words are missing.
    pub(crate) fn missing<T>(&self) -> Result<T, Misheard> {
        Err(Misheard::TooFewWords { usage: self.usage })
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
        match find(words, word) {
            Ok(found) => {
                self.words = &self.words[1..];
                Ok(Some(found))
            }
            Err(_) if open => Ok(None),
            Err(_) => Err(Misheard::not_a_choice(word, all.trim_matches([',', ' ']))),
        }
    }
}

/// The rows of a game's own commands, each with its forms, of which the first that fits is read: its first word if it has one,
/// `@` a function that says so, how it goes (`own`, `set`, `ask`, `track` or another function of the game's), what it means, and its
/// parts in the order in which they are said. What a form means is written once: it is made when it is read, and taken apart
/// when it is printed; `by` is read by a function of its own, and printed by another form.
macro_rules! rows {
    ($Game:ty, $Command:ty;
        $($name:literal, $usage:literal $(, $help:literal)? $(.$glued:ident)? {
            $($($form:literal)? $(@ $when:ident)? $how:ident ($($made:tt)*) $([$($bound:ident: $part:expr),* $(,)?])?;)*
        })*
    ) => {
        /// The rows.
        pub(super) const COMMANDS: &[$crate::language::Usage<$Game>] = &[$(
            $crate::language::Usage::new($name, $usage, |words| {
                let forms: &[&'static str] = &[$($($form,)?)*];
                let open = forms.len() < [$(stringify!($how)),*].len();
                let form = words.form(forms, concat!($($($form, ", ",)?)*), open)?;
                $(
                    let this: &[&'static str] = &[$($form)?];
                    if form == this.first().copied() $(&& $when(words))? {
                        return $crate::language::line::form!(words, $how, ($($made)*), [$($($bound: $part),*)?]);
                    }
                )*
                words.missing()
            })$(.told_as($help))?$(.$glued())?,
        )*];

        /// A command as it is said.
        pub(super) fn printed(command: &$Command, word: $crate::books::Word) -> String {
            $($(
                $crate::language::line::printed!(
                    command, word, $how, [$name $(, $form)?], ($($made)*), [$($($bound: $part),*)?]
                );
            )*)*
            String::new()
        }
    };
}

/// How a form is read.
macro_rules! form {
    ($words:ident, by, ($by:expr), []) => { $by($words) };
    ($words:ident, $how:ident, ($($made:tt)*), [$($bound:ident: $part:expr),*]) => {{
        $(let $bound = $crate::language::line::Part::read(&$part, $words)?;)*
        $how($words, $($made)*)
    }};
}

/// How it is printed, if it is this one: what is set right is the table's word already.
macro_rules! printed {
    ($command:ident, $word:expr, by, $($rest:tt)*) => {};
    ($command:ident, $word:expr, ask, $($rest:tt)*) => {};
    ($command:ident, $word:expr, track, $($rest:tt)*) => {};
    ($command:ident, $word:expr, set, $($rest:tt)*) => {
        $crate::language::line::printed!($command, $crate::books::Word::Rules, own, $($rest)*);
    };
    (
        $command:ident, $word:expr, $how:ident, [$name:literal $(, $form:literal)?], ($made:pat),
        [$($bound:ident: $part:expr),*]
    ) => {
        if let $made = $command {
            let parts: &[String] = &[$($crate::language::line::Part::print(&$part, $bound)),*];
            return $crate::language::line::said(&[$name $(, $form)?], parts, $word);
        }
    };
}

pub(crate) use {form, printed, rows};
