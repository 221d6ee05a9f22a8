//! Connections to `PostgreSQL` over TLS.

use server::store::{Database, Store, StoreError};
use sqlx::{Connection, PgConnection};

use crate::postgres::Postgres;

/// Why a database can't be opened.
async fn refusal(url: &str) -> String {
    match Store::open(&Database::Url(url.to_owned())).await {
        Err(StoreError::CannotOpen { why, .. }) => why,
        other => panic!("{url} was opened: {other:?}"),
    }
}

#[tokio::test]
async fn a_connection_is_encrypted_and_the_server_is_who_it_says_where_that_is_asked_for() {
    let Some(postgres) = Postgres::start() else { return };
    postgres.database("guarded").await;
    let plain = postgres.listen(false);
    let why = refusal(&format!("postgres://imperios@127.0.0.1:{plain}/guarded?sslmode=require")).await;
    assert!(why.contains("TLS"), "{why}");
    let port = postgres.listen(true);
    let at = |host: &str, rest: &str| format!("postgres://imperios@{host}:{port}/guarded?{rest}");
    let authority = postgres.file("authority.crt");

    for rest in
        ["sslmode=require".to_owned(), format!("sslmode=verify-full&sslrootcert={authority}"), String::new()]
    {
        let url = at("127.0.0.1", &rest);
        Store::open(&Database::Url(url.clone())).await.expect("it opens").close().await;
        let mut connection = PgConnection::connect(&url).await.unwrap();
        let encrypted = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()";
        assert!(sqlx::query_scalar::<_, bool>(encrypted).fetch_one(&mut connection).await.unwrap(), "{rest}");
        connection.close().await.unwrap();
    }
    // Another name than the certificate's, an authority that nobody knows, one that has not signed it.
    let stranger = postgres.file("stranger.crt");
    for url in [
        at("localhost", &format!("sslmode=verify-full&sslrootcert={authority}")),
        at("127.0.0.1", "sslmode=verify-full"),
        at("127.0.0.1", &format!("sslmode=verify-ca&sslrootcert={stranger}")),
    ] {
        let why = refusal(&url).await;
        assert!(why.contains("certificate"), "{url}: {why}");
    }
}
