//! The game's own part: the fight or what is placed, the Ring's road with its clock, the points, and the regions.

use super::drawn::{Step as OfRoad, boxed, held_in_place, panel, step};
use super::fight::{self, LARGE};
use super::{regions, setup};
use crate::language::Words;
use crate::language::risk::{colour, given_parts, territory_called};
use crate::risk::queries::clock;
use crate::risk::score::{Score, most_first};
use crate::risk::step::Step;
use crate::risk::view::View;
use crate::window::frame::{self, Own, Seen, headed};
use crate::window::widgets::look::{BOLD, Look};
use iced::widget::{Column, Row, column, container, row, text};
use iced::{Center, Fill};

/// How far panels are apart.
const APART: f32 = 8.0;
/// Of so many turns of each player it is told how likely they are.
const TURNS: usize = 6;
/// How broad a number's column is, and a name's.
const NUMBER: f32 = 41.0;
const NAME: f32 = 104.0;

/// The parts, below each other.
pub(super) fn part<'a>(look: Look, words: &Words, view: &View, seen: Seen<'_>, odds: bool) -> Own<'a> {
    if view.at.is_none() {
        return setup::part(look, words, view, seen);
    }
    let gap = look.size(APART);
    let upper = match view.step() {
        Some(Step::Reinforce) => given(look, words, view),
        _ => fight::part(look, words, view, seen.typed, odds),
    };
    let upper = upper.or_else(|| this_turn(look, words, view));
    // In its place stand the names of a region that is unfolded, so that nothing moves.
    let beside =
        regions::unfolded(look, words, view, seen.opened).unwrap_or_else(|| score(look, words, view));
    let below = row![container(beside).width(look.size(376.0))]
        .push(regions::part(look, words, view, seen.opened))
        .spacing(gap);
    Column::new().push(upper).push(ring(look, words, view, odds)).push(below).spacing(gap).width(Fill).into()
}

/// What the turn has brought so far: territories and the cards for them, and where the Leaders stand.
fn this_turn<'a>(look: Look, words: &Words, view: &View) -> Option<Own<'a>> {
    let (marks, present) = (view.marks, view.present());
    let card = match (marks.conquests, marks.territory_card) {
        (0, _) => "none",
        (_, true) => "drawn",
        (_, false) => "due",
    };
    let taken = words.say("part-taken", &[("count", marks.conquests.into()), ("card", card.into())]);
    let drawn = if marks.drawn { "drawn" } else { "due" };
    let site = marks.adventure.then(|| words.say("part-site", &[("card", drawn.into())]));
    let leaders = view.player(present).leaders.iter().map(|at| territory_called(words, at));
    let leaders: Vec<String> = leaders.collect();
    let leaders = if leaders.is_empty() { "none".to_owned() } else { leaders.join(", ") };
    let leaders = view
        .player(present)
        .keeps_leaders
        .then(|| words.say("part-leaders-at", &[("places", leaders.into())]));
    let lines = std::iter::once(taken).chain(site).chain(leaders).map(|line| look.text(line).into());
    let lines = Column::with_children(lines).spacing(look.size(3.0));
    Some(panel(look, words.say("part-this-turn", &[]), held_in_place(look, lines.into())))
}

/// K10 to K15: what is placed, in large, with its parts.
fn given<'a>(look: Look, words: &Words, view: &View) -> Option<Own<'a>> {
    let given = view.reinforcements(view.present()).ok()?;
    let number = text(given.to_place().to_string()).size(look.size(LARGE)).font(BOLD);
    let lines = given_parts(words, &given).into_iter().map(|line| look.text(line).into());
    let lines = Column::with_children(lines).spacing(look.size(3.0)).width(Fill);
    let inside = row![number.color(look.colours().gold), lines].spacing(look.size(18.0)).align_y(Center);
    Some(panel(look, words.say("part-given", &[]), held_in_place(look, inside.into())))
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
    let place = territory_called(words, path.name(at));
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
            let chances =
                now.into_iter().chain(turns.chances.iter().map(|chance| words.numbers(&chance.percent())));
            let cells = chances
                .take(TURNS)
                .map(|said| container(look.text(said).size(look.size(16.0))).align_right(Fill).into());
            row![boxed(look, words, Some(turns.colour.into()))].extend(cells).align_y(Center).into()
        });
        let head = (1..=TURNS).map(|number| {
            let label = look.label(words.say("part-turn", &[("number", number.into())]));
            container(label).align_right(Fill).into()
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
pub(super) fn score<'a>(look: Look, words: &Words, view: &View) -> Own<'a> {
    let heads = ["territories", "strongholds", "regions", "cards"];
    let heads: Vec<String> = heads.iter().map(|part| words.say(&format!("part-of-{part}"), &[])).collect();
    let rows = most_first(view.scores()).into_iter().map(|score| points(look, words, &score));
    // K57: what stands until somebody's next turn.
    let effects = view.effects.iter().map(|(until, text)| {
        let facts = [("colour", until.name().into()), ("text", text.as_str().into())];
        look.text(words.say("told-effect", &facts)).size(look.size(15.0)).into()
    });
    let inside = column![look.label(heads.join(" · "))].extend(rows).extend(effects).spacing(look.size(4.0));
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
