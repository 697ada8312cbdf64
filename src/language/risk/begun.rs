//! What is begun by pressing, or typed: the line says it, and the map shows it.

use super::Question;
use super::reader::{army_said, counted_said};
use crate::books::{D6, Roll, Throw};
use crate::language::books::Asked;
use crate::language::{Meaning, hear};
use crate::risk::Risk;
use crate::risk::colour::Colour;
use crate::risk::command::{CardRing, Command, Conquest, Counted, Die, Named, OfWhom};
use crate::risk::odds::Way;
use crate::risk::queries;
use crate::risk::step::{Army, Fight, Step};
use crate::risk::view::View;

/// A word on the line in whose place a number or a face is still to come.
pub(crate) const OWED: &str = "?";

/// In the place of a die that was not thrown: fewer may be than could be (K18, K19).
pub(crate) const NOT_THROWN: &str = "-";

/// What is told of a die of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Told {
    /// It is still to come.
    Owed,
    NotThrown,
    Shows(D6),
}

impl Told {
    fn of(word: &str) -> Self {
        if word == NOT_THROWN { Self::NotThrown } else { word.parse().map_or(Self::Owed, Self::Shows) }
    }
}

/// An attack that is not begun yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Attack {
    /// Nowhere, where nothing is known of lands.
    pub(crate) from: String,
    pub(crate) to: Option<String>,
    /// How many stand there, the attacker's first.
    pub(crate) stacks: [Option<u16>; 2],
    /// What adds to their dice: K24's cards, and where nothing is known of lands Leaders and a Stronghold.
    pub(crate) more: [Army; 2],
}

impl Attack {
    /// As it stands on the line; nothing where that is something else, or no territories are named.
    pub(crate) fn typed(view: &View, typed: &str) -> Option<Self> {
        let mut words = typed.split_whitespace();
        if words.next()? != "fight" {
            return None;
        }
        let alone = view.options.board.is_none();
        let is_number = |word: &&str| *word == OWED || word.starts_with(|sign: char| sign.is_ascii_digit());
        let (numbers, names): (Vec<&str>, Vec<&str>) = words.partition(is_number);
        let mut names = names.into_iter().filter_map(|name| view.known_territory(name));
        let (from, to) = if alone {
            (String::new(), None)
        } else {
            let from = names.next().filter(|name| view.holds(view.present(), name))?;
            let board = view.board().ok()?;
            let is_theirs = |name: &String| !view.holds(view.present(), name) && board.adjacent(&from, name);
            let to = names.next().filter(is_theirs);
            (from, to)
        };
        let number = |at: usize| {
            let digits = numbers.get(at)?.trim_end_matches(|sign: char| !sign.is_ascii_digit());
            digits.parse().ok()
        };
        let more = |at: usize| {
            let has = |sign: char| numbers.get(at).is_some_and(|word| word.contains(sign));
            let (leader, stronghold) = (alone && has('l'), alone && has('s'));
            Army { leader, stronghold, card: has('+'), ..Army::default() }
        };
        Some(Self { from, to, stacks: [number(0), number(1)], more: [more(0), more(1)] })
    }

    /// An attack from there.
    pub(crate) fn from(land: &str) -> Self {
        Self { from: land.to_owned(), to: None, stacks: [None; 2], more: [Army::default(); 2] }
    }

    /// Whether it is in numbers alone, as nothing is known of lands.
    pub(crate) fn is_in_numbers(&self) -> bool {
        self.from.is_empty()
    }

    /// Whether it is said whom it attacks, as far as that can be.
    pub(crate) fn says_whom(&self) -> bool {
        self.to.is_some() || self.is_in_numbers()
    }

    /// The beginning of the command, as far as it is said; [`OWED`] where a number is left out before another.
    pub(crate) fn begun(&self) -> String {
        let number = |side: usize| match self.stacks[side] {
            Some(battalions) => army_said(&Army { battalions, ..self.more[side] }),
            None => OWED.to_owned(),
        };
        let stacks = match self.stacks {
            [None, None] => Vec::new(),
            [Some(_), None] => vec![number(0)],
            _ => vec![number(0), number(1)],
        };
        let from = (!self.is_in_numbers()).then(|| self.from.clone());
        let names = std::iter::once("fight".to_owned()).chain(from).chain(self.to.clone());
        names.chain(stacks).collect::<Vec<_>>().join(" ")
    }

    /// The whole command, once nothing is left out, and the fight that it would be.
    pub(crate) fn fight(&self, view: &View) -> Option<(Command, Fight)> {
        let army = |side: usize| Some(Army { battalions: self.stacks[side]?, ..self.more[side] });
        let (attacker, defender) = (army(0)?, army(1)?);
        let places = match self.is_in_numbers() {
            true => None,
            false => Some([self.from.clone(), self.to.clone()?]),
        };
        let fight = queries::fight(view, places.as_ref(), attacker, defender).ok()?;
        Some((Command::Fight { places, attacker, defender }, fight))
    }
}

/// A line in which territories were pressed before numbers, as the command has it: `fight a b 8 6`.
pub(crate) fn in_order(words: &[&str]) -> Option<String> {
    let is_number = |word: &&&str| word.starts_with(|sign: char| sign.is_ascii_digit());
    let [from, to, stacks @ ..] = words else { return None };
    if is_number(&from) || is_number(&to) {
        return None;
    }
    // A number that was left out is the one that is typed last.
    let given: Vec<&str> = stacks.iter().copied().filter(|word| *word != OWED).collect();
    let [one, other] = given[..] else { return None };
    let turned = stacks.first() == Some(&OWED);
    let [one, other] = if turned { [other, one] } else { [one, other] };
    Some(format!("fight {from} {one} {to} {other}"))
}

/// From where to where is fortified, as far as it is said.
pub(crate) fn fortified(view: &View, typed: &str) -> Option<(String, Option<String>)> {
    let mut words = typed.split_whitespace();
    if words.next()? != "fortify" {
        return None;
    }
    let mut names = words.filter_map(|name| view.known_territory(name));
    Some((names.next()?, names.next()))
}

/// Dice of the table that are being told, so many of each side's. `None`: they are not told.
pub(crate) fn told_dice(dice: [usize; 2], typed: &str, by_hand: bool) -> Option<[Vec<Told>; 2]> {
    let typed = typed.strip_prefix("roll").filter(|typed| !typed.trim_start().starts_with(['a', 'd']));
    if typed.is_none() && !by_hand {
        return None;
    }
    let mut sides = typed.unwrap_or_default().splitn(2, ':');
    let mut side = |count: usize| {
        let words = sides.next().unwrap_or_default().split_whitespace();
        let mut faces: Vec<Told> = words.map(Told::of).collect();
        faces.resize(count.max(faces.len()), Told::Owed);
        faces
    };
    Some([side(dice[0]), side(dice[1])])
}

/// Faces that are typed as they lie there: each goes where the next one is still to come, the attacker's first.
pub(crate) fn dice_in_full(dice: [usize; 2], typed: &str) -> Option<String> {
    let typed = typed.trim();
    let said = typed.strip_prefix("roll").unwrap_or(typed);
    let are_faces = said.chars().all(|it| matches!(it, '1'..='6' | ' ' | ':' | '?' | '-'));
    let whole = said.contains(':') && !said.contains(OWED) && !said.contains(NOT_THROWN);
    if !are_faces || whole || !said.contains(|it: char| it.is_ascii_digit() || it == '-') {
        return None;
    }
    let mut shown = said.chars().filter(|it| !matches!(it, ' ' | ':')).map(|it| Told::of(&it.to_string()));
    // What is pressed has a place for each die; what is typed comes behind.
    let place = |count| (0..count).map(|_| shown.next().unwrap_or(Told::Owed)).collect::<Vec<_>>();
    let mut told = dice.map(place);
    let mut behind = shown.filter(|die| *die != Told::Owed);
    let owed = told.iter_mut().flatten().filter(|die| **die == Told::Owed);
    owed.for_each(|die| *die = behind.next().unwrap_or(Told::Owed));
    // More than lie there are no dice of this roll.
    if behind.next().is_some() {
        return None;
    }
    Some(dice_line(&told))
}

/// The roll that these dice are, once none is owed: without those that were not thrown.
pub(crate) fn rolled(told: &[Vec<Told>; 2]) -> Option<Roll<D6>> {
    let side = |dice: &Vec<Told>| {
        let shown = dice.iter().filter(|die| **die != Told::NotThrown);
        shown.map(|die| if let Told::Shows(face) = die { Some(*face) } else { None }).collect()
    };
    let sides: Option<Vec<Vec<D6>>> = told.iter().map(side).collect();
    Some(Roll { sides: sides?, again: Vec::new() })
}

/// The line of these dice.
pub(crate) fn dice_line(told: &[Vec<Told>; 2]) -> String {
    if let Some(roll) = rolled(told) {
        return Command::Roll(roll).into();
    }
    let word = |die: &Told| match die {
        Told::Owed => OWED.to_owned(),
        Told::NotThrown => NOT_THROWN.to_owned(),
        Told::Shows(face) => face.to_string(),
    };
    let [attack, defence] = [0, 1].map(|side| told[side].iter().map(word).collect::<Vec<_>>().join(" "));
    format!("roll {attack} : {defence}")
}

/// That a land was taken without dice, from there, if that is said.
pub(crate) fn conquered(territory: &str, from: Option<&str>) -> Command {
    let named = Named { territory: territory.to_owned(), from: from.map(str::to_owned), leader: false };
    Command::Conquer(Conquest { named: Some(named), counted: None })
}

/// Whose card is being told, if one is of which the points are missing; the present player's where nobody is named.
pub(crate) fn played(view: &View, typed: &str) -> Option<Colour> {
    match typed.split_whitespace().collect::<Vec<_>>()[..] {
        ["play"] => Some(view.present()),
        ["play", who] => view.colour(who).ok(),
        _ => None,
    }
}

/// The beginning of a card of his that is told.
pub(crate) fn plays_one(whose: Colour) -> String {
    format!("play {whose}")
}

/// K11: what all of this gives that the table counts.
pub(crate) fn counts(counted: &Counted) -> String {
    format!("reinforce {}", counted_said(counted))
}

/// K43: a card on the Ring, as far as it is told before what it does: whose it is with its points, and what it adds to a die.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct OnRing {
    pub(crate) by: Option<(Colour, u16)>,
    pub(crate) modifier: i8,
}

impl OnRing {
    /// As it stands on the line; nothing where that is something else.
    pub(crate) fn typed(view: &View, typed: &str) -> Option<Self> {
        let words: Vec<&str> = typed.split_whitespace().collect();
        let ["card", "ring", said @ ..] = &*words else { return None };
        let (modifier, by) = match said {
            [sum, by @ ..] if sum.starts_with(['+', '-']) => (sum.parse().ok()?, by),
            by => (0, by),
        };
        let by = match by {
            [] => None,
            ["by", who, points] => Some((view.colour(who).ok()?, points.parse().ok()?)),
            _ => return None,
        };
        Some(Self { by, modifier })
    }

    /// The command, once it is said what the card does.
    pub(crate) fn does(self, what: CardRing) -> Command {
        let by = self.by.map(|(colour, points)| OfWhom { colour: colour.to_string(), points });
        Command::CardRing(what, by)
    }

    /// A die, with what the card adds to it.
    pub(crate) fn die(self, throw: Throw<D6>) -> Command {
        self.does(CardRing::Die(Die { throw, modifier: self.modifier }))
    }
}

impl From<OnRing> for String {
    fn from(OnRing { by, modifier }: OnRing) -> Self {
        let by = by.map(|(colour, points)| format!(" by {colour} {points}")).unwrap_or_default();
        let modifier = if modifier == 0 { Self::new() } else { format!(" {modifier:+}") };
        format!("card ring{modifier}{by}")
    }
}

/// Whether what stands on the line was begun by pressing what lies there, and goes on so: another land may take the place of one.
pub(crate) fn is_ours(view: &View, typed: &str) -> bool {
    match view.step() {
        Some(Step::Battle(_)) => typed.starts_with("roll") && !typed.contains(['a', 'd']),
        Some(Step::Adventure) => typed.trim() == "draw event",
        Some(Step::Hunt { .. }) => typed.starts_with("hunt"),
        Some(Step::Combat) => Attack::typed(view, typed).is_some(),
        Some(Step::Fortify) => fortified(view, typed).is_some(),
        _ => false,
    }
}

/// The battle that a line asks about.
pub(crate) fn asked(line: &str) -> Option<(Army, Vec<Army>, Way)> {
    match hear::<Risk>(line).ok()?.meaning {
        Meaning::Query(Asked::Own(Question::Odds { attacker, targets, way })) => {
            Some((attacker, targets, way))
        }
        _ => None,
    }
}

/// The same of what stands behind the first word.
pub(crate) fn odds_of(battle: &str) -> Option<(Army, Vec<Army>, Way)> {
    asked(&format!("odds {battle}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_may_come_behind_both_names() {
        for (typed, meant) in [
            ("gap fangorn 8 5", Some("fight gap 8 fangorn 5")),
            ("gap fangorn 8l 5", Some("fight gap 8l fangorn 5")),
            ("gap fangorn ? 5 8", Some("fight gap 8 fangorn 5")),
            ("gap 8 fangorn 5", None),
            ("gap fangorn 8", None),
            ("8 5", None),
        ] {
            let words: Vec<&str> = typed.split_whitespace().collect();
            assert_eq!(in_order(&words).as_deref(), meant, "{typed}");
        }
    }

    /// Whoever counts, what is none is left out.
    #[test]
    fn counts_are_said_in_one_way() {
        let counted = Counted { territories: 12, strongholds: 0, regions: vec!["gondor".to_owned()] };
        assert_eq!(counts(&counted), "reinforce 12 regions=gondor");
        let score = Command::Score { colour: "red".to_owned(), counted };
        assert_eq!(String::from(score), "score red 12 regions=gondor");
    }
}
