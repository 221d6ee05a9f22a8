//! What a seat may know as numbers. [GR-CARD-12]

use std::mem::discriminant;

use empires::{battle_cards::BattleHand, heap::Heap, sets::Numbered, zones::SeaSet};
use table::{Observed, Round, Seat, Sheet};

use crate::{
    edition::HEROES,
    happening::Total,
    position::{
        Act, Cause, Combat, Defender, Effect, HELPERS, LEGS, Leg, Legs, Muster, NEUTRAL, Phase, Position,
        SEATS, Side, Verb, Whereabouts,
    },
    units::{Kind, Troop},
    written::PHASES,
    zones::{Territory, TerritorySet, Zone},
};

const KINDS: usize = Kind::ALL.len();
const LAND_KINDS: usize = Kind::LAND.len();
const BATTLE: usize = BattleHand::MOST;
/// A unit with its zone as two numbers, both from 1.
const LEG: usize = 2;
/// A supporting unit: seat, type, zone, and whether it has fallen.
const HELPER: usize = 4;
/// The parts of a side's strength.
const TOTAL: usize = 7;

/// Writes a position of an edition as one seat knows it.
struct Observer<'p> {
    position: &'p Position,
    viewer: Seat,
    round: Round,
    zones: usize,
    lands: usize,
    seas: usize,
}

impl Observed for Position {
    fn observe(&self, viewer: Seat, sheet: &mut Sheet<'_>) {
        let edition = self.edition();
        let (lands, seas) = (edition.lands().len(), edition.seas().len());
        let round = Round::from(viewer, self.players());
        let observer = Observer { position: self, viewer, round, zones: lands + seas, lands, seas };
        observer.calendar(sheet);
        observer.board(sheet);
        observer.players(sheet);
        observer.decks(sheet);
        observer.act(self.act.as_ref(), sheet);
        observer.vote(sheet);
        observer.muster(self.muster.as_ref(), sheet);
        Observer::effect(self.effect.as_ref(), sheet);
        observer.combat(self.combat.as_ref(), sheet);
        observer.standing(sheet);
    }
}

/// The number of a zone, from 1; 0 for none.
fn number(zone: Option<Zone>) -> u8 {
    zone.map_or(0, |zone| zone.0 + 1)
}

fn write_leg(leg: Leg, cells: &mut [u8]) {
    cells.copy_from_slice(&[leg.unit.index() as u8 + 1, number(Some(leg.to))]);
}

fn write_legs(legs: &Legs, cells: &mut [u8]) {
    for (&leg, cells) in legs.as_slice().iter().zip(cells.chunks_exact_mut(LEG)) {
        write_leg(leg, cells);
    }
}

fn write_heap(heap: Heap, cells: &mut [u8]) {
    heap.cards().for_each(|card| cells[usize::from(card)] = heap.count(card));
}

fn write_troop(troop: Troop, cells: &mut [u8]) {
    for (cell, kind) in cells.iter_mut().zip(Kind::LAND) {
        *cell = troop.count(kind);
    }
}

fn mark_lands(set: TerritorySet, cells: &mut [u8]) {
    set.iter().for_each(|land| cells[usize::from(land.number())] = 1);
}

fn mark_seas(set: SeaSet, cells: &mut [u8]) {
    set.iter().for_each(|sea| cells[sea.index()] = 1);
}

const LEGS_SAID: &str = "each unit with the zone it goes to: its type and the zone, by number from 1";

impl Observer<'_> {
    fn calendar(&self, sheet: &mut Sheet<'_>) {
        let (position, round) = (self.position, self.round);
        let options = position.options;
        sheet.one("seat", "the viewer's seat at the table", SEATS, Some(self.viewer.index()));
        sheet.cell("players", "how many players there are", options.players);
        let scenarios = position.edition().scenarios().len();
        sheet.one("scenario", "which scenario it is", scenarios, Some(options.scenario.into()));
        sheet.cell("dice_used", "whether dice are thrown", options.dice.into());
        sheet.cell("cards_used", "whether cards are used", options.cards.into());
        let kind = discriminant(&position.phase);
        let phase = PHASES.iter().position(|(phase, _)| discriminant(phase) == kind);
        sheet.one("phase", "what is going on", PHASES.len(), phase);
        let detail = match position.phase {
            Phase::UnitIn(kind) => kind.index() as u8 + 1,
            Phase::HeroIn(number) | Phase::HeroAlone(number) | Phase::HeroFlight(number) => number + 1,
            Phase::DrawTactics(count) => count,
            Phase::OpenSea { heroes } => heroes.into(),
            Phase::Step1(side)
            | Phase::Support(side)
            | Phase::Allies(side)
            | Phase::AfterDice(side)
            | Phase::Losses(side)
            | Phase::Promotion(side) => side.index() as u8 + 1,
            Phase::Rethrow { die, card } => (2 * die.index() + card.index()) as u8 + 1,
            _ => 0,
        };
        sheet.cell("phase_of", "of the phase: its unit, hero, side or number, from 1", detail);
        sheet.cell("round", "the current round, from 1", position.round);
        sheet.cell("rounds", "the last round", options.rounds);
        round.mark(
            position.awaiting().seats(),
            sheet.row("awaiting", "by seat: whether it is awaited", SEATS),
        );
        let order = sheet.row("order", "by seat: its place in the turn order, from 1", SEATS);
        for seat in round.seats() {
            order[round.place(seat)] = position.order(seat) as u8 + 1;
        }
        sheet.one("active", "by seat: whose turn it is", SEATS, Some(round.place(position.active)));
        sheet.numbers("turns", "turns begun so far", 1, [position.turns]);
        sheet.cell("actions", "actions left in this turn", position.actions);
        sheet.cell("attacks", "attacks made in this turn", position.attacks);
        let protected = sheet.row("protected", "by seat: whether it may not be attacked yet", SEATS);
        if position.round == 1 {
            round.mark(position.protected(), protected);
        }
        sheet.cell("travelled", "heroes who have travelled alone: 1, 2, 4, 8 added", position.travelled);
        mark_seas(position.opened, sheet.row("opened", "by sea: whether nobody can close it", self.seas));
        mark_seas(position.refused, sheet.row("refused", "by sea: whether it was refused", self.seas));
    }

    fn board(&self, sheet: &mut Sheet<'_>) {
        let (position, round) = (self.position, self.round);
        let units = sheet.grid("units", "by land zone: units of each type", self.lands, LAND_KINDS);
        for (cells, troop) in units.chunks_exact_mut(LAND_KINDS).zip(position.troops) {
            if !troop.is_empty() {
                write_troop(troop, cells);
            }
        }
        let held = sheet.grid("held", "by seat, then neutrals: land zones with units", SEATS + 1, self.lands);
        for seat in round.seats() {
            mark_lands(position.held[seat.index()], &mut held[round.place(seat) * self.lands..]);
        }
        mark_lands(position.held[NEUTRAL], &mut held[NEUTRAL * self.lands..]);
        let controlled = sheet.grid("controlled", "by seat: land zones it controls", SEATS, self.lands);
        for seat in round.seats() {
            mark_lands(position.controlled(seat), &mut controlled[round.place(seat) * self.lands..]);
        }
        let fortresses = sheet.grid("fortresses", "by seat: land zones with its fortress", SEATS, self.lands);
        for seat in round.seats() {
            mark_lands(position.fortresses[seat.index()], &mut fortresses[round.place(seat) * self.lands..]);
        }
        let about = "by seat: heroes in each land zone: 1, 2, 4, 8 added";
        let heroes = sheet.grid("heroes", about, SEATS, self.lands);
        for seat in round.seats() {
            for (number, whereabouts) in position.heroes[seat.index()].iter().enumerate() {
                if let Whereabouts::At(land) = whereabouts {
                    heroes[round.place(seat) * self.lands + land.index()] |= 1 << number;
                }
            }
        }
        let about = "by seat: land zones in which its heroes are incognito";
        let incognito = sheet.grid("incognito", about, SEATS, self.lands);
        for seat in round.seats() {
            for whereabouts in position.heroes[seat.index()] {
                if let Whereabouts::At(land) = whereabouts {
                    incognito[round.place(seat) * self.lands + land.index()] =
                        position.incognito(seat, land).into();
                }
            }
        }
        let ships = sheet.grid("ships", "by seat: ships in each sea", SEATS, self.seas);
        for seat in round.seats() {
            for sea in position.afloat[seat.index()].iter() {
                ships[round.place(seat) * self.seas + sea.index()] =
                    position.ships[sea.index()][seat.index()];
            }
        }
    }

    fn players(&self, sheet: &mut Sheet<'_>) {
        let (position, round) = (self.position, self.round);
        let colours = position.edition().factions.len();
        let cells = sheet.grid("colours", "by seat: its colour", SEATS, colours);
        for seat in round.seats() {
            if let Some(colour) = position.colours[seat.index()] {
                cells[round.place(seat) * colours + colour.index()] = 1;
            }
        }
        let supply = round.seats().map(|seat| position.supply[seat.index()]);
        sheet.numbers("supply", "by seat: supply tokens", SEATS, supply);
        let pool = sheet.grid("pool", "by seat: counters left of each type", SEATS, KINDS);
        for (cells, seat) in pool.chunks_exact_mut(KINDS).zip(round.seats()) {
            cells.copy_from_slice(&position.pool[seat.index()]);
        }
        let tactics = sheet.row("tactics", "by seat: Tactics cards in hand", SEATS);
        for seat in round.seats() {
            tactics[round.place(seat)] = position.hands[seat.index()].len() as u8;
        }
        let about = "by seat: whether it holds the Tactics card of the start";
        round.mark(position.first_card, sheet.row("first_card", about, SEATS));
        let hands = sheet.grid("battle_cards", "by seat: Battle cards in hand", SEATS, BATTLE);
        for (cells, seat) in hands.chunks_exact_mut(BATTLE).zip(round.seats()) {
            position.battle[seat.index()].iter().for_each(|card| cells[usize::from(card)] = 1);
        }
        let last = sheet.row("last_battle_card", "by seat: the Battle card used last, from 1", SEATS);
        for seat in round.seats() {
            last[round.place(seat)] = position.battle[seat.index()].last().map_or(0, |card| card + 1);
        }
        let about = "by seat: each hero: 1 if it waits to be placed, 2 if it is eliminated";
        let heroes = sheet.grid("heroes_off", about, SEATS, HEROES);
        for (cells, seat) in heroes.chunks_exact_mut(HEROES).zip(round.seats()) {
            let count = position.colours[seat.index()].map_or(0, |_| position.side(seat).heroes.len());
            for (cell, whereabouts) in cells.iter_mut().zip(position.heroes[seat.index()]).take(count) {
                *cell = match whereabouts {
                    Whereabouts::Reserve => 1,
                    Whereabouts::At(_) => 0,
                    Whereabouts::Out => 2,
                };
            }
        }
        let fallen = round.seats().map(|seat| position.fallen[seat.index()]);
        sheet.numbers("eliminated", "by seat: the turn at whose end it was eliminated", SEATS, fallen);
    }

    fn decks(&self, sheet: &mut Sheet<'_>) {
        let position = self.position;
        let heap = |sheet: &mut Sheet<'_>, name, about, heap| {
            write_heap(heap, sheet.row(name, about, Heap::DIFFERENT));
        };
        heap(sheet, "hand", "the viewer's own Tactics cards", position.hands[self.viewer.index()]);
        sheet.cell("senate_pile", "cards in the Senate deck", position.senate.pile.len() as u8);
        heap(sheet, "senate_discards", "discards of the Senate deck", position.senate.discards);
        sheet.cell("tactics_pile", "cards in the Tactics deck", position.tactics.pile.len() as u8);
        heap(sheet, "tactics_discards", "discards of the Tactics deck", position.tactics.discards);
    }

    fn act(&self, act: Option<&Act>, sheet: &mut Sheet<'_>) {
        let round = self.round;
        let verb = act.map(|act| match act.verb {
            Verb::Move => 0,
            Verb::Attack => 1,
            Verb::Swap => 2,
        });
        let zone = |zone: Option<Zone>| zone.map(Zone::index);
        sheet.one("act", "the action being named: move, attack, swap", 3, verb);
        sheet.one("act_from", "the zone from which units go", self.zones, zone(act.and_then(|act| act.from)));
        sheet.one(
            "act_to",
            "the zone attacked or swapped with",
            self.zones,
            zone(act.and_then(|act| act.to)),
        );
        let rival = act.and_then(|act| act.rival).map(|seat| round.place(seat));
        sheet.one("act_against", "by seat: whose ships are attacked", SEATS, rival);
        let kind = act.and_then(|act| act.kind).map(Kind::index);
        sheet.one("act_unit", "the unit whose destination is to be named", KINDS, kind);
        let about = "the unit whose seas are to be named: type and zone, from 1";
        let unrouted = sheet.row("act_unrouted", about, LEG);
        if let Some(leg) = act.and_then(|act| act.unrouted) {
            write_leg(leg, unrouted);
        }
        let units = sheet.grid("act_units", LEGS_SAID, LEGS, LEG);
        if let Some(act) = act {
            write_legs(&act.legs, units);
        }
        let heroes = sheet.row("act_heroes", "by hero: the zone he goes to, from 1", HEROES);
        if let Some(act) = act {
            for (cell, to) in heroes.iter_mut().zip(act.heroes) {
                *cell = number(to.map(Territory::zone));
            }
        }
        let hero = act.and_then(|act| act.hero).map(usize::from);
        sheet.one("act_hero", "the hero whose destination is to be named", HEROES, hero);
        let asks = sheet.row("act_asks", "by sea: whether it will be asked", self.seas);
        if let Some(act) = act {
            mark_seas(act.asks, asks);
        }
    }

    fn vote(&self, sheet: &mut Sheet<'_>) {
        let vote = self.position.vote;
        sheet.one("vote", "the sea being asked", self.seas, vote.map(|vote| vote.sea.index()));
        sheet.cell("vote_allow", "ships that allow", vote.map_or(0, |vote| vote.allow));
        sheet.cell("vote_refuse", "ships that refuse", vote.map_or(0, |vote| vote.refuse));
        let silent = sheet.row("vote_silent", "by seat: whether it has still to answer", SEATS);
        if let Some(vote) = vote {
            self.round.mark(vote.silent, silent);
        }
    }

    fn muster(&self, muster: Option<&Muster>, sheet: &mut Sheet<'_>) {
        sheet.cell("muster", "whether units are being placed", muster.is_some().into());
        let lands = sheet.row("muster_lands", "land zones where they may be", self.lands);
        if let Some(muster) = muster {
            mark_lands(muster.lands, lands);
        }
        let seas = sheet.row("muster_seas", "seas where they may be", self.seas);
        if let Some(muster) = muster {
            mark_seas(muster.seas, seas);
        }
        sheet.cell("muster_left", "how many may still be placed", muster.map_or(0, |muster| muster.left));
        let placed = muster.is_some_and(|muster| muster.placed);
        sheet.cell("muster_placed", "whether one was placed", placed.into());
        let unit = muster.and_then(|muster| muster.kind).map(Kind::index);
        sheet.one("muster_unit", "the unit to be placed", KINDS, unit);
        let last = sheet.row("muster_last", "of those placed the last by type and map: both from 1", LEG);
        if let Some(leg) = muster.and_then(|muster| muster.last) {
            write_leg(leg, last);
        }
        let about =
            "by type: 1 more than its price, how many can be had, and counters left; 0 if it can't be had";
        let wares = sheet.grid("wares", about, KINDS, 3);
        if muster.is_some() {
            for ware in self.position.wares() {
                let kind = Kind::with_id(ware.unit).expect("a ware is a unit");
                let cells = &mut wares[3 * kind.index()..][..3];
                cells.copy_from_slice(&[ware.price + 1, ware.most, ware.counters]);
            }
        }
    }

    fn effect(effect: Option<&Effect>, sheet: &mut Sheet<'_>) {
        let (card, setup) = match effect.map(|effect| effect.cause) {
            None => (None, 0),
            Some(Cause::Card(card)) => (Some(card.index()), 0),
            Some(Cause::Setup(number)) => (None, number + 1),
        };
        sheet.one("effect", "the Senate card being carried out", Heap::DIFFERENT, card);
        sheet.cell("effect_setup", "or the effect of the scenario, from 1", setup);
        let carried = effect.is_some_and(|effect| effect.carried);
        sheet.cell("effect_carried", "whether anything of it was carried out", carried.into());
        sheet.cell("effect_left", "how often it still can be", effect.map_or(0, |effect| effect.left));
        let moved = sheet.grid("effect_moved", LEGS_SAID, LEGS, LEG);
        if let Some(effect) = effect {
            write_legs(&effect.moved, moved);
        }
        let zone = effect.and_then(|effect| effect.zone);
        sheet.cell("effect_zone", "its zone, from 1", number(zone));
        sheet.cell("effect_goal", "its goal, from 1", number(effect.and_then(|effect| effect.goal)));
        let hero = effect.and_then(|effect| effect.hero).map(usize::from);
        sheet.one("effect_hero", "the hero who comes back", HEROES, hero);
    }

    fn combat(&self, combat: Option<&Combat>, sheet: &mut Sheet<'_>) {
        self.forces(combat, sheet);
        self.cards_in_combat(combat, sheet);
        self.outcome(combat, sheet);
    }

    fn forces(&self, combat: Option<&Combat>, sheet: &mut Sheet<'_>) {
        let round = self.round;
        let attacker = combat.map(|combat| round.place(combat.attacker));
        sheet.one("combat_attacker", "by seat: who attacks", SEATS, attacker);
        let defender = combat.map(|combat| match combat.defender {
            Defender::Seat(seat) => round.place(seat),
            Defender::Neutral => SEATS,
            Defender::Ruin => SEATS + 1,
        });
        sheet.one("combat_defender", "by seat, neutrals, ruin: who defends", SEATS + 2, defender);
        sheet.one("combat_from", "the origin", self.zones, combat.map(|combat| combat.from.index()));
        sheet.one("combat_to", "the contested zone", self.zones, combat.map(|combat| combat.to.index()));
        let units = sheet.row("combat_units", "attacking units left of each type", KINDS);
        if let Some(combat) = combat {
            write_troop(combat.troop, units);
            units[Kind::Ship.index()] = combat.ships;
        }
        let heroes = combat.map_or(0, |combat| combat.heroes);
        sheet.cell("combat_heroes", "attacking heroes: 1, 2, 4, 8 added", heroes);
        let garrisoned = combat.is_some_and(|combat| combat.garrisoned);
        sheet.cell("combat_garrisoned", "whether units defend", garrisoned.into());
        let about = "by side: supporting units: seat, type and zone, each from 1, and whether it has fallen";
        let helpers = sheet.grid("combat_support", about, 2 * HELPERS, HELPER);
        if let Some(combat) = combat {
            let all = combat.helpers.as_flattened();
            for (cells, helper) in helpers.chunks_exact_mut(HELPER).zip(all) {
                let Some(helper) = helper else { continue };
                let (seat, kind) = (round.place(helper.seat) as u8, helper.kind.index() as u8);
                cells.copy_from_slice(&[seat + 1, kind + 1, number(Some(helper.zone)), helper.fallen.into()]);
            }
        }
        let approached = sheet.row("combat_approached", "by seat: whether it was asked for support", SEATS);
        if let Some(combat) = combat {
            round.mark(combat.approached, approached);
        }
        let about = "by side: whether support was requested";
        sheet.row("combat_called", about, 2).copy_from_slice(&pair(combat.map(|combat| combat.called)));
    }

    fn cards_in_combat(&self, combat: Option<&Combat>, sheet: &mut Sheet<'_>) {
        let position = self.position;
        let in_force = sheet.grid("combat_in_force", "by side: Tactics cards in force", 2, Heap::DIFFERENT);
        if let Some(combat) = combat {
            for (cells, heap) in in_force.chunks_exact_mut(Heap::DIFFERENT).zip(combat.in_force) {
                write_heap(heap, cells);
            }
        }
        let played = sheet.row("combat_played", "all Tactics cards played", Heap::DIFFERENT);
        if let Some(combat) = combat {
            write_heap(combat.played, played);
        }
        let about = "by side: the Tactics card played last, from 1, and whether it was cancelled";
        let last = sheet.grid("combat_last", about, 2, 2);
        if let Some(combat) = combat {
            for (cells, laid) in last.chunks_exact_mut(2).zip(combat.last) {
                if let Some(laid) = laid {
                    cells.copy_from_slice(&[laid.card.index() as u8 + 1, laid.cancelled.into()]);
                }
            }
        }
        let passed = pair(combat.map(|combat| combat.passed));
        sheet.row("combat_passed", "by side: whether it has passed", 2).copy_from_slice(&passed);
        let about = "by side: whether a Battle card is chosen, and which, from 1, if the viewer sees it";
        let cards = sheet.grid("combat_cards", about, 2, 2);
        if let Some(combat) = combat {
            for (cells, side) in cards.chunks_exact_mut(2).zip(Side::BOTH) {
                if let Some(card) = combat.battle_cards[side.index()] {
                    cells.copy_from_slice(&[1, if self.sees(combat, side) { card + 1 } else { 0 }]);
                }
            }
        }
        let about = "by side: strength of units, fortress, cavalry, hero, Tactics cards, Battle card, die";
        let strength = sheet.grid("strength", about, 2, TOTAL);
        if let Some(combat) = combat {
            for (cells, side) in strength.chunks_exact_mut(TOTAL).zip(Side::BOTH) {
                let Total { strength, fortress, cavalry, hero, tactics, card, die } = position.total(side);
                let card = if self.sees(combat, side) { card } else { 0 };
                cells.copy_from_slice(&[strength, fortress, cavalry, hero, tactics, card, die]);
            }
        }
    }

    fn sees(&self, combat: &Combat, side: Side) -> bool {
        self.position.battle_card_shown(side) || combat.seat(side) == Some(self.viewer)
    }

    fn outcome(&self, combat: Option<&Combat>, sheet: &mut Sheet<'_>) {
        let dice = combat.map_or([0; 2], |combat| combat.dice);
        sheet.row("combat_dice", "by side: the number thrown", 2).copy_from_slice(&dice);
        let won = combat.is_some_and(|combat| combat.attacker_won);
        sheet.cell("combat_won", "whether the attacker has won", won.into());
        let losses = combat.map_or([0; 2], |combat| combat.losses);
        sheet.row("combat_losses", "by side: units still to be eliminated", 2).copy_from_slice(&losses);
        let last = combat.map_or(0, |combat| combat.lost_last);
        sheet.cell("combat_lost", "the place in the order of losses", last);
        let granted = sheet.row("combat_granted", "by sea: whether it is open to flight", self.seas);
        if let Some(combat) = combat {
            mark_seas(combat.granted, granted);
        }
        let denied = sheet.row("combat_denied", "by sea: whether it is closed to flight", self.seas);
        if let Some(combat) = combat {
            mark_seas(combat.denied, denied);
        }
        let fled = sheet.grid("combat_fled", LEGS_SAID, LEGS, LEG);
        if let Some(combat) = combat {
            write_legs(&combat.fled, fled);
        }
        let surrendered = combat.is_some_and(|combat| combat.surrendered);
        sheet.cell("combat_surrendered", "whether a defender has surrendered", surrendered.into());
    }

    fn standing(&self, sheet: &mut Sheet<'_>) {
        let (position, round) = (self.position, self.round);
        let winner = position.winner.map(|seat| round.place(seat));
        sheet.one("winner", "by seat: who has won at once", SEATS, winner);
        let standing = position.standing();
        sheet.cell("over", "whether the game is over", standing.over.into());
        let scores = sheet.row("scores", "by seat: victory points, and 64", SEATS);
        for seat in round.seats() {
            scores[round.place(seat)] = (standing.scores[seat] + 64).clamp(0, 255) as u8;
        }
        let places = sheet.row("places", "by seat: its place, from 1", SEATS);
        for seat in round.seats() {
            places[round.place(seat)] = standing.places[seat];
        }
    }
}

fn pair(flags: Option<[bool; 2]>) -> [u8; 2] {
    flags.map_or([0; 2], |flags| flags.map(u8::from))
}

#[cfg(test)]
mod tests {
    use table::{Boxed, Rules as _};

    use super::*;
    use crate::Edition;

    fn sheet(position: &Position) -> Vec<u8> {
        let mut cells = vec![0; 1 << 14];
        position.observe(Seat::new(1), &mut Sheet::new(&mut cells));
        cells
    }

    /// What random games hardly come to.
    #[test]
    fn victory_and_elimination_are_written_down() {
        let edition = Boxed::<Position>::new(Edition::built_in()).edition();
        let agreed = "players=3".parse::<table::Agreed>().unwrap().complete(&Position::settings(edition));
        let start = Position::begin(edition, Position::options(edition, &agreed.unwrap()).unwrap());
        let changed = |change: fn(&mut Position)| {
            let mut position = start;
            change(&mut position);
            sheet(&position)
        };
        let sheets = [
            changed(|_| {}),
            changed(|position| position.winner = Some(Seat::new(2))),
            changed(|position| position.winner = Some(Seat::new(0))),
            changed(|position| position.fallen[2] = 3),
            changed(|position| position.fallen[2] = 259),
            changed(|position| position.heroes[1][0] = Whereabouts::Out),
        ];
        for (place, sheet) in sheets.iter().enumerate().take(5) {
            assert!(!sheets[..place].contains(sheet), "{place}");
        }
        assert_eq!(sheets[0], sheets[5], "nobody has a hero before a colour is dealt");
    }
}
