//! What hands are likely to want at each moment, with what would come of it.

use crate::books::Ratio;
use crate::language::Words;
use crate::language::war::{names, next_moves};
use crate::war::hunt::HuntStep;
use crate::war::nation::Side;
use crate::war::odds::{HUNT_DICE, Hunted, hunt_roll};
use crate::war::options::{Hands, Token};
use crate::war::people::Companion;
use crate::war::view::{Battle, HAND, Marks, Step};
use crate::war::{Outlook, Paying, Price, WarView, outlook};
use crate::window::frame::Choice;
use crate::window::play::wish::Wish;
use std::convert::Infallible;

/// The words of this game, and how a choice is made of them.
struct Sayings<'w>(&'w Words);

impl Sayings<'_> {
    fn give(&self, name: &str, command: &str) -> Choice {
        Choice::give(self.0.say(name, &[]), command)
    }

    fn choice(&self, name: &str, wish: Wish<Infallible>) -> Choice {
        Choice { wish, ..self.give(name, "") }
    }

    fn begin(&self, name: &str, command: &str) -> Choice {
        Choice::begin(self.0.say(name, &[]), command)
    }
}

/// The choices of this moment, in the order in which they are mostly made.
pub(super) fn chips(words: &Words, view: &WarView, by_hand: bool) -> Vec<Choice> {
    let say = Sayings(words);
    if let Some(hunt) = &view.hunt {
        return match hunt.step {
            HuntStep::Roll => rolls(&say, view, by_hand),
            HuntStep::Tile => tiles(&say, view, by_hand),
            HuntStep::Damage => damage(&say, view),
            HuntStep::Reveal => reveal(&say, view),
        };
    }
    let full: Vec<Choice> = over_full(words, view).collect();
    if !full.is_empty() {
        return full;
    }
    match &view.step {
        Step::Setup => vec![say.give("chip-begin", "begin").due()],
        Step::Draw => vec![say.give("chip-done", "done").due()],
        Step::Fellowship => fellowship(&say, view),
        Step::Allocation => allocation(view),
        Step::Roll if by_hand => vec![say.begin("chip-roll-told", "roll free").due()],
        Step::Roll => vec![say.give("chip-roll", "roll").due(), say.begin("chip-roll-told", "roll free")],
        Step::Actions => match view.acts() {
            None => vec![say.give("chip-done", "done").due(), say.begin("chip-capture", "capture")],
            Some(side) => actions(&say, view, side, by_hand),
        },
        Step::Over { .. } => Vec::new(),
    }
}

/// W3: a card of either kind, of each hand that is over its limit: nothing else is done first.
fn over_full(words: &Words, view: &WarView) -> impl Iterator<Item = Choice> {
    let over = move |side: &Side| view.hands[*side as usize] > HAND;
    [Side::Free, Side::Shadow].into_iter().filter(over).flat_map(move |side| {
        ["character", "strategy"].map(|kind| {
            let name: &str = side.into();
            let facts = [("side", names::side(words, side).into()), ("kind", kind.into())];
            Choice::give(words.say("chip-hand-discard", &facts), format!("hand {name} discard {kind}"))
        })
    })
}

/// W39: whether the Fellowship may enter Mordor now.
fn may_enter(view: &WarView) -> bool {
    view.mordor.is_none() && ["morannon", "minas-morgul"].contains(&&*view.at)
}

fn fellowship(say: &Sayings<'_>, view: &WarView) -> Vec<Choice> {
    let may_declare = !view.marks.declared && !view.revealed && view.mordor.is_none();
    let declare = may_declare.then(|| say.begin("chip-declare", "declare"));
    let guide = (others_who_may_guide(view) > 0).then(|| say.begin("chip-guide", "guide"));
    let enter = may_enter(view).then(|| say.give("chip-enter", "enter"));
    let choices: Vec<Choice> = declare.into_iter().chain(guide).chain(enter).collect();
    let done = say.give("chip-done", "done");
    // Where there is nothing to choose the step is over.
    let done = if choices.is_empty() { done.due() } else { done };
    choices.into_iter().chain([done]).collect()
}

/// W16: how many could guide instead of who does.
fn others_who_may_guide(view: &WarView) -> usize {
    let level = view.guide.map(Companion::level);
    view.fellowship().filter(|it| Some(it.level()) == level && Some(*it) != view.guide).count()
}

/// `70.37 % · seen 38.38 % · 1.10`.
fn hunted(words: &Words, found: &Hunted) -> String {
    let [success, reveal] = [found.success, found.reveal].map(|chance| chance.percent());
    words.say(
        "chance-hunted",
        &[("success", success.into()), ("reveal", reveal.into()), ("damage", found.damage.mean().into())],
    )
}

/// W8: what each would mean stands in the table beside.
fn allocation(view: &WarView) -> Vec<Choice> {
    let (least, most) = view.allocation();
    (least..=most).map(|dice| Choice::give(dice.to_string(), format!("allocate {dice}"))).collect()
}

/// W12: whether any of a side's unused dice pays.
fn pays(view: &WarView, side: Side, price: &Price) -> bool {
    !matches!(price.found(view, side), Paying::Named(faces) if faces.is_empty())
}

/// W12: the command with the die that pays for it; begun, where one of several is to be named. `None`: nothing pays.
fn paid(view: &WarView, side: Side, price: &Price, command: &str) -> Option<Wish<Infallible>> {
    match price.found(view, side) {
        Paying::OfItself => Some(Wish::Give(command.to_owned())),
        Paying::Named(faces) => match faces.as_slice() {
            [] => None,
            [face] => Some(Wish::Give(format!("{command} with {}", face.name()))),
            _ => Some(Wish::Type(format!("{command} with "))),
        },
    }
}

fn actions(say: &Sayings<'_>, view: &WarView, side: Side, by_hand: bool) -> Vec<Choice> {
    let [free, shadow] = view.unused.each_ref().map(Vec::len);
    let Marks { ring, token, .. } = &view.marks;
    let (mine, others) = if side == Side::Free { (free, shadow) } else { (shadow, free) };
    let mut chips = Vec::new();
    if side == Side::Free {
        chips.extend(match view.revealed {
            true => paid(view, side, &Price::of_hiding(view), "hide").map(|by| say.choice("chip-hide", by)),
            false => paid(view, side, &Price::CHARACTER, "move").map(|by| {
                let chance = next_moves(view, 1).first().map(|(_, found)| hunted(say.0, found));
                let moves = say.choice("chip-move", by);
                chance.map_or(moves.clone(), |chance| moves.with_chance(chance))
            }),
        });
        if view.mordor.is_none() && view.guide.is_some() && pays(view, side, &Price::CHARACTER) {
            chips.push(say.begin("chip-separate", "separate"));
        }
    }
    if pays(view, side, &Price::of_advancing(view, side)) {
        chips.push(say.begin("chip-advance", "advance"));
    }
    let brings = if side == Side::Shadow { Price::MUSTER } else { Price::WILL };
    if pays(view, side, &brings) {
        chips.push(say.begin("chip-bring", "bring"));
    }
    if mine < others {
        chips.push(say.give("chip-pass", "pass"));
    }
    if view.rings[side as usize] > 0 && !ring[side as usize] {
        chips.push(say.begin("chip-ring", "ring"));
    }
    if !token[side as usize] {
        for it in &view.tokens[side as usize] {
            let called = say.0.say("chip-token", &[("token", names::token(say.0, *it).into())]);
            let word: &str = (*it).into();
            chips.push(match it {
                Token::Advance => Choice::begin(called, format!("token {word}")),
                _ => Choice::give(called, format!("token {word}")),
            });
        }
    }
    match &view.battle {
        Some(Battle { carried: Some(carried), .. }) => {
            let next = if carried.is_owed() {
                say.give("chip-casualties", "casualties").due()
            } else if by_hand {
                say.begin("chip-round", "round dice").due()
            } else {
                say.give("chip-round", "round").due()
            };
            chips.insert(0, next);
        }
        Some(_) => chips.insert(0, say.begin("chip-round", "round")),
        None => chips.push(say.begin("chip-battle", "battle")),
    }
    chips.push(say.begin("chip-capture", "capture"));
    chips.push(say.begin("chip-card", "card"));
    if view.options.figures {
        let told = ["recruit", "fallen", "weaken"];
        chips.extend(told.map(|command| say.begin(&format!("chip-{command}"), command)));
    }
    chips
}

/// W25: a roll for each of the conditions that hold; the chance that it finds them with each.
fn rolls(say: &Sayings<'_>, view: &WarView, by_hand: bool) -> Vec<Choice> {
    let [free, shadow] = view.boxed;
    let known = u8::from(view.is_at_shadow_stronghold());
    let chance = |more: u8| {
        let roll = hunt_roll(shadow.min(HUNT_DICE), free, known + more);
        let none = roll.first().copied().unwrap_or(Ratio::ONE);
        (Ratio::ONE - none).percent()
    };
    let way = |conditions: &[&str]| {
        let words: String = conditions.iter().map(|word| format!(" {word}")).collect();
        let called: Vec<String> =
            conditions.iter().map(|condition| names::condition(say.0, condition)).collect();
        let count = conditions.len() as u8;
        let label =
            say.0.say("chip-hunt-with", &[("conditions", called.join(", ").into()), ("count", count.into())]);
        let choice = if by_hand {
            Choice::begin(label, format!("hunt{words} dice"))
        } else {
            Choice::give(label, format!("hunt{words}"))
        };
        choice.with_chance(chance(count))
    };
    vec![
        way(&[]).due(),
        way(&["nazgul"]),
        way(&["army"]),
        way(&["army", "nazgul"]),
        say.begin("chip-hunt-words", "hunt"),
    ]
}

fn tiles(say: &Sayings<'_>, view: &WarView, by_hand: bool) -> Vec<Choice> {
    let from_cup = match view.options.cup {
        Some(Hands::App) => false,
        Some(Hands::Hand) => true,
        None => by_hand,
    };
    let told = say.begin("chip-tile-told", "tile");
    let draw = say.give("chip-tile", "tile draw");
    let forbidden = say.give("chip-prevented", "tile prevented");
    if from_cup { vec![told.due(), draw, forbidden] } else { vec![draw.due(), told, forbidden] }
}

/// Everything that can be done about the damage, with what Corruption comes to.
fn damage(say: &Sayings<'_>, view: &WarView) -> Vec<Choice> {
    let Some(Outlook { by_ring, card, ability, guide, random, may_go }) = outlook(view) else {
        return Vec::new();
    };
    let words = say.0;
    let to = |corruption: u8| {
        words.say("chance-corruption", &[("from", view.corruption.into()), ("to", corruption.into())])
    };
    let named = |name: &str, who: Option<Companion>, level: u8| {
        words.say(name, &[("who", names::guide(words, who).into()), ("level", level.into())])
    };
    let mut chips = vec![say.give("chip-accept", "accept").with_chance(to(by_ring)).due()];
    if let Some((who, corruption)) = ability {
        chips.push(Choice::give(named("chip-ability", who, 0), "ability").with_chance(to(corruption)));
    }
    if let Some((who, corruption)) = guide {
        let label = named("chip-casualty-guide", Some(who), who.level());
        chips.push(Choice::give(label, "casualty guide").with_chance(to(corruption)));
    }
    let of: u8 = random.iter().map(|(_, companions)| companions).sum();
    if of > 0 {
        let each = random.iter().map(|(corruption, companions)| {
            words.say(
                "chance-random",
                &[("to", (*corruption).into()), ("companions", (*companions).into()), ("of", of.into())],
            )
        });
        let each = each.collect::<Vec<_>>().join(", ");
        chips.push(say.give("chip-casualty-random", "casualty random").with_chance(each));
    }
    if let Some(corruption) = card {
        chips.push(say.give("chip-reduce", "reduce").with_chance(to(corruption)));
    }
    if may_go {
        chips.push(say.give("chip-discard", "discard").with_chance(to(view.corruption)));
        chips.push(say.give("chip-again", "tile again"));
    }
    chips
}

fn reveal(say: &Sayings<'_>, view: &WarView) -> Vec<Choice> {
    if view.progress == 0 {
        return vec![say.give("chip-appear-stay", "appear").due()];
    }
    let stays = (view.haven(&view.at).is_none()).then(|| say.give("chip-appear-stay", "appear"));
    std::iter::once(say.begin("chip-appear", "appear").due()).chain(stays).collect()
}
