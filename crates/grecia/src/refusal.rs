//! Why a choice is not legal: the most helpful reason for each way to be wrong.

use table::{Awaiting, Cites, Phrase, RuleId, Seat, Told};

use crate::{
    cards::Tactic,
    edition::{Hero, TacticEffect, Timing},
    position::{Holder, Phase, Position, Side, Verb, Whereabouts},
    units::Kind,
    words::Choice,
    zones::{Sea, Territory, TerritorySet, Zone},
};

/// One variant for each way to be wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are what the names of their types say")]
pub enum Refusal {
    /// The game is over. [GR-END-05]
    Over,
    /// Something is drawn or thrown first. [GR-TURN-11]
    ChanceFirst,
    /// Another player is asked. [GR-TURN-10]
    NotAsked { seat: Seat },
    /// The Battle card has been chosen. [GR-COM-06]
    AlreadyChosen,
    /// The lot, the dealing of colours, drawing and throwing are left to chance.
    LeftToChance { rule: &'static str },
    /// What has begun is finished first. [GR-TURN-11]
    NotNow,
    /// The colour is not to be had. [GR-SET-19]
    ColourTaken,
    /// The territory is not of the player's colour. [GR-SET-06, GR-SET-07]
    NotHome { zone: Zone, rule: &'static str },
    /// A fortress stands there already. [GR-SET-06, GR-SET-09]
    FortressThere { zone: Zone, rule: &'static str },
    /// No fortress on a small island. [GR-OPT-05]
    NoIslandFortress { zone: Zone },
    /// Ships at sea, everything else ashore. [GR-ZONE-01]
    WrongElement { zone: Zone },
    /// No such piece is left to place. [GR-SET-07]
    NoSuchPiece,
    /// The piece has no legal place. [GR-SET-14]
    NoPlace,
    /// The territory is not free. [GR-SET-10]
    NotFree { zone: Zone },
    /// The sea is not next to the right territories. [GR-SET-08, GR-SET-11, GR-HIRE-05]
    SeaNotAdjacent { zone: Zone, rule: &'static str },
    /// As many units as fit are there. [GR-ZONE-03]
    Full { zone: Zone },
    /// One attack in a turn. [GR-TURN-03]
    AttackedAlready,
    /// Nothing can be attacked. [GR-ATK-04]
    NothingToAttack,
    /// Nothing can move. [GR-TURN-08]
    NothingToMove,
    /// Nothing can be swapped. [GR-SWAP-04]
    NothingToSwap,
    /// Nothing can be hired. [GR-HIRE-02]
    NothingToHire,
    /// The game is played without cards. [GR-OPT-02]
    WithoutCards,
    /// The deck is empty. [GR-CARD-06]
    EmptyDeck,
    /// The Tactics card is not in hand. [GR-CARD-03]
    NotInHand { card: Tactic },
    /// The card is not for this moment. [GR-CARD-09, GR-CARD-10]
    NotThisMoment { card: Tactic, rule: &'static str },
    /// The conditions of the card are not met. [GR-CARD-11]
    ConditionsNotMet { card: Tactic },
    /// Support was requested already. [GR-COM-21]
    SupportRequested,
    /// Nobody could support. [GR-COM-21]
    NobodyCouldSupport,
    /// There is no card to cancel. [GR-CARD-11]
    NothingToCancel,
    /// No own units in that zone. [GR-MOVE-01, GR-ATK-01, GR-SWAP-02]
    NoOwnUnits { zone: Zone, rule: &'static str },
    /// The units there can't go anywhere. [GR-MOVE-04, GR-ATK-05, GR-SWAP-03]
    CannotLeave { zone: Zone, rule: &'static str },
    /// A card moves each unit, and from each zone, once only. [GR-MOVE-02]
    MovedAlready,
    /// No such unit is left in the zone. [GR-ATK-03]
    NoSuchUnit { kind: Kind },
    /// Under the first rulings units are named in the order of types, then of the map. [GR-MOVE-02]
    OutOfOrder,
    /// As many as the card or the rule allows are named. [GR-CARD-07, GR-COM-21]
    NoMore { rule: &'static str },
    /// The unit does not get there. [GR-MOVE-03, GR-ATK-05, GR-SWAP-03]
    OutOfReach { zone: Zone, rule: &'static str },
    /// The sea on the way is closed for this turn. [GR-SEA-09]
    SeaClosed { sea: Sea },
    /// Others hold the territory: it must be attacked. [GR-MOVE-04]
    HeldByOthers { zone: Zone },
    /// A lone fortress must be attacked. [GR-FORT-04]
    LoneFortress { zone: Zone },
    /// There is nothing to attack in that zone. [GR-ATK-04]
    NothingThere { zone: Zone },
    /// In the first round, only who has had a turn is attacked. [GR-TURN-05]
    Protected { seat: Seat },
    /// Land units and ships never fight each other. [GR-ATK-08]
    LandAndSea,
    /// One unit against a small island. [GR-ATK-09]
    OneAgainstIsland,
    /// That player has no ships there. [GR-ATK-07]
    NoShipsThere { seat: Seat },
    /// Nothing would change. [GR-SWAP-04]
    NothingChanges,
    /// Nothing is named. [GR-TURN-08]
    NothingNamed,
    /// These seas make no way. [GR-SEA-03]
    NoRoute,
    /// Not a hero of the player, or not there. [GR-HERO-03]
    HeroNotHere { hero: Hero },
    /// The hero goes along already. [GR-HERO-03]
    HeroNamed { hero: Hero },
    /// The hero has travelled in this turn. [GR-HERO-05]
    HeroTravelled { hero: Hero },
    /// The hero does not get there. [GR-HERO-05]
    HeroOutOfReach { zone: Zone },
    /// The unit can't be hired. [GR-HIRE-02]
    NotForHire { kind: Kind },
    /// Cavalry can't be hired. [GR-OPT-06]
    NoCavalryForHire,
    /// Not enough supply. [GR-HIRE-02]
    TooDear { kind: Kind },
    /// No counter of that type is left. [GR-UNIT-04]
    NoCounter { kind: Kind },
    /// Neither controlled nor empty and adjacent. [GR-HIRE-03]
    NotRecruitingHere { zone: Zone },
    /// A fortress of another colour. [GR-HIRE-04]
    ForeignFortress { zone: Zone },
    /// What a card gives must all find a place. [GR-CARD-07]
    LeavesTooLittleRoom { zone: Zone },
    /// The unit can't support. [GR-COM-22]
    CannotSupport,
    /// The Battle card is not in hand. [GR-AFT-03]
    BattleCardUsed { card: u8 },
    /// No such unit takes part. [GR-COM-10, GR-COM-25]
    NotTakingPart,
    /// This sea need not or can't be asked. [GR-SEA-14]
    NotWorthAsking { sea: Sea },
    /// Not to where the attacker came from. [GR-COM-15]
    TheOrigin { zone: Zone },
    /// No refuge there. [GR-COM-15]
    NoRefuge { zone: Zone },
    /// As many as possible must be saved. [GR-COM-16]
    MustSave,
    /// The unit can't be promoted. [GR-UNIT-03, GR-AFT-02]
    CannotRise { kind: Kind, rule: &'static str },
    /// There is nobody to ask for support. [GR-COM-22]
    NobodyToAsk,
    /// The hero can't come back there. [GR-HERO-10]
    NoQuarters { zone: Zone },
    /// No neutral unit that could be won over. [GR-CARD-07]
    CannotWinOver { zone: Zone },
    /// No own ships there. [GR-CARD-10]
    NoOwnShips { sea: Sea },
    /// Something must be chosen. [GR-CARD-07]
    Compulsory { rule: &'static str },
}

impl Cites for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(match *self {
            Self::Over => "GR-END-05",
            Self::ChanceFirst | Self::NotNow => "GR-TURN-11",
            Self::NotAsked { .. } => "GR-TURN-10",
            Self::AlreadyChosen => "GR-COM-06",
            Self::LeftToChance { rule }
            | Self::NotHome { rule, .. }
            | Self::FortressThere { rule, .. }
            | Self::SeaNotAdjacent { rule, .. }
            | Self::NotThisMoment { rule, .. }
            | Self::NoOwnUnits { rule, .. }
            | Self::CannotLeave { rule, .. }
            | Self::OutOfReach { rule, .. }
            | Self::CannotRise { rule, .. }
            | Self::NoMore { rule }
            | Self::Compulsory { rule } => rule,
            Self::ColourTaken => "GR-SET-19",
            Self::NoIslandFortress { .. } => "GR-OPT-05",
            Self::WrongElement { .. } => "GR-ZONE-01",
            Self::NoSuchPiece => "GR-SET-07",
            Self::NoPlace => "GR-SET-14",
            Self::NotFree { .. } => "GR-SET-10",
            Self::Full { .. } => "GR-ZONE-03",
            Self::AttackedAlready => "GR-TURN-03",
            Self::NothingToAttack | Self::NothingThere { .. } => "GR-ATK-04",
            Self::NothingToMove | Self::NothingNamed => "GR-TURN-08",
            Self::NothingToSwap | Self::NothingChanges => "GR-SWAP-04",
            Self::NothingToHire | Self::NotForHire { .. } | Self::TooDear { .. } => "GR-HIRE-02",
            Self::WithoutCards => "GR-OPT-02",
            Self::EmptyDeck => "GR-CARD-06",
            Self::NotInHand { .. } => "GR-CARD-03",
            Self::ConditionsNotMet { .. } | Self::NothingToCancel => "GR-CARD-11",
            Self::SupportRequested | Self::NobodyCouldSupport => "GR-COM-21",
            Self::MovedAlready | Self::OutOfOrder => "GR-MOVE-02",
            Self::NoSuchUnit { .. } => "GR-ATK-03",
            Self::SeaClosed { .. } => "GR-SEA-09",
            Self::HeldByOthers { .. } => "GR-MOVE-04",
            Self::LoneFortress { .. } => "GR-FORT-04",
            Self::Protected { .. } => "GR-TURN-05",
            Self::LandAndSea => "GR-ATK-08",
            Self::OneAgainstIsland => "GR-ATK-09",
            Self::NoShipsThere { .. } => "GR-ATK-07",
            Self::NoRoute => "GR-SEA-03",
            Self::HeroNotHere { .. } | Self::HeroNamed { .. } => "GR-HERO-03",
            Self::HeroTravelled { .. } | Self::HeroOutOfReach { .. } => "GR-HERO-05",
            Self::NoCavalryForHire => "GR-OPT-06",
            Self::NoCounter { .. } => "GR-UNIT-04",
            Self::NotRecruitingHere { .. } => "GR-HIRE-03",
            Self::ForeignFortress { .. } => "GR-HIRE-04",
            Self::LeavesTooLittleRoom { .. } | Self::CannotWinOver { .. } => "GR-CARD-07",
            Self::CannotSupport | Self::NobodyToAsk => "GR-COM-22",
            Self::BattleCardUsed { .. } => "GR-AFT-03",
            Self::NotTakingPart => "GR-COM-25",
            Self::NotWorthAsking { .. } => "GR-SEA-14",
            Self::TheOrigin { .. } | Self::NoRefuge { .. } => "GR-COM-15",
            Self::MustSave => "GR-COM-16",
            Self::NoQuarters { .. } => "GR-HERO-10",
            Self::NoOwnShips { .. } => "GR-CARD-10",
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
            Choice::Start(_) => return Refusal::LeftToChance { rule: "GR-SET-02" },
            Choice::DrawSenate(_) | Choice::DrawTactic(_) => {
                return Refusal::LeftToChance { rule: "GR-CARD-01" };
            }
            Choice::Dice(..) | Choice::Die(_) => return Refusal::LeftToChance { rule: "GR-COM-08" },
            _ => {}
        }
        match self.awaiting() {
            Awaiting::Nobody => return Refusal::Over,
            Awaiting::Chance if self.phase == Phase::DealColour => {
                return Refusal::LeftToChance { rule: "GR-SET-04" };
            }
            Awaiting::Chance => return Refusal::ChanceFirst,
            Awaiting::Seats(seats) if !seats.contains(seat) => {
                if self.phase == Phase::BattleCards && self.has_chosen_battle_card(seat) {
                    return Refusal::AlreadyChosen;
                }
                return Refusal::NotAsked { seat: seats.lowest().expect("somebody is asked") };
            }
            Awaiting::Seats(_) => {}
        }
        match (self.phase, choice) {
            (Phase::PickColour, Choice::Colour(_)) => Refusal::ColourTaken,
            (Phase::Fortress, Choice::Fortress(zone)) => self.why_no_fortress(zone),
            (Phase::Piece, Choice::Place(kind)) => {
                if self.units_left(seat, kind) == 0 {
                    Refusal::NoSuchPiece
                } else {
                    Refusal::NoPlace
                }
            }
            (Phase::Piece, Choice::Hero(_)) => Refusal::NoSuchPiece,
            (Phase::UnitIn(kind), Choice::In(zone)) => self.why_not_placed(seat, Some(kind), zone),
            (Phase::HeroIn(_), Choice::In(zone)) => self.why_not_placed(seat, None, zone),
            (Phase::Actions, _) => self.why_no_action(seat, choice),
            (Phase::From, Choice::From(zone)) => self.why_not_from(seat, zone),
            (Phase::Target, Choice::To(zone)) => self.why_no_target(seat, zone),
            (Phase::Against, Choice::Against(rival)) => {
                if self.protected().contains(rival) {
                    Refusal::Protected { seat: rival }
                } else {
                    Refusal::NoShipsThere { seat: rival }
                }
            }
            (Phase::With, Choice::With(kind)) => self.why_not_with(seat, kind),
            (Phase::With, Choice::Go) => self.why_not_go(),
            (Phase::With, Choice::Hero(hero)) => self.why_no_hero(seat, hero),
            (Phase::To, Choice::To(zone)) => self.why_not_to(seat, zone),
            (Phase::For, Choice::For(kind)) => self.why_not_for(seat, kind),
            (Phase::Via, Choice::Via(first, second)) => {
                let closed =
                    [Some(first), second].into_iter().flatten().find(|&sea| self.refused.contains(sea));
                closed.map_or(Refusal::NoRoute, |sea| Refusal::SeaClosed { sea })
            }
            (Phase::HeroTo | Phase::HeroFlight(_) | Phase::HeroAlone(_), Choice::To(zone)) => {
                Refusal::HeroOutOfReach { zone }
            }
            (Phase::Heroes, Choice::Hero(hero)) => match self.own_hero(seat, hero) {
                Some(number) if self.travelled >> number & 1 == 1 => Refusal::HeroTravelled { hero },
                _ => Refusal::HeroNotHere { hero },
            },
            (Phase::Heroes, Choice::Tactic(card)) => self.why_no_own_turn_card(seat, card),
            (Phase::Take, Choice::Take(kind)) => self.why_not_take(seat, kind),
            (Phase::Take, Choice::Done) => Refusal::NothingNamed,
            (Phase::TakeIn, Choice::In(zone)) => self.why_not_take_in(seat, zone),
            (Phase::TakeIn | Phase::Recall | Phase::RecallIn | Phase::WinOver, Choice::Done) => {
                Refusal::Compulsory { rule: "GR-CARD-07" }
            }
            (Phase::Drill, Choice::Promote(..)) | (Phase::FleetFrom, Choice::From(_))
                if self.effect().left == 0 =>
            {
                Refusal::NoMore { rule: "GR-CARD-07" }
            }
            (Phase::Drill, Choice::Promote(kind, _)) => self.why_no_rise(seat, kind, "GR-CARD-07"),
            (Phase::FleetFrom, Choice::From(zone)) => match self.edition().sea(zone) {
                Some(sea) if self.afloat[seat.index()].contains(sea) => Refusal::MovedAlready,
                _ => Refusal::NoOwnUnits { zone, rule: "GR-MOVE-01" },
            },
            (Phase::FleetTo, Choice::To(zone)) => Refusal::OutOfReach { zone, rule: "GR-MOVE-03" },
            (Phase::Recall, Choice::Hero(hero)) => Refusal::HeroNotHere { hero },
            (Phase::RecallIn, Choice::In(zone)) => Refusal::NoQuarters { zone },
            (Phase::WinOver, Choice::In(zone)) => Refusal::CannotWinOver { zone },
            (Phase::OpenSea { .. }, Choice::Open(sea)) => Refusal::NoOwnShips { sea },
            _ => self.why_not_in_combat(seat, choice),
        }
    }

    fn why_not_in_combat(&self, seat: Seat, choice: Choice) -> Refusal {
        match (self.phase, choice) {
            (Phase::Step1(side), Choice::Tactic(card)) => self.why_no_tactic(seat, side, card),
            (Phase::AfterDice(_), Choice::Tactic(card)) => {
                if self.hands[seat.index()].count(card.0) == 0 {
                    Refusal::NotInHand { card }
                } else {
                    Refusal::NotThisMoment { card, rule: "GR-COM-09" }
                }
            }
            (Phase::Support(side) | Phase::Allies(side), Choice::Support(..) | Choice::Request)
                if self.places_left(side) == 0 =>
            {
                Refusal::NoMore { rule: "GR-COM-21" }
            }
            (Phase::Support(_) | Phase::Allies(_), Choice::Support(..)) => Refusal::CannotSupport,
            (Phase::Support(_) | Phase::Allies(_), Choice::Request) => Refusal::NobodyToAsk,
            (Phase::BattleCards, Choice::Card(card)) => Refusal::BattleCardUsed { card },
            (Phase::BattleCards, Choice::Pass | Choice::Done) => Refusal::Compulsory { rule: "GR-COM-06" },
            (Phase::Losses(_), Choice::Lose(..)) => Refusal::NotTakingPart,
            (Phase::Losses(_), Choice::Pass | Choice::Done) => Refusal::Compulsory { rule: "GR-COM-10" },
            (Phase::FlightAsk, Choice::Ask(sea)) => Refusal::NotWorthAsking { sea },
            (Phase::Flight, Choice::To(zone)) => self.why_no_refuge(zone),
            (Phase::Flight, Choice::Surrender) => Refusal::MustSave,
            (Phase::Promotion(_), Choice::Promote(kind, _)) => self.why_no_rise(seat, kind, "GR-AFT-02"),
            _ => Refusal::NotNow,
        }
    }

    fn has_chosen_battle_card(&self, seat: Seat) -> bool {
        let combat = self.combat();
        Side::BOTH
            .into_iter()
            .any(|side| combat.seat(side) == Some(seat) && combat.battle_cards[side.index()].is_some())
    }

    fn why_no_fortress(&self, zone: Zone) -> Refusal {
        let Some(territory) = self.edition().territory(zone) else { return Refusal::WrongElement { zone } };
        let free = self.scenario().free;
        if !free && !self.side(self.active).home.contains(territory) {
            Refusal::NotHome { zone, rule: "GR-SET-06" }
        } else if self.fortified().contains(territory) {
            Refusal::FortressThere { zone, rule: if free { "GR-SET-09" } else { "GR-SET-06" } }
        } else {
            Refusal::NoIslandFortress { zone }
        }
    }

    fn why_not_placed(&self, seat: Seat, kind: Option<Kind>, zone: Zone) -> Refusal {
        let free = self.scenario().free;
        match (self.edition().territory(zone), kind) {
            (None, Some(Kind::Ship)) => {
                Refusal::SeaNotAdjacent { zone, rule: if free { "GR-SET-11" } else { "GR-SET-08" } }
            }
            (None, _) | (Some(_), Some(Kind::Ship)) => Refusal::WrongElement { zone },
            (Some(territory), _) if self.hero_places(seat).contains(territory) => Refusal::Full { zone },
            (Some(_), _) if free => Refusal::NotFree { zone },
            (Some(_), _) => {
                Refusal::NotHome { zone, rule: if kind.is_some() { "GR-SET-07" } else { "GR-SET-13" } }
            }
        }
    }

    fn why_no_action(&self, seat: Seat, choice: Choice) -> Refusal {
        match choice {
            Choice::Move => Refusal::NothingToMove,
            Choice::Attack if self.attacks >= self.edition().numbers.attacks_per_turn => {
                Refusal::AttackedAlready
            }
            Choice::Attack => match self.protected().without(seat).lowest() {
                Some(rival) => Refusal::Protected { seat: rival },
                None => Refusal::NothingToAttack,
            },
            Choice::Swap => Refusal::NothingToSwap,
            Choice::Hire => Refusal::NothingToHire,
            Choice::TakeSenate | Choice::TakeTactics | Choice::Tactic(_) if !self.options.cards => {
                Refusal::WithoutCards
            }
            Choice::TakeSenate | Choice::TakeTactics => Refusal::EmptyDeck,
            Choice::Tactic(card) => self.why_no_own_turn_card(seat, card),
            _ => Refusal::NotNow,
        }
    }

    fn why_no_own_turn_card(&self, seat: Seat, card: Tactic) -> Refusal {
        if self.hands[seat.index()].count(card.0) == 0 {
            Refusal::NotInHand { card }
        } else if self.edition().tactic(card).timing == Timing::OwnTurn {
            Refusal::ConditionsNotMet { card }
        } else {
            Refusal::NotThisMoment { card, rule: "GR-CARD-09" }
        }
    }

    fn why_not_from(&self, seat: Seat, zone: Zone) -> Refusal {
        let verb = self.act().verb;
        let own = match (self.edition().territory(zone), self.edition().sea(zone)) {
            (Some(territory), _) => self.held[seat.index()].contains(territory),
            (None, Some(sea)) => self.afloat[seat.index()].contains(sea),
            (None, None) => false,
        };
        match (verb, own) {
            (Verb::Move, false) => Refusal::NoOwnUnits { zone, rule: "GR-MOVE-01" },
            (Verb::Attack, false) => Refusal::NoOwnUnits { zone, rule: "GR-ATK-01" },
            (Verb::Swap, false) => Refusal::NoOwnUnits { zone, rule: "GR-SWAP-02" },
            (Verb::Move, true) if self.effect.is_some() => Refusal::MovedAlready,
            (Verb::Move, true) => Refusal::CannotLeave { zone, rule: "GR-MOVE-04" },
            (Verb::Attack, true) => Refusal::CannotLeave { zone, rule: "GR-ATK-05" },
            (Verb::Swap, true) if self.edition().sea(zone).is_some() => Refusal::NothingToSwap,
            (Verb::Swap, true) => Refusal::CannotLeave { zone, rule: "GR-SWAP-03" },
        }
    }

    fn why_no_target(&self, seat: Seat, zone: Zone) -> Refusal {
        let from = self.act().from.expect("a zone is named");
        let edition = self.edition();
        let protected = self.protected();
        match (edition.territory(zone), edition.sea(zone)) {
            (Some(territory), _) => {
                if edition.territory(from).is_none() {
                    return Refusal::LandAndSea;
                }
                let owner = match self.holder(territory) {
                    Some(Holder::Seat(owner)) => Some(owner),
                    Some(Holder::Neutral) => None,
                    None => self.fortress_owner(territory),
                };
                match owner {
                    Some(owner) if owner != seat && protected.contains(owner) => {
                        Refusal::Protected { seat: owner }
                    }
                    _ if self.attackable(seat).contains(territory) => {
                        self.why_out_of_reach(seat, Territory(from.0), territory, "GR-ATK-05")
                    }
                    _ => Refusal::NothingThere { zone },
                }
            }
            (None, Some(sea)) => {
                let Some(origin) = edition.sea(from) else { return Refusal::LandAndSea };
                let banned = protected.iter().find(|rival| self.afloat[rival.index()].contains(sea));
                if origin != sea && !edition.waters[origin.index()].contains(sea) {
                    Refusal::OutOfReach { zone, rule: "GR-ATK-06" }
                } else if let Some(rival) = banned {
                    Refusal::Protected { seat: rival }
                } else {
                    Refusal::NothingThere { zone }
                }
            }
            (None, None) => Refusal::NotNow,
        }
    }

    /// Out of reach, or because a sea on the only way was refused in this turn.
    fn why_out_of_reach(&self, seat: Seat, from: Territory, to: Territory, rule: &'static str) -> Refusal {
        let with_refused = self.passages(seat).all().or(self.refused);
        let coasts = self.edition().coasts[from.index()].or(self.edition().coasts[to.index()]);
        match self.refused.and(coasts).iter().next() {
            Some(sea) if self.by_sea(from, with_refused).contains(to) => Refusal::SeaClosed { sea },
            _ => Refusal::OutOfReach { zone: to.zone(), rule },
        }
    }

    fn why_not_with(&self, seat: Seat, kind: Kind) -> Refusal {
        let act = self.act();
        let from = act.from.expect("a zone is named");
        let named = act.legs.as_slice().iter().filter(|leg| leg.kind == kind).count() as u8;
        let there = match (self.edition().territory(from), self.edition().sea(from)) {
            (Some(territory), _) if kind != Kind::Ship => self.troops[territory.index()].count(kind),
            (None, Some(sea)) if kind == Kind::Ship => self.ships[sea.index()][seat.index()],
            _ => 0,
        };
        if there <= named || (act.verb == Verb::Swap && act.legs.last().is_some()) {
            return Refusal::NoSuchUnit { kind };
        }
        let behind =
            act.heroes.iter().any(Option::is_some) || act.legs.last().is_some_and(|last| kind < last.kind);
        if behind && !self.in_any_order() {
            return Refusal::OutOfOrder;
        }
        match (act.verb, act.to) {
            (Verb::Attack, Some(to)) => {
                let island =
                    self.edition().territory(to).is_some_and(|to| self.edition().islands.contains(to));
                if island && act.legs.last().is_some() {
                    Refusal::OneAgainstIsland
                } else {
                    Refusal::OutOfReach { zone: to, rule: "GR-ATK-05" }
                }
            }
            (Verb::Swap, _) => Refusal::CannotLeave { zone: from, rule: "GR-SWAP-03" },
            _ => Refusal::CannotLeave { zone: from, rule: "GR-MOVE-04" },
        }
    }

    fn why_not_go(&self) -> Refusal {
        let act = self.act();
        if act.verb == Verb::Swap && act.legs.as_slice().len() == 2 {
            Refusal::NothingChanges
        } else {
            Refusal::NothingNamed
        }
    }

    fn why_no_hero(&self, seat: Seat, hero: Hero) -> Refusal {
        let act = self.act();
        let present = self.own_hero(seat, hero).is_some_and(|number| {
            let place = self.heroes[seat.index()][usize::from(number)];
            act.from.is_some_and(|from| place == Whereabouts::At(Territory(from.0)))
        });
        let named = self.own_hero(seat, hero).is_some_and(|number| act.heroes[usize::from(number)].is_some());
        if named {
            Refusal::HeroNamed { hero }
        } else if present && act.legs.last().is_some() {
            Refusal::OutOfOrder
        } else if present {
            Refusal::NothingNamed
        } else {
            Refusal::HeroNotHere { hero }
        }
    }

    fn why_not_to(&self, seat: Seat, zone: Zone) -> Refusal {
        let act = self.act();
        let edition = self.edition();
        let (from, kind) = (act.from.expect("a zone is named"), act.kind.expect("a unit is named"));
        let (Some(origin), Some(to)) = (edition.territory(from), edition.territory(zone)) else {
            let both_seas = edition.sea(from).is_some() && edition.sea(zone).is_some();
            return match edition.sea(from).zip(edition.sea(zone)) {
                // Nothing but the order of the first rulings keeps a ship from an adjacent sea.
                Some((origin, to)) if edition.waters[origin.index()].contains(to) => Refusal::OutOfOrder,
                _ if both_seas => Refusal::OutOfReach { zone, rule: "GR-MOVE-03" },
                _ => Refusal::WrongElement { zone },
            };
        };
        let reached = self
            .by_land(seat, kind, origin, TerritorySet::EMPTY)
            .or(self.by_sea(origin, self.passages(seat).all()))
            .contains(to);
        if act.verb == Verb::Swap {
            return if !self.held[seat.index()].contains(to) {
                Refusal::NoOwnUnits { zone, rule: "GR-SWAP-02" }
            } else if to == origin {
                Refusal::NothingChanges
            } else if to < origin && !self.in_any_order() {
                Refusal::OutOfOrder
            } else if reached {
                Refusal::NothingChanges
            } else {
                self.why_out_of_reach(seat, origin, to, "GR-SWAP-03")
            };
        }
        match self.holder(to) {
            Some(Holder::Seat(owner)) if owner == seat => {}
            Some(_) => return Refusal::HeldByOthers { zone },
            None if self.foreign_fortresses(seat).contains(to) => return Refusal::LoneFortress { zone },
            None => {}
        }
        if !reached {
            self.why_out_of_reach(seat, origin, to, "GR-MOVE-03")
        } else if act.legs.landing(to) >= self.room(to) {
            Refusal::Full { zone }
        } else {
            Refusal::OutOfOrder
        }
    }

    fn why_not_for(&self, seat: Seat, kind: Kind) -> Refusal {
        let act = self.act();
        let to = Territory(act.to.expect("a zone is named").0);
        let first = act.legs.last().expect("a unit is named").kind;
        let heroes =
            act.from.is_some_and(|from| self.has_hero(seat, Territory(from.0))) || self.has_hero(seat, to);
        if kind == Kind::Ship || !self.troops[to.index()].has(kind) {
            Refusal::NoSuchUnit { kind }
        } else if kind == first && !heroes {
            Refusal::NothingChanges
        } else {
            Refusal::OutOfReach { zone: act.from.unwrap_or(to.zone()), rule: "GR-SWAP-03" }
        }
    }

    fn why_not_take(&self, seat: Seat, kind: Kind) -> Refusal {
        let muster = self.muster();
        if kind == Kind::Cavalry && self.effect.is_none() && !self.options.hire_cavalry {
            return Refusal::NoCavalryForHire;
        }
        match self.price(kind) {
            None => Refusal::NotForHire { kind },
            Some(_) if self.pool[seat.index()][kind.index()] == 0 => Refusal::NoCounter { kind },
            Some(price) if u16::from(price) > self.supply[seat.index()] => Refusal::TooDear { kind },
            Some(_) if muster.left == 0 => Refusal::NoMore { rule: "GR-CARD-07" },
            Some(_) if !self.in_any_order() && muster.last.is_some_and(|last| kind < last.kind) => {
                Refusal::OutOfOrder
            }
            Some(_) => Refusal::NoPlace,
        }
    }

    fn why_not_take_in(&self, seat: Seat, zone: Zone) -> Refusal {
        let muster = self.muster();
        let kind = muster.kind.expect("a unit is chosen");
        match (self.edition().territory(zone), self.edition().sea(zone)) {
            (Some(_), _) if kind == Kind::Ship => Refusal::WrongElement { zone },
            (Some(territory), _) => {
                if self.foreign_fortresses(seat).contains(territory) {
                    Refusal::ForeignFortress { zone }
                } else if !muster.lands.contains(territory) {
                    Refusal::NotRecruitingHere { zone }
                } else if self.full.contains(territory) {
                    Refusal::Full { zone }
                } else if muster.last.is_some_and(|last| last.kind == kind && zone < last.to) {
                    Refusal::OutOfOrder
                } else {
                    Refusal::LeavesTooLittleRoom { zone }
                }
            }
            (None, Some(sea)) if kind == Kind::Ship => {
                if muster.seas.contains(sea) {
                    Refusal::OutOfOrder
                } else {
                    Refusal::SeaNotAdjacent { zone, rule: "GR-HIRE-05" }
                }
            }
            _ => Refusal::WrongElement { zone },
        }
    }

    fn why_no_tactic(&self, seat: Seat, side: Side, card: Tactic) -> Refusal {
        let printed = self.edition().tactic(card);
        if self.hands[seat.index()].count(card.0) == 0 {
            return Refusal::NotInHand { card };
        }
        match (printed.timing, printed.effect) {
            (Timing::AfterDice, _) => Refusal::NotThisMoment { card, rule: "GR-COM-09" },
            (Timing::OwnTurn, _) => Refusal::NotThisMoment { card, rule: "GR-CARD-10" },
            (_, TacticEffect::RequestSupport { .. }) if self.combat().called[side.index()] => {
                Refusal::SupportRequested
            }
            (_, TacticEffect::RequestSupport { .. }) => Refusal::NobodyCouldSupport,
            (_, TacticEffect::CancelCard) => Refusal::NothingToCancel,
            _ => Refusal::ConditionsNotMet { card },
        }
    }

    fn why_no_refuge(&self, zone: Zone) -> Refusal {
        let combat = self.combat();
        let (from, to) = (combat.from, combat.to);
        let Some(territory) = self.edition().territory(zone) else {
            return if zone == from && from != to {
                Refusal::TheOrigin { zone }
            } else {
                Refusal::NoRefuge { zone }
            };
        };
        if zone == from {
            Refusal::TheOrigin { zone }
        } else if self.full.contains(territory) {
            Refusal::Full { zone }
        } else {
            Refusal::NoRefuge { zone }
        }
    }

    fn why_no_rise(&self, seat: Seat, kind: Kind, rule: &'static str) -> Refusal {
        match kind.promoted() {
            None => Refusal::CannotRise { kind, rule: "GR-UNIT-03" },
            Some(higher) if self.pool[seat.index()][higher.index()] == 0 => {
                Refusal::NoCounter { kind: higher }
            }
            Some(_) => Refusal::CannotRise { kind, rule },
        }
    }

    pub(crate) fn explain(&self, refusal: Refusal) -> Told {
        let zone = |message, zone| Phrase::new(message).with("zone", self.zone_thing(zone));
        let unit = |message, kind: Kind| Phrase::new(message).with("unit", kind.thing());
        let card = |message, card| Phrase::new(message).with("card", self.tactic_thing(card));
        let sea = |message, sea| Phrase::new(message).with("sea", self.sea_thing(sea));
        let seat = |message, seat: Seat| Phrase::new(message).with("seat", seat);
        let hero = |message, hero| Phrase::new(message).with("hero", self.hero_thing(hero));
        let phrase = match refusal {
            Refusal::Over => Phrase::new("grecia-refusal-over"),
            Refusal::ChanceFirst => Phrase::new("grecia-refusal-chance-first"),
            Refusal::NotAsked { seat: s } => seat("grecia-refusal-not-asked", s),
            Refusal::AlreadyChosen => Phrase::new("grecia-refusal-already-chosen"),
            Refusal::LeftToChance { .. } => Phrase::new("grecia-refusal-left-to-chance"),
            Refusal::NotNow => Phrase::new("grecia-refusal-not-now"),
            Refusal::ColourTaken => Phrase::new("grecia-refusal-colour-taken"),
            Refusal::NotHome { zone: z, .. } => zone("grecia-refusal-not-home", z),
            Refusal::FortressThere { zone: z, .. } => zone("grecia-refusal-fortress-there", z),
            Refusal::NoIslandFortress { zone: z } => zone("grecia-refusal-no-island-fortress", z),
            Refusal::WrongElement { zone: z } => zone("grecia-refusal-wrong-element", z),
            Refusal::NoSuchPiece => Phrase::new("grecia-refusal-no-such-piece"),
            Refusal::NoPlace => Phrase::new("grecia-refusal-no-place"),
            Refusal::NotFree { zone: z } => zone("grecia-refusal-not-free", z),
            Refusal::SeaNotAdjacent { zone: z, .. } => zone("grecia-refusal-sea-not-adjacent", z),
            Refusal::Full { zone: z } => zone("grecia-refusal-full", z),
            Refusal::AttackedAlready => Phrase::new("grecia-refusal-attacked-already"),
            Refusal::NothingToAttack => Phrase::new("grecia-refusal-nothing-to-attack"),
            Refusal::NothingToMove => Phrase::new("grecia-refusal-nothing-to-move"),
            Refusal::NothingToSwap => Phrase::new("grecia-refusal-nothing-to-swap"),
            Refusal::NothingToHire => Phrase::new("grecia-refusal-nothing-to-hire"),
            Refusal::WithoutCards => Phrase::new("grecia-refusal-without-cards"),
            Refusal::EmptyDeck => Phrase::new("grecia-refusal-empty-deck"),
            Refusal::NotInHand { card: c } => card("grecia-refusal-not-in-hand", c),
            Refusal::NotThisMoment { card: c, .. } => card("grecia-refusal-not-this-moment", c),
            Refusal::ConditionsNotMet { card: c } => card("grecia-refusal-conditions-not-met", c),
            Refusal::SupportRequested => Phrase::new("grecia-refusal-support-requested"),
            Refusal::NobodyCouldSupport => Phrase::new("grecia-refusal-nobody-could-support"),
            Refusal::NothingToCancel => Phrase::new("grecia-refusal-nothing-to-cancel"),
            Refusal::NoOwnUnits { zone: z, .. } => zone("grecia-refusal-no-own-units", z),
            Refusal::CannotLeave { zone: z, .. } => zone("grecia-refusal-cannot-leave", z),
            Refusal::MovedAlready => Phrase::new("grecia-refusal-moved-already"),
            Refusal::NoSuchUnit { kind } => unit("grecia-refusal-no-such-unit", kind),
            Refusal::OutOfOrder => Phrase::new("grecia-refusal-out-of-order"),
            Refusal::NoMore { .. } => Phrase::new("grecia-refusal-no-more"),
            Refusal::OutOfReach { zone: z, .. } => zone("grecia-refusal-out-of-reach", z),
            Refusal::SeaClosed { sea: s } => sea("grecia-refusal-sea-closed", s),
            Refusal::HeldByOthers { zone: z } => zone("grecia-refusal-held-by-others", z),
            Refusal::LoneFortress { zone: z } => zone("grecia-refusal-lone-fortress", z),
            Refusal::NothingThere { zone: z } => zone("grecia-refusal-nothing-there", z),
            Refusal::Protected { seat: s } => seat("grecia-refusal-protected", s),
            Refusal::LandAndSea => Phrase::new("grecia-refusal-land-and-sea"),
            Refusal::OneAgainstIsland => Phrase::new("grecia-refusal-one-against-island"),
            Refusal::NoShipsThere { seat: s } => seat("grecia-refusal-no-ships-there", s),
            Refusal::NothingChanges => Phrase::new("grecia-refusal-nothing-changes"),
            Refusal::NothingNamed => Phrase::new("grecia-refusal-nothing-named"),
            Refusal::NoRoute => Phrase::new("grecia-refusal-no-route"),
            Refusal::HeroNotHere { hero: h } => hero("grecia-refusal-hero-not-here", h),
            Refusal::HeroNamed { hero: h } => hero("grecia-refusal-hero-named", h),
            Refusal::HeroTravelled { hero: h } => hero("grecia-refusal-hero-travelled", h),
            Refusal::HeroOutOfReach { zone: z } => zone("grecia-refusal-hero-out-of-reach", z),
            Refusal::NotForHire { kind } => unit("grecia-refusal-not-for-hire", kind),
            Refusal::NoCavalryForHire => Phrase::new("grecia-refusal-no-cavalry-for-hire"),
            Refusal::TooDear { kind } => unit("grecia-refusal-too-dear", kind),
            Refusal::NoCounter { kind } => unit("grecia-refusal-no-counter", kind),
            Refusal::NotRecruitingHere { zone: z } => zone("grecia-refusal-not-recruiting-here", z),
            Refusal::ForeignFortress { zone: z } => zone("grecia-refusal-foreign-fortress", z),
            Refusal::LeavesTooLittleRoom { zone: z } => zone("grecia-refusal-leaves-too-little-room", z),
            Refusal::CannotSupport => Phrase::new("grecia-refusal-cannot-support"),
            Refusal::BattleCardUsed { card } => {
                Phrase::new("grecia-refusal-battle-card-used").with("card", self.battle_thing(card))
            }
            Refusal::NotTakingPart => Phrase::new("grecia-refusal-not-taking-part"),
            Refusal::NotWorthAsking { sea: s } => sea("grecia-refusal-not-worth-asking", s),
            Refusal::TheOrigin { zone: z } => zone("grecia-refusal-the-origin", z),
            Refusal::NoRefuge { zone: z } => zone("grecia-refusal-no-refuge", z),
            Refusal::MustSave => Phrase::new("grecia-refusal-must-save"),
            Refusal::CannotRise { kind, .. } => unit("grecia-refusal-cannot-rise", kind),
            Refusal::NobodyToAsk => Phrase::new("grecia-refusal-nobody-to-ask"),
            Refusal::NoQuarters { zone: z } => zone("grecia-refusal-no-quarters", z),
            Refusal::CannotWinOver { zone: z } => zone("grecia-refusal-cannot-win-over", z),
            Refusal::NoOwnShips { sea: s } => sea("grecia-refusal-no-own-ships", s),
            Refusal::Compulsory { .. } => Phrase::new("grecia-refusal-compulsory"),
        };
        Told { rule: refusal.rule(), phrase }
    }
}
