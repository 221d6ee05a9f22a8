//! How people are reached when they do not look: their devices, their address, what they wish; and the webhooks of tables.

use super::columns::read_from_row;
use super::notices::fresh_id;
use super::{GameId, PersonId, Result, Secret, Store, TokenHash, in_transaction, on};

/// What somebody wishes to be told, and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Wishes {
    /// The language of what they are told.
    pub(crate) lang: String,
    /// Their time zone.
    pub(crate) zone: String,
    /// Quiet hours, in minutes of their day.
    pub(crate) quiet_from: Option<i64>,
    pub(crate) quiet_till: Option<i64>,
    /// Kinds of notices that are not sent, between commas.
    pub(crate) muted: String,
    /// Their address.
    pub(crate) mail: Option<String>,
    pub(crate) mail_confirmed: bool,
    /// Whether notices are sent there.
    pub(crate) mail_on: bool,
    /// So many minutes lie between two letters at least.
    pub(crate) mail_every: i64,
    pub(crate) mailed_at: Option<i64>,
}

read_from_row!(Wishes {
    lang: String,
    zone: String,
    quiet_from: Option<i64>,
    quiet_till: Option<i64>,
    muted: String,
    mail: Option<String>,
    mail_confirmed: bool,
    mail_on: bool,
    mail_every: i64,
    mailed_at: Option<i64>
});

/// A browser that wants to be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Device {
    pub(crate) id: String,
    pub(crate) person: PersonId,
    /// Where its push service takes what is for it.
    pub(crate) endpoint: String,
    /// Its public key, and the secret that it shares with us.
    pub(crate) p256dh: String,
    pub(crate) auth: Secret,
    pub(crate) lang: String,
}

read_from_row!(Device {
    id: String,
    person: PersonId,
    endpoint: String,
    p256dh: String,
    auth: Secret,
    lang: String
});

/// A device to be noted.
#[derive(Clone, Debug)]
pub(crate) struct NewDevice<'a> {
    pub(crate) person: &'a PersonId,
    pub(crate) session: &'a TokenHash,
    pub(crate) endpoint: &'a str,
    pub(crate) p256dh: &'a str,
    pub(crate) auth: &'a str,
    pub(crate) lang: &'a str,
}

/// Where else it is told what happens at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Webhook {
    /// Whoever knows the address can write there.
    pub(crate) url: Secret,
    pub(crate) lang: String,
    /// Why the last message was not taken.
    pub(crate) fault: Option<String>,
}

read_from_row!(Webhook { url: Secret, lang: String, fault: Option<String> });

/// What the link of a letter proves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Proof {
    pub(crate) person: PersonId,
    pub(crate) mail: String,
}

read_from_row!(Proof { person: PersonId, mail: String });

impl Store {
    /// The key with this name; the first who asks makes it.
    pub(crate) async fn key(&self, name: &str, fresh: &Secret) -> Result<Secret> {
        on!(self.write, pool => {
            sqlx::query("INSERT INTO keys (name, secret) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
                .bind(name)
                .bind(fresh)
                .execute(pool)
                .await?;
        });
        Ok(on!(self.write, pool => {
            sqlx::query_scalar("SELECT secret FROM keys WHERE name = $1").bind(name).fetch_one(pool).await?
        }))
    }

    /// What somebody wishes, if they have said so.
    pub(crate) async fn wishes(&self, person: &PersonId) -> Result<Option<Wishes>> {
        Ok(on!(self.read, pool => {
            sqlx::query_as(
                "SELECT lang, zone, quiet_from, quiet_till, muted, mail, mail_confirmed, mail_on, mail_every, mailed_at \
                 FROM wishes WHERE person = $1",
            )
            .bind(person)
            .fetch_optional(pool)
            .await?
        }))
    }

    /// Notes what somebody wishes, all but their address.
    pub(crate) async fn set_wishes(&self, person: &PersonId, wishes: &Wishes) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query(
                "INSERT INTO wishes (person, lang, zone, quiet_from, quiet_till, muted, mail_on, mail_every) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (person) DO UPDATE SET lang = excluded.lang, \
                 zone = excluded.zone, quiet_from = excluded.quiet_from, quiet_till = excluded.quiet_till, \
                 muted = excluded.muted, mail_on = excluded.mail_on, mail_every = excluded.mail_every",
            )
            .bind(person)
            .bind(&wishes.lang)
            .bind(&wishes.zone)
            .bind(wishes.quiet_from)
            .bind(wishes.quiet_till)
            .bind(&wishes.muted)
            .bind(wishes.mail_on)
            .bind(wishes.mail_every)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// A new address, not confirmed yet; none takes it away. A link to a new password that
    /// was sent to the old one is void.
    pub(crate) async fn set_mail(&self, person: &PersonId, mail: Option<&str>) -> Result<()> {
        in_transaction!(self.write, tx => {
            sqlx::query(
                "UPDATE wishes SET mail = $2, mail_confirmed = FALSE, mail_on = $3 WHERE person = $1",
            )
            .bind(person)
            .bind(mail)
            .bind(mail.is_some())
            .execute(&mut *tx)
            .await?;
            sqlx::query("DELETE FROM proofs WHERE person = $1 AND purpose = 'recover'")
                .bind(person)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    /// Sends no more notices to somebody's address. False where there is nobody.
    pub(crate) async fn unsubscribe(&self, person: &PersonId) -> Result<bool> {
        let done = in_transaction!(self.write, tx => {
            sqlx::query("UPDATE notices SET for_mail = FALSE WHERE person = $1 AND for_mail")
                .bind(person)
                .execute(&mut *tx)
                .await?;
            sqlx::query("UPDATE wishes SET mail_on = FALSE WHERE person = $1")
                .bind(person)
                .execute(&mut *tx)
                .await?
                .rows_affected()
        });
        Ok(done == 1)
    }

    /// Notes a link that is sent by mail; to each address one of its kind at a time.
    pub(crate) async fn add_proof(
        &self,
        token: &TokenHash,
        purpose: &str,
        proof: &Proof,
        expires_at: i64,
    ) -> Result<()> {
        in_transaction!(self.write, tx => {
            sqlx::query("DELETE FROM proofs WHERE person = $1 AND purpose = $2 AND mail = $3")
                .bind(&proof.person)
                .bind(purpose)
                .bind(&proof.mail)
                .execute(&mut *tx)
                .await?;
            sqlx::query(
                "INSERT INTO proofs (token_hash, person, purpose, mail, expires_at) VALUES ($1, $2, $3, $4, $5)",
            )
            .bind(token)
            .bind(&proof.person)
            .bind(purpose)
            .bind(&proof.mail)
            .bind(expires_at)
            .execute(&mut *tx)
            .await?;
        });
        Ok(())
    }

    /// How many other people have been sent a link to confirm an address.
    pub(crate) async fn claims_of_mail(&self, mail: &str, by: &PersonId, now: i64) -> Result<u64> {
        let claims: i64 = on!(self.read, pool => {
            sqlx::query_scalar(
                "SELECT COUNT(*) FROM proofs WHERE LOWER(mail) = $1 AND purpose = 'confirm' AND expires_at > $2 \
                 AND person <> $3",
            )
            .bind(mail.to_lowercase())
            .bind(now)
            .bind(by)
            .fetch_one(pool)
            .await?
        });
        Ok(claims as u64)
    }

    /// What a link proves.
    pub(crate) async fn proof(&self, token: &TokenHash, purpose: &str, now: i64) -> Result<Option<Proof>> {
        Ok(on!(self.read, pool => {
            sqlx::query_as(
                "SELECT person, mail FROM proofs WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3",
            )
            .bind(token)
            .bind(purpose)
            .bind(now)
            .fetch_optional(pool)
            .await?
        }))
    }

    /// Takes what a link proves, once.
    pub(crate) async fn take_proof(
        &self,
        token: &TokenHash,
        purpose: &str,
        now: i64,
    ) -> Result<Option<Proof>> {
        Ok(on!(self.write, pool => {
            sqlx::query_as(
                "DELETE FROM proofs WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3 RETURNING person, mail",
            )
            .bind(token)
            .bind(purpose)
            .bind(now)
            .fetch_optional(pool)
            .await?
        }))
    }

    /// An address is somebody's. False if they have given another one since.
    pub(crate) async fn confirm_mail(&self, proof: &Proof) -> Result<bool> {
        let confirmed = on!(self.write, pool => {
            sqlx::query("UPDATE wishes SET mail_confirmed = TRUE, mail_on = TRUE WHERE person = $1 AND mail = $2")
                .bind(&proof.person)
                .bind(&proof.mail)
                .execute(pool)
                .await?
                .rows_affected()
        });
        Ok(confirmed == 1)
    }

    /// The accounts that somebody means by a login or a confirmed address.
    pub(crate) async fn accounts_meant(&self, said: &str) -> Result<Vec<PersonId>> {
        let said = said.trim().to_lowercase();
        Ok(on!(self.read, pool => {
            sqlx::query_scalar(
                "SELECT a.person FROM accounts a JOIN wishes w ON w.person = a.person \
                 WHERE w.mail_confirmed AND (a.folded = $1 OR LOWER(w.mail) = $1) ORDER BY a.person LIMIT 5",
            )
            .bind(said)
            .fetch_all(pool)
            .await?
        }))
    }

    /// Notes a device, or what has changed of it.
    pub(crate) async fn add_device(&self, device: &NewDevice<'_>, now: i64) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query(
                "INSERT INTO devices (id, person, session, endpoint, p256dh, auth, lang, added_at) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, \
                 session = excluded.session, p256dh = excluded.p256dh, auth = excluded.auth, lang = excluded.lang",
            )
            .bind(fresh_id())
            .bind(device.person)
            .bind(device.session)
            .bind(device.endpoint)
            .bind(device.p256dh)
            .bind(device.auth)
            .bind(device.lang)
            .bind(now)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// Whether a device is somebody's.
    pub(crate) async fn has_device(&self, person: &PersonId, endpoint: &str) -> Result<bool> {
        let found: Option<i64> = on!(self.read, pool => {
            sqlx::query_scalar("SELECT CAST(1 AS BIGINT) FROM devices WHERE person = $1 AND endpoint = $2")
                .bind(person)
                .bind(endpoint)
                .fetch_optional(pool)
                .await?
        });
        Ok(found.is_some())
    }

    /// How many devices somebody has.
    pub(crate) async fn devices_of(&self, person: &PersonId) -> Result<u64> {
        let count: i64 = on!(self.read, pool => {
            sqlx::query_scalar("SELECT COUNT(*) FROM devices WHERE person = $1").bind(person).fetch_one(pool).await?
        });
        Ok(count as u64)
    }

    /// Forgets the device with an endpoint, if it is somebody's.
    pub(crate) async fn remove_device(&self, person: &PersonId, endpoint: &str) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query("DELETE FROM devices WHERE person = $1 AND endpoint = $2")
                .bind(person)
                .bind(endpoint)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Forgets a device that is no more.
    pub(crate) async fn forget_device(&self, id: &str) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query("DELETE FROM devices WHERE id = $1").bind(id).execute(pool).await?;
        });
        Ok(())
    }

    /// A device, if its session still lasts.
    pub(crate) async fn device(&self, id: &str, now: i64) -> Result<Option<Device>> {
        Ok(on!(self.read, pool => {
            sqlx::query_as(
                "SELECT d.id, d.person, d.endpoint, d.p256dh, d.auth, d.lang FROM devices d \
                 JOIN sessions s ON s.token_hash = d.session AND s.person = d.person AND s.expires_at > $2 WHERE d.id = $1",
            )
            .bind(id)
            .bind(now)
            .fetch_optional(pool)
            .await?
        }))
    }

    /// Whoever signs in anew in the same browser takes its device along.
    pub(crate) async fn move_devices(
        &self,
        from: &TokenHash,
        person: &PersonId,
        to: &TokenHash,
    ) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query("UPDATE devices SET person = $2, session = $3 WHERE session = $1")
                .bind(from)
                .bind(person)
                .bind(to)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Where else it is told what happens at a table.
    pub(crate) async fn webhook(&self, game: &GameId) -> Result<Option<Webhook>> {
        Ok(on!(self.read, pool => {
            sqlx::query_as("SELECT url, lang, fault FROM webhooks WHERE game = $1")
                .bind(game)
                .fetch_optional(pool)
                .await?
        }))
    }

    /// Tells it somewhere, or nowhere any more.
    pub(crate) async fn set_webhook(&self, game: &GameId, to: Option<(&str, &str)>, now: i64) -> Result<()> {
        on!(self.write, pool => {
            match to {
                None => sqlx::query("DELETE FROM webhooks WHERE game = $1").bind(game).execute(pool).await?.rows_affected(),
                Some((url, lang)) => sqlx::query(
                    "INSERT INTO webhooks (game, url, lang, added_at) VALUES ($1, $2, $3, $4) ON CONFLICT (game) \
                     DO UPDATE SET url = excluded.url, lang = excluded.lang, fault = NULL",
                )
                .bind(game)
                .bind(url)
                .bind(lang)
                .bind(now)
                .execute(pool)
                .await?
                .rows_affected(),
            }
        });
        Ok(())
    }

    /// The table that follows another tells it in the same place.
    pub(crate) async fn copy_webhook(&self, from: &GameId, to: &GameId, now: i64) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query(
                "INSERT INTO webhooks (game, url, lang, added_at) SELECT $2, url, lang, $3 FROM webhooks WHERE game = $1 \
                 ON CONFLICT (game) DO NOTHING",
            )
            .bind(from)
            .bind(to)
            .bind(now)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// Why the last message was not taken; none if it was.
    pub(crate) async fn note_webhook(&self, game: &GameId, fault: Option<&str>) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query("UPDATE webhooks SET fault = $2 WHERE game = $1 AND fault IS DISTINCT FROM $2")
                .bind(game)
                .bind(fault)
                .execute(pool)
                .await?;
        });
        Ok(())
    }
}
