//! What stands above the mat and above the choices: the headline, the steps of a turn, and what the choices are about.

use super::asked::Throw;
use super::choices;
use super::mat::allocation::chosen;
use super::mat::set_up::next_item;
use super::round::Told;
use super::sight::{Moment, RANDOM, Sight, TOLD, Wished, give};
use crate::language::war::draft::Draft;
use crate::language::war::{headline as of_game, names, set_up_item};
use crate::language::{Words, capital, yes};
use crate::war::WarCommand as C;
use crate::war::WarView;
use crate::war::carried::{BESIEGED, Carried};
use crate::war::hunt::{HuntStep, least};
use crate::war::nation;
use crate::war::people::Person;
use crate::war::view::{Ending, Step};
use crate::window::pieces::{Mat, Side, Sign, breadth, signs::war};
use crate::window::widgets::look::Look;

/// How broad and deep it is.
const SIZE: [f32; 2] = [368.0, 18.0];
/// On which line words stand.
const FOOT: f32 = 14.0;

/// What hands do now. `presses`: whether it stands where something can be pressed.
pub(super) fn headline(sight: &Sight<'_>, presses: bool) -> String {
    let named = |of: Option<nation::Nation>| {
        of.map_or("none".to_owned(), |nation| names::nation(sight.words, nation))
    };
    match sight.moment() {
        Moment::Discards => of_game(sight.words, sight.view, None, presses),
        Moment::Setup if let Some(item) = next_item(sight).filter(|it| sight.drawn_here(*it)) => {
            let item = set_up_item(sight.words, item);
            sight.tell("head-kept", &[("item", item.into()), ("presses", yes(presses).into())])
        }
        Moment::Tiles(_) => sight.say("wants-which-tile"),
        Moment::Die(_) => sight.say("head-die-of-tile"),
        _ if sight.leaves().is_some() => leaving(sight),
        // W29: hands draw him.
        Moment::Hunt(_) if sight.begins(RANDOM) => sight.say("head-random"),
        Moment::Cards => sight.say("wants-card"),
        Moment::Draft(draft) => of_draft(sight, &draft),
        Moment::Number(_) => sight.say("head-number"),
        Moment::Figures(of) => sight.tell("head-figures", &[("what", of.what.into())]),
        Moment::Round(told) => of_round(sight, &told),
        Moment::Hunt(hunt) if hunt.step == HuntStep::Roll && Throw::of(sight).throws_again() => {
            capital(&sight.tell("mat-shows-again", &[("dice", Throw::of(sight).again().into())]))
        }
        Moment::Hunt(hunt) if hunt.step == HuntStep::Roll && !Throw::of(sight).dice.is_empty() => {
            capital(&sight.say("mat-shows"))
        }
        Moment::Hunt(hunt) if hunt.step == HuntStep::Roll && Throw::of(sight).bonus > 0 => {
            let dice = sight.view.hunt_dice();
            let least = least(Throw::of(sight).added(sight.view));
            sight.tell("head-hunt", &[("dice", dice.into()), ("least", least.into())])
        }
        Moment::Actions if sight.raised().is_some_and(|(_, face)| sight.is_open(&sight.ring_of(face))) => {
            sight.say("wants-face")
        }
        Moment::Actions if sight.begins("advance") => {
            sight.tell("head-advance", &[("nation", named(sight.advances()).into())])
        }
        _ if sight.begins("invade") => {
            let nation = sight.behind("invade").first().and_then(|word| word.parse().ok());
            sight.tell("head-invade", &[("nation", named(nation).into())])
        }
        _ if sight.begins("dice") => {
            let side = sight.behind("dice").first().and_then(|word| word.parse::<nation::Side>().ok());
            let side = side.map_or_else(String::new, |side| names::side(sight.words, side));
            sight.tell("mat-dice-lie", &[("side", side.into())])
        }
        _ if sight.hand().is_some() || sight.card_of_die().is_some() => sight.say("head-hand"),
        Moment::Region("at") => sight.say("head-at"),
        Moment::Region("capture") if sight.typed.trim().is_empty() => {
            let beaten = sight.view.won.as_ref().is_some_and(|won| won.is_known);
            let retreated = if sight.has_retreated() { "retreated" } else { yes(beaten) };
            sight.tell("head-won", &[("beaten", retreated.into())])
        }
        Moment::Region("capture") => sight.say("head-capture"),
        Moment::Region("bring aragorn") => sight.say("head-crowned"),
        Moment::Region(begun) if begun.starts_with("arrive") => {
            let Some(person) = Person::names().find(|name| begun.ends_with(name)) else {
                return String::new();
            };
            let name = sight.say(&format!("person-{person}"));
            sight.tell("head-arrive", &[("name", name.into())])
        }
        _ => of_game(sight.words, sight.view, sight.raised().map(|(_, face)| face), presses),
    }
}

/// Who fights; and of an attacker who is not At War, that the rules have him wait (W50): the table decides.
fn of_draft(sight: &Sight<'_>, draft: &Draft) -> String {
    // W58: so many more than have room under siege.
    let besieged = draft.kind.and_then(Carried::besieged).map(|side| draft.units(side));
    if besieged.is_some_and(|units| units > BESIEGED) {
        return sight.say("remember-besieged");
    }
    // In a battle that goes on it is known who attacks.
    let Some(kind) = draft.kind else { return sight.say("deed-battle-with") };
    match waiting(sight, draft) {
        None => sight.tell("head-draft", &[("kind", kind.name().into())]),
        Some(nations) => sight.tell("remember-not-at-war", &[("nations", nations.into())]),
    }
}

/// W50: who of those who attack is not At War.
pub(super) fn waiting(sight: &Sight<'_>, draft: &Draft) -> Option<String> {
    let wait = draft.wait(sight.view).into_iter().map(|nation| names::nation(sight.words, nation));
    let wait: Vec<String> = wait.collect();
    (!wait.is_empty()).then(|| names::listed(sight.words, wait))
}

/// How strong the sides of a round are; then what their dice show.
fn of_round(sight: &Sight<'_>, told: &Told) -> String {
    let round = sight.view.battle.as_ref().map_or(0, |battle| battle.rounds).saturating_add(1);
    let what =
        if told.is_counted() { if told.next().is_some() { "dice" } else { "roll" } } else { "numbers" };
    sight.tell("head-round", &[("round", round.into()), ("what", what.into())])
}

/// Who leaves; and how far they go (W20).
fn leaving(sight: &Sight<'_>) -> String {
    let names: Vec<String> = sight.leaving().map(|it| names::companion(sight.words, it)).collect();
    if names.is_empty() || sight.view.mordor.is_some() {
        return sight.say("head-who-leaves");
    }
    let facts = [
        ("names", names::listed(sight.words, names).into()),
        ("at", names::place(sight.words, &sight.view.at).into()),
        ("regions", sight.reach().into()),
    ];
    sight.tell("head-leaves", &facts)
}

/// The turn, or that the board is set up.
pub(super) fn when(words: &Words, view: &WarView) -> String {
    match view.step {
        Step::Setup => names::step(words, &view.step),
        _ => names::turn(words, view),
    }
}

/// The steps of a turn, and which it is; before the game, of the set-up.
pub(super) fn steps(words: &Words, view: &WarView) -> (Vec<String>, usize) {
    let step = |name: &str| words.say("war-pill", &[("step", name.into())]);
    if view.step == Step::Setup {
        let first = (1..8u8).any(|item| !view.ticked.contains(&item));
        let figures = (8..16u8).any(|item| !view.ticked.contains(&item));
        let now = match (first, figures, view.ticked.contains(&16)) {
            (true, ..) => 0,
            (_, true, _) => 1,
            (.., false) => 2,
            _ => 3,
        };
        return (["ready", "figures", "aside", "begin"].map(step).to_vec(), now);
    }
    let all = ["draw", "fellowship", "allocation", "roll", "actions", "check"];
    let now = match &view.step {
        Step::Setup | Step::Draw => 0,
        Step::Fellowship => 1,
        Step::Allocation => 2,
        Step::Roll => 3,
        Step::Actions if view.acts().is_some() || view.hunt.is_some() => 4,
        // What is conquered is seen at the check; all else ends the game in the actions.
        Step::Over { how, .. } if *how != Some(Ending::Conquest) => 4,
        Step::Actions | Step::Over { .. } => 5,
    };
    (all.map(step).to_vec(), now)
}

/// What is chosen about; at its ends a small fourth choice, where there is one.
pub(super) fn moment(look: Look, sight: &Sight<'_>) -> Mat<Wished> {
    let mut mat = Mat::new(look, SIZE);
    let tints = mat.tints();
    let about = about(sight);
    mat.fits([0.0, FOOT], 240.0, 15.0, (tints.faint, Side::From, false), &about);
    let wide = |said: &str| (breadth(said, 14.0, false) * 0.9).min(150.0) + 18.0;
    let at_end = fourth(sight).map(|it| (SIZE[0] - wide(&it.1), it));
    // Where a raised die is thrown away nothing else has lain.
    for (x, (sign, said, wish)) in pass(sight).map(|it| (2.0, it)).into_iter().chain(at_end) {
        mat.sign(sign, [x, 3.0], 12.0, tints.faint);
        let wide = wide(&said);
        mat.fits([x + wide, FOOT], 150.0, 14.0, (tints.faint, Side::To, false), &said);
        mat.place([x - 2.0, 0.0], [wide + 2.0, 18.0], said, wish);
    }
    mat
}

/// W10: whoever has fewer dice may wait.
fn pass(sight: &Sight<'_>) -> Option<(Sign, String, Wished)> {
    let acts = sight.view.acts().filter(|_| sight.typed.is_empty() && sight.raised().is_none())?;
    let [mine, others] = [acts, acts.other()].map(|side| sight.view.unused[side as usize].len());
    let may = mine < others && matches!(sight.moment(), Moment::Actions);
    may.then(|| (war::PASS, sight.say("can-pass"), give(C::Pass)))
}

/// A raised die is thrown away; the dice of a Hunt are thrown on the table; a game of which the board stands already begins.
fn fourth(sight: &Sight<'_>) -> Option<(Sign, String, Wished)> {
    if let Some((_, face)) = sight.raised() {
        return Some((war::FALLS, sight.say("can-skip"), give(C::Skip(face))));
    }
    if matches!(sight.moment(), Moment::Hunt(hunt) if hunt.step == HuntStep::Roll && !sight.by_hand) {
        return Some((war::DIE_5, sight.say("can-roll-told"), sight.open(TOLD)));
    }
    let listed = sight.view.step == Step::Setup && next_item(sight).is_some();
    listed.then(|| (war::TICK, sight.say("can-at-once"), give(C::Begin)))
}

fn about(sight: &Sight<'_>) -> String {
    let view = sight.view;
    match sight.moment() {
        Moment::Setup if choices::chooses_token(sight).is_some() => sight.say("about-token"),
        Moment::Setup => sight.say("about-box"),
        Moment::Hunt(hunt) if hunt.step == HuntStep::Damage => sight.say("about-corruption"),
        Moment::Battle(battle) if battle.carried.as_ref().is_some_and(|it| it.is_owed()) => {
            sight.say("about-falls")
        }
        Moment::Allocation => {
            let pool = view.pools[1].saturating_sub(view.boxed[1]);
            chosen(sight).map_or_else(String::new, |count| {
                let facts = [("count", count.into()), ("rolled", pool.saturating_sub(count).into())];
                sight.tell("about-allocation", &facts)
            })
        }
        _ => match sight.raised() {
            Some((_, face)) => {
                let facts = [("die", names::face(sight.words, face).into())];
                sight.tell("about-die", &facts)
            }
            None => String::new(),
        },
    }
}
