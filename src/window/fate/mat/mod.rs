//! The table of Fate of the Fellowship, drawn: what is in hand, what it is about, the regions, the turns, the tracks. Every box
//! keeps its place from the first moment to the last. All is told in points of a window of 1280 by 800.

mod actions;
mod ask;
mod board;
mod calls;
mod card;
pub(super) mod chances;
mod choose;
mod dice;
mod draw;
mod flip;
mod gold;
mod march;
mod moment;
mod moves;
mod naming;
mod others;
mod place;
mod regions;
mod right;
mod rows;
mod set_up;
mod skies;
mod stage;
mod tracks;
mod travel;
mod typed;
mod wall;

pub(super) use calls::{headline, hint, steps};
pub(super) use flip::a_card;
pub(super) use gold::gold;
pub(super) use moment::{Moment, apart, keeps_open, lasts};
pub(super) use set_up::Marker;
use stage::SHEET;
pub(super) use stage::Stage;
pub(super) use typed::{as_pressed, asks_who};
pub(super) use wall::wall;

use crate::fate::Step;
use crate::window::fate::{Choice, Wish};
use crate::window::pieces::{At, Mat};

/// What is wished for on the mat.
pub(super) type Table = Mat<Wish>;

/// Where the mat, the moment's box and what is always there have their corners, and how large they are.
const LEFT: [[f32; 2]; 2] = [[20.0, 100.0], [852.0, 640.0]];
const MOMENT: [[f32; 2]; 2] = [[892.0, 100.0], [368.0, 228.0]];
const BELOW: [[f32; 2]; 2] = [[892.0, 416.0], [368.0, 324.0]];
/// What is in hand, what it is about, and the regions: parts of the mat.
const HAND: (At, At) = ([20.0, 100.0], [300.0, 304.0]);
const MIDDLE: (At, At) = ([332.0, 100.0], [540.0, 304.0]);
const REGIONS: (At, At) = ([20.0, 416.0], [852.0, 152.0]);

/// What is in hand, what the moment is about, and below them who stands where, and the turns.
pub(super) fn left(stage: &Stage<'_>) -> Table {
    let mut mat = Mat::part(stage.look, LEFT[0], LEFT[1]);
    let mat_ref = &mut mat;
    match stage.moment() {
        Moment::List => set_up::list(mat_ref, stage),
        Moment::End if stage.opened == SHEET => others::sheet(mat_ref, stage),
        Moment::End => others::end(mat_ref, stage),
        moment => {
            hand(mat_ref, stage, moment);
            middle(mat_ref, stage, moment);
        }
    }
    regions::regions(mat_ref, stage);
    if matches!(stage.moment(), Moment::List | Moment::Naming) {
        set_up::troops(mat_ref, stage);
    } else {
        skies::skies(mat_ref, stage);
    }
    // What only says why it is agreed no more.
    mat.comes_last(|wish| matches!(wish, Wish::Ask(_)));
    mat
}

/// In hand.
fn hand(mat: &mut Table, stage: &Stage<'_>, moment: Moment) {
    match moment {
        Moment::New => card::hand(mat, stage),
        Moment::March => march::hand(mat, stage),
        Moment::Over | Moment::Choose | Moment::Search
            if stage
                .last_flip()
                .is_some_and(|(_, it)| it.card.kind.as_ref().is_some_and(|kind| kind.front.is_some())) =>
        {
            march::hand(mat, stage);
        }
        Moment::Naming => naming::hand(mat, stage),
        Moment::Moves if stage.view.step == Step::Actions => actions::hand(mat, stage),
        Moment::Begin => others::begin_hand(mat, stage),
        Moment::Actions | Moment::Travel | Moment::Search => actions::hand(mat, stage),
        Moment::Fight => ask::hand(mat, stage),
        Moment::Skies if stage.said_place().is_some() => ask::hand(mat, stage),
        Moment::Skies | Moment::Draw => draw::hand(mat, stage),
        Moment::Doom => others::doom_hand(mat, stage),
        Moment::Haven => others::haven(mat, stage),
        Moment::Dice => place::of_dice(mat, stage),
        Moment::Flip
        | Moment::Top
        | Moment::Over
        | Moment::Choose
        | Moment::List
        | Moment::End
        | Moment::Moves => {
            flip::piles(mat, stage);
        }
    }
}

/// What it is about.
fn middle(mat: &mut Table, stage: &Stage<'_>, moment: Moment) {
    match moment {
        Moment::New | Moment::Actions | Moment::Travel | Moment::Search | Moment::Over | Moment::Moves => {
            board::board(mat, stage)
        }
        Moment::Naming => naming::known(mat, stage),
        Moment::Begin => others::begin(mat, stage),
        Moment::Fight if stage.said_region().is_none() && stage.said_place().is_none() => {
            board::board(mat, stage)
        }
        Moment::Fight => ask::numbers(mat, stage),
        Moment::Skies if stage.said_place().is_some() => ask::numbers(mat, stage),
        Moment::Skies => board::board(mat, stage),
        Moment::Draw => draw::cards(mat, stage),
        Moment::Doom => others::doom(mat, stage),
        Moment::Dice => dice::dice(mat, stage),
        Moment::March => march::road(mat, stage),
        Moment::Top => others::top(mat, stage),
        Moment::Flip if stage.said.verb() == "lost" => board::board(mat, stage),
        Moment::Flip => flip::cards(mat, stage),
        Moment::Choose => choose::ways(mat, stage),
        Moment::Haven | Moment::List | Moment::End => {}
    }
}

/// The moment's own box: chances, what is due, or what else can be done. `picks`: what can stand next on a line that the mat
/// draws nothing for.
pub(super) fn moment(stage: &Stage<'_>, picks: &[Choice]) -> Table {
    let mut mat = Mat::part(stage.look, MOMENT[0], MOMENT[1]);
    let mat_ref = &mut mat;
    if right::numbers(mat_ref, stage) {
        return mat;
    }
    let goes_on = stage.said.verb() == "amend" || gold(stage).is_empty();
    if !stage.said.is_empty() && goes_on && !picks.is_empty() {
        rows::picks(mat_ref, stage, picks);
        return mat;
    }
    match stage.moment() {
        _ if stage.opened == flip::PILE && stage.said.is_empty() && stage.looks_at_pile() => {
            flip::looked(mat_ref, stage);
        }
        Moment::List => set_up::stays(mat_ref, stage),
        Moment::Naming => naming::others(mat_ref, stage),
        Moment::Flip if !stage.is_set_up() => chances::deck(mat_ref, stage),
        Moment::Begin | Moment::Top => chances::deck(mat_ref, stage),
        Moment::Actions if stage.said.verb() == "search" => travel::troops(mat_ref, stage, "search"),
        Moment::Actions => actions::deeds(mat_ref, stage),
        // Who searches him there is asked once it is known where.
        Moment::Travel if stage.said_place().or(stage.said_region()).is_none() => {
            actions::deeds(mat_ref, stage);
        }
        Moment::Travel => travel::troops(mat_ref, stage, "frodo"),
        Moment::Search => travel::troops(mat_ref, stage, "search"),
        Moment::Moves => moves::who(mat_ref, stage),
        Moment::Doom => chances::doom(mat_ref, stage),
        Moment::Fight if stage.said.verb() == "attack" => actions::deeds(mat_ref, stage),
        Moment::Fight | Moment::Haven | Moment::Over => others::told(mat_ref, stage),
        Moment::Draw => draw::moment(mat_ref, stage),
        Moment::Skies => ask::due(mat_ref, stage),
        Moment::Dice if matches!(stage.said.verb(), "turn" | "reroll") => dice::turns(mat_ref, stage),
        Moment::Dice => dice::before(mat_ref, stage),
        Moment::March => march::order(mat_ref, stage),
        Moment::Flip => chances::flips(mat_ref, stage),
        Moment::New => card::signs(mat_ref, stage),
        Moment::Choose => choose::moment(mat_ref, stage),
        Moment::End => others::causes(mat_ref, stage),
    }
    mat
}

/// Whether what is asked now is pressed in the moment's own box, and not on the mat.
pub(super) fn asks_beside(stage: &Stage<'_>) -> bool {
    let goes = stage.said_place().or(stage.said_region()).is_some();
    match stage.moment() {
        _ if right::asks(stage) => true,
        Moment::Actions => matches!(stage.said.verb(), "act" | "muster" | "ring" | "search"),
        Moment::Travel => goes,
        Moment::Search | Moment::March => true,
        Moment::Moves => moves::asks_who(stage),
        Moment::New => card::asks_sign(stage),
        Moment::Dice => matches!(stage.said.verb(), "turn" | "reroll"),
        _ => false,
    }
}

/// In which part of the mat it is answered: on the regions, in hand, or in its middle.
pub(super) fn asks_at(stage: &Stage<'_>) -> Option<(At, At)> {
    let place = stage.said_place();
    let lacks_region = place.is_some() && stage.said_region().is_none();
    let whose = stage.view.dice().is_some_and(|dice| place::of_nobody(stage, dice) > 0);
    Some(match stage.moment() {
        Moment::List | Moment::Naming | Moment::End => return None,
        _ if stage.said.verb() == "eye" => REGIONS,
        Moment::Begin if set_up::begins_in(stage).is_none() => REGIONS,
        Moment::Choose if choose::is_by_regions(stage) => REGIONS,
        Moment::Fight | Moment::Travel if lacks_region => REGIONS,
        Moment::Skies if lacks_region && stage.said.number("friendly").is_some_and(|count| count > 0) => {
            REGIONS
        }
        Moment::Actions if stage.said.verb() == "capture" && lacks_region => REGIONS,
        Moment::Actions if !matches!(stage.said.verb(), "attack" | "capture" | "muster" | "frodo") => {
            return None;
        }
        Moment::Dice if whose => HAND,
        _ => MIDDLE,
    })
}

/// What is always there below.
pub(super) fn below(stage: &Stage<'_>) -> Table {
    let mut mat = Mat::part(stage.look, BELOW[0], BELOW[1]);
    tracks::below(&mut mat, stage);
    mat
}
