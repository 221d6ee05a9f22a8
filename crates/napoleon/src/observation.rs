//! What a seat may know as numbers. [NA-SET-15]

use empires::{
    heap::Heap,
    observation::{Chart, count, mark, number},
};
use table::{Observed, Seat, SeatSet, Sheet};

use crate::{
    decks::{CARDS, PEEK, Pile, ROUTES, RouteDeck, RouteSet},
    happening::Total,
    position::{
        Act, CardInPlay, Combat, FLEETS, GROUPS, Holder, LEGS, Leg, Legs, Phase, Position, SEATS, Side, Verb,
    },
    units::{EMPIRES, KINDS, Kind, Ships, TROOP, Unit},
    written::PHASES,
};

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

impl Observed for Position {
    fn observe(&self, viewer: Seat, sheet: &mut Sheet<'_>) {
        let chart = &mut Chart::new(sheet, self.edition(), viewer, self.players(), SEATS);
        self.chart_calendar(chart);
        self.chart_board(chart);
        self.chart_players(chart);
        self.chart_decks(chart);
        chart_act(self.act.as_ref(), chart);
        chart.vote(self.vote);
        self.chart_muster(chart);
        chart_card(self.card_in_play.as_ref(), chart);
        chart_forces(self.combat.as_ref(), chart);
        self.chart_outcome(chart);
        chart.standing(self, self.winner, "by seat: flags that count, and 64");
    }
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

fn chart_unit(name: &'static str, about: &'static str, unit: Option<Unit>, chart: &mut Chart<'_, '_>) {
    let cells = chart.row(name, about, UNIT);
    if let Some(unit) = unit {
        write_unit(unit, cells);
    }
}

fn chart_leg(name: &'static str, about: &'static str, leg: Option<Leg>, chart: &mut Chart<'_, '_>) {
    let cells = chart.row(name, about, LEG);
    if let Some(leg) = leg {
        write_leg(leg, cells);
    }
}

fn chart_legs(name: &'static str, legs: Option<&Legs>, chart: &mut Chart<'_, '_>) {
    let about =
        "each unit with where it goes: its type, empire and zone, by number from 1, and whether by sea";
    let cells = chart.grid(name, about, LEGS, LEG).chunks_exact_mut(LEG);
    for (&leg, cells) in legs.map(Legs::as_slice).unwrap_or_default().iter().zip(cells) {
        write_leg(leg, cells);
    }
}

fn chart_routes(name: &'static str, about: &'static str, routes: RouteSet, chart: &mut Chart<'_, '_>) {
    mark(routes, chart.row(name, about, ROUTES));
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

impl Position {
    fn chart_calendar(&self, chart: &mut Chart<'_, '_>) {
        let options = self.options;
        let viewer = chart.viewer.index();
        chart.one("seat", "the viewer's seat at the table", SEATS, Some(viewer));
        chart.cell("players", "how many players there are", options.players);
        let (about, scenarios) = ("which standard game or scenario it is", self.edition().scenarios().len());
        chart.one("scenario", about, scenarios, Some(options.scenario.into()));
        let side = |first: usize, side: Side| PHASES.len() + first + side.index();
        let phase = match self.phase {
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
        chart.one("phase", "what is going on", PHASES.len() + FURTHER, Some(phase));
        let piece = match self.phase {
            Phase::PieceIn(unit) => Some(unit),
            _ => None,
        };
        chart_unit("phase_unit", "the unit to be placed: type and empire, from 1", piece, chart);
        chart.cell("round", "the current round, from 1", self.round);
        chart.cell("rounds", "the last round", options.rounds);
        chart.turn(self, |seat| self.order(seat), self.active, self.turns);
        chart.cell("actions", "actions left in this turn", self.actions);
        chart.cell("attacks", "attacks made in this turn", self.attacks);
        chart.cell("attack_bonus", "strength that cards add to the attack of this turn", self.onslaught);
        let protected = if self.round > 0 { self.protected(self.active) } else { SeatSet::EMPTY };
        chart.some_seats("protected", "by seat: whether the active player may not attack it", protected);
        chart.some_seas("refused", "by sea: whether it was refused", self.refused);
        chart.some_lands("vacated", "cities left as a free action since the last action", self.vacated);
        let about = "cities entered as a free action since the last action";
        chart.some_lands("entered", about, self.occupied_city);
    }

    fn chart_board(&self, chart: &mut Chart<'_, '_>) {
        let (lands, seas) = (chart.lands, chart.seas);
        let taken = self.taken;
        let units = chart.grid("units", "by land zone: units of each type", lands, LAND_KINDS);
        for place in taken.iter() {
            let cells = &mut units[place.index() * LAND_KINDS..][..LAND_KINDS];
            self.troops[place.index()].units().for_each(|unit| cells[unit.kind().index()] += 1);
        }
        let about = "by land zone: the empire of each unit in order, from 1; 9 for neutrals";
        let whose = chart.grid("empires", about, lands, TROOP);
        for place in taken.iter() {
            let cells = &mut whose[place.index() * TROOP..][..TROOP];
            for (cell, unit) in cells.iter_mut().zip(self.troops[place.index()].units()) {
                *cell = unit.empire().index() as u8 + 1;
            }
        }
        chart.held(&self.held);
        chart.lands_by_seat("controlled", "by seat: land zones it controls", |seat| self.controlled(seat));
        let about = "by sea: ships of each empire and type";
        let ships = chart.grid("ships", about, seas, EMPIRES * SHIPS);
        for (cells, fleet) in ships.chunks_exact_mut(EMPIRES * SHIPS).zip(self.ships) {
            write_ships(fleet, cells);
        }
    }

    fn chart_players(&self, chart: &mut Chart<'_, '_>) {
        let round = chart.round;
        let realms = chart.grid("realms", "by seat: its empires", SEATS, EMPIRES);
        for seat in round.seats() {
            for empire in self.realm(seat).iter() {
                realms[round.place(seat) * EMPIRES + empire.index()] = 1;
            }
        }
        let rulers = self.rulers.map(|ruler| ruler.map_or(0, |seat| round.place(seat) as u8 + 1));
        chart.cells("rulers", "by empire: who plays it, from 1 for the viewer", rulers);
        chart.numbers_by_seat("supply", "by seat: supply tokens", &self.supply);
        chart.battle_cards(&self.battle);
        let about = "by seat: its Trade Route, from 1, and whether it would give supply";
        let routes = chart.grid("routes", about, SEATS, 2);
        for seat in round.seats() {
            if let Some(route) = self.routes[seat.index()] {
                let flows = self.trade_flows(seat, route);
                routes[2 * round.place(seat)..][..2].copy_from_slice(&[route.0 + 1, flows.into()]);
            }
        }
        let truces = chart.grid("truces", "by seat: rivals who may not attack it", SEATS, SEATS);
        for seat in round.seats() {
            round.mark(self.truces[seat.index()], &mut truces[round.place(seat) * SEATS..]);
        }
        let about = "by seat: strength that cards add in defence";
        chart.by_seat("defence_bonus", about, |seat| self.defence[seat.index()]);
        let flags = self.edition().flags;
        chart.by_seat("flags", "by seat: flags controlled", |seat| {
            self.controlled(seat).and(flags).len() as u8
        });
        chart.by_seat("zones", "by seat: land zones controlled", |seat| self.controlled(seat).len() as u8);
        chart.numbers_by_seat("out", "by seat: the turn at whose end it went out", &self.fallen);
        let pool = chart.grid("pool", "by empire: counters left of each type", EMPIRES, KINDS);
        pool.copy_from_slice(self.pool.as_flattened());
    }

    fn chart_decks(&self, chart: &mut Chart<'_, '_>) {
        let (viewer, round) = (chart.viewer, chart.round);
        let deck = &self.chance;
        chart.cell("chance_pile", "cards in the Chance deck", deck.len() as u8);
        let aside = chart.row("chance_aside", "Chance cards laid aside", Heap::DIFFERENT);
        count(deck.aside, aside);
        let about = "by place on top of the Chance deck: who looked at it last, and the card if the viewer knows it, from 1";
        let top = chart.grid("chance_top", about, PEEK, 2);
        for (cells, known) in top.chunks_exact_mut(2).zip(deck.top()) {
            cells[0] = round.place(known.by) as u8 + 1;
        }
        let stretches = || deck.stretches(viewer);
        for stretch in stretches().filter(|stretch| stretch.len() == 1) {
            let card = deck.known_within(stretch.clone(), viewer);
            top[2 * stretch.start + 1] = card.first().map_or(0, |card| card + 1);
        }
        let about = "places on top that the viewer can't tell apart: how many, and the cards in them that it has seen";
        let mixed = chart.grid("chance_mixed", about, PEEK, COLUMNS);
        for stretch in stretches().filter(|stretch| stretch.len() > 1) {
            let cells = &mut mixed[stretch.start * COLUMNS..][..COLUMNS];
            cells[0] = stretch.len() as u8;
            for card in deck.known_within(stretch, viewer) {
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
            let cells = chart.row(name, about, CARDS);
            for (cell, card) in cells.iter_mut().zip(self.decks[pile.index()].queue()) {
                *cell = card + 1;
            }
        }
        let layers = chart.row("route_layers", "by Trade Route: its layer in the deck, from 1", ROUTES);
        for (cell, &layer) in layers.iter_mut().zip(&self.route_deck.layers) {
            *cell = if layer == RouteDeck::OUT { 0 } else { layer + 1 };
        }
        chart_routes("routes_aside", "Trade Routes laid aside", self.routes_aside, chart);
    }

    fn chart_muster(&self, chart: &mut Chart<'_, '_>) {
        let muster = self.muster.as_ref();
        chart.flag("muster", "whether units are being placed", muster.is_some());
        let kinds = chart.row("muster_kinds", "the types that can be had", KINDS);
        if let Some(muster) = muster {
            muster.kinds.iter().for_each(|kind| kinds[kind.index()] = 1);
        }
        chart.cell("muster_left", "how many may still be placed", muster.map_or(0, |muster| muster.left));
        let discount = muster.and_then(|muster| muster.discount).map_or(0, |discount| discount + 1);
        chart.cell("muster_discount", "1 more than what each costs less; 0 if they are free", discount);
        let unit = muster.and_then(|muster| muster.unit);
        chart_unit("muster_unit", "the unit to be placed: type and empire, from 1", unit, chart);
        let about = "of those placed the last in the order: type, empire, zone, from 1";
        chart_leg("muster_last", about, muster.and_then(|muster| muster.last), chart);
        let wares = if muster.is_some() { self.wares() } else { Vec::new() };
        let kind = |id: &str| Kind::with_id(id).expect("a ware is a unit");
        let about = "by type: 1 more than its price; 0 if it can't be had";
        let prices = chart.row("ware_prices", about, KINDS);
        for ware in &wares {
            prices[kind(ware.unit.kind).index()] = ware.price + 1;
        }
        let about = "by empire: how many of each type can be had";
        let most = chart.grid("wares", about, EMPIRES, KINDS);
        for ware in &wares {
            if let Some(empire) = self.edition().empire_with_id(ware.unit.empire) {
                most[empire.index() * KINDS + kind(ware.unit.kind).index()] = ware.most;
            }
        }
    }

    fn chart_outcome(&self, chart: &mut Chart<'_, '_>) {
        let combat = self.combat.as_ref();
        let viewer = chart.viewer;
        let shown =
            |combat: &Combat, side| self.battle_cards_shown() || combat.principal(side) == Some(viewer);
        let seen = combat.map_or([false; 2], |combat| Side::BOTH.map(|side| shown(combat, side)));
        chart.chosen_cards(combat.map_or([None; 2], |combat| combat.battle_cards), seen);
        let chance = combat.map_or([None; 2], |combat| combat.chance_cards);
        let chance = chance.map(|card| card.map_or(0, |card| card + 1));
        chart.cells("combat_chance", "by side: its Chance card, from 1", chance);
        let bonus = combat.map_or(0, |combat| combat.bonus);
        chart.cell("combat_bonus", "the bonus of a card for this attack", bonus);
        let about = "by side: units that took part when the Chance cards were drawn";
        chart.cells("combat_counted", about, combat.map(|combat| combat.counted).unwrap_or_default());
        let losses = combat.map(|combat| combat.losses).unwrap_or_default();
        chart.result(combat.is_some_and(|combat| combat.attacker_won), losses);
        let charges = combat.map_or(0, |combat| combat.charges);
        chart.cell("combat_charges", "units that the pursuer can still eliminate", charges);
        let (granted, denied) = combat.map(|combat| (combat.granted, combat.denied)).unwrap_or_default();
        chart.flight_seas(granted, denied);
        let about = "the unit that fled last with its refuge: type, empire, zone, from 1";
        chart_leg("combat_refuge", about, combat.and_then(|combat| combat.refuge), chart);
        let surrendered = combat.is_some_and(|combat| combat.surrendered);
        chart.flag("combat_surrendered", "whether a unit like the next one has surrendered", surrendered);
        chart.cell("combat_promotions", "promotions left", combat.map_or(0, |combat| combat.promotions));
        chart.cell("combat_extra", "further promotions", combat.map_or(0, |combat| combat.extra));
        let about = "by side: strength of units (two cells, the second counts 256), combined arms, city, mountains \
                     (less), bonus, Battle card, Chance card";
        let strength = chart.grid("strength", about, 2, TOTAL);
        if combat.is_some() {
            for ((cells, side), seen) in strength.chunks_exact_mut(TOTAL).zip(Side::BOTH).zip(seen) {
                let Total { units, combined_arms, city, mountains, bonus, battle_card, chance_card } =
                    self.total(side);
                let [low, high] = units.to_le_bytes();
                let battle = if seen { battle_card } else { 0 };
                let less = mountains.unsigned_abs();
                cells.copy_from_slice(&[low, high, combined_arms, city, less, bonus, battle, chance_card]);
            }
        }
    }
}

fn chart_act(act: Option<&Act>, chart: &mut Chart<'_, '_>) {
    let verb = act.map(|act| match act.verb {
        Verb::Move => 0,
        Verb::Attack => 1,
        Verb::Swap => 2,
        Verb::Storm => 3,
    });
    chart.one("act", "the action being named: move, attack, swap, storm", 4, verb);
    chart.zone("act_from", "the zone from which units go", act.and_then(|act| act.from));
    chart.zone("act_to", "the zone they go to", act.and_then(|act| act.to));
    chart.seat("act_against", "by seat: whose ships are attacked", act.and_then(|act| act.rival));
    let about = "the unit whose way is to be named: type and empire, from 1";
    chart_unit("act_unit", about, act.and_then(|act| act.unit), chart);
    chart.flag("act_by_sea", "whether it goes by sea", act.is_some_and(|act| act.by_sea));
    chart_legs("act_units", act.map(|act| &act.legs), chart);
    let asks = act.map(|act| act.asks).unwrap_or_default();
    chart.some_seas("act_asks", "by sea: whether it will be asked", asks);
    let entered = act.map(|act| act.entered).unwrap_or_default();
    chart.some_lands("act_entered", "territories that were empty and have been entered", entered);
    let ridden = act.map(|act| act.ridden).unwrap_or_default();
    chart.some_lands("act_ridden", "territories where a rider may be promoted", ridden);
    let about = "the units that storm: type and empire, from 1";
    let stormers = chart.grid("act_stormers", about, TROOP, UNIT);
    if let Some(act) = act {
        for (cells, unit) in stormers.chunks_exact_mut(UNIT).zip(act.stormers.units()) {
            write_unit(unit, cells);
        }
    }
}

fn chart_card(card: Option<&CardInPlay>, chart: &mut Chart<'_, '_>) {
    let place = card.map(|card| card.card.pile.index() * CARDS + usize::from(card.card.index));
    chart.one("card", "the Politics card, then the Army card, being carried out", 2 * CARDS, place);
    chart.cell("card_part", "which of its effects", card.map_or(0, |card| card.part));
    chart.flag("card_chosen", "whether an effect was chosen", card.is_some_and(|card| card.chosen));
    let possible = card.is_some_and(|card| card.possible);
    chart.flag("card_possible", "whether anything of it could be carried out", possible);
    chart.cell("card_left", "how often the effect still can be", card.map_or(0, |card| card.left));
    chart_legs("card_moved", card.map(|card| &card.moved), chart);
    chart.seat("card_rival", "by seat: at whom it is aimed", card.and_then(|card| card.rival));
    chart.cell("card_zone", "the zone it is aimed at, from 1", number(card.and_then(|card| card.zone)));
    let about = "the unit that is transferred: type and empire, from 1";
    chart_unit("card_unit", about, card.and_then(|card| card.unit), chart);
    let (offered, unfit) = card.map(|card| (card.offered, card.unfit)).unwrap_or_default();
    chart_routes("card_offered", "Trade Routes among which one is kept", offered, chart);
    chart_routes("card_unfit", "Trade Routes drawn that show an own city", unfit, chart);
}

fn chart_forces(combat: Option<&Combat>, chart: &mut Chart<'_, '_>) {
    let round = chart.round;
    let holder = |holder: Holder| holder.seat().map_or(SEATS, |seat| round.place(seat));
    chart.seat("combat_attacker", "by seat: who attacks", combat.map(|combat| combat.attacker));
    let defender = combat.map(|combat| holder(combat.defender));
    chart.one("combat_defender", "by seat, then neutrals: who defends", SEATS + 1, defender);
    chart.zone("combat_from", "the origin", combat.map(|combat| combat.from));
    chart.zone("combat_to", "the contested zone", combat.map(|combat| combat.to));
    let crossed = combat.is_some_and(|combat| combat.crossed);
    chart.flag("combat_crossed", "whether the attackers come over mountains", crossed);
    let about = "land units from one place: side and owner (9: neutrals), from 1, whether they do not only support, \
                 zone from 1; each unit with type and empire, from 1, and by how many levels it has risen";
    let groups = chart.grid("combat_groups", about, GROUPS, GROUP).chunks_exact_mut(GROUP);
    for (cells, group) in groups.zip(combat.map(Combat::groups).unwrap_or_default()) {
        let (side, owner) = (group.side.index() as u8, holder(group.owner) as u8);
        let place = number(Some(group.place.zone()));
        cells[..4].copy_from_slice(&[side + 1, owner + 1, group.main.into(), place]);
        let members = cells[4..].chunks_exact_mut(MEMBER).zip(group.troop.units().zip(group.risen));
        for (cells, (unit, risen)) in members {
            write_unit(unit, &mut cells[..UNIT]);
            cells[UNIT] = risen;
        }
    }
    let fleet = chart.grid("combat_fleet", "attacking ships of each empire and type", EMPIRES, SHIPS);
    if let Some(combat) = combat {
        write_ships(combat.fleet, fleet);
    }
    let about = "supporting ships of each empire and type: of the contested sea, then of its neighbours";
    let joined = chart.grid("combat_joined", about, FLEETS, EMPIRES * SHIPS);
    if let Some(combat) = combat {
        for (cells, ships) in joined.chunks_exact_mut(EMPIRES * SHIPS).zip(combat.joined) {
            write_ships(ships, cells);
        }
    }
    let allies = chart.grid("combat_allies", "by side: other seats that support it", 2, SEATS);
    if let Some(combat) = combat {
        for (cells, seats) in allies.chunks_exact_mut(SEATS).zip(combat.allies) {
            round.mark(seats, cells);
        }
    }
    chart.cell("combat_stage", "who is asked for units next", combat.map_or(0, |combat| combat.stage));
    let decided = combat.map_or(SeatSet::EMPTY, |combat| combat.decided);
    chart.some_seats("combat_decided", "by seat: whether it has decided in this step", decided);
    let about = "the last supporting unit: type, empire, zone, from 1";
    chart_leg("combat_last", about, combat.and_then(|combat| combat.last), chart);
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
