//! Passage at sea: who allows, who refuses, and whose answer still matters.
//! [GR-SEA-05 to GR-SEA-08, NA-SEA-05, NA-SEA-06]

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use crate::{
    map::Map,
    notation::{Read, need, seat, seat_numbers},
    sets::Numbered,
    zones::{Sea, SeaSet},
};

/// Ships in one sea by what their owners say to a transport.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Votes {
    /// Ships of the owner of the troops and of those who consent.
    pub allow: u8,
    /// Ships of those who refuse.
    pub refuse: u8,
    /// Ships of those who have not answered.
    pub silent: u8,
}

/// What a tally says of a transport.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passage {
    /// Possible, whatever anybody may still answer.
    Open,
    /// Impossible, whatever anybody may still answer.
    Closed,
    /// It depends on answers not yet given.
    Asked,
}

impl Votes {
    /// Those who refuse may not outnumber those who allow, equal numbers pass, and at least one ship must carry.
    pub const fn passage(self) -> Passage {
        if self.allow >= 1 && self.refuse + self.silent <= self.allow {
            Passage::Open
        } else if self.allow + self.silent == 0 || self.refuse > self.allow + self.silent {
            Passage::Closed
        } else {
            Passage::Asked
        }
    }

    /// Whether the answer of a silent player with `ships` can change the result, given the ships of each of the
    /// others who are silent too.
    pub fn matters(self, ships: u8, others: &[u8]) -> bool {
        (0..1_u32 << others.len()).any(|consenting| {
            let (mut allow, mut refuse) = (self.allow, self.refuse);
            for (index, &theirs) in others.iter().enumerate() {
                if consenting >> index & 1 == 1 { allow += theirs } else { refuse += theirs }
            }
            let with = Self { allow: allow + ships, refuse, silent: 0 };
            let without = Self { allow, refuse: refuse + ships, silent: 0 };
            with.passage() != without.passage()
        })
    }
}

/// The seas a player could use for transport.
#[derive(Clone, Copy, Debug, Default)]
pub struct Passages {
    /// Open whatever anybody answers.
    pub free: SeaSet,
    /// Open or not, depending on answers.
    pub asked: SeaSet,
}

impl Passages {
    /// Adds a sea with these ships.
    #[inline]
    pub fn add(&mut self, sea: Sea, votes: Votes) {
        match votes.passage() {
            Passage::Open => self.free.insert(sea),
            Passage::Asked => self.asked.insert(sea),
            Passage::Closed => {}
        }
    }

    /// All of them.
    #[inline]
    pub fn all(self) -> SeaSet {
        self.free.or(self.asked)
    }
}

/// A question to the rivals with ships in a sea.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vote {
    /// The sea that is asked for.
    pub sea: Sea,
    /// Ships that allow, those of the owner of the troops included.
    pub allow: u8,
    /// Ships that refuse.
    pub refuse: u8,
    /// Rivals with ships there who have not answered.
    pub silent: SeatSet,
}

impl Vote {
    /// A player with so many ships consents or refuses.
    pub fn answer(&mut self, seat: Seat, consents: bool, ships: u8) {
        self.silent.remove(seat);
        if consents {
            self.allow += ships;
        } else {
            self.refuse += ships;
        }
    }

    /// The ships by what has been answered for them.
    pub fn votes(self, ships: impl Fn(Seat) -> u8) -> Votes {
        Votes { allow: self.allow, refuse: self.refuse, silent: self.silent.iter().map(ships).sum() }
    }

    /// The first of these rivals whose answer can change the result.
    pub fn next_asked(
        self,
        mut rivals: impl Iterator<Item = Seat>,
        ships: impl Fn(Seat) -> u8,
    ) -> Option<Seat> {
        let votes = self.votes(&ships);
        rivals.find(|&rival| {
            let mut others = [0; Seat::MAX];
            let silent = self.silent.without(rival);
            for (slot, other) in others.iter_mut().zip(silent.iter()) {
                *slot = ships(other);
            }
            self.silent.contains(rival) && votes.matters(ships(rival), &others[..silent.len()])
        })
    }

    /// Whether it can have come to this, if the rivals with ships there are asked for troops of `owner`.
    ///
    /// # Errors
    /// It can't.
    pub fn check(self, owner: Seat, rivals: SeatSet, ships: impl Fn(Seat) -> u8) -> Read<()> {
        let known = self.silent.iter().all(|seat| rivals.contains(seat));
        need(known, "vote.silent", "only rivals with ships in the sea are asked")?;
        let answered = rivals.iter().filter(|&rival| !self.silent.contains(rival));
        let answered: Vec<_> = answered.map(&ships).collect();
        let all: u8 = answered.iter().sum();
        let holds = (0..1_u16 << answered.len()).any(|consenting| {
            let consent = answered.iter().enumerate().filter(|(index, _)| consenting >> index & 1 == 1);
            let allow: u8 = consent.map(|(_, ships)| ships).sum();
            (self.allow, self.refuse) == (ships(owner) + allow, all - allow)
        });
        need(holds, "vote", "the ships that allow and refuse are not those of the players who have answered")
    }

    /// As it is written down.
    pub fn written<K, L: Numbered, const LANDS: usize>(self, map: &Map<K, L, LANDS>) -> VoteText {
        VoteText {
            sea: map.id(map.zone_of(self.sea)).to_owned(),
            allow: self.allow,
            refuse: self.refuse,
            silent: seat_numbers(self.silent),
        }
    }

    /// Whether the sea is open, once nobody's answer matters any more: as if all who are silent refused.
    pub fn is_open(self, ships: impl Fn(Seat) -> u8) -> bool {
        let Votes { allow, refuse, silent } = self.votes(ships);
        Votes { allow, refuse: refuse + silent, silent: 0 }.passage() == Passage::Open
    }
}

/// A sea that is being asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(export_to = "empires/"))]
#[serde(deny_unknown_fields)]
pub struct VoteText {
    /// The sea.
    pub sea: String,
    /// Ships that allow.
    pub allow: u8,
    /// Ships that refuse.
    #[serde(default)]
    pub refuse: u8,
    /// Players who have not answered.
    pub silent: Vec<usize>,
}

impl VoteText {
    /// The question that is written here, at a table of so many.
    ///
    /// # Errors
    /// There is no such sea or no such seat.
    pub fn read<K, L: Numbered, const LANDS: usize>(
        &self,
        map: &Map<K, L, LANDS>,
        players: usize,
    ) -> Read<Vote> {
        let silent = self.silent.iter().map(|&number| seat("vote.silent", number, players));
        Ok(Vote {
            sea: map.read_sea("vote.sea", &self.sea)?,
            allow: self.allow,
            refuse: self.refuse,
            silent: silent.collect::<Read<_>>()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The worked examples GR-EX-07 and GR-EX-09.
    #[test]
    fn those_who_refuse_may_not_outnumber_those_who_allow() {
        for (allow, refuse, silent, passage) in [
            (1, 1, 0, Passage::Open),
            (2, 2, 0, Passage::Open),
            (1, 3, 0, Passage::Closed),
            (2, 1, 0, Passage::Open),
            (1, 2, 0, Passage::Closed),
            (0, 0, 0, Passage::Closed),
            (1, 0, 1, Passage::Open),
            (1, 0, 2, Passage::Asked),
            (0, 0, 1, Passage::Asked),
            (0, 0, 3, Passage::Asked),
        ] {
            assert_eq!(Votes { allow, refuse, silent }.passage(), passage, "{allow} {refuse} {silent}");
        }
    }

    #[test]
    fn an_answer_that_changes_nothing_does_not_matter() {
        // One ship of the owner; a fleet of 4 decides alone, a single ship beside it changes nothing.
        let tally = Votes { allow: 1, refuse: 0, silent: 5 };
        assert!(tally.matters(4, &[1]));
        assert!(!tally.matters(1, &[4]));
        // Two against two: either may tip the scale.
        let tally = Votes { allow: 1, refuse: 0, silent: 3 };
        assert!(tally.matters(2, &[1]));
        assert!(!Votes { allow: 3, refuse: 0, silent: 3 }.matters(2, &[1]));
    }
}
