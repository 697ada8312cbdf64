//! A mat as a picture, painted with no display.

use super::Mat;
use crate::window::paper::{Unpainted, painted};
use iced::advanced::widget::Tree;
use iced::advanced::{Layout, Widget, layout, mouse, renderer};
use iced::{Rectangle, Renderer, Size, Theme};

/// The pixels of a picture, four numbers each.
pub struct Pixels {
    pub size: [u32; 2],
    /// Row by row.
    pub rgba: Vec<u8>,
}

impl<M: Clone> Mat<M> {
    /// Its pixels, so many times as large.
    /// Fails if nothing here can paint.
    pub fn pixels(&self, scale: f32) -> Result<Pixels, Unpainted> {
        let [width, height] = self.size.map(|side| (side * scale).round());
        let whole = Size::new(width, height);
        let rgba = painted(whole, |renderer| {
            let widget: &dyn Widget<M, Theme, Renderer> = self;
            let (tree, node) = (Tree::new(widget), layout::Node::new(whole));
            let (style, seen) = (renderer::Style::default(), Rectangle::with_size(whole));
            widget.draw(
                &tree,
                renderer,
                &Theme::Dark,
                &style,
                Layout::new(&node),
                mouse::Cursor::Unavailable,
                &seen,
            );
        })?;
        Ok(Pixels { size: [width as u32, height as u32], rgba })
    }
}
