//! A combat: everything that takes part is there, and it has gone as far as the phase says.

use empires::notation::Read;
use table::{Seat, SeatSet};

use crate::{
    position::{Combat, Group, Holder, Phase, Position, Side},
    units::{Empire, Kind, Ships, Troop},
    zones::{Place, Sea},
};

use super::{BONUS, need};

const KEY: &str = "combat";
/// More units never take part on a side.
const UNITS: u8 = 100;

/// How far a combat has gone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    BattleCards,
    Support,
    Chance,
    Losses,
    Pursuit,
    Flight,
    Advance,
    Promotion,
}

impl Phase {
    const fn stage(self) -> Stage {
        match self {
            Self::BattleCards => Stage::BattleCards,
            Self::Chance(_) => Stage::Chance,
            Self::Losses(_) => Stage::Losses,
            Self::Pursuit => Stage::Pursuit,
            Self::FlightAsk | Self::Flight | Self::Vote => Stage::Flight,
            Self::Advance => Stage::Advance,
            Self::Promotion(_) => Stage::Promotion,
            _ => Stage::Support,
        }
    }
}

impl Position {
    pub(super) fn check_combat(&self) -> Read<()> {
        let Some(combat) = &self.combat else { return Ok(()) };
        let stage = self.phase.stage();
        self.check_sides(combat)?;
        self.check_fight_cards(combat, stage)?;
        self.check_way(combat)?;
        self.check_allies(combat)?;
        self.check_groups(combat, stage)?;
        self.check_mains(combat, stage)?;
        self.check_ships(combat, stage)?;
        self.check_course(combat, stage)?;
        self.check_flight(combat, stage)?;
        self.check_decided(combat, stage)?;
        self.check_support(combat)?;
        self.check_promotions(combat, stage)
    }

    /// Whoever has the turn attacks a player who is in the game and may be attacked, or neutrals.
    fn check_sides(&self, combat: &Combat) -> Read<()> {
        need(combat.attacker == self.active, "combat.attacker", "whoever has the turn attacks")?;
        if let Holder::Seat(defender) = combat.defender {
            let key = "combat.defender";
            need(defender != combat.attacker, key, "nobody attacks himself")?;
            need(self.is_in(defender), key, "is out of the game")?;
            need(!self.protected(combat.attacker).contains(defender), key, "may not be attacked")?;
        }
        Ok(())
    }

    /// The zone that is attacked can be attacked from the other.
    fn check_way(&self, combat: &Combat) -> Read<()> {
        let edition = self.edition();
        let key = "combat.to";
        match (edition.place(combat.from), edition.place(combat.to)) {
            (Some(from), Some(to)) => {
                let near = edition.near[from.index()].contains(to);
                let by_sea = self.by_sea(from, self.passages(combat.attacker).all()).contains(to);
                need(near || by_sea, key, "is not in reach")?;
                let storms = edition.partner[to.index()] == Some(from) && edition.cities.contains(to);
                let mountains = if storms {
                    !edition.mountains[from.index()].is_empty()
                } else {
                    edition.mountains[from.index()].contains(to)
                };
                need(!combat.crossed || mountains, "combat.crossed", "there are no mountains")?;
                let attackers =
                    combat.group_at(Side::Attacker, true, from).map_or(0, |group| group.troop.len());
                let landing = !near && edition.cities.contains(to);
                let most = if landing { edition.numbers.port_assault_max_units.into() } else { usize::MAX };
                need(attackers <= most, "combat.groups", "one unit alone attacks a city from the sea")
            }
            (None, None) => {
                let seas = [combat.from, combat.to].map(|zone| edition.sea(zone));
                let [Some(from), Some(to)] = seas else { return need(false, key, "is no zone") };
                let near = from == to || edition.waters[from.index()].contains(to);
                need(near, key, "ships attack in an adjacent sea or in their own")?;
                need(combat.defender.seat().is_some(), "combat.defender", "neutrals have no ships")?;
                need(!combat.crossed, "combat.crossed", "there are no mountains at sea")
            }
            _ => need(false, key, "ships attack at sea and land units ashore"),
        }
    }

    /// Battle cards are held by those who have laid them; Chance cards are drawn when their time has come.
    fn check_fight_cards(&self, combat: &Combat, stage: Stage) -> Read<()> {
        for side in Side::BOTH {
            let (battle, chance) = (combat.battle_cards[side.index()], combat.chance_cards[side.index()]);
            let key = "combat.battle_cards";
            match (combat.principal(side), battle) {
                (Some(seat), Some(card)) => {
                    let holds = self.battle[seat.index()].holds(card);
                    need(holds, key, format!("seat {seat} does not hold this card"))?;
                }
                (None, Some(_)) => need(false, key, "neutrals play none")?,
                (Some(_), None) => need(stage == Stage::BattleCards, key, "both players have laid one")?,
                (None, None) => {}
            }
            let drawn = match stage {
                Stage::BattleCards | Stage::Support => false,
                Stage::Chance => side == Side::Attacker && self.phase == Phase::Chance(Side::Defender),
                _ => true,
            };
            let holds = chance.is_some() == drawn;
            need(holds, "combat.chance_cards", "are drawn by the attacker, then the defender")?;
        }
        Ok(())
    }

    /// Other players support one side, with at least one unit until losses begin.
    fn check_allies(&self, combat: &Combat) -> Read<()> {
        let key = "combat.allies";
        let [attack, defence] = combat.allies;
        for ally in attack.iter().chain(defence.iter()) {
            let other = Side::BOTH.iter().all(|&side| combat.principal(side) != Some(ally));
            need(other && self.is_in(ally), key, "are other players who are in the game")?;
            need(!(attack.contains(ally) && defence.contains(ally)), key, "nobody supports both sides")?;
        }
        let stage = self.phase.stage();
        let holds = stage > Stage::BattleCards || attack.is_empty() && defence.is_empty();
        need(holds, key, "nobody supports yet")?;
        if stage > Stage::Chance {
            return Ok(());
        }
        for ally in attack.iter().chain(defence.iter()) {
            // Whoever has just chosen a side has yet to name a unit.
            let choosing =
                matches!(self.phase, Phase::AidWith(_)) && ally == self.asked && combat.last.is_none();
            let holds = choosing || self.takes_part(combat, ally);
            need(holds, key, format!("seat {ally} supports with nothing"))?;
        }
        Ok(())
    }

    fn takes_part(&self, combat: &Combat, seat: Seat) -> bool {
        let realm = self.realm(seat);
        combat.groups().iter().any(|group| group.owner == Holder::Seat(seat))
            || combat.joined.iter().any(|fleet| realm.iter().any(|empire| !fleet[empire.index()].is_empty()))
    }

    /// Land units that take part are where they are said to be, each once, and on the side of their owner.
    fn check_groups(&self, combat: &Combat, stage: Stage) -> Read<()> {
        let key = "combat.groups";
        let edition = self.edition();
        let Some(to) = edition.place(combat.to) else {
            return need(combat.groups().is_empty(), key, "no land units fight at sea");
        };
        for group in combat.groups() {
            let owns = |unit| match group.owner {
                Holder::Seat(_) => self.owner(unit) == group.owner,
                Holder::Neutral => unit.empire() == Empire::NEUTRAL,
            };
            need(group.troop.units().all(owns), key, "are units of their owner")?;
            let side = match group.owner {
                Holder::Seat(seat) => combat.side_of(seat),
                Holder::Neutral => Some(Side::Defender).filter(|_| combat.defender == Holder::Neutral),
            };
            need(side == Some(group.side), key, "are on the side of their owner")?;
            let principal = match group.side {
                Side::Attacker => Holder::Seat(combat.attacker),
                Side::Defender => combat.defender,
            };
            need(!group.main || group.owner == principal, key, "only the principals attack and defend")?;
            let holds = group.main
                || group.owner != Holder::Neutral && edition.near[to.index()].contains(group.place);
            need(holds, key, "support comes from adjacent zones")?;
            let here = |other: &&Group| other.place == group.place;
            let taking_part = combat.groups().iter().filter(here).flat_map(|group| group.troop.units());
            let all: Vec<_> = taking_part.collect();
            let there = self.troops[group.place.index()];
            let fits = all.iter().all(|unit| {
                all.iter().filter(|other| *other == unit).count() <= usize::from(there.count(*unit))
            });
            need(fits, key, "a unit is not where it is said to be")?;
            let most = if stage == Stage::Promotion { edition.numbers.max_levels_per_combat } else { 0 };
            let holds = group
                .risen
                .iter()
                .zip(0..)
                .all(|(&rise, slot)| rise <= if slot < group.troop.len() { most } else { 0 });
            need(holds, key, "units rise at the end of a combat")?;
        }
        Ok(())
    }

    /// Those that attack and defend: where they stand depends on how far the combat has gone.
    fn check_mains(&self, combat: &Combat, stage: Stage) -> Read<()> {
        let key = "combat.groups";
        let edition = self.edition();
        let (Some(from), Some(to)) = (edition.place(combat.from), edition.place(combat.to)) else {
            return Ok(());
        };
        let mains = |side: Side| combat.side(side).filter(|group| group.main);
        let moved_in = stage == Stage::Promotion && combat.attackers_move_in();
        let city = edition.cities.contains(to);
        let stands = |group: &Group| {
            if moved_in { group.place == to || city && group.place == from } else { group.place == from }
        };
        need(mains(Side::Attacker).all(stands), key, "the attackers are not where they should be")?;
        if moved_in {
            let inside = combat.group_at(Side::Attacker, true, to).map_or(Troop::EMPTY, |group| group.troop);
            let holds = !inside.is_empty() && inside == self.troops[to.index()];
            need(holds, key, "the attackers have moved in")?;
            return need(
                mains(Side::Defender).all(|group| group.place != to && group.place != from),
                key,
                "the defenders have fled",
            );
        }
        if stage < Stage::Losses {
            let attackers =
                combat.group_at(Side::Attacker, true, from).map_or(Troop::EMPTY, |group| group.troop);
            need(!attackers.is_empty(), key, "nobody attacks")?;
            let alone = attackers.is_lone_and_vulnerable() && !city && self.mounted.contains(to);
            need(!alone, key, "a militia or artillery unit alone does not attack horse")?;
            need(!self.troops[to.index()].is_empty(), key, "nobody is attacked")?;
        }
        let fleeing = stage >= Stage::Flight && combat.attackers_move_in();
        let here = combat.group_at(Side::Defender, true, to).map_or(Troop::EMPTY, |group| group.troop);
        need(here == self.troops[to.index()], key, "all units of the attacked zone defend")?;
        let holds = mains(Side::Defender).all(|group| group.place == to || fleeing && group.place != from);
        need(holds, key, "the defenders are not where they should be")?;
        let holds = stage != Stage::Advance || city && here.is_empty();
        need(holds, "phase", "one unit advances into an empty city")
    }

    /// Ships that attack and support are in their seas, on the side of their owner.
    fn check_ships(&self, combat: &Combat, stage: Stage) -> Read<()> {
        let edition = self.edition();
        let sea = edition.sea(combat.to);
        let fleet = combat.fleet.iter().any(|ships| !ships.is_empty());
        need(sea.is_some() || !fleet, "combat.fleet", "ships do not attack ashore")?;
        let holds = sea.is_none() || fleet || stage >= Stage::Losses;
        need(holds, "combat.fleet", "names the ships that attack")?;
        let holds = sea.is_none() || stage <= Stage::Losses || self.phase == Phase::Flight;
        need(holds, "phase", "there is none of this at sea")?;
        let from = edition.sea(combat.from);
        for empire in Empire::all() {
            let index = empire.index();
            let owner = self.rulers[index];
            let side = owner.and_then(|owner| combat.side_of(owner));
            let attacks = owner == Some(combat.attacker) || combat.fleet[index].is_empty();
            need(attacks, "combat.fleet", "are ships of the attacker")?;
            for (water, joined) in combat.joined.iter().enumerate() {
                let ships = joined[index];
                let holds = side.is_some() || ships.is_empty();
                need(holds, "combat.joined", "are ships of those who take part")?;
                if ships.is_empty() && combat.fleet[index].is_empty() {
                    continue;
                }
                let Some(place) = self.battle_water(water) else { continue };
                let defends = sea == Some(place) && owner == combat.defender.seat();
                need(!defends || ships.is_empty(), "combat.joined", "all ships in the attacked sea defend")?;
                let main = if from == Some(place) { combat.fleet[index] } else { Ships::NONE };
                let holds = self.has_ships(place, index, [main, ships]);
                need(holds, "combat.joined", "a ship is not where it is said to be")?;
            }
            if let Some(from) = from {
                let there = self.has_ships(from, index, [combat.fleet[index], Ships::NONE]);
                need(there, "combat.fleet", "a ship is not where it is said to be")?;
            }
        }
        let Some((sea, defender)) = sea.zip(combat.defender.seat()) else { return Ok(()) };
        let attacked = stage >= Stage::Losses || self.afloat[defender.index()].contains(sea);
        need(attacked, "combat.defender", "has no ships there")
    }

    fn has_ships(&self, sea: Sea, empire: usize, parts: [Ships; 2]) -> bool {
        let there = self.ships[sea.index()][empire];
        Kind::SHIPS
            .iter()
            .all(|&kind| parts.iter().map(|ships| ships.count(kind)).sum::<u8>() <= there.count(kind))
    }

    /// What is known only later is not known yet, and what must have happened has.
    fn check_course(&self, combat: &Combat, stage: Stage) -> Read<()> {
        need(combat.bonus <= BONUS, "combat.bonus", format!("is at most {BONUS}"))?;
        let decided = stage >= Stage::Losses;
        need(decided || !combat.attacker_won, "combat.attacker_won", "nobody has won yet")?;
        for side in Side::BOTH {
            let counted = combat.counted[side.index()];
            let least = if decided { self.taking_part(side).max(1) } else { 0 };
            let most = if decided { UNITS } else { 0 };
            need((least..=most).contains(&counted), "combat.counted", "are the units that took part")?;
        }
        let losing = stage == Stage::Losses;
        need(losing || combat.losses == [0; 2], "combat.losses", "there are none to take in this phase")?;
        if let Phase::Losses(side) = self.phase {
            let loser = combat.won().other();
            let due = side == loser || combat.losses[loser.index()] == 0;
            need(due && combat.losses[side.index()] > 0, "combat.losses", "this side has none to take now")?;
            need(combat.losses.iter().all(|&losses| losses <= UNITS), "combat.losses", "are too many")?;
            need(!self.flight_shown(), "combat.losses", "nobody falls where the Flight icon is shown")?;
        }
        let holds = matches!(self.phase, Phase::Pursuit) || combat.charges == 0;
        need(holds, "combat.charges", "nobody pursues in this phase")?;
        let promoting = stage == Stage::Promotion;
        let holds = promoting || (combat.promotions, combat.extra) == (0, 0);
        need(holds, "combat.promotions", "nobody is promoted in this phase")
    }

    /// Beaten defenders who flee: seas that were asked, and the refuge of the last one.
    fn check_flight(&self, combat: &Combat, stage: Stage) -> Read<()> {
        let edition = self.edition();
        let flight = stage >= Stage::Flight && combat.attackers_move_in();
        let fugitive = combat.defender.seat().filter(|_| flight);
        let holds = stage != Stage::Flight || fugitive.is_some();
        need(holds, KEY, "a player's units flee when attackers move in")?;
        need(stage != Stage::Advance || flight, KEY, "attackers advance when they have won")?;
        let answered = combat.granted.or(combat.denied);
        let askable = fugitive.map(|seat| self.bare_passages(seat).asked).unwrap_or_default();
        let holds = combat.granted.and(combat.denied).is_empty()
            && answered.without(askable).is_empty()
            && (edition.place(combat.to).is_some() || answered.is_empty());
        need(holds, "combat.granted", "these seas were not asked")?;
        let holds = combat.refuge.is_none()
            || fugitive.is_some() && self.phase != Phase::FlightAsk && self.vote.is_none();
        need(holds, "combat.refuge", "nobody has fled yet")?;
        if let (Some(last), Phase::Flight) = (combat.refuge, self.phase) {
            let own = fugitive.map(Holder::Seat) == Some(self.owner(last.unit));
            let there = own && self.count_in(last.unit, last.to) > 0;
            let place = last.to != combat.from && last.to != combat.to;
            let sea = edition.sea(combat.to).is_none_or(|sea| {
                edition.sea(last.to).is_some_and(|to| edition.waters[sea.index()].contains(to))
            });
            need(there && place && sea, "combat.refuge", "no unit can have fled there")?;
        }
        let holds = self.phase == Phase::Flight || !combat.surrendered;
        need(holds, "combat.surrendered", "nobody surrenders here")
    }

    /// Who has decided in the step that is going on, and what is named last.
    fn check_decided(&self, combat: &Combat, stage: Stage) -> Read<()> {
        let key = "combat.decided";
        let decided = combat.decided;
        let gone = decided.iter().any(|seat| !self.is_in(seat));
        need(!gone, key, "are players who are in the game")?;
        let principals: SeatSet = Side::BOTH.iter().filter_map(|&side| combat.principal(side)).collect();
        let others = !decided.iter().any(|seat| principals.contains(seat));
        match self.phase {
            Phase::Aid | Phase::AidWith(_) | Phase::Welcome(_) => {
                let holds = others && !decided.is_empty();
                need(holds, key, "are other players, the one who is asked among them")?;
            }
            Phase::Pursuit => {
                let won = combat.won();
                let pursue = |seat: Seat| combat.side_of(seat) == Some(won);
                need(!decided.is_empty() && decided.iter().all(pursue), key, "are pursuers")?;
                let idle = self.flight_shown() || combat.attacker_won && !combat.attackers_left();
                let riders = self.riders_of(self.asked);
                let holds = !idle && (1..=riders).contains(&combat.charges);
                need(holds, "combat.charges", "so many can't pursue")?;
                need(self.anybody_flees(), KEY, "nobody can be pursued")?;
            }
            Phase::Promotion(side) => {
                let fits = |seat: Seat| combat.side_of(seat) == Some(side);
                need(decided.iter().all(fits), key, "are players of the side that promotes")?;
            }
            _ => need(decided.is_empty(), key, "nobody decides in this phase")?,
        }
        let asked_for = match stage {
            Stage::BattleCards => 0,
            Stage::Support if self.phase == Phase::Join(Side::Attacker) => 1,
            _ => 2,
        };
        need(combat.stage == asked_for, "combat.stage", format!("is {asked_for} in this phase"))?;
        let names = matches!(self.phase, Phase::Join(_) | Phase::AidWith(_) | Phase::Welcome(_));
        need(names || combat.last.is_none(), "combat.last", "no unit is named in this phase")?;
        let welcome = matches!(self.phase, Phase::Welcome(_));
        need(!welcome || combat.last.is_some(), "combat.last", "is the unit that supports")
    }

    /// Own units that join, and support of others.
    fn check_support(&self, combat: &Combat) -> Read<()> {
        let stage = self.phase.stage();
        let supports = combat.groups().iter().any(|group| !group.main)
            || combat.joined.iter().flatten().any(|ships| !ships.is_empty());
        need(stage > Stage::BattleCards || !supports, KEY, "nobody supports yet")?;
        let helper = match self.phase {
            Phase::Join(side) => combat.principal(side),
            Phase::AidWith(side) => Some(self.suppliant()).filter(|&seat| combat.side_of(seat) == Some(side)),
            Phase::Aid => Some(self.suppliant()).filter(|&seat| combat.side_of(seat).is_none()),
            Phase::Welcome(side) => {
                let welcome = combat.side_of(self.suppliant()) == Some(side) && self.options.support_consent;
                return need(
                    welcome && combat.principal(side).is_some() && self.named_last(combat, self.suppliant()),
                    "phase",
                    "no support is offered",
                );
            }
            _ => return Ok(()),
        };
        let Some(seat) = helper else { return need(false, "phase", "nobody can be asked this") };
        let named = combat.last.is_none() || self.named_last(combat, seat);
        need(named, "combat.last", "is a unit that supports")?;
        let ends = self.has_several_steps() && combat.last.is_some();
        need(ends || self.can_help(seat), "phase", format!("seat {seat} has no more units that could join"))
    }

    /// Whether the unit named last supports for a player.
    fn named_last(&self, combat: &Combat, seat: Seat) -> bool {
        let Some(last) = combat.last else { return false };
        let own = self.owner(last.unit) == Holder::Seat(seat);
        let place: Option<Place> = self.edition().place(last.to);
        own && match (place, self.water(last.to)) {
            (Some(place), _) => {
                let here = |group: &&Group| !group.main && group.place == place;
                combat.groups().iter().filter(here).any(|group| group.troop.has(last.unit))
            }
            (None, Some(water)) => {
                let fleet = combat.joined[water].get(last.unit.empire().index());
                last.unit.kind().is_ship() && fleet.is_some_and(|ships| ships.count(last.unit.kind()) > 0)
            }
            (None, None) => false,
        }
    }

    /// What has been promoted was there to be used.
    fn check_promotions(&self, combat: &Combat, stage: Stage) -> Read<()> {
        let key = "combat.promotions";
        let Phase::Promotion(side) = self.phase else {
            return need(stage < Stage::Promotion, "phase", "does not belong to this combat");
        };
        let winner = combat.won();
        let extra = self.icons(side).iter().filter(|icons| icons.promotion).count() as u8;
        let extra = if combat.principal(side).is_some() { extra } else { 0 };
        need(combat.extra == extra, "combat.extra", format!("is {extra} by the icons of the cards"))?;
        let most = if side == winner {
            combat.counted[side.other().index()]
        } else {
            self.edition().numbers.loser_promotions
        };
        need(combat.promotions <= most, key, format!("are at most {most}"))?;
        if side == winner {
            let loser = |group: &Group| group.side != side && group.risen.iter().any(|&rise| rise > 0);
            need(!combat.groups().iter().any(loser), key, "the winning side promotes first")?;
        }
        for seat in self.all_seats().filter(|&seat| combat.side_of(seat) == Some(side)) {
            let (once, twice) = self.risen(side, seat);
            let further = if combat.principal(side) == Some(seat) { extra } else { 0 };
            let left = if combat.decided.contains(seat) { most } else { combat.promotions };
            need(once + twice <= left + further, key, "more units have risen than may")?;
        }
        Ok(())
    }
}
