//! How units get from zone to zone in one displacement: over borders and by sea transport. [NA-ZONE-01, NA-SEA-03]

use crate::{
    position::Position,
    zones::{Place, PlaceSet, Sea, SeaSet},
};

/// The seas a player could use for transport.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Passages {
    /// Open whatever anybody answers. [NA-SEA-05]
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
    /// Places that can be reached through these seas, by one of them or two adjacent ones. [NA-SEA-03]
    #[inline]
    pub(crate) fn by_sea(&self, from: Place, seas: SeaSet) -> PlaceSet {
        let edition = self.edition();
        let mut reached = edition.coasts[from.index()].and(seas);
        if reached.is_empty() {
            return PlaceSet::EMPTY;
        }
        for _ in 1..edition.numbers.transport_max_seas {
            reached = reached.iter().fold(reached, |all, sea| all.or(edition.waters[sea.index()].and(seas)));
        }
        let shores = reached.iter().fold(PlaceSet::EMPTY, |all, sea| all.or(edition.shores[sea.index()]));
        shores.without(PlaceSet::only(from))
    }

    /// The seas to be asked for a way from one place to another when those in `usable` do not suffice: every
    /// choice of one or two further seas of `askable` that makes a route, none of them larger than needed.
    pub(crate) fn vias(
        &self,
        from: Place,
        to: Place,
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
        from: Place,
        to: Place,
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
