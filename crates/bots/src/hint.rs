//! Hints: the best choices of a seat, what it can expect of each, and why, in the players' words.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;
use table::{Outlook, Phrase, Rules, Seat};

use crate::{
    Insight,
    search::{Budget, Weighed, play_to_quiet, search},
};

/// Choices that a hint names at the most.
const NAMED: usize = 3;
/// Reasons that are given for a choice at the most.
const REASONS: usize = 3;
/// Worlds in which reasons are looked for.
const WORLDS: usize = 48;

/// What a seat is advised to do.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Hint {
    /// The seat.
    pub seat: Seat,
    /// How likely it wins, from 0 to 1.
    pub win: f32,
    /// The best choices, the best first.
    pub advice: Vec<Advice>,
    /// How many games were played on in thought.
    pub simulations: u32,
}

/// A choice that is advised.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Advice {
    /// Its word, one of those offered.
    pub word: String,
    /// The same for people.
    pub label: Phrase,
    /// How likely the seat wins after it.
    pub win: f32,
    /// The share of all thought that was given to it.
    pub share: f32,
    /// Why, the weightiest reason first.
    pub reasons: Vec<Phrase>,
}

/// Thinks for a seat; none if no choice of it is awaited. The same outlook, budget and seed give the same hint,
/// unless time ran out.
pub fn hint<R: Insight>(outlook: &Outlook<'_, R>, budget: Budget, seed: u64) -> Option<Hint> {
    let seat = outlook.seat();
    let findings = search(outlook, R::tuning(), budget, seed);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.rotate_left(17));
    let worlds: Vec<R> = (0..WORLDS).map(|_| outlook.redeal(&mut rng)).collect();
    let mut best: Vec<&Weighed<R::Choice>> = findings.choices.iter().collect();
    if best.is_empty() {
        return None;
    }
    let win = |weighed: &Weighed<R::Choice>| weighed.payoff[seat].win;
    best.sort_by(|a, b| b.leading.cmp(&a.leading).then(win(b).total_cmp(&win(a))));
    best.truncate(NAMED);
    // What was hardly looked at is no advice, unless nothing else is left.
    let looked_at = best[0].leading / 20;
    best.retain(|weighed| weighed.leading >= looked_at);
    let explained = |weighed: &&Weighed<R::Choice>| {
        let choice = weighed.choice;
        let others: Vec<_> =
            findings.choices.iter().map(|other| other.choice).filter(|&other| other != choice).collect();
        let mut reasons = battle(&worlds[0], seat, choice);
        reasons.extend(R::reasons(&worlds, seat, choice, &others, &mut rng));
        reasons.truncate(REASONS);
        Advice {
            word: worlds[0].word(choice),
            label: worlds[0].label(choice),
            win: win(weighed),
            share: weighed.visits as f32 / findings.simulations.max(1) as f32,
            reasons,
        }
    };
    let advice = best.iter().map(explained).collect();
    Some(Hint { seat, win: findings.payoff[seat].win, advice, simulations: findings.simulations })
}

/// The odds of the battle that a choice leads to or takes part in.
pub(crate) fn battle<R: Rules>(position: &R, seat: Seat, choice: R::Choice) -> Vec<Phrase> {
    let word = position.word(choice);
    let per_cent = |share: f64| (share * 100.0).round() as i64;
    let forecasts = position.forecasts(seat, table::RivalPlays::Any);
    let of_word = forecasts.iter().find(|forecast| forecast.word.as_ref() == Some(&word));
    let of_card = forecasts.iter().flat_map(|forecast| &forecast.cards).find(|card| card.word == word);
    let (win, losses) = match (of_word, of_card) {
        (Some(forecast), _) => (forecast.win, forecast.own.losses),
        (None, Some(card)) => (card.win, card.own_losses),
        (None, None) => return Vec::new(),
    };
    let in_ten = (losses * 10.0).round() as i64;
    vec![Phrase::new("insight-reason-battle").with("win", per_cent(win)).with("losses", in_ten)]
}

/// What a seat's features are at the next quiet moment after each of these plans, on average over the worlds.
fn outlooks<R: Insight>(
    worlds: &[R],
    seat: Seat,
    plans: &[&[R::Choice]],
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<f32> {
    let mut sum = vec![0.0; R::FEATURES.len()];
    let mut features = vec![0.0; R::FEATURES.len() * worlds[0].seats()];
    let mut buffer = Vec::new();
    for (number, world) in worlds.iter().enumerate() {
        let mut world = world.clone();
        for &word in plans[number % plans.len()] {
            // What was hidden may forbid the rest of a plan.
            if world.check(seat, word).is_err() {
                break;
            }
            world.play(seat, word, &mut ());
        }
        play_to_quiet(&mut world, &mut buffer, rng);
        world.features(&mut features);
        for (sum, feature) in sum.iter_mut().zip(&features[seat.index() * R::FEATURES.len()..]) {
            *sum += feature / worlds.len() as f32;
        }
    }
    sum
}

/// A reason that a feature gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The message, if a choice leads to more of it than others do.
    More(&'static str),
    /// The message, if it leads to less.
    Less(&'static str),
}

/// Reasons by features: what a choice makes better than the others do, weighed as the bots weigh it.
pub(crate) fn by_features<R: Insight>(
    worlds: &[R],
    seat: Seat,
    choice: R::Choice,
    others: &[R::Choice],
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Phrase> {
    let others: Vec<_> = others.iter().map(std::slice::from_ref).collect();
    by_ways(worlds, seat, &[choice], &others, rng)
}

/// The same for whole plans.
pub(crate) fn by_ways<R: Insight>(
    worlds: &[R],
    seat: Seat,
    plan: &[R::Choice],
    others: &[&[R::Choice]],
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Phrase> {
    if others.is_empty() || R::FEATURES.is_empty() {
        return Vec::new();
    }
    let mut same = rng.clone();
    let ours = outlooks(worlds, seat, &[plan], rng);
    let theirs = outlooks(worlds, seat, others, &mut same);
    let weights = &R::tuning().judgements.at(worlds[0].seats()).0;
    let changes = R::FEATURES.iter().zip(weights).zip(ours.iter().zip(&theirs));
    let changes = changes.map(|((&feature, &weight), (ours, theirs))| (feature, weight, ours - theirs));
    weightiest(changes, R::reason).into_iter().map(Phrase::new).collect()
}

/// The messages that are worth telling, the weightiest first, from how much of each feature there is more, and what
/// that is worth. What speaks against a message never speaks for it, however the bots like it.
fn weightiest<'a>(
    changes: impl Iterator<Item = (&'a str, f32, f32)>,
    told: impl Fn(&str) -> Option<Reason>,
) -> Vec<&'static str> {
    let mut gains: Vec<(f32, &'static str)> = Vec::new();
    for (feature, weight, change) in changes {
        let base = ["-late", "-placing"].iter().find_map(|suffix| feature.strip_suffix(suffix));
        let (fits, message) = match told(base.unwrap_or(feature)) {
            Some(Reason::More(message)) => (change > 0.0, message),
            Some(Reason::Less(message)) => (change < 0.0, message),
            None => continue,
        };
        let gain = weight * change;
        let gain = if fits { gain } else { -gain.abs() };
        match gains.iter_mut().find(|(_, other)| *other == message) {
            Some((sum, _)) => *sum += gain,
            None => gains.push((gain, message)),
        }
    }
    gains.retain(|&(gain, _)| gain > WORTH_TELLING);
    gains.sort_by(|a, b| b.0.total_cmp(&a.0));
    gains.into_iter().map(|(_, message)| message).collect()
}

/// What a reason must be worth, in logarithms of odds.
const WORTH_TELLING: f32 = 0.02;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_what_a_choice_really_brings() {
        let told = |feature: &str| match feature {
            "flags" => Some(Reason::More("more flags")),
            "bare" => Some(Reason::Less("safer")),
            _ => None,
        };
        let reasons = |changes: &[(&'static str, f32, f32)]| weightiest(changes.iter().copied(), told);
        assert_eq!(reasons(&[("bare", -0.3, -1.0), ("flags-late", 0.5, 1.0)]), ["more flags", "safer"]);
        // Bots may like a bare flag for what it frees; that makes nobody safer.
        assert_eq!(reasons(&[("bare", 0.3, 1.0), ("turns", 1.0, 1.0)]), [""; 0]);
        assert_eq!(reasons(&[("flags", 0.5, 1.0), ("flags-late", 0.6, -1.0)]), [""; 0]);
    }
}
