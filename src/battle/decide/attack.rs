//! Attacks (B30 to B37).

use super::ring::cannot_move;
use super::{in_step, of_the_turn, on_map, out};
use crate::battle::Decision;
use crate::battle::command::Fight;
use crate::battle::event::BattleEvent;
use crate::battle::refusal::Refusal;
use crate::battle::things::{Cell, Gandalf, Moment, Outcome, Piece, Step};
use crate::battle::view::BattleView;
use crate::books::{D6, Source, Throw, Word};

pub(super) fn attack(
    view: &BattleView,
    moment: Moment,
    fight: Fight,
    throw: &Throw<Vec<D6>>,
    word: Word,
    source: &mut Source<'_>,
) -> Decision {
    let Fight { attacker, elven_attacker, defender, elven_defender, fortress, river } = fight;
    in_step(moment, Step::Attack)?;
    of_the_turn(view, moment, attacker)?;
    on_map(view, attacker)?;
    on_map(view, defender)?;
    let own = view.side_of(defender) == moment.side;
    word.unless(!own, Refusal::OwnSide { piece: defender })?;
    for piece in [attacker, defender] {
        word.unless_not(kept_from_fighting(view, piece))?;
    }
    word.unless_not(has_attacked(view, attacker))?;
    for (piece, elven) in [(attacker, elven_attacker), (defender, elven_defender)] {
        let has_it = view.is_elven(piece) || view.is_lent(piece);
        word.unless(!elven || has_it, Refusal::NobodyLends { piece })?;
    }
    let cell = Cell {
        elven_attacker: elven_attacker || view.is_elven(attacker),
        elven_defender: elven_defender || view.is_elven(defender),
        fortress,
        river,
    };
    let dice = source.dice("dice", &D6::FACES, 2, throw)?;
    let sum = dice.iter().map(|die| die.pips()).sum();
    let outcome = cell.outcome(sum);
    let (threw, told) = match (<[D6; 2]>::try_from(dice).ok(), throw) {
        (told, Throw::Told(_)) => (None, told),
        (threw, _) => (threw, None),
    };
    let mut events: Vec<_> = threw.map(|dice| BattleEvent::Threw { dice }).into_iter().collect();
    events.push(BattleEvent::Attacked { attacker, defender, cell, sum, outcome, dice: told });
    events.extend(match outcome {
        Outcome::AttackerOut => out(view, attacker),
        Outcome::DefenderOut => out(view, defender),
        Outcome::Nothing => Vec::new(),
    });
    Ok(events)
}

/// Why a piece cannot attack now, whomever (B34, B35).
pub fn cannot_attack(view: &BattleView, piece: Piece) -> Option<Refusal> {
    let reason = on_map(view, piece).err();
    reason.or_else(|| kept_from_fighting(view, piece)).or_else(|| has_attacked(view, piece))
}

/// Why it cannot be attacked now (B35).
pub fn cannot_be_attacked(view: &BattleView, piece: Piece) -> Option<Refusal> {
    on_map(view, piece).err().or_else(|| kept_from_fighting(view, piece))
}

/// Why a piece can neither attack nor be attacked (B35).
fn kept_from_fighting(view: &BattleView, piece: Piece) -> Option<Refusal> {
    match (piece, view.gandalf) {
        (Piece::Gandalf, Gandalf::InMoria) => Some(Refusal::GandalfInMoria),
        (Piece::Gandalf, Gandalf::InFangorn) => Some(Refusal::GandalfInFangorn),
        _ => cannot_move(view, piece),
    }
}

/// Why a piece does not attack again (B34): a character attacks once, and a nation once with each army that it had when
/// the phase began.
fn has_attacked(view: &BattleView, piece: Piece) -> Option<Refusal> {
    let attacks = view.step.attacks[piece];
    if piece.is_character() {
        return (attacks > 0).then_some(Refusal::HasAttacked { piece });
    }
    let armies = view.step.began_with[piece];
    (attacks >= armies).then_some(Refusal::AllHaveAttacked { piece, armies })
}
