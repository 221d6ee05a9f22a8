//! Why a choice is not legal. The chapters tell which reason holds.

use table::{RuleId, Seat};

use crate::{
    decks::Battle,
    position::Position,
    units::{Empire, Unit},
    zones::{Sea, Zone},
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
    /// The first round: whose zone it is has not had a turn yet.
    Spared { zone: Zone, seat: Seat } "spared" => "NA-TURN-05";
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

impl Refusal {
    /// Refuses by this reason, unless something holds.
    #[inline]
    pub(crate) fn unless(self, holds: bool) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(self) }
    }
}
