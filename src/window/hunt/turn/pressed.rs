//! What is pressed: a button, a place on the map, or what Enter stands for.

use super::super::answered::Answered;
use super::super::chips::{Door, Wish};
use super::super::keepsake::file_for;
use super::super::places::{is_wanted, typed_by};
use super::super::{Action, Place};
use super::{Message, Table, ToLine, Waits};
use crate::hunt::board::{Area, Location, Region};
use crate::hunt::{Asked, Hunt, Question};
use crate::language::hunt::{asks_next, correcting, print};
use crate::referee::Referee;
use crate::store::path_to_type;
use crate::window::play::wish::Begun;

impl Table {
    pub(super) fn wish(&mut self, wish: Wish, referee: &mut Referee) -> Result<ToLine, Action<Message>> {
        // Why something was refused goes with whatever is done next.
        if self.refused() && !matches!(wish, Wish::Enter) {
            self.answer = None;
        }
        match wish {
            Wish::Give(commands) | Wish::GiveAs(commands, _) => {
                self.line.clear();
                for command in &commands {
                    self.enter(&print(command), referee);
                }
            }
            Wish::Say(line) => {
                self.line.clear();
                self.enter(&line, referee);
            }
            Wish::Begin(begun) => {
                let again = self.line.begun.as_ref() == Some(&begun);
                self.line.clear();
                self.forget();
                self.line.begun = Some(begun).filter(|_| !again);
                self.moment += 1;
            }
            Wish::Type(typed) if self.line.typed.is_empty() => {
                self.line.type_in(typed.trim_start().to_owned())
            }
            Wish::Type(typed) => self.line.type_in(format!("{}{typed}", self.line.typed)),
            Wish::Enter => return self.submit(referee),
            Wish::Ask(asked) => self.line.asks = Some(asked),
            // Nothing is folded up on this game's part.
            Wish::Open(_) | Wish::Back => {}
            Wish::Confirm(begun) => {
                self.line.clear();
                self.forget();
                self.waits = Waits::Confirm(begun);
                self.moment += 1;
            }
            Wish::Thing(word, _) if self.line.begun.is_some() => self.line.type_in(word),
            Wish::Thing(_, alone) => return self.wish(*alone, referee),
            Wish::To(door) => return self.go(door, referee),
        }
        Ok(ToLine::End)
    }

    fn go(&mut self, door: Door, referee: &mut Referee) -> Result<ToLine, Action<Message>> {
        self.moment += 1;
        // What was asked for is answered, or asked no more.
        self.line.asks = None;
        match door {
            Door::Letter => return Err(Action::To(Place::Letter)),
            Door::Telling => return Err(Action::To(Place::Telling)),
            Door::Leave => return Err(Action::Leave),
            Door::Reveal | Door::Save => {
                self.forget();
                let (command, name, ending) = match door {
                    Door::Reveal => ("reveal", "table-reveal", "-revealed.underhill"),
                    _ => ("save", "frame-save", "-copy.underhill"),
                };
                self.line.begun = Some(Begun::new(command, referee.words().say(name, &[])));
                self.line.typed = path_to_type(&file_for(referee, ending));
                // Whoever types a path types it in the place of this one.
                return Ok(ToLine::All);
            }
            Door::Give | Door::Block => self.give_pondered(door == Door::Block, referee),
            Door::TurnOver => {
                self.face_down = if self.motion { self.face_down.saturating_sub(1) } else { 0 };
            }
            Door::Forget => {
                self.waits = Waits::Nothing;
                self.map.redraw_over();
            }
            Door::PutBack(at) => {
                self.put_back.press(at);
                self.reckon(referee);
            }
            Door::Flips(who) => self.put_back.flips = Some(who),
            Door::By(with) => {
                self.put_back.by(with);
                self.reckon(referee);
            }
            Door::Back => self.forget(),
            Door::ByCard | Door::ByHand => {
                let again = self.waits == Waits::Chosen(door);
                self.line.clear();
                self.forget();
                self.waits = if again { Waits::Nothing } else { Waits::Chosen(door) };
            }
            Door::Correct => {
                self.line.clear();
                self.forget();
                self.line.begun =
                    Some(Begun::new("correct", referee.words().say("table-correct-called", &[])));
            }
        }
        Ok(ToLine::End)
    }

    /// The land of an area was pressed, or its name: a Perception is about it. He alone sees the answer first.
    pub(super) fn pick_area(&mut self, area: Area, referee: &mut Referee) {
        let Some(state) = referee.state::<Hunt>() else { return };
        match self.line.begun.take() {
            Some(begun) if begun.command.ends_with("perception") => {
                let command = begun.with(&area.to_string());
                self.line.clear();
                self.enter(&command, referee);
            }
            None if asks_next(&state.view)
                && is_wanted(&state.view)
                && !self.waits()
                && state.hidden.proposed.is_none() =>
            {
                self.line.clear();
                let question = Question::Perception(Region::Area(area));
                self.ponder(Asked { card: false, question }, referee);
            }
            None => self.nothing_to_pick("area", referee),
            begun => self.line.begun = begun,
        }
    }

    /// Whatever typing is refused, a press says too.
    fn nothing_to_pick(&mut self, what: &'static str, referee: &Referee) {
        let why = referee.words().say("nothing-to-pick", &[("what", what.into())]);
        self.answer = Some(Answered::refused(why));
    }

    /// A place was pressed on the map.
    pub(super) fn pick(&mut self, location: Location, referee: &mut Referee) {
        let Some(state) = referee.state::<Hunt>() else { return };
        // Why something was refused goes with whatever is done next.
        if self.refused() {
            self.answer = None;
        }
        let typed = typed_by(location);
        match &self.line.begun {
            // Its side may be said before it.
            Some(begun) if begun.command == "track" => {
                let side =
                    self.line.typed.split_whitespace().last().filter(|side| side.parse::<u8>().is_err());
                self.line.typed = [Some(&*typed), side].into_iter().flatten().collect::<Vec<_>>().join(" ");
            }
            Some(begun) if begun.command.starts_with("token") => {
                let any = Begun::new("token", &begun.called);
                self.line.begun = Some(Begun { command: any.with(&location.to_string()), ..any });
            }
            // Any place in an area stands for it.
            Some(begun) if begun.command.ends_with("perception") => match state.area(location) {
                Some(area) => self.pick_area(area, referee),
                None => {
                    let facts = [("location", location.to_string().into())];
                    let why = referee.words().say("pick-in-no-area", &facts);
                    self.answer = Some(Answered::refused(why));
                }
            },
            // Where he was once, that is the entry that was wrong.
            Some(begun) if begun.command == "correct" => {
                let entries = state.hidden.entries_at(location);
                match entries[..] {
                    [at] => {
                        let called = referee.words().say("chip-entry", &[("at", at.into())]);
                        self.line.begun = Some(Begun::new(correcting(at), called));
                        self.moment += 1;
                    }
                    _ => {
                        let why = referee.words().say("pick-no-entry", &[("count", entries.len().into())]);
                        self.answer = Some(Answered::refused(why));
                    }
                }
            }
            Some(begun) => {
                let (begun, command) = (begun.clone(), begun.with(&location.to_string()));
                self.line.clear();
                // What was refused still waits: another place may answer it.
                if !self.enter(&command, referee) && self.line.begun.is_none() && self.waits.area().is_none()
                {
                    self.line.begun = Some(begun);
                }
            }
            // While something else waits, nobody goes anywhere.
            None if is_wanted(&state.view) && !self.waits() && state.hidden.proposed.is_none() => {
                self.line.clear();
                self.enter(&typed, referee);
            }
            None => self.nothing_to_pick("place", referee),
        }
    }
}
