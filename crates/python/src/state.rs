//! One game, as Python has it. Seats are counted from 0; words and texts count them from 1, as people do.

use std::{sync::Arc, time::Duration};

use ::bots::Budget;
use manifest::Manifest;
use numpy::{PyArray1, PyArrayMethods};
use phrasebook::Translator;
use pyo3::{
    exceptions::{PyIndexError, PyTypeError, PyValueError},
    prelude::*,
    types::{PyDict, PyList, PyString, PyTuple},
};
use serde_json::{Value, json};
use table::{Awaiting, Lang, Name, Phrase, RivalPlays, Seat, Viewer};

use crate::{errors, json};

/// A game under way.
#[pyclass(module = "imperios", name = "State")]
pub(crate) struct State {
    pub(crate) game: Box<dyn study::State>,
    pub(crate) manifest: Arc<Manifest>,
    numbers: Vec<u16>,
}

impl State {
    pub(crate) fn new(game: Box<dyn study::State>, manifest: Arc<Manifest>) -> Self {
        Self { game, manifest, numbers: Vec::new() }
    }

    /// The seat that is meant: the one that is asked, if none is named.
    pub(crate) fn seat(&self, seat: Option<usize>) -> PyResult<Seat> {
        match seat {
            Some(index) => errors::seat(index, self.game.seats()),
            None => self.game.asked().ok_or_else(|| PyValueError::new_err("no seat is asked; name one")),
        }
    }

    fn viewer(&self, seat: Option<usize>) -> PyResult<Option<Seat>> {
        seat.map(|index| errors::seat(index, self.game.seats())).transpose()
    }

    fn illegal(&self, py: Python<'_>, error: &study::NotApplied) -> PyErr {
        let names = names(self.game.seats());
        errors::illegal(py, error, "", &self.manifest.translator(Lang::En, &names))
    }

    /// The number of an action that is named by number or by word.
    fn number(&self, action: &Bound<'_, PyAny>) -> PyResult<usize> {
        if let Ok(number) = action.extract::<usize>() {
            return Ok(number);
        }
        if let Ok(word) = action.cast::<PyString>() {
            let number = self.game.number(word.to_cow()?.as_ref());
            return number.map_err(|error| self.illegal(action.py(), &error));
        }
        match action.extract::<i64>() {
            Ok(number) => Err(PyValueError::new_err(format!("no word has the number {number}"))),
            Err(_) => Err(PyTypeError::new_err("an action is a number or a word")),
        }
    }

    fn said<T>(
        &self,
        lang: &str,
        reader: Option<Seat>,
        say: impl FnOnce(&Translator<'_>) -> T,
    ) -> PyResult<T> {
        let (lang, names, moment) = (errors::lang(lang)?, names(self.game.seats()), self.game.moment());
        Ok(say(&self.manifest.translator(lang, &names).during(&*moment).read_by(reader)))
    }
}

fn names(seats: usize) -> Vec<Name> {
    Seat::first(seats).map(|seat| format!("seat {seat}").parse().expect("a short name")).collect()
}

/// The 64 bits that a number, `random.Random` or `numpy.random.Generator` gives.
fn bits(rng: &Bound<'_, PyAny>) -> PyResult<u64> {
    if let Ok(number) = rng.extract::<u64>() {
        return Ok(number);
    }
    if rng.hasattr("getrandbits")? {
        return rng.call_method1("getrandbits", (63,))?.extract();
    }
    if rng.hasattr("integers")? {
        return rng.call_method1("integers", (1_u64 << 63,))?.extract();
    }
    if rng.hasattr("randint")? {
        return rng.call_method1("randint", (1_u64 << 31,))?.extract();
    }
    Err(PyTypeError::new_err("rng is a number, a random.Random or a numpy.random.Generator"))
}

#[pymethods]
impl State {
    /// The game's name.
    #[getter]
    fn name(&self) -> &'static str {
        self.manifest.name
    }

    /// How many seats there are.
    #[getter]
    fn players(&self) -> usize {
        self.game.seats()
    }

    /// What was agreed.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (key, value) in self.game.record(false).options.iter() {
            dict.set_item(key, value)?;
        }
        Ok(dict)
    }

    /// The seats that owe a choice; several where they choose at the same time.
    #[getter]
    fn awaiting<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.game.awaiting().seats().iter().map(Seat::index).collect::<Vec<_>>())
    }

    /// The seat that is asked first; `None` at chance and at the end.
    #[getter]
    fn current(&self) -> Option<usize> {
        self.game.asked().map(Seat::index)
    }

    /// Whether chance is due: only where it is decided by hand.
    #[getter]
    fn is_chance(&self) -> bool {
        self.game.awaiting() == Awaiting::Chance
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.game.awaiting() == Awaiting::Nobody
    }

    /// How many choices were made, by chance too.
    #[getter]
    fn plies(&self) -> usize {
        self.game.plies()
    }

    /// How many actions a seat can ever be offered.
    #[getter]
    fn num_actions(&self) -> usize {
        self.game.numbers().actions
    }

    /// How many words there are in all.
    #[getter]
    fn num_words(&self) -> usize {
        self.game.numbers().words
    }

    /// How many cells an observation has.
    #[getter]
    fn num_cells(&self) -> usize {
        self.game.numbers().cells
    }

    /// The numbers of all legal actions of a seat, in a fixed order; none if it is not awaited.
    #[pyo3(signature = (seat=None))]
    fn legal_actions<'py>(&mut self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyList>> {
        let seat = match seat {
            None => match self.game.asked() {
                Some(seat) => seat,
                None => return Ok(PyList::empty(py)),
            },
            Some(index) => errors::seat(index, self.game.seats())?,
        };
        self.game.legal(seat, &mut self.numbers);
        PyList::new(py, &self.numbers)
    }

    /// The words of all legal actions of a seat, in the same order.
    #[pyo3(signature = (seat=None))]
    fn legal_words(&mut self, py: Python<'_>, seat: Option<usize>) -> PyResult<Vec<String>> {
        if seat.is_none() && self.game.asked().is_none() {
            return Ok(Vec::new());
        }
        let seat = self.seat(seat)?;
        self.game.legal(seat, &mut self.numbers);
        let word = |&number: &u16| self.game.word(number.into()).map_err(|error| self.illegal(py, &error));
        self.numbers.iter().map(word).collect()
    }

    /// Which actions are legal, as an array of `num_actions` booleans.
    #[pyo3(signature = (seat=None))]
    fn mask<'py>(&mut self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let mut mask = vec![false; self.game.numbers().actions];
        self.numbers.clear();
        if seat.is_some() || self.game.asked().is_some() {
            let seat = self.seat(seat)?;
            self.game.legal(seat, &mut self.numbers);
        }
        self.numbers.iter().for_each(|&number| mask[usize::from(number)] = true);
        Ok(PyArray1::from_vec(py, mask))
    }

    /// Makes a choice of a seat, or lets chance have an outcome where that is decided by hand. It is named by number or by
    /// word.
    #[pyo3(signature = (action, seat=None))]
    fn apply(&mut self, action: &Bound<'_, PyAny>, seat: Option<usize>) -> PyResult<()> {
        let number = self.number(action)?;
        let done = match (seat, self.game.asked()) {
            (Some(index), _) => self.game.apply(errors::seat(index, self.game.seats())?, number),
            (None, Some(seat)) => self.game.apply(seat, number),
            (None, None) if self.game.awaiting() == Awaiting::Chance => self.game.befall(number),
            (None, None) => Err(study::NotApplied::Over),
        };
        done.map_err(|error| self.illegal(action.py(), &error))
    }

    /// At chance: every outcome by number, with its probability.
    fn chance_outcomes(&self) -> Vec<(u16, f64)> {
        let outcomes = self.game.outcomes();
        let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        outcomes.into_iter().map(|(number, weight)| (number, f64::from(weight) / f64::from(all))).collect()
    }

    /// At chance: lets the seed decide.
    fn draw(&mut self, py: Python<'_>) -> PyResult<()> {
        self.game.draw().map_err(|error| self.illegal(py, &error))
    }

    /// The same game once more, with the same chance to come: for looking ahead fairly, take `redeal`.
    fn clone(&self) -> Self {
        Self::new(self.game.copy(), Arc::clone(&self.manifest))
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let load = py.import("imperios")?.getattr("load")?;
        Ok((load, (self.game.record(true).to_string(),)))
    }

    /// What a seat may know, as dictionaries and lists; without a seat, what everybody may know.
    #[pyo3(signature = (seat=None))]
    fn view(&self, py: Python<'_>, seat: Option<usize>) -> PyResult<Py<PyAny>> {
        json::object(py, &self.game.view(self.viewer(seat)?))
    }

    /// A world that a seat can't tell from this one, with chance of its own, drawn by `rng`.
    fn redeal(&self, seat: usize, rng: &Bound<'_, PyAny>) -> PyResult<Self> {
        let seat = errors::seat(seat, self.game.seats())?;
        Ok(Self::new(self.game.redeal(seat, bits(rng)?), Arc::clone(&self.manifest)))
    }

    /// What the game was worth to each seat: 1 for the first place, -1 for the last, evenly between; 0 before the end.
    fn returns(&self) -> Vec<f32> {
        let mut out = vec![0.0; self.game.seats()];
        study::returns(&self.game.standing(), &mut out);
        out
    }

    /// The scores as they stand.
    fn scores(&self) -> Vec<i32> {
        self.game.standing().scores.first(self.game.seats()).to_vec()
    }

    /// The places as they stand, from 1.
    fn places(&self) -> Vec<u32> {
        self.game.standing().places.first(self.game.seats()).iter().map(|&place| place.into()).collect()
    }

    /// The game as text. Without `seed` only the seed's hash stands in it.
    #[pyo3(signature = (*, seed=true))]
    fn record(&self, seed: bool) -> String {
        self.game.record(seed).to_string()
    }

    /// The position as conformance cases write it.
    fn notation(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        json::object(py, &self.game.moment().notation())
    }

    /// The word of an action or an outcome.
    fn word(&self, py: Python<'_>, action: usize) -> PyResult<String> {
        self.game.word(action).map_err(|error| self.illegal(py, &error))
    }

    /// The number of a word.
    fn action(&self, py: Python<'_>, word: &str) -> PyResult<usize> {
        self.game.number(word).map_err(|error| self.illegal(py, &error))
    }

    /// An action in the players' words: Spanish (es), English (en), Dutch (nl) or German (de).
    #[pyo3(signature = (action, lang="en"))]
    fn label(&self, action: &Bound<'_, PyAny>, lang: &str) -> PyResult<String> {
        let number = self.number(action)?;
        let label = self.game.label(number).map_err(|error| self.illegal(action.py(), &error))?;
        self.said(lang, self.game.asked(), |translator| translator.say(&label))
    }

    /// What a seat is asked.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn prompt(&self, seat: Option<usize>, lang: &str) -> PyResult<String> {
        let seat = self.seat(seat)?;
        let prompt = self.game.prompt(seat);
        self.said(lang, Some(seat), |translator| translator.say(&prompt))
    }

    /// What has happened, sentence by sentence, as a seat or, without one, everybody was told it.
    #[pyo3(signature = (seat=None, lang="en", since=0))]
    fn log(&self, seat: Option<usize>, lang: &str, since: usize) -> PyResult<Vec<String>> {
        let (viewer, lang) = (self.viewer(seat)?, errors::lang(lang)?);
        if since > self.game.plies() {
            return Err(PyIndexError::new_err("so many choices have not been made yet"));
        }
        let (names, whole) = (names(self.game.seats()), self.game.whole());
        let told = whole.told(Viewer::from(viewer), since..whole.ply());
        let translator = self.manifest.translator(lang, &names).during(&*whole).read_by(viewer);
        Ok(told.iter().map(|told| translator.say(&told.phrase)).collect())
    }

    /// What a seat is advised to do: its chance to win and the best actions with reasons. It knows no more than the seat.
    #[pyo3(signature = (seat=None, *, simulations=1000, seconds=None, threads=1, seed=0, lang="en"))]
    #[expect(clippy::too_many_arguments, reason = "each has a name and a default in Python")]
    fn hint(
        &self,
        py: Python<'_>,
        seat: Option<usize>,
        simulations: u32,
        seconds: Option<f64>,
        threads: usize,
        seed: u64,
        lang: &str,
    ) -> PyResult<Py<PyAny>> {
        let seat = self.seat(seat)?;
        let counted = Budget::counted(simulations);
        let time = match seconds {
            Some(seconds) => Duration::try_from_secs_f64(seconds).map_err(errors::value)?,
            None => counted.time,
        };
        let budget = Budget { time, threads: threads.max(1), ..counted };
        let moment = self.game.moment();
        let Some(hint) = py.detach(|| self.manifest.bots.hint(&*moment, seat, budget, seed)) else {
            return Err(PyValueError::new_err("no choice of this seat is awaited"));
        };
        let advice = self.said(lang, Some(seat), |translator| {
            let say = |phrase: &Phrase| translator.say(phrase);
            let advice = hint.advice.iter().map(|advice| {
                json!({
                    "action": self.game.number(&advice.word).ok(),
                    "word": advice.word,
                    "label": say(&advice.label),
                    "win": advice.win,
                    "share": advice.share,
                    "reasons": advice.reasons.iter().map(say).collect::<Vec<_>>(),
                })
            });
            advice.collect::<Vec<_>>()
        })?;
        let told = json!({
            "seat": seat.index(),
            "win": hint.win,
            "simulations": hint.simulations,
            "advice": advice,
        });
        json::object(py, &told)
    }

    /// What a seat has to expect of the combat under way, or of each attack that it can name now. `rival` says which
    /// Battle card the rival is taken to play: any, highest or lowest.
    #[pyo3(signature = (seat=None, *, rival="any"))]
    fn odds(&self, py: Python<'_>, seat: Option<usize>, rival: &str) -> PyResult<Py<PyAny>> {
        let seat = self.seat(seat)?;
        let rival: RivalPlays = rival.parse().map_err(errors::value)?;
        let moment = self.game.moment();
        let forecasts = py.detach(|| moment.forecasts(seat, rival));
        let told = serde_json::to_value(forecasts).unwrap_or(Value::Null);
        json::object(py, &told)
    }

    /// What a seat may know as `num_cells` bytes, in a new array or in `out`.
    #[pyo3(signature = (seat=None, out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
        out: Option<Bound<'py, PyArray1<u8>>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.seat(seat)?;
        let size = self.game.numbers().cells;
        let array = out.unwrap_or_else(|| PyArray1::zeros(py, size, false));
        let mut cells = array.try_readwrite().map_err(errors::value)?;
        let slice = cells.as_slice_mut().map_err(errors::value)?;
        if slice.len() != size {
            return Err(PyValueError::new_err(format!(
                "an observation has {size} cells, not {}",
                slice.len()
            )));
        }
        self.game.observe(seat, slice);
        drop(cells);
        Ok(array)
    }

    fn __repr__(&self) -> String {
        let stands = match (self.game.awaiting(), self.game.asked()) {
            (Awaiting::Nobody, _) => "over".to_owned(),
            (Awaiting::Chance, _) => "chance".to_owned(),
            (_, seat) => format!("seat {} asked", seat.map_or(0, Seat::index)),
        };
        let options = self.game.record(false).options;
        format!("<imperios.State {} ({options}), {} plies, {stands}>", self.manifest.name, self.game.plies())
    }
}
