//! A drawing as SVG: one file that needs no other, with the book's own face in it.

use super::{Drawing, Paint, Pen, Shape, Side, Words};
use crate::language::clean;
use data_encoding::BASE64;
use iced::Color;
use image::codecs::png::PngEncoder;
use image::{ExtendedColorType, ImageEncoder as _};
use std::fmt::Write as _;

const FACES: &str = "'Underhill Book',Georgia,serif";

/// What a drawing is called, for whoever does not see it.
pub struct Named<'a> {
    /// What tells it from others on the same page.
    pub id: &'a str,
    pub title: &'a str,
    pub told: &'a str,
}

pub fn svg(drawing: &Drawing, named: &Named<'_>) -> String {
    let style = format!("<style>{}</style>\n", style());
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{}", drawn(drawing, named, &style, true))
}

/// A drawing as a part of a page that has the face already.
pub fn figure(drawing: &Drawing, named: &Named<'_>) -> String {
    drawn(drawing, named, "", false)
}

/// The book's face, for a page or a drawing.
pub fn style() -> String {
    let faces: [(u16, &[u8]); 2] = [
        (400, include_bytes!("../../../resources/fonts/UnderhillBook-Regular.ttf")),
        (700, include_bytes!("../../../resources/fonts/UnderhillBook-Bold.ttf")),
    ];
    let face = |(weight, bytes): &(u16, &[u8])| {
        let bytes = BASE64.encode(bytes);
        format!(
            "@font-face{{font-family:'Underhill Book';font-weight:{weight};src:url(data:font/ttf;base64,{bytes})}}\n"
        )
    };
    faces.iter().map(face).collect()
}

fn drawn(drawing: &Drawing, named: &Named<'_>, style: &str, is_file: bool) -> String {
    let [width, height] = drawing.size.map(f32::ceil);
    let Named { id, title, told } = named;
    // On a page it is as broad as there is room.
    let size = if is_file { format!(r#" width="{width}" height="{height}""#) } else { String::new() };
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg"{size} viewBox="0 0 {width} {height}" role="img" aria-labelledby="{id}-title {id}-told" font-family="{FACES}">
<title id="{id}-title">{}</title>
<desc id="{id}-told">{}</desc>
{style}"#,
        escaped(title),
        escaped(told),
    );
    for shape in &drawing.shapes {
        write_shape(&mut svg, shape);
    }
    svg + "</svg>\n"
}

fn write_shape(svg: &mut String, shape: &Shape) {
    let _ = match shape {
        Shape::Outline(pen, paint) => writeln!(svg, r#"<path d="{}"{}/>"#, path(pen), painted(*paint)),
        Shape::Circle([x, y], radius, paint) => {
            writeln!(svg, r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius:.1}"{}/>"#, painted(*paint))
        }
        Shape::Plate([x, y], [width, height], round, paint) => {
            let paint = painted(*paint);
            writeln!(
                svg,
                r#"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" rx="{round:.1}"{paint}/>"#
            )
        }
        Shape::Words(Words { words, at: [x, y], side, size, bold, color }) => {
            let anchor = match side {
                Side::From => "",
                Side::About => r#" text-anchor="middle""#,
                Side::To => r#" text-anchor="end""#,
            };
            let weight = if *bold { r#" font-weight="700""# } else { "" };
            let (fill, words) = (colour("fill", *color), escaped(words));
            writeln!(
                svg,
                r#"<text x="{x:.1}" y="{y:.1}" font-size="{size:.1}"{anchor}{weight}{fill}>{words}</text>"#
            )
        }
        Shape::Wash([x, y], [width, height], columns, pixels) => {
            let picture = BASE64.encode(&png(*columns, pixels));
            writeln!(
                svg,
                r#"<image x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" preserveAspectRatio="none" href="data:image/png;base64,{picture}"/>"#
            )
        }
    };
}

fn png(columns: usize, pixels: &[[u8; 3]]) -> Vec<u8> {
    let mut png = Vec::new();
    let rows = pixels.len() / columns.max(1);
    // What is written into memory is written.
    let _ = PngEncoder::new(&mut png).write_image(
        pixels.as_flattened(),
        columns as u32,
        rows as u32,
        ExtendedColorType::Rgb8,
    );
    png
}

fn path(pen: &[Pen]) -> String {
    let mut path = String::new();
    for step in pen {
        let _ = match step {
            Pen::Begin([x, y]) => write!(path, "M{x:.1} {y:.1}"),
            Pen::Line([x, y]) => write!(path, "L{x:.1} {y:.1}"),
            Pen::Bend([a, b], [x, y]) => write!(path, "Q{a:.1} {b:.1} {x:.1} {y:.1}"),
            Pen::Curve([a, b], [c, d], [x, y]) => {
                write!(path, "C{a:.1} {b:.1} {c:.1} {d:.1} {x:.1} {y:.1}")
            }
            Pen::Close => write!(path, "Z"),
        };
    }
    path
}

/// What such a path draws, each of its places elsewhere: `M`, `L`, `Q` and `C` with all numbers that follow them, and `Z`.
pub fn pens(path: &str, elsewhere: impl Fn([f32; 2]) -> [f32; 2]) -> Vec<Pen> {
    let mut pens = Vec::new();
    for (at, letter) in path.match_indices(|of: char| of.is_ascii_alphabetic()) {
        let rest = path[at + 1..].split(|of: char| of.is_ascii_alphabetic()).next().unwrap_or_default();
        let numbers: Vec<f32> = rest.split_whitespace().filter_map(|number| number.parse().ok()).collect();
        let (places, _) = numbers.as_chunks::<2>();
        match letter {
            "M" => pens.extend(places.iter().map(|to| Pen::Begin(*to))),
            "L" => pens.extend(places.iter().map(|to| Pen::Line(*to))),
            "Q" => pens.extend(places.as_chunks().0.iter().map(|[one, to]| Pen::Bend(*one, *to))),
            "C" => pens.extend(places.as_chunks().0.iter().map(|[a, b, to]| Pen::Curve(*a, *b, *to))),
            _ => pens.push(Pen::Close),
        }
    }
    pens.into_iter().map(|pen| pen.at(&elsewhere)).collect()
}

fn painted(Paint { fill, line, dashed }: Paint) -> String {
    let mut painted = fill.map_or_else(|| r#" fill="none""#.to_owned(), |fill| colour("fill", fill));
    if let Some((color, width)) = line {
        painted += &colour("stroke", color);
        let _ =
            write!(painted, r#" stroke-width="{width:.1}" stroke-linecap="round" stroke-linejoin="round""#);
        if dashed {
            let [long, short] = super::png::DASHES.map(|dash| dash * width);
            let _ = write!(painted, r#" stroke-dasharray="{long:.1} {short:.1}""#);
        }
    }
    painted
}

fn colour(what: &str, color: Color) -> String {
    let [r, g, b, a] = color.into_rgba8();
    let clear = if a == u8::MAX { String::new() } else { format!(r#" {what}-opacity="{:.2}""#, color.a) };
    format!(r##" {what}="#{r:02x}{g:02x}{b:02x}"{clear}"##)
}

/// Words as they stand in a file of this kind: what would be read as something else is told apart, and what no such file
/// may hold is left out.
pub fn escaped(words: &str) -> String {
    let mut escaped = String::with_capacity(words.len());
    for letter in clean(words).chars() {
        match letter {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\'' => escaped += "&#39;",
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_as_a_path_is_read_again() {
        let read = |path: &str| pens(path, |at| at);
        let drawn = read("M-4.5 0 1 1 L9 -7 5.5 3 Q1 2 3 4 C0 1 2 3 4 5 6 7 8 9 10 11 Z");
        let places = [[-4.5, 0.0], [1.0, 1.0], [9.0, -7.0], [5.5, 3.0]];
        assert_eq!(
            drawn[..4],
            [Pen::Begin(places[0]), Pen::Begin(places[1]), Pen::Line(places[2]), Pen::Line(places[3])]
        );
        assert_eq!(
            drawn[4..6],
            [Pen::Bend([1.0, 2.0], [3.0, 4.0]), Pen::Curve([0.0, 1.0], [2.0, 3.0], [4.0, 5.0])]
        );
        assert_eq!((drawn.len(), drawn.last()), (8, Some(&Pen::Close)));
        assert_eq!(read(&path(&drawn)), drawn);
    }
}
