//! A tournament is its journal: who entered, who met whom, who came where. From it and from the seed that was committed
//! to before the start everything follows: each round is paired by a function that knows nothing else, so anybody can
//! repeat it when the seed is known ([`verify()`]).
//!
//! Nothing here knows a game, a clock or a server.
//!
//! ```
//! use tournament::{Draw, Event, How, Kind, System, Terms, Tournament, verify};
//!
//! let seed: table::Seed = "1806".parse().unwrap();
//! let terms = Terms::new("Spring", "altes-reich", 2, System::Swiss { rounds: 2 }, seed.commitment());
//! let mut events = vec![Event::Opened(terms)];
//! let bot = || Kind::Bot { bot: "page".into() };
//! for (number, name) in (1..).zip(["Anna", "Bruno", "Clara", "Dora"]) {
//!     events.push(Event::Entered { entrant: number, name: name.parse().unwrap(), kind: bot() });
//! }
//! events.push(Event::Started);
//! let mut tournament = Tournament::of(&events).unwrap();
//! while let Some(paired) = tournament.next_round(&Draw::new(&seed)) {
//!     let mut news = vec![Event::Paired(paired.clone())];
//!     for table in 1..=paired.tables.len() as u16 {
//!         news.push(Event::Ended { round: paired.round, table, places: vec![1, 2], how: How::Played });
//!     }
//!     for event in news {
//!         tournament.follow(&event).unwrap();
//!         events.push(event);
//!     }
//! }
//! events.push(Event::Closed { early: false });
//! assert_eq!(verify(&events, &seed).unwrap().len(), 4);
//! ```

mod circle;
mod cup;
mod draw;
mod groups;
mod journal;
mod matching;
mod ranking;
mod rounds;
mod seats;
mod state;
mod verify;

pub use draw::Draw;
pub use groups::Grouped;
pub use journal::{
    Entrant, Event, How, Kind, MOST_ENTRANTS, MOST_ROUNDS, Paired, Pairing, System, Terms, Why,
};
pub use ranking::{Ranked, TieBreak, WIN};
pub use state::{Board, Fault, Player, Round, Stage, Tournament};
pub use verify::{Unproved, verify};
