//! What players of Grecia read in whole random games: every sentence is complete, in every language.

use std::collections::BTreeSet;

use grecia::{Edition, Position};
use phrasebook::{AtTable, Phrasebook};
use table::{Agreed, Awaiting, Boxed, Company, Lang, Name, Phrase, Rules, Running, Seat, Seed, below};

/// No gap is left open, no message is missing, no zone or card is called by its id.
fn assert_said(phrase: &Phrase, names: &AtTable<'_>) {
    for lang in Lang::ALL {
        let said = Phrasebook::new(lang).say(phrase, names);
        assert!(!said.contains(['{', '}']) && said != phrase.message, "{lang}: {said}");
        assert!(!said.contains("sen_") && !said.contains("tac_") && !said.contains("bat_"), "{lang}: {said}");
    }
}

#[test]
fn everything_in_a_game_can_be_said_in_every_language() {
    let game = Boxed::<Position>::new(Edition::built_in());
    let players: Vec<Name> = ["Anna", "Bruno", "Clara", "David"].map(|name| name.parse().unwrap()).to_vec();
    let mut heard = BTreeSet::new();
    for (number, scenario) in ["peloponnesian_war", "free_game", "roman_conquest"].into_iter().enumerate() {
        let agreed = Agreed::new().with("scenario", scenario).with("rounds", "20");
        let names = AtTable { game: &game, players: &players };
        let seed: Seed = format!("sentences/{number}").parse().unwrap();
        let company = Company::new(players.clone(), seed.clone());
        let mut running = Running::<Position>::new(game.edition(), &agreed, company).unwrap();
        let mut stream = table::ChanceStream::new(&seed, ["players"]);
        let mut choices = Vec::new();
        let mut told = 0;
        loop {
            running.advance();
            let position = running.position();
            let mut hear = |phrase: Phrase| {
                if heard
                    .insert((phrase.message, phrase.args.iter().map(|(name, _)| *name).collect::<Vec<_>>()))
                {
                    assert_said(&phrase, &names);
                }
            };
            for (_, event) in &running.events()[told..] {
                for viewer in [None, Some(Seat::new(0)), Some(Seat::new(1))] {
                    position.tell(*event, viewer).into_iter().for_each(|told| hear(told.phrase));
                }
            }
            told = running.events().len();
            Seat::first(4).for_each(|seat| hear(position.prompt(seat)));
            let Awaiting::Seats(seats) = position.awaiting() else { break };
            let seat = seats.lowest().unwrap();
            choices.clear();
            position.choices(seat, &mut choices);
            for &choice in &choices {
                hear(position.label(choice));
            }
            let choice = choices[below(stream.rng(), choices.len() as u32) as usize];
            for other in Seat::first(4).filter(|other| *other != seat) {
                if let Err(refusal) = position.check(other, choice) {
                    hear(position.explain(refusal).phrase);
                }
            }
            running.choose(seat, choice).unwrap();
        }
    }
    assert!(heard.len() > 120, "only {} different sentences were heard", heard.len());
}

#[test]
fn every_option_has_its_words() {
    let edition = Edition::built_in();
    for lang in Lang::ALL {
        let book = Phrasebook::new(lang);
        for setting in Position::settings(&edition) {
            let mut texts = vec![book.option("grecia", setting.key), book.option_help("grecia", setting.key)];
            texts.extend(setting.values.iter().map(|value| book.option_value("grecia", setting.key, value)));
            assert!(texts.iter().all(|text| !text.starts_with("grecia-")), "{lang}: {texts:?}");
        }
    }
}

#[test]
fn a_total_names_every_part() {
    let game = Boxed::<Position>::new(Edition::built_in());
    let players: Vec<Name> = vec!["Anna".parse().unwrap(), "Bruno".parse().unwrap()];
    let total = grecia::Total { strength: 3, fortress: 4, cavalry: 1, hero: 1, tactics: 2, card: 5, die: 6 };
    let event = grecia::Happening::Totalled { side: grecia::Side::Defender, seat: Some(Seat::new(1)), total };
    let agreed = Agreed::new().with("players", "2").complete(&Position::settings(game.edition())).unwrap();
    let options = Position::options(game.edition(), &agreed).unwrap();
    let told = Position::begin(game.edition(), options).tell(event, None).unwrap();
    let names = AtTable { game: &game, players: &players };
    assert_eq!(
        Phrasebook::new(Lang::En).say(&told.phrase, &names),
        "Bruno, Defender: strength 3, fortress 4, cavalry 1, hero 1, tactics 2, card 5, die 6 = 22"
    );
    assert_eq!(
        Phrasebook::new(Lang::Es).say(&told.phrase, &names),
        "Bruno, Defensor: fuerza 3, fortaleza 4, caballería 1, héroe 1, táctica 2, carta 5, dado 6 = 22"
    );
}
