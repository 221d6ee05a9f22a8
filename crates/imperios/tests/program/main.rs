//! The program as a person meets it: the real binary, typed at and read from.

mod bad_input;
mod data;
mod desk;
mod grecia;
mod interrupted;
mod kill;
mod lists;
mod play;
mod questions;
mod records;
mod shared_keyboard;
mod sim;
