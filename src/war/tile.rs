//! The Hunt tiles, and where they lie.

use crate::books::named;
use std::fmt;
use strum::IntoEnumIterator;

named! {
    /// A Hunt tile, in the order in which the pool is drawn from (W35).
    pub enum Tile {
        #[serde(rename = "er")]
        #[strum(serialize = "er")]
        Eye,
        /// 3.
        #[serde(rename = "3")]
        #[strum(serialize = "3")]
        Three,
        /// 2.
        #[serde(rename = "2")]
        #[strum(serialize = "2")]
        Two,
        /// 2, with a Reveal.
        #[serde(rename = "2r")]
        #[strum(serialize = "2r")]
        TwoReveal,
        /// 1.
        #[serde(rename = "1")]
        #[strum(serialize = "1")]
        One,
        /// 1, with a Reveal.
        #[serde(rename = "1r")]
        #[strum(serialize = "1r")]
        OneReveal,
        /// 0, with a Reveal.
        #[serde(rename = "0r")]
        #[strum(serialize = "0r")]
        ZeroReveal,
        /// Blue: nothing.
        #[serde(rename = "b0")]
        #[strum(serialize = "b0")]
        Blue,
        /// Blue: Corruption −1.
        #[serde(rename = "b-1")]
        #[strum(serialize = "b-1")]
        BlueOne,
        /// Blue: Corruption −2.
        #[serde(rename = "b-2")]
        #[strum(serialize = "b-2")]
        BlueTwo,
        #[serde(rename = "ds")]
        #[strum(serialize = "ds")]
        DieStop,
        /// Red: an Eye, with a Reveal and a Stop.
        #[serde(rename = "ers")]
        #[strum(serialize = "ers")]
        EyeStop,
        /// Red: 3, with a Stop.
        #[serde(rename = "3s")]
        #[strum(serialize = "3s")]
        ThreeStop,
        /// Red: 1, with a Reveal and a Stop.
        #[serde(rename = "1rs")]
        #[strum(serialize = "1rs")]
        OneStop,
    }
}

pub const TILES: usize = 14;

/// What a tile deals (W27).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deals {
    Damage(u8),
    Eye,
    Die,
    /// Nothing, and so much Corruption is healed.
    Heals(u8),
}

impl Tile {
    pub fn sign(self) -> &'static str {
        self.into()
    }

    /// W27.
    pub fn deals(self) -> Deals {
        match self {
            Self::Eye | Self::EyeStop => Deals::Eye,
            Self::Three | Self::ThreeStop => Deals::Damage(3),
            Self::Two | Self::TwoReveal => Deals::Damage(2),
            Self::One | Self::OneReveal | Self::OneStop => Deals::Damage(1),
            Self::ZeroReveal => Deals::Damage(0),
            Self::DieStop => Deals::Die,
            Self::Blue => Deals::Heals(0),
            Self::BlueOne => Deals::Heals(1),
            Self::BlueTwo => Deals::Heals(2),
        }
    }

    pub fn has_reveal(self) -> bool {
        matches!(
            self,
            Self::Eye | Self::TwoReveal | Self::OneReveal | Self::ZeroReveal | Self::EyeStop | Self::OneStop
        )
    }

    /// Whether it reveals the Fellowship. W31: where Gollum guides, the Reveal of a standard number does not.
    pub fn reveals(self, gollum: bool) -> bool {
        self.has_reveal() && (!gollum || self.has_stop() || self.deals() == Deals::Eye)
    }

    /// Whether it has a Stop: it is red then.
    pub fn has_stop(self) -> bool {
        self >= Self::DieStop
    }

    /// Whether it is in the pool from the start.
    pub fn is_standard(self) -> bool {
        self < Self::Blue
    }

    pub fn printed(self) -> u8 {
        match self {
            Self::Eye => 4,
            Self::Three => 3,
            Self::Two | Self::One | Self::OneReveal | Self::ZeroReveal | Self::Blue => 2,
            _ => 1,
        }
    }
}

/// Tiles that lie together, as how many there are of each kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Heap([u8; TILES]);

impl Heap {
    pub fn printed(which: impl Fn(Tile) -> bool) -> Self {
        let mut heap = Self::default();
        Tile::iter().filter(|tile| which(*tile)).for_each(|tile| heap.0[tile as usize] = tile.printed());
        heap
    }

    pub fn of(tiles: &[Tile]) -> Self {
        let mut heap = Self::default();
        tiles.iter().for_each(|tile| heap.put(*tile));
        heap
    }

    pub fn count(&self, tile: Tile) -> u8 {
        self.0[tile as usize]
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn put(&mut self, tile: Tile) {
        self.0[tile as usize] += 1;
    }

    pub fn take(&mut self, tile: Tile) -> bool {
        let count = &mut self.0[tile as usize];
        let found = *count > 0;
        *count -= u8::from(found);
        found
    }

    /// Takes away all for which this holds.
    #[must_use]
    pub fn take_all(&mut self, which: impl Fn(Tile) -> bool) -> Self {
        let mut taken = Self::default();
        for tile in Tile::iter().filter(|tile| which(*tile)) {
            taken.0[tile as usize] = std::mem::take(&mut self.0[tile as usize]);
        }
        taken
    }

    #[must_use]
    pub fn standard(&self) -> Self {
        self.clone().take_all(Tile::is_standard)
    }

    pub fn put_all(&mut self, tiles: &Self) {
        self.0.iter_mut().zip(tiles.0).for_each(|(count, more)| *count += more);
    }

    pub fn kinds(&self) -> impl Iterator<Item = (Tile, u8)> + '_ {
        Tile::iter().map(|tile| (tile, self.count(tile))).filter(|(_, count)| *count > 0)
    }

    /// Each tile, in the order of W35.
    pub fn tiles(&self) -> Vec<Tile> {
        self.kinds().flat_map(|(tile, count)| std::iter::repeat_n(tile, count.into())).collect()
    }
}

/// `er×4 3×3 2r`: a single tile without its number.
impl fmt::Display for Heap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (tile, count)) in self.kinds().enumerate() {
            let blank = if at == 0 { "" } else { " " };
            write!(f, "{blank}{}", tile.sign())?;
            if count > 1 {
                write!(f, "×{count}")?;
            }
        }
        Ok(())
    }
}

named! {
    pub enum Lies {
        Pool,
        Drawn,
        /// In play, and not yet in Mordor.
        Waiting,
        /// Removed for good.
        Out,
        /// Special, and not in play.
        Aside,
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cup {
    pub pool: Heap,
    pub drawn: Heap,
    pub waiting: Heap,
    pub out: Heap,
    pub aside: Heap,
}

impl Default for Cup {
    fn default() -> Self {
        let none = Heap::default();
        Self {
            pool: Heap::printed(Tile::is_standard),
            drawn: none,
            waiting: none,
            out: none,
            aside: Heap::printed(|tile| !tile.is_standard()),
        }
    }
}

impl Cup {
    pub fn at(mut self, place: Lies) -> Heap {
        *self.at_mut(place)
    }

    /// What lies where, but for what is not in play.
    pub fn lies(self) -> impl Iterator<Item = (&'static str, Heap)> {
        let places = Lies::iter().filter(|place| *place != Lies::Aside);
        places.map(move |place| (place.name(), self.at(place))).filter(|(_, heap)| !heap.is_empty())
    }

    fn at_mut(&mut self, place: Lies) -> &mut Heap {
        match place {
            Lies::Pool => &mut self.pool,
            Lies::Drawn => &mut self.drawn,
            Lies::Waiting => &mut self.waiting,
            Lies::Out => &mut self.out,
            Lies::Aside => &mut self.aside,
        }
    }

    pub fn shift(&mut self, tile: Tile, from: Lies, to: Lies) {
        if self.at_mut(from).take(tile) {
            self.at_mut(to).put(tile);
        }
    }

    /// W70: where such a tile is looked for that goes there.
    pub fn found(&self, tile: Tile, to: Lies) -> Option<Lies> {
        let order = [Lies::Drawn, Lies::Waiting, Lies::Aside, Lies::Pool, Lies::Out];
        order.into_iter().find(|place| *place != to && self.at(*place).count(tile) > 0)
    }

    /// W37: all standard tiles that are not out return to the pool.
    pub fn refill(&mut self) {
        let drawn = self.drawn.take_all(Tile::is_standard);
        let waiting = self.waiting.take_all(Tile::is_standard);
        self.pool.put_all(&drawn);
        self.pool.put_all(&waiting);
    }

    /// W40: Eyes that were drawn go back, waiting tiles join.
    pub fn enter_mordor(&mut self) {
        let eyes = self.drawn.take_all(|tile| tile == Tile::Eye);
        let waiting = self.waiting.take_all(|_| true);
        self.pool.put_all(&eyes);
        self.pool.put_all(&waiting);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// C20, C23 to C26.
    #[test]
    fn the_pool_is_counted() {
        let mut cup = Cup::default();
        let revealing: u8 =
            cup.pool.kinds().filter(|(tile, _)| tile.has_reveal()).map(|(_, count)| count).sum();
        assert_eq!((cup.pool.len(), revealing, cup.pool.count(Tile::Eye)), (16, 9, 4));
        assert_eq!(cup.pool.to_string(), "er×4 3×3 2×2 2r 1×2 1r×2 0r×2");
        for tile in [Tile::Three, Tile::Eye, Tile::OneReveal, Tile::ZeroReveal, Tile::Two] {
            cup.shift(tile, Lies::Pool, Lies::Drawn);
        }
        assert_eq!(cup.pool.to_string(), "er×3 3×2 2 2r 1×2 1r 0r");
        for tile in [Tile::Blue, Tile::BlueTwo, Tile::DieStop, Tile::ThreeStop] {
            cup.shift(tile, Lies::Aside, Lies::Waiting);
        }
        let mut without = cup;
        without.shift(Tile::Eye, Lies::Drawn, Lies::Out);
        cup.enter_mordor();
        assert_eq!(cup.pool.to_string(), "er×4 3×2 2 2r 1×2 1r 0r b0 b-2 ds 3s");
        without.enter_mordor();
        assert_eq!((without.pool.len(), without.pool.count(Tile::Eye)), (15, 3));
        let mut cup = Cup::default();
        cup.shift(Tile::Eye, Lies::Pool, Lies::Out);
        for tile in cup.pool.tiles() {
            cup.shift(tile, Lies::Pool, Lies::Drawn);
        }
        assert!(cup.pool.is_empty());
        cup.refill();
        assert_eq!((cup.pool.len(), cup.drawn.len()), (15, 0));
    }
}
