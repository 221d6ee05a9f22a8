//! The referee: does a program play by the book?
//!
//! * [`conformance`] runs cases that people write by hand: a position, the words played, what must follow.
//!   It knows games only as text and JSON ([`table::Game`]); `docs/conformance.md` describes the files.
//! * [`coverage`] tells which rules of a rulebook no case proves.
//! * [`laws`] checks, over random games, what must hold for every game whatever its rules.

pub mod conformance;
pub mod coverage;
pub mod laws;
