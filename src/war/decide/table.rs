//! The table's word (W70): whatever stands there is right. No politics follow.

use super::{Decided, Play};
use crate::war::command::{WarCommand, WarTrack};
use crate::war::die::{self, Face};
use crate::war::event::WarEvent;
use crate::war::nation::Side;
use crate::war::refusal::WarRefusal;
use crate::war::view::{CORRUPTED, DOOM};

const RINGS: u8 = 3;

impl Play {
    pub(super) fn set(&mut self, command: &WarCommand) -> Decided {
        let event = match command {
            WarCommand::Counter { revealed } => WarEvent::Counter { revealed: *revealed },
            WarCommand::At(_) if self.view.mordor.is_some() => return Err(WarRefusal::InMordor),
            WarCommand::At(region) => WarEvent::At { region: region.clone() },
            WarCommand::MordorOff => WarEvent::Mordor { to: None },
            WarCommand::SetCompanion { name, place } => {
                self.goes(*name, *place);
                return Ok(());
            }
            WarCommand::SetCharacter { name, in_play } => {
                WarEvent::Character { name: *name, in_play: *in_play }
            }
            WarCommand::SetNation { nation, active: false, .. } if nation.side() == Side::Shadow => {
                return Err(WarRefusal::AlwaysActive { nation: nation.name().to_owned() });
            }
            WarCommand::SetNation { nation, step, active } => {
                WarEvent::Nation { nation: *nation, step: *step, active: *active }
            }
            WarCommand::Control { region, side } => return self.control(region, *side),
            WarCommand::PutTile { tile, to } => {
                let from = self.view.cup.found(*tile, *to);
                let from = from.ok_or_else(|| WarRefusal::NoSuchTile { tile: tile.sign().to_owned() })?;
                WarEvent::TilePut { tile: *tile, from, to: *to }
            }
            WarCommand::Dice { side, faces } => return self.set_dice(*side, faces),
            WarCommand::SetBox { shadow, free } => WarEvent::Box { shadow: *shadow, free: *free },
            WarCommand::SetRings { free, shadow } if free + shadow > RINGS => {
                return Err(WarRefusal::ThreeRings);
            }
            WarCommand::SetRings { free, shadow } => WarEvent::Rings { free: *free, shadow: *shadow },
            WarCommand::Lead(player) => {
                self.in_a_team(*player)?;
                WarEvent::Leads { player: *player }
            }
            WarCommand::SetReserve { nation, reserve, dead } => {
                return self.set_reserve(*nation, *reserve, *dead);
            }
            WarCommand::SetHand { side, change } => return self.set_hand(*side, *change),
            WarCommand::SetDecks { side, decks } => return self.set_decks(*side, *decks),
            WarCommand::Park { region, figures, text } => {
                WarEvent::Parked { region: region.clone(), figures: figures.clone(), text: text.clone() }
            }
            _ => return Ok(()),
        };
        self.happens(event)
    }

    fn set_dice(&mut self, side: Side, faces: &[Face]) -> Decided {
        let most = die::MOST[side as usize];
        if faces.len() > usize::from(most) {
            return Err(WarRefusal::TooManyDice { most });
        }
        let fits = |face: &Face| face.is_on_die(side) && *face != Face::Eye;
        if let Some(face) = faces.iter().find(|face| !fits(face)) {
            let there = Face::shown(side).into_iter().filter(fits).map(Face::name);
            let faces = there.collect::<Vec<_>>().join(", ");
            return Err(WarRefusal::NotOnTheDie { face: face.name().to_owned(), faces });
        }
        self.happens(WarEvent::Dice { side, faces: faces.to_vec() })
    }

    /// G8: it rolls and draws nothing, and ends the game where it comes to an end by it.
    pub(super) fn set_track(&mut self, track: WarTrack, to: u8) -> Decided {
        match track {
            WarTrack::Corruption => self.corrupt(|to| WarEvent::Corruption { to }, to),
            WarTrack::Progress => self.happens(WarEvent::Progress { to }),
            WarTrack::Damage => {
                self.happen(WarEvent::Damage { to });
                self.settle()
            }
            WarTrack::Mordor | WarTrack::IntoMordor => {
                self.happen(WarEvent::Mordor { to: Some(to) });
                let arrives = to == DOOM && self.view.corruption < CORRUPTED;
                // In a Hunt when that is over.
                let arrives = arrives && self.view.hunt.is_none() && !self.view.is_over();
                if arrives { self.at_the_crack_of_doom() } else { Ok(()) }
            }
        }
    }
}
