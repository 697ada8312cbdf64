//! The screens of *Battle of the Ring*: its mat in the frame, what is typed in short, and the page to print.

mod chips;
mod door;
mod evening;
mod mat;
mod odds;
mod picks;
mod sheet;

use super::frame::{self, Boxes, Framed, Guided, Own, Page, Scene, Seen};
use super::pieces::{At, Mat};
use super::play::wish;
use super::widgets::look::Look;
use crate::battle::{Battle, BattleEvent, Options, Piece, Side, Step};
use crate::books::{Event, View};
use crate::language::battle::plan::Plan;
use crate::language::battle::{item as item_told, short, step, step_name};
use crate::language::{Words, books, capital};
use crate::table::{self, State};
use iced::Color;
use mat::Given;
use std::convert::Infallible;
use strum::VariantArray;

/// What there is to draw from.
fn drawn_from<'a>(words: &'a Words, view: &'a View<Battle>, seen: Seen<'a>) -> Given<'a> {
    let View { own, books } = view;
    Given { words, view: own, books, typed: seen.typed, opened: seen.opened, far: false }
}

/// The same of a scene.
fn given<'a>(scene: &Scene<'a, Battle>) -> Given<'a> {
    let Scene { words, state, seen, .. } = *scene;
    drawn_from(words, &state.view, seen)
}

/// What is wished for in this game.
pub(in crate::window) type Wish = wish::Wish<Battle>;
/// What is chosen from in this game.
pub(in crate::window) type Choice = frame::Choice<Battle>;

impl Framed for Battle {
    const ODDS: bool = true;
    const HOME_KEY: char = 'b';
    const BEGINS: &'static str = "new battle";
    const SEATS: &'static [u8] = &[2, 3];
    const FIRST_EVENING: &'static [Guided] = evening::FIRST_EVENING;

    const BOXES: Boxes = Boxes::MAP;

    fn chips(words: &Words, state: &State<Self>, seen: Seen<'_>) -> Vec<Choice> {
        chips::chips(&drawn_from(words, &state.view, seen))
    }

    fn mat(scene: Scene<'_, Self>) -> Mat<Wish> {
        mat::left(scene.look, &given(&scene))
    }

    fn asks_at(scene: Scene<'_, Self>) -> Option<(At, At)> {
        mat::asked(&given(&scene))
    }

    fn moment(scene: Scene<'_, Self>) -> Option<Mat<Wish>> {
        Some(mat::moment(scene.look, &given(&scene)))
    }

    fn below(scene: Scene<'_, Self>) -> Option<Mat<Wish>> {
        Some(mat::below(scene.look, &given(&scene)))
    }

    fn pennant(scene: Scene<'_, Self>) -> Option<Mat<Wish>> {
        Some(mat::pennant(scene.look, &given(&scene)))
    }

    /// In the set-up, where a second press has taken a tick back, that is said.
    fn headline(scene: Scene<'_, Self>) -> Option<String> {
        let given = given(&scene);
        let own = scene.led.iter().filter_map(table::Event::public).filter_map(Event::own);
        let mut item =
            own.filter_map(|event| if let BattleEvent::Ticked { item } = event { Some(*item) } else { None });
        let back = item.next_back().filter(|item| !given.view.ticked.contains(item));
        let back = back
            .map(|item| scene.words.say("now-unticked", &[("item", item_told(scene.words, item).into())]));
        Some(back.unwrap_or_else(|| mat::now(&given)))
    }

    /// An attack is pressed thing by thing, and whose chances are asked for.
    fn keeps_begun(state: &State<Self>, begun: &str) -> bool {
        ["attack", "odds", "need"].iter().any(|command| begun.starts_with(command))
            || mat::seat_of(begun).is_some()
            || mat::Asks::of(begun).is_some()
            || begun.starts_with(mat::WAKES)
            || chips::wins(&state.view.own, begun).is_some()
    }

    /// Where the table throws an attack that is typed without dice is one that was pressed: its sum is asked for. Chances of an attack
    /// are drawn.
    fn asks_more(state: &State<Self>, _: &str, full: &str) -> bool {
        if state.view.books.tells_odds() && Plan::whole(&state.view.own, full).is_some() {
            return true;
        }
        let told = full.split_whitespace().any(|word| ["dice", "roll", "!"].contains(&word));
        !told && state.view.books.draws_by_hand() && mat::is_attack(full)
    }

    fn as_pressed(scene: Scene<'_, Self>, typed: &str) -> Option<wish::Begun> {
        let given = given(&scene);
        let full = short::told(given.words, given.view, typed).filter(|_| scene.seen.typed.is_empty())?;
        Self::asks_more(scene.state, typed, &full).then(|| mat::begun(&full, given.words))
    }

    fn steps(words: &Words, view: &View<Self>) -> (Vec<String>, usize) {
        let Some(moment) = view.own.moment.filter(|_| view.own.won.is_none()) else {
            return Default::default();
        };
        let steps = Step::VARIANTS.iter().map(|it| step(words, *it)).collect();
        (steps, Step::VARIANTS.iter().position(|it| *it == moment.step).unwrap_or_default())
    }

    fn wall_mat(
        look: Look,
        words: &Words,
        view: &View<Self>,
        (_, again): (&[&Event<Options, BattleEvent>], Option<&str>),
        seen: Seen<'_>,
    ) -> Mat<Infallible> {
        // An attack that is told lies there before it is thrown, and so do chances that are asked for.
        let wakes = || seen.typed.starts_with(mat::WAKES).then(|| seen.typed.to_owned());
        let typed = short::told(words, &view.own, seen.typed).or_else(wakes).unwrap_or_default();
        mat::wall(look, &drawn_from(words, view, Seen { typed: &typed, ..Seen::default() }), again)
    }

    fn end_part<'a>(look: Look, words: &Words, state: &'a State<Self>) -> Option<Own<'a, Self>> {
        Some(mat::end(look, &drawn_from(words, &state.view, Seen::default())).into())
    }

    fn told(words: &Words, event: &Event<Options, BattleEvent>) -> Vec<String> {
        books::said::<Self>(words, event)
    }

    fn picks(words: &Words, state: &State<Self>, typed: &str) -> Vec<Choice> {
        picks::picks(words, &state.view.own, typed)
    }

    fn empty_sheet(words: &Words, page: &mut Page) {
        sheet::empty(words, page);
    }

    fn hint(words: &Words, view: &View<Self>, _: Seen<'_>, _: Option<&str>) -> String {
        if view.own.won.is_some() {
            return String::new();
        }
        let step = view.own.moment.map_or("setup", |moment| step_name(moment.step));
        words.say("hint", &[("step", step.into())])
    }

    fn when(words: &Words, view: &View<Self>) -> String {
        let Some(moment) = view.own.moment else { return capital(&words.say("stands-setup", &[])) };
        let whose = mat::whose(words, &view.books, moment.side);
        words.say("mat-when", &[("round", moment.round.into()), ("side", whose.into())])
    }

    fn turn(words: &Words, view: &View<Self>) -> String {
        match view.own.moment {
            Some(moment) => words.say("turn", &[("round", moment.round.into())]),
            None => capital(&words.say("stands-setup", &[])),
        }
    }

    fn measured(words: &Words, view: &View<Self>) -> Vec<(String, u16)> {
        let of = |this: &Side| {
            let pieces = Piece::VARIANTS.iter().filter(|piece| view.own.side_of(**piece) == *this);
            let label = words.say("pieces-of", &[("side", this.name().into())]);
            (label, pieces.map(|piece| u16::from(view.own.map[*piece])).sum())
        };
        view.own.players.sides().iter().map(of).collect()
    }

    fn measured_inks(look: Look, view: &View<Self>) -> Vec<Color> {
        view.own.players.sides().iter().map(|side| mat::ink(*side, look)).collect()
    }

    fn marks(words: &Words) -> Option<String> {
        Some(words.say("marked", &[]))
    }

    fn is_marked(event: &Event<Options, BattleEvent>) -> bool {
        matches!(event, Event::Own(BattleEvent::RingTaken { .. }))
    }

    fn own_words(words: &Words, state: &State<Self>, typed: &str) -> Option<String> {
        short::own_words(words, &state.view.own, typed)
    }

    fn in_full(state: &State<Self>, typed: &str) -> Option<String> {
        short::in_full(&state.view.own, typed)
    }

    fn in_several(state: &State<Self>, typed: &str) -> Vec<String> {
        short::in_several(&state.view.own, typed)
    }

    fn odds_page<'a>(look: Look, words: &Words, _: &'a State<Self>, _: Seen<'_>) -> Own<'a, Self> {
        odds::page(look, words)
    }

    fn why(view: &View<Self>) -> Vec<&'static str> {
        match view.own.moment.map(|moment| moment.step) {
            None => vec!["B1", "B2", "B3", "B4"],
            Some(Step::Build) => vec!["B10", "B11", "B12", "B13", "B15", "B22"],
            Some(Step::Attack) => vec!["B30", "B31", "B32", "B33", "B34", "B35", "B38"],
            Some(Step::FirstMove | Step::SecondMove) => {
                vec!["B5", "B21", "B22", "B40", "B42", "B43", "B44", "B51", "B54", "B56"]
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_line_is_read_once_a_key() {
        crate::window::frame::hands::reads_once::<super::Battle>("tick 3");
    }

    #[test]
    fn another_deed_in_the_same_place_is_not_pressed_at_once() {
        let lines = ["new battle", "begin", "paths = awake", "phase = round 2 second move, alliance"];
        crate::window::frame::hands::moves_on::<super::Battle>(&lines, &["The Paths are left"]);
    }

    #[test]
    fn nothing_that_is_offered_is_refused() {
        crate::window::frame::hands::takes_all::<super::Battle>();
    }
}
