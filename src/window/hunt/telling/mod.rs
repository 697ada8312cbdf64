//! What was hidden, told when a part is over: moment by moment on the map, with what the table could know as a fog that thins and
//! thickens. Here is what the screen remembers and does; what it marks on the map is in [`marks`], how it looks in [`shown`].

mod curve;
mod marks;
mod shown;

use super::keepsake::{self, Evening, Keep};
use super::map::{Camera, Panel};
use super::stage::{Message as OnStage, Scene, tale};
use super::{Action, Place};
use crate::hunt::board::Location;
use crate::hunt::telling::{Moment, Over, Story, Worth};
use crate::hunt::{Hunt, View};
use crate::language::Words;
use crate::referee::Referee;
use crate::table::{Game as _, Stage};
use crate::window::widgets::beside::{Step, Work, beside};
use crate::window::widgets::keys::{Direction, Shortcut};
use crate::window::widgets::look::Look;
use iced::{Element, Task};
use std::sync::Arc;
use std::time::Duration;

/// How long a moment is shown while the telling plays by itself.
const SHOWN: Duration = Duration::from_millis(1200);
/// A pause is so many parts long, each of which is seen to be over.
const PARTS: u8 = 8;
const PART: Duration = Duration::from_millis(250);

pub struct Telling {
    /// What lies on the board for it: nothing but the board.
    board: View,
    map: Panel,
    /// What is told of each part that is over, once it is counted.
    told: Vec<Told>,
    part: usize,
    work: Option<Work>,
    at: usize,
    /// Whether his step of this moment is still to be shown, and how many parts of the pause before it are over.
    waits: bool,
    filled: u8,
    scene: Scene,
    /// Whether the ways that were gone are shown, and what could be known.
    truth: bool,
    fog: bool,
    shows: [bool; 2],
    /// Whether it is told what would have told most, and what that is for a moment.
    wants_worth: bool,
    worth: Option<(usize, Vec<Worth>)>,
    weighs: Option<Work>,
    /// It plays by itself; without that the pause before a step that hands went to goes by all the same.
    plays: bool,
    /// What is shown is shown until this ends.
    runs: Option<Work>,
    /// Whether anything is to move by itself.
    pub motion: bool,
    keep: Keep,
}

#[derive(Clone)]
struct Told {
    over: Over,
    moments: Vec<Moment>,
    story: Story,
}

/// Something done there.
#[derive(Clone)]
pub enum Message {
    Counted(Step<Counted>),
    To(usize),
    /// On by one; before a step of his that is one more.
    On,
    /// Something done on the stage, where nothing can be.
    OnStage(OnStage),
    /// To the next question that nearly found him.
    NextMiss,
    Play,
    /// A moment was shown long enough.
    Played(Step<()>),
    /// What would have told most is told, or not.
    Worth,
    /// What that is for a moment is counted, or that takes long.
    Weighed(usize, Step<Vec<Worth>>),
    Truth,
    /// What could be known is shown, or hidden.
    Fog,
    /// Frodo (0) or Gandalf (1) is shown, or hidden.
    Of(usize),
    /// Another part.
    Part(usize),
    /// Another part of the map.
    Camera(Camera),
    /// A place was pressed: nothing is asked of it here.
    Picked(Location),
    /// Something done to take it home.
    Keep(keepsake::Message),
    Shortcut(Shortcut),
    Back,
}

#[derive(Clone)]
pub struct Counted(Vec<Told>);

impl std::fmt::Debug for Message {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("…")
    }
}

impl Told {
    /// Whether a question nearly found him at this moment.
    fn is_miss(&self, at: usize) -> bool {
        self.story.misses.iter().any(|miss| miss.at == at)
    }

    /// Whether the answer at this moment is among those that told most.
    fn is_best(&self, at: usize) -> bool {
        self.story.best.iter().any(|best| best.at == at)
    }
}

impl Telling {
    /// Of the parts that are over on the table, the last one first; `None`: none is.
    pub fn new(referee: &Referee) -> Option<(Self, Task<Message>)> {
        let record = referee.kept::<Hunt>()?.record();
        let evening = Evening::of(record)?;
        let parts = evening.parts().to_vec();
        let part = parts.len().checked_sub(1)?;
        let mut board = record.state().view.clone();
        board.tracks.clear();
        if let Some(part2) = &mut board.part2 {
            part2.figure = None;
        }
        let (work, task) = beside(move || {
            let told = parts.into_iter().map(|over| {
                let moments = over.moments();
                let story = over.story(&moments);
                Told { over, moments, story }
            });
            Counted(told.collect())
        });
        let telling = Self {
            board,
            map: Panel::default(),
            told: Vec::new(),
            part,
            work: Some(work),
            at: 0,
            waits: false,
            filled: 0,
            scene: Scene::default(),
            truth: true,
            fog: true,
            shows: [true; 2],
            wants_worth: false,
            worth: None,
            weighs: None,
            plays: false,
            runs: None,
            motion: true,
            keep: Keep::new(evening, referee),
        };
        Some((telling, task.map(Message::Counted)))
    }

    /// Another look: everything is drawn anew.
    pub fn redraw(&self) {
        self.map.redraw();
    }

    /// Which moment it is, for whoever presses.
    pub fn moment(&self) -> u64 {
        u64::from(self.told().is_some())
    }

    pub fn update(&mut self, message: Message, words: &Words) -> Action<Message> {
        let action = match message {
            // On the line for a name too a key means what it means, but for the one that closes it.
            Message::Keep(keepsake::Message::Shortcut(shortcut)) if shortcut != Shortcut::Escape => {
                return Action::Shortcut(shortcut);
            }
            Message::Keep(message) => {
                let part = self.told().map(|told| told.over.part());
                return Action::Run(self.keep.update(message, part, words).map(Message::Keep));
            }
            Message::Counted(Step::TakesLong) => {
                self.work.iter_mut().for_each(Work::is_long);
                Action::Stay
            }
            Message::Counted(Step::Done(Counted(told))) => {
                (self.told, self.work) = (told, None);
                self.turn_to(self.part)
            }
            Message::To(at) => self.goes(at),
            Message::On => {
                let weighs = self.on();
                self.run_after(weighs)
            }
            Message::OnStage(never) => match never {},
            Message::NextMiss => self.next_miss().map_or(Action::Stay, |at| self.goes(at)),
            Message::Play if self.plays => self.stay(),
            // What does not move by itself steps.
            Message::Play if !self.motion => return self.update(Message::On, words),
            Message::Play => {
                if self.is_at_end() {
                    let _begins = self.goes(0);
                }
                self.plays = true;
                self.run()
            }
            Message::Played(Step::Done(())) if self.runs.is_some() && self.waits => {
                self.filled += 1;
                self.waits = self.filled < PARTS;
                self.run()
            }
            Message::Played(Step::Done(())) if self.runs.is_some() => {
                let weighs = self.on();
                self.plays = true;
                self.run_after(weighs)
            }
            Message::Played(_) | Message::Weighed(_, Step::TakesLong) | Message::Picked(_) => Action::Stay,
            Message::Worth => {
                self.wants_worth = !self.wants_worth;
                self.weigh()
            }
            Message::Weighed(at, Step::Done(worth)) => {
                (self.worth, self.weighs) = (Some((at, worth)), None);
                Action::Stay
            }
            Message::Truth => {
                self.truth = !self.truth;
                Action::Stay
            }
            Message::Fog => {
                self.fog = !self.fog;
                Action::Stay
            }
            Message::Of(whom) => {
                self.shows[whom] = !self.shows[whom];
                Action::Stay
            }
            Message::Part(part) => self.turn_to(part),
            // It is drawn anew by itself.
            Message::Camera(camera) => {
                self.map.turn(camera);
                return Action::Stay;
            }
            Message::Back | Message::Shortcut(Shortcut::Escape) => return Action::To(Place::Table),
            Message::Shortcut(shortcut) => return self.key(shortcut, words),
        };
        self.map.redraw_over();
        action
    }

    fn key(&mut self, shortcut: Shortcut, words: &Words) -> Action<Message> {
        let message = match shortcut {
            Shortcut::Nudge(Direction::West) => Message::To(self.at.saturating_sub(1)),
            Shortcut::Nudge(Direction::East) | Shortcut::Enter => Message::On,
            Shortcut::First | Shortcut::Earlier => Message::To(0),
            Shortcut::Last | Shortcut::Later => Message::To(usize::MAX),
            Shortcut::Play => Message::Play,
            Shortcut::Letter('t') => Message::Truth,
            Shortcut::Letter('f') => Message::Fog,
            Shortcut::Letter('n') => Message::NextMiss,
            Shortcut::Letter('b') => Message::Worth,
            Shortcut::Letter('1') if self.has_gandalf() => Message::Of(0),
            Shortcut::Letter('2') if self.has_gandalf() => Message::Of(1),
            Shortcut::Letter('p') if self.told.len() > 1 => Message::Part(1 - self.part.min(1)),
            Shortcut::Nearer | Shortcut::Farther | Shortcut::Fit | Shortcut::Pan(_) => {
                self.map.key(shortcut);
                return Action::Stay;
            }
            // Whatever means the same everywhere has been done before.
            _ => return Action::Stay,
        };
        self.update(message, words)
    }

    /// It plays no more.
    fn stay(&mut self) -> Action<Message> {
        (self.plays, self.runs) = (false, None);
        Action::Stay
    }

    /// Hands go there, and it plays no more.
    fn goes(&mut self, at: usize) -> Action<Message> {
        (self.plays, self.runs) = (false, None);
        (self.at, self.waits, self.filled) = (at.min(self.last()), false, 0);
        self.weigh()
    }

    /// On by one. Before a step of his everybody waits for a while, unless nothing moves by itself or hands go on.
    fn on(&mut self) -> Action<Message> {
        // It was stopped while it waited: that step comes first.
        if self.waits && self.runs.is_none() {
            return self.goes(self.at);
        }
        let next = (self.at + 1).min(self.last());
        let reveals =
            next > self.at && self.told().and_then(|told| told.moments.get(next)).is_some_and(tale::reveals);
        let weighs = self.goes(next);
        self.waits = reveals && self.motion;
        weighs
    }

    fn is_at_end(&self) -> bool {
        self.at == self.last() && !self.waits
    }

    /// Shows this moment for a while, if it plays, or a part of the pause before it; after the last one it plays no more.
    fn run(&mut self) -> Action<Message> {
        if !self.waits && (!self.plays || self.is_at_end()) {
            return self.stay();
        }
        let long = if self.waits { PART } else { SHOWN };
        let (work, task) = beside(move || std::thread::sleep(long));
        self.runs = Some(work);
        Action::Run(task.map(Message::Played))
    }

    /// The same, with what begins besides.
    fn run_after(&mut self, begun: Action<Message>) -> Action<Message> {
        match (self.run(), begun) {
            (Action::Run(runs), Action::Run(begun)) => Action::Run(Task::batch([begun, runs])),
            (Action::Run(task), _) | (_, Action::Run(task)) => Action::Run(task),
            (stays, _) => stays,
        }
    }

    /// What everybody is told of it in the table's window, once it is counted.
    pub fn on_stage<'a>(&'a self, look: Look, words: &Words) -> Option<Element<'a, Message>> {
        // Between the parts the game goes on, and what he tells there is his own.
        let told = self.told().filter(|_| Hunt::stage(&self.board) == Stage::Over)?;
        let tale = tale::Tale {
            over: &told.over,
            moments: &told.moments,
            misses: &told.story.misses,
            at: self.at,
            waits: self.waits,
            plays: self.plays,
            filled: f32::from(self.filled) / f32::from(PARTS),
            truth: self.truth,
            fog: self.fog,
            shows: self.shows,
        };
        Some(super::stage::framed(look, tale::tale(&self.scene, look, words, tale)).map(Message::OnStage))
    }

    fn turn_to(&mut self, part: usize) -> Action<Message> {
        // In Part 1 there is one of them.
        (self.part, self.shows) = (part, [true; 2]);
        if let Some(told) = self.told.get(part) {
            self.board.options = Arc::clone(told.over.options());
        }
        self.map.look_again(Some(&self.board));
        self.scene.look_again(Some(&self.board));
        self.worth = None;
        self.goes(0)
    }

    /// What would have told most at this moment is counted beside, if that is wanted.
    fn weigh(&mut self) -> Action<Message> {
        self.weighs = None;
        let is_known = self.worth.as_ref().is_some_and(|(at, _)| *at == self.at);
        let Some(told) = self.told().filter(|_| self.wants_worth && !is_known) else { return Action::Stay };
        let (over, at) = (told.over.clone(), self.at);
        let (work, task) = beside(move || over.worth(at));
        self.weighs = Some(work);
        Action::Run(task.map(move |step| Message::Weighed(at, step)))
    }

    /// What would have told most at this moment, if that is wanted and known.
    fn weighed(&self) -> Option<&[Worth]> {
        let known = self.worth.as_ref().filter(|(at, _)| self.wants_worth && *at == self.at);
        known.map(|(_, worth)| &worth[..])
    }

    /// What is told of the part that is looked at.
    fn told(&self) -> Option<&Told> {
        self.told.get(self.part)
    }

    fn last(&self) -> usize {
        self.told().map_or(0, |told| told.moments.len().saturating_sub(1))
    }

    /// Whether Gandalf is on the way as well.
    fn has_gandalf(&self) -> bool {
        self.told().is_some_and(|told| told.over.part() == 2)
    }

    /// The next moment whose question nearly found him; the first one after the last.
    fn next_miss(&self) -> Option<usize> {
        let told = self.told()?;
        let all = 0..told.moments.len();
        let is_one = |at: &usize| told.is_miss(*at);
        all.clone().filter(is_one).find(|at| *at > self.at).or_else(|| all.clone().find(is_one))
    }

    fn here(&self) -> Option<&Moment> {
        self.told().and_then(|told| told.moments.get(self.at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::widgets::beside;

    impl Telling {
        fn hears(&mut self, message: Message) -> Action<Message> {
            self.update(message, &Words::default())
        }
    }

    /// A telling of a few moments, counted.
    pub(super) fn telling() -> Telling {
        let mut referee = Referee::new(None);
        let begin = ["new seed=3 give=0", "start draw", "information draw", "begin"];
        for command in begin.into_iter().chain(["move .", "done", "hunt 59", "corruption = 12"]) {
            assert!(referee.hear(command).is_some_and(|reply| reply.accepted()), "{command}");
        }
        let (mut telling, _counted_here) = Telling::new(&referee).unwrap();
        let over = Over::of(referee.kept::<Hunt>().unwrap().record(), None).unwrap();
        let moments = over.moments();
        let story = over.story(&moments);
        telling.hears(Message::Counted(Step::Done(Counted(vec![Told { over, moments, story }]))));
        telling
    }

    #[test]
    fn it_plays_to_its_end_and_steps_where_nothing_moves() {
        let mut telling = telling();
        assert_eq!(telling.last(), 2);
        let space = || Message::Shortcut(Shortcut::Play);
        assert!(matches!(telling.hears(space()), Action::Run(_)));
        // His step is shown after a pause, which is seen to go by.
        assert!(matches!(telling.hears(Message::Played(Step::Done(()))), Action::Run(_)));
        assert!(telling.at == 1 && telling.waits);
        for part in 1..PARTS {
            assert!(matches!(telling.hears(Message::Played(Step::Done(()))), Action::Run(_)));
            assert!(telling.at == 1 && telling.waits && telling.filled == part);
        }
        assert!(matches!(telling.hears(Message::Played(Step::Done(()))), Action::Run(_)));
        assert!(telling.at == 1 && !telling.waits);
        assert!(matches!(telling.hears(Message::Played(Step::Done(()))), Action::Stay));
        assert!(telling.at == 2 && !telling.plays);
        // From the end it plays from the beginning; whoever steps has it stop, and the pause goes by all the same.
        let right = || Message::Shortcut(Shortcut::Nudge(Direction::East));
        telling.hears(space());
        assert!(telling.at == 0 && telling.plays);
        telling.hears(right());
        assert!(telling.at == 1 && !telling.plays && telling.waits);
        for _ in 0..PARTS {
            telling.hears(Message::Played(Step::Done(())));
        }
        assert!(telling.at == 1 && !telling.waits && telling.runs.is_none());
        // A press is a moment, whether the pause before it is over or not.
        telling.hears(Message::To(0));
        telling.hears(right());
        telling.hears(right());
        assert!(telling.at == 2 && !telling.waits);
        // What was stopped in its pause goes on with what was to come.
        telling.hears(Message::To(0));
        telling.hears(right());
        telling.hears(space());
        telling.hears(space());
        assert!(telling.waits && telling.runs.is_none());
        telling.hears(right());
        assert!(telling.at == 1 && !telling.waits);
        telling.motion = false;
        telling.hears(Message::To(0));
        assert!(matches!(telling.hears(space()), Action::Stay));
        assert!(telling.at == 1 && !telling.waits && !telling.plays);
    }

    #[test]
    fn a_key_that_means_nothing_here_does_nothing() {
        let mut telling = telling();
        for shortcut in [Shortcut::Letter('x'), Shortcut::Letter('2'), Shortcut::Delete, Shortcut::Undo] {
            assert!(matches!(telling.hears(Message::Shortcut(shortcut)), Action::Stay), "{shortcut:?}");
        }
        assert_eq!(telling.at, 0);
    }

    #[test]
    fn what_would_have_told_most_is_counted_of_the_moment_that_is_looked_at() {
        let mut telling = telling();
        let counted = |telling: &mut Telling, message| {
            if let Action::Run(task) = telling.hears(message) {
                for message in beside::tests::told(task) {
                    telling.hears(message);
                }
            }
        };
        assert!(telling.weighed().is_none());
        counted(&mut telling, Message::Worth);
        for at in [0, 2, 1] {
            counted(&mut telling, Message::To(at));
            assert!(telling.weighed().is_some_and(|worth| !worth.is_empty()), "{at}");
        }
        // What is not waited for is not heard of: it is told of another moment.
        telling.hears(Message::To(2));
        assert!(telling.weighed().is_none());
        counted(&mut telling, Message::Worth);
        counted(&mut telling, Message::To(0));
        assert!(telling.weighed().is_none());
    }
}
