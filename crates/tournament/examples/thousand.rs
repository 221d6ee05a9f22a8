//! Pairs a Swiss tournament of a thousand, round by round, and tells how many meetings were weighed for each. Its processor time
//! (`time cargo run --release -p tournament --example thousand`) is told in docs/performance.md.

use table::{ChanceStream, Seed, below};
use tournament::{Draw, Event, How, Kind, System, Terms, Tournament};

fn main() {
    let seats: u8 = std::env::args().nth(1).and_then(|seats| seats.parse().ok()).unwrap_or(2);
    let rounds: u16 = std::env::args().nth(2).and_then(|rounds| rounds.parse().ok()).unwrap_or(10);
    let seed: Seed = "thousand".parse().expect("a seed");
    let mut chance = ChanceStream::new(&seed, ["who wins"]);
    let terms = Terms::new("Thousand", "altes-reich", seats, System::Swiss { rounds }, seed.commitment());
    let mut tournament = Tournament::opened(terms).expect("such a tournament can be played");
    let follow = |tournament: &mut Tournament, event| tournament.follow(&event).expect("it may happen");
    for entrant in 1..=1000 {
        let name = format!("No. {entrant}").parse().expect("a name");
        follow(&mut tournament, Event::Entered { entrant, name, kind: Kind::Person });
    }
    follow(&mut tournament, Event::Started);
    while let Some((paired, steps)) = tournament.next_round_counted(&Draw::new(&seed)) {
        println!("round {}: {} tables, {steps} meetings weighed", paired.round, paired.tables.len());
        let (round, tables) = (paired.round, paired.tables.len() as u16);
        follow(&mut tournament, Event::Paired(paired));
        for table in 1..=tables {
            let mut places: Vec<u8> = (1..=seats).collect();
            places.rotate_left(below(chance.rng(), seats.into()) as usize);
            follow(&mut tournament, Event::Ended { round, table, places, how: How::Played });
        }
    }
}
