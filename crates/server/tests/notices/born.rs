//! Where notices are born: with what happens at a table, for those who do not look.

use std::time::Duration;

use serde_json::{Value, json};
use server::{NoticeSettings, Server, client::Client, store::Database};

use crate::{
    outside::eventually,
    support::{done, games, id, key, open_with, refused, see, settings, until},
};

/// A server whose notices go out soon, into this machine's own network.
pub(crate) fn soon() -> NoticeSettings {
    NoticeSettings {
        grace: Duration::from_millis(150),
        retry: Duration::from_millis(150),
        private_addresses: true,
        ..NoticeSettings::default()
    }
}

/// A server with a database that outlives it.
pub(crate) struct Home {
    pub(crate) server: Server,
    pub(crate) database: Database,
    pub(crate) notices: NoticeSettings,
    public_url: Option<String>,
    _folder: Option<tempfile::TempDir>,
}

async fn start(database: &Database, notices: &NoticeSettings, public_url: Option<&str>) -> Server {
    let settings = server::Settings {
        notices: notices.clone(),
        public_url: public_url.map(str::to_owned),
        ..settings(database.clone())
    };
    Server::start(settings, games(), axum::Router::new()).await.expect("the server starts")
}

impl Home {
    pub(crate) async fn open() -> Self {
        Self::open_with(soon(), None).await
    }

    pub(crate) async fn open_with(notices: NoticeSettings, public_url: Option<&str>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let database = Database::File(folder.path().join("imperios.sqlite"));
        let server = start(&database, &notices, public_url).await;
        let public_url = public_url.map(str::to_owned);
        Self { server, database, notices, public_url, _folder: Some(folder) }
    }

    pub(crate) async fn on(database: Database) -> Self {
        let server = start(&database, &soon(), None).await;
        Self { server, database, notices: soon(), public_url: None, _folder: None }
    }

    pub(crate) async fn reopen(self) -> Self {
        self.server.stop().await;
        let server = start(&self.database, &self.notices, self.public_url.as_deref()).await;
        Self { server, ..self }
    }

    pub(crate) async fn guest(&self, name: &str) -> Client {
        Client::guest(self.server.address(), name).await.unwrap()
    }

    /// The same person, after the server was started anew.
    pub(crate) fn again(&self, person: &Client) -> Client {
        Client::new(self.server.address()).bearing(person.bearer().unwrap())
    }
}

/// Opens a table for two and has both sit down and be ready.
pub(crate) async fn table_for_two(anna: &Client, bert: &Client, game: &str) -> String {
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let new = json!({"game": game, "seats": seats, "ready": true, "time": {"kind": "days", "days": 2}});
    let table = id(&open_with(anna, new).await);
    done(bert, &table, json!({"do": "sit", "seat": 2})).await;
    done(bert, &table, json!({"do": "ready", "ready": true})).await;
    table
}

/// Whoever is asked chooses what is offered first; tells whose choice it was.
pub(crate) async fn step(people: [&Client; 2], table: &str) -> usize {
    let seen = see(people[0], table).await;
    let seat = seen["awaited"][0].as_u64().expect("somebody is asked") as usize - 1;
    let seen = see(people[seat], table).await;
    let word = &seen["offers"][0]["word"];
    done(people[seat], table, json!({"do": "choose", "word": word, "version": seen["version"]})).await;
    seat
}

/// Plays until a seat is asked, and no other.
pub(crate) async fn until_asked(people: [&Client; 2], table: &str, seat: u64) {
    while see(people[0], table).await["awaited"] != json!([seat]) {
        step(people, table).await;
    }
}

pub(crate) async fn notices(client: &Client) -> Value {
    client.get("/api/notices").await.unwrap().accepted().unwrap()
}

pub(crate) fn kinds(notices: &Value) -> Vec<(String, bool)> {
    let notices = notices["notices"].as_array().unwrap();
    let kind =
        |notice: &Value| (notice["kind"].as_str().unwrap().to_owned(), notice["seen"].as_bool().unwrap());
    notices.iter().map(kind).collect()
}

#[tokio::test]
async fn whoever_does_not_look_is_told_once_a_turn_and_whoever_looks_is_not() {
    let home = Home::open().await;
    let (anna, bert) = (home.guest("Anna").await, home.guest("Bert").await);
    let table = table_for_two(&anna, &bert, "altes-reich").await;
    let mut eyes = anna.socket(&table, "").await.unwrap();
    until(&mut eyes, |table| table["stage"] == "running").await;
    let before = notices(&anna).await["notices"].as_array().unwrap().len();
    until_asked([&anna, &bert], &table, 1).await;
    bert.request("PUT".parse().unwrap(), "/api/notices/seen", Some(json!({"at": i64::MAX}).to_string()))
        .await
        .unwrap();
    assert_eq!(notices(&bert).await["unseen"], 0);
    until_asked([&anna, &bert], &table, 2).await;
    let told = notices(&bert).await;
    assert_eq!(told["unseen"], 1, "{told}");
    let newest = &told["notices"][0];
    assert_eq!((newest["kind"].as_str(), newest["seen"].as_bool()), (Some("turn"), Some(false)));
    assert_eq!(newest["link"], format!("/table/{table}"));
    let since = notices(&anna).await["notices"].as_array().unwrap().len();
    assert_eq!(since, before, "she looks");
    // Looking is having seen.
    let _eyes = bert.socket(&table, "").await.unwrap();
    eventually("seen", async || (notices(&bert).await["unseen"] == 0).then_some(())).await;
}

#[tokio::test]
async fn a_page_in_the_background_is_not_looked_at() {
    let home = Home::open().await;
    let (anna, bert) = (home.guest("Anna").await, home.guest("Bert").await);
    let table = table_for_two(&anna, &bert, "altes-reich").await;
    until_asked([&anna, &bert], &table, 1).await;
    let mut hidden = bert.socket(&table, "?hidden=true").await.unwrap();
    until(&mut hidden, |table| table["stage"] == "running").await;
    until_asked([&anna, &bert], &table, 2).await;
    assert!(notices(&bert).await["unseen"].as_u64() >= Some(1));
    hidden.send(&json!({"looking": true})).await.unwrap();
    eventually("seen", async || (notices(&bert).await["unseen"] == 0).then_some(())).await;
    until_asked([&anna, &bert], &table, 1).await;
    until_asked([&anna, &bert], &table, 2).await;
    assert_eq!(notices(&bert).await["unseen"], 0, "he looks now");
    hidden.send(&json!({"looking": false})).await.unwrap();
    // The host hears it before the next command of the same socket is answered.
    hidden.send(&json!({"do": "standing", "answers": [], "key": key()})).await.unwrap();
    while hidden.next().await.unwrap()["type"] != "done" {}
    until_asked([&anna, &bert], &table, 1).await;
    until_asked([&anna, &bert], &table, 2).await;
    assert_eq!(notices(&bert).await["unseen"], 1);
}

#[tokio::test]
async fn a_table_that_everybody_looks_at_writes_no_notices() {
    let home = Home::open().await;
    let (anna, bert) = (home.guest("Anna").await, home.guest("Bert").await);
    let new = json!({"game": "altes-reich", "seats": [{"kind": "me"}, {"kind": "open"}], "ready": true});
    let table = id(&open_with(&anna, new).await);
    done(&bert, &table, json!({"do": "sit", "seat": 2})).await;
    let mut eyes = anna.socket(&table, "").await.unwrap();
    let mut others = bert.socket(&table, "").await.unwrap();
    for eyes in [&mut eyes, &mut others] {
        until(eyes, |table| table["stage"] == "lobby").await;
    }
    done(&bert, &table, json!({"do": "ready", "ready": true})).await;
    for _ in 0..12 {
        step([&anna, &bert], &table).await;
    }
    let said = anna.post(&format!("/api/tables/{table}/chat"), &json!({"text": "hola"})).await.unwrap();
    assert_eq!(said.status.as_u16(), 201);
    done(&anna, &table, json!({"do": "resign"})).await;
    for person in [&anna, &bert] {
        assert_eq!(notices(person).await["notices"], json!([]));
    }
}

#[tokio::test]
async fn what_else_happens_is_told_too() {
    let home = Home::open().await;
    let (anna, bert) = (home.guest("Anna").await, home.guest("Bert").await);
    let table = table_for_two(&anna, &bert, "altes-reich").await;
    let chat = format!("/api/tables/{table}/chat");
    for line in ["hola", "¿estás?"] {
        anna.post(&chat, &json!({"text": line})).await.unwrap().accepted().unwrap();
    }
    let said = notices(&bert).await;
    let chats = kinds(&said).into_iter().filter(|(kind, _)| kind == "chat").count();
    assert_eq!(chats, 1, "one until he has looked: {said}");
    let text = said["notices"].as_array().unwrap().iter().find(|notice| notice["kind"] == "chat").unwrap();
    assert!(text["text"].as_str().unwrap().contains("Anna") && !text.to_string().contains("hola"));
    assert!(!kinds(&notices(&anna).await).iter().any(|(kind, _)| kind == "chat"), "nobody is told their own");
    drop(bert.socket(&table, "").await.unwrap());
    eventually("seen", async || (notices(&bert).await["unseen"] == 0).then_some(())).await;
    anna.post(&chat, &json!({"text": "otra vez"})).await.unwrap().accepted().unwrap();
    eventually("told again", async || (notices(&bert).await["unseen"] == 1).then_some(())).await;

    done(&anna, &table, json!({"do": "resign"})).await;
    assert!(kinds(&notices(&bert).await).contains(&("over".into(), false)));
    let again = done(&anna, &table, json!({"do": "rematch"})).await;
    let told = notices(&bert).await;
    assert_eq!(told["notices"][0]["kind"], "rematch", "{told}");
    assert_eq!(told["notices"][0]["link"], format!("/table/{}", again["rematch"].as_str().unwrap()));
    assert!(!kinds(&notices(&anna).await).iter().any(|(kind, _)| kind == "rematch"), "she offered it");
}

#[tokio::test]
async fn somebody_with_an_account_is_asked_by_name_and_needs_no_link() {
    let home = Home::open().await;
    let anna = home.guest("Anna").await;
    let bert = home.guest("Bert").await.with_account("bert.of.ostrava", "drei Hüte im Regen").await.unwrap();
    let carl = home.guest("Carl").await;
    let new = json!({"game": "altes-reich", "seats": [{"kind": "me"}, {"kind": "invited"}], "ready": true});
    let table = id(&open_with(&anna, new).await);
    let ask = |client: Client, body: Value| {
        let path = format!("/api/tables/{table}/ask");
        async move { client.post(&path, &body).await.unwrap().status.as_u16() }
    };
    assert_eq!(ask(bert.clone(), json!({"seat": 2, "login": "bert.of.ostrava"})).await, 404, "not his table");
    assert_eq!(ask(anna.clone(), json!({"seat": 2, "login": "nobody"})).await, 404);
    assert_eq!(ask(anna.clone(), json!({"seat": 1, "login": "bert.of.ostrava"})).await, 409);
    assert_eq!(ask(anna.clone(), json!({"seat": 2, "login": "Bert.of.Ostrava"})).await, 204);
    assert_eq!(ask(anna.clone(), json!({"seat": 2, "login": "Bert.of.Ostrava"})).await, 204);
    let told = notices(&bert).await;
    assert_eq!(kinds(&told), [("invited".to_owned(), false)], "once");
    assert_eq!(told["notices"][0]["link"], format!("/table/{table}?seat=2"));
    assert_eq!(refused(&carl, &table, json!({"do": "sit", "seat": 2})).await.0, 404);
    assert_eq!(see(&bert, &table).await["stage"], "lobby");
    done(&bert, &table, json!({"do": "sit", "seat": 2})).await;
    assert_eq!(see(&anna, &table).await["seats"][1]["name"], "Bert");
}

#[tokio::test]
async fn a_clock_that_runs_out_is_told_before() {
    let home = Home::open().await;
    let (anna, bert) = (home.guest("Anna").await, home.guest("Bert").await);
    let table = table_for_two(&anna, &bert, "altes-reich").await;
    let seat = see(&anna, &table).await["awaited"][0].as_u64().unwrap();
    let who = if seat == 1 { anna } else { bert };
    // A day and three quarters have passed.
    let Home { server, database, notices: settings, _folder, .. } = home;
    server.stop().await;
    crate::support::age(&database, &table, 42 * 60 * 60 * 1000).await;
    let server = start(&database, &settings, None).await;
    let who = Client::new(server.address()).bearing(who.bearer().unwrap());
    let told = eventually("reminded", async || {
        let told = notices(&who).await;
        kinds(&told).iter().any(|(kind, _)| kind == "clock").then_some(told)
    })
    .await;
    assert_eq!(kinds(&told).iter().filter(|(kind, _)| kind == "clock").count(), 1, "{told}");
}
