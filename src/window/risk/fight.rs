//! The fight: who stands against whom, the last roll as it fell, and what is to be expected from here; before it is begun, what is
//! typed of it on the line.

use super::bars::losses;
use super::drawn::{die, held_in_place, panel};
use crate::books::{Command as Books, Ratio};
use crate::language::risk::{army_told, territory_called};
use crate::language::{Meaning, Words, hear};
use crate::risk::Risk;
use crate::risk::command::Command;
use crate::risk::odds::{TO_THE_END, Target, Way, battle};
use crate::risk::queries;
use crate::risk::step::{Army, Fight, Step};
use crate::risk::view::{LastRoll, View};
use crate::window::frame::Own;
use crate::window::widgets::look::{BOLD, Look};
use iced::widget::{Column, Row, column, container, row, text};
use iced::{Center, Fill};

/// How large the numbers are that matter most.
pub(super) const LARGE: f32 = 34.0;
/// How high the line is on which both stand, and how broad what is expected.
const SIDES: f32 = 46.0;
const TOLD: f32 = 200.0;

/// The panel, in the steps of the combat: nothing in others.
pub(super) fn part<'a>(look: Look, words: &Words, view: &View, typed: &str, odds: bool) -> Option<Own<'a>> {
    let typed = || begun(view, typed);
    let fight = match view.step()? {
        Step::Battle(fight) => Some(fight.clone()),
        Step::Combat => typed(),
        Step::Conquest { .. } | Step::Move { .. } => None,
        _ => return None,
    };
    let roll = view.last_roll.as_ref();
    let sides = match &fight {
        Some(fight) => sides(look, words, fight, roll),
        None => {
            let name = if matches!(view.step(), Some(Step::Combat)) { "part-no-fight" } else { "part-won" };
            let said = container(look.label(words.say(name, &[]))).center_y(look.size(SIDES));
            let dice = (0..2).filter_map(|side| dice(look, words, roll, side));
            Row::with_children([said.into()]).extend(dice).spacing(look.size(26.0)).align_y(Center).into()
        }
    };
    let told = fight.as_ref().filter(|_| odds).map(|fight| expected(look, words, fight));
    let inside = column![sides].push(told).spacing(look.size(4.0)).width(Fill);
    Some(panel(look, words.say("part-fight", &[]), held_in_place(look, inside.into())))
}

/// What is typed of a fight that is not begun yet, as far as it can be read.
fn begun(view: &View, typed: &str) -> Option<Fight> {
    match hear::<Risk>(typed).ok()?.meaning {
        Meaning::Command(Books::Own(Command::Fight { places, attacker, defender }, _)) => {
            queries::fight(view, places.as_ref(), attacker, defender).ok()
        }
        _ => None,
    }
}

/// Who stands against whom, each with its last roll.
fn sides<'a>(look: Look, words: &Words, fight: &Fight, roll: Option<&LastRoll>) -> Own<'a> {
    let side = |at: usize, army: Army| {
        let place = fight.places.as_ref().map(|places| look.text(territory_called(words, &places[at])));
        let number = text(army_told(army)).size(look.size(LARGE)).font(BOLD).color(look.colours().ink);
        let inside = Row::new().push(place).push(number).push(dice(look, words, roll, at));
        container(inside.spacing(look.size(14.0)).align_y(Center)).center_x(Fill).height(look.size(SIDES))
    };
    let against = look.text(words.say("pick-against", &[]));
    row![side(0, fight.attacker), against, side(1, fight.defender)].align_y(Center).into()
}

/// The last roll of a side, the highest die first, and what it lost by it.
fn dice<'a>(look: Look, words: &Words, roll: Option<&LastRoll>, side: usize) -> Option<Own<'a>> {
    let LastRoll { dice, lost } = roll?;
    let lost = words.say("part-lost", &[("count", lost[side].into())]);
    let mut sorted = dice[side].clone();
    sorted.sort_by_key(|it| std::cmp::Reverse(it.pips()));
    let dice = Row::with_children(sorted.into_iter().map(|it| die(look, it)));
    Some(dice.push(look.text(lost)).spacing(look.size(4.0)).align_y(Center).into())
}

/// How likely it is that the territory is taken, and with how many; and how likely each loss is.
fn expected<'a>(look: Look, words: &Words, fight: &Fight) -> Own<'a> {
    let (stack, target) =
        (fight.attacker.battalions, Target { defenders: fight.defender.battalions, net: fight.net() });
    let fought = battle(stack, target, TO_THE_END);
    let chance = |way: Way| Ratio::worked_out(battle(stack, target, way).chance()).percent();
    let mut told = vec![words.say("part-wins", &[("chance", chance(TO_THE_END).into())])];
    let keep = stack.div_ceil(2);
    if keep > 1 && keep < stack {
        let facts = [("count", keep.into()), ("chance", chance(Way { stop: keep, ..TO_THE_END }).into())];
        told.push(words.say("part-keeps", &facts));
    }
    if let Some(left) = fought.mean() {
        told.push(words.say("part-left", &[("left", Ratio::worked_out(left).mean().into())]));
    }
    let told = told.into_iter().map(|said| look.text(said).font(BOLD).into());
    let told = Column::with_children(told).width(look.size(TOLD));
    let both = row![told, losses(look, words, stack, &fought)].align_y(Center);
    // Larger type has them below each other where they do not fit.
    if look.is_large() { both.wrap().into() } else { both.into() }
}
