//! The Letter from Gandalf as Part 1 ends with it and Part 2 begins with it (R33).

use crate::hunt::Decision;
use crate::hunt::event::Public;
use crate::hunt::refusal::Refusal;
use crate::hunt::things::{
    Companion, CompanyCard, Letter, MOST_TOKENS, Options, Part1, Phase, RED_TILES, TOKENS_DRAWN, eyes_of,
};
use crate::hunt::view::View;
use crate::table::Digest;
use std::sync::Arc;

impl Letter {
    /// The letter of a game whose Part 1 is over, and what was agreed for Part 2.
    /// Fails if Part 1 is not over, or Part 2 has begun.
    pub fn of(view: &View, game: &str, begun: &str, head: Digest) -> Result<(Self, Options), Refusal> {
        if !view.phase.is_between_parts() {
            return Err(Refusal::NoLetterNow { now: view.now() });
        }
        let letter = Self {
            corruption: view.corruption,
            tokens: view.tokens,
            flipped: view.company.flipped().collect(),
            merry: view.company.card(Companion::Merry) != CompanyCard::Away,
            information: view.information.clone(),
            spent: view.spent.clone(),
            red: view.red.clone(),
            barrow_wights: view.barrow_wights,
            eyes: Some(view.eyes).filter(|eyes| *eyes != eyes_of(&view.spent, view.barrow_wights)),
            part1: Some(Part1 {
                rescued: view.phase == Phase::Rescued,
                day: view.day,
                step: view.step,
                game: game.to_owned(),
                begun: begun.to_owned(),
                head: head.to_string(),
            }),
            ..Self::default()
        };
        // Part 1's board stays behind; its starts and its tokens too.
        let options = Options { board: None, starts: Vec::new(), ..Options::clone(&view.options) };
        Ok((letter, options))
    }
}

pub(super) fn open(letter: &Letter, options: &Options) -> Decision {
    super::setup::right_part(options.board2.as_deref(), 2)?;
    if letter.corruption >= crate::hunt::view::LIMIT {
        return Err(Refusal::LetterOfALostGame { corruption: letter.corruption });
    }
    // P2: what a table that had more tokens in Part 1 has over falls away; on paper it is a slip.
    let most = if letter.part1.is_some() { MOST_TOKENS } else { options.pool };
    if letter.tokens > most {
        return Err(Refusal::MoreThanPool { pool: most });
    }
    super::setup::twice(&letter.information)?;
    if let Some(&location) = letter.information.iter().find(|location| location.is_exit()) {
        return Err(Refusal::NotInformation { location });
    }
    if letter.information.len() > TOKENS_DRAWN {
        let said = letter.information.len();
        return Err(Refusal::TooManyFound { said, most: TOKENS_DRAWN });
    }
    if letter.red.len() > RED_TILES && options.tiles.is_none() {
        return Err(Refusal::NoMoreRedTiles);
    }
    let mut events = vec![Public::LetterOpened(Arc::new((letter.clone(), options.clone()))).into()];
    // P2: a flipped Frodo counts at once.
    let pool = super::part2::fellowship_pool(options, letter.flipped.contains(&Companion::Frodo));
    if pool != options.pool || letter.tokens > pool {
        events.push(Public::Fellowship { tokens: letter.tokens.min(pool), pool }.into());
    }
    Ok(events)
}
