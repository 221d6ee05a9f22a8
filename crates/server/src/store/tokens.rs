//! Programs: the tokens by which they are known, and the people who are programs.

use super::columns::read_from_row;
use super::{PersonId, Result, Store, StoreError, TokenHash, in_transaction, on};

/// What a program may do with a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub enum Scope {
    /// Look at what its owner may look at.
    Read,
    /// That, and do at tables what its owner may do there.
    Play,
}

impl Scope {
    /// The word for it in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Play => "play",
        }
    }
}

impl TryFrom<String> for Scope {
    type Error = StoreError;

    fn try_from(word: String) -> Result<Self> {
        match word.as_str() {
            "read" => Ok(Self::Read),
            "play" => Ok(Self::Play),
            _ => Err(StoreError::Damaged(format!("a token has the unknown scope {word:?}"))),
        }
    }
}

/// A token of somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonalToken {
    /// Its hash.
    pub token_hash: TokenHash,
    /// What its owner knows it by.
    pub id: String,
    /// For whom it speaks.
    pub person: PersonId,
    /// What its owner has called it.
    pub label: String,
    /// What it opens.
    pub scope: Scope,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was last used, as far as it was noted.
    pub seen_at: i64,
}

read_from_row!(PersonalToken {
    token_hash: TokenHash,
    id: String,
    person: PersonId,
    label: String,
    scope: String,
    created_at: i64,
    seen_at: i64
});

/// A person who is a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotAccount {
    /// Its id.
    pub person: PersonId,
    /// What it is called.
    pub name: String,
    /// Since when it is known, in milliseconds since 1970.
    pub created_at: i64,
}

read_from_row!(BotAccount { person: PersonId, name: String, created_at: i64 });

/// The tokens of somebody and of their bots.
const THEIRS: &str =
    "(person = $1 OR person IN (SELECT bots.person FROM bots WHERE owner = $1 AND NOT retired))";

impl Store {
    /// Writes a token down.
    pub async fn add_token(&self, token: &PersonalToken) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query(
                "INSERT INTO tokens (token_hash, id, person, label, scope, created_at, seen_at) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7)",
            )
            .bind(&token.token_hash)
            .bind(&token.id)
            .bind(&token.person)
            .bind(&token.label)
            .bind(token.scope.as_str())
            .bind(token.created_at)
            .bind(token.seen_at)
            .execute(pool)
            .await?;
        });
        Ok(())
    }

    /// What a token opens, unless it was revoked.
    pub async fn token(&self, hash: &TokenHash) -> Result<Option<PersonalToken>> {
        Ok(on!(self.read, pool => {
            sqlx::query_as(
                "SELECT token_hash, id, person, label, scope, created_at, seen_at FROM tokens WHERE token_hash = $1",
            )
            .bind(hash)
            .fetch_optional(pool)
            .await?
        }))
    }

    /// All tokens of somebody and of their bots, newest first.
    pub async fn tokens_of(&self, person: &PersonId) -> Result<Vec<PersonalToken>> {
        let query = format!(
            "SELECT token_hash, id, person, label, scope, created_at, seen_at FROM tokens WHERE {THEIRS} \
             ORDER BY created_at DESC, id"
        );
        Ok(on!(self.read, pool => {
            sqlx::query_as(sqlx::AssertSqlSafe(query)).bind(person).fetch_all(pool).await?
        }))
    }

    /// Notes that a token was used. Costs a write: not for every request.
    pub async fn touch_token(&self, hash: &TokenHash, now: i64) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query("UPDATE tokens SET seen_at = $2 WHERE token_hash = $1")
                .bind(hash)
                .bind(now)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Revokes a token of somebody or of one of their bots; tells its hash, or that there is none.
    pub async fn revoke_token(&self, person: &PersonId, id: &str) -> Result<Option<TokenHash>> {
        let query = format!("DELETE FROM tokens WHERE {THEIRS} AND id = $2 RETURNING token_hash");
        Ok(on!(self.write, pool => {
            sqlx::query_scalar(sqlx::AssertSqlSafe(query)).bind(person).bind(id).fetch_optional(pool).await?
        }))
    }

    /// Writes down a person who is a program.
    pub async fn add_bot(&self, id: &PersonId, name: &str, owner: &PersonId, at: i64) -> Result<()> {
        in_transaction!(self.write, tx => {
            sqlx::query("INSERT INTO people (id, name, created_at) VALUES ($1, $2, $3)")
                .bind(id)
                .bind(name)
                .bind(at)
                .execute(&mut *tx)
                .await?;
            sqlx::query("INSERT INTO bots (person, owner) VALUES ($1, $2)")
                .bind(id)
                .bind(owner)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    /// The bots of somebody, those first that were made first.
    pub async fn bots_of(&self, owner: &PersonId) -> Result<Vec<BotAccount>> {
        Ok(on!(self.read, pool => {
            sqlx::query_as(
                "SELECT person, name, created_at FROM bots JOIN people ON people.id = person \
                 WHERE owner = $1 AND NOT retired ORDER BY person",
            )
            .bind(owner)
            .fetch_all(pool)
            .await?
        }))
    }

    /// Retires a bot of somebody: its tokens are gone, its games stay. Tells the tokens; none if there is no such bot.
    pub async fn retire_bot(&self, owner: &PersonId, bot: &PersonId) -> Result<Option<Vec<TokenHash>>> {
        let tokens = in_transaction!(self.write, tx => {
            let retired = sqlx::query(
                "UPDATE bots SET retired = TRUE WHERE person = $1 AND owner = $2 AND NOT retired",
            )
            .bind(bot)
            .bind(owner)
            .execute(&mut *tx)
            .await?
            .rows_affected();
            if retired == 0 {
                return Ok(None);
            }
            sqlx::query_scalar("DELETE FROM tokens WHERE person = $1 RETURNING token_hash")
                .bind(bot)
                .fetch_all(&mut *tx)
                .await?
        });
        Ok(Some(tokens))
    }
}
