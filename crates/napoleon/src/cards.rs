//! Take a card: Politics and Army cards are read out, carried out at once, and return to the bottom. [NA-CARD]

use std::ops::Range;

use table::{RuleId, Seat, SeatSet, Witness};

use crate::{
    decks::{Battle, Card, Chance, Known, Pile, Route, RouteSet},
    edition::{ActionCard, Counted, Effect},
    happening::Happening,
    position::{CardInPlay, Leg, Legs, Muster, NEUTRAL, Phase, Position, Verb},
    refusal::Refusal,
    units::{Empire, KindSet, Unit},
    words::Choice,
    zones::{Place, PlaceSet, Zone},
};

impl CardInPlay {
    /// Nothing of it has been carried out yet.
    fn new(card: Card) -> Self {
        Self {
            card,
            part: 0,
            chosen: false,
            possible: false,
            left: 0,
            moved: Legs::default(),
            rival: None,
            zone: None,
            unit: None,
            offered: RouteSet::EMPTY,
            unfit: RouteSet::EMPTY,
        }
    }
}

impl Effect {
    /// The units that it gives: free of charge, or to be recruited.
    pub(crate) fn levy(self) -> Option<Muster> {
        match self {
            Self::GainUnits { units, count } => Some(Muster::new(units, count, None)),
            Self::FreeRecruit { discount, max_units, units } => {
                Some(Muster::new(units, max_units, Some(discount)))
            }
            _ => None,
        }
    }
}

impl Position {
    // ------------------------------------------------------------------ the course of a card

    /// NA-CARD-01: the top card is read out.
    pub(crate) fn card_drawn(&mut self, card: Card, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        self.decks[card.pile.index()].draw(card.index);
        witness.tell(|| Happening::CardDrawn { seat, card });
        self.card_in_play = Some(CardInPlay::new(card));
        self.next_part(witness);
    }

    fn printed_card(&self) -> &'static ActionCard {
        self.edition().card(self.card_in_play().card)
    }

    /// The effect that is being carried out.
    pub(crate) fn effect(&self) -> Effect {
        self.printed_card().effects[usize::from(self.card_in_play().part)]
    }

    /// The types of units that it promotes or transfers.
    pub(crate) fn kinds_on_card(&self) -> KindSet {
        match self.effect() {
            Effect::Promote { units, .. } | Effect::Redeploy { units, .. } => units,
            effect => unreachable!("{effect:?} chooses no units"),
        }
    }

    /// NA-CARD-04, NA-CARD-08: the next effect that can be carried out, or the one to be chosen.
    fn next_part(&mut self, witness: &mut impl Witness<Happening>) {
        let card = self.printed_card();
        if card.choice && !self.card_in_play().chosen {
            let [first, second] = {
                let mut options = self.options();
                [options.next(), options.next()]
            };
            let Some(part) = first else { return self.end_card(witness) };
            self.card_in_play_mut().possible = true;
            if second.is_some() {
                return self.ask(self.active, Phase::Option);
            }
            return self.choose_option(part, witness);
        }
        while let Some(&effect) = card.effects.get(usize::from(self.card_in_play().part)) {
            if self.is_possible(effect) {
                self.card_in_play_mut().possible = true;
                return self.begin_part(effect, witness);
            }
            if card.choice {
                break;
            }
            self.card_in_play_mut().part += 1;
        }
        self.end_card(witness);
    }

    /// NA-CARD-08: an effect that can be carried out.
    pub(crate) fn may_opt(&self, part: u8) -> Result<(), Refusal> {
        let effect = self.printed_card().effects.get(usize::from(part));
        Refusal::OptionImpossible.unless(effect.is_some_and(|&effect| self.is_possible(effect)))
    }

    /// The effects among which one is chosen.
    pub(crate) fn options(&self) -> impl Iterator<Item = u8> {
        (0..self.printed_card().effects.len() as u8).filter(|&part| self.may_opt(part).is_ok())
    }

    pub(crate) fn choose_option(&mut self, part: u8, witness: &mut impl Witness<Happening>) {
        let card_in_play = self.card_in_play_mut();
        card_in_play.part = part;
        card_in_play.chosen = true;
        self.next_part(witness);
    }

    /// An effect is finished, or declined.
    pub(crate) fn end_part(&mut self, witness: &mut impl Witness<Happening>) {
        self.act = None;
        let choice = self.printed_card().choice;
        let CardInPlay { card, part, chosen, possible, .. } = *self.card_in_play();
        self.card_in_play = Some(CardInPlay { part: part + 1, chosen, possible, ..CardInPlay::new(card) });
        if choice {
            self.end_card(witness);
        } else {
            self.next_part(witness);
        }
    }

    /// NA-CARD-06, NA-CARD-09: a token if nothing could be carried out; the card goes under its deck.
    fn end_card(&mut self, witness: &mut impl Witness<Happening>) {
        let CardInPlay { card, possible, .. } =
            self.card_in_play.take().expect("a card is being carried out");
        let seat = self.active;
        if !possible {
            let supply = self.edition().numbers.card_fallback_supply;
            self.supply[seat.index()] += u16::from(supply);
            witness.tell(|| Happening::Consolation { seat, supply });
        }
        self.decks[card.pile.index()].put_under(card.index);
        self.end_action(witness);
    }

    // ------------------------------------------------------------------ what can be carried out

    /// NA-CARD-08: whether an effect can be carried out now.
    fn is_possible(&self, effect: Effect) -> bool {
        let seat = self.active;
        match effect {
            Effect::GainSupply { .. } | Effect::DefenceBonus { .. } | Effect::PeekChance { .. } => true,
            Effect::GainSupplyCount { what, .. } => self.count_for(what) > 0,
            Effect::GainUnits { .. } | Effect::FreeRecruit { .. } => {
                effect.levy().is_some_and(|levy| self.can_muster(seat, &levy))
            }
            Effect::Promote { units, .. } => {
                let mut any = false;
                self.drillable(units, |_, _| any = true);
                any
            }
            Effect::FreeMove { .. } => self.can_move(seat),
            Effect::FreeSwap { .. } => self.can_swap(seat),
            Effect::Redeploy { units, .. } => {
                let mut any = false;
                self.transfers(units, |_, _| any = true);
                any
            }
            Effect::RecoverBattleCards { .. } => {
                self.battle[seat.index()].discards(self.edition().battle.len()).next().is_some()
            }
            Effect::TakeSupply { .. }
            | Effect::RivalLosesSupply { .. }
            | Effect::RivalsLoseSupply { .. }
            | Effect::Desertion { .. }
            | Effect::Truce => !self.eligible_rivals(effect).is_empty(),
            // It would be of no use any more.
            Effect::AttackBonus { .. } => self.attacks == 0 && self.actions > 1,
            Effect::Attrition => !self.overcrowded().is_empty(),
            Effect::RaiseNeutral { .. } => !self.masterless().is_empty(),
            Effect::NewTradeRoute { .. } => self.route_deck.all().any(|route| !self.own_route(seat, route)),
        }
    }

    /// What a card counts.
    fn count_for(&self, what: Counted) -> u8 {
        let seat = self.active;
        let edition = self.edition();
        let counted = match what {
            Counted::PortCities => self.controlled(seat).and(edition.ports).len(),
            Counted::Seas => self.afloat[seat.index()].len(),
            Counted::ConqueredFlags => {
                let own = self
                    .realm(seat)
                    .iter()
                    .fold(PlaceSet::EMPTY, |own, empire| own.or(edition.flags_of(empire)));
                self.controlled(seat).and(edition.flags).without(own).len()
            }
        };
        counted as u8
    }

    /// NA-CARD-08: rivals on whom an effect can take effect.
    pub(crate) fn eligible_rivals(&self, effect: Effect) -> SeatSet {
        let eligible = |rival: &Seat| match effect {
            Effect::TakeSupply { .. } | Effect::RivalLosesSupply { .. } | Effect::RivalsLoseSupply { .. } => {
                self.supply[rival.index()] > 0
            }
            Effect::Desertion { units } => {
                let mut any = false;
                self.all_units(*rival, |unit, _, _| any |= units.contains(unit.kind()));
                any
            }
            _ => true,
        };
        self.others_after(self.active).filter(eligible).collect()
    }

    /// Every different unit of a player with its zone and number.
    fn all_units(&self, seat: Seat, mut out: impl FnMut(Unit, Zone, u8)) {
        let edition = self.edition();
        let places = self.held[seat.index()].iter().map(Place::zone);
        for zone in places.chain(self.afloat[seat.index()].iter().map(|sea| edition.zone_of(sea))) {
            self.units_in(seat, zone, |unit, count| out(unit, zone, count));
        }
    }

    /// Territories that hold three units of a rival and are not of his colours.
    pub(crate) fn overcrowded(&self) -> PlaceSet {
        let edition = self.edition();
        let full = edition.territories.and(self.full);
        self.others_after(self.active).fold(PlaceSet::EMPTY, |all, rival| {
            let home = self.home(rival);
            let abroad = self.held[rival.index()].and(full).without(home);
            all.or(abroad
                .iter()
                .filter(|place| self.troops[place.index()].len() == crate::units::TROOP)
                .collect())
        })
    }

    /// Empty cities that are the initial city of no player.
    pub(crate) fn masterless(&self) -> PlaceSet {
        let homes = Seat::first(self.players()).fold(PlaceSet::EMPTY, |all, seat| all.or(self.home(seat)));
        self.edition().cities.without(homes).without(self.occupied())
    }

    // ------------------------------------------------------------------ carrying out

    fn begin_part(&mut self, effect: Effect, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        match effect {
            Effect::GainSupply { amount } => self.supply_by_card(amount, witness),
            Effect::GainSupplyCount { what, amount, max } => {
                self.supply_by_card(self.count_for(what).saturating_mul(amount).min(max), witness);
            }
            Effect::GainUnits { .. } | Effect::FreeRecruit { .. } => {
                self.begin_muster(effect.levy().expect("it gives units"));
            }
            Effect::Promote { count, .. }
            | Effect::FreeMove { count }
            | Effect::FreeSwap { count }
            | Effect::Redeploy { count, .. }
            | Effect::RecoverBattleCards { count } => {
                self.card_in_play_mut().left = count;
                self.go_on_with_card(witness);
            }
            Effect::TakeSupply { .. }
            | Effect::RivalLosesSupply { .. }
            | Effect::Desertion { .. }
            | Effect::Truce => {
                self.ask(seat, Phase::Rival);
            }
            Effect::RivalsLoseSupply { amount } => {
                for rival in self.eligible_rivals(effect).iter() {
                    self.return_supply(rival, amount, witness);
                }
                self.end_part(witness);
            }
            Effect::AttackBonus { amount } => {
                self.onslaught += amount;
                witness.tell(|| Happening::AttackBonus { seat, amount });
                self.end_part(witness);
            }
            Effect::DefenceBonus { amount } => {
                self.defence[seat.index()] += amount;
                witness.tell(|| Happening::DefenceBonus { seat, amount });
                self.end_part(witness);
            }
            Effect::Attrition => self.ask(seat, Phase::Frost),
            Effect::RaiseNeutral { .. } => self.ask(seat, Phase::Rising),
            Effect::NewTradeRoute { .. } => self.go_on_drawing_routes(),
            Effect::PeekChance { count } => self.begin_peek(count, witness),
        }
    }

    /// The next time that an effect is carried out, if it can be. [NA-CARD-04]
    pub(crate) fn go_on_with_card(&mut self, witness: &mut impl Witness<Happening>) {
        let effect = self.effect();
        if !self.has_several_steps() && (self.card_in_play().left == 0 || !self.is_possible(effect)) {
            return self.end_part(witness);
        }
        let seat = self.active;
        match effect {
            Effect::FreeMove { .. } => self.name_by_card(Verb::Move),
            Effect::FreeSwap { .. } => self.name_by_card(Verb::Swap),
            Effect::Promote { .. } => self.ask(seat, Phase::Drill),
            Effect::Redeploy { .. } => self.ask(seat, Phase::TransferFrom),
            Effect::RecoverBattleCards { .. } => self.ask(seat, Phase::Recover),
            _ => unreachable!("{effect:?} is carried out once"),
        }
    }

    /// The effect is carried out once more.
    fn may_go_on(&self) -> Result<(), Refusal> {
        Refusal::CardUsedUp.unless(self.card_in_play().left > 0)
    }

    fn name_by_card(&mut self, verb: Verb) {
        self.asked = self.active;
        self.begin_act(verb);
    }

    fn supply_by_card(&mut self, supply: u8, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        self.supply[seat.index()] += u16::from(supply);
        witness.tell(|| Happening::SupplyByCard { seat, supply });
        self.end_part(witness);
    }

    fn return_supply(&mut self, rival: Seat, amount: u8, witness: &mut impl Witness<Happening>) {
        let supply = self.supply[rival.index()].min(amount.into());
        self.supply[rival.index()] -= supply;
        witness.tell(|| Happening::SupplyLost { seat: rival, supply: supply as u8 });
    }

    // ------------------------------------------------------------------ rivals

    pub(crate) fn may_aim_at(&self, rival: Seat) -> Result<(), Refusal> {
        Refusal::NoEffect.unless(self.eligible_rivals(self.effect()).contains(rival))
    }

    /// The effect can be aimed at one of these places.
    pub(crate) fn may_aim_in(&self, zone: Zone, places: PlaceSet) -> Result<(), Refusal> {
        Refusal::NoEffect.unless(self.is_among(zone, places))
    }

    pub(crate) fn choose_rival(&mut self, rival: Seat, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        match self.effect() {
            Effect::TakeSupply { amount } => {
                let supply = self.supply[rival.index()].min(amount.into());
                self.supply[rival.index()] -= supply;
                self.supply[seat.index()] += supply;
                witness.tell(|| Happening::SupplyGiven { seat: rival, to: seat, supply: supply as u8 });
                self.end_part(witness);
            }
            Effect::RivalLosesSupply { amount } => {
                self.return_supply(rival, amount, witness);
                self.end_part(witness);
            }
            Effect::Truce => {
                self.truces[seat.index()].insert(rival);
                witness.tell(|| Happening::TruceMade { seat, rival });
                self.end_part(witness);
            }
            _ => {
                self.card_in_play_mut().rival = Some(rival);
                self.ask(rival, Phase::Desert);
            }
        }
    }

    pub(crate) fn choose_frost(&mut self, zone: Zone) {
        let holder = self.holder(Place(zone.0)).and_then(crate::position::Holder::seat);
        let rival = holder.expect("a rival has units there");
        let card_in_play = self.card_in_play_mut();
        card_in_play.rival = Some(rival);
        card_in_play.zone = Some(zone);
        self.ask(rival, Phase::Desert);
    }

    /// An own unit in a zone that the rival may eliminate.
    pub(crate) fn may_desert(&self, seat: Seat, unit: Unit, zone: Option<Zone>) -> Result<(), Refusal> {
        let suffers = match self.effect() {
            Effect::Desertion { units } => units.contains(unit.kind()),
            _ => zone == self.card_in_play().zone,
        };
        let own = self.may_command(seat, unit).is_ok() && zone.is_some_and(|at| self.count_in(unit, at) > 0);
        Refusal::NotOnTheCard { unit }.unless(own && suffers)
    }

    pub(crate) fn offer_deserters(&self, seat: Seat, out: &mut impl FnMut(Choice)) {
        self.all_units(seat, |unit, zone, _| {
            if self.may_desert(seat, unit, Some(zone)).is_ok() {
                out(Choice::Lose(unit, Some(zone)));
            }
        });
    }

    pub(crate) fn desert(
        &mut self,
        seat: Seat,
        unit: Unit,
        zone: Zone,
        witness: &mut impl Witness<Happening>,
    ) {
        self.eliminate(unit, zone);
        witness.tell(|| Happening::Lost { owner: Some(seat), unit, zone, rule: RuleId("NA-CARD-08") });
        self.asked = self.active;
        self.end_part(witness);
    }

    // ------------------------------------------------------------------ a neutral city

    pub(crate) fn rise(&mut self, zone: Zone, witness: &mut impl Witness<Happening>) {
        let Effect::RaiseNeutral { kind } = self.effect() else {
            unreachable!("only this card raises a city")
        };
        let unit = Unit::new(kind, Empire::NEUTRAL);
        self.station(unit, Place(zone.0));
        debug_assert!(self.held[NEUTRAL].contains(Place(zone.0)));
        witness.tell(|| Happening::NeutralRaised { unit: kind, zone });
        self.end_part(witness);
    }

    // ------------------------------------------------------------------ promotions

    /// Units of some types that a card can promote, each unit once only.
    fn drillable(&self, units: KindSet, mut out: impl FnMut(Unit, Zone)) {
        let moved = self.card_in_play.map_or(Legs::default(), |card_in_play| card_in_play.moved);
        for place in self.held[self.active.index()].iter() {
            for (unit, count) in self.troops[place.index()].counted() {
                let fresh = count > moved.arriving(unit, place.zone());
                if fresh && units.contains(unit.kind()) && self.may_rise(unit).is_ok() {
                    out(unit, place.zone());
                }
            }
        }
    }

    pub(crate) fn may_drill(&self, unit: Unit, zone: Zone) -> Result<(), Refusal> {
        self.may_go_on()?;
        self.may_rise(unit)?;
        let mut drillable = false;
        self.drillable(self.kinds_on_card(), |other, at| drillable |= (other, at) == (unit, zone));
        Refusal::NoPromotion { unit, rule: RuleId("NA-CARD-04") }.unless(drillable)
    }

    pub(crate) fn offer_drill(&self, out: &mut impl FnMut(Choice)) {
        if self.may_go_on().is_ok() {
            self.drillable(self.kinds_on_card(), |unit, zone| out(Choice::Promote(unit, zone)));
        }
        out(Choice::Done);
    }

    pub(crate) fn drill(&mut self, unit: Unit, zone: Zone, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        let higher = self.promote(unit, Place(zone.0));
        witness.tell(|| Happening::promoted(seat, unit, zone, "NA-CARD-04"));
        let card_in_play = self.card_in_play_mut();
        card_in_play.left -= 1;
        // As what it is now, so that it is not promoted a second time.
        card_in_play.moved.insert(Leg::new(higher, zone));
        self.go_on_with_card(witness);
    }

    // ------------------------------------------------------------------ transfers

    /// Units of some types that a card can transfer, with their zones.
    pub(crate) fn transfers(&self, units: KindSet, mut out: impl FnMut(Unit, Zone)) {
        let seat = self.active;
        let moved = self.card_in_play.map_or(Legs::default(), |card_in_play| card_in_play.moved);
        self.all_units(seat, |unit, zone, count| {
            if units.contains(unit.kind())
                && count > moved.arriving(unit, zone)
                && !self.besieged(seat, zone)
                && self.has_transfer_goal(unit, zone)
            {
                out(unit, zone);
            }
        });
    }

    /// Whether a zone is a city whose territory holds enemy units.
    fn besieged(&self, seat: Seat, zone: Zone) -> bool {
        self.gate(zone).is_some_and(|(_, around)| self.hostile(seat).contains(around))
    }

    fn has_transfer_goal(&self, unit: Unit, from: Zone) -> bool {
        let mut any = false;
        self.transfer_goals(unit, from, |_| any = true);
        any
    }

    /// Zones where a unit could be recruited, its own excepted.
    fn transfer_goals(&self, unit: Unit, from: Zone, mut out: impl FnMut(Zone)) {
        self.sites(unit, self.depots(self.active), |zone| {
            if zone != from {
                out(zone);
            }
        });
    }

    /// A zone with own units that can be transferred, but for a besieged city.
    pub(crate) fn may_transfer_from(&self, seat: Seat, zone: Zone) -> Result<(), Refusal> {
        let rule = RuleId("NA-CARD-04");
        self.may_go_on()?;
        Refusal::NoOwnUnits { zone, rule }.unless(self.is_held(seat, zone))?;
        Refusal::Besieged { zone }.unless(!self.besieged(seat, zone))?;
        let mut any = false;
        self.transfers(self.kinds_on_card(), |_, from| any |= from == zone);
        Refusal::CannotLeave { zone, rule }.unless(any)
    }

    pub(crate) fn offer_transfer_from(&self, out: &mut impl FnMut(Choice)) {
        let mut last = None;
        if self.may_go_on().is_ok() {
            self.transfers(self.kinds_on_card(), |_, zone| {
                if last != Some(zone) {
                    last = Some(zone);
                    out(Choice::From(zone));
                }
            });
        }
        out(Choice::Done);
    }

    pub(crate) fn transfer_from(&mut self, zone: Zone) {
        self.card_in_play_mut().zone = Some(zone);
        self.phase = Phase::TransferWith;
    }

    pub(crate) fn may_transfer(&self, unit: Unit) -> Result<(), Refusal> {
        let mut any = false;
        self.transferable_here(|other| any |= other == unit);
        Refusal::NotOnTheCard { unit }.unless(any)
    }

    /// Units of the zone named that can be transferred.
    pub(crate) fn transferable_here(&self, mut out: impl FnMut(Unit)) {
        let from = self.card_in_play().zone;
        self.transfers(self.kinds_on_card(), |unit, zone| {
            if from == Some(zone) {
                out(unit);
            }
        });
    }

    pub(crate) fn transfer_with(&mut self, unit: Unit) {
        self.card_in_play_mut().unit = Some(unit);
        self.phase = Phase::TransferTo;
    }

    /// Another zone where the unit could be recruited.
    pub(crate) fn may_transfer_to(&self, seat: Seat, zone: Zone) -> Result<(), Refusal> {
        let unit = self.card_in_play().unit.expect("a unit is named");
        Refusal::NothingChanges.unless(self.card_in_play().zone != Some(zone))?;
        self.may_muster_in(seat, unit, zone)
    }

    pub(crate) fn offer_transfer_to(&self, out: &mut impl FnMut(Choice)) {
        if let (Some(unit), Some(from)) = (self.card_in_play().unit, self.card_in_play().zone) {
            self.transfer_goals(unit, from, |to| out(Choice::To(to)));
        }
    }

    pub(crate) fn transfer_to(&mut self, to: Zone, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        let card_in_play = self.card_in_play_mut();
        let unit = card_in_play.unit.take().expect("a unit is named");
        let from = card_in_play.zone.take().expect("a zone is named");
        card_in_play.left -= 1;
        card_in_play.moved.insert(Leg::new(unit, to));
        self.relocate(unit, from, to);
        witness.tell(|| Happening::Transferred { seat, unit, from, to });
        self.go_on_with_card(witness);
    }

    // ------------------------------------------------------------------ Battle cards

    /// A card that lies in the discards.
    pub(crate) fn may_recover(&self, seat: Seat, card: u8) -> Result<(), Refusal> {
        self.may_go_on()?;
        Refusal::CardInHand { card: Battle(card) }.unless(!self.battle[seat.index()].holds(card))
    }

    pub(crate) fn offer_recover(&self, seat: Seat, out: &mut impl FnMut(Choice)) {
        let cards = 0..self.edition().battle.len() as u8;
        let discards = cards.filter(|&card| self.may_recover(seat, card).is_ok());
        discards.for_each(|card| out(Choice::Recover(card)));
        out(Choice::Done);
    }

    pub(crate) fn recover(&mut self, seat: Seat, card: u8, witness: &mut impl Witness<Happening>) {
        self.battle[seat.index()].recover(card);
        self.card_in_play_mut().left -= 1;
        witness.tell(|| Happening::BattleCardRecovered { seat, card: Battle(card) });
        self.go_on_with_card(witness);
    }

    // ------------------------------------------------------------------ Trade Routes

    /// Cards are drawn until enough show no own city, or the deck ends.
    fn go_on_drawing_routes(&mut self) {
        let Effect::NewTradeRoute { draw } = self.effect() else {
            unreachable!("only this effect draws routes")
        };
        let enough = self.card_in_play().offered.len() >= usize::from(draw);
        if enough || self.route_deck.top().is_empty() {
            self.ask(self.active, Phase::KeepRoute);
        } else {
            self.phase = Phase::DrawRoute;
        }
    }

    pub(crate) fn route_drawn(&mut self, route: Route, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        self.route_deck.draw(route);
        witness.tell(|| Happening::RouteDrawn { seat, route });
        let own = self.own_route(seat, route);
        let card_in_play = self.card_in_play_mut();
        if own {
            card_in_play.unfit.insert(route);
        } else {
            card_in_play.offered.insert(route);
        }
        self.go_on_drawing_routes();
    }

    /// The Trade Routes among which one is kept.
    pub(crate) fn routes_at_hand(&self, seat: Seat) -> RouteSet {
        let own = self.routes[seat.index()];
        self.card_in_play().offered.or(own.map(RouteSet::only).unwrap_or_default())
    }

    pub(crate) fn may_keep(&self, seat: Seat, route: Route) -> Result<(), Refusal> {
        Refusal::RouteNotDrawn.unless(self.routes_at_hand(seat).contains(route))
    }

    pub(crate) fn keep_route(&mut self, seat: Seat, route: Route, witness: &mut impl Witness<Happening>) {
        let mut offered = self.routes_at_hand(seat);
        let unfit = self.card_in_play().unfit;
        offered.remove(route);
        self.routes[seat.index()] = Some(route);
        self.route_deck.put_under(offered.or(unfit));
        witness.tell(|| Happening::RouteKept { seat, route });
        self.end_part(witness);
    }

    // ------------------------------------------------------------------ a look at the Chance deck

    /// The cards that are looked at; the deck is shuffled anew if it is used up. [NA-COM-12]
    fn begin_peek(&mut self, count: u8, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        self.renew_chance(witness);
        let looked = u32::from(count).min(self.chance.len()) as usize;
        self.card_in_play_mut().left = looked as u8;
        let known = self.chance.top().len().min(looked);
        self.chance.look(seat, known);
        for &Known { card, .. } in &self.chance.top()[..known] {
            witness.tell(|| Happening::Peeked { seat, card: Chance(card) });
        }
        self.go_on_peeking(witness);
    }

    fn go_on_peeking(&mut self, witness: &mut impl Witness<Happening>) {
        let looked = usize::from(self.card_in_play().left);
        if self.chance.top().len() < looked {
            self.phase = Phase::Peek;
            return;
        }
        self.chance.take_up(self.active, looked, self.players());
        self.go_on_arranging(witness);
    }

    pub(crate) fn peeked(&mut self, card: u8, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        self.chance.pile.take(card);
        self.chance.push(Known::new(card, seat));
        witness.tell(|| Happening::Peeked { seat, card: Chance(card) });
        self.go_on_peeking(witness);
    }

    /// How many of the cards that were looked at have been put back.
    fn arranged(&self) -> usize {
        let Effect::PeekChance { count } = self.effect() else {
            unreachable!("only this effect looks at cards")
        };
        u32::from(count).min(self.chance.len()) as usize - usize::from(self.card_in_play().left)
    }

    /// The cards are put back one after the other, the uppermost first; the last one has no choice.
    fn go_on_arranging(&mut self, witness: &mut impl Witness<Happening>) {
        let seat = self.active;
        if self.card_in_play().left > 1 {
            return self.ask(seat, Phase::Arrange);
        }
        witness.tell(|| Happening::Arranged { seat });
        self.end_part(witness);
    }

    /// A card that was looked at and is not put back yet.
    pub(crate) fn may_put_back(&self, card: u8) -> Result<(), Refusal> {
        let loose = &self.chance.top()[self.loose()];
        Refusal::NotLookedAt.unless(loose.iter().any(|known| known.card == card))
    }

    pub(crate) fn offer_arrange(&self, out: &mut impl FnMut(Choice)) {
        let mut last = None;
        for known in &self.chance.top()[self.loose()] {
            if last != Some(known.card) {
                last = Some(known.card);
                out(Choice::Top(known.card));
            }
        }
    }

    pub(crate) fn arrange(&mut self, card: u8, witness: &mut impl Witness<Happening>) {
        let loose = self.loose();
        let rest = &mut self.chance.top_mut()[loose];
        let place = rest.iter().position(|known| known.card == card).expect("the card was looked at");
        rest[..=place].rotate_right(1);
        self.card_in_play_mut().left -= 1;
        self.go_on_arranging(witness);
    }

    /// The places of the cards that have been looked at and are not put back yet.
    fn loose(&self) -> Range<usize> {
        let first = self.arranged();
        first..first + usize::from(self.card_in_play().left)
    }

    /// The same, if cards are being put back.
    pub(crate) fn loose_cards(&self) -> Option<Range<usize>> {
        (self.phase == Phase::Arrange).then(|| self.loose())
    }

    /// NA-COM-12: a used-up deck is formed anew from the cards laid aside.
    pub(crate) fn renew_chance(&mut self, witness: &mut impl Witness<Happening>) {
        if self.chance.len() == 0 {
            self.chance.shuffle();
            witness.tell(|| Happening::ChanceReshuffled);
        }
    }

    /// The deck of a card, for those who read its id.
    pub(crate) fn top_cards(&self, pile: Pile) -> impl Iterator<Item = (Card, u32)> {
        self.decks[pile.index()].odds().map(move |(index, weight)| (Card { pile, index }, weight))
    }
}
