//! Ink on parchment: colours, type, and how things are drawn everywhere.

use crate::store;
use iced::widget::{container, text, text_editor, text_input};
use iced::{Background, Border, Color, Font, Pixels, Settings, Theme, color, font, theme};

/// The face for reading. The book face calls itself medium, and a face is found by its own weight only.
pub const REGULAR: Font = Font { weight: font::Weight::Medium, ..Font::with_name("Underhill Book") };
/// The face for what matters.
pub const BOLD: Font = Font { weight: font::Weight::ExtraBold, ..REGULAR };

/// How large small writing is.
pub const LABEL: f32 = 14.0;

/// How everything looks: by night or by day, and how large the type is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Look {
    pub day: bool,
    /// Nothing but the strongest contrasts.
    pub contrast: bool,
    /// The size of type, 1 to 2.
    pub scale: f32,
}

impl Default for Look {
    /// By night: the table is dim, and four people watch his face.
    fn default() -> Self {
        Self { day: false, contrast: false, scale: 1.0 }
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Colours {
    pub room: Color,
    pub sheet: Color,
    /// A box on the sheet.
    pub inset: Color,
    pub line: Color,
    pub ink: Color,
    /// What is written small.
    pub faint: Color,
    pub gold: Color,
    pub red: Color,
    pub trail: Color,
    pub gandalf: Color,
}

const NIGHT: Colours = Colours {
    room: color!(0x16120c),
    sheet: color!(0x231c13),
    inset: color!(0x2d2418),
    line: color!(0x5e4e34),
    ink: color!(0xe9dcbb),
    faint: color!(0xb0a07e),
    gold: color!(0xdcae55),
    red: color!(0xe08468),
    trail: color!(0x86b8c9),
    gandalf: color!(0xc9b8e6),
};

const DAY: Colours = Colours {
    room: color!(0xdccda8),
    sheet: color!(0xefe4c8),
    inset: color!(0xf8f0da),
    line: color!(0xa48d5f),
    ink: color!(0x2a2013),
    faint: color!(0x665433),
    gold: color!(0x7a4c00),
    red: color!(0x911a35),
    trail: color!(0x1f5c73),
    gandalf: color!(0x5b3a8c),
};

/// By night, with the strongest contrasts.
const DARK: Colours = Colours {
    room: color!(0x000000),
    sheet: color!(0x000000),
    inset: color!(0x101010),
    line: color!(0x9a9a9a),
    ink: color!(0xffffff),
    faint: color!(0xe0e0e0),
    gold: color!(0xffd34d),
    red: color!(0xff9d85),
    trail: color!(0x7fd4ff),
    gandalf: color!(0xc07cff),
};

/// By day, likewise.
const LIGHT: Colours = Colours {
    room: color!(0xffffff),
    sheet: color!(0xffffff),
    inset: color!(0xf4f4f4),
    line: color!(0x5a5a5a),
    ink: color!(0x000000),
    faint: color!(0x2e2e2e),
    gold: color!(0x6a4300),
    red: color!(0x7d0b3e),
    trail: color!(0x003f5c),
    gandalf: color!(0x44187a),
};

const DAY_SETTING: &str = "day";
const CONTRAST: &str = "contrast";
const SCALE: &str = "scale";

impl Look {
    /// As it was set the last time.
    pub fn remembered(settings: &store::Settings) -> Self {
        let scale = settings.get::<f32>(SCALE).filter(|scale| (1.0..=2.0).contains(scale));
        Self {
            day: settings.get(DAY_SETTING).unwrap_or_default(),
            contrast: settings.get(CONTRAST).unwrap_or_default(),
            scale: scale.unwrap_or(1.0),
        }
    }

    /// Takes it down. Whether it is another one than before.
    pub fn remember(self, settings: &mut store::Settings) -> bool {
        let changed = [
            settings.set(DAY_SETTING, self.day),
            settings.set(CONTRAST, self.contrast),
            settings.set(SCALE, self.scale),
        ];
        changed.contains(&true)
    }

    pub fn colours(self) -> Colours {
        match (self.day, self.contrast) {
            (false, false) => NIGHT,
            (true, false) => DAY,
            (false, true) => DARK,
            (true, true) => LIGHT,
        }
    }

    /// What lies under what can be pressed: while the mouse is over it, and when it is chosen.
    pub fn lit(self) -> (Color, Color) {
        let Colours { inset, line, .. } = self.colours();
        let share = if self.contrast { 0.12 } else { 0.3 };
        let lit = mixed(inset, line, share);
        (lit, if self.contrast { lit } else { line })
    }

    /// What falls on the land at Nightfall, and lets it through.
    pub fn night(self) -> Color {
        Color { a: if self.day { 0.28 } else { 0.42 }, ..color!(0x0b1430) }
    }

    /// Whether the type is so large that what stands side by side stands one below the other.
    pub fn is_large(self) -> bool {
        self.scale > 1.25
    }

    /// A length that grows with the type.
    pub fn size(self, pixels: f32) -> f32 {
        (pixels * self.scale).round()
    }

    pub fn theme(self) -> Theme {
        let Colours { room, ink, gold, red, .. } = self.colours();
        let palette = theme::Palette {
            background: room,
            text: ink,
            primary: gold,
            success: gold,
            warning: gold,
            danger: red,
        };
        let name = match (self.day, self.contrast) {
            (false, false) => "Night",
            (true, false) => "Day",
            (false, true) => "Dark",
            (true, true) => "Light",
        };
        Theme::custom(name, palette)
    }

    pub fn text<'a>(self, words: impl text::IntoFragment<'a>) -> text::Text<'a> {
        text(words).size(self.size(17.0)).color(self.colours().ink)
    }

    /// Small, faint writing.
    pub fn label<'a>(self, words: impl text::IntoFragment<'a>) -> text::Text<'a> {
        text(words).size(self.size(LABEL)).color(self.colours().faint)
    }

    pub fn heading<'a>(self, words: impl text::IntoFragment<'a>) -> text::Text<'a> {
        text(words).size(self.size(20.0)).font(BOLD).color(self.colours().ink)
    }

    /// A panel: a sheet of its own.
    pub fn sheet(self) -> impl Fn(&Theme) -> container::Style {
        let Colours { sheet, line, .. } = self.colours();
        move |_| container::Style {
            background: Some(Background::Color(sheet)),
            border: Border { color: line, width: 1.0, radius: 4.0.into() },
            ..container::Style::default()
        }
    }

    /// The edge of a box on a sheet: of gold where it stands out.
    fn edge(self, stands_out: bool) -> Border {
        let Colours { line, gold, .. } = self.colours();
        let (color, width) = if stands_out { (gold, 2.0) } else { (line, 1.0) };
        Border { color, width, radius: 3.0.into() }
    }

    /// A box on a sheet; one that stands out has an edge of gold.
    pub fn inset(self, stands_out: bool) -> impl Fn(&Theme) -> container::Style {
        let Colours { inset, .. } = self.colours();
        move |_| container::Style {
            background: Some(Background::Color(inset)),
            border: self.edge(stands_out),
            ..container::Style::default()
        }
    }

    pub fn page(self) -> impl Fn(&Theme, text_editor::Status) -> text_editor::Style {
        let Colours { inset, line, ink, faint, .. } = self.colours();
        move |_, status| {
            let focused = matches!(status, text_editor::Status::Focused { .. });
            text_editor::Style {
                background: Background::Color(inset),
                border: self.edge(focused),
                placeholder: faint,
                value: ink,
                selection: line,
            }
        }
    }

    /// A line on which something stands that cannot be: its edge is broader as well as red.
    pub fn wrong_line(self) -> impl Fn(&Theme, text_input::Status) -> text_input::Style {
        let (line, red) = (self.line(), self.colours().red);
        move |theme, status| {
            let style = line(theme, status);
            text_input::Style { border: Border { color: red, width: 4.0, ..style.border }, ..style }
        }
    }

    pub fn line(self) -> impl Fn(&Theme, text_input::Status) -> text_input::Style {
        let Colours { inset, line, ink, faint, .. } = self.colours();
        move |_, status| {
            let focused = matches!(status, text_input::Status::Focused { .. });
            text_input::Style {
                background: Background::Color(inset),
                border: self.edge(focused),
                icon: faint,
                placeholder: faint,
                value: ink,
                selection: line,
            }
        }
    }
}

/// Both faces, and our own signs, are within the program: no font of the system is needed.
pub fn settings() -> Settings {
    Settings {
        id: Some("underhill".into()),
        fonts: vec![
            include_bytes!("../../../resources/fonts/UnderhillBook-Regular.ttf").as_slice().into(),
            include_bytes!("../../../resources/fonts/UnderhillBook-Bold.ttf").as_slice().into(),
            include_bytes!("../../../resources/fonts/UnderhillSigns.ttf").as_slice().into(),
        ],
        default_font: REGULAR,
        default_text_size: Pixels(17.0),
        ..Settings::default()
    }
}

/// A colour between two: the first with no share of the other, the second with a share of 1.
pub fn mixed(one: Color, other: Color, share: f32) -> Color {
    let share = share.clamp(0.0, 1.0);
    let mix = |a: f32, b: f32| a + (b - a) * share;
    Color::from_rgb(mix(one.r, other.r), mix(one.g, other.g), mix(one.b, other.b))
}

#[cfg(test)]
pub(in crate::window) mod tests {
    use super::*;

    /// How bright a colour is to the eye (WCAG 2.2).
    pub(in crate::window) fn luminance(colour: Color) -> f32 {
        let part =
            |part: f32| if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) };
        0.2126 * part(colour.r) + 0.7152 * part(colour.g) + 0.0722 * part(colour.b)
    }

    /// How much two colours differ in brightness, 1 to 21.
    pub(in crate::window) fn contrast(one: Color, other: Color) -> f32 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    pub(in crate::window) fn looks() -> [Look; 4] {
        let look = |day, contrast| Look { day, contrast, scale: 1.0 };
        [look(false, false), look(true, false), look(false, true), look(true, true)]
    }

    #[test]
    fn everything_that_is_read_can_be_read() {
        for look in looks() {
            let Colours { room, sheet, inset, ink, faint, gold, red, trail, gandalf, .. } = look.colours();
            // AA for text is 4.5 to 1, for what is drawn 3 to 1; the strongest contrasts are AAA.
            let (text, drawn) = if look.contrast { (7.0, 4.5) } else { (4.5, 3.0) };
            for ground in [room, sheet, inset] {
                for written in [ink, faint, gold, red] {
                    let found = contrast(written, ground);
                    assert!(found >= text, "{look:?}: {written:?} on {ground:?} has {found:.1}");
                }
                for stroke in [trail, gandalf] {
                    let found = contrast(stroke, ground);
                    assert!(found >= drawn, "{look:?}: {stroke:?} on {ground:?} has {found:.1}");
                }
            }
            // So can what stands on the gold button, and on a place in reach under the mouse.
            assert!(contrast(room, gold) >= text, "{look:?}: {:.1}", contrast(room, gold));
            // So can what lies under the mouse, and what is chosen.
            let (lit, chosen) = look.lit();
            for written in [ink, faint] {
                assert!(contrast(written, lit) >= 4.5, "{look:?}: {:.1}", contrast(written, lit));
            }
            assert!(contrast(ink, chosen) >= 4.5, "{look:?}: {:.1}", contrast(ink, chosen));
        }
    }

    /// A colour as eyes see it that lack one kind of cones (Machado, Oliveira and Fernandes, 2009, severity 1).
    fn seen_without(cones: usize, colour: Color) -> [f32; 3] {
        const LACKING: [[[f32; 3]; 3]; 3] = [
            [
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ],
            [
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ],
            [
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ],
        ];
        let linear = [colour.r, colour.g, colour.b]
            .map(|part| if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) });
        LACKING[cones].map(|row| row.iter().zip(linear).map(|(share, part)| share * part).sum::<f32>())
    }

    #[test]
    fn eyes_of_every_kind_tell_the_colours_apart() {
        for look in looks() {
            let Colours { ink, gold, red, trail, gandalf, .. } = look.colours();
            // What means something beside the others: trails, what went wrong, what matters now.
            let all = [("gold", gold), ("red", red), ("trail", trail), ("gandalf", gandalf), ("ink", ink)];
            for cones in 0..3 {
                for (at, (name, one)) in all.iter().enumerate() {
                    for (other_name, other) in &all[at + 1..] {
                        let (one, other) = (seen_without(cones, *one), seen_without(cones, *other));
                        let apart: f32 = one
                            .iter()
                            .zip(other)
                            .map(|(a, b)| (a.max(0.0).sqrt() - b.max(0.0).sqrt()).powi(2))
                            .sum();
                        assert!(
                            apart.sqrt() > 0.06,
                            "{look:?}: {name} and {other_name} are {:.3} apart without cones {cones}",
                            apart.sqrt()
                        );
                    }
                }
            }
        }
    }
}
