//! The set-up on the game's own part: region by region, each territory a button in its holder's colour with his letter, which
//! passes it on.

use super::drawn::{boxed, held, ink, panel};
use crate::language::Words;
use crate::language::risk::{letter, territory_called};
use crate::risk::board::{Region, Territory};
use crate::risk::colour::Holder;
use crate::risk::view::View;
use crate::window::frame::Own;
use crate::window::play::wish::Wish;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::press::{Weight, around};
use iced::widget::{Column, Row, column, container, row, text};
use iced::{Center, Fill};

/// How large a name is written, and how broad a region's.
const NAME: f32 = 16.0;
const REGION: f32 = 146.0;

/// The page.
pub(super) fn part<'a>(look: Look, words: &Words, view: &View) -> Own<'a> {
    let Ok(board) = view.board() else {
        let told = column![look.text(words.say("part-no-board", &[]))];
        return panel(look, words.say("part-regions", &[]), told);
    };
    let regions = board.regions().iter().map(|region| of_region(look, words, view, region));
    let rows = Column::with_children(regions).spacing(look.size(7.0));
    let inside = column![counted(look, words, view), rows].spacing(look.size(8.0));
    panel(look, words.say("part-regions", &[]), inside)
}

/// How many each holds.
fn counted<'a>(look: Look, words: &Words, view: &View) -> Own<'a> {
    let players = view.options.players.iter().map(|colour| Some(Holder::from(colour)));
    let neutral = view.options.has_neutral_army().then_some(Some(Holder::Neutral));
    let counts = players.chain(neutral).chain([None]).map(|holder| {
        let count = look.text(view.territories(holder).len().to_string()).font(BOLD);
        row![boxed(look, words, holder), count].spacing(look.size(7.0)).align_y(Center).into()
    });
    Row::with_children(counts).spacing(look.size(22.0)).into()
}

fn of_region<'a>(look: Look, words: &Words, view: &View, region: &Region) -> Own<'a> {
    let called = format!("{}  {}", territory_called(words, &region.name), region.bonus);
    let called = look.text(called).size(look.size(16.0)).font(BOLD).width(look.size(REGION));
    let territories = region.territories.iter().map(|territory| button(look, words, view, territory));
    let gap = look.size(3.0);
    let territories = Row::with_children(territories).spacing(gap).wrap().vertical_spacing(gap);
    row![called, container(territories).width(Fill)].spacing(look.size(6.0)).align_y(Center).into()
}

fn button<'a>(look: Look, words: &Words, view: &View, territory: &Territory) -> Own<'a> {
    let holder = view.holder(&territory.name);
    let pass_on = Wish::Give(format!("own {} {}", passed_on(view, holder), territory.name));
    let written = ink(holder).map_or(look.colours().ink, |(_, written)| written);
    let label = format!("{}  {}", letter(words, holder), territory_called(words, &territory.name));
    let label = text(label).size(look.size(NAME)).color(written);
    let label = container(label).padding([look.size(3.0), look.size(7.0)]).style(move |_| held(look, holder));
    around(look, label, Weight::Plain, Some(pass_on)).into()
}

/// Whose it is next: each player's in the order of play, the neutral army's, then nobody's.
fn passed_on(view: &View, holder: Option<Holder>) -> String {
    let players = view.options.players.iter().map(Holder::from);
    let mut holders = players.chain(view.options.has_neutral_army().then_some(Holder::Neutral));
    let next = match holder {
        None => holders.next(),
        Some(holder) => holders.skip_while(|other| *other != holder).nth(1),
    };
    next.map_or_else(|| "none".to_owned(), |holder| holder.to_string())
}
