//! The chain: each line of a record binds all that stand before it.
//!
//! `head = H(previous head ‖ H(public part) ‖ H(salt ‖ secret part))`, with SHA-256, over the bytes as they are
//! written. The public part can be shown, and the chain checked, without showing the secret one: the salt keeps
//! the few possible secrets from being tried one by one.

use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::str::FromStr;

/// A SHA-256 digest: the head of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Digest(pub [u8; 32]);

/// What hides the secret part of a line: 16 bytes from the system.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Salt(pub [u8; 16]);

/// The head before the first line.
pub(super) const GENESIS: Digest = Digest([0; 32]);

/// The head after a line.
pub(super) fn link(before: Digest, public: &str, salt: Salt, secret: &str) -> Digest {
    let public = Sha256::digest(public.as_bytes());
    let secret = Sha256::new().chain_update(salt.0).chain_update(secret).finalize();
    let head = Sha256::new().chain_update(before.0).chain_update(public).chain_update(secret).finalize();
    Digest(head.into())
}

pub(super) fn write_hex(bytes: &[u8], f: &mut impl fmt::Write) -> fmt::Result {
    HEXLOWER.encode_write(bytes, f)
}

/// Text that is not as many bytes in hexadecimal as it should be.
#[derive(Debug, PartialEq, Eq)]
pub struct NotHex;

impl fmt::Display for NotHex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not hexadecimal of the right length")
    }
}

/// Small letters only, and nothing besides: what was written stands in one way.
pub(super) fn read_hex<const N: usize>(text: &str) -> Result<[u8; N], NotHex> {
    let bytes = HEXLOWER.decode(text.as_bytes()).map_err(|_| NotHex)?;
    bytes.try_into().map_err(|_| NotHex)
}

/// Hexadecimal in files and sentences.
macro_rules! written_as_hex {
    ($($name:ident),*) => {$(
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                $crate::table::chain::write_hex(&self.0, f)
            }
        }
        impl FromStr for $name {
            type Err = $crate::table::chain::NotHex;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $crate::table::chain::read_hex(text).map(Self)
            }
        }
        impl From<$name> for String {
            fn from(bytes: $name) -> Self {
                bytes.to_string()
            }
        }
        impl TryFrom<String> for $name {
            type Error = $crate::table::chain::NotHex;
            fn try_from(text: String) -> Result<Self, Self::Error> {
                text.parse()
            }
        }
    )*};
}
pub(super) use written_as_hex;

written_as_hex!(Digest, Salt);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexadecimal_goes_there_and_back() {
        let salt = Salt(*b"0123456789abcdef");
        assert_eq!(salt.to_string(), "30313233343536373839616263646566");
        assert_eq!(salt.to_string().parse::<Salt>().map(|salt| salt.0), Ok(salt.0));
        for wrong in ["", "3031", "3031323334353637383961626364656G", "3031323334353637383961626364656F", "é"]
            .into_iter()
            .chain(["30313233343536373839616263646566 ", "3031323334353637383961626364656600"])
        {
            assert_eq!(wrong.parse::<Salt>().err(), Some(NotHex), "{wrong}");
        }
    }

    /// The figures were computed with Python's hashlib, so that the definition and not this code is what holds.
    #[test]
    fn a_head_is_what_the_definition_says() {
        let head = link(GENESIS, "{\"a\":1}", Salt([7; 16]), "null");
        assert_eq!(head.to_string(), "b3f6f5a006927f8b4dbeaf16b7700d00ff9f5691f32419e8cb840d3840e9a1a2");
        let head = link(head, "x", Salt([0; 16]), "");
        assert_eq!(head.to_string(), "119b50fec283e7c9a2a50598dff229fcf4b6e3937b2b5312344060cbebb5e532");
    }
}
