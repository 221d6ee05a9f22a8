//! Conformance cases: files that say what a game must do.
//!
//! [`parse`] reads a file, [`run()`] plays its cases, and [`check`] does both for files and folders.
//! `docs/conformance.md` describes every field.

mod compare;
mod expect;
mod report;
mod run;
mod suite;

pub use compare::Difference;
pub use expect::{
    CannotStart, EventPattern, Expect, Fraction, Offered, Outcomes, Refused, Standings, ToldTo, Viewer,
    Watched,
};
pub use report::{Checked, Report, check, files};
pub use run::{Verdict, run};
pub use suite::{Case, Step, Suite, Unreadable, parse};
