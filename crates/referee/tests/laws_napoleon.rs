//! Napoleón keeps the laws that every game keeps, and those of its own rulebook.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::OnceLock,
};

use napoleon::{
    Choice, Edition, Happening, Position, View,
    view::{SeatView, ZoneView},
};
use referee::laws::{self, Naming, Trial};
use serde_json::Value;
use table::{Agreed, Awaiting, Boxed, ChanceStream, Edition as _, Game, Rules, Seat, Seed, Standing, below};

fn edition() -> &'static Edition {
    static EDITION: OnceLock<&'static Edition> = OnceLock::new();
    EDITION.get_or_init(|| Boxed::<Position>::new(Edition::built_in()).edition())
}

fn facts() -> &'static Value {
    static FACTS: OnceLock<Value> = OnceLock::new();
    FACTS.get_or_init(|| edition().facts())
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

fn agreed(text: &str) -> Agreed {
    text.parse::<Agreed>().unwrap().complete(&Position::settings(edition())).unwrap()
}

fn begin(table: &Agreed) -> Position {
    Position::begin(edition(), Position::options(edition(), table).unwrap())
}

/// The empires that can be on the board at a table.
fn empires(position: &Position) -> Vec<String> {
    let view = position.view(None);
    let played: Vec<_> =
        view.seats.iter().flat_map(|seat| &seat.empires).map(|id| (*id).to_owned()).collect();
    if played.is_empty() {
        keys(&facts()["empires"]).into_iter().map(str::to_owned).collect()
    } else {
        played
    }
}

/// All words that a table can know.
fn universe(table: &Agreed) -> Vec<Choice> {
    let position = begin(table);
    let zones = facts()["zones"].as_object().unwrap();
    let of_kind = |kinds: &[&str]| -> Vec<&str> {
        let fits = |zone: &&Value| kinds.contains(&zone["kind"].as_str().unwrap());
        zones.iter().filter(|(_, zone)| fits(zone)).map(|(id, _)| id.as_str()).collect()
    };
    let (places, cities, seas) = (of_kind(&["land", "city"]), of_kind(&["city"]), of_kind(&["sea"]));
    let mut words: Vec<String> = [
        "move",
        "attack",
        "swap",
        "supply",
        "recruit",
        "politics",
        "army",
        "pass",
        "done",
        "by land",
        "by sea",
        "go",
        "consent",
        "refuse",
        "surrender",
        "aid attacker",
        "aid defender",
    ]
    .map(str::to_owned)
    .to_vec();
    words.extend(
        (1..=8).flat_map(|n| ["start", "against", "rival", "option"].map(|verb| format!("{verb} {n}"))),
    );
    words.extend(keys(&facts()["empires"]).iter().map(|id| format!("empire {id}")));
    for verb in ["in", "from", "to"] {
        words.extend(zones.keys().map(|id| format!("{verb} {id}")));
    }
    for verb in ["leave", "storm"] {
        words.extend(cities.iter().map(|id| format!("{verb} {id}")));
    }
    words.extend(seas.iter().flat_map(|id| [format!("ask {id}"), format!("via {id}")]));
    for (index, first) in seas.iter().enumerate() {
        words.extend(seas[index + 1..].iter().map(|second| format!("via {first} {second}")));
    }
    words
        .extend(keys(&facts()["routes"]).iter().flat_map(|id| [format!("route {id}"), format!("keep {id}")]));
    words.extend(
        keys(&facts()["battle"]).iter().flat_map(|id| [format!("card {id}"), format!("recover {id}")]),
    );
    for id in keys(&facts()["chance"]) {
        words.extend(["draw", "peek", "top"].map(|verb| format!("{verb} {id}")));
    }
    words.extend(
        ["politics", "army"].iter().flat_map(|deck| keys(&facts()[*deck])).map(|id| format!("draw {id}")),
    );
    for empire in empires(&position) {
        for kind in keys(&facts()["units"]) {
            let unit = format!("{empire} {kind}");
            let verbs = ["place", "with", "take", "for", "advance", "lose"];
            words.extend(verbs.map(|verb| format!("{verb} {unit}")));
            let ship = kind.ends_with("_ship");
            let there = if ship { &seas } else { &places };
            for verb in ["lose", "pursue", "promote"] {
                words.extend(there.iter().map(|zone| format!("{verb} {unit} {zone}")));
            }
            words.extend(zones.keys().map(|zone| format!("support {unit} {zone}")));
            if !ship {
                words.extend(cities.iter().map(|city| format!("enter {unit} {city}")));
            }
        }
    }
    words.iter().map(|word| position.read_word(word).unwrap()).collect()
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// Counters on the board and in the pools are those of the game. [NA-REC-08]
fn counters_are_conserved(view: &View) -> Result<(), String> {
    let mut on_board: HashMap<(&str, &str), u64> = HashMap::new();
    for unit in view.zones.iter().flat_map(|zone| &zone.units) {
        *on_board.entry((unit.empire, unit.kind)).or_default() += 1;
    }
    let historical = facts()["scenarios"][view.scenario]["historical"] == true;
    for empire in &view.empires {
        for (kind, left) in napoleon::units::Kind::ALL.into_iter().zip(empire.pool) {
            let printed = &facts()["units"][kind.id()];
            let extra = historical && empire.id == "france";
            let counters = printed["counters"].as_u64().unwrap()
                + if extra { printed["extra"].as_u64().unwrap() } else { 0 };
            let there = on_board.get(&(empire.id, kind.id())).copied().unwrap_or_default();
            ensure(there + u64::from(left) == counters, || {
                format!("{} {}: {there} and {left}, not {counters}", empire.id, kind.id())
            })?;
        }
    }
    Ok(())
}

/// Who plays an empire.
fn owners(view: &View) -> HashMap<&str, Seat> {
    let realms = view.seats.iter().flat_map(|seat| seat.empires.iter().map(|&id| (id, seat.seat)));
    realms.collect()
}

/// Limits and owners of zones. [NA-ZONE-02 to NA-ZONE-05, NA-ZONE-07]
fn zones_are_sound(view: &View) -> Result<(), String> {
    let owners = owners(view);
    for zone in &view.zones {
        let ships = zone.units.iter().all(|unit| unit.kind.ends_with("_ship"));
        let land = zone.units.iter().all(|unit| !unit.kind.ends_with("_ship"));
        ensure(if zone.kind == "sea" { ships } else { land }, || format!("{zone:?}"))?;
        if let Some(capacity) = zone.capacity {
            ensure(zone.units.len() <= capacity.into(), || format!("{zone:?}"))?;
            let here: BTreeSet<_> =
                zone.units.iter().map(|unit| owners.get(unit.empire).map(|s| s.number())).collect();
            ensure(here.len() <= 1, || format!("two owners: {zone:?}"))?;
        }
        let unplayed = |empire: &str| empire != "neutral" && !owners.contains_key(empire);
        ensure(zone.units.iter().all(|unit| !unplayed(unit.empire)), || format!("{zone:?}"))?;
    }
    Ok(())
}

/// Who controls a zone, counted slowly. [NA-ZONE-08, NA-ZONE-09, NA-END-08]
fn controller(view: &View, zone: &ZoneView) -> Option<Seat> {
    if zone.kind == "sea" {
        return None;
    }
    let owners = owners(view);
    if let Some(unit) = zone.units.first() {
        return owners.get(unit.empire).copied();
    }
    let owner = owners.get(zone.colour?).copied()?;
    view.seats.iter().find(|seat| seat.seat == owner).filter(|seat| seat.out == 0).map(|seat| seat.seat)
}

/// Flags, zones, seas, units and supply of a player, counted slowly. [NA-END-06, NA-END-07]
fn tally(view: &View, player: &SeatView) -> (i64, i64, i64, i64, i64) {
    let own = |zone: &&ZoneView| controller(view, zone) == Some(player.seat);
    let is_own = |empire: &str| player.empires.contains(&empire);
    let zones: Vec<_> = view.zones.iter().filter(own).collect();
    let flags = zones.iter().filter(|zone| zone.flag).count();
    let seas =
        view.zones.iter().filter(|zone| zone.kind == "sea" && zone.units.iter().any(|u| is_own(u.empire)));
    let units = view.zones.iter().flat_map(|zone| &zone.units).filter(|unit| is_own(unit.empire)).count();
    (flags as i64, zones.len() as i64, seas.count() as i64, units as i64, player.supply.into())
}

/// NA-END-01, NA-END-02, NA-END-04: whether a player has the flags to win, counted slowly.
fn has_won(view: &View, player: &SeatView, minor_flags_win: bool) -> bool {
    let flags: Vec<_> = view.zones.iter().filter(|zone| zone.flag).collect();
    let held = |zone: &&&ZoneView| controller(view, zone) == Some(player.seat);
    let own = |zone: &&&ZoneView| zone.colour.is_some_and(|colour| player.empires.contains(&colour));
    if flags.iter().filter(own).any(|zone| !held(&zone)) {
        return false;
    }
    let mut colours: BTreeMap<&str, usize> = BTreeMap::new();
    for zone in flags.iter().filter(|zone| !own(zone)).filter(held) {
        match zone.colour {
            Some(colour) => *colours.entry(colour).or_default() += 1,
            None if minor_flags_win => *colours.entry(zone.id).or_default() += 1,
            None => {}
        }
    }
    colours.values().any(|&count| count >= 3) || colours.values().sum::<usize>() >= 4
}

fn position_is_sound(position: &Position) -> Result<(), String> {
    let view = position.view(None);
    counters_are_conserved(&view)?;
    zones_are_sound(&view)?;
    for zone in &view.zones {
        let found = controller(&view, zone);
        ensure(found == zone.controller, || format!("{found:?} controls {zone:?}"))?;
    }
    for seat in &view.seats {
        let (flags, zones, ..) = tally(&view, seat);
        ensure((flags, zones) == (seat.flags as i64, seat.zones as i64), || {
            format!("{flags} {zones}: {seat:?}")
        })?;
        ensure(seat.out > 0 || !seat.battle_cards.is_empty(), || format!("no Battle card: {seat:?}"))?;
    }
    // 24 Chance cards, wherever they are.
    let drawn = view.combat.iter().flat_map(|combat| &combat.chance_cards).flatten().count();
    let chance = view.chance.pile as usize + view.chance.aside.len() + drawn;
    ensure(chance == 24, || format!("{chance} Chance cards"))?;
    // 18 Trade Routes, none twice; those of players who are out are gone.
    let offered = view.card.iter().flat_map(|card| card.offered.iter().chain(&card.unfit));
    let deck = view.routes.iter().flatten().chain(&view.routes_aside).chain(offered).map(String::as_str);
    let routes: Vec<_> = deck.chain(view.seats.iter().filter_map(|seat| seat.route)).collect();
    let distinct: BTreeSet<_> = routes.iter().collect();
    let out = view.seats.iter().filter(|seat| seat.out > 0).count();
    ensure(distinct.len() == routes.len() && routes.len() + out == 18, || format!("{routes:?}"))
}

/// Victory is noticed in the turn in which it is gained, and nowhere else. [NA-END-03]
fn change_is_sound(before: &Position, events: &[Happening], after: &Position) -> Result<(), String> {
    let view = after.view(None);
    let won = events.iter().find_map(|event| match *event {
        Happening::Victory { seat } => Some((seat, true)),
        Happening::VictoryAlone { seat } => Some((seat, false)),
        _ => None,
    });
    let active = view.seats.iter().find(|seat| seat.seat == view.active).unwrap();
    match won {
        Some((seat, true)) => {
            ensure(seat == view.active && has_won(&view, active, MINOR.get()), || {
                format!("{seat} has not won")
            })?;
        }
        Some((seat, false)) => {
            let others = view.seats.iter().filter(|other| other.seat != seat);
            ensure(others.into_iter().all(|other| other.out > 0), || format!("{seat} is not alone"))?;
        }
        None => {
            let checked = view.phase == "actions" && after.standing() != before.standing();
            ensure(!checked || !has_won(&view, active, MINOR.get()), || format!("{} has won", view.active))?;
        }
    }
    for event in events {
        if let Happening::Totalled { total, .. } = event {
            ensure(total.sum() >= 0, || format!("{total:?}"))?;
        }
    }
    if view.standing.over && won.is_none() {
        ensure(places(after, &view) == view.standing.places, || format!("{:?}", view.standing))?;
    }
    Ok(())
}

thread_local! {
    /// Whether flags of minor states count at the table that is being tried.
    static MINOR: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
    /// Whether totals are compared in a scenario.
    static TOTALS: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

/// The places after the last round, counted slowly. [NA-END-06, NA-END-07, NA-END-10]
fn places(position: &Position, view: &View) -> table::BySeat<u8> {
    let scenario = &facts()["scenarios"][view.scenario];
    let gains = scenario["historical"] == true && !TOTALS.get();
    let start = |seat: Seat| {
        let options = Position::options(
            edition(),
            &agreed(&format!("players={} scenario={}", view.players, view.scenario)),
        );
        let opening = Position::begin(edition(), options.unwrap()).view(None);
        let (flags, zones, ..) = tally(&opening, &opening.seats[seat.index()]);
        (flags, zones)
    };
    let ranks: Vec<_> = Seat::first(position.seats())
        .map(|seat| {
            let player = &view.seats[seat.index()];
            let (flags, zones, seas, units, supply) = tally(view, player);
            let (less_flags, less_zones) = if gains { start(seat) } else { (0, 0) };
            let lasted = if player.out == 0 { u16::MAX } else { player.out };
            (lasted, flags - less_flags, zones - less_zones, seas, units, supply)
        })
        .collect();
    Standing::by_rank(&vec![0; ranks.len()], &ranks, true).places
}

/// Units, recruits, supporting units and losses are named in any order. A promotion may need the counter that another one
/// sets free, a transfer the room, and a loss is not asked for where only one type is left. [NA-MOVE-09, NA-REC-02, NA-PROM-07]
fn naming(position: &Position, choice: Choice) -> Naming {
    let view = position.view(None);
    let acts = view.act.is_some_and(|act| act.verb == "move" || act.verb == "attack");
    match choice {
        Choice::With(_) if acts && view.phase == "with" => Naming::Free,
        Choice::Take(_) | Choice::Support(..) => Naming::Free,
        Choice::Promote(..) | Choice::Lose(..) => Naming::Dependent,
        Choice::From(_) if view.phase == "transfer-from" => Naming::Dependent,
        _ => Naming::Bound,
    }
}

/// Cards laid face down and looked at are their owner's business. [NA-SET-15]
fn private_part(_: &Position, happening: Happening) -> Option<(Seat, String)> {
    match happening {
        Happening::BattleCardChosen { seat, card } => {
            Some((seat, keys(&facts()["battle"])[usize::from(card.0)].into()))
        }
        Happening::Peeked { seat, card } => {
            Some((seat, keys(&facts()["chance"])[usize::from(card.0)].into()))
        }
        _ => None,
    }
}

fn the_laws_hold(tables: &[&str], seeds: std::ops::Range<u64>) {
    let mut reordered = 0;
    for text in tables {
        let table = agreed(text);
        MINOR.set(table.get("minor_flags_win") == Some("yes"));
        TOTALS.set(table.get("scenario_count") == Some("total"));
        let trial = Trial {
            edition: edition(),
            tables: std::slice::from_ref(&table),
            seeds: seeds.clone(),
            longest: 3_000,
            universe: &universe(&table),
            position: &position_is_sound,
            change: &change_is_sound,
            private: &private_part,
            naming: &naming,
        };
        let tally = laws::check(&trial).unwrap_or_else(|broken| panic!("{broken}"));
        assert!(tally.positions > 30 * tally.games, "{tally:?}");
        reordered += tally.reordered;
    }
    assert!(reordered > 2, "{reordered} actions were named in other orders");
}

#[test]
fn the_laws_hold_for_two_players() {
    the_laws_hold(
        &[
            "players=2 rounds=3",
            "players=2 rounds=2 empires=chosen support_consent=yes support_losses=any",
            "players=2 scenario=standard-double rounds=2 transport_consent=refused",
        ],
        0..2,
    );
}

#[test]
fn the_laws_hold_for_three_and_four_players() {
    the_laws_hold(
        &[
            "players=3 rounds=2 chance_shuffle=always",
            "players=4 rounds=2 minor_flags_win=yes neutral_level=light",
            "players=4 rounds=1 scenario=standard-double first_round_truce=yes support_consent=yes",
        ],
        0..1,
    );
}

#[test]
fn the_laws_hold_for_many_players() {
    the_laws_hold(
        &["players=6 rounds=1 support_losses=any", "players=8 rounds=1 empires=chosen neutral_level=medium"],
        0..1,
    );
}

#[test]
fn the_laws_hold_in_scenarios() {
    the_laws_hold(
        &[
            "players=2 scenario=italy-1796 rounds=3",
            "players=3 scenario=peninsula-1808 rounds=2 scenario_count=total support_consent=yes",
            "players=3 scenario=coalition-1805 rounds=2 support_losses=any",
            "players=4 scenario=hundred-days-1815 rounds=2",
        ],
        0..1,
    );
}

/// Plays a game with random choices to its end and looks at every position that awaits an action.
fn plays_to_its_end(text: &str, seed: u64) -> usize {
    let table = agreed(text);
    MINOR.set(table.get("minor_flags_win") == Some("yes"));
    TOTALS.set(table.get("scenario_count") == Some("total"));
    let mut position = begin(&table);
    let seed: Seed = format!("napoleon/{seed}").parse().unwrap();
    let mut stream = ChanceStream::new(&seed, []);
    let (mut plies, mut buffer, mut events) = (0, Vec::new(), Vec::new());
    loop {
        let before = position;
        events.clear();
        match position.awaiting() {
            Awaiting::Nobody => break,
            Awaiting::Chance => {
                let outcome = position.draw(stream.rng());
                position.occur(outcome, &mut events);
            }
            Awaiting::Seats(seats) => {
                let waiting: Vec<_> = seats.iter().collect();
                let seat = waiting[below(stream.rng(), waiting.len() as u32) as usize];
                let choice = position.pick(seat, &mut buffer, stream.rng());
                position.play(seat, choice, &mut events);
            }
        }
        plies += 1;
        // A turn has two actions, each with a bounded number of words.
        assert!(plies < 40_000, "{text}: a game ends");
        if plies % 7 == 0 {
            position_is_sound(&position).unwrap_or_else(|fault| panic!("{text}, {plies}: {fault}"));
        }
        change_is_sound(&before, &events, &position)
            .unwrap_or_else(|fault| panic!("{text}, {plies}: {fault}"));
    }
    position_is_sound(&position).unwrap();
    plies
}

#[test]
fn every_set_up_plays_to_its_end() {
    let mut seed = 30;
    for players in 2..=8 {
        for scenario in Position::settings(edition())[1].values.clone() {
            let text = format!("players={players} scenario={scenario}");
            if Position::options(edition(), &agreed(&text)).is_err() {
                continue;
            }
            seed += 1;
            let plies = plays_to_its_end(&text, seed);
            assert!(plies > 200, "{text}: {plies}");
        }
    }
    assert_eq!(seed - 30, 7 + 3 + 7, "all standard games and scenarios");
}

#[test]
fn every_option_plays_to_its_end() {
    let settings = Position::settings(edition());
    let mut seed = 100;
    for setting in &settings[2..] {
        for value in setting.values.iter().skip(1).take(3) {
            seed += 1;
            plays_to_its_end(&format!("players=4 {}={value}", setting.key), seed);
        }
    }
}

#[test]
fn impossible_options_get_a_clear_sentence() {
    for (text, sentence) in [
        ("players=5 scenario=italy-1796", "scenario=italy-1796 goes only with players=2 [NA-SET-03]"),
        (
            "players=8 scenario=standard-double",
            "scenario=standard-double goes only with players=2, players=3 or players=4 [NA-SET-03]",
        ),
        (
            "players=2 scenario=italy-1796 empires=chosen",
            "empires=chosen goes only with scenario=standard or scenario=standard-double [NA-SET-03]",
        ),
    ] {
        let table = text.parse::<Agreed>().unwrap();
        let game = Boxed::<Position>::new(Edition::built_in());
        assert_eq!(game.agree(&table).unwrap_err().to_string(), sentence);
    }
}

#[test]
fn everything_has_a_name() {
    for (kind, id) in [("zone", "paris"), ("unit", "guard"), ("empire", "neutral"), ("route", "tra_rome")] {
        assert!(edition().name_in(table::Lang::En, kind, id).is_some(), "{kind} {id}");
    }
}

/// Several players have looked at the Chance deck: each knows what he has seen, no more, and not in which order others
/// have put it back. [NA-SET-15]
#[test]
fn what_several_have_seen_of_the_chance_deck_is_kept_and_tells_nothing_else() {
    let options = Position::options(edition(), &agreed("players=3")).unwrap();
    let known = |world: &Position| -> Vec<String> {
        let notation = world.notation();
        let top = notation["chance_top"].as_array().unwrap();
        top.iter().map(|text| text.as_str().unwrap().split(' ').nth(1).unwrap().to_owned()).collect()
    };
    let tops: [&[&str]; 4] = [
        &["1 cha_6", "1 cha_4", "1 cha_2"],
        &["2 cha_4 seen 1", "2 cha_6 seen 1 mixed 1", "2 cha_2 seen 1 mixed 1", "2 cha_1 mixed 1"],
        &["3 cha_2 seen 1 2", "3 cha_4 seen 2 mixed 1 2", "3 cha_6 seen 1 2 mixed 1 2", "2 cha_1"],
        &["3 cha_4 seen 1", "3 cha_4 mixed 1", "3 cha_4 seen 1 mixed 1", "1 cha_2"],
    ];
    for top in tops {
        let notation = serde_json::json!({ "turn": 2, "chance_top": top });
        let position = Position::set_up(edition(), options, &notation).unwrap();
        assert_eq!(position.notation()["chance_top"], serde_json::json!(top));
        for seat in Seat::first(3) {
            let view = position.view(Some(seat));
            let mut dice = ChanceStream::new(&format!("top/{seat}").parse().unwrap(), []);
            let mut orders = BTreeSet::new();
            for _ in 0..300 {
                let world = position.redeal(seat, dice.rng());
                assert_eq!(world.view(Some(seat)), view);
                let same = dice.rng().clone();
                let again = position.redeal(seat, &mut same.clone());
                assert_eq!(world.redeal(seat, &mut same.clone()), again);
                let cards = known(&world);
                for mixed in &view.chance.mixed {
                    let mut places = cards[mixed.first..mixed.first + mixed.places].to_vec();
                    for card in &mixed.cards {
                        places.remove(
                            places.iter().position(|other| other == card).expect("it was seen there"),
                        );
                    }
                }
                orders.insert(cards);
            }
            let sure = view.chance.top.iter().all(|(_, card)| card.is_some());
            assert_eq!(orders.len() == 1, sure, "seat {seat}: {orders:?}");
        }
    }
    for wrong in [
        &["1 cha_6 mixed 2"][..],
        &["1 cha_6", "1 cha_4 mixed 2"],
        &["1 cha_6", "1 cha_4 mixed 1"],
        &["1 cha_6 1"],
    ] {
        let notation = serde_json::json!({ "turn": 2, "chance_top": wrong });
        assert!(Position::set_up(edition(), options, &notation).is_err(), "{wrong:?}");
    }
}
