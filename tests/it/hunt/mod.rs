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
mod letters;
mod own_cards;
mod part2_end;
mod part2_properties;
mod part2_secrets;
mod practice_board;
mod proofreading;
mod properties;
mod transcripts;
mod ways_to_part2;
mod window;
mod window_part2;
mod window_says;
mod window_table;
