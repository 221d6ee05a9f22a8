//! What may come of a combat: the game is played on with every outcome of chance in its exact weight, and with
//! every choice as it is assumed, until the combat is over. There are no other rules of combat here than the game's.

use table::{Arg, Awaiting, Camp, CardForecast, Forecast, RivalPlays, Rules, Seat, SeatSet, Witness};

/// How somebody is assumed to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Conduct<C> {
    /// This.
    Plays(C),
    /// One of these, each as likely as the others. There is at least one.
    AnyOf(Vec<C>),
}

impl Conduct<u8> {
    /// How a card of a hand is chosen, given the value of each; of several highest or lowest the first.
    ///
    /// # Panics
    /// If there is no card.
    pub fn of_hand(hand: impl Iterator<Item = u8>, way: RivalPlays, value: impl Fn(u8) -> u8) -> Self {
        let best = match way {
            RivalPlays::Any => return Self::AnyOf(hand.collect()),
            RivalPlays::Highest => hand.min_by_key(|&card| std::cmp::Reverse(value(card))),
            RivalPlays::Lowest => hand.min_by_key(|&card| value(card)),
        };
        Self::Plays(best.expect("a hand is never empty"))
    }

    /// The same as choices.
    pub fn map<C>(self, choice: impl Fn(u8) -> C) -> Conduct<C> {
        match self {
            Self::Plays(card) => Conduct::Plays(choice(card)),
            Self::AnyOf(cards) => Conduct::AnyOf(cards.into_iter().map(choice).collect()),
        }
    }
}

/// Learns from the events of a game how a combat ends and whom it costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Toll {
    attackers: SeatSet,
    attacker_won: Option<bool>,
    /// Units lost by the attacker's side and by the defender's.
    losses: [u8; 2],
}

impl Toll {
    /// Nothing has happened yet; these players fight for the attacker.
    pub const fn new(attackers: SeatSet) -> Self {
        Self { attackers, attacker_won: None, losses: [0; 2] }
    }

    /// The combat is decided.
    pub fn decided(&mut self, attacker_won: bool) {
        self.attacker_won = Some(attacker_won);
    }

    /// A unit is lost: a player's or nobody's.
    pub fn lost(&mut self, owner: Option<Seat>) {
        let attacks = owner.is_some_and(|owner| self.attackers.contains(owner));
        self.losses[usize::from(!attacks)] += 1;
    }
}

/// What is to be expected of a combat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Expected {
    /// How likely the attacker wins.
    pub attacker_wins: f64,
    /// Units that the attacker's side and the defender's are expected to lose.
    pub losses: [f64; 2],
}

impl Expected {
    /// Adds a part with its share of the whole.
    pub fn add(&mut self, part: Self, share: f64) {
        self.attacker_wins += share * part.attacker_wins;
        for (sum, losses) in self.losses.iter_mut().zip(part.losses) {
            *sum += share * losses;
        }
    }

    /// The mean of several, each as likely as the others.
    fn mean(all: impl ExactSizeIterator<Item = Self>) -> Self {
        let share = 1.0 / all.len() as f64;
        let mut mean = Self::default();
        all.for_each(|part| mean.add(part, share));
        mean
    }

    /// How likely a side wins, and what it and the other are expected to lose.
    fn seen(self, attacking: bool) -> (f64, f64, f64) {
        let [attackers, defenders] = self.losses;
        if attacking {
            (self.attacker_wins, attackers, defenders)
        } else {
            (1.0 - self.attacker_wins, defenders, attackers)
        }
    }
}

/// What is to be expected of the combat of a position: `conduct` tells how each seat that is asked is assumed to
/// choose, `fights` whether the combat is still going on.
///
/// # Panics
/// If a combat ends undecided.
pub fn expect<R: Rules>(
    position: &R,
    toll: Toll,
    conduct: &impl Fn(&R, Seat) -> Conduct<R::Choice>,
    fights: &impl Fn(&R) -> bool,
) -> Expected
where
    Toll: Witness<R::Event>,
{
    let mut position = position.clone();
    let mut toll = toll;
    loop {
        if !fights(&position) {
            let won = toll.attacker_won.expect("a combat ends with a victory");
            return Expected { attacker_wins: f64::from(u8::from(won)), losses: toll.losses.map(f64::from) };
        }
        let seat = match position.awaiting() {
            Awaiting::Chance => {
                let mut odds = Vec::new();
                position.odds(&mut odds);
                let all = f64::from(position.tickets());
                let mut sum = Expected::default();
                for (outcome, weight) in odds {
                    let (mut world, mut toll) = (position.clone(), toll);
                    world.occur(outcome, &mut toll);
                    sum.add(expect(&world, toll, conduct, fights), f64::from(weight) / all);
                }
                return sum;
            }
            Awaiting::Seats(seats) => seats.lowest().expect("somebody is awaited"),
            Awaiting::Nobody => unreachable!("a combat goes on"),
        };
        match conduct(&position, seat) {
            Conduct::Plays(choice) => position.play(seat, choice, &mut toll),
            Conduct::AnyOf(choices) => {
                return Expected::mean(choices.into_iter().map(|choice| {
                    let (mut world, mut toll) = (position.clone(), toll);
                    world.play(seat, choice, &mut toll);
                    expect(&world, toll, conduct, fights)
                }));
            }
        }
    }
}

/// A combat as it lies open before it is decided.
#[derive(Clone, PartialEq, Debug)]
pub struct Prospect {
    /// The zone that is fought for.
    pub target: Arg,
    /// Who attacks.
    pub attacker: Seat,
    /// Who defends.
    pub defender: Option<Seat>,
    /// Whether it is looked at with the attacker's eyes.
    pub attacking: bool,
    /// The units of the attacker's side and of the defender's, with the strength that lies open.
    pub camps: [(Vec<Arg>, i32); 2],
}

/// A Battle card that may be chosen: its word, the card, and what is to be expected of it.
pub type Chosen = (String, Arg, Expected);

impl Prospect {
    /// The forecast of a seat that has chosen its card or chooses none.
    pub fn forecast(self, word: Option<String>, expected: Expected) -> Forecast {
        let (win, own_losses, rival_losses) = expected.seen(self.attacking);
        let [attackers, defenders] = self.camps;
        let (own, rival) = if self.attacking { (attackers, defenders) } else { (defenders, attackers) };
        let camp = |(units, strength), losses| Camp { units, strength, losses };
        Forecast {
            word,
            target: self.target,
            attacker: self.attacker,
            defender: self.defender,
            attacking: self.attacking,
            own: camp(own, own_losses),
            rival: camp(rival, rival_losses),
            win,
            cards: Vec::new(),
        }
    }

    /// The forecast of a seat that may still choose one of these cards.
    pub fn forecast_with_cards(self, word: Option<String>, cards: Vec<Chosen>) -> Forecast {
        let attacking = self.attacking;
        let mean = Expected::mean(cards.iter().map(|&(.., expected)| expected));
        let cards = cards.into_iter().map(|(word, card, expected)| {
            let (win, own_losses, rival_losses) = expected.seen(attacking);
            CardForecast { word, card, win, own_losses, rival_losses }
        });
        Forecast { cards: cards.collect(), ..self.forecast(word, mean) }
    }
}
