//! What bots look at: what one player can take, the other can lose, and nothing of it is a secret.

use grecia::Position as Grecia;
use napoleon::Position as Napoleon;
use table::{Agreed, Awaiting, Boxed, ChanceStream, Edition as _, Rules, Seat, Source};

/// Positions of random games at which somebody is asked.
fn positions<R: Rules>(built_in: &[(&str, &str)], options: &str, games: usize, mut look: impl FnMut(&R)) {
    let start = begun::<R>(built_in, options);
    let mut chance = ChanceStream::new(&"prospects".parse().unwrap(), []);
    let mut buffer = Vec::new();
    for _ in 0..games {
        let mut position = start.clone();
        let mut seen = |position: &R, seat, rng: &mut _| {
            look(position);
            position.pick(seat, &mut buffer, rng)
        };
        while position.step(chance.rng(), &mut (), &mut seen).is_some() {}
    }
}

/// A game that is about to begin.
fn begun<R: Rules>(built_in: &[(&str, &str)], options: &str) -> R {
    let edition = Boxed::<R>::new(R::Edition::load(&Source::built_in(built_in)).unwrap()).edition();
    let agreed = options.parse::<Agreed>().unwrap().complete(&R::settings(edition)).unwrap();
    R::begin(edition, R::options(edition, &agreed).unwrap())
}

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

#[test]
fn in_grecia_one_loses_what_the_other_takes() {
    let mut threatened = 0;
    positions::<Grecia>(grecia::edition::BUILT_IN, "players=2", 20, |position| {
        if SEATS.into_iter().any(|seat| position.worth(seat).out) {
            return;
        }
        let [own, other, ..] = position.appraise();
        for (taker, loser) in [(&own, &other), (&other, &own)] {
            assert!((taker.raids - loser.peril).abs() < 1e-4, "{taker:?} {loser:?}");
            assert!(taker.siege <= loser.breaches + 1e-6 && taker.next_siege <= taker.siege, "{taker:?}");
            assert!(loser.worst_peril >= loser.breach && loser.worst_peril <= 1.0, "{loser:?}");
        }
        threatened += usize::from(own.peril > 0.0);
    });
    assert!(threatened > 100, "{threatened}");
}

#[test]
fn in_grecia_a_fortress_is_as_safe_as_its_site() {
    let mut position = begun::<Grecia>(grecia::edition::BUILT_IN, "players=2 scenario=peloponnesian_war");
    for outcome in ["start 1", "colour blue"] {
        position.occur(position.read_word(outcome).unwrap(), &mut ());
    }
    let sites = |position: &Grecia| {
        let [athens, sparta, ..] = position.appraise();
        [athens, sparta].map(|own| (own.havens, own.approaches, own.neighbours))
    };
    assert_eq!(sites(&position), [(0, 0, 0), (0, 0, 0)]);
    let mut place = |word: &str| {
        let Awaiting::Seats(seats) = position.awaiting() else { panic!("{word}") };
        position.play(seats.lowest().unwrap(), position.read_word(word).unwrap(), &mut ());
        sites(&position)
    };
    // No way by land leads to a small island, three to Sparta, two to Athens, five to Corinth beside it.
    assert_eq!(place("fortress naxos"), [(1, 0, 0), (0, 0, 0)]);
    assert_eq!(place("fortress sparta"), [(1, 0, 0), (0, 3, 0)]);
    assert_eq!(place("fortress athens"), [(1, 2, 0), (0, 3, 0)]);
    assert_eq!(place("fortress corinth"), [(1, 2, 1), (0, 8, 1)]);
}

#[test]
fn in_napoleon_every_peril_is_somebodys_aim() {
    let (mut perils, mut far_perils) = (0, 0);
    positions::<Napoleon>(napoleon::edition::BUILT_IN, "players=2", 30, |position| {
        let appraisal = position.appraise();
        for (taker, loser) in [(SEATS[0], SEATS[1]), (SEATS[1], SEATS[0])] {
            let [mut aims, mut far_aims] = [Vec::new(), Vec::new()];
            appraisal.aims(taker, |aim| aims.push(aim.edge));
            appraisal.far_aims(taker, |aim| far_aims.push(aim.edge));
            let before = perils;
            appraisal.perils(loser, |edge, _| {
                take(&mut aims, edge);
                perils += 1;
            });
            appraisal.far_perils(loser, |edge, _| {
                take(&mut far_aims, edge);
                far_perils += 1;
            });
            assert_eq!(appraisal.fronts(loser), u32::from(perils > before));
        }
    });
    assert!(perils > 100 && far_perils > 100, "{perils} {far_perils}");
}

#[test]
fn in_grecia_who_has_no_turn_left_threatens_nobody() {
    let mut idle = 0;
    positions::<Grecia>(grecia::edition::BUILT_IN, "players=3", 20, |position| {
        let (to_come, active) = (position.calendar().to_come(), position.active());
        assert!(position.calendar().actions_left(active) == 0 || to_come.contains(active));
        let appraisal = position.appraise();
        for seat in Seat::first(3).filter(|&seat| !to_come.contains(seat)) {
            let own = appraisal[seat.index()];
            assert_eq!((own.raids.to_bits(), own.siege.to_bits(), own.room), (0, 0, 0), "{own:?}");
            idle += 1;
        }
        assert!(!to_come.is_empty() || appraisal.iter().all(|own| own.peril <= 0.0));
    });
    assert!(idle > 100, "{idle}");
}

#[test]
fn in_napoleon_who_has_no_turn_left_threatens_nobody() {
    let (mut idle, mut spared) = (0, 0);
    positions::<Napoleon>(napoleon::edition::BUILT_IN, "players=2", 30, |position| {
        let (to_come, active) = (position.calendar().to_come(), position.active());
        assert!(position.calendar().actions_left(active) == 0 || to_come.contains(active));
        let (all, some) = (position.appraise(), position.appraise_for(to_come));
        for (taker, loser) in [(SEATS[0], SEATS[1]), (SEATS[1], SEATS[0])] {
            let mut count = [0; 2];
            all.perils(loser, |_, _| count[0] += 1);
            some.perils(loser, |_, _| count[1] += 1);
            if to_come.contains(taker) {
                assert_eq!(count[0], count[1]);
            } else {
                some.aims(taker, |aim| panic!("{aim:?}"));
                assert_eq!((count[1], some.fronts(loser), some.pressure(taker)), (0, 0, 0));
                idle += 1;
                spared += count[0];
            }
        }
    });
    assert!(idle > 100 && spared > 40, "{idle} {spared}");
}

/// Takes the aim away that makes a peril.
fn take(aims: &mut Vec<i32>, edge: i32) {
    let place = aims.iter().position(|&aim| aim == edge);
    aims.swap_remove(place.expect("an aim for every peril"));
}
