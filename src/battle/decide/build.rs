//! Builds (B10 to B18).

use super::{in_step, of_the_turn};
use crate::battle::Decision;
use crate::battle::event::BattleEvent;
use crate::battle::refusal::Refusal;
use crate::battle::things::{Centre, Moment, Owner, Piece, Step};
use crate::battle::view::BattleView;
use crate::books::Word;

/// Why an army cannot be built there now.
pub fn cannot_build(view: &BattleView, piece: Piece, centre: Centre) -> Option<Refusal> {
    build(view, view.moment?, piece, &[centre], Word::Rules).err()
}

/// An army at each of these centres; all of them or none.
pub(super) fn build(
    view: &BattleView,
    moment: Moment,
    piece: Piece,
    centres: &[Centre],
    word: Word,
) -> Decision {
    in_step(moment, Step::Build)?;
    of_the_turn(view, moment, piece)?;
    if piece.centres().is_empty() {
        return Err(Refusal::NeverRebuilt { piece });
    }
    // B23 goes by no word.
    if centres.contains(&Centre::Shire) && !piece.centres().contains(&Centre::Shire) {
        return Err(Refusal::NotInTheShire { piece });
    }
    let counters = piece.counters();
    let now = usize::from(view.map[piece]) + centres.len();
    if now > counters.into() {
        return Err(Refusal::NoCounters { piece, counters, now: view.map[piece] });
    }
    for (at, centre) in centres.iter().enumerate() {
        word.unless(piece.centres().contains(centre), Refusal::NotItsCentre { piece, centre: *centre })?;
        let filled =
            view.step.built.iter().any(|(_, built)| built == centre) || centres[..at].contains(centre);
        word.unless(!filled, Refusal::CentreFilled { centre: *centre })?;
    }
    if centres.contains(&Centre::Shire) {
        let owner = view.shire.owner;
        let theirs = (owner == Owner::Saruman) == (piece == Piece::ManOrc);
        word.unless(theirs, Refusal::ShireIsNot { piece, owner })?;
        word.unless(!view.shire.sauron_there, Refusal::SauronInShire)?;
    }
    let stood_on = centres.contains(&Centre::Isengard) && view.fangorn_on_isengard;
    word.unless(!stood_on, Refusal::FangornOnIsengard)?;
    if let Some(other) = piece.builds_with() {
        let built = view.step.built.iter().any(|(built, _)| *built == other);
        word.unless(!built, Refusal::OneOfTheTwo { piece, built: other })?;
    }
    let armies = piece.builds(moment.round);
    word.unless(centres.len() <= view.builds_left(piece).into(), Refusal::TooManyBuilds { piece, armies })?;
    Ok(vec![BattleEvent::Built { piece, at: centres.to_vec(), now: now as u8 }])
}
