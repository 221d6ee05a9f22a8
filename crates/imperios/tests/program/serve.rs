//! `imperios serve`: a server that is started, set up and stopped.

use std::{
    collections::BTreeSet,
    fs,
    io::Write,
    net::{TcpListener, TcpStream},
    time::Duration,
};

use serde_json::json;
use server::client::Client;

use crate::{
    desk::{Desk, message, root},
    running::{Running, choose, open, see},
};

#[tokio::test]
async fn a_server_that_is_stopped_and_started_again_has_every_game() {
    let desk = Desk::new();
    let server = Running::start(&desk, &[]);
    let anna = server.guest("Anna").await;
    let table =
        open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "hot-seat", "name": "Bert"}])).await;
    let mut socket = anna.socket(&table, "").await.unwrap();
    choose(&anna, &table, 1).await;
    let before = see(&anna, &table).await;

    server.signal("TERM");
    let goodbye = socket.goodbye().await;
    assert_eq!(goodbye, Some((1001, "the server restarts; come back".to_owned())));
    let ended = server.ended();
    assert_eq!(ended.code, Some(0), "{}", ended.log);
    assert!(ended.log.contains("listening") && ended.log.contains("stopped"), "{}", ended.log);
    assert!(ended.log.contains(&message("en", "terminal-stopping")), "{}", ended.log);

    let server = Running::start(&desk, &[]);
    let anna = server.again(&anna);
    let after = see(&anna, &table).await;
    for part in ["version", "view", "awaited", "commitment", "log"] {
        assert_eq!(before[part], after[part], "{part}");
    }
    choose(&anna, &table, 2).await;
    server.signal("INT");
    assert_eq!(server.ended().code, Some(0), "Ctrl-C is as good");
}

/// Somebody's half-sent request would keep the server for some seconds more.
#[test]
fn a_second_signal_ends_the_server_at_once() {
    let desk = Desk::new();
    let server = Running::start(&desk, &[]);
    let mut slow = TcpStream::connect(server.address).unwrap();
    slow.write_all(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{")
        .unwrap();
    std::thread::sleep(Duration::from_millis(300));
    server.signal("TERM");
    std::thread::sleep(Duration::from_millis(500));
    server.signal("INT");
    let ended = server.ended();
    // Whoever closes in good order, as it would some seconds later, ends with 0.
    assert_eq!(ended.code, Some(130), "{}", ended.log);
}

#[test]
fn games_are_kept_in_the_folder_of_the_user() {
    let desk = Desk::new();
    let serve = ["serve", "--port", "0"];
    Running::of(desk.command(&serve)).stop();
    assert!(fs::exists(desk.path(".local/share/imperios/imperios.sqlite")).unwrap());
    let mut elsewhere = desk.command(&serve);
    elsewhere.env("XDG_DATA_HOME", desk.path("xdg"));
    Running::of(elsewhere).stop();
    assert!(fs::exists(desk.path("xdg/imperios/imperios.sqlite")).unwrap());
    let mut homeless = desk.command(&serve);
    homeless.env_remove("HOME");
    let said = String::from_utf8(homeless.output().unwrap().stderr).unwrap();
    assert_eq!(said, format!("imperios: {}\n", message("en", "terminal-no-data-folder")));
}

#[test]
fn a_flag_outranks_the_environment_and_that_the_file() {
    let is_json = |log: &str| log.lines().any(|line| line.starts_with('{'));
    let desk = Desk::new();
    desk.write("data/imperios.toml", "port = 0\nlog_format = \"json\"\n\n[rates]\nentry = 0\n");
    let data = desk.path("data");
    let run = |env: Option<&str>, flag: Option<&str>| {
        let mut args = vec!["serve", "--data", &data];
        args.extend(flag.into_iter().flat_map(|format| ["--log-format", format]));
        let mut command = desk.command(&args);
        command.envs(env.map(|format| ("IMPERIOS_LOG_FORMAT", format)));
        is_json(&Running::of(command).stop())
    };
    assert!(run(None, None), "the file outranks the default");
    assert!(!run(Some("text"), None), "the environment outranks the file");
    assert!(run(Some("text"), Some("json")), "a flag outranks the environment");

    let other = desk.write("other.toml", format!("port = 0\nlog = \"off\"\ndata = {data:?}\n"));
    let log = Running::of(desk.command(&["serve", "--config", &other])).stop();
    assert!(!log.contains("listening"), "another file may be named: {log}");
    let log =
        Running::of(desk.command(&["serve", "--config", &other, "--log", "server=debug,imperios=info"]))
            .stop();
    assert!(log.contains("listening"), "{log}");
}

#[test]
fn a_fault_in_the_settings_is_told_with_its_line_and_never_with_a_secret() {
    let desk = Desk::new();
    for (text, line, said) in [
        ("port = 0\nprot = 8006\n", 2, "unknown field `prot`"),
        ("\n\n[rates]\nadress = 5\n", 4, "unknown field `adress`"),
        ("port = \"high\"\n", 1, "invalid type"),
        ("port = 70000\n", 1, "70000"),
        ("bots_at_once = 0\n", 1, "zero"),
        ("log = \"loud\"\n", 1, "a log has a level"),
        ("public_url = \"imperios.example\"\n", 1, "the address is http://"),
        ("host = \"localhost.\"\n", 1, "IP"),
        ("port = 0\ndatabase = \"postgres://a:hunter2@b/c\n", 2, ""),
        ("metrics_token = 'hunter2\nport = 0\n", 1, ""),
    ] {
        let file = desk.write("bad.toml", text);
        let told = desk.run(&["serve", "--config", &file]);
        let sentence = told.sentence(text);
        assert!(
            sentence.starts_with(&format!("{file}, line {line}: ")) && sentence.contains(said),
            "{sentence}"
        );
        assert!(!sentence.contains("hunter2"), "{sentence}");
        assert_eq!(told.code, Some(1));
    }
    let file = desk.write("bad.toml", "prot = 1\n");
    for (lang, line) in [("es", "línea 1"), ("nl", "regel 1"), ("de", "Zeile 1")] {
        let told = desk.run(&["serve", "--config", &file, "--lang", lang]);
        assert!(told.sentence(lang).contains(line), "{}", told.err);
    }
    let short = desk.write("token", "hunter2\n");
    let told = desk.run(&["serve", "--data", "data", "--metrics-token-file", &short]);
    assert_eq!(told.sentence("a short token"), message("en", "terminal-bad-metrics-token"));
    let told = desk.run(&["serve", "--config", "nowhere.toml"]);
    assert_eq!(told.sentence("no file"), "nowhere.toml: There is no such file.");
}

#[test]
fn what_keeps_a_server_from_starting_is_one_sentence() {
    let desk = Desk::new();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let file = desk.write("file", "not a folder");
    let letter =
        desk.write("letter/imperios.sqlite", "Dear Anna, this is no database, but it is long enough to see.");
    let letter = letter.strip_suffix("/imperios.sqlite").unwrap();
    for (args, said) in [
        (
            &["--data", "data", "--port", &port][..],
            format!("Port {port} of 127.0.0.1 is taken by another program"),
        ),
        (
            &["--data", "data", "--port", "0", "--host", "192.0.2.1"],
            "192.0.2.1 is not an address of this machine".into(),
        ),
        (&["--data", &file], format!("cannot open the database {file}/imperios.sqlite: ")),
        (
            &["--data", letter],
            format!("cannot open the database {letter}/imperios.sqlite: it is not a SQLite file"),
        ),
        (
            &["--database", "postgres://anna:hunter2@127.0.0.1:1/games"],
            "cannot open the database postgres://127.0.0.1:1/games: no PostgreSQL server answers there"
                .into(),
        ),
        (&["--database", "mysql://anna:hunter2@db/games"], "The database is PostgreSQL".into()),
        (&["--host", "everywhere"], "'everywhere' for '--host <ADDRESS>'".into()),
        (&["--log", "loud"], "a log has a level".into()),
        (&["--public-url", "https://a/b"], "without a path".into()),
        (&["--bots-at-once", "0"], "'--bots-at-once <N>'".into()),
    ] {
        let told = desk.run(&[&["serve"], args].concat());
        let sentence = told.sentence(&format!("{args:?}"));
        assert!(sentence.contains(&said), "{args:?}: {sentence}");
        assert!(!sentence.contains("hunter2"), "{sentence}");
    }
    for (lang, said) in [("es", "lo ocupa otro programa"), ("nl", "is bezet"), ("de", "belegt")] {
        let told = desk.run(&["serve", "--data", "data", "--port", &port, "--lang", lang]);
        assert!(told.sentence(lang).contains(said), "{}", told.err);
    }
}

/// Even of all that can be logged: no token, cookie, password, invitation or seed.
#[tokio::test]
async fn no_secret_is_ever_logged() {
    let desk = Desk::new();
    let token = "metrics-token-of-the-operator";
    let file = desk.write("token", format!("{token}\n"));
    let args = ["--log", "trace,server=trace", "--log-format", "json", "--metrics-token-file", &file];
    let server = Running::start(&desk, &args);
    let anna = server.guest("Anna").await;
    let password = "correct horse battery";
    let account = json!({"login": "anna", "password": password});
    let anna = anna.with_account("anna", password).await.unwrap();
    anna.post("/api/accounts", &account).await.unwrap().accepted().unwrap_err();
    let signed_in = json!({"login": "anna", "password": password, "bearer": true});
    let signed_in = anna.post("/api/session", &signed_in).await.unwrap();
    let cookie = signed_in.headers["set-cookie"].to_str().unwrap().to_owned();
    let cookie = cookie.split(['=', ';']).nth(1).unwrap().to_owned();
    let anna = Client::new(server.address).bearing(signed_in.json()["bearer"].as_str().unwrap());
    let wrong = json!({"login": "anna", "password": 5, "claim": password});
    anna.post("/api/session", &wrong).await.unwrap().accepted().unwrap_err();

    let seats = json!([{"kind": "me"}, {"kind": "invited"}, {"kind": "bot", "bot": "random"}]);
    let new = json!({"game": "altes-reich", "seats": seats, "ready": true, "key": "k"});
    let opened = anna.post("/api/tables", &new).await.unwrap().accepted().unwrap();
    let table = opened["id"].as_str().unwrap().to_owned();
    let (invitation, watch) =
        (opened["invitations"]["2"].as_str().unwrap(), opened["watch"].as_str().unwrap());
    let bert = server.guest("Bert").await;
    for token in [invitation, watch, &"0".repeat(48)] {
        bert.post("/api/invitations", &json!({ "token": token })).await.unwrap();
    }
    for (order, key) in
        [(json!({"do": "sit", "invitation": invitation}), "a"), (json!({"do": "ready", "ready": true}), "b")]
    {
        let mut order = order;
        order["key"] = key.into();
        bert.command(&table, &order).await.unwrap().accepted().unwrap();
    }
    let mut socket = anna.socket(&table, "").await.unwrap();
    let seen = socket.next().await.unwrap();
    let word = seen["offers"][0]["word"].as_str().unwrap().to_owned();
    socket
        .send(&json!({"do": "choose", "word": word, "version": seen["version"], "key": "c"}))
        .await
        .unwrap();
    while socket.next().await.unwrap()["type"] != "done" {}
    let mut reader = Client::new(server.address);
    assert_eq!(
        reader.get("/metrics").await.unwrap().status,
        404,
        "the figures are for whoever bears the token"
    );
    reader = reader.bearing(token);
    assert_eq!(reader.get("/metrics").await.unwrap().status, 200);

    let log = server.stop();
    let whole = desk.ok(&["admin", "--data", "data", "export", &table, "--with-seed"]);
    let drawn = whole.lines().find_map(|line| line.strip_prefix("seed: ")).unwrap();
    assert!(log.lines().all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok()), "{log}");
    assert!(log.contains("/api/invitations") && log.contains("\"level\":\"DEBUG\""), "all is logged: {log}");
    let bearers = [anna.bearer().unwrap(), bert.bearer().unwrap()];
    for secret in [token, password, &cookie, invitation, watch, drawn, &word].into_iter().chain(bearers) {
        assert!(secret.len() > 5 && !log.contains(secret), "{secret} is in the log");
    }
}

#[tokio::test]
async fn the_figures_are_documented() {
    let desk = Desk::new();
    let server = Running::start(&desk, &[]);
    let anna = server.guest("Anna").await;
    let table = open(&anna, "altes-reich", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await;
    let mut socket = anna.socket(&table, "").await.unwrap();
    let seen = socket.next().await.unwrap();
    socket.send(&json!({"do": "choose", "word": "x", "version": seen["version"], "key": "c"})).await.unwrap();
    while socket.next().await.unwrap()["type"] != "refused" {}
    choose(&anna, &table, 1).await;
    let shown = anna.get("/metrics").await.unwrap().text;
    let names = |text: &str| {
        let names = text.split(|c: char| !(c.is_ascii_lowercase() || c == '_'));
        let plain = |name: &str| {
            ["_bucket", "_sum", "_count"]
                .iter()
                .find_map(|end| name.strip_suffix(end))
                .unwrap_or(name)
                .to_owned()
        };
        names.filter(|name| name.starts_with("imperios_")).map(plain).collect::<BTreeSet<String>>()
    };
    let documented = names(&fs::read_to_string(root().join("docs/server.md")).unwrap());
    let shown_names = names(&shown);
    assert!(shown_names.is_subset(&documented), "{:?}", shown_names.difference(&documented));
    for name in [
        "imperios_tables_awake",
        "imperios_sockets",
        "imperios_deeds_total",
        "imperios_commands_total",
        "imperios_bots_waiting",
        "imperios_http_seconds",
        "imperios_command_seconds",
        "imperios_commit_seconds",
        "imperios_commit_batch_entries",
        "imperios_bot_seconds",
    ] {
        assert!(shown_names.contains(name), "{name}\n{shown}");
        assert!(shown.contains(&format!("# HELP {name} ")), "{name}\n{shown}");
    }
    for path in ["/healthz", "/readyz"] {
        assert_eq!(anna.get(path).await.unwrap().status, 200, "{path}");
    }
}

#[test]
fn help_names_every_setting_and_the_manual_too() {
    let desk = Desk::new();
    let mut command = desk.command(&["serve", "--help"]);
    command.env("IMPERIOS_DATABASE", "postgres://anna:hunter2@db/games");
    let help = String::from_utf8(command.output().unwrap().stdout).unwrap();
    assert!(!help.contains("hunter2"), "{help}");
    let manual = fs::read_to_string(root().join("docs/server.md")).unwrap();
    for (flag, key) in [
        ("data", "data"),
        ("database", "database"),
        ("config", ""),
        ("port", "port"),
        ("host", "host"),
        ("public-url", "public_url"),
        ("trust-proxy", "trust_proxy"),
        ("bots-at-once", "bots_at_once"),
        ("metrics-token-file", "metrics_token_file"),
        ("log", "log"),
        ("log-format", "log_format"),
        ("rate-address", "rates.address"),
        ("rate-person", "rates.person"),
        ("rate-table", "rates.table"),
        ("rate-entry", "rates.entry"),
        ("rate-chat", "rates.chat"),
        ("rate-opening", "rates.opening"),
        ("most-connections", "bounds.connections"),
        ("most-sockets", "bounds.sockets"),
        ("most-tables", "bounds.tables"),
        ("most-records", "bounds.records"),
        ("most-megabytes", "bounds.megabytes"),
        ("mail-server", "mail.server"),
        ("mail-from", "mail.from"),
        ("mail-password-file", "mail.password_file"),
        ("notice-grace", "notices.grace"),
        ("private-webhooks", "notices.private_webhooks"),
    ] {
        let variable = format!("IMPERIOS_{}", flag.replace('-', "_").to_uppercase());
        assert!(
            help.contains(&format!("--{flag} ")) || help.contains(&format!("--{flag}[")),
            "{flag}\n{help}"
        );
        assert!(help.contains(&format!("[env: {variable}")), "{variable}\n{help}");
        let row = format!(
            "| `--{flag}` | `{variable}` | {}",
            if key.is_empty() { String::new() } else { format!("`{key}`") }
        );
        assert!(manual.contains(&row), "{row}");
    }
    assert!(
        help.contains("IMPERIOS_METRICS_TOKEN ") && manual.contains("`IMPERIOS_METRICS_TOKEN`"),
        "{help}"
    );
    assert!(
        help.contains("IMPERIOS_MAIL_PASSWORD ") && manual.contains("`IMPERIOS_MAIL_PASSWORD`"),
        "{help}"
    );
}
