//! Letters: an address is confirmed, what was not seen is gathered, whoever wants no more gets no more, and whoever has
//! forgotten the password chooses a new one.

use std::time::Duration;

use axum::http::Method;
use serde_json::json;
use server::{MailSettings, NoticeSettings, client::Client};
use tokio::time::sleep;

use crate::{
    born::{Home, soon, table_for_two, until_asked},
    outside::{MailServer, eventually},
    push::{put, wishes},
    support::change,
};

const HOME: &str = "https://imperios.example";

async fn home(mail: &MailServer) -> Home {
    let url = format!("smtp://{}", mail.address);
    let letters = MailSettings::read(&url, "Imperios <imperios@imperios.example>").unwrap();
    Home::open_with(NoticeSettings { mail: Some(letters), ..soon() }, Some(HOME)).await
}

async fn post(client: &Client, path: &str, body: serde_json::Value) -> u16 {
    client.post(path, &body).await.unwrap().status.as_u16()
}

/// Gives an address and follows the link that comes.
async fn confirmed(client: &Client, mail: &MailServer, address: &str) {
    let before = mail.posted().len();
    assert_eq!(put(client, "/api/notices/mail", &json!({"address": address})).await, 204);
    let letter = mail.wait_for(before + 1).await.pop().unwrap();
    assert_eq!(letter.to, address);
    assert_eq!(wishes(client).await["confirmed"], false);
    let token = letter.link("confirm");
    assert_eq!(post(client, "/api/letters/confirm", json!({"token": token})).await, 204);
    assert_eq!(wishes(client).await["confirmed"], true);
    assert_eq!(post(client, "/api/letters/confirm", json!({"token": token})).await, 404, "once");
}

#[tokio::test]
async fn what_was_not_seen_is_gathered_into_one_letter() {
    let mail = MailServer::open().await;
    let home = home(&mail).await;
    let (anna, bert) = (home.guest("Anna").await, home.guest("Bert Ñandú").await);
    let mut wished = wishes(&bert).await["wishes"].clone();
    wished["lang"] = "es".into();
    wished["letters_every"] = 5.into();
    assert_eq!(put(&bert, "/api/notices/wishes", &wished).await, 204);
    assert_eq!(put(&bert, "/api/notices/mail", &json!({"address": "nobody"})).await, 400);
    confirmed(&bert, &mail, "bert@example.org").await;

    let table = table_for_two(&anna, &bert, "altes-reich").await;
    until_asked([&anna, &bert], &table, 2).await;
    mail.answer_with(&["451 later", "421 not now"]);
    let posted = mail.wait_for(2).await;
    let letter = posted.last().unwrap();
    assert_eq!((letter.to.as_str(), mail.tries()), ("bert@example.org", 4), "tried again, sent once");
    let text = letter.text();
    assert!(text.contains("Hola, Bert Ñandú:") && text.contains("Te toca jugar."), "{text}");
    assert!(text.contains(&format!("{HOME}/table/{table}")), "{text}");
    assert!(letter.header("message-id").unwrap().ends_with("@imperios.example>"));
    assert_eq!(letter.header("auto-submitted").unwrap(), "auto-generated");

    // Within the time that was chosen there is no second one; then there is one with all that has come.
    until_asked([&anna, &bert], &table, 1).await;
    until_asked([&anna, &bert], &table, 2).await;
    anna.post(&format!("/api/tables/{table}/chat"), &json!({"text": "hola"}))
        .await
        .unwrap()
        .accepted()
        .unwrap();
    sleep(Duration::from_millis(1200)).await;
    assert_eq!(mail.posted().len(), 2);
    change(
        &home.database,
        "UPDATE deliveries SET due = 0 WHERE channel = 'digest' AND due IS NOT NULL".into(),
    )
    .await;
    let letter = mail.wait_for(3).await.pop().unwrap();
    let text = letter.text();
    assert!(text.contains("Te toca jugar.") && text.contains("Anna ha escrito"), "{text}");
    assert!(!text.contains("hola"), "what was said is not in it");

    // One click in a program that reads mail, without cookies, and there is no more.
    let unsubscribe = letter.header("list-unsubscribe").unwrap();
    assert_eq!(letter.header("list-unsubscribe-post").unwrap(), "List-Unsubscribe=One-Click");
    let path = unsubscribe.trim_matches(['<', '>']).strip_prefix(HOME).unwrap().to_owned();
    let reader = Client::new(home.server.address());
    let forged = format!("{}0", &path[..path.len() - 1]);
    let forged = if forged == path { format!("{}1", &path[..path.len() - 1]) } else { forged };
    assert_eq!(reader.request(Method::POST, &forged, None).await.unwrap().status.as_u16(), 404);
    let asked = reader.get(&path).await.unwrap();
    assert_eq!(asked.status.as_u16(), 303, "whoever opens it in a browser is asked");
    assert!(asked.headers["location"].to_str().unwrap().starts_with("/letters/unsubscribe#"));
    assert_eq!(letter.link("unsubscribe"), path.split_once("of=").unwrap().1);
    assert_eq!(wishes(&bert).await["wishes"]["letters"], true);
    assert_eq!(reader.request(Method::POST, &path, None).await.unwrap().status.as_u16(), 204);
    assert_eq!(wishes(&bert).await["wishes"]["letters"], false);
    until_asked([&anna, &bert], &table, 1).await;
    until_asked([&anna, &bert], &table, 2).await;
    sleep(Duration::from_millis(900)).await;
    assert_eq!(mail.posted().len(), 3);
}

#[tokio::test]
async fn whoever_has_forgotten_the_password_chooses_a_new_one_by_a_letter() {
    let mail = MailServer::open().await;
    let home = home(&mail).await;
    let password = "drei Hüte im Regen";
    let bert = home.guest("Bert").await.with_account("bert", password).await.unwrap();
    assert_eq!(
        put(&bert, "/api/notices/mail", &json!({"address": "bert@example.org"})).await,
        400,
        "the key to an account"
    );
    let wrong = json!({"address": "bert@example.org", "password": "vier Hüte im Regen"});
    assert_eq!(put(&bert, "/api/notices/mail", &wrong).await, 403);
    let stranger = Client::new(home.server.address());
    assert_eq!(post(&stranger, "/api/letters/recovery", json!({"who": "bert"})).await, 202, "told to nobody");
    assert_eq!(
        put(&bert, "/api/notices/mail", &json!({"address": "bert@example.org", "password": password})).await,
        204
    );
    let letter = mail.wait_for(1).await.pop().unwrap();
    assert_eq!(post(&stranger, "/api/letters/recovery", json!({"who": "bert"})).await, 202);
    sleep(Duration::from_millis(500)).await;
    assert_eq!(mail.posted().len(), 1, "the address is not confirmed");
    assert_eq!(post(&stranger, "/api/letters/confirm", json!({"token": letter.link("confirm")})).await, 204);

    // What was asked for within some minutes of the first is sent once.
    for who in ["Bert@Example.org", "bert", "nobody"] {
        assert_eq!(post(&stranger, "/api/letters/recovery", json!({"who": who})).await, 202);
    }
    change(&home.database, "DELETE FROM deliveries WHERE key LIKE 'recover%' AND due IS NULL".into()).await;
    assert_eq!(post(&stranger, "/api/letters/recovery", json!({"who": "bert"})).await, 202);
    let letter = eventually("a letter", async || {
        mail.posted().into_iter().find(|letter| letter.text().contains("/letters/recover#"))
    })
    .await;
    let home = home.reopen().await;
    let (bert, stranger) = (home.again(&bert), Client::new(home.server.address()));
    let token = mail
        .posted()
        .last()
        .filter(|last| last.text().contains("recover#"))
        .unwrap_or(&letter)
        .link("recover");
    let choose = |token: &str, password: &str| {
        let (stranger, body) = (stranger.clone(), json!({"token": token, "password": password}));
        async move { post(&stranger, "/api/letters/password", body).await }
    };
    assert_eq!(choose(&token, "password123").await, 400, "a weak one does not use up the link");
    assert_eq!(choose(&"0".repeat(48), "vier Hüte im Schnee").await, 404);
    assert_eq!(choose(&token, "vier Hüte im Schnee").await, 204);
    assert_eq!(choose(&token, "vier Hüte im Schnee").await, 404, "once");
    assert_eq!(bert.get("/api/me").await.unwrap().status.as_u16(), 401, "all sessions have ended");
    assert_eq!(post(&stranger, "/api/session", json!({"login": "bert", "password": password})).await, 403);
    let new = json!({"login": "bert", "password": "vier Hüte im Schnee"});
    assert_eq!(post(&stranger, "/api/session", new).await, 200);
}

#[tokio::test]
async fn an_address_is_not_flooded_and_a_server_without_letters_says_so() {
    let mail = MailServer::open().await;
    let home = home(&mail).await;
    for number in 0..4 {
        let guest = home.guest(&format!("Guest {number}")).await;
        let status = put(&guest, "/api/notices/mail", &json!({"address": "victim@example.org"})).await;
        if number < 3 {
            assert_eq!(status, 204);
            mail.wait_for(number + 1).await;
            assert_eq!(
                put(&guest, "/api/notices/mail", &json!({"address": "victim@example.org"})).await,
                204
            );
        } else {
            assert_eq!(status, 429);
        }
    }
    sleep(Duration::from_millis(500)).await;
    assert_eq!(mail.posted().len(), 3, "one for each");
    let plain = Home::open().await;
    let anna = plain.guest("Anna").await;
    assert_eq!(wishes(&anna).await["sends_letters"], false);
    assert_eq!(put(&anna, "/api/notices/mail", &json!({"address": "anna@example.org"})).await, 409);
    assert_eq!(post(&anna, "/api/letters/recovery", json!({"who": "anna"})).await, 409);
}

#[tokio::test]
async fn letters_without_an_address_of_this_server_are_refused_at_the_start() {
    let settings = MailSettings::read("smtp://127.0.0.1:2525", "imperios@imperios.example").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let settings = server::Settings {
        notices: NoticeSettings { mail: Some(settings), ..soon() },
        ..crate::support::settings(server::store::Database::File(folder.path().join("imperios.sqlite")))
    };
    let refused = server::Server::start(settings, crate::support::games(), axum::Router::new()).await;
    assert!(refused.err().unwrap().to_string().contains("public_url"));
}
