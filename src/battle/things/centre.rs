//! Where armies are built.

use super::Piece;
use crate::books::{Unknown, find};
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// A crowned hex, or the Shire.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs, reason = "each by its name")]
pub enum Centre {
    BaradDur,
    DolGuldur,
    Harad,
    MinasMorgul,
    Isengard,
    Shire,
    DolAmroth,
    MinasTirith,
    Edoras,
    HelmsDeep,
    IronMountains,
    LonelyMountain,
}

impl Centre {
    /// The centre that a word means, of a piece's own first: one of those that begin so.
    ///
    /// # Errors
    ///
    /// If there is none, or more than one.
    pub fn named(piece: Piece, word: &str) -> Result<Self, Unknown> {
        let among = |centres: &[Self]| {
            let names: Vec<&'static str> = centres.iter().map(Into::into).collect();
            let name = find(names.iter().copied(), word)?;
            let at = names.iter().position(|known| *known == name).and_then(|at| centres.get(at));
            at.copied().ok_or(Unknown::NoSuch { nearest: String::new() })
        };
        match among(piece.centres()) {
            Err(Unknown::NoSuch { .. }) => among(Self::VARIANTS),
            meant => meant,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_beginning_is_one_of_the_pieces_own_centres_first() {
        for (piece, word, centre) in [
            (Piece::Gondor, "m", Centre::MinasTirith),
            (Piece::Orc, "minas", Centre::MinasMorgul),
            (Piece::Orc, "d", Centre::DolGuldur),
            (Piece::Rohan, "the-shire", Centre::Shire),
            (Piece::Elf, "edo", Centre::Edoras),
        ] {
            assert_eq!(Centre::named(piece, word), Ok(centre), "{piece} {word}");
        }
        assert!(matches!(Centre::named(Piece::Rohan, "minas"), Err(Unknown::Several { .. })));
        assert!(matches!(Centre::named(Piece::Rohan, "bree"), Err(Unknown::NoSuch { .. })));
    }
}
