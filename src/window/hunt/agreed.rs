//! What is agreed before a game from the box: its starts, the options, and what was copied of it.

use super::copying;
use super::whose::{Source, whose};
use crate::hunt::EscapeReach;
use crate::language::Words;
use crate::language::hunt::{Misheard, NewGame, starts};
use crate::referee::Referee;
use crate::store::Own;
use crate::window::play::card::gold;
use crate::window::widgets::choose;
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::Look;
use crate::window::widgets::page;
use crate::window::widgets::press::{Weight, press};
use crate::window::widgets::still::still;
use iced::widget::{Column, Row, column, row, text_input};
use iced::{Center, Element};
use std::path::PathBuf;

/// What is agreed before a game from the box.
#[derive(Clone, Debug, Default)]
pub struct Agreed {
    /// The numbers on the three starting tokens.
    pub starts: String,
    /// The owner's copy of the board.
    pub board: Source,
    /// The owner's copy of the tiles.
    pub tiles: Source,
    /// Whether he has copied the one and the other himself.
    has_own: [bool; 2],
    /// The options, by the place of what is chosen.
    pub chosen: [usize; OPTIONS.len()],
}

/// The line for the starting numbers.
pub const LINE: &str = "set-up line";

#[derive(Clone, Debug)]
pub enum Message {
    /// The starting numbers were typed.
    Starts(String),
    /// This is his copy: its file was typed, or another chosen.
    Copy(Copied, Source),
    /// A file is to be chosen for it.
    ChooseFile(Copied),
    /// It was, or was not.
    ChosenFile(Copied, Option<PathBuf>),
    /// A value of an option was chosen.
    Choose(usize, usize),
    Agree,
    Shortcut(Shortcut),
}

/// What can have been copied of the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Copied {
    Board,
    Tiles,
}

/// An option of the game: the key of `new`, its values, and which of them is the standard one.
struct Choice {
    key: &'static str,
    values: &'static [&'static str],
}

/// R2, R3, R28, and who draws. The first value is the standard one.
const OPTIONS: [Choice; 4] = [
    Choice { key: "give", values: &["1", "0", "2"] },
    Choice { key: "pool", values: &["3", "4"] },
    Choice { key: "escape", values: &["text", "example"] },
    Choice { key: "draws", values: &["app", "hand"] },
];

impl Agreed {
    /// What the owner has copied is played with, until he says otherwise.
    pub fn with_copies(referee: &Referee) -> Self {
        let has_own = [Own::Board(1), Own::Tiles].map(|own| referee.has_own(own));
        let [board, tiles] = has_own.map(|own| if own { Source::Own } else { Source::default() });
        let starts = referee.folder().and_then(|folder| copying::starts(folder).ok()).unwrap_or_default();
        Self { starts, board, tiles, has_own, ..Self::default() }
    }

    pub fn copy(&mut self, of: Copied) -> &mut Source {
        match of {
            Copied::Board => &mut self.board,
            Copied::Tiles => &mut self.tiles,
        }
    }

    /// The game that this begins. Fails where something was typed that is no location.
    pub fn game(&self) -> Result<NewGame, Misheard> {
        let [give, pool, escape, draws] =
            [0, 1, 2, 3].map(|at| OPTIONS[at].values.get(self.chosen[at]).copied().unwrap_or_default());
        let reach = if escape == "example" { EscapeReach::Example } else { EscapeReach::Text };
        Ok(NewGame {
            board: Some(self.board.named()),
            tiles: Some(self.tiles.named()),
            starts: starts(&self.starts)?,
            give: give.parse().ok(),
            pool: pool.parse().ok(),
            escape: Some(reach),
            by_hand: Some(draws == "hand"),
            ..NewGame::default()
        })
    }

    pub fn view<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let gap = look.size(6.0);
        let headed = |name: &str| {
            let what = look.label(words.say(&format!("{name}-what"), &[]));
            column![look.heading(words.say(name, &[])), what].spacing(look.size(3.0))
        };
        let line = |hint: &str, id: &'static str, value: &'a str| {
            let line = text_input(&words.say(hint, &[]), value).id(id).on_submit(Message::Agree);
            line.padding([look.size(7.0), look.size(12.0)]).size(look.size(17.0)).style(look.line())
        };
        let starts = line("agree-starts-typed", LINE, &self.starts).on_input(Message::Starts);
        let copy = |name: &str, id: &'static str, value: &'a Source, of: Copied| {
            let is = move |copy| Message::Copy(of, copy);
            let typed = move |typed| is(Source::File(typed));
            let file = still(line("copy-of-file", id, value.typed()).on_input(typed), Message::Shortcut);
            let choose = choose::button(look, words, Message::ChooseFile(of));
            headed(name)
                .push(whose(look, words, value, self.has_own[of as usize], is))
                .push(row![file, choose].spacing(gap).align_y(Center))
        };
        let options = OPTIONS.iter().enumerate().map(|(at, option)| {
            let values = option.values.iter().enumerate().map(|(value, name)| {
                let label = words.say(&format!("agree-{}-{name}", option.key), &[]);
                let weight = Weight::chosen(self.chosen[at] == value);
                press(look, label, weight, Some(Message::Choose(at, value))).into()
            });
            let what = look.text(words.say(&format!("agree-{}", option.key), &[]));
            column![what, Row::with_children(values).spacing(gap).wrap().vertical_spacing(gap)]
                .spacing(3)
                .into()
        });
        let begin = gold(look, words, (words.say("home-begin", &[]), Weight::Gold), Message::Agree);
        let play = column![
            headed("agree-starts").push(still(starts, Message::Shortcut)),
            Column::with_children(options).spacing(look.size(10.0)),
        ]
        .spacing(look.size(14.0));
        let copied = column![
            copy("agree-board", "board", &self.board, Copied::Board),
            copy("agree-tiles", "tiles", &self.tiles, Copied::Tiles),
            begin,
        ]
        .spacing(look.size(14.0));
        let [play, copied] = [play, copied].map(|inner| page::sheet(look, column![inner]));
        page::side_by_side(look, look.size(12.0), play, copied)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::Hunt;
    use crate::language::hear;
    use crate::language::hunt::{Errand, Meaning, Source as Named};
    use crate::table::Said;

    fn command(agreed: &Agreed) -> String {
        agreed.game().unwrap().said("new")
    }

    /// What was said, and the game that it begins.
    fn heard(line: &str) -> (Said, NewGame) {
        match hear::<Hunt>(line).map(|heard| (heard.said, heard.meaning)) {
            Ok((said, Meaning::Errand(Errand::New(game)))) => (said, *game),
            _ => panic!("{line}"),
        }
    }

    #[test]
    fn files_may_have_blanks_in_their_names() {
        let named = |path: &str| Some(Named::Named(path.into()));
        // On Windows a copied path has quotes around it already.
        for typed in [r"C:\Users\Frodo  Baggins\board.json", r#" "C:\Users\Frodo  Baggins\board.json" "#] {
            let [board, tiles] = [typed, "tiles=of mine"].map(|typed| Source::File(typed.into()));
            let agreed = Agreed { board, tiles, ..Agreed::default() };
            let (said, game) = heard(&command(&agreed));
            assert_eq!(game.board, named(r"C:\Users\Frodo  Baggins\board.json"));
            assert_eq!(game.tiles, named("tiles=of mine"));
            assert_eq!((game.give, game.pool), (Some(1), Some(3)));
            // What is written down of it means the same.
            assert_eq!(heard(&said.full), (said, game));
        }
    }

    /// What is chosen stands on no line, and a file whose name is like it can be typed letter by letter.
    #[test]
    fn what_is_chosen_is_no_file() {
        let own = Agreed { board: Source::Own, ..Agreed::default() };
        assert_eq!(
            (own.board.typed(), heard(&command(&own)).1.board),
            ("", Some(Named::Named("own".into())))
        );
        for typed in ["own", "OWN", "own-board.json"] {
            let file = Agreed { board: Source::File(typed.into()), ..Agreed::default() };
            assert_eq!(file.board.typed(), typed);
            let named = heard(&command(&file)).1.board;
            let Some(Named::Named(name)) = named else { panic!("{typed}") };
            assert!(name.ends_with(typed) && !name.eq_ignore_ascii_case("own"), "{name}");
        }
    }

    #[test]
    fn quotes_that_are_not_closed_begin_nothing() {
        for (line, board) in [
            (r#"new board="a give=1"#, r#""a"#),
            (r#"new board=" give=1"#, r#"""#),
            (r#"new board="a"b" give=1"#, r#"a"b"#),
            (r#"NEW board=a"b give=1"#, r#"a"b"#),
        ] {
            let (_, game) = heard(line);
            assert_eq!((game.board, game.give), (Some(Named::Named(board.into())), Some(1)), "{line}");
        }
    }

    #[test]
    fn starts_may_be_typed_as_on_the_page_of_numbers() {
        let starts = |typed: &str| {
            let agreed = Agreed { starts: typed.into(), ..Agreed::default() };
            let command = command(&agreed);
            command.split_whitespace().find(|word| word.starts_with("starts=")).map(str::to_owned)
        };
        assert_eq!(starts("1-3").as_deref(), Some("starts=1,2,3"));
        assert_eq!(starts("7–8; 11").as_deref(), Some("starts=7,8,11"));
        let wrong = Agreed { starts: "7 x 3-1".into(), ..Agreed::default() };
        assert_eq!(wrong.game(), Err(Misheard::NotALocation { word: "3-1".into() }));
        assert_eq!(starts(" "), None);
    }
}
