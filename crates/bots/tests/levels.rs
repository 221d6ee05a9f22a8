//! What holds for every level: legal, in time, the same again, and blind to what its seat may not know.

use std::time::Duration;

use bots::{BOTS, Budget, Insight, LEVELS, Thinker, bot_rng, search};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Agreed, Boxed, Edition, Outlook, Player, Rules, Seat, Source};

type Rng = Xoshiro256PlusPlus;

fn start<R: Rules>(built_in: &[(&str, &str)], players: usize) -> R {
    let edition = Boxed::<R>::new(R::Edition::load(&Source::built_in(built_in)).unwrap()).edition();
    let agreed = Agreed::new().with("players", &players.to_string()).complete(&R::settings(edition)).unwrap();
    R::begin(edition, R::options(edition, &agreed).unwrap())
}

/// Calls `look` at every decision with a choice of a random game, until it has been called so often.
fn decisions<R: Rules>(start: &R, seed: u64, often: usize, mut look: impl FnMut(&R, Seat)) {
    let mut rng = Rng::seed_from_u64(seed);
    let (mut world, mut buffer) = (start.clone(), Vec::new());
    let mut looks = 0;
    while looks < often {
        let stepped = world.step(&mut rng, &mut (), |world, seat, rng| {
            buffer.clear();
            world.choices(seat, &mut buffer);
            if buffer.len() > 1 {
                look(world, seat);
                looks += 1;
            }
            world.pick(seat, &mut buffer, rng)
        });
        if stepped.is_none() {
            world = start.clone();
        }
    }
}

fn thinker<R: Insight>(level: &str, seat: Seat) -> Thinker<R> {
    let level = R::tuning().level(level).unwrap();
    Thinker::new(R::tuning(), level, bot_rng(&"levels".parse().unwrap(), seat))
}

/// Every game, at tables of two and of more.
macro_rules! in_every_game {
    ($check:ident) => {
        for players in [2, 4] {
            $check::<altes_reich::Position>(&start(altes_reich::edition::BUILT_IN, players));
            $check::<grecia::Position>(&start(grecia::edition::BUILT_IN, players));
            $check::<napoleon::Position>(&start(napoleon::edition::BUILT_IN, players));
        }
    };
}

#[test]
fn every_level_makes_legal_choices_and_is_allowed_little_time() {
    fn check<R: Insight>(start: &R) {
        for name in LEVELS {
            let level = R::tuning().level(name).unwrap();
            assert!(level.milliseconds <= if name == "emperor" { 1000 } else { 200 }, "{name}");
            let often = if name == "emperor" { 2 } else { 12 };
            decisions(start, 1, often, |world, seat| {
                let choice = thinker::<R>(name, seat).choose(&Outlook::new(world, seat));
                assert_eq!(world.check(seat, choice), Ok(()), "{name} in {}", R::NAME);
            });
        }
    }
    in_every_game!(check);
}

#[test]
fn thinking_ends_a_few_simulations_after_its_time() {
    fn check<R: Insight>(start: &R) {
        decisions(start, 1, 4, |world, seat| {
            let simulations = |time| {
                let budget = Budget { simulations: 100, time, threads: 1 };
                search(&Outlook::new(world, seat), R::tuning(), budget, 4).simulations
            };
            let (no_time, enough) = (simulations(Duration::ZERO), simulations(Duration::from_secs(600)));
            assert!((1..=16).contains(&no_time), "{no_time} in {}", R::NAME);
            assert!((17..=100).contains(&enough), "{enough} in {}", R::NAME);
        });
    }
    in_every_game!(check);
}

#[test]
fn the_same_is_chosen_where_the_seat_sees_the_same() {
    fn check<R: Insight>(start: &R) {
        decisions(start, 2, 12, |world, seat| {
            let mut rng = Rng::seed_from_u64(3);
            let other = world.redeal(seat, &mut rng);
            let budget = Budget { simulations: 60, time: Duration::from_secs(60), threads: 1 };
            let think = |world: &R| search(&Outlook::new(world, seat), R::tuning(), budget, 4);
            assert_eq!(think(world), think(&other), "{}", R::NAME);
        });
    }
    in_every_game!(check);
}

#[test]
fn a_plan_is_carried_out_without_thinking_again() {
    fn check<R: Insight>(start: &R) {
        let mut carried_out = 0;
        decisions(start, 10, 40, |world, seat| {
            let mut bot = thinker::<R>("knight", seat);
            let mut world = world.clone();
            let choice = bot.choose(&Outlook::new(&world, seat));
            let plan: Vec<R::Choice> = bot.goes_on().collect();
            world.play(seat, choice, &mut ());
            for choice in plan {
                assert_eq!(world.check(seat, choice), Ok(()), "{}", R::NAME);
                assert_eq!(bot.choose(&Outlook::new(&world, seat)), choice);
                assert!(bot.expects().is_none(), "it was thought of before");
                world.play(seat, choice, &mut ());
                carried_out += 1;
            }
        });
        assert!(carried_out > 0, "a plan in {} has more than one word", R::NAME);
    }
    // In El Viejo Imperio a plan is one card.
    for players in [2, 4] {
        check::<grecia::Position>(&start(grecia::edition::BUILT_IN, players));
        check::<napoleon::Position>(&start(napoleon::edition::BUILT_IN, players));
    }
}

#[test]
fn what_is_held_counts_alike_for_who_has_moved_and_who_moves_next() {
    fn check<R: Insight>(start: &R, held: &str) {
        let of = |name: &str| R::FEATURES.iter().position(|&feature| feature == name).unwrap();
        let (held, late) = (of(held), of(&format!("{held}-late")));
        let mut features = vec![0.0; R::FEATURES.len() * start.seats()];
        let mut latest = 0.0_f32;
        decisions(start, 3, 4000, |world, _| {
            world.features(&mut features);
            let seats = features.chunks(R::FEATURES.len()).filter(|seat| seat[held] > 0.0);
            let nearness: Vec<f32> = seats.map(|seat| seat[late] / seat[held]).collect();
            assert!(nearness.windows(2).all(|pair| (pair[0] - pair[1]).abs() < 1e-4), "{nearness:?}");
            latest = nearness.iter().copied().fold(latest, f32::max);
        });
        assert!(latest > 0.6, "the last round is nearer to the end than the first: {latest}");
    }
    check(&start::<grecia::Position>(grecia::edition::BUILT_IN, 3), "territories");
    check(&start::<napoleon::Position>(napoleon::edition::BUILT_IN, 3), "flags");
}

#[test]
fn a_bot_that_had_to_wait_makes_up_for_it() {
    let start: napoleon::Position = start(napoleon::edition::BUILT_IN, 4);
    let tuning = napoleon::Position::tuning();
    // It would think for a day, and the test runner ends what does not come to an end in minutes.
    let day = Duration::from_secs(24 * 60 * 60);
    let milliseconds = day.as_millis().try_into().unwrap();
    let level = bots::Level { simulations: u32::MAX, milliseconds, ..tuning.level("emperor").unwrap() };
    decisions(&start, 11, 3, |world, seat| {
        let mut bot = Thinker::new(tuning, level, bot_rng(&"levels".parse().unwrap(), seat));
        bot.hurry(day);
        let choice = bot.choose(&Outlook::new(world, seat));
        assert_eq!(world.check(seat, choice), Ok(()));
    });
}

#[test]
fn a_bot_shares_its_time_with_all_who_want_to_think() {
    let start: grecia::Position = start(grecia::edition::BUILT_IN, 2);
    let tuning = grecia::Position::tuning();
    // Alone it would think for a day, and the test runner ends what does not come to an end in minutes.
    let milliseconds = 24 * 60 * 60 * 1000;
    let level = bots::Level { simulations: u32::MAX, milliseconds, ..tuning.level("emperor").unwrap() };
    decisions(&start, 12, 3, |world, seat| {
        let mut bot = Thinker::new(tuning, level, bot_rng(&"levels".parse().unwrap(), seat));
        bot.share(u32::MAX);
        let choice = bot.choose(&Outlook::new(world, seat));
        assert_eq!(world.check(seat, choice), Ok(()));
    });
}

#[test]
fn styles_are_known_where_there_is_something_to_like() {
    let styles = |tuning: &'static bots::Tuning| tuning.styles().collect::<Vec<_>>();
    assert!(styles(altes_reich::Position::tuning()).is_empty());
    for tuning in [grecia::Position::tuning(), napoleon::Position::tuning()] {
        assert_eq!(styles(tuning), ["aggressive", "builder", "diplomat"]);
        let diplomat = tuning.with_style("diplomat").unwrap();
        assert!(diplomat.style.favours > 0.0 && tuning.style.favours == 0.0);
    }
}

#[test]
fn two_threads_grow_a_tree_each_and_are_counted_together() {
    let start: altes_reich::Position = start(altes_reich::edition::BUILT_IN, 3);
    decisions(&start, 5, 3, |world, seat| {
        let visits = |simulations, threads, seed| -> Vec<u32> {
            let budget = Budget { simulations, time: Duration::from_secs(60), threads };
            let findings = search(&Outlook::new(world, seat), altes_reich::Position::tuning(), budget, seed);
            let visits: Vec<u32> = findings.choices.iter().map(|weighed| weighed.visits).collect();
            assert_eq!(visits.iter().sum::<u32>(), findings.simulations);
            visits
        };
        let (first, second) = (visits(151, 1, 6), visits(150, 1, 6 ^ (1 << 32)));
        let sums: Vec<u32> = first.iter().zip(&second).map(|(one, other)| one + other).collect();
        assert_eq!(visits(301, 2, 6), sums);
    });
}

#[test]
fn a_forced_choice_takes_no_thought() {
    let mut world: altes_reich::Position = start(altes_reich::edition::BUILT_IN, 2);
    let mut rng = Rng::seed_from_u64(7);
    let mut forced = 0;
    let mut choose = |world: &altes_reich::Position, seat: Seat, rng: &mut Rng| {
        let mut choices = Vec::new();
        world.choices(seat, &mut choices);
        if let [only] = choices[..] {
            let mut emperor = thinker::<altes_reich::Position>("emperor", seat);
            assert_eq!(emperor.choose(&Outlook::new(world, seat)), only);
            assert!(emperor.expects().is_none(), "it has thought");
            forced += 1;
        }
        world.pick(seat, &mut choices, rng)
    };
    while world.step(&mut rng, &mut (), &mut choose).is_some() {}
    assert!(forced >= 2, "the last card is forced");
}

/// How often the seat wins after a choice if all that is hidden is dealt anew and everybody plays at random.
fn wins_at_random<R: Rules>(world: &R, seat: Seat, choice: R::Choice, games: u64) -> u64 {
    let mut buffer = Vec::new();
    let won = |game: &u64| {
        let mut rng = Rng::seed_from_u64(*game);
        let mut world = world.redeal(seat, &mut rng);
        world.play(seat, choice, &mut ());
        while world.step(&mut rng, &mut (), |world, asked, rng| world.pick(asked, &mut buffer, rng)).is_some()
        {
        }
        world.standing().leaders().contains(seat)
    };
    (0..games).filter(won).count() as u64
}

#[test]
fn search_finds_the_card_that_wins_the_last_trick_of_a_close_game() {
    // Where two cards are left: whatever wins clearly more games, however they are played, must be chosen.
    const GAMES: u64 = 200;
    let start: altes_reich::Position = start(altes_reich::edition::BUILT_IN, 2);
    let budget = Budget { simulations: 2_000, time: Duration::from_secs(60), threads: 1 };
    let mut told_apart = 0;
    decisions(&start, 8, 1_000, |world, seat| {
        let mut choices = Vec::new();
        world.choices(seat, &mut choices);
        let [one, other] = choices[..] else { return };
        let wins = |choice| wins_at_random(world, seat, choice, GAMES);
        let (better, by) = if wins(one) > wins(other) {
            (one, wins(one) - wins(other))
        } else {
            (other, wins(other) - wins(one))
        };
        if by > GAMES / 3 {
            told_apart += 1;
            let findings = search(&Outlook::new(world, seat), altes_reich::Position::tuning(), budget, 9);
            assert_eq!(findings.best(), Some(better), "it wins {by} more of {GAMES} games");
        }
    });
    assert!(told_apart > 0, "there is a game in which it matters");
}

#[test]
fn the_levels_are_among_the_bots_in_their_order() {
    assert_eq!(BOTS[2..], LEVELS);
    for tuning in [altes_reich::Position::tuning(), grecia::Position::tuning(), napoleon::Position::tuning()]
    {
        let levels = LEVELS.map(|name| tuning.level(name).unwrap());
        for pair in levels.windows(2) {
            let [weaker, stronger] = pair else { continue };
            let harder = (stronger.simulations > weaker.simulations) || (stronger.whims < weaker.whims);
            assert!(harder && stronger.simulations >= weaker.simulations && stronger.whims <= weaker.whims);
        }
    }
}
