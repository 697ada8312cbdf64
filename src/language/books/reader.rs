//! What the commands of such games have in common to be read: names of a list, dice and what was drawn, values behind `=`.

use crate::books::{Roll, Throw, Unknown, find};
use crate::language::Misheard;
use crate::language::reader::{Reader, shown};
use std::str::FromStr;

impl<'a> Reader<'a> {
    /// One of these names, or a beginning that it alone has (G13).
    ///
    /// # Errors
    ///
    /// If it is none of them, or no word is left.
    pub fn name<'n>(&mut self, names: impl Iterator<Item = &'n str> + Clone) -> Result<&'n str, Misheard> {
        let word = self.want()?;
        find(names, word).map_err(|unknown| Misheard::of_name(word, unknown))
    }

    /// The word behind a `=`, whether a blank stands between or not (G8).
    ///
    /// # Errors
    ///
    /// If there is no `=`, or no word behind it.
    pub fn behind_equals(&mut self) -> Result<&'a str, Misheard> {
        let word = self.want()?;
        match word.strip_prefix('=') {
            None => Err(Misheard::NotAChoice { word: shown(word), choices: "=" }),
            Some("") => self.want(),
            Some(behind) => Ok(behind),
        }
    }

    /// What fell, as a command says it that asks for dice behind its other words (G7): behind `dice` what lies on the table,
    /// `roll`, or nothing.
    ///
    /// # Errors
    ///
    /// If a face is none of these.
    pub fn dice<T: FromStr>(&mut self, faces: &'static str) -> Result<Throw<Roll<T>>, Misheard> {
        if self.take("dice") {
            return self.roll(faces).map(Throw::Told);
        }
        Ok(if self.take("roll") { Throw::App } else { Throw::Unsaid("dice") })
    }

    /// Likewise of a command whose own name is `roll`, or that has no other words: faces, `roll`, or nothing. `bare`: what
    /// nothing means.
    ///
    /// # Errors
    ///
    /// As there.
    pub fn faces<T: FromStr>(
        &mut self,
        faces: &'static str,
        bare: Throw<Roll<T>>,
    ) -> Result<Throw<Roll<T>>, Misheard> {
        match self.words.first() {
            None => Ok(bare),
            Some(_) if self.take("roll") => Ok(Throw::App),
            Some(_) => self.roll(faces).map(Throw::Told),
        }
    }

    /// What was drawn (G7): all words that are left, `draw`, or nothing. `read` reads one.
    ///
    /// # Errors
    ///
    /// What is wrong with the first that cannot be read.
    pub fn drawn<T>(
        &mut self,
        read: impl Fn(&mut Self) -> Result<T, Misheard>,
    ) -> Result<Throw<Vec<T>>, Misheard> {
        if self.words.is_empty() {
            return Ok(Throw::Unsaid(""));
        }
        if self.take("draw") {
            return Ok(Throw::App);
        }
        let mut told = Vec::new();
        while !self.words.is_empty() {
            told.push(read(self)?);
        }
        Ok(Throw::Told(told))
    }

    /// Dice of the table: two sides with ` : ` between, those that were thrown again behind `again`.
    fn roll<T: FromStr>(&mut self, faces: &'static str) -> Result<Roll<T>, Misheard> {
        let (mut roll, mut is_again) = (Roll { sides: vec![Vec::new()], again: Vec::new() }, false);
        while let Some(word) = self.next_word() {
            let dice = if is_again { &mut roll.again } else { &mut roll.sides };
            if word == ":" {
                dice.push(Vec::new());
            } else if word.eq_ignore_ascii_case("again") && !is_again {
                is_again = true;
                roll.again.push(Vec::new());
            } else {
                let face = word.to_ascii_lowercase().parse();
                let face = face.map_err(|_| Misheard::NotAChoice { word: shown(word), choices: faces })?;
                if let Some(side) = dice.last_mut() {
                    side.push(face);
                }
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
