//! The words of Risk: its commands, and what is said of it.

mod commands;
mod reader;
mod sheet;
mod summary;
mod tell;

pub use commands::{AskedRisk, Question};
pub use sheet::chance_of;
pub use summary::OfRisk;
pub use tell::{fight_told, given_told};

use super::books::Terms;
use super::{Language, Misheard, Rule, Told, Usage, Words};
use crate::books::PhaseLine;
use crate::risk::Risk;
use crate::risk::command::{Command, Leader, Phase, Track};
use crate::risk::event::Event;
use crate::risk::refusal::Refusal;
use crate::risk::step::{At, Step, Winner};
use crate::risk::view::View;
use crate::table::Record;

/// The rules that are told, by their numbers: those that hands need in play.
const RULES: [u8; 32] = [
    1, 9, 10, 11, 12, 13, 14, 17, 18, 19, 20, 21, 22, 29, 31, 32, 33, 35, 36, 37, 38, 41, 42, 43, 46, 47, 48,
    49, 50, 51, 53, 59,
];

impl Terms for Risk {
    const CALLED: &'static str = "risk";
    const NEW: &'static str = "new risk players=C,C… [first=C] [board=trilogy|none|PATH] [doom=3|4] \
        [adventure=site|leader] [neutrals=16|8] [leaders=2|1] [spoils=6|5] [score=players|teams] [hunt=off|on] \
        [draws=app|hand] [odds=open|off] [seed=N]";
    const KEYS: &'static str =
        "players, first, board, doom, adventure, neutrals, leaders, spoils, score, hunt, draws, odds, seed";
    const PHASES: &'static str = "round N STEP, C (reinforce, combat, fortify, adventure, leader, ring); \
        over: C wins; over: free peoples win; over: sauron wins; over: C and C tie";
    const OWN_COMMANDS: &'static [Usage<Self>] = commands::ROWS;
    type Asked = AskedRisk;
    type OwnQuery = Question;
    type Listed = OfRisk;

    fn sentences(language: Language) -> &'static str {
        texts!(language, "risk")
    }

    fn option(asked: &mut AskedRisk, key: &str, value: &str) -> Result<(), Misheard> {
        asked.option(key, value)
    }

    fn phase_meant(line: &PhaseLine) -> Option<Phase> {
        match line {
            PhaseLine::Step { unit, number, step, who: Some(who) } if unit == "round" => {
                let colour = reader::colour(who).ok()?;
                Some(Phase::At(At { round: *number, colour, step: Step::called(step)? }))
            }
            PhaseLine::Over { who, does, how } => {
                let winners: Option<Vec<Winner>> = who.split(" and ").map(Winner::called).collect();
                let winners = winners?;
                let twice = winners.iter().enumerate().any(|(at, one)| winners[..at].contains(one));
                let said = match *winners {
                    [one] => *does == one.wins(),
                    _ => does == "tie" && !twice,
                };
                said.then(|| Phase::Over { winners, how: how.clone() })
            }
            _ => None,
        }
    }

    fn phase_shown(view: &View) -> PhaseLine {
        view.phase_line()
    }

    fn own_answer(command: &Command, events: &[&Event], view: &View) -> String {
        answer(command, events, view)
    }

    fn track_answer(Track::Ring: &Track, view: &View) -> String {
        format!("ring {}", view.ring)
    }

    fn told(words: &Words, event: &Event) -> Vec<String> {
        tell::told(words, event)
    }

    fn own_told(_: &Words, question: &Question, view: &View) -> Result<Told, Refusal> {
        tell::asked(question, view)
    }

    fn is_odds(question: &Question) -> bool {
        matches!(
            question,
            Question::Odds { .. } | Question::Once { .. } | Question::Need { .. } | Question::Clock
        )
    }

    fn hosts(words: &Words, view: &View) -> String {
        sheet::host(words, view)
    }

    fn facts(words: &Words, view: &View) -> Vec<String> {
        sheet::facts(words, view)
    }

    fn sheet(words: &Words, record: &Record<Self>) -> Vec<String> {
        sheet::sheet(words, record)
    }

    fn own_rules(words: &Words) -> Vec<Rule> {
        let rule = |number| (format!("K{number}"), words.say(&format!("rule-k{number}"), &[]));
        RULES.into_iter().map(rule).collect()
    }

    fn listed(record: &Record<Self>) -> OfRisk {
        OfRisk::of(&record.state().view.own)
    }
}

/// The text behind `=`.
fn answer(command: &Command, events: &[&Event], view: &View) -> String {
    let phase = || view.phase_line().to_string();
    match command {
        Command::Deal | Command::Begin | Command::Done | Command::Winner(_) => match command {
            Command::Deal => "ok".to_owned(),
            _ => phase(),
        },
        Command::Own(..) => events
            .iter()
            .find_map(|event| match event {
                Event::Owned { by, .. } => {
                    let count = view.territories(*by).len();
                    // Where any name is a territory, nobody knows what is nobody's.
                    let by = by.map_or_else(|| "none".to_owned(), |by| by.to_string());
                    Some(format!("{by} {count}"))
                }
                _ => None,
            })
            .unwrap_or_default(),
        Command::Leader(_, _, what) => leader_answer(what, events),
        Command::Trade(_) => events
            .iter()
            .find_map(
                |event| if let Event::Traded { value, .. } = event { Some(value.to_string()) } else { None },
            )
            .unwrap_or_default(),
        Command::Hand(..) => events
            .iter()
            .find_map(|event| if let Event::Holds { colour, .. } = event { Some(*colour) } else { None })
            .map(|colour| tell::hand(view, colour))
            .unwrap_or_default(),
        Command::Fight { .. } => view.fight().map(fight_told).unwrap_or_default(),
        Command::Roll(_) | Command::RollOnce { .. } | Command::RollAll { .. } => roll_answer(events, view),
        Command::Break => events
            .iter()
            .find_map(|event| match event {
                Event::BrokenOff { attackers, defenders } => {
                    Some(format!("broken off: {attackers} against {defenders}"))
                }
                _ => None,
            })
            .unwrap_or_default(),
        Command::Move(battalions) => format!("moved {battalions}"),
        Command::Conquer(_) => {
            let colour = view.present();
            let count = match view.options.board {
                Some(_) => view.territories(Some(colour.into())).len(),
                None => usize::from(view.marks.conquests),
            };
            format!("{colour} {count}")
        }
        Command::Fortify { .. } => "connected".to_owned(),
        Command::Draw(card) => match card {
            crate::risk::cards::Adventure::Event => "draw again".to_owned(),
            _ => format!("hand {}", view.player(view.present()).hand.adventure),
        },
        Command::Play { .. } => events
            .iter()
            .find_map(|event| match event {
                Event::Played { colour, points, .. } => {
                    Some(format!("played {points}, hand {}", view.player(*colour).hand.adventure))
                }
                _ => None,
            })
            .unwrap_or_default(),
        Command::Effect { .. } => events
            .iter()
            .find_map(|event| match event {
                Event::Effect { colour, .. } => Some(format!("until {colour}'s turn")),
                _ => None,
            })
            .unwrap_or_default(),
        Command::EffectOff(number) => format!("effect {number} off"),
        Command::Ring(_) | Command::CardRing(_) => events
            .iter()
            .find_map(|event| match event {
                Event::Ring { step, moved } => {
                    let (how, name) =
                        (if *moved { "" } else { "stays " }, view.options.path().name((*step).into()));
                    Some(format!("ring {how}at {step}, {name}"))
                }
                _ => None,
            })
            .unwrap_or_else(phase),
        Command::Hunt(_) => events
            .iter()
            .find_map(|event| match event {
                Event::Hunted { sum, .. } => Some(format!("{sum}: not found")),
                _ => None,
            })
            .unwrap_or_default(),
        Command::Score { .. } => tell::points(view),
    }
}

fn leader_answer(what: &Leader, events: &[&Event]) -> String {
    let answer = events.iter().find_map(|event| match event {
        Event::Leader { colour, from, to } => Some(match what {
            Leader::Off => format!("leader {colour} off"),
            Leader::Place | Leader::Move(_) => {
                format!("leader {colour} {}", to.as_ref().or(from.as_ref()).map_or("", String::as_str))
            }
        }),
        _ => None,
    });
    answer.unwrap_or_default()
}

/// What a roll, or several, led to.
fn roll_answer(events: &[&Event], view: &View) -> String {
    let mut lost = [0_u16; 2];
    for event in events {
        match event {
            Event::Rolled { lost: by_it, .. } => {
                lost[0] += by_it[0];
                lost[1] += by_it[1];
            }
            Event::Won { least, most } if least == most => return format!("conquered: move {least}"),
            Event::Won { least, most } => return format!("conquered: move {least} to {most}"),
            Event::Beaten { against } => return format!("beaten: 1 against {against}"),
            _ => {}
        }
    }
    let Some(fight) = view.fight() else { return String::new() };
    let (stack, defenders) = (fight.attacker.battalions, fight.defender.battalions);
    format!("attacker -{}, defender -{}: {stack} against {defenders}", lost[0], lost[1])
}
