//! What is wrong with a position that was written by hand is found by zone and part.

use grecia::{Edition, Position};
use serde_json::{Value, json};
use table::{Agreed, Boxed, Rules};

fn faults(position: &Value) -> String {
    let edition = Boxed::<Position>::new(Edition::built_in()).edition();
    let agreed = "players=2 scenario=persian_wars"
        .parse::<Agreed>()
        .unwrap()
        .complete(&Position::settings(edition))
        .unwrap();
    let options = Position::options(edition, &agreed).unwrap();
    Position::set_up(edition, options, position).unwrap_err().to_string()
}

#[test]
fn the_part_that_cannot_be_read_is_named() {
    for (zone, written, told) in [
        ("athens", "blue X", "zones.athens: “blue X”: land units are the letters L, M, H and C"),
        ("aegean", "blue 0", "zones.aegean: “blue 0”: a sea without ships is not named"),
        ("aegean", "blue many", "zones.aegean: “blue many”: ships are a number"),
        ("atlantis", "blue L", "zones: there is no zone “atlantis”"),
    ] {
        let found = faults(&json!({ "zones": { zone: written } }));
        assert!(found.contains(told), "{found}\ndoes not say: {told}");
    }
}
