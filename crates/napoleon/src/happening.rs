//! What happens, as spectators and players are told it.

use table::{Arg, Cites, Phrase, RuleId, Seat, SeatSet, Thing, Told};

use crate::{
    decks::{Card, Route},
    position::{Position, Side},
    units::{Empire, Kind, Troop, Unit},
    zones::{Sea, Zone},
};

/// The strength of a side in a combat with every part named. [NA-COM-02]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each field is what it adds")]
pub struct Total {
    pub units: u16,
    pub combined_arms: u8,
    pub city: u8,
    pub mountains: i8,
    pub bonus: u8,
    pub battle_card: u8,
    pub chance_card: u8,
}

impl Total {
    /// All parts together.
    pub fn sum(self) -> i32 {
        let plus = [self.combined_arms, self.city, self.bonus, self.battle_card, self.chance_card];
        i32::from(self.units) + plus.into_iter().map(i32::from).sum::<i32>() + i32::from(self.mountains)
    }
}

/// Something that happened, with all it takes to tell it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are what the names of their types say")]
pub enum Happening {
    /// The lot has named the first player. [NA-SET-06]
    StartDrawn { seat: Seat },
    /// An empire was chosen. [NA-SET-03]
    EmpireChosen { seat: Seat, empire: Empire },
    /// Neutral units were placed. [NA-SET-04]
    NeutralsPlaced { units: u8 },
    /// An initial unit was placed. [NA-SET-07]
    UnitPlaced { seat: Seat, unit: Unit, zone: Zone },
    /// A Trade Route was dealt. [NA-SET-10]
    RouteDealt { seat: Seat, route: Route },
    /// A Trade Route of an own city was laid aside. [NA-SET-10]
    RouteLaidAside { seat: Seat, route: Route },
    /// A round begins. [NA-TURN-01]
    RoundBegins { round: u8 },
    /// A turn begins. [NA-TURN-02]
    TurnBegins { seat: Seat, round: u8 },
    /// The Trade Route gave supply. [NA-TRADE-01]
    TradeIncome { seat: Seat, route: Route, supply: u8 },
    /// The rest of the actions was forgone. [NA-TURN-06]
    Passed { seat: Seat },
    /// The action Supply. [NA-SUP-01]
    SupplyTaken { seat: Seat, supply: u8 },
    /// A unit moved. [NA-MOVE-01]
    Moved { seat: Seat, unit: Unit, from: Zone, to: Zone },
    /// A unit was ridden down. [NA-CAV-01]
    RiddenDown { seat: Seat, rider: Unit, owner: Option<Seat>, victim: Unit, zone: Zone },
    /// Two units changed places. [NA-SWAP-01]
    Swapped { seat: Seat, first: Unit, here: Zone, second: Unit, there: Zone },
    /// A unit entered a city. [NA-FREE-01]
    Entered { seat: Seat, unit: Unit, zone: Zone },
    /// A unit left a city. [NA-FREE-02]
    Left { seat: Seat, unit: Unit, zone: Zone },
    /// A new unit was recruited or gained. [NA-REC-01, NA-CARD-03]
    Recruited { seat: Seat, unit: Unit, zone: Zone, price: u8, by_card: bool },
    /// A Politics or Army card was read out. [NA-CARD-01]
    CardDrawn { seat: Seat, card: Card },
    /// A card gave supply. [NA-CARD-04]
    SupplyByCard { seat: Seat, supply: u8 },
    /// Nothing of a card could be carried out: a token instead. [NA-CARD-06]
    Consolation { seat: Seat, supply: u8 },
    /// A player returned supply because of a card. [NA-CARD-08]
    SupplyLost { seat: Seat, supply: u8 },
    /// A player gave supply because of a card. [NA-CARD-08]
    SupplyGiven { seat: Seat, to: Seat, supply: u8 },
    /// More strength in the attack of this turn. [NA-CARD-05]
    AttackBonus { seat: Seat, amount: u8 },
    /// More strength in defence. [NA-CARD-05]
    DefenceBonus { seat: Seat, amount: u8 },
    /// A truce. [NA-CARD-05]
    TruceMade { seat: Seat, rival: Seat },
    /// A neutral unit was placed in a city. [NA-CARD-08]
    NeutralRaised { unit: Unit, zone: Zone },
    /// A unit was transferred. [NA-CARD-04]
    Transferred { seat: Seat, unit: Unit, from: Zone, to: Zone },
    /// A Battle card came back. [NA-CARD-04]
    BattleCardRecovered { seat: Seat, card: u8 },
    /// A Trade Route was drawn. [NA-TRADE-04]
    RouteDrawn { seat: Seat, route: Route },
    /// A Trade Route was kept. [NA-TRADE-04]
    RouteKept { seat: Seat, route: Route },
    /// A Chance card was looked at; only its viewer sees which. [NA-SET-15]
    Peeked { seat: Seat, card: u8 },
    /// The Chance cards were put back. [NA-SET-15]
    Arranged { seat: Seat },
    /// The Chance deck was shuffled anew. [NA-COM-12]
    ChanceReshuffled,
    /// A unit was promoted. [NA-PROM-01, NA-PROM-05, NA-CAV-04, NA-CARD-04]
    Promoted { seat: Seat, unit: Unit, zone: Zone, cause: &'static str },
    /// Passage is asked for. [NA-SEA-06]
    SeaAsked { seat: Seat, sea: Sea },
    /// A rival has answered. [NA-SEA-05]
    Answered { seat: Seat, sea: Sea, consents: bool, ships: u8 },
    /// What came of it. [NA-SEA-05, NA-SEA-13]
    SeaDecided { seat: Seat, sea: Sea, open: bool, allow: u8, refuse: u8 },
    /// A combat begins. [NA-COM-01]
    AttackBegins { attacker: Seat, defender: Option<Seat>, from: Zone, to: Zone, troop: Troop, ships: u8 },
    /// A Battle card was chosen; only its owner knows which. [NA-COM-09]
    BattleCardChosen { seat: Seat, card: u8 },
    /// A Battle card is shown. [NA-COM-09]
    BattleCardShown { seat: Seat, card: u8 },
    /// A unit joins or supports a side. [NA-GB-01, NA-GB-03]
    Supports { seat: Seat, unit: Unit, zone: Zone, side: Side },
    /// Support was accepted or refused. [NA-GB-03]
    SupportAnswered { seat: Seat, side: Side, accepted: bool },
    /// A Chance card was drawn. [NA-COM-11]
    ChanceDrawn { side: Side, seat: Option<Seat>, card: u8 },
    /// The strength of a side. [NA-COM-02]
    Totalled { side: Side, seat: Option<Seat>, total: Total },
    /// Who has won the combat. [NA-COM-13]
    CombatWon { side: Side, seat: Option<Seat>, tie: bool },
    /// The Flight icon: no unit is eliminated. [NA-RES-05]
    NobodyFalls,
    /// How many units each side eliminates. [NA-RES-19]
    LossesDue { attacker: u8, defender: u8 },
    /// A unit was eliminated. [NA-RES-01, NA-RES-16, NA-CARD-08]
    Lost { seat: Option<Seat>, unit: Unit, zone: Zone, cause: &'static str },
    /// A fleeing unit was eliminated by horse. [NA-RES-07]
    Pursued { seat: Seat, owner: Option<Seat>, unit: Unit, zone: Zone },
    /// A unit fled. [NA-RES-10]
    Fled { seat: Seat, unit: Unit, to: Zone },
    /// A unit without room was eliminated. [NA-RES-11, NA-RES-16]
    Surrendered { seat: Option<Seat>, unit: Unit, zone: Zone },
    /// The attackers moved in. [NA-RES-12]
    MovedIn { seat: Seat, to: Zone, troop: Troop, ships: u8 },
    /// Beaten attackers are where they were. [NA-RES-09]
    WentBack { seat: Seat, to: Zone },
    /// A defended city was captured. [NA-RES-14]
    CityCaptured { seat: Seat, zone: Zone, supply: u8 },
    /// All Battle cards but the last came back. [NA-RES-17]
    BattleCardsBack { seat: Seat },
    /// A player is out of the game. [NA-END-08]
    OutOfTheGame { seat: Seat },
    /// A player has won at once. [NA-END-03, NA-END-09]
    Victory { seat: Seat, by_flags: bool },
    /// The last round is over. [NA-END-05]
    RoundsOver { rounds: u8 },
    /// What counts in the end. [NA-END-06, NA-END-07]
    Counted { seat: Seat, flags: i16, zones: i16, seas: u8, units: u16, supply: u16 },
    /// Who has won. [NA-END-07]
    Winners { winners: SeatSet },
}

impl Cites for Happening {
    fn rule(&self) -> RuleId {
        RuleId(match *self {
            Self::StartDrawn { .. } => "NA-SET-06",
            Self::EmpireChosen { .. } => "NA-SET-03",
            Self::NeutralsPlaced { .. } => "NA-SET-04",
            Self::UnitPlaced { .. } => "NA-SET-07",
            Self::RouteDealt { .. } | Self::RouteLaidAside { .. } => "NA-SET-10",
            Self::RoundBegins { .. } => "NA-TURN-01",
            Self::TurnBegins { .. } => "NA-TURN-02",
            Self::TradeIncome { .. } => "NA-TRADE-01",
            Self::Passed { .. } => "NA-TURN-06",
            Self::SupplyTaken { .. } => "NA-SUP-01",
            Self::Moved { .. } => "NA-MOVE-01",
            Self::RiddenDown { .. } => "NA-CAV-01",
            Self::Swapped { .. } => "NA-SWAP-01",
            Self::Entered { .. } => "NA-FREE-01",
            Self::Left { .. } => "NA-FREE-02",
            Self::Recruited { by_card: false, .. } => "NA-REC-01",
            Self::Recruited { .. } => "NA-CARD-03",
            Self::CardDrawn { .. } => "NA-CARD-01",
            Self::SupplyByCard { .. } | Self::Transferred { .. } | Self::BattleCardRecovered { .. } => {
                "NA-CARD-04"
            }
            Self::Consolation { .. } => "NA-CARD-06",
            Self::SupplyLost { .. } | Self::SupplyGiven { .. } | Self::NeutralRaised { .. } => "NA-CARD-08",
            Self::AttackBonus { .. } | Self::DefenceBonus { .. } | Self::TruceMade { .. } => "NA-CARD-05",
            Self::RouteDrawn { .. } | Self::RouteKept { .. } => "NA-TRADE-04",
            Self::Peeked { .. } | Self::Arranged { .. } => "NA-SET-15",
            Self::ChanceReshuffled => "NA-COM-12",
            Self::Promoted { cause, .. } | Self::Lost { cause, .. } => cause,
            Self::SeaAsked { .. } => "NA-SEA-06",
            Self::Answered { .. } | Self::SeaDecided { open: true, .. } => "NA-SEA-05",
            Self::SeaDecided { .. } => "NA-SEA-13",
            Self::AttackBegins { .. } => "NA-COM-01",
            Self::BattleCardChosen { .. } | Self::BattleCardShown { .. } => "NA-COM-09",
            Self::Supports { .. } => "NA-GB-01",
            Self::SupportAnswered { .. } => "NA-GB-03",
            Self::ChanceDrawn { .. } => "NA-COM-11",
            Self::Totalled { .. } => "NA-COM-02",
            Self::CombatWon { .. } => "NA-COM-13",
            Self::NobodyFalls => "NA-RES-05",
            Self::LossesDue { .. } => "NA-RES-19",
            Self::Pursued { .. } => "NA-RES-07",
            Self::Fled { .. } => "NA-RES-10",
            Self::Surrendered { seat: Some(_), .. } => "NA-RES-11",
            Self::Surrendered { .. } => "NA-RES-16",
            Self::MovedIn { .. } => "NA-RES-12",
            Self::WentBack { .. } => "NA-RES-09",
            Self::CityCaptured { .. } => "NA-RES-14",
            Self::BattleCardsBack { .. } => "NA-RES-17",
            Self::OutOfTheGame { .. } => "NA-END-08",
            Self::Victory { by_flags: true, .. } => "NA-END-03",
            Self::Victory { .. } => "NA-END-09",
            Self::RoundsOver { .. } => "NA-END-05",
            Self::Counted { .. } => "NA-END-06",
            Self::Winners { .. } => "NA-END-07",
        })
    }
}

impl Side {
    pub(crate) const fn keyword(self) -> &'static str {
        match self {
            Self::Attacker => "attacker",
            Self::Defender => "defender",
        }
    }
}

impl Kind {
    pub(crate) const fn thing(self) -> Thing {
        Thing { kind: "unit", id: self.id() }
    }
}

impl Position {
    pub(crate) fn zone_thing(&self, zone: Zone) -> Thing {
        Thing { kind: "zone", id: &self.edition().zone(zone).id }
    }

    pub(crate) fn sea_thing(&self, sea: Sea) -> Thing {
        self.zone_thing(self.edition().zone_of(sea))
    }

    pub(crate) fn empire_thing(&self, empire: Empire) -> Thing {
        Thing { kind: "empire", id: &self.edition().empire(empire).id }
    }

    pub(crate) fn battle_thing(&self, card: u8) -> Arg {
        let card = &self.edition().battle[usize::from(card)];
        Arg::Counting(Box::new(Thing { kind: "battle-card", id: &card.id }.into()), card.value.into())
    }

    pub(crate) fn chance_thing(&self, card: u8) -> Arg {
        let card = &self.edition().chance[usize::from(card)];
        Arg::Counting(Box::new(Thing { kind: "chance-card", id: &card.id }.into()), card.value.into())
    }

    pub(crate) fn card_thing(&self, card: Card) -> Thing {
        Thing { kind: "action-card", id: &self.edition().card(card).id }
    }

    pub(crate) fn route_thing(&self, route: Route) -> Thing {
        Thing { kind: "route", id: &self.edition().route(route).id }
    }

    fn owner_arg(seat: Option<Seat>) -> Arg {
        seat.map_or(Arg::Keyword("neutral"), Arg::Seat)
    }

    fn units_arg(troop: Troop) -> Arg {
        troop.units().map(|unit| Arg::Thing(unit.kind().thing())).collect::<Vec<_>>().into()
    }

    /// A phrase with a unit and its empire.
    pub(crate) fn with_unit(&self, phrase: Phrase, unit: Unit) -> Phrase {
        phrase.with("empire", self.empire_thing(unit.empire())).with("unit", unit.kind().thing())
    }

    /// An event as a viewer is told it. Only what nobody else may know is told to its owner alone.
    #[expect(clippy::too_many_lines, reason = "one arm for each event")]
    pub(crate) fn tell(&self, happening: Happening, viewer: Option<Seat>) -> Told {
        let by = |message, seat: Seat| Phrase::new(message).with("seat", seat);
        let of = |message, owner: Option<Seat>| Phrase::new(message).with("owner", Self::owner_arg(owner));
        let zone = |zone| self.zone_thing(zone);
        let number = |n: u8| i64::from(n);
        let unit = |phrase, unit| self.with_unit(phrase, unit);
        let phrase = match happening {
            Happening::StartDrawn { seat } => by("napoleon-event-start-drawn", seat),
            Happening::EmpireChosen { seat, empire } => {
                by("napoleon-event-empire-chosen", seat).with("empire", self.empire_thing(empire))
            }
            Happening::NeutralsPlaced { units } => {
                Phrase::new("napoleon-event-neutrals-placed").with("units", number(units))
            }
            Happening::UnitPlaced { seat, unit: u, zone: z } => {
                unit(by("napoleon-event-unit-placed", seat), u).with("zone", zone(z))
            }
            Happening::RouteDealt { seat, route } => {
                by("napoleon-event-route-dealt", seat).with("route", self.route_thing(route))
            }
            Happening::RouteLaidAside { seat, route } => {
                by("napoleon-event-route-laid-aside", seat).with("route", self.route_thing(route))
            }
            Happening::RoundBegins { round } => {
                Phrase::new("napoleon-event-round-begins").with("round", number(round))
            }
            Happening::TurnBegins { seat, round } => {
                by("napoleon-event-turn-begins", seat).with("round", number(round))
            }
            Happening::TradeIncome { seat, route, supply } => by("napoleon-event-trade-income", seat)
                .with("route", self.route_thing(route))
                .with("supply", number(supply)),
            Happening::Passed { seat } => by("napoleon-event-passed", seat),
            Happening::SupplyTaken { seat, supply } => {
                by("napoleon-event-supply-taken", seat).with("supply", number(supply))
            }
            Happening::Moved { seat, unit: u, from, to } => {
                unit(by("napoleon-event-moved", seat), u).with("from", zone(from)).with("to", zone(to))
            }
            Happening::RiddenDown { seat, rider, owner, victim, zone: z } => {
                unit(by("napoleon-event-ridden-down", seat), victim)
                    .with("rider", rider.kind().thing())
                    .with("owner", Self::owner_arg(owner))
                    .with("zone", zone(z))
            }
            Happening::Swapped { seat, first, here, second, there } => by("napoleon-event-swapped", seat)
                .with("first", first.kind().thing())
                .with("here", zone(here))
                .with("second", second.kind().thing())
                .with("there", zone(there)),
            Happening::Entered { seat, unit: u, zone: z } => {
                unit(by("napoleon-event-entered", seat), u).with("zone", zone(z))
            }
            Happening::Left { seat, unit: u, zone: z } => {
                unit(by("napoleon-event-left", seat), u).with("zone", zone(z))
            }
            Happening::Recruited { seat, unit: u, zone: z, price, .. } => {
                let message = if price == 0 { "napoleon-event-gained" } else { "napoleon-event-recruited" };
                unit(by(message, seat), u).with("zone", zone(z)).with("price", number(price))
            }
            Happening::CardDrawn { seat, card } => {
                by("napoleon-event-card-drawn", seat).with("card", self.card_thing(card))
            }
            Happening::SupplyByCard { seat, supply } => {
                by("napoleon-event-supply-by-card", seat).with("supply", number(supply))
            }
            Happening::Consolation { seat, supply } => {
                by("napoleon-event-consolation", seat).with("supply", number(supply))
            }
            Happening::SupplyLost { seat, supply } => {
                by("napoleon-event-supply-lost", seat).with("supply", number(supply))
            }
            Happening::SupplyGiven { seat, to, supply } => {
                by("napoleon-event-supply-given", seat).with("to", to).with("supply", number(supply))
            }
            Happening::AttackBonus { seat, amount } => {
                by("napoleon-event-attack-bonus", seat).with("amount", number(amount))
            }
            Happening::DefenceBonus { seat, amount } => {
                by("napoleon-event-defence-bonus", seat).with("amount", number(amount))
            }
            Happening::TruceMade { seat, rival } => by("napoleon-event-truce", seat).with("rival", rival),
            Happening::NeutralRaised { unit: u, zone: z } => Phrase::new("napoleon-event-neutral-raised")
                .with("unit", u.kind().thing())
                .with("zone", zone(z)),
            Happening::Transferred { seat, unit: u, from, to } => {
                unit(by("napoleon-event-transferred", seat), u).with("from", zone(from)).with("to", zone(to))
            }
            Happening::BattleCardRecovered { seat, card } => {
                by("napoleon-event-battle-card-recovered", seat).with("card", self.battle_thing(card))
            }
            Happening::RouteDrawn { seat, route } => {
                by("napoleon-event-route-drawn", seat).with("route", self.route_thing(route))
            }
            Happening::RouteKept { seat, route } => {
                by("napoleon-event-route-kept", seat).with("route", self.route_thing(route))
            }
            Happening::Peeked { seat, card } if viewer == Some(seat) => {
                by("napoleon-event-peeked-own", seat).with("card", self.chance_thing(card))
            }
            Happening::Peeked { seat, .. } => by("napoleon-event-peeked", seat),
            Happening::Arranged { seat } => by("napoleon-event-arranged", seat),
            Happening::ChanceReshuffled => Phrase::new("napoleon-event-chance-reshuffled"),
            Happening::Promoted { seat, unit: u, zone: z, .. } => {
                let higher = u.promoted().unwrap_or(u);
                unit(by("napoleon-event-promoted", seat), u)
                    .with("higher", higher.kind().thing())
                    .with("zone", zone(z))
            }
            Happening::SeaAsked { seat, sea } => {
                by("napoleon-event-sea-asked", seat).with("sea", self.sea_thing(sea))
            }
            Happening::Answered { seat, sea, consents, ships } => {
                let message = if consents { "napoleon-event-consented" } else { "napoleon-event-refused" };
                by(message, seat).with("sea", self.sea_thing(sea)).with("ships", number(ships))
            }
            Happening::SeaDecided { seat, sea, open, allow, refuse } => {
                let message = if open { "napoleon-event-sea-open" } else { "napoleon-event-sea-closed" };
                by(message, seat)
                    .with("sea", self.sea_thing(sea))
                    .with("allow", number(allow))
                    .with("refuse", number(refuse))
            }
            Happening::AttackBegins { attacker, defender, from, to, troop, ships } => {
                let message = match (defender, ships) {
                    (None, _) => "napoleon-event-attack-neutral",
                    (Some(_), 0) => "napoleon-event-attack",
                    (Some(_), _) => "napoleon-event-attack-sea",
                };
                let phrase = by(message, attacker).with("from", zone(from)).with("to", zone(to));
                let phrase = if ships > 0 {
                    phrase.with("ships", number(ships))
                } else {
                    phrase.with("units", Self::units_arg(troop))
                };
                match defender {
                    Some(seat) => phrase.with("defender", seat),
                    None => phrase,
                }
            }
            Happening::BattleCardChosen { seat, card } if viewer == Some(seat) => {
                by("napoleon-event-battle-card-chosen-own", seat).with("card", self.battle_thing(card))
            }
            Happening::BattleCardChosen { seat, .. } => by("napoleon-event-battle-card-chosen", seat),
            Happening::BattleCardShown { seat, card } => {
                by("napoleon-event-battle-card-shown", seat).with("card", self.battle_thing(card))
            }
            Happening::Supports { seat, unit: u, zone: z, side } => {
                unit(by("napoleon-event-supports", seat), u)
                    .with("zone", zone(z))
                    .with("side", Arg::Keyword(side.keyword()))
            }
            Happening::SupportAnswered { seat, side, accepted } => {
                let message = if accepted {
                    "napoleon-event-support-accepted"
                } else {
                    "napoleon-event-support-refused"
                };
                by(message, seat).with("side", Arg::Keyword(side.keyword()))
            }
            Happening::ChanceDrawn { side, seat, card } => of("napoleon-event-chance-drawn", seat)
                .with("side", Arg::Keyword(side.keyword()))
                .with("card", self.chance_thing(card)),
            Happening::Totalled { side, seat, total } => of("napoleon-event-totalled", seat)
                .with("side", Arg::Keyword(side.keyword()))
                .with("units", i64::from(total.units))
                .with("combined_arms", number(total.combined_arms))
                .with("city", number(total.city))
                .with("mountains", i64::from(total.mountains))
                .with("bonus", number(total.bonus))
                .with("battle_card", number(total.battle_card))
                .with("chance_card", number(total.chance_card))
                .with("total", i64::from(total.sum())),
            Happening::CombatWon { side, seat, tie } => {
                let message = if tie { "napoleon-event-combat-tied" } else { "napoleon-event-combat-won" };
                of(message, seat).with("side", Arg::Keyword(side.keyword()))
            }
            Happening::NobodyFalls => Phrase::new("napoleon-event-nobody-falls"),
            Happening::LossesDue { attacker, defender } => Phrase::new("napoleon-event-losses-due")
                .with("attacker", number(attacker))
                .with("defender", number(defender)),
            Happening::Lost { seat, unit: u, zone: z, .. } => {
                unit(of("napoleon-event-lost", seat), u).with("zone", zone(z))
            }
            Happening::Pursued { seat, owner, unit: u, zone: z } => {
                unit(by("napoleon-event-pursued", seat), u)
                    .with("owner", Self::owner_arg(owner))
                    .with("zone", zone(z))
            }
            Happening::Fled { seat, unit: u, to } => {
                unit(by("napoleon-event-fled", seat), u).with("to", zone(to))
            }
            Happening::Surrendered { seat, unit: u, zone: z } => {
                unit(of("napoleon-event-surrendered", seat), u).with("zone", zone(z))
            }
            Happening::MovedIn { seat, to, troop, ships } if ships > 0 || troop.is_empty() => {
                by("napoleon-event-sailed-in", seat).with("to", zone(to)).with("ships", number(ships))
            }
            Happening::MovedIn { seat, to, troop, .. } => {
                by("napoleon-event-moved-in", seat).with("to", zone(to)).with("units", Self::units_arg(troop))
            }
            Happening::WentBack { seat, to } => by("napoleon-event-went-back", seat).with("to", zone(to)),
            Happening::CityCaptured { seat, zone: z, supply } => {
                by("napoleon-event-city-captured", seat).with("zone", zone(z)).with("supply", number(supply))
            }
            Happening::BattleCardsBack { seat } => by("napoleon-event-battle-cards-back", seat),
            Happening::OutOfTheGame { seat } => by("napoleon-event-out", seat),
            Happening::Victory { seat, by_flags: true } => by("napoleon-event-victory", seat),
            Happening::Victory { seat, .. } => by("napoleon-event-victory-alone", seat),
            Happening::RoundsOver { rounds } => {
                Phrase::new("napoleon-event-rounds-over").with("rounds", number(rounds))
            }
            Happening::Counted { seat, flags, zones, seas, units, supply } => {
                by("napoleon-event-counted", seat)
                    .with("flags", i64::from(flags))
                    .with("zones", i64::from(zones))
                    .with("seas", number(seas))
                    .with("units", i64::from(units))
                    .with("supply", i64::from(supply))
            }
            Happening::Winners { winners } => {
                let message =
                    if winners.len() > 1 { "napoleon-event-winners-shared" } else { "napoleon-event-winner" };
                Phrase::new(message).with("seats", winners.iter().map(Arg::Seat).collect::<Vec<_>>())
            }
        };
        Told { rule: happening.rule(), phrase }
    }
}
