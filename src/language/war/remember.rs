//! What is easily forgotten at a table, and true at this moment.

use super::names::{self, listed};
use crate::language::Words;
use crate::war::WarView;
use crate::war::carried::{BESIEGED, Carried};
use crate::war::die::Face;
use crate::war::nation::{Nation, Side};
use crate::war::people::{Character, Person, Presence};
use crate::war::view::{HAND, Step};
use fluent_bundle::FluentValue;

/// W53: so few points are left to conquest that both sides should know: of the Free Peoples, of the Shadow.
const NEAR: [std::ops::Range<u8>; 2] = [3..4, 8..10];

/// What is easily forgotten, each a sentence, the most urgent first.
pub fn reminders(words: &Words, view: &WarView) -> Vec<String> {
    let mut told = Vec::new();
    let mut say = |name: &str, facts: &[(&str, FluentValue<'_>)]| told.push(words.say(name, facts));
    if view.is_over() || view.hunt.is_some() {
        return told;
    }
    if view.options.cards && view.hands.iter().any(|hand| *hand > HAND) {
        say("remember-hand", &[]);
    }
    if let Some((kind, carried)) = view.fought().and_then(|it| Some((it.kind, it.carried.as_ref()?))) {
        // W58.
        if Carried::besieged(kind).is_some_and(|side| carried.stands[side].units() > BESIEGED) {
            say("remember-besieged", &[]);
        }
        // W73.
        let mut groups = carried.stands.iter().flat_map(|host| &host.groups);
        if view.options.figures && groups.any(|group| group.nation.is_none()) {
            say("remember-nobodys", &[]);
        }
        // W50.
        let attackers = carried.stands[0].groups.iter().filter_map(|group| group.nation);
        let not_at_war = attackers.filter(|nation| !view.standing(*nation).is_at_war());
        let not_at_war: Vec<String> = not_at_war.map(|it| names::nation(words, it)).collect();
        if !not_at_war.is_empty() {
            say("remember-not-at-war", &[("nations", listed(words, not_at_war).into())]);
        }
    }
    match view.step {
        Step::Draw => {
            let [free, shadow] = view.pools_due();
            if view.pools != [free, shadow] {
                say("remember-dice", &[("free", free.into()), ("shadow", shadow.into())]);
            }
        }
        Step::Fellowship => {
            if heals(view) {
                say("remember-heal", &[]);
            }
            let others = view.fellowship().filter(|it| view.may_guide(*it) && Some(*it) != view.guide);
            let others: Vec<String> = others.map(|it| names::companion(words, it)).collect();
            if !others.is_empty() {
                say("remember-guide", &[("names", listed(words, others).into())]);
            }
        }
        Step::Allocation => {
            let (least, most) = view.allocation();
            if least > 0 {
                say("remember-allocation", &[("least", least.into()), ("most", most.into())]);
            }
        }
        Step::Actions => {
            if view.may_draw {
                say("remember-gandalf", &[]);
            }
            told.extend(of_actions(words, view));
        }
        Step::Setup | Step::Roll | Step::Over { .. } => {}
    }
    told
}

/// W17: whether it heals where it is declared without a step.
fn heals(view: &WarView) -> bool {
    view.may_declare() && view.corruption > 0 && view.haven(&view.at).is_some()
}

fn of_actions(words: &Words, view: &WarView) -> Vec<String> {
    let mut told = Vec::new();
    let mut say = |name: &str, facts: &[(&str, FluentValue<'_>)]| told.push(words.say(name, facts));
    if view.mordor.is_some() && !view.marks.moved {
        say("remember-mordor", &[]);
    }
    let Some(side) = view.acts() else {
        say("remember-captures", &[]);
        return told;
    };
    for near in [Side::Shadow, Side::Free] {
        let points = view.points(near);
        if NEAR[near as usize].contains(&points) {
            let near: &str = near.into();
            say("remember-points", &[("side", near.into()), ("points", points.into())]);
        }
    }
    // W4.
    if side == Side::Free && view.options.players == 3 {
        say("remember-three", &[]);
    }
    let [free, shadow] = view.unused.each_ref().map(Vec::len);
    if side == Side::Free && free < shadow {
        say("remember-pass", &[]);
    }
    let minions: Vec<String> = minions(view, side).map(|it| names::the_person(words, it)).collect();
    if !minions.is_empty() {
        say("remember-minion", &[("names", listed(words, minions).into())]);
    }
    // W47: what a die would be wasted on.
    let passive = Nation::of(side).filter(|nation| {
        let standing = view.standing(*nation);
        !standing.is_at_war() && standing.advanced().is_none()
    });
    let passive: Vec<String> = passive.map(|it| names::nation(words, it)).collect();
    if !passive.is_empty() {
        say("remember-passive", &[("nations", listed(words, passive).into())]);
    }
    if view.rings[side as usize] > 0 && !view.marks.ring[side as usize] {
        say("remember-ring", &[]);
    }
    told
}

/// W54: the Minions that one of the dice of this side can bring.
fn minions(view: &WarView, side: Side) -> impl Iterator<Item = Person> + '_ {
    let pays = side == Side::Shadow && view.unused[1].iter().copied().any(Face::musters);
    let comes =
        move |it: &Character| pays && view.characters[*it as usize] == Presence::Never && view.can_come(*it);
    Character::minions().filter(comes).map(Person::Character)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::language::war::host;
    use crate::war::War;
    use crate::war::battle::Kind;
    use crate::war::carried::{Group, Host};
    use crate::war::figures::Figures;
    use crate::war::hunt::{Hunt, HuntStep};
    use crate::war::nation::Standing;
    use crate::war::people::{Companion, Place};
    use crate::war::view::Battle;
    use strum::IntoEnumIterator;

    fn told(view: &WarView) -> Vec<String> {
        reminders(&Words::of_game::<War>(Language::En), view)
    }

    fn at(step: Step) -> WarView {
        WarView { step, rings: [0, 0], ..WarView::default() }
    }

    /// In the actions, with so many dice of each side.
    fn acting(side: Side, dice: [usize; 2]) -> WarView {
        let unused = dice.map(|count| vec![Face::Event; count]);
        WarView { turn_of: side, unused, ..at(Step::Actions) }
    }

    #[test]
    fn a_hand_over_the_limit_comes_first() {
        let mut view = acting(Side::Free, [1, 3]);
        view.options.cards = true;
        view.hands = [6, 6];
        assert_eq!(told(&view), ["The Free Peoples may pass."]);
        view.hands = [6, 7];
        assert_eq!(told(&view), ["A hand is over 6.", "The Free Peoples may pass."]);
    }

    /// W58, W73: in whatever step it is told.
    #[test]
    fn a_battle_reminds_of_five_under_siege_and_of_figures_of_nobody() {
        let host = |nation, regulars| Host {
            groups: vec![Group { nation, figures: Figures([regulars, 0, 0]) }],
            added: [0, 0],
        };
        let stands = [host(Some(Nation::Isengard), 3), host(None, 6)];
        let carried = Carried { proposed: stands.clone(), stands, owed: [0, 0] };
        let battle =
            Battle { kind: Kind::Siege, rounds: 0, carried: Some(carried), stood: None, thrown: None };
        let mut view = WarView { battle: Some(battle), ..at(Step::Draw) };
        let isengard = "Not At War, so no attack: Isengard.";
        assert_eq!(told(&view).last().unwrap(), isengard);
        view.nations[Nation::Isengard as usize].step = 0;
        let besieged = "More than 5 units under siege: the owner chooses which go back.";
        assert_eq!(told(&view), [besieged]);
        view.options.figures = true;
        assert_eq!(
            told(&view),
            [besieged, "Figures of no nation are counted nowhere: lay them aside by hand."]
        );
    }

    #[test]
    fn with_three_one_person_is_told_of_two_turns() {
        let mut view = acting(Side::Free, [3, 3]);
        view.options.players = 3;
        assert_eq!(told(&view), ["With three the Free Peoples do not act twice running on one nation."]);
        view.turn_of = Side::Shadow;
        assert_eq!(told(&view), [""; 0]);
    }

    #[test]
    fn dice_that_join_are_told_in_the_draw() {
        let mut view = at(Step::Draw);
        assert_eq!(told(&view), [""; 0]);
        view.characters[Character::Saruman as usize] = Presence::In;
        assert_eq!(told(&view), ["From this turn on dice: Free Peoples 4, Shadow 8."]);
        view.step = Step::Roll;
        assert_eq!(told(&view), [""; 0]);
    }

    #[test]
    fn a_haven_heals_a_hidden_fellowship_once() {
        let mut view = at(Step::Fellowship);
        view.companions[Companion::Strider as usize] = Place::Map;
        assert_eq!(told(&view), [""; 0]);
        view.corruption = 1;
        assert_eq!(told(&view), ["Declared in a haven it heals 1 Corruption."]);
        for change in [
            |view: &mut WarView| view.at = "hollin".to_owned(),
            |view: &mut WarView| view.revealed = true,
            |view: &mut WarView| view.marks.declared = true,
            |view: &mut WarView| view.mordor = Some(0),
            |view: &mut WarView| {
                view.taken.insert("rivendell".to_owned());
            },
        ] {
            let mut other = view.clone();
            change(&mut other);
            assert_eq!(told(&other), [""; 0]);
        }
    }

    #[test]
    fn who_is_of_the_guides_level_may_guide() {
        let mut view = at(Step::Fellowship);
        assert_eq!(told(&view), ["Of the same Level, and may guide as well: Strider."]);
        view.companions[Companion::Gandalf as usize] = Place::Lost;
        view.guide = Some(Companion::Strider);
        assert_eq!(told(&view), [""; 0]);
        view.companions = [Place::Lost; 7];
        view.guide = None;
        assert_eq!(told(&view), [""; 0]);
    }

    #[test]
    fn the_least_to_allocate_is_told_where_there_is_one() {
        let mut view = at(Step::Allocation);
        assert_eq!(told(&view), [""; 0]);
        view.came_back = true;
        assert_eq!(told(&view), ["A Free die came back out of the box: at least 1, at most 7."]);
    }

    #[test]
    fn mordor_and_captures_are_told_before_the_actions_end() {
        let mut view = acting(Side::Free, [2, 2]);
        view.mordor = Some(1);
        assert_eq!(told(&view), ["In Mordor it has neither moved nor hidden this turn."]);
        view.unused = [Vec::new(), Vec::new()];
        assert_eq!(told(&view).last().unwrap(), "Are all captures entered?");
        view.marks.moved = true;
        assert_eq!(told(&view), ["Are all captures entered?"]);
    }

    #[test]
    fn points_are_told_shortly_before_they_are_enough() {
        let mut view = acting(Side::Free, [2, 2]);
        let takes = ["minas-tirith", "rivendell", "lorien"];
        view.taken = takes.map(str::to_owned).into();
        assert_eq!(told(&view), [""; 0]);
        for (region, shadow) in [("dol-amroth", 8), ("dale", 9)] {
            view.taken.insert(region.to_owned());
            assert_eq!(told(&view), [format!("The Shadow has {shadow} of 10 points.")]);
        }
        view.taken.insert("pelargir".to_owned());
        assert_eq!(told(&view), [""; 0]);
        view.taken = ["orthanc", "far-harad"].map(str::to_owned).into();
        assert_eq!(told(&view), ["The Free Peoples have 3 of 4 points."]);
    }

    #[test]
    fn the_free_peoples_pass_with_fewer_dice() {
        assert_eq!(told(&acting(Side::Free, [2, 3])), ["The Free Peoples may pass."]);
        assert_eq!(told(&acting(Side::Free, [3, 3])), [""; 0]);
        assert_eq!(told(&acting(Side::Shadow, [2, 3])), [""; 0]);
    }

    #[test]
    fn a_minion_is_told_where_a_die_brings_him() {
        let mut view = acting(Side::Shadow, [2, 2]);
        view.nations[Nation::Isengard as usize].step = 0;
        assert_eq!(told(&view), [""; 0]);
        view.unused[1][0] = Face::ArmyMuster;
        assert_eq!(told(&view), ["A Muster can bring Saruman."]);
        view.mordor = Some(1);
        view.marks.moved = true;
        assert_eq!(told(&view), ["A Muster can bring Saruman, the Mouth of Sauron."]);
        view.characters = [Presence::Out; 5];
        assert_eq!(told(&view), [""; 0]);
    }

    #[test]
    fn a_nation_that_waits_to_be_roused_is_told_to_its_side() {
        let mut view = acting(Side::Free, [2, 2]);
        view.nations[Nation::Gondor as usize].step = 1;
        assert_eq!(told(&view), ["Passive, and no further until roused: Gondor."]);
        view.turn_of = Side::Shadow;
        assert_eq!(told(&view), [""; 0]);
        view.turn_of = Side::Free;
        view.nations[Nation::Gondor as usize] = Standing { step: 1, active: true };
        assert_eq!(told(&view), [""; 0]);
    }

    #[test]
    fn a_ring_not_yet_used_is_told_last() {
        let mut view = acting(Side::Free, [2, 3]);
        view.rings = [1, 0];
        let ring = "An Elven Ring can still change a die this turn.";
        assert_eq!(told(&view), ["The Free Peoples may pass.", ring]);
        view.marks.ring[0] = true;
        assert_eq!(told(&view), ["The Free Peoples may pass."]);
        view.turn_of = Side::Shadow;
        assert_eq!(told(&view), [""; 0]);
    }

    /// Two at most are read behind what hands do now, and none while the Shadow hunts.
    #[test]
    fn two_are_told_at_once() {
        let mut view = acting(Side::Free, [1, 2]);
        view.rings = [3, 0];
        view.nations[Nation::Gondor as usize].step = 1;
        assert_eq!(told(&view).len(), 3);
        let words = Words::of_game::<War>(Language::En);
        assert_eq!(
            host::line(&words, &view),
            "The Free Peoples act: spend a die. 1 against 2. The Free Peoples may pass. Passive, and no further until \
             roused: Gondor."
        );
        for language in Language::iter() {
            let said = reminders(&Words::of_game::<War>(language), &view);
            assert!(said.iter().all(|line| !line.contains("remember-")), "{said:?}");
        }
        view.hunt = Some(Hunt::at(HuntStep::Roll));
        assert_eq!(told(&view), [""; 0]);
    }
}
