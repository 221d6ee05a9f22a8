//! Attack: the announcement, up to the beginning of the combat. [GR-ATK]

use table::{Seat, SeatSet};

use crate::{
    position::{NEUTRAL, Phase, Position},
    units::Kind,
    words::Choice,
    zones::{Sea, SeaSet, Territory, TerritorySet, Zone},
};

impl Position {
    /// GR-TURN-05: in the first round, the players who have not had a turn yet.
    pub(crate) fn protected(&self) -> SeatSet {
        if self.round > 1 {
            return SeatSet::EMPTY;
        }
        let active = self.order(self.active);
        Seat::first(self.players()).filter(|&seat| self.order(seat) > active).collect()
    }

    /// GR-ATK-04: territories that the player may attack.
    pub(crate) fn attackable(&self, seat: Seat) -> TerritorySet {
        let protected = self.protected();
        let occupied = self.occupied();
        let rivals = Seat::first(self.players()).filter(|&rival| rival != seat && !protected.contains(rival));
        rivals.fold(self.held[NEUTRAL], |targets, rival| {
            targets.or(self.held[rival.index()]).or(self.fortresses[rival.index()].without(occupied))
        })
    }

    /// Whether anything can be attacked. [GR-TURN-08]
    pub(crate) fn can_attack(&self, seat: Seat) -> bool {
        self.attack_lands(seat).next().is_some() || self.attack_seas(seat).next().is_some()
    }

    fn attack_lands(&self, seat: Seat) -> impl Iterator<Item = Territory> {
        let targets = self.attackable(seat);
        let passages = self.passages(seat).all();
        self.held[seat.index()].iter().filter(move |&from| {
            !self.edition().near[from.index()].and(targets).is_empty()
                || !self.by_sea(from, passages).and(targets).is_empty()
                || self.troops[from.index()].has(Kind::Cavalry)
                    && !self.by_land(seat, Kind::Cavalry, from, TerritorySet::EMPTY).and(targets).is_empty()
        })
    }

    fn attack_seas(&self, seat: Seat) -> impl Iterator<Item = Sea> {
        let hostile = self.hostile_seas(seat);
        self.afloat[seat.index()].iter().filter(move |&from| !self.sea_targets(from, hostile).is_empty())
    }

    /// Seas with ships of a rival who may be attacked.
    fn hostile_seas(&self, seat: Seat) -> SeaSet {
        let protected = self.protected();
        let rivals = Seat::first(self.players()).filter(|&rival| rival != seat && !protected.contains(rival));
        rivals.fold(SeaSet::EMPTY, |seas, rival| seas.or(self.afloat[rival.index()]))
    }

    /// GR-ATK-06: an adjacent sea or the own one.
    fn sea_targets(&self, from: Sea, hostile: SeaSet) -> SeaSet {
        self.edition().waters[from.index()].or(SeaSet::only(from)).and(hostile)
    }

    /// Territories that some unit of a territory can attack. [GR-ATK-05, GR-CAV-05]
    fn land_targets(&self, seat: Seat, from: Territory) -> TerritorySet {
        let kind = if self.troops[from.index()].has(Kind::Cavalry) { Kind::Cavalry } else { Kind::Light };
        let ways = self.by_land(seat, kind, from, TerritorySet::EMPTY);
        ways.or(self.by_sea(from, self.passages(seat).all())).and(self.attackable(seat))
    }

    pub(crate) fn offer_attack_from(&self, seat: Seat, out: &mut impl FnMut(Choice)) {
        self.attack_lands(seat).for_each(|from| out(Choice::From(from.zone())));
        self.attack_seas(seat).for_each(|from| out(Choice::From(self.edition().zone_of(from))));
    }

    pub(crate) fn offer_target(&self, seat: Seat, out: &mut impl FnMut(Choice)) {
        let edition = self.edition();
        let from = self.act().from.expect("a zone is named");
        match (edition.territory(from), edition.sea(from)) {
            (Some(from), _) => {
                self.land_targets(seat, from).iter().for_each(|to| out(Choice::To(to.zone())));
            }
            (None, Some(from)) => {
                let targets = self.sea_targets(from, self.hostile_seas(seat));
                targets.iter().for_each(|to| out(Choice::To(edition.zone_of(to))));
            }
            (None, None) => {}
        }
    }

    /// GR-ATK-07: rivals with ships in the sea that is attacked.
    fn rivals_in(&self, seat: Seat, sea: Sea) -> SeatSet {
        let protected = self.protected();
        let ships = self.ships[sea.index()];
        let rival = |rival: &Seat| *rival != seat && ships[rival.index()] > 0 && !protected.contains(*rival);
        Seat::first(self.players()).filter(rival).collect()
    }

    pub(crate) fn offer_against(&self, seat: Seat, out: &mut impl FnMut(Choice)) {
        let sea = self.act().to.and_then(|to| self.edition().sea(to)).expect("a sea is attacked");
        self.rivals_in(seat, sea).iter().for_each(|rival| out(Choice::Against(rival)));
    }

    pub(crate) fn name_target(&mut self, zone: Zone) {
        let seat = self.active;
        self.act_mut().to = Some(zone);
        self.phase = Phase::With;
        if let Some(sea) = self.edition().sea(zone) {
            let rivals = self.rivals_in(seat, sea);
            match rivals.lowest() {
                Some(rival) if rivals.len() == 1 => self.act_mut().rival = Some(rival),
                _ => self.phase = Phase::Against,
            }
        }
    }

    pub(crate) fn name_rival(&mut self, rival: Seat) {
        self.act_mut().rival = Some(rival);
        self.phase = Phase::With;
    }

    /// Whether one more unit of this type can take part in the attack that is being named. [GR-ATK-05]
    pub(crate) fn can_join_attack(&self, seat: Seat, kind: Kind, from: Territory) -> bool {
        let act = self.act();
        let Some(to) = act.to.and_then(|to| self.edition().territory(to)) else { return false };
        let walks = |kind| self.by_land(seat, kind, from, TerritorySet::EMPTY).contains(to);
        // GR-ATK-09, GR-SEA-12: a small island is attacked by sea with one unit only.
        if self.edition().islands.contains(to)
            && act.legs.as_slice().iter().any(|named| !walks(named.kind) || !walks(kind))
        {
            return false;
        }
        walks(kind) || self.by_sea(from, self.passages(seat).all()).contains(to)
    }
}
