//! Ratings: how strong whoever plays is, from who came where. Pure: no game, no clock, no store.
//!
//! The system is Glicko (Glickman 1999), a game of several taken as all its pairs at once: whoever came before another has beaten
//! them, a shared place is a half. A rating is a [mean and a deviation](Rating), in thousandths of a point:
//! what is kept is a whole number, and what lies between two of them is made of additions, multiplications, divisions and
//! square roots alone, which are the same on every machine. So the same results in the same order give the same numbers
//! wherever they are counted. `docs/ratings.md` says why it is this system.
//!
//! ```
//! use rating::{Entrant, Rating, rated};
//!
//! let anna = Entrant::person(Rating::NEW);
//! let marshal = Entrant::anchor(Rating::new(1_631_000, 30_000));
//! let after = rated(&[anna, marshal], &[1, 2]);
//! assert!(after[0].mean > anna.rating.mean && after[0].deviation < anna.rating.deviation);
//! assert_eq!(after[1], marshal.rating, "anchors stay where they are");
//! ```

mod anchors;
mod exp;
mod season;
mod update;

pub use anchors::{Anchors, BadAnchors};
pub use season::{NoSeason, Season};
pub use update::{Company, Entrant, LEAST_GAMES, Rating, SURE, chance, rated};
