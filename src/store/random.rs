//! What a new game takes from the system: random numbers, and the time.

use super::Trouble;
use crate::table::{Header, Salt, Seed};
use jiff::Timestamp;
use rand::TryRng as _;
use rand::rngs::SysRng;
use std::time::SystemTime;

pub fn salt() -> Result<Salt, Trouble> {
    random().map(Salt)
}

pub fn seed() -> Result<Seed, Trouble> {
    random().map(Seed)
}

/// The header for a game that begins now.
pub fn new_header() -> Result<Header, Trouble> {
    let id: [u8; 4] = random()?;
    Ok(Header {
        id: format!("{:08x}", u32::from_be_bytes(id)),
        time: moment(SystemTime::now()).strftime("%Y-%m-%dT%H:%M:%SZ").to_string(),
        program: env!("CARGO_PKG_VERSION").into(),
    })
}

/// The day on which this is, as the header of a game that begins now says it.
pub fn today() -> String {
    moment(SystemTime::now()).strftime("%Y-%m-%d").to_string()
}

/// How many seconds ago this was, as people write it (RFC 3339); nothing, if it is no such time.
pub fn seconds_since(time: &str) -> Option<u32> {
    let then: Timestamp = time.parse().ok()?;
    let now = moment(SystemTime::now());
    u32::try_from(now.as_second().checked_sub(then.as_second())?.max(0)).ok()
}

/// What a clock says; one that is wrong by thousands of years as near to it as a year of four digits comes.
fn moment(clock: SystemTime) -> Timestamp {
    let first = Timestamp::UNIX_EPOCH;
    let beyond = if clock < SystemTime::UNIX_EPOCH { first } else { Timestamp::MAX };
    Timestamp::try_from(clock).unwrap_or(beyond).max(first)
}

fn random<const N: usize>() -> Result<[u8; N], Trouble> {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).map_err(|_| Trouble::NoRandomNumbers)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn no_clock_is_too_wrong_to_begin_a_game_by() {
        let years = |years: u64| Duration::from_secs(years * 365 * 86_400);
        for (clock, year) in [
            (SystemTime::UNIX_EPOCH + years(20_000), "9999"),
            (SystemTime::UNIX_EPOCH + years(56), "2025"),
            (SystemTime::UNIX_EPOCH, "1970"),
            (SystemTime::UNIX_EPOCH - years(20_000), "1970"),
        ] {
            let time = moment(clock).strftime("%Y-%m-%dT%H:%M:%SZ").to_string();
            assert!(time.starts_with(year) && time.len() == 20, "{time}");
        }
    }
}
