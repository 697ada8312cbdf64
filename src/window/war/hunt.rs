//! A Hunt, in the place of the Fellowship while it lasts: its steps in their order, the one that is now lit, with what was
//! rolled and drawn.

use crate::language::Words;
use crate::language::war::names;
use crate::war::WarView;
use crate::war::hunt::{Hunt, HuntStep};
use crate::war::odds::HUNT_DICE;
use crate::window::frame::{self, Own, headed};
use crate::window::widgets::look::{BOLD, Look};
use iced::widget::{Column, column, container, row};
use iced::{Center, Fill};

/// The steps, and what is known of each.
pub(super) fn panel<'a>(look: Look, words: &Words, view: &WarView, hunt: &Hunt) -> Own<'a> {
    let [free, shadow] = view.boxed;
    let mut steps = Vec::new();
    if view.mordor.is_none() && !hunt.for_card {
        let least = 6u8.saturating_sub(free).max(2);
        let dice = shadow.min(HUNT_DICE);
        let rolls = words.say("part-rolls", &[("dice", dice.into()), ("least", least.into())]);
        steps.push((HuntStep::Roll, "step-roll", rolls));
    }
    let open = hunt.open.as_ref();
    let drawn = |name: &str| {
        let (sign, damage) = open.map_or(("", 0), |open| (open.tile.sign(), open.damage));
        words.say(name, &[("tile", sign.into()), ("damage", damage.into())])
    };
    let tile = match hunt.step {
        HuntStep::Roll => String::new(),
        HuntStep::Tile => words.say("step-eye", &[("damage", view.eye_deals().into())]),
        HuntStep::Damage => drawn("step-drawn"),
        HuntStep::Reveal => open.map_or(String::new(), |_| drawn("step-tile-was")),
    };
    steps.push((HuntStep::Tile, "step-tile", tile));
    let corruption = view.corruption.saturating_add(open.map_or(0, |open| open.damage));
    let damage = match hunt.step {
        HuntStep::Damage => {
            words.say("chance-corruption", &[("from", view.corruption.into()), ("to", corruption.into())])
        }
        _ => words.say("step-corruption", &[("corruption", view.corruption.into())]),
    };
    steps.push((HuntStep::Damage, "step-damage", damage));
    let seen = words.say("step-progress", &[("progress", view.progress.into())]);
    steps.push((HuntStep::Reveal, "step-reveal", seen));
    let further = (hunt.further > 0)
        .then(|| look.label(words.say("step-further", &[("tiles", hunt.further.into())])).into());
    let lines = (1..).zip(steps).map(|(number, (step, name, said)): (u8, _)| {
        let is_now = step == hunt.step;
        let colours = look.colours();
        let colour = if is_now { colours.gold } else { colours.faint };
        let name = look.text(format!("{number}  {}", words.say(name, &[]))).color(colour);
        let name = if is_now { name.font(BOLD) } else { name };
        let said = look.text(said).color(if is_now { colours.ink } else { colours.faint });
        let line =
            row![container(name).width(look.size(250.0)), said].align_y(Center).spacing(look.size(10.0));
        let line = container(line).padding([look.size(3.0), look.size(8.0)]).width(Fill);
        if is_now { line.style(look.inset(true)).into() } else { line.into() }
    });
    let guide = words.say(
        "step-led",
        &[
            ("guide", names::guide(words, view.guide).into()),
            ("where", names::whereabouts(words, view).into()),
        ],
    );
    let head =
        row![headed(look, words.say("part-hunt", &[]), true), look.label(guide)].spacing(look.size(14.0));
    frame::panel(look, column![head, Column::with_children(lines)].extend(further).spacing(look.size(4.0)))
}
