//! What the two games of *Imperios del Pasado* truly share: the course of rounds and turns, zones, who holds them and the
//! map with its ways over sea, the files of an edition and the drawing of the map, the words and the keys of a notation,
//! units with the zones they go to, passage at sea by majority and permission, hands of Battle cards that come back all
//! but the last, the two sides of a combat, the order in which parts of an action are offered, the sets and heaps that
//! positions are made of, how the outcome of a combat is foreseen, what units on the board could do, the
//! sentence that tells a whole action, and the sheet of numbers on which all that is written.
//!
//! Where the rulebooks differ (cities, heroes, fortresses, the course of a battle), each game has its own code.
//! The ids `GR-…` and `NA-…` are those of the two rule catalogues.
//!
//! ```
//! use empires::calendar::Calendar;
//! use table::Seat;
//!
//! let [anna, bruno, clara] = [0, 1, 2].map(Seat::new);
//! let last = Calendar { players: 3, rounds: 10, round: 10, start: bruno, active: clara, actions: 0 };
//! assert_eq!(last.next([anna, bruno, clara].into_iter().collect()), Some((anna, 10)));
//! assert_eq!(last.next([bruno, clara].into_iter().collect()), None);
//! ```

pub mod battle_cards;
pub mod calendar;
pub mod files;
pub mod foresight;
pub mod geometry;
pub mod graph;
pub mod heap;
pub mod holder;
pub mod legs;
pub mod map;
pub mod notation;
pub mod observation;
pub mod order;
pub mod passage;
pub mod plans;
pub mod sentence;
pub mod sets;
pub mod side;
pub mod words;
pub mod zones;
