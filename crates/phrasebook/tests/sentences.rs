//! What players read: whole games, options, errors and some sentences in full.

mod books;

use std::{collections::BTreeSet, sync::LazyLock};

use altes_reich::{Edition, Position};
use phrasebook::{AtTable, Explained, Phrasebook};
use table::{
    Agreed, Arg, Awaiting, BadName, BadOwnWord, BadSeed, Boxed, By, CannotStart, CannotUndo, Company,
    Disagreement, Fault, Game, IllegalPly, ImpossibleOutcome, Lang, Match, Name, NotationError,
    NotationErrors, Phrase, Record, RecordError, RuleId, Rules, Running, Seat, Thing, Told, UnknownGame,
    UnknownWord, Unplayable,
};

static GAME: LazyLock<Boxed<Position>> = LazyLock::new(|| Boxed::new(Edition::built_in()));

fn phrasebook(lang: Lang) -> Phrasebook {
    books::book("altes-reich").phrasebook(lang)
}

fn players(count: usize) -> Vec<Name> {
    ["Anna", "Bruno", "Clara", "David", "Isabel"][..count]
        .iter()
        .map(|n| n.parse().expect("a name"))
        .collect()
}

fn agreed(options: &str) -> Agreed {
    options.parse().expect("options")
}

fn thing(kind: &'static str, id: &'static str) -> Arg {
    Arg::Thing(Thing { kind, id })
}

fn say(lang: Lang, phrase: &Phrase) -> String {
    let players = players(5);
    phrasebook(lang).say(phrase, &AtTable::new(&*GAME, &players))
}

fn explain(lang: Lang, error: &dyn Explained) -> String {
    let players = players(5);
    phrasebook(lang).explain(error, &AtTable::new(&*GAME, &players))
}

/// No gap is left open, no message is missing, and nothing in it is called by its id.
fn assert_said(phrase: &Phrase) {
    for lang in Lang::ALL {
        let said = say(lang, phrase);
        let ids =
            |arg: &Arg| matches!(arg, Arg::Thing(thing) if thing.id.contains('-') && said.contains(thing.id));
        assert!(
            !said.contains(['{', '}']) && said != phrase.message && !said.contains(".."),
            "{lang}: {said}"
        );
        assert!(!phrase.args.iter().any(|(_, arg)| ids(arg)), "{lang}: {said}");
    }
}

/// Everything that is ever said in a game, but for the refusal that 69 cards never give cause for (AR-47).
fn all_that_is_said() -> BTreeSet<&'static str> {
    let file = include_str!("../../../data/messages/en/altes-reich.ftl");
    let keys = file.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    let parts = ["event", "refusal", "prompt", "choice"].map(|part| format!("altes-reich-{part}-"));
    let said = keys.filter(|key| parts.iter().any(|part| key.starts_with(part)));
    said.filter(|key| *key != "altes-reich-refusal-pile-too-small").collect()
}

/// Hears what each seat is asked, and why it may not do this or that.
fn ask(game: &dyn Match, hear: &mut impl FnMut(&Phrase)) {
    let electors = GAME.edition().electors();
    let electors = electors.iter().map(|card| GAME.edition().monarch(card).id.as_str());
    let cards: Vec<_> = electors.chain(["otto-i"]).collect();
    for seat in Seat::first(game.names().len()) {
        hear(&game.prompt(seat));
        for card in &cards {
            for verb in ["play", "declare", "draw"] {
                if let Err(IllegalPly::Refused(refusal)) = game.check(seat, &format!("{verb} {card}")) {
                    hear(&refusal.phrase);
                }
            }
        }
    }
}

/// Plays a whole game and hears every prompt, choice, outcome, event and refusal as everybody is told it.
fn listen(options: &str, seed: u32, hear: &mut impl FnMut(&Phrase)) {
    let agreed = GAME.agree(&agreed(options)).expect("options that fit");
    let seats = agreed.get("players").and_then(|n| n.parse().ok()).expect("players");
    let company = Company::new(players(seats), seed.to_string().parse().expect("a seed"));
    let mut game = GAME.start(&agreed, company).expect("a game");
    game.stop_at_forced(true);
    ask(&*game, hear);
    for turn in 1.. {
        game.advance();
        ask(&*game, hear);
        let Awaiting::Seats(awaited) = game.awaiting() else { break };
        let seat = awaited.iter().next().expect("a seat");
        let offers = game.offers(seat);
        for offer in &offers {
            hear(&offer.label);
        }
        // Declarations come last; every fourth turn takes the last choice.
        let offer = if turn % 4 == 0 { offers.len() - 1 } else { turn % offers.len() };
        game.choose(seat, &offers[offer].word).expect("an offer is legal");
    }
    for viewer in Seat::first(seats).map(Some).chain([None]) {
        for told in game.told(viewer.into(), 0..game.ply()) {
            hear(&told.phrase);
        }
    }
    let running = game.as_any().downcast_ref::<Running<Position>>().expect("a game of its own type");
    for ply in running.plies() {
        hear(&running.position().label(ply.choice));
    }
}

/// Games are played until everything has been said at least once.
#[test]
fn whole_games_are_said_in_every_language() {
    let mut unsaid = all_that_is_said();
    let mut heard = BTreeSet::new();
    for seed in 1..=50 {
        for options in [
            "players=5 mode=great victory_tie=ladder",
            "players=4 red_hero=always-loses elector_round_one=as-normal",
            "players=3",
            "players=2 two_player_dummy=true red_hero=always-loses victory_tie=ladder",
        ] {
            listen(options, seed, &mut |phrase| {
                unsaid.remove(phrase.message);
                if heard.insert(format!("{phrase:?}")) {
                    assert_said(phrase);
                }
            });
        }
        if unsaid.is_empty() {
            return;
        }
    }
    panic!("nobody has heard {unsaid:?}");
}

/// Every option and value has its words, and no option has words that the game does not have.
#[test]
fn options_have_a_name_a_help_and_names_for_their_values() {
    let book = phrasebook(Lang::En);
    let settings = GAME.settings();
    let texts = settings.iter().flat_map(|setting| {
        let values = setting.values.iter().map(|value| book.option_value(GAME.name(), setting.key, value));
        values.chain([book.option(GAME.name(), setting.key), book.option_help(GAME.name(), setting.key)])
    });
    let texts: BTreeSet<_> = texts.collect();
    assert!(texts.iter().all(|text| !text.starts_with("altes-reich-")), "{texts:?}");
    let file = include_str!("../../../data/messages/en/altes-reich.ftl");
    // What begins in a position that comes with an edition is an option of that edition only.
    let written = file
        .lines()
        .filter(|line| line.starts_with("altes-reich-option-"))
        .filter(|line| !line.starts_with("altes-reich-option-situation"));
    assert_eq!(written.count(), texts.len());
    assert_eq!(
        Lang::ALL.map(|lang| phrasebook(lang).option_value("altes-reich", "mode", "great")),
        ["La gran partida", "Great game", "Groot Spel", "Großes Spiel"]
    );
}

#[test]
fn a_duel_with_the_elector_reads_well() {
    let seat = |n| Arg::Seat(Seat::new(n));
    let forchheim = || thing("event", "e0911-forchheim");
    let symbols =
        ["reign-shortest", "crowns-fewest", "year-nearest"].map(|id| thing("criterion", id)).to_vec();
    let counting = |(id, count)| Arg::Counting(Box::new(thing("monarch", id)), count);
    let cards = [("henry-iv", 49), ("charles-iv", 32)].map(counting).to_vec();
    for (phrase, said) in [
        (
            Phrase::new("altes-reich-event-event-turned")
                .with("game", 1)
                .with("round", 2)
                .with("event", forchheim())
                .with("year", 911)
                .with("symbols", symbols),
            [
                "En la ronda 2 se juega por «La elección de Forchheim», del año 911; los símbolos son: reinado más corto, menos coronas y más cercano al año.",
                "Round 2 is played for “The election at Forchheim” of the year 911; the symbols are: shortest reign, fewest crowns and nearest to the year.",
                "In ronde 2 gaat het om ‘De koningsverkiezing in Forchheim’ uit het jaar 911; de symbolen zijn: kortste regeerperiode, minste kronen en dichtst bij het jaartal.",
                "In Runde 2 geht es um „Die Königswahl in Forchheim“ aus dem Jahr 911; die Symbole sind: kürzeste Regierung, wenigste Kronen und dem Jahr am nächsten.",
            ],
        ),
        (
            Phrase::new("altes-reich-event-declared")
                .with("card", thing("monarch", "rupert"))
                .with("seat", seat(0))
                .with("number", 2),
            [
                "Anna declara «Elector» con Roberto del Palatinado: el primer símbolo cambia de lugar con el segundo y la carta sale del juego.",
                "Anna declares “Elector” with Rupert of the Palatinate: the first symbol changes places with the second, and the card leaves the game.",
                "Anna roept ‘Keurvorst’ met Ruprecht van de Palts: het eerste symbool wisselt van plaats met het tweede en de kaart gaat uit het spel.",
                "Anna sagt „Kurfürst“ an und gibt „Ruprecht von der Pfalz“ aus dem Spiel: Das erste Symbol tauscht den Platz mit dem zweiten.",
            ],
        ),
        (
            Phrase::new("altes-reich-event-compared")
                .with("place", Arg::Keyword("first"))
                .with("symbol", thing("criterion", "reign-shortest"))
                .with("cards", cards)
                .with("left", vec![thing("monarch", "charles-iv")]),
            [
                "Primer símbolo, reinado más corto: Enrique IV con 49 y Carlos IV con 32. Sigue en liza Carlos IV.",
                "First symbol, shortest reign: Henry IV with 49 and Charles IV with 32; Charles IV stays in contention.",
                "Eerste symbool, kortste regeerperiode: Hendrik IV met 49 en Karel IV met 32; Karel IV blijft in de race.",
                "Erstes Symbol, kürzeste Regierung: Heinrich IV. mit 49 und Karl IV. mit 32; Karl IV. bleibt im Rennen.",
            ],
        ),
        (
            Phrase::new("altes-reich-event-event-won")
                .with("card", thing("monarch", "charles-iv"))
                .with("seat", seat(1))
                .with("event", forchheim())
                .with("by", Arg::Keyword("order")),
            [
                "Bruno gana «La elección de Forchheim» con Carlos IV, por orden de juego tras un empate total.",
                "Bruno wins “The election at Forchheim” with Charles IV, earliest in play order after a full tie.",
                "Bruno wint ‘De koningsverkiezing in Forchheim’ met Karel IV, als eerste in de speelvolgorde na een volledig gelijke stand.",
                "Bruno gewinnt „Die Königswahl in Forchheim“ mit der Karte „Karl IV.“ bei vollem Gleichstand durch die Spielreihenfolge.",
            ],
        ),
        (
            Phrase::new("altes-reich-event-deal-done").with("pile", 1),
            [
                "Todas las manos están repartidas; en la pila de monarcas queda una carta.",
                "All hands are dealt; one card is left in the monarch pile.",
                "Alle handen zijn gedeeld; op de persoonsstapel ligt nog één kaart.",
                "Alle Karten sind ausgeteilt; im Herrscherstapel bleibt eine Karte.",
            ],
        ),
        (
            Phrase::new("altes-reich-event-victory-shared").with("seats", vec![seat(0), seat(4)]),
            [
                "¡La victoria se reparte entre Anna e Isabel!",
                "Anna and Isabel share the victory!",
                "Anna en Isabel delen de overwinning!",
                "Anna und Isabel teilen sich den Sieg!",
            ],
        ),
    ] {
        assert_eq!(Lang::ALL.map(|lang| say(lang, &phrase)), said);
    }
}

/// German names decline (“des Weisen”, “den Weisen”), so they stand where they need not: set off, or as the subject.
#[test]
fn german_names_are_never_left_undeclined_in_a_sentence() {
    let wise = || thing("monarch", "frederick-the-wise");
    let by = |message| Phrase::new(message).with("card", wise()).with("seat", Seat::new(0));
    let of = |message| Phrase::new(message).with("card", wise());
    for (phrase, said) in [
        (by("altes-reich-event-dealt"), "Anna bekommt „Friedrich der Weise“ auf die Hand."),
        (by("altes-reich-event-committed-own"), "Anna legt „Friedrich der Weise“ verdeckt ab."),
        (by("altes-reich-event-revealed"), "Anna deckt „Friedrich der Weise“ auf."),
        (by("altes-reich-event-played"), "Anna spielt „Friedrich der Weise“ aus."),
        (by("altes-reich-event-replaced"), "Anna spielt dafür „Friedrich der Weise“ aus."),
        (by("altes-reich-event-drew-own"), "Anna zieht „Friedrich der Weise“ vom Herrscherstapel."),
        (of("altes-reich-event-third-hand"), "Die dritte Hand deckt „Friedrich der Weise“ auf."),
        (of("altes-reich-refusal-not-in-hand"), "Du hast „Friedrich der Weise“ nicht auf der Hand."),
        (of("altes-reich-choice-play"), "Ausspielen: Friedrich der Weise"),
        (of("altes-reich-choice-draw"), "Ziehen: Friedrich der Weise"),
        (
            of("altes-reich-choice-declare").with("number", 2),
            "„Kurfürst“ ansagen mit „Friedrich der Weise“ und das erste Symbol mit dem zweiten tauschen",
        ),
        (
            of("altes-reich-event-hero-beaten"),
            "Kriegsheld, rote Schwerter: Friedrich der Weise scheidet vor dem zweiten Symbol aus.",
        ),
    ] {
        assert_eq!(say(Lang::De, &phrase), said);
    }
}

/// Years are never parted into thousands.
#[test]
fn numbers_stay_as_they_are() {
    let tally = vec![Arg::Counting(Box::new(Seat::new(0).into()), -1806)];
    let phrase =
        Phrase::new("altes-reich-event-game-ends").with("game", 1806).with("games", 3).with("tally", tally);
    assert_eq!(say(Lang::En, &phrase), "Game 1806 is over. Events won: Anna -1806.");
}

#[test]
fn a_thing_without_a_name_shows_its_id() {
    let phrase = Phrase::new("altes-reich-choice-play").with("card", thing("monarch", "nobody"));
    assert_eq!(say(Lang::Nl, &phrase), "nobody spelen");
    assert_eq!(phrasebook(Lang::Nl).say(&phrase, &()), "nobody spelen");
}

/// One of each way to be wrong at the table.
fn errors() -> Vec<Box<dyn Explained>> {
    let hash = GAME.hash();
    let disagree =
        |options: &str| options.parse().and_then(|agreed: Agreed| GAME.agree(&agreed)).unwrap_err();
    let refused =
        Told { rule: RuleId("AR-63"), kind: "over", phrase: Phrase::new("altes-reich-refusal-over") };
    let step = |by, reason| Unplayable::Ply { ply: 12, by, word: "play x".into(), reason };
    let verb = UnknownWord::Verb { word: "pass".into(), known: "play, declare" };
    let name = |kind| UnknownWord::Name { kind, name: "x".into() };
    let unread = |line, fault| RecordError { line, fault };
    let unknown = UnknownGame { name: "chess".into(), known: "altes-reich".into() };
    vec![
        Box::new(disagree("mode")),
        Box::new(disagree("mode=great mode=great")),
        Box::new(Disagreement::TooMany),
        Box::new(disagree("moode=great")),
        Box::new(disagree("players=9")),
        Box::new(disagree("players=3 two_player_dummy=true")),
        Box::new(CannotStart::Options(disagree("mode"))),
        Box::new(CannotStart::Seats { seats: 4, names: 1 }),
        Box::new(verb.clone()),
        Box::new(name("monarch")),
        Box::new(name("event")),
        Box::new(name("seat")),
        Box::new(name("anything")),
        Box::new(ImpossibleOutcome::NotDue),
        Box::new(ImpossibleOutcome::NoOdds),
        Box::new(IllegalPly::Unknown(verb)),
        Box::new(IllegalPly::NoSuchSeat),
        Box::new(IllegalPly::Refused(refused.clone())),
        Box::new(IllegalPly::Impossible(ImpossibleOutcome::NotDue)),
        Box::new(IllegalPly::ChanceDiffers { drawn: "draw otto-i".into() }),
        Box::new(Unplayable::OtherGame { record: "chess".into(), ours: "altes-reich" }),
        Box::new(Unplayable::OtherEdition {
            record: "a".into(),
            record_hash: hash,
            ours: "b".into(),
            ours_hash: hash,
        }),
        Box::new(Unplayable::CannotStart(CannotStart::Seats { seats: 1, names: 4 })),
        Box::new(step(By::Seat(Seat::new(1)), IllegalPly::Refused(refused))),
        Box::new(step(By::Chance, IllegalPly::NoSuchSeat)),
        Box::new(Unplayable::ResultDiffers { record: "open".into(), ours: "scores [1]".into() }),
        Box::new("no record".parse::<Record>().unwrap_err()),
        Box::new(unread(3, Fault::Expected("KEY: VALUE"))),
        Box::new(unread(0, Fault::EndsEarly("an empty line"))),
        Box::new(unread(4, Fault::Options(disagree("mode")))),
        Box::new(unread(5, Fault::Name(BadName))),
        Box::new(unread(6, Fault::Word(BadOwnWord))),
        Box::new(unread(7, Fault::NotAWord("X".into()))),
        Box::new(unread(9, Fault::CarriageReturn)),
        Box::new(unread(9, Fault::NoLineFeed)),
        Box::new(unread(8, Fault::Layout { expected: "x".into() })),
        Box::new(CannotUndo::NothingChosen),
        Box::new(CannotUndo::ChanceDrawn),
        Box::new(CannotUndo::OthersActed),
        Box::new(CannotUndo::Shown),
        Box::new(CannotUndo::NotNamed),
        Box::new(BadSeed),
        Box::new(NotationErrors::from(NotationError::new("zones.argos", "no such zone"))),
        Box::new(unknown),
    ]
}

/// Together they use every message there is for errors, and fill all their gaps.
#[test]
fn every_error_is_said_in_every_language() {
    let mut said = BTreeSet::new();
    for error in errors() {
        let explanation = error.explanation();
        for phrase in explanation.place.iter().chain([&explanation.reason]) {
            said.insert(phrase.message);
            assert_said(phrase);
        }
    }
    let file = include_str!("../../../data/messages/en/table.ftl");
    let written = file.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    // The names of the bots and why a journal is stuck stand in the same file.
    for key in written.filter(|key| !key.starts_with("bot-") && !key.starts_with("stuck-")) {
        assert!(said.contains(key), "no error says {key}");
    }
}

#[test]
fn an_error_names_its_place_and_its_rule() {
    let errors = errors();
    let find = |message| {
        let last = errors.iter().rev().find(|error| error.explanation().reason.message == message);
        &**last.expect("an error with this message")
    };
    for (message, said) in [
        (
            "altes-reich-refusal-over",
            [
                "Paso 12, Bruno, «play x»: La partida ha terminado. [AR-63]",
                "Step 12, Bruno, “play x”: The game is over. [AR-63]",
                "Stap 12, Bruno, ‘play x’: Het spel is afgelopen. [AR-63]",
                "Schritt 12, Bruno, „play x“: Die Partie ist zu Ende. [AR-63]",
            ],
        ),
        (
            "error-option-value-unknown",
            [
                "La opción «players» tiene los valores 4, 3, 5 y 2; «9» no es ninguno de ellos. [AR-12]",
                "The option “players” has the values 4, 3, 5 and 2; “9” is none of them. [AR-12]",
                "De optie ‘players’ heeft de waarden 4, 3, 5 en 2; ‘9’ hoort daar niet bij. [AR-12]",
                "Die Option „players“ hat die Werte 4, 3, 5 und 2; „9“ gehört nicht dazu. [AR-12]",
            ],
        ),
        (
            "error-word-unknown",
            [
                "«pass» no es una palabra de este juego; puedes decir play y declare.",
                "“pass” is not a word of this game; you can say play and declare.",
                "‘pass’ is geen woord van dit spel; je kunt play en declare zeggen.",
                "„pass“ ist kein Wort dieses Spiels; du kannst play und declare sagen.",
            ],
        ),
        (
            "error-unknown-game",
            [
                "No hay ningún juego «chess»; solo hay altes-reich.",
                "There is no game “chess”; there is only altes-reich.",
                "Er is geen spel ‘chess’; er is alleen altes-reich.",
                "Ein Spiel „chess“ gibt es nicht; es gibt nur altes-reich.",
            ],
        ),
        (
            "error-seats",
            [
                "La partida está acordada para un jugador, pero participan 4.",
                "The game is agreed for one player, but 4 take part.",
                "Het spel is afgesproken voor één speler, maar er doen er 4 mee.",
                "Die Partie ist für eine Person vereinbart, aber es nehmen 4 teil.",
            ],
        ),
        (
            "error-not-a-word",
            [
                "Línea 7: «X» no puede ser una palabra de un juego.",
                "Line 7: “X” can’t be a word of a game.",
                "Regel 7: ‘X’ kan geen woord van een spel zijn.",
                "Zeile 7: „X“ kann kein Wort eines Spiels sein.",
            ],
        ),
    ] {
        assert_eq!(Lang::ALL.map(|lang| explain(lang, find(message))), said);
    }
}
