//! A combat: everything that takes part is there, and it has gone as far as the phase says.

use empires::{heap::Heap, notation::Read};
use table::Seat;

use crate::{
    cards::Tactic,
    edition::{Battlefield, HEROES, Role, TacticEffect, Timing},
    position::{Combat, Defender, HELPERS, Holder, Phase, Position, Side, Whereabouts},
    units::{Kind, Troop},
    zones::Zone,
};

use super::need;

const KEY: &str = "combat";

/// How far a combat has gone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Tactics,
    BattleCards,
    Dice,
    AfterDice,
    Losses,
    Asking,
    Fleeing,
    After,
}

impl Phase {
    const fn stage(self) -> Stage {
        match self {
            Self::BattleCards => Stage::BattleCards,
            Self::Dice => Stage::Dice,
            Self::AfterDice(_) | Self::Rethrow { .. } => Stage::AfterDice,
            Self::Losses(_) => Stage::Losses,
            Self::FlightAsk | Self::Vote => Stage::Asking,
            Self::Flight | Self::HeroFlight(_) => Stage::Fleeing,
            Self::Promotion(_) => Stage::After,
            _ => Stage::Tactics,
        }
    }
}

impl Position {
    pub(super) fn check_combat(&self) -> Read<()> {
        let Some(combat) = &self.combat else { return Ok(()) };
        let stage = self.phase.stage();
        self.check_sides(combat)?;
        self.check_tactics(combat)?;
        self.check_battle_cards(combat, stage)?;
        self.check_helpers(combat, stage)?;
        self.check_course(combat, stage)?;
        if stage < Stage::Losses {
            let holds = self.attack_can_be_named(combat);
            need(holds, KEY, "this attack can't be made: zones and units must fit the board")?;
        } else {
            self.check_attackers(combat, stage)?;
            self.check_flight(combat, stage)?;
        }
        self.check_combat_phase(combat)
    }

    /// Attacker, defender, and who is in the contested zone.
    fn check_sides(&self, combat: &Combat) -> Read<()> {
        let edition = self.edition();
        need(combat.attacker == self.active, KEY, "whoever has the turn attacks")?;
        let holds = edition.sea(combat.from).is_some() == edition.sea(combat.to).is_some();
        need(holds, KEY, "ships attack at sea and land units ashore")?;
        if let Defender::Seat(defender) = combat.defender {
            need(defender != combat.attacker, KEY, "nobody attacks himself")?;
            need(self.fallen[defender.index()] == 0, KEY, "the defender is eliminated")?;
        }
        let Some(land) = edition.territory(combat.to) else {
            let ships = combat.troop.is_empty() && combat.heroes == 0;
            let player = combat.defender.seat().is_some() && combat.garrisoned;
            return need(ships && player, KEY, "at sea, ships attack ships of a player");
        };
        need(combat.ships == 0, KEY, "ships do not attack ashore")?;
        need(combat.from != combat.to, KEY, "origin and contested territory differ")?;
        let owner = self.fortress_owner(land);
        let fits = match combat.defender {
            Defender::Seat(seat) => combat.garrisoned || owner == Some(seat),
            Defender::Neutral => combat.garrisoned,
            Defender::Ruin => !combat.garrisoned && owner.is_some_and(|owner| self.fallen[owner.index()] > 0),
        };
        need(fits, KEY, "the defender has neither units nor a fortress there")?;
        let holder = self.holder(land);
        let inside = match combat.defender {
            _ if matches!(self.phase, Phase::Promotion(_)) && self.attackers_move_in() => {
                holder == Some(Holder::Seat(combat.attacker))
            }
            _ if holder.is_none() => !combat.garrisoned || self.phase.stage() >= Stage::Losses,
            Defender::Seat(seat) => combat.garrisoned && holder == Some(Holder::Seat(seat)),
            Defender::Neutral => holder == Some(Holder::Neutral),
            Defender::Ruin => false,
        };
        need(inside, KEY, "other units are in the contested territory")
    }

    /// Cards in force have been played, and can be in force on their side.
    fn check_tactics(&self, combat: &Combat) -> Read<()> {
        let edition = self.edition();
        let mut laid = combat.in_force[0].plus(combat.in_force[1]);
        for side in Side::BOTH {
            let index = side.index();
            let force = combat.in_force[index];
            let fits = |card: u8| {
                let card = edition.tactic(Tactic(card));
                let sea = edition.sea(combat.to).is_some();
                card.timing == Timing::BeforeBattle
                    && match card.role {
                        Role::Any => true,
                        Role::Attacker => side == Side::Attacker,
                        Role::Defender => side == Side::Defender,
                    }
                    && match card.battlefield {
                        Battlefield::Any => true,
                        Battlefield::Land => !sea,
                        Battlefield::Sea => sea,
                    }
            };
            need(force.cards().all(fits), KEY, "a card is in force that can't be played here")?;
            let player = combat.seat(side).is_some();
            need(player || force.is_empty() && combat.last[index].is_none(), KEY, "only players play cards")?;
            match combat.last[index] {
                Some(last) if last.cancelled => laid.add(last.card.0),
                Some(last) => {
                    need(force.count(last.card.0) > 0, KEY, "the last card is in force or cancelled")?;
                }
                None => need(force.is_empty(), KEY, "the last card of a side with cards in force is known")?,
            }
            let requests = |heap: Heap| heap.iter().filter(|&card| self.requests_support(card)).count();
            let called = combat.called[index];
            let holds = requests(force) <= usize::from(called) && (!called || requests(combat.played) > 0);
            need(holds, KEY, "support is requested by a card, once for each side")?;
            let most = force.cards().filter_map(|card| match edition.tactic(Tactic(card)).effect {
                TacticEffect::RequestSupport { max_units } => Some(usize::from(max_units)),
                _ => None,
            });
            let most = most.max().unwrap_or(0).min(HELPERS);
            let holds = combat.helpers(side).count() <= most;
            need(holds, KEY, "more units support than a card in force allows")?;
        }
        let played = combat.played.holds(laid)
            && combat.played.cards().all(|card| edition.tactic(Tactic(card)).timing != Timing::OwnTurn);
        need(played, KEY, "the cards played are not those of this combat")
    }

    fn requests_support(&self, card: u8) -> bool {
        matches!(self.edition().tactic(Tactic(card)).effect, TacticEffect::RequestSupport { .. })
    }

    fn check_battle_cards(&self, combat: &Combat, stage: Stage) -> Read<()> {
        for side in Side::BOTH {
            let card = combat.battle_cards[side.index()];
            let fits = match combat.seat(side) {
                Some(seat) => card.is_none_or(|card| self.battle[seat.index()].holds(card)),
                None => card.is_none(),
            };
            need(fits, KEY, "a Battle card is chosen from the hand of a player")?;
            let due = self.options.cards && combat.seat(side).is_some() && stage > Stage::BattleCards;
            let none_yet = !self.options.cards || stage < Stage::BattleCards;
            need(!due || card.is_some(), KEY, "the Battle cards are chosen by now")?;
            need(!none_yet || card.is_none(), KEY, "Battle cards are not chosen yet")?;
        }
        Ok(())
    }

    /// Supporting units stand next to the combat and belong to whoever may support.
    fn check_helpers(&self, combat: &Combat, stage: Stage) -> Read<()> {
        let edition = self.edition();
        for side in Side::BOTH {
            let helpers: Vec<_> = combat.helpers(side).collect();
            for (place, helper) in helpers.iter().enumerate() {
                let rival = combat.seat(side.other()) == Some(helper.seat);
                let own = combat.seat(side) == Some(helper.seat);
                let both = combat.helpers(side.other()).any(|other| other.seat == helper.seat);
                let holds = !rival && !both && self.fallen[helper.seat.index()] == 0;
                need(holds, KEY, format!("seat {} can't support this side", helper.seat))?;
                let near = match (edition.territory(combat.to), edition.sea(combat.to)) {
                    (Some(to), _) => {
                        helper.kind != Kind::Ship
                            && edition
                                .territory(helper.zone)
                                .is_some_and(|z| edition.near[to.index()].contains(z))
                    }
                    (None, Some(to)) => {
                        let near = edition
                            .sea(helper.zone)
                            .is_some_and(|sea| sea == to || edition.waters[to.index()].contains(sea));
                        let defends = own && side == Side::Defender && helper.zone == combat.to;
                        helper.kind == Kind::Ship && near && !defends
                    }
                    (None, None) => false,
                };
                need(near, KEY, "supporting units stand next to the combat")?;
                need(!helper.fallen || stage >= Stage::Losses, KEY, "nobody has fallen yet")?;
                let before = helpers[..place].iter().rev().find(|other| other.seat == helper.seat);
                let holds = before.is_none_or(|other| (other.zone, other.kind) <= (helper.zone, helper.kind));
                need(holds, KEY, "supporting units of a player are named in the order of the map")?;
                let alike = combat
                    .standing_helpers(side)
                    .filter(|h| (h.seat, h.zone, h.kind) == (helper.seat, helper.zone, helper.kind));
                let fighting = if helper.seat == combat.attacker && helper.zone == combat.from {
                    if helper.kind == Kind::Ship { combat.ships } else { combat.troop.count(helper.kind) }
                } else {
                    0
                };
                let needed = usize::from(fighting) + alike.count();
                // A unit that was promoted stands there as what it is now.
                let holds = stage == Stage::After
                    || needed <= usize::from(self.units_in(helper.seat, helper.kind, helper.zone));
                need(holds, KEY, "a supporting unit is not where it is said to be")?;
            }
        }
        Ok(())
    }

    /// Units of a seat in a zone.
    fn units_in(&self, seat: Seat, kind: Kind, zone: Zone) -> u8 {
        match (self.edition().territory(zone), self.edition().sea(zone)) {
            (Some(land), _) if kind != Kind::Ship && self.held[seat.index()].contains(land) => {
                self.troops[land.index()].count(kind)
            }
            (None, Some(sea)) if kind == Kind::Ship => self.ships[sea.index()][seat.index()],
            _ => 0,
        }
    }

    /// What is known only later is not known yet, and what must have happened has.
    fn check_course(&self, combat: &Combat, stage: Stage) -> Read<()> {
        let sides = self.edition().numbers.die_sides;
        let thrown = self.options.dice && stage > Stage::Dice;
        let range = if thrown { 1..=sides } else { 0..=0 };
        need(combat.dice.iter().all(|die| range.contains(die)), KEY, "the dice do not go with the phase")?;
        let passed = match stage {
            Stage::Tactics => combat.passed != [true; 2],
            _ => combat.passed == [self.options.cards; 2],
        };
        need(passed, KEY, "who has passed does not go with the phase")?;
        let asking = matches!(self.phase, Phase::Allies(_));
        need(asking || combat.approached.is_empty(), KEY, "nobody is asked for support in this phase")?;
        need(stage >= Stage::Losses || !combat.attacker_won, KEY, "nobody has won yet")?;
        let losing = stage == Stage::Losses;
        let holds = losing || combat.losses == [0; 2] && combat.lost_last == 0;
        need(holds, KEY, "there are no losses to take in this phase")?;
        for side in Side::BOTH {
            let most = self.units_taking_part(side);
            need(combat.losses[side.index()] <= most, KEY, "more losses than units")?;
        }
        let flees = matches!(stage, Stage::Asking | Stage::Fleeing);
        let holds = !flees || combat.defender.seat().is_some() && self.attackers_move_in();
        need(holds, KEY, "a player's units flee when attackers move in")?;
        let flight = stage >= Stage::Asking && combat.defender.seat().is_some();
        need(flight || combat.granted.or(combat.denied).is_empty(), KEY, "no seas are asked in this phase")?;
        need(flight && stage >= Stage::Fleeing || combat.fled.last().is_none(), KEY, "nobody has fled yet")?;
        need(self.phase == Phase::Flight || !combat.surrendered, KEY, "nobody surrenders in this phase")
    }

    /// The attackers that are left, when some may have fallen.
    fn check_attackers(&self, combat: &Combat, stage: Stage) -> Read<()> {
        let edition = self.edition();
        let moved = stage == Stage::After && self.attackers_move_in();
        let at = if moved { combat.to } else { combat.from };
        let there = Kind::LAND
            .into_iter()
            .map(|kind| (kind, combat.troop.count(kind)))
            .chain([(Kind::Ship, combat.ships)]);
        let promoted = self.phase == Phase::Promotion(Side::Defender);
        let all = |count: fn(&Self, Seat, Zone) -> u8| count(self, combat.attacker, at);
        let fits = if promoted {
            // One of them may have risen.
            combat.troop.len()
                <= all(|position, seat, zone| {
                    Kind::LAND.into_iter().map(|kind| position.units_in(seat, kind, zone)).sum()
                })
        } else {
            there.into_iter().all(|(kind, count)| count <= self.units_in(combat.attacker, kind, at))
        };
        need(fits, KEY, "the attacking units are not where they are said to be")?;
        let alone = stage == Stage::After && combat.troop == Troop::EMPTY;
        let place = match edition.territory(at) {
            Some(land) if !alone => Whereabouts::At(land),
            _ => Whereabouts::Out,
        };
        let heroes = self.heroes[combat.attacker.index()];
        let with = (0..HEROES).all(|number| combat.heroes >> number & 1 == 0 || heroes[number] == place);
        need(with, KEY, "the attacking heroes are not with their units")
    }

    /// Seas that were asked, and units that have fled.
    fn check_flight(&self, combat: &Combat, stage: Stage) -> Read<()> {
        let edition = self.edition();
        let Some(seat) = combat.defender.seat() else { return Ok(()) };
        let answered = combat.granted.or(combat.denied);
        let land = edition.territory(combat.to);
        let askable = self.bare_passages(seat).asked;
        let holds = combat.granted.and(combat.denied).is_empty()
            && answered.without(askable).is_empty()
            && (land.is_some() && combat.garrisoned || answered.is_empty());
        need(holds, KEY, "these seas were not asked")?;
        let fled = combat.fled.as_slice();
        self.check_places(KEY, &combat.fled, seat)?;
        let refuge = |zone: Zone| {
            zone != combat.from
                && zone != combat.to
                && (land.is_some() || edition.sea(zone).is_some_and(|sea| self.sea_refuges().contains(sea)))
        };
        let fits = combat.garrisoned
            && self.attackers_move_in()
            && fled.iter().all(|leg| refuge(leg.to))
            && fled.windows(2).all(|pair| pair[0] <= pair[1]);
        need(fled.is_empty() || fits, KEY, "the units can't have fled there")?;
        let (left, most) = match (land, edition.sea(combat.to)) {
            (Some(land), _) if stage < Stage::After => {
                (self.troops[land.index()].len(), edition.capacity(land))
            }
            (Some(land), _) => (0, edition.capacity(land)),
            (None, Some(sea)) => (self.ships[sea.index()][seat.index()], edition.unit(Kind::Ship).limit),
            (None, None) => (0, 0),
        };
        let holds = fled.len() <= usize::from(most.saturating_sub(left));
        need(holds, KEY, "more units have fled than were there")
    }

    /// The rest of what single phases of a combat need.
    fn check_combat_phase(&self, combat: &Combat) -> Read<()> {
        let holds_cards =
            |side: Side| combat.seat(side).is_some_and(|seat| !self.hands[seat.index()].is_empty());
        match self.phase {
            Phase::Step1(side) => {
                need(!combat.passed[side.index()], KEY, "this side has passed")?;
                need(holds_cards(side), "hands", "whoever holds no Tactics card is not asked for one")
            }
            Phase::AfterDice(side) => {
                need(holds_cards(side), "hands", "whoever holds no Tactics card is not asked for one")
            }
            Phase::Support(side) | Phase::Allies(side) => {
                let last = combat.last[side.index()];
                let holds = last.is_some_and(|last| !last.cancelled && self.requests_support(last.card.0))
                    && combat.in_force[side.index()].cards().any(|card| self.requests_support(card));
                need(holds, KEY, "this side has not just requested support")?;
                let named = combat.helpers(side).any(|helper| helper.seat == self.asked);
                let waits = self.in_any_order() && named;
                need(waits || self.places_left(side) > 0, KEY, "no more units can support")?;
                let asked = combat.approached.is_empty() || combat.approached.contains(self.asked);
                let asks = matches!(self.phase, Phase::Allies(_));
                let holds = asked && asks != combat.approached.is_empty();
                need(holds, KEY, "whoever is asked now has been approached")
            }
            Phase::Rethrow { die, card } => {
                let rethrows = |tactic: u8| {
                    self.edition().tactic(Tactic(tactic)).effect == TacticEffect::Reroll { own: die == card }
                };
                let holds = combat.seat(card).is_some() && combat.played.cards().any(rethrows);
                need(holds, KEY, "no card was played that lets this die be thrown again")
            }
            Phase::Losses(side) => {
                let due = combat.losses[side.index()] > 0
                    && (side == Side::Attacker || combat.losses[Side::Attacker.index()] == 0);
                need(due, KEY, "this side has no losses to take now")?;
                let holds = side == Side::Attacker || combat.defender.seat().is_some();
                need(holds, KEY, "only players choose their losses")
            }
            Phase::FlightAsk => need(!self.askable_seas().is_empty(), KEY, "there is no sea to ask"),
            Phase::Flight => need(self.defenders_left(), KEY, "nobody is left to flee"),
            Phase::HeroFlight(number) => {
                let seat = combat.defender.seat().filter(|_| combat.garrisoned);
                let hero = seat.map(|seat| self.heroes[seat.index()][usize::from(number)]);
                let contested = self.contested_land().map(Whereabouts::At);
                let holds = hero.is_some()
                    && hero == contested
                    && !self.defenders_left()
                    && self.taken_refuges().len() > 1;
                need(holds, KEY, "the hero has no choice of units to flee with")
            }
            Phase::Promotion(side) => {
                let any = combat.seat(side).is_some_and(|seat| self.promotable(side, seat).next().is_some());
                need(any, KEY, "this side has nothing to promote")
            }
            _ => Ok(()),
        }
    }
}
