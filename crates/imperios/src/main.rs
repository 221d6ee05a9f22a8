//! `imperios`: historical board games, played properly.

use std::process::ExitCode;

/// A choice costs the server a sixth to a third less with it (docs/performance.md), and what is freed goes back to the
/// system soon.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    imperios::run(imperios::games())
}
