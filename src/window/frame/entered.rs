//! What Enter does with what is typed on the line, or what it does by the gold button.

use super::choice::Place;
use super::given::{Given, TAKES_BACK};
use super::named::Named;
use super::page::Page;
use super::said::heard;
use super::screen::{Frame, LINE, Message};
use super::understood::{in_full, several};
use super::{Framed, Role, Seen};
use crate::books::Refusal;
use crate::language::{Meaning, Misheard, Usage, hear};
use crate::referee::Referee;
use crate::window::play::guard::Changed;
use crate::window::play::line::Aside;
use crate::window::play::wish::Wish;
use crate::window::screens::Next;
use iced::widget::operation;

impl<G: Framed> Frame<G> {
    /// Whether what is typed is a whole command of its own, and no end of what is begun.
    fn is_another(&self, referee: &Referee) -> bool {
        let (words, state) = (referee.words(), referee.state::<G>());
        let is_whole = |line: &str| hear::<G>(&in_full(words, state, line)).map(|heard| heard.meaning);
        let typed = in_full(words, state, self.line.typed.trim());
        let first = typed.split_whitespace().next().unwrap_or_default().to_ascii_lowercase();
        let begun = self.line.begun.as_ref().filter(|begun| !G::reads_on(&begun.command));
        begun.is_some_and(|_| Usage::<G>::all().any(|usage| usage.name == first))
            && matches!(is_whole(&typed), Ok(Meaning::Command(_)))
            && is_whole(&self.line.whole()).is_err()
    }

    /// What was typed as the name of what is laid open is as good as pressed: it lies open, and the line is free. Whether it was so.
    pub(super) fn lays_open(&mut self, referee: &Referee) -> bool {
        let typed = self.line.typed.clone();
        let state = referee.state::<G>().filter(|_| self.line.begun.is_none());
        let Some(page) = state.and_then(|state| G::lays_open(state, typed.trim())) else { return false };
        self.line.remember(&typed);
        self.line.clear();
        self.opened = page;
        true
    }

    /// Enter: what is typed, or the gold button.
    pub(super) fn submit(&mut self, referee: &mut Referee) -> Next<Message<G>> {
        if self.lays_open(referee) {
            // What is gold behind it was seen while it was typed.
            let (gold, _) = self.offered(referee, false);
            let due = gold.into_iter().find(|choice| choice.role == Role::Due);
            return due.map_or_else(Next::nothing, |due| self.enter(due.wish, referee));
        }
        let state = referee.state::<G>();
        // What takes back is no end of what is begun.
        if TAKES_BACK.contains(&self.line.typed.trim().to_ascii_lowercase().as_str())
            || self.is_another(referee)
        {
            self.line.begun = None;
        }
        if let Some(begun) = self.as_pressed(referee) {
            if begun.whole {
                self.line.clear();
                return self.say(&begun.command, referee);
            }
            self.line.begin(begun);
            // What is asked now nobody has seen.
            self.changed = (Changed::now(), Place::GOLD.to_vec());
            return Next::Run(operation::focus(LINE));
        }
        if let Some(named) = self.named(referee) {
            let typed = std::mem::take(&mut self.line.typed);
            self.line.remember(&typed);
            let next = match named {
                Named::Thing(_, wish) => self.wish(wish, referee),
                Named::Way((_, message)) => self.happens(message, referee),
            };
            self.changed = (Changed::now(), Place::GOLD.to_vec());
            return next;
        }
        if let Some(no) = self.has_no_such(referee) {
            self.refuse(no);
            return Next::Run(operation::select_all(LINE));
        }
        // What was pressed together so far is done by the gold button.
        if self.line.whole().trim().is_empty() || self.goes_on_by_things(referee) {
            let (gold, _) = self.offered(referee, false);
            let due = gold.into_iter().find(|choice| choice.role == Role::Due);
            return due.map_or_else(Next::nothing, |due| self.enter(due.wish, referee));
        }
        // What the game itself has on the gold button is what Enter does; what that asks for is waited for.
        if self.line.begun.is_some()
            && let Some(gold) = self.own_gold(referee)
        {
            match gold.role {
                Role::Due if gold.wish != Wish::Enter => return self.enter(gold.wish, referee),
                Role::Asks if self.line.typed.trim().is_empty() => return Next::Run(operation::focus(LINE)),
                _ => {}
            }
        }
        let whole = self.line.whole();
        // What is begun and wants more goes on being begun.
        let wants_more = match hear::<G>(&in_full(referee.words(), state, &whole)) {
            Err(Misheard::TooFewWords { .. }) => self.line.begun.is_some(),
            Err(_) => self.line.begun.is_some() && self.line.typed.trim().is_empty(),
            Ok(_) => false,
        };
        if wants_more {
            let said = referee.hear(&whole).map_or(Vec::new(), |reply| heard(referee.words(), &reply));
            self.answers(said);
            return Next::Run(operation::focus(LINE));
        }
        if self.line.begun.is_none() {
            if let Some(aside) = Aside::of(&self.line.typed) {
                let Some(shortcut) = aside.shortcut() else { return Next::Close };
                self.line.clear();
                return Next::Shortcut(shortcut);
            }
            if G::ODDS && whole.trim().eq_ignore_ascii_case("o") {
                let tells_odds = state.is_some_and(|state| G::tells_odds(&state.view));
                self.line.clear();
                match tells_odds {
                    true => self.opens(Page::Odds),
                    false => self.refuse(referee.words().tell("refused", &Refusal::OddsOff)),
                }
                return Next::nothing();
            }
        }
        let several = several(state, &whole);
        let full = in_full(referee.words(), state, &whole);
        let seen = Seen { veiled: false, typed: &full, opened: &self.opened };
        let goes_on = state.filter(|state| G::keeps_begun(state, &full));
        let own = goes_on.and_then(|state| G::while_typed(referee.words(), state, seen));
        // What the gold button still asks for is waited for.
        if own.is_some_and(|own| own.iter().any(|choice| choice.role == Role::Asks)) {
            return Next::Run(operation::focus(LINE));
        }
        let typed = self.line.whole();
        self.line.remember(&typed);
        self.line.clear();
        let next = match several.is_empty() {
            true => self.say(&full, referee),
            false => self.give_each(&several.into_iter().map(Given::Line).collect::<Vec<_>>(), referee),
        };
        self.changed = (Changed::now(), Place::GOLD.to_vec());
        // What was refused stands there as it was typed.
        if self.refused.as_ref() == Some(&full) {
            self.line.type_in(typed.clone());
            self.refused = Some(typed);
        }
        next
    }
}
