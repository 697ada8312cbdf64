//! The Ring: captures (B51), where it is (B54, B55), and victory (B56, B57).

use super::{in_move, of_the_turn, on_map, out};
use crate::battle::Decision;
use crate::battle::event::BattleEvent;
use crate::battle::refusal::Refusal;
use crate::battle::things::{Gandalf, Moment, Piece, Players, Sleep, Victory, is_elven_hex};
use crate::battle::view::BattleView;
use crate::books::Word;

/// How far a new Ring-bearer may move at once (B52).
const ESCAPE: u8 = 3;

/// A piece has come to the hex of the Ring-bearer.
pub(super) fn taken(view: &BattleView, moment: Moment, piece: Piece, word: Word) -> Decision {
    in_move(moment, None)?;
    of_the_turn(view, moment, piece)?;
    on_map(view, piece)?;
    let (side, holder) = (moment.side, view.ring.holder);
    // B56, B57: Saruman himself wins, also on his own side's Ring-bearer; with two players he captures like any other.
    let himself = piece == Piece::Saruman && view.players == Players::Three;
    if side == holder && !himself {
        return Err(Refusal::HoldsIt { side });
    }
    word.unless_not(cannot_move(view, piece))?;
    if himself {
        return Ok(vec![BattleEvent::Won { side, line: Victory::SarumanHimself, how: None }]);
    }
    let mut events = out(view, piece);
    events.push(BattleEvent::RingTaken { by: side, cost: Some(piece) });
    let won = view.ring.place.as_deref() == Some(side.goal());
    events.push(match won {
        true => BattleEvent::Won { side, line: Victory::CaptureOnGoal, how: None },
        false => BattleEvent::Escapes { hexes: ESCAPE },
    });
    Ok(events)
}

/// Why a piece cannot move, and so captures nothing (B51); in Moria Gandalf stays to the end of a phase in which others have passed
/// (B40).
pub fn cannot_move(view: &BattleView, piece: Piece) -> Option<Refusal> {
    match piece {
        Piece::Fangorn => (view.fangorn == Sleep::Asleep).then_some(Refusal::FangornSleeps),
        Piece::Dead => (view.paths != Sleep::Closed).then_some(Refusal::OnThePaths { piece }),
        Piece::Aragorn => (view.paths == Sleep::Awake).then_some(Refusal::OnThePaths { piece }),
        Piece::Gandalf => {
            (view.gandalf == Gandalf::InMoria && view.step.passed).then_some(Refusal::StaysInMoria)
        }
        _ => None,
    }
}

/// The Ring-bearer is told to be here; where he wins, the game is over.
pub(super) fn at(view: &BattleView, place: &str, elven: bool, word: Word) -> Decision {
    let ring = &view.ring;
    let elven = elven || is_elven_hex(place);
    // B46: with the last Elf no hex is Elven any more.
    let is_elven = (elven || ring.elven.contains(place)) && view.has(Piece::Elf);
    let stays = ring.place.as_deref() == Some(place);
    let comes_back = !stays && ring.has_left(place);
    word.unless(!(is_elven && comes_back), Refusal::LeftThatHex { place: place.to_owned() })?;
    let mut events = Vec::new();
    if is_elven {
        let round = if stays { ring.round() } else { 1 };
        events.push(BattleEvent::RingRound { round });
    }
    events.push(BattleEvent::RingAt { place: place.to_owned(), elven });
    let side = ring.holder;
    if place == side.goal() {
        events.push(BattleEvent::Won { side, line: Victory::Goal, how: None });
    }
    Ok(events)
}
