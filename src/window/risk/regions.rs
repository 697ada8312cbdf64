//! The regions: a box a territory, in its holder's colour; one that is unfolded shows its territories by name.

use super::drawn::{boxed, held, ink, panel};
use crate::language::Words;
use crate::language::risk::{letter, territory_called};
use crate::risk::board::{Region, Territory};
use crate::risk::colour::{Colour, Holder};
use crate::risk::view::View;
use crate::window::frame::Own;
use crate::window::play::wish::Wish;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::press::{Weight, around};
use iced::Center;
use iced::widget::{Column, Row, column, container, row, text};

/// How broad a region's name is.
const NAME: f32 = 110.0;
/// How large a territory's name is written.
const TERRITORY: f32 = 15.0;

/// Each region, in the order of the board; `opened` is the name of the one that is unfolded.
pub(super) fn part<'a>(look: Look, words: &Words, view: &View, opened: &str) -> Option<Own<'a>> {
    let regions = view.board().ok()?.regions().iter();
    let rows = regions.map(|region| bar(look, words, view, region, region.name == opened));
    let inside = Column::with_children(rows).spacing(look.size(1.0));
    Some(panel(look, words.say("part-regions", &[]), inside))
}

/// A region's name, which unfolds it, its bonus in gold where one holds it whole, and a box a territory.
fn bar<'a>(look: Look, words: &Words, view: &View, region: &Region, is_open: bool) -> Own<'a> {
    let mut holders: Vec<Option<Holder>> =
        region.territories.iter().map(|territory| view.holder(&territory.name)).collect();
    let of = |colour: Colour| holders.iter().filter(|holder| **holder == Some(colour.into())).count();
    let whole = view.options.players.iter().any(|colour| of(colour) == holders.len());
    let bonus = look.text(region.bonus.to_string()).font(BOLD).width(look.size(20.0));
    let bonus = if whole { bonus.color(look.colours().gold) } else { bonus.color(look.colours().faint) };
    // Whoever holds most stands first.
    let counts = holders.clone();
    let most = |holder: &Option<Holder>| counts.iter().filter(|other| *other == holder).count();
    holders.sort_by_key(|holder| (std::cmp::Reverse(most(holder)), *holder));
    let boxes = holders.into_iter().map(|holder| boxed(look, words, holder));
    let name = look.text(territory_called(words, &region.name)).size(look.size(15.0)).width(look.size(NAME));
    let sign = look.text(if is_open { "–" } else { "+" }).color(look.colours().gold).width(look.size(14.0));
    let name = row![sign, name].align_y(Center);
    let name = around(look, name, Weight::Plain, Some(Wish::Open(region.name.clone())));
    row![name, bonus].extend(boxes).spacing(look.size(3.0)).align_y(Center).into()
}

/// The region that is unfolded: its territories, each in its holder's colour with his letter; pressed, the name stands on the line.
pub(super) fn unfolded<'a>(look: Look, words: &Words, view: &View, opened: &str) -> Option<Own<'a>> {
    let region = view.board().ok()?.regions().iter().find(|region| region.name == opened)?;
    let names = region.territories.iter().map(|territory| name(look, words, view, territory));
    let gap = look.size(3.0);
    let names = Row::with_children(names).spacing(gap).wrap().vertical_spacing(gap);
    let signs = look.label(words.say("part-signs", &[]));
    Some(panel(look, territory_called(words, &region.name), column![names, signs].spacing(look.size(4.0))))
}

fn name<'a>(look: Look, words: &Words, view: &View, territory: &Territory) -> Own<'a> {
    let holder = view.holder(&territory.name);
    let written = ink(holder).map_or(look.colours().ink, |(_, written)| written);
    let mut label = format!("{}  {}", letter(words, holder), territory_called(words, &territory.name));
    label.extend(territory.stronghold.then_some(" *"));
    label.extend(territory.site.then_some(" +"));
    let stands = |colour: Colour| view.player(colour).leaders.contains(&territory.name);
    if holder.and_then(Holder::player).is_some_and(stands) {
        label = format!("{label} · {}", words.say("part-leader", &[]));
    }
    // Stacks are known only while they fight.
    if let Some(stack) = fighting(view, &territory.name) {
        label = format!("{label} · {stack}");
    }
    let label = text(label).size(look.size(TERRITORY)).color(written);
    let label = container(label).padding([look.size(2.0), look.size(6.0)]).style(move |_| held(look, holder));
    around(look, label, Weight::Plain, Some(Wish::Type(format!("{} ", territory.name)))).into()
}

/// How many battalions fight there now.
fn fighting(view: &View, name: &str) -> Option<u16> {
    let fight = view.fight()?;
    let [from, to] = fight.places.as_ref()?;
    let armies = [(from, fight.attacker), (to, fight.defender)];
    armies.into_iter().find(|(place, _)| *place == name).map(|(_, army)| army.battalions)
}
