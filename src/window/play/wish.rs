//! What is wished for on a part of a screen, whichever screen it stands on: whoever shows the part knows what to do about it,
//! and the part need not know who shows it.

use crate::window::widgets::press::Weight;

/// What is wished for. `D`: the doors that lead elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish<D> {
    /// This command is given.
    Give(String),
    /// The beginning of a command is to stand on the line.
    Begin(String),
    /// To somewhere else.
    To(D),
}

/// A button: what stands on it, what it does, and how much it asks to be pressed.
pub type Chip<D> = (String, Wish<D>, Weight);
