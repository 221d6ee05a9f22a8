//! Whole games over real sockets, with people and bots.

mod support;

#[path = "play/choices.rs"]
mod choices;
#[path = "play/deleted.rs"]
mod deleted;
#[path = "play/games.rs"]
mod games;
#[path = "play/lobby.rs"]
mod lobby;
