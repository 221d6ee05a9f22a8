//! Passage at sea: who allows, who refuses, and whose answer still matters.
//! [GR-SEA-05 to GR-SEA-08, NA-SEA-05, NA-SEA-06]

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
