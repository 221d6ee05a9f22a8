//! `imperios`: historical board games, played properly.

use std::process::ExitCode;

fn main() -> ExitCode {
    imperios::run(imperios::games())
}
