//! What the table counts where nobody knows who holds what: Strongholds and whole regions, then how many lands (K11, K51).

use super::{Drawn, MOMENT, Table, heading};
use crate::language::risk::begun::counts;
use crate::risk::board::Board;
use crate::risk::colour::Colour;
use crate::risk::command::{Command, Counted};
use crate::risk::view::View;
use crate::window::pieces::{At, Paint, Side, in_so_many};
use crate::window::risk::Wish;

/// What is unfolded begins so; behind it stand how many Strongholds, and the regions.
const COUNTED: &str = "counted";
/// There are no more Strongholds on the board (K10), and the most lands that are offered; more are typed.
const STRONGHOLDS: u16 = 11;
const LANDS: u16 = 48;

/// Whether this was unfolded: it stays so while it is counted anew.
pub(super) fn is_opened(opened: &str) -> bool {
    opened.starts_with(COUNTED)
}

/// Strongholds and regions, as far as they are pressed.
fn pressed(table: &Table<'_>) -> (u16, Vec<String>) {
    let mut said = table.opened().strip_prefix(COUNTED).unwrap_or_default().split_whitespace();
    let strongholds = said.next().and_then(|count| count.parse().ok()).unwrap_or_default();
    (strongholds, said.map(str::to_owned).collect())
}

/// Unfolds this.
fn opens(table: &Table<'_>, strongholds: u16, regions: &[String]) -> Wish {
    table.opens(format!("{COUNTED} {strongholds} {}", regions.join(" ")).trim_end())
}

/// Who tells what he holds next (K51).
pub(super) fn next(view: &View) -> Colour {
    let tell = |of: &Colour| !view.player(*of).has_counted;
    view.players_in().into_iter().find(tell).unwrap_or_else(|| view.present())
}

/// Strongholds and regions, where the map would lie.
pub(super) fn on_mat(mat: &mut Drawn, table: &Table<'_>) {
    const FROM: f32 = 40.0;
    const STEP: f32 = 68.0;
    const CELL: At = [60.0, 44.0];
    const IN_A_ROW: usize = 5;
    const REGION: At = [156.0, 44.0];
    let tints = mat.tints();
    let (strongholds, regions) = pressed(table);
    let mut cell = |corner: At, size: At, chosen: bool, said: &str, name: String, wish: Wish| {
        let (fill, edge, ink) = match chosen {
            true => (tints.gold, tints.gold, tints.on_gold),
            false => (tints.well, tints.rim, tints.ink),
        };
        mat.plate(corner, size, 5.0, Paint::filled(fill).edged(edge, 1.0));
        let at = [corner[0] + size[0] / 2.0, corner[1] + 28.0];
        mat.fits(at, size[0] - 10.0, 17.0, (ink, Side::About, chosen), said);
        mat.place(corner, size, name, wish);
    };
    for count in 0..=STRONGHOLDS {
        let corner = [FROM + f32::from(count) * STEP, 42.0];
        let name = table.say("pick-strongholds", &[("count", count.into())]);
        let wish = opens(table, count, &regions);
        cell(corner, CELL, count == strongholds, &count.to_string(), name, wish);
    }
    for (number, region) in Board::trilogy().regions().iter().enumerate() {
        let (row, along) = (number / IN_A_ROW, number % IN_A_ROW);
        let corner = [FROM + along as f32 * (REGION[0] + 8.0), 132.0 + row as f32 * (REGION[1] + 8.0)];
        let (name, chosen) = (table.called(&region.name), regions.contains(&region.name));
        // Pressed again it is not held whole.
        let mut others = regions.clone();
        others.retain(|it| *it != region.name);
        if !chosen {
            others.push(region.name.clone());
        }
        let said = format!("{name} +{}", region.bonus);
        cell(corner, REGION, chosen, &said, name, opens(table, strongholds, &others));
    }
    let titles =
        [table.say("pick-strongholds", &[("count", strongholds.into())]), table.say("map-part-regions", &[])];
    for (title, y) in titles.iter().zip([30.0, 120.0]) {
        mat.fits([FROM, y], 400.0, 16.0, (tints.faint, Side::From, false), title);
    }
}

/// How many lands: what that gives is answered; `of`: whose they are, where that is told (K51).
pub(super) fn lands(mat: &mut Drawn, table: &Table<'_>, of: Option<Colour>) {
    const CELL: At = [39.0, 34.0];
    let tints = mat.tints();
    match of {
        None => heading(mat, 26.0, &table.say("map-counted", &[])),
        Some(of) => {
            let ink = (table.inks(Some(of.into())).accent, Side::From, true);
            mat.fits([0.0, 25.0], MOMENT[0], 17.0, ink, &table.player(of));
        }
    }
    let (asked, share) = in_so_many(&table.say("map-count-lands", &[]), 15.0, false, MOMENT[0], 2);
    mat.paragraph([0.0, 45.0], 17.0, (MOMENT[0], 15.0 * share), (tints.faint, Side::From, false), asked);
    let (strongholds, regions) = pressed(table);
    for lands in 1..=LANDS {
        let at = lands - 1;
        let corner = [f32::from(at % 8) * (CELL[0] + 4.6), 68.0 + f32::from(at / 8) * (CELL[1] + 5.0)];
        mat.plate(corner, CELL, 4.0, Paint::filled(tints.well).edged(tints.rim, 1.0));
        let foot = [corner[0] + CELL[0] / 2.0, corner[1] + 23.0];
        // Nobody holds more Strongholds than lands.
        let ink = if lands < strongholds { tints.dim } else { tints.ink };
        mat.bold(foot, 16.0, ink, Side::About, lands.to_string());
        if lands < strongholds {
            continue;
        }
        let counted = Counted { territories: lands, strongholds, regions: regions.clone() };
        let wish = match of {
            Some(of) => Wish::give(Command::Score { colour: of.to_string(), counted }),
            None => Wish::Say(counts(&counted)),
        };
        mat.place(corner, CELL, lands.to_string(), wish);
    }
}
