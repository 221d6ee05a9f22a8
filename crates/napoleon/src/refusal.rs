//! Why a choice is not legal: the most helpful reason for each way to be wrong.

use empires::order::Order;
use table::{Awaiting, RuleId, Seat};

use crate::{
    decks::Battle,
    position::{Holder, Phase, Position, Verb},
    units::{Empire, Unit},
    words::Choice,
    zones::{Place, Sea, Zone},
};

table::told! {
    /// One row for each way to be wrong.
    pub enum Refusal of Position, "napoleon-refusal-";
    /// The game is over.
    Over "over" => "NA-END-03";
    /// A card is drawn or a lot is cast first.
    ChanceFirst "chance-first" => "NA-TURN-09";
    /// Another player is asked.
    NotAsked { seat: Seat } "not-asked" => "NA-TURN-08";
    /// The Battle card has been chosen.
    AlreadyChosen "already-chosen" => "NA-COM-09";
    /// The lot, dealing and drawing are left to chance.
    LeftToChance { rule: RuleId } "left-to-chance" => ["NA-CARD-01", "NA-COM-11", "NA-SET-06", "NA-SET-10"];
    /// What has begun is finished first.
    NotNow "not-now" => "NA-TURN-09";
    /// The empire is taken.
    EmpireTaken { empire: Empire } "empire-taken" => "NA-SET-03";
    /// The empire is not one of the player's.
    NotYourEmpire { empire: Empire } "not-your-empire" => "NA-SET-11";
    /// No such unit is left to place.
    NoSuchPiece { unit: Unit } "no-such-piece" => "NA-SET-08";
    /// The zone is no initial zone of the player.
    NotHome { zone: Zone } "not-home" => "NA-SET-09";
    /// Ships at sea, land units in territories and cities.
    WrongElement { zone: Zone } "wrong-element" => "NA-ZONE-02";
    /// The sea is not next to the right zones.
    SeaNotAdjacent { zone: Zone, rule: RuleId } "sea-not-adjacent" => ["NA-REC-07", "NA-SET-09"];
    /// As many units as fit are there.
    Full { zone: Zone } "full" => "NA-ZONE-04";
    /// Both actions are used.
    NoActionLeft "no-action-left" => "NA-TURN-03";
    /// One attack in a turn.
    AttackedAlready "attacked-already" => "NA-TURN-05";
    /// Nothing can be attacked.
    NothingToAttack "nothing-to-attack" => "NA-TURN-10";
    /// Nothing can move.
    NothingToMove "nothing-to-move" => "NA-TURN-10";
    /// Nothing can be swapped.
    NothingToSwap "nothing-to-swap" => "NA-TURN-10";
    /// Nothing can be recruited.
    NothingToRecruit "nothing-to-recruit" => "NA-TURN-10";
    /// No own units in that zone.
    NoOwnUnits { zone: Zone, rule: RuleId }
        "no-own-units" => ["NA-ATK-01", "NA-CARD-04", "NA-FREE-02", "NA-MOVE-01", "NA-SWAP-04"];
    /// The units there can't go anywhere, or attack anything.
    CannotLeave { zone: Zone, rule: RuleId }
        "cannot-leave" => ["NA-ATK-04", "NA-CARD-04", "NA-MOVE-03", "NA-SWAP-01"];
    /// A unit in a city leaves it as a free action.
    LeavesFreely { zone: Zone } "leaves-freely" => "NA-MOVE-07";
    /// A card moves each unit once only.
    MovedAlready { unit: Unit } "moved-already" => "NA-CARD-04";
    /// No such unit is there, or left.
    NoSuchUnit { unit: Unit } "no-such-unit" => "NA-ATK-01";
    /// Units are named in order, under the first rulings.
    OutOfOrder "out-of-order" => "NA-MOVE-09";
    /// Nobody rides down the lone enemy there.
    NoRider { zone: Zone } "no-rider" => "NA-CAV-06";
    /// The unit does not get there.
    OutOfReach { zone: Zone, rule: RuleId }
        "out-of-reach" => ["NA-ATK-04", "NA-ATK-06", "NA-MOVE-01", "NA-SWAP-01"];
    /// The sea on the way is closed for this turn.
    SeaClosed { sea: Sea } "sea-closed" => "NA-SEA-13";
    /// Others hold the place: it must be attacked.
    HeldByOthers { zone: Zone } "held-by-others" => "NA-MOVE-03";
    /// A city is entered by a free action.
    EnteredFreely { zone: Zone } "entered-freely" => "NA-MOVE-02";
    /// There is nothing to attack in that zone.
    NothingThere { zone: Zone } "nothing-there" => "NA-ATK-01";
    /// Own units are not attacked.
    OwnUnits { zone: Zone } "own-units" => "NA-ATK-01";
    /// A truce, or the first round.
    Protected { seat: Seat, rule: RuleId } "protected" => ["NA-CARD-05", "NA-TURN-05"];
    /// Land units and ships never fight each other.
    LandAndSea "land-and-sea" => "NA-ATK-05";
    /// A single militia or artillery unit does not attack horse in the open.
    AloneAgainstHorse { zone: Zone } "alone-against-horse" => "NA-ATK-08";
    /// One unit against a city from the sea.
    OneAgainstPort "one-against-port" => "NA-SEA-08";
    /// That player has no ships there.
    NoShipsThere { seat: Seat } "no-ships-there" => "NA-ATK-07";
    /// Nothing would change.
    NothingChanges "nothing-changes" => "NA-TURN-10";
    /// Nothing is named.
    NothingNamed "nothing-named" => "NA-TURN-10";
    /// These seas make no way.
    NoRoute "no-route" => "NA-SEA-03";
    /// The city is not empty.
    CityNotEmpty { zone: Zone } "city-not-empty" => "NA-FREE-01";
    /// The unit does not stand around the city.
    NotAroundCity { zone: Zone } "not-around-city" => "NA-FREE-01";
    /// That is no city of the right kind.
    NotSuchCity { zone: Zone, rule: RuleId } "not-such-city" => ["NA-FREE-01", "NA-FREE-02", "NA-FREE-05"];
    /// Enemies stand before the city.
    Besieged { zone: Zone } "besieged" => "NA-FREE-02";
    /// Units have just come or gone there.
    CameAndWent { zone: Zone } "came-and-went" => "NA-FREE-03";
    /// The unit can't be recruited.
    NotForRecruiting { unit: Unit } "not-for-recruiting" => "NA-REC-04";
    /// The card does not give it.
    NotOnTheCard { unit: Unit } "not-on-the-card" => "NA-CARD-04";
    /// The card gives no more.
    CardUsedUp "card-used-up" => "NA-CARD-04";
    /// Not enough supply.
    TooDear { unit: Unit } "too-dear" => "NA-REC-01";
    /// No counter of that type is left.
    NoCounter { unit: Unit } "no-counter" => "NA-REC-08";
    /// There is no place for it.
    NoPlace { unit: Unit } "no-place" => "NA-REC-06";
    /// The zone is not controlled.
    NotControlled { zone: Zone } "not-controlled" => "NA-REC-06";
    /// An initial zone of another player.
    ForeignHome { zone: Zone } "foreign-home" => "NA-REC-06";
    /// The option can't be carried out.
    OptionImpossible "option-impossible" => "NA-CARD-08";
    /// The effect can't be aimed at that.
    NoEffect "no-effect" => "NA-CARD-08";
    /// Something must be chosen.
    Compulsory { rule: RuleId }
        "compulsory" => ["NA-CARD-04", "NA-GB-03", "NA-RES-01", "NA-RES-03", "NA-RES-12"];
    /// The Trade Route was not drawn.
    RouteNotDrawn "route-not-drawn" => "NA-TRADE-04";
    /// The Battle card is in hand already.
    CardInHand { card: Battle } "card-in-hand" => "NA-CARD-04";
    /// The Battle card is not in hand.
    BattleCardUsed { card: Battle } "battle-card-used" => "NA-RES-17";
    /// The card was not looked at, or is put back.
    NotLookedAt "not-looked-at" => "NA-SET-15";
    /// The unit can't take part.
    CannotSupport { zone: Zone } "cannot-support" => "NA-GB-07";
    /// Ships on land and land units at sea do not support.
    WrongSupport "wrong-support" => "NA-GB-09";
    /// No such unit takes part.
    NotTakingPart { unit: Unit } "not-taking-part" => "NA-RES-01";
    /// Ships at a port can't be eliminated.
    ShipsAtPort "ships-at-port" => "NA-GB-10";
    /// Losses fall on the principal's own units first.
    OwnUnitsFirst "own-units-first" => "NA-RES-02";
    /// The unit can't be pursued.
    NotFleeing { unit: Unit } "not-fleeing" => "NA-RES-07";
    /// This sea need not or can't be asked.
    NotWorthAsking { sea: Sea } "not-worth-asking" => "NA-SEA-13";
    /// Not to where the attack came from.
    TheOrigin { zone: Zone } "the-origin" => "NA-RES-10";
    /// No refuge there.
    NoRefuge { zone: Zone } "no-refuge" => "NA-RES-10";
    /// As many as possible must flee.
    MustFlee "must-flee" => "NA-RES-11";
    /// The unit can't rise.
    CannotRise { unit: Unit } "cannot-rise" => "NA-PROM-06";
    /// No counter of the next level is left.
    NoHigherCounter { unit: Unit } "no-higher-counter" => "NA-PROM-07";
    /// The unit did not take part, or there is no promotion left for it.
    NoPromotion { unit: Unit, rule: RuleId }
        "no-promotion" => ["NA-CARD-04", "NA-CAV-04", "NA-PROM-01", "NA-PROM-03"];
}

impl Position {
    /// A choice is legal exactly if it is offered; otherwise the reason is looked for.
    pub(crate) fn check(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let mut offered = false;
        self.offer(seat, self.order_of_naming(), &mut |offer| offered |= offer == choice);
        if offered { Ok(()) } else { Err(self.why_not(seat, choice)) }
    }

    fn why_not(&self, seat: Seat, choice: Choice) -> Refusal {
        let chance = |rule| Refusal::LeftToChance { rule: RuleId(rule) };
        match choice {
            Choice::Start(_) => return chance("NA-SET-06"),
            Choice::DrawRoute(_) => return chance("NA-SET-10"),
            Choice::DrawCard(_) => return chance("NA-CARD-01"),
            Choice::DrawChance(_) | Choice::Peek(_) => return chance("NA-COM-11"),
            _ => {}
        }
        match self.awaiting() {
            Awaiting::Nobody => return Refusal::Over,
            Awaiting::Chance => return Refusal::ChanceFirst,
            Awaiting::Seats(seats) if !seats.contains(seat) => {
                let chosen = self.phase == Phase::BattleCards && self.combat().side_of(seat).is_some();
                return match seats.lowest() {
                    Some(_) if chosen => Refusal::AlreadyChosen,
                    Some(asked) => Refusal::NotAsked { seat: asked },
                    None => Refusal::NotNow,
                };
            }
            Awaiting::Seats(_) => {}
        }
        match (self.phase, choice) {
            (Phase::PickEmpire, Choice::Empire(empire)) => Refusal::EmpireTaken { empire },
            (Phase::Piece, Choice::Place(unit)) => {
                self.foreign(seat, unit).unwrap_or(Refusal::NoSuchPiece { unit })
            }
            (Phase::PieceIn(unit), Choice::In(zone)) => self.why_not_placed(seat, unit, zone),
            (Phase::Actions, _) => self.why_no_action(seat, choice),
            (Phase::From, Choice::From(zone)) => self.why_not_from(seat, zone),
            (Phase::Target, Choice::To(zone)) => self.why_no_target(seat, zone),
            (Phase::Against, Choice::Against(rival)) => {
                self.why_protected(seat, rival).unwrap_or(Refusal::NoShipsThere { seat: rival })
            }
            (Phase::Via, Choice::Via(first, second)) => {
                let closed =
                    [Some(first), second].into_iter().flatten().find(|&sea| self.refused.contains(sea));
                closed.map_or(Refusal::NoRoute, |sea| Refusal::SeaClosed { sea })
            }
            (Phase::With, Choice::With(unit)) => self.why_not_with(seat, unit),
            (Phase::With, Choice::Go) => self.why_not_go(),
            (Phase::To, Choice::To(zone)) => self.why_not_to(seat, zone),
            (Phase::For, Choice::For(unit)) => {
                let there = self.act().to.is_some_and(|to| self.count_in(unit, to) > 0);
                if there { Refusal::NothingChanges } else { Refusal::NoSuchUnit { unit } }
            }
            (Phase::Ride, Choice::Promote(unit, _)) => self.why_no_rise(unit, RuleId("NA-CAV-04")),
            (Phase::Storm, Choice::Storm(zone)) => Refusal::NotSuchCity { zone, rule: RuleId("NA-FREE-05") },
            (Phase::Take, Choice::Take(unit)) => self.why_not_take(seat, unit),
            (Phase::Take, Choice::Done) => Refusal::NothingNamed,
            (Phase::TakeIn, Choice::In(zone)) => self.why_not_take_in(seat, zone),
            (Phase::Option, Choice::Option(_)) => Refusal::OptionImpossible,
            (Phase::Rival, Choice::Rival(_)) | (Phase::Frost | Phase::Rising, Choice::In(_)) => {
                Refusal::NoEffect
            }
            (Phase::Desert, Choice::Lose(unit, _)) | (Phase::TransferWith, Choice::With(unit)) => {
                Refusal::NotOnTheCard { unit }
            }
            (Phase::Rival | Phase::Frost | Phase::Rising | Phase::Desert, Choice::Done | Choice::Pass) => {
                Refusal::Compulsory { rule: RuleId("NA-CARD-04") }
            }
            (Phase::KeepRoute, Choice::Keep(_)) => Refusal::RouteNotDrawn,
            (Phase::Arrange, Choice::Top(_)) => Refusal::NotLookedAt,
            (Phase::Recover, Choice::Recover(_))
            | (Phase::Drill, Choice::Promote(..))
            | (Phase::TransferFrom, Choice::From(_))
                if self.card_in_play().left == 0 =>
            {
                Refusal::CardUsedUp
            }
            (Phase::Recover, Choice::Recover(card)) => Refusal::CardInHand { card: Battle(card) },
            (Phase::Drill, Choice::Promote(unit, _)) => self.why_no_rise(unit, RuleId("NA-CARD-04")),
            (Phase::TransferFrom, Choice::From(zone)) => self.why_no_transfer(seat, zone),
            (Phase::TransferTo, Choice::To(zone)) => {
                let unit = self.card_in_play().unit.expect("a unit is named");
                if self.card_in_play().zone == Some(zone) {
                    Refusal::NothingChanges
                } else {
                    self.why_not_recruited(seat, unit, zone)
                }
            }
            _ => self.why_not_in_combat(seat, choice),
        }
    }

    fn why_not_in_combat(&self, seat: Seat, choice: Choice) -> Refusal {
        match (self.phase, choice) {
            (Phase::BattleCards, Choice::Card(card)) => Refusal::BattleCardUsed { card: Battle(card) },
            (Phase::Join(_) | Phase::AidWith(_), Choice::Support(unit, zone)) => {
                self.why_no_support(seat, unit, zone)
            }
            (Phase::AidWith(_), Choice::Done) => Refusal::Compulsory { rule: RuleId("NA-GB-03") },
            (Phase::Losses(_), Choice::Lose(unit, _)) => self.why_not_lost(seat, unit),
            (Phase::Losses(side), Choice::Pass | Choice::Done) => {
                Refusal::Compulsory { rule: self.cause_of_loss(side) }
            }
            (Phase::Pursuit, Choice::Pursue(unit, _)) => Refusal::NotFleeing { unit },
            (Phase::FlightAsk, Choice::Ask(sea)) => Refusal::NotWorthAsking { sea },
            (Phase::Flight, Choice::To(zone)) => self.why_no_refuge(zone),
            (Phase::Flight, Choice::Surrender) => Refusal::MustFlee,
            (Phase::Advance, Choice::Advance(unit)) => Refusal::NotTakingPart { unit },
            (Phase::Advance, Choice::Pass | Choice::Done) => {
                Refusal::Compulsory { rule: RuleId("NA-RES-12") }
            }
            (Phase::Promotion(side), Choice::Promote(unit, _)) => {
                self.why_no_rise(unit, RuleId(self.ordinary_promotion(side)))
            }
            _ => Refusal::NotNow,
        }
    }

    fn foreign(&self, seat: Seat, unit: Unit) -> Option<Refusal> {
        let empire = unit.empire();
        (self.owner(unit) != Holder::Seat(seat)).then_some(Refusal::NotYourEmpire { empire })
    }

    fn why_not_placed(&self, seat: Seat, unit: Unit, zone: Zone) -> Refusal {
        match (self.edition().place(zone), unit.kind().is_ship()) {
            (None, true) => Refusal::SeaNotAdjacent { zone, rule: RuleId("NA-SET-09") },
            (Some(place), false) if self.home(seat).contains(place) => Refusal::Full { zone },
            (Some(_), false) => Refusal::NotHome { zone },
            _ => Refusal::WrongElement { zone },
        }
    }

    fn why_no_action(&self, seat: Seat, choice: Choice) -> Refusal {
        match choice {
            Choice::Enter(unit, zone) => self.why_not_enter(seat, unit, zone),
            Choice::Leave(zone) => self.why_not_leave(seat, zone),
            Choice::Move
            | Choice::Attack
            | Choice::Swap
            | Choice::Supply
            | Choice::Recruit
            | Choice::TakeCard(_)
                if self.actions == 0 =>
            {
                Refusal::NoActionLeft
            }
            Choice::Attack | Choice::Storm(_) if self.attacks >= self.edition().numbers.attacks_per_turn => {
                Refusal::AttackedAlready
            }
            Choice::Attack => Refusal::NothingToAttack,
            Choice::Move => Refusal::NothingToMove,
            Choice::Swap => Refusal::NothingToSwap,
            Choice::Recruit => Refusal::NothingToRecruit,
            Choice::Storm(zone) => Refusal::NotSuchCity { zone, rule: RuleId("NA-FREE-05") },
            _ => Refusal::NotNow,
        }
    }

    /// The city of a zone with its territory.
    fn gate(&self, zone: Zone) -> Option<(Place, Place)> {
        let edition = self.edition();
        let city = edition.place(zone).filter(|&place| edition.cities.contains(place))?;
        Some((city, edition.partner[city.index()]?))
    }

    fn why_not_enter(&self, seat: Seat, unit: Unit, zone: Zone) -> Refusal {
        let Some((city, around)) = self.gate(zone) else {
            return Refusal::NotSuchCity { zone, rule: RuleId("NA-FREE-01") };
        };
        if let Some(refusal) = self.foreign(seat, unit) {
            refusal
        } else if self.occupied().contains(city) {
            Refusal::CityNotEmpty { zone }
        } else if self.troops[around.index()].has(unit) {
            Refusal::CameAndWent { zone }
        } else {
            Refusal::NotAroundCity { zone }
        }
    }

    fn why_not_leave(&self, seat: Seat, zone: Zone) -> Refusal {
        let Some((city, around)) = self.gate(zone) else {
            return Refusal::NotSuchCity { zone, rule: RuleId("NA-FREE-02") };
        };
        if !self.held[seat.index()].contains(city) {
            Refusal::NoOwnUnits { zone, rule: RuleId("NA-FREE-02") }
        } else if self.hostile(seat).contains(around) {
            Refusal::Besieged { zone }
        } else if self.full.contains(around) {
            Refusal::Full { zone: around.zone() }
        } else {
            Refusal::CameAndWent { zone }
        }
    }

    fn why_not_from(&self, seat: Seat, zone: Zone) -> Refusal {
        let (none, stuck) = match self.act().verb {
            Verb::Attack => ("NA-ATK-01", "NA-ATK-04"),
            Verb::Swap => ("NA-SWAP-04", "NA-SWAP-01"),
            Verb::Move | Verb::Storm => ("NA-MOVE-01", "NA-MOVE-03"),
        };
        let mut own = false;
        self.units_in(seat, zone, |_, _| own = true);
        if !own {
            return Refusal::NoOwnUnits { zone, rule: RuleId(none) };
        }
        if self.act().verb == Verb::Move && self.gate(zone).is_some() {
            return Refusal::LeavesFreely { zone };
        }
        // NA-ATK-08: the only thing that keeps a neighbour of the enemy from attacking.
        if let Some(place) = self.edition().place(zone).filter(|_| self.act().verb == Verb::Attack) {
            let horse = self.edition().near[place.index()].and(self.attackable(seat)).and(self.mounted);
            if let Some(target) = horse.first() {
                return Refusal::AloneAgainstHorse { zone: target.zone() };
            }
        }
        Refusal::CannotLeave { zone, rule: RuleId(stuck) }
    }

    /// Why a rival may not be attacked. [NA-CARD-05, NA-TURN-05]
    fn why_protected(&self, seat: Seat, rival: Seat) -> Option<Refusal> {
        let truce = self.truces[rival.index()].contains(seat);
        let rule = RuleId(if truce { "NA-CARD-05" } else { "NA-TURN-05" });
        self.protected(seat).contains(rival).then_some(Refusal::Protected { seat: rival, rule })
    }

    fn why_no_target(&self, seat: Seat, zone: Zone) -> Refusal {
        let edition = self.edition();
        let from = self.act().from.expect("a zone is named");
        if edition.place(from).is_some() != edition.place(zone).is_some() {
            return Refusal::LandAndSea;
        }
        let Some(place) = edition.place(zone) else {
            let sea = edition.sea(zone).expect("what is not on land is a sea");
            let rivals = self.crews(sea).without(seat);
            let protected = rivals.iter().find_map(|rival| self.why_protected(seat, rival));
            return match protected {
                Some(refusal) => refusal,
                None if rivals.is_empty() => Refusal::NothingThere { zone },
                None => Refusal::OutOfReach { zone, rule: RuleId("NA-ATK-06") },
            };
        };
        match self.holder(place) {
            None => Refusal::NothingThere { zone },
            Some(Holder::Seat(owner)) if owner == seat => Refusal::OwnUnits { zone },
            Some(holder) => {
                let protected = holder.seat().and_then(|rival| self.why_protected(seat, rival));
                let alone = edition
                    .place(from)
                    .is_some_and(|from| self.troops[from.index()].is_lone_and_vulnerable());
                match protected {
                    Some(refusal) => refusal,
                    None if alone && self.mounted.contains(place) && edition.territories.contains(place) => {
                        Refusal::AloneAgainstHorse { zone }
                    }
                    None => Refusal::OutOfReach { zone, rule: RuleId("NA-ATK-04") },
                }
            }
        }
    }

    fn why_not_with(&self, seat: Seat, unit: Unit) -> Refusal {
        let act = self.act();
        let zone = match act.verb {
            Verb::Storm => self.storm_camp().zone(),
            _ => act.from.expect("a zone is named"),
        };
        if let Some(refusal) = self.foreign(seat, unit) {
            return refusal;
        }
        let named = if act.verb == Verb::Storm { act.stormers.count(unit) } else { act.legs.named(unit) };
        let count = self.count_in(unit, zone);
        if count == 0 {
            return Refusal::NoSuchUnit { unit };
        }
        if act.verb == Verb::Swap && !act.legs.is_empty() {
            return Refusal::NotNow;
        }
        let last = if act.verb == Verb::Storm {
            act.stormers.units().last()
        } else {
            act.legs.last().map(|leg| leg.unit)
        };
        let port = act.verb == Verb::Attack && act.by_sea && self.gate(act.to.unwrap_or(zone)).is_some();
        if port && last.is_some() {
            Refusal::OneAgainstPort
        } else if !self.in_any_order() && last.is_some_and(|last| unit < last) {
            Refusal::OutOfOrder
        } else if named >= count {
            Refusal::NoSuchUnit { unit }
        } else {
            match act.verb {
                Verb::Attack => Refusal::AloneAgainstHorse { zone: act.to.unwrap_or(zone) },
                Verb::Swap => Refusal::CannotLeave { zone, rule: RuleId("NA-SWAP-01") },
                Verb::Move
                    if self
                        .card_in_play
                        .is_some_and(|card_in_play| card_in_play.moved.arriving(unit, zone) > 0) =>
                {
                    Refusal::MovedAlready { unit }
                }
                _ if self.gate(zone).is_some() => Refusal::LeavesFreely { zone },
                _ => Refusal::CannotLeave { zone, rule: RuleId("NA-MOVE-03") },
            }
        }
    }

    /// Units go where a lone enemy is, and horse is needed there first. [NA-CAV-06]
    fn no_rider(&self, zone: Zone) -> Refusal {
        Refusal::NoRider { zone: self.awaiting_riders().first().map_or(zone, Place::zone) }
    }

    fn why_not_go(&self) -> Refusal {
        let act = self.act();
        match act.to {
            Some(zone) if act.verb == Verb::Attack && !act.legs.is_empty() => {
                Refusal::AloneAgainstHorse { zone }
            }
            None if act.verb == Verb::Move && !act.legs.is_empty() => {
                self.no_rider(act.from.expect("a zone is named"))
            }
            _ => Refusal::NothingNamed,
        }
    }

    fn why_not_to(&self, seat: Seat, zone: Zone) -> Refusal {
        let act = self.act();
        let edition = self.edition();
        let from = act.from.expect("a zone is named");
        let unit = act.unit.expect("a unit is named");
        if edition.place(zone).is_some() == unit.kind().is_ship() {
            return Refusal::WrongElement { zone };
        }
        if act.verb == Verb::Swap {
            let mut own = false;
            self.units_in(seat, zone, |_, _| own = true);
            let joined = |order| {
                let mut joined = false;
                self.swap_zones(seat, from, order, |other| joined |= other == zone);
                joined
            };
            return if !own {
                Refusal::NoOwnUnits { zone, rule: RuleId("NA-SWAP-04") }
            } else if joined(self.order_of_naming()) {
                Refusal::NothingChanges
            } else if joined(Order::Any) {
                Refusal::OutOfOrder
            } else {
                Refusal::OutOfReach { zone, rule: RuleId("NA-SWAP-01") }
            };
        }
        let (Some(here), Some(there)) = (edition.place(from), edition.place(zone)) else {
            let ordered = self.in_any_order()
                || act.legs.last().is_none_or(|last| last.unit != unit || last.to <= zone);
            return if ordered {
                Refusal::OutOfReach { zone, rule: RuleId("NA-MOVE-01") }
            } else {
                Refusal::OutOfOrder
            };
        };
        let by_sea = self.by_sea(here, self.passages(seat).all()).contains(there);
        let near = edition.near[here.index()].contains(there);
        if edition.partner[here.index()] == Some(there) && !by_sea && edition.cities.contains(there) {
            Refusal::EnteredFreely { zone }
        } else if !near && !by_sea {
            let all = self.passages(seat).all().or(self.refused.and(self.afloat[seat.index()]));
            match self.refused.first() {
                Some(sea) if self.by_sea(here, all).contains(there) => Refusal::SeaClosed { sea },
                _ => Refusal::OutOfReach { zone, rule: RuleId("NA-MOVE-01") },
            }
        } else if self.hostile(seat).contains(there) {
            let protected =
                self.holder(there).and_then(Holder::seat).and_then(|rival| self.why_protected(seat, rival));
            let full = self.prey(seat).contains(there) && act.legs.landing(zone) >= edition.capacity(there);
            protected.unwrap_or(if full {
                Refusal::Full { zone }
            } else if !self.prey(seat).contains(there) || self.idle_horse(seat, here) == 0 {
                Refusal::HeldByOthers { zone }
            } else if unit.kind().is_horse() {
                self.no_rider(zone)
            } else {
                Refusal::NoRider { zone }
            })
        } else if self.room(there) <= act.legs.landing(zone) {
            Refusal::Full { zone }
        } else if edition.cities.contains(here) && !by_sea {
            Refusal::LeavesFreely { zone: from }
        } else if self.in_any_order() {
            self.no_rider(zone)
        } else {
            Refusal::OutOfOrder
        }
    }

    fn why_not_take(&self, seat: Seat, unit: Unit) -> Refusal {
        let muster = self.muster();
        if let Some(refusal) = self.foreign(seat, unit) {
            return refusal;
        }
        match self.price(unit.kind(), muster.discount) {
            None => Refusal::NotForRecruiting { unit },
            Some(_) if !muster.kinds.contains(unit.kind()) => Refusal::NotOnTheCard { unit },
            Some(_) if muster.left == 0 => Refusal::CardUsedUp,
            Some(_) if self.pool[unit.empire().index()][unit.kind().index()] == 0 => {
                Refusal::NoCounter { unit }
            }
            Some(price) if u16::from(price) > self.supply[seat.index()] => Refusal::TooDear { unit },
            Some(_) if !self.in_any_order() && muster.last.is_some_and(|last| unit < last.unit) => {
                Refusal::OutOfOrder
            }
            Some(_) => Refusal::NoPlace { unit },
        }
    }

    fn why_not_take_in(&self, seat: Seat, zone: Zone) -> Refusal {
        let unit = self.muster().unit.expect("a unit is named");
        self.why_not_recruited(seat, unit, zone)
    }

    fn why_not_recruited(&self, seat: Seat, unit: Unit, zone: Zone) -> Refusal {
        match (self.edition().place(zone), unit.kind().is_ship()) {
            (Some(place), false) => {
                if self.foreign_homes(seat).contains(place) {
                    Refusal::ForeignHome { zone }
                } else if !self.controlled(seat).contains(place) {
                    Refusal::NotControlled { zone }
                } else if self.full.contains(place) {
                    Refusal::Full { zone }
                } else {
                    Refusal::OutOfOrder
                }
            }
            (None, true) => {
                let sea = self.edition().sea(zone).expect("what is not on land is a sea");
                if self.shipyards(seat).contains(sea) {
                    Refusal::OutOfOrder
                } else {
                    Refusal::SeaNotAdjacent { zone, rule: RuleId("NA-REC-07") }
                }
            }
            _ => Refusal::WrongElement { zone },
        }
    }

    fn why_no_transfer(&self, seat: Seat, zone: Zone) -> Refusal {
        let mut own = false;
        self.units_in(seat, zone, |_, _| own = true);
        let besieged = self.gate(zone).is_some_and(|(_, around)| self.hostile(seat).contains(around));
        match (own, besieged) {
            (false, _) => Refusal::NoOwnUnits { zone, rule: RuleId("NA-CARD-04") },
            (true, true) => Refusal::Besieged { zone },
            (true, false) => Refusal::CannotLeave { zone, rule: RuleId("NA-CARD-04") },
        }
    }

    fn why_no_support(&self, seat: Seat, unit: Unit, zone: Zone) -> Refusal {
        if let Some(refusal) = self.foreign(seat, unit) {
            return refusal;
        }
        let at_sea = self.contested_sea().is_some();
        let port = self.contested_city() && unit.kind().is_ship();
        if unit.kind().is_ship() != at_sea && !port {
            Refusal::WrongSupport
        } else if !self.in_any_order()
            && self.combat().last.is_some_and(|last| (zone, unit) < (last.to, last.unit))
        {
            Refusal::OutOfOrder
        } else if self.count_in(unit, zone) <= self.taking_part_from(unit, zone) {
            Refusal::NoSuchUnit { unit }
        } else {
            Refusal::CannotSupport { zone }
        }
    }

    fn why_not_lost(&self, seat: Seat, unit: Unit) -> Refusal {
        if unit.kind().is_ship() && self.contested_sea().is_none() {
            Refusal::ShipsAtPort
        } else if self.owner(unit) == Holder::Seat(seat) {
            Refusal::NotTakingPart { unit }
        } else {
            Refusal::OwnUnitsFirst
        }
    }

    fn why_no_refuge(&self, zone: Zone) -> Refusal {
        let combat = self.combat();
        let full = self.edition().place(zone).is_some_and(|place| self.full.contains(place));
        if zone == combat.from && combat.from != combat.to {
            Refusal::TheOrigin { zone }
        } else if full {
            Refusal::Full { zone }
        } else {
            Refusal::NoRefuge { zone }
        }
    }

    fn why_no_rise(&self, unit: Unit, rule: RuleId) -> Refusal {
        match unit.promoted() {
            None => Refusal::CannotRise { unit },
            Some(_) if !self.can_rise(unit) => Refusal::NoHigherCounter { unit },
            Some(_) => Refusal::NoPromotion { unit, rule },
        }
    }
}
