//! *Battle of the Ring* (1977): its rules, pure. `B30` and the like are the numbers of `docs/rules/battle.md`.
//!
//! Hexes, counters and moves stay on the table. What is kept here is what the rules make hands count: builds, the combat
//! table, and all that happens once or has a deadline.

mod command;
mod decide;
mod event;
mod refusal;
mod things;
mod view;

pub use command::{BattleCommand, Fight, Setting};
pub use decide::{cannot_attack, cannot_be_attacked, cannot_build, cannot_move};
pub use event::BattleEvent;
pub use refusal::Refusal;
pub(crate) use things::elven_hexes;
pub use things::{
    Attack, Cell, Centre, Counts, Gandalf, MOST_ATTACKERS, Moment, Odds, Outcome, Owner, Piece, Players,
    Power, Ring, SET_UP, STAYS, Shire, Side, Sleep, Step, Victory, Waker, enough,
};
pub use view::{BattleView, Fought, Held, OfSide, OfTheStep, OfTheTurn, Options, Owed, Past};

use crate::books::{self, Decided, Dial, Luck, Rules, Source, Word, made_of};
use crate::table::Stage;

#[derive(Clone, PartialEq, Debug)]
pub enum Battle {}

/// What a command leads to.
type Decision = Decided<Battle>;

/// Where the table can say that it stands: in a step, or at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    Step(Moment),
    /// This side has won, and how, as the table said it.
    Over(Side, Option<String>),
}

impl Rules for Battle {
    made_of! {
        "battle-of-the-ring", 3, Options, BattleCommand, Piece, Place,
        BattleEvent, BattleView, Refusal
    }

    fn laid_out(options: &Options) -> BattleView {
        BattleView::laid_out(options)
    }

    fn own_stage(view: &BattleView) -> Stage {
        match (view.moment, view.won) {
            (_, Some(_)) => Stage::Over,
            (None, None) => Stage::Setup,
            (Some(_), None) => Stage::Play,
        }
    }

    fn ends(event: &BattleEvent) -> bool {
        matches!(event, BattleEvent::Won { .. })
    }

    fn decide_own(
        view: &BattleView,
        command: &BattleCommand,
        word: Word,
        source: &mut Source<'_>,
    ) -> Decided<Self> {
        decide::decide(view, command, word, source)
    }

    fn dial(view: &BattleView, piece: &Piece) -> Result<Dial, Refusal> {
        // B61: once the game is over, it is taken up again first.
        if view.won.is_some() {
            return Err(books::Refusal::GameIsOver.into());
        }
        Ok(Dial { number: view.map[*piece].into(), top: piece.counters().into() })
    }

    fn set_track(view: &BattleView, piece: &Piece, to: u16) -> Decided<Self> {
        Ok(decide::counted(view, *piece, to as u8))
    }

    fn set_phase(view: &BattleView, place: &Place) -> Decided<Self> {
        decide::stands(view, place)
    }

    fn seats(view: &BattleView) -> Vec<String> {
        view.players.sides().iter().map(ToString::to_string).collect()
    }

    fn luck(view: &BattleView) -> Vec<Luck> {
        view.luck.iter().flat_map(|of| [of.out.clone(), of.lost.clone()]).collect()
    }
}
