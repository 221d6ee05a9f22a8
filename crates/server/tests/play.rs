//! Whole games over real sockets, with people and bots.

mod support;

#[path = "play/games.rs"]
mod games;
#[path = "play/lobby.rs"]
mod lobby;
#[path = "play/choices.rs"]
mod choices;
