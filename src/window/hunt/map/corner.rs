//! What a board says of the location that the mouse points at, beside it, where it covers the least: nothing that not everybody can
//! read on it. It lies above the map, whose names would show through on one canvas.

use super::{Camera, Chart, Window, names, written};
use crate::hunt::board::{Location, SpaceKind};
use crate::language::Words;
use crate::window::pieces::measured;
use crate::window::widgets::lettered::Lettered;
use crate::window::widgets::look::{BOLD, Colours, Look, REGULAR};
use iced::widget::canvas::{self, Frame, Geometry, Path, Stroke, Text};
use iced::{Event, Point, Rectangle, Renderer, Size, Theme, mouse};

/// How high the plate is, in heights of a letter.
const HIGH: f32 = 1.7;

pub struct Corner<'a> {
    pub chart: &'a Chart,
    pub camera: Camera,
    /// Colours and sizes.
    pub look: Look,
    pub words: Words,
    /// What may be entered or chosen now.
    pub legal: Vec<Location>,
}

impl<Message> canvas::Program<Message> for Corner<'_> {
    /// What was pointed at when something was drawn last.
    type State = Option<Location>;

    fn update(
        &self,
        told: &mut Option<Location>,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<canvas::Action<Message>> {
        let Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft) = event else {
            return None;
        };
        let over = self.pointed_at(bounds, cursor);
        let another = *told != over;
        *told = over;
        another.then(canvas::Action::request_redraw)
    }

    fn draw(
        &self,
        _: &Option<Location>,
        renderer: &Renderer,
        _: &Theme,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let Some(location) = self.pointed_at(bounds, cursor) else { return Vec::new() };
        let mut frame = Frame::new(renderer, bounds.size());
        let Colours { inset, line, gold, .. } = self.look.colours();
        let view = Window { camera: self.camera, size: bounds };
        if let Some(here) = self.filled(view, location) {
            frame.fill(&Path::circle(here, self.chart.radius(view.scale()) * 1.5), gold);
        }
        let plate = self.plate(view, location, &self.told(location));
        let edge = Path::rounded_rectangle(plate.position(), plate.size(), 3.0.into());
        frame.fill(&edge, inset);
        frame.stroke(&edge, Stroke::default().with_width(1.0).with_color(line));
        vec![frame.into_geometry()]
    }
}

impl<Message> Lettered<Message> for Corner<'_> {
    fn letters(&self, _: &Option<Location>, bounds: Rectangle, cursor: mouse::Cursor) -> Vec<Text> {
        let Some(location) = self.pointed_at(bounds, cursor) else { return Vec::new() };
        let Colours { ink, room, .. } = self.look.colours();
        let view = Window { camera: self.camera, size: bounds };
        let told = self.told(location);
        let plate = self.plate(view, location, &told);
        let told = written(told, plate.center(), plate.height / HIGH, ink, REGULAR);
        let number = self.filled(view, location).map(|here| {
            let size = self.chart.letters(view.scale()) * 1.1;
            written(location.to_string(), here, size, room, BOLD)
        });
        std::iter::once(told).chain(number).collect()
    }
}

impl Corner<'_> {
    /// The map may have moved under a mouse that rests.
    fn pointed_at(&self, bounds: Rectangle, cursor: mouse::Cursor) -> Option<Location> {
        self.chart.pointed_at(self.camera, bounds, cursor)
    }

    /// Where a place is that fills under the mouse, as it is in reach.
    fn filled(&self, view: Window, location: Location) -> Option<Point> {
        self.chart.at(view, location).filter(|_| self.legal.contains(&location))
    }

    /// The plate that this is written on: at the corner of its place, or of the map, where it covers the fewest numbers and names.
    fn plate(&self, view: Window, location: Location, told: &str) -> Rectangle {
        let Size { width, height } = view.size.size();
        let wanted = self.look.size(15.0);
        let size = wanted * (width * 0.75 / (measured(told, wanted, false) + wanted)).min(1.0);
        let plate = Size::new(measured(told, size, false) + size, size * HIGH);
        let half = Size::new(plate.width / 2.0, plate.height / 2.0);
        let here = self.chart.at(view, location).unwrap_or(view.size.center());
        let radius = self.chart.radius(view.scale());
        let out = radius * 1.8 + half.height;
        // At the foot of the map its buttons stand at the right.
        let [low, high] = [height - half.height - size * 0.5, half.height + size * 0.5];
        let [left, right] = [half.width + size * 0.5, width - half.width - size * 0.5];
        let beside = [1.0, -1.0].into_iter().flat_map(|up| {
            [radius + half.width, -radius - half.width, 0.0]
                .map(|aside| Point::new(here.x + aside, here.y - up * out))
        });
        let aside = radius * 1.8 + half.width;
        let level = [aside, -aside].map(|aside| Point::new(here.x + aside, here.y));
        let within = |at: Point| {
            let kept = view.kept_within(at, [half.width + 2.0, half.height + 2.0]);
            Some(kept).filter(|kept| kept.x == at.x && kept.y == at.y)
        };
        let corners = [[left, low], [left, high], [right, high]].map(Point::from);
        let tries = beside.chain(level).filter_map(within).chain(corners);
        let covers = |at: &Point| {
            self.covered(view, Rectangle::new(Point::new(at.x - half.width, at.y - half.height), plate))
        };
        let at = tries.min_by(|one, other| covers(one).total_cmp(&covers(other))).unwrap_or(corners[0]);
        Rectangle::new(Point::new(at.x - half.width, at.y - half.height), plate)
    }

    /// How much of what is read on the map lies under a plate: numbers, names, and the buttons at its foot.
    fn covered(&self, view: Window, plate: Rectangle) -> f32 {
        let radius = self.chart.radius(view.scale());
        let around = |at: Point, half: [f32; 2]| {
            Rectangle::new(
                Point::new(at.x - half[0], at.y - half[1]),
                Size::new(half[0] * 2.0, half[1] * 2.0),
            )
        };
        let share = |it: Rectangle| {
            let both = plate.intersection(&it).map_or(0.0, |both| both.width * both.height);
            both / (it.width * it.height).max(1.0)
        };
        let spaces = self.chart.board().spaces().iter().zip(self.chart.places());
        let discs = spaces.filter(|(space, _)| matches!(space.kind, SpaceKind::Location(_)));
        let discs = discs.map(|(_, place)| 3.0 * share(around(view.point(*place), [radius; 2])));
        let names = self.chart.named(view).map(|(_, at, size, name)| {
            let half = 0.27 * size * name.chars().count() as f32;
            2.0 * share(around(at, [half, size * 0.6]))
        });
        let areas =
            self.chart.labels().iter().map(|(_, place)| {
                share(around(view.point(*place), names::AREA.map(|half| half * view.scale())))
            });
        let buttons = Size::new(self.look.size(190.0), self.look.size(36.0));
        let foot = Point::new(view.size.width - buttons.width, view.size.height - buttons.height);
        discs.chain(names).chain(areas).sum::<f32>() + 6.0 * share(Rectangle::new(foot, buttons))
    }

    fn told(&self, location: Location) -> String {
        let board = self.chart.board();
        let marked = [
            ("map-exit", location.is_exit()),
            ("map-start", board.starts().contains(&location)),
            ("map-ally", board.allies().contains(&location)),
            ("map-nazgul", board.nazgul().contains(&location)),
            ("map-dark", board.dark().contains(&location)),
        ];
        let area = board.area(location).map(|area| area.to_string());
        let name = match board.name_of(location) {
            Some(name) => format!("{location} {name}"),
            None => location.to_string(),
        };
        let marks = marked.iter().filter(|(_, is)| *is).map(|(name, _)| self.words.say(name, &[]));
        std::iter::once(name).chain(area).chain(marks).collect::<Vec<_>>().join(" · ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::Hunt;
    use crate::hunt::board::Board;
    use crate::language::Language;
    use std::sync::Arc;

    /// What is said of a place lies on no number, and hardly on a name, in large type too.
    #[test]
    fn what_is_said_of_a_place_covers_no_number() {
        for (board, scale) in [
            (&include_bytes!("../../../../resources/boards/practice.json")[..], 1.0),
            (include_bytes!("../../../../resources/boards/practice-2.json"), 1.0),
            (include_bytes!("../../../../resources/boards/practice.json"), 1.5),
        ] {
            let chart = Chart::new(Arc::new(Board::read(board).unwrap()));
            let size = Rectangle { width: 904.0 / scale, height: 560.0 / scale, ..Rectangle::default() };
            let view = Window { camera: Camera::default(), size };
            let look = Look::default();
            let words = Words::of_game::<Hunt>(Language::De);
            let corner = Corner { chart: &chart, camera: view.camera, look, words, legal: Vec::new() };
            let mut covered = Vec::new();
            for place in chart.of.keys() {
                let plate = corner.plate(view, *place, &corner.told(*place));
                assert!(view.size.x <= plate.x && plate.x + plate.width <= size.width, "{place}");
                covered.push((corner.covered(view, plate), *place));
            }
            let much = covered.iter().filter(|(share, _)| *share > 0.8).count();
            assert!(much * 8 < covered.len(), "{covered:?}");
        }
    }
}
