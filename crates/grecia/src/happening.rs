//! What happens, as spectators and players are told it.

use serde::Serialize;
use table::{Arg, Argument, RuleId, Seat, SeatSet, Thing};

use crate::{
    cards::{Battle, Senate, Tactic},
    edition::{Colour, Hero},
    position::{Position, Side},
    units::{Kind, Troop},
    zones::{Sea, Zone},
};

/// One of the two decks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhichDeck {
    /// The Senate deck.
    Senate,
    /// The Tactics deck.
    Tactics,
}

/// The units of one zone that act together: land units, or ships.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Force {
    pub(crate) troop: Troop,
    pub(crate) ships: u8,
}

/// The total of a side in a combat with every part named.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "grecia/"))]
#[expect(missing_docs, reason = "each field is what it adds")]
pub struct Total {
    pub strength: u8,
    pub fortress: u8,
    pub cavalry: u8,
    pub hero: u8,
    pub tactics: u8,
    pub card: u8,
    pub die: u8,
}

table::told! {
    /// Something that happened, with all it takes to tell it.
    pub enum Happening of Position, "grecia-event-";
    /// The lot has named the starting player.
    StartDrawn { seat: Seat } "start-drawn" => "GR-SET-02";
    /// A colour was dealt.
    ColourDealt { seat: Seat, colour: Colour } "colour-dealt" => "GR-SET-04";
    /// A colour was picked in the free game.
    ColourPicked { seat: Seat, colour: Colour } "colour-picked" => "GR-SET-19";
    /// Neutral units were placed.
    NeutralsPlaced { units: u8 } "neutrals-placed" => "GR-SET-05";
    /// A fortress was placed.
    FortressPlaced { seat: Seat, zone: Zone, rule: RuleId } "fortress-placed" => ["GR-SET-06", "GR-SET-09"];
    /// A unit was placed.
    UnitPlaced { seat: Seat, unit: Kind, zone: Zone, rule: RuleId }
        "unit-placed" => ["GR-SET-07", "GR-SET-08", "GR-SET-10", "GR-SET-11"];
    /// A hero was placed.
    HeroPlaced { seat: Seat, hero: Hero, zone: Zone } "hero-placed" => "GR-SET-13";
    /// Pieces without a legal place went back.
    PiecesLeftOver { seat: Seat, pieces: u8 } "pieces-left-over" => "GR-SET-14";
    /// A round begins.
    RoundBegins { round: u8 } "round-begins" => "GR-TURN-06";
    /// A turn begins.
    TurnBegins { seat: Seat, round: u8 } "turn-begins" => "GR-TURN-01";
    /// Supply at the start of the turn.
    Income { seat: Seat, territories: u8, supply: u8 } "income" => "GR-SUP-01";
    /// The rest of the actions was passed.
    Passed { seat: Seat } "passed" => "GR-TURN-04";
    /// The action Take supplies.
    SuppliesTaken { seat: Seat, supply: u8 } "supplies-taken" => "GR-SUP-02";
    /// A unit moved.
    Moved { seat: Seat, unit: Kind, from: Zone, to: Zone } "moved" => "GR-MOVE-01";
    /// A hero went along with units.
    HeroMoved { seat: Seat, hero: Hero, to: Zone } "hero-moved" => "GR-HERO-03";
    /// A hero travelled alone.
    HeroTravelled { seat: Seat, hero: Hero, to: Zone } "hero-travelled" => "GR-HERO-05";
    /// Two units changed places.
    Swapped { seat: Seat, first: Kind, here: Zone, second: Kind, there: Zone } "swapped" => "GR-SWAP-01";
    /// A new unit was hired.
    Hired { seat: Seat, unit: Kind, zone: Zone, price: u8 } "hired" => "GR-HIRE-01";
    /// A card gave a new unit.
    Gained { seat: Seat, unit: Kind, zone: Zone, price: u8 } "gained" => "GR-CARD-05";
    /// A card sold a new unit.
    Bought { seat: Seat, unit: Kind, zone: Zone, price: u8 } "bought" => "GR-CARD-05";
    /// A Senate card was read out.
    SenateDrawn { seat: Seat, card: Senate } "senate-drawn" => "GR-CARD-02";
    /// A Tactics card was drawn.
    TacticDrawn { seat: Seat; own card: Tactic } "tactic-drawn" own "tactic-drawn-own" => "GR-CARD-03";
    /// A deck was formed anew from its discards.
    Reshuffled { deck: WhichDeck } "reshuffled" => "GR-CARD-06";
    /// A card gave supply.
    SupplyByCard { seat: Seat, supply: u8 } "supply-by-card" => "GR-CARD-04";
    /// A card did nothing; a token instead.
    Consolation { seat: Seat, supply: u8 } "consolation" => "GR-CARD-07";
    /// A unit was promoted, after a combat or by a card.
    Promoted { seat: Seat, unit: Kind, to: Kind, zone: Zone, rule: RuleId }
        "promoted" => ["GR-AFT-02", "GR-CARD-04"];
    /// A hero came back.
    HeroReturned { seat: Seat, hero: Hero, zone: Zone } "hero-returned" => "GR-HERO-10";
    /// A neutral unit changed its colour.
    WonOver { seat: Seat, unit: Kind, zone: Zone } "won-over" => "GR-CARD-04";
    /// Nobody can close this sea until the end of the turn.
    SeaOpened { seat: Seat, sea: Sea } "sea-opened" => "GR-CARD-10";
    /// Passage is asked for.
    SeaAsked { seat: Seat, sea: Sea } "sea-asked" => "GR-SEA-08";
    /// A rival lets the troops pass.
    Consented { seat: Seat, sea: Sea, ships: u8 } "consented" => "GR-SEA-07";
    /// A rival does not let the troops pass.
    Refused { seat: Seat, sea: Sea, ships: u8 } "refused" => "GR-SEA-07";
    /// The troops may pass; equal numbers are enough.
    SeaOpen { seat: Seat, sea: Sea, allow: u8, refuse: u8, rule: RuleId }
        "sea-open" => ["GR-SEA-05", "GR-SEA-06"];
    /// The troops may not pass.
    SeaClosed { seat: Seat, sea: Sea, allow: u8, refuse: u8 } "sea-closed" => "GR-SEA-05";
    /// A combat against a player begins.
    Attack { seat: Seat, from: Zone, to: Zone, units: Force, defender: Seat } "attack" => "GR-ATK-10";
    /// A combat against neutral units begins.
    AttackNeutral { seat: Seat, from: Zone, to: Zone, units: Force } "attack-neutral" => "GR-ATK-10";
    /// The attack meets nobody: the fortress belongs to nobody who plays.
    AttackRuin { seat: Seat, from: Zone, to: Zone, units: Force } "attack-ruin" => "GR-ATK-10";
    /// A Tactics card was played, in a combat or in one's own turn.
    TacticPlayed { seat: Seat, card: Tactic, rule: RuleId } "tactic-played" => ["GR-CARD-09", "GR-CARD-10"];
    /// A Tactics card is void.
    TacticCancelled { card: Tactic } "tactic-cancelled" => "GR-CARD-11";
    /// No more cards in step 1.
    TacticsPassed { seat: Seat } "tactics-passed" => "GR-COM-05";
    /// A unit supports a side.
    Supports { seat: Seat, unit: Kind, zone: Zone, side: Side } "supports" => "GR-COM-22";
    /// A Battle card was chosen.
    BattleCardChosen { seat: Seat; own card: Battle }
        "battle-card-chosen" own "battle-card-chosen-own" => "GR-COM-06";
    /// A Battle card is shown.
    BattleCardShown { seat: Seat, card: Battle } "battle-card-shown" => "GR-COM-06";
    /// The dice.
    DiceThrown { attacker: u8, defender: u8 } "dice-thrown" => "GR-COM-08";
    /// A die was thrown again.
    Rethrown { side: Side, number: u8 } "rethrown" => "GR-COM-09";
    /// The total of a side.
    Totalled { side: Side, owner: Option<Seat>, total: Total } "totalled" => "GR-COM-01";
    /// A side has the higher total.
    CombatWon { side: Side, owner: Option<Seat> } "combat-won" => "GR-COM-10";
    /// The totals are equal, and the defender has won.
    CombatTied { side: Side, owner: Option<Seat> } "combat-tied" => "GR-COM-10";
    /// A 1 was thrown: no unit is eliminated.
    NobodyFalls "nobody-falls" => "GR-COM-12";
    /// How many units each side eliminates.
    LossesDue { attacker: u8, defender: u8 } "losses-due" => "GR-COM-13";
    /// A unit was eliminated.
    Lost { owner: Option<Seat>, unit: Kind, zone: Zone, rule: RuleId } "lost" => ["GR-COM-27", "GR-NEU-03"];
    /// A unit fled.
    Fled { owner: Option<Seat>, unit: Kind, to: Zone, rule: RuleId } "fled" => ["GR-COM-15", "GR-NEU-04"];
    /// A unit had nowhere to flee.
    Surrendered { owner: Option<Seat>, unit: Kind, zone: Zone, rule: RuleId }
        "surrendered" => ["GR-COM-17", "GR-NEU-04"];
    /// The attackers moved in.
    MovedIn { seat: Seat, to: Zone, units: Force } "moved-in" => "GR-COM-18";
    /// The attackers went back.
    WentBack { seat: Seat, to: Zone } "went-back" => "GR-COM-14";
    /// A fortress of another colour was taken.
    FortressTaken { seat: Seat, owner: Seat, zone: Zone } "fortress-taken" => "GR-FORT-05";
    /// A fortress was taken back.
    FortressRetaken { seat: Seat, owner: Seat, zone: Zone } "fortress-retaken" => "GR-FORT-08";
    /// A hero was eliminated.
    HeroFell { seat: Seat, hero: Hero } "hero-fell" => "GR-HERO-08";
    /// A token for a defended fortress.
    CaptureSupply { seat: Seat, supply: u8 } "capture-supply" => "GR-AFT-05";
    /// The Battle cards came back, all but the last.
    BattleCardsBack { seat: Seat } "battle-cards-back" => "GR-AFT-04";
    /// A player is out of the game.
    Eliminated { seat: Seat } "eliminated" => "GR-END-08";
    /// A player has conquered enough fortresses.
    Victory { seat: Seat } "victory" => "GR-END-02";
    /// Only one player is left.
    VictoryAlone { seat: Seat } "victory-alone" => "GR-END-04";
    /// The last round is over.
    RoundsOver { rounds: u8 } "rounds-over" => "GR-END-05";
    /// What a player has scored.
    Scored { seat: Seat, territories: u8, conquered: u8, lost: u8, points: i32 } "scored" => "GR-END-06";
    /// Who has won by points.
    Winner { seats: SeatSet } "winner" => "GR-END-07";
    /// Who share the victory.
    WinnersShared { seats: SeatSet } "winners-shared" => "GR-END-07";
}

table::things! {
    of Position;
    zone_thing "zone" => |position, zone: Zone| &position.edition().zone(zone).id;
    sea_thing "zone" => |position, sea: Sea| position.zone_thing(position.edition().zone_of(sea)).id;
    hero_thing "hero" => |position, hero: Hero| {
        let side = position.scenario().side(hero.colour());
        side.and_then(|side| side.heroes.get(hero.number())).map_or("", |hero| hero.id.as_str())
    };
    colour_thing "colour" => |position, colour: Colour| &position.edition().faction(colour).id;
    tactic_thing "tactic" => |position, card: Tactic| &position.edition().tactic(card).id;
    senate_thing "senate" => |position, card: Senate| &position.edition().senate_card(card).id;
    battle_thing "battle-card" => |position, card: Battle| &position.edition().battle[usize::from(card.0)].id;
}

impl Happening {
    /// A unit was promoted by this rule.
    pub(crate) fn promoted(seat: Seat, unit: Kind, zone: Zone, rule: &'static str) -> Self {
        Self::Promoted { seat, unit, to: unit.promoted().unwrap_or(unit), zone, rule: RuleId(rule) }
    }
}

impl Kind {
    /// The unit type as something with a name in every language.
    pub fn thing(self) -> Thing {
        Thing { kind: "unit", id: self.id() }
    }
}

impl Argument<Position> for Kind {
    const TYPE: &'static str = "{ unit: string }";

    fn arg(self, _: &Position) -> Arg {
        self.thing().into()
    }
}

/// Ships after land units.
impl Argument<Position> for Force {
    const TYPE: &'static str = "{ unit: string }[]";

    fn arg(self, position: &Position) -> Arg {
        let ships = std::iter::repeat_n(Kind::Ship, self.ships.into());
        self.troop.units().chain(ships).map(|kind| kind.arg(position)).collect::<Vec<_>>().into()
    }
}

impl Argument<Position> for WhichDeck {
    const TYPE: &'static str = r#""senate" | "tactics""#;

    fn arg(self, _: &Position) -> Arg {
        Arg::Keyword(match self {
            Self::Senate => "senate",
            Self::Tactics => "tactics",
        })
    }
}

impl Total {
    fn parts(self) -> [(&'static str, u8); 7] {
        [
            ("strength", self.strength),
            ("fortress", self.fortress),
            ("cavalry", self.cavalry),
            ("hero", self.hero),
            ("tactics", self.tactics),
            ("card", self.card),
            ("die", self.die),
        ]
    }

    /// All parts together.
    pub fn sum(self) -> u16 {
        self.parts().into_iter().map(|(_, part)| u16::from(part)).sum()
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
