//! What a game that is over adds to the figures over all games.

use crate::language::books::{Counted, agreed_players};
use crate::language::{Column, Columns, Share, Unit};
use crate::risk::Risk;
use crate::risk::colour::Side;
use crate::risk::step::Winner;
use crate::table::{Record, State};

/// What is counted, in the order of [`counted`].
pub(super) const COLUMNS: Columns = Columns {
    endings: &["yellow", "green", "red", "black", "free-peoples", "sauron", "tie"],
    columns: &[
        Column { name: "turns", unit: Unit::Each },
        Column { name: "rounds", unit: Unit::Each },
        Column { name: "seat", unit: Unit::OneOf(&["first", "second", "third", "fourth"]) },
    ],
    in_parts: false,
    luck: true,
};

/// What one comes to. From which seat it was won, counted from whoever began, is known where one player won it.
pub(super) fn counted(record: &Record<Risk>) -> Counted {
    let view = &record.state().view.own;
    let winners = view.outcome().map(|(winners, _)| winners).unwrap_or_default();
    let (ending, seat) = match *winners {
        [Winner::Player(colour)] => {
            let players = &view.options.players;
            let first = view.began.unwrap_or_else(|| players.first());
            let seat = std::iter::once(first).chain(players.behind(first)).position(|other| other == colour);
            (colour.name(), seat.map(|seat| seat as u64))
        }
        [Winner::Side(Side::FreePeoples)] => ("free-peoples", None),
        [Winner::Side(Side::Sauron)] => ("sauron", None),
        _ => ("tie", None),
    };
    let rounds = view.at.as_ref().map_or(0, |at| at.round);
    let counts = vec![Share::each(turns(record)), Share::each(rounds), Share::of_any(seat)];
    Counted { agreed: agreed_players(view.options.players.count()), ending, counts }
}

fn turns(record: &Record<Risk>) -> u64 {
    let mut state = State::<Risk>::default();
    let (mut turns, mut present) = (0, None);
    for event in record.events() {
        state.apply(event);
        let now = state.view.own.at.as_ref().map(|at| (at.round, at.colour));
        if now.is_some() && now != present {
            turns += 1;
        }
        present = now.or(present);
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::books::Named as _;
    use crate::language::books::everything_counted_has_a_name;
    use crate::risk::colour::{Colour, Holder};

    /// The seat is counted from whoever began (K6), not from the order in which they were named.
    #[test]
    fn a_seat_is_counted_from_whoever_began() {
        let mut referee = crate::referee::Referee::new(None);
        for line in [
            "new risk players=yellow,red,green,black",
            "own yellow shire",
            "own red moria",
            "own green fangorn",
            "own black rest",
            "begin green",
            "phase = over: yellow wins",
        ] {
            assert!(referee.hear(line).is_some_and(|reply| reply.accepted()), "{line}");
        }
        let counted = referee.kept::<Risk>().map(|kept| counted(kept.record())).expect("it is over");
        assert_eq!((counted.ending, counted.counts[2]), ("yellow", Share::each(2_u64)));
    }

    #[test]
    fn everything_has_a_name() {
        let colours: Vec<&str> = Colour::names().collect();
        let holders = colours.iter().copied().chain([crate::risk::colour::NEUTRAL]);
        let luck: Vec<String> =
            holders.map(|holder| format!("{holder} lost")).chain(["gates".to_owned()]).collect();
        assert_eq!(luck[4], format!("{} lost", Holder::Neutral));
        everything_counted_has_a_name::<Risk>(&colours, &luck.iter().map(String::as_str).collect::<Vec<_>>());
    }
}
