//! The first screen as it is drawn: doors in a hill, above them the last evening and others, below them what there is besides. In one
//! row of doors where there is room, and in two or three in a small window or large type, which is scrolled where it has to be.

use super::{Home, Message};
use crate::games::Kind;
use crate::language::{Language, Words, capital};
use crate::window::house::listed::{Listed, Untold};
use crate::window::house::people::{AMONG_OTHERS, NARROW, ON_CARD, cut, people};
use crate::window::on_screen::{Banner, WayIn, door, ways};
use crate::window::pieces::{At, Hill, Mat, Paint, Side, breadth, wrapped};
use crate::window::screens::Offered;
use crate::window::widgets::look::{Look, mixed};
use iced::{Color, Size};
use strum::IntoEnumIterator;

/// So much room, in points, has one row of doors.
const ROOMY: At = [1150.0, 690.0];
/// The broadest that what is written becomes.
const BROADEST: f32 = 1152.0;
/// The box of a number of players is so large.
const NUMBER: f32 = 28.0;

/// The first screen, drawn.
pub(super) struct Front<'a> {
    home: &'a Home,
    look: Look,
    words: &'a Words,
    mat: Mat<Message>,
    laid: Laid,
}

/// Where its parts lie, in points.
struct Laid {
    size: At,
    /// Everything is in one row of doors.
    roomy: bool,
    /// The left edge and the breadth of what is written.
    from: f32,
    broad: f32,
    /// The last evening: its corner and its size.
    card: [At; 2],
    /// Others: their corner, and how broad they are.
    others: (At, f32),
    doors: Vec<At>,
    radius: f32,
    /// The line at the foot.
    foot: f32,
}

/// So many other evenings are shown, and how far apart.
const OTHERS: usize = 3;
const APART: f32 = 58.0;

impl Laid {
    /// Everything in its place, for so many doors. `card`: something stands in the box above them.
    fn out(room: At, doors: usize, first: bool, (card, open): (bool, bool)) -> Self {
        if room[0] >= ROOMY[0] && room[1] >= ROOMY[1] {
            Self::roomy(room, doors, first)
        } else {
            Self::close(room, doors, first, (card, open))
        }
    }

    fn roomy([width, height]: At, doors: usize, first: bool) -> Self {
        let broad = BROADEST.min(width - 128.0);
        let from = (width - broad) / 2.0;
        // What stands on the ground stays at the foot.
        let lower = height - 800.0;
        let apart = ((width - 30.0) / doors.max(1) as f32).min(250.0);
        let (largest, highest, falls) = if first { (88.0, 512.0, 18.0) } else { (71.0, 570.0, 6.0) };
        let middle = |number: usize| {
            let off = number as f32 - (doors as f32 - 1.0) / 2.0;
            [width / 2.0 + off * apart, highest + falls * off * off + lower]
        };
        Self {
            size: [width, height],
            roomy: true,
            from,
            broad,
            card: [[from, 152.0], [broad - 452.0, 230.0]],
            others: ([from + broad - 416.0, 176.0], 416.0),
            doors: (0..doors).map(middle).collect(),
            radius: f32::min(largest, apart * 0.36),
            foot: height - 22.0,
        }
    }

    fn close([width, height]: At, doors: usize, first: bool, (card, open): (bool, bool)) -> Self {
        const CELL: f32 = 122.0;
        let from = if width >= 900.0 { 40.0 } else { 24.0 };
        let broad = width - 2.0 * from;
        let in_a_row = if width >= 700.0 { 3 } else { 2 };
        let rows = doors.div_ceil(in_a_row) as f32;
        let beside = width >= 900.0;
        let below = if card { 328.0 } else { 170.0 };
        let others = APART * OTHERS as f32 + 40.0;
        let list = if beside || first { 0.0 } else { others };
        let foot = 46.0;
        let least = below + rows * CELL + list + foot;
        let height = height.max(least);
        let top = height - foot - list - rows * CELL;
        // Ways in take what room there is above the doors.
        let tall = if open { (top - 116.0).clamp(190.0, 240.0) } else { 190.0 };
        let card = [[from, 104.0], [if beside { broad * 0.6 } else { broad }, tall]];
        let cell = broad / in_a_row as f32;
        let middle = |number: usize| {
            let (row, along) = (number / in_a_row, number % in_a_row);
            [from + 56.0 + along as f32 * cell, top + 58.0 + row as f32 * CELL]
        };
        let others = if beside {
            ([from + broad * 0.6 + 20.0, 118.0], broad * 0.4 - 20.0)
        } else {
            ([from, height - foot - list + 18.0], broad)
        };
        Self {
            size: [width, height],
            roomy: false,
            from,
            broad,
            card,
            others,
            doors: (0..doors).map(middle).collect(),
            radius: 50.0,
            foot: height - 16.0,
        }
    }

    fn hill(&self, first: bool) -> Hill {
        let [width, height] = self.size;
        let crest = match (self.roomy, first) {
            (true, true) => [488.0, 318.0, 470.0].map(|y| y + height - 800.0),
            (true, false) => [517.0, 430.0, 456.0].map(|y| y + height - 800.0),
            (false, _) => {
                let top = self.doors.first().map_or(height, |door| door[1]) - 58.0;
                [top + 26.0, top - 26.0, top + 10.0]
            }
        };
        Hill { size: [width, height], crest, first }
    }
}

impl<'a> Front<'a> {
    /// Draws it for so much room; and where its box lies, and what can be said beside its title: corner and breadth.
    pub(super) fn drawn(
        home: &'a Home,
        look: Look,
        words: &'a Words,
        room: Size,
    ) -> (Mat<Message>, [(At, f32); 2]) {
        let room = [room.width / look.scale, room.height / look.scale];
        let (doors, first) = (home.doors(), home.is_new());
        let open = home.chosen().is_some();
        let laid = Laid::out(room, doors.len(), first, (!first || open, open));
        let [corner, size] = laid.card;
        let after = if laid.roomy { 380.0 } else { 240.0 };
        let over = [(corner, size[0]), ([laid.from + after, 20.0], laid.broad - after)];
        let mut mat = Mat::new(look, laid.size);
        mat.hill(look, &laid.hill(first));
        let mut front = Self { home, look, words, mat, laid };
        front.title(first);
        match home.chosen() {
            Some(kind) => front.ways(kind),
            None if !first => front.evening(),
            None => {}
        }
        if !first {
            front.others();
        }
        for (number, (kind, key)) in doors.into_iter().enumerate() {
            front.door(front.laid.doors[number], kind, key);
        }
        front.foot();
        (front.mat, over)
    }

    fn say(&self, name: &str) -> String {
        self.words.say(name, &[])
    }

    fn title(&mut self, first: bool) {
        let tints = self.mat.tints();
        let from = self.laid.from;
        let alone = first && self.home.chosen().is_none();
        if !self.laid.roomy {
            self.mat.bold([from, 58.0], 44.0, tints.gold, Side::From, "Underhill");
            let said = self.say(if alone { "home-welcome" } else { "home-tagline" });
            let beside = if first { 120.0 } else { 0.0 };
            let lines = wrapped(&said, 17.0, false, (self.laid.broad - beside) / NARROW);
            for (number, line) in lines.into_iter().enumerate() {
                let at = [from + 1.0, 86.0 + number as f32 * 24.0];
                let size = if alone { 17.0 } else { 15.0 };
                self.mat.words(at, size, if alone { tints.ink } else { tints.faint }, Side::From, line);
            }
            return;
        }
        if !first {
            self.mat.bold([from, 96.0], 58.0, tints.gold, Side::From, "Underhill");
            let said = self.say("home-tagline");
            self.mat.words([from + 2.0, 124.0], 16.0, tints.faint, Side::From, said);
            return;
        }
        self.mat.bold([from, 116.0], 74.0, tints.gold, Side::From, "Underhill");
        if alone {
            let said = self.say("home-welcome");
            for (number, line) in wrapped(&said, 27.0, false, 720.0 / NARROW).into_iter().enumerate() {
                let at = [from + 2.0, 170.0 + number as f32 * 38.0];
                self.mat.words(at, 27.0, tints.ink, Side::From, line);
            }
        }
    }

    /// The box above the doors, with an edge of gold where Enter does something in it.
    fn card(&mut self, golden: bool) -> [At; 2] {
        let tints = self.mat.tints();
        let [corner, size] = self.laid.card;
        let edge = if golden { tints.gold } else { tints.rim };
        self.mat.plate(corner, size, 10.0, Paint::filled(tints.panel).edged(edge, 1.6));
        [corner, size]
    }

    /// The last evening, or as much of it as is known.
    fn evening(&mut self) {
        let Some(game) = self.home.last() else { return };
        let goes_on = self.home.goes_on();
        let [[x, y], [width, height]] = self.card(goes_on != Some(false));
        let tints = self.mat.tints();
        let inset = if self.laid.roomy { 14.0 } else { 12.0 };
        let high = height - 2.0 * inset;
        let wide = high * 1.21;
        let from = x + inset + wide + 22.0;
        let most = x + width - 18.0 - from;
        if let Ok(known) = &game.told {
            self.mat.small([x + inset, y + inset], [wide, high], &known.small);
        } else {
            let paint = Paint::filled(tints.well).edged(tints.rim, 1.0);
            self.mat.plate([x + inset, y + inset], [wide, high], 8.0, paint);
        }
        let k = height / 230.0;
        let when = [("when", game.when(self.words, &self.home.today).into())];
        let waits = goes_on != Some(false) || game.is_unfinished();
        let state = if waits { "home-not-over" } else { "home-was-over" };
        let faint = (tints.faint, Side::From, false);
        let lines = [
            (44.0, 15.0, faint, self.words.say(state, &when)),
            (74.0, 25.0, (tints.ink, Side::From, true), self.called(game)),
        ];
        for (down, size, how, said) in lines {
            self.mat.fits([from, y + down * k], most, size * k.max(0.9), how, &said);
        }
        let stands = capital(&game.stands(self.words));
        let size = 17.0 * k.max(0.9);
        for (number, line) in wrapped(&stands, size, false, most / NARROW).into_iter().take(2).enumerate() {
            let at = [from, y + (101.0 + 21.0 * number as f32) * k];
            self.mat.fits(at, most, size, (tints.ink, Side::From, false), &line);
        }
        let banners = game.told.as_ref().map(|known| &*known.banners).unwrap_or_default();
        people(&mut self.mat, banners, [from, y + 146.0 * k], most, ON_CARD);
        let (top, tall) = (y + 166.0 * k, 50.0 * k);
        let (corner, size) = ([from, top], [most, tall]);
        match goes_on {
            // Nobody goes on with an evening that was guided by pressing Enter.
            Some(false) => {
                let name = if waits { "home-go-on" } else { "home-look" };
                self.button(corner, size, (name, ""), Message::Open(game.path.clone()), false);
            }
            _ => self.button(corner, size, ("home-go-on", "enter"), Message::Continue, true),
        }
    }

    /// How a game is called: by its owner, or as what it is.
    fn called(&self, game: &Listed) -> String {
        self.home
            .titles
            .get(&game.id)
            .cloned()
            .or_else(|| game.game(self.words))
            .unwrap_or_else(|| game.name(self.words))
    }

    fn button(&mut self, corner: At, size: At, (name, key): (&str, &str), message: Message, golden: bool) {
        let tints = self.mat.tints();
        let (paint, ink) = match golden {
            true => (Paint::filled(tints.gold), tints.on_gold),
            false => (Paint::filled(tints.raised).edged(tints.rim, 1.2), tints.ink),
        };
        self.mat.plate(corner, size, 6.0, paint);
        let (said, foot) = (self.say(name), corner[1] + size[1] * 0.64);
        self.mat.fits([corner[0] + 20.0, foot], size[0] - 110.0, 22.0, (ink, Side::From, true), &said);
        if !key.is_empty() {
            let key = self.say(&format!("keyname-{key}"));
            self.mat.words([corner[0] + size[0] - 16.0, foot], 14.0, ink, Side::To, key);
        }
        self.mat.place(corner, size, said, message);
    }

    /// The ways into a game whose door is open.
    fn ways(&mut self, kind: Kind) {
        let [[x, y], [width, height]] = self.card(true);
        let tints = self.mat.tints();
        let word = kind.word();
        let most = width - 190.0;
        let name = self.say(&format!("home-{word}"));
        self.mat.fits([x + 22.0, y + 40.0], most, 25.0, (tints.gold, Side::From, true), &name);
        let back = self.say("home-all");
        let broad = breadth(&back, 15.0, false) * NARROW;
        let end = x + width - 22.0;
        self.mat.words([end, y + 38.0], 15.0, tints.ink, Side::To, back.as_str());
        self.mat.place([end - broad - 8.0, y + 18.0], [broad + 16.0, 30.0], back, Message::Game(None));
        let what = self.say(&format!("home-{word}-what"));
        self.mat.fits([x + 22.0, y + 64.0], width - 44.0, 15.0, (tints.faint, Side::From, false), &what);
        let all = self.home.ways_of(kind);
        let columns = if all.len() > 1 && width > 420.0 { 2 } else { 1 };
        let rows = all.len().div_ceil(columns).max(1);
        let gap = 10.0;
        let wide = (width - 44.0 - gap * (columns as f32 - 1.0)) / columns as f32;
        let tall = ((height - 76.0 - 14.0 - gap * (rows as f32 - 1.0)) / rows as f32).min(66.0);
        for (number, way) in all.into_iter().enumerate() {
            let (row, along) = (number / columns, number % columns);
            let corner = [x + 22.0 + along as f32 * (wide + gap), y + 78.0 + row as f32 * (tall + gap)];
            self.way(corner, [wide, tall], way, number == 0);
        }
    }

    fn way(&mut self, corner: At, size: At, way: WayIn, due: bool) {
        let tints = self.mat.tints();
        let edge = if due { (tints.gold, 2.0) } else { (tints.rim, 1.0) };
        self.mat.plate(corner, size, 6.0, Paint::filled(tints.raised).edged(edge.0, edge.1));
        let name = self.say(&format!("home-{}", way.name));
        let what = self.say(&format!("home-{}-what", way.name));
        let ink = if due { tints.gold } else { tints.ink };
        let most = size[0] - 28.0;
        // How many play is said there by a press on a number, and one beside them goes in.
        let side = (size[1] - 35.0).clamp(18.0, NUMBER);
        let numbers = way.players.len() as f32 * (side + 5.0);
        let beside = if numbers > 0.0 { size[0] - numbers - 8.0 } else { size[0] };
        self.mat.place(corner, [beside, size[1]], name.as_str(), Message::Way(way));
        self.players(corner, size, way, (numbers, side));
        let what = if numbers > 0.0 { self.say("home-how-many") } else { what };
        let most_told = most - numbers;
        self.mat.fits(
            [corner[0] + 14.0, corner[1] + 22.0],
            most - 34.0,
            17.0,
            (ink, Side::From, true),
            &name,
        );
        let lines = if size[1] > 60.0 { 2 } else { 1 };
        let told = wrapped(&what, 13.0, false, most_told / NARROW);
        let at = [corner[0] + 14.0, corner[1] + 40.0];
        let ink = (tints.faint, Side::From, false);
        self.mat.paragraph(at, 16.0, (most_told, 13.0), ink, in_lines(&told, lines));
        let key = way.key.to_uppercase().to_string();
        self.mat.key_cap([corner[0] + size[0] - 30.0, corner[1] + 7.0], 20.0, &key);
    }

    /// How many can play, a box each, in gold as many as are to play; so broad they are together.
    fn players(&mut self, corner: At, size: At, way: WayIn, (broad, side): (f32, f32)) {
        let (tints, usual) = (self.mat.tints(), self.home.players(way));
        let end = corner[0] + size[0] - 10.0;
        for (at, players) in way.players.iter().enumerate() {
            let left = [end - broad + at as f32 * (side + 5.0) + 5.0, corner[1] + size[1] - side - 7.0];
            let (paint, ink) = match usual == Some(*players) {
                true => (Paint::filled(tints.gold), tints.on_gold),
                false => (Paint::filled(tints.panel).edged(tints.rim, 1.2), tints.ink),
            };
            self.mat.plate(left, [side; 2], 4.0, paint);
            let foot = [left[0] + side / 2.0, left[1] + side * 0.7];
            self.mat.bold(foot, side * 0.6, ink, Side::About, players.to_string());
            self.mat.place(left, [side; 2], players.to_string(), Message::Players(*players));
        }
    }

    /// Other evenings, and the way to all of them.
    fn others(&mut self) {
        let tints = self.mat.tints();
        let ([x, y], width) = self.laid.others;
        let others: Vec<&Listed> = self.home.others().take(OTHERS).collect();
        if !others.is_empty() {
            let said = self.say("home-others");
            self.mat.words([x + 6.0, y], 15.0, tints.faint, Side::From, said);
        }
        let apart = if self.laid.roomy { APART } else { 54.0 };
        for (number, game) in others.iter().enumerate() {
            self.other([x, y + 16.0 + number as f32 * apart], [width, apart - 8.0], game);
        }
        let (all, key) = (self.say("home-all-evenings"), "G");
        let broad = breadth(&all, 15.0, false) * NARROW;
        // Where there is less room it stands beside the title: below the list the hill begins.
        let foot = if self.laid.roomy { y + 206.0 } else { y };
        let end = x + width;
        self.mat.key_cap([end - 20.0, foot - 15.0], 20.0, key);
        self.mat.words([end - 28.0, foot], 15.0, tints.gold, Side::To, all.as_str());
        self.mat.place([end - broad - 36.0, foot - 20.0], [broad + 40.0, 28.0], all, Message::Archive);
    }

    fn other(&mut self, corner: At, size: At, game: &Listed) {
        let tints = self.mat.tints();
        let paint = Paint::filled(Color { a: 0.82, ..tints.panel }).edged(tints.rim, 1.0);
        self.mat.plate(corner, size, 6.0, paint);
        let side = size[1] - 10.0;
        let [x, y] = corner;
        let mut from = x + 16.0;
        if let Ok(known) = &game.told {
            self.mat.small([x + 5.0, y + 5.0], [side * 1.21, side], &known.small);
            from = x + 5.0 + side * 1.21 + 12.0;
        }
        let end = x + size[0] - 14.0;
        let day = game.when(self.words, &self.home.today);
        let state = match &game.told {
            Err(Untold::Locked) => self.say("home-unlock"),
            Err(_) => String::new(),
            Ok(known) if known.unfinished => String::new(),
            Ok(_) => self.say("home-over"),
        };
        let beside = [&day, &state].map(|said| breadth(said, 14.0, false)).into_iter().fold(0.0, f32::max);
        let most = end - from - beside * NARROW - 12.0;
        let (called, stands) = (self.called(game), game.stands(self.words));
        let foot = [y + size[1] * 0.42, y + size[1] * 0.8];
        // A name that is very long is cut before nobody can read it.
        let title = cut(&called, 12.0, most);
        self.mat.fits([from, foot[0]], most, 16.0, (tints.ink, Side::From, true), &title);
        let banners = game.told.as_ref().map(|known| &*known.banners).unwrap_or_default();
        let banners: Vec<Banner> = banners.iter().filter(|it| !it.name.is_empty()).cloned().collect();
        // Where it stands has a part of the line, if it needs that.
        let most = end - from - breadth(&state, 14.0, false) * NARROW - 12.0;
        let room = most - (breadth(&stands, 14.0, false) * NARROW).min(most * 0.3);
        let at = people(&mut self.mat, &banners, [from, foot[1]], room, AMONG_OTHERS);
        let most = most - (at - from);
        // Of what has no room whole its first part is told, and no half of a sentence.
        let has_room = breadth(&stands, 14.0, false) * NARROW <= most;
        let first = stands.split(": ").next().filter(|_| !has_room).unwrap_or(&stands);
        let shown = cut(first, 14.0, most);
        self.mat.fits([at, foot[1]], most * 1.1, 14.0, (tints.faint, Side::From, false), &shown);
        self.mat.words([end, foot[0]], 14.0, tints.faint, Side::To, day.as_str());
        self.mat.words([end, foot[1]], 14.0, tints.faint, Side::To, state.as_str());
        let name = [called, game.people(), stands, day, state].into_iter().filter(|said| !said.is_empty());
        let name = name.collect::<Vec<_>>().join(" · ");
        self.mat.place(corner, size, name, Message::Open(game.path.clone()));
    }

    fn door(&mut self, middle: At, kind: Kind, key: char) {
        let tints = self.mat.tints();
        let (radius, word) = (self.laid.radius, kind.word());
        let (hue, emblem) = door(kind);
        let lit = self.home.leads_to(kind) || self.home.chosen() == Some(kind);
        let [x, y] = middle;
        if self.home.waits_at(kind) {
            self.mat.lantern([x + radius * 1.2, y - radius * 0.11], radius * 0.18, true);
        }
        self.mat.door(middle, radius, hue, emblem, lit);
        let (name, what) = (self.say(&format!("home-{word}")), self.say(&format!("home-{word}-door")));
        // What is written on the ground has to be read there.
        let faint = if self.look.day { mixed(tints.faint, tints.ink, 0.6) } else { tints.faint };
        // Where a door is open its ways have their keys first.
        let chosen = self.home.chosen().map(|kind| self.home.ways_of(kind)).unwrap_or_default();
        let taken = chosen.iter().any(|way| way.key == key);
        let key = key.to_uppercase().to_string();
        if self.laid.roomy {
            let apart = self.laid.doors.get(1).map_or(250.0, |next| next[0] - self.laid.doors[0][0]);
            let side = 22.0;
            if !taken {
                self.mat.key_cap([x - radius - side + 4.0, y + radius * 0.57], side, &key);
            }
            let size = if radius > 80.0 { 21.0 } else { 18.0 };
            let ink = (tints.ink, Side::About, true);
            self.mat.fits([x, y + radius + size * 1.5], (apart - 14.0) * 1.12, size, ink, &name);
            let faint = (faint, Side::About, false);
            let down = radius + size * 1.5 + 22.0;
            self.mat.fits([x, y + down], (apart - 10.0) * 1.12, size * 0.78, faint, &what);
            let half = apart / 2.0 - 8.0;
            let corner = [x - half, y - radius];
            let size = [half * 2.0, radius + down + 8.0];
            self.mat.round_place((corner, size), (middle, radius), name, Message::Game(Some(kind)));
            return;
        }
        let in_a_row = if self.laid.size[0] >= 700.0 { 3.0 } else { 2.0 };
        let from = x + radius + if self.home.waits_at(kind) { 34.0 } else { 14.0 };
        let most = x - 56.0 + self.laid.broad / in_a_row - from;
        if !taken {
            self.mat.key_cap([x - radius - 2.0, y + radius - 20.0], 20.0, &key);
        }
        let mut down = y - 4.0;
        for line in wrapped(&name, 17.0, true, most / NARROW).into_iter().take(2) {
            self.mat.fits([from, down], most, 17.0, (tints.ink, Side::From, true), &line);
            down += 21.0;
        }
        for line in wrapped(&what, 13.5, false, most / NARROW).into_iter().take(2) {
            self.mat.fits([from, down], most, 13.5, (faint, Side::From, false), &line);
            down += 17.0;
        }
        let corner = [x - radius - 4.0, y - radius - 2.0];
        let size = [from + most - corner[0], radius * 2.0 + 8.0];
        self.mat.round_place((corner, size), (middle, radius), name, Message::Game(Some(kind)));
    }

    /// What there is besides: languages, the page behind F12, what is seldom wanted, and that nobody has authorized this.
    fn foot(&mut self) {
        let faint = if self.look.day {
            mixed(self.mat.tints().faint, self.mat.tints().ink, 0.6)
        } else {
            self.mat.tints().faint
        };
        let (from, foot) = (self.laid.from, self.laid.foot);
        let unofficial = self.say("home-unofficial");
        let mut items: Vec<(String, String, Message)> = Vec::new();
        let key = |key: &str| key.to_owned();
        if self.home.languages {
            let spoken = self.words.language();
            items.extend(Language::iter().map(|language| {
                let mark = if language == spoken { "•" } else { "" };
                (language.name().to_owned(), key(mark), Message::Speak(language))
            }));
        } else {
            items.push((self.words.language().name().to_owned(), key(""), Message::Languages));
            items.push((self.say("home-settings"), key("F12"), Message::Settings));
            let besides = ways().filter(|way| way.place == Offered::Besides);
            let besides: Vec<_> = besides.filter(|way| self.home.offers_box(way.kind())).collect();
            for way in besides {
                let name = self.say(&format!("home-{}", way.name));
                items.push((name, way.key.to_uppercase().to_string(), Message::Way(way)));
            }
            items.push((self.say("home-check"), key("V"), Message::Check));
            items.push((self.say("home-open-file"), key(""), Message::Choose));
            items.push((self.say("home-quit"), key("Q"), Message::Quit));
        }
        let size = 14.0;
        let gaps = 26.0 * items.len() as f32;
        let written = |(name, key, _): &(String, String, Message)| {
            breadth(&format!("{name} {key}"), size, false) * NARROW
        };
        let all: f32 = items.iter().map(written).sum::<f32>() + gaps;
        let beside = breadth(&unofficial, size, false) * NARROW;
        // Where both have no room, the one stands above the other.
        let above = all + beside + 20.0 > self.laid.broad;
        let size = if all > self.laid.broad { size * self.laid.broad / all } else { size };
        let line = if above { foot - 20.0 } else { foot };
        let mut at = from;
        for (number, (name, key, message)) in items.into_iter().enumerate() {
            if number > 0 {
                self.mat.words([at - size, line], size, faint, Side::About, "·");
            }
            let said = if key.is_empty() { name.clone() } else { format!("{name}  {key}") };
            let broad = breadth(&said, size, false) * NARROW;
            self.mat.words([at, line], size, faint, Side::From, said);
            self.mat.place([at - 5.0, line - 17.0], [broad + 10.0, 24.0], name, message);
            at += broad + 2.0 * size;
        }
        self.mat.words([from + self.laid.broad, foot], 14.0, faint, Side::To, unofficial);
    }
}

/// All of it in so many lines, of which the last has what is left.
fn in_lines(told: &[String], lines: usize) -> Vec<String> {
    let (first, rest) = told.split_at(told.len().min(lines.saturating_sub(1)));
    let rest = (!rest.is_empty()).then(|| rest.join(" "));
    first.iter().cloned().chain(rest).collect()
}
