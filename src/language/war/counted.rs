//! What a game that is over adds to the figures over all games.

use crate::language::books::{Counted, agreed_players};
use crate::language::{Column, Columns, Share, Unit};
use crate::table::{Record, State};
use crate::war::nation::Side;
use crate::war::view::{Ending, Step};
use crate::war::{War, WarEvent};

/// What is counted, in the order of [`counted`].
pub(super) const COLUMNS: Columns = Columns {
    endings: &[
        "free-ring",
        "free-conquest",
        "free-conceded",
        "free-otherwise",
        "shadow-ring",
        "shadow-conquest",
        "shadow-conceded",
        "shadow-otherwise",
    ],
    columns: &[
        Column { name: "turns", unit: Unit::Each },
        Column { name: "corruption", unit: Unit::Each },
        Column { name: "arrival", unit: Unit::Each },
    ],
    in_parts: false,
    luck: true,
};

pub(super) fn counted(record: &Record<War>) -> Counted {
    let view = &record.state().view.own;
    let Step::Over { winner, how } = &view.step else { return Counted::default() };
    let ending = match (winner, how) {
        (Side::Free, Some(Ending::Ring)) => "free-ring",
        (Side::Free, Some(Ending::Conquest)) => "free-conquest",
        (Side::Free, Some(Ending::Conceded)) => "free-conceded",
        (Side::Free, _) => "free-otherwise",
        (Side::Shadow, Some(Ending::Ring)) => "shadow-ring",
        (Side::Shadow, Some(Ending::Conquest)) => "shadow-conquest",
        (Side::Shadow, Some(Ending::Conceded)) => "shadow-conceded",
        (Side::Shadow, _) => "shadow-otherwise",
    };
    let counts = vec![Share::each(view.turn), Share::each(view.corruption), Share::of_any(arrival(record))];
    Counted { agreed: agreed_players(view.options.players.into()), ending, counts }
}

/// How far the Fellowship was corrupted when it came into Mordor (W41), if it did.
fn arrival(record: &Record<War>) -> Option<u8> {
    let mut state = State::<War>::default();
    let mut arrival = None;
    for event in record.events() {
        state.apply(event);
        if event.public().and_then(crate::books::Event::own) == Some(&WarEvent::Entered) {
            arrival = Some(state.view.own.corruption);
        }
    }
    arrival
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::books::Rules;
    use crate::language::books::everything_counted_has_a_name;
    use crate::war::options::Options;
    use crate::war::view::WarView;

    #[test]
    fn everything_has_a_name() {
        let all = WarView { options: Options { players: 4, ..Options::default() }, ..WarView::default() };
        let seats = War::seats(&all);
        let luck = War::luck(&all);
        let luck: Vec<&str> = luck.iter().map(|luck| luck.what.as_str()).collect();
        everything_counted_has_a_name::<War>(&seats.iter().map(String::as_str).collect::<Vec<_>>(), &luck);
    }
}
