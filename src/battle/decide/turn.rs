//! The steps of a turn, and what is owed before one is over.

use crate::battle::event::BattleEvent;
use crate::battle::refusal::Refusal;
use crate::battle::things::{Moment, SET_UP, STAYS, Step, Victory};
use crate::battle::view::BattleView;
use crate::battle::{Decision, Place};
use crate::books::Word;

/// The game begins (B4). What is not ticked is named where a list was kept at all (B65).
pub(super) fn begin(view: &BattleView) -> Vec<BattleEvent> {
    let items: Vec<u8> = (1..).take(SET_UP.len()).filter(|item| !view.ticked.contains(item)).collect();
    let unticked = !view.ticked.is_empty() && !items.is_empty();
    let begins = BattleEvent::Stands { moment: Moment::first(view.players) };
    unticked.then_some(BattleEvent::Unticked { items }).into_iter().chain([begins]).collect()
}

/// The step is over: what is owed is told first (B62), what was not built is lost (B15), and a turn of the holder's has
/// ended where the Ring-bearer is (B54).
pub(super) fn done(view: &BattleView, moment: Moment, word: Word) -> Decision {
    let owed = view.place_to_leave().filter(|_| moment.step == Step::SecondMove);
    let paths = if view.paths_are_owed() { "yes" } else { "no" };
    let place = owed.unwrap_or_default().to_owned();
    word.unless(paths == "no" && place.is_empty(), Refusal::Owed { paths, place })?;
    let not_built = view.lapsing().into_iter();
    let mut events: Vec<BattleEvent> =
        not_built.map(|(piece, or, armies)| BattleEvent::Lapsed { piece, or, armies }).collect();
    // B55: it says where it takes him to be.
    let rests = moment.step == Step::SecondMove && moment.side == view.ring.holder;
    if let Some(place) = view.ring.place.clone().filter(|_| rests) {
        let turn_ends = (view.ring.turn_ends + 1).min(STAYS);
        events.push(BattleEvent::RingRests { place, turn_ends, elven: view.elven_place().is_some() });
    }
    events.push(BattleEvent::Stands { moment: moment.next(view.players) });
    Ok(events)
}

/// Where the table says that it stands (B61).
pub(in crate::battle) fn stands(view: &BattleView, place: &Place) -> Decision {
    let (side, event) = match place {
        Place::Step(moment) => (moment.side, BattleEvent::Stands { moment: *moment }),
        Place::Over(side, how) => {
            (*side, BattleEvent::Won { side: *side, line: Victory::TablesWord, how: how.clone() })
        }
    };
    let sides = view.players.sides();
    if sides.contains(&side) {
        return Ok(vec![event]);
    }
    let sides = sides.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    Err(Refusal::NoSuchSide { side: side.to_string(), sides })
}
