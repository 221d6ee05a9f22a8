//! How often anybody may ask: by address, by person, by table. A limit of 0 is none.

use std::{
    collections::HashMap,
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use crate::{
    problem::{Problem, Result},
    store::{GameId, PersonId},
};

/// Requests a second, each with a burst of three times as many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rates {
    /// From one address.
    pub address: u32,
    /// By one person.
    pub person: u32,
    /// At one table.
    pub table: u32,
    /// New guests, sign-ins and new accounts from one address, a minute.
    pub entry: u32,
    /// Lines of chat by one person, a minute.
    pub chat: u32,
}

impl Default for Rates {
    fn default() -> Self {
        Self { address: 50, person: 20, table: 50, entry: 20, chat: 20 }
    }
}

impl Rates {
    /// Nobody is ever too quick.
    pub const NONE: Self = Self { address: 0, person: 0, table: 0, entry: 0, chat: 0 };
}

/// All limits of a server.
#[derive(Clone)]
pub(crate) struct Limits(Arc<Inner>);

struct Inner {
    address: Limit<IpAddr>,
    person: Limit<PersonId>,
    table: Limit<GameId>,
    entry: Limit<IpAddr>,
    login: Limit<String>,
    chat: Limit<PersonId>,
}

impl Limits {
    pub(crate) fn new(rates: Rates) -> Self {
        Self(Arc::new(Inner {
            address: Limit::per_second(rates.address),
            person: Limit::per_second(rates.person),
            table: Limit::per_second(rates.table),
            entry: Limit::per_minute(rates.entry),
            // Guessing one password from many addresses is as slow as from one.
            login: Limit::per_minute(rates.entry),
            chat: Limit::per_minute(rates.chat),
        }))
    }

    pub(crate) fn address(&self, address: IpAddr) -> Result<()> {
        self.0.address.check(&network(address))
    }

    pub(crate) fn person(&self, person: &PersonId) -> Result<()> {
        self.0.person.check(person)
    }

    pub(crate) fn table(&self, table: &GameId) -> Result<()> {
        self.0.table.check(table)
    }

    pub(crate) fn entry(&self, address: IpAddr) -> Result<()> {
        self.0.entry.check(&network(address))
    }

    pub(crate) fn login(&self, login: &str) -> Result<()> {
        self.0.login.check(&login.to_lowercase())
    }

    pub(crate) fn chat(&self, person: &PersonId) -> Result<()> {
        self.0.chat.check(person)
    }

    /// Forgets whoever has been quiet.
    pub(crate) fn forget_the_quiet(&self) {
        self.0.address.forget();
        self.0.person.forget();
        self.0.table.forget();
        self.0.entry.forget();
        self.0.login.forget();
        self.0.chat.forget();
    }
}

/// One household has one IPv6 network, not one address.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address @ IpAddr::V4(_) => address,
    }
}

/// Lets each key through at a rate, and in a burst if it was quiet before.
struct Limit<K> {
    /// For how long one request is remembered. None: there is no limit.
    weight: Option<Duration>,
    /// As much as can be remembered of one key.
    most: Duration,
    /// When all that a key has asked for is forgotten.
    forgotten: Mutex<HashMap<K, Instant>>,
}

impl<K: Hash + Eq + Clone> Limit<K> {
    fn per_second(rate: u32) -> Self {
        let second = Duration::from_secs(1);
        Self { weight: second.checked_div(rate), most: 3 * second, forgotten: Mutex::default() }
    }

    fn per_minute(rate: u32) -> Self {
        let minute = Duration::from_secs(60);
        Self { weight: minute.checked_div(rate), most: minute, forgotten: Mutex::default() }
    }

    fn check(&self, key: &K) -> Result<()> {
        let Some(weight) = self.weight else { return Ok(()) };
        let now = Instant::now();
        let mut forgotten = self.forgotten();
        let remembered = forgotten.get(key).map_or(Duration::ZERO, |&at| at.saturating_duration_since(now));
        let wait = (remembered + weight).saturating_sub(self.most);
        if wait.is_zero() {
            forgotten.insert(key.clone(), now + remembered + weight);
            Ok(())
        } else {
            metrics::counter!("imperios_too_many_total").increment(1);
            Err(Problem::too_many(wait.as_secs() + 1))
        }
    }

    fn forget(&self) {
        let now = Instant::now();
        let mut forgotten = self.forgotten();
        forgotten.retain(|_, at| *at > now);
        forgotten.shrink_to_fit();
    }

    fn forgotten(&self) -> MutexGuard<'_, HashMap<K, Instant>> {
        self.forgotten.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_let_through_and_then_no_more() {
        let limits = Limits::new(Rates { person: 2, ..Rates::NONE });
        let (anna, bert) = (PersonId::fresh(), PersonId::fresh());
        assert_eq!((0..20).filter(|_| limits.person(&anna).is_ok()).count(), 6);
        assert!(limits.person(&bert).is_ok(), "one person's haste is not another's");
        let refused = limits.person(&anna).unwrap_err();
        assert_eq!(refused.retry_after, Some(1));
    }

    #[test]
    fn a_household_counts_once_whichever_of_its_addresses_it_uses() {
        let limits = Limits::new(Rates { entry: 1, ..Rates::NONE });
        assert!(limits.entry("2001:db8:1:2::1".parse().unwrap()).is_ok());
        assert!(limits.entry("2001:db8:1:2:ffff::7".parse().unwrap()).is_err());
        assert!(limits.entry("2001:db8:1:3::1".parse().unwrap()).is_ok());
    }

    #[test]
    fn whoever_waits_is_let_through_and_whoever_was_quiet_is_forgotten() {
        let limit = Limit::per_second(100);
        while limit.check(&"anna").is_ok() {}
        std::thread::sleep(Duration::from_millis(20));
        limit.forget();
        assert!(limit.check(&"anna").is_ok(), "one in a hundredth of a second");
        limit.forgotten().insert("bert", Instant::now());
        limit.forget();
        assert_eq!(limit.forgotten().keys().collect::<Vec<_>>(), [&"anna"]);
    }
}
