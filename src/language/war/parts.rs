//! What the rows of this game are made of besides words: how each part is read, and how it is printed.

use super::asked::Conditions;
use super::names;
use super::reader::{FIGURES, REGION, army, face, groups_said, tile};
use crate::books::{Change, Named as _, Throw, Word, find, known};
use crate::language::Misheard;
use crate::language::books::{begins, named};
use crate::language::line::{Behind, By, Dice, Flag, Number, OneOf, Or, Part, read, said, told};
use crate::language::reader::{Reader, number};
use crate::war::War;
use crate::war::battle::{Army, Kind};
use crate::war::carried::{Group, Host};
use crate::war::command::{Fought, HuntWords, Leaving};
use crate::war::die::Face;
use crate::war::figures::Figures;
use crate::war::nation::Nation;
use crate::war::options::Token;
use crate::war::people::{Companion, GOLLUM};
use crate::war::tile::Tile;

pub(super) const KINDS_OR_ARMIES: [&str; 7] = ["field", "city", "siege", "sortie", "over", "with", "against"];
const KINDS: &str = "field, city, siege, sortie, over";
pub(super) const ARMIES: [&str; 2] = ["with", "against"];

pub(super) const UP_TO_99: Number = Number(0, 99);
pub(super) const TO: Behind<By<String>> = Behind(Flag("to", &[]), REGION);
pub(super) const CHANGE: By<Change> = By(|words| words.change(), Change::to_string);
/// What is told of a revealed Fellowship.
pub(super) const APPEARS: [&str; 2] = ["cards", "strongholds"];

/// `WORD N`, the word being one of all that can stand there; 0 where it does not.
pub(super) struct Counted(pub(super) &'static str, pub(super) &'static [&'static str], pub(super) [u8; 2]);

impl Part<u8> for Counted {
    fn read(&self, words: &mut Reader<'_>) -> Result<u8, Misheard> {
        let [least, most] = self.2;
        Ok(words.behind(self.0, self.1, least, most)?.unwrap_or_default())
    }

    fn print(&self, count: &u8) -> String {
        if *count == 0 { String::new() } else { format!("{} {count}", self.0) }
    }
}

/// What the table rolled; nothing, where the program does.
pub(super) fn roll(words: &mut Reader<'_>) -> Result<Throw<[Vec<Face>; 2]>, Misheard> {
    if words.words.is_empty() || words.take_of("roll", &["roll", "free"]) {
        return Ok(Throw::App);
    }
    read::<War, _>(&OneOf(&[("free", ())]), words)?;
    let mut sides = [Vec::new(), Vec::new()];
    let mut at = 0;
    let all: Vec<&str> = Face::names().chain(["shadow"]).collect();
    while let Some(word) = words.next_word() {
        if at == 0 && begins(word, "shadow", &all) {
            at = 1;
        } else {
            sides[at].push(face(word)?);
        }
    }
    if at == 0 { words.missing() } else { Ok(Throw::Told(sides)) }
}

pub(super) fn roll_said(dice: &Throw<[Vec<Face>; 2]>) -> String {
    // In short: two names of faces beside each other are read as one of two words.
    let faces = |side: &Vec<Face>| side.iter().map(|face| face.short()).collect::<Vec<_>>().join(" ");
    told(dice, "", |[free, shadow]| said(&["free", &faces(free), "shadow", &faces(shadow)], &[], Word::Rules))
}

/// A die for the table's business; what it is for is part of the line.
pub(super) fn used(words: &mut Reader<'_>) -> Result<Face, Misheard> {
    let face = face(words.want()?)?;
    if !words.words.is_empty() {
        let word = words.want()?;
        find(["for"].into_iter(), word).map_err(|_| Misheard::not_a_choice(word, "for TEXT…"))?;
        words.saying()?;
    }
    Ok(face)
}

pub(super) const LEAVING: By<Leaving> = By(leaving, |it| {
    let names: Vec<&str> = it.names.iter().map(|name| name.name()).collect();
    said(&names, &[TO.print(&it.to)], Word::Rules)
});

pub(super) fn leaving(words: &mut Reader<'_>) -> Result<Leaving, Misheard> {
    let mut names = vec![words.named()?];
    let all: Vec<&str> = Companion::names().chain(["to", "with"]).collect();
    let is_behind = |word: &&str| begins(word, "to", &all) || begins(word, "with", &all);
    while words.words.first().is_some_and(|word| !is_behind(word)) {
        names.push(words.another(&names)?);
    }
    Ok(Leaving { names, to: Behind(Flag("to", &["with"]), REGION).read(words)? })
}

/// Where they go, if that is told behind the die.
pub(super) struct To(pub(super) Leaving);

impl Part<Leaving> for To {
    fn read(&self, words: &mut Reader<'_>) -> Result<Leaving, Misheard> {
        let Leaving { names, to } = self.0.clone();
        Ok(Leaving { names, to: Or(to, TO).read(words)? })
    }

    fn print(&self, _: &Leaving) -> String {
        String::new()
    }
}

pub(super) fn ring_to(words: &mut Reader<'_>) -> Result<Face, Misheard> {
    let word = words.want()?;
    find(["to"].into_iter(), word).map_err(|_| Misheard::not_a_choice(word, "to R"))?;
    face(words.want()?)
}

pub(super) fn token_for(words: &mut Reader<'_>) -> Result<Token, Misheard> {
    let word = words.want()?;
    named(word).map_err(|_| Misheard::not_a_choice(word, "draw, move, advance NATION"))
}

pub(super) struct NationOf(pub(super) Token);

impl Part<Option<Nation>> for NationOf {
    fn read(&self, words: &mut Reader<'_>) -> Result<Option<Nation>, Misheard> {
        (self.0 == Token::Advance).then(|| words.named()).transpose()
    }

    fn print(&self, nation: &Option<Nation>) -> String {
        nation.map_or_else(String::new, |nation| nation.name().to_owned())
    }
}

pub(super) const HUNT: By<HuntWords> = By(hunt_words, |it| {
    let words: Vec<&str> = it.conditions.said().collect();
    said(&words, &[Counted("bonus", &[], [0, 99]).print(&it.bonus), Dice(1).print(&it.throw)], Word::Rules)
});

fn hunt_words(words: &mut Reader<'_>) -> Result<HuntWords, Misheard> {
    let (mut conditions, mut bonus) = (Conditions::default(), 0);
    let mut left = [&names::CONDITIONS[..], &["bonus", "dice", "roll"]].concat();
    loop {
        if conditions.takes(words, &mut left) {
        } else if let Some(told) = words.behind_once("bonus", &mut left, 0, 99)? {
            bonus = told;
        } else {
            return Ok(HuntWords { conditions, bonus, throw: Dice(1).read(words)? });
        }
    }
}

pub(super) fn reduced(words: &mut Reader<'_>) -> Result<u8, Misheard> {
    if words.words.is_empty() { Ok(1) } else { words.small(1, 99) }
}

/// Who is drawn among the Companions.
pub(super) fn chosen(words: &mut Reader<'_>) -> Result<Throw<Companion>, Misheard> {
    let all: Vec<&str> = Companion::names().chain(["draw", "to"]).collect();
    Ok(if words.words.first().is_none_or(|word| begins(word, "to", &all)) {
        Throw::Unsaid("")
    } else if words.take_of("draw", &all) {
        Throw::App
    } else {
        Throw::Told(words.named()?)
    })
}

pub(super) fn drawn(words: &mut Reader<'_>) -> Result<Throw<Vec<Tile>>, Misheard> {
    let Some(word) = words.words.first() else { return Ok(Throw::Unsaid("tiles")) };
    if words.take_of("draw", &["draw", "tiles"]) {
        return Ok(Throw::App);
    }
    find(["tiles"].into_iter(), word).map_err(|_| Misheard::not_a_choice(word, "tiles T…, draw"))?;
    words.next_word();
    words.all(tile).map(Throw::Told)
}

pub(super) fn drawn_said(tiles: &Throw<Vec<Tile>>) -> String {
    told(tiles, "draw", |tiles| {
        tiles.iter().fold("tiles".to_owned(), |said, it| format!("{said} {}", it.sign()))
    })
}

pub(super) fn kind(word: &str) -> Option<Kind> {
    known(KINDS.split(", "), word)?.parse().ok()
}

pub(super) fn kind_wanted(words: &mut Reader<'_>) -> Result<Kind, Misheard> {
    let word = words.want()?;
    kind(word).ok_or_else(|| Misheard::not_a_choice(word, KINDS))
}

/// Whose region is fought for, up to the Armies.
pub(super) fn nations_of(words: &mut Reader<'_>) -> Result<Vec<Nation>, Misheard> {
    let all: Vec<&str> = Nation::names().chain(ARMIES).collect();
    let mut nations = Vec::new();
    while words.words.first().is_some_and(|word| !begins(word, "with", &all)) {
        nations.push(words.another(&nations)?);
    }
    Ok(nations)
}

/// `[with ARMY] [against ARMY]` (W73).
pub(super) fn armies(words: &mut Reader<'_>, all: &[&str]) -> Result<[Option<Host>; 2], Misheard> {
    let attacker = if words.take_of("with", all) { Some(words.host(&ARMIES)?) } else { None };
    let defender = if words.take_of("against", all) { Some(words.host(&ARMIES)?) } else { None };
    Ok([attacker, defender])
}

pub(super) fn armies_said(sides: &[Option<Host>; 2]) -> String {
    let army =
        |at: usize| sides[at].as_ref().map_or_else(String::new, |host| format!("{} {host}", ARMIES[at]));
    said(&[], &[army(0), army(1)], Word::Rules)
}

/// Both Armies, or none.
pub(super) fn both(words: &mut Reader<'_>) -> Result<Option<[Host; 2]>, Misheard> {
    let all: Vec<&str> = Nation::names().chain(ARMIES).collect();
    match armies(words, &all)? {
        [None, None] => Ok(None),
        [Some(attacker), Some(defender)] => Ok(Some([attacker, defender])),
        _ => words.missing(),
    }
}

pub(super) fn both_said(armies: &Option<[Host; 2]>) -> String {
    armies.as_ref().map_or_else(String::new, |armies| armies_said(&armies.clone().map(Some)))
}

/// Both Armies of a round by their numbers, where these stand there, and what is added.
pub(super) fn both_sides(words: &mut Reader<'_>) -> Result<Fought, Misheard> {
    let numbers =
        words.words.first().is_some_and(|word| word.starts_with(|sign: char| sign.is_ascii_digit()));
    let mut sides = [Army::default(); 2];
    if numbers {
        sides = [army(words.want()?)?, army(words.want()?)?];
    }
    words.added(&mut sides)?;
    Ok(Fought { sides: numbers.then_some(sides), added: sides.map(|army| army.added) })
}

pub(super) fn fought_said(fought: &Fought) -> String {
    let armies = fought.sides.iter().flatten().map(|army| format!("{},{}", army.strength, army.leadership));
    let [attacker, defender] = fought.added;
    let added = [("a", attacker.roll), ("ar", attacker.again), ("d", defender.roll), ("dr", defender.again)];
    let added = added.into_iter().filter(|(_, by)| *by != 0).map(|(to, by)| format!("{to}{by:+}"));
    said(&[], &armies.chain(added).collect::<Vec<_>>(), Word::Rules)
}

/// What a side has lost, in these words.
const LOST: [&str; 3] = ["regular", "weaken", "elite"];

/// W73.
pub(super) fn losses(words: &mut Reader<'_>) -> Result<[u8; 3], Misheard> {
    if words.words.is_empty() {
        return words.missing();
    }
    let mut lost = [0; 3];
    for (which, word) in LOST.into_iter().enumerate() {
        lost[which] = Counted(word, &LOST, [1, 99]).read(words)?;
    }
    Ok(lost)
}

pub(super) fn lost_said(lost: &[u8; 3]) -> String {
    let each = LOST.into_iter().zip(lost).map(|(word, count)| Counted(word, &[], [1, 99]).print(count));
    said(&[], &each.collect::<Vec<_>>(), Word::Rules)
}

/// W73: `X : Y`, or nothing.
pub(super) fn casualties_left(words: &mut Reader<'_>) -> Result<[Option<Vec<Group>>; 2], Misheard> {
    if words.words.is_empty() {
        return Ok([None, None]);
    }
    let attacker = words.groups_until(":")?;
    let word = words.want()?;
    find([":"].into_iter(), word).map_err(|_| Misheard::not_a_choice(word, "X : Y"))?;
    Ok([attacker, words.groups_until("")?])
}

pub(super) fn left_said(left: &[Option<Vec<Group>>; 2]) -> String {
    let [attacker, defender] =
        left.each_ref().map(|side| side.as_deref().map_or_else(String::new, groups_said));
    let between = if *left == [None, None] { "" } else { ":" };
    said(&[&attacker, between, &defender], &[], Word::Rules)
}

/// W76.
pub(super) const RESERVE: By<Figures> = By(
    |words| {
        let regulars = number(words.behind_equals()?, 0, 99)? as u8;
        Ok(Figures([regulars, words.small(0, 99)?, words.small(0, 99)?]))
    },
    |figures| format!("= {}", FIGURES.print(figures)),
);

pub(super) fn decks_told(words: &mut Reader<'_>) -> Result<[u8; 2], Misheard> {
    let signed = words.words.first().is_some_and(|word| word.starts_with(['+', '-', '=']));
    let Some(Change::To(first)) = signed.then(|| words.change()).transpose()? else { return words.missing() };
    let first = number(&first.to_string(), 0, 24)? as u8;
    let second = words.small(0, 24)?;
    let _ = words.reason();
    Ok([first, second])
}

/// Who leads the Fellowship: a Companion, or nobody but Gollum.
pub(super) const GUIDE: By<Option<Companion>> = By(
    |words| {
        let word = words.want()?;
        let names = Companion::names().chain([GOLLUM]).collect::<Vec<_>>();
        let name = find(names.into_iter(), word).map_err(|it| Misheard::of_name(word, it))?;
        Ok(name.parse().ok())
    },
    |guide| guide.map_or(GOLLUM, Companion::name).to_owned(),
);

/// Figures that lie in a region, nation by nation.
pub(super) fn parked(words: &mut Reader<'_>) -> Result<Vec<(Nation, Figures)>, Misheard> {
    let mut figures = Vec::new();
    while let [first, rest @ ..] = words.words {
        let numbers = rest.iter().take(3).filter(|word| number(word, 0, 99).is_ok()).count();
        // G13: where a free word may stand, no name is cut short.
        let Ok(nation) = first.to_lowercase().parse() else { break };
        if numbers < 3 {
            break;
        }
        words.next_word();
        figures.push((nation, words.figures()?));
    }
    Ok(figures)
}

pub(super) fn parked_said(figures: &[(Nation, Figures)]) -> String {
    let each =
        figures.iter().map(|(nation, figures)| format!("{} {}", nation.name(), FIGURES.print(figures)));
    said(&[], &each.collect::<Vec<_>>(), Word::Rules)
}
