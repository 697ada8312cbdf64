//! Lines below each other, as broad as there is room.

use crate::window::paper::{Drawing, Side, Words, wrapped};
use crate::window::widgets::look::Colours;
use iced::Color;

pub struct Column {
    at: [f32; 2],
    breadth: f32,
    size: f32,
    depth: f32,
    colours: Colours,
}

impl Column {
    /// From this corner on, this broad, in letters of this size.
    pub fn new(at: [f32; 2], breadth: f32, size: f32, colours: Colours) -> Self {
        Self { at, breadth, size, depth: 0.0, colours }
    }

    pub fn depth(&self) -> f32 {
        self.depth
    }

    /// A headline with lines below it.
    pub fn part(&mut self, drawing: &mut Drawing, name: &str, lines: &[String]) {
        let Colours { gold, ink, .. } = self.colours;
        self.write(drawing, name, self.size * 1.25, true, gold);
        for line in lines {
            self.write(drawing, line, self.size, false, ink);
            self.depth += 0.4 * self.size;
        }
        self.depth += 0.65 * self.size;
    }

    fn write(&mut self, drawing: &mut Drawing, words: &str, size: f32, bold: bool, color: Color) {
        for words in wrapped(words, size, bold, self.breadth) {
            self.depth += size * 1.3;
            let at = [self.at[0], self.at[1] + self.depth - size * 0.3];
            drawing.words(Words { words, at, side: Side::From, size, bold, color });
        }
    }
}
