//! What the commands of such games have in common to be read: names of a list, dice, values behind `=`.

use crate::books::{Named, Roll, Throw, Unknown, find};
use crate::language::Misheard;
use crate::language::reader::{Reader, shown, unquoted};
use std::str::FromStr;

/// The faces of an ordinary die, as a refusal names them.
pub const PIPS: &str = "1, 2, 3, 4, 5, 6";

/// The words before dice, and for those of the program.
const DICE_OR_ROLL: [&str; 2] = ["dice", "roll"];

/// Whether what was typed is this one of these words, or a beginning that it alone has of them (G13).
pub fn begins(typed: &str, word: &str, all: &[&str]) -> bool {
    find(all.iter().copied(), typed) == Ok(word)
}

/// What one of these words means, which may be cut short as far as it is told from the others (G13).
pub fn one_of<T: FromStr>(word: &str, choices: &'static str) -> Result<T, Misheard> {
    let name = find(choices.split(", "), word).unwrap_or(word);
    name.parse().map_err(|_| Misheard::not_a_choice(word, choices))
}

/// The one of a few that a word means by its name, or a beginning that it alone has (G13).
pub fn named<T: Named>(word: &str) -> Result<T, Misheard> {
    T::meant(word).map_err(|unknown| Misheard::of_name(word, unknown))
}

impl<'a> Reader<'a> {
    /// The same of the next word.
    pub fn named<T: Named>(&mut self) -> Result<T, Misheard> {
        named(self.want()?)
    }

    /// The same, where those that are there already stand in the way of no beginning (G13).
    pub fn another<T: Named + PartialEq>(&mut self, there: &[T]) -> Result<T, Misheard> {
        let word = self.want()?;
        let left = T::VARIANTS.iter().filter(|it| !there.contains(it)).map(|it| (*it).into());
        let left: Vec<&'static str> = left.collect();
        match find(left.into_iter(), word) {
            Ok(name) => named(name),
            // What is there twice is refused by its rule.
            Err(_) => named(word),
        }
    }

    /// One of these names, or a beginning that it alone has (G13).
    pub fn name<'n>(&mut self, names: impl Iterator<Item = &'n str> + Clone) -> Result<&'n str, Misheard> {
        let word = self.want()?;
        find(names, word).map_err(|unknown| Misheard::of_name(word, unknown))
    }

    /// Takes the next word if it is this one of those that can stand here, or a beginning that it alone has of them (G13).
    pub fn take_of(&mut self, word: &str, all: &[&str]) -> bool {
        if self.whole {
            return self.take(word);
        }
        let found = self.words.first().is_some_and(|next| begins(next, word, all));
        if found {
            self.words = &self.words[1..];
        }
        found
    }

    /// One of these words, or a beginning that it alone has of them (G13).
    pub fn one_of<T: FromStr>(&mut self, choices: &'static str) -> Result<T, Misheard> {
        one_of(self.want()?, choices)
    }

    /// The word behind a `=`, whether a blank stands between or not (G8).
    pub(crate) fn behind_equals(&mut self) -> Result<&'a str, Misheard> {
        let word = self.want()?;
        match word.strip_prefix('=') {
            None => Err(Misheard::not_a_choice(word, "=")),
            Some("") => self.want().map(unquoted),
            Some(behind) => Ok(unquoted(behind)),
        }
    }

    /// What fell, as a command says it that asks for dice behind its other words (G7): behind `dice` what lies on the table,
    /// `roll`, or nothing.
    pub fn dice<T: FromStr>(&mut self, faces: &'static str) -> Result<Throw<Roll<T>>, Misheard> {
        if self.take_of("dice", &DICE_OR_ROLL) {
            return self.roll(faces).map(Throw::Told);
        }
        Ok(if self.take_of("roll", &DICE_OR_ROLL) { Throw::App } else { Throw::Unsaid("dice") })
    }

    /// Likewise of a command whose own name is `roll`, or that has no other words: faces, `roll`, or nothing. `bare`: what
    /// nothing means.
    pub(crate) fn faces<T: FromStr>(
        &mut self,
        faces: &'static str,
        bare: Throw<Roll<T>>,
    ) -> Result<Throw<Roll<T>>, Misheard> {
        match self.words.first() {
            None => Ok(bare),
            Some(_) if self.take_of("roll", &["roll"]) => Ok(Throw::App),
            Some(_) => self.roll(faces).map(Throw::Told),
        }
    }

    /// Dice of the table: two sides with ` : ` between, those that were thrown again behind `again`.
    fn roll<T: FromStr>(&mut self, faces: &'static str) -> Result<Roll<T>, Misheard> {
        let (mut roll, mut is_again) = (Roll { sides: vec![Vec::new()], again: Vec::new() }, false);
        while let Some(word) = self.next_word() {
            let dice = if is_again { &mut roll.again } else { &mut roll.sides };
            if word == ":" {
                dice.push(Vec::new());
            } else if let Ok(face) = word.to_ascii_lowercase().parse::<T>()
                && let Some(side) = dice.last_mut()
            {
                side.push(face);
            } else if begins(word, "again", &["again"]) && !is_again {
                is_again = true;
                roll.again.push(Vec::new());
            } else {
                return Err(Misheard::not_a_choice(word, faces));
            }
        }
        Ok(roll)
    }
}

impl Misheard {
    /// A name that one of a list should be, and is not.
    pub fn of_name(word: &str, unknown: Unknown) -> Self {
        let word = shown(word);
        match unknown {
            Unknown::NoSuch { nearest } => Self::NoSuchName { word, nearest },
            Unknown::Several { names } => Self::SeveralNames { word, names },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::books::D6;

    /// The words of a line behind its first.
    fn read<T>(line: &str, read: impl FnOnce(&mut Reader<'_>) -> T) -> T {
        let words: Vec<&str> = line.split_whitespace().collect();
        read(&mut Reader { words: &words, usage: "", line, by_word: false, whole: false })
    }

    #[test]
    fn a_name_is_one_of_the_list() {
        let name = |line: &str| read(line, |words| words.name(["moria", "mordor"].into_iter()));
        assert_eq!((name("mori"), name("the-mord")), (Ok("moria"), Ok("mordor")));
        let several = Misheard::SeveralNames { word: "mor".into(), names: "moria, mordor".into() };
        assert_eq!(name("mor"), Err(several));
        let nearest = Misheard::NoSuchName { word: "nordor".into(), nearest: "mordor".into() };
        assert_eq!(name("nordor"), Err(nearest));
    }

    /// G13: a whole word goes before a beginning, and a beginning is one that no other word here has.
    #[test]
    fn words_that_are_always_the_same_may_be_cut_short() {
        let all = ["stay", "on", "over", "o"];
        let meant = |typed: &str| all.into_iter().find(|word| begins(typed, word, &all));
        assert_eq!(["s", "STAY", "on", "ov", "o"].map(meant), ["stay", "stay", "on", "over", "o"].map(Some));
        assert_eq!(["", "stays", "x"].map(meant), [None; 3]);
        assert!(!begins("o", "on", &["on", "over"]));
        let color = |line: &str| read(line, |words| words.one_of::<String>("red, black, none"));
        assert_eq!([color("r"), color("none")], [Ok("red".into()), Ok("none".into())]);
    }

    #[test]
    fn a_value_stands_behind_its_sign_or_apart() {
        let value = |line: &str| read(line, |words| words.behind_equals().ok().map(str::to_owned));
        assert_eq!([value("= saruman"), value("=saruman")], [Some("saruman".into()), Some("saruman".into())]);
        assert_eq!([value("saruman"), value("="), value("")], [None, None, None]);
    }

    #[test]
    fn what_fell_is_told_or_thrown_or_left_open() {
        let dice = |line: &str| read(line, |words| words.dice::<D6>(PIPS));
        let faces = |all: &[&[u8]]| -> Vec<Vec<D6>> {
            let side = |side: &&[u8]| side.iter().map(|pips| D6::try_from(*pips).unwrap()).collect();
            all.iter().map(side).collect()
        };
        let told = |sides: &[&[u8]], again: &[&[u8]]| {
            Ok(Throw::Told(Roll { sides: faces(sides), again: faces(again) }))
        };
        assert_eq!(dice("dice 1 4 5"), told(&[&[1, 4, 5]], &[]));
        assert_eq!(dice("dice 6 4 1 : 5 4"), told(&[&[6, 4, 1], &[5, 4]], &[]));
        assert_eq!(dice("dice 2 5 6 again 4 6"), told(&[&[2, 5, 6]], &[&[4, 6]]));
        let both = told(&[&[1, 4, 5, 5, 6], &[1, 2, 5]], &[&[5], &[5, 6]]);
        assert_eq!(dice("dice 1 4 5 5 6 : 1 2 5 again 5 : 5 6"), both);
        assert_eq!((dice("roll"), dice("")), (Ok(Throw::App), Ok(Throw::Unsaid("dice"))));
        assert!(dice("dice 7").is_err() && dice("dice 0").is_err() && dice("dice again 1 again 2").is_err());
        // A command of that name rolls when nothing stands behind it.
        let roll = |line: &str| read(line, |words| words.faces::<D6>(PIPS, Throw::App));
        assert_eq!((roll("5 4"), roll("")), (told(&[&[5, 4]], &[]), Ok(Throw::App)));
    }
}
