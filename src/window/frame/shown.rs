//! How the screen fills the frame with what the game gives it.

use super::lists::Stands;
use super::screen::{Frame, LINE, Message, Page};
use super::understood::{in_full, understood, usage};
use super::{Choice, Framed, Role, Scene, Seen, Track, ending, evening, options, rules};
use crate::language::Words;
use crate::referee::{Mark, Referee};
use crate::store::Kept;
use crate::table::{Record, Stage, State};
use crate::window::play::card::{Card, SQUARE, Tone, further};
use crate::window::play::frame::{self, Heights, Parts};
use crate::window::play::history::history;
use crate::window::play::lately::lately;
use crate::window::play::line::LineMessages;
use crate::window::play::top::{self, Top, TopMessages, back, cut, menu};
use crate::window::play::wish::{Begun, Wish};
use crate::window::widgets::hills::nothing_but_the_name;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::page;
use crate::window::widgets::pages::pages;
use crate::window::widgets::press::{Weight, around, press};
use iced::widget::{Column, Row, column, container, responsive, row, scrollable, space, stack, text};
use iced::{Background, Border, Center, Element, Fill, Size};

/// Above this scale type is larger than the game's own part is drawn for.
const USUAL: f32 = 1.05;
/// How large a box of a track is, in the height of its type.
const BOX: f32 = 0.45;
/// How large the type of a track is.
const TRACK: f32 = 17.0;
/// How large a choice is written, and its second line.
const CHOICE: f32 = 15.0;
const CHANCE: f32 = 12.0;
/// How far choices are apart.
const APART: f32 = 3.0;
/// So many rows of them have room; more are scrolled to.
const ROWS: u8 = 3;
/// In a window so high the game's own part is written as all else; in others it is smaller or larger, as far as this.
const HIGH: f32 = 800.0;
const LEAST: f32 = 0.8;
const MOST: f32 = 1.3;
/// So many lines of what was done lately stand on the line, in so many letters.
const LATELY: usize = 3;
const LATELY_LETTERS: usize = 72;
/// How high the parts are: more is tracked than in a game of one side, and less is done besides.
const HEIGHTS: Heights = Heights { card: [332.0, 300.0], buttons: 34.0, tracks: 190.0 };

impl<G: Framed> Frame<G> {
    /// The screen. While it is `veiled` nothing secret shows.
    pub(super) fn view<'a>(&'a self, look: Look, referee: &'a Referee, veiled: bool) -> Element<'a, Message> {
        let Some(state) = referee.state::<G>() else { return nothing_but_the_name(look) };
        let all = responsive(move |room| match G::BOXES {
            Some(boxes) => self.laid(look, referee, state, veiled, (room, boxes)),
            None => {
                let parts = self.parts(look, referee, state, veiled, room);
                frame::frame(look, referee.words(), room, parts)
            }
        });
        all.into()
    }

    /// The parts, for the frame.
    fn parts<'a>(
        &'a self,
        look: Look,
        referee: &'a Referee,
        state: &'a State<G>,
        veiled: bool,
        room: Size,
    ) -> Parts<'a, Message> {
        let (words, view) = (referee.words(), &state.view);
        let stage = G::stage(view);
        let when = look.label(self.when(words, view)).into();
        let undo = back(words, referee.kept::<G>())[0].clone();
        let on = self.top_messages();
        let top =
            Top { when, headline: self.headline(referee, view, None), long: true, undo, hides: G::HIDES, on };
        let tells_odds = G::tells_odds(view);
        let (gold, mut choices) = self.offered(referee, veiled);
        let mut due = gold.into_iter().find(|choice| choice.role != Role::Either);
        if !tells_odds {
            due.iter_mut().chain(&mut choices).for_each(|choice| choice.chance = None);
        }
        let kept = referee.kept::<G>();
        // It is read from farther away than the rest: where there is room it is larger.
        let share = (room.height / HIGH).clamp(LEAST, MOST);
        let own = self.in_own_place(Look { scale: look.scale * share, ..look }, referee, state, veiled);
        let own = if look.is_stacked(room) && self.page.is_none() {
            scrollable(own).height(Fill).into()
        } else {
            own
        };
        let set = (stage != Stage::Over).then_some(Message::Wish);
        let tracks = tracks(look, G::tracks(words, view), TRACK, set);
        let ways = self.ways_on(referee);
        Parts {
            top,
            own,
            strip: None,
            card: self.card(look, words, due, (choices, ways), veiled),
            buttons: asides(look, words, self.besides(referee, view)),
            tracks: scrollable(tracks).into(),
            lately: lately(look, words, self.lately.iter(), veiled, Message::History, None),
            line: self.line(look, words, kept.map(Kept::record), state, veiled),
            menu: self.menu_over(look, referee, state),
            heights: HEIGHTS,
        }
    }

    /// Where the game stands; what was played, when it is over, as how it ended is the headline then.
    pub(super) fn when(&self, words: &Words, view: &G::View) -> String {
        if G::stage(view) == Stage::Over { played::<G>(words, view) } else { G::when(words, view) }
    }

    /// What hands do now; on a first evening what is said there.
    pub(super) fn headline(&self, referee: &Referee, view: &G::View, scene: Option<Scene<'_, G>>) -> String {
        let words = referee.words();
        let guided = referee.kept::<G>().map(Kept::record).and_then(evening::next);
        let said = guided.and_then(|(_, says)| says).map(|name| words.say(name, &[]));
        said.or_else(|| G::headline(scene?)).unwrap_or_else(|| G::host_line(words, view))
    }

    fn top_messages(&self) -> TopMessages<Message> {
        TopMessages {
            shortcut: Message::Shortcut,
            undo: Message::Wish(Wish::Give("undo".to_owned())),
            redo: Message::Wish(Wish::Give("redo".to_owned())),
            menu: Message::Menu,
            leave: Message::Leave,
        }
    }

    /// The buttons at the top.
    pub(super) fn top_buttons<'a>(
        &self,
        look: Look,
        words: &Words,
        referee: &Referee,
    ) -> Vec<Element<'a, Message>> {
        let [undo, _] = back(words, referee.kept::<G>());
        top::buttons(look, words, &undo, G::HIDES, self.top_messages())
    }

    /// What is needed seldom, while it is shown.
    pub(super) fn menu_over<'a>(
        &self,
        look: Look,
        referee: &Referee,
        state: &State<G>,
    ) -> Option<Element<'a, Message>> {
        let (words, kept) = (referee.words(), referee.kept::<G>());
        let [_, redo] = back(words, kept);
        let print = [
            (words.say("frame-print", &[]), Message::Print { empty: false }),
            (words.say("frame-print-empty", &[]), Message::Print { empty: true }),
        ];
        let has_box = || kept.is_some_and(|kept| G::learned(kept.record()).is_some());
        self.menu.then(|| {
            // Where there is a mat no buttons stand beside it.
            let besides = self.besides(referee, &state.view).filter(|_| G::BOXES.is_some());
            let besides = besides.map(|(name, message)| (words.say(name, &[]), message));
            let to_hand_on = has_box().then(|| (words.say("frame-write-box", &[]), Message::WriteBox));
            // Where no choices have a place, ways on that stand nowhere else stand here.
            let has_place = G::BOXES.is_none_or(|boxes| boxes.choices + boxes.lesser > 0.0);
            let stands = |on: &Message| matches!(on, Message::Print { .. } | Message::Leave);
            let ways = self.ways_on(referee).into_iter().filter(|(_, on)| !has_place && !stands(on));
            let all = ways.chain(besides).chain(print).chain(to_hand_on).collect();
            menu(look, words, &redo, all, self.top_messages())
        })
    }

    /// What there is to look at besides, by its name.
    fn besides(
        &self,
        referee: &Referee,
        view: &G::View,
    ) -> impl Iterator<Item = (&'static str, Message)> + use<G> {
        let (stage, words, kept) = (G::stage(view), referee.words(), referee.kept::<G>());
        let odds = G::ODDS && G::tells_odds(view) && !matches!(stage, Stage::Setup | Stage::Over);
        let lists = stage != Stage::Setup && !G::lists(words, view).is_empty() && !G::lists_above(view);
        let check = stage == Stage::Over && kept.is_some_and(|kept| kept.path().is_some());
        [
            (true, "frame-why", Message::Why),
            (odds, "frame-odds-open", Message::Odds),
            (lists, "frame-lists", Message::Lists),
            (
                stage == Stage::Setup && options::any::<G>() && G::BOXES.is_none(),
                "frame-options",
                Message::Options,
            ),
            (check, "frame-check", Message::Check),
            (G::BOXES.is_some(), "history-open", Message::History),
        ]
        .into_iter()
        .filter_map(|(there, name, message)| there.then_some((name, message)))
    }

    /// The ways on from a game that is over: another one like it, unless everybody could repeat that, the game on paper, and out;
    /// before one has begun what is agreed.
    pub(super) fn ways_on(&self, referee: &Referee) -> Vec<Way> {
        let (words, record) = (referee.words(), referee.kept::<G>().map(Kept::record));
        let Some(record) = record else { return Vec::new() };
        match G::stage(&record.state().view) {
            Stage::Setup if options::any::<G>() && G::BOXES.is_some() => {
                vec![(words.say("frame-options", &[]), Message::Options)]
            }
            Stage::Over => {
                let again = |again| (words.say("end-again", &[]), Message::Wish(Wish::Give(again)));
                let again = G::again(record).map(again);
                let print = (words.say("frame-print", &[]), Message::Print { empty: false });
                let out = (words.say("end-leave", &[]), Message::Leave);
                again.into_iter().chain([print, out]).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What is typed, with short forms in full.
    pub(super) fn typed_in_full(&self, words: &Words, state: &State<G>) -> String {
        let typed = self.line.whole();
        if typed.trim().is_empty() { String::new() } else { in_full(words, Some(state), &typed) }
    }

    /// What was answered, and what can be chosen.
    fn card<'a>(
        &self,
        look: Look,
        words: &Words,
        due: Option<Choice>,
        (choices, ways): (Vec<Choice>, Vec<Way>),
        veiled: bool,
    ) -> Card<'a, Message> {
        let said = self.answer.iter().filter(|said| !veiled || said.mark == Mark::Table);
        let lines = said.map(|said| {
            let tone = match said.mark {
                Mark::Refused => Tone::Wrong,
                Mark::Secret => Tone::Alone,
                Mark::Answer | Mark::Table => Tone::Plain,
            };
            (said.text.clone(), tone)
        });
        let gold = due.map(|Choice { label, chance, wish, .. }| {
            let label = chance
                .map_or_else(|| label.clone(), |chance| format!("{label} · {}", words.numbers(&chance)));
            (label, Message::Wish(wish))
        });
        let choices = choices.into_iter().map(|Choice { label, chance, wish, .. }| {
            (label, chance.map(|chance| words.numbers(&chance)), Message::Wish(wish))
        });
        let choices = choices.chain(ways.into_iter().map(|(label, on)| (label, None, on))).collect();
        Card {
            asked: String::new(),
            said: None,
            lines: lines.collect(),
            choices: chosen_from(look, choices),
            rows: ROWS,
            gold,
        }
    }

    /// The game's own part, or what is looked at in its place.
    fn in_own_place<'a>(
        &'a self,
        look: Look,
        referee: &'a Referee,
        state: &'a State<G>,
        veiled: bool,
    ) -> Element<'a, Message> {
        let words = referee.words();
        let typed = self.typed_in_full(words, state);
        let seen = Seen { veiled, typed: &typed, opened: &self.opened };
        if let Some(page) = self.instead(look, referee, state, seen) {
            return page;
        }
        let (stage, lists) = (G::stage(&state.view), G::lists(words, &state.view));
        let record = referee.kept::<G>().map(Kept::record).filter(|_| stage == Stage::Setup);
        let agreed = record.and_then(|record| options::first(look, words, record));
        let above = (stage == Stage::Play && !lists.is_empty() && G::lists_above(&state.view))
            .then(|| self.turned.view(look, words, lists, Stands::Above).map(Message::List));
        let own = G::own_part(look, words, state, seen);
        // Larger type needs more room than there may be: what does not fit is scrolled to.
        let own = if look.scale > USUAL { scrollable(own).into() } else { own };
        Column::new()
            .push(agreed.map(|agreed| agreed.map(Message::Wish)))
            .push(above)
            .push(own.map(Message::Wish))
            .spacing(look.size(8.0))
            .into()
    }

    /// What is looked at in the place of the game's own part, or of its mat.
    pub(super) fn instead<'a>(
        &'a self,
        look: Look,
        referee: &'a Referee,
        state: &'a State<G>,
        seen: Seen<'_>,
    ) -> Option<Element<'a, Message>> {
        let words = referee.words();
        let record = referee.kept::<G>().map(Kept::record);
        let page = match &self.page {
            Some(Page::History(entries)) => {
                let can = referee.kept::<G>().is_some_and(|game| game.looking().is_none());
                let undo_to = (can && !seen.veiled).then_some(Message::UndoTo as fn(usize) -> Message);
                history(look, words, entries, seen.veiled, undo_to, Message::History)
            }
            Some(Page::Odds) => {
                let inner = G::odds_page(look, words, state, seen).map(Message::Wish);
                paged(look, words, words.say("frame-odds", &[]), inner, Message::Odds)
            }
            Some(Page::Why) => {
                let reasons =
                    if G::tells_odds(&state.view) { G::reasons(words, &state.view) } else { Vec::new() };
                let reasons = reasons.into_iter().map(|reason| look.text(reason).into());
                let rules = rules::<G>(words, &state.view);
                let lines = rules.into_iter().map(|rule| page::rule_line(look, rule));
                let inner = Column::with_children(reasons.chain(lines)).spacing(look.size(4.0)).into();
                paged(look, words, words.say("why-rules", &[]), inner, Message::Why)
            }
            Some(Page::Options) => {
                let inner = record.map(|record| options::page(look, words, record).map(Message::Wish));
                let inner = inner.unwrap_or_else(|| iced::widget::space().into());
                paged(look, words, words.say("frame-options-title", &[]), inner, Message::Options)
            }
            Some(Page::Lists) => {
                let lists = G::lists(words, &state.view);
                self.turned.view(look, words, lists, Stands::InPlace).map(Message::List)
            }
            None => match (G::stage(&state.view), G::lists(words, &state.view)) {
                (Stage::Setup, lists) if !lists.is_empty() => {
                    self.turned.view(look, words, lists, Stands::Alone).map(Message::List)
                }
                (Stage::Over, _) => ending::ending::<G>(look, words, record?)?.map(Message::Wish),
                _ => return None,
            },
        };
        Some(page)
    }

    /// The line below a mat: while nothing is on it, what was done lately stands at its end, and opens the history.
    pub(super) fn laid_line<'a>(
        &'a self,
        look: Look,
        referee: &'a Referee,
        state: &State<G>,
        veiled: bool,
    ) -> Element<'a, Message> {
        let (words, record) = (referee.words(), referee.kept::<G>().map(Kept::record));
        let line = self.line(look, words, record, state, veiled);
        let free = self.line.whole().is_empty() && self.line.asks.is_none() && !veiled;
        let lately: Element<'a, Message> = if free {
            let said: Vec<&str> = self.lately.iter().take(LATELY).map(|said| said.text.as_str()).collect();
            let lately = text(cut(&said.join(" · "), LATELY_LETTERS));
            let lately = lately.size(look.size(15.0)).color(look.colours().faint);
            let lately = lately.wrapping(text::Wrapping::None);
            around(look, lately, Weight::Plain, Some(Message::History))
                .padding([look.size(4.0), look.size(10.0)])
                .into()
        } else {
            space().into()
        };
        let lately = container(lately).align_right(Fill).center_y(Fill).padding(look.size(3.0));
        stack![line, lately].into()
    }

    fn line<'a>(
        &'a self,
        look: Look,
        words: &Words,
        record: Option<&Record<G>>,
        state: &State<G>,
        veiled: bool,
    ) -> Element<'a, Message> {
        let messages = LineMessages {
            typed: Message::Typed,
            submitted: Message::Submitted,
            shortcut: Message::Shortcut,
        };
        let typed = if self.line.typed.is_empty() { String::new() } else { self.line.whole() };
        let understood = understood::<G>(words, record, &typed);
        // What is begun with a button goes on as its command does.
        let begun = self.line.begun.as_ref().map(|begun| begun.command.as_str());
        // A mat asks by itself for what is missing.
        let begun = begun.filter(|_| G::BOXES.is_none());
        let hint = begun.and_then(usage::<G>).unwrap_or_else(|| G::hint(words, &state.view));
        self.line.view(look, LINE, &hint, understood, veiled, messages)
    }
}

/// A page in the place of the game's own part: its title, what closes it, and what is on it.
fn paged<'a>(
    look: Look,
    words: &Words,
    title: String,
    inner: Element<'a, Message>,
    close: Message,
) -> Element<'a, Message> {
    let close = press(look, words.say("keys-close", &[]), Weight::Main, Some(close));
    let head = page::head(look, title, [close.into()]);
    let inner = container(inner).padding(iced::Padding::ZERO.right(14)).width(Fill);
    let page = column![head, scrollable(inner).height(Fill)].spacing(look.size(8.0));
    container(page).padding(look.size(12.0)).width(Fill).height(Fill).style(look.sheet()).into()
}

/// A way on: what stands on its button, and what that does.
pub(super) type Way = (String, Message);

/// What is played, and how far it came.
fn played<G: Framed>(words: &Words, view: &G::View) -> String {
    format!("{} · {}", words.say(&format!("home-{}", G::WORD), &[]), G::turn(words, view))
}

/// What is chosen from, each with its chance below it.
fn chosen_from<'a>(
    look: Look,
    choices: Vec<(String, Option<String>, Message)>,
) -> Option<Element<'a, Message>> {
    if choices.is_empty() {
        return None;
    }
    let gap = look.size(APART);
    let chips = choices.into_iter().map(|(label, chance, on)| {
        let colours = look.colours();
        let label = text(label).size(look.size(CHOICE)).line_height(1.15).font(BOLD).color(colours.ink);
        let chance =
            chance.map(|chance| text(chance).size(look.size(CHANCE)).line_height(1.15).color(colours.faint));
        let inside = container(column![label].push(chance)).padding([0.0, look.size(9.0)]).center_y(Fill);
        around(look, inside, Weight::Quiet, Some(on)).height(look.size(SQUARE)).into()
    });
    Some(pages(chips.collect(), further(look, SQUARE), gap))
}

/// What can be looked at besides.
fn asides<'a>(
    look: Look,
    words: &Words,
    there: impl Iterator<Item = (&'static str, Message)>,
) -> Element<'a, Message> {
    let small = |(name, message)| press(look, words.say(name, &[]), Weight::Quiet, Some(message)).into();
    Row::with_children(there.map(small)).spacing(look.size(4.0)).into()
}

/// The tracks, each with its buttons; a press on the number asks for what it should be.
pub(super) fn tracks<'a, M: Clone + 'a>(
    look: Look,
    tracks: Vec<Track>,
    size: f32,
    on: Option<impl Fn(Wish<std::convert::Infallible>) -> M>,
) -> Element<'a, M> {
    let lines = tracks.into_iter().map(|Track { name, value, command, steps }| {
        let number = text(value).size(look.size(size)).font(BOLD).color(look.colours().ink);
        let called = text(name.clone()).size(look.size(size)).color(look.colours().ink).width(Fill);
        let line = match command.as_ref().zip(on.as_ref()) {
            None => row![called].push(steps.map(|steps| boxes(look, size, steps))).push(number),
            Some((command, on)) => {
                let set = Begun::new(format!("{command} ="), name);
                let number = around(look, number, Weight::Plain, Some(on(Wish::Begin(set))));
                let small = |sign: &'static str, by: &str| {
                    press(look, sign, Weight::Quiet, Some(on(Wish::Give(format!("{command} {by}")))))
                        .padding([0.0, look.size(8.0)])
                };
                row![called, number, small("–", "-1"), small("+", "+1")]
            }
        };
        line.spacing(look.size(6.0)).align_y(Center).into()
    });
    let panel = Column::with_children(lines).spacing(look.size(4.0));
    container(panel).padding(look.size(12.0)).width(Fill).style(look.sheet()).into()
}

/// The boxes of a track, filled as far as it has come.
fn boxes<'a, M: 'a>(look: Look, size: f32, [at, end]: [u8; 2]) -> Element<'a, M> {
    let (colours, side) = (look.colours(), look.size(size * BOX));
    let boxes = (1..=end).map(|step| {
        let filled = (step <= at).then_some(Background::Color(colours.gold));
        container(space().width(side).height(side))
            .style(move |_| container::Style {
                background: filled,
                border: Border { color: colours.faint, width: 1.5, radius: 2.0.into() },
                ..container::Style::default()
            })
            .into()
    });
    Row::with_children(boxes).spacing(side * 0.3).into()
}
