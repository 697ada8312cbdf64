//! The points when all is over, a row a player and a column a part (K51).

use crate::language::Words;
use crate::language::risk::{colour, letter};
use crate::risk::score::{Score, most_first};
use crate::risk::view::View;
use crate::window::frame::{Own, headed, panel};
use crate::window::widgets::look::{BOLD, Look};
use iced::widget::{Column, container, row, text};
use iced::{Background, Border, Center};

/// How broad a number's column is, and a name's; how large a letter's box.
const NUMBER: f32 = 41.0;
const NAME: f32 = 130.0;
const BOX: f32 = 19.0;

/// The table of them.
pub(super) fn score<'a>(look: Look, words: &Words, view: &View) -> Own<'a> {
    let heads = ["territories", "strongholds", "regions", "cards"];
    let heads: Vec<String> = heads.iter().map(|part| words.say(&format!("part-of-{part}"), &[])).collect();
    let rows = most_first(view.scores()).into_iter().map(|score| points(look, words, &score));
    let inside = Column::new().push(headed(look, words.say("part-score", &[]), true));
    let inside = inside.push(look.label(heads.join(" · "))).extend(rows).spacing(look.size(4.0));
    panel(look, inside)
}

fn points<'a>(look: Look, words: &Words, Score { colour: of, counts, .. }: &Score) -> Own<'a> {
    let parts = [counts.territories, counts.for_strongholds(), counts.regions, counts.cards];
    let cells = parts.into_iter().map(|part| {
        container(look.text(part.to_string()).size(look.size(16.0))).align_right(look.size(NUMBER)).into()
    });
    let sum = look.text(counts.points().to_string()).font(BOLD).color(look.colours().gold);
    let inks = super::mat::Inks::of(look, Some((*of).into()));
    let side = look.size(BOX);
    let letter = text(letter(words, Some((*of).into()))).size(look.size(13.0)).font(BOLD).color(inks.ink);
    let boxed = container(letter).center_x(side).center_y(side).style(move |_| container::Style {
        background: Some(Background::Color(inks.banner)),
        border: Border { color: inks.edge, width: 1.0, radius: 3.0.into() },
        ..container::Style::default()
    });
    row![boxed, look.text(colour(words, *of)).width(look.size(NAME))]
        .extend(cells)
        .push(container(sum).align_right(look.size(NUMBER)))
        .spacing(look.size(6.0))
        .align_y(Center)
        .into()
}
