//! What is typed or pressed is carried out, or shown to him alone first.

use super::super::answered::{Answered, Asking};
use super::super::chips::unplaced;
use super::super::offer;
use super::{Table, Waits};
use crate::hunt::board::Location;
use crate::hunt::{
    Asked, Command, Correction, Entry, Event, Hunt, Phase, Public, Record, Refusal, State, Turn,
};
use crate::language::hunt::{deed, long_form, pondered, print};
use crate::language::{Meaning, hear};
use crate::referee::{Referee, Remedy, Reply};
use crate::table::{Act, Game as _};
use crate::window::play::wish::Begun;

impl Table {
    /// Carries out what was typed or pressed. Whether it was accepted.
    pub(super) fn enter(&mut self, typed: &str, referee: &mut Referee) -> bool {
        let Some(state) = referee.state::<Hunt>() else { return false };
        if let Some(question) = pondered(typed, state) {
            return self.ponder(question, referee);
        }
        let waits = match std::mem::take(&mut self.waits) {
            Waits::Area(place, waits) => Some((place, waits)),
            other => {
                self.waits = other;
                None
            }
        };
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
                self.waits = Waits::Area(place, waits);
                false
            }
            _ => accepted,
        }
    }

    /// Carries out one command of what was typed. Whether it was accepted.
    fn enter_one(&mut self, command: &str, referee: &mut Referee) -> bool {
        let asked = match heard(command) {
            Some(Command::Put(asked)) => asked,
            Some(command) if dots_an_escape(&command, referee.state::<Hunt>()) => {
                let why = referee.words().say("table-corrects-to-no-dot", &[]);
                self.answer = Some(Answered::refused(why));
                return false;
            }
            _ => return self.give(command, referee),
        };
        let ask = Command::Ask(asked);
        match ends_now(asked, referee).then(|| refused_now(&ask, true, referee)).flatten() {
            Some(refusal) => self.refuse(&ask, refusal, referee),
            None => self.has_ended(asked, referee) && self.give(&print(&ask), referee),
        }
    }

    /// Shows what the answer to a question would be, to him alone: nothing is given, nothing recorded, and nobody else learns
    /// of it. Whether it could be asked.
    pub(super) fn ponder(&mut self, asked: Asked, referee: &mut Referee) -> bool {
        self.forget();
        (self.why, self.answer) = (false, None);
        self.moment += 1;
        let question = Command::Put(asked);
        let refusal = refused_now(&question, ends_now(asked, referee), referee);
        self.map.redraw_over();
        match refusal {
            Some(refusal) => self.refuse(&question, refusal, referee),
            None => {
                self.waits = Waits::Pondered(asked);
                true
            }
        }
    }

    /// The question that he has seen is asked and answered, or (`blocked`) a card blocks it (R23); the Ring-bearer's turn ends
    /// before it, if it has not yet.
    pub(super) fn give_pondered(&mut self, blocked: bool, referee: &mut Referee) {
        let Waits::Pondered(asked) = std::mem::take(&mut self.waits) else { return };
        let question = if blocked { Command::Ask(asked) } else { Command::Put(asked) };
        if self.has_ended(asked, referee) && self.give(&print(&question), referee) && blocked {
            self.give(&print(&Command::Blocked { reason: None }), referee);
        }
    }

    /// Ends the Ring-bearer's turn before a question, where it is not over yet. Whether it is over then.
    fn has_ended(&mut self, asked: Asked, referee: &mut Referee) -> bool {
        !ends_now(asked, referee) || self.give("done", referee)
    }

    /// Tells why a question would be refused; nothing is recorded. Never accepted.
    fn refuse(&mut self, question: &Command, refusal: Refusal, referee: &Referee) -> bool {
        let question = print(question);
        let reply = referee.would_refuse::<Hunt>(&question, refusal);
        self.heard(Asking::now(referee), &question, &reply, referee)
    }

    /// Takes back what was done last, or (`again`) does again what was taken back; a log that is set right goes with what was
    /// proposed for it: it is one thing.
    pub(super) fn takes_back(&mut self, again: bool, referee: &mut Referee) {
        let [stands, comes] = referee.kept::<Hunt>().map(|game| set_right(game.record())).unwrap_or_default();
        let command = if again { "redo" } else { "undo" };
        self.give(command, referee);
        if if again { comes } else { stands } {
            let before = self.answer.take();
            self.give(command, referee);
            if let (Some(before), Some(answer)) = (before, &mut self.answer) {
                answer.comes_after(before);
            }
        }
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
        if let Some(Remedy::Tell(word)) = reply.remedy() {
            let called = deed(referee.words(), command);
            // Nothing is wrong: the rest of it is asked for.
            self.answer = None;
            self.line.begun = Some(Begun::new(format!("{command} {word}"), called));
        }
        let refused = reply.refused_as().unwrap_or_default();
        if offer::GOES_BY_WORD.contains(&refused) && !command.ends_with('!') {
            self.waits = Waits::ByWord(command.to_owned());
        }
        if let Some(game) = referee.kept::<Hunt>() {
            let record = game.record();
            if refused == "refused-area-unknown" {
                let waits = command.strip_prefix("ask ").unwrap_or(command).to_owned();
                self.waits =
                    unplaced(record.state()).map_or(Waits::Nothing, |place| Waits::Area(place, waits));
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

/// The command that a line is, if it is one.
pub(super) fn heard(line: &str) -> Option<Command> {
    match hear::<Hunt>(line).ok()?.meaning {
        Meaning::Command(command) => Some(command),
        _ => None,
    }
}

/// Whether by the last two lines that stand the log was set right; and whether by the next two it would be again.
fn set_right(record: &Record) -> [bool; 2] {
    let said = |line: usize| record.line(line).and_then(|(said, _)| heard(&said.full));
    let both = |proposed: usize, applied: usize| {
        matches!(said(proposed), Some(Command::Correct { .. }))
            && matches!(said(applied), Some(Command::CorrectApply))
    };
    [
        matches!(record.standing(), [.., proposed, applied] if both(*proposed, *applied)),
        matches!(record.undone(), [.., applied, proposed] if both(*proposed, *applied)),
    ]
}

/// R28: an escape is set right to no dot: he may have stayed.
pub(super) fn dots_an_escape(command: &Command, state: Option<&State>) -> bool {
    let Command::Correct { correction: Correction::Entry { at, entry: Entry::Dot }, .. } = command else {
        return false;
    };
    state.is_some_and(|state| state.view.part2.is_none() && state.hidden.is_leap(*at))
}

/// The command that what is typed stands for, or the first of several.
pub(super) fn in_long(typed: &str, state: &State) -> String {
    match pondered(typed, state) {
        Some(asked) => print(&Command::Put(asked)),
        None => long_form(typed, state).into_iter().next().unwrap_or_default(),
    }
}

/// Whether these tell where a place lies.
fn tells_area(commands: &[String], place: Location) -> bool {
    let tells = |command| matches!(command, Command::Area { location, .. } if location == place);
    commands.iter().filter_map(|command| heard(command)).any(tells)
}

/// How many tiles the app has drawn in these events.
fn drawn_by_app(events: &[Event]) -> usize {
    let drawn = events.iter().filter_map(Event::public).find_map(|event| match event {
        Public::TilesDrawn { tiles, by_app: true, .. } => Some(tiles.len()),
        _ => None,
    });
    drawn.unwrap_or_default()
}

/// Whether a question means that the Ring-bearer's turn is over: he has moved, and no card asks.
pub(super) fn ends_the_turn(asked: Asked, State { view, .. }: &State) -> bool {
    view.phase == Phase::RingBearer && (view.moved || view.rested) && !asked.card
}

fn ends_now(asked: Asked, referee: &Referee) -> bool {
    referee.state::<Hunt>().is_some_and(|state| ends_the_turn(asked, state))
}

fn refused_now(command: &Command, over: bool, referee: &Referee) -> Option<Refusal> {
    refused_so(referee.kept::<Hunt>()?.record(), command, over)
}

/// Why a command would be refused; `over`: were the Ring-bearer's turn over. A slip of the fingers does not end it.
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
