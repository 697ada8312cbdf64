//! A board in the making: the draft, what is wrong with it, and what it was before.

use super::in_use::{Use, file_for_games, is_whole, tokens_left_out};
use super::steps::Steps;
use crate::file::Fault;
use crate::hunt::board::{Board, Draft, List, Sketch, Stages, locations_in};
use crate::hunt::{Counted, Remark, proofread};
use crate::referee::OWN;
use crate::store::{Own, Trouble};
use iced::widget::text_editor;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

const FORMAT: &str = "underhill-draft/1";

/// What is changed: typing on at the same place is one step, and is taken back as one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum At {
    /// A list of numbers.
    List(List),
    /// An area.
    Area(String),
    /// A line of the chains.
    Chains(usize),
    /// The picture: each click is a step.
    Picture,
}

/// A board in the making.
pub struct OwnBoard {
    draft: Draft,
    insisted: Stages,
    steps: Steps<Draft, At>,
    /// The chains as they are typed.
    pub text: text_editor::Content,
    /// What is seen in the draft.
    pub seen: Seen,
    /// Whether something was changed that was not handed over to be written.
    pub unsaved: bool,
    /// Whether it may be written: not over what could not be read.
    kept: bool,
}

/// What is seen in a draft.
#[derive(Default)]
pub struct Seen {
    /// What the loader of board files would say.
    pub faults: Vec<Fault>,
    /// The board, as far as the draft can be read.
    pub board: Option<Board>,
    /// What is missing and what looks wrong, as far as the draft can be read.
    pub remarks: Vec<Remark>,
    /// The draft as it is drawn.
    pub sketch: Sketch,
    /// What games use of the numbers: of the tokens all or none.
    pub numbers: Use,
    pub areas: Use,
    pub links: Use,
}

/// The draft of a part as it is kept, if there is one that can be understood.
///
/// # Errors
///
/// If it is there and cannot be read.
pub fn kept(part: u8, folder: &Path) -> Result<Option<Draft>, Trouble> {
    let bytes = Own::Draft(part).read(folder)?;
    Ok(bytes.and_then(|bytes| understood(&bytes, part)).map(|stored| stored.draft))
}

fn understood(bytes: &[u8], part: u8) -> Option<Stored> {
    let stored = serde_json::from_slice::<Stored>(bytes).ok();
    stored.filter(|stored| stored.format == FORMAT && stored.draft.part == part)
}

/// The draft as it is kept.
#[derive(Serialize, Deserialize)]
struct Stored {
    format: String,
    insisted: Stages,
    draft: Draft,
}

impl OwnBoard {
    /// The board of a part as far as it was copied; and where the draft lies now, if it could not be read.
    ///
    /// # Errors
    ///
    /// If what is kept cannot be read: the board is empty then, and nothing of it is written.
    pub fn open(part: u8, folder: Option<&Path>) -> (Self, Result<Option<PathBuf>, Trouble>) {
        let none = Stages { areas: false, links: false };
        let mut board = Self::of(Draft::new(OWN, part), none);
        let Some(folder) = folder else { return (board, Ok(None)) };
        let kept =
            Own::Draft(part).read(folder).and_then(|draft| Ok((draft, Own::Board(part).read(folder)?)));
        let (draft, left) = match kept {
            Ok(kept) => kept,
            // What cannot be read now may be read another day: nothing is written over it.
            Err(trouble) => {
                board.kept = false;
                return (board, Err(trouble));
            }
        };
        let mut aside = Ok(None);
        if let Some(stored) = draft.as_ref().and_then(|bytes| understood(bytes, part)) {
            board = Self::of(stored.draft, stored.insisted);
            // What games have is what they keep while something is wrong.
            if let Some(left) = left.and_then(|bytes| Board::read(&bytes).ok()) {
                let before = |used: &mut Use, any: bool| {
                    if *used == Use::Unused && any {
                        *used = Use::Before;
                    }
                };
                before(&mut board.seen.areas, !left.all_areas().is_empty());
                before(&mut board.seen.links, left.is_linked());
                board.look_again();
            }
        } else {
            // A draft that cannot be understood is not written over.
            if draft.is_some() {
                aside = Own::Draft(part).lay_aside(folder);
                board.kept = aside.is_ok();
            }
            // A board that was put there by hand, or the last one that games could use.
            let left = left.and_then(|bytes| Draft::of(&bytes).ok()).filter(|draft| draft.part == part);
            if let Some(left) = left {
                board = Self { kept: board.kept, ..Self::of(left, none) };
            }
        }
        (board, aside)
    }

    pub(super) fn of(draft: Draft, insisted: Stages) -> Self {
        let mut board = Self {
            text: text_editor::Content::with_text(&draft.chains.join("\n")),
            draft,
            insisted,
            steps: Steps::default(),
            seen: Seen::default(),
            unsaved: false,
            kept: true,
        };
        board.look_again();
        board
    }

    /// What is copied.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    pub(super) fn in_use(&self) -> Stages {
        let used = |used: Use| !matches!(used, Use::None | Use::Unused);
        Stages { areas: used(self.seen.areas), links: used(self.seen.links) }
    }

    /// What games use on the owner's word, whole or not.
    pub fn insisted(&self) -> Stages {
        self.insisted
    }

    /// Changes something.
    pub fn change(&mut self, at: At, change: impl FnOnce(&mut Draft)) {
        let mut draft = self.draft.clone();
        change(&mut draft);
        if draft == self.draft {
            return;
        }
        let typed = matches!(at, At::Chains(_));
        let before = std::mem::replace(&mut self.draft, draft);
        self.steps.take_down(before, (at != At::Picture).then_some(at));
        // Whoever types the chains has them before him already.
        self.changed(!typed);
    }

    /// Takes the place of all that is there, which was laid aside: whatever was wrong with it, this may be written.
    pub fn replace(&mut self, draft: Draft) {
        self.kept = true;
        self.steps.take_down(std::mem::replace(&mut self.draft, draft), None);
        self.changed(true);
    }

    /// What is typed among the chains.
    pub fn type_chains(&mut self, action: text_editor::Action) {
        let line = self.text.cursor().position.line;
        let edits = action.is_edit();
        // Whatever is chosen goes at one stroke, and comes back at one.
        if self.text.selection().is_some() {
            self.steps.break_off();
        }
        self.text.perform(action);
        if edits {
            let text = self.text.text();
            self.change(At::Chains(line), |draft| draft.type_chains(&text));
        }
    }

    /// Games are to use it as it is, or only when it is whole.
    pub fn insist(&mut self, stages: Stages) {
        self.insisted = stages;
        self.changed(false);
    }

    /// Takes a step back. Whether there was one.
    pub fn undo(&mut self) -> bool {
        let gone = self.steps.undo(&mut self.draft);
        self.went(gone)
    }

    /// Takes the step again. Whether there was one.
    pub fn redo(&mut self) -> bool {
        let gone = self.steps.redo(&mut self.draft);
        self.went(gone)
    }

    /// Takes in that it is as it was before, or was later. Whether it is.
    fn went(&mut self, gone: bool) -> bool {
        if gone {
            self.changed(true);
        }
        gone
    }

    fn changed(&mut self, text: bool) {
        if text {
            self.text = text_editor::Content::with_text(&self.draft.chains.join("\n"));
        }
        self.unsaved = true;
        self.look_again();
    }

    fn look_again(&mut self) {
        self.seen.sketch = Sketch::of(&self.draft);
        self.seen.faults = self.draft.board(Stages::ALL).err().unwrap_or_default();
        // One slip keeps nobody from being told what else is missing.
        let sound = if self.seen.faults.is_empty() { &self.draft } else { &self.draft.sound() };
        if let Ok(board) = sound.board(Stages::ALL) {
            self.seen.remarks = proofread(&board, true);
            self.count_held_back();
            self.seen.board = Some(board);
        }
        let stage = |any: bool, stage: Stages, insisted: bool, before: Use| match self.draft.board(stage) {
            _ if !any => Use::None,
            Ok(board) if is_whole(&board) => Use::Whole,
            Ok(_) if insisted => Use::Insisted,
            Ok(_) => Use::Unused,
            Err(_) if matches!(before, Use::None | Use::Unused) => Use::Unused,
            Err(_) => Use::Before,
        };
        let areas = Stages { areas: true, links: false };
        let links = Stages { areas: false, links: true };
        self.seen.areas = stage(!self.draft.areas.is_empty(), areas, self.insisted.areas, self.seen.areas);
        self.seen.links = stage(!self.draft.chains.is_empty(), links, self.insisted.links, self.seen.links);
        self.seen.numbers = match self.draft.board(self.in_use()) {
            _ if self.draft.lists.is_empty() => Use::None,
            Ok(board) if tokens_left_out(&board).next().is_some() => Use::Unused,
            _ => Use::Whole,
        };
    }

    /// What the board cannot say yet was typed all the same, and counts.
    fn count_held_back(&mut self) {
        let typed = |list: List| self.draft.lists.get(&list).map_or(0, |list| locations_in(list).len());
        let (starts, nazgul) = (typed(List::Starts), typed(List::Nazgul));
        self.seen.remarks.retain_mut(|remark| match remark {
            Remark::Fewer { what: Counted::Starts, found, printed } => {
                *found = starts;
                starts < *printed
            }
            Remark::Fewer { what: Counted::Nazgul, found, printed } => {
                *found = nazgul;
                nazgul < *printed
            }
            _ => true,
        });
    }

    /// What is to be written, if anything has changed: files and their bytes, or nothing where a file is to go.
    pub fn take_unsaved(&mut self) -> Option<Vec<(Own, Option<Vec<u8>>)>> {
        if !std::mem::take(&mut self.unsaved) || !self.kept {
            return None;
        }
        let part = self.draft.part;
        let stored = Stored { format: FORMAT.into(), insisted: self.insisted, draft: self.draft.clone() };
        let mut files = Vec::new();
        if let Ok(bytes) = serde_json::to_vec_pretty(&stored) {
            files.push((Own::Draft(part), Some(bytes)));
        }
        // What games cannot use leaves them what they had.
        if self.draft.is_empty() {
            files.push((Own::Board(part), None));
        } else if let Some(file) = file_for_games(&self.draft, self.in_use()) {
            files.push((Own::Board(part), Some(file.into_bytes())));
        }
        Some(files)
    }
}

/// The labels that the areas of a part can have, and whatever others were typed: three sections, four letters.
pub fn labels(draft: &Draft) -> Vec<String> {
    let sections = if draft.part == 1 { ["I", "II", "III"] } else { ["IV", "V", "VI"] };
    let mut labels: Vec<String> = sections
        .iter()
        .flat_map(|section| ["A", "B", "C", "D"].map(|letter| format!("{section}-{letter}")))
        .collect();
    let others: Vec<String> = draft.areas.keys().filter(|label| !labels.contains(label)).cloned().collect();
    labels.extend(others);
    labels
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::board::Location;
    use proptest::prelude::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    /// Something that hands do to a board, mostly sensible.
    #[derive(Clone, Debug)]
    enum Deed {
        List(usize, String),
        Area(String, String),
        Chains(Vec<String>),
        Place(String, f64, f64),
        Dot(f64, f64),
        Join(bool, String, String, usize),
        Unjoin(usize, usize),
        Pave(usize, usize),
        Dots(usize, usize, usize),
        Remove(String),
        Rename(String, String),
        Lay(String, Vec<u16>),
        Insist(bool, bool),
        Undo,
        Redo,
    }

    const LISTS: [List; 6] =
        [List::Starts, List::Nazgul, List::Information, List::Allies, List::Deeds, List::Dark];

    fn space() -> impl Strategy<Value = String> {
        prop_oneof![
            8 => (1..14_u16).prop_map(|number| number.to_string()),
            2 => prop_oneof![Just("A".to_owned()), Just("B".to_owned())],
            3 => (1..4_u16).prop_map(|number| format!(".d{number}")),
            1 => prop_oneof![Just("1000".to_owned()), Just("x".to_owned()), Just("..".to_owned()), Just("é".to_owned())],
        ]
    }

    fn list() -> impl Strategy<Value = String> {
        prop_oneof![
            4 => prop::collection::vec(1..14_u16, 0..6).prop_map(|numbers| {
                numbers.iter().map(u16::to_string).collect::<Vec<_>>().join(" ")
            }),
            1 => Just("3-6, 9;10".to_owned()),
            1 => "[0-9A-C .,;–-]{0,12}",
        ]
    }

    fn chain() -> impl Strategy<Value = String> {
        let token = prop_oneof![3 => space(), 1 => Just(".".to_owned())];
        (any::<bool>(), prop::collection::vec(token, 0..6))
            .prop_map(|(road, tokens)| format!("{}{}", if road { "road " } else { "" }, tokens.join(" ")))
    }

    fn area() -> impl Strategy<Value = String> {
        prop_oneof![
            8 => Just("I-A".to_owned()), 8 => Just("II-B".to_owned()), 1 => Just("IIB".to_owned()), 1 => Just("é".to_owned()),
        ]
    }

    fn deed() -> impl Strategy<Value = Deed> {
        let place = || -0.2..1.2_f64;
        prop_oneof![
            2 => (0..LISTS.len(), list()).prop_map(|(at, typed)| Deed::List(at, typed)),
            3 => (area(), list()).prop_map(|(area, typed)| Deed::Area(area, typed)),
            2 => prop::collection::vec(chain(), 0..5).prop_map(Deed::Chains),
            4 => (space(), place(), place()).prop_map(|(space, x, y)| Deed::Place(space, x, y)),
            2 => (place(), place()).prop_map(|(x, y)| Deed::Dot(x, y)),
            8 => (any::<bool>(), space(), space(), 0..3_usize).prop_map(|(road, from, to, dots)| Deed::Join(road, from, to, dots)),
            2 => (0..6_usize, 0..5_usize).prop_map(|(line, at)| Deed::Unjoin(line, at)),
            2 => (0..6_usize, 0..5_usize).prop_map(|(line, at)| Deed::Pave(line, at)),
            2 => (0..6_usize, 0..5_usize, 0..4_usize).prop_map(|(line, at, dots)| Deed::Dots(line, at, dots)),
            2 => space().prop_map(Deed::Remove),
            2 => (space(), space()).prop_map(|(from, to)| Deed::Rename(from, to)),
            2 => (area(), prop::collection::vec(1..14_u16, 0..5)).prop_map(|(area, laid)| Deed::Lay(area, laid)),
            1 => (any::<bool>(), any::<bool>()).prop_map(|(areas, links)| Deed::Insist(areas, links)),
            2 => Just(Deed::Undo),
            1 => Just(Deed::Redo),
        ]
    }

    fn does(board: &mut OwnBoard, deed: Deed) {
        let at = At::Picture;
        match deed {
            Deed::List(list, typed) => {
                board.change(At::List(LISTS[list]), |draft| draft.list(LISTS[list], &typed));
            }
            Deed::Area(label, typed) => {
                board.change(At::Area(label.clone()), |draft| draft.area(&label, &typed));
            }
            Deed::Chains(chains) => board.change(at, |draft| draft.type_chains(&chains.join("\n"))),
            Deed::Place(space, x, y) => board.change(at, |draft| draft.place(&space, [x, y])),
            Deed::Dot(x, y) => board.change(at, |draft| {
                draft.place_dot([x, y]);
            }),
            Deed::Join(road, from, to, dots) => board.change(at, |draft| {
                let mut spaces = vec![from.as_str()];
                spaces.extend(std::iter::repeat_n(".", dots));
                spaces.push(&to);
                draft.join(road, &spaces);
            }),
            Deed::Unjoin(line, at) => board.change(At::Picture, |draft| draft.unjoin(line, at)),
            Deed::Pave(line, at) => board.change(At::Picture, |draft| {
                draft.pave(line, at);
            }),
            Deed::Dots(line, at, dots) => board.change(At::Picture, |draft| {
                draft.lay_dots(line, at, dots);
            }),
            Deed::Remove(space) => board.change(at, |draft| draft.remove(&space)),
            Deed::Rename(from, to) => board.change(at, |draft| {
                draft.rename(&from, &to);
            }),
            Deed::Lay(label, laid) => {
                let laid: Vec<Location> = laid.into_iter().filter_map(Location::number).collect();
                board.change(at, |draft| draft.lay(&label, &laid));
            }
            Deed::Insist(areas, links) => board.insist(Stages { areas, links }),
            Deed::Undo => {
                board.undo();
            }
            Deed::Redo => {
                board.redo();
            }
        }
    }

    fn folder() -> PathBuf {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        std::env::temp_dir().join(format!("underhill-own-{}-{number}", std::process::id()))
    }

    proptest! {
        /// Whatever hands do: what the loader would refuse, the editor has said; what games get, the loader takes; what
        /// is saved comes back; and all of it can be taken back.
        #[test]
        fn no_deed_leads_to_a_board_that_is_refused_unawares(deeds in prop::collection::vec(deed(), 1..40)) {
            let mut board = OwnBoard::of(Draft::new("t", 1), Stages { areas: false, links: false });
            for deed in deeds {
                let shown = format!("{deed:?}");
                does(&mut board, deed);
                let read = board.draft.board(Stages::ALL);
                prop_assert_eq!(read.as_ref().err().map_or(&[][..], Vec::as_slice), &board.seen.faults[..], "{}", shown);
                if let Ok(read) = read {
                    // The file says all that the draft says of spaces on the board, and reads the same again.
                    let file = board.draft.file(Stages::ALL);
                    let again = Draft::of(file.as_bytes()).expect("it was read just now");
                    prop_assert_eq!(again.board(Stages::ALL), Ok(again.board(Stages::ALL).unwrap()));
                    let same = Board::read(again.file(Stages::ALL).as_bytes()).unwrap();
                    prop_assert_eq!(same.links(), read.links());
                    prop_assert_eq!(same.spaces(), read.spaces());
                    prop_assert!(same.locations().all(|location| same.area(location) == read.area(location)));
                    prop_assert_eq!(same.information(), read.information());
                    prop_assert_eq!((same.nazgul(), same.starts()), (read.nazgul(), read.starts()));
                }
                for (own, bytes) in board.take_unsaved().unwrap_or_default() {
                    if let (Own::Board(_), Some(bytes)) = (own, bytes) {
                        prop_assert!(Board::read(&bytes).is_ok(), "{}", shown);
                    }
                }
            }
            // Saved, and opened again.
            let folder = folder();
            board.unsaved = true;
            for (own, bytes) in board.take_unsaved().unwrap_or_default() {
                if let Some(bytes) = bytes {
                    own.write(&folder, &bytes).unwrap();
                }
            }
            let (again, opened) = OwnBoard::open(1, Some(&folder));
            prop_assert_eq!(opened, Ok(None));
            prop_assert_eq!(&again.draft, &board.draft);
            prop_assert_eq!(again.insisted, board.insisted);
            if board.seen.faults.is_empty() {
                prop_assert_eq!(again.in_use(), board.in_use());
            }
            let _ = std::fs::remove_dir_all(folder);
            // Taken back to the beginning, and given again to the end.
            while board.redo() {}
            let end = board.draft.clone();
            let mut steps = 0;
            while board.undo() {
                steps += 1;
            }
            prop_assert!(board.draft.is_empty());
            (0..steps).for_each(|_| assert!(board.redo()));
            prop_assert_eq!(&board.draft, &end);
        }
    }
}
