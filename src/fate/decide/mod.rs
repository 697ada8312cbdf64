//! What a command leads to, or why it is refused.

mod battles;
mod names;
mod searches;
mod setup;
mod shadow;
mod turn;

pub(crate) use names::named_card;
pub(in crate::fate) use names::region;

use super::command::{FateCommand, FateTrack};
use super::deck::Seen;
use super::event::{Cause, Dice, Due, FateEvent, Reminder, Step};
use super::refusal::FateRefusal;
use super::stacks::Drawn;
use super::terms::{Order, SETUP_FLIPS, Site};
use super::view::{Alone, Fellowship, Now};
use super::{FatePhase, PhaseStep};
use crate::books::{Refusal, Source, Word};
use crate::table::Fold as _;

/// What has happened so far by a command, and the table then.
pub(super) struct Table {
    view: Fellowship,
    events: Vec<FateEvent>,
}

/// What a command leads to.
///
/// # Errors
///
/// The refusal.
pub(super) fn decide(
    view: &Fellowship,
    command: &FateCommand,
    word: Word,
    source: &mut Source<'_>,
) -> Result<Vec<FateEvent>, FateRefusal> {
    let mut table = Table::on(view);
    table.when(command)?;
    let by_word = word == Word::Table;
    // F66: nothing waits for an answer.
    let goes_on = matches!(
        command,
        FateCommand::Flip(..) | FateCommand::Skies { .. } | FateCommand::Draw(_) | FateCommand::Done
    );
    if goes_on && !table.view.asked.is_empty() {
        let names = table.view.asked.iter().map(|asked| asked.name.clone()).collect();
        table.put(FateEvent::HavenHolds { names, unanswered: true });
    }
    match command {
        FateCommand::Confirm(numbers) => table.confirm(numbers)?,
        FateCommand::Objectives(told) => table.objectives(told, word, source)?,
        FateCommand::Characters(told) => table.characters(told, source)?,
        FateCommand::Tick(item) => table.put(FateEvent::Ticked { item: *item }),
        FateCommand::Hands(cards) => table.hands(cards)?,
        FateCommand::Begin { frodo, first } => table.begin(frodo, *first)?,
        FateCommand::Act(name) => table.act(name)?,
        FateCommand::Done => table.done()?,
        FateCommand::Draw(cards) => table.draw(cards, word)?,
        FateCommand::Foresee(cards) => table.foresee(cards, word)?,
        FateCommand::Objective { name, done } => table.objective(name, *done)?,
        FateCommand::Top(back) => table.top(*back, by_word)?,
        FateCommand::Flip(card, back, troop) => table.flip(card, *back, *troop, by_word)?,
        FateCommand::Peek(cards) => table.looked_at(cards, |cards| Seen::Peek { cards })?,
        FateCommand::Order(cards) => table.looked_at(cards, |cards| Seen::Order { cards })?,
        FateCommand::Remove(card) => table.remove(card)?,
        FateCommand::Amend { flip, card, back } => table.amend(*flip, card, *back)?,
        FateCommand::Choose(choice) => table.choose(*choice)?,
        FateCommand::NazgulGoes { from, to } => table.nazgul_goes(from, to)?,
        FateCommand::Skies { place, region, field } => table.skies(place, region.as_deref(), *field)?,
        FateCommand::Frodo { region, place } => {
            let (region, place) = table.region_and_place(region, place.as_deref())?;
            table.put(FateEvent::Frodo { region, place });
            if table.view.step == Step::Actions {
                let (nazgul, troops) = (table.view.nazgul_with_frodo(), table.troops_with_frodo());
                table.put(FateEvent::Travelled { nazgul, troops: troops.map(|troops| troops as u8) });
            }
            table.chooses_anew(|order| order == Order::Closer);
        }
        FateCommand::Eye(region) => {
            let region = table.region(region)?;
            table.eye_to(&region);
            table.chooses_anew(|order| order == Order::Deploy);
        }
        FateCommand::Search { troops, haven } => table.search(*troops, *haven)?,
        FateCommand::Ring { haven } => table.ring(*haven),
        FateCommand::Doom { troops } => table.doom(*troops)?,
        FateCommand::Attack { region, place, field, dice } => {
            table.attack(region, place.as_deref(), *field, *dice)?;
        }
        FateCommand::Battle { region, place, field } => table.battle(region, place.as_deref(), *field)?,
        FateCommand::Roll(told) => table.roll(told, source)?,
        FateCommand::Reroll(face, told) => table.reroll(face, told, source)?,
        FateCommand::Turn(face, new) => table.turn_die(face, Some(new))?,
        FateCommand::Drop(face) => table.turn_die(face, None)?,
        FateCommand::Valor(count) => table.valor(*count)?,
        FateCommand::Accept(paid) => table.accept(paid)?,
        FateCommand::Capture { region, place } => table.capture(region, place)?,
        FateCommand::Lost(place) => table.lost(place)?,
        FateCommand::Holds(names) => table.holds(names)?,
        FateCommand::Place(place, site) => {
            let place = table.place(place)?;
            table.put(FateEvent::Site { place, site: *site, captured: *site == Site::Haven });
        }
        FateCommand::Troops { place, shadow, friendly } => table.set_troops(place, *shadow, friendly)?,
        FateCommand::Move { army, count, from, to } => table.move_troops(*army, *count, from, to)?,
    }
    table.settle();
    Ok(table.events)
}

/// When a command can be given: see *When* of the page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Setup,
    /// From `new` until the end.
    Always,
    /// The same, but while dice lie on the table (F60).
    NoDice,
    /// From `begin` until the end.
    Begun,
    /// The same, but while a back is due.
    NoBackDue,
    /// In a step in which nothing is open.
    Closed,
    /// Likewise, or while a search is due.
    Searches,
    /// Likewise, or while a search or a choice is due.
    Battles,
    /// While dice are open.
    Dice,
    Choice,
}

impl Table {
    /// Nothing has happened yet.
    pub(super) fn on(view: &Fellowship) -> Self {
        Self { view: view.clone(), events: Vec::new() }
    }

    /// Something happens. F14: after the end nothing more of the running step does.
    fn put(&mut self, event: FateEvent) {
        if !self.view.is_over() {
            self.view.apply(&event);
            self.events.push(event);
        }
    }

    /// The last thing that happens by a command.
    fn puts(&mut self, event: FateEvent) -> Result<(), FateRefusal> {
        self.put(event);
        Ok(())
    }

    fn when(&self, command: &FateCommand) -> Result<(), FateRefusal> {
        let view = &self.view;
        let is_setup = view.step == Step::Setup;
        let when = when(command, is_setup);
        if view.is_over() {
            return Err(Refusal::GameIsOver.into());
        }
        match when {
            When::Setup if !is_setup => return Err(Refusal::AfterBegin.into()),
            When::Setup | When::Always => return Ok(()),
            When::NoDice if view.dice().is_some() => return Err(self.open()),
            When::NoDice => return Ok(()),
            _ if is_setup => return Err(Refusal::BeforeBegin.into()),
            _ => {}
        }
        let first = view.due.first();
        let allowed = match when {
            When::Setup | When::Always | When::NoDice | When::Begun => true,
            When::NoBackDue => first != Some(&Due::Top),
            When::Closed => first.is_none(),
            When::Searches => matches!(first, None | Some(Due::Search)),
            When::Battles => matches!(first, None | Some(Due::Search | Due::Choose { .. })),
            When::Dice => match first {
                Some(Due::Dice(_)) => true,
                None => return Err(view.not_now()),
                Some(_) => false,
            },
            When::Choice => match first {
                Some(Due::Choose { .. }) => true,
                None => return Err(view.not_now()),
                Some(_) => false,
            },
        };
        if !allowed {
            return Err(self.open());
        }
        let in_step = match (command, view.step) {
            (FateCommand::Act(_), Step::Actions)
            | (FateCommand::Draw(_), Step::Cards)
            | (FateCommand::Skies { .. }, Step::Skies(_)) => true,
            (FateCommand::Flip(..), Step::Shadow { made, of }) => made < of,
            (
                FateCommand::Act(_)
                | FateCommand::Draw(_)
                | FateCommand::Skies { .. }
                | FateCommand::Flip(..),
                _,
            ) => false,
            _ => true,
        };
        if in_step { Ok(()) } else { Err(view.not_now()) }
    }

    fn open(&self) -> FateRefusal {
        let Now { step, count, .. } = self.view.now();
        FateRefusal::StillOpen { step, count }
    }

    fn first_due(&mut self, due: Due) {
        let due = std::iter::once(due).chain(self.view.due.iter().cloned()).collect();
        self.put(FateEvent::Due { due });
    }

    fn last_due(&mut self, more: Due) {
        let due = self.view.due.iter().cloned().chain([more]).collect();
        self.put(FateEvent::Due { due });
    }

    /// What was due first is done.
    fn no_longer_due(&mut self) {
        let due = self.view.due.iter().skip(1).cloned().collect();
        self.put(FateEvent::Due { due });
    }

    /// What happens by itself happens, when it is its turn.
    fn settle(&mut self) {
        while !self.view.is_over() {
            match self.view.due.first().cloned() {
                Some(Due::Battle { place }) => {
                    self.no_longer_due();
                    self.ledger_battle(&place);
                }
                Some(Due::Falls { places }) => {
                    self.no_longer_due();
                    places.iter().for_each(|place| self.falls_by_ledger(place));
                }
                Some(Due::Order(order)) => {
                    self.no_longer_due();
                    self.carry_out(order);
                }
                Some(Due::Hands) => {
                    self.no_longer_due();
                    self.put(FateEvent::Reminded { of: Reminder::Hands });
                }
                _ => break,
            }
        }
    }

    /// Hope changes for this reason; at 0 the game is lost (F14).
    fn hope(&mut self, by: i16, cause: Cause) {
        let to = (i16::from(self.view.hope) + by).clamp(0, self.view.hope_top.into());
        let by = to - i16::from(self.view.hope);
        self.put(FateEvent::Hope { to: to as u8, by, cause });
        if self.view.hope == 0 {
            self.put(FateEvent::Over { won: false });
        }
    }

    fn eye_to(&mut self, region: &str) {
        let with_frodo = self.view.frodo.as_deref() == Some(region);
        self.put(FateEvent::Eye { region: region.to_owned(), with_frodo });
    }

    fn stand(&mut self, step: Step) {
        let (turn, who) = (self.view.turn, self.view.who);
        self.put(FateEvent::Stands { turn, who, step });
    }

    fn saw(&mut self, seen: Seen) -> Result<(), FateRefusal> {
        self.view.deck.clone().see(&seen)?;
        self.puts(FateEvent::Saw { seen })
    }

    /// Troops go to the shadow's supply, or come out of it.
    fn supply(&mut self, by: i32) {
        let to = (i32::from(self.view.supply) + by).clamp(0, super::terms::SHADOW_TROOPS.into());
        self.put(FateEvent::Supply { to: to as u8 });
    }

    fn open_dice(&mut self, dice: Dice) {
        let (what, count) = (dice.what, dice.count);
        // F58: who calls a stronghold a haven says that it is one again.
        let there = self.view.called_haven(&dice).cloned();
        if let Some(place) = there.filter(|place| self.view.site(place) == Some(Site::Stronghold)) {
            self.put(FateEvent::Site { place, site: Site::Haven, captured: true });
        }
        let place = dice.name().cloned().unwrap_or_default();
        self.put(FateEvent::ToRoll { what, place, count });
        self.first_due(Due::Dice(dice));
    }
}

fn when(command: &FateCommand, is_setup: bool) -> When {
    match command {
        FateCommand::Confirm(_)
        | FateCommand::Objectives(_)
        | FateCommand::Characters(_)
        | FateCommand::Tick(_)
        | FateCommand::Hands(_)
        | FateCommand::Begin { .. } => When::Setup,
        FateCommand::Flip(..) if is_setup => When::Always,
        FateCommand::Top(_) | FateCommand::Amend { .. } | FateCommand::Place(..) => When::Always,
        FateCommand::Troops { .. } | FateCommand::Move { .. } => When::NoDice,
        FateCommand::Frodo { .. }
        | FateCommand::Eye(_)
        | FateCommand::Lost(_)
        | FateCommand::Holds(_)
        | FateCommand::Objective { .. }
        | FateCommand::Foresee(_) => When::Begun,
        FateCommand::Peek(_) | FateCommand::Order(_) | FateCommand::Remove(_) => When::NoBackDue,
        FateCommand::Search { .. } => When::Searches,
        FateCommand::Battle { .. } => When::Battles,
        FateCommand::Roll(_)
        | FateCommand::Reroll(..)
        | FateCommand::Turn(..)
        | FateCommand::Drop(_)
        | FateCommand::Valor(_)
        | FateCommand::Accept(_) => When::Dice,
        FateCommand::Choose(_) | FateCommand::NazgulGoes { .. } => When::Choice,
        // `done` ends a choice that the table moves; it looks for itself what is open.
        FateCommand::Done => When::Begun,
        FateCommand::Act(_)
        | FateCommand::Draw(_)
        | FateCommand::Skies { .. }
        | FateCommand::Flip(..)
        | FateCommand::Ring { .. }
        | FateCommand::Doom { .. }
        | FateCommand::Attack { .. }
        | FateCommand::Capture { .. } => When::Closed,
    }
}

/// G8: a track is set right. It causes nothing else, but that without hope the game is over (F14).
pub(super) fn set_track(view: &Fellowship, track: &FateTrack, to: u8) -> Result<Vec<FateEvent>, FateRefusal> {
    let mut table = Table::on(view);
    match track {
        FateTrack::Hope => table.hope(i16::from(to) - i16::from(view.hope), Cause::Table),
        FateTrack::Threat => table.threat(to.max(1)),
        FateTrack::Supply => table.put(FateEvent::Supply { to }),
        FateTrack::Army(_) if view.options.ledger => return Err(FateRefusal::LedgerKnows),
        FateTrack::Army(army) => table.put(FateEvent::Army { army: *army, to }),
        FateTrack::Nazgul(region) => {
            let region = table.region(region)?;
            let set = |mut stand: super::nazgul::Nazgul| {
                stand.insert(region.clone(), to);
                stand.retain(|_, count| *count > 0);
                stand
            };
            table.put(FateEvent::Nazgul { stand: set(view.nazgul.clone()) });
            if let Some(stood) = view.before.clone() {
                table.put(FateEvent::Before { stood: Some(set(stood)) });
            }
            table.chooses_anew(|_| true);
            table.may_go_anew(&region, to);
        }
        FateTrack::Cards(skies) => {
            if !view.stacks.can_stand(to.into(), (*skies).into()) {
                return Err(FateRefusal::CannotCome);
            }
            table.put(FateEvent::CardsSet { drawn: to, skies: *skies });
        }
    }
    Ok(table.events)
}

/// G9: the table says where it stands. What was open falls away.
pub(super) fn set_phase(view: &Fellowship, phase: &FatePhase) -> Result<Vec<FateEvent>, FateRefusal> {
    let mut table = Table::on(view);
    // After the end it takes the game up again, but one that never began.
    if view.is_over() && view.frodo.is_none() {
        return Err(Refusal::BeforeBegin.into());
    }
    if view.is_over() {
        table.view.step = Step::Actions;
    }
    if let PhaseStep::Over(won) = phase.step {
        table.saw(Seen::Gather)?;
        table.put(FateEvent::Over { won });
        return Ok(table.events);
    }
    let Some((turn, who)) = &phase.turn else { return Err(view.not_now()) };
    let word = if view.is_solo() { "character " } else { "player " };
    let seat = who.strip_prefix(word).and_then(|seat| seat.parse::<u8>().ok());
    let seat = seat.filter(|seat| (1..=view.seats()).contains(seat));
    let seat = seat.ok_or_else(|| Refusal::NoSuchName { word: who.clone(), nearest: view.whose() })?;
    let rate = view.rate();
    let step = match phase.step {
        PhaseStep::Actions => Step::Actions,
        PhaseStep::Cards => Step::Cards,
        PhaseStep::Shadow(flip, of) => Step::Shadow { made: flip - 1, of },
        PhaseStep::ShadowOver | PhaseStep::Over(_) => Step::Shadow { made: rate, of: rate },
    };
    table.put(FateEvent::Stands { turn: *turn, who: seat, step });
    table.put(FateEvent::Due { due: Vec::new() });
    table.put(FateEvent::Before { stood: None });
    // F66: what was asked falls away.
    for Alone { name, .. } in view.asked.clone() {
        table.put(FateEvent::HavenAnswered { name, lost: false });
    }
    table.saw(Seen::Gather)?;
    Ok(table.events)
}

/// How many flips of the set-up are made.
fn setup_flips(view: &Fellowship) -> usize {
    view.deck.flips.iter().filter(|flip| flip.setup).count().min(SETUP_FLIPS)
}

/// Cards that are named, and not only counted (F57).
fn is_named(card: &Drawn) -> bool {
    matches!(card, Drawn::Event | Drawn::Named(_))
}
