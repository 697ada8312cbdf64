//! What is agreed by `new`, and what the cards of the set-up come to (K1 to K5).

use super::board::{Board, Path};
use super::colour::{Colour, Players, Side};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, LazyLock};

static PATH: LazyLock<Path> = LazyLock::new(Path::default);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// Who plays, in the order of play.
    pub players: Players,
    /// Who begins, if that was said (K6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Colour>,
    /// The board; `None` where the table counts.
    pub board: Option<Arc<Board>>,
    /// K42: what destroys the Ring.
    pub doom: u8,
    /// K48: an Adventure card is due after any conquest with a Leader, and not with a Site alone.
    pub without_sites: bool,
    /// K3: so many Neutral cards for each of Sauron's two in a game of three.
    pub neutrals: u16,
    /// K5: so many Leaders are placed before the game.
    pub leaders: usize,
    /// K36: so many cards have to be traded after an elimination.
    pub spoils: u16,
    /// K52: points count for sides.
    pub teams: bool,
    /// K59: the Ring is hunted.
    pub hunt: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: Players::default(),
            first: None,
            board: None,
            doom: 3,
            without_sites: false,
            neutrals: 16,
            leaders: 2,
            spoils: 6,
            teams: false,
            hunt: false,
        }
    }
}

impl Options {
    /// Who begins, as long as nobody has: who was said to, else who is named first (K6).
    pub fn begins(&self) -> Colour {
        self.first.unwrap_or_else(|| self.players.first())
    }

    /// K2: so many battalions for each player.
    pub fn battalions(&self) -> u16 {
        [60, 52, 45][self.players.count().clamp(2, 4) - 2]
    }

    pub fn path(&self) -> &Path {
        self.board.as_ref().map_or(&PATH, |board| board.path())
    }

    /// Whether there is a neutral army (K1).
    pub fn has_neutral_army(&self) -> bool {
        self.players.count() == 2
    }
}

/// What a player is dealt, claims, and has left then (K3, K4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dealt {
    pub colour: Colour,
    pub cards: u16,
    pub claims: u16,
    pub left: u16,
}

/// K60: so many items has the list of the set-up.
pub const ITEMS: u8 = 10;
/// Its parts, with the items of each.
pub const PARTS: [(&str, &[u8]); 5] =
    [("lands", &[1, 2, 3]), ("others", &[4, 5, 6]), ("leaders", &[7]), ("hands", &[8, 9]), ("ring", &[10])];
const TERRITORIES: u16 = 64;
/// The territories of the neutral army (K3).
pub const NEUTRAL_ARMYS: u16 = 21;
pub const NEUTRAL_BATTALIONS: u16 = 2;

/// K2 to K4: what each player is dealt, claims, and has left then, in the order of play.
pub fn dealt(options: &Options) -> Vec<Dealt> {
    let players = options.players.count();
    let cards = |colour: Colour| match (players, colour.side()) {
        (3, Side::Sauron) => 8 + options.neutrals,
        (4, _) => 8,
        _ => 16,
    };
    let battalions = options.battalions();
    let neutral = if options.has_neutral_army() { NEUTRAL_ARMYS } else { 0 };
    let vacant = TERRITORIES.saturating_sub(neutral + options.players.iter().map(cards).sum::<u16>());
    let [each, more] = [vacant / players as u16, vacant % players as u16];
    let dealt = (0..).zip(options.players.iter()).map(|(at, colour)| {
        let (cards, claims) = (cards(colour), each + u16::from(at < more));
        Dealt { colour, cards, claims, left: battalions - cards - claims }
    });
    dealt.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use Colour::{Black, Green, Red, Yellow};

    /// Numbers to check, 46.
    #[test]
    fn k3_k4_what_is_dealt_and_claimed() {
        for (players, neutrals, told) in [
            (vec![Yellow, Red, Green, Black], 16, "8/8/29 8/8/29 8/8/29 8/8/29"),
            (vec![Red, Black, Yellow], 16, "24/0/28 24/0/28 16/0/36"),
            (vec![Red, Black, Yellow], 8, "16/6/30 16/5/31 16/5/31"),
            (vec![Green, Red], 16, "16/6/38 16/5/39"),
        ] {
            let players = Players::try_from(players).unwrap();
            let options = Options { players, neutrals, ..Options::default() };
            let dealt = dealt(&options).into_iter();
            let dealt: Vec<String> =
                dealt.map(|Dealt { cards, claims, left, .. }| format!("{cards}/{claims}/{left}")).collect();
            assert_eq!(dealt.join(" "), told);
        }
    }
}
