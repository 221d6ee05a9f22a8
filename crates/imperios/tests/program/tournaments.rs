//! `imperios tournament verify`.

use serde_json::json;
use table::Seed;
use tournament::{Draw, Event, How, Kind, System, Terms, Tournament};

use crate::desk::Desk;

/// A tournament of four in which the first of each table always wins.
fn played(seed: &Seed) -> Vec<Event> {
    let terms = Terms::new("Spring", "altes-reich", 2, System::Swiss { rounds: 2 }, seed.commitment());
    let mut events = vec![Event::Opened(terms)];
    for (entrant, name) in (1..).zip(["Anna", "Bruno", "Clara", "Dora"]) {
        events.push(Event::Entered { entrant, name: name.parse().unwrap(), kind: Kind::Person });
    }
    events.push(Event::Started);
    let mut tournament = Tournament::of(&events).unwrap();
    while let Some(paired) = tournament.next_round(&Draw::new(seed)) {
        let mut news = vec![Event::Paired(paired.clone())];
        for table in 1..=2 {
            let ended = Event::Ended { round: paired.round, table, places: vec![1, 2], how: How::Played };
            news.push(ended);
        }
        for event in news {
            tournament.follow(&event).unwrap();
            events.push(event);
        }
    }
    events.push(Event::Closed { early: false });
    events
}

#[test]
fn a_tournament_is_proved_or_it_is_told_why_not() {
    let desk = Desk::new();
    let seed: Seed = "1806".parse().unwrap();
    let events = played(&seed);
    let file = |name: &str, seed: Option<&str>, events: &[Event]| {
        desk.write(name, json!({"format": 1, "seed": seed, "events": events}).to_string());
    };
    file("good.json", Some("1806"), &events);
    let said = desk.ok(&["tournament", "verify", "good.json"]);
    assert!(
        said.contains("proved: 2 rounds") && said.contains("1. ") && said.ends_with("1 proved, 0 failed\n"),
        "{said}"
    );
    file("running.json", None, &events[..6]);
    assert!(desk.ok(&["tournament", "verify", "running.json"]).contains("not over"));

    file("other.json", Some("1807"), &events);
    let mut arranged = events.clone();
    for event in &mut arranged {
        if let Event::Paired(paired) = event {
            paired.tables.reverse();
        }
    }
    file("arranged.json", Some("1806"), &arranged);
    file("short.json", Some("1806"), &[&events[..6], &[Event::Closed { early: false }]].concat());
    desk.write("none.json", "{}");
    for (name, why) in [
        ("other.json", "committed"),
        ("arranged.json", "round 1"),
        ("short.json", "all had been played"),
        ("none.json", "no tournament"),
    ] {
        let run = desk.run(&["tournament", "verify", name]);
        assert_eq!(run.code, Some(1), "{name}");
        assert!(run.out.to_lowercase().contains(why), "{name}: {}", run.out);
    }
}
