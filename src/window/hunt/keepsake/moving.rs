//! The moving picture: the telling as it stands on the stage, a picture a moment, and before each that shows where somebody went one more.

use super::Told;
use crate::hunt::View;
use crate::language::Words;
use crate::window::hunt::stage::{Scene, tale};
use crate::window::paper::{Frame, Unpainted, moving};
use crate::window::widgets::look::Look;
use std::sync::Arc;

/// How large it is beside the stage.
const SCALE: f32 = 0.625;
/// How long a pause, a moment and the last one are shown, in hundredths of a second.
const PAUSE: u16 = 200;
const SHOWN: u16 = 160;
const LAST: u16 = 600;

pub fn picture(words: &Words, told: &Told<'_>) -> Result<Vec<u8>, Unpainted> {
    let mut scene = Scene::default();
    scene.look_again(Some(&View { options: Arc::clone(told.over.options()), ..View::default() }));
    let misses = told.over.story(&told.moments).misses;
    let mut size = [0; 2];
    let mut frames = Vec::new();
    for (at, moment) in told.moments.iter().enumerate() {
        let last = at + 1 == told.moments.len();
        for waits in [true, false] {
            if waits && !tale::reveals(moment) {
                continue;
            }
            let tale = tale::Tale {
                over: told.over,
                moments: &told.moments,
                misses: &misses,
                at,
                waits,
                plays: true,
                filled: 0.0,
                truth: true,
                fog: true,
                shows: [true; 2],
            };
            let pixels = tale::tale(&scene, Look::default(), words, tale).pixels(SCALE)?;
            size = pixels.size;
            let shown = if waits {
                PAUSE
            } else if last {
                LAST
            } else {
                SHOWN
            };
            frames.push(Frame { rgba: pixels.rgba, shown });
        }
    }
    moving(size, &frames)
}
