//! What is marked on the map at a moment: the ways so far, what could be known, and what was asked in this turn.

use super::Telling;
use crate::hunt::Entry;
use crate::hunt::board::Location;
use crate::hunt::telling::{Moment, Places, What, likeliest as likeliest_of};
use crate::language::Words;
use crate::language::hunt::{figure, spoken};
use crate::window::hunt::map::{Fog, Gone, Sign, Stretch, Told};

/// How many places are told by their numbers.
const LIKELIEST: usize = 3;
/// From here on a number is too long to be written on the map.
const LONG: u128 = 10_000_000;

impl Telling {
    /// What is marked at the moment that is looked at.
    pub(super) fn marks(&self, words: &Words) -> Told {
        let Some(told) = self.told() else { return Told::default() };
        // Where he went is told after the pause.
        let end = (self.at + usize::from(!self.waits)).min(told.moments.len());
        let so_far = &told.moments[..end];
        let shown = |whom: usize, gone: fn(&[Moment]) -> Gone| {
            if self.truth && self.shows[whom] { gone(so_far) } else { Gone::default() }
        };
        let mut fog = Vec::new();
        if let Some(here) = self.here().filter(|_| self.fog) {
            for (whom, places) in [&here.known.frodo, &here.known.gandalf].into_iter().enumerate() {
                if let Some(places) = places.as_ref().filter(|_| self.shows[whom]) {
                    fog.extend(fog_of(words, places, whom == 1));
                }
            }
        }
        Told { fog, frodo: shown(0, walked), gandalf: shown(1, rode), asked: asked(words, so_far) }
    }
}

/// The likelier a place, the clearer, and the likeliest in numbers.
fn fog_of(words: &Words, places: &Places, gandalf: bool) -> Vec<Fog> {
    let mut likeliest = likeliest_of(places);
    let most = likeliest.first().map_or(1, |(_, count)| *count);
    likeliest.truncate(LIKELIEST);
    let fog = |(place, count): &(Location, u128)| {
        let is_told = likeliest.contains(&(*place, *count));
        // A longer number would cover its neighbours; it stands in the story.
        let is_short = *count < LONG;
        let label = if is_told && is_short { figure(words, *count) } else { String::new() };
        // Even to the eye: half as clear is half as likely by its square.
        let share = (*count as f64 / most as f64).sqrt() as f32;
        Fog { place: *place, gandalf, share, label }
    };
    places.iter().map(fog).collect()
}

/// Frodo's way: numbers where he came to, dots where he was between.
fn walked(moments: &[Moment]) -> Gone {
    let mut gone = Gone::default();
    // What he entered since he came to the last place: what is written of it, along the way and beside the place.
    let mut since: Vec<(String, &str)> = Vec::new();
    for moment in moments {
        let number = match moment.what {
            What::Start => {
                gone.stretches.extend(moment.frodo.map(begun));
                continue;
            }
            What::Entry(number, _) => number.to_string(),
            What::Step(step) => step.to_string(),
            // P20: nobody went from the one card to the other.
            What::Course(_) => {
                came_no_farther(&mut gone, &mut since);
                if let Some(place) = moment.frodo {
                    gone.stretches.push(begun(place));
                }
                continue;
            }
            _ => continue,
        };
        let last = gone.stretches.last_mut();
        match moment.entered {
            Some(Entry::Dot) => since.push((number, " •")),
            Some(Entry::Slash) => since.push((format!("{number}/"), " /")),
            Some(Entry::Location(place))
                if last.as_ref().is_some_and(|it| it.route.last() == Some(&place)) =>
            {
                since.clear();
                beside(&mut gone, place, &number);
            }
            Some(Entry::Location(place)) => {
                match last {
                    Some(stretch) => {
                        stretch.between.push(since.iter().map(|(number, _)| number.clone()).collect());
                        stretch.route.push(place);
                    }
                    // Where nobody knows whence he came, he is found there.
                    None => gone.stretches.push(begun(place)),
                }
                since.clear();
                beside(&mut gone, place, &number);
            }
            None => {}
        }
    }
    came_no_farther(&mut gone, &mut since);
    gone
}

fn begun(at: Location) -> Stretch {
    Stretch { route: vec![at], between: Vec::new() }
}

/// What he entered behind the last place that he came to stands beside it.
fn came_no_farther(gone: &mut Gone, since: &mut Vec<(String, &str)>) {
    let last = gone.stretches.last().and_then(|stretch| stretch.route.last().copied());
    if let (Some(place), false) = (last, since.is_empty()) {
        let dots: String = since.iter().map(|(_, sign)| *sign).collect();
        match gone.beside.iter_mut().find(|(there, _)| *there == place) {
            Some((_, words)) => words.push_str(&dots),
            None => gone.beside.push((place, dots.trim_start().to_owned())),
        }
    }
    since.clear();
}

/// Writes the number of a step beside a place.
fn beside(gone: &mut Gone, place: Location, number: &str) {
    match gone.beside.iter_mut().find(|(there, _)| *there == place) {
        Some((_, words)) => *words = format!("{words}, {number}"),
        None => gone.beside.push((place, number.to_owned())),
    }
}

fn rode(moments: &[Moment]) -> Gone {
    let mut route: Vec<Location> = moments.iter().filter_map(|moment| moment.gandalf).collect();
    route.dedup();
    Gone { stretches: vec![Stretch { route, between: Vec::new() }], beside: Vec::new() }
}

/// What was asked in the turn of the last of these moments.
fn asked(words: &Words, moments: &[Moment]) -> Vec<Sign> {
    let Some((last, before)) = moments.split_last() else { return Vec::new() };
    let sign = |moment: &Moment| match moment.what {
        What::Answer(question, answer) => {
            Some((Sign { question, yes: answer != crate::hunt::Answer::No, answer: None }, answer))
        }
        _ => None,
    };
    let before = before.iter().filter(|moment| moment.when == last.when).filter_map(sign);
    let mut asked: Vec<Sign> = before.map(|(sign, _)| sign).collect();
    asked.extend(sign(last).map(|(sign, answer)| Sign { answer: Some(spoken(words, answer)), ..sign }));
    asked
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::telling::{Known, When};

    fn at(number: u16) -> Location {
        Location::number(number).unwrap()
    }

    fn moment(what: What, entered: Option<Entry>) -> Moment {
        let frodo = Some(at(1)).filter(|_| what == What::Start);
        let (when, known) = (When::default(), Known::default());
        Moment { what, when, frodo, gandalf: None, entered, known }
    }

    #[test]
    fn what_was_between_is_written_along_the_way_and_what_comes_after_beside_it() {
        let entries = [Entry::Dot, Entry::Slash, Entry::Location(at(7)), Entry::Location(at(7)), Entry::Dot];
        let mut moments = vec![moment(What::Start, None)];
        let steps = (1..).zip(entries);
        moments.extend(steps.map(|(number, entry)| moment(What::Entry(number, false), Some(entry))));
        let gone = walked(&moments);
        assert_eq!(
            gone.stretches,
            [Stretch { route: vec![at(1), at(7)], between: vec![vec!["1".into(), "2/".into()]] }]
        );
        assert_eq!(gone.beside, [(at(7), "3, 4 •".to_owned())]);
        assert_eq!(walked(&moments[..3]).beside, [(at(1), "• /".to_owned())]);
        // P20: with another card a way begins that is not joined to the one before.
        let course = Moment { frodo: Some(at(30)), ..moment(What::Course(4), Some(Entry::Dot)) };
        moments.extend([course, moment(What::Step(5), Some(Entry::Location(at(31))))]);
        let gone = walked(&moments);
        assert_eq!(gone.stretches[0].route, [at(1), at(7)]);
        assert_eq!(gone.stretches[1].route, [at(30), at(31)]);
        assert_eq!(gone.beside[1..], [(at(31), "5".to_owned())]);
    }

    /// However many come before them by their numbers, the likeliest are those whose numbers are told.
    #[test]
    fn the_likeliest_have_their_numbers() {
        let places: Places = (1..=9).map(|number| (at(number), u128::from(number.max(4)))).collect();
        let fog = fog_of(&Words::default(), &places, false);
        let told: Vec<&str> = fog.iter().map(|fog| fog.label.as_str()).collect();
        assert_eq!(told, ["", "", "", "", "", "", "7", "8", "9"]);
    }
}
