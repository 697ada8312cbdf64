//! The map as a part of a screen: the board of the game on the table, and which part of it is shown.

use super::asked::AskedAbout;
use super::backdrop::Fills;
use super::land::Under;
use super::told::{Gone, OnBoard, Told};
use super::{Camera, Chart, Corner, Map};
use crate::hunt::board::{Area, Location};
use crate::hunt::{Question, State, Turn, View};
use crate::language::Words;
use crate::window::widgets::drawn::Sketch;
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::lettered::lettered;
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, press};
use crate::window::widgets::whole::whole;
use iced::widget::{canvas, container, row, stack};
use iced::{Color, Element, Fill, Length, Size};
use std::rc::Rc;
use std::sync::Arc;

/// A map, if the board can be drawn.
#[derive(Default)]
pub struct Panel {
    chart: Option<Chart>,
    camera: Camera,
}

/// Whose way is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    Frodos,
    Gandalfs,
    /// P20: of the card with this place among those to choose from.
    Offered(usize),
}

/// What a player does on a map, in the words of the screen that it is on.
pub struct Messages<Message> {
    pub pick: fn(Location) -> Message,
    /// The land of an area was clicked, or its name, where that means anything.
    pub area: Option<fn(Area) -> Message>,
    pub camera: fn(Camera) -> Message,
    /// A key, or a button that means the same.
    pub shortcut: fn(Shortcut) -> Message,
}

impl<Message> Messages<Message> {
    /// Where no area can be pressed.
    pub fn new(
        pick: fn(Location) -> Message,
        camera: fn(Camera) -> Message,
        shortcut: fn(Shortcut) -> Message,
    ) -> Self {
        Self { pick, area: None, camera, shortcut }
    }
}

/// What of a game is shown on a map.
pub enum Shown<'a> {
    /// What lies on the board, to everybody.
    ToAll(&'a View),
    BehindTheScreen(&'a State, Marked),
    Told(&'a View, Told),
}

/// What is marked on a map besides what lies there.
#[derive(Default)]
pub struct Marked {
    /// What may be entered or chosen now.
    pub legal: Vec<Location>,
    /// Journeys to choose from.
    pub routes: Vec<(Whose, Vec<Location>)>,
    /// What is asked about a place or a region.
    pub asked: Option<Question>,
    /// How far night has fallen, at Nightfall: 0 to 1.
    pub night: f32,
    /// Whether secrets are kept from sight.
    pub veiled: bool,
}

impl Panel {
    /// Takes in what has changed in the game.
    pub fn look_again(&mut self, view: Option<&View>) {
        let board = view.and_then(|view| view.options.board.as_ref()).filter(|board| board.is_linked());
        match (board, &self.chart) {
            (None, _) => self.chart = None,
            (Some(board), Some(chart)) if Arc::ptr_eq(board, chart.board()) => chart.redraw_over(),
            (Some(board), _) => {
                *self = Self { chart: Some(Chart::new(Arc::clone(board))), camera: Camera::default() }
            }
        }
    }

    /// Takes in a board that is being copied: the part that is shown stays the same.
    pub fn look_again_from_here(&mut self, view: &View) {
        let camera = self.camera;
        self.look_again(Some(view));
        self.camera = camera;
    }

    /// Draws everything anew.
    pub fn redraw(&self) {
        self.chart.iter().for_each(Chart::redraw);
    }

    /// Draws anew what lies on the board.
    pub fn redraw_over(&self) {
        self.chart.iter().for_each(Chart::redraw_over);
    }

    pub fn turn(&mut self, camera: Camera) {
        self.camera = camera;
        self.redraw();
    }

    /// Does what a key means for a map, if it means something.
    pub fn key(&mut self, shortcut: Shortcut) {
        if let Some(camera) = self.camera.keyed(shortcut) {
            self.turn(camera);
        }
    }

    /// The map with its buttons, if there is one.
    pub fn view<'a, Message: Clone + 'a>(
        &'a self,
        look: Look,
        words: &Words,
        shown: Shown<'a>,
        messages: Messages<Message>,
        height: Length,
    ) -> Option<Element<'a, Message>> {
        let chart = self.chart.as_ref()?;
        let (view, behind, marked, told) = match shown {
            Shown::ToAll(view) => (view, None, Marked::default(), None),
            Shown::BehindTheScreen(state, marked) => (&state.view, Some(state), marked, None),
            Shown::Told(view, told) => {
                let of = |gone: &Gone, whose: Whose| {
                    gone.stretches.iter().map(|it| (whose, it.route.clone())).collect::<Vec<_>>()
                };
                let routes = [of(&told.frodo, Whose::Frodos), of(&told.gandalf, Whose::Gandalfs)].concat();
                (view, None, Marked { routes, ..Marked::default() }, Some(told))
            }
        };
        let told = told.map(Rc::new).map(|told| {
            let told = OnBoard { chart, camera: self.camera, look, told, is_above: false };
            [OnBoard { is_above: true, ..told.clone() }, told]
        });
        let [above, halos] = told.map_or([None, None], |told| told.map(Some));
        let asked = marked.asked.filter(|_| !marked.veiled);
        let legal = if marked.veiled { Vec::new() } else { marked.legal.clone() };
        let fallen = marked.night;
        let night = behind.is_some() && view.day > 0 && view.turn == Turn::Nightfall && view.phase.is_play();
        let map = Map {
            chart,
            view,
            behind,
            marked,
            camera: self.camera,
            look,
            on_pick: messages.pick,
            on_area: messages.area,
            on_camera: messages.camera,
        };
        // In one low row, and no larger in larger type, they leave the board alone.
        let low = Look { scale: look.scale.min(1.0), ..look };
        let small = |name: &str, shortcut: Shortcut| {
            press(low, words.say(name, &[]), Weight::Quiet, Some((messages.shortcut)(shortcut)))
                .padding([low.size(1.0), low.size(8.0)])
        };
        let buttons = row![
            small("map-nearer", Shortcut::Nearer),
            small("map-farther", Shortcut::Farther),
            small("map-fit", Shortcut::Fit),
        ]
        .spacing(look.size(4.0));
        // The land lies beneath: on the same canvas it would lie above. With the strongest contrasts no night falls on it.
        let night = (night && !look.contrast).then(|| look.night());
        let night = night.map(|night| Color { a: night.a * fallen, ..night });
        let land = Under { land: &chart.land, look, night, camera: self.camera };
        let corner = Corner { chart, camera: self.camera, look, words: words.clone(), legal };
        let asked = asked.map(|question| AskedAbout { chart, camera: self.camera, look, question });
        let all = Size::new(Fill, Fill);
        let map = stack![Element::new(Fills(land))]
            .push(halos.map(|told| canvas(Sketch(told)).width(Fill).height(Fill)))
            .push(lettered(map, all))
            .push(above.map(|told| lettered(Sketch(told), all)))
            .push(asked.map(|asked| lettered(asked, all)))
            .push(lettered(corner, all));
        let map = container(map).id("map").padding(2).height(height).style(look.sheet());
        let buttons =
            container(buttons).align_right(Fill).align_bottom(Fill).height(height).padding(look.size(3.0));
        Some(stack![whole(map, chart.drawn.get()), buttons].into())
    }
}
