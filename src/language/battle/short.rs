//! Short forms on the line (G16): an attack is attacker, defender, letters and dice; in a build phase digits are the lines of the
//! list.

use super::begun::{Begun, SUM, piece};
use super::plan::Plan;
use super::{nation, one, place};
use crate::battle::{Battle, BattleCommand, BattleView, Centre, Fight, Piece, SET_UP, Step, elven_hexes};
use crate::books::{Command, D6, Throw, Word, plain};
use crate::language::{Spoken as _, Usage, Words};
use strum::VariantArray;

/// The lines of the list of builds: each nation that builds in this round, with each of its centres. They stay where they are
/// while some of them are built, so that nothing moves under a finger.
pub(crate) fn build_lines(view: &BattleView) -> Vec<(Piece, Centre)> {
    let Some(moment) = view.moment.filter(|moment| moment.step == Step::Build) else { return Vec::new() };
    let builds = |piece: &&Piece| view.side_of(**piece) == moment.side && piece.builds(moment.round) > 0;
    let centres = |piece: &Piece| {
        let piece = *piece;
        let theirs = move |centre: &Centre| *centre != Centre::Shire || view.shire_is_of(piece);
        piece.centres().iter().copied().filter(theirs).map(move |centre| (piece, centre))
    };
    Piece::VARIANTS.iter().filter(builds).flat_map(centres).collect()
}

/// The commands that were meant by digits of several nations, one each, in the order in which their first lines were typed.
pub(crate) fn in_several(view: &BattleView, typed: &str) -> Vec<String> {
    let digits: String = typed.split_whitespace().collect();
    let chosen = chosen(view, &digits).unwrap_or_default();
    let mut nations: Vec<Piece> = Vec::new();
    for (piece, _) in &chosen {
        if !nations.contains(piece) {
            nations.push(*piece);
        }
    }
    nations.into_iter().map(|nation| build(nation, &chosen)).collect()
}

/// The words of commands for what the language calls otherwise: who attacks, on whom, and what is so of him, as it is seen.
pub(crate) fn own_words(words: &Words, view: &BattleView, typed: &str) -> Option<String> {
    if let Some(line) = laid(words, view, typed).or_else(|| stands(words, view, typed)) {
        return Some(line);
    }
    const NAMES_PIECES: [&str; 8] = ["attack", "a", "odds", "need", "lost", "back", "count", "build"];
    let said: Vec<&str> = typed.split_whitespace().collect();
    let first = said.first()?.to_ascii_lowercase();
    let is_command = Usage::<Battle>::all().any(|usage| usage.name == first);
    let attacks = view.moment.is_some_and(|moment| moment.step == Step::Attack);
    if is_command && !NAMES_PIECES.contains(&&*first) || !is_command && !attacks {
        return None;
    }
    let pieces =
        Piece::VARIANTS.iter().flat_map(|it| [(nation(words, *it), it.name()), (one(words, *it), it.name())]);
    let flags = [("chip-fortress", "fortress"), ("chip-river", "river")];
    let flags = flags.map(|(name, own)| (words.say(name, &[]), own));
    let called: Vec<(String, &str)> = pieces.chain(flags).map(|(name, own)| (in_one(&name), own)).collect();
    let own = |word: &&str| {
        let typed = plain(word);
        // What commands call so is meant as that.
        let known = typed.chars().count() < 3 || piece(&typed).is_some() || is_command && *word == said[0];
        let mut meant =
            called.iter().filter(|(name, _)| !known && name.starts_with(&typed)).map(|(_, own)| *own);
        let found = meant.next().filter(|found| meant.all(|other| other == *found));
        found.unwrap_or(*word).to_owned()
    };
    let line: Vec<String> = said.iter().map(own).collect();
    (line != said).then(|| line.join(" "))
}

/// As a word that stands for several.
fn in_one(words: &str) -> String {
    plain(words.trim()).replace(' ', "-")
}

/// B65: an item of the set-up, by its number or as it is called.
fn laid(words: &Words, view: &BattleView, typed: &str) -> Option<String> {
    const LEAST: usize = 3;
    if view.moment.is_some() || view.won.is_some() {
        return None;
    }
    let tick = |item: usize| format!("tick {item}");
    let number = typed.trim().parse().ok().filter(|number| (1..=SET_UP.len()).contains(number));
    if number.is_some() {
        return number.map(tick);
    }
    let typed = in_one(typed);
    let is_command = Usage::<Battle>::all().any(|usage| usage.name == typed);
    let called = |of: &Option<Piece>| match of {
        Some(of) if of.name() == typed => true,
        _ if is_command || typed.chars().count() < LEAST => false,
        Some(of) => [nation(words, *of), one(words, *of)].iter().any(|name| in_one(name).starts_with(&typed)),
        None => in_one(&words.say("mat-bearer", &[])).starts_with(&typed),
    };
    let mut items = SET_UP.iter().zip(1..).filter(|(of, _)| called(of)).map(|(_, item)| item);
    items.next().filter(|_| items.next().is_none()).map(tick)
}

/// B55: a place by the name that is seen, where it is asked where the Ring-bearer stands.
fn stands(words: &Words, view: &BattleView, typed: &str) -> Option<String> {
    const HEX: &str = "hex";
    if view.won.is_some() || !view.moves(view.ring.holder) {
        return None;
    }
    let typed = in_one(typed);
    let goal = view.ring.holder.goal();
    let is_command = Usage::<Battle>::all().any(|usage| usage.name == typed);
    let numbered: Vec<String> = elven_hexes().collect();
    let known = view.ring.place.iter().chain(&view.ring.elven).chain(&numbered).map(String::as_str);
    let mut known = known.filter(|_| !is_command).chain([HEX, goal]);
    let name = known.find(|name| **name == typed || in_one(&place(words, name)) == typed)?;
    Some(format!("ring at {name}"))
}

/// The attack of the side whose turn it is, or the chances of attacks, as far as it is said, in the words of commands; nothing where
/// something else is said.
pub(crate) fn told(words: &Words, view: &BattleView, said: &str) -> Option<String> {
    let own = own_words(words, view, said);
    let said = own.as_deref().unwrap_or(said);
    let moment = view.moment.filter(|moment| moment.step == Step::Attack && view.won.is_none())?;
    if Plan::of(said).is_some() {
        return Some(said.to_owned());
    }
    let full = in_full(view, said).unwrap_or_else(|| said.to_owned());
    let attacker = Begun::of(&full).attacker?;
    (view.has(attacker) && view.side_of(attacker) == moment.side).then_some(full)
}

/// The command that was meant.
pub(crate) fn in_full(view: &BattleView, typed: &str) -> Option<String> {
    let words: Vec<String> = typed.split_whitespace().map(str::to_ascii_lowercase).collect();
    if let ["ring", "at", place @ ..] = &*words.iter().map(String::as_str).collect::<Vec<_>>()
        && let Some(line) = ring_at(place)
    {
        return Some(line);
    }
    match view.moment?.step {
        Step::Build => built(view, &words.concat()),
        Step::Attack => thrown(&words).or_else(|| attack(&words)),
        Step::FirstMove | Step::SecondMove => None,
    }
}

/// The lines of the list that these digits are.
fn chosen(view: &BattleView, digits: &str) -> Option<Vec<(Piece, Centre)>> {
    let lines = build_lines(view);
    let chosen = digits.chars().map(|digit| {
        let number = usize::try_from(digit.to_digit(10)?).ok()?;
        lines.get(number.checked_sub(1)?).copied()
    });
    chosen.collect()
}

/// An army at each of these centres of a nation's.
fn build(piece: Piece, chosen: &[(Piece, Centre)]) -> String {
    let centres = chosen.iter().filter(|(of, _)| *of == piece).map(|(_, centre)| *centre);
    let build = BattleCommand::Build { piece, centres: centres.collect() };
    Battle::printed(&Command::Own(build, Word::Rules)).unwrap_or_default()
}

/// `124`: an army at each of these lines, which are of one nation.
fn built(view: &BattleView, digits: &str) -> Option<String> {
    let chosen = chosen(view, digits)?;
    let (nation, _) = *chosen.first()?;
    let of_one = chosen.iter().all(|(piece, _)| *piece == nation);
    of_one.then(|| build(nation, &chosen))
}

/// A place of several words, as it is said (G16): `ring at grey havens elven`.
fn ring_at(said: &[&str]) -> Option<String> {
    let behind = said.iter().rev().take_while(|word| matches!(**word, "elven" | "!")).count();
    let (place, behind) = said.split_at(said.len() - behind);
    let words = ["ring at".to_owned(), plain(&place.join("-"))].into_iter();
    (place.len() > 1)
        .then(|| words.chain(behind.iter().map(|word| (*word).to_owned())).collect::<Vec<_>>().join(" "))
}

/// Behind an attack that was pressed the faces alone: `attack gondor on orc fortress 53`.
fn thrown(words: &[String]) -> Option<String> {
    let is = |said: &str| words.iter().position(|word| word == said);
    // They answer what was asked of a sum.
    let before = is(SUM).unwrap_or(words.len());
    let behind = is(SUM).map_or(0, |at| (at + 2).min(words.len()));
    let is_faces = |word: &&String| word.chars().all(|face| ('1'..='6').contains(&face));
    let faces = words[behind..].iter().rev().take_while(is_faces).count();
    if is("on").is_none() || is("dice").is_some() || faces == 0 {
        return None;
    }
    let (said, faces) = words.split_at(words.len() - faces);
    let said = said[..before.min(said.len())].join(" ");
    let faces: Vec<String> = faces.concat().chars().map(String::from).collect();
    Some(format!("{said} dice {}", faces.join(" ")))
}

/// `man roh e f 53`, with or without `a` before it.
fn attack(words: &[String]) -> Option<String> {
    let words = match words {
        // What was pressed stands there in full, and behind it what was typed: the rest of it, or all of it anew.
        [first, rest @ ..] if ["a", "attack"].contains(&&**first) => {
            let named = |at: usize, least: usize| {
                rest.get(at).is_some_and(|word| word.len() >= least && piece(word).is_some())
            };
            match (named(0, 1) && named(1, 1), named(2, 3)) {
                (true, true) => &rest[1..],
                (true, false) => rest,
                (false, _) => words,
            }
        }
        all => all,
    };
    // What was pressed word by word is a whole attack without its first word.
    if let [attacker, .., _] = words
        && piece(attacker).is_some()
        && words.iter().any(|word| word == "on")
    {
        return Some(format!("attack {}", words.join(" ")));
    }
    let [attacker, defender, behind @ ..] = words else { return None };
    let (attacker, defender) = (piece(attacker)?, piece(defender)?);
    let mut fight = Fight {
        attacker,
        elven_attacker: false,
        defender,
        elven_defender: false,
        fortress: false,
        river: false,
    };
    let (mut dice, mut app, mut by) = (Vec::new(), false, Word::Rules);
    for word in behind {
        match word.as_str() {
            "e" | "elven" => fight.elven_attacker = true,
            "d" => fight.elven_defender = true,
            "f" | "fortress" => fight.fortress = true,
            "r" | "river" => fight.river = true,
            "roll" => app = true,
            "!" => by = Word::Table,
            pips => {
                for die in pips.chars() {
                    dice.push(die.to_string().parse::<D6>().ok()?);
                }
            }
        }
    }
    let throw = match (app, dice.is_empty()) {
        (true, true) => Throw::App,
        (false, true) => Throw::Unsaid("dice"),
        _ => Throw::Told(dice),
    };
    Battle::printed(&Command::Own(BattleCommand::Attack { fight, throw }, by))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{BattleEvent, Moment, Options, Players, Side};
    use crate::language::Language;
    use crate::table::Fold as _;

    #[test]
    fn an_attack_is_said_in_short() {
        let short = |typed: &str| {
            let words: Vec<String> = typed.split_whitespace().map(str::to_owned).collect();
            attack(&words)
        };
        for (typed, full) in [
            ("gandalf orc f 53", "attack gandalf on orc fortress dice 5 3"),
            ("a man roh e f", "attack manorc elven on rohan fortress"),
            ("o r d f r 6 1", "attack orc on rohan elven fortress river dice 6 1"),
            ("a orc", "attack aragorn on orc"),
            ("attack rohan manorc 66", "attack rohan on manorc dice 6 6"),
            ("gondor orc fortress 53", "attack gondor on orc fortress dice 5 3"),
            ("attack gondor gondor orc f 53", "attack gondor on orc fortress dice 5 3"),
            ("o r roll !", "attack orc on rohan roll !"),
            ("orc elven on rohan fortress", "attack orc elven on rohan fortress"),
        ] {
            assert_eq!(short(typed).as_deref(), Some(full), "{typed}");
        }
        for typed in ["", "orc", "fortress on rohan", "orc bree f", "done"] {
            assert_eq!(short(typed), None, "{typed}");
        }
    }

    #[test]
    fn faces_are_said_behind_what_was_pressed() {
        let short = |typed: &str| {
            let words: Vec<String> = typed.split_whitespace().map(str::to_owned).collect();
            thrown(&words)
        };
        for (typed, full) in [
            ("attack gondor on orc fortress 53", Some("attack gondor on orc fortress dice 5 3")),
            ("attack gondor elven on orc 5 3", Some("attack gondor elven on orc dice 5 3")),
            ("attack gondor on orc sum 9 4 5", Some("attack gondor on orc dice 4 5")),
            ("attack gondor on orc sum 5", None),
            ("attack gondor on orc", None),
            ("gondor orc f 53", None),
            ("attack gondor on orc dice 5 3", None),
            ("attack gondor on orc 9", None),
        ] {
            assert_eq!(short(typed).as_deref(), full, "{typed}");
        }
    }

    #[test]
    fn what_is_seen_may_be_typed() {
        let words = Words::of_game::<Battle>(Language::De);
        let mut view = BattleView::laid_out(&Options { players: Players::Three });
        let moment = Moment { round: 4, step: Step::Attack, side: Side::Alliance };
        view.apply(&BattleEvent::Stands { moment });
        for (typed, own) in [
            ("gondor ork festung 53", Some("gondor orc fortress 53")),
            ("rohan menschenorks 66", Some("rohan manorc 66")),
            ("gon orc f 53", None),
            ("note der Zwerg", None),
            ("attack zwerg on orks", Some("attack dwarf on orc")),
        ] {
            assert_eq!(own_words(&words, &view, typed).as_deref(), own, "{typed}");
        }
    }

    /// What others would do and what belongs to no attack is not told.
    #[test]
    fn an_attack_is_told_as_far_as_it_goes() {
        let words = Words::of_game::<Battle>(Language::De);
        let mut view = BattleView::laid_out(&Options { players: Players::Three });
        let mut told = |step, said: &str| {
            let moment = Moment { round: 4, step, side: Side::Alliance };
            view.apply(&BattleEvent::Stands { moment });
            told(&words, &view, said)
        };
        for (said, full) in [
            ("attack gondor", Some("attack gondor")),
            ("attack gondor elven on orc fortress sum 9", Some("attack gondor elven on orc fortress sum 9")),
            ("gondor ork festung", Some("attack gondor on orc fortress")),
            ("attack", None),
            ("attack orc on rohan", None),
            ("odds gondor on orc", Some("odds gondor on orc")),
            ("count gondor", None),
        ] {
            assert_eq!(told(Step::Attack, said).as_deref(), full, "{said}");
        }
        assert_eq!(told(Step::SecondMove, "attack gondor"), None);
    }

    #[test]
    fn a_place_is_said_with_blanks() {
        for (said, line) in [
            ("grey havens elven", Some("ring at grey-havens elven")),
            ("the old forest", Some("ring at the-old-forest")),
            ("bree", None),
            ("lorien elven", None),
            ("elven", None),
        ] {
            let words: Vec<&str> = said.split_whitespace().collect();
            assert_eq!(ring_at(&words).as_deref(), line, "{said}");
        }
    }

    #[test]
    fn digits_are_the_lines_of_the_list() {
        let mut view = BattleView::laid_out(&Options { players: Players::Three });
        let moment = |side| Moment { round: 4, step: Step::Build, side };
        view.apply(&BattleEvent::Stands { moment: moment(Side::Sauron) });
        let full = in_full(&view, "124");
        assert_eq!(full.as_deref(), Some("build orc barad-dur dol-guldur minas-morgul"));
        assert_eq!(in_full(&view, "5"), None);
        view.apply(&BattleEvent::Stands { moment: moment(Side::Alliance) });
        assert_eq!(in_full(&view, "4").as_deref(), Some("build rohan helms-deep"));
        assert_eq!(in_full(&view, "14"), None, "of two nations");
        assert_eq!(in_several(&view, "4 1"), ["build rohan helms-deep", "build gondor dol-amroth"]);
        let of_three = ["build gondor dol-amroth", "build rohan edoras", "build hobbit shire"];
        assert_eq!(in_several(&view, "137"), of_three);
        assert!(in_several(&view, "19").is_empty() && in_several(&view, "done").is_empty());
    }
}
