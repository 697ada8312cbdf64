//! What the damage of a tile can come to: Corruption after each of the things that can be done about it (W28 to W31).

use super::Play;
use crate::books::Word;
use crate::war::hunt::HuntStep;
use crate::war::people::Companion;
use crate::war::view::WarView;

/// Corruption after each, where whatever is left then goes by the Ring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    pub by_ring: u8,
    /// A card from the table takes 1 off, if one may.
    pub card: Option<u8>,
    /// The Guide's ability, if he has one that may be used; nobody: Gollum's.
    pub ability: Option<(Option<Companion>, u8)>,
    /// The Guide as casualty, if there may be one.
    pub guide: Option<(Companion, u8)>,
    /// A casualty at random, if there may be one: what it comes to, and for how many of the Companions.
    pub random: Vec<(u8, u8)>,
    /// Whether the tile may still go back, or be let go (W26).
    pub may_go: bool,
}

/// What is before the Free Peoples; nothing where no damage is dealt with.
pub fn outlook(view: &WarView) -> Option<Outlook> {
    let hunt = view.hunt.as_ref().filter(|hunt| hunt.step == HuntStep::Damage)?;
    let open = hunt.open.as_ref()?;
    let after = |act: &dyn Fn(&mut Play) -> super::Decided| {
        let mut play = Play::of(view, Word::Rules);
        act(&mut play).ok()?;
        Some(all_accepted(&play.view))
    };
    let mut random: Vec<(u8, u8)> = Vec::new();
    for name in view.fellowship() {
        let Some(to) = after(&|play| play.casualty(name, None)) else { continue };
        match random.iter_mut().find(|(corruption, _)| *corruption == to) {
            Some((_, of)) => *of += 1,
            None => random.push((to, 1)),
        }
    }
    random.sort_unstable();
    let ability = after(&|play| play.ability(None)).map(|to| (view.guide, to));
    let guide = view.guide.and_then(|guide| Some((guide, after(&|play| play.casualty_guide(None))?)));
    Some(Outlook {
        by_ring: all_accepted(view),
        card: after(&|play| play.reduce(1)),
        ability,
        guide,
        random,
        may_go: open.is_untouched(),
    })
}

/// Corruption if whatever damage is left goes by the Ring.
fn all_accepted(view: &WarView) -> u8 {
    let damage = view.hunt.as_ref().filter(|hunt| hunt.step == HuntStep::Damage);
    let damage = damage.and_then(|hunt| hunt.open.as_ref()).map_or(0, |open| open.damage);
    view.corruption.saturating_add(damage)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::war::hunt::{EyeDeals, Hunt, OpenTile};
    use crate::war::people::Place;
    use crate::war::tile::Tile;
    use strum::IntoEnumIterator;

    /// A tile with this damage, this Corruption, and nobody but these in the Fellowship, the first of them the Guide.
    fn faced(damage: u8, corruption: u8, company: &[Companion]) -> Outlook {
        let mut view = WarView { corruption, guide: company.first().copied(), ..WarView::default() };
        for companion in Companion::iter().filter(|it| !company.contains(it)) {
            view.companions[companion as usize] = Place::Lost;
        }
        let mut hunt = Hunt { eye: EyeDeals::This(0), ..Hunt::at(HuntStep::Damage) };
        let tile: Tile = "3".parse().expect("a tile");
        hunt.open = Some(OpenTile::drawn(tile, damage, false, false));
        view.hunt = Some(hunt);
        outlook(&view).expect("damage")
    }

    /// C32 to C34.
    #[test]
    fn each_outcome_is_what_comes_of_it() {
        use Companion::{Boromir, Gandalf, Gimli, Strider};
        let seen = faced(3, 4, &[Gandalf, Gimli]);
        assert_eq!((seen.by_ring, seen.card, seen.ability), (7, Some(6), None));
        assert_eq!((seen.guide, seen.random), (Some((Gandalf, 4)), vec![(4, 1), (5, 1)]));
        assert_eq!(faced(1, 4, &[Strider, Boromir]).guide, Some((Strider, 4)));
    }

    #[test]
    fn a_hobbit_who_guides_may_leave_and_gollum_may_show_himself() {
        use Companion::{Merry, Pippin};
        let hobbits = faced(3, 0, &[Merry, Pippin]);
        assert_eq!(hobbits.ability, Some((Some(Merry), 2)));
        assert_eq!(hobbits.random, [(2, 2)]);
        let alone = faced(2, 1, &[]);
        // At Rivendell with no Progress he cannot (W31).
        assert_eq!((alone.ability, alone.guide, alone.random, alone.by_ring), (None, None, vec![], 3));
    }
}
