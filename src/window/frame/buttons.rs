//! What is pressed beside a mat: the gold button, and what is chosen from, in rows or in one row with pages.

use super::screen::Message;
use super::{Choice, Framed, Role};
use crate::language::Words;
use crate::window::paper::breadth;
use crate::window::pieces::measured;
use crate::window::pieces::signs::SIGNS;
use crate::window::play::wish::Wish;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::pages::pages;
use crate::window::widgets::press::{Weight, around};
use iced::widget::{Row, column, container, space, text};
use iced::{Center, Color, Element, Fill, Length};

/// How far boxes are apart.
pub(super) const GAP: f32 = 8.0;
/// How high a choice is, and one in a row of many.
const HIGH: f32 = 60.0;
pub(super) const LOW: f32 = 44.0;
/// So many go into the box one below the other; of more two stand beside each other, in the same rows.
const FEW: usize = 3;
/// How broad one of these two is.
const HALF: f32 = 180.0;
/// How broad one is that stands alone, as the column of [`super::laid::Boxes::THREE`].
const COLUMN: f32 = 2.0 * HALF + GAP;
/// How large titles of choices are written, what stands below them, their signs and their numbers; and where more are.
const TITLE: [f32; 2] = [18.0, 15.0];
const UNDER: f32 = 14.0;
const SIGN: [f32; 2] = [28.0, 20.0];
const NUMBER: [f32; 2] = [27.0, 18.0];
/// How large words in one row are, and how far they are from the edges, where they would need pages else.
const CLOSE: [(f32, f32); 2] = [(13.5, 6.0), (12.0, 3.0)];
/// Title, number and sign on the gold button.
const GOLD: (f32, f32, f32) = (21.0, 34.0, 30.0);
/// How far what stands on a button is from its edge.
const INSET: f32 = 16.0;
/// How broad *Back* is in a row, at its end.
const BACK: f32 = 84.0;

/// A choice, and what a press on it says.
pub(super) type Pressed<G> = (Choice<G>, Message<G>);

/// As large as words can be written to have room in one line, and not so small that nobody reads them.
pub(super) fn fitting(words: &str, size: f32, room: f32, bold: bool) -> f32 {
    let broad = breadth(words, size, bold) * 0.92;
    if broad <= room { size } else { (size * room / broad).max(size * 0.6) }
}

/// How large a choice's title is written to have room on a button that is so broad, beside its sign and its number.
fn titled<G: Framed>(
    look: Look,
    choice: &Choice<G>,
    (title, number, sign): (f32, f32, f32),
    broad: f32,
) -> f32 {
    let taken = 2.0 * INSET + if choice.sign.is_some() { sign + 14.0 } else { 0.0 };
    let taken = taken + if choice.number.is_some() { number * 1.6 } else { 0.0 };
    fitting(&choice.label, look.size(title), look.size(broad - taken), true)
}

/// What stands on a button: sign, title with what stands below it, number; `title`: how large that is written, `under`: how broad
/// that may be in all.
fn inside<'a, G: Framed>(
    look: Look,
    choice: Choice<G>,
    (title, number, sign): (f32, f32, f32),
    under: f32,
    ink: Color,
    faint: Color,
) -> Row<'a, Message<G>> {
    let Choice { label, chance, sign: drawn, number: comes, .. } = choice;
    let comes = comes.map(|comes| text(comes).size(look.size(number)).font(BOLD).color(ink));
    let drawn = drawn
        .map(|drawn| text(drawn.0.to_string()).font(SIGNS).size(look.size(sign)).line_height(1.0).color(ink));
    let label = text(label).size(title).line_height(1.15).font(BOLD).color(ink);
    let under = chance.map(|chance| {
        let size = fitting(&chance, look.size(UNDER), under, false);
        text(chance).size(size).line_height(1.15).color(faint)
    });
    let said = column![label].push(under).width(Fill).clip(true);
    Row::new().push(drawn).push(said).push(comes).spacing(look.size(12.0)).align_y(Center)
}

/// Gold buttons beside each other, in a place that is so broad; what stands on them is written in one size.
pub(super) fn golds<'a, G: Framed>(
    look: Look,
    words: &Words,
    golds: Vec<Choice<G>>,
    broad: f32,
) -> Element<'a, Message<G>> {
    let each = broad / golds.len().max(1) as f32;
    let alone = golds.len() == 1;
    let size = |gold: &Choice<G>| match alone {
        true => {
            let room = each - if gold.role == Role::Due { 60.0 } else { 0.0 };
            let in_two = (GOLD.0 * 0.8, GOLD.1, GOLD.2);
            // What would be small in one line has two.
            titled(look, gold, GOLD, room).max(titled(look, gold, in_two, 1.7 * room))
        }
        false => {
            let sign = if gold.sign.is_some() { GOLD.2 + 12.0 } else { 0.0 };
            let broad = measured(&gold.label, look.size(GOLD.0), true);
            let room = look.size(each - GAP - 2.0 * INSET - sign);
            // A narrow one has room for its title in two lines, above what stands below it.
            look.size(GOLD.0) * (1.6 * room / broad).clamp(0.6, 0.8)
        }
    };
    let size = golds.iter().map(size).fold(f32::INFINITY, f32::min);
    let golds = golds.into_iter().map(|choice| gold(look, words, choice, size, each));
    Row::with_children(golds).spacing(look.size(GAP)).into()
}

/// A gold button; where it only asks, its outline.
fn gold<'a, G: Framed>(
    look: Look,
    words: &Words,
    choice: Choice<G>,
    title: f32,
    broad: f32,
) -> Element<'a, Message<G>> {
    let colours = look.colours();
    let asks = choice.role == Role::Asks;
    let message = (!asks).then(|| Message::Wish(choice.wish.clone()));
    let enter = (choice.role == Role::Due)
        .then(|| text(words.say("keyname-enter", &[])).size(look.size(14.0)).color(colours.room));
    let (ink, faint) = if asks { (colours.gold, colours.faint) } else { (colours.room, colours.room) };
    let (_, number, sign) = GOLD;
    // Why something is not possible has two lines.
    let under = look.size(1.7 * (broad - 2.0 * INSET - sign));
    let inside = inside(look, choice, (title, number, sign), under, ink, faint);
    let inside = container(inside.push(enter)).padding([0.0, look.size(INSET)]).center_y(Fill);
    if asks {
        return inside.width(Fill).height(Fill).style(look.inset(true)).into();
    }
    around(look, inside, Weight::Gold, message).width(Fill).height(Fill).into()
}

/// Choices one below the other; of many, two beside each other. Rows are where they are, however many there are, and nothing
/// moves up into a place that is left empty.
pub(super) fn rows<'a, G: Framed>(
    look: Look,
    choices: Vec<Pressed<G>>,
    height: f32,
) -> Option<Element<'a, Message<G>>> {
    let (many, gap) = (choices.len(), look.size(GAP));
    let half = usize::from(many > FEW);
    let high = look.size(HIGH);
    let choices = choices.into_iter().map(|(choice, message)| {
        let faint = look.colours().faint;
        let broad = [COLUMN, HALF][half];
        let wide = if half > 0 { Length::Fixed(halved(look)) } else { Fill };
        if choice.role == Role::Nothing {
            return space().width(wide).height(high).into();
        }
        let choice = if half > 0 { Choice { chance: None, ..choice } } else { choice };
        let sizes = (TITLE[half], NUMBER[half], SIGN[half]);
        let (_, number, sign) = sizes;
        // A narrow one has room for its title in two lines.
        let title = titled(look, &choice, sizes, [broad, 1.6 * broad][half]);
        let inside = inside(look, choice, (title, number, sign), f32::INFINITY, look.colours().ink, faint);
        let inside = container(inside).padding([0.0, look.size(INSET - 4.0 * half as f32)]).center_y(Fill);
        around(look, inside, Weight::Quiet, Some(message)).height(high).width(wide).into()
    });
    let choices: Vec<Element<'a, Message<G>>> = choices.collect();
    let pages = container(pages(look, choices, LOW, gap)).max_height(height);
    (many > 0).then(|| pages.into())
}

/// How broad one of two is: both have room beside each other in a window of any size, whatever is rounded.
fn halved(look: Look) -> f32 {
    ((COLUMN * look.scale - look.size(GAP)) / 2.0).floor()
}

/// Choices beside each other in one row, as broad as the column; of more than have room there are pages. *Back* has its place at the
/// end, as broad always; it stays free where what is offered ends with nothing: what is done at once never lies there.
pub(super) fn small<'a, G: Framed>(
    look: Look,
    mut choices: Vec<Pressed<G>>,
    [broad, height]: [f32; 2],
) -> Option<Element<'a, Message<G>>> {
    let is_back = |(choice, _): &mut Pressed<G>| choice.wish == Wish::Back;
    let end = choices.pop_if(is_back);
    // What cannot be pressed yet has its place all the same, where it is called something.
    choices.retain(|(choice, _)| choice.role != Role::Nothing || !choice.label.is_empty());
    let gap = look.size(GAP);
    let end = end.map(|(choice, message)| (choice.role != Role::Nothing).then_some((choice.label, message)));
    let broad = if end.is_some() { broad - look.size(BACK) - gap } else { broad };
    let wanted = |(size, inset): (f32, f32)| -> Vec<f32> {
        let wide = |(choice, _): &Pressed<G>| {
            measured(&choice.label, look.size(size), false) + 2.0 * look.size(inset)
        };
        choices.iter().map(wide).collect()
    };
    let has_room =
        |wanted: &[f32]| wanted.iter().sum::<f32>() + gap * wanted.len().saturating_sub(1) as f32 <= broad;
    // A little closer they have room without pages; else they are as large as always.
    let usual = (TITLE[1], INSET);
    let all = [usual, CLOSE[0], CLOSE[1]].map(|it| (it, wanted(it)));
    let close = all.iter().find(|(_, wanted)| has_room(wanted));
    let fits = close.is_some();
    let ((size, inset), wanted) = close.unwrap_or(&all[0]).clone();
    let any = !choices.is_empty();
    let choices = choices.into_iter().zip(wanted).map(|((choice, message), wanted)| {
        let can = choice.role != Role::Nothing;
        let ink = if can { look.colours().ink } else { look.colours().faint };
        let label = text(choice.label).size(look.size(size)).color(ink);
        let label = container(label.wrapping(text::Wrapping::None));
        let label = label.padding([0.0, look.size(inset)]).center_y(Fill);
        let inside = if fits { label.center_x(Fill) } else { label };
        let press = around(look, inside, Weight::Quiet, can.then_some(message)).height(height);
        // What is left over is shared by all.
        if fits { press.width(Length::FillPortion(wanted.ceil() as u16)) } else { press }.into()
    });
    let choices: Vec<Element<'a, Message<G>>> = choices.collect();
    let in_a_row = |choices| Row::with_children(choices).width(Fill).spacing(gap).into();
    let row = any.then(|| if fits { in_a_row(choices) } else { pages(look, choices, LOW, gap) });
    let Some(end) = end else { return row };
    let back: Option<Element<'a, Message<G>>> = end.map(|(label, message)| {
        let size = fitting(&label, look.size(TITLE[1]), look.size(BACK - 2.0 * CLOSE[0].1), false);
        let label = text(label).size(size).color(look.colours().ink).wrapping(text::Wrapping::None);
        let label = container(label).center_x(Fill).center_y(Fill);
        around(look, label, Weight::Quiet, Some(message)).width(Fill).height(height).into()
    });
    let back = back.unwrap_or_else(|| space().into());
    let row = container(row.unwrap_or_else(|| space().into())).width(Fill);
    Some(Row::new().push(row).push(container(back).width(look.size(BACK))).spacing(gap).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_choices_have_room_beside_each_other_in_a_window_of_any_size() {
        for scale in 400..3000 {
            let look = Look { scale: scale as f32 / 1000.0, ..Look::default() };
            assert!(2.0 * halved(look) + look.size(GAP) <= COLUMN * look.scale, "{scale}");
        }
    }
}
