//! The position as one seat sees it: all that a bot gets.

use rand_core::Rng;

use crate::{Awaiting, Rules, Seat};

/// What one seat knows of a position. The position itself can't be reached through it: only the seat's view,
/// its choices, and worlds that the seat can't tell from the true one.
#[derive(Clone, Copy, Debug)]
pub struct Outlook<'a, R> {
    position: &'a R,
    seat: Seat,
}

impl<'a, R: Rules> Outlook<'a, R> {
    /// The outlook of `seat`.
    pub fn new(position: &'a R, seat: Seat) -> Self {
        Self { position, seat }
    }

    /// Whose outlook it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.position.seats()
    }

    /// The edition that is played.
    pub fn edition(&self) -> &'static R::Edition {
        self.position.edition()
    }

    /// Who has to answer now.
    pub fn awaiting(&self) -> Awaiting {
        self.position.awaiting()
    }

    /// What the seat may do.
    pub fn choices(&self, out: &mut Vec<R::Choice>) {
        out.clear();
        self.position.choices(self.seat, out);
    }

    /// The same in one order only: see [`Rules::ordered`].
    pub fn ordered(&self, out: &mut Vec<R::Choice>) {
        out.clear();
        self.position.ordered(self.seat, out);
    }

    /// One of the seat's ordered choices, each equally likely.
    #[inline]
    pub fn pick(&self, buffer: &mut Vec<R::Choice>, rng: &mut impl Rng) -> R::Choice {
        self.position.pick(self.seat, buffer, rng)
    }

    /// What the seat sees.
    pub fn view(&self) -> R::View {
        self.position.view(Some(self.seat))
    }

    /// A world that the seat can't tell from the true one.
    pub fn redeal(&self, rng: &mut impl Rng) -> R {
        self.position.redeal(self.seat, rng)
    }

    /// The word of a choice.
    pub fn word(&self, choice: R::Choice) -> String {
        self.position.word(choice)
    }
}
