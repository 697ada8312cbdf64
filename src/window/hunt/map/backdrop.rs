//! A picture behind a map. It is a widget of its own: what lies on a canvas is not cut off at its edge.

use super::{Camera, Window};
use iced::advanced::image::Renderer as _;
use iced::advanced::widget::Tree;
use iced::advanced::{Layout, Renderer as _, Widget, image::Image, layout, renderer};
use iced::widget::image::{FilterMethod, Handle};
use iced::{Length, Point, Rectangle, Renderer, Size, Theme, mouse};

/// A picture that lies somewhere.
pub trait Pictures {
    /// The picture, and its place on the screen, where it fills these bounds or is cut off at them.
    fn pictured(&self, bounds: Rectangle) -> (Image, Rectangle);
}

/// It as a widget that fills its place.
pub struct Fills<P>(pub P);

impl<Message, P: Pictures> Widget<Message, Theme, Renderer> for Fills<P> {
    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fill)
    }

    fn layout(&mut self, _: &mut Tree, _: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::atomic(limits, Length::Fill, Length::Fill)
    }

    fn draw(
        &self,
        _: &Tree,
        renderer: &mut Renderer,
        _: &Theme,
        _: &renderer::Style,
        layout: Layout<'_>,
        _: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let bounds = layout.bounds();
        // Within something that is scrolled only a part of it may be seen.
        let Some(clip) = bounds.intersection(viewport) else { return };
        let (image, place) = self.0.pictured(bounds);
        renderer.with_layer(clip, |renderer| renderer.draw_image(image, place, clip));
    }
}

/// A picture of the owner's.
pub struct Backdrop {
    pub handle: Handle,
    /// Where it lies on the map: left, top, breadth and depth.
    pub framed: [f32; 4],
    pub camera: Camera,
}

impl Pictures for Backdrop {
    fn pictured(&self, bounds: Rectangle) -> (Image, Rectangle) {
        let view = Window { camera: self.camera, size: bounds };
        let [left, top, breadth, depth] = self.framed;
        let (scale, corner) = (view.scale(), view.point([left, top]));
        let corner = Point::new(bounds.x + corner.x, bounds.y + corner.y);
        let image = Image::new(self.handle.clone()).filter_method(FilterMethod::Linear);
        (image, Rectangle::new(corner, Size::new(breadth * scale, depth * scale)))
    }
}
