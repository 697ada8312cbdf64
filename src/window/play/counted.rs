//! How often a line was read, and how often it was decided: for tests alone.

use std::cell::Cell;

thread_local!(static COUNTS: [Cell<u32>; 2] = const { [Cell::new(0), Cell::new(0)] });

pub fn add(which: usize) {
    COUNTS.with(|counts| counts[which].set(counts[which].get() + 1));
}

/// Both, and from nothing again.
pub fn take() -> [u32; 2] {
    COUNTS.with(|counts| [counts[0].take(), counts[1].take()])
}
