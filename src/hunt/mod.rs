//! *Hunt for the Ring*: its rules, pure. `R8` and the like are the numbers of `docs/rules/hunt.md`.
//!
//! A command is decided from what lies on the table ([`View`]) and behind the screen ([`Hidden`]) and leads to
//! [`Public`] and [`Secret`] events, which are applied.

pub mod board;
mod command;
mod decide;
mod event;
mod figures;
mod frodo;
mod hidden;
mod history;
mod lessons;
mod proofreading;
mod reckoning;
mod refusal;
pub(crate) mod shipped;
pub mod telling;
mod things;
mod view;
mod war;

pub use command::{Canceller, Command, Rows};
pub use decide::{NoWay, answer, may_correct, no_way, reach, touched, touched_tokens};
pub use event::{Cause, Limit, Occasion, Public, Secret};
pub use figures::{Figures, questions};
pub use hidden::{Deeds, Hidden};
pub use lessons::{Lesson, lessons};
pub use proofreading::{Counted, Remark, proofread};
pub use reckoning::{Ending, Heard, Reckoning};
pub use refusal::Refusal;
pub use shipped::{
    SHIPPED_BOARDS, SHIPPED_BOARDS_2, SHIPPED_JOURNEYS, SHIPPED_TILES, Whose, agreed_files, is_shipped,
};
pub use things::{
    AREAS, Answer, Asked, BEIGE_TILES, CARDS, Card, Companion, Company, CompanyCard, Correction, DEEDS,
    Entry, EscapeReach, GREY_TILES, GandalfBy, HEAD_DIGITS, INFORMATION, Journey, Journeys, LAST_STEP,
    Length, Letter, LetterFault, MOST_CARDS, MOST_RINGWRAITHS, NAZGUL, Options, Origin, Origins, Part1,
    Phase, PhaseLine, Question, RED_TILES, Row, STARTS, Side, Tile, TileSet, TokenNow, Touched, Turn, Value,
    nazgul_starts,
};
pub use view::{LIMIT, Part2, View};
pub use war::{ActionTokens, result};

use crate::table::{self, Draws, Game, Stage};

#[derive(Clone, PartialEq, Debug)]
pub enum Hunt {}

pub type State = table::State<Hunt>;
/// Something that happened in it.
pub type Event = table::Event<Hunt>;
/// A game with its history.
pub type Record = table::Record<Hunt>;

type Decision = Result<Vec<Event>, Refusal>;

impl Game for Hunt {
    const NAME: &'static str = "hunt-for-the-ring";
    const RULES: u32 = 5;
    const PADDED_FROM: u32 = 4;
    type Command = Command;
    type Public = Public;
    type Secret = Secret;
    type View = View;
    type Hidden = Hidden;
    type Refusal = Refusal;

    fn stage(view: &View) -> Stage {
        match view.phase {
            Phase::Setup | Phase::Letter => Stage::Setup,
            phase if phase.is_between_parts() => Stage::Between,
            phase if phase.is_end() => Stage::Over,
            _ => Stage::Play,
        }
    }

    fn is_draw(event: &Event) -> bool {
        matches!(event, Event::Secret(secret) if *secret != Secret::PartTwo)
    }

    fn too_late(command: &Command) -> Option<Refusal> {
        matches!(command, Command::TableWord(_)).then_some(Refusal::TableWordTooLate)
    }

    fn decide(state: &State, command: &Command, draws: &Draws) -> Decision {
        decide::decide(state, command, draws)
    }
}

impl From<Public> for Event {
    fn from(event: Public) -> Self {
        Self::Public(event)
    }
}

impl From<Secret> for Event {
    fn from(event: Secret) -> Self {
        Self::Secret(event)
    }
}
