//! What is told on a map when all is over: what the table could know, as halos; the numbers and dots along the ways that were
//! gone; and the questions in their signs, with the answer. Halos lie between the land and the ways, so that no number is struck
//! out, and all else above the map.

use super::outline::outline;
use super::signs::{on_its_corner, sword};
use super::{Camera, Chart, Window, names, written};
use crate::hunt::Question;
use crate::hunt::board::{Location, Region};
use crate::window::paper::{Pen, path};
use crate::window::pieces::open;
use crate::window::widgets::drawn::{Drawn, Sketch, Sketched};
use crate::window::widgets::lettered::Lettered;
use crate::window::widgets::look::{BOLD, Colours, Look};
use iced::mouse::Cursor;
use iced::widget::canvas::{Frame, LineCap, LineDash, Path, Stroke, Text};
use iced::{Color, Point, Rectangle, Size};
use std::borrow::Borrow;
use std::rc::Rc;

/// How large what is written above the map is, in logical pixels.
const LETTERS: f32 = 12.0;
/// The same on a small map.
const LEAST: f32 = 9.0;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Told {
    pub fog: Vec<Fog>,
    pub frodo: Gone,
    pub gandalf: Gone,
    /// What was asked in this turn, the last question last.
    pub asked: Vec<Sign>,
}

/// A place, and how likely it is beside the likeliest: 0 to 1.
#[derive(Clone, PartialEq, Debug)]
pub struct Fog {
    pub place: Location,
    /// Whether it is Gandalf who could be there, and not Frodo.
    pub gandalf: bool,
    pub share: f32,
    pub label: String,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Gone {
    /// One after the other; with another Journey card a new one begins (P20).
    pub stretches: Vec<Stretch>,
    /// What is written beside a place.
    pub beside: Vec<(Location, String)>,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Stretch {
    /// From place to place.
    pub route: Vec<Location>,
    /// What is written along the way to each place but the first.
    pub between: Vec<Vec<String>>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Sign {
    pub question: Question,
    /// Whether anything was found.
    pub yes: bool,
    /// The answer in words, if it is the question of this moment.
    pub answer: Option<String>,
}

#[derive(Clone)]
pub struct OnBoard<'a> {
    pub chart: &'a Chart,
    pub camera: Camera,
    /// Colours and sizes.
    pub look: Look,
    pub told: Rc<Told>,
    /// Whether it is what lies above the map, or the halos below it.
    pub is_above: bool,
}

/// What makes a picture of it another one.
pub type Seen = (Camera, Look, Rc<Told>);

/// Something written above the map, about its middle.
struct Plate {
    at: Point,
    words: String,
    of: Of,
}

/// What it is: the number of a step, what could be known of Gandalf, or of Frodo and an answer.
#[derive(Clone, Copy, PartialEq)]
enum Of {
    Way,
    Gandalf,
    Rest,
}

impl Sketched for OnBoard<'_> {
    type Of = Seen;

    fn of(&self) -> impl Borrow<Seen> {
        (self.camera, self.look, Rc::clone(&self.told))
    }

    fn on(&self, frame: &mut Frame, bounds: Rectangle) {
        let view = self.window(bounds);
        if self.is_above { self.above(frame, view) } else { self.halos(frame, view) }
    }
}

impl<Message> Lettered<Message> for Sketch<OnBoard<'_>> {
    fn letters(&self, _: &Drawn<Seen>, bounds: Rectangle, _: Cursor) -> Vec<Text> {
        let Sketch(told) = self;
        let view = told.window(bounds);
        let Colours { ink, trail, gandalf, .. } = told.look.colours();
        let size = told.letters(view);
        let plates = told.plates(view).into_iter();
        let written = plates.map(|Plate { at, words, of }| {
            let colour = match of {
                Of::Way => trail,
                Of::Gandalf => gandalf,
                Of::Rest => ink,
            };
            written(words, at, size, colour, BOLD)
        });
        written.collect()
    }
}

impl OnBoard<'_> {
    fn window(&self, bounds: Rectangle) -> Window {
        Window { camera: self.camera, size: bounds }
    }

    /// The likelier a place, the larger and the clearer: a disc for Frodo, and a square on its corner for Gandalf.
    fn halos(&self, frame: &mut Frame, view: Window) {
        let Colours { ink, gandalf, .. } = self.look.colours();
        let radius = self.chart.radius(view.scale());
        for Fog { place, gandalf: his, share, .. } in &self.told.fog {
            let around = radius * (1.35 + 0.9 * share);
            let Some(here) = self.chart.at(view, *place).filter(|here| view.sees(*here, around * 1.5)) else {
                continue;
            };
            let a = 0.10 + 0.45 * share;
            if *his {
                frame.fill(&on_its_corner(here, around * 1.35), Color { a, ..gandalf });
            } else {
                frame.fill(&Path::circle(here, around), Color { a, ..ink });
            }
        }
    }

    fn above(&self, frame: &mut Frame, view: Window) {
        let Colours { room, trail, gandalf, .. } = self.look.colours();
        for (gone, side, colour) in self.ways(trail, gandalf) {
            for at in self.along(gone, side, view).map(|(at, _)| at) {
                frame.fill(&Path::circle(at, self.dot(view)), colour);
            }
        }
        for sign in &self.told.asked {
            self.sign(frame, view, sign);
        }
        let size = self.letters(view);
        for Plate { at, words, .. } in self.plates(view) {
            let half = Size::new(half(&words, size) + 3.0, size * 0.6);
            let corner = Point::new(at.x - half.width, at.y - half.height);
            let plate = Path::rounded_rectangle(corner, half * 2.0, 3.0.into());
            frame.fill(&plate, Color { a: 0.85, ..room });
        }
    }

    fn ways(&self, trail: Color, gandalf: Color) -> [(&Gone, f32, Color); 2] {
        [(&self.told.frodo, 1.0, trail), (&self.told.gandalf, -1.0, gandalf)]
    }

    /// How large what is written above the map is: no larger than the map has room for.
    fn letters(&self, view: Window) -> f32 {
        self.look.size(LETTERS).min((self.chart.radius(view.scale()) * 1.05).max(LEAST))
    }

    fn dot(&self, view: Window) -> f32 {
        (self.chart.radius(view.scale()) * 0.28).max(3.0)
    }

    /// Where the dots of a way lie, evenly from place to place, and what is written there.
    fn along<'a>(
        &'a self,
        gone: &'a Gone,
        side: f32,
        view: Window,
    ) -> impl Iterator<Item = (Point, &'a String)> {
        let legs = gone
            .stretches
            .iter()
            .flat_map(|stretch| stretch.route.windows(2).zip(&stretch.between).enumerate());
        legs.flat_map(move |(step, (pair, between))| {
            let trail = self.chart.trail_in(view, [pair[0], pair[1]], (step, side));
            let apart = 1.0 / (between.len() + 1) as f32;
            between.iter().enumerate().filter_map(move |(at, words)| {
                Some((trail.as_ref()?.on(apart * (at + 1) as f32)?.into(), words))
            })
        })
    }

    /// A ring where it was searched, a sword where it was hunted, an outline where he was perceived. A yes has a second line.
    fn sign(&self, frame: &mut Frame, view: Window, sign: &Sign) {
        let Colours { sheet, faint, gold, red, .. } = self.look.colours();
        let radius = self.chart.radius(view.scale());
        let colour = if sign.answer.is_some() { gold } else { faint };
        let line = |width: f32| Stroke::default().with_width(width).with_color(colour);
        match sign.question {
            Question::Search(place) | Question::Hunt(place) => {
                let here = self.chart.at(view, place).filter(|here| view.sees(*here, radius * 3.0));
                let Some(here) = here else { return };
                let rings: &[f32] = if sign.yes { &[1.35, 1.7] } else { &[1.35] };
                if matches!(sign.question, Question::Search(_)) {
                    for ring in rings {
                        frame.stroke(&Path::circle(here, radius * ring), line(2.5));
                    }
                    return;
                }
                let at = Point::new(here.x - radius * 1.45, here.y + radius * 1.2);
                for ring in rings {
                    frame.stroke(&Path::circle(at, radius * 0.65 * ring), line(2.0));
                }
                frame.fill(&Path::circle(at, radius * 0.85), if sign.yes { red } else { sheet });
                sword(frame, at, radius * 0.6, if sign.yes { sheet } else { colour });
            }
            Question::Perception(region) | Question::Morgul(region) => {
                // A no is a broken line.
                let segments: &[f32] = if sign.yes { &[] } else { &[9.0, 6.0] };
                let line_dash = LineDash { segments, offset: 0 };
                let stroke = Stroke { line_dash, ..line(3.0).with_line_cap(LineCap::Round) };
                for line in outline(self.chart, region) {
                    let pens: Vec<Pen> = open(line.iter().map(|place| view.point(*place).into())).collect();
                    frame.stroke(&path(&pens, 1.0), stroke);
                }
            }
        }
    }

    /// What is written above the map.
    fn plates(&self, view: Window) -> Vec<Plate> {
        let radius = self.chart.radius(view.scale());
        let size = self.letters(view);
        let at = |place: &Location, dx: f32, dy: f32| {
            self.chart.at(view, *place).map(|here| Point::new(here.x + dx, here.y + dy))
        };
        let labelled = |(fog, written): (&Fog, &[Plate])| {
            let up = radius + size * 0.75;
            // His stand below, if there is room.
            let up = if fog.gandalf { up } else { -up };
            let half = half(&fog.label, size);
            let (side, slant) = (radius * 1.2 + half, radius * 0.8 + half);
            let straight = [(0.0, up), (0.0, -up), (side, 0.0), (-side, 0.0)];
            let slanted =
                [(slant, up), (-slant, up), (slant, -up), (-slant, -up)].map(|(dx, dy)| (dx, dy * 0.7));
            let out = [straight, slanted].concat();
            let out = out.into_iter().filter_map(|(dx, dy)| at(&fog.place, dx, dy));
            let at = self.roomiest(view, self.held(view, &fog.label, out), (half, written))?;
            let of = if fog.gandalf { Of::Gandalf } else { Of::Rest };
            Some(Plate { at, words: fog.label.clone(), of })
        };
        let frodo = self.told.frodo.beside.iter();
        let beside = frodo.filter_map(|(place, words)| {
            let (dx, dy) = (radius * 1.5 + size * 0.3, radius * 1.1);
            let corners = [(dx, dy), (dx, -dy), (-dx, dy), (-dx, -dy)];
            let corners = corners.into_iter().filter_map(|(dx, dy)| at(place, dx, dy));
            Some((self.roomiest(view, self.held(view, words, corners), (0.0, &[]))?, words.clone()))
        });
        let along = self.along(&self.told.frodo, 1.0, view);
        let along =
            along.map(|(at, words)| (Point::new(at.x, at.y - self.dot(view) - size * 0.6), words.clone()));
        let answers = self.told.asked.iter().filter_map(|sign| {
            let words = sign.answer.clone()?;
            let here = match sign.question {
                Question::Search(place) => at(&place, 0.0, radius * 1.7 + size * 0.7)?,
                Question::Hunt(place) => at(&place, -radius * 1.45, radius * 2.5 + size * 0.7)?,
                Question::Perception(region) | Question::Morgul(region) => {
                    let here = view.point(self.middle(region)?);
                    Point::new(here.x, here.y + size * 2.0)
                }
            };
            Some((here, words))
        });
        let steps = beside.chain(along).map(|(at, words)| Plate { at, words, of: Of::Way });
        let answers = answers.map(|(at, words)| Plate { at, words, of: Of::Rest });
        let mut plates: Vec<Plate> = steps.chain(answers).collect();
        // What could be known is written last, where nothing else is.
        for fog in self.told.fog.iter().filter(|fog| !fog.label.is_empty()) {
            plates.extend(labelled((fog, &plates)));
        }
        // What would be cut off at the edge stands beside it, if its place is seen.
        plates.retain_mut(|Plate { at, words, .. }| {
            let within = view.kept_within(*at, [half(words, size) + 4.0, size]);
            let is_near = at.distance(within) < half(words, size) + 2.0 * radius;
            *at = within;
            is_near
        });
        plates
    }

    /// Those of these places at which words are seen whole; all of them, where there is none.
    fn held(&self, view: Window, words: &str, all: impl Iterator<Item = Point>) -> Vec<Point> {
        let size = self.letters(view);
        let (held, cut): (Vec<Point>, Vec<Point>) =
            all.partition(|at| view.holds(*at, half(words, size) + 3.0, size * 0.6));
        if held.is_empty() { cut } else { held }
    }

    /// Where the fewest places and names are near, so that nobody takes a number for another's and no name lies under one; the
    /// first of those that are alike.
    fn roomiest(&self, view: Window, all: Vec<Point>, (half, written): (f32, &[Plate])) -> Option<Point> {
        let near = 2.4 * self.chart.radius(view.scale());
        let size = self.letters(view);
        let crowded = |at: &Point| {
            let away = |place: &[f32; 2]| {
                let here = view.point(*place);
                let beside = ((here.x - at.x).abs() - half * 0.6).max(0.0);
                (near - beside.hypot(here.y - at.y)).max(0.0)
            };
            let under = |name| names::along(name).map(|place| away(&place)).fold(0.0, f32::max);
            // Over another nothing can be read.
            let over = |plate: &&Plate| {
                let apart = half + self::half(&plate.words, size) + 4.0;
                (plate.at.x - at.x).abs() < apart && (plate.at.y - at.y).abs() < size * 1.3
            };
            let over = written.iter().filter(over).count() as f32 * near * 4.0;
            over + self.chart.places.iter().map(away).chain(self.chart.names.iter().map(under)).sum::<f32>()
        };
        all.into_iter().min_by(|one, other| crowded(one).total_cmp(&crowded(other)))
    }

    /// Where the name of a region would be written.
    fn middle(&self, region: Region) -> Option<[f32; 2]> {
        let labels = self.chart.labels.iter().filter(|(area, _)| region.holds(*area));
        let all: Vec<[f32; 2]> = labels.map(|(_, place)| *place).collect();
        let sum = |axis: usize| all.iter().map(|place| place[axis]).sum::<f32>() / all.len() as f32;
        (!all.is_empty()).then(|| [sum(0), sum(1)])
    }
}

/// Half as broad as words are.
fn half(words: &str, size: f32) -> f32 {
    size * 0.32 * words.chars().count() as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::board::Board;
    use std::sync::Arc;

    /// At the edge of the map the number of a step is written as well, and nothing of it is cut off.
    #[test]
    fn no_place_is_left_out() {
        let board = include_str!("../../../../resources/boards/practice.json");
        let chart = Chart::new(Arc::new(Board::read(board.as_bytes()).unwrap()));
        let size = Rectangle { width: 860.0, height: 590.0, ..Rectangle::default() };
        let view = Window { camera: Camera::default(), size };
        for place in chart.of.keys() {
            let beside = vec![(*place, "6, 11, 14 •".to_owned())];
            let told = Told { frodo: Gone { beside, ..Gone::default() }, ..Told::default() };
            let (chart, camera, look) = (&chart, view.camera, Look::default());
            let told = OnBoard { chart, camera, look, told: Rc::new(told), is_above: true };
            let plates = told.plates(view);
            assert_eq!(plates.len(), 1, "{place}");
            let letters = told.letters(view);
            let half = half(&plates[0].words, letters);
            assert!(view.holds(plates[0].at, half, letters * 0.6), "{place}");
        }
    }
}
