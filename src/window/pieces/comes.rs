//! Things that have just come to lie where they lie: for the first moments they are on their way. A mat says which they are and
//! by a number when something new has come; how much of the way is left, the screen knows.

use super::{At, Mat, Paint, Pen, Stroke, Words};
use std::time::{Duration, Instant};

/// How long it takes.
const LASTS: Duration = Duration::from_millis(260);
/// How soon the next picture of it is wanted.
pub(super) const NEXT: Duration = Duration::from_millis(16);

/// How something comes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Comes {
    /// From so far off.
    From(At),
    /// It grows clear.
    Clear,
    /// It is turned over about this level of the mat's breadth: from its edge on, once its back is gone.
    Turned(f32),
    /// It is the back of that: away to its edge, and then it is gone.
    Away(f32),
}

impl<M> Mat<M> {
    /// Things on it move, and the last one that came has this number.
    pub fn moves(&mut self, beat: u64) {
        self.beat = Some(beat);
    }

    /// What is drawn comes like this, where things move. It stays in the layer in which it begins.
    pub fn comes(&mut self, how: Comes, draw: impl FnOnce(&mut Self)) {
        let (on, before) = (self.on, self.layers.get(self.on).map_or(0, Vec::len));
        draw(self);
        if self.beat.is_none() || self.on != on {
            return;
        }
        if let Some(layer) = self.layers.get_mut(on) {
            let drawn = layer.split_off(before.min(layer.len()));
            layer.push(Stroke::Coming(how, drawn));
        }
    }

    /// What is drawn where nothing moves is not drawn where it does.
    pub fn is_still(&self) -> bool {
        self.beat.is_none()
    }
}

impl Stroke {
    /// Does something with each thing that is drawn of it, with so much of its way left.
    pub(super) fn each(&self, left: f32, draw: &mut impl FnMut(&Self)) {
        let Self::Coming(how, strokes) = self else { return draw(self) };
        for stroke in strokes {
            match (left > 0.0, how) {
                (false, Comes::Away(_)) => {}
                (false, _) => stroke.each(left, draw),
                (true, how) => stroke.on_its_way(*how, left).into_iter().for_each(|stroke| draw(&stroke)),
            }
        }
    }

    /// It with so much of its way left; `None`: nothing of it is seen.
    fn on_its_way(&self, how: Comes, left: f32) -> Option<Self> {
        // Fast at first.
        let eased = left * left;
        match how {
            Comes::From([dx, dy]) => Some(self.clone().moved([dx * eased, dy * eased], 1.0)),
            Comes::Clear => Some(self.faded(1.0 - left)),
            Comes::Turned(middle) => (left < 0.5).then(|| self.narrowed(middle, 1.0 - left * 2.0)),
            Comes::Away(middle) => (left >= 0.5).then(|| self.narrowed(middle, left * 2.0 - 1.0)),
        }
    }

    fn faded(&self, clear: f32) -> Self {
        let thin = |color: iced::Color| iced::Color { a: color.a * clear, ..color };
        let paint = |paint: Paint| Paint {
            fill: paint.fill.map(thin),
            line: paint.line.map(|(color, width)| (thin(color), width)),
            ..paint
        };
        match self.clone() {
            Self::Plate(corner, size, round, how) => Self::Plate(corner, size, round, paint(how)),
            Self::Outline(parts) => {
                Self::Outline(parts.into_iter().map(|(pens, how)| (pens, paint(how))).collect())
            }
            Self::Words(words) => Self::Words(Words { color: thin(words.color), ..words }),
            Self::Sign(sign, corner, side, color) => Self::Sign(sign, corner, side, thin(color)),
            Self::Picture(picture, corner, size, seen) => Self::Picture(picture, corner, size, seen * clear),
            coming @ Self::Coming(..) => coming,
        }
    }

    /// It as broad as this share of it, about a level of the mat's breadth.
    fn narrowed(&self, middle: f32, share: f32) -> Self {
        let at = |[x, y]: At| [middle + (x - middle) * share, y];
        match self.clone() {
            Self::Plate(corner, [width, height], round, paint) => {
                Self::Plate(at(corner), [width * share, height], round * share, paint)
            }
            Self::Outline(parts) => {
                let pen = |pen: &Pen| pen.at(at);
                let narrow = parts.into_iter().map(|(pens, paint)| (pens.iter().map(pen).collect(), paint));
                Self::Outline(narrow.collect())
            }
            Self::Words(words) => {
                let [x, y] = at(words.at);
                let lift = words.size * (1.0 - share) * 0.35;
                Self::Words(Words { at: [x, y - lift], size: words.size * share, ..words })
            }
            Self::Sign(sign, [x, y], side, color) => {
                let [left, _] = at([x, y]);
                Self::Sign(sign, [left, y + side * (1.0 - share) / 2.0], side * share, color)
            }
            other @ (Self::Picture(..) | Self::Coming(..)) => other,
        }
    }
}

/// When the last thing came, as far as the screen has seen it.
#[derive(Default)]
pub(super) struct Coming {
    beat: Option<u64>,
    since: Option<Instant>,
    /// How much of the way is left.
    pub left: f32,
}

impl Coming {
    /// A picture is drawn at this time of a mat whose last thing has this number. Whether another one is wanted soon. What lay
    /// there when the screen first saw it did not come.
    pub fn is_drawn(&mut self, beat: Option<u64>, now: Instant) -> bool {
        if self.beat != beat {
            self.since = self.beat.and(beat).map(|_| now);
            self.beat = beat;
        }
        let over = self
            .since
            .map_or(1.0, |since| now.saturating_duration_since(since).as_secs_f32() / LASTS.as_secs_f32());
        self.left = (1.0 - over).max(0.0);
        if self.left == 0.0 {
            self.since = None;
        }
        self.left > 0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::widgets::look::Look;

    #[test]
    fn what_has_come_lies_still() {
        let mut coming = Coming::default();
        let began = Instant::now();
        // What lay there at first did not come; without a number nothing does.
        assert!(!coming.is_drawn(Some(1), began) && coming.left == 0.0);
        assert!(!coming.is_drawn(Some(1), began));
        assert!(coming.is_drawn(Some(2), began) && coming.left == 1.0);
        assert!(coming.is_drawn(Some(2), began + LASTS / 2) && coming.left < 0.6);
        assert!(LASTS <= Duration::from_millis(300));
        assert!(!coming.is_drawn(Some(2), began + LASTS) && coming.left == 0.0);
        assert!(!coming.is_drawn(Some(2), began + 9 * LASTS));
        assert!(!coming.is_drawn(None, began + 9 * LASTS));
    }

    #[test]
    fn it_ends_where_it_lies_when_nothing_moves() {
        let drawn = |beat: Option<u64>, left: f32| {
            let mut mat: Mat<()> = Mat::new(Look::default(), [100.0, 100.0]);
            beat.into_iter().for_each(|beat| mat.moves(beat));
            for how in [Comes::From([0.0, -40.0]), Comes::Clear, Comes::Turned(50.0)] {
                mat.comes(how, |mat| {
                    mat.circle([40.0, 40.0], 9.0, Paint::filled(iced::Color::WHITE));
                    mat.bold([50.0, 50.0], 20.0, iced::Color::WHITE, super::super::Side::About, "7");
                });
            }
            let mut strokes = Vec::new();
            let all = mat.layers.iter().flatten();
            all.for_each(|stroke| stroke.each(left, &mut |stroke| strokes.push(stroke.clone())));
            strokes
        };
        let still = drawn(None, 0.0);
        assert_eq!(still.len(), 6);
        assert_eq!(drawn(Some(3), 0.0), still);
        // At first a tile shows its back, and all else is elsewhere.
        let first = drawn(Some(3), 1.0);
        assert_eq!(first.len(), 4);
        assert!(first.iter().zip(&still).all(|(one, other)| one != other));
    }
}
