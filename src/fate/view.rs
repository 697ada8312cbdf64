//! What stands on the table in Fate of the Fellowship, folded from what happened.

mod fold;

use super::box_file::{FateBox, Troops, specials};
use super::command::Confirmed;
use super::deck::{Deck, Front, Kind, Named, Seen};
use super::dice::{Field, Sides};
use super::event::{Cause, Dice, Due, For, Step};
use super::nazgul::Nazgul;
use super::refusal::FateRefusal;
use super::skies::{self, Darkens};
use super::stacks::{Drawn, Stacks};
use super::terms::{
    Army, At, Back, CARDS, Die, ERIADOR, FRIENDLY, Level, MORDOR, MOST_DICE, MOUNT_DOOM, NAZGUL, Order,
    SHADOW, SHADOW_TROOPS, Site, Symbol, events,
};
use crate::books::{Luck, ends};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// F2: items of the set-up's list.
pub const ITEMS: u8 = 13;

/// What is agreed by `new`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FateOptions {
    /// 1 to 5.
    pub players: u8,
    /// F1.
    pub level: Level,
    /// The owner's box, with nothing in it where nothing was copied.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub copied: Option<Arc<FateBox>>,
    /// F57: what is drawn is typed by name.
    pub names: bool,
    /// F58.
    pub ledger: bool,
    /// F20: the second is found afresh.
    pub nearest: bool,
    /// F37: a captured place gets no troops from Skies Darken.
    pub captured_all: bool,
}

impl Default for FateOptions {
    fn default() -> Self {
        Self {
            players: 1,
            level: Level::Standard,
            copied: None,
            names: false,
            ledger: false,
            nearest: false,
            captured_all: false,
        }
    }
}

/// Where a step stands: what it is, and which of how many, or how many are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now {
    pub step: At,
    pub count: u32,
    pub of: u32,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Fellowship {
    pub options: FateOptions,
    pub copied: Arc<FateBox>,
    pub turn: u16,
    /// Whose turn it is; solo, where the token lies. From 1.
    pub who: u8,
    pub step: Step,
    /// What is due, the first first.
    pub due: Vec<Due>,
    /// The order of the card that reinforced last, whatever is said of that card later (F53).
    pub ordered: Option<Order>,
    /// F17: whether the Eye has come from elsewhere by the attack whose dice lie there.
    pub eye_came: bool,
    /// Whether that order has waited for an answer: a search (F19), or where Nazgûl go (F20, F21).
    pub waited: bool,
    pub hope: u8,
    pub hope_top: u8,
    pub rates: Vec<u8>,
    /// From 1.
    pub space: u8,
    pub search: Sides,
    pub battle: Sides,
    pub supply: u8,
    pub nazgul: Nazgul,
    /// F18: where they stood before an order.
    pub before: Option<Nazgul>,
    /// Who has ridden by that order: from where to where.
    pub rode: Vec<[String; 2]>,
    pub eye: String,
    pub frodo: Option<String>,
    pub frodo_place: Option<String>,
    pub deck: Deck,
    pub seen: Vec<Seen>,
    pub stacks: Stacks,
    pub confirmed: Vec<Confirmed>,
    pub objectives: Option<Vec<String>>,
    pub done: Vec<String>,
    pub characters: Option<Vec<Vec<String>>>,
    pub ticked: BTreeSet<u8>,
    pub hands: bool,
    /// What a place is, where that is told or has become.
    pub sites: BTreeMap<String, Site>,
    /// F58: places of which `haven` was said behind a command, as long as nobody says more of them.
    pub said_havens: BTreeSet<String>,
    /// In which region a place lies, as the table has told it in this game.
    pub lies: BTreeMap<String, String>,
    /// F42.
    pub captured: BTreeSet<String>,
    /// F58.
    pub troops: BTreeMap<String, Troops>,
    /// How often each has acted in this step, in the order in which they did.
    pub acted: Vec<(String, u32)>,
    /// F11: who has the 4.
    pub four: Option<String>,
    pub hope_by: BTreeMap<Cause, (u32, u32)>,
    pub hope_by_turn: Vec<(u16, u8)>,
    pub havens_lost: u32,
    pub havens_captured: u32,
    pub skies: u32,
    /// The places on their cards.
    pub skies_at: BTreeSet<String>,
    pub skies_turns: Vec<u16>,
    /// F53: which flip was set right last: what hands did by the wrong card stays.
    pub amended: Option<usize>,
    /// F59: what has marched by the last advance, front first.
    pub marched: Vec<(String, String, u8)>,
    /// What the last one came to, until the back behind it is told.
    pub darkened: Option<Darkens>,
    pub most_nazgul: u8,
    pub luck: Vec<(Die, Luck)>,
    /// F65: what is left of each army, where no ledger knows it.
    pub armies: BTreeMap<Army, u8>,
    /// F7: the program has drawn the objectives.
    pub drawn_objectives: bool,
    /// Where battles were told since the last card was turned up.
    pub fought: Vec<String>,
    /// Whether the table has said since that card that a haven holds, or is lost.
    pub held: bool,
    /// F66: of which it is asked whether shadow troops stand alone there.
    pub asked: Vec<Alone>,
}

/// F66: where shadow troops may stand alone in a haven.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alone {
    /// The place, or the region of a battle that was told without one.
    pub name: String,
    pub region: bool,
    /// How many a battle has left there.
    pub left: Option<u32>,
    /// How many a Skies Darken card has brought.
    pub came: u32,
}

impl Fellowship {
    pub fn laid_out(options: &FateOptions) -> Self {
        let unread = || Arc::new(FateBox { specials: specials(), ..FateBox::default() });
        let copied = options.copied.clone().unwrap_or_else(unread);
        let (start, top) = copied.hope.unwrap_or((6, 8));
        let die = |die: Die, sides: &Option<Sides>| sides.clone().unwrap_or_else(|| die.shipped());
        let mut table = Self {
            options: options.clone(),
            turn: 1,
            who: 1,
            hope: start,
            hope_top: top,
            rates: copied.threat.clone().unwrap_or_else(|| vec![2, 2, 3, 3, 4, 4, 5]),
            space: 1,
            search: die(Die::Search, &copied.search),
            battle: die(Die::Battle, &copied.battle),
            nazgul: NAZGUL.into_iter().map(|(region, count)| (region.to_owned(), count)).collect(),
            eye: ERIADOR.to_owned(),
            deck: Deck::new(&copied.cards, &copied.specials),
            stacks: Stacks::new(options.players, options.level),
            copied,
            ..Self::default()
        };
        let troops = table.first_troops();
        let board: u8 = troops.values().map(|troops| troops.shadow).sum();
        table.supply = SHADOW_TROOPS.saturating_sub(board);
        let of = |army: &Army| troops.values().filter_map(|troops| troops.friendly.get(army)).sum::<u8>();
        let left = |army: Army| (army, army.in_box().saturating_sub(of(&army)));
        table.armies = Army::ALL.map(left).into();
        if options.ledger {
            table.troops = troops;
        }
        table
    }

    /// F3, F4, or what the file has of its own.
    pub fn first_troops(&self) -> BTreeMap<String, Troops> {
        if let Some(troops) = &self.copied.troops {
            return troops.clone();
        }
        let mut troops: BTreeMap<String, Troops> = BTreeMap::new();
        for (place, army, count) in FRIENDLY {
            troops.entry(place.to_owned()).or_default().friendly.insert(army, count);
        }
        SHADOW
            .into_iter()
            .for_each(|(place, count)| troops.entry(place.to_owned()).or_default().shadow = count);
        troops
    }

    /// F35: the rate of the threat marker's space.
    pub fn rate(&self) -> u8 {
        self.rates.get(usize::from(self.space).saturating_sub(1)).copied().unwrap_or(2)
    }

    /// Solo: one player with five characters.
    pub fn is_solo(&self) -> bool {
        self.options.players == 1
    }

    /// Whose turn it is, as the phase line calls it.
    pub fn whose(&self) -> String {
        let word = if self.is_solo() { "character" } else { "player" };
        format!("{word} {}", self.who)
    }

    /// How many sit at the table, or lie in the row.
    pub fn seats(&self) -> u8 {
        if self.is_solo() { 4 } else { self.options.players }
    }

    pub fn sides(&self, die: Die) -> &Sides {
        if die == Die::Search { &self.search } else { &self.battle }
    }

    pub fn site(&self, place: &str) -> Option<Site> {
        let printed = || self.copied.places.as_ref()?.get(place).map(|place| place.site);
        self.sites.get(place).copied().or_else(printed)
    }

    pub fn is_haven(&self, place: &str) -> bool {
        self.site(place) == Some(Site::Haven)
    }

    /// F58: the place these dice were said to be thrown at as a haven, if they were: a search is where Frodo is.
    pub(super) fn called_haven<'a>(&'a self, dice: &'a Dice) -> Option<&'a String> {
        let there = if dice.what == For::Search { &self.frodo_place } else { &dice.place };
        there.as_ref().filter(|_| dice.haven)
    }

    /// F42: places that have been captured and are havens now.
    pub fn no_troops(&self) -> BTreeSet<String> {
        self.captured.iter().filter(|place| self.is_haven(place)).cloned().collect()
    }

    /// The region of a place, where the file knows it.
    pub fn region_of(&self, place: &str) -> Option<&String> {
        self.copied.places.as_ref()?.get(place).map(|place| &place.region)
    }

    /// The same, or as the table has told it.
    pub fn lies_in(&self, place: &str) -> Option<&String> {
        self.region_of(place).or_else(|| self.lies.get(place))
    }

    /// F18: how many Nazgûl stand there.
    pub fn nazgul_in(&self, region: Option<&str>, before: bool) -> u8 {
        let stand = self.before.as_ref().filter(|_| before).unwrap_or(&self.nazgul);
        region.and_then(|region| stand.get(region)).copied().unwrap_or(0)
    }

    /// How many Nazgûl stand in Frodo's region.
    pub fn nazgul_with_frodo(&self) -> u8 {
        self.nazgul_in(self.frodo.as_deref(), false)
    }

    /// F22: the dice of a search where Frodo is, with so many shadow troops.
    pub fn search_dice(&self, troops: u32) -> u32 {
        (u32::from(self.nazgul_with_frodo()) + troops).min(MOST_DICE)
    }

    /// F27: who searches at Mount Doom, with so many shadow troops.
    pub fn doom_enemies(&self, troops: u32) -> u32 {
        u32::from(self.nazgul_in(Some(MORDOR), false)) + troops
    }

    /// F27: the dice at Mount Doom against so many.
    pub fn doom_dice(&self, enemies: u32) -> u32 {
        (enemies + u32::from(self.hope_top.saturating_sub(self.hope))).min(MOST_DICE)
    }

    /// F58: the shadow troops on Mount Doom, where the ledger knows it.
    pub fn doom_troops(&self) -> Option<u32> {
        let places = self.copied.places.as_ref().filter(|_| self.options.ledger)?;
        places.contains_key(MOUNT_DOOM).then(|| self.troops_at(MOUNT_DOOM).shadow.into())
    }

    /// What a battle is fought with in a region.
    pub fn field_in(&self, region: Option<&str>, haven: bool, [friendly, shadow]: [u32; 2]) -> Field {
        Field { friendly, shadow, haven, nazgul: self.nazgul_in(region, false) > 0 }
    }

    /// What a battle is fought with.
    pub fn field(&self, dice: &Dice) -> Field {
        Field {
            friendly: dice.friendly,
            shadow: dice.shadow,
            haven: dice.haven,
            nazgul: self.nazgul_in(dice.region.as_deref(), dice.before) > 0,
        }
    }

    pub fn dice(&self) -> Option<&Dice> {
        match self.due.first() {
            Some(Due::Dice(dice)) => Some(dice),
            _ => None,
        }
    }

    pub fn is_over(&self) -> bool {
        matches!(self.step, Step::Over { .. })
    }

    /// F34: what a Skies Darken card with this place comes to now; without one, with any place that nobody has captured.
    pub fn darkens(&self, place: Option<&str>) -> Darkens {
        let spared = self.options.captured_all && place.is_some_and(|place| self.no_troops().contains(place));
        let wanted = if spared { 0 } else { skies::TROOPS };
        let placed = wanted.min(self.supply);
        Darkens {
            space: (self.space + 1).min(skies::LAST_SPACE),
            with_frodo: self.frodo.as_ref() == Some(&self.eye),
            place: place.map(str::to_owned),
            placed,
            missing: wanted - placed,
            shuffled: self.deck.discard.cards.len(),
            to_shuffle: false,
        }
    }

    /// F52: how many flips there are to come in this step; outside of it the rate.
    pub fn flips_to_come(&self) -> u32 {
        match self.step {
            Step::Shadow { made, of } if made < of || self.deck.waits => (of.saturating_sub(made)).into(),
            _ => self.rate().into(),
        }
    }

    /// O: the objectives, the last one among them.
    pub fn all_objectives(&self) -> u8 {
        self.options.level.objectives()
    }

    /// F27: how many objectives are done but the last one, which is done where the table took a won game up again (G9).
    pub fn others_done(&self) -> usize {
        self.done.iter().filter(|name| *name != super::terms::LAST_OBJECTIVE).count()
    }

    /// F58: shadow troops on the board.
    pub fn shadow_on_board(&self) -> u8 {
        self.troops.values().map(|troops| troops.shadow).sum()
    }

    /// F58: troops of an army on the board.
    pub fn army_on_board(&self, army: Army) -> u8 {
        self.troops.values().filter_map(|troops| troops.friendly.get(&army)).sum()
    }

    /// F65: what is left of an army.
    pub fn left_of(&self, army: Army) -> u8 {
        match self.options.ledger {
            true => army.in_box().saturating_sub(self.army_on_board(army)),
            false => self.armies.get(&army).copied().unwrap_or(0),
        }
    }

    /// The troops at a place of the ledger.
    pub fn troops_at(&self, place: &str) -> Troops {
        self.troops.get(place).cloned().unwrap_or_default()
    }

    /// F57: how many of a card there are.
    pub fn copies(&self, card: &Drawn) -> u32 {
        match (card, &self.copied.player) {
            (Drawn::Event, _) => events(self.options.players).into(),
            (Drawn::Named(name), Some(player)) => player.get(name).copied().unwrap_or(0),
            _ => 1,
        }
    }

    /// F57: how many cards show a symbol, and how many there are.
    pub fn symbols(&self, symbol: Symbol) -> (u32, u32) {
        let ending = format!("/{symbol}");
        let listed = self.copied.player.as_ref().map(|player| {
            player.iter().filter(|(name, _)| name.ends_with(&ending)).map(|(_, count)| count).sum()
        });
        (listed.unwrap_or(12), CARDS + u32::from(events(self.options.players)))
    }

    /// Lines that a card or the file has shown.
    pub fn lines(&self) -> BTreeSet<String> {
        let files = self.copied.lines.iter().flat_map(BTreeMap::keys).cloned();
        files.chain(self.kinds().filter_map(|kind| Some(kind.front.as_ref()?.line.clone()))).collect()
    }

    /// Where a line begins and ends: by the file, or as its name says it.
    pub fn ends(&self, line: &str) -> Option<[String; 2]> {
        if let Some(places) = self.copied.lines.as_ref().and_then(|lines| lines.get(line)) {
            return places.first().zip(places.last()).map(|(start, end)| [start.clone(), end.clone()]);
        }
        ends(line).map(|(start, end)| [start.to_owned(), end.to_owned()])
    }

    /// The same of a card, which without them has its place and its line.
    pub fn ends_of(&self, front: &Front) -> [String; 2] {
        self.ends(&front.line).unwrap_or_else(|| [front.place.clone(), front.line.clone()])
    }

    /// Places that a card or the file has shown.
    pub fn shown_places(&self) -> BTreeSet<String> {
        let files = self.copied.places.iter().flat_map(BTreeMap::keys).cloned();
        files.chain(self.kinds().filter_map(|kind| Some(kind.front.as_ref()?.place.clone()))).collect()
    }

    /// The regions that there are; without a file those where somebody stands, and those that were told.
    /// In the order in which riders are laid out (F6), and others behind those.
    pub fn regions(&self) -> Vec<String> {
        let listed = self.copied.regions();
        let others =
            [self.eye.clone()].into_iter().chain(self.frodo.clone()).chain(self.lies.values().cloned());
        let all: BTreeSet<String> =
            listed.into_iter().chain(self.nazgul.keys().cloned()).chain(others).collect();
        let first = NAZGUL.map(|(name, _)| name.to_owned());
        let rest = all.into_iter().filter(|name| !first.contains(name));
        first.iter().cloned().chain(rest).collect()
    }

    /// Places that a card or the file has shown, or the set-up: ends of lines among them.
    pub fn known_places(&self) -> BTreeSet<String> {
        let first = self.first_troops().into_keys().filter(|_| self.copied.places.is_none());
        let ends = self.kinds().filter_map(|kind| self.ends(&kind.front.as_ref()?.line)).flatten();
        self.shown_places().into_iter().chain(first).chain(ends).collect()
    }

    /// Whether shadow troops start at a place: by the file or the rulebook (F4), or as a card has it.
    pub fn starts_red(&self, place: &str) -> bool {
        let listed = match &self.copied.places {
            Some(places) => places.get(place).is_some_and(|it| it.red),
            None => SHADOW.iter().any(|(name, _)| *name == place),
        };
        let begins = |front: &Front| front.place == place || self.ends_of(front)[0] == place;
        listed || self.kinds().filter_map(|kind| kind.front.as_ref()).any(begins)
    }

    /// All kinds of shadow cards that anything is known of.
    pub fn kinds(&self) -> impl Iterator<Item = &Kind> {
        let deck = &self.deck;
        let piles = [&deck.discard, &deck.resolved, &deck.removed].map(|pile| &pile.cards);
        let lie = deck.layers.iter().map(|layer| &layer.set).chain(piles);
        let flipped = deck.flips.iter().filter_map(|flip| flip.card.kind.as_ref());
        let copied = self.copied.cards.keys().chain(&self.copied.specials);
        lie.flat_map(|cards| cards.kinds.keys()).chain(flipped).chain(copied)
    }

    /// The deck as it was worked out from all that was seen, but for the first word that cannot be: where that stands.
    pub(super) fn worked_out(&self, seen: &[Seen]) -> Result<Deck, (usize, FateRefusal)> {
        let mut deck = Deck::new(&self.copied.cards, &self.copied.specials);
        for (at, seen) in seen.iter().enumerate() {
            deck.see(seen).map_err(|why| (at, why))?;
        }
        Ok(deck)
    }

    /// F53: all that was seen, had a flip been another.
    pub(super) fn amended(&self, flip: usize, card: Option<&Named>, to: Option<Back>) -> Vec<Seen> {
        let mut seen = self.seen.clone();
        let mut flips = seen.iter_mut().filter(|seen| matches!(seen, Seen::Flip { .. }));
        if let Some(Seen::Flip { card: told, back, by_word, .. }) = flips.nth(flip) {
            *told = card.cloned();
            *back = to.or(*back);
            *by_word = false;
        }
        seen
    }

    /// F53: whether all that was seen can be, had a flip been this, which it was not.
    pub fn may_have_been(&self, flip: usize, card: Option<&Named>, back: Option<Back>) -> bool {
        let seen = self.amended(flip, card, back);
        seen != self.seen && self.worked_out(&seen).is_ok()
    }

    /// How often somebody has acted in this step.
    pub fn times_acted(&self, name: &str) -> u32 {
        self.acted.iter().find(|(other, _)| other == name).map_or(0, |(_, times)| *times)
    }

    /// F11: who can act in this turn, as far as it was told.
    pub fn who_act(&self) -> Vec<String> {
        let told = self.characters.iter().flatten().flatten();
        let frodo = (self.is_solo() && self.characters.is_some()).then(|| super::terms::FRODO_SAM.to_owned());
        let there = told.filter(|name| self.may_act(name) > 0).cloned();
        there.chain(frodo).collect()
    }

    /// F11: whether somebody of the player's would act once more after the other one did.
    pub(super) fn acts_again(&self, name: &str) -> bool {
        let own = |name: &str| self.may_act(name) > 0;
        let at = self.acted.iter().position(|(other, _)| other == name);
        let since = |at: usize| self.acted[at + 1..].iter().any(|(other, _)| own(other));
        own(name) && at.is_some_and(since)
    }

    /// F11: how often somebody may act, as far as it is settled.
    pub fn may_act(&self, name: &str) -> u32 {
        let told = self.characters.as_ref();
        if self.is_solo() {
            let on_token =
                told.and_then(|seats| seats.first()).and_then(|row| row.get(usize::from(self.who) - 1));
            return match on_token {
                _ if name == super::terms::FRODO_SAM => 1,
                Some(on_token) if on_token != name => 0,
                _ => 4,
            };
        }
        let own = told.and_then(|seats| seats.get(usize::from(self.who) - 1));
        match (own, &self.four) {
            (Some(own), _) if !own.iter().any(|other| other == name) => 0,
            (Some(own), _) if own.len() == 1 => 4,
            (_, Some(four)) if four != name => 1,
            _ => 4,
        }
    }

    pub fn now(&self) -> Now {
        let (step, count, of) = match (self.due.first(), self.step) {
            (_, Step::Over { won: true }) => (At::Won, 0, 0),
            (_, Step::Over { won: false }) => (At::Lost, 0, 0),
            (_, Step::Setup) => (At::Setup, 0, 0),
            (Some(Due::Dice(dice)), _) => (At::Dice, dice.on_the_table(), 0),
            (Some(Due::Search), _) => (At::Search, 0, 0),
            (Some(Due::Choose { .. }), _) => (At::Choose, 0, 0),
            (Some(Due::Top), _) => (At::Top, 0, 0),
            (_, Step::Actions) => (At::Actions, 0, 0),
            (_, Step::Cards) => (At::Cards, 0, 0),
            (_, Step::Skies(left)) => (At::Skies, left.into(), 0),
            (_, Step::Shadow { made, of }) if made >= of => (At::Over, 0, 0),
            (_, Step::Shadow { made, of }) => (At::Shadow, u32::from(made) + 1, of.into()),
        };
        Now { step, count, of }
    }

    /// Why something of another step is refused.
    pub(super) fn not_now(&self) -> FateRefusal {
        let Now { step, count, of } = self.now();
        FateRefusal::NotNow { step, count, of }
    }

    /// What is due now, as the phase line calls it.
    pub fn step_shown(&self) -> String {
        let Now { step, count, of } = self.now();
        match step {
            At::Dice => self.dice().map(|dice| format!("{} {count}", dice.what)).unwrap_or_default(),
            At::Skies => format!("skies {count}"),
            At::Shadow => format!("shadow {count} of {of}"),
            At::Over => "shadow over".to_owned(),
            At::Won | At::Lost => "over".to_owned(),
            step => <&str>::from(step).to_owned(),
        }
    }
}
