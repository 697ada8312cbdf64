//! The game's own part: the fight, what is placed, the Ring with its clock, the territories; in set-up who holds what.

use crate::language::Words;
use crate::language::risk::{chance_of, fight_told, given_told};
use crate::risk::board::Region;
use crate::risk::colour::Colour;
use crate::risk::queries::{clock, shares};
use crate::risk::step::Step;
use crate::risk::view::View;
use crate::window::frame::Own;
use crate::window::play::wish::Wish;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::press::{Weight, around};
use iced::Fill;
use iced::widget::{Column, Row, column, container, row, text};

/// How large the numbers are that matter most.
const LARGE: f32 = 30.0;
/// How large names of territories are.
const SMALL: f32 = 11.0;

pub(super) fn part<'a>(look: Look, words: &Words, view: &View, odds: bool) -> Own<'a> {
    if view.at.is_none() {
        return set_up(look, words, view);
    }
    let upper = fight(look, words, view, odds);
    let beside = Column::new().push(given(look, words, view)).push(score(look, words, view));
    let middle = row![ring(look, words, view, odds), beside.spacing(look.size(8.0)).width(Fill)];
    let page =
        Column::new().push(upper).push(middle.spacing(look.size(8.0))).push(regions(look, words, view));
    container(page.spacing(look.size(8.0))).padding(look.size(8.0)).width(Fill).into()
}

fn panel<'a>(look: Look, title: String, lines: Vec<String>) -> Own<'a> {
    let lines = lines.into_iter().map(|line| look.text(line).into());
    let inside = column![look.label(title)].extend(lines).spacing(look.size(3.0));
    container(inside).padding(look.size(10.0)).width(Fill).style(look.sheet()).into()
}

fn fight<'a>(look: Look, words: &Words, view: &View, odds: bool) -> Option<Own<'a>> {
    let fight = view.fight()?;
    let places = fight.places.as_ref().map(|[from, to]| look.text(format!("{from} – {to}")));
    let numbers = text(fight_told(fight)).size(look.size(LARGE)).font(BOLD).color(look.colours().ink);
    let chance = odds.then(|| look.text(words.say("part-rolled", &[("chance", chance_of(fight).into())])));
    let inside = column![look.label(words.say("part-fight", &[]))].push(places).push(numbers).push(chance);
    Some(
        container(inside.spacing(look.size(3.0)))
            .padding(look.size(10.0))
            .width(Fill)
            .style(look.sheet())
            .into(),
    )
}

fn given<'a>(look: Look, words: &Words, view: &View) -> Option<Own<'a>> {
    if view.step() != Some(&Step::Reinforce) {
        return None;
    }
    let given = view.reinforcements(view.present()).ok()?;
    let number = text(given.to_place().to_string()).size(look.size(LARGE)).font(BOLD);
    let lines = given_told(&given).into_iter().map(|line| look.text(line).into());
    let inside = column![look.label(words.say("part-given", &[])), number].extend(lines);
    Some(
        container(inside.spacing(look.size(3.0)))
            .padding(look.size(10.0))
            .width(Fill)
            .style(look.sheet())
            .into(),
    )
}

/// The path, a sign a step: `o` without a die, `#` with one, `^` the last, and where the Ring stands in brackets.
fn road(view: &View) -> String {
    let (path, at) = (view.options.path(), usize::from(view.ring));
    let sign = |step: usize| match (step == path.last(), path.is_gate(step)) {
        (true, _) => "^",
        (false, true) => "#",
        (false, false) => "o",
    };
    (0..=path.last())
        .map(|step| if step == at { format!("[{}]", sign(step)) } else { sign(step).to_owned() })
        .collect()
}

fn ring<'a>(look: Look, words: &Words, view: &View, odds: bool) -> Own<'a> {
    let at = usize::from(view.ring);
    let mut lines = vec![road(view), format!("{at} · {}", view.options.path().name(at))];
    if let Some((clock, turns)) = clock(view).ok().filter(|_| odds) {
        lines.push(words.say("part-over", &[("mean", clock.mean.mean().into())]));
        lines.extend(turns.iter().map(|turns| {
            let chances: Vec<String> = turns.chances.iter().take(5).map(|chance| chance.percent()).collect();
            let facts = [("colour", turns.colour.name().into()), ("chances", chances.join(" · ").into())];
            words.say("part-turns", &facts)
        }));
    }
    panel(look, words.say("part-ring", &[]), lines)
}

fn regions<'a>(look: Look, words: &Words, view: &View) -> Option<Own<'a>> {
    let lines = shares(view).ok()?.into_iter().map(|share| {
        let colour = words.say("risk-colour", &[("colour", share.colour.name().into())]);
        let missing: Vec<String> =
            share.missing.iter().take(3).map(|(name, holder)| format!("{name} ({holder})")).collect();
        let rest = if share.missing.len() > missing.len() { " …" } else { "" };
        format!("{} {}/{} {colour}  {}{rest}", share.region, share.held, share.of, missing.join(", "))
    });
    Some(panel(look, words.say("part-regions", &[]), lines.collect()))
}

fn score<'a>(look: Look, words: &Words, view: &View) -> Own<'a> {
    let scores = view.scores().into_iter().map(|score| {
        let colour = words.say("risk-colour", &[("colour", score.colour.name().into())]);
        format!("{colour} {}", score.counts.points())
    });
    panel(look, words.say("part-score", &[]), scores.collect())
}

/// In set-up: a column a region, each territory a button with its holder's letter, which passes it on.
fn set_up<'a>(look: Look, words: &Words, view: &View) -> Own<'a> {
    let Ok(board) = view.board() else {
        return panel(look, words.say("part-regions", &[]), vec![words.say("host-setup", &[])]);
    };
    let columns = board.regions().iter().map(|region| column_of(look, view, region));
    let page = Row::with_children(columns).spacing(look.size(2.0));
    container(page).padding(look.size(6.0)).width(Fill).into()
}

fn column_of<'a>(look: Look, view: &View, region: &Region) -> Own<'a> {
    let territories = region.territories.iter().map(|territory| {
        let holder = view.holder(&territory.name).and_then(|holder| holder.player());
        let letter = holder.map_or("–", |colour| &colour.name()[..1]).to_uppercase();
        let pass_on = Wish::Give(format!("own {} {}", passed_on(view, holder), territory.name));
        let label =
            text(format!("{letter} {}", territory.name)).size(look.size(SMALL)).color(look.colours().ink);
        around(look, label, Weight::Quiet, Some(pass_on)).padding(look.size(4.0)).width(Fill).into()
    });
    let head = text(format!("{} {}", region.name, region.bonus)).size(look.size(SMALL)).font(BOLD);
    column![head].extend(territories).spacing(look.size(1.0)).width(Fill).into()
}

/// Whose it is next: each player's in the order of play, then nobody's.
fn passed_on(view: &View, holder: Option<Colour>) -> &'static str {
    let players: Vec<Colour> = view.options.players.iter().collect();
    let next = match holder {
        None => players.first(),
        Some(colour) => players.iter().skip_while(|other| **other != colour).nth(1),
    };
    next.map_or("none", |colour| colour.name())
}
