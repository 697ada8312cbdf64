//! A drawing as PNG, painted by what paints the window, with no display.

use super::{Drawing, Paint, Pen, Shape, Words};
use crate::window::widgets::look::{BOLD, REGULAR, settings};
use iced::advanced::Renderer as _;
use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::graphics::text::font_system;
use iced::advanced::image::Renderer as _;
use iced::advanced::image::{FilterMethod, Handle, Image};
use iced::advanced::renderer::Headless;
use iced::alignment::Vertical;
use iced::futures::executor::block_on;
use iced::widget::canvas::{Frame, LineCap, LineDash, LineJoin, Path, Stroke, Text};
use iced::{Color, Point, Rectangle, Renderer, Size};
use image::codecs::png::PngEncoder;
use image::{ExtendedColorType, ImageEncoder as _};
use std::sync::Once;

/// How long dashes are, and what lies between them, in breadths of the line.
pub(super) const DASHES: [f32; 2] = [3.2, 2.4];
/// How far above the line on which it stands the middle of the book's face lies, in its size.
const MIDDLE: f32 = 0.366;

/// Nothing here can paint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unpainted;

/// A drawing as a file.
/// Fails if nothing here can paint.
pub fn png(drawing: &Drawing) -> Result<Vec<u8>, Unpainted> {
    let [width, height] = drawing.size.map(f32::ceil);
    let whole = Rectangle::with_size(Size::new(width, height));
    let pixels = painted(whole.size(), |renderer| {
        // A layer has its shapes first, then its pictures, then its words: another one begins where that is not the order.
        for layer in drawing.shapes.chunk_by(|one, next| kind(one) == kind(next)) {
            renderer.with_layer(whole, |renderer| paint(renderer, whole.size(), layer));
        }
    })?;
    let size = Size::new(width as u32, height as u32);
    let mut png = Vec::new();
    PngEncoder::new(&mut png)
        .write_image(&pixels, size.width, size.height, ExtendedColorType::Rgba8)
        .map_err(|_| Unpainted)?;
    Ok(png)
}

/// What is drawn on a sheet of this size, as pixels.
/// Fails if nothing here can paint.
pub fn painted(size: Size, draw: impl FnOnce(&mut Renderer)) -> Result<Vec<u8>, Unpainted> {
    load_faces();
    let look = settings();
    let renderer = <Renderer as Headless>::new(look.default_font, look.default_text_size, Some("tiny-skia"));
    let mut renderer = block_on(renderer).ok_or(Unpainted)?;
    draw(&mut renderer);
    Ok(renderer.screenshot(Size::new(size.width as u32, size.height as u32), 1.0, Color::WHITE))
}

/// Without a window nobody has loaded them, and words would be as broad as another face makes them.
pub(crate) fn load_faces() {
    static LOADED: Once = Once::new();
    LOADED.call_once(|| {
        if let Ok(mut system) = font_system().write() {
            settings().fonts.into_iter().for_each(|face| system.load_font(face));
        }
    });
}

fn kind(shape: &Shape) -> u8 {
    match shape {
        Shape::Wash(..) => 0,
        Shape::Words(_) => 1,
        Shape::Outline(..) | Shape::Circle(..) | Shape::Plate(..) => 2,
    }
}

fn paint(renderer: &mut Renderer, size: Size, shapes: &[Shape]) {
    let mut frame = Frame::new(renderer, size);
    for shape in shapes {
        match shape {
            Shape::Outline(pen, paint) => brushed(&mut frame, &path(pen, 1.0), *paint),
            Shape::Circle(middle, radius, paint) => {
                brushed(&mut frame, &Path::circle(point(*middle), *radius), *paint);
            }
            Shape::Plate(corner, [width, height], round, paint) => {
                let plate =
                    Path::rounded_rectangle(point(*corner), Size::new(*width, *height), (*round).into());
                brushed(&mut frame, &plate, *paint);
            }
            Shape::Words(words) => frame.fill_text(written(words)),
            Shape::Wash(corner, [width, height], columns, pixels) => {
                let rows = pixels.len() / (*columns).max(1);
                let opaque = pixels.iter().flat_map(|[r, g, b]| [*r, *g, *b, u8::MAX]).collect::<Vec<_>>();
                let image = Image::new(Handle::from_rgba(*columns as u32, rows as u32, opaque));
                let place = Rectangle::new(point(*corner), Size::new(*width, *height));
                let smooth = image.filter_method(FilterMethod::Linear);
                renderer.draw_image(smooth, place, Rectangle::with_size(size));
            }
        }
    }
    renderer.draw_geometry(frame.into_geometry());
}

fn point([x, y]: [f32; 2]) -> Point {
    Point::new(x, y)
}

/// What pens go around, so many times as large.
pub fn path(pens: &[Pen], scale: f32) -> Path {
    let at = |[x, y]: [f32; 2]| Point::new(x * scale, y * scale);
    Path::new(|path| {
        for pen in pens {
            match *pen {
                Pen::Begin(to) => path.move_to(at(to)),
                Pen::Line(to) => path.line_to(at(to)),
                Pen::Bend(one, to) => path.quadratic_curve_to(at(one), at(to)),
                Pen::Curve(one, other, to) => path.bezier_curve_to(at(one), at(other), at(to)),
                Pen::Close => path.close(),
            }
        }
    })
}

fn brushed(frame: &mut Frame, path: &Path, Paint { fill, line, dashed }: Paint) {
    if let Some(fill) = fill {
        frame.fill(path, fill);
    }
    if let Some((color, width)) = line {
        let dashes = DASHES.map(|dash| dash * width);
        let dash = LineDash { segments: if dashed { &dashes } else { &[] }, offset: 0 };
        let stroke = Stroke { line_dash: dash, ..Stroke::default() }.with_width(width).with_color(color);
        frame.stroke(path, stroke.with_line_cap(LineCap::Round).with_line_join(LineJoin::Round));
    }
}

fn written(Words { words, at: [x, y], side, size, bold, color }: &Words) -> Text {
    Text {
        content: words.clone(),
        position: Point::new(*x, y - MIDDLE * size),
        size: (*size).into(),
        color: *color,
        font: if *bold { BOLD } else { REGULAR },
        align_x: side.aligned(),
        align_y: Vertical::Center,
        ..Text::default()
    }
}
