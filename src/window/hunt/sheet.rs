//! The journey log as a page to print, in the form of the sheet of paper that it replaces: filled with the game so far,
//! so that play can go on with a pencil at any moment; or empty.

use super::log::{When, turns_of_steps};
use crate::hunt::{Journey, LAST_STEP, Length, Record, Row, State, TokenNow};
use crate::language::Words;
use crate::language::hunt::{phase_told, tracks, turn_name, written};
use crate::window::paper::{Ink, Stands};

/// The page, in tenths of a millimetre: A4 on its side.
const PAGE: [u32; 2] = [2970, 2100];
const MARGIN: u32 = 130;
/// From one line below the boxes to the next, at the most.
const APART: u32 = 76;
/// Boxes in a row of the sheet.
const ROW: u32 = 8;

/// The page as an SVG file.
pub fn sheet(words: &Words, record: Option<&Record>) -> String {
    let state = record.map(Record::state);
    let mut page = Ink::default();
    page.words([MARGIN, 190], 64, Stands::Bold, &words.say("table-log", &[]));
    page.words([MARGIN, 250], 34, Stands::Plain, &headline(words, record));
    let boxes = state.map(entries).unwrap_or_default();
    let turns = record.map(turns_of_steps).unwrap_or_default();
    let side = (PAGE[0] - 2 * MARGIN) / ROW;
    for step in 0..u32::from(LAST_STEP) {
        let (x, y) = (MARGIN + side * (step % ROW), 320 + side * (step / ROW));
        page.square([x, y], side, 4);
        page.words([x + 18, y + 48], 34, Stands::Plain, &(step + 1).to_string());
        if let Some(entry) = boxes.get(step as usize) {
            page.words([x + side / 2, y + side / 2 + 50], 130, Stands::Middle, entry);
        }
        if let Some(When { day, turn, .. }) =
            turns.get(step as usize).filter(|_| (step as usize) < boxes.len())
        {
            let when = words.say("log-turn", &[("day", (*day).into()), ("turn", turn_name(*turn).into())]);
            page.words([x + side / 2, y + side - 24], 32, Stands::Middle, &when);
        }
    }
    let mut y = 320 + 2 * side + 90;
    let lines = lines(words, state);
    // Cards that were changed stand below each other: the more there are, the closer.
    let apart = (PAGE[1] - 120 - y) / u32::try_from(lines.len()).unwrap_or(u32::MAX).max(1);
    for (name, value) in lines {
        page.words([MARGIN, y], 38, Stands::Bold, &name);
        let from = MARGIN + 820;
        if value.is_empty() {
            page.line([from, PAGE[0] - MARGIN], y);
        } else {
            page.words([from, y], 38, Stands::Plain, &value);
        }
        y += apart.min(APART);
    }
    let unofficial = words.say("home-unofficial", &[]);
    let foot = format!("Underhill · {unofficial}");
    page.words([MARGIN, PAGE[1] - 60], 26, Stands::Plain, &foot);
    page.on_paper(PAGE, (0, PAGE))
}

/// The day on which it was begun, and where it stands.
fn headline(words: &Words, record: Option<&Record>) -> String {
    let Some(record) = record else { return words.say("sheet-empty", &[]) };
    let view = &record.state().view;
    let day: String = record.header().time.chars().take(10).collect();
    format!("{day} · {}", phase_told(words, view.phase, view.day, view.turn))
}

/// What stands in the boxes: Frodo's log; in Part 2 his Journey card, as far as it is known.
fn entries(state: &State) -> Vec<String> {
    match &state.hidden.journey {
        Some(journey) => {
            let row = |row: &Option<Row>| row.map(written).unwrap_or_default();
            journey.rows.iter().skip(1).map(row).collect()
        }
        None => state.hidden.log.iter().map(written).collect(),
    }
}

/// P3, P20: the Journey cards that are not in the boxes: those that were changed, the first one first, and the two that
/// were drawn, until one of them is there.
fn other_cards(words: &Words, state: &State) -> Vec<(String, String)> {
    let hidden = &state.hidden;
    let drawn = hidden.drawn_journeys.iter().flat_map(|(short, long)| {
        [(Length::Short, short), (Length::Long, long)].map(|(length, card)| Journey::of_card(length, card))
    });
    let first = hidden.discarded.first().or(hidden.journey.as_ref());
    let drawn = drawn.filter(|card| first.is_none_or(|first| first.length != card.length));
    let named = |name: &str, card: &Journey| {
        let length = card.length.to_string();
        (words.say(name, &[("length", length.into())]), rows(card))
    };
    let drawn = drawn.map(|card| {
        let name = if first.is_none() { "table-journey" } else { "sheet-card-not-kept" };
        named(name, &card)
    });
    let changed = hidden.discarded.iter().map(|card| named("sheet-card-before", card));
    drawn.chain(changed).collect()
}

/// A card, with the rows that nobody has told.
fn rows(card: &Journey) -> String {
    let row = |row: &Option<Row>| row.as_ref().map_or("?".to_owned(), written);
    // Behind the last one that was told nothing is.
    let told = card.rows.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    card.rows.iter().take(told).map(row).collect::<Vec<_>>().join("  ")
}

/// What stands below the boxes; empty: a line to write on.
fn lines(words: &Words, state: Option<&State>) -> Vec<(String, String)> {
    let told = |of: &dyn Fn(&State) -> String| state.map(of).unwrap_or_default();
    let list = |items: &mut dyn Iterator<Item = String>| items.collect::<Vec<_>>().join("  ");
    let in_part_2 = state.is_some_and(|state| state.view.part2.is_some());
    let start = told(&|state| {
        let card = state.hidden.journey.as_ref().and_then(|journey| journey.rows.first().copied().flatten());
        let start = card.and_then(Row::location).or(state.hidden.start);
        start.map(|start| start.to_string()).unwrap_or_default()
    });
    let tracks = told(&|state| list(&mut tracks(words, &state.view)));
    let mut lines = vec![("sheet-start", start)];
    if in_part_2 {
        let log = told(&|state| list(&mut state.hidden.gandalf.iter().map(ToString::to_string)));
        let deeds = told(&|state| list(&mut state.hidden.deeds.kept.iter().map(ToString::to_string)));
        lines.extend([("sheet-gandalf", log), ("sheet-deeds", deeds)]);
    } else {
        let information = told(&|state| {
            list(&mut state.hidden.information.iter().map(|(token, now)| match now {
                TokenNow::Kept => token.to_string(),
                now => format!("{token} {}", words.say("token-now", &[("now", <&str>::from(now).into())])),
            }))
        });
        lines.push(("sheet-information", information));
    }
    let number = |of: &dyn Fn(&State) -> String| told(of);
    lines.extend([
        ("table-corruption", number(&|state| state.view.corruption.to_string())),
        ("table-fellowship", number(&|state| format!("{} / {}", state.view.tokens, state.view.pool))),
        ("table-eyes", number(&|state| state.view.eyes.to_string())),
        ("table-tracks", tracks),
    ]);
    let lines = lines.into_iter().map(|(name, value)| (words.say(name, &[]), value));
    lines.chain(state.map(|state| other_cards(words, state)).unwrap_or_default()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::Hunt;
    use crate::language::hunt::card_rows;
    use crate::referee::Referee;

    #[test]
    fn what_became_of_a_token_stands_beside_it_in_words() {
        let mut referee = Referee::new(None);
        let begin = ["new board=none starts=1,2,3 draws=hand give=0", "start 1", "information 4 6 8 10 12"];
        for command in begin.iter().chain(&["begin shadows=3", "token 4 found", "token 8 hidden"]) {
            assert!(referee.hear(command).is_some_and(|reply| reply.accepted()), "{command}");
        }
        let page = sheet(referee.words(), referee.kept::<Hunt>().map(|game| game.record()));
        assert!(page.contains(">4 found  6  8 hidden  10  12<"), "{page}");
    }

    #[test]
    fn every_card_of_part_2_is_on_the_page() {
        let mut referee = Referee::new(None);
        let mut hear = |commands: &[&str]| {
            for command in commands {
                assert!(referee.hear(command).unwrap().accepted(), "{command}");
            }
            let record = referee.kept::<Hunt>().unwrap().record();
            (sheet(referee.words(), Some(record)), record.state().clone())
        };
        let part2 = "part2 board=practice tiles=practice journeys=practice seed=3";
        let (page, state) = hear(&["letter-by-hand corruption=0 fellowship=0", part2, "journey draw"]);
        let (short, long) = state.hidden.drawn_journeys.unwrap();
        let has = |page: &str, name: &str, rows: &str| {
            let named = page.lines().position(|line| line.contains(&format!(">{name}<")));
            named.is_some_and(|at| page.lines().nth(at + 1).unwrap().contains(&format!(">{rows}<")))
        };
        let [short, long] = [short, long].map(|card| card_rows(&card.rows));
        assert!(has(&page, "Journey card (short)", &short) && has(&page, "Journey card (long)", &long));
        let (page, _) = hear(&["journey keep long", "deeds draw"]);
        assert!(has(&page, "Journey card not kept", &short) && !page.contains(&long));
        let (_, state) = hear(&[]);
        let start = state.hidden.deeds.kept[0].to_string();
        hear(&[&format!("gandalf start {start}"), "begin", "advance", &format!("gandalf {start}"), "done"]);
        let (page, state) = hear(&[]);
        assert!(!page.contains("Journey card before"));
        let last = state.last_location().unwrap();
        hear(&[&format!("hunt {last}"), "done", "nazgul 0", "accept"]);
        let (page, state) = hear(&["course change"]);
        let now = card_rows(&state.hidden.journey.unwrap().known());
        assert_ne!(now, long);
        assert!(has(&page, "Journey card before", &long) && has(&page, "Journey card not kept", &short));
        // Whatever there is, it ends above the foot of the page.
        let low = page
            .lines()
            .filter_map(|line| line.split(" y=\"").nth(1)?.split('"').next()?.parse::<u32>().ok());
        assert!(low.filter(|y| *y != PAGE[1] - 60).all(|y| y < PAGE[1] - 100));
    }
}
