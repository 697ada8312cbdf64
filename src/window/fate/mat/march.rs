//! Red came on top: the line as a road, along which troops march front first; then its battles, then the havens that fall.

use super::Table;
use super::stage::{HAVEN, MARCHED, Stage, begins};
use super::{flip, rows};
use crate::fate::deck::Flipped;
use crate::fate::terms::{Back, Site};
use crate::fate::{Due, For};
use crate::language::fate::draft::Draft;
use crate::window::fate::Wish;
use crate::window::pieces::{Lit, Paint, Pen, Side, Sign, Tints, closed, measured, signs::fate};
use iced::{Color, color};

/// Troops that come over: from a place, to a place; of a line that nobody knows only its ends are told.
pub(in crate::window::fate) struct Moved {
    from: Option<String>,
    to: Option<String>,
    /// How many, where the ledger knows it.
    count: Option<u8>,
}

impl Moved {
    /// What is written at its arrow: how many come over, or which of the moves it is.
    pub fn number(&self, order: usize) -> String {
        self.count.map_or_else(|| (order + 1).to_string(), |troops| troops.to_string())
    }

    pub fn said(&self, stage: &Stage<'_>) -> String {
        let which = match (&self.from, &self.to) {
            (None, _) => "front",
            (_, None) => "last",
            _ => "both",
        };
        let [from, to] = [&self.from, &self.to].map(|place| stage.name_of(place.as_ref()));
        let facts = [("of", which.into()), ("from", from.into()), ("to", to.into())];
        stage.tell("mat-moves", &facts)
    }
}

/// A line that advances.
pub(in crate::window::fate) struct March {
    /// The flip that brought it.
    flip: usize,
    /// From the red place to the haven; where nobody knows what lies between, these two alone.
    pub places: Vec<String>,
    /// Whether all places of the line are known.
    pub known: bool,
    /// Front first.
    pub moves: Vec<Moved>,
    /// Whether the ledger knows where they meet; else it is asked.
    by_ledger: bool,
}

impl March {
    pub fn of(stage: &Stage<'_>, flip: usize, flipped: &Flipped) -> Option<Self> {
        let front = flipped.card.kind.as_ref()?.front.as_ref()?;
        let view = stage.view;
        let known = view.copied.lines.as_ref().and_then(|lines| lines.get(&front.line)).cloned();
        let [start, end] = view.ends_of(front);
        let by_ledger = view.options.ledger && known.is_some();
        let moved = |from: Option<&String>, to: Option<&String>, count| Moved {
            from: from.cloned(),
            to: to.cloned(),
            count,
        };
        let moves = match &known {
            Some(_) if by_ledger => view
                .marched
                .iter()
                .map(|(from, to, count)| moved(Some(from), Some(to), Some(*count)))
                .collect(),
            Some(places) => {
                places.windows(2).rev().map(|pair| moved(Some(&pair[0]), Some(&pair[1]), None)).collect()
            }
            None => vec![moved(None, Some(&end), None), moved(Some(&start), None, None)],
        };
        let is_known = known.is_some();
        let places = known.unwrap_or_else(|| vec![start, end]);
        Some(Self { flip, places, known: is_known, moves, by_ledger })
    }

    /// How many hands are ticked: its moves, and that no battle is left where the ledger does not say it.
    pub fn hands(&self) -> usize {
        self.moves.len() + usize::from(!self.by_ledger)
    }

    /// From where to where each of its moves goes, along the road; what lies between the ends nobody knows.
    pub fn along(&self, x: impl Fn(usize) -> f32) -> Vec<[f32; 2]> {
        let between = (x(0) + x(self.places.len() - 1)) / 2.0;
        let at = |place: &Option<String>| {
            let at = self.places.iter().position(|other| Some(other) == place.as_ref());
            at.map_or(between, &x)
        };
        self.moves.iter().map(|moved| [at(&moved.from), at(&moved.to)]).collect()
    }

    /// Whether all have marched, and it is asked whether they meet anybody.
    pub fn asks_battles(&self, stage: &Stage<'_>) -> bool {
        !self.by_ledger && stage.marched() >= self.moves.len()
    }

    /// Whether a battle of it was fought, or is: then all have marched. By the ledger it waits for its dice before that.
    pub fn has_fought(&self, stage: &Stage<'_>) -> bool {
        let fought = stage.view.fought.len();
        let waits = self.by_ledger && stage.view.dice().is_some_and(|dice| dice.faces.is_none());
        fought > usize::from(waits)
    }

    /// Whether the ledger knows that nobody stands in their way.
    pub fn meets_nobody(&self, stage: &Stage<'_>) -> bool {
        self.by_ledger && self.battles(stage).is_empty()
    }

    /// Whether all have marched, and the dice of a battle are thrown now.
    pub fn throws(&self, stage: &Stage<'_>) -> bool {
        self.is_rolled(stage) && stage.marched() >= self.moves.len()
    }

    /// Where they meet, if that can be at one place alone of those that are known: a line's end.
    pub fn meets_at(&self, stage: &Stage<'_>) -> Option<&String> {
        let end = self.places.last().filter(|end| !stage.view.fought.contains(end));
        end.filter(|_| !self.known)
    }

    /// Whether a battle of the line is to be thrown now.
    pub fn is_rolled(&self, stage: &Stage<'_>) -> bool {
        let place = stage.view.dice().and_then(|dice| dice.place.as_ref());
        place.is_some_and(|place| self.by_ledger && self.places.contains(place))
    }

    /// What ticks so many of its moves.
    pub fn ticks(&self, done: usize) -> Wish {
        Wish::Open(format!("{MARCHED} {} {done}", self.flip))
    }

    /// Whether a haven of the line may fall without a battle: by the ledger, or as long as it is asked (F66).
    fn may_fall(&self, stage: &Stage<'_>) -> bool {
        let view = stage.view;
        self.places.iter().any(|place| match self.by_ledger {
            true => {
                let troops = view.troops_at(place);
                view.is_haven(place) && troops.shadow > 0 && troops.friends() == 0
            }
            false => view.asked.iter().any(|asked| asked.name == *place),
        })
    }

    /// The battles that are due, the first first: the place, and how many dice.
    pub fn battles(&self, stage: &Stage<'_>) -> Vec<(String, u32)> {
        let view = stage.view;
        let of = |due: &Due| match due {
            Due::Dice(dice) if dice.what == For::Battle => Some((dice.place.clone()?, dice.count)),
            Due::Battle { place } => Some((place.clone(), u32::from(view.troops_at(place).shadow.min(3)))),
            _ => None,
        };
        view.due.iter().filter_map(of).collect()
    }
}

/// In hand: the card, of which the red half counts.
pub(super) fn hand(mat: &mut Table, stage: &Stage<'_>) {
    let Some((flip, flipped)) = stage.last_flip() else { return };
    let Some(kind) = flipped.card.kind.as_ref() else { return };
    let tints = mat.tints();
    let (title, heads, lit) = match flipped.half {
        Some(Back::Black) => ("black-came", ["no-count", "black-top"], [Lit::Spent, Lit::Ringed]),
        _ => ("red-came", ["red-top", "no-count"], [Lit::Ringed, Lit::Spent]),
    };
    mat.panel([20.0, 100.0], [300.0, 304.0], &stage.of("mat-title", title), "");
    let card = flip::halves(stage, kind, heads.map(|head| stage.of("mat-half", head)));
    mat.halves([36.0, 146.0], 1.0, &card, lit);
    let top = stage.view.deck.top();
    mat.backs([254.0, 146.0], [52.0, 62.0], 1, top.map(flip::piece));
    let now = stage.of("mat-word", "on-top-now");
    let ink = (tints.faint, Side::About, false);
    mat.paragraph([280.0, 224.0], 15.0, (56.0, 13.0), ink, now.split_whitespace());
    let (corner, size) = ([254.0, 314.0], [52.0, 74.0]);
    mat.dashed(corner, size, 8.0, tints.rim);
    mat.sign(fate::UNDO, [270.0, 328.0], 20.0, tints.faint);
    let another = stage.of("mat-word", "another-card");
    mat.paragraph([280.0, 362.0], 15.0, (48.0, 12.0), ink, another.split_whitespace().take(2));
    let amend = super::stage::begins(Draft::of("amend").and(flip), &another);
    mat.place(corner, size, another, amend);
}

/// The road.
pub(super) fn road(mat: &mut Table, stage: &Stage<'_>) {
    let Some(march) = stage.marching() else { return };
    let (tints, view) = (mat.tints(), stage.view);
    let [from, to] = [march.places.first(), march.places.last()].map(|place| stage.name_of(place));
    let facts = [("from", from.into()), ("to", to.into())];
    mat.panel([332.0, 100.0], [540.0, 304.0], &stage.tell("mat-line", &facts), "");
    let done = stage.marched();
    let says = if march.by_ledger { "after-march" } else { "front-first" };
    let says = stage.of("mat-word", says);
    mat.fits([852.0, 130.0], 250.0, 14.0, (tints.faint, Side::To, false), &says);
    let count = march.places.len();
    let apart = 404.0 / (count - 1).max(1) as f32;
    let x = |at: usize| 396.0 + at as f32 * apart;
    // The road itself, and its end.
    let wood = color!(0x4a2115);
    let (from, to) = (x(0), x(count - 1) - 29.0);
    let pens = closed([
        [from, 247.0],
        [to - 26.0, 247.0],
        [to - 26.0, 236.0],
        [to, 256.0],
        [to - 26.0, 276.0],
        [to - 26.0, 265.0],
        [from, 265.0],
    ]);
    mat.outline(pens, Paint::filled(wood));
    // What lies between the ends nobody knows.
    let between = (x(0) + x(count - 1)) / 2.0;
    let mut middles = Vec::new();
    for (order, ends) in march.along(x).into_iter().enumerate() {
        let ink = if order < done { tints.faint } else { tints.red };
        arrow(mat, ends, ink);
        middles.push([(ends[0] + ends[1]) / 2.0, 190.0]);
    }
    // Circles lie on the road, and numbers on the arrows.
    mat.above();
    if !march.known {
        // Where they may meet is pressed.
        let (ink, edge) = if march.asks_battles(stage) { (tints.gold, 2.4) } else { (tints.faint, 1.4) };
        mat.circle([between, 256.0], 20.0, Paint::filled(tints.well).edged(ink, edge));
        mat.bold([between, 262.0], 20.0, ink, Side::About, "…");
        if march.asks_battles(stage) {
            let label = stage.of("mat-word", "battle-between");
            mat.place([between - 24.0, 232.0], [48.0; 2], label.clone(), begins("battle", label));
        }
    }
    for (order, (moved, middle)) in march.moves.iter().zip(middles).enumerate() {
        mat.circle(middle, 15.0, Paint::filled(color!(0x6a2619)).edged(tints.red, 1.6));
        mat.bold([middle[0], 196.0], 16.0, tints.on_blood, Side::About, moved.number(order));
        let word = match order {
            0 => "first",
            order if order + 1 == march.moves.len() => "last",
            _ => "then",
        };
        if march.moves.len() > 1 {
            let said = stage.of("mat-word", word);
            mat.fits([middle[0], 166.0], apart - 8.0, 13.0, (tints.faint, Side::About, false), &said);
        }
    }
    let battles = march.battles(stage);
    for (at, place) in march.places.iter().enumerate() {
        // Where they meet, that is pressed; what has fought there is told.
        let may_meet = march.asks_battles(stage) && at > 0 && !view.fought.contains(place);
        if may_meet {
            let label = stage.tell("mat-battle", &[("place", stage.named(place).into())]);
            let battle = begins(Draft::of("battle").and(place), stage.named(place));
            mat.place([x(at) - 40.0, 226.0], [80.0, 84.0], label, battle);
        }
        stop(mat, stage, [x(at), apart.min(134.0)], place, (at == 0, at + 1 == count), &battles);
        if may_meet {
            mat.circle([x(at), 256.0], 27.0, Paint::line(tints.gold, 2.4));
        }
    }
}

/// Where troops come over, from one place to the next.
fn arrow(mat: &mut Table, [from, to]: [f32; 2], ink: Color) {
    let (from, to) = (from + 18.0, to - 11.0);
    let middle = (from + to) / 2.0;
    let bow = vec![Pen::Begin([from, 222.0]), Pen::Bend([middle, 164.0], [to - 6.0, 214.0])];
    mat.outline(bow, Paint::line(ink, 3.0));
    let head = closed([[to, 222.0], [to - 14.0, 218.0], [to - 5.0, 209.0]]);
    mat.outline(head, Paint::filled(ink));
}

/// A place of the road: what it is, who stands there, and the dice that are thrown there.
fn stop(
    mat: &mut Table,
    stage: &Stage<'_>,
    [x, wide]: [f32; 2],
    place: &str,
    (first, last): (bool, bool),
    battles: &[(String, u32)],
) {
    let view = stage.view;
    let tints = mat.tints();
    let battle = battles.iter().position(|(other, _)| other == place);
    let ([wood, edge, ink], sign) = drawn_as(stage, tints, place, (first, last), battle.is_some());
    mat.circle([x, 256.0], 27.0, Paint::filled(wood).edged(edge, 1.8));
    match sign {
        Some(sign) => mat.sign(sign, [x - 14.0, 242.0], 28.0, ink),
        None => mat.circle([x, 256.0], 5.0, Paint::filled(ink)),
    }
    mat.fits([x, 302.0], wide - 4.0, 15.5, (tints.ink, Side::About, true), &stage.named(place));
    if !view.options.ledger {
        return;
    }
    let troops = view.troops_at(place);
    let (friends, shadow) = (u32::from(troops.friends()), u32::from(troops.shadow));
    if friends + shadow == 0 {
        let nobody = stage.of("mat-word", "nobody");
        mat.fits([x, 330.0], wide - 8.0, 14.0, (tints.faint, Side::About, false), &nobody);
    } else {
        let gap = if friends > 0 && shadow > 0 { 12.0 } else { 0.0 };
        let each = ((wide - 12.0 - gap) / (friends + shadow) as f32).min(19.0);
        let left = x - (each * (friends + shadow) as f32 + gap) / 2.0;
        for troop in 0..friends {
            mat.sign(fate::TROOP_FRIEND, [left + troop as f32 * each - 2.0, 312.0], 24.0, tints.friend);
        }
        for troop in 0..shadow {
            let at = left + gap + (friends + troop) as f32 * each - 2.0;
            mat.sign(fate::TROOP_SHADOW, [at, 312.0], 24.0, tints.red);
        }
    }
    if let Some(at) = battle {
        let (_, dice) = &battles[at];
        let left = x - (*dice as f32 * 30.0 - 4.0) / 2.0;
        for die in 0..*dice {
            let paint = Paint::filled(tints.blood)
                .edged(if at == 0 { tints.gold } else { tints.red }, if at == 0 { 2.4 } else { 1.6 });
            mat.plate([left + die as f32 * 30.0, 348.0], [26.0; 2], 4.4, paint);
        }
        if stage.odds {
            let region = view.region_of(place).map(String::as_str);
            let field = view.field_in(region, view.is_haven(place), [friends, shadow]);
            let chance = crate::fate::dice::battle(&view.battle, *dice, field).falls;
            let which = if field.haven { "falls" } else { "lost" };
            let facts = [("of", which.into()), ("chance", stage.chance(chance).into())];
            let ink = if at == 0 { tints.gold } else { tints.faint };
            let said = stage.tell("mat-likely", &facts);
            mat.fits([x, 396.0], wide - 4.0, 14.5, (ink, Side::About, at == 0), &said);
        }
    }
}

/// What a place of the road is drawn as: its wood, its edge and its ink, and the sign of what it is.
pub(super) fn drawn_as(
    stage: &Stage<'_>,
    tints: Tints,
    place: &str,
    (first, last): (bool, bool),
    battle: bool,
) -> ([Color; 3], Option<Sign>) {
    let site = stage.view.site(place);
    let haven = stage.view.is_haven(place) || last && site.is_none();
    match (first, haven, battle) {
        (true, ..) => ([color!(0x3a1a12), tints.red, tints.red], Some(fate::FLAG)),
        (_, true, true) => ([tints.well, tints.gold, tints.friend], Some(fate::HAVEN)),
        (_, true, _) => ([tints.well, tints.faint, tints.friend], Some(fate::HAVEN)),
        (.., true) => ([tints.well, tints.gold, tints.gold], Some(fate::ATTACK)),
        _ if site == Some(Site::Stronghold) => ([tints.well, tints.red, tints.red], Some(fate::STRONGHOLD)),
        _ => ([tints.well, tints.faint, tints.faint], None),
    }
}

/// The moment: what hands do, in order.
pub(super) fn order(mat: &mut Table, stage: &Stage<'_>) {
    let Some(march) = stage.marching() else { return };
    let tints = mat.tints();
    rows::head(mat, stage, &stage.of("mat-title", "in-order"), "");
    let done = stage.marched();
    let moves = march.moves.iter().enumerate().map(|(at, moved)| {
        let number = moved.count.map(|count| count.to_string()).unwrap_or_default();
        // What is ticked has all before it done.
        let wish = (at >= done).then(|| march.ticks(at + 1));
        (moved.said(stage), number, wish, at < done)
    });
    let battles = march.battles(stage);
    let fights = battles.iter().map(|(place, dice)| {
        let said = stage.tell("mat-battle", &[("place", stage.named(place).into())]);
        (said, stage.count("mat-word", "dice", *dice), None, false)
    });
    let told = stage.view.fought.iter().filter(|_| !march.by_ledger).map(|place| {
        let said = stage.tell("mat-battle", &[("place", stage.named(place).into())]);
        (said, String::new(), None, true)
    });
    let unknown =
        (!march.by_ledger).then(|| (stage.of("mat-word", "battles-then"), String::new(), None, false));
    let falls =
        march.may_fall(stage).then(|| (stage.of("mat-word", "haven-falls"), stage.costs(HAVEN), None, false));
    let lines: Vec<_> = moves.chain(fights).chain(told).chain(unknown).chain(falls).collect();
    let now = lines.iter().position(|(.., done)| !done).unwrap_or(lines.len());
    let step = (182.0 / lines.len().max(1) as f32).min(30.5);
    for (at, (said, number, wish, done)) in lines.into_iter().enumerate() {
        let y = 156.0 + at as f32 * step;
        let lit = Lit::of(at == now, !done);
        if lit == Lit::Ringed {
            mat.plate(
                [900.0, y - step / 2.0],
                [352.0, step - 1.0],
                5.0,
                Paint::filled(tints.raised).edged(tints.gold, 1.4),
            );
        }
        mat.ticked([922.0, y], (step * 0.36).min(10.5), &(at + 1).to_string(), lit);
        let ink = if done { tints.faint } else { tints.ink };
        // What it costs may be a whole sentence.
        let taken = measured(&number, 16.0, true).clamp(60.0, 150.0);
        let bold = lit == Lit::Ringed;
        // Where the lines stand close, each has one.
        for (x, room, side, words) in
            [(944.0, 286.0 - taken, Side::From, &said), (1240.0, taken, Side::To, &number)]
        {
            match step > 28.0 {
                true => rows::told(mat, [x, y + 5.5], (room, 16.0), (ink, side, bold), words),
                false => mat.fits([x, y + 5.5], room, 16.0, (ink, side, bold), words),
            }
        }
        if let Some(wish) = wish.filter(|_| !done) {
            mat.place([900.0, y - step / 2.0], [352.0, step - 1.0], said, wish);
        }
    }
}
