//! The outbox: what is sent, on which way, and how often that was tried. A row is written once for each key; whoever sends it
//! holds it for a while, so that it is sent once, however many servers there are and however often they are started.

use super::columns::read_from_row;
use super::notices::{Notice, fresh_id};
use super::{PersonId, Result, Store, in_transaction, on};

/// A way on which something is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Channel {
    /// To a browser, by its push service.
    Push,
    /// A letter that gathers what one has not seen.
    Digest,
    /// A letter that somebody has asked for.
    Letter,
    /// To where a table tells what happens.
    Webhook,
}

impl Channel {
    /// The word for it in the database.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Push => "push",
            Self::Digest => "digest",
            Self::Letter => "letter",
            Self::Webhook => "webhook",
        }
    }
}

impl TryFrom<String> for Channel {
    type Error = super::StoreError;

    fn try_from(word: String) -> Result<Self> {
        [Self::Push, Self::Digest, Self::Letter, Self::Webhook]
            .into_iter()
            .find(|channel| channel.as_str() == word)
            .ok_or_else(|| super::StoreError::Damaged(format!("a delivery goes the unknown way {word:?}")))
    }
}

/// Something to be sent.
#[derive(Clone, Debug)]
pub(crate) struct Delivery {
    pub(crate) id: String,
    pub(crate) channel: Channel,
    /// The device, the person or the table.
    pub(crate) target: String,
    pub(crate) notice: Option<String>,
    pub(crate) body: Option<String>,
    pub(crate) at: i64,
    /// How often it was tried before.
    pub(crate) tries: i64,
}

read_from_row!(Delivery {
    id: String,
    channel: String,
    target: String,
    notice: Option<String>,
    body: Option<String>,
    at: i64,
    tries: i64
});

/// The ways on which a notice goes to its person.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ways {
    /// Whether the webhook of the table is told.
    pub(crate) webhook: bool,
    /// Whether the person's devices are.
    pub(crate) devices: bool,
    /// When the next letter is to go; none: no letter.
    pub(crate) letter: Option<i64>,
    /// Until when all but the webhook waits.
    pub(crate) postponed: Option<i64>,
}

const PUT: &str = "INSERT INTO deliveries (id, channel, target, key, notice, body, at, due) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (channel, target, key) DO NOTHING";

impl Store {
    /// Puts a notice into the outbox on its ways, once.
    pub(crate) async fn send_on(&self, notice: &Notice, ways: &Ways, now: i64) -> Result<()> {
        in_transaction!(self.write, tx => {
            let taken = sqlx::query(
                "UPDATE notices SET due = $2, postponed = $3, for_mail = for_mail OR $4 WHERE id = $1 AND due IS NOT NULL \
                 AND seen_at IS NULL AND postponed = $5",
            )
            .bind(&notice.id)
            .bind(ways.postponed)
            .bind(ways.postponed.is_some())
            .bind(ways.letter.is_some())
            .bind(notice.postponed)
            .execute(&mut *tx)
            .await?
            .rows_affected();
            if taken == 0 {
                return Ok(());
            }
            if let (true, Some(game)) = (ways.webhook, &notice.game) {
                let there: Option<i64> = sqlx::query_scalar("SELECT CAST(1 AS BIGINT) FROM webhooks WHERE game = $1")
                    .bind(game)
                    .fetch_optional(&mut *tx)
                    .await?;
                if there.is_some() {
                    sqlx::query(PUT)
                        .bind(fresh_id())
                        .bind(Channel::Webhook.as_str())
                        .bind(game.as_str())
                        .bind(&notice.key)
                        .bind(&notice.id)
                        .bind(None::<String>)
                        .bind(now)
                        .bind(now)
                        .execute(&mut *tx)
                        .await?;
                }
            }
            if ways.devices {
                let devices: Vec<String> = sqlx::query_scalar("SELECT id FROM devices WHERE person = $1")
                    .bind(&notice.person)
                    .fetch_all(&mut *tx)
                    .await?;
                for device in devices {
                    sqlx::query(PUT)
                        .bind(fresh_id())
                        .bind(Channel::Push.as_str())
                        .bind(device)
                        .bind(&notice.id)
                        .bind(&notice.id)
                        .bind(None::<String>)
                        .bind(now)
                        .bind(now)
                        .execute(&mut *tx)
                        .await?;
                }
            }
            if let Some(due) = ways.letter {
                sqlx::query(
                    "INSERT INTO deliveries (id, channel, target, key, at, due) VALUES ($1, $2, $3, 'digest', $4, $5) \
                     ON CONFLICT (channel, target, key) DO UPDATE SET due = excluded.due, at = excluded.at, tries = 0, \
                     held_until = 0 WHERE deliveries.due IS NULL",
                )
                .bind(fresh_id())
                .bind(Channel::Digest.as_str())
                .bind(&notice.person)
                .bind(now)
                .bind(due)
                .execute(&mut *tx)
                .await?;
            }
        });
        Ok(())
    }

    /// Nobody need be told of a notice any more.
    pub(crate) async fn drop_notice(&self, id: &str, now: i64) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query(
                "UPDATE notices SET due = NULL, for_mail = FALSE, seen_at = COALESCE(seen_at, $2) WHERE id = $1",
            )
            .bind(id)
            .bind(now)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// A letter that somebody asked for, once for each key.
    pub(crate) async fn put_letter(&self, person: &PersonId, key: &str, body: &str, now: i64) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query(PUT)
                .bind(fresh_id())
                .bind(Channel::Letter.as_str())
                .bind(person)
                .bind(key)
                .bind(None::<String>)
                .bind(body)
                .bind(now)
                .bind(now)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Takes what is to be sent by now, for so long; nobody else sends it meanwhile.
    pub(crate) async fn take_deliveries(
        &self,
        holder: &str,
        now: i64,
        held_until: i64,
        limit: u32,
    ) -> Result<Vec<Delivery>> {
        // Looking costs less than writing, and mostly there is nothing.
        let any: Option<i64> = on!(self.read, pool => {
            sqlx::query_scalar("SELECT CAST(1 AS BIGINT) FROM deliveries WHERE due <= $1 AND held_until <= $1 LIMIT 1")
                .bind(now)
                .fetch_optional(pool)
                .await?
        });
        if any.is_none() {
            return Ok(Vec::new());
        }
        Ok(on!(self.write, pool => {
            sqlx::query_as(
                "UPDATE deliveries SET holder = $2, held_until = $3, tries = tries + 1 WHERE id IN \
                 (SELECT id FROM deliveries WHERE due <= $1 AND held_until <= $1 ORDER BY due LIMIT $4) \
                 AND due <= $1 AND held_until <= $1 \
                 RETURNING id, channel, target, notice, body, at, tries - 1 AS tries",
            )
            .bind(now)
            .bind(holder)
            .bind(held_until)
            .bind(i64::from(limit))
            .fetch_all(pool)
            .await?
        }))
    }

    /// What became of a delivery that one holds: it is tried again at a moment, or it is done with.
    pub(crate) async fn settle_delivery(
        &self,
        id: &str,
        holder: &str,
        again: Option<i64>,
        outcome: &str,
    ) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query(
                "UPDATE deliveries SET due = $3, held_until = 0, outcome = $4 WHERE id = $1 AND holder = $2",
            )
            .bind(id)
            .bind(holder)
            .bind(again)
            .bind(outcome)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// What a letter would gather: the notices of somebody that wait for one, oldest first.
    pub(crate) async fn for_letter(&self, person: &PersonId, limit: u32) -> Result<Vec<Notice>> {
        Ok(on!(self.read, pool => {
            sqlx::query_as(
                "SELECT n.id, n.person, n.key, n.kind, n.game, n.seat, n.about, n.at, n.seen_at, n.postponed \
                 FROM notices n WHERE n.person = $1 AND n.for_mail AND n.seen_at IS NULL ORDER BY n.at, n.id LIMIT $2",
            )
            .bind(person)
            .bind(i64::from(limit))
            .fetch_all(pool)
            .await?
        }))
    }

    /// A letter was sent, or there was nothing to write. What has come meanwhile goes with the next one.
    pub(crate) async fn letter_sent(
        &self,
        delivery: &str,
        person: &PersonId,
        told: &[String],
        mailed_at: Option<i64>,
        next: i64,
    ) -> Result<()> {
        in_transaction!(self.write, tx => {
            // First of all, so that nobody puts another one in while this is done.
            sqlx::query("UPDATE deliveries SET held_until = 0, tries = 0, outcome = 'sent' WHERE id = $1")
                .bind(delivery)
                .execute(&mut *tx)
                .await?;
            for notice in told {
                sqlx::query("UPDATE notices SET for_mail = FALSE WHERE id = $1").bind(notice).execute(&mut *tx).await?;
            }
            if let Some(at) = mailed_at {
                sqlx::query("UPDATE wishes SET mailed_at = $2 WHERE person = $1")
                    .bind(person)
                    .bind(at)
                    .execute(&mut *tx)
                    .await?;
            }
            sqlx::query(
                "UPDATE deliveries SET due = CASE WHEN EXISTS (SELECT 1 FROM notices WHERE person = $2 AND for_mail \
                 AND seen_at IS NULL) THEN CAST($3 AS BIGINT) END WHERE id = $1",
            )
            .bind(delivery)
            .bind(person)
            .bind(next)
            .execute(&mut *tx)
            .await?;
        });
        Ok(())
    }
}
