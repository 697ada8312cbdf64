//! Risk: The Lord of the Rings (Trilogy edition): its rules, by the numbers of the rules page (K1 to K64). Who holds which
//! territory, what a turn gives, fights and their chances, the Fellowship's step, and the points.

pub mod board;
pub mod cards;
pub mod clock;
pub mod colour;
pub mod command;
mod decide;
pub mod event;
pub mod odds;
pub mod options;
pub mod queries;
pub mod refusal;
pub mod reinforcements;
pub mod roll;
pub mod score;
pub mod step;
pub mod view;

use crate::books::{Decided, Dial, Luck, Rules, Source, Word, made_of};
use crate::table::Stage;
use command::{Command, Phase, Track};
use event::Event;
use options::Options;
use refusal::Refusal;
use view::View;

#[derive(Clone, PartialEq, Debug)]
pub enum Risk {}

impl Rules for Risk {
    made_of! { "risk-lord-of-the-rings", 2, Options, Command, Track, Phase, Event, View, Refusal }

    /// K59: without a board nobody knows who holds what. K1: who begins, plays.
    fn agree(options: &Options) -> Result<(), Refusal> {
        if options.hunt && options.board.is_none() {
            return Err(Refusal::HuntWithoutBoard);
        }
        if options.first.is_some_and(|first| !options.players.has(first)) {
            return Err(Refusal::WrongPlayers);
        }
        Ok(())
    }

    fn laid_out(options: &Options) -> View {
        View::laid_out(options)
    }

    fn own_stage(view: &View) -> Stage {
        match (&view.at, &view.end) {
            (None, _) => Stage::Setup,
            (Some(_), None) => Stage::Play,
            (Some(_), Some(_)) => Stage::Over,
        }
    }

    fn ends(event: &Event) -> bool {
        matches!(event, Event::Over { .. })
    }

    fn decide_own(view: &View, command: &Command, word: Word, source: &mut Source<'_>) -> Decided<Self> {
        decide::decide(view, command, word, source)
    }

    fn dial(view: &View, Track::Ring: &Track) -> Result<Dial, Refusal> {
        Ok(Dial { number: view.ring, top: view.options.path().last() as u16 })
    }

    /// K45: at any time.
    fn is_set_in_setup(Track::Ring: &Track) -> bool {
        true
    }

    fn set_track(_: &View, Track::Ring: &Track, to: u16) -> Decided<Self> {
        Ok(vec![Event::RingSet { step: to }])
    }

    fn set_phase(view: &View, phase: &Phase) -> Decided<Self> {
        decide::set_phase(view, phase)
    }

    fn seats(view: &View) -> Vec<String> {
        view.options.players.iter().map(|colour| colour.to_string()).collect()
    }

    fn luck(view: &View) -> Vec<Luck> {
        view.luck()
    }
}
