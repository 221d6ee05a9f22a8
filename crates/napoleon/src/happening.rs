//! What happens, as spectators and players are told it.

use serde::Serialize;
use table::{Arg, Argument, Phrase, RuleId, Seat, SeatSet, Thing};

use crate::{
    decks::{Battle, Card, Chance, Route},
    position::{Position, Side},
    units::{Empire, Kind, Troop, Unit},
    zones::{Sea, Zone},
};

/// The strength of a side in a combat with every part named.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "napoleon/"))]
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

table::told! {
    /// Something that happened, with all it takes to tell it.
    pub enum Happening of Position, "napoleon-event-";
    /// The lot has named the first player.
    StartDrawn { seat: Seat } "start-drawn" => "NA-SET-06";
    /// An empire was chosen.
    EmpireChosen { seat: Seat, empire: Empire } "empire-chosen" => "NA-SET-03";
    /// Neutral units were placed.
    NeutralsPlaced { units: u8 } "neutrals-placed" => "NA-SET-04";
    /// An initial unit was placed.
    UnitPlaced { seat: Seat, unit: Unit, zone: Zone } "unit-placed" => "NA-SET-07";
    /// A Trade Route was dealt.
    RouteDealt { seat: Seat, route: Route } "route-dealt" => "NA-SET-10";
    /// A Trade Route of an own city was laid aside.
    RouteLaidAside { seat: Seat, route: Route } "route-laid-aside" => "NA-SET-10";
    /// A round begins.
    RoundBegins { round: u8 } "round-begins" => "NA-TURN-01";
    /// A turn begins.
    TurnBegins { seat: Seat, round: u8 } "turn-begins" => "NA-TURN-02";
    /// The Trade Route gave supply.
    TradeIncome { seat: Seat, route: Route, supply: u8 } "trade-income" => "NA-TRADE-01";
    /// The rest of the actions was forgone.
    Passed { seat: Seat } "passed" => "NA-TURN-06";
    /// The action Supply.
    SupplyTaken { seat: Seat, supply: u8 } "supply-taken" => "NA-SUP-01";
    /// A unit moved.
    Moved { seat: Seat, unit: Unit, from: Zone, to: Zone } "moved" => "NA-MOVE-01";
    /// A unit was ridden down.
    RiddenDown { seat: Seat, unit: Unit, rider: Kind, owner: Option<Seat>, zone: Zone }
        "ridden-down" => "NA-CAV-01";
    /// Two units changed places.
    Swapped { seat: Seat, first: Unit, here: Zone, second: Other, there: Zone } "swapped" => "NA-SWAP-01";
    /// A unit entered a city.
    Entered { seat: Seat, unit: Unit, zone: Zone } "entered" => "NA-FREE-01";
    /// A unit left a city.
    Left { seat: Seat, unit: Unit, zone: Zone } "left" => "NA-FREE-02";
    /// A new unit was recruited.
    Recruited { seat: Seat, unit: Unit, zone: Zone, price: u8, rule: RuleId }
        "recruited" => ["NA-REC-01", "NA-CARD-03"];
    /// A new unit was gained without a price.
    Gained { seat: Seat, unit: Unit, zone: Zone, price: u8, rule: RuleId }
        "gained" => ["NA-REC-01", "NA-CARD-03"];
    /// A Politics or Army card was read out.
    CardDrawn { seat: Seat, card: Card } "card-drawn" => "NA-CARD-01";
    /// A card gave supply.
    SupplyByCard { seat: Seat, supply: u8 } "supply-by-card" => "NA-CARD-04";
    /// Nothing of a card could be carried out: a token instead.
    Consolation { seat: Seat, supply: u8 } "consolation" => "NA-CARD-06";
    /// A player returned supply because of a card.
    SupplyLost { seat: Seat, supply: u8 } "supply-lost" => "NA-CARD-08";
    /// A player gave supply because of a card.
    SupplyGiven { seat: Seat, to: Seat, supply: u8 } "supply-given" => "NA-CARD-08";
    /// More strength in the attack of this turn.
    AttackBonus { seat: Seat, amount: u8 } "attack-bonus" => "NA-CARD-05";
    /// More strength in defence.
    DefenceBonus { seat: Seat, amount: u8 } "defence-bonus" => "NA-CARD-05";
    /// A truce.
    TruceMade { seat: Seat, rival: Seat } "truce" => "NA-CARD-05";
    /// A neutral unit was placed in a city.
    NeutralRaised { unit: Kind, zone: Zone } "neutral-raised" => "NA-CARD-08";
    /// A unit was transferred.
    Transferred { seat: Seat, unit: Unit, from: Zone, to: Zone } "transferred" => "NA-CARD-04";
    /// A Battle card came back.
    BattleCardRecovered { seat: Seat, card: Battle } "battle-card-recovered" => "NA-CARD-04";
    /// A Trade Route was drawn.
    RouteDrawn { seat: Seat, route: Route } "route-drawn" => "NA-TRADE-04";
    /// A Trade Route was kept.
    RouteKept { seat: Seat, route: Route } "route-kept" => "NA-TRADE-04";
    /// A Chance card was looked at.
    Peeked { seat: Seat; own card: Chance } "peeked" own "peeked-own" => "NA-SET-15";
    /// The Chance cards were put back.
    Arranged { seat: Seat } "arranged" => "NA-SET-15";
    /// The Chance deck was shuffled anew.
    ChanceReshuffled "chance-reshuffled" => "NA-COM-12";
    /// A unit was promoted, after a combat, as a rider or by a card.
    Promoted { seat: Seat, unit: Unit, higher: Kind, zone: Zone, rule: RuleId }
        "promoted" => [
            "NA-PROM-01", "NA-PROM-02", "NA-PROM-03", "NA-PROM-04", "NA-PROM-05", "NA-CAV-04", "NA-CARD-04",
        ];
    /// Passage is asked for.
    SeaAsked { seat: Seat, sea: Sea } "sea-asked" => "NA-SEA-06";
    /// A rival lets the troops pass.
    Consented { seat: Seat, sea: Sea, ships: u8 } "consented" => "NA-SEA-05";
    /// A rival does not let the troops pass.
    Refused { seat: Seat, sea: Sea, ships: u8 } "refused" => "NA-SEA-05";
    /// The troops may pass.
    SeaOpen { seat: Seat, sea: Sea, allow: u8, refuse: u8 } "sea-open" => "NA-SEA-05";
    /// The troops may not pass.
    SeaClosed { seat: Seat, sea: Sea, allow: u8, refuse: u8 } "sea-closed" => "NA-SEA-13";
    /// A combat on land against a player begins.
    Attack { seat: Seat, from: Zone, to: Zone, units: Troop, defender: Seat } "attack" => "NA-COM-01";
    /// A combat against neutral units begins.
    AttackNeutral { seat: Seat, from: Zone, to: Zone, units: Troop } "attack-neutral" => "NA-COM-01";
    /// A combat at sea begins.
    AttackSea { seat: Seat, from: Zone, to: Zone, ships: u8, defender: Seat } "attack-sea" => "NA-COM-01";
    /// A Battle card was chosen.
    BattleCardChosen { seat: Seat; own card: Battle }
        "battle-card-chosen" own "battle-card-chosen-own" => "NA-COM-09";
    /// A Battle card is shown.
    BattleCardShown { seat: Seat, card: Battle } "battle-card-shown" => "NA-COM-09";
    /// A unit joins its principal, or supports a side.
    Supports { seat: Seat, unit: Unit, zone: Zone, side: Side, rule: RuleId }
        "supports" => ["NA-GB-01", "NA-GB-03"];
    /// Support was accepted.
    SupportAccepted { seat: Seat, side: Side } "support-accepted" => "NA-GB-03";
    /// Support was refused.
    SupportRefused { seat: Seat, side: Side } "support-refused" => "NA-GB-03";
    /// A Chance card was drawn.
    ChanceDrawn { side: Side, owner: Option<Seat>, card: Chance } "chance-drawn" => "NA-COM-11";
    /// The strength of a side.
    Totalled { side: Side, owner: Option<Seat>, total: Total } "totalled" => "NA-COM-02";
    /// A side is stronger.
    CombatWon { side: Side, owner: Option<Seat> } "combat-won" => "NA-COM-13";
    /// The sides are equally strong, and the defender has won.
    CombatTied { side: Side, owner: Option<Seat> } "combat-tied" => "NA-COM-13";
    /// The Flight icon: no unit is eliminated.
    NobodyFalls "nobody-falls" => "NA-RES-05";
    /// How many units each side eliminates.
    LossesDue { attacker: u8, defender: u8 } "losses-due" => "NA-RES-19";
    /// A unit was eliminated: for the defeat, for an Eliminate icon, as a neutral unit, or by a card.
    Lost { owner: Option<Seat>, unit: Unit, zone: Zone, rule: RuleId }
        "lost" => ["NA-RES-01", "NA-RES-03", "NA-RES-16", "NA-CARD-08"];
    /// A fleeing unit was eliminated by horse.
    Pursued { seat: Seat, unit: Unit, owner: Option<Seat>, zone: Zone } "pursued" => "NA-RES-07";
    /// A unit fled.
    Fled { seat: Seat, unit: Unit, to: Zone } "fled" => "NA-RES-10";
    /// A unit without room, or a beaten neutral one, was eliminated.
    Surrendered { owner: Option<Seat>, unit: Unit, zone: Zone, rule: RuleId }
        "surrendered" => ["NA-RES-11", "NA-RES-16"];
    /// The attackers moved in.
    MovedIn { seat: Seat, to: Zone, units: Troop } "moved-in" => "NA-RES-12";
    /// The attacking ships moved in.
    SailedIn { seat: Seat, to: Zone, ships: u8 } "sailed-in" => "NA-RES-18";
    /// Beaten attackers are where they were.
    WentBack { seat: Seat, to: Zone } "went-back" => "NA-RES-09";
    /// A defended city was captured.
    CityCaptured { seat: Seat, zone: Zone, supply: u8 } "city-captured" => "NA-RES-14";
    /// All Battle cards but the last came back.
    BattleCardsBack { seat: Seat } "battle-cards-back" => "NA-RES-17";
    /// A player is out of the game.
    OutOfTheGame { seat: Seat } "out" => "NA-END-08";
    /// A player controls enough flags.
    Victory { seat: Seat } "victory" => "NA-END-03";
    /// Only one player is left.
    VictoryAlone { seat: Seat } "victory-alone" => "NA-END-09";
    /// The last round is over.
    RoundsOver { rounds: u8 } "rounds-over" => "NA-END-05";
    /// What counts in the end.
    Counted { seat: Seat, flags: i16, zones: i16, seas: u8, units: u16, supply: u16 }
        "counted" => "NA-END-06";
    /// Who has won.
    Winner { seats: SeatSet } "winner" => "NA-END-07";
    /// Who share the victory.
    WinnersShared { seats: SeatSet } "winners-shared" => "NA-END-07";
}

table::things! {
    of Position;
    zone_thing "zone" => |position, zone: Zone| &position.edition().zone(zone).id;
    sea_thing "zone" => |position, sea: Sea| position.zone_thing(position.edition().zone_of(sea)).id;
    empire_thing "empire" => |position, empire: Empire| &position.edition().empire(empire).id;
    card_thing "action-card" => |position, card: Card| &position.edition().card(card).id;
    route_thing "route" => |position, route: Route| &position.edition().route(route).id;
}

impl Happening {
    /// A unit was promoted by this rule.
    pub(crate) fn promoted(seat: Seat, unit: Unit, zone: Zone, rule: &'static str) -> Self {
        let higher = unit.promoted().unwrap_or(unit).kind();
        Self::Promoted { seat, unit, higher, zone, rule: RuleId(rule) }
    }
}

/// With the value of the card.
impl Argument<Position> for Battle {
    const TYPE: &'static str = r#"{ of: { "battle-card": string }, count: number }"#;

    fn arg(self, position: &Position) -> Arg {
        let card = &position.edition().battle[usize::from(self.0)];
        Arg::Counting(Box::new(Thing { kind: "battle-card", id: &card.id }.into()), card.value.into())
    }
}

/// With the value of the card.
impl Argument<Position> for Chance {
    const TYPE: &'static str = r#"{ of: { "chance-card": string }, count: number }"#;

    fn arg(self, position: &Position) -> Arg {
        let card = &position.edition().chance[usize::from(self.0)];
        Arg::Counting(Box::new(Thing { kind: "chance-card", id: &card.id }.into()), card.value.into())
    }
}

impl Kind {
    pub(crate) const fn thing(self) -> Thing {
        Thing { kind: "unit", id: self.id() }
    }
}

impl Argument<Position> for Kind {
    const TYPE: &'static str = "{ unit: string }";

    fn arg(self, _: &Position) -> Arg {
        self.thing().into()
    }
}

/// The type, and before it the `empire`.
impl Argument<Position> for Unit {
    const TYPE: &'static str = <Kind as Argument<Position>>::TYPE;

    fn arg(self, position: &Position) -> Arg {
        self.kind().arg(position)
    }

    fn say(self, name: &'static str, position: &Position, args: &mut Vec<(&'static str, Arg)>) {
        args.extend([("empire", self.empire().arg(position)), (name, self.arg(position))]);
    }

    fn declare(name: &'static str, args: &mut Vec<(&'static str, &'static str)>) {
        args.extend([("empire", <Empire as Argument<Position>>::TYPE), (name, Self::TYPE)]);
    }
}

impl Position {
    /// A phrase with a unit and its empire.
    pub(crate) fn with_unit(&self, mut phrase: Phrase, unit: Unit) -> Phrase {
        unit.say("unit", self, &mut phrase.args);
        phrase
    }
}

/// The types, and before them the `empires` whose units they are.
impl Argument<Position> for Troop {
    const TYPE: &'static str = "{ unit: string }[]";

    fn arg(self, position: &Position) -> Arg {
        self.units().map(|unit| unit.arg(position)).collect::<Vec<_>>().into()
    }

    fn say(self, name: &'static str, position: &Position, args: &mut Vec<(&'static str, Arg)>) {
        let mut empires: Vec<Arg> = Vec::new();
        for empire in self.units().map(|unit| unit.empire().arg(position)) {
            if !empires.contains(&empire) {
                empires.push(empire);
            }
        }
        args.extend([("empires", empires.into()), (name, self.arg(position))]);
    }

    fn declare(name: &'static str, args: &mut Vec<(&'static str, &'static str)>) {
        args.extend([("empires", "{ empire: string }[]"), (name, Self::TYPE)]);
    }
}

/// The unit that another one changes places with: its type, and before it the `other_empire`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Other(pub Unit);

impl Argument<Position> for Other {
    const TYPE: &'static str = <Kind as Argument<Position>>::TYPE;

    fn arg(self, position: &Position) -> Arg {
        self.0.arg(position)
    }

    fn say(self, name: &'static str, position: &Position, args: &mut Vec<(&'static str, Arg)>) {
        args.extend([("other_empire", self.0.empire().arg(position)), (name, self.arg(position))]);
    }

    fn declare(name: &'static str, args: &mut Vec<(&'static str, &'static str)>) {
        args.extend([("other_empire", <Empire as Argument<Position>>::TYPE), (name, Self::TYPE)]);
    }
}

impl Total {
    fn parts(self) -> [(&'static str, i32); 7] {
        [
            ("units", self.units.into()),
            ("combined_arms", self.combined_arms.into()),
            ("city", self.city.into()),
            ("mountains", self.mountains.into()),
            ("bonus", self.bonus.into()),
            ("battle_card", self.battle_card.into()),
            ("chance_card", self.chance_card.into()),
        ]
    }

    /// All parts together.
    pub fn sum(self) -> i32 {
        self.parts().into_iter().map(|(_, part)| part).sum()
    }
}

/// Each part by its name, and the sum.
impl Argument<Position> for Total {
    const TYPE: &'static str = "number";

    fn arg(self, _: &Position) -> Arg {
        Arg::Number(self.sum().into())
    }

    fn say(self, name: &'static str, position: &Position, args: &mut Vec<(&'static str, Arg)>) {
        args.extend(self.parts().map(|(part, number)| (part, Arg::Number(number.into()))));
        args.push((name, self.arg(position)));
    }

    fn declare(name: &'static str, args: &mut Vec<(&'static str, &'static str)>) {
        args.extend(Self::default().parts().map(|(part, _)| (part, Self::TYPE)));
        args.push((name, Self::TYPE));
    }
}
