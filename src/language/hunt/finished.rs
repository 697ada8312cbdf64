//! What a game that is over adds to the figures over all games.

use crate::hunt::board::Board;
use crate::hunt::{Heard, Reckoning, Record, is_shipped};
use crate::language::{Column, Columns, Finished, PlayedOn, Seat, Share, Unit, quoted};

/// What is counted, in the order of [`counts`].
pub(super) const COLUMNS: Columns = Columns {
    endings: &["bree", "rescued", "rivendell", "corrupted"],
    columns: &[
        Column { name: "corruption", unit: Unit::Each },
        Column { name: "days", unit: Unit::Each },
        Column { name: "steps", unit: Unit::Each },
        Column { name: "encounters", unit: Unit::Each },
        Column { name: "misses", unit: Unit::Each },
        Column { name: "searches", unit: Unit::Yes },
        Column { name: "search-bits", unit: Unit::Bits },
        Column { name: "hunts", unit: Unit::Yes },
        Column { name: "hunt-bits", unit: Unit::Bits },
        Column { name: "perceptions", unit: Unit::Yes },
        Column { name: "perception-bits", unit: Unit::Bits },
        Column { name: "morguls", unit: Unit::Yes },
        Column { name: "morgul-bits", unit: Unit::Bits },
    ],
    in_parts: true,
    luck: false,
};

/// The parts of a game that is over.
pub(super) fn finished(record: &Record) -> Vec<Finished> {
    let part = |it: &Reckoning| Finished {
        part: Some(it.part),
        board: played_on(it.board.as_deref()),
        seats: seats(it),
        ending: it.ending.into(),
        counts: counts(it),
        luck: Vec::new(),
        luck_by_hand: Vec::new(),
        seconds: None,
    };
    Reckoning::of(record).iter().map(part).collect()
}

/// Who sat where: only a Letter from Gandalf tells.
fn seats(it: &Reckoning) -> Vec<Seat> {
    let seat = |seat: &'static str| {
        move |name: &String| Seat { seat: seat.to_owned(), name: quoted(name).into_owned() }
    };
    let ring_bearer = it.ring_bearer.iter().map(seat("ring-bearer"));
    ring_bearer.chain(it.ringwraiths.iter().map(seat("ringwraiths"))).collect()
}

fn counts(it: &Reckoning) -> Vec<Share> {
    let heard = |heard: &Heard| {
        let Heard { asked, yes, bits, measured } = *heard;
        [Share { of: yes, over: asked }, Share { of: bits, over: measured }]
    };
    let each = [
        Share::each(it.corruption),
        Share::each(it.days),
        Share::each(it.steps),
        Share::each(it.encounters),
        Share::each(it.misses),
    ];
    let questions = [&it.searches, &it.hunts, &it.perceptions, &it.morguls].into_iter().flat_map(heard);
    each.into_iter().chain(questions).collect()
}

/// What this board is, or the one on the table.
pub(super) fn played_on(board: Option<&Board>) -> PlayedOn {
    match board {
        None => PlayedOn::Table,
        Some(board) if is_shipped(board) => PlayedOn::Practice,
        Some(board) => PlayedOn::Named(quoted(board.name()).into_owned()),
    }
}
