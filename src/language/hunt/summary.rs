//! What lists of games tell of one.

use super::announce::phase_told;
use super::finished::played_on;
use crate::hunt::{Figures, Phase, Record, Turn};
use crate::language::{self, PlayedOn, Words};

/// What is to be told of a game in a list.
#[derive(Clone, Debug)]
pub struct Summary {
    board: PlayedOn,
    part: u8,
    phase: Phase,
    turn: Turn,
    day: u16,
    figures: Figures,
}

impl Summary {
    /// What is to be told of this game.
    pub(super) fn of(record: &Record) -> Self {
        let view = &record.state().view;
        let part = if view.letter.is_some() { 2 } else { view.part() };
        let board = view.options.board.as_ref().or(view.options.board2.as_ref().filter(|_| part == 2));
        Self {
            board: played_on(board.map(|board| &**board)),
            part,
            phase: view.phase,
            turn: view.turn,
            day: view.day,
            figures: Figures::of(record),
        }
    }
}

impl language::Summary for Summary {
    fn name(&self, words: &Words) -> String {
        self.board.name(words)
    }

    fn stands(&self, words: &Words) -> String {
        let phase = phase_told(words, self.phase, self.day, self.turn);
        words.say("home-part", &[("part", self.part.into()), ("phase", phase.into())])
    }

    fn figures(&self, words: &Words) -> String {
        let Figures { days, steps, corruption, questions, yes, .. } = self.figures;
        words.say(
            "archive-figures",
            &[
                ("days", days.into()),
                ("steps", steps.into()),
                ("corruption", corruption.into()),
                ("questions", questions.into()),
                ("yes", yes.into()),
            ],
        )
    }

    fn totals(words: &Words, games: usize, told: &[&Self]) -> String {
        let figures = || told.iter().map(|summary| &summary.figures);
        let won = |ring_bearer| figures().filter(|it| it.ring_bearer_won == Some(ring_bearer)).count();
        let questions: usize = figures().map(|it| it.questions).sum();
        let yes: usize = figures().map(|it| it.yes).sum();
        words.say(
            "archive-totals",
            &[
                ("games", games.into()),
                ("ring-bearer", won(true).into()),
                ("ringwraiths", won(false).into()),
                ("questions", questions.into()),
                ("yes", yes.into()),
            ],
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::Hunt;
    use crate::language::{Language, Summary as _};
    use crate::referee::Referee;

    /// A game of both parts tells the figures of both; where it stands is the day of the part in play.
    #[test]
    fn both_parts_are_counted() {
        let mut referee = Referee::new(None);
        let part1 = ["new", "start 7", "information 4 12 26 35 38", "give 12", "begin", "move 13", "done"];
        let asked = ["search 13", "search 14", "done", "move A !"];
        let part2 = ["part2", "journey draw", "journey keep short", "deeds draw"];
        let mut hear = |command: &str| {
            assert!(referee.hear(command).is_some_and(|reply| reply.accepted()), "{command}");
        };
        part1.iter().chain(&asked).chain(&part2).for_each(|command| hear(command));
        let token = referee.state::<Hunt>().unwrap().hidden.deeds.kept[0];
        for command in [&*format!("gandalf start {token}"), "begin", "advance"] {
            assert!(referee.hear(command).is_some_and(|reply| reply.accepted()), "{command}");
        }
        let words = Words::of_game::<Hunt>(Language::default());
        let summary = Summary::of(referee.kept::<Hunt>().unwrap().record());
        let told = "2 days, 3 steps, Corruption 0, 2 questions, 1 with yes";
        assert_eq!(summary.figures(&words), told);
        assert!(summary.stands(&words).contains("day 1"), "{}", summary.stands(&words));
    }
}
