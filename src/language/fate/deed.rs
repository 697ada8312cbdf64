//! A command as it was said, in a few words: for undo, for what was done lately, and for what the line would do.

pub(crate) use super::names::called;
use super::names::{self, face, named};
use super::sheet::Stands;
use crate::books::{Change, Command, Throw};
use crate::fate::stacks::Drawn;
use crate::fate::terms::{Army, Face, Site};
use crate::fate::{Fate, FateCommand, FateEvent, FateTrack, Fellowship, Step};
use crate::language::books::NewBooks;
use crate::language::{Meaning, Words, capital, hear, yes};
use fluent_bundle::FluentValue;
use strum::IntoEnumIterator;

/// In words where there are any, and else as it was said. `there`: the game of which it is told, which knows its cards.
pub(super) fn deed(words: &Words, there: Option<&Fellowship>, said: &str) -> String {
    if let Some(army) = mustered(said) {
        return names::muster(words, army);
    }
    match hear::<Fate>(said).map(|heard| heard.meaning) {
        Ok(Meaning::Command(Command::Own(command, _))) => told(words, there, &command),
        Ok(Meaning::Command(Command::Track(track, _))) => set(words, &track, said),
        Ok(Meaning::Command(Command::Phase(phase))) => Some(Stands::said(&phase).told(words)),
        Ok(Meaning::Errand(NewBooks { asked, .. })) if asked.counted => {
            let level: &str = asked.options.level.into();
            let level = words.say("level", &[("level", level.into())]);
            let facts = [("players", asked.options.players.into()), ("level", level.into())];
            Some(words.say("deed-new", &facts))
        }
        _ => None,
    }
    .unwrap_or_else(|| said.to_owned())
}

/// F65: whose troop comes; so a muster is told, where no ledger knows the troops.
pub(super) fn mustered(said: &str) -> Option<Army> {
    match hear::<Fate>(said).map(|heard| heard.meaning) {
        Ok(Meaning::Command(Command::Track(FateTrack::Army(army), Change::Fewer(1)))) => Some(army),
        _ => None,
    }
}

/// What `done` has brought to an end: the actions, or a turn.
pub(super) fn done(words: &Words, led: &FateEvent) -> Option<String> {
    match led {
        FateEvent::Stands { step: Step::Cards, .. } => Some(words.say("mat-actions-done", &[])),
        FateEvent::Stands { step: Step::Actions, .. } => {
            Some(capital(&words.say("mat-word", &[("of", "turn-over".into())])))
        }
        // F20: the table has moved them.
        FateEvent::Due { .. } => Some(words.say("chip-moved", &[])),
        _ => None,
    }
}

fn told(words: &Words, there: Option<&Fellowship>, command: &FateCommand) -> Option<String> {
    let say = |name: &str, facts: &[(&str, FluentValue<'_>)]| Some(words.say(name, facts));
    let at = |name: &str, place: &str| say(name, &[("place", named(words, place).into())]);
    let field =
        |name: &str, within: &str, place: &Option<String>| at(name, place.as_deref().unwrap_or(within));
    let cards_told = |of: &str, cards: &[String]| {
        let cards: Vec<String> = cards.iter().map(|card| called(words, there, card)).collect();
        let facts = [("of", of.to_owned().into()), ("cards", cards.join(", ").into())];
        say("deed-cards", &facts)
    };
    match command {
        FateCommand::Objectives(_) => say("deed-objectives", &[]),
        FateCommand::Characters(_) => say("deed-characters", &[]),
        FateCommand::Hands(_) => say("deed-hands", &[]),
        FateCommand::Confirm(_) => say("deed-confirm", &[]),
        FateCommand::Tick(item) => say("deed-tick", &[("item", (*item).into())]),
        FateCommand::Top(back) => {
            let back: &str = back.into();
            say("deed-top", &[("back", back.into())])
        }
        FateCommand::Flip(card, back, _) => {
            let back = back.as_ref().map_or("none", <&str>::from);
            let card = if card == "?" { "unread".to_owned() } else { called(words, there, card) };
            say("deed-flip", &[("card", card.into()), ("back", back.into())])
        }
        FateCommand::Amend { flip, card, .. } => {
            let card = called(words, there, card);
            say("deed-amend", &[("flip", (*flip).into()), ("card", card.into())])
        }
        FateCommand::Begin { frodo, .. } => at("deed-begin", frodo),
        FateCommand::Act(name) => say("deed-act", &[("name", named(words, name).into())]),
        FateCommand::Done => say("chip-done", &[]),
        FateCommand::Draw(cards) => {
            let skies = cards.iter().filter(|card| **card == Drawn::Skies).count();
            say("deed-draw", &[("cards", cards.len().into()), ("skies", skies.into())])
        }
        FateCommand::Skies { place, .. } => at("deed-skies", place),
        FateCommand::Frodo { region, .. } => at("deed-frodo", region),
        FateCommand::Eye(region) => at("deed-eye", region),
        FateCommand::Search { .. } => say("head-search", &[]),
        FateCommand::Ring { .. } => say("deed-ring", &[]),
        FateCommand::Doom { .. } => say("deed-doom", &[]),
        FateCommand::Attack { region, place, .. } => field("deed-attack", region, place),
        FateCommand::Battle { region, place, .. } => field("deed-battle", region, place),
        FateCommand::Roll(Throw::Told(faces)) => {
            let faces: Vec<String> = faces.iter().map(|typed| face_typed(words, typed)).collect();
            say("deed-rolled", &[("faces", faces.join(", ").into())])
        }
        FateCommand::Roll(_) => say("chip-roll", &[]),
        FateCommand::Reroll(typed, _) => say("deed-reroll", &[("face", face_typed(words, typed).into())]),
        FateCommand::Valor(count) => say("deed-valor", &[("count", (*count).into())]),
        FateCommand::Accept(_) => say("deed-accept", &[]),
        FateCommand::Choose(_) => say("deed-choose", &[]),
        FateCommand::NazgulGoes { from, to } => {
            let ends = [("from", named(words, from).into()), ("to", named(words, to).into())];
            say("deed-nazgul", &ends)
        }
        FateCommand::Capture { place, .. } => at("deed-capture", place),
        FateCommand::Lost(place) => at("deed-lost", place),
        FateCommand::Holds(_) => say("deed-holds", &[]),
        FateCommand::Objective { name, done } => {
            let done = yes(*done).into();
            say("deed-objective", &[("name", named(words, name).into()), ("done", done)])
        }
        FateCommand::Troops { place, .. } => at("deed-troops", place),
        FateCommand::Place(place, site) => {
            let site = if *site == Site::None { "neither" } else { site.into() };
            Some(words.pair(named(words, place), words.say("pick", &[("word", site.into())])))
        }
        FateCommand::Move { army, count, from, to } => Some(names::moved(words, *army, *count, [from, to])),
        FateCommand::Turn(from, to) => {
            Some(format!("{} → {}", face_typed(words, from), face_typed(words, to)))
        }
        FateCommand::Drop(face) => {
            let drop = words.say("mat-spend", &[("of", "drop".into())]);
            Some(words.pair(drop, face_typed(words, face)))
        }
        FateCommand::Peek(cards) => cards_told("peek", cards),
        FateCommand::Order(cards) => cards_told("order", cards),
        FateCommand::Remove(card) => cards_told("remove", std::slice::from_ref(card)),
        FateCommand::Foresee(cards) => {
            say("deed-cards", &[("of", "foresee".into()), ("cards", cards.len().to_string().into())])
        }
    }
}

/// A track that was set: its name, and what was said behind it.
fn set(words: &Words, track: &FateTrack, said: &str) -> Option<String> {
    let name = match track {
        FateTrack::Hope => words.say("track-hope", &[]),
        FateTrack::Threat => words.say("track-threat", &[]),
        FateTrack::Supply => words.say("track-supply", &[]),
        FateTrack::Army(army) => names::army(words, *army),
        FateTrack::Nazgul(region) => {
            return Some(words.say("mat-riders", &[("place", named(words, region).into())]));
        }
        FateTrack::Cards(_) => return None,
    };
    let (_, behind) = said.split_once(' ')?;
    Some(format!("{name} {behind}"))
}

/// A face by its beginning; one that can be two stays as it was typed.
fn face_typed(words: &Words, typed: &str) -> String {
    let mut meant = Face::iter().filter(|face| <&str>::from(face).starts_with(&typed.to_lowercase()));
    match (meant.next(), meant.next()) {
        (Some(one), None) => face(words, one),
        _ => typed.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn what_was_done_is_told_in_words() {
        let words = Words::of_game::<Fate>(Language::En);
        for (said, told) in [
            ("new fate players=3 level=epic", "A new game: 3 players, Epic"),
            ("top red", "RED on top"),
            ("flip drums black", "The Drums, then BLACK"),
            ("flip ? red", "Unread, then RED"),
            ("flip umbar>helms-deep/closer black", "Umbar → Helm's Deep, then BLACK"),
            ("gondor -1", "Muster: Gondor"),
            ("gondor -2", "Gondor -2"),
            ("begin frodo=misty-mountains", "Frodo begins: Misty Mountains"),
            ("done", "Done"),
            ("draw card card", "Two player cards"),
            ("draw card skies", "Drawn, Skies Darken: 1"),
            ("skies x", "Skies Darken: x"),
            ("frodo rhudaur", "Frodo to Rhudaur"),
            ("roll slip we", "Dice: Slip, Weary"),
            ("roll r", "Dice: r"),
            ("roll", "Roll"),
            ("accept", "The dice take effect"),
            ("capture mordor minas-morgul", "Captured: Minas Morgul"),
            ("objective keep-the-watch done", "Objective done: Keep the Watch"),
            ("hope +1 gift", "Hope +1 gift"),
            ("troops a shadow=2", "Troops counted: a"),
            ("move gondor 1 f4 f2", "Gondor 1: f4 → f2"),
            ("place g stronghold", "g: A stronghold"),
            ("turn weary slip", "Weary → Slip"),
            ("peek umbar>helms-deep/closer drums", "Looked at: Umbar → Helm's Deep, The Drums"),
            ("nazgul rhudaur = 2", "Nazgûl: Rhudaur"),
        ] {
            let heard = deed(&words, None, said).replace(['\u{2068}', '\u{2069}'], "");
            assert_eq!(heard, told, "{said}");
        }
    }
}
