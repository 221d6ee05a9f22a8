//! Why a choice is not legal: the most helpful reason for each way to be wrong.

use table::{Awaiting, RuleId, Seat};

use crate::{
    cards::{Battle, Tactic},
    edition::{Hero, TacticEffect, Timing},
    position::{Holder, Phase, Position, Side, Verb, Whereabouts},
    units::Kind,
    words::Choice,
    zones::{Sea, Territory, TerritorySet, Zone},
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

impl Position {
    /// A choice is legal exactly if it is offered; otherwise the reason is looked for.
    pub(crate) fn check(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let mut offered = false;
        self.offer(seat, self.order_of_naming(), &mut |offer| offered |= offer == choice);
        if offered { Ok(()) } else { Err(self.why_not(seat, choice)) }
    }

    fn why_not(&self, seat: Seat, choice: Choice) -> Refusal {
        match choice {
            Choice::Start(_) => return Refusal::LeftToChance { rule: RuleId("GR-SET-02") },
            Choice::DrawSenate(_) | Choice::DrawTactic(_) => {
                return Refusal::LeftToChance { rule: RuleId("GR-CARD-01") };
            }
            Choice::Dice(..) | Choice::Die(_) => return Refusal::LeftToChance { rule: RuleId("GR-COM-08") },
            _ => {}
        }
        match self.awaiting() {
            Awaiting::Nobody => return Refusal::Over,
            Awaiting::Chance if self.phase == Phase::DealColour => {
                return Refusal::LeftToChance { rule: RuleId("GR-SET-04") };
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
                Refusal::Compulsory { rule: RuleId("GR-CARD-07") }
            }
            (Phase::Drill, Choice::Promote(..)) | (Phase::FleetFrom, Choice::From(_))
                if self.effect().left == 0 =>
            {
                Refusal::NoMore { rule: RuleId("GR-CARD-07") }
            }
            (Phase::Drill, Choice::Promote(kind, _)) => self.why_no_rise(seat, kind, RuleId("GR-CARD-07")),
            (Phase::FleetFrom, Choice::From(zone)) => match self.edition().sea(zone) {
                Some(sea) if self.afloat[seat.index()].contains(sea) => Refusal::MovedAlready,
                _ => Refusal::NoOwnUnits { zone, rule: RuleId("GR-MOVE-01") },
            },
            (Phase::FleetTo, Choice::To(zone)) => Refusal::OutOfReach { zone, rule: RuleId("GR-MOVE-03") },
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
                    Refusal::NotThisMoment { card, rule: RuleId("GR-COM-09") }
                }
            }
            (Phase::Support(side) | Phase::Allies(side), Choice::Support(..) | Choice::Request)
                if self.places_left(side) == 0 =>
            {
                Refusal::NoMore { rule: RuleId("GR-COM-21") }
            }
            (Phase::Support(_) | Phase::Allies(_), Choice::Support(..)) => Refusal::CannotSupport,
            (Phase::Support(_) | Phase::Allies(_), Choice::Request) => Refusal::NobodyToAsk,
            (Phase::BattleCards, Choice::Card(card)) => Refusal::BattleCardUsed { card: Battle(card) },
            (Phase::BattleCards, Choice::Pass | Choice::Done) => {
                Refusal::Compulsory { rule: RuleId("GR-COM-06") }
            }
            (Phase::Losses(_), Choice::Lose(..)) => Refusal::NotTakingPart,
            (Phase::Losses(_), Choice::Pass | Choice::Done) => {
                Refusal::Compulsory { rule: RuleId("GR-COM-10") }
            }
            (Phase::FlightAsk, Choice::Ask(sea)) => Refusal::NotWorthAsking { sea },
            (Phase::Flight, Choice::To(zone)) => self.why_no_refuge(zone),
            (Phase::Flight, Choice::Surrender) => Refusal::MustSave,
            (Phase::Promotion(_), Choice::Promote(kind, _)) => {
                self.why_no_rise(seat, kind, RuleId("GR-AFT-02"))
            }
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
            Refusal::NotHome { zone, rule: RuleId("GR-SET-06") }
        } else if self.fortified().contains(territory) {
            Refusal::FortressThere { zone, rule: RuleId(if free { "GR-SET-09" } else { "GR-SET-06" }) }
        } else {
            Refusal::NoIslandFortress { zone }
        }
    }

    fn why_not_placed(&self, seat: Seat, kind: Option<Kind>, zone: Zone) -> Refusal {
        let free = self.scenario().free;
        match (self.edition().territory(zone), kind) {
            (None, Some(Kind::Ship)) => {
                Refusal::SeaNotAdjacent { zone, rule: RuleId(if free { "GR-SET-11" } else { "GR-SET-08" }) }
            }
            (None, _) | (Some(_), Some(Kind::Ship)) => Refusal::WrongElement { zone },
            (Some(territory), _) if self.hero_places(seat).contains(territory) => Refusal::Full { zone },
            (Some(_), _) if free => Refusal::NotFree { zone },
            (Some(_), _) => Refusal::NotHome {
                zone,
                rule: RuleId(if kind.is_some() { "GR-SET-07" } else { "GR-SET-13" }),
            },
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
            Refusal::NotThisMoment { card, rule: RuleId("GR-CARD-09") }
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
            (Verb::Move, false) => Refusal::NoOwnUnits { zone, rule: RuleId("GR-MOVE-01") },
            (Verb::Attack, false) => Refusal::NoOwnUnits { zone, rule: RuleId("GR-ATK-01") },
            (Verb::Swap, false) => Refusal::NoOwnUnits { zone, rule: RuleId("GR-SWAP-02") },
            (Verb::Move, true) if self.effect.is_some() => Refusal::MovedAlready,
            (Verb::Move, true) => Refusal::CannotLeave { zone, rule: RuleId("GR-MOVE-04") },
            (Verb::Attack, true) => Refusal::CannotLeave { zone, rule: RuleId("GR-ATK-05") },
            (Verb::Swap, true) if self.edition().sea(zone).is_some() => Refusal::NothingToSwap,
            (Verb::Swap, true) => Refusal::CannotLeave { zone, rule: RuleId("GR-SWAP-03") },
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
                        self.why_out_of_reach(seat, Territory(from.0), territory, RuleId("GR-ATK-05"))
                    }
                    _ => Refusal::NothingThere { zone },
                }
            }
            (None, Some(sea)) => {
                let Some(origin) = edition.sea(from) else { return Refusal::LandAndSea };
                let banned = protected.iter().find(|rival| self.afloat[rival.index()].contains(sea));
                if origin != sea && !edition.waters[origin.index()].contains(sea) {
                    Refusal::OutOfReach { zone, rule: RuleId("GR-ATK-06") }
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
    fn why_out_of_reach(&self, seat: Seat, from: Territory, to: Territory, rule: RuleId) -> Refusal {
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
            return Refusal::NoSuchUnit { unit: kind };
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
                    Refusal::OutOfReach { zone: to, rule: RuleId("GR-ATK-05") }
                }
            }
            (Verb::Swap, _) => Refusal::CannotLeave { zone: from, rule: RuleId("GR-SWAP-03") },
            _ => Refusal::CannotLeave { zone: from, rule: RuleId("GR-MOVE-04") },
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
                _ if both_seas => Refusal::OutOfReach { zone, rule: RuleId("GR-MOVE-03") },
                _ => Refusal::WrongElement { zone },
            };
        };
        let reached = self
            .by_land(seat, kind, origin, TerritorySet::EMPTY)
            .or(self.by_sea(origin, self.passages(seat).all()))
            .contains(to);
        if act.verb == Verb::Swap {
            return if !self.held[seat.index()].contains(to) {
                Refusal::NoOwnUnits { zone, rule: RuleId("GR-SWAP-02") }
            } else if to == origin {
                Refusal::NothingChanges
            } else if to < origin && !self.in_any_order() {
                Refusal::OutOfOrder
            } else if reached {
                Refusal::NothingChanges
            } else {
                self.why_out_of_reach(seat, origin, to, RuleId("GR-SWAP-03"))
            };
        }
        match self.holder(to) {
            Some(Holder::Seat(owner)) if owner == seat => {}
            Some(_) => return Refusal::HeldByOthers { zone },
            None if self.foreign_fortresses(seat).contains(to) => return Refusal::LoneFortress { zone },
            None => {}
        }
        if !reached {
            self.why_out_of_reach(seat, origin, to, RuleId("GR-MOVE-03"))
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
            Refusal::NoSuchUnit { unit: kind }
        } else if kind == first && !heroes {
            Refusal::NothingChanges
        } else {
            Refusal::OutOfReach { zone: act.from.unwrap_or(to.zone()), rule: RuleId("GR-SWAP-03") }
        }
    }

    fn why_not_take(&self, seat: Seat, kind: Kind) -> Refusal {
        let muster = self.muster();
        if kind == Kind::Cavalry && self.effect.is_none() && !self.options.hire_cavalry {
            return Refusal::NoCavalryForHire;
        }
        match self.price(kind) {
            None => Refusal::NotForHire { unit: kind },
            Some(_) if self.pool[seat.index()][kind.index()] == 0 => Refusal::NoCounter { unit: kind },
            Some(price) if u16::from(price) > self.supply[seat.index()] => Refusal::TooDear { unit: kind },
            Some(_) if muster.left == 0 => Refusal::NoMore { rule: RuleId("GR-CARD-07") },
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
                    Refusal::SeaNotAdjacent { zone, rule: RuleId("GR-HIRE-05") }
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
            (Timing::AfterDice, _) => Refusal::NotThisMoment { card, rule: RuleId("GR-COM-09") },
            (Timing::OwnTurn, _) => Refusal::NotThisMoment { card, rule: RuleId("GR-CARD-10") },
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

    fn why_no_rise(&self, seat: Seat, kind: Kind, rule: RuleId) -> Refusal {
        match kind.promoted() {
            None => Refusal::CannotRise { unit: kind, rule: RuleId("GR-UNIT-03") },
            Some(higher) if self.pool[seat.index()][higher.index()] == 0 => {
                Refusal::NoCounter { unit: higher }
            }
            Some(_) => Refusal::CannotRise { unit: kind, rule },
        }
    }
}
