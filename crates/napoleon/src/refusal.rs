//! Why a choice is not legal: the most helpful reason for each way to be wrong.

use empires::order::Order;
use table::{Awaiting, Cites, Phrase, RuleId, Seat, Told};

use crate::{
    position::{Holder, Phase, Position, Verb},
    units::{Empire, Unit},
    words::Choice,
    zones::{Place, Sea, Zone},
};

/// One variant for each way to be wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are what the names of their types say")]
pub enum Refusal {
    /// The game is over. [NA-END-03]
    Over,
    /// A card is drawn or a lot is cast first. [NA-TURN-09]
    ChanceFirst,
    /// Another player is asked. [NA-TURN-08]
    NotAsked {
        seat: Seat,
    },
    /// The Battle card has been chosen. [NA-COM-09]
    AlreadyChosen,
    /// The lot, dealing and drawing are left to chance.
    LeftToChance {
        rule: &'static str,
    },
    /// What has begun is finished first. [NA-TURN-09]
    NotNow,
    /// The empire is taken. [NA-SET-03]
    EmpireTaken {
        empire: Empire,
    },
    /// The empire is not one of the player's. [NA-SET-11]
    NotYourEmpire {
        empire: Empire,
    },
    /// No such unit is left to place. [NA-SET-08]
    NoSuchPiece {
        unit: Unit,
    },
    /// The zone is no initial zone of the player. [NA-SET-09]
    NotHome {
        zone: Zone,
    },
    /// Ships at sea, land units in territories and cities. [NA-ZONE-02, NA-ZONE-07]
    WrongElement {
        zone: Zone,
    },
    /// The sea is not next to the right zones. [NA-SET-09, NA-REC-07]
    SeaNotAdjacent {
        zone: Zone,
        rule: &'static str,
    },
    /// As many units as fit are there. [NA-ZONE-04]
    Full {
        zone: Zone,
    },
    /// Both actions are used. [NA-TURN-03]
    NoActionLeft,
    /// One attack in a turn. [NA-TURN-05]
    AttackedAlready,
    /// Nothing can be attacked, moved, swapped or recruited. [NA-TURN-10]
    NothingToAttack,
    NothingToMove,
    NothingToSwap,
    NothingToRecruit,
    /// No own units in that zone. [NA-MOVE-01, NA-ATK-01, NA-SWAP-04]
    NoOwnUnits {
        zone: Zone,
        rule: &'static str,
    },
    /// The units there can't go anywhere, or attack anything. [NA-MOVE-03, NA-ATK-04, NA-SWAP-01]
    CannotLeave {
        zone: Zone,
        rule: &'static str,
    },
    /// A unit in a city leaves it as a free action. [NA-MOVE-07]
    LeavesFreely {
        zone: Zone,
    },
    /// A card moves each unit once only. [NA-CARD-04]
    MovedAlready {
        unit: Unit,
    },
    /// No such unit is there, or left. [NA-ATK-01]
    NoSuchUnit {
        unit: Unit,
    },
    /// Units are named in order, under the first rulings. [NA-MOVE-09]
    OutOfOrder,
    /// Nobody rides down the lone enemy there. [NA-CAV-06]
    NoRider {
        zone: Zone,
    },
    /// The unit does not get there. [NA-ZONE-01]
    OutOfReach {
        zone: Zone,
        rule: &'static str,
    },
    /// The sea on the way is closed for this turn. [NA-SEA-13]
    SeaClosed {
        sea: Sea,
    },
    /// Others hold the place: it must be attacked. [NA-MOVE-03]
    HeldByOthers {
        zone: Zone,
    },
    /// A city is entered by a free action. [NA-MOVE-02]
    EnteredFreely {
        zone: Zone,
    },
    /// There is nothing to attack in that zone. [NA-ATK-01]
    NothingThere {
        zone: Zone,
    },
    /// Own units are not attacked. [NA-ATK-01]
    OwnUnits {
        zone: Zone,
    },
    /// A truce, or the first round. [NA-CARD-05, NA-TURN-05]
    Protected {
        seat: Seat,
        rule: &'static str,
    },
    /// Land units and ships never fight each other. [NA-ATK-05]
    LandAndSea,
    /// A single militia or artillery unit does not attack horse in the open. [NA-ATK-08]
    AloneAgainstHorse {
        zone: Zone,
    },
    /// One unit against a city from the sea. [NA-SEA-08]
    OneAgainstPort,
    /// That player has no ships there. [NA-ATK-07]
    NoShipsThere {
        seat: Seat,
    },
    /// Nothing would change. [NA-TURN-10]
    NothingChanges,
    /// Nothing is named. [NA-TURN-10]
    NothingNamed,
    /// These seas make no way. [NA-SEA-03]
    NoRoute,
    /// The city is not empty. [NA-FREE-01]
    CityNotEmpty {
        zone: Zone,
    },
    /// The unit does not stand around the city. [NA-FREE-01]
    NotAroundCity {
        zone: Zone,
    },
    /// That is no city of the right kind. [NA-FREE-01, NA-FREE-02, NA-FREE-05]
    NotSuchCity {
        zone: Zone,
        rule: &'static str,
    },
    /// Enemies stand before the city. [NA-FREE-02]
    Besieged {
        zone: Zone,
    },
    /// Units have just come or gone there. [NA-FREE-03]
    CameAndWent {
        zone: Zone,
    },
    /// The unit can't be recruited. [NA-REC-04]
    NotForRecruiting {
        unit: Unit,
    },
    /// The card does not give it. [NA-CARD-04]
    NotOnTheCard {
        unit: Unit,
    },
    /// The card gives no more. [NA-CARD-04]
    CardUsedUp,
    /// Not enough supply. [NA-REC-01]
    TooDear {
        unit: Unit,
    },
    /// No counter of that type is left. [NA-REC-08]
    NoCounter {
        unit: Unit,
    },
    /// There is no place for it. [NA-REC-06, NA-REC-07]
    NoPlace {
        unit: Unit,
    },
    /// The zone is not controlled. [NA-REC-06]
    NotControlled {
        zone: Zone,
    },
    /// An initial zone of another player. [NA-REC-06]
    ForeignHome {
        zone: Zone,
    },
    /// The option can't be carried out. [NA-CARD-08]
    OptionImpossible,
    /// The effect can't be aimed at that. [NA-CARD-08]
    NoEffect,
    /// Something must be chosen. [NA-CARD-04, NA-GB-03]
    Compulsory {
        rule: &'static str,
    },
    /// The Trade Route was not drawn. [NA-TRADE-04]
    RouteNotDrawn,
    /// The Battle card is in hand already. [NA-CARD-04]
    CardInHand {
        card: u8,
    },
    /// The Battle card is not in hand. [NA-RES-17]
    BattleCardUsed {
        card: u8,
    },
    /// The card was not looked at, or is put back. [NA-SET-15]
    NotLookedAt,
    /// The unit can't take part. [NA-GB-07]
    CannotSupport {
        zone: Zone,
    },
    /// Ships on land and land units at sea do not support. [NA-GB-09]
    WrongSupport,
    /// No such unit takes part. [NA-RES-01]
    NotTakingPart {
        unit: Unit,
    },
    /// Ships at a port can't be eliminated. [NA-GB-10]
    ShipsAtPort,
    /// Losses fall on the principal's own units first. [NA-RES-02]
    OwnUnitsFirst,
    /// The unit can't be pursued. [NA-RES-07]
    NotFleeing {
        unit: Unit,
    },
    /// This sea need not or can't be asked. [NA-SEA-13]
    NotWorthAsking {
        sea: Sea,
    },
    /// Not to where the attack came from. [NA-RES-10]
    TheOrigin {
        zone: Zone,
    },
    /// No refuge there. [NA-RES-10]
    NoRefuge {
        zone: Zone,
    },
    /// As many as possible must flee. [NA-RES-11]
    MustFlee,
    /// The unit can't rise. [NA-PROM-06]
    CannotRise {
        unit: Unit,
    },
    /// No counter of the next level is left. [NA-PROM-07]
    NoHigherCounter {
        unit: Unit,
    },
    /// The unit did not take part, or there is no promotion left for it. [NA-PROM-01, NA-PROM-05]
    NoPromotion {
        unit: Unit,
        rule: &'static str,
    },
}

impl Cites for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(match *self {
            Self::Over => "NA-END-03",
            Self::ChanceFirst | Self::NotNow => "NA-TURN-09",
            Self::NotAsked { .. } => "NA-TURN-08",
            Self::AlreadyChosen => "NA-COM-09",
            Self::LeftToChance { rule }
            | Self::SeaNotAdjacent { rule, .. }
            | Self::NoOwnUnits { rule, .. }
            | Self::CannotLeave { rule, .. }
            | Self::OutOfReach { rule, .. }
            | Self::Protected { rule, .. }
            | Self::NotSuchCity { rule, .. }
            | Self::Compulsory { rule }
            | Self::NoPromotion { rule, .. } => rule,
            Self::EmpireTaken { .. } => "NA-SET-03",
            Self::NotYourEmpire { .. } => "NA-SET-11",
            Self::NoSuchPiece { .. } => "NA-SET-08",
            Self::NotHome { .. } => "NA-SET-09",
            Self::WrongElement { .. } => "NA-ZONE-02",
            Self::Full { .. } => "NA-ZONE-04",
            Self::NoActionLeft => "NA-TURN-03",
            Self::AttackedAlready => "NA-TURN-05",
            Self::NothingToAttack
            | Self::NothingToMove
            | Self::NothingToSwap
            | Self::NothingToRecruit
            | Self::NothingChanges
            | Self::NothingNamed => "NA-TURN-10",
            Self::LeavesFreely { .. } => "NA-MOVE-07",
            Self::MovedAlready { .. }
            | Self::NotOnTheCard { .. }
            | Self::CardUsedUp
            | Self::CardInHand { .. } => "NA-CARD-04",
            Self::NoSuchUnit { .. } | Self::NothingThere { .. } | Self::OwnUnits { .. } => "NA-ATK-01",
            Self::OutOfOrder => "NA-MOVE-09",
            Self::NoRider { .. } => "NA-CAV-06",
            Self::SeaClosed { .. } | Self::NotWorthAsking { .. } => "NA-SEA-13",
            Self::HeldByOthers { .. } => "NA-MOVE-03",
            Self::EnteredFreely { .. } => "NA-MOVE-02",
            Self::LandAndSea => "NA-ATK-05",
            Self::AloneAgainstHorse { .. } => "NA-ATK-08",
            Self::OneAgainstPort => "NA-SEA-08",
            Self::NoShipsThere { .. } => "NA-ATK-07",
            Self::NoRoute => "NA-SEA-03",
            Self::CityNotEmpty { .. } | Self::NotAroundCity { .. } => "NA-FREE-01",
            Self::Besieged { .. } => "NA-FREE-02",
            Self::CameAndWent { .. } => "NA-FREE-03",
            Self::NotForRecruiting { .. } => "NA-REC-04",
            Self::TooDear { .. } => "NA-REC-01",
            Self::NoCounter { .. } => "NA-REC-08",
            Self::NoPlace { .. } | Self::NotControlled { .. } | Self::ForeignHome { .. } => "NA-REC-06",
            Self::OptionImpossible | Self::NoEffect => "NA-CARD-08",
            Self::RouteNotDrawn => "NA-TRADE-04",
            Self::BattleCardUsed { .. } => "NA-RES-17",
            Self::NotLookedAt => "NA-SET-15",
            Self::CannotSupport { .. } => "NA-GB-07",
            Self::WrongSupport => "NA-GB-09",
            Self::NotTakingPart { .. } => "NA-RES-01",
            Self::ShipsAtPort => "NA-GB-10",
            Self::OwnUnitsFirst => "NA-RES-02",
            Self::NotFleeing { .. } => "NA-RES-07",
            Self::TheOrigin { .. } | Self::NoRefuge { .. } => "NA-RES-10",
            Self::MustFlee => "NA-RES-11",
            Self::CannotRise { .. } => "NA-PROM-06",
            Self::NoHigherCounter { .. } => "NA-PROM-07",
        })
    }
}

impl Position {
    /// A choice is legal exactly if it is offered; otherwise the reason is looked for.
    pub(crate) fn check(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let mut offered = false;
        self.offer(seat, self.order_of_naming(), &mut |offer| offered |= offer == choice);
        if offered { Ok(()) } else { Err(self.why_not(seat, choice)) }
    }

    fn why_not(&self, seat: Seat, choice: Choice) -> Refusal {
        match choice {
            Choice::Start(_) => return Refusal::LeftToChance { rule: "NA-SET-06" },
            Choice::DrawRoute(_) => return Refusal::LeftToChance { rule: "NA-SET-10" },
            Choice::DrawCard(_) => return Refusal::LeftToChance { rule: "NA-CARD-01" },
            Choice::DrawChance(_) | Choice::Peek(_) => return Refusal::LeftToChance { rule: "NA-COM-11" },
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
            (Phase::Piece, Choice::Place(unit)) => match self.foreign(seat, unit) {
                Some(refusal) => refusal,
                None => Refusal::NoSuchPiece { unit },
            },
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
            (Phase::Ride, Choice::Promote(unit, _)) => self.why_no_rise(unit, "NA-CAV-04"),
            (Phase::Storm, Choice::Storm(zone)) => Refusal::NotSuchCity { zone, rule: "NA-FREE-05" },
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
                Refusal::Compulsory { rule: "NA-CARD-04" }
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
            (Phase::Recover, Choice::Recover(card)) => Refusal::CardInHand { card },
            (Phase::Drill, Choice::Promote(unit, _)) => self.why_no_rise(unit, "NA-CARD-04"),
            (Phase::TransferFrom, Choice::From(zone)) => self.why_no_transfer(seat, zone),
            (Phase::TransferTo, Choice::To(zone)) => {
                let unit = self.card_in_play().unit.expect("a unit is named");
                if self.card_in_play().zone == Some(zone) {
                    Refusal::NothingChanges
                } else {
                    self.why_not_recruited(seat, unit, zone)
                }
            }
            (Phase::BattleCards, Choice::Card(card)) => Refusal::BattleCardUsed { card },
            (Phase::Join(_) | Phase::AidWith(_), Choice::Support(unit, zone)) => {
                self.why_no_support(seat, unit, zone)
            }
            (Phase::AidWith(_), Choice::Done) => Refusal::Compulsory { rule: "NA-GB-03" },
            (Phase::Losses(_), Choice::Lose(unit, _)) => self.why_not_lost(seat, unit),
            (Phase::Losses(_), Choice::Pass | Choice::Done) => Refusal::Compulsory { rule: "NA-RES-01" },
            (Phase::Pursuit, Choice::Pursue(unit, _)) => Refusal::NotFleeing { unit },
            (Phase::FlightAsk, Choice::Ask(sea)) => Refusal::NotWorthAsking { sea },
            (Phase::Flight, Choice::To(zone)) => self.why_no_refuge(zone),
            (Phase::Flight, Choice::Surrender) => Refusal::MustFlee,
            (Phase::Advance, Choice::Advance(unit)) => Refusal::NotTakingPart { unit },
            (Phase::Advance, Choice::Pass | Choice::Done) => Refusal::Compulsory { rule: "NA-RES-12" },
            (Phase::Promotion(_), Choice::Promote(unit, _)) => self.why_no_rise(unit, "NA-PROM-01"),
            _ => Refusal::NotNow,
        }
    }

    fn foreign(&self, seat: Seat, unit: Unit) -> Option<Refusal> {
        let empire = unit.empire();
        (self.owner(unit) != Holder::Seat(seat)).then_some(Refusal::NotYourEmpire { empire })
    }

    fn why_not_placed(&self, seat: Seat, unit: Unit, zone: Zone) -> Refusal {
        match (self.edition().place(zone), unit.kind().is_ship()) {
            (None, true) => Refusal::SeaNotAdjacent { zone, rule: "NA-SET-09" },
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
            Choice::Storm(zone) => Refusal::NotSuchCity { zone, rule: "NA-FREE-05" },
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
            return Refusal::NotSuchCity { zone, rule: "NA-FREE-01" };
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
            return Refusal::NotSuchCity { zone, rule: "NA-FREE-02" };
        };
        if !self.held[seat.index()].contains(city) {
            Refusal::NoOwnUnits { zone, rule: "NA-FREE-02" }
        } else if self.hostile(seat).contains(around) {
            Refusal::Besieged { zone }
        } else if self.full.contains(around) {
            Refusal::Full { zone: around.zone() }
        } else {
            Refusal::CameAndWent { zone }
        }
    }

    fn why_not_from(&self, seat: Seat, zone: Zone) -> Refusal {
        let (rule, other) = match self.act().verb {
            Verb::Attack => ("NA-ATK-01", "NA-ATK-04"),
            Verb::Swap => ("NA-SWAP-04", "NA-SWAP-01"),
            Verb::Move | Verb::Storm => ("NA-MOVE-01", "NA-MOVE-03"),
        };
        let mut own = false;
        self.units_in(seat, zone, |_, _| own = true);
        if !own {
            return Refusal::NoOwnUnits { zone, rule };
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
        Refusal::CannotLeave { zone, rule: other }
    }

    /// Why a rival may not be attacked. [NA-CARD-05, NA-TURN-05]
    fn why_protected(&self, seat: Seat, rival: Seat) -> Option<Refusal> {
        let truce = self.truces[rival.index()].contains(seat);
        let rule = if truce { "NA-CARD-05" } else { "NA-TURN-05" };
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
                None => Refusal::OutOfReach { zone, rule: "NA-ATK-06" },
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
                    None => Refusal::OutOfReach { zone, rule: "NA-ATK-04" },
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
                Verb::Swap => Refusal::CannotLeave { zone, rule: "NA-SWAP-01" },
                Verb::Move
                    if self
                        .card_in_play
                        .is_some_and(|card_in_play| card_in_play.moved.arriving(unit, zone) > 0) =>
                {
                    Refusal::MovedAlready { unit }
                }
                _ if self.gate(zone).is_some() => Refusal::LeavesFreely { zone },
                _ => Refusal::CannotLeave { zone, rule: "NA-MOVE-03" },
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
                Refusal::NoOwnUnits { zone, rule: "NA-SWAP-04" }
            } else if joined(self.order_of_naming()) {
                Refusal::NothingChanges
            } else if joined(Order::Any) {
                Refusal::OutOfOrder
            } else {
                Refusal::OutOfReach { zone, rule: "NA-SWAP-01" }
            };
        }
        let (Some(here), Some(there)) = (edition.place(from), edition.place(zone)) else {
            let ordered = self.in_any_order()
                || act.legs.last().is_none_or(|last| last.unit != unit || last.to <= zone);
            return if ordered {
                Refusal::OutOfReach { zone, rule: "NA-MOVE-01" }
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
                _ => Refusal::OutOfReach { zone, rule: "NA-MOVE-01" },
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
                    Refusal::SeaNotAdjacent { zone, rule: "NA-REC-07" }
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
            (false, _) => Refusal::NoOwnUnits { zone, rule: "NA-CARD-04" },
            (true, true) => Refusal::Besieged { zone },
            (true, false) => Refusal::CannotLeave { zone, rule: "NA-CARD-04" },
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

    fn why_no_rise(&self, unit: Unit, rule: &'static str) -> Refusal {
        match unit.promoted() {
            None => Refusal::CannotRise { unit },
            Some(_) if !self.can_rise(unit) => Refusal::NoHigherCounter { unit },
            Some(_) => Refusal::NoPromotion { unit, rule },
        }
    }

    /// A refusal in the players' words.
    pub(crate) fn explain(&self, refusal: Refusal) -> Told {
        let plain = Phrase::new;
        let at = |message, zone| Phrase::new(message).with("zone", self.zone_thing(zone));
        let unit = |message, unit| self.with_unit(Phrase::new(message), unit);
        let phrase = match refusal {
            Refusal::Over => plain("napoleon-refusal-over"),
            Refusal::ChanceFirst => plain("napoleon-refusal-chance-first"),
            Refusal::NotAsked { seat } => plain("napoleon-refusal-not-asked").with("seat", seat),
            Refusal::AlreadyChosen => plain("napoleon-refusal-already-chosen"),
            Refusal::LeftToChance { .. } => plain("napoleon-refusal-left-to-chance"),
            Refusal::NotNow => plain("napoleon-refusal-not-now"),
            Refusal::EmpireTaken { empire } => {
                plain("napoleon-refusal-empire-taken").with("empire", self.empire_thing(empire))
            }
            Refusal::NotYourEmpire { empire } => {
                plain("napoleon-refusal-not-your-empire").with("empire", self.empire_thing(empire))
            }
            Refusal::NoSuchPiece { unit: u } => unit("napoleon-refusal-no-such-piece", u),
            Refusal::NotHome { zone } => at("napoleon-refusal-not-home", zone),
            Refusal::WrongElement { zone } => at("napoleon-refusal-wrong-element", zone),
            Refusal::SeaNotAdjacent { zone, .. } => at("napoleon-refusal-sea-not-adjacent", zone),
            Refusal::Full { zone } => at("napoleon-refusal-full", zone),
            Refusal::NoActionLeft => plain("napoleon-refusal-no-action-left"),
            Refusal::AttackedAlready => plain("napoleon-refusal-attacked-already"),
            Refusal::NothingToAttack => plain("napoleon-refusal-nothing-to-attack"),
            Refusal::NothingToMove => plain("napoleon-refusal-nothing-to-move"),
            Refusal::NothingToSwap => plain("napoleon-refusal-nothing-to-swap"),
            Refusal::NothingToRecruit => plain("napoleon-refusal-nothing-to-recruit"),
            Refusal::NoOwnUnits { zone, .. } => at("napoleon-refusal-no-own-units", zone),
            Refusal::CannotLeave { zone, .. } => at("napoleon-refusal-cannot-leave", zone),
            Refusal::LeavesFreely { zone } => at("napoleon-refusal-leaves-freely", zone),
            Refusal::MovedAlready { unit: u } => unit("napoleon-refusal-moved-already", u),
            Refusal::NoSuchUnit { unit: u } => unit("napoleon-refusal-no-such-unit", u),
            Refusal::OutOfOrder => plain("napoleon-refusal-out-of-order"),
            Refusal::NoRider { zone } => at("napoleon-refusal-no-rider", zone),
            Refusal::OutOfReach { zone, .. } => at("napoleon-refusal-out-of-reach", zone),
            Refusal::SeaClosed { sea } => {
                plain("napoleon-refusal-sea-closed").with("sea", self.sea_thing(sea))
            }
            Refusal::HeldByOthers { zone } => at("napoleon-refusal-held-by-others", zone),
            Refusal::EnteredFreely { zone } => at("napoleon-refusal-entered-freely", zone),
            Refusal::NothingThere { zone } => at("napoleon-refusal-nothing-there", zone),
            Refusal::OwnUnits { zone } => at("napoleon-refusal-own-units", zone),
            Refusal::Protected { seat, .. } => plain("napoleon-refusal-protected").with("seat", seat),
            Refusal::LandAndSea => plain("napoleon-refusal-land-and-sea"),
            Refusal::AloneAgainstHorse { zone } => at("napoleon-refusal-alone-against-horse", zone),
            Refusal::OneAgainstPort => plain("napoleon-refusal-one-against-port"),
            Refusal::NoShipsThere { seat } => plain("napoleon-refusal-no-ships-there").with("seat", seat),
            Refusal::NothingChanges => plain("napoleon-refusal-nothing-changes"),
            Refusal::NothingNamed => plain("napoleon-refusal-nothing-named"),
            Refusal::NoRoute => plain("napoleon-refusal-no-route"),
            Refusal::CityNotEmpty { zone } => at("napoleon-refusal-city-not-empty", zone),
            Refusal::NotAroundCity { zone } => at("napoleon-refusal-not-around-city", zone),
            Refusal::NotSuchCity { zone, .. } => at("napoleon-refusal-not-such-city", zone),
            Refusal::Besieged { zone } => at("napoleon-refusal-besieged", zone),
            Refusal::CameAndWent { zone } => at("napoleon-refusal-came-and-went", zone),
            Refusal::NotForRecruiting { unit: u } => unit("napoleon-refusal-not-for-recruiting", u),
            Refusal::NotOnTheCard { unit: u } => unit("napoleon-refusal-not-on-the-card", u),
            Refusal::CardUsedUp => plain("napoleon-refusal-card-used-up"),
            Refusal::TooDear { unit: u } => unit("napoleon-refusal-too-dear", u),
            Refusal::NoCounter { unit: u } => unit("napoleon-refusal-no-counter", u),
            Refusal::NoPlace { unit: u } => unit("napoleon-refusal-no-place", u),
            Refusal::NotControlled { zone } => at("napoleon-refusal-not-controlled", zone),
            Refusal::ForeignHome { zone } => at("napoleon-refusal-foreign-home", zone),
            Refusal::OptionImpossible => plain("napoleon-refusal-option-impossible"),
            Refusal::NoEffect => plain("napoleon-refusal-no-effect"),
            Refusal::Compulsory { .. } => plain("napoleon-refusal-compulsory"),
            Refusal::RouteNotDrawn => plain("napoleon-refusal-route-not-drawn"),
            Refusal::CardInHand { card } => {
                plain("napoleon-refusal-card-in-hand").with("card", self.battle_thing(card))
            }
            Refusal::BattleCardUsed { card } => {
                plain("napoleon-refusal-battle-card-used").with("card", self.battle_thing(card))
            }
            Refusal::NotLookedAt => plain("napoleon-refusal-not-looked-at"),
            Refusal::CannotSupport { zone } => at("napoleon-refusal-cannot-support", zone),
            Refusal::WrongSupport => plain("napoleon-refusal-wrong-support"),
            Refusal::NotTakingPart { unit: u } => unit("napoleon-refusal-not-taking-part", u),
            Refusal::ShipsAtPort => plain("napoleon-refusal-ships-at-port"),
            Refusal::OwnUnitsFirst => plain("napoleon-refusal-own-units-first"),
            Refusal::NotFleeing { unit: u } => unit("napoleon-refusal-not-fleeing", u),
            Refusal::NotWorthAsking { sea } => {
                plain("napoleon-refusal-not-worth-asking").with("sea", self.sea_thing(sea))
            }
            Refusal::TheOrigin { zone } => at("napoleon-refusal-the-origin", zone),
            Refusal::NoRefuge { zone } => at("napoleon-refusal-no-refuge", zone),
            Refusal::MustFlee => plain("napoleon-refusal-must-flee"),
            Refusal::CannotRise { unit: u } => unit("napoleon-refusal-cannot-rise", u),
            Refusal::NoHigherCounter { unit: u } => unit("napoleon-refusal-no-higher-counter", u),
            Refusal::NoPromotion { unit: u, .. } => unit("napoleon-refusal-no-promotion", u),
        };
        Told { rule: refusal.rule(), phrase }
    }
}
