//! What holds for every tournament, whoever enters, leaves or wins.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use table::{Seed, below, shuffle};
use tournament::{
    Draw, Entrant, Event, How, Kind, Paired, Stage, System, Terms, Tournament, Unproved, Why, verify,
};

/// A tournament with its journal, played by chance.
struct Played {
    events: Vec<Event>,
    tournament: Tournament,
    seed: Seed,
    chance: table::ChanceStream,
    steps: u64,
}

impl Played {
    fn open(system: System, seats: u8, entrants: u16, seed: &str) -> Self {
        let seed: Seed = seed.parse().unwrap();
        let mut terms = Terms::new("A tournament", "altes-reich", seats, system, seed.commitment());
        if let System::Swiss { rounds } = system {
            terms.late_until = rounds / 2;
        }
        let chance = table::ChanceStream::new(&seed, ["what happens"]);
        let tournament = Tournament::opened(terms.clone()).unwrap();
        let mut played = Self { events: vec![Event::Opened(terms)], tournament, seed, chance, steps: 0 };
        (0..entrants).for_each(|_| played.enter());
        played.enter_event(Event::Started);
        played
    }

    fn enter_event(&mut self, event: Event) {
        self.tournament.follow(&event).unwrap();
        self.events.push(event);
    }

    fn enter(&mut self) {
        let entrant = self.tournament.next_entrant();
        let name = format!("No. {entrant}").parse().unwrap();
        self.enter_event(Event::Entered { entrant, name, kind: Kind::Person });
    }

    /// Pairs and plays a round; none if there is no more.
    fn round(&mut self) -> Option<Paired> {
        let (paired, steps) = self.tournament.next_round_counted(&Draw::new(&self.seed))?;
        self.steps = self.steps.max(steps);
        self.enter_event(Event::Paired(paired.clone()));
        let seats = usize::from(self.tournament.terms.seats);
        let mut tables: Vec<u16> = (1..=paired.tables.len() as u16).collect();
        shuffle(self.chance.rng(), &mut tables);
        for table in tables {
            let mut places: Vec<u8> = (1..=seats as u8).collect();
            if below(self.chance.rng(), 4) == 0 {
                places[1] = 1;
            }
            shuffle(self.chance.rng(), &mut places);
            self.enter_event(Event::Ended { round: paired.round, table, places, how: How::Played });
        }
        Some(paired)
    }

    fn play_out(&mut self) -> Vec<Paired> {
        let rounds = std::iter::from_fn(|| self.round()).take(2000).collect();
        self.enter_event(Event::Closed { early: false });
        rounds
    }

    fn meetings(&self) -> BTreeMap<(Entrant, Entrant), u32> {
        let mut met = BTreeMap::new();
        for board in self.tournament.rounds.iter().flat_map(|round| &round.boards) {
            for &one in &board.seats {
                for &other in board.seats.iter().filter(|&&other| other > one) {
                    *met.entry((one, other)).or_default() += 1;
                }
            }
        }
        met
    }

    fn had(&self) -> BTreeMap<Entrant, Vec<u32>> {
        let seats = usize::from(self.tournament.terms.seats);
        let mut had: BTreeMap<Entrant, Vec<u32>> = BTreeMap::new();
        for board in self.tournament.rounds.iter().flat_map(|round| &round.boards) {
            for (seat, &entrant) in board.seats.iter().enumerate() {
                had.entry(entrant).or_insert_with(|| vec![0; seats])[seat] += 1;
            }
        }
        had
    }
}

fn once(paired: &Paired) -> BTreeSet<Entrant> {
    let all: Vec<Entrant> =
        paired.tables.iter().flat_map(|table| table.seats.clone()).chain(paired.byes.clone()).collect();
    let once: BTreeSet<Entrant> = all.iter().copied().collect();
    assert_eq!(once.len(), all.len(), "nobody sits at two tables");
    once
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn in_a_swiss_everybody_sits_once_and_nobody_meets_again_as_long_as_that_can_be(
        entrants in 2..60_u16, rounds in 1..9_u16, seed in "[a-z]{8}",
    ) {
        let mut played = Played::open(System::Swiss { rounds }, 2, entrants, &seed);
        let all = played.play_out();
        prop_assert_eq!(all.len(), usize::from(rounds));
        for paired in &all {
            prop_assert_eq!(once(paired).len(), usize::from(entrants));
            prop_assert_eq!(paired.byes.len(), usize::from(entrants % 2));
        }
        // With so many who have not met, there is always a round without meeting again.
        if rounds <= entrants / 2 {
            prop_assert!(played.meetings().values().all(|&times| times == 1));
            let byes: BTreeSet<_> = all.iter().flat_map(|paired| paired.byes.clone()).collect();
            prop_assert_eq!(byes.len(), usize::from(entrants % 2 * rounds), "nobody has two byes");
        }
        for had in played.had().values() {
            prop_assert!(had[0].abs_diff(had[1]) <= 3, "{had:?}");
        }
        prop_assert_eq!(verify(&played.events, &played.seed).unwrap().len(), usize::from(entrants));
    }

    #[test]
    fn at_tables_of_several_seats_are_in_turn_and_few_meet_again(
        seats in 3..=6_u8, tables in 4..9_u16, over in 0..6_u16, rounds in 2..6_u16, seed in "[a-z]{8}",
    ) {
        let entrants = u16::from(seats) * tables + over % u16::from(seats);
        let mut played = Played::open(System::Swiss { rounds }, seats, entrants, &seed);
        for paired in played.play_out() {
            prop_assert_eq!(once(&paired).len(), usize::from(entrants));
        }
        let meetings = played.meetings();
        let again: u32 = meetings.values().map(|times| times - 1).sum();
        let all: u32 = meetings.values().sum();
        // Chance alone would bring as many together again as there are rounds before for each place.
        let by_chance = f64::from(all) * f64::from(rounds - 1) / 2.0 * f64::from(seats - 1) / f64::from(entrants - 1);
        prop_assert!(f64::from(again) <= 0.75 * by_chance + 1.0, "{again} of {all}, by chance {by_chance}");
        for had in played.had().values() {
            let (least, most) = (had.iter().min().unwrap(), had.iter().max().unwrap());
            prop_assert!(most - least <= 2, "{had:?}");
        }
        prop_assert!(verify(&played.events, &played.seed).is_ok());
    }

    #[test]
    fn in_a_round_robin_everybody_meets_everybody(
        entrants in 2..16_u16, seats in 2..=5_u8, laps in 1..=2_u8, seed in "[a-z]{8}",
    ) {
        let entrants = entrants.max(seats.into());
        let mut played = Played::open(System::RoundRobin { laps }, seats, entrants, &seed);
        let all = played.play_out();
        let pairs = usize::from(entrants) * usize::from(entrants - 1) / 2;
        let meetings = played.meetings();
        prop_assert_eq!(meetings.len(), pairs);
        prop_assert!(meetings.values().all(|&times| times >= u32::from(laps)));
        if seats == 2 {
            prop_assert!(meetings.values().all(|&times| times == u32::from(laps)), "exactly so often");
            for had in played.had().values() {
                prop_assert!(had[0].abs_diff(had[1]) <= 1, "{had:?}");
            }
        }
        prop_assert!(all.len() <= pairs * usize::from(laps));
        prop_assert!(verify(&played.events, &played.seed).is_ok());
    }

    #[test]
    fn a_knock_out_leaves_one_and_nobody_who_is_out_plays(
        entrants in 2..90_u16, seats in 2..=8_u8, seed in "[a-z]{8}",
    ) {
        let entrants = entrants.max(seats.into());
        let mut played = Played::open(System::KnockOut, seats, entrants, &seed);
        let all = played.play_out();
        let mut left = usize::from(entrants);
        let mut still: BTreeSet<Entrant> = (1..=entrants).collect();
        for paired in &all {
            let there = once(paired);
            prop_assert!(there.is_subset(&still) && there.len() == left);
            still = there;
            left -= paired.tables.iter().map(|table| usize::from(seats - table.advance)).sum::<usize>();
        }
        prop_assert_eq!((left, all.last().unwrap().tables.len()), (1, 1));
        let ranking = verify(&played.events, &played.seed).unwrap();
        let last = &played.tournament.rounds.last().unwrap().boards[0];
        let best = last.places.as_ref().unwrap().iter().zip(&last.seats).filter(|(place, _)| **place == 1);
        prop_assert!(best.map(|(_, entrant)| *entrant).any(|entrant| entrant == ranking[0].entrant));
        let finalists: BTreeSet<_> = ranking[..usize::from(seats)].iter().map(|row| row.entrant).collect();
        prop_assert_eq!(finalists, last.seats.iter().copied().collect());
    }

    #[test]
    fn whoever_comes_and_goes_is_paired_while_there_and_the_proof_holds(
        entrants in 4..24_u16, seats in 2..=4_u8, system in 0..3_u8, what in prop::collection::vec(any::<u16>(), 1..40),
        seed in "[a-z]{8}",
    ) {
        let system = match system {
            0 => System::Swiss { rounds: 6 },
            1 => System::RoundRobin { laps: 1 },
            _ => System::KnockOut,
        };
        let entrants = entrants.max(seats.into());
        let mut played = Played::open(system, seats, entrants, &seed);
        let mut what = what.into_iter();
        while let Some(paired) = played.round() {
            let there: BTreeSet<Entrant> = once(&paired);
            for entrant in played.tournament.here() {
                prop_assert!(system == System::KnockOut || there.contains(&entrant), "{entrant}");
            }
            for number in what.by_ref().take(3) {
                let entrant = number % played.tournament.next_entrant() + 1;
                match number % 5 {
                    0 if played.tournament.may_enter() => played.enter(),
                    1 | 2 if played.tournament.player(entrant).is_some_and(|player| player.left.is_none()) => {
                        let why = if number % 2 == 0 { Why::Wish } else { Why::Absent };
                        played.enter_event(Event::Left { entrant, why });
                    }
                    3 if played.tournament.may_return(entrant) => played.enter_event(Event::Returned { entrant }),
                    _ => {}
                }
            }
        }
        played.enter_event(Event::Closed { early: false });
        prop_assert_eq!(played.tournament.stage, Stage::Over);
        let ranking = verify(&played.events, &played.seed).unwrap();
        prop_assert!(ranking.iter().map(|row| row.place).eq(1..=ranking.len() as u16));
        // What is written is read back.
        let written = serde_json::to_string(&played.events).unwrap();
        let read: Vec<Event> = serde_json::from_str(&written).unwrap();
        prop_assert_eq!(&read, &played.events);
    }

    #[test]
    fn a_round_that_somebody_has_arranged_is_found_out(
        entrants in 6..30_u16, round in 0..3_usize, seed in "[a-z]{8}",
    ) {
        let mut played = Played::open(System::Swiss { rounds: 3 }, 2, entrants, &seed);
        played.play_out();
        prop_assert!(verify(&played.events, &played.seed).is_ok());
        let other: Seed = format!("{seed}x").parse().unwrap();
        prop_assert_eq!(verify(&played.events, &other), Err(Unproved::Seed));
        let mut arranged = played.events.clone();
        let paired = arranged.iter_mut().filter_map(|event| match event {
            Event::Paired(paired) => Some(paired),
            _ => None,
        });
        let tables = &mut paired.into_iter().nth(round).unwrap().tables;
        let (one, other) = tables.split_at_mut(1);
        std::mem::swap(&mut one[0].seats[0], &mut other[0].seats[0]);
        prop_assert_eq!(verify(&arranged, &played.seed), Err(Unproved::Round(round as u16 + 1)));
    }
}

#[test]
fn a_thousand_are_paired_in_a_bounded_number_of_steps() {
    for seats in [2, 4] {
        let mut played = Played::open(System::Swiss { rounds: 10 }, seats, 1000, "thousand");
        let rounds = played.play_out();
        assert_eq!(rounds.len(), 10);
        // Each of them is weighed against some dozens of others a few times; everybody against everybody, again and again,
        // would be more than ten times as much.
        let bound = 1000 * 24 * 2 * 12 * u64::from(seats) * u64::from(seats);
        assert!(played.steps < bound, "{} steps with tables of {seats}", played.steps);
        if seats == 2 {
            assert!(played.meetings().values().all(|&times| times == 1));
        }
    }
}

#[test]
fn those_meet_who_stand_alike() {
    let mut played = Played::open(System::Swiss { rounds: 7 }, 2, 64, "alike");
    for _ in 0..6 {
        played.round().unwrap();
        let apart: Vec<u32> = {
            let points = |entrant: Entrant| played.tournament.player(entrant).unwrap().points;
            let paired = played.tournament.next_round(&Draw::new(&played.seed)).unwrap();
            paired
                .tables
                .iter()
                .map(|table| points(table.seats[0]).abs_diff(points(table.seats[1])))
                .collect()
        };
        let most = apart.iter().max().unwrap();
        assert!(*most <= tournament::WIN, "nobody meets who is more than a win apart: {apart:?}");
    }
}
