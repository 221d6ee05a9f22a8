//! Games by number: what those need who study them, or teach machines to play.
//!
//! A [`State`] is one game, a [`Batch`] many of them, stepped together on several threads. Words have fixed numbers
//! ([`table::Vocabulary`]), views are sheets of bytes ([`table::Sheet`]).
//!
//! ```
//! use study::{Library, Manner};
//!
//! let library = Library::new();
//! let grecia = library.find("grecia").unwrap();
//! let agreed = "players=2 scenario=trojan_war".parse().unwrap();
//! let mut game = library.start(grecia, &agreed, &"1806".parse().unwrap(), Manner::default()).unwrap();
//! let seat = game.asked().unwrap();
//! let mut legal = Vec::new();
//! game.legal(seat, &mut legal);
//! game.apply(seat, legal[0].into()).unwrap();
//! assert_eq!(game.record(false).game, "grecia");
//! ```

mod batch;
mod course;
mod library;
mod returns;
mod state;

pub use batch::{Batch, Outputs, Shape, Unplayed};
pub use library::{Library, Numbers};
pub use returns::returns;
pub use state::{Manner, NotApplied, State};
