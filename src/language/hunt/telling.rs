//! What a finished game tells, as a story in the reader's language.

use super::{question, spoken, written};
use crate::hunt::board::Location;
use crate::hunt::telling::{Moment, Over, Places, Story, What, Worth, all_of, likeliest};
use crate::hunt::{Asked, Entry, Options, Question, View};
use crate::language::Words;
use fluent_bundle::FluentValue;

const MISSES: usize = 3;

/// The story of a part that is over.
#[derive(Clone, Default)]
pub struct Prose {
    pub start: String,
    pub days: Vec<String>,
    /// The answers that told most.
    pub best: Vec<String>,
    /// What nearly found him.
    pub misses: Vec<String>,
    /// When the least was left to doubt.
    pub doubt: Vec<String>,
    /// How the game ended, if it ended with this part.
    pub end: Option<String>,
}

impl Prose {
    /// All of it, a page at most.
    pub fn lines(self) -> Vec<String> {
        let Self { start, days, best, misses, doubt, end } = self;
        [start].into_iter().chain(days).chain(best).chain(misses).chain(doubt).chain(end).collect()
    }
}

/// The story of a part that is over. `view`: how the game ended, if it ended with this part.
pub fn in_prose(words: &Words, over: &Over, moments: &[Moment], view: Option<&View>) -> Prose {
    let options = over.options();
    let Story { start, days, best, misses, narrowest, fits } = over.story(moments);
    let place = |location: Location| place(options, location);
    let asked = |asked: Question| question(words, Asked { card: false, question: asked });
    let say = |name: &str, facts: &[(&str, FluentValue<'_>)]| words.say(name, facts);
    let from = start.map_or_else(|| "?".to_owned(), place);
    let mut prose = Prose {
        start: say("telling-start", &[("part", over.part().into()), ("place", from.into())]),
        ..Prose::default()
    };
    for day in &days {
        let way = day.walked.iter().map(|entered| entered.map_or_else(|| "?".to_owned(), written));
        let way = way.collect::<Vec<_>>().join(" ");
        let walked = if way.is_empty() { "no" } else { "yes" };
        let facts = [
            ("day", day.day.into()),
            ("walked", walked.into()),
            ("way", way.into()),
            ("questions", day.questions.into()),
            ("yes", day.yes.into()),
        ];
        prose.days.push(say("telling-day", &facts));
        let found = day.found.iter().map(|found| say("telling-found", &[("place", place(*found).into())]));
        prose.days.extend(found);
    }
    for best in &best {
        let facts = [
            ("day", best.when.day.into()),
            ("question", asked(best.question).into()),
            ("answer", spoken(words, best.answer).into()),
            ("before", figure(words, best.before).into()),
            ("after", figure(words, best.after).into()),
        ];
        prose.best.push(say("telling-best", &facts));
    }
    for miss in misses.iter().take(MISSES) {
        let facts = [
            ("day", miss.when.day.into()),
            ("question", asked(miss.question).into()),
            ("near", <&str>::from(miss.near).into()),
        ];
        prose.misses.push(say("telling-miss", &facts));
    }
    match narrowest {
        Some(narrowest) => {
            let truth = match narrowest.frodo {
                None => "unknown",
                Some(frodo) if frodo == narrowest.place => "there",
                Some(_) => "elsewhere",
            };
            let facts = [
                ("day", narrowest.when.day.into()),
                ("journeys", figure(words, narrowest.journeys).into()),
                ("there", figure(words, narrowest.there).into()),
                ("place", place(narrowest.place).into()),
                ("truth", truth.into()),
                ("frodo", narrowest.frodo.map(place).unwrap_or_default().into()),
            ];
            prose.doubt.push(say("telling-narrowest", &facts));
        }
        None => prose.doubt.push(say("telling-uncounted", &[])),
    }
    if !fits {
        prose.doubt.push(say("telling-on-his-word", &[]));
    }
    prose.end = view.map(|view| sentence(&super::phase_told(words, view.phase, view.day, view.turn)));
    prose
}

/// A whole number with its digits in threes.
pub fn figure(words: &Words, number: u128) -> String {
    let digits = number.to_string();
    let apart = words.say("figure-apart", &[]);
    let mut figure = String::new();
    for (at, digit) in digits.char_indices() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            figure.push_str(&apart);
        }
        figure.push(digit);
    }
    figure
}

/// What stands in lists as a few words, as a sentence.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).chain(['.']).collect()).unwrap_or_default()
}

/// A location with its name, if the board has one.
pub fn place(options: &Options, location: Location) -> String {
    match options.board.as_ref().and_then(|board| board.name_of(location)) {
        Some(name) => format!("{name} ({location})"),
        None => location.to_string(),
    }
}

pub fn moment_in_words(words: &Words, options: &Options, moment: &Moment) -> String {
    let at = |name: &str, location: Location| words.say(name, &[("place", place(options, location).into())]);
    match moment.what {
        What::Start => {
            let from = moment.frodo.map_or_else(|| "?".to_owned(), |frodo| place(options, frodo));
            words.say("moment-start", &[("place", from.into())])
        }
        What::Answer(asked, answer) => {
            let asked = question(words, Asked { card: false, question: asked });
            format!("{asked}: {}", spoken(words, answer))
        }
        What::Entry(number, _) => step(words, options, number, moment),
        What::Step(number) => step(words, options, usize::from(number), moment),
        What::GandalfMoved => words.say("moment-gandalf-moved", &[]),
        What::GandalfAt(location) => at("moment-gandalf-at", location),
        What::GandalfInRivendell => words.say("moment-gandalf-rivendell", &[]),
        What::GandalfHidden => words.say("moment-gandalf-hidden", &[]),
        What::GandalfFled => words.say("moment-gandalf-fled", &[]),
        What::Course(_) => words.say("moment-course", &[]),
    }
}

/// The places that are the likeliest, the first most of all: how many of the journeys that fit ended there.
pub fn likeliest_in_words(words: &Words, options: &Options, known: &Places, most: usize) -> Vec<String> {
    let all = all_of(known);
    let told = likeliest(known).into_iter().take(most).map(|(location, count)| {
        let facts = [
            ("place", place(options, location).into()),
            ("there", figure(words, count).into()),
            ("all", figure(words, all).into()),
        ];
        words.say("telling-likely", &facts)
    });
    told.collect()
}

pub fn worth_in_words(words: &Words, worth: &Worth) -> String {
    let asked = question(words, Asked { card: false, question: worth.question });
    // Tenths are enough.
    let halved = format!("{:.1}", worth.bits).replace('.', &words.say("figure-point", &[]));
    words.say("telling-worth", &[("question", asked.into()), ("halved", halved.into())])
}

/// A step of Frodo's, by its number: where it led.
fn step(words: &Words, options: &Options, number: usize, moment: &Moment) -> String {
    let entered = moment.entered.map_or_else(
        || "?".to_owned(),
        |entry| match entry {
            Entry::Location(location) => place(options, location),
            entry => written(entry),
        },
    );
    let kind = match moment.entered {
        Some(Entry::Dot) => "dot",
        Some(Entry::Slash) => "stays",
        _ => "place",
    };
    let facts = [("number", number.into()), ("kind", kind.into()), ("entered", entered.into())];
    words.say("moment-step", &facts)
}
