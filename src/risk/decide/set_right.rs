//! What the table says of itself, and is right in: who holds what, hands, Leaders, where it stands, whom the dice chose (K58).

use super::{Decided, Play};
use crate::books;
use crate::risk::colour::Holder;
use crate::risk::command::{HandSet, Leader, Phase};
use crate::risk::event::{Event, Hand};
use crate::risk::refusal::Refusal;
use crate::risk::step::{End, Step, Winner};
use crate::risk::view::View;

/// K38: never a third.
const MOST_LEADERS: usize = 2;
/// All that nobody holds.
const REST: &str = "rest";

impl Play<'_, '_> {
    /// K7.
    pub(super) fn own(&mut self, by: &str, words: &[String]) -> Decided {
        let board = self.view.board()?;
        let by = self.view.holder_called(by)?;
        let territories = match words {
            [rest] if rest.eq_ignore_ascii_case(REST) => {
                if board.is_open() {
                    return Err(Refusal::RestUnknown);
                }
                self.view.territories(None).into_iter().map(str::to_owned).collect()
            }
            words => {
                let named: Result<Vec<String>, Refusal> =
                    words.iter().map(|word| self.view.territory(word)).collect();
                named?
            }
        };
        for territory in &territories {
            self.leaders_leave(territory, by.and_then(Holder::player));
        }
        self.happen(Event::Owned { by, territories });
        Ok(())
    }

    /// K39.
    pub(super) fn leader(&mut self, colour: &str, at: &str, what: &Leader) -> Decided {
        self.view.board()?;
        if self.view.keeps_leaders == Some(false) {
            return Err(Refusal::LeadersNotKept);
        }
        let colour = self.view.colour(colour)?;
        let at = self.view.territory(at)?;
        let leaders = self.view.player(colour).leaders.clone();
        let called = || colour.to_string();
        let held = |territory: &String| match self.view.holds(colour, territory) {
            true => Ok(()),
            false => Err(Refusal::NotHeld { territory: territory.clone(), colour: called() }),
        };
        let there =
            |territory: &String| Refusal::LeaderThere { territory: territory.clone(), colour: called() };
        if *what == Leader::Place {
            held(&at)?;
            let most = if self.view.at.is_none() { self.view.options.leaders } else { MOST_LEADERS };
            if leaders.contains(&at) {
                return Err(there(&at));
            }
            if leaders.len() >= most {
                return Err(Refusal::MostLeaders { most });
            }
            let due = self.view.step() == Some(&Step::Leader) && colour == self.view.present();
            self.happen(Event::Leader { colour, from: None, to: Some(at) });
            if due && self.view.end.is_none() {
                self.stand(Step::Ring);
            }
            return Ok(());
        }
        if !leaders.contains(&at) {
            return Err(Refusal::NoLeaderThere { territory: at, colour: called() });
        }
        let to = match what {
            Leader::Move(to) => Some(self.view.territory(to)?),
            Leader::Place | Leader::Off => None,
        };
        if let Some(to) = &to {
            held(to)?;
            if *to != at && leaders.contains(to) {
                return Err(there(to));
            }
        }
        self.happen(Event::Leader { colour, from: Some(at), to });
        Ok(())
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
    let plays = |colour: crate::risk::colour::Colour| view.colour(colour.name()).map(|_| ());
    match phase {
        Phase::At(at) => {
            plays(at.colour)?;
            let mut events = Vec::new();
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
