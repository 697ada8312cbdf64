//! The tracks and tokens on the table, drawn as they lie there, with the table's word a press away.

use super::chips::Wish;
use super::stage::marks::{BOXES, beads, boxes, circle, feet, hexagon, lozenge, token};
use super::stage::shades::Shades;
use crate::books::Change;
use crate::hunt::{Command, Companion, CompanyCard, LAST_STEP, Length, Limit, Side as Up, State, View};
use crate::language::Words;
use crate::language::hunt::{corruption as corruption_told, deed_of, print};
use crate::window::pieces::signs::{Sign, fate, war};
use crate::window::pieces::{At, Mat, Paint, Side, measured};
use crate::window::play::wish::Begun;
use crate::window::widgets::look::Look;
use iced::widget::container;
use iced::{Color, Element, Fill};
use strum::VariantArray;

/// How broad and how high it is, in logical pixels at the smallest type.
const SIZE: At = [328.0, 176.0];
/// Where the second of the two counters begins.
const SECOND: f32 = 172.0;
/// Where what is found and what lies on the board begins, how high a row of it is at the most, and how high all of them are.
const LIE: [f32; 3] = [94.0, 24.0, 54.0];
const WRITTEN: f32 = 13.0;
/// How much larger a share of its size what is written has: it fills a row that is lower.
const READ: f32 = 1.65;

type Tracks = Mat<Wish>;

/// The panel. `would`: what the Corruption would be, were the tiles that lie drawn accepted.
pub fn tracks<'a>(
    look: Look,
    words: &Words,
    state: &State,
    would: Option<u16>,
    veiled: bool,
) -> Element<'a, Wish> {
    let view = &state.view;
    let play = view.phase.is_play() && view.asked.is_none();
    let shades = Shades::of(look);
    let mut mat = Mat::new(look, SIZE);
    // He knows his own limit; while secrets are veiled, only what everybody may.
    let limit = match view.limit() {
        Limit::Known(limit) => Some(limit),
        Limit::Secret { .. } => Some(state.limit()).filter(|_| !veiled),
    };
    let stands =
        limit.map_or_else(|| corruption_told(words, view), |limit| format!("{} / {limit}", view.corruption));
    let would = would.unwrap_or_default();
    let all = limit.unwrap_or(BOXES).max(view.corruption).max(would);
    let steps = boxes([view.corruption, would, all]);
    mat.ring([27.0, 27.0], [16.0, 26.0], shades.gold, steps.into_iter());
    counted(&mut mat, &shades, 62.0, &words.say("table-corruption", &[]));
    mat.fits([62.0, 41.0], 46.0, 21.0, (shades.ink, Side::From, true), &stands);
    // What lies at nothing cannot fall.
    let falls = [view.corruption, view.tokens.into()].map(|stands| play && stands > 0);
    // One more that ends the game is asked first: by what everybody may know, while secrets are veiled.
    let least = limit.unwrap_or_else(|| Length::Short.limit() + view.raised());
    let corrupt = |change| {
        let command = Command::Corruption { change, reason: None };
        match change {
            Change::More(more) if view.corruption + u16::from(more) >= least => {
                Wish::Confirm(Begun::new(print(&command), deed_of(words, &command)))
            }
            _ => Wish::give(command),
        }
    };
    keys(&mut mat, &shades, 110.0, [falls[0], play], corrupt);
    counted(&mut mat, &shades, SECOND, &words.say("table-fellowship", &[]));
    for number in 0..view.pool.min(4) {
        let at = [SECOND + 8.0 + 15.0 * f32::from(number), 35.0];
        lozenge(&mut mat, &shades, at, [6.2, 24.0], number < view.tokens);
    }
    let beyond = SECOND + 15.0 * f32::from(view.pool.min(4)) + 8.0;
    let tokens = format!("{} / {}", view.tokens, view.pool);
    mat.fits([beyond, 41.0], 282.0 - beyond, 17.0, (shades.ink, Side::From, true), &tokens);
    keys(&mut mat, &shades, 284.0, [falls[1], play], |change| Wish::give(Command::Fellowship(change)));
    mat.rule([0.0, 57.0], [SIZE[0], 57.0]);
    way(&mut mat, &shades, view);
    lies(&mut mat, words, &shades, view);
    // Whoever puts a tile back is pressed on the card, and flips with that.
    cards(&mut mat, words, &shades, view, play && view.drawn.is_none());
    container(Element::from(mat))
        .padding([look.size(8.0), look.size(12.0)])
        .width(Fill)
        .height(Fill)
        .clip(true)
        .style(look.sheet())
        .into()
}

/// What a counter is called.
fn counted(mat: &mut Tracks, shades: &Shades, x: f32, called: &str) {
    mat.fits([x, 15.0], SIZE[0] / 2.0 - 70.0, WRITTEN, (shades.faint, Side::From, false), called);
}

/// One less, and one more.
fn keys(mat: &mut Tracks, shades: &Shades, x: f32, can: [bool; 2], wish: impl Fn(Change) -> Wish) {
    let by = [("–", Change::Fewer(1)), ("+", Change::More(1))];
    for (number, ((sign, by), can)) in by.into_iter().zip(can).enumerate() {
        let corner = [x + 23.0 * number as f32, 23.0];
        let ink = if can { shades.ink } else { shades.dim };
        mat.plate(corner, [20.0, 22.0], 3.0, Paint::filled(shades.tints.well).edged(shades.line, 1.0));
        mat.bold([corner[0] + 10.0, corner[1] + 16.0], 15.0, ink, Side::About, sign);
        if can {
            mat.place(corner, [20.0, 22.0], sign, wish(by));
        }
    }
}

/// The figure's way, the Eyes beside the track, and the tiles in the cup.
fn way(mat: &mut Tracks, shades: &Shades, view: &View) {
    let bold = |mat: &mut Tracks, x: f32, number: String| {
        mat.fits([x, 86.0], 36.0, 19.0, (shades.ink, Side::From, true), &number);
    };
    feet(mat, [11.0, 79.0], 0.36, shades.gold);
    bold(mat, 26.0, view.step.to_string());
    let last = view.last_step().unwrap_or(LAST_STEP);
    let at = |bead: u8| [56.0 + 8.6 * f32::from(bead - 1), if bead % 2 == 1 { 76.0 } else { 82.0 }];
    beads(mat, shades, [view.step, last], at, 3.2);
    // R14, P3: where he is lost, once everybody may know it.
    if view.options.open_length && view.last_step().is_some() {
        mat.words([at(last)[0] + 6.0, 74.0], 9.5, shades.faint, Side::From, last.to_string());
    }
    if (1..=last).contains(&view.step) {
        mat.outline(circle(at(view.step), 4.8), Paint::filled(shades.gold).edged(shades.bright, 1.4));
    }
    mat.sign(war::EYE, [206.0, 64.0], 30.0, shades.red);
    bold(mat, 240.0, view.eyes.to_string());
    mat.sign(war::CUP, [266.0, 66.0], 25.0, shades.faint);
    bold(mat, 295.0, view.hunt_pool.as_ref().map_or_else(|| "–".to_owned(), |pool| pool.len().to_string()));
}

/// Something that lies on the board, or what a row of them is called.
enum Lying {
    Called(String),
    Number(String),
    Information(String),
    Track(Up),
    Sign(Sign, Color),
}

impl Lying {
    fn breadth(&self, share: f32) -> f32 {
        let read = (share * READ).min(1.0);
        match self {
            Self::Called(words) => read * (measured(words, WRITTEN, false) + 9.0),
            Self::Number(number) => read * (measured(number, 14.0, true) + 8.0),
            Self::Information(_) => share * 26.0,
            Self::Track(_) => share * 24.0,
            Self::Sign(..) => share * 22.0,
        }
    }

    /// Draws it this share of its size; what is written, so that it can be read.
    fn draw(&self, mat: &mut Tracks, shades: &Shades, [x, y]: At, share: f32) {
        let read = (share * READ).min(1.0);
        let at = |dx: f32, dy: f32| [x + dx * share, y + dy * share];
        match self {
            Self::Called(words) => {
                mat.words([x, y + 4.5 * read], WRITTEN * read, shades.faint, Side::From, words)
            }
            Self::Number(number) => {
                mat.bold([x, y + 5.0 * read], 14.0 * read, shades.ink, Side::From, number)
            }
            Self::Information(number) => {
                hexagon(mat, shades, at(11.0, 0.0), 11.5 * share, Some(number), false)
            }
            Self::Track(side) => token(mat, shades, at(9.0, 0.0), 9.5 * share, Some(*side)),
            Self::Sign(sign, color) => mat.sign(*sign, at(0.0, -10.0), 20.0 * share, *color),
        }
    }
}

/// What was found, and what lies on the board.
fn lies(mat: &mut Tracks, words: &Words, shades: &Shades, view: &View) {
    let all = lying(words, shades, view);
    let (laid, share) = laid_out(&all);
    laid.into_iter().for_each(|(at, it)| it.draw(mat, shades, at, share));
}

fn lying(words: &Words, shades: &Shades, view: &View) -> Vec<Vec<Lying>> {
    let called = |name: &str| Lying::Called(words.say(name, &[]));
    let none = || Lying::Number("–".to_owned());
    let mut all: Vec<Vec<Lying>> = Vec::new();
    if view.part2.is_none() || !view.information.is_empty() {
        let found = view.information.iter().map(|location| Lying::Information(location.to_string()));
        let empty = view.information.is_empty().then(none);
        all.push([called("table-information")].into_iter().chain(found).chain(empty).collect());
    }
    if let Some(part2) = &view.part2 {
        // They have a row of their own whatever lies there, so that nothing moves.
        let at = part2.figure.map_or_else(none, |location| Lying::Number(location.to_string()));
        all.push(vec![Lying::Sign(fate::HAT, shades.gandalf), at]);
        if !part2.deeds.is_empty() {
            let deeds: Vec<String> = part2.deeds.iter().map(ToString::to_string).collect();
            all.push(vec![called("table-deeds-done"), Lying::Number(deeds.join(", "))]);
        }
        if part2.lord {
            all.push(vec![Lying::Sign(war::NAZGUL, shades.red), called("table-lord")]);
        }
    }
    let empty = view.tracks.is_empty().then(none);
    all.push([called("table-tracks")].into_iter().chain(of_tracks(view)).chain(empty).collect());
    all
}

/// The Track tokens: those with the same side up behind one of them.
fn of_tracks(view: &View) -> Vec<Lying> {
    let mut tracks = Vec::new();
    for side in [Up::Eye, Up::Sword] {
        let of_side = view.tracks.iter().filter(|(_, up)| **up == side);
        let numbers: Vec<_> = of_side.map(|(at, _)| Lying::Number(at.to_string())).collect();
        tracks.extend((!numbers.is_empty()).then_some(Lying::Track(side)).into_iter().chain(numbers));
    }
    tracks
}

/// Where these lie, and at which share of their size: where there is no room for all of it, all is smaller.
fn laid_out(all: &[Vec<Lying>]) -> (Vec<(At, &Lying)>, f32) {
    let shares = [2.0_f32, 3.0, 4.0, 5.0].map(|rows| (LIE[2] / rows / LIE[1]).min(1.0));
    let laid = shares.into_iter().find_map(|share| Some((laid_at(all, share)?, share)));
    laid.unwrap_or_default()
}

/// The same at this share of their size; `None`: they have no room. The tracks, which are the last, begin a row.
fn laid_at(all: &[Vec<Lying>], share: f32) -> Option<Vec<(At, &Lying)>> {
    let (mut row, mut x, mut laid) = (0.0, 0.0, Vec::new());
    for (number, group) in all.iter().enumerate() {
        let broad: f32 = group.iter().map(|it| it.breadth(share)).sum();
        // What does not go in beside the last begins a row, as a hat does; a row that is too long goes on in the next.
        let begins = number + 1 == all.len() || matches!(group[..], [Lying::Sign(fate::HAT, _), ..]);
        if x > 0.0 && (x + broad > SIZE[0] || begins) {
            (row, x) = (row + 1.0, 0.0);
        }
        for it in group {
            if x > 0.0 && x + it.breadth(share) > SIZE[0] {
                (row, x) = (row + 1.0, 0.0);
            }
            laid.push(([x, LIE[0] + LIE[1] * share * (row + 0.5)], it));
            x += it.breadth(share);
        }
        x += 8.0;
    }
    (LIE[1] * share * (row + 1.0) < LIE[2] + 0.1).then_some(laid)
}

/// The Company cards. To turn one over is asked first: it is not done by a slip. Merry's comes in with one.
fn cards(mat: &mut Tracks, words: &Words, shades: &Shades, view: &View, play: bool) {
    let mut x = 0.0;
    for who in Companion::VARIANTS {
        let name = words.say("company-name", &[("who", who.to_string().into())]);
        let away = view.company.card(*who) == CompanyCard::Away;
        let command = match view.company.card(*who) {
            CompanyCard::Away if *who == Companion::Merry => Command::MerryJoins,
            CompanyCard::Away => continue,
            card => Command::Company { who: *who, flipped: card == CompanyCard::Ready },
        };
        let called = deed_of(words, &command);
        let ready = view.company.card(*who) == CompanyCard::Ready;
        let sign = if ready { 0.0 } else { 15.0 };
        let (corner, size) = ([x, 149.0], [measured(&name, 14.0, ready) + 16.0 + sign, 25.0]);
        let tints = shades.tints;
        let paint = match ready {
            true => Paint::filled(tints.raised).edged(shades.gold, 1.4),
            false => Paint { dashed: away, ..Paint::filled(tints.well).edged(shades.line, 1.2) },
        };
        mat.plate(corner, size, 4.0, paint);
        let ink = if ready && play { shades.ink } else { shades.faint };
        if !ready {
            // One that was turned over can be turned up again; one that is away can join.
            let sign = if away { fate::PLUS } else { fate::FLIP };
            mat.sign(sign, [x + 5.0, 154.0], 15.0, ink);
        }
        let at = [x + 8.0 + sign, 166.0];
        mat.fits(at, size[0] - 12.0 - sign, 14.0, (ink, Side::From, ready), &name);
        if play {
            mat.place(corner, size, &called, Wish::Confirm(Begun::new(print(&command), called.clone())));
        }
        x += size[0] + 5.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::Part2;
    use crate::hunt::board::Location;
    use crate::language::Language;
    use strum::IntoEnumIterator as _;

    /// All twelve Track tokens, five tokens found, and all that Part 2 knows besides have room, within the panel, and in a size
    /// that can be read, in every language.
    #[test]
    fn whatever_lies_has_room() {
        let place = |number| Location::number(number).unwrap();
        for language in Language::iter() {
            let words = Words::of_game::<crate::hunt::Hunt>(language);
            let part2 = Part2 {
                figure: Some(place(50)),
                deeds: [20, 30, 40].map(place).to_vec(),
                lord: true,
                ..Part2::default()
            };
            let mut view = View { part2: Some(part2), ..View::default() };
            let shares = |view: &View, most: usize| {
                let all = lying(&words, &Shades::of(Look::default()), view);
                let (laid, share) = laid_out(&all);
                assert_eq!(laid.len(), all.iter().map(Vec::len).sum::<usize>());
                let within =
                    |(at, it): &(At, &Lying)| at[0] + it.breadth(share) <= SIZE[0] && at[1] < LIE[0] + LIE[2];
                assert!(laid.iter().all(within) && share >= (LIE[2] / most as f32 / LIE[1]), "{language:?}");
            };
            shares(&view, 3);
            view.tracks = (0..12).map(|it| (place(40 + it), Up::Eye)).collect();
            view.tracks.insert(place(45), Up::Sword);
            shares(&view, 4);
            view.information = (0..5).map(|it| place(40 + it)).collect();
            shares(&view, 5);
        }
    }
}
