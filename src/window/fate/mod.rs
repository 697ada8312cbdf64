//! The screens of *Fate of the Fellowship*: the frame, with the card, the chances of this turn and the deck as its own part.

mod card;
mod chips;
mod deck;
mod drawn;
mod evening;
mod picks;
mod road;
mod set_up;
mod shadow_cards;
mod sheet;
mod skies;
mod why;

use super::frame::{Choice, Framed, Guided, List, Own, Page, Seen, Track};
use super::widgets::look::Look;
use crate::books::{Event, View};
use crate::fate::terms::SETUP_FLIPS;
use crate::fate::{Due, Fate, FateEvent, FateOptions, Step};
use crate::language::books::Asked;
use crate::language::fate::{named, stands};
use crate::language::{Words, books};
use crate::table::State;

impl Framed for Fate {
    const KEEPS_BOX: bool = true;
    const ODDS: bool = true;
    const HOME_KEY: char = 'f';
    const AGREED: &'static [&'static str] = &["players", "level", "board"];
    /// Two at the table, until the set-up says how many; nobody can begin without a number (F1).
    const BEGINS: &'static str = "new fate players=2";
    const FIRST_EVENING: &'static [Guided] = evening::FIRST_EVENING;

    fn chips(words: &Words, state: &State<Self>, _: Seen<'_>) -> Vec<Choice> {
        chips::chips(words, &state.view.own)
    }

    fn picks(words: &Words, state: &State<Self>, typed: &str) -> Vec<Choice> {
        picks::picks(words, &state.view.own, typed)
    }

    fn answered(words: &Words, state: &State<Self>, query: &Asked<Self>) -> Vec<String> {
        match query {
            Asked::Luck => books::luck_in_words::<Self>(words, &state.view),
            _ => Vec::new(),
        }
    }

    fn tracks(words: &Words, view: &View<Self>) -> Vec<Track> {
        let table = &view.own;
        let say = |name: &str| words.say(name, &[]);
        let at = [("rate", table.rate().into()), ("space", table.space.into())];
        let frodo = table.frodo.as_ref().map_or_else(|| "?".to_owned(), |frodo| named(words, frodo));
        vec![
            Track::of(say("fate-track-hope"), format!("{} / {}", table.hope, table.hope_top), "hope")
                .with_steps(table.hope, table.hope_top),
            Track::of(say("fate-track-threat"), words.say("fate-threat-at", &at), "threat"),
            Track::of(say("fate-track-supply"), table.supply, "supply"),
            Track::shown(say("fate-track-eye"), named(words, &table.eye)),
            Track::shown(say("fate-track-frodo"), frodo),
            Track::shown(
                say("fate-track-objectives"),
                format!("{} / {}", table.done.len(), table.all_objectives()),
            ),
        ]
    }

    fn told(words: &Words, event: &Event<FateOptions, FateEvent>) -> Vec<String> {
        books::said::<Self>(words, event)
    }

    fn own_part<'a>(look: Look, words: &Words, state: &'a State<Self>, _: Seen<'_>) -> Own<'a> {
        deck::own_part(look, words, &state.view.own, state.view.books.tells_odds())
    }

    fn empty_sheet(words: &Words, page: &mut Page) {
        sheet::empty(words, page);
    }

    fn measured(words: &Words, view: &View<Self>) -> Vec<(String, u16)> {
        vec![(words.say("fate-track-hope", &[]), view.own.hope.into())]
    }

    fn when(words: &Words, view: &View<Self>) -> String {
        stands(words, &view.own)
    }

    fn turn(words: &Words, view: &View<Self>) -> String {
        match view.own.step {
            Step::Setup => words.say("fate-head-setup", &[]),
            _ => words.say("fate-turn", &[("turn", view.own.turn.into())]),
        }
    }

    fn hint(words: &Words, view: &View<Self>) -> String {
        let own = &view.own;
        let example = shadow_cards::on_top(own).into_iter().next().map(|card| card.label);
        let step = match (own.due.first(), own.step) {
            (Some(Due::Dice(dice)), _) if dice.faces.is_some() => "rolled",
            (Some(Due::Dice(_)), _) => "dice",
            (Some(Due::Search), _) => "search",
            (Some(Due::Choose { options, .. }), _) if options.is_empty() => "move",
            (Some(Due::Choose { .. }), _) => "choose",
            (Some(Due::Top), _) => "top",
            (None, Step::Setup) if own.deck.flips.len() >= SETUP_FLIPS => "begin",
            (None, Step::Shadow { made, of }) if made >= of => "over",
            (None, Step::Setup | Step::Shadow { .. }) if own.deck.top().is_none() => "top",
            (None, Step::Setup | Step::Shadow { .. }) if example.is_none() => "new",
            (None, Step::Setup | Step::Shadow { .. }) => "flip",
            (None, Step::Actions) => "actions",
            (None, Step::Cards) => "draw",
            (None, Step::Skies(_)) => "skies",
            (Some(Due::Battle { .. } | Due::Falls { .. } | Due::Order(_) | Due::Hands), _)
            | (None, Step::Over { .. }) => "other",
        };
        words.say("fate-hint", &[("step", step.into()), ("card", example.unwrap_or_default().into())])
    }

    /// A card and a back are a flip; the others are the page's short forms.
    fn in_full(state: &State<Self>, typed: &str) -> Option<String> {
        chips::in_full(&state.view.own, typed)
    }

    fn odds_page<'a>(look: Look, words: &Words, state: &'a State<Self>, _: Seen<'_>) -> Own<'a> {
        deck::odds_page(look, words, &state.view.own)
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

    fn lists(words: &Words, view: &View<Self>) -> Vec<List> {
        match skies::steps(words, &view.own) {
            Some(steps) => vec![steps],
            None => set_up::parked(words, view),
        }
    }

    /// `?` is the card that nobody reads.
    fn takes_question(view: &View<Self>) -> bool {
        view.own.deck.top().is_some() && shadow_cards::flips_cards(&view.own, shadow_cards::UNREAD)
    }

    fn lists_above(view: &View<Self>) -> bool {
        skies::darkens(&view.own).is_some()
    }

    fn reasons(words: &Words, view: &View<Self>) -> Vec<String> {
        why::reasons(words, &view.own)
    }

    fn is_marked(event: &Event<FateOptions, FateEvent>) -> bool {
        matches!(event, Event::Own(FateEvent::Skies { .. }))
    }

    fn matters(words: &Words, view: &View<Self>) -> Option<String> {
        card::half(words, &view.own)
    }

    fn known(words: &Words, view: &View<Self>) -> Vec<String> {
        deck::known(words, &view.own)
    }
}
