//! The screens of Risk: the frame with its mat, the page of chances, the score at the end, and the page to print.

mod bars;
mod beside;
mod chain;
mod door;
mod evening;
mod mat;
mod odds;
mod picks;
mod printed;
mod seats;

use super::frame::{self, Agreed, Boxes, Framed, Guided, Own, Page, Scene, Seen};
use super::pieces::Mat;
use super::play::wish;
use super::widgets::look::Look;
use crate::books::{Event, View};
use crate::language::risk::{begun, colour, heard, points, short, sides_points, turn_told, when};
use crate::language::{Words, books};
use crate::risk::Risk;
use crate::risk::colour::Colour;
use crate::risk::event::Event as Happened;
use crate::risk::options::Options;
use crate::risk::step::Step;
use crate::table::State;
use iced::Color;
use std::convert::Infallible;

use mat::{SIZE as MAP, coasts};

/// What there is to choose from, however it is drawn.
fn table<'a>(words: &'a Words, state: &'a State<Risk>, seen: Seen<'a>) -> mat::Table<'a> {
    mat::Table { seen, ..mat::Table::lying(Look::default(), words, &state.view) }
}

/// What is wished for in this game.
pub(in crate::window) type Wish = wish::Wish<Risk>;
/// What is chosen from in this game.
pub(in crate::window) type Choice = frame::Choice<Risk>;

impl Framed for Risk {
    const ODDS: bool = true;
    const HOME_KEY: char = 'r';
    /// All four colours, in the order in which the sides take turns; others are chosen there.
    const BEGINS: &'static str = "new risk players=yellow,red,green,black";
    const SEATS: &'static [u8] = &[2, 3, 4];
    const FIRST_EVENING: &'static [Guided] = evening::FIRST_EVENING;

    fn evening_says(_: &Words, view: &View<Self>, seen: Seen<'_>) -> Option<&'static str> {
        evening::says(&view.own, seen.typed)
    }

    fn seats(said: &str) -> Option<u8> {
        seats::of(said)
    }

    fn for_so_many(said: &str, players: u8) -> String {
        seats::for_so_many(said, players.into())
    }

    fn agreed_besides(words: &Words, state: &State<Self>) -> Vec<Agreed> {
        seats::agreed(words, &state.view.own.options)
    }

    /// Neutral cards go to Sauron's of three players alone (K4).
    fn is_agreed(state: &State<Self>, key: &str) -> bool {
        key != "neutrals" || state.view.own.options.players.count() == 3
    }

    /// K17: what is typed behind an attack that is not whole yet belongs to it.
    fn as_pressed(scene: Scene<'_, Self>, typed: &str) -> Option<wish::Begun> {
        mat::as_pressed(&mat::Table::of(scene), typed)
    }

    fn chips(words: &Words, state: &State<Self>, seen: Seen<'_>) -> Vec<Choice> {
        mat::chips(&table(words, state, seen))
    }

    fn picks(words: &Words, state: &State<Self>, typed: &str) -> Vec<Choice> {
        picks::picks(words, &state.view.own, typed)
    }

    fn told(words: &Words, event: &Event<Options, Happened>) -> Vec<String> {
        books::said::<Self>(words, event)
    }

    const BOXES: Boxes = Boxes::MAP;

    fn mat(scene: Scene<'_, Self>) -> Mat<Wish> {
        mat::mat(&mat::Table::of(scene))
    }

    /// An attack and what else is begun on the map; of all else that something stands there, which a press on a land answers.
    fn looks_at<'t>(state: &State<Self>, typed: &'t str) -> &'t str {
        let all = typed.trim();
        if all.is_empty() || mat::keeps_begun(&state.view.own, all) { typed } else { "…" }
    }

    fn moment(scene: Scene<'_, Self>) -> Option<Mat<Wish>> {
        Some(mat::moment(&mat::Table::of(scene)))
    }

    fn asks_beside(scene: Scene<'_, Self>) -> bool {
        mat::asks_beside(&mat::Table::of(scene))
    }

    fn below(scene: Scene<'_, Self>) -> Option<Mat<Wish>> {
        Some(mat::below(&mat::Table::of(scene)))
    }

    fn pennant(scene: Scene<'_, Self>) -> Option<Mat<Wish>> {
        Some(mat::pennant(&mat::Table::of(scene)))
    }

    fn headline(scene: Scene<'_, Self>) -> Option<String> {
        mat::headline(&mat::Table::of(scene))
    }

    fn wall_mat(
        look: Look,
        words: &Words,
        view: &View<Self>,
        (told, again): (&[&Event<Options, Happened>], Option<&str>),
        seen: Seen<'_>,
    ) -> Mat<Infallible> {
        // An attack that is told lies there before it is begun.
        let typed = if begun::Attack::typed(&view.own, seen.typed).is_some() { seen.typed } else { "" };
        // And that no Leaders are told, figures are taken off, or fewer dice are thrown, is so for everybody.
        let opened =
            match [mat::NO_LEADERS, mat::TAKEN_OFF].into_iter().find(|so| seen.opened.starts_with(so)) {
                Some(so) => so,
                // Whose turn it is to claim a land follows from who was chosen for it.
                None if seen.opened.starts_with(mat::FEWER) || view.own.at.is_none() => seen.opened,
                None => "",
            };
        let seen = Seen { typed, opened, ..Seen::default() };
        let table = mat::Table { far: true, seen, ..mat::Table::lying(look, words, view) };
        mat::wall(&table.led(told.iter().copied()), again).to_look_at()
    }

    /// Items of the list are ticked with what is pressed behind them.
    fn is_beside(event: &Event<Options, Happened>) -> bool {
        matches!(event, Event::Own(Happened::Ticked { .. }))
    }

    fn draws_end(opened: &str) -> bool {
        !opened.ends_with(mat::SHEET)
    }

    fn keeps_open(view: &View<Self>, opened: &str, same: bool) -> bool {
        same && mat::keeps_open(&view.own, opened)
    }

    fn lasts<'o>(_: &View<Self>, opened: &'o str) -> &'o str {
        mat::lasts(opened)
    }

    /// Whose dice fall is chosen while an attack is said as well.
    fn goes_on_anyway(begun: &str) -> bool {
        begun.starts_with("fight")
    }

    /// Dice of the table are asked for until all lie there, and where the Ring is.
    fn while_typed(words: &Words, state: &State<Self>, seen: Seen<'_>) -> Option<Vec<Choice>> {
        let view = &state.view.own;
        let asks = mat::are_dice(view, seen.typed)
            || mat::asks_for_the_ring(seen.typed)
            || begun::played(view, seen.typed).is_some();
        asks.then(|| Self::chips(words, state, seen))
    }

    fn keeps_begun(state: &State<Self>, begun: &str) -> bool {
        mat::keeps_begun(&state.view.own, begun)
    }

    /// K63: an Event has points printed on it, but where whoever types has the command's own words.
    fn asks_more(_: &State<Self>, typed: &str, full: &str) -> bool {
        let first = typed.split_whitespace().next().unwrap_or_default();
        full == "draw event" && !short::is_command(first)
    }

    /// A fight as the window calls it, with the word between both lands; cards as they are called on the mat.
    fn own_words(words: &Words, state: &State<Self>, typed: &str) -> Option<String> {
        let between = words.say("map-on", &[("from", "".into()), ("to", "".into())]);
        let between = between.trim();
        let is_between = |word: &str| word.eq_ignore_ascii_case(between);
        // What another command says is said in its own words.
        let first = typed.split_whitespace().next()?;
        match state.view.own.step() {
            Some(Step::Adventure) if !short::is_command(first) => return heard::drawn(words, typed),
            Some(Step::Trade | Step::Reinforce) if !short::is_command(first) => {
                return heard::traded(words, typed);
            }
            _ => {}
        }
        let fights = state.view.own.step() == Some(&Step::Combat)
            && (first.eq_ignore_ascii_case("fight") || !short::is_command(first))
            && typed.split_whitespace().any(is_between);
        let left = typed.split_whitespace().filter(|word| !is_between(word));
        fights.then(|| left.collect::<Vec<_>>().join(" "))
    }

    fn in_several(_: &State<Self>, typed: &str) -> Vec<String> {
        short::in_several(typed)
    }

    fn empty_sheet(words: &Words, page: &mut Page) {
        printed::empty(words, page);
    }

    /// The Ring's road, and everybody's points, or those of both sides where these count.
    fn measured(words: &Words, view: &View<Self>) -> Vec<(String, u16)> {
        let ring = (words.say("track-ring", &[]), view.own.ring);
        let points = if view.own.options.teams {
            sides_points(words, &view.own)
        } else {
            let scores = view.own.scores().into_iter();
            let called =
                |of: Colour| view.books.seated(of.name()).map_or_else(|| colour(words, of), str::to_owned);
            scores.map(|score| (called(score.colour), score.counts.points())).collect()
        };
        std::iter::once(ring).chain(points).collect()
    }

    fn marks(words: &Words) -> Option<String> {
        Some(words.say("marked", &[]))
    }

    /// A turn at whose end the Ring stayed.
    fn is_marked(event: &Event<Options, Happened>) -> bool {
        matches!(event, Event::Own(Happened::Ring { moved: false, .. }))
    }

    /// The Ring in gold, players in their colours.
    fn measured_inks(look: Look, view: &View<Self>) -> Vec<Color> {
        let own = &view.own;
        let players = own.options.players.iter().filter(|_| !own.options.teams);
        let players = players.map(|of| mat::Inks::of(look, Some(of.into())).accent);
        std::iter::once(look.colours().gold).chain(players).collect()
    }

    fn when(words: &Words, view: &View<Self>) -> String {
        mat::when(words, view).unwrap_or_else(|| when(words, &view.own))
    }

    fn turn(words: &Words, view: &View<Self>) -> String {
        turn_told(words, &view.own)
    }

    /// The next gate asks for another die, and the next set for other cards.
    fn step(view: &View<Self>) -> String {
        let own = &view.own;
        format!("{} {} {}", own.phase_line(), own.ring, own.player(own.present()).sets)
    }

    fn in_full(state: &State<Self>, typed: &str) -> Option<String> {
        mat::dice_in_full(&state.view.own, typed).or_else(|| short::in_full(state.view.own.step(), typed))
    }

    fn odds_page<'a>(look: Look, words: &Words, state: &'a State<Self>, seen: Seen<'_>) -> Own<'a, Self> {
        odds::page(look, words, &state.view.own, seen)
    }

    fn why(view: &View<Self>) -> Vec<&'static str> {
        match view.own.step() {
            None => vec!["K1", "K3", "K4", "K5", "K6", "K7", "K60"],
            Some(Step::Reinforce) => vec!["K10", "K11", "K12", "K13", "K14"],
            Some(Step::Combat | Step::Conquest { .. }) => vec!["K17", "K33", "K62"],
            Some(Step::Battle(_)) => vec!["K20", "K18", "K19", "K21", "K22"],
            Some(Step::Move { .. }) => vec!["K32", "K33"],
            Some(Step::Trade) => vec!["K36", "K13"],
            Some(Step::Fortify) => vec!["K37"],
            Some(Step::Adventure) => vec!["K48", "K49"],
            Some(Step::Leader) => vec!["K38"],
            Some(Step::Ring) => vec!["K41", "K42", "K43"],
            Some(Step::Hunt { .. }) => vec!["K59"],
            Some(Step::Score) => vec!["K51", "K53"],
        }
    }

    /// Everybody's points, and what stands until somebody's turn.
    fn known(words: &Words, view: &View<Self>) -> Vec<String> {
        let effects = view.own.effects.iter().map(|(until, text)| {
            words.say("told-effect", &[("colour", until.name().into()), ("text", text.as_str().into())])
        });
        let points = view
            .own
            .at
            .is_some()
            .then(|| words.say("fact-points", &[("points", points(words, &view.own).into())]));
        points.into_iter().chain(effects).collect()
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_line_is_read_once_a_key() {
        crate::window::frame::hands::reads_once::<super::Risk>("own red shire");
    }

    #[test]
    fn the_next_gate_asks_for_another_die() {
        let lines = [
            "new risk players=yellow,red,green,black draws=hand",
            "own yellow shire",
            "own red moria",
            "own green eregion",
            "own black rest",
            "begin red",
            "ring = 15",
            "phase = round 3 ring, black",
        ];
        crate::window::frame::hands::moves_on::<super::Risk>(&lines, &["5"]);
    }

    #[test]
    fn what_is_typed_behind_an_attack_belongs_to_it() {
        let lines = [
            "new risk players=yellow,red,green,black draws=hand",
            "own yellow shire",
            "own red buckland",
            "own green eregion",
            "own black rest",
            "begin yellow",
            "phase = round 2 combat, yellow",
        ];
        for (presses, typed, stands) in [
            (&["fight shire"][..], "8", "fight shire 8"),
            (&["fight shire"], "buckland", "fight shire buckland"),
            (&["fight shire", "fight shire buckland"], "8", "fight shire buckland 8"),
            (&["fight shire buckland 8 5"], "9", "fight shire buckland 9"),
            // The last number begins the fight.
            (&["fight shire buckland 8"], "5", ""),
        ] {
            let [entered, back] = crate::window::frame::hands::entered::<super::Risk>(&lines, presses, typed);
            assert_eq!(entered, stands, "{typed}");
            // One Escape takes back one answer.
            let last = presses.last().copied().filter(|_| !stands.is_empty()).unwrap_or_default();
            assert_eq!(back, last, "{typed}");
        }
    }

    #[test]
    fn nothing_that_is_offered_is_refused() {
        crate::window::frame::hands::takes_all::<super::Risk>();
    }
}
