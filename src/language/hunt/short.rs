//! Short forms for hands in a hurry: `22`, `.`, `a`, `r`, `s 22`, `h 22`, `p IIA`, `u`, `d`.
//!
//! Entries may be typed with an even number of keys (`..`, `07`, `22`, `//`, `CC`), so that nobody learns anything
//! by counting strokes.

use super::announce::places_unknown;
use super::print;
use crate::hunt::board::{Area, Location, Region};
use crate::hunt::{Asked, Command, Phase, Question, State, View};

/// The commands that a typed line stands for, in the protocol's words. A line that is no short form is itself.
///
/// An entry becomes a move, or the escape where one is due; in Part 2 it is Gandalf's. `22 IIB` also tells where 22
/// lies.
pub fn long_form(typed: &str, state: &State) -> Vec<String> {
    let typed = &apart(&blanks(typed));
    let words: Vec<&str> = typed.split_whitespace().collect();
    let Some((&first, rest)) = words.split_first() else { return Vec::new() };
    let lower = first.to_ascii_lowercase();
    let rest_joined = rest.join(" ");
    let with = |command: &str| vec![format!("{command} {rest_joined}").trim_end().to_owned()];
    let escapes = state.view.phase == Phase::Escape;
    let part2 = state.view.part2.is_some();
    match lower.as_str() {
        "r" | "/" | "//" if escapes && !part2 => vec!["escape stay".into()],
        "r" | "/" | "//" => with("rest"),
        // Where Gandalf alone is still asked for, it is the exit.
        "a" if part2
            && frodo_is_done(&state.view)
            && !asks_next(&state.view)
            && ["", "!"].contains(&rest_joined.as_str()) =>
        {
            with("gandalf A")
        }
        "a" if part2 && state.view.drawn.is_none() => advance(rest, state),
        // R28: there it is no move, and it is said why it leads nowhere.
        "." | ".." if escapes && !part2 => vec!["escape .".into()],
        "." | ".." if !part2 => with("move ."),
        "s" => with("search"),
        "h" => with("hunt"),
        "p" | "perception" => vec![perception(rest)],
        "a" if state.view.drawn.is_some() => with("accept"),
        "u" => with("undo"),
        "d" => with("done"),
        "y" => with("answer"),
        "w" => with("withdraw"),
        "b" if state.view.asked.is_some() => with("blocked"),
        "k" if escapes && part2 => with("course keep"),
        "area" => match area_first(rest.get(1..).unwrap_or_default()) {
            Some((area, [])) => vec![format!("area {} {area}", rest[0])],
            _ => vec![typed.trim().to_owned()],
        },
        "card" if rest.first().is_some_and(|word| word.eq_ignore_ascii_case("perception")) => {
            vec![format!("card {}", perception(&rest[1..]))]
        }
        "card" | "correct" => with_area(&words),
        // In set-up a number alone is too much of a guess, and what is over is not moved on.
        _ if !state.view.phase.is_play() => vec![typed.trim().to_owned()],
        // A number alone is what the phase asks for.
        "refresh" if numeric(&rest_joined) => vec![format!("refresh shadows={rest_joined}")],
        _ if numeric(first) && state.view.phase == Phase::Refresh => vec![format!("refresh shadows={first}")],
        _ if numeric(first) && state.view.phase == Phase::Rescue => vec![with_tiles("rescue", first, rest)],
        _ if numeric(first) && state.view.phase == Phase::Encounter => {
            vec![with_tiles("nazgul", first, rest)]
        }
        _ => match entry(first) {
            // An area alone is where he has come.
            None => match (area(typed), places_unknown(state).first()) {
                (Some(area), Some(place)) => vec![print(&Command::Area { location: *place, area })],
                _ => vec![typed.trim().to_owned()],
            },
            Some(place) => {
                let command = match state.view.phase {
                    Phase::Hiding => "gandalf hide",
                    Phase::Fleeing => "gandalf flee",
                    _ if asks_next(&state.view) => likely_question(&state.view),
                    _ if part2 => "gandalf",
                    Phase::Escape => "escape",
                    _ => "move",
                };
                match area_first(rest) {
                    // An entry with its area, typed in the wrong turn, betrays nothing: it is no question.
                    Some(_) if asks_next(&state.view) => vec![typed.trim().to_owned()],
                    Some((area, flags)) => {
                        let flags = flags.join(" ");
                        let entered = format!("{command} {place} {flags}").trim_end().to_owned();
                        vec![entered, format!("area {place} {area}")]
                    }
                    None => vec![format!("{command} {place} {rest_joined}").trim_end().to_owned()],
                }
            }
        },
    }
}

/// What a correction of this entry begins with, what comes before it is told with, and what a row of the card is.
pub fn correcting(at: u8) -> String {
    format!("correct {at}")
}

pub fn inserting(at: u8) -> String {
    format!("correct insert {at}")
}

pub fn telling_row(row: u8) -> String {
    format!("journey row {row}")
}

/// Whether a number alone is a question: in the Ringwraiths' turn, and as soon as all that the Ring-bearer does in his is done.
pub fn asks_next(view: &View) -> bool {
    match view.phase {
        Phase::Ringwraiths => true,
        Phase::RingBearer => {
            let gandalf = view.part2.as_ref().is_none_or(|part2| part2.gandalf_moved || part2.in_rivendell);
            frodo_is_done(view) && gandalf
        }
        _ => false,
    }
}

/// Whether Frodo has made his move in the Ring-bearer's turn that is.
fn frodo_is_done(view: &View) -> bool {
    view.phase == Phase::RingBearer && (view.moved || view.rested)
}

/// The question that a number alone asks: R11, what the Nazgûl have for nothing.
fn likely_question(view: &View) -> &'static str {
    if view.eye { "hunt" } else { "search" }
}

/// The question that is meant by a number or an area alone, if one is: it is shown to the Ring-bearer before anybody else knows
/// of it.
pub fn pondered(typed: &str, state: &State) -> Option<Asked> {
    let (view, typed) = (&state.view, typed.trim());
    if !asks_next(view) || view.asked.is_some() || view.drawn.is_some() {
        return None;
    }
    // A letter is the short form of something, or an exit, and those are not asked about (R20).
    let question = match Some(typed).filter(|typed| numeric(typed)) {
        Some(place) if view.eye => Question::Hunt(place.parse().ok()?),
        Some(place) => Question::Search(place.parse().ok()?),
        // In his own turn it is where he has come.
        None if view.phase != Phase::Ringwraiths && !places_unknown(state).is_empty() => return None,
        None => Question::Perception(Region::Area(area(typed)?)),
    };
    Some(Asked { card: false, question })
}

/// A region as hands type it: `II-A`, `IIA`, `2a`, `ii a`, `II.A`; a section alone is `II` or `2`.
fn region(typed: &str) -> Option<Region> {
    const ROMAN: [&str; 6] = ["I", "II", "III", "IV", "V", "VI"];
    let plain: String = typed.chars().filter(|sign| !matches!(sign, ' ' | '.' | '-' | '–')).collect();
    let figure =
        plain.chars().next()?.to_digit(10).and_then(|digit| ROMAN.get((digit as usize).checked_sub(1)?));
    match figure {
        Some(roman) => format!("{roman}{}", &plain[1..]).parse().ok(),
        None => plain.parse().ok(),
    }
}

pub fn area(typed: &str) -> Option<Area> {
    match region(typed)? {
        Region::Area(area) => Some(area),
        Region::Section(_) => None,
    }
}

/// The area that these words begin with, in one word or two, and what stands behind it.
fn area_first<'a, 'b>(words: &'a [&'b str]) -> Option<(Area, &'a [&'b str])> {
    let of = |count: usize| Some((area(&words.get(..count)?.concat())?, &words[count..]));
    of(1).or_else(|| of(2))
}

/// A Perception, whichever way its region is typed.
fn perception(rest: &[&str]) -> String {
    let of = |count: usize| Some((region(&rest.get(..count)?.concat())?, &rest[count..]));
    match of(2).or_else(|| of(1)) {
        Some((region, rest)) => format!("perception {region} {}", rest.join(" ")).trim_end().to_owned(),
        None => format!("perception {}", rest.join(" ")).trim_end().to_owned(),
    }
}

/// Numbers may be parted by commas and semicolons as well; what is said or written is left as it is.
fn blanks(typed: &str) -> String {
    let first = typed.split_whitespace().next().unwrap_or_default().to_ascii_lowercase();
    let free = [
        "tell",
        "note",
        "table-word",
        "open",
        "save",
        "reveal",
        "letter",
        "new",
        "part2",
        "letter-by-hand",
        "open-letter",
    ];
    if free.contains(&first.as_str()) {
        return typed.to_owned();
    }
    typed.replace([',', ';'], " ")
}

/// An area behind a location that a card moves to, or that takes the place of a wrong entry, is told before.
fn with_area(words: &[&str]) -> Vec<String> {
    let whole = || vec![words.join(" ")];
    let Some((at, area)) = words.iter().enumerate().skip(2).find_map(|(at, word)| Some((at, area(word)?)))
    else {
        return whole();
    };
    let named = words[at - 1];
    if words[0].eq_ignore_ascii_case("card") && words[1].eq_ignore_ascii_case("perception")
        || entry(named).is_none()
    {
        return whole();
    }
    let rest: Vec<&str> =
        words.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, word)| *word).collect();
    vec![format!("area {named} {area}"), rest.join(" ")]
}

/// What fast hands type in one: `s22`, `h22`, `pIIA`, `22!`.
fn apart(typed: &str) -> String {
    let number = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    let apart = |word: &str| {
        let asks =
            word.split_at_checked(1).filter(|(verb, target)| match verb.to_ascii_lowercase().as_str() {
                "s" | "h" => number(target),
                "p" => region(target).is_some(),
                _ => false,
            });
        match (asks, word.strip_suffix('!').filter(|typed| entry(typed).is_some())) {
            (Some((verb, target)), _) => format!("{verb} {target}"),
            (None, Some(entry)) => format!("{entry} !"),
            (None, None) => word.to_owned(),
        }
    };
    match typed.trim().split_once(char::is_whitespace) {
        None => apart(typed.trim()),
        Some(_) => typed.to_owned(),
    }
}

/// Frodo's advance, and where the location that he comes to lies: `a IVB`.
fn advance(rest: &[&str], state: &State) -> Vec<String> {
    let row = state.hidden.journey.as_ref().and_then(|journey| journey.row(state.view.step + 1));
    match (area_first(rest), row.and_then(crate::hunt::Row::location)) {
        (Some((area, flags)), Some(location)) => {
            let advance = format!("advance {}", flags.join(" ")).trim_end().to_owned();
            vec![advance, format!("area {location} {area}")]
        }
        _ => vec![format!("advance {}", rest.join(" ")).trim_end().to_owned()],
    }
}

fn numeric(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// A number, whether the Lord is among them, and behind it the tiles that were drawn by hand, with or without the
/// word.
fn with_tiles(command: &str, number: &str, rest: &[&str]) -> String {
    let (lord, tiles) = match rest {
        [word, tiles @ ..] if word.eq_ignore_ascii_case("lord") => (" lord", tiles),
        tiles => ("", tiles),
    };
    let word = match tiles {
        [] => "",
        [word, ..] if word.eq_ignore_ascii_case("tiles") => " ",
        _ => " tiles ",
    };
    format!("{command} {number}{lord}{word}{}", tiles.join(" "))
}

/// A location or an exit, as it may be typed: `7`, `07`, `C`, `cc`.
fn entry(word: &str) -> Option<String> {
    let doubled = match word.as_bytes() {
        [a, b] if a.is_ascii_alphabetic() && a.eq_ignore_ascii_case(b) => &word[..1],
        _ => word,
    };
    // A letter that is a short form of a command is an exit only when it is doubled.
    doubled.parse::<Location>().ok().map(|location| location.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_forms_become_commands() {
        let mut state = State::default();
        state.view.phase = Phase::RingBearer;
        for (typed, long) in [
            ("22", &["move 22"][..]),
            ("07", &["move 7"]),
            ("..", &["move ."]),
            (".", &["move ."]),
            ("c", &["move C"]),
            ("CC", &["move C"]),
            ("22 !", &["move 22 !"]),
            ("22!", &["move 22 !"]),
            ("C!", &["move C !"]),
            ("s22", &["search 22"]),
            ("H7", &["hunt 7"]),
            ("pIIa", &["perception II-A"]),
            ("p2a", &["perception II-A"]),
            ("p ii a", &["perception II-A"]),
            ("p II.A morgul", &["perception II-A morgul"]),
            ("p 2", &["perception II"]),
            ("information 3, 4;5", &["information 3  4 5"]),
            ("tell 3, 4", &["tell 3, 4"]),
            ("pool", &["pool"]),
            ("22 iib", &["move 22", "area 22 II-B"]),
            ("22 2b", &["move 22", "area 22 II-B"]),
            ("22 ii b", &["move 22", "area 22 II-B"]),
            ("22 IIB !", &["move 22 !", "area 22 II-B"]),
            ("card move 14 IIIA", &["area 14 III-A", "card move 14"]),
            ("card move 14 3a", &["area 14 III-A", "card move 14"]),
            ("area 14 3a", &["area 14 III-A"]),
            ("card perception 2a", &["card perception II-A"]),
            ("correct 3 12 iic", &["area 12 II-C", "correct 3 12"]),
            ("correct insert 3 12 IIC !", &["area 12 II-C", "correct insert 3 12 !"]),
            ("card move 14", &["card move 14"]),
            ("card perception IIA", &["card perception II-A"]),
            ("r", &["rest"]),
            ("//", &["rest"]),
            ("s 22", &["search 22"]),
            ("H 22", &["hunt 22"]),
            ("p IIA", &["perception II-A"]),
            ("ss", &["move S"]),
            ("u", &["undo"]),
            ("d", &["done"]),
            ("  search   22 ", &["search   22"]),
            ("", &[]),
        ] {
            assert_eq!(long_form(typed, &state), long, "{typed}");
        }
        state.view.phase = Phase::Ringwraiths;
        // What was meant for another turn is neither given nor asked.
        assert_eq!(long_form("22 IIB", &state), ["22 IIB"]);
        assert_eq!(pondered("22 IIB", &state), None);
        let asked = Asked { card: false, question: Question::Search("22".parse().unwrap()) };
        assert_eq!(pondered("22", &state), Some(asked));
        assert_eq!(pondered("d", &state), None);
        let perception = Question::Perception("II-A".parse().unwrap());
        assert_eq!(pondered("2a", &state).map(|asked| asked.question), Some(perception));
        assert_eq!(pondered("II", &state), None);
        state.view.phase = Phase::Escape;
        assert_eq!(long_form("46", &state), ["escape 46"]);
        assert_eq!(long_form("//", &state), ["escape stay"]);
        state.view.phase = Phase::Encounter;
        assert_eq!(long_form("2", &state), ["nazgul 2"]);
        assert_eq!(long_form("2 3 eye", &state), ["nazgul 2 tiles 3 eye"]);
        assert_eq!(long_form("2 lord", &state), ["nazgul 2 lord"]);
        assert_eq!(long_form("2 lord 3 eye 1", &state), ["nazgul 2 lord tiles 3 eye 1"]);
        state.view.phase = Phase::Refresh;
        assert_eq!(long_form("2", &state), ["refresh shadows=2"]);
        assert_eq!(long_form("refresh 2", &state), ["refresh shadows=2"]);
        state.view.phase = Phase::Rescue;
        assert_eq!(long_form("2 tiles 3 1", &state), ["rescue 2 tiles 3 1"]);
        state.view.phase = Phase::Setup;
        assert_eq!(long_form("22", &state), ["22"]);
        // In Part 2 Frodo advances, and Gandalf goes where a number says.
        state.view.part2 = Some(crate::hunt::Part2::default());
        state.view.phase = Phase::RingBearer;
        for (typed, long) in [
            ("a", &["advance"][..]),
            ("a free", &["advance free"]),
            ("22", &["gandalf 22"]),
            ("22 IVB", &["gandalf 22", "area 22 IV-B"]),
            ("aa", &["gandalf A"]),
            ("r", &["rest"]),
        ] {
            assert_eq!(long_form(typed, &state), long, "{typed}");
        }
        // Once Frodo has moved, a letter is an exit, and Gandalf's.
        state.view.moved = true;
        assert_eq!(long_form("a", &state), ["gandalf A"]);
        assert_eq!(long_form("a !", &state), ["gandalf A !"]);
        assert_eq!(long_form("a IVB", &state), ["advance IVB"]);
        state.view.moved = false;
        state.view.phase = Phase::Hiding;
        assert_eq!(long_form("8", &state), ["gandalf hide 8"]);
        state.view.phase = Phase::Fleeing;
        assert_eq!(long_form("8", &state), ["gandalf flee 8"]);
    }
}
