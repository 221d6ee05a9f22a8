//! From one question to the next: chance is drawn, and what decides nothing goes by itself.

use table::{Awaiting, By, Rules, Seat, SeatSet};

/// Who is asked next, with the choices; nobody if the game is over or stops at chance.
#[derive(Clone, Debug)]
pub(crate) struct Question<C> {
    /// Who is asked first.
    pub(crate) seat: Option<Seat>,
    /// All choices of this seat.
    pub(crate) choices: Vec<C>,
}

impl<C> Default for Question<C> {
    fn default() -> Self {
        Self { seat: None, choices: Vec::new() }
    }
}

impl<C: Copy> Question<C> {
    /// Plays on to the next question. `draw` says what chance brings, or nothing if the game is to stop at it; `made` is
    /// told what was drawn and what went by itself.
    #[inline]
    pub(crate) fn come_to<R: Rules<Choice = C>>(
        &mut self,
        position: &mut R,
        asks_forced: bool,
        mut draw: impl FnMut(&R) -> Option<C>,
        mut made: impl FnMut(By, C),
    ) {
        loop {
            match position.awaiting() {
                Awaiting::Nobody => return self.seat = None,
                Awaiting::Chance => {
                    let Some(outcome) = draw(position) else { return self.seat = None };
                    position.occur(outcome, &mut ());
                    made(By::Chance, outcome);
                }
                Awaiting::Seats(seats) => {
                    let first = seats.lowest().expect("somebody is awaited");
                    let forced = if asks_forced { None } else { self.forced(position, seats) };
                    if let Some((seat, choice)) = forced {
                        position.play(seat, choice, &mut ());
                        made(By::Seat(seat), choice);
                        continue;
                    }
                    if asks_forced || seats.len() > 1 {
                        self.choices.clear();
                        position.choices(first, &mut self.choices);
                    }
                    return self.seat = Some(first);
                }
            }
        }
    }

    /// The first seat whose choice goes by itself. The choices of the last seat that was looked at stay.
    #[inline]
    fn forced<R: Rules<Choice = C>>(&mut self, position: &R, seats: SeatSet) -> Option<(Seat, C)> {
        seats.iter().find_map(|seat| {
            self.choices.clear();
            position.choices(seat, &mut self.choices);
            position.is_forced(&self.choices).then(|| (seat, self.choices[0]))
        })
    }
}
