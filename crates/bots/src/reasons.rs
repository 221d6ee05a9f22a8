//! Why a choice is good, game by game, in the players' words.

use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Awaiting, Phrase, Rules, Seat, Thing};

use crate::{
    hint::{
        Reason::{Less, More},
        by_features,
    },
    search::Insight,
};

/// A card that wins so rarely is not played to win.
const HOPELESS: f32 = 0.15;
/// A card that wins so often is played to win.
const HOPEFUL: f32 = 0.3;

/// El Viejo Imperio: winning the round by the first symbol, or losing it cheaply. [AR-27]
pub(crate) fn altes_reich(
    worlds: &[altes_reich::Position],
    seat: Seat,
    choice: altes_reich::Choice,
    others: &[altes_reich::Choice],
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Phrase> {
    let altes_reich::Choice::Play(card) = choice else {
        return vec![Phrase::new("insight-reason-elector")];
    };
    let wins = worlds.iter().filter(|world| wins_round(world, seat, choice, rng)).count() as f32;
    let chance = wins / worlds.len() as f32;
    let rivals = || {
        others.iter().filter_map(|&other| match other {
            altes_reich::Choice::Play(card) => Some(card),
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

/// Whether a card wins the round in a world, if all others play by habit.
fn wins_round(
    world: &altes_reich::Position,
    seat: Seat,
    choice: altes_reich::Choice,
    rng: &mut Xoshiro256PlusPlus,
) -> bool {
    let mut world = *world;
    let (round, before) = (world.rounds_played(), world.standing().scores[seat]);
    world.play(seat, choice, &mut ());
    let mut buffer = Vec::new();
    while world.rounds_played() == round {
        match world.awaiting() {
            Awaiting::Seats(seats) => {
                let other = seats.lowest().expect("somebody is awaited");
                let choice = world.play_on(other, &mut buffer, rng);
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

/// Grecia: what the board looks like once the action is done.
pub(crate) fn grecia(
    worlds: &[grecia::Position],
    seat: Seat,
    choice: grecia::Choice,
    others: &[grecia::Choice],
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Phrase> {
    by_features(worlds, seat, choice, others, rng, |feature| {
        Some(match feature {
            "territories" => More("insight-reason-points"),
            "lost" => Less("insight-reason-points"),
            "light" | "medium" | "heavy" | "cavalry" | "might" => More("insight-reason-might"),
            "ships" => More("insight-reason-ships"),
            "seas" => More("insight-reason-seas"),
            "supply" | "income" => More("insight-reason-supply"),
            "tactics" => More("insight-reason-tactics"),
            "battle" | "best-card" => More("insight-reason-battle-cards"),
            "heroes" => More("insight-reason-heroes"),
            "room" | "overseas" | "spare" => More("insight-reason-room"),
            "raid" | "raids" | "neutral" => More("insight-reason-targets"),
            "conquered" | "siege" | "next-siege" | "decisive-siege" => More("insight-reason-fortress"),
            "peril" | "worst-peril" => Less("insight-reason-safe"),
            "breach" | "breaches" => Less("insight-reason-fortress-safe"),
            "havens" => More("insight-reason-haven"),
            _ => return None,
        })
    })
}

/// Napoleón: the same, with flags and what they need.
pub(crate) fn napoleon(
    worlds: &[napoleon::Position],
    seat: Seat,
    choice: napoleon::Choice,
    others: &[napoleon::Choice],
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Phrase> {
    by_features(worlds, seat, choice, others, rng, |feature| {
        Some(match feature {
            "flags" => More("insight-reason-flags"),
            "progress" | "victory" | "best-aim" | "own-aim" => More("insight-reason-flag-near"),
            "zones" => More("insight-reason-zones"),
            "might" => More("insight-reason-might"),
            "ships" => More("insight-reason-ships"),
            "seas" => More("insight-reason-seas"),
            "supply" => More("insight-reason-supply"),
            "cards" | "battle" => More("insight-reason-battle-cards"),
            "trade" => More("insight-reason-trade"),
            "next-aim" | "all-aims" | "aim" | "far-aim" | "pressure" => More("insight-reason-targets"),
            "peril" | "worst-peril" | "home-peril" | "far-peril" | "far-home-peril" | "fronts"
            | "exposed" | "bare" | "lost" => Less("insight-reason-safe"),
            _ => return None,
        })
    })
}
