//! The screens of *Battle of the Ring*: the frame, with the attack, the builds and the deadlines as its own part.

mod chips;
mod deadlines;
mod evening;
mod fight;
mod sheet;
mod short;
mod table;

use super::frame::{Choice, Framed, Guided, Own, Page, Track};
use super::widgets::look::Look;
use crate::battle::{Battle, BattleEvent, Options, Piece, Side, Step};
use crate::books::{Event, View};
use crate::language::battle::{nation, side, step};
use crate::language::{Words, books};
use crate::table::State;
use iced::Fill;
use iced::widget::{column, row};
use strum::VariantArray;

/// How much larger everything is than what one reads alone.
const LARGER: f32 = 1.2;

impl Framed for Battle {
    const ODDS: bool = true;
    const HOME_KEY: char = 'b';
    const BEGINS: &'static str = "new battle";
    const FIRST_EVENING: &'static [Guided] = evening::FIRST_EVENING;

    fn chips(words: &Words, state: &State<Self>, _: bool) -> Vec<Choice> {
        chips::chips(words, &state.view.own)
    }

    fn tracks(words: &Words, view: &View<Self>) -> Vec<Track> {
        let track = |piece: &Piece| {
            let value = format!("{} / {}", view.own.map[*piece], piece.counters());
            Track::of(nation(words, *piece), value, format!("count {piece}"))
        };
        Piece::VARIANTS.iter().map(track).collect()
    }

    fn told(words: &Words, event: &Event<Options, BattleEvent>) -> Vec<String> {
        match event {
            // What programs read is said in words here.
            Event::Own(BattleEvent::Out { piece, now }) => {
                let counters = piece.counters();
                let facts = [
                    ("piece", nation(words, *piece).into()),
                    ("now", (*now).into()),
                    ("counters", counters.into()),
                ];
                vec![words.say("battle-status-piece", &facts)]
            }
            _ => books::said::<Self>(words, event),
        }
    }

    fn own_part<'a>(look: Look, words: &Words, state: &'a State<Self>, _: bool) -> Own<'a> {
        // Read from a metre and a half.
        let look = Look { scale: look.scale * LARGER, ..look };
        let view = &state.view.own;
        let apart = look.size(8.0);
        let below = row![fight::builds(look, words, view), deadlines::deadlines(look, words, view)];
        let tells_odds = state.view.books.tells_odds();
        let all = column![
            fight::fight(look, words, view),
            fight::seldom(look, words, view),
            table::table(look, words, view, tells_odds),
            below.spacing(apart)
        ];
        all.spacing(apart).width(Fill).into()
    }

    fn empty_sheet(words: &Words, page: &mut Page) {
        sheet::empty(words, page);
    }

    fn hint(words: &Words, view: &View<Self>) -> String {
        let step = match view.own.moment.map(|moment| moment.step) {
            Some(Step::Build) => "build",
            Some(Step::Attack) => "attack",
            _ => "other",
        };
        words.say("battle-hint", &[("step", step.into())])
    }

    fn when(words: &Words, view: &View<Self>) -> String {
        let Some(moment) = view.own.moment else { return words.say("battle-stands-setup", &[]) };
        words.say(
            "battle-when",
            &[
                ("round", moment.round.into()),
                ("step", step(words, moment.step).into()),
                ("side", side(words, moment.side).into()),
            ],
        )
    }

    fn turn(words: &Words, view: &View<Self>) -> String {
        match view.own.moment {
            Some(moment) => words.say("battle-turn", &[("round", moment.round.into())]),
            None => words.say("battle-stands-setup", &[]),
        }
    }

    fn measured(words: &Words, view: &View<Self>) -> Vec<(String, u16)> {
        let of = |this: &Side| {
            let pieces = Piece::VARIANTS.iter().filter(|piece| view.own.side_of(**piece) == *this);
            let name: &str = this.into();
            let label = words.say("battle-pieces-of", &[("side", name.into())]);
            (label, pieces.map(|piece| u16::from(view.own.map[*piece])).sum())
        };
        view.own.players.sides().iter().map(of).collect()
    }

    fn is_marked(event: &Event<Options, BattleEvent>) -> bool {
        matches!(event, Event::Own(BattleEvent::RingTaken { .. }))
    }

    fn in_full(state: &State<Self>, typed: &str) -> Option<String> {
        short::in_full(&state.view.own, typed)
    }

    fn odds_page<'a>(look: Look, words: &Words, _: &'a State<Self>) -> Own<'a> {
        table::all_chances(look, words)
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

    fn matters(_: &Words, view: &View<Self>) -> Option<String> {
        view.own.step.last_attack.map(|(_, _, sum)| sum.to_string())
    }
}
