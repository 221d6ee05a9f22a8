//! Ten thousand tables of an earlier release: brought up to date by one start of today's program, none lost.

use server::{
    admin,
    store::{Database, Filter, Store},
};

use crate::{
    earlier::{Kept, copied, stands},
    support::{change, postgres::Postgres},
};

/// Of each table that was kept there are so many more, at which nobody has to think.
const COPIES: usize = 240;

/// What makes them, in the tables that the release had; `number` writes eight hexadecimal digits.
fn copies(number: &str) -> String {
    let id = |of: &str| format!("substr({of}, 1, 28) || {number}");
    let (own, parent) = (id("games.id"), id("games.parent"));
    format!(
        "CREATE TABLE copies AS WITH RECURSIVE counted(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM counted WHERE i < {COPIES}) \
         SELECT i FROM counted; \
         INSERT INTO games (id, game, creator, seed, phase, listed, needs_care, awaited, created_at, updated_at, parent) \
         SELECT {own}, game, creator, seed, phase, FALSE, FALSE, awaited, created_at, updated_at, {parent} \
         FROM games, copies ORDER BY parent IS NOT NULL, created_at; \
         INSERT INTO entries (game, seq, at, key, body) SELECT {}, seq, at, key, body FROM entries, copies; \
         INSERT INTO seats (game, seat, person, standing) SELECT {}, seat, person, standing FROM seats, copies; \
         DROP TABLE copies;",
        id("game"),
        id("game"),
    )
}

async fn are_all_there(database: Database, kept: impl AsyncFnOnce(Database) -> Kept) {
    let store = Store::open(&database).await.unwrap();
    let listed = admin::list(&store, &Filter::default()).await.unwrap().len();
    store.close().await;
    assert!(listed > 10_000, "{listed}");
    let kept = kept(database).await;
    for (name, table) in &kept.tables {
        let (client, id, seat) = kept.table(name);
        let copy = format!("{}{:08x}", &id[..28], 7 + name.len());
        let mut then = stands(&client, &id, seat).await;
        let mut now = stands(&client, &copy, seat).await;
        for what in ["chat", "rematch", "version"] {
            then.as_object_mut().unwrap().remove(what);
            now.as_object_mut().unwrap().remove(what);
        }
        assert_eq!(now, then, "{name}: {table}");
    }
}

#[tokio::test]
async fn ten_thousand_tables_of_an_earlier_release_are_all_there() {
    let (database, copy) = copied("rulings-2");
    change(&database, copies("printf('%08x', i)")).await;
    are_all_there(database, async |database| Kept::open("rulings-2", database, copy).await).await;
}

#[tokio::test]
async fn ten_thousand_tables_on_postgresql_are_all_there() {
    let Some(server) = Postgres::start() else { return };
    let sql =
        std::fs::read_to_string(format!("{}/rulings-2-postgres/imperios.sql", crate::earlier::DATABASES));
    let database = Database::Url(server.restored("ten_thousand", sql.unwrap()).await);
    change(&database, copies("lpad(to_hex(i), 8, '0')")).await;
    let folder = tempfile::tempdir().unwrap();
    are_all_there(database, async |database| Kept::open("rulings-2-postgres", database, folder).await).await;
}
