//! What a conquest brings: Leaders, cards, somebody's end, and the game's (K33 to K36, K50); where it came from (K62).

use super::{Decided, Play};
use crate::books;
use crate::risk::colour::Colour;
use crate::risk::command::{Conquest, Named, Taken};
use crate::risk::event::Event;
use crate::risk::refusal::Refusal;
use crate::risk::step::{Afterwards, At, End, Step, Winner};
use crate::risk::view::Whence;

impl Play<'_, '_> {
    /// K27: a conquest on the table; or the one that is owed after a fight in numbers.
    pub(super) fn conquer(&mut self, conquest: &Conquest) -> Decided {
        let At { colour, step, .. } = self.at()?.clone();
        self.unless_from_is_due()?;
        // Nothing; or whether a Leader was in the fight that was told in numbers.
        let fought = match step {
            Step::Combat => None,
            Step::Conquest { leader } => Some(leader),
            _ => return Err(self.out_of_step(&[Step::Combat.name()])),
        };
        let then = match &self.view.options.board {
            None => {
                self.counted_conquest(colour, conquest.counted.as_ref().ok_or(Refusal::NoBoard)?, fought)?
            }
            Some(_) => {
                self.named_conquest(colour, conquest.named.as_ref().ok_or(Refusal::BoardCounts)?, fought)?
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
        Named { territory, from, leader }: &Named,
        fought: Option<bool>,
    ) -> Result<Afterwards, Refusal> {
        let territory = self.view.territory(territory)?;
        let from = from.as_ref().map(|from| self.view.another_territory(from, &[&territory])).transpose()?;
        let leader = *leader || fought == Some(true);
        if from.as_ref() == Some(&territory) {
            return Err(Refusal::Same { territory });
        }
        let own = Refusal::OwnTerritory { territory: territory.clone() };
        self.word.unless(!self.view.holds(colour, &territory), own)?;
        let among = if let Some(from) = from {
            self.unless_held(colour, &from)?;
            self.unless_adjacent(&from, &territory)?;
            vec![from]
        } else {
            let among = self.among(colour, &territory, leader, fought.is_some())?;
            self.word.unless(!among.is_empty(), Refusal::TouchesNothing { territory: territory.clone() })?;
            // Nothing is asked of what was his already.
            if self.view.holds(colour, &territory) { Vec::new() } else { among }
        };
        let leaders = &self.view.player(colour).leaders;
        let led: Vec<&String> = among.iter().filter(|from| leaders.contains(from)).collect();
        // K62: of those that it can have come from the only one with a Leader; he goes along (K33).
        let goes = if let [one] = *led { Some(one.clone()) } else { None };
        let is_asked = led.len() > 1;
        self.stand(Step::Combat);
        let then = self.taken(&territory, goes, leader);
        if is_asked && self.view.end.is_none() {
            self.happen(Event::Whence { territory, among });
        }
        Ok(then)
    }

    /// K62: the territories that a conquest can have come from: those with a Leader if one is told of, those without if a fight
    /// was told without one; where that leaves none, all that are held and touch it.
    fn among(
        &self,
        colour: Colour,
        territory: &str,
        leader: bool,
        fought: bool,
    ) -> Result<Vec<String>, Refusal> {
        let board = self.view.board()?;
        let held = self.view.territories(Some(colour.into())).into_iter();
        let beside = held.filter(|held| *held != territory && board.adjacent(held, territory));
        let beside: Vec<String> = beside.map(str::to_owned).collect();
        let leaders = &self.view.player(colour).leaders;
        let fits =
            |at: &&String| if leader { leaders.contains(at) } else { !fought || !leaders.contains(at) };
        let fitting: Vec<String> = beside.iter().filter(fits).cloned().collect();
        Ok(if fitting.is_empty() { beside } else { fitting })
    }

    /// K62: it is told where the last conquest came from, before anything else is attacked.
    pub(super) fn unless_from_is_due(&self) -> Decided {
        match &self.view.whence {
            Some(whence) => Err(Refusal::FromDue { territories: whence.among.join(" ") }),
            None => Ok(()),
        }
    }

    /// K62: one of those that were asked about; by the table's word any other one.
    pub(super) fn came_from(&mut self, from: &str) -> Decided {
        let colour = self.at()?.colour;
        let Some(Whence { territory, among }) = self.view.whence.clone() else {
            return Err(Refusal::NoFromDue);
        };
        let from = match books::find(among.iter().map(String::as_str), from) {
            Ok(one) => one.to_owned(),
            Err(unknown) => {
                self.word.unless_not(Some(books::Refusal::of_name(from, unknown)))?;
                self.view.territory(from)?
            }
        };
        if from == territory {
            return Err(Refusal::Same { territory });
        }
        let stood = self.view.player(colour).leaders.clone();
        let goes =
            self.view.holds(colour, &territory) && stood.contains(&from) && !stood.contains(&territory);
        let adventure = goes && self.earns_adventure(&territory);
        self.happen(Event::From { from: Some(from.clone()), adventure });
        if goes {
            self.happen(Event::Along { colour, from, to: territory });
        }
        self.leaders_have_moved(colour, &stood);
        Ok(())
    }

    /// K48: whether a conquest with a Leader earns an Adventure card there.
    fn earns_adventure(&self, territory: &str) -> bool {
        let has_site = |board: &crate::risk::board::Board| {
            !board.has_sites() || board.territory(territory).is_some_and(|territory| territory.site)
        };
        let options = &self.view.options;
        options.without_sites || options.board.as_deref().is_some_and(has_site)
    }

    /// A territory is taken (K33 to K36, K50), with the Leader who stands there, or one who is told of.
    pub(super) fn taken(&mut self, territory: &str, goes: Option<String>, leader: bool) -> Afterwards {
        let colour = self.view.present();
        let stood = self.view.player(colour).leaders.clone();
        let loser = self.view.holder(territory).and_then(|holder| holder.player());
        let loser = loser.filter(|loser| *loser != colour);
        let leader = leader || goes.is_some();
        let adventure = leader && self.earns_adventure(territory);
        self.leaders_leave(territory, Some(colour));
        let to = territory.to_owned();
        self.happen(Event::Conquered { territory: Some(to.clone()), leader, adventure });
        // K33: not to where the other one stands.
        if let Some(from) = goes.filter(|_| !stood.contains(&to)) {
            self.happen(Event::Along { colour, from, to });
        }
        let out = loser.filter(|loser| !self.view.is_in(*loser));
        let then = self.behind_conquest(colour, out);
        self.leaders_have_moved(colour, &stood);
        then
    }

    /// With no board: what the table says of it.
    fn counted_conquest(
        &mut self,
        colour: Colour,
        conquest: &Taken,
        fought: Option<bool>,
    ) -> Result<Afterwards, Refusal> {
        let leader = conquest.leader || fought == Some(true);
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
