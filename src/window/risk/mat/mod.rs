//! What lies on the table of Risk, drawn: the map, and beside it what the moment is about, the clock and everybody's banner.
//! Every box keeps its place from the first moment to the last.

mod amiss;
mod asked;
mod atlas;
mod attack;
mod banners;
mod cards;
mod clock;
mod counted;
mod counters;
mod dice;
mod ended;
mod fight;
mod fortify;
mod hand;
mod inks;
mod lands;
mod leaders;
mod map;
mod names;
mod news;
mod pairs;
mod reinforce;
mod result;
mod ring;
mod road;
mod rolls;
mod said;
mod setup;
mod shown;
mod signs;
mod staged;
mod thrown;
mod tiles;
mod trade;
mod typed;
mod wall;

pub(super) use amiss::TAKEN_OFF;
pub(super) use asked::asks_beside;
pub(super) use atlas::coasts;
pub(super) use fight::FEWER;
pub(super) use inks::Inks;
pub(in crate::window) use lands::SIZE;
pub(super) use leaders::NO_LEADERS;
pub(super) use said::{headline, when};
pub(super) use staged::{SHEET, chips, keeps_begun, keeps_open};
pub(super) use typed::as_pressed;
pub(super) use wall::wall;

use crate::books::{self, Books, Event};
use crate::language::risk::{begun, colour, letter, winner_called};
use crate::language::{Words, capital};
use crate::risk::Risk;
use crate::risk::colour::{Colour, Holder, Side as Allied};
use crate::risk::event::Event as Happened;
use crate::risk::options::Options;
use crate::risk::roll::{attack_dice, defence_dice};
use crate::risk::score::sides;
use crate::risk::step::{Fight, Winner};
use crate::risk::view::View;
use crate::table;
use crate::window::frame::{Scene, Seen};
use crate::window::pieces::{self, Mat, Paint, Side, Tints};
use crate::window::play::wish::Begun;
use crate::window::risk::{Choice, Wish};
use crate::window::widgets::look::Look;
use fluent_bundle::FluentValue;
use iced::Color;
use news::News;

type Drawn = Mat<Wish>;

/// How large the moment is, and what is always there.
const MOMENT: [f32; 2] = [344.0, 320.0];
const BELOW: [f32; 2] = [344.0, 292.0];

/// What there is to draw from.
#[derive(Clone, Copy)]
pub(super) struct Table<'a> {
    pub(super) look: Look,
    pub(super) words: &'a Words,
    pub(super) view: &'a View,
    pub(super) books: &'a Books,
    pub(super) seen: Seen<'a>,
    pub(super) odds: bool,
    /// How many rolls the last command led to.
    pub(super) rolls: usize,
    /// What else was thrown by it.
    pub(super) thrown: Option<&'a Happened>,
    /// What of the set-up it has passed over.
    pub(super) unticked: Option<&'a Happened>,
    /// What of it hands have to act on, besides what is due.
    pub(super) news: News<'a>,
    /// Whether it is looked at from afar, where nothing is pressed.
    pub(super) far: bool,
}

impl<'a> Table<'a> {
    /// As it lies there, whatever was done last or stands on the line.
    pub(super) fn lying(look: Look, words: &'a Words, view: &'a books::View<Risk>) -> Self {
        let books::View { own: view, books } = view;
        let (seen, odds) = (Seen::default(), books.tells_odds());
        Self {
            look,
            words,
            view,
            books,
            seen,
            odds,
            rolls: 0,
            thrown: None,
            unticked: None,
            news: News::default(),
            far: false,
        }
    }

    /// As the frame gives it.
    pub(super) fn of(scene: Scene<'a, Risk>) -> Self {
        let Scene { look, words, state, seen, odds, led, .. } = scene;
        let table = Self { seen, odds, ..Self::lying(look, words, &state.view) };
        table.led(led.iter().filter_map(table::Event::public))
    }

    /// As these have left it.
    pub(super) fn led(self, events: impl Iterator<Item = &'a Event<Options, Happened>>) -> Self {
        let own: Vec<&Happened> = events.filter_map(Event::own).collect();
        let rolls = own.iter().filter(|event| matches!(event, Happened::Rolled { .. })).count();
        // K64: whose figures are too few is weightier than what was not ticked.
        let first = |is: fn(&Happened) -> bool| own.iter().copied().find(|event| is(event));
        let too_many = first(|event| matches!(event, Happened::TooMany { .. }));
        let unticked = too_many.or_else(|| first(|event| matches!(event, Happened::Unticked { .. })));
        Self { rolls, thrown: thrown::among(&own), unticked, news: news::among(&own), ..self }
    }

    /// A sentence.
    fn say(&self, name: &str, facts: &[(&str, FluentValue<'_>)]) -> String {
        self.words.say(name, facts)
    }

    /// Whether anything is known of lands.
    fn has_lands(&self) -> bool {
        self.view.options.board.is_some()
    }

    fn by_hand(&self) -> bool {
        self.books.draws_by_hand()
    }

    /// Whether a fight's dice are the table's: it was agreed, or chosen.
    fn throws_itself(&self) -> bool {
        self.by_hand() || !lasts(self.seen.opened).is_empty()
    }

    /// What is unfolded besides.
    fn opened(&self) -> &str {
        self.seen.opened.strip_prefix(TABLE_DICE).unwrap_or(self.seen.opened).trim_start()
    }

    /// This is unfolded, or folded again; whose dice fall stays as it is.
    fn opens(&self, what: &str) -> Wish {
        let dice = lasts(self.seen.opened);
        let what = if dice.is_empty() || what != self.opened() { what } else { "" };
        Wish::Open(format!("{dice} {what}").trim().to_owned())
    }

    /// What was only chosen is let go, or what lies open.
    fn back(&self) -> Choice {
        Choice::of(self.say("map-rolls-back", &[]), Wish::Back)
    }

    /// K49: a card is played in any step.
    fn plays_card(&self) -> Choice {
        Choice::begin(self.say("map-card-played", &[]), "play")
    }

    fn tints(&self) -> Tints {
        Tints::of(self.look)
    }

    /// Dice of the table that are being told.
    fn told_dice(&self) -> Option<[Vec<begun::Told>; 2]> {
        begun::told_dice(dice_of(self.view.fight()?), self.seen.typed, self.throws_itself())
    }

    fn gold(&self) -> Color {
        self.tints().gold
    }

    /// Whose turn it is.
    fn present(&self) -> Colour {
        self.view.present()
    }

    /// Who sits at this colour, or the colour itself.
    fn player(&self, of: Colour) -> String {
        self.seated(of).map_or_else(|| colour(self.words, of), str::to_owned)
    }

    /// The same of whoever can hold a land.
    fn holder(&self, holder: Holder) -> String {
        holder.player().map_or_else(|| self.say("pick-neutral", &[]), |of| self.player(of))
    }

    fn begins(&self, of: Colour) -> String {
        self.say("map-begins", &[("who", self.player(of).into())])
    }

    /// Who sits there, if somebody has said so.
    fn seated(&self, of: Colour) -> Option<&'a str> {
        self.books.seated(of.name())
    }

    fn colour(&self, of: Colour) -> String {
        colour(self.words, of)
    }

    /// A side, as a sentence begins with it.
    fn side(&self, of: Allied) -> String {
        capital(&winner_called(self.words, Winner::Side(of)))
    }

    fn letter(&self, of: Colour) -> String {
        letter(self.words, Some(of.into()))
    }
}

/// As many dice as both may throw now.
fn dice_of(fight: &Fight) -> [usize; 2] {
    [attack_dice(fight.attacker.battalions), defence_dice(fight.defender.battalions)]
}

/// Something begun, of which the button says this.
fn begin(command: impl Into<String>, called: &str) -> Wish {
    Wish::Begin(Begun::new(command, called))
}

/// The map.
pub(super) fn mat(table: &Table<'_>) -> Drawn {
    let atlas = table.view.options.board.as_ref().map(|board| atlas::of(board, &named(table.view)));
    let grown = atlas.as_ref().map_or(1.0, |atlas| atlas.grown());
    let mut mat = Mat::new(table.look, lands::SIZE.map(|side| side / grown));
    let staged = staged::staged(table);
    match atlas {
        Some(atlas) => {
            map::map(&mut mat, table, &atlas, &staged);
            map::presses(&mut mat, table, &atlas, staged::pressed(table));
        }
        // Nobody knows who holds what.
        None => {
            ring::road_named(&mut mat, table, [40.0, 340.0], 820.0);
            if matches!(staged::now(table), staged::Now::Reinforce | staged::Now::Score) {
                counted::on_mat(&mut mat, table);
            }
        }
    }
    thrown::thrown(&mut mat, table, thrown::ON_SEA.map(|at| at / grown), 1.0 / grown);
    mat
}

/// The lands that were named, where the board names none.
fn named(view: &View) -> Vec<&str> {
    let is_open = view.board().is_ok_and(|board| board.is_open());
    let all = view.options.players.iter().filter(|_| is_open);
    all.flat_map(|colour| view.territories(Some(colour.into()))).collect()
}

/// What the moment is about.
pub(super) fn moment(table: &Table<'_>) -> Drawn {
    let mut mat = Mat::new(table.look, MOMENT);
    staged::moment(&mut mat, table);
    mat
}

/// The clock, and everybody's banner; in the set-up what the banners are good for.
pub(super) fn below(table: &Table<'_>) -> Drawn {
    let mut mat = Mat::new(table.look, BELOW);
    rule(&mut mat, 12.0);
    match table.view.at {
        None => setup::hints(&mut mat, table),
        Some(_) if table.view.has_ended() => ended::road(&mut mat, table),
        Some(_) => clock::clock(&mut mat, table),
    }
    rule(&mut mat, 112.0);
    banners::banners(&mut mat, table);
    // K52: where sides win it is their sum that counts.
    let sums: Vec<String> =
        sums(table).map(|(side, points)| format!("{} {points}", table.side(side))).collect();
    let ink = (mat.tints().gold, Side::About, true);
    mat.fits([MOMENT[0] / 2.0, 280.0], MOMENT[0], 17.0, ink, &sums.join(" · "));
    mat
}

/// K52: the points of both sides, where these win and are more than a player each; nothing in the set-up.
fn sums(table: &Table<'_>) -> impl Iterator<Item = (Allied, u16)> {
    let are_more = table.view.options.players.count() > 2;
    let counts = table.view.options.teams && are_more && table.view.at.is_some();
    let counts = counts.then(|| sides(&table.view.scores()));
    counts.into_iter().flatten().map(|(side, counts)| (side, counts.points()))
}

/// Whose turn it is, as a pennant.
pub(super) fn pennant(table: &Table<'_>) -> Drawn {
    let mut mat = Mat::new(table.look, [44.0, 56.0]);
    if setup::lays_lands(table) || !setup::is_nobodys(table) {
        hang(&mut mat, table, [12.0, 6.0], [30.0, 42.0]);
    }
    mat
}

/// A pennant of this size.
fn hang<M>(mat: &mut Mat<M>, table: &Table<'_>, [x, y]: [f32; 2], [broad, high]: [f32; 2]) {
    // The neutral army's lands are laid out by nobody (K3).
    let neutral = setup::brush(table) == Some(Some(Holder::Neutral)) && setup::lays_lands(table);
    let of = if neutral { Holder::Neutral } else { setup::present(table).into() };
    let inks = table.inks(Some(of));
    let pens = pieces::pennant([x, y], [broad, high], high * 0.225);
    mat.outline(pens, Paint::filled(inks.banner).edged(inks.edge, 1.0));
    let at = [x + broad / 2.0, y + high * 0.62];
    mat.bold(at, broad * 0.63, inks.ink, Side::About, letter(table.words, Some(of)));
}

/// A line across the column.
fn rule<M>(mat: &mut Mat<M>, y: f32) {
    mat.rule([0.0, y], [MOMENT[0], y]);
}

/// A small heading of a part of the moment.
fn heading<M>(mat: &mut Mat<M>, y: f32, said: &str) {
    let faint = mat.tints().faint;
    mat.fits([0.0, y], MOMENT[0], 15.0, (faint, Side::From, false), said);
}

/// What is unfolded begins so once the table's dice are chosen, until they are taken back.
const TABLE_DICE: &str = "table-dice";

/// Whose dice fall outlasts what is unfolded besides.
pub(super) fn lasts(opened: &str) -> &'static str {
    if opened.starts_with(TABLE_DICE) { TABLE_DICE } else { "" }
}

/// Whether dice are being told in a fight.
pub(super) fn are_dice(view: &View, typed: &str) -> bool {
    view.fight().is_some() && typed.strip_prefix("roll").is_some_and(|typed| typed.contains(begun::OWED))
}

/// Whether it is asked where the Ring is.
pub(super) fn asks_for_the_ring(typed: &str) -> bool {
    typed.trim() == ring::SET_RIGHT
}

/// The faces of a fight's dice as they are typed, one after the other.
pub(super) fn dice_in_full(view: &View, typed: &str) -> Option<String> {
    begun::dice_in_full(dice_of(view.fight()?), typed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Kind;
    use crate::language::Language;
    use crate::risk::board::Board;
    use crate::table::Fold as _;

    /// What it costs: where a land changes hands it is painted anew alone, with its name and letter.
    #[test]
    fn a_land_that_changes_is_painted_alone() {
        let words = Kind::Risk.words(Language::En);
        let options = Options { board: Some(Board::trilogy()), ..Options::default() };
        let mut view = books::View::<Risk> { own: View::laid_out(&options), books: Books::default() };
        let first = options.players.first();
        let owned =
            |land: &str| Happened::Owned { by: Some(first.into()), territories: vec![land.to_owned()] };
        let drawn = |view: &books::View<Risk>| mat(&Table::lying(Look::default(), &words, view));
        view.own.apply(&owned("buckland"));
        let before = drawn(&view);
        assert_eq!(drawn(&view).changed(&before), 0);
        for land in ["shire", "fangorn"] {
            let before = drawn(&view);
            view.own.apply(&owned(land));
            // Its body, its letter, and the lines of its name.
            assert!((2..=4).contains(&drawn(&view).changed(&before)), "{land}");
        }
    }
}
