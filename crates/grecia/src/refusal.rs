//! Why a choice is not legal. Which of the reasons holds is decided by the chapters, in functions `may_…`.

use table::{RuleId, Seat};

use crate::{
    cards::{Battle, Tactic},
    edition::Hero,
    position::Position,
    units::Kind,
    zones::{Sea, Zone},
};

table::told! {
    /// One row for each way to be wrong.
    pub enum Refusal of Position, "grecia-refusal-";
    /// The game is over.
    Over "over" => "GR-END-05";
    /// Something is drawn or thrown first.
    ChanceFirst "chance-first" => "GR-TURN-11";
    /// Another player is asked.
    NotAsked { seat: Seat } "not-asked" => "GR-TURN-10";
    /// The Battle card has been chosen.
    AlreadyChosen "already-chosen" => "GR-COM-06";
    /// The lot, the dealing of colours, drawing and throwing are left to chance.
    LeftToChance { rule: RuleId } "left-to-chance" => ["GR-CARD-01", "GR-COM-08", "GR-SET-02", "GR-SET-04"];
    /// What has begun is finished first.
    NotNow "not-now" => "GR-TURN-11";
    /// The colour is not to be had.
    ColourTaken "colour-taken" => "GR-SET-19";
    /// The territory is not of the player's colour.
    NotHome { zone: Zone, rule: RuleId } "not-home" => ["GR-SET-06", "GR-SET-07", "GR-SET-13"];
    /// A fortress stands there already.
    FortressThere { zone: Zone, rule: RuleId } "fortress-there" => ["GR-SET-06", "GR-SET-09"];
    /// No fortress on a small island.
    NoIslandFortress { zone: Zone } "no-island-fortress" => "GR-OPT-05";
    /// Ships at sea, everything else ashore.
    WrongElement { zone: Zone } "wrong-element" => "GR-ZONE-01";
    /// No such piece is left to place.
    NoSuchPiece "no-such-piece" => "GR-SET-07";
    /// The piece has no legal place.
    NoPlace "no-place" => "GR-SET-14";
    /// The territory is not free.
    NotFree { zone: Zone } "not-free" => "GR-SET-10";
    /// The sea is not next to the right territories.
    SeaNotAdjacent { zone: Zone, rule: RuleId }
        "sea-not-adjacent" => ["GR-HIRE-05", "GR-SET-08", "GR-SET-11"];
    /// As many units as fit are there.
    Full { zone: Zone } "full" => "GR-ZONE-03";
    /// One attack in a turn.
    AttackedAlready "attacked-already" => "GR-TURN-03";
    /// Nothing can be attacked.
    NothingToAttack "nothing-to-attack" => "GR-ATK-04";
    /// Nothing can move.
    NothingToMove "nothing-to-move" => "GR-TURN-08";
    /// Nothing can be swapped.
    NothingToSwap "nothing-to-swap" => "GR-SWAP-04";
    /// Nothing can be hired.
    NothingToHire "nothing-to-hire" => "GR-HIRE-02";
    /// The game is played without cards.
    WithoutCards "without-cards" => "GR-OPT-02";
    /// The deck is empty.
    EmptyDeck "empty-deck" => "GR-CARD-06";
    /// The Tactics card is not in hand.
    NotInHand { card: Tactic } "not-in-hand" => "GR-CARD-03";
    /// The card is not for this moment.
    NotThisMoment { card: Tactic, rule: RuleId }
        "not-this-moment" => ["GR-CARD-09", "GR-CARD-10", "GR-COM-09"];
    /// The conditions of the card are not met.
    ConditionsNotMet { card: Tactic } "conditions-not-met" => "GR-CARD-11";
    /// Support was requested already.
    SupportRequested "support-requested" => "GR-COM-21";
    /// Nobody could support.
    NobodyCouldSupport "nobody-could-support" => "GR-COM-21";
    /// There is no card to cancel.
    NothingToCancel "nothing-to-cancel" => "GR-CARD-11";
    /// No own units in that zone.
    NoOwnUnits { zone: Zone, rule: RuleId } "no-own-units" => ["GR-ATK-01", "GR-MOVE-01", "GR-SWAP-02"];
    /// The units there can't go anywhere.
    CannotLeave { zone: Zone, rule: RuleId } "cannot-leave" => ["GR-ATK-05", "GR-MOVE-04", "GR-SWAP-03"];
    /// A card moves each unit, and from each zone, once only.
    MovedAlready "moved-already" => "GR-MOVE-02";
    /// No such unit is left in the zone.
    NoSuchUnit { unit: Kind } "no-such-unit" => "GR-ATK-03";
    /// Under the first rulings units are named in the order of types, then of the map.
    OutOfOrder "out-of-order" => "GR-MOVE-02";
    /// As many as the card or the rule allows are named.
    NoMore { rule: RuleId } "no-more" => ["GR-CARD-07", "GR-COM-21"];
    /// The unit does not get there.
    OutOfReach { zone: Zone, rule: RuleId }
        "out-of-reach" => ["GR-ATK-05", "GR-ATK-06", "GR-MOVE-03", "GR-SWAP-03"];
    /// The sea on the way is closed for this turn.
    SeaClosed { sea: Sea } "sea-closed" => "GR-SEA-09";
    /// Others hold the territory: it must be attacked.
    HeldByOthers { zone: Zone } "held-by-others" => "GR-MOVE-04";
    /// A lone fortress must be attacked.
    LoneFortress { zone: Zone } "lone-fortress" => "GR-FORT-04";
    /// There is nothing to attack in that zone.
    NothingThere { zone: Zone } "nothing-there" => "GR-ATK-04";
    /// In the first round, only who has had a turn is attacked.
    Protected { seat: Seat } "protected" => "GR-TURN-05";
    /// Land units and ships never fight each other.
    LandAndSea "land-and-sea" => "GR-ATK-08";
    /// One unit against a small island.
    OneAgainstIsland "one-against-island" => "GR-ATK-09";
    /// That player has no ships there.
    NoShipsThere { seat: Seat } "no-ships-there" => "GR-ATK-07";
    /// Nothing would change.
    NothingChanges "nothing-changes" => "GR-SWAP-04";
    /// Nothing is named.
    NothingNamed "nothing-named" => "GR-TURN-08";
    /// These seas make no way.
    NoRoute "no-route" => "GR-SEA-03";
    /// Not a hero of the player, or not there.
    HeroNotHere { hero: Hero } "hero-not-here" => "GR-HERO-03";
    /// The hero goes along already.
    HeroNamed { hero: Hero } "hero-named" => "GR-HERO-03";
    /// The hero has travelled in this turn.
    HeroTravelled { hero: Hero } "hero-travelled" => "GR-HERO-05";
    /// The hero does not get there.
    HeroOutOfReach { zone: Zone } "hero-out-of-reach" => "GR-HERO-05";
    /// The unit can't be hired.
    NotForHire { unit: Kind } "not-for-hire" => "GR-HIRE-02";
    /// Cavalry can't be hired.
    NoCavalryForHire "no-cavalry-for-hire" => "GR-OPT-06";
    /// Not enough supply.
    TooDear { unit: Kind } "too-dear" => "GR-HIRE-02";
    /// No counter of that type is left.
    NoCounter { unit: Kind } "no-counter" => "GR-UNIT-04";
    /// Neither controlled nor empty and adjacent.
    NotRecruitingHere { zone: Zone } "not-recruiting-here" => "GR-HIRE-03";
    /// A fortress of another colour.
    ForeignFortress { zone: Zone } "foreign-fortress" => "GR-HIRE-04";
    /// What a card gives must all find a place.
    LeavesTooLittleRoom { zone: Zone } "leaves-too-little-room" => "GR-CARD-07";
    /// The unit can't support.
    CannotSupport "cannot-support" => "GR-COM-22";
    /// The Battle card is not in hand.
    BattleCardUsed { card: Battle } "battle-card-used" => "GR-AFT-03";
    /// No such unit takes part.
    NotTakingPart "not-taking-part" => "GR-COM-25";
    /// This sea need not or can't be asked.
    NotWorthAsking { sea: Sea } "not-worth-asking" => "GR-SEA-14";
    /// Not to where the attacker came from.
    TheOrigin { zone: Zone } "the-origin" => "GR-COM-15";
    /// No refuge there.
    NoRefuge { zone: Zone } "no-refuge" => "GR-COM-15";
    /// As many as possible must be saved.
    MustSave "must-save" => "GR-COM-16";
    /// The unit can't be promoted.
    CannotRise { unit: Kind, rule: RuleId } "cannot-rise" => ["GR-AFT-02", "GR-CARD-07", "GR-UNIT-03"];
    /// There is nobody to ask for support.
    NobodyToAsk "nobody-to-ask" => "GR-COM-22";
    /// The hero can't come back there.
    NoQuarters { zone: Zone } "no-quarters" => "GR-HERO-10";
    /// No neutral unit that could be won over.
    CannotWinOver { zone: Zone } "cannot-win-over" => "GR-CARD-07";
    /// No own ships there.
    NoOwnShips { sea: Sea } "no-own-ships" => "GR-CARD-10";
    /// Something must be chosen.
    Compulsory { rule: RuleId } "compulsory" => ["GR-CARD-07", "GR-COM-06", "GR-COM-10"];
}

impl Refusal {
    /// Refuses, unless this holds.
    #[inline]
    pub(crate) fn unless(self, holds: bool) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(self) }
    }
}
