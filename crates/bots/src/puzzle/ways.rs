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

impl<R: Rules> Way<R> {
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
