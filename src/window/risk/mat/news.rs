//! What came of the last command that hands have to act on, besides what is due: somebody is out (K35), a Leader leaves the board
//! (K33) or goes along, sets of somebody's cards are placed (K36), cards are discarded (K48), a Mission may be turned in (K61). It goes
//! before what is due, in the same large letters.

use super::{TAKEN_OFF, Table};
use crate::language::risk::fewest_figures;
use crate::risk::event::Event as Happened;

/// What is told of these, the weightiest first.
pub(super) type News<'a> = [Option<&'a Happened>; 6];

/// What of all this is.
pub(super) fn among<'a>(own: &[&'a Happened]) -> News<'a> {
    let first = |is: fn(&Happened) -> bool| own.iter().copied().find(|event| is(event));
    // Whoever takes one off by the table's word knows it; who sets a land right may not.
    let taken = first(|event| matches!(event, Happened::Conquered { .. } | Happened::Owned { .. }));
    let leader = taken.and_then(|_| first(|event| matches!(event, Happened::Leader { to: None, .. })));
    // Of a fight it is said with what moves in.
    let fought = first(|event| matches!(event, Happened::Rolled { .. }));
    let along = first(|event| matches!(event, Happened::Along { .. })).filter(|_| fought.is_none());
    let out = first(|event| matches!(event, Happened::PutOut { .. }));
    let traded = first(|event| matches!(event, Happened::Traded { sets: Some(_), .. }));
    let discarded = first(|event| matches!(event, Happened::Discarded { .. }));
    [out, leader, along, traded, discarded, first(|event| matches!(event, Happened::OnSites { .. }))]
}

/// K36: how many the sets have given that were traded last.
pub(super) fn traded(table: &Table<'_>) -> Option<u16> {
    table.news.iter().flatten().find_map(|event| match event {
        Happened::Traded { sets, .. } => *sets,
        _ => None,
    })
}

/// The same as it is read: what hands do by it, and then what may be turned in; nothing once the game is over.
pub(super) fn told(table: &Table<'_>) -> [Option<String>; 2] {
    let told = |event: &Happened| match event {
        Happened::PutOut { colour, by } => {
            let facts = [("who", table.player(*colour).into()), ("by", table.player(*by).into())];
            Some(table.say("map-news-out", &facts))
        }
        Happened::Leader { colour, from: Some(from), to: None } => {
            let facts = [("who", table.player(*colour).into()), ("territory", table.called(from).into())];
            Some(table.say("map-news-leader", &facts))
        }
        Happened::Along { colour, to, .. } => {
            let facts = [("who", table.player(*colour).into()), ("territory", table.called(to).into())];
            Some(table.say("map-news-along", &facts))
        }
        Happened::Discarded { to } => Some(table.say("map-news-discard", &[("count", (*to).into())])),
        // K36: placed at once, not when reinforcements are; hands have done it once something else is said.
        Happened::Traded { sets: Some(count), .. } if !table.opened().starts_with(TAKEN_OFF) => {
            let facts = [
                ("count", (*count).into()),
                ("figures", fewest_figures(table.words, *count).join(", ").into()),
            ];
            Some(table.say("map-news-traded", &facts))
        }
        // K49: where one can be played.
        Happened::OnSites { sites, colour } if super::cards::plays(table.view, *colour) => {
            let sites: Vec<String> = sites.iter().map(|site| table.called(site)).collect();
            Some(table.say("map-news-site", &[("territories", sites.join(", ").into())]))
        }
        _ => None,
    };
    let goes_on = table.view.end.is_none();
    let [heavy @ .., sites] = table.news.map(|event| event.filter(|_| goes_on).and_then(told));
    let heavy: Vec<String> = heavy.into_iter().flatten().collect();
    [(!heavy.is_empty()).then(|| heavy.join(" ")), sites]
}
