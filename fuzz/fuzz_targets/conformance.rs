//! Whatever is read as a conformance file can be run: its cases pass or fail, and nothing panics.

#![no_main]

use fuzz::GAMES;
use libfuzzer_sys::fuzz_target;
use referee::conformance::{parse, run};

fuzz_target!(|text: &str| {
    let Ok(suite) = parse(text) else { return };
    let verdicts = run(&GAMES, &suite);
    assert_eq!(verdicts.len(), suite.cases.len());
    for verdict in verdicts {
        assert!(!verdict.to_string().is_empty());
    }
});
