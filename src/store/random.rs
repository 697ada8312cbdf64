//! What a new game takes from the system: random numbers, and the time.

use super::Trouble;
use crate::table::{Header, Salt, Seed};
use rand::TryRng as _;
use rand::rngs::SysRng;

/// A salt from the system.
///
/// # Errors
///
/// If the system has no random numbers to give.
pub fn salt() -> Result<Salt, Trouble> {
    random().map(Salt)
}

/// A seed from the system.
///
/// # Errors
///
/// If the system has no random numbers to give.
pub fn seed() -> Result<Seed, Trouble> {
    random().map(Seed)
}

/// The header for a game that begins now.
///
/// # Errors
///
/// If the system has no random numbers to give.
pub fn new_header() -> Result<Header, Trouble> {
    let id: [u8; 4] = random()?;
    Ok(Header {
        id: format!("{:08x}", u32::from_be_bytes(id)),
        time: jiff::Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string(),
        program: env!("CARGO_PKG_VERSION").into(),
    })
}

/// How many seconds ago this was, as people write it (RFC 3339); nothing, if it is no such time.
pub fn seconds_since(time: &str) -> Option<u32> {
    let then: jiff::Timestamp = time.parse().ok()?;
    u32::try_from(jiff::Timestamp::now().as_second().checked_sub(then.as_second())?.max(0)).ok()
}

fn random<const N: usize>() -> Result<[u8; N], Trouble> {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).map_err(|_| Trouble::NoRandomNumbers)?;
    Ok(bytes)
}
