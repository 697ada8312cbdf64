//! The Corruption tiles and the Journey cards of the owner's box, as they are typed.

use super::message::Message;
use super::parts::{FIRST, counted, line, scrolled};
use super::steps::Steps;
use crate::file::Fault;
use crate::hunt::board::{Board, words_in};
use crate::hunt::{self, CARDS, Card, Journeys, Length, Row as CardRow, TileSet, Value};
use crate::language::Words;
use crate::referee::OWN;
use crate::store::{Own, Trouble};
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, press};
use crate::window::widgets::still::still;
use iced::widget::{Column, Row, column, responsive, row, text_editor};
use iced::{Element, Fill};
use serde::{Deserialize, Serialize};
use std::path::Path;

/// The colours of tiles, and how many the box has of each (R6, P5).
pub const COLOURS: [(&str, usize); 3] =
    [("beige", hunt::BEIGE_TILES), ("grey", hunt::GREY_TILES), ("red", hunt::RED_TILES)];

/// The decks of cards, in their order.
const LENGTHS: [Length; 2] = [Length::Short, Length::Long];

/// What was typed, whole or not.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Typed {
    tiles: [String; COLOURS.len()],
    short: String,
    long: String,
}

/// A line among the cards that is not blank: the card of this number in its deck, or what is wrong with it.
struct ReadCard {
    length: Length,
    number: String,
    card: Result<Card, Vec<Fault>>,
}

/// Tiles and cards in the making.
#[derive(Default)]
pub struct Decks {
    tiles: [String; COLOURS.len()],
    /// The shorter cards, and the longer ones.
    cards: [text_editor::Content; 2],
    /// The cards as they can be read, a line each.
    read: Vec<ReadCard>,
    /// What was typed on, and on which line: typing on there is one step.
    steps: Steps<Typed, (usize, usize)>,
    /// Whether something was changed that was not handed over to be written.
    pub unsaved: bool,
    /// Whether they may be written: not over what could not be read.
    kept: bool,
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
            // What cannot be understood is not written over.
            if let Some(bytes) = Own::Typed.read(folder)? {
                match serde_json::from_slice(&bytes) {
                    Ok(stored) => typed = stored,
                    Err(_) => drop(Own::Typed.lay_aside(folder)?),
                }
            }
            match Own::Tiles.read(folder)?.map(|bytes| TileSet::read(&bytes)) {
                Some(Ok(tiles)) if typed.tiles.iter().all(String::is_empty) => {
                    typed.tiles = tiles_typed(&tiles)
                }
                Some(Err(_)) => drop(Own::Tiles.lay_aside(folder)?),
                _ => {}
            }
            // A game may have taught cards meanwhile.
            match Own::Journeys.read(folder)?.map(|bytes| Journeys::read(&bytes)) {
                Some(Ok(cards)) => {
                    add_cards(&mut typed.short, &cards.short);
                    add_cards(&mut typed.long, &cards.long);
                }
                Some(Err(_)) => drop(Own::Journeys.lay_aside(folder)?),
                None => {}
            }
            Ok(())
        });
        let mut decks = Self { kept: opened.is_ok(), ..Self::default() };
        decks.put(typed);
        (decks, opened)
    }

    fn put(&mut self, typed: Typed) {
        let content = |text: &str| text_editor::Content::with_text(text.trim_end());
        self.tiles = typed.tiles;
        self.cards = [typed.short, typed.long].map(|text| content(&text));
        self.read_cards();
    }

    /// Reads the cards once, whoever asks for them.
    fn read_cards(&mut self) {
        self.read.clear();
        for (length, content) in LENGTHS.into_iter().zip(&self.cards) {
            for line in numbered(&content.text()) {
                let number = line.0.clone();
                let decks = match length {
                    Length::Short => [vec![line], Vec::new()],
                    Length::Long => [Vec::new(), vec![line]],
                };
                match Journeys::read(cards_file(decks).as_bytes()) {
                    Ok(read) => {
                        let cards = read.short.into_iter().chain(read.long);
                        self.read.extend(cards.map(|card| ReadCard {
                            length,
                            number: number.clone(),
                            card: Ok(card),
                        }));
                    }
                    Err(faults) => self.read.push(ReadCard { length, number, card: Err(faults) }),
                }
            }
        }
    }

    fn typed(&self) -> Typed {
        let [short, long] = [0, 1].map(|deck| self.cards[deck].text());
        Typed { tiles: self.tiles.clone(), short, long }
    }

    /// Takes down how it was before something is changed; whoever types on at the same place goes back in one step.
    fn step(&mut self, at: Option<(usize, usize)>) {
        let typed = self.typed();
        self.steps.take_down(typed, at);
        self.unsaved = true;
    }

    /// Takes a step back. Whether there was one.
    pub fn undo(&mut self) -> bool {
        let mut typed = self.typed();
        self.steps.undo(&mut typed) && self.gone_to(typed)
    }

    /// Takes the step again. Whether there was one.
    pub fn redo(&mut self) -> bool {
        let mut typed = self.typed();
        self.steps.redo(&mut typed) && self.gone_to(typed)
    }

    fn gone_to(&mut self, typed: Typed) -> bool {
        self.put(typed);
        self.unsaved = true;
        true
    }

    /// What is typed of a colour.
    pub fn type_tiles(&mut self, colour: usize, typed: String) {
        self.step(Some((colour, 0)));
        self.tiles[colour] = typed;
    }

    /// One more tile.
    pub fn add_tile(&mut self, colour: usize, value: Value) {
        self.step(None);
        let line = &mut self.tiles[colour];
        *line = format!("{} {value}", line.trim_end()).trim_start().to_owned();
    }

    /// What is typed among the cards.
    pub fn type_cards(&mut self, length: Length, action: text_editor::Action) {
        let deck = usize::from(length == Length::Long);
        let line = self.cards[deck].cursor().position.line;
        let edits = action.is_edit();
        if edits {
            // Whatever is chosen goes at one stroke, and comes back at one.
            let chosen = self.cards[deck].selection();
            self.step(chosen.is_none().then_some((COLOURS.len() + deck, line)));
        }
        self.cards[deck].perform(action);
        if edits {
            self.read_cards();
        }
    }

    /// Other tiles take the place of these.
    pub fn take_tiles(&mut self, tiles: &TileSet) {
        self.step(None);
        self.tiles = tiles_typed(tiles);
    }

    /// Other cards take the place of these.
    pub fn take_cards(&mut self, cards: &Journeys) {
        self.step(None);
        let content = |cards: &[Card]| {
            let mut text = String::new();
            add_cards(&mut text, cards);
            text_editor::Content::with_text(text.trim_end())
        };
        self.cards = [content(&cards.short), content(&cards.long)];
        self.read_cards();
    }

    /// The tiles as a file.
    pub fn tiles_file(&self) -> String {
        let values = |line: &str| -> Vec<serde_json::Value> {
            words_in(line)
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
        cards_file([0, 1].map(|deck| numbered(&self.cards[deck].text())))
    }

    /// The tiles, or what is wrong with them.
    pub fn tiles(&self) -> Result<TileSet, Vec<Fault>> {
        TileSet::read(self.tiles_file().as_bytes())
    }

    /// The cards that games can use: those that are whole, and lead where the board does.
    pub fn sound_cards(&self, board: Option<&Board>) -> Journeys {
        let mut journeys = Journeys::empty(OWN);
        for ReadCard { length, card, .. } in &self.read {
            let Ok(card) = card else { continue };
            if whole(board).is_none_or(|board| card.first_row_out_of_reach(board).is_none()) {
                match length {
                    Length::Short => journeys.short.push(card.clone()),
                    Length::Long => journeys.long.push(card.clone()),
                }
            }
        }
        journeys
    }

    /// Whether the box has no more cards than these.
    pub fn has_all_cards(&self, board: Option<&Board>) -> bool {
        self.sound_cards(board).is_complete()
    }

    /// Whether no tile was typed yet.
    pub fn has_no_tiles(&self) -> bool {
        self.tiles.iter().all(|line| line.trim().is_empty())
    }

    /// Whether no card was typed yet.
    pub fn has_no_cards(&self) -> bool {
        self.cards.iter().all(|content| content.text().trim().is_empty())
    }

    /// What is to be written, if anything has changed.
    pub fn take_unsaved(&mut self, board: Option<&Board>) -> Option<Vec<(Own, Option<Vec<u8>>)>> {
        if !std::mem::take(&mut self.unsaved) || !self.kept {
            return None;
        }
        let mut files = Vec::new();
        files.extend(serde_json::to_vec_pretty(&self.typed()).ok().map(|bytes| (Own::Typed, Some(bytes))));
        // Tiles are drawn from: some of them would be drawn too often. What is not whole leaves games what they had.
        if self.tiles().is_ok_and(|tiles| tiles.is_complete()) {
            files.push((Own::Tiles, Some(self.tiles_file().into_bytes())));
        } else if self.has_no_tiles() {
            files.push((Own::Tiles, None));
        }
        let cards = self.sound_cards(board);
        let none = cards.short.is_empty() && cards.long.is_empty();
        files.push((Own::Journeys, (!none).then(|| cards.write().into_bytes())));
        Some(files)
    }

    /// Whether they are written when they change: not if what is kept could not be read, and would be lost.
    pub fn are_kept(&self) -> bool {
        self.kept
    }

    /// What is wrong with the tiles, in words.
    pub fn tile_faults(&self, words: &Words) -> Vec<String> {
        match self.tiles() {
            Err(faults) => faults.iter().map(|fault| words.tell("fault", fault)).collect(),
            Ok(tiles) => {
                let found = [tiles.beige.len(), tiles.grey.len(), tiles.red.len()];
                let many = COLOURS.iter().zip(found).filter(|((_, printed), found)| found > printed);
                many.map(|((name, printed), found)| {
                    let facts =
                        [("colour", (*name).into()), ("found", found.into()), ("printed", (*printed).into())];
                    words.say("copy-tiles-many", &facts)
                })
                .collect()
            }
        }
    }

    /// What is wrong with the cards, in words; and rows that the board has out of reach, once it is whole.
    pub fn card_faults(&self, words: &Words, board: Option<&Board>) -> Vec<String> {
        let mut told = Vec::new();
        for ReadCard { length, number, card } in &self.read {
            let card = match card {
                Ok(card) => card,
                Err(faults) => {
                    told.extend(faults.iter().map(|fault| words.tell("fault", fault)));
                    continue;
                }
            };
            let Some(board) = whole(board) else { continue };
            let facts = |row: u8| {
                let deck = length.to_string();
                [("deck", deck.into()), ("card", number.as_str().into()), ("row", row.into())]
            };
            let nowhere = |row: &CardRow| row.location().is_some_and(|location| !board.has(location));
            if let Some(row) = card.rows.iter().position(nowhere) {
                told.push(words.say("copy-card-nowhere", &facts(row as u8)));
            } else if let Some(row) = card.first_row_out_of_reach(board) {
                told.push(words.say("copy-card-reach", &facts(row)));
            }
        }
        told
    }

    /// The page for tiles.
    pub fn tiles_view<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let colours = COLOURS.into_iter().enumerate().map(|(colour, (name, printed))| {
            let typed = self.tiles[colour].as_str();
            let head = row![
                look.text(words.say(&format!("copy-tiles-{name}"), &[])).width(Fill),
                look.label(counted(words, words_in(typed).count(), Some(printed))),
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
        let decks = [0, 1].map(|deck| (LENGTHS[deck], &self.cards[deck])).map(|(length, content)| {
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
            if small { scrolled(look, page.into()) } else { page.into() }
        })
        .into()
    }
}

/// The lines of a deck that are not blank, by their numbers.
fn numbered(text: &str) -> Vec<(String, String)> {
    let lines = text.lines().filter(|line| !line.trim().is_empty()).zip(1..);
    lines.map(|(line, number): (&str, u32)| (number.to_string(), line.to_owned())).collect()
}

/// A file of these shorter and longer cards.
fn cards_file(decks: [Vec<(String, String)>; 2]) -> String {
    let [short, long] = decks.map(|cards| -> Vec<serde_json::Value> {
        cards.into_iter().map(|(name, rows)| serde_json::json!({ "name": name, "rows": rows })).collect()
    });
    let file = serde_json::json!({
        "format": "underhill-journeys/1", "name": OWN, "short": short, "long": long,
    });
    format!("{file:#}\n")
}

/// A board on which a way that it does not show is no way.
fn whole(board: Option<&Board>) -> Option<&Board> {
    board.filter(|board| board.is_complete())
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
