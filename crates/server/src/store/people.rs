//! People and their accounts. Whoever has no account is a guest, known by a session only.

use super::columns::read_from_row;
use super::{PersonId, Result, Secret, Store, StoreError, in_transaction, on};

/// Somebody who plays or watches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Their id.
    pub id: PersonId,
    /// What they are called at the table.
    pub name: String,
    /// Since when they are known, in milliseconds since 1970.
    pub created_at: i64,
    /// The login of their account; none: a guest.
    pub login: Option<String>,
    /// Who answers for them, if they are a program.
    pub owner: Option<PersonId>,
}

read_from_row!(Person {
    id: PersonId,
    name: String,
    created_at: i64,
    login: Option<String>,
    owner: Option<PersonId>
});

/// What is needed to let the owner of an account in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Whose it is.
    pub person: PersonId,
    /// The hash of the password.
    pub password: Secret,
}

read_from_row!(Account { person: PersonId, password: Secret });

/// Logins that differ in case only are the same.
fn fold(login: &str) -> String {
    login.to_lowercase()
}

impl Store {
    /// Writes a guest down.
    pub async fn add_person(&self, id: &PersonId, name: &str, at: i64) -> Result<()> {
        on!(self.write, pool => {
            sqlx::query("INSERT INTO people (id, name, created_at) VALUES ($1, $2, $3)")
                .bind(id)
                .bind(name)
                .bind(at)
                .execute(pool)
                .await?;
        });
        Ok(())
    }

    /// Who that is.
    pub async fn person(&self, id: &PersonId) -> Result<Option<Person>> {
        Ok(on!(self.read, pool => {
            sqlx::query_as(
                "SELECT id, name, created_at, login, owner FROM people LEFT JOIN accounts ON accounts.person = id \
                 LEFT JOIN bots ON bots.person = id WHERE id = $1",
            )
            .bind(id)
            .fetch_optional(pool)
            .await?
        }))
    }

    /// Gives somebody another name. False where there is nobody.
    pub async fn rename(&self, id: &PersonId, name: &str) -> Result<bool> {
        let renamed = on!(self.write, pool => {
            sqlx::query("UPDATE people SET name = $2 WHERE id = $1")
                .bind(id)
                .bind(name)
                .execute(pool)
                .await?
                .rows_affected()
        });
        Ok(renamed == 1)
    }

    /// Makes a guest the owner of an account. [`StoreError::LoginTaken`] where somebody has that login, in
    /// whatever case.
    pub async fn make_account(&self, id: &PersonId, login: &str, password: &Secret) -> Result<()> {
        in_transaction!(self.write, tx => {
            let theirs: Option<String> = sqlx::query_scalar("SELECT login FROM accounts WHERE person = $1")
                .bind(id)
                .fetch_optional(&mut *tx)
                .await?;
            if theirs.is_some() {
                return Err(StoreError::HasAccount);
            }
            let made = sqlx::query(
                "INSERT INTO accounts (person, login, folded, password) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (folded) DO NOTHING",
            )
            .bind(id)
            .bind(login)
            .bind(fold(login))
            .bind(password)
            .execute(&mut *tx)
            .await?;
            if made.rows_affected() == 0 {
                return Err(StoreError::LoginTaken);
            }
        });
        Ok(())
    }

    /// The account with this login, in whatever case.
    pub async fn account(&self, login: &str) -> Result<Option<Account>> {
        Ok(on!(self.read, pool => {
            sqlx::query_as("SELECT person, password FROM accounts WHERE folded = $1")
                .bind(fold(login))
                .fetch_optional(pool)
                .await?
        }))
    }

    /// Changes the password of an account. False where the person has none.
    pub async fn set_password(&self, id: &PersonId, password: &Secret) -> Result<bool> {
        let changed = on!(self.write, pool => {
            sqlx::query("UPDATE accounts SET password = $2 WHERE person = $1")
                .bind(id)
                .bind(password)
                .execute(pool)
                .await?
                .rows_affected()
        });
        Ok(changed == 1)
    }

    /// Forgets the guests who came before that time, have no session used since, sit in no game and created none.
    /// Tells how many they were.
    pub async fn prune_guests(&self, before: i64) -> Result<u64> {
        Ok(on!(self.write, pool => {
            sqlx::query(
                "DELETE FROM people WHERE created_at < $1 \
                 AND NOT EXISTS (SELECT 1 FROM accounts WHERE person = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM bots WHERE person = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM tournaments WHERE host = people.id OR organiser = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM tournament_people WHERE person = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id AND seen_at >= $1) \
                 AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id) \
                 AND NOT EXISTS (SELECT 1 FROM games WHERE creator = people.id)",
            )
            .bind(before)
            .execute(pool)
            .await?
            .rows_affected()
        }))
    }
}
