//! Hands that press whatever is offered on the screen that is played on, in both parts: nothing that can be pressed is refused.

use super::super::chips::Door;
use super::super::places::{choices, is_wanted};
use super::{Action, Message, Table};
use crate::hunt::{Hunt, State};
use crate::referee::Referee;
use crate::store::Kept;
use crate::window::play::wish::Wish;
use crate::window::widgets::keys::Shortcut;
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
            (!table.refused_if_entered(referee, state)).then_some(Wish::Enter)
        }
        gold => gold.map(|(_, wish)| wish).filter(|wish| !matches!(wish, Wish::Ask(_))),
    };
    let inside = |wish: &Wish<Hunt, Door>| {
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
            if !matches!(action, Action::Run(_)) {
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
