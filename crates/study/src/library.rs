//! The games at hand, with what is numbered in each.

use std::{
    any::Any,
    collections::HashMap,
    ptr,
    sync::{Arc, Mutex},
};

use bots::Insight;
use manifest::{Archive, Games, Manifest};
use table::{
    Agreed, CannotStart, Company, Match, Name, Numbered, Observed, Plane, Record, Running, Seat, Seed, Sheet,
    Stretch, UnknownGame, Unplayable, Vocabulary,
};

use crate::{Batch, Manner, State, batch::Many, state::Played};

/// Games that can be studied.
pub(crate) trait Studied: Numbered + Observed + Insight {}

impl<R: Numbered + Observed + Insight> Studied for R {}

/// All games with their editions, and what is numbered in them.
pub struct Library {
    games: Games,
    /// What is numbered, by the address of the edition, which lives as long as the program.
    numbered: Mutex<HashMap<usize, Arc<dyn Any + Send + Sync>>>,
}

/// What is numbered in an edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// How many words there are in all.
    pub words: usize,
    /// How many of them, the first ones, a seat can be offered.
    pub actions: usize,
    /// The words by what they begin with.
    pub stretches: Vec<Stretch>,
    /// The planes of what a seat may know.
    pub planes: Vec<Plane>,
    /// How many cells they have together.
    pub cells: usize,
}

/// The same with the choices themselves.
#[derive(Debug)]
pub(crate) struct Numbering<R: Numbered> {
    pub(crate) vocabulary: Vocabulary<R>,
    pub(crate) numbers: Numbers,
}

impl Default for Library {
    fn default() -> Self {
        Self::new()
    }
}

/// Does something with a game as its own type.
macro_rules! as_its_own {
    ($game:expr, |$running:ident| $done:expr) => {{
        let game = $game.as_any();
        if let Some($running) = game.downcast_ref::<Running<altes_reich::Position>>() {
            $done
        } else if let Some($running) = game.downcast_ref::<Running<grecia::Position>>() {
            $done
        } else {
            let $running =
                game.downcast_ref::<Running<napoleon::Position>>().expect("the library has three games");
            $done
        }
    }};
}

impl Library {
    /// The games that are built in, with every edition that was released.
    pub fn new() -> Self {
        let games = Games::new()
            .with(Manifest::of::<altes_reich::Position>(altes_reich::edition::BUILT_IN, altes_reich::TEXTS))
            .with(Manifest::of::<grecia::Position>(grecia::edition::BUILT_IN, grecia::TEXTS))
            .with(Manifest::of::<napoleon::Position>(napoleon::edition::BUILT_IN, napoleon::TEXTS))
            .with_archive(Archive::built_in());
        Self { games, numbered: Mutex::default() }
    }

    /// The games.
    pub fn games(&self) -> &Games {
        &self.games
    }

    /// The game with this name.
    pub fn find(&self, name: &str) -> Result<&Arc<Manifest>, UnknownGame> {
        self.games.find(name)
    }

    /// A new game, played on to its first question.
    pub fn start(
        &self,
        manifest: &Manifest,
        agreed: &Agreed,
        seed: &Seed,
        manner: Manner,
    ) -> Result<Box<dyn State>, CannotStart> {
        let begun = begin(manifest, agreed, seed)?;
        Ok(self.state(&*begun, manner))
    }

    /// The game of a record, which is where the record ends.
    pub fn resume(
        &self,
        manifest: &Manifest,
        record: &Record,
        manner: Manner,
    ) -> Result<Box<dyn State>, Unplayable> {
        let game = manifest.game.resume(record)?;
        Ok(self.state(&*game, manner))
    }

    fn state(&self, game: &dyn Match, manner: Manner) -> Box<dyn State> {
        as_its_own!(game, |running| Box::new(Played::new(
            running,
            self.numbering(running.position()),
            manner
        )))
    }

    /// So many new games, each with chance of its own.
    pub fn batch(
        &self,
        manifest: &Manifest,
        agreed: &Agreed,
        seed: &Seed,
        games: usize,
        asks_forced: bool,
    ) -> Result<Box<dyn Batch>, CannotStart> {
        let begun = begin(manifest, agreed, seed)?;
        Ok(as_its_own!(begun, |running| Box::new(Many::new(
            running,
            self.numbering(running.position()),
            seed,
            games,
            asks_forced
        ))))
    }

    /// What is numbered in the edition of a game.
    pub fn numbers(&self, manifest: &Manifest) -> Numbers {
        let begun = begin(manifest, &Agreed::new(), &"numbers".parse().expect("a word is a seed"));
        let begun = begun.expect("the defaults go together");
        as_its_own!(begun, |running| self.numbering(running.position()).numbers.clone())
    }

    fn numbering<R: Studied>(&self, position: &R) -> Arc<Numbering<R>> {
        let address = ptr::from_ref(position.edition()).addr();
        let mut numbered = self.numbered.lock().expect("nobody panics while numbering");
        let known = numbered.entry(address).or_insert_with(|| {
            let vocabulary = Vocabulary::<R>::new(position.edition());
            let planes = Sheet::planes(position);
            let numbers = Numbers {
                words: vocabulary.len(),
                actions: vocabulary.for_seats(),
                stretches: vocabulary.stretches().to_vec(),
                cells: planes.iter().map(|plane| plane.rows * plane.columns).sum(),
                planes,
            };
            Arc::new(Numbering { vocabulary, numbers })
        });
        Arc::clone(known).downcast().expect("an address belongs to one edition")
    }
}

/// A game before anything has happened.
fn begin(manifest: &Manifest, agreed: &Agreed, seed: &Seed) -> Result<Box<dyn Match>, CannotStart> {
    let agreed = manifest.game.agree(agreed)?;
    let seats = agreed.get("players").and_then(|players| players.parse().ok()).unwrap_or(0);
    manifest.game.start(&agreed, Company::new(names(seats), seed.clone()))
}

/// Names for so many players.
pub(crate) fn names(seats: usize) -> Vec<Name> {
    Seat::first(seats).map(|seat| format!("seat {seat}").parse().expect("a short name")).collect()
}
