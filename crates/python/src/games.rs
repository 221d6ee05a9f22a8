//! The games, what can be agreed in them, and what is numbered.

use std::{path::PathBuf, sync::Arc};

use manifest::Manifest;
use pyo3::{
    prelude::*,
    types::{PyBool, PyDict},
};
use study::Manner;
use table::{Agreed, Lang, Record, Seed};

use crate::{LIBRARY, errors, state::State};

/// The game with this name, perhaps with the data pack in a folder.
pub(crate) fn open(name: &str, pack: Option<PathBuf>) -> PyResult<Arc<Manifest>> {
    let known = LIBRARY.find(name).map_err(|error| errors::wrong_anywhere(&error))?;
    match pack {
        None => Ok(Arc::clone(known)),
        Some(dir) => LIBRARY.games().open(name, Some(&dir)).map_err(errors::value),
    }
}

/// Options as they are agreed: `True` and `False` are `yes` and `no` where a game says so.
pub(crate) fn agreed(options: Option<&Bound<'_, PyDict>>, manifest: &Manifest) -> PyResult<Agreed> {
    let mut agreed = Agreed::new();
    let settings = manifest.game.settings();
    for (key, value) in options.iter().flat_map(|options| options.iter()) {
        let key: String = key.extract()?;
        let text = match value.cast::<PyBool>() {
            Ok(flag) => {
                let (yes, no) = if flag.is_true() { ("yes", "true") } else { ("no", "false") };
                let setting = settings.iter().find(|setting| setting.key == key);
                let says_yes = setting.is_none_or(|setting| setting.values.iter().any(|value| value == yes));
                if says_yes { yes.to_owned() } else { no.to_owned() }
            }
            Err(_) => value.str()?.to_string(),
        };
        agreed = agreed.with(&key, &text);
    }
    Ok(agreed)
}

/// The seed that is meant: a number, a text, or a new one.
pub(crate) fn seed(py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    let text = match seed.filter(|seed| !seed.is_none()) {
        Some(seed) => seed.str()?.to_string(),
        None => py.import("secrets")?.call_method1("token_hex", (16,))?.extract()?,
    };
    text.parse().map_err(errors::value)
}

/// The names of the games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    LIBRARY.games().iter().map(|manifest| manifest.name).collect()
}

/// What can be agreed in a game: each option with its values, the default first.
#[pyfunction]
#[pyo3(signature = (name, *, edition=None))]
pub(crate) fn settings<'py>(
    py: Python<'py>,
    name: &str,
    edition: Option<PathBuf>,
) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    for setting in open(name, edition)?.game.settings() {
        dict.set_item(setting.key, setting.values)?;
    }
    Ok(dict)
}

/// The names of all bots of a game.
#[pyfunction]
pub(crate) fn bot_names(name: &str) -> PyResult<Vec<String>> {
    let styles = open(name, None)?.bots.styles();
    let levels =
        bots::LEVELS.iter().flat_map(|level| styles.iter().map(move |style| format!("{level}-{style}")));
    Ok(bots::BOTS.iter().map(|&bot| bot.to_owned()).chain(levels).collect())
}

/// A new game, played on to its first question.
#[pyfunction]
#[pyo3(signature = (name, *, seed=None, chance_by_hand=false, ask_forced=false, edition=None, **options))]
pub(crate) fn game(
    py: Python<'_>,
    name: &str,
    seed: Option<&Bound<'_, PyAny>>,
    chance_by_hand: bool,
    ask_forced: bool,
    edition: Option<PathBuf>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<State> {
    let manifest = open(name, edition)?;
    let agreed = agreed(options, &manifest)?;
    let seed = self::seed(py, seed)?;
    let manner = Manner { chance_by_hand, asks_forced: ask_forced };
    let begun = LIBRARY.start(&manifest, &agreed, &seed, manner);
    let state = begun.map_err(|error| errors::wrong(&error, &manifest.translator(Lang::En, &[])))?;
    Ok(State::new(state, manifest))
}

/// The game of a record, where the record ends.
#[pyfunction]
#[pyo3(signature = (record, *, chance_by_hand=false, ask_forced=false))]
pub(crate) fn load(record: &str, chance_by_hand: bool, ask_forced: bool) -> PyResult<State> {
    let record: Record =
        record.parse().map_err(|error: table::RecordError| errors::wrong_anywhere(&error))?;
    let manifest = LIBRARY.games().of_record(&record).map_err(|error| errors::wrong_anywhere(&error))?;
    let manner = Manner { chance_by_hand, asks_forced: ask_forced };
    let state = LIBRARY.resume(&manifest, &record, manner);
    let state =
        state.map_err(|error| errors::wrong(&error, &manifest.translator(Lang::En, &record.seats)))?;
    Ok(State::new(state, manifest))
}

/// The words of a game's edition by number.
#[pyclass(module = "imperios", frozen, get_all)]
pub(crate) struct Vocabulary {
    /// How many words there are in all, with those that chance alone can bring.
    pub(crate) words: usize,
    /// How many of them, the first ones, a seat can be offered.
    pub(crate) actions: usize,
    /// The words by what they begin with: verb, what follows it, the number of the first, how many there are.
    pub(crate) stretches: Vec<(&'static str, &'static str, usize, usize)>,
}

#[pymethods]
impl Vocabulary {
    fn __repr__(&self) -> String {
        format!("Vocabulary(actions={}, words={})", self.actions, self.words)
    }
}

/// The words of a game's edition by number.
#[pyfunction]
#[pyo3(signature = (name, *, edition=None))]
pub(crate) fn vocabulary(name: &str, edition: Option<PathBuf>) -> PyResult<Vocabulary> {
    let numbers = LIBRARY.numbers(&*open(name, edition)?);
    let stretches = numbers.stretches.iter().map(|it| (it.verb, it.of, it.first, it.count)).collect();
    Ok(Vocabulary { words: numbers.words, actions: numbers.actions, stretches })
}

/// One plane of what a seat may know: cells that mean the same of different things.
#[pyclass(module = "imperios", frozen, get_all)]
pub(crate) struct Plane {
    /// Its name.
    name: &'static str,
    /// What its cells say.
    about: &'static str,
    /// The place of its first cell.
    first: usize,
    /// Its rows and columns.
    shape: (usize, usize),
}

#[pymethods]
impl Plane {
    fn __repr__(&self) -> String {
        format!("Plane({:?}, first={}, shape={:?})", self.name, self.first, self.shape)
    }
}

/// The planes of what a seat may know, in the order of their cells.
#[pyfunction]
#[pyo3(signature = (name, *, edition=None))]
pub(crate) fn planes(name: &str, edition: Option<PathBuf>) -> PyResult<Vec<Plane>> {
    let numbers = LIBRARY.numbers(&*open(name, edition)?);
    let plane = |plane: table::Plane| Plane {
        name: plane.name,
        about: plane.about,
        first: plane.first,
        shape: (plane.rows, plane.columns),
    };
    Ok(numbers.planes.into_iter().map(plane).collect())
}
