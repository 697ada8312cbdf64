//! What games use of a board in the making: what is whole, what its owner insists on, or what was there before.

use crate::hunt::board::{Board, Draft, List, Stages};
use crate::hunt::{Counted, DEEDS, INFORMATION, Remark, proofread};

/// What games use of a stage, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Use {
    /// Nothing is there.
    #[default]
    None,
    /// Nothing, for it is not whole.
    Unused,
    /// All that is there, for it is whole.
    Whole,
    /// All that is there, for the owner says so.
    Insisted,
    /// What was there before something went wrong with it.
    Before,
}

/// The board file that games use, if it can be read. They take a list of tokens for all that there are (R2, P4): one
/// that is not whole is left out, and Ally locations that are too few do not stand in for it.
pub fn file_for_games(draft: &Draft, stages: Stages) -> Option<String> {
    let file = draft.file(stages);
    let board = Board::read(file.as_bytes()).ok()?;
    let mut known = draft.clone();
    for list in tokens_left_out(&board) {
        // An empty list says that the Ally locations are none.
        known.lists.insert(list, String::new());
    }
    Some(if known == *draft { file } else { known.file(stages) })
}

/// The tokens of which a board has some, and not all: whoever draws would draw from too few (R2, P4).
pub fn tokens_left_out(board: &Board) -> impl Iterator<Item = List> {
    let lists = [(List::Information, board.information(), INFORMATION), (List::Deeds, board.deeds(), DEEDS)];
    let short = lists.into_iter().filter(|(_, tokens, printed)| (1..*printed).contains(&tokens.len()));
    short.map(|(list, ..)| list)
}

/// Whether nothing is missing that would make a game go wrong: of the areas, each location; of the links, each way.
pub fn is_whole(board: &Board) -> bool {
    let links = board.is_linked();
    proofread(board, false).iter().all(|remark| match remark {
        Remark::Fewer { what: Counted::Areas, .. } => links,
        Remark::Gaps { .. } => false,
        Remark::Unlinked { .. } | Remark::NoExit | Remark::CutOff { .. } => !links,
        _ => true,
    })
}

#[cfg(test)]
mod tests {
    use super::super::own_board::{At, OwnBoard};
    use super::*;
    use crate::hunt::board::Location;
    use crate::store::Own;

    /// The board that games would be handed now.
    fn handed_over(board: &mut OwnBoard) -> Board {
        board.unsaved = true;
        let files = board.take_unsaved().unwrap();
        let file = files.into_iter().find(|(own, _)| matches!(own, Own::Board(_))).unwrap();
        Board::read(&file.1.unwrap()).unwrap()
    }

    #[test]
    fn games_get_all_tokens_or_none() {
        let mut board = OwnBoard::of(Draft::new("t", 1), Stages { areas: true, links: true });
        let types = |board: &mut OwnBoard, list: List, typed: &str| {
            board.change(At::List(list), |draft| draft.list(list, typed));
        };
        board.change(At::Picture, |draft| draft.area("I-A", "1-20"));
        types(&mut board, List::Information, "1-7");
        types(&mut board, List::Deeds, "1-9");
        let handed = handed_over(&mut board);
        assert!(handed.information().is_empty() && handed.deeds().is_empty());
        assert_eq!(board.seen.numbers, Use::Unused);
        // Allies do not stand in for them either, but they are there.
        types(&mut board, List::Allies, "1-6");
        for typed in ["1-7", ""] {
            types(&mut board, List::Information, typed);
            let handed = handed_over(&mut board);
            assert!(handed.information().is_empty() && handed.allies().len() == 6);
        }
        types(&mut board, List::Allies, "1-12");
        assert_eq!(handed_over(&mut board).information().len(), 12);
        // Those that the board cannot say yet are not there to stand in.
        types(&mut board, List::Allies, "15-26");
        assert!(handed_over(&mut board).information().is_empty());
        types(&mut board, List::Information, "1-12");
        types(&mut board, List::Deeds, "1-10");
        let handed = handed_over(&mut board);
        assert_eq!((handed.information().len(), handed.deeds().len()), (12, 10));
        assert_eq!(board.seen.numbers, Use::Whole);
    }

    #[test]
    fn games_use_what_is_whole_or_what_they_are_told_to() {
        let mut board = OwnBoard::of(Draft::new("t", 1), Stages { areas: false, links: false });
        let labels = ["I-A", "I-B", "I-C", "II-A", "II-B", "II-C", "II-D", "III-A", "III-B", "III-C"];
        for (number, label) in labels.iter().enumerate() {
            assert!(!board.in_use().areas);
            let number = Location::number(number as u16 + 1).unwrap();
            board.change(At::Picture, |draft| draft.lay(label, &[number]));
        }
        assert_eq!(board.in_use(), Stages { areas: true, links: false });
        // A way to nowhere is not used, unless the owner says so; and what is in use can be read.
        board.change(At::Picture, |draft| draft.type_chains("1 2 3 4 5 6 7 8 9 10 1"));
        assert!(!board.in_use().links);
        board.insist(Stages { areas: false, links: true });
        assert_eq!(board.in_use(), Stages::ALL);
        board.insist(Stages { areas: false, links: false });
        board.change(At::Picture, |draft| draft.type_chains("1 2 3 4 5 6 7 8 9 10 1\n10 A"));
        assert_eq!(board.in_use(), Stages::ALL);
        // What is half typed leaves games what they had.
        board.change(At::Picture, |draft| draft.type_chains("1 2 3 4 5 6 7 8 9 10 1\n10 A\n4 ."));
        assert_eq!((board.seen.links, board.seen.faults.len()), (Use::Before, 1));
        let saved = board.take_unsaved().unwrap();
        assert!(saved.iter().all(|(own, _)| *own != Own::Board(1)));
        board.change(At::Picture, |draft| draft.type_chains("1 2 3 4 5 6 7 8 9 10 1"));
        assert_eq!((board.seen.links, board.in_use().links), (Use::Unused, false));
    }
}
