//! The program with one more game: `cargo run -p imperios --example tribute -- play tribute`.

mod game;
mod provinces;

use std::process::ExitCode;

fn main() -> ExitCode {
    imperios::run(imperios::games().with(game::manifest()))
}
