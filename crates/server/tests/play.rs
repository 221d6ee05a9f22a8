//! A server as its users meet it: people, tables and games over real sockets.

mod support;

#[path = "play/changes.rs"]
mod changes;
#[path = "play/choices.rs"]
mod choices;
#[path = "play/deleted.rs"]
mod deleted;
#[path = "play/door.rs"]
mod door;
#[path = "play/earlier.rs"]
mod earlier;
#[path = "play/games.rs"]
mod games;
#[path = "play/golden.rs"]
mod golden;
#[path = "play/home.rs"]
mod home;
#[path = "play/insight.rs"]
mod insight;
#[path = "play/life.rs"]
mod life;
#[path = "play/lobby.rs"]
mod lobby;
#[path = "play/packs.rs"]
mod packs;
#[path = "play/people.rs"]
mod people;
#[path = "play/plans.rs"]
mod plans;
#[path = "play/positions.rs"]
mod positions;
#[path = "play/programs.rs"]
mod programs;
#[path = "play/puzzles.rs"]
mod puzzles;
#[path = "play/quotas.rs"]
mod quotas;
#[path = "play/seats.rs"]
mod seats;
#[path = "play/set_up.rs"]
mod set_up;
#[path = "play/shield.rs"]
mod shield;
#[path = "play/stuck.rs"]
mod stuck;
#[path = "play/ten_thousand.rs"]
mod ten_thousand;
#[path = "play/tournaments.rs"]
mod tournaments;
#[path = "play/whole.rs"]
mod whole;
