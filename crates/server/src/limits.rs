//! How often anybody may ask, and how much they may have open at a time: by address, by person, by table. A limit of 0
//! is none.

use std::{
    collections::HashMap,
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use axum::http::StatusCode;

use crate::{
    nodes::Nodes,
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
    /// New guests, sign-ins and new accounts from one address, a minute; half as many wrong passwords at one login.
    pub entry: u32,
    /// Lines of chat by one person, a minute.
    pub chat: u32,
    /// New tables, rematches and records brought along by one person, a minute.
    pub opening: u32,
}

impl Default for Rates {
    fn default() -> Self {
        Self { address: 50, person: 20, table: 50, entry: 20, chat: 20, opening: 30 }
    }
}

impl Rates {
    /// Nobody is ever too quick.
    pub const NONE: Self = Self { address: 0, person: 0, table: 0, entry: 0, chat: 0, opening: 0 };
}

/// How much anybody may have open or kept at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// Connections from one address.
    pub connections: u32,
    /// Sockets of one person.
    pub sockets: u32,
    /// Tables that one person has opened and that are not over.
    pub tables: u32,
    /// Records that one person has brought along.
    pub records: u32,
    /// Megabytes of the records and positions that one person has brought along.
    pub megabytes: u32,
}

impl Default for Bounds {
    fn default() -> Self {
        Self { connections: 256, sockets: 64, tables: 100, records: 200, megabytes: 32 }
    }
}

impl Bounds {
    /// Anybody may have as much as the machine has.
    pub const NONE: Self = Self { connections: 0, sockets: 0, tables: 0, records: 0, megabytes: 0 };
}

/// So many wrong passwords cost nobody any time, each one more costs the next so much, and never more than this.
const FREE_GUESSES: u32 = 5;
const EACH_GUESS: Duration = Duration::from_millis(200);
const LONGEST_DELAY: Duration = Duration::from_secs(3);

/// One person's hints: one that is thought about, and one for which they have changed their mind.
const HINTS: u32 = 2;

/// All limits of a server.
#[derive(Clone)]
pub(crate) struct Limits(Arc<Inner>);

struct Inner {
    address: Limit<IpAddr>,
    person: Limit<PersonId>,
    table: Limit<GameId>,
    entry: Limit<IpAddr>,
    /// Wrong passwords, by who tried and at whose door.
    guesses: Limit<(IpAddr, String)>,
    /// Wrong passwords at one door, whoever tried.
    doors: Limit<String>,
    chat: Limit<PersonId>,
    opening: Limit<PersonId>,
    bounds: Bounds,
    /// Hints that are thought about or wait for it.
    hints: Places<PersonId>,
    /// Records that are being read.
    records: Places<PersonId>,
    connections: Places<IpAddr>,
    sockets: Places<PersonId>,
    /// Where entries and wrong passwords of all nodes are counted; here, if there is none.
    nodes: Option<Nodes>,
}

impl Limits {
    pub(crate) fn new(rates: Rates, bounds: Bounds, nodes: Option<Nodes>) -> Self {
        Self(Arc::new(Inner {
            nodes,
            connections: Places::new(bounds.connections),
            sockets: Places::new(bounds.sockets),
            address: Limit::per_second(rates.address),
            person: Limit::per_second(rates.person),
            table: Limit::per_second(rates.table),
            entry: Limit::per_minute(rates.entry),
            guesses: Limit::per_minute(rates.entry / 2),
            doors: Limit::per_minute(rates.entry),
            chat: Limit::per_minute(rates.chat),
            opening: Limit::per_minute(rates.opening),
            bounds,
            hints: Places::new(HINTS),
            records: Places::new(1),
        }))
    }

    pub(crate) fn address(&self, address: IpAddr) -> Result<()> {
        self.0.address.check(&network(address))
    }

    pub(crate) fn person(&self, person: &PersonId) -> Result<()> {
        self.0.person.check(person)
    }

    /// How much more a person may ask; none where nothing is counted.
    pub(crate) fn person_standing(&self, person: &PersonId) -> Option<Standing> {
        self.0.person.standing(person)
    }

    /// How much more an address may ask; none where nothing is counted.
    pub(crate) fn address_standing(&self, address: IpAddr) -> Option<Standing> {
        self.0.address.standing(&network(address))
    }

    pub(crate) fn table(&self, table: &GameId) -> Result<()> {
        self.0.table.check(table)
    }

    pub(crate) async fn entry(&self, address: IpAddr) -> Result<()> {
        let from = network(address);
        match self.counted(&self.0.entry, &format!("entry {from}")) {
            Some(counted) => counted.check().await,
            None => self.0.entry.check(&from),
        }
    }

    /// Where what must hold over all nodes is counted, if there are several.
    fn counted<K>(&self, limit: &Limit<K>, what: &str) -> Option<CountedByAll<'_>> {
        let (nodes, weight) = (self.0.nodes.as_ref()?, limit.weight?);
        Some(CountedByAll { nodes, name: nodes.name_of(what), weight, most: limit.most })
    }

    /// Whether this address may try another password at a login. What others try is no reason to keep its owner out.
    pub(crate) async fn may_guess(&self, address: IpAddr, login: &str) -> Result<()> {
        let (from, login) = (network(address), login.to_lowercase());
        match self.counted(&self.0.guesses, &format!("guess {from} {login}")) {
            Some(counted) => counted.would_check().await,
            None => self.0.guesses.would_check(&(from, login)),
        }
    }

    /// How long the next try at a login waits: no time, unless there have been many wrong ones from anywhere.
    pub(crate) async fn delay_at(&self, login: &str) -> Result<Duration> {
        let login = login.to_lowercase();
        let wrong = match self.counted(&self.0.doors, &format!("door {login}")) {
            Some(counted) => counted.remembered().await?,
            None => self.0.doors.remembered(&login),
        };
        Ok((wrong.saturating_sub(FREE_GUESSES) * EACH_GUESS).min(LONGEST_DELAY))
    }

    /// A password was wrong.
    pub(crate) async fn guessed_wrong(&self, address: IpAddr, login: &str) {
        let (from, login) = (network(address), login.to_lowercase());
        // When no more is remembered, the delay is as long as it gets.
        let _ = match self.counted(&self.0.doors, &format!("door {login}")) {
            Some(counted) => counted.check().await,
            None => self.0.doors.check(&login),
        };
        let _ = match self.counted(&self.0.guesses, &format!("guess {from} {login}")) {
            Some(counted) => counted.check().await,
            None => self.0.guesses.check(&(from, login)),
        };
    }

    pub(crate) fn chat(&self, person: &PersonId) -> Result<()> {
        self.0.chat.check(person)
    }

    /// Whether somebody may open another table so soon.
    pub(crate) fn opening(&self, person: &PersonId) -> Result<()> {
        self.0.opening.check(person)
    }

    /// How much anybody may have open or kept.
    pub(crate) fn bounds(&self) -> Bounds {
        self.0.bounds
    }

    /// A place for a hint that somebody asks for.
    pub(crate) fn hint(&self, person: &PersonId) -> Result<Place<PersonId>> {
        self.0.hints.take(person).ok_or_else(|| Problem::too_many(1))
    }

    /// A place for a record that somebody brings along.
    pub(crate) fn record(&self, person: &PersonId) -> Result<Place<PersonId>> {
        self.0.records.take(person).ok_or_else(|| Problem::too_many(1))
    }

    /// A place for a connection from an address; none if all that it may have are taken.
    pub(crate) fn connection(&self, address: IpAddr) -> Option<Place<IpAddr>> {
        self.0.connections.take(&network(address))
    }

    /// A place for a socket of a person.
    pub(crate) fn socket(&self, person: &PersonId) -> Result<Place<PersonId>> {
        self.0.sockets.take(person).ok_or_else(|| {
            Problem::new(StatusCode::TOO_MANY_REQUESTS, "server-too-many-sockets")
                .with("most", i64::from(self.0.sockets.most))
        })
    }

    /// Forgets whoever has been quiet.
    pub(crate) fn forget_the_quiet(&self) {
        self.0.address.forget();
        self.0.person.forget();
        self.0.table.forget();
        self.0.entry.forget();
        self.0.guesses.forget();
        self.0.doors.forget();
        self.0.chat.forget();
        self.0.opening.forget();
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

/// Something that all nodes count together, in the database, which is told no more of it than a name that means nothing.
struct CountedByAll<'a> {
    nodes: &'a Nodes,
    name: String,
    weight: Duration,
    most: Duration,
}

impl CountedByAll<'_> {
    async fn check(&self) -> Result<()> {
        let wait = self.nodes.registry().count(&self.name, self.weight, self.most).await?;
        if wait.is_zero() { Ok(()) } else { Err(too_many(wait)) }
    }

    async fn would_check(&self) -> Result<()> {
        let remembered = self.nodes.registry().remembered(&self.name).await? + self.weight;
        let wait = remembered.saturating_sub(self.most);
        if wait.is_zero() { Ok(()) } else { Err(too_many(wait)) }
    }

    async fn remembered(&self) -> Result<u32> {
        let remembered = self.nodes.registry().remembered(&self.name).await?;
        Ok((remembered.as_nanos() / self.weight.as_nanos()) as u32)
    }
}

fn too_many(wait: Duration) -> Problem {
    metrics::counter!("imperios_too_many_total").increment(1);
    Problem::too_many(wait.as_secs() + 1)
}

/// How far somebody is within a limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    /// Requests that are let through at once if there were none before.
    pub(crate) limit: u64,
    /// Requests that would be let through now.
    pub(crate) remaining: u64,
    /// Seconds after which all of them would be.
    pub(crate) reset: u64,
    /// Seconds in which as many are let through again.
    pub(crate) window: u64,
}

/// Where it is put down how far whoever makes a request is within their limit, for the headers of the answer.
#[derive(Clone, Default)]
pub(crate) struct Told(Arc<Mutex<Option<Standing>>>);

impl Told {
    pub(crate) fn tell(&self, standing: Option<Standing>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = standing;
    }

    pub(crate) fn told(&self) -> Option<Standing> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
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

    /// Counts a request, if it is let through.
    fn check(&self, key: &K) -> Result<()> {
        let Some(weight) = self.weight else { return Ok(()) };
        let now = Instant::now();
        let mut forgotten = self.forgotten();
        let remembered = Self::of(&forgotten, key, now);
        self.lets_through(remembered + weight)?;
        forgotten.insert(key.clone(), now + remembered + weight);
        Ok(())
    }

    /// Whether a request would be let through, without counting it.
    fn would_check(&self, key: &K) -> Result<()> {
        let Some(weight) = self.weight else { return Ok(()) };
        self.lets_through(Self::of(&self.forgotten(), key, Instant::now()) + weight)
    }

    /// How many requests of a key are remembered.
    fn remembered(&self, key: &K) -> u32 {
        let Some(weight) = self.weight else { return 0 };
        let remembered = Self::of(&self.forgotten(), key, Instant::now());
        (remembered.as_nanos() / weight.as_nanos()) as u32
    }

    /// How much more a key may ask for.
    fn standing(&self, key: &K) -> Option<Standing> {
        let weight = self.weight?;
        let remembered = Self::of(&self.forgotten(), key, Instant::now());
        let fits = |time: Duration| (time.as_nanos() / weight.as_nanos()) as u64;
        Some(Standing {
            limit: fits(self.most),
            remaining: fits(self.most.saturating_sub(remembered)),
            reset: remembered.as_millis().div_ceil(1000) as u64,
            window: self.most.as_secs(),
        })
    }

    fn of(forgotten: &HashMap<K, Instant>, key: &K, now: Instant) -> Duration {
        forgotten.get(key).map_or(Duration::ZERO, |&at| at.saturating_duration_since(now))
    }

    fn lets_through(&self, remembered: Duration) -> Result<()> {
        let wait = remembered.saturating_sub(self.most);
        if wait.is_zero() {
            return Ok(());
        }
        Err(too_many(wait))
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

/// So many places for each key, and who has taken how many.
#[derive(Clone)]
struct Places<K> {
    /// 0: as many as anybody likes.
    most: u32,
    taken: Arc<Mutex<HashMap<K, u32>>>,
}

/// A place that is taken until this is dropped.
pub(crate) struct Place<K: Hash + Eq> {
    key: K,
    taken: Arc<Mutex<HashMap<K, u32>>>,
}

impl<K: Hash + Eq + Clone> Places<K> {
    fn new(most: u32) -> Self {
        Self { most, taken: Arc::default() }
    }

    fn take(&self, key: &K) -> Option<Place<K>> {
        let mut all = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let taken = all.entry(key.clone()).or_default();
        // Whoever is refused has places, so no entry is left behind.
        if self.most > 0 && *taken >= self.most {
            return None;
        }
        *taken += 1;
        Some(Place { key: key.clone(), taken: Arc::clone(&self.taken) })
    }
}

impl<K: Hash + Eq> Drop for Place<K> {
    fn drop(&mut self) {
        let mut all = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(taken) = all.get_mut(&self.key) {
            *taken -= 1;
            if *taken == 0 {
                all.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_let_through_and_then_no_more() {
        let limits = Limits::new(Rates { person: 2, ..Rates::NONE }, Bounds::NONE, None);
        let (anna, bert) = (PersonId::fresh(), PersonId::fresh());
        assert_eq!((0..20).filter(|_| limits.person(&anna).is_ok()).count(), 6);
        assert!(limits.person(&bert).is_ok(), "one person's haste is not another's");
        let refused = limits.person(&anna).unwrap_err();
        assert_eq!(refused.retry_after, Some(1));
        let standing = limits.person_standing(&anna).unwrap();
        assert_eq!((standing.limit, standing.remaining, standing.window), (6, 0, 3));
        assert_eq!(limits.person_standing(&bert).unwrap().remaining, 5);
        assert_eq!(Limits::new(Rates::NONE, Bounds::NONE, None).person_standing(&anna), None);
    }

    #[tokio::test]
    async fn whoever_guesses_at_a_login_does_not_lock_its_owner_out() {
        let limits = Limits::new(Rates { entry: 20, ..Rates::NONE }, Bounds::NONE, None);
        let (stranger, owner): (IpAddr, IpAddr) =
            ("203.0.113.9".parse().unwrap(), "198.51.100.4".parse().unwrap());
        assert_eq!(limits.delay_at("anna").await.unwrap(), Duration::ZERO);
        let mut tries = 0;
        while limits.may_guess(stranger, "anna").await.is_ok() {
            limits.guessed_wrong(stranger, "Anna").await;
            tries += 1;
        }
        assert_eq!(tries, 10, "so many wrong ones from one address");
        assert!(limits.may_guess(owner, "anna").await.is_ok());
        for _ in 0..1000 {
            limits.guessed_wrong(owner, "anna").await;
        }
        let delay = limits.delay_at("anna").await.unwrap();
        assert!(delay > EACH_GUESS && delay <= LONGEST_DELAY, "from everywhere: slower, never shut");
        assert!(
            limits.may_guess(stranger, "bert").await.is_ok()
                && limits.delay_at("bert").await.unwrap().is_zero()
        );
    }

    #[test]
    fn places_are_free_again_when_they_are_left() {
        let limits = Limits::new(Rates::NONE, Bounds { sockets: 2, connections: 1, ..Bounds::NONE }, None);
        let (anna, bert) = (PersonId::fresh(), PersonId::fresh());
        let held = [limits.socket(&anna).unwrap(), limits.socket(&anna).unwrap()];
        assert!(limits.socket(&anna).is_err() && limits.socket(&bert).is_ok());
        drop(held);
        assert!(limits.socket(&anna).is_ok());
        let here: IpAddr = "2001:db8:1:2::1".parse().unwrap();
        let held = limits.connection(here);
        assert!(held.is_some() && limits.connection("2001:db8:1:2::7".parse().unwrap()).is_none());
        drop(held);
        assert!(limits.connection(here).is_some());
        assert!(limits.0.connections.taken.lock().unwrap().is_empty(), "nobody is remembered who is gone");
    }

    #[tokio::test]
    async fn a_household_counts_once_whichever_of_its_addresses_it_uses() {
        let limits = Limits::new(Rates { entry: 1, ..Rates::NONE }, Bounds::NONE, None);
        assert!(limits.entry("2001:db8:1:2::1".parse().unwrap()).await.is_ok());
        assert!(limits.entry("2001:db8:1:2:ffff::7".parse().unwrap()).await.is_err());
        assert!(limits.entry("2001:db8:1:3::1".parse().unwrap()).await.is_ok());
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
