//! What is folded of a game: who holds what, hands, the Ring, and where the turn stands.

mod fold;

use super::board::{Board, is_name};
use super::clock::{Asks, GATE};
use super::colour::{Colour, Holder, NEUTRAL};
use super::event::Hand;
use super::options::Options;
use super::refusal::Refusal;
use super::reinforcements::{Reinforcements, whole_regions};
use super::score::{Counts, Score, winners};
use super::step::{At, End, Fight, Step, Winner};
use crate::books::{self, D6, Luck, PhaseLine, find, find_another, known};
use std::collections::{BTreeMap, BTreeSet};

/// K14, K36: with so many Territory cards a set is traded first.
pub const FULL_HAND: u16 = 5;
/// K38: never a third.
pub const MOST_LEADERS: usize = 2;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Player {
    /// How many cards, and the points of those that he has played.
    pub hand: Hand,
    /// Where his Leaders stand, in the order in which they came.
    pub leaders: Vec<String>,
    /// K39: one of his was told, so that they are kept.
    pub keeps_leaders: bool,
    /// With no board: the table has said that he is out.
    pub said_out: bool,
    /// With no board: what the table counts for him.
    pub counted: Counts,
    /// K51: whether it has told that since the Ring was destroyed.
    pub has_counted: bool,
    /// How many territories he has taken in all.
    pub conquests: u16,
    /// How many sets he has traded in all.
    pub sets: u16,
}

/// What a turn leaves behind for its later steps (K58).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    pub conquests: u16,
    /// K48: an Adventure card is due.
    pub adventure: bool,
    /// What the sets are worth that were traded before placing.
    pub sets: u16,
    /// K36: what those are worth that were traded for an elimination.
    pub spoils: u16,
    /// K47: the Territory card was taken.
    pub territory_card: bool,
    /// K49: an Adventure card was drawn, be it an Event.
    pub drawing: bool,
    /// K48: it was the last one.
    pub drawn: bool,
}

/// Somebody who was put out: when, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PutOut {
    pub colour: Colour,
    pub by: Colour,
    pub round: u16,
}

/// K62: a conquest of which nobody knows where it came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Whence {
    pub territory: String,
    pub among: Vec<String>,
}

/// A roll, the attacker's part first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastRoll {
    pub dice: [Vec<D6>; 2],
    /// How many battalions each side lost by it.
    pub lost: [u16; 2],
}

/// A fight as it went, also when it is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    pub fight: Fight,
    /// Its rolls, the first first.
    pub rolls: Vec<LastRoll>,
    /// K32: so many have moved in.
    pub moved: Option<u16>,
}

impl Course {
    /// How many stand of each side, before any have moved in.
    pub fn stand(&self) -> [u16; 2] {
        let began = [self.fight.attacker.battalions, self.fight.defender.battalions];
        self.rolls.iter().fold(began, |[one, other], roll| {
            [one.saturating_sub(roll.lost[0]), other.saturating_sub(roll.lost[1])]
        })
    }

    /// How many stand in each of its territories now.
    pub fn after(&self) -> [u16; 2] {
        let [attackers, defenders] = self.stand();
        // K32: where no number is asked for, all that can have moved in.
        let rolled = self.rolls.last().map_or(0, |roll| roll.dice[0].len());
        let all = attackers.saturating_sub(1);
        let moved = self.moved.or((defenders == 0 && usize::from(all) <= rolled).then_some(all));
        moved.map_or([attackers, defenders], |moved| [attackers.saturating_sub(moved), moved])
    }

    /// Whether one side has none left to fight with.
    pub fn is_over(&self) -> bool {
        let [attackers, defenders] = self.stand();
        self.moved.is_none() && (defenders == 0 || attackers < 2)
    }
}

#[derive(Clone, Debug, Default)]
pub struct View {
    pub options: Options,
    owners: BTreeMap<String, Holder>,
    players: [Player; Colour::COUNT],
    /// K60: the items of the set-up that are done.
    pub ticked: BTreeSet<u8>,
    /// Who had the first turn (K9); nobody yet before `begin`.
    pub began: Option<Colour>,
    /// K37: from where to where figures were moved in this turn.
    pub fortified: Option<[String; 2]>,
    /// Whether a Leader went along.
    pub leader_fortified: bool,
    /// K62: what is owed: where a conquest came from.
    pub whence: Option<Whence>,
    /// Whose turn it is, and where it stands; nothing before `begin`.
    pub at: Option<At>,
    /// What the turn has left behind so far.
    pub marks: Marks,
    pub end: Option<End>,
    /// K53: whom the dice chose.
    chosen: Option<Winner>,
    /// The step of the path on which the Ring stands.
    pub ring: u16,
    /// K57: what stands, and until whose next turn.
    pub effects: Vec<(Colour, String)>,
    /// K35: who was put out, in order.
    pub put_out: Vec<PutOut>,
    /// Where the Ring stood at the end of each round that was played.
    pub ring_by_round: BTreeMap<u16, u16>,
    /// K39: the Leaders who left the board in this turn, by where they stood: one whose land is set right again stands there still.
    pub left: BTreeMap<String, Colour>,
    /// The last fight of this turn, as it went.
    pub course: Option<Course>,
    lost: BTreeMap<Holder, Luck>,
    gates: Option<Luck>,
}

impl View {
    /// The game as it is opened.
    pub fn laid_out(options: &Options) -> Self {
        Self { options: options.clone(), ..Self::default() }
    }

    /// The board, if there is one.
    pub fn board(&self) -> Result<&Board, Refusal> {
        self.options.board.as_deref().ok_or(Refusal::NoBoard)
    }

    pub fn player(&self, colour: Colour) -> &Player {
        &self.players[colour as usize]
    }

    fn player_mut(&mut self, colour: Colour) -> &mut Player {
        &mut self.players[colour as usize]
    }

    /// Whose turn it is; in set-up, whose it will be.
    pub fn present(&self) -> Colour {
        self.at.as_ref().map_or_else(|| self.options.begins(), |at| at.colour)
    }

    /// Whether no turn comes any more: it is over, or what everybody holds is told (K51).
    pub fn has_ended(&self) -> bool {
        self.end.is_some() || self.step() == Some(&Step::Score)
    }

    /// The step, if the game has begun.
    pub fn step(&self) -> Option<&Step> {
        self.at.as_ref().map(|at| &at.step)
    }

    pub fn fight(&self) -> Option<&Fight> {
        match self.step() {
            Some(Step::Battle(fight)) => Some(fight),
            _ => None,
        }
    }

    /// A player by a beginning of his colour.
    pub fn colour(&self, word: &str) -> Result<Colour, Refusal> {
        let names = self.options.players.iter().map(Colour::name);
        let name = find(names, word).map_err(|unknown| books::Refusal::of_name(word, unknown))?;
        name.parse().map_err(|_| Refusal::WrongPlayers)
    }

    /// Who can hold territories, by a beginning: `none` is nobody.
    pub fn holder_called(&self, word: &str) -> Result<Option<Holder>, Refusal> {
        const NONE: &str = "none";
        let neutral = self.options.has_neutral_army().then_some(NEUTRAL);
        let names = self.options.players.iter().map(Colour::name).chain(neutral).chain([NONE]);
        let name = find(names, word).map_err(|unknown| books::Refusal::of_name(word, unknown))?;
        if name == NONE { Ok(None) } else { name.parse().map(Some).map_err(|_| Refusal::WrongPlayers) }
    }

    /// A territory by a beginning of its name; where nothing is known of regions, any name.
    pub(crate) fn territory(&self, word: &str) -> Result<String, Refusal> {
        self.another_territory(word, &[])
    }

    /// The same where nobody is told why a word means none.
    pub(crate) fn known_territory(&self, word: &str) -> Option<String> {
        let board = self.board().ok()?;
        if board.is_open() {
            return self.territory(word).ok();
        }
        known(board.territories().map(|territory| territory.name.as_str()), word).map(str::to_owned)
    }

    /// The same where these are named already, and each is named only once (G13).
    pub(crate) fn another_territory(&self, word: &str, there: &[&str]) -> Result<String, Refusal> {
        let board = self.board()?;
        let unknown = |unknown| books::Refusal::of_name(word, unknown);
        if board.is_open() {
            let typed = word.to_lowercase();
            let name = typed.strip_prefix("the-").unwrap_or(&typed);
            let nearest = String::new();
            let is_one = is_name(name).then(|| name.to_owned());
            return Ok(is_one.ok_or_else(|| unknown(books::Unknown::NoSuch { nearest }))?);
        }
        let names = board.territories().map(|territory| territory.name.as_str());
        Ok(find_another(names, there, word).map(str::to_owned).map_err(unknown)?)
    }

    pub fn holder(&self, territory: &str) -> Option<Holder> {
        self.owners.get(territory).copied()
    }

    pub fn holds(&self, colour: Colour, territory: &str) -> bool {
        self.holder(territory) == Some(colour.into())
    }

    /// The territories of somebody, in the order of the board; of nobody, those that the board names.
    pub fn territories(&self, holder: Option<Holder>) -> Vec<&str> {
        let Some(board) = self.options.board.as_deref() else { return Vec::new() };
        if board.is_open() {
            let held = self.owners.iter().filter(|(_, by)| Some(**by) == holder);
            return held.map(|(name, _)| name.as_str()).collect();
        }
        let names = board.territories().map(|territory| territory.name.as_str());
        names.filter(|name| self.holder(name) == holder).collect()
    }

    /// K61: the Sites on which Leaders of a player's stand, in the order of the board.
    pub fn on_sites(&self, colour: Colour) -> Vec<&str> {
        let stands = |name: &String| self.player(colour).leaders.contains(name);
        let territories = self.options.board.iter().flat_map(|board| board.territories());
        let sites = territories.filter(|territory| territory.site && stands(&territory.name));
        sites.map(|territory| territory.name.as_str()).collect()
    }

    /// Whether a player is still in (K9): before the game everybody is.
    pub fn is_in(&self, colour: Colour) -> bool {
        let holds = || self.owners.values().any(|holder| *holder == colour.into());
        match self.options.board {
            _ if self.at.is_none() => true,
            None => !self.player(colour).said_out,
            Some(_) => holds(),
        }
    }

    /// The players who are still in, in the order of play.
    pub fn players_in(&self) -> Vec<Colour> {
        self.options.players.iter().filter(|colour| self.is_in(*colour)).collect()
    }

    /// What a player is given in this step (K10 to K13), by the board.
    pub(crate) fn reinforcements(&self, colour: Colour) -> Result<Reinforcements, Refusal> {
        let board = self.board()?;
        let held = self.territories(Some(colour.into()));
        let stronghold = |name: &&str| board.territory(name).is_some_and(|territory| territory.stronghold);
        let strongholds: Vec<String> = held.iter().copied().filter(stronghold).map(str::to_owned).collect();
        Ok(Reinforcements {
            in_strongholds: strongholds.len() as u16,
            strongholds,
            territories: held.len() as u16,
            regions: whole_regions(board, |name| held.contains(&name)),
            sets: self.sets_now(),
        })
    }

    /// K41, K42: what a die has to show on this step of the path, if one is due there.
    pub fn asks_on(&self, step: usize) -> Asks {
        let path = self.options.path();
        match (step >= path.last(), path.is_gate(step)) {
            (true, _) => Asks::Doom(self.options.doom),
            (false, true) => Asks::Gate(GATE),
            (false, false) => Asks::Nothing,
        }
    }

    /// The same where the Ring is.
    pub fn asks(&self) -> Asks {
        self.asks_on(self.ring.into())
    }

    /// The name of the step on which the Ring is.
    pub fn ring_at(&self) -> &str {
        self.options.path().name(self.ring.into())
    }

    /// K14: whether a set has to be traded before anything is placed.
    pub fn must_trade(&self) -> bool {
        self.step() == Some(&Step::Reinforce) && self.player(self.present()).hand.territory >= FULL_HAND
    }

    /// What the sets are worth that count now: those of this step.
    pub fn sets_now(&self) -> u16 {
        if self.step() == Some(&Step::Reinforce) { self.marks.sets } else { 0 }
    }

    /// What everybody counts, in the order of play (K51, K54).
    pub fn scores(&self) -> Vec<Score> {
        let score = |colour| {
            let is_in = self.is_in(colour);
            let counts = match &self.options.board {
                Some(_) => self.reinforcements(colour).map(|given| Counts {
                    territories: given.territories,
                    strongholds: given.in_strongholds,
                    cards: 0,
                    regions: given.regions.iter().map(|(_, bonus)| bonus).sum(),
                }),
                None if is_in => Ok(self.player(colour).counted),
                None => Ok(Counts::default()),
            };
            let counts = Counts { cards: self.player(colour).hand.played, ..counts.unwrap_or_default() };
            Score { colour, counts, is_in }
        };
        self.options.players.iter().map(score).collect()
    }

    /// Who has won, or ties, and how; nothing while the game goes on.
    pub fn outcome(&self) -> Option<(Vec<Winner>, Option<String>)> {
        let outcome = match self.end.as_ref()? {
            End::Ring => (winners(&self.scores(), self.options.teams), None),
            End::Last(winner) => (vec![*winner], None),
            End::Found => (vec![Winner::Side(super::colour::Side::Sauron)], Some("hunt".to_owned())),
            End::Said { winners, how } => (winners.clone(), how.clone()),
        };
        Some(match self.chosen {
            Some(chosen) => (vec![chosen], outcome.1),
            None => outcome,
        })
    }

    /// Where the game stands (G5).
    pub fn phase_line(&self) -> PhaseLine {
        if let Some((winners, how)) = self.outcome() {
            return Winner::line(&winners, how);
        }
        self.at.as_ref().map_or(PhaseLine::Setup, At::line)
    }

    /// What `luck` lists (K56).
    pub fn luck(&self) -> Vec<Luck> {
        let players = self.options.players.iter().map(Holder::Player).chain([Holder::Neutral]);
        let lost = players.filter_map(|holder| self.lost.get(&holder).cloned());
        lost.chain(self.gates.clone()).collect()
    }
}
