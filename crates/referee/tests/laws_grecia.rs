//! Grecia keeps the laws that every game keeps, and those of its own rulebook.

use std::collections::{BTreeMap, BTreeSet};

use grecia::{Choice, Edition, Happening, Position};
use referee::laws::{self, Naming, Trial};
use serde_json::Value;
use table::{Agreed, Boxed, Edition as _, Rules, Seat};

fn edition() -> &'static Edition {
    Boxed::<Position>::new(Edition::built_in()).edition()
}

fn facts(edition: &'static Edition) -> &'static Value {
    static FACTS: std::sync::OnceLock<Value> = std::sync::OnceLock::new();
    FACTS.get_or_init(|| edition.facts())
}

fn ids<'a>(facts: &'a Value, key: &str) -> Vec<&'a str> {
    facts[key].as_object().unwrap().keys().map(String::as_str).collect()
}

/// All words of the game with this scenario.
fn universe(edition: &'static Edition, table: &Agreed) -> Vec<Choice> {
    let facts = facts(edition);
    let zones = ids(facts, "zones");
    let seas: Vec<_> = zones.iter().copied().filter(|zone| facts["zones"][*zone]["kind"] == "sea").collect();
    let kinds = ids(facts, "units");
    let mut words: Vec<String> = [
        "move",
        "attack",
        "swap",
        "supplies",
        "hire",
        "senate",
        "tactics",
        "pass",
        "go",
        "done",
        "consent",
        "refuse",
        "request",
        "surrender",
    ]
    .map(str::to_owned)
    .to_vec();
    for zone in &zones {
        words.extend(["fortress", "in", "from", "to"].map(|verb| format!("{verb} {zone}")));
        for kind in &kinds {
            words.extend(["support", "lose", "promote"].map(|verb| format!("{verb} {kind} {zone}")));
        }
    }
    for kind in &kinds {
        words.extend(["place", "with", "for", "take", "lose"].map(|verb| format!("{verb} {kind}")));
    }
    for (index, sea) in seas.iter().enumerate() {
        words.extend(["via", "ask", "open"].map(|verb| format!("{verb} {sea}")));
        words.extend(seas[index + 1..].iter().map(|second| format!("via {sea} {second}")));
    }
    let scenario = &facts["scenarios"][table.get("scenario").unwrap()]["sides"];
    for (colour, side) in scenario.as_object().unwrap() {
        words.push(format!("colour {colour}"));
        words.extend(strings(&side["heroes"]).iter().map(|hero| format!("hero {hero}")));
    }
    words.extend((1..=4).flat_map(|seat| [format!("against {seat}"), format!("start {seat}")]));
    words.extend(ids(facts, "battle").iter().map(|card| format!("card {card}")));
    words.extend(ids(facts, "senate").iter().map(|card| format!("draw {card}")));
    words.extend(
        ids(facts, "tactics").iter().flat_map(|card| [format!("draw {card}"), format!("tactic {card}")]),
    );
    words.extend((1..=6).flat_map(|a| (1..=6).map(move |b| format!("dice {a} {b}"))));
    words.extend((1..=6).map(|number| format!("die {number}")));
    let options = table.complete(&Position::settings(edition)).unwrap();
    let position = Position::begin(edition, Position::options(edition, &options).unwrap());
    words.iter().map(|word| position.read_word(word).unwrap()).collect()
}

fn strings(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|item| item.as_str().unwrap()).collect()
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// What stands on the board, read from the notation and counted by hand.
struct Recount<'a> {
    facts: &'a Value,
    /// Units by zone: colour and types.
    troops: BTreeMap<&'a str, (&'a str, &'a str)>,
    ships: BTreeMap<&'a str, Vec<(&'a str, u32)>>,
    fortresses: BTreeMap<&'a str, &'a str>,
    heroes: Vec<&'a str>,
}

impl<'a> Recount<'a> {
    fn of(facts: &'a Value, notation: &'a Value) -> Result<Self, String> {
        let mut recount = Recount {
            facts,
            troops: BTreeMap::new(),
            ships: BTreeMap::new(),
            fortresses: BTreeMap::new(),
            heroes: Vec::new(),
        };
        for (zone, content) in notation["zones"].as_object().unwrap() {
            let sea = facts["zones"][zone]["kind"] == "sea";
            for part in content.as_str().unwrap().split(", ") {
                match part.split_once(' ') {
                    Some((colour, ships)) if sea => {
                        let ships = ships.parse().map_err(|_| format!("{zone}: {part}"))?;
                        recount.ships.entry(zone).or_default().push((colour, ships));
                    }
                    _ if sea => return Err(format!("{part} in the sea {zone}")),
                    Some(("fortress", colour)) => {
                        ensure(recount.fortresses.insert(zone, colour).is_none(), || {
                            format!("{zone}: {content}")
                        })?;
                    }
                    Some((colour, units)) => {
                        ensure(recount.troops.insert(zone, (colour, units)).is_none(), || {
                            format!("two owners in {zone}: {content}")
                        })?;
                    }
                    None => recount.heroes.push(part),
                }
            }
        }
        Ok(recount)
    }

    /// GR-ZONE-06, GR-ZONE-07: units, or a lone fortress of a player who is still in the game.
    fn controls(&self, colour: &str, still_in: bool) -> usize {
        let zones = self.facts["zones"].as_object().unwrap().keys();
        let controlled = zones.filter(|zone| match self.troops.get(zone.as_str()) {
            Some((owner, _)) => *owner == colour,
            None => still_in && self.fortresses.get(zone.as_str()) == Some(&colour),
        });
        controlled.count()
    }

    /// GR-END-06.
    fn points(&self, colour: &str, still_in: bool) -> i64 {
        let mut points = self.controls(colour, still_in) as i64;
        for (zone, owner) in &self.fortresses {
            match self.troops.get(zone) {
                Some((holder, _)) if *holder == colour && *owner != colour => points += 1,
                Some((holder, _)) if *holder != colour && *owner == colour => points -= 3,
                _ => {}
            }
        }
        points
    }

    fn counters(&self, colour: &str, kind: &str, letter: char) -> u64 {
        if kind == "ship" {
            let ships = self.ships.values().flatten().filter(|(owner, _)| *owner == colour);
            return ships.map(|(_, ships)| u64::from(*ships)).sum();
        }
        let units = self.troops.values().filter(|(owner, _)| *owner == colour);
        units.map(|(_, units)| units.chars().filter(|unit| *unit == letter).count() as u64).sum()
    }
}

fn position_is_sound(position: &Position) -> Result<(), String> {
    let facts = facts(Rules::edition(position));
    let notation = position.notation();
    let view = position.view(None);
    let recount = Recount::of(facts, &notation)?;

    // Capacity, and one owner: land units ashore only.
    for (zone, (_, units)) in &recount.troops {
        let capacity = facts["zones"][*zone]["capacity"].as_u64().unwrap();
        ensure(units.len() as u64 <= capacity, || format!("{zone} holds {units}"))?;
        ensure(units.chars().all(|unit| "LMHC".contains(unit)), || format!("{zone} holds {units}"))?;
    }
    let distinct: BTreeSet<_> = recount.heroes.iter().collect();
    ensure(distinct.len() == recount.heroes.len(), || format!("a hero is there twice: {notation}"))?;

    for seat in &view.seats {
        let Some(colour) = seat.colour else { continue };
        // Counters on the board and in the pool.
        for ((index, kind), letter) in ids(facts, "units").iter().enumerate().zip("LMHCS".chars()) {
            let on_board = recount.counters(colour, kind, letter);
            let limit = facts["units"][*kind]["limit"].as_u64().unwrap();
            ensure(on_board + u64::from(seat.pool[index]) == limit, || {
                format!("{colour} has {on_board} {kind} and {} in the pool", seat.pool[index])
            })?;
        }
        // Control and score by a slow recount.
        let still_in = seat.eliminated == 0;
        let controlled = view.zones.iter().filter(|zone| zone.controller == Some(seat.seat)).count();
        let expected = recount.controls(colour, still_in);
        ensure(controlled == expected, || format!("{colour} controls {controlled}, not {expected}"))?;
        let (score, points) = (i64::from(view.standing.scores[seat.seat]), recount.points(colour, still_in));
        ensure(score == points, || format!("{colour} has {score} points, not {points}"))?;
        ensure(seat.supply < 2000, || format!("{} tokens", seat.supply))?;
        ensure(still_in || seat.tactics == 0 && seat.supply == 0, || format!("{colour} is out: {seat:?}"))?;
    }
    cards_are_conserved(&notation, &view)?;
    ensure(view.round <= view.rounds, || format!("round {} of {}", view.round, view.rounds))
}

/// Every card is in one place.
fn cards_are_conserved(notation: &Value, view: &grecia::View) -> Result<(), String> {
    let listed = |value: &Value| value.as_array().map_or(0, Vec::len);
    let hands: usize = notation["hands"].as_array().unwrap().iter().map(listed).sum();
    let played = listed(&notation["combat"]["played"]);
    let tactics = hands
        + listed(&notation["discards"])
        + listed(&notation["tactics_out"])
        + played
        + view.tactics.pile as usize;
    let expected = match (view.cards_used, view.dice_used) {
        (false, _) => 0,
        (true, true) => 24,
        (true, false) => 22,
    };
    ensure(tactics == expected, || format!("{tactics} Tactics cards: {notation}"))?;
    let reading = usize::from(notation["effect"]["card"].is_string());
    let senate = listed(&notation["senate_discards"]) + reading + view.senate.pile as usize;
    ensure(senate == if view.cards_used { 24 } else { 0 }, || format!("{senate} Senate cards: {notation}"))?;
    for (hand, last) in
        notation["battle"].as_array().unwrap().iter().zip(notation["last_battle"].as_array().unwrap())
    {
        ensure(!strings(hand).iter().any(|card| last == card), || {
            format!("the last card is in hand: {notation}")
        })?;
    }
    Ok(())
}

/// What a combat must obey, seen from its events.
fn combat_is_sound(before: &Position, events: &[Happening], after: &Position) -> Result<(), String> {
    let mut totals = Vec::new();
    for event in events {
        match event {
            Happening::Totalled { total, .. } => totals.push(total.sum()),
            Happening::CombatWon { side, .. } | Happening::CombatTied { side, .. } => {
                let [attacker, defender] = totals[..] else { return Err(format!("{events:?}")) };
                let expected =
                    if attacker > defender { grecia::Side::Attacker } else { grecia::Side::Defender };
                let tie = matches!(event, Happening::CombatTied { .. });
                ensure(*side == expected && tie == (attacker == defender), || format!("{events:?}"))?;
            }
            _ => {}
        }
    }
    let supply = |position: &Position| -> i64 {
        position.view(None).seats.iter().map(|seat| i64::from(seat.supply)).sum()
    };
    let (mut gained, mut eliminated) = (0, false);
    for event in events {
        gained += match *event {
            Happening::Income { supply, .. }
            | Happening::SuppliesTaken { supply, .. }
            | Happening::CaptureSupply { supply, .. }
            | Happening::SupplyByCard { supply, .. }
            | Happening::Consolation { supply, .. } => i64::from(supply),
            Happening::Hired { price, .. }
            | Happening::Gained { price, .. }
            | Happening::Bought { price, .. } => -i64::from(price),
            _ => 0,
        };
        eliminated |= matches!(event, Happening::Eliminated { .. });
    }
    let change = supply(after) - supply(before);
    ensure(eliminated || change == gained, || format!("{change} tokens, but {gained} were told: {events:?}"))
}

/// Units, heroes who go along, purchases, supporting units, losses, ships of a card and gifts of a card are named in any
/// order. A hero goes where units go that are named, a promotion may need the counter that another one sets free, and a
/// loss is not asked for where only one type is left. [GR-MOVE-02]
fn naming(position: &Position, choice: Choice) -> Naming {
    let view = position.view(None);
    let (phase, swaps) = (view.phase.as_str(), view.act.is_some_and(|act| act.verb == "swap"));
    match choice {
        Choice::With(_) if swaps => Naming::Bound,
        Choice::With(_) | Choice::Take(_) | Choice::Support(..) => Naming::Free,
        Choice::Lose(..) => Naming::Dependent,
        Choice::From(_) if phase == "fleet-from" => Naming::Free,
        Choice::In(_) if phase == "take-in" => Naming::Free,
        Choice::Hero(_) if phase == "with" => Naming::Dependent,
        Choice::Promote(..) if phase == "drill" => Naming::Dependent,
        _ => Naming::Bound,
    }
}

/// Tactics cards drawn and Battle cards chosen are their owner's business. [GR-CARD-12]
fn private_part(position: &Position, happening: Happening) -> Option<(Seat, String)> {
    match happening {
        Happening::TacticDrawn { seat, card } => {
            Some((seat, Rules::edition(position).tactic(card).id.clone()))
        }
        _ => None,
    }
}

/// The laws for a scenario with every number of players it is for. The other options change from table to table,
/// so that they occur in every scenario.
fn the_laws_hold(scenario: &str) {
    let edition = edition();
    let mut agreed = laws::tables::<Position>(edition);
    agreed.retain(|table| table.get("scenario") == Some(scenario));
    let players: BTreeSet<_> = agreed.iter().map(|table| table.get("players").unwrap().to_owned()).collect();
    let count = agreed.len() / players.len();
    let mut seeds = 0..;
    let mut reordered = 0;
    for players in &players {
        let tables: Vec<_> = agreed.iter().filter(|table| table.get("players") == Some(players)).collect();
        // Both values of every option occur, and games of ten and eleven rounds; the default table comes first.
        for table in [0, 29, 38] {
            let table = tables[table % count];
            let seed = seeds.next().unwrap();
            let trial = Trial {
                edition,
                tables: std::slice::from_ref(table),
                seeds: seed..seed + 1,
                longest: 20_000,
                universe: &universe(edition, table),
                position: &position_is_sound,
                change: &combat_is_sound,
                private: &private_part,
                naming: &naming,
            };
            let tally = laws::check(&trial).unwrap_or_else(|broken| panic!("{broken}"));
            assert!(tally.positions > 100, "{tally:?}");
            reordered += tally.reordered;
        }
    }
    assert!(reordered > 20, "{reordered} actions were named in other orders");
}

#[test]
fn the_laws_hold_in_the_trojan_war() {
    the_laws_hold("trojan_war");
}

#[test]
fn the_laws_hold_in_the_persian_wars() {
    the_laws_hold("persian_wars");
}

#[test]
fn the_laws_hold_in_the_peloponnesian_war() {
    the_laws_hold("peloponnesian_war");
}

#[test]
fn the_laws_hold_in_the_rise_of_macedon() {
    the_laws_hold("rise_of_macedon");
}

#[test]
fn the_laws_hold_in_the_wars_of_the_diadochi() {
    the_laws_hold("wars_of_the_diadochi");
}

#[test]
fn the_laws_hold_in_the_roman_conquest() {
    the_laws_hold("roman_conquest");
}

#[test]
fn the_laws_hold_in_the_free_game() {
    the_laws_hold("free_game");
}

/// Under the first rulings whoever held cards, but none to be played now, was passed over: everybody could see it.
#[test]
fn the_law_sees_what_the_first_rulings_gave_away() {
    let newest = Boxed::<Position>::new(Edition::built_in());
    let first = newest.earlier().last().expect("there were rulings before these").edition();
    let agreed = laws::tables::<Position>(first);
    let table = agreed.iter().find(|table| table.get("cards") == Some("yes")).unwrap_or(&agreed[0]);
    let trial = Trial {
        edition: first,
        tables: std::slice::from_ref(table),
        seeds: 0..20,
        longest: 20_000,
        universe: &universe(first, table),
        position: &|_| Ok(()),
        change: &|_, _, _| Ok(()),
        private: &private_part,
        naming: &|_, _| Naming::Bound,
    };
    let broken = laws::check(&trial).expect_err("it is broken");
    assert_eq!(broken.law, "who is passed over tells nothing of what is hidden", "{broken}");
}
