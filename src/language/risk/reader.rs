//! Reading what only this game's commands have: colours, armies with letters, dice with what a card adds, numbers of dice.

use super::keys::{ATTACKERS, DEFENDERS, DIE};
use crate::books::{D6, Roll, Throw};
use crate::language::Misheard;
use crate::language::books::{PIPS, begins};
use crate::language::line::{By, Part, told};
use crate::language::reader::{Reader, number, shown};
use crate::risk::cards::{Card, SET};
use crate::risk::command::{Counted, Die};
use crate::risk::step::Army;

/// The program's dice.
pub(super) const ROLL: &str = "roll";
const MOST_BATTALIONS: u64 = 999;

/// A number of battalions with letters behind it, each once at most.
fn army(word: &str, least: u64, letters: &'static str) -> Result<Army, Misheard> {
    let digits = word.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(word.len());
    let (count, behind) = word.split_at(digits);
    let battalions = number(count, least, MOST_BATTALIONS).map_err(|_| Misheard::NotANumber {
        word: shown(word),
        least,
        most: MOST_BATTALIONS,
    })?;
    let mut army = Army { battalions: battalions as u16, ..Army::default() };
    for letter in behind.chars().map(|letter| letter.to_ascii_lowercase()) {
        let flag = match letter {
            'l' => &mut army.leader,
            's' if letters.contains('s') => &mut army.stronghold,
            '+' => &mut army.card,
            _ => return Err(Misheard::not_a_choice(word, letters)),
        };
        if std::mem::replace(flag, true) {
            return Err(Misheard::not_a_choice(word, letters));
        }
    }
    Ok(army)
}

pub(crate) fn army_said(army: &Army) -> String {
    let letters = [(army.leader, "l"), (army.stronghold, "s"), (army.card, "+")];
    let letters = letters.into_iter().filter_map(|(has, letter)| has.then_some(letter));
    army.battalions.to_string() + &letters.collect::<String>()
}

/// K24: an attacker.
pub(super) const ATTACKER: By<Army> = By(|words| army(words.want()?, 2, ATTACKERS), army_said);
/// K24: a defender.
pub(super) const DEFENDER: By<Army> = By(|words| army(words.want()?, 1, DEFENDERS), army_said);

pub(super) const SET_OF_CARDS: By<[Card; SET]> =
    By(|words| words.set(), |cards| cards.map(|card| card.to_string()).join(" "));

/// What the table counts: territories, `strongholds=`, `regions=`.
pub(super) const COUNTED: By<Counted> = By(
    |words| {
        let territories = words.number(0, 99)?;
        let mut counted = Counted { territories: territories as u16, strongholds: 0, regions: Vec::new() };
        for (key, value) in words.pairs("strongholds, regions", "")? {
            if key == "strongholds" {
                counted.strongholds = number(value, 0, territories)? as u16;
            } else {
                counted.regions = value.split(',').map(str::to_owned).collect();
            }
        }
        Ok(counted)
    },
    counted_said,
);

/// The same as it is said: what is none is left out.
pub(super) fn counted_said(counted: &Counted) -> String {
    let Counted { territories, strongholds, regions } = counted;
    let strongholds = (*strongholds > 0).then(|| format!(" strongholds={strongholds}"));
    let regions = (!regions.is_empty()).then(|| format!(" regions={}", regions.join(",")));
    [strongholds, regions].into_iter().flatten().fold(territories.to_string(), |said, part| said + &part)
}

/// A die of the Fellowship's where these words can stand in its place.
pub(super) struct FellowshipsDie(pub(super) &'static [&'static str]);

impl Part<Die> for FellowshipsDie {
    fn read(&self, words: &mut Reader<'_>) -> Result<Die, Misheard> {
        words.fellowships_die(self.0)
    }

    fn print(&self, die: &Die) -> String {
        die_said(die)
    }
}

pub(super) fn die_said(die: &Die) -> String {
    let added = if die.modifier == 0 { String::new() } else { format!("{:+}", die.modifier) };
    told(&die.throw, ROLL, D6::to_string) + &added
}

/// What a card adds to a die: a sign and one figure.
fn modifier(word: &str) -> Option<i8> {
    let (sign, figure) = match word.split_at_checked(1)? {
        ("+", figure) => (1, figure),
        ("-", figure) => (-1, figure),
        _ => return None,
    };
    let digit = figure.parse::<i8>().ok().filter(|_| figure.len() == 1 && figure != "+" && figure != "-");
    digit.map(|digit| sign * digit)
}

impl Reader<'_> {
    /// A die of the Fellowship's: a face, `roll`, or nothing; and what is added. `others`: the words that can stand in its place;
    /// where there are any, nothing but what is added may be said.
    pub(super) fn fellowships_die(&mut self, others: &[&str]) -> Result<Die, Misheard> {
        let unsaid = Die { throw: Throw::Unsaid(""), modifier: 0 };
        let all: Vec<&str> = others.iter().copied().chain([ROLL]).collect();
        if self.words.first().is_some_and(|word| others.iter().any(|other| begins(word, other, &all))) {
            return Ok(unsaid);
        }
        if self.take_of(ROLL, &all) {
            return Ok(Die { throw: Throw::App, modifier: 0 });
        }
        let Some(word) = self.next_word() else { return Ok(unsaid) };
        let wrong = || Misheard::not_a_choice(word, DIE);
        let lower = word.to_ascii_lowercase();
        let (die, added) = lower.split_at(lower.find(['+', '-']).unwrap_or(lower.len()));
        let modifier = if added.is_empty() { 0 } else { modifier(added).ok_or_else(wrong)? };
        let throw = match die {
            "" if !others.is_empty() => Throw::Unsaid(""),
            ROLL => Throw::App,
            die => Throw::Told(die.parse().map_err(|_| wrong())?),
        };
        Ok(Die { throw, modifier })
    }

    /// Dice of the table on so many sides.
    pub(super) fn faces_of_sides(&mut self, sides: usize) -> Result<Throw<Roll<D6>>, Misheard> {
        let throw = self.faces(PIPS, Throw::Unsaid(""))?;
        match &throw {
            Throw::Told(roll) if !roll.again.is_empty() || roll.sides.len() > sides => {
                Err(Misheard::TooManyWords { word: ":".to_owned(), usage: self.usage })
            }
            Throw::Told(roll) if roll.sides.len() < sides => Err(Misheard::TooFewWords { usage: self.usage }),
            _ => Ok(throw),
        }
    }

    /// All words that are left as a hand of Territory cards.
    pub(super) fn cards(&mut self) -> Result<Vec<Card>, Misheard> {
        let mut cards = Vec::new();
        while !self.words.is_empty() {
            cards.push(self.named()?);
        }
        Ok(cards)
    }

    pub(super) fn set(&mut self) -> Result<[Card; SET], Misheard> {
        let usage = self.usage;
        let too_many = self.words.get(SET).map(|word| shown(word));
        if let Some(word) = too_many {
            return Err(Misheard::TooManyWords { word, usage });
        }
        self.cards()?.try_into().map_err(|_| Misheard::TooFewWords { usage })
    }
}
