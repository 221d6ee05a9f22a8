//! What a Senate card or the scenario does, new units, and questions for a sea.

use empires::{notation::Read, order::Ordered as _};
use table::Seat;

use crate::{
    edition::SenateEffect,
    position::{Cause, Effect, Legs, Phase, Position, Whereabouts},
    units::Kind,
};

use super::need;

impl Position {
    pub(super) fn check_effect(&self) -> Read<()> {
        let key = "effect";
        let phase = self.phase;
        let Some(effect) = &self.effect else {
            let needed = matches!(
                phase,
                Phase::Drill
                    | Phase::FleetFrom
                    | Phase::FleetTo
                    | Phase::Recall
                    | Phase::RecallIn
                    | Phase::WinOver
            );
            return need(!needed, key, "is needed in this phase");
        };
        let holds = self.options.cards || matches!(effect.cause, Cause::Setup(_));
        need(holds, key, "this game is played without cards")?;
        let goes_on = match self.running_effect() {
            SenateEffect::GainSupply { .. } | SenateEffect::GainSupplyPerSea { .. } => false,
            SenateEffect::GainUnits { .. } => phase == Phase::TakeIn,
            SenateEffect::BuyUnits { .. } | SenateEffect::FreeHire { .. } => {
                matches!(phase, Phase::Take | Phase::TakeIn)
            }
            SenateEffect::Promote { .. } => phase == Phase::Drill,
            SenateEffect::FreeMove { .. } => {
                matches!(
                    phase,
                    Phase::From | Phase::With | Phase::To | Phase::Via | Phase::HeroTo | Phase::Vote
                ) && self.combat.is_none()
            }
            SenateEffect::FleetMove { .. } => matches!(phase, Phase::FleetFrom | Phase::FleetTo),
            SenateEffect::DrawTactics { count } => {
                matches!(phase, Phase::DrawTactics(left) if left <= count)
            }
            SenateEffect::ReturnHero => matches!(phase, Phase::Recall | Phase::RecallIn),
            SenateEffect::WinOverNeutral { .. } => phase == Phase::WinOver,
        };
        need(goes_on, key, "does not belong to this phase")?;
        self.check_progress(effect)
    }

    /// How far it has been carried out, and that what it has moved is where it is said to be.
    fn check_progress(&self, effect: &Effect) -> Read<()> {
        let key = "effect";
        let moved = effect.moved.as_slice();
        let steps = moved.len() as u8;
        let repeats = match self.running_effect() {
            SenateEffect::Promote { count } | SenateEffect::FleetMove { ships: count, .. } => {
                Some((count, steps))
            }
            SenateEffect::FreeMove { count } => Some((count, count.saturating_sub(effect.left))),
            _ => None,
        };
        let whole = if let Some((count, made)) = repeats {
            let waits = self.in_any_order() && matches!(self.phase, Phase::Drill | Phase::FleetFrom);
            (effect.left > 0 || waits)
                && effect.left.checked_add(made) == Some(count)
                && effect.carried == (made > 0)
                && (steps > 0) == (made > 0)
                && effect.zone.is_some() == (made > 0)
        } else {
            let draws = matches!(self.phase, Phase::DrawTactics(_));
            effect.left == 0 && steps == 0 && effect.zone.is_none() && effect.carried == draws
        };
        need(whole, key, "what is done and what is left are not what the card says")?;
        self.check_places(key, &effect.moved, self.active)?;
        let sea = |zone| self.edition().sea(zone).is_some();
        let (kinds, ends) = match self.running_effect() {
            SenateEffect::Promote { .. } => {
                let risen = |kind| matches!(kind, Kind::Medium | Kind::Heavy);
                (
                    moved.iter().all(|leg| risen(leg.unit)),
                    effect.zone == moved.iter().map(|leg| leg.to).max() && effect.goal.is_none(),
                )
            }
            SenateEffect::FleetMove { .. } => {
                let gone = moved.is_empty() == effect.goal.is_none()
                    && effect.goal.is_none_or(|goal| moved.iter().any(|leg| leg.to == goal));
                (moved.iter().all(|leg| leg.unit == Kind::Ship), gone && effect.zone.is_none_or(sea))
            }
            _ => {
                let afloat = effect.zone.is_some_and(sea);
                (
                    moved.iter().all(|leg| (leg.unit == Kind::Ship) == afloat && Some(leg.to) != effect.zone),
                    effect.goal.is_none(),
                )
            }
        };
        need(kinds && ends, key, "these units cannot have been moved by it")?;
        let hero = effect.hero.map(|number| self.heroes[self.active.index()][usize::from(number)]);
        let due = (self.phase == Phase::RecallIn).then_some(Whereabouts::Out);
        need(hero == due, key, "an eliminated hero is named when it comes back, and only then")
    }

    /// Units that have gone somewhere are there.
    pub(super) fn check_places(&self, key: &str, legs: &Legs, seat: table::Seat) -> Read<()> {
        let there = legs.as_slice().iter().all(|leg| {
            let count = match (self.edition().territory(leg.to), self.edition().sea(leg.to)) {
                (Some(land), _) if self.held[seat.index()].contains(land) && leg.unit != Kind::Ship => {
                    self.troops[land.index()].count(leg.unit)
                }
                (None, Some(sea)) if leg.unit == Kind::Ship => self.ships[sea.index()][seat.index()],
                _ => 0,
            };
            legs.arriving(leg.unit, leg.to) <= count
        });
        need(there, key, "a unit that has moved is not where it is said to be")
    }

    pub(super) fn check_muster(&self) -> Read<()> {
        let key = "muster";
        let Some(muster) = &self.muster else { return Ok(()) };
        let seat = self.active;
        let (ashore, afloat) = (self.recruiting_lands(seat), self.recruiting_seas(seat));
        // What is placed can only add to where units could be placed.
        let places = if muster.placed {
            muster.lands.without(ashore).is_empty() && muster.seas.without(afloat).is_empty()
        } else {
            (muster.lands, muster.seas) == (ashore, afloat)
        };
        need(places, key, "units can't be placed there")?;
        need(muster.last.is_some() == muster.placed, key, "the last unit is named when one was placed")?;
        if let Some(last) = muster.last {
            let mut legs = Legs::default();
            legs.insert(last);
            self.check_places(key, &legs, seat)?;
        }
        let counters = self.pool[seat.index()].iter().sum::<u8>();
        let most = match self.effect.map(|_| self.running_effect()) {
            Some(SenateEffect::GainUnits { count, few_count, .. }) => count.max(few_count),
            Some(
                SenateEffect::BuyUnits { count: most, .. } | SenateEffect::FreeHire { max_units: most, .. },
            ) => most,
            _ => counters,
        };
        let taken = u8::from(muster.placed && self.effect.is_some());
        let waits = self.phase == Phase::Take && self.is_mustering_ended_by_word();
        let holds = (u8::from(!waits)..=most.saturating_sub(taken)).contains(&muster.left);
        need(holds, key, "so many units can't be left to place")?;
        let mut kinds = self.muster_kinds(seat, self.order_of_naming());
        let fits = match (self.phase, muster.kind) {
            (Phase::TakeIn, Some(kind)) if self.must_take() => kinds.next() == Some(kind),
            (Phase::TakeIn, Some(kind)) => kinds.any(|possible| possible == kind),
            (Phase::Take, None) => waits || kinds.next().is_some(),
            _ => false,
        };
        need(fits, key, "the unit is named when its place is asked for, and must be to be had")
    }

    pub(super) fn check_vote(&self) -> Read<()> {
        let Some(vote) = self.vote else { return Ok(()) };
        let owner = self.carried_player();
        let sails = |rival: &Seat| self.ships_of(*rival, vote.sea) > 0;
        let rivals = self.others_after(owner).filter(sails).collect();
        vote.check(owner, rivals, |seat| self.ships_of(seat, vote.sea))?;
        let asked = if self.combat.is_some() {
            self.askable_seas().contains(vote.sea)
        } else {
            self.passages(owner).asked.contains(vote.sea)
        };
        need(asked, "vote.sea", "is not asked")
    }
}
