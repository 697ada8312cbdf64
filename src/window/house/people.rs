//! Those who sit at a table, on one line: a banner in the colour of each, his name, and how much is his.

use crate::window::on_screen::Banner;
use crate::window::pieces::{At, Mat, Side, breadth};
use crate::window::widgets::look::Look;
use iced::Element;
use iced::widget::container;

/// Words are about so broad, in what they are at the most.
pub(super) const NARROW: f32 = 0.82;

/// The broadest that a drawing of its own becomes.
const BROADEST: f32 = 640.0;

/// How they stand there.
#[derive(Clone, Copy)]
pub(super) struct OnLine {
    size: f32,
    /// How far a name is from where its banner begins, and the next from its end; or from the end of one that has a number.
    flag: f32,
    apart: f32,
    numbered: f32,
    /// Whether it is said how much is theirs.
    numbers: bool,
}

pub(super) const ON_CARD: OnLine =
    OnLine { size: 16.0, flag: 21.0, apart: 24.0, numbered: 51.0, numbers: true };
pub(super) const AMONG_OTHERS: OnLine =
    OnLine { size: 14.0, flag: 19.0, apart: 12.0, numbered: 12.0, numbers: false };
/// The same where not all have room.
const CLOSE: OnLine = OnLine { size: 13.5, flag: 18.0, apart: 12.0, numbered: 38.0, numbers: true };

/// Those who have said who they are, as a drawing of its own.
pub(super) fn drawn<'a, M: Clone + 'a>(look: Look, banners: &[Banner]) -> Element<'a, M> {
    let banners: Vec<Banner> = banners.iter().filter(|it| !it.name.is_empty()).cloned().collect();
    let broad = |it: &Banner| breadth(&it.name, AMONG_OTHERS.size, false) * NARROW + 31.0;
    let size = [banners.iter().map(broad).sum::<f32>().min(BROADEST), 20.0];
    let mut mat: Mat<M> = Mat::new(look, size);
    people(&mut mat, &banners, [0.0, 15.0], size[0], AMONG_OTHERS);
    container(mat).width(look.size(size[0])).height(look.size(size[1])).into()
}

/// Draws them in this breadth. Where all of the names have no room, each is as short as it has to be. Where the line ends.
pub(super) fn people<M>(mat: &mut Mat<M>, banners: &[Banner], [x, y]: At, most: f32, on: OnLine) -> f32 {
    let mut names: Vec<String> = banners.iter().map(|banner| banner.name.clone()).collect();
    let broad = |name: &String, on: OnLine| breadth(name, on.size, false) * NARROW;
    let is_numbered = |banner: &Banner, on: OnLine| on.numbers && banner.held.is_some();
    let behind = |banner: &Banner, on: OnLine| if is_numbered(banner, on) { on.numbered } else { on.apart };
    let lead = |banner: &Banner, on: OnLine| if banner.hue.is_some() { on.flag } else { 0.0 };
    let room =
        |on: OnLine| most + on.apart - banners.iter().map(|it| lead(it, on) + behind(it, on)).sum::<f32>();
    let has_room =
        |names: &[String], on: OnLine| names.iter().map(|name| broad(name, on)).sum::<f32>() <= room(on);
    let on = if has_room(&names, on) { on } else { OnLine { numbers: on.numbers, ..CLOSE } };
    // People are called by their first names where there is no room for all.
    if !has_room(&names, on) {
        names.iter_mut().for_each(|name| name.truncate(name.find(' ').unwrap_or(name.len())));
    }
    let each = at_most(names.iter().map(|name| broad(name, on)).collect(), room(on));
    let tints = mat.tints();
    let mut at = x;
    for (banner, name) in banners.iter().zip(names) {
        let name = if broad(&name, on) > each { cut(&name, on.size, each) } else { name };
        match banner.hue {
            Some(hue) => mat.pennon([at, y - on.size + 1.0], hue),
            None if at > x => mat.words([at - on.apart / 2.0, y], on.size, tints.faint, Side::About, "·"),
            None => {}
        }
        at += lead(banner, on);
        let long = if name.is_empty() { -6.0 } else { broad(&name, on) };
        mat.words([at, y], on.size, tints.faint, Side::From, name);
        if let Some(held) = banner.held.filter(|_| on.numbers) {
            mat.bold([at + long + 6.0, y], on.size, tints.ink, Side::From, held.to_string());
        }
        at += long + behind(banner, on);
    }
    at
}

/// How broad each may be at the most, so that all have this room: what is shorter leaves its room to the others.
fn at_most(mut broad: Vec<f32>, room: f32) -> f32 {
    broad.sort_by(f32::total_cmp);
    let (mut left, mut count) = (room.max(0.0), broad.len());
    for one in broad {
        if one > left / count as f32 {
            return left / count as f32;
        }
        (left, count) = (left - one, count - 1);
    }
    f32::INFINITY
}

/// As much of a line as there is room for.
pub(super) fn cut(said: &str, size: f32, most: f32) -> String {
    let fits = |said: &str| breadth(said, size, false) * NARROW <= most;
    if fits(said) {
        return said.to_owned();
    }
    let letters: Vec<char> = said.chars().collect();
    let shorter = |count: usize| letters.iter().take(count).chain(&['…']).collect::<String>();
    (0..letters.len()).rev().map(shorter).find(|said| fits(said)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_names_leave_their_room_to_long_ones() {
        assert_eq!(at_most(vec![10.0, 20.0], 40.0), f32::INFINITY);
        assert_eq!(at_most(vec![50.0, 10.0, 40.0], 70.0), 30.0);
        assert_eq!(at_most(vec![50.0, 50.0], 0.0), 0.0);
    }
}
