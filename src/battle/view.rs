//! What is folded of a game: what everybody sees on the map and beside it, as far as it is kept here.

use super::event::BattleEvent;
use super::things::{
    Cell, Centre, Counts, Gandalf, Moment, Outcome, Owner, Piece, Players, Power, Ring, STAYS, Shire, Side,
    Sleep, Step, Victory,
};
use crate::books::{D6, Luck, named};
use crate::table::Fold;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use strum::VariantArray;

/// What `new` agrees on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    /// How many play (B1).
    pub players: Players,
}

/// What is kept of the game.
#[derive(Clone, Debug, Default)]
pub struct BattleView {
    pub players: Players,
    /// B65: which items of the set-up are ticked.
    pub ticked: BTreeSet<u8>,
    /// Where the game stands; `None` before `begin`.
    pub moment: Option<Moment>,
    /// Who has won, and by which line of B56.
    pub won: Option<(Side, Victory)>,
    /// How, as the table said it (G9).
    pub how: Option<String>,
    pub map: Counts,
    pub step: OfTheStep,
    pub turn: OfTheTurn,
    pub shire: Shire,
    pub ring: Ring,
    pub fangorn: Sleep,
    pub paths: Sleep,
    /// B64: whether its army must be standing on Isengard.
    pub fangorn_on_isengard: bool,
    /// Whether anybody may stop on Isengard (B41).
    pub isengard_open: bool,
    pub gandalf: Gandalf,
    /// Each side's luck, in the order of play.
    pub luck: Vec<OfSide>,
    pub past: Past,
}

/// What was done in a step, and lasts no longer.
#[derive(Clone, Debug, Default)]
pub struct OfTheStep {
    pub began_with: Counts,
    pub built: Vec<(Piece, Centre)>,
    pub attacks: Counts,
    /// Whether Gandalf has to stay in Moria, as others have passed (B40).
    pub passed: bool,
    pub fangorn_woke: bool,
    pub dead_woke: bool,
    /// B42: who stood on Isengard when Fangorn's army came, and is out.
    pub over: Option<Piece>,
    /// B44: whether Aragorn and the Dead found no way out of the Paths, and are out.
    pub dead_lost: bool,
    /// Who went out, until it is told by what.
    out: Option<Piece>,
}

/// What was done in a turn, and lasts no longer.
#[derive(Clone, Debug, Default)]
pub struct OfTheTurn {
    pub built: Vec<(Piece, Centre)>,
    /// B15: what was not built, and is gone: so many armies of the one nation, or of the other.
    pub lapsed: Vec<(Piece, Option<Piece>, u8)>,
    pub fought: Vec<Fought>,
    /// What the program has thrown for the next one.
    threw: Option<[D6; 2]>,
}

/// An attack that was thrown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fought {
    pub attacker: Piece,
    pub defender: Piece,
    pub cell: Cell,
    pub sum: u8,
    pub outcome: Outcome,
    /// The dice; none in a game of earlier rules in which the table threw.
    pub dice: Option<[D6; 2]>,
}

/// A side's luck (B63).
#[derive(Clone, Debug)]
pub struct OfSide {
    pub side: Side,
    /// Defenders that its attacks put out.
    pub out: Luck,
    /// Its pieces that dice put out.
    pub lost: Luck,
}

/// What the sheet tells of the past (B63).
#[derive(Clone, Debug, Default)]
pub struct Past {
    pub built: Counts,
    /// Who held the Ring from when on, and what the capture cost.
    pub holders: Vec<Held>,
    pub owners: Vec<(Owner, Option<Moment>)>,
}

/// A time for which a side held the Ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    pub by: Side,
    /// From when on; `None`: from the start.
    pub from: Option<Moment>,
    pub cost: Option<Piece>,
}

named! {
    /// What is owed before a turn ends, or easily forgotten.
    pub enum Owed {
        /// B54: the Ring-bearer leaves the Elven hex where he is.
        Ring,
        /// B54: he has another round there.
        Stay,
        /// B44.
        Paths,
        /// B55: whether he is still where he was.
        Still,
        /// B43.
        Fangorn,
        /// B22.
        Shire,
        /// B40.
        Moria,
    }
}

impl BattleView {
    /// The game as it lies there at the start (B2, B20, B50).
    pub fn laid_out(options: &Options) -> Self {
        let of_side = |side: &Side| OfSide {
            side: *side,
            out: Luck::of(format!("{side} out")),
            lost: Luck::of(format!("{side} lost")),
        };
        let past = Past {
            holders: vec![Held { by: Side::Alliance, from: None, cost: None }],
            owners: vec![(Owner::Hobbits, None)],
            ..Past::default()
        };
        Self {
            players: options.players,
            map: Counts::at_start(),
            luck: options.players.sides().iter().map(of_side).collect(),
            past,
            ..Self::default()
        }
    }

    pub fn side_of(&self, piece: Piece) -> Side {
        self.players.side_of(piece)
    }

    /// How many of these went out, and were not set back: those that were there or were built and are no more.
    pub fn lost(&self, piece: Piece) -> u8 {
        let had = piece.at_start().saturating_add(self.past.built[piece]);
        had.saturating_sub(self.map[piece])
    }

    pub fn has(&self, piece: Piece) -> bool {
        self.map[piece] > 0
    }

    /// B52: the piece that captured the Ring in this very step, while the new Ring-bearer may go on at once.
    pub fn captor(&self) -> Option<Piece> {
        let Held { from, cost, .. } = *self.past.holders.last()?;
        cost.filter(|_| from == self.moment && !self.ring.told && self.won.is_none())
    }

    pub fn last_attack(&self) -> Option<&Fought> {
        self.turn.fought.last().filter(|_| self.moment.is_some_and(|moment| moment.step == Step::Attack))
    }

    /// Whether this is a Movement Phase of a side's.
    pub fn moves(&self, side: Side) -> bool {
        self.moment.is_some_and(|moment| moment.step.is_move() && moment.side == side)
    }

    /// Whether it has Elven strength by itself (B32).
    pub fn is_elven(&self, piece: Piece) -> bool {
        piece.is_elven() && (piece != Piece::Fangorn || self.fangorn != Sleep::Asleep)
    }

    /// Who on the map could lend it Elven strength (B33).
    pub fn lenders(&self, piece: Piece) -> impl Iterator<Item = Piece> {
        let lends = move |lender: &Piece| {
            let away = *lender == Piece::Gandalf && self.gandalf != Gandalf::Abroad;
            self.has(*lender) && !away && lender.lends_to(piece, self.side_of(*lender) == self.side_of(piece))
        };
        Piece::VARIANTS.iter().copied().filter(lends)
    }

    /// Whether somebody on the map could lend it Elven strength (B33).
    pub fn is_lent(&self, piece: Piece) -> bool {
        self.lenders(piece).next().is_some()
    }

    /// The Elven hex where the Ring-bearer is, while there are any (B46).
    pub fn elven_place(&self) -> Option<&str> {
        self.ring.elven_place().filter(|_| self.has(Piece::Elf))
    }

    /// B44: the Dead and Aragorn have to leave the Paths in this step, or are out.
    pub fn paths_are_owed(&self) -> bool {
        self.moves(Side::Alliance) && self.paths == Sleep::Awake && !self.step.dead_woke
    }

    /// B54: the Elven hex that the Ring-bearer has to leave in this turn of the holder's.
    pub fn place_to_leave(&self) -> Option<&str> {
        let turn = self.moment.is_some_and(|moment| moment.side == self.ring.holder);
        self.elven_place().filter(|_| turn && self.ring.turn_ends >= STAYS)
    }

    /// All that is owed now, or easily forgotten, the most pressing first.
    pub fn owed(&self) -> Vec<Owed> {
        let Some(moment) = self.moment.filter(|_| self.won.is_none()) else { return Vec::new() };
        let holds = self.ring.holder == moment.side;
        let leaves = self.place_to_leave().is_some();
        // B55: his place is asked for where it was not told in this turn, so that the deadline is there.
        let ends = holds && moment.step == Step::SecondMove && !self.ring.told && self.ring.place.is_some();
        let owed = [
            (leaves, Owed::Ring),
            (!leaves && holds && self.elven_place().is_some(), Owed::Stay),
            // B44: from their waking on it is known that they have to leave, and in that step it presses.
            (self.paths == Sleep::Awake && moment.side == Side::Alliance, Owed::Paths),
            (ends && !leaves && !self.paths_are_owed(), Owed::Still),
            (self.fangorn_is_to_clear(), Owed::Fangorn),
            (self.shire.sauron_there && self.moves(self.players.side(Power::Sauron)), Owed::Shire),
            (moment.step.is_move() && self.step.passed && self.gandalf == Gandalf::InMoria, Owed::Moria),
        ];
        owed.into_iter().filter(|(is, _)| *is).map(|(_, owed)| owed).collect()
    }

    /// B43: whoever woke Fangorn has to go from there.
    pub fn fangorn_is_to_clear(&self) -> bool {
        self.moves(Side::Alliance) && self.fangorn == Sleep::Awake && !self.step.fangorn_woke
    }

    /// Whether the Shire is theirs who have this piece, as far as that matters for building (B11).
    pub fn shire_is_of(&self, piece: Piece) -> bool {
        let owner = if piece == Piece::ManOrc { Owner::Saruman } else { Owner::Hobbits };
        self.shire.owner == owner
    }

    /// The centres of a piece at which an army can be built in this phase still (B11 to B13).
    pub fn free_centres(&self, piece: Piece) -> impl Iterator<Item = Centre> {
        let shire = self.shire_is_of(piece) && !self.shire.sauron_there;
        let free = move |centre: &Centre| {
            let filled = self.step.built.iter().any(|(_, built_at)| built_at == centre);
            let stood_on = *centre == Centre::Isengard && self.fangorn_on_isengard;
            !filled && !stood_on && (*centre != Centre::Shire || shire)
        };
        piece.centres().iter().copied().filter(free)
    }

    /// How many armies of a piece its round gives still (B10, B13).
    pub fn builds_left(&self, piece: Piece) -> u8 {
        let round = self.moment.map_or(0, |moment| moment.round);
        let counts = |built: &Piece| *built == piece || piece.builds_with() == Some(*built);
        let built = self.step.built.iter().filter(|(built, _)| counts(built)).count();
        piece.builds(round).saturating_sub(built.try_into().unwrap_or(u8::MAX))
    }

    /// What can still be built in this phase: each nation with how many armies, and the free centres.
    pub fn builds(&self) -> Vec<(Piece, u8, Vec<Centre>)> {
        let Some(Moment { step: Step::Build, side, .. }) = self.moment.filter(|_| self.won.is_none()) else {
            return Vec::new();
        };
        let theirs = Piece::VARIANTS.iter().copied().filter(|piece| self.side_of(*piece) == side);
        let left = theirs.map(|piece| {
            let centres: Vec<Centre> = self.free_centres(piece).collect();
            let counters = piece.counters().saturating_sub(self.map[piece]);
            let armies = self.builds_left(piece).min(counters).min(centres.len() as u8);
            (piece, armies, centres)
        });
        left.filter(|(_, armies, _)| *armies > 0).collect()
    }

    /// The armies that can still be built in this phase, each once: a nation, the other one where either of the two builds it
    /// (B13), and how many.
    pub fn armies_to_build(&self) -> Vec<(Piece, Option<Piece>, u8)> {
        let builds = self.builds();
        let can = |piece: &Piece| builds.iter().any(|(built, ..)| built == piece);
        let with_other =
            |(piece, armies, _): &(Piece, u8, _)| (*piece, piece.builds_with().filter(can), *armies);
        builds.iter().map(with_other).filter(|(piece, or, _)| or.is_none_or(|other| other > *piece)).collect()
    }

    /// What is lost if the build phase ends now: what the round gives and counters leave, whether centres are free or not; each
    /// once, with the other one where either of the two builds it (B15).
    pub fn lapsing(&self) -> Vec<(Piece, Option<Piece>, u8)> {
        let Some(Moment { step: Step::Build, side, .. }) = self.moment.filter(|_| self.won.is_none()) else {
            return Vec::new();
        };
        let spare = |piece: Piece| piece.counters().saturating_sub(self.map[piece]);
        let theirs = Piece::VARIANTS.iter().copied().filter(|piece| self.side_of(*piece) == side);
        let left = theirs.map(|piece| {
            let or = piece.builds_with();
            let counters = spare(piece).max(or.map_or(0, spare));
            (piece, or, self.builds_left(piece).min(counters))
        });
        left.filter(|(piece, or, armies)| *armies > 0 && or.is_none_or(|other| other > *piece)).collect()
    }
}

impl Fold<BattleEvent> for BattleView {
    fn apply(&mut self, event: &BattleEvent) {
        match event {
            BattleEvent::Ticked { item } => {
                if !self.ticked.remove(item) {
                    self.ticked.insert(*item);
                }
            }
            BattleEvent::Stands { moment } => {
                let turn = |moment: Moment| (moment.round, moment.side);
                let goes_on = self.moment.map(turn) == Some(turn(*moment));
                self.ring.told &= goes_on;
                match moment.step {
                    Step::Attack if goes_on => self.turn.fought.clear(),
                    Step::FirstMove | Step::SecondMove if goes_on => {}
                    _ => self.turn = OfTheTurn::default(),
                }
                (self.moment, self.won, self.how) = (Some(*moment), None, None);
                self.fangorn_on_isengard &= !self.moves(Side::Alliance);
                self.step = OfTheStep { began_with: self.map, ..OfTheStep::default() };
            }
            BattleEvent::Built { piece, at, now } => {
                let built = &mut self.past.built[*piece];
                *built = built.saturating_add(now.saturating_sub(self.map[*piece]));
                self.map[*piece] = *now;
                let built = || at.iter().map(|centre| (*piece, *centre));
                self.step.built.extend(built());
                self.turn.built.extend(built());
            }
            BattleEvent::Attacked { attacker, defender, cell, outcome, sum, dice } => {
                let dice = self.turn.threw.take().or(*dice);
                self.turn.fought.push(Fought {
                    attacker: *attacker,
                    defender: *defender,
                    cell: *cell,
                    sum: *sum,
                    outcome: *outcome,
                    dice,
                });
                let attacks = &mut self.step.attacks[*attacker];
                *attacks = attacks.saturating_add(1);
                let (theirs, others) = (self.side_of(*attacker), self.side_of(*defender));
                let [attacker_out, defender_out] = [Outcome::AttackerOut, Outcome::DefenderOut]
                    .map(|wanted| (*outcome == wanted, cell.chance(wanted)));
                for OfSide { side, out, lost } in &mut self.luck {
                    if *side == theirs {
                        out.take_one(defender_out.0, defender_out.1);
                    }
                    // On one's own side (B35, the table's word) it is the one or the other of two that one throw puts out.
                    match (*side == theirs, *side == others) {
                        (true, true) => {
                            lost.take_one(attacker_out.0 || defender_out.0, attacker_out.1 + defender_out.1);
                        }
                        (true, false) => lost.take_one(attacker_out.0, attacker_out.1),
                        (false, true) => lost.take_one(defender_out.0, defender_out.1),
                        (false, false) => {}
                    }
                }
            }
            BattleEvent::Out { piece, now } => {
                self.step.out = Some(*piece);
                self.count(*piece, *now);
            }
            BattleEvent::Counted { piece, to } => self.count(*piece, *to),
            BattleEvent::Shire { owner, sauron_there } => {
                if *owner != self.shire.owner {
                    self.past.owners.push((*owner, self.moment));
                }
                self.shire = Shire { owner: *owner, sauron_there: *sauron_there };
            }
            BattleEvent::FangornWoke { gandalf } => {
                (self.fangorn, self.step.fangorn_woke, self.isengard_open) = (Sleep::Awake, true, true);
                (self.fangorn_on_isengard, self.step.over) = (true, self.step.out.take());
                if *gandalf {
                    self.gandalf = Gandalf::InFangorn;
                }
            }
            BattleEvent::Fangorn { is, stands } => {
                (self.fangorn, self.step.fangorn_woke, self.fangorn_on_isengard) = (*is, false, *stands);
                if self.gandalf == Gandalf::InFangorn {
                    self.gandalf = Gandalf::Abroad;
                }
            }
            BattleEvent::DeadWoke => (self.paths, self.step.dead_woke) = (Sleep::Awake, true),
            BattleEvent::Paths { are } => {
                (self.paths, self.step.dead_woke) = (*are, false);
                self.step.dead_lost = self.step.out.take().is_some();
            }
            BattleEvent::Isengard { open } => self.isengard_open = *open,
            BattleEvent::Gandalf { is } => self.gandalf = *is,
            BattleEvent::Passed { stays } => self.step.passed |= stays,
            BattleEvent::RingTaken { by, cost } => {
                self.step.out = None;
                self.hand_over(*by, *cost);
            }
            BattleEvent::RingHeld { by } if *by != self.ring.holder => self.hand_over(*by, None),
            BattleEvent::RingAt { place, elven } => self.bring_ring(place, *elven),
            BattleEvent::RingStayed { turn_ends } | BattleEvent::RingRests { turn_ends, .. } => {
                self.ring.turn_ends = *turn_ends
            }
            BattleEvent::Won { side, line, how } => {
                (self.won, self.how) = (Some((*side, *line)), how.clone());
            }
            BattleEvent::Lapsed { piece, or, armies } => self.turn.lapsed.push((*piece, *or, *armies)),
            BattleEvent::Threw { dice } => self.turn.threw = Some(*dice),
            BattleEvent::RingHeld { .. }
            | BattleEvent::Unticked { .. }
            | BattleEvent::ElvenHexes { .. }
            | BattleEvent::Escapes { .. }
            | BattleEvent::RingRound { .. } => {}
        }
    }
}

impl BattleView {
    /// So many are on the map. With Gandalf out he is in neither Moria nor Fangorn (B36).
    fn count(&mut self, piece: Piece, to: u8) {
        self.map[piece] = to;
        if piece == Piece::Gandalf && to == 0 {
            self.gandalf = Gandalf::Abroad;
        }
        self.fangorn_on_isengard &= self.has(Piece::Fangorn);
    }

    /// Another side's Ring-bearer stands where the last one stood; his stays begin afresh (B54). One that is taken has
    /// left the place where it was.
    fn hand_over(&mut self, by: Side, cost: Option<Piece>) {
        let ring = &mut self.ring;
        let taken = ring.place.clone().filter(|_| cost.is_some());
        ring.left.extend(taken.map(|place| (ring.holder, place)));
        (ring.holder, ring.turn_ends, ring.told) = (by, 0, false);
        self.past.holders.push(Held { by, from: self.moment, cost });
    }

    /// The Ring-bearer is here. Whoever is somewhere else than before has left that.
    fn bring_ring(&mut self, place: &str, elven: bool) {
        let ring = &mut self.ring;
        if ring.place.as_deref() != Some(place) {
            let left = ring.place.replace(place.to_owned());
            ring.left.extend(left.map(|left| (ring.holder, left)));
            ring.turn_ends = 0;
        }
        ring.told = true;
        if elven {
            ring.elven.insert(place.to_owned());
        }
    }
}
