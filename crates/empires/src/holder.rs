//! Who has units in a zone on land.

use table::Seat;

/// Who has units in a zone on land.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// A player.
    Seat(Seat),
    /// Nobody: the units are neutral. [GR-NEU-01, NA-ZONE-12]
    Neutral,
}

impl Holder {
    /// Its place where something is kept for every owner of units: the neutrals come behind so many seats.
    #[inline]
    pub const fn index(self, seats: usize) -> usize {
        match self {
            Self::Seat(seat) => seat.index(),
            Self::Neutral => seats,
        }
    }

    /// The player.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Neutral => None,
        }
    }
}
