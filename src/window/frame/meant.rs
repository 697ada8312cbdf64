//! What is meant by a press: where something else that is done at once has come to lie in the place of what was pressed, whoever
//! presses there again too soon has not seen it.

use super::choice::Place;
use super::laid::led_to;
use super::{Frame, Framed, Message, Role, Scene, Seen};
use crate::referee::Referee;
use crate::window::play::guard::{Changed, PAUSE};
use crate::window::play::wish::Wish;
use crate::window::screens::Next;
use crate::window::widgets::look::Look;

/// Something that can be pressed: where, what it is called, and what is wished for by it.
pub(super) type Lies<G> = (Place, String, Wish<G>);

impl<G: Framed> Frame<G> {
    /// What the mats are drawn from.
    pub(super) fn scene<'a>(
        &'a self,
        look: Look,
        referee: &'a Referee,
        seen: Seen<'a>,
    ) -> Option<Scene<'a, G>> {
        let state = referee.state::<G>()?;
        let odds = G::tells_odds(&state.view);
        let led = led_to(referee);
        Some(Scene { look, words: referee.words(), state, seen, odds, led, own_box: self.own_box })
    }

    /// All that can be pressed now: what is gold, what is chosen from, and what lies on the mats.
    pub(super) fn lies(&self, referee: &Referee) -> Vec<Lies<G>> {
        let read = self.read(referee);
        let seen = Seen { veiled: false, typed: self.lies_typed(referee, &read), opened: &self.opened };
        let Some(scene) = self.scene(Look::default(), referee, seen) else { return Vec::new() };
        let (gold, choices) = self.offered(referee, false);
        let gold = gold.into_iter().enumerate().filter(|(_, choice)| choice.role != Role::Asks);
        let choices = choices.into_iter().enumerate().filter(|(_, choice)| choice.role == Role::Among);
        let gold = gold.map(|(at, choice)| (Place::Gold(at), choice.label, choice.wish));
        let choices = choices.map(|(at, choice)| (Place::Choice(at), choice.label, choice.wish));
        let mats = [
            Some(G::mat(scene)),
            G::moment(scene),
            G::told_beside(scene),
            G::below(scene),
            G::pennant(scene),
        ];
        let mats = mats.into_iter().enumerate().filter_map(|(at, mat)| Some((at, mat?)));
        let on_mats = mats.flat_map(|(at, mat)| {
            let lie = mat.places().to_vec().into_iter();
            lie.map(move |place| (Place::Mat(at, place.bounds), place.name, place.message))
        });
        gold.chain(choices).chain(on_mats).collect()
    }

    /// What Enter does by the gold button, if what has come to stand there was seen.
    pub(super) fn enter(&mut self, wish: Wish<G>, referee: &mut Referee) -> Next<Message<G>> {
        if self.changed.0.is_unseen() && self.changed.1.iter().any(|place| matches!(place, Place::Gold(_))) {
            return Next::nothing();
        }
        let next = self.press(wish, referee);
        self.changed.1.extend(Place::GOLD);
        next
    }

    /// What was wished for by a press. Where another deed lies now, a press that comes too soon is let fall; whatever else lay
    /// there before counts.
    pub(super) fn press(&mut self, wish: Wish<G>, referee: &mut Referee) -> Next<Message<G>> {
        self.lays_open(referee);
        let lay = self.lies(referee).into_iter().filter(|(.., it)| *it == wish);
        let lay: Vec<Place> = lay.map(|(place, ..)| place).collect();
        let is_near = |place: &Place| self.changed.1.iter().any(|there| there.lies_on(*place));
        if self.changed.0.within(PAUSE) && acts(&wish) && lay.iter().any(is_near) {
            return Next::nothing();
        }
        let next = self.wish(wish.clone(), referee);
        let is_another = |(place, _, it): &Lies<G>| {
            (acts(it) && *it != wish && lay.iter().any(|lay| lay.lies_on(*place))).then_some(*place)
        };
        // Where nothing lay nothing else can have come.
        let now = if lay.is_empty() { Vec::new() } else { self.lies(referee) };
        self.changed = (Changed::now(), now.iter().filter_map(is_another).collect());
        next
    }
}

/// Whether something is done by it at once.
fn acts<G: Framed>(wish: &Wish<G>) -> bool {
    match wish {
        Wish::Give(_) | Wish::GiveAs(..) | Wish::Say(_) | Wish::Enter => true,
        Wish::Thing(_, alone) => acts(alone),
        _ => false,
    }
}
