//! What is always there below the choices: the dice of both sides, or while these lie in the mat the Elven Rings and who is in
//! play; and the Hunt Box.

use super::{BELOW, Table, sets_right, signs};
use crate::language::war::{names, of_side};
use crate::war::nation::Side;
use crate::war::people::{Character, Person};
use crate::war::view::Step;
use crate::window::pieces::{self, Lit, Paint, signs::war};
use crate::window::war::sight::{Moment, Sight, begin};
use strum::IntoEnumIterator;

/// Where the box begins and how deep it is.
const TOP: f32 = 0.0;
const DEEP: f32 = 152.0;
/// Where dice begin, how large they are, and how much room there is for them.
const LEFT: f32 = 148.0;
const DIE: f32 = 40.0;
const ROOM: f32 = 206.0;

pub(super) fn pools(mat: &mut Table, sight: &Sight<'_>) {
    mat.panel([0.0, TOP], [BELOW[0], DEEP], "", "");
    let in_mat = matches!(sight.moment(), Moment::Actions | Moment::Roll);
    for (side, y) in [(Side::Free, TOP + 8.0), (Side::Shadow, TOP + 57.0)] {
        name(mat, sight, side, y);
        if in_mat { rings(mat, sight, side, y) } else { dice(mat, sight, side, y) }
    }
    boxed(mat, sight, TOP + 104.0);
}

/// Whose it is; below that small what lies large in the other half.
fn name(mat: &mut Table, sight: &Sight<'_>, side: Side, y: f32) {
    let (view, tints) = (sight.view, mat.tints());
    let acts = if view.hunt.is_some() { Some(view.decides()) } else { view.acts() } == Some(side);
    let ink = if acts { tints.gold } else { tints.ink };
    let title = names::side(sight.words, side);
    let room = if view.options.cards { 84.0 } else { 122.0 };
    mat.fits([18.0, y + 17.0], room, 16.0, (ink, pieces::Side::From, true), &title);
    if view.options.cards {
        // W3: how many cards the hand has; a press counts one that comes or goes.
        mat.sign(war::CARD, [106.0, y + 4.0], 15.0, tints.faint);
        let hand = view.hands[side as usize].to_string();
        mat.bold([124.0, y + 17.0], 16.0, tints.ink, pieces::Side::From, hand);
        if view.step != Step::Setup {
            let called = sight.tell("mat-hand", &[("side", title.clone().into())]);
            let counts = begin(of_side("hand", side), &called);
            sets_right(mat, sight, ([16.0, y + 1.0], [122.0, 20.0]), called, counts);
        }
    }
    let rings = view.rings[side as usize];
    if matches!(sight.moment(), Moment::Actions | Moment::Roll) {
        let said = sight.tell("mat-rings", &[("rings", rings.into())]);
        mat.fits([18.0, y + 36.0], 122.0, 14.0, (tints.faint, pieces::Side::From, false), &said);
        return;
    }
    let color = if side == Side::Free { tints.gold } else { tints.red };
    for ring in 0..rings {
        mat.circle([25.0 + f32::from(ring) * 19.0, y + 31.0], 5.5, Paint::line(color, 2.0));
    }
    let after = 18.0 + f32::from(rings) * 19.0;
    // One has room for his name; of several the figures alone have.
    let several = in_play(sight, side).count() > 1;
    for (number, character) in in_play(sight, side).enumerate().filter(|_| several) {
        mat.sign(signs::character(character), [after + number as f32 * 22.0, y + 21.0], 19.0, color);
    }
    let there = in_play(sight, side).filter(|_| !several);
    let there: Vec<String> = there.map(|it| names::person(sight.words, Person::Character(it))).collect();
    let said = if there.is_empty() && !several && side == Side::Shadow && rings == 0 {
        sight.say("mat-no-minion")
    } else {
        there.join(", ")
    };
    mat.fits([after, y + 36.0], 140.0 - after, 14.0, (tints.faint, pieces::Side::From, false), &said);
}

fn in_play<'a>(sight: &'a Sight<'_>, side: Side) -> impl Iterator<Item = Character> + 'a {
    Character::iter().filter(move |it| it.side() == side && sight.view.is_in_play(*it))
}

/// The dice that lie there: unused, or before the roll blank.
fn dice(mat: &mut Table, sight: &Sight<'_>, side: Side, y: f32) {
    let view = sight.view;
    let lain = &view.lain[side as usize];
    let before = !matches!(view.step, Step::Actions | Step::Over { .. });
    let count = match view.step {
        Step::Draw => view.pools_due()[side as usize].into(),
        _ if before => view.to_roll()[side as usize].into(),
        _ => lain.len(),
    };
    let apart = (ROOM / count.max(1) as f32).min(50.0);
    let size = (apart - 5.0).min(DIE);
    for number in 0..count {
        let at = [LEFT + number as f32 * apart, y + (DIE - size) / 2.0];
        super::dice::lying(mat, (at, size), lain.get(number).filter(|_| !before), (side, false));
    }
}

/// Elven Rings, and who is in play.
fn rings(mat: &mut Table, sight: &Sight<'_>, side: Side, y: f32) {
    let tints = mat.tints();
    let color = if side == Side::Free { tints.gold } else { tints.red };
    let there: Vec<Character> = in_play(sight, side).collect();
    let rings = sight.view.rings[side as usize];
    let count = usize::from(rings) + there.len();
    let apart = ((BELOW[0] - 18.0 - LEFT) / count.max(1) as f32).min(50.0);
    let size = (apart - 6.0).min(DIE);
    for ring in 0..rings {
        let at = [LEFT + f32::from(ring) * apart, y + (DIE - size) / 2.0];
        mat.circle([at[0] + size / 2.0, at[1] + size / 2.0], size / 2.0, Paint::line(color, 1.2));
        let inner = size * 0.6;
        mat.sign(war::ELVEN_RING, [at[0] + size * 0.2, at[1] + size * 0.2], inner, color);
    }
    for (number, character) in there.iter().enumerate() {
        let x = LEFT + (usize::from(rings) + number) as f32 * apart;
        mat.sign(signs::character(*character), [x, y], DIE.min(apart), color);
        if there.len() == 1 && rings < 3 {
            let name = names::person(sight.words, Person::Character(*character));
            let room = BELOW[0] - 14.0 - x - 42.0;
            mat.fits([x + 42.0, y + 25.0], room, 14.0, (tints.faint, pieces::Side::From, false), &name);
        }
    }
    if count == 0 && side == Side::Shadow {
        let said = sight.say("mat-no-minion");
        mat.fits([LEFT, y + 25.0], 200.0, 14.0, (tints.faint, pieces::Side::From, false), &said);
    }
}

/// The Hunt Box: Eyes and dice of the Shadow, and those of the Free Peoples that paid for a move.
fn boxed(mat: &mut Table, sight: &Sight<'_>, y: f32) {
    let (view, tints) = (sight.view, mat.tints());
    let title = sight.say("track-box");
    mat.fits([18.0, y + 27.0], 118.0, 16.0, (tints.gold, pieces::Side::From, true), &title);
    let [left, wide] = [LEFT - 6.0, BELOW[0] - LEFT - 8.0];
    mat.plate([left, y], [wide, 42.0], 6.0, Paint::filled(tints.well).edged(tints.rim, 1.0));
    let [free, shadow] = view.lie_boxed();
    let all: Vec<Side> = [(Side::Shadow, shadow), (Side::Free, free)]
        .into_iter()
        .flat_map(|(side, count)| std::iter::repeat_n(side, count.into()))
        .collect();
    let would = sight.behind("allocate").first().and_then(|word| word.parse().ok()).unwrap_or(0u8);
    let count = all.len() + usize::from(would);
    if count == 0 {
        let empty = sight.say("mat-empty");
        let middle = [left + wide / 2.0, y + 26.0];
        mat.fits(middle, wide - 20.0, 14.0, (tints.dim, pieces::Side::About, false), &empty);
    }
    let apart = ((wide - 10.0) / count.max(1) as f32).min(41.0);
    let size = (apart - 5.0).min(34.0);
    for number in 0..count {
        let at = [left + 7.0 + number as f32 * apart, y + (42.0 - size) / 2.0];
        match all.get(number) {
            Some(Side::Shadow) => mat.face(at, size, Some(war::EYE), (true, Lit::Plain)),
            // Whatever it showed: it paid for a move.
            Some(Side::Free) => mat.face(at, size, Some(war::HIDDEN), (false, Lit::Plain)),
            None => mat.dashed(at, [size; 2], size * 0.18, tints.red),
        }
    }
    sets_right(mat, sight, ([left, y], [wide, 42.0]), title.clone(), begin("box =", &title));
}
