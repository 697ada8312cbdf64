//! What stands at the right of the stage: the question, its answer, what hands hold, and the Information found.

use super::Table;
use super::headline::token_moves;
use super::lights::Lights;
use super::marks::{arrow, circle, hexagon, token};
use super::moment::{Heard, Moment};
use super::scene::{rule, shine};
use super::shades::Shades;
use super::tiles::{face, sum};
use crate::hunt::{Answer, Phase, Public, Question, Touched, Turn, View, result};
use crate::language::Words;
use crate::language::hunt::{host_line, publicly, question, spoken, taken_back, war_tokens};
use crate::window::paper::{breadth, wrapped};
use crate::window::pieces::signs::{fate, war};
use crate::window::pieces::{At, Comes, Paint, Pen, Side, measured};
use iced::Color;

const MIDDLE: f32 = 1062.0;
const FROM: f32 = 868.0;
const BROAD: f32 = 388.0;
/// Where what hands hold has its middle.
const HANDS: f32 = 482.0;
/// The sizes of an answer that has no room in one line.
const SIZES: [f32; 5] = [84.0, 70.0, 58.0, 48.0, 40.0];

pub(super) fn side(
    mat: &mut Table,
    words: &Words,
    (shades, lights): (&Shades, &Lights),
    view: &View,
    (heard, moment): (&Heard, &Moment),
) {
    match moment {
        Moment::Corrected(answers) => corrected(mat, words, shades, answers, heard),
        Moment::Turn | Moment::Moved | Moment::Gone(_) | Moment::Told(_) | Moment::Course(_) => {
            host(mat, words, shades, view, heard)
        }
        Moment::Over => {
            sum(mat, words, shades, view, view.corruption);
            // P23: what it is worth in a War of the Ring.
            let tokens = result(view).map(|tokens| war_tokens(words, tokens)).unwrap_or_default();
            let lines = |size: f32| wrapped(&tokens, size, false, BROAD / 0.9);
            let size = [26.0, 23.0, 20.0].into_iter().find(|size| lines(*size).len() < 3).unwrap_or(18.0);
            let ink = (shades.ink, Side::About, false);
            mat.paragraph([MIDDLE, 526.0], 27.0, (BROAD, size), ink, lines(size).into_iter().take(2));
        }
        Moment::Drawn(_) => return,
        Moment::Taken => taken(mat, words, (shades, lights), view, heard),
        Moment::Gandalf(..) => {
            shine(mat, &lights.gold, [MIDDLE, 380.0], 190.0);
            mat.above();
            mat.comes(Comes::From([0.0, -70.0]), |mat| {
                mat.sign(fate::HAT, [MIDDLE - 110.0, 270.0], 220.0, shades.ink);
            });
            // P10: the token that it costs.
            let token = heard.events.iter().find(|event| matches!(event, Public::Fellowship { .. }));
            if let Some(told) = token.and_then(|event| publicly(words, event)) {
                mat.fits([MIDDLE, 548.0], BROAD, 32.0, (shades.faint, Side::About, false), &told);
            }
        }
        Moment::Asked(_) | Moment::Dropped(..) | Moment::Answered(..) | Moment::Undone => {
            asked(mat, words, shades, (heard, moment));
            match moment {
                Moment::Undone => undone(mat, words, shades, view, heard),
                _ => held(mat, (shades, lights), heard, moment),
            }
        }
    }
    information(mat, words, (shades, lights), view, heard);
}

/// The question, and what was answered.
fn asked(mat: &mut Table, words: &Words, shades: &Shades, (heard, moment): (&Heard, &Moment)) {
    let Some(asked) = moment.asked(heard) else { return };
    let question = question(words, asked);
    let question = Lines::of_question(&question);
    let one_line = question.lines.len() == 1;
    question.draw(mat, (shades.faint, false));
    match moment {
        Moment::Answered(_, answer) => {
            Lines::of_answer(&spoken(words, *answer), one_line).draw(mat, (shades.ink, true))
        }
        Moment::Undone => {
            if let Some((_, answer)) = heard.answered() {
                Lines::of_answer(&spoken(words, answer), one_line).draw(mat, (shades.dim, true));
                mat.above();
                let struck = vec![Pen::Begin([930.0, 352.0]), Pen::Line([1194.0, 312.0])];
                mat.outline(struck, Paint::line(shades.gold, 9.0));
            }
        }
        Moment::Asked(_) => mat.bold([MIDDLE, 360.0], 170.0, shades.dim, Side::About, "…"),
        _ => mat.bold([MIDDLE, 360.0], 170.0, shades.dim, Side::About, "–"),
    }
}

/// Words in lines below each other, as large as there is room.
struct Lines {
    lines: Vec<String>,
    size: f32,
    /// Where the first of them stands.
    top: f32,
}

impl Lines {
    fn of_question(question: &str) -> Self {
        if measured(question, 34.0, false) <= BROAD {
            return Self { lines: vec![question.to_owned()], size: 46.0, top: 226.0 };
        }
        // In two lines at the most: below them stands the answer.
        let lines = |size: f32| wrapped(question, size, false, BROAD / 0.9);
        let size = [36.0, 32.0, 28.0].into_iter().find(|size| lines(*size).len() < 3).unwrap_or(24.0);
        Self { lines: lines(size), size, top: 188.0 }
    }

    /// The answer, below a question of one line or of two.
    fn of_answer(said: &str, one_line: bool) -> Self {
        let one = if one_line { 170.0 } else { 150.0 };
        if breadth(said, one, true) * 0.9 <= BROAD {
            return Self { lines: vec![said.to_owned()], size: one, top: 376.0 };
        }
        let lines = |size: f32| wrapped(said, size, true, BROAD / 0.9);
        let room = if one_line { 180.0 } else { 150.0 };
        let size = SIZES.into_iter().find(|size| lines(*size).len() as f32 * size <= room);
        let size = size.unwrap_or(SIZES[4]);
        let lines = lines(size);
        let top = 420.0 - room / 2.0 - lines.len() as f32 * size * 0.5 + size * 0.8;
        Self { lines, size, top }
    }

    fn draw(self, mat: &mut Table, (color, bold): (Color, bool)) {
        let Self { lines, size, top } = self;
        match &lines[..] {
            [line] => mat.fits([MIDDLE, top], BROAD, size, (color, Side::About, bold), line),
            _ => {
                let high = if bold { size } else { size * 1.15 };
                mat.paragraph([MIDDLE, top], high, (BROAD, size), (color, Side::About, bold), lines);
            }
        }
    }
}

/// What hands hold: the token that is laid, found or put on the board.
fn held(mat: &mut Table, (shades, lights): (&Shades, &Lights), heard: &Heard, moment: &Moment) {
    let Moment::Answered(asked, answer) = moment else { return };
    let laid = heard.tracks().into_iter().find_map(|(_, side)| side);
    let found = heard.found();
    let region =
        matches!(asked.question, Question::Perception(_) | Question::Morgul(_)) && *answer != Answer::No;
    if laid.is_none() && found.is_none() && !region {
        return;
    }
    shine(mat, &lights.gold, [MIDDLE, HANDS], 118.0);
    mat.above();
    // Both lie side by side.
    let [one, other] = if laid.is_some() && found.is_some() { [990.0, 1134.0] } else { [MIDDLE; 2] };
    if let Some(side) = laid {
        mat.comes(Comes::From([0.0, -46.0]), |mat| token(mat, shades, [one, HANDS], 64.0, Some(side)));
    }
    if let Some((location, _)) = found {
        hexagon(mat, shades, [other, HANDS], 70.0, Some(&location.to_string()), true);
    }
    if region {
        mat.comes(Comes::From([0.0, -46.0]), |mat| log_token(mat, [MIDDLE, HANDS]));
    }
}

/// Tiles that were taken, with what they have added; those that were put back are on their way to the cup.
fn taken(mat: &mut Table, words: &Words, (shades, lights): (&Shades, &Lights), view: &View, heard: &Heard) {
    let [applied, returned] = heard.settled();
    if applied.is_empty() && returned.is_empty() {
        return host(mat, words, shades, view, heard);
    }
    let named = words.say("table-corruption", &[]);
    mat.fits([MIDDLE, 214.0], BROAD, 34.0, (shades.faint, Side::About, false), &named);
    mat.bold([MIDDLE, 336.0], 130.0, shades.gold, Side::About, view.corruption.to_string());
    let row = |count: usize| {
        let apart = (BROAD / count.max(1) as f32).min(96.0);
        let first = MIDDLE - apart * (count as f32 - 1.0) / 2.0;
        (move |number: usize| first + apart * number as f32, (apart * 0.84).min(78.0))
    };
    let (place, side) = row(applied.len());
    for (number, tile) in applied.iter().enumerate() {
        face(mat, shades, ([place(number) - side / 2.0, 372.0], side, 0.0), *tile);
    }
    if returned.is_empty() {
        return;
    }
    // They go to the cup.
    shine(mat, &lights.gold, [MIDDLE, 514.0], 100.0);
    mat.above();
    let (place, side) = row(returned.len() + 2);
    for (number, tile) in returned.iter().enumerate() {
        mat.comes(Comes::From([0.0, -104.0]), |mat| {
            face(mat, shades, ([place(number) - side / 2.0, 514.0 - side / 2.0], side, 0.0), *tile);
        });
    }
    arrow(mat, [place(returned.len()) - 30.0, 514.0], 56.0, shades.bright, 7.0);
    mat.sign(war::CUP, [place(returned.len() + 1) - 40.0, 474.0], 80.0, shades.faint);
}

fn log_token(mat: &mut Table, [x, y]: At) {
    let [plate, edge, within] = [iced::color!(0x26242b), iced::color!(0xb9b1c9), iced::color!(0x6a6478)];
    mat.plate([x - 64.0, y - 62.0], [122.0; 2], 16.0, Paint::filled(plate).edged(edge, 5.0));
    mat.plate([x - 53.0, y - 51.0], [100.0; 2], 10.0, Paint::line(within, 2.0));
    mat.sign(war::NAZGUL, [x - 44.0, y - 43.0], 82.0, iced::color!(0xd9d2e6));
}

/// What is taken off the board, and in words what else lies otherwise.
fn undone(mat: &mut Table, words: &Words, shades: &Shades, view: &View, heard: &Heard) {
    let off = heard.tracks().into_iter().find_map(|(location, side)| Some((location, side?)));
    mat.above();
    let lines: Vec<String> = taken_back(words, view, &heard.events).into_iter().skip(1).collect();
    let mut top = if heard.answered().is_some() { 440.0 } else { 240.0 };
    if let Some((location, side)) = off.filter(|(location, _)| !view.tracks.contains_key(location)) {
        let face = Paint { dashed: true, fill: Some(shades.place[0]), ..Paint::line(shades.edge, 3.0) };
        let high = if lines.is_empty() { HANDS } else { top + 22.0 };
        let small = if lines.is_empty() { 56.0 } else { 42.0 };
        mat.outline(circle([946.0, high], small), face);
        mat.bold([946.0, high + small * 0.34], small, shades.edge, Side::About, location.to_string());
        arrow(mat, [1018.0, high], 76.0, shades.bright, 8.0);
        token(mat, shades, [1172.0, high], small * 1.1, Some(side));
        top = high + small + 24.0;
    }
    // All of it, as large as there is room.
    let size_of = |size: f32| {
        let lines: Vec<String> =
            lines.iter().flat_map(|line| wrapped(line, size, false, BROAD / 0.9)).collect();
        (lines.len() as f32 * size * 1.25 <= 564.0 - top || size < 20.0).then_some((lines, size))
    };
    let (lines, size) =
        [32.0, 29.0, 26.0, 23.0, 20.0, 18.0].into_iter().find_map(size_of).unwrap_or_default();
    let ink = (shades.ink, Side::About, false);
    mat.paragraph([MIDDLE, top + 10.0], size * 1.25, (BROAD, size), ink, lines);
}

/// What was told, and what is true: three rows, and how many more there are.
fn corrected(mat: &mut Table, words: &Words, shades: &Shades, answers: &[Touched], heard: &Heard) {
    let say = |name: &str| words.say(name, &[]);
    if answers.is_empty() {
        let lines = wrapped(&say("public-corrected-none"), 40.0, false, BROAD);
        return mat.paragraph([MIDDLE, 330.0], 50.0, (BROAD, 40.0), (shades.ink, Side::About, false), lines);
    }
    mat.fits([1098.0, 206.0], 100.0, 34.0, (shades.faint, Side::About, false), &say("stage-told"));
    mat.fits([1206.0, 206.0], 100.0, 34.0, (shades.gold, Side::About, false), &say("stage-true"));
    let high = if answers.len() > 2 { 92.0 } else { 124.0 };
    let mut feet = Vec::new();
    for (number, Touched { asked, was, is }) in answers.iter().take(3).enumerate() {
        let y = 222.0 + high * number as f32;
        rule(mat, shades, [FROM, y], [FROM + BROAD, y]);
        let foot = y + high * 0.62;
        mat.fits([FROM, foot], 176.0, 40.0, (shades.ink, Side::From, false), &question(words, *asked));
        let [was, is] = [was, is].map(|answer| spoken(words, *answer));
        feet.extend(answer(mat, [1098.0, foot + 3.0], shades.dim, &was));
        answer(mat, [1206.0, foot + 3.0], shades.gold, &is);
    }
    // Above what is struck, line by line.
    mat.above();
    for [foot, size] in feet {
        let struck = vec![Pen::Begin([1054.0, foot - size * 0.21]), Pen::Line([1142.0, foot - size * 0.43])];
        mat.outline(struck, Paint::line(shades.faint, if size > 30.0 { 5.0 } else { 3.0 }));
    }
    let shown = answers.len().min(3);
    rule(mat, shades, [FROM, 222.0 + high * shown as f32], [FROM + BROAD, 222.0 + high * shown as f32]);
    let more = words.say("stage-more", &[("more", (answers.len() - shown).into())]);
    let stays = if answers.len() > shown { more } else { say("stage-stays-told") };
    // The first of them is the headline.
    let besides = token_moves(words, heard).into_iter().skip(1).collect::<Vec<_>>().join(" ");
    let besides = if besides.is_empty() { stays } else { besides };
    mat.fits([MIDDLE, 540.0], BROAD, 32.0, (shades.faint, Side::About, false), &besides);
}

/// An answer in its column: large where it is one word, else in lines below each other; where each of them stands, and its size.
fn answer(mat: &mut Table, [x, y]: [f32; 2], color: Color, said: &str) -> Vec<[f32; 2]> {
    const COLUMN: f32 = 98.0;
    if wrapped(said, 33.0, true, COLUMN).len() == 1 {
        mat.fits([x, y], COLUMN, 56.0, (color, Side::About, true), said);
        return vec![[y, 56.0]];
    }
    let lines = |size: f32| wrapped(said, size, true, COLUMN);
    let size = [25.0, 22.0].into_iter().find(|size| lines(*size).len() as f32 * size <= 78.0).unwrap_or(20.0);
    let lines = lines(size);
    let first = y - 10.0 - size * 0.55 * (lines.len() - 1) as f32;
    let stand = (0..lines.len()).map(|line| [first + size * 1.1 * line as f32, size]).collect();
    mat.paragraph([x, first], size * 1.1, (COLUMN, size), (color, Side::About, true), lines);
    stand
}

/// The host's line, in as many lines as it needs; the ways of the Lord of the Nazgûl when he comes; and Gandalf, where he is out of
/// play (P12).
fn host(mat: &mut Table, words: &Words, shades: &Shades, view: &View, heard: &Heard) {
    let part2 = view.part2.as_ref().filter(|_| !view.phase.is_over());
    let more = says_more(view).then(|| host_line(words, view));
    // P18: from then on the host's line says so in their turn.
    let lord = heard.lord_comes().then(|| words.say("public-lord", &[]));
    let gandalf = part2.filter(|part2| part2.in_rivendell);
    let said = [more, lord, gandalf.map(|_| words.say("told-gandalf-in-rivendell", &[]))];
    let said: Vec<String> = said.into_iter().flatten().collect();
    let lines =
        |size: f32| said.iter().flat_map(|said| wrapped(said, size, false, BROAD / 0.9)).collect::<Vec<_>>();
    let size = [40.0, 34.0, 29.0, 25.0, 22.0]
        .into_iter()
        .find(|size| lines(*size).len() as f32 * size * 1.25 <= 350.0);
    let size = size.unwrap_or(19.0);
    mat.paragraph([FROM, 216.0], size * 1.25, (BROAD, size), (shades.ink, Side::From, false), lines(size));
}

/// Whether the host's line says more than the headline does, to more than the Ring-bearer.
fn says_more(view: &View) -> bool {
    let figure = view.part2.as_ref().is_some_and(|part2| part2.figure.is_some());
    let lord = view.part2.as_ref().is_some_and(|part2| part2.lord);
    match view.phase {
        Phase::Encounter => false,
        // R30: what hands do, in order.
        Phase::Refresh => true,
        Phase::Escape => view.part2.is_some(),
        Phase::Ringwraiths => view.eye || figure || lord,
        Phase::RingBearer => view.turn == Turn::Nightfall || figure,
        _ => true,
    }
}

/// The tokens that the Ringwraiths have found, and what each allows.
fn information(
    mat: &mut Table,
    words: &Words,
    (shades, lights): (&Shades, &Lights),
    view: &View,
    heard: &Heard,
) {
    if view.part2.is_some() && view.information.is_empty() {
        return;
    }
    let named = words.say("table-information", &[]);
    let half = breadth(&named, 22.0, false) * 0.45 + 14.0;
    rule(mat, shades, [FROM, 580.0], [MIDDLE - half, 580.0]);
    rule(mat, shades, [MIDDLE + half, 580.0], [FROM + BROAD, 580.0]);
    mat.words([MIDDLE, 587.0], 22.0, shades.faint, Side::About, named);
    let new = heard.found().filter(|_| heard.how != crate::table::How::Undid);
    for number in 0..5_u8 {
        let at = [904.0 + 79.0 * f32::from(number), 625.0];
        let location = view.information.get(usize::from(number));
        if location.is_some() && new.is_some_and(|(_, count)| count == number + 1) {
            shine(mat, &lights.gold, at, 56.0);
        }
        let written = location.map(ToString::to_string);
        let token = |mat: &mut Table| hexagon(mat, shades, at, 33.0, written.as_deref(), false);
        match new.filter(|(_, count)| *count == number + 1) {
            // The one that was found goes to its row.
            Some(_) => mat.comes(Comes::From([MIDDLE - at[0], HANDS - at[1]]), token),
            None => token(mat),
        }
        let allows = words.say("stage-ability", &[("number", i32::from(number + 1).into())]);
        let ink = if location.is_some() { shades.ink } else { shades.dim };
        mat.fits([at[0], 681.0], 72.0, 21.5, (ink, Side::About, location.is_some()), &allows);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::board::Region;
    use crate::hunt::{Asked, Hunt};
    use crate::language::Language;
    use strum::IntoEnumIterator as _;

    /// However long both are, the answer begins below the question and ends above what hands hold.
    #[test]
    fn no_question_runs_into_its_answer() {
        let region = Region::Area("VI-D".parse().unwrap());
        for language in Language::iter() {
            let words = Words::of_game::<Hunt>(language);
            for asked in [Question::Perception(region), Question::Morgul(region)] {
                let asked = Asked { card: false, question: asked };
                let asked = Lines::of_question(&question(&words, asked));
                let below = asked.top + asked.size * (1.15 * (asked.lines.len() - 1) as f32 + 0.24);
                for answer in [Answer::No, Answer::Yes, Answer::Gandalf, Answer::FrodoAndGandalf] {
                    let said = spoken(&words, answer);
                    let said = Lines::of_answer(&said, asked.lines.len() == 1);
                    let above = said.top - said.size * 0.76;
                    assert!(below <= above, "{language:?} {:?} {:?}", asked.lines, said.lines);
                    let foot = said.top + said.size * ((said.lines.len() - 1) as f32 + 0.24);
                    assert!(foot <= HANDS - 54.0, "{language:?} {:?} {foot}", said.lines);
                }
            }
        }
    }
}
