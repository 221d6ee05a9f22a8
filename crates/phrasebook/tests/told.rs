//! Every event and every refusal is a sentence in every language: whoever acts, whoever reads, with one unit, two and five, in every zone,
//! with every card. Some of the sentences are written down, so that the pages can be compared with the program.

mod books;

use std::{fs, path::Path};

use phrasebook::Names;
use serde_json::{Value, json};
use table::{Arg, Boxed, Game, Lang, Phrase, Row, Rules, Seat, Telling, Thing, Wording};

use self::books::book;

/// How many of each event are looked at: enough for every side and every zone.
const VARIATIONS: usize = 100;

/// All things of a kind, in the order of the edition's files.
type Things = Vec<(&'static str, Vec<&'static str>)>;

fn root() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The things of an edition by kind. What nobody plays is left out.
fn things(game: &str) -> Things {
    // A game has some of the files.
    let read = |file: &str| -> toml::Table {
        let text = fs::read_to_string(root().join("data").join(game).join(file)).unwrap_or_default();
        text.parse().expect("TOML")
    };
    let id = |row: &toml::Value| row["id"].as_str().expect("an id").to_owned();
    let rows = |file: &toml::Table, table: &str| -> Vec<toml::Value> {
        file.get(table).and_then(|rows| rows.as_array()).cloned().unwrap_or_default()
    };
    let played = |row: &toml::Value| row.get("player").is_none_or(|player| player.as_bool() == Some(true));
    let ids = |file: &toml::Table, table: &str| -> Vec<String> {
        rows(file, table).iter().filter(|row| played(row)).map(id).collect()
    };
    let (map, units, cards, scenarios) =
        (read("map.toml"), read("units.toml"), read("cards.toml"), read("scenarios.toml"));
    let (monarchs, events, criteria) = (read("monarchs.toml"), read("events.toml"), read("criteria.toml"));
    let mut sides = Vec::new();
    let mut heroes = Vec::new();
    for scenario in rows(&scenarios, "scenario") {
        for side in scenario.get("side").and_then(|sides| sides.as_array()).into_iter().flatten() {
            sides.push(format!("{}-{}", id(&scenario), side["faction"].as_str().expect("a colour")));
            heroes.extend(side["heroes"].as_array().into_iter().flatten().map(id));
        }
    }
    let all = [
        ("zone", ids(&map, "zone")),
        (
            "sea",
            rows(&map, "zone").iter().filter(|zone| zone["kind"].as_str() == Some("sea")).map(id).collect(),
        ),
        ("unit", ids(&units, "unit")),
        ("colour", ids(&units, "faction")),
        ("empire", ids(&units, "empire")),
        ("side", sides),
        ("hero", heroes),
        ("battle-card", ids(&cards, "battle")),
        ("chance-card", ids(&cards, "chance")),
        ("senate", ids(&cards, "senate")),
        ("tactic", ids(&cards, "tactics")),
        ("action-card", [ids(&cards, "politics"), ids(&cards, "army")].concat()),
        ("route", ids(&cards, "trade")),
        ("monarch", ids(&monarchs, "monarch")),
        ("dynasty", ids(&monarchs, "dynasty")),
        ("event", ids(&events, "event")),
        ("criterion", ids(&criteria, "criterion")),
    ];
    let leaked = |ids: Vec<String>| ids.into_iter().map(|id| &*id.leak()).collect();
    all.into_iter().map(|(kind, ids)| (kind, leaked(ids))).collect()
}

/// Two seats with what they play, and who reads.
struct Table<'a> {
    game: &'a dyn Game,
    plays: Vec<Vec<Thing>>,
    reader: Option<Seat>,
}

const PEOPLE: [&str; 2] = ["Anna", "Bruno"];

impl Names for Table<'_> {
    fn seat(&self, seat: Seat) -> String {
        PEOPLE[seat.index()].to_owned()
    }

    fn wording(&self, thing: Thing, lang: Lang) -> Option<Wording<'_>> {
        self.game.wording(thing, lang)
    }

    fn plays(&self, seat: Seat) -> Vec<Thing> {
        self.plays[seat.index()].clone()
    }

    fn is_reader(&self, seat: Seat) -> bool {
        self.reader == Some(seat)
    }
}

/// So many things of a kind, all different.
fn row(kind: &str, thing: &impl Fn(&str, usize) -> Thing, number: usize, count: usize) -> Vec<Arg> {
    (0..count).map(|other| Arg::Thing(thing(kind, number + other))).collect()
}

/// What may stand in a gap of this type, the `number`th of its kind.
fn argument(name: &str, kind: &str, things: &Things, table: &Table<'_>, number: usize) -> Arg {
    let thing = |kind: &str, number: usize| {
        let (kind, ids) = things.iter().find(|(known, _)| *known == kind).expect("a kind of things");
        Thing { kind, id: ids[number % ids.len()] }
    };
    let unit = |number| Arg::Thing(thing("unit", number));
    let count = [1, 2, 5][number % 3];
    // Whoever is named first acts, and others suffer it.
    let seat = || Arg::Seat(Seat::new(usize::from(["defender", "owner", "rival", "to"].contains(&name))));
    match kind {
        "number" => Arg::Number(count as i64),
        r#"{ seat: number } | "neutral""# if number % 4 == 3 => Arg::Keyword("neutral"),
        "{ seat: number }" | r#"{ seat: number } | "neutral""# => seat(),
        "{ seat: number }[]" => Arg::List((0..2).map(|seat| Arg::Seat(Seat::new(seat))).collect()),
        "{ unit: string }[]" => Arg::List((0..count).map(|other| unit(number / 3 + other / 2)).collect()),
        "{ monarch: string }[]" => Arg::List(row("monarch", &thing, number, count)),
        "{ criterion: string }[]" => Arg::List(row("criterion", &thing, number, 3)),
        "{ of: { monarch: string }, count: number }[]" => {
            let cards = row("monarch", &thing, number, count).into_iter().zip(10..);
            Arg::List(cards.map(|(card, years)| Arg::Counting(Box::new(card), years)).collect())
        }
        "{ of: { seat: number }, count: number }[]" => {
            let seats = (0..2).map(|seat| Arg::Seat(Seat::new(seat)));
            Arg::List(seats.zip(4..).map(|(seat, won)| Arg::Counting(Box::new(seat), won)).collect())
        }
        "number[]" => Arg::List((0..count).map(|other| Arg::Number(other as i64)).collect()),
        r#"{ "empire": string }"# if name == "other_empire" => {
            Arg::Thing(*table.plays[0].last().expect("a side"))
        }
        r#"{ "empire": string }"# => Arg::Thing(table.plays[0][0]),
        "{ empire: string }[]" => {
            let sides = table.plays[0].iter().take(if number % 10 == 4 { 1 } else { 2 });
            Arg::List(sides.map(|side| Arg::Thing(*side)).collect())
        }
        _ if kind.starts_with("{ of: ") => {
            let kind = kind.split('"').nth(1).expect("a kind");
            Arg::Counting(Box::new(Arg::Thing(thing(kind, number))), count as i64)
        }
        _ if kind.starts_with('"') => {
            let words: Vec<&'static str> = match kind {
                r#""attacker" | "defender""# => vec!["attacker", "defender"],
                r#""senate" | "tactics""# => vec!["senate", "tactics"],
                r#""first" | "second" | "third" | "order""# => vec!["first", "second", "third", "order"],
                other => panic!("no words for {other}"),
            };
            Arg::Keyword(words[number % words.len()])
        }
        _ => {
            let kind = kind.trim_matches(['{', '}', ' ']).split_once(':').expect("a kind and its type").0;
            let kind = kind.trim_matches('"');
            // Zones in one sentence differ.
            let apart = if ["to", "there", "second"].contains(&name) { number + 1 } else { number };
            let found = thing(if name == "sea" { "sea" } else { kind }, apart);
            Arg::Thing(Thing { kind: if name == "sea" { "zone" } else { found.kind }, ..found })
        }
    }
}

/// The event of a row with everything that stands in its gaps.
fn phrase(row: &Row, things: &Things, table: &Table<'_>, number: usize) -> Phrase {
    let fill =
        |(name, kind): &(&'static str, &'static str)| (*name, argument(name, kind, things, table, number));
    let mut args: Vec<_> = row.args.iter().map(fill).collect();
    // Whose unit it is, if somebody else suffers.
    if args.iter().any(|(name, arg)| *name == "owner" && matches!(arg, Arg::Seat(_)))
        && let Some((_, empire)) = args.iter_mut().find(|(name, _)| *name == "empire")
    {
        *empire = Arg::Thing(table.plays[1][0]);
    }
    // One has won; several share a victory.
    if ["winner", "victory-by-ladder"].contains(&row.kind) || row.message == "altes-reich-event-victory" {
        args = vec![("seats", Arg::List(vec![Arg::Seat(Seat::new(0))]))];
    }
    Phrase { message: row.message, args }
}

/// What is wrong with a sentence.
fn fault(said: &str, lang: Lang) -> Option<String> {
    // A king who is counted in brackets is called so.
    let said = &said.replace(" (VII)", "").replace(" (VII.)", "");
    let found = |what: &str, wrong: &[&str]| {
        let padded = format!(" {} ", said.to_lowercase());
        wrong.iter().find(|wrong| padded.contains(**wrong)).map(|wrong| format!("{what} “{wrong}”"))
    };
    let never = ["(", ")", "[", "]", "{", "}", "→", "↔", "_", "$", "  ", " .", " ,", "..", " :"];
    let contracted: &[&str] = match lang {
        Lang::Es => &[" de el ", " a el ", " e unidad", " a tú ", " de tú ", " de ti turno"],
        Lang::De => &[" von dem ", " in dem ", " zu dem ", " zu der ", " in das ", " an dem ", " nach das "],
        Lang::En => &[" the the ", " in on ", " of the neutral ", "’s’s", " you’s "],
        Lang::Nl => &[" de de ", " de het ", " het de ", " van je ", " door je "],
    };
    let marks = ['¡', '¿', '«', '“', '‘', '„'];
    let begins = said.trim_start_matches(marks).starts_with(|c: char| c.is_uppercase() || c.is_numeric());
    let ends = said.ends_with(['.', '!', '?']);
    found("has", &never)
        .or_else(|| found("says", contracted))
        .or_else(|| (!begins).then(|| "begins with a small letter".to_owned()))
        .or_else(|| (!ends).then(|| "does not end".to_owned()))
}

/// Tells all events of a game in all ways, and gives some of them as the pages read them.
fn told<R: Rules>(edition: R::Edition) -> Vec<Value> {
    let game = Boxed::<R>::new(edition);
    let things = things(R::NAME);
    let of = |kind: &str| -> Vec<Thing> {
        let (kind, ids) = things.iter().find(|(known, _)| *known == kind).expect("a kind");
        ids.iter().map(|id| Thing { kind, id }).collect()
    };
    let sides = match R::NAME {
        "grecia" => of("side"),
        "napoleon" => of("empire"),
        _ => Vec::new(),
    };
    let mut faults = Vec::new();
    let mut written = Vec::new();
    for number in 0..VARIATIONS {
        let side = |number: usize| sides[number % sides.len()];
        let mut plays = vec![Vec::new(), Vec::new()];
        if !sides.is_empty() {
            plays = vec![vec![side(number)], vec![side(number + 1)]];
        }
        // Some play two empires.
        if R::NAME == "napoleon" && number % 5 == 4 {
            plays[0].push(side(number + 3));
            plays[1].push(side(number + 4));
        }
        for reader in [None, Some(Seat::new(0)), Some(Seat::new(1))] {
            let table = Table { game: &game, plays: plays.clone(), reader };
            let events = R::Event::rows();
            let refusals = R::Refusal::rows();
            for (index, row) in events.iter().chain(&refusals).enumerate() {
                // What is told to one seat alone is told to that seat.
                let own = row.kind.ends_with("-own") || row.kind == "dealt";
                if own && reader != Some(Seat::new(0)) {
                    continue;
                }
                let phrase = phrase(row, &things, &table, number);
                let said = Lang::ALL.map(|lang| book(R::NAME).phrasebook(lang).say(&phrase, &table));
                for (lang, said) in Lang::ALL.into_iter().zip(&said) {
                    if let Some(fault) = fault(said, lang) {
                        faults.push(format!("{lang}: {} {fault}: {said}", row.message));
                    }
                }
                let shown = [None, Some(Seat::new(0)), Some(Seat::new(1))][(number + index) % 3];
                if number < 9 && number % 4 == index % 4 && (reader == shown || own) {
                    let seats: Vec<_> = plays
                        .iter()
                        .zip(PEOPLE)
                        .map(|(plays, name)| {
                            let plays: Vec<_> = plays
                                .iter()
                                .map(|side| json!({ "kind": side.kind, "id": side.id }))
                                .collect();
                            json!({ "name": name, "plays": plays })
                        })
                        .collect();
                    let [es, en, nl, de] = said;
                    written.push(json!({
                        "seats": seats, "you": reader.map(Seat::number), "phrase": phrase,
                        "said": { "es": es, "en": en, "nl": nl, "de": de },
                    }));
                }
            }
        }
    }
    faults.dedup();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults[..faults.len().min(60)].join("\n"));
    written
}

/// Writes the sentences that the pages are compared with.
fn write(game: &str, sentences: &[Value]) {
    let lines: Vec<_> = sentences.iter().map(Value::to_string).collect();
    let file = root().join("tests/sentences").join(game).with_extension("json");
    fs::create_dir_all(file.parent().expect("a folder")).expect("a folder for sentences");
    fs::write(file, format!("[\n{}\n]\n", lines.join(",\n"))).expect("sentences can be written");
}

#[test]
fn every_event_of_altes_reich_is_a_sentence() {
    write("altes-reich", &told::<altes_reich::Position>(altes_reich::Edition::built_in()));
}

#[test]
fn every_event_of_grecia_is_a_sentence() {
    write("grecia", &told::<grecia::Position>(grecia::Edition::built_in()));
}

#[test]
fn every_event_of_napoleon_is_a_sentence() {
    write("napoleon", &told::<napoleon::Position>(napoleon::Edition::built_in()));
}

/// Sentences that were wrong once: articles, contractions, cases, plurals, and names of people where nobody plays a side.
#[test]
fn what_was_mended_stays_right() {
    let napoleon = Boxed::<napoleon::Position>::new(napoleon::Edition::built_in());
    let grecia = Boxed::<grecia::Position>::new(grecia::Edition::built_in());
    let at = |game, sides: &[&'static str], reader: Option<usize>| {
        let side = sides.iter().map(|id| Thing { kind: "empire", id }).collect();
        Table { game, plays: vec![side, Vec::new()], reader: reader.map(Seat::new) }
    };
    let zone = |id| Thing { kind: "zone", id };
    let unit = |id| Thing { kind: "unit", id };
    let empire = |id| Thing { kind: "empire", id };
    let by = |message| Phrase::new(message).with("seat", Seat::new(0));
    let ridden_down = by("napoleon-event-ridden-down")
        .with("empire", empire("austria"))
        .with("unit", unit("field_artillery"))
        .with("rider", unit("light_cavalry"))
        .with("owner", Seat::new(1))
        .with("zone", zone("hungary"));
    let promoted = by("napoleon-event-promoted")
        .with("empire", empire("france"))
        .with("unit", unit("hussars"))
        .with("higher", unit("dragoons"))
        .with("zone", zone("rhineland"));
    let turn = |game: &'static str| by(game).with("round", 1);
    let supply = by("napoleon-event-supply-taken").with("supply", 2);
    let hero = by("grecia-event-hero-placed")
        .with("hero", Thing { kind: "hero", id: "cyrus_the_younger" })
        .with("zone", zone("pella"));
    let france = at(&napoleon as &dyn Game, &["france"], None);
    let ottoman = at(&napoleon, &["ottoman"], None);
    let nobody = at(&napoleon, &[], None);
    let both = at(&napoleon, &["france", "austria"], Some(0));
    let greek = at(&grecia, &[], None);
    let moved = by("napoleon-event-moved")
        .with("empire", empire("france"))
        .with("unit", unit("infantry"))
        .with("from", zone("provence"))
        .with("to", zone("rhineland"));
    for (game, lang, phrase, table, said) in [
        (
            "napoleon",
            Lang::En,
            &ridden_down,
            &nobody,
            "Anna’s light cavalry rides down Bruno’s field artillery in Hungary.",
        ),
        (
            "napoleon",
            Lang::De,
            &promoted,
            &france,
            "Frankreich befördert 1 Einheit Husaren im Rheinland zu Dragonern.",
        ),
        ("napoleon", Lang::Es, &supply, &ottoman, "El Imperio otomano toma 2 suministros."),
        (
            "napoleon",
            Lang::Es,
            &turn("napoleon-event-turn-begins"),
            &ottoman,
            "Ronda 1: turno del Imperio otomano.",
        ),
        ("napoleon", Lang::Nl, &supply, &nobody, "Anna neemt 2 voorraadfiches."),
        ("napoleon", Lang::En, &by("napoleon-event-start-drawn"), &nobody, "Anna starts, by lot."),
        ("grecia", Lang::En, &turn("grecia-event-turn-begins"), &greek, "Round 1: Anna’s turn."),
        ("grecia", Lang::De, &hero, &greek, "Anna stellt in Pella Kyros den Jüngeren auf."),
        (
            "napoleon",
            Lang::En,
            &moved,
            &both,
            "You move 1 infantry of France from Provence to the Rhineland.",
        ),
        (
            "napoleon",
            Lang::Es,
            &moved,
            &both,
            "Mueves 1 unidad de infantería de Francia desde Provenza a Renania.",
        ),
    ] {
        assert_eq!(book(game).phrasebook(lang).say(phrase, table), said);
    }
    let plain = |lang, message| book("napoleon").phrasebook(lang).message(message, &[]);
    assert_eq!(plain(Lang::De, "napoleon-prompt-via"), "Auf welchen Meeren bittest du um Durchfahrt?");
    assert_eq!(plain(Lang::Nl, "napoleon-choice-surrender"), "Zich overgeven");
    assert!(plain(Lang::Nl, "napoleon-prompt-pursuit").starts_with("Op wie jaagt je cavalerie?"));
}
