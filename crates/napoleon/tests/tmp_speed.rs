use std::{collections::BTreeMap, time::Instant};
use napoleon::{Edition, Position};
use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
use table::{Agreed, Awaiting, Boxed, Rules};
fn cpu() -> f64 { std::fs::read_to_string("/proc/thread-self/schedstat").unwrap().split(' ').next().unwrap().parse::<f64>().unwrap() / 1e9 }
#[test]
fn speed() {
    let edition = Boxed::<Position>::new(Edition::built_in()).edition();
    println!("size {}", std::mem::size_of::<Position>());
    for text in ["players=4", "players=2", "players=8", "players=4 scenario=standard-double", "players=5 scenario=leipzig-1813"] {
        let t: Agreed = text.parse::<Agreed>().unwrap().complete(&Position::settings(edition)).unwrap();
        let o = Position::options(edition, &t).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut buf = Vec::with_capacity(1000);
        let (mut n, mut games, mut flags) = (0u64, 0, 0);
        let start = cpu();
        while cpu() - start < 1.0 {
            let mut p = Position::begin(edition, o);
            loop {
                match p.awaiting() {
                    Awaiting::Nobody => break,
                    Awaiting::Chance => { let c = p.draw(&mut rng); p.occur(c, &mut ()); }
                    Awaiting::Seats(s) => { let s = s.lowest().unwrap(); let c = p.pick(s, &mut buf, &mut rng); p.play(s, c, &mut ()); }
                }
                n += 1;
            }
            games += 1;
            flags += i32::from(p.standing().over);
        }
        let dt = cpu() - start;
        println!("{text}: {:.2} M choices/s, {} per game, {} games {}", n as f64 / dt / 1e6, n / games, games, flags);
        let p = Position::begin(edition, o);
        let s = Instant::now();
        let mut acc = 0usize;
        for _ in 0..1_000_000 { let q = std::hint::black_box(p.clone()); acc += q.seats(); }
        println!("clone {:.1} ns {acc}", s.elapsed().as_nanos() as f64 / 1e6);
    }
}
#[test]
fn phases() {
    let edition = Boxed::<Position>::new(Edition::built_in()).edition();
    let mut seen: BTreeMap<String, (u64, f64)> = BTreeMap::new();
    for (i, text) in ["players=4 support_consent=yes", "players=3", "players=4 scenario=standard-double", "players=5 scenario=leipzig-1813"].iter().cycle().take(120).enumerate() {
        let t: Agreed = text.parse::<Agreed>().unwrap().complete(&Position::settings(edition)).unwrap();
        let o = Position::options(edition, &t).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(i as u64);
        let mut buf = Vec::new();
        let mut p = Position::begin(edition, o);
        loop {
            let ph = p.notation_phase();
            let e = seen.entry(ph).or_default();
            let s0 = Instant::now();
            match p.awaiting() {
                Awaiting::Nobody => break,
                Awaiting::Chance => { let c = p.draw(&mut rng); p.occur(c, &mut ()); }
                Awaiting::Seats(s) => { let s = s.lowest().unwrap(); let c = p.pick(s, &mut buf, &mut rng); p.play(s, c, &mut ()); }
            }
            e.0 += 1; e.1 += s0.elapsed().as_nanos() as f64;
        }
    }
    for (k, (n, t)) in seen { println!("{k:24} {n:8} {:.0} ns", t / n.max(1) as f64); }
}
trait Ph { fn notation_phase(&self) -> String; }
impl Ph for Position { fn notation_phase(&self) -> String { self.phase_name() } }
