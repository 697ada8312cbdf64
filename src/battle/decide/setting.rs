//! What the table sets right by its word (B61): nothing follows from it, and nobody wins by it.

use super::on_map;
use crate::battle::Decision;
use crate::battle::command::Setting;
use crate::battle::event::BattleEvent;
use crate::battle::refusal::Refusal;
use crate::battle::things::{Gandalf, Piece, Side};
use crate::battle::view::BattleView;
use crate::books;

/// Sets something right.
pub(super) fn set(view: &BattleView, setting: &Setting) -> Decision {
    let event = match setting {
        Setting::Lost(piece) => {
            on_map(view, *piece)?;
            return Ok(counted(view, *piece, view.map[*piece] - 1));
        }
        Setting::Back(piece) => {
            let (piece, counters, now) = (*piece, piece.counters(), view.map[*piece]);
            if now >= counters {
                return Err(Refusal::NoCounters { piece, counters, now });
            }
            return Ok(counted(view, piece, now + 1));
        }
        Setting::Ring { side } => BattleEvent::RingHeld { by: side_named(view, side)? },
        Setting::RingStay(_) if view.elven_place().is_none() => return Err(Refusal::InNoElvenHex),
        Setting::RingStay(turn_ends) => BattleEvent::RingStayed { turn_ends: *turn_ends },
        Setting::Shire(owner) => BattleEvent::Shire { owner: *owner, sauron_there: view.shire.sauron_there },
        Setting::Fangorn(is) => BattleEvent::Fangorn { is: *is, stands: false },
        Setting::Paths(are) => BattleEvent::Paths { are: *are },
        Setting::Isengard { open } => BattleEvent::Isengard { open: *open },
        Setting::Moria { inside: true } => {
            on_map(view, Piece::Gandalf)?;
            BattleEvent::Gandalf { is: Gandalf::InMoria }
        }
        Setting::Moria { inside: false } if view.gandalf == Gandalf::InMoria => {
            BattleEvent::Gandalf { is: Gandalf::Abroad }
        }
        Setting::Moria { inside: false } => BattleEvent::Gandalf { is: view.gandalf },
    };
    Ok(vec![event])
}

/// So many are on the map; with the last Elf gone no hex is Elven, and with one back they are again (B46).
pub(in crate::battle) fn counted(view: &BattleView, piece: Piece, to: u8) -> Vec<BattleEvent> {
    let turns = piece == Piece::Elf && (view.map[piece] > 0) != (to > 0);
    let elven = turns.then_some(BattleEvent::ElvenHexes { elven: to > 0 });
    std::iter::once(BattleEvent::Counted { piece, to }).chain(elven).collect()
}

/// The side of tonight's that a word means.
fn side_named(view: &BattleView, word: &str) -> Result<Side, Refusal> {
    let sides = view.players.sides();
    let names: Vec<&'static str> = sides.iter().map(Into::into).collect();
    let name =
        books::find(names.iter().copied(), word).map_err(|unknown| books::Refusal::of_name(word, unknown))?;
    let side = names.iter().position(|known| *known == name).and_then(|at| sides.get(at));
    side.copied()
        .ok_or_else(|| books::Refusal::of_name(word, books::Unknown::NoSuch { nearest: name.into() }).into())
}
