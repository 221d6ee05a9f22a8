//! Losses: who chooses, and what is eliminated. [NA-RES-01 to NA-RES-05, NA-RES-15, NA-RES-16, NA-RES-19]

use table::{RuleId, Seat, Witness};

use crate::{
    happening::Happening,
    position::{Holder, Phase, Position, Side},
    refusal::Refusal,
    units::{Kind, Unit},
    zones::{Place, Zone},
};

impl Position {
    /// Whether losses of a side may fall on units of a player: on those of the one who bears them, or, if agreed,
    /// on all of the side. [NA-RES-02]
    fn may_lose(&self, side: Side, bearer: Seat, owner: Seat) -> bool {
        let anywhere = self.options.losses_anywhere && self.combat().principal(side) == Some(bearer);
        owner == bearer || anywhere
    }

    /// Every unit that a player could eliminate for a side: none stands for the zone of those that attack or
    /// defend. Ships at an attacked port can't be eliminated. [NA-GB-10]
    pub(crate) fn candidates(&self, side: Side, bearer: Seat, mut out: impl FnMut(Unit, Option<Zone>)) {
        let combat = self.combat();
        for group in combat.side(side) {
            if let Holder::Seat(owner) = group.owner
                && self.may_lose(side, bearer, owner)
            {
                let zone = (!group.main).then(|| group.place.zone());
                group.troop.counted().for_each(|(unit, _)| out(unit, zone));
            }
        }
        let Some(sea) = self.contested_sea() else { return };
        let principal = combat.principal(side).filter(|&principal| self.may_lose(side, bearer, principal));
        if let Some(principal) = principal {
            for kind in Kind::SHIPS {
                for empire in self.realm(principal).iter() {
                    let fleet = match side {
                        Side::Attacker => combat.fleet[empire.index()],
                        Side::Defender => self.ships[sea.index()][empire.index()],
                    };
                    if fleet.count(kind) > 0 {
                        out(Unit::new(kind, empire), None);
                    }
                }
            }
        }
        for (index, fleet) in combat.joined.iter().enumerate() {
            for kind in Kind::SHIPS {
                for (empire, ships) in crate::units::Empire::all().zip(fleet) {
                    let owner = self.rulers[empire.index()];
                    let fights = owner.is_some_and(|owner| {
                        combat.side_of(owner) == Some(side) && self.may_lose(side, bearer, owner)
                    });
                    if fights && ships.count(kind) > 0 {
                        out(Unit::new(kind, empire), Some(self.water_zone(index)));
                    }
                }
            }
        }
    }

    fn has_candidates(&self, side: Side, bearer: Seat) -> bool {
        let mut any = false;
        self.candidates(side, bearer, |_, _| any = true);
        any
    }

    /// NA-RES-02: the principal as long as he has units that can be eliminated, then the supporters of the side in
    /// turn order after the attacker.
    pub(crate) fn bearer(&self, side: Side) -> Option<Holder> {
        let combat = self.combat();
        if combat.side(side).any(|group| group.owner == Holder::Neutral) {
            return Some(Holder::Neutral);
        }
        let allies = combat.allies[side.index()];
        let supporters = self.others_after(combat.attacker).filter(|&seat| allies.contains(seat));
        let mut bearers = combat.principal(side).into_iter().chain(supporters);
        bearers.find(|&seat| self.has_candidates(side, seat)).map(Holder::Seat)
    }

    /// NA-RES-19: first the losing side, then the winning one; a loss that no unit can bear is void. Where there is
    /// no choice nobody is asked.
    pub(crate) fn settle_losses(&mut self, witness: &mut impl Witness<Happening>) {
        let lost = self.combat().won().other();
        for side in [lost, lost.other()] {
            while self.combat().losses[side.index()] > 0 {
                match self.bearer(side) {
                    None => self.combat_mut().losses[side.index()] = 0,
                    Some(Holder::Neutral) => self.lose_neutral(side, witness),
                    Some(Holder::Seat(seat)) => {
                        let (mut only, mut count) = (None, 0);
                        self.candidates(side, seat, |unit, zone| {
                            only = Some((unit, zone));
                            count += 1;
                        });
                        match only {
                            Some((unit, zone)) if count == 1 => self.take_loss(side, unit, zone, witness),
                            _ => return self.ask(seat, Phase::Losses(side)),
                        }
                    }
                }
            }
        }
        self.begin_pursuit(witness);
    }

    /// One of the candidates; ships at a port are none, nor are units of others while there are own ones.
    pub(crate) fn may_give_up(
        &self,
        seat: Seat,
        side: Side,
        unit: Unit,
        zone: Option<Zone>,
    ) -> Result<(), Refusal> {
        let mut candidate = false;
        self.candidates(side, seat, |other, at| candidate |= (other, at) == (unit, zone));
        if candidate {
            return Ok(());
        }
        Refusal::ShipsAtPort.unless(!unit.kind().is_ship() || self.contested_sea().is_some())?;
        Refusal::OwnUnitsFirst.unless(self.may_command(seat, unit).is_ok())?;
        Err(Refusal::NotTakingPart { unit })
    }

    pub(crate) fn take_loss(
        &mut self,
        side: Side,
        unit: Unit,
        zone: Option<Zone>,
        witness: &mut impl Witness<Happening>,
    ) {
        let combat = self.combat();
        let main = if side == Side::Attacker { combat.from } else { combat.to };
        let at = zone.unwrap_or(main);
        if unit.kind().is_ship() {
            let water = zone.and_then(|zone| self.water(zone));
            let combat = self.combat_mut();
            match (water, side) {
                (Some(water), _) => combat.joined[water][unit.empire().index()].take(unit.kind()),
                (None, Side::Attacker) => combat.fleet[unit.empire().index()].take(unit.kind()),
                (None, Side::Defender) => {}
            }
        } else {
            self.strike_off(side, zone.is_none(), unit, Place(at.0));
        }
        let owner = self.owner(unit).seat();
        self.eliminate(unit, at);
        witness.tell(|| Happening::Lost { owner, unit, zone: at, rule: self.cause_of_loss(side) });
        self.combat_mut().losses[side.index()] -= 1;
    }

    /// Why a side eliminates its next unit: the defeat comes first, its Eliminate icons behind it.
    pub(crate) fn cause_of_loss(&self, side: Side) -> RuleId {
        let defeat = self.combat().losses[side.index()] > self.icon_losses(side);
        RuleId(if defeat { "NA-RES-01" } else { "NA-RES-03" })
    }

    /// A unit no longer takes part.
    pub(super) fn strike_off(&mut self, side: Side, main: bool, unit: Unit, place: Place) {
        let combat = self.combat_mut();
        let here = combat.groups().iter().position(|group| {
            group.side == side && group.main == main && group.place == place && group.troop.has(unit)
        });
        let group = here.expect("the unit takes part");
        let slot = combat.groups()[group].find(unit).expect("the unit is in its group");
        combat.dismiss(group, slot);
    }

    /// NA-RES-16: the neutral unit with the lowest values goes first.
    fn lose_neutral(&mut self, side: Side, witness: &mut impl Witness<Happening>) {
        let place = self.contested_place().expect("neutrals are on land");
        let troop = self.troops[place.index()];
        let neutral = |kind: &Kind| troop.has(Unit::new(*kind, crate::units::Empire::NEUTRAL));
        let kind = self.edition().neutral_order.into_iter().find(neutral).expect("a neutral unit is left");
        let unit = Unit::new(kind, crate::units::Empire::NEUTRAL);
        self.strike_off(side, true, unit, place);
        self.combat_mut().losses[side.index()] -= 1;
        self.eliminate(unit, place.zone());
        let (zone, rule) = (place.zone(), RuleId("NA-RES-16"));
        witness.tell(|| Happening::Lost { owner: None, unit, zone, rule });
    }
}
