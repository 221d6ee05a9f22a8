//! Parts of an action that are named in any order: every order leads to the same position.

use std::mem::discriminant;

use rand_core::Rng;
use table::{By, Ply, Rules, Seat, shuffle};

use super::{Held, Trial, breach, law};

/// What a word has to do with the order in which parts are named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Naming {
    /// It begins a part that can be named before or after any other of its kind.
    Free,
    /// It begins a part that may be possible only after another.
    Dependent,
    /// It begins no part, or means something else when another came before it.
    Bound,
}

/// The most parts of which all orders are tried; of more, as many orders at random as these have.
const ALL_ORDERS: usize = 4;

/// The parts that a seat has named one after the other.
pub(super) struct Named<R: Rules> {
    base: Option<(R, Seat)>,
    parts: Vec<(Naming, Vec<R::Choice>)>,
    /// The last word carried out what was named: what follows belongs to something else.
    carried_out: bool,
    /// How often several parts were named in other orders.
    pub(super) tried: usize,
}

impl<R: Rules> Named<R> {
    pub(super) fn new() -> Self {
        Self { base: None, parts: Vec::new(), carried_out: false, tried: 0 }
    }

    /// Looks at a ply that is about to be made. When no more parts follow, those named are tried in other orders.
    pub(super) fn follow(
        &mut self,
        trial: &Trial<'_, R>,
        position: &R,
        made: &Ply<R::Choice>,
        rng: &mut impl Rng,
    ) -> Held {
        let By::Seat(seat) = made.by else { return self.settle(position, rng) };
        if self.carried_out {
            self.settle(position, rng)?;
        }
        let naming = (trial.naming)(position, made.choice);
        let begun = self.base.as_ref().is_some_and(|(_, namer)| *namer == seat);
        match self.parts.last_mut() {
            Some((_, words)) if begun && position.continues(made.choice) => words.push(made.choice),
            _ if naming == Naming::Bound || !position.in_any_order() => self.settle(position, rng)?,
            _ => {
                if !begun {
                    self.settle(position, rng)?;
                    self.base = Some((position.clone(), seat));
                }
                self.parts.push((naming, vec![made.choice]));
            }
        }
        self.carried_out = !self.parts.is_empty() && position.commits(made.choice);
        Ok(())
    }

    /// Names the parts in other orders.
    pub(super) fn settle(&mut self, position: &R, rng: &mut impl Rng) -> Held {
        let parts = std::mem::take(&mut self.parts);
        self.carried_out = false;
        let Some((base, seat)) = self.base.take() else { return Ok(()) };
        if parts.len() < 2 {
            return Ok(());
        }
        self.tried += 1;
        let kinds = |order: &[usize]| -> Vec<_> {
            order.iter().map(|&part| discriminant(&parts[part].1[0])).collect()
        };
        let free = parts.iter().all(|(naming, _)| *naming == Naming::Free);
        let told = |order: &[usize]| {
            let words = order.iter().flat_map(|&part| &parts[part].1);
            words.map(|&word| base.word(word)).collect::<Vec<_>>().join(", ")
        };
        let whole: Vec<usize> = (0..parts.len()).collect();
        let mut in_order = false;
        for order in orders(parts.len(), rng) {
            let words = order.iter().flat_map(|&part| parts[part].1.iter().copied());
            match say(&base, seat, words.clone(), R::choices) {
                Some(other) => {
                    law(
                        "parts named in another order lead to the same position",
                        other == *position,
                        || format!("{}: {other:?}\nand not {position:?}", told(&order)),
                    )?;
                }
                None if free && kinds(&order) == kinds(&whole) => {
                    let detail = format!("{}\nas {}", told(&order), told(&whole));
                    return Err(breach("parts of one kind can be named in any order", detail));
                }
                None => {}
            }
            in_order |= say(&base, seat, words, R::ordered).is_some();
        }
        law(
            "what can be named can be named in one order",
            in_order || !free || parts.len() > ALL_ORDERS,
            || told(&whole),
        )
    }
}

/// The position after these words, if each is among what the seat is offered.
fn say<R: Rules>(
    base: &R,
    seat: Seat,
    words: impl Iterator<Item = R::Choice>,
    offered: fn(&R, Seat, &mut Vec<R::Choice>),
) -> Option<R> {
    let mut position = base.clone();
    let mut choices = Vec::new();
    for word in words {
        choices.clear();
        offered(&position, seat, &mut choices);
        if !choices.contains(&word) {
            return None;
        }
        position.play(seat, word, &mut ());
    }
    Some(position)
}

/// All orders of so many parts, or many of them.
fn orders(parts: usize, rng: &mut impl Rng) -> Vec<Vec<usize>> {
    if parts > ALL_ORDERS {
        let whole: Vec<usize> = (0..parts).collect();
        let shuffled = |_| {
            let mut order = whole.clone();
            shuffle(rng, &mut order);
            order
        };
        return (0..24).map(shuffled).collect();
    }
    (0..parts).fold(vec![Vec::new()], |orders, part| {
        let with = |order: Vec<usize>| {
            (0..=order.len()).map(move |place| {
                let mut longer = order.clone();
                longer.insert(place, part);
                longer
            })
        };
        orders.into_iter().flat_map(with).collect()
    })
}
