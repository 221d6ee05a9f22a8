//! Tables for a round in which anybody may meet anybody: fewest who meet again, then those who stand alike.
//!
//! It is a search with a bounded number of steps: whoever stands alike is put together, then pairs change places as long as
//! that makes it better. At tables of two, where a round without anybody meeting again can be found for certain, a matching
//! finds it when the search did not.

use crate::matching;

/// What is to be paired: everything by index.
pub(crate) struct Guests<'a> {
    /// In which order they come when nothing else decides; each index once.
    pub(crate) order: Vec<usize>,
    /// What each stands at; those who stand alike are put together.
    pub(crate) standing: &'a [u32],
    /// How often two have met.
    pub(crate) met: &'a Met,
    /// Those who have met less often than this have not met enough.
    pub(crate) enough: u8,
    /// How many sit at a table; the number of guests is a multiple of it.
    pub(crate) seats: usize,
}

/// Guests at their tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grouped {
    /// The tables.
    pub tables: Vec<Vec<usize>>,
    /// How many meetings were weighed to find them.
    pub steps: u64,
}

/// How often any two have met.
#[derive(Clone, Debug)]
pub(crate) struct Met {
    size: usize,
    times: Vec<u8>,
}

impl Met {
    pub(crate) fn nobody(size: usize) -> Self {
        Self { size, times: vec![0; size * size] }
    }

    pub(crate) fn note(&mut self, one: usize, other: usize) {
        for place in [one * self.size + other, other * self.size + one] {
            self.times[place] = self.times[place].saturating_add(1);
        }
    }

    pub(crate) fn times(&self, one: usize, other: usize) -> u8 {
        self.times[one * self.size + other]
    }
}

/// Meeting again weighs more than any difference in standing between all who change places, and that two meet again at all
/// more than how often they have met.
const AGAIN: u64 = 1 << 36;
const AT_ALL: u64 = 1 << 17;
/// So far along the order others are looked at for a change of places.
const NEARBY: usize = 24;
/// So often the order is gone through at most.
const ROUNDS: usize = 12;

struct Search<'a> {
    guests: &'a Guests<'a>,
    /// Who sits where: table after table.
    seated: Vec<usize>,
    steps: u64,
}

/// Puts guests at tables.
pub(crate) fn group(guests: &Guests<'_>) -> Grouped {
    let mut search = Search { guests, seated: guests.order.clone(), steps: 0 };
    search.begin();
    search.improve();
    if guests.seats == 2 && search.again().next().is_some() {
        search.match_all();
        search.improve();
    }
    let tables = search.seated.chunks(guests.seats).map(<[usize]>::to_vec).collect();
    Grouped { tables, steps: search.steps }
}

impl Search<'_> {
    /// What it costs that two meet.
    fn cost(&mut self, one: usize, other: usize) -> u64 {
        self.steps += 1;
        let Guests { standing, met, enough, .. } = *self.guests;
        let times = met.times(one, other);
        let apart = u64::from(standing[one].abs_diff(standing[other]));
        let again = if times >= enough { AT_ALL + u64::from(times.min(63)).pow(2) } else { 0 };
        again * AGAIN + apart * apart
    }

    /// What it costs that somebody sits at the table of a place, without whoever sits there.
    fn costs_at(&mut self, place: usize, guest: usize) -> u64 {
        let seats = self.guests.seats;
        let first = place / seats * seats;
        (first..first + seats)
            .filter(|&other| other != place)
            .map(|other| self.cost(guest, self.seated[other]))
            .sum()
    }

    /// Whoever comes first in the order gets the nearest who fit.
    fn begin(&mut self) {
        let seats = self.guests.seats;
        let total = self.seated.len();
        for place in 0..total {
            let first = place / seats * seats;
            if place == first {
                continue;
            }
            let reach = (place + NEARBY).min(total);
            let mut best = (u64::MAX, place);
            for candidate in place..reach {
                let guest = self.seated[candidate];
                let cost: u64 = (first..place).map(|other| self.cost(guest, self.seated[other])).sum();
                if cost < best.0 {
                    best = (cost, candidate);
                }
            }
            // Those who are passed over keep their order.
            self.seated[place..=best.1].rotate_right(1);
        }
    }

    /// Changes places as long as that is better, near places first, then any where somebody meets again.
    fn improve(&mut self) {
        for _ in 0..ROUNDS {
            let mut better = false;
            for place in 0..self.seated.len() {
                let reach = (place + NEARBY * self.guests.seats / 2).min(self.seated.len());
                better |= self.change(place, place + 1..reach);
            }
            let again: Vec<usize> = self.again().collect();
            for place in again {
                better |= self.change(place, 0..self.seated.len());
            }
            if !better {
                return;
            }
        }
    }

    /// Lets whoever sits at a place change with the one for whom that is best.
    fn change(&mut self, place: usize, others: std::ops::Range<usize>) -> bool {
        let seats = self.guests.seats;
        let mut best = (0, place);
        let own = self.seated[place];
        let own_cost = self.costs_at(place, own);
        for other in others {
            if other / seats == place / seats {
                continue;
            }
            let guest = self.seated[other];
            let before = own_cost + self.costs_at(other, guest);
            let after = self.costs_at(place, guest) + self.costs_at(other, own);
            if after < before && before - after > best.0 {
                best = (before - after, other);
            }
        }
        self.seated.swap(place, best.1);
        best.1 != place
    }

    /// The places of those who meet somebody again.
    fn again(&self) -> impl Iterator<Item = usize> + '_ {
        let Guests { met, enough, seats, .. } = *self.guests;
        (0..self.seated.len()).filter(move |&place| {
            let first = place / seats * seats;
            let meets = |other: usize| met.times(self.seated[place], self.seated[other]) >= enough;
            (first..first + seats).any(|other| other != place && meets(other))
        })
    }

    /// Pairs all of whom that is possible with somebody new.
    fn match_all(&mut self) {
        let Guests { met, enough, .. } = *self.guests;
        let guests: Vec<usize> = self.seated.clone();
        let fresh = |one: usize, other: usize| met.times(guests[one], guests[other]) < enough;
        let mut partners: Vec<Option<usize>> = vec![None; guests.len()];
        for place in (0..guests.len()).step_by(2) {
            if fresh(place, place + 1) {
                (partners[place], partners[place + 1]) = (Some(place + 1), Some(place));
            }
        }
        self.steps += matching::complete(&mut partners, fresh);
        let mut seated = Vec::with_capacity(guests.len());
        for (place, partner) in partners.iter().enumerate() {
            if let Some(partner) = partner.filter(|&partner| partner > place) {
                seated.extend([guests[place], guests[partner]]);
            }
        }
        // Whoever is left has met everybody who is left.
        seated.extend(
            partners.iter().zip(&guests).filter(|(partner, _)| partner.is_none()).map(|(_, &guest)| guest),
        );
        self.seated = seated;
    }
}
