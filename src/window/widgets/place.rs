//! How large a window is and where, remembered from one time to the next, and kept within the screen that is there.

use crate::store::Settings;
use iced::{Point, Size, window};
use std::sync::OnceLock;

const SIZE: &str = "window";
const AT: &str = "window-at";
/// The smallest window in which everything has its place.
const SMALLEST: Size = Size::new(1024.0, 640.0);
const LARGEST: f32 = 8_000.0;

/// How large a window is, and where.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    pub size: Size,
    /// Where its corner is, if the desktop says so.
    pub at: Option<Point>,
}

impl Default for Place {
    fn default() -> Self {
        Self { size: Size::new(1280.0, 800.0), at: None }
    }
}

impl Place {
    /// As it was the last time.
    pub fn remembered(settings: &Settings) -> Self {
        let sound = |part: &f32| part.is_finite() && part.abs() <= LARGEST;
        let size = settings.get::<[f32; 2]>(SIZE).filter(|size| size.iter().all(sound));
        let at = settings.get::<[f32; 2]>(AT).filter(|at| at.iter().all(sound));
        let size = size.map_or(Self::default().size, |[width, height]| {
            Size::new(width.max(SMALLEST.width), height.max(SMALLEST.height))
        });
        Self { size, at: at.map(|[x, y]| Point::new(x, y)) }
    }

    pub fn remember(self, settings: &mut Settings) {
        settings.set(SIZE, [self.size.width, self.size.height]);
        if let Some(at) = self.at {
            settings.set(AT, [at.x, at.y]);
        }
    }

    pub fn settings(self) -> window::Settings {
        // A function that the desktop calls takes nothing along.
        static WANTED: OnceLock<Point> = OnceLock::new();
        let position = match self.at {
            None => window::Position::Default,
            Some(at) => {
                WANTED.get_or_init(|| at);
                window::Position::SpecificWith(|size, screen| {
                    WANTED.get().map_or(Point::ORIGIN, |at| within(*at, size, screen))
                })
            }
        };
        window::Settings {
            size: self.size,
            position,
            min_size: Some(SMALLEST),
            exit_on_close_request: false,
            icon: icon(),
            #[cfg(target_os = "linux")]
            platform_specific: window::settings::PlatformSpecific {
                application_id: "underhill".into(),
                ..window::settings::PlatformSpecific::default()
            },
            ..window::Settings::default()
        }
    }
}

/// What stands for the window where the desktop does not know the program, as on Windows.
fn icon() -> Option<window::Icon> {
    const DRAWN: &[u8] = include_bytes!("../../../resources/icons/underhill-64.png");
    let drawn = image::load_from_memory_with_format(DRAWN, image::ImageFormat::Png).ok()?.into_rgba8();
    let (width, height) = drawn.dimensions();
    window::icon::from_rgba(drawn.into_raw(), width, height).ok()
}

/// Whether a window can be so large: one that is put away says that it is very small.
pub fn is_one(size: Size) -> bool {
    size.width >= SMALLEST.width / 2.0 && size.height >= SMALLEST.height / 2.0
}

/// Whether a window can be there: one that is put away says that it is far away.
pub fn is_there(at: Point) -> bool {
    at.x.abs() <= LARGEST && at.y.abs() <= LARGEST
}

/// A place on this screen for a window that was on another one, perhaps.
fn within(at: Point, size: Size, screen: Size) -> Point {
    let keep = |at: f32, size: f32, screen: f32| at.min(screen - size).max(0.0);
    Point::new(keep(at.x, size.width, screen.width), keep(at.y, size.height, screen.height))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_has_an_icon() {
        assert!(icon().is_some());
    }

    #[test]
    fn a_window_comes_back_where_it_can_be_seen() {
        let size = Size::new(1280.0, 800.0);
        let screen = Size::new(1920.0, 1080.0);
        for (was, is) in [
            ((100.0, 50.0), (100.0, 50.0)),
            ((3000.0, 50.0), (640.0, 50.0)),
            ((-500.0, -20.0), (0.0, 0.0)),
            ((900.0, 900.0), (640.0, 280.0)),
        ] {
            assert_eq!(within(Point::new(was.0, was.1), size, screen), Point::new(is.0, is.1));
        }
        let small = Size::new(800.0, 600.0);
        assert_eq!(within(Point::new(10.0, 10.0), size, small), Point::ORIGIN);
        let mut settings = Settings::default();
        settings.set(SIZE, [10.0, 1e30]);
        settings.set(AT, [5.0, 6.0]);
        assert_eq!(
            Place::remembered(&settings),
            Place { at: Some(Point::new(5.0, 6.0)), ..Place::default() }
        );
        settings.set(SIZE, [10.0, 900.0]);
        assert_eq!(Place::remembered(&settings).size, Size::new(1024.0, 900.0));
    }
}
