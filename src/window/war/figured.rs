//! Figures that come, fall or are weakened (W60 to W62), pressed together: a command that grows on the line, and is read from there.

use crate::language::war::heard;
use crate::war::figures::Figures;
use crate::war::nation::Nation;
use crate::war::{WarCommand as C, WarView};

/// The commands that tell of figures.
pub(super) const FIGURES: [&str; 3] = ["recruit", "fallen", "weaken"];

/// What of whose figures is told, as far as it was pressed together.
pub(super) struct Figured {
    pub what: &'static str,
    pub nation: Option<Nation>,
    pub figures: Figures,
}

impl Figured {
    /// The one that stands on the line; nothing, where something else does.
    pub fn of(typed: &str) -> Option<Self> {
        let first = typed.split_whitespace().next();
        let what = FIGURES.into_iter().find(|what| first == Some(*what))?;
        let (nation, figures) = match heard(typed) {
            Some(C::Recruit { nation, figures, .. } | C::Fallen { nation, figures }) => {
                (Some(nation), figures)
            }
            Some(C::Weaken { nation, count }) => (Some(nation), Figures([0, count, 0])),
            _ => (None, Figures::default()),
        };
        Some(Self { what, nation, figures })
    }

    /// Whether this figure is told of.
    pub fn tells(&self, which: usize) -> bool {
        self.what != "weaken" || which == 1
    }

    /// Of how many they are: in the reserve, or on the board.
    pub fn among(&self, nation: Nation, view: &WarView) -> Figures {
        let muster = view.figures[nation as usize];
        if self.what == "recruit" { muster.reserve } else { muster.on_board(nation) }
    }

    /// The command with these figures of this nation; of one that is not At War they come by a card alone (W60).
    pub fn command(&self, nation: Nation, figures: Figures, view: &WarView) -> C {
        match self.what {
            "recruit" => C::Recruit { nation, figures, by_card: !view.standing(nation).is_at_war() },
            "fallen" => C::Fallen { nation, figures },
            _ => C::Weaken { nation, count: figures.0[1] },
        }
    }

    /// The same with so many of a figure.
    pub fn counting(&self, nation: Nation, which: usize, count: u8, view: &WarView) -> C {
        let mut figures = self.figures;
        figures.0[which] = count;
        self.command(nation, figures, view)
    }
}
