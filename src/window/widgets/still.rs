//! A line to write on whose caret stands still, and which hands on the keys that mean something to the program.
//!
//! iced's own line draws the window twice a second for as long as it has the focus. A program that is looked at by
//! four opponents has nothing that blinks, and one that waits uses no power.

use super::keys::{BeforeTheLine, Shortcut};
use super::wrapped::{Pass, Wraps, wrapped};
use iced::advanced::Shell;
use iced::{Element, Event, window};
use std::sync::LazyLock;
use std::time::Instant;

/// An instant before any line had the focus: at it, a caret is shown.
static BEFORE: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Wraps a line to write on. Keys that mean something ([`BeforeTheLine`]) become messages instead of text.
pub fn still<'a, Message: Clone + 'a>(
    line: impl Into<Element<'a, Message>>,
    message: fn(Shortcut) -> Message,
) -> Element<'a, Message> {
    LazyLock::force(&BEFORE);
    wrapped(line, Still { message })
}

struct Still<Message> {
    message: fn(Shortcut) -> Message,
}

impl<Message> Wraps<Message> for Still<Message> {
    fn update(&self, event: &Event, shell: &mut Shell<'_, Message>, pass: &mut Pass<'_, Message>) {
        // Another line of the same page has it already.
        if let Event::Keyboard(event) = event
            && !shell.is_event_captured()
            && let Some(before) = BeforeTheLine::of(event)
        {
            // The line itself would lose the focus and say nothing, or write the key down.
            if let BeforeTheLine::Means(shortcut) = before {
                shell.publish((self.message)(shortcut));
            }
            shell.capture_event();
            return;
        }
        let asked_before = shell.redraw_request();
        let still = Event::Window(window::Event::RedrawRequested(*BEFORE));
        let drawn = matches!(event, Event::Window(window::Event::RedrawRequested(_)));
        pass(if drawn { &still } else { event }, shell);
        if drawn {
            // No picture is asked for in half a second's time.
            Shell::replace_redraw_request(shell, asked_before);
        }
    }
}
