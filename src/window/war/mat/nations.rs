//! The peoples, a column each, so that no shield moves when another does.

use super::{INSET, LOWER, SIZE, Table, signs};
use crate::language::war::names;
use crate::war::WarCommand as C;
use crate::war::die::Face;
use crate::war::figures::Figures;
use crate::war::nation::{Nation, Side};
use crate::war::view::Step;
use crate::war::{Paying, Price, WarView};
use crate::window::pieces::{self, Lit, Paint, Standing};
use crate::window::war::figured::Figured;
use crate::window::war::sight::{Moment, Sight, Wished, begin};
use strum::IntoEnumIterator;

/// What waits for a people.
const ASKS: [&str; 9] = [
    "advance",
    "invade",
    "activate",
    "card advance",
    "card retreat",
    "token advance",
    "recruit",
    "fallen",
    "weaken",
];

pub(super) fn nations(mat: &mut Table, sight: &Sight<'_>) {
    let [top, height] = LOWER;
    let view = sight.view;
    mat.panel([0.0, top], [SIZE[0], height], &sight.say("part-politics"), "");
    let tints = mat.tints();
    let dashed = sight.say("mat-dashed");
    mat.fits([SIZE[0] - INSET, top + 28.0], 560.0, 13.0, (tints.faint, pieces::Side::To, false), &dashed);
    for (number, nation) in Nation::iter().enumerate() {
        let shadow = nation.side() == Side::Shadow;
        // The Shadow's stand a little apart.
        let x = INSET + number as f32 * 100.0 + if shadow { 14.0 } else { 0.0 };
        let above = match view.standing(nation).step {
            0 => sight.say("part-at-war"),
            steps => sight.tell("mat-steps", &[("steps", steps.into())]),
        };
        let how = standing(sight, nation);
        let name = names::nation(sight.words, nation);
        let corner = [x, top + 36.0];
        let short = names::nation_in_short(sight.words, nation);
        let wish = pressed(sight, nation);
        // While one is asked for, a frame is drawn around those that can be it, and around nothing else; anybody can fight.
        let fights = sight.begins("battle");
        let asked = ASKS.into_iter().any(|begun| sight.begins(begun));
        let frame = Lit::of(asked && wish.is_some(), !asked && !fights);
        mat.nation(corner, [94.0, 112.0], (signs::nation(nation), shadow), (how, frame), [&above, &short]);
        if is_named(sight, nation) {
            let [left, above] = [corner[0] - 3.0, corner[1] - 3.0];
            mat.plate([left, above], [100.0, 118.0], 8.0, Paint::line(tints.gold, 2.4));
        }
        if let Some(wish) = wish {
            mat.place(corner, [94.0, 112.0], name, wish);
        }
    }
}

/// How its shield is drawn.
pub(super) fn standing(sight: &Sight<'_>, nation: Nation) -> Standing {
    match sight.view.standing(nation) {
        stands if stands.is_at_war() => Standing::AtWar,
        stands if stands.active => Standing::Active,
        _ => Standing::Passive,
    }
}

/// Whether it is named in the command that is begun.
fn is_named(sight: &Sight<'_>, nation: Nation) -> bool {
    match sight.moment() {
        Moment::Draft(draft) => {
            let is_there = |(there, _): &(Nation, _)| *there == nation;
            draft.peoples(0).iter().any(is_there) || draft.attacked.contains(&nation)
        }
        _ => sight.advances() == Some(nation) || sight.said().any(|word| word == nation.name()),
    }
}

/// What a press on a shield does: it answers what waits for a people; in a battle that is begun it fights there; else it
/// advances, with the die that lies raised or with the one that pays. A people is no place: where one is asked for it is no answer.
fn pressed(sight: &Sight<'_>, nation: Nation) -> Option<Wished> {
    let (view, word) = (sight.view, nation.name());
    let moment = sight.moment();
    if let Moment::Draft(draft) = &moment {
        // In a battle that goes on it is known who fights.
        draft.kind?;
        let ours = draft.attacks(view) == nation.side();
        let draft = if ours { draft.attacked_by(nation, view) } else { draft.attacking(nation, view) };
        return Some(begin(draft.to_string(), &sight.say("chip-battle")));
    }
    if let Moment::Figures(figured) = &moment {
        return figures_of(sight, figured, nation);
    }
    let no_answer =
        matches!(moment, Moment::Region(begun) if begun == "capture" || !sight.typed.trim().is_empty());
    if view.step == Step::Setup || view.is_over() || view.hunt.is_some() || no_answer {
        return None;
    }
    let name = names::nation(sight.words, nation);
    let advances = advance(sight, nation).map(|command| begin(command, &name));
    // An enemy that enters rouses who sleeps.
    let enters = (nation.side() == Side::Free && !view.standing(nation).active)
        .then(|| begin(C::Invade(nation), &name));
    // While a people is asked for, one that cannot be it is no answer.
    if sight.begins("advance") {
        return advances;
    }
    if sight.begins("invade") {
        return enters;
    }
    let alone = advances.or(enters);
    if sight.said().next().is_some() {
        return Some(alone.map_or_else(
            || Wished::Type(format!("{word} ")),
            |alone| Wished::Thing(word.to_owned(), Box::new(alone)),
        ));
    }
    alone
}

/// The command by which a people of the side that acts advances; nothing, where it cannot or no die pays for it.
pub(in crate::window::war) fn advance(sight: &Sight<'_>, nation: Nation) -> Option<C> {
    let view = sight.view;
    let acts = view.acts().filter(|acts| *acts == nation.side())?;
    view.standing(nation).advanced()?;
    let with = |with: Option<Face>| C::Advance { nation, with, by: None };
    let pays = Price::of_advancing(view, acts);
    if let Some((_, face)) = sight.raised().filter(|(_, face)| pays.pays(*face)) {
        return Some(with(Some(face)));
    }
    match pays.found(view, acts) {
        Paying::OfItself => Some(with(None)),
        Paying::Named(faces) => Some(with(Some(*faces.first()?))),
    }
}

/// The die that pays for what is about to advance.
pub(in crate::window::war) fn paying(sight: &Sight<'_>) -> Option<(Side, Face)> {
    let (view, Some(C::Advance { with, .. })) = (sight.view, sight.command()) else { return None };
    let acts = view.acts()?;
    let pays = with.or_else(|| Price::of_advancing(view, acts).of_itself(view, acts))?;
    Some((acts, pays))
}

/// W50: whether this die of its side can muster for it: it has figures left, and is At War; as a Will a card may do more.
pub(in crate::window::war) fn musters(view: &WarView, (side, die): (Side, Face), nation: Nation) -> bool {
    let left = view.figures[nation as usize].reserve;
    let may = die == Face::Will || view.standing(nation).is_at_war();
    nation.side() == side && may && !left.is_none()
}

/// What a press on a people gives: who pays with a die has its own figures come.
pub(super) fn figures_of(sight: &Sight<'_>, figured: &Figured, nation: Nation) -> Option<Wished> {
    let may = sight.raised().is_none_or(|die| musters(sight.view, die, nation));
    let called = sight.say(&format!("chip-{}", figured.what));
    may.then(|| begin(figured.command(nation, Figures::default(), sight.view), &called))
}
