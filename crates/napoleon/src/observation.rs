//! What a seat may know as numbers. [NA-SET-15]

use empires::{battle_cards::BattleHand, heap::Heap, sets::Numbered, zones::SeaSet};
use table::{Observed, Round, Seat, Sheet};

use crate::{
    decks::{CARDS, PEEK, Pile, ROUTES, RouteDeck, RouteSet},
    happening::Total,
    position::{
        Act, CardInPlay, Combat, FLEETS, GROUPS, Holder, LEGS, Leg, Legs, Muster, NEUTRAL, Phase, Position,
        SEATS, Side, Verb,
    },
    units::{EMPIRES, KINDS, Kind, Ships, TROOP, Unit},
    written::PHASES,
    zones::{PlaceSet, Zone},
};

const BATTLE: usize = BattleHand::MOST;
const LAND_KINDS: usize = KINDS - Kind::SHIPS.len();
const SHIPS: usize = Kind::SHIPS.len();
/// A unit as two numbers: its type and its empire, both from 1.
const UNIT: usize = 2;
/// A unit with its zone, from 1, and whether it goes by sea.
const LEG: usize = UNIT + 2;
/// A unit in a combat, with the levels by which it has risen.
const MEMBER: usize = UNIT + 1;
/// Land units from one place.
const GROUP: usize = 4 + TROOP * MEMBER;
/// The parts of a side's strength.
const TOTAL: usize = 8;
/// How many places, and the cards in them.
const COLUMNS: usize = 1 + Heap::DIFFERENT;
/// Phases that belong to a unit, a deck or a side, behind those that need no further word.
const FURTHER: usize = 18;

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
        observer.card(self.card_in_play.as_ref(), sheet);
        observer.forces(self.combat.as_ref(), sheet);
        observer.outcome(self.combat.as_ref(), sheet);
        observer.standing(sheet);
    }
}

/// The number of a zone, from 1; 0 for none.
fn number(zone: Option<Zone>) -> u8 {
    zone.map_or(0, |zone| zone.0 + 1)
}

#[inline]
fn write_unit(unit: Unit, cells: &mut [u8]) {
    cells.copy_from_slice(&[unit.kind().index() as u8 + 1, unit.empire().index() as u8 + 1]);
}

fn write_leg(leg: Leg, cells: &mut [u8]) {
    write_unit(leg.unit, &mut cells[..UNIT]);
    cells[UNIT] = number(Some(leg.to));
    cells[UNIT + 1] = leg.by_sea.into();
}

fn write_legs(legs: &Legs, cells: &mut [u8]) {
    for (&leg, cells) in legs.as_slice().iter().zip(cells.chunks_exact_mut(LEG)) {
        write_leg(leg, cells);
    }
}

fn write_ships(fleet: [Ships; EMPIRES], cells: &mut [u8]) {
    for (cells, ships) in cells.chunks_exact_mut(SHIPS).zip(fleet) {
        if !ships.is_empty() {
            for (cell, kind) in cells.iter_mut().zip(Kind::SHIPS) {
                *cell = ships.count(kind);
            }
        }
    }
}

fn mark_lands(set: PlaceSet, cells: &mut [u8]) {
    set.iter().for_each(|land| cells[usize::from(land.number())] = 1);
}

fn mark_seas(set: SeaSet, cells: &mut [u8]) {
    set.iter().for_each(|sea| cells[sea.index()] = 1);
}

fn mark_routes(set: RouteSet, cells: &mut [u8]) {
    set.iter().for_each(|route| cells[usize::from(route.number())] = 1);
}

const LEGS_SAID: &str =
    "each unit with where it goes: its type, empire and zone, by number from 1, and whether by sea";

impl Observer<'_> {
    fn calendar(&self, sheet: &mut Sheet<'_>) {
        let (position, round) = (self.position, self.round);
        let options = position.options;
        sheet.one("seat", "the viewer's seat at the table", SEATS, Some(self.viewer.index()));
        sheet.cell("players", "how many players there are", options.players);
        let scenarios = position.edition().scenarios().len();
        sheet.one(
            "scenario",
            "which standard game or scenario it is",
            scenarios,
            Some(options.scenario.into()),
        );
        let side = |first: usize, side: Side| PHASES.len() + first + side.index();
        let phase = match position.phase {
            Phase::PieceIn(_) => PHASES.len(),
            Phase::Over => PHASES.len() + 1,
            Phase::DrawCard(pile) => PHASES.len() + 2 + pile.index(),
            Phase::Join(s) => side(4, s),
            Phase::AidWith(s) => side(6, s),
            Phase::Welcome(s) => side(8, s),
            Phase::Chance(s) => side(10, s),
            Phase::Losses(s) => side(12, s),
            Phase::Promotion(s) => side(14, s),
            Phase::Flight => PHASES.len() + 16,
            Phase::Advance => PHASES.len() + 17,
            phase => PHASES.iter().position(|(known, _)| *known == phase).unwrap_or(PHASES.len() + 1),
        };
        sheet.one("phase", "what is going on", PHASES.len() + FURTHER, Some(phase));
        let piece = sheet.row("phase_unit", "the unit to be placed: type and empire, from 1", UNIT);
        if let Phase::PieceIn(unit) = position.phase {
            write_unit(unit, piece);
        }
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
        sheet.cell("attack_bonus", "strength that cards add to the attack of this turn", position.onslaught);
        let protected = sheet.row("protected", "by seat: whether the active player may not attack it", SEATS);
        if position.round > 0 {
            round.mark(position.protected(position.active), protected);
        }
        mark_seas(position.refused, sheet.row("refused", "by sea: whether it was refused", self.seas));
        let about = "cities left as a free action since the last action";
        mark_lands(position.vacated, sheet.row("vacated", about, self.lands));
        let about = "cities entered as a free action since the last action";
        mark_lands(position.occupied_city, sheet.row("entered", about, self.lands));
    }

    fn board(&self, sheet: &mut Sheet<'_>) {
        let (position, round) = (self.position, self.round);
        let taken = position.taken;
        let units = sheet.grid("units", "by land zone: units of each type", self.lands, LAND_KINDS);
        for place in taken.iter() {
            let cells = &mut units[place.index() * LAND_KINDS..][..LAND_KINDS];
            position.troops[place.index()].units().for_each(|unit| cells[unit.kind().index()] += 1);
        }
        let about = "by land zone: the empire of each unit in order, from 1; 9 for neutrals";
        let whose = sheet.grid("empires", about, self.lands, TROOP);
        for place in taken.iter() {
            let cells = &mut whose[place.index() * TROOP..][..TROOP];
            for (cell, unit) in cells.iter_mut().zip(position.troops[place.index()].units()) {
                *cell = unit.empire().index() as u8 + 1;
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
        let about = "by sea: ships of each empire and type";
        let ships = sheet.grid("ships", about, self.seas, EMPIRES * SHIPS);
        for (cells, fleet) in ships.chunks_exact_mut(EMPIRES * SHIPS).zip(position.ships) {
            write_ships(fleet, cells);
        }
    }

    fn players(&self, sheet: &mut Sheet<'_>) {
        let (position, round) = (self.position, self.round);
        let edition = position.edition();
        let realms = sheet.grid("realms", "by seat: its empires", SEATS, EMPIRES);
        for seat in round.seats() {
            for empire in position.realm(seat).iter() {
                realms[round.place(seat) * EMPIRES + empire.index()] = 1;
            }
        }
        let rulers = sheet.row("rulers", "by empire: who plays it, from 1 for the viewer", EMPIRES);
        for (cell, ruler) in rulers.iter_mut().zip(position.rulers) {
            *cell = ruler.map_or(0, |seat| round.place(seat) as u8 + 1);
        }
        let supply = round.seats().map(|seat| position.supply[seat.index()]);
        sheet.numbers("supply", "by seat: supply tokens", SEATS, supply);
        let hands = sheet.grid("battle_cards", "by seat: Battle cards in hand", SEATS, BATTLE);
        for (cells, seat) in hands.chunks_exact_mut(BATTLE).zip(round.seats()) {
            position.battle[seat.index()].iter().for_each(|card| cells[usize::from(card)] = 1);
        }
        let last = sheet.row("last_battle_card", "by seat: the Battle card used last, from 1", SEATS);
        for seat in round.seats() {
            last[round.place(seat)] = position.battle[seat.index()].last().map_or(0, |card| card + 1);
        }
        let about = "by seat: its Trade Route, from 1, and whether it would give supply";
        let routes = sheet.grid("routes", about, SEATS, 2);
        for seat in round.seats() {
            if let Some(route) = position.routes[seat.index()] {
                let flows = position.trade_flows(seat, route);
                routes[2 * round.place(seat)..][..2].copy_from_slice(&[route.number() + 1, flows.into()]);
            }
        }
        let truces = sheet.grid("truces", "by seat: rivals who may not attack it", SEATS, SEATS);
        for seat in round.seats() {
            round.mark(position.truces[seat.index()], &mut truces[round.place(seat) * SEATS..]);
        }
        let mut by_seat = |name, about, value: &dyn Fn(Seat) -> usize| {
            let cells = sheet.row(name, about, SEATS);
            for seat in round.seats() {
                cells[round.place(seat)] = value(seat) as u8;
            }
        };
        by_seat("defence_bonus", "by seat: strength that cards add in defence", &|seat| {
            position.defence[seat.index()].into()
        });
        by_seat("flags", "by seat: flags controlled", &|seat| {
            position.controlled(seat).and(edition.flags).len()
        });
        by_seat("zones", "by seat: land zones controlled", &|seat| position.controlled(seat).len());
        let fallen = round.seats().map(|seat| position.fallen[seat.index()]);
        sheet.numbers("out", "by seat: the turn at whose end it went out", SEATS, fallen);
        let pool = sheet.grid("pool", "by empire: counters left of each type", EMPIRES, KINDS);
        pool.copy_from_slice(position.pool.as_flattened());
    }

    fn decks(&self, sheet: &mut Sheet<'_>) {
        let (position, round) = (self.position, self.round);
        let deck = &position.chance;
        sheet.cell("chance_pile", "cards in the Chance deck", deck.len() as u8);
        let aside = sheet.row("chance_aside", "Chance cards laid aside", Heap::DIFFERENT);
        deck.aside.cards().for_each(|card| aside[usize::from(card)] = deck.aside.count(card));
        let about = "by place on top of the Chance deck: who looked at it last, and the card if the viewer knows it, from 1";
        let top = sheet.grid("chance_top", about, PEEK, 2);
        for (cells, known) in top.chunks_exact_mut(2).zip(deck.top()) {
            cells[0] = round.place(known.by) as u8 + 1;
        }
        let stretches = || deck.stretches(self.viewer);
        for stretch in stretches().filter(|stretch| stretch.len() == 1) {
            let card = deck.known_within(stretch.clone(), self.viewer);
            top[2 * stretch.start + 1] = card.first().map_or(0, |card| card + 1);
        }
        let about = "places on top that the viewer can't tell apart: how many, and the cards in them that it has seen";
        let mixed = sheet.grid("chance_mixed", about, PEEK, COLUMNS);
        for stretch in stretches().filter(|stretch| stretch.len() > 1) {
            let cells = &mut mixed[stretch.start * COLUMNS..][..COLUMNS];
            cells[0] = stretch.len() as u8;
            for card in deck.known_within(stretch, self.viewer) {
                cells[1 + usize::from(card)] += 1;
            }
        }
        for (name, about, pile) in [
            (
                "politics",
                "Politics cards that were read out, in the order of their return, from 1",
                Pile::Politics,
            ),
            ("army", "Army cards that were read out, in the order of their return, from 1", Pile::Army),
        ] {
            let cells = sheet.row(name, about, CARDS);
            for (cell, card) in cells.iter_mut().zip(position.decks[pile.index()].queue()) {
                *cell = card + 1;
            }
        }
        let layers = sheet.row("route_layers", "by Trade Route: its layer in the deck, from 1", ROUTES);
        for (cell, &layer) in layers.iter_mut().zip(&position.route_deck.layers) {
            *cell = if layer == RouteDeck::OUT { 0 } else { layer + 1 };
        }
        let aside = sheet.row("routes_aside", "Trade Routes laid aside", ROUTES);
        mark_routes(position.routes_aside, aside);
    }

    fn act(&self, act: Option<&Act>, sheet: &mut Sheet<'_>) {
        let verb = act.map(|act| match act.verb {
            Verb::Move => 0,
            Verb::Attack => 1,
            Verb::Swap => 2,
            Verb::Storm => 3,
        });
        let zone = |zone: Option<Zone>| zone.map(Zone::index);
        sheet.one("act", "the action being named: move, attack, swap, storm", 4, verb);
        sheet.one("act_from", "the zone from which units go", self.zones, zone(act.and_then(|act| act.from)));
        sheet.one("act_to", "the zone they go to", self.zones, zone(act.and_then(|act| act.to)));
        let rival = act.and_then(|act| act.rival).map(|seat| self.round.place(seat));
        sheet.one("act_against", "by seat: whose ships are attacked", SEATS, rival);
        let unit = sheet.row("act_unit", "the unit whose way is to be named: type and empire, from 1", UNIT);
        if let Some(named) = act.and_then(|act| act.unit) {
            write_unit(named, unit);
        }
        sheet.cell("act_by_sea", "whether it goes by sea", act.is_some_and(|act| act.by_sea).into());
        let units = sheet.grid("act_units", LEGS_SAID, LEGS, LEG);
        if let Some(act) = act {
            write_legs(&act.legs, units);
        }
        let asks = sheet.row("act_asks", "by sea: whether it will be asked", self.seas);
        if let Some(act) = act {
            mark_seas(act.asks, asks);
        }
        let entered =
            sheet.row("act_entered", "territories that were empty and have been entered", self.lands);
        if let Some(act) = act {
            mark_lands(act.entered, entered);
        }
        let ridden = sheet.row("act_ridden", "territories where a rider may be promoted", self.lands);
        if let Some(act) = act {
            mark_lands(act.ridden, ridden);
        }
        let stormers =
            sheet.grid("act_stormers", "the units that storm: type and empire, from 1", TROOP, UNIT);
        if let Some(act) = act {
            for (cells, unit) in stormers.chunks_exact_mut(UNIT).zip(act.stormers.units()) {
                write_unit(unit, cells);
            }
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
        let kinds = sheet.row("muster_kinds", "the types that can be had", KINDS);
        if let Some(muster) = muster {
            muster.kinds.iter().for_each(|kind| kinds[kind.index()] = 1);
        }
        sheet.cell("muster_left", "how many may still be placed", muster.map_or(0, |muster| muster.left));
        let discount = muster.and_then(|muster| muster.discount).map_or(0, |discount| discount + 1);
        sheet.cell("muster_discount", "1 more than what each costs less; 0 if they are free", discount);
        let unit = sheet.row("muster_unit", "the unit to be placed: type and empire, from 1", UNIT);
        if let Some(placing) = muster.and_then(|muster| muster.unit) {
            write_unit(placing, unit);
        }
        let last = sheet.row(
            "muster_last",
            "of those placed the last in the order: type, empire, zone, from 1",
            LEG,
        );
        if let Some(leg) = muster.and_then(|muster| muster.last) {
            write_leg(leg, last);
        }
        let about = "by type: 1 more than its price; 0 if it can't be had";
        let prices = sheet.row("ware_prices", about, KINDS);
        let wares = if muster.is_some() { self.position.wares() } else { Vec::new() };
        let kind = |id: &str| Kind::with_id(id).expect("a ware is a unit");
        for ware in &wares {
            prices[kind(ware.unit.kind).index()] = ware.price + 1;
        }
        let about = "by empire: how many of each type can be had";
        let most = sheet.grid("wares", about, EMPIRES, KINDS);
        for ware in &wares {
            if let Some(empire) = self.position.edition().empire_with_id(ware.unit.empire) {
                most[empire.index() * KINDS + kind(ware.unit.kind).index()] = ware.most;
            }
        }
    }

    fn card(&self, card: Option<&CardInPlay>, sheet: &mut Sheet<'_>) {
        let place = card.map(|card| card.card.pile.index() * CARDS + usize::from(card.card.index));
        sheet.one("card", "the Politics card, then the Army card, being carried out", 2 * CARDS, place);
        sheet.cell("card_part", "which of its effects", card.map_or(0, |card| card.part));
        let chosen = card.is_some_and(|card| card.chosen);
        sheet.cell("card_chosen", "whether an effect was chosen", chosen.into());
        let possible = card.is_some_and(|card| card.possible);
        sheet.cell("card_possible", "whether anything of it could be carried out", possible.into());
        sheet.cell("card_left", "how often the effect still can be", card.map_or(0, |card| card.left));
        let moved = sheet.grid("card_moved", LEGS_SAID, LEGS, LEG);
        if let Some(card) = card {
            write_legs(&card.moved, moved);
        }
        let rival = card.and_then(|card| card.rival).map(|seat| self.round.place(seat));
        sheet.one("card_rival", "by seat: at whom it is aimed", SEATS, rival);
        sheet.cell("card_zone", "the zone it is aimed at, from 1", number(card.and_then(|card| card.zone)));
        let unit = sheet.row("card_unit", "the unit that is transferred: type and empire, from 1", UNIT);
        if let Some(transferred) = card.and_then(|card| card.unit) {
            write_unit(transferred, unit);
        }
        let offered = sheet.row("card_offered", "Trade Routes among which one is kept", ROUTES);
        if let Some(card) = card {
            mark_routes(card.offered, offered);
        }
        let useless = sheet.row("card_unfit", "Trade Routes drawn that show an own city", ROUTES);
        if let Some(card) = card {
            mark_routes(card.unfit, useless);
        }
    }

    fn forces(&self, combat: Option<&Combat>, sheet: &mut Sheet<'_>) {
        let round = self.round;
        let holder = |holder: Holder| holder.seat().map_or(SEATS, |seat| round.place(seat));
        let attacker = combat.map(|combat| round.place(combat.attacker));
        sheet.one("combat_attacker", "by seat: who attacks", SEATS, attacker);
        let defender = combat.map(|combat| holder(combat.defender));
        sheet.one("combat_defender", "by seat, then neutrals: who defends", SEATS + 1, defender);
        sheet.one("combat_from", "the origin", self.zones, combat.map(|combat| combat.from.index()));
        sheet.one("combat_to", "the contested zone", self.zones, combat.map(|combat| combat.to.index()));
        let crossed = combat.is_some_and(|combat| combat.crossed);
        sheet.cell("combat_crossed", "whether the attackers come over mountains", crossed.into());
        let about = "land units from one place: side and owner (9: neutrals), from 1, whether they do not only support, \
                     zone from 1; each unit with type and empire, from 1, and by how many levels it has risen";
        let groups = sheet.grid("combat_groups", about, GROUPS, GROUP);
        for (cells, group) in
            groups.chunks_exact_mut(GROUP).zip(combat.iter().flat_map(|combat| combat.groups()))
        {
            let (side, owner) = (group.side.index() as u8, holder(group.owner) as u8);
            let place = number(Some(group.place.zone()));
            cells[..4].copy_from_slice(&[side + 1, owner + 1, group.main.into(), place]);
            let members = cells[4..].chunks_exact_mut(MEMBER).zip(group.troop.units().zip(group.risen));
            for (cells, (unit, risen)) in members {
                write_unit(unit, &mut cells[..UNIT]);
                cells[UNIT] = risen;
            }
        }
        let fleet = sheet.grid("combat_fleet", "attacking ships of each empire and type", EMPIRES, SHIPS);
        if let Some(combat) = combat {
            write_ships(combat.fleet, fleet);
        }
        let about = "supporting ships of each empire and type: of the contested sea, then of its neighbours";
        let joined = sheet.grid("combat_joined", about, FLEETS, EMPIRES * SHIPS);
        if let Some(combat) = combat {
            for (cells, ships) in joined.chunks_exact_mut(EMPIRES * SHIPS).zip(combat.joined) {
                write_ships(ships, cells);
            }
        }
        let allies = sheet.grid("combat_allies", "by side: other seats that support it", 2, SEATS);
        if let Some(combat) = combat {
            for (cells, seats) in allies.chunks_exact_mut(SEATS).zip(combat.allies) {
                round.mark(seats, cells);
            }
        }
        sheet.cell("combat_stage", "who is asked for units next", combat.map_or(0, |combat| combat.stage));
        let decided = sheet.row("combat_decided", "by seat: whether it has decided in this step", SEATS);
        if let Some(combat) = combat {
            round.mark(combat.decided, decided);
        }
        let last = sheet.row("combat_last", "the last supporting unit: type, empire, zone, from 1", LEG);
        if let Some(leg) = combat.and_then(|combat| combat.last) {
            write_leg(leg, last);
        }
    }

    fn outcome(&self, combat: Option<&Combat>, sheet: &mut Sheet<'_>) {
        let position = self.position;
        let sees = |combat: &Combat, side| {
            position.battle_cards_shown() || combat.principal(side) == Some(self.viewer)
        };
        let about = "by side: whether a Battle card is chosen, and which, from 1, if the viewer sees it";
        let cards = sheet.grid("combat_cards", about, 2, 2);
        if let Some(combat) = combat {
            for (cells, side) in cards.chunks_exact_mut(2).zip(Side::BOTH) {
                if let Some(card) = combat.battle_cards[side.index()] {
                    cells.copy_from_slice(&[1, if sees(combat, side) { card + 1 } else { 0 }]);
                }
            }
        }
        let chance = combat.map_or([None; 2], |combat| combat.chance_cards);
        let chance = chance.map(|card| card.map_or(0, |card| card + 1));
        sheet.row("combat_chance", "by side: its Chance card, from 1", 2).copy_from_slice(&chance);
        sheet.cell(
            "combat_bonus",
            "the bonus of a card for this attack",
            combat.map_or(0, |combat| combat.bonus),
        );
        let counted = combat.map_or([0; 2], |combat| combat.counted);
        let about = "by side: units that took part when the Chance cards were drawn";
        sheet.row("combat_counted", about, 2).copy_from_slice(&counted);
        let won = combat.is_some_and(|combat| combat.attacker_won);
        sheet.cell("combat_won", "whether the attacker has won", won.into());
        let losses = combat.map_or([0; 2], |combat| combat.losses);
        sheet.row("combat_losses", "by side: units still to be eliminated", 2).copy_from_slice(&losses);
        let charges = combat.map_or(0, |combat| combat.charges);
        sheet.cell("combat_charges", "units that the pursuer can still eliminate", charges);
        let granted = sheet.row("combat_granted", "by sea: whether it is open to flight", self.seas);
        if let Some(combat) = combat {
            mark_seas(combat.granted, granted);
        }
        let denied = sheet.row("combat_denied", "by sea: whether it is closed to flight", self.seas);
        if let Some(combat) = combat {
            mark_seas(combat.denied, denied);
        }
        let about = "the unit that fled last with its refuge: type, empire, zone, from 1";
        let refuge = sheet.row("combat_refuge", about, LEG);
        if let Some(leg) = combat.and_then(|combat| combat.refuge) {
            write_leg(leg, refuge);
        }
        let surrendered = combat.is_some_and(|combat| combat.surrendered);
        sheet.cell(
            "combat_surrendered",
            "whether a unit like the next one has surrendered",
            surrendered.into(),
        );
        sheet.cell("combat_promotions", "promotions left", combat.map_or(0, |combat| combat.promotions));
        sheet.cell("combat_extra", "further promotions", combat.map_or(0, |combat| combat.extra));
        let about = "by side: strength of units (two cells, the second counts 256), combined arms, city, mountains \
                     (less), bonus, Battle card, Chance card";
        let strength = sheet.grid("strength", about, 2, TOTAL);
        if let Some(combat) = combat {
            for (cells, side) in strength.chunks_exact_mut(TOTAL).zip(Side::BOTH) {
                let Total { units, combined_arms, city, mountains, bonus, battle_card, chance_card } =
                    position.total(side);
                let [low, high] = units.to_le_bytes();
                let battle_card = if sees(combat, side) { battle_card } else { 0 };
                let less = mountains.unsigned_abs();
                cells.copy_from_slice(&[
                    low,
                    high,
                    combined_arms,
                    city,
                    less,
                    bonus,
                    battle_card,
                    chance_card,
                ]);
            }
        }
    }

    fn standing(&self, sheet: &mut Sheet<'_>) {
        let (position, round) = (self.position, self.round);
        let winner = position.winner.map(|seat| round.place(seat));
        sheet.one("winner", "by seat: who has won at once", SEATS, winner);
        let standing = position.standing();
        sheet.cell("over", "whether the game is over", standing.over.into());
        let scores = sheet.row("scores", "by seat: flags that count, and 64", SEATS);
        for seat in round.seats() {
            scores[round.place(seat)] = (standing.scores[seat] + 64).clamp(0, 255) as u8;
        }
        let places = sheet.row("places", "by seat: its place, from 1", SEATS);
        for seat in round.seats() {
            places[round.place(seat)] = standing.places[seat];
        }
    }
}

#[cfg(test)]
mod tests {
    use empires::{passage::Vote, zones::Sea};
    use table::{Boxed, Rules, SeatSet};

    use super::*;
    use crate::{
        Edition,
        decks::{Known, Route},
    };

    fn sheet(position: &Position, viewer: usize) -> Vec<u8> {
        let mut cells = vec![0; 1 << 14];
        position.observe(Seat::new(viewer), &mut Sheet::new(&mut cells));
        cells
    }

    /// What random games hardly come to.
    #[test]
    fn what_is_rare_is_written_down() {
        let edition = Boxed::<Position>::new(Edition::built_in()).edition();
        let agreed = "players=3".parse::<table::Agreed>().unwrap().complete(&Position::settings(edition));
        let options = <Position as Rules>::options(edition, &agreed.unwrap()).unwrap();
        let start = Position::begin(edition, options);
        let changed = |change: fn(&mut Position)| {
            let mut position = start;
            change(&mut position);
            position
        };
        let vote = |refuse| Vote { sea: Sea(1), allow: 1, refuse, silent: SeatSet::only(Seat::new(2)) };
        let mut asked = start;
        asked.vote = Some(vote(0));
        let mut refused = start;
        refused.vote = Some(vote(1));
        let known = changed(|position| {
            for card in [3, 1, 2] {
                position.chance.push(Known::new(card, Seat::new(0)));
            }
        });
        let mut mixed = known;
        mixed.chance.look(Seat::new(1), 2);
        mixed.chance.take_up(Seat::new(1), 2, 3);
        let positions = [
            start,
            changed(|position| position.winner = Some(Seat::new(2))),
            changed(|position| position.fallen[2] = 300),
            changed(|position| position.routes_aside.insert(Route(4))),
            changed(|position| position.truces[2].insert(Seat::new(1))),
            asked,
            refused,
            known,
            mixed,
        ];
        for (place, position) in positions.iter().enumerate() {
            for earlier in &positions[..place] {
                assert_ne!(sheet(earlier, 0), sheet(position, 0), "{place}");
            }
        }
        // Whoever has looked at no card sees only that somebody has.
        let mut others = known;
        for known in others.chance.top_mut() {
            known.card = 5;
        }
        assert_eq!(sheet(&known, 2), sheet(&others, 2));
        assert_ne!(sheet(&known, 0), sheet(&others, 0));
    }
}
