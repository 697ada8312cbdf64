//! What is looked at: the game, what is typed so far and which die lies raised; and which moment of the mat that makes.

use super::figured::Figured;
use super::mat::paying;
use super::round::Told;
use crate::books::{Throw, of_hundred, toggle};
use crate::language::Words;
use crate::language::war::draft::Draft;
use crate::language::war::{heard, meant_region, names, stays_in_box};
use crate::war::carried::Fought;
use crate::war::command::{CardDeed, ToldTile};
use crate::war::die::Face;
use crate::war::hunt::{Hunt, HuntStep};
use crate::war::nation::{Nation, Side};
use crate::war::people::Companion;
use crate::war::tile::Deals;
use crate::war::view::{Battle, Step};
use crate::war::{WarCommand as C, WarView};
use crate::window::play::wish::Begun;
use crate::window::war::Wish;
use fluent_bundle::FluentValue;

/// What is wished for.
pub(super) type Wished = Wish;

/// What is looked at.
#[derive(Clone, Copy)]
pub(super) struct Sight<'a> {
    pub words: &'a Words,
    pub view: &'a WarView,
    /// Dice are thrown on the table.
    pub by_hand: bool,
    /// The command that stands on the line so far.
    pub typed: &'a str,
    /// What was pressed to be looked at.
    pub opened: &'a str,
    /// Whether chances are told.
    pub odds: bool,
    /// The number that all draws come from, where one was agreed.
    pub seed: Option<u64>,
    /// The die of who acts that is typed by its number: what it shows, and how many of the same lie before it.
    pub numbered: Option<(Face, usize)>,
}

/// What the mat is about.
pub(super) enum Moment<'a> {
    /// What a card does lies open.
    Cards,
    /// W3: a hand holds too many cards: nothing else is done first.
    Discards,
    /// The tile that hands have drawn is told, as this command has it.
    Tiles(fn(Throw<ToldTile>) -> C),
    /// What the die of that tile shows is told, as this command has it.
    Die(fn(Throw<ToldTile>) -> C),
    Setup,
    Draw,
    /// A region is asked for, behind this beginning of a command.
    Region(&'a str),
    Rest,
    /// A track is set right, behind this beginning of a command.
    Number(&'static str),
    Allocation,
    Roll,
    Hunt(&'a Hunt),
    /// A battle that is about to begin.
    Draft(Draft),
    /// Figures that come, fall or are weakened.
    Figures(Figured),
    /// A round that the table tells.
    Round(Told),
    Battle(&'a Battle),
    Actions,
    Check,
    Over,
}

/// Commands that ask for a region behind these words, the longest first.
const REGIONS: [&str; 5] = ["bring aragorn", "declare", "appear", "capture", "at"];
/// Commands by which Companions leave who are named, and by which a hobbit does who guides (W30).
const LEAVES: [&str; 4] = ["separate", "card separate", "ability", "casualty guide"];
/// What cards do lies open.
pub(super) const CARDS: &str = "cards";
/// The dice of a Hunt, or its tile, are told, where the program would throw them.
pub(super) const TOLD: &str = "told";
/// One of the Companions is drawn by hands (W29).
pub(super) const RANDOM: &str = "casualty random";
/// A die that a Ring has turned is laid down again.
pub(super) const LAID_DOWN: &str = "laid down";
/// A region that has no name here is spelled.
pub(super) const SPELLS: &str = "spells";
/// It was said that both stay where they fought, or that nothing was taken; and that the defender has left. What lies open stands
/// behind that, as long as the battle is what was done last.
pub(super) const STAYS: &str = "stays ";
pub(super) const RETREATED: &str = "retreated ";
/// What is laid open begins so, where it says what holds.
const HOLDS: &str = "holds ";
/// Commands that ask for where a track stands.
pub(super) const NUMBERS: [&str; 3] = ["corruption =", "mordor =", "box ="];

impl<'a> Sight<'a> {
    /// Whether it is revealed, or it is asked where it appears.
    pub fn is_seen(&self) -> bool {
        let appears = self.view.hunt.as_ref().is_some_and(|hunt| hunt.step == HuntStep::Reveal);
        self.view.revealed || appears
    }

    /// W41: that a tile of the climb holds them back.
    pub fn holds_back(&self) -> Option<String> {
        let climbs = self.view.hunt.as_ref().is_some_and(|hunt| hunt.climbs);
        let stops = climbs && self.view.open_tile().is_some_and(|open| open.tile.has_stop());
        stops.then(|| self.say("mat-stop"))
    }

    /// The sentence for what the tile that lies open does to who is hidden.
    pub fn what_a_tile_does(&self) -> &'static str {
        // W31: by his guidance a number that reveals does not.
        let marked = self.view.open_tile().is_some_and(|open| open.tile.has_reveal());
        match (self.view.reveals(), self.view.revealed) {
            (true, _) => "mat-reveal",
            (false, true) => "mat-revealed",
            (false, false) if marked && self.view.guide.is_none() => "mat-gollum-hides",
            (false, false) => "mat-no-reveal",
        }
    }

    /// The battle that is over, until something else is done.
    pub fn fought(&self) -> Option<&'a Fought> {
        self.view.came.as_ref()?.fought()
    }

    /// A sentence.
    pub fn say(&self, name: &str) -> String {
        self.words.say(name, &[])
    }

    /// A sentence with facts.
    pub fn tell(&self, name: &str, facts: &[(&str, FluentValue<'_>)]) -> String {
        self.words.say(name, facts)
    }

    /// W74: whether tiles are drawn here, or dice rolled, which this item lays ready else: they stay in the box.
    pub fn drawn_here(&self, item: u8) -> bool {
        (3..=4).contains(&item) && stays_in_box(item, self.view, self.by_hand)
    }

    /// Whether hands draw the tiles.
    pub fn cup_by_hand(&self) -> bool {
        self.view.options.cup_by_hand(self.by_hand)
    }

    /// A chance as people say it: never all or none where it is not certain.
    pub fn hundred(&self, chance: f64) -> String {
        self.words.numbers(&format!("{} %", of_hundred(chance)))
    }

    /// The words that are typed.
    pub fn said(&self) -> impl Iterator<Item = &'a str> {
        self.typed.split_whitespace()
    }

    /// Whether what is typed begins with these words.
    pub fn begins(&self, with: &str) -> bool {
        let mut said = self.said();
        with.split(' ').all(|word| said.next() == Some(word))
    }

    /// What is said behind these words.
    pub fn behind(&self, with: &str) -> Vec<&'a str> {
        if self.begins(with) { self.said().skip(with.split(' ').count()).collect() } else { Vec::new() }
    }

    /// The command that is typed, where it is a whole one.
    pub fn command(&self) -> Option<C> {
        heard(self.typed)
    }

    /// Which moment it is.
    pub fn moment(&self) -> Moment<'a> {
        let view = self.view;
        if view.discards() != [0, 0] {
            return Moment::Discards;
        }
        if let Some(told) = self.tells_tile() {
            return Moment::Tiles(told);
        }
        if let Some(told) = tells_die(view, self.by_hand, self.typed) {
            return Moment::Die(told);
        }
        // What is set right waits for its number wherever that was begun.
        if let Some(begun) = self.asks_number().filter(|_| !view.is_over()) {
            return Moment::Number(begun);
        }
        if let Some(hunt) = &view.hunt {
            return match (hunt.step, self.leaves()) {
                (HuntStep::Reveal, _) => Moment::Region("appear"),
                (HuntStep::Damage, Some(begun)) => Moment::Region(begun),
                _ => Moment::Hunt(hunt),
            };
        }
        if view.is_over() {
            return Moment::Over;
        }
        if view.step != Step::Setup {
            if let Some(begun) = self.asks_region() {
                return Moment::Region(begun);
            }
            if let Some(draft) = Draft::of(self.typed) {
                return Moment::Draft(draft);
            }
            if let Some(figured) = Figured::of(self.typed).filter(|_| view.options.figures) {
                return Moment::Figures(figured);
            }
            let line: Vec<&str> = self.said().collect();
            if let Some(told) = Told::of(&line, view, self.by_hand) {
                return Moment::Round(told);
            }
            if self.is_open(CARDS) && self.typed.trim().is_empty() {
                return Moment::Cards;
            }
            if self.asks_who_holds() {
                return Moment::Region("capture");
            }
            if let Some(battle) = &view.battle {
                return Moment::Battle(battle);
            }
        }
        match view.step {
            Step::Setup => Moment::Setup,
            Step::Draw => Moment::Draw,
            Step::Fellowship if view.may_declare() => Moment::Region("declare"),
            Step::Fellowship => Moment::Rest,
            Step::Allocation => Moment::Allocation,
            Step::Roll => Moment::Roll,
            _ if view.acts().is_none() => Moment::Check,
            _ => Moment::Actions,
        }
    }

    /// What tells the tile that hands have drawn, where that stands on the line or was laid open.
    fn tells_tile(&self) -> Option<fn(Throw<ToldTile>) -> C> {
        let step = self.view.hunt.as_ref().map(|hunt| hunt.step);
        match self.typed.trim() {
            "tile again" if step == Some(HuntStep::Damage) => Some(C::TileAgain),
            "card tile" if step.is_none() && self.view.step != Step::Setup => Some(C::CardTile),
            "" if step == Some(HuntStep::Tile) && self.is_open(TOLD) => Some(C::Tile),
            _ => None,
        }
    }

    /// What a region is asked for behind, where that stands on the line.
    fn asks_region(&self) -> Option<&'a str> {
        let whole = self.typed.trim();
        // Who ends his move is named first.
        let named = self.said().nth(1).filter(|_| self.begins("arrive"));
        let last = self.leaving().map(Companion::name).last().filter(|_| self.view.mordor.is_none());
        // So is who leaves; in Mordor nobody of them goes anywhere (W44).
        let named = named.or(last);
        let begun = named.and_then(|name| whole.get(..whole.find(name)? + name.len()));
        begun.or_else(|| REGIONS.into_iter().find(|begun| self.begins(begun)))
    }

    /// The command by which Companions leave, where that stands on the line.
    pub fn leaves(&self) -> Option<&'static str> {
        LEAVES.into_iter().find(|begun| self.begins(begun))
    }

    /// Who leaves, as far as that was said.
    pub fn leaving(&self) -> impl Iterator<Item = Companion> + use<'a> {
        let said = self.leaves().map(|begun| self.behind(begun)).unwrap_or_default();
        let guide = self.view.guide.filter(|_| self.leaves().is_some() && !self.names_who_leaves());
        guide.into_iter().chain(said.into_iter().map_while(|word| word.parse().ok()))
    }

    /// Whether those who leave are named.
    pub fn names_who_leaves(&self) -> bool {
        self.leaves().is_some_and(|begun| begun.ends_with(LEAVES[0]))
    }

    /// The command by which these leave, with what is said of where to, and with the die that stands on the line.
    pub fn leave(&self, names: &[Companion], to: &[&str]) -> Begun {
        let behind = match (self.said().any(|word| word == "with"), self.said().last()) {
            (false, _) => "",
            (true, Some("will")) => "with will",
            (true, _) => "with character",
        };
        let named = names.iter().map(|name| name.name()).filter(|_| self.names_who_leaves());
        let said = self.leaves().into_iter().chain(named).chain(to.iter().copied());
        let command = said.collect::<Vec<_>>().join(" ");
        Begun { behind, ..Begun::new(command, self.say("can-leaves")) }
    }

    /// Where they go, if that was said.
    pub fn leaves_to(&self) -> Option<&'a str> {
        self.said().skip_while(|word| *word != "to").nth(1)
    }

    /// The region that was said behind this.
    pub fn region_said(&self, begun: &str) -> Option<&'a str> {
        if self.leaves().is_some() { self.leaves_to() } else { self.behind(begun).first().copied() }
    }

    /// The command that was begun so, with this region.
    pub fn region_is(&self, begun: &str, region: &str) -> Begun {
        let leaving: Vec<Companion> = self.leaving().collect();
        let said = match self.leaves() {
            Some(_) => self.leave(&leaving, &["to", region]),
            None => Begun::new(format!("{begun} {region}"), names::place(self.words, region)),
        };
        Begun { each: true, ..said }
    }

    /// The whole command with a region that is typed while one is spelled, or behind what was begun: one that is out of reach is
    /// refused with why.
    pub fn spelled(&self, typed: &str) -> Option<Begun> {
        let Moment::Region(begun) = self.moment() else { return None };
        let word = typed.split_whitespace().collect::<Vec<_>>().join("-");
        let region = meant_region(&word).ok()?;
        if !self.is_open(SPELLS) && self.typed.trim().is_empty() {
            return None;
        }
        let said = self.region_is(begun, &region);
        Some(Begun { command: said.with(""), behind: "", whole: true, ..said })
    }

    /// W20: how many regions they go at most.
    pub fn reach(&self) -> u8 {
        self.view.progress + self.leaving().map(Companion::level).max().unwrap_or_default()
    }

    /// W52: whether a City or a Stronghold was just fought for, and it is to be said who holds it; nothing else may lie open.
    fn asks_who_holds(&self) -> bool {
        let busy = self.raised().is_some() || self.stays();
        self.view.won.is_some() && self.typed.trim().is_empty() && !busy
    }

    /// Whether nothing of the battle that is over can be taken any more.
    pub fn stays(&self) -> bool {
        ends(self.opened) == STAYS
    }

    /// Whether the defender has left the battle that is over.
    pub fn has_retreated(&self) -> bool {
        ends(self.opened) == RETREATED
    }

    /// The track that is set right, where that stands on the line.
    fn asks_number(&self) -> Option<&'static str> {
        NUMBERS.into_iter().find(|begun| self.begins(begun))
    }

    /// Whether the mat asks for what the line waits for.
    pub fn is_asked(&self) -> bool {
        let asks = ["allocate", "roll free", "hunt", "advance", RANDOM];
        let asks = asks.into_iter().any(|begun| self.begins(begun)) || self.leaves().is_some();
        let asks = asks && self.view.step != Step::Setup;
        asks || self.hand().is_some()
            || self.numbered.is_some()
            || matches!(
                self.moment(),
                Moment::Draft(_)
                    | Moment::Number(_)
                    | Moment::Figures(_)
                    | Moment::Round(_)
                    | Moment::Tiles(_)
                    | Moment::Die(_)
            )
            || self.asks_region().is_some() && matches!(self.moment(), Moment::Region(_))
    }

    /// The people that is to advance, where one is named: a beginning will do.
    pub fn advances(&self) -> Option<Nation> {
        let named = self.behind("advance").first().and_then(|word| word.parse().ok());
        named.or_else(|| match self.command()? {
            C::Advance { nation, .. } => Some(nation),
            _ => None,
        })
    }

    /// W3: whose hand is counted, and what becomes of a card, as far as that was said.
    pub fn hand(&self) -> Option<(Side, Option<CardDeed>)> {
        let said = self.behind("hand");
        let side = said.first()?.parse().ok().filter(|_| self.view.options.cards && said.len() < 3)?;
        Some((side, said.get(1).map(|does| does.parse()).transpose().ok()?))
    }

    /// What this is called while it lies open.
    pub fn opens(&self, what: &str) -> String {
        format!("{}{}", ends(self.opened), open_in(self.view, what))
    }

    /// Whether this lies open.
    pub fn is_open(&self, what: &str) -> bool {
        self.opened == self.opens(what)
    }

    /// The die that lies raised, of the side that acts.
    pub fn raised(&self) -> Option<(Side, Face)> {
        let acts = self.view.acts()?;
        let (face, _) = self.lies_raised()?;
        // A people that advances is paid by the die that is said for it, whichever lay raised before.
        let pays = if self.begins("advance") { paying(self) } else { None };
        pays.is_none_or(|(_, pays)| pays == face).then_some((acts, face))
    }

    /// What the raised die shows, and how many of the same lie before it.
    pub fn lies_raised(&self) -> Option<(Face, usize)> {
        if self.numbered.is_some() {
            return self.numbered;
        }
        let unused = &self.view.unused[self.view.acts()? as usize];
        let each = unused.iter().enumerate().map(|(at, face)| {
            let before = unused[..at].iter().filter(|before| *before == face).count();
            (*face, before)
        });
        let is_raised = |die: &(Face, usize)| {
            let behind = ["", RING, OF_CARD];
            behind.into_iter().any(|behind| self.is_open(&format!("{}{behind}", page(*die))))
        };
        // What a Ring has turned is still in hand, until it is laid down.
        let turned = || self.view.turned.filter(|_| self.opened.is_empty() && self.view.spends());
        each.into_iter().find(is_raised).or_else(|| Some((turned()?, 0)))
    }

    /// What this die is called while it lies open.
    fn page_of(&self, face: Face) -> String {
        page(self.lies_raised().filter(|(raised, _)| *raised == face).unwrap_or((face, 0)))
    }

    /// What a Ring can make of a die lies open: the die stays raised.
    pub fn ring_of(&self, face: Face) -> String {
        self.page_of(face) + RING
    }

    /// What becomes of a card for a die lies open (W3): the die stays raised.
    pub fn cards_of(&self, face: Face) -> String {
        self.page_of(face) + OF_CARD
    }

    /// The die for which it is asked what becomes of a card.
    pub fn card_of_die(&self) -> Option<(Side, Face)> {
        self.raised().filter(|(_, face)| self.is_open(&self.cards_of(*face)))
    }

    /// The raised die alone, without what lay open of it.
    pub fn die_alone(&self, face: Face) -> Wished {
        self.open(&self.page_of(face))
    }

    /// What was said to hold where the Fellowship is, before dice are laid in the Hunt Box.
    pub fn held(&self) -> Vec<&'a str> {
        let said = self.opened.strip_prefix(HOLDS).unwrap_or_default();
        said.split_whitespace().collect()
    }

    /// This holds too, or no more.
    pub fn holding(&self, condition: &'static str) -> Wished {
        let mut held = self.held();
        toggle(&mut held, condition);
        Wish::Open(if held.is_empty() { String::new() } else { format!("{HOLDS}{}", held.join(" ")) })
    }

    /// A press that lays something open.
    pub fn open(&self, what: &str) -> Wished {
        Wish::Open(self.opens(what))
    }
}

/// What is laid open of a die: what a Ring makes of it, and what becomes of a card.
const RING: &str = " ring";
const OF_CARD: &str = " cards";

/// What a die is called while it lies open: of several that show the same each otherwise.
pub(super) fn page((face, before): (Face, usize)) -> String {
    if before == 0 { face.name().to_owned() } else { format!("{} {}", face.name(), before + 1) }
}

/// How the battle ended that is over, as far as it was pressed.
pub(super) fn ends(opened: &str) -> &str {
    let said = [STAYS, RETREATED].into_iter().find(|said| opened.starts_with(said));
    said.and_then(|said| opened.get(..said.len())).unwrap_or_default()
}

/// W27: what tells a tile with a die that hands have drawn, where they throw that as well and have not told what it shows.
pub(super) fn tells_die(view: &WarView, by_hand: bool, typed: &str) -> Option<fn(Throw<ToldTile>) -> C> {
    if !by_hand || typed.trim().is_empty() {
        return None;
    }
    let step = view.hunt.as_ref().map(|hunt| hunt.step);
    let (told, throw): (fn(Throw<ToldTile>) -> C, _) = match heard(typed)? {
        C::Tile(throw) if step == Some(HuntStep::Tile) => (C::Tile, throw),
        C::TileAgain(throw) if step == Some(HuntStep::Damage) => (C::TileAgain, throw),
        C::CardTile(throw) if step.is_none() && view.step != Step::Setup => (C::CardTile, throw),
        _ => return None,
    };
    // One that is not there is refused before its die is asked for.
    let is_there = |tile| step == Some(HuntStep::Damage) || view.cup.pool.count(tile) > 0;
    let asks = matches!(throw, Throw::Told(ToldTile { tile, die: None }) if tile.deals() == Deals::Die && is_there(tile));
    asks.then_some(told)
}

/// What is looked at lies open as long as nothing else has been done: how things lie is part of its name.
pub(super) fn open_in(view: &WarView, what: &str) -> String {
    let [free, shadow] = view.unused.each_ref().map(Vec::len);
    let [rings, others] = view.rings;
    let politics: u8 = view.nations.iter().map(|it| it.step * 2 + u8::from(it.active)).sum();
    let tiles = (view.cup.drawn.len(), view.cup.aside.len(), view.open_tile().map(|open| open.damage));
    let fellowship = (view.progress, view.revealed, view.guide);
    format!("{what} {}.{free}.{shadow}.{rings}.{others}.{politics}.{tiles:?}.{fellowship:?}", view.turn)
}

/// A command that is begun.
pub(super) fn begin(command: impl Into<String>, called: &str) -> Wished {
    Wish::Begin(Begun { each: true, ..Begun::new(command, called) })
}

/// Commands, and that this is what was meant by them.
pub(super) fn meant(commands: impl IntoIterator<Item = C>, by: &str) -> Wished {
    Wish::GiveAs(commands.into_iter().map(Into::into).collect(), by.to_owned())
}

/// A command that this die is spent for, by the same press.
pub(super) fn paid(die: Option<Face>, command: C) -> Wished {
    Wish::Give(die.map(C::Use).into_iter().chain([command]).map(Into::into).collect())
}

/// A command.
pub(super) fn give(command: C) -> Wished {
    Wish::give(command)
}

/// A line as it stands.
pub(super) fn say(line: impl Into<String>) -> Wished {
    Wish::Say(line.into())
}
