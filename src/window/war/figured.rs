//! Figures that come, fall or are weakened (W60 to W62), pressed together: a command that grows on the line, and is read from there.

use crate::war::WarView;
use crate::war::figures::Figures;
use crate::war::nation::Nation;
use std::fmt;

/// The commands that tell of figures.
pub(super) const FIGURES: [&str; 3] = ["recruit", "fallen", "weaken"];

/// What of whose figures is told, as far as it was pressed together.
#[derive(Clone)]
pub(super) struct Figured {
    pub what: &'static str,
    pub nation: Option<Nation>,
    pub figures: Figures,
}

impl Figured {
    /// The one that stands on the line; nothing, where something else does, or what no press has made.
    pub fn of(line: &[&str]) -> Option<Self> {
        let (first, said) = line.split_first()?;
        let what = FIGURES.into_iter().find(|what| what == first)?;
        let mut figured = Self { what, nation: None, figures: Figures::default() };
        let Some((nation, counts)) = said.split_first() else { return Some(figured) };
        figured.nation = Some(nation.parse().ok()?);
        let counts: Vec<u8> =
            counts.iter().filter(|word| **word != "card").map(|it| it.parse().ok()).collect::<Option<_>>()?;
        figured.figures.0 = match (what, counts[..].as_ref()) {
            (_, []) => [0; 3],
            ("weaken", [elites]) => [0, *elites, 0],
            (_, [regulars, elites, leaders]) if what != "weaken" => [*regulars, *elites, *leaders],
            _ => return None,
        };
        Some(figured)
    }

    /// The same of this nation.
    pub fn of_nation(&self, nation: Nation) -> Self {
        Self { what: self.what, nation: Some(nation), figures: Figures::default() }
    }

    /// The same with so many of a figure.
    pub fn counting(&self, which: usize, count: u8) -> Self {
        let mut figured = self.clone();
        figured.figures.0[which] = count;
        figured
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

    /// Whether a card alone has them come (W60).
    pub fn by_card(&self, view: &WarView) -> bool {
        self.what == "recruit" && self.nation.is_some_and(|nation| !view.standing(nation).is_at_war())
    }

    /// The command, with what a card does as such.
    pub fn command(&self, view: &WarView) -> String {
        format!("{self}{}", if self.by_card(view) { " card" } else { "" })
    }
}

impl fmt::Display for Figured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.what)?;
        let Some(nation) = self.nation else { return Ok(()) };
        write!(f, " {}", nation.name())?;
        let [regulars, elites, leaders] = self.figures.0;
        match (self.figures.is_none(), self.what) {
            (true, _) => Ok(()),
            (_, "weaken") => write!(f, " {elites}"),
            _ => write!(f, " {regulars} {elites} {leaders}"),
        }
    }
}
