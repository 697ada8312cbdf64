//! What hands are likely to want, in the order in which it is mostly done.

use crate::language::Words;
use crate::language::risk::{chance_of, territory_called};
use crate::risk::roll::{attack_dice, defence_dice};
use crate::risk::step::{Fight, Step};
use crate::risk::view::View;
use crate::window::frame::Choice;

/// The fewest that can be.
const SET: u16 = 3;

/// What can be pressed.
pub(super) fn chips(words: &Words, view: &View, by_hand: bool) -> Vec<Choice> {
    let say = |name: &str| words.say(name, &[]);
    let give = |name: &str, command: &str| Choice::give(say(name), command);
    let begin = |name: &str, command: &str| Choice::begin(say(name), command);
    // What is picked behind it is understood as if it were typed.
    let word = |name: &str, command: &str| Choice::word(say(name), command);
    let present = view.present();
    if let Some((winners, _)) = view.outcome() {
        return if winners.len() > 1 { vec![begin("chip-winner", "winner")] } else { Vec::new() };
    }
    let cards = view.player(present).hand.territory;
    let Some(step) = view.step() else {
        // K6: where hands throw, who begins is told.
        let start = if by_hand && view.options.first.is_none() {
            begin("chip-begin", "begin")
        } else {
            give("chip-begin", "begin")
        };
        let Ok(board) = view.board() else { return vec![start.due()] };
        // Where nothing is known of regions, names are typed; else they are pressed on the page.
        let named = [begin("chip-own", "own"), begin("chip-leader", "leader")];
        let named = named.into_iter().filter(|_| board.is_open());
        let ready = view.territories(None).is_empty();
        return named.chain([if ready { start.due() } else { start }]).collect();
    };
    if let Some(whence) = &view.whence {
        let chip = |name: &String| Choice::give(territory_called(words, name), format!("from {name}"));
        return whence.among.iter().map(chip).collect();
    }
    match step {
        Step::Reinforce => {
            let trade = (cards >= SET).then(|| begin("chip-trade", "trade"));
            let placed = (!view.must_trade()).then(|| give("chip-placed", "done").due());
            trade.into_iter().chain(placed).collect()
        }
        Step::Combat => {
            vec![
                word("chip-fight", "fight"),
                begin("chip-conquer", "conquer"),
                begin("chip-play", "play"),
                give("chip-combat-over", "done"),
            ]
        }
        Step::Conquest { .. } => vec![begin("chip-conquer", "conquer")],
        Step::Battle(fight) => battle(words, fight),
        Step::Move { least, most, .. } => {
            let chip = |count: &u16| {
                let label = words.say("chip-move", &[("count", (*count).into())]);
                Choice::give(label, format!("move {count}"))
            };
            let between = most.saturating_sub(*least) > 1;
            let other = between.then(|| begin("chip-move-other", "move"));
            std::iter::once(chip(least)).chain(other).chain([chip(most)]).collect()
        }
        Step::Trade => vec![begin("chip-trade", "trade")],
        // K37: once a turn.
        Step::Fortify if view.marks.fortified => vec![give("chip-fortified", "done").due()],
        Step::Fortify => vec![begin("chip-fortify", "fortify"), give("chip-fortified", "done")],
        Step::Adventure => vec![
            give("chip-event", "draw event"),
            give("chip-mission", "draw mission"),
            give("chip-power", "draw power"),
        ],
        Step::Leader => vec![Choice::begin(say("chip-leader"), format!("leader {present}"))],
        Step::Ring => ring(words, view, by_hand),
        Step::Hunt { .. } if by_hand => vec![begin("chip-hunt", "hunt").due()],
        Step::Hunt { .. } => vec![give("chip-hunt", "hunt").due()],
        Step::Score => vec![begin("chip-score", "score")],
    }
}

fn battle(words: &Words, fight: &Fight) -> Vec<Choice> {
    let dice = (attack_dice(fight.attacker.battalions), defence_dice(fight.defender.battalions));
    let roll = words.say("chip-roll", &[("attack", dice.0.into()), ("defence", dice.1.into())]);
    let all = Choice::give(words.say("chip-roll-all", &[]), "roll all").with_chance(chance_of(fight));
    vec![
        Choice::give(roll, "roll"),
        all,
        Choice::begin(words.say("chip-roll-told", &[]), "roll"),
        Choice::give(words.say("chip-break", &[]), "break"),
    ]
}

fn ring(words: &Words, view: &View, by_hand: bool) -> Vec<Choice> {
    let (path, at) = (view.options.path(), usize::from(view.ring));
    if at < path.last() && !path.is_gate(at) {
        return vec![Choice::give(words.say("chip-ring", &[]), "ring").due()];
    }
    let told = Choice::begin(words.say("chip-ring-told", &[]), "ring");
    if by_hand {
        return vec![told.due()];
    }
    vec![told, Choice::give(words.say("chip-ring-roll", &[]), "ring").due()]
}
