//! How likely each loss of an attacker is, as bars.

use crate::books::Ratio;
use crate::language::Words;
use crate::risk::Risk;
use crate::risk::odds::Fought;
use crate::window::frame::Own;
use crate::window::widgets::look::Look;
use iced::alignment::Vertical;
use iced::widget::{Row, column, container, row, space, text};
use iced::{Background, Center, Color};

/// How high the highest bar is, and how broad a bar is at the most.
const HIGH: f32 = 34.0;
const BROAD: f32 = 38.0;
/// All of them have so much room.
const ROOM: f32 = 600.0;
/// So many have room for their numbers.
const NUMBERED: usize = 16;
/// The size of a number at a bar.
const TYPE: f32 = 12.0;

/// A bar for each number of battalions that the attacker can lose, with its chance in hundredths above it where there is room;
/// those with which the territory is taken are full.
pub(super) fn losses<'a>(look: Look, words: &Words, stack: u16, fought: &Fought) -> Own<'a, Risk> {
    let taken: Vec<f64> = fought.left().collect();
    let at = |of: &[f64], lost: u16| of.get(usize::from(stack - lost)).copied().unwrap_or_default();
    let all: Vec<(u16, f64, f64)> =
        (0..stack).map(|lost| (lost, at(&taken, lost), at(&fought.ended, lost))).collect();
    let most = all.iter().map(|(_, taken, ended)| taken + ended).fold(0.0, f64::max);
    let broad = (ROOM / f32::from(stack.max(1))).min(BROAD);
    let numbered = all.len() <= NUMBERED;
    // Where there are many, every so many have their number below.
    let every = u16::try_from(all.len().div_ceil(NUMBERED)).unwrap_or(1).max(1);
    let bars = all.into_iter().map(|(lost, taken, ended)| {
        let (chance, gold) = (taken + ended, taken >= ended);
        let share = if most > 0.0 { (chance / most) as f32 } else { 0.0 };
        let colour = if gold { look.colours().gold } else { look.colours().faint };
        let said = words.numbers(&Ratio::worked_out(chance).percent());
        let said = if numbered { said.trim_end_matches(" %").to_owned() } else { String::new() };
        let below = if lost % every == 0 { lost.to_string() } else { String::new() };
        column![number(look, said), bar(look, share, broad, colour), number(look, below)]
            .width(look.size(broad))
            .align_x(Center)
            .into()
    });
    let bars = Row::with_children(bars).align_y(Vertical::Bottom);
    let name = look.label(words.say("part-losses", &[]));
    row![bars, name].spacing(look.size(10.0)).align_y(Vertical::Bottom).into()
}

fn number<'a>(look: Look, said: String) -> Own<'a, Risk> {
    text(said).size(look.size(TYPE)).color(look.colours().ink).wrapping(text::Wrapping::None).into()
}

fn bar<'a>(look: Look, share: f32, broad: f32, colour: Color) -> Own<'a, Risk> {
    let (broad, high) = (look.size(broad) * 0.7, (look.size(HIGH) * share).max(1.0));
    container(space().width(broad).height(high))
        .style(move |_| container::Style {
            background: Some(Background::Color(colour)),
            ..container::Style::default()
        })
        .into()
}
