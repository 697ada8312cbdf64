//! Hunt for the Ring's own: rules, boards, questions, and the screens that play it.

mod alike;
mod board_files;
mod copying_boards;
mod copying_decks;
mod copying_easel;
mod copying_hands;
mod copying_photographs;
mod copying_shared;
mod corners;
mod part2;
mod practice_board;
mod proofreading;
mod properties;
mod transcripts;
mod window;
mod window_part2;
mod window_says;
mod window_table;
