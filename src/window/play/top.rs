//! The top of the screen: where the game stands, in one line what hands do now, what can be taken back, and the ways out.

use crate::language::{Spoken, Words};
use crate::store::{Kept, OnDisk as _};
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::press::{Weight, press};
use iced::widget::{Column, Row, Stack, container, mouse_area, opaque, row, space, stack, text};
use iced::{Center, Element, Fill, Padding, Right, Size};

/// The most letters of what undo would take back that stand on its button; and on one that has much room.
pub const MOST: usize = 26;
pub const MUCH: usize = 46;
pub const LEAST: usize = 8;
/// How broad all else is that stands at the top, and how large a button is written, in logical pixels at the smallest type.
const BESIDE: f32 = 480.0;
pub const BUTTON: f32 = 15.0;
/// How broad a letter is, in the height of its type.
pub const LETTER: f32 = 0.48;

pub struct Top<'a, M> {
    pub when: Element<'a, M>,
    pub headline: String,
    pub undo: Back,
    pub on: TopMessages<M>,
}

#[derive(Clone)]
pub struct TopMessages<M> {
    /// What a key means.
    pub shortcut: fn(Shortcut) -> M,
    /// Something is taken back.
    pub undo: M,
    pub redo: M,
    /// What is needed seldom is shown, or no more.
    pub menu: M,
    pub leave: M,
}

/// What undo or redo would be about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Back {
    Nothing,
    /// Something of which nothing is told.
    Something,
    Deed(String),
}

impl Back {
    fn label(&self, words: &Words, name: &str, most: usize) -> String {
        match self {
            Self::Nothing | Self::Something => words.say(name, &[]),
            Self::Deed(deed) => words.say(&format!("table-{name}"), &[("command", cut(deed, most).into())]),
        }
    }
}

/// As much of it as goes on a button, in whole words where there are any.
pub fn cut(deed: &str, most: usize) -> String {
    if deed.chars().count() <= most {
        return deed.to_owned();
    }
    // What stands in brackets, or behind a dash, only tells more of it.
    let bare = without_brackets(deed);
    let deed = bare.as_str();
    if deed.chars().count() <= most {
        return bare;
    }
    if let Some((bare, _)) = deed.split_once(" – ").filter(|(bare, _)| bare.chars().count() <= most) {
        return bare.to_owned();
    }
    // Of several that were done by one press the first stands for all, and of what lay there its name.
    let (colon, comma) = (deed.find(": "), deed.find(", "));
    let first = comma.map(|comma| &deed[..colon.filter(|colon| *colon < comma).unwrap_or(comma)]);
    if let Some(first) = first.filter(|first| first.chars().count() <= most) {
        return first.to_owned();
    }
    let first: String = deed.chars().take(most).collect();
    let whole = first.rsplit_once(' ').map(|(whole, _)| whole).filter(|whole| !whole.is_empty());
    let first = whole.map_or_else(|| deed.chars().take(most - 1).collect(), str::to_owned);
    format!("{}…", first.trim_end_matches([',', ':', ';', '·', ' ']))
}

/// What is said, without all that stands in brackets.
fn without_brackets(deed: &str) -> String {
    let mut bare = String::new();
    let mut rest = deed;
    while let Some((before, inside)) = rest.split_once(" (") {
        bare.push_str(before);
        rest = inside.split_once(')').map_or("", |(_, behind)| behind);
    }
    bare + rest
}

/// What undo and redo would be about, as far as everybody may know it: it is read from the button by everybody. What was
/// revealed, or is only looked at, is not changed any more.
pub fn back<G: Spoken>(words: &Words, game: Option<&Kept<G>>) -> [Back; 2] {
    let record = game.filter(|game| game.looking().is_none()).map(Kept::record);
    let Some(record) = record else { return [Back::Nothing, Back::Nothing] };
    let of = |line: Option<&usize>| match line.and_then(|line| record.line(*line)) {
        None => Back::Nothing,
        Some((said, _)) if said.open.is_empty() => Back::Something,
        Some((said, events)) => Back::Deed(G::deed_done(words, &record.state().view, &said.open, events)),
    };
    [of(record.standing().get(1..).and_then(<[_]>::last)), of(record.undone().last())]
}

impl<'a, M: Clone + 'a> Top<'a, M> {
    pub fn view(self, look: Look, words: &Words, two_rows: bool, room: Size) -> Element<'a, M> {
        let Self { when, headline, undo, on } = self;
        let gap = look.size(6.0);
        let size = if room.width < 1100.0 { 17.0 } else { 20.0 };
        // As much of it as the headline leaves room for.
        let broad = |said: &str, size: f32| said.chars().count() as f32 * size * LETTER;
        let beside = broad(&headline, size) + broad(&words.say("undo", &[]), BUTTON);
        let left = ((room.width / look.scale - BESIDE - beside) / (BUTTON * LETTER)).max(0.0) as usize;
        let most = if two_rows { MOST } else { left.clamp(LEAST, MUCH) };
        let buttons = buttons(look, words, (&undo, most), true, on);
        let headline = text(headline).size(look.size(size)).font(BOLD).color(look.colours().ink);
        if two_rows {
            // At the right, where what is behind the last of them opens.
            let buttons = Row::with_children(buttons).spacing(gap).wrap().vertical_spacing(gap);
            let above = row![when, container(buttons.align_x(Right)).align_right(Fill)];
            let above = above.spacing(gap).align_y(Center);
            Column::new().push(above).push(headline).spacing(gap).into()
        } else {
            let headline = headline.wrapping(text::Wrapping::None);
            let headline = container(headline).width(Fill).clip(true);
            row![when, headline].extend(buttons).spacing(gap * 1.5).align_y(Center).height(Fill).into()
        }
    }
}

/// The buttons at the top: what can be taken back in so many letters at most, the table's window, the curtain where there is one, and what is needed seldom.
pub fn buttons<'a, M: Clone + 'a>(
    look: Look,
    words: &Words,
    (undo, most): (&Back, usize),
    hides: bool,
    on: TopMessages<M>,
) -> Vec<Element<'a, M>> {
    let press = |label: String, message: Option<M>| press(look, label, Weight::Quiet, message).into();
    let with_key = |name: &str, key: &str| format!("{} {key}", words.say(name, &[]));
    let undone = press(undo.label(words, "undo", most), (*undo != Back::Nothing).then_some(on.undo));
    let table = press(with_key("table-window", "F4"), Some((on.shortcut)(Shortcut::TableWindow)));
    let curtain = hides.then(|| press(with_key("table-curtain", "F1"), Some((on.shortcut)(Shortcut::Fall))));
    let seldom = press("…".to_owned(), Some(on.menu));
    [undone, table].into_iter().chain(curtain).chain([seldom]).collect()
}

/// What is needed seldom, one below the other; `besides`: what else there is, by its name.
pub fn menu<'a, M: Clone + 'a>(
    look: Look,
    words: &Words,
    redo: &Back,
    besides: Vec<(String, M)>,
    on: TopMessages<M>,
) -> Element<'a, M> {
    let press =
        |label: String, message: Option<M>| press(look, label, Weight::Quiet, message).width(Fill).into();
    let first: [Element<'a, M>; 2] = [
        press(redo.label(words, "redo", MOST), (*redo != Back::Nothing).then_some(on.redo)),
        press(format!("{} F12", words.say("table-keys", &[])), Some((on.shortcut)(Shortcut::Keys))),
    ];
    let besides = besides.into_iter().map(|(label, message)| press(label, Some(message)));
    let leave = press(words.say("table-leave", &[]), Some(on.leave));
    let column = Column::with_children(first.into_iter().chain(besides).chain([leave]))
        .spacing(look.size(4.0))
        .width(look.size(220.0));
    container(column).padding(look.size(8.0)).style(look.sheet()).into()
}

/// The same over all else, so far from its edges; a press beside it closes it, and does nothing else.
pub fn over<'a, M: Clone + 'a>(
    whole: Element<'a, M>,
    menu: Option<Element<'a, M>>,
    place: Padding,
    closes: M,
) -> Element<'a, M> {
    // What lies below keeps its place in the tree, and so the keys, whether the menu is open or not.
    let menu = menu.map(|menu| {
        let beside = opaque(mouse_area(space().width(Fill).height(Fill)).on_press(closes));
        stack![beside, container(opaque(menu)).align_right(Fill).padding(place)]
    });
    Stack::new().push(whole).push(menu).into()
}

#[cfg(test)]
mod tests {
    use super::cut;

    #[test]
    fn what_stands_in_brackets_goes_first() {
        for (deed, most, said) in [
            ("Attack: Moria (8) on Eregion (5)", 40, "Attack: Moria (8) on Eregion (5)"),
            ("Attack: Moria (8) on Eregion (5)", 26, "Attack: Moria on Eregion"),
            ("Attack: Gladden Fields (6) on Lórien (4)", 30, "Attack: Gladden Fields on…"),
            ("The Ring's die: 2 (of the table)", 20, "The Ring's die: 2"),
            ("A card – of somebody's", 10, "A card"),
            ("Dice: Exposed, Slip, Slip, Slip, Weary", 26, "Dice"),
            ("Frodo to Rhudaur, An action: Frodo & Sam", 30, "Frodo to Rhudaur"),
        ] {
            assert_eq!(cut(deed, most), said);
        }
    }
}
