//! What the games say, in Spanish, English, Dutch and German.
//!
//! Rules speak in phrases, which name a message and what stands in its gaps; a [`Phrasebook`] says them in one
//! language.
//!
//! * [`messages`]: the message files and how a phrase becomes a sentence;
//! * [`names`]: what seats, cards and zones are called in it;
//! * [`list`]: several things in a row, “a, b and c”;
//! * [`errors`]: what goes wrong at the table, as phrases;
//! * [`rulebook`]: the players' rulebooks, chapter by chapter.
//!
//! ```
//! use phrasebook::Phrasebook;
//! use table::{Lang, Phrase, Seat};
//!
//! let book = Phrasebook::new(Lang::De);
//! let phrase = Phrase::new("altes-reich-prompt-wait").with("seat", Seat::new(1));
//! assert_eq!(book.say(&phrase, &()), "Warte: Jetzt spielt 2.");
//! assert_eq!(book.message("terminal-result", &[]), "Ergebnis");
//! ```

pub mod errors;
pub mod list;
pub mod messages;
pub mod names;
pub mod rulebook;

pub use errors::{Explained, Explanation};
pub use messages::{Phrasebook, Value};
pub use names::{AtTable, Names};
pub use rulebook::Rulebook;
