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
            figures: Figures::of(record),
        }
    }
}

impl language::Summary for Summary {
    fn name(&self, words: &Words) -> String {
        self.board.name(words)
    }

    fn stands(&self, words: &Words) -> String {
        let phase = phase_told(words, self.phase, self.figures.day, self.turn);
        words.say("home-part", &[("part", self.part.into()), ("phase", phase.into())])
    }

    fn figures(&self, words: &Words) -> String {
        let Figures { day, step, corruption, questions, yes, .. } = self.figures;
        words.say(
            "archive-figures",
            &[
                ("days", day.into()),
                ("steps", step.into()),
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
