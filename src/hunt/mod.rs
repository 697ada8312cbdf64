//! *Hunt for the Ring*: its rules, pure. `R8` and the like are the numbers of the project's rules page.
//!
//! A command is decided from what lies on the table ([`View`]) and behind the screen ([`Hidden`]) and leads to
//! [`Public`] and [`Secret`] events, which are applied.

mod command;
mod company;
mod encounter;
mod event;
mod hidden;
mod journeys;
mod movement;
mod options;
mod phase;
mod questions;
mod refusal;
mod setup;
mod tiles;
mod tracks;
mod turns;
mod view;

pub use command::{Answer, Asked, Canceller, Change, Command, Question, Side};
pub use company::{Companion, Company, CompanyCard};
pub use event::{Cause, Entry, Occasion, Public, Secret, TokenNow};
pub use hidden::Hidden;
pub use journeys::{Card, Journeys};
pub use movement::reach;
pub use options::{EscapeReach, Options};
pub use phase::{Phase, PhaseLine, Turn};
pub use questions::answer;
pub use refusal::Refusal;
pub use tiles::{Tile, TileSet, Value};
pub use view::{LAST_STEP, LIMIT, NAZGUL, View};

use crate::table::{self, Draws, Game};

/// The game.
#[derive(Clone, PartialEq, Debug)]
pub enum Hunt {}

/// A game as it stands.
pub type State = table::State<Hunt>;
/// Something that happened in it.
pub type Event = table::Event<Hunt>;
/// A game with its history.
pub type Record = table::Record<Hunt>;

type Decision = Result<Vec<Event>, Refusal>;

impl Game for Hunt {
    const NAME: &'static str = "hunt-for-the-ring";
    const RULES: u32 = 1;
    type Command = Command;
    type Public = Public;
    type Secret = Secret;
    type View = View;
    type Hidden = Hidden;
    type Refusal = Refusal;

    fn decide(state: &State, command: &Command, draws: &Draws) -> Decision {
        let State { view, hidden } = state;
        // R23: a question that was named waits for its answer.
        if view.asked.is_some()
            && !matches!(command, Command::Answer | Command::Withdraw | Command::Blocked { .. })
        {
            return Err(Refusal::QuestionWaits);
        }
        match command {
            Command::New(options) => setup::new(options),
            Command::Start(start) => setup::start(view, *start, draws),
            Command::Information(tokens) => setup::information(view, tokens.as_deref(), draws),
            Command::Give(tokens) => setup::give(view, hidden, tokens),
            Command::Begin { shadows } => setup::begin(view, *shadows),

            Command::Move { to, word, free } => movement::normal_move(state, *to, *word, *free),
            Command::CardMove { to, word } => movement::card_move(state, *to, *word),
            Command::Rest => movement::rest(view),
            Command::Escape { to, word } => movement::escape(state, *to, *word),
            Command::Done => turns::done(view),
            Command::Refresh { shadows } => turns::refresh(view, *shadows),

            Command::Put(asked) => questions::put(state, *asked),
            Command::Ask(asked) => questions::ask(state, *asked),
            Command::Answer => questions::give_answer(state),
            Command::Withdraw => questions::withdraw(view),
            Command::Blocked { reason } => questions::blocked(view, reason.clone()),

            Command::Nazgul { count, tiles } => encounter::nazgul(view, *count, tiles.as_deref(), draws),
            Command::Rescue { moves, tiles } => encounter::rescue(state, *moves, tiles.as_deref(), draws),
            Command::Draw { count, tiles } => encounter::draw(view, *count, tiles.as_deref(), draws),
            Command::Cancel { tile, with } => encounter::cancel(view, *tile, *with),
            Command::Accept => encounter::accept(view),

            Command::Corruption { change, reason } => tracks::corruption(view, *change, reason.clone()),
            Command::Fellowship(change) => tracks::fellowship(view, *change),
            Command::FellowshipRemove => tracks::fellowship_remove(view),
            Command::Company { who, flipped } => tracks::company(view, *who, *flipped),
            Command::MerryJoins => tracks::merry_joins(view),
            Command::Red(value) => tracks::red(view, *value),
            Command::BarrowWights => tracks::barrow_wights(view),
            Command::Track { location, side } => tracks::track(view, *location, *side),
            Command::Token { location, found } => tracks::token(view, hidden, *location, *found),
            Command::Area { location, area } => tracks::area(view, *location, *area),
            Command::Tell(text) => tracks::said(view, Public::Told { text: text.clone() }),
            Command::Note(text) => tracks::said(view, Public::Noted { text: text.clone() }),
        }
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
