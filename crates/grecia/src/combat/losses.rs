//! Losses: who chooses, and what is eliminated. [GR-COM-25, GR-COM-27, GR-NEU-03]

use empires::order::{Order, Ordered as _};
use table::{RuleId, Seat, Witness};

use crate::{
    happening::Happening,
    position::{Defender, Helper, Holder, Phase, Position, Side},
    refusal::Refusal,
    units::Kind,
    zones::Zone,
};

/// A unit that a player could eliminate: where it stands in the order of naming, what it is, and how many.
#[derive(Clone, Copy)]
struct Candidate {
    rank: u8,
    kind: Kind,
    /// The zone of a supporting unit; none for the units that attack or defend.
    zone: Option<Zone>,
    count: u8,
}

impl Position {
    /// All units that a player has taking part on a side, those that attack or defend first.
    fn candidates(&self, side: Side, seat: Seat, mut out: impl FnMut(Candidate)) {
        let combat = self.combat();
        let mut rank = 0;
        if combat.seat(side) == Some(seat) {
            for kind in Kind::ALL {
                let supporting = combat.standing_helpers(side).filter(|h| h.kind == kind).count() as u8;
                let count = self.taking_part(side, kind) - supporting;
                rank += 1;
                if count > 0 {
                    out(Candidate { rank, kind, zone: None, count });
                }
            }
        }
        rank = Kind::ALL.len() as u8;
        // Who has fallen keeps a rank, so that those of the others stay what they are.
        for (index, helper) in combat.helpers(side).enumerate() {
            let alike = |h: &&Helper| h.seat == seat && (h.zone, h.kind) == (helper.zone, helper.kind);
            let count = combat.standing_helpers(side).filter(alike).count() as u8;
            if helper.seat == seat && count > 0 && !combat.helpers(side).take(index).any(|h| alike(&h)) {
                let rank = rank + 1 + index as u8;
                out(Candidate { rank, kind: helper.kind, zone: Some(helper.zone), count });
            }
        }
    }

    fn has_candidates(&self, side: Side, seat: Seat) -> bool {
        let mut any = false;
        self.candidates(side, seat, |_| any = true);
        any
    }

    /// GR-COM-25: the main player while own units are left, then the allies in turn order after the attacker.
    pub(crate) fn bearer(&self, side: Side) -> Option<Seat> {
        let combat = self.combat();
        let main = combat.seat(side);
        main.into_iter()
            .chain(self.others_after(combat.attacker))
            .find(|&seat| self.has_candidates(side, seat))
    }

    /// GR-COM-27: first the attacker's side, then the defender's. Where there is no choice, nobody is asked.
    pub(crate) fn settle_losses(&mut self, witness: &mut impl Witness<Happening>) {
        for side in Side::BOTH {
            while self.combat().losses[side.index()] > 0 {
                if side == Side::Defender && self.combat().defender == Defender::Neutral {
                    if !self.lose_neutral(witness) {
                        break;
                    }
                    continue;
                }
                let Some(seat) = self.bearer(side) else { break };
                let (mut only, mut options) = (None, 0);
                self.losable(seat, side, self.order_of_naming(), |kind, zone| {
                    only = Some((kind, zone));
                    options += 1;
                });
                match only {
                    Some((kind, zone)) if options == 1 => {
                        self.take_loss(seat, side, kind, zone, witness);
                    }
                    _ => return self.ask(seat, Phase::Losses(side)),
                }
            }
            let combat = self.combat_mut();
            combat.losses[side.index()] = 0;
            combat.lost_last = 0;
        }
        self.after_losses(witness);
    }

    /// Whether the player who is asked has another unit to choose after the next one.
    pub(crate) fn more_to_lose(&self) -> bool {
        let Phase::Losses(side) = self.phase else { return false };
        let mut own = 0;
        self.candidates(side, self.asked, |candidate| own += candidate.count);
        self.combat().losses[side.index()].min(own) > 1
    }

    /// The units that a player may eliminate next; where all of them fall, only the first. In the fixed order several
    /// losses are named in one way, and none is named that would leave too few for the rest.
    pub(crate) fn losable(
        &self,
        seat: Seat,
        side: Side,
        order: Order,
        mut out: impl FnMut(Kind, Option<Zone>),
    ) {
        let combat = self.combat();
        let mut own = 0;
        self.candidates(side, seat, |candidate| own += candidate.count);
        let due = combat.losses[side.index()].min(own);
        let all_fall = due == own;
        self.candidates(side, seat, |candidate| {
            if order == Order::Any && !all_fall {
                return out(candidate.kind, candidate.zone);
            }
            if order == Order::Fixed && candidate.rank < combat.lost_last {
                return;
            }
            let mut behind = 0;
            self.candidates(side, seat, |other| {
                behind += if other.rank >= candidate.rank { other.count } else { 0 };
            });
            if behind >= due {
                out(candidate.kind, candidate.zone);
            }
        });
    }

    pub(crate) fn may_lose(
        &self,
        seat: Seat,
        side: Side,
        unit: (Kind, Option<Zone>),
        order: Order,
    ) -> Result<(), Refusal> {
        let mut can_fall = false;
        self.losable(seat, side, order, |kind, zone| can_fall |= (kind, zone) == unit);
        Refusal::NotTakingPart.unless(can_fall)
    }

    /// A unit is eliminated and goes back to the pool.
    pub(crate) fn take_loss(
        &mut self,
        seat: Seat,
        side: Side,
        kind: Kind,
        zone: Option<Zone>,
        witness: &mut impl Witness<Happening>,
    ) {
        let mut rank = 0;
        self.candidates(side, seat, |candidate| {
            if (candidate.kind, candidate.zone) == (kind, zone) {
                rank = candidate.rank;
            }
        });
        let combat = self.combat_mut();
        let at = match (zone, side) {
            (Some(zone), _) => {
                let helpers = combat.helpers[side.index()].iter_mut().flatten();
                let helper = helpers
                    .filter(|h| !h.fallen && h.seat == seat)
                    .find(|h| h.zone == zone && h.kind == kind)
                    .expect("the supporting unit is there");
                helper.fallen = true;
                zone
            }
            (None, Side::Attacker) => {
                if kind == Kind::Ship {
                    combat.ships -= 1;
                } else {
                    combat.troop.take(kind);
                }
                combat.from
            }
            (None, Side::Defender) => combat.to,
        };
        combat.losses[side.index()] -= 1;
        combat.lost_last = combat.lost_last.max(rank);
        self.eliminate(Holder::Seat(seat), kind, at);
        let rule = RuleId("GR-COM-27");
        witness.tell(|| Happening::Lost { owner: Some(seat), unit: kind, zone: at, rule });
        if !self.has_candidates(side, seat) {
            self.combat_mut().lost_last = 0;
        }
    }

    /// GR-NEU-03: neutrals lose the weakest first. Returns whether there was one to lose.
    fn lose_neutral(&mut self, witness: &mut impl Witness<Happening>) -> bool {
        let territory = self.contested_land().expect("neutrals are on land");
        let troop = self.troops[territory.index()];
        let Some(kind) = self.edition().neutral_order.into_iter().find(|&kind| troop.has(kind)) else {
            return false;
        };
        let zone = territory.zone();
        self.combat_mut().losses[Side::Defender.index()] -= 1;
        self.eliminate(Holder::Neutral, kind, zone);
        witness.tell(|| Happening::Lost { owner: None, unit: kind, zone, rule: RuleId("GR-NEU-03") });
        true
    }
}
