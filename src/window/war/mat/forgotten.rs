//! What is easily forgotten at this moment, a sign and a sentence each.

use super::{INSET, SIZE, Table};
use crate::language::war::reminders;
use crate::window::pieces::{Side, signs::war};
use crate::window::war::sight::Sight;

/// As many lines have room.
const LINES: usize = 7;
/// How high a line is, and how large its letters are.
const LINE: f32 = 16.5;
const LETTERS: f32 = 13.5;

/// Whether there is anything.
pub(super) fn forgotten(mat: &mut Table, sight: &Sight<'_>, [x, y]: [f32; 2]) -> bool {
    let tints = mat.tints();
    let told = reminders(sight.words, sight.view);
    if told.is_empty() {
        return false;
    }
    mat.words([x, y], 14.0, tints.gold, Side::From, sight.say("mat-forgotten"));
    let room = SIZE[0] - INSET - x - 20.0;
    let mut line = 0;
    for sentence in told {
        // The estimate is broader than the letters are.
        let lines = crate::window::pieces::wrapped(&sentence, LETTERS * 0.86, false, room);
        if line + lines.len() > LINES {
            break;
        }
        let down = |line: usize| y + 22.0 + line as f32 * LINE;
        mat.sign(war::GOES_ON, [x, down(line) - 11.0], 13.0, tints.gold);
        for words in lines {
            mat.words([x + 20.0, down(line)], LETTERS, tints.ink, Side::From, words);
            line += 1;
        }
    }
    true
}
