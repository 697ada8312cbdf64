//! What was packed up, nation by nation.

use crate::language::Words;
use crate::language::war::{figures, names};
use crate::war::WarView;
use crate::war::nation::Nation;
use crate::window::frame::List;
use strum::IntoEnumIterator;

/// W67: what was packed up, by nation; last, what is kept in words alone.
pub(super) fn parked(words: &Words, view: &WarView) -> Vec<List> {
    let of = |nation: Nation| {
        let there = view.parked.iter().flat_map(|it| it.figures.iter().map(move |figures| (it, figures)));
        let lines: Vec<String> = there
            .filter(|(_, (of, _))| *of == nation)
            .map(|(it, (_, count))| {
                words.pair(names::place(words, &it.region), figures(words, nation, *count))
            })
            .collect();
        (!lines.is_empty()).then(|| List { title: names::nation(words, nation), lines })
    };
    let told: Vec<String> = view
        .parked
        .iter()
        .filter_map(|it| Some(words.pair(names::place(words, &it.region), it.text.as_deref()?)))
        .collect();
    let told = (!told.is_empty()).then(|| List { title: words.say("list-parked", &[]), lines: told });
    Nation::iter().filter_map(of).chain(told).collect()
}
