//! The combat table: in how many of 36 throws the defender is out and the attacker, with the cell in force lit.

use super::begun::Begun;
use crate::battle::{Attack, BattleView, Cell, Odds, Outcome, Piece, enough};
use crate::language::Words;
use crate::language::battle::{cell_told, nation, position, strength};
use crate::window::frame::{self, Own, headed};
use crate::window::widgets::look::{BOLD, Look};
use iced::widget::{Column, Row, column, container};
use iced::{Center, FillPortion};

/// The columns, as the sheet has them.
const COLUMNS: [(bool, bool); 4] = [(false, false), (false, true), (true, false), (true, true)];
/// The rows.
const ROWS: u8 = 3;

fn cell((elven_attacker, elven_defender): (bool, bool), row: u8) -> Cell {
    Cell { elven_attacker, elven_defender, fortress: row > 0, river: row > 1 }
}

/// A table with these in its cells; one cell may be lit.
fn drawn<'a>(look: Look, words: &Words, lit: Option<Cell>, text: impl Fn(Cell) -> String) -> Own<'a> {
    let place = |words: String| container(look.label(words)).width(FillPortion(3)).into();
    let head = COLUMNS.iter().map(|column| place(strength(words, *column)));
    let head = Row::with_children(std::iter::once(place(String::new())).chain(head));
    let rows = (0..ROWS).map(|row| {
        let cells = COLUMNS.iter().map(|column| {
            let this = cell(*column, row);
            let is_lit = lit.is_some_and(|lit| (lit.column(), lit.row()) == (this.column(), row));
            let words = look.text(text(this));
            let words = if is_lit { words.font(BOLD).color(look.colours().gold) } else { words };
            let inner = container(words).padding([look.size(2.0), look.size(8.0)]).width(FillPortion(3));
            if is_lit { inner.style(look.inset(true)).into() } else { inner.into() }
        });
        let name = place(position(words, row));
        Row::with_children(std::iter::once(name).chain(cells)).align_y(Center).into()
    });
    Column::with_children(std::iter::once(head.into()).chain(rows)).spacing(look.size(4.0)).into()
}

/// The chance that the defender falls to so many such attacks.
fn falls(cell: Cell, attacks: usize) -> crate::books::Ratio {
    Odds::of(&vec![Attack { typed: String::new(), cell }; attacks]).falls
}

/// The table; the cell lit of the attack that is typed, or else of the last one, with its reason and its chances.
pub(super) fn table<'a>(
    look: Look,
    words: &Words,
    view: &BattleView,
    begun: Begun,
    tells_odds: bool,
) -> Own<'a> {
    let typed = begun.cell(view);
    let lit = typed.or_else(|| view.step.last_attack.map(|(_, cell, _)| cell));
    let throws =
        |cell: Cell| format!("{} · {}", cell.throws(Outcome::DefenderOut), cell.throws(Outcome::AttackerOut));
    let because = match typed {
        Some(_) => because(words, view, begun),
        None => lit.map(|cell| cell_told(words, cell)),
    };
    let because = because.unwrap_or_else(|| words.say("battle-of-36", &[]));
    let odds = lit.filter(|_| tells_odds).map(|cell| {
        let said = words.say(
            "battle-falls",
            &[
                ("one", falls(cell, 1).fraction().into()),
                ("two", falls(cell, 2).percent().into()),
                ("three", falls(cell, 3).percent().into()),
            ],
        );
        look.text(said).font(BOLD).into()
    });
    let head = headed(look, words.say("battle-head-attack", &[]), true);
    let because = look.text(because).size(look.size(15.0));
    let inner = column![head, because, drawn(look, words, lit, throws)].extend(odds);
    frame::panel(look, inner.spacing(look.size(5.0)))
}

/// Who attacks whom, by whose strength, and where the defender stands.
fn because(words: &Words, view: &BattleView, begun: Begun) -> Option<String> {
    let named = |piece: Piece, lent: bool| {
        let called = nation(words, piece);
        if view.is_elven(piece) {
            return words.say("battle-by-itself", &[("piece", called.into())]);
        }
        let lenders: Vec<String> = view.lenders(piece).map(|lender| nation(words, lender)).collect();
        let facts = [("piece", called.clone().into()), ("lenders", lenders.join(", ").into())];
        if lent { words.say("battle-lent-by", &facts) } else { called }
    };
    let cell = begun.cell(view)?;
    let facts = [
        ("attacker", named(begun.attacker?, begun.lent).into()),
        ("defender", named(begun.defender?, begun.lent_to_defender).into()),
        ("position", position(words, cell.row()).into()),
    ];
    Some(words.say("battle-because", &facts))
}

/// All cells with their chances, for the page of odds.
pub(super) fn all_chances<'a>(look: Look, words: &Words) -> Own<'a> {
    let told = |cell: Cell| {
        let falls = [1, 2, 3].map(|attacks| words.numbers(&falls(cell, attacks).percent()));
        let [some, most] = [50, 90].map(|percent| enough(percent, cell));
        let [out, lost] = [Outcome::DefenderOut, Outcome::AttackerOut].map(|it| cell.throws(it));
        format!("{out} · {lost}\n{}\n{some} · {most}", falls.join("\n"))
    };
    let head = look.text(words.say("battle-head-odds", &[]));
    column![head, drawn(look, words, None, told)].spacing(look.size(10.0)).into()
}
