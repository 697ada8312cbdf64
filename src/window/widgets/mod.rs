//! What every screen is made of: the look, buttons that the keyboard reaches, a page.

pub mod beside;
pub mod choose;
pub mod drawn;
pub mod hills;
pub mod keys;
pub mod lettered;
pub mod look;
pub mod page;
pub mod pages;
pub mod place;
pub mod press;
pub mod ring;
pub mod still;
pub mod whole;
pub mod wrapped;
