//! Figures (W60 to W62).

use super::{Decided, Play};
use crate::war::event::WarEvent;
use crate::war::figures::{Figures, Muster};
use crate::war::nation::{Nation, Side};
use crate::war::refusal::WarRefusal;

impl Play {
    fn muster_of(&self, nation: Nation, figures: Figures) -> Result<Muster, WarRefusal> {
        if !self.view.options.figures {
            return Err(WarRefusal::FiguresOff);
        }
        if figures.is_none() { Err(WarRefusal::NoFigures) } else { Ok(self.view.figures[nation as usize]) }
    }

    pub(super) fn recruit(&mut self, nation: Nation, figures: Figures, by_card: bool) -> Decided {
        let muster = self.muster_of(nation, figures)?;
        let name = || nation.name().to_owned();
        if !muster.reserve.have(figures) {
            return Err(WarRefusal::NotInReserve { nation: name(), reserve: muster.reserve.to_string() });
        }
        let may = by_card || self.view.standing(nation).is_at_war();
        self.word.unless(may, WarRefusal::NotAtWar { nation: name() })?;
        let muster = Muster { reserve: muster.reserve.less(figures), ..muster };
        self.happens(WarEvent::Figures { nation, muster })
    }

    /// W76: a reserve, and the dead of a nation of the Free Peoples, as they lie on the table.
    pub(super) fn set_reserve(&mut self, nation: Nation, reserve: Figures, dead: Option<Figures>) -> Decided {
        if !self.view.options.figures {
            return Err(WarRefusal::FiguresOff);
        }
        if dead.is_some() && nation.side() == Side::Shadow {
            return Err(WarRefusal::NoDead { nation: nation.name().to_owned() });
        }
        let dead = dead.unwrap_or(self.view.figures[nation as usize].dead);
        let all = nation.figures();
        if !all.have(reserve.plus(dead)) {
            let (nation, all) = (nation.name().to_owned(), all.to_string());
            return Err(WarRefusal::MoreThanAll { nation, all });
        }
        self.happens(WarEvent::Figures { nation, muster: Muster { reserve, dead } })
    }

    pub(super) fn on_board(&self, nation: Nation, muster: &Muster, figures: Figures) -> Decided {
        let board = muster.on_board(nation);
        if board.have(figures) {
            return Ok(());
        }
        Err(WarRefusal::NotOnBoard { nation: nation.name().to_owned(), board: board.to_string() })
    }

    pub(super) fn fallen(&mut self, nation: Nation, figures: Figures) -> Decided {
        let muster = self.muster_of(nation, figures)?;
        self.on_board(nation, &muster, figures)?;
        self.happens(WarEvent::Figures { nation, muster: muster.without(nation, figures) })
    }

    /// W61.
    pub(super) fn weaken(&mut self, nation: Nation, count: u8) -> Decided {
        let elites = Figures([0, count, 0]);
        let muster = self.muster_of(nation, elites)?;
        self.on_board(nation, &muster, elites)?;
        let muster = (0..count).fold(muster, |muster, _| muster.weakened(nation));
        self.happens(WarEvent::Figures { nation, muster })
    }
}
