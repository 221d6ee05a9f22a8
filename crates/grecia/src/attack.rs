//! Attack: the announcement, up to the beginning of the combat. [GR-ATK]

use table::{RuleId, Seat, SeatSet};

use crate::{
    position::{Holder, NEUTRAL, Phase, Position},
    refusal::Refusal,
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

    /// Whether one more attack is allowed in this turn, and anything can be attacked. [GR-TURN-03, GR-TURN-08]
    #[inline]
    pub(crate) fn may_attack(&self, seat: Seat) -> Result<(), Refusal> {
        Refusal::AttackedAlready.unless(self.attacks < self.edition().numbers.attacks_per_turn)?;
        if self.attack_lands(seat).next().is_some() || self.attack_seas(seat).next().is_some() {
            return Ok(());
        }
        let protected = self.protected().without(seat).lowest();
        Err(protected.map_or(Refusal::NothingToAttack, |seat| Refusal::Protected { seat }))
    }

    pub(crate) fn attack_lands(&self, seat: Seat) -> impl Iterator<Item = Territory> {
        let targets = self.attackable(seat);
        let passages = self.passages(seat).all();
        self.held[seat.index()].iter().filter(move |&from| {
            !self.edition().near[from.index()].and(targets).is_empty()
                || !self.by_sea(from, passages).and(targets).is_empty()
                || self.troops[from.index()].has(Kind::Cavalry)
                    && !self.by_land(seat, Kind::Cavalry, from, TerritorySet::EMPTY).and(targets).is_empty()
        })
    }

    pub(crate) fn attack_seas(&self, seat: Seat) -> impl Iterator<Item = Sea> {
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
        self.reach(seat, kind, from).and(self.attackable(seat))
    }

    /// Whether a zone can be attacked from the one that is named. [GR-ATK-04 to GR-ATK-08]
    pub(crate) fn may_target(&self, seat: Seat, zone: Zone) -> Result<(), Refusal> {
        let edition = self.edition();
        let from = self.act().from.expect("a zone is named");
        if let (Some(from), Some(to)) = (edition.territory(from), edition.territory(zone)) {
            let owner = match self.holder(to) {
                Some(Holder::Seat(owner)) => Some(owner),
                Some(Holder::Neutral) => None,
                None => self.fortress_owner(to),
            };
            if let Some(owner) = owner.filter(|&owner| owner != seat && self.protected().contains(owner)) {
                return Err(Refusal::Protected { seat: owner });
            }
            Refusal::NothingThere { zone }.unless(self.attackable(seat).contains(to))?;
            let reached = self.land_targets(seat, from).contains(to);
            return self.out_of_reach(seat, from, to, "GR-ATK-05").unless(reached);
        }
        let (Some(from), Some(to)) = (edition.sea(from), edition.sea(zone)) else {
            return Err(Refusal::LandAndSea);
        };
        if self.sea_targets(from, self.hostile_seas(seat)).contains(to) {
            return Ok(());
        }
        let near = self.sea_targets(from, edition.seas()).contains(to);
        Refusal::OutOfReach { zone, rule: RuleId("GR-ATK-06") }.unless(near)?;
        let protected = self.protected().iter().find(|rival| self.afloat[rival.index()].contains(to));
        Err(protected.map_or(Refusal::NothingThere { zone }, |seat| Refusal::Protected { seat }))
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

    /// Those of them who may be attacked in the sea that is named.
    pub(crate) fn opponents(&self, seat: Seat) -> SeatSet {
        let sea = self.act().to.and_then(|to| self.edition().sea(to)).expect("a sea is attacked");
        self.rivals_in(seat, sea)
    }

    pub(crate) fn may_oppose(&self, seat: Seat, rival: Seat) -> Result<(), Refusal> {
        Refusal::Protected { seat: rival }.unless(!self.protected().contains(rival))?;
        Refusal::NoShipsThere { seat: rival }.unless(self.opponents(seat).contains(rival))
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
    #[inline]
    pub(crate) fn may_join_attack(&self, seat: Seat, kind: Kind, from: Territory) -> Result<(), Refusal> {
        let act = self.act();
        let to = act.to.and_then(|to| self.edition().territory(to)).expect("a territory is attacked");
        let walks = |kind| self.by_land(seat, kind, from, TerritorySet::EMPTY).contains(to);
        // GR-ATK-09, GR-SEA-12: a small island is attacked by sea with one unit only.
        if self.edition().islands.contains(to)
            && act.legs.as_slice().iter().any(|named| !walks(named.unit) || !walks(kind))
        {
            return Err(Refusal::OneAgainstIsland);
        }
        let reached = walks(kind) || self.by_sea(from, self.passages(seat).all()).contains(to);
        Refusal::OutOfReach { zone: to.zone(), rule: RuleId("GR-ATK-05") }.unless(reached)
    }
}
