//! The set-up (F1 to F9).

use super::{Table, is_named, setup_flips};
use crate::books::{Refusal, Source, Throw, Word};
use crate::fate::box_file::FateBox;
use crate::fate::command::Confirmed;
use crate::fate::dice::sides_in_all;
use crate::fate::event::{FateEvent, Reminder, Step};
use crate::fate::refusal::FateRefusal;
use crate::fate::stacks::Drawn;
use crate::fate::terms::{FRODO_SAM, LAST_OBJECTIVE, OBJECTIVES, SETUP_FLIPS, SIDES, hand, most_needed};
use crate::fate::view::ITEMS;
use std::collections::BTreeSet;

impl Table {
    pub(super) fn confirm(&mut self, numbers: &Confirmed) -> Result<(), FateRefusal> {
        let same = |other: &Confirmed| match (numbers, other) {
            (Confirmed::Die(one, _), Confirmed::Die(other, _)) => one == other,
            _ => std::mem::discriminant(numbers) == std::mem::discriminant(other),
        };
        if self.view.confirmed.iter().any(same) {
            return Err(Refusal::GivenOnce { command: "confirm".to_owned() }.into());
        }
        if let Confirmed::Die(_, sides) = numbers {
            let count = sides_in_all(sides);
            if count != SIDES {
                return Err(FateRefusal::NotSixFaces { count });
            }
        }
        self.puts(FateEvent::Confirmed { numbers: numbers.clone() })
    }

    /// F7.
    pub(super) fn objectives(
        &mut self,
        told: &Throw<Vec<String>>,
        word: Word,
        source: &mut Source<'_>,
    ) -> Result<(), FateRefusal> {
        // F7: where nothing says what is needed, the cards may, and the next set is drawn.
        let again = self.view.copied.objectives.is_none() && !matches!(told, Throw::Told(_));
        let put_back = self.view.objectives.clone();
        if put_back.is_some() && !(again && self.view.drawn_objectives) {
            return Err(Refusal::GivenOnce { command: "objectives".to_owned() }.into());
        }
        let count = usize::from(self.view.all_objectives()) - 1;
        let most = most_needed(self.view.options.players);
        if let Throw::Told(told) = told {
            if told.iter().any(|name| name.eq_ignore_ascii_case(LAST_OBJECTIVE)) {
                return Err(FateRefusal::LastObjective);
            }
            let names: Vec<String> =
                told.iter().map(|name| self.objective_named(name)).collect::<Result<_, _>>()?;
            unlike(&names)?;
            if names.len() != count {
                return Err(Refusal::OtherCount { told: names.len(), count }.into());
            }
            let needed = needed(&self.view.copied, &names).len();
            word.unless(needed <= most, FateRefusal::TooManyNeeded { needed, most })?;
            self.put(FateEvent::Objectives { names, put_back: Vec::new(), drawn: false });
            return Ok(());
        }
        let copied = self.view.copied.clone();
        let mut listed: Vec<String> = match &copied.objectives {
            Some(listed) => listed.keys().cloned().collect(),
            None => OBJECTIVES.map(str::to_owned).to_vec(),
        };
        listed.sort();
        if listed.len() < count {
            return Err(FateRefusal::NothingListed);
        }
        if !some_fit(&copied, &listed, &mut Vec::new(), count, most) {
            return Err(FateRefusal::NoSetFits);
        }
        let mut put_back: Vec<Vec<String>> = put_back.into_iter().collect();
        loop {
            let names = source.draw("objective", &listed, count, told)?;
            if needed(&copied, &names).len() <= most {
                self.put(FateEvent::Objectives { names, put_back, drawn: true });
                return Ok(());
            }
            put_back.push(names);
        }
    }

    /// F8.
    pub(super) fn characters(
        &mut self,
        told: &Throw<Vec<Vec<String>>>,
        source: &mut Source<'_>,
    ) -> Result<(), FateRefusal> {
        if self.view.characters.is_some() {
            return Err(Refusal::GivenOnce { command: "characters".to_owned() }.into());
        }
        let (players, solo) = (usize::from(self.view.options.players), self.view.is_solo());
        let seats = match told {
            Throw::Told(told) => {
                if told.len() != players {
                    return Err(Refusal::OtherCount { told: told.len(), count: players }.into());
                }
                let seats: Vec<Vec<String>> = told
                    .iter()
                    .map(|names| names.iter().map(|name| self.character_named(name)).collect())
                    .collect::<Result<_, _>>()?;
                unlike(&seats.concat())?;
                for names in &seats {
                    let fits = if solo { names.len() == 4 } else { (1..=2).contains(&names.len()) };
                    if !fits {
                        let count = if solo { 4 } else { 2 };
                        return Err(Refusal::OtherCount { told: names.len(), count }.into());
                    }
                }
                if solo && seats.concat().iter().any(|name| name == FRODO_SAM) {
                    return Err(FateRefusal::NamedTwice { name: FRODO_SAM.to_owned() });
                }
                seats
            }
            Throw::App | Throw::Unsaid(_) => self.dealt(told, source)?,
        };
        self.puts(FateEvent::Characters { seats })
    }

    fn dealt(
        &self,
        told: &Throw<Vec<Vec<String>>>,
        source: &mut Source<'_>,
    ) -> Result<Vec<Vec<String>>, FateRefusal> {
        let solo = self.view.is_solo();
        let each = if solo { 4 } else { 2 };
        let places = each * usize::from(self.view.options.players);
        let Some(listed) = &self.view.copied.characters else { return Err(FateRefusal::NothingListed) };
        let mut all = needed(&self.view.copied, self.view.objectives.as_deref().unwrap_or_default());
        if solo {
            all.remove(FRODO_SAM);
        }
        if all.len() > places {
            return Err(FateRefusal::TooManyNeeded { needed: all.len(), most: places });
        }
        let others: Vec<String> =
            listed.keys().filter(|name| !all.contains(*name) && *name != FRODO_SAM).cloned().collect();
        let how = told.part(|sides| sides.concat());
        all.extend(source.draw("character", &others, places - all.len(), &how)?);
        let all: Vec<String> = all.into_iter().collect();
        let dealt = source.draw("deal", &all, all.len(), &how)?;
        Ok(dealt.chunks(each).map(<[String]>::to_vec).collect())
    }

    /// F57: the hands as they were dealt.
    pub(super) fn hands(&mut self, cards: &[Drawn]) -> Result<(), FateRefusal> {
        let players = self.view.options.players;
        if !self.view.options.names {
            return Err(FateRefusal::OnlyNamed);
        }
        if self.view.hands {
            return Err(Refusal::GivenOnce { command: "hands".to_owned() }.into());
        }
        let count = usize::from(players) * usize::from(hand(players));
        if cards.len() != count {
            return Err(Refusal::OtherCount { told: cards.len(), count }.into());
        }
        let cards = self.player_cards(cards)?;
        if cards.contains(&Drawn::Skies) {
            return Err(FateRefusal::CannotCome);
        }
        self.enough_copies(&cards, &cards, Word::Rules)?;
        self.puts(FateEvent::Hands { cards })
    }

    /// Names of player cards, written as they stand in lists.
    pub(super) fn player_cards(&self, cards: &[Drawn]) -> Result<Vec<Drawn>, FateRefusal> {
        let card = |card: &Drawn| match card {
            _ if is_named(card) && !self.view.options.names => Err(FateRefusal::OnlyNamed),
            Drawn::Named(name) => {
                let (region, symbol) = name.split_once('/').unwrap_or((name, ""));
                Ok(Drawn::Named(format!("{}/{symbol}", self.region(region)?)))
            }
            card => Ok(card.clone()),
        };
        cards.iter().map(card).collect()
    }

    /// F57: there are no more of a card than the file lists. `known`: these, and what stays foreseen beside them.
    pub(super) fn enough_copies(
        &self,
        cards: &[Drawn],
        known: &[Drawn],
        word: Word,
    ) -> Result<(), FateRefusal> {
        for card in cards.iter().filter(|card| is_named(card)) {
            let named = self.view.stacks.named.get(card).copied().unwrap_or(0)
                + known.iter().filter(|other| *other == card).count() as u32;
            let name = if let Drawn::Named(name) = card { name.clone() } else { "event".to_owned() };
            word.unless(named <= self.view.copies(card), FateRefusal::NoMoreCopies { card: name })?;
        }
        Ok(())
    }

    /// F2, F5, F6.
    pub(super) fn begin(&mut self, frodo: &str, first: Option<u8>) -> Result<(), FateRefusal> {
        let made = setup_flips(&self.view);
        if made < SETUP_FLIPS {
            return Err(FateRefusal::NineFlips { made });
        }
        let region = self.region(frodo)?;
        let most = if self.view.is_solo() { 1 } else { self.view.options.players };
        let first = first.unwrap_or(1);
        Refusal::within(first, 1, most.into())?;
        self.put(FateEvent::Frodo { region, place: None });
        self.put(FateEvent::Began { first });
        let items: Vec<u8> = (1..=ITEMS).filter(|item| !self.view.ticked.contains(item)).collect();
        match items.len() as u8 {
            0 => {}
            ITEMS => self.put(FateEvent::Reminded { of: Reminder::Ticks }),
            _ => self.put(FateEvent::Unticked { items }),
        }
        if self.view.confirmed.len() < 4 && self.view.options.copied.is_none() {
            self.put(FateEvent::Reminded { of: Reminder::Confirm });
        }
        self.stand(Step::Actions);
        Ok(())
    }
}

/// Nothing is named twice.
pub(super) fn unlike(names: &[String]) -> Result<(), FateRefusal> {
    let twice = names.iter().enumerate().find(|(at, name)| names[..*at].contains(name));
    twice.map_or(Ok(()), |(_, name)| Err(FateRefusal::NamedTwice { name: name.clone() }))
}

/// F7: the characters that a set of objectives needs, Frodo & Sam among them.
pub(in crate::fate) fn needed(copied: &FateBox, objectives: &[String]) -> BTreeSet<String> {
    let listed = copied.objectives.as_ref();
    let of = |name: &String| listed?.get(name).map(|objective| objective.needs.clone());
    let needs = objectives.iter().filter_map(of).flatten();
    needs.chain([FRODO_SAM.to_owned()]).collect()
}

/// Whether some set of so many of the list needs no more than that.
fn some_fit(copied: &FateBox, listed: &[String], taken: &mut Vec<String>, count: usize, most: usize) -> bool {
    if needed(copied, taken).len() > most {
        return false;
    }
    if taken.len() == count {
        return true;
    }
    (0..listed.len()).any(|at| {
        taken.push(listed[at].clone());
        let fits = some_fit(copied, &listed[at + 1..], taken, count, most);
        taken.pop();
        fits
    })
}
