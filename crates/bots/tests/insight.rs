//! Hints and analyses: what they say follows from what a seat may know, and adds up.

use std::{ops::ControlFlow, time::Duration};

use bots::{Analysis, Budget, Depth, Insight, Level, Progress, Random, Thinker, analyse, bot_rng, hint};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Agreed, Awaiting, Boxed, By, Company, Name, Outlook, Player, Rules, Running, Seat, Seed, below};

const THOUGHT: Budget = Budget { simulations: 120, time: Duration::from_secs(600), threads: 1 };

/// A game between players who choose at random.
fn played<R: Rules>(edition: &'static R::Edition, options: &str, seed: &str) -> Running<R> {
    played_by(edition, options, seed, |_, rng| Random::new(rng))
}

/// A game between players of one's choice.
fn played_by<R: Rules, P: Player<R>>(
    edition: &'static R::Edition,
    options: &str,
    seed: &str,
    player: impl Fn(Seat, Xoshiro256PlusPlus) -> P,
) -> Running<R> {
    let agreed: Agreed = options.parse().unwrap();
    let seats = agreed.get("players").unwrap().parse().unwrap();
    let seed: Seed = seed.parse().unwrap();
    let names: Vec<Name> = Seat::first(seats).map(|seat| format!("seat {seat}").parse().unwrap()).collect();
    let mut game = Running::<R>::new(edition, &agreed, Company::new(names, seed.clone())).unwrap();
    let mut players: Vec<_> = Seat::first(seats).map(|seat| player(seat, bot_rng(&seed, seat))).collect();
    game.play_out(&mut players);
    game
}

/// Somebody who thinks, or who chooses at random.
enum Guest<R: Insight> {
    Thinks(Box<Thinker<R>>),
    Guesses(Random<R>),
}

impl<R: Insight> Player<R> for Guest<R> {
    fn choose(&mut self, outlook: &Outlook<'_, R>) -> R::Choice {
        match self {
            Self::Thinks(thinker) => thinker.choose(outlook),
            Self::Guesses(random) => random.choose(outlook),
        }
    }
}

/// Of two players, an analysis finds the dear choices of the one who guesses, and hardly any of the one who thinks.
fn who_guesses_pays<R: Insight>(edition: &'static R::Edition, options: &str) {
    let level = Level { simulations: 100, whims: 0, milliseconds: 600_000 };
    let (mut guessed, mut thought) = (0.0, 0.0);
    let seeds = ["school", "college", "workshop"];
    for (seed, thinks) in seeds.into_iter().flat_map(|seed| Seat::first(2).map(move |seat| (seed, seat))) {
        let game = played_by::<R, _>(edition, options, seed, |seat, rng| {
            if seat == thinks {
                Guest::Thinks(Box::new(Thinker::new(R::tuning(), level, rng)))
            } else {
                Guest::Guesses(Random::new(rng))
            }
        });
        let depth = Depth { simulations: 60, time: Duration::from_secs(6000), jobs: 2 };
        for costly in analyse(&game, depth, &|_| ControlFlow::Continue(())).unwrap().costly {
            let cost = if costly.by == thinks { &mut thought } else { &mut guessed };
            *cost += costly.better_win - costly.win;
        }
    }
    assert!(guessed > 0.2 && guessed > 3.0 * thought, "guessed {guessed}, thought {thought}");
}

/// Hints are legal, sound, and the same in worlds that look the same to the seat.
fn hints_tell_no_secret<R: Insight>(edition: &'static R::Edition, options: &str, moments: usize) {
    let game = played::<R>(edition, options, "hints");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let (mut choices, mut looked, mut reasons) = (Vec::new(), 0, 0);
    while looked < moments {
        let position = game.at(below(&mut rng, game.plies().len() as u32) as usize);
        let Awaiting::Seats(seats) = position.awaiting() else { continue };
        let seat = seats.lowest().unwrap();
        looked += 1;
        let told = hint(&Outlook::new(&position, seat), THOUGHT, 3).unwrap();
        let world = position.redeal(seat, &mut rng);
        assert_eq!(hint(&Outlook::new(&world, seat), THOUGHT, 3).as_ref(), Some(&told));
        choices.clear();
        position.choices(seat, &mut choices);
        for advice in &told.advice {
            assert!(choices.iter().any(|&choice| position.word(choice) == advice.word), "{advice:?}");
            assert!((0.0..=1.0).contains(&advice.win) && (0.0..=1.0).contains(&advice.share), "{advice:?}");
            reasons += advice.reasons.len();
        }
        assert!((1..=3).contains(&told.advice.len()), "{told:?}");
        let idle = Seat::first(position.seats()).find(|&seat| !seats.contains(seat));
        assert!(idle.is_none_or(|idle| hint(&Outlook::new(&position, idle), THOUGHT, 3).is_none()));
    }
    assert!(reasons > moments / 2, "{reasons} reasons in {moments} hints");
}

/// Reasons of which at most one can hold for a choice: what says the opposite of another, or the same twice.
const AT_MOST_ONE: [&[&str]; 2] = [
    &["insight-reason-strongest", "insight-reason-thrift", "insight-reason-keeps"],
    &["insight-reason-round", "insight-reason-thrift"],
];

/// No choice of any decision in some games has reasons that contradict or repeat each other.
fn reasons_agree<R: Insight>(
    edition: &'static R::Edition,
    options: &str,
    games: std::ops::Range<u32>,
    every: usize,
) -> usize {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    let (mut choices, mut told) = (Vec::new(), 0);
    for number in games {
        let game = played::<R>(edition, options, &format!("reasons-{number}"));
        for ply in (0..game.plies().len()).step_by(every) {
            let position = game.at(ply);
            let Awaiting::Seats(seats) = position.awaiting() else { continue };
            let seat = seats.lowest().unwrap();
            choices.clear();
            position.choices(seat, &mut choices);
            let worlds: Vec<R> = (0..8).map(|_| position.redeal(seat, &mut rng)).collect();
            for &choice in choices.iter().take(8) {
                let others: Vec<_> = choices.iter().copied().filter(|&other| other != choice).collect();
                let reasons = R::reasons(&worlds, seat, choice, &others, &mut rng);
                let messages: Vec<&str> = reasons.iter().map(|reason| reason.message).collect();
                told += messages.len();
                for (index, message) in messages.iter().enumerate() {
                    assert!(!messages[..index].contains(message), "{messages:?}");
                }
                for group in AT_MOST_ONE {
                    let held = messages.iter().filter(|message| group.contains(message)).count();
                    assert!(held <= 1, "{}: {messages:?}", position.word(choice));
                }
            }
        }
    }
    told
}

/// What an analysis says adds up, and is the same on any number of threads.
fn analyses_add_up<R: Insight>(edition: &'static R::Edition, options: &str, seed: &str) -> Analysis {
    let game = played::<R>(edition, options, seed);
    let depth = |jobs| Depth { simulations: 24, time: Duration::from_secs(6000), jobs };
    let steps = std::sync::Mutex::new((0, 0));
    let told = analyse(&game, depth(2), &|progress| {
        let mut steps = steps.lock().unwrap();
        assert!(progress.done <= progress.of);
        if progress.done == progress.of / 3 {
            let so_far = progress.so_far();
            assert!(so_far.moments.len() > 1 && so_far.moments.is_sorted_by_key(|moment| moment.ply));
        }
        *steps = (steps.0.max(progress.done), progress.of);
        ControlFlow::Continue(())
    })
    .unwrap();
    let steps = steps.into_inner().unwrap();
    assert_eq!(steps.0, steps.1, "all steps are told");
    assert_eq!(analyse(&game, depth(1), &|_| ControlFlow::Continue(())).as_ref(), Some(&told));
    let unwanted = |progress: &Progress<'_>| {
        if progress.done < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    assert_eq!(analyse(&game, depth(2), &unwanted), None, "nobody waits for what nobody wants");

    let seats = game.position().seats();
    let sums_to = |values: &[f32], sum: f32| (values.iter().sum::<f32>() - sum).abs() < 1e-3;
    for moment in &told.moments {
        assert!(moment.win.len() == seats && sums_to(&moment.win, 1.0), "{moment:?}");
        let ply = game.plies().get(moment.ply);
        assert_eq!(
            moment.by,
            ply.and_then(|ply| if let By::Seat(seat) = ply.by { Some(seat) } else { None })
        );
        assert_eq!(moment.word, ply.map(|ply| game.position().word(ply.choice)));
        assert_eq!(moment.plan.is_empty(), ply.is_none());
    }
    let end = told.moments.last().unwrap();
    let winners = game.position().standing().leaders();
    assert!(Seat::first(seats).all(|seat| (end.win[seat.index()] > 0.0) == winners.contains(seat)));
    for draw in &told.draws {
        assert!(sums_to(&draw.change, 0.0), "{draw:?}");
        assert!(game.plies()[draw.ply..draw.ply + draw.words].iter().all(|ply| ply.by == By::Chance));
    }
    let drawn: usize = told.draws.iter().map(|draw| draw.words).sum();
    assert_eq!(drawn, game.plies().iter().filter(|ply| ply.by == By::Chance).count());
    for seat in 0..seats {
        let sum: f32 = told.draws.iter().map(|draw| draw.change[seat]).sum();
        assert!((sum - told.luck[seat]).abs() < 1e-3, "the ledger is the sum of its draws");
    }
    let decided = |turns: [&bots::Turn; 2]| turns[0].from < turns[1].from;
    assert!(
        told.turning_points.windows(2).all(|turns| decided([&turns[0], &turns[1]])),
        "none is named twice"
    );
    for turn in &told.turning_points {
        let [from, to] = [turn.from, turn.to].map(|moment| &told.moments[moment]);
        assert!(from.by == Some(turn.seat) && (to.by == from.by || to.by.is_none()), "{turn:?}");
        let seat = turn.seat.index();
        assert!(
            turn.from < turn.to && (to.win[seat] - from.win[seat] - turn.change).abs() < 1e-6,
            "{turn:?}"
        );
    }
    for costly in &told.costly {
        let moment = &told.moments[costly.moment];
        assert_eq!(moment.by, Some(costly.by));
        assert!(costly.words.contains(moment.word.as_ref().unwrap()), "{costly:?}");
        assert_eq!(costly.plan, moment.plan);
        assert!(costly.better_plan != costly.plan && costly.better_win > costly.win, "{costly:?}");
        // What was said is carried out in the record before anybody else has a say.
        let first = (0..=moment.ply).rev().take_while(|&ply| game.plies()[ply].by == By::Seat(costly.by));
        let said = |from: usize| {
            let plies = game.plies()[from..].iter().take(costly.words.len());
            plies.map(|ply| game.position().word(ply.choice)).collect::<Vec<_>>()
        };
        assert!(first.into_iter().any(|from| said(from) == costly.words), "{costly:?}");
    }
    told
}

fn altes_reich() -> &'static altes_reich::Edition {
    Boxed::<altes_reich::Position>::new(altes_reich::Edition::built_in()).edition()
}

fn grecia() -> &'static grecia::Edition {
    Boxed::<grecia::Position>::new(grecia::Edition::built_in()).edition()
}

fn napoleon() -> &'static napoleon::Edition {
    Boxed::<napoleon::Position>::new(napoleon::Edition::built_in()).edition()
}

#[test]
fn hints_of_altes_reich_tell_no_secret() {
    hints_tell_no_secret::<altes_reich::Position>(altes_reich(), "players=4", 20);
}

#[test]
fn hints_of_grecia_tell_no_secret() {
    hints_tell_no_secret::<grecia::Position>(grecia(), "players=3 scenario=free_game", 20);
}

#[test]
fn hints_of_napoleon_tell_no_secret() {
    hints_tell_no_secret::<napoleon::Position>(napoleon(), "players=2 scenario=italy-1796", 20);
}

#[test]
fn reasons_never_contradict_each_other() {
    let told = reasons_agree::<altes_reich::Position>(altes_reich(), "players=4", 0..40, 1)
        + reasons_agree::<altes_reich::Position>(altes_reich(), "players=2", 0..40, 1);
    assert!(told > 1_000, "{told} reasons");
    let told = reasons_agree::<grecia::Position>(grecia(), "players=3 scenario=free_game", 0..4, 5);
    assert!(told > 200, "{told} reasons");
    let told = reasons_agree::<napoleon::Position>(napoleon(), "players=2 scenario=italy-1796", 0..4, 5);
    assert!(told > 200, "{told} reasons");
}

#[test]
fn a_hint_for_a_fortress_knows_small_islands() {
    let game = played::<grecia::Position>(grecia(), "players=4 scenario=peloponnesian_war", "sites");
    let blue = |ply: usize| {
        let position = game.at(ply);
        let Awaiting::Seats(seats) = position.awaiting() else { return None };
        let naxos = position.read_word("fortress naxos").unwrap();
        let seat = seats.lowest().unwrap();
        position.check(seat, naxos).is_ok().then_some((position, seat, naxos))
    };
    let (position, seat, naxos) = (0..game.plies().len()).find_map(blue).unwrap();
    let athens = position.read_word("fortress athens").unwrap();
    let told = |choice, other| -> Vec<String> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(431);
        let reasons = grecia::Position::reasons(&[position], seat, choice, &[other], &mut rng);
        reasons.iter().map(|reason| reason.message.to_string()).collect()
    };
    assert!(told(naxos, athens).contains(&"insight-reason-haven".to_owned()), "{:?}", told(naxos, athens));
    assert!(!told(athens, naxos).contains(&"insight-reason-haven".to_owned()));
}

#[test]
fn an_analysis_of_altes_reich_adds_up() {
    let told = analyses_add_up::<altes_reich::Position>(altes_reich(), "players=3", "analysis");
    assert!(told.battles.is_empty());
}

#[test]
fn an_analysis_of_grecia_adds_up_and_knows_its_battles() {
    let told = analyses_add_up::<grecia::Position>(grecia(), "players=2 scenario=free_game", "analysis");
    let whole =
        |plan: &[table::Phrase]| plan.iter().any(|phrase| phrase.message.starts_with("insight-plan-"));
    assert!(told.moments.iter().any(|moment| whole(&moment.plan)), "actions are told as wholes");
    let part = |phrase: &table::Phrase| ["from", "with", "to"].iter().any(|it| phrase.message.ends_with(it));
    assert!(told.costly.iter().all(|costly| !costly.plan.iter().any(part)), "{:?}", told.costly);
    assert!(!told.battles.is_empty());
    assert!(told.battles.iter().all(|battle| (0.0..=1.0).contains(&battle.expected)), "{:?}", told.battles);
    // What is certain happens.
    assert!(told.battles.iter().all(|battle| battle.won || battle.expected < 1.0 - 1e-9));
    assert!(told.battles.iter().all(|battle| !battle.won || battle.expected > 1e-9));
}

#[test]
fn an_analysis_of_napoleon_adds_up() {
    let told = analyses_add_up::<napoleon::Position>(napoleon(), "players=2 scenario=italy-1796", "analysis");
    assert!(told.battles.iter().all(|battle| !battle.won || battle.expected > 1e-9));
}

#[test]
fn in_altes_reich_an_analysis_shows_what_guessing_costs() {
    who_guesses_pays::<altes_reich::Position>(altes_reich(), "players=2");
}

#[test]
fn in_grecia_an_analysis_shows_what_guessing_costs() {
    who_guesses_pays::<grecia::Position>(grecia(), "players=2 scenario=free_game");
}

#[test]
fn in_napoleon_an_analysis_shows_what_guessing_costs() {
    who_guesses_pays::<napoleon::Position>(napoleon(), "players=2 scenario=italy-1796");
}
