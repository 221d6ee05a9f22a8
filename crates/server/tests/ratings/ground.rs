//! What the tests about ratings have in common.

use std::time::Duration;

use serde_json::{Value, json};
use server::{client::Client, store::Database};
use tokio::time::{Instant, sleep};

use crate::support::{House, done, id, key, open_with, postgres::Postgres, see};

pub(crate) const PASSWORD: &str = "correct horse battery";

/// A server on either database; that of `PostgreSQL` lives as long as this.
pub(crate) struct Ground {
    pub(crate) house: House,
    postgres: Option<Postgres>,
}

impl Ground {
    pub(crate) async fn sqlite() -> Self {
        Self { house: House::open().await, postgres: None }
    }

    /// None where there is no `PostgreSQL`.
    pub(crate) async fn postgres() -> Option<Self> {
        let postgres = Postgres::start()?;
        let database = Database::Url(postgres.database("ratings").await);
        Some(Self { house: House::open_on(database).await, postgres: Some(postgres) })
    }

    /// Closes the server and opens it again.
    pub(crate) async fn reopen(self) -> Self {
        Self { house: self.house.reopen().await, postgres: self.postgres }
    }

    /// The same person at the server as it is now.
    pub(crate) fn again(&self, person: &Client) -> Client {
        Client::new(self.house.address()).bearing(person.bearer().expect("somebody"))
    }
}

pub(crate) async fn account(house: &House, name: &str) -> Client {
    house.guest(name).await.with_account(&name.to_lowercase(), PASSWORD).await.unwrap()
}

/// Opens a rated table of El Viejo Imperio.
pub(crate) async fn rated(client: &Client, seats: Value) -> String {
    let new = json!({"game": "altes-reich", "seats": seats, "rated": true, "ready": true});
    id(&open_with(client, new).await)
}

/// The refusal of a table that nobody may open so.
pub(crate) async fn not_opened(client: &Client, change: Value) -> String {
    let mut new = json!({"game": "altes-reich", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": true, "key": key()});
    if let (Value::Object(new), Value::Object(change)) = (&mut new, change) {
        new.extend(change);
    }
    let answer = client.post("/api/tables", &new).await.unwrap();
    assert!(!answer.status.is_success(), "opened: {new}");
    message(&answer.json())
}

pub(crate) fn message(refusal: &Value) -> String {
    refusal["problem"]["message"].as_str().unwrap_or_default().to_owned()
}

/// A rated game of two people that the second gives up.
pub(crate) async fn won(winner: &Client, loser: &Client) -> String {
    let table = rated(winner, json!([{"kind": "me"}, {"kind": "open"}])).await;
    done(loser, &table, json!({"do": "sit", "seat": 2})).await;
    done(loser, &table, json!({"do": "ready", "ready": true})).await;
    done(loser, &table, json!({"do": "resign"})).await;
    table
}

/// Who sits at a rated table, when its result was counted.
pub(crate) async fn counted(client: &Client, table: &str) -> Value {
    let begun = Instant::now();
    loop {
        let seen = client.get(&format!("/api/tables/{table}/ratings")).await.unwrap().accepted().unwrap();
        let lines = seen.as_array().unwrap();
        if lines.iter().any(|line| line["change"].is_i64()) {
            return seen;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "{seen} {}", see(client, table).await["stage"]);
        sleep(Duration::from_millis(20)).await;
    }
}

pub(crate) async fn get(client: &Client, path: &str) -> Value {
    client.get(path).await.unwrap().accepted().unwrap()
}

/// Every number that follows from results, as text.
pub(crate) async fn numbers(database: &Database) -> Vec<String> {
    const RATINGS: &str = "SELECT 'rating ' || person || ' ' || name || ' ' || company || ' ' || CAST(season AS TEXT) || ' ' || \
         CAST(mean AS TEXT) || ' ' || CAST(deviation AS TEXT) || ' ' || CAST(games AS TEXT) || ' ' || CAST(at AS TEXT) || ' ' || \
         CAST(ranked AS TEXT) AS line FROM ratings UNION ALL \
         SELECT 'step ' || person || ' ' || name || ' ' || company || ' ' || game || ' ' || CAST(at AS TEXT) || ' ' || \
         CAST(before AS TEXT) || ' ' || CAST(mean AS TEXT) || ' ' || CAST(deviation AS TEXT) FROM rating_steps UNION ALL \
         SELECT 'result ' || game || ' ' || CAST(at AS TEXT) || ' ' || result FROM rated_results UNION ALL \
         SELECT 'played ' || person || ' ' || game || ' ' || CAST(ended_at AS TEXT) || ' ' || scenario || ' ' || side || ' ' || \
         CAST(seat AS TEXT) || ' ' || CAST(place AS TEXT) || ' ' || outcome || ' ' || others FROM played ORDER BY line";
    let lines: Vec<String> = match database {
        Database::File(path) => {
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
            let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
            let lines = sqlx::query_scalar(RATINGS).fetch_all(&pool).await.unwrap();
            pool.close().await;
            lines
        }
        Database::Url(url) => {
            let pool = sqlx::PgPool::connect(url).await.unwrap();
            let lines = sqlx::query_scalar(RATINGS).fetch_all(&pool).await.unwrap();
            pool.close().await;
            lines
        }
    };
    lines
}
