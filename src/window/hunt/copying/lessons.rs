//! What games have taught about the board, offered to be taken over: privately, and when they are over.

use super::message::Message;
use super::own_board::{At, OwnBoard};
use crate::hunt::board::{Board, Draft};
use crate::hunt::is_shipped;
use crate::hunt::{Hunt, Lesson, lessons};
use crate::language::Words;
use crate::store::Store;
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, press};
use iced::widget::{Column, Row, row};
use iced::{Center, Element, Fill};
use std::path::Path;

/// How many of the last games are read.
const GAMES: usize = 50;

/// What the games in a folder that are over have taught about the board of a part, each thing once.
pub fn read(folder: &Path, part: u8) -> Vec<Lesson> {
    let mut all = Vec::new();
    for path in Store::at(folder).games().into_iter().take(GAMES) {
        // A locked game teaches nothing to anybody who has not the passphrase.
        let Ok(record) = Store::look::<Hunt>(&path) else { continue };
        // What is behind the screen stays there while it matters.
        let view = &record.state().view;
        let over = view.phase.is_end() || part == 1 && view.phase.is_over();
        if over {
            all.extend(lessons(&record, part, is_shipped));
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// Whether the board in the making does not say so yet.
fn is_news(lesson: &Lesson, draft: &Draft, board: Option<&Board>) -> bool {
    match lesson {
        Lesson::Area { location, area } => draft.area_of(*location) != Some(&area.to_string()),
        Lesson::Way { from, to, most } => {
            board.and_then(|board| board.dot_distance(*from, *to)).is_none_or(|dots| dots > *most)
        }
    }
}

/// Where the board in the making says otherwise.
fn otherwise(lesson: &Lesson, draft: &Draft) -> Option<String> {
    match lesson {
        Lesson::Area { location, .. } => draft.area_of(*location).map(str::to_owned),
        Lesson::Way { .. } => None,
    }
}

/// Those that are news.
pub fn news(all: &[Lesson], board: &OwnBoard) -> Vec<Lesson> {
    all.iter().filter(|lesson| is_news(lesson, board.draft(), board.seen.board.as_ref())).copied().collect()
}

/// Takes one over, a way with so many dots.
pub fn take_over(lesson: Lesson, dots: u16, board: &mut OwnBoard) {
    board.change(At::Picture, |draft| match lesson {
        Lesson::Area { location, area } => draft.lay(&area.to_string(), &[location]),
        Lesson::Way { from, to, .. } => {
            let (from, to) = (from.to_string(), to.to_string());
            let mut way = vec![from.as_str()];
            way.extend(std::iter::repeat_n(".", usize::from(dots)));
            way.push(&to);
            draft.join(false, &way);
        }
    });
}

/// Takes all of them over that gainsay nothing: what was copied otherwise is for the owner to judge. A way that was walked over so
/// many dots is taken with as many: so what was walked stays walked.
pub fn take_all(news: &[Lesson], board: &mut OwnBoard) {
    for lesson in news {
        if otherwise(lesson, board.draft()).is_some() {
            continue;
        }
        let dots = if let Lesson::Way { most, .. } = lesson { *most } else { 0 };
        take_over(*lesson, dots, board);
    }
}

/// The page.
pub fn view<'a>(look: Look, words: &Words, news: Vec<Lesson>, draft: &Draft) -> Element<'a, Message> {
    if news.is_empty() {
        return look.text(words.say("copy-games-none", &[])).into();
    }
    let plain = news.iter().filter(|lesson| otherwise(lesson, draft).is_none()).count();
    let all = (plain > 1).then(|| {
        let label = words.say("copy-games-take-all", &[("count", plain.into())]);
        press(look, label, Weight::Main, Some(Message::LearnAll)).into()
    });
    let lines = news.into_iter().map(|lesson| {
        let gap = look.size(5.0);
        let take =
            |label: String, dots: u16| press(look, label, Weight::Quiet, Some(Message::Learn(lesson, dots)));
        match lesson {
            Lesson::Area { location, area } => {
                let mut facts =
                    vec![("location", location.to_string().into()), ("area", area.to_string().into())];
                let copied = otherwise(&lesson, draft);
                let name = if copied.is_some() { "copy-games-area-otherwise" } else { "copy-games-area" };
                facts.extend(copied.map(|copied| ("copied", copied.into())));
                row![
                    look.text(words.say(name, &facts)).width(Fill),
                    take(words.say("copy-games-take", &[]), 0)
                ]
            }
            Lesson::Way { from, to, most } => {
                let facts =
                    [("from", from.to_string().into()), ("to", to.to_string().into()), ("most", most.into())];
                let dots = (0..=most).map(|dots| {
                    let label = match most {
                        0 => words.say("copy-games-take", &[]),
                        _ => words.say("copy-games-dots", &[("dots", dots.into())]),
                    };
                    take(label, dots).into()
                });
                row![
                    look.text(words.say("copy-games-way", &facts)).width(Fill),
                    Row::with_children(dots).spacing(gap)
                ]
            }
        }
        .spacing(look.size(8.0))
        .align_y(Center)
        .into()
    });
    Column::with_children(all.into_iter().chain(lines)).spacing(look.size(6.0)).into()
}
