//! A card that nobody knows yet: its red start, its haven and its sign, each by a press; and then the back on top.

use super::stage::{Stage, begins, order_sign};
use super::{Table, flip};
use crate::fate::FateCommand as C;
use crate::fate::terms::Order;
use crate::language::fate::draft::Draft;
use crate::language::fate::said_so_far;
use crate::language::fate::short::UNREAD;
use crate::window::fate::{Choice, Wish};
use crate::window::pieces::{Halves, Lit, Row, Side};
use strum::IntoEnumIterator;

/// Behind this stands on a draft where the line ends, as long as nobody has said where it begins.
const END: &str = "to";

/// What of the card is pressed, or typed.
#[derive(Default)]
pub(super) struct Pressed {
    /// Its places: where its line begins, where it ends, and what is reinforced if that is another one; empty where only the end
    /// is known.
    pub places: Vec<String>,
    order: Option<Order>,
    /// A special, or one that nobody reads.
    whole: Option<String>,
    troop: Option<bool>,
}

impl Pressed {
    pub fn of(stage: &Stage<'_>) -> Self {
        let mut pressed = Self::default();
        if stage.said.verb() != "flip" {
            return pressed;
        }
        let mut of_card = Vec::new();
        // What is typed behind a key is none of it yet.
        let said = stage.said.ahead_of("place");
        for word in said.plain() {
            if word == UNREAD || stage.view.kinds().any(|kind| kind.name == word) {
                pressed.whole = Some(word.to_owned());
            } else if word == "0" || word == "1" {
                pressed.troop = Some(word == "1");
            } else if !matches!(word, "troop" | "red" | "black") {
                of_card.push(word);
            }
        }
        (pressed.places, pressed.order) = said_so_far(stage.view, &of_card.join(" "));
        if let Some(end) = said.told(END) {
            pressed.places.truncate(1);
            pressed.places.resize(1, String::new());
            pressed.places.push(end.to_owned());
        }
        pressed
    }

    /// The card as it is typed, once it is whole.
    fn card(&self) -> Option<String> {
        if let Some(whole) = &self.whole {
            return Some(whole.clone());
        }
        let [start, end, others @ ..] = self.places.as_slice() else { return None };
        if start.is_empty() {
            return None;
        }
        let at = others.first().map(|place| format!("@{place}")).unwrap_or_default();
        Some(format!("{start}>{end}{at}/{}", self.order?))
    }
}

/// The card with one place more; a place that was pressed is taken off again. What can only be its haven is that, whichever is
/// pressed first.
pub(super) fn with_place(stage: &Stage<'_>, place: &str) -> Wish {
    let mut pressed = Pressed::of(stage);
    pressed.whole = None;
    let ends = stage.may_be_end(place) && !stage.view.starts_red(place);
    match pressed.places.iter().position(|other| other == place) {
        Some(0) if pressed.places.len() > 1 => pressed.places[0].clear(),
        Some(at) => drop(pressed.places.drain(at..)),
        None if pressed.places.first().is_some_and(String::is_empty) && !ends => {
            pressed.places[0] = place.to_owned();
        }
        None if pressed.places.is_empty() && ends => {
            pressed.places.extend([String::new(), place.to_owned()]);
        }
        // The start and the end are what a card has; another press is another end.
        None if pressed.places.len() >= 2 => pressed.places[1] = place.to_owned(),
        None => pressed.places.push(place.to_owned()),
    }
    begun(stage, &pressed)
}

fn with_order(stage: &Stage<'_>, order: Order) -> Wish {
    let mut pressed = Pressed::of(stage);
    (pressed.order, pressed.whole) = (Some(order).filter(|_| pressed.order != Some(order)), None);
    begun(stage, &pressed)
}

fn begun(stage: &Stage<'_>, pressed: &Pressed) -> Wish {
    let draft = match pressed.places.as_slice() {
        [start, end, ..] if start.is_empty() => Draft::of("flip").with(END, end),
        places => places.iter().fold(Draft::of("flip"), Draft::and),
    };
    let draft = pressed.order.into_iter().fold(draft, Draft::and);
    let called = pressed.places.iter().filter(|place| !place.is_empty());
    let called: Vec<String> = called.map(|place| stage.named(place)).collect();
    let called = if called.is_empty() { stage.of("mat-word", "another-card") } else { called.join(" → ") };
    begins(draft, called)
}

/// In hand: the card as it is pressed, and what it is besides.
pub(super) fn hand(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    mat.panel([20.0, 100.0], [300.0, 304.0], &stage.of("mat-title", "new-card"), "");
    let pressed = Pressed::of(stage);
    let place = |at: usize| stage.name_of(pressed.places.get(at));
    let reinforced = pressed.places.get(2).or(pressed.places.first()).filter(|place| !place.is_empty());
    let card = Halves {
        heads: ["red-top", "black-top"].map(|head| stage.of("mat-half", head)),
        places: [
            place(0),
            place(1),
            reinforced.map(|place| format!("{} +1", stage.named(place))).unwrap_or_default(),
        ],
        order: pressed.order.map(|it| (order_sign(it), stage.of("mat-order", it.into()))),
        asks: ["ask-start", "ask-haven", "", "ask-sign"]
            .map(|ask| if ask.is_empty() { String::new() } else { stage.of("mat-word", ask) }),
    };
    let lit = if pressed.whole.is_some() { Lit::Spent } else { Lit::Plain };
    mat.halves([36.0, 146.0], 1.0, &card, [lit; 2]);
    let specials = stage.view.copied.specials.iter().map(|special| special.name.as_str());
    // F2, F5: the specials lie in the discard until the first Skies Darken.
    let specials = specials.filter(|_| stage.is_set_up());
    let others: Vec<&str> = std::iter::once(UNREAD).chain(specials).take(3).collect();
    for (at, other) in others.into_iter().enumerate() {
        let (corner, size) = ([252.0, 146.0 + at as f32 * 84.0], [56.0, 75.0]);
        let chosen = pressed.whole.as_deref() == Some(other);
        let (ink, edge) = if chosen { (tints.gold, tints.gold) } else { (tints.faint, tints.rim) };
        mat.dashed(corner, size, 8.0, edge);
        let name = if other == UNREAD { stage.of("mat-word", "unread") } else { stage.named(other) };
        if other == UNREAD {
            mat.bold([280.0, corner[1] + 44.0], 26.0, ink, Side::About, UNREAD);
        } else {
            mat.sign(flip::special_sign(other), [267.0, corner[1] + 15.0], 26.0, ink);
        }
        mat.fits([280.0, corner[1] + 64.0], 52.0, 13.0, (ink, Side::About, false), &name);
        mat.place(corner, size, name.clone(), begins(Draft::of("flip").and(other), name));
    }
}

/// Whether its places are pressed, and its sign is not.
pub(super) fn asks_sign(stage: &Stage<'_>) -> bool {
    let pressed = Pressed::of(stage);
    let start = pressed.places.first().is_some_and(|start| !start.is_empty());
    start && pressed.places.len() > 1 && pressed.order.is_none()
}

/// The moment: its sign, with how many of each are known so far.
pub(super) fn signs(mat: &mut Table, stage: &Stage<'_>) {
    let pressed = Pressed::of(stage);
    let is_unread = pressed.whole.as_deref() == Some(UNREAD);
    let title = match is_unread {
        true => stage.tell("pick", &[("word", "unread".into())]),
        false => stage.of("mat-title", "sign"),
    };
    let beside = if is_unread { String::new() } else { stage.of("mat-word", "known-of-16") };
    super::rows::head(mat, stage, &title, &beside);
    if stage.asks_another() || !super::rows::friends_there(mat, stage) {
        super::rows::to_list(mat, stage);
    }
    if is_unread {
        return unread(mat, stage, &pressed);
    }
    for (at, order) in Order::iter().enumerate() {
        let known: std::collections::BTreeSet<_> = stage
            .view
            .kinds()
            .filter(|kind| kind.front.as_ref().is_some_and(|front| front.order == order))
            .collect();
        let name: &str = order.into();
        let row = Row {
            sign: Some(order_sign(order)),
            title: stage.of("mat-order", name),
            below: stage.order_does(order),
            number: known.len().to_string(),
        };
        let lit = if pressed.order == Some(order) { Lit::Ringed } else { Lit::Plain };
        let (corner, size) = ([900.0, 140.0 + at as f32 * 48.0], [352.0, 45.0]);
        mat.row(corner, size, &row, lit);
        mat.place(corner, size, row.title.clone(), with_order(stage, order));
    }
}

/// One that nobody reads: whether it brought a troop.
fn unread(mat: &mut Table, stage: &Stage<'_>, pressed: &Pressed) {
    for (at, (word, troop)) in [("troop-came", None), ("no-troop-came", Some(false))].into_iter().enumerate()
    {
        let none = pressed.troop == Some(false);
        let lit = if (at == 1) == none { Lit::Ringed } else { Lit::Plain };
        let row = Row { title: stage.of("mat-word", word), ..Row::default() };
        let corner = [900.0, 142.0 + at as f32 * 60.0];
        mat.row(corner, [352.0, 54.0], &row, lit);
        let draft = Draft::of("flip").and(UNREAD);
        let told = troop.filter(|_| lit != Lit::Ringed).map(|_| draft.clone().and("troop").and(0));
        let wish = begins(told.unwrap_or(draft), &row.title);
        mat.place(corner, [352.0, 54.0], row.title.clone(), wish);
    }
}

/// The two golds: the card, with the back that lies there now.
pub(super) fn gold(stage: &Stage<'_>) -> Vec<Choice> {
    let pressed = Pressed::of(stage);
    let Some(card) = pressed.card() else {
        let missing = match (pressed.places.as_slice(), pressed.order) {
            ([], _) => "start",
            ([start, ..], _) if start.is_empty() => "start",
            ([_], _) => "end",
            _ => "sign",
        };
        return stage.asks(missing);
    };
    let place = pressed.places.get(2).or(pressed.places.first()).map_or("", String::as_str);
    let is_read = pressed.whole.as_deref().is_none_or(|whole| whole == UNREAD);
    let costs = stage.wants_troop(place).filter(|_| is_read && pressed.troop != Some(false));
    backs(stage, &card, pressed.troop, costs)
}

/// The back that lies there once this card is turned up; `costs`: what it costs that no troop is left to come.
fn backs(stage: &Stage<'_>, card: &str, troop: Option<bool>, costs: Option<String>) -> Vec<Choice> {
    if stage.view.deck.len() == 1 {
        let label = stage.of("mat-on-top", "empty");
        return vec![Choice::give(label, C::Flip(card.to_owned(), None, None)).due()];
    }
    let heads = if stage.is_set_up() { ["it-advances", "it-reinforces"] } else { ["a-troop", "a-troop"] };
    let of = |(back, head): (crate::fate::terms::Back, &str)| {
        // Whether a troop came is said of what reinforces alone, and in the set-up.
        let says = !stage.is_set_up() || back == crate::fate::terms::Back::Black;
        let troop = troop.filter(|_| says);
        let below = match (troop, &costs) {
            (Some(false), _) => stage.of("mat-word", "no-troop-came"),
            // Of one that nobody reads no start is known.
            (None, None) if card == UNREAD && !stage.is_set_up() => stage.of("mat-word", "troop-came"),
            (_, Some(costs)) if back == crate::fate::terms::Back::Black => costs.clone(),
            _ => stage.of("mat-half", head),
        };
        let flip = C::Flip(card.to_owned(), Some(back), troop);
        Choice::give(stage.of("mat-on-top", back.into()), flip)
            .with_chance(below)
            .with_sign(super::stage::back_sign(back))
            .either()
    };
    flip::BACKS.into_iter().zip(heads).map(of).collect()
}
