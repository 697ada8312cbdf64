//! What was hidden, told on the stage when all is over: before each of his steps a pause with what everybody could know, then
//! where he went; each question with what it left. Marks, curve and days go as far as the moment does, and no farther.

use super::board::{OnBoard, board};
use super::headline::{Pennant, draw as draw_head};
use super::land::{Lit, Ring};
use super::lights::Lights;
use super::marks::{arrow, circle, token};
use super::scene::{Scene, rule, shine};
use super::shades::Shades;
use super::strip::{step, when};
use super::{Message, Table};
use crate::hunt::board::Location;
use crate::hunt::telling::{Found, Miss, Moment, Over, Places, What, all_of, likeliest};
use crate::hunt::{Entry, Phase, Question, Side as Up, Turn, View};
use crate::language::Words;
use crate::language::hunt::{figure, moment_in_words, spoken, written};
use crate::window::paper::wrapped;
use crate::window::pieces::{At, Paint, Pen, Side, measured, open};
use crate::window::widgets::look::{Look, mixed};
use iced::Color;
use std::f32::consts::TAU;

/// How many places have their number on the map, and how many are listed.
const NUMBERED: usize = 7;
const LISTED: usize = 3;
/// The curve: from where to where, its foot and its height.
const CURVE: [f32; 2] = [346.0, 1250.0];
const FOOT: f32 = 782.0;
const HIGH: f32 = 66.0;

#[derive(Clone, Copy)]
pub struct Tale<'a> {
    pub over: &'a Over,
    pub moments: &'a [Moment],
    /// What nearly found him.
    pub misses: &'a [Miss],
    pub at: usize,
    /// Whether his step is still to be shown.
    pub waits: bool,
    /// Whether it plays by itself, and how much of the pause is over.
    pub plays: bool,
    /// From 0 to 1.
    pub filled: f32,
    /// Whether the ways that were gone are shown, and what could be known; and of Frodo and Gandalf.
    pub truth: bool,
    pub fog: bool,
    pub shows: [bool; 2],
}

impl Tale<'_> {
    fn here(&self) -> &Moment {
        &self.moments[self.at.min(self.moments.len().saturating_sub(1))]
    }

    fn told(&self) -> &[Moment] {
        let end = (self.at + usize::from(!self.waits)).min(self.moments.len());
        &self.moments[..end]
    }

    /// Where the figure stands on the Movement track.
    fn step(&self) -> u8 {
        self.told().iter().rev().find_map(step_of).unwrap_or_default()
    }

    /// The ways of Frodo and of Gandalf that are shown.
    fn ways(&self) -> [bool; 2] {
        self.shows.map(|shows| shows && self.truth)
    }

    /// The turn of the day, by how many have begun.
    fn turn(&self) -> Turn {
        match self.here().when.turn.saturating_sub(1) % 3 {
            0 => Turn::Daylight1,
            1 => Turn::Daylight2,
            _ => Turn::Nightfall,
        }
    }

    /// Where it could have been that somebody was, and where he was: Gandalf at his own moments, and else Frodo.
    fn whereabouts(&self) -> (Option<&Places>, Option<Location>) {
        let here = self.here();
        match is_gandalfs(here) {
            true => (here.known.gandalf.as_ref(), here.gandalf),
            false => (here.known.frodo.as_ref(), here.frodo),
        }
    }

    fn miss(&self) -> Option<&Miss> {
        self.misses.iter().find(|miss| miss.at == self.at)
    }
}

/// The step on which the figure stands by a moment, if it moves.
fn step_of(moment: &Moment) -> Option<u8> {
    match moment.what {
        What::Course(step) => Some(step),
        what => what.number().and_then(|number| u8::try_from(number).ok()),
    }
}

pub fn is_step(moment: &Moment) -> bool {
    moment.what.number().is_some()
}

/// Whether Gandalf went somewhere in secret.
fn is_gandalfs(moment: &Moment) -> bool {
    matches!(moment.what, What::GandalfMoved | What::GandalfHidden | What::GandalfFled)
}

/// Whether it is told where one of them went, after a pause.
pub fn reveals(moment: &Moment) -> bool {
    is_step(moment) || is_gandalfs(moment)
}

pub fn tale(scene: &Scene, look: Look, words: &Words, tale: Tale<'_>) -> super::Mat<Message> {
    let shades = Shades::of(look);
    let (mut mat, lights) = scene.stage(look, &shades);
    if tale.moments.is_empty() {
        return mat;
    }
    let tale = Tale { at: tale.at.min(tale.moments.len() - 1), ..tale };
    let on = marked(words, &shades, &tale);
    match scene.chart() {
        Some(_) => board(&mut mat, scene, (look, &shades, &lights), &on),
        None => log(&mut mat, words, &shades, &tale),
    }
    mat.above();
    let night = tale.turn() == Turn::Nightfall && tale.here().when.day > 0;
    let moved = tale.told().iter().any(|moment| is_step(moment) && moment.when == tale.here().when);
    let view = View {
        day: tale.here().when.day,
        turn: tale.turn(),
        eye: night && moved,
        phase: Phase::Ringwraiths,
        ..View::default()
    };
    let head = head(words, &tale);
    draw_head(&mut mat, &shades, &head, Pennant::Feet);
    let line = side(&mut mat, words, &shades, &tale);
    plays(&mut mat, words, &shades, &tale, line);
    mat.plate([0.0, 693.0], [1280.0, 107.0], 0.0, Paint::filled(shades.strip));
    mat.plate([0.0, 693.0], [1280.0, 2.0], 0.0, Paint::filled(shades.line));
    when(&mut mat, words, &shades, &view);
    rule(&mut mat, &shades, [180.0, 709.0], [180.0, 784.0]);
    rule(&mut mat, &shades, [318.0, 709.0], [318.0, 784.0]);
    step(&mut mat, &shades, tale.step());
    curve(&mut mat, (&shades, &lights), &tale);
    mat
}

fn marked(words: &Words, shades: &Shades, tale: &Tale<'_>) -> OnBoard {
    let here = tale.here();
    let told = tale.told();
    let night = here.when.day > 0;
    let mut on = OnBoard {
        lit: Lit::Nothing,
        falls: shades.falls(tale.turn(), night),
        figure: told.iter().rev().find_map(|moment| moment.gandalf).filter(|_| tale.ways()[1]),
        ..OnBoard::default()
    };
    // Whom the moment is about in numbers, the other as a breath.
    let [frodo, gandalf] = [(&here.known.frodo, 0), (&here.known.gandalf, 1)];
    let (about, other) = if is_gandalfs(here) { (gandalf, frodo) } else { (frodo, gandalf) };
    let clear = |(places, whose): (&Option<Places>, usize)| {
        let shown = places.as_ref().filter(|_| tale.fog && tale.shows[whose]);
        shown.map(|places| fog(words, places)).unwrap_or_default()
    };
    on.fog = clear(about);
    on.haze = clear(other).into_iter().map(|(place, share, _)| (place, share)).collect();
    on.gandalfs = is_gandalfs(here);
    for moment in told {
        let [frodo, gandalf] = [moment.frodo, moment.gandalf];
        let last = on.routes.last_mut().filter(|_| !matches!(moment.what, What::Course(_)));
        match (frodo.filter(|_| tale.ways()[0]), last) {
            (Some(place), Some(route)) if route.last() != Some(&place) => route.push(place),
            (Some(place), None) => on.routes.push(vec![place]),
            _ => {}
        }
        if let (Some(place), true) =
            (gandalf.filter(|_| tale.ways()[1]), on.ridden.last() != gandalf.as_ref())
        {
            on.ridden.push(place);
        }
    }
    if tale.waits {
        return on;
    }
    match here.what {
        What::Answer(Question::Search(place) | Question::Hunt(place), _) => {
            let side =
                if matches!(here.what, What::Answer(Question::Hunt(_), _)) { Up::Sword } else { Up::Eye };
            let found = here.what.found();
            if tale.miss().is_some() {
                on.misses.push(place);
            }
            if found == Some(Found::Frodo) {
                on.rings.push((place, Ring::Red));
            }
            on.tokens.push((place, found.map(|_| side)));
            on.feet = here.frodo.filter(|frodo| *frodo != place && tale.ways()[0]);
        }
        What::Answer(Question::Perception(region) | Question::Morgul(region), _) => {
            let found = here.what.found().map_or(Ring::Dashed, |_| Ring::Gold);
            on.lit = Lit::Region(region, found);
            on.feet = here.frodo.filter(|_| tale.ways()[0]);
        }
        _ => {
            let shown = tale.ways()[usize::from(is_gandalfs(here))];
            on.rings.extend(tale.whereabouts().1.filter(|_| shown).map(|place| (place, Ring::Gold)));
        }
    }
    on
}

/// The likelier a place, the clearer; the likeliest have their numbers.
fn fog(words: &Words, places: &Places) -> Vec<(Location, f32, String)> {
    let counts: Vec<u128> = likeliest(places).into_iter().map(|(_, count)| count).collect();
    let most = counts.first().copied().unwrap_or(1).max(1);
    let least = counts.get(NUMBERED - 1).copied().unwrap_or_default();
    let shown = places.iter().map(|(place, count)| {
        let share = (*count as f64 / most as f64).sqrt() as f32;
        let number =
            if *count > least || counts.len() <= NUMBERED { figure(words, *count) } else { String::new() };
        let short = number.chars().count() < 7;
        (*place, share, if short { number } else { String::new() })
    });
    shown.collect()
}

fn head(words: &Words, tale: &Tale<'_>) -> [String; 2] {
    let here = tale.here();
    let journeys = here.known.journeys.map(|journeys| figure(words, journeys));
    if tale.waits {
        let name = if is_gandalfs(here) { "tale-where-gandalf" } else { "tale-where" };
        let asked = words.say(name, &[("step", step_of(here).unwrap_or_default().into())]);
        let fit = journeys.map(|journeys| words.say("tale-fit", &[("journeys", journeys.into())]));
        return [asked, fit.unwrap_or_else(|| words.say("tale-unknown", &[]))];
    }
    let said = moment_in_words(words, tale.over.options(), here);
    if let Some(miss) = tale.miss() {
        return [said, words.say("tale-near", &[("near", <&str>::from(miss.near).into())])];
    }
    // Where places are known it stands beside the map.
    let bare = tale.whereabouts().0.is_none_or(|places| places.is_empty());
    let then = journeys.filter(|_| bare);
    let then = then.map(|journeys| words.say("telling-journeys", &[("journeys", journeys.into())]));
    [said, then.unwrap_or_default()]
}

/// What could be known, at the right; how far down it goes.
fn side(mat: &mut Table, words: &Words, shades: &Shades, tale: &Tale<'_>) -> f32 {
    let here = tale.here();
    let (places, there) = tale.whereabouts();
    let Some(places) = places.filter(|places| !places.is_empty()) else {
        uncounted(mat, words, shades, tale);
        return 552.0;
    };
    let all = all_of(places);
    if tale.waits {
        for (number, (place, count)) in likeliest(places).iter().take(LISTED).enumerate() {
            let y = 176.0 + 84.0 * number as f32;
            let share = *count as f32 / all.max(1) as f32;
            mat.plate([868.0, y], [388.0, 74.0], 8.0, Paint::filled(shades.hollow).edged(shades.line, 1.6));
            let filled = mixed(shades.hollow, shades.gold, 0.42);
            mat.plate([868.0, y], [(388.0 * share).max(10.0), 74.0], 8.0, Paint::filled(filled));
            let at = words.say("tale-at", &[("place", place.to_string().into())]);
            mat.fits([890.0, y + 55.0], 116.0, 46.0, (shades.ink, Side::From, true), &at);
            let (count, all) = in_round_figures(*count, all);
            let facts = [("count", figure(words, count).into()), ("all", figure(words, all).into())];
            let said = words.say("tale-in", &facts);
            within(mat, ([1240.0, y + 56.0], 220.0), 56.0, (shades.ink, Side::To), &said);
        }
        rule(mat, shades, [868.0, 446.0], [1256.0, 446.0]);
        return 560.0;
    }
    let before =
        tale.at.checked_sub(1).and_then(|at| tale.moments.get(at)).and_then(|moment| moment.known.journeys);
    let after = here.known.journeys.unwrap_or_default();
    let fitted = words.say("tale-fitted", &[]);
    mat.fits([1062.0, 212.0], 388.0, 38.0, (shades.faint, Side::About, false), &fitted);
    let after = figure(words, after);
    match before.filter(|_| matches!(here.what, What::Answer(..))) {
        Some(before) => {
            let before = figure(words, before);
            within(mat, ([948.0, 326.0], 148.0), 110.0, (shades.dim, Side::About), &before);
            arrow(mat, [1032.0, 290.0], 60.0, shades.ink, 7.0);
            within(mat, ([1178.0, 326.0], 148.0), 110.0, (shades.ink, Side::About), &after);
        }
        None => within(mat, ([1062.0, 326.0], 380.0), 110.0, (shades.ink, Side::About), &after),
    }
    if let Some(there) = there {
        let count = places.iter().find(|(place, _)| *place == there).map_or(0, |(_, count)| *count);
        let place = ("place", there.to_string().into());
        let (count, all) = in_round_figures(count, all);
        let said = match places.len() {
            // Nothing is counted where nothing is open.
            1 => words.say("tale-sure", &[place]),
            _ => {
                let facts =
                    [("count", figure(words, count).into()), ("all", figure(words, all).into()), place];
                words.say("tale-ended", &facts)
            }
        };
        within(mat, ([1062.0, 396.0], 388.0), 46.0, (shades.gold, Side::About), &said);
    }
    rule(mat, shades, [868.0, 430.0], [1256.0, 430.0]);
    552.0
}

/// A share of what nobody counts at a glance: of a hundred, or one of so many.
fn in_round_figures(count: u128, all: u128) -> (u128, u128) {
    match count.saturating_mul(100).checked_div(all) {
        _ if all < 100_000 => (count, all),
        Some(0) if count > 0 => (1, all.checked_div(count).unwrap_or_default()),
        share => (share.unwrap_or_default(), 100),
    }
}

/// Where nothing is counted: what was asked and answered, or what was entered.
fn uncounted(mat: &mut Table, words: &Words, shades: &Shades, tale: &Tale<'_>) {
    let here = tale.here();
    let (small, large) = match (here.what, tale.waits) {
        (_, true) => return,
        (What::Answer(asked, answer), _) => {
            let asked = crate::hunt::Asked { card: false, question: asked };
            (crate::language::hunt::question(words, asked), spoken(words, answer))
        }
        _ if is_step(here) => {
            let facts = [("step", tale.step().into())];
            (words.say("tale-step", &facts), here.entered.map_or_else(|| "?".to_owned(), written))
        }
        _ => return,
    };
    mat.fits([1062.0, 226.0], 388.0, 46.0, (shades.faint, Side::About, false), &small);
    within(mat, ([1062.0, 376.0], 388.0), 150.0, (shades.ink, Side::About), &large);
    rule(mat, shades, [868.0, 430.0], [1256.0, 430.0]);
}

/// Heavy words, no broader than this however long they are.
fn within(mat: &mut Table, (at, most): (At, f32), size: f32, (color, side): (Color, Side), words: &str) {
    let size = size * (most / measured(words, size, true).max(1.0)).min(1.0);
    mat.bold(at, size, color, side, words);
}

fn plays(mat: &mut Table, words: &Words, shades: &Shades, tale: &Tale<'_>, y: f32) {
    let middle = [942.0, y];
    mat.outline(circle(middle, 64.0), Paint::line(mixed(shades.strip, shades.line, 0.8), 9.0));
    if tale.waits && tale.filled > 0.0 {
        let parts = (48.0 * tale.filled).ceil().max(1.0) as usize;
        let at = |part: usize| {
            let (sin, cos) = (TAU * part as f32 / 48.0).sin_cos();
            [middle[0] + 64.0 * sin, middle[1] - 64.0 * cos]
        };
        let pens: Vec<Pen> = open((0..=parts).map(at)).collect();
        mat.outline(pens, Paint::line(shades.gold, 9.0));
    }
    let [x, y] = middle;
    if tale.plays {
        let sign = vec![
            Pen::Begin([x - 16.0, y - 26.0]),
            Pen::Line([x + 27.0, y]),
            Pen::Line([x - 16.0, y + 26.0]),
            Pen::Close,
        ];
        mat.outline(sign, Paint::filled(shades.ink).edged(shades.ink, 4.0));
    } else {
        for dx in [-18.0, 7.0] {
            mat.plate([x + dx, y - 24.0], [11.0, 48.0], 2.0, Paint::filled(shades.ink));
        }
    }
    let (first, second) = match (tale.waits, tale.plays) {
        (true, true) => {
            let left = ((1.0 - tale.filled) * 2.0).ceil().max(1.0) as u8;
            (words.say("tale-shown", &[]), words.say("tale-in-seconds", &[("seconds", left.into())]))
        }
        (_, false) => (words.say("tale-waits", &[]), String::new()),
        (false, true) => match tale.moments.get(tale.at + 1) {
            Some(next) if is_gandalfs(next) => (words.say("tale-then", &[]), words.say("tale-gandalf", &[])),
            Some(next) if is_step(next) => {
                let step = step_of(next).unwrap_or_default();
                (words.say("tale-then", &[]), words.say("tale-step", &[("step", step.into())]))
            }
            Some(Moment { what: What::Answer(question, _), .. }) => {
                let asked = crate::hunt::Asked { card: false, question: *question };
                (words.say("tale-then", &[]), crate::language::hunt::question(words, asked))
            }
            _ => (String::new(), String::new()),
        },
    };
    mat.fits([1036.0, y - 16.0], 220.0, 38.0, (shades.faint, Side::From, false), &first);
    mat.fits([1036.0, y + 40.0], 220.0, 46.0, (shades.ink, Side::From, true), &second);
}

/// How much was open at each moment so far, with days and marks.
fn curve(mat: &mut Table, (shades, lights): (&Shades, &Lights), tale: &Tale<'_>) {
    let last = tale.moments.len().saturating_sub(1).max(1) as f32;
    let most = tale.moments.iter().filter_map(|moment| moment.known.bits()).fold(1.0, f64::max) as f32;
    let at = |number: usize| {
        let bits = tale.moments[number].known.bits().unwrap_or(0.0) as f32;
        [CURVE[0] + (CURVE[1] - CURVE[0]) * number as f32 / last, FOOT - HIGH * bits / most]
    };
    let here = at(tale.at);
    let pens: Vec<Pen> = open((0..=tale.at).map(at)).collect();
    let mut within = pens.clone();
    within.extend([Pen::Line([here[0], FOOT]), Pen::Line([CURVE[0], FOOT]), Pen::Close]);
    mat.outline(within, Paint::filled(mixed(shades.strip, shades.gold, 0.16)));
    mat.outline(
        vec![Pen::Begin([CURVE[0], FOOT]), Pen::Line([here[0], FOOT])],
        Paint::line(mixed(shades.strip, shades.gold, 0.5), 2.0),
    );
    let ahead = vec![Pen::Begin([here[0], FOOT]), Pen::Line([CURVE[1], FOOT])];
    mat.outline(ahead, Paint { dashed: true, ..Paint::line(shades.line, 2.0) });
    mat.outline(pens, Paint::line(shades.gold, 4.0));
    for number in 1..=tale.at {
        let day = tale.moments[number].when.day;
        let [x, _] = at(number);
        if day > 0 && tale.moments[number - 1].when.day != day {
            mat.outline(
                vec![Pen::Begin([x, FOOT - 4.0]), Pen::Line([x, FOOT + 6.0])],
                Paint::line(shades.faint, 2.4),
            );
            mat.bold([x + 7.0, FOOT - 4.0], 20.0, shades.faint, Side::From, day.to_string());
        }
    }
    mat.above();
    for number in 0..tale.told().len() {
        let [x, y] = at(number);
        if tale.moments[number].what.found() == Some(Found::Frodo) {
            token(mat, shades, [x, FOOT - 9.0], 14.0, Some(Up::Sword));
        } else if tale.misses.iter().any(|miss| miss.at == number) {
            let y = (y - 18.0).max(710.0);
            let sign = vec![
                Pen::Begin([x, y - 10.0]),
                Pen::Line([x + 9.0, y]),
                Pen::Line([x, y + 10.0]),
                Pen::Line([x - 9.0, y]),
                Pen::Close,
            ];
            mat.outline(sign, Paint::filled(shades.red).edged(shades.strip, 2.0));
        }
    }
    shine(mat, &lights.gold, here, 24.0);
    mat.above();
    mat.circle(here, 9.0, Paint::filled(shades.bright).edged(shades.strip, 2.0));
}

/// Without a map: his entries by their numbers, as far as they are told.
fn log(mat: &mut Table, words: &Words, shades: &Shades, tale: &Tale<'_>) {
    mat.above();
    mat.fits([40.0, 206.0], 780.0, 30.0, (shades.faint, Side::From, false), &words.say("tale-asked", &[]));
    let entered: Vec<Option<Entry>> =
        tale.told().iter().filter(|moment| is_step(moment)).map(|moment| moment.entered).collect();
    for number in 0..16_usize {
        let corner: At = [40.0 + 98.0 * (number % 8) as f32, 230.0 + 116.0 * (number / 8) as f32];
        let now = number + 1 == entered.len() && is_step(tale.here()) && !tale.waits;
        let edge = if now { shades.gold } else { shades.line };
        mat.plate(
            corner,
            [88.0, 102.0],
            8.0,
            Paint::filled(shades.hollow).edged(edge, if now { 4.0 } else { 1.6 }),
        );
        mat.words(
            [corner[0] + 8.0, corner[1] + 22.0],
            18.0,
            shades.dim,
            Side::From,
            (number + 1).to_string(),
        );
        if let Some(entry) = entered.get(number) {
            let said = entry.map_or_else(|| "?".to_owned(), written);
            mat.fits(
                [corner[0] + 44.0, corner[1] + 76.0],
                80.0,
                50.0,
                (shades.ink, Side::About, true),
                &said,
            );
        }
    }
    let asked: Vec<String> = tale
        .told()
        .iter()
        .filter(|moment| matches!(moment.what, What::Answer(..)) && moment.when == tale.here().when)
        .map(|moment| moment_in_words(words, tale.over.options(), moment))
        .collect();
    let lines = asked.iter().flat_map(|line| wrapped(line, 40.0, false, 780.0)).collect::<Vec<_>>();
    let shown = lines.len().saturating_sub(4);
    let ink = (shades.ink, Side::From, false);
    mat.paragraph([40.0, 510.0], 48.0, (780.0, 40.0), ink, lines.iter().skip(shown));
}
