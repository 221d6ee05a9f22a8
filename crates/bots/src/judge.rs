//! The judge of one search: how each seat stands where a simulation stops.

use table::{BySeat, Seat};

use crate::{
    Insight,
    judgement::{MOST_FEATURES, dot},
    network::{Eyes, Network},
    sight::Sight,
    tuning::Tuning,
};

/// Judges positions one after the other by a tuning: by the weighted sum of their features, and by what a network adds to
/// it, if there is one for so many seats on this board. What it remembers makes it faster; what it says does not depend on it.
pub(crate) struct Judge<'t> {
    tuning: &'t Tuning,
    features: [f32; MOST_FEATURES * Seat::MAX],
    network: Look<'t>,
}

/// What is known of the network.
enum Look<'t> {
    /// No position was judged yet.
    Unknown,
    /// There is none.
    None,
    /// It sees features alone.
    Blind(&'t Network),
    /// What it has seen last, and what it sees now.
    Seen(Box<(Eyes<'t>, Sight)>),
}

impl<'t> Judge<'t> {
    pub(crate) fn new(tuning: &'t Tuning) -> Self {
        Self { tuning, features: [0.0; MOST_FEATURES * Seat::MAX], network: Look::Unknown }
    }

    pub(crate) fn tuning(&self) -> &'t Tuning {
        self.tuning
    }

    /// How each seat stands in a game that is not over, with the eyes of one of them: the odds between two seats are the
    /// exponential of their difference.
    pub(crate) fn standing<R: Insight>(&mut self, world: &R, observer: Seat) -> BySeat<f32> {
        let seats = world.seats();
        let features = &mut self.features[..R::FEATURES.len() * seats];
        world.features(features);
        let features = &*features;
        let judgement = self.tuning.judgements.at(seats);
        let mut standing = BySeat::default();
        let by_seat = || Seat::first(seats).zip(features.chunks(R::FEATURES.len().max(1)));
        for (seat, features) in by_seat() {
            standing[seat] = judgement.standing(features);
            if seat == observer {
                standing[seat] += dot(&self.tuning.style.likes, features);
            }
        }
        if let Look::Unknown = self.network {
            let network =
                self.tuning.network(seats).filter(|network| network.ground() == R::ground(world.edition()));
            self.network = match network {
                None => Look::None,
                Some(network) if !network.sees_the_board() => Look::Blind(network),
                Some(network) => Look::Seen(Box::new((Eyes::new(network), Sight::default()))),
            };
        }
        if let Look::Blind(network) = &self.network {
            for (seat, features) in by_seat() {
                standing[seat] += network.adds_for(features);
            }
        }
        if let Look::Seen(seen) = &mut self.network {
            let (eyes, sight) = &mut **seen;
            sight.clear(seats);
            world.facts(sight);
            eyes.see(sight, seats);
            for (seat, features) in by_seat() {
                standing[seat] += eyes.adds(seat, seats, features);
            }
        }
        standing
    }
}
