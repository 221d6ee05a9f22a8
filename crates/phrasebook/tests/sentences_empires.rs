//! What players of Grecia and Napoleón read in whole random games: every sentence is complete, in every language.

mod books;

use std::collections::BTreeSet;

use grecia::Position as Grecia;
use napoleon::Position as Napoleon;
use phrasebook::AtTable;
use serde_json::{Value, json};
use table::{Agreed, Awaiting, Boxed, Company, Lang, Name, Phrase, Rules, Running, Seat, Seed, below};

use self::books::book;

/// No gap is left open, no message is missing, no zone or card is called by its id.
fn assert_said(game: &str, phrase: &Phrase, names: &AtTable<'_>) {
    for lang in Lang::ALL {
        let said = book(game).phrasebook(lang).say(phrase, names);
        assert!(!said.contains(['{', '}', '_', '(', ')']) && said != phrase.message, "{lang}: {said}");
        let sentence = ["-prompt-", "-event-", "-refusal-"].iter().any(|part| phrase.message.contains(part));
        assert!(!sentence || said.ends_with(['.', '?', '!']), "{lang}: {said}");
    }
}

/// Whoever reads the labels of what can be chosen can tell them apart.
fn assert_apart(game: &str, labels: &[Phrase], names: &AtTable<'_>) {
    for lang in Lang::ALL {
        let book = book(game).phrasebook(lang);
        let said: BTreeSet<_> = labels.iter().map(|label| book.say(label, names)).collect();
        assert_eq!(said.len(), labels.len(), "{lang}: {said:?}");
    }
}

/// The different sentences that are heard in random games at these tables, each looked at.
fn heard<R: Rules>(game: Boxed<R>, tables: &[&str]) -> usize {
    let mut heard = BTreeSet::new();
    for (number, table) in tables.iter().enumerate() {
        let agreed: Agreed = table.parse().unwrap();
        let seats = agreed.get("players").unwrap().parse().unwrap();
        let players: Vec<Name> =
            Seat::first(seats).map(|seat| format!("seat {seat}").parse().unwrap()).collect();
        let seed: Seed = format!("sentences/{number}").parse().unwrap();
        let company = Company::new(players.clone(), seed.clone());
        let mut running = Running::<R>::new(game.edition(), &agreed, company).unwrap();
        let mut stream = table::ChanceStream::new(&seed, ["players"]);
        let mut choices = Vec::new();
        let mut told = 0;
        loop {
            running.advance();
            let position = running.position();
            let names = AtTable::new(&game, &players).during(&running).read_by(Some(Seat::new(0)));
            let mut hear = |phrase: Phrase| {
                if heard
                    .insert((phrase.message, phrase.args.iter().map(|(name, _)| *name).collect::<Vec<_>>()))
                {
                    assert_said(R::NAME, &phrase, &names);
                }
            };
            for (_, event) in &running.events()[told..] {
                for viewer in [None, Some(Seat::new(0)), Some(Seat::new(1))] {
                    position.tell(*event, viewer).into_iter().for_each(|told| hear(told.phrase));
                }
            }
            told = running.events().len();
            Seat::first(seats).for_each(|seat| hear(position.prompt(seat)));
            let Awaiting::Seats(awaited) = position.awaiting() else { break };
            let seat = awaited.lowest().unwrap();
            choices.clear();
            position.choices(seat, &mut choices);
            let labels: Vec<_> = choices.iter().map(|&choice| position.label(choice)).collect();
            // It takes a while; one question in ten is enough.
            if running.plies().len().is_multiple_of(10) {
                assert_apart(R::NAME, &labels, &names);
            }
            labels.into_iter().for_each(&mut hear);
            let choice = choices[below(stream.rng(), choices.len() as u32) as usize];
            for other in Seat::first(seats).filter(|other| *other != seat) {
                if let Err(refusal) = position.check(other, choice) {
                    hear(position.explain(refusal).phrase);
                }
            }
            running.choose(seat, choice).unwrap();
        }
    }
    heard.len()
}

#[test]
fn everything_in_a_game_of_grecia_can_be_said_in_every_language() {
    let tables = ["peloponnesian_war", "free_game", "roman_conquest"]
        .map(|scenario| format!("players=4 scenario={scenario} rounds=20"));
    let heard = heard::<Grecia>(Boxed::new(grecia::Edition::built_in()), &tables.each_ref().map(|t| &**t));
    assert!(heard > 120, "only {heard} different sentences were heard");
}

#[test]
fn everything_in_a_game_of_napoleon_can_be_said_in_every_language() {
    let tables = [
        "players=8 empires=chosen support_consent=yes",
        "players=4 scenario=standard-double rounds=30 support_losses=any",
        "players=3 scenario=coalition-1805 rounds=30",
        "players=2 rounds=30",
    ];
    let heard = heard::<Napoleon>(Boxed::new(napoleon::Edition::built_in()), &tables);
    assert!(heard > 130, "only {heard} different sentences were heard");
}

fn options_have_words<R: Rules>(edition: &R::Edition) {
    for lang in Lang::ALL {
        let book = book(R::NAME).phrasebook(lang);
        for setting in R::settings(edition) {
            let mut texts = vec![book.option(R::NAME, setting.key), book.option_help(R::NAME, setting.key)];
            texts.extend(setting.values.iter().map(|value| book.option_value(R::NAME, setting.key, value)));
            assert!(texts.iter().all(|text| !text.starts_with(R::NAME)), "{lang}: {texts:?}");
        }
    }
}

#[test]
fn every_option_has_its_words() {
    options_have_words::<Grecia>(&grecia::Edition::built_in());
    options_have_words::<Napoleon>(&napoleon::Edition::built_in());
}

#[test]
fn one_ship_is_not_spoken_of_as_many() {
    let messages = [
        "grecia-event-consented",
        "grecia-event-refused",
        "napoleon-event-consented",
        "napoleon-event-refused",
        "napoleon-event-attack-sea",
        "napoleon-event-sailed-in",
    ];
    for (lang, one, many) in [
        (Lang::Es, "1 barco", "2 barcos"),
        (Lang::En, "1 ship", "2 ships"),
        (Lang::Nl, "1 schip", "2 schepen"),
        (Lang::De, "1 Schiff", "2 Schiffen"),
    ] {
        for message in messages {
            let game = message.split_once("-event").unwrap().0;
            let book = book(game).phrasebook(lang);
            let said = |ships: i32| book.message(message, &[("ships", ships.into())]);
            assert!(said(2).contains(many), "{}", said(2));
            let rest = said(1).split_once(one).map(|(_, rest)| rest.to_owned());
            assert!(rest.is_some_and(|rest| !rest.starts_with(char::is_alphabetic)), "{}", said(1));
        }
    }
}

#[test]
fn a_total_of_grecia_names_every_part() {
    let game = Boxed::<Grecia>::new(grecia::Edition::built_in());
    let players: Vec<Name> = vec!["Anna".parse().unwrap(), "Bruno".parse().unwrap()];
    let total = grecia::Total { strength: 3, fortress: 4, cavalry: 1, hero: 1, tactics: 2, card: 5, die: 6 };
    let event =
        grecia::Happening::Totalled { side: grecia::Side::Defender, owner: Some(Seat::new(1)), total };
    let agreed = Agreed::new().with("players", "2").complete(&Grecia::settings(game.edition())).unwrap();
    let options = Grecia::options(game.edition(), &agreed).unwrap();
    let told = Grecia::begin(game.edition(), options).tell(event, None).unwrap();
    let names = AtTable::new(&game, &players);
    assert_eq!(
        book("grecia").phrasebook(Lang::En).say(&told.phrase, &names),
        "Bruno reaches 22 in defence: strength 3, fortress 4, cavalry 1, hero 1, Tactics cards 2, Battle card 5, die 6."
    );
    assert_eq!(
        book("grecia").phrasebook(Lang::Es).say(&told.phrase, &names),
        "Bruno suma 22 en la defensa: fuerza 3, fortaleza 4, caballería 1, héroe 1, táctica 2, Carta de Batalla 5, dado 6."
    );
}

/// What a seat is asked in every language, after these words from a position.
fn asked<R: Rules>(
    game: Boxed<R>,
    players: usize,
    position: &Value,
    words: &[(usize, &str)],
    seat: usize,
) -> [String; 4] {
    let names: Vec<Name> =
        ["Ana", "Bea", "Ciro"].iter().take(players).map(|name| name.parse().unwrap()).collect();
    let agreed: Agreed = format!("players={players}").parse::<Agreed>().unwrap();
    let agreed = agreed.complete(&R::settings(game.edition())).unwrap();
    let options = R::options(game.edition(), &agreed).unwrap();
    let mut position = R::set_up(game.edition(), options, position).unwrap();
    for &(seat, words) in words {
        for word in words.split(", ") {
            let choice = position.read_word(word).unwrap();
            let seat = Seat::numbered(seat).unwrap();
            assert!(position.check(seat, choice).is_ok(), "{word}");
            position.play(seat, choice, &mut ());
        }
    }
    let prompt = position.prompt(Seat::numbered(seat).unwrap());
    let names = AtTable::new(&game, &names);
    Lang::ALL.map(|lang| book(R::NAME).phrasebook(lang).say(&prompt, &names))
}

/// GR-SEA-13: troops, origin, aim and purpose.
#[test]
fn whoever_is_asked_for_passage_knows_what_it_is_for() {
    let game = Boxed::<Grecia>::new(grecia::Edition::built_in());
    let position = json!({
        "colours": ["red", "blue", "purple"],
        "zones": { "corinth": "red ML", "myrtoan": "red 1", "aegean": "blue 2, purple 1" },
    });
    let words = [(1, "move, from corinth, with medium, to naxos, go")];
    assert_eq!(
        asked(game, 3, &position, &words, 2),
        [
            "Ana quiere mover 1 unidad de infantería media por mar desde Corinto a Naxos. ¿Dejas pasar las tropas por el mar Egeo?",
            "Ana wants to move 1 medium infantry by sea from Corinth to Naxos. Do you let the troops pass through the Aegean Sea?",
            "Ana wil 1 eenheid middelzware infanterie vanuit Korinthe over zee verplaatsen naar Naxos. Laat je de troepen door de Egeïsche Zee varen?",
            "Ana will 1 Einheit mittlerer Infanterie aus Korinth über See nach Naxos bewegen. Lässt du die Truppen im Ägäischen Meer durch?",
        ]
    );
    let game = Boxed::<Napoleon>::new(napoleon::Edition::built_in());
    let position = json!({
        "turn": 1,
        "zones": { "provence": "france infantry recruits", "tyrrhenian": "france light_ship, austria 2 light_ship", "balearic": "france light_ship" },
    });
    let words = [(
        1,
        "move, from provence, with france recruits, to kingdom_naples, with france infantry, to kingdom_naples, go",
    )];
    let said = "Ana wants to move 1 unit of recruits and 1 infantry by sea from Provence to the Kingdom of Naples. \
                Do you let the troops pass through the Tyrrhenian Sea?";
    assert_eq!(asked(game, 2, &position, &words, 2)[1], said);
}

/// GR-SEA-13: both sides and the odds.
#[test]
fn whoever_is_asked_for_support_knows_both_sides_and_the_odds() {
    let game = Boxed::<Grecia>::new(grecia::Edition::built_in());
    let position = json!({
        "colours": ["red", "blue", "purple"],
        "hands": [["tac_request_support"], [], []],
        "zones": { "corinth": "red LM", "argos": "blue L", "arcadia": "purple LLC" },
    });
    let words = [
        (1, "attack, from corinth, to argos, with light, with medium, go"),
        (1, "tactic tac_request_support, request"),
    ];
    let asked = asked(game, 3, &position, &words, 3);
    let begin = [
        "Ana te pide apoyo contra Bea en el combate por Argos. Fuerza: atacante 3, defensor 1; el atacante gana en el ",
        "Ana asks you for support against Bea in the combat for Argos. Strength: attacker 3, defender 1; the attacker wins in ",
        "Ana vraagt je om steun tegen Bea in het gevecht om Argos. Kracht: aanvaller 3, verdediger 1; de aanvaller wint in ",
        "Ana bittet dich um Unterstützung gegen Bea im Kampf um Argos. Stärke: Angreifer 3, Verteidiger 1; der Angreifer gewinnt in ",
    ];
    for (said, begin) in asked.iter().zip(begin) {
        let odds: u32 = said
            .strip_prefix(begin)
            .unwrap_or_else(|| panic!("{said}"))
            .split(' ')
            .next()
            .unwrap()
            .parse()
            .unwrap();
        assert!((60..80).contains(&odds), "{said}");
    }
}
