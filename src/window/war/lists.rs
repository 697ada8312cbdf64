//! The set-up, nation by nation, while it is set up; and what was packed up, likewise.

use crate::language::Words;
use crate::language::war::{figures, names};
use crate::war::WarView;
use crate::war::nation::Nation;
use crate::war::view::Step;
use crate::window::frame::List;
use strum::IntoEnumIterator;

/// The lists of this moment.
pub(super) fn lists(words: &Words, view: &WarView) -> Vec<List> {
    if view.step == Step::Setup { set_up(words) } else { parked(words, view) }
}

/// Where the figures of each nation stand at the start, and which are left in reserve (Set-up).
fn set_up(words: &Words) -> Vec<List> {
    let page = |nation: Nation| {
        let there = nation.set_up().map(|it| {
            let region = names::place(words, it.region);
            words.pair(region, figures(words, nation, it.figures))
        });
        let reserve = figures(words, nation, nation.reserve());
        let reserve = words.say("list-reserve", &[("figures", reserve.into())]);
        List { title: names::nation(words, nation), lines: there.chain([reserve]).collect() }
    };
    Nation::iter().map(page).collect()
}

/// W67: what was packed up, by nation; last, what is kept in words alone.
fn parked(words: &Words, view: &WarView) -> Vec<List> {
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
