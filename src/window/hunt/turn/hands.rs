//! Hands that press whatever is offered on the screen that is played on, in both parts: nothing that can be pressed is refused.

use super::super::Action;
use super::super::chips::{Door, Wish};
use super::super::places::{choices, is_wanted};
use super::{Message, Table};
use crate::hunt::{Hunt, State};
use crate::referee::Referee;
use crate::store::Kept;
use crate::window::play::counted;
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::Look;
use iced::Size;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;

const PART1: [&str; 3] = ["start draw", "information draw", "begin shadows=3"];
const PART2: [&str; 10] = [
    "start draw",
    "information draw",
    "begin",
    "move A !",
    "part2",
    "journey draw",
    "journey keep short",
    "deeds draw",
    "gandalf start 0",
    "begin shadows=3 lord",
];

/// What is gold, chosen from, beside these, and marked on the map.
fn offered(table: &Table, referee: &Referee, state: &State) -> [Vec<Message>; 4] {
    let offer = table.offer(referee.words(), state, false);
    let typed = !table.line.typed.trim().is_empty();
    let gold = match offer.gold {
        _ if table.has_confirm() || typed => {
            let read = referee.kept::<Hunt>().map(|game| table.read(referee.words(), game.record()));
            (!read.is_some_and(|read| read.refused)).then_some(Wish::Enter)
        }
        gold => gold.map(|(_, wish)| wish).filter(|wish| !matches!(wish, Wish::Ask(_))),
    };
    let inside = |wish: &Wish| {
        let leads_away = [Door::Letter, Door::Telling, Door::Reveal, Door::Save, Door::Leave];
        !matches!(wish, Wish::To(door) if leads_away.contains(door))
    };
    let pressed = |chips: Vec<super::super::chips::Chip>| {
        chips.into_iter().map(|(_, wish, _)| wish).filter(inside).map(Message::Wish).collect()
    };
    let waits = table.line.begun.is_some() || table.waits() || state.hidden.proposed.is_some();
    let goes = !waits && is_wanted(&state.view);
    let places = if goes { choices(state) } else { Vec::new() };
    let chosen = if table.has_confirm() { Vec::new() } else { pressed(offer.choices) };
    [
        gold.filter(inside).into_iter().map(Message::Wish).collect(),
        chosen,
        pressed(offer.buttons),
        places.into_iter().map(Message::Picked).collect(),
    ]
}

/// A game that is begun by these commands.
fn begun(options: &str, begins: &[&str]) -> Referee {
    let mut referee = Referee::new(None);
    for command in std::iter::once(&options).chain(begins) {
        let kept = referee.state::<Hunt>().and_then(|state| state.hidden.deeds.kept.first().copied());
        let command = match kept.filter(|_| command.starts_with("gandalf start")) {
            Some(kept) => ["gandalf", "start", &kept.to_string()].join(" "),
            None => (*command).to_owned(),
        };
        let _ = referee.hear(&command);
    }
    referee
}

/// Plays so many games of so many presses; what was refused, each kind once with what led there.
fn refused(options: &str, begins: &[&str], games: u64, presses: usize) -> BTreeMap<String, String> {
    let mut faults = BTreeMap::new();
    for game in 0..games {
        let mut rng = StdRng::seed_from_u64(game);
        let mut referee = begun(&["new", options, &format!("seed={game}")].join(" "), begins);
        let (mut table, _) = Table::new(Vec::new(), &referee);
        table.motion = false;
        for _ in 0..presses {
            table.settle();
            let Some(state) = referee.state::<Hunt>().filter(|state| !state.view.phase.is_over()) else {
                break;
            };
            let of = offered(&table, &referee, state);
            let kind = [0, 0, 0, 0, 1, 1, 1, 1, 2, 3, 3][rng.random_range(0..11)];
            let message = of[kind].choose(&mut rng).or_else(|| of[0].choose(&mut rng)).cloned();
            let Some(message) = message else {
                let _ = table.update(Message::Shortcut(Shortcut::Escape), &mut referee);
                continue;
            };
            let (line, phase) = (table.line.whole(), state.view.phase_line().to_string());
            let action = table.update(message.clone(), &mut referee);
            if table.refused() {
                let told = table.answer.as_ref().map(|answer| answer.said.text.clone()).unwrap_or_default();
                let kind: String =
                    format!("{told}: {message:?}").chars().filter(|it| !it.is_ascii_digit()).collect();
                faults.entry(kind).or_insert_with(|| {
                    let record = referee.kept::<Hunt>().map(Kept::record);
                    let said = record.into_iter().flat_map(|it| it.said());
                    let said: Vec<_> = said.map(|(said, _)| said.full.clone()).collect();
                    format!("{:?}", (game, &message, line, phase, said.join(" / ")))
                });
                let _ = table.update(Message::Shortcut(Shortcut::Escape), &mut referee);
                let _ = table.update(Message::Shortcut(Shortcut::Escape), &mut referee);
            }
            if !matches!(action, Action::Run(_) | Action::Stay) {
                break;
            }
        }
    }
    faults
}

/// Nothing that is offered is refused, by dice and draws of the app and of the table.
#[test]
fn nothing_that_is_offered_is_refused() {
    let of =
        |name: &str, else_: usize| std::env::var(name).ok().and_then(|it| it.parse().ok()).unwrap_or(else_);
    let all = [("give=0", &PART1[..]), ("give=0 draws=hand", &PART1), ("give=0 length=open", &PART2)];
    for (options, begins) in all {
        let refused = refused(options, begins, of("GAMES", 6) as u64, of("PRESSES", 300));
        assert!(refused.is_empty(), "{options}: {} kinds: {refused:#?}", refused.len());
    }
}

/// A line that is typed is read once and decided once for each key, however often it is looked at.
#[test]
fn a_line_is_read_once_a_key() {
    let mut referee = begun("new give=0", &PART1);
    let (mut table, _) = Table::new(Vec::new(), &referee);
    for line in ["search 22", "note x", "7 IIA"] {
        for end in 1..=line.len() {
            let _ = table.update(Message::Typed(line[..end].to_owned()), &mut referee);
            let _ = counted::take();
            let state = referee.state::<Hunt>().unwrap();
            for _ in 0..2 {
                let _ = table.parts(Look::default(), Size::new(1280.0, 800.0), &referee, state, false);
            }
            let [read, decided] = counted::take();
            let whole = u32::from(end == line.len());
            assert!(read == 1 && (whole..=1).contains(&decided), "{}: {read}, {decided}", &line[..end]);
        }
    }
}
