//! The program as a person meets it: the real binary, typed at and read from.

mod admin;
mod bad_input;
mod balance;
mod campaign;
mod data;
mod desk;
mod faults;
mod grecia;
mod insight;
mod interrupted;
mod kill;
mod lists;
mod napoleon;
mod odds;
mod outlive;
mod play;
#[path = "../../../server/tests/support/postgres.rs"]
mod postgres;
mod puzzles;
mod questions;
mod records;
mod running;
mod screens;
mod serve;
mod shared_keyboard;
mod sim;
mod table_talk;
mod tournaments;
mod tribute;
mod understood;
mod what_if;
