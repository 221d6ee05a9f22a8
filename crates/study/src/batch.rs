//! Many games at once: each step makes one choice in every game, on as many threads as wanted.

use std::{sync::Arc, thread};

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Agreed, ChanceStream, Company, IllegalPly, Running, Seat, Seed, Sheet, below};

use crate::{
    Manner, NotApplied, State,
    course::Question,
    library::{Numbering, Studied, names},
    returns,
    state::Played,
};

/// How large what is written of each game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Games.
    pub games: usize,
    /// Words that a seat can be offered.
    pub actions: usize,
    /// Seats.
    pub seats: usize,
    /// Cells of what a seat may know.
    pub cells: usize,
}

/// Where games are told, one row for each; what is written there before a step must still stand there at the next.
#[derive(Debug)]
pub struct Outputs<'a> {
    /// Games × actions: what the seat that is asked may choose.
    pub masks: &'a mut [bool],
    /// Games: the seat that is asked.
    pub seats: &'a mut [i8],
    /// Games: whether a game has ended with this step; another has begun in its place.
    pub done: &'a mut [bool],
    /// Games × seats: what the game that has ended was worth to each.
    pub rewards: &'a mut [f32],
    /// Games × cells: what the seat that is asked may know, if it is wanted.
    pub observations: Option<&'a mut [u8]>,
}

/// A choice that was not legal. No game has been stepped.
#[derive(thiserror::Error, Clone, PartialEq, Debug)]
#[error("game {game}: {reason}")]
pub struct Unplayed {
    /// The game.
    pub game: usize,
    /// Why.
    pub reason: NotApplied,
}

/// Many games, whatever their rules.
pub trait Batch: Send + Sync {
    /// How large what is written is.
    fn shape(&self) -> Shape;
    /// Tells how the games stand.
    fn tell(&mut self, out: Outputs<'_>, threads: usize);
    /// Makes one choice in each game, plays on to its next question, and tells how it stands. A game that ends begins
    /// anew. What happens is the same for any number of threads.
    fn step(&mut self, actions: &[i64], out: Outputs<'_>, threads: usize) -> Result<(), Unplayed>;
    /// Chooses for each game one of its legal choices, each equally likely.
    fn sample(&mut self, actions: &mut [i64]);
    /// How many games have ended.
    fn ended(&self) -> u64;
    /// One of the games, to be looked at or played on by itself; none beyond them.
    fn game(&self, index: usize) -> Option<Box<dyn State>>;
}

/// Games of one kind.
#[derive(Debug)]
pub(crate) struct Many<R: Studied> {
    start: R,
    numbering: Arc<Numbering<R>>,
    asks_forced: bool,
    shape: Shape,
    /// What was agreed, for games that are taken out.
    agreed: Agreed,
    tables: Vec<Table<R>>,
}

/// One game of a batch.
#[derive(Clone, Debug)]
struct Table<R: Studied> {
    position: R,
    /// What its chance is made of.
    chance: Xoshiro256PlusPlus,
    /// What choices are sampled with, which chance must not depend on.
    whim: Xoshiro256PlusPlus,
    question: Question<R::Choice>,
    /// The numbers of what is offered, in order.
    offered: Vec<u16>,
    /// Those that stand in the mask.
    masked: Vec<u16>,
    ended: u64,
}

/// Where one game is told.
struct Row<'a> {
    mask: &'a mut [bool],
    seat: &'a mut i8,
    done: &'a mut bool,
    rewards: &'a mut [f32],
    cells: Option<&'a mut [u8]>,
}

impl<R: Studied> Table<R> {
    fn go_on(&mut self, asks_forced: bool) {
        let chance = &mut self.chance;
        self.question.come_to(
            &mut self.position,
            asks_forced,
            |position| Some(position.draw(chance)),
            |_, _| {},
        );
    }

    /// The choices by number.
    fn number(&mut self, numbering: &Numbering<R>) {
        let number = |&choice: &R::Choice| {
            numbering.vocabulary.number(choice).expect("whatever is offered has a number") as u16
        };
        self.offered.clear();
        self.offered.extend(self.question.choices.iter().map(number));
    }

    /// Makes the choice at a place in what is offered.
    fn step(&mut self, place: usize, start: &R, asks_forced: bool, row: &mut Row<'_>) {
        let seat = self.question.seat.expect("a game of a batch always asks somebody");
        let choice = self.question.choices[place];
        self.position.play(seat, choice, &mut ());
        self.go_on(asks_forced);
        let ends = self.question.seat.is_none();
        if ends {
            returns(&self.position.standing(), row.rewards);
            self.ended += 1;
            // A game in which nobody ever has anything to decide can't be stepped.
            while self.question.seat.is_none() {
                self.position.clone_from(start);
                self.go_on(asks_forced);
            }
        } else if *row.done {
            row.rewards.fill(0.0);
        }
        *row.done = ends;
    }

    fn tell(&mut self, numbering: &Numbering<R>, row: Row<'_>) {
        let seat = self.question.seat.expect("a game of a batch always asks somebody");
        *row.seat = seat.index() as i8;
        for &number in &self.masked {
            row.mask[usize::from(number)] = false;
        }
        self.number(numbering);
        for &number in &self.offered {
            row.mask[usize::from(number)] = true;
        }
        self.masked.clone_from(&self.offered);
        if let Some(cells) = row.cells {
            self.position.observe(seat, &mut Sheet::new(cells));
        }
    }

    /// The place of a number in what is offered, or why it is not legal.
    fn place(&self, number: i64, numbering: &Numbering<R>) -> Result<usize, NotApplied> {
        let place = u16::try_from(number).ok();
        let place = place.and_then(|number| self.offered.iter().position(|&offered| offered == number));
        place.ok_or_else(|| {
            let words = numbering.vocabulary.len();
            let index = usize::try_from(number).unwrap_or(usize::MAX);
            let Some(choice) = numbering.vocabulary.choice(index) else {
                return NotApplied::NoSuchNumber { number: index, words };
            };
            let seat = self.question.seat.unwrap_or(Seat::new(0));
            match self.position.check(seat, choice) {
                Err(refusal) => IllegalPly::Refused(self.position.explain(refusal)).into(),
                Ok(()) => unreachable!("whatever is legal is offered"),
            }
        })
    }
}

impl<R: Studied> Many<R> {
    pub(crate) fn new(
        begun: &Running<R>,
        numbering: Arc<Numbering<R>>,
        seed: &Seed,
        games: usize,
        asks_forced: bool,
    ) -> Self {
        let start = begun.position();
        let shape = Shape {
            games,
            actions: numbering.vocabulary.for_seats(),
            seats: start.seats(),
            cells: numbering.numbers.cells,
        };
        let rng = |index: usize, what: &str| {
            let mut key = [0; 32];
            ChanceStream::new(&seed.nth(index as u64), [what]).rng().fill_bytes(&mut key);
            Xoshiro256PlusPlus::from_seed(key)
        };
        let table = |index| {
            let mut table = Table {
                position: start.clone(),
                chance: rng(index, "chance"),
                whim: rng(index, "whim"),
                question: Question::default(),
                offered: Vec::new(),
                masked: Vec::new(),
                ended: 0,
            };
            table.go_on(asks_forced);
            table.number(&numbering);
            table
        };
        let tables = (0..games).map(table).collect();
        Self { start: start.clone(), numbering, asks_forced, shape, agreed: begun.agreed().clone(), tables }
    }

    /// Does something with every game and its row, spread over threads.
    fn each(
        &mut self,
        out: Outputs<'_>,
        threads: usize,
        actions: Option<&[usize]>,
        done: impl Fn(&mut Table<R>, Option<usize>, Row<'_>) + Sync,
    ) {
        let Shape { games, actions: width, seats, cells } = self.shape;
        let share = games.div_ceil(threads.clamp(1, games.max(1)));
        let work = |tables: &mut [Table<R>], first: usize, out: Outputs<'_>| {
            let mut observations = out.observations.map(|cells_| cells_.chunks_exact_mut(cells));
            let masks = out.masks.chunks_exact_mut(width);
            let rewards = out.rewards.chunks_exact_mut(seats);
            let rows = masks.zip(out.seats).zip(out.done).zip(rewards);
            for ((index, table), (((mask, seat), done_), rewards)) in (first..).zip(tables).zip(rows) {
                let cells = observations.as_mut().and_then(Iterator::next);
                let row = Row { mask, seat, done: done_, rewards, cells };
                done(table, actions.map(|actions| actions[index]), row);
            }
        };
        thread::scope(|scope| {
            let mut rest = (&mut self.tables[..], out);
            let mut first = 0;
            while rest.0.len() > share {
                let (tables, later) = rest.0.split_at_mut(share);
                let (now, then) = split(rest.1, share, self.shape);
                rest = (later, then);
                let work = &work;
                scope.spawn(move || work(tables, first, now));
                first += share;
            }
            work(rest.0, first, rest.1);
        });
    }
}

/// The rows of the first games, and those of the others.
fn split(out: Outputs<'_>, games: usize, shape: Shape) -> (Outputs<'_>, Outputs<'_>) {
    let (masks, later_masks) = out.masks.split_at_mut(games * shape.actions);
    let (seats, later_seats) = out.seats.split_at_mut(games);
    let (done, later_done) = out.done.split_at_mut(games);
    let (rewards, later_rewards) = out.rewards.split_at_mut(games * shape.seats);
    let (observations, later_observations) =
        out.observations.map(|cells| cells.split_at_mut(games * shape.cells)).unzip();
    (
        Outputs { masks, seats, done, rewards, observations },
        Outputs {
            masks: later_masks,
            seats: later_seats,
            done: later_done,
            rewards: later_rewards,
            observations: later_observations,
        },
    )
}

impl<R: Studied> Batch for Many<R> {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn tell(&mut self, out: Outputs<'_>, threads: usize) {
        let numbering = Arc::clone(&self.numbering);
        self.each(out, threads, None, |table, _, row| table.tell(&numbering, row));
    }

    fn step(&mut self, actions: &[i64], out: Outputs<'_>, threads: usize) -> Result<(), Unplayed> {
        assert_eq!(actions.len(), self.shape.games, "there is one action for each game");
        let numbering = Arc::clone(&self.numbering);
        let place = |(game, (table, &action)): (usize, (&Table<R>, &i64))| {
            table.place(action, &numbering).map_err(|reason| Unplayed { game, reason })
        };
        let places = self.tables.iter().zip(actions).enumerate().map(place).collect::<Result<Vec<_>, _>>()?;
        let (start, asks_forced) = (self.start.clone(), self.asks_forced);
        self.each(out, threads, Some(&places), |table, place, mut row| {
            table.step(place.unwrap_or(0), &start, asks_forced, &mut row);
            table.tell(&numbering, row);
        });
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) {
        for (table, action) in self.tables.iter_mut().zip(actions) {
            let place = below(&mut table.whim, table.offered.len() as u32) as usize;
            *action = table.offered[place].into();
        }
    }

    fn ended(&self) -> u64 {
        self.tables.iter().map(|table| table.ended).sum()
    }

    fn game(&self, index: usize) -> Option<Box<dyn State>> {
        let table = self.tables.get(index)?;
        let seed = format!("game/{index}").parse().expect("a word and a number are a seed");
        let manner = Manner { chance_by_hand: false, asks_forced: self.asks_forced };
        let company = Company::new(names(self.shape.seats), seed);
        let game = Running::from_position(table.position.clone(), self.agreed.clone(), company);
        let game = game.expect("the seats are the same");
        Some(Box::new(Played::new(&game, Arc::clone(&self.numbering), manner)))
    }
}
