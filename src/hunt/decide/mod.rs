//! What a command leads to, or why it is refused: a line for each command, and a file for each part of the rules.

mod correction;
mod course;
mod deeds;
mod encounter;
mod gandalf;
mod journey;
mod letter;
mod movement;
mod part2;
mod questions;
mod setup;
mod tracks;
mod turns;

pub use correction::{NoWay, may_correct, no_way, touched, touched_tokens};
pub use movement::reach;
pub use questions::answer;

use super::{Decision, State};
use crate::hunt::command::Command;
use crate::hunt::event::Public;
use crate::hunt::refusal::Refusal;
use crate::table::Draws;

pub(super) fn decide(state: &State, command: &Command, draws: &Draws) -> Decision {
    let State { view, hidden } = state;
    // R23: a question that was named waits for its answer.
    if view.asked.is_some()
        && !matches!(command, Command::Answer | Command::Withdraw | Command::Blocked { .. })
    {
        return Err(Refusal::QuestionWaits);
    }
    // P20: cards that were drawn to choose from wait for the choice.
    if view.part2.as_ref().is_some_and(|part2| part2.choosing) && !matches!(command, Command::CourseTake(_)) {
        return Err(Refusal::ChoiceWaits);
    }
    // A correction that is proposed waits for the table's decision.
    if hidden.proposed.is_some()
        && !matches!(command, Command::Correct { .. } | Command::CorrectKeep | Command::CorrectApply)
    {
        return Err(Refusal::CorrectionWaits);
    }
    if let Some(part) = command.part()
        && part != view.part()
    {
        return Err(Refusal::OnlyInPart { part });
    }
    let number = view.part2.as_ref().and_then(|part2| part2.seed);
    let draws = &draws.agreed(number, view.table_word.as_deref());
    match command {
        Command::New(options) => setup::new(options),
        Command::Start(start) => setup::start(view, *start, draws),
        Command::Information(tokens) => setup::information(view, tokens.as_deref(), draws),
        Command::Give(tokens) => setup::give(view, hidden, tokens),
        Command::Begin { shadows, lord } if view.part2.is_some() => part2::begin(view, *shadows, *lord),
        Command::Begin { shadows, lord } => setup::begin(view, *shadows, *lord),

        Command::Move { to, word, free } => movement::normal_move(state, *to, *word, *free),
        Command::CardMove { to, word } => movement::card_move(state, *to, *word),
        Command::Rest { word } => movement::rest(view, *word),
        Command::Escape { to, word } => movement::escape(state, *to, *word),
        Command::Done { word } => turns::done(state, *word, draws),
        Command::Refresh { shadows } => turns::refresh(view, *shadows),

        Command::Put(asked) => questions::put(state, *asked, draws),
        Command::Ask(asked) => questions::ask(state, *asked),
        Command::Answer => questions::give_answer(state, draws),
        Command::Withdraw => questions::withdraw(view),
        Command::Blocked { reason } => questions::blocked(view, reason.clone()),

        Command::Nazgul { count, lord, tiles } => {
            encounter::nazgul(view, *count, *lord, tiles.as_deref(), draws)
        }
        Command::Rescue { moves, tiles } => encounter::rescue(state, *moves, tiles.as_deref(), draws),
        Command::Draw { count, tiles } => encounter::draw(view, *count, tiles.as_deref(), draws),
        Command::Cancel(cancelled) => encounter::cancel(state, cancelled),
        Command::Accept => encounter::accept(state),

        Command::Corruption { change, reason } => tracks::corruption(state, *change, reason.clone()),
        Command::Fellowship(change) => tracks::fellowship(view, *change),
        Command::FellowshipRemove => tracks::fellowship_remove(view),
        Command::FellowshipPool(pool) => tracks::fellowship_pool(view, *pool),
        Command::Company { who, flipped } => tracks::company(view, *who, *flipped),
        Command::MerryJoins => tracks::merry_joins(view),
        Command::Red(value) => tracks::red(view, *value),
        Command::BarrowWights => tracks::barrow_wights(view),
        Command::Eyes(eyes) => tracks::eyes(view, *eyes),
        Command::Pool { tile, back } => tracks::pool(view, *tile, *back),
        Command::Track { location, side } => tracks::track(view, *location, *side),
        Command::Token { location, found } => tracks::token(view, hidden, *location, *found),
        Command::Area { location, area } => tracks::area(view, *location, *area),
        Command::TableWord(word) => setup::table_word(state, word),
        Command::Correct { correction, word } => correction::propose(state, *correction, *word),
        Command::CorrectKeep => correction::keep(state),
        Command::CorrectApply => correction::apply(state),
        Command::Tell(text) => tracks::said(view, Public::Told { text: text.clone() }),
        Command::Note(text) => tracks::said(view, Public::Noted { text: text.clone() }),

        Command::OpenLetter(opened) => letter::open(&opened.0, &opened.1),
        Command::Part2 { options, seed } => part2::part2(view, options, *seed),
        Command::JourneyDraw => journey::draw(state, draws),
        Command::JourneyKeep(length) => journey::keep(state, *length),
        Command::Journey { length, rows } => journey::by_hand(state, *length, rows),
        Command::JourneyRow { row, entry, word } => journey::row(state, *row, *entry, *word),
        Command::Deeds(tokens) => gandalf::deeds(view, tokens.as_deref(), draws),
        Command::GandalfStart(location) => gandalf::start(state, *location),

        Command::Advance { free } => journey::advance(state, *free),
        Command::CardAdvance => journey::card_advance(state),
        Command::Gandalf { to, word } => gandalf::normal_move(state, *to, *word),
        Command::CardGandalf { to, word } => gandalf::card_move(state, *to, *word),
        Command::Reveal => gandalf::reveal(state),
        Command::Hide(location) => gandalf::hide(state, *location),
        Command::Flee(location) => gandalf::flee(state, *location),
        Command::Deed => gandalf::deed(state),
        Command::Rivendell => gandalf::rivendell(state),
        Command::Lord(in_play) => part2::lord(view, *in_play),
        Command::CourseKeep => course::keep(state),
        Command::CourseChange(rows) => course::change(state, rows.as_ref(), draws),
        Command::CourseDraw(count) => course::draw(state, *count, draws),
        Command::CourseTake(number) => course::take(state, *number),
        Command::CardCourse(rows) => course::by_card(state, rows.as_ref(), draws),
    }
}
