//! One's tables by urgency, made of rows; and the same for calendars and readers, under a secret address.

use std::time::{Duration, Instant};

use axum::http::Method;
use serde_json::{Value, json};
use server::{Bounds, Settings, client::Client, store::Database};

use crate::support::{House, change, done, id, journals, open, open_with, see};

/// A table of two with so many days for each choice, where the host is to choose first or not.
async fn by_days(host: &Client, guest: &Client, days: u8) -> String {
    let opened = open_with(
        host,
        json!({
            "game": "altes-reich", "ready": true, "time": {"kind": "days", "days": days},
            "seats": [{"kind": "me"}, {"kind": "open"}],
        }),
    )
    .await;
    let table = id(&opened);
    done(guest, &table, json!({"do": "sit", "seat": 2})).await;
    done(guest, &table, json!({"do": "ready", "ready": true})).await;
    table
}

async fn listed(client: &Client, path: &str) -> Vec<Value> {
    let answer = client.get(path).await.expect("an answer").accepted().expect("the list");
    answer["tables"].as_array().expect("tables").clone()
}

/// Lets time pass for all tables, so that nothing has happened there lately.
async fn later(house: House) -> House {
    let database = house.database.clone();
    house.reopen_after(async move || in_journals(&database, "at = at - 60000").await).await
}

/// Changes all entries of all journals.
async fn in_journals(database: &Database, what: &str) {
    for journal in journals(database) {
        change(database, format!("UPDATE {journal} SET {what}")).await;
    }
}

/// Somebody who comes back to a server.
fn back(house: &House, token: &str) -> Client {
    Client::new(house.address()).bearing(token)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_table_that_has_waited_longest_comes_first_and_those_of_others_last() {
    let house = House::open().await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let slow = by_days(&anna, &bert, 3).await;
    let quick = by_days(&anna, &bert, 1).await;
    let lobby = id(&open(&anna, "grecia", json!([{"kind": "me"}, {"kind": "open"}])).await);
    for (client, name) in [(&anna, "Anna"), (&bert, "Bert")] {
        let mut expected: Vec<String> = Vec::new();
        for table in [&quick, &slow] {
            if see(client, table).await["offers"].as_array().is_some_and(|offers| !offers.is_empty()) {
                expected.push(table.clone());
            }
        }
        let turns = expected.len();
        for table in [&slow, &quick] {
            if !expected.contains(table) {
                expected.push(table.clone());
            }
        }
        if name == "Anna" {
            expected.push(lobby.clone());
        }
        let found = listed(client, "/api/tables?order=urgency").await;
        let ids: Vec<&str> = found.iter().map(|entry| entry["id"].as_str().unwrap()).collect();
        assert_eq!(&ids[..turns], &expected[..turns], "{name}: the least time first");
        let (mut rest, mut others) = (ids[turns..].to_vec(), expected[turns..].to_vec());
        rest.sort_unstable();
        others.sort_unstable();
        assert_eq!(rest, others, "{name}");
        let awaiting = client.get("/api/tables/awaiting").await.unwrap().accepted().unwrap();
        let awaiting = awaiting.as_array().unwrap().clone();
        assert_eq!(
            awaiting.iter().map(|entry| entry["id"].as_str().unwrap()).collect::<Vec<_>>(),
            expected[..turns],
            "{name}"
        );
        for entry in &awaiting {
            assert!(entry["until"].as_i64().unwrap() > 0, "{entry}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_kept_of_a_table_is_said_until_something_happens_there() {
    let house = House::open().await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let table = by_days(&anna, &bert, 2).await;
    let fresh = listed(&anna, "/api/tables?order=urgency").await;
    let tokens = [&anna, &bert].map(|client| client.bearer().unwrap().to_owned());
    let house = later(house).await;
    let [anna, bert] = tokens.map(|token| back(&house, &token));
    // The first list wakes the table and keeps what it says; then it is said without a journal.
    listed(&anna, "/api/tables?order=urgency").await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let database = house.database.clone();
    change(&database, "UPDATE games SET listing = replace(listing, 'Bert', 'Kept')".to_owned()).await;
    let kept = listed(&anna, "/api/tables?order=urgency").await;
    assert_eq!(kept[0]["names"], json!(["Anna", "Kept"]), "it comes from the row");
    for same in ["id", "game", "stage", "yours", "your_turn", "options", "time", "unready"] {
        assert_eq!(kept[0][same], fresh[0][same], "{same}");
    }
    assert_eq!(listed(&bert, "/api/tables").await[0]["yours"], json!([2]), "everybody has their own line");

    for client in [&anna, &bert] {
        let seen = see(client, &table).await;
        if let Some(offer) = seen["offers"].as_array().unwrap().first() {
            done(client, &table, json!({"do": "choose", "word": offer["word"], "version": seen["version"]}))
                .await;
            break;
        }
    }
    assert_eq!(
        listed(&anna, "/api/tables").await[0]["names"],
        json!(["Anna", "Bert"]),
        "what happened since makes it void"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_home_with_two_hundred_tables_is_made_of_rows() {
    let house = House::open_with(|settings| Settings { bounds: Bounds::NONE, ..settings }).await;
    let anna = house.guest("Anna").await;
    let token = anna.bearer().unwrap().to_owned();
    for number in 0..200 {
        let game = ["altes-reich", "grecia", "napoleon"][number % 3];
        let seats = json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}]);
        let time = json!({"kind": "days", "days": 1 + number % 7});
        open_with(&anna, json!({"game": game, "seats": seats, "ready": true, "time": time})).await;
    }
    let house = later(house).await;
    assert_eq!(listed(&back(&house, &token), "/api/tables?order=urgency").await.len(), 200);
    tokio::time::sleep(Duration::from_secs(1)).await;
    // Journals that can't be read: whatever is listed from now on comes from rows.
    in_journals(&house.database, "body = 'not a deed'").await;
    let house = house.reopen().await;
    let anna = back(&house, &token);
    let mut times: Vec<Duration> = Vec::new();
    for _ in 0..15 {
        let begun = Instant::now();
        let tables = listed(&anna, "/api/tables?order=urgency").await;
        times.push(begun.elapsed());
        assert_eq!(tables.len(), 200);
        assert!(tables.iter().all(|entry| entry["your_turn"] == true));
        let left: Vec<i64> = tables.iter().map(|entry| entry["time_left"].as_i64().unwrap()).collect();
        assert!(left.is_sorted(), "{left:?}");
    }
    times.sort_unstable();
    println!("home of 200 tables: {:?} in the middle of 15", times[7]);
    assert_eq!(scans(&house.database, &anna).await, Vec::<String>::new(), "every table is found by an index");
}

/// Steps of the query for one's tables that look through a whole table of games or seats.
async fn scans(database: &Database, client: &Client) -> Vec<String> {
    let Database::File(path) = database else { panic!("this is about SQLite") };
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
    let pool = sqlx::SqlitePool::connect_with(options).await.expect("the file opens");
    let me = client.get("/api/me").await.unwrap().accepted().unwrap();
    let person = me["id"].as_str().unwrap().to_owned();
    let plan: Vec<(i64, i64, i64, String)> = sqlx::query_as(
        "EXPLAIN QUERY PLAN SELECT id FROM games WHERE phase <> 'over' AND id IN (SELECT id FROM games WHERE creator = $1 \
         UNION SELECT game FROM seats WHERE person = $1) ORDER BY (phase = 'running' AND EXISTS (SELECT 1 FROM seats \
         WHERE game = games.id AND person = $1 AND (awaited >> CAST(seat - 1 AS INTEGER)) & 1 = 1)) DESC, \
         updated_at DESC, id DESC LIMIT 500",
    )
    .bind(person)
    .fetch_all(&pool)
    .await
    .expect("a plan");
    plan.into_iter().map(|(.., step)| step).filter(|step| step.starts_with("SCAN")).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_calendar_and_a_reader_learn_whose_turn_it_is_and_nothing_secret() {
    let house = House::open().await;
    let (anna, bert) = (house.guest("Anna, the; first").await, house.guest("Bert <b>").await);
    let table = by_days(&anna, &bert, 2).await;
    let turn_of_anna = see(&anna, &table).await["awaited"] == json!([1]);
    let player = if turn_of_anna { &anna } else { &bert };
    assert_eq!(player.get("/api/feed").await.unwrap().accepted().unwrap(), json!({"since": null}));
    let made = player.post("/api/feed", &json!({})).await.unwrap().accepted().unwrap();
    let token = made["token"].as_str().unwrap().to_owned();
    assert!(player.get("/api/feed").await.unwrap().accepted().unwrap()["since"].is_i64());

    let stranger = house.guest("Nobody").await;
    let read = async |form: &str, token: &str| {
        stranger.get(&format!("/api/feed/turns.{form}?token={token}&lang=de")).await.expect("an answer")
    };
    let calendar = read("ics", &token).await;
    assert!(calendar.status.is_success(), "{}", calendar.text);
    let events = events(&calendar.text);
    assert_eq!(events.len(), 1, "{}", calendar.text);
    let value = |name: &str| {
        let found = events[0].iter().find(|(key, _)| key == name);
        found.unwrap_or_else(|| panic!("there is no {name}: {events:?}")).1.clone()
    };
    assert_eq!(value("UID"), format!("turn-{table}@imperios"));
    assert!(value("URL;VALUE=URI").ends_with(&format!("/table/{table}")));
    assert_eq!(value("DTSTART").len(), "20261119T110640Z".len());
    assert_eq!(value("DTSTAMP").len(), "20261119T110640Z".len());
    let other = if turn_of_anna { "Bert <b>" } else { "Anna, the; first" };
    let escaped = other.replace(',', "\\,").replace(';', "\\;");
    assert!(value("SUMMARY").starts_with("Du bist am Zug: "), "{}", value("SUMMARY"));
    assert!(value("SUMMARY").ends_with(&escaped), "{}", value("SUMMARY"));

    let atom = read("atom", &token).await.text;
    let entries: Vec<&str> = atom.split("<entry>").skip(1).collect();
    assert_eq!(entries.len(), 1, "{atom}");
    for tag in ["id", "title", "updated"] {
        for part in [atom.as_str(), entries[0]] {
            assert!(
                part.contains(&format!("<{tag}>")) && part.contains(&format!("</{tag}>")),
                "{tag}: {part}"
            );
        }
    }
    assert!(atom.starts_with(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\""
    ));
    assert!(!atom.contains("<b>"), "names are text: {atom}");
    for text in [&calendar.text, &atom] {
        let seen = see(player, &table).await;
        let word = seen["offers"][0]["word"].as_str().unwrap();
        assert!(!text.contains(word.split(' ').next_back().unwrap()), "nothing of the hand");
        assert!(!text.contains(&token));
    }

    let kept: String = {
        let Database::File(path) = &house.database else { panic!("this is about SQLite") };
        String::from_utf8_lossy(&std::fs::read(path).unwrap()).into_owned()
    };
    assert!(!kept.contains(&token), "only its hash is kept");
    let renewed = player.post("/api/feed", &json!({})).await.unwrap().accepted().unwrap();
    let renewed = renewed["token"].as_str().unwrap();
    assert_eq!(read("ics", &token).await.status.as_u16(), 404, "the old one leads nowhere");
    assert!(read("ics", renewed).await.status.is_success());
    player.request(Method::DELETE, "/api/feed", None).await.unwrap().accepted().unwrap();
    for form in ["ics", "atom"] {
        assert_eq!(read(form, renewed).await.status.as_u16(), 404, "{form}");
    }
    assert_eq!(read("ics", "not-a-token").await.status.as_u16(), 404);
}

/// The events of a calendar as RFC 5545 reads them: lines end with CRLF, go on behind a space, have 75 bytes at most.
fn events(calendar: &str) -> Vec<Vec<(String, String)>> {
    assert!(calendar.ends_with("END:VCALENDAR\r\n"), "{calendar}");
    assert!(
        calendar.split("\r\n").all(|line| line.len() <= 75 && !line.contains(['\r', '\n'])),
        "{calendar}"
    );
    let whole = calendar.replace("\r\n ", "");
    let mut lines = whole.lines().map(|line| line.split_once(':').unwrap_or_else(|| panic!("{line}")));
    assert_eq!(lines.next(), Some(("BEGIN", "VCALENDAR")));
    assert_eq!(lines.next(), Some(("VERSION", "2.0")));
    let mut events = Vec::new();
    let mut open: Option<Vec<(String, String)>> = None;
    for (name, value) in lines {
        match (name, value) {
            ("BEGIN", "VEVENT") => assert!(open.replace(Vec::new()).is_none(), "events don't nest"),
            ("END", "VEVENT") => events.push(open.take().expect("an event ends that has begun")),
            _ => {
                if let Some(event) = &mut open {
                    event.push((name.to_owned(), value.to_owned()));
                }
            }
        }
    }
    events
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_that_is_passed_on_shows_the_game_and_what_spectators_see() {
    let page = || async {
        axum::response::Html("<!doctype html><html><head><title>Imperios</title></head><body></body></html>")
    };
    let folder = tempfile::tempdir().unwrap();
    let database = Database::File(folder.path().join("imperios.sqlite"));
    let pages = axum::Router::new().fallback(page);
    let server = server::Server::start(crate::support::settings(database), crate::support::games(), pages)
        .await
        .expect("the server starts");
    let anna = Client::guest(server.address(), "Anna <secret>").await.unwrap();
    let stranger = Client::new(server.address());
    let seats = json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}]);
    let table = id(&open(&anna, "altes-reich", seats).await);

    let shown = stranger.get(&format!("/table/{table}")).await.unwrap();
    assert!(shown.status.is_success());
    let said = |property: &str| {
        let begin = format!("\"{property}\" content=\"");
        let at =
            shown.text.find(&begin).unwrap_or_else(|| panic!("{property}: {}", shown.text)) + begin.len();
        shown.text[at..].split('"').next().unwrap().to_owned()
    };
    assert!(said("og:title").contains("The Old Empire"), "{}", said("og:title"));
    assert!(said("og:url").ends_with(&format!("/table/{table}")));
    assert_eq!(said("twitter:card"), "summary_large_image");
    assert!(!shown.text.contains("Anna") && !shown.text.contains("Bert"), "nobody's name is told");
    assert!(shown.text.contains("</head><body>"));
    let address = said("og:image");
    let path =
        address.strip_prefix(&format!("http://{}", server.address())).expect("an address of this server");
    let picture = stranger.stream(path).await.unwrap();
    assert_eq!(
        (picture.status().as_u16(), &picture.headers()["content-type"]),
        (200, &"image/png".parse().unwrap())
    );
    let bytes = http_body_util::BodyExt::collect(picture.into_body()).await.unwrap().to_bytes();
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");

    for path in ["/", "/table/01a1dfdd-a99c-7402-8b67-62f4143e8849", "/table/none"] {
        let plain = stranger.get(path).await.unwrap();
        assert!(plain.status.is_success() && !plain.text.contains("og:image"), "{path}");
    }
    let nowhere = stranger.get("/api/tables/01a1dfdd-a99c-7402-8b67-62f4143e8849/picture.png").await.unwrap();
    assert_eq!(nowhere.status.as_u16(), 404);
    server.stop().await;
}
