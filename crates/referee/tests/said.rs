//! What notes and rulebooks say of sides, empires, units and supply is what the data say, in every language.

use grecia::edition::{Scenario, SenateEffect, Side};
use manifest::Manifest;
use napoleon::edition::Scenario as NapoleonScenario;
use phrasebook::list::joined;
use table::{Lang, Wording};

/// The words in which grants are told.
struct Words {
    lead: &'static str,
    with: fn(usize) -> String,
    nothing: &'static str,
    supply: fn(usize) -> String,
    in_store: &'static str,
}

fn words(lang: Lang) -> Words {
    match lang {
        Lang::Es => Words {
            lead: "De más al empezar: ",
            with: |players| format!("con {players} jugadores"),
            nothing: "nada",
            supply: |amount| format!("{amount} de suministro"),
            in_store: "Suministro al empezar: ",
        },
        Lang::En => Words {
            lead: "Extra at the start: ",
            with: |players| format!("with {players} players"),
            nothing: "nothing",
            supply: |amount| format!("{amount} supply"),
            in_store: "Supply at the start: ",
        },
        Lang::Nl => Words {
            lead: "Extra bij het begin: ",
            with: |players| format!("met {players} spelers"),
            nothing: "niets",
            supply: |amount| format!("{amount} voorraad"),
            in_store: "Voorraad bij het begin: ",
        },
        Lang::De => Words {
            lead: "Zusätzlich zu Beginn: ",
            with: |players| format!("bei {players} Spielern"),
            nothing: "nichts",
            supply: |amount| format!("{amount} Versorgung"),
            in_store: "Versorgung zu Beginn: ",
        },
    }
}

/// What a side of Grecia is given, such as “1 cavalry, 2 supply”.
fn granted(setup: &[SenateEffect], lang: Lang) -> String {
    let edition = grecia::Edition::built_in();
    let one = |effect: &SenateEffect| match *effect {
        SenateEffect::GainSupply { amount } => (words(lang).supply)(amount.into()),
        SenateEffect::GainUnits { kind, count, .. } => {
            let unit = edition.unit(kind);
            let wording = Wording::new(&unit.name, &unit.grammar, lang);
            let (one, many) = wording.counted.expect("units are counted");
            format!("{count} {}", if count == 1 { one } else { many })
        }
        ref other => panic!("{other:?} is no grant"),
    };
    if setup.is_empty() {
        words(lang).nothing.to_owned()
    } else {
        setup.iter().map(one).collect::<Vec<_>>().join(", ")
    }
}

/// What the notes of a scenario have to say of grants; nothing if nobody is given any.
fn grants(scenario: &Scenario, lang: Lang) -> Option<String> {
    let words = words(lang);
    let of_side = |side: &Side| {
        let name = side.name.get(lang);
        let otherwise = side
            .setup_by_players
            .iter()
            .map(|(&players, setup)| format!("{}: {}", (words.with)(players), granted(setup, lang)));
        let otherwise: Vec<_> = otherwise.collect();
        match (side.setup.is_empty(), otherwise.is_empty()) {
            (true, true) => None,
            (false, true) => Some(format!("{name} {}", granted(&side.setup, lang))),
            (true, false) => Some(format!("{name} ({})", otherwise.join("; "))),
            (false, false) => {
                let usually = granted(&side.setup, lang);
                Some(format!("{name} {usually} ({})", otherwise.join("; ")))
            }
        }
    };
    let told: Vec<_> = scenario.sides.iter().filter_map(of_side).collect();
    (!told.is_empty()).then(|| format!("{}{}.", words.lead, told.join("; ")))
}

#[test]
fn the_notes_of_grecia_tell_what_each_side_is_given() {
    for scenario in grecia::Edition::built_in().scenarios() {
        for lang in Lang::ALL {
            let (id, notes) = (&scenario.id, scenario.notes.get(lang));
            match grants(scenario, lang) {
                Some(grants) => assert!(notes.contains(&grants), "{id} ({lang}): {notes}\nlacks: {grants}"),
                None => assert!(!notes.contains(words(lang).lead), "{id} ({lang}): nobody is given anything"),
            }
        }
    }
}

#[test]
fn the_rulebook_of_grecia_tells_the_grants_of_its_example() {
    let manifest = Manifest::of::<grecia::Position>(grecia::edition::BUILT_IN, grecia::TEXTS);
    let edition = grecia::Edition::built_in();
    let diadochi = edition.scenarios().iter().find(|one| one.id == "wars_of_the_diadochi").unwrap();
    for lang in Lang::ALL {
        let rulebook = manifest.rulebook(lang).unwrap();
        let example = rulebook.rule("GR-SET-17").unwrap().example.clone().unwrap();
        let grants = grants(diadochi, lang).unwrap();
        // In the middle of the sentence it begins with a small letter.
        assert!(example.contains(&grants[1..]), "{lang}: {example}\nlacks: {grants}");
    }
}

/// The empires whose names stand in a text, in the order of the edition.
fn named(text: &str, lang: Lang) -> Vec<String> {
    let edition = napoleon::Edition::built_in();
    let empires = edition.all_empires().map(|empire| edition.empire(empire));
    empires.filter(|empire| text.contains(empire.name.get(lang))).map(|empire| empire.id.clone()).collect()
}

/// The empires in play, in the order of the edition.
fn played(scenario: &NapoleonScenario) -> Vec<String> {
    let edition = napoleon::Edition::built_in();
    let of = |empire| scenario.seats.iter().any(|seat| seat.empires.contains(&empire));
    edition
        .all_empires()
        .filter(|&empire| of(empire))
        .map(|empire| edition.empire(empire).id.clone())
        .collect()
}

#[test]
fn the_rulebook_of_napoleon_names_the_empires_of_the_standard_games() {
    let manifest = Manifest::of::<napoleon::Position>(napoleon::edition::BUILT_IN, napoleon::TEXTS);
    let edition = napoleon::Edition::built_in();
    for lang in Lang::ALL {
        let rulebook = manifest.rulebook(lang).unwrap();
        let example = rulebook.rule("NA-SET-03").unwrap().example.clone().unwrap();
        // One empire each, then two; each number of players once: “2 players: …;”.
        let mut told = example.split(['.', ';']).filter_map(|part| part.split_once(':'));
        for each in [1, 2] {
            let standard = edition
                .scenarios()
                .iter()
                .filter(|scenario| !scenario.historical && scenario.seats[0].empires.len() == each);
            for scenario in standard {
                let (players, empires) = told.next().unwrap_or_else(|| panic!("{lang}: {example}"));
                let players = players.trim();
                assert!(players.contains(&scenario.seats.len().to_string()), "{lang}: {players}");
                let (mut names, all) = (named(empires, lang), played(scenario));
                let everybody = ["todos", "all", "alle"].iter().any(|word| empires.trim().starts_with(word));
                if everybody {
                    let empires = edition.all_empires().map(|empire| edition.empire(empire).id.clone());
                    names = empires.filter(|empire| !names.contains(empire)).collect();
                }
                assert_eq!(names, all, "{lang}, {players}: {empires}");
            }
        }
        assert_eq!(told.next(), None, "{lang}: more than there is");
    }
}

#[test]
fn the_notes_of_napoleon_tell_supply_and_name_others_only_as_neutrals() {
    let edition = napoleon::Edition::built_in();
    for scenario in edition.scenarios() {
        for lang in Lang::ALL {
            let notes = scenario.notes.as_ref().map_or("", |notes| notes.get(lang));
            let (id, lead) = (&scenario.id, words(lang).in_store);
            let given = |seat: &&napoleon::edition::SeatSetup| seat.supply != 2;
            let seats = scenario.seats.iter().filter(given).map(|seat| {
                let empires = seat.empires.iter().map(|&empire| edition.empire(empire).name.get(lang));
                format!("{} {}", joined(&empires.collect::<Vec<_>>(), lang), seat.supply)
            });
            let seats = seats.collect::<Vec<_>>().join(", ");
            if scenario.historical || seats.is_empty() {
                assert!(!notes.contains(lead), "{id} ({lang}): {notes}");
            } else {
                assert!(
                    notes.contains(&format!("{lead}{seats}.")),
                    "{id} ({lang}): {notes}\nlacks: {lead}{seats}."
                );
            }
            let all = played(scenario);
            for sentence in notes.split('.') {
                let others: Vec<_> =
                    named(sentence, lang).into_iter().filter(|one| !all.contains(one)).collect();
                let neutral = ["neutral", "neutraal"].iter().any(|word| sentence.contains(word));
                assert!(others.is_empty() || neutral, "{id} ({lang}) names {others:?}: {sentence}");
            }
        }
    }
}
