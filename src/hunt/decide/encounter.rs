//! Tiles: the encounter, the rescue, and cards that draw (R15, R24 to R27).

use crate::hunt::command::Canceller;
use crate::hunt::event::{Occasion, Public};
use crate::hunt::refusal::Refusal;
use crate::hunt::things::{Companion, CompanyCard, Phase, Tile, Value};
use crate::hunt::view::View;
use crate::hunt::{Decision, Event, State};
use crate::table::Draws;

/// R24: one tile for each Nazgûl in the hunted location or adjacent to it; one more for their Lord (P18).
pub(super) fn nazgul(view: &View, count: u8, lord: bool, tiles: Option<&[Tile]>, draws: &Draws) -> Decision {
    if view.phase != Phase::Encounter {
        return Err(Refusal::NoEncounter { now: view.now() });
    }
    if lord && !view.part2.as_ref().is_some_and(|part2| part2.lord) {
        return Err(Refusal::LordIsOut);
    }
    if lord && count == 0 {
        return Err(Refusal::LordIsOneOfThem);
    }
    let count = usize::from(count) + usize::from(lord);
    let mut events = draw_tiles(view, count, tiles, draws, Occasion::Encounter)?;
    if let Some(Event::Public(Public::TilesDrawn { lord: involved, .. })) = events.first_mut() {
        *involved = lord;
    }
    Ok(events)
}

/// R15: one tile for each move that Frodo would still need.
pub(super) fn rescue(state: &State, moves: Option<u16>, tiles: Option<&[Tile]>, draws: &Draws) -> Decision {
    let view = &state.view;
    if view.phase != Phase::Rescue {
        return Err(Refusal::NoRescue { now: view.now() });
    }
    let known = match (view.options.linked(), state.last_location()) {
        (Some(board), Some(last)) => board.moves_to_exit(last, state.dots()),
        _ => None,
    };
    let moves = match (known, moves) {
        (Some(_), Some(_)) => return Err(Refusal::MovesAreKnown),
        (None, None) => return Err(Refusal::MovesAreUnknown),
        (Some(moves), None) | (None, Some(moves)) => moves,
    };
    draw_tiles(view, usize::from(moves), tiles, draws, Occasion::Rescue)
}

/// R12: tiles that a card draws, in either side's turn or in Refresh.
pub(super) fn draw(view: &View, count: u8, tiles: Option<&[Tile]>, draws: &Draws) -> Decision {
    let occasion = match view.phase {
        Phase::RingBearer => Occasion::CardInRingBearersTurn,
        Phase::Ringwraiths => Occasion::CardInRingwraithsTurn,
        Phase::Refresh => Occasion::CardInRefresh,
        Phase::Tiles => return Err(Refusal::AlreadyDrawn),
        Phase::Setup | Phase::Letter => return Err(Refusal::NotBegun),
        phase if phase.is_over() => return Err(Refusal::PartIsOver),
        _ => return Err(Refusal::NoCardsNow { now: view.now() }),
    };
    let mut events = draw_tiles(view, usize::from(count), tiles, draws, occasion)?;
    events.push(Public::Phase(Phase::Tiles).into());
    Ok(events)
}

/// R24: without replacement; all that are left where the pool holds fewer.
fn draw_tiles(
    view: &View,
    count: usize,
    named: Option<&[Tile]>,
    draws: &Draws,
    occasion: Occasion,
) -> Decision {
    if view.drawn.is_some() {
        return Err(Refusal::AlreadyDrawn);
    }
    let wanted = view.hunt_pool.as_ref().map_or(count, |pool| count.min(pool.len()));
    let tiles = match (named, &view.hunt_pool) {
        (Some(named), _) if named.len() != wanted => {
            return Err(Refusal::WrongNumberOfTiles { wanted, said: named.len() });
        }
        (Some(named), Some(pool)) => {
            let mut left = pool.clone();
            for &tile in named {
                match left.iter().position(|other| *other == tile) {
                    Some(at) => left.remove(at),
                    None => return Err(Refusal::NotInPool { tile }),
                };
            }
            named.to_vec()
        }
        (Some(named), None) => named.to_vec(),
        (None, _) if wanted == 0 => Vec::new(),
        (None, Some(pool)) if !view.tiles_by_hand() => {
            // Part 2 counts its draws anew, so they are of another kind.
            let kind = if view.part2.is_some() { "tile 2" } else { "tile" };
            draws.pick(kind, view.tile_draws, pool, wanted)
        }
        (None, _) => return Err(Refusal::NameTheTiles { wanted }),
    };
    Ok(vec![Public::TilesDrawn { tiles, by_app: named.is_none(), occasion, lord: false }.into()])
}

/// R25: one Company card at most sends one drawn tile back, other cards any of them; what is left applies.
pub(super) fn cancel(state: &State, cancelled: &[(Tile, Canceller)]) -> Decision {
    let view = &state.view;
    let (drawn, occasion) = drawn(view)?;
    let mut rest = drawn.to_vec();
    let mut events: Vec<Event> = Vec::new();
    let mut flipped = false;
    for &(tile, with) in cancelled {
        let Some(at) = rest.iter().position(|other| *other == tile) else {
            return Err(Refusal::TileNotDrawn { tile });
        };
        if let Canceller::Company(who) = with {
            if !matches!(occasion, Occasion::Encounter | Occasion::Rescue) {
                return Err(Refusal::NoCompanyForCards);
            }
            if tile.red {
                return Err(Refusal::RedNotCancelled { tile });
            }
            if std::mem::replace(&mut flipped, true) {
                return Err(Refusal::OneCompanyCard);
            }
            ready(view, who)?;
            turned(view, who, CompanyCard::Flipped, &mut events);
        }
        rest.remove(at);
        events.push(Public::TileReturned { tile }.into());
    }
    apply(state, &rest, occasion, &mut events);
    Ok(events)
}

/// R26: all drawn tiles apply.
pub(super) fn accept(state: &State) -> Decision {
    let (drawn, occasion) = drawn(&state.view)?;
    let mut events = Vec::new();
    apply(state, drawn, occasion, &mut events);
    Ok(events)
}

fn drawn(view: &View) -> Result<(&[Tile], Occasion), Refusal> {
    let none = Refusal::NothingDrawn { now: view.now() };
    view.drawn.as_ref().map(|(tiles, occasion)| (tiles.as_slice(), *occasion)).ok_or(none)
}

/// Refuses a Company card that is not in play, or used up.
pub(super) fn ready(view: &View, who: Companion) -> Result<(), Refusal> {
    match view.company.card(who) {
        CompanyCard::Ready => Ok(()),
        CompanyCard::Flipped => Err(Refusal::AlreadyFlipped { who }),
        CompanyCard::Away => Err(Refusal::NotInCompany { who }),
    }
}

/// A Company card is turned; in Part 1 Frodo's takes a Fellowship token out of the pool, and gives it back (R31).
pub(super) fn turned(view: &View, who: Companion, card: CompanyCard, events: &mut Vec<Event>) {
    events.push(Public::Company { who, card }.into());
    if who != Companion::Frodo || view.part2.is_some() {
        return;
    }
    let (pool, taken) = match card {
        CompanyCard::Flipped => (view.pool.saturating_sub(1), view.pool > 0),
        _ if view.frodo_took => (view.pool.saturating_add(1), false),
        _ => return,
    };
    events.push(Public::FrodoFlipped { tokens: view.tokens.min(pool), pool, taken }.into());
}

/// R26: in the order drawn, until the limit is reached; what is still to come is out of the game all the same.
fn apply(state: &State, tiles: &[Tile], occasion: Occasion, events: &mut Vec<Event>) {
    let view = &state.view;
    let (limit, told) = (state.limit(), view.limit());
    let (mut corruption, mut eyes) = (view.corruption, u16::from(view.eyes));
    for &tile in tiles {
        if corruption >= limit {
            events.push(Public::TileLost { tile }.into());
            continue;
        }
        match tile.value {
            Value::Number(number) => corruption += u16::from(number),
            Value::Eye => {
                // One, and one more for each Eye that lies there already.
                corruption = corruption.saturating_add(eyes.saturating_add(1));
                eyes = eyes.saturating_add(1);
            }
        }
        events.push(Public::TileApplied { tile, corruption, limit: told }.into());
    }
    events.push(Public::TilesSettled.into());
    let next = match occasion {
        _ if corruption >= limit => Phase::Corrupted,
        Occasion::Encounter => Phase::Escape,
        Occasion::Rescue => Phase::Rescued,
        Occasion::CardInRingBearersTurn => Phase::RingBearer,
        Occasion::CardInRingwraithsTurn => Phase::Ringwraiths,
        Occasion::CardInRefresh => Phase::Refresh,
    };
    events.push(Public::Phase(next).into());
}
