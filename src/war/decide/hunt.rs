//! The Hunt (W21 to W38, W41 to W46).

use super::{Decided, Play};
use crate::books::{D6, Refusal, Source, Throw};
use crate::war::command::{HuntWords, ToldTile};
use crate::war::event::WarEvent;
use crate::war::hunt::{Hunt, HuntStep, OpenTile};
use crate::war::nation::Side;
use crate::war::options::Hands;
use crate::war::people::{Companion, Person, Place};
use crate::war::refusal::WarRefusal;
use crate::war::tile::{Deals, Heap, Lies, Tile};
use crate::war::view::{CORRUPTED, DOOM, Ending};

/// W24: whether a die of a Hunt succeeds.
fn succeeds(die: D6, bonus: u8) -> bool {
    die.pips() > 1 && die.pips().saturating_add(bonus) >= 6
}

impl Play {
    /// W23 to W26.
    pub(super) fn hunt(&mut self, words: &HuntWords, source: &mut Source<'_>) -> Decided {
        let level = usize::from(self.view.hunt_dice());
        let bonus = self.view.boxed[0].saturating_add(words.bonus);
        // Known by itself where the Shadow controls a Stronghold there.
        let conditions = words.conditions.count(self.view.is_at_shadow_stronghold());
        let dice = source.dice("hunt", &D6::FACES, level, &words.throw.part(|roll| roll.side(0)))?;
        let came = dice.iter().filter(|die| succeeds(**die, bonus)).count();
        let count = usize::from(conditions).min(dice.len() - came);
        let again = source.dice("hunt", &D6::FACES, count, &words.throw.part(|roll| roll.side_again(0)))?;
        let successes = (came + again.iter().filter(|die| succeeds(**die, bonus)).count()) as u8;
        self.happen(WarEvent::HuntRolled { dice, again, bonus, conditions, successes });
        if successes > 0 {
            self.happens(WarEvent::HuntSteps { to: HuntStep::Tile })
        } else {
            self.hunt_over()
        }
    }

    /// A roll without a move.
    pub(super) fn card_hunt(&mut self, words: &HuntWords, source: &mut Source<'_>) -> Decided {
        if self.view.mordor.is_some() {
            return Err(WarRefusal::InMordor);
        }
        if self.view.boxed[1] == 0 {
            return Err(WarRefusal::NobodyHunts);
        }
        self.happen(WarEvent::Hunt { hunt: Hunt::at(HuntStep::Roll) });
        self.hunt(words, source)
    }

    /// W34.
    pub(super) fn card_tile(&mut self, throw: &Throw<ToldTile>, source: &mut Source<'_>) -> Decided {
        self.happen(WarEvent::Hunt { hunt: Hunt { for_card: true, ..Hunt::at(HuntStep::Tile) } });
        self.tile(throw, source)
    }

    /// W26, W27, W37.
    pub(super) fn tile(&mut self, throw: &Throw<ToldTile>, source: &mut Source<'_>) -> Decided {
        self.refill_if_empty(source);
        let told = match throw {
            Throw::Told(told) => Some(*told),
            _ => None,
        };
        if self.view.cup.pool.is_empty() && told.is_none() {
            return self.no_tile();
        }
        let tile = self.drawn(&throw.part(|told| vec![told.tile]), source)?;
        let die = match (tile, told.and_then(|told| told.die)) {
            (Tile::DieStop, Some(die)) => Some(die),
            (Tile::DieStop, None) => source.dice("die", &D6::FACES, 1, &Throw::App)?.first().copied(),
            (_, Some(_)) => return Err(WarRefusal::NoDieOfTile { tile: tile.sign().to_owned() }),
            (_, None) => None,
        };
        let (damage, heals) = match tile.deals() {
            Deals::Damage(damage) => (damage, None),
            Deals::Eye => (self.view.eye_deals(), None),
            Deals::Die => (die.map_or(0, D6::pips), None),
            Deals::Heals(by) => (0, Some(by).filter(|by| *by > 0)),
        };
        self.happen(WarEvent::TileDrawn { tile, die, damage });
        self.refill_if_empty(source);
        if let Some(by) = heals {
            let to = self.view.corruption.saturating_sub(by);
            self.corrupt(|to| WarEvent::Relieved { to }, to)?;
        }
        if damage > 0 { self.happens(WarEvent::HuntSteps { to: HuntStep::Damage }) } else { self.tile_over() }
    }

    /// A tile out of the pool: told, or drawn.
    fn drawn(&self, throw: &Throw<Vec<Tile>>, source: &mut Source<'_>) -> Result<Tile, WarRefusal> {
        let pool = &self.view.cup.pool;
        let throw = match (throw, self.view.options.cup) {
            (Throw::Unsaid(_), Some(Hands::App)) => &Throw::App,
            (Throw::Unsaid(behind), Some(Hands::Hand)) => {
                return Err(Refusal::UntoldDraw { behind, count: 1, app: "draw" }.into());
            }
            (throw, _) => throw,
        };
        let not_there =
            |tile: Tile| WarRefusal::NotInTheCup { tile: tile.sign().to_owned(), pool: pool.to_string() };
        if let Throw::Told(told) = throw
            && let Some(tile) = told.iter().find(|tile| pool.count(**tile) == 0)
        {
            return Err(not_there(*tile));
        }
        let drawn = source.draw("tile", &pool.tiles(), 1, throw)?;
        drawn.first().copied().ok_or(WarRefusal::TooFewTiles { count: 1 })
    }

    /// W37.
    fn refill_if_empty(&mut self, source: &Source<'_>) {
        let cup = &self.view.cup;
        if !cup.pool.is_empty() {
            return;
        }
        let mut into = cup.drawn.standard();
        into.put_all(&cup.waiting.standard());
        if !into.is_empty() {
            self.goes_in(&into, source);
            self.happen(WarEvent::Refilled);
        }
    }

    /// W40: where the cup is on the table, hands are told what they put into it.
    pub(super) fn goes_in(&mut self, tiles: &Heap, source: &Source<'_>) {
        let on_the_table = match self.view.options.cup {
            Some(hands) => hands == Hands::Hand,
            None => source.is_by_hand(),
        };
        if on_the_table && !tiles.is_empty() {
            self.happen(WarEvent::GoIn { tiles: tiles.tiles() });
        }
    }

    /// W26, W37: no tile is drawn. Q18: in Mordor the step is taken all the same.
    pub(super) fn no_tile(&mut self) -> Decided {
        self.happen(WarEvent::NoTile);
        self.tile_done()
    }

    fn open(&self) -> Result<OpenTile, WarRefusal> {
        let open = self.view.open_tile().cloned();
        open.ok_or_else(|| super::out_of_step(&self.view, "hunt damage".to_owned()))
    }

    /// W26, Q2: another tile instead.
    pub(super) fn tile_again(&mut self, throw: &Throw<ToldTile>, source: &mut Source<'_>) -> Decided {
        self.untouched()?;
        self.happen(WarEvent::PutBack);
        self.tile(throw, source)
    }

    /// Whether a tile lies there of which nothing was made yet.
    fn untouched(&self) -> Decided {
        match self.view.open_tile() {
            Some(open) if open.is_untouched() => Ok(()),
            _ => Err(WarRefusal::TileTouched),
        }
    }

    /// Q20, Q21.
    pub(super) fn discard(&mut self) -> Decided {
        self.untouched()?;
        self.happen(WarEvent::Discarded);
        self.tile_done()
    }

    /// W28: one card from the table, before all else.
    pub(super) fn reduce(&mut self, by: u8) -> Decided {
        let open = self.open()?;
        if open.reduced {
            return Err(WarRefusal::ReducedAlready);
        }
        if open.ability.is_some() || open.casualty.is_some() {
            return Err(WarRefusal::ReducedTooLate);
        }
        self.happen(WarEvent::Reduced { to: open.damage.saturating_sub(by) });
        self.settle()
    }

    /// W28, W30, W31: what the Guide can do.
    pub(super) fn ability(&mut self, to: Option<&str>) -> Decided {
        let (open, guide) = (self.open()?, self.view.guide);
        if open.casualty == Some(false) {
            return Err(WarRefusal::AbilityTooLate);
        }
        match guide {
            None => self.gollum_may(&open, to)?,
            Some(hobbit) if hobbit.is_hobbit() => {
                self.on_map(hobbit, to)?;
                if self.view.mordor.is_some() {
                    self.happen(WarEvent::IsLost { name: hobbit });
                } else {
                    self.happen(WarEvent::UpTo { regions: self.view.progress + hobbit.level() });
                    self.happen(WarEvent::Companion { name: hobbit, place: Place::Map });
                    self.ends_move(Person::Companion(hobbit), to);
                }
                self.follow();
            }
            Some(guide) => return Err(WarRefusal::NoAbility { guide: guide.name().to_owned() }),
        }
        self.happen(WarEvent::Ability { guide, to: open.damage.saturating_sub(1) });
        self.settle()
    }

    /// W31: he reveals the Fellowship himself, once.
    fn gollum_may(&self, open: &OpenTile, to: Option<&str>) -> Decided {
        if to.is_some() {
            return Err(WarRefusal::NotToTheMap);
        }
        if open.gollum_reveals {
            return Err(WarRefusal::AbilityUsed);
        }
        let view = &self.view;
        let in_haven = view.mordor.is_none() && view.progress == 0 && view.haven(&view.at).is_some();
        if view.revealed || view.reveals() || in_haven {
            return Err(WarRefusal::GollumCannot);
        }
        Ok(())
    }

    /// W30: only a hobbit off Mordor comes to the map.
    fn on_map(&self, name: Companion, to: Option<&str>) -> Decided {
        let comes = name.is_hobbit() && self.view.mordor.is_none();
        if to.is_none() || comes { Ok(()) } else { Err(WarRefusal::NotToTheMap) }
    }

    /// W29: the Guide.
    pub(super) fn casualty_guide(&mut self, to: Option<&str>) -> Decided {
        let guide = self.view.guide.ok_or(WarRefusal::NobodyToLose)?;
        self.casualty(guide, to)
    }

    /// W29: one of all, at random.
    pub(super) fn casualty_random(
        &mut self,
        name: &Throw<Companion>,
        to: Option<&str>,
        source: &mut Source<'_>,
    ) -> Decided {
        let mut names: Vec<&str> = self.view.fellowship().map(Companion::name).collect();
        names.sort_unstable();
        if names.is_empty() {
            return Err(WarRefusal::NobodyToLose);
        }
        if let Throw::Told(told) = name
            && self.view.place(*told) != Place::In
        {
            return Err(WarRefusal::NotInFellowship { name: told.name().to_owned() });
        }
        // What is refused must not tell who would be drawn: where the program draws, `to` holds if a hobbit comes.
        let app = !matches!(name, Throw::Told(_));
        let could = self.view.mordor.is_none() && self.view.fellowship().any(Companion::is_hobbit);
        if app && to.is_some() && !could {
            return Err(WarRefusal::NotToTheMap);
        }
        let drawn = source.draw("companion", &names, 1, &name.part(|told| vec![told.name()]))?;
        let drawn = drawn.first().and_then(|name| name.parse().ok()).ok_or(WarRefusal::NobodyToLose)?;
        self.casualty(drawn, to.filter(|_| !app || drawn.is_hobbit()))
    }

    pub(super) fn casualty(&mut self, name: Companion, to: Option<&str>) -> Decided {
        let (open, guide) = (self.open()?, self.view.guide);
        if open.casualty.is_some() {
            return Err(WarRefusal::CasualtyAlready);
        }
        self.on_map(name, to)?;
        if name.is_hobbit() && self.view.mordor.is_none() {
            self.happen(WarEvent::IsOnMap { name });
            self.happen(WarEvent::UpTo { regions: self.view.progress + name.level() });
            self.ends_move(Person::Companion(name), to);
        } else {
            self.happen(WarEvent::IsLost { name });
        }
        self.follow();
        // Q6: his Level counts though he lives on.
        let to = open.damage.saturating_sub(name.level());
        self.happen(WarEvent::Casualty { name, guide_changed: self.view.guide != guide, to });
        self.settle()
    }

    /// W28: the rest is Corruption.
    pub(super) fn accept(&mut self) -> Decided {
        let damage = self.view.open_tile().map_or(0, |open| open.damage);
        self.happen(WarEvent::Accepted);
        let to = self.view.corruption.saturating_add(damage);
        self.corrupt(|to| WarEvent::Corruption { to }, to)?;
        self.tile_over()
    }

    /// Where no damage is left the tile ends by itself.
    pub(super) fn settle(&mut self) -> Decided {
        let is_dealt = self.view.open_tile().is_some_and(|open| open.damage == 0);
        if is_dealt { self.tile_over() } else { Ok(()) }
    }

    /// The damage was dealt with: last, the Reveal (W21, W43).
    fn tile_over(&mut self) -> Decided {
        match (self.view.reveals(), self.view.mordor) {
            _ if self.view.is_over() => return Ok(()),
            (true, None) => return self.happens(WarEvent::HuntSteps { to: HuntStep::Reveal }),
            (true, Some(_)) => self.happen(WarEvent::Revealed),
            (false, _) => {}
        }
        self.tile_done()
    }

    /// This tile is over; the next one, if one is due, or the Hunt is over.
    fn tile_done(&mut self) -> Decided {
        let follows = self.view.hunt.as_ref().is_some_and(|hunt| hunt.further > 0);
        match follows && self.view.mordor != Some(DOOM) {
            true => self.happens(WarEvent::NextTile),
            false => self.hunt_over(),
        }
    }

    fn hunt_over(&mut self) -> Decided {
        match self.view.mordor {
            Some(DOOM) => self.at_the_crack_of_doom(),
            _ => self.happens(WarEvent::HuntOver),
        }
    }

    /// W46.
    pub(super) fn at_the_crack_of_doom(&mut self) -> Decided {
        let side = if self.view.corruption < CORRUPTED { Side::Free } else { Side::Shadow };
        self.win(side, Ending::Ring)
    }

    /// W21, W22, W34: so many tiles follow for cards, and for Strongholds: those that are known by themselves, and those that
    /// were crossed.
    pub(super) fn appear(&mut self, region: Option<&str>, cards: u8, crossed: u8) -> Decided {
        let region = region.unwrap_or(&self.view.at).to_owned();
        self.within_progress(&region)?;
        let in_haven = self.view.haven(&region).is_some() && self.view.progress > 0;
        self.word.unless(!in_haven, WarRefusal::NotInAHaven { region: region.clone() })?;
        let mut known = vec![self.view.at.clone(), region.clone()];
        known.dedup();
        known.retain(|place| self.view.is_stronghold_of_shadow(place));
        let further = cards.saturating_add(known.len() as u8).saturating_add(crossed);
        self.happen(WarEvent::Appeared { region, further, cards, known });
        self.tile_done()
    }

    /// W21: by a card.
    pub(super) fn card_appear(&mut self) -> Decided {
        if self.view.revealed {
            return Err(WarRefusal::RevealedAlready);
        }
        if self.view.mordor.is_some() {
            self.happens(WarEvent::Counter { revealed: true })
        } else {
            self.happens(WarEvent::Hunt { hunt: Hunt::at(HuntStep::Reveal) })
        }
    }

    /// W38: tiles for a card, shown, of which nothing comes.
    pub(super) fn draw(&mut self, count: u8, tiles: &Throw<Vec<Tile>>, source: &mut Source<'_>) -> Decided {
        if let Throw::Told(told) = tiles
            && told.len() != usize::from(count)
        {
            return Err(Refusal::OtherCount { told: told.len(), count: count.into() }.into());
        }
        for at in 0..usize::from(count) {
            self.refill_if_empty(source);
            if self.view.cup.pool.is_empty() {
                return Err(WarRefusal::TooFewTiles { count });
            }
            let one = tiles.part(|told| told.get(at).copied().into_iter().collect());
            let tile = self.drawn(&one, source)?;
            self.happen(WarEvent::TileShown { tile });
            self.refill_if_empty(source);
        }
        Ok(())
    }

    /// W36.
    pub(super) fn special(&mut self, tile: Tile) -> Decided {
        let sign = || tile.sign().to_owned();
        if tile.is_standard() {
            return Err(WarRefusal::NotSpecial { tile: sign() });
        }
        if self.view.cup.aside.count(tile) == 0 {
            return Err(WarRefusal::NotAside { tile: sign() });
        }
        let to = if self.view.mordor.is_some() { Lies::Pool } else { Lies::Waiting };
        self.happens(WarEvent::TilePut { tile, from: Lies::Aside, to })
    }
}
