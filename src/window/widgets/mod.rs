//! What every screen is made of: the look, buttons that the keyboard reaches, a page.

pub mod beside;
pub mod choose;
pub mod hills;
pub mod keys;
pub mod look;
pub mod page;
pub mod place;
pub mod press;
pub mod still;
pub mod wrapped;
