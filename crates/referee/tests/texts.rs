//! Texts from outside, mutilated at random: records, conformance files and notations are read or refused,
//! and never bring the program down.

use std::{fs, path::Path};

use altes_reich::Position as AltesReich;
use grecia::Position as Grecia;
use manifest::{Games, Manifest};
use napoleon::Position as Napoleon;
use rand_core::Rng;
use referee::conformance::{files, parse, run};
use serde_json::Value;
use table::{
    Agreed, Awaiting, Boxed, ChanceStream, Company, Game, NotationError, Record, Rules, Running, Seat, Seed,
    below,
};

fn altes_reich() -> Boxed<AltesReich> {
    Boxed::new(altes_reich::Edition::built_in())
}

fn grecia() -> Boxed<Grecia> {
    Boxed::new(grecia::Edition::built_in())
}

fn napoleon() -> Boxed<Napoleon> {
    Boxed::new(napoleon::Edition::built_in())
}

fn dice(purpose: &str) -> ChanceStream {
    ChanceStream::new(&purpose.parse::<Seed>().unwrap(), [])
}

/// A random game, played to its end.
fn played<R: Rules>(edition: &'static R::Edition, table: &Agreed, seed: &str) -> Running<R> {
    let players = table.get("players").unwrap().parse().unwrap();
    let names = Seat::first(players).map(|seat| format!("seat {seat}").parse().unwrap()).collect();
    let company = Company::new(names, seed.parse().unwrap());
    let mut running = Running::<R>::new(edition, table, company).unwrap();
    let mut dice = dice(seed);
    loop {
        running.advance();
        let Awaiting::Seats(seats) = running.position().awaiting() else { return running };
        let seat = seats.lowest().unwrap();
        let choice = running.position().pick(seat, &mut Vec::new(), dice.rng());
        running.choose(seat, choice).unwrap();
    }
}

/// One to three small injuries: characters lost, doubled or changed, words and lines exchanged.
fn mutilated(text: &str, rng: &mut impl Rng) -> String {
    let mut text = text.to_owned();
    for _ in 0..=below(rng, 3) {
        let mut characters: Vec<char> = text.chars().collect();
        if characters.is_empty() {
            return text;
        }
        let at = below(rng, characters.len() as u32) as usize;
        match below(rng, 6) {
            0 => {
                characters.remove(at);
            }
            1 => characters.insert(at, characters[at]),
            2 => {
                let odd = [
                    '\n', ' ', '"', ':', ',', '=', '[', ']', '{', '}', '0', '9', '-', 'a', 'é', '\u{2028}',
                    '\0',
                ];
                characters[at] = odd[below(rng, odd.len() as u32) as usize];
            }
            3 => characters.truncate(at),
            4 => {
                text = exchanged(&text, "\n", rng);
                continue;
            }
            _ => {
                text = exchanged(&text, " ", rng);
                continue;
            }
        }
        text = characters.into_iter().collect();
    }
    text
}

/// The text with two of its parts exchanged, or one of them in both places.
fn exchanged(text: &str, between: &str, rng: &mut impl Rng) -> String {
    let mut parts: Vec<&str> = text.split(between).collect();
    let [a, b] = [(); 2].map(|()| below(rng, parts.len() as u32) as usize);
    if below(rng, 2) == 0 {
        parts.swap(a, b);
    } else {
        parts[a] = parts[b];
    }
    parts.join(between)
}

#[test]
fn a_mutilated_record_is_refused_or_written_back_letter_by_letter() {
    mutilated_records(altes_reich(), &["players=2 two_player_dummy=true", "players=4", "players=5"], 1500);
    mutilated_records(grecia(), &["players=2 cards=no", "players=4", "players=3 scenario=free_game"], 300);
    mutilated_records(napoleon(), &["players=2 rounds=6", "players=3 scenario=peninsula-1808"], 300);
}

fn mutilated_records<R: Rules>(game: Boxed<R>, tables: &[&str], times: u32) {
    let mut dice = dice("records");
    let mut accepted = 0;
    for (table, seed) in tables.iter().zip(["a", "b", "c"]) {
        let table = game.agree(&table.parse().unwrap()).unwrap();
        let text = played::<R>(game.edition(), &table, seed).record(true).to_string();
        for _ in 0..times {
            let text = mutilated(&text, dice.rng());
            if let Ok(record) = text.parse::<Record>() {
                accepted += 1;
                assert_eq!(record.to_string(), text);
                if let Ok(resumed) = game.verify(&record) {
                    assert_eq!(resumed.record(true).plies, record.plies);
                }
            }
        }
    }
    assert!(accepted > times / 15, "only {accepted} were read at all");
}

#[test]
fn a_mutilated_conformance_file_is_refused_or_run() {
    let games = Games::new()
        .with(Manifest::of::<altes_reich::Position>(altes_reich::edition::BUILT_IN, altes_reich::TEXTS))
        .with(Manifest::of::<grecia::Position>(grecia::edition::BUILT_IN, grecia::TEXTS))
        .with(Manifest::of::<napoleon::Position>(napoleon::edition::BUILT_IN, napoleon::TEXTS));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/conformance");
    let mut dice = dice("cases");
    let mut accepted = 0;
    for file in files(&folder).unwrap() {
        let text = fs::read_to_string(file).unwrap();
        let (head, cases) = text.split_at(text.find("[[case]]").unwrap());
        for case in cases.split_inclusive("\n\n") {
            for _ in 0..12 {
                let text = format!("{head}{}", mutilated(case, dice.rng()));
                if let Ok(suite) = parse(&text) {
                    accepted += 1;
                    assert_eq!(run(&games, &suite).len(), suite.cases.len());
                }
            }
        }
    }
    assert!(accepted > 300, "only {accepted} were read at all");
}

/// One value of a notation replaced by another, by nonsense, or by nothing.
fn distorted(value: &mut Value, words: &[&str], rng: &mut impl Rng) {
    match value {
        Value::Object(map) if !map.is_empty() => {
            let at = below(rng, map.len() as u32) as usize;
            let key = map.keys().nth(at).unwrap().clone();
            if below(rng, 4) == 0 {
                map.remove(&key);
            } else {
                distorted(&mut map[&key], words, rng);
            }
        }
        Value::Array(list) if !list.is_empty() && below(rng, 3) > 0 => {
            let at = below(rng, list.len() as u32) as usize;
            match below(rng, 4) {
                0 => {
                    list.remove(at);
                }
                1 => list.push(list[at].clone()),
                _ => distorted(&mut list[at], words, rng),
            }
        }
        _ => {
            let word = words[below(rng, words.len() as u32) as usize];
            let others = [
                Value::Null,
                Value::from(below(rng, 12)),
                Value::from(vec![1, 2]),
                Value::from(words[..3].to_vec()),
                Value::from(word),
                Value::from(word),
                Value::from(word),
            ];
            *value = others[below(rng, others.len() as u32) as usize].clone();
        }
    }
}

#[test]
fn a_distorted_notation_of_altes_reich_is_refused_or_can_be_played() {
    let words = [
        "dalberg",
        "rupert",
        "otto-i",
        "1 rupert",
        "1.11",
        "trick",
        "draw",
        "over",
        "deal",
        "event",
        "third-hand",
    ];
    let tables =
        ["players=2 two_player_dummy=true mode=great", "players=2", "players=3 mode=great", "players=5"];
    distorted_notations(altes_reich(), &tables, &words, 3, 400);
}

#[test]
fn a_distorted_notation_of_grecia_is_refused_or_can_be_played() {
    let words = [
        "light",
        "sparta",
        "brasidas",
        "light argos",
        "red",
        "aegean",
        "heavy",
        "cavalry",
        "actions",
        "losses",
        "over",
        "flight",
        "tac_phalanx",
        "bat_3",
        "attack",
        "1",
        "2",
    ];
    let tables = [
        "players=2 cards=no",
        "players=3",
        "players=4 scenario=rise_of_macedon",
        "players=2 scenario=free_game",
    ];
    distorted_notations(grecia(), &tables, &words, 25, 20_000);
}

#[test]
fn a_distorted_notation_of_napoleon_is_refused_or_can_be_played() {
    let words = [
        "france infantry",
        "britain",
        "austria hussars vienna",
        "paris",
        "neutral",
        "france militia burgundy by sea",
        "channel",
        "actions",
        "losses attacker",
        "over",
        "flight",
        "promotion defender",
        "aid",
        "take",
        "bat_column",
        "cha_3",
        "pol_rising",
        "arm_winter",
        "tra_rome",
        "move",
        "attack",
        "1",
        "2",
    ];
    let tables = [
        "players=2 rounds=4",
        "players=3 support_consent=yes support_losses=any rounds=3",
        "players=4 scenario=standard-double rounds=3 empires=chosen",
        "players=3 scenario=coalition-1805 rounds=4",
    ];
    distorted_notations(napoleon(), &tables, &words, 12, 20_000);
}

/// What is under way is written with all that makes it up: where one of these is missing, the notation is refused by the
/// key above it. What a game has in these places comes from random games.
#[test]
fn a_notation_without_a_part_that_it_needs_is_refused() {
    let tables = ["players=3", "players=4 scenario=rise_of_macedon", "players=2 scenario=free_game"];
    let parts = [
        "/act/verb",
        "/vote/sea",
        "/vote/allow",
        "/vote/silent",
        "/muster/lands",
        "/muster/seas",
        "/muster/left",
        "/combat/attacker",
        "/combat/from",
        "/combat/to",
        "/combat/units",
        "/combat/last/0/card",
    ];
    incomplete_notations(grecia(), &tables, &parts);
    let tables = ["players=4 rounds=6", "players=3 scenario=coalition-1805 rounds=6"];
    let parts = [
        "/act/verb",
        "/vote/sea",
        "/vote/allow",
        "/vote/silent",
        "/muster/kinds",
        "/muster/left",
        "/card/card",
        "/combat/attacker",
        "/combat/from",
        "/combat/to",
        "/combat/groups/0/side",
        "/combat/groups/0/zone",
        "/combat/groups/0/units",
    ];
    incomplete_notations(napoleon(), &tables, &parts);
}

/// Takes each of the parts out of the notations in which it stands, and sees them refused for its lack.
fn incomplete_notations<R: Rules>(game: Boxed<R>, tables: &[&str], parts: &[&str]) {
    let edition = game.edition();
    let mut seen = vec![0; parts.len()];
    for table in tables {
        let table = game.agree(&table.parse().unwrap()).unwrap();
        let options = R::options(edition, &table).unwrap();
        let running = played::<R>(edition, &table, "parts");
        for ply in 0..=running.plies().len() {
            let notation = running.at(ply).notation();
            for (part, seen) in parts.iter().zip(&mut seen) {
                let (above, name) = part.rsplit_once('/').unwrap();
                let mut lacking = notation.clone();
                let Some(table) = lacking.pointer_mut(above).and_then(Value::as_object_mut) else { continue };
                assert!(table.remove(name).is_some(), "{part} is not written in {notation}");
                *seen += 1;
                let refused = R::set_up(edition, options, &lacking).expect_err(part);
                let key = part.split('/').nth(1).unwrap();
                let lacks = NotationError::new(key, format!("missing field `{name}`"));
                assert!(refused.0.contains(&lacks), "{part}: {refused}");
            }
        }
    }
    for (part, seen) in parts.iter().zip(seen) {
        assert!(seen > 0, "{part} was never written");
    }
}

fn distorted_notations<R: Rules>(
    game: Boxed<R>,
    tables: &[&str],
    words: &[&str],
    step: usize,
    longest: usize,
) {
    let edition = game.edition();
    let mut dice = dice("notations");
    let mut accepted = 0;
    for table in tables {
        let table = game.agree(&table.parse().unwrap()).unwrap();
        let options = R::options(edition, &table).unwrap();
        let running = played::<R>(edition, &table, "notations");
        for ply in (0..=running.plies().len()).step_by(step) {
            let notation = running.at(ply).notation();
            for _ in 0..30 {
                let mut notation = notation.clone();
                for _ in 0..=below(dice.rng(), 3) {
                    distorted(&mut notation, words, dice.rng());
                }
                let Ok(position) = R::set_up(edition, options, &notation) else { continue };
                accepted += 1;
                let again = R::set_up(edition, options, &position.notation());
                assert_eq!(again.as_ref(), Ok(&position), "{notation}");
                play_on(position, longest, dice.rng(), &notation);
            }
        }
    }
    assert!(accepted > 100, "only {accepted} were read at all");
}

/// Plays to the end, with redealt worlds on the way.
fn play_on<R: Rules>(mut position: R, longest: usize, rng: &mut impl Rng, notation: &Value) {
    for ply in 0..longest {
        let stepped = position.step(rng, &mut (), |position, seat, rng| {
            if ply < 400 {
                let world = position.redeal(seat, rng);
                assert_eq!(world.view(Some(seat)), position.view(Some(seat)), "{notation}");
            }
            position.pick(seat, &mut Vec::new(), rng)
        });
        if stepped.is_none() {
            return;
        }
    }
    panic!("the game does not end: {notation}");
}
