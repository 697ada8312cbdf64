//! What a game that is over adds to the figures over all games.

use crate::fate::{Cause, Fate, Step};
use crate::language::books::Counted;
use crate::language::{Column, Columns, Share, Unit};
use crate::table::Record;
use strum::IntoEnumIterator;

/// What is counted, in the order of [`counted`]: hope by each cause stands behind hope at the end.
pub(super) const COLUMNS: Columns = Columns {
    endings: &["won", "lost"],
    columns: &[
        Column { name: "turns", unit: Unit::Each },
        Column { name: "hope", unit: Unit::Each },
        Column { name: "hope-search", unit: Unit::Each },
        Column { name: "hope-eye", unit: Unit::Each },
        Column { name: "hope-haven", unit: Unit::Each },
        Column { name: "hope-troops", unit: Unit::Each },
        Column { name: "hope-cards", unit: Unit::Each },
        Column { name: "hope-ring", unit: Unit::Each },
        Column { name: "hope-capture", unit: Unit::Each },
        Column { name: "hope-table", unit: Unit::Each },
    ],
    in_parts: false,
    luck: true,
};

pub(super) fn counted(record: &Record<Fate>) -> Counted {
    let view = &record.state().view.own;
    let ending = if view.step == (Step::Over { won: true }) { "won" } else { "lost" };
    // F16: a capture gives hope, and all others take it.
    let by = |cause: Cause| {
        let (lost, gained) = view.hope_by.get(&cause).copied().unwrap_or_default();
        if cause == Cause::Capture { gained } else { lost }
    };
    let by_cause = Cause::iter().map(|cause| Share::each(by(cause)));
    let counts = [Share::each(view.turn), Share::each(view.hope)].into_iter().chain(by_cause).collect();
    Counted { agreed: view.options.level.into(), ending, counts }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::books::Rules;
    use crate::fate::Fellowship;
    use crate::fate::terms::Level;
    use crate::language::books::everything_counted_has_a_name;
    use crate::language::{Language, Words};

    #[test]
    fn everything_has_a_name() {
        let luck = Fate::luck(&Fellowship::default());
        let luck: Vec<&str> = luck.iter().map(|luck| luck.what.as_str()).collect();
        let players = (1..=5).map(|seat| format!("player {seat}"));
        let seats: Vec<String> = players.chain((1..=4).map(|seat| format!("character {seat}"))).collect();
        everything_counted_has_a_name::<Fate>(&seats.iter().map(String::as_str).collect::<Vec<_>>(), &luck);
        for language in Language::iter() {
            let words = Words::of_game::<Fate>(language);
            for level in Level::iter() {
                assert!(words.has(&format!("agreed-{}", <&str>::from(level))), "{}", language.name());
            }
        }
        // A column for each cause stands behind the first two.
        let causes: Vec<String> =
            Cause::iter().map(|cause| format!("hope-{}", <&str>::from(cause))).collect();
        let columns: Vec<&str> = COLUMNS.columns[2..].iter().map(|column| column.name).collect();
        assert_eq!(columns, causes);
    }
}
