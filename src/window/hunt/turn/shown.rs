//! The table's screen as it is drawn: the parts of the frame, filled with what this game has.

use super::super::chips::{Chip, Door, Offer, Wish};
use super::super::journey::journey;
use super::super::log::{Boxes, log};
use super::super::map::{Marked, Messages, Shown, Whose};
use super::super::pad::{KEY, pad};
use super::super::places::choices;
use super::super::tracks::tracks;
use super::super::turn_sign::turn_sign;
use super::strip::{correct, journey_strip, strip};
use super::tiles::tiles;
use super::{COMMAND_LINE, Message, Table, Waits};
use crate::hunt::{Hunt, Phase, State, Turn, View};
use crate::language::hunt::{headline, rules_behind, rules_now};
use crate::language::{Words, in_short};
use crate::referee::Referee;
use crate::store::OnDisk as _;
use crate::window::play::card::{Card, ROWS, buttons, choices as chosen_from, rows};
use crate::window::play::frame::{Parts, frame};
use crate::window::play::history::history;
use crate::window::play::lately::lately;
use crate::window::play::line::LineMessages;
use crate::window::play::top::{Back, Top, TopMessages, back, menu};
use crate::window::widgets::choose;
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::press::{Weight, press};
use iced::widget::{Column, column, container, responsive, row, scrollable, text};
use iced::{Center, Element, Fill, Size};

impl Table {
    pub fn view<'a>(
        &'a self,
        look: Look,
        referee: &'a Referee,
        state: &'a State,
        veiled: bool,
    ) -> Element<'a, Message> {
        let all = responsive(move |room| {
            frame(look, referee.words(), room, self.parts(look, room, referee, state, veiled))
        });
        all.into()
    }

    pub(super) fn parts<'a>(
        &'a self,
        look: Look,
        room: Size,
        referee: &'a Referee,
        state: &'a State,
        veiled: bool,
    ) -> Parts<'a, Message> {
        let words = referee.words();
        let view = &state.view;
        // What a proposed correction is about is nobody's business yet.
        let secretly = |back: Back| match back {
            Back::Deed(_) if veiled && state.hidden.proposed.is_some() => Back::Something,
            back => back,
        };
        let [undo, redo] = back(words, referee.kept::<Hunt>()).map(secretly);
        let on = top_messages();
        let seal = words.say(if self.seal { "public-seal-fold" } else { "public-seal" }, &[]);
        let besides = vec![(words.say("frame-print", &[]), Message::Print), (seal, Message::Seal)];
        let menu = self.menu.then(|| menu(look, words, &redo, besides, on.clone()));
        let top = Top { when: when(look, words, view, veiled), headline: headline(words, view), undo, on };
        let offer = self.offer(words, state, veiled);
        let read = referee.kept::<Hunt>().map(|game| self.read(words, game.record()));
        let (understood, refused) =
            read.map(|read| (read.understood.clone(), read.refused)).unwrap_or_default();
        let lines = look.strip_lines(room);
        let (own, strip) = self.own(look, words, state, referee, (veiled, refused, lines));
        // The rules have room there alone.
        let own = if self.why { self.rules(look, words, state, veiled) } else { own };
        Parts {
            top,
            own,
            strip,
            buttons: self.buttons(look, words, &offer),
            card: self.card(look, words, state, offer, (&understood, refused), veiled),
            tracks: tracks(look, words, state, self.accepted.filter(|_| self.face_down == 0), veiled)
                .map(Message::Wish),
            lately: self.lately(look, words, veiled),
            line: self.command_line(look, words, state, understood, veiled),
            menu,
        }
    }

    /// The map with the log below it; where nothing was copied, the log as a sheet with a pad beside it.
    fn own<'a>(
        &'a self,
        look: Look,
        words: &Words,
        state: &'a State,
        referee: &Referee,
        (veiled, refused, lines): (bool, bool, usize),
    ) -> (Element<'a, Message>, Option<(Element<'a, Message>, usize)>) {
        let strip = || match state.view.part2 {
            Some(_) => (journey_strip(look, words, state, (&self.turns, &self.rode), (veiled, lines)), 1),
            None => (strip(look, words, state, &self.turns, (veiled, lines)), 0),
        };
        if let Some(entries) = &self.history {
            let can = referee.kept::<Hunt>().is_some_and(|game| game.looking().is_none());
            let undo_to = (can && !veiled).then_some(Message::UndoTo as fn(usize) -> Message);
            return (history(look, words, entries, veiled, undo_to, Message::History), Some(strip()));
        }
        match self.map(look, words, state, veiled) {
            Some(map) => (map, Some(strip())),
            None => (self.without_a_map(look, words, state, veiled, refused), None),
        }
    }

    /// The sheet with the pad at its right.
    fn without_a_map<'a>(
        &'a self,
        look: Look,
        words: &Words,
        state: &'a State,
        veiled: bool,
        refused: bool,
    ) -> Element<'a, Message> {
        let words = words.clone();
        responsive(move |room| {
            let lines = if state.view.part2.is_some() { 6 } else { 3 };
            let boxes = Boxes::in_room(look, room.height, lines);
            let pick = |at| correct(&words, at);
            let sheet: Element<'a, Message> = match state.view.part2 {
                Some(_) => journey(look, &words, state, &self.turns, veiled, boxes),
                None => log(look, &words, state, &self.turns, veiled, boxes, pick),
            };
            let key = KEY.min(room.height / look.scale / 6.8).min(room.width / look.scale / 8.5);
            let enters = !self.line.typed.is_empty() && !refused;
            let pad = pad(look, &words, key, (enters, true), Message::Pad);
            row![container(sheet).width(Fill).height(Fill), pad].spacing(look.size(8.0)).into()
        })
        .into()
    }

    fn map<'a>(
        &'a self,
        look: Look,
        words: &Words,
        state: &'a State,
        veiled: bool,
    ) -> Option<Element<'a, Message>> {
        // P20: the cards to choose from, each as a way.
        let offered = state.hidden.offered.iter().filter(|_| !veiled).map(crate::hunt::Card::places);
        let routes = offered.enumerate().map(|(card, route)| (Whose::Offered(card), route)).collect();
        let asked = match self.waits {
            Waits::Pondered(asked) if !veiled => Some(asked),
            _ => state.view.asked,
        };
        let asked = asked.map(|asked| asked.question);
        // While a correction waits nobody goes anywhere.
        let legal = if state.hidden.proposed.is_some() { Vec::new() } else { choices(state) };
        let marked = Marked { legal, routes, veiled, asked, night: self.night.share() };
        let messages = Messages::new(Message::Picked, Message::Camera, Message::Shortcut);
        let messages = Messages { area: Some(Message::Area), ..messages };
        self.map.view(look, words, Shown::BehindTheScreen(state, marked), messages, Fill)
    }

    fn card<'a>(
        &'a self,
        look: Look,
        words: &Words,
        state: &State,
        offer: Offer,
        (understood, refused): (&str, bool),
        veiled: bool,
    ) -> Card<'a, Message> {
        let due = offer.gold.as_ref().map(|(due, _)| due.as_str());
        let told = self.told(words, state, due, veiled);
        let Offer { gold, choices, .. } = offer;
        let gold = match (&self.waits, &self.line.begun, gold) {
            (Waits::Confirm(begun), ..) => {
                let called = if veiled { words.say("keyname-enter", &[]) } else { begun.called.clone() };
                Some((called, Wish::Enter))
            }
            // What would be refused is not what Enter does.
            _ if refused => None,
            // What is typed is what Enter does.
            (_, begun, _) if !self.line.typed.trim().is_empty() => {
                let called = begun.as_ref().map(|begun| begun.called.clone());
                let known =
                    Some(understood.to_owned()).filter(|understood| !understood.is_empty() && !veiled);
                // What is no command of the game stands there as it is typed.
                let typed = || if veiled { words.say("keyname-enter", &[]) } else { self.line.typed.clone() };
                Some((known.or(called).unwrap_or_else(typed), Wish::Enter))
            }
            (.., gold) => gold.map(|(label, wish)| match wish {
                // Pressed or entered, it is one thing.
                Wish::Give(_) | Wish::To(Door::Give | Door::TurnOver) => (label, Wish::Enter),
                wish => (label, wish),
            }),
        };
        let tiles_lie = state
            .view
            .drawn
            .as_ref()
            // Why something was refused takes their room, and goes with the first key.
            .filter(|_| choices.is_empty() && self.line.begun.is_none() && !self.has_confirm())
            .filter(|_| !self.refused());
        let choices = match tiles_lie {
            Some((drawn, _)) if !drawn.is_empty() => {
                let reckoned = (&self.without[..], state.limit());
                let tiles = tiles(look, words, drawn, self.face_down, &self.put_back, reckoned);
                Some(tiles.map(Message::Wish))
            }
            _ if self.has_confirm() => {
                let back = (words.say("chip-back", &[]), Wish::To(Door::Back), Weight::Quiet);
                chosen_from(look, vec![back], Message::Wish)
            }
            _ => match by_land(choices) {
                Ok(lands) => Some(rows(look, lands, Message::Wish)),
                Err(choices) => chosen_from(look, choices, Message::Wish),
            },
        };
        // P20: cards to choose from have a line each.
        let choosing = state.view.part2.as_ref().is_some_and(|part2| part2.choosing);
        let writes =
            self.line.begun.as_ref().is_some_and(|begun| matches!(&*begun.command, "reveal" | "save"));
        let choose = writes.then(|| choose::button(look, words, Message::Choose));
        Card {
            asked: told.asked,
            said: told.said,
            lines: told.lines,
            choices: choices.or(choose),
            rows: if tiles_lie.is_some() || matches!(self.waits, Waits::Chosen(_)) || choosing {
                ROWS + 1
            } else {
                ROWS
            },
            gold: gold.map(|(label, wish)| {
                let weight = if matches!(wish, Wish::Ask(_)) { Weight::Main } else { Weight::Gold };
                (label, Message::Wish(wish), weight)
            }),
        }
    }

    fn buttons<'a>(&'a self, look: Look, words: &Words, offer: &Offer) -> Element<'a, Message> {
        let taught = (self.taught > 0).then(|| {
            let label = words.say("end-taught", &[("count", self.taught.into())]);
            let button = press(look, label, Weight::Quiet, Some(Message::Taught));
            button.padding([look.size(2.0), look.size(8.0)]).into()
        });
        // That everybody sees the seal is seen here as well.
        let seal = self.seal.then(|| {
            let button = press(look, words.say("public-seal-fold", &[]), Weight::Chosen, Some(Message::Seal));
            button.padding([look.size(2.0), look.size(8.0)]).into()
        });
        buttons(look, offer.buttons.clone(), taught.into_iter().chain(seal).collect(), Message::Wish)
    }

    /// What was done lately.
    fn lately<'a>(&'a self, look: Look, words: &Words, veiled: bool) -> Element<'a, Message> {
        let done_lately = if veiled { &self.told_lately } else { &self.lately };
        // What lies face down is not told either: the draw and what it told stand first.
        let hidden = if self.face_down == 0 { 0 } else { usize::from(!veiled) + 1 };
        let told = done_lately.iter().skip(hidden);
        lately(look, words, told, veiled, Message::History, Some(self.why_button(look, words)))
    }

    fn why_button<'a>(&self, look: Look, words: &Words) -> Element<'a, Message> {
        let why = Weight::chosen(self.why);
        press(look, words.say("why", &[]), why, Some(Message::Why)).padding([0.0, look.size(8.0)]).into()
    }

    /// For whoever asks, the rules by which things stand as they do.
    fn rules<'a>(&'a self, look: Look, words: &Words, state: &State, veiled: bool) -> Element<'a, Message> {
        let why = self.why_button(look, words);
        let refusal = self.answer.as_ref().filter(|_| self.refused() && !veiled);
        let rest = refusal.map(|refusal| in_short(&refusal.said.text).1).filter(|rest| !rest.is_empty());
        let named = refusal.map(|refusal| rules_behind(words, &refusal.said.text)).unwrap_or_default();
        let rules = if named.is_empty() { rules_now(words, &state.view) } else { named };
        let line = |said: String| text(said).size(look.size(17.0)).color(look.colours().ink);
        let rules = rules.into_iter().map(|(_, rule)| line(rule).into());
        let lines = Column::new().push(rest.map(|rest| line(rest).font(BOLD))).extend(rules);
        let lines =
            lines.spacing(look.size(10.0)).padding(iced::Padding::ZERO.right(14)).max_width(look.size(720.0));
        container(
            column![container(why).align_right(Fill), scrollable(lines).height(Fill)].spacing(look.size(2.0)),
        )
        .padding([look.size(12.0), look.size(24.0)])
        .width(Fill)
        .height(Fill)
        .style(look.sheet())
        .into()
    }

    fn command_line<'a>(
        &'a self,
        look: Look,
        words: &Words,
        state: &State,
        understood: String,
        veiled: bool,
    ) -> Element<'a, Message> {
        let (view, proposes) = (&state.view, state.hidden.proposed.is_some());
        let hint = match (&self.line.begun, &self.waits) {
            (Some(_), _) => String::new(),
            // What lies face down is not told.
            _ if self.face_down > 0 => String::new(),
            (_, Waits::Area(..) | Waits::Chosen(_)) => String::new(),
            // Enter accepts nothing while it is asked who puts a tile back.
            _ if self.put_back.chosen.is_some() => String::new(),
            _ if proposes => String::new(),
            (_, Waits::Pondered(_)) => words.say("table-hint-pondered", &[]),
            (_, Waits::Confirm(_)) => words.say("table-hint-confirm", &[]),
            _ => super::super::hint::hint(words, view),
        };
        let messages = LineMessages {
            typed: Message::Typed,
            submitted: Message::Submitted,
            ends: Message::Shortcut(Shortcut::Escape),
            shortcut: Message::Shortcut,
        };
        self.line.view(look, COMMAND_LINE, &hint, understood, veiled, messages)
    }
}

/// Areas, and the sections before them, land by land; what else there is stands behind the last. `Err`: others.
fn by_land(chips: Vec<Chip>) -> Result<Vec<Vec<Chip>>, Vec<Chip>> {
    let land = |(label, ..): &Chip| {
        let land = label.split('-').next().unwrap_or_default();
        (!land.is_empty() && land.chars().all(|sign| "IV".contains(sign))).then(|| land.to_owned())
    };
    if chips.iter().filter(|chip| land(chip).is_some()).count() < 4 {
        return Err(chips);
    }
    let mut lands: Vec<Vec<Chip>> = Vec::new();
    for chip in chips {
        let of = land(&chip);
        let row = lands.iter().rposition(|row| of.is_none() || row.first().and_then(land) == of);
        match row.and_then(|row| lands.get_mut(row)) {
            Some(row) => row.push(chip),
            None => lands.push(vec![chip]),
        }
    }
    Ok(lands)
}

fn top_messages() -> TopMessages<Message> {
    TopMessages {
        shortcut: Message::Shortcut,
        undo: Message::Shortcut(Shortcut::Undo),
        redo: Message::Shortcut(Shortcut::Redo),
        menu: Message::Menu,
        leave: Message::Leave,
    }
}

/// The day and its turns, the present one lit; the Eye where it shows.
fn when<'a>(look: Look, words: &Words, view: &View, veiled: bool) -> Element<'a, Message> {
    let day = if view.day == 0 {
        words.say("table-setup", &[])
    } else {
        words.say("table-day-short", &[("day", view.day.into())])
    };
    let day = text(day).size(look.size(18.0)).font(BOLD).color(look.colours().faint);
    let refresh = view.phase == Phase::Refresh;
    let signs = [Turn::Daylight1, Turn::Daylight2, Turn::Nightfall].map(|turn| {
        let now = turn == view.turn && !refresh;
        turn_sign(look, turn, now, now && view.eye)
    });
    let signs = row(signs.into_iter().filter(|_| view.day > 0)).spacing(look.size(5.0)).align_y(Center);
    let hush = veiled.then(|| look.label(words.say("table-hush", &[])));
    row![day, signs].push(hush).spacing(look.size(10.0)).align_y(Center).into()
}
