//! What a game becomes by what happens in it.

use super::battle::Kind;
use super::die::Face;
use super::event::WarEvent;
use super::figures::Figures;
use super::hunt::{Came, Due, EyeDeals, Hunt, HuntStep, OpenTile, Thrown};
use super::land::settlement;
use super::nation::{Nation, Side, Standing};
use super::odds;
use super::options::Player;
use super::people::{Character, Place, Presence};
use super::tile::Lies;
use super::view::{Battle, DOOM, Lain, Marks, PROGRESS, Parked, Past, Step, Trace, Volley, WarView};
use crate::books::Ratio;
use crate::table::Fold;

impl WarView {
    fn hunt_mut(&mut self, change: impl FnOnce(&mut Hunt)) {
        if let Some(hunt) = &mut self.hunt {
            change(hunt);
        }
    }

    fn battle_mut(&mut self, change: impl FnOnce(&mut Battle)) {
        if let Some(battle) = &mut self.battle {
            change(battle);
        }
    }

    fn open_mut(&mut self, change: impl FnOnce(&mut OpenTile)) {
        self.hunt_mut(|hunt| {
            if let Some(open) = &mut hunt.open {
                change(open);
            }
        });
    }
}

impl Fold<WarEvent> for WarView {
    fn apply(&mut self, event: &WarEvent) {
        self.may_draw &= matches!(event, WarEvent::Acts { .. });
        self.turned = self.turned.take().filter(|_| matches!(event, WarEvent::Acts { .. }));
        // What ends a Hunt behind its tile belongs to it; any other command begins with something else.
        self.came = self.came.take().filter(|_| {
            use WarEvent as E;
            matches!(
                event,
                E::Acts { .. }
                    | E::Relieved { .. }
                    | E::HuntSteps { .. }
                    | E::NextTile
                    | E::HuntOver
                    | E::Refilled
                    | E::GoIn { .. }
                    | E::Revealed
                    | E::TileShown { .. }
            )
        });
        // What the table sets right in between leaves it open.
        self.won = self.won.take().filter(|_| {
            use WarEvent as E;
            !matches!(
                event,
                E::Control { .. }
                    | E::Spent { .. }
                    | E::Acted { .. }
                    | E::Passed { .. }
                    | E::TokenUsed { .. }
                    | E::Hunt { .. }
                    | E::Battle { kind: Some(_) }
                    | E::Steps { .. }
                    | E::Turns
                    | E::Placed { .. }
                    | E::Won { .. }
            )
        });
        match event {
            WarEvent::Ticked { item } => {
                if !self.ticked.remove(item) {
                    self.ticked.insert(*item);
                }
            }
            WarEvent::MayDraw => self.may_draw = true,
            WarEvent::Unticked { .. } | WarEvent::GoIn { .. } => {}
            WarEvent::Took { side, token } => self.tokens[*side as usize] = vec![*token],
            WarEvent::Steps { to } => {
                self.step = to.clone();
                self.marks.rests = false;
                if *to == Step::Actions {
                    self.turn_of = Side::Free;
                    self.leader_next = [false; 2];
                }
                self.said_to_act = None;
            }
            WarEvent::Turns => {
                self.chronicle.turns.push(self.past());
                self.turn = self.turn.saturating_add(1);
                self.step = Step::Draw;
                self.marks = Marks::default();
                self.battle = None;
                // W8: it counts in the turn in whose draw phase it came back.
                self.came_back = false;
                // W4: the lead passes.
                self.second_leads = self.second_leads.map(|second| !second);
                self.leader_next = [false; 2];
                self.said_to_act = None;
            }
            WarEvent::Placed { turn, step, turn_of, player } => self.place_at(*turn, step, *turn_of, *player),
            WarEvent::Won { side, how } => {
                self.step = Step::Over { winner: *side, how: how.clone() };
                // A battle stands as it was left (Q24).
                self.hunt = None;
            }
            WarEvent::Acts { seat } => self.said_to_act = Some(*seat),
            WarEvent::DiceBack => {
                self.came_back = self.boxed[0] > 0;
                self.boxed = [0, 0];
                [Side::Free, Side::Shadow].into_iter().for_each(|side| self.lie(side, &[]));
            }
            WarEvent::Pools { free, shadow } => self.pools = [*free, *shadow],
            WarEvent::CardsDrawn { side, hand, decks } | WarEvent::Hand { side, hand, decks } => {
                self.hands[*side as usize] = *hand;
                self.decks[*side as usize] = *decks;
            }
            WarEvent::Box { shadow, free } => self.boxed = [*free, *shadow],
            WarEvent::Rolled { free, shadow } => self.rolled(free, shadow),
            WarEvent::Spent { side, face } => self.turn_die(*side, *face, None),
            WarEvent::Acted { side } => {
                self.turn_of = side.other();
                self.leader_next[*side as usize] ^= true;
            }
            WarEvent::Passed { side } => self.turn_of = side.other(),
            WarEvent::Ring { side, from, to } => self.ring(*side, *from, *to),
            WarEvent::TokenUsed { side, token } => {
                self.tokens[*side as usize].retain(|other| other != token);
                self.marks.token[*side as usize] = true;
                self.chronicle.tokens.push((*side, *token));
            }
            WarEvent::Dice { side, faces } => self.lie(*side, faces),
            WarEvent::Rings { free, shadow } => self.rings = [*free, *shadow],
            WarEvent::Leads { player } => {
                let side = player.side();
                self.second_leads[side as usize] = Player::of(side)[1] == *player;
            }
            WarEvent::Declared { region, haven } => {
                self.is_at(region);
                self.progress = 0;
                self.marks.declared = true;
                // W34: what one declaration gave no other one takes.
                self.marks.rests |= *haven;
            }
            WarEvent::Moved => {
                if self.mordor.is_none() {
                    // Q4.
                    self.progress = (self.progress + 1).min(PROGRESS);
                }
                self.marks.moved |= self.step == Step::Actions;
            }
            WarEvent::Hid => {
                self.revealed = false;
                self.marks.moved |= self.step == Step::Actions;
            }
            WarEvent::Entered => {
                (self.mordor, self.progress) = (Some(0), 0);
                self.cup.enter_mordor();
            }
            WarEvent::Progress { to } => self.progress = *to,
            WarEvent::Mordor { to } => self.mordor = *to,
            WarEvent::At { region } => self.is_at(region),
            WarEvent::Counter { revealed } => self.revealed = *revealed,
            WarEvent::Revealed => {
                self.is_seen();
                self.revealed = true;
            }
            WarEvent::Corruption { to } | WarEvent::Relieved { to } | WarEvent::Lingered { to } => {
                self.corruption = *to;
            }
            WarEvent::Arrived { region, .. } => self.named(region),
            WarEvent::UpTo { .. } => {}
            WarEvent::Companion { name, place } => self.companions[*name as usize] = *place,
            WarEvent::IsLost { name } => self.companions[*name as usize] = Place::Lost,
            WarEvent::IsOnMap { name } => self.companions[*name as usize] = Place::Map,
            WarEvent::GuideChosen { guide } | WarEvent::Guides { guide } => self.guide = *guide,
            WarEvent::Character { name, in_play } => {
                let crowned = *name == Character::Aragorn && *in_play;
                if crowned && self.chronicle.crowned.is_none() {
                    self.chronicle.crowned = Some(self.turn);
                }
                // W54: who is out was in play.
                let is = &mut self.characters[*name as usize];
                *is = match (*in_play, *is) {
                    (true, _) => Presence::In,
                    (false, Presence::Never) => Presence::Never,
                    (false, _) => Presence::Out,
                };
            }
            WarEvent::Roused { nation } => self.nations[*nation as usize].active = true,
            WarEvent::Advanced { nation, to } => self.nations[*nation as usize].step = *to,
            WarEvent::Nation { nation, step, active } => {
                self.nations[*nation as usize] = Standing { step: *step, active: *active };
            }
            WarEvent::Control { region, taken } => {
                if *taken {
                    self.taken.insert(region.clone());
                } else {
                    self.taken.remove(region);
                }
            }
            WarEvent::Battle { kind } => {
                // W52: who has won on the table's own dice nobody has told, nor whether a City is left to who attacked.
                let over = self.battle.as_ref().filter(|it| kind.is_none() && it.is_for_a_settlement());
                let open = over.filter(|it| match &it.carried {
                    Some(carried) => {
                        it.kind == Kind::City && carried.stands.iter().all(|host| host.units() > 0)
                    }
                    None => true,
                });
                if let Some(over) = open {
                    self.won = Some(over.won(false));
                }
                let over = self.battle.take().filter(|_| kind.is_none());
                self.came = over.and_then(Battle::fought).map(Came::Fought);
                self.battle =
                    kind.map(|kind| Battle { kind, rounds: 0, carried: None, stood: None, thrown: None });
            }
            WarEvent::Stands { stands } => self.battle_mut(|battle| battle.stands(stands)),
            WarEvent::Owed { owed, proposed } => self.battle_mut(|battle| {
                if let Some(carried) = &mut battle.carried {
                    (carried.owed, carried.proposed) = (*owed, proposed.clone());
                }
            }),
            WarEvent::Proposed { proposed } => self.battle_mut(|battle| {
                if let Some(carried) = &mut battle.carried {
                    carried.proposed.clone_from(proposed);
                }
            }),
            WarEvent::Eliminated { sides } => {
                // W52: whoever is left may hold the place now.
                let lost = self.battle.as_ref().filter(|_| *sides == [false, true]);
                self.won = lost.filter(|it| it.is_for_a_settlement()).map(|battle| battle.won(true));
            }
            WarEvent::Round { dice, again, hits, .. } => self.battle_mut(|battle| {
                battle.rounds = battle.rounds.saturating_add(1);
                battle.thrown = Some(Volley { dice: dice.clone(), again: again.clone(), hits: *hits });
            }),
            WarEvent::Figures { nation, muster } => self.figures[*nation as usize] = *muster,
            WarEvent::Parked { region, figures, text } => self.park(region, figures, text.as_deref()),
            WarEvent::TilePut { tile, from, to } => {
                self.cup.shift(*tile, *from, *to);
                self.came = (*from == Lies::Aside).then_some(Came::Put(*tile, *to));
            }
            WarEvent::TileShown { tile } => {
                self.cup.shift(*tile, Lies::Pool, Lies::Drawn);
                let mut shown = match self.came.take() {
                    Some(Came::Shown(tiles)) => tiles,
                    _ => Vec::new(),
                };
                shown.push(*tile);
                self.came = Some(Came::Shown(shown));
            }
            WarEvent::Refilled => {
                self.cup.refill();
                self.open_mut(|open| open.returned = open.tile.is_standard());
            }
            of_hunt => self.apply_hunt(of_hunt),
        }
    }
}

impl WarView {
    fn apply_hunt(&mut self, event: &WarEvent) {
        match event {
            WarEvent::Hunt { hunt } => self.hunt = Some(hunt.clone()),
            WarEvent::HuntRolled { dice, again, bonus, conditions, successes } => {
                let chances = odds::hunt_roll(dice.len() as u8, *bonus, *conditions);
                self.luck[0].take_one(*successes > 0, chances[0].otherwise());
                if *successes == 0 {
                    self.trace(Trace::Missed);
                }
                let thrown =
                    Thrown { dice: dice.clone(), again: again.clone(), bonus: *bonus, successes: *successes };
                self.hunt_mut(|hunt| (hunt.eye, hunt.thrown) = (EyeDeals::This(*successes), Some(thrown)));
            }
            // Q18.
            WarEvent::NoTile if self.hunt.as_ref().is_some_and(|hunt| hunt.climbs) => {
                self.step_in_mordor();
            }
            WarEvent::HuntSteps { to } => {
                if *to == HuntStep::Reveal {
                    self.is_seen();
                }
                self.hunt_mut(|hunt| hunt.step = *to);
            }
            WarEvent::TileDrawn { tile, die, damage } => {
                let chances = odds::tile_damage(&self.cup.pool, self.eye_deals());
                self.luck[2].take(u64::from(*damage), chances);
                self.cup.shift(*tile, Lies::Pool, Lies::Drawn);
                if !self.draws_for_a_card() {
                    self.trace(Trace::Found);
                }
                let climbs = self.hunt.as_ref().is_some_and(|hunt| hunt.climbs);
                let stepped = climbs && !tile.has_stop() && self.step_in_mordor();
                let open = OpenTile { die: *die, ..OpenTile::drawn(*tile, *damage, false, stepped) };
                self.hunt_mut(|hunt| hunt.open = Some(open));
                let thrown = self.hunt.as_ref().and_then(|hunt| hunt.thrown.clone());
                self.came = (*damage == 0).then_some(Came::Harmless { tile: *tile, thrown });
            }
            WarEvent::PutBack => {
                let Some(open) = self.open_tile().cloned() else { return };
                if !self.draws_for_a_card() {
                    self.chronicle.hunts.pop();
                }
                if !open.returned {
                    self.cup.shift(open.tile, Lies::Drawn, Lies::Pool);
                }
                if open.stepped {
                    self.mordor = self.mordor.map(|step| step.saturating_sub(1));
                }
                self.hunt_mut(|hunt| (hunt.open, hunt.step) = (None, HuntStep::Tile));
            }
            WarEvent::Reduced { to } => self.open_mut(|open| (open.reduced, open.damage) = (true, *to)),
            WarEvent::Ability { guide, to } => self.open_mut(|open| {
                open.gollum_reveals |= guide.is_none();
                (open.ability, open.damage) = (Some(*guide), *to);
            }),
            WarEvent::Casualty { guide_changed, to, .. } => {
                self.open_mut(|open| (open.casualty, open.damage) = (Some(*guide_changed), *to));
            }
            WarEvent::Damage { to } => self.open_mut(|open| open.damage = *to),
            WarEvent::Accepted => self.open_mut(|open| (open.accepted, open.damage) = (true, 0)),
            WarEvent::Discarded => {
                let climbs = self.hunt.as_ref().is_some_and(|hunt| hunt.climbs);
                // Q20: a Stop that is discarded does not hold.
                if climbs && self.open_tile().is_some_and(|open| open.tile.has_stop()) {
                    self.step_in_mordor();
                }
                self.hunt_mut(|hunt| hunt.open = None);
            }
            WarEvent::Appeared { region, further, cards, known } => {
                (self.revealed, self.progress) = (true, 0);
                self.is_at(region);
                self.hunt_mut(|hunt| {
                    hunt.further = hunt.further.saturating_add(*further);
                    let of_cards = (0..*cards).map(|_| Due::Card);
                    hunt.due.extend(of_cards.chain(known.iter().cloned().map(Due::Stronghold)));
                    let named = usize::from(*cards) + known.len();
                    hunt.due.extend((named..usize::from(*further)).map(|_| Due::Crossed));
                    hunt.open = None;
                });
            }
            WarEvent::NextTile => self.hunt_mut(|hunt| {
                hunt.further = hunt.further.saturating_sub(1);
                hunt.is_for = hunt.due.pop_front();
                (hunt.step, hunt.open, hunt.climbs) = (HuntStep::Tile, None, false);
                hunt.thrown = None;
                // W34: its Eye counts nothing.
                (hunt.eye, hunt.for_card) = (EyeDeals::This(0), true);
            }),
            WarEvent::HuntOver => {
                let Some(hunt) = self.hunt.take() else { return };
                self.boxed[0] = self.boxed[0].saturating_add(u8::from(hunt.die_lies_down));
                if let Some(missed) = hunt.thrown.filter(|thrown| thrown.successes == 0) {
                    self.came = Some(Came::Missed(missed));
                }
            }
            _ => {}
        }
    }

    /// W34: a tile for a card or a Stronghold is nothing that a Hunt has come to.
    fn draws_for_a_card(&self) -> bool {
        self.hunt.as_ref().is_some_and(|hunt| hunt.for_card)
    }

    /// A Hunt of this turn came to this.
    fn trace(&mut self, trace: Trace) {
        self.chronicle.hunts.push((self.turn, trace));
    }

    /// W31: a tile reveals when that is due: who guides then may hide them, or show them.
    fn is_seen(&mut self) {
        let draws_for_a_card = self.draws_for_a_card();
        if let Some((_, trace)) = self.chronicle.hunts.last_mut().filter(|_| !draws_for_a_card) {
            *trace = Trace::Seen;
        }
    }

    /// W41: one step forward in Mordor. Whether there was one: none is behind the last.
    fn step_in_mordor(&mut self) -> bool {
        let from = self.mordor;
        self.mordor = from.map(|step| (step + 1).min(DOOM));
        self.mordor != from
    }

    fn place_at(&mut self, turn: u16, step: &Step, turn_of: Option<Side>, player: Option<Player>) {
        // G9: another turn begins without marks.
        if turn != self.turn {
            // Turns that are passed over stood as this one did; those that are gone back to have not been.
            let past = self.past();
            self.chronicle.turns.extend((self.turn..turn).map(|turn| Past { turn, ..past }));
            self.chronicle.turns.retain(|past| past.turn < turn);
            self.marks = Marks::default();
            self.leader_next = [false; 2];
            // W8: no die came back in a draw phase that was not.
            self.came_back = false;
        }
        self.marks.rests &= *step == Step::Fellowship;
        (self.turn, self.step) = (turn, step.clone());
        (self.hunt, self.battle, self.said_to_act) = (None, None, None);
        self.turn_of = turn_of.unwrap_or(self.turn_of);
        if let Some(player) = player {
            let side = player.side();
            self.turn_of = side;
            let second = Player::of(side)[1] == player;
            self.leader_next[side as usize] = second == self.second_leads[side as usize];
        }
    }

    fn rolled(&mut self, free: &[Face], shadow: &[Face]) {
        let of_shadow: Vec<Face> = shadow.iter().copied().filter(|face| *face != Face::Eye).collect();
        self.lie(Side::Free, free);
        self.lie(Side::Shadow, &of_shadow);
        for face in shadow {
            self.luck[1].take_one(*face == Face::Eye, Ratio::of(1, 6));
        }
        let eyes = shadow.iter().filter(|face| **face == Face::Eye).count() as u8;
        self.boxed[1] = self.boxed[1].saturating_add(eyes);
        self.chronicle.first_box.get_or_insert(self.boxed[1]);
    }

    /// The Fellowship was seen there last.
    fn is_at(&mut self, region: &str) {
        self.road.push(std::mem::replace(&mut self.at, region.to_owned()));
        self.named(region);
    }

    /// A region was named.
    fn named(&mut self, region: &str) {
        if settlement(region).is_none() {
            self.named.retain(|named| named != region);
            self.named.push(region.to_owned());
        }
    }

    /// These dice of a side lie there, sorted.
    fn lie(&mut self, side: Side, faces: &[Face]) {
        let mut faces = faces.to_vec();
        faces.sort();
        self.lain[side as usize] = faces.iter().map(|face| Lain { face: *face, spent: false }).collect();
        self.unused[side as usize] = faces;
    }

    /// The first die of a side with this face shows that one instead, or is spent: the others keep their places.
    fn turn_die(&mut self, side: Side, from: Face, to: Option<Face>) {
        let lain = &mut self.lain[side as usize];
        if let Some(die) = lain.iter_mut().find(|die| die.face == from && !die.spent) {
            *die = Lain { face: to.unwrap_or(from), spent: to.is_none() };
        }
        let mut unused: Vec<Face> = lain.iter().filter(|die| !die.spent).map(|die| die.face).collect();
        unused.sort();
        self.unused[side as usize] = unused;
    }

    /// W13.
    fn ring(&mut self, side: Side, from: Face, to: Face) {
        self.turn_die(side, from, Some(to).filter(|to| *to != Face::Eye));
        self.boxed[1] = self.boxed[1].saturating_add(u8::from(to == Face::Eye));
        self.rings[side as usize] = self.rings[side as usize].saturating_sub(1);
        // A Ring of the Free Peoples goes to the Shadow, and one of the Shadow's leaves the game.
        self.rings[1] += u8::from(side == Side::Free);
        self.marks.ring[side as usize] = true;
        self.turned = Some(to).filter(|to| *to != Face::Eye);
    }

    fn park(&mut self, region: &str, figures: &[(Nation, Figures)], text: Option<&str>) {
        let at = self.parked.iter().position(|parked| parked.region == region);
        let gone = figures.is_empty() && text.is_none();
        let parked =
            Parked { region: region.to_owned(), figures: figures.to_vec(), text: text.map(str::to_owned) };
        match at {
            Some(at) if gone => {
                self.parked.remove(at);
            }
            Some(at) => self.parked[at] = parked,
            None if !gone => self.parked.push(parked),
            None => {}
        }
    }
}
