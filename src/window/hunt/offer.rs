//! What can be done now: what the gold button does, what is chosen from, and what else there is; and what a press on a place
//! means.

use super::chips::{Chip, Chips, Door, Offer, Wish, in_areas, new_place};
use super::part2::{gandalf_does, in_part2, of_course};
use super::places::{areas_of_the_part, choices};
use super::put_back::PutBack;
use super::turn::Waits;
use crate::books::Change;
use crate::hunt::board::{Location, Region};
use crate::hunt::{
    self, Asked, Canceller, Command, Correction, Occasion, Phase, Question, State, Tile, Turn,
};
use crate::language::Words;
use crate::language::hunt::{correcting, deed, deed_of, inserting, print, tiles as tiles_in_words, written};
use crate::window::play::wish::Begun;
use crate::window::widgets::press::Weight;

/// The refusals after which an entry goes by the Ring-bearer's word.
pub(super) const GOES_BY_WORD: [&str; 7] = [
    "refused-not-on-board",
    "refused-not-connected",
    "refused-too-far",
    "refused-escape-not-connected",
    "refused-escape-too-far",
    "refused-gandalf-not-connected",
    "refused-row-not-in-reach",
];

const DONE: Command = Command::Done { word: false };
/// What stands behind a Perception by the Morgul Ring.
const MORGUL: &str = "morgul";
const BLOCKED: Command = Command::Blocked { reason: None };
const DOT: Command = Command::Move { to: None, word: false, free: false };

/// What of the screen has a say in it.
#[derive(Clone, Copy)]
pub(super) struct Asking<'a> {
    pub begun: Option<&'a Begun>,
    /// What the Corruption would be, were the tiles that lie drawn accepted.
    pub accepted: Option<u16>,
    /// How many of the tiles that lie drawn are turned over.
    pub turned: usize,
    pub put_back: &'a PutBack,
    pub waits: &'a Waits,
    /// Whether secrets are kept from sight.
    pub veiled: bool,
}

/// What can be done now; where secrets are veiled, nothing that tells one.
pub(super) fn offer(words: &Words, state: &State, asking: Asking<'_>) -> Offer {
    let mut offer = offered(words, state, asking);
    if let (Waits::ByWord(command), false) = (asking.waits, asking.veiled) {
        let label = words.say("chip-word", &[]);
        // Where nothing else stood, and only when it is meant: no board is asked.
        let called = by_his_word(words, &deed(words, command));
        let confirm = Wish::Confirm(Begun::new(format!("{command} !"), called));
        // Below the choices: none of them moves by it.
        offer.buttons.push((label, confirm, Weight::Quiet));
    }
    offer
}

fn by_his_word(words: &Words, called: &str) -> String {
    let word = words.say("chip-word", &[]);
    let mut letters = word.chars();
    // Within a sentence it begins small; what is a name in it stays one.
    let word: String = letters.next().into_iter().flat_map(char::to_lowercase).chain(letters).collect();
    format!("{called}, {word}")
}

/// The same, but for what goes by the Ring-bearer's word.
fn offered(words: &Words, state: &State, asking: Asking<'_>) -> Offer {
    let chips = Chips(words);
    let view = &state.view;
    let Asking { begun, veiled, .. } = asking;
    // That an entry is wrong is nobody's business either, until the table is told.
    if state.hidden.proposed.is_some() && !veiled {
        let (called, wish, weight) = chips.give(Command::CorrectApply);
        // What no board knows goes by his word, and says so.
        let called = match hunt::no_way(state) {
            Some(_) => by_his_word(words, &called),
            None => called,
        };
        let choices = vec![(called, wish, weight), chips.give(Command::CorrectKeep)];
        return Offer { gold: chips.due("due-proposed"), choices, ..Offer::default() };
    }
    if let Some(place) = asking.waits.area() {
        let mut choices = in_areas(state, place);
        choices.push(chips.to("chip-back", Door::Back));
        return Offer { gold: chips.due("due-area"), choices, ..Offer::default() };
    }
    if let Some(begun) = begun
        && let Some(offer) = begun_offer(&chips, state, begun, veiled)
    {
        // While something is begun, what else there is stays where it is.
        let buttons = if beside_begun(state) { standing(&chips, state, asking).buttons } else { Vec::new() };
        return Offer { buttons, ..offer };
    }
    if let Waits::Pondered(_) = asking.waits {
        let gold = Some((words.say("chip-give", &[]), Wish::To(Door::Give)));
        let named = |command, door| (deed_of(words, &command), Wish::To(door), Weight::Quiet);
        let choices = vec![named(Command::Withdraw, Door::Forget), named(BLOCKED, Door::Block)];
        return Offer { gold, choices, ..Offer::default() };
    }
    if let Some((drawn, occasion)) = &view.drawn {
        return of_tiles(&chips, state, drawn, *occasion, asking);
    }
    if view.asked.is_some() {
        let choices = vec![chips.give(Command::Withdraw), chips.give(BLOCKED)];
        return Offer { gold: chips.gold(Command::Answer), choices, ..Offer::default() };
    }
    match asking.waits {
        Waits::Chosen(Door::ByCard) => return by_card(&chips, state, begun, veiled),
        Waits::Chosen(Door::ByHand) => return by_hand(&chips, state, begun),
        _ => {}
    }
    standing(&chips, state, asking)
}

/// Whether something can be begun beside what the phase offers.
fn beside_begun(state: &State) -> bool {
    state.view.phase.is_play() && state.view.drawn.is_none() && state.view.asked.is_none()
}

/// What the phase offers, and what is always there.
fn standing(chips: &Chips<'_>, state: &State, asking: Asking<'_>) -> Offer {
    let Asking { veiled, .. } = asking;
    let view = &state.view;
    let mut offer = of_phase(chips, state, asking);
    if view.phase.is_play() {
        // What is always there stands first, so that it stands where it stood.
        let mut buttons = vec![chips.to("by-card", Door::ByCard), chips.to("by-hand", Door::ByHand)];
        let entries =
            if view.part2.is_some() { state.hidden.gandalf.len() > 1 } else { !state.hidden.log.is_empty() };
        if entries && !veiled {
            buttons.push(chips.to("table-correct", Door::Correct));
        }
        offer.buttons.splice(..0, buttons);
        // What comes and goes stands last, and moves nothing.
        if !veiled {
            offer.buttons.extend(gandalf_does(chips, state));
        }
    }
    offer
}

fn of_phase(chips: &Chips<'_>, state: &State, asking: Asking<'_>) -> Offer {
    let (words, view) = (chips.0, &state.view);
    let Asking { begun, veiled, .. } = asking;
    let offer = |gold, choices| Offer { gold, choices, buttons: Vec::new() };
    let by_hand = view.tiles_by_hand();
    match view.phase {
        // Both have a screen of their own.
        Phase::Setup | Phase::Letter | Phase::Tiles => Offer::default(),
        Phase::Refresh => {
            let rolled = |shadows| Chips::short(shadows, Command::Refresh { shadows: Some(shadows) });
            offer(chips.due("due-shadows"), (0..=6).map(rolled).collect())
        }
        Phase::RingBearer => match &view.part2 {
            Some(part2) => in_part2(chips, state, part2, veiled),
            None if view.moved || view.rested => offer(chips.gold(DONE), new_place(state, veiled)),
            None => {
                let mut choices = Vec::new();
                if !veiled {
                    choices.push(chips.give(DOT));
                }
                if view.turn == Turn::Nightfall {
                    choices.push(chips.give(Command::Rest { word: false }));
                    // R11, R12: a card may spare the Corruption.
                    let called = words.say("chip-free", &[]);
                    choices
                        .push(Chips::begins(Begun { behind: "free", ..Begun::new("move", called) }, begun));
                }
                offer(chips.due("due-move"), choices)
            }
        },
        Phase::Ringwraiths => {
            let gold = Some((words.say("chip-done-ringwraiths", &[]), Wish::give(DONE)));
            let mut buttons = questions(chips, state, begun);
            if let Some(part2) = &view.part2 {
                buttons.push(chips.give(Command::Lord(!part2.lord)));
            }
            Offer { gold, choices: Vec::new(), buttons }
        }
        Phase::Fleeing | Phase::Hiding => {
            let done = if view.phase == Phase::Hiding { Command::Hide } else { Command::Flee };
            let tokens = if veiled { Vec::new() } else { choices(state) };
            let tokens = tokens.iter().map(|token| Chips::short(token, done(*token)));
            offer(chips.due("due-token"), tokens.collect())
        }
        Phase::Encounter => {
            let lord = view.part2.as_ref().is_some_and(|part2| part2.lord);
            // He counts for two: with him is another choice, and what it asks for the same numbers.
            let with_lord = lord.then(|| Chips::begins(with_lord(words), begun));
            let count = (0..=hunt::NAZGUL).map(|all| nazgul(chips, state, all, false));
            offer(chips.due("due-nazgul"), count.chain(with_lord).collect())
        }
        Phase::Escape => match &view.part2 {
            Some(part2) => of_course(chips, state, part2, veiled),
            None if veiled => offer(chips.due("due-escape"), Vec::new()),
            None => {
                let here = state.last_location();
                // To stay is to write a slash; to flee to where he is writes its number down again.
                let named = |to: &Location| match Some(*to) == here {
                    true => words.say("chip-again", &[("here", to.to_string().into())]),
                    false => to.to_string(),
                };
                let reach = hunt::reach(state).unwrap_or_default();
                let escape = |to| Command::Escape { to, word: false };
                let reach = reach.iter().map(|to| Chips::short(named(to), escape(Some(*to))));
                let stay = chips.give(escape(None));
                offer(chips.due("due-escape"), std::iter::once(stay).chain(reach).collect())
            }
        },
        Phase::Rescue if view.options.linked().is_none() => offer(chips.due("due-rescue"), Vec::new()),
        Phase::Rescue => {
            let rescue = Command::Rescue { moves: None, tiles: None };
            let begin = |rescue| (deed_of(words, rescue), of_tiles_to_type(words, rescue));
            offer(if by_hand { Some(begin(&rescue)) } else { chips.gold(rescue) }, Vec::new())
        }
        Phase::Bree | Phase::Rescued => {
            let gold = Some((words.say("table-letter", &[]), Wish::To(Door::Letter)));
            let buttons = vec![
                chips.to("table-telling", Door::Telling),
                chips.to("frame-save", Door::Save),
                chips.to("table-reveal", Door::Reveal),
            ];
            Offer { gold, choices: Vec::new(), buttons }
        }
        Phase::Corrupted | Phase::Rivendell => {
            let gold = Some((words.say("table-telling", &[]), Wish::To(Door::Telling)));
            let buttons = vec![
                chips.to("table-reveal", Door::Reveal),
                chips.to("frame-save", Door::Save),
                chips.to("table-leave", Door::Leave),
            ];
            Offer { gold, choices: Vec::new(), buttons }
        }
    }
}

/// The questions that the Ringwraiths ask.
fn questions(chips: &Chips<'_>, state: &State, begun: Option<&Begun>) -> Vec<Chip> {
    let mut buttons = ["search", "hunt", "perception"].map(|verb| chips.begin(verb, begun)).to_vec();
    // P14: the Morgul Ring goes with the Lord's die.
    if state.view.part2.as_ref().is_some_and(|part2| part2.lord_today) {
        let called = chips.0.say("chip-morgul", &[]);
        buttons.push(Chips::begins(Begun { behind: MORGUL, ..Begun::new("perception", called) }, begun));
    }
    buttons
}

/// What is chosen from while something that was begun waits; `None`: what the phase offers is.
fn begun_offer(chips: &Chips<'_>, state: &State, begun: &Begun, veiled: bool) -> Option<Offer> {
    let view = &state.view;
    let offer = |gold, choices| Some(Offer { gold, choices, buttons: Vec::new() });
    let words: Vec<&str> = begun.command.split_whitespace().collect();
    match words[..] {
        ["perception"] | ["card", "perception"] => {
            let areas = areas_of_the_part(state);
            let mut sections: Vec<_> = areas.iter().map(|area| area.section()).collect();
            sections.dedup();
            let regions =
                sections.into_iter().map(Region::Section).chain(areas.into_iter().map(Region::Area));
            let ask = |region| {
                let morgul = begun.behind == MORGUL;
                let question = if morgul { Question::Morgul(region) } else { Question::Perception(region) };
                Chips::short(region, Command::Put(Asked { card: words.len() > 1, question }))
            };
            offer(chips.due("due-area"), regions.map(ask).collect())
        }
        ["correct", "insert", number] | ["correct", number] if number.parse::<u8>().is_ok() => {
            let at = number.parse().unwrap_or_default();
            // P9: Gandalf's log has no dots.
            let plain = words.len() == 2;
            // R28: an escape that went nowhere is no dot.
            let stayed = plain && state.hidden.is_leap(at);
            let entry = if stayed { hunt::Entry::Slash } else { hunt::Entry::Dot };
            let inserts = Correction::Insert { at, entry };
            let dotted = if plain { Correction::Entry { at, entry } } else { inserts };
            let may = |correction| hunt::may_correct(state, correction);
            let give = |correction| chips.give(Command::Correct { correction, word: false });
            let dot = may(dotted).then(|| give(dotted));
            let remove = Correction::Remove { at };
            let remove = (plain && may(remove)).then(|| give(remove));
            let insert = plain && (view.part2.is_some() || may(inserts));
            let insert = insert.then(|| chips.begin(&inserting(at), None));
            offer(chips.due("due-entry"), dot.into_iter().chain(remove).chain(insert).collect())
        }
        ["correct"] => {
            let entries = if view.part2.is_some() {
                state.hidden.gandalf.len().saturating_sub(1)
            } else {
                state.hidden.log.len()
            };
            let boxes = (1..=entries).map(|at| {
                let called = chips.0.say("chip-entry", &[("at", at.into())]);
                let entry = match view.part2 {
                    Some(_) => state.hidden.gandalf.get(at).map(ToString::to_string),
                    None => state.hidden.log.get(at - 1).map(written),
                };
                // A number alone would be read as a place.
                let label = match entry.filter(|_| !veiled) {
                    Some(entry) => format!("{at}: {entry}"),
                    None => called.clone(),
                };
                (label, Wish::Begin(Begun::new(correcting(at as u8), called)), Weight::Quiet)
            });
            offer(chips.due("due-wrong-entry"), boxes.collect())
        }
        ["track"] => {
            let sides = ["eye", "sword", "off"].map(|side| {
                let label = chips.0.say("track-side", &[("side", side.into())]);
                (label, Wish::Type(format!(" {side}")), Weight::Quiet)
            });
            offer(chips.due("due-target"), sides.into())
        }
        ["token", ref which @ ..] => {
            let named = |token: &Location| which.iter().all(|which| *which == token.to_string());
            let kept = kept_tokens(state).filter(|token| !veiled && named(token));
            let both = kept.flat_map(|location| {
                [(true, "found"), (false, "hidden")].map(|(found, now)| {
                    let now = chips.0.say("token-now", &[("now", now.into())]);
                    let (_, confirm, weight) = chips.once_meant(&Command::Token { location, found });
                    (format!("{location}, {now}"), confirm, weight)
                })
            });
            offer(chips.due("due-token"), both.collect())
        }
        [.., "tiles"] | ["red"] | ["pool"] => offer(chips.due("due-tiles"), tile_values(chips, words[0])),
        ["card", "move"] => {
            offer(chips.due("due-target"), vec![chips.give(Command::CardMove { to: None, word: false })])
        }
        ["move"] => offer(
            chips.due("due-move"),
            vec![chips.give(Command::Move { to: None, word: false, free: true })],
        ),
        ["search" | "hunt"] | ["card", ..] => offer(chips.due("due-target"), Vec::new()),
        ["rescue"] => offer(chips.due("due-rescue"), Vec::new()),
        ["nazgul"] => {
            let count = (1..=hunt::NAZGUL).map(|all| nazgul(chips, state, all, true));
            offer(chips.due("due-nazgul"), count.collect())
        }
        ["journey", "row", _] => {
            offer(chips.due("due-row"), vec![(".".into(), Wish::Type(".".into()), Weight::Quiet)])
        }
        _ => offer(None, Vec::new()),
    }
}

/// The values on tiles, put one behind the other.
fn tile_values(chips: &Chips<'_>, verb: &str) -> Vec<Chip> {
    let tile = |typed: String, label: String| (label, Wish::Type(format!(" {typed}")), Weight::Quiet);
    let eye = chips.0.say("copy-tiles-eye", &[]);
    let mut values: Vec<Chip> = (0..=4).map(|value| tile(value.to_string(), value.to_string())).collect();
    values.push(tile("eye".to_owned(), eye.clone()));
    if verb != "red" {
        let red = chips.0.say("tile-red", &[]);
        values.push((red, Wish::Type("r".to_owned()), Weight::Quiet));
    }
    values
}

/// How many Nazgûl found him, their Lord among them.
fn with_lord(words: &Words) -> Begun {
    Begun { behind: "lord", ..Begun::new("nazgul", words.say("chip-with-lord", &[])) }
}

/// R24: so many of them; where hands draw, the tiles are told behind that.
fn nazgul(chips: &Chips<'_>, state: &State, count: u8, lord: bool) -> Chip {
    let command = Command::Nazgul { count, lord, tiles: None };
    match state.view.tiles_by_hand() && count > 0 {
        true => (count.to_string(), of_tiles_to_type(chips.0, &command), Weight::Quiet),
        false => Chips::short(count, command),
    }
}

/// A command is begun that waits for the tiles that hands have drawn.
fn of_tiles_to_type(words: &Words, command: &Command) -> Wish {
    Wish::Begin(Begun::new(format!("{} tiles", print(command)), deed_of(words, command)))
}

/// R24–R26: the tiles that lie drawn.
fn of_tiles(
    chips: &Chips<'_>,
    state: &State,
    drawn: &[Tile],
    occasion: Occasion,
    asking: Asking<'_>,
) -> Offer {
    let words = chips.0;
    if asking.turned < drawn.len() {
        let gold = Some((words.say("chip-turn-over", &[]), Wish::To(Door::TurnOver)));
        return Offer { gold, ..Offer::default() };
    }
    let put_back = asking.put_back;
    let accept = deed_of(words, &Command::Accept);
    // Nobody loses a game by not having added up.
    let accept = match asking.accepted {
        Some(total) => format!("{accept}: {}", corruption_to(words, total)),
        None => accept,
    };
    let Some(tile) = put_back.chosen.and_then(|at| drawn.get(at)) else {
        let gold = Some((accept, Wish::give(put_back.command(drawn))));
        return Offer { gold, ..Offer::default() };
    };
    let back = chips.to("chip-back", Door::Back);
    if let Some(who) = put_back.flips {
        // A card that is flipped stays so: it is not done by a slip. It is flipped only when the tiles are accepted.
        let with = Canceller::Company(who);
        let puts_back = deed_of(words, &Command::Cancel(vec![(*tile, with)]));
        let gold = Some((puts_back, Wish::To(Door::By(with))));
        return Offer { gold, choices: Vec::new(), buttons: vec![back] };
    }
    let gold = chips.due("due-put-back");
    // R25: one Company card at the most, no red tile by it, and for an encounter or a rescue only.
    let by_company = matches!(occasion, Occasion::Encounter | Occasion::Rescue)
        && !tile.red
        && put_back.company().is_none();
    let company = state.view.company.ready().filter(|_| by_company).map(|who| {
        let name = words.say("company-name", &[("who", who.to_string().into())]);
        (name, Wish::To(Door::Flips(who)), Weight::Quiet)
    });
    let card = chips.to("chip-another-card", Door::By(Canceller::Card));
    // The tiles stay where they are: nobody stands where one was pressed.
    Offer { gold, choices: Vec::new(), buttons: company.chain([card, back]).collect() }
}

/// What the Corruption comes to, as it is said when it is set.
pub(super) fn corruption_to(words: &Words, total: u16) -> String {
    let change = Change::To(u8::try_from(total).unwrap_or(u8::MAX));
    deed_of(words, &Command::Corruption { change, reason: None })
}

/// What is said above those who can put a tile back.
pub(super) fn put_back_by(words: &Words, tile: Tile) -> String {
    words.say("chip-put-back", &[("tile", tiles_in_words(words, &[tile]).into())])
}

/// R21: the Information tokens that can still be found.
fn kept_tokens(state: &State) -> impl Iterator<Item = Location> {
    let tokens = if state.view.part2.is_none() { Some(&state.hidden) } else { None };
    tokens
        .into_iter()
        .flat_map(|hidden| hidden.information.keys().copied().filter(|token| hidden.keeps(*token)))
}

/// R12, R32: what cards do.
fn by_card(chips: &Chips<'_>, state: &State, begun: Option<&Begun>, veiled: bool) -> Offer {
    let by = chips.0.say("by-card", &[]);
    let by = by.trim_end_matches(['…', ' ']);
    let begins = |verb: &str| {
        let called = deed(chips.0, verb.strip_prefix("card ").unwrap_or(verb));
        let (_, wish, weight) = chips.begin_called(verb, format!("{by}: {called}"), begun);
        (format!("{called} …"), wish, weight)
    };
    let mut choices: Vec<Chip> = Vec::new();
    // R12: what a card does in a turn, and what comes to lie on the table by one at any time.
    if state.view.phase.cards_act() {
        if state.view.part2.is_some() {
            choices.extend([chips.give(Command::CardAdvance), begins("card gandalf")]);
        } else {
            choices.push(begins("card move"));
        }
        if state.view.phase == Phase::Ringwraiths {
            choices.extend(["card search", "card hunt", "card perception"].map(begins));
        }
        // Where hands draw, they say what.
        choices.extend((1..=3).map(|count| Command::Draw { count, tiles: None }).map(|draw| {
            match state.view.tiles_by_hand() {
                true => (deed_of(chips.0, &draw), of_tiles_to_type(chips.0, &draw), Weight::Quiet),
                false => chips.give(draw),
            }
        }));
    }
    choices.push(begins("red"));
    if !state.view.barrow_wights {
        choices.push(chips.give(Command::BarrowWights));
    }
    // Which are hidden is nobody's business.
    if kept_tokens(state).next().is_some() || veiled && state.view.part2.is_none() {
        choices.push(begins("token"));
    }
    let buttons = vec![chips.to("chip-back", Door::ByCard)];
    Offer { gold: None, choices, buttons }
}

/// R31, R32: what is set as it lies on the table.
fn by_hand(chips: &Chips<'_>, state: &State, begun: Option<&Begun>) -> Offer {
    let mut choices: Vec<Chip> = vec![
        chips.begin_called("track", chips.0.say("table-tracks", &[]), begun),
        chips.begin_called("eyes", chips.0.say("table-eyes", &[]), begun),
        chips.give(Command::FellowshipRemove),
    ];
    if state.view.hunt_pool.is_some() {
        choices.push(chips.begin_called("pool", chips.0.say("table-pool", &[]), begun));
    }
    choices.extend([
        chips.begin_called("tell", deed_of(chips.0, &Command::Tell(String::new())), begun),
        chips.begin_called("note", deed_of(chips.0, &Command::Note(String::new())), begun),
    ]);
    let buttons = vec![chips.to("chip-back", Door::ByHand)];
    Offer { gold: None, choices, buttons }
}
