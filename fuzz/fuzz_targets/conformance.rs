//! Whatever is read as a conformance file can be run: its cases pass or fail, and nothing panics.

#![no_main]

use std::sync::LazyLock;

use altes_reich::{Edition, Position};
use libfuzzer_sys::fuzz_target;
use referee::conformance::{parse, run};
use table::{Boxed, Registry};

static REGISTRY: LazyLock<Registry> =
    LazyLock::new(|| Registry::new().with(Boxed::<Position>::new(Edition::built_in())));

fuzz_target!(|text: &str| {
    let Ok(suite) = parse(text) else { return };
    let verdicts = run(&REGISTRY, &suite);
    assert_eq!(verdicts.len(), suite.cases.len());
    for verdict in verdicts {
        assert!(!verdict.to_string().is_empty());
    }
});
