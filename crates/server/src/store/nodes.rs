//! Many servers on one `PostgreSQL`: which are alive, which of them hosts which table, and what they count together.
//! Every moment in here is the database's own. `SQLite` belongs to one server alone and needs none of it.

use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection, PgConnection, PgPool};

use super::{Db, GameId, Result, Store, TokenHash};

/// A node is alive for so long after it has said so.
pub(crate) const ALIVE: Duration = Duration::from_secs(3);

/// A claim is good while the node that holds it is alive in the same incarnation.
macro_rules! live {
    ($claim:literal) => {
        concat!(
            "EXISTS (SELECT 1 FROM nodes n WHERE n.id = ",
            $claim,
            ".node AND n.incarnation = ",
            $claim,
            ".incarnation AND n.alive_until > clock_timestamp())"
        )
    };
}

/// A node that is alive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Peer {
    /// Its name, fresh with every start of the program.
    pub(crate) id: String,
    /// Which time it is that it has joined.
    pub(crate) incarnation: i64,
    /// How the other nodes reach it.
    pub(crate) url: String,
    /// Whether it is about to go.
    pub(crate) leaving: bool,
    /// How busy it is: tables awake, and bots that wait for a core.
    pub(crate) tables: i64,
    pub(crate) waiting: i64,
}

type PeerRow = (String, i64, String, bool, i64, i64);

impl From<PeerRow> for Peer {
    fn from((id, incarnation, url, leaving, tables, waiting): PeerRow) -> Self {
        Self { id, incarnation, url, leaving, tables, waiting }
    }
}

/// What a node learns when it joins the others.
#[derive(Clone, Debug)]
pub(crate) struct Joined {
    /// By which nodes know each other.
    pub(crate) secret: String,
    /// From when to when no node was alive, the last time that was so (milliseconds since 1970).
    pub(crate) away: Option<(i64, i64)>,
}

/// A node's signs of life, over a connection of their own: they must not wait for anything else.
pub(crate) struct Pulse {
    options: PgConnectOptions,
    connection: Option<PgConnection>,
}

impl Pulse {
    async fn connection(&mut self) -> Result<&mut PgConnection> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => PgConnection::connect_with(&self.options).await?,
        };
        Ok(self.connection.insert(connection))
    }

    /// Forgets a connection over which something went wrong, or took too long.
    pub(crate) fn hang_up(&mut self) {
        self.connection = None;
    }

    /// Joins the other nodes. Whoever is the first after a time in which none was alive notes that time.
    pub(crate) async fn join(
        &mut self,
        id: &str,
        incarnation: i64,
        url: &str,
        fresh_secret: &str,
        now: i64,
    ) -> Result<Joined> {
        let mut tx = self.connection().await?.begin().await?;
        sqlx::query("INSERT INTO cluster (id, secret) VALUES (1, $1) ON CONFLICT (id) DO NOTHING")
            .bind(fresh_secret)
            .execute(&mut *tx)
            .await?;
        sqlx::query(
            "UPDATE cluster SET away_from = heartbeat.at, away_till = $2 FROM heartbeat \
             WHERE heartbeat.id = 1 AND heartbeat.at < $2 \
             AND NOT EXISTS (SELECT 1 FROM nodes WHERE alive_until > clock_timestamp() AND id <> $1)",
        )
        .bind(id)
        .bind(now)
        .execute(&mut *tx)
        .await?;
        let (secret, from, till): (String, Option<i64>, Option<i64>) =
            sqlx::query_as("SELECT secret, away_from, away_till FROM cluster").fetch_one(&mut *tx).await?;
        sqlx::query(
            "INSERT INTO nodes (id, url, incarnation, alive_until) \
             VALUES ($1, $2, $3, clock_timestamp() + make_interval(secs => $4)) \
             ON CONFLICT (id) DO UPDATE SET incarnation = excluded.incarnation, alive_until = excluded.alive_until",
        )
        .bind(id)
        .bind(url)
        .bind(incarnation)
        .bind(ALIVE.as_secs_f64())
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(Joined { secret, away: from.zip(till) })
    }

    /// Says that a node is alive, and how busy it is. Tells all nodes that are; none if this one has said so too late
    /// and must join anew.
    pub(crate) async fn beat(
        &mut self,
        id: &str,
        incarnation: i64,
        tables: i64,
        waiting: i64,
    ) -> Result<Option<Vec<Peer>>> {
        let connection = self.connection().await?;
        let renewed = sqlx::query(
            "UPDATE nodes SET alive_until = clock_timestamp() + make_interval(secs => $3), tables = $4, waiting = $5 \
             WHERE id = $1 AND incarnation = $2 AND alive_until > clock_timestamp()",
        )
        .bind(id)
        .bind(incarnation)
        .bind(ALIVE.as_secs_f64())
        .bind(tables)
        .bind(waiting)
        .execute(&mut *connection)
        .await?;
        if renewed.rows_affected() == 0 {
            return Ok(None);
        }
        let alive: Vec<PeerRow> = sqlx::query_as(
            "SELECT id, incarnation, url, leaving, tables, waiting FROM nodes WHERE alive_until > clock_timestamp()",
        )
        .fetch_all(&mut *connection)
        .await?;
        Ok(Some(alive.into_iter().map(Peer::from).collect()))
    }

    /// The sessions that have ended in the last seconds, wherever.
    pub(crate) async fn revoked_lately(&mut self) -> Result<Vec<TokenHash>> {
        let connection = self.connection().await?;
        let lately =
            "SELECT token_hash FROM revocations WHERE at > clock_timestamp() - interval '10 seconds'";
        Ok(sqlx::query_scalar(lately).fetch_all(connection).await?)
    }
}

/// Who hosts what.
#[derive(Clone, Debug)]
pub(crate) struct Registry {
    pool: PgPool,
}

impl Store {
    /// What nodes share; none where one server has the database alone.
    pub(crate) fn registry(&self) -> Option<Registry> {
        match &self.write {
            Db::Sqlite(_) => None,
            Db::Pg(pool) => Some(Registry { pool: pool.clone() }),
        }
    }
}

impl Registry {
    /// A way to say that one is alive.
    pub(crate) fn pulse(&self) -> Pulse {
        Pulse { options: (*self.pool.connect_options()).clone(), connection: None }
    }

    /// Claims a table for a node, unless a node that is alive has it, and tells who hosts it now. None if the two who
    /// wanted it stood in each other's way: ask again.
    pub(crate) async fn claim(&self, game: &GameId, node: &str, incarnation: i64) -> Result<Option<Peer>> {
        let holder: Option<PeerRow> = sqlx::query_as(concat!(
            "WITH taken AS (INSERT INTO claims (game, node, incarnation) VALUES ($1, $2, $3) \
             ON CONFLICT (game) DO UPDATE SET node = excluded.node, incarnation = excluded.incarnation \
             WHERE NOT ",
            live!("claims"),
            " RETURNING node, incarnation), holder AS (SELECT node, incarnation FROM taken UNION ALL \
             SELECT node, incarnation FROM claims WHERE game = $1 AND NOT EXISTS (SELECT 1 FROM taken)) \
             SELECT nodes.id, nodes.incarnation, nodes.url, nodes.leaving, nodes.tables, nodes.waiting \
             FROM holder JOIN nodes ON nodes.id = holder.node AND nodes.incarnation = holder.incarnation \
             AND nodes.alive_until > clock_timestamp()",
        ))
        .bind(game)
        .bind(node)
        .bind(incarnation)
        .fetch_optional(&self.pool)
        .await?;
        Ok(holder.map(Peer::from))
    }

    /// Claims games in which a bot must think or a clock runs, or is due by now, and that nobody hosts, those first that have
    /// waited longest.
    pub(crate) async fn claim_due(
        &self,
        node: &str,
        incarnation: i64,
        now: i64,
        most: i64,
    ) -> Result<Vec<GameId>> {
        Ok(sqlx::query_scalar(concat!(
            "WITH due AS (SELECT id FROM games WHERE (phase = 'running' AND needs_care OR due <= $4) \
             AND NOT EXISTS (SELECT 1 FROM claims WHERE claims.game = games.id AND ",
            live!("claims"),
            ") ORDER BY updated_at LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED) \
             INSERT INTO claims (game, node, incarnation) SELECT id, $1, $2 FROM due \
             ON CONFLICT (game) DO UPDATE SET node = excluded.node, incarnation = excluded.incarnation \
             WHERE NOT ",
            live!("claims"),
            " RETURNING game",
        ))
        .bind(node)
        .bind(incarnation)
        .bind(most)
        .bind(now)
        .fetch_all(&self.pool)
        .await?)
    }

    /// Lets go of tables.
    pub(crate) async fn release(&self, games: &[GameId], node: &str, incarnation: i64) -> Result<()> {
        let games: Vec<&str> = games.iter().map(GameId::as_str).collect();
        sqlx::query("DELETE FROM claims WHERE node = $1 AND incarnation = $2 AND game = ANY($3)")
            .bind(node)
            .bind(incarnation)
            .bind(games)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Tells the others that a node is about to go: it is given no more tables.
    pub(crate) async fn announce_leave(&self, node: &str) -> Result<()> {
        let leaving = "UPDATE nodes SET leaving = TRUE WHERE id = $1";
        sqlx::query(leaving).bind(node).execute(&self.pool).await?;
        Ok(())
    }

    /// Lets go of everything.
    pub(crate) async fn leave(&self, node: &str) -> Result<()> {
        let mut tx = self.pool.begin().await?;
        sqlx::query("DELETE FROM claims WHERE node = $1").bind(node).execute(&mut *tx).await?;
        sqlx::query("DELETE FROM nodes WHERE id = $1").bind(node).execute(&mut *tx).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Removes what nodes have left behind that were not stopped but lost, and what everybody has read.
    pub(crate) async fn sweep(&self) -> Result<()> {
        for old in [
            "DELETE FROM nodes WHERE alive_until < clock_timestamp() - interval '1 hour'",
            concat!("DELETE FROM claims WHERE NOT ", live!("claims")),
            "DELETE FROM revocations WHERE at < clock_timestamp() - interval '1 minute'",
            "DELETE FROM rates WHERE forgotten_at < clock_timestamp()",
        ] {
            sqlx::query(old).execute(&self.pool).await?;
        }
        Ok(())
    }

    /// Counts something that is remembered for a while, unless more than `most` would be remembered then. Tells for how
    /// long one has to wait; no time if it was counted.
    pub(crate) async fn count(&self, key: &str, weight: Duration, most: Duration) -> Result<Duration> {
        let counted = sqlx::query(
            "INSERT INTO rates (key, forgotten_at) VALUES ($1, clock_timestamp() + make_interval(secs => $2)) \
             ON CONFLICT (key) DO UPDATE SET forgotten_at = \
             GREATEST(rates.forgotten_at, clock_timestamp()) + make_interval(secs => $2) \
             WHERE rates.forgotten_at + make_interval(secs => $2) <= clock_timestamp() + make_interval(secs => $3)",
        )
        .bind(key)
        .bind(weight.as_secs_f64())
        .bind(most.as_secs_f64())
        .execute(&self.pool)
        .await?;
        if counted.rows_affected() == 1 {
            return Ok(Duration::ZERO);
        }
        let wait = (self.remembered(key).await? + weight).saturating_sub(most);
        // Whoever was refused waits, if the time has just come.
        Ok(wait.max(Duration::from_millis(1)))
    }

    /// For how long all that was counted is remembered.
    pub(crate) async fn remembered(&self, key: &str) -> Result<Duration> {
        let seconds: Option<f64> = sqlx::query_scalar(
            "SELECT EXTRACT(EPOCH FROM forgotten_at - clock_timestamp())::float8 FROM rates WHERE key = $1",
        )
        .bind(key)
        .fetch_optional(&self.pool)
        .await?;
        Ok(seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()).unwrap_or_default())
    }
}
