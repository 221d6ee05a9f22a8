//! What bots know of El Viejo Imperio: win the event, with a card that will not be missed.

use bots::{Insight, Milestone, any, best_of};
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Outlook, Phrase, Rules, Seat, Thing, below};

use crate::{
    Choice, Happening, Position,
    cards::{Card, Event},
};

/// Worlds that are looked at for each decision.
const WORLDS: usize = 12;
/// How many chances to win a round a card is worth that would win every round to come.
const THRIFT: f32 = 0.6;

/// The share of worlds in which these choices win the round, less the worth of the card that is spent.
fn prospect(worlds: &[Position], seat: Seat, choices: &[Choice], rng: &mut Xoshiro256PlusPlus) -> f32 {
    let mut buffer = Vec::new();
    let mut at_random =
        |world: &Position, seat, rng: &mut Xoshiro256PlusPlus| world.pick(seat, &mut buffer, rng);
    let won = worlds.iter().filter(|world| wins_round(world, seat, choices, rng, &mut at_random)).count();
    let Some(Choice::Play(card)) = choices.last() else { return f32::MIN };
    won as f32 / worlds.len() as f32 - THRIFT * strength(&worlds[0], *card)
}

/// Whether these choices win the round in a world, if the others choose in this way.
fn wins_round(
    world: &Position,
    seat: Seat,
    choices: &[Choice],
    rng: &mut Xoshiro256PlusPlus,
    mut others: impl FnMut(&Position, Seat, &mut Xoshiro256PlusPlus) -> Choice,
) -> bool {
    let mut world = *world;
    let round = world.rounds_played();
    let before = world.standing().scores[seat];
    for &choice in choices {
        world.play(seat, choice, &mut ());
    }
    while world.rounds_played() == round && world.step(rng, &mut (), &mut others).is_some() {}
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

/// A card that wins so rarely is not played to win.
const HOPELESS: f32 = 0.15;
/// A card that wins so often is played to win.
const HOPEFUL: f32 = 0.3;

impl Insight for Position {
    fn milestone(event: &Happening) -> Option<Milestone> {
        match *event {
            Happening::StartDrawn { seat } => Some(Milestone::First(seat)),
            Happening::EventTurned { round, .. } => Some(Milestone::Round(round)),
            _ => None,
        }
    }

    /// Plays the round to its end in a few worlds the seat can't tell apart, the others at random, and takes
    /// the card that wins most often for its worth.
    fn at_first_sight(
        outlook: &Outlook<'_, Self>,
        choices: &[Choice],
        _: &mut Vec<Choice>,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Choice {
        let worlds: Vec<Position> = (0..WORLDS).map(|_| outlook.redeal(rng)).collect();
        best_of(choices.iter().copied(), |choice| match choice {
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
        })
    }

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
        Choice::Play(best_of(play.iter(), |card| appraisal.chance(card) - THRIFT * edition.strength(card)))
    }

    const TUNING: &'static str = include_str!("../../../data/bots/altes-reich.toml");

    /// Winning the round by the first symbol, or losing it cheaply. [AR-27]
    fn reasons(
        worlds: &[Self],
        seat: Seat,
        choice: Choice,
        others: &[Choice],
        rng: &mut Xoshiro256PlusPlus,
    ) -> Vec<Phrase> {
        let Choice::Play(card) = choice else {
            return vec![Phrase::new("insight-reason-elector")];
        };
        let mut buffer = Vec::new();
        let mut by_habit =
            |world: &Self, seat, rng: &mut Xoshiro256PlusPlus| world.play_on(seat, &mut buffer, rng);
        let wins =
            worlds.iter().filter(|world| wins_round(world, seat, &[choice], rng, &mut by_habit)).count();
        let chance = wins as f32 / worlds.len() as f32;
        let rivals = || {
            others.iter().filter_map(|&other| match other {
                Choice::Play(card) => Some(card),
                _ => None,
            })
        };
        let edition = Rules::edition(&worlds[0]);
        let strongest = worlds[0]
            .appraise()
            .zip(worlds[0].view(Some(seat)).symbols.first().copied())
            .filter(|(appraisal, _)| rivals().all(|other| appraisal.chance(other) < appraisal.chance(card)));
        let weakest = rivals().all(|other| edition.strength(other) > edition.strength(card));
        let keeps = rivals().any(|other| edition.strength(other) > edition.strength(card));
        let mut reasons = Vec::new();
        if chance >= HOPEFUL {
            let per_cent = (chance * 100.0).round() as i64;
            reasons.push(Phrase::new("insight-reason-round").with("chance", per_cent));
        }
        // A card is spent for what it is now, or because it is little, or because another is kept: only one can be said.
        if weakest && chance < HOPELESS {
            reasons.push(Phrase::new("insight-reason-thrift"));
        } else if let Some((_, symbol)) = strongest {
            let symbol = Thing { kind: "criterion", id: symbol };
            reasons.push(Phrase::new("insight-reason-strongest").with("symbol", symbol));
        } else if chance >= HOPEFUL && keeps {
            reasons.push(Phrase::new("insight-reason-keeps"));
        }
        reasons
    }

    /// Only who draws sees the card. [AR-43]
    fn shows(&self, observer: Seat, outcome: Choice) -> bool {
        match outcome {
            Choice::Draw(_) | Choice::Deal(_) => self.receiver() == observer,
            _ => true,
        }
    }
}
