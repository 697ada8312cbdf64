//! What a command leads to, or why it is refused: a file for each part of the rules.

mod attack;
mod build;
mod ring;
mod setting;
mod special;
mod turn;

pub use attack::{cannot_attack, cannot_be_attacked};
pub use build::cannot_build;
pub use ring::cannot_move;
pub(super) use setting::counted;
pub(super) use turn::stands;

use super::Decision;
use super::command::BattleCommand;
use super::event::BattleEvent;
use super::refusal::Refusal;
use super::things::{Moment, Piece, Side, Step};
use super::view::BattleView;
use crate::books::{self, Source, Word};

/// Decides one of the game's own commands.
pub(super) fn decide(
    view: &BattleView,
    command: &BattleCommand,
    word: Word,
    source: &mut Source<'_>,
) -> Decision {
    let moment = match (view.moment, command) {
        (None, BattleCommand::Begin) => return Ok(turn::begin(view)),
        (None, BattleCommand::Tick(item)) => return Ok(vec![BattleEvent::Ticked { item: *item }]),
        (None, _) => return Err(books::Refusal::BeforeBegin.into()),
        (Some(_), _) if view.won.is_some() => return Err(books::Refusal::GameIsOver.into()),
        (Some(moment), _) => moment,
    };
    match command {
        BattleCommand::Begin | BattleCommand::Tick(_) => Err(books::Refusal::AfterBegin.into()),
        BattleCommand::Done => turn::done(view, moment, word),
        BattleCommand::Build { piece, centres } => build::build(view, moment, *piece, centres, word),
        BattleCommand::Attack { fight, throw } => attack::attack(view, moment, *fight, throw, word, source),
        BattleCommand::ShireEntered(power) => special::shire_entered(view, moment, *power),
        BattleCommand::ShireLeft(owner) => special::shire_left(view, *owner),
        BattleCommand::FangornAwake { by, over } => special::fangorn_awake(view, moment, *by, *over, word),
        BattleCommand::FangornClear => special::fangorn_clear(view, moment, word),
        BattleCommand::PathsAwake => special::paths_awake(view, moment),
        BattleCommand::PathsClear => special::paths_clear(view, moment, word),
        BattleCommand::PathsLost => special::paths_lost(view, moment, word),
        BattleCommand::MoriaIn => special::moria_in(view, moment, word),
        BattleCommand::MoriaOut => special::moria_out(view, moment, word),
        BattleCommand::MoriaPassed => special::moria_passed(view, moment, word),
        BattleCommand::RingTaken(piece) => ring::taken(view, moment, *piece, word),
        BattleCommand::RingAt { place, elven } => ring::at(view, place, *elven, word),
        BattleCommand::Set(setting) => setting::set(view, setting),
    }
}

fn in_step(moment: Moment, step: Step) -> Result<(), Refusal> {
    let wanted = || step.to_string();
    if moment.step == step { Ok(()) } else { Err(out_of_step(wanted(), moment)) }
}

/// It is a Movement Phase, of this side's if one is named.
fn in_move(moment: Moment, side: Option<Side>) -> Result<(), Refusal> {
    if moment.step.is_move() && side.is_none_or(|side| side == moment.side) {
        return Ok(());
    }
    let moves = format!("{} / {}", Step::FirstMove, Step::SecondMove);
    Err(out_of_step(side.map_or(moves.clone(), |side| format!("{moves}, {side}")), moment))
}

fn out_of_step(step: String, now: Moment) -> Refusal {
    books::Refusal::OutOfStep { step, now: now.to_string() }.into()
}

/// The piece is of the side whose turn it is.
fn of_the_turn(view: &BattleView, moment: Moment, piece: Piece) -> Result<(), Refusal> {
    let side = moment.side;
    if view.side_of(piece) == side { Ok(()) } else { Err(Refusal::NotOfTheTurn { piece, side }) }
}

fn on_map(view: &BattleView, piece: Piece) -> Result<(), Refusal> {
    if view.has(piece) { Ok(()) } else { Err(Refusal::NotOnMap { piece }) }
}

/// One goes out by a rule, and is announced (B36); with the last Elf all Elven hexes are ordinary (B46).
fn out(view: &BattleView, piece: Piece) -> Vec<BattleEvent> {
    let now = view.map[piece].saturating_sub(1);
    let last = piece == Piece::Elf && view.map[piece] == 1;
    let elven = last.then_some(BattleEvent::ElvenHexes { elven: false });
    std::iter::once(BattleEvent::Out { piece, now }).chain(elven).collect()
}
