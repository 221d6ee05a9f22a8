//! Sense for El Viejo Imperio: win the event, with a card that will not be missed.

use std::sync::LazyLock;

use altes_reich::{
    Choice, Position,
    cards::{Card, Event},
};
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Awaiting, Outlook, Phrase, Rules, Seat, below};

use crate::{
    Insight, Sense,
    tuning::{self, Tuning, built_in},
};

/// Worlds that are looked at for each decision.
const WORLDS: usize = 12;
/// How many chances to win a round a card is worth that would win every round to come.
const THRIFT: f32 = 0.6;

impl Sense for Position {
    type Plan = ();

    /// Plays the round to its end in a few worlds the seat can't tell apart, the others at random, and takes
    /// the card that wins most often for its worth.
    fn sense(outlook: &Outlook<'_, Self>, (): &mut (), rng: &mut Xoshiro256PlusPlus) -> Choice {
        let mut choices = Vec::new();
        outlook.ordered(&mut choices);
        if let [only] = choices[..] {
            return only;
        }
        let worlds: Vec<Position> = (0..WORLDS).map(|_| outlook.redeal(rng)).collect();
        let mut best = (f32::MIN, choices[0]);
        for &choice in &choices {
            let worth = match choice {
                Choice::Declare(elector) => {
                    let cards = choices.iter().filter_map(|&other| match other {
                        Choice::Play(card) if card != elector => Some(card),
                        _ => None,
                    });
                    // A declaration changes the elector card for an unknown one.
                    let change = THRIFT * (strength(&worlds[0], elector) - 0.5);
                    cards
                        .map(|card| {
                            prospect(&worlds, outlook.seat(), &[choice, Choice::Play(card)], rng) - change
                        })
                        .fold(f32::MIN, f32::max)
                }
                _ => prospect(&worlds, outlook.seat(), &[choice], rng),
            };
            if worth > best.0 {
                best = (worth, choice);
            }
        }
        best.1
    }
}

/// The share of worlds in which these choices win the round, less the worth of the card that is spent.
fn prospect(worlds: &[Position], seat: Seat, choices: &[Choice], rng: &mut Xoshiro256PlusPlus) -> f32 {
    let won = worlds.iter().filter(|world| wins_round(world, seat, choices, rng)).count();
    let Some(Choice::Play(card)) = choices.last() else { return f32::MIN };
    won as f32 / worlds.len() as f32 - THRIFT * strength(&worlds[0], *card)
}

fn wins_round(world: &Position, seat: Seat, choices: &[Choice], rng: &mut Xoshiro256PlusPlus) -> bool {
    let mut world = *world;
    let round = world.rounds_played();
    let before = world.standing().scores[seat];
    for &choice in choices {
        world.play(seat, choice, &mut ());
    }
    let mut buffer = Vec::new();
    while world.rounds_played() == round {
        match world.awaiting() {
            Awaiting::Seats(seats) => {
                let other = seats.lowest().expect("somebody is awaited");
                let choice = world.pick(other, &mut buffer, rng);
                world.play(other, choice, &mut ());
            }
            Awaiting::Chance => {
                let outcome = world.draw(rng);
                world.occur(outcome, &mut ());
            }
            Awaiting::Nobody => break,
        }
    }
    world.standing().scores[seat] > before
}

/// How many of all cards a card beats on the first symbol, on average over the events to come.
fn strength(world: &Position, card: Card) -> f32 {
    let events = world.events_to_come();
    let beaten: u32 = events.iter().map(|event| u32::from(beaten(world, event, card))).sum();
    beaten as f32 / (events.len().max(1) * Card::COUNT) as f32
}

fn beaten(world: &Position, event: Event, card: Card) -> u8 {
    Rules::edition(world).beaten_on_first_symbol(event, card)
}

/// Cards that a player looks at before laying one without thinking.
const LOOKS: usize = 3;

impl Insight for Position {
    fn habit(&self, _: Seat, choices: &[Choice], rng: &mut Xoshiro256PlusPlus) -> Choice {
        let Some(appraisal) = self.appraise() else { return any(choices, rng) };
        let mut best = (f32::MIN, choices[0]);
        for _ in 0..LOOKS {
            let choice = any(choices, rng);
            let worth = match choice {
                Choice::Play(card) => appraisal.chance(card) - THRIFT * Rules::edition(self).strength(card),
                _ => below(rng, 8) as f32 - 7.0,
            };
            if worth > best.0 {
                best = (worth, choice);
            }
        }
        best.1
    }

    fn play_on(&self, seat: Seat, _: &mut Vec<Choice>, rng: &mut Xoshiro256PlusPlus) -> Choice {
        let (play, declare) = self.playable(seat);
        if !declare.is_empty() && below(rng, 16) == 0 {
            return Choice::Declare(declare.nth(below(rng, declare.len() as u32) as usize));
        }
        let Some(appraisal) = self.appraise().filter(|_| play.len() > 1) else {
            return Choice::Play(play.nth(0));
        };
        let edition = Rules::edition(self);
        let mut best = (f32::MIN, play.nth(0));
        for card in play.iter() {
            let worth = appraisal.chance(card) - THRIFT * edition.strength(card);
            if worth > best.0 {
                best = (worth, card);
            }
        }
        Choice::Play(best.1)
    }

    /// Every game is played to its end.
    fn is_quiet(&self) -> bool {
        false
    }

    const FEATURES: &'static [&'static str] = &[];

    fn features(&self, _: &mut [f32]) {}

    fn reasons(
        worlds: &[Self],
        seat: Seat,
        choice: Choice,
        others: &[Choice],
        rng: &mut Xoshiro256PlusPlus,
    ) -> Vec<Phrase> {
        crate::reasons::altes_reich(worlds, seat, choice, others, rng)
    }

    const TUNING: &'static str = tuning::ALTES_REICH;

    fn tuning() -> &'static Tuning {
        static TUNING: LazyLock<Tuning> = LazyLock::new(built_in::<Position>);
        &TUNING
    }

    /// Only who draws sees the card. [AR-43]
    fn shows(&self, observer: Seat, outcome: Choice) -> bool {
        match outcome {
            Choice::Draw(_) | Choice::Deal(_) => self.receiver() == observer,
            _ => true,
        }
    }
}

fn any(choices: &[Choice], rng: &mut Xoshiro256PlusPlus) -> Choice {
    choices[below(rng, choices.len() as u32) as usize]
}
