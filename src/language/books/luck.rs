//! What chance gave against what it was to give (G11), as the pages have it, for people, and by whose dice it was.

use super::Terms;
use crate::books::{Event, Luck, Rules, View};
use crate::language::Words;
use crate::table::{Record, State};

/// G7, G11: what chance gave by what the program threw and drew, and by what the table did, command by command.
pub(super) fn by_whose<G: Terms>(record: &Record<G>) -> [Vec<Luck>; 2] {
    let (mut state, mut sums) = (State::<G>::default(), [Vec::new(), Vec::new()]);
    let mut before = G::luck(&state.view.own);
    for (_, events) in record.said() {
        events.iter().for_each(|event| state.apply(event));
        let drew = events.iter().any(|event| matches!(event.public(), Some(Event::Drew { .. })));
        let now = G::luck(&state.view.own);
        let come = now.iter().cloned().map(|now| {
            let stood = before.iter().find(|stood| stood.what == now.what);
            if let Some(stood) = stood { now.since(stood) } else { now }
        });
        Luck::sum(&mut sums[usize::from(!drew)], come);
        before = now;
    }
    sums
}

/// The lines of `luck`, as the pages give them.
pub fn luck<G: Rules>(view: &View<G>) -> Vec<String> {
    G::luck(&view.own).iter().map(ToString::to_string).collect()
}

pub fn luck_in_words<G: Terms>(words: &Words, view: &View<G>) -> Vec<String> {
    G::luck(&view.own).iter().map(|luck| luck_told(words, luck)).collect()
}

/// A line of luck for people.
fn luck_told(words: &Words, luck: &Luck) -> String {
    let what = words.say(&format!("luck-{}", luck.what.replace(' ', "-")), &[]);
    let facts = [
        ("what", what.into()),
        ("count", luck.count.into()),
        ("expected", luck.expected.mean().into()),
        ("strays", luck.strays().into()),
    ];
    words.say("report-luck", &facts)
}
