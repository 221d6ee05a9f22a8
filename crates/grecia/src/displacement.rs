//! How far units go in one displacement: by land, and cavalry. [GR-MOVE-03, GR-CAV]

use table::Seat;

use crate::{
    position::Position,
    units::Kind,
    zones::{Territory, TerritorySet},
};

impl Position {
    /// Territories that a land unit of the active player can get to, by land or with the consent of others by sea.
    #[inline]
    pub(crate) fn reach(&self, seat: Seat, kind: Kind, from: Territory) -> TerritorySet {
        self.by_land(seat, kind, from, TerritorySet::EMPTY).or(self.by_sea(from, self.passages(seat).all()))
    }

    /// Territories that a land unit can get to by land, whoever is there. The territory in between must be open,
    /// and not the one to avoid. [GR-CAV-01, GR-CAV-04, GR-COM-15]
    #[inline]
    pub(crate) fn by_land(
        &self,
        seat: Seat,
        kind: Kind,
        from: Territory,
        avoid: TerritorySet,
    ) -> TerritorySet {
        let borders = &self.edition().near;
        let near = borders[from.index()];
        if kind != Kind::Cavalry || self.edition().numbers.cavalry_range < 2 {
            return near;
        }
        let between = near.and(self.open(seat)).without(avoid);
        let far = between.iter().fold(near, |far, territory| far.or(borders[territory.index()]));
        far.without(TerritorySet::only(from))
    }
}
