//! The game on the table, whichever it is: an enum with an arm for each game of [`crate::games`], and what has to know
//! which one it is.

use super::Referee;
use super::no::No;
use super::over_all::LeftOut;
use super::reply::{Equals, Reply};
use super::seat::Play;
use super::verify::{Doubt, Verdict, judged_as};
use crate::games::{Kind, games, of_held, of_kind};
use crate::language::{Finished, Language, Spoken};
use crate::store::{Found, Kept, Opening, Trouble, is_locked};
use crate::table::{Game, Stage, game_named};
use std::path::Path;

/// A game that can be on the table.
pub trait Seated: Game {
    const KIND: Kind;

    /// The game on the table, if it is one of these.
    fn at(table: &OnTable) -> Option<&Kept<Self>>;

    fn at_mut(table: &mut OnTable) -> Option<&mut Kept<Self>>;

    fn put(kept: Kept<Self>) -> OnTable;
}

macro_rules! on_table {
    ($($(#[doc = $about:literal])* $(#[cfg($when:meta)])? $name:ident = $Game:ty,)*) => {
        pub enum OnTable {
            $($(#[doc = $about])* $(#[cfg($when)])? $name(Box<Kept<$Game>>),)*
        }

        $($(#[cfg($when)])?
        impl Seated for $Game {
            const KIND: Kind = Kind::$name;

            #[allow(unreachable_patterns, reason = "with one game there is no other")]
            fn at(table: &OnTable) -> Option<&Kept<Self>> {
                match table {
                    OnTable::$name(kept) => Some(kept),
                    _ => None,
                }
            }

            #[allow(unreachable_patterns, reason = "with one game there is no other")]
            fn at_mut(table: &mut OnTable) -> Option<&mut Kept<Self>> {
                match table {
                    OnTable::$name(kept) => Some(kept),
                    _ => None,
                }
            }

            fn put(kept: Kept<Self>) -> OnTable {
                OnTable::$name(Box::new(kept))
            }
        })*
    };
}

games!(on_table);

impl OnTable {
    pub(super) fn seat(&self) -> &dyn Play {
        of_held!(OnTable, self, kept => &**kept)
    }

    pub(super) fn seat_mut(&mut self) -> &mut dyn Play {
        of_held!(OnTable, self, kept => &mut **kept)
    }
}

/// Puts the game of a file on the table, once it is known which it is.
/// Fails if the file is no game, or one that nobody here plays.
pub(super) fn open(opening: Opening) -> Result<(OnTable, Option<Found>), Trouble> {
    of_kind!(kind_in(&opening)?, G => {
        let (kept, found) = Kept::<G>::opened(opening)?;
        Ok((G::put(kept), found))
    })
}

/// Whether the game of a file has come to its end.
/// Fails if the file is no game, or one that nobody here plays.
pub(super) fn is_over(opening: &Opening) -> Result<bool, Trouble> {
    of_kind!(kind_in(opening)?, G => opening.is_over::<G>())
}

/// What the game of a file adds to the figures over all games.
pub(super) fn finished(opening: &Opening) -> Result<Vec<Finished>, LeftOut> {
    of_kind!(kind_in(opening)?, G => finished_as::<G>(opening))
}

fn finished_as<G: Spoken>(opening: &Opening) -> Result<Vec<Finished>, LeftOut> {
    let opened = opening.read_as::<G>()?;
    if opened.fault.is_some() {
        return Err(LeftOut::Damaged);
    }
    let view = &opened.record.state().view;
    if G::stage(view) != Stage::Over {
        return Err(LeftOut::GoesOn);
    }
    if !G::counts(view) {
        return Err(LeftOut::Repeatable);
    }
    let mut parts = G::finished(&opened.record);
    if let Some(last) = parts.last_mut() {
        last.seconds = opened.record.seconds();
    }
    Ok(parts)
}

/// Answers a line as this game understands it.
pub(super) fn hear(referee: &mut Referee, kind: Kind, line: &str, reply: &mut Reply) -> Result<Equals, No> {
    of_kind!(kind, G => referee.hear_as::<G>(line, reply))
}

/// Checks a record of this game.
pub(super) fn judged(kind: Kind, bytes: &[u8], seals: &[String], language: Language) -> Verdict {
    of_kind!(kind, G => judged_as::<G>(bytes, seals, language))
}

/// Which game is in a file.
pub(crate) fn kind_in(opening: &Opening) -> Result<Kind, Trouble> {
    Kind::of_record(opening.game()).ok_or_else(|| Trouble::OtherGame {
        path: opening.path().display().to_string(),
        game: opening.game().to_owned(),
    })
}

/// Which game a record is of.
pub(super) fn kind_of(bytes: &[u8]) -> Result<Kind, Doubt> {
    if is_locked(bytes) {
        return Err(Doubt::Locked);
    }
    let (game, _) = game_named(bytes)?;
    Kind::of_record(&game).ok_or(Doubt::OtherGame { game })
}

/// Writes the game in a file, with everything that was secret, into another one for everybody.
/// Fails if the file is no game, something else stands there, or the system refuses.
pub fn reveal(game: &Path, to: &Path) -> Result<(), Trouble> {
    let (mut game, _) = open(Opening::look(game)?)?;
    game.seat_mut().reveal(to)
}
