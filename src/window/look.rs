//! Ink on parchment: colours, type, and how things are drawn everywhere.

use iced::widget::{container, text, text_editor, text_input};
use iced::{Background, Border, Color, Font, Pixels, Settings, Theme, color, font, theme};

/// The face for reading. The book face calls itself medium, and a face is found by its own weight only.
pub const REGULAR: Font = Font { weight: font::Weight::Medium, ..Font::with_name("Underhill Book") };
/// The face for what matters.
pub const BOLD: Font = Font { weight: font::Weight::ExtraBold, ..REGULAR };

/// How everything looks: by night or by day, and how large the type is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Look {
    /// Day instead of night.
    pub day: bool,
    /// The size of type, 1 to 2.
    pub scale: f32,
}

impl Default for Look {
    /// By night: the table is dim, and four people watch his face.
    fn default() -> Self {
        Self { day: false, scale: 1.0 }
    }
}

/// The colours of a theme.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Colours {
    /// The room behind everything.
    pub room: Color,
    /// The sheet on the desk.
    pub sheet: Color,
    /// A box on the sheet.
    pub inset: Color,
    /// Lines on the sheet.
    pub line: Color,
    /// What is written.
    pub ink: Color,
    /// What is written small.
    pub faint: Color,
    /// What matters now.
    pub gold: Color,
    /// What went wrong.
    pub red: Color,
    /// Frodo's trail.
    pub trail: Color,
    /// Gandalf, and his trail.
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
    gold: color!(0x7d4f00),
    red: color!(0x98301a),
    trail: color!(0x1f5c73),
    gandalf: color!(0x5b3a8c),
};

impl Look {
    /// The colours.
    pub fn colours(self) -> Colours {
        if self.day { DAY } else { NIGHT }
    }

    /// A length that grows with the type.
    pub fn size(self, pixels: f32) -> f32 {
        (pixels * self.scale).round()
    }

    /// The theme for iced's own widgets.
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
        Theme::custom(if self.day { "Day" } else { "Night" }, palette)
    }

    /// Running text.
    pub fn text<'a>(self, words: impl text::IntoFragment<'a>) -> text::Text<'a> {
        text(words).size(self.size(17.0)).color(self.colours().ink)
    }

    /// Small, faint writing.
    pub fn label<'a>(self, words: impl text::IntoFragment<'a>) -> text::Text<'a> {
        text(words).size(self.size(14.0)).color(self.colours().faint)
    }

    /// A heading on a sheet.
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

    /// A box on a sheet; one that stands out has an edge of gold.
    pub fn inset(self, stands_out: bool) -> impl Fn(&Theme) -> container::Style {
        let Colours { inset, line, gold, .. } = self.colours();
        move |_| container::Style {
            background: Some(Background::Color(inset)),
            border: Border {
                color: if stands_out { gold } else { line },
                width: if stands_out { 2.0 } else { 1.0 },
                radius: 3.0.into(),
            },
            ..container::Style::default()
        }
    }

    /// A page to write on.
    pub fn page(self) -> impl Fn(&Theme, text_editor::Status) -> text_editor::Style {
        let Colours { inset, line, ink, faint, gold, .. } = self.colours();
        move |_, status| {
            let focused = matches!(status, text_editor::Status::Focused { .. });
            text_editor::Style {
                background: Background::Color(inset),
                border: Border {
                    color: if focused { gold } else { line },
                    width: if focused { 2.0 } else { 1.0 },
                    radius: 3.0.into(),
                },
                placeholder: faint,
                value: ink,
                selection: line,
            }
        }
    }

    /// A line to write on.
    pub fn line(self) -> impl Fn(&Theme, text_input::Status) -> text_input::Style {
        let Colours { inset, line, ink, faint, gold, .. } = self.colours();
        move |_, status| {
            let focused = matches!(status, text_input::Status::Focused { .. });
            text_input::Style {
                background: Background::Color(inset),
                border: Border {
                    color: if focused { gold } else { line },
                    width: if focused { 2.0 } else { 1.0 },
                    radius: 3.0.into(),
                },
                icon: faint,
                placeholder: faint,
                value: ink,
                selection: line,
            }
        }
    }
}

/// Both faces are within the program: no font of the system is needed.
pub fn settings() -> Settings {
    Settings {
        id: Some("underhill".into()),
        fonts: vec![
            include_bytes!("../../resources/fonts/UnderhillBook-Regular.ttf").as_slice().into(),
            include_bytes!("../../resources/fonts/UnderhillBook-Bold.ttf").as_slice().into(),
        ],
        default_font: REGULAR,
        default_text_size: Pixels(17.0),
        ..Settings::default()
    }
}
