//! Sense for Grecia: hold more territories than before, keep the fortresses, strike where the odds are good.

use grecia::{Choice, Position};
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Awaiting, Outlook, Rules, Seat, below};

use crate::Sense;

/// Ways to complete what has begun that are looked at for one decision, at the most.
const WAYS: u32 = 160;
/// How often a way is played on where chance or others decide what comes of it.
const TRIALS: u32 = 3;
/// More choices than any action and combat has.
const LONGEST: usize = 400;

impl Sense for Position {
    /// Completes what has begun in every way, or in a sample of them, and takes the first step of the way after
    /// which the seat stands best. What others and chance would do is tried out at random.
    fn sense(outlook: &Outlook<'_, Self>, rng: &mut Xoshiro256PlusPlus) -> Choice {
        let mut choices = Vec::new();
        outlook.choices(&mut choices);
        if let [only] = choices[..] {
            return only;
        }
        let world = outlook.redeal(rng);
        let mut search = Search { seat: outlook.seat(), rng, buffer: Vec::new() };
        let share = (WAYS / choices.len() as u32).max(2);
        let mut best = (f32::MIN, choices[0]);
        for &choice in &choices {
            let mut after = world;
            Rules::play(&mut after, outlook.seat(), choice, &mut ());
            let mut left = share;
            // Among equals any is as good as another.
            let worth = search.best(&after, &mut left) + below(search.rng, 1000) as f32 / 10_000.0;
            if worth > best.0 {
                best = (worth, choice);
            }
        }
        best.1
    }
}

struct Search<'a> {
    seat: Seat,
    rng: &'a mut Xoshiro256PlusPlus,
    buffer: Vec<Choice>,
}

impl Search<'_> {
    /// The best that the seat can make of a position, if it is the seat's to complete; with so many ways left.
    fn best(&mut self, position: &Position, left: &mut u32) -> f32 {
        if Rules::standing(position).over || position.at_rest() {
            *left = left.saturating_sub(1);
            return self.worth(position);
        }
        if Rules::awaiting(position) != Awaiting::Seats(table::SeatSet::only(self.seat)) {
            *left = left.saturating_sub(1);
            return (0..TRIALS).map(|_| self.trial(position)).sum::<f32>() / TRIALS as f32;
        }
        let mut choices = Vec::new();
        Rules::choices(position, self.seat, &mut choices);
        table::shuffle(self.rng, &mut choices);
        let mut best = f32::MIN;
        for choice in choices {
            let mut after = *position;
            Rules::play(&mut after, self.seat, choice, &mut ());
            best = best.max(self.best(&after, left));
            if *left == 0 {
                break;
            }
        }
        best
    }

    /// What a position is worth after everybody has completed what has begun, at random.
    fn trial(&mut self, position: &Position) -> f32 {
        let mut position = *position;
        for _ in 0..LONGEST {
            if position.at_rest() {
                break;
            }
            match Rules::awaiting(&position) {
                Awaiting::Seats(seats) => {
                    let Some(seat) = seats.lowest() else { break };
                    let choice = Rules::pick(&position, seat, &mut self.buffer, self.rng);
                    Rules::play(&mut position, seat, choice, &mut ());
                }
                Awaiting::Chance => {
                    let outcome = Rules::draw(&position, self.rng);
                    Rules::occur(&mut position, outcome, &mut ());
                }
                Awaiting::Nobody => break,
            }
        }
        self.worth(&position)
    }

    /// How the seat stands: what it would score, what it can fight with, and how far the best rival has come.
    fn worth(&self, position: &Position) -> f32 {
        let standing = Rules::standing(position);
        if standing.over {
            return if standing.leaders().contains(self.seat) { 10_000.0 } else { -10_000.0 };
        }
        let strength_of = |seat: Seat| {
            let has = position.reckon(seat);
            10.0 * has.points as f32
                + 8.0 * f32::from(has.conquered)
                + 4.0 * f32::from(has.guarded)
                + 2.5 * f32::from(has.strength)
                + 2.0 * f32::from(has.ships)
                + 1.0 * f32::from(has.seas)
                + 1.1 * f32::from(has.supply.min(12))
                + 2.0 * f32::from(has.tactics.min(4))
                + 1.5 * f32::from(has.heroes_with_troops)
        };
        let rivals = Seat::first(Rules::seats(position)).filter(|&seat| seat != self.seat);
        strength_of(self.seat) - 0.4 * rivals.map(strength_of).fold(f32::MIN, f32::max)
    }
}
