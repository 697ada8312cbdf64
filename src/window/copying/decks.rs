//! The Corruption tiles and the Journey cards of the owner's box, as they are typed.

use super::{FIRST, Message, counted, line};
use crate::board::{Board, Fault};
use crate::hunt::{Card, Journeys, Length, TileSet, Value};
use crate::language::Words;
use crate::referee::OWN;
use crate::store::{Own, Trouble};
use crate::window::look::Look;
use crate::window::press::{Weight, press};
use crate::window::still::still;
use iced::widget::{Column, Row, column, responsive, row, text_editor};
use iced::{Element, Fill};
use serde::{Deserialize, Serialize};
use std::path::Path;

/// The colours of tiles, and how many the box has of each (R6, P5).
pub const COLOURS: [(&str, usize); 3] = [("beige", 15), ("grey", 3), ("red", 2)];
/// The cards of each length (P3).
const CARDS: usize = 18;

/// What was typed, whole or not.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Typed {
    tiles: [String; COLOURS.len()],
    short: String,
    long: String,
}

/// Tiles and cards in the making.
pub struct Decks {
    tiles: [String; COLOURS.len()],
    short: text_editor::Content,
    long: text_editor::Content,
    unsaved: bool,
}

impl Decks {
    /// As far as they were copied.
    ///
    /// # Errors
    ///
    /// If what is kept cannot be read: they are empty then.
    pub fn open(folder: Option<&Path>) -> (Self, Result<(), Trouble>) {
        let mut typed = Typed::default();
        let opened = folder.map_or(Ok(()), |folder| {
            if let Some(bytes) = Own::Typed.read(folder)? {
                typed = serde_json::from_slice(&bytes).unwrap_or_default();
            }
            if typed.tiles.iter().all(String::is_empty)
                && let Some(tiles) = Own::Tiles.read(folder)?.and_then(|bytes| TileSet::read(&bytes).ok())
            {
                typed.tiles = tiles_typed(&tiles);
            }
            // A game may have taught cards meanwhile.
            if let Some(cards) = Own::Journeys.read(folder)?.and_then(|bytes| Journeys::read(&bytes).ok()) {
                add_cards(&mut typed.short, &cards.short);
                add_cards(&mut typed.long, &cards.long);
            }
            Ok(())
        });
        let content = |text: &str| text_editor::Content::with_text(text.trim_end());
        let Typed { tiles, short, long } = typed;
        (Self { tiles, short: content(&short), long: content(&long), unsaved: false }, opened)
    }

    /// What is typed of a colour.
    pub fn type_tiles(&mut self, colour: usize, typed: String) {
        self.tiles[colour] = typed;
        self.unsaved = true;
    }

    /// One more tile.
    pub fn add_tile(&mut self, colour: usize, value: Value) {
        let line = &mut self.tiles[colour];
        *line = format!("{} {value}", line.trim_end()).trim_start().to_owned();
        self.unsaved = true;
    }

    /// What is typed among the cards.
    pub fn type_cards(&mut self, length: Length, action: text_editor::Action) {
        self.unsaved |= action.is_edit();
        match length {
            Length::Short => self.short.perform(action),
            Length::Long => self.long.perform(action),
        }
    }

    /// Other tiles take the place of these.
    pub fn take_tiles(&mut self, tiles: &TileSet) {
        self.tiles = tiles_typed(tiles);
        self.unsaved = true;
    }

    /// Other cards take the place of these.
    pub fn take_cards(&mut self, cards: &Journeys) {
        let content = |cards: &[Card]| {
            let mut text = String::new();
            add_cards(&mut text, cards);
            text_editor::Content::with_text(text.trim_end())
        };
        (self.short, self.long) = (content(&cards.short), content(&cards.long));
        self.unsaved = true;
    }

    /// The tiles as a file.
    pub fn tiles_file(&self) -> String {
        let values = |line: &str| -> Vec<serde_json::Value> {
            let words = line.split([' ', ',', ';']).filter(|word| !word.is_empty());
            words
                .map(|word| match word.parse::<Value>() {
                    Ok(Value::Number(number)) => number.into(),
                    Ok(Value::Eye) => "eye".into(),
                    Err(_) => word.into(),
                })
                .collect()
        };
        let [beige, grey, red] = [0, 1, 2].map(|colour| values(&self.tiles[colour]));
        let file = serde_json::json!({
            "format": "underhill-tiles/1", "name": OWN, "beige": beige, "grey": grey, "red": red,
        });
        format!("{file:#}\n")
    }

    /// The cards as a file: each line that is not blank is one.
    pub fn cards_file(&self) -> String {
        let cards = |content: &text_editor::Content| -> Vec<serde_json::Value> {
            let text = content.text();
            let lines = text.lines().filter(|line| !line.trim().is_empty()).zip(1..);
            lines
                .map(|(line, number)| serde_json::json!({ "name": number.to_string(), "rows": line }))
                .collect()
        };
        let file = serde_json::json!({
            "format": "underhill-journeys/1", "name": OWN, "short": cards(&self.short), "long": cards(&self.long),
        });
        format!("{file:#}\n")
    }

    /// The tiles, or what is wrong with them.
    pub fn tiles(&self) -> Result<TileSet, Vec<Fault>> {
        TileSet::read(self.tiles_file().as_bytes())
    }

    /// The cards, or what is wrong with them.
    pub fn cards(&self) -> Result<Journeys, Vec<Fault>> {
        Journeys::read(self.cards_file().as_bytes())
    }

    /// Whether no tile was typed yet.
    pub fn has_no_tiles(&self) -> bool {
        self.tiles.iter().all(|line| line.trim().is_empty())
    }

    /// Whether no card was typed yet.
    pub fn has_no_cards(&self) -> bool {
        self.short.text().trim().is_empty() && self.long.text().trim().is_empty()
    }

    /// What is to be written, if anything has changed.
    pub fn take_unsaved(&mut self) -> Option<Vec<(Own, Option<Vec<u8>>)>> {
        if !std::mem::take(&mut self.unsaved) {
            return None;
        }
        let typed = Typed { tiles: self.tiles.clone(), short: self.short.text(), long: self.long.text() };
        let mut files = Vec::new();
        files.extend(serde_json::to_vec_pretty(&typed).ok().map(|bytes| (Own::Typed, Some(bytes))));
        // Tiles are drawn from: some of them would be drawn too often.
        if self.tiles().is_ok_and(|tiles| tiles.is_complete()) {
            files.push((Own::Tiles, Some(self.tiles_file().into_bytes())));
        } else {
            files.push((Own::Tiles, None));
        }
        if let Ok(cards) = self.cards() {
            let none = cards.short.is_empty() && cards.long.is_empty();
            files.push((Own::Journeys, (!none).then(|| cards.write().into_bytes())));
        }
        Some(files)
    }

    /// What was not written after all, is to be written again.
    pub fn was_not_saved(&mut self) {
        self.unsaved = true;
    }

    /// What is wrong with the tiles, in words.
    pub fn tile_faults(&self, words: &Words) -> Vec<String> {
        self.tiles().err().unwrap_or_default().iter().map(|fault| words.tell("fault", fault)).collect()
    }

    /// What is wrong with the cards, in words; and rows that the board has out of reach.
    pub fn card_faults(&self, words: &Words, board: Option<&Board>) -> Vec<String> {
        let cards = match self.cards() {
            Ok(cards) => cards,
            Err(faults) => return faults.iter().map(|fault| words.tell("fault", fault)).collect(),
        };
        let Some(board) = board else { return Vec::new() };
        let decks = [("short", &cards.short), ("long", &cards.long)];
        let all = decks.into_iter().flat_map(|(deck, cards)| cards.iter().map(move |card| (deck, card)));
        let strays = all.filter_map(|(deck, card)| {
            let row = card.first_row_out_of_reach(board)?;
            let facts = [("deck", deck.into()), ("card", card.name.as_str().into()), ("row", row.into())];
            Some(words.say("copy-card-reach", &facts))
        });
        strays.collect()
    }

    /// The page for tiles.
    pub fn tiles_view<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let colours = COLOURS.into_iter().enumerate().map(|(colour, (name, printed))| {
            let typed = self.tiles[colour].as_str();
            let count = typed.split([' ', ',', ';']).filter(|word| !word.is_empty()).count();
            let head = row![
                look.text(words.say(&format!("copy-tiles-{name}"), &[])).width(Fill),
                look.label(counted(words, count, Some(printed))),
            ];
            let mut field = line(look, &words.say("copy-tiles-hint", &[]), typed)
                .on_input(move |typed| Message::Tiles(colour, typed));
            field = field.id([FIRST, "grey tiles", "red tiles"][colour]);
            let values = std::iter::once(Value::Eye).chain((0..=9).map(Value::Number));
            let chips = values.map(|value| {
                let label = match value {
                    Value::Eye => words.say("copy-tiles-eye", &[]),
                    Value::Number(number) => number.to_string(),
                };
                press(look, label, Weight::Quiet, Some(Message::Tile(colour, value))).into()
            });
            let gap = look.size(5.0);
            column![
                head,
                still(field, Message::Shortcut),
                Row::with_children(chips).spacing(gap).wrap().vertical_spacing(gap)
            ]
            .spacing(look.size(5.0))
            .into()
        });
        Column::with_children(colours).spacing(look.size(18.0)).into()
    }

    /// The page for cards.
    pub fn cards_view<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let how = words.say("copy-cards-how", &[]);
        let decks = [(Length::Short, &self.short), (Length::Long, &self.long)].map(|(length, content)| {
            let count = content.text().lines().filter(|line| !line.trim().is_empty()).count();
            let name = words.say(&format!("copy-cards-{length}"), &[]);
            (length, content, name, counted(words, count, Some(CARDS)))
        });
        responsive(move |room| {
            // Where there is no room for both, there is room to scroll.
            let small = room.height < look.size(300.0);
            let height = if small { look.size(150.0).into() } else { Fill };
            let mut page = column![look.label(how.clone())].spacing(look.size(8.0));
            for (length, content, name, count) in &decks {
                let length = *length;
                let mut editor = text_editor(content)
                    .on_action(move |action| Message::Cards(length, action))
                    .size(look.size(16.0))
                    .padding(look.size(10.0))
                    .height(height)
                    .style(look.page());
                if length == Length::Short {
                    editor = editor.id(FIRST);
                }
                let head = row![look.text(name.clone()).width(Fill), look.label(count.clone())];
                page = page.push(column![head, still(editor, Message::Shortcut)].spacing(look.size(4.0)));
            }
            if small { super::scrolled(look, page.into()) } else { page.into() }
        })
        .into()
    }
}

/// Tiles as hands would type them.
fn tiles_typed(tiles: &TileSet) -> [String; COLOURS.len()] {
    [&tiles.beige, &tiles.grey, &tiles.red]
        .map(|values| values.iter().map(Value::to_string).collect::<Vec<_>>().join(" "))
}

/// Adds the cards that are not there yet, a line each.
fn add_cards(text: &mut String, cards: &[Card]) {
    for card in cards {
        let rows = card.rows.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let there = |line: &str| line.split_whitespace().eq(rows.split_whitespace());
        if !text.lines().any(there) {
            if !text.is_empty() && !text.ends_with('\n') {
                text.push('\n');
            }
            text.push_str(&rows);
            text.push('\n');
        }
    }
}
