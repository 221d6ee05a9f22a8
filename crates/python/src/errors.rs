//! What goes wrong, as exceptions of Python. Their sentences are English, with the rule they rest on.

use phrasebook::{Explained, Translator};
use pyo3::{
    exceptions::{PyIndexError, PyValueError},
    prelude::*,
};
use study::NotApplied;
use table::{IllegalPly, Lang, Seat};

/// An error of the catalogue as a `ValueError`.
pub(crate) fn wrong(error: &(impl Explained + ?Sized), translator: &Translator<'_>) -> PyErr {
    PyValueError::new_err(translator.explain(error))
}

/// The same where no game is known.
pub(crate) fn wrong_anywhere(error: &(impl Explained + ?Sized)) -> PyErr {
    wrong(error, &Translator::nobody(Lang::En))
}

/// Any other error as a `ValueError`.
pub(crate) fn value(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// A choice that can't be made: `imperios.IllegalAction`, which has the rule.
pub(crate) fn illegal(
    py: Python<'_>,
    error: &NotApplied,
    before: &str,
    translator: &Translator<'_>,
) -> PyErr {
    let (sentence, rule) = match error {
        NotApplied::Illegal(illegal) => {
            let rule = if let IllegalPly::Refused(told) = illegal { Some(told.rule.0) } else { None };
            (translator.explain(illegal), rule)
        }
        other => (other.to_string(), None),
    };
    let raised = py
        .import("imperios._errors")
        .and_then(|module| module.getattr("IllegalAction"))
        .and_then(|class| class.call1((format!("{before}{sentence}"), rule)));
    raised.map_or_else(|error| error, PyErr::from_value)
}

/// The seat with this index, counted from 0.
pub(crate) fn seat(index: usize, seats: usize) -> PyResult<Seat> {
    if index < seats {
        return Ok(Seat::new(index));
    }
    Err(PyIndexError::new_err(format!("there is no seat {index}; seats are 0 to {}", seats - 1)))
}

/// The language with this code.
pub(crate) fn lang(code: &str) -> PyResult<Lang> {
    code.parse().map_err(value)
}
