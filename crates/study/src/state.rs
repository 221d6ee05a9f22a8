//! One game by number.

use std::sync::Arc;

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;
use table::{
    Awaiting, By, ChanceStream, Company, IllegalPly, ImpossibleOutcome, Match, OwnWord, Record, Running,
    Seat, Secret, Seed, Sheet, Standing,
};

use crate::{
    course::Question,
    library::{Numbering, Studied},
};

/// What a game stops at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Manner {
    /// Whether it stops at chance, so that whoever studies it says what is drawn. Otherwise its seed does.
    pub chance_by_hand: bool,
    /// Whether seats are asked too where their only choice decides nothing. Otherwise it goes by itself.
    pub asks_forced: bool,
}

/// Why a choice was not made.
#[derive(thiserror::Error, Clone, PartialEq, Debug)]
pub enum NotApplied {
    /// It is no word of a number, or not legal.
    #[error(transparent)]
    Illegal(#[from] IllegalPly),
    /// No word has this number.
    #[error("no word has the number {number}; there are {words}")]
    NoSuchNumber {
        /// The number.
        number: usize,
        /// How many words there are.
        words: usize,
    },
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Chance is due, not a seat.
    #[error("chance is due: no seat is asked")]
    ChanceIsDue,
}

/// One game, whatever its rules: words are told by their numbers.
pub trait State: Send + Sync {
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// Who has to answer.
    fn awaiting(&self) -> Awaiting;
    /// The seat that is asked first.
    fn asked(&self) -> Option<Seat>;
    /// How many choices were made, by chance too.
    fn plies(&self) -> usize;
    /// Writes the numbers of all legal choices of a seat.
    fn legal(&self, seat: Seat, out: &mut Vec<u16>);
    /// Makes a choice of a seat, and plays on to the next question.
    fn apply(&mut self, seat: Seat, number: usize) -> Result<(), NotApplied>;
    /// At chance: every outcome with its weight.
    fn outcomes(&self) -> Vec<(u16, u32)>;
    /// At chance: this is what happens; then the game is played on to the next question.
    fn befall(&mut self, number: usize) -> Result<(), NotApplied>;
    /// At chance: what the seed draws happens.
    fn draw(&mut self) -> Result<(), NotApplied>;
    /// The word with a number.
    fn word(&self, number: usize) -> Result<String, NotApplied>;
    /// The number of a word.
    fn number(&self, word: &str) -> Result<usize, NotApplied>;
    /// Writes what a seat may know, cell by cell.
    fn observe(&self, seat: Seat, cells: &mut [u8]);
    /// Scores and places.
    fn standing(&self) -> Standing;
    /// The same game once more, with the same chance to come.
    fn copy(&self) -> Box<dyn State>;
    /// A world that a seat can't tell from this one, with chance of its own.
    fn redeal(&self, seat: Seat, seed: u64) -> Box<dyn State>;
    /// What is numbered here.
    fn numbers(&self) -> &crate::Numbers;
    /// The game as text, with its seed if all chance came from it.
    fn record(&self, with_seed: bool) -> Record;
    /// The game with its past, as terminal and server have it.
    fn whole(&self) -> Box<dyn Match>;
    /// The game without its past: what a bot thinks about.
    fn moment(&self) -> Box<dyn Match>;
    /// What a seat, or a spectator, may know.
    fn view(&self, viewer: Option<Seat>) -> Value;
    /// The legal choices of a seat, or any choice, for people.
    fn label(&self, number: usize) -> Result<table::Phrase, NotApplied>;
    /// What is asked of a seat.
    fn prompt(&self, seat: Seat) -> table::Phrase;
}

/// A game that has begun, before its first ply.
fn begin_again<R: Studied>(edition: &'static R::Edition, record: &Record) -> Running<R> {
    Running::resume(edition, record).expect("a game that has begun can begin again")
}

/// What does not change while a game is played.
#[derive(Debug)]
struct Setting<R: Studied> {
    /// The game before its first ply.
    start: Running<R>,
    numbering: Arc<Numbering<R>>,
    manner: Manner,
}

/// A game under way.
#[derive(Clone, Debug)]
pub(crate) struct Played<R: Studied> {
    setting: Arc<Setting<R>>,
    position: R,
    plies: Vec<(By, R::Choice)>,
    chance: Option<ChanceStream>,
    /// Whether all chance so far came from the seed.
    by_seed: bool,
    question: Question<R::Choice>,
}

impl<R: Studied> Played<R> {
    /// Goes on where a game stands.
    pub(crate) fn new(game: &Running<R>, numbering: Arc<Numbering<R>>, manner: Manner) -> Self {
        let company = game.company();
        let words = company.words.iter().map(OwnWord::as_str);
        let chance = match &company.secret {
            Secret::Revealed(seed) => Some(ChanceStream::new(seed, words)),
            Secret::Committed(_) => None,
        };
        let start = if game.plies().is_empty() {
            game.clone()
        } else {
            let mut record = game.record(true);
            (record.plies, record.result) = (Vec::new(), None);
            begin_again(game.position().edition(), &record)
        };
        let mut played = Self {
            position: start.position().clone(),
            setting: Arc::new(Setting { start, numbering, manner }),
            plies: Vec::new(),
            by_seed: chance.is_some(),
            chance,
            question: Question::default(),
        };
        for ply in game.plies() {
            match ply.by {
                By::Chance => {
                    if let Some(chance) = &mut played.chance {
                        played.position.draw(chance.rng());
                    }
                    played.position.occur(ply.choice, &mut ());
                }
                By::Seat(seat) => played.position.play(seat, ply.choice, &mut ()),
            }
            played.plies.push((ply.by, ply.choice));
        }
        played.go_on();
        played
    }

    #[inline]
    fn go_on(&mut self) {
        let Manner { chance_by_hand, asks_forced } = self.setting.manner;
        let (chance, plies) = (&mut self.chance, &mut self.plies);
        let draw = |position: &R| {
            if chance_by_hand {
                return None;
            }
            chance.as_mut().map(|chance| position.draw(chance.rng()))
        };
        self.question.come_to(&mut self.position, asks_forced, draw, |by, choice| plies.push((by, choice)));
    }

    #[inline]
    fn number_of(&self, choice: R::Choice) -> u16 {
        let number = self.setting.numbering.vocabulary.number(choice);
        number.expect("whatever is offered or drawn has a number") as u16
    }

    #[inline]
    fn choice_of(&self, number: usize) -> Result<R::Choice, NotApplied> {
        let vocabulary = &self.setting.numbering.vocabulary;
        vocabulary.choice(number).ok_or(NotApplied::NoSuchNumber { number, words: vocabulary.len() })
    }

    fn occur(&mut self, outcome: R::Choice) {
        self.plies.push((By::Chance, outcome));
        self.position.occur(outcome, &mut ());
        self.go_on();
    }

    fn company(&self, seed: Seed) -> Company {
        Company::new(self.setting.start.names().to_vec(), seed)
    }

    fn in_position(&self, position: R, seed: Seed) -> Running<R> {
        let agreed = self.setting.start.agreed().clone();
        Running::from_position(position, agreed, self.company(seed)).expect("the seats are the same")
    }
}

impl<R: Studied> State for Played<R> {
    fn seats(&self) -> usize {
        self.position.seats()
    }

    fn awaiting(&self) -> Awaiting {
        self.position.awaiting()
    }

    #[inline]
    fn asked(&self) -> Option<Seat> {
        self.question.seat
    }

    fn plies(&self) -> usize {
        self.plies.len()
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<u16>) {
        out.clear();
        if self.question.seat == Some(seat) {
            out.extend(self.question.choices.iter().map(|&choice| self.number_of(choice)));
        } else if self.position.awaiting().seats().contains(seat) {
            let mut choices = Vec::new();
            self.position.choices(seat, &mut choices);
            out.extend(choices.iter().map(|&choice| self.number_of(choice)));
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, number: usize) -> Result<(), NotApplied> {
        let choice = self.choice_of(number)?;
        let offered = self.question.seat == Some(seat) && self.question.choices.contains(&choice);
        if !offered {
            match self.position.awaiting() {
                Awaiting::Nobody => return Err(NotApplied::Over),
                Awaiting::Chance => return Err(NotApplied::ChanceIsDue),
                Awaiting::Seats(_) if seat.index() >= self.position.seats() => {
                    return Err(IllegalPly::NoSuchSeat.into());
                }
                Awaiting::Seats(_) => {}
            }
            let checked = self.position.check(seat, choice);
            checked.map_err(|refusal| IllegalPly::Refused(self.position.explain(refusal)))?;
        }
        self.position.play(seat, choice, &mut ());
        self.plies.push((By::Seat(seat), choice));
        self.go_on();
        Ok(())
    }

    fn outcomes(&self) -> Vec<(u16, u32)> {
        let mut odds = Vec::new();
        if self.position.awaiting() == Awaiting::Chance {
            self.position.odds(&mut odds);
        }
        odds.into_iter().map(|(outcome, weight)| (self.number_of(outcome), weight)).collect()
    }

    fn befall(&mut self, number: usize) -> Result<(), NotApplied> {
        let outcome = self.choice_of(number)?;
        if self.position.awaiting() != Awaiting::Chance {
            return Err(IllegalPly::Impossible(ImpossibleOutcome::NotDue).into());
        }
        let mut odds = Vec::new();
        self.position.odds(&mut odds);
        if odds.iter().all(|&(possible, _)| possible != outcome) {
            return Err(IllegalPly::Impossible(ImpossibleOutcome::NoOdds).into());
        }
        self.by_seed = false;
        self.occur(outcome);
        Ok(())
    }

    fn draw(&mut self) -> Result<(), NotApplied> {
        if self.position.awaiting() != Awaiting::Chance {
            return Err(IllegalPly::Impossible(ImpossibleOutcome::NotDue).into());
        }
        let chance = self.chance.as_mut().ok_or(NotApplied::ChanceIsDue)?;
        let outcome = self.position.draw(chance.rng());
        self.occur(outcome);
        Ok(())
    }

    fn word(&self, number: usize) -> Result<String, NotApplied> {
        Ok(self.position.word(self.choice_of(number)?))
    }

    fn number(&self, word: &str) -> Result<usize, NotApplied> {
        let choice = self.position.read_word(word).map_err(IllegalPly::from)?;
        let number = self.setting.numbering.vocabulary.number(choice);
        // A word that can be read and has no number can never be offered: the rules say why.
        number.ok_or_else(|| {
            let seat = self.question.seat.unwrap_or(Seat::new(0));
            match self.position.check(seat, choice) {
                Err(refusal) => IllegalPly::Refused(self.position.explain(refusal)).into(),
                Ok(()) => unreachable!("whatever is legal has a number"),
            }
        })
    }

    fn observe(&self, seat: Seat, cells: &mut [u8]) {
        self.position.observe(seat, &mut Sheet::new(cells));
    }

    fn standing(&self) -> Standing {
        self.position.standing()
    }

    fn copy(&self) -> Box<dyn State> {
        Box::new(self.clone())
    }

    fn redeal(&self, seat: Seat, seed: u64) -> Box<dyn State> {
        let world = self.position.redeal(seat, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        let seed = format!("redealt/{seed}").parse().expect("a number and a word are a seed");
        let game = self.in_position(world, seed);
        Box::new(Self::new(&game, Arc::clone(&self.setting.numbering), self.setting.manner))
    }

    fn numbers(&self) -> &crate::Numbers {
        &self.setting.numbering.numbers
    }

    fn record(&self, with_seed: bool) -> Record {
        self.running().record(with_seed)
    }

    fn whole(&self) -> Box<dyn Match> {
        Box::new(self.running())
    }

    fn moment(&self) -> Box<dyn Match> {
        let seed = "moment".parse().expect("a word is a seed");
        Box::new(self.in_position(self.position.clone(), seed).moment())
    }

    fn view(&self, viewer: Option<Seat>) -> Value {
        serde_json::to_value(self.position.view(viewer)).expect("a view is plain data")
    }

    fn label(&self, number: usize) -> Result<table::Phrase, NotApplied> {
        Ok(self.position.label(self.choice_of(number)?))
    }

    fn prompt(&self, seat: Seat) -> table::Phrase {
        self.position.prompt(seat)
    }
}

impl<R: Studied> Played<R> {
    /// The game before its first ply, with a seed that nobody can draw from: its chance was chosen by hand.
    fn without_seed(&self) -> Running<R> {
        let mut record = self.setting.start.record(true);
        if let Secret::Revealed(seed) = &record.secret {
            record.secret = Secret::Committed(seed.commitment());
        }
        begin_again(self.position.edition(), &record)
    }

    /// The game with its past. What went by itself is known as such.
    fn running(&self) -> Running<R> {
        let mut running = if self.by_seed { self.setting.start.clone() } else { self.without_seed() };
        for &(by, choice) in &self.plies {
            let word = running.position().word(choice);
            running.replay(by, &word).expect("what was played is legal");
        }
        running
    }
}
