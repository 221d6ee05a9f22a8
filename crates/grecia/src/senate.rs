//! Senate cards: drawn, carried out at once, discarded. [GR-CARD-02, GR-CARD-06, GR-CARD-07, GR-SET-17]

use empires::order::{Order, Ordered as _};
use table::{RuleId, Seat, Witness};

use crate::{
    cards::Senate,
    edition::{Hero, SenateEffect},
    happening::{Happening, WhichDeck},
    position::{Act, Cause, Effect, Holder, Leg, Legs, NEUTRAL, Phase, Position, Verb, Whereabouts},
    refusal::Refusal,
    units::Kind,
    zones::{Sea, SeaSet, Territory, TerritorySet, Zone},
};

impl Position {
    /// GR-CARD-06: an empty deck is formed anew from its discards when a card is needed.
    pub(crate) fn draw_senate(&mut self, witness: &mut impl Witness<Happening>) {
        if self.senate.pile.is_empty() {
            self.senate.pile = std::mem::take(&mut self.senate.discards);
            witness.tell(|| Happening::Reshuffled { deck: WhichDeck::Senate });
        }
        self.phase = Phase::DrawSenate;
    }

    pub(crate) fn senate_drawn(&mut self, card: Senate, witness: &mut impl Witness<Happening>) {
        self.senate.pile.take(card.0);
        let seat = self.active;
        witness.tell(|| Happening::SenateDrawn { seat, card });
        self.begin_effect(Cause::Card(card), witness);
    }

    /// What is being carried out.
    pub(crate) fn running_effect(&self) -> SenateEffect {
        match self.effect().cause {
            Cause::Card(card) => self.edition().senate_card(card).effect,
            Cause::Setup(number) => self.granted(self.active)[usize::from(number)],
        }
    }

    pub(crate) fn begin_effect(&mut self, cause: Cause, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        self.effect = Some(Effect {
            cause,
            carried: false,
            left: 0,
            moved: Legs::default(),
            zone: None,
            goal: None,
            hero: None,
        });
        match self.running_effect() {
            SenateEffect::GainSupply { amount } => self.supply_by_card(amount, witness),
            SenateEffect::GainSupplyPerSea { amount, max } => {
                let guarded = self.afloat[seat.index()].len() as u8;
                self.supply_by_card(guarded.saturating_mul(amount).min(max), witness);
            }
            SenateEffect::GainUnits { kind, count, few_below, few_count } => {
                let few = self.controlled(seat).len() < usize::from(few_below);
                let wanted = if few { few_count } else { count };
                self.begin_muster(0);
                let room = if kind == Kind::Ship {
                    if self.muster().seas.is_empty() { 0 } else { wanted }
                } else {
                    let lands = self.muster().lands;
                    lands.iter().map(|land| self.room(land)).fold(0, u8::saturating_add)
                };
                self.muster_mut().left = wanted.min(room).min(self.pool[seat.index()][kind.index()]);
                self.go_on_mustering(witness);
            }
            SenateEffect::BuyUnits { count: most, .. } | SenateEffect::FreeHire { max_units: most, .. } => {
                self.begin_muster(most);
                self.go_on_mustering(witness);
            }
            SenateEffect::Promote { count } => {
                self.effect_mut().left = count;
                self.go_on_drilling(witness);
            }
            SenateEffect::FreeMove { count } => {
                self.effect_mut().left = count;
                self.go_on_marching(witness);
            }
            SenateEffect::FleetMove { ships, .. } => {
                self.effect_mut().left = ships;
                self.go_on_sailing(witness);
            }
            SenateEffect::DrawTactics { count } => {
                self.effect_mut().carried = self.tactics.can_draw();
                self.draw_tactics(count, witness);
            }
            SenateEffect::ReturnHero => self.begin_recall(witness),
            SenateEffect::WinOverNeutral { .. } => {
                if self.persuadable(seat).is_empty() {
                    self.end_effect(witness);
                } else {
                    self.ask(seat, Phase::WinOver);
                }
            }
        }
    }

    fn supply_by_card(&mut self, amount: u8, witness: &mut impl Witness<Happening>) {
        if amount > 0 {
            let seat = self.active;
            self.supply[seat.index()] += u16::from(amount);
            self.effect_mut().carried = true;
            witness.tell(|| Happening::SupplyByCard { seat, supply: amount });
        }
        self.end_effect(witness);
    }

    /// GR-CARD-07: if nothing of it was carried out, a token instead. The card is discarded.
    pub(crate) fn end_effect(&mut self, witness: &mut impl Witness<Happening>) {
        let effect = self.effect.take().expect("a card is being carried out");
        self.act = None;
        let seat = self.active;
        if !effect.carried {
            let amount = self.edition().numbers.senate_fallback_supply;
            self.supply[seat.index()] += u16::from(amount);
            witness.tell(|| Happening::Consolation { seat, supply: amount });
        }
        match effect.cause {
            Cause::Card(card) => {
                self.senate.discards.add(card.0);
                self.end_action(witness);
            }
            Cause::Setup(number) => self.go_on_with_setup_effects(number + 1, witness),
        }
    }

    // ------------------------------------------------------------------ promote

    /// Whether a card can promote a unit, each once only; in the fixed order one that comes behind those promoted, by
    /// the map and by type.
    pub(crate) fn may_drill(&self, seat: Seat, kind: Kind, zone: Zone, order: Order) -> Result<(), Refusal> {
        let effect = self.effect();
        let rule = RuleId("GR-CARD-07");
        Refusal::NoMore { rule }.unless(effect.left > 0)?;
        self.may_rise(seat, kind)?;
        let promoted = effect.moved.as_slice().iter().map(|leg| (leg.to, Some(leg.unit)));
        let last = promoted.max().filter(|_| order == Order::Fixed);
        let follows = last.is_none_or(|last| (zone, kind.promoted()) >= last);
        let fresh = self.is_among(zone, self.held[seat.index()])
            && self.troops[zone.index()].count(kind) > effect.moved.arriving(kind, zone);
        Refusal::CannotRise { unit: kind, rule }.unless(follows && fresh)
    }

    pub(crate) fn drillable(&self, seat: Seat, order: Order) -> impl Iterator<Item = (Kind, Zone)> {
        let zones = self.held[seat.index()].iter().map(Territory::zone);
        let units = zones.flat_map(|zone| [(Kind::Light, zone), (Kind::Medium, zone)]);
        units.filter(move |&(kind, zone)| self.may_drill(seat, kind, zone, order).is_ok())
    }

    fn go_on_drilling(&mut self, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        let possible = self.drillable(seat, self.order_of_naming()).next().is_some();
        if possible || self.is_ended_by_word() {
            self.ask(seat, Phase::Drill);
        } else {
            self.end_effect(witness);
        }
    }

    /// Whether a card of several steps, of which no more can be carried out, ends when its player says so. It ends by
    /// itself if nothing was carried out, and under the first rulings always.
    fn is_ended_by_word(&self) -> bool {
        self.in_any_order() && self.effect().carried
    }

    pub(crate) fn drill(&mut self, kind: Kind, zone: Zone, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        self.promote(seat, kind, Territory(zone.0));
        let higher = kind.promoted().expect("only infantry below heavy is promoted");
        let effect = self.effect_mut();
        effect.carried = true;
        effect.left -= 1;
        effect.zone = effect.zone.max(Some(zone));
        // As what it is now, so that it is not promoted a second time.
        effect.moved.insert(Leg::new(higher, zone));
        witness.tell(|| Happening::promoted(seat, kind, zone, "GR-CARD-04"));
        self.go_on_drilling(witness);
    }

    // ------------------------------------------------------------------ free Moves

    fn go_on_marching(&mut self, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        if self.effect().left > 0 && self.may_move(seat).is_ok() {
            self.act = Some(Act::new(Verb::Move));
            self.ask(seat, Phase::From);
        } else {
            self.end_effect(witness);
        }
    }

    pub(crate) fn free_move_made(&mut self, act: &Act, witness: &mut impl Witness<Happening>) {
        let effect = self.effect_mut();
        effect.carried = true;
        effect.left -= 1;
        effect.zone = act.from;
        effect.moved = act.legs;
        self.go_on_marching(witness);
    }

    // ------------------------------------------------------------------ ships that go far

    /// Ships of a sea that have not sailed by this card.
    fn unsailed(&self, seat: Seat, sea: Sea) -> u8 {
        let arrived = self.effect().moved.arriving(Kind::Ship, self.edition().zone_of(sea));
        self.ships[sea.index()][seat.index()] - arrived
    }

    /// Seas from which a ship can sail.
    pub(crate) fn harbours(&self, seat: Seat, order: Order) -> SeaSet {
        let last = self.effect().zone.filter(|_| order == Order::Fixed);
        let first = last.and_then(|zone| self.edition().sea(zone)).unwrap_or(Sea(0));
        let free = |sea: &Sea| {
            self.effect().left > 0
                && self.unsailed(seat, *sea) > 0
                && !self.fleet_goals(*sea, order).is_empty()
        };
        self.afloat[seat.index()].from(first).iter().filter(free).collect()
    }

    /// Seas within range of a sea; in the fixed order, from the same sea as the ship before, none before that ship's
    /// goal.
    fn fleet_goals(&self, from: Sea, order: Order) -> SeaSet {
        let SenateEffect::FleetMove { range, .. } = self.running_effect() else {
            unreachable!("only this card moves fleets")
        };
        let waters = &self.edition().waters;
        let start = SeaSet::only(from);
        let reached = (0..range)
            .fold(start, |reached, _| reached.iter().fold(reached, |all, sea| all.or(waters[sea.index()])));
        let goals = reached.without(start);
        let effect = self.effect();
        match effect.goal {
            Some(last) if order == Order::Fixed && effect.zone == Some(self.edition().zone_of(from)) => {
                goals.from(self.edition().sea(last).expect("ships stay at sea"))
            }
            _ => goals,
        }
    }

    pub(crate) fn may_sail_from(&self, seat: Seat, zone: Zone, order: Order) -> Result<(), Refusal> {
        if self.is_sea_among(zone, self.harbours(seat, order)) {
            return Ok(());
        }
        Refusal::NoMore { rule: RuleId("GR-CARD-07") }.unless(self.effect().left > 0)?;
        let own = self.is_sea_among(zone, self.afloat[seat.index()]);
        Refusal::NoOwnUnits { zone, rule: RuleId("GR-MOVE-01") }.unless(own)?;
        Err(Refusal::MovedAlready)
    }

    /// Seas to which the ship of the sea named can sail.
    pub(crate) fn landfalls(&self, order: Order) -> SeaSet {
        let from = self.act().from.and_then(|from| self.edition().sea(from)).expect("a sea is named");
        self.fleet_goals(from, order)
    }

    pub(crate) fn may_sail_to(&self, zone: Zone, order: Order) -> Result<(), Refusal> {
        let near = self.is_sea_among(zone, self.landfalls(order));
        Refusal::OutOfReach { zone, rule: RuleId("GR-MOVE-03") }.unless(near)
    }

    fn go_on_sailing(&mut self, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        if !self.harbours(seat, self.order_of_naming()).is_empty() || self.is_ended_by_word() {
            self.ask(seat, Phase::FleetFrom);
        } else {
            self.end_effect(witness);
        }
    }

    pub(crate) fn fleet_from(&mut self, zone: Zone) {
        let mut act = Act::new(Verb::Move);
        act.from = Some(zone);
        self.act = Some(act);
        self.phase = Phase::FleetTo;
    }

    pub(crate) fn fleet_to(&mut self, to: Zone, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        let from = self.act.take().and_then(|act| act.from).expect("a sea is named");
        self.relocate(seat, Kind::Ship, from, to);
        let effect = self.effect_mut();
        effect.carried = true;
        effect.left -= 1;
        (effect.zone, effect.goal) = (effect.zone, effect.goal).max((Some(from), Some(to)));
        effect.moved.insert(Leg::new(Kind::Ship, to));
        witness.tell(|| Happening::Moved { seat, unit: Kind::Ship, from, to });
        self.go_on_sailing(witness);
    }

    // ------------------------------------------------------------------ a hero comes back

    /// Territories with own land units or an own lone fortress.
    pub(crate) fn hero_quarters(&self, seat: Seat) -> TerritorySet {
        self.held[seat.index()].or(self.lone_fortresses(seat))
    }

    pub(crate) fn eliminated_heroes(&self, seat: Seat) -> impl Iterator<Item = u8> + use<> {
        (0..)
            .zip(self.heroes[seat.index()])
            .filter(|(_, at)| *at == Whereabouts::Out)
            .map(|(number, _)| number)
    }

    fn begin_recall(&mut self, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        let mut heroes = self.eliminated_heroes(seat);
        let (first, second) = (heroes.next(), heroes.next());
        match (first, second) {
            _ if self.hero_quarters(seat).is_empty() => self.end_effect(witness),
            (None, _) => self.end_effect(witness),
            (Some(number), None) => self.recall(number),
            (Some(_), Some(_)) => self.ask(seat, Phase::Recall),
        }
    }

    pub(crate) fn may_recall(&self, seat: Seat, hero: Hero) -> Result<(), Refusal> {
        let number = self.must_own(seat, hero)?;
        Refusal::HeroNotHere { hero }.unless(self.eliminated_heroes(seat).any(|other| other == number))
    }

    pub(crate) fn may_recall_in(&self, seat: Seat, zone: Zone) -> Result<(), Refusal> {
        Refusal::NoQuarters { zone }.unless(self.is_among(zone, self.hero_quarters(seat)))
    }

    pub(crate) fn recall(&mut self, number: u8) {
        self.effect_mut().hero = Some(number);
        self.ask(self.active, Phase::RecallIn);
    }

    pub(crate) fn recall_in(&mut self, zone: Zone, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        let number = usize::from(self.effect().hero.expect("a hero is named"));
        self.heroes[seat.index()][number] = Whereabouts::At(Territory(zone.0));
        self.effect_mut().carried = true;
        let hero = self.hero(seat, number);
        witness.tell(|| Happening::HeroReturned { seat, hero, zone });
        self.end_effect(witness);
    }

    // ------------------------------------------------------------------ a neutral unit is won over

    /// Territories with exactly one neutral unit, weak enough, next by land to a controlled territory, and a
    /// counter of that type.
    pub(crate) fn persuadable(&self, seat: Seat) -> TerritorySet {
        let SenateEffect::WinOverNeutral { max_strength } = self.running_effect() else {
            unreachable!("only this card wins over")
        };
        let controlled = self.controlled(seat);
        let willing = |territory: &Territory| {
            let mut units = self.troops[territory.index()].units();
            let (first, second) = (units.next(), units.next());
            let fits = |kind: Kind| {
                self.edition().unit(kind).strength <= max_strength
                    && self.pool[seat.index()][kind.index()] > 0
            };
            second.is_none()
                && first.is_some_and(fits)
                && !self.edition().near[territory.index()].and(controlled).is_empty()
        };
        self.held[NEUTRAL].iter().filter(willing).collect()
    }

    pub(crate) fn may_win_over(&self, seat: Seat, zone: Zone) -> Result<(), Refusal> {
        Refusal::CannotWinOver { zone }.unless(self.is_among(zone, self.persuadable(seat)))
    }

    pub(crate) fn win_over(&mut self, zone: Zone, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        let territory = Territory(zone.0);
        let kind = self.troops[territory.index()].kinds().next().expect("a neutral unit is there");
        self.eliminate(Holder::Neutral, kind, zone);
        self.deploy(seat, kind, zone);
        self.effect_mut().carried = true;
        witness.tell(|| Happening::WonOver { seat, unit: kind, zone });
        self.end_effect(witness);
    }
}
