//! What the stage is drawn with, kept from one picture to the next: the board with its land, painted once for each light.

use super::land::{CORNER, Ground, Lines, Lit, SIZE};
use super::lights::Lights;
use super::shades::Shades;
use super::{POINTS, Table};
use crate::hunt::View;
use crate::window::hunt::map::Chart;
use crate::window::pieces::{At, Mat, Paint};
use crate::window::widgets::look::Look;
use iced::Color;
use iced::widget::image::Handle;
use std::cell::RefCell;
use std::sync::Arc;

#[derive(Default)]
pub struct Scene {
    board: Option<(Chart, Ground)>,
    lights: RefCell<Option<(Look, Lights)>>,
    painted: RefCell<Option<(Painted, Land)>>,
}

/// What makes a picture of the land another one.
#[derive(Clone, PartialEq)]
struct Painted {
    look: Look,
    lit: Lit,
    falls: Option<Color>,
    /// Whether that falls now.
    comes: bool,
}

/// The land as it is painted.
#[derive(Clone)]
pub(super) struct Land {
    /// As it lay by day, where night falls.
    pub before: Option<Handle>,
    pub land: Handle,
    /// The dark above it.
    pub veil: Option<Handle>,
    pub coast: Lines,
    pub borders: Lines,
    /// Around what is lit.
    pub around: Option<Lines>,
}

impl Scene {
    /// Takes in the board that is played on, if it can be drawn.
    pub fn look_again(&mut self, view: Option<&View>) {
        let board = view.and_then(|view| view.options.board.as_ref()).filter(|board| board.is_linked());
        let same =
            |(chart, _): &(Chart, Ground)| board.is_some_and(|board| Arc::ptr_eq(board, chart.board()));
        if self.board.as_ref().is_some_and(same) {
            return;
        }
        self.board = board.map(|board| {
            let chart = Chart::new(Arc::clone(board));
            let ground = Ground::new(&chart);
            (chart, ground)
        });
        *self.painted.borrow_mut() = None;
    }

    /// The board, as it is drawn.
    pub(super) fn chart(&self) -> Option<&Chart> {
        self.board.as_ref().map(|(chart, _)| chart)
    }

    pub(super) fn stage(&self, look: Look, shades: &Shades) -> (Table, Lights) {
        let lights = {
            let mut lights = self.lights.borrow_mut();
            if lights.as_ref().is_none_or(|(of, _)| *of != look) {
                *lights = Some((look, Lights::of(shades)));
            }
            lights.as_ref().map(|(_, lights)| lights.clone()).unwrap_or_else(|| Lights::of(shades))
        };
        let mut mat = Mat::new(look, POINTS);
        mat.picture([0.0; 2], POINTS, lights.ground.clone());
        (mat, lights)
    }

    /// The land in this light; `falls`: what falls on it, and whether it does so now.
    pub(super) fn land(
        &self,
        look: Look,
        shades: &Shades,
        lit: &Lit,
        (falls, comes): (Option<Color>, bool),
    ) -> Option<Land> {
        let (_, ground) = self.board.as_ref()?;
        let wanted = Painted { look, lit: lit.clone(), falls, comes };
        let mut painted = self.painted.borrow_mut();
        if let Some((_, land)) = painted.as_ref().filter(|(known, _)| *known == wanted) {
            return Some(land.clone());
        }
        let land = Land {
            before: comes.then(|| ground.paint(shades, lit, None)),
            land: ground.paint(shades, lit, falls),
            veil: ground.veil(shades, lit),
            coast: ground.coast.clone(),
            borders: ground.borders.clone(),
            around: ground.around(lit),
        };
        *painted = Some((wanted, land.clone()));
        Some(land)
    }
}

/// Puts a light about its middle.
pub(super) fn shine(mat: &mut Table, light: &Handle, [x, y]: At, radius: f32) {
    mat.picture([x - radius, y - radius], [radius * 2.0; 2], light.clone());
}

/// Puts a picture where the land lies.
pub(super) fn lay(mat: &mut Table, picture: Handle) {
    mat.picture(CORNER, SIZE, picture);
}

/// A straight line, level or upright, that parts one thing from the other.
pub(super) fn rule(mat: &mut Table, shades: &Shades, [x, y]: At, to: At) {
    let size = [(to[0] - x).max(1.2), (to[1] - y).max(1.2)];
    mat.plate([x, y], size, 0.0, Paint::filled(shades.line));
}
