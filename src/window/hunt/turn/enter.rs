//! What is typed or pressed is carried out, or shown to him alone first.

use super::super::answered::{Answered, Asking};
use super::super::chips::unplaced;
use super::super::offer;
use super::Table;
use crate::hunt::board::Location;
use crate::hunt::{Command, Event, Hunt, Phase, Public, Record, Refusal, State, Turn};
use crate::language::hunt::{as_asked, deed, long_form, pondered};
use crate::language::{Meaning, hear};
use crate::referee::{Referee, Remedy, Reply};
use crate::table::{Act, Game as _};
use crate::window::play::guard::Changed;
use crate::window::play::wish::Begun;

impl Table {
    /// Carries out what was typed or pressed. Whether it was accepted.
    pub(super) fn enter(&mut self, typed: &str, referee: &mut Referee) -> bool {
        let Some(state) = referee.state::<Hunt>() else { return false };
        if let Some(question) = pondered(typed, &state.view) {
            return self.ponder(question, referee);
        }
        let waits = self.wants_area.take();
        let commands = long_form(typed, state);
        let mut before: Option<Answered> = None;
        let accepted = commands.iter().all(|command| {
            let accepted = self.enter_one(command, referee);
            // What was typed in one is told in one.
            if let (Some(before), Some(answer)) = (before.take(), &mut self.answer) {
                answer.comes_after(before);
            }
            before.clone_from(&self.answer);
            accepted
        });
        // The place is known now: what waited for it goes on by itself.
        match waits {
            Some((place, waits)) if tells_area(&commands, place) => {
                if accepted {
                    return self.enter(&waits, referee);
                }
                // It is still wanted.
                self.wants_area = Some((place, waits));
                false
            }
            _ => accepted,
        }
    }

    /// Carries out one command of what was typed. Whether it was accepted.
    fn enter_one(&mut self, command: &str, referee: &mut Referee) -> bool {
        match as_asked(command) {
            Some(asked) => {
                let ends = turn_is_over(command, referee);
                match if ends { asked_so(referee, &asked, true) } else { Then::Asked } {
                    Then::Asked => self.has_ended(command, referee) && self.give(&asked, referee),
                    Then::Misheard => self.give(&asked, referee),
                    Then::Refused(refusal) => self.refuse(&asked, refusal, referee),
                }
            }
            None => self.give(command, referee),
        }
    }

    /// Shows what the answer to a question would be, to him alone: nothing is given, nothing recorded, and nobody else learns
    /// of it. Whether it could be asked.
    pub(super) fn ponder(&mut self, question: String, referee: &mut Referee) -> bool {
        self.forget();
        (self.why, self.answer) = (false, None);
        self.moment += 1;
        let over = turn_is_over(&question, referee);
        let possible = match asked_so(referee, &question, over) {
            Then::Asked => {
                self.pondered = Some(question);
                true
            }
            Then::Misheard => false,
            Then::Refused(refusal) => self.refuse(&question, refusal, referee),
        };
        self.map.redraw_over();
        possible
    }

    /// The question that he has seen is asked and answered; the Ring-bearer's turn ends before it, if it has not yet.
    pub(super) fn give_pondered(&mut self, question: &str, referee: &mut Referee) {
        if self.has_ended(question, referee) {
            self.give(question, referee);
        }
    }

    /// The question that he has seen is asked, and a card blocks it (R23).
    pub(super) fn give_blocked(&mut self, question: &str, referee: &mut Referee) {
        let asked = as_asked(question).filter(|_| self.has_ended(question, referee));
        if asked.is_some_and(|asked| self.give(&asked, referee)) {
            self.give("blocked", referee);
        }
    }

    /// Ends the Ring-bearer's turn before a question, where it is not over yet. Whether it is over then.
    fn has_ended(&mut self, question: &str, referee: &mut Referee) -> bool {
        !turn_is_over(question, referee) || self.give("done", referee)
    }

    /// Tells why a question would be refused; nothing is recorded. Never accepted.
    fn refuse(&mut self, question: &str, refusal: Refusal, referee: &Referee) -> bool {
        let reply = referee.would_refuse::<Hunt>(question, refusal);
        self.heard(Asking::now(referee), question, &reply, referee)
    }

    pub(super) fn give(&mut self, command: &str, referee: &mut Referee) -> bool {
        let asking = Asking::now(referee);
        (self.why, self.opened) = (false, Vec::new());
        let Some(reply) = referee.hear(command) else { return true };
        self.heard(asking, command, &reply, referee)
    }

    /// Takes in what came back for a command. Whether it was accepted.
    fn heard(&mut self, asking: Asking, command: &str, reply: &Reply, referee: &Referee) -> bool {
        // A track is pressed as often as it has to be, whatever else waits.
        let is_track = ["corruption ", "fellowship "].iter().any(|track| command.starts_with(track));
        if !is_track {
            self.forget();
            self.moment += 1;
        }
        (self.history, self.menu, self.line.asks) = (None, false, None);
        let lines = asking.lines();
        self.answer = asking.answered(command, reply, referee);
        if self.answer.as_ref().is_some_and(Answered::is_spoken) {
            self.answered = Changed::now();
        }
        if let Some(Remedy::Tell(word)) = reply.remedy() {
            let called = deed(referee.words(), command);
            self.line.begun = Some(Begun::new(format!("{command} {word}"), called));
        }
        let refused = reply.refused_as().unwrap_or_default();
        if offer::GOES_BY_WORD.contains(&refused) && !command.ends_with('!') {
            self.by_word = Some(command.to_owned());
        }
        if let Some(game) = referee.kept::<Hunt>() {
            let record = game.record();
            if refused == "refused-area-unknown" {
                self.wants_area = unplaced(record.state())
                    .map(|place| (place, command.strip_prefix("ask ").unwrap_or(command).to_owned()));
            }
            let last = record.acts().last().filter(|_| record.acts().len() > lines);
            let begins = |event: &Event| {
                matches!(event, Event::Public(Public::TurnBegan { turn: Turn::Nightfall, .. }))
            };
            if self.motion && last.is_some_and(|act| record.led_to(act).iter().any(begins)) {
                self.night.begins();
            }
            match last {
                Some(Act::Did { events, .. }) if drawn_by_app(events) > 0 => {
                    self.face_down = drawn_by_app(events);
                }
                // What comes back was seen before.
                Some(Act::Undid(_) | Act::Redid(_)) => self.face_down = 0,
                _ => {}
            }
        }
        self.look_again(referee);
        reply.accepted()
    }
}

/// The command that what is typed stands for, or the first of several.
pub(super) fn in_long(typed: &str, state: &State) -> String {
    pondered(typed, &state.view)
        .unwrap_or_else(|| long_form(typed, state).into_iter().next().unwrap_or_default())
}

/// Whether these tell where a place lies.
fn tells_area(commands: &[String], place: Location) -> bool {
    commands.iter().any(|command| match hear::<Hunt>(command).map(|heard| heard.meaning) {
        Ok(Meaning::Command(Command::Area { location, .. })) => location == place,
        _ => false,
    })
}

/// How many tiles the app has drawn in these events.
fn drawn_by_app(events: &[Event]) -> usize {
    let drawn = events.iter().filter_map(Event::public).find_map(|event| match event {
        Public::TilesDrawn { tiles, by_app: true, .. } => Some(tiles.len()),
        _ => None,
    });
    drawn.unwrap_or_default()
}

enum Then {
    Asked,
    /// Nobody understands it.
    Misheard,
    /// It would be refused, or the turn cannot end.
    Refused(Refusal),
}

/// Whether a question means that the Ring-bearer's turn is over: he has moved, and no card asks.
pub(super) fn ends_the_turn(question: &str, State { view, .. }: &State) -> bool {
    let over = view.phase == Phase::RingBearer && (view.moved || view.rested);
    over && !question.starts_with("card")
}

fn turn_is_over(question: &str, referee: &Referee) -> bool {
    referee.state::<Hunt>().is_some_and(|state| ends_the_turn(question, state))
}

/// What would come of a question; `over`: were the Ring-bearer's turn over. A slip of the fingers does not end it.
fn asked_so(referee: &Referee, asked: &str, over: bool) -> Then {
    let heard = hear::<Hunt>(asked).map(|heard| heard.meaning);
    let (Some(game), Ok(Meaning::Command(asked))) = (referee.kept::<Hunt>(), heard) else {
        return Then::Misheard;
    };
    refused_so(game.record(), &asked, over).map_or(Then::Asked, Then::Refused)
}

/// Why a command would be refused; `over`: as there.
pub(super) fn refused_so(record: &Record, asked: &Command, over: bool) -> Option<Refusal> {
    let decide = |state: &State, command: &Command| Hunt::decide(state, command, record.draws());
    if !over {
        return decide(record.state(), asked).err();
    }
    let mut then = record.state().clone();
    let ended = decide(&then, &Command::Done { word: false });
    let asked = ended.and_then(|events| {
        events.iter().for_each(|event| then.apply(event));
        decide(&then, asked)
    });
    asked.err()
}
