//! What a command leads to (W1 to W70): a copy of the game in which things happen one after the other, and the events by
//! which they did.

mod battles;
mod cards;
mod dice;
mod fellowship;
mod figures;
mod hunt;
mod outlook;
mod people;
mod politics;
mod table;
mod turn;

pub use dice::{Paying, Price};
pub use outlook::{Outlook, outlook};

use super::command::{WarCommand, WarPhase, WarTrack};
use super::event::WarEvent;
use super::hunt::HuntStep;
use super::nation::Side;
use super::refusal::WarRefusal;
use super::view::{CORRUPTED, DOOM, Ending, PROGRESS, Step, WarView};
use crate::books::{Dial, PhaseLine, Refusal, Source, Word};
use crate::table::Fold as _;

type Decided = Result<(), WarRefusal>;

/// The game while a command is decided.
pub(super) struct Play {
    view: WarView,
    events: Vec<WarEvent>,
    word: Word,
}

impl Play {
    fn of(view: &WarView, word: Word) -> Self {
        Self { view: view.clone(), events: Vec::new(), word }
    }

    fn happen(&mut self, event: WarEvent) {
        self.view.apply(&event);
        self.events.push(event);
    }

    /// It happens, and with that all is decided.
    fn happens(&mut self, event: WarEvent) -> Decided {
        self.happen(event);
        Ok(())
    }

    /// All that has happened; last, who acts now, where that is another one of a team (W4).
    fn done(mut self) -> Vec<WarEvent> {
        let seat = self.view.seat().filter(|seat| self.view.said_to_act != Some(*seat));
        if let Some(seat) = seat {
            self.happen(WarEvent::Acts { seat });
        }
        self.events
    }

    fn win(&mut self, side: Side, how: Ending) -> Decided {
        self.happens(WarEvent::Won { side, how: Some(how) })
    }

    /// W32: Corruption comes to this, and ends the game where it is enough. `told`: the event by which it comes.
    fn corrupt(&mut self, told: impl FnOnce(u8) -> WarEvent, to: u8) -> Decided {
        self.happen(told(to));
        if to >= CORRUPTED && !self.view.is_over() { self.win(Side::Shadow, Ending::Ring) } else { Ok(()) }
    }

    /// W10: whose turn it is to act has to be this side's.
    fn acting(&self, side: Side) -> Decided {
        if self.view.acts() == Some(side) { Ok(()) } else { Err(self.not_your_turn()) }
    }

    fn not_your_turn(&self) -> WarRefusal {
        let acts = self.view.acts().map_or("", <&str>::from).to_owned();
        WarRefusal::NotYourTurn { acts }
    }
}

/// Where a game stands, as the phase line says it.
pub fn phase_line(view: &WarView) -> PhaseLine {
    let step = |step: &str, who: Option<&str>| PhaseLine::step("turn", view.turn, step, who);
    if let Some(hunt) = &view.hunt {
        return step(&hunt.step.called(), Some(hunt.step.whose().called()));
    }
    match &view.step {
        Step::Setup => PhaseLine::Setup,
        Step::Actions => step("actions", Some(view.acts().map_or("nobody", Side::called))),
        Step::Over { winner, how } => won(*winner, how.as_ref()),
        of_a_turn => step(of_a_turn.name(), of_a_turn.whose().map(Side::called)),
    }
}

/// A game that is over, as the phase line says it.
pub fn won(side: Side, how: Option<&Ending>) -> PhaseLine {
    let does = if side == Side::Free { "win" } else { "wins" };
    PhaseLine::Over { who: side.called().to_owned(), does: does.to_owned(), how: how.map(Ending::to_string) }
}

/// When a command is accepted, whatever it says.
enum When {
    /// In this step, and not in a Hunt.
    In(Step),
    /// In the fellowship phase and the actions, and not in a Hunt: what cards do.
    ForCards,
    /// From `begin` to the end, and not in a Hunt: what happens on the map.
    OnTheMap,
    InHunt(&'static [HuntStep]),
    /// In the fellowship phase, the actions and any step of a Hunt.
    WithGuide,
    /// From `begin` to the end.
    WhilePlayed,
    /// From `begin` on, after the end too: the table's word.
    Always,
}

impl When {
    fn of(command: &WarCommand) -> Self {
        use WarCommand as C;
        match command {
            C::Take { .. } | C::Begin | C::Tick(_) => Self::In(Step::Setup),
            C::Done | C::Concede(_) | C::Card { .. } => Self::WhilePlayed,
            C::Declare(_) | C::Enter => Self::In(Step::Fellowship),
            C::Guide(_) => Self::WithGuide,
            C::Allocate(_) => Self::In(Step::Allocation),
            C::Roll(_) => Self::In(Step::Roll),
            C::Use(_)
            | C::Move { .. }
            | C::Hide { .. }
            | C::Separate { .. }
            | C::Advance { .. }
            | C::Bring { .. }
            | C::Ring { .. }
            | C::Token { .. }
            | C::Pass
            | C::Skip(_) => Self::In(Step::Actions),
            C::Hunt(_) => Self::InHunt(&[HuntStep::Roll]),
            C::Tile(_) | C::TilePrevented => Self::InHunt(&[HuntStep::Tile]),
            C::TileAgain(_) | C::Discard => Self::InHunt(&[HuntStep::Damage, HuntStep::Reveal]),
            C::Reduce(_)
            | C::Ability { .. }
            | C::CasualtyGuide { .. }
            | C::CasualtyRandom { .. }
            | C::Accept => Self::InHunt(&[HuntStep::Damage]),
            C::Appear { .. } => Self::InHunt(&[HuntStep::Reveal]),
            C::CardMove
            | C::CardHide
            | C::CardSeparate(_)
            | C::CardAppear
            | C::CardHunt(_)
            | C::CardTile(_)
            | C::CardEyes(_)
            | C::CardAdvance(_)
            | C::CardRetreat(_)
            | C::Draw { .. }
            | C::Activate(_)
            | C::Special(_) => Self::ForCards,
            C::Invade(_)
            | C::Arrive { .. }
            | C::Capture(_)
            | C::Battle { .. }
            | C::BattleOver
            | C::BattleWith(_)
            | C::Round { .. }
            | C::Hits { .. }
            | C::Casualties(_)
            | C::Recruit { .. }
            | C::Fallen { .. }
            | C::Weaken { .. }
            | C::Lost(_) => Self::OnTheMap,
            C::Counter { .. }
            | C::At(_)
            | C::MordorOff
            | C::SetCompanion { .. }
            | C::SetCharacter { .. }
            | C::SetNation { .. }
            | C::Control { .. }
            | C::PutTile { .. }
            | C::Dice { .. }
            | C::SetBox { .. }
            | C::SetRings { .. }
            | C::Lead(_)
            | C::SetHand { .. }
            | C::SetDecks { .. }
            | C::SetReserve { .. }
            | C::Park { .. } => Self::Always,
        }
    }

    fn is(&self, view: &WarView) -> bool {
        let hunt = view.hunt.as_ref().map(|hunt| hunt.step);
        match self {
            Self::In(step) => hunt.is_none() && view.step == *step,
            Self::ForCards => hunt.is_none() && matches!(view.step, Step::Fellowship | Step::Actions),
            Self::OnTheMap => hunt.is_none(),
            Self::InHunt(steps) => hunt.is_some_and(|hunt| steps.contains(&hunt)),
            Self::WithGuide => hunt.is_some() || matches!(view.step, Step::Fellowship | Step::Actions),
            Self::WhilePlayed | Self::Always => true,
        }
    }

    fn named(&self) -> String {
        match self {
            Self::In(step) => step.name().to_owned(),
            Self::ForCards => ["fellowship", "actions"].join(", "),
            Self::OnTheMap => ["draw", "fellowship", "allocation", "roll", "actions"].join(", "),
            Self::InHunt(steps) => steps.iter().map(|step| step.called()).collect::<Vec<_>>().join(", "),
            Self::WithGuide => ["fellowship", "actions", "hunt"].join(", "),
            Self::WhilePlayed | Self::Always => String::new(),
        }
    }
}

fn in_time(view: &WarView, command: &WarCommand) -> Decided {
    let when = When::of(command);
    let parks = matches!(command, WarCommand::Park { .. });
    match (&view.step, &when) {
        _ if parks => return Ok(()),
        (Step::Setup, When::In(Step::Setup)) => return Ok(()),
        (Step::Setup, _) => return Err(Refusal::BeforeBegin.into()),
        (_, When::In(Step::Setup)) => return Err(Refusal::AfterBegin.into()),
        (Step::Over { .. }, When::Always) => {}
        (Step::Over { .. }, _) => return Err(Refusal::GameIsOver.into()),
        _ => {}
    }
    if !matches!(command, WarCommand::Card { .. } | WarCommand::SetHand { .. }) {
        hands_hold(view)?;
    }
    if when.is(view) {
        return Ok(());
    }
    Err(out_of_step(view, when.named()))
}

fn out_of_step(view: &WarView, step: String) -> WarRefusal {
    Refusal::OutOfStep { step, now: phase_line(view).to_string() }.into()
}

/// W3: with a hand over the limit nothing else is done first.
fn hands_hold(view: &WarView) -> Decided {
    let over = |side: &Side| view.discards()[*side as usize] > 0;
    match [Side::Free, Side::Shadow].into_iter().find(over) {
        Some(side) => Err(WarRefusal::HandTooLarge {
            side: <&str>::from(side).to_owned(),
            hand: view.hands[side as usize],
        }),
        None => Ok(()),
    }
}

pub(crate) fn decide(
    view: &WarView,
    command: &WarCommand,
    word: Word,
    source: &mut Source<'_>,
) -> Result<Vec<WarEvent>, WarRefusal> {
    use WarCommand as C;
    in_time(view, command)?;
    let mut play = Play::of(view, word);
    match command {
        C::Take { side, token } => play.take(*side, *token),
        C::Begin => play.begin(),
        C::Tick(item) => play.happens(WarEvent::Ticked { item: *item }),
        C::Done => play.step_done(),
        C::Concede(side) => play.win(side.other(), Ending::Conceded),
        C::Card { side, deed, deck } => play.card(*side, *deed, *deck),
        C::Declare(region) => play.declare(region),
        C::Guide(guide) => play.choose_guide(*guide),
        C::Enter => play.enter(source),
        C::Allocate(count) => play.allocate(*count),
        C::Roll(throw) => play.roll(throw, source),
        C::Use(face) => play.use_die(*face),
        C::Skip(face) => play.spend(*face),
        C::Move { with, keep } => play.move_on(*with, *keep),
        C::Hide { with } => play.hide(*with),
        C::Separate { leaving, with } => play.separate(leaving, *with),
        C::Advance { nation, with, by } => play.advance(*nation, *with, *by),
        C::Bring { name, region, with } => play.bring(*name, region.as_deref(), *with),
        C::Ring { from, to } => play.ring(*from, *to),
        C::Token { token, nation } => play.token(*token, *nation),
        C::Pass => play.pass(),
        C::Hunt(words) => play.hunt(words, source),
        C::Tile(throw) => play.tile(throw, source),
        C::TileAgain(throw) => play.tile_again(throw, source),
        C::TilePrevented => play.no_tile(),
        C::Reduce(by) => play.reduce(*by),
        C::Ability { to } => play.ability(to.as_deref()),
        C::CasualtyGuide { to } => play.casualty_guide(to.as_deref()),
        C::CasualtyRandom { name, to } => play.casualty_random(name, to.as_deref(), source),
        C::Accept => play.accept(),
        C::Discard => play.discard(),
        C::Appear { region, cards, strongholds } => play.appear(region.as_deref(), *cards, *strongholds),
        C::CardMove => play.card_move(),
        C::CardHide => play.turn_hidden(),
        C::CardSeparate(leaving) => play.leave(leaving),
        C::CardAppear => play.card_appear(),
        C::CardHunt(words) => play.card_hunt(words, source),
        C::CardTile(throw) => play.card_tile(throw, source),
        C::CardEyes(faces) => play.card_eyes(faces),
        C::CardAdvance(nation) => play.card_advance(*nation),
        C::CardRetreat(nation) => play.card_retreat(*nation),
        C::Draw { count, tiles } => play.draw(*count, tiles, source),
        C::Activate(nation) | C::Invade(nation) => {
            play.activate(*nation);
            Ok(())
        }
        C::Special(tile) => play.special(*tile),
        C::Arrive { name, region } => play.arrive(*name, region),
        C::Capture(region) => play.capture(region),
        C::Battle { kind, nations, armies } => play.battle(*kind, nations, armies.as_ref()),
        C::BattleWith(told) => play.battle_with(told),
        C::BattleOver => play.battle_over(),
        C::Round { fought, throw } => play.round(fought, throw, source),
        C::Hits { side, lost } => play.hits(*side, *lost),
        C::Casualties(left) => play.casualties(left),
        C::Recruit { nation, figures, by_card } => play.recruit(*nation, *figures, *by_card),
        C::Fallen { nation, figures } => play.fallen(*nation, *figures),
        C::Weaken { nation, count } => play.weaken(*nation, *count),
        C::Lost(person) => play.lost(*person),
        by_the_table => play.set(by_the_table),
    }?;
    Ok(play.done())
}

/// Where a track stands (G8).
pub(crate) fn dial(view: &WarView, track: &WarTrack) -> Result<Dial, WarRefusal> {
    let of = |number: u8, top: u8| Ok(Dial { number: number.into(), top: top.into() });
    match track {
        WarTrack::Corruption => of(view.corruption, 99),
        WarTrack::Progress => of(view.progress, PROGRESS),
        WarTrack::Mordor => view.mordor.map_or(Err(WarRefusal::NotInMordor), |step| of(step, DOOM)),
        WarTrack::IntoMordor => of(view.mordor.unwrap_or_default(), DOOM),
        WarTrack::Damage => match view.hunt.as_ref().filter(|hunt| hunt.step == HuntStep::Damage) {
            Some(_) => of(view.open_tile().map_or(0, |open| open.damage), 99),
            None => Err(out_of_step(view, "hunt damage".to_owned())),
        },
    }
}

pub(crate) fn set_track(view: &WarView, track: &WarTrack, to: u16) -> Result<Vec<WarEvent>, WarRefusal> {
    hands_hold(view)?;
    let mut play = Play::of(view, Word::Table);
    play.set_track(*track, to as u8)?;
    Ok(play.done())
}

/// What comes of the table's saying where it stands (G9).
pub(crate) fn set_phase(view: &WarView, phase: &WarPhase) -> Result<Vec<WarEvent>, WarRefusal> {
    hands_hold(view)?;
    let mut play = Play::of(view, Word::Table);
    play.set_phase(phase)?;
    Ok(play.done())
}
