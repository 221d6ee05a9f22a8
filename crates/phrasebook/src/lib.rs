//! What the games say, in Spanish, English, Dutch and German.
//!
//! Rules speak in phrases, which name a message and what stands in its gaps; a [`Phrasebook`] says them in one
//! language.
//!
//! * [`messages`]: the message files, those of a game ([`GameBook`]), and how a phrase becomes a sentence;
//! * `gaps`: what stands in the gaps of a phrase;
//! * `grammar`: the forms that a name takes in a sentence;
//! * [`names`]: what seats, cards and zones are called in it;
//! * [`list`]: several things in a row, “a, b and c”;
//! * [`errors`]: what goes wrong at the table, as phrases;
//! * [`rulebook`]: the players' rulebooks, chapter by chapter;
//! * [`translator`]: a phrasebook with the names at a table.
//!
//! ```
//! use phrasebook::GameBook;
//! use table::{Lang, Phrase, Seat};
//!
//! static GAME: GameBook = GameBook::new(altes_reich::TEXTS);
//! let book = GAME.phrasebook(Lang::De);
//! let phrase = Phrase::new("altes-reich-prompt-wait").with("seat", Seat::new(1));
//! assert_eq!(book.say(&phrase, &()), "Warte: Jetzt spielt 2.");
//! assert_eq!(book.message("terminal-result", &[]), "Ergebnis");
//! ```

pub mod errors;
mod gaps;
mod grammar;
pub mod list;
pub mod messages;
pub mod names;
pub mod rulebook;
pub mod translator;

pub use errors::{Explained, Explanation};
pub use messages::{GameBook, Phrasebook, Value};
pub use names::{AtTable, Names};
pub use rulebook::Rulebook;
pub use translator::Translator;
