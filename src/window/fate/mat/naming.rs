//! The set-up's names: which objectives lie there, and who plays whom. Each has its slot, and comes there by a press or typed; or
//! the program draws them.

use super::super::picks::{characters, objectives};
use super::Table;
use super::rows;
use super::stage::{Stage, begins, person_sign};
use crate::books::Throw;
use crate::fate::FateCommand as C;
use crate::fate::terms::FRODO_SAM;
use crate::language::fate::draft::Draft;
use crate::window::fate::{Choice, Wish};
use crate::window::pieces::{Lit, Row, Side, Sign, signs::fate, wrapped};
use crate::window::play::wish::Begun;

/// What is named.
pub(super) struct Naming<'a> {
    stage: &'a Stage<'a>,
    /// Characters, and not objectives.
    people: bool,
    /// Whose they are, with the slots of each.
    seats: Vec<(String, Vec<String>)>,
    /// How many of them each has to have at least.
    least: usize,
    /// Those that are known.
    names: Vec<String>,
}

impl<'a> Naming<'a> {
    /// What the line has begun, if that is it; what is typed word by word is read as it is.
    pub fn of(stage: &'a Stage<'a>) -> Option<Self> {
        let view = stage.view;
        let people = stage.said.verb() == "characters";
        let is_open = match stage.said.verb() {
            "characters" => view.characters.is_none(),
            "objectives" => view.objectives.is_none(),
            _ => false,
        };
        let by_slots = stage.said.asks_name() || stage.said.plain().next().is_none();
        (is_open && by_slots && !stage.is_set_up()).then_some(())?;
        let slots = |seat: u8, count: usize| (0..count).map(|slot| format!("{seat}.{slot}")).collect();
        let (seats, least) = match (people, view.is_solo()) {
            (true, false) => {
                ((1..=view.options.players).map(|seat| (stage.who(seat), slots(seat, 2))).collect(), 1)
            }
            (true, true) => (vec![(String::new(), slots(1, 4))], 4),
            _ => {
                let count = usize::from(view.all_objectives()) - 1;
                (vec![(String::new(), slots(0, count))], count)
            }
        };
        let names = if people { characters(view) } else { objectives(view) };
        let names = names.into_iter().filter(|name| !(people && view.is_solo() && name == FRODO_SAM));
        Some(Self { stage, people, seats, least, names: names.collect() })
    }

    fn verb(&self) -> &'static str {
        if self.people { "characters" } else { "objectives" }
    }

    fn slots(&self) -> impl Iterator<Item = &String> {
        self.seats.iter().flat_map(|(_, slots)| slots)
    }

    fn told(&self, slot: &str) -> Option<&str> {
        self.stage.said.told(slot)
    }

    /// The slot that is filled next: the one that was pressed, or the first that is empty.
    fn open(&self) -> Option<&String> {
        let pressed = self.slots().find(|slot| self.stage.said.has(&format!("{slot}=")));
        pressed.or_else(|| self.slots().find(|slot| self.told(slot).is_none()))
    }

    /// The name that is typed behind it.
    fn typed(&self) -> Option<String> {
        let words: Vec<&str> = self.stage.said.plain().filter(|word| ![",", ";"].contains(word)).collect();
        (!words.is_empty()).then(|| words.join("-"))
    }

    /// The line, with this in a slot, and the next empty one asked for behind it.
    fn with(&self, slot: &str, name: Option<&str>) -> Wish {
        let told = |other: &String| if other == slot { name } else { self.told(other) }.map(str::to_owned);
        let all: Vec<(&String, Option<String>)> = self.slots().map(|slot| (slot, told(slot))).collect();
        let named = all.iter().filter_map(|(slot, name)| Some((slot, name.as_ref()?)));
        let draft = named.fold(Draft::of(self.verb()), |draft, (slot, name)| draft.with(slot, name));
        let empty = |(other, name): &&(&String, Option<String>)| name.is_none() && *other == slot;
        let next = all.iter().find(empty).or_else(|| all.iter().find(|(_, name)| name.is_none()));
        let draft = next.iter().fold(draft, |draft, (slot, _)| draft.with(slot, ""));
        begins(draft, self.title())
    }

    fn title(&self) -> String {
        match self.people {
            true => self.stage.of("mat-title", "who-plays"),
            false => self.stage.say("track-objectives"),
        }
    }

    fn sign(&self, name: &str) -> Sign {
        match name {
            _ if !self.people => fate::OBJECTIVE,
            FRODO_SAM | "merry-pippin" => fate::FRODO,
            name => person_sign(name),
        }
    }

    /// Those of each seat that are named.
    fn of_seats(&self) -> Vec<Vec<String>> {
        let named = |slot: &String| self.told(slot).map(str::to_owned);
        self.seats.iter().map(|(_, slots)| slots.iter().filter_map(named).collect()).collect()
    }
}

/// What hands do.
pub(super) fn headline(stage: &Stage<'_>) -> String {
    let people = stage.said.verb() == "characters";
    stage.of("mat-names", if people { "people" } else { "objectives" })
}

/// In hand: the slots.
pub(super) fn hand(mat: &mut Table, stage: &Stage<'_>) {
    let Some(naming) = Naming::of(stage) else { return };
    let tints = mat.tints();
    mat.panel([20.0, 100.0], [300.0, 304.0], &naming.title(), "");
    let rows = if naming.people { naming.seats.len().max(2) } else { naming.slots().count() };
    let high = (258.0 / rows as f32).min(86.0);
    let radius = (high * 0.27).min(22.0);
    let open = naming.open();
    let (columns, wide) = if naming.people { (2, 130.0) } else { (1, 268.0) };
    let mut top = 140.0;
    for (whose, slots) in &naming.seats {
        let label = if whose.is_empty() { 0.0 } else { 16.0 };
        mat.fits([36.0, top + 13.0], 260.0, 14.0, (tints.faint, Side::From, false), whose);
        for (at, slot) in slots.iter().enumerate() {
            let x = 36.0 + (at % columns) as f32 * (wide + 8.0);
            let y = top + label + (at / columns) as f32 * high + radius + 3.0;
            let name = naming.told(slot);
            let lit = if Some(slot) == open { Lit::Ringed } else { Lit::Plain };
            let sign = match name {
                None => fate::PLUS,
                Some(name) => naming.sign(name),
            };
            mat.pawn([x + radius, y], radius, sign, lit);
            let said = name.map(|name| stage.named(name)).unwrap_or_default();
            let room = wide - radius * 2.0 - 8.0;
            mat.fits([x + radius * 2.0 + 8.0, y + 5.0], room, 15.0, (tints.ink, Side::From, true), &said);
            let called = if said.is_empty() { stage.count("mat-of", "", at + 1) } else { said };
            mat.place([x, y - radius], [wide, radius * 2.0], called, naming.with(slot, None));
        }
        top += high * slots.len().div_ceil(columns) as f32;
    }
}

/// The mat: those that are known, each a press.
pub(super) fn known(mat: &mut Table, stage: &Stage<'_>) {
    let Some(naming) = Naming::of(stage) else { return };
    mat.panel([332.0, 100.0], [540.0, 304.0], &stage.of("mat-names", "known"), "");
    let columns = if naming.people { 3 } else { 2 };
    let rows = naming.names.len().div_ceil(columns).max(1);
    let high = (256.0 / rows as f32).min(52.0);
    let wide = 516.0 / columns as f32;
    let told: Vec<String> = naming.of_seats().concat();
    for (at, name) in naming.names.iter().enumerate() {
        let corner = [344.0 + (at / rows) as f32 * wide, 144.0 + (at % rows) as f32 * high];
        let size = [wide - 6.0, high - 3.0];
        let chosen = told.contains(name);
        let lit = if chosen { Lit::Spent } else { Lit::Plain };
        let said = stage.named(name);
        match naming.people {
            true => mat.deed(corner, size, naming.sign(name), &said, lit),
            false => mat.key(corner, size, (high * 0.66).min(15.0), &said, lit),
        }
        if let Some(open) = naming.open().filter(|_| !chosen) {
            mat.place(corner, size, said, naming.with(open, Some(name)));
        }
    }
}

/// The moment: that the program draws them, and that others are typed.
pub(super) fn others(mat: &mut Table, stage: &Stage<'_>) {
    let Some(naming) = Naming::of(stage) else { return };
    rows::head(mat, stage, &stage.of("mat-title", "what-else"), "");
    // F63: characters are drawn from a file's list.
    let draw = match naming.people {
        true => stage.view.copied.characters.as_ref().map(|_| C::Characters(Throw::App)),
        false => Some(C::Objectives(Throw::App)),
    };
    let drawn = Row {
        sign: Some(fate::SHUFFLE),
        title: stage.tell("pick", &[("word", "draw".into())]),
        below: stage.of("mat-names", if draw.is_some() { "at-random" } else { "no-list" }),
        ..Row::default()
    };
    let lit = if draw.is_some() { Lit::Plain } else { Lit::Spent };
    rows::row(mat, 0, &drawn, lit, draw.map(Wish::give));
    let said = stage.of("mat-names", "typed");
    let ink = (mat.tints().faint, Side::From, false);
    let lines = wrapped(&said, 15.0 * 0.92, false, 326.0);
    mat.paragraph([910.0, 226.0], 20.0, (330.0, 15.0), ink, lines);
}

/// What is missing; that what is typed takes its slot; or that they are all there.
pub(super) fn gold(stage: &Stage<'_>) -> Vec<Choice> {
    let Some(naming) = Naming::of(stage) else { return Vec::new() };
    if let (Some(name), Some(open)) = (naming.typed(), naming.open()) {
        let label = stage.tell("mat-named", &[("name", stage.named(&name).into())]);
        let next = Choice::of(label, naming.with(open, Some(&name)));
        return vec![next.with_sign(fate::PLUS).due()];
    }
    let seats = naming.of_seats();
    let lacks = seats.iter().position(|names| names.len() < naming.least);
    if let Some(seat) = lacks {
        let left = naming.least - seats[seat].len();
        // Whose slot is lit is asked for.
        let is_open =
            |(_, slots): &&(String, Vec<String>)| naming.open().is_some_and(|open| slots.contains(open));
        let (whose, _) = naming.seats.iter().find(is_open).unwrap_or(&naming.seats[seat]);
        let which = match (naming.people, stage.view.is_solo()) {
            (true, false) => "player",
            (true, true) => "row",
            _ => "three",
        };
        let facts = [("of", which.into()), ("who", whose.clone().into()), ("count", left.into())];
        return vec![Choice::asks(stage.tell("mat-lacks", &facts))];
    }
    let command = match naming.people {
        true => C::Characters(Throw::Told(seats)),
        false => C::Objectives(Throw::Told(seats.concat())),
    };
    let label = stage.of("mat-names", if naming.people { "they-play" } else { "they-lie" });
    vec![Choice::give(label, command).with_sign(fate::TICK).due()]
}

/// What begins it.
pub(super) fn begun(verb: &'static str, label: &str) -> Wish {
    let slot = if verb == "characters" { "1.0" } else { "0.0" };
    Wish::Begin(Begun::new(Draft::of(verb).with(slot, ""), label))
}
