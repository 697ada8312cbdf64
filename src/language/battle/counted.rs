//! What a game that is over adds to the figures over all games.

use crate::battle::Battle;
use crate::language::books::{Counted, agreed_players};
use crate::language::{Column, Columns, Share, Unit};
use crate::table::Record;

const SIDES: [&str; 4] = ["sauron", "saruman", "alliance", "evil"];

/// What is counted, in the order of [`counted`].
pub(super) const COLUMNS: Columns = Columns {
    endings: &SIDES,
    columns: &[
        Column { name: "rounds", unit: Unit::Each },
        Column { name: "captures", unit: Unit::Each },
        Column { name: "victory", unit: Unit::OneOf(&["goal", "capture", "saruman", "word"]) },
        Column { name: "holder", unit: Unit::OneOf(&SIDES) },
    ],
    in_parts: false,
    luck: true,
};

pub(super) fn counted(record: &Record<Battle>) -> Counted {
    let view = &record.state().view.own;
    let Some((winner, victory)) = view.won else { return Counted::default() };
    let captures = view.past.holders.iter().filter(|held| held.cost.is_some()).count();
    let counts = vec![
        Share::each(view.moment.map_or(0, |moment| moment.round)),
        Share::each(captures as u64),
        Share::each(victory as u64),
        Share::each(view.ring.holder as u64),
    ];
    Counted { agreed: agreed_players(view.players.sides().len()), ending: winner.into(), counts }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::books::everything_counted_has_a_name;

    #[test]
    fn everything_has_a_name() {
        let luck: Vec<String> =
            SIDES.iter().flat_map(|side| ["out", "lost"].map(|what| format!("{side} {what}"))).collect();
        everything_counted_has_a_name::<Battle>(&SIDES, &luck.iter().map(String::as_str).collect::<Vec<_>>());
    }
}
