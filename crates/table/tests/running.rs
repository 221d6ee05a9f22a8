//! The driver, its records and its undo, tried on a small game that has everything: secret choices at the same
//! time, choices that can be taken back, forced ones, ones that disclose, and chance.

mod heap;

use heap::{Asked, Choice, Heap, OTHER, PLAIN};
use table::{
    Agreed, Awaiting, By, CannotStart, CannotUndo, Commitment, Company, IllegalPly, Match, Name, Record,
    Rules, Running, Seat, SeatSet, Secret, Seed, Unplayable, verify,
};

const ANNA: Seat = Seat::new(0);
const BRUNO: Seat = Seat::new(1);

fn company(seed: &str) -> Company {
    let names = ["Anna", "Bruno"].map(|name| name.parse::<Name>().unwrap()).to_vec();
    Company::new(names, seed.parse().unwrap())
}

/// A game after the bets: it is Anna's turn.
fn after_bets() -> Running<Heap> {
    let mut game = Running::new(&PLAIN, &Agreed::new(), company("1806")).unwrap();
    game.advance();
    play(&mut game, &[(BRUNO, "bet 1"), (ANNA, "bet 0")]);
    game
}

fn play(game: &mut Running<Heap>, words: &[(Seat, &str)]) {
    for (seat, word) in words {
        let choice = game.position().read_word(word).unwrap();
        game.choose(*seat, choice).unwrap_or_else(|_| panic!("{seat}: {word}"));
        game.advance();
    }
}

fn words(game: &Running<Heap>) -> Vec<String> {
    game.plies().iter().map(|ply| format!("{} {}", ply.by, game.position().word(ply.choice))).collect()
}

#[test]
fn seats_answer_at_the_same_time_in_any_order_and_nobody_sees_it() {
    let mut game = Running::<Heap>::new(&PLAIN, &Agreed::new(), company("1806")).unwrap();
    game.advance();
    let Awaiting::Seats(both) = game.position().awaiting() else { panic!("both bet") };
    assert_eq!(both.len(), 2);
    let before = game.position().view(Some(ANNA));
    game.choose(BRUNO, Choice::Bet(1)).unwrap();
    assert_eq!(game.position().view(Some(ANNA)), before);
    assert!(game.choose(BRUNO, Choice::Bet(1)).is_err(), "nobody answers twice");
    game.choose(ANNA, Choice::Bet(0)).unwrap();
}

#[test]
fn what_nobody_has_learned_can_be_taken_back_step_by_step() {
    let mut game = after_bets();
    play(&mut game, &[(ANNA, "take"), (ANNA, "take")]);
    assert_eq!((game.position().stones, game.cut(ANNA)), (7, 2));
    assert_eq!(game.undo(ANNA, SeatSet::EMPTY), Ok(3));
    assert_eq!(game.position().stones, 8);
    assert_eq!(game.undo(ANNA, SeatSet::EMPTY), Ok(2));
    assert_eq!(game.position().stones, 9);
    assert_eq!(game.events().len(), 2, "the events are gone too");
    assert_eq!(game.undo(ANNA, SeatSet::EMPTY), Err(CannotUndo::Shown), "a bet is binding");
}

#[test]
fn undo_never_crosses_another_seat_a_draw_or_what_was_shown() {
    let mut game = after_bets();
    play(&mut game, &[(ANNA, "take"), (ANNA, "end"), (BRUNO, "take")]);
    assert_eq!(game.undo(ANNA, SeatSet::EMPTY), Err(CannotUndo::OthersActed));
    play(&mut game, &[(BRUNO, "end"), (ANNA, "show"), (ANNA, "take")]);
    assert_eq!(game.undo(ANNA, SeatSet::EMPTY).map(|_| game.position().stones), Ok(7));
    assert_eq!(game.undo(ANNA, SeatSet::EMPTY), Err(CannotUndo::Shown));
    play(&mut game, &[(ANNA, "throw")]);
    assert_eq!(game.plies().last().map(|ply| ply.by), Some(By::Chance), "the die has fallen");
    assert_eq!(game.undo(ANNA, SeatSet::EMPTY), Err(CannotUndo::ChanceDrawn));
    let fresh = Running::<Heap>::new(&PLAIN, &Agreed::new(), company("x")).unwrap();
    assert_eq!(fresh.clone().undo(ANNA, SeatSet::EMPTY), Err(CannotUndo::NothingChosen));
}

#[test]
fn an_ended_turn_can_be_taken_back_while_nobody_has_answered() {
    let mut game = after_bets();
    play(&mut game, &[(ANNA, "take"), (ANNA, "end")]);
    assert_eq!(game.undo(ANNA, SeatSet::EMPTY), Ok(3));
    assert!(game.position().check(ANNA, Choice::End).is_ok());
}

#[test]
fn forced_choices_are_played_unless_the_driver_is_told_to_stop() {
    let mut game = after_bets();
    play(&mut game, &[(ANNA, "take"), (ANNA, "take"), (ANNA, "take")]);
    assert_eq!(words(&game).last().unwrap(), "1 end", "after three stones only the end is left");
    assert!(game.plies().last().unwrap().forced);
    // Undo takes the forced end back with the decision that led to it.
    assert_eq!(game.undo(ANNA, SeatSet::EMPTY), Ok(4));

    let mut patient = after_bets();
    patient.set_stops_at_forced(true);
    play(&mut patient, &[(ANNA, "take"), (ANNA, "take"), (ANNA, "take")]);
    assert_eq!(words(&patient).last().unwrap(), "1 take");
}

#[test]
fn a_word_is_read_once_and_found_among_choices_that_are_listed_once() {
    let once = Asked { words_read: 1, choices_listed: 1, choices_checked: 0 };
    let mut game = after_bets();
    assert_eq!(Asked::during(|| Match::choose(&mut game, ANNA, "take").unwrap()), once);
    assert_eq!(Asked::during(|| game.replay(By::Seat(ANNA), "take").unwrap()), once);
    // Only what is not among them is looked at again, for the reason.
    let refused = Asked::during(|| assert!(Match::choose(&mut game, BRUNO, "take").is_err()));
    assert_eq!(refused, Asked { choices_checked: 1, ..once });
}

/// A whole game, with every kind of word in it.
fn finished() -> Running<Heap> {
    let mut game = after_bets();
    play(&mut game, &[(ANNA, "show"), (ANNA, "throw"), (BRUNO, "take"), (BRUNO, "end")]);
    while let Awaiting::Seats(seats) = game.position().awaiting() {
        let seat = seats.lowest().unwrap();
        let word = if game.position().check(seat, Choice::Take).is_ok() { "take" } else { "end" };
        play(&mut game, &[(seat, word)]);
    }
    game
}

#[test]
fn a_record_is_read_back_letter_by_letter_and_played_to_the_same_position() {
    let game = finished();
    let record = game.record(true);
    let text = record.to_string();
    let read: Record = text.parse().unwrap();
    assert_eq!(read, record);
    assert_eq!(read.to_string(), text);
    let again = verify::<Heap>(&PLAIN, &read).unwrap();
    assert_eq!(again.position(), game.position());
    assert_eq!(again.events(), game.events());
    assert_eq!(again.plies(), game.plies());
}

#[test]
fn a_running_game_shows_only_the_commitment() {
    let game = finished();
    let seed: Seed = "1806".parse().unwrap();
    let record = game.record(false);
    assert_eq!(record.secret, Secret::Committed(seed.commitment()));
    assert!(!record.to_string().contains("seed:"));
    // It can be looked at, but nobody can prove or continue its chance.
    assert!(Running::<Heap>::resume(&PLAIN, &record).is_ok());
}

#[test]
fn liars_are_found_out() {
    let honest = finished().record(true);
    assert!(verify::<Heap>(&PLAIN, &honest).is_ok());
    let fault = |record: Record| verify::<Heap>(&PLAIN, &record).map(|_| ()).unwrap_err();

    let mut die = honest.clone();
    let thrown = die.plies.iter().position(|(by, _)| *by == By::Chance).unwrap();
    let other = if die.plies[thrown].1 == "die 1" { "die 2" } else { "die 1" };
    die.plies[thrown].1 = other.to_owned();
    assert!(
        matches!(fault(die), Unplayable::Ply { ply, reason: IllegalPly::ChanceDiffers { .. }, .. } if ply == thrown + 1)
    );

    // One throw of a die can agree by accident; twenty seeds can't.
    let with_seed = |number: u32| Record {
        secret: Secret::Revealed(number.to_string().parse().unwrap()),
        ..honest.clone()
    };
    let differs = |record: &Record| matches!(fault(record.clone()), Unplayable::Ply { .. });
    assert!(
        (1..=20)
            .map(with_seed)
            .filter(|record| verify::<Heap>(&PLAIN, record).is_err())
            .any(|record| differs(&record))
    );

    let mut illegal = honest.clone();
    illegal.plies.insert(2, (By::Seat(BRUNO), "take".to_owned()));
    assert!(matches!(fault(illegal), Unplayable::Ply { ply: 3, reason: IllegalPly::Refused(_), .. }));

    let mut nobody = honest.clone();
    nobody.plies[0].0 = By::Seat(Seat::new(7));
    assert!(matches!(fault(nobody), Unplayable::Ply { ply: 1, reason: IllegalPly::NoSuchSeat, .. }));

    let mut result = honest.clone();
    result.result.as_mut().unwrap().scores.reverse();
    assert!(matches!(fault(result), Unplayable::ResultDiffers { .. }));

    let mut unfinished = honest.clone();
    unfinished.plies.pop();
    assert!(matches!(fault(unfinished), Unplayable::ResultDiffers { .. }));

    let mut game = honest;
    game.game = "stack".to_owned();
    assert!(matches!(fault(game), Unplayable::OtherGame { .. }));
}

#[test]
fn another_edition_is_named_with_both_hashes() {
    let record = finished().record(true);
    let error = Running::<Heap>::resume(&OTHER, &record).unwrap_err();
    assert!(matches!(error, Unplayable::OtherEdition { .. }));
    let sentence = error.to_string();
    assert!(
        sentence.contains("plain") && sentence.contains("other") && sentence.contains("--edition"),
        "{sentence}"
    );
}

#[test]
fn a_word_of_a_player_changes_all_chance() {
    let mut with_word = company("1806");
    with_word.words[1] = "nobody chose this".parse().unwrap();
    let throws = |company: Company| {
        let mut game = Running::<Heap>::new(&PLAIN, &Agreed::new(), company).unwrap();
        game.advance();
        play(&mut game, &[(BRUNO, "bet 1"), (ANNA, "bet 0")]);
        for _ in 0..3 {
            if let Awaiting::Seats(seats) = game.position().awaiting() {
                play(&mut game, &[(seats.lowest().unwrap(), "throw")]);
            }
        }
        words(&game)
    };
    assert_eq!(throws(company("1806")), throws(company("1806")));
    let seeds = ["a", "b", "c", "d", "e", "f"];
    assert!(seeds.iter().any(|seed| {
        let mut with_word = with_word.clone();
        with_word.secret = Secret::Revealed(seed.parse().unwrap());
        throws(with_word) != throws(company(seed))
    }));
}

#[test]
fn a_table_needs_as_many_names_as_seats() {
    let mut three = company("1806");
    three.names.push("Clara".parse().unwrap());
    let error = Running::<Heap>::new(&PLAIN, &Agreed::new(), three).unwrap_err();
    assert_eq!(error, CannotStart::Seats { seats: 2, names: 3 });
}

#[test]
fn a_record_that_is_not_one_is_told_where() {
    let text = finished().record(true).to_string();
    let broken = |change: &dyn Fn(&str) -> String| change(&text).parse::<Record>().unwrap_err().to_string();
    assert_eq!(
        "".parse::<Record>().unwrap_err().to_string(),
        "the record ends early; expected “imperios record 1”"
    );
    for (sentence, change) in [
        ("line 1: this is not a record", &(|t: &str| format!("x{t}")) as &dyn Fn(&str) -> String),
        ("line 2: expected “game: ”", &|t| t.replace("game: heap", "gam: heap")),
        ("line 3: expected “edition: NAME HASH”", &|t| t.replace("edition: plain ", "edition: plain")),
        ("line 4: an option is written key=value", &|t| t.replace("players=2", "players")),
        ("line 5: expected “seats in order", &|t| t.replace("seat 1:", "seat 2:")),
        ("line 7: expected “seat, word, seed or commitment”", &|t| t.replace("seed: 1806", "sed: 1806")),
        ("line 8: expected “result: open, or", &|t| t.replace("result: scores", "result: score")),
        ("line 9: expected “an empty line”", &|t| t.replacen("\n\n", "\nx\n", 1)),
        ("line 10: “Bet 1” can't be a word", &|t| t.replace("2: bet 1", "2: Bet 1")),
        ("line 10: expected “chance or a seat number”", &|t| t.replace("2: bet 1", "9: bet 1")),
        ("line 16: the last line does not end with a line feed", &|t| t.trim_end().to_owned()),
        ("line 1: the line ends with a carriage return", &|t| t.replace('\n', "\r\n")),
        ("the line is laid out differently; expected “1: bet 0, show, throw”", &|t| {
            t.replace("bet 0, show", "bet 0\n1: show")
        }),
    ] {
        let found = broken(change);
        assert!(found.contains(sentence), "{sentence}\n{found}");
    }
}

#[test]
fn a_commitment_is_sixty_four_digits() {
    for wrong in ["", "a7", &"g".repeat(64), &"A".repeat(64)] {
        assert!(wrong.parse::<Commitment>().is_err(), "{wrong:?}");
    }
}
