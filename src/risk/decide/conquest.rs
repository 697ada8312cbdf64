//! What a conquest brings: Leaders, cards, somebody's end, and the game's (K33 to K36, K50).

use super::{Decided, Play};
use crate::risk::colour::Colour;
use crate::risk::command::Conquest;
use crate::risk::event::Event;
use crate::risk::refusal::Refusal;
use crate::risk::step::{Afterwards, At, End, Step, Winner};

impl Play<'_, '_> {
    /// K27: a conquest on the table; or the one that is owed after a fight in numbers.
    pub(super) fn conquer(&mut self, conquest: &Conquest) -> Decided {
        let At { colour, step, .. } = self.at()?.clone();
        let leader = match step {
            Step::Combat => conquest.leader,
            Step::Conquest { leader } => conquest.leader || leader,
            _ => return Err(self.out_of_step(&[Step::Combat.name()])),
        };
        let then = match (&self.view.options.board, &conquest.territory) {
            (None, Some(_)) => return Err(Refusal::NoBoard),
            (None, None) => self.counted_conquest(colour, conquest, leader)?,
            (Some(_), None) => return Err(Refusal::BoardCounts),
            (Some(_), Some(_)) if conquest.site || conquest.last.is_some() => {
                return Err(Refusal::BoardCounts);
            }
            (Some(_), Some(territory)) => {
                self.named_conquest(colour, territory, conquest.from.as_deref(), leader)?
            }
        };
        let next = Step::from(then);
        if self.view.end.is_none() && self.view.step() != Some(&next) {
            self.stand(next);
        }
        Ok(())
    }

    fn named_conquest(
        &mut self,
        colour: Colour,
        territory: &str,
        from: Option<&str>,
        leader: bool,
    ) -> Result<Afterwards, Refusal> {
        let territory = self.view.territory(territory)?;
        let from = from.map(|from| self.view.territory(from)).transpose()?;
        if from.as_ref() == Some(&territory) {
            return Err(Refusal::Same { territory });
        }
        let own = Refusal::OwnTerritory { territory: territory.clone() };
        self.word.unless(!self.view.holds(colour, &territory), own)?;
        if let Some(from) = &from {
            self.unless_held(colour, from)?;
            self.unless_adjacent(from, &territory)?;
        } else {
            let board = self.view.board()?;
            let held = self.view.territories(Some(colour.into()));
            let touches = held.iter().any(|held| board.adjacent(held, &territory));
            self.word.unless(touches, Refusal::TouchesNothing { territory: territory.clone() })?;
        }
        let goes = self.leader_who_goes(colour, &territory, from, leader)?;
        self.stand(Step::Combat);
        Ok(self.taken(&territory, goes, leader))
    }

    /// Where the Leader stands who moves in: in the territory of the attack; else beside the other, if one fought for it.
    fn leader_who_goes(
        &self,
        colour: Colour,
        territory: &str,
        from: Option<String>,
        leader: bool,
    ) -> Result<Option<String>, Refusal> {
        let leaders = &self.view.player(colour).leaders;
        if from.is_some() || !leader {
            return Ok(from.filter(|from| leaders.contains(from)));
        }
        let board = self.view.board()?;
        let mut beside = leaders.iter().filter(|at| *at != territory && board.adjacent(at, territory));
        match (beside.next(), beside.next()) {
            (Some(_), Some(_)) => Err(Refusal::WhichLeader { territory: territory.to_owned() }),
            (one, _) => Ok(one.cloned()),
        }
    }

    /// A territory is taken (K33 to K36, K50), with the Leader who stands there, or one who is told of.
    pub(super) fn taken(&mut self, territory: &str, goes: Option<String>, leader: bool) -> Afterwards {
        let colour = self.view.present();
        let loser = self.view.holder(territory).and_then(|holder| holder.player());
        let loser = loser.filter(|loser| *loser != colour);
        let leader = leader || goes.is_some();
        let has_site = |board: &crate::risk::board::Board| {
            !board.has_sites() || board.territory(territory).is_some_and(|territory| territory.site)
        };
        let options = &self.view.options;
        let counts = options.without_sites || options.board.as_deref().is_some_and(has_site);
        self.leaders_leave(territory, Some(colour));
        let taken = Some(territory.to_owned());
        self.happen(Event::Conquered { territory: taken.clone(), leader, adventure: leader && counts });
        // K33: not to where the other one stands.
        let stands_there = self.view.player(colour).leaders.iter().any(|at| at == territory);
        if goes.is_some() && !stands_there {
            self.happen(Event::Leader { colour, from: goes, to: taken });
        }
        let out = loser.filter(|loser| !self.view.is_in(*loser));
        self.behind_conquest(colour, out)
    }

    /// With no board: what the table says of it.
    fn counted_conquest(
        &mut self,
        colour: Colour,
        conquest: &Conquest,
        leader: bool,
    ) -> Result<Afterwards, Refusal> {
        let out = conquest.last.as_deref().map(|last| self.view.colour(last)).transpose()?;
        if let Some(out) = out.filter(|out| *out == colour || !self.view.is_in(*out)) {
            return Err(Refusal::IsOut { colour: out.to_string() });
        }
        let adventure = leader && (conquest.site || self.view.options.without_sites);
        self.happen(Event::Conquered { territory: None, leader, adventure });
        Ok(self.behind_conquest(colour, out))
    }

    /// Somebody may be out, and the game over; cards may have to be traded.
    fn behind_conquest(&mut self, colour: Colour, out: Option<Colour>) -> Afterwards {
        if let Some(out) = out {
            self.happen(Event::PutOut { colour: out, by: colour });
        }
        // K50: only a conquest that puts somebody out ends the game.
        if let Some(winner) = out.and_then(|_| self.last_standing()) {
            self.over(End::Last(winner));
        }
        let cards = self.view.player(colour).hand.territory;
        if out.is_some() && cards >= self.view.options.spoils {
            Afterwards::Trade
        } else {
            Afterwards::Combat
        }
    }

    /// K50: whoever alone is left; where teams count, the side that is.
    fn last_standing(&self) -> Option<Winner> {
        let players = self.view.players_in();
        let side = players.first()?.side();
        if self.view.options.teams {
            return players.iter().all(|player| player.side() == side).then_some(Winner::Side(side));
        }
        if let [one] = *players { Some(Winner::Player(one)) } else { None }
    }

    /// K39: whoever else has a Leader in a territory that passes to somebody has him no more.
    pub(super) fn leaders_leave(&mut self, territory: &str, to: Option<Colour>) {
        let players = self.view.options.players.clone();
        for colour in players.iter().filter(|colour| Some(*colour) != to) {
            if self.view.player(colour).leaders.iter().any(|at| at == territory) {
                self.happen(Event::Leader { colour, from: Some(territory.to_owned()), to: None });
            }
        }
    }
}
