//! The journeys of Part 1 that fit, counted without walking them one by one: forward over the entries, with the number of
//! journeys for each last location, each *k* and each set of places that a later answer calls featured and that lack it
//! still.

use super::part1::{Kind, Made, Part1, Told};
use super::{Known, Places, TooMany, add, places, places_any, sum};
use crate::hunt::board::{Location, Region};
use crate::hunt::things::{Answer, Entry, Question};
use std::collections::BTreeMap;

/// A board by numbers of places, and the part that was played on it.
pub(super) struct Map<'a> {
    part: &'a Part1,
    places: Vec<Location>,
    /// From each place those that are connected to it, with the dots between.
    connected: Vec<Vec<(usize, usize)>>,
    /// The numbered locations that the board has, and its exits.
    numbered: Vec<usize>,
    exits: Vec<usize>,
    starts: Vec<usize>,
    has_areas: bool,
}

/// What the answers of a moment demand of a journey.
#[derive(Default)]
struct Demands {
    /// For each place, until which entry it may not be featured, the start being entry 0.
    unfeatured: Vec<Option<usize>>,
    /// For each place, until which entry it may not be entered (R22).
    unentered: Vec<usize>,
    /// The places that have to be featured, each with the entry by which.
    wanted: Vec<(usize, usize)>,
    /// For each number of entries, what holds of the last location then.
    last: Vec<Vec<Last>>,
    /// No journey can do it.
    impossible: bool,
}

/// What holds of a last location.
enum Last {
    Is(usize),
    IsNot(usize),
    LiesIn(Region, bool),
}

/// Which of the wanted places lack a journey still: a bit each.
type Lacks = u64;

/// Journeys by last location and *k*.
type Counts = Vec<u128>;

impl<'a> Map<'a> {
    /// `None`: the board does not say what is within reach.
    pub fn of(part: &'a Part1) -> Option<Self> {
        let board = part.options.linked()?;
        let mut all: Vec<Location> = board.locations().chain(part.options.starts().iter().copied()).collect();
        all.sort_unstable();
        all.dedup();
        let number = |location: &Location| all.binary_search(location).ok();
        let connected = |from: &Location| {
            let connected = board.connected(*from).iter();
            connected.filter_map(|(to, dots)| Some((number(to)?, usize::from(*dots)))).collect()
        };
        let on_board = |exits: bool| {
            board
                .locations()
                .filter(|location| location.is_exit() == exits)
                .filter_map(|it| number(&it))
                .collect()
        };
        let mut starts: Vec<usize> = part.options.starts().iter().filter_map(number).collect();
        starts.sort_unstable();
        starts.dedup();
        Some(Self {
            connected: all.iter().map(connected).collect(),
            numbered: on_board(false),
            exits: on_board(true),
            starts,
            has_areas: places_any(board),
            places: all,
            part,
        })
    }

    fn number(&self, location: Location) -> Option<usize> {
        self.places.binary_search(&location).ok()
    }

    /// What fits after so many entries and these answers.
    pub fn count(&self, entries: usize, told: &[Told]) -> Result<Known, TooMany> {
        let demands = self.demands(entries, told);
        let mut journeys: BTreeMap<Lacks, Counts> = BTreeMap::new();
        if !demands.impossible {
            self.begin(&demands, entries, &mut journeys)?;
            for entry in 1..=entries {
                journeys = self.go_on(&demands, entry, entries, &journeys)?;
            }
        }
        let dots = entries + 1;
        let mut ends = vec![0; self.places.len()];
        for counts in journeys.values() {
            for (end, counts) in ends.iter_mut().zip(counts.chunks_exact(dots)) {
                add(end, sum(counts.iter().copied())?)?;
            }
        }
        let all = sum(ends.iter().copied())?;
        let ends: Places = places(self.places.iter().copied().zip(ends));
        Ok(Known { journeys: Some(all), frodo: Some(ends), gandalf: None })
    }

    fn demands(&self, entries: usize, told: &[Told]) -> Demands {
        let mut demands = Demands {
            unfeatured: vec![None; self.places.len()],
            unentered: vec![0; self.places.len()],
            last: (0..=entries).map(|_| Vec::new()).collect(),
            ..Demands::default()
        };
        for told in told.iter().filter(|told| told.entries <= entries) {
            self.demand(told, &mut demands);
        }
        // A journey features one place an entry, and its start.
        demands.impossible |= demands.wanted.len() > (entries + 1).min(Lacks::BITS as usize - 1);
        demands
    }

    fn demand(&self, told: &Told, demands: &mut Demands) {
        let by = told.entries;
        match told.question {
            Question::Search(location) | Question::Hunt(location) => {
                let Some(place) = self.number(location) else {
                    // Where no journey can have been.
                    demands.impossible |= told.answer.finds_a_track();
                    return;
                };
                if told.answer.finds_a_track() {
                    match demands.wanted.iter_mut().find(|(wanted, _)| *wanted == place) {
                        Some((_, known)) => *known = by.min(*known),
                        None => demands.wanted.push((place, by)),
                    }
                } else {
                    demands.unfeatured[place] = demands.unfeatured[place].max(Some(by));
                }
                if let (Question::Hunt(_), true) = (told.question, told.answer.finds_a_track()) {
                    let is = told.answer.frodo_is_here();
                    demands.last[by].push(if is { Last::Is(place) } else { Last::IsNot(place) });
                }
                // What a correction has put there since tells nothing.
                let entered =
                    self.part.log.iter().take(by).any(|made| made.entry == Entry::Location(location));
                if told.information && !entered {
                    demands.unentered[place] = demands.unentered[place].max(by);
                }
            }
            Question::Perception(region) | Question::Morgul(region) if self.has_areas => {
                demands.last[by].push(Last::LiesIn(region, told.answer != Answer::No));
            }
            Question::Perception(_) | Question::Morgul(_) => {}
        }
    }

    fn begin(
        &self,
        demands: &Demands,
        entries: usize,
        journeys: &mut BTreeMap<Lacks, Counts>,
    ) -> Result<(), TooMany> {
        let all = (1 << demands.wanted.len()) - 1;
        for start in self.starts.iter().filter(|start| demands.unfeatured[**start].is_none()) {
            let lacks = all & !demands.bit(*start);
            let counts = journeys.entry(lacks).or_insert_with(|| self.none(entries));
            add(&mut counts[start * (entries + 1)], 1)?;
        }
        self.keep(demands, 0, entries, journeys);
        Ok(())
    }

    fn none(&self, entries: usize) -> Counts {
        vec![0; self.places.len() * (entries + 1)]
    }

    fn go_on(
        &self,
        demands: &Demands,
        entry: usize,
        entries: usize,
        journeys: &BTreeMap<Lacks, Counts>,
    ) -> Result<BTreeMap<Lacks, Counts>, TooMany> {
        let made = self.part.log[entry - 1];
        let dots = entries + 1;
        let mut next: BTreeMap<Lacks, Counts> = BTreeMap::new();
        for (lacks, counts) in journeys {
            let mut to = self.none(entries);
            self.enter(made, entry, dots, counts, &mut to)?;
            for (place, _) in &demands.wanted {
                // Whoever lacked it has just come there.
                let bit = demands.bit(*place);
                let here = &mut to[place * dots];
                if lacks & bit != 0 && *here > 0 {
                    let came = std::mem::take(here);
                    if demands.may_enter(*place, entry) {
                        let others = next.entry(lacks & !bit).or_insert_with(|| self.none(entries));
                        add(&mut others[place * dots], came)?;
                    }
                }
            }
            let others = next.entry(*lacks).or_insert_with(|| self.none(entries));
            for (place, (others, to)) in others.chunks_exact_mut(dots).zip(to.chunks_exact(dots)).enumerate()
            {
                for (k, (others, count)) in others.iter_mut().zip(to).enumerate() {
                    // Without a dot a place was entered just now, or stayed at with a slash.
                    let stays = if k == 0 { made.stays(counts[place * dots]) } else { 0 };
                    let came = if k == 0 { count - stays } else { 0 };
                    let may = came == 0 || demands.may_enter(place, entry);
                    add(others, if may { *count } else { count - came })?;
                }
            }
        }
        self.keep(demands, entry, entries, &mut next);
        Ok(next)
    }

    /// Where an entry leads (R8, R9, R28), whatever was answered.
    fn enter(
        &self,
        made: Made,
        entry: usize,
        dots: usize,
        from: &Counts,
        to: &mut Counts,
    ) -> Result<(), TooMany> {
        let exit = made.is_exit();
        if made.kind == Kind::Word {
            let all = sum(from.iter().copied())?;
            let places = if exit { &self.exits } else { &self.numbered };
            for place in places.iter().filter(|_| all > 0) {
                add(&mut to[place * dots], all)?;
            }
        }
        let bonus = usize::from(self.part.options.escape.bonus());
        for (place, counts) in from.chunks_exact(dots).enumerate() {
            for (k, count) in counts.iter().enumerate().take(entry).filter(|(_, count)| **count > 0) {
                let here = place * dots + k;
                // A dot, or a slash.
                if !exit && made.kind != Kind::Escape {
                    add(&mut to[here + 1], *count)?;
                }
                if !exit && made.kind != Kind::Move {
                    add(&mut to[here], *count)?;
                }
                let reach = match made.kind {
                    Kind::Move => k,
                    Kind::Escape => k + bonus,
                    Kind::Word => continue,
                };
                // R9: the place itself, with a dot; R28: in any case.
                if !exit && reach > 0 {
                    add(&mut to[place * dots], *count)?;
                }
                for (other, far) in &self.connected[place] {
                    if *far <= reach && self.places[*other].is_exit() == exit {
                        add(&mut to[other * dots], *count)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Drops what does not fit after so many entries, and what cannot any more.
    fn keep(&self, demands: &Demands, entry: usize, entries: usize, journeys: &mut BTreeMap<Lacks, Counts>) {
        journeys.retain(|lacks, _| demands.can_be_met(*lacks, entry));
        for counts in journeys.values_mut() {
            for (place, counts) in counts.chunks_exact_mut(entries + 1).enumerate() {
                if !demands.last[entry].iter().all(|last| self.holds(last, place)) {
                    counts.fill(0);
                }
            }
        }
        journeys.retain(|_, counts| counts.iter().any(|count| *count > 0));
    }

    fn holds(&self, last: &Last, place: usize) -> bool {
        match last {
            Last::Is(here) => place == *here,
            Last::IsNot(here) => place != *here,
            Last::LiesIn(region, lies) => {
                self.part.area(self.places[place]).is_some_and(|area| region.holds(area) == *lies)
            }
        }
    }
}

impl Made {
    /// How many of those who were at a place without a dot are there still, having entered nothing.
    fn stays(self, count: u128) -> u128 {
        if self.kind == Kind::Move || self.is_exit() { 0 } else { count }
    }
}

impl Demands {
    fn bit(&self, place: usize) -> Lacks {
        let at = self.wanted.iter().position(|(wanted, _)| *wanted == place);
        at.map_or(0, |at| 1 << at)
    }

    fn may_enter(&self, place: usize, entry: usize) -> bool {
        self.unfeatured[place].is_none_or(|until| entry > until) && entry > self.unentered[place]
    }

    /// Whether what lacks can come by its time: an entry comes to one place.
    fn can_be_met(&self, lacks: Lacks, entry: usize) -> bool {
        self.wanted.iter().all(|(_, by)| {
            let soon = self.wanted.iter().filter(|(_, other)| other <= by);
            let missing = soon.filter(|(place, _)| lacks & self.bit(*place) != 0).count();
            missing == 0 || entry + missing <= *by
        })
    }
}
