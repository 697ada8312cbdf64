//! What the table says of itself, and is right in: who holds what, hands, Leaders, where it stands, whom the dice chose (K58).

use super::{Decided, Play};
use crate::books;
use crate::risk::colour::{Colour, Holder};
use crate::risk::command::{HandSet, Leader, Phase};
use crate::risk::event::{Event, Hand};
use crate::risk::refusal::Refusal;
use crate::risk::step::{End, Step, Winner};
use crate::risk::view::{MOST_LEADERS, View};
use crate::table::Fold as _;

/// All that nobody holds.
const REST: &str = "rest";
/// A Leader leaves the board.
const OFF: &str = "off";

impl Play<'_, '_> {
    /// K7.
    pub(super) fn own(&mut self, by: &str, words: &[String]) -> Decided {
        let board = self.view.board()?;
        let by = self.view.holder_called(by)?;
        let one = match words {
            [one] => self.unless(one, REST)?.map(|territory| vec![territory]),
            words => Some(words.iter().map(|word| self.view.territory(word)).collect::<Result<_, _>>()?),
        };
        let territories = match one {
            Some(territories) => territories,
            None if board.is_open() => return Err(Refusal::RestUnknown),
            None => self.view.territories(None).into_iter().map(str::to_owned).collect(),
        };
        for territory in &territories {
            self.leaders_leave(territory, by.and_then(Holder::player));
        }
        self.happen(Event::Owned { by, territories });
        Ok(())
    }

    /// G13: the territory that is named, unless this word stands in its place, or a beginning that no territory has. Where any name
    /// is a territory, it is whole.
    fn unless(&self, typed: &str, word: &str) -> Result<Option<String>, Refusal> {
        if typed.eq_ignore_ascii_case(word) {
            return Ok(None);
        }
        if let Some(board) = self.view.options.board.as_deref().filter(|board| !board.is_open()) {
            let territories = board.territories().map(|territory| territory.name.as_str());
            let names = territories.chain([word]).collect::<Vec<_>>().into_iter();
            let found = books::find(names, typed).map_err(|it| books::Refusal::of_name(typed, it))?;
            if found == word {
                return Ok(None);
            }
        }
        self.view.territory(typed).map(Some)
    }

    /// K39.
    pub(super) fn leader(&mut self, colour: &str, at: &str, what: &Leader) -> Decided {
        self.view.board()?;
        let colour = self.view.colour(colour)?;
        let at = self.view.territory(at)?;
        let stood = self.view.player(colour).leaders.clone();
        if *what == Leader::Place {
            let all: Vec<String> = stood.iter().cloned().chain([at.clone()]).collect();
            self.unless_can_stand(colour, &all[stood.len()..], &all)?;
            self.happen(Event::Leader { colour, from: None, to: Some(at) });
            self.leaders_placed(colour, &stood);
            return Ok(());
        }
        if !stood.contains(&at) {
            return Err(Refusal::NoLeaderThere { territory: at, colour: colour.to_string() });
        }
        let to = match what {
            Leader::Move(to) => self.unless(to, OFF)?,
            Leader::Place => None,
        };
        if let Some(to) = &to {
            let others = stood.iter().filter(|other| **other != at);
            let all: Vec<String> = others.cloned().chain([to.clone()]).collect();
            self.unless_can_stand(colour, &all[all.len() - 1..], &all)?;
        }
        self.happen(Event::Leader { colour, from: Some(at), to });
        self.leaders_have_moved(colour, &stood);
        Ok(())
    }

    /// K39: all of somebody's Leaders at once.
    pub(super) fn leaders(&mut self, colour: &str, at: &[String]) -> Decided {
        self.view.board()?;
        let colour = self.view.colour(colour)?;
        let mut places: Vec<String> = Vec::new();
        for word in at {
            let there: Vec<&str> = places.iter().map(String::as_str).collect();
            let another = self.view.another_territory(word, &there)?;
            places.push(another);
        }
        let at = places;
        self.unless_can_stand(colour, &at, &at)?;
        let stood = self.view.player(colour).leaders.clone();
        self.happen(Event::Leaders { colour, at });
        self.leaders_placed(colour, &stood);
        Ok(())
    }

    /// K5, K38: these can stand there, each in a territory of its own, and all of them are no more than there can be.
    fn unless_can_stand(&self, colour: Colour, these: &[String], all: &[String]) -> Decided {
        let called = || colour.to_string();
        if let Some(territory) = these.iter().find(|territory| !self.view.holds(colour, territory)) {
            return Err(Refusal::NotHeld { territory: territory.clone(), colour: called() });
        }
        let twice = all.iter().enumerate().find(|(at, territory)| all[..*at].contains(territory));
        if let Some((_, territory)) = twice {
            return Err(Refusal::LeaderThere { territory: territory.clone(), colour: called() });
        }
        let most = if self.view.at.is_none() { self.view.options.leaders } else { MOST_LEADERS };
        if all.len() > most { Err(Refusal::MostLeaders { most }) } else { Ok(()) }
    }

    /// K38: where one was due the step is over.
    fn leaders_placed(&mut self, colour: Colour, stood: &[String]) {
        self.leaders_have_moved(colour, stood);
        let due = self.view.step() == Some(&Step::Leader) && colour == self.view.present();
        if due && self.view.end.is_none() {
            self.stand(Step::Ring);
        }
    }

    /// How many cards somebody has, and what those count that he has played.
    pub(super) fn hand(&mut self, colour: &str, set: HandSet) -> Decided {
        let colour = self.view.colour(colour)?;
        let now = self.view.player(colour).hand;
        let hand = Hand {
            territory: set.territory.unwrap_or(now.territory),
            adventure: set.adventure.unwrap_or(now.adventure),
            played: set.played.unwrap_or(now.played),
        };
        self.happen(Event::Holds { colour, hand });
        Ok(())
    }

    /// K53: one of those who tie.
    pub(super) fn winner(&mut self, who: &str) -> Decided {
        let (tie, _) = self.view.outcome().ok_or(Refusal::NoTie)?;
        if tie.len() < 2 {
            return Err(Refusal::NoTie);
        }
        let hyphened: Vec<String> = tie.iter().map(|winner| winner.name().replace(' ', "-")).collect();
        let name = books::find(hyphened.iter().map(String::as_str), who)
            .map_err(|unknown| books::Refusal::of_name(who, unknown))?;
        let winner = Winner::called(&name.replace('-', " ")).ok_or(Refusal::NoTie)?;
        self.happen(Event::Chosen { winner });
        Ok(())
    }
}

/// G9, K58.
pub(super) fn phase(view: &View, phase: &Phase) -> Result<Vec<Event>, Refusal> {
    let plays = |colour: Colour| view.colour(colour.name()).map(|_| ());
    match phase {
        Phase::At(at) => {
            plays(at.colour)?;
            let mut events = Vec::new();
            // G9: what is owed falls away.
            if view.whence.is_some() {
                events.push(Event::From { from: None, adventure: false });
            }
            if view.player(at.colour).said_out {
                events.push(Event::InAgain { colour: at.colour });
            }
            let stands = Event::Stands { at: at.clone() };
            let mut then = view.clone();
            then.apply(&stands);
            events.push(stands);
            if at.step == Step::Reinforce
                && let Ok(given) = then.reinforcements(at.colour)
            {
                events.push(Event::Reinforced { given });
                let sites: Vec<String> = then.on_sites(at.colour).into_iter().map(str::to_owned).collect();
                events.extend((!sites.is_empty()).then_some(Event::OnSites { colour: at.colour, sites }));
            }
            Ok(events)
        }
        Phase::Over { winners, how } => {
            for winner in winners {
                if let Winner::Player(colour) = winner {
                    plays(*colour)?;
                }
            }
            Ok(vec![Event::Over { end: End::Said { winners: winners.clone(), how: how.clone() } }])
        }
    }
}
