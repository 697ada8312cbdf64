//! The screens of *Battle of the Ring*: the frame, with the attack, the builds and the deadlines as its own part.

mod begun;
mod chips;
mod deadlines;
mod evening;
mod fight;
mod picks;
mod pieces;
mod set_up;
mod sheet;
mod short;
mod table;

use super::frame::{Choice, Framed, Guided, Own, Page, Seen, Track};
use super::widgets::look::Look;
use crate::battle::{Battle, BattleEvent, Options, Outcome, Piece, Side, Sleep, Step};
use crate::books::{Event, View};
use crate::language::battle::{answered, counted, nation, once, side, step};
use crate::language::books::Asked;
use crate::language::{Words, books, capital};
use crate::table::State;
use begun::Begun;
use iced::Fill;
use iced::widget::Column;
use strum::VariantArray;

/// How much larger everything is than what one reads alone.
const LARGER: f32 = 1.2;

impl Framed for Battle {
    const ODDS: bool = true;
    const HOME_KEY: char = 'b';
    const BEGINS: &'static str = "new battle";
    const FIRST_EVENING: &'static [Guided] = evening::FIRST_EVENING;

    fn chips(words: &Words, state: &State<Self>, _: Seen<'_>) -> Vec<Choice> {
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
        books::said::<Self>(words, event)
    }

    fn picks(words: &Words, state: &State<Self>, typed: &str) -> Vec<Choice> {
        picks::picks(words, &state.view.own, typed)
    }

    fn answered(words: &Words, state: &State<Self>, query: &Asked<Self>) -> Vec<String> {
        let view = &state.view.own;
        match query {
            Asked::Own(query) => answered(words, query, view),
            Asked::Track(piece) => vec![counted(words, *piece, view)],
            Asked::Luck => books::luck_in_words::<Self>(words, &state.view),
            _ => Vec::new(),
        }
    }

    fn own_part<'a>(look: Look, words: &Words, state: &'a State<Self>, seen: Seen<'_>) -> Own<'a> {
        // Read from a metre and a half.
        let look = Look { scale: look.scale * LARGER, ..look };
        let (view, begun) = (&state.view.own, Begun::of(seen.typed));
        if view.moment.is_none() && view.won.is_none() {
            return set_up::set_up(look, words, view);
        }
        let tells_odds = state.view.books.tells_odds();
        let of_step = fight::builds(look, words, view)
            .or_else(|| fight::fight(look, words, view, begun))
            .or_else(|| fight::seldom(look, words, view));
        // While somebody attacks, all pieces stand above as those who attack and are attacked.
        let attacks = view.moment.is_some_and(|moment| moment.step == Step::Attack && view.won.is_none());
        let pieces = (!attacks).then(|| pieces::pieces(look, words, view));
        Column::new()
            .push(of_step)
            .push(table::table(look, words, view, begun, tells_odds))
            .push(deadlines::deadlines(look, words, view))
            .push(pieces)
            .spacing(look.size(8.0))
            .width(Fill)
            .into()
    }

    fn empty_sheet(words: &Words, page: &mut Page) {
        sheet::empty(words, page);
    }

    fn hint(words: &Words, view: &View<Self>) -> String {
        if view.own.won.is_some() {
            return String::new();
        }
        let step = match view.own.moment.map(|moment| moment.step) {
            Some(Step::Build) => "build",
            Some(Step::Attack) => "attack",
            _ => "other",
        };
        words.say("battle-hint", &[("step", step.into())])
    }

    fn when(words: &Words, view: &View<Self>) -> String {
        let Some(moment) = view.own.moment else { return capital(&words.say("battle-stands-setup", &[])) };
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
            None => capital(&words.say("battle-stands-setup", &[])),
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

    fn marks(words: &Words) -> Option<String> {
        Some(words.say("battle-marked", &[]))
    }

    fn is_marked(event: &Event<Options, BattleEvent>) -> bool {
        matches!(event, Event::Own(BattleEvent::RingTaken { .. }))
    }

    fn in_full(state: &State<Self>, typed: &str) -> Option<String> {
        short::in_full(&state.view.own, typed)
    }

    fn in_several(state: &State<Self>, typed: &str) -> Vec<String> {
        short::in_several(&state.view.own, typed)
    }

    fn odds_page<'a>(look: Look, words: &Words, _: &'a State<Self>, _: Seen<'_>) -> Own<'a> {
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

    /// The last attack of this step: the sum, whom it was on, and what came of it.
    fn matters(words: &Words, view: &View<Self>) -> Option<String> {
        let (defender, cell, sum) = view.own.step.last_attack?;
        let outcome = match cell.outcome(sum) {
            Outcome::AttackerOut => "attacker",
            Outcome::DefenderOut => "defender",
            Outcome::Nothing => "nothing",
        };
        let facts =
            [("sum", sum.into()), ("defender", nation(words, defender).into()), ("outcome", outcome.into())];
        Some(words.say("battle-wall", &facts))
    }

    /// Many pieces have no room as tracks: they stand in a line a side.
    fn wall_tracks(_: &Words, _: &View<Self>) -> Vec<Track> {
        Vec::new()
    }

    /// What there is once, and who has how many of what.
    fn known(words: &Words, view: &View<Self>) -> Vec<String> {
        let view = &view.own;
        let of = |this: &Side| {
            let theirs = Piece::VARIANTS.iter().filter(|piece| view.side_of(**piece) == *this);
            let theirs = theirs.filter(|piece| view.has(**piece));
            let theirs: Vec<String> = theirs
                .map(|piece| match piece.counters() {
                    1 => nation(words, *piece),
                    _ => format!("{} {}", nation(words, *piece), view.map[*piece]),
                })
                .collect();
            let facts = [("side", <&str>::from(this).into()), ("pieces", theirs.join(" · ").into())];
            words.say("battle-wall-side", &facts)
        };
        // The Ring and the Shire; of all else only what somebody has to think of now.
        let awake = [true, true, false, view.fangorn == Sleep::Awake, view.paths == Sleep::Awake, true];
        let once = once(words, view).into_iter().zip(awake).filter(|(_, is)| *is).map(|(told, _)| told);
        let once = once.collect::<Vec<_>>().join(" · ");
        std::iter::once(once).chain(view.players.sides().iter().map(of)).collect()
    }
}
