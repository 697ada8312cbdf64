//! The screens of War of the Ring: the frame, with dice, the Fellowship, the Hunt, politics and points as its own part.

mod agreed;
mod asked;
mod choices;
mod door;
mod evening;
mod figured;
mod lists;
mod mat;
mod moment;
mod near;
mod odds;
mod picks;
mod round;
mod sheet;
mod sight;

use super::frame::{self, Boxes, Framed, Guided, List, Own, Page, Scene, Seen};
use super::pieces::{At, Mat};
use super::play::wish;
use super::widgets::look::Look;
use crate::books::{Event, View};
use crate::language::war::{names, short};
use crate::language::{Words, books, war};
use crate::table::{Line, Record, State};
use crate::war::nation::Side;
use crate::war::options::Options;
use crate::war::people::Place;
use crate::war::view::Step;
use crate::war::{War, WarEvent};
use sight::{Moment, Sight};
use std::convert::Infallible;

/// What is looked at.
fn seen_by<'a>(words: &'a Words, state: &'a State<War>, seen: Seen<'a>) -> Sight<'a> {
    sight_of(words, &state.view, seen)
}

fn sight_of<'a>(words: &'a Words, view: &'a View<War>, seen: Seen<'a>) -> Sight<'a> {
    let (by_hand, odds) = (view.books.draws_by_hand(), view.books.tells_odds());
    // A die that is typed by its number lies raised as one that was pressed.
    let numbered = short::die(&view.own, seen.typed);
    let typed = if numbered.is_some() { "" } else { seen.typed };
    let seed = view.books.agreed.as_ref().and_then(|agreed| agreed.seed);
    Sight { words, view: &view.own, by_hand, typed, opened: seen.opened, odds, seed, numbered }
}

/// What is wished for in this game.
pub(in crate::window) type Wish = wish::Wish<War>;
/// What is chosen from in this game.
pub(in crate::window) type Choice = frame::Choice<War>;

impl Framed for War {
    const ODDS: bool = true;
    const HOME_KEY: char = 'w';
    const BEGINS: &'static str = "new war";
    const SEATS: &'static [u8] = &[2, 3, 4];
    const FIRST_EVENING: &'static [Guided] = evening::FIRST_EVENING;

    fn evening_says(_: &Words, view: &View<Self>, seen: Seen<'_>) -> Option<&'static str> {
        // Of what is begun the mat says itself what is missing.
        evening::says(&view.own).map(|says| if seen.typed.trim().is_empty() { says } else { "" })
    }

    fn chips(words: &Words, state: &State<Self>, seen: Seen<'_>) -> Vec<Choice> {
        choices::choices(&seen_by(words, state, seen))
    }

    fn while_typed(words: &Words, state: &State<Self>, seen: Seen<'_>) -> Option<Vec<Choice>> {
        let sight = seen_by(words, state, seen);
        sight.is_asked().then(|| choices::choices(&sight))
    }

    fn headline(scene: Scene<'_, Self>) -> Option<String> {
        Some(moment::headline(&seen_by(scene.words, scene.state, scene.seen), true))
    }

    fn picks(words: &Words, state: &State<Self>, typed: &str) -> Vec<Choice> {
        picks::picks(words, &state.view.own, typed)
    }

    fn lasts<'o>(view: &View<Self>, opened: &'o str) -> &'o str {
        let is_over =
            view.own.won.is_some() || view.own.came.as_ref().is_some_and(|it| it.fought().is_some());
        if is_over { sight::ends(opened) } else { "" }
    }

    fn draws_end(opened: &str) -> bool {
        opened != choices::SHEET
    }

    const BESIDES_LAST: bool = true;

    fn agreed_besides(words: &Words, state: &State<Self>) -> Vec<frame::Agreed> {
        agreed::besides(words, &state.view.own.options)
    }

    fn told(words: &Words, event: &Event<Options, WarEvent>) -> Vec<String> {
        let said = books::said::<Self>(words, event);
        // The dice of both sides fell at once.
        match event {
            Event::Own(WarEvent::Round { .. }) => vec![said.join(" · ")],
            _ => said,
        }
    }

    const BOXES: Boxes = Boxes { moment: 18.0, choices: 202.0, below: 324.0, ..Boxes::THREE };

    fn mat(scene: Scene<'_, Self>) -> Mat<Wish> {
        mat::mat(scene.look, &seen_by(scene.words, scene.state, scene.seen))
    }

    fn asks_at(scene: Scene<'_, Self>) -> Option<(At, At)> {
        Some(mat::asked(&seen_by(scene.words, scene.state, scene.seen)))
    }

    fn moment(scene: Scene<'_, Self>) -> Option<Mat<Wish>> {
        Some(moment::moment(scene.look, &seen_by(scene.words, scene.state, scene.seen)))
    }

    fn told_beside(scene: Scene<'_, Self>) -> Option<Mat<Wish>> {
        mat::beside(scene.look, &seen_by(scene.words, scene.state, scene.seen))
    }

    /// A die that lies raised shows its uses.
    fn begins_beside(scene: Scene<'_, Self>) -> bool {
        let sight = seen_by(scene.words, scene.state, scene.seen);
        matches!(sight.moment(), Moment::Actions) && sight.raised().is_some()
    }

    fn below(scene: Scene<'_, Self>) -> Option<Mat<Wish>> {
        Some(mat::below(scene.look, &seen_by(scene.words, scene.state, scene.seen)))
    }

    fn steps(words: &Words, view: &View<Self>) -> (Vec<String>, usize) {
        moment::steps(words, &view.own)
    }

    fn wall_mat(
        look: Look,
        words: &Words,
        view: &View<Self>,
        (told, again): (&[&Event<Options, WarEvent>], Option<&str>),
        seen: Seen<'_>,
    ) -> Mat<Infallible> {
        // What is pressed before dice are laid in the Hunt Box both see; else what is done alone.
        let laid = sight_of(words, view, seen);
        let is_laid = matches!(laid.moment(), Moment::Allocation) && laid.hand().is_none();
        // So do they a die that lies raised.
        let is_raised = matches!(laid.moment(), Moment::Actions) && laid.raised().is_some();
        // A battle that is told, and where something is that is asked for.
        let asks = match laid.moment() {
            Moment::Draft(_) | Moment::Die(_) => true,
            Moment::Region(_) => laid.is_asked(),
            _ => is_raised && laid.card_of_die().is_none() && !laid.begins("advance"),
        };
        let alone = Seen { opened: sight::ends(seen.opened), ..Seen::default() };
        let seen = if is_laid || asks { seen } else { alone };
        // Dice lie there as they fell, and who acts is the headline.
        let lies = |event: &&&Event<Options, WarEvent>| {
            let told = matches!(event, Event::Own(WarEvent::Rolled { .. } | WarEvent::HuntRolled { .. }));
            told || matches!(event, Event::Own(WarEvent::Acts { .. }))
        };
        // Who goes so far is said with it.
        let gone = told.iter().filter_map(|event| match event {
            Event::Own(WarEvent::Companion { name, place: Place::Map } | WarEvent::IsOnMap { name }) => {
                Some(names::companion(words, *name))
            }
            _ => None,
        });
        let gone = names::listed(words, gone);
        let said = |event: &&&Event<Options, WarEvent>| match event {
            Event::Own(WarEvent::UpTo { regions }) => {
                vec![
                    words.say("said-goes", &[("names", gone.clone().into()), ("regions", (*regions).into())]),
                ]
            }
            event => Self::told(words, event),
        };
        let told = told.iter().filter(|event| !lies(event));
        let told: Vec<String> = told.flat_map(|event| said(&event)).collect();
        mat::wall(look, &sight_of(words, view, seen), (&told, again))
    }

    fn explained(words: &Words, record: &Record<Self>) -> Vec<(Line, String)> {
        war::hunt_lines(words, record)
    }

    fn empty_sheet(words: &Words, page: &mut Page) {
        sheet::empty(words, page);
    }

    fn lists(words: &Words, view: &View<Self>) -> Vec<List> {
        lists::parked(words, &view.own)
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

    fn is_to_be_read(event: &Event<Options, WarEvent>) -> bool {
        matches!(event, Event::Own(WarEvent::IsLost { .. } | WarEvent::IsOnMap { .. }))
    }

    fn is_read_on(event: &Event<Options, WarEvent>) -> bool {
        matches!(event, Event::Own(WarEvent::UpTo { .. }))
    }

    fn is_set_right(event: &Event<Options, WarEvent>) -> bool {
        matches!(event, Event::ByWord)
    }

    fn when(words: &Words, view: &View<Self>) -> String {
        moment::when(words, &view.own)
    }

    fn turn(words: &Words, view: &View<Self>) -> String {
        names::turn(words, &view.own)
    }

    fn hint(words: &Words, view: &View<Self>, seen: Seen<'_>, enter: Option<&str>) -> String {
        let sight = sight_of(words, view, seen);
        let spends = view.own.spends() && seen.typed.trim().is_empty();
        let spends = spends.then(|| words.say("hint-actions", &[]));
        // What is begun and not whole is entered as it is.
        let is_said = seen.typed.trim().is_empty() || sight.is_asked();
        let enter = enter.filter(|_| is_said).map(|does| words.say("hint-enter", &[("does", does.into())]));
        spends.into_iter().chain(enter).collect::<Vec<_>>().join(" · ")
    }

    fn heard_besides(words: &Words, _: &State<Self>, typed: &str) -> Vec<Choice> {
        picks::regions(words, typed)
    }

    fn in_full(state: &State<Self>, typed: &str) -> Option<String> {
        short::in_full(&state.view.own, typed)
    }

    fn in_one_word(words: &Words, typed: &str) -> Option<String> {
        let (line, region) = short::in_one_word(typed)?;
        near::is_another(words, &region).then_some(line)
    }

    /// A battle that is to be fought is told press by press; and a tile with its die, where hands throw it.
    fn asks_more(state: &State<Self>, typed: &str, full: &str) -> bool {
        let view = &state.view.own;
        asked::lacks_dice(view, typed)
            || full == "battle" && view.battle.is_none() && matches!(view.step, Step::Actions)
            || sight::tells_die(view, state.view.books.draws_by_hand(), full).is_some()
    }

    fn as_pressed(scene: Scene<'_, Self>, typed: &str) -> Option<wish::Begun> {
        let sight = seen_by(scene.words, scene.state, scene.seen);
        let said = sight.spelled(typed).or_else(|| asked::typed(&sight, typed));
        if said.is_some() {
            return said;
        }
        let full = Self::in_full(scene.state, typed).unwrap_or_else(|| typed.to_owned());
        let asks = scene.seen.typed.is_empty() && Self::asks_more(scene.state, typed, &full);
        asks.then(|| match full == "battle" {
            true => choices::battle_begins(&sight),
            false => wish::Begun::new(full, scene.words.say("can-told", &[])),
        })
    }

    fn lays_open(state: &State<Self>, typed: &str) -> Option<String> {
        let view = &state.view.own;
        short::die(view, typed).map(|die| sight::open_in(view, &sight::page(die)))
    }

    fn odds_page<'a>(look: Look, words: &Words, state: &'a State<Self>, seen: Seen<'_>) -> Own<'a, Self> {
        odds::page(look, &seen_by(words, state, seen))
    }

    fn why(view: &View<Self>) -> Vec<&'static str> {
        war::why(&view.own)
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_line_is_read_once_a_key() {
        crate::window::frame::hands::reads_once::<super::War>("seat shadow Ann");
    }

    #[test]
    fn nothing_that_is_offered_is_refused() {
        crate::window::frame::hands::takes_all::<super::War>();
    }
}
