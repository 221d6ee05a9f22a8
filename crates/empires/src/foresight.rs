//! What may come of a combat: the game is played on with every outcome of chance in its exact weight, and with
//! every choice as it is assumed, until the combat is over. There are no other rules of combat here than the game's.

use table::{Arg, Awaiting, Camp, CardForecast, Forecast, RivalPlays, Rules, Seat, SeatSet, Witness};

use crate::{
    order::{Order, Ordered},
    side::Side,
};

/// How somebody is assumed to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Conduct<C> {
    /// This.
    Plays(C),
    /// One of these, each as likely as the others. There is at least one.
    AnyOf(Vec<C>),
}

/// A Battle card that can be chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct BattleChoice<C> {
    /// The word that chooses it.
    pub choice: C,
    /// What it adds.
    pub value: u8,
    /// The card as something with a name.
    pub card: Arg,
}

impl<C: Copy> Conduct<C> {
    /// How one of these cards is chosen; of several highest or lowest the first.
    fn with_cards(cards: &[BattleChoice<C>], way: RivalPlays) -> Option<Self> {
        let best = match way {
            RivalPlays::Any => return Some(Self::AnyOf(cards.iter().map(|card| card.choice).collect())),
            RivalPlays::Highest => cards.iter().min_by_key(|card| std::cmp::Reverse(card.value)),
            RivalPlays::Lowest => cards.iter().min_by_key(|card| card.value),
        };
        best.map(|card| Self::Plays(card.choice))
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

/// How far a combat has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// This seat names the attack.
    Named(Seat),
    /// The attack waits for passage at sea.
    Asked,
    /// It is fought, and something of it is not decided yet.
    Fought,
    /// There is none, or nothing of it is left to foresee.
    Settled,
}

/// A game in which it can be foreseen what comes of a combat: how it looks from outside, and what is assumed of those who
/// fight it.
pub trait Foreseeable: Ordered
where
    Toll: Witness<Self::Event>,
{
    /// The word that carries out what is named.
    const GO: Self::Choice;
    /// The word that forgoes an attack.
    const PASS: Self::Choice;
    /// The word that grants passage at sea.
    const CONSENT: Self::Choice;

    /// How far it has come.
    fn progress(&self) -> Progress;

    /// Whether a combat is going on.
    fn fights(&self) -> bool;

    /// Whether units have been named for the attack.
    fn begun(&self) -> bool;

    /// Whether the attack that this choice has led to is to be carried out as it is.
    fn is_complete(&self, choice: Self::Choice) -> bool;

    /// Whether all that can be named next makes the attack equally strong.
    fn alike(&self) -> bool;

    /// The strength of a side, as far as it lies open.
    fn open_strength(&self, side: Side) -> i32;

    /// What lies open of the combat, with the eyes of a seat.
    fn prospect(&self, viewer: Seat) -> Prospect;

    /// The players who fight for the attacker.
    fn attackers(&self) -> SeatSet;

    /// What a seat can't tell apart, with the odds; one at least. Cards of others that it does not see are not chosen yet.
    fn worlds(&self, viewer: Seat) -> Vec<(Self, f64)>;

    /// The Battle cards among which a seat has still to choose in this combat; none if it has chosen or does not.
    fn cards_to_choose(&self, seat: Seat) -> Vec<BattleChoice<Self::Choice>>;

    /// The word of a player who adds nothing to the combat, where it can be said. Where it can't, a Battle card is
    /// chosen, or the first of what is offered.
    fn idle_choice(&self) -> Option<Self::Choice>;

    /// What a seat has to expect of the combat under way until it is decided, or of each attack that it can name.
    fn forecasts_of_combat(&self, viewer: Seat, rival: RivalPlays) -> Vec<Forecast> {
        match self.progress() {
            Progress::Named(seat) if seat == viewer => {
                let offered = self.offered(viewer, self.order_of_naming()).into_iter();
                offered.filter_map(|choice| self.forecast_after(viewer, choice, rival)).collect()
            }
            Progress::Asked => vec![self.with_leave().forecast(viewer, None, rival)],
            Progress::Fought => vec![self.forecast(viewer, None, rival)],
            Progress::Named(_) | Progress::Settled => Vec::new(),
        }
    }

    /// What is to be expected after a choice that leads to a combat.
    fn forecast_after(&self, viewer: Seat, choice: Self::Choice, rival: RivalPlays) -> Option<Forecast> {
        let combat = self.announced(viewer, choice)?;
        Some(combat.forecast(viewer, Some(self.word(choice)), rival))
    }

    /// The combat that follows from a choice: with the units that are named, if they may attack; before, with the
    /// strongest that can be named.
    fn announced(&self, seat: Seat, choice: Self::Choice) -> Option<Self> {
        if choice == Self::PASS {
            return None;
        }
        let mut next = self.clone();
        next.play(seat, choice, &mut ());
        if next.is_complete(choice) {
            next.play(seat, Self::GO, &mut ());
        }
        // What was named before may have come in any order; if nothing was, one order tells all.
        let order = if next.begun() { next.order_of_naming() } else { Order::Fixed };
        next.strongest(seat, order)
    }

    /// The combat with the strongest units that can still be named.
    fn strongest(&self, seat: Seat, order: Order) -> Option<Self> {
        if self.fights() || self.progress() == Progress::Asked {
            return Some(self.with_leave());
        }
        let choices = self.offered(seat, order);
        let count = if self.alike() { 1 } else { choices.iter().filter(|&&c| c != Self::GO).count().max(1) };
        let follow = |&choice: &Self::Choice| {
            let mut next = self.clone();
            next.play(seat, choice, &mut ());
            next.strongest(seat, order)
        };
        // Of equally strong ones the first: it has the most units, as they are named in order.
        let combats = choices[..count.min(choices.len())].iter().filter_map(follow);
        combats.min_by_key(|combat| -combat.open_strength(Side::Attacker))
    }

    /// The same once all who are asked for passage have granted it.
    #[must_use]
    fn with_leave(&self) -> Self {
        let mut next = self.clone();
        while !next.fights()
            && next.progress() == Progress::Asked
            && let Awaiting::Seats(asked) = next.awaiting()
        {
            asked.iter().for_each(|seat| next.play(seat, Self::CONSENT, &mut ()));
        }
        next
    }

    /// What a seat has to expect of the combat under way.
    fn forecast(&self, viewer: Seat, word: Option<String>, rival: RivalPlays) -> Forecast {
        let worlds = self.worlds(viewer);
        let prospect = worlds[0].0.prospect(viewer);
        let cards = self.cards_to_choose(viewer);
        if cards.is_empty() {
            return prospect.forecast(word, Self::expected(&worlds, viewer, None, rival));
        }
        let cards = cards.into_iter().map(|BattleChoice { choice, card, .. }| {
            (self.word(choice), card, Self::expected(&worlds, viewer, Some(choice), rival))
        });
        prospect.forecast_with_cards(word, cards.collect())
    }

    /// What is to be expected in these worlds if the seat chooses this Battle card.
    fn expected(
        worlds: &[(Self, f64)],
        viewer: Seat,
        card: Option<Self::Choice>,
        rival: RivalPlays,
    ) -> Expected {
        let conduct = |position: &Self, seat: Seat| {
            if let Some(choice) = position.idle_choice() {
                return Conduct::Plays(choice);
            }
            match (position.cards_to_choose(seat), card) {
                (cards, _) if cards.is_empty() => {
                    let offered = position.offered(seat, position.order_of_naming());
                    Conduct::Plays(*offered.first().expect("whoever is asked can answer"))
                }
                (_, Some(card)) if seat == viewer => Conduct::Plays(card),
                (cards, _) => Conduct::with_cards(&cards, rival).expect("there are cards"),
            }
        };
        let mut sum = Expected::default();
        for (world, odds) in worlds {
            sum.add(expect(world, Toll::new(world.attackers()), &conduct, &Self::fights), *odds);
        }
        sum
    }
}
