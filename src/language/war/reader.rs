//! How words of this game are read: regions, results of dice, tiles, sides and armies.

use super::keys::{FACES, TILES};
use crate::books::{D6, Named as _, Throw, Unknown, Word, find, known};
use crate::language::Misheard;
use crate::language::books::{PIPS, begins, named};
use crate::language::line::{Behind, By, Flag, said, told};
use crate::language::reader::{Reader, number, shown};
use crate::war::battle::{Added, Army};
use crate::war::carried::{Group, Host, UNITS};
use crate::war::command::ToldTile;
use crate::war::die::Face;
use crate::war::figures::Figures;
use crate::war::land;
use crate::war::nation::{Nation, Side};
use crate::war::people::Person;
use crate::war::tile::Tile;

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
    Face::meant(&lower).map_err(|_| Misheard::not_a_choice(word, FACES))
}

pub fn tile(word: &str) -> Result<Tile, Misheard> {
    let tile = known(TILES.split(", "), word).and_then(|sign| sign.parse().ok());
    tile.ok_or_else(|| Misheard::not_a_choice(word, TILES))
}

/// A side. The longer name of the first is no rival to the short one, which any beginning of it means.
pub fn side(word: &str) -> Result<Side, Misheard> {
    if word.eq_ignore_ascii_case("free-peoples") {
        return Ok(Side::Free);
    }
    named(word)
}

/// Who has a name, of those of whom one is asked for.
fn one_of(is_asked: impl Fn(Person) -> bool, word: &str) -> Result<Person, Misheard> {
    let names = Person::names().filter(|name| Person::called(name).is_some_and(&is_asked));
    let name = find(names.collect::<Vec<_>>().into_iter(), word).map_err(|it| Misheard::of_name(word, it))?;
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
        return Err(Misheard::not_a_choice(word, "R,E,L"));
    };
    Ok(Figures([number(regulars, 0, 10)? as u8, number(elites, 0, 10)? as u8, number(leaders, 0, 99)? as u8]))
}

pub(super) const REGION: By<String> = By(|words| region(words.want()?), String::clone);
pub(super) const FACE: By<Face> = By(|words| face(words.want()?), |it| it.name().to_owned());
pub(super) const TILE: By<Tile> = By(|words| tile(words.want()?), |it| it.sign().to_owned());
pub(super) const SIDE: By<Side> = By(|words| side(words.want()?), |it| it.name().to_owned());
pub(super) const PERSON: By<Person> = By(|words| one_of(|_| true, words.want()?), |it| it.name().to_owned());
/// Whoever rouses a nation (W20): no Minion does.
pub(super) const FRIEND: By<Person> =
    By(|words| one_of(|it| it.side() == Side::Free, words.want()?), |it| it.name().to_owned());
pub(super) const FIGURES: By<Figures> = By(
    |words| words.figures(),
    |Figures([regulars, elites, leaders])| format!("{regulars} {elites} {leaders}"),
);

/// `with R`, if it stands there; and what else can stand there.
pub(super) const fn by_die(others: &'static [&'static str]) -> Behind<By<Face>> {
    Behind(Flag("with", others), FACE)
}

/// A tile of the cup: `T [D]`, `draw`, or nothing.
pub(super) const TOLD_TILE: By<Throw<ToldTile>> = By(
    |words| {
        if words.words.is_empty() {
            return Ok(Throw::Unsaid(""));
        }
        let all: Vec<&str> = TILES.split(", ").chain(["draw"]).collect();
        if words.take_of("draw", &all) {
            return Ok(Throw::App);
        }
        let word = words.want()?;
        let tile = tile(find(all.into_iter(), word).map_err(|_| Misheard::not_a_choice(word, TILES))?)?;
        let die: Option<D6> = if words.words.is_empty() { None } else { Some(words.choice(PIPS)?) };
        Ok(Throw::Told(ToldTile { tile, die }))
    },
    |it| {
        told(it, "draw", |it| {
            let die = it.die.map(|die| die.to_string());
            said(&[it.tile.sign(), die.as_deref().unwrap_or_default()], &[], Word::Rules)
        })
    },
);

pub(super) fn groups_said(groups: &[Group]) -> String {
    Host { groups: groups.to_vec(), added: [0, 0] }.to_string()
}

impl Reader<'_> {
    /// `[NATION] R,E,L…` (W73), up to what is none.
    fn groups(&mut self, ends: &[&str]) -> Result<Vec<Group>, Misheard> {
        let mut groups = Vec::new();
        while let Some(word) = self.words.first() {
            let is_end = word.starts_with('+') || ends.iter().any(|end| begins(word, end, ends));
            if is_end || *word == ":" {
                break;
            }
            let is_number = word.starts_with(|sign: char| sign.is_ascii_digit());
            let there: Vec<Nation> = groups.iter().filter_map(|group: &Group| group.nation).collect();
            let nation = if is_number { None } else { Some(self.another(&there)?) };
            groups.push(Group { nation, figures: figures_of(self.want()?)? });
        }
        Ok(groups)
    }

    /// The groups that stand before this word, or to the end; none, where none do.
    pub(crate) fn groups_until(&mut self, end: &str) -> Result<Option<Vec<Group>>, Misheard> {
        let ends: &[&str] = if end.is_empty() { &[] } else { &[end] };
        let groups = self.groups(ends)?;
        Ok((!groups.is_empty()).then_some(groups))
    }

    /// An Army in a battle: `[NATION] R,E,L… [+N[,S]]`, of 1 to 10 units.
    pub(crate) fn host(&mut self, ends: &[&str]) -> Result<Host, Misheard> {
        let groups = self.groups(ends)?;
        if groups.is_empty() || groups.len() > 1 && groups.iter().any(|group| group.nation.is_none()) {
            return self.missing();
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

    /// Whether the next word is this one, or a beginning of it, where no other can stand (G13).
    pub fn next_begins(&self, word: &str) -> bool {
        self.words.first().is_some_and(|next| begins(next, word, &[word]))
    }

    /// A number of this game's size.
    pub(crate) fn small(&mut self, least: u8, most: u8) -> Result<u8, Misheard> {
        Ok(self.number(least.into(), most.into())? as u8)
    }

    /// `WORD N`, if it stands there, the word being one of all that can.
    pub(crate) fn behind(
        &mut self,
        word: &str,
        all: &[&str],
        least: u8,
        most: u8,
    ) -> Result<Option<u8>, Misheard> {
        if self.take_of(word, all) { self.small(least, most).map(Some) } else { Ok(None) }
    }

    /// Takes the next word if it is this one, of those that can still stand here, among which it then is no more (G13).
    pub(crate) fn take_once(&mut self, word: &'static str, left: &mut Vec<&'static str>) -> bool {
        let took = left.contains(&word) && self.take_of(word, left);
        if took {
            left.retain(|other| *other != word);
        }
        took
    }

    /// `WORD N`, likewise.
    pub(crate) fn behind_once(
        &mut self,
        word: &'static str,
        left: &mut Vec<&'static str>,
        least: u8,
        most: u8,
    ) -> Result<Option<u8>, Misheard> {
        if self.take_once(word, left) { self.small(least, most).map(Some) } else { Ok(None) }
    }

    /// Everything that is left, each read so.
    pub(crate) fn all<T>(&mut self, read: impl Fn(&str) -> Result<T, Misheard>) -> Result<Vec<T>, Misheard> {
        std::mem::take(&mut self.words).iter().map(|word| read(word)).collect()
    }

    /// R E L.
    pub(crate) fn figures(&mut self) -> Result<Figures, Misheard> {
        Ok(Figures([self.small(0, 99)?, self.small(0, 99)?, self.small(0, 99)?]))
    }

    /// What is added to dice (`a+1`, `dr-1`), as far as such words stand there.
    pub(crate) fn added(&mut self, sides: &mut [Army; 2]) -> Result<(), Misheard> {
        let mut said: Vec<String> = Vec::new();
        while let Some(word) = self.words.first().map(|word| word.to_lowercase()) {
            let Some(at) = word.find(['+', '-']) else { break };
            let (name, rest) = word.split_at(at);
            let [attacker, defender] = sides;
            // Each once, if nothing is added too (G13).
            if said.iter().any(|it| it == name) {
                break;
            }
            said.push(name.to_owned());
            let added = match name {
                "a" => &mut attacker.added.roll,
                "ar" => &mut attacker.added.again,
                "d" => &mut defender.added.roll,
                "dr" => &mut defender.added.again,
                _ => break,
            };
            if *added != 0 {
                break;
            }
            let count = number(&rest[1..], 0, 9)? as i8;
            *added = if rest.starts_with('-') { -count } else { count };
            self.next_word();
        }
        Ok(())
    }
}
