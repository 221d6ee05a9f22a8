//! What a seat may know as numbers. [GR-CARD-12]

use std::mem::discriminant;

use empires::{
    heap::Heap,
    observation::{Chart, count, number},
};
use table::{Observed, Seat, SeatSet, Sheet};

use crate::{
    edition::HEROES,
    happening::Total,
    position::{
        Act, Cause, Combat, Defender, Effect, HELPERS, LEGS, Leg, Legs, Phase, Position, SEATS, Side, Verb,
        Whereabouts,
    },
    units::{Kind, Troop},
    written::PHASES,
    zones::Territory,
};

const KINDS: usize = Kind::ALL.len();
const LAND_KINDS: usize = Kind::LAND.len();
/// A unit with its zone as two numbers, both from 1.
const LEG: usize = 2;
/// A supporting unit: seat, type, zone, and whether it has fallen.
const HELPER: usize = 4;
/// The parts of a side's strength.
const TOTAL: usize = 7;

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
        chart_effect(self.effect.as_ref(), chart);
        chart_forces(self.combat.as_ref(), chart);
        self.chart_cards(chart);
        chart_outcome(self.combat.as_ref(), chart);
        chart.standing(self, self.winner, "by seat: victory points, and 64");
    }
}

fn write_leg(leg: Option<Leg>, cells: &mut [u8]) {
    if let Some(leg) = leg {
        cells.copy_from_slice(&[leg.unit.index() as u8 + 1, number(Some(leg.to))]);
    }
}

fn chart_legs(name: &'static str, legs: Option<&Legs>, chart: &mut Chart<'_, '_>) {
    let about = "each unit with the zone it goes to: its type and the zone, by number from 1";
    let cells = chart.grid(name, about, LEGS, LEG).chunks_exact_mut(LEG);
    for (&leg, cells) in legs.map(Legs::as_slice).unwrap_or_default().iter().zip(cells) {
        write_leg(Some(leg), cells);
    }
}

fn write_troop(troop: Troop, cells: &mut [u8]) {
    for (cell, kind) in cells.iter_mut().zip(Kind::LAND) {
        *cell = troop.count(kind);
    }
}

fn chart_heap(name: &'static str, about: &'static str, heap: Heap, chart: &mut Chart<'_, '_>) {
    count(heap, chart.row(name, about, Heap::DIFFERENT));
}

impl Position {
    fn chart_calendar(&self, chart: &mut Chart<'_, '_>) {
        let options = self.options;
        let viewer = chart.viewer.index();
        chart.one("seat", "the viewer's seat at the table", SEATS, Some(viewer));
        chart.cell("players", "how many players there are", options.players);
        let scenarios = self.edition().scenarios().len();
        chart.one("scenario", "which scenario it is", scenarios, Some(options.scenario.into()));
        chart.flag("dice_used", "whether dice are thrown", options.dice);
        chart.flag("cards_used", "whether cards are used", options.cards);
        let kind = discriminant(&self.phase);
        let phase = PHASES.iter().position(|(phase, _)| discriminant(phase) == kind);
        chart.one("phase", "what is going on", PHASES.len(), phase);
        let detail = match self.phase {
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
        chart.cell("phase_of", "of the phase: its unit, hero, side or number, from 1", detail);
        chart.cell("round", "the current round, from 1", self.round);
        chart.cell("rounds", "the last round", options.rounds);
        chart.turn(self, |seat| self.order(seat), self.active, self.turns);
        chart.cell("actions", "actions left in this turn", self.actions);
        chart.cell("attacks", "attacks made in this turn", self.attacks);
        let protected = if self.round == 1 { self.protected() } else { SeatSet::EMPTY };
        chart.some_seats("protected", "by seat: whether it may not be attacked yet", protected);
        chart.cell("travelled", "heroes who have travelled alone: 1, 2, 4, 8 added", self.travelled);
        chart.some_seas("opened", "by sea: whether nobody can close it", self.opened);
        chart.some_seas("refused", "by sea: whether it was refused", self.refused);
    }

    fn chart_board(&self, chart: &mut Chart<'_, '_>) {
        let (round, lands, seas) = (chart.round, chart.lands, chart.seas);
        let units = chart.grid("units", "by land zone: units of each type", lands, LAND_KINDS);
        for (cells, troop) in units.chunks_exact_mut(LAND_KINDS).zip(self.troops) {
            if !troop.is_empty() {
                write_troop(troop, cells);
            }
        }
        chart.held(&self.held);
        chart.lands_by_seat("controlled", "by seat: land zones it controls", |seat| self.controlled(seat));
        chart.lands_by_seat("fortresses", "by seat: land zones with its fortress", |seat| {
            self.fortresses[seat.index()]
        });
        let about = "by seat: heroes in each land zone: 1, 2, 4, 8 added";
        let heroes = chart.grid("heroes", about, SEATS, lands);
        for seat in round.seats() {
            for (number, whereabouts) in self.heroes[seat.index()].iter().enumerate() {
                if let Whereabouts::At(land) = whereabouts {
                    heroes[round.place(seat) * lands + land.index()] |= 1 << number;
                }
            }
        }
        let about = "by seat: land zones in which its heroes are incognito";
        chart.lands_by_seat("incognito", about, |seat| {
            let at = |whereabouts| match whereabouts {
                Whereabouts::At(land) => Some(land),
                _ => None,
            };
            let lands = self.heroes[seat.index()].into_iter().filter_map(at);
            lands.filter(|&land| self.incognito(seat, land)).collect()
        });
        let ships = chart.grid("ships", "by seat: ships in each sea", SEATS, seas);
        for seat in round.seats() {
            for sea in self.afloat[seat.index()].iter() {
                ships[round.place(seat) * seas + sea.index()] = self.ships[sea.index()][seat.index()];
            }
        }
    }

    fn chart_players(&self, chart: &mut Chart<'_, '_>) {
        let round = chart.round;
        let colours = self.edition().factions.len();
        let cells = chart.grid("colours", "by seat: its colour", SEATS, colours);
        for seat in round.seats() {
            if let Some(colour) = self.colours[seat.index()] {
                cells[round.place(seat) * colours + colour.index()] = 1;
            }
        }
        chart.numbers_by_seat("supply", "by seat: supply tokens", &self.supply);
        let pool = chart.grid("pool", "by seat: counters left of each type", SEATS, KINDS);
        for (cells, seat) in pool.chunks_exact_mut(KINDS).zip(round.seats()) {
            cells.copy_from_slice(&self.pool[seat.index()]);
        }
        chart.by_seat("tactics", "by seat: Tactics cards in hand", |seat| {
            self.hands[seat.index()].len() as u8
        });
        let about = "by seat: whether it holds the Tactics card of the start";
        chart.some_seats("first_card", about, self.first_card);
        chart.battle_cards(&self.battle);
        let about = "by seat: each hero: 1 if it waits to be placed, 2 if it is eliminated";
        let heroes = chart.grid("heroes_off", about, SEATS, HEROES);
        for (cells, seat) in heroes.chunks_exact_mut(HEROES).zip(round.seats()) {
            let count = self.colours[seat.index()].map_or(0, |_| self.side(seat).heroes.len());
            for (cell, whereabouts) in cells.iter_mut().zip(self.heroes[seat.index()]).take(count) {
                *cell = match whereabouts {
                    Whereabouts::Reserve => 1,
                    Whereabouts::At(_) => 0,
                    Whereabouts::Out => 2,
                };
            }
        }
        let about = "by seat: the turn at whose end it was eliminated";
        chart.numbers_by_seat("eliminated", about, &self.fallen);
    }

    fn chart_decks(&self, chart: &mut Chart<'_, '_>) {
        chart_heap("hand", "the viewer's own Tactics cards", self.hands[chart.viewer.index()], chart);
        chart.cell("senate_pile", "cards in the Senate deck", self.senate.pile.len() as u8);
        chart_heap("senate_discards", "discards of the Senate deck", self.senate.discards, chart);
        chart.cell("tactics_pile", "cards in the Tactics deck", self.tactics.pile.len() as u8);
        chart_heap("tactics_discards", "discards of the Tactics deck", self.tactics.discards, chart);
    }

    fn chart_muster(&self, chart: &mut Chart<'_, '_>) {
        let muster = self.muster.as_ref();
        chart.flag("muster", "whether units are being placed", muster.is_some());
        let lands = muster.map(|muster| muster.lands).unwrap_or_default();
        chart.some_lands("muster_lands", "land zones where they may be", lands);
        let seas = muster.map(|muster| muster.seas).unwrap_or_default();
        chart.some_seas("muster_seas", "seas where they may be", seas);
        chart.cell("muster_left", "how many may still be placed", muster.map_or(0, |muster| muster.left));
        let placed = muster.is_some_and(|muster| muster.placed);
        chart.flag("muster_placed", "whether one was placed", placed);
        let unit = muster.and_then(|muster| muster.kind).map(Kind::index);
        chart.one("muster_unit", "the unit to be placed", KINDS, unit);
        let about = "of those placed the last by type and map: both from 1";
        write_leg(muster.and_then(|muster| muster.last), chart.row("muster_last", about, LEG));
        let about =
            "by type: 1 more than its price, how many can be had, and counters left; 0 if it can't be had";
        let wares = chart.grid("wares", about, KINDS, 3);
        if muster.is_some() {
            for ware in self.wares() {
                let kind = Kind::with_id(ware.unit).expect("a ware is a unit");
                let cells = &mut wares[3 * kind.index()..][..3];
                cells.copy_from_slice(&[ware.price + 1, ware.most, ware.counters]);
            }
        }
    }

    fn chart_cards(&self, chart: &mut Chart<'_, '_>) {
        let combat = self.combat.as_ref();
        let viewer = chart.viewer;
        let in_force = chart.grid("combat_in_force", "by side: Tactics cards in force", 2, Heap::DIFFERENT);
        let heaps = combat.map(|combat| combat.in_force).unwrap_or_default();
        for (cells, heap) in in_force.chunks_exact_mut(Heap::DIFFERENT).zip(heaps) {
            count(heap, cells);
        }
        let played = combat.map(|combat| combat.played).unwrap_or_default();
        chart_heap("combat_played", "all Tactics cards played", played, chart);
        let about = "by side: the Tactics card played last, from 1, and whether it was cancelled";
        let last = chart.grid("combat_last", about, 2, 2);
        for (cells, laid) in last.chunks_exact_mut(2).zip(combat.map_or([None; 2], |combat| combat.last)) {
            if let Some(laid) = laid {
                cells.copy_from_slice(&[laid.card.index() as u8 + 1, laid.cancelled.into()]);
            }
        }
        let passed = combat.map(|combat| combat.passed.map(u8::from)).unwrap_or_default();
        chart.cells("combat_passed", "by side: whether it has passed", passed);
        let shown = |combat: &Combat, side| self.battle_card_shown(side) || combat.seat(side) == Some(viewer);
        let seen = combat.map_or([false; 2], |combat| Side::BOTH.map(|side| shown(combat, side)));
        chart.chosen_cards(combat.map_or([None; 2], |combat| combat.battle_cards), seen);
        let about = "by side: strength of units, fortress, cavalry, hero, Tactics cards, Battle card, die";
        let strength = chart.grid("strength", about, 2, TOTAL);
        if combat.is_some() {
            for ((cells, side), seen) in strength.chunks_exact_mut(TOTAL).zip(Side::BOTH).zip(seen) {
                let Total { strength, fortress, cavalry, hero, tactics, card, die } = self.total(side);
                let card = if seen { card } else { 0 };
                cells.copy_from_slice(&[strength, fortress, cavalry, hero, tactics, card, die]);
            }
        }
    }
}

fn chart_act(act: Option<&Act>, chart: &mut Chart<'_, '_>) {
    let verb = act.map(|act| match act.verb {
        Verb::Move => 0,
        Verb::Attack => 1,
        Verb::Swap => 2,
    });
    chart.one("act", "the action being named: move, attack, swap", 3, verb);
    chart.zone("act_from", "the zone from which units go", act.and_then(|act| act.from));
    chart.zone("act_to", "the zone attacked or swapped with", act.and_then(|act| act.to));
    chart.seat("act_against", "by seat: whose ships are attacked", act.and_then(|act| act.rival));
    let kind = act.and_then(|act| act.kind).map(Kind::index);
    chart.one("act_unit", "the unit whose destination is to be named", KINDS, kind);
    let about = "the unit whose seas are to be named: type and zone, from 1";
    write_leg(act.and_then(|act| act.unrouted), chart.row("act_unrouted", about, LEG));
    chart_legs("act_units", act.map(|act| &act.legs), chart);
    let heroes = act.map_or([None; HEROES], |act| act.heroes);
    let goals = heroes.map(|to| number(to.map(Territory::zone)));
    chart.cells("act_heroes", "by hero: the zone he goes to, from 1", goals);
    let hero = act.and_then(|act| act.hero).map(usize::from);
    chart.one("act_hero", "the hero whose destination is to be named", HEROES, hero);
    let asks = act.map(|act| act.asks).unwrap_or_default();
    chart.some_seas("act_asks", "by sea: whether it will be asked", asks);
}

fn chart_effect(effect: Option<&Effect>, chart: &mut Chart<'_, '_>) {
    let (card, setup) = match effect.map(|effect| effect.cause) {
        None => (None, 0),
        Some(Cause::Card(card)) => (Some(card.index()), 0),
        Some(Cause::Setup(number)) => (None, number + 1),
    };
    chart.one("effect", "the Senate card being carried out", Heap::DIFFERENT, card);
    chart.cell("effect_setup", "or the effect of the scenario, from 1", setup);
    let carried = effect.is_some_and(|effect| effect.carried);
    chart.flag("effect_carried", "whether anything of it was carried out", carried);
    chart.cell("effect_left", "how often it still can be", effect.map_or(0, |effect| effect.left));
    chart_legs("effect_moved", effect.map(|effect| &effect.moved), chart);
    chart.cell("effect_zone", "its zone, from 1", number(effect.and_then(|effect| effect.zone)));
    chart.cell("effect_goal", "its goal, from 1", number(effect.and_then(|effect| effect.goal)));
    let hero = effect.and_then(|effect| effect.hero).map(usize::from);
    chart.one("effect_hero", "the hero who comes back", HEROES, hero);
}

fn chart_forces(combat: Option<&Combat>, chart: &mut Chart<'_, '_>) {
    let round = chart.round;
    chart.seat("combat_attacker", "by seat: who attacks", combat.map(|combat| combat.attacker));
    let defender = combat.map(|combat| match combat.defender {
        Defender::Seat(seat) => round.place(seat),
        Defender::Neutral => SEATS,
        Defender::Ruin => SEATS + 1,
    });
    chart.one("combat_defender", "by seat, neutrals, ruin: who defends", SEATS + 2, defender);
    chart.zone("combat_from", "the origin", combat.map(|combat| combat.from));
    chart.zone("combat_to", "the contested zone", combat.map(|combat| combat.to));
    let units = chart.row("combat_units", "attacking units left of each type", KINDS);
    if let Some(combat) = combat {
        write_troop(combat.troop, units);
        units[Kind::Ship.index()] = combat.ships;
    }
    let heroes = combat.map_or(0, |combat| combat.heroes);
    chart.cell("combat_heroes", "attacking heroes: 1, 2, 4, 8 added", heroes);
    let garrisoned = combat.is_some_and(|combat| combat.garrisoned);
    chart.flag("combat_garrisoned", "whether units defend", garrisoned);
    let about = "by side: supporting units: seat, type and zone, each from 1, and whether it has fallen";
    let helpers = chart.grid("combat_support", about, 2 * HELPERS, HELPER);
    let all = combat.map(|combat| combat.helpers.as_flattened()).unwrap_or_default();
    for (cells, helper) in helpers.chunks_exact_mut(HELPER).zip(all) {
        let Some(helper) = helper else { continue };
        let (seat, kind) = (round.place(helper.seat) as u8, helper.kind.index() as u8);
        cells.copy_from_slice(&[seat + 1, kind + 1, number(Some(helper.zone)), helper.fallen.into()]);
    }
    let approached = combat.map_or(SeatSet::EMPTY, |combat| combat.approached);
    chart.some_seats("combat_approached", "by seat: whether it was asked for support", approached);
    let called = combat.map(|combat| combat.called.map(u8::from)).unwrap_or_default();
    chart.cells("combat_called", "by side: whether support was requested", called);
}

fn chart_outcome(combat: Option<&Combat>, chart: &mut Chart<'_, '_>) {
    let dice = combat.map(|combat| combat.dice).unwrap_or_default();
    chart.cells("combat_dice", "by side: the number thrown", dice);
    let losses = combat.map(|combat| combat.losses).unwrap_or_default();
    chart.result(combat.is_some_and(|combat| combat.attacker_won), losses);
    let last = combat.map_or(0, |combat| combat.lost_last);
    chart.cell("combat_lost", "the place in the order of losses", last);
    let (granted, denied) = combat.map(|combat| (combat.granted, combat.denied)).unwrap_or_default();
    chart.flight_seas(granted, denied);
    chart_legs("combat_fled", combat.map(|combat| &combat.fled), chart);
    let surrendered = combat.is_some_and(|combat| combat.surrendered);
    chart.flag("combat_surrendered", "whether a defender has surrendered", surrendered);
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
