//! Request Support. [GR-COM-21 to GR-COM-25]

use empires::order::Order;
use table::{RuleId, Seat, SeatSet, Witness};

use crate::{
    edition::TacticEffect,
    happening::Happening,
    position::{Helper, Phase, Position, Side},
    refusal::Refusal,
    units::Kind,
    words::Choice,
    zones::{SeaSet, Zone},
};

impl Position {
    /// GR-COM-22: every type in every zone of which a player has a unit that could support a side now, with
    /// their number, in the order of the map.
    fn supporters(&self, seat: Seat, mut out: impl FnMut(Zone, Kind, u8)) {
        let combat = self.combat();
        let called = |zone: Zone, kind: Kind| {
            let helpers = combat.helpers.iter().flatten().flatten();
            helpers.filter(|h| h.seat == seat && h.zone == zone && h.kind == kind).count() as u8
        };
        let edition = self.edition();
        if let Some(territory) = self.contested_land() {
            for near in edition.near[territory.index()].and(self.held[seat.index()]).iter() {
                let mut troop = self.troops[near.index()];
                if seat == combat.attacker && near.zone() == combat.from {
                    troop = troop.minus(combat.troop);
                }
                for kind in troop.kinds() {
                    out(near.zone(), kind, troop.count(kind) - called(near.zone(), kind));
                }
            }
        } else if let Some(sea) = self.contested_sea() {
            let near = edition.waters[sea.index()].or(SeaSet::only(sea));
            for near in near.and(self.afloat[seat.index()]).iter() {
                let zone = edition.zone_of(near);
                let fighting = if seat == combat.attacker && zone == combat.from {
                    combat.ships
                } else if combat.defender.seat() == Some(seat) && zone == combat.to {
                    continue;
                } else {
                    0
                };
                out(
                    zone,
                    Kind::Ship,
                    self.ships[near.index()][seat.index()] - fighting - called(zone, Kind::Ship),
                );
            }
        }
    }

    fn could_support(&self, seat: Seat) -> bool {
        let mut any = false;
        self.supporters(seat, |_, _, count| any |= count > 0);
        any
    }

    /// Other players whom a side can ask: they fight for nobody else in this combat. [GR-COM-23]
    pub(crate) fn possible_allies(&self, side: Side) -> impl Iterator<Item = Seat> {
        let combat = self.combat();
        let main = [Some(combat.attacker), combat.defender.seat()];
        self.others_after(combat.attacker).filter(move |&seat| {
            !main.contains(&Some(seat))
                && combat.helpers(side.other()).all(|helper| helper.seat != seat)
                && self.could_support(seat)
        })
    }

    /// GR-COM-21: whether at least one unit, own or of a player who can be asked, could support.
    pub(crate) fn somebody_could_support(&self, side: Side) -> bool {
        self.combat().seat(side).is_some_and(|seat| self.could_support(seat))
            || self.possible_allies(side).next().is_some()
    }

    /// Places left for supporting units.
    pub(crate) fn places_left(&self, side: Side) -> usize {
        let combat = self.combat();
        let cards = combat.in_force[side.index()].cards();
        let most = cards.filter_map(|card| match self.edition().tactics[usize::from(card)].effect {
            TacticEffect::RequestSupport { max_units } => Some(usize::from(max_units)),
            _ => None,
        });
        most.max().unwrap_or(0) - combat.helpers(side).count()
    }

    /// Own units are named first.
    pub(super) fn begin_support(&mut self, side: Side) {
        self.combat_mut().approached = SeatSet::EMPTY;
        let requester = self.combat().seat(side).expect("a player has played the card");
        self.ask(requester, Phase::Support(side));
    }

    /// Of the units that a player has named for a side, the one that comes last on the map.
    fn last_named(&self, side: Side, seat: Seat) -> Option<(Zone, Kind)> {
        self.combat().helpers(side).filter(|h| h.seat == seat).last().map(|h| (h.zone, h.kind))
    }

    /// Units that a player can name for a side; in the fixed order none before the last.
    fn nameable(&self, seat: Seat, side: Side, order: Order, mut out: impl FnMut(Kind, Zone)) {
        let last = self.last_named(side, seat).filter(|_| order == Order::Fixed);
        self.supporters(seat, |zone, kind, count| {
            if count > 0 && last.is_none_or(|last| (zone, kind) >= last) {
                out(kind, zone);
            }
        });
    }

    /// GR-COM-21: only so many units support a side.
    fn must_have_place(&self, side: Side) -> Result<(), Refusal> {
        Refusal::NoMore { rule: RuleId("GR-COM-21") }.unless(self.places_left(side) > 0)
    }

    pub(crate) fn may_support(
        &self,
        seat: Seat,
        side: Side,
        unit: (Kind, Zone),
        order: Order,
    ) -> Result<(), Refusal> {
        self.must_have_place(side)?;
        let mut can_support = false;
        self.nameable(seat, side, order, |kind, zone| can_support |= (kind, zone) == unit);
        Refusal::CannotSupport.unless(can_support)
    }

    /// GR-COM-22: the player who has played the card can ask others, after the own units.
    pub(crate) fn may_request(&self, side: Side) -> Result<(), Refusal> {
        self.must_have_place(side)?;
        let own = matches!(self.phase, Phase::Support(_));
        Refusal::NobodyToAsk.unless(own && self.possible_allies(side).next().is_some())
    }

    pub(crate) fn offer_support(&self, seat: Seat, side: Side, order: Order, out: &mut impl FnMut(Choice)) {
        if self.must_have_place(side).is_ok() {
            self.nameable(seat, side, order, |kind, zone| out(Choice::Support(kind, zone)));
        }
        if self.may_request(side).is_ok() {
            out(Choice::Request);
        }
        out(Choice::Done);
    }

    pub(crate) fn support(
        &mut self,
        seat: Seat,
        side: Side,
        kind: Kind,
        zone: Zone,
        witness: &mut impl Witness<Happening>,
    ) {
        let slots = &mut self.combat_mut().helpers[side.index()];
        // Those of one player stand in the order of the map, whatever the order in which they are named.
        let behind = |helper: &Helper| helper.seat == seat && (helper.zone, helper.kind) > (zone, kind);
        let free = slots.iter().position(Option::is_none).expect("there is a place left");
        let place = slots.iter().position(|slot| slot.as_ref().is_none_or(behind)).unwrap_or(free);
        slots[place..=free].rotate_right(1);
        slots[place] = Some(Helper { seat, kind, zone, fallen: false });
        witness.tell(|| Happening::Supports { seat, unit: kind, zone, side });
        if self.places_left(side) == 0 && !self.in_any_order() {
            self.end_support(side);
        }
    }

    /// GR-COM-22: the others are asked in turn order after the attacker, each once.
    pub(crate) fn ask_allies(&mut self, side: Side) {
        let approached = self.combat().approached;
        let room = self.places_left(side) > 0;
        let next = self.possible_allies(side).find(|seat| room && !approached.contains(*seat));
        match next {
            Some(ally) => {
                self.combat_mut().approached.insert(ally);
                self.ask(ally, Phase::Allies(side));
            }
            None => self.end_support(side),
        }
    }

    /// The sequence of step 1 goes on with the other side.
    pub(crate) fn end_support(&mut self, side: Side) {
        self.combat_mut().approached = SeatSet::EMPTY;
        self.step_1(side.other());
    }
}
