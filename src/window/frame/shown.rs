//! How the screen fills the frame with what the game gives it.

use super::evening::Evening;
use super::lists::Stands;
use super::page::Page;
use super::screen::{Frame, LINE, Message};
use super::understood::Read;
use super::{Framed, Scene, Seen, ending, options};
use crate::language::{Rule, Words, without_rules};
use crate::referee::{Mark, Referee};
use crate::store::{Kept, OnDisk as _};
use crate::table::{Stage, State};
use crate::window::play::history::history;
use crate::window::play::line::LineMessages;
use crate::window::play::top::{self, TopMessages, cut, menu};
use crate::window::play::utterance::Utterance;
use crate::window::play::wish::Wish;
use crate::window::widgets::look::Look;
use crate::window::widgets::page;
use crate::window::widgets::press::{Weight, around, press};
use iced::widget::{Column, container, space, stack, text};
use iced::{Element, Fill, Right};
use std::rc::Rc;

/// So many lines of what was done lately stand on the line, in so many letters.
const LATELY: usize = 3;
const LATELY_LETTERS: usize = 72;
/// How broad a line of it may be that stands in two.
const LATELY_BROAD: f32 = 540.0;

impl<G: Framed> Frame<G> {
    /// Where the game stands; what was played, when it is over, as how it ended is the headline then.
    pub(super) fn when(&self, words: &Words, view: &G::View) -> String {
        if G::stage(view) == Stage::Over { played::<G>(words, view) } else { G::when(words, view) }
    }

    /// What hands do now; on a first evening what is said there.
    pub(super) fn headline(&self, referee: &Referee, view: &G::View, scene: Option<Scene<'_, G>>) -> String {
        let words = referee.words();
        let step = referee.kept::<G>().map(Kept::record).and_then(|record| self.next_step(record));
        let seen = scene.map_or_else(Seen::default, |scene| scene.seen);
        // What is begun says itself what is missing.
        let step = step.filter(|_| seen.typed.trim().is_empty());
        let on = self.evening == Evening::On;
        let says = || G::evening_says(words, view, seen).filter(|name| on && !name.is_empty());
        let said = step.and_then(|step| step.says).or_else(says).map(|name| words.say(name, &[]));
        let of_mat = || G::headline(scene?).map(|said| without_rules(&said));
        said.or_else(of_mat).unwrap_or_else(|| G::host_line(words, view))
    }

    fn top_messages(&self) -> TopMessages<Message<G>> {
        TopMessages {
            shortcut: Message::Shortcut,
            undo: Message::Wish(Wish::Say("undo".to_owned())),
            redo: Message::Wish(Wish::Say("redo".to_owned())),
            menu: Message::Menu,
            leave: Message::Leave,
        }
    }

    pub(super) fn top_buttons<'a>(
        &self,
        look: Look,
        words: &Words,
        referee: &Referee,
        most: usize,
    ) -> Vec<Element<'a, Message<G>>> {
        let undo = self.taken_back(referee);
        top::buttons(look, words, (&undo, most), G::HIDES, self.top_messages())
    }

    /// What is needed seldom, while it is shown.
    pub(super) fn menu_over<'a>(
        &self,
        look: Look,
        referee: &Referee,
        state: &State<G>,
    ) -> Option<Element<'a, Message<G>>> {
        let (words, kept) = (referee.words(), referee.kept::<G>());
        let redo = self.given_again(referee);
        let print = [
            (words.say("frame-print", &[]), Message::Print { empty: false }),
            (words.say("frame-print-empty", &[]), Message::Print { empty: true }),
        ];
        let has_box = || kept.is_some_and(|kept| G::learned(kept.record()).is_some());
        self.menu.then(|| {
            let besides =
                self.besides(referee, &state.view).map(|(name, message)| (words.say(name, &[]), message));
            let to_hand_on = has_box().then(|| (words.say("frame-write-box", &[]), Message::WriteBox));
            // Where no choices have a place, ways on that stand nowhere else stand here.
            let has_place = G::BOXES.choices + G::BOXES.lesser > 0.0;
            let stands = |on: &Message<G>| matches!(on, Message::Print { .. } | Message::Leave);
            let save = kept.and_then(Kept::path).map(|_| (words.say("frame-save", &[]), Message::Save));
            let ways = self.ways_on(referee).into_iter().filter(|(_, on)| !has_place && !stands(on));
            let all = ways.chain(besides).chain(print).chain(save).chain(to_hand_on).collect();
            menu(look, words, &redo, all, self.top_messages())
        })
    }

    /// What there is to look at besides, by its name.
    fn besides(
        &self,
        referee: &Referee,
        view: &G::View,
    ) -> impl Iterator<Item = (&'static str, Message<G>)> + use<G> {
        let (stage, words, kept) = (G::stage(view), referee.words(), referee.kept::<G>());
        let odds = G::ODDS && G::tells_odds(view) && !matches!(stage, Stage::Setup | Stage::Over);
        let lists = stage != Stage::Setup && !G::lists(words, view).is_empty();
        let check = stage == Stage::Over && kept.is_some_and(|kept| kept.path().is_some());
        [
            (true, "frame-why", Message::Open(Page::Why)),
            (odds, "frame-odds-open", Message::Open(Page::Odds)),
            (lists, "frame-lists", Message::Open(Page::Lists)),
            (check, "frame-check", Message::Check),
            (true, "frame-seal-open", Message::Wish(Wish::Say("seal".to_owned()))),
            (true, "history-open", Message::Open(Page::ALL)),
        ]
        .into_iter()
        .filter_map(|(there, name, message)| there.then_some((name, message)))
    }

    /// The ways on from a game that is over: another one like it, unless everybody could repeat that, the game on paper, and out;
    /// before one has begun what is agreed.
    pub(super) fn ways_on(&self, referee: &Referee) -> Vec<Way<G>> {
        let (words, record) = (referee.words(), referee.kept::<G>().map(Kept::record));
        let Some(record) = record else { return Vec::new() };
        match G::stage(&record.state().view) {
            Stage::Setup if options::any::<G>() => {
                vec![(words.say("frame-options", &[]), Message::Open(Page::Options))]
            }
            Stage::Over => {
                let again = |again| (words.say("end-again", &[]), Message::Wish(Wish::Say(again)));
                let again = G::again(record).map(again);
                let print = (words.say("frame-print", &[]), Message::Print { empty: false });
                let out = (words.say("end-leave", &[]), Message::Leave);
                again.into_iter().chain([print, out]).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What stands on the line, read once for each key and each moment.
    pub(super) fn read(&self, referee: &Referee) -> Rc<Read<G>> {
        let (words, record) = (referee.words(), referee.kept::<G>().map(Kept::record));
        let typed = self.line.whole();
        let of = (record.map(|record| (record.seal(), record.acts().len())), words.language());
        let mut kept = self.read.borrow_mut();
        match &*kept {
            Some((was, read)) if *was == of && read.typed == typed => Rc::clone(read),
            _ => Rc::clone(&kept.insert((of, Rc::new(Read::of(words, record, typed)))).1),
        }
    }

    /// What is typed, with short forms in full; what was refused and stands there again is nobody's beginning.
    pub(super) fn typed_in_full<'r>(&'r self, read: &'r Read<G>) -> &'r str {
        if self.stands_refused() { "" } else { &read.full }
    }

    /// The same as the mats look at it: what is told press by press lies there as it was pressed, until what is typed behind it makes
    /// a whole line.
    pub(super) fn lies_typed<'r>(&'r self, referee: &Referee, read: &'r Read<G>) -> &'r str {
        let begun = self.line.begun.as_ref().filter(|begun| begun.each && !self.line.typed.trim().is_empty());
        match begun {
            Some(begun) if !read.is_whole() || self.named(referee).is_some() => &begun.command,
            _ => self.typed_in_full(read),
        }
    }

    /// What is looked at in the place of its mat.
    pub(super) fn instead<'a>(
        &'a self,
        look: Look,
        referee: &'a Referee,
        state: &'a State<G>,
        seen: Seen<'_>,
    ) -> Option<Element<'a, Message<G>>> {
        let words = referee.words();
        let record = referee.kept::<G>().map(Kept::record);
        let page = match &self.page {
            Some(Page::History(entries)) => {
                let can = referee.kept::<G>().is_some_and(|game| game.looking().is_none());
                let undo_to = (can && !seen.veiled).then_some(Message::UndoTo as fn(usize) -> Message<G>);
                history(look, words, entries, seen.veiled, undo_to, Message::Open(Page::ALL))
            }
            Some(Page::Odds) => {
                let inner = G::odds_page(look, words, state, seen).map(Message::Wish);
                paged(look, words, words.say("frame-odds", &[]), inner, Page::Odds)
            }
            Some(Page::Why) => {
                let rules = rules::<G>(words, &state.view);
                let lines = rules.into_iter().map(|rule| page::rule_line(look, rule));
                let inner = Column::with_children(lines).spacing(look.size(4.0)).into();
                paged(look, words, words.say("why-rules", &[]), inner, Page::Why)
            }
            Some(Page::Options) => {
                let inner =
                    record.map(|record| options::page(look, words, record, self.own_box).map(Message::Wish));
                let inner = inner.unwrap_or_else(|| iced::widget::space().into());
                paged(look, words, words.say("frame-options-title", &[]), inner, Page::Options)
            }
            Some(Page::Lists) => {
                let lists = G::lists(words, &state.view);
                self.turned.view(look, words, lists, Stands::InPlace).map(Message::List)
            }
            None => match (G::stage(&state.view), G::lists(words, &state.view)) {
                (Stage::Setup, lists) if !lists.is_empty() => {
                    self.turned.view(look, words, lists, Stands::Alone).map(Message::List)
                }
                (Stage::Over, _) if !G::draws_end(seen.opened) => {
                    ending::ending::<G>(look, words, record?)?.map(Message::Wish)
                }
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
        (veiled, enter): (bool, Option<&str>),
    ) -> Element<'a, Message<G>> {
        let line = self.line(look, referee, state, (veiled, enter));
        let free = self.line.whole().is_empty() && self.line.asks.is_none() && !veiled;
        let lately: Element<'a, Message<G>> = if free {
            let said = whole(&self.lately);
            let colour = look.colours().faint;
            let (lately, above): (Element<'_, _>, _) = if said.chars().count() <= LATELY_LETTERS {
                let lately = text(said).size(look.size(15.0)).color(colour);
                (lately.wrapping(text::Wrapping::None).into(), look.size(4.0))
            } else {
                // A line that is longer than the room stands in two, smaller.
                let lately = text(said).size(look.size(12.0)).line_height(1.05).color(colour);
                (container(lately.align_x(Right)).max_width(look.size(LATELY_BROAD)).into(), 0.0)
            };
            let lately = around(look, lately, Weight::Plain, Some(Message::Open(Page::ALL)));
            lately.padding([above, look.size(10.0)]).into()
        } else {
            space().into()
        };
        let lately = container(lately).align_right(Fill).center_y(Fill).padding(look.size(3.0));
        stack![line, lately].into()
    }

    pub(super) fn line<'a>(
        &'a self,
        look: Look,
        referee: &Referee,
        state: &State<G>,
        (veiled, enter): (bool, Option<&str>),
    ) -> Element<'a, Message<G>> {
        let words = referee.words();
        let messages = LineMessages {
            typed: Message::Typed,
            submitted: Message::Submitted,
            ends: Message::Wish(Wish::Back),
            shortcut: Message::Shortcut,
        };
        // What is typed as a part of what was pressed together is no command by itself.
        let part = self.line.begun.as_ref().is_some_and(|begun| G::reads_on(&begun.command));
        // Nor is what is called as a thing that lies there.
        let is_typed = !self.line.typed.is_empty() && !part && self.as_pressed(referee).is_none();
        let understood = if is_typed { self.read(referee).understood(words) } else { String::new() };
        let begun = self.line.begun.as_ref().map_or("", |begun| &begun.command);
        let seen = Seen { veiled, typed: begun, opened: &self.opened };
        let hint = G::hint(words, &state.view, seen, enter);
        self.line.view(look, LINE, &hint, understood, veiled, messages)
    }
}

/// As much of what was done lately as has room, each whole. What came of the last line goes before the line itself, which
/// stands on the button that takes it back, and is cut only if it alone is longer than two lines.
fn whole(lately: &[Utterance]) -> String {
    let beside = |before: &str, said: &Utterance| format!("{before} · {}", said.text);
    let has_room = |said: &str| said.chars().count() <= LATELY_LETTERS;
    let came_of_it = lately.get(1).filter(|said| said.mark == Mark::Table);
    let apart = came_of_it.is_some_and(|told| !has_room(&beside(&lately[0].text, told)));
    let mut lately = lately.iter().take(LATELY).skip(usize::from(apart));
    let mut all = lately.next().map_or_else(String::new, |said| said.text.clone());
    for said in lately {
        let both = beside(&all, said);
        if !has_room(&both) {
            break;
        }
        all = both;
    }
    cut(&all, LATELY_LETTERS * 2)
}

/// A page in the place of the game's own part: its title, what closes it, and what is on it.
fn paged<'a, G: Framed>(
    look: Look,
    words: &Words,
    title: String,
    inner: Element<'a, Message<G>>,
    close: Page,
) -> Element<'a, Message<G>> {
    let close = press(look, words.say("keys-close", &[]), Weight::Main, Some(Message::Open(close)));
    let inner = container(inner).padding(iced::Padding::ZERO.right(14)).width(Fill);
    page::turned_to(look, title, close, inner)
}

/// A way on: what stands on its button, and what that does.
pub(super) type Way<G> = (String, Message<G>);

/// What is played, and how far it came.
fn played<G: Framed>(words: &Words, view: &G::View) -> String {
    format!("{} · {}", words.say(&format!("home-{}", G::WORD), &[]), G::turn(words, view))
}

/// The rules, those that matter now first.
fn rules<G: Framed>(words: &Words, view: &G::View) -> Vec<Rule> {
    let (now, mut rules) = (G::why(view), G::rules(words));
    // Those with a number that is not named stay as they are.
    rules.sort_by_key(|(number, _)| now.iter().position(|it| it == number).unwrap_or(now.len()));
    rules
}
