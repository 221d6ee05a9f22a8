//! Which system knows players best: Glicko by pairs, Glicko-2 by pairs, Bradley-Terry with full pairs or Plackett-Luce (both of
//! Weng and Lin, as `OpenSkill` has them), in worlds whose truth is known. Made from a seed, so the figures of `docs/ratings.md` come out again:
//! `cargo nextest run -p rating compar --no-capture`.

use std::cmp::Ordering;

use rating::{Entrant, Rating, chance, rated};

const PLAYERS: usize = 120;
const STAGES: [usize; 4] = [5, 10, 20, 60];

/// xorshift64*: small, and the same everywhere.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> f64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        ((self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 11) as f64 + 0.5) / (1_u64 << 53) as f64
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() * n as f64) as usize
    }

    fn normal(&mut self) -> f64 {
        (-2.0 * self.next().ln()).sqrt() * (std::f64::consts::TAU * self.next()).cos()
    }

    /// With the variance of 1.
    fn gumbel(&mut self) -> f64 {
        -(-self.next().ln()).ln() * 6_f64.sqrt() / std::f64::consts::PI
    }
}

/// How a system sees somebody: in points, and how unsure it is.
#[derive(Clone, Copy)]
struct Seen {
    mean: f64,
    deviation: f64,
}

trait System {
    const NAME: &'static str;
    fn new(players: usize) -> Self;
    fn play(&mut self, who: &[usize], places: &[u8]);
    fn seen(&self, who: usize) -> Seen;
    fn chance(&self, one: usize, other: usize) -> f64;
}

struct Own(Vec<Rating>);

impl System for Own {
    const NAME: &'static str = "Glicko by pairs";

    fn new(players: usize) -> Self {
        Self(vec![Rating::NEW; players])
    }

    fn play(&mut self, who: &[usize], places: &[u8]) {
        let entrants: Vec<_> = who.iter().map(|&index| Entrant::person(self.0[index])).collect();
        for (&index, after) in who.iter().zip(rated(&entrants, places)) {
            self.0[index] = after;
        }
    }

    fn seen(&self, who: usize) -> Seen {
        let Rating { mean, deviation } = self.0[who];
        Seen { mean: mean as f64 / 1000.0, deviation: deviation as f64 / 1000.0 }
    }

    fn chance(&self, one: usize, other: usize) -> f64 {
        chance(self.0[one], self.0[other])
    }
}

/// What luck does in one game, so that 400 points are ten to one: 400 / (√2 · ln 10).
const LUCK: f64 = 122.839_5;

impl Seen {
    /// Before a game: everybody may have changed by 8 points.
    fn stirred(self) -> Self {
        Self { deviation: (self.deviation.powi(2) + 64.0).sqrt(), ..self }
    }

    /// After a game that leaves this part of the variance.
    fn surer(self, left: f64) -> Self {
        Self { deviation: (self.deviation * left.max(0.0001).sqrt()).clamp(30.0, 300.0), ..self }
    }

    fn chance(self, other: Self) -> f64 {
        let c = (self.deviation.powi(2) + other.deviation.powi(2) + 2.0 * LUCK * LUCK).sqrt();
        1.0 / (1.0 + ((other.mean - self.mean) / c).exp())
    }
}

fn score(own: u8, other: u8) -> f64 {
    match own.cmp(&other) {
        Ordering::Less => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Greater => 0.0,
    }
}

struct BradleyTerry(Vec<Seen>);

impl System for BradleyTerry {
    const NAME: &'static str = "Bradley-Terry, full pairs";

    fn new(players: usize) -> Self {
        Self(vec![Seen { mean: 1500.0, deviation: 300.0 }; players])
    }

    fn play(&mut self, who: &[usize], places: &[u8]) {
        let before: Vec<Seen> = who.iter().map(|&index| self.0[index].stirred()).collect();
        for (i, &index) in who.iter().enumerate() {
            let Seen { mean, deviation } = before[i];
            let (mut omega, mut delta) = (0.0, 0.0);
            for (j, other) in before.iter().enumerate().filter(|&(j, _)| j != i) {
                let c = (deviation.powi(2) + other.deviation.powi(2) + 2.0 * LUCK * LUCK).sqrt();
                let p = 1.0 / (1.0 + ((other.mean - mean) / c).exp());
                omega += deviation.powi(2) / c * (score(places[i], places[j]) - p);
                delta += (deviation / c).powi(3) * p * (1.0 - p);
            }
            self.0[index] = Seen { mean: mean + omega, deviation }.surer(1.0 - delta);
        }
    }

    fn seen(&self, who: usize) -> Seen {
        self.0[who]
    }

    fn chance(&self, one: usize, other: usize) -> f64 {
        self.0[one].chance(self.0[other])
    }
}

struct PlackettLuce(Vec<Seen>);

impl System for PlackettLuce {
    const NAME: &'static str = "Plackett-Luce";

    fn new(players: usize) -> Self {
        Self(vec![Seen { mean: 1500.0, deviation: 300.0 }; players])
    }

    fn play(&mut self, who: &[usize], places: &[u8]) {
        let before: Vec<Seen> = who.iter().map(|&index| self.0[index].stirred()).collect();
        let c = before.iter().map(|seen| seen.deviation.powi(2) + LUCK * LUCK).sum::<f64>().sqrt();
        let weight = |index: usize| (before[index].mean / c).exp();
        let among =
            |q: usize| -> f64 { (0..who.len()).filter(|&s| places[s] >= places[q]).map(weight).sum() };
        let shared =
            |q: usize| places.iter().map(|&place| f64::from(u8::from(place == places[q]))).sum::<f64>();
        for (i, &index) in who.iter().enumerate() {
            let (mut omega, mut delta) = (0.0, 0.0);
            for q in (0..who.len()).filter(|&q| places[q] <= places[i]) {
                let p = weight(i) / among(q);
                omega += (f64::from(u8::from(q == i)) - p) / shared(q);
                delta += p * (1.0 - p) / shared(q);
            }
            let Seen { mean, deviation } = before[i];
            let gamma = deviation / c;
            let after = Seen { mean: mean + deviation * deviation / c * omega, deviation };
            self.0[index] = after.surer(1.0 - gamma * (deviation / c).powi(2) * delta);
        }
    }

    fn seen(&self, who: usize) -> Seen {
        self.0[who]
    }

    fn chance(&self, one: usize, other: usize) -> f64 {
        self.0[one].chance(self.0[other])
    }
}

struct Glicko(Vec<(Seen, f64)>);

const GLICKO: f64 = 173.7178;

impl Glicko {
    fn g(phi: f64) -> f64 {
        1.0 / (1.0 + 3.0 * phi * phi / std::f64::consts::PI.powi(2)).sqrt()
    }

    /// The volatility afterwards, as Glickman finds it (2013, step 5).
    fn volatility(sigma: f64, phi: f64, v: f64, delta: f64) -> f64 {
        const TAU: f64 = 0.5;
        let a = (sigma * sigma).ln();
        let f = |x: f64| {
            let e = x.exp();
            let d = phi * phi + v + e;
            e * (delta * delta - phi * phi - v - e) / (2.0 * d * d) - (x - a) / (TAU * TAU)
        };
        let mut low = a;
        let mut high = if delta * delta > phi * phi + v {
            (delta * delta - phi * phi - v).ln()
        } else {
            let mut k = 1.0;
            while f(a - k * TAU) < 0.0 {
                k += 1.0;
            }
            a - k * TAU
        };
        let (mut f_low, mut f_high) = (f(low), f(high));
        while (high - low).abs() > 1e-6 {
            let middle = low + (low - high) * f_low / (f_high - f_low);
            let f_middle = f(middle);
            if f_middle * f_high <= 0.0 {
                (low, f_low) = (high, f_high);
            } else {
                f_low /= 2.0;
            }
            (high, f_high) = (middle, f_middle);
        }
        (low / 2.0).exp()
    }
}

impl System for Glicko {
    const NAME: &'static str = "Glicko-2 by pairs";

    fn new(players: usize) -> Self {
        Self(vec![(Seen { mean: 1500.0, deviation: 350.0 }, 0.06); players])
    }

    fn play(&mut self, who: &[usize], places: &[u8]) {
        let before: Vec<(f64, f64, f64)> = who
            .iter()
            .map(|&index| {
                let (Seen { mean, deviation }, sigma) = self.0[index];
                ((mean - 1500.0) / GLICKO, deviation / GLICKO, sigma)
            })
            .collect();
        for (i, &index) in who.iter().enumerate() {
            let (mu, phi, sigma) = before[i];
            let (mut information, mut gained) = (0.0, 0.0);
            for (j, &(theirs, their_phi, _)) in before.iter().enumerate().filter(|&(j, _)| j != i) {
                let g = Self::g(their_phi);
                let e = 1.0 / (1.0 + (-g * (mu - theirs)).exp());
                information += g * g * e * (1.0 - e);
                gained += g * (score(places[i], places[j]) - e);
            }
            let v = 1.0 / information;
            let sigma = Self::volatility(sigma, phi, v, v * gained);
            let phi = 1.0 / (1.0 / (phi * phi + sigma * sigma) + 1.0 / v).sqrt();
            let mean = 1500.0 + GLICKO * (mu + phi * phi * gained);
            self.0[index] = (Seen { mean, deviation: phi * GLICKO }, sigma);
        }
    }

    fn seen(&self, who: usize) -> Seen {
        self.0[who].0
    }

    fn chance(&self, one: usize, other: usize) -> f64 {
        let ((one, _), (other, _)) = (self.0[one], self.0[other]);
        let g = Self::g(one.deviation.hypot(other.deviation) / GLICKO);
        1.0 / (1.0 + (g * (other.mean - one.mean) / GLICKO).exp())
    }
}

/// Where games are played.
#[derive(Clone, Copy)]
struct World {
    name: &'static str,
    most_seats: usize,
    /// What luck does follows a normal distribution, not the one that the systems assume.
    normal: bool,
    /// Whoever is no further apart shares a place.
    shared: f64,
}

const WORLDS: [World; 4] = [
    World { name: "two seats", most_seats: 2, normal: false, shared: 0.0 },
    World { name: "three to eight seats", most_seats: 8, normal: false, shared: 0.0 },
    World { name: "three to eight, shared places", most_seats: 8, normal: false, shared: 60.0 },
    World { name: "three to eight, other luck", most_seats: 8, normal: true, shared: 30.0 },
];

/// How well a system knows the players after so many games of each.
#[derive(Clone, Copy, Default, Debug)]
struct Known {
    /// The share of all pairs that stand in the right order.
    order: f64,
    /// How far its chances for pairs are from the true ones, on average.
    error: f64,
    /// The share of players no further from the truth than two deviations: 95 % would be honest.
    honest: f64,
}

fn play<S: System>(world: World) -> [Known; STAGES.len()] {
    let mut all = [Known::default(); STAGES.len()];
    let seeds = [1806, 1618, 431];
    for seed in seeds {
        let mut dice = Dice(0x9e37_79b9_7f4a_7c15 ^ seed);
        let truth: Vec<f64> = (0..PLAYERS).map(|_| 1500.0 + 250.0 * dice.normal()).collect();
        let mut system = S::new(PLAYERS);
        let (mut played, mut stage) = (0, 0);
        while stage < STAGES.len() {
            let seats = if world.most_seats == 2 { 2 } else { 3 + dice.below(world.most_seats - 2) };
            let mut who: Vec<usize> = Vec::new();
            while who.len() < seats {
                let index = dice.below(PLAYERS);
                if !who.contains(&index) {
                    who.push(index);
                }
            }
            let shown: Vec<f64> = who
                .iter()
                .map(|&index| {
                    let luck = if world.normal { dice.normal() } else { dice.gumbel() };
                    truth[index] + GLICKO * std::f64::consts::PI / 6_f64.sqrt() * luck
                })
                .collect();
            system.play(&who, &places(&shown, world.shared));
            played += seats;
            if played >= STAGES[stage] * PLAYERS {
                let known = judge(&system, &truth, world.normal);
                all[stage].order += known.order / seeds.len() as f64;
                all[stage].error += known.error / seeds.len() as f64;
                all[stage].honest += known.honest / seeds.len() as f64;
                stage += 1;
            }
        }
    }
    all
}

fn places(shown: &[f64], shared: f64) -> Vec<u8> {
    let level = |x: f64| if shared > 0.0 { (x / shared).floor() } else { x };
    shown.iter().map(|&x| 1 + shown.iter().filter(|&&other| level(other) > level(x)).count() as u8).collect()
}

fn judge<S: System>(system: &S, truth: &[f64], normal: bool) -> Known {
    let mut known = Known::default();
    let pairs = (PLAYERS * (PLAYERS - 1) / 2) as f64;
    for one in 0..PLAYERS {
        for other in 0..one {
            let ahead = truth[one] - truth[other];
            let seen = system.seen(one).mean - system.seen(other).mean;
            known.order += f64::from(u8::from(ahead * seen > 0.0)) / pairs;
            let of_it =
                if normal { 1.702 / (2_f64.sqrt() * std::f64::consts::PI / 6_f64.sqrt()) } else { 1.0 };
            let true_chance = 1.0 / (1.0 + (-of_it * ahead / GLICKO).exp());
            known.error += (system.chance(one, other) - true_chance).abs() / pairs;
        }
        let Seen { mean, deviation } = system.seen(one);
        known.honest += f64::from(u8::from((mean - truth[one]).abs() <= 2.0 * deviation)) / PLAYERS as f64;
    }
    known
}

fn tell<S: System>(world: World) -> [Known; STAGES.len()] {
    let known = play::<S>(world);
    print!("| {} | {} |", world.name, S::NAME);
    for Known { order, error, honest } in known {
        print!(" {:.1} · {:.1} · {:.0} |", 100.0 * order, 100.0 * error, 100.0 * honest);
    }
    println!();
    known
}

#[test]
fn compared_in_worlds_whose_truth_is_known_the_system_that_was_chosen_is_the_best() {
    println!("order · error of chances · honest, in percent, after 5, 10, 20 and 60 games of each");
    for world in WORLDS {
        let own = tell::<Own>(world);
        let rivals = [tell::<Glicko>(world), tell::<BradleyTerry>(world), tell::<PlackettLuce>(world)];
        assert!(own[2].order > 0.85 && own[3].order > 0.9 && own[3].error < 0.06, "{}: {own:?}", world.name);
        for rival in rivals {
            for (own, rival) in own.iter().zip(rival) {
                assert!(own.order > rival.order - 0.005, "{}: {own:?} {rival:?}", world.name);
                assert!(own.error < rival.error + 0.005, "{}: {own:?} {rival:?}", world.name);
            }
            assert!(own[3].honest > rival[3].honest - 0.06, "{}: {own:?} {rival:?}", world.name);
        }
        assert!(own.iter().all(|known| known.honest > 0.8), "{}: {own:?}", world.name);
    }
}
