//! Bots as players.

use std::{sync::Mutex, time::Duration};

use pyo3::{exceptions::PyValueError, prelude::*};

use crate::{errors, games, state::State};

/// A bot that plays a seat. It knows no more than the seat.
#[pyclass(module = "imperios", frozen)]
pub(crate) struct Bot {
    player: Mutex<Box<dyn ::bots::Bot>>,
    game: &'static str,
    name: String,
}

#[pymethods]
impl Bot {
    /// The bot of a game with this name, such as `knight` or `marshal-builder`. `seconds` is the longest that it may think
    /// about one choice.
    #[new]
    #[pyo3(signature = (game, name="knight", *, seed=None, seconds=None))]
    fn new(
        py: Python<'_>,
        game: &str,
        name: &str,
        seed: Option<&Bound<'_, PyAny>>,
        seconds: Option<f64>,
    ) -> PyResult<Self> {
        let manifest = games::open(game, None)?;
        let seed = games::seed(py, seed)?;
        let mut bot = manifest.bots.bot(name, &seed, table::Seat::new(0)).map_err(errors::value)?;
        if let Some(seconds) = seconds {
            bot.limit(Duration::try_from_secs_f64(seconds).map_err(errors::value)?);
        }
        Ok(Self { player: Mutex::new(bot), game: manifest.name, name: name.to_owned() })
    }

    /// The bot's name.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The action that it chooses for a seat, which must be awaited.
    #[pyo3(signature = (state, seat=None))]
    fn choose(&self, py: Python<'_>, state: &State, seat: Option<usize>) -> PyResult<usize> {
        if state.manifest.name != self.game {
            return Err(PyValueError::new_err(format!(
                "this bot plays {}, not {}",
                self.game, state.manifest.name
            )));
        }
        let seat = state.seat(seat)?;
        if !state.game.awaiting().seats().contains(seat) {
            return Err(PyValueError::new_err("no choice of this seat is awaited"));
        }
        let moment = state.game.moment();
        let word = py.detach(|| {
            let mut bot = self.player.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            bot.choose(&*moment, seat)
        });
        state.game.number(&word).map_err(errors::value)
    }

    fn __repr__(&self) -> String {
        format!("<imperios.Bot {} of {}>", self.name, self.game)
    }
}
