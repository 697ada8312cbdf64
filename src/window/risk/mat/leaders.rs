//! Leaders: two of each before the game, one a round (K5), and the one whom somebody places who has none (K38).

use super::signs::{owed_shield, shield};
use super::{Drawn, MOMENT, Table, heading};
use crate::risk::colour::{Colour, Holder};
use crate::risk::command::{Command, Leader};
use crate::window::pieces::Side;
use crate::window::risk::Choice;

/// What is opened when none are told.
pub(in crate::window::risk) const NO_LEADERS: &str = "no-leaders";

/// Whether the set-up asks for Leaders: every land is held, and one is owed; unless it was said that none are told.
pub(super) fn are_asked(table: &Table<'_>) -> bool {
    let view = table.view;
    let known = view.board().is_ok_and(|board| !board.is_open());
    view.at.is_none()
        && known
        && view.territories(None).is_empty()
        && !table.opened().starts_with(NO_LEADERS)
        && next(table).is_some()
}

/// Whose Leader is placed next: one a round, in the order of play; nobody's who cannot hold one.
pub(super) fn next(table: &Table<'_>) -> Option<Colour> {
    let view = table.view;
    let stand = |of: Colour| view.player(of).leaders.len();
    let can = |of: &Colour| stand(*of) < view.territories(Some((*of).into())).len().min(view.options.leaders);
    // The first of those who have the fewest.
    view.options.players.iter().filter(can).min_by_key(|of| stand(*of))
}

/// Which round of them it is, from 1 on.
pub(super) fn round(table: &Table<'_>) -> usize {
    next(table).map_or(0, |of| table.view.player(of).leaders.len()) + 1
}

/// The lands on which a Leader of this player's may be placed.
pub(super) fn allowed(table: &Table<'_>, of: Colour) -> Vec<String> {
    let (view, stand) = (table.view, &table.view.player(of).leaders);
    let lands = view.territories(Some(of.into())).into_iter();
    lands.filter(|land| !stand.iter().any(|at| at == land)).map(str::to_owned).collect()
}

/// Whether he stands there by the last press: the last of those who have the most, and where his last one is.
fn is_last(table: &Table<'_>, of: Colour, land: &str) -> bool {
    let stand = |of: &Colour| table.view.player(*of).leaders.len();
    let last = table.view.options.players.iter().max_by_key(stand);
    last == Some(of) && table.view.player(of).leaders.last().is_some_and(|at| at == land)
}

/// What a press on a land says: a Leader of whose turn it is stands there; pressed again, or by his last press, no more.
pub(super) fn pressed(table: &Table<'_>, land: &str) -> Option<Command> {
    let of = table.view.holder(land).and_then(Holder::player)?;
    let stands = table.view.player(of).leaders.iter().any(|at| at == land);
    let his_turn = next(table) == Some(of);
    let what = match stands {
        true if his_turn || is_last(table, of, land) => Leader::Move("off".to_owned()),
        false if his_turn => Leader::Place,
        _ => return None,
    };
    Some(Command::Leader(of.to_string(), land.to_owned(), what))
}

/// What can be done while Leaders are asked for: the dice wait, or are thrown all the same.
pub(super) fn chips(table: &Table<'_>, throw: Vec<Choice>) -> Vec<Choice> {
    let of = next(table).unwrap_or_else(|| table.present());
    let asks = Choice::asks(table.say("map-which-land", &[("who", table.player(of).into())]));
    let none = Choice::of(table.say("map-no-leaders", &[]), table.opens(NO_LEADERS));
    let any = table.view.options.players.iter().any(|of| !table.view.player(of).leaders.is_empty());
    // Who has told some may begin with fewer; who has told none is asked twice. Each keeps its place.
    let throw = throw.into_iter().map(|throw| if any { throw } else { throw.dimmed() });
    [asks, none].into_iter().chain(throw).collect()
}

/// Whose stand, and whose are owed.
pub(super) fn moment(mat: &mut Drawn, table: &Table<'_>) {
    let tints = mat.tints();
    heading(mat, 202.0, &table.say("map-leaders-stand", &[]));
    let players: Vec<Colour> = table.view.options.players.iter().collect();
    let broad = MOMENT[0] / players.len().max(1) as f32;
    let scale = if players.len() > 3 { 1.5 } else { 2.1 };
    let first = next(table);
    for (number, of) in players.into_iter().enumerate() {
        let left = number as f32 * broad;
        let stand = &table.view.player(of).leaders;
        for leader in 0..table.view.options.leaders.max(stand.len()) {
            let at = [left + 10.0 * scale + leader as f32 * 22.0 * scale, 236.0];
            shield(mat, table, at, scale, (leader < stand.len()).then_some(of));
        }
        // A row each; the one who is owed stands below them.
        for (row, at) in stand.iter().enumerate() {
            let ink = (tints.ink, Side::From, false);
            mat.fits([left + 4.0, 282.0 + row as f32 * 20.0], broad - 8.0, 14.0, ink, &table.called(at));
        }
        let owed = table.view.options.leaders.saturating_sub(stand.len());
        let (name, ink) = match (owed, first == Some(of)) {
            (0, _) => continue,
            (_, true) => ("map-one-now", (tints.gold, Side::From, true)),
            _ => ("map-one-then", (tints.faint, Side::From, false)),
        };
        let said = table.say(name, &[("count", owed.into())]);
        mat.fits([left + 4.0, 302.0], broad - 8.0, 14.0, ink, &said);
    }
}

/// K38: the one who is owed in a turn.
pub(super) fn owed(mat: &mut Drawn, table: &Table<'_>) {
    heading(mat, 26.0, &table.say("map-leader-owed", &[]));
    // None stands on the board: what is missing has the colour of whose it is.
    owed_shield(mat, [40.0, 84.0], 3.0, table.inks(Some(table.present().into())).accent);
    let said = table.say("map-leader-how", &[("colour", table.present().name().into())]);
    super::hand::lines(mat, 154.0, &[said]);
}
