//! The screens of *Battle of the Ring*: the frame, with the combat table, the builds and the deadlines as its own part.

use super::frame::{Choice, Framed, Own, Track};
use super::screens::{Offered, Way, begun};
use super::widgets::look::Look;
use crate::battle::{Battle, BattleEvent, Options, Piece};
use crate::books::{Event, View};
use crate::language::battle::nation;
use crate::language::{Words, books};
use crate::table::{Record, State};
use strum::VariantArray;

impl Framed for Battle {
    const FRAMED_WAYS: &'static [Way<Self>] = &[Way {
        name: "battle",
        key: 'a',
        place: Offered::Among,
        enter: |referee| begun::<Self>(referee, "new battle"),
    }];

    fn chips(_: &Words, state: &State<Self>, _: bool) -> Vec<Choice> {
        let next = if state.view.own.moment.is_none() { "begin" } else { "done" };
        vec![Choice::give(next, next)]
    }

    fn tracks(words: &Words, view: &View<Self>) -> Vec<Track> {
        let track =
            |piece: &Piece| Track::of(nation(words, *piece), view.own.map[*piece], format!("count {piece}"));
        Piece::VARIANTS.iter().map(track).collect()
    }

    fn told(words: &Words, event: &Event<Options, BattleEvent>) -> Vec<String> {
        books::told::<Self>(words, event)
    }

    fn own_part<'a>(look: Look, words: &Words, _: &'a State<Self>, _: bool) -> Own<'a> {
        look.text(words.say("battle-name", &[])).into()
    }

    fn page(_: &Words, _: Option<&Record<Self>>) -> String {
        String::new()
    }
}
