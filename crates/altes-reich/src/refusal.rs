//! Why a choice is not legal.

use table::{Cites, Phrase, RuleId, Seat, Told};

use crate::{cards::Card, position::Position};

/// One variant for each way to be wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Another seat plays now. [AR-21]
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// The card of round 1 has been chosen. [AR-20]
    AlreadyChosen,
    /// A card is dealt or drawn, or an event turned up, before anyone plays. [AR-25]
    ChanceFirst,
    /// The game is over. [AR-63]
    Over,
    /// The card is not in hand. [AR-22]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// An Elector card can't be played in round 1. [AR-35]
    ElectorInRoundOne {
        /// The card.
        card: Card,
    },
    /// Nothing can be declared in round 1. [AR-35]
    DeclarationInRoundOne,
    /// The card has no Elector symbol. [AR-37]
    NotAnElector {
        /// The card.
        card: Card,
    },
    /// There is no other card to play after a declaration. [AR-47]
    NoOtherCard {
        /// The card.
        card: Card,
    },
    /// The monarch pile is too small for another declaration. [AR-47]
    PileTooSmall,
    /// Dealing is up to chance. [AR-14]
    Dealing,
    /// The lot is up to chance. [AR-17]
    Lot,
    /// Which event comes next is up to chance. [AR-25]
    Turning,
    /// Which card is drawn is up to chance. [AR-43]
    Drawing,
    /// Which card the third hand shows is up to chance. [AR-77]
    Throne,
}

impl Cites for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Self::NotYourTurn { .. } => "AR-21",
            Self::AlreadyChosen => "AR-20",
            Self::ChanceFirst | Self::Turning => "AR-25",
            Self::Over => "AR-63",
            Self::NotInHand { .. } => "AR-22",
            Self::ElectorInRoundOne { .. } | Self::DeclarationInRoundOne => "AR-35",
            Self::NotAnElector { .. } => "AR-37",
            Self::NoOtherCard { .. } | Self::PileTooSmall => "AR-47",
            Self::Dealing => "AR-14",
            Self::Lot => "AR-17",
            Self::Drawing => "AR-43",
            Self::Throne => "AR-77",
        })
    }
}

impl Position {
    pub(crate) fn explain(&self, refusal: Refusal) -> Told {
        let about = |message, card| Phrase::new(message).with("card", self.card_thing(card));
        let phrase = match refusal {
            Refusal::NotYourTurn { turn } => {
                Phrase::new("altes-reich-refusal-not-your-turn").with("seat", turn)
            }
            Refusal::AlreadyChosen => Phrase::new("altes-reich-refusal-already-chosen"),
            Refusal::ChanceFirst => Phrase::new("altes-reich-refusal-chance-first"),
            Refusal::Over => Phrase::new("altes-reich-refusal-over"),
            Refusal::NotInHand { card } => about("altes-reich-refusal-not-in-hand", card),
            Refusal::ElectorInRoundOne { card } => about("altes-reich-refusal-elector-in-round-one", card),
            Refusal::DeclarationInRoundOne => Phrase::new("altes-reich-refusal-declaration-in-round-one"),
            Refusal::NotAnElector { card } => about("altes-reich-refusal-not-an-elector", card),
            Refusal::NoOtherCard { card } => about("altes-reich-refusal-no-other-card", card),
            Refusal::PileTooSmall => Phrase::new("altes-reich-refusal-pile-too-small"),
            Refusal::Dealing | Refusal::Lot | Refusal::Turning | Refusal::Drawing | Refusal::Throne => {
                Phrase::new("altes-reich-refusal-up-to-chance")
            }
        };
        Told { rule: refusal.rule(), phrase }
    }
}
