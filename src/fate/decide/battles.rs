//! Dice on the table, battles (F28 to F33), marches (F41), captures (F43) and the ledger (F58 to F60).

use super::Table;
use crate::books::{Refusal, Source, Throw, find};
use crate::fate::box_file::Troops;
use crate::fate::command::{ToldField, face_of};
use crate::fate::dice::is_harmful;
use crate::fate::event::{Cause, Dice, Due, FateEvent, For};
use crate::fate::refusal::{FateRefusal, supply_of};
use crate::fate::terms::{Army, Die, Face, SHADOW_TROOPS, Site};

impl Table {
    /// F58: the troops of a place, told or by the ledger, which is not contradicted.
    pub(super) fn troops_told(
        &self,
        place: Option<&str>,
        told: ToldField,
        needs_place: bool,
    ) -> Result<(u32, Option<u32>), FateRefusal> {
        if !self.view.options.ledger {
            return Ok((told.friendly.unwrap_or(0), told.shadow));
        }
        let Some(place) = place else {
            return if needs_place { Err(FateRefusal::PlaceUntold) } else { Ok((0, None)) };
        };
        let troops = self.view.troops_at(place);
        let (friendly, shadow) = (u32::from(troops.friends()), u32::from(troops.shadow));
        for (what, told, count) in [("friendly", told.friendly, friendly), ("shadow", told.shadow, shadow)] {
            if told.is_some_and(|told| told != count) {
                return Err(FateRefusal::LedgerSays { what, count });
            }
        }
        Ok((friendly, Some(shadow)))
    }

    fn fight(&self, region: &str, place: Option<&str>, told: ToldField) -> Result<Dice, FateRefusal> {
        let (region, place) = self.region_and_place(region, place)?;
        let (friendly, shadow) = self.troops_told(place.as_deref(), told, true)?;
        if !self.view.options.ledger && told.friendly.is_none() {
            return Err(FateRefusal::TroopsUntold { what: "friendly" });
        }
        let shadow = shadow.ok_or(FateRefusal::TroopsUntold { what: "shadow" })?;
        if friendly == 0 || shadow == 0 {
            return Err(FateRefusal::BothSides);
        }
        let haven = told.haven || place.as_ref().is_some_and(|place| self.view.is_haven(place));
        Ok(self.battle_dice(Some(region), place, (friendly, shadow), haven))
    }

    /// F28, F17.
    pub(super) fn attack(
        &mut self,
        region: &str,
        place: Option<&str>,
        told: ToldField,
        dice: Option<u32>,
    ) -> Result<(), FateRefusal> {
        let fight = self.fight(region, place, told)?;
        let most = fight.friendly.min(3);
        let count = dice.unwrap_or(most);
        Refusal::within(count, 1, most.into())?;
        self.fought_there(&fight);
        if let Some(region) = fight.region.clone() {
            self.eye_to(&region);
        }
        self.open_dice(Dice { count, ..fight });
        Ok(())
    }

    /// F28, by a card; after a reinforce the Nazgûl of before its order count (F18).
    pub(super) fn battle(
        &mut self,
        region: &str,
        place: Option<&str>,
        told: ToldField,
    ) -> Result<(), FateRefusal> {
        let fight = self.fight(region, place, told)?;
        self.fought_there(&fight);
        self.open_dice(Dice { before: self.view.before.is_some(), ..fight });
        Ok(())
    }

    fn open_roll(&self) -> Result<Dice, FateRefusal> {
        self.view.dice().cloned().ok_or_else(|| self.open())
    }

    fn rolled_dice(&self) -> Result<(Dice, Vec<Face>), FateRefusal> {
        let mut dice = self.open_roll()?;
        let faces = dice.faces.take().ok_or(FateRefusal::NotRolled)?;
        Ok((dice, faces))
    }

    fn lie(&mut self, dice: Dice) {
        self.no_longer_due();
        self.first_due(Due::Dice(dice));
    }

    /// G7: dice of the table or of the program, each one of the six sides in the order in which they are named.
    fn thrown(
        &self,
        die: Die,
        count: u32,
        told: &Throw<Vec<String>>,
        source: &mut Source<'_>,
    ) -> Result<Vec<Face>, FateRefusal> {
        let sides = self.view.sides(die);
        let each = |(face, count): &(Face, u8)| vec![*face; usize::from(*count)];
        let six: Vec<Face> = sides.iter().flat_map(each).collect();
        let told = match told {
            Throw::Told(words) => {
                Throw::Told(words.iter().map(|word| self.side(die, word)).collect::<Result<_, _>>()?)
            }
            Throw::App => Throw::App,
            Throw::Unsaid(behind) => Throw::Unsaid(behind),
        };
        let kind = if die == Die::Search { "search" } else { "battle" };
        let places: Vec<usize> = (0..six.len()).collect();
        let fell = source.dice(kind, &places, count as usize, &told)?;
        Ok(fell.into_iter().filter_map(|side| six.get(side).copied()).collect())
    }

    /// The first side with a face.
    fn side(&self, die: Die, word: &str) -> Result<usize, FateRefusal> {
        let sides = self.view.sides(die);
        let face = self.face(die, word)?;
        let before = sides.iter().take_while(|(other, _)| *other != face);
        Ok(before.map(|(_, count)| usize::from(*count)).sum())
    }

    fn face(&self, die: Die, word: &str) -> Result<Face, FateRefusal> {
        let face = face_of(self.view.sides(die), word);
        face.ok_or_else(|| FateRefusal::NoSuchFace { word: word.chars().take(30).collect() })
    }

    pub(super) fn roll(
        &mut self,
        told: &Throw<Vec<String>>,
        source: &mut Source<'_>,
    ) -> Result<(), FateRefusal> {
        let dice = self.open_roll()?;
        if dice.faces.is_some() {
            return Err(FateRefusal::RolledAlready);
        }
        let (die, haven) = (dice.die(), dice.haven);
        let faces = self.thrown(die, dice.count, told, source)?;
        self.put(FateEvent::Rolled { die, faces: faces.clone(), haven });
        self.lie(Dice { faces: Some(faces), ..dice });
        Ok(())
    }

    /// F24, F30: the first die with that face once more.
    pub(super) fn reroll(
        &mut self,
        face: &str,
        told: &Throw<Vec<String>>,
        source: &mut Source<'_>,
    ) -> Result<(), FateRefusal> {
        let (dice, mut faces) = self.rolled_dice()?;
        let at = self.shows(&dice, &faces, face)?;
        let new = self.thrown(dice.die(), 1, told, source)?;
        new.iter().for_each(|face| self.put(FateEvent::Rerolled { face: *face }));
        faces.splice(at..=at, new);
        self.lie(Dice { faces: Some(faces), ..dice });
        Ok(())
    }

    fn shows(&self, dice: &Dice, faces: &[Face], word: &str) -> Result<usize, FateRefusal> {
        let face = self.face(dice.die(), word)?;
        faces.iter().position(|other| *other == face).ok_or(FateRefusal::NoSuchDie { face })
    }

    /// F24: an ability turns a die, or drops it.
    pub(super) fn turn_die(&mut self, face: &str, new: Option<&str>) -> Result<(), FateRefusal> {
        let (dice, mut faces) = self.rolled_dice()?;
        let at = self.shows(&dice, &faces, face)?;
        let new = new.map(|new| self.face(dice.die(), new)).transpose()?;
        faces.splice(at..=at, new);
        self.lie(Dice { faces: Some(faces), ..dice });
        Ok(())
    }

    /// F30.
    pub(super) fn valor(&mut self, count: u32) -> Result<(), FateRefusal> {
        let (dice, faces) = self.rolled_dice()?;
        if dice.what != For::Battle {
            return Err(FateRefusal::NoBattle);
        }
        self.lie(Dice { valor: dice.valor + count, faces: Some(faces), ..dice });
        Ok(())
    }

    /// F25, F31: the dice take their effect.
    pub(super) fn accept(&mut self, paid: &[(Army, u32)]) -> Result<(), FateRefusal> {
        let (dice, faces) = self.rolled_dice()?;
        if dice.what != For::Battle {
            if !paid.is_empty() {
                return Err(FateRefusal::NoBattle);
            }
            let harm = faces.iter().filter(|face| is_harmful(**face, dice.haven)).count();
            let recalls = faces.iter().filter(|face| **face == Face::Recall).count();
            self.no_longer_due();
            self.accept_search(&dice, harm as u32, recalls);
            return Ok(());
        }
        let after = self.view.field(&dice).after(&faces, dice.valor);
        let (lost, routed) = (dice.friendly - after.friendly, dice.shadow - after.shadow);
        let place = dice.place.clone().filter(|_| self.view.options.ledger);
        match &place {
            None => {
                // F66: nobody has said whether it is a haven.
                let name = dice.name().cloned();
                let unsaid = dice.place.as_ref().is_none_or(|place| self.view.site(place).is_none());
                if let Some(name) = name.filter(|_| unsaid && !dice.haven && after.is_lost()) {
                    self.put(FateEvent::HavenAsked { name, region: dice.place.is_none() });
                }
                self.go_back(lost, paid)?;
            }
            Some(place) => self.pay(place, lost, after.friendly, routed, paid)?,
        }
        self.no_longer_due();
        if routed > 0 {
            self.supply(routed as i32);
        }
        let falls = dice.haven && after.is_lost();
        let before = self.events.len();
        if falls {
            self.falls(dice.place.as_deref());
        }
        let fought = FateEvent::Fought {
            shadow: after.shadow,
            friendly: after.friendly,
            falls: falls.then_some(self.view.hope),
        };
        self.events.insert(before, fought);
        self.shuffles();
        Ok(())
    }

    /// F65: what fell goes back to what is left of its army, where that is said.
    fn go_back(&mut self, lost: u32, paid: &[(Army, u32)]) -> Result<(), FateRefusal> {
        let told: u32 = paid.iter().map(|(_, count)| count).sum();
        if !paid.is_empty() && told != lost {
            return Err(FateRefusal::WhichArmy { count: lost });
        }
        for (army, count) in paid {
            let to = u32::from(self.view.left_of(*army)) + count;
            self.put(FateEvent::Army { army: *army, to: to.min(army.in_box().into()) as u8 });
        }
        if paid.is_empty() && lost > 0 {
            self.put(FateEvent::Fell { count: lost });
        }
        Ok(())
    }

    /// F66: a battle there answers what was asked.
    fn fought_there(&mut self, fight: &Dice) {
        let name = fight.name().cloned();
        if let Some(name) = name.filter(|name| self.view.asked.iter().any(|asked| asked.name == *name)) {
            self.put(FateEvent::HavenAnswered { name, lost: false });
        }
    }

    /// F66: what is asked holds.
    pub(super) fn holds(&mut self, names: &[String]) -> Result<(), FateRefusal> {
        let asked: Vec<String> = self.view.asked.iter().map(|asked| asked.name.clone()).collect();
        let not_asked = |name: &str| FateRefusal::NotAsked { name: name.chars().take(30).collect() };
        if asked.is_empty() {
            return Err(not_asked(names.first().map_or("any", String::as_str)));
        }
        let mut held = Vec::new();
        for name in names {
            let plain = super::names::written(name)?;
            let found = find(asked.iter().map(String::as_str), &plain).map_err(|_| not_asked(name))?;
            held.push(found.to_owned());
        }
        let names = asked.into_iter().filter(|name| held.is_empty() || held.contains(name)).collect();
        self.puts(FateEvent::HavenHolds { names, unanswered: false })
    }

    /// F66: an advance may leave shadow troops alone in the haven at its end, and in others of its line.
    pub(super) fn asks_of_line(&mut self, line: &str) {
        if self.view.options.ledger {
            return;
        }
        let places = self.view.copied.lines.as_ref().and_then(|lines| lines.get(line)).cloned();
        let places = places.unwrap_or_else(|| {
            // A line that no file lists says its two ends by its name.
            self.view.ends(line).into_iter().flatten().collect()
        });
        for (at, name) in places.into_iter().rev().enumerate() {
            let asks = match self.view.site(&name) {
                None => at == 0,
                Some(site) => site == Site::Haven,
            };
            if asks {
                self.put(FateEvent::HavenAsked { name, region: false });
            }
        }
    }

    /// F31, F59: the ledger's counts after a battle; which army pays is the table's choice.
    fn pay(
        &mut self,
        place: &str,
        lost: u32,
        stay: u32,
        routed: u32,
        paid: &[(Army, u32)],
    ) -> Result<(), FateRefusal> {
        let mut troops = self.view.troops_at(place);
        troops.shadow = troops.shadow.saturating_sub(routed as u8);
        let told: u32 = paid.iter().map(|(_, count)| count).sum();
        let armies = troops.friendly.len();
        let paid: Vec<(Army, u32)> = if stay == 0 && paid.is_empty() {
            troops.friendly.iter().map(|(army, count)| (*army, u32::from(*count))).collect()
        } else if armies == 1 && paid.is_empty() {
            troops.friendly.keys().map(|army| (*army, lost)).collect()
        } else if told == lost {
            paid.to_vec()
        } else {
            return Err(FateRefusal::WhichArmy { count: lost });
        };
        for (army, count) in paid {
            let stands = troops.friendly.get(&army).copied().unwrap_or(0);
            let rest = u32::from(stands).checked_sub(count).ok_or(FateRefusal::WhichArmy { count: lost })?;
            troops.friendly.insert(army, rest as u8);
        }
        troops.friendly.retain(|_, count| *count > 0);
        self.puts(FateEvent::Troops { place: place.to_owned(), troops })
    }

    /// F33: a haven becomes a stronghold.
    pub(super) fn falls(&mut self, place: Option<&str>) {
        if let Some(place) = place {
            self.put(FateEvent::Site { place: place.to_owned(), site: Site::Stronghold, captured: false });
        }
        self.hope(-3, Cause::Haven);
    }

    /// F33, by the ledger.
    pub(super) fn falls_by_ledger(&mut self, place: &str) {
        let troops = self.view.troops_at(place);
        if self.view.is_haven(place) && troops.shadow > 0 && troops.friends() == 0 {
            self.falls(Some(place));
        }
    }

    /// F59: a battle by a card, with what stands there.
    pub(super) fn ledger_battle(&mut self, place: &str) {
        let troops = self.view.troops_at(place);
        let (friendly, shadow) = (u32::from(troops.friends()), u32::from(troops.shadow));
        if friendly > 0 && shadow > 0 {
            let region = self.view.region_of(place).cloned();
            let haven = self.view.is_haven(place);
            let dice = self.battle_dice(region, Some(place.to_owned()), (friendly, shadow), haven);
            self.open_dice(dice);
        }
    }

    /// F41, F59: front first, one place each; those at the end stay. Then the battles, front to back, then what falls.
    pub(super) fn march(&mut self, line: &str) {
        let places = self.view.copied.lines.as_ref().and_then(|lines| lines.get(line)).cloned();
        let Some(places) = places.filter(|_| self.view.options.ledger) else {
            // Without the ledger the table marches; what comes of it is told.
            return;
        };
        let mut moves = Vec::new();
        for step in places.windows(2).rev() {
            let [from, to] = step else { continue };
            let (mut left, mut come) = (self.view.troops_at(from), self.view.troops_at(to));
            let count = left.shadow;
            if count > 0 {
                (left.shadow, come.shadow) = (0, come.shadow + count);
                self.put(FateEvent::Troops { place: from.clone(), troops: left });
                self.put(FateEvent::Troops { place: to.clone(), troops: come });
                moves.push((from.clone(), to.clone(), count));
            }
        }
        self.put(FateEvent::Marched { line: line.to_owned(), moves });
        let front: Vec<String> = places.into_iter().rev().collect();
        for place in &front {
            let troops = self.view.troops_at(place);
            if troops.shadow > 0 && troops.friends() > 0 {
                self.last_due(Due::Battle { place: place.clone() });
            }
        }
        self.last_due(Due::Falls { places: front });
    }

    /// F43.
    pub(super) fn capture(&mut self, region: &str, place: &str) -> Result<(), FateRefusal> {
        let (region, place) = self.region_and_place(region, Some(place))?;
        let Some(place) = place else { return Err(FateRefusal::PlaceUntold) };
        if self.view.site(&place).is_some_and(|site| site != Site::Stronghold) {
            return Err(FateRefusal::NoStronghold { place });
        }
        let troops = self.view.troops_at(&place);
        if self.view.options.ledger && (troops.shadow > 0 || troops.friends() == 0) {
            return Err(FateRefusal::CaptureTroops { place });
        }
        self.put(FateEvent::Site { place, site: Site::Haven, captured: true });
        self.eye_to(&region);
        self.hope(2, Cause::Capture);
        Ok(())
    }

    /// F33, told.
    pub(super) fn lost(&mut self, place: &str) -> Result<(), FateRefusal> {
        let place = self.place(place)?;
        if self.view.site(&place).is_some_and(|site| site != Site::Haven) {
            return Err(FateRefusal::NoHaven { place });
        }
        // F66: it answers for itself, or for the first region that is asked.
        let asked = self.view.asked.iter();
        let of_region = || self.view.asked.iter().find(|asked| asked.region);
        let asked = asked.clone().find(|asked| asked.name == place).or_else(of_region).cloned();
        if let Some(asked) = asked {
            self.put(FateEvent::HavenAnswered { name: asked.name, lost: true });
        }
        self.falls(Some(&place));
        Ok(())
    }

    /// F60: a place is set right, and the difference is taken from the supply.
    pub(super) fn set_troops(
        &mut self,
        place: &str,
        shadow: Option<u32>,
        friendly: &[(Army, u32)],
    ) -> Result<(), FateRefusal> {
        let mut troops = self.ledger_at(place)?;
        let place = self.place(place)?;
        if let Some(shadow) = shadow {
            let left = u32::from(self.view.supply) + u32::from(troops.shadow);
            if shadow > left {
                return Err(FateRefusal::SupplyShort {
                    army: supply_of(None),
                    left: self.view.supply.into(),
                });
            }
            self.supply(i32::from(troops.shadow) - shadow as i32);
            troops.shadow = shadow as u8;
        }
        for (army, count) in friendly {
            let stands = troops.friendly.get(army).copied().unwrap_or(0);
            let left = army.in_box().saturating_sub(self.view.army_on_board(*army));
            if *count > u32::from(left + stands) {
                return Err(FateRefusal::SupplyShort { army: supply_of(Some(*army)), left: left.into() });
            }
            troops.friendly.insert(*army, *count as u8);
        }
        troops.friendly.retain(|_, count| *count > 0);
        let alone = self.view.is_haven(&place) && troops.shadow > 0 && troops.friends() == 0;
        self.put(FateEvent::Troops { place: place.clone(), troops });
        // F60: it does not fall by that.
        if alone {
            self.put(FateEvent::StandAlone { place });
        }
        Ok(())
    }

    fn ledger_at(&self, place: &str) -> Result<Troops, FateRefusal> {
        if !self.view.options.ledger {
            return Err(FateRefusal::OnlyLedger);
        }
        Ok(self.view.troops_at(&self.place(place)?))
    }

    /// F60: troops go from a place to another.
    pub(super) fn move_troops(
        &mut self,
        army: Option<Army>,
        count: u32,
        from: &str,
        to: &str,
    ) -> Result<(), FateRefusal> {
        let (mut left, mut come) = (self.ledger_at(from)?, self.ledger_at(to)?);
        let (from, to) = (self.place(from)?, self.place(to)?);
        if from == to {
            return Err(FateRefusal::NamedTwice { name: from });
        }
        let stands = army.map_or(left.shadow, |army| left.friendly.get(&army).copied().unwrap_or(0));
        Refusal::within(count, 1, SHADOW_TROOPS.into())?;
        let short = || FateRefusal::TooFewThere { place: from.clone(), count: stands.into() };
        let rest = u32::from(stands).checked_sub(count).ok_or_else(short)? as u8;
        match army {
            None => (left.shadow, come.shadow) = (rest, come.shadow + count as u8),
            Some(army) => {
                left.friendly.insert(army, rest);
                *come.friendly.entry(army).or_default() += count as u8;
            }
        }
        left.friendly.retain(|_, count| *count > 0);
        self.put(FateEvent::Troops { place: from.clone(), troops: left });
        self.put(FateEvent::Troops { place: to.clone(), troops: come });
        // F60, F33: at once, where it left from first.
        [from, to].iter().for_each(|place| self.falls_by_ledger(place));
        Ok(())
    }
}
