//! The screens of *Fate of the Fellowship*: the frame with its mat, the page of chances, short forms, the page to print.

mod door;
mod evening;
mod mat;
mod odds;
mod picks;
mod shadow_cards;
mod sheet;

use super::frame::{self, Boxes, Framed, Guided, List, Own, Page, Scene, Seen};
use super::pieces::{At, Mat};
use super::play::wish;
use super::widgets::look::Look;
use crate::books::{Event, View};
use crate::fate::terms::RIDERS;
use crate::fate::{Due, Fate, FateEvent, FateOptions, Reminder, Step, nazgul};
use crate::language::fate::draft::Draft;
use crate::language::fate::{named, short, whose};
use crate::language::{Words, books, hear};
use crate::table::State;
use mat::Stage;
use std::convert::Infallible;

impl<'a> Stage<'a> {
    /// What the mat is drawn from.
    fn of_scene(scene: Scene<'a, Fate>) -> Self {
        let Scene { look, words, state, seen, odds, own_box, .. } = scene;
        Self { look, odds, own_box, ..Self::seen(words, &state.view, seen) }
    }

    /// The same, where nothing is drawn.
    fn seen(words: &'a Words, view: &'a View<Fate>, seen: Seen<'a>) -> Self {
        Self {
            look: Look::default(),
            words,
            view: &view.own,
            said: Draft::of(seen.typed),
            opened: mat::apart(seen.opened).0,
            marched: mat::apart(seen.opened).1,
            odds: view.books.tells_odds(),
            by_hand: view.books.draws_by_hand(),
            own_box: false,
        }
    }
}

/// What is wished for in this game.
pub(in crate::window) type Wish = wish::Wish<Fate>;
/// What is chosen from in this game.
pub(in crate::window) type Choice = frame::Choice<Fate>;

impl Framed for Fate {
    const KEEPS_BOX: bool = true;
    const ODDS: bool = true;
    const HOME_KEY: char = 'f';
    /// Two at the table, until the set-up says how many; nobody can begin without a number (F1).
    const BEGINS: &'static str = "new fate players=2";
    const SEATS: &'static [u8] = &[1, 2, 3, 4, 5];
    const FIRST_EVENING: &'static [Guided] = evening::FIRST_EVENING;
    const BOXES: Boxes = Boxes { moment: 228.0, choices: 0.0, below: 324.0, ..Boxes::THREE };

    fn evening_says(words: &Words, view: &View<Self>, seen: Seen<'_>) -> Option<&'static str> {
        evening::says(&Stage::seen(words, view, seen))
    }

    fn chips(words: &Words, state: &State<Self>, seen: Seen<'_>) -> Vec<Choice> {
        let stage = Stage::seen(words, &state.view, seen);
        let gold = mat::gold(&stage);
        // What the mat draws nothing for is pressed word by word, until it is a whole command.
        let goes_on = || !stage.said.is_empty() && hear::<Self>(seen.typed).is_err();
        match gold.is_empty() && goes_on() && !picks::picks(words, &state.view.own, seen.typed).is_empty() {
            true => stage.asks("next"),
            false => gold,
        }
    }

    fn picks(words: &Words, state: &State<Self>, typed: &str) -> Vec<Choice> {
        picks::picks(words, &state.view.own, typed)
    }

    fn is_set_right(event: &Event<FateOptions, FateEvent>) -> bool {
        matches!(event, Event::ByWord | Event::Own(FateEvent::Amended { .. }))
    }

    fn mat(scene: Scene<'_, Self>) -> Mat<Wish> {
        mat::left(&Stage::of_scene(scene))
    }

    fn moment(scene: Scene<'_, Self>) -> Option<Mat<Wish>> {
        let picks = picks::picks(scene.words, &scene.state.view.own, scene.seen.typed);
        Some(mat::moment(&Stage::of_scene(scene), &picks))
    }

    fn asks_beside(scene: Scene<'_, Self>) -> bool {
        mat::asks_beside(&Stage::of_scene(scene))
    }

    fn asks_at(scene: Scene<'_, Self>) -> Option<(At, At)> {
        mat::asks_at(&Stage::of_scene(scene))
    }

    fn below(scene: Scene<'_, Self>) -> Option<Mat<Wish>> {
        Some(mat::below(&Stage::of_scene(scene)))
    }

    fn wall_mat(
        look: Look,
        words: &Words,
        view: &View<Self>,
        (_, again): (&[&Event<FateOptions, FateEvent>], Option<&str>),
        seen: Seen<'_>,
    ) -> Mat<Infallible> {
        // What is ticked of a march is done by hands, and where Frodo goes or is fought is talked about before it is done.
        let opened = mat::lasts(&view.own, seen.opened);
        let stage = |typed| Stage { look, ..Stage::seen(words, view, Seen { typed, opened, ..seen }) };
        let told = stage(seen.typed);
        let is_followed = told.is_followed(seen.typed.ends_with(' '));
        mat::wall(&if is_followed { told } else { stage("") }, again)
    }

    fn headline(scene: Scene<'_, Self>) -> Option<String> {
        Some(mat::headline(&Stage::of_scene(scene)))
    }

    fn keeps_begun(_: &State<Self>, _: &str) -> bool {
        true
    }

    fn as_pressed(scene: Scene<'_, Self>, typed: &str) -> Option<wish::Begun> {
        mat::as_pressed(&Stage::of_scene(scene), typed)
    }

    fn asks_more(state: &State<Self>, typed: &str, full: &str) -> bool {
        mat::asks_who(&state.view.own, typed, full)
    }

    fn keeps_open(view: &View<Self>, opened: &str, _: bool) -> bool {
        mat::keeps_open(&view.own, opened)
    }

    fn reads_on(begun: &str) -> bool {
        Draft::of(begun).asks_name()
    }

    fn steps(words: &Words, view: &View<Self>) -> (Vec<String>, usize) {
        mat::steps(&Stage::seen(words, view, Seen::default()))
    }

    fn lasts<'o>(view: &View<Self>, opened: &'o str) -> &'o str {
        mat::lasts(&view.own, opened)
    }

    fn draws_end(_opened: &str) -> bool {
        true
    }

    fn own_words(words: &Words, state: &State<Self>, typed: &str) -> Option<String> {
        crate::language::fate::own_words(words, &state.view.own, typed)
    }

    fn told(words: &Words, event: &Event<FateOptions, FateEvent>) -> Vec<String> {
        books::said::<Self>(words, event)
    }

    fn empty_sheet(words: &Words, page: &mut Page) {
        sheet::empty(words, page);
    }

    fn measured(words: &Words, view: &View<Self>) -> Vec<(String, u16)> {
        vec![(words.say("track-hope", &[]), view.own.hope.into())]
    }

    fn when(words: &Words, view: &View<Self>) -> String {
        match view.own.step {
            Step::Setup => words.say("head-setup", &[]),
            _ => {
                let turn = words.say("turn", &[("turn", view.own.turn.into())]);
                format!("{turn}, {}", whose(words, view.own.who, view.own.is_solo()))
            }
        }
    }

    fn turn(words: &Words, view: &View<Self>) -> String {
        match view.own.step {
            Step::Setup => words.say("head-setup", &[]),
            _ => words.say("turn", &[("turn", view.own.turn.into())]),
        }
    }

    fn hint(words: &Words, view: &View<Self>, seen: Seen<'_>, _: Option<&str>) -> String {
        let stage = Stage::seen(words, view, seen);
        let step = match mat::Marker::of(&stage.said) {
            Some(mat::Marker::Hope) => "numbers-hope",
            Some(mat::Marker::Threat) => "numbers-threat",
            None if stage.said.is_empty() => mat::hint(&stage),
            None => "begun",
        };
        let [start, end] = mat::a_card(&stage).map(|place| named(words, &place));
        words.say("hint", &[("step", step.into()), ("start", start.into()), ("end", end.into())])
    }

    /// A card and a back are a flip; the others are the page's short forms.
    fn in_full(state: &State<Self>, typed: &str) -> Option<String> {
        short::in_full(&state.view.own, typed)
    }

    fn odds_page<'a>(look: Look, words: &Words, state: &'a State<Self>, _: Seen<'_>) -> Own<'a, Self> {
        odds::odds_page(look, words, &state.view.own)
    }

    fn why(view: &View<Self>) -> Vec<&'static str> {
        match (view.own.due.first(), view.own.step) {
            (Some(Due::Dice(_) | Due::Search), _) => vec!["F22", "F23", "F24", "F28", "F29", "F31", "F33"],
            (Some(Due::Choose { .. }), _) => vec!["F20", "F21"],
            (Some(Due::Top), _) => vec!["F38", "F44", "F46"],
            (_, Step::Setup) => vec!["F1", "F2", "F5", "F7", "F8", "F9"],
            (_, Step::Actions) => vec!["F11", "F17", "F22", "F26", "F27", "F28", "F43"],
            (_, Step::Cards) => vec!["F12", "F55"],
            (_, Step::Skies(_)) => vec!["F34", "F35", "F36", "F37", "F38"],
            (_, Step::Shadow { .. } | Step::Over { .. }) => vec!["F39", "F40", "F41", "F42", "F52"],
        }
    }

    /// What was packed up (G18), place by place.
    fn lists(words: &Words, view: &View<Self>) -> Vec<List> {
        let parked = view.books.parked.iter();
        let lines: Vec<String> =
            parked.map(|(place, text)| format!("{}: {text}", named(words, place))).collect();
        let title = words.say("list-parked", &[]);
        if lines.is_empty() { Vec::new() } else { vec![List { title, lines }] }
    }

    /// `?` is the card that nobody reads.
    fn takes_question(view: &View<Self>) -> bool {
        view.own.deck.top().is_some() && shadow_cards::flips_cards(&view.own, short::UNREAD)
    }

    /// Reminders, who plays whom, and what hands have to do that is drawn nowhere.
    fn is_to_be_read(event: &Event<FateOptions, FateEvent>) -> bool {
        let Event::Own(event) = event else { return false };
        match event {
            FateEvent::Acted { over, again, .. } => *over || *again,
            FateEvent::Nazgul { stand } => nazgul::count(stand) > RIDERS.into(),
            // The numbers and what the mountain costs stand on the mat.
            FateEvent::Reminded { of } => *of == Reminder::Ticks,
            FateEvent::Unticked { .. }
            | FateEvent::Objectives { .. }
            | FateEvent::Characters { .. }
            | FateEvent::Fell { .. }
            | FateEvent::StandAlone { .. } => true,
            _ => false,
        }
    }

    fn is_marked(event: &Event<FateOptions, FateEvent>) -> bool {
        matches!(event, Event::Own(FateEvent::Skies { .. }))
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_line_is_read_once_a_key() {
        crate::window::frame::hands::reads_once::<super::Fate>("seat 1 Ann");
    }

    #[test]
    fn nothing_that_is_offered_is_refused() {
        crate::window::frame::hands::takes_all::<super::Fate>();
    }
}
