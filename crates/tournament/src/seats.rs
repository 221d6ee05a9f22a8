//! Who sits where at a table: seats, and the sides that go with them, in turn.

use crate::journal::Entrant;

/// How often somebody has had each seat, and which they had last.
#[derive(Clone, Default, Debug)]
pub(crate) struct Had {
    pub(crate) times: [u16; 8],
    pub(crate) last: Option<usize>,
}

impl Had {
    pub(crate) fn note(&mut self, seat: usize) {
        self.times[seat] += 1;
        self.last = Some(seat);
    }

    /// How little it is somebody's turn to have a seat.
    fn cost(&self, seat: usize) -> u32 {
        let times = u32::from(self.times[seat]);
        (2 * times + 1).pow(2) * 4 + u32::from(self.last == Some(seat))
    }
}

/// Seats those at a table so that each has the seat whose turn it is, as far as can be. Where nothing decides they sit as they
/// come.
pub(crate) fn seat(table: &[Entrant], had: impl Fn(Entrant) -> Had) -> Vec<Entrant> {
    let seats = table.len();
    let histories: Vec<Had> = table.iter().map(|&entrant| had(entrant)).collect();
    // The least cost of seating the first guests on a set of seats, and who of them sits on which was decided last.
    let mut least: Vec<Option<(u32, usize)>> = vec![None; 1 << seats];
    least[0] = Some((0, 0));
    for taken in 0..1_usize << seats {
        let Some((cost, _)) = least[taken] else { continue };
        let guest = taken.count_ones() as usize;
        for seat in (0..seats).filter(|seat| taken >> seat & 1 == 0) {
            let with = cost + histories[guest].cost(seat);
            let entry = &mut least[taken | 1 << seat];
            if entry.is_none_or(|(least, _)| with < least) {
                *entry = Some((with, seat));
            }
        }
    }
    let mut seated = vec![0; seats];
    let mut taken = (1 << seats) - 1;
    for guest in (0..seats).rev() {
        let (_, seat) = least[taken].expect("every set of seats is reached");
        seated[seat] = table[guest];
        taken &= !(1 << seat);
    }
    seated
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_sat_first_sits_second() {
        let had = |entrant: Entrant| {
            let mut had = Had::default();
            had.note(usize::from(entrant % 2));
            had
        };
        assert_eq!(seat(&[1, 2], had), [1, 2], "1 sat second, 2 first");
        assert_eq!(seat(&[2, 1], had), [1, 2]);
        assert_eq!(seat(&[5, 7, 6], |_| Had::default()).len(), 3);
    }
}
