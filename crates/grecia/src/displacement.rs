//! How far units go in one displacement: by land, cavalry, and sea transport. [GR-MOVE-03, GR-CAV, GR-SEA-03]

use table::Seat;

use crate::{
    position::Position,
    units::Kind,
    zones::{Sea, SeaSet, Territory, TerritorySet},
};

/// The seas a player could use for transport.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Passages {
    /// Open whatever anybody answers. [GR-SEA-08]
    pub(crate) free: SeaSet,
    /// Open or not, depending on answers.
    pub(crate) asked: SeaSet,
}

impl Passages {
    pub(crate) fn all(self) -> SeaSet {
        self.free.or(self.asked)
    }
}

impl Position {
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
        let borders = &self.edition().borders;
        let near = borders[from.index()];
        if kind != Kind::Cavalry || self.edition().numbers.cavalry_range < 2 {
            return near;
        }
        let between = near.and(self.open(seat)).without(avoid);
        let far = between.iter().fold(near, |far, territory| far.or(borders[territory.index()]));
        far.without(TerritorySet::only(from))
    }

    /// Territories that can be reached through these seas, by one of them or two adjacent ones. [GR-SEA-03]
    #[inline]
    pub(crate) fn by_sea(&self, from: Territory, seas: SeaSet) -> TerritorySet {
        let edition = self.edition();
        let mut reached = edition.coasts[from.index()].and(seas);
        if reached.is_empty() {
            return TerritorySet::EMPTY;
        }
        for _ in 1..edition.numbers.transport_max_seas {
            reached = reached.iter().fold(reached, |all, sea| all.or(edition.waters[sea.index()].and(seas)));
        }
        let shores = reached.iter().fold(TerritorySet::EMPTY, |all, sea| all.or(edition.shores[sea.index()]));
        shores.without(TerritorySet::only(from))
    }

    /// The seas to be asked for a way from one territory to another when those in `usable` do not suffice: every
    /// choice of one or two further seas of `askable` that makes a route, none of them larger than needed.
    pub(crate) fn vias(
        &self,
        from: Territory,
        to: Territory,
        usable: SeaSet,
        askable: SeaSet,
        mut out: impl FnMut(Sea, Option<Sea>),
    ) {
        let edition = self.edition();
        let (here, there) = (edition.coasts[from.index()], edition.coasts[to.index()]);
        let askable = askable.without(usable);
        let single = |sea: &Sea| self.by_sea(from, usable.or(SeaSet::only(*sea))).contains(to);
        let singles: SeaSet = askable.iter().filter(single).collect();
        singles.iter().for_each(|sea| out(sea, None));
        if edition.numbers.transport_max_seas < 2 {
            return;
        }
        let rest = askable.without(singles);
        for first in rest.iter() {
            for second in rest.and(edition.waters[first.index()]).from(first).iter() {
                let joins = |a: Sea, b: Sea| here.contains(a) && there.contains(b);
                if joins(first, second) || joins(second, first) {
                    out(first, Some(second));
                }
            }
        }
    }

    /// How many vias there are, and the first.
    pub(crate) fn count_vias(
        &self,
        from: Territory,
        to: Territory,
        usable: SeaSet,
        askable: SeaSet,
    ) -> (usize, Option<(Sea, Option<Sea>)>) {
        let (mut count, mut found) = (0, None);
        self.vias(from, to, usable, askable, |first, second| {
            count += 1;
            found = found.or(Some((first, second)));
        });
        (count, found)
    }
}
