//! What is counted, beside a model that walks every journey and every walk, one by one.

use super::part1::{Kind, Made, Part1, Told};
use super::part2::{Happened, Part2, Word};
use super::worth::answers;
use super::{Known, Over, What, When, Worth};
use crate::hunt::board::{Board, Location, Region};
use crate::hunt::things::{Answer, Card, Entry, EscapeReach, Journeys, Options, Question, Row};
use proptest::prelude::*;
use std::collections::BTreeMap;
use std::sync::Arc;

const PART_1: &str = r#"{"format":"underhill-board/1","name":"small","part":1,
    "areas":{"I-A":[1,2],"I-B":[3],"II-A":[4]},"starts":[1,3],
    "links":["1 . 2","2 3","3 . . 4","4 1","2 . A","4 . B","5 . 3","1 . . . 5"]}"#;
const PART_2: &str = r#"{"format":"underhill-board/1","name":"small","part":2,
    "areas":{"IV-A":[1,2],"IV-B":[3],"V-A":[4]},"deeds":[1,2,4,5],
    "links":["1 . 2","2 3","3 . . 4","4 . B","5 . 3"]}"#;

fn number(number: u16) -> Location {
    Location::number(number).unwrap()
}

fn options(board: &str) -> Options {
    Options { board: Some(Arc::new(Board::read(board.as_bytes()).unwrap())), ..Options::default() }
}

/// Takes one of a list by a number.
fn one<T: Copy>(of: &[T], by: u8) -> T {
    of[usize::from(by) % of.len()]
}

mod one_by_one {
    use super::*;

    /// A journey as it is walked: its start, and its entries.
    pub type Journey = (Location, Vec<Entry>);

    pub fn last((start, log): &Journey) -> Location {
        let entered = log.iter().rev().find_map(|entry| match entry {
            Entry::Location(location) => Some(*location),
            _ => None,
        });
        entered.unwrap_or(*start)
    }

    fn k((_, log): &Journey) -> u16 {
        let since = log.iter().rev().take_while(|entry| !matches!(entry, Entry::Location(_)));
        since.filter(|entry| **entry == Entry::Dot).count() as u16
    }

    pub fn features((start, log): &Journey, location: Location) -> bool {
        *start == location || log.contains(&Entry::Location(location))
    }

    pub fn next(part: &Part1, journey: &Journey, kind: Kind, exit: bool) -> Vec<Entry> {
        let board = part.options.board.as_ref().unwrap();
        let all: Vec<Location> = board.locations().filter(|location| location.is_exit() == exit).collect();
        let (here, k) = (last(journey), k(journey));
        let within = |location: &Location, most: u16| {
            board.dot_distance(here, *location).is_some_and(|dots| dots <= most)
        };
        let bonus = if part.options.escape == EscapeReach::Text { 2 } else { 1 };
        let mut entries: Vec<Entry> = all
            .into_iter()
            .filter(|location| match kind {
                Kind::Move => within(location, k) || *location == here && k > 0,
                Kind::Escape => within(location, k + bonus) || *location == here,
                Kind::Word => true,
            })
            .map(Entry::Location)
            .collect();
        if !exit && kind != Kind::Escape {
            entries.push(Entry::Dot);
        }
        if !exit && kind != Kind::Move {
            entries.push(Entry::Slash);
        }
        entries
    }

    pub fn answer(part: &Part1, journey: &Journey, question: Question) -> Option<Answer> {
        let yes = |yes: bool| if yes { Answer::Yes } else { Answer::No };
        Some(match question {
            Question::Hunt(location) if last(journey) == location => Answer::FrodoIsHere,
            Question::Search(location) | Question::Hunt(location) => yes(features(journey, location)),
            Question::Perception(region) | Question::Morgul(region) => {
                yes(region.holds(part.area(last(journey))?))
            }
        })
    }

    /// Whether what was told by then is what this journey would have been told.
    fn fits(part: &Part1, journey: &Journey, told: &[Told]) -> bool {
        told.iter().all(|told| {
            let then = (journey.0, journey.1[..told.entries].to_vec());
            let hidden = match told.question {
                Question::Search(location) | Question::Hunt(location) if told.information => {
                    !then.1.contains(&Entry::Location(location))
                }
                _ => true,
            };
            hidden && answer(part, &then, told.question) == Some(told.answer)
        })
    }

    pub fn fitting(part: &Part1, entries: usize, told: &[Told]) -> Vec<Journey> {
        let mut journeys: Vec<Journey> =
            part.options.starts().iter().map(|start| (*start, Vec::new())).collect();
        for made in &part.log[..entries] {
            journeys = journeys
                .iter()
                .flat_map(|journey| {
                    next(part, journey, made.kind, made.is_exit()).into_iter().map(|entry| {
                        let mut journey = journey.clone();
                        journey.1.push(entry);
                        journey
                    })
                })
                .collect();
        }
        journeys.retain(|journey| fits(part, journey, told));
        journeys
    }

    pub fn count(part: &Part1, entries: usize, told: &[Told]) -> Known {
        let journeys = fitting(part, entries, told);
        let mut ends: BTreeMap<Location, u128> = BTreeMap::new();
        journeys.iter().for_each(|journey| *ends.entry(last(journey)).or_default() += 1);
        Known {
            journeys: Some(journeys.len() as u128),
            frodo: Some(ends.into_iter().collect()),
            gandalf: None,
        }
    }
}

fn a_question(kind: u8, which: u8, part: u8) -> Question {
    let location = number(u16::from(which % 5) + 1);
    let areas = if part == 1 { ["I", "I-A", "I-B", "II-A"] } else { ["IV", "IV-A", "IV-B", "V-A"] };
    let region: Region = one(&areas, which).parse().unwrap();
    match kind % if part == 1 { 3 } else { 4 } {
        0 => Question::Search(location),
        1 => Question::Hunt(location),
        2 => Question::Perception(region),
        _ => Question::Morgul(region),
    }
}

/// An entry by two numbers, and the questions after it.
type Turned = (u8, u8, Vec<(u8, u8, bool)>);

/// A Part 1 that was played truthfully, as the numbers say: entries, and questions between them.
fn played(turns: &[Turned], example: bool) -> Part1 {
    let mut part = Part1 { options: Arc::new(options(PART_1)), ..Part1::default() };
    if example {
        part.options = Arc::new(Options { escape: EscapeReach::Example, ..options(PART_1) });
    }
    part.areas.insert(number(5), "III-A".parse().unwrap());
    let mut real: one_by_one::Journey = (number(1), Vec::new());
    for (at, (kind, which, asked)) in turns.iter().enumerate() {
        if at > 0 {
            let kind = one(&[Kind::Move, Kind::Move, Kind::Move, Kind::Escape, Kind::Word], *kind);
            let exits = one_by_one::next(&part, &real, kind, true);
            let exit = at + 1 == turns.len() && kind != Kind::Escape && which % 2 == 0 && !exits.is_empty();
            let entry = one(&one_by_one::next(&part, &real, kind, exit), *which);
            real.1.push(entry);
            part.log.push(Made { entry, kind, when: When::default() });
            if exit {
                break;
            }
        }
        for (kind, which, information) in asked {
            let question = a_question(*kind, *which, 1);
            let Some(answer) = one_by_one::answer(&part, &real, question) else { continue };
            let entered = |location| real.1.contains(&Entry::Location(location));
            let information = match question {
                Question::Search(location) | Question::Hunt(location) => *information && !entered(location),
                _ => false,
            };
            part.told.push(Told { question, answer, entries: at, when: When::default(), information });
        }
    }
    part
}

fn turns() -> impl Strategy<Value = Vec<Turned>> {
    let asked = prop::collection::vec((any::<u8>(), any::<u8>(), any::<bool>()), 0..3);
    prop::collection::vec((any::<u8>(), any::<u8>(), asked), 1..7)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn journeys_are_counted_as_if_each_were_walked(turns in turns(), example: bool) {
        let part = played(&turns, example);
        let mut before: Vec<Told> = Vec::new();
        let mut entries = 0;
        let over = Over::One(part.clone());
        for (at, moment) in part.moments().into_iter().enumerate() {
            let unasked = before.clone();
            match moment.what {
                What::Entry(number, _) => entries = number,
                What::Answer(..) => before.push(part.told[before.len()]),
                _ => {}
            }
            let known = one_by_one::count(&part, entries, &before);
            // The real one fits.
            prop_assert!(known.journeys > Some(0));
            prop_assert_eq!(&moment.known, &known, "{:?}", moment.what);
            let journeys = one_by_one::fitting(&part, entries, &unasked);
            let worth = over.worth(at);
            // Where all have come to exits, nobody could perceive them.
            prop_assert!([5 + 5, 5 + 5 + 5].contains(&worth.len()));
            for Worth { question, bits } in worth {
                let mut heard: BTreeMap<String, usize> = BTreeMap::new();
                let answers = journeys.iter().filter_map(|journey| one_by_one::answer(&part, journey, question));
                answers.for_each(|answer| *heard.entry(format!("{answer:?}")).or_default() += 1);
                prop_assert!((bits - halved(heard.values().copied())).abs() < 1e-9, "{question:?}");
            }
        }
        prop_assert_eq!(before.len(), part.told.len());
    }

    #[test]
    fn pairs_are_counted_as_if_each_were_walked(
        acts in prop::collection::vec((any::<u8>(), any::<u8>(), any::<u8>()), 1..9),
        shelters: bool,
        known: bool,
    ) {
        let part = travelled(&acts, shelters, known);
        let mut all = every_pair(&part);
        let over = Over::Two(part.clone());
        for (at, moment) in part.moments().into_iter().enumerate() {
            let unasked = all.clone();
            if let Some(happened) = at.checked_sub(1).map(|at| &part.happened[at]) {
                all = went_on(&part, all, happened);
            }
            let mut frodo: BTreeMap<Location, u128> = BTreeMap::new();
            let mut gandalf: BTreeMap<Location, u128> = BTreeMap::new();
            for pair in &all {
                if let Some((deck, had)) = &pair.cards {
                    let card = &part.options.journeys.as_ref().unwrap();
                    let card = if *deck { &card.long } else { &card.short };
                    let card = &card[*had.last().unwrap()];
                    *frodo.entry(card.last_location(pair.step).unwrap()).or_default() += 1;
                }
                *gandalf.entry(pair.gandalf).or_default() += 1;
            }
            let known = Known {
                journeys: Some(all.len() as u128),
                frodo: part.cards_known.then(|| frodo.into_iter().collect()),
                gandalf: Some(gandalf.into_iter().collect()),
            };
            prop_assert_eq!(&moment.known, &known, "{:?}", moment.what);
            let pairs = if matches!(moment.what, What::Answer(..)) { &unasked } else { &all };
            let worth = over.worth(at);
            prop_assert_eq!(worth.is_empty(), !part.cards_known || pairs.is_empty());
            for Worth { question, bits } in worth {
                let heard = answers(2, question).iter().map(|answer| {
                    pairs.iter().filter(|pair| would_hear(&part, pair, question, *answer)).count()
                });
                prop_assert!((bits - halved(heard)).abs() < 1e-9, "{question:?}");
            }
        }
    }
}

/// How often these parts of a whole halve it, on average, counted one by one.
fn halved(parts: impl IntoIterator<Item = usize>) -> f64 {
    let parts: Vec<usize> = parts.into_iter().collect();
    let whole: usize = parts.iter().sum();
    let each = parts.iter().flat_map(|part| std::iter::repeat_n(*part, *part));
    each.map(|part| (whole as f64 / part as f64).log2()).sum::<f64>() / whole.max(1) as f64
}

/// A pair as it is walked: the deck, the cards that Frodo had, and where Gandalf is.
#[derive(Clone)]
struct Pair {
    cards: Option<(bool, Vec<usize>)>,
    step: u8,
    gandalf: Location,
    in_rivendell: bool,
    done: Vec<Location>,
}

fn card(name: &str, rows: &str, moves: usize) -> Card {
    let mut rows: Vec<Row> = rows.split(' ').map(|row| row.parse().unwrap()).collect();
    rows.resize(moves, Row::Dot);
    rows.push("B".parse().unwrap());
    Card { name: name.to_owned(), rows }
}

/// A Part 2 in which somebody has said what the numbers say; nobody has to have been where he says.
fn travelled(acts: &[(u8, u8, u8)], shelters: bool, cards_known: bool) -> Part2 {
    let short = vec![card("a", "1 2 . 3", 14), card("b", "3 . 4 .", 14), card("c", "1 2 . 3", 14)];
    let long = vec![card("d", "2 1* 3 . 4", 16), card("e", "3 2* . 1 .", 16), card("f", "5 3 . . 4", 16)];
    let journeys = Some(Journeys { name: "small".into(), short, long });
    let options = Options { journeys, shelters, ..options(PART_2) };
    let mut part = Part2 { options: Arc::new(options), cards_known, ..Part2::default() };
    part.areas.insert(number(5), "VI-A".parse().unwrap());
    let (mut step, mut gone) = (0, false);
    for (kind, which, answer) in acts {
        let location = number(u16::from(which % 5) + 1);
        let word = Some(Word(which % 3 == 0));
        let what = match kind % 9 {
            0 | 1 => {
                step += 1;
                What::Step(step)
            }
            2 if !gone => What::GandalfMoved,
            3 if !gone => What::GandalfAt(location),
            4 if !gone => What::GandalfHidden,
            5 if !gone && which % 4 == 0 => {
                gone = true;
                What::GandalfInRivendell
            }
            6 => {
                step = step.saturating_sub(1);
                What::Course(step)
            }
            _ => {
                let question = a_question(*kind / 9, *which, 2);
                let answers: &[Answer] = match question {
                    Question::Hunt(_) => &[
                        Answer::No,
                        Answer::FrodoIsHere,
                        Answer::Yes,
                        Answer::GandalfIsFound,
                        Answer::YesGandalfIsFound,
                        Answer::BothAreFound,
                    ],
                    Question::Morgul(_) => {
                        &[Answer::No, Answer::Frodo, Answer::Gandalf, Answer::FrodoAndGandalf]
                    }
                    _ => &[Answer::No, Answer::Yes],
                };
                What::Answer(question, one(answers, *answer))
            }
        };
        let entry = word.filter(|_| matches!(what, What::GandalfMoved | What::GandalfHidden));
        let deed = which % 2 == 0;
        let (when, frodo, entered) = (When::default(), None, None);
        part.happened.push(Happened { what, when, frodo, entered, entry, step, arrived: false, deed });
    }
    part
}

fn every_pair(part: &Part2) -> Vec<Pair> {
    let board = part.options.board.as_ref().unwrap();
    let mut cards: Vec<Option<(bool, Vec<usize>)>> = vec![None];
    if part.cards_known {
        cards = (0..6).map(|card| Some((card >= 3, vec![card % 3]))).collect();
    }
    let pair = |cards: &Option<(bool, Vec<usize>)>, gandalf: &Location| Pair {
        cards: cards.clone(),
        step: 0,
        gandalf: *gandalf,
        in_rivendell: false,
        done: Vec::new(),
    };
    cards.iter().flat_map(|cards| board.deeds().iter().map(move |token| pair(cards, token))).collect()
}

fn went_on(part: &Part2, all: Vec<Pair>, happened: &Happened) -> Vec<Pair> {
    let board = part.options.board.as_ref().unwrap();
    let mut next = Vec::new();
    for mut pair in all {
        pair.step = happened.step;
        let went = |places: Vec<Location>| places.into_iter().map(|gandalf| Pair { gandalf, ..pair.clone() });
        let anywhere = || board.locations().collect::<Vec<_>>();
        match happened.what {
            What::GandalfMoved if happened.entry == Some(Word(true)) => next.extend(went(anywhere())),
            What::GandalfHidden if happened.entry == Some(Word(true)) => next.extend(went(anywhere())),
            What::GandalfMoved => {
                let mut places = vec![pair.gandalf];
                places.extend(board.connected(pair.gandalf).iter().map(|(location, _)| *location));
                next.extend(went(places));
            }
            What::GandalfHidden => {
                let left = board.deeds().iter().copied().filter(|token| !pair.done.contains(token));
                next.extend(went(left.collect()));
            }
            What::GandalfAt(location) => {
                if happened.deed {
                    pair.done.push(location);
                }
                next.extend(Some(pair).filter(|pair| pair.gandalf == location));
            }
            What::GandalfInRivendell => {
                pair.in_rivendell = true;
                next.extend(Some(pair).filter(|pair| pair.gandalf.is_exit()));
            }
            What::Course(_) => match &pair.cards {
                None => next.push(pair),
                Some((deck, had)) => next.extend((0..3).filter(|card| !had.contains(card)).map(|card| {
                    let mut had = had.clone();
                    had.push(card);
                    Pair { cards: Some((*deck, had)), ..pair.clone() }
                })),
            },
            What::Answer(question, answer) => {
                next.extend(Some(pair).filter(|pair| would_hear(part, pair, question, answer)))
            }
            _ => next.push(pair),
        }
    }
    next
}

fn would_hear(part: &Part2, pair: &Pair, question: Question, answer: Answer) -> bool {
    let area = |location: Location, region: Region| {
        if location.is_exit() { Some(false) } else { part.area(location).map(|area| region.holds(area)) }
    };
    let gandalf_in = |region| if pair.in_rivendell { Some(false) } else { area(pair.gandalf, region) };
    let gandalf_here = |location| !pair.in_rivendell && pair.gandalf == location;
    let Some((long, had)) = &pair.cards else {
        return match (question, answer) {
            (Question::Search(_), _) | (Question::Perception(_), Answer::Yes) => true,
            (Question::Perception(region), _) => gandalf_in(region) == Some(false),
            (Question::Morgul(region), Answer::No | Answer::Frodo) => gandalf_in(region) == Some(false),
            (Question::Morgul(region), _) => gandalf_in(region) == Some(true),
            (Question::Hunt(location), answer) => gandalf_here(location) == answer.gandalf_is_found(),
        };
    };
    let decks = part.options.journeys.as_ref().unwrap();
    let card = &(if *long { &decks.long } else { &decks.short })[*had.last().unwrap()];
    let walked: Vec<Location> =
        card.rows[..=usize::from(pair.step)].iter().filter_map(|row| row.location()).collect();
    let here = *walked.last().unwrap();
    match question {
        Question::Search(location) => {
            let starred = card.rows.contains(&Row::Place { location, shelter: true });
            let sheltered = part.options.shelters && *long && here == location && starred;
            (answer == Answer::Yes) == (walked.contains(&location) && !sheltered)
        }
        Question::Hunt(location) => {
            answer.frodo_is_here() == (here == location)
                && answer.finds_a_track() == walked.contains(&location)
                && answer.gandalf_is_found() == gandalf_here(location)
        }
        Question::Perception(region) | Question::Morgul(region) => {
            let (Some(frodo), Some(gandalf)) = (area(here, region), gandalf_in(region)) else { return false };
            match answer {
                Answer::No => !frodo && !gandalf,
                Answer::Yes => frodo || gandalf,
                Answer::Frodo => frodo && !gandalf,
                Answer::Gandalf => !frodo && gandalf,
                _ => frodo && gandalf,
            }
        }
    }
}

#[test]
fn what_is_2_to_the_128th_or_more_is_not_known() {
    // Everything on the word: each entry is a dot, a slash or one of many locations.
    let links: Vec<String> = (1..999).map(|number| format!("\"{number} {}\"", number + 1)).collect();
    let board = format!(
        r#"{{"format":"underhill-board/1","name":"large","part":1,"starts":[1],"links":[{}]}}"#,
        links.join(",")
    );
    let mut part = Part1 { options: Arc::new(options(&board)), ..Part1::default() };
    part.log = vec![Made { entry: Entry::Dot, kind: Kind::Word, when: When::default() }; 14];
    let moments = part.moments();
    // 1001^12 is below 2^128, and 1001^13 is not.
    for (entries, moment) in moments.iter().enumerate() {
        let journeys = (entries < 13).then(|| 1001_u128.pow(entries as u32));
        assert_eq!(moment.known.journeys, journeys, "{entries}");
    }
}
