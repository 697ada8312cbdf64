//! Where armies are built.

use super::Piece;
use crate::books::named;
use crate::books::{Unknown, find};
use strum::VariantArray;

named! {
    /// A crowned hex, or the Shire.
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
}

impl Centre {
    /// The centre that a word means, of a piece's own first: one of those that begin so.
    pub fn named(piece: Piece, word: &str) -> Result<Self, Unknown> {
        let among = |centres: &[Self]| {
            let name = find(centres.iter().map(|centre| centre.name()), word)?;
            let meant = centres.iter().copied().find(|centre| centre.name() == name);
            meant.ok_or(Unknown::NoSuch { nearest: name.to_owned() })
        };
        match among(piece.centres()) {
            // What is none at all is nearest to one of its own.
            Err(own @ Unknown::NoSuch { .. }) => match among(Self::VARIANTS) {
                Err(Unknown::NoSuch { .. }) => Err(own),
                meant => meant,
            },
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
        let nearest = Unknown::NoSuch { nearest: Centre::MinasTirith.name().to_owned() };
        assert_eq!(Centre::named(Piece::Gondor, "tirith"), Err(nearest));
    }
}
