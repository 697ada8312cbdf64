//! What is chosen from, and what stands on the gold button.

use super::understood::{self, Read, in_full, told_why};
use super::{Choice, Frame, Framed, Role, Scene, Seen};
use crate::language::{Meaning, Misheard, Words, hear};
use crate::referee::Referee;
use crate::store::{Kept, OnDisk as _};
use crate::table::{Record, State};
use crate::window::play::line::Aside;
use crate::window::play::top::cut;
use crate::window::play::wish::{Begun, Wish};
use crate::window::widgets::look::Look;
use std::borrow::Cow;

/// The most letters of what Enter does that stand on its button.
const DEED: usize = 30;
/// More choices than have room beside a mat at once.
const MANY: usize = 6;

impl<G: Framed> Frame<G> {
    /// Whether what was begun by pressing things alone goes on so: the game says what is missing, and when nothing is.
    pub(super) fn goes_on_by_things(&self, referee: &Referee) -> bool {
        let (words, Some(state)) = (referee.words(), referee.state::<G>()) else { return false };
        let read = self.read(referee);
        let seen = Seen { veiled: false, typed: &read.full, opened: &self.opened };
        self.goes_on(state, &read.full) && G::chips(words, state, seen).iter().any(Choice::is_gold)
    }

    /// What is typed is called as a thing that lies there, or belongs to what was begun.
    pub(super) fn as_pressed(&self, referee: &Referee) -> Option<Begun> {
        let typed = self.line.typed.trim();
        let read = self.read(referee);
        let asks_more =
            || referee.state::<G>().is_some_and(|state| G::asks_more(state, typed, read.full.trim()));
        let is_line = typed.is_empty() || self.line.begun.is_none() && read.is_whole() && !asks_more();
        let begun = self.line.begun.as_ref().map_or("", |begun| &begun.command);
        let seen = Seen { veiled: false, typed: begun, opened: &self.opened };
        let scene = self.scene(Look::default(), referee, seen).filter(|_| !is_line)?;
        // What a thing is called is no chance.
        G::as_pressed(Scene { odds: false, ..scene }, typed)
    }

    /// What the game itself has on the gold button while this stands on the line.
    pub(super) fn own_gold(&self, referee: &Referee) -> Option<Choice<G>> {
        let (words, record) = (referee.words(), referee.kept::<G>()?.record());
        let read = self.read(referee);
        let seen = Seen { veiled: false, typed: self.typed_in_full(&read), opened: &self.opened };
        let own = G::while_typed(words, record.state(), seen)?;
        never_in_vain(words, record, own).into_iter().find(Choice::is_gold)
    }

    fn goes_on(&self, state: &State<G>, full: &str) -> bool {
        let begun = self.line.begun.as_ref();
        begun.is_some_and(|begun| self.line.typed.trim().is_empty() || G::reads_on(&begun.command))
            && G::keeps_begun(state, full)
    }

    /// What stands on the gold button, if anything does, or on two, and what is chosen from. While something is typed that is
    /// entered; on a first evening its next step is due.
    pub(super) fn offered(&self, referee: &Referee, veiled: bool) -> (Vec<Choice<G>>, Vec<Choice<G>>) {
        let (words, Some(kept)) = (referee.words(), referee.kept::<G>()) else { return Default::default() };
        let (record, state) = (kept.record(), kept.record().state());
        let read = self.read(referee);
        let full = self.typed_in_full(&read);
        // What is agreed otherwise begins the game anew: that is asked.
        if let Some(begun) = self.line.begun.as_ref().filter(|_| read.begins_anew()) {
            let gold = Choice::of(&begun.called, Wish::Enter).due();
            // Where games are kept, so is this one.
            let lost = if kept.path().is_some() { "frame-anew-kept" } else { "frame-anew-lost" };
            let gold = gold.with_chance(words.say(lost, &[]));
            return (vec![gold], vec![Choice::of(words.say("frame-back", &[]), Wish::Back)]);
        }
        let chips = G::chips(words, state, Seen { veiled, typed: full, opened: &self.opened });
        let (gold, mut choices): (Vec<_>, Vec<_>) =
            never_in_vain(words, record, chips).into_iter().partition(Choice::is_gold);
        if !gold.is_empty() && self.goes_on(state, full) {
            // What is still typed is only taken up by Enter.
            let typed = !self.line.typed.trim().is_empty();
            let role = |gold: Choice<G>| Choice { role: if typed { Role::Asks } else { gold.role }, ..gold };
            return (gold.into_iter().map(role).collect(), choices);
        }
        // What was refused is Enter's again; a press begins anew. What is chosen from stays where it is, and what was due beside it.
        if self.stands_refused() {
            let due = gold.into_iter().filter(|gold| gold.role != Role::Asks);
            let alone = |gold: Choice<G>| Choice { chance: None, number: None, sign: None, ..gold.either() };
            let due = due.map(alone);
            let called = if veiled { words.say("frame-enter", &[]) } else { cut(read.typed.trim(), DEED) };
            let no = Choice { chance: Some(words.say("line-refused", &[])), ..Choice::asks(called) };
            return (std::iter::once(no).chain(due).collect(), choices);
        }
        if !full.is_empty() {
            // What is called so is as good as pressed; what is chosen from stays where it is.
            if !veiled
                && self.as_pressed(referee).is_none()
                && let Some(named) = self.named(referee)
            {
                let before = self.line.begun.as_ref().map_or("", |begun| &begun.command);
                let seen = Seen { veiled, typed: before, opened: &self.opened };
                let chips = never_in_vain(words, record, G::chips(words, state, seen)).into_iter();
                let gold = Choice::of(cut(named.label(), DEED), Wish::Enter).due();
                return (vec![gold], chips.filter(|choice| !choice.is_gold()).collect());
            }
            let seen = Seen { veiled, typed: full, opened: &self.opened };
            if let Some(own) = G::while_typed(words, state, seen) {
                let (gold, choices) = own.into_iter().partition(Choice::is_gold);
                // What stands on the line as it is is no command, or would be refused: then Enter does nothing else either.
                let refuses = !read.is_whole() || read.refused.is_some();
                let gold = never_in_vain(words, record, gold).into_iter().map(|gold| match gold.wish {
                    Wish::Enter if refuses => Choice { role: Role::Asks, ..gold },
                    _ => gold,
                });
                return (gold.collect(), choices);
            }
            let picks = G::picks(words, state, full);
            let enter = self.on_enter(referee, &read, veiled);
            // What is missing is said, where the game knows it.
            let missing = gold.into_iter().find(|gold| gold.role == Role::Asks).filter(|_| !veiled);
            let whole = self.as_pressed(referee).is_some_and(|pressed| pressed.whole);
            let enter = match missing {
                Some(missing) if read.deed.is_none() && !whole => {
                    Choice { chance: Some(missing.label), ..enter }
                }
                _ => enter,
            };
            return (vec![enter], if picks.is_empty() { choices } else { picks });
        }
        let Some(step) = self.next_step(record) else { return (gold, choices) };
        // Where hands would want it anyway it is called as then.
        let wanted = gold.iter().chain(&choices).find(|choice| step.is(&choice.wish)).cloned();
        let besides = gold.into_iter().filter(|choice| choice.role != Role::Asks);
        choices.extend(besides.map(|choice| Choice { role: Role::Among, ..choice }));
        choices.retain(|choice| !step.is(&choice.wish));
        (vec![wanted.unwrap_or_else(|| step.choice::<G>(words)).due()], choices)
    }

    /// What Enter does with what is typed: gold as soon as that is a whole command that is not refused; else only said, with why
    /// nothing is done yet.
    fn on_enter(&self, referee: &Referee, read: &Read<G>, veiled: bool) -> Choice<G> {
        let words = referee.words();
        let enter = |label: &str, chance: Option<&str>| Choice {
            role: if chance.is_some() { Role::Asks } else { Role::Due },
            chance: chance.map(|chance| words.say(chance, &[])),
            ..Choice::of(cut(label, DEED), Wish::Enter)
        };
        if veiled {
            return enter(&words.say("frame-enter", &[]), None);
        }
        let begun = self.line.begun.as_ref();
        let typed = read.typed.trim();
        // What is called as a thing that lies there is taken as if that were pressed.
        if let Some(pressed) = self.as_pressed(referee).filter(|_| !typed.is_empty()) {
            return enter(&pressed.called, None);
        }
        if begun.is_none() {
            let opens = match Aside::of(typed) {
                Some(Aside::Quit) => Some("home-quit"),
                Some(Aside::Keys) => Some("table-keys"),
                Some(Aside::Settings) => Some("home-settings"),
                None => (G::ODDS && typed.eq_ignore_ascii_case("o")).then_some("frame-odds"),
            };
            if let Some(opens) = opens {
                return enter(&words.say(opens, &[]), None);
            }
        }
        let refuses = read.refused.is_some().then_some("line-refused");
        if !read.several.is_empty() {
            return enter(&read.several.join("; "), refuses);
        }
        let Some(deed) = &read.deed else {
            let called = begun.map_or(typed, |begun| &begun.called);
            return enter(called, Some("frame-not-whole"));
        };
        // Nothing is said yet that could be refused.
        let unsaid = begun.filter(|_| self.line.typed.trim().is_empty() && read.refused.is_some());
        if let Some(begun) = unsaid {
            return enter(&begun.called, Some("frame-not-whole"));
        }
        // A question is called what the button is called that began it.
        let asked = begun.filter(|_| deed == read.full.trim()).map(|begun| &begun.called);
        enter(asked.unwrap_or(deed), refuses)
    }

    /// Whether this word can stand next on the line: more is asked for behind it, or the rules take it. What was typed amiss before
    /// is told with it.
    pub(super) fn waits_for(&self, referee: &Referee, word: &str) -> bool {
        let amiss = |line: &str| {
            let full = in_full(referee.words(), referee.state::<G>(), line);
            hear::<G>(full.trim()).is_err_and(|misheard| !matches!(misheard, Misheard::TooFewWords { .. }))
        };
        let line = self.line.whole();
        !amiss(&format!("{} {word}", line.trim_end())) || amiss(&line)
    }

    /// Whether the line is a whole command that the rules would take.
    pub(super) fn would_do(&self, referee: &Referee, line: &str) -> bool {
        let record = referee.kept::<G>().map(Kept::record);
        record.is_some_and(|record| understood::would_do(referee.words(), record, line))
    }
}

/// Nothing is pressed in vain: where the rules wait for what hands have drawn, that is begun; of what they refuse gold only asks, with
/// why below it, and among others its place is left empty, or of so many that they stand on pages it is left out.
pub(super) fn never_in_vain<G: Framed>(
    words: &Words,
    record: &Record<G>,
    offered: Vec<Choice<G>>,
) -> Vec<Choice<G>> {
    let are_many = offered.iter().filter(|choice| !choice.is_gold()).count() > MANY;
    let kept = |choice: Choice<G>| {
        let was_there = choice.role != Role::Nothing;
        let now = never_refused(words, record, choice);
        (!are_many || !was_there || now.role != Role::Nothing).then_some(now)
    };
    offered.into_iter().filter_map(kept).collect()
}

fn never_refused<G: Framed>(words: &Words, record: &Record<G>, choice: Choice<G>) -> Choice<G> {
    let no = |choice: Choice<G>, why: Option<String>| match choice.is_gold() {
        true => Choice { role: Role::Asks, chance: why, ..choice },
        false => Choice::nothing(),
    };
    let heard = match &choice.wish {
        Wish::Say(lines) => {
            let meant = lines.lines().map(|line| hear::<G>(line).map(|heard| heard.meaning));
            let meant: Result<Vec<_>, _> = meant.collect();
            let Ok(meant) = meant else { return no(choice, None) };
            let commands = meant.into_iter().map(|meaning| match meaning {
                Meaning::Command(command) => Some(command),
                _ => None,
            });
            let Some(commands) = commands.collect() else { return choice };
            commands
        }
        _ => Vec::new(),
    };
    let commands = match &choice.wish {
        Wish::Give(commands) | Wish::GiveAs(commands, _) => commands,
        _ => &heard,
    };
    let mut state = Cow::Borrowed(record.state());
    // Of several commands each may be forbidden where those before it lead.
    for (at, command) in commands.iter().enumerate() {
        match G::decide(&state, command, record.draws()) {
            Ok(_) if at + 1 == commands.len() => {}
            Ok(events) => events.iter().for_each(|event| state.to_mut().apply(event)),
            Err(refusal) => {
                let line = || G::printed(command).unwrap_or_default();
                return match G::lacks(&refusal).filter(|_| at == 0) {
                    Some(word) => {
                        let begun = Begun::new(format!("{} {word}", line()), &choice.label);
                        Choice { wish: Wish::Begin(begun), ..choice }
                    }
                    None => no(choice, told_why::<G>(words, &refusal)),
                };
            }
        }
    }
    choice
}
