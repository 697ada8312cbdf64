//! The table's window of a framed game, read from across the table: where it stands, what hands do now, the one number that
//! matters or what was told last, what the table knows besides, and the tracks. It has no buttons.

use super::shown::tracks;
use super::{Framed, Track};
use crate::language::Words;
use crate::table::{Digest, Game, Heard, How, Stage};
use crate::window::play::wish::Wish;
use crate::window::screens::Wall;
use crate::window::widgets::hills::nothing_but_the_name;
use crate::window::widgets::look::{BOLD, Look};
use iced::widget::{Column, column, container, responsive, row, text};
use iced::{Element, Fill, Size};
use std::convert::Infallible;
use std::marker::PhantomData;

/// For a window so large the sizes below are made: in any other they are larger or smaller by as much.
const ROOM: Size = Size::new(1280.0, 800.0);
/// How large it is said where the game stands, in logical pixels.
const WHEN: f32 = 30.0;
/// How large the line is.
const LINE: f32 = 52.0;
/// How large what was told is.
const TOLD: f32 = 44.0;
/// How large the number is that matters, and a longer text.
const SIZES: [(usize, f32); 2] = [(6, 190.0), (24, 96.0)];
const LONGEST: f32 = 60.0;
/// How large the tracks are, and what the table knows besides.
const TRACKS: f32 = 36.0;
/// More of them stand in two columns.
const COLUMN: usize = 4;

/// See above.
pub struct FrameWall<G> {
    /// What was taken back, done again or set right, if that is what was heard last.
    again: Option<(How, String)>,
    game: PhantomData<fn() -> G>,
}

impl<G> Default for FrameWall<G> {
    fn default() -> Self {
        Self { again: None, game: PhantomData }
    }
}

impl<G: Framed> FrameWall<G> {
    /// That it was, in words: hands have to do the same on the table.
    fn announced(&self, words: &Words, view: &<G as Game>::View) -> Option<String> {
        let (how, said) = self.again.as_ref()?;
        let name = match how {
            How::Undid => "wall-undone",
            How::Redid => "wall-redone",
            How::Did => "wall-set-right",
        };
        Some(words.say(name, &[("command", G::deed_there(words, view, said).into())]))
    }
}

impl<G: Framed> Wall<G> for FrameWall<G> {
    type Message = Infallible;

    fn hears(&mut self, heard: Option<Heard<'_, G>>, _covered: usize) {
        let is_again =
            |heard: &Heard<'_, G>| heard.how != How::Did || heard.events.iter().any(G::is_set_right);
        let again = heard.filter(is_again);
        self.again = again.map(|heard| (heard.how, heard.said.to_owned()));
    }

    fn look_again(&mut self, _view: Option<&<G as Game>::View>, _seal: Option<Digest>) {}

    fn redraw(&self) {}

    fn update(&mut self, message: Infallible, _seal: Option<Digest>) {
        match message {}
    }

    fn view<'a>(
        &'a self,
        look: Look,
        words: &Words,
        view: Option<&'a <G as Game>::View>,
        told: &[&<G as Game>::Public],
    ) -> Element<'a, Infallible> {
        let Some(view) = view else { return nothing_but_the_name(look) };
        let again = self.announced(words, view);
        if let Some(mat) = G::wall_mat(look, words, view, (told, again.as_deref())) {
            return container(mat).center(Fill).into();
        }
        let host = G::host_line(words, view);
        // How it ended is the headline then.
        let is_over = G::stage(view) == Stage::Over;
        let when = if is_over { G::turn(words, view) } else { G::when(words, view) };
        let matters = G::matters(words, view).map(|matters| words.numbers(&matters));
        let told = again.into_iter().chain(told.iter().flat_map(|event| G::told(words, event)));
        let told: Vec<String> = told.collect();
        let known = G::known(words, view);
        let shown = G::wall_tracks(words, view);
        responsive(move |room| {
            let share = (room.width / ROOM.width).min(room.height / ROOM.height).max(0.3);
            let colours = look.colours();
            let large = |said: String, size: f32, colour| {
                text(said).size((size * share).round()).line_height(1.15).font(BOLD).color(colour)
            };
            let size = |said: &str| {
                let fits = SIZES.iter().find(|(letters, _)| said.chars().count() <= *letters);
                fits.map_or(LONGEST, |(_, size)| *size)
            };
            // What matters, and what was told last: large where it is alone.
            let alone = matters.is_none();
            let matters = matters.iter().map(|said| large(said.clone(), size(said), colours.gold).into());
            let (told_size, colour) = if alone { (TOLD, colours.gold) } else { (TRACKS, colours.ink) };
            let told = told.iter().map(|said| large(said.clone(), told_size, colour).into());
            let known = known.iter().map(|known| large(known.clone(), TRACKS, colours.ink).into());
            let said = Column::with_children(matters.chain(told)).spacing(8.0 * share);
            let wide = Look { scale: 1.0, ..look };
            let tracks = |shown: &[Track]| {
                tracks(wide, shown.to_vec(), TRACKS * share, None::<fn(Wish<Infallible>) -> Infallible>)
            };
            let (left, right) = shown.split_at(match shown.len() {
                few if few <= COLUMN => few,
                many => many.div_ceil(2),
            });
            let right = (!right.is_empty()).then(|| tracks(right));
            column![
                large(when.clone(), WHEN, colours.faint),
                large(host.clone(), LINE, colours.ink),
                container(said).center_y(Fill).clip(true),
            ]
            .extend(known)
            .push((!left.is_empty()).then(|| row![tracks(left)].push(right).spacing(20.0 * share)))
            .spacing(16.0 * share)
            .padding(28.0 * share)
            .into()
        })
        .into()
    }
}
