//! How long something takes.

use std::time::{Duration, Instant};

/// The least time of many runs: what the work itself costs, without what else the machine does.
pub fn least(mut work: impl FnMut()) -> Duration {
    let mut least = Duration::MAX;
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(1) {
        let start = Instant::now();
        work();
        least = least.min(start.elapsed());
    }
    least
}
