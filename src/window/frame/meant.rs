//! What is meant by a press: where something else that is done at once has come to lie in the place of what was pressed, whoever
//! presses again too soon has not seen it.

use super::laid::led_to;
use super::{Frame, Framed, Role, Scene, Seen};
use crate::referee::Referee;
use crate::window::play::wish::Wish;
use crate::window::widgets::look::Look;
use iced::Rectangle;

/// Where something can be pressed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Place {
    /// The gold button, or one of two.
    Gold(usize),
    /// Among the choices.
    Choice(usize),
    /// On one of the mats.
    Mat(usize, Rectangle),
}

impl Place {
    fn lies_on(self, other: Self) -> bool {
        match (self, other) {
            (Self::Mat(mat, place), Self::Mat(other, there)) => {
                mat == other && there.contains(place.center())
            }
            (one, other) => one == other,
        }
    }
}

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
        let seen = Seen { veiled: false, typed: self.typed_in_full(&read), opened: &self.opened };
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

    /// What was wished for by a press. Presses that come too soon after it are let fall where it lay, if another deed lies there now.
    pub(super) fn press(&mut self, wish: Wish<G>, referee: &mut Referee) -> super::Next<super::Message<G>> {
        let lay = if acts(&wish) { self.lies(referee) } else { Vec::new() };
        let next = self.wish(wish.clone(), referee);
        let lay: Vec<Place> =
            lay.into_iter().filter(|(.., it)| *it == wish).map(|(place, ..)| place).collect();
        if !lay.is_empty() {
            let now = self.lies(referee);
            let is_another = |(place, _, it): &Lies<G>| {
                acts(it) && *it != wish && lay.iter().any(|lay| lay.lies_on(*place))
            };
            self.moves_on_if(now.iter().any(is_another));
        }
        next
    }
}

/// Whether something is done by it at once.
fn acts<G: Framed>(wish: &Wish<G>) -> bool {
    match wish {
        Wish::Give(_) | Wish::Say(_) | Wish::Enter => true,
        Wish::Thing(_, alone) => acts(alone),
        _ => false,
    }
}
