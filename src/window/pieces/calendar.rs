//! A calendar of turns: what came in those that are over, which it is now, and how likely it is by the end of each that comes.

use super::signs::fate::MOON;
use super::{At, Mat};
use crate::window::paper::{Paint, Side};
use crate::window::widgets::look::mixed;

/// How a turn stands there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Turn {
    /// It is over; whether it came in it.
    Over(bool),
    /// It is this one; whether it came already.
    Now(bool),
    /// It is to come: the share by its end; nothing where that is not told or cannot be.
    ToCome(Option<f32>),
}

impl<M> Mat<M> {
    /// Turns one beside the other on a line, the first with this number.
    pub fn calendar(&mut self, [x, y]: At, width: f32, first: u16, turns: &[Turn]) {
        let tints = self.tints();
        let apart = (width / turns.len().max(1) as f32).min(51.0);
        let wide = apart * 0.667;
        self.plate([x - 10.0, y - 14.0], [width - 2.0, 1.0], 0.0, Paint::filled(tints.rim));
        for (at, turn) in turns.iter().enumerate() {
            let middle = x + at as f32 * apart;
            let number = (usize::from(first) + at).to_string();
            let (paint, ink, bold) = match turn {
                Turn::Now(_) => (Paint::filled(tints.gold), tints.on_gold, true),
                _ => (Paint::filled(tints.well).edged(tints.rim, 1.0), tints.faint, false),
            };
            self.circle([middle, y], 11.0, paint);
            self.fits([middle, y + 5.0], 20.0, 13.5, (ink, Side::About, bold), &number);
            match turn {
                Turn::Over(true) | Turn::Now(true) => {
                    self.sign(MOON, [middle - 16.0, y - 60.0], 32.0, tints.red);
                }
                Turn::ToCome(Some(share)) => {
                    let high = (share * 62.0).max(1.5);
                    let strong = mixed(tints.gold, tints.panel, if *share < 0.5 { 0.62 } else { 0.4 });
                    let corner = [middle - wide / 2.0, y - 16.0 - high];
                    self.plate(corner, [wide, high], 3.0, Paint::filled(strong).edged(tints.rim, 1.0));
                    let hundred = ((share * 100.0).round() as u32).clamp(u32::from(*share > 0.0), 100);
                    let said = if *share < 1.0 { hundred.min(99) } else { hundred };
                    let at = [middle, y - 22.0 - high];
                    self.bold(at, 15.0, tints.ink, Side::About, said.to_string());
                }
                _ => {}
            }
        }
    }
}
