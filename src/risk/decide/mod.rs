//! What a command leads to, or why it is refused.

mod cards;
mod combat;
mod conquest;
mod fellowship;
mod set_right;
mod turn;

pub(crate) use fellowship::regions;

use crate::books::{self, Source, Word};
use crate::risk::colour::Colour;
use crate::risk::command::Command;
use crate::risk::event::Event;
use crate::risk::refusal::Refusal;
use crate::risk::step::{At, End, Step};
use crate::risk::view::View;
use crate::table::Fold as _;

/// A command being carried out: what has happened by it so far, and the game as it is by that.
struct Play<'a, 's> {
    view: View,
    events: Vec<Event>,
    word: Word,
    source: &'a mut Source<'s>,
}

type Decided = Result<(), Refusal>;

/// What a command leads to.
pub fn decide(
    view: &View,
    command: &Command,
    word: Word,
    source: &mut Source<'_>,
) -> Result<Vec<Event>, Refusal> {
    let mut play = Play { view: view.clone(), events: Vec::new(), word, source };
    play.carry_out(command)?;
    Ok(play.events)
}

/// What comes of the table's saying where it stands (G9, K58).
pub fn set_phase(view: &View, phase: &crate::risk::command::Phase) -> Result<Vec<Event>, Refusal> {
    set_right::phase(view, phase)
}

impl Play<'_, '_> {
    fn carry_out(&mut self, command: &Command) -> Decided {
        match command {
            Command::Deal => self.deal(),
            Command::Own(by, territories) => self.own(by, territories),
            Command::Leader(colour, at, what) => self.leader(colour, at, what),
            Command::Leaders(colour, at) => self.leaders(colour, at),
            Command::Tick(item) => self.tick(*item),
            Command::Begin(who) => self.begin(who.as_deref()),
            Command::Done => self.done(),
            Command::Trade(set) => self.trade(*set),
            Command::Hand(colour, set) => self.hand(colour, *set),
            Command::Fight { places, attacker, defender } => {
                self.fight(places.as_ref(), *attacker, *defender)
            }
            Command::Roll(roll) => self.roll_told(&roll.side(0), &roll.side(1)),
            Command::RollOnce(dice) => self.roll_once(*dice),
            Command::RollAll(way) => self.roll_all(*way),
            Command::Break => self.break_off(),
            Command::Move(battalions) => self.move_on(*battalions),
            Command::Conquer(conquest) => self.conquer(conquest),
            Command::From(from) => self.came_from(from),
            Command::Fortify { from, to, leader } => self.fortify(from, to, *leader),
            Command::Draw { card, points } => self.draw(*card, *points),
            Command::Play { colour, points, name } => self.play(colour.as_deref(), *points, name.as_ref()),
            Command::Effect { until, text } => self.effect(*until, text),
            Command::EffectOff(number) => self.effect_off(*number),
            Command::Ring(die) => self.ring(die),
            Command::CardRing(what, of) => self.card_ring(what, of.as_ref()),
            Command::Hunt(throw) => self.hunt(throw),
            Command::Score { colour, counted } => self.score(colour, counted),
            Command::Winner(who) => self.winner(who),
        }
    }

    fn happen(&mut self, event: Event) {
        self.view.apply(&event);
        self.events.push(event);
    }

    /// The game has begun, and is not over.
    fn at(&self) -> Result<&At, Refusal> {
        match (&self.view.at, &self.view.end) {
            (None, _) => Err(books::Refusal::BeforeBegin.into()),
            (Some(_), Some(_)) => Err(books::Refusal::GameIsOver.into()),
            (Some(at), None) => Ok(at),
        }
    }

    /// That it belongs to another step, or to one of several.
    fn out_of_step(&self, steps: &[&str]) -> Refusal {
        let now = self.view.phase_line().to_string();
        books::Refusal::OutOfStep { step: steps.join(", "), now }.into()
    }

    /// Whose turn it is, in this step and no other.
    fn in_step(&self, step: &Step) -> Result<Colour, Refusal> {
        let at = self.at()?;
        if at.step == *step { Ok(at.colour) } else { Err(self.out_of_step(&[step.name()])) }
    }

    /// A step of the same turn follows.
    fn stand(&mut self, step: Step) {
        if let Some(At { round, colour, .. }) = self.view.at {
            self.happen(Event::Stands { at: At { round, colour, step } });
        }
    }

    fn over(&mut self, end: End) {
        self.happen(Event::Over { end });
    }

    /// K61: on which Sites Leaders of somebody's stand now, and none of his stood before.
    fn come_onto_sites(&mut self, colour: Colour, stood: &[String]) {
        let sites = self.view.on_sites(colour).into_iter();
        let sites: Vec<String> =
            sites.filter(|site| stood.iter().all(|at| at != site)).map(str::to_owned).collect();
        if !sites.is_empty() {
            self.happen(Event::OnSites { colour, sites });
        }
    }

    /// The same where his Leaders have moved: it is said in his own turn.
    fn leaders_have_moved(&mut self, colour: Colour, stood: &[String]) {
        if self.at().is_ok_and(|at| at.colour == colour) {
            self.come_onto_sites(colour, stood);
        }
    }

    /// What is to be placed now, where the companion knows it (K15).
    fn reinforced(&mut self) {
        let given = self.view.reinforcements(self.view.present());
        if let Ok(given) = given {
            self.happen(Event::Reinforced { given });
        }
    }
}
