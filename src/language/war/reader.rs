//! How words of this game are read: regions, results of dice, tiles, sides and armies.

use super::keys::{FACES, TILES};
use crate::books::{Change, D6, Roll, Throw, Unknown, find};
use crate::language::Misheard;
use crate::language::books::{PIPS, begins};
use crate::language::reader::{Reader, number, shown};
use crate::war::battle::{Added, Army};
use crate::war::carried::{Group, Host, UNITS};
use crate::war::command::ToldTile;
use crate::war::die::Face;
use crate::war::figures::Figures;
use crate::war::land;
use crate::war::nation::{Nation, Side};
use crate::war::options::Player;
use crate::war::people::{Character, Companion, Person};
use crate::war::tile::Tile;
use strum::IntoEnumIterator;

fn one_of<T: Copy>(word: &str, all: &[(&'static str, T)]) -> Result<T, Misheard> {
    let name = find(all.iter().map(|(name, _)| *name), word).map_err(|it| Misheard::of_name(word, it))?;
    let found = all.iter().find(|(known, _)| *known == name);
    found.map(|(_, it)| *it).ok_or_else(|| Misheard::NoSuchName { word: shown(word), nearest: String::new() })
}

/// A region: the settlement that it names or begins alone, or else as it is.
pub fn region(word: &str) -> Result<String, Misheard> {
    match find(land::names(), word) {
        Ok(name) => Ok(name.to_owned()),
        Err(unknown @ Unknown::Several { .. }) => Err(Misheard::of_name(word, unknown)),
        Err(unknown) => {
            let lower = word.to_lowercase();
            let name = lower.strip_prefix("the-").unwrap_or(&lower);
            let fits = name.chars().all(|sign| sign.is_alphabetic() || sign == '-')
                && name.chars().any(char::is_alphabetic);
            if fits { Ok(name.to_owned()) } else { Err(Misheard::of_name(word, unknown)) }
        }
    }
}

/// A result of an Action die, by its name, a beginning of it, or its short form.
pub fn face(word: &str) -> Result<Face, Misheard> {
    let lower = word.to_lowercase();
    if let Some(face) = Face::of_short(&lower) {
        return Ok(face);
    }
    let named = find(Face::iter().map(Face::name), &lower).ok().and_then(|name| name.parse().ok());
    named.ok_or_else(|| Misheard::NotAChoice { word: shown(word), choices: FACES })
}

/// A tile by its sign.
pub fn tile(word: &str) -> Result<Tile, Misheard> {
    word.to_lowercase().parse().map_err(|_| Misheard::NotAChoice { word: shown(word), choices: TILES })
}

/// A nation.
pub fn nation(word: &str) -> Result<Nation, Misheard> {
    let all: Vec<_> = Nation::iter().map(|nation| (nation.name(), nation)).collect();
    one_of(word, &all)
}

/// A side. The longer name of the first is no rival to the short one, which any beginning of it means.
pub fn side(word: &str) -> Result<Side, Misheard> {
    if word.eq_ignore_ascii_case("free-peoples") {
        return Ok(Side::Free);
    }
    one_of(word, &[("free", Side::Free), ("shadow", Side::Shadow)])
}

/// A player of a team of two (W4).
pub fn player(word: &str) -> Result<Player, Misheard> {
    let all = [Side::Free, Side::Shadow].map(Player::of).concat();
    let all: Vec<_> = all.into_iter().map(|it| (it.into(), it)).collect();
    one_of(word, &all)
}

/// A Companion.
pub fn companion(word: &str) -> Result<Companion, Misheard> {
    let all: Vec<_> = Companion::iter().map(|it| (it.name(), it)).collect();
    one_of(word, &all)
}

/// Whoever joins later.
pub fn character(word: &str) -> Result<Character, Misheard> {
    let all: Vec<_> = Character::iter().map(|it| (it.name(), it)).collect();
    one_of(word, &all)
}

/// Anybody.
pub fn person(word: &str) -> Result<Person, Misheard> {
    let name = find(Person::names(), word).map_err(|it| Misheard::of_name(word, it))?;
    Person::called(name).ok_or_else(|| Misheard::NoSuchName { word: shown(word), nearest: String::new() })
}

/// An Army of a round: `A` or `A,L`.
pub fn army(word: &str) -> Result<Army, Misheard> {
    let (strength, leadership) = word.split_once(',').unwrap_or((word, "0"));
    Ok(Army {
        strength: number(strength, 1, 99)? as u8,
        leadership: number(leadership, 0, 99)? as u8,
        added: Added::default(),
    })
}

/// `R,E,L`.
fn figures_of(word: &str) -> Result<Figures, Misheard> {
    let [regulars, elites, leaders] = *word.split(',').collect::<Vec<_>>() else {
        return Err(Misheard::NotAChoice { word: shown(word), choices: "R,E,L" });
    };
    Ok(Figures([number(regulars, 0, 10)? as u8, number(elites, 0, 10)? as u8, number(leaders, 0, 99)? as u8]))
}

impl<'a> Reader<'a> {
    /// `[NATION] R,E,L…` (W73), up to what is none.
    fn groups(&mut self, ends: &[&str]) -> Result<Vec<Group>, Misheard> {
        let mut groups = Vec::new();
        while let Some(word) = self.words.first() {
            let is_end = word.starts_with('+') || ends.iter().any(|end| begins(word, end, ends));
            if is_end || *word == ":" {
                break;
            }
            let is_number = word.starts_with(|sign: char| sign.is_ascii_digit());
            let nation = if is_number { None } else { Some(nation(self.want()?)?) };
            groups.push(Group { nation, figures: figures_of(self.want()?)? });
        }
        Ok(groups)
    }

    /// The groups that stand before this word, or to the end; none, where none do.
    ///
    /// # Errors
    ///
    /// If they are not as a command has them.
    pub fn groups_until(&mut self, end: &str) -> Result<Option<Vec<Group>>, Misheard> {
        let ends: &[&str] = if end.is_empty() { &[] } else { &[end] };
        let groups = self.groups(ends)?;
        Ok((!groups.is_empty()).then_some(groups))
    }

    /// An Army in a battle: `[NATION] R,E,L… [+N[,S]]`, of 1 to 10 units.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn host(&mut self, ends: &[&str]) -> Result<Host, Misheard> {
        let groups = self.groups(ends)?;
        if groups.is_empty() || groups.len() > 1 && groups.iter().any(|group| group.nation.is_none()) {
            return Err(Misheard::TooFewWords { usage: self.usage });
        }
        let mut host = Host { groups, added: [0, 0] };
        number(&host.units().to_string(), 1, UNITS.into())?;
        if let Some(word) = self.words.first().and_then(|word| word.strip_prefix('+')) {
            let (leadership, strength) = word.split_once(',').unwrap_or((word, "0"));
            host.added = [number(leadership, 0, 99)? as u8, number(strength, 0, 99)? as u8];
            self.next_word();
        }
        Ok(host)
    }

    /// Whether the next word is this one.
    pub fn next_is(&self, word: &str) -> bool {
        self.words.first().is_some_and(|next| next.eq_ignore_ascii_case(word))
    }

    /// A region.
    ///
    /// # Errors
    ///
    /// If there is none, or its beginning is that of several.
    pub fn region(&mut self) -> Result<String, Misheard> {
        region(self.want()?)
    }

    /// Whether the next word is this one, or a beginning of it, where no other can stand (G13).
    pub fn next_begins(&self, word: &str) -> bool {
        self.words.first().is_some_and(|next| begins(next, word, &[word]))
    }

    /// `to REGION`, if it stands there. `others`: what else can stand there.
    ///
    /// # Errors
    ///
    /// As there.
    pub fn to_region(&mut self, others: &[&str]) -> Result<Option<String>, Misheard> {
        if self.take_of("to", &[others, &["to"]].concat()) { self.region().map(Some) } else { Ok(None) }
    }

    /// `with R`, if it stands there. `others`: what else can stand there.
    ///
    /// # Errors
    ///
    /// If no result stands behind it.
    pub fn with_die(&mut self, others: &[&str]) -> Result<Option<Face>, Misheard> {
        if self.take_of("with", &[others, &["with"]].concat()) {
            face(self.want()?).map(Some)
        } else {
            Ok(None)
        }
    }

    /// A number of this game's size.
    ///
    /// # Errors
    ///
    /// If it is none from `least` to `most`.
    pub fn small(&mut self, least: u8, most: u8) -> Result<u8, Misheard> {
        Ok(self.number(least.into(), most.into())? as u8)
    }

    /// `WORD N`, if it stands there, the word being one of all that can.
    ///
    /// # Errors
    ///
    /// If the number is none of these.
    pub fn behind(&mut self, word: &str, all: &[&str], least: u8, most: u8) -> Result<Option<u8>, Misheard> {
        if self.take_of(word, all) { self.small(least, most).map(Some) } else { Ok(None) }
    }

    /// Everything that is left, each read so.
    ///
    /// # Errors
    ///
    /// What is wrong with the first that cannot be read.
    pub fn all<T>(&mut self, read: impl Fn(&str) -> Result<T, Misheard>) -> Result<Vec<T>, Misheard> {
        std::mem::take(&mut self.words).iter().map(|word| read(word)).collect()
    }

    /// R E L.
    ///
    /// # Errors
    ///
    /// If they are no three numbers.
    pub fn figures(&mut self) -> Result<Figures, Misheard> {
        Ok(Figures([self.small(0, 99)?, self.small(0, 99)?, self.small(0, 99)?]))
    }

    /// A tile of the cup: `T [D]`, `draw`, or nothing.
    ///
    /// # Errors
    ///
    /// If it is no tile, or the die has no such face.
    pub fn told_tile(&mut self) -> Result<Throw<ToldTile>, Misheard> {
        if self.words.is_empty() {
            return Ok(Throw::Unsaid(""));
        }
        let all: Vec<&str> = TILES.split(", ").chain(["draw"]).collect();
        if self.take_of("draw", &all) {
            return Ok(Throw::App);
        }
        let tile = tile(self.want()?)?;
        let die: Option<D6> = if self.words.is_empty() { None } else { Some(self.choice(PIPS)?) };
        Ok(Throw::Told(ToldTile { tile, die }))
    }

    /// Dice of so many sides, as a command asks for them behind its other words.
    ///
    /// # Errors
    ///
    /// If a face is none of a die, or other sides were told.
    pub fn dice_of_sides(&mut self, most: usize) -> Result<Throw<Roll<D6>>, Misheard> {
        let throw = self.dice(PIPS)?;
        if let Throw::Told(roll) = &throw
            && (roll.sides.len() > most || roll.again.len() > most)
        {
            return Err(Misheard::TooManyWords { word: ":".to_owned(), usage: self.usage });
        }
        Ok(throw)
    }

    /// What is added to dice (`a+1`, `dr-1`), as far as such words stand there.
    ///
    /// # Errors
    ///
    /// If the number is none from 0 to 9.
    pub fn added(&mut self, sides: &mut [Army; 2]) -> Result<(), Misheard> {
        while let Some(word) = self.words.first().map(|word| word.to_lowercase()) {
            let Some(at) = word.find(['+', '-']) else { break };
            let (name, rest) = word.split_at(at);
            let [attacker, defender] = sides;
            let added = match name {
                "a" => &mut attacker.added.roll,
                "ar" => &mut attacker.added.again,
                "d" => &mut defender.added.roll,
                "dr" => &mut defender.added.again,
                _ => break,
            };
            let count = number(&rest[1..], 0, 9)? as i8;
            *added = if rest.starts_with('-') { -count } else { count };
            self.next_word();
        }
        Ok(())
    }

    /// A side, and what sets a number of its right: `SIDE = N`, with or without blanks. `None`: nothing stands behind it.
    ///
    /// # Errors
    ///
    /// If it is no side, or no such number stands behind it.
    pub fn side_set(&mut self) -> Result<(Side, Option<Change>), Misheard> {
        let word = self.want()?;
        let Some(at) = word.find(['+', '-', '=']) else {
            let of = side(word)?;
            let signed = self.words.first().is_some_and(|next| next.starts_with(['+', '-', '=']));
            let change = if signed { Some(self.change()?) } else { None };
            return Ok((of, change));
        };
        let (name, sign) = word.split_at(at);
        let of = side(name)?;
        let count = if sign.len() > 1 { &sign[1..] } else { self.want()? };
        let count = number(count, 0, 99)? as u8;
        let change = match sign.as_bytes().first() {
            Some(b'+') => Change::More(count),
            Some(b'-') => Change::Fewer(count),
            _ => Change::To(count),
        };
        Ok((of, Some(change)))
    }
}
