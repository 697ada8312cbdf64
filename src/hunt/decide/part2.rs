//! Setting up Part 2: P1 to P6.

use super::setup::{in_setup, right_part};
use super::turns;
use crate::hunt::event::{Public, Secret};
use crate::hunt::refusal::Refusal;
use crate::hunt::things::{Companion, CompanyCard, Options, Phase, Tile, TileSet, Value};
use crate::hunt::view::View;
use crate::hunt::{Decision, Event};
use std::sync::Arc;

/// R21: the Information that brings the Lord of the Nazgûl into play.
const LORDS_ABILITY: usize = 5;

/// P1, P2, P5: what carries over, and what is put away.
pub(super) fn part2(view: &View, options: &Options, seed: Option<u64>) -> Decision {
    match view.phase {
        Phase::Letter => {}
        phase if phase.is_between_parts() => {}
        _ => return Err(Refusal::Part2NotNow { now: view.now() }),
    }
    right_part(options.board2.as_deref(), 2)?;
    // A number that somebody chose for the whole game comes with the letter.
    let seed = seed.or(options.seed.filter(|_| view.letter.is_some()));
    let tiles = options.tiles.as_ref().map(|set| pool(view, set)).transpose()?;
    // From here on the board in play is the other side.
    let options =
        Options { board: options.board2.clone(), board2: None, starts: Vec::new(), ..options.clone() };
    // P2.
    let chosen = fellowship_pool(&options, view.company.card(Companion::Frodo) == CompanyCard::Flipped);
    let mut events: Vec<Event> =
        vec![Secret::PartTwo.into(), Public::PartTwo { options: Arc::new(options), seed }.into()];
    // P1.
    for who in [Companion::Merry, Companion::Strider] {
        if view.company.card(who) == CompanyCard::Away {
            events.push(Public::Company { who, card: CompanyCard::Ready }.into());
        }
    }
    events.push(Public::Fellowship { tokens: view.tokens.min(chosen), pool: chosen }.into());
    events.push(Public::HuntPool { tiles }.into());
    Ok(events)
}

/// P2: the tokens that were chosen, less one where Frodo's card is flipped.
pub(super) fn fellowship_pool(options: &Options, frodo_flipped: bool) -> u8 {
    options.pool.saturating_sub(frodo_flipped.into())
}

/// P5: the beige tiles that are left, the grey ones, and the special ones that joined and are left.
fn pool(view: &View, set: &TileSet) -> Result<Vec<Tile>, Refusal> {
    let plain = |values: &[Value]| values.iter().map(|&value| Tile { value, red: false }).collect::<Vec<_>>();
    let mut beige = plain(&set.beige);
    let mut red: Vec<Tile> = view.red.iter().map(|&value| Tile { value, red: true }).collect();
    let take = |from: &mut Vec<Tile>, tile: Tile| match from.iter().position(|other| *other == tile) {
        Some(at) => Ok(from.swap_remove(at)),
        None => Err(Refusal::NotInTheSet { tile }),
    };
    // R32: each printed one joins once.
    let mut printed: Vec<Tile> = set.red.iter().map(|&value| Tile { value, red: true }).collect();
    for &tile in &red {
        take(&mut printed, tile)?;
    }
    for &tile in &view.spent {
        take(if tile.red { &mut red } else { &mut beige }, tile)?;
    }
    beige.extend(plain(&set.grey));
    beige.extend(red);
    beige.sort();
    Ok(beige)
}

/// P6, P18: the first day.
pub(super) fn begin(view: &View, shadows: Option<u8>, lord: bool) -> Decision {
    in_setup(view)?;
    let part2 = view.part2.as_ref().ok_or(Refusal::OnlyInPart { part: 2 })?;
    if !part2.journey_set {
        return Err(Refusal::JourneyMissing);
    }
    if !part2.deeds_set {
        return Err(Refusal::DeedsMissing);
    }
    if !part2.gandalf_set {
        return Err(Refusal::GandalfMissing);
    }
    let mut events = Vec::new();
    if lord || view.information.len() >= LORDS_ABILITY {
        events.push(Public::Lord { in_play: true }.into());
    }
    events.extend(turns::new_day(view, shadows));
    Ok(events)
}

/// P18: by a card, or by the table's word.
pub(super) fn lord(view: &View, in_play: bool) -> Decision {
    super::turns::in_play(view)?;
    let part2 = view.part2.as_ref().ok_or(Refusal::OnlyInPart { part: 2 })?;
    match (part2.lord, in_play) {
        (true, true) => Err(Refusal::LordIsIn),
        (false, false) => Err(Refusal::LordIsOut),
        _ => Ok(vec![Public::Lord { in_play }.into()]),
    }
}
