//! What was hidden, told when a part is over: moment by moment on the map, with what the table could know as a fog that thins and
//! thickens. Here is what the screen remembers and does; how it looks is in [`shown`].

mod curve;
mod shown;

use super::keepsake::{self, Keep};
use super::map::{Camera, Fog, Panel};
use crate::hunt::board::Location;
use crate::hunt::telling::{Miss, Moment, Over, What};
use crate::hunt::{Hunt, View};
use crate::language::Words;
use crate::referee::Referee;
use crate::window::widgets::beside::{Step, Work, beside};
use crate::window::widgets::keys::{Direction, Shortcut};
use iced::Task;

/// How many places are told by their numbers.
const LIKELIEST: usize = 5;

/// The screen.
pub struct Telling {
    /// What lies on the board for it: nothing but the board.
    board: View,
    map: Panel,
    /// What is counted, once it is.
    told: Option<Told>,
    /// It is being counted.
    work: Option<Work>,
    at: usize,
    /// Whether the way that was gone is shown, and what could be known.
    truth: bool,
    fog: bool,
    /// What is taken home of it.
    keep: Option<Keep>,
}

/// What is told.
#[derive(Clone)]
struct Told {
    over: Over,
    moments: Vec<Moment>,
    misses: Vec<Miss>,
}

/// Something done there.
#[derive(Clone)]
pub enum Message {
    /// It is counted, or that takes long.
    Counted(Step<Counted>),
    /// To a moment.
    To(usize),
    /// To the next question that nearly found him.
    NextMiss,
    /// The way is shown, or hidden.
    Truth,
    /// What could be known is shown, or hidden.
    Fog,
    /// Another part of the map.
    Camera(Camera),
    /// A place was pressed: nothing is asked of it here.
    Picked(Location),
    /// Something done to take it home.
    Keep(keepsake::Message),
    /// A key.
    Shortcut(Shortcut),
    /// Back to the table.
    Back,
}

/// What came of counting.
#[derive(Clone)]
pub struct Counted(Box<Told>);

impl std::fmt::Debug for Message {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("…")
    }
}

/// What the program does about it.
pub enum Action {
    /// Nothing more.
    Stay,
    /// This.
    Run(Task<Message>),
    /// Another key.
    Shortcut(Shortcut),
    /// Back to the table.
    Back,
}

impl Telling {
    /// Of the part that is over on the table; `None`: none is.
    pub fn new(referee: &Referee) -> Option<(Self, Task<Message>)> {
        let record = referee.kept::<Hunt>()?.record();
        let over = Over::of(record, None).ok()?;
        let mut board = record.state().view.clone();
        board.tracks.clear();
        if let Some(part2) = &mut board.part2 {
            part2.figure = None;
        }
        let mut map = Panel::default();
        map.look_again(Some(&board));
        let (work, task) = beside(move || {
            let moments = over.moments();
            let misses = over.story(&moments).misses;
            Counted(Box::new(Told { over, moments, misses }))
        });
        let keep = Keep::new(referee);
        let telling = Self { board, map, told: None, work: Some(work), at: 0, truth: true, fog: true, keep };
        Some((telling, task.map(Message::Counted)))
    }

    /// Another look: everything is drawn anew.
    pub fn redraw(&self) {
        self.map.redraw();
    }

    /// Which moment it is, for whoever presses.
    pub fn moment(&self) -> u64 {
        u64::from(self.told.is_some())
    }

    pub fn update(&mut self, message: Message, words: &Words) -> Action {
        match message {
            // On the line for a name too a key means what it means, but for the one that closes it.
            Message::Keep(keepsake::Message::Shortcut(shortcut)) if shortcut != Shortcut::Escape => {
                return Action::Shortcut(shortcut);
            }
            Message::Keep(message) => {
                let task = self.keep.as_mut().map(|keep| keep.update(message, words));
                return Action::Run(task.unwrap_or_else(Task::none).map(Message::Keep));
            }
            Message::Counted(Step::TakesLong) => self.work.iter_mut().for_each(Work::is_long),
            Message::Counted(Step::Done(Counted(told))) => {
                (self.told, self.work) = (Some(*told), None);
                self.map.redraw_over();
            }
            Message::To(at) => self.go(at),
            Message::NextMiss => {
                if let Some(at) = self.next_miss() {
                    self.go(at);
                }
            }
            Message::Truth => {
                self.truth = !self.truth;
                self.map.redraw_over();
            }
            Message::Fog => {
                self.fog = !self.fog;
                self.map.redraw_over();
            }
            Message::Camera(camera) => self.map.turn(camera),
            Message::Picked(_) => {}
            Message::Back | Message::Shortcut(Shortcut::Escape) => return Action::Back,
            Message::Shortcut(shortcut) => return self.key(shortcut, words),
        }
        Action::Stay
    }

    fn key(&mut self, shortcut: Shortcut, words: &Words) -> Action {
        match shortcut {
            Shortcut::Nudge(Direction::West) => self.go(self.at.saturating_sub(1)),
            Shortcut::Nudge(Direction::East) => self.go(self.at + 1),
            Shortcut::Earlier => self.go(0),
            Shortcut::Later => self.go(usize::MAX),
            Shortcut::Letter('t') => return self.update(Message::Truth, words),
            Shortcut::Letter('f') => return self.update(Message::Fog, words),
            Shortcut::Letter('n') => return self.update(Message::NextMiss, words),
            Shortcut::Nearer | Shortcut::Farther | Shortcut::Fit | Shortcut::Pan(_) => self.map.key(shortcut),
            other => return Action::Shortcut(other),
        }
        Action::Stay
    }

    fn go(&mut self, at: usize) {
        let last = self.told.as_ref().map_or(0, |told| told.moments.len().saturating_sub(1));
        self.at = at.min(last);
        self.map.redraw_over();
    }

    /// The next moment whose question nearly found him; the first one after the last.
    fn next_miss(&self) -> Option<usize> {
        let told = self.told.as_ref()?;
        let is_one = |at: &usize| {
            let moment = &told.moments[*at];
            let asked = |miss: &Miss| match moment.what {
                What::Answer(question, _) => miss.question == question && miss.when == moment.when,
                _ => false,
            };
            told.misses.iter().any(asked)
        };
        let all = 0..told.moments.len();
        all.clone().filter(is_one).find(|at| *at > self.at).or_else(|| all.clone().find(is_one))
    }

    /// The moment that is looked at.
    fn here(&self) -> Option<&Moment> {
        self.told.as_ref().and_then(|told| told.moments.get(self.at))
    }

    /// The places that Frodo had come to by now, each once where he stayed.
    fn walked(&self) -> Vec<Location> {
        let told = self.told.iter().filter(|_| self.truth);
        let moments = told.flat_map(|told| told.moments.iter().take(self.at + 1));
        let mut walked: Vec<Location> = moments.filter_map(|moment| moment.frodo).collect();
        walked.dedup();
        walked
    }

    /// What could be known now: the likelier a place, the clearer, and the five likeliest in numbers.
    fn fog(&self) -> Vec<Fog> {
        let places = self.here().filter(|_| self.fog).and_then(|moment| moment.known.frodo.as_ref());
        let Some(places) = places else { return Vec::new() };
        let mut likeliest: Vec<u128> = places.iter().map(|(_, count)| *count).collect();
        likeliest.sort_unstable_by(|one, other| other.cmp(one));
        let most = likeliest.first().copied().unwrap_or(1).max(1);
        let told = likeliest.get(LIKELIEST - 1).or(likeliest.last()).copied().unwrap_or_default();
        let mut left = LIKELIEST;
        let fog = |(place, count): &(Location, u128)| {
            let is_told = *count >= told && left > 0;
            left -= usize::from(is_told);
            let label = if is_told { count.to_string() } else { String::new() };
            // Even to the eye: half as clear is half as likely by its square.
            Fog { place: *place, share: (*count as f64 / most as f64).sqrt() as f32, label }
        };
        places.iter().map(fog).collect()
    }
}
