//! The top of the screen: where the game stands, what hands do now in one sentence, what can be taken back, and the ways out.

use crate::language::{Spoken, Words};
use crate::store::Kept;
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::press::{Weight, press};
use iced::widget::{Row, column, container, row, text};
use iced::{Center, Element, Fill};

/// A sentence with more letters than this is written smaller at the top, and the longest ones smaller still.
const LONG: usize = 115;
const LONGEST: usize = 180;

/// What stands at the top.
pub struct Top {
    /// Where the game stands.
    pub above: String,
    /// What hands do now.
    pub line: String,
    /// What undo takes back.
    pub undo: Back,
    /// What redo gives again.
    pub redo: Back,
    /// Whether there is a curtain.
    pub hides: bool,
}

/// What undo or redo would be about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Back {
    /// There is nothing.
    Nothing,
    /// Something of which nothing is told.
    Something,
    /// This, in words.
    Deed(String),
}

/// What undo and redo would be about, as far as everybody may know it: it is read from the button by everybody. What was
/// revealed, or is only looked at, is not changed any more.
pub fn back<G: Spoken>(words: &Words, game: Option<&Kept<G>>) -> [Back; 2] {
    let record = game.filter(|game| game.looking().is_none()).map(Kept::record);
    let of = |line: Option<&usize>| match record.zip(line).and_then(|(record, line)| record.line(*line)) {
        None => Back::Nothing,
        Some((said, _)) if said.open.is_empty() => Back::Something,
        Some((said, _)) => Back::Deed(G::deed(words, &said.open)),
    };
    let undo = of(record.and_then(|record| record.standing().get(1..)?.last()));
    let redo = of(record.and_then(|record| record.undone().last()));
    [undo, redo]
}

/// It, as it is drawn. `leave`: what the way out does.
pub fn top<'a, M: Clone + 'a>(
    look: Look,
    words: &Words,
    top: Top,
    shortcut: fn(Shortcut) -> M,
    leave: M,
) -> Element<'a, M> {
    let back = |name: &str, back: Back, key: Shortcut| {
        let label = match &back {
            Back::Nothing | Back::Something => words.say(name, &[]),
            Back::Deed(deed) => words.say(&format!("table-{name}"), &[("command", deed.as_str().into())]),
        };
        press(look, label, Weight::Quiet, (back != Back::Nothing).then(|| shortcut(key))).into()
    };
    let press =
        |name: &str, message: M| press(look, words.say(name, &[]), Weight::Quiet, Some(message)).into();
    let Top { above, line, undo, redo, hides } = top;
    // Two lines at most: what stands below does not move when the sentence grows.
    let size = match line.chars().count() {
        letters if letters > LONGEST => 14.0,
        letters if letters > LONG => 16.5,
        _ => 20.0,
    };
    let line = text(line).size(look.size(size)).font(BOLD).color(look.colours().ink);
    let curtain = hides.then(|| press("table-curtain", shortcut(Shortcut::Fall)));
    let buttons: Vec<Element<'a, M>> =
        [back("undo", undo, Shortcut::Undo), back("redo", redo, Shortcut::Redo)]
            .into_iter()
            .chain(curtain)
            .chain([
                press("table-window", shortcut(Shortcut::TableWindow)),
                press("table-keys", shortcut(Shortcut::Keys)),
                press("table-leave", leave),
            ])
            .collect();
    let gap = look.size(6.0);
    if look.is_large() {
        let above = Row::new().push(look.label(above)).extend(buttons).spacing(gap).align_y(Center);
        let above = above.wrap().vertical_spacing(gap);
        column![above, container(line).height(look.size(54.0))].spacing(gap).into()
    } else {
        let told = column![look.label(above), line].spacing(2).width(Fill);
        row![told].extend(buttons).spacing(gap).align_y(Center).height(look.size(72.0)).into()
    }
}
