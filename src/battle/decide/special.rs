//! The Shire (B20 to B22), and the hexes in which something happens once or for a time (B40 to B45).

use super::{in_move, on_map, out};
use crate::battle::Decision;
use crate::battle::event::BattleEvent;
use crate::battle::refusal::Refusal;
use crate::battle::things::{Gandalf, Moment, Owner, Piece, Power, Shire, Side, Sleep, Waker};
use crate::battle::view::BattleView;
use crate::books::Word;

/// A piece of this power's stands in the Shire at the end of a Movement Phase (B21, B22).
pub(super) fn shire_entered(view: &BattleView, moment: Moment, power: Power) -> Decision {
    in_move(moment, Some(view.players.side(power)))?;
    let Shire { owner, sauron_there } = view.shire;
    if power != Power::Sauron && sauron_there {
        return Err(Refusal::SauronHoldsShire);
    }
    Ok(vec![match Owner::after(power) {
        None => BattleEvent::Shire { owner, sauron_there: true },
        Some(owner) => BattleEvent::Shire { owner, sauron_there },
    }])
}

/// Sauron's piece has gone from there: in a Movement Phase of its own its player says whose it is, and else it stays whose it
/// was (B22).
pub(super) fn shire_left(view: &BattleView, owner: Owner) -> Decision {
    if !view.shire.sauron_there {
        return Err(Refusal::NobodyLeftShire);
    }
    let free = view.moves(view.players.side(Power::Sauron));
    if !free && owner != view.shire.owner {
        return Err(Refusal::ShireStays { owner: view.shire.owner });
    }
    Ok(vec![BattleEvent::Shire { owner, sauron_there: false }])
}

/// Fangorn wakes and goes to Isengard, and whatever stands there is out (B42).
pub(super) fn fangorn_awake(
    view: &BattleView,
    moment: Moment,
    by: Waker,
    over: Option<Piece>,
    word: Word,
) -> Decision {
    in_move(moment, Some(Side::Alliance))?;
    if view.fangorn != Sleep::Asleep {
        return Err(Refusal::WokenAlready);
    }
    on_map(view, Piece::Fangorn)?;
    match by {
        Waker::Gandalf => {
            on_map(view, Piece::Gandalf)?;
            word.unless(view.gandalf != Gandalf::InMoria, Refusal::GandalfInMoria)?;
        }
        Waker::Ring if view.ring.holder == Side::Alliance => {}
        Waker::Ring => return Err(Refusal::RingIsNotTheirs { side: view.ring.holder }),
    }
    if let Some(piece) = over {
        on_map(view, piece)?;
        let elsewhere = piece == Piece::Fangorn || (piece == Piece::Gandalf && by == Waker::Gandalf);
        if elsewhere {
            return Err(Refusal::NotOnIsengard { piece });
        }
        // B41: while it is closed only these stop there.
        let stops = view.isengard_open || piece.power() == Power::Saruman;
        word.unless(stops, Refusal::NotOnIsengard { piece })?;
    }
    let gandalf = by == Waker::Gandalf;
    let mut events: Vec<BattleEvent> = over.into_iter().flat_map(|piece| out(view, piece)).collect();
    events.push(BattleEvent::FangornWoke { gandalf });
    Ok(events)
}

/// Whoever woke Fangorn has left, and it is closed (B43).
pub(super) fn fangorn_clear(view: &BattleView, moment: Moment, word: Word) -> Decision {
    in_move(moment, Some(Side::Alliance))?;
    if view.fangorn != Sleep::Awake {
        return Err(Refusal::NobodyToLeave);
    }
    word.unless(!view.step.fangorn_woke, Refusal::WokeJustNow)?;
    Ok(vec![BattleEvent::Fangorn { is: Sleep::Closed, stands: view.fangorn_on_isengard }])
}

/// Aragorn wakes the Dead (B44).
pub(super) fn paths_awake(view: &BattleView, moment: Moment) -> Decision {
    in_move(moment, Some(Side::Alliance))?;
    if view.paths != Sleep::Asleep {
        return Err(Refusal::WokenAlready);
    }
    on_map(view, Piece::Aragorn)?;
    on_map(view, Piece::Dead)?;
    Ok(vec![BattleEvent::DeadWoke])
}

/// All three have left to the South (B44).
pub(super) fn paths_clear(view: &BattleView, moment: Moment, word: Word) -> Decision {
    may_leave_paths(view, moment, word)?;
    Ok(vec![BattleEvent::Paths { are: Sleep::Closed }])
}

/// They could not, and are out (B44).
pub(super) fn paths_lost(view: &BattleView, moment: Moment, word: Word) -> Decision {
    may_leave_paths(view, moment, word)?;
    let out = [Piece::Aragorn, Piece::Dead].map(|piece| BattleEvent::Out { piece, now: 0 });
    Ok(out.into_iter().chain([BattleEvent::Paths { are: Sleep::Closed }]).collect())
}

fn may_leave_paths(view: &BattleView, moment: Moment, word: Word) -> Result<(), Refusal> {
    in_move(moment, Some(Side::Alliance))?;
    if view.paths != Sleep::Awake {
        return Err(Refusal::NobodyToLeave);
    }
    word.unless(!view.step.dead_woke, Refusal::WokeJustNow)
}

/// Gandalf stops in Moria (B40).
pub(super) fn moria_in(view: &BattleView, moment: Moment, word: Word) -> Decision {
    in_move(moment, Some(Side::Alliance))?;
    on_map(view, Piece::Gandalf)?;
    if view.gandalf == Gandalf::InMoria {
        return Err(Refusal::InMoriaAlready);
    }
    word.unless(view.gandalf != Gandalf::InFangorn, Refusal::GandalfInFangorn)?;
    Ok(vec![BattleEvent::Gandalf { is: Gandalf::InMoria }])
}

/// He leaves it, unless others have passed (B40).
pub(super) fn moria_out(view: &BattleView, moment: Moment, word: Word) -> Decision {
    in_move(moment, Some(Side::Alliance))?;
    if view.gandalf != Gandalf::InMoria {
        return Err(Refusal::NotInMoria);
    }
    word.unless(!view.step.passed, Refusal::StaysInMoria)?;
    Ok(vec![BattleEvent::Gandalf { is: Gandalf::Abroad }])
}

/// Somebody passes: the Alliance while he is there, the others when he is not or with leave (B40).
pub(super) fn moria_passed(view: &BattleView, moment: Moment, word: Word) -> Decision {
    in_move(moment, None)?;
    let theirs = moment.side == Side::Alliance;
    // Without him on the map the Alliance does not pass any more.
    word.unless_not(on_map(view, Piece::Gandalf).err().filter(|_| theirs))?;
    word.unless(!theirs || view.gandalf == Gandalf::InMoria, Refusal::NotInMoria)?;
    Ok(vec![BattleEvent::Passed { stays: theirs }])
}
