//! The screens of War of the Ring: the frame.

mod lists;
mod own;
mod sheet;
mod short;

use crate::books::{Event, View};
use crate::language::{Words, books, war};
use crate::table::{Record, State};
use crate::war::hunt::HuntStep;
use crate::war::nation::Side;
use crate::war::options::Options;
use crate::war::view::Step;
use crate::war::{War, WarEvent};
use crate::window::frame::{Choice, Framed, List, Own, Page, Track, our_table};
use crate::window::screens::Way;
use crate::window::widgets::look::Look;
use iced::widget::Column;

impl Framed for War {
    const ODDS: bool = true;
    const HOME_KEY: char = 'w';
    const FRAMED_WAYS: &'static [Way<Self>] = &[our_table()];

    fn chips(words: &Words, state: &State<Self>, _: bool) -> Vec<Choice> {
        let view = &state.view.own;
        let give = |name: &str, command: &str| Choice::give(words.say(name, &[]), command);
        let begin = |name: &str, command: &str| Choice::begin(words.say(name, &[]), command);
        if let Some(hunt) = &view.hunt {
            return match hunt.step {
                HuntStep::Roll => vec![give("chip-hunt", "hunt").due(), begin("chip-hunt-words", "hunt")],
                HuntStep::Tile => vec![
                    give("chip-tile", "tile").due(),
                    begin("chip-tile-told", "tile"),
                    give("chip-prevented", "tile prevented"),
                ],
                HuntStep::Damage => vec![
                    give("chip-accept", "accept"),
                    give("chip-casualty-guide", "casualty guide"),
                    give("chip-casualty-random", "casualty random"),
                    give("chip-ability", "ability"),
                    give("chip-reduce", "reduce"),
                ],
                HuntStep::Reveal => vec![begin("chip-appear", "appear"), give("chip-appear-stay", "appear")],
            };
        }
        match &view.step {
            Step::Setup => vec![give("chip-begin", "begin").due()],
            Step::Draw => vec![give("chip-done", "done").due()],
            Step::Fellowship => vec![
                begin("chip-declare", "declare"),
                begin("chip-guide", "guide"),
                give("chip-enter", "enter"),
                give("chip-done", "done"),
            ],
            Step::Allocation => {
                let (least, most) = view.allocation();
                (least..=most)
                    .map(|dice| Choice::give(dice.to_string(), format!("allocate {dice}")))
                    .collect()
            }
            Step::Roll => vec![give("chip-roll", "roll").due(), begin("chip-roll-told", "roll free")],
            Step::Actions => match view.acts() {
                None => vec![give("chip-done", "done").due(), begin("chip-capture", "capture")],
                Some(_) => vec![
                    give("chip-move", "move"),
                    give("chip-hide", "hide"),
                    begin("chip-separate", "separate"),
                    begin("chip-advance", "advance"),
                    begin("chip-use", "use"),
                    begin("chip-ring", "ring"),
                    give("chip-pass", "pass"),
                    begin("chip-battle", "battle"),
                    begin("chip-capture", "capture"),
                ],
            },
            Step::Over { .. } => Vec::new(),
        }
    }

    fn tracks(words: &Words, view: &View<Self>) -> Vec<Track> {
        let view = &view.own;
        let mut tracks = vec![Track::of(words.say("track-corruption", &[]), view.corruption, "corruption")];
        tracks.push(match view.mordor {
            Some(step) => Track::of(words.say("track-mordor", &[]), step, "mordor"),
            None => Track::of(words.say("track-progress", &[]), view.progress, "progress"),
        });
        let [free, shadow] = view.boxed;
        tracks.push(Track::shown(words.say("track-box", &[]), format!("{shadow} + {free}")));
        let points = [Side::Shadow, Side::Free].map(|side| view.points(side));
        tracks.push(Track::shown(words.say("track-points", &[]), format!("{} · {}", points[0], points[1])));
        tracks
    }

    fn told(words: &Words, event: &Event<Options, WarEvent>) -> Vec<String> {
        books::told::<Self>(words, event)
    }

    fn own_part<'a>(look: Look, words: &Words, state: &'a State<Self>, _: bool) -> Own<'a> {
        own::own(look, words, &state.view.own, state.view.books.tells_odds())
    }

    fn sheet_lines(words: &Words, record: &Record<Self>) -> Vec<String> {
        books::so_far(words, record)
    }

    fn empty_sheet(words: &Words, page: &mut Page) {
        sheet::empty(words, page);
    }

    fn lists(words: &Words, view: &View<Self>) -> Vec<List> {
        lists::lists(words, &view.own)
    }

    fn measured(words: &Words, view: &View<Self>) -> Vec<(String, u16)> {
        let own = &view.own;
        let progress = own.mordor.unwrap_or(own.progress);
        let points = own.points(Side::Shadow);
        [("track-corruption", own.corruption), ("track-progress", progress), ("track-shadow-points", points)]
            .map(|(name, value)| (words.say(name, &[]), value.into()))
            .to_vec()
    }

    fn is_marked(event: &Event<Options, WarEvent>) -> bool {
        matches!(event, Event::Own(WarEvent::TileDrawn { .. }))
    }

    fn tells_odds(view: &View<Self>) -> bool {
        view.books.tells_odds()
    }

    fn in_full(state: &State<Self>, typed: &str) -> Option<String> {
        short::in_full(&state.view.own, typed)
    }

    fn odds_page<'a>(look: Look, words: &Words, state: &'a State<Self>) -> Own<'a> {
        let lines = war::odds_told(words, &state.view.own);
        Column::with_children(lines.into_iter().map(|line| look.text(line).into()))
            .spacing(look.size(4.0))
            .into()
    }

    fn matters(_: &Words, view: &View<Self>) -> Option<String> {
        let view = &view.own;
        let side = view.acts().filter(|_| view.hunt.is_none())?;
        Some(view.unused[side as usize].iter().map(|face| face.name()).collect::<Vec<_>>().join(" "))
    }
}
