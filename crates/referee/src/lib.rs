//! The referee: does a program play by the book?
//!
//! * [`conformance`] runs cases that people write by hand: a position, the words played, what must follow.
//!   It knows games only as text and JSON ([`table::Game`]); `docs/conformance.md` describes the files.
//! * [`coverage`] tells which rules of a rulebook no case proves.
//! * [`laws`] checks, over random games, what must hold for every game whatever its rules.
//!
//! ```
//! let suite = referee::conformance::parse(
//!     r#"
//!     game = "altes-reich"
//!
//!     [[case]]
//!     name = "Any card in hand may be played"
//!     rules = ["AR-22"]
//!     options = { players = 2 }
//!     position = { round = 3, start = 1, hands = [["otto-i", "agnes"], ["otto-ii", "otto-iii"]] }
//!     play = ["1: play agnes"]
//!     expect.awaits = "seat 2"
//!     "#,
//! );
//! assert_eq!(suite.unwrap().cases[0].rules, ["AR-22"]);
//! ```

pub mod conformance;
pub mod coverage;
pub mod laws;
