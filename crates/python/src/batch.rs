//! Many games at once, told in arrays that stay where they are.

use std::{path::PathBuf, sync::Arc, thread};

use manifest::Manifest;
use numpy::{
    AllowTypeChange, PyArray1, PyArray2, PyArrayLike1, PyArrayMethods, PyReadwriteArray1, PyReadwriteArray2,
};
use pyo3::{
    exceptions::{PyIndexError, PyValueError},
    prelude::*,
    types::PyDict,
};
use study::{Outputs, Shape};
use table::{Lang, Name, Seat};

use crate::{LIBRARY, errors, games, state::State};

/// Many games of one kind, which are stepped together without the lock of Python, on several threads.
#[pyclass(module = "imperios")]
pub(crate) struct Batch {
    games: Box<dyn study::Batch>,
    manifest: Arc<Manifest>,
    threads: usize,
    steps: u64,
    masks: Py<PyArray2<bool>>,
    seats: Py<PyArray1<i8>>,
    done: Py<PyArray1<bool>>,
    rewards: Py<PyArray2<f32>>,
    observations: Option<Py<PyArray2<u8>>>,
    actions: Py<PyArray1<i64>>,
}

/// The arrays of a batch while they are written.
struct Borrowed<'py> {
    masks: PyReadwriteArray2<'py, bool>,
    seats: PyReadwriteArray1<'py, i8>,
    done: PyReadwriteArray1<'py, bool>,
    rewards: PyReadwriteArray2<'py, f32>,
    observations: Option<PyReadwriteArray2<'py, u8>>,
}

impl Borrowed<'_> {
    fn outputs(&mut self) -> PyResult<Outputs<'_>> {
        let observations = self.observations.as_mut().map(|cells| cells.as_slice_mut());
        Ok(Outputs {
            masks: self.masks.as_slice_mut().map_err(errors::value)?,
            seats: self.seats.as_slice_mut().map_err(errors::value)?,
            done: self.done.as_slice_mut().map_err(errors::value)?,
            rewards: self.rewards.as_slice_mut().map_err(errors::value)?,
            observations: observations.transpose().map_err(errors::value)?,
        })
    }
}

impl Batch {
    fn borrow<'py>(&self, py: Python<'py>) -> PyResult<Borrowed<'py>> {
        let cells = self.observations.as_ref().map(|cells| cells.bind(py).try_readwrite());
        Ok(Borrowed {
            masks: self.masks.bind(py).try_readwrite().map_err(errors::value)?,
            seats: self.seats.bind(py).try_readwrite().map_err(errors::value)?,
            done: self.done.bind(py).try_readwrite().map_err(errors::value)?,
            rewards: self.rewards.bind(py).try_readwrite().map_err(errors::value)?,
            observations: cells.transpose().map_err(errors::value)?,
        })
    }

    fn tell(&mut self, py: Python<'_>) -> PyResult<()> {
        let mut borrowed = self.borrow(py)?;
        let out = borrowed.outputs()?;
        let (games, threads) = (&mut self.games, self.threads);
        py.detach(|| games.tell(out, threads));
        Ok(())
    }

    fn names(&self) -> Vec<Name> {
        let seats = Seat::first(self.games.shape().seats);
        seats.map(|seat| format!("seat {seat}").parse().expect("a short name")).collect()
    }
}

#[pymethods]
impl Batch {
    /// `n` games of a kind with the same options, each with chance of its own that follows from the seed.
    #[new]
    #[pyo3(signature = (name, n, *, seed=None, threads=None, observations=true, ask_forced=false, edition=None, **options))]
    #[expect(clippy::too_many_arguments, reason = "each has a name and a default in Python")]
    fn new(
        py: Python<'_>,
        name: &str,
        n: usize,
        seed: Option<&Bound<'_, PyAny>>,
        threads: Option<usize>,
        observations: bool,
        ask_forced: bool,
        edition: Option<PathBuf>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let manifest = games::open(name, edition)?;
        let agreed = games::agreed(options, &manifest)?;
        let seed = games::seed(py, seed)?;
        if n == 0 {
            return Err(PyValueError::new_err("a batch has one game at least"));
        }
        let begun = LIBRARY.batch(&manifest, &agreed, &seed, n, ask_forced);
        let games = begun.map_err(|error| errors::wrong(&error, &manifest.translator(Lang::En, &[])))?;
        let Shape { actions, seats, cells, .. } = games.shape();
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let mut batch = Self {
            games,
            manifest,
            threads: threads.unwrap_or_else(cores).max(1),
            steps: 0,
            masks: PyArray2::zeros(py, (n, actions), false).unbind(),
            seats: PyArray1::zeros(py, n, false).unbind(),
            done: PyArray1::zeros(py, n, false).unbind(),
            rewards: PyArray2::zeros(py, (n, seats), false).unbind(),
            observations: observations.then(|| PyArray2::zeros(py, (n, cells), false).unbind()),
            actions: PyArray1::zeros(py, n, false).unbind(),
        };
        batch.tell(py)?;
        Ok(batch)
    }

    /// Makes one choice in each game, and plays on to its next question. A game that ends begins anew; its worth to each
    /// seat stands in `rewards` until the next step. If any action is not legal, no game is stepped.
    fn step(&mut self, py: Python<'_>, actions: PyArrayLike1<'_, i64, AllowTypeChange>) -> PyResult<()> {
        let chosen = actions.as_slice().map_err(errors::value)?;
        let games = self.games.shape().games;
        if chosen.len() != games {
            return Err(PyValueError::new_err(format!(
                "there are {games} games, but {} actions",
                chosen.len()
            )));
        }
        let mut borrowed = self.borrow(py)?;
        let out = borrowed.outputs()?;
        let (batch, threads) = (&mut self.games, self.threads);
        let stepped = py.detach(|| batch.step(chosen, out, threads));
        self.steps += 1;
        stepped.map_err(|unplayed| {
            self.steps -= 1;
            let names = self.names();
            let translator = self.manifest.translator(Lang::En, &names);
            errors::illegal(py, &unplayed.reason, &format!("game {}: ", unplayed.game), &translator)
        })
    }

    /// One of the legal actions of each game, each equally likely, in an array that is the same at every call.
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let array = self.actions.bind(py).clone();
        let mut actions = array.try_readwrite().map_err(errors::value)?;
        let chosen = actions.as_slice_mut().map_err(errors::value)?;
        let games = &mut self.games;
        py.detach(|| games.sample(chosen));
        drop(actions);
        Ok(array)
    }

    /// One of the games, to be looked at or played on by itself.
    fn game(&self, index: usize) -> PyResult<State> {
        let game = self.games.game(index);
        let game = game.ok_or_else(|| PyIndexError::new_err(format!("there is no game {index}")))?;
        Ok(State::new(game, Arc::clone(&self.manifest)))
    }

    /// Games × actions: what the seat that is asked may choose.
    #[getter]
    fn masks<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<bool>> {
        self.masks.bind(py).clone()
    }

    /// Games: the seat that is asked.
    #[getter]
    fn seats<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        self.seats.bind(py).clone()
    }

    /// Games: whether a game has ended with the last step.
    #[getter]
    fn done<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.done.bind(py).clone()
    }

    /// Games × seats: what the game that has ended was worth to each.
    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.rewards.bind(py).clone()
    }

    /// Games × cells: what the seat that is asked may know; `None` if it is not wanted.
    #[getter]
    fn observations<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray2<u8>>> {
        self.observations.as_ref().map(|cells| cells.bind(py).clone())
    }

    /// How many threads step the games.
    #[getter]
    fn threads(&self) -> usize {
        self.threads
    }

    /// How many steps were made; each makes one decision in every game.
    #[getter]
    fn steps(&self) -> u64 {
        self.steps
    }

    /// How many games have ended.
    #[getter]
    fn ended(&self) -> u64 {
        self.games.ended()
    }

    fn __len__(&self) -> usize {
        self.games.shape().games
    }

    fn __repr__(&self) -> String {
        format!("<imperios.Batch of {} games of {}>", self.games.shape().games, self.manifest.name)
    }
}
