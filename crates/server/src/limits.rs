//! How often anybody may ask: by address, by person, by table. A limit of 0 is none.

use std::{
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    sync::Arc,
};

use governor::{
    DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
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

struct Limit<K: std::hash::Hash + Eq + Clone>(Option<DefaultKeyedRateLimiter<K>>);

impl<K: std::hash::Hash + Eq + Clone> Limit<K> {
    fn per_second(rate: u32) -> Self {
        Self::with(rate, Quota::per_second)
    }

    fn per_minute(rate: u32) -> Self {
        Self(NonZeroU32::new(rate).map(|rate| RateLimiter::keyed(Quota::per_minute(rate))))
    }

    fn with(rate: u32, quota: fn(NonZeroU32) -> Quota) -> Self {
        let limiter = |rate: NonZeroU32| {
            RateLimiter::keyed(
                quota(rate).allow_burst(rate.saturating_mul(NonZeroU32::new(3).expect("three"))),
            )
        };
        Self(NonZeroU32::new(rate).map(limiter))
    }

    fn check(&self, key: &K) -> Result<()> {
        let Some(limiter) = &self.0 else { return Ok(()) };
        limiter.check_key(key).map_err(|not_until| {
            metrics::counter!("imperios_too_many_total").increment(1);
            Problem::too_many(not_until.wait_time_from(DefaultClock::default().now()).as_secs() + 1)
        })
    }

    fn forget(&self) {
        if let Some(limiter) = &self.0 {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
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
}
