//! The screens of War of the Ring: the frame, with dice, the Fellowship, the Hunt, politics and points as its own part.

mod chips;
mod evening;
mod lists;
mod mat;
mod odds;
mod picks;
mod sheet;
mod short;

use super::frame::{Boxes, Choice, Framed, Guided, List, Own, Page, Scene, Seen, Track};
use super::pieces::Mat;
use super::play::wish::Wish;
use super::widgets::look::Look;
use crate::books::{Event, View};
use crate::language::books::Asked;
use crate::language::war::{answered, names};
use crate::language::{Words, books, war};
use crate::table::{Line, Record, State};
use crate::war::nation::Side;
use crate::war::options::Options;
use crate::war::view::{CORRUPTED, PROGRESS};
use crate::war::{War, WarEvent};
use std::convert::Infallible;

impl Framed for War {
    const ODDS: bool = true;
    const HOME_KEY: char = 'w';
    const BEGINS: &'static str = "new war";
    const FIRST_EVENING: &'static [Guided] = evening::FIRST_EVENING;

    fn chips(words: &Words, state: &State<Self>, _: Seen<'_>) -> Vec<Choice> {
        let by_hand = state.view.books.draws_by_hand();
        chips::chips(words, &state.view.own, by_hand)
    }

    fn picks(words: &Words, state: &State<Self>, typed: &str) -> Vec<Choice> {
        picks::picks(words, &state.view.own, typed)
    }

    fn answered(words: &Words, state: &State<Self>, query: &Asked<Self>) -> Vec<String> {
        match query {
            Asked::Own(query) => answered(words, query, &state.view.own),
            Asked::Luck => books::luck_in_words::<Self>(words, &state.view),
            _ => Vec::new(),
        }
    }

    fn tracks(words: &Words, view: &View<Self>) -> Vec<Track> {
        let view = &view.own;
        let road = match view.mordor {
            Some(step) => Track::of(words.say("track-mordor", &[]), step, "mordor"),
            None => Track::of(words.say("track-progress", &[]), view.progress, "progress")
                .with_steps(view.progress, PROGRESS),
        };
        let [free, shadow] = view.boxed;
        let [to_shadow, to_free] = [Side::Shadow, Side::Free].map(|side| {
            let points = [("points", view.points(side).into()), ("of", side.goal().into())];
            Track::shown(names::side(words, side), words.say("part-of", &points))
        });
        vec![
            Track::of(
                words.say("track-corruption", &[]),
                format!("{} / {CORRUPTED}", view.corruption),
                "corruption",
            )
            .with_steps(view.corruption, CORRUPTED),
            road,
            Track::shown(words.say("track-box", &[]), format!("{shadow} + {free}")),
            to_shadow,
            to_free,
        ]
    }

    fn told(words: &Words, event: &Event<Options, WarEvent>) -> Vec<String> {
        books::said::<Self>(words, event)
    }

    const BOXES: Option<Boxes> = Some(Boxes::THREE);

    fn mat(scene: Scene<'_, Self>) -> Mat<Wish<Infallible>> {
        mat::mat(scene.look, scene.words, &scene.state.view.own, scene.odds)
    }

    fn explained(words: &Words, record: &Record<Self>) -> Vec<(Line, String)> {
        war::hunt_lines(words, record)
    }

    fn empty_sheet(words: &Words, page: &mut Page) {
        sheet::empty(words, page);
    }

    fn lists(words: &Words, view: &View<Self>) -> Vec<List> {
        lists::lists(words, &view.own)
    }

    fn measured(words: &Words, view: &View<Self>) -> Vec<(String, u16)> {
        let own = &view.own;
        let points = words.say("track-shadow-points", &[]);
        vec![
            (words.say("track-corruption", &[]), own.corruption.into()),
            (words.say("track-progress", &[]), own.mordor.unwrap_or(own.progress).into()),
            (points, own.points(Side::Shadow).into()),
        ]
    }

    fn is_marked(event: &Event<Options, WarEvent>) -> bool {
        matches!(event, Event::Own(WarEvent::TileDrawn { .. }))
    }

    fn when(words: &Words, view: &View<Self>) -> String {
        names::when(words, &view.own)
    }

    fn turn(words: &Words, view: &View<Self>) -> String {
        names::turn(words, &view.own)
    }

    fn hint(words: &Words, view: &View<Self>) -> String {
        let acts = view.own.acts().is_some() && view.own.hunt.is_none();
        if acts { words.say("hint-actions", &[]) } else { String::new() }
    }

    fn in_full(state: &State<Self>, typed: &str) -> Option<String> {
        short::in_full(&state.view.own, typed)
    }

    fn odds_page<'a>(look: Look, words: &Words, state: &'a State<Self>, _: Seen<'_>) -> Own<'a> {
        odds::page(look, words, &state.view.own)
    }

    fn why(view: &View<Self>) -> Vec<&'static str> {
        war::why(&view.own)
    }
}
