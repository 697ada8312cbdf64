//! How a game that has a mat is laid out: the headline above, its mat at the left, and at the right what the moment is about, what
//! is chosen from, the gold button and what is always there; below all the line. Every box keeps its place from the first moment to
//! the last: what has no say now is empty, and nothing moves up into it.

use super::asked::{ALL_PLACE, MOMENT_PLACE, Question};
use super::buttons::{self, GAP, LOW, Pressed, fitting, rows, small};
use super::evening::Evening;
use super::page::Page;
use super::said::to_be_read;
use super::screen::{Frame, Looked, Message};
use super::{Choice, Framed, Role, Scene, Seen};
use crate::language::without_rules;
use crate::referee::{Mark, Referee};
use crate::store::Kept;
use crate::table::{self, Stage, State};
use crate::window::pieces::{Mat, measured};
use crate::window::play::card::GOLD_PLACE;
use crate::window::play::frame::{LINE_PLACE, OWN_PLACE, greater};
use crate::window::play::top::{BUTTON, LEAST, LETTER, MOST, MUCH, over};
use crate::window::play::wish::Wish;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::press::{Weight, press};
use crate::window::widgets::whole::unseen;
use iced::widget::{Column, Row, column, container, opaque, row, scrollable, space, stack, text};
use iced::{Background, Border, Center, Element, Fill, Padding, Size};

/// For a window so large the boxes are made: in any other all is larger or smaller by as much.
const ROOM: Size = Size::new(1280.0, 800.0);
/// Above this scale of type the boxes stand below each other, as broad as the window.
const BESIDE: f32 = 1.05;
/// How much smaller a headline may be that says two things.
const SMALLER: f32 = 0.65;
/// How large what was answered is written.
const NOTE: f32 = 16.0;
/// How far that is from what is around it, above and below.
const NOTE_INSET: f32 = 2.0;
const LINE_HIGH: f32 = 36.0;
/// How high the ways on are at the foot of the moment's box.
const FOOT: f32 = 30.0;

/// Where the boxes of a game are, in points of a window of 1280 by 800.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Boxes {
    pub head: f32,
    pub headline: f32,
    pub mat: [f32; 2],
    /// How broad the column beside it is.
    pub column: f32,
    /// How high is what the moment is about, what is chosen from, the gold button, the row below it, and what is always there.
    pub moment: f32,
    pub choices: f32,
    pub gold: f32,
    /// See [`Boxes::moment`]. Where it is not 0, choices stand there, and `choices` is 0.
    pub lesser: f32,
    pub below: f32,
    /// Whether the line has a place of its own below all else; else it lies on the mat's foot while there is something on it.
    pub line: bool,
}

impl Boxes {
    /// Three rows of boxes, two in each: what the moment is about above, what is always there below.
    pub const THREE: Self = Self {
        head: 84.0,
        headline: 31.0,
        mat: [852.0, 640.0],
        column: 368.0,
        moment: 22.0,
        choices: 202.0,
        gold: 72.0,
        lesser: 0.0,
        below: 320.0,
        line: true,
    };
    /// A map as high as the window, and a column beside it.
    pub const MAP: Self = Self {
        head: 57.0,
        headline: 22.0,
        mat: [900.0, 736.0],
        column: 344.0,
        moment: 320.0,
        choices: 0.0,
        gold: 56.0,
        lesser: 44.0,
        below: 292.0,
        line: false,
    };
}

/// How far the mat is from the column beside it.
const BETWEEN: f32 = 20.0;
/// The same beside a map, which has a rim of its own.
const BESIDE_A_MAP: f32 = 12.0;
/// How broad all is that stands beside the headline of a map, but for what Undo says: the pennant, the other buttons, and what is
/// between them.
const BESIDE_THE_HEADLINE: f32 = 218.0;
/// How far a map is below the head.
const MAP_BELOW_HEAD: f32 = 3.0;

fn drawn<'a, G: Framed>(mat: Mat<Wish<G>>) -> Element<'a, Message<G>> {
    Element::from(mat).map(Message::Wish)
}

/// How much smaller or larger all is in a window of this size.
fn share(room: Size) -> f32 {
    (room.width / ROOM.width).min(room.height / ROOM.height).max(0.4)
}

impl Boxes {
    fn between(self) -> f32 {
        if self.line { BETWEEN } else { BESIDE_A_MAP }
    }

    /// How broad the headline can be.
    fn told(self) -> f32 {
        self.broad() - if self.line { 0.0 } else { 320.0 }
    }

    fn broad(self) -> f32 {
        self.mat[0] + self.between() + self.column
    }

    /// How high all of a map is.
    fn high(self) -> f32 {
        self.head + MAP_BELOW_HEAD + self.mat[1]
    }
}

impl<G: Framed> Frame<G> {
    /// What is asked now.
    pub(super) fn question(&self, referee: &Referee) -> Question {
        let read = self.read(referee);
        let seen = Seen { veiled: false, typed: self.typed_in_full(&read), opened: &self.opened };
        let scene = self.scene(Look::default(), referee, seen);
        (self.moment, scene.is_some_and(G::asks_beside), scene.and_then(G::asks_at))
    }

    /// The screen of a game that is laid out so; `look`: of the window.
    pub(super) fn laid<'a>(
        &'a self,
        look: Look,
        referee: &'a Referee,
        state: &'a State<G>,
        veiled: bool,
        room: Size,
    ) -> Element<'a, Message<G>> {
        let boxes = G::BOXES;
        // Type that is larger than the boxes are made for has them below each other.
        let stacked = look.scale / greater(room) > BESIDE;
        let k = share(room);
        let look = Look { scale: look.scale / greater(room) * k, ..look };
        let gap = GAP * k;
        let read = self.read(referee);
        let typed = self.lies_typed(referee, &read);
        let seen = Seen { veiled, typed, opened: &self.opened };
        let Some(scene) = self.scene(look, referee, seen) else { return space().into() };
        let (golds, choices) = self.offered(referee, veiled);
        let due = golds.iter().find(|gold| gold.role == Role::Due);
        let enter = due.map(|gold| &*gold.label);
        // On a line without a place of its own nothing stands that Tab would come to unseen.
        let line = match boxes.line || stacked {
            true => self.laid_line(look, referee, state, (veiled, enter)),
            false => self.line(look, referee, state, (veiled, enter)),
        };
        let (gold, choices) = self.on_buttons(look, referee, (golds, choices), boxes);
        let mat = self.instead(look, referee, state, scene.seen);
        let mat = mat.unwrap_or_else(|| drawn(self.mat(scene, referee)));
        let (moment, below) = (G::moment(scene).map(drawn), G::below(scene).map(drawn));
        // Where no choices have a place, the ways on from a game that is over stand at the foot of the moment's.
        let ends = boxes.choices + boxes.lesser == 0.0 && G::stage(&state.view) == table::Stage::Over;
        let ways = if ends { self.pressed_ways(referee) } else { Vec::new() };
        let ways = small(look, ways, [(boxes.column - 24.0) * k, FOOT * k]);
        let moment = match (moment, ways) {
            (Some(moment), Some(ways)) => {
                let ways =
                    container(ways).padding(Padding::new(12.0 * k).bottom(10.0 * k)).align_bottom(Fill);
                Some(stack![moment, ways].into())
            }
            (moment, _) => moment,
        };
        let beside = G::told_beside(scene).map(drawn);
        let beside_first = G::begins_beside(scene) && boxes.choices > 0.0;
        let head = self.head(look, referee, scene, boxes, room, [stacked, veiled]);
        // A line without a place of its own is there all the same, unseen: it has the keys.
        let says = boxes.line || stacked || !self.line.typed.is_empty();
        let line = container(if says { line } else { unseen(line) }).id(LINE_PLACE);
        let line = line.height(LINE_HIGH * k).clip(true);
        let note = self
            .note(look, veiled, NOTE_INSET)
            .filter(|_| self.at_head(look, referee, boxes, room, veiled) == 0);
        if stacked {
            let broad = room.width - 2.0 * gap - 14.0;
            let whole = |mat: Element<'a, Message<G>>, [width, height]: [f32; 2]| {
                container(mat).center_x(Fill).height(height * (broad / width).min(1.5))
            };
            // The mat comes first; what is chosen from and the gold button stay below it, however far it is scrolled, and so does
            // what stands above the choices, where that is a line.
            let moment = moment.map(|it| whole(it, [boxes.column, boxes.moment]));
            let (above, moment) = if boxes.choices > 0.0 { (moment, None) } else { (None, moment) };
            let all = Column::new()
                .push(note)
                .push(whole(mat, boxes.mat).id(OWN_PLACE))
                .push(moment.map(|it| it.id(MOMENT_PLACE)))
                .push(beside.map(|it| whole(it, [boxes.column, boxes.choices])))
                .push(below.map(|it| whole(it, [boxes.column, boxes.below])));
            let all =
                scrollable(all.spacing(gap).padding(Padding::ZERO.right(14))).id(ALL_PLACE).height(Fill);
            // The line keeps its place among the others, and so the keys, whether anything is chosen from or not.
            let choices = small(look, choices, [broad, look.size(LOW)]).unwrap_or_else(|| space().into());
            let gold = container(gold).id(GOLD_PLACE).width(Fill).height(look.size(56.0));
            let all = Column::new().push(head).push(all).push(above).push(choices).push(gold);
            let all = all.push(line.height(look.size(LINE_HIGH))).spacing(gap).padding(gap);
            return self.with_menu(look, referee, state, all.into());
        }
        // A window that is higher than the boxes has the map in the middle, and what is always there at the foot.
        let spare = if boxes.line { 0.0 } else { (room.height - boxes.high() * k).max(0.0) };
        let at = |inner: Option<Element<'a, Message<G>>>, height: f32| {
            let inner = inner.unwrap_or_else(|| space().into());
            let place = container(inner).width(boxes.column * k).height(height * k).clip(true);
            (height > 0.0).then_some(place)
        };
        let apart = |height: f32| (height > gap).then(|| space().height(height - gap));
        let in_a_row = boxes.lesser > 0.0;
        let chosen = match in_a_row {
            true => small(look, choices, [boxes.column * k, boxes.lesser * k]),
            false => beside.or_else(|| rows(look, choices, boxes.choices * k)),
        };
        let (chosen, lesser) = if in_a_row { (None, chosen) } else { (chosen, None) };
        let column = Column::new()
            .push(at(moment, boxes.moment))
            .push(apart(spare / 2.0))
            .push(at(chosen, boxes.choices).map(|it| if beside_first { it.id(OWN_PLACE) } else { it }))
            .push(at(Some(gold), boxes.gold).map(|gold| gold.id(GOLD_PLACE)))
            .push(at(lesser, boxes.lesser))
            .push(apart(spare / 2.0))
            .push(at(below, boxes.below));
        let line = if says { line.width(Fill) } else { line.width(1.0).height(1.0) };
        let (over, foot) = if boxes.line { (None, Some(line)) } else { (Some(line), None) };
        let [wide, high] = boxes.mat.map(|side| side * k);
        // Where a window is higher than all boxes it is said below them, and covers nothing.
        let below = boxes.line && room.height - ROOM.height * k > look.size(NOTE * 1.6);
        let (note, under) = if below { (None, note) } else { (note, None) };
        // The line keeps its place among the others, and so the keys, whether anything is said above it or not.
        let note = note.unwrap_or_else(|| space().into());
        let over = column![space().height(Fill), note].push(over).spacing(gap);
        let over = container(over).padding(gap).width(wide).height(high + spare);
        let mat = container(mat).width(wide).height(high);
        let mat = if beside_first { mat } else { mat.id(OWN_PLACE) };
        let mat = container(mat).center_y(high + spare);
        let body = row![stack![mat, over], column.spacing(gap)].spacing(boxes.between() * k);
        // A map is as high as the window.
        let (above, below_head) = if boxes.line { (gap, gap) } else { (0.0, MAP_BELOW_HEAD * k) };
        let all = column![container(head).width(Fill).height(boxes.head * k).clip(true), body]
            .push(foot)
            .push(under)
            .spacing(below_head)
            .width(boxes.broad() * k);
        let all = container(all).center_x(Fill).height(Fill).padding(Padding::ZERO.top(above));
        self.with_menu(look, referee, state, all.into())
    }

    fn with_menu<'a>(
        &self,
        look: Look,
        referee: &Referee,
        state: &State<G>,
        all: Element<'a, Message<G>>,
    ) -> Element<'a, Message<G>> {
        let place = Padding::new(2.0 * GAP).top(look.size(48.0));
        over(all, self.menu_over(look, referee, state), place, Message::Menu)
    }

    /// The mat: made once for each moment, whatever is typed that it does not look at.
    fn mat(&self, scene: Scene<'_, G>, referee: &Referee) -> Mat<Wish<G>> {
        let record = referee.kept::<G>().map(Kept::record);
        let looked = Looked {
            game: record.map(|record| (record.seal(), record.acts().len())),
            typed: G::looks_at(scene.state, scene.seen.typed).to_owned(),
            opened: scene.seen.opened.to_owned(),
            look: scene.look,
            language: scene.words.language(),
            veiled: scene.seen.veiled,
        };
        let mut kept = self.drawn.borrow_mut();
        match &*kept {
            Some((of, mat)) if *of == looked => mat.clone(),
            _ => kept.insert((looked, G::mat(scene))).1.clone(),
        }
    }

    /// Where the game stands, its steps, what hands do now, and the ways out.
    fn head<'a>(
        &self,
        look: Look,
        referee: &Referee,
        scene: Scene<'_, G>,
        boxes: Boxes,
        room: Size,
        [stacked, veiled]: [bool; 2],
    ) -> Element<'a, Message<G>> {
        let (words, view) = (scene.words, &scene.state.view);
        let (steps, now) = G::steps(words, view);
        // Beside a map the head is low.
        let small = if boxes.line { 16.0 } else { 14.0 };
        let told_when = self.when(words, view);
        // How broad both are, where what Undo says has what they leave free.
        let beside_broad = (!boxes.line && !stacked).then(|| {
            let pill = |step: &String| measured(step, look.size(small - 1.0), true) + look.size(36.0);
            measured(&told_when, look.size(small), true) + steps.iter().map(pill).sum::<f32>()
        });
        let steps =
            steps.into_iter().enumerate().map(|(at, step)| pill(look, step, small - 1.0, at.cmp(&now)));
        let when = text(told_when).size(look.size(small)).line_height(1.2);
        let when = when.font(BOLD).color(look.colours().faint);
        // Large type has no room for the steps beside the buttons.
        let beside = Row::new().extend(steps).spacing(look.size(12.0)).align_y(Center);
        let (beside, below) = if stacked { (None, Some(beside.wrap())) } else { (Some(beside), None) };
        let when = Row::new().push(when).push(beside).spacing(look.size(12.0)).align_y(Center);
        let mut headline = self.headline(referee, view, Some(scene));
        let lines = self.at_head(look, referee, boxes, room, veiled);
        // What hands have to do first is said first, as large as the rest.
        let broad = boxes.told() * share(room);
        let both = (lines > 0 && self.tells_what_was_led_to(referee)).then(|| {
            let said = self.noted(veiled).map(|(_, text)| text.trim_end_matches('.').to_owned());
            said.chain([headline.clone()]).collect::<Vec<_>>().join(". ")
        });
        let fits = |both: &String| measured(both, look.size(boxes.headline * SMALLER), true) <= broad;
        let both = both.filter(fits);
        let first = both.is_some();
        headline = both.unwrap_or(headline);
        let size = fitting(&headline, look.size(boxes.headline), broad, true);
        let told = measured(&headline, size, true);
        let headline = text(headline).size(size).line_height(1.15).font(BOLD).color(look.colours().ink);
        // What was said and has room there stands in the place of the headline, until it is read.
        let note = match lines {
            _ if first => None,
            0 => None,
            1 => self.note(look, veiled, NOTE_INSET),
            // Two lines have just room.
            _ => self.note(look, veiled, 0.0),
        };
        let noted = note.is_some();
        let most = match beside_broad {
            None if !stacked => MUCH,
            // What the words at its left leave free is for what undo takes back.
            Some(beside_broad) if !noted => {
                let said = measured(&format!("{}: ", words.say("undo", &[])), look.size(BUTTON), false);
                let taken = told.max(beside_broad) + said + look.size(BESIDE_THE_HEADLINE);
                let letters = (boxes.broad() * share(room) - taken) / look.size(BUTTON * LETTER);
                (letters.max(0.0) as usize).clamp(LEAST, MUCH)
            }
            _ => MOST,
        };
        let buttons = self.top_buttons(look, words, referee, most);
        let buttons = Row::with_children(buttons).spacing(look.size(8.0));
        let headline: Element<'a, Message<G>> = note.unwrap_or_else(|| headline.into());
        // Whatever is said there, what is below it stays where it is.
        let headline: Element<'a, Message<G>> = match stacked && lines < 2 {
            true => container(headline).center_y(look.size(boxes.headline * 1.2)).into(),
            false => headline,
        };
        if boxes.line {
            let above = row![container(when).width(Fill).clip(true), buttons].align_y(Center);
            let head = Column::new().push(above.height(look.size(42.0))).push(below).push(headline);
            return head.spacing(look.size(4.0)).into();
        }
        let pennant = G::pennant(scene).map(|it| container(drawn(it)).width(look.size(44.0)));
        // Two lines that were said have room where the turn stands as well.
        let when = (!noted).then_some(when);
        let said = Column::new().push(when).push(below).push(headline);
        let said = said.spacing(look.size(1.0)).width(Fill);
        Row::new().push(pennant).push(said).push(buttons).spacing(look.size(12.0)).align_y(Center).into()
    }

    /// What stands on the gold button, or on two, and what is chosen from.
    fn on_buttons<'a>(
        &self,
        look: Look,
        referee: &Referee,
        (golds, choices): (Vec<Choice<G>>, Vec<Choice<G>>),
        boxes: Boxes,
    ) -> (Element<'a, Message<G>>, Vec<Pressed<G>>) {
        let words = referee.words();
        // While a question can be left by *Back*, nothing else is agreed on.
        let asks = golds.iter().any(|gold| gold.role == Role::Asks);
        let is_back = |choice: &Choice<G>| choice.can_be_pressed() && choice.wish == Wish::Back;
        let left = asks && choices.iter().any(is_back);
        let ways = if left { Vec::new() } else { self.pressed_ways(referee) };
        let gold = buttons::golds(look, words, golds, boxes.column);
        let chosen = choices.into_iter().map(|choice| {
            let wish = Message::Wish(choice.wish.clone());
            (choice, wish)
        });
        (gold, chosen.chain(ways).collect())
    }

    /// The ways on from a game that is over, or before one has begun.
    fn pressed_ways(&self, referee: &Referee) -> Vec<Pressed<G>> {
        let ways = self.ways_on(referee).into_iter();
        ways.map(|(label, on)| (Choice::of(label, Wish::Enter), on)).collect()
    }

    /// What is said to be read: which rules it names, the page of rules says.
    fn noted(&self, veiled: bool) -> impl Iterator<Item = (Mark, String)> {
        let seen =
            self.answer.iter().filter(move |said| self.to_be_read && (!veiled || said.mark == Mark::Table));
        seen.map(|said| (said.mark, without_rules(&said.text)))
    }

    /// Whether it is what the last command led to, and nothing else.
    fn tells_what_was_led_to(&self, referee: &Referee) -> bool {
        let reads = to_be_read::<G>(referee);
        let answered = self.answer.iter().map(|said| &said.text);
        !reads.is_empty() && reads.iter().map(|said| &said.text).eq(answered)
    }

    /// How many lines of it have room in the place of the headline, where that is all: then it covers nothing of the mat.
    fn at_head(&self, look: Look, referee: &Referee, boxes: Boxes, room: Size, veiled: bool) -> usize {
        let said: Vec<_> = self.noted(veiled).map(|(_, text)| text).collect();
        let broad = measured(&said.join(" "), look.size(NOTE), false);
        let line = (boxes.told() * share(room) - 80.0) * 0.9;
        match said.len() {
            // How it ended stays to be read.
            _ if referee.state::<G>().is_some_and(|state| G::stage(&state.view) == Stage::Over) => 0,
            // What was asked on the page of chances is answered there.
            _ if self.page == Some(Page::Odds) => 0,
            // On a first evening the headline tells what hands are to do.
            _ if self.evening == Evening::On => 0,
            1 | 2 if broad <= line => said.len(),
            1 if broad <= line * 2.0 => 2,
            _ => 0,
        }
    }

    /// What was answered, with what closes it; nothing where it only says what was done.
    fn note<'a>(&self, look: Look, veiled: bool, inset: f32) -> Option<Element<'a, Message<G>>> {
        let colours = look.colours();
        let lines = self.noted(veiled).map(|(mark, said)| {
            let color = if mark == Mark::Refused { colours.red } else { colours.ink };
            text(said).size(look.size(NOTE)).line_height(1.15).color(color).into()
        });
        let lines: Vec<Element<'a, Message<G>>> = lines.collect();
        if lines.is_empty() {
            return None;
        }
        let lines = scrollable(Column::with_children(lines).spacing(look.size(1.0)).width(Fill));
        let read = press(look, "×", Weight::Plain, Some(Message::Read));
        let lines = row![lines, read.padding([0.0, look.size(8.0)])].spacing(look.size(8.0));
        let note = container(lines).padding([look.size(inset), look.size(16.0)]).max_height(look.size(240.0));
        Some(opaque(note.style(look.inset(true))))
    }
}

/// What the last command led to that stands.
pub(super) fn led_to<G: Framed>(referee: &Referee) -> &[table::Event<G>] {
    let record = referee.kept::<G>().map(Kept::record);
    let last = record.and_then(|record| record.acts().last().map(|act| record.led_to(act)));
    last.unwrap_or_default()
}

/// What a step is called may end with: a dot for each thing that it counts, done and still to come.
const DOTS: [char; 3] = ['•', '·', ' '];

/// A step of the turn.
fn pill<'a, G: Framed>(
    look: Look,
    step: String,
    size: f32,
    to_now: std::cmp::Ordering,
) -> Element<'a, Message<G>> {
    let colours = look.colours();
    let now = to_now.is_eq();
    let colour = if now { colours.room } else { colours.faint };
    let name = step.trim_end_matches(DOTS);
    let dots = step[name.len()..].chars().filter(|dot| *dot != ' ').map(|dot| {
        let border = Border { radius: look.size(5.0).into(), width: 1.5, color: colour };
        let fill = (dot == DOTS[0]).then_some(Background::Color(colour));
        let dot = container("").width(look.size(10.0)).height(look.size(10.0));
        dot.style(move |_| container::Style { background: fill, border, ..container::Style::default() })
            .into()
    });
    let dots = Row::with_children(dots).spacing(look.size(4.0));
    let label = text(name.to_owned()).size(look.size(size)).line_height(1.2).color(colour);
    let label = if now { label.font(BOLD) } else { label };
    let label = Row::new().push(label).push((name.len() < step.len()).then_some(dots));
    let label = label.spacing(look.size(8.0)).align_y(Center);
    let pill = container(label).padding([0.0, look.size(12.0)]);
    let fill = now.then_some(Background::Color(colours.gold));
    let border = Border { radius: look.size(14.0).into(), ..Border::default() };
    pill.style(move |_| container::Style { background: fill, border, ..container::Style::default() }).into()
}
