//! The end of a part, or of the game: who won and how, and the whole journey.

use crate::hunt::{Phase, State, View, result};
use crate::language::Words;
use crate::language::hunt::war_tokens;
use crate::window::widgets::look::{BOLD, Look};
use iced::Element;
use iced::widget::{column, space, text};

/// The panel. `questions`: how many were answered, and how many of them with yes.
pub fn end<'a, Message: 'a>(
    look: Look,
    words: &Words,
    state: &State,
    questions: (usize, usize),
    story: &[String],
    veiled: bool,
) -> Element<'a, Message> {
    let view = &state.view;
    let colours = look.colours();
    let (above, won) = match view.phase {
        Phase::Corrupted => ("end-game", colours.red),
        Phase::Rivendell => ("end-game", colours.gold),
        _ => ("end-part", colours.gold),
    };
    let ended = words.say("told-phase", &[("phase", view.phase.name().into())]);
    let mut panel = column![
        look.label(words.say(above, &[])),
        text(ended).size(look.size(24.0)).font(BOLD).color(won),
        look.text(summary(words, view, questions)),
    ]
    .spacing(look.size(4.0));
    if let Ok(tokens) = result(view) {
        panel = panel.push(look.text(war_tokens(words, tokens)));
    }
    if !veiled {
        panel = panel.push(space().height(look.size(4.0)));
        for line in story {
            panel = panel.push(look.label(line.clone()));
        }
    }
    panel.into()
}

/// What there is to say of it in numbers.
fn summary(words: &Words, view: &View, (questions, yes): (usize, usize)) -> String {
    words.say(
        "end-summary",
        &[
            ("days", view.day.into()),
            ("steps", view.step.into()),
            ("corruption", view.corruption.into()),
            ("questions", questions.into()),
            ("yes", yes.into()),
        ],
    )
}
