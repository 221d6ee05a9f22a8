//! The puzzles that come with the program: each loads, and each holds.

use std::collections::BTreeSet;

use bots::{Collection, GAP, Verdict, hardness};
use manifest::{Games, Manifest, Posed};

fn games() -> Games {
    Games::new()
        .with(
            Manifest::of::<altes_reich::Position>(altes_reich::edition::BUILT_IN, altes_reich::TEXTS)
                .with_puzzles(include_str!("../../../data/puzzles/altes-reich.jsonl")),
        )
        .with(
            Manifest::of::<grecia::Position>(grecia::edition::BUILT_IN, grecia::TEXTS)
                .with_puzzles(include_str!("../../../data/puzzles/grecia.jsonl")),
        )
        .with(
            Manifest::of::<napoleon::Position>(napoleon::edition::BUILT_IN, napoleon::TEXTS)
                .with_puzzles(include_str!("../../../data/puzzles/napoleon.jsonl")),
        )
}

/// Every puzzle of a game can be put on the table, and a search of a fixed size finds its solution and its gap.
fn all_hold(game: &str) {
    let games = games();
    let puzzles: &Collection = games.find(game).unwrap().puzzles().expect("the game comes with puzzles");
    assert_eq!(puzzles.head.game, game);
    let ids: BTreeSet<_> = puzzles.puzzles.iter().map(|puzzle| &puzzle.id).collect();
    assert_eq!(ids.len(), puzzles.puzzles.len(), "each has an id of its own");
    for puzzle in &puzzles.puzzles {
        let named = |seat: usize| seat.to_string().parse().unwrap();
        let Posed { manifest, game, .. } = games.pose(game, &puzzle.id, named).expect("its edition is here");
        assert!(puzzle.gap() >= GAP && (1..=3).contains(&puzzle.hardness), "{}", puzzle.id);
        let graded = puzzle.effort.map(hardness);
        assert!(graded.is_none_or(|level| level == puzzle.hardness), "{}: {graded:?}", puzzle.id);
        manifest.bots.check_puzzle(&*game, puzzle).unwrap_or_else(|error| panic!("{}: {error}", puzzle.id));
        let judged = |words: &[String]| manifest.bots.judge_answer(&*game, puzzle, words).unwrap().verdict;
        assert_eq!(judged(&puzzle.solution), Verdict::Right, "{}", puzzle.id);
        assert_eq!(judged(&puzzle.others[0].words), Verdict::Wrong, "{}", puzzle.id);
    }
}

#[test]
fn every_puzzle_of_el_viejo_imperio_holds() {
    all_hold("altes-reich");
}

#[test]
fn every_puzzle_of_grecia_holds() {
    all_hold("grecia");
}

#[test]
fn every_puzzle_of_napoleon_holds() {
    all_hold("napoleon");
}
