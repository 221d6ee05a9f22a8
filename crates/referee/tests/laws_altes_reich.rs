//! El Viejo Imperio keeps the laws that every game keeps, and those of its own rulebook.

use std::collections::{BTreeSet, HashMap, HashSet};

use altes_reich::{Choice, Edition, Happening, Position, criteria::DecidedBy};
use referee::laws::{self, Naming, Trial};
use serde_json::Value;
use table::{Agreed, Boxed, ChanceStream, Edition as _, Game, Rules, Seat, Seed};

fn edition() -> &'static Edition {
    Boxed::<Position>::new(Edition::built_in()).edition()
}

/// All words of the game.
fn universe(edition: &'static Edition) -> Vec<Choice> {
    let facts = edition.facts();
    let ids = |key: &str| facts[key].as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    let mut words: Vec<String> = (1..=8).map(|seat| format!("start {seat}")).collect();
    words.extend(ids("events").iter().map(|id| format!("event {id}")));
    for verb in ["play", "declare", "deal", "draw", "throne"] {
        words.extend(ids("monarchs").iter().map(|id| format!("{verb} {id}")));
    }
    let options = Position::options(edition, &laws::tables::<Position>(edition)[0]).unwrap();
    let position = Position::begin(edition, options);
    words.iter().map(|word| position.read_word(word).unwrap()).collect()
}

fn strings(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|item| item.as_str().unwrap()).collect()
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// “Invariants for tests” of the catalogue, as far as one position shows them.
fn position_is_sound(position: &Position) -> Result<(), String> {
    let notation = position.notation();
    let view = position.view(None);

    // 69 monarchs, none twice.
    let hands = notation["hands"].as_array().unwrap();
    let table = strings(&notation["table"]);
    let mut seen: Vec<&str> = table.iter().map(|laid| laid.split_once(' ').unwrap().1).collect();
    seen.extend(hands.iter().flat_map(strings));
    seen.extend(strings(&notation["played"]));
    seen.extend(strings(&notation["removed"]));
    let distinct: HashSet<_> = seen.iter().collect();
    ensure(distinct.len() == seen.len(), || format!("a card is there twice: {notation}"))?;
    let unseen = view.pile + view.third_hand;
    ensure(seen.len() + unseen == 69, || format!("{} cards and {unseen} unseen: {notation}", seen.len()))?;

    // Between two rounds every hand holds the cards of the rounds to come.
    let full = match view.phase {
        "event" => Some(12 - view.round),
        "over" => Some(0),
        _ => None,
    };
    if let Some(full) = full {
        ensure(view.hand_sizes.iter().all(|&size| size == full), || format!("{:?}", view.hand_sizes))?;
    }

    // 38 events, none twice; all of the games before are won or set aside.
    let won: Vec<_> = view.won.iter().flatten().chain(&view.set_aside).collect();
    let events: BTreeSet<_> = won.iter().map(|won| won.event).chain(view.event).collect();
    let open = usize::from(view.event.is_some());
    ensure(events.len() == won.len() + open, || format!("an event is there twice: {notation}"))?;
    let rounds = usize::from(view.round) - usize::from(view.phase != "over");
    let expected = 11 * (usize::from(view.game) - 1) + rounds;
    ensure(won.len() == expected, || format!("{} events are won, not {expected}", won.len()))?;
    let aside = view.set_aside.len();
    ensure(view.vacant_throne || aside == 0, || format!("{aside} events are set aside"))?;
    if view.phase == "event" {
        ensure(position.tickets() as usize + won.len() == 38, || {
            format!("{} events left", position.tickets())
        })?;
    }

    // The symbols are the printed ones in some order.
    if let Some(event) = view.event {
        let printed = &edition_of(position)["events"][event]["symbols"];
        let printed: BTreeSet<_> = strings(printed).into_iter().collect();
        let symbols: BTreeSet<_> = view.symbols.iter().copied().collect();
        ensure(symbols == printed, || format!("{symbols:?} and not {printed:?}"))?;
    }
    Ok(())
}

/// The facts of the edition, put together once.
fn edition_of(position: &Position) -> &'static Value {
    static FACTS: std::sync::OnceLock<Value> = std::sync::OnceLock::new();
    FACTS.get_or_init(|| Rules::edition(position).facts())
}

/// “Invariants for tests” of the catalogue, as far as what happens shows them.
fn round_is_sound(before: &Position, events: &[Happening], after: &Position) -> Result<(), String> {
    let mut contenders: Option<Vec<_>> = None;
    let mut winners = 0;
    for happening in events {
        match happening {
            Happening::Compared { cards, left, .. } => {
                let (compared, left): (Vec<_>, Vec<_>) = (cards.row.iter().collect(), left.iter().collect());
                let stays = |card| contenders.as_ref().is_none_or(|before: &Vec<_>| before.contains(card));
                ensure(compared.iter().all(stays), || format!("a card came back: {events:?}"))?;
                ensure(left.iter().all(|card| compared.contains(card)), || format!("{events:?}"))?;
                ensure(!left.is_empty(), || format!("nobody is left: {events:?}"))?;
                contenders = Some(left);
            }
            Happening::EventWon { card, event, by, .. } | Happening::EventSetAside { card, event, by } => {
                winners += 1;
                let left = contenders.take().ok_or("won without a comparison")?;
                ensure(left.contains(card), || format!("the winner was no contender: {events:?}"))?;
                ensure((left.len() > 1) == (*by == DecidedBy::Order), || format!("{events:?}"))?;
                let facts = Rules::edition(before).event(*event);
                let red = facts.swords == Some(altes_reich::edition::Swords::Red);
                if red && facts.person == *card {
                    ensure(*by == DecidedBy::First, || format!("a red hero won: {events:?}"))?;
                    let left_out = events.iter().any(|e| matches!(e, Happening::HeroLeftOut { .. }));
                    ensure(!left_out, || format!("a red hero won though left out: {events:?}"))?;
                }
            }
            _ => {}
        }
    }
    let rounds = |position: &Position| {
        let view = position.view(None);
        view.won.iter().flatten().count() + view.set_aside.len()
    };
    ensure(rounds(before) + winners == rounds(after), || format!("a round has one winner: {events:?}"))
}

/// Cards dealt, drawn and laid face down are their owner's business. [AR-26]
fn private_part(position: &Position, happening: Happening) -> Option<(Seat, String)> {
    match happening {
        Happening::Dealt { seat, card }
        | Happening::Drew { seat, card }
        | Happening::Committed { seat, card } => {
            Some((seat, Rules::edition(position).monarch(card).id.clone()))
        }
        _ => None,
    }
}

/// The laws at every table for so many players.
fn the_laws_hold(players: &str, tables: usize) {
    let edition = edition();
    let mut agreed = laws::tables::<Position>(edition);
    agreed.retain(|table| table.get("players") == Some(players));
    assert_eq!(agreed.len(), tables);
    let trial = Trial {
        edition,
        tables: &agreed,
        seeds: 0..2,
        longest: 400,
        universe: &universe(edition),
        position: &position_is_sound,
        change: &round_is_sound,
        private: &private_part,
        naming: &|_, _| Naming::Bound,
    };
    let tally = laws::check(&trial).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(tally.games, 2 * tables);
    assert!(tally.positions > 100 * tally.games, "{tally:?}");
}

/// Four options with two values each, and the vacant throne.
#[test]
fn the_laws_hold_for_two_players() {
    the_laws_hold("2", 32);
}

#[test]
fn the_laws_hold_for_three_players() {
    the_laws_hold("3", 16);
}

#[test]
fn the_laws_hold_for_four_players() {
    the_laws_hold("4", 16);
}

#[test]
fn the_laws_hold_for_five_players() {
    the_laws_hold("5", 16);
}

#[test]
fn chance_is_fair() {
    let edition = edition();
    let agreed = |text: &str| text.parse::<Agreed>().unwrap().complete(&Position::settings(edition)).unwrap();
    let plain = Position::options(edition, &agreed("players=4")).unwrap();
    let throne = Position::options(edition, &agreed("players=2 two_player_dummy=true")).unwrap();
    let set_up = |options, notation: Value| Position::set_up(edition, options, &notation).unwrap();
    let positions = [
        ("lot", Position::begin(edition, plain)),
        ("deal", set_up(plain, serde_json::json!({ "phase": "deal" }))),
        ("event", set_up(plain, serde_json::json!({ "phase": "event" }))),
        (
            "draw",
            set_up(
                plain,
                serde_json::json!({
                    "phase": "draw", "round": 2, "event": "e0911-forchheim", "owed": 1, "table": ["1 otto-i"]
                }),
            ),
        ),
        (
            "third hand",
            set_up(
                throne,
                serde_json::json!({
                    "phase": "third-hand", "round": 2, "event": "e0911-forchheim",
                    "table": ["1 otto-i", "2 otto-ii"]
                }),
            ),
        ),
    ];
    for (name, position) in positions {
        let outcomes = position.tickets() as usize;
        let seed: Seed = format!("fair/{name}").replace(' ', "-").parse().unwrap();
        let mut stream = ChanceStream::new(&seed, []);
        let mut counts: HashMap<Choice, u32> = HashMap::new();
        for _ in 0..outcomes * 300 {
            *counts.entry(position.draw(stream.rng())).or_default() += 1;
        }
        assert_eq!(counts.len(), outcomes, "{name}: everything occurs");
        let counts: Vec<_> = counts.into_values().collect();
        let (found, limit) = (laws::chi_square(&counts), laws::chi_square_limit(outcomes));
        assert!(found < limit, "{name}: {found} is not below {limit}");
    }
}

#[test]
fn a_game_that_is_not_fair_is_noticed() {
    let fair = [1000, 1010, 990, 1005];
    let loaded = [1000, 1000, 1000, 1300];
    assert!(laws::chi_square(&fair) < laws::chi_square_limit(4));
    assert!(laws::chi_square(&loaded) > laws::chi_square_limit(4));
}

/// `agree` is what the registry asks; it must accept exactly the tables that can be played.
#[test]
fn every_table_can_be_agreed_on() {
    let game = Boxed::<Position>::new(Edition::built_in());
    for table in laws::tables::<Position>(game.edition()) {
        assert_eq!(game.agree(&table).as_ref(), Ok(&table));
    }
}
