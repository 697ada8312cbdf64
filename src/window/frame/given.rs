//! What is given to the referee, typed or pressed; and how that is taken back, and given again.

use super::lists::{Turned, titles};
use super::said::{nearest, sealed_in_words, to_be_read, told_last, without_seal};
use super::{Frame, Framed, LINE, Message};
use crate::language::Words;
use crate::referee::{Mark, Referee, Remedy};
use crate::store::Kept;
use crate::table::{Event, Line, Record};
use crate::window::play::top::{Back, back};
use crate::window::play::utterance::Utterance;
use crate::window::screens::Next;
use iced::widget::operation;

/// Commands that stand alone, whatever is begun.
pub(super) const TAKES_BACK: [&str; 2] = ["undo", "redo"];

/// How many lines stand.
fn stand<G: Framed>(referee: &Referee) -> usize {
    referee.kept::<G>().map_or(0, |kept| kept.record().standing().len())
}

/// What is given: a line that was typed, or a command that was pressed.
pub(super) enum Given<G: Framed> {
    Line(String),
    Command(G::Command),
}

impl<G: Framed> Given<G> {
    fn line(&self) -> String {
        match self {
            Self::Line(line) => line.clone(),
            Self::Command(command) => G::printed(command).unwrap_or_default(),
        }
    }
}

impl<G: Framed> Frame<G> {
    /// Gives a line. What was refused stands on the line again.
    pub(super) fn say(&mut self, line: &str, referee: &mut Referee) -> Next<Message<G>> {
        self.give(&Given::Line(line.to_owned()), referee)
    }

    fn give(&mut self, given: &Given<G>, referee: &mut Referee) -> Next<Message<G>> {
        let acts = |referee: &Referee| referee.kept::<G>().map(|kept| kept.record().acts().len());
        let seal = |referee: &Referee| referee.kept::<G>().map(|kept| kept.record().seal());
        let (before, sealed, list) = (acts(referee), seal(referee), titles::<G>(referee));
        let step = |referee: &Referee| referee.state::<G>().map(|state| G::phase_line(&state.view));
        let meant = |referee: &Referee| referee.state::<G>().map(|state| G::step(&state.view));
        let was_meant = meant(referee);
        let stood = step(referee);
        let reply = match given {
            Given::Line(line) => referee.hear(line),
            Given::Command(command) => Some(referee.give::<G>(command)),
        };
        let Some(reply) = reply else { return Next::nothing() };
        let line = given.line();
        referee.sync();
        // Within a step things keep their places: who presses quickly means what lies there.
        self.moment += u64::from(meant(referee) != was_meant);
        self.menu = false;
        // Another list is worked from: nothing of it is done yet.
        if titles::<G>(referee) != list {
            self.turned = Turned::default();
        }
        self.look_again(referee);
        let did = acts(referee) > before;
        // What was taken back is not given again once something else was done.
        if did && !TAKES_BACK.contains(&&*line) {
            let stand = stand::<G>(referee);
            self.together.retain(|(stood, _)| *stood < stand);
        }
        let reads = to_be_read::<G>(referee);
        self.to_be_read = !did || !reads.is_empty() || !reply.news.is_empty();
        self.answer = match did {
            // What has to be read stands alone: it covers as little as it can.
            true if !reads.is_empty() => reads,
            true => told_last(&self.lately),
            // Another game has begun.
            false if seal(referee) != sealed => {
                let mut said = Utterance::besides(&reply);
                without_seal::<G>(referee, &mut said);
                said
            }
            false if !reply.in_words.is_empty() => Utterance::in_words(&reply),
            false => match self.nearly_called(referee, &line, &reply) {
                Some(said) => vec![said],
                None => nearest::<G>(referee, &line, &reply),
            },
        };
        // Whether the game is not safe on disk stands above the screen; what has become of its file is said here.
        let news = reply.news.iter().cloned();
        self.answer.extend(news.map(|text| Utterance { mark: Mark::Answer, text }));
        sealed_in_words::<G>(referee, &mut self.answer);
        let refused = self.refused.take();
        if reply.accepted() {
            let same = step(referee) == stood;
            if !referee.state::<G>().is_some_and(|state| G::keeps_open(&state.view, &self.opened, same)) {
                self.fold(referee);
            }
            // Something else was done instead.
            if refused.is_some_and(|refused| refused == self.line.typed) {
                self.line.clear();
            }
            return Next::Run(operation::focus(LINE));
        }
        if let Some(Remedy::Tell(word)) = reply.remedy() {
            self.line.type_in(format!("{line} {word} "));
            return Next::Run(operation::move_cursor_to_end(LINE));
        }
        self.line.type_in(line.clone());
        self.refused = Some(line);
        Next::Run(operation::select_all(LINE))
    }

    /// Gives several: the first that is refused stands on the line, and those before it are done. What a press has done one
    /// undo takes back.
    pub(super) fn give_each(&mut self, all: &[Given<G>], referee: &mut Referee) -> Next<Message<G>> {
        let before = stand::<G>(referee);
        self.refused = None;
        let (mut reads, mut stood) = (Vec::new(), before);
        let next = all.iter().fold(Next::nothing(), |next, given| match self.refused {
            Some(_) => next,
            None => {
                let next = self.give(given, referee);
                if stand::<G>(referee) > stood {
                    reads.extend(to_be_read::<G>(referee));
                    stood = stand::<G>(referee);
                }
                next
            }
        });
        // What is to be read of one of them is, whatever came behind it.
        if self.refused.is_none() && !reads.is_empty() {
            (self.answer, self.to_be_read) = (reads, true);
        }
        let after = stand::<G>(referee);
        if after > before + 1 {
            self.together.retain(|(stood, _)| *stood <= before);
            self.together.push((after, after - before));
        }
        next
    }

    /// How many commands undo takes back, where so many lines stand: all of the last press.
    fn last_press(&self, stand: usize) -> usize {
        self.together.iter().find(|(stood, _)| *stood == stand).map_or(1, |(_, count)| *count)
    }

    /// Takes the last command back, or all of the last press.
    pub(super) fn undo(&mut self, referee: &mut Referee) -> Next<Message<G>> {
        // Of what is pressed together the last press is taken back first.
        if self.line.begun.is_some() && self.line.back() || self.asks_unfolded(referee) && self.fold(referee)
        {
            return Next::Run(operation::focus(LINE));
        }
        if self.taken_back(referee) == Back::Nothing {
            return Next::nothing();
        }
        // What is being typed stays.
        self.line.asks = None;
        (0..self.last_press(stand::<G>(referee)))
            .fold(Next::nothing(), |_, _| self.say(TAKES_BACK[0], referee))
    }

    /// Gives what was taken back last again, or all of a press.
    pub(super) fn redo(&mut self, referee: &mut Referee) -> Next<Message<G>> {
        let count = self.press_to_come(stand::<G>(referee));
        (0..count).fold(Next::nothing(), |_, _| self.say(TAKES_BACK[1], referee))
    }

    /// What undo takes back, in words: all that the last press did.
    pub(super) fn taken_back(&self, referee: &Referee) -> Back {
        let (words, kept) = (referee.words(), referee.kept::<G>());
        if let Some(begun) = &self.line.begun {
            let press = || words.say("table-last-press", &[]);
            return Back::Deed(if self.line.goes_on() { press() } else { begun.called.clone() });
        }
        if self.asks_unfolded(referee) {
            return Back::Deed(words.say("table-last-press", &[]));
        }
        let [undo, _] = back(words, kept);
        let (Some(record), Back::Deed(_)) = (kept.map(Kept::record), &undo) else { return undo };
        let standing = record.standing();
        let first = standing.len().saturating_sub(self.last_press(standing.len()));
        Back::Deed(done_together(words, record, standing.iter().skip(first)))
    }

    /// What redo gives again, in words: all that the press did that was taken back.
    pub(super) fn given_again(&self, referee: &Referee) -> Back {
        let (words, kept) = (referee.words(), referee.kept::<G>());
        let [_, redo] = back(words, kept);
        let (Some(record), Back::Deed(_)) = (kept.map(Kept::record), &redo) else { return redo };
        // What the press was for came last, and is said first: of many words the first have room.
        let undone = record.undone();
        let first = undone.len().saturating_sub(self.press_to_come(record.standing().len()));
        Back::Deed(done_together(words, record, undone.iter().skip(first)))
    }

    /// How many commands redo gives again, where so many lines stand.
    fn press_to_come(&self, stand: usize) -> usize {
        let together = self.together.iter().find(|(stood, count)| stood - count == stand);
        together.map_or(1, |(_, count)| *count)
    }

    pub(super) fn pressed(&mut self, all: Vec<Given<G>>, referee: &mut Referee) -> Next<Message<G>> {
        // What was begun is not what is done now; or it is done with this.
        let typed = self.line.typed.trim();
        let begins = |given: &Given<G>| given.line().starts_with(typed);
        if self.line.begun.is_some() || !typed.is_empty() && all.first().is_some_and(begins) {
            self.line.clear();
        }
        let next = self.give_each(&all, referee);
        // What was pressed nobody has typed, and no line goes on with it.
        if self.refused.take().is_some() {
            self.line.clear();
            return Next::Run(operation::focus(LINE));
        }
        next
    }
}

/// What these lines did, in words: what is called alike is one thing.
fn done_together<'a, G: Framed>(
    words: &Words,
    record: &Record<G>,
    lines: impl Iterator<Item = &'a Line>,
) -> String {
    let said = lines.filter_map(|line| record.line(*line));
    let is_beside = |led: &[Event<G>]| {
        let mut led = led.iter().filter_map(Event::public).peekable();
        led.peek().is_some() && led.all(G::is_beside)
    };
    let (beside, named): (Vec<_>, Vec<_>) = said.partition(|(_, led)| is_beside(led));
    let named = if named.is_empty() { beside } else { named };
    let deeds =
        named.into_iter().map(|(said, led)| G::deed_done(words, &record.state().view, &said.open, led));
    let mut deeds: Vec<String> = deeds.collect();
    deeds.dedup();
    deeds.join(", ")
}
