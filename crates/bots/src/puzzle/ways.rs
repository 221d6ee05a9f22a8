//! Plans as whole ways: their words, and where they lead.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Outlook, Phrase, Rules, Seat};

use crate::{
    Insight,
    hint::{battle, by_ways},
    search::{Budget, search},
};

/// Worlds in which reasons are looked for.
const WORLDS: usize = 48;
/// Reasons that are given at the most.
const REASONS: usize = 3;

/// A plan up to the word that carries it out, and where it leads.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Way<R: Rules> {
    pub(crate) words: Vec<R::Choice>,
    pub(crate) leads_to: R,
}

/// Says a plan as far as it is legal, up to the word that carries it out.
pub(crate) fn way<R: Rules>(position: &R, seat: Seat, plan: &[R::Choice]) -> Way<R> {
    let mut way = Way { words: Vec::new(), leads_to: position.clone() };
    for &word in plan {
        if way.leads_to.check(seat, word).is_err() {
            break;
        }
        let commits = way.leads_to.commits(word);
        way.leads_to.play(seat, word, &mut ());
        way.words.push(word);
        if commits {
            break;
        }
    }
    way
}

impl<R: Insight> Way<R> {
    /// Whether they are one choice: they lead to the same position, or are about the same thing.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        if self.leads_to == other.leads_to {
            return true;
        }
        let [own, mut left] = [self, other].map(|way| R::gist(&way.words));
        own.len() == left.len()
            && own.iter().all(|word| {
                let place = left.iter().position(|other| other == word);
                place.map(|place| left.swap_remove(place)).is_some()
            })
    }
}

impl<R: Rules> Way<R> {
    /// Whether all of `other` can still be said right after this, as after a free action: then whoever does this first gives
    /// nothing up.
    pub(crate) fn leaves_open(&self, other: &Self, seat: Seat) -> bool {
        let mut position = self.leads_to.clone();
        other.words.iter().all(|&word| {
            let legal = position.awaiting().seats().contains(seat) && position.check(seat, word).is_ok();
            if legal {
                position.play(seat, word, &mut ());
            }
            legal
        })
    }

    /// Its words, as the record writes them.
    pub(crate) fn said(&self, position: &R, seat: Seat) -> Vec<String> {
        let mut position = position.clone();
        let say = |&choice: &R::Choice| {
            let word = position.word(choice);
            position.play(seat, choice, &mut ());
            word
        };
        self.words.iter().map(say).collect()
    }
}

/// How likely a seat wins where a plan has led, from what it knows.
pub(super) fn worth<R: Insight>(position: &R, seat: Seat, simulations: u32, seed: u64) -> f32 {
    search(&Outlook::new(position, seat), R::tuning(), Budget::counted(simulations), seed).win
}

/// Why a seat should go this way rather than one of the others.
pub(super) fn reasons<R: Insight>(
    position: &R,
    seat: Seat,
    best: &Way<R>,
    others: &[&Way<R>],
    seed: u64,
) -> Vec<Phrase> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let outlook = Outlook::new(position, seat);
    let worlds: Vec<R> = (0..WORLDS).map(|_| outlook.redeal(&mut rng)).collect();
    let mut reasons = Vec::new();
    if let [choice] = best.words[..] {
        let mut choices = Vec::new();
        outlook.choices(&mut choices);
        choices.retain(|&other| other != choice);
        reasons.extend(battle(&worlds[0], seat, choice));
        reasons.extend(R::reasons(&worlds, seat, choice, &choices, &mut rng));
    } else if let Some((&last, before)) = best.words.split_last() {
        reasons.extend(battle(&way(&worlds[0], seat, before).leads_to, seat, last));
        let others: Vec<&[R::Choice]> = others.iter().map(|other| other.words.as_slice()).collect();
        reasons.extend(by_ways(&worlds, seat, &best.words, &others, &mut rng));
    }
    reasons.truncate(REASONS);
    reasons
}
