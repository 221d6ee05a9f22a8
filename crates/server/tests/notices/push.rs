//! Web Push: to each device that wants it, encrypted, proved, once, and as often as it takes.

use std::time::Duration;

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use server::{NoticeSettings, client::Client, store::Database};
use tokio::time::sleep;

use crate::{
    born::{Home, notices, soon, step, table_for_two, until_asked},
    outside::{Browser, PushService, eventually},
    support::{change, done, postgres::Postgres, see},
};

pub(crate) async fn put(client: &Client, path: &str, body: &Value) -> u16 {
    client.request(Method::PUT, path, Some(body.to_string())).await.unwrap().status.as_u16()
}

pub(crate) async fn wishes(client: &Client) -> Value {
    client.get("/api/notices/wishes").await.unwrap().accepted().unwrap()
}

async fn subscribe(client: &Client, browser: &Browser, service: &PushService) {
    let device = browser.subscription(service, "en");
    assert_eq!(put(client, "/api/notices/device", &device).await, 204);
    // A browser that says so again is the same one.
    assert_eq!(put(client, "/api/notices/device", &device).await, 204);
    service.trust(wishes(client).await["push_key"].as_str().unwrap());
}

/// All that a postman does within a while, so that what must not come would have come.
async fn let_pass() {
    sleep(Duration::from_millis(900)).await;
}

#[tokio::test]
async fn a_device_is_told_once_a_turn_and_only_it_can_read_that() {
    let home = Home::open().await;
    let service = PushService::open().await;
    let (anna, bert) = (home.guest("Anna").await, home.guest("Bert").await);
    let (phone, other) = (Browser::new("phone"), Browser::new("other"));
    subscribe(&bert, &phone, &service).await;
    let table = table_for_two(&anna, &bert, "altes-reich").await;
    until_asked([&anna, &bert], &table, 2).await;
    let read = service.wait_for(&phone, 1).await;
    let (message, sent) = (read.last().unwrap(), service.taken().pop().unwrap());
    assert_eq!(message["text"], "It is your turn.");
    assert_eq!(message["link"], format!("/table/{table}"));
    assert!(message["title"].as_str().unwrap().ends_with("· Anna"), "{message}");
    assert!(other.open(&sent.body).is_none(), "nobody else can read it");
    assert!(!String::from_utf8_lossy(&sent.body).contains("turn"));
    assert_eq!(sent.headers["urgency"], "high");
    let_pass().await;
    let told = service.tries();
    step([&anna, &bert], &table).await;
    let_pass().await;
    if see(&anna, &table).await["awaited"][0] == 2 {
        assert_eq!(service.tries(), told, "his own turn goes on: he knows");
    }
}

#[tokio::test]
async fn what_can_not_be_delivered_is_tried_again_and_outlives_a_restart() {
    let home = Home::open().await;
    let service = PushService::open().await;
    let (anna, bert) = (home.guest("Anna").await, home.guest("Bert").await);
    let phone = Browser::new("phone");
    subscribe(&bert, &phone, &service).await;
    service.answer_with(&[StatusCode::SERVICE_UNAVAILABLE, StatusCode::TOO_MANY_REQUESTS]);
    let table = table_for_two(&anna, &bert, "altes-reich").await;
    until_asked([&anna, &bert], &table, 2).await;
    let read = service.wait_for(&phone, 1).await;
    assert!(service.tries() >= 3);
    let told = read.len();
    // The push service is away while the server stops, and there again when it is started.
    service.answer_with(&[StatusCode::BAD_GATEWAY; 2]);
    let tries = service.tries();
    until_asked([&anna, &bert], &table, 1).await;
    until_asked([&anna, &bert], &table, 2).await;
    eventually("tried", async || (service.tries() > tries).then_some(())).await;
    let home = home.reopen().await;
    service.wait_for(&phone, told + 1).await;
    let_pass().await;
    assert_eq!(service.read(&phone).len(), told + 1, "once");
    // The key is the same as before.
    assert_eq!(put(&home.again(&bert), "/api/notices/seen", &json!({"at": i64::MAX})).await, 204);
    home.server.stop().await;
}

#[tokio::test]
async fn a_device_that_is_gone_is_forgotten_and_so_is_one_that_has_signed_out() {
    let home = Home::open().await;
    let service = PushService::open().await;
    let (anna, bert) = (home.guest("Anna").await, home.guest("Bert").await);
    let (old, tablet) = (Browser::new("old"), Browser::new("tablet"));
    subscribe(&bert, &old, &service).await;
    let table = table_for_two(&anna, &bert, "altes-reich").await;
    until_asked([&anna, &bert], &table, 1).await;
    let_pass().await;
    service.answer_with(&[StatusCode::GONE]);
    until_asked([&anna, &bert], &table, 2).await;
    eventually("forgotten", async || (wishes(&bert).await["devices"] == 0).then_some(())).await;
    subscribe(&bert, &tablet, &service).await;
    // Whoever gets an account takes the browser along, and signing out ends it.
    let bert = bert.with_account("bert", "drei Hüte im Regen").await.unwrap();
    until_asked([&anna, &bert], &table, 1).await;
    until_asked([&anna, &bert], &table, 2).await;
    let told = service.wait_for(&tablet, 1).await.len();
    let account = json!({"login": "bert", "password": "drei Hüte im Regen", "bearer": true});
    let elsewhere = Client::new(home.server.address());
    let known = elsewhere.post("/api/session", &account).await.unwrap().accepted().unwrap();
    let elsewhere = elsewhere.bearing(known["bearer"].as_str().unwrap());
    bert.request(Method::DELETE, "/api/session", None).await.unwrap();
    until_asked([&anna, &elsewhere], &table, 1).await;
    until_asked([&anna, &elsewhere], &table, 2).await;
    eventually("forgotten", async || (wishes(&elsewhere).await["devices"] == 0).then_some(())).await;
    assert_eq!(service.read(&tablet).len(), told);
}

#[tokio::test]
async fn whoever_comes_to_look_in_time_is_not_told() {
    let slow = NoticeSettings { grace: Duration::from_secs(3), ..soon() };
    let home = Home::open_with(slow, None).await;
    let service = PushService::open().await;
    let (anna, bert) = (home.guest("Anna").await, home.guest("Bert").await);
    let phone = Browser::new("phone");
    subscribe(&bert, &phone, &service).await;
    let table = table_for_two(&anna, &bert, "altes-reich").await;
    until_asked([&anna, &bert], &table, 2).await;
    let _eyes = bert.socket(&table, "").await.unwrap();
    eventually("seen", async || (notices(&bert).await["unseen"] == 0).then_some(())).await;
    sleep(Duration::from_millis(4300)).await;
    assert_eq!(service.tries(), 0);
}

#[tokio::test]
async fn quiet_hours_and_what_is_not_wanted() {
    let home = Home::open().await;
    let service = PushService::open().await;
    let (anna, bert) = (home.guest("Anna").await, home.guest("Bert").await);
    let phone = Browser::new("phone");
    subscribe(&bert, &phone, &service).await;
    let mut wished = wishes(&bert).await["wishes"].clone();
    wished["muted"] = json!(["turn"]);
    wished["zone"] = "Europe/Amsterdam".into();
    assert_eq!(put(&bert, "/api/notices/wishes", &wished).await, 204);
    let table = table_for_two(&anna, &bert, "altes-reich").await;
    until_asked([&anna, &bert], &table, 2).await;
    let_pass().await;
    assert_eq!(service.tries(), 0, "turns are not wanted");
    let listed = notices(&bert).await;
    assert!(listed["unseen"].as_u64() >= Some(1), "but can be seen");
    assert_eq!(listed["notices"][0]["calls"], false);
    // It is quiet all day but for one minute that is not now.
    let minute = (std::time::UNIX_EPOCH.elapsed().unwrap().as_secs() / 60) % 1440;
    wished["zone"] = "UTC".into();
    wished["quiet"] = json!({"from": (minute + 721) % 1440, "till": (minute + 720) % 1440});
    assert_eq!(put(&bert, "/api/notices/wishes", &wished).await, 204);
    anna.post(&format!("/api/tables/{table}/chat"), &json!({"text": "hola"}))
        .await
        .unwrap()
        .accepted()
        .unwrap();
    let_pass().await;
    assert_eq!(service.tries(), 0, "it is quiet");
    // The quiet hours end.
    let early = "UPDATE notices SET due = 0 WHERE postponed";
    wished["quiet"] = Value::Null;
    assert_eq!(put(&bert, "/api/notices/wishes", &wished).await, 204);
    change(&home.database, early.into()).await;
    let read = service.wait_for(&phone, 1).await;
    assert_eq!(read[0]["kind"], "chat");
    for (field, bad) in [
        ("zone", json!("Europe/Atlantis")),
        ("lang", json!("la")),
        ("quiet", json!({"from": 1, "till": 1})),
        ("quiet", json!({"from": 1440, "till": 1})),
        ("letters_every", json!(1)),
        ("muted", json!(["weather"])),
    ] {
        let mut wrong = wished.clone();
        wrong[field] = bad;
        assert_eq!(put(&bert, "/api/notices/wishes", &wrong).await, 400, "{field}");
    }
}

#[tokio::test]
async fn nothing_is_sent_to_whoever_is_no_browser() {
    let home = Home::open_with(NoticeSettings { private_addresses: false, ..soon() }, None).await;
    let service = PushService::open().await;
    let anna = home.guest("Anna").await;
    let good = Browser::new("phone").subscription(&service, "en");
    let endpoint = |to: &str| {
        let mut device = good.clone();
        device["endpoint"] = to.into();
        device
    };
    for private in
        ["http://127.0.0.1/", "https://127.0.0.1/x", "https://localhost/x", "https://[::1]/x", "nowhere"]
    {
        assert_eq!(put(&anna, "/api/notices/device", &endpoint(private)).await, 400, "{private}");
    }
    let mut keyless = endpoint("https://push.example.org/x");
    keyless["keys"]["p256dh"] = "AAAA".into();
    assert_eq!(put(&anna, "/api/notices/device", &keyless).await, 400);
    assert_eq!(put(&anna, "/api/notices/device", &endpoint("https://push.example.org/x")).await, 204);
    assert_eq!(wishes(&anna).await["devices"], 1);
    let away = "/api/notices/device?endpoint=https%3A%2F%2Fpush.example.org%2Fx";
    anna.request(Method::DELETE, away, None).await.unwrap();
    assert_eq!(wishes(&anna).await["devices"], 0);
}

/// A whole game with hidden cards, and every notice of it: nothing is in them but who plays what, and that something has
/// happened.
#[tokio::test]
async fn nothing_secret_is_in_what_is_told() {
    let home = Home::open().await;
    let service = PushService::open().await;
    let (anna, bert) = (home.guest("Anna").await, home.guest("Bert").await);
    let phone = Browser::new("phone");
    subscribe(&bert, &phone, &service).await;
    let table = table_for_two(&anna, &bert, "grecia").await;
    for turns in 1..=3 {
        until_asked([&anna, &bert], &table, 2).await;
        service.wait_for(&phone, turns).await;
        until_asked([&anna, &bert], &table, 1).await;
    }
    done(&anna, &table, json!({"do": "resign"})).await;
    let over = eventually("over", async || {
        let read = service.read(&phone);
        read.iter().any(|message| message["kind"] == "over").then_some(read)
    })
    .await;
    assert!(over.len() >= 4, "turns, and the end");
    for message in over {
        let message = message.as_object().unwrap();
        let mut fields: Vec<&str> = message.keys().map(String::as_str).collect();
        fields.sort_unstable();
        assert_eq!(fields, ["at", "id", "kind", "link", "tag", "text", "title", "unseen"]);
        assert_eq!(message["title"], "Greece - Empires of the Past · Anna");
        assert!(["It is your turn.", "The game has ended."].contains(&message["text"].as_str().unwrap()));
        assert_eq!(
            (&message["link"], &message["tag"]),
            (&json!(format!("/table/{table}")), &message["link"])
        );
        assert!(message["at"].is_i64() && message["unseen"].is_u64());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_on_one_database_tell_it_once() {
    let Some(postgres) = Postgres::start() else { return };
    let database = Database::Url(postgres.database("notices").await);
    let (one, two) = (Home::on(database.clone()).await, Home::on(database).await);
    let service = PushService::open().await;
    let (anna, bert) = (one.guest("Anna").await, two.guest("Bert").await);
    let browsers: Vec<Browser> = (0..4).map(|number| Browser::new(&format!("browser-{number}"))).collect();
    for browser in &browsers {
        subscribe(&bert, browser, &service).await;
    }
    assert_eq!(
        wishes(&one.again(&bert)).await["push_key"],
        wishes(&bert).await["push_key"],
        "one key for all"
    );
    // Some are tried again, by whichever server.
    service.answer_with(&[StatusCode::BAD_GATEWAY; 3]);
    let table = table_for_two(&anna, &bert, "altes-reich").await;
    until_asked([&anna, &bert], &table, 1).await;
    let_pass().await;
    let before: Vec<usize> = browsers.iter().map(|browser| service.read(browser).len()).collect();
    until_asked([&anna, &bert], &table, 2).await;
    for (browser, before) in browsers.iter().zip(&before) {
        service.wait_for(browser, before + 1).await;
    }
    let_pass().await;
    for (browser, before) in browsers.iter().zip(before) {
        let read = service.read(browser);
        assert_eq!(read.len(), before + 1);
        let mut ids: Vec<&str> = read.iter().map(|message| message["id"].as_str().unwrap()).collect();
        ids.dedup();
        assert_eq!(ids.len(), read.len(), "no notice came twice");
    }
    // What one server has put into the outbox, the other brings when that one is lost.
    service.answer_with(&[StatusCode::BAD_GATEWAY; 4]);
    until_asked([&anna, &bert], &table, 1).await;
    until_asked([&anna, &bert], &table, 2).await;
    let_pass().await;
    two.server.stop().await;
    let bert = one.again(&bert);
    until_asked([&anna, &bert], &table, 2).await;
    let counts: Vec<usize> = browsers.iter().map(|browser| service.read(browser).len()).collect();
    until_asked([&anna, &bert], &table, 1).await;
    until_asked([&anna, &bert], &table, 2).await;
    for (browser, count) in browsers.iter().zip(counts) {
        service.wait_for(browser, count + 1).await;
    }
    one.server.stop().await;
}
