//! The map: lands in their holders' colours, what stands in them, the Ring's road, and what of all that matters now.

use super::Table;
use super::counters::{Discs, Off, by_disc, counters, disc, on_disc, on_plate, standing, taken_off};
use super::inks::{Ground, Inks};
use super::lands::{Atlas, Land};
use super::names::{
    LARGEST, LINE, MORE_ABOVE, NAME, above_name, holds, is_read, large, letters_alone, lines, taken, within,
};
use super::road::{beads, road};
use super::shown::{Arrow, Shown, Staged};
use super::signs::{anchor, shield, tower};
use crate::language::risk::begun::Attack;
use crate::language::risk::{letter, territory_called};
use crate::risk::colour::{Colour, Holder};
use crate::window::pieces::{At, Mat, Paint, Pen, Side, breadth, closed};
use crate::window::widgets::look::mixed;
use iced::{Color, color};
use std::sync::Arc;

/// How large a letter lies below names.
const LETTER: f32 = 32.0;
/// How broad a name may be before it is written smaller.
const BROADEST: f32 = 92.0;
/// How broad edges are: between lands, of a region, and of what matters.
const BORDER: f32 = 3.0;
const REGION: f32 = 2.8;
const WHOLE: f32 = 2.2;
const RINGED: f32 = 2.4;
/// How far from the middle of a land an arrow begins and ends at most.
const NEAR: f32 = 30.0;

/// The map of this board. Number and order of what is drawn stay the same, so that what does not change is not painted anew.
pub(super) fn map<M>(mat: &mut Mat<M>, table: &Table<'_>, atlas: &Atlas, staged: &Staged) {
    let (grounds, gold) = (Ground::of(table.look), mat.tints().gold);
    mat.on_cloth();
    ground(mat, atlas, grounds);
    for land in &atlas.lands {
        body(mat, table, land, staged, grounds);
    }
    for land in &atlas.lands {
        mat.outlines(vec![(land.shape.edge(), Paint::line(grounds.border, BORDER))]);
    }
    for region in &atlas.regions {
        let whole = table.whole(&region.name);
        let dark = (Arc::clone(&region.edge), Paint::line(grounds.border, REGION));
        let gold = whole.then(|| (Arc::clone(&region.edge), Paint::line(gold, WHOLE)));
        mat.outlines(std::iter::once(dark).chain(gold).collect());
        if let Some(at) = region.title {
            mat.fits(at, 300.0, 13.0, (mat.tints().faint, Side::From, false), &table.called(&region.name));
        }
    }
    // Above all edges: neighbours share theirs.
    for land in &atlas.lands {
        let ringed =
            staged.ringed.contains(&land.name).then(|| (land.shape.edge(), Paint::line(gold, RINGED)));
        mat.outlines(ringed.into_iter().collect());
    }
    for number in 0..2 {
        lit(mat, table, atlas, staged.lit.get(number), grounds);
    }
    if atlas.is_map() {
        anchors(mat, table, atlas, grounds);
        road(mat, table, atlas, staged, grounds);
        let lanes = lanes(table, atlas).into_iter();
        let lanes: Vec<Pen> = lanes.flat_map(|[from, to]| [Pen::Begin(from), Pen::Line(to)]).collect();
        let dashed = Paint { dashed: true, ..Paint::line(grounds.anchor, 2.0) };
        mat.outlines(vec![(lanes.into(), dashed)]);
    }
    towers(mat, table, atlas, staged, grounds);
    arrow(mat, atlas, staged, grounds);
    for land in &atlas.lands {
        written(mat, table, land, staged);
    }
    mat.above_cloth();
    let discs = standing(table, atlas, staged);
    let off = taken_off(atlas, staged, &discs);
    for colour in table.view.options.players.iter() {
        for at in &table.view.player(colour).leaders {
            if let Some(land) = atlas.land(at) {
                leader(mat, table, (atlas, land), colour, (staged, &discs, &off));
            }
        }
    }
    counters(mat, table, atlas, (staged, &discs, &off), grounds);
    if !atlas.is_map() {
        beads(mat, table, atlas);
    }
}

/// Sea, lakes and mountains.
fn ground<M>(mat: &mut Mat<M>, atlas: &Atlas, grounds: Ground) {
    let Some(ground) = &atlas.ground else { return };
    let of = |pens: &Arc<[Pen]>, paint: Paint| (Arc::clone(pens), paint);
    let ripple = |alpha: f32| Paint::line(Color { a: alpha, ..grounds.ripple }, 0.8);
    let ripples =
        ground.ripples.iter().zip([0.55, 0.38, 0.24, 0.13]).map(|(it, alpha)| of(it, ripple(alpha)));
    mat.outlines(std::iter::once(of(&ground.sea, Paint::filled(grounds.sea))).chain(ripples).collect());
    let shores = ground.shores.iter().zip([0.6, 0.4, 0.25]).map(|(it, alpha)| of(it, ripple(alpha)));
    mat.outlines(std::iter::once(of(&ground.lakes, Paint::filled(grounds.lake))).chain(shores).collect());
    mat.outlines(vec![
        of(&ground.heights, Paint::filled(grounds.heights)),
        of(&ground.peaks, Paint::filled(grounds.peak).edged(grounds.peak_edge, 1.1)),
        of(&ground.shades, Paint::filled(grounds.shade)),
    ]);
}

fn body<M>(mat: &mut Mat<M>, table: &Table<'_>, land: &Land, staged: &Staged, grounds: Ground) {
    let inks = table.inks(table.view.holder(&land.name));
    let fill = match staged.shown(&land.name) {
        Shown::Usual => inks.land,
        Shown::Dim => inks.dimmed(table.look)[0],
        Shown::Bright => mixed(inks.land, inks.bright, 0.6),
    };
    mat.land(&land.shape, fill, grounds.light, inks.hatch);
}

/// A land that it is about: bright, with an edge and a glow. Nothing is drawn where there is none.
fn lit<M>(mat: &mut Mat<M>, table: &Table<'_>, atlas: &Atlas, name: Option<&String>, grounds: Ground) {
    let Some(land) = name.and_then(|name| atlas.land(name)) else { return mat.outlines(Vec::new()) };
    let inks = table.inks(table.view.holder(&land.name));
    let glow = |alpha: f32, broad: f32| {
        (land.shape.edge(), Paint::line(Color { a: alpha, ..mat_gold(table) }, broad))
    };
    let edge = Paint::filled(inks.bright).edged(grounds.lit, RINGED);
    mat.outlines(vec![glow(0.10, 22.0), glow(0.14, 14.0), glow(0.2, 8.0), (land.shape.edge(), edge)]);
}

fn mat_gold(table: &Table<'_>) -> Color {
    if table.look.day { iced::color!(0xd8a13a) } else { iced::color!(0xffcf70) }
}

/// K17: an anchor in each land that has a border by sea. Which these are, the map says: their shapes do not touch.
fn anchors<M>(mat: &mut Mat<M>, table: &Table<'_>, atlas: &Atlas, grounds: Ground) {
    let pens = atlas.lands.iter().filter(|land| atlas.by_sea.iter().any(|pair| pair.contains(&land.name)));
    let pens: Vec<Pen> = pens.flat_map(|land| anchor(beside_name(table, land))).collect();
    // Seen on every colour.
    let pens: Arc<[Pen]> = pens.into();
    let halo = Paint::line(Color { a: 0.5, ..grounds.border }, 3.4);
    mat.outlines(vec![(Arc::clone(&pens), halo), (pens, Paint::line(grounds.anchor, 1.5))]);
}

/// Where a sign stands by a name: below it, or beside it where there is no room.
fn beside_name(table: &Table<'_>, land: &Land) -> At {
    let [x, y] = land.label;
    let half = breadth(&table.called(&land.name), NAME, false) * 0.45;
    let below = y + 19.0;
    if below < land.shape.bounds.y + land.shape.bounds.height - 9.0 {
        [x, below]
    } else {
        [x - half - 12.0, y - 1.0]
    }
}

/// Lanes over the sea from what is chosen: to lands that it borders and does not touch.
fn lanes(table: &Table<'_>, atlas: &Atlas) -> Vec<[At; 2]> {
    let Some(attack) = Attack::typed(table.view, table.seen.typed) else { return Vec::new() };
    // Once it is said whom it attacks, no other is shown.
    let whom = |pair: &[String; 2]| attack.to.as_ref().is_none_or(|to| pair.contains(to));
    let from = |pair: &&[String; 2]| pair.contains(&attack.from) && whom(pair);
    let ends = |pair: &[String; 2]| Some([atlas.land(&pair[0])?.label, atlas.land(&pair[1])?.label]);
    atlas.by_sea.iter().filter(from).filter_map(ends).collect()
}

/// The towers of Strongholds; where one more is put there, its disc stands in its place.
fn towers<M>(mat: &mut Mat<M>, table: &Table<'_>, atlas: &Atlas, staged: &Staged, grounds: Ground) {
    let Some(board) = table.view.options.board.as_deref() else { return };
    let strong = |land: &&Land| board.territory(&land.name).is_some_and(|it| it.stronghold);
    let lands = atlas.lands.iter().filter(strong).filter(|land| !staged.more.contains(&land.name));
    let standing = |land: &Land| {
        if !atlas.is_map() {
            return tower(corner(land, 1.0), 1.0);
        }
        let off = if leaders_in(table, &land.name).next().is_some() { -9.0 } else { 0.0 };
        tower([land.label[0] + off, above_name(table, land)], 1.0)
    };
    // Gold is not seen on yellow where that is bright.
    let yellow = |land: &&Land| table.view.holds(Colour::Yellow, &land.name);
    let bright = |land: &&Land| staged.shown(&land.name) == Shown::Bright || staged.lit.contains(&land.name);
    let (dark, gold): (Vec<&Land>, Vec<&Land>) = lands.partition(|land| yellow(land) && bright(land));
    let pens = |lands: Vec<&Land>| lands.into_iter().flat_map(standing).collect::<Vec<Pen>>().into();
    mat.outlines(vec![
        (pens(gold), Paint::filled(grounds.tower).edged(grounds.border, 0.8)),
        (pens(dark), Paint::filled(color!(0x6b4708)).edged(grounds.border, 0.8)),
    ]);
}

/// In a corner of a tile, at its left (-1) or at its right (1).
fn corner(land: &Land, side: f32) -> At {
    let bounds = land.shape.bounds;
    let middle = bounds.x + bounds.width / 2.0;
    [middle + side * (bounds.width / 2.0 - 11.0), bounds.y + 11.0]
}

/// Who has a Leader there.
fn leaders_in<'a>(table: &'a Table<'_>, land: &'a str) -> impl Iterator<Item = Colour> + 'a {
    let view = table.view;
    view.options.players.iter().filter(move |colour| view.player(*colour).leaders.iter().any(|at| at == land))
}

fn leader<M>(
    mat: &mut Mat<M>,
    table: &Table<'_>,
    (atlas, land): (&Atlas, &Land),
    colour: Colour,
    (staged, discs, off): (&Staged, &Discs<'_>, &Off<'_>),
) {
    let board = table.view.options.board.as_deref();
    let strong = board.and_then(|board| board.territory(&land.name)).is_some_and(|it| it.stronghold);
    let stands = staged.stand.iter().any(|(name, _)| *name == land.name);
    if !atlas.is_map() {
        return shield(mat, table, corner(land, -1.0), 0.8, Some(colour));
    }
    let above = [land.label[0] + if strong { 8.0 } else { 0.0 }, above_name(table, land) - 1.0];
    let at = match (stands, staged.more.contains(&land.name), strong) {
        _ if staged.off.iter().any(|(name, _)| *name == land.name) => {
            // Beside the name, or above or below it, where the land is still this one and neither disc nor plate lies.
            let far = taken(table, land).width / 2.0 + 10.0;
            // First where no arrow comes in.
            let other = staged.lit.iter().find(|name| **name != land.name).and_then(|name| atlas.land(name));
            let away = if other.is_some_and(|other| other.label[0] < land.label[0]) { far } else { -far };
            let beside = [away, -away].map(|off| [land.label[0] + off, land.label[1]]);
            let is_free = |at: &&At| !on_disc(atlas, staged, discs, **at) && !on_plate(staged, off, **at);
            let below = [land.label[0], land.label[1] + 22.0];
            let places = [beside[0], beside[1], above, below];
            let in_it = places.iter().filter(is_free).find(|at| holds(land, **at));
            *in_it.or_else(|| places.iter().find(is_free)).unwrap_or(&beside[0])
        }
        (true, ..) if !staged.far => {
            // At the side of the disc at which the land is still this one.
            let [x, y] = disc(table, atlas, land);
            let beside = [28.0, -28.0].map(|off| [x + off, y - 1.0]);
            // Where it has no room beside that it stands above the name.
            *beside.iter().find(|at| holds(land, **at)).unwrap_or(&above)
        }
        // Beside the disc, which lies on the name from afar.
        (true, ..) => by_disc(discs, land),
        (_, true, _) => [land.label[0] + 31.0, above_name(table, land) - MORE_ABOVE],
        (_, _, true) => [land.label[0] + 8.0, above_name(table, land) - 1.0],
        _ => [land.label[0], above_name(table, land) - 1.0],
    };
    shield(mat, table, at, if stands { 1.05 } else { 0.85 }, Some(colour));
}

/// The letter of a land's holder, faint, and its name above that; from afar the letter alone, but for lands that it is about.
fn written<M>(mat: &mut Mat<M>, table: &Table<'_>, land: &Land, staged: &Staged) {
    let holder = table.view.holder(&land.name);
    let inks = table.inks(holder);
    let [x, y] = land.label;
    let lit = staged.lit.contains(&land.name);
    let dim = staged.shown(&land.name) == Shown::Dim;
    let ink = if dim { inks.dimmed(table.look)[1] } else { inks.ink };
    // Nobody's has an empty one, so that number and order stay the same.
    let of = holder.map_or_else(|| " ".to_owned(), |_| letter(table.words, holder));
    let in_play = lit || staged.ringed.contains(&land.name);
    if staged.far || letters_alone(table.look) && !in_play {
        let there = staged.stand.iter().any(|(name, _)| *name == land.name);
        if !there {
            mat.bold([x, y + 10.0], 27.0, Color { a: 0.62, ..ink }, Side::About, of);
        }
        return;
    }
    let lines = lines(&table.called(&land.name));
    let usual = large(table.look).min(LARGEST);
    let size = if lit { usual + 0.9 } else { usual };
    let apart = LINE * usual / NAME;
    let first = y + 3.9 - (lines.len() as f32 - 1.0) * apart / 2.0;
    let feet = (0..lines.len()).map(|number| first + number as f32 * apart);
    let broad = lines.iter().map(|line| breadth(line, size, lit)).fold(0.0, f32::max);
    let (middle, most) = within(land, feet.clone(), broad.min(BROADEST));
    // What would be written too small there is a letter as well.
    if !in_play && !is_read(size * (most.min(BROADEST) / broad).min(1.0), table.look) {
        return mat.bold([x, y + 10.0], 27.0, Color { a: 0.62, ..ink }, Side::About, of);
    }
    mat.bold([x, y + 11.0], LETTER, Color { a: 0.13, ..ink }, Side::About, of);
    let x = middle;
    for (line, foot) in lines.iter().zip(feet) {
        mat.fits([x, foot], most.min(BROADEST), size, (ink, Side::About, lit), line);
    }
}

/// From the one land to the other.
fn arrow<M>(mat: &mut Mat<M>, atlas: &Atlas, staged: &Staged, grounds: Ground) {
    let ends = staged.arrow.zip(staged.lit.first().zip(staged.lit.get(1)));
    let ends = ends.and_then(|(arrow, (from, to))| Some((arrow, atlas.land(from)?, atlas.land(to)?)));
    let Some((arrow, from, to)) = ends else { return mat.outlines(Vec::new()) };
    let [[ax, ay], [bx, by]] = [from.label, to.label];
    let long = ((bx - ax).powi(2) + (by - ay).powi(2)).sqrt().max(1.0);
    let [ux, uy] = [(bx - ax) / long, (by - ay) / long];
    // From land to land, not from name to name, which would hide both.
    let at = |share: f32| [ax + (bx - ax) * share, ay + (by - ay) * share - 6.0];
    let off = |share: f32| share.min(NEAR / long);
    let (start, end) = (at(off(0.32)), at(1.0 - off(0.3)));
    let line = Paint::line(grounds.lit, 3.4);
    if arrow == Arrow::Held {
        let [x, y] = at(0.52);
        let cross = vec![
            Pen::Begin([x - 7.0, y - 7.0]),
            Pen::Line([x + 7.0, y + 7.0]),
            Pen::Begin([x + 7.0, y - 7.0]),
            Pen::Line([x - 7.0, y + 7.0]),
        ];
        return mat.outlines(vec![(cross.into(), Paint::line(grounds.lit, 4.2))]);
    }
    let bend = [(start[0] + end[0]) / 2.0 + uy * 16.0, (start[1] + end[1]) / 2.0 - ux.abs() * 18.0];
    let [dx, dy] = [end[0] - bend[0], end[1] - bend[1]];
    let reach = (dx * dx + dy * dy).sqrt().max(1.0);
    let [dx, dy] = [dx / reach, dy / reach];
    let tip = [end[0] + dx * 7.0, end[1] + dy * 7.0];
    let back = [end[0] - dx * 7.0, end[1] - dy * 7.0];
    let head =
        closed([tip, [back[0] - dy * 8.0, back[1] + dx * 8.0], [back[0] + dy * 8.0, back[1] - dx * 8.0]]);
    let shaft = vec![Pen::Begin(start), Pen::Bend(bend, back)];
    mat.outlines(vec![(shaft.into(), line), (head.into(), Paint::filled(grounds.lit))]);
}

/// The map takes no presses; each land does, by its shape.
pub(super) fn presses<M: Clone>(
    mat: &mut Mat<M>,
    table: &Table<'_>,
    atlas: &Atlas,
    pressed: impl Fn(&str) -> Option<(M, Option<M>)>,
) {
    for land in &atlas.lands {
        let Some((message, other)) = pressed(&land.name) else { continue };
        mat.place_within(&land.shape, land.label, table.called(&land.name), message);
        mat.besides(crate::window::pieces::Besides { other, wheel: None });
    }
}

impl Table<'_> {
    /// A territory or a region, as people call it.
    pub(super) fn called(&self, name: &str) -> String {
        territory_called(self.words, name)
    }

    /// The colours of whoever holds something.
    pub(super) fn inks(&self, holder: Option<Holder>) -> Inks {
        Inks::of(self.look, holder)
    }

    /// Whether one player holds a region whole.
    fn whole(&self, region: &str) -> bool {
        self.view.options.board.as_deref().is_some_and(|board| {
            let lands = board.regions().iter().find(|it| it.name == region).map(|it| &it.territories);
            lands.is_some_and(|lands| {
                let holds = |colour: Colour| lands.iter().all(|land| self.view.holds(colour, &land.name));
                self.view.options.players.iter().any(holds)
            })
        })
    }
}
