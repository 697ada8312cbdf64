//! What the mat is drawn from: the game, what is pressed together so far, and what was unfolded.

use crate::books::{Command, Ratio, known, plain};
use crate::fate::deck::Front;
use crate::fate::terms::{Army, FRIENDLY, FRODO_SAM, MORDOR, Order, Site};
use crate::fate::{Alone, Fate, FateCommand as C, Fellowship, Step};
use crate::language::Words;
use crate::language::fate::draft::Draft;
use crate::language::fate::{named, whose};
use crate::window::fate::{Choice, Wish};
use crate::window::pieces::{Sign, signs::fate};
use crate::window::play::wish::Begun;
use crate::window::widgets::look::Look;
use fluent_bundle::FluentValue;
use std::collections::BTreeSet;

/// More in the denominator of a chance is no number that people use.
const PARTS: i128 = 12;
/// F15: hope that a haven costs which falls.
pub(super) const HAVEN: u32 = 3;
/// How the window remembers that the hands of a flip are done: with its number behind it, and how many of them.
pub(super) const MARCHED: &str = "marched";
/// The list of the set-up is looked at, and a card that is none of those that lie there.
pub(super) const LIST: &str = "list";
pub(super) const ANOTHER: &str = "another";
/// Troops of the ledger go from a place to another.
pub(super) const MOVES: &str = "move";
/// Behind this stands on a draft who acts by it; no command has it.
const BY: &str = "by";
/// The sheet is looked at, at the end.
pub(super) const SHEET: &str = "sheet";

/// What the mat is drawn from.
pub(in crate::window::fate) struct Stage<'a> {
    pub look: Look,
    pub words: &'a Words,
    pub view: &'a Fellowship,
    /// What is pressed together, or typed, so far.
    pub said: Draft,
    /// What was unfolded last.
    pub opened: &'a str,
    /// How many hands of the last march are done, as the window remembers it.
    pub marched: &'a str,
    /// Chances are told.
    pub odds: bool,
    /// Dice are thrown on the table (G7).
    pub by_hand: bool,
    /// A box of the owner's was taken in.
    pub own_box: bool,
}

/// What is wished for by a press that begins something, or goes on with it.
pub(in crate::window::fate) fn begins(command: impl Into<String>, called: impl AsRef<str>) -> Wish {
    Wish::Begin(Begun::new(command, called))
}

impl Stage<'_> {
    pub fn say(&self, name: &str) -> String {
        self.words.say(name, &[])
    }

    pub fn tell(&self, name: &str, facts: &[(&str, FluentValue<'_>)]) -> String {
        self.words.say(name, facts)
    }

    /// One of several sentences of a kind.
    pub fn of(&self, name: &str, which: &str) -> String {
        self.words.say(name, &[("of", which.to_owned().into())])
    }

    /// What gold asks for.
    pub fn asks(&self, which: &str) -> Vec<Choice> {
        vec![Choice::asks(self.of("mat-asks", which))]
    }

    /// One that tells a number.
    pub fn count(&self, name: &str, which: &str, count: impl Into<FluentValue<'static>>) -> String {
        self.words.say(name, &[("of", which.to_owned().into()), ("count", count.into())])
    }

    pub fn named(&self, name: &str) -> String {
        named(self.words, name)
    }

    /// The same of what may not be told yet.
    pub fn name_of(&self, name: Option<&String>) -> String {
        name.map(|name| self.named(name)).unwrap_or_default()
    }

    /// A chance, as people say it: `5 in 8`, or out of a hundred.
    pub fn chance(&self, chance: Ratio) -> String {
        self.chance_among(chance, true)
    }

    /// Whether all of these can be said so: what stands below each other is said in one way.
    pub fn are_few(chances: impl IntoIterator<Item = Ratio>) -> bool {
        let is_few = |chance: Ratio| chance.exact().is_some_and(|(_, below)| (1..=PARTS).contains(&below));
        chances.into_iter().all(is_few)
    }

    /// The same, where they are; or else out of a hundred.
    pub fn chance_among(&self, chance: Ratio, few: bool) -> String {
        match chance.exact() {
            Some((above, below)) if few && (2..=PARTS).contains(&below) => {
                let facts = [("count", (above as i64).into()), ("of", (below as i64).into())];
                self.tell("mat-in", &facts)
            }
            _ => self.percent(chance),
        }
    }

    /// In whole percent; what can come, and what can fail, is not rounded away.
    pub fn percent(&self, chance: Ratio) -> String {
        format!("{}\u{a0}%", chance.of_hundred())
    }

    /// A region that was pressed, or in which the place lies that was.
    pub fn said_region(&self) -> Option<String> {
        let regions = self.view.regions();
        let plain = || self.said.plain().find(|said| regions.iter().any(|it| it == said)).map(str::to_owned);
        let of_place = || self.view.lies_in(&self.said_place()?).cloned();
        // Behind a place another word is the region it lies in, which only the table may know.
        let behind = || match self.said.verb() {
            "attack" | "battle" | "skies" | "frodo" | "capture" => {
                self.said_places().nth(1).map(str::to_owned)
            }
            _ => None,
        };
        self.said.told("in").map(str::to_owned).or_else(of_place).or_else(plain).or_else(behind)
    }

    /// A region by its name, or by a beginning of it; where no file lists them any word is one (G13).
    pub fn region(&self, word: &str) -> Option<String> {
        let (listed, word) = (self.view.copied.regions(), plain(word));
        match listed.is_empty() {
            true => Some(word),
            false => known(listed.iter().map(String::as_str), &word).map(str::to_owned),
        }
    }

    /// A place that was pressed.
    pub fn said_place(&self) -> Option<String> {
        self.said_places().next().map(str::to_owned)
    }

    /// What was said that is no region, no number and no word of the command's.
    fn said_places(&self) -> impl Iterator<Item = &str> {
        let regions = self.view.regions();
        self.said.plain().filter(move |said| {
            !regions.iter().any(|it| it == said) && *said != "haven" && said.parse::<u8>().is_err()
        })
    }

    /// Whether the place is a haven, as far as that is known, printed on a card, or was pressed.
    pub fn is_haven(&self, place: &str) -> bool {
        self.counts_as_haven(place) || self.said.has("haven")
    }

    /// The same, whatever is pressed.
    pub fn counts_as_haven(&self, place: &str) -> bool {
        self.view.is_haven(place) || self.is_taken_for_haven(place)
    }

    /// Whether nobody can know what the place is, so that it may be said now: no shadow card, and no start of the shadow, says it.
    pub fn may_be_haven(&self, place: &str) -> bool {
        self.view.site(place).is_none() && !self.is_taken_for_haven(place) && !self.view.starts_red(place)
    }

    /// F64: a line's end is a haven, as every card of it says, and so is what was fought over as one, unless more is known of it.
    fn is_taken_for_haven(&self, place: &str) -> bool {
        let mut fronts = self.view.kinds().filter_map(|kind| kind.front.as_ref());
        let ends_there = |front: &Front| self.view.ends_of(front)[1] == place;
        self.view.site(place).is_none() && (self.view.said_havens.contains(place) || fronts.any(ends_there))
    }

    /// F58: a place that was pressed as a haven is told as one before what is done there, so that it is known from then on.
    /// Where no troop comes to a captured haven by Skies Darken (F37) it is not: it would count as one (F42).
    pub fn tells_place(&self, place: Option<&str>) -> Option<C> {
        let place = place.filter(|place| self.said.has("haven") && self.view.site(place).is_none())?;
        (!self.view.options.captured_all).then(|| C::Place(place.to_owned(), Site::Haven))
    }

    /// Whether a command has to say that it is fought in a haven: the books do not know it, and are not told before it.
    pub fn tells_haven(&self, place: Option<&str>) -> bool {
        match place {
            Some(name) => {
                self.is_haven(name) && !self.view.is_haven(name) && self.tells_place(place).is_none()
            }
            None => self.said.has("haven"),
        }
    }

    /// F66: the first haven that is asked about; a start of the shadow is none, and nobody is asked.
    pub fn asked(&self) -> Option<&Alone> {
        self.view
            .asked
            .iter()
            .find(|asked| self.view.is_haven(&asked.name) || !self.view.starts_red(&asked.name))
    }

    /// Hope where so much of it is lost; the game, where none is left (F14).
    pub fn costs(&self, lost: u32) -> String {
        let hope = u32::from(self.view.hope);
        let facts = [("from", hope.into()), ("to", hope.saturating_sub(lost).into())];
        self.tell("mat-costs", &facts)
    }

    /// The same, where that is the game.
    pub fn ends(&self, lost: u32) -> Option<String> {
        (lost >= self.view.hope.into()).then(|| self.costs(lost))
    }

    /// F42: what it costs where a place is reinforced while no troop is left.
    pub fn wants_troop(&self, place: &str) -> Option<String> {
        let spared = self.view.no_troops().contains(place);
        (self.is_set_up() && self.view.supply == 0 && !spared).then(|| self.costs(1))
    }

    /// What an order does; F21: where from riders are deployed.
    pub fn order_does(&self, order: Order) -> String {
        let out_of_mordor = self.view.eye != MORDOR && self.view.nazgul_in(Some(MORDOR), false) > 0;
        let which = if order == Order::Deploy && !out_of_mordor { "gathered" } else { order.into() };
        self.of("mat-order-does", which)
    }

    /// The Eye goes to a region.
    pub fn eye_goes(&self, region: &str) -> String {
        let facts = [("of", "eye".into()), ("part", "title".into()), ("frodo", self.named(region).into())];
        self.tell("mat-due", &facts)
    }

    /// All places that anything is known of.
    pub fn places(&self) -> BTreeSet<String> {
        let view = self.view;
        let others =
            view.sites.keys().chain(&view.skies_at).chain(view.frodo_place.as_ref()).chain(view.lies.keys());
        let known = view.known_places().into_iter().chain(others.chain(&view.copied.skies).cloned());
        let regions = view.regions();
        known.filter(|place| !regions.contains(place)).collect()
    }

    /// What begins that troops of the ledger go from a place to another.
    pub fn moves(&self) -> Wish {
        begins(MOVES, self.of("mat-word", "troops-move"))
    }

    /// Whether the last card is a special, and what it says of troops is told to the ledger by where they go.
    pub fn moves_by_special(&self) -> bool {
        let last = self.last_flip().and_then(|(_, flipped)| flipped.card.kind.as_ref());
        self.view.options.ledger && last.is_some_and(|kind| kind.front.is_none())
    }

    /// Whether a line ends there: it is known as a haven, or friendly troops begin there.
    pub fn may_be_end(&self, place: &str) -> bool {
        match self.view.site(place) {
            Some(site) => site == Site::Haven,
            None => FRIENDLY.iter().any(|(name, ..)| *name == place),
        }
    }

    /// Whose the friendly troops of a place are, where everybody knows it.
    pub fn army_of(&self, place: &str) -> Option<Army> {
        let of_file = self.view.copied.places.as_ref().and_then(|places| places.get(place)?.army);
        of_file.or_else(|| FRIENDLY.iter().find(|(name, ..)| *name == place).map(|(_, army, _)| *army))
    }

    /// Player 2, or alone the character with the token.
    pub fn who(&self, seat: u8) -> String {
        let row = self.view.characters.as_ref().filter(|_| self.view.is_solo());
        let in_row = row.and_then(|told| told.first()?.get(usize::from(seat).checked_sub(1)?));
        if let Some(name) = in_row {
            return self.named(name);
        }
        crate::language::capital(&whose(self.words, seat, self.view.is_solo()))
    }

    /// Who is next.
    pub fn next_seat(&self) -> u8 {
        self.view.who % self.view.seats() + 1
    }

    /// Whether the game has begun.
    pub fn is_set_up(&self) -> bool {
        self.view.step != Step::Setup
    }
}

/// Commands one behind the other, by one press.
pub(super) fn in_turn(commands: impl IntoIterator<Item: Into<Command<Fate>>>) -> Wish {
    Wish::Give(commands.into_iter().map(Into::into).collect())
}

/// The sign of an order.
pub(in crate::window::fate) fn order_sign(order: Order) -> Sign {
    match order {
        Order::Eye => fate::ORDER_EYE,
        Order::Closer => fate::ORDER_CLOSER,
        Order::Deploy => fate::ORDER_DEPLOY,
    }
}

/// The sign of an army.
pub(in crate::window::fate) fn army_sign(army: Army) -> Sign {
    match army {
        Army::Dwarven => fate::DWARVEN,
        Army::Elven => fate::ELVEN,
        Army::Rohirrim => fate::ROHIRRIM,
        Army::Gondor => fate::GONDOR,
    }
}

impl Stage<'_> {
    /// F11: who was pressed to act.
    pub fn actor(&self) -> Option<String> {
        let of_act = || self.said.plain().next().filter(|_| self.said.verb() == "act");
        self.said.told(BY).or_else(of_act).map(str::to_owned)
    }

    /// F22, F26, F27: whether it may be Frodo who acts: it is his player's turn, and nobody else was pressed.
    pub fn frodo_acts(&self) -> bool {
        let his = |name: &String| name == FRODO_SAM;
        self.view.characters.is_none()
            || self.view.who_act().iter().any(his) && self.actor().as_ref().is_none_or(his)
    }

    /// What is begun by a press on somebody: that they act, or that they do what was pressed before.
    pub fn acts(&self, name: &str) -> Draft {
        match self.said.verb() {
            // Of those that travel the program follows Frodo alone.
            verb @ ("frodo" | "travel") => {
                let is_frodo = self.view.characters.is_none() || name == FRODO_SAM;
                let goes = if is_frodo { "frodo" } else { "travel" };
                if goes == verb { self.said.with(BY, name) } else { Draft::of(goes).with(BY, name) }
            }
            "attack" | "capture" | "muster" | "objective" => self.said.with(BY, name),
            _ => Draft::of("act").and(name),
        }
    }

    /// The same command, by whoever was pressed to act.
    pub fn by_actor(&self, draft: Draft) -> Draft {
        self.actor().iter().fold(draft, |draft, name| draft.with(BY, name))
    }

    /// Frodo goes there, by whoever was pressed to act.
    pub fn frodo_to(&self, region: &str, place: Option<String>) -> Draft {
        self.by_actor(Draft::of(&String::from(C::Frodo { region: region.to_owned(), place })))
    }

    /// The command that a place is asked for with, at this moment.
    pub fn asks_with(&self) -> &'static str {
        match self.view.step {
            Step::Skies(_) => "skies",
            Step::Setup | Step::Shadow { .. } => "flip",
            _ => "frodo",
        }
    }
}

/// The sign of a back.
pub(in crate::window::fate) fn back_sign(back: crate::fate::terms::Back) -> Sign {
    if back == crate::fate::terms::Back::Red { fate::FLAG } else { fate::BANNER }
}

/// The sign of a face.
pub(in crate::window::fate) fn face_sign(face: crate::fate::terms::Face) -> Sign {
    use crate::fate::terms::Face;
    match face {
        Face::Slip => fate::SLIP,
        Face::Weary => fate::WEARY,
        Face::Exposed => fate::EXPOSED,
        Face::Recall => fate::RECALL,
        Face::Rout => fate::ROUT,
        Face::Exchange => fate::EXCHANGE,
        Face::Overrun => fate::OVERRUN,
        Face::Nazgul => fate::WINGS,
    }
}

/// The sign of somebody.
pub(in crate::window::fate) fn person_sign(name: &str) -> Sign {
    match name {
        "legolas" => fate::BOW,
        "gandalf" => fate::HAT,
        "eowyn" => fate::SHIELDMAID,
        _ => fate::FIGURE,
    }
}
