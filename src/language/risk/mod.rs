//! The words of Risk: its commands, and what is said of it.

mod asked;
pub(crate) mod begun;
mod commands;
mod counted;
mod deed;
pub(crate) mod heard;
mod keys;
mod names;
mod protocol;
mod reader;
mod sheet;
pub(crate) mod short;
mod tell;

use asked::answered;
pub use commands::{AskedRisk, Question};
pub use names::{
    army_told, colour, ended_by, letter, points, sides_points, territory_called, turn_told, when,
    winner_called,
};
pub(crate) use reader::army_said;
pub use sheet::{fewest_figures, host};
pub use tell::said;

use super::books::{Asked, Counted, Terms};
use super::{Columns, Language, Misheard, Told, Usage, Words};
use crate::books::{Change, PhaseLine, Word};
use crate::risk::Risk;
use crate::risk::command::{Command, Phase, Track};
use crate::risk::event::Event;
use crate::risk::refusal::Refusal;
use crate::risk::step::{At, Step, Winner};
use crate::risk::view::View;
use crate::table::Record;

impl Terms for Risk {
    const CALLED: &'static str = "risk";
    const NEW: &'static str = keys::NEW;
    const RULES: char = 'K';
    const PHASES: &'static str = keys::PHASES;
    const OWN_COMMANDS: &'static [Usage<Self>] = commands::COMMANDS;
    type Asked = AskedRisk;
    type OwnQuery = Question;

    fn own_answered(words: &Words, query: &Asked<Self>, view: &View) -> Vec<String> {
        if let Asked::Own(query) = query {
            answered(words, query, view).unwrap_or_default()
        } else {
            Vec::new()
        }
    }

    fn sentences(language: Language) -> &'static str {
        texts!(language, "risk")
    }

    fn option(asked: &mut AskedRisk, key: &str, value: &str) -> Result<(), Misheard> {
        asked.option(key, value)
    }

    fn phase_meant(line: &PhaseLine) -> Option<Phase> {
        match line {
            PhaseLine::Step { unit, number, step, who: Some(who) } if unit == "round" => {
                let colour = who.parse().ok()?;
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

    fn own_printed(command: &Command, word: Word) -> Option<String> {
        Some(commands::printed(command, word))
    }

    fn track_printed(Track::Ring: &Track, change: Change) -> Option<String> {
        Some(format!("ring {change}"))
    }

    fn phase_printed(phase: &Phase) -> Option<PhaseLine> {
        Some(match phase {
            Phase::At(at) => at.line(),
            Phase::Over { winners, how } => Winner::line(winners, how.clone()),
        })
    }

    fn own_answer(command: &Command, events: &[&Event], view: &View) -> String {
        protocol::answer(command, events, view)
    }

    fn track_answer(Track::Ring: &Track, view: &View) -> String {
        format!("ring {}", view.ring)
    }

    fn told(words: &Words, event: &Event) -> Vec<String> {
        tell::told(words, event)
    }

    fn said(words: &Words, event: &Event) -> Vec<String> {
        tell::said(words, event)
    }

    /// K55.
    const BETWEEN_DRAWS: &'static str = "; ";

    fn drawn(_: &[&str], events: &[&Event]) -> Vec<String> {
        events.iter().filter_map(|event| tell::thrown(event)).collect()
    }

    fn own_told(
        words: &Words,
        question: &Question,
        view: &crate::books::View<Self>,
    ) -> Result<Told, Refusal> {
        protocol::asked(words, question, &view.own)
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

    fn in_few_words(words: &Words, said: &str) -> String {
        deed::deed(words, said)
    }

    fn stands(words: &Words, view: &View) -> String {
        let when = names::when(words, view);
        let fight = view.fight().and_then(|fight| Some((fight, fight.places.as_ref()?)));
        let Some((fight, [from, to])) = fight else { return when };
        // A fight that is open is what people remember of an evening.
        let facts = [
            ("from", names::territory_called(words, from).into()),
            ("attackers", fight.attacker.battalions.into()),
            ("territory", names::territory_called(words, to).into()),
            ("defenders", fight.defender.battalions.into()),
        ];
        format!("{when}. {}", words.say("deed-fight-from", &facts))
    }

    fn figures(words: &Words, view: &View) -> String {
        names::points(words, view)
    }

    fn totals(words: &Words, games: usize, told: &[&View]) -> String {
        let over: Vec<_> = told.iter().filter(|view| view.end.is_some()).collect();
        let rounds: u32 = over.iter().map(|view| view.at.as_ref().map_or(0, |at| at.round.into())).sum();
        let facts = [("games", games.into()), ("over", over.len().into()), ("rounds", rounds.into())];
        words.say("risk-totals", &facts)
    }

    const OWN_COUNTED: Columns = counted::COLUMNS;

    fn counted(record: &Record<Self>) -> Counted {
        counted::counted(record)
    }
}
