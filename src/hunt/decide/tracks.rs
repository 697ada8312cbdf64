//! The table's word: tracks, tokens and cards as they lie there (R5, R31, R32). The table is right where it and the
//! companion differ.

use super::encounter::{ready, turned};
use super::questions::information;
use super::turns::in_play;
use crate::books::Change;
use crate::hunt::board::{Area, Location, Region};
use crate::hunt::event::{Cause, Public, Secret};
use crate::hunt::hidden::Hidden;
use crate::hunt::refusal::Refusal;
use crate::hunt::things::{Companion, CompanyCard, Phase, RED_TILES, Side, Tile, Value};
use crate::hunt::view::View;
use crate::hunt::{Decision, Event, State};

/// R32: never below 0; at the limit the game is over (R27).
pub(super) fn corruption(state: &State, change: Change, reason: Option<String>) -> Decision {
    let view = &state.view;
    in_play(view)?;
    let total = match change {
        Change::More(number) => view.corruption + u16::from(number),
        Change::Fewer(number) => view.corruption.saturating_sub(number.into()),
        Change::To(number) => number.into(),
    };
    let limit = view.limit();
    let mut events: Vec<Event> =
        vec![Public::Corruption { total, limit, cause: Cause::Table { reason } }.into()];
    if total >= state.limit() {
        events.push(Public::Phase(Phase::Corrupted).into());
    }
    Ok(events)
}

/// R31: never more than the pool.
pub(super) fn fellowship(view: &View, change: Change) -> Decision {
    in_play(view)?;
    let (tokens, pool) = (view.tokens, view.pool);
    let tokens = match change {
        Change::More(number) => tokens.saturating_add(number).min(pool),
        Change::Fewer(number) => tokens.checked_sub(number).ok_or(Refusal::TooFewTokens { tokens })?,
        Change::To(number) if number > pool => return Err(Refusal::MoreThanPool { pool }),
        Change::To(number) => number,
    };
    Ok(vec![Public::Fellowship { tokens, pool }.into()])
}

/// R31: the pool shrinks by one.
pub(super) fn fellowship_remove(view: &View) -> Decision {
    in_play(view)?;
    let pool = view.pool.checked_sub(1).ok_or(Refusal::PoolIsEmpty)?;
    Ok(vec![Public::Fellowship { tokens: view.tokens.min(pool), pool }.into()])
}

/// R31: how many tokens there are, as the table has them.
pub(super) fn fellowship_pool(view: &View, pool: u8) -> Decision {
    in_play(view)?;
    Ok(vec![Public::FellowshipPool { tokens: view.tokens.min(pool), pool }.into()])
}

/// A Company card is flipped, or back again.
pub(super) fn company(view: &View, who: Companion, flipped: bool) -> Decision {
    in_play(view)?;
    let card = if flipped {
        ready(view, who)?;
        CompanyCard::Flipped
    } else {
        match view.company.card(who) {
            CompanyCard::Flipped => CompanyCard::Ready,
            CompanyCard::Ready => return Err(Refusal::NotFlipped { who }),
            CompanyCard::Away => return Err(Refusal::NotInCompany { who }),
        }
    };
    let mut events = Vec::new();
    turned(view, who, card, &mut events);
    Ok(events)
}

/// R5: once.
pub(super) fn merry_joins(view: &View) -> Decision {
    in_play(view)?;
    if view.company.card(Companion::Merry) != CompanyCard::Away {
        return Err(Refusal::MerryIsHere);
    }
    Ok(vec![Public::Company { who: Companion::Merry, card: CompanyCard::Ready }.into()])
}

/// R32: each printed red tile once.
pub(super) fn red(view: &View, value: Value) -> Decision {
    in_play(view)?;
    let joined = view.red.iter().filter(|&&other| other == value).count();
    match &view.options.tiles {
        Some(set) => {
            let printed = set.red.iter().filter(|&&other| other == value).count();
            if printed == 0 {
                return Err(Refusal::NoSuchRedTile { value });
            }
            if joined >= printed {
                return Err(Refusal::RedHasJoined { value });
            }
        }
        None if view.red.len() >= RED_TILES => return Err(Refusal::NoMoreRedTiles),
        None => {}
    }
    Ok(vec![Public::RedJoined { value }.into()])
}

/// R32: once.
pub(super) fn barrow_wights(view: &View) -> Decision {
    in_play(view)?;
    if view.barrow_wights {
        return Err(Refusal::BarrowWightsLie);
    }
    Ok(vec![Public::BarrowWights { eyes: view.eyes.saturating_add(1) }.into()])
}

/// So many Eyes lie beside the track; the Barrow-wights are one of them for as long as they lie there (R32).
pub(super) fn eyes(view: &View, eyes: u8) -> Decision {
    in_play(view)?;
    if eyes == 0 && view.barrow_wights {
        return Err(Refusal::BarrowWightsCount);
    }
    Ok(vec![Public::EyesSet { eyes }.into()])
}

/// A tile goes back into the pool from those that have left it, or leaves it.
pub(super) fn pool(view: &View, tile: Tile, back: bool) -> Decision {
    in_play(view)?;
    let pool = view.hunt_pool.as_ref().ok_or(Refusal::TilesUnknown)?;
    let (there, event, refusal) = if back {
        (&view.spent, Public::TilePutBack { tile }, Refusal::NotOutOfPool { tile })
    } else {
        (pool, Public::TileTakenOut { tile }, Refusal::NotInPool { tile })
    };
    if there.contains(&tile) { Ok(vec![event.into()]) } else { Err(refusal) }
}

pub(super) fn track(view: &View, location: Location, side: Option<Side>) -> Decision {
    in_play(view)?;
    if location.is_exit() {
        return Err(Refusal::ExitNotAsked { location });
    }
    if !view.options.has(location) {
        return Err(Refusal::NoSuchLocation { location });
    }
    Ok(vec![Public::Track { location, side }.into()])
}

/// R32: a card reveals one of the kept, unhidden tokens, or hides it in secret.
pub(super) fn token(view: &View, hidden: &Hidden, location: Location, found: bool) -> Decision {
    in_play(view)?;
    if !hidden.keeps(location) {
        return Err(Refusal::TokenNotKept { location });
    }
    let mut events = Vec::new();
    if found {
        information(view, hidden, location, &mut events);
    } else {
        events.push(Secret::HiddenByCard { location }.into());
    }
    Ok(events)
}

/// R19: where a location lies, on a board that does not know it.
pub(super) fn area(view: &View, location: Location, area: Area) -> Decision {
    in_play(view)?;
    if location.is_exit() {
        return Err(Refusal::ExitInNoArea { location });
    }
    if view.options.board.as_ref().is_some_and(|board| board.area(location).is_some()) {
        return Err(Refusal::AreaIsKnown { location });
    }
    // A location that is in no area of the board takes any of the part's.
    let region = Region::Area(area);
    if !region.is_of_part(view.part()) {
        return Err(Refusal::NoSuchArea { area: region });
    }
    Ok(vec![Secret::AreaTold { location, area }.into()])
}

/// A statement, or a note, for the record.
pub(super) fn said(view: &View, event: Public) -> Decision {
    in_play(view)?;
    Ok(vec![event.into()])
}
