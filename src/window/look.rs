//! Ink on parchment, by night: colours, type, and how things are drawn everywhere.

use iced::widget::{button, container, text, text_input};
use iced::{Background, Border, Color, Font, Pixels, Settings, Theme, color, font, theme};

/// The room behind everything.
pub const ROOM: Color = color!(0x16120c);
/// The sheet on the desk.
pub const SHEET: Color = color!(0x231c13);
/// A box on the sheet.
pub const BOX: Color = color!(0x2d2418);
/// Lines on the sheet.
pub const LINE: Color = color!(0x57482f);
/// What is written.
pub const INK: Color = color!(0xe9dcbb);
/// What is written small.
pub const FAINT: Color = color!(0xaa9a78);
/// What matters now.
pub const GOLD: Color = color!(0xdcae55);
/// What went wrong.
pub const RED: Color = color!(0xe08468);

/// The face for reading. The book face calls itself medium, and a face is found by its own weight only.
pub const REGULAR: Font = Font { weight: font::Weight::Medium, ..Font::with_name("Gentium Book Plus") };
/// The face for what matters.
pub const BOLD: Font = Font { weight: font::Weight::ExtraBold, ..REGULAR };

/// Sizes of type, in logical pixels.
pub mod size {
    /// Labels.
    pub const SMALL: f32 = 14.0;
    /// Running text.
    pub const TEXT: f32 = 17.0;
    /// Headings.
    pub const HEADING: f32 = 21.0;
    /// Entries on the log.
    pub const ENTRY: f32 = 32.0;
}

/// Both faces are within the program: no font of the system is needed.
pub fn settings() -> Settings {
    Settings {
        id: Some("underhill".into()),
        fonts: vec![
            include_bytes!("../../resources/fonts/GentiumBookPlus-Regular.ttf").as_slice().into(),
            include_bytes!("../../resources/fonts/GentiumBookPlus-Bold.ttf").as_slice().into(),
        ],
        default_font: REGULAR,
        default_text_size: Pixels(size::TEXT),
        ..Settings::default()
    }
}

/// The night theme.
pub fn theme() -> Theme {
    Theme::custom(
        "Night",
        theme::Palette {
            background: ROOM,
            text: INK,
            primary: GOLD,
            success: GOLD,
            warning: GOLD,
            danger: RED,
        },
    )
}

/// A panel: a sheet of its own.
pub fn sheet(_: &Theme) -> container::Style {
    container::Style {
        background: Some(Background::Color(SHEET)),
        border: Border { color: LINE, width: 1.0, radius: 4.0.into() },
        ..container::Style::default()
    }
}

/// A box of the log. The next one to be filled stands out.
pub fn log_box(next: bool) -> impl Fn(&Theme) -> container::Style {
    move |_| container::Style {
        background: Some(Background::Color(BOX)),
        border: Border {
            color: if next { GOLD } else { LINE },
            width: if next { 2.0 } else { 1.0 },
            radius: 3.0.into(),
        },
        ..container::Style::default()
    }
}

/// A line to write commands on.
pub fn line(_: &Theme, status: text_input::Status) -> text_input::Style {
    let focused = matches!(status, text_input::Status::Focused { .. });
    text_input::Style {
        background: Background::Color(BOX),
        border: Border {
            color: if focused { GOLD } else { LINE },
            width: if focused { 2.0 } else { 1.0 },
            radius: 3.0.into(),
        },
        icon: FAINT,
        placeholder: FAINT,
        value: INK,
        selection: LINE,
    }
}

/// A button that does not shout.
pub fn quiet(_: &Theme, status: button::Status) -> button::Style {
    pressable(status, BOX, LINE, INK)
}

/// The button that most hands will want.
pub fn main(_: &Theme, status: button::Status) -> button::Style {
    pressable(status, BOX, GOLD, GOLD)
}

fn pressable(status: button::Status, background: Color, edge: Color, ink: Color) -> button::Style {
    let (background, edge, ink) = match status {
        button::Status::Active => (background, edge, ink),
        button::Status::Hovered => (LINE, GOLD, INK),
        button::Status::Pressed => (SHEET, GOLD, INK),
        button::Status::Disabled => (SHEET, SHEET, LINE),
    };
    button::Style {
        background: Some(Background::Color(background)),
        text_color: ink,
        border: Border { color: edge, width: 1.0, radius: 3.0.into() },
        ..button::Style::default()
    }
}

/// Small, faint writing.
pub fn label<'a>(words: impl text::IntoFragment<'a>) -> text::Text<'a> {
    text(words).size(size::SMALL).color(FAINT)
}

/// A heading on a sheet.
pub fn heading<'a>(words: impl text::IntoFragment<'a>) -> text::Text<'a> {
    text(words).size(size::HEADING).font(BOLD)
}
