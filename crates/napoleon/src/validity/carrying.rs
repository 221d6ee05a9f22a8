//! What a Politics or Army card does, new units, and questions for a sea.

use empires::{notation::Read, order::Ordered as _};

use crate::{
    edition::Effect,
    position::{CardInPlay, Legs, Phase, Position, Verb},
    units::Kind,
};

use super::need;

const CARD: &str = "card";

impl Position {
    pub(super) fn check_card(&self) -> Read<()> {
        let Some(card_in_play) = &self.card_in_play else { return Ok(()) };
        // What can be done now depends on what has been moved already.
        self.check_places("card.moved", &card_in_play.moved)?;
        let card = self.edition().card(card_in_play.card);
        if self.phase == Phase::Option {
            let fresh =
                card_in_play.part == 0 && !card_in_play.chosen && card_in_play.possible && card.choice;
            need(fresh, CARD, "has no effect to choose")?;
            need(self.options().count() > 1, CARD, "there is no choice of effects")?;
            return self.check_progress(card_in_play, 0, 0);
        }
        let holds = card_in_play.chosen == card.choice;
        need(holds, "card.chosen", "an effect is chosen where the card says so")?;
        need(card_in_play.possible, "card.possible", "something of it can be carried out")?;
        let effect = self.effect();
        need(self.carries_out(effect), CARD, "the effect does not belong to this phase")?;
        let moved = card_in_play.moved.as_slice().len();
        let (left, steps) = match effect {
            Effect::Promote { count, .. } | Effect::Redeploy { count, .. } => {
                let left = usize::from(count).saturating_sub(moved);
                (left as u8, moved)
            }
            Effect::FreeMove { count } if card_in_play.left == count => (count, 0),
            Effect::FreeMove { count } => {
                need(moved > 0, "card.moved", "names the units of the last Move")?;
                (card_in_play.left.min(count), moved)
            }
            Effect::FreeSwap { count } | Effect::RecoverBattleCards { count } => {
                (card_in_play.left.min(count), 0)
            }
            Effect::PeekChance { count } => return self.check_peek(card_in_play, count),
            _ => return self.check_progress(card_in_play, 0, 0),
        };
        need(left > 0 || self.has_several_steps(), "card.left", "nothing is left to do")?;
        self.check_progress(card_in_play, left, steps)?;
        Self::check_moved(card_in_play, effect)
    }

    /// Whether the phase is about an effect.
    fn carries_out(&self, effect: Effect) -> bool {
        let acts = |verb: Verb| self.act.as_ref().is_some_and(|act| act.verb == verb);
        match effect {
            Effect::GainUnits { .. } | Effect::FreeRecruit { .. } => self.muster.is_some(),
            Effect::Promote { .. } => self.phase == Phase::Drill,
            Effect::FreeMove { .. } => acts(Verb::Move) && self.phase != Phase::Storm,
            Effect::FreeSwap { .. } => acts(Verb::Swap),
            Effect::Redeploy { .. } => self.phase.transfers(),
            Effect::RecoverBattleCards { .. } => self.phase == Phase::Recover,
            Effect::TakeSupply { .. } | Effect::RivalLosesSupply { .. } | Effect::Truce => {
                self.phase == Phase::Rival
            }
            Effect::Desertion { .. } => matches!(self.phase, Phase::Rival | Phase::Desert),
            Effect::Attrition => matches!(self.phase, Phase::Frost | Phase::Desert),
            Effect::RaiseNeutral { .. } => self.phase == Phase::Rising,
            Effect::NewTradeRoute { .. } => matches!(self.phase, Phase::DrawRoute | Phase::KeepRoute),
            Effect::PeekChance { .. } => matches!(self.phase, Phase::Peek | Phase::Arrange),
            // These are done at once.
            Effect::GainSupply { .. }
            | Effect::GainSupplyCount { .. }
            | Effect::RivalsLoseSupply { .. }
            | Effect::AttackBonus { .. }
            | Effect::DefenceBonus { .. } => false,
        }
    }

    /// How far it has been carried out, and that it names just what the phase is about.
    fn check_progress(&self, card_in_play: &CardInPlay, left: u8, moved: usize) -> Read<()> {
        need(card_in_play.left == left, "card.left", format!("is {left} here"))?;
        need(card_in_play.moved.as_slice().len() == moved, "card.moved", "does not fit what is left to do")?;
        let routes = matches!(self.phase, Phase::DrawRoute | Phase::KeepRoute);
        if routes {
            self.check_drawn_routes(card_in_play)?;
        } else {
            let holds = card_in_play.offered.or(card_in_play.unfit).is_empty();
            need(holds, "card.offered", "no Trade Routes are drawn")?;
        }
        let victim = self.phase == Phase::Desert;
        need(card_in_play.rival.is_some() == victim, "card.rival", "is named when he gives up a unit")?;
        if let Some(rival) = card_in_play.rival {
            let effect = self.effect();
            let frost = card_in_play.zone.and_then(|zone| self.edition().place(zone));
            let suffers = match effect {
                Effect::Attrition => frost.is_some_and(|place| {
                    self.overcrowded().contains(place) && self.held[rival.index()].contains(place)
                }),
                _ => card_in_play.zone.is_none() && self.eligible_rivals(effect).contains(rival),
            };
            return need(suffers, "card.rival", "has no unit to give up");
        }
        let zone = matches!(self.phase, Phase::TransferWith | Phase::TransferTo);
        need(card_in_play.zone.is_some() == zone, "card.zone", "does not fit the phase")?;
        let unit = self.phase == Phase::TransferTo;
        need(card_in_play.unit.is_some() == unit, "card.unit", "does not fit the phase")?;
        let can_go = |unit| self.may_transfer(unit).is_ok();
        need(card_in_play.unit.is_none_or(can_go), "card.unit", "can't be transferred")
    }

    /// Units that the card has promoted or transferred.
    fn check_moved(card_in_play: &CardInPlay, effect: Effect) -> Read<()> {
        let fits = |kind: Kind| match effect {
            Effect::Promote { units, .. } => units.iter().any(|lower| lower.promoted() == Some(kind)),
            Effect::Redeploy { units, .. } => units.contains(kind),
            _ => true,
        };
        let holds = card_in_play.moved.as_slice().iter().all(|leg| fits(leg.unit.kind()));
        need(holds, "card.moved", "the card does nothing with these units")
    }

    /// Cards are drawn until enough show no own city, or the deck ends.
    fn check_drawn_routes(&self, card_in_play: &CardInPlay) -> Read<()> {
        let Effect::NewTradeRoute { draw } = self.effect() else {
            return need(false, CARD, "draws no Trade Routes");
        };
        let own = |route| self.own_route(self.active, route);
        let holds = card_in_play.unfit.iter().all(own) && !card_in_play.offered.iter().any(own);
        need(holds, "card.unfit", "are those that show an own city")?;
        let ended = self.route_deck.top().is_empty();
        let enough = card_in_play.offered.len() >= usize::from(draw);
        if self.phase == Phase::KeepRoute {
            return need(
                (enough || ended) && !card_in_play.offered.is_empty(),
                "card.offered",
                "are not all drawn",
            );
        }
        let hope = !card_in_play.offered.is_empty() || self.route_deck.all().any(|route| !own(route));
        need(!enough && hope, "card.offered", "no further Trade Route is drawn")
    }

    /// Cards on top of the Chance deck that are looked at and put back.
    fn check_peek(&self, card_in_play: &CardInPlay, count: u8) -> Read<()> {
        self.check_progress(card_in_play, card_in_play.left, 0)?;
        let looked = u32::from(count).min(self.chance.len()) as usize;
        let (left, top) = (usize::from(card_in_play.left), self.chance.top());
        let key = "card.left";
        if self.phase == Phase::Peek {
            need(left == looked && top.len() < looked, key, "so many cards are not looked at")?;
            return need(top.iter().all(|known| known.by == self.active), "chance_top", "was just looked at");
        }
        need((2..=looked).contains(&left) && top.len() >= looked, key, "so many cards are not put back")?;
        let loose = &top[looked - left..looked];
        let holds = top[..looked].iter().all(|known| known.by == self.active)
            && loose.is_sorted_by_key(|known| known.card);
        need(holds, "chance_top", "cards that were looked at lie in the order of the edition")
    }

    pub(super) fn check_muster(&self) -> Read<()> {
        let key = "muster";
        let Some(muster) = &self.muster else { return Ok(()) };
        let levy = if self.card_in_play.is_some() { self.effect().levy() } else { Some(Self::RECRUIT) };
        let Some(whole) = levy else { return need(false, CARD, "gives no units") };
        let holds = (muster.kinds, muster.discount) == (whole.kinds, whole.discount);
        need(holds, key, "types and discount are those of the action or the card")?;
        let ends = self.has_several_steps() && muster.last.is_some();
        let holds = (muster.left > 0 || ends && whole.left > 1)
            && (muster.left < whole.left) == muster.last.is_some()
            && muster.left <= whole.left;
        need(holds, "muster.left", "does not fit the units that were placed")?;
        if let Some(last) = muster.last {
            let mut legs = Legs::default();
            legs.insert(last);
            self.check_places("muster.last", &legs)?;
        }
        let mut recruits = self.recruits(self.active, muster, self.order_of_naming());
        let fits = match (self.phase, muster.unit) {
            (Phase::TakeIn, Some(unit)) => recruits.any(|possible| possible == unit),
            (Phase::Take, None) => ends || recruits.next().is_some(),
            _ => false,
        };
        need(fits, "muster.unit", "is named when its place is asked for, and must be to be had")
    }

    pub(super) fn check_vote(&self) -> Read<()> {
        let Some(vote) = self.vote else { return Ok(()) };
        let owner = self.carried_player();
        let rivals = self.crews(vote.sea).without(owner);
        vote.check(owner, rivals, |seat| self.ships_of(seat, vote.sea))?;
        let asked = if self.combat.is_some() {
            self.askable_seas().contains(vote.sea)
        } else {
            self.passages(owner).asked.contains(vote.sea)
        };
        need(asked, "vote.sea", "is not asked")
    }
}
