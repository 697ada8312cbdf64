//! Which lands lie beside which: what can attack, and what can be attacked, taken or reached from there.

use crate::risk::view::View;

/// Whether two lands have a border, where anything is known of borders.
pub(in crate::window::risk) fn beside(view: &View, one: &str, other: &str) -> bool {
    view.board().is_ok_and(|board| board.adjacent(one, other))
}

/// Own lands that can attack.
pub(in crate::window::risk) fn attackers(view: &View) -> Vec<String> {
    let own = view.territories(Some(view.present().into())).into_iter();
    own.filter(|land| !targets(view, land).is_empty()).map(str::to_owned).collect()
}

/// What can be attacked from there.
pub(in crate::window::risk) fn targets(view: &View, from: &str) -> Vec<String> {
    let Ok(board) = view.board() else { return Vec::new() };
    let lands = board.territories().map(|land| land.name.as_str());
    let others = lands.filter(|land| !view.holds(view.present(), land) && beside(view, from, land));
    others.map(str::to_owned).collect()
}

/// What can have been taken.
pub(in crate::window::risk) fn beside_own(view: &View) -> Vec<String> {
    let own = view.territories(Some(view.present().into()));
    let mut all: Vec<String> = own.iter().flat_map(|land| targets(view, land)).collect();
    all.sort();
    all.dedup();
    all
}

/// K37: where battalions can go from there.
pub(in crate::window::risk) fn linked(view: &View, from: &str) -> Vec<String> {
    let own = view.territories(Some(view.present().into()));
    let Ok(board) = view.board() else { return Vec::new() };
    own.iter().filter(|land| board.connected(from, land, &own)).map(|land| (*land).to_owned()).collect()
}

/// Whether a Leader may go along: one stands there, and the other not where he goes (K37).
pub(in crate::window::risk) fn leads(view: &View, from: &str, to: &str) -> bool {
    let leaders = &view.player(view.present()).leaders;
    leaders.iter().any(|at| at == from) && !leaders.iter().any(|at| at == to)
}
