//! The game's own part: the fight or what is placed, the Ring's road with its clock, the points, and the regions.

use super::drawn::{Step as OfRoad, boxed, panel, step};
use super::setup;
use crate::books::Ratio;
use crate::language::Words;
use crate::language::risk::{army_told, colour, given_parts, region_called, territory_called};
use crate::risk::board::Region;
use crate::risk::colour::{Colour, Holder};
use crate::risk::odds::{TO_THE_END, Target, chain};
use crate::risk::queries::clock;
use crate::risk::score::{Score, most_first};
use crate::risk::step::{Army, Fight, Step};
use crate::risk::view::View;
use crate::window::frame::{self, Own, headed};
use crate::window::widgets::look::{BOLD, Look};
use iced::widget::{Column, Row, column, container, row, text};
use iced::{Center, Fill};

/// How large the numbers are that matter most.
const LARGE: f32 = 34.0;
/// How far panels are apart.
const APART: f32 = 8.0;
/// Of so many turns of each player it is told how likely they are.
const TURNS: usize = 6;
/// How broad a number's column is, and a name's.
const NUMBER: f32 = 46.0;
const CHANCE: f32 = 128.0;
const NAME: f32 = 104.0;

/// The parts, below each other.
pub(super) fn part<'a>(look: Look, words: &Words, view: &View, odds: bool) -> Own<'a> {
    if view.at.is_none() {
        return setup::part(look, words, view);
    }
    let gap = look.size(APART);
    let upper = match view.step() {
        Some(Step::Battle(fight)) => Some(self::fight(look, words, fight, odds)),
        Some(Step::Reinforce) => given(look, words, view),
        _ => None,
    };
    let below = row![container(score(look, words, view)).width(look.size(402.0))]
        .push(regions(look, words, view))
        .spacing(gap);
    Column::new().push(upper).push(ring(look, words, view, odds)).push(below).spacing(gap).width(Fill).into()
}

/// An army in a fight: where it stands, and its number with what its highest die has more.
fn army<'a>(look: Look, place: Option<&String>, army: Army) -> Own<'a> {
    let number = text(army_told(army)).size(look.size(LARGE)).font(BOLD).color(look.colours().ink);
    let place = place.map(|name| look.text(territory_called(name)));
    let inside = Row::new().push(place).push(number).spacing(look.size(16.0)).align_y(Center);
    container(inside).center_x(Fill).into()
}

fn fight<'a>(look: Look, words: &Words, fight: &Fight, odds: bool) -> Own<'a> {
    let [from, to] = [0, 1].map(|at| fight.places.as_ref().map(|places| &places[at]));
    let sides = row![
        army(look, from, fight.attacker),
        look.text(words.say("pick-against", &[])),
        army(look, to, fight.defender)
    ];
    let target = Target { defenders: fight.defender.battalions, net: fight.net() };
    let told = chain(fight.attacker.battalions, &[target], TO_THE_END).into_iter().next();
    let told = told.filter(|_| odds).map(|link| {
        let left = link.left.map_or_else(String::new, |left| Ratio::worked_out(left).mean());
        let facts = [("chance", Ratio::worked_out(link.chance).percent().into()), ("left", left.into())];
        container(look.text(words.say("part-rolled", &facts)).font(BOLD)).center_x(Fill)
    });
    let inside = Column::new().push(sides.align_y(Center)).push(told).spacing(look.size(4.0));
    panel(look, words.say("part-fight", &[]), inside)
}

/// K10 to K15: what is placed, in large, with its parts.
fn given<'a>(look: Look, words: &Words, view: &View) -> Option<Own<'a>> {
    let given = view.reinforcements(view.present()).ok()?;
    let number = text(given.to_place().to_string()).size(look.size(LARGE)).font(BOLD);
    let lines = given_parts(words, &given).into_iter().map(|line| look.text(line).into());
    let lines = Column::with_children(lines).spacing(look.size(3.0)).width(Fill);
    let inside = row![number.color(look.colours().gold), lines].spacing(look.size(18.0)).align_y(Center);
    Some(panel(look, words.say("part-given", &[]), column![inside]))
}

/// The Ring's road, where it stands, and how likely everybody's next turns are.
fn ring<'a>(look: Look, words: &Words, view: &View, odds: bool) -> Own<'a> {
    let (path, at) = (view.options.path(), usize::from(view.ring));
    let signs = (0..=path.last()).map(|number| {
        let sign = match (number == path.last(), path.is_gate(number)) {
            (true, _) => OfRoad::Die(view.options.doom),
            (false, true) => OfRoad::Die(crate::risk::clock::GATE),
            (false, false) => OfRoad::Free,
        };
        step(look, sign, (number < at, number == at))
    });
    let place = territory_called(path.name(at));
    let stands = words.say("part-stands", &[("territory", place.into()), ("step", at.into())]);
    let told = clock(view).ok().filter(|_| odds);
    let over = told.as_ref().map(|(clock, _)| {
        look.label(words.say("part-over", &[("mean", clock.mean.mean().into())])).size(look.size(15.0))
    });
    let stands = row![look.text(stands).font(BOLD)].push(over).spacing(look.size(18.0)).align_y(Center);
    let turns = told.map(|(_, turns)| {
        let said = turns.iter().enumerate().map(|(seat, turns)| {
            // Whoever has a turn now has his first.
            let now = (seat == 0).then(|| words.say("part-now", &[]));
            let chances = now.into_iter().chain(turns.chances.iter().map(|chance| chance.percent()));
            let cells = chances.take(TURNS).map(|said| cell(look, said, CHANCE));
            row![boxed(look, words, Some(turns.colour.into()))].extend(cells).align_y(Center).into()
        });
        let head = (1..=TURNS).map(|number| {
            let label = look.label(words.say("part-turn", &[("number", number.into())]));
            container(label).align_right(look.size(CHANCE)).into()
        });
        let head = row![iced::widget::space().width(look.size(23.0))].extend(head);
        column![head].extend(said).spacing(look.size(3.0))
    });
    let head = row![headed(look, words.say("part-ring", &[]), true), stands].spacing(look.size(18.0));
    let inside = column![head.align_y(Center), Row::with_children(signs)].push(turns);
    frame::panel(look, inside.spacing(look.size(3.0)))
}

/// A number at the right of its column.
fn cell<'a>(look: Look, said: String, broad: f32) -> Own<'a> {
    container(look.text(said).size(look.size(16.0))).align_right(look.size(broad)).into()
}

/// The points, a row a player and a column a part (K51).
fn score<'a>(look: Look, words: &Words, view: &View) -> Own<'a> {
    let heads = ["territories", "strongholds", "regions", "cards"];
    let heads: Vec<String> = heads.iter().map(|part| words.say(&format!("part-of-{part}"), &[])).collect();
    let rows = most_first(view.scores()).into_iter().map(|score| points(look, words, &score));
    let inside = column![look.label(heads.join(" · "))].extend(rows).spacing(look.size(4.0));
    panel(look, words.say("part-score", &[]), inside)
}

fn points<'a>(look: Look, words: &Words, Score { colour: of, counts, .. }: &Score) -> Own<'a> {
    let parts = [counts.territories, counts.for_strongholds(), counts.regions, counts.cards];
    let cells = parts.into_iter().map(|part| cell(look, part.to_string(), NUMBER));
    let sum = look.text(counts.points().to_string()).font(BOLD).color(look.colours().gold);
    let name = look.text(colour(words, *of)).width(look.size(NAME));
    row![boxed(look, words, Some((*of).into())), name]
        .extend(cells)
        .push(container(sum).align_right(look.size(NUMBER)))
        .spacing(look.size(6.0))
        .align_y(Center)
        .into()
}

/// Each region with a box a territory, in the order of the board; its bonus in gold where one holds it whole.
fn regions<'a>(look: Look, words: &Words, view: &View) -> Option<Own<'a>> {
    let rows = view.board().ok()?.regions().iter().map(|region| bar(look, words, view, region));
    let inside = Column::with_children(rows).spacing(look.size(3.0));
    Some(panel(look, words.say("part-regions", &[]), inside))
}

fn bar<'a>(look: Look, words: &Words, view: &View, region: &Region) -> Own<'a> {
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
    let name = look.text(region_called(&region.name)).size(look.size(16.0)).width(look.size(NAME));
    row![name, bonus].extend(boxes).spacing(look.size(3.0)).align_y(Center).into()
}
