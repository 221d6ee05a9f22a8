//! Why a choice is not legal.

use table::{RuleId, Seat};

use crate::{cards::Card, position::Position};

table::told! {
    /// One row for each way to be wrong.
    pub enum Refusal of Position, "altes-reich-refusal-";
    /// Another seat plays now.
    NotYourTurn { seat: Seat } "not-your-turn" => "AR-21";
    /// The card of round 1 has been chosen.
    AlreadyChosen "already-chosen" => "AR-20";
    /// A card is dealt or drawn, or an event turned up, before anyone plays.
    ChanceFirst "chance-first" => "AR-25";
    /// The game is over.
    Over "over" => "AR-63";
    /// The card is not in hand.
    NotInHand { card: Card } "not-in-hand" => "AR-22";
    /// An Elector card can't be played in round 1.
    ElectorInRoundOne { card: Card } "elector-in-round-one" => "AR-35";
    /// Nothing can be declared in round 1.
    DeclarationInRoundOne "declaration-in-round-one" => "AR-35";
    /// The card has no Elector symbol.
    NotAnElector { card: Card } "not-an-elector" => "AR-37";
    /// There is no other card to play after a declaration.
    NoOtherCard { card: Card } "no-other-card" => "AR-47";
    /// The monarch pile is too small for another declaration.
    PileTooSmall "pile-too-small" => "AR-47";
    /// Dealing, the lot, the next event, and what is drawn or shown by the third hand are up to chance.
    UpToChance { rule: RuleId } "up-to-chance" => ["AR-14", "AR-17", "AR-25", "AR-43", "AR-77"];
}
