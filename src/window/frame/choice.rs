//! What the frame offers: something to choose, and a track that is set.

use crate::table::Game;
use crate::window::pieces::Sign;
use crate::window::play::wish::{Begun, Wish};
use iced::Rectangle;

/// Something to choose: a chip, or where it is due the gold button, which an empty Enter presses.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<G: Game> {
    pub label: String,
    /// Its second line: how likely what of it is.
    pub chance: Option<String>,
    pub sign: Option<Sign>,
    /// The number that comes of it.
    pub number: Option<String>,
    pub wish: Wish<G>,
    pub role: Role,
}

/// Where a choice stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    Among,
    /// On the gold button: it is the one thing that is due.
    Due,
    /// In the place of the gold button, which asks with it for what is missing: an empty Enter does nothing.
    Asks,
    /// On one of two gold buttons, of which an empty Enter presses neither.
    Either,
    /// An empty place among them, so that no other comes to stand there.
    Nothing,
}

impl<G: Game> Choice<G> {
    /// A place that is left empty.
    pub fn nothing() -> Self {
        Self { role: Role::Nothing, ..Self::of("", Wish::Back) }
    }

    pub fn give(label: impl Into<String>, command: impl Into<G::Command>) -> Self {
        Self::of(label, Wish::give(command))
    }

    /// A line, entered as it stands.
    pub fn say(label: impl Into<String>, line: impl Into<String>) -> Self {
        Self::of(label, Wish::Say(line.into()))
    }

    /// Whatever is wished for.
    pub fn of(label: impl Into<String>, wish: Wish<G>) -> Self {
        Self { label: label.into(), chance: None, sign: None, number: None, wish, role: Role::Among }
    }

    /// What the gold button asks for, as long as it is missing.
    pub fn asks(label: impl Into<String>) -> Self {
        Self { role: Role::Asks, ..Self::of(label, Wish::Enter) }
    }

    /// The beginning of a command: what is typed or pressed next belongs behind it.
    pub fn begin(label: impl Into<String>, command: impl Into<String>) -> Self {
        let label = label.into();
        let wish = Wish::Begin(Begun::new(command, &label));
        Self::of(label, wish)
    }

    /// A word that is written on the line.
    pub fn word(label: impl Into<String>, word: impl std::fmt::Display) -> Self {
        Self::of(label, Wish::Type(format!("{word} ")))
    }

    /// Chances that are asked for with `need`, each a word.
    pub fn percents() -> Vec<Self> {
        const PERCENTS: [u8; 9] = [50, 60, 66, 70, 75, 80, 90, 95, 99];
        PERCENTS.map(|it| Self::word(format!("{it} %"), format!("{it}%"))).to_vec()
    }

    /// Whether it stands in the place of the gold button, or on it.
    pub fn is_gold(&self) -> bool {
        !matches!(self.role, Role::Among | Role::Nothing)
    }

    /// Whether a press on it does anything.
    pub(super) fn can_be_pressed(&self) -> bool {
        !matches!(self.role, Role::Asks | Role::Nothing)
    }

    /// The same, and it is due.
    #[must_use]
    pub fn due(self) -> Self {
        Self { role: Role::Due, ..self }
    }

    /// The same, and it only asks: what is wrong with it stands below.
    #[must_use]
    pub fn asking(self) -> Self {
        Self { role: Role::Asks, ..self }
    }

    /// The same, and it cannot be pressed yet: it keeps its place.
    #[must_use]
    pub fn dimmed(self) -> Self {
        Self { role: Role::Nothing, ..self }
    }

    /// The same, and it is one of several that are due alike.
    #[must_use]
    pub fn either(self) -> Self {
        Self { role: Role::Either, ..self }
    }

    /// The same with this drawn before it.
    #[must_use]
    pub fn with_sign(self, sign: Sign) -> Self {
        Self { sign: Some(sign), ..self }
    }

    /// The same with the number that comes of it.
    #[must_use]
    pub fn with_number(self, number: impl ToString) -> Self {
        Self { number: Some(number.to_string()), ..self }
    }

    /// The same with a chance on it.
    #[must_use]
    pub fn with_chance(self, chance: impl Into<String>) -> Self {
        Self { chance: Some(chance.into()), ..self }
    }
}

/// Where something can be pressed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Place {
    /// The gold button, or one of several.
    Gold(usize),
    Choice(usize),
    Mat(usize, Rectangle),
}

impl Place {
    /// Where the gold buttons lie, as many as there can be: one for each who can win a tie.
    pub(super) const GOLD: [Self; 4] = [Self::Gold(0), Self::Gold(1), Self::Gold(2), Self::Gold(3)];

    /// Whether it has come to lie where the other was.
    pub(super) fn lies_on(self, other: Self) -> bool {
        match (self, other) {
            (Self::Mat(mat, place), Self::Mat(other, there)) => {
                mat == other && there.contains(place.center())
            }
            (one, other) => one == other,
        }
    }
}

/// A track: what it is called, where it stands, and the command that sets it right, if one does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Track {
    pub name: String,
    pub value: String,
    /// The command, behind which `+1`, `-1` and `= N` stand.
    pub command: Option<String>,
}

impl Track {
    /// A track that the table sets right.
    pub fn of(name: impl Into<String>, value: impl ToString, command: impl Into<String>) -> Self {
        Self { name: name.into(), value: value.to_string(), command: Some(command.into()) }
    }

    pub fn shown(name: impl Into<String>, value: impl ToString) -> Self {
        Self { name: name.into(), value: value.to_string(), command: None }
    }
}
