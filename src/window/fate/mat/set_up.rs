//! The set-up as one drawn list: what is agreed, thirteen items to be ticked, who stands where, and what stays in the box.

use super::Table;
use super::rows::{self, READ};
use super::stage::{Stage, army_sign, begins};
use crate::fate::terms::{Army, Level, SETUP_FLIPS, events};
use crate::fate::{FateBox, FateCommand as C, ITEMS};
use crate::language::fate::draft::Draft;
use crate::language::fate::{otherwise, set_up_facts};
use crate::window::fate::Wish;
use crate::window::pieces::{At, Lit, Paint, Side, Sign, in_so_many, measured, signs::fate};
use strum::IntoEnumIterator;

/// How far items are apart.
const NEXT: f32 = 33.6;
/// So many stand in the left column.
const COLUMN: u8 = 7;
/// The signs of the items.
const SIGNS: [Sign; ITEMS as usize] = [
    fate::LAMP,
    fate::DRUMS,
    fate::SHUFFLE,
    fate::TROOP_FRIEND,
    fate::TROOP_SHADOW,
    fate::DECK,
    fate::NAZGUL,
    fate::OBJECTIVE,
    fate::PLAYERS,
    fate::FIGURE,
    fate::CARD,
    fate::MOON,
    fate::ADVANCE,
];
/// There are so many Skies Darken cards and events in the box.
const ALL_SKIES: u8 = 12;
const ALL_EVENTS: u8 = 14;

/// The sign of an item.
pub(super) fn sign(item: u8) -> Sign {
    SIGNS.get(usize::from(item) - 1).copied().unwrap_or(fate::BOX)
}

/// `new`, with this otherwise.
fn agreed(stage: &Stage<'_>, key: &str, value: &str) -> String {
    otherwise(&stage.view.options, [stage.by_hand, stage.odds], key, value)
}

/// A marker whose numbers are told as they are printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::window::fate) enum Marker {
    Hope,
    Threat,
}

impl Marker {
    const VERB: &'static str = "confirm";

    fn word(self) -> &'static str {
        match self {
            Self::Hope => "hope",
            Self::Threat => "threat",
        }
    }

    /// What the line has begun, if that is it.
    pub fn of(said: &Draft) -> Option<Self> {
        let told = said.plain().next().filter(|_| said.verb() == Self::VERB);
        [Self::Hope, Self::Threat].into_iter().find(|marker| told == Some(marker.word()))
    }

    fn begun(self) -> Draft {
        Draft::of(Self::VERB).and(self.word())
    }
}

/// The list.
pub(super) fn list(mat: &mut Table, stage: &Stage<'_>) {
    mat.panel([20.0, 100.0], [852.0, 304.0], "", "");
    keys(mat, stage);
    mat.rule([40.0, 156.0], [852.0, 156.0]);
    for item in 1..=ITEMS {
        self::item(mat, stage, item);
    }
    stacks(mat, stage);
}

/// Once anything was done the game is begun anew no more: that is said.
fn agrees(stage: &Stage<'_>, untouched: bool, command: String) -> Wish {
    if untouched { Wish::Say(command) } else { Wish::Ask(stage.of("mat-word", "agreed-before")) }
}

/// What is agreed by a press: what it is called, whether it stands, and the game that begins with it.
type Key = (String, bool, String);

/// Players, level and box, each a press, for as long as nothing was done.
fn keys(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    let options = &stage.view.options;
    let untouched = stage.view.ticked.is_empty() && stage.view.seen.is_empty();
    let level = |level: Level| {
        let name: &str = level.into();
        let said = stage.tell("level", &[("level", name.into())]).to_lowercase();
        (said, level == options.level, agreed(stage, "level", name))
    };
    let players = (1..=5).map(|players: u8| {
        (players.to_string(), players == options.players, agreed(stage, "players", &players.to_string()))
    });
    let own = options.copied.as_ref().map(|copied| copied.name != FateBox::PRACTICE_NAME);
    let boxes = [("none", own.is_none()), ("own", own == Some(true)), ("practice", own == Some(false))];
    let boxes =
        boxes.into_iter().map(|(name, is)| (stage.of("mat-box", name), is, agreed(stage, "board", name)));
    let groups: [(String, Vec<Key>); 3] = [
        (stage.of("mat-word", "players"), players.collect()),
        (String::new(), Level::iter().map(level).collect()),
        (stage.of("mat-word", "box"), boxes.collect()),
    ];
    let wide = |label: &str| (measured(label, 14.5, true) + 22.0).max(30.0);
    let total: f32 = groups
        .iter()
        .map(|(title, keys)| {
            measured(title, 15.0, false)
                + 10.0
                + keys.iter().map(|(label, ..)| wide(label) + 5.0).sum::<f32>()
        })
        .sum::<f32>()
        + 36.0;
    // In a language of longer words all is a little smaller.
    let share = (816.0 / total).min(1.0);
    let mut x = 40.0;
    for (title, keys) in groups {
        if !title.is_empty() {
            mat.words([x, 134.0], 15.0 * share, tints.faint, Side::From, title.as_str());
            x += (measured(&title, 15.0, false) + 10.0) * share;
        }
        for (label, is, command) in keys {
            // A box that nobody has taken in cannot be played with.
            let can = untouched && (stage.own_box || !command.contains(" board=own"));
            let width = wide(&label) * share;
            let lit = Lit::of(is, can);
            mat.key([x, 114.0], [width, 30.0], 14.5 * share, &label, lit);
            if !is && (can || !untouched) {
                mat.place([x, 114.0], [width, 30.0], label, agrees(stage, untouched, command));
            }
            x += width + 5.0 * share;
        }
        x += 18.0 * share;
    }
}

fn item(mat: &mut Table, stage: &Stage<'_>, item: u8) {
    let tints = mat.tints();
    let (column, row) = ((item - 1) / COLUMN, (item - 1) % COLUMN);
    let x = 55.0 + f32::from(column) * 416.0;
    let y = 179.0 + f32::from(row) * NEXT;
    let done = stage.view.ticked.contains(&item);
    let now = stage.next_item() == Some(item);
    let (corner, size) = ([x - 19.0, y - 16.0], [402.0, 32.0]);
    if now {
        mat.plate(corner, size, 5.0, Paint::filled(tints.raised).edged(tints.gold, 1.4));
    }
    number(mat, stage, [x, y], item);
    let ink = if now { tints.gold } else { tints.faint };
    mat.sign(sign(item), [x + 22.0, y - 11.0], 22.0, ink);
    let said = said(stage, item);
    let ink = if done { tints.faint } else { tints.ink };
    mat.fits([x + 53.0, y + 5.5], 326.0, 16.0, (ink, Side::From, now), &said);
    mat.place(corner, size, said, Wish::give(C::Tick(item)));
    if let Some((word, command)) = named(stage, item) {
        let label = stage.say(word);
        let corner = [corner[0] + size[0] - 44.0, corner[1] + 1.0];
        mat.bold([corner[0] + 22.0, y + 3.0], 20.0, tints.gold, Side::About, "…");
        let wish = match command {
            "hands" => begins(command, &label),
            named => super::naming::begun(named, &label),
        };
        mat.place(corner, [42.0, 30.0], label, wish);
    }
}

/// What an item may be told by name, or drawn by the program, for as long as it was not.
fn named(stage: &Stage<'_>, item: u8) -> Option<(&'static str, &'static str)> {
    let view = stage.view;
    match item {
        8 if view.objectives.is_none() => Some(("chip-objectives", "objectives")),
        9 if view.characters.is_none() => Some(("chip-characters", "characters")),
        11 if view.options.names && !view.hands => Some(("deed-hands", "hands")),
        _ => None,
    }
}

/// An item, with the numbers of this table.
pub(super) fn said(stage: &Stage<'_>, item: u8) -> String {
    let view = stage.view;
    let first = view.first_troops();
    let facts = set_up_facts(view, item).into_iter().chain([
        ("friends", first.values().map(|troops| u32::from(troops.friends())).sum::<u32>().into()),
        ("shadow", first.values().map(|troops| u32::from(troops.shadow)).sum::<u32>().into()),
        ("stacks", view.stacks.sizes.len().into()),
    ]);
    stage.tell("mat-item", &facts.collect::<Vec<_>>())
}

/// The sizes of the stacks.
fn stacks(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    let y = 179.0 + 6.0 * NEXT;
    let sizes = &stage.view.stacks.sizes;
    let left = 850.5 - sizes.len() as f32 * 33.0 + 5.0;
    let said = stage.of("mat-word", "larger-on-top");
    rows::told(mat, [left - 12.0, y + 5.0], (left - 536.0, 14.0), (tints.faint, Side::To, false), &said);
    for (at, size) in sizes.iter().enumerate() {
        let x = left + at as f32 * 33.0;
        mat.plate([x + 2.0, y - 10.0], [26.0, 24.0], 3.0, Paint::filled(tints.spent));
        mat.plate([x, y - 12.0], [26.0, 24.0], 3.0, Paint::filled(tints.well).edged(tints.faint, 1.0));
        mat.bold([x + 13.0, y + 5.0], 13.5, tints.ink, Side::About, size.to_string());
    }
}

/// The number of an item, beside what belongs to it.
pub(super) fn number(mat: &mut Table, stage: &Stage<'_>, middle: At, item: u8) {
    let lit = Lit::of(stage.next_item() == Some(item), !stage.view.ticked.contains(&item));
    mat.ticked(middle, 11.0, &item.to_string(), lit);
}

/// The box below: who stands where at the beginning.
pub(super) fn troops(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    let view = stage.view;
    mat.panel([20.0, 580.0], [852.0, 160.0], "", "");
    let first = view.first_troops();
    let now = stage.next_item();
    for (item, top, high) in [(4, 581.0, 60.0), (5, 645.0, 62.0)] {
        if now == Some(item) {
            mat.plate([22.0, top], [848.0, high], 4.0, Paint::filled(tints.raised));
        }
    }
    number(mat, stage, [53.0, 602.0], 4);
    let mut words: Vec<Word> = Vec::new();
    for army in [Army::Elven, Army::Dwarven, Army::Rohirrim, Army::Gondor] {
        let mut sign = Some(army_sign(army));
        for (place, troops) in &first {
            let Some(count) = troops.friendly.get(&army).filter(|count| **count > 0) else { continue };
            words.push(Word {
                sign: sign.take(),
                name: stage.named(place),
                figure: fate::TROOP_FRIEND,
                count: *count,
            });
        }
    }
    line(mat, &words, [76.0, 607.0], tints.friend, now.is_none_or(|now| now <= 4));
    number(mat, stage, [53.0, 668.0], 5);
    let mut shadow: Vec<(&String, u8)> = first
        .iter()
        .filter(|(_, troops)| troops.shadow > 0)
        .map(|(place, troops)| (place, troops.shadow))
        .collect();
    shadow.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let words: Vec<Word> = shadow
        .into_iter()
        .map(|(place, count)| Word {
            sign: None,
            name: stage.named(place),
            figure: fate::TROOP_SHADOW,
            count,
        })
        .collect();
    line(mat, &words, [80.0, 673.0], tints.red, now == Some(5));
    let stand = 48 - u32::from(view.supply);
    let flips = SETUP_FLIPS.saturating_sub(view.deck.flips.len()) as u32;
    let facts =
        [("stand", (stand + flips).into()), ("left", u32::from(view.supply).saturating_sub(flips).into())];
    let said = stage.tell("mat-afterwards", &facts);
    mat.fits([80.0, 729.0], 500.0, 14.0, (tints.faint, Side::From, false), &said);
    let whose = if view.copied.troops.is_some() { "box-numbers" } else { "book-numbers" };
    let said = stage.of("mat-word", whose);
    mat.fits([850.0, 729.0], 250.0, 14.0, (tints.faint, Side::To, false), &said);
}

/// A place with its figures.
struct Word {
    sign: Option<Sign>,
    name: String,
    figure: Sign,
    count: u8,
}

/// Places one behind the other, in as many lines as they need.
fn line(mat: &mut Table, words: &[Word], from: At, color: iced::Color, bright: bool) {
    let tints = mat.tints();
    let wide = |word: &Word| {
        let sign = if word.sign.is_some() { 25.0 } else { 0.0 };
        sign + measured(&word.name, 14.5, false) + 8.0 + f32::from(word.count) * 11.0 + 18.0
    };
    let total: f32 = words.iter().map(wide).sum();
    let room = 850.0 - from[0];
    // Two lines have room: more is drawn closer.
    let share = (room * 1.9 / total.max(1.0)).min(1.0);
    let [mut x, mut y] = from;
    for word in words {
        let width = wide(word) * share;
        if x + width - 12.0 > 854.0 {
            (x, y) = (from[0], y + 25.0);
        }
        if let Some(sign) = word.sign {
            mat.sign(sign, [x, y - 14.0], 18.0 * share, tints.gold);
            x += 25.0 * share;
        }
        let ink = if bright { tints.ink } else { tints.faint };
        mat.words([x, y], 14.5 * share, ink, Side::From, word.name.as_str());
        let mut figure = x + (measured(&word.name, 14.5, false) + 4.0) * share;
        for _ in 0..word.count {
            mat.sign(word.figure, [figure, y - 13.0 * share], 16.0 * share, color);
            figure += 11.0 * share;
        }
        x += width - if word.sign.is_some() { 25.0 * share } else { 0.0 };
    }
}

/// The moment: what the program holds may stay in the box.
pub(super) fn stays(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    let view = stage.view;
    rows::head(mat, stage, &stage.of("mat-title", "stays"), &stage.of("mat-word", "screen-keeps"));
    let rates: Vec<String> = view.rates.iter().map(ToString::to_string).collect();
    let hope = stage.tell("mat-begins-on", &[("count", view.hope.into()), ("of", view.hope_top.into())]);
    let spaces = stage.tell("mat-spaces", &[("rates", rates.join(" ").into())]);
    for (y, sign, title, below, other, marker) in [
        (142.0, fate::LAMP, "hope-marker", hope, "another-number", Marker::Hope),
        (184.0, fate::THREAT, "threat-marker", spaces, "other-spaces", Marker::Threat),
    ] {
        mat.sign(sign, [912.0, y + 2.0], 28.0, tints.gold);
        let title = stage.of("mat-word", title);
        mat.fits([952.0, y + 15.0], 290.0, 16.0, (tints.ink, Side::From, true), &title);
        mat.fits([952.0, y + 33.0], 150.0, 14.0, (tints.faint, Side::From, false), &below);
        let other = stage.of("mat-word", other);
        mat.fits([1244.0, y + 33.0], 138.0, 14.0, (tints.gold, Side::To, false), &other);
        mat.place([1104.0, y + 17.0], [146.0, 22.0], other.clone(), begins(marker.begun(), other));
    }
    mat.sign(fate::DICE, [912.0, 228.0], 28.0, tints.gold);
    let title = stage.of("mat-word", "dice-if-here");
    mat.fits([952.0, 241.0], 290.0, 16.0, (tints.ink, Side::From, true), &title);
    let untouched = view.ticked.is_empty() && view.seen.is_empty();
    for (at, (word, value, is)) in
        [("here", "app", !stage.by_hand), ("on-the-table", "hand", stage.by_hand)].into_iter().enumerate()
    {
        let label = stage.of("mat-word", word);
        let (corner, size) = ([952.0 + at as f32 * 112.0, 247.0], [106.0, 25.0]);
        let lit = Lit::of(is, untouched);
        mat.key(corner, size, 14.0, &label, lit);
        if !is {
            mat.place(corner, size, label, agrees(stage, untouched, agreed(stage, "draws", value)));
        }
    }
    mat.rule([910.0, 281.0], [1244.0, 281.0]);
    mat.sign(fate::BOX, [913.0, 287.0], 26.0, tints.faint);
    let facts = [
        ("events", ALL_EVENTS.saturating_sub(events(view.options.players)).into()),
        ("skies", (ALL_SKIES - view.options.level.skies()).into()),
    ];
    let said = stage.tell("mat-back-unseen", &facts);
    let ink = (tints.faint, Side::From, false);
    match in_so_many(&said, 14.5 * 0.92, false, 292.0, 2) {
        (lines, share) if share > 0.9 => {
            mat.paragraph([952.0, 299.0], 18.0, (292.0, 14.5 * share), ink, lines);
        }
        _ => {
            let (lines, share) = in_so_many(&said, READ, false, 292.0, 3);
            mat.paragraph([952.0, 294.0], 14.5, (292.0, READ * share), ink, lines);
        }
    }
}

/// `begin`, with this pressed: where Frodo is, or who begins.
pub(super) fn begun(stage: &Stage<'_>, key: &str, value: impl std::fmt::Display) -> Draft {
    let begun = if stage.said.verb() == "begin" { stage.said.clone() } else { Draft::of("begin") };
    begun.with(key, value)
}

/// Where Frodo begins: as it is pressed, or as the file says.
pub(super) fn begins_in(stage: &Stage<'_>) -> Option<String> {
    let view = stage.view;
    let of_file =
        || view.region_of(view.copied.characters.as_ref()?.get(crate::fate::terms::FRODO_SAM)?).cloned();
    stage.said.told("frodo").map(str::to_owned).or_else(of_file)
}
