//! What is done on these pages, and what comes of it.

use super::easel::Gesture;
use super::sharing::Shared;
use crate::hunt::board::{List, Rings, Stages};
use crate::hunt::{Length, Lesson, Value};
use crate::store::{Picture, PictureFault, Trouble};
use crate::window::widgets::beside::Step;
use crate::window::widgets::keys::Shortcut;
use iced::widget::text_editor;
use std::path::PathBuf;

/// Something done on this screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// Another page.
    Page(Page),
    /// The board of another part.
    Part(u8),
    /// Numbers were typed.
    Listed(List, String),
    /// Locations of an area were typed.
    AreaTyped(String, String),
    /// Something was typed among the chains.
    Chains(text_editor::Action),
    /// Another part of the map of the links is shown; or a place on it was pressed, which means nothing.
    Sketch(Option<crate::window::hunt::map::Camera>),
    /// Something was done on the easel.
    Gesture(Gesture),
    /// Another tool.
    Tool(Tool),
    /// The number that the next location gets, or the one that is chosen.
    Next(String),
    /// It is given to the one that is chosen.
    Renumber,
    /// The area that is laid.
    Area(String),
    /// What is chosen is taken off the picture.
    Unplace,
    /// What is chosen is removed.
    Remove,
    /// It becomes a road, or a path.
    Pave,
    /// It has so many dots.
    Dots(usize),
    /// The next space is an exit.
    Exits,
    /// Games are to use what there is.
    Insist(Stages),
    /// Tiles were typed.
    Tiles(usize, String),
    /// One more tile.
    Tile(usize, Value),
    /// Something was typed among the cards.
    Cards(Length, text_editor::Action),
    /// Something that a game has taught is taken over; a way with so many dots.
    Learn(Lesson, u16),
    /// All of it, a way with as many dots as it can have.
    LearnAll,
    /// The name of a file was typed.
    File(String),
    /// A file is to be chosen in the system's dialog.
    Choose,
    /// It was, or not.
    Chosen(Option<PathBuf>),
    /// A file was dropped on the window, or named.
    Take,
    /// What is there may be laid aside.
    Yes,
    /// It may not.
    No,
    /// What is on this page is to be written to the file.
    Export,
    /// A picture was read.
    PictureRead(u8, Result<Result<Picture, PictureFault>, Trouble>),
    /// The picture is shown, or not.
    ShowPicture,
    /// Circles are to be looked for on the picture; of another size, if some were found.
    Find,
    /// They were, or that takes long: of a part, and of which size.
    Circles(u8, usize, Step<Rings>),
    /// Nothing more of what was found is wanted.
    DropRest,
    /// Files were written.
    Saved(Result<(), Trouble>),
    /// A key.
    Shortcut(Shortcut),
    /// Back to the first screen.
    Leave,
}

/// Something that is not done without asking.
pub enum Confirm {
    /// What is there is laid aside, and this takes its place.
    TakeOver(Shared),
    /// The page is written over what somebody has shared.
    WriteOver(PathBuf),
}

/// What is copied on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Page {
    /// The numbers on the tokens.
    Numbers,
    /// The areas.
    Areas,
    /// The paths and roads, as chains.
    Links,
    /// All of that, on a picture.
    Picture,
    /// What games have taught.
    Games,
    /// The Corruption tiles.
    Tiles,
    /// The Journey cards.
    Cards,
}

impl Page {
    /// Those of a board, in order.
    pub const OF_A_BOARD: [Self; 5] = [Self::Numbers, Self::Areas, Self::Links, Self::Picture, Self::Games];

    /// Whether it is one of a board.
    pub fn is_of_a_board(self) -> bool {
        Self::OF_A_BOARD.contains(&self)
    }

    /// Its name in the language files.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// What a click means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::IntoStaticStr, strum::EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum Tool {
    /// It places the next location, or chooses one.
    #[default]
    Places,
    /// It joins one space to the next; on an empty place, by a dot.
    Links,
    /// It lays a location into the area.
    Areas,
}
