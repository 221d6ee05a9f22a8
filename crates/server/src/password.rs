//! Passwords: which are good enough, and how they are guarded. Guarding one costs time and memory on purpose, so only a
//! few are worked on at a time.

use std::{
    collections::HashSet,
    sync::{Arc, LazyLock},
};

use argon2::{Argon2, PasswordHasher, PasswordVerifier, password_hash::phc::PasswordHash};
use tokio::{sync::Semaphore, task::spawn_blocking};

use crate::{
    problem::{Problem, Result},
    store::Secret,
};

/// Longer passwords would only cost time to hash.
const LONGEST: usize = 256;
/// So many are worked on at a time, each in some 20 MB.
const AT_ONCE: usize = 4;
/// So many wait for that; whoever comes then is asked to come back.
const WAITING: usize = 32;

/// At least ten characters, and none that everybody tries first: long is better than odd.
pub(crate) fn check(password: &str, login: &str) -> Result<()> {
    if password.chars().count() < 10 || password.len() > LONGEST {
        return Err(Problem::bad("server-bad-password"));
    }
    if is_easily_guessed(password, login) { Err(Problem::bad("server-weak-password")) } else { Ok(()) }
}

/// What is left of a password when what adds nothing to it is taken away: case, and what stands around its core.
fn core(password: &str) -> String {
    let lower = password.to_lowercase();
    lower.trim_matches(|c: char| !c.is_alphanumeric()).to_owned()
}

fn is_easily_guessed(password: &str, login: &str) -> bool {
    let core = core(password);
    let distinct: HashSet<char> = core.chars().collect();
    let without_login = core.replace(&login.to_lowercase(), "");
    let letters = core.trim_end_matches(|c: char| c.is_ascii_digit() || "!?.".contains(c));
    distinct.len() < 5
        || without_login.chars().count() < 5
        || is_a_row(&core)
        || is_repeated(&core)
        || COMMON.contains(&core.as_str())
        || COMMON.contains(&letters)
}

/// Keys that lie side by side, and the alphabet, forwards and backwards.
fn is_a_row(core: &str) -> bool {
    const ROWS: [&str; 6] = [
        "abcdefghijklmnopqrstuvwxyz",
        "01234567890123456789",
        "qwertyuiopasdfghjklzxcvbnm",
        "qwertzuiopasdfghjklyxcvbnm",
        "azertyuiopqsdfghjklmwxcvbn",
        "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    ];
    let backwards: String = core.chars().rev().collect();
    ROWS.iter().any(|row| row.contains(core) || row.contains(&backwards))
}

/// A short piece, said again and again.
fn is_repeated(core: &str) -> bool {
    let characters: Vec<char> = core.chars().collect();
    (1..=4).any(|length| characters.iter().zip(characters.iter().skip(length)).all(|(one, next)| one == next))
}

/// What is tried first, with or without a number behind it.
const COMMON: [&str; 44] = [
    "password",
    "passwort",
    "passwords",
    "contraseña",
    "contrasena",
    "wachtwoord",
    "welkom",
    "welcome",
    "willkommen",
    "bienvenido",
    "bienvenidos",
    "hallo",
    "hola",
    "hello",
    "qwerty",
    "qwertz",
    "azerty",
    "qwertyuiop",
    "qwertzuiop",
    "asdfghjkl",
    "iloveyou",
    "teamo",
    "tequiero",
    "ichliebedich",
    "ikhouvanjou",
    "sunshine",
    "princess",
    "princesa",
    "football",
    "baseball",
    "fussball",
    "voetbal",
    "liverpool",
    "barcelona",
    "realmadrid",
    "superman",
    "dragon",
    "letmein",
    "trustno",
    "administrator",
    "changeme",
    "secret",
    "imperios",
    "napoleon",
];

/// The hash of a password that nobody has, to take as long for an unknown login as for a known one.
static NOBODYS: LazyLock<Secret> = LazyLock::new(|| {
    let hash = Argon2::default().hash_password(b"nobody has this password");
    Secret::new(hash.expect("hashing succeeds").to_string())
});

/// Works on passwords, a few at a time.
#[derive(Clone)]
pub(crate) struct Guard {
    queue: Arc<Semaphore>,
    at_once: Arc<Semaphore>,
}

impl Default for Guard {
    fn default() -> Self {
        Self {
            queue: Arc::new(Semaphore::new(AT_ONCE + WAITING)),
            at_once: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }
}

impl Guard {
    /// What is kept of a password.
    pub(crate) async fn hash(&self, password: String) -> Result<Secret> {
        let hash = self
            .work(move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()));
        hash.await?.map(Secret::new).map_err(|_| Problem::unavailable())
    }

    /// Whether this is the password that was kept; of nobody's, it takes as long to say no.
    pub(crate) async fn is_right(&self, password: String, kept: Option<Secret>) -> Result<bool> {
        if password.len() > LONGEST {
            return Ok(false);
        }
        self.work(move || {
            let kept = kept.as_ref().unwrap_or(&NOBODYS);
            let hash = PasswordHash::new(kept.reveal());
            hash.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
        })
        .await
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
        let Ok(_queued) = self.queue.try_acquire() else {
            tracing::warn!("more sign-ins at once than can be looked at");
            return Err(Problem::unavailable());
        };
        let place = Arc::clone(&self.at_once).acquire_owned().await;
        let done = spawn_blocking(move || {
            let _place = place;
            work()
        });
        done.await.map_err(|_| Problem::unavailable())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_everybody_tries_first_is_no_password() {
        for weak in [
            "password123",
            "Contraseña1",
            "1234567890",
            "0987654321",
            "qwertyuiop",
            "aaaaaaaaaa",
            "abcabcabcabc",
            "abababababab",
            "anna.ostrava",
            "anna.ostrava1",
            "Napoleon1805!",
            "!!password!!",
        ] {
            assert!(check(weak, "Anna.Ostrava").is_err(), "{weak}");
        }
        for good in ["correct horse battery", "drei Hüte im Regen", "x9-Korfu-tram", "el rey de copas"] {
            assert!(check(good, "Anna.Ostrava").is_ok(), "{good}");
        }
        assert!(check("short", "x").is_err() && check(&"long enough ".repeat(40), "x").is_err());
    }

    #[tokio::test]
    async fn a_rush_is_refused_at_once_and_passes() {
        let guard = Guard::default();
        let rush = (0..200).map(|_| {
            let guard = guard.clone();
            tokio::spawn(async move {
                guard.work(|| std::thread::sleep(std::time::Duration::from_millis(5))).await
            })
        });
        let mut done = 0;
        for one in rush.collect::<Vec<_>>() {
            done += usize::from(one.await.unwrap().is_ok());
        }
        assert!((AT_ONCE..=AT_ONCE + WAITING).contains(&done), "{done} were worked on");
        assert!(guard.work(|| ()).await.is_ok(), "then there is room again");
    }
}
