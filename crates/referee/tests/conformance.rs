//! Every case under `tests/conformance` passes, and every rule of the rulebooks has one.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use manifest::{Games, Manifest};
use referee::{
    conformance::{self, EventPattern, Expect, Report},
    coverage::{gaps, rule_ids},
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn games() -> Games {
    Games::new()
        .with(Manifest::of::<altes_reich::Position>(altes_reich::edition::BUILT_IN, altes_reich::TEXTS))
        .with(Manifest::of::<grecia::Position>(grecia::edition::BUILT_IN, grecia::TEXTS))
        .with(Manifest::of::<napoleon::Position>(napoleon::edition::BUILT_IN, napoleon::TEXTS))
}

fn checked(folder: &str) -> Report {
    conformance::check(&games(), &[root().join("tests/conformance").join(folder)]).unwrap()
}

#[test]
fn every_case_passes() {
    let report = checked("");
    assert!(report.failed() == 0 && report.passed() > 0, "\n{report}");
}

#[test]
fn every_rule_of_altes_reich_has_a_case() {
    let rulebook = fs::read_to_string(root().join("data/rulebook/altes-reich.en.toml")).unwrap();
    let rules = rule_ids(&rulebook).unwrap();
    assert_eq!(rules.iter().collect::<BTreeSet<_>>().len(), 78, "AR-01 to AR-78, none twice");
    let examples: Vec<_> = (1..=24).map(|n| format!("EX-{n:02}")).collect();
    let gaps = gaps(&rules, &examples, checked("altes-reich").suites());
    assert!(gaps.is_empty(), "\n{gaps}");
}

#[test]
fn every_rule_of_grecia_has_a_case() {
    let rulebook = fs::read_to_string(root().join("data/rulebook/grecia.en.toml")).unwrap();
    let rules = rule_ids(&rulebook).unwrap();
    assert_eq!(rules.iter().collect::<BTreeSet<_>>().len(), 188, "all of the catalogue, none twice");
    let examples: Vec<_> = (1..=43).map(|n| format!("GR-EX-{n:02}")).collect();
    let gaps = gaps(&rules, &examples, checked("grecia").suites());
    assert!(gaps.is_empty(), "\n{gaps}");
}

/// The page that explains the files begins with one.
#[test]
fn the_file_in_the_documentation_passes() {
    let page = fs::read_to_string(root().join("docs/conformance.md")).unwrap();
    let (_, rest) = page.split_once("```toml\ngame = ").unwrap();
    let (file, _) = rest.split_once("```").unwrap();
    let suite = conformance::parse(&format!("game = {file}")).unwrap();
    for verdict in conformance::run(&games(), &suite) {
        assert!(verdict.passed(), "\n{verdict}");
    }
}

/// A misspelt event never happens, so that a case which forbids it would prove nothing: each event that some
/// case forbids must happen in another.
#[test]
fn events_that_must_not_happen_are_events_of_the_game() {
    for game in ["altes-reich", "grecia", "napoleon"] {
        forbidden_events_happen_elsewhere(game);
    }
}

fn forbidden_events_happen_elsewhere(game: &str) {
    let report = checked(game);
    let expects: Vec<&Expect> = report
        .suites()
        .flat_map(|suite| &suite.cases)
        .flat_map(|case| case.steps.iter().map(|step| &step.expect))
        .collect();
    let names = |patterns: &[EventPattern]| -> BTreeSet<String> {
        patterns.iter().filter_map(|pattern| pattern.event.clone()).collect()
    };
    let (mut happen, mut forbidden) = (BTreeSet::new(), BTreeSet::new());
    for expect in expects {
        happen.append(&mut names(&expect.events));
        forbidden.append(&mut names(&expect.no_events));
        for told in &expect.told {
            happen.append(&mut names(&told.includes));
            forbidden.append(&mut names(&told.excludes));
        }
    }
    assert!(forbidden.is_subset(&happen), "never happen: {:?}", forbidden.difference(&happen));
}

#[test]
fn every_rule_of_napoleon_has_a_case() {
    let rulebook = fs::read_to_string(root().join("data/rulebook/napoleon.en.toml")).unwrap();
    let rules = rule_ids(&rulebook).unwrap();
    assert_eq!(rules.iter().collect::<BTreeSet<_>>().len(), 185, "all of the catalogue, none twice");
    let examples: Vec<_> = (1..=35).map(|n| format!("NA-EX-{n:02}")).collect();
    let gaps = gaps(&rules, &examples, checked("napoleon").suites());
    assert!(gaps.is_empty(), "\n{gaps}");
}
