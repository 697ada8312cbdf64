//! The screens of Risk: the frame, with the fight, what is placed, the Ring and the territories as its own part.

mod chips;
mod drawn;
mod evening;
mod odds;
mod own;
mod picks;
mod printed;
mod setup;
mod short;

use super::frame::{Choice, Framed, Guided, Own, Page, Track};
use super::widgets::look::Look;
use crate::books::{Event, View};
use crate::language::risk::{army_told, chance_of, dice_told, given_parts, sides_points, turn_told, when};
use crate::language::{Words, books};
use crate::risk::Risk;
use crate::risk::event::Event as Happened;
use crate::risk::options::Options;
use crate::risk::step::Step;
use crate::table::State;

impl Framed for Risk {
    const ODDS: bool = true;
    const HOME_KEY: char = 'r';
    /// All four colours, in the order in which the sides take turns; others are chosen there.
    const BEGINS: &'static str = "new risk players=yellow,red,green,black";
    const FIRST_EVENING: &'static [Guided] = evening::FIRST_EVENING;

    fn chips(words: &Words, state: &State<Self>, _: bool) -> Vec<Choice> {
        let by_hand = state.view.books.agreed.as_ref().is_some_and(|agreed| agreed.by_hand);
        chips::chips(words, &state.view.own, by_hand)
    }

    fn picks(words: &Words, state: &State<Self>, typed: &str) -> Vec<Choice> {
        picks::picks(words, &state.view.own, typed)
    }

    fn tracks(words: &Words, view: &View<Self>) -> Vec<Track> {
        let ring = Track::of(words.say("track-ring", &[]), view.own.ring, "ring");
        let cards = view.own.options.players.iter().map(|colour| {
            let hand = view.own.player(colour).hand;
            let name = words.say("track-cards", &[("colour", colour.name().into())]);
            Track::shown(name, format!("{} + {}", hand.territory, hand.adventure))
        });
        std::iter::once(ring).chain(cards).collect()
    }

    fn hint(_: &Words, view: &View<Self>) -> String {
        short::hint(view.own.step()).to_owned()
    }

    fn told(words: &Words, event: &Event<Options, Happened>) -> Vec<String> {
        match event {
            Event::Own(Happened::Reinforced { given }) => given_parts(words, given),
            Event::Own(Happened::Rolled { attack, defence, drawn: true, .. }) => {
                vec![dice_told(words, &[attack, defence])]
            }
            Event::Own(Happened::RingDie { die, drawn: true, .. }) => vec![dice_told(words, &[&[*die]])],
            Event::Own(Happened::Hunted { dice, drawn: true, .. }) => vec![dice_told(words, &[dice])],
            _ => books::said::<Self>(words, event),
        }
    }

    fn own_part<'a>(look: Look, words: &Words, state: &'a State<Self>, _: bool) -> Own<'a> {
        own::part(look, words, &state.view.own, state.view.books.tells_odds())
    }

    fn empty_sheet(words: &Words, page: &mut Page) {
        printed::empty(words, page);
    }

    /// The Ring's road, and the points of both sides: more than three roads are not told apart.
    fn measured(words: &Words, view: &View<Self>) -> Vec<(String, u16)> {
        let ring = (words.say("track-ring", &[]), view.own.ring);
        std::iter::once(ring).chain(sides_points(words, &view.own)).collect()
    }

    /// A turn at whose end the Ring stayed.
    fn is_marked(event: &Event<Options, Happened>) -> bool {
        matches!(event, Event::Own(Happened::Ring { moved: false, .. }))
    }

    fn when(words: &Words, view: &View<Self>) -> String {
        when(words, &view.own)
    }

    fn turn(words: &Words, view: &View<Self>) -> String {
        turn_told(words, &view.own)
    }

    fn in_full(state: &State<Self>, typed: &str) -> Option<String> {
        short::in_full(state.view.own.step()?, typed)
    }

    fn odds_page<'a>(look: Look, words: &Words, _: &'a State<Self>) -> Own<'a> {
        odds::page(look, words)
    }

    fn why(view: &View<Self>) -> Vec<&'static str> {
        match view.own.step() {
            None => vec!["K1", "K3", "K4", "K5", "K6", "K7"],
            Some(Step::Reinforce) => vec!["K10", "K11", "K12", "K13", "K14"],
            Some(Step::Combat | Step::Conquest { .. }) => vec!["K17", "K33"],
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

    fn matters(_: &Words, view: &View<Self>) -> Option<String> {
        let own = &view.own;
        match own.step()? {
            Step::Reinforce => {
                own.reinforcements(own.present()).ok().map(|given| given.to_place().to_string())
            }
            Step::Battle(fight) => {
                let armies = format!("{} : {}", army_told(fight.attacker), army_told(fight.defender));
                let chance = view.books.tells_odds().then(|| chance_of(fight));
                Some(chance.map_or(armies.clone(), |chance| format!("{armies} · {chance}")))
            }
            Step::Move { least, most, .. } => Some(format!("{least} – {most}")),
            _ => None,
        }
    }
}
