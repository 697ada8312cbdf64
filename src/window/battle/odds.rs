//! The page of chances: how likely a defender falls, by strengths and position.

use crate::battle::{Attack, Battle, Cell, Odds, enough};
use crate::language::Words;
use crate::language::battle::{position, strength};
use crate::window::frame::Own;
use crate::window::widgets::look::Look;
use iced::widget::{Column, Row, column, container};
use iced::{Center, FillPortion};

/// The columns, as the sheet has them.
const COLUMNS: [(bool, bool); 4] = [(false, false), (false, true), (true, false), (true, true)];
/// The rows.
const ROWS: u8 = 3;

/// All cells: the chances of one, two and three attacks, and how many are enough for 50 and for 90 of 100.
pub(super) fn page<'a>(look: Look, words: &Words) -> Own<'a, Battle> {
    let told = |cell: Cell| {
        let falls = [1, 2, 3].map(|attacks| {
            let odds = Odds::of(&vec![Attack { typed: String::new(), cell }; attacks]);
            words.numbers(&odds.falls.percent())
        });
        let [some, most] = [50, 90].map(|percent| enough(percent, cell));
        format!("{}\n{some} · {most}", falls.join("\n"))
    };
    let place = |said: String| container(look.label(said)).width(FillPortion(3)).into();
    let head = COLUMNS.iter().map(|column| place(strength(words, *column)));
    let head = Row::with_children(std::iter::once(place(String::new())).chain(head));
    let rows = (0..ROWS).map(|row| {
        let cells = COLUMNS.iter().map(|(elven_attacker, elven_defender)| {
            let (elven_attacker, elven_defender) = (*elven_attacker, *elven_defender);
            let cell = Cell { elven_attacker, elven_defender, fortress: row > 0, river: row > 1 };
            let inside = container(look.text(told(cell))).padding([look.size(2.0), look.size(8.0)]);
            inside.width(FillPortion(3)).into()
        });
        let name = place(position(words, row));
        Row::with_children(std::iter::once(name).chain(cells)).align_y(Center).into()
    });
    let said = look.text(words.say("head-odds", &[]));
    let table = Column::with_children(std::iter::once(head.into()).chain(rows)).spacing(look.size(10.0));
    column![said, table].spacing(look.size(12.0)).into()
}
