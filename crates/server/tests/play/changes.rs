//! Whoever asks for changes alone knows the same as whoever is sent the table each time.

use serde_json::{Value, json};
use server::client::Socket;

use crate::support::{House, done, id, open, see_as};

/// The next table over a socket, with the kind and the length of the message that told it.
async fn next_table(socket: &mut Socket) -> (String, usize, Value) {
    loop {
        let text = socket.next_text().await.expect("the socket stays open");
        let said: Value = serde_json::from_str(&text).unwrap();
        let kind = said["type"].as_str().unwrap().to_owned();
        let table = socket.read(&text);
        if table["type"] == "table" {
            return (kind, text.len(), table.clone());
        }
    }
}

#[tokio::test]
async fn changes_come_to_the_same_as_whole_tables_and_are_shorter() {
    for game in ["altes-reich", "grecia", "napoleon"] {
        let house = House::open().await;
        let anna = house.guest("Anna").await;
        let seats = json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}]);
        let table = id(&open(&anna, game, seats).await);
        let mut whole = anna.socket(&table, "?seat=1").await.unwrap();
        let mut brief = anna.socket(&table, "?seat=1&changes=true").await.unwrap();
        let (first, _, mut seen) = next_table(&mut brief).await;
        assert_eq!(first, "table", "a socket begins with all of it");
        next_table(&mut whole).await;
        let (mut told, mut told_whole) = (0, 0);
        for step in 0..80_usize {
            if seen["stage"] == "over" {
                break;
            }
            let seat = seen["awaited"][0].as_u64().unwrap();
            let asked = see_as(&anna, &table, seat).await;
            let command = if step % 9 == 8 && asked["can_undo"] == true {
                json!({"do": "undo", "seat": seat, "version": asked["version"]})
            } else {
                let offers = asked["offers"].as_array().unwrap();
                let word = &offers[step * 7 % offers.len()]["word"];
                json!({"do": "choose", "word": word, "seat": seat, "version": asked["version"]})
            };
            done(&anna, &table, command).await;
            let (kind, length, brief_table) = next_table(&mut brief).await;
            let (whole_kind, whole_length, whole_table) = next_table(&mut whole).await;
            assert_eq!((kind.as_str(), whole_kind.as_str()), ("changes", "table"));
            assert_eq!(brief_table, whole_table, "{game}, step {step}");
            (told, told_whole) = (told + length, told_whole + whole_length);
            seen = whole_table;
        }
        // A table of El Viejo Imperio is small as it is.
        let most = if game == "altes-reich" { told_whole * 2 / 3 } else { told_whole / 5 };
        assert!(told < most, "{game}: {told} bytes instead of {told_whole}");
    }
}
