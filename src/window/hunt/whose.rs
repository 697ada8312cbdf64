//! A copy of something in the box: none, what the owner has copied, what comes with the program, or a file that is named.

use crate::language::Words;
use crate::language::hunt::Source as Named;
use crate::referee::OWN;
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, press};
use iced::Element;
use iced::widget::row;

/// Which copy is played with. What is chosen stands on no line, so that a file may be called like it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// A file, as its name was typed; nothing typed: none.
    File(String),
    Own,
    /// The board that comes with the program, or what goes with it.
    Practice,
}

/// What comes with the program.
const PRACTICE: &str = "practice";

impl Default for Source {
    fn default() -> Self {
        Self::File(String::new())
    }
}

impl Source {
    /// What of it stands on the line: what was typed there.
    pub fn typed(&self) -> &str {
        if let Self::File(typed) = self { typed } else { "" }
    }

    pub fn is_none(&self) -> bool {
        matches!(self, Self::File(typed) if typed.trim().is_empty())
    }

    /// What it is for a game.
    pub fn named(&self) -> Named {
        match self {
            Self::File(_) if self.is_none() => Named::None,
            // A file that is called like the owner's own copy is named by its folder.
            Self::File(typed) if typed.trim().eq_ignore_ascii_case(OWN) => {
                Named::Named(format!("./{}", typed.trim()))
            }
            Self::File(typed) => Named::Named(typed.trim().to_owned()),
            Self::Own => Named::Named(OWN.to_owned()),
            Self::Practice => Named::Named(PRACTICE.to_owned()),
        }
    }
}

/// None, or what the owner has copied, where there is any.
pub fn whose<'a, M: Clone + 'a>(
    look: Look,
    words: &Words,
    copy: &Source,
    has_own: bool,
    chosen: impl Fn(Source) -> M,
) -> Option<Element<'a, M>> {
    let chip = |name: &str, it: Source| {
        let is = *copy == it || copy.is_none() && it.is_none();
        press(look, words.say(name, &[]), Weight::chosen(is), Some(chosen(it)))
    };
    let chips = || {
        row![chip("copy-of-none", Source::default()), chip("copy-of-own", Source::Own)]
            .spacing(look.size(6.0))
    };
    has_own.then(|| chips().into())
}
